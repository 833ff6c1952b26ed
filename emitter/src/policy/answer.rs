//! The error that an action answers with, filled from the request and the rule.

use serde_json::{Map, Value};

use super::definition::{Definition, Detail};
use super::evaluate::Verdict;
use super::request::{Attribute, Request};
use crate::{DecodeError, View, Wire};

/// The error to send: its code and what its details say.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer<C> {
    /// The code.
    pub code: C,
    /// The details, by field; what the request or the rule does not have is left out.
    pub details: Map<String, Value>,
}

impl<C> Answer<C> {
    /// The details as the generated type of the code's details.
    ///
    /// # Errors
    ///
    /// When they are not of that type.
    pub fn details_as<T: Wire>(&self) -> Result<T, DecodeError> {
        let text = Value::Object(self.details.clone()).to_string();
        crate::decode(text.as_bytes(), View::Emit)
    }
}

impl Verdict<'_> {
    /// The error that the policy answers the request with, if it does, by the name of its code.
    pub fn answer<'d, P: ?Sized>(
        &self,
        definition: &Definition<'d>,
        request: &impl Request<P>,
    ) -> Option<Answer<&'d str>> {
        let error = definition.actions.get(self.action)?.error.as_ref()?;
        let details = error.details.iter().filter_map(|(name, detail)| {
            let value = match detail {
                Detail::Value(json) => serde_json::from_str(json).ok()?,
                Detail::Attribute(key) => request.attribute(*key).map(Attribute::to_value)?,
                Detail::Reason => self.reason?.into(),
            };
            Some((name.to_string(), value))
        });
        Some(Answer {
            code: error.code,
            details: details.collect(),
        })
    }
}
