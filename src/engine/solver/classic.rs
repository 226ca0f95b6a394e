//! A fast solver of classic 9x9 puzzles, and of those with additional houses.
//!
//! The `search` module beside this one handles every shape. But generating a puzzle counts solutions dozens of times,
//! nearly always of puzzles of these kinds, so they have a solver of their own. Both give the same answers, which the
//! tests verify.
//!
//! This solver does not work cell by cell. A board is three [`Planes`] of bits, laid out so that every instruction
//! treats all nine digits and the whole board at once. [`elimination`] applies all its eliminations to the whole board,
//! round after round, until nothing changes. There is hardly a branch to predict, and knowing what changed would gain
//! little.
//!
//! The eliminations (locked candidates in both directions, and singles) and branching on cells with two candidates are
//! well known to solver authors. The rounds over the whole board, the layout and the choice of cells by weight are
//! original.

mod elimination;
mod extra_houses;
mod jobs;
mod layout;
#[cfg(all(target_arch = "aarch64", target_endian = "little"))]
#[allow(unsafe_code)]
mod neon;
mod plane;
mod quarters;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[allow(unsafe_code)]
mod simd128;
#[cfg(test)]
mod tests;
mod unavoidable;
mod words;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86;

use super::REPORT_MASK;
use super::search::SearchOutcome;
use crate::puzzle::{Grid, Shape, Variant};
use extra_houses::ExtraHouses;
use gridpress_ground::named::names;
use jobs::{BoardStack, FillJob, OtherSolutionJob, SolverJob, VisitJob};
use layout::Planes;
use quarters::Quarters;
use words::WordQuarter;

/// The vector instructions used by the solver of 9x9 puzzles. All give the same answers in the same order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Tier {
    /// Plain 64-bit words, for every processor.
    Words,
    /// 128 bits, in WebAssembly.
    Simd128,
    /// 128 bits, on every 64-bit ARM.
    Neon,
    /// 128 bits, on every x86-64.
    Sse2,
    /// 256 bits.
    Avx2,
    /// 512 bits.
    Avx512,
}

names! {
    Tier {
        "words" => Tier::Words,
        "simd128" => Tier::Simd128,
        "neon" => Tier::Neon,
        "sse2" => Tier::Sse2,
        "avx2" => Tier::Avx2,
        "avx512" => Tier::Avx512,
    }
}

impl Tier {
    /// Returns the tiers that this processor supports, slowest first.
    pub fn here() -> impl Iterator<Item = Tier> {
        Self::NAMES.iter().map(|&(_, tier)| tier).filter(|tier| tier.runs_here())
    }

    /// Returns `true` if this processor supports the tier.
    pub fn runs_here(self) -> bool {
        self.vectors().is_some()
    }

    /// Returns evidence that this processor supports the tier; `None` if it does not.
    fn vectors(self) -> Option<Vectors> {
        match self {
            Tier::Words => Some(Vectors::Words),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Tier::Simd128 => Some(Vectors::Simd128),
            #[cfg(all(target_arch = "aarch64", target_endian = "little"))]
            Tier::Neon => Some(Vectors::Neon),
            #[cfg(target_arch = "x86_64")]
            Tier::Sse2 => Some(Vectors::Sse2),
            #[cfg(target_arch = "x86_64")]
            Tier::Avx2 => x86::Avx2Token::detect().map(Vectors::Avx2),
            #[cfg(target_arch = "x86_64")]
            Tier::Avx512 => x86::Avx512Token::detect().map(Vectors::Avx512),
            // Tiers of other processors.
            _ => None,
        }
    }
}

/// The vectors of a tier, with evidence that this processor supports them.
#[derive(Clone, Copy)]
enum Vectors {
    Words,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
    #[cfg(all(target_arch = "aarch64", target_endian = "little"))]
    Neon,
    #[cfg(target_arch = "x86_64")]
    Sse2,
    #[cfg(target_arch = "x86_64")]
    Avx2(x86::Avx2Token),
    #[cfg(target_arch = "x86_64")]
    Avx512(x86::Avx512Token),
}

/// Number of guesses before a fill with extra houses starts over.
const GUESSES: u32 = 60;

/// A solver of 9x9 puzzles. Owns its memory, so no call allocates.
pub(crate) struct ClassicSolver {
    stack: Box<BoardStack>,
    /// The houses other than rows, columns and boxes.
    extra: ExtraHouses,
    vectors: Vectors,
}

/// A full grid whose puzzles are searched for other solutions.
pub(crate) struct FullGrid {
    cells: [u8; 81],
    board: Planes,
}

impl FullGrid {
    /// Creates a full grid with these cells.
    pub(crate) fn new(cells: &[u8; 81]) -> FullGrid {
        FullGrid { cells: *cells, board: layout::board(cells) }
    }
}

impl ClassicSolver {
    /// Creates a solver for puzzles of `shape` on the widest vectors of this processor. `None` unless the shape has
    /// nine digits, boxes of 3x3 and no rules other than its houses.
    pub(crate) fn for_shape(shape: &Shape) -> Option<ClassicSolver> {
        let extra = ExtraHouses::new(extra_houses(shape)?);
        // Names are in the order of speed, so the search from the end finds the fastest.
        let widest = Tier::NAMES.iter().rev().find_map(|(_, tier)| tier.vectors());
        Some(ClassicSolver::with_vectors(widest.unwrap_or(Vectors::Words), extra))
    }

    /// Creates a solver with these vectors.
    fn with_vectors(vectors: Vectors, extra: ExtraHouses) -> ClassicSolver {
        ClassicSolver { stack: jobs::stack(), extra, vectors }
    }

    /// Creates a solver for classic puzzles with the vectors of `tier`. `None` if this processor does not support it.
    pub(crate) fn with_tier(tier: Tier) -> Option<ClassicSolver> {
        tier.vectors()
            .map(|vectors| ClassicSolver::with_vectors(vectors, ExtraHouses::new(Vec::new())))
    }

    /// Creates a solver for each tier that this processor supports.
    #[cfg(test)]
    pub(crate) fn with_every_tier(shape: &Shape) -> Vec<ClassicSolver> {
        let counter = |tier: Tier| {
            Some(ClassicSolver::with_vectors(
                tier.vectors()?,
                ExtraHouses::new(extra_houses(shape)?),
            ))
        };
        Tier::here().filter_map(counter).collect()
    }

    /// Returns the number of solutions of the puzzle with these `cells` (row by row, 0 for empty, otherwise 1 to 9), up
    /// to `limit`, which must not be 0, and within a budget of `guesses`, of which it leaves the rest. `report` receives the number found so far at
    /// intervals. A puzzle that breaks the rules has none.
    pub(crate) fn count_within(
        &mut self,
        cells: &[u8; 81],
        limit: usize,
        guesses: &mut u64,
        report: &mut dyn FnMut(usize),
    ) -> (usize, SearchOutcome) {
        let mut count = 0;
        let end = self.run(VisitJob {
            board: layout::board(cells),
            guesses,
            visit: &mut |_| {
                count += 1;
                if count & REPORT_MASK == 0 {
                    report(count);
                }
                count < limit
            },
        });
        (count, end)
    }

    /// Returns the number of solutions, up to `limit`.
    #[cfg(test)]
    pub(crate) fn count(&mut self, cells: &[u8; 81], limit: usize) -> usize {
        match limit {
            0 => 0,
            _ => self.count_within(cells, limit, &mut { u64::MAX }, &mut |_| {}).0,
        }
    }

    /// Passes every solution to `visit`, each once, until it returns `false` or `guesses` are used up.
    pub(crate) fn solutions(
        &mut self,
        cells: &[u8; 81],
        mut guesses: u64,
        visit: &mut dyn FnMut(&[u8; 81]) -> bool,
    ) -> SearchOutcome {
        self.run(VisitJob {
            board: layout::board(cells),
            guesses: &mut guesses,
            visit: &mut |solution| visit(&layout::values(solution)),
        })
    }

    /// Returns the cells, bit `c` for cell `c`, in which some other solution differs from `full` if the cells of
    /// `empty` are removed from it. `None` if there is no other solution.
    ///
    /// Unless `differing` is empty, only solutions that differ in one of its cells are considered.
    pub(crate) fn find_other(
        &mut self,
        full: &FullGrid,
        empty: u128,
        differing: u128,
    ) -> Option<u128> {
        self.run(OtherSolutionJob { full: &full.board, empty, differing })
    }

    /// Returns sets of cells, bit `c` for cell `c`, whose digits can be exchanged for another full grid: those of two
    /// rows of a band, two columns of a stack, or two digits, each set as small as possible.
    pub(crate) fn swaps(&self, full: &FullGrid) -> Vec<u128> {
        unavoidable::swaps(&full.cells, &self.extra.cells)
    }

    /// Returns a random full grid. `below` returns a random number less than its argument. `None` if `most` guesses are
    /// used up.
    pub(crate) fn fill(
        &mut self,
        most: u64,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Option<[u8; 81]> {
        // Boxes that have no house in common can be filled arbitrarily, which saves guessing nine digits each.
        let (boxes, guesses): (&[usize], u32) = match &self.extra.houses[..] {
            // The three boxes on the diagonal have no row or column in common.
            [] => (&[0, 30, 60], u32::MAX),
            // An extra house may cross the corner boxes, so only the middle one is free of choice.
            _ => (&[30], GUESSES),
        };
        let full =
            self.run(FillJob { boxes, guesses, tries: (most / u64::from(guesses)).max(1), below })?;
        Some(layout::values(&full))
    }

    fn run<J: SolverJob>(&mut self, job: J) -> J::Answer {
        let (stack, extra) = (&mut *self.stack, &self.extra);
        match self.vectors {
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Vectors::Simd128 => jobs::run::<Quarters<simd128::Simd128>, J>(stack, extra, job),
            #[cfg(all(target_arch = "aarch64", target_endian = "little"))]
            Vectors::Neon => jobs::run::<Quarters<neon::Neon>, J>(stack, extra, job),
            #[cfg(target_arch = "x86_64")]
            Vectors::Sse2 => x86::run_sse2(stack, extra, job),
            #[cfg(target_arch = "x86_64")]
            Vectors::Avx2(token) => x86::run_avx2(token, stack, extra, job),
            #[cfg(target_arch = "x86_64")]
            Vectors::Avx512(token) => x86::run_avx512(token, stack, extra, job),
            // On x86-64, words are only used by tests.
            #[cfg(target_arch = "x86_64")]
            // One version for all shapes keeps the build short; the speed of words does not matter there.
            Vectors::Words => job.run::<Quarters<WordQuarter>>(stack, extra),
            #[cfg(not(target_arch = "x86_64"))]
            Vectors::Words => jobs::run::<Quarters<WordQuarter>, J>(stack, extra, job),
        }
    }
}

/// Returns the houses of `shape` other than rows, columns and boxes of 3x3; `None` if it has other rules.
fn extra_houses(shape: &Shape) -> Option<Vec<u128>> {
    let kind = shape.kind();
    let is_single = kind.grids().is_single() && kind.side() == 9;
    // Boxes of a jigsaw, knights, cages and marks do not fit the layout of lanes.
    if !is_single || !kind.variants().all(Variant::adds_only_houses) {
        return None;
    }
    let houses = shape.houses().iter().skip(27);
    Some(houses.map(|house| house.cells.iter().fold(0, |set, cell| set | 1 << cell)).collect())
}

/// A solver of classic puzzles with the vectors of one [`Tier`].
///
/// The functions of [`solver`](crate::solver) choose the fastest tier of the processor themselves.
pub struct TierSolver(ClassicSolver);

/// Creates a solver with the vectors of `tier`; `None` if this processor does not support it.
///
/// ```
/// use gridpress_engine::{notation, solver::{self, Tier}};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = notation::parse_line(line).unwrap();
/// for tier in Tier::here() {
///     let mut solver = solver::with_tier(tier).unwrap();
///     assert_eq!(solver.count_up_to(&puzzle, 2), 1, "{tier}");
/// }
/// ```
pub fn with_tier(tier: Tier) -> Option<TierSolver> {
    ClassicSolver::with_tier(tier).map(TierSolver)
}

impl TierSolver {
    /// Returns the number of solutions of `puzzle`, up to `limit`.
    ///
    /// # Panics
    /// If the puzzle is not 9x9.
    pub fn count_up_to(&mut self, puzzle: &Grid, limit: usize) -> usize {
        match limit {
            0 => 0,
            _ => self.0.count_within(cells_of(puzzle), limit, &mut { u64::MAX }, &mut |_| {}).0,
        }
    }

    /// Returns up to `limit` different solutions of `puzzle`, in the order of
    /// [`solutions`](crate::solver::solutions()).
    ///
    /// # Panics
    /// If the puzzle is not 9x9.
    pub fn solutions(&mut self, puzzle: &Grid, limit: usize) -> Vec<Grid> {
        let mut found = Vec::new();
        if limit > 0 {
            self.0.solutions(cells_of(puzzle), u64::MAX, &mut |solution| {
                found.push(Grid::from_cells(solution.to_vec()));
                found.len() < limit
            });
        }
        found
    }
}

fn cells_of(puzzle: &Grid) -> &[u8; 81] {
    puzzle.cells().try_into().expect("a puzzle of 9x9")
}
