//! What the templates print: every string is final, so that a template only loops and asks what is there.

use askama::Template;

/// The beginning of the file that people import: types, constants, guards, parsers, constructors.
#[derive(Template)]
#[template(path = "typescript/events.ts")]
pub(super) struct EventsHead {
    pub(super) docs: Vec<String>,
    /// The suffix of import specifiers, such as `.ts`.
    pub(super) suffix: String,
    pub(super) checks_file: String,
    /// Whether the package has configs.
    pub(super) has_configs: bool,
    pub(super) imports: Vec<Import>,
    /// Whether the package has errors, which share a file of their own.
    pub(super) has_errors: bool,
}

/// One definition in it.
#[derive(Template)]
#[template(path = "typescript/definition.ts")]
pub(super) struct DefinitionText {
    pub(super) definition: Definition,
}

/// The facts of the error codes in it.
#[derive(Template)]
#[template(path = "typescript/errors.ts")]
pub(super) struct ErrorsText {
    pub(super) errors: Errors,
}

/// The events in it, which are its end.
#[derive(Template)]
#[template(path = "typescript/event_union.ts")]
pub(super) struct EventsText {
    pub(super) events: Events,
}

/// A config in it.
#[derive(Template)]
#[template(path = "typescript/config.ts")]
pub(super) struct ConfigText {
    pub(super) config: ConfigBody,
}

/// A config: what is filled in.
pub(super) struct ConfigBody {
    /// The name of its type.
    pub(super) name: String,
    /// The types of what is filled, of the records that are not printed yet.
    pub(super) filled: Vec<Filled>,
    /// The type of the config once it is filled.
    pub(super) result: String,
    /// What its values are made of.
    pub(super) shapes: Vec<String>,
    /// The key that chooses a preset, as an expression.
    pub(super) preset_key: String,
    pub(super) presets: Vec<String>,
    /// The type of the presets' names.
    pub(super) preset: Option<String>,
}

/// The fields of a record that are there once it is filled.
pub(super) struct Filled {
    pub(super) name: String,
    pub(super) fields: Vec<Property>,
}

/// The beginning of the file of the functions behind the guards and parsers.
#[derive(Template)]
#[template(path = "typescript/checks.ts")]
pub(super) struct ChecksHead {
    pub(super) package: String,
    pub(super) suffix: String,
    pub(super) imports: Vec<Import>,
}

/// The functions of one definition in it.
#[derive(Template)]
#[template(path = "typescript/definition_checks.ts")]
pub(super) struct ChecksText {
    pub(super) checks: DefinitionChecks,
}

/// The functions of the events in it, which are its end.
#[derive(Template)]
#[template(path = "typescript/event_checks.ts")]
pub(super) struct EventChecksText {
    pub(super) events: EventChecks,
}

/// The file that watches streams.
#[derive(Template)]
#[template(path = "typescript/monitor.ts")]
pub(super) struct MonitorFile {
    pub(super) suffix: String,
}

/// The file of a package's protocol.
#[derive(Template)]
#[template(path = "typescript/package_protocol.ts")]
pub(super) struct ProtocolFile {
    pub(super) package: String,
    pub(super) suffix: String,
    pub(super) constant: String,
    pub(super) name: String,
    pub(super) tag: Option<String>,
    pub(super) events: Vec<String>,
    pub(super) rules: Vec<ProtocolRule>,
}

/// One rule in it.
pub(super) struct ProtocolRule {
    pub(super) text: String,
    pub(super) summary: Option<String>,
    pub(super) per: Option<String>,
    /// The members of what it asks for, each a line.
    pub(super) demand: Vec<String>,
}

/// The policies of a package, in a file of their own.
#[derive(Template)]
#[template(path = "typescript/policies.ts")]
pub(super) struct PoliciesText {
    pub(super) package: String,
    pub(super) suffix: String,
    pub(super) events_file: String,
    /// The functions that are taken from there.
    pub(super) functions: Vec<String>,
    /// The types that are taken from there.
    pub(super) types: Vec<String>,
    pub(super) policies: Vec<PolicyText>,
}

/// One policy.
pub(super) struct PolicyText {
    /// Its name with its package, for comments.
    pub(super) docs_name: String,
    /// The same as a literal.
    pub(super) name: String,
    pub(super) constant: String,
    pub(super) file: String,
    pub(super) request: String,
    pub(super) action: String,
    pub(super) keys: Vec<String>,
    pub(super) actions: Vec<String>,
    pub(super) default: String,
    /// The codes that it answers with, as a union.
    pub(super) codes: String,
    pub(super) preset_names: Vec<String>,
    pub(super) presets: Vec<String>,
}

/// The file that exports all packages.
#[derive(Template)]
#[template(path = "typescript/index.ts")]
pub(super) struct IndexFile {
    pub(super) suffix: String,
    pub(super) files: Vec<String>,
    /// The files that packages share: the name they go by, and the file.
    pub(super) shared: Vec<(&'static str, &'static str)>,
}

/// What the files of packages with errors share; it is the same for every registry.
#[derive(Template)]
#[template(path = "typescript/cantus_errors.ts")]
pub(super) struct ErrorsRuntime {
    pub(super) suffix: String,
}

/// The `package.json` beside them.
#[derive(Template)]
#[template(path = "typescript/package.json")]
pub(super) struct PackageJson {
    pub(super) name: String,
    pub(super) files: Vec<String>,
}

/// Names from another package's file.
pub(super) struct Import {
    pub(super) file: String,
    pub(super) names: Vec<String>,
}

/// One exported type with its guard and parser.
pub(super) struct Definition {
    pub(super) docs: Vec<String>,
    pub(super) name: String,
    pub(super) body: Body,
    /// Whether the parser has something to turn.
    pub(super) turns: bool,
}

/// What stands behind a type's name.
pub(super) enum Body {
    Interface {
        fields: Vec<Property>,
        index: Option<String>,
    },
    Alias(String),
    Arms(Vec<Arm>),
    Family(FamilyBody),
}

/// A member of an object type.
pub(super) struct Property {
    pub(super) docs: Vec<String>,
    /// The key, with a `?` where it may be absent.
    pub(super) key: String,
    pub(super) ty: String,
}

/// One arm of a union.
pub(super) struct Arm {
    pub(super) docs: Vec<String>,
    pub(super) ty: String,
}

/// A family as a type.
pub(super) struct FamilyBody {
    /// What stands beside the tag in most members, as interfaces of the file's own.
    pub(super) standing: Vec<Standing>,
    pub(super) members: Vec<MemberBody>,
    /// The arm for members that are not declared.
    pub(super) unknown: Option<String>,
    /// Whether the members are also needed one by one, as an interface of the file's own.
    pub(super) by_member: bool,
}

/// An interface that is not exported.
pub(super) struct Standing {
    pub(super) name: String,
    pub(super) fields: Vec<Property>,
}

/// One member of a family as a type: an object and what it is intersected with.
pub(super) struct MemberBody {
    pub(super) docs: Vec<String>,
    /// Its key in an interface of members.
    pub(super) key: String,
    pub(super) object: ObjectType,
}

/// An object type and what it is intersected with.
#[derive(Template)]
#[template(path = "typescript/object_type.ts")]
pub(super) struct ObjectType {
    pub(super) fields: Vec<Property>,
    pub(super) and: Vec<String>,
}

impl ObjectType {
    fn has_docs(&self) -> bool {
        self.fields.iter().any(|field| !field.docs.is_empty())
    }
}

/// A package's events.
pub(super) struct Events {
    pub(super) docs: Vec<String>,
    pub(super) package: String,
    /// `StreamEvent`
    pub(super) event: String,
    /// `StreamEventTypes`
    pub(super) types: String,
    /// `StreamEventType`
    pub(super) event_type: String,
    /// `StreamEventOf`
    pub(super) event_of: String,
    /// `STREAM_EVENT_TYPES`
    pub(super) constant: String,
    pub(super) standing: Vec<Standing>,
    pub(super) members: Vec<MemberBody>,
    /// The wire values as literals.
    pub(super) wires: Vec<String>,
    /// The tag as a literal; `None` where the name stands outside.
    pub(super) tag: Option<String>,
    /// The type of an unknown event's common fields, and their names.
    pub(super) common: String,
    pub(super) common_names: Vec<String>,
    pub(super) turns: bool,
    pub(super) common_turns: bool,
    pub(super) constructors: Vec<Constructor>,
}

/// The function that makes one event.
pub(super) struct Constructor {
    pub(super) docs: Vec<String>,
    pub(super) name: String,
    /// The event's wire value as a literal.
    pub(super) wire: String,
    pub(super) parameters: Vec<String>,
    /// The objects whose members make the document.
    pub(super) parts: Vec<String>,
    /// The function that admits the document.
    pub(super) emit: String,
}

/// A package's error codes.
pub(super) struct Errors {
    pub(super) family: String,
    pub(super) codes_type: String,
    /// `STREAM_ERROR_CODES`
    pub(super) constant: String,
    pub(super) codes: Vec<Code>,
    /// The codes as arms of a union.
    pub(super) known: Vec<String>,
    pub(super) attributes: ObjectType,
    pub(super) tag: String,
    pub(super) ancestors: String,
    pub(super) raw: String,
    /// What the constructor sets itself, as arms of a union of literals.
    pub(super) set: String,
    /// What it fills from the facts, likewise.
    pub(super) filled_type: String,
    pub(super) filled: Vec<String>,
    pub(super) turns: bool,
}

/// The facts of one code.
pub(super) struct Code {
    pub(super) docs: Vec<String>,
    pub(super) key: String,
    pub(super) facts: Vec<String>,
}

/// The functions of one definition.
pub(super) struct DefinitionChecks {
    pub(super) name: String,
    pub(super) constants: Vec<Constant>,
    pub(super) check: CheckBody,
    /// The expression that turns `value`, where there is something to turn.
    pub(super) turn: Option<TurnBody>,
}

/// A constant of a checks file.
pub(super) struct Constant {
    pub(super) name: String,
    pub(super) value: String,
}

/// What a check does.
pub(super) enum CheckBody {
    Value {
        statement: Statement,
        depth_unused: bool,
        check_unused: bool,
        value_unused: bool,
    },
    Union {
        branches: Vec<Branch>,
        expected: String,
        depth_unused: bool,
    },
    Record(RecordChecks),
    Family(FamilyChecks),
}

/// One branch of a kind-union.
pub(super) struct Branch {
    pub(super) is_kind: String,
    pub(super) statement: Statement,
}

/// The functions of a record.
pub(super) struct RecordChecks {
    pub(super) fields: FieldsFunction,
    /// The expression that tells whether `key` is declared.
    pub(super) declares: String,
    pub(super) rest: Option<Statement>,
}

/// The functions of a family.
pub(super) struct FamilyChecks {
    pub(super) common: Option<FieldsFunction>,
    pub(super) members: Vec<MemberChecks>,
    pub(super) told_apart: ToldApart,
    /// Whether members are looked up in a map, because they are many or because somebody else asks it.
    pub(super) by_map: bool,
    pub(super) shared: String,
    pub(super) has_rest: bool,
    pub(super) depth_unused: bool,
}

/// How a family's members are told apart.
pub(super) enum ToldApart {
    Tag(Tag),
    /// The message when not exactly one key is there.
    Key(String),
}

/// A tag, and what happens when no member has it.
pub(super) struct Tag {
    /// As a literal.
    pub(super) key: String,
    pub(super) read: String,
    pub(super) has_default: bool,
    pub(super) unknown: UnknownTag,
}

/// What happens when no member has a tag.
pub(super) enum UnknownTag {
    /// The message.
    Closed(String),
    Open {
        /// The expression that is true when the value cannot be a tag, and the message then.
        is_no_tag: String,
        expected: String,
        /// The message in the emit view, where there is one.
        strict: Option<String>,
        /// The property of the check to set.
        flag: &'static str,
        /// The call that checks the common fields.
        common: Option<String>,
    },
}

/// The functions of one member.
pub(super) struct MemberChecks {
    pub(super) fields: FieldsFunction,
    /// The tag's values that lead here, as literals; the test of the key for keyed members.
    pub(super) cases: Vec<String>,
    /// The expression that tells whether `key` is declared beyond what all members share.
    pub(super) declares: Option<String>,
    pub(super) rest: Option<String>,
    pub(super) turn: Option<String>,
    pub(super) emit: Option<EmitFunction>,
}

/// The function that admits a document of one event.
pub(super) struct EmitFunction {
    pub(super) name: String,
    pub(super) parameters: &'static str,
    pub(super) declares: String,
    pub(super) rest: String,
    pub(super) turn: String,
}

/// How a definition's values are turned.
pub(super) enum TurnBody {
    Expression(String),
    Family(TurnFamily),
}

/// How a family's values are turned.
pub(super) struct TurnFamily {
    pub(super) arms: Vec<TurnArm>,
    pub(super) read: Option<String>,
    pub(super) unknown: Option<String>,
}

/// How some members are turned.
pub(super) struct TurnArm {
    pub(super) cases: Vec<String>,
    pub(super) turned: String,
}

/// The checks of a package's events.
pub(super) enum EventChecks {
    Tagged {
        checks: Box<DefinitionChecks>,
        /// The expression that turns an unknown event's common fields.
        common_turn: Option<String>,
    },
    Outside {
        name: String,
        entries: Vec<OutsideEntry>,
        turns: bool,
    },
}

/// One event whose name stands outside.
pub(super) struct OutsideEntry {
    pub(super) wire: String,
    /// The name of the function that admits its documents.
    pub(super) emit: String,
    pub(super) check: String,
    pub(super) turn: Option<String>,
}

/// A function that checks declared members of an object and counts them.
#[derive(Template)]
#[template(path = "typescript/fields.ts")]
pub(super) struct FieldsFunction {
    pub(super) name: String,
    /// What is there without looking, plus what other functions count.
    pub(super) start: String,
    pub(super) fields: Vec<FieldCheck>,
    /// Whether it calls another function, and whether that needs the depth.
    pub(super) calls: bool,
    pub(super) descends: bool,
}

impl FieldsFunction {
    fn object(&self) -> &'static str {
        if self.calls || !self.fields.is_empty() {
            "object"
        } else {
            "_object"
        }
    }

    fn check(&self) -> &'static str {
        let uses = |field: &FieldCheck| field.required || !field.statement.is_nothing();
        if self.calls || self.fields.iter().any(uses) {
            "check"
        } else {
            "_check"
        }
    }

    fn depth(&self) -> &'static str {
        if self.descends || self.fields.iter().any(|field| field.statement.uses_depth()) {
            "depth"
        } else {
            "_depth"
        }
    }
}

/// The check of one member of an object.
pub(super) struct FieldCheck {
    pub(super) key: String,
    pub(super) read: String,
    pub(super) required: bool,
    pub(super) statement: Statement,
}

/// The statements that check one value.
#[derive(Template)]
#[template(path = "typescript/statement.ts")]
pub(super) struct Statement {
    pub(super) value: String,
    /// The expression for the key under which the value stands, unless the check is at it already.
    pub(super) key: Option<String>,
    pub(super) depth: String,
    /// Tells apart the variables of nested loops.
    pub(super) level: String,
    pub(super) kind: StatementKind,
}

/// What is checked.
pub(super) enum StatementKind {
    Nothing,
    Test {
        fails: String,
        message: String,
    },
    Call(String),
    Empty,
    List {
        count: Option<(String, String)>,
        item: Box<Statement>,
    },
    Map {
        item: Box<Statement>,
    },
    Nullable(Box<Statement>),
}

impl Statement {
    pub(super) fn is_nothing(&self) -> bool {
        matches!(self.kind, StatementKind::Nothing)
    }

    pub(super) fn uses_depth(&self) -> bool {
        match &self.kind {
            StatementKind::Nothing | StatementKind::Test { .. } => false,
            StatementKind::Call(_) | StatementKind::Empty | StatementKind::List { .. } | StatementKind::Map { .. } => {
                true
            }
            StatementKind::Nullable(inner) => inner.uses_depth(),
        }
    }
}
