//! The page on which the author reads and copies a listing: every field of a shop's form, with its length and limit.
//! It needs no scripts, and shows the pictures beside it.

use super::{Listing, ListingFile};
use crate::manifest::NamedFile;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use gridpress_bookspec::escape_xml;

/// The style of the page.
const STYLE: &str = "\
body{margin:0 auto;max-width:62rem;padding:2rem 1.5rem 4rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1f24;background:#f6f5f2}\
h1{font-size:1.7rem;line-height:1.2;margin:0 0 .3rem}\
h2{font-size:1.15rem;margin:2.6rem 0 .8rem;border-top:3px solid #1c1f24;padding-top:.6rem}\
.lead{margin:0;color:#555b66}\
dl{display:grid;grid-template-columns:11rem 1fr;gap:.5rem 1.2rem;margin:0}\
dt{font-weight:600;padding-top:.45rem}\
dd{margin:0;min-width:0}\
input,textarea{box-sizing:border-box;width:100%;font:inherit;padding:.4rem .6rem;border:1px solid #c9c6bd;border-radius:.3rem;background:#fff;color:inherit}\
textarea{font:.9rem/1.45 ui-monospace,monospace;resize:vertical}\
small{color:#555b66}\
.over{color:#a3150b;font-weight:600}\
.warn{background:#fff4d6;border-left:5px solid #d29a00;margin:.6rem 0;padding:.6rem .9rem}\
.shown{background:#fff;border:1px solid #c9c6bd;border-radius:.3rem;padding:.4rem 1rem}\
.row{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}\
figure{margin:0}\
figure img{display:block;max-width:100%;height:auto;box-shadow:0 1px 5px #0003}\
figcaption{font-size:.85rem;color:#555b66;margin-top:.3rem}\
.inside figure{width:11rem}\
.front{width:15rem}\
@media(max-width:40rem){dl{grid-template-columns:1fr}dt{padding-top:.6rem}}\
@media(prefers-color-scheme:dark){body{background:#15171b;color:#e8e6e1}h2{border-color:#e8e6e1}input,textarea,.shown{background:#20242b;border-color:#434955}.lead,small,figcaption{color:#a8adb7}.warn{background:#3a2f0c}.over{color:#ff9a8d}}";

/// A page that is being written.
struct FormWriter(String);

impl FormWriter {
    fn heading(&mut self, text: &str) {
        self.0 += &format!("<h2>{}</h2>\n", escape_xml(text));
    }

    /// Adds a field of one line with its length; `most` is its limit.
    fn field(&mut self, label: &str, text: &str, most: Option<u32>) {
        let length = text.chars().count();
        let count = most.map(|most| count_text(length, most)).unwrap_or_default();
        self.0 += &format!(
            "<dt>{}</dt><dd><input readonly aria-label=\"{}\" value=\"{}\">{count}</dd>\n",
            escape_xml(label),
            escape_xml(label),
            escape_xml(text)
        );
    }

    fn optional(&mut self, label: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.field(label, text, None);
        }
    }

    /// Adds a field of several lines.
    fn area(&mut self, label: &str, text: &str, (rows, most): (usize, Option<u32>)) {
        let count = most.map(|most| count_text(text.chars().count(), most)).unwrap_or_default();
        self.0 += &format!(
            "<dt>{0}</dt><dd><textarea readonly aria-label=\"{0}\" rows=\"{rows}\">{1}</textarea>{count}</dd>\n",
            escape_xml(label),
            escape_xml(text)
        );
    }

    /// Adds pictures, whose bytes are part of the page.
    fn pictures<'f>(
        &mut self,
        class: &str,
        pictures: impl Iterator<Item = (&'f ListingFile, &'f NamedFile)>,
    ) {
        self.0 += &format!("<div class=\"row {class}\">\n");
        for (file, picture) in pictures {
            // Within the page, so that it can be moved or sent as one file.
            let data = STANDARD.encode(&picture.bytes);
            let name = escape_xml(&file.file);
            let [width, height] = [file.width, file.height].map(Option::unwrap_or_default);
            self.0 += &format!(
                "<figure><a href=\"{name}\"><img src=\"data:image/png;base64,{data}\" width=\"{width}\" height=\"{height}\" alt=\"{about}\"></a>\
                 <figcaption>{name}, {width} \u{d7} {height} pixels: {about}</figcaption></figure>\n",
                about = escape_xml(&file.about)
            );
        }
        self.0 += "</div>\n";
    }
}

/// Returns the length of a text and its limit, marked if it is over the limit.
fn count_text(length: usize, most: u32) -> String {
    let class = if length > most as usize { " class=\"over\"" } else { "" };
    format!("<small{class}>{length} of {most} characters</small>")
}

/// Returns the page of a listing. `pictures` are the first files of the listing, in the same order.
pub(super) fn form_page(listing: &Listing, pictures: &[NamedFile]) -> String {
    let mut page = FormWriter(String::new());
    let title = escape_xml(&listing.title);
    page.0 += &format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Listing of {title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
         <h1>{title}</h1>\n<p class=\"lead\">The fields of a shop\u{2019}s form, to copy from. \
         Change them under [listing] in the spec, and run gridpress listing again.</p>\n"
    );
    for warning in &listing.warnings {
        page.0 += &format!(
            "<p class=\"warn\"><b>{}</b><br>{}</p>\n",
            escape_xml(&warning.message),
            escape_xml(&warning.help)
        );
    }
    add_details(&mut page, listing);
    add_description(&mut page, listing);
    add_search(&mut page, listing);
    add_facts(&mut page, listing);
    page.heading("AI-generated content");
    page.0 += "<dl>\n";
    page.area("Your answer", &listing.ai_content, (8, None));
    page.0 += "</dl>\n";
    let named = |prefix: &'static str| {
        listing.files.iter().zip(pictures).filter(move |(file, _)| file.file.starts_with(prefix))
    };
    page.heading("Front of the cover");
    page.pictures("front", named("front"));
    page.heading("Pictures below the description (A+ content)");
    page.pictures("", named("picture-"));
    page.heading("Look inside");
    page.pictures("inside", named("inside-"));
    page.0 += "</body>\n</html>\n";
    page.0
}

fn add_details(page: &mut FormWriter, listing: &Listing) {
    let limits = &listing.limits;
    page.heading("Book details");
    page.0 += "<dl>\n";
    page.field("Language", &listing.language, None);
    page.field("Title", &listing.title, None);
    page.optional("Subtitle", listing.subtitle.as_deref());
    let both = count_text(limits.titles as usize, limits.most_titles);
    page.0 += &format!("<dt></dt><dd>{both} <small>in title and subtitle together</small></dd>\n");
    page.optional("Series", listing.series.as_deref());
    page.optional("Volume", listing.volume.map(|volume| volume.to_string()).as_deref());
    page.optional("Edition", listing.edition.as_deref());
    page.optional("Author", listing.author.as_deref());
    for person in &listing.contributors {
        page.field(&format!("Contributor: {}", person.role), &person.name, None);
    }
    page.optional("Publisher", listing.imprint.as_deref());
    page.optional("ISBN", listing.isbn.as_deref());
    page.field("Audience", &listing.audience, None);
    if let Some([least, most]) = listing.ages.as_deref() {
        page.field("Reading age", &format!("{least} to {most}"), None);
    }
    page.0 += "</dl>\n";
}

fn add_description(page: &mut FormWriter, listing: &Listing) {
    page.heading("Description");
    page.0 += "<dl>\n";
    let lines = listing.description.lines().count();
    let most = Some(listing.limits.most_description);
    page.area("HTML", &listing.description, (lines.clamp(6, 24), most));
    // The description has only the tags that the spec allows.
    page.0 += &format!(
        "<dt>As shown</dt><dd class=\"shown\" lang=\"{}\">\n{}\n</dd>\n</dl>\n",
        escape_xml(&listing.language),
        listing.description
    );
}

fn add_search(page: &mut FormWriter, listing: &Listing) {
    page.heading("Keywords");
    page.0 += "<dl>\n";
    for (number, keyword) in (1..).zip(&listing.keywords) {
        page.field(&format!("Keywords {number}"), keyword, Some(listing.limits.most_keyword));
    }
    page.0 += "</dl>\n";
    page.heading("Categories");
    page.0 += "<dl>\n";
    for (number, path) in (1..).zip(&listing.categories) {
        page.field(&format!("Category {number}"), path, None);
    }
    for subject in &listing.subjects {
        page.field(subject.scheme, &format!("{} {}", subject.code, subject.subject), None);
    }
    page.0 += "</dl>\n<p><small>Categories differ between shops and change now and then: choose the \
               nearest ones that the form offers.</small></p>\n";
}

fn add_facts(page: &mut FormWriter, listing: &Listing) {
    let facts = &listing.facts;
    page.heading("Facts");
    page.0 += "<dl>\n";
    page.field("Pages", &facts.pages.to_string(), None);
    page.field("Trim size", &facts.trim, None);
    page.field("Puzzles", &facts.puzzles.to_string(), None);
    let levels = facts.levels.iter().map(|share| format!("{}: {}", share.name, share.puzzles));
    page.field("Levels", &levels.collect::<Vec<_>>().join(", "), None);
    page.field("Kinds", &facts.kinds.join(", "), None);
    if !facts.techniques.is_empty() {
        page.field("Techniques", &facts.techniques.join(", "), None);
    }
    page.0 += "</dl>\n";
}
