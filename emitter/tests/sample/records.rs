//! The plain records of the package; see the module above.

use cantus::{Fields, Reader, Record, Wire, Writer};

use super::{Block, Contents, Reason, RequestId, Server, Step};

/// A member of a family.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BlockText {
    pub text: String,
}

#[doc(hidden)]
#[derive(Default)]
pub struct BlockTextFields {
    text: Option<String>,
}

impl Fields for BlockTextFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "text" => self.text = reader.string(),
            _ => return false,
        }
        true
    }
}

impl Record for BlockText {
    type Fields = BlockTextFields;

    fn finish(fields: BlockTextFields, reader: &mut Reader<'_>) -> Option<Self> {
        let text = reader.required("text", fields.text);
        Some(Self { text: text? })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("text");
        writer.string(&self.text);
    }
}

/// A member of a family.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BlockImage {
    pub url: String,
}

#[doc(hidden)]
#[derive(Default)]
pub struct BlockImageFields {
    url: Option<String>,
}

impl Fields for BlockImageFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "url" => self.url = reader.string(),
            _ => return false,
        }
        true
    }
}

impl Record for BlockImage {
    type Fields = BlockImageFields;

    fn finish(fields: BlockImageFields, reader: &mut Reader<'_>) -> Option<Self> {
        let url = reader.required("url", fields.url);
        Some(Self { url: url? })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("url");
        writer.string(&self.url);
    }
}

/// A member of a family.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ContentsText {
    pub uri: String,
    pub text: String,
}

#[doc(hidden)]
#[derive(Default)]
pub struct ContentsTextFields {
    uri: Option<String>,
    text: Option<String>,
}

impl Fields for ContentsTextFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "uri" => self.uri = reader.string(),
            "text" => self.text = reader.string(),
            _ => return false,
        }
        true
    }
}

impl Record for ContentsText {
    type Fields = ContentsTextFields;

    fn finish(fields: ContentsTextFields, reader: &mut Reader<'_>) -> Option<Self> {
        let uri = reader.required("uri", fields.uri);
        let text = reader.required("text", fields.text);
        Some(Self { uri: uri?, text: text? })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("uri");
        writer.string(&self.uri);
        writer.plain_key("text");
        writer.string(&self.text);
    }
}

/// A member of a family.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ContentsBlob {
    pub uri: String,
    pub blob: Vec<u8>,
}

#[doc(hidden)]
#[derive(Default)]
pub struct ContentsBlobFields {
    uri: Option<String>,
    blob: Option<Vec<u8>>,
}

impl Fields for ContentsBlobFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "uri" => self.uri = reader.string(),
            "blob" => self.blob = reader.bytes(),
            _ => return false,
        }
        true
    }
}

impl Record for ContentsBlob {
    type Fields = ContentsBlobFields;

    fn finish(fields: ContentsBlobFields, reader: &mut Reader<'_>) -> Option<Self> {
        let uri = reader.required("uri", fields.uri);
        let blob = reader.required("blob", fields.blob);
        Some(Self { uri: uri?, blob: blob? })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("uri");
        writer.string(&self.uri);
        writer.plain_key("blob");
        writer.bytes(&self.blob);
    }
}

/// A member of a family.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StepToolSearch {
    pub query: String,
}

#[doc(hidden)]
#[derive(Default)]
pub struct StepToolSearchFields {
    query: Option<String>,
}

impl Fields for StepToolSearchFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "query" => self.query = reader.string(),
            _ => return false,
        }
        true
    }
}

impl Record for StepToolSearch {
    type Fields = StepToolSearchFields;

    fn finish(fields: StepToolSearchFields, reader: &mut Reader<'_>) -> Option<Self> {
        let query = reader.required("query", fields.query);
        Some(Self { query: query? })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("query");
        writer.string(&self.query);
    }
}

/// A member of a family.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StepToolFetch {
    pub url: String,
}

#[doc(hidden)]
#[derive(Default)]
pub struct StepToolFetchFields {
    url: Option<String>,
}

impl Fields for StepToolFetchFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "url" => self.url = reader.string(),
            _ => return false,
        }
        true
    }
}

impl Record for StepToolFetch {
    type Fields = StepToolFetchFields;

    fn finish(fields: StepToolFetchFields, reader: &mut Reader<'_>) -> Option<Self> {
        let url = reader.required("url", fields.url);
        Some(Self { url: url? })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("url");
        writer.string(&self.url);
    }
}

/// A member of a family.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ServerHttp {
    pub url: String,
}

#[doc(hidden)]
#[derive(Default)]
pub struct ServerHttpFields {
    url: Option<String>,
}

impl Fields for ServerHttpFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "url" => self.url = reader.string(),
            _ => return false,
        }
        true
    }
}

impl Record for ServerHttp {
    type Fields = ServerHttpFields;

    fn finish(fields: ServerHttpFields, reader: &mut Reader<'_>) -> Option<Self> {
        let url = reader.required("url", fields.url);
        Some(Self { url: url? })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("url");
        writer.string(&self.url);
    }
}

/// A member of a family.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ServerStdio {
    pub command: String,
}

#[doc(hidden)]
#[derive(Default)]
pub struct ServerStdioFields {
    command: Option<String>,
}

impl Fields for ServerStdioFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "command" => self.command = reader.string(),
            _ => return false,
        }
        true
    }
}

impl Record for ServerStdio {
    type Fields = ServerStdioFields;

    fn finish(fields: ServerStdioFields, reader: &mut Reader<'_>) -> Option<Self> {
        let command = reader.required("command", fields.command);
        Some(Self { command: command? })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("command");
        writer.string(&self.command);
    }
}

/// What stands beside the tag of every step.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StepCommon {
    pub id: RequestId,
}

#[doc(hidden)]
#[derive(Default)]
pub struct StepCommonFields {
    id: Option<RequestId>,
}

impl Fields for StepCommonFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "id" => self.id = Wire::read(reader),
            _ => return false,
        }
        true
    }
}

impl Record for StepCommon {
    type Fields = StepCommonFields;

    fn finish(fields: StepCommonFields, reader: &mut Reader<'_>) -> Option<Self> {
        let id = reader.required("id", fields.id);
        Some(Self { id: id? })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("id");
        self.id.write(writer);
    }
}

/// What stands beside the tag of every event.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShopCommon {
    pub version: cantus::Int<1>,
    pub session_id: String,
}

#[doc(hidden)]
#[derive(Default)]
pub struct ShopCommonFields {
    version: Option<cantus::Int<1>>,
    session_id: Option<String>,
}

impl Fields for ShopCommonFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "version" => self.version = Wire::read(reader),
            "session_id" => self.session_id = reader.string(),
            _ => return false,
        }
        true
    }
}

impl Record for ShopCommon {
    type Fields = ShopCommonFields;

    fn finish(fields: ShopCommonFields, reader: &mut Reader<'_>) -> Option<Self> {
        let version = reader.required("version", fields.version);
        let session_id = reader.required("session_id", fields.session_id);
        Some(Self {
            version: version?,
            session_id: session_id?,
        })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("version");
        self.version.write(writer);
        writer.plain_key("session_id");
        writer.string(&self.session_id);
    }
}

/// The event `page`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Page {
    pub blocks: Vec<Block>,
    pub contents: Option<Contents>,
    pub step: Option<Step>,
    pub server: Option<Server>,
}

#[doc(hidden)]
#[derive(Default)]
pub struct PageFields {
    blocks: Option<Vec<Block>>,
    contents: Option<Contents>,
    step: Option<Step>,
    server: Option<Server>,
}

impl Fields for PageFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "blocks" => self.blocks = reader.list(Wire::read),
            "contents" => self.contents = Wire::read(reader),
            "step" => self.step = Wire::read(reader),
            "server" => self.server = Wire::read(reader),
            _ => return false,
        }
        true
    }
}

impl Record for Page {
    type Fields = PageFields;

    fn finish(fields: PageFields, reader: &mut Reader<'_>) -> Option<Self> {
        let blocks = reader.required("blocks", fields.blocks);
        Some(Self {
            blocks: blocks?,
            contents: fields.contents,
            step: fields.step,
            server: fields.server,
        })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("blocks");
        writer.list(&self.blocks, Wire::write);
        if let Some(contents) = &self.contents {
            writer.plain_key("contents");
            contents.write(writer);
        }
        if let Some(step) = &self.step {
            writer.plain_key("step");
            step.write(writer);
        }
        if let Some(server) = &self.server {
            writer.plain_key("server");
            server.write(writer);
        }
    }
}

/// The event `end`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct End {
    pub reason: Option<Reason>,
}

#[doc(hidden)]
#[derive(Default)]
pub struct EndFields {
    reason: Option<Reason>,
}

impl Fields for EndFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "reason" => self.reason = Wire::read(reader),
            _ => return false,
        }
        true
    }
}

impl Record for End {
    type Fields = EndFields;

    fn finish(fields: EndFields, _: &mut Reader<'_>) -> Option<Self> {
        Some(Self { reason: fields.reason })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        if let Some(reason) = &self.reason {
            writer.plain_key("reason");
            reason.write(writer);
        }
    }
}
