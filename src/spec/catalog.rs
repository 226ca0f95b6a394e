//! Every key of a spec, for tables of keys and for editors.

use super::answers::AnswerKeys;
use super::book::{DesignKeys, TopKeys};
use super::cover::CoverSpec;
use super::daily::{
    ArtKeys, ColumnKeys, DeskKeys, SlotCalendarKeys, SlotIdKeys, SlotKeys, WebSpec, WeekKeys,
};
use super::grid::GridKeys;
use super::imposition::ImpositionKeys;
use super::key::{Key, Keys};
use super::kind::KindKeys;
use super::levels::LevelKeys;
use super::matter::{Back, Front};
use super::numbering::NumberingKeys;
use super::page::{MarginKeys, PageKeys};
use super::puzzle::PuzzleSpec;
use super::section::{SectionKeys, SourceKeys};
use super::series::SeriesKeys;
use super::target::TargetKeys;
use super::text_page::TextKeys;
use super::trim::SizeKeys;
use super::type_spec::{FamilyKeys, LEADING, TypeKeys};
use gridpress_base::units::Length;
use std::ops::RangeInclusive;

/// The range of lengths of which other keys say how far they go.
pub(super) const ANY_LENGTH: RangeInclusive<Length> = LEADING;

/// Every key of a spec, also those of the tables that stand for a single value (the sides of a size, the styles of a
/// family), and those of the only slot of a desk, which may stand in `[daily]` itself.
pub(super) fn all_keys() -> Vec<Key> {
    let of_slot = [SlotKeys::keys(), ArtKeys::keys(), made_keys()].concat();
    [keys(), within(DeskKeys::TABLE, of_slot), SizeKeys::keys(), FamilyKeys::keys()].concat()
}

/// What puzzles are asked to be, in sections and in slots.
fn made_keys() -> Vec<Key> {
    [KindKeys::keys(), TargetKeys::keys()].concat()
}

/// The keys as they stand in `table`.
fn within(table: &'static str, keys: Vec<Key>) -> Vec<Key> {
    let keys = keys.into_iter();
    keys.map(|key| Key { table, ..key }).collect()
}

/// Every key of a spec, table by table. `[words]` and `[replace]`, whose keys are messages and addresses, are not
/// among them; nor are the sides of a size and the styles of a family.
///
/// ```
/// let bleed = gridpress_spec::keys().into_iter().find(|key| key.name == "bleed").unwrap();
/// assert_eq!((bleed.table, bleed.default.as_deref()), ("[page]", Some("\"0pt\"")));
/// ```
pub fn keys() -> Vec<Key> {
    [
        TopKeys::keys(),
        SeriesKeys::keys(),
        DesignKeys::keys(),
        PageKeys::keys(),
        MarginKeys::keys(),
        TypeKeys::keys(),
        GridKeys::keys(),
        SectionKeys::keys(),
        within(SectionKeys::TABLE, made_keys()),
        SourceKeys::keys(),
        NumberingKeys::keys(),
        LevelKeys::keys(),
        PuzzleSpec::keys(),
        AnswerKeys::keys(),
        Front::keys(),
        Back::keys(),
        TextKeys::keys(),
        CoverSpec::keys(),
        ImpositionKeys::keys(),
        DeskKeys::keys(),
        ColumnKeys::keys(),
        WebSpec::keys(),
        WeekKeys::keys(),
        SlotIdKeys::keys(),
        SlotCalendarKeys::keys(),
        SlotKeys::keys(),
        ArtKeys::keys(),
        within(SlotKeys::TABLE, made_keys()),
    ]
    .concat()
}
