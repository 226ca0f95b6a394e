//! The generated texts of a listing: the headline, the description, and the answer about artificial intelligence.

use super::ListingSubject;
use gridpress_book::Book;
use gridpress_bookspec::{
    Audience, Contents, Design, HowTo, MAX_DESCRIPTION, Walkthroughs, description_html, escape_xml,
};

/// Maximum number of techniques and of kinds that are listed by name.
const MAX_NAMES: usize = 6;

/// Returns the headline: that of the spec, or the number of puzzles and their levels.
pub(super) fn headline(subject: &ListingSubject) -> String {
    if let Some(headline) = &subject.book.spec.listing.headline {
        return headline.clone();
    }
    let count = subject.count();
    match &subject.levels[..] {
        [] => count,
        [only] => format!("{count} \u{b7} {}", only.name),
        [first, .., last] => format!("{count} \u{b7} {} \u{2013} {}", first.name, last.name),
    }
}

/// Returns the description: that of the spec, or a generated one, which leaves out its last lines rather than exceed
/// the limit.
pub(super) fn description(subject: &ListingSubject, headline: &str) -> String {
    if let Some(text) = &subject.book.spec.listing.description {
        // Reading the spec has checked the text.
        return description_html(text).unwrap_or_default();
    }
    let spec = &subject.book.spec;
    let opening = opening(subject, headline);
    let mut lines = features(subject);
    let series = spec.series_line().map(|line| format!("<p><i>{}</i></p>", escape_xml(&line)));
    loop {
        let items: String =
            lines.iter().map(|line| format!("<li>{}</li>\n", escape_xml(line))).collect();
        let list = if items.is_empty() {
            String::new()
        } else {
            let inside = escape_xml(spec.words.listing_inside());
            format!("<h4>{inside}</h4>\n<ul>\n{items}</ul>")
        };
        let parts = [Some(opening.clone()), Some(list), series.clone()];
        let parts: Vec<String> =
            parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
        let html = parts.join("\n");
        // The least important sentences are last.
        if html.chars().count() <= MAX_DESCRIPTION || lines.pop().is_none() {
            return html;
        }
    }
}

/// Returns the headline in bold, and the text on the back of the cover or a generated sentence.
fn opening(subject: &ListingSubject, headline: &str) -> String {
    let spec = &subject.book.spec;
    let words = &spec.words;
    let intro = match subject.audience {
        Audience::Adults => words.listing_intro_adults(),
        Audience::Children => words.listing_intro_children(),
        Audience::Seniors => words.listing_intro_seniors(),
    };
    let text = spec.cover.blurb.as_deref().unwrap_or(intro);
    let paragraphs = text.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty());
    let mut html = format!("<p><b>{}</b></p>", escape_xml(headline));
    for paragraph in paragraphs {
        let paragraph = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
        html += &format!("\n<p>{}</p>", escape_xml(&paragraph));
    }
    html
}

/// Returns sentences about the contents of the book, the most important first.
fn features(subject: &ListingSubject) -> Vec<String> {
    let spec = &subject.book.spec;
    let words = &spec.words;
    let mut lines = Vec::new();
    let levels = subject.levels.iter();
    let levels =
        levels.map(|share| format!("{} ({})", share.name, words.number(share.puzzles as usize)));
    lines.push(words.listing_levels(levels.collect()));
    let kinds: Vec<String> =
        subject.kinds.iter().take(MAX_NAMES).map(|kind| words.kind(*kind)).collect();
    lines.push(words.listing_kinds(kinds));
    // Every sentence must be true of the whole book.
    if spec.lacking_rules().next().is_none() {
        lines.push(words.listing_one_solution().to_owned());
    }
    if subject.book.puzzles().all(|puzzle| puzzle.rating.solved) {
        lines.push(words.listing_logic().to_owned());
    }
    if spec.design == Design::LargePrint {
        lines.push(words.listing_large_print().to_owned());
    }
    if spec.sections.iter().all(|section| section.per_page == 1) {
        lines.push(words.listing_one_per_page().to_owned());
    }
    if spec.answers.are_in_book() {
        lines.push(words.listing_answers().to_owned());
    }
    if spec.front.how_to != HowTo::None {
        lines.push(words.listing_rules().to_owned());
    }
    if spec.answers.hints {
        lines.push(words.listing_hints().to_owned());
    }
    if spec.answers.walkthrough == Walkthroughs::All || !subject.book.walkthroughs.is_empty() {
        lines.push(words.listing_walkthroughs().to_owned());
    }
    let techniques = subject.techniques.iter();
    let techniques: Vec<String> = techniques
        // The hardest techniques are the most interesting ones, but they are listed from easy to hard.
        .rev()
        .take(MAX_NAMES)
        .rev()
        .map(|one| words.technique(*one).to_owned())
        .collect();
    if !techniques.is_empty() && subject.audience != Audience::Children {
        lines.push(words.listing_techniques(techniques));
    }
    lines.push(words.listing_format(subject.pages as usize, &super::trim_text(spec)));
    lines
}

/// Returns the answer about artificial intelligence: the origin of puzzles and texts, the parts that did not come from
/// the program, and the author's own answer about them.
pub(super) fn ai_content(book: &Book) -> String {
    let spec = &book.spec;
    let words = &spec.words;
    let mut sentences = Vec::new();
    let is_own = |contents: &Contents| matches!(contents, Contents::FromFile { .. });
    if spec.sections.iter().any(|section| !is_own(&section.contents)) {
        sentences.push(words.listing_ai_puzzles().to_owned());
    }
    sentences.push(words.listing_ai_texts().to_owned());
    let own = own_parts(book);
    if !own.is_empty() {
        sentences.push(words.listing_ai_own(own));
    }
    let mut answer = sentences.join(" ");
    if let Some(text) = &spec.listing.ai_content {
        answer += "\n\n";
        answer += text;
    }
    answer
}

/// Returns the names of the parts of a book that the author supplied.
fn own_parts(book: &Book) -> Vec<String> {
    let spec = &book.spec;
    let words = &spec.words;
    let (front, back) = (&spec.front, &spec.back);
    let has_texts = !spec.text_pages.is_empty()
        || !words.overrides().is_empty()
        || spec.cover.blurb.is_some()
        || spec.listing.description.is_some()
        || back.about_author.is_some()
        || back.about_book.is_some()
        || front.dedication.is_some()
        || spec.sections.iter().any(|section| section.intro.is_some());
    let has_pictures = spec.cover.pictures().next().is_some()
        || spec.sections.iter().any(|section| {
            section.picture.is_some()
                || matches!(section.symbols, gridpress_messages::symbols::Symbols::Pictures(_))
        })
        || spec.text_pages.iter().any(|page| page.text.text.contains("!["));
    let from_file = |contents: &Contents| matches!(contents, Contents::FromFile { .. });
    let has_puzzles = spec.sections.iter().any(|section| from_file(&section.contents));
    let parts = [
        (has_texts, words.listing_own_texts()),
        (has_pictures, words.listing_own_pictures()),
        (has_puzzles, words.listing_own_puzzles()),
    ];
    parts.into_iter().filter(|(has, _)| *has).map(|(_, name)| name.to_owned()).collect()
}
