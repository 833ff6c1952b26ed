//! What is printed of values that stand above a clearance.

/// What is written of a value that is above the clearance.
pub struct HiddenView {
    /// The level of the value.
    pub level: u32,
    /// What stands in its place.
    pub form: HiddenForm,
}

/// What stands in the place of a value above the clearance.
pub enum HiddenForm {
    /// Nothing: it is left out.
    Absent,
    /// This JSON.
    Json(String),
    /// These members: the inside of a JSON object.
    Members(String),
    /// What the family it is writes above the clearance.
    Family,
    /// Nothing can: it is refused, and its level is named.
    Withheld(String),
}

/// How a family is written as a payload of one level that is above the clearance.
pub struct HiddenFamilyView {
    /// The level.
    pub level: u32,
    /// Its members, in their order.
    pub members: Vec<HiddenMemberView>,
}

/// How one member of a family is written above the clearance.
pub struct HiddenMemberView {
    /// What stands for the fields beside the tag.
    pub beside: HiddenForm,
    /// What stands for the payload.
    pub payload: HiddenView,
}
