//! The source by character, which is how the YAML parser counts.

/// The source by character index; cheap as long as the questions go forward.
pub(super) struct Cursor<'s> {
    pub(super) text: &'s str,
    ascii: bool,
    character: usize,
    byte: usize,
}

impl<'s> Cursor<'s> {
    pub(super) fn new(text: &'s str) -> Self {
        Self {
            text,
            ascii: text.is_ascii(),
            character: 0,
            byte: 0,
        }
    }

    fn byte(&mut self, character: usize) -> usize {
        if self.ascii {
            return character.min(self.text.len());
        }
        if character >= self.character {
            let rest = &self.text[self.byte..];
            let steps = character - self.character;
            self.byte = match rest.char_indices().nth(steps) {
                Some((offset, _)) => self.byte + offset,
                None => return self.text.len(),
            };
        } else {
            let steps = self.character - character;
            let before = &self.text[..self.byte];
            self.byte = before
                .char_indices()
                .rev()
                .nth(steps - 1)
                .map_or(0, |(offset, _)| offset);
        }
        self.character = character;
        self.byte
    }

    pub(super) fn slice(&mut self, start: usize, end: usize) -> &'s str {
        let start = self.byte(start);
        let end = self.byte(end);
        self.text.get(start..end).unwrap_or("")
    }

    pub(super) fn colon_follows(&mut self, end: usize) -> bool {
        let byte = self.byte(end);
        self.text[byte..].trim_start().starts_with(':')
    }

    pub(super) fn comment_follows(&mut self, end: usize) -> bool {
        let byte = self.byte(end);
        let line = self.text[byte..].trim_start_matches([' ', '\t']);
        line.starts_with('#') && !self.text[..byte].ends_with('\n')
    }
}
