//! The techniques for readers: what they are called, and a paragraph that teaches each.

use super::Words;
use crate::logic::Technique;

use Technique::*;

impl Words {
    /// Its name in a heading: `Naked pair`.
    pub fn technique(&self, technique: Technique) -> &str {
        names(technique).0
    }

    /// The same within a sentence: `a naked pair`.
    pub(super) fn indefinite(&self, technique: Technique) -> &str {
        names(technique).1
    }

    /// A paragraph that teaches it.
    pub fn teach(&self, technique: Technique) -> &str {
        teach(technique)
    }
}

/// True when all of its evidence is about one digit.
pub(super) fn of_one_digit(technique: Technique) -> bool {
    matches!(
        technique,
        Pointing
            | Claiming
            | XWing
            | Swordfish
            | Jellyfish
            | Skyscraper
            | TwoStringKite
            | TurbotFish
            | EmptyRectangle
            | SimpleColouring
            | MultiColouring
            | FinnedXWing
            | SashimiXWing
            | FinnedSwordfish
            | SashimiSwordfish
            | FinnedJellyfish
            | SashimiJellyfish
            | XChain
    )
}

fn names(technique: Technique) -> (&'static str, &'static str) {
    match technique {
        FullHouse => ("Full house", "a full house"),
        HiddenSingleBox => ("Hidden single in a box", "a hidden single"),
        HiddenSingleLine => ("Hidden single in a line", "a hidden single"),
        NakedSingle => ("Naked single", "a naked single"),
        Pointing => ("Pointing", "a pointing"),
        Claiming => ("Claiming", "a claiming"),
        NakedPair => ("Naked pair", "a naked pair"),
        HiddenPair => ("Hidden pair", "a hidden pair"),
        CageSum => ("Cage sum", "a cage sum"),
        NakedTriple => ("Naked triple", "a naked triple"),
        HiddenTriple => ("Hidden triple", "a hidden triple"),
        NakedQuad => ("Naked quad", "a naked quad"),
        HiddenQuad => ("Hidden quad", "a hidden quad"),
        XWing => ("X-wing", "an X-wing"),
        Swordfish => ("Swordfish", "a swordfish"),
        XyWing => ("XY-wing", "an XY-wing"),
        XyzWing => ("XYZ-wing", "an XYZ-wing"),
        UniqueRectangle1 => ("Unique rectangle, type 1", "a unique rectangle of type 1"),
        UniqueRectangle2 => ("Unique rectangle, type 2", "a unique rectangle of type 2"),
        UniqueRectangle3 => ("Unique rectangle, type 3", "a unique rectangle of type 3"),
        UniqueRectangle4 => ("Unique rectangle, type 4", "a unique rectangle of type 4"),
        HiddenRectangle => ("Hidden rectangle", "a hidden rectangle"),
        Jellyfish => ("Jellyfish", "a jellyfish"),
        Bug => ("Bivalue universal grave", "a bivalue universal grave"),
        RemotePair => ("Remote pair", "a remote pair"),
        Skyscraper => ("Skyscraper", "a skyscraper"),
        TwoStringKite => ("Two-string kite", "a two-string kite"),
        TurbotFish => ("Turbot fish", "a turbot fish"),
        EmptyRectangle => ("Empty rectangle", "an empty rectangle"),
        SimpleColouring => ("Simple colouring", "a simple colouring"),
        MultiColouring => ("Multi-colouring", "a multi-colouring"),
        WWing => ("W-wing", "a W-wing"),
        FinnedXWing => ("Finned X-wing", "a finned X-wing"),
        SashimiXWing => ("Sashimi X-wing", "a sashimi X-wing"),
        XChain => ("X-chain", "an X-chain"),
        XyChain => ("XY-chain", "an XY-chain"),
        FinnedSwordfish => ("Finned swordfish", "a finned swordfish"),
        SashimiSwordfish => ("Sashimi swordfish", "a sashimi swordfish"),
        FinnedJellyfish => ("Finned jellyfish", "a finned jellyfish"),
        SashimiJellyfish => ("Sashimi jellyfish", "a sashimi jellyfish"),
        Aic => ("Alternating chain", "an alternating chain"),
        GroupedAic => (
            "Grouped alternating chain",
            "an alternating chain with groups",
        ),
        SueDeCoq => ("Sue de Coq", "a Sue de Coq"),
        AlsXz => ("ALS-XZ", "an ALS-XZ"),
        AlsXyWing => ("ALS-XY-wing", "an ALS-XY-wing"),
        DeathBlossom => ("Death blossom", "a death blossom"),
        ForcingChain => ("Forcing chain", "a forcing chain"),
        ForcingNet => ("Forcing net", "a forcing net"),
        Beyond => ("Beyond all techniques", "a step beyond all techniques"),
    }
}

fn teach(technique: Technique) -> &'static str {
    match technique {
        FullHouse => {
            "When a row, column or box has a single empty cell, count through the digits: the one that is missing goes \
             there. It is the easiest step of all, and it comes by itself towards the end of a puzzle. After every digit \
             you write, glance at its row, its column and its box: perhaps one of them now has a single gap."
        }
        HiddenSingleBox => {
            "Take a digit and a box that lacks it. Every row and column that already has the digit closes its cells in \
             the box. When one open cell is left, the digit must go there, whatever else the cell could hold. Most of an \
             easy puzzle falls to this: go through the digits one by one, the most frequent first."
        }
        HiddenSingleLine => {
            "What works in a box works in a row or a column too. Take a digit that the line lacks and strike out the \
             cells where it cannot go: those that are filled, those whose box has it, and those whose crossing line has \
             it. If a single cell remains, the digit goes there. Lines are harder to scan than boxes, so begin with those \
             that are nearly full."
        }
        NakedSingle => {
            "Look at one cell and count what it sees: the digits in its row, its column and its box. When all digits but \
             one are there, the cell takes the one that is missing. Such a cell is hard to spot, for the digits that \
             close it lie scattered. Look where a crowded row meets a crowded column or box. With pencil marks it is a \
             cell with a single mark."
        }
        Pointing => {
            "Suppose that all places for a digit in a box lie in one row or column. Whichever of them is right, the digit \
             of that line stands within the box. So it can be struck out in the rest of the line, outside the box. The \
             places point along the line, two or three of them. Often this opens a single in the next box."
        }
        Claiming => {
            "This is pointing turned round. Suppose that all places for a digit in a row or column lie in one box. The \
             line needs the digit and can have it only there, so the line claims the digit of that box: strike it out in \
             the other cells of the box. Look for it in lines with few empty cells outside one box."
        }
        NakedPair => {
            "Two cells of a house have the same two candidates and no others. One takes the one digit and one the other; \
             which way round does not matter. Both digits are used up by these cells, so strike them out in all other \
             cells of the house. If the two cells share a box as well as a line, the box and the line both gain."
        }
        HiddenPair => {
            "Two digits have the same two places in a house and no others. Then these two cells hold these two digits in \
             some order, and all their other candidates go. The pair hides among those other marks: find it by the \
             digits, not by the cells. Ask of every digit where in the house it can go, and look for two that answer \
             alike."
        }
        CageSum => {
            "The digits of a cage differ and add up to its sum, so few sets of digits come into question. Three cells of \
             sum 7 take 1, 2 and 4 in any order. A digit that is in none of the possible sets goes from the cage. Every \
             row, column and box has a fixed sum too: take away the cages that lie inside, and what is left must come \
             from the other cells."
        }
        NakedTriple => {
            "Three cells of a house have only three digits between them. Not each cell needs all three: 2 and 5, 5 and 8, \
             2 and 8 make a triple as well. The three cells use the three digits up, so all other cells of the house \
             lose them. Look among the cells with two or three candidates for some that keep to the same digits."
        }
        HiddenTriple => {
            "Three digits have only three places in a house between them. These cells then hold these digits, and \
             everything else goes from them. Not every digit needs all three places. It is easiest found by counting: \
             write down for each missing digit where it can go, and look for three digits that share three places. The \
             cells beside a hidden triple often form a naked set."
        }
        NakedQuad => {
            "Four cells of a house have only four digits between them, in whatever shares. They use these digits up, so \
             the other cells of the house lose them. A naked quad is worth a look in houses with many empty cells. When \
             few cells are left beside it, these form a hidden set with the other digits, which is easier to see."
        }
        HiddenQuad => {
            "Four digits have only four places in a house between them. So the four cells take the four digits, and all \
             other candidates go from them. This is the largest set worth looking for in a grid of nine, since beside \
             five hidden digits the other four cells would form a naked quad. It is rare, and well hidden by the marks \
             around it."
        }
        XWing => {
            "A digit has two places in each of two rows, and these lie in the same two columns. One row takes it in the \
             one column, the other row in the other: either way both columns have it. So it goes from all other cells of \
             these columns. The same works with rows and columns exchanged. The four places form a rectangle, and the \
             possible pairs of corners a cross."
        }
        Swordfish => {
            "An X-wing with three lines. In three rows all places for a digit lie in the same three columns. Each row \
             takes one of the columns, so the three columns get their digit from these rows and lose it everywhere else. \
             Not every row needs three places; two are enough. Rows and columns may change parts. Mark all places for one \
             digit to find it."
        }
        Jellyfish => {
            "The fish with four lines. In four rows all places for a digit lie in the same four columns, so the columns \
             get their digit from these rows, and all other cells there lose it. Rows and columns may change parts. When \
             you seem to need a larger fish in a grid of nine, look across: the remaining lines then hold a smaller one."
        }
        XyWing => {
            "Three cells with two candidates each. The pivot has X and Y. It sees two pincers: one with X and Z, one with \
             Y and Z. If the pivot is X, the first pincer must be Z; if it is Y, the second must be. So one of the pincers \
             is Z, and any cell that sees both loses Z. The pincers need not see each other."
        }
        XyzWing => {
            "An XY-wing whose pivot has all three digits X, Y and Z. If it is X, the pincer with X and Z must be Z; if it \
             is Y, the other pincer must be; otherwise the pivot is Z itself. So one of the three cells is Z. Only a cell \
             that sees all three loses it, so look in the box of the pivot."
        }
        UniqueRectangle1 => {
            "Four cells in two rows, two columns and two boxes must never be left with the same two digits: these could \
             be swapped without any other cell noticing, and the puzzle would have two solutions. If three of the corners \
             have only these two candidates, the fourth must be something else, so it loses both. It takes a puzzle that \
             is known to have one solution."
        }
        UniqueRectangle2 => {
            "Four cells in two rows, two columns and two boxes share two digits. The corners that have more all have the \
             same one digit besides. If none of them took it, the four cells would be left with two digits that could be \
             swapped, and the puzzle would have two solutions. So one of them takes it, and whatever sees all of them \
             loses it."
        }
        UniqueRectangle3 => {
            "Four cells in two rows, two columns and two boxes share two digits, and two corners in one line have others \
             besides. One of the two must take one of those others, or the two digits could be swapped. So both together \
             act like one cell with the other digits. With more cells of the house it may form a naked set, and the rest \
             of the house loses its digits."
        }
        UniqueRectangle4 => {
            "Four cells in two rows, two columns and two boxes share two digits, and two corners in one house have others \
             besides. If one of the two digits has no other place in that house, one of these corners must take it. Were \
             the other corner the second digit, the rectangle could be swapped and the puzzle would have two solutions. \
             So the second digit goes from both corners."
        }
        HiddenRectangle => {
            "Four cells in two rows, two columns and two boxes share two digits, and one corner has no others. Look at \
             the opposite corner: if one of the digits has no place outside the rectangle in its row and its column, the \
             other digit there would force all four corners. Then they could be swapped, and the puzzle would have two \
             solutions. So that other digit goes."
        }
        Bug => {
            "Suppose that every empty cell has two candidates but one, which has three. Without its third every digit \
             left would have two places, or none, in each row, column and box. Such a grid never has exactly one \
             solution. So the odd cell takes the digit that stands three times in its row, column and box: that breaks \
             the pattern, and usually solves the puzzle."
        }
        RemotePair => {
            "Several cells have the same two candidates, and each sees the next. So they take the two digits in turn, \
             like the cells of a chequerboard. Colour them in turn light and dark: all light cells hold one digit, all \
             dark ones the other. A cell that sees a light one and a dark one sees both digits and loses both."
        }
        Skyscraper => {
            "A digit has two places in each of two rows, or two columns. One end of the first sees one end of the second, \
             so these two are not both right: the other end of at least one line is. Any cell that sees both of these \
             other ends loses the digit. It looks like two towers on one ground floor with roofs at different heights."
        }
        TwoStringKite => {
            "A digit has two places in a row and two in a column, and one place of the row shares a box with one of the \
             column. These two cannot both be right, so the far end of the row or the far end of the column is. The cell \
             that sees both far ends loses the digit. The box ties the two strings together."
        }
        TurbotFish => {
            "A digit has two places in each of two houses of any kind. One place of the first sees one of the second, so \
             not both of these are right. Then at least one of the two far ends is right, and any cell that sees both \
             loses the digit. Skyscrapers and kites are the special cases; here one of the houses is a box or another \
             house of the puzzle."
        }
        EmptyRectangle => {
            "In a box all places for a digit lie in one row and one column of it, like a cross. Somewhere else a line \
             has two places for the digit, and one of them sees an arm of the cross. If that place is right, the digit of \
             the box stands in the other arm. If not, the second place is right. A cell that sees it and lies in line with \
             that arm loses the digit."
        }
        SimpleColouring => {
            "Take a digit and the houses where it has two places: one of each two is right. Colour them in turn, from \
             house to house, in two colours. All places of one colour are right and all of the other wrong. If two places \
             of a colour see each other, that colour is wrong. And any place that sees both colours goes, whichever is \
             right."
        }
        MultiColouring => {
            "The places of a digit may form several groups, each with two colours of its own of which one is right. \
             If a colour of one group sees a colour of another, these two are not both right. So the opposite colour of \
             one or the other is right, and what sees both of these goes. A colour that sees both colours of another group \
             is wrong."
        }
        WWing => {
            "Two cells that do not see each other have the same two candidates. Somewhere a house has just two places for \
             one of these digits, and each of these places sees one of the two cells. So not both cells can hold that \
             digit: at least one holds the other, and any cell that sees both loses it."
        }
        FinnedXWing => {
            "An X-wing that is spoilt by one or two more places in one of its lines, the fins. If no fin is right, the \
             X-wing stands and clears its crossing lines. If a fin is right, it clears all that it sees. What is cleared \
             both ways goes: those cells of the crossing lines that see every fin, mostly in the box of the fins."
        }
        SashimiXWing => {
            "A finned X-wing that lacks a corner: one of its two lines has a single place in the crossing lines, and its \
             fins beside. It looks broken, but the argument holds. If no fin is right, both lines keep their places in \
             the crossing lines and clear these. If a fin is right, it clears what it sees. What goes both ways goes."
        }
        XChain => {
            "Follow one digit from house to house. Suppose that it is not in a certain cell. A house with two places then \
             puts it into the other; from there it is closed in all that this sees, which leaves one place in a next \
             house, and so on. At the end of such a chain, either its first cell or its last is right. What sees both \
             loses the digit."
        }
        XyChain => {
            "A chain of cells with two candidates each, in which every cell sees the next and shares a digit with it. If \
             the first cell is not Z, it is its other digit, so the next is not that, and so on, until the last must be Z. \
             So one end of the chain is Z, and what sees both ends loses it. An XY-wing is the shortest of them."
        }
        FinnedSwordfish => {
            "A swordfish with fins: in one of its three lines the digit has one or more places beside the three crossing \
             lines. If none of these fins is right, the swordfish clears its crossing lines. If one is, it clears what it \
             sees. So cells of the crossing lines that see every fin lose the digit either way."
        }
        SashimiSwordfish => {
            "A finned swordfish whose finned line has just one place left in the crossing lines. Without the fins that \
             place would be a single, and the other two lines would share the other two crossing lines. With a fin, \
             whatever it sees is closed. A cell of the crossing lines that sees every fin loses the digit in both cases."
        }
        FinnedJellyfish => {
            "A jellyfish with fins: four lines whose places for a digit lie in four crossing lines, but for some in one of \
             them. Without these fins the jellyfish clears its crossing lines; with a fin, what it sees is closed. The \
             cells of the crossing lines that see every fin lose the digit either way. The fins lie close together, \
             mostly in one box."
        }
        SashimiJellyfish => {
            "A finned jellyfish whose finned line has just one place in the crossing lines. If no fin is right, the four \
             lines still fill the four crossing lines among themselves. If a fin is right, it closes what it sees. A cell \
             of the crossing lines that sees every fin loses the digit in both cases."
        }
        Aic => {
            "A chain of what is wrong and therefore right in turn. From a candidate that is taken to be wrong, go to one \
             that must then be right: the other digit of a cell with two, or the other place in a house with two. That \
             rules out a next one, and so on. Either the first candidate or the last is right, so what both rule out goes. \
             A closed chain rules out more."
        }
        GroupedAic => {
            "An alternating chain in which a step may be a group: two or three places for a digit where a line crosses a \
             box, of which one is right or none. If the rest of a house has no place for the digit, one of the group is \
             right, and whatever sees all of the group is closed to it. Otherwise the chain runs as any other."
        }
        SueDeCoq => {
            "Take two or three cells where a line crosses a box. Add some cells of the line and some of the box so that \
             all together have as many digits as cells, and no digit is shared by the line's part and the box's part. \
             Then each digit is used up once. Those of the line's part go from the rest of the line, those of the box's \
             part from the rest of the box."
        }
        AlsXz => {
            "An almost locked set is a group of cells in a house with one digit more than cells: if it loses any digit, it \
             must hold all the others. Take two such sets with a digit X that only one can hold, since all its places \
             in both see each other. One of the sets lacks X and holds a shared Z. What sees every Z of both sets loses \
             Z."
        }
        AlsXyWing => {
            "Three almost locked sets, each with one digit more than cells. The middle one shares X with the first and Y \
             with the last, and neither digit can stand in two of the sets it links. The middle set holds X or Y, so the \
             first or the last is robbed of one, and must hold all its others. A cell that sees every Z of both loses Z."
        }
        DeathBlossom => {
            "A cell with two or three candidates is the stem. Each of its candidates is shared with an almost locked set, \
             a petal, and the stem sees all its places there. Whatever the stem is, it takes a digit from one petal, which \
             must then hold all its others. If all petals share a digit Z, what sees every Z in all of them loses Z."
        }
        ForcingChain => {
            "Take a cell, or a digit in a house, and try every possibility in turn. Follow a chain from each: this is right, \
             so that is wrong, so the next is right. If the chains of all possibilities lead to the same candidate being \
             wrong, it is wrong, whichever of them is true. It is slow work, and for when nothing else gets on."
        }
        ForcingNet => {
            "Suppose that a candidate is right, and fill in all singles that follow. If a cell is left without digits, or \
             a digit without a place, the candidate was wrong. Or do so with every candidate of a cell, or every place of \
             a digit in a house: what is ruled out in all cases goes. Use a second sheet or a soft pencil."
        }
        Beyond => {
            "For a few puzzles no pattern with a name is enough. Their solution is still the only one, but it is found by \
             trying: choose a cell with two candidates, suppose that one is right, and go on until all fits or something \
             breaks. If it breaks, the other is right. Note where you began, so that you can find back."
        }
    }
}
