//! Checks of the names in a listing: their length, their words, and whether book and cover show the same ones.

use super::printed_text::{self, PrintedText};
use super::search_terms::{contains_phrase, words_of};
use super::{Listing, ListingWarning, MAX_TITLES};
use gridpress_base::diag::Failure;
use gridpress_base::messages::Words;
use gridpress_book::Book;
use gridpress_layout::BookLayout;
use gridpress_spec::{BookSpec, CoverDesign, MAX_DESCRIPTION, SpineText};

/// Maximum number of times that titles may have the same word for puzzles.
const MAX_REPEATS: usize = 2;
/// Maximum number of parts between commas or bars in a title.
const MAX_PARTS: usize = 4;
/// Signs of addresses, which shops refuse in descriptions.
const ADDRESSES: [&str; 4] = ["http://", "https://", "www.", "@"];

/// Names of shops and their services, which are refused as keywords.
const SHOPS: [&str; 3] = ["amazon", "kindle", "kdp"];

/// Returns the reasons for which a shop may refuse the book, in the order of its form.
///
/// # Errors
/// Fails if a page or the front of the cover cannot be made.
pub(super) fn warnings(
    book: &Book,
    layout: &BookLayout,
    listing: &Listing,
) -> Result<Vec<ListingWarning>, Failure> {
    let mut checks = NameChecks { spec: &book.spec, found: Vec::new() };
    for text in book.spec.template_texts() {
        checks.warn(text.key, text.message, text.help);
    }
    checks.check_lengths(listing);
    checks.check_titles();
    checks.check_names();
    checks.check_description(listing);
    checks.check_keywords();
    checks.compare_book(&printed_text::front_matter(layout)?);
    let front = printed_text::cover_front(book)?;
    let whole = printed_text::whole_cover(book, listing.facts.pages);
    checks.compare_cover(&front, whole.as_ref());
    checks.check_pages(listing.facts.pages);
    Ok(checks.found)
}

/// The checks of a spec, and the warnings so far.
struct NameChecks<'b> {
    spec: &'b BookSpec,
    found: Vec<ListingWarning>,
}

impl NameChecks<'_> {
    fn warn(&mut self, key: &'static str, message: String, help: &str) {
        self.found.push(ListingWarning { key, message, help: help.to_owned() });
    }

    fn check_lengths(&mut self, listing: &Listing) {
        let length = listing.limits.titles as usize;
        if length > MAX_TITLES {
            self.warn(
                "subtitle",
                format!(
                    "title and subtitle have {length} characters together; Amazon takes at most {MAX_TITLES}"
                ),
                "shorten the subtitle",
            );
        }
        let length = listing.limits.description as usize;
        if length > MAX_DESCRIPTION {
            self.warn(
                "cover.blurb",
                format!("the description has {length} characters; Amazon takes at most {MAX_DESCRIPTION}"),
                "shorten the blurb, or write a description under [listing]",
            );
        }
    }

    /// Reports advertisements and repeated keywords in title and subtitle.
    fn check_titles(&mut self) {
        let spec = self.spec;
        let titles = [("title", Some(&spec.title)), ("subtitle", spec.subtitle.as_ref())];
        for (key, text) in titles.into_iter().filter_map(|(key, text)| Some((key, text?))) {
            if let Some(phrase) = advertisement(&spec.words, text) {
                self.warn(
                    key,
                    format!("the {key} contains `{phrase}`: shops refuse advertisements in titles"),
                    "leave it out, unless the title would be wrong without it",
                );
            }
            let parts = text.split([',', '|', '/']).count();
            if parts > MAX_PARTS || text.contains('|') {
                self.warn(
                    key,
                    format!("the {key} looks like a list of keywords, which shops refuse"),
                    "move keywords to the fields for them: keywords under [listing]",
                );
            }
        }
        let both = format!("{} {}", spec.title, spec.subtitle.as_deref().unwrap_or_default());
        let words = words_of(&both);
        let nouns = words_of(spec.words.puzzle_nouns());
        let times = |noun: &String| words.iter().filter(|word| *word == noun).count();
        if let Some(noun) = nouns.iter().find(|noun| times(noun) > MAX_REPEATS) {
            let message = format!(
                "title and subtitle have the word `{noun}` {} times, which shops take for keyword stuffing",
                times(noun)
            );
            self.warn("title", message, "use it once or twice");
        }
    }

    /// Reports search words and advertisements in the names of persons, series and publisher.
    fn check_names(&mut self) {
        let spec = self.spec;
        let names = [
            ("author", "author", spec.author.as_ref()),
            ("series", "series", spec.series.name.as_ref()),
            ("imprint", "imprint", spec.imprint.as_ref()),
        ];
        let mut names: Vec<(&'static str, &str, &str)> = names
            .into_iter()
            .filter_map(|(key, what, name)| Some((key, what, name?.as_str())))
            .collect();
        for person in spec.listing.contributors.iter().flatten() {
            names.push(("listing.contributors", person.role.name(), &person.name));
        }
        for (key, what, name) in names {
            let words = words_of(name);
            let terms = spec.words.listing_search_words().into_iter();
            // Titles in other languages often contain English terms.
            let english = Words::english();
            let terms: Vec<&str> = terms.chain(english.listing_search_words()).collect();
            let term = terms.into_iter().find(|term| contains_phrase(&words, term));
            let term = term.map(str::to_owned).or_else(|| advertisement(&spec.words, name));
            if let Some(term) = term {
                self.warn(
                    key,
                    format!(
                        "the {what} `{name}` contains `{term}`: shops refuse keywords in names"
                    ),
                    "choose another name, or keep it if it is the real one",
                );
            }
        }
    }

    fn check_description(&mut self, listing: &Listing) {
        if let Some(sign) = ADDRESSES.iter().find(|sign| listing.description.contains(**sign)) {
            let own = self.spec.listing.description.is_some();
            self.warn(
                if own { "listing.description" } else { "cover.blurb" },
                format!("the description contains `{sign}`: shops refuse addresses in it"),
                "leave addresses out",
            );
        }
    }

    /// Reports advertisements and names of shops in the author's own keywords.
    fn check_keywords(&mut self) {
        for keyword in self.spec.listing.keywords.iter().flatten() {
            let words = words_of(keyword);
            let shop = SHOPS.iter().find(|shop| contains_phrase(&words, shop));
            let term = shop.map(|shop| (*shop).to_owned());
            if let Some(term) = term.or_else(|| advertisement(&self.spec.words, keyword)) {
                self.warn(
                    "listing.keywords",
                    format!(
                        "the keyword `{keyword}` contains `{term}`: shops refuse advertisements and names of shops"
                    ),
                    "describe the book instead",
                );
            }
        }
    }

    /// Compares the names with the pages before the first puzzle.
    fn compare_book(&mut self, printed: &PrintedText) {
        let spec = self.spec;
        // Without this page, every comparison below would fail for the same reason.
        if !spec.front.title_page {
            self.warn(
                "front.title_page",
                "the book has no title page with which a shop can compare the listing".to_owned(),
                "set title_page = true under [front]",
            );
            return;
        }
        let series = spec.series.name.as_ref();
        let names = [
            ("title", Some(&spec.title)),
            ("subtitle", spec.subtitle.as_ref()),
            ("author", spec.author.as_ref()),
            ("series", series),
        ];
        for (key, name) in names.into_iter().filter_map(|(key, name)| Some((key, name?))) {
            if !printed.contains(name) {
                self.warn(
                    key,
                    format!("the {key} `{name}` is not on the first pages of the book"),
                    "shops compare it word for word with the title page",
                );
            }
        }
    }

    /// Compares the names with the cover. Texts in a picture cannot be compared.
    fn compare_cover(&mut self, front: &PrintedText, whole: Option<&PrintedText>) {
        let spec = self.spec;
        let cover = &spec.cover;
        let names = [
            ("title", Some(&spec.title)),
            ("subtitle", spec.subtitle.as_ref()),
            ("author", spec.author.as_ref()),
        ];
        for (key, name) in names.into_iter().filter_map(|(key, name)| Some((key, name?))) {
            if !front.contains(name) {
                let is_picture = cover.design() == CoverDesign::Picture;
                let help = if is_picture {
                    "compare it yourself if the picture shows it"
                } else {
                    "choose another design under [cover]"
                };
                let message = format!("the {key} `{name}` is not on the front of the cover");
                self.warn(key, message, help);
            }
        }
        self.compare_series(front);
        if let (Some(publisher), Some(imprint)) = (&cover.publisher, &spec.imprint)
            && !agree(publisher, imprint)
        {
            self.warn(
                "cover.publisher",
                format!(
                    "the cover names the publisher `{publisher}`, and the title page `{imprint}`"
                ),
                "make them agree, or leave publisher out",
            );
        } else if let (Some(whole), Some(imprint)) = (whole, &spec.imprint)
            && cover.design() != CoverDesign::Plain
            && !whole.contains(imprint)
        {
            self.warn(
                "imprint",
                format!("the imprint `{imprint}` is not on the cover"),
                "set publisher under [cover] to the same name",
            );
        }
        if let SpineText::Text(text) = &cover.spine
            && !agree(text, &spec.title)
        {
            self.warn(
                "cover.spine",
                format!("the spine has `{text}`, and the title is `{}`", spec.title),
                "shops compare the title on spine and front: set spine = true, or to a part of the title",
            );
        }
    }

    /// Compares the series with the line above the title on the cover.
    fn compare_series(&mut self, front: &PrintedText) {
        let spec = self.spec;
        match (&spec.cover.series, &spec.series.name) {
            (Some(line), None) => self.warn(
                "cover.series",
                format!("the cover has the series line `{line}`, and the spec names no series"),
                "set series = to the name of the series, or leave the line out",
            ),
            (Some(line), Some(name)) if !agree(line, name) => self.warn(
                "cover.series",
                format!("the cover has the series line `{line}`, and the title page `{name}`"),
                "make them agree, or leave the line of the cover out",
            ),
            (None, Some(name)) if !front.contains(name) => self.warn(
                "series",
                format!("the series `{name}` is not on the front of the cover"),
                "choose a design in colour under [cover], which prints it above the title",
            ),
            _ => {}
        }
    }

    fn check_pages(&mut self, pages: u32) {
        let requested = self.spec.listing.look_inside.iter().flatten();
        let missing: Vec<u32> = requested.copied().filter(|page| *page > pages).collect();
        if let Some(page) = missing.first() {
            self.warn(
                "listing.look_inside",
                format!("page {page} does not exist: the book has {pages} pages"),
                "name pages of the book, counted from its first page",
            );
        }
    }
}

/// Returns `true` if one text is the other, or a part of it, in the same words.
fn agree(text: &str, other: &str) -> bool {
    let [text, other] = [text, other].map(words_of);
    let within = |part: &[String], whole: &[String]| {
        !part.is_empty() && whole.windows(part.len()).any(|words| words == part)
    };
    within(&text, &other) || within(&other, &text)
}

/// Returns the first phrase of advertisements in `text`, in the language of the book or in English.
fn advertisement(words: &Words, text: &str) -> Option<String> {
    let own = words_of(text);
    let english = Words::english();
    let phrases = words.listing_promotions().into_iter().chain(english.listing_promotions());
    let phrases: Vec<&str> = phrases.collect();
    phrases.into_iter().find(|phrase| contains_phrase(&own, phrase)).map(str::to_owned)
}
