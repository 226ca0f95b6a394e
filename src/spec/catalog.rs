//! Every key of a spec, for tables of keys and for editors.

use super::answers::AnswerKeys;
use super::book::{DesignKeys, TopKeys};
use super::cover::CoverSpec;
use super::daily::{DeskKeys, SlotIdKeys, SlotKeys, WeekKeys};
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
use super::target::TargetKeys;
use super::text_page::TextKeys;
use super::type_spec::TypeKeys;

/// Every key of a spec, table by table. `[words]` and `[replace]`, whose keys are messages and addresses, are not
/// among them; nor are the sides of a size and the styles of a family.
///
/// ```
/// let bleed = gridpress::spec::keys().into_iter().find(|key| key.name == "bleed").unwrap();
/// assert_eq!((bleed.table, bleed.default.as_deref()), ("[page]", Some("\"0pt\"")));
/// ```
pub fn keys() -> Vec<Key> {
    let section = [KindKeys::keys(), TargetKeys::keys()].concat();
    let within = |table: &'static str| {
        let keys = section.iter().cloned();
        keys.map(move |key| Key { table, ..key })
            .collect::<Vec<Key>>()
    };
    [
        TopKeys::keys(),
        DesignKeys::keys(),
        PageKeys::keys(),
        MarginKeys::keys(),
        TypeKeys::keys(),
        GridKeys::keys(),
        SectionKeys::keys(),
        within(SectionKeys::TABLE),
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
        WeekKeys::keys(),
        SlotIdKeys::keys(),
        SlotKeys::keys(),
        within(SlotKeys::TABLE),
    ]
    .concat()
}
