//! The table `[daily.spot]`: a spot ink for the head of a column.

use crate::form::{custom, required};
use crate::key::{ReadContext, SpecField, ValueForm, ValueShape, keys};
use crate::reader::Entry;
use gridpress_base::colour::SpotInk;
use gridpress_messages::text;
use toml::Value;

keys! {
    pub(crate) struct SpotKeys in [daily.spot] {
        name: SpecField<String> = required(custom(name, |name| name.as_str().into(), || ValueShape::Text), "the name of the ink, as in name = \"PANTONE 286 C\""), SpecField::MISSING, "\"PANTONE 286 C\"";
        cmyk: SpecField<[u8; 4]> = required(inks(), "cyan, magenta, yellow and black in percent, as in cmyk = [100, 66, 0, 2]"), SpecField::MISSING, "[100, 66, 0, 2]";
    }
}

impl SpotKeys {
    /// Returns the ink; `None` if a key is missing or invalid, which was reported.
    pub(super) fn ink(&self) -> Option<SpotInk> {
        Some(SpotInk { name: self.name.value.clone()?, inks: self.cmyk.value? })
    }
}

/// Maximum number of characters of a name.
const LENGTH: usize = 60;
/// Names that do not stand for one spot ink.
const PROCESS: [&str; 6] = ["all", "none", "cyan", "magenta", "yellow", "black"];

/// Reads the name of an ink, which files of all formats can express.
fn name(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<String> {
    let name = entry.line()?;
    let is_valid = name.len() <= LENGTH
        && name.chars().all(|c| c.is_ascii_graphic() || c == ' ')
        && !PROCESS.contains(&name.to_ascii_lowercase().as_str());
    if !is_valid {
        let label = format!("expected at most {LENGTH} letters, digits and signs of ASCII");
        let help = "it is the name of an ink that the printer mixes, as in a colour guide";
        entry.report_error(text!("spot-name", name = name.as_str()), label, help);
        return None;
    }
    Some(name)
}

/// Returns the form of four inks in percent.
fn inks() -> impl ValueForm<Value = [u8; 4]> {
    let read = |entry: &Entry<'_>, _: &ReadContext<'_>| {
        let inks = entry.array::<4>(&"four inks: cyan, magenta, yellow and black".into())?;
        let [cyan, magenta, yellow, black] = inks.map(|ink| Some(ink.whole(0..=100)? as u8));
        Some([cyan?, magenta?, yellow?, black?])
    };
    let write = |inks: &[u8; 4]| {
        Value::Array(inks.iter().map(|ink| Value::Integer(i64::from(*ink))).collect())
    };
    custom(read, write, || ValueShape::List(Box::new(ValueShape::Whole(0..=100))))
}
