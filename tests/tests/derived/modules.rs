//! Reads the contract modules back from the text of a generated package, as a person would who writes a derive.

/// The module of an event, a member or a type that has fields of its own.
#[derive(Debug, Default)]
pub struct Module {
    /// The names of the modules down to it.
    pub path: Vec<String>,
    /// The generated type that the whole payload is, from the crate on.
    pub payload: Option<String>,
    /// The part that the fields of the payload are.
    pub payload_part: Option<usize>,
    /// The fields that somebody gives.
    pub fields: Vec<Field>,
    /// Whether it is of an event.
    pub is_event: bool,
    /// The parts of the fields that are described, none for one whose value is always the same.
    described: Vec<Option<usize>>,
    named: usize,
    is_leaf: bool,
}

/// One field of a module.
#[derive(Debug)]
pub struct Field {
    /// Its name in Rust.
    pub ident: String,
    /// The part of the document that it stands in.
    pub part: usize,
    /// Its place among all that are described.
    pub place: usize,
}

/// Reads every module that ends in fields.
pub fn parse(text: &str) -> Vec<Module> {
    let mut open: Vec<(usize, Module)> = Vec::new();
    let mut done = Vec::new();
    for line in text.lines() {
        let content = line.trim_start();
        let indent = line.len() - content.len();
        if let Some(ident) = between(content, "pub mod ", " {") {
            let mut path = open.last().map_or_else(Vec::new, |(_, module)| module.path.clone());
            path.push(ident.to_owned());
            open.push((
                indent,
                Module {
                    path,
                    ..Module::default()
                },
            ));
        } else if content == "}" && open.last().is_some_and(|(at, _)| *at == indent) {
            let module = open.pop().expect("it is the last").1;
            if module.is_leaf {
                done.push(module);
            }
        } else if let Some((_, module)) = open.last_mut() {
            module.line(content);
        }
    }
    done
}

impl Module {
    fn line(&mut self, line: &str) {
        if let Some(of) = between(line, "type Of = ", ";") {
            self.is_event = of.ends_with("::Event") && of.matches("::").count() == 2;
            self.is_leaf = true;
        } else if let Some(payload) = between(line, "type Payload = ::cantus::contract::declared<crate::", ">;") {
            self.payload = Some(payload.to_owned());
        } else if line.starts_with("const MEMBERS: ") || line == "::cantus::contract::Step::Bare," {
            self.is_leaf = false;
        } else if let Some(part) = between(line, "::cantus::contract::Step::Payload(", "),") {
            self.payload_part = Some(part.parse().expect("a part is a number"));
        } else if let Some(part) = field_part(line) {
            self.described.push(part);
        } else if let Some((ident, _)) = line
            .strip_prefix("pub type ")
            .and_then(|alias| alias.split_once(" = ::cantus::contract::"))
            .filter(|(ident, _)| !ident.starts_with("__"))
        {
            if let Some(part) = self.described[self.named] {
                self.fields.push(Field {
                    ident: ident.to_owned(),
                    part,
                    place: self.named,
                });
            }
            self.named += 1;
        }
    }
}

/// Gives the part of a field that is described; no part where the value is always the same, for nobody gives it then.
fn field_part(line: &str) -> Option<Option<usize>> {
    let info = between(line, "::cantus::contract::", "),")?;
    // Behind the field stands from which level on it is hidden.
    let info = info.split(").above(").next()?;
    let (word, _) = info.split_once('(')?;
    let part = || {
        let part = info.rsplit([' ', '(']).next()?;
        Some(part.parse().expect("a part is a number"))
    };
    match word {
        "required" | "optional" | "further" => Some(part()),
        "fixed" => Some(None),
        _ => None,
    }
}

fn between<'l>(line: &'l str, before: &str, behind: &str) -> Option<&'l str> {
    line.strip_prefix(before)?.strip_suffix(behind)
}
