//! Resources of pages and forms: fonts and forms by name, each read once for all pages.

use super::budget::{Budget, Result};
use super::display::Overprint;
use super::facts::followed;
use super::geometry::PixelHash;
use super::picture;
use super::unicode::ToUnicode;
use gridpress_base::images::SYMBOL_SIDE;
use gridpress_ground::images::Image;
use lopdf::content::Content;
use lopdf::{Dictionary, Document, Encoding, Object, ObjectId, Stream};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::rc::Rc;

/// The fonts, forms and pictures that a content stream may use.
pub(super) struct Resources<'d> {
    pub(super) fonts: BTreeMap<Vec<u8>, Rc<Font<'d>>>,
    pub(super) forms: BTreeMap<Vec<u8>, &'d Stream>,
    pub(super) images: BTreeMap<Vec<u8>, &'d Stream>,
    /// The graphics states that set nothing but overprinting.
    pub(super) plain_states: BTreeMap<Vec<u8>, Overprint>,
    /// The four inks in place of each spot ink.
    pub(super) spots: BTreeMap<Vec<u8>, [f64; 4]>,
}

impl<'d> Resources<'d> {
    /// Returns the resources of `page`, including inherited ones.
    fn of_page(
        shared: &ResourceCache<'d>,
        page: ObjectId,
        budget: &Budget,
    ) -> Result<Resources<'d>> {
        let document = shared.document;
        let fonts = document.get_page_fonts(page)?.into_iter();
        let (own, others) = document.get_page_resources(page)?;
        // The nearest dictionary comes last, so that its forms replace others of the same name.
        let others = (others.iter().rev()).filter_map(|&id| document.get_dictionary(id).ok());
        Ok(Resources {
            fonts: fonts
                .map(|(name, font)| Ok((name, shared.font(font, budget)?)))
                .collect::<Result<_>>()?,
            plain_states: (others.clone().chain(own))
                .flat_map(|dictionary| plain_states(document, dictionary))
                .collect(),
            spots: (others.clone().chain(own))
                .flat_map(|dictionary| spots(document, dictionary))
                .collect(),
            images: (others.clone().chain(own))
                .flat_map(|dictionary| objects(document, dictionary, b"Image"))
                .collect(),
            forms: (others.chain(own))
                .flat_map(|dictionary| objects(document, dictionary, b"Form"))
                .collect(),
        })
    }

    /// Returns the resources of a form.
    fn of_form(
        shared: &ResourceCache<'d>,
        form: &'d Stream,
        budget: &Budget,
    ) -> Result<Resources<'d>> {
        let document = shared.document;
        let follow = |object| document.dereference(object).ok().map(|(_, object)| object);
        let own = form.dict.get(b"Resources").ok().and_then(follow);
        let own = own.and_then(|own| own.as_dict().ok());
        let fonts = own
            .and_then(|own| follow(own.get(b"Font").ok()?)?.as_dict().ok())
            .into_iter()
            .flat_map(Dictionary::iter);
        Ok(Resources {
            fonts: fonts
                .filter_map(|(name, font)| {
                    let font = follow(font)?.as_dict().ok()?;
                    let font = shared.font(font, budget);
                    Some(font.map(|font| (name.clone(), font)))
                })
                .collect::<Result<_, _>>()?,
            plain_states: (own.into_iter()).flat_map(|own| plain_states(document, own)).collect(),
            spots: (own.into_iter()).flat_map(|own| spots(document, own)).collect(),
            images: (own.into_iter()).flat_map(|own| objects(document, own, b"Image")).collect(),
            forms: (own.into_iter()).flat_map(|own| objects(document, own, b"Form")).collect(),
        })
    }
}

/// Returns the graphics states that set nothing but overprinting, by name.
fn plain_states<'d>(
    document: &'d Document,
    resources: &'d Dictionary,
) -> Vec<(Vec<u8>, Overprint)> {
    let follow = |object| document.dereference(object).ok().map(|(_, object)| object);
    let states = resources.get(b"ExtGState").ok().and_then(follow);
    let states = states.and_then(|states| states.as_dict().ok());
    let plain = |state: &'d Object| {
        let state = follow(state)?.as_dict().ok()?;
        let allowed = [&b"Type"[..], b"OP", b"op", b"OPM"];
        let entry = |key: &[u8]| {
            let value = state.get(key).ok()?;
            value.as_bool().map(i64::from).or(value.as_i64()).ok()
        };
        let is_plain = state.iter().all(|(key, _)| allowed.contains(&key.as_slice()));
        // Without `op`, `OP` applies to fills as well.
        let lines = entry(b"OP");
        is_plain.then(|| [lines, entry(b"op").or(lines), entry(b"OPM")])
    };
    let states = states.into_iter().flat_map(Dictionary::iter);
    states.filter_map(|(name, state)| Some((name.clone(), plain(state)?))).collect()
}

/// Returns the four inks in place of each spot ink of the colour spaces, by name. Other colour spaces are left out.
fn spots<'d>(document: &'d Document, resources: &'d Dictionary) -> Vec<(Vec<u8>, [f64; 4])> {
    let follow = |object| document.dereference(object).ok().map(|(_, object)| object);
    let spaces = resources.get(b"ColorSpace").ok().and_then(follow);
    let spaces = spaces.and_then(|spaces| spaces.as_dict().ok());
    let inks = |space: &'d Object| {
        let space = follow(space)?.as_array().ok()?;
        let [family, _, alternative, tint] = &space[..] else { return None };
        let tint = follow(tint)?.as_dict().ok()?;
        let numbers = |key: &[u8]| {
            let numbers = tint.get(key).ok()?.as_array().ok()?.iter();
            let numbers: Option<Vec<f64>> =
                numbers.map(|number| number.as_float().ok().map(f64::from)).collect();
            numbers?.try_into().ok()
        };
        let exponents =
            [&b"FunctionType"[..], b"N"].map(|key| tint.get(key).and_then(Object::as_i64));
        let is_linear = matches!(exponents, [Ok(2), Ok(1)]) && numbers(b"C0") == Some([0.0; 4]);
        let is_spot =
            family.as_name().ok()? == b"Separation" && alternative.as_name().ok()? == b"DeviceCMYK";
        numbers(b"C1").filter(|_| is_spot && is_linear)
    };
    let spaces = spaces.into_iter().flat_map(Dictionary::iter);
    spaces.filter_map(|(name, space)| Some((name.clone(), inks(space)?))).collect()
}

/// Returns the external objects of a subtype in the resources.
fn objects<'d>(
    document: &'d Document,
    resources: &'d Dictionary,
    subtype: &[u8],
) -> Vec<(Vec<u8>, &'d Stream)> {
    let follow = |object| document.dereference(object).ok().map(|(_, object)| object);
    let objects = resources.get(b"XObject").ok().and_then(follow);
    let Some(objects) = objects.and_then(|objects| objects.as_dict().ok()) else {
        return Vec::new();
    };
    let object = |(name, object): (&'d Vec<u8>, &'d Object)| {
        let stream = follow(object)?.as_stream().ok()?;
        let kind = stream.dict.get(b"Subtype").and_then(Object::as_name);
        kind.is_ok_and(|kind| kind == subtype).then(|| (name.clone(), stream))
    };
    objects.iter().filter_map(object).collect()
}

/// A font with one-byte or two-byte codes.
pub(super) struct Font<'d> {
    pub(super) dictionary: &'d Dictionary,
    /// The number of bytes of a code: 1 or 2.
    bytes: usize,
    encoding: Option<FontEncoding<'d>>,
    /// The advance of each code, in thousandths of the em.
    widths: BTreeMap<u16, f64>,
    /// The advance of all other codes, in thousandths of the em.
    default_width: f64,
    /// The cached text of the codes shown so far.
    texts: RefCell<BTreeMap<u16, Rc<str>>>,
}

/// The source of the text of codes.
enum FontEncoding<'d> {
    /// The font's own map.
    Mapped(ToUnicode),
    /// One of the predefined encodings.
    Named(Encoding<'d>),
}

impl<'d> Font<'d> {
    pub(super) fn read(
        document: &'d Document,
        font: &'d Dictionary,
        budget: &Budget,
    ) -> Result<Font<'d>> {
        let is_wide = font.has(b"DescendantFonts");
        let bytes = if is_wide { 2 } else { 1 };
        let (widths, default_width) = if is_wide {
            wide_widths(document, font, budget)?
        } else {
            (narrow_widths(document, font, budget)?, 0.0)
        };
        let map = followed(document, font, b"ToUnicode").and_then(|map| map.as_stream().ok());
        let encoding = match map {
            Some(map) => Some(FontEncoding::Mapped(ToUnicode::read(map, bytes, budget)?)),
            None => (font.get_font_encoding(document).ok()).map(FontEncoding::Named),
        };
        Ok(Font {
            dictionary: font,
            bytes,
            encoding,
            widths,
            default_width,
            texts: RefCell::default(),
        })
    }

    /// Returns the codes of a string, each with its advance in ems and its text from the font's map to Unicode.
    pub(super) fn codes(&self, string: &[u8]) -> impl Iterator<Item = (u16, f64, Rc<str>)> {
        string.chunks_exact(self.bytes).map(|code| {
            let number = (code.iter()).fold(0, |number, &byte| number << 8 | u16::from(byte));
            let width = self.widths.get(&number).copied().unwrap_or(self.default_width) / 1000.0;
            (number, width, self.text(number, code))
        })
    }

    /// Returns the text of a code, given as a number and as bytes.
    fn text(&self, number: u16, code: &[u8]) -> Rc<str> {
        let mut texts = self.texts.borrow_mut();
        let text = texts.entry(number).or_insert_with(|| match &self.encoding {
            Some(FontEncoding::Mapped(map)) => map.text(number).into(),
            Some(FontEncoding::Named(encoding)) => {
                Document::decode_text(encoding, code).unwrap_or_default().into()
            }
            None => "".into(),
        });
        Rc::clone(text)
    }
}

/// Reads the widths of a font with one-byte codes.
fn narrow_widths(
    document: &Document,
    font: &Dictionary,
    budget: &Budget,
) -> Result<BTreeMap<u16, f64>> {
    let first = font.get(b"FirstChar").and_then(Object::as_i64);
    let list = followed(document, font, b"Widths")
        .and_then(|list| list.as_array().ok())
        .map_or(&[][..], Vec::as_slice);
    budget.codes(list.len())?;
    let width = |width: &Object| Some(width.as_float().map_or(0.0, f64::from));
    Ok(numbered(first.unwrap_or_default(), list, width).collect())
}

/// Reads the widths of a font with two-byte codes, and the default width.
fn wide_widths(
    document: &Document,
    font: &Dictionary,
    budget: &Budget,
) -> Result<(BTreeMap<u16, f64>, f64)> {
    let number = |object: &Object| object.as_float().ok().map(f64::from);
    let descendant = followed(document, font, b"DescendantFonts")
        .and_then(|fonts| fonts.as_array().ok()?.first())
        .and_then(|font| document.dereference(font).ok()?.1.as_dict().ok());
    let default_width = descendant.and_then(|font| number(font.get(b"DW").ok()?)).unwrap_or(1000.0);
    let list = descendant.and_then(|font| followed(document, font, b"W")?.as_array().ok());
    let mut widths = BTreeMap::new();
    // `first [w w w]` or `first last w`.
    let mut rest = list.map_or(&[][..], Vec::as_slice);
    while let [first, second, tail @ ..] = rest {
        let first = first.as_i64().unwrap_or_default();
        if let Ok(each) = second.as_array() {
            budget.codes(each.len())?;
            widths.extend(numbered(first, each, number));
            rest = tail;
        } else if let [width, tail @ ..] = tail {
            let width = number(width).unwrap_or(default_width);
            let last = second.as_i64().unwrap_or(first);
            let codes =
                (clamped(first)..=clamped(last)).filter(|_| last >= 0 && first <= LAST_CODE);
            budget.codes(codes.size_hint().1.unwrap_or_default())?;
            widths.extend(codes.map(|code| (code, width)));
            rest = tail;
        } else {
            break;
        }
    }
    Ok((widths, default_width))
}

/// The last two-byte code.
const LAST_CODE: i64 = u16::MAX as i64;

/// Returns the two-byte code nearest to `code`.
fn clamped(code: i64) -> u16 {
    // After the clamp the value fits.
    code.clamp(0, LAST_CODE) as u16
}

/// Pairs the widths of a list with codes from `first` on, without codes beyond two bytes.
fn numbered(
    first: i64,
    list: &[Object],
    width: impl Fn(&Object) -> Option<f64>,
) -> impl Iterator<Item = (u16, f64)> {
    (first..=LAST_CODE)
        .zip(list)
        .filter_map(move |(code, object)| Some((u16::try_from(code).ok()?, width(object)?)))
}

/// The location of a page's resources: in its own dictionary, and in those of objects that it refers to or inherits.
type ResourcesKey = (Option<*const Dictionary>, Vec<ObjectId>);

/// A cache of the fonts, resources and forms of a file, by the address of their dictionaries and streams in memory.
pub(super) struct ResourceCache<'d> {
    pub(super) document: &'d Document,
    pub(super) pictures: &'d CellPictures,
    fonts: RefCell<BTreeMap<*const Dictionary, Rc<Font<'d>>>>,
    resources: RefCell<BTreeMap<ResourcesKey, Rc<Resources<'d>>>>,
    drawings: RefCell<BTreeMap<*const Stream, Rc<FormXObject<'d>>>>,
}

/// A form: a content stream that pages and other forms show.
pub(super) struct FormXObject<'d> {
    pub(super) resources: Resources<'d>,
    pub(super) content: Content,
    /// The size of its content, in bytes.
    pub(super) bytes: usize,
}

/// The pictures of a file that may be in cells, by the address of their streams in memory.
#[derive(Default)]
pub(super) struct CellPictures(BTreeMap<usize, PixelHash>);

/// The total unpacked size of pictures in cells, in bytes: far more than any book has.
const PICTURES: usize = 64 << 20;

impl CellPictures {
    /// Returns the pictures of `document`, without those that are damaged or exceed the limit.
    pub(super) fn of(document: &Document, budget: &Budget) -> CellPictures {
        let mut left = PICTURES;
        let mut hashes = BTreeMap::new();
        for object in document.objects.values() {
            let Ok(stream) = object.as_stream() else {
                continue;
            };
            let Some((width, height, is_clear)) = grey_size(stream) else {
                continue;
            };
            let size = width as usize * height as usize;
            let Some(rest) = left.checked_sub(size) else {
                break;
            };
            left = rest;
            if let Some(samples) = budget.samples(stream, size) {
                let image = Image::new(width, height, samples, None);
                let image = if is_clear { image.clear() } else { image };
                hashes.insert(place(stream), image.hash());
            }
        }
        CellPictures(hashes)
    }

    /// Returns the hash of the picture in a stream.
    pub(super) fn of_stream(&self, stream: &Stream) -> Option<PixelHash> {
        self.0.get(&place(stream)).copied()
    }
}

/// Returns the address of a stream in memory.
fn place(stream: &Stream) -> usize {
    std::ptr::from_ref(stream).addr()
}

/// Returns the width and height of a greyscale picture no larger than those in cells, and `true` if its white is
/// transparent.
fn grey_size(stream: &Stream) -> Option<(u32, u32, bool)> {
    let name = |key: &[u8]| stream.dict.get(key).and_then(Object::as_name).ok();
    let number = |key: &[u8]| stream.dict.get(key).and_then(Object::as_i64).ok();
    let is_grey = name(b"Subtype") == Some(b"Image") && name(b"ColorSpace") == Some(b"DeviceGray");
    let side = |key: &[u8]| {
        let side = u32::try_from(number(key)?).ok()?;
        (1..=SYMBOL_SIDE).contains(&side).then_some(side)
    };
    let is_plain = number(b"BitsPerComponent") == Some(8)
        && !stream.dict.has(b"Decode")
        && !stream.dict.has(b"SMask");
    let is_clear = picture::has_clear_white(stream);
    let is_plain = is_plain && is_clear == stream.dict.has(b"Mask");
    (is_grey && is_plain).then_some((side(b"Width")?, side(b"Height")?, is_clear))
}

impl<'d> ResourceCache<'d> {
    pub(super) fn new(document: &'d Document, pictures: &'d CellPictures) -> ResourceCache<'d> {
        ResourceCache {
            document,
            pictures,
            fonts: RefCell::default(),
            resources: RefCell::default(),
            drawings: RefCell::default(),
        }
    }

    /// Returns a font.
    pub(super) fn font(&self, font: &'d Dictionary, budget: &Budget) -> Result<Rc<Font<'d>>> {
        let font = match self.fonts.borrow_mut().entry(std::ptr::from_ref(font)) {
            Entry::Occupied(cached) => Rc::clone(cached.get()),
            Entry::Vacant(place) => {
                let font = Font::read(self.document, font, budget)?;
                Rc::clone(place.insert(Rc::new(font)))
            }
        };
        Ok(font)
    }

    /// Returns the resources of a page.
    pub(super) fn resources(&self, page: ObjectId, budget: &Budget) -> Result<Rc<Resources<'d>>> {
        let (own, others) = self.document.get_page_resources(page)?;
        // Nearly all pages share one dictionary, so it is read once per thread.
        let place = (own.map(std::ptr::from_ref), others);
        if let Some(cached) = self.resources.borrow().get(&place) {
            return Ok(Rc::clone(cached));
        }
        let resources = Rc::new(Resources::of_page(self, page, budget)?);
        self.resources.borrow_mut().insert(place, Rc::clone(&resources));
        Ok(resources)
    }

    /// Returns a form whose content has at most `most` bytes. Each use counts towards the budget.
    pub(super) fn drawing(
        &self,
        form: &'d Stream,
        most: usize,
        budget: &Budget,
    ) -> Result<Rc<FormXObject<'d>>> {
        let place = std::ptr::from_ref(form);
        let cached = self.drawings.borrow().get(&place).map(Rc::clone);
        if let Some(cached) = cached {
            // A form that shows another many times could otherwise multiply the work without limit.
            budget.count_repeat(cached.bytes, most)?;
            return Ok(cached);
        }
        let content = budget.drawing(form, most)?;
        let drawing = Rc::new(FormXObject {
            resources: Resources::of_form(self, form, budget)?,
            bytes: content.len(),
            content: Content::decode(&content)?,
        });
        self.drawings.borrow_mut().insert(place, Rc::clone(&drawing));
        Ok(drawing)
    }
}
