//! The families of the package; see the module above.

use cantus::{Beside, Fields, Members, Reader, Record, Writer};

use super::records::*;

/// A block of a page; readers may meet others.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Block {
    Text(BlockText),
    Image(BlockImage),
    #[non_exhaustive]
    Other {
        tag: String,
        raw: cantus::Raw,
    },
}

impl Members for Block {
    fn read_members(reader: &mut Reader<'_>, outer: &mut dyn Fields) -> Option<Self> {
        let tag = reader.tag("type")?;
        let mut beside = Beside::tag("type", outer);
        match &*tag {
            "text" => reader.inline(&mut beside).map(Self::Text),
            "image" => reader.inline(&mut beside).map(Self::Image),
            _ => {
                let raw = reader.unknown(&tag, cantus::Open::Reader, &mut beside)?;
                Some(Self::Other {
                    tag: tag.into_owned(),
                    raw,
                })
            }
        }
    }

    fn write_members(&self, writer: &mut Writer<'_>) {
        match self {
            Self::Text(payload) => {
                writer.tag("type", "text");
                payload.write_fields(writer);
            }
            Self::Image(payload) => {
                writer.tag("type", "image");
                payload.write_fields(writer);
            }
            Self::Other { tag, .. } => writer.refuse_other_tag("type", tag),
        }
    }
}

/// A union told apart by its keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contents {
    Text(ContentsText),
    Blob(ContentsBlob),
}

impl Members for Contents {
    fn read_members(reader: &mut Reader<'_>, outer: &mut dyn Fields) -> Option<Self> {
        match reader.key_of(&["text", "blob"])? {
            "text" => reader.inline(outer).map(Self::Text),
            _ => reader.inline(outer).map(Self::Blob),
        }
    }

    fn write_members(&self, writer: &mut Writer<'_>) {
        match self {
            Self::Text(payload) => payload.write_fields(writer),
            Self::Blob(payload) => payload.write_fields(writer),
        }
    }
}

/// A step: two tags and a common field in one object.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    Waiting { common: StepCommon },
    Tool { common: StepCommon, payload: StepTool },
}

impl Step {
    const NAMES: &[&str] = &["waiting", "tool"];

    /// What stands beside the tag of every member.
    pub fn common(&self) -> &StepCommon {
        match self {
            Self::Waiting { common } | Self::Tool { common, .. } => common,
        }
    }
}

impl Members for Step {
    fn read_members(reader: &mut Reader<'_>, outer: &mut dyn Fields) -> Option<Self> {
        let tag = reader.tag("phase")?;
        let mut common = StepCommonFields::default();
        let mut beside = Beside::common("phase", outer, &mut common);
        match &*tag {
            "waiting" => {
                let payload = reader.no_content(&mut beside);
                let common = StepCommon::finish(common, reader);
                payload?;
                Some(Self::Waiting { common: common? })
            }
            "tool" => {
                let payload = reader.inline(&mut beside);
                let common = StepCommon::finish(common, reader);
                Some(Self::Tool {
                    common: common?,
                    payload: payload?,
                })
            }
            _ => reader.unknown_tag("phase", &tag, Self::NAMES),
        }
    }

    fn write_members(&self, writer: &mut Writer<'_>) {
        match self {
            Self::Waiting { common } => {
                writer.tag("phase", "waiting");
                common.write_fields(writer);
            }
            Self::Tool { common, payload } => {
                writer.tag("phase", "tool");
                common.write_fields(writer);
                payload.write_members(writer);
            }
        }
    }
}

/// The inner family of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum StepTool {
    Search(StepToolSearch),
    Fetch(StepToolFetch),
}

impl StepTool {
    const NAMES: &[&str] = &["search", "fetch"];
}

impl Members for StepTool {
    fn read_members(reader: &mut Reader<'_>, outer: &mut dyn Fields) -> Option<Self> {
        let tag = reader.tag("name")?;
        let mut beside = Beside::tag("name", outer);
        match &*tag {
            "search" => reader.inline(&mut beside).map(Self::Search),
            "fetch" => reader.inline(&mut beside).map(Self::Fetch),
            _ => reader.unknown_tag("name", &tag, Self::NAMES),
        }
    }

    fn write_members(&self, writer: &mut Writer<'_>) {
        match self {
            Self::Search(payload) => {
                writer.tag("name", "search");
                payload.write_fields(writer);
            }
            Self::Fetch(payload) => {
                writer.tag("name", "fetch");
                payload.write_fields(writer);
            }
        }
    }
}

/// A server; `stdio` is what one without a tag is.
#[derive(Clone, Debug, PartialEq)]
pub enum Server {
    Http(ServerHttp),
    Stdio(ServerStdio),
}

impl Members for Server {
    fn read_members(reader: &mut Reader<'_>, outer: &mut dyn Fields) -> Option<Self> {
        let tag = reader.tag_or("type", "stdio")?;
        let mut beside = Beside::tag("type", outer);
        match &*tag {
            "http" => reader.inline(&mut beside).map(Self::Http),
            "stdio" => reader.inline(&mut beside).map(Self::Stdio),
            _ => reader.unknown_tag("type", &tag, &["http", "stdio"]),
        }
    }

    fn write_members(&self, writer: &mut Writer<'_>) {
        match self {
            Self::Http(payload) => {
                writer.tag("type", "http");
                payload.write_fields(writer);
            }
            Self::Stdio(payload) => payload.write_fields(writer),
        }
    }
}
