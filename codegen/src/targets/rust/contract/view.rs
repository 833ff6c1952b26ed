//! What is printed of contracts: every text is final here.

use askama::Template;

use super::path::Path;

/// The contracts of one package, which stand at the end of its module.
#[derive(Template)]
#[template(path = "rust/contracts.rs")]
pub struct ContractsView {
    /// The package's name.
    pub package: String,
    /// The trait that writes its event enum, and the method.
    pub write_event: &'static str,
    /// The call that reads its event enum.
    pub read_event: &'static str,
    /// The parameter that names the event, if the document does not.
    pub event_type: &'static str,
    /// `Result`, as the module can spell it.
    pub result: &'static str,
    /// The text of each event's module.
    pub events: Vec<String>,
    /// The name of the module of types.
    pub types_ident: String,
    /// The text of each type's module.
    pub types: Vec<String>,
    /// The paths of the types that carry themselves.
    pub carried: Vec<String>,
    /// The bounds that fields and aliases are held to.
    pub rules: Vec<RuleView>,
}

/// One module: of an event, a type, or a member of a family.
#[derive(Template)]
#[template(path = "rust/contract.rs")]
pub struct ModuleView {
    /// What each of its lines begins with.
    pub pad: String,
    /// Its doc comment.
    pub docs: Vec<String>,
    /// Its deprecation, or why it is gone.
    pub attributes: Vec<String>,
    /// Its name.
    pub ident: String,
    /// What is in it.
    pub body: BodyView,
}

/// What is in a module.
pub enum BodyView {
    /// Nothing: it is gone.
    Removed,
    /// The fields of a record, an event or a member.
    Record(RecordView),
    /// The modules of members.
    Family(FamilyView),
}

/// A contract with fields.
pub struct RecordView {
    /// The type that the contract is of.
    pub of: String,
    /// The name of the event or type, as a literal.
    pub name: String,
    /// Its place among the members of the family it is in.
    pub member: usize,
    /// What one value may be that stands for the payload, as a type.
    pub payload: String,
    /// The level of such a value, and the JSON that stands in its place above a clearance.
    pub hidden: Option<(u32, String)>,
    /// What is written, in order.
    pub steps: Vec<String>,
    /// The set of the fields that have to be there, as a type.
    pub required: String,
    /// The fields of every part.
    pub fields: Vec<FieldView>,
    /// The removed fields.
    pub removed: Vec<RemovedView>,
}

/// One field.
pub struct FieldView {
    /// Its doc comment.
    pub docs: Vec<String>,
    /// Its deprecation.
    pub attributes: Vec<String>,
    /// Its name.
    pub ident: String,
    /// What is known of it, as an expression.
    pub info: String,
    /// Whether the package's default clearance hides it.
    pub is_guarded: bool,
    /// What it is declared as.
    pub wire: String,
}

/// What is gone, and why.
pub struct RemovedView {
    /// The name it had.
    pub ident: String,
    /// The attribute that takes it out and says why.
    pub attribute: String,
}

/// A contract of members.
pub struct FamilyView {
    /// The type that the contract is of.
    pub of: String,
    /// The name of the event or type, as a literal.
    pub name: String,
    /// Its place among the members of the family it is in.
    pub member: usize,
    /// What one value may be that stands for the whole, or for what is not declared, as a type.
    pub payload: String,
    /// The level of such a value.
    pub level: u32,
    /// What is written before a member, in order.
    pub steps: Vec<String>,
    /// What is known of the fields that stand before a member.
    pub fields: Vec<String>,
    /// What is known of each member, as an expression.
    pub infos: Vec<String>,
    /// Whether writers may write what is not declared.
    pub is_open: bool,
    /// The members that have a module.
    pub members: Vec<ModuleView>,
    /// The members that a derive spells otherwise than their modules.
    pub variants: Vec<VariantView>,
}

impl FamilyView {
    /// Begins without members.
    pub fn new(path: &Path<'_>) -> Self {
        Self {
            of: path.of.clone(),
            name: format!("{:?}", path.name),
            member: path.member,
            payload: path.payload.clone(),
            level: path.level,
            steps: path.steps.clone(),
            fields: Vec::new(),
            infos: Vec::new(),
            is_open: false,
            members: Vec::new(),
            variants: Vec::new(),
        }
    }
}

/// A member by the words of its variant.
pub struct VariantView {
    /// The module.
    pub module: String,
    /// Its variant's words.
    pub ident: String,
}

/// The bounds of one text or number.
pub struct RuleView {
    /// The name of the type that knows them.
    pub ident: String,
    /// The bounds.
    pub body: RuleBody,
}

/// The bounds of a text or a number.
pub enum RuleBody {
    /// Those of a text, by the path of a static.
    Text(String),
    /// Those of a text, as an expression.
    OwnText(String),
    /// Those of a number, as an expression.
    Number(String),
    /// What stands in the place of an item or a value, by its level and as JSON.
    Mask(u32, String),
}
