//! Text frames, their stories and their paragraph styles.

use super::{UNPAINTED, pt, rectangle, transform, turn};
use gridpress_base::fonts::{FaceId, Fonts};
use gridpress_bookspec::escape_xml;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_layout::{ColumnText, PaintedText, TextRole};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ptr;

/// White beside the longest line of a paragraph, since other programs round the widths of glyphs differently.
const SLACK: Length = Length::thousandths(500);
/// Default leading and room below the last baseline, in percent of the size.
const LEADING: i32 = 120;
const BELOW: i32 = 30;

/// The text frames of a page.
pub(super) struct Frames<'p> {
    fonts: &'p Fonts,
    frames: Vec<Frame>,
    /// Role of the last text.
    last: Option<&'p TextRole>,
}

/// A frame. Coordinates are those of the page before it was turned.
struct Frame {
    turns: u8,
    paragraphs: Vec<Paragraph>,
}

struct Paragraph {
    part: ColumnText,
    lines: Vec<LineExtent>,
    /// The text, with a space between two lines.
    runs: Vec<(TypeFace, String)>,
}

/// The extent of a line.
struct LineExtent {
    left: Length,
    right: Length,
    baseline: Length,
}

/// The look of characters.
#[derive(Clone, PartialEq, Eq)]
struct TypeFace {
    face: FaceId,
    size: Length,
    /// Attributes for the ink.
    ink: String,
}

impl Paragraph {
    fn type_face(&self) -> &TypeFace {
        &self.runs[0].0
    }
}

impl<'p> Frames<'p> {
    pub(super) fn new(fonts: &'p Fonts) -> Frames<'p> {
        Frames { fonts, frames: Vec::new(), last: None }
    }

    /// Adds a piece of text. Pieces of one `role` are one paragraph, and paragraphs of small print share a frame.
    pub(super) fn add(
        &mut self,
        text: &PaintedText,
        (part, role): (ColumnText, &'p TextRole),
        ink: String,
    ) {
        let run = &text.run;
        let type_face = TypeFace { face: run.face, size: run.size, ink };
        let (at, [cos, sin]) = (text.at, turn(text.turns));
        let (left, baseline) = (at.x * cos + at.y * sin, at.y * cos - at.x * sin);
        let right = left + run.width;
        // Paragraphs of the same kind have equal roles, but each has its own.
        let continues = self.last.replace(role).is_some_and(|last| ptr::eq(last, role));
        if !continues {
            let is_joined = |frame: &&mut Frame| {
                part.is_small_print() && frame.turns == text.turns && frame.is_small_print()
            };
            let paragraph = Paragraph { part, lines: Vec::new(), runs: Vec::new() };
            match self.frames.last_mut().filter(is_joined) {
                Some(frame) => frame.paragraphs.push(paragraph),
                None => {
                    self.frames.push(Frame { turns: text.turns, paragraphs: vec![paragraph] });
                }
            }
        }
        let paragraph = self.frames.last_mut().and_then(|frame| frame.paragraphs.last_mut());
        let Paragraph { lines, runs, .. } = paragraph.expect("a text follows its first piece");
        match lines.last_mut() {
            Some(line) if line.baseline == baseline => line.right = right,
            _ => {
                // Lines were broken at spaces, and are broken again at the same ones.
                if let Some((_, text)) = runs.last_mut() {
                    text.push(' ');
                }
                lines.push(LineExtent { left, right, baseline });
            }
        }
        match runs.last_mut() {
            Some((last, text)) if *last == type_face => *text += &run.text,
            _ => runs.push((type_face, run.text.clone())),
        }
    }

    /// Returns the elements of all frames, for a spread in which the page begins at `origin`.
    pub(super) fn elements(&self, origin: Point) -> String {
        let element = |(index, frame): (usize, &Frame)| {
            let ([first, last], size) = (frame.ends(), frame.paragraphs[0].type_face().size);
            let is_line = ptr::eq(first, last);
            // A single line grows at the end where it is not aligned, and paragraphs grow downwards.
            let (sizing, point, slack) = match frame.paragraphs[0].part.is_at_right() {
                _ if !is_line => ("HeightOnly", "TopCenterPoint", [Length::ZERO, SLACK]),
                false => ("HeightAndWidth", "TopLeftPoint", [Length::ZERO, size]),
                true => ("HeightAndWidth", "TopRightPoint", [size, Length::ZERO]),
            };
            let left = frame.lines().map(|line| line.left).min().unwrap_or_default() - slack[0];
            let right = frame.lines().map(|line| line.right).max().unwrap_or_default() + slack[1];
            let bottom = last.baseline + size.percent(BELOW);
            let area = Rect::from_corners(
                Point::new(left, first.baseline - size),
                Point::new(right, bottom),
            );
            format!(
                "<TextFrame Self=\"t{index}\" ParentStory=\"s{index}\" PreviousTextFrame=\"n\" NextTextFrame=\"n\" \
                 ContentType=\"TextType\" ItemLayer=\"layer\"{UNPAINTED}{}>{}\
                 <TextFramePreference FirstBaselineOffset=\"FixedHeight\" MinimumFirstBaselineOffset=\"{}\" \
                 VerticalJustification=\"TopAlign\" IgnoreWrap=\"true\" AutoSizingType=\"{sizing}\" \
                 AutoSizingReferencePoint=\"{point}\" UseNoLineBreaksForAutoSizing=\"{is_line}\">\
                 <Properties><InsetSpacing type=\"unit\">0</InsetSpacing></Properties></TextFramePreference></TextFrame>\n",
                transform(frame.turns, origin),
                rectangle(&area),
                pt(size)
            )
        };
        self.frames.iter().enumerate().map(element).collect()
    }

    /// Returns the content of each story, with its id.
    pub(super) fn stories(&self) -> impl Iterator<Item = (String, String)> {
        let looks = self.looks();
        self.frames.iter().enumerate().map(move |(index, frame)| {
            let mut story = format!(
                "<Story Self=\"s{index}\" AppliedTOCStyle=\"n\" TrackChanges=\"false\" StoryTitle=\"$ID/\" \
                 AppliedNamedGrid=\"n\">\n"
            );
            for (number, paragraph) in frame.paragraphs.iter().enumerate() {
                let is_last = number + 1 == frame.paragraphs.len();
                story += &self.paragraph(paragraph, looks[&paragraph.part].0, is_last);
            }
            (format!("s{index}"), story + "</Story>\n")
        })
    }

    fn paragraph(&self, paragraph: &Paragraph, style: &TypeFace, is_last: bool) -> String {
        let name = style_name(paragraph.part);
        let mut out =
            format!("<ParagraphStyleRange AppliedParagraphStyle=\"ParagraphStyle/{name}\">\n");
        for (type_face, text) in &paragraph.runs {
            // A run in the style of its paragraph states nothing, so that it follows changes of the style.
            let [attributes, font] =
                if type_face == style { Default::default() } else { self.look(type_face) };
            let _ = writeln!(
                out,
                "<CharacterStyleRange AppliedCharacterStyle=\"CharacterStyle/$ID/[No character style]\"{attributes}>\
                 <Properties>{font}</Properties><Content>{}</Content></CharacterStyleRange>",
                escape_xml(text)
            );
        }
        if !is_last {
            out.truncate(out.len() - "</CharacterStyleRange>\n".len());
            out += "<Br/></CharacterStyleRange>\n";
        }
        out + "</ParagraphStyleRange>\n"
    }

    /// Returns the look of each part, which is that of its first text, and the frame of that text.
    fn looks(&self) -> BTreeMap<ColumnText, (&TypeFace, &Frame)> {
        let mut looks = BTreeMap::new();
        for frame in &self.frames {
            for paragraph in &frame.paragraphs {
                looks.entry(paragraph.part).or_insert((paragraph.type_face(), frame));
            }
        }
        looks
    }

    /// Returns the attributes and the properties of a look.
    fn look(&self, TypeFace { face, size, ink }: &TypeFace) -> [String; 2] {
        let face = self.fonts.face(*face);
        let [family, style] = [face.family(), face.style()].map(|name| escape_xml(&name));
        [
            format!("{ink} FontStyle=\"{style}\" PointSize=\"{}\"", pt(*size)),
            format!("<AppliedFont type=\"string\">{family}</AppliedFont>"),
        ]
    }

    /// Returns the elements of all paragraph styles.
    pub(super) fn styles(&self) -> String {
        let style = |(part, (look, frame)): (ColumnText, (&TypeFace, &Frame))| {
            let [attributes, font] = self.look(look);
            let [leading, space] = frame.spacing();
            let (name, align) =
                (style_name(part), if part.is_at_right() { "RightAlign" } else { "LeftAlign" });
            format!(
                "<ParagraphStyle Self=\"ParagraphStyle/{name}\" Name=\"{name}\"{attributes} \
                 Justification=\"{align}\" SpaceBefore=\"{}\" Hyphenation=\"false\" Composer=\"HL Single\" \
                 AppliedLanguage=\"$ID/[No Language]\"><Properties>\
                 <BasedOn type=\"string\">$ID/[No paragraph style]</BasedOn>{font}\
                 <Leading type=\"unit\">{}</Leading></Properties></ParagraphStyle>\n",
                pt(space),
                pt(leading)
            )
        };
        self.looks().into_iter().map(style).collect()
    }

    /// Returns the elements of all fonts, by family.
    pub(super) fn fonts(&self) -> String {
        let paragraphs = self.frames.iter().flat_map(|frame| &frame.paragraphs);
        let runs = paragraphs.flat_map(|paragraph| &paragraph.runs);
        let faces: BTreeSet<FaceId> = runs.map(|(type_face, _)| type_face.face).collect();
        let mut families: BTreeMap<String, String> = BTreeMap::new();
        for (index, id) in faces.into_iter().enumerate() {
            let face = self.fonts.face(id);
            let [family, style] = [face.family(), face.style()].map(|name| escape_xml(&name));
            let font = format!(
                "<Font Self=\"f{index}\" FontFamily=\"{family}\" Name=\"{family} {style}\" \
                 PostScriptName=\"{}\" FontStyleName=\"{style}\"/>",
                face.postscript_name()
            );
            *families.entry(family).or_default() += &font;
        }
        let family = |(index, (name, fonts)): (usize, (String, String))| {
            format!("<FontFamily Self=\"family{index}\" Name=\"{name}\">{fonts}</FontFamily>\n")
        };
        families.into_iter().enumerate().map(family).collect()
    }
}

impl Frame {
    fn is_small_print(&self) -> bool {
        self.paragraphs.iter().all(|paragraph| paragraph.part.is_small_print())
    }

    fn lines(&self) -> impl Iterator<Item = &LineExtent> {
        self.paragraphs.iter().flat_map(|paragraph| &paragraph.lines)
    }

    /// Returns the first and the last line.
    fn ends(&self) -> [&LineExtent; 2] {
        [self.lines().next(), self.lines().last()].map(|line| line.expect("a frame has text"))
    }

    /// Returns the leading, and the white above each paragraph but the first.
    fn spacing(&self) -> [Length; 2] {
        let within = self.paragraphs.iter().find_map(|paragraph| match &paragraph.lines[..] {
            [first, second, ..] => Some(second.baseline - first.baseline),
            _ => None,
        });
        let leading =
            within.unwrap_or_else(|| self.paragraphs[0].type_face().size.percent(LEADING));
        let space = match &self.paragraphs[..] {
            [first, second, ..] => {
                let before = first.lines[first.lines.len() - 1].baseline;
                second.lines[0].baseline - before - leading
            }
            _ => Length::ZERO,
        };
        [leading, space]
    }
}

/// Returns the name of a paragraph style.
fn style_name(part: ColumnText) -> String {
    format!("Gridpress {}", part.name())
}
