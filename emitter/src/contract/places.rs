//! Which fields a contract requires and which a type has, as sets that rustc compares at once: a derived type is checked
//! whenever its crate is, so the check has to cost next to nothing.

use super::checks::{fail, leaves_out};
use super::{Contract, Field};

/// Is the set of the required fields of a contract, by their places, each a bit.
#[derive(Debug)]
pub enum Required<const PLACES: u128> {}

/// Is the set of the required fields of a contract that has more fields than there are bits.
#[derive(Debug)]
pub enum RequiredOfMany {}

/// Stands where a contract has members and no fields.
#[derive(Debug)]
pub enum ToldApart {}

impl<const PLACES: u128> Required<PLACES> {
    /// Checks that a type with the fields `P` has every field that the contract `C` requires.
    #[track_caller]
    pub const fn complete<C: Contract, P: Places>() {
        if PLACES & !P::BITS != 0 {
            leaves_out::<C>(P::ALL);
        }
    }
}

impl RequiredOfMany {
    /// Checks that a type with the fields `P` has every field that the contract `C` requires.
    #[track_caller]
    pub const fn complete<C: Contract, P: Places>() {
        leaves_out::<C>(P::ALL);
    }
}

impl ToldApart {
    /// Tells that a type with the fields `P` cannot be the whole of the contract `C`.
    #[track_caller]
    pub const fn complete<C: Contract, P: Places>() {
        fail(&[
            "`",
            C::NAME,
            "` is told apart by its members: derive it for an enum of them, or name the module of one",
        ]);
    }
}

/// Is some fields of one contract.
pub trait Places {
    /// Their places, each a bit; a place that is no bit is left out.
    const BITS: u128;
    /// Their places.
    const ALL: Set;
}

/// Is a set of places.
#[derive(Clone, Copy, Debug)]
pub struct Set {
    places: &'static [usize],
    rest: Option<&'static Set>,
}

impl Set {
    /// Says whether a place is one of these.
    pub(super) const fn has(mut self, place: usize) -> bool {
        loop {
            let mut at = 0;
            while at < self.places.len() {
                if self.places[at] == place {
                    return true;
                }
                at += 1;
            }
            match self.rest {
                Some(rest) => self = *rest,
                None => return false,
            }
        }
    }
}

const fn bit(place: usize) -> u128 {
    if place < 128 { 1 << place } else { 0 }
}

macro_rules! places {
    ($($c:ident $place:ident $w:ident $g:ident),*) => {
        impl<$($c, const $place: usize, $w, $g),*> Places for ($(Field<$c, $place, $w, $g>,)*) {
            const BITS: u128 = 0 $(| bit($place))*;
            const ALL: Set = Set { places: &[$($place),*], rest: None };
        }
    };
}
places!();
places!(A A0 AW AG);
places!(A A0 AW AG, B B0 BW BG);
places!(A A0 AW AG, B B0 BW BG, C C0 CW CG);
places!(A A0 AW AG, B B0 BW BG, C C0 CW CG, D D0 DW DG);
places!(A A0 AW AG, B B0 BW BG, C C0 CW CG, D D0 DW DG, E E0 EW EG);
places!(A A0 AW AG, B B0 BW BG, C C0 CW CG, D D0 DW DG, E E0 EW EG, F F0 FW FG);
places!(A A0 AW AG, B B0 BW BG, C C0 CW CG, D D0 DW DG, E E0 EW EG, F F0 FW FG, G G0 GW GG);
places!(A A0 AW AG, B B0 BW BG, C C0 CW CG, D D0 DW DG, E E0 EW EG, F F0 FW FG, G G0 GW GG, H H0 HW HG);

/// Is more fields than eight: eight, and others.
#[derive(Debug)]
pub struct More<P, R>(std::marker::PhantomData<(P, R)>);

impl<P: Places, R: Places> Places for More<P, R> {
    const BITS: u128 = P::BITS | R::BITS;
    const ALL: Set = Set {
        places: P::ALL.places,
        rest: Some(&R::ALL),
    };
}
