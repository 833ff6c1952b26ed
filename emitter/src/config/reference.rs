//! References to the environment in a text: `${NAME}`, and `$${NAME}` for the text `${NAME}`.

/// One piece of a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Piece<'t> {
    /// What stands for itself.
    Text(&'t str),
    /// The name of a variable.
    Name(&'t str),
    /// Something that begins as a reference and is none.
    Broken(&'t str),
}

/// The pieces of a text in order.
pub(super) fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("${") {
        if at > 0 && rest[..at].ends_with('$') {
            pieces.push(Piece::Text(&rest[..at - 1]));
            pieces.push(Piece::Text("${"));
            rest = &rest[at + 2..];
            continue;
        }
        if at > 0 {
            pieces.push(Piece::Text(&rest[..at]));
        }
        let inner = &rest[at + 2..];
        match inner.find('}') {
            Some(end) if is_name(&inner[..end]) => {
                pieces.push(Piece::Name(&inner[..end]));
                rest = &inner[end + 1..];
            }
            Some(end) => {
                pieces.push(Piece::Broken(&rest[at..at + 2 + end + 1]));
                rest = &inner[end + 1..];
            }
            None => {
                pieces.push(Piece::Broken(&rest[at..]));
                rest = "";
            }
        }
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest));
    }
    pieces
}

/// Whether a text is the name of a variable.
fn is_name(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes
        .next()
        .is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_')
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

#[cfg(test)]
mod tests {
    use super::{Piece, pieces};

    #[test]
    fn references_are_names_in_braces() {
        use Piece::{Broken, Name, Text};
        assert_eq!(pieces("Bearer ${TOKEN}"), [Text("Bearer "), Name("TOKEN")]);
        assert_eq!(pieces("${A}${_b1}"), [Name("A"), Name("_b1")]);
        assert_eq!(pieces("$A {B} $ $$"), [Text("$A {B} $ $$")]);
        assert_eq!(pieces("a$${A}b"), [Text("a"), Text("${"), Text("A}b")]);
        assert_eq!(pieces("${1A}${}"), [Broken("${1A}"), Broken("${}")]);
        assert_eq!(pieces("ü${A"), [Text("ü"), Broken("${A")]);
        assert_eq!(pieces(""), []);
    }
}
