//! Checks that the expected texts and the barcode of a cover are visible in its PDF.
//!
//! The expected texts follow from the spec alone. Visibility is measured on the painted page, so that ink over a text,
//! or of its colour, is detected whatever painted it.

use super::report::{DocumentRole, Finding};
use gridpress_base::fonts::{FontRole, Fonts, Run};
use gridpress_book::Book;
use gridpress_bookspec::{CountForm, CoverDesign, MIN_CONTRAST, PictureArea, SpineText};
use gridpress_ground::units::Length;
use gridpress_layout::Cover;
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use gridpress_reader::{Direction, PageView, PdfReader, ReadError};
use std::collections::{BTreeMap, BTreeSet};

/// The smallest height of bars that scanners read well: 10 mm.
const MIN_BARS: Length = Length::mm(10);
/// The longest text that may also occur on a cover by chance, such as a figure in a grid, which something else may
/// cover.
const SHORT: usize = 2;
/// The smallest number of digits and sums that are taken for a puzzle.
const MIN_FIGURES: usize = 3;
/// The largest difference between baselines of one line, in points.
const LINE: f64 = 0.5;

/// A part of a cover with text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Panel {
    Front,
    Spine,
    Back,
}

/// A text expected on a cover.
struct CoverText {
    panel: Panel,
    /// Its name in messages, as in `the title`.
    name: Text,
    text: String,
    /// The smallest number of times that it must occur.
    count: usize,
}

/// A character on a panel, and the index of its letter.
type PanelCharacter = (char, usize);

/// Returns a line for each expected text on the cover of `book` that is not visible in `pdf`, one for a puzzle on the front
/// that is missing or illegible, and one for an unreadable barcode. `cover` says what the cover should have.
///
/// # Errors
/// [`ReadError`] if `pdf` cannot be read.
pub fn hidden_on_cover(book: &Book, cover: &Cover, pdf: &[u8]) -> Result<Vec<Text>, ReadError> {
    let Some(view) = PdfReader::new(pdf)?.view(0)? else {
        return Ok(vec![text!("not-size-of-cover")]);
    };
    let mut hidden = Vec::new();
    let panels = [Panel::Front, Panel::Spine, Panel::Back];
    let texts = cover_texts(book, cover.has_spine_text(book));
    for panel in panels {
        // Letters may be drawn in another order than they are read, so a text may be found in either order.
        let orders = orders(&view, panel);
        let on_panel = texts.iter().filter(|text| text.panel == panel).map(|text| {
            // Titles and thin spines may be in capitals.
            (text, book.spec.words.capitals(&text.text))
        });
        let on_panel: Vec<(&CoverText, String)> = on_panel.collect();
        let marks = orders[0].iter().map(|mark| mark.0);
        let expected =
            on_panel.iter().flat_map(|(text, capitals)| text.text.chars().chain(capitals.chars()));
        let lookalikes = Lookalikes::of(&book.spec.fonts, marks.chain(expected));
        hidden.extend(on_panel.iter().filter_map(|(text, capitals)| {
            text.hidden([&text.text, capitals], &view, &orders, &lookalikes)
        }));
        if panel == Panel::Front {
            let words = on_panel.iter().flat_map(|(text, capitals)| {
                let places = [&text.text, capitals]
                    .into_iter()
                    .flat_map(|text| orders.iter().map(|order| places(text, order, &lookalikes)));
                places.max_by_key(BTreeSet::len).unwrap_or_default().into_iter().flatten()
            });
            let words: BTreeSet<usize> = words.collect();
            let figures =
                orders[0].iter().map(|mark| mark.1).filter(|index| !words.contains(index));
            hidden.extend(hidden_figures(book, cover, &view, &figures.collect()));
        }
    }
    hidden.extend(hidden_bars(book, &view));
    Ok(hidden)
}

/// Returns the finding for the result of [`hidden_on_cover`].
pub fn check_visibility(hidden: &[Text]) -> Finding {
    let measured = super::joined(hidden.iter().cloned());
    Finding::new("cover-visible", DocumentRole::Cover, text!("source-buyers"))
        .measured(measured.unwrap_or_else(|| text!("everything")))
        .required(text!("all-visible"))
        .holds(hidden.is_empty())
        .change(text!("report-visible"))
}

/// Returns a line about the `figures` of the puzzle on the front, letters of the page, if they cannot be read: they are cut
/// off or covered, their colour is too close to that of their cell, or there are fewer than anyone would take for a puzzle.
fn hidden_figures(
    book: &Book,
    cover: &Cover,
    view: &PageView,
    figures: &BTreeSet<usize>,
) -> Option<Text> {
    let puzzle = &gridpress_layout::front_puzzle(book)?.puzzle;
    let whole = cover.safe.whole;
    let bleed = cover.document.paper.bleed.to_pt();
    let [left, top] = [whole.origin.x, whole.origin.y].map(|edge| edge.to_pt() + bleed);
    let [right, bottom] = [whole.right(), whole.bottom()].map(|edge| edge.to_pt() + bleed);
    let is_whole = |index: usize| {
        view.extent(index)
            .is_some_and(|[x, y, far, low]| left <= x && top <= y && far <= right && low <= bottom)
    };
    let seen = (figures.iter())
        .filter(|&&index| is_whole(index) && view.stands_out(index, MIN_CONTRAST))
        .count();
    if seen < figures.len() {
        let all = figures.len();
        return Some(text!("front-figures-unseen", count = all - seen, all));
    }
    let shape = &puzzle.shape;
    let sums = shape.cages().iter().filter(|cage| cage.target > 0);
    let numbers = shape.marks().iter().filter(|mark| mark.value > 0).count();
    let has_figures = puzzle.givens.filled_count() + sums.count() + numbers >= MIN_FIGURES;
    // The tilted puzzle has areas instead of letters, and the author's picture stands for a puzzle.
    let is_type = !matches!(book.spec.cover.design(), CoverDesign::Tilt | CoverDesign::Picture);
    (has_figures && is_type && figures.len() < MIN_FIGURES)
        .then(|| text!("front-figures-few", count = figures.len()))
}

fn cover_texts(book: &Book, spine_text: bool) -> Vec<CoverText> {
    let (spec, cover) = (&book.spec, &book.spec.cover);
    let mut texts = Vec::new();
    let mut add = |panel, name, text: &str, count| {
        let text: String = text.chars().filter(|c| is_compared(*c)).collect();
        if !text.is_empty() {
            texts.push(CoverText { panel, name, text, count });
        }
    };
    let author = spec.author.as_deref().unwrap_or_default();
    let is_bare = cover.picture_area() == Some(PictureArea::Alone);
    if !is_bare {
        add(Panel::Front, text!("the-title"), &spec.title, 1);
        add(Panel::Front, text!("the-subtitle"), spec.subtitle.as_deref().unwrap_or_default(), 1);
        add(Panel::Front, text!("the-author"), author, 1);
    }
    let is_plain = cover.design() == CoverDesign::Plain;
    if !is_bare {
        let series = cover.series.clone().or_else(|| spec.series_line());
        add(Panel::Front, text!("the-series-line"), &series.unwrap_or_default(), 1);
    }
    if !is_plain && !is_bare {
        for badge in cover.badges.iter().flatten() {
            add(Panel::Front, text!("a-badge"), badge, 1);
        }
        let count = book.puzzles().count();
        match (cover.design(), cover.count()) {
            // The `swiss` design has a large numeral alone, in any case.
            (CoverDesign::Swiss, CountForm::None) => {
                add(Panel::Front, text!("the-number"), "9", 1);
            }
            (CoverDesign::Swiss, _) => {
                add(Panel::Front, text!("the-number"), &count.to_string(), 1);
            }
            (_, CountForm::None) => {}
            (_, CountForm::Badge | CountForm::Large) => {
                add(Panel::Front, text!("the-number"), &spec.words.puzzle_count(count), 1);
            }
        }
    }
    let publisher = cover.publisher.as_ref().or(spec.imprint.as_ref());
    add(Panel::Back, text!("the-publisher"), publisher.map_or("", |name| name), 1);
    add(Panel::Back, text!("the-price"), cover.price.as_deref().unwrap_or_default(), 1);
    let blurb = cover.blurb.as_deref().unwrap_or_default().replace('\r', "");
    for paragraph in blurb.split("\n\n") {
        add(Panel::Back, text!("the-blurb"), paragraph, 1);
    }
    if let Some(isbn) = &spec.isbn {
        add(Panel::Back, text!("the-isbn"), &format!("ISBN{}", isbn.digits()), 1);
        // Once above the bars, and once below them.
        add(Panel::Back, text!("the-barcode-digits"), isbn.digits(), 2);
    }
    if spine_text {
        let on_spine = match &cover.spine {
            SpineText::Bare => "",
            SpineText::Title => &spec.title,
            SpineText::Text(text) => text,
        };
        add(Panel::Spine, text!("the-spine-text"), on_spine, 1);
        add(Panel::Spine, text!("the-spine-author"), author, 1);
    }
    texts
}

/// `true` for characters that line breaking keeps: it removes spaces and adds hyphens.
fn is_compared(c: char) -> bool {
    let is_hyphen = matches!(c, '-' | '\u{ad}' | '\u{2010}' | '\u{2011}');
    let is_format = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    !(c.is_whitespace() || c.is_control() || is_hyphen || is_format)
}

/// Returns the characters on a panel, in drawing order and in reading order.
fn orders(view: &PageView, panel: Panel) -> [Vec<PanelCharacter>; 2] {
    let middle = view.width() / 2.0;
    let letters = view.letters();
    let drawn: Vec<usize> = (0..letters.len())
        .filter(|index| {
            let letter = &letters[*index];
            match panel {
                Panel::Front => letter.direction == Direction::Right && letter.at.0 > middle,
                Panel::Spine => letter.direction == Direction::Down,
                Panel::Back => letter.direction == Direction::Right && letter.at.0 <= middle,
            }
        })
        .collect();
    // From top to bottom, and along each line.
    let place = |index: usize| {
        let (x, y) = letters[index].at;
        match panel {
            Panel::Spine => (x, -y),
            Panel::Front | Panel::Back => (y, x),
        }
    };
    let mut read = drawn.clone();
    read.sort_by(|&a, &b| place(b).0.total_cmp(&place(a).0));
    let mut lines: Vec<Vec<usize>> = Vec::new();
    for index in read {
        match lines.last_mut().filter(|line| (place(line[0]).0 - place(index).0).abs() < LINE) {
            Some(line) => line.push(index),
            None => lines.push(vec![index]),
        }
    }
    for line in &mut lines {
        line.sort_by(|&a, &b| place(a).1.total_cmp(&place(b).1));
    }
    [drawn, lines.concat()].map(|order| {
        order
            .into_iter()
            .flat_map(|index| letters[index].text.chars().map(move |c| (c, index)))
            .filter(|(c, _)| is_compared(*c))
            .collect()
    })
}

impl CoverText {
    /// Returns a line about this text if none of its `forms` is fully visible.
    fn hidden(
        &self,
        forms: [&str; 2],
        view: &PageView,
        orders: &[Vec<PanelCharacter>; 2],
        lookalikes: &Lookalikes,
    ) -> Option<Text> {
        let name = self.name.clone();
        let found = forms
            .into_iter()
            .flat_map(|form| orders.iter().map(move |order| places(form, order, lookalikes)));
        let places = found.max_by_key(BTreeSet::len).unwrap_or_default();
        if places.len() < self.count {
            return Some(text!("text-missing", text = name));
        }
        let shown = |letters: &&Vec<usize>| letters.iter().all(|index| view.is_visible(*index));
        if self.text.chars().count() <= SHORT && places.iter().filter(shown).count() >= self.count {
            return None;
        }
        let letters: BTreeSet<usize> = places.into_iter().flatten().collect();
        let seen = letters.iter().filter(|index| view.is_visible(**index)).count();
        match (seen, letters.len()) {
            (seen, all) if seen == all => None,
            (0, _) => Some(text!("text-unseen", text = name)),
            (seen, all) => Some(text!("text-half-seen", text = name, count = all - seen, all)),
        }
    }
}

/// Returns the occurrences of a text among `marks`, each as the indices of its letters.
fn places(text: &str, marks: &[PanelCharacter], lookalikes: &Lookalikes) -> BTreeSet<Vec<usize>> {
    let text: Vec<char> = text.chars().map(|c| lookalikes.first(c)).collect();
    let places = marks.windows(text.len()).filter(|marks: &&[PanelCharacter]| {
        marks.iter().map(|(c, _)| lookalikes.first(*c)).eq(text.iter().copied())
    });
    places.map(|marks| marks.iter().map(|(_, index)| *index).collect()).collect()
}

/// Characters that look the same in a font, for example a Latin and a Cyrillic A, which have one text in a PDF.
struct Lookalikes(BTreeMap<char, char>);

impl Lookalikes {
    /// Returns the lookalikes among `chars`. ASCII characters have none.
    fn of(fonts: &Fonts, chars: impl Iterator<Item = char>) -> Lookalikes {
        let roles = [
            FontRole::Text,
            FontRole::Bold,
            FontRole::Heading,
            FontRole::Heavy,
            FontRole::Condensed,
            FontRole::Serif,
        ];
        let chars: BTreeSet<char> = chars.collect();
        let mut lookalikes = BTreeMap::new();
        // Most covers are, and shaping every character in four roles takes time.
        if chars.iter().all(char::is_ascii) {
            return Lookalikes(lookalikes);
        }
        let mut first = BTreeMap::new();
        for &c in &chars {
            for role in roles {
                let Ok(runs) = fonts.shape(role, Length::pt(10), &c.to_string()) else {
                    continue;
                };
                let of_run = |run: &Run| {
                    run.glyphs.iter().map(|glyph| (run.face, glyph.id)).collect::<Vec<_>>()
                };
                let glyphs: Vec<_> = runs.iter().flat_map(of_run).collect();
                let first_like_it = *first.entry(glyphs).or_insert(c);
                if first_like_it != c {
                    lookalikes.entry(c).or_insert(first_like_it);
                }
            }
        }
        Lookalikes(lookalikes)
    }

    /// Returns the first character that looks like `c`.
    fn first(&self, c: char) -> char {
        self.0.get(&c).copied().unwrap_or(c)
    }
}

/// Returns a line about the barcode of `book` if scanners cannot read it.
fn hidden_bars(book: &Book, view: &PageView) -> Option<Text> {
    let isbn = book.spec.isbn.as_ref()?;
    let codes = view.barcodes().into_iter().filter(|code| code.sides.1 < view.width() / 2.0);
    let (own, others): (Vec<_>, Vec<_>) = codes.partition(|code| code.digits == isbn.digits());
    match (&own[..], &others[..]) {
        ([], []) => Some(text!("barcode-unreadable")),
        (_, [other, ..]) => {
            Some(text!("other-barcode", digits = other.digits.as_str(), isbn = isbn.to_string()))
        }
        ([code], []) if code.height >= MIN_BARS.to_pt() => None,
        ([code], []) => {
            let height = TextArg::Measure(format!("{:.1} mm", code.height / 72.0 * 25.4));
            Some(text!("short-barcode", height, least = TextArg::mm(MIN_BARS)))
        }
        _ => Some(text!("broken-barcode")),
    }
}
