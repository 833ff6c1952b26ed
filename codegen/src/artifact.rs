//! What a target gives back: paths and bodies, not yet bannered and not yet on any disk.

/// One generated file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Artifact {
    /// Its path below the target's output folder, `/`-separated.
    pub path: String,
    /// Its text without the banner, with LF line ends and one at the end.
    pub body: String,
    /// How the banner is spelled in this kind of file.
    pub banner: BannerStyle,
}

/// How a banner is spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BannerStyle {
    /// A comment on the first line that begins with this, such as `//`.
    Line(&'static str),
    /// The first key of a JSON object, on the second line; the body is an object printed over several lines.
    JsonKey(&'static str),
}
