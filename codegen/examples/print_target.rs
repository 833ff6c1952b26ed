//! Prints the artifacts of a registry that no lock vouches for, so that tests can print what nobody could declare:
//! `print_target typescript registry.json folder`.

use std::error::Error;
use std::fs;
use std::path::Path;

use codegen::targets::{Options, find};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [target, registry, folder] = arguments.as_slice() else {
        return Err("usage: print_target TARGET REGISTRY.json FOLDER".into());
    };
    let registry = serde_json::from_str(&fs::read_to_string(registry)?)?;
    for artifact in find(target)?.render(&registry, &Options::default())? {
        let path = Path::new(folder).join(&artifact.path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, &artifact.body)?;
    }
    Ok(())
}
