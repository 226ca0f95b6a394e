//! Checks of the names in a listing: their length, their words, and whether book and cover show the same ones.

use super::printed_text::{self, PrintedText};
use super::search_terms::{contains_phrase, words_of};
use super::{Listing, ListingWarning, MAX_TITLES};
use gridpress_book::Book;
use gridpress_bookspec::{BookSpec, CoverDesign, MAX_DESCRIPTION, SpineText};
use gridpress_layout::BookLayout;
use gridpress_messages::diag::Failure;
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg, Words};

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
    checks.compare_book(&printed_text::front_matter(&book.spec.words, layout)?);
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

impl<'b> NameChecks<'b> {
    fn warn(&mut self, key: &'static str, message: Text, help: Text) {
        self.found.push(ListingWarning { key, message, help });
    }

    /// Returns those of the names of the book that it has, with their keys, which are among `keys`.
    fn names(&self, keys: &[&str]) -> Vec<(&'static str, &'b str)> {
        let names = [
            ("title", Some(&self.spec.title)),
            ("subtitle", self.spec.subtitle.as_ref()),
            ("author", self.spec.author.as_ref()),
            ("series", self.spec.series.name.as_ref()),
            ("imprint", self.spec.imprint.as_ref()),
        ];
        let names = names.into_iter().filter(|(key, _)| keys.contains(key));
        names.filter_map(|(key, name)| Some((key, name?.as_str()))).collect()
    }

    fn check_lengths(&mut self, listing: &Listing) {
        let length = listing.limits.titles as usize;
        if length > MAX_TITLES {
            self.warn(
                "subtitle",
                text!(
                    "titles-too-long",
                    length = TextArg::number(length),
                    most = TextArg::number(MAX_TITLES)
                ),
                text!("shorten-subtitle"),
            );
        }
        let length = listing.limits.description as usize;
        if length > MAX_DESCRIPTION {
            self.warn(
                "cover.blurb",
                text!(
                    "description-too-long",
                    length = TextArg::number(length),
                    most = TextArg::number(MAX_DESCRIPTION)
                ),
                text!("shorten-description"),
            );
        }
    }

    /// Reports advertisements and repeated keywords in title and subtitle.
    fn check_titles(&mut self) {
        let spec = self.spec;
        for (key, text) in self.names(&["title", "subtitle"]) {
            if let Some(phrase) = advertisement(&spec.words, text) {
                self.warn(
                    key,
                    text!("advertisement-in-title", setting = setting(key), phrase),
                    text!("leave-out-of-title"),
                );
            }
            let parts = text.split([',', '|', '/']).count();
            if parts > MAX_PARTS || text.contains('|') {
                self.warn(
                    key,
                    text!("title-of-keywords", setting = setting(key)),
                    text!("move-keywords"),
                );
            }
        }
        let both = format!("{} {}", spec.title, spec.subtitle.as_deref().unwrap_or_default());
        let words = words_of(&both);
        let nouns = words_of(spec.words.puzzle_nouns());
        let times = |noun: &String| words.iter().filter(|word| *word == noun).count();
        if let Some(noun) = nouns.iter().find(|noun| times(noun) > MAX_REPEATS) {
            let message = text!("repeated-keyword", word = noun.as_str(), count = times(noun));
            self.warn("title", message, text!("use-once-or-twice"));
        }
    }

    /// Reports search words and advertisements in the names of persons, series and publisher.
    fn check_names(&mut self) {
        let spec = self.spec;
        let own = self
            .names(&["author", "series", "imprint"])
            .into_iter()
            .map(|(key, name)| (key, key, name));
        let others = spec
            .listing
            .contributors
            .iter()
            .flatten()
            .map(|person| ("listing.contributors", person.role.name(), person.name.as_str()));
        for (key, what, name) in own.chain(others) {
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
                    text!(
                        "keyword-in-name",
                        setting = TextArg::setting(key, format!("the {what}")),
                        name,
                        keyword = term
                    ),
                    text!("choose-other-name"),
                );
            }
        }
    }

    fn check_description(&mut self, listing: &Listing) {
        if let Some(sign) = ADDRESSES.iter().find(|sign| listing.description.contains(**sign)) {
            let own = self.spec.listing.description.is_some();
            self.warn(
                if own { "listing.description" } else { "cover.blurb" },
                text!("address-in-description", sign = *sign),
                text!("leave-addresses-out"),
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
                    text!("advertisement-in-keyword", keyword = keyword.as_str(), term),
                    text!("describe-book"),
                );
            }
        }
    }

    /// Compares the names with the pages before the first puzzle.
    fn compare_book(&mut self, printed: &PrintedText) {
        // Without this page, every comparison below would fail for the same reason.
        if !self.spec.front.title_page {
            self.warn(
                "front.title_page",
                text!("no-title-page"),
                text!(
                    "add-title-page",
                    setting =
                        TextArg::setting("front.title_page", "title_page = true under [front]")
                ),
            );
            return;
        }
        for (key, name) in self.names(&["title", "subtitle", "author", "series"]) {
            if !printed.contains(&self.spec.words, name) {
                let message = text!("not-on-first-pages", setting = setting(key), name);
                self.warn(key, message, text!("compared-with-title-page"));
            }
        }
    }

    /// Compares the names with the cover. Texts in a picture cannot be compared.
    fn compare_cover(&mut self, front: &PrintedText, whole: Option<&PrintedText>) {
        let spec = self.spec;
        let cover = &spec.cover;
        for (key, name) in self.names(&["title", "subtitle", "author"]) {
            if !front.contains(&self.spec.words, name) {
                let is_picture = cover.design() == CoverDesign::Picture;
                let help =
                    if is_picture { text!("compare-picture") } else { text!("other-cover-design") };
                let message = text!("not-on-front", setting = setting(key), name);
                self.warn(key, message, help);
            }
        }
        self.compare_series(front);
        if let (Some(publisher), Some(imprint)) = (&cover.publisher, &spec.imprint)
            && !agree(publisher, imprint)
        {
            self.warn(
                "cover.publisher",
                text!("two-publishers", publisher = publisher.as_str(), imprint = imprint.as_str()),
                text!("agree-or-leave-publisher"),
            );
        } else if let (Some(whole), Some(imprint)) = (whole, &spec.imprint)
            && cover.design() != CoverDesign::Plain
            && !whole.contains(&spec.words, imprint)
        {
            self.warn(
                "imprint",
                text!("imprint-not-on-cover", imprint = imprint.as_str()),
                text!(
                    "same-publisher",
                    setting = TextArg::setting("cover.publisher", "publisher under [cover]")
                ),
            );
        }
        if let SpineText::Text(text) = &cover.spine
            && !agree(text, &spec.title)
        {
            self.warn(
                "cover.spine",
                text!("other-spine", text = text.as_str(), title = spec.title.as_str()),
                text!("title-on-spine", setting = TextArg::setting("cover.spine", "spine = true")),
            );
        }
    }

    /// Compares the series with the line above the title on the cover.
    fn compare_series(&mut self, front: &PrintedText) {
        let spec = self.spec;
        match (&spec.cover.series, &spec.series.name) {
            (Some(line), None) => self.warn(
                "cover.series",
                text!("line-without-series", line = line.as_str()),
                text!("name-series", setting = TextArg::setting("series.name", "series =")),
            ),
            (Some(line), Some(name)) if !agree(line, name) => self.warn(
                "cover.series",
                text!("two-series", line = line.as_str(), name = name.as_str()),
                text!("agree-or-leave-line"),
            ),
            (None, Some(name)) if !front.contains(&self.spec.words, name) => self.warn(
                "series",
                text!("not-on-front", setting = setting("series"), name = name.as_str()),
                text!("design-in-colour"),
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
                text!("page-beyond-end", page = page.to_string(), pages),
                text!("pages-from-first"),
            );
        }
    }
}

/// Returns a key at the top of a spec as `the title`.
fn setting(key: &str) -> TextArg {
    TextArg::setting(key, format!("the {key}"))
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
