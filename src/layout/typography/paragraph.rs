//! Paragraphs: their line breaks, and the distribution of words over lines.
//!
//! All lines of a paragraph are chosen together, so that none is much tighter or looser than its neighbours; the idea
//! is that of Knuth and Plass, "Breaking paragraphs into lines" (1981). Costs are integers.

use crate::typography::linebreak::{
    Fragment, Joint, ParagraphSettings, TextSpan, breaks, fragments,
};
use gridpress_base::fonts::{Fonts, Run};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::Length;

/// A line of a paragraph.
#[derive(Clone, Debug, Default)]
pub(crate) struct ParagraphLine {
    /// The runs, each with the x of its left end.
    pub runs: Vec<(Length, Run)>,
}

/// Sets `spans` in lines.
///
/// # Errors
/// [`MissingGlyph`] if no face has one of the characters.
pub(crate) fn set_paragraph(
    fonts: &Fonts,
    settings: &ParagraphSettings,
    spans: &[TextSpan],
) -> Result<Vec<ParagraphLine>, MissingGlyph> {
    let fragments = fragments(fonts, settings, spans)?;
    let ends = breaks(settings, &fragments);
    let mut lines = Vec::with_capacity(ends.len());
    let mut start = 0;
    for (index, &end) in ends.iter().enumerate() {
        let indent = if index < settings.indented { settings.indent } else { Length::ZERO };
        lines.push(line(fonts, settings, &fragments[start..end], indent, end == fragments.len())?);
        start = end;
    }
    Ok(lines)
}

/// Returns the texts of a line, by face.
fn texts(fragments: &[Fragment]) -> Vec<TextSpan> {
    let mut texts: Vec<TextSpan> = Vec::new();
    let mut add = |role, text: &str| match texts.last_mut() {
        Some(last) if last.role == role => last.text += text,
        _ => texts.push(TextSpan { role, text: text.to_owned() }),
    };
    for (index, fragment) in fragments.iter().enumerate() {
        let role = fragment.span.role;
        add(role, &fragment.span.text);
        match (fragment.joint, index + 1 == fragments.len()) {
            (Joint::Space(_) | Joint::Tie(_), false) => add(role, " "),
            (Joint::Hyphen(_), true) => add(role, "-"),
            _ => {}
        }
    }
    texts
}

fn line(
    fonts: &Fonts,
    settings: &ParagraphSettings,
    fragments: &[Fragment],
    indent: Length,
    is_last: bool,
) -> Result<ParagraphLine, MissingGlyph> {
    let mut runs = Vec::new();
    // The line is shaped anew as a whole: kerning across fragments was unknown when breaks were chosen.
    for TextSpan { role, text } in texts(fragments) {
        runs.extend(fonts.shape(role, settings.size, &text)?);
    }
    // No ink may leave the block.
    let (before, after) = fonts.overhang(&runs);
    let [before, after] = [before, after].map(|reach| reach.at_least(Length::ZERO));
    let width: Length = runs.iter().map(|run| run.width).sum();
    let short = settings.width - indent - before - width - after;
    // A ragged line is also squeezed if shaping made it too long, as no ink may leave the block.
    if short < Length::ZERO || settings.justified && !is_last {
        spread(&mut runs, short);
    }
    let mut x = indent + before;
    let placed = runs.into_iter().map(|run| {
        let at = x;
        x += run.width;
        (at, run)
    });
    Ok(ParagraphLine { runs: placed.collect() })
}

/// Distributes `short` over the spaces of `runs`; if there are none and it is negative, over the gaps between letters.
fn spread(runs: &mut [Run], short: Length) {
    let has_spaces = runs.iter().any(|run| run.text.contains(' '));
    let is_space = |run: &Run, index: usize| {
        if has_spaces {
            run.glyph_text(&run.glyphs[index]) == " "
        } else {
            short < Length::ZERO && index + 1 < run.glyphs.len()
        }
    };
    let spaces = |run: &Run| (0..run.glyphs.len()).filter(|&index| is_space(run, index)).count();
    let count: usize = runs.iter().map(spaces).sum();
    if count == 0 {
        return;
    }
    let mut passed = 0;
    for run in runs {
        // Shares are taken of the total, so that rounding never leaves the last word short of the edge.
        let before = short.scale(passed, count as i32);
        let mut added = Length::ZERO;
        for index in 0..run.glyphs.len() {
            run.glyphs[index].x += added;
            if is_space(run, index) {
                passed += 1;
                added = short.scale(passed, count as i32) - before;
            }
        }
        run.width += added;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_base::fonts::FontRole;
    use gridpress_base::fonts::{FontFamilies, FontFamily};
    use hypher::Lang;

    const STORY: &str = "Take one digit and look along the rows and columns in which it already stands. Each of them \
        closes its cells to that digit. Where a box has one open cell left, the digit must go there, notwithstanding \
        whatever extraordinary circumstances surround the neighbouring houses.";

    fn fonts() -> Fonts {
        let [text, digits] = ["Source Serif 4", "Source Sans 3"].map(FontFamily::Bundled);
        Fonts::new(&FontFamilies::new(text, digits)).unwrap()
    }

    fn settings(width: i32, justified: bool, hyphens: Option<Lang>) -> ParagraphSettings {
        ParagraphSettings {
            size: Length::pt(10),
            width: Length::pt(width),
            indent: Length::pt(12),
            indented: 1,
            justified,
            hyphens,
        }
    }

    fn prose(text: &str) -> Vec<TextSpan> {
        vec![TextSpan { role: FontRole::Prose, text: text.to_owned() }]
    }

    fn text_of(line: &ParagraphLine) -> String {
        line.runs.iter().map(|(_, run)| run.text.as_str()).collect()
    }

    fn end(line: &ParagraphLine) -> Length {
        line.runs.last().map_or(Length::ZERO, |(x, run)| *x + run.width)
    }

    #[test]
    fn justified_lines_end_on_the_edge_and_no_word_is_lost() {
        let fonts = fonts();
        for width in [120, 180, 260, 400] {
            let settings = settings(width, true, Some(Lang::English));
            let lines = set_paragraph(&fonts, &settings, &prose(STORY)).unwrap();
            let (last, full) = lines.split_last().unwrap();
            assert!(full.iter().all(|line| end(line) == settings.width), "{width}");
            assert!(end(last) <= settings.width);
            let whole: String = lines.iter().map(|line| text_of(line) + " ").collect();
            let whole = whole.replace("- ", "");
            assert_eq!(whole.trim_end(), STORY, "{width}");
        }
    }

    #[test]
    fn ragged_lines_fit_the_measure_with_natural_spaces() {
        let fonts = fonts();
        let settings = settings(150, false, None);
        for line in set_paragraph(&fonts, &settings, &prose(STORY)).unwrap() {
            assert!(end(&line) <= settings.width);
            let natural: Length = (line.runs.iter())
                .map(|(_, run)| fonts.width(FontRole::Prose, settings.size, &run.text).unwrap())
                .sum();
            let first = line.runs[0].0;
            assert_eq!(end(&line) - first, natural);
        }
    }

    #[test]
    fn long_words_are_broken_without_loss() {
        let fonts = fonts();
        let word = "x".repeat(200);
        let lines = set_paragraph(&fonts, &settings(100, true, None), &prose(&word)).unwrap();
        let letters: usize = lines.iter().map(|line| text_of(line).matches('x').count()).sum();
        assert_eq!(letters, 200);
        assert!(lines.iter().all(|line| end(line) <= Length::pt(100)));
    }

    #[test]
    fn faces_mix_within_a_word() {
        let fonts = fonts();
        let span = |role, text: &str| TextSpan { role, text: text.to_owned() };
        let spans = [
            span(FontRole::Prose, "a "),
            span(FontRole::Strong, "strong"),
            span(FontRole::Prose, "ly set word"),
        ];
        let lines = set_paragraph(&fonts, &settings(300, false, None), &spans).unwrap();
        assert_eq!(lines.len(), 1);
        assert_eq!(text_of(&lines[0]), "a strongly set word");
    }
}
