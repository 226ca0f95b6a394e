//! Line breaks of paragraphs: the fragments between possible breaks, and the lines with the lowest total cost.

use crate::typography::lines::pieces;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::Length;
use hypher::Lang;

/// Text in one face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TextSpan {
    /// Role that selects the face.
    pub role: FontRole,
    /// The text.
    pub text: String,
}

/// The size, width and rules of paragraphs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ParagraphSettings {
    /// Size of the type.
    pub size: Length,
    /// Width of a line.
    pub width: Length,
    /// Indent of the first lines.
    pub indent: Length,
    /// Number of indented lines.
    pub indented: usize,
    /// `true` if lines are justified.
    pub justified: bool,
    /// Language whose rules hyphenate words; `None` to disable hyphenation.
    pub hyphens: Option<Lang>,
}

/// A piece of a paragraph after which a line may end.
pub(super) struct Fragment {
    /// The text, in one face.
    pub(super) span: TextSpan,
    /// The advance of the text.
    pub(super) width: Length,
    /// Extent of the ink beyond the width at the end.
    pub(super) reach: Length,
    /// The joint to the next fragment.
    pub(super) joint: Joint,
}

/// The joint between a fragment and the next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Joint {
    /// A space of that width.
    Space(Length),
    /// A space of that width; the line ends here only as a last resort.
    Tie(Length),
    /// A hyphen of that width, printed only if the line ends here.
    Hyphen(Length),
    /// A possible line end without a hyphen.
    Break,
    /// A possible line end, as a last resort only.
    LastResort,
}

/// Splits `spans` wherever a line may end.
///
/// # Errors
/// [`MissingGlyph`] if no face has one of the characters.
pub(super) fn fragments(
    fonts: &Fonts,
    settings: &ParagraphSettings,
    spans: &[TextSpan],
) -> Result<Vec<Fragment>, MissingGlyph> {
    let mut builder = FragmentBuilder { fonts, settings, fragments: Vec::new(), is_in_word: false };
    spans.iter().try_for_each(|span| builder.span(span))?;
    if let Some(last) = builder.fragments.last_mut() {
        // The end of the paragraph costs nothing, whatever the text ends with.
        last.joint = Joint::Break;
    }
    Ok(builder.fragments)
}

/// A builder of fragments from text.
struct FragmentBuilder<'f> {
    fonts: &'f Fonts,
    settings: &'f ParagraphSettings,
    fragments: Vec<Fragment>,
    /// `true` if the last fragment belongs to a word that may continue in another face.
    is_in_word: bool,
}

impl FragmentBuilder<'_> {
    fn width(&self, role: FontRole, text: &str) -> Result<Length, MissingGlyph> {
        self.fonts.width(role, self.settings.size, text)
    }

    fn span(&mut self, TextSpan { role, text }: &TextSpan) -> Result<(), MissingGlyph> {
        // Measured once for each span: shaping is the slow part of setting text.
        let (space, hyphen) = (self.width(*role, " ")?, self.width(*role, "-")?);
        let words = pieces(text).into_iter().enumerate().flat_map(|(piece, words)| {
            words.split(' ').enumerate().map(move |(within, word)| match (piece, within) {
                (0, 0) => (None, word),
                (_, 0) => (Some(Joint::Space(space)), word),
                _ => (Some(Joint::Tie(space)), word),
            })
        });
        for (before, word) in words {
            if let Some(before) = before {
                self.end_with(before);
                self.is_in_word = false;
            }
            if word.is_empty() {
                continue;
            }
            // A change of face within a word is not a place where a line may end.
            if self.is_in_word {
                self.end_with(Joint::LastResort);
            }
            self.is_in_word = true;
            for (part, parting) in parts(word, self.settings.hyphens) {
                let joint = match parting {
                    PartEnd::Hyphen => Joint::Hyphen(hyphen),
                    PartEnd::Break => Joint::Break,
                };
                self.part(*role, part, joint, hyphen)?;
            }
        }
        Ok(())
    }

    /// Sets the joint after the last fragment.
    fn end_with(&mut self, joint: Joint) {
        if let Some(last) = self.fragments.last_mut() {
            last.joint = joint;
        }
    }

    /// Adds a part of a word; a part that is wider than a line is split into letters.
    fn part(
        &mut self,
        role: FontRole,
        text: &str,
        joint: Joint,
        hyphen: Length,
    ) -> Result<(), MissingGlyph> {
        // A line must be able to hold every fragment, or no set of breaks would be valid.
        if self.width(role, text)? + self.settings.indent <= self.settings.width {
            return self.add(role, text, joint);
        }
        let mut rest = text.chars().peekable();
        while let Some(c) = rest.next() {
            let between = match rest.peek() {
                None => joint,
                Some(next) if c.is_alphabetic() && next.is_alphabetic() => Joint::Hyphen(hyphen),
                Some(_) => Joint::LastResort,
            };
            self.add(role, c.encode_utf8(&mut [0; 4]), between)?;
        }
        Ok(())
    }

    fn add(&mut self, role: FontRole, text: &str, joint: Joint) -> Result<(), MissingGlyph> {
        let runs = self.fonts.shape(role, self.settings.size, text)?;
        self.fragments.push(Fragment {
            width: runs.iter().map(|run| run.width).sum(),
            reach: self.fonts.overhang(&runs).1.at_least(Length::ZERO),
            span: TextSpan { role, text: text.to_owned() },
            joint,
        });
        Ok(())
    }
}

/// The end of a part of a word at the end of a line.
#[derive(Clone, Copy)]
enum PartEnd {
    /// With an added hyphen.
    Hyphen,
    /// Without a hyphen.
    Break,
}

/// Returns the parts of `word`, and the end of each.
fn parts(word: &str, hyphens: Option<Lang>) -> Vec<(&str, PartEnd)> {
    let mut parts = Vec::new();
    // A line may end after a hyphen or a dash within a word.
    for piece in word.split_inclusive(['-', '\u{2013}', '\u{2014}', '/']) {
        let letters = |c: char| c.is_alphabetic();
        let from = piece.find(letters).unwrap_or(piece.len());
        let to = piece
            .rfind(letters)
            .map_or(from, |at| at + piece[at..].chars().next().map_or(0, char::len_utf8));
        // Punctuation is not part of a word that the patterns know.
        let core = &piece[from..to];
        let mut start = 0;
        if let Some(lang) = hyphens.filter(|_| can_be_divided(core)) {
            let mut end = from;
            for syllable in hypher::hyphenate(core, lang) {
                end += syllable.len();
                if end < to {
                    parts.push((&piece[start..end], PartEnd::Hyphen));
                    start = end;
                }
            }
        }
        parts.push((&piece[start..], PartEnd::Break));
    }
    parts
}

/// Returns `true` if a word may be hyphenated. Words that are capitalised inside or short are not.
fn can_be_divided(core: &str) -> bool {
    // Names and abbreviations have no entry in the patterns, and short words gain little.
    core.chars().count() >= 6
        && core.chars().all(char::is_alphabetic)
        && core.chars().skip(1).all(char::is_lowercase)
}

/// Returns the cost of a line that leaves `short` of its width open, with spaces of `spaces` in all; `None` if the
/// words do not fit.
fn cost(settings: &ParagraphSettings, short: Length, spaces: Length, is_last: bool) -> Option<i64> {
    let short = i64::from(short.to_thousandths());
    let spaces = i64::from(spaces.to_thousandths());
    // A justified line may stretch its spaces by half and shrink them by a sixth; a ragged one may leave three ems
    // open.
    let (stretch, shrink) = if settings.justified {
        (spaces / 2, spaces / 6)
    } else {
        (i64::from(settings.size.to_thousandths()) * 3, 0)
    };
    if short < -shrink {
        return None;
    }
    if is_last && short >= 0 {
        return Some(0);
    }
    let room = if short < 0 { shrink } else { stretch };
    // In per mille of the stretch or shrink that looks acceptable.
    // Whole numbers: line breaks must not differ between machines, and the limit keeps the cube below 64 bits.
    let ratio = (short.abs() * 1000 / room.max(1)).min(20_000);
    // The cube of the ratio is the badness of TeX: one very loose line is worse than several that are a little loose.
    Some(ratio * ratio / 1000 * ratio / 10_000)
}

/// Cost of a hyphenated word at the end of a line.
const HYPHENATED: i64 = 60;
/// Cost of a line that ends where it should not.
const LAST_RESORT: i64 = 5_000;
/// Cost of a single fragment that is wider than its line.
const TOO_LONG: i64 = 1 << 40;

/// Maximum number of fragments without width on a line, such as invisible characters, of which a line could hold any
/// number.
const MAX_WITHOUT_WIDTH: usize = 200;

impl Fragment {
    /// Returns the width that the end of a line adds to this fragment, and the cost of such an end.
    fn end(&self) -> (Length, i64) {
        match self.joint {
            Joint::Hyphen(hyphen) => (hyphen, HYPHENATED),
            Joint::LastResort | Joint::Tie(_) => (self.reach, LAST_RESORT),
            Joint::Space(_) | Joint::Break => (self.reach, 0),
        }
    }
}

/// The best lines up to a fragment.
#[derive(Clone, Copy)]
struct BestBreak {
    /// Cost of all these lines.
    cost: i64,
    /// Fragment at which the last line begins.
    start: usize,
    /// `true` if the last line ends with a hyphenated word.
    is_hyphenated: bool,
}

/// Returns the ends of the lines: the index after the last fragment of each.
pub(super) fn breaks(settings: &ParagraphSettings, fragments: &[Fragment]) -> Vec<usize> {
    if settings.indented < 2 {
        return best_breaks(settings, fragments);
    }
    // The lines beside an initial are chosen without those below it, which have another width.
    let narrow = settings.width - settings.indent;
    let below = ParagraphSettings { indent: Length::ZERO, indented: 0, ..*settings };
    let mut ends = best_breaks(&ParagraphSettings { width: narrow, ..below }, fragments);
    ends.truncate(settings.indented);
    let start = ends.last().copied().unwrap_or_default();
    ends.extend(best_breaks(&below, &fragments[start..]).into_iter().map(|end| start + end));
    ends
}

fn best_breaks(settings: &ParagraphSettings, fragments: &[Fragment]) -> Vec<usize> {
    let count = fragments.len();
    let mut best: Vec<Option<BestBreak>> = vec![None; count + 1];
    best[0] = Some(BestBreak { cost: 0, start: 0, is_hyphenated: false });
    for start in 0..count {
        if let Some(before) = best[start] {
            try_lines(settings, fragments, start, before, &mut best);
        }
    }
    let mut ends = Vec::new();
    let mut end = count;
    while end > 0 {
        ends.push(end);
        end = best[end].map_or(0, |lines| lines.start);
    }
    ends.reverse();
    ends
}

/// Tries every line that begins at the fragment `start`, after the lines of `before`.
fn try_lines(
    settings: &ParagraphSettings,
    fragments: &[Fragment],
    start: usize,
    before: BestBreak,
    best: &mut [Option<BestBreak>],
) {
    let mut width = match start {
        0 => settings.indent,
        _ => Length::ZERO,
    };
    let mut spaces = Length::ZERO;
    let mut without_width = 0;
    for (index, fragment) in fragments.iter().enumerate().skip(start) {
        if fragment.width <= Length::ZERO {
            without_width += 1;
            if without_width > MAX_WITHOUT_WIDTH {
                return;
            }
        }
        width += fragment.width;
        let (end, parting) = fragment.end();
        let short = settings.width - width - end;
        let is_last = index + 1 == fragments.len();
        let fits = cost(settings, short, spaces, is_last);
        // A line of a single fragment is always accepted.
        let fits = fits.or((index == start).then_some(TOO_LONG));
        if let Some(cost) = fits {
            let is_hyphenated = parting == HYPHENATED;
            // Two hyphens below each other cost more than two apart.
            let twice = if is_hyphenated && before.is_hyphenated { 3 } else { 1 };
            // The constant is the line penalty of TeX: of equally good settings, the one with fewer lines wins.
            let line = 10 + cost + parting * twice;
            // Squared, as in TeX, but capped: a forced line must not overflow the total.
            let cost = before.cost.saturating_add(line * line.min(1 << 20));
            // Strictly less, so that of equal settings the first one found stays.
            if best[index + 1].is_none_or(|other| cost < other.cost) {
                best[index + 1] = Some(BestBreak { cost, start, is_hyphenated });
            }
        // Longer lines from this start are too long as well.
        } else if short < Length::ZERO {
            return;
        }
        if let Joint::Space(space) | Joint::Tie(space) = fragment.joint {
            width += space;
            spaces += space;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_hyphenated_by_language() {
        let of = |word, lang| {
            let parts = parts(word, Some(lang));
            parts.iter().map(|(part, _)| *part).collect::<Vec<_>>().join("|")
        };
        assert_eq!(of("(extensive)", Lang::English), "(ex|ten|sive)");
        assert_eq!(of("Rätselheft,", Lang::German), "Rät|sel|heft,");
        assert_eq!(of("well-known", Lang::English), "well-|known");
        assert_eq!(of("UNESCO", Lang::English), "UNESCO");
        assert_eq!(of("r4c7", Lang::English), "r4c7");
    }
}
