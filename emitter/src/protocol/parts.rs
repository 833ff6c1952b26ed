//! What a rule remembers of each part of a stream, up to a limit.

use std::collections::BTreeMap;

use super::scalar::Scalar;

/// The value that parts the stream, and the one that tells pairs apart.
pub(super) type Key = (Scalar, Scalar);

/// The key of a part.
pub(super) fn of_part(part: Scalar) -> Key {
    (part, Scalar::Nothing)
}

/// How a monitor came to a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Came {
    /// Before its first event.
    First,
    /// In mid-stream, so that what is not remembered may have been there.
    Midway,
}

/// Remembers a state for each part. Beyond the limit, the half that was not touched for longest is forgotten, and what
/// is not remembered counts from then on as it does for one who came in mid-stream.
#[derive(Clone, Debug)]
pub(super) struct Parts<S> {
    slots: BTreeMap<Key, Slot<S>>,
    limit: usize,
    came: Came,
    forgotten: u64,
}

#[derive(Clone, Debug)]
struct Slot<S> {
    touched: u64,
    state: S,
}

impl<S> Parts<S> {
    pub(super) fn new(came: Came, limit: usize) -> Self {
        Self {
            slots: BTreeMap::new(),
            limit: limit.max(1),
            came,
            forgotten: 0,
        }
    }

    /// Whether what is not remembered may have been there.
    pub(super) fn is_midway(&self) -> bool {
        self.came == Came::Midway
    }

    /// How many parts were forgotten.
    pub(super) fn forgotten(&self) -> u64 {
        self.forgotten
    }

    pub(super) fn len(&self) -> usize {
        self.slots.len()
    }

    pub(super) fn get(&mut self, key: &Key, now: u64) -> Option<&mut S> {
        let slot = self.slots.get_mut(key)?;
        slot.touched = now;
        Some(&mut slot.state)
    }

    pub(super) fn put(&mut self, key: Key, now: u64, state: S) {
        self.slots.insert(key, Slot { touched: now, state });
        if self.slots.len() > self.limit {
            self.forget();
        }
    }

    pub(super) fn remove(&mut self, key: &Key) {
        self.slots.remove(key);
    }

    pub(super) fn retain(&mut self, mut keep: impl FnMut(&Key, &mut S) -> bool) {
        self.slots.retain(|key, slot| keep(key, &mut slot.state));
    }

    /// Every state.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&Key, &S)> {
        self.slots.iter().map(|(key, slot)| (key, &slot.state))
    }

    fn forget(&mut self) {
        let mut touched: Vec<u64> = self.slots.values().map(|slot| slot.touched).collect();
        touched.sort_unstable();
        let first = touched[touched.len() - self.limit.div_ceil(2)];
        let before = self.slots.len();
        self.slots.retain(|_, slot| slot.touched >= first);
        self.forgotten += (before - self.slots.len()) as u64;
        self.came = Came::Midway;
    }
}
