//! Picture files for tests.

/// Returns a greyscale PNG; `grey` returns the value at a column and a row, from 0 (black) to 255 (white).
pub fn grey_png(width: u32, height: u32, grey: impl Fn(u32, u32) -> u8) -> Vec<u8> {
    let pixels: Vec<u8> = (0..height)
        .flat_map(|y| (0..width).map(move |x| (x, y)))
        .map(|(x, y)| grey(x, y))
        .collect();
    png(width, height, png::ColorType::Grayscale, &pixels)
}

/// Returns a PNG of `pixels` (red, green, blue and alpha), row by row.
pub fn rgba_png(width: u32, height: u32, pixels: &[[u8; 4]]) -> Vec<u8> {
    png(width, height, png::ColorType::Rgba, pixels.as_flattened())
}

fn png(width: u32, height: u32, colour: png::ColorType, samples: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(colour);
    encoder.write_header().and_then(|mut writer| writer.write_image_data(samples)).unwrap();
    bytes
}
