//! What a policy is asked about: attributes by key, borrowed from wherever they are.

/// A request that a policy `P` can decide; generated code gives an owned and a borrowed one for each policy.
pub trait Request<P: ?Sized> {
    /// What the request has for the key of this index of the definition; `None` where it has nothing.
    fn attribute(&self, key: usize) -> Option<Attribute<'_>>;
}

/// One attribute of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attribute<'r> {
    /// A text, or a member of an enum.
    Text(&'r str),
    /// A list of texts.
    Texts(Texts<'r>),
    /// A truth value.
    Bool(bool),
}

/// A list of texts, whoever owns them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texts<'r> {
    /// They are owned one by one.
    Owned(&'r [String]),
    /// They are borrowed one by one.
    Borrowed(&'r [&'r str]),
}

impl<'r> Texts<'r> {
    /// Gives each.
    pub fn iter(self) -> impl Iterator<Item = &'r str> {
        let (owned, borrowed): (&'r [String], &'r [&'r str]) = match self {
            Self::Owned(owned) => (owned, &[]),
            Self::Borrowed(borrowed) => (&[], borrowed),
        };
        owned.iter().map(String::as_str).chain(borrowed.iter().copied())
    }
}
