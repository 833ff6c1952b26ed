//! Prints derived types for the contract modules of a package, and what puts documents through them.

use cantus_registry::model::{self, ToldApart};

use crate::modules::{Field, Module};

/// One package of a project.
pub struct Package<'p> {
    /// The project's name in the documents.
    pub project: &'p str,
    /// The crate of its output.
    pub crate_name: &'p str,
    /// The package.
    pub package: &'p model::Package,
    /// Its contract modules.
    pub modules: &'p [Module],
}

impl Package<'_> {
    /// Gives the name of the module that is printed.
    pub fn module(&self) -> (String, String, String) {
        let (project, package) = (self.project, &self.package.name);
        (project.to_owned(), package.clone(), format!("{project}_{package}"))
    }

    /// Prints the types and the checks of one package.
    pub fn text(&self) -> String {
        let name = self.module().2;
        let events = self.modules.iter().filter(|module| module.is_event);
        let types = self.modules.iter().filter(|module| !module.is_event);
        let items: String = events
            .clone()
            .enumerate()
            .map(|(at, module)| self.event(at, module))
            .collect();
        let payloads: String = types
            .enumerate()
            .filter_map(|(at, module)| self.payload(at, module))
            .collect();
        let calls: String = (0..events.count()).map(|at| format!("e{at}::emit, ")).collect();
        let decode = match self.package.events.told_apart {
            ToldApart::Outside => "Event::decode(event, text.as_bytes(), view)",
            ToldApart::Tag(_) | ToldApart::Key => "Event::decode(text.as_bytes(), view)",
        };
        let transport: Vec<&String> = self.package.events.transport.iter().map(|field| &field.name).collect();
        format!(
            "pub mod {name} {{\n    use super::*;\n    use {crate}::{module}::Event;\n\n{items}{payloads}    \
             pub const TRANSPORT: &[&str] = &{transport:?};\n    \
             pub const EMIT: &[fn(&str, &Value) -> Option<Written>] = &[{calls}];\n    \
             pub fn decode(event: &str, text: &str, view: View) {{\n        let _ = event;\n        \
             {decode}.unwrap_or_else(|error| panic!(\"{{text}}: {{error}}\"));\n    }}\n}}\n",
            crate = self.crate_name,
            module = self.rust_module(),
        )
    }

    fn rust_module(&self) -> &str {
        &self.package.name
    }

    fn path(&self, module: &Module) -> String {
        format!(
            "{}::{}::{}",
            self.crate_name,
            self.rust_module(),
            module.path.join("::")
        )
    }

    /// Prints a struct for an event, whose payload is borrowed from the generated one.
    fn event(&self, at: usize, module: &Module) -> String {
        let path = self.path(module);
        let payload = match (&module.payload, module.payload_part) {
            (Some(payload), Some(_)) => format!(
                "            let payload: {}::{payload} = found.payload();\n",
                self.crate_name
            ),
            _ => String::new(),
        };
        let values: String = module
            .fields
            .iter()
            .map(|Field { ident, part, place }| {
                if Some(*part) == module.payload_part {
                    format!("{ident}: &payload.{ident}, ")
                } else {
                    format!("{ident}: found.given({place}), ")
                }
            })
            .collect();
        format!(
            "    mod e{at} {{\n        use super::*;\n\n        #[derive(cantus::Event)]\n        #[event({path})]\n{structure}\n        \
             pub fn emit(event: &str, document: &Value) -> Option<Written> {{\n            \
             let found = Found::of::<{path}::__Contract>(event, document, TRANSPORT)?;\n{payload}            \
             Some(found.written(&S {{ {values}}}))\n        }}\n    }}\n",
            structure = structure(module),
        )
    }

    /// Prints a struct for a type, which takes whatever the generated one holds.
    fn payload(&self, at: usize, module: &Module) -> Option<String> {
        // A member of a family has no type of its own that is told of here.
        let payload = module.payload.as_ref().filter(|_| module.path.len() == 2)?;
        let path = self.path(module);
        let values: String = module
            .fields
            .iter()
            .map(|Field { ident, .. }| format!("{ident}: &value.{ident}, "))
            .collect();
        Some(format!(
            "    mod p{at} {{\n        #[derive(cantus::Payload)]\n        #[payload({path})]\n{structure}\n        \
             #[allow(dead_code)]\n        fn carries(value: &{crate}::{payload}) -> impl cantus::Carries<cantus::contract::declared<{crate}::{payload}>> {{\n            \
             S {{ {values}}}\n        }}\n    }}\n",
            structure = structure(module),
            crate = self.crate_name,
        ))
    }
}

fn structure(module: &Module) -> String {
    let parameters: Vec<String> = (0..module.fields.len()).map(|at| format!("F{at}")).collect();
    let fields = module.fields.iter().zip(&parameters);
    let fields: String = fields
        .map(|(Field { ident, .. }, parameter)| format!("            {ident}: {parameter},\n"))
        .collect();
    format!("        struct S<{}> {{\n{fields}        }}\n", parameters.join(", "))
}

/// Prints the table of packages.
pub fn table(packages: &[(String, String, String)]) -> String {
    let rows: String = packages
        .iter()
        .map(|(project, package, module)| {
            format!(
                "    Package {{ project: {project:?}, name: {package:?}, emit: {module}::EMIT, decode: {module}::decode }},\n"
            )
        })
        .collect();
    format!("const PACKAGES: &[Package] = &[\n{rows}];\n")
}
