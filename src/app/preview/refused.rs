//! Why something that the page in the browser asked for was not done.

use gridpress_base::diag::Failure;

/// Why nothing was done, in words for whoever asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// The request makes no sense.
    Senseless,
    /// What the request is about is no more as the page knew it.
    Conflict(String),
    /// What was asked for cannot be.
    Wrong(String),
    /// The system refused it.
    Failed(String),
}

impl Refused {
    /// The words.
    pub(super) fn why(&self) -> &str {
        match self {
            Refused::Senseless => "the request makes no sense",
            Refused::Conflict(why) | Refused::Wrong(why) | Refused::Failed(why) => why,
        }
    }
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Refused {
        let reports = failure.reports.iter();
        let words: Vec<String> = reports.map(|report| report.in_words()).collect();
        Refused::Failed(words.join("\n"))
    }
}
