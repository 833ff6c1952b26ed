//! References and pointers carry what they point at.

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

use super::Carries;
use crate::Writer;

macro_rules! pointers {
    ($($carrier:ty),*) => {$(
        impl<W, T: Carries<W> + ?Sized> Carries<W> for $carrier {
            #[inline]
            fn write(&self, writer: &mut Writer<'_>) {
                (**self).write(writer);
            }

            #[inline]
            fn is_absent(&self) -> bool {
                (**self).is_absent()
            }
        }
    )*};
}
pointers!(&T, &mut T, Box<T>, Rc<T>, Arc<T>);

impl<W, T: Carries<W> + ToOwned + ?Sized> Carries<W> for Cow<'_, T> {
    #[inline]
    fn write(&self, writer: &mut Writer<'_>) {
        (**self).write(writer);
    }

    #[inline]
    fn is_absent(&self) -> bool {
        (**self).is_absent()
    }
}
