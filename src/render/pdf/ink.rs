//! Inks as content streams name them: the one place where colours become numbers of a device.

use gridpress_base::colour::{Colour, ColourSpace};

/// The ink of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeviceInk {
    /// So many percent of black, in DeviceGray.
    Grey(u8),
    /// DeviceRGB, each part from 0 to 255.
    Rgb([u8; 3]),
    /// DeviceCMYK, each ink in percent.
    Cmyk([u8; 4]),
}

impl Default for DeviceInk {
    /// What holds at the beginning of a page: black.
    fn default() -> DeviceInk {
        DeviceInk::Grey(100)
    }
}

impl DeviceInk {
    /// An area of so many percent of black, or of `colour`.
    pub(super) fn of_area(space: ColourSpace, colour: Option<Colour>, percent: u8) -> DeviceInk {
        DeviceInk::of(space, colour, percent, Colour::inks)
    }

    /// Type or rules of so many percent of black, or of `colour`.
    pub(super) fn of_type(space: ColourSpace, colour: Option<Colour>, percent: u8) -> DeviceInk {
        DeviceInk::of(space, colour, percent, Colour::inks_of_type)
    }

    fn of(
        space: ColourSpace,
        colour: Option<Colour>,
        percent: u8,
        inks: fn(Colour) -> [u8; 4],
    ) -> DeviceInk {
        let tint = colour.map(|colour| colour.tint(percent));
        match (space, tint) {
            (ColourSpace::Grey, None) => DeviceInk::Grey(percent.min(100)),
            (ColourSpace::Grey, Some(colour)) => DeviceInk::Grey(colour.black()),
            (ColourSpace::Rgb, None) => DeviceInk::Rgb(Colour::BLACK.tint(percent).rgb()),
            (ColourSpace::Rgb, Some(colour)) => DeviceInk::Rgb(colour.rgb()),
            (ColourSpace::Cmyk, None) => DeviceInk::Cmyk([0, 0, 0, percent.min(100)]),
            (ColourSpace::Cmyk, Some(colour)) => DeviceInk::Cmyk(inks(colour)),
        }
    }

    /// Whether it is printed over what is below it: black type, beside which no paper may shine through where the inks
    /// of a press do not meet.
    pub(super) fn overprints(self) -> bool {
        self == DeviceInk::Cmyk([0, 0, 0, 100])
    }
}

/// The graphics states of documents in four inks: whether ink leaves what is below it.
pub(super) mod overprint {
    use lopdf::{Dictionary, dictionary};

    /// The name of the state among the resources.
    pub(in crate::pdf) fn name(overprints: bool) -> &'static str {
        match overprints {
            true => "Over",
            false => "Part",
        }
    }

    /// Both states, by name.
    pub(in crate::pdf) fn states() -> Dictionary {
        let state = |overprints: bool| {
            dictionary! {
                "Type" => "ExtGState", "OP" => overprints, "op" => overprints, "OPM" => i64::from(overprints),
            }
        };
        let mut states = Dictionary::new();
        for overprints in [false, true] {
            states.set(name(overprints), state(overprints));
        }
        states
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grey_document_has_no_colour() {
        let grey = |colour, percent| DeviceInk::of_area(ColourSpace::Grey, colour, percent);
        assert_eq!(grey(None, 40), DeviceInk::Grey(40));
        let red = Some(Colour::hex(0x00C8_1E32));
        assert!(matches!(grey(red, 100), DeviceInk::Grey(65..80)));
    }

    #[test]
    fn black_type_is_black_ink_alone_and_overprints() {
        let ink = |make: fn(ColourSpace, Option<Colour>, u8) -> DeviceInk, colour| {
            make(ColourSpace::Cmyk, colour, 100)
        };
        let black = DeviceInk::Cmyk([0, 0, 0, 100]);
        assert_eq!(ink(DeviceInk::of_type, None), black);
        assert_eq!(ink(DeviceInk::of_type, Some(Colour::BLACK)), black);
        assert!(black.overprints());
        let rich = ink(DeviceInk::of_area, Some(Colour::BLACK));
        assert_eq!((rich, rich.overprints()), (DeviceInk::Cmyk([60, 40, 40, 100]), false));
        let white = ink(DeviceInk::of_type, Some(Colour::WHITE));
        assert_eq!((white, white.overprints()), (DeviceInk::Cmyk([0; 4]), false));
    }
}
