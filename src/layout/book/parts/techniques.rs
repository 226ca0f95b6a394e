//! The chapter of techniques: each with a paragraph that teaches it, and an example.

use crate::LayoutError;
use crate::book::scene::{Scene, SceneFlow, chapter, legend, story};
use crate::grid::diagram::Diagram;
use crate::text::context::Context;
use crate::text::draft::Draft;
use gridpress_base::messages::steps::Narrator;
use gridpress_base::symbols::Symbols;

/// The chapter of techniques: each with its paragraph and an example.
pub(in crate::book) fn techniques(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
    chapter(ctx, ctx.words.techniques(), |scenes| tell(ctx, scenes))
}

fn tell(ctx: &Context, scenes: &mut SceneFlow) -> Result<(), LayoutError> {
    let words = ctx.words;
    let examples = ctx.book.techniques.iter();
    let kinds = examples.clone().map(|example| example.shape.kind());
    let legend = legend(ctx, kinds, examples.map(|example| &example.step));
    let about = [words.about_techniques().to_owned(), legend];
    scenes.opening(words.techniques(), &about)?;
    for example in &ctx.book.techniques {
        let (shape, step) = (&*example.shape, &example.step);
        let scene = scenes.stage(Scene {
            style: ctx.theme.subheading,
            caption: words.technique(step.technique).to_owned(),
            diagram: Diagram {
                shape,
                givens: &example.givens,
                position: example.position.clone(),
                symbols: Symbols::Letters,
                step: Some(step),
            },
            text: vec![
                words.teach(step.technique, example.shape.kind()).to_owned(),
                story(&Narrator::new(words, shape, Symbols::Letters), step),
            ],
        })?;
        scenes.play(scene)?;
    }
    Ok(())
}
