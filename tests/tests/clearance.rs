//! A derived type is shown as the generated one is, whatever the clearance: in every position a value can have.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use cantus::{Clearance, Event, Presence, ProblemKind, Value, View};
use cantus_corners::{bare, corners, inner, shared};

/// Compares what is written of two events of one package for every clearance.
#[track_caller]
fn assert_same<P>(generated: &P, derived: &dyn Event<Package = P>)
where
    P: cantus::Package + Event<Package = P>,
{
    for clearance in [Clearance::up_to(0), Clearance::up_to(1), Clearance::FULL] {
        let shown = |event: &dyn Event<Package = P>| {
            let mut out = Vec::new();
            event.emit_with(clearance, &mut out).expect("it can be shown");
            let value: Value = serde_json::from_slice(&out).expect("what is written is JSON");
            value
        };
        assert_eq!(shown(derived), shown(generated), "{clearance:?}");
    }
}

/// Reads one of the documents that are made of the registries.
fn example(package: &str, name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/agreement/examples.json");
    let cases: Vec<Value> = serde_json::from_str(&fs::read_to_string(path).expect("it is there")).expect("it is JSON");
    let name = format!("corners {package} {name}");
    let case = cases
        .iter()
        .find(|case| case["name"] == *name)
        .expect("there is such a case");
    case["document"].to_string().into_bytes()
}

#[derive(cantus::Payload)]
#[payload(corners::types::vault)]
struct Vault {
    word: String,
    hint: Option<String>,
    owner: Person,
    note: Value,
}

#[derive(cantus::Payload)]
#[payload(corners::types::person)]
struct Person {
    name: String,
    born: Option<cantus::Date>,
    nick: Option<String>,
    city: Option<String>,
}

impl From<corners::Vault> for Vault {
    fn from(vault: corners::Vault) -> Self {
        Self {
            word: vault.word,
            hint: vault.hint,
            owner: vault.owner.into(),
            note: vault.note,
        }
    }
}

impl From<corners::Person> for Person {
    fn from(person: corners::Person) -> Self {
        Self {
            name: person.name,
            born: person.born,
            nick: person.nick,
            city: person.city,
        }
    }
}

#[derive(cantus::Payload)]
#[payload(corners::types::access)]
enum Access {
    String(String),
    Object(Vault),
    Array(Vec<String>),
    Bool(bool),
}

impl From<corners::Access> for Access {
    fn from(access: corners::Access) -> Self {
        match access {
            corners::Access::String(value) => Self::String(value),
            corners::Access::Object(value) => Self::Object(value.into()),
            corners::Access::Array(value) => Self::Array(value),
            corners::Access::Bool(value) => Self::Bool(value),
        }
    }
}

#[derive(cantus::Payload)]
#[payload(corners::types::lockers)]
struct Lockers {
    n: Option<i64>,
    rest: BTreeMap<String, String>,
}

#[derive(cantus::Event)]
#[event(corners::sensitive)]
struct Sensitive {
    id: String,
    note: Presence<String>,
    word: String,
    maybe: Option<String>,
    null_or_word: Option<String>,
    both: Presence<String>,
    pin: Option<i64>,
    null_or_pin: Option<i64>,
    hue: Option<corners::Hue>,
    person: Person,
    vault: Vault,
    spare: Option<Vault>,
    hidden_person: Person,
    people: Vec<Person>,
    words: Vec<String>,
    maybe_vaults: Vec<Option<corners::Vault>>,
    word_by_key: BTreeMap<String, String>,
    words_by_key: BTreeMap<String, Vec<String>>,
    access: Access,
    accesses: Vec<Access>,
    chain: corners::KeyChain,
    lockers: Lockers,
    credential: corners::Credential,
    credentials: Vec<corners::Credential>,
    hidden_credential: Option<corners::Credential>,
    safe: corners::Safe,
    key: corners::Key,
    anything: Value,
    blob: Option<Vec<u8>>,
    long: Option<i64>,
    rest: corners::SensitiveRest,
    borrowed: shared::Contact,
}

fn derived(common: corners::EventCommon, payload: corners::SensitivePayload) -> Sensitive {
    Sensitive {
        id: common.id,
        note: common.note,
        word: payload.word,
        maybe: payload.maybe,
        null_or_word: payload.null_or_word,
        both: payload.both,
        pin: payload.pin,
        null_or_pin: payload.null_or_pin,
        hue: payload.hue,
        person: payload.person.into(),
        vault: payload.vault.into(),
        spare: payload.spare.map(Vault::from),
        hidden_person: payload.hidden_person.into(),
        people: payload.people.into_iter().map(Person::from).collect(),
        words: payload.words,
        maybe_vaults: payload.maybe_vaults,
        word_by_key: payload.word_by_key,
        words_by_key: payload.words_by_key,
        access: payload.access.into(),
        accesses: payload.accesses.into_iter().map(Access::from).collect(),
        chain: payload.chain,
        lockers: Lockers {
            n: payload.lockers.n,
            rest: payload.lockers.rest,
        },
        credential: payload.credential,
        credentials: payload.credentials,
        hidden_credential: payload.hidden_credential,
        safe: payload.safe,
        key: payload.key,
        anything: payload.anything,
        blob: payload.blob,
        long: payload.long,
        rest: payload.rest,
        borrowed: payload.borrowed,
    }
}

#[test]
fn every_position_of_a_value_is_masked_alike() {
    for name in ["sensitive, full", "sensitive, least"] {
        let event = corners::Event::decode(&example("corners", name), View::Emit).expect("it is in the emit view");
        let corners::Event::Sensitive { common, payload } = event.clone() else {
            panic!("it is another event");
        };
        for access in [
            corners::Access::String("a".to_owned()),
            corners::Access::Array(vec!["a".to_owned()]),
            corners::Access::Bool(true),
        ] {
            let mut payload = payload.clone();
            payload.accesses.push(access);
            let event = corners::Event::Sensitive {
                common: common.clone(),
                payload: payload.clone(),
            };
            assert_same(&event, &derived(common.clone(), payload));
        }
    }
}

#[derive(cantus::Event)]
#[event(corners::marked)]
struct Marked<'a> {
    id: &'a str,
    owner: &'a str,
    session: Option<i64>,
    x: Option<i64>,
}

#[derive(cantus::Event)]
#[event(corners::hidden_maybe)]
struct HiddenMaybe<'a> {
    id: &'a str,
    hint: Option<&'a str>,
    count: Option<u32>,
}

#[derive(cantus::Event)]
#[event(corners::hidden_access::basic)]
struct Basic<'a> {
    id: &'a str,
    realm: &'a str,
    account: Option<&'a str>,
    user: &'a str,
    password: &'a str,
}

#[derive(cantus::Event)]
#[event(corners::accessed::token)]
struct Token<'a> {
    id: &'a str,
    realm: &'a str,
    token: &'a str,
}

#[derive(cantus::Event)]
#[event(corners::hidden_safe::locked)]
struct Locked<'a> {
    id: &'a str,
    code: &'a str,
}

#[derive(cantus::Event)]
#[event(inner::told)]
struct Told<'a> {
    at: i64,
    trace: Option<&'a str>,
    secret: &'a str,
    maybe: Option<i64>,
    rest: BTreeMap<&'a str, &'a str>,
}

#[derive(cantus::Event)]
#[event(bare::guarded)]
struct Guarded(bare::GuardedPayload);

#[derive(cantus::Event)]
#[event(bare::guarded_family)]
struct GuardedFamily(bare::GuardedFamilyPayload);

/// Compares a derived event with what the generated types read of it.
#[track_caller]
fn assert_as_generated<P: cantus::Package + Event<Package = P>>(derived: &dyn Event<Package = P>) {
    let mut out = Vec::new();
    derived
        .emit_with(Clearance::FULL, &mut out)
        .expect("a full clearance shows everything");
    let event = P::read_document(derived.name(), &out, View::Emit).expect("it is in the emit view");
    assert_same(&event, derived);
}

#[test]
fn events_and_members_above_a_clearance_are_masked_alike() {
    assert_as_generated::<corners::Event>(&Marked {
        id: "i",
        owner: "o",
        session: Some(1),
        x: Some(2),
    });
    assert_as_generated::<corners::Event>(&HiddenMaybe {
        id: "i",
        hint: Some("h"),
        count: None,
    });
    assert_as_generated::<corners::Event>(&Basic {
        id: "i",
        realm: "r",
        account: Some("a"),
        user: "u",
        password: "p",
    });
    assert_as_generated::<corners::Event>(&Token {
        id: "i",
        realm: "r",
        token: "t",
    });
    assert_as_generated::<corners::Event>(&Locked { id: "i", code: "c" });
    assert_as_generated::<inner::Event>(&Told {
        at: 1,
        trace: Some("t"),
        secret: "s",
        maybe: Some(2),
        rest: BTreeMap::from([("more", "m")]),
    });
    assert_as_generated::<bare::Event>(&Guarded(bare::GuardedPayload::new("w").with_more("m")));
}

#[test]
fn a_derived_event_shows_the_default_clearance() {
    let mut out = Vec::new();
    let marked = Marked {
        id: "i",
        owner: "canary",
        session: None,
        x: None,
    };
    marked.emit(&mut out).expect("it can be masked");
    assert!(!String::from_utf8(out).expect("it is UTF-8").contains("canary"));
}

#[test]
fn a_family_that_writes_itself_is_refused_rather_than_shown() {
    let team: bare::GuardedFamilyPayload = cantus::decode(br#"{"team":"canary"}"#, View::Emit).expect("it is right");
    let mut out = Vec::new();
    let error = GuardedFamily(team)
        .emit_with(bare::Sensitivity::Internal.clearance(), &mut out)
        .expect_err("nothing stands for it");
    assert_eq!((error.problems[0].kind, out.len()), (ProblemKind::Withheld, 0));
}
