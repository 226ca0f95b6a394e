//! The chapter of techniques: each with a paragraph that teaches it, and an example.

use crate::book::Book;
use crate::layout::LayoutError;
use crate::layout::book::scene::{Scene, Teller, legend, story};
use crate::layout::grid::diagram::Diagram;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::Draft;
use crate::puzzle::Symbols;
use crate::words::steps::Narrator;

/// The chapter of techniques: each with its paragraph and an example.
pub(in crate::layout::book) fn techniques(
    book: &Book,
    frame: &TextBlock,
) -> Result<Vec<Draft>, LayoutError> {
    let mut teller = Teller::new(book, frame);
    let words = &book.spec.words;
    let legend = legend(words, book.techniques.iter().map(|example| &example.step));
    let about = [words.about_techniques().to_owned(), legend];
    teller.opening(words.techniques(), &about)?;
    for example in &book.techniques {
        let (shape, step, symbols) = (&*example.shape, &example.step, Symbols::Letters);
        let scene = teller.stage(Scene {
            style: frame.theme.subheading,
            caption: words.technique(step.technique).to_owned(),
            diagram: Diagram {
                shape,
                givens: &example.givens,
                position: example.position.clone(),
                symbols,
                step: Some(step),
            },
            text: vec![
                words.teach(step.technique).to_owned(),
                story(&Narrator::new(words, shape, symbols), step),
            ],
            more: None,
        })?;
        teller.play(scene)?;
    }
    Ok(teller.finish(words.techniques()))
}
