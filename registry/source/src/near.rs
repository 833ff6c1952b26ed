//! A name that nobody knows → the one that was probably meant.

/// The nearest of the known names, if one is near enough to have been meant.
pub fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<String> {
    let length = name.chars().count();
    let limit = (length / 3).max(1);
    known
        .into_iter()
        // The distance is dear, and never less than the difference in length.
        .filter(|candidate| *candidate != name && candidate.chars().count().abs_diff(length) <= limit)
        .map(|candidate| (strsim::damerau_levenshtein(name, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate.to_owned())
}
