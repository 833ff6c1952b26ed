//! What a config is, as plain data: generated code gives it as a constant, the command line makes it from a registry.

/// A config as its package declares it.
///
/// It says what a type cannot: what is filled in, by what name a member may have been meant, which values refer to the
/// environment, which protect and which are not shown. Bounds and patterns are the type's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Definition<'d> {
    /// Its name with its package, such as `gateway.GatewayConfig`.
    pub name: &'d str,
    /// What its values are made of; the config itself is the first, and types point at the others by index.
    pub shapes: &'d [Shape<'d>],
    /// The top-level key that chooses a preset.
    pub preset_key: Option<&'d str>,
    /// Values that have a name.
    pub presets: &'d [Preset<'d>],
    /// The levels of sensitivity, the lowest first.
    pub levels: &'d [&'d str],
    /// The highest level that everybody may see.
    pub shown: u32,
}

/// Values that have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset<'d> {
    /// Its name.
    pub name: &'d str,
    /// The top-level keys it gives, each with its whole value as JSON.
    pub values: &'d [(&'d str, &'d str)],
}

/// A part of a config that has a name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape<'d> {
    /// Its name.
    pub name: &'d str,
    /// The level of every value of it.
    pub level: u32,
    /// What it is.
    pub kind: ShapeKind<'d>,
    /// What its rules match on by key, if it is the rule set of a policy.
    pub rules: Option<&'d [(&'d str, RuleKey)]>,
}

/// How a rule's value under a key is taken when rules are held against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleKey {
    /// As it is written.
    Text,
    /// As a glob.
    Glob,
    /// As a truth value.
    Bool,
}

/// What a part of a config is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ShapeKind<'d> {
    /// Another name for a type.
    Alias(Type<'d>),
    /// An object with declared fields.
    Record {
        /// The fields in declared order.
        fields: &'d [Field<'d>],
        /// The type of every further key.
        rest: Option<Type<'d>>,
    },
    /// One of these texts, in declared order, and of no others.
    Enum(&'d [&'d str]),
    /// One of these integers, in declared order, and of no others.
    Numbers(&'d [i64]),
    /// A value that is not looked into.
    Opaque,
    /// Members told apart by a tag.
    Tagged {
        /// The key of the tag.
        tag: &'d str,
        /// The key of what a member carries; without one its fields stand beside the tag.
        content: Option<&'d str>,
        /// The member that an object without a tag is.
        default: Option<usize>,
        /// Whether there may be other members.
        open: bool,
        /// The members.
        members: &'d [Member<'d>],
    },
    /// Members told apart by the one of these keys that is there.
    Keyed(&'d [Member<'d>]),
    /// Branches told apart by the kind of the value.
    ByKind(&'d [Branch<'d>]),
}

/// One member of a family.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Member<'d> {
    /// The tag's value, or the key.
    pub tag: Tag<'d>,
    /// What stands beside the tag.
    pub beside: &'d [Field<'d>],
    /// What it carries, by index.
    pub payload: Option<usize>,
    /// Whether what it carries stands under the content key.
    pub content: bool,
    /// The level of what it carries.
    pub level: u32,
}

/// The value of a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag<'d> {
    /// A text.
    Text(&'d str),
    /// An integer.
    Integer(i64),
}

/// One branch of a union.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Branch<'d> {
    /// The kind of its values.
    pub kind: Json,
    /// Their type.
    pub ty: Type<'d>,
}

/// A kind of JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Json {
    /// `null`
    Null,
    /// `true` and `false`
    Bool,
    /// Numbers.
    Number,
    /// Texts.
    String,
    /// Lists.
    Array,
    /// Objects.
    Object,
}

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field<'d> {
    /// Its key.
    pub name: &'d str,
    /// What its values are.
    pub ty: Type<'d>,
    /// Whether somebody has to say it.
    pub required: bool,
    /// What holds when nobody says it, as JSON.
    pub default: Option<&'d str>,
    /// Whether a value may refer to the environment.
    pub env: bool,
    /// Which values weaken a protection.
    pub protective: Option<Protective>,
    /// How sensitive it is.
    pub level: u32,
}

/// Which values protect as much as the default does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protective {
    /// The default alone.
    Default,
    /// The default and what is above it.
    High,
    /// The default and what is below it.
    Low,
}

/// What a value is, as far as it is looked into.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Type<'d> {
    /// A text of any sort.
    Text,
    /// A number of any sort.
    Number,
    /// A truth value.
    Bool,
    /// Something that is not looked into.
    Any,
    /// A list.
    List(&'d Type<'d>),
    /// An object with free keys.
    Map(&'d Type<'d>),
    /// The type, or null.
    Nullable(&'d Type<'d>),
    /// A shape, by index.
    Shape(usize),
}

/// The generated type of a config: a value of it has everything filled in that has a default.
pub trait Config: crate::Wire {
    /// The config.
    const DEFINITION: &'static Definition<'static>;
}

impl<'d> Shape<'d> {
    /// A shape that everybody may see.
    pub const fn new(name: &'d str, kind: ShapeKind<'d>) -> Self {
        Self {
            name,
            level: 0,
            kind,
            rules: None,
        }
    }

    /// Says how sensitive it is.
    #[must_use]
    pub const fn level(mut self, level: u32) -> Self {
        self.level = level;
        self
    }

    /// Says that it is the rule set of a policy, and what its rules match on.
    #[must_use]
    pub const fn rules(mut self, keys: &'d [(&'d str, RuleKey)]) -> Self {
        self.rules = Some(keys);
        self
    }
}

impl<'d> Field<'d> {
    /// A field that somebody has to say.
    pub const fn required(name: &'d str, ty: Type<'d>) -> Self {
        Self {
            required: true,
            ..Self::optional(name, ty)
        }
    }

    /// A field that nobody has to say.
    pub const fn optional(name: &'d str, ty: Type<'d>) -> Self {
        Self {
            name,
            ty,
            required: false,
            default: None,
            env: false,
            protective: None,
            level: 0,
        }
    }

    /// Says what holds when nobody says it.
    #[must_use]
    pub const fn default(mut self, json: &'d str) -> Self {
        self.default = Some(json);
        self
    }

    /// Lets it refer to the environment.
    #[must_use]
    pub const fn env(mut self) -> Self {
        self.env = true;
        self
    }

    /// Says which values weaken a protection.
    #[must_use]
    pub const fn protective(mut self, protective: Protective) -> Self {
        self.protective = Some(protective);
        self
    }

    /// Says how sensitive it is.
    #[must_use]
    pub const fn level(mut self, level: u32) -> Self {
        self.level = level;
        self
    }
}

impl<'d> Definition<'d> {
    /// The preset with a name.
    pub fn preset(&self, name: &str) -> Option<&'d Preset<'d>> {
        self.presets.iter().find(|preset| preset.name == name)
    }

    /// The fields of the config itself.
    pub fn fields(&self) -> &'d [Field<'d>] {
        match self.shapes.first().map(|shape| shape.kind) {
            Some(ShapeKind::Record { fields, .. }) => fields,
            _ => &[],
        }
    }

    /// The name of a level.
    pub fn level(&self, level: u32) -> &'d str {
        let at = usize::try_from(level).unwrap_or(usize::MAX);
        self.levels.get(at).copied().unwrap_or("undeclared")
    }
}
