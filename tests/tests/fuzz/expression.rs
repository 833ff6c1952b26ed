//! Type expressions, in a registry of their own: what is one is printed and read again as the same one.

use std::fs;
use std::path::Path;

use cantus_registry::expr::{Builtin, Expr, ExprNode};
use cantus_registry::model::Literal;
use cantus_registry::raw::Form;
use proptest::prelude::{Strategy, any, prop};
use serde_json::Value;

use crate::campaign;

/// Expressions by their grammar, with some pieces that are not of it.
fn expressions() -> impl Strategy<Value = String> {
    let words = Builtin::ALL.iter().map(|(word, _)| *word);
    let others = [
        "true",
        "false",
        "null",
        "0",
        "-1",
        "42",
        "9007199254740991",
        "9007199254740992",
        "017",
        "1.0",
        "\"x\"",
        "\"\"",
        "\"a|b\"",
        "\"\\\"\"",
        "\"\\ud800\"",
        "\"\\u0000\"",
        "\" -- \"",
        "Name",
        "run.Step",
        "a.b.C",
        "list",
        "map",
        "Ünder",
        "objekt",
        "duration",
        "[a]",
        "Page<T>",
        "",
        "-",
        "--",
        "string[]",
        "\"",
        "🦀",
        "\u{a0}",
    ];
    let atoms = proptest::sample::select(words.chain(others).collect::<Vec<_>>());
    let expression = atoms.prop_map(str::to_owned).prop_recursive(80, 120, 3, |inner| {
        proptest::prop_oneof![
            inner.clone().prop_map(|of| format!("list<{of}>")),
            inner.clone().prop_map(|of| format!("map< {of} >")),
            inner.clone().prop_map(|of| format!("({of})")),
            prop::collection::vec(inner.clone(), 2..4).prop_map(|of| of.join("|")),
            prop::collection::vec(inner.clone(), 2..4).prop_map(|of| of.join(" | ")),
            (inner, any::<String>()).prop_map(|(of, text)| format!("{of} -- {text}")),
        ]
    });
    proptest::prop_oneof![9 => expression, 1 => any::<String>()]
}

/// Reads the type `T` that is declared as an expression; its text is quoted, so YAML takes it as it is.
fn read(folder: &Path, text: &str) -> Option<Expr> {
    let text = Value::from(text);
    let file = format!("package: p\nversion: 1.0.0\ntypes: {{T: {text}}}\n");
    fs::write(folder.join("p/p.yaml"), file).expect("the folder can be written");
    let parsed = cantus_registry::parse(folder, Path::new("")).expect("there is a registry");
    let (_, declared) = parsed.files.into_iter().next()?.types.into_iter().next()?;
    match declared.form {
        Form::Expression(expr) if parsed.findings.is_empty() => Some(expr),
        _ => None,
    }
}

fn print(expr: &Expr) -> String {
    match &expr.node {
        ExprNode::Builtin(builtin) => {
            let word = Builtin::ALL.iter().find(|(_, other)| other == builtin);
            word.expect("every builtin has a word").0.to_owned()
        }
        ExprNode::Literal(Literal::Null) => "null".to_owned(),
        ExprNode::Literal(Literal::Bool(value)) => value.to_string(),
        ExprNode::Literal(Literal::Integer(value)) => value.to_string(),
        ExprNode::Literal(Literal::String(text)) => Value::from(text.as_str()).to_string(),
        ExprNode::Name { package: None, name } => name.clone(),
        ExprNode::Name {
            package: Some(package),
            name,
        } => format!("{package}.{name}"),
        ExprNode::List(items) => format!("list<{}>", print(items)),
        ExprNode::Map(values) => format!("map<{}>", print(values)),
        ExprNode::Union(branches) => branches.iter().map(print).collect::<Vec<_>>().join(" | "),
    }
}

#[test]
fn an_expression_is_printed_as_one_that_means_the_same() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::create_dir(folder.path().join("p")).expect("a folder");
    campaign::run("expression", 1_500, expressions(), |text| {
        let Some(expr) = read(folder.path(), text) else { return };
        let printed = print(&expr);
        let again = read(folder.path(), &printed).unwrap_or_else(|| panic!("{printed:?} is no expression"));
        assert_eq!(print(&again), printed);
    });
}
