//! Output profiles of PDFs, and their printing conditions.
//!
//! Source of the conditions: the ICC's Characterization Data Registry,
//! <http://www.color.org/chardata/drsection1.xalter>.

use gridpress_ground::named::{Named, names};
use std::fmt;

/// An output profile of a PDF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// For screens, with bookmarks and links.
    Screen,
    /// For printers that accept pages only, such as KDP.
    Kdp,
    /// PDF/X-1a:2003, a PDF 1.4.
    Pdfx,
    /// PDF/X-1a:2001, a PDF 1.3, for presses that refuse later ones.
    Pdfx2001,
}

impl Profile {
    /// Returns `true` for PDF/X.
    pub fn is_pdfx(self) -> bool {
        matches!(self, Profile::Pdfx | Profile::Pdfx2001)
    }
}

names! {
    Profile {
        "screen" => Profile::Screen,
        "kdp" => Profile::Kdp,
        "pdfx" => Profile::Pdfx,
        "pdfx-2001" => Profile::Pdfx2001,
    }
}

/// The registry of the condition names.
pub const REGISTRY: &str = "http://www.color.org";

/// A registered printing condition: paper, inks and process.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PrintingCondition {
    /// Registered name of the condition.
    pub name: &'static str,
    /// Description of paper and process.
    pub about: &'static str,
}

const fn condition(name: &'static str, about: &'static str) -> PrintingCondition {
    PrintingCondition { name, about }
}

const TR_001: PrintingCondition =
    condition("CGATS TR 001", "SWOP publication printing in the USA (ANSI/CGATS.6)");
const TR_002: PrintingCondition = condition("CGATS TR 002", "Newsprint in the USA (SNAP)");
const TR_006: PrintingCondition = condition("CGATS TR 006", "GRACoL, coated paper of grade 1");
const FOGRA39: PrintingCondition =
    condition("FOGRA39", "Offset on coated paper (ISO 12647-2:2004/Amd 1, paper type 1 or 2)");
const FOGRA47: PrintingCondition =
    condition("FOGRA47", "Offset on uncoated white paper (ISO 12647-2:2004/Amd 1, paper type 4)");
const FOGRA51: PrintingCondition =
    condition("FOGRA51", "Offset on premium coated paper (ISO 12647-2:2013)");
const FOGRA52: PrintingCondition =
    condition("FOGRA52", "Offset on wood-free uncoated white paper (ISO 12647-2:2013)");
const JC200103: PrintingCondition =
    condition("JC200103", "Japan Color 2001, coated paper of type 3");
const IFRA26: PrintingCondition =
    condition("IFRA26", "Coldset offset on newsprint (ISO 12647-3), tone value increase 26 %");

impl Named for PrintingCondition {
    const NAMES: &'static [(&'static str, Self)] = &[
        (FOGRA39.name, FOGRA39),
        (FOGRA47.name, FOGRA47),
        (FOGRA51.name, FOGRA51),
        (FOGRA52.name, FOGRA52),
        (TR_001.name, TR_001),
        (TR_002.name, TR_002),
        (TR_006.name, TR_006),
        (IFRA26.name, IFRA26),
        (JC200103.name, JC200103),
        ("SWOP", TR_001),
        ("SNAP", TR_002),
        ("GRACoL", TR_006),
        ("ISOnewspaper26v4", IFRA26),
    ];

    fn name(self) -> &'static str {
        self.name
    }
}

impl PrintingCondition {
    /// The default condition: offset on uncoated paper.
    pub const DEFAULT: PrintingCondition = FOGRA47;
}

impl fmt::Debug for PrintingCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
