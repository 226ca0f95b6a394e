//! The files of an IDML package.

use super::text::Frames;
use super::{pt, transform};
use gridpress_base::colour::SpotInk;
use gridpress_bookspec::escape_xml;
use gridpress_ground::units::Point;
use gridpress_layout::Paper;

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
/// The namespace of packages, and the version of the document model.
const MODEL: &str =
    "xmlns:idPkg=\"http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging\" DOMVersion=\"8.0\"";
const MARGINS: &str =
    "<MarginPreference ColumnCount=\"1\" Top=\"0\" Bottom=\"0\" Left=\"0\" Right=\"0\"/>\n";
const TAGS: &str = "<XMLTag Self=\"XMLTag/Root\" Name=\"Root\"/>\n";
/// The story of the XML structure, to which other programs add.
const BACKING_STORY: &str = "<XmlStory Self=\"backing\" AppliedTOCStyle=\"n\" AppliedNamedGrid=\"n\">\
    <ParagraphStyleRange AppliedParagraphStyle=\"ParagraphStyle/$ID/NormalParagraphStyle\">\
    <CharacterStyleRange AppliedCharacterStyle=\"CharacterStyle/$ID/[No character style]\">\
    <XMLElement Self=\"root\" MarkupTag=\"XMLTag/Root\"/>\
    </CharacterStyleRange></ParagraphStyleRange></XmlStory>\n";

/// Returns the files of a package of one page with these paths and text frames.
pub(super) fn files(
    paper: &Paper,
    title: &str,
    spot: Option<&SpotInk>,
    paths: &str,
    frames: &Frames,
) -> Vec<(String, Vec<u8>)> {
    let [width, height] = [paper.trim.width, paper.trim.height].map(pt);
    let origin = Point::new(-paper.trim.width.half(), -paper.trim.height.half());
    let at = transform(0, origin);
    let page = |id: &str, name: &str, master: &str| {
        format!(
            "<Page Self=\"{id}\" Name=\"{name}\" AppliedMaster=\"{master}\" GeometricBounds=\"0 0 {height} {width}\"{at}>\
             {MARGINS}</Page>\n"
        )
    };
    let preferences = format!(
        "<DocumentPreference PageWidth=\"{width}\" PageHeight=\"{height}\" PagesPerDocument=\"1\" \
         FacingPages=\"false\" DocumentBleedUniformSize=\"true\" DocumentBleedTopOffset=\"0\" Intent=\"PrintIntent\"/>\n\
         {MARGINS}<ViewPreference HorizontalMeasurementUnits=\"Points\" VerticalMeasurementUnits=\"Points\"/>\n"
    );
    let master = format!(
        "<MasterSpread Self=\"master\" Name=\"A-Master\" NamePrefix=\"A\" BaseName=\"Master\" \
         ShowMasterItems=\"true\" PageCount=\"1\">{}</MasterSpread>\n",
        page("master-page", "A", "n")
    );
    let spread = format!(
        "<Spread Self=\"spread\" PageCount=\"1\" ShowMasterItems=\"true\" BindingLocation=\"0\">\n{}\
         <Group Self=\"group\" Name=\"{}\" ItemLayer=\"layer\" AppliedObjectStyle=\"ObjectStyle/$ID/[None]\"{at}>\n\
         {paths}</Group>\n{}</Spread>\n",
        page("page", "1", "master"),
        escape_xml(title),
        frames.elements(origin)
    );
    let resources = [
        ("Resources/Graphic.xml".to_owned(), "Graphic", colours(spot)),
        ("Resources/Fonts.xml".to_owned(), "Fonts", frames.fonts()),
        ("Resources/Styles.xml".to_owned(), "Styles", styles(frames)),
        ("Resources/Preferences.xml".to_owned(), "Preferences", preferences),
        ("XML/Tags.xml".to_owned(), "Tags", TAGS.to_owned()),
    ];
    let spreads = [
        ("MasterSpreads/MasterSpread_master.xml".to_owned(), "MasterSpread", master),
        ("Spreads/Spread_spread.xml".to_owned(), "Spread", spread),
    ];
    let mut stories =
        vec![("XML/BackingStory.xml".to_owned(), "BackingStory", BACKING_STORY.to_owned())];
    let mut ids = String::new();
    for (id, story) in frames.stories() {
        ids += &format!("{id} ");
        stories.push((format!("Stories/Story_{id}.xml"), "Story", story));
    }
    let list = |parts: &[(String, &str, String)]| -> String {
        parts.iter().map(|(path, root, _)| format!("<idPkg:{root} src=\"{path}\"/>\n")).collect()
    };
    let designmap = format!(
        "{HEAD}<?aid style=\"50\" type=\"document\" readerVersion=\"6.0\" featureSet=\"257\" product=\"8.0(370)\" ?>\n\
         <Document {MODEL} Self=\"document\" StoryList=\"{ids}backing\" ZeroPoint=\"0 0\" ActiveLayer=\"layer\">\n{}\
         <Layer Self=\"layer\" Name=\"Gridpress\" Visible=\"true\" Locked=\"false\" Printable=\"true\"/>\n{}\
         <Section Self=\"section\" Length=\"1\" PageStart=\"page\" PageNumberStart=\"1\"/>\n{}</Document>\n",
        list(&resources),
        list(&spreads),
        list(&stories)
    );
    let container = format!(
        "{HEAD}<container version=\"1.0\" xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\"><rootfiles>\
         <rootfile full-path=\"designmap.xml\" media-type=\"text/xml\"/></rootfiles></container>\n"
    );
    let first =
        [("META-INF/container.xml".to_owned(), container), ("designmap.xml".to_owned(), designmap)];
    let parts = resources.into_iter().chain(spreads).chain(stories);
    let parts = parts.map(|(path, root, content)| {
        (path, format!("{HEAD}<idPkg:{root} {MODEL}>\n{content}</idPkg:{root}>\n"))
    });
    first.into_iter().chain(parts).map(|(path, text)| (path, text.into_bytes())).collect()
}

/// Returns the id of a colour. A colon in an id separates its parts, so InDesign writes it as a code.
pub(super) fn colour_id(name: &str) -> String {
    format!("Color/{}", escape_xml(&name.replace(':', "%3a")))
}

fn colours(spot: Option<&SpotInk>) -> String {
    let colour = |name: &str, inks: [u8; 4], attributes: &str| {
        let (id, inks) = (colour_id(name), inks.map(|ink| ink.to_string()).join(" "));
        let name = escape_xml(name);
        format!(
            "<Color Self=\"{id}\" Name=\"{name}\" Space=\"CMYK\" ColorValue=\"{inks}\"{attributes}/>\n"
        )
    };
    let fixed = " Model=\"Process\" ColorRemovable=\"false\"";
    let black = format!("{fixed} ColorEditable=\"false\" ColorOverride=\"Specialblack\"");
    let paper = format!("{fixed} ColorOverride=\"Specialpaper\"");
    let spot = spot.map(|SpotInk { name, inks }| colour(name, *inks, " Model=\"Spot\""));
    format!(
        "{}{}{}<Swatch Self=\"Swatch/None\" Name=\"None\" ColorEditable=\"false\" ColorRemovable=\"false\"/>\n",
        colour("Black", [0, 0, 0, 100], &black),
        colour("Paper", [0; 4], &paper),
        spot.unwrap_or_default()
    )
}

fn styles(frames: &Frames) -> String {
    let style =
        |kind: &str, name: &str| format!("<{kind} Self=\"{kind}/{name}\" Name=\"{name}\"/>\n");
    format!(
        "<RootCharacterStyleGroup Self=\"character-styles\">\n{}</RootCharacterStyleGroup>\n\
         <RootParagraphStyleGroup Self=\"paragraph-styles\">\n{}{}{}</RootParagraphStyleGroup>\n\
         <RootObjectStyleGroup Self=\"object-styles\">\n{}</RootObjectStyleGroup>\n",
        style("CharacterStyle", "$ID/[No character style]"),
        style("ParagraphStyle", "$ID/[No paragraph style]"),
        style("ParagraphStyle", "$ID/NormalParagraphStyle"),
        frames.styles(),
        style("ObjectStyle", "$ID/[None]")
    )
}
