//! File, preset and defaults → one value, top-level key by top-level key.

use std::collections::BTreeMap;

use cantus_source::{Place, Valued};
use serde_json::{Map, Value};

use super::effective::{Origin, nearest};
use super::input::Input;
use super::look::{Look, Round, one_of};
use super::problem::{Problem, ProblemKind};
use super::{Definition, Preset};

/// Fills everything in; what is wrong is in the look that comes back.
pub(super) fn fill<'d, 'i>(
    definition: &'d Definition<'d>,
    input: &'i Input<'i>,
    file: Option<&'i Valued>,
) -> (Look<'d, 'i>, Value) {
    let mut look = Look {
        definition,
        environment: &input.environment,
        file,
        problems: Vec::new(),
        origins: BTreeMap::new(),
        said: Vec::new(),
        said_here: Vec::new(),
        default_tags: Vec::new(),
        unquoted: Vec::new(),
        weakened: Vec::new(),
        pointer: String::new(),
        depth: 0,
    };
    let mut map = match file.map(|file| &file.value) {
        Some(Value::Object(map)) => map.clone(),
        None => Map::new(),
        Some(_) => {
            let problem = look.problem(ProblemKind::WrongValue, "a config is a map of keys and values");
            look.say(problem.help("write `key: value` for what is to be set"));
            Map::new()
        }
    };
    for key in map.keys() {
        let pointer = format!("/{}", cantus_source::segment(key));
        if let Some(spot) = file.and_then(|file| file.exact(&pointer)) {
            look.origins.insert(pointer, Origin::File(spot.value.clone()));
        }
    }
    if let Some(preset) = choose(&mut look, &mut map, input.preset) {
        for (key, json) in preset.values {
            if !map.contains_key(*key) {
                // What a registry declares was checked before it was printed.
                map.insert((*key).to_owned(), serde_json::from_str(json).unwrap_or(Value::Null));
                let pointer = format!("/{}", cantus_source::segment(key));
                look.origins.insert(pointer, Origin::Preset(preset.name.to_owned()));
            }
        }
    }
    let round = Round { env: false, level: 0 };
    look.object(0, &mut map, round);
    name_places(&mut look);
    (look, Value::Object(map))
}

/// The preset that counts, which is then the value of the key that chooses one.
fn choose<'d>(look: &mut Look<'d, '_>, map: &mut Map<String, Value>, asked: Option<&str>) -> Option<&'d Preset<'d>> {
    let definition = look.definition;
    if let Some(name) = asked {
        let preset = definition.preset(name);
        match (preset, definition.preset_key) {
            (Some(_), Some(key)) => {
                map.insert(key.to_owned(), name.into());
                let pointer = format!("/{}", cantus_source::segment(key));
                look.origins.insert(pointer, Origin::Program);
            }
            (Some(_), None) => {}
            (None, _) => look.problems.push(unknown_preset(definition, "", name)),
        }
        return preset;
    }
    let key = definition.preset_key?;
    let name = match map.get(key) {
        Some(value) => value.as_str()?.to_owned(),
        None => {
            let default = definition.fields().iter().find(|field| field.name == key)?.default?;
            serde_json::from_str::<String>(default).ok()?
        }
    };
    let preset = definition.preset(&name);
    if preset.is_none() {
        let pointer = format!("/{}", cantus_source::segment(key));
        look.say(unknown_preset(definition, &pointer, &name));
    }
    preset
}

fn unknown_preset(definition: &Definition<'_>, pointer: &str, name: &str) -> Problem {
    let names: Vec<String> = definition
        .presets
        .iter()
        .map(|preset| format!("`{}`", preset.name))
        .collect();
    let problem = Problem::new(
        ProblemKind::UnknownPreset,
        pointer,
        format!("there is no preset `{name}`"),
    );
    let problem = problem.near(name, definition.presets.iter().map(|preset| preset.name));
    match names.is_empty() {
        true => problem.help(format!("`{}` has no presets", definition.name)),
        false => problem.help(format!("write {}", one_of(&names))),
    }
}

/// Says of every value that the file gave, and of every problem, where in the file it stands.
fn name_places(look: &mut Look<'_, '_>) {
    let Some(file) = look.file else { return };
    for (pointer, spot) in file.spots() {
        // A block that something else counts before is in the file too, and nothing of it is in the value.
        if !look.origins.contains_key(pointer) && matches!(nearest(&look.origins, pointer), Some(Origin::File(_))) {
            look.origins
                .insert(pointer.to_owned(), Origin::File(spot.value.clone()));
        }
    }
    for problem in &mut look.problems {
        problem.place = Some(place(file, problem.kind, &problem.pointer));
        if let Some((pointer, why)) = problem.because.take() {
            problem.related.push((file.spot(&pointer).value.clone(), why));
        }
    }
}

/// Where the file says what a problem is about.
pub(super) fn place(file: &Valued, kind: ProblemKind, pointer: &str) -> Place {
    let spot = file.spot(pointer);
    match (kind, &spot.key) {
        (ProblemKind::UnknownKey | ProblemKind::MissingKey, Some(key)) => key.clone(),
        _ => spot.value.clone(),
    }
}
