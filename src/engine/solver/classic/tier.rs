//! The kinds of vectors that a counter can compute with.

#[cfg(target_arch = "x86_64")]
use super::x86;
use crate::named::names;

/// The vectors with which the engine for 9x9 puzzles computes. Its answers are the same with all of them, and come in the
/// same order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// Plain words of 64 bits, for every processor.
    Words,
    /// 128 bits, on every 64-bit ARM.
    Neon,
    /// 128 bits, on every x86-64.
    Sse2,
    /// 128 bits, with the instructions of AVX.
    Avx,
    /// 256 bits.
    Avx2,
    /// 512 bits.
    Avx512,
}

names! {
    Tier {
        "words" => Tier::Words,
        "neon" => Tier::Neon,
        "sse2" => Tier::Sse2,
        "avx" => Tier::Avx,
        "avx2" => Tier::Avx2,
        "avx512" => Tier::Avx512,
    }
}

impl Tier {
    /// The tiers that this processor has, slowest first.
    pub fn here() -> impl Iterator<Item = Tier> {
        let tiers = Self::NAMES.iter().map(|&(_, tier)| tier);
        tiers.filter(|tier| tier.runs_here())
    }

    /// Whether this processor has such vectors.
    pub fn runs_here(self) -> bool {
        match self {
            Tier::Words => true,
            Tier::Neon => cfg!(all(target_arch = "aarch64", target_endian = "little")),
            Tier::Sse2 => cfg!(target_arch = "x86_64"),
            #[cfg(target_arch = "x86_64")]
            Tier::Avx => x86::has_avx(),
            #[cfg(target_arch = "x86_64")]
            Tier::Avx2 => x86::has_avx2(),
            #[cfg(target_arch = "x86_64")]
            Tier::Avx512 => x86::has_avx512(),
            #[cfg(not(target_arch = "x86_64"))]
            Tier::Avx | Tier::Avx2 | Tier::Avx512 => false,
        }
    }
}
