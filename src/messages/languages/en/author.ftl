# Texts for authors: what is reported about a book, its texts, pictures, puzzles and files. They begin in lower case and
# have no full stop; the application makes sentences of them. `{ $setting }` is a key of the spec on the command line, and
# the title of a field in the application. The English of mistakes in puzzles is in the engine (`english!`);
# other languages have it here.

## Names of rules and advice

rule-trim = Page size
rule-page-count = Number of pages
rule-even-pages = Even number of pages
rule-inside-margin = Inner margin
rule-outer-margins = Outer margins
rule-bleed-size = Amount of bleed
rule-bleed = Ink over the edge of the page
rule-type-size = Size of type
rule-rule-weight = Thickness of lines
rule-reversed-type = White type on black
rule-reversed-rules = White lines on black
rule-shrunk-cells = Cells on a narrower page
rule-tints = Light greys
rule-pictures = Sharpness of pictures
rule-blank-pages = Blank pages in a row
rule-blank-end = Blank pages at the end
rule-last-page = Last page
rule-font-licence = Licences of typefaces
rule-links = Links and bookmarks
rule-profile = Kind of PDF
rule-transparency = Transparency
rule-file-size = Size of the file
rule-fonts-embedded = Typefaces in the file
rule-black-only = Black ink only
rule-colours = Colours of the pages
rule-ink = Ink on the pages
rule-colour-contrast = Contrast of colours
rule-colour-printing = Printing in colour
rule-grid-size = Size of grids
rule-cell-size = Size of cells
rule-overlapping-cell-size = Cells of overlapping grids
rule-small-type = Small type
rule-contrast = Contrast
rule-many-blanks = Many blank pages
rule-gutter = Inner margin
rule-order = Order of levels
rule-own-texts = Texts of your own
rule-engine = Generator of the puzzles
rule-digits = Digits of puzzles
rule-answer-digits = Digits of answers
rule-cells = Cells for these readers
rule-words = Text for these readers
rule-puzzles-on-a-page = Puzzles on a page
rule-promised-puzzles = Promised number of puzzles
rule-puzzles-printed = Every puzzle is printed
rule-answers-printed = Every answer is printed
rule-one-solution = One solution each
rule-honest-levels = Printed levels
rule-no-twins = No puzzle twice
rule-unconfirmed = Unconfirmed number
rule-cover = Cover
rule-cover-size = Size of the cover
rule-cover-fonts = Typefaces of the cover
rule-cover-transparency = Transparency of the cover
rule-cover-colours = Colours of the cover
rule-cover-ink = Ink on the cover
rule-cover-profile = Kind of PDF of the cover
rule-cover-clear = Edges and folds of the cover
rule-cover-type = Size of type on the cover
rule-cover-rules = Thickness of lines on the cover
rule-cover-visible = Everything on the cover can be seen

## Printers whose titles are not only names

printer-barnes-noble = Barnes & Noble Press, black ink
printer-bod = BoD paperback, black ink
printer-home = home printer
printer-ingramspark = IngramSpark paperback
printer-kdp-hardcover = Amazon KDP hardcover, black ink
printer-kdp-hardcover-color = Amazon KDP hardcover, colour ink
printer-kdp-paperback-color = Amazon KDP paperback, colour ink
printer-kdp-paperback-cream = Amazon KDP paperback, black ink on cream paper
printer-kdp-paperback-groundwood = Amazon KDP paperback, black ink on groundwood paper
printer-kdp-paperback-white = Amazon KDP paperback, black ink on white paper
printer-large-print = large print
printer-lulu = Lulu paperback
printer-lulu-coil = Lulu coil binding
printer-lulu-hardcover = Lulu hardcover
printer-newspaper = newspaper, black ink

## Values

value = { $value }
joined = { $first }; { $second }
and-more = { $shown } and { $count } more
sides = { $width } x { $height }
none = none
some = some
everything = everything
at-most = at most { $most }
or-more = { $least } or more
or-none = { $value }, or none
percent = { $percent } %
set-to = set { $setting } to { $value }
set-auto = set { $setting } to "auto"
set-or-more = set { $setting } to { $value } or more

## Pages and printers

one-of = one of { $sizes }
one-of-or-between = one of { $sizes }, or from { $least } to { $most }
choose-size = set { $setting } to one of these sizes
pages = { $count ->
    [one] 1 page
   *[other] { $count } pages
}
page-range = { $least } to { $most } at this page size
page-range-on-paper = { $least } to { $most } at this page size on the paper `{ $paper }`
more-pages = print fewer puzzles per page, or add puzzles
fewer-pages = print more puzzles per page, choose a larger page size, or split the book into two volumes
multiple-of = a multiple of { $number }
add-page = add a page, such as a copyright page or a page for notes
ink-from-bind = ink { $distance } from the binding
margin-for-pages = { $distance } in a book of { $pages } pages
ink-from-edge = ink { $distance } from an edge
margin-with-folios = { $distance }, including page numbers
widen-margins = widen { $setting }, or set them to "auto"
ink-over-edge = ink { $distance } over the edge of the page
no-ink-over-edge = no ink over the edge of the page
bleed-where-ink = { $distance } where ink runs over the edge
extend-ink = extend ink at the edge to the end of the bleed, and set { $setting }
no-type = no type
size-in-text = { $size } in `{ $text }`
fewer-grids = print fewer grids per page, or choose a larger page size
no-lines = no lines
no-white-type = no white type
or-more-white = { $least } or more, white on black
no-white-type-design = choose a design without white type, or a larger size of type
no-white-lines = no white lines
no-white-lines-design = choose a design without white lines
no-grids = no grids
wide = { $value } wide
or-more-shrunk = { $least } or more when the page has shrunk to { $percent } %
black-without-greys = only black: greys fill in or vanish
percent-or-more = { $percent } % or more
no-greys = no greys
darker-grey = choose a darker grey, or none
no-pictures = no pictures
pixels-per-inch = { $pixels } pixels per inch
more-pixels = use a picture with more pixels, or print it smaller
in-a-row = { $count } in a row
at-most-in-a-row = at most { $count } in a row
remove-blanks = remove whatever causes the blank pages
at-end = { $count } at the end
at-most-at-end = at most { $count } at the end
remove-blanks-at-end = remove some of the blank pages at the end
page-is-blank = it is blank
page-is-printed = it is printed on
blank-last-page = a blank last page; the printer adds one
extra-page = nothing, if an extra page at the end is fine
font-forbidden = { $font }: { $why }
font-not-embeddable = it may not be embedded
font-whole-only = it may only be embedded as a whole
font-bitmaps-only = only its bitmaps may be embedded
fonts-embeddable = { $count ->
    [one] 1 font that may be embedded
   *[other] { $count } fonts that may be embedded
}
embeddable-fonts = fonts that may be embedded as subsets
other-font = choose another font, or ask its owner for one that may be embedded
pdf-profile = profile `{ $profile }`
set-profile = set { $setting } to `{ $profile }`, or leave it out
links-and-bookmarks = { $links ->
    [one] 1 link
   *[other] { $links } links
}, { $bookmarks ->
    [one] 1 bookmark
   *[other] { $bookmarks } bookmarks
}
no-links = no links and no bookmarks
remove-transparent = remove transparent objects
split-book = split the book into two volumes
fonts-embedded = { $count ->
    [one] 1 font embedded
   *[other] { $count } fonts embedded
}
fonts-not-embedded = not embedded: { $fonts }
all-fonts-embedded = all fonts embedded
report-fonts = report this: gridpress embeds all fonts that it uses
black-and-greys = black and greys
black-greys-and = black, greys and { $colours }
only-black = only black and greys, in DeviceGray
report-black = report this: gridpress uses only DeviceGray
pages-in-colour = pages in colour
name-colour-printer = name a printer of pages in colour in { $setting }, such as { $printers }; or remove { $colour }
report-colour-pages = report this: gridpress chooses the colours of pages itself

## Sources of requirements

source-printer = { $printer }, { $date }: { $phrase }
source-printer-pages = { $printer }, { $date }: { $phrase }: { $pages }
printers-own-page = the printer's own page
third-parties = third parties
not-confirmed = unconfirmed
source-font = the permissions in the font (OS/2 fsType)
source-every-printer = every printer
source-black = all printers of black-and-white books
source-readers = common complaints of readers
source-template = everyone who starts from a template has these
source-texts = the texts of the book and its cover
source-cover = the printer's covers, and the texts on this cover
source-spines = the printer's table of spines and bleeds
source-buyers = buyers, and barcode scanners

## Unconfirmed numbers

unconfirmed = unconfirmed: { $subject }
confirmed-number = a number confirmed by the printer
compare-number = compare it with the printer's own page or template before you upload
page-sizes = the sizes of pages
bind-margin = the margin at the binding
other-margins = the other margins
bleed-amount = the bleed
page-limits = the limits of pages
least-type = the smallest type
least-line = the thinnest line
spine-width = the width of the spine ({ $parts })
spine-table = a table by the number of pages
thickness-of-paper = { $thickness } for 1,000 pages of the paper `{ $paper }`
thickness-of-cover = { $thickness } for the cover
sheet-size = the size of the sheet ({ $added })
sheet-size-at-trim = the size of the sheet at this page size ({ $added })
sheet-added = { $sides } added on each side, { $ends } above and below
unconfirmed-at-trim = { $source }; unconfirmed at this page size
ink-on-cover = the ink on a cover ({ $percent } % at most)

## Advice for readers

no-grids-of-nine = no grids of nine cells
fewer-puzzles = print fewer puzzles per page
fewer-puzzles-or-larger = print fewer puzzles per page, or choose a larger page size
one-such-puzzle = print one such puzzle per page, or choose a larger page size
or-more-for-candidates = { $least } or more, for five candidates
no-words = no words
larger-type = choose a larger size of type, or a larger page size
no-type-on-grey = no type on grey
type-on-grey = type on a grey of { $percent } %
lighter-below-type = a grey of { $percent } % or lighter below type
lighter-grey = choose a lighter grey
blank-of-pages = { $count } of { $pages } pages are blank
at-most-one-in = at most one in { $count }
fewer-openers = remove the titles of small sections, since their opening pages start on the right
order-falls = section `{ $after }` is { $easier }, after `{ $before }`, which is { $harder }
order-rises = levels rise from section to section
easy-to-hard = sections from easy to hard
easier-first = put the easier section first, unless the book has parts
larger-cells = use narrower margins or a larger page size, with one puzzle per page
large-print-design = choose the large-print design

## Words of templates

texts-of-your-own = title, author, copyright and seed of your own
none-of-template = none of a template
template-in-english = texts of a template are still in English in a book in `{ $language }`: { $settings }
translate-texts = translate them, or write your own
title-of-template = the title `{ $title }` is that of a template
choose-title = choose one of your own: { $setting }
no-author = the book has no author, whom title pages, covers and shops show
add-name = add your name: { $setting }
nobody-in-copyright = the copyright page names nobody, as the book has no author
name-of-template = `{ $name }` in { $setting } is the name in a template
name-holder = name the holder of the rights there
seed-of-template = the seed `{ $seed }` is that of the built-in book, so others have the same puzzles
choose-seed = choose one that nobody else has: { $setting }

## Puzzles

count-of-puzzles = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-of-level = { $count ->
    [one] 1 { $level } puzzle
   *[other] { $count } { $level } puzzles
}
no-promises = no number promised
promises-kept = { $count ->
    [one] 1 promise kept
   *[other] { $count } promises kept
}
as-many-as-promised = as many puzzles as the titles say
promised = { $promise }, as in the { $place }
promised-in-text = { $count }, as in the { $place } `{ $text }`
change-count = change { $setting }, or the number in the { $place }
in-title = title
in-subtitle = subtitle
in-section-title = section title
in-badge = badge on the cover
in-blurb = text on the back of the cover
printed = { $what ->
    [answers] { $count } answers
   *[puzzles] { $count } puzzles
}, { $often }
printed-in-place = { $what ->
    [answers] { $count } answers
   *[puzzles] { $count } puzzles
}, { $often } and on its page
each-once = each once
each-on-sheets = each on { $count } sheets
each-in-group = each on the sheets of its group
misplaced = missing, repeated or misplaced: numbers { $numbers }
report-printed = report this: gridpress prints each once
with-one-solution = { $count } with one solution
wrong-numbers = wrong: numbers { $numbers }
undecided-numbers = undecided: numbers { $numbers }
rules-in-words = but the files of { $sections } state rules in words
exactly-one-solution = exactly one solution each, equal to the answer
report-solutions = report this, unless the puzzles are your own: add their rules as `variant`, or take the words out of the file
levels-as-rated = { $count ->
    [one] 1 level as rated
   *[other] { $count } levels as rated
}
other-levels = { $count } of { $all } under another level: numbers { $numbers }; number { $number } is `{ $level }`
levels-of-grade = the printed level is the one that gridpress gives the puzzle
change-levels = remove the bounds that let them in (`removed`, `technique` and `score` of the level or section, or an older `engine`), or name the level yourself, as in [levels.medium] name = "Mellow"
no-duplicates = no duplicates
pair = { $one } and { $other }
duplicates = { $count } of { $all } repeat another: numbers { $numbers }
no-equivalents = no two puzzles equivalent under symmetry
fewer-or-other-puzzles = ask for fewer puzzles, another level or a larger size

## Covers

unknown-thickness = no cover: the thickness of the paper `{ $paper }` is unknown
known-thickness = a known paper thickness, to compute the width of the spine
set-thickness = set { $setting } to the value in the printer's own template or calculator
possible-cover = a cover that can be made
cover-details = { $command } gives the details
no-page = no page
report-cover-size = report this: gridpress makes covers of exactly that size
report-transparency = report this: gridpress draws nothing transparent
only-colours = only { $colours }
report-colours = report this: gridpress uses one colour space for the whole cover
up-to-percent = up to { $percent } %
ink-at-most = at most { $percent } % of all inks together
lighter-palette = choose lighter colours in { $setting }
no-pdfx = no PDF/X
report-pdfx = report this: gridpress writes such covers as PDF/X-1a
nothing-cut-off = nothing that could be cut off
reaches-edge = { $mark } reaches { $distance } into the clear zone
mark-line = a line
mark-shape = a shape
mark-picture = a picture
clear-of-edges = { $distance } clear along the edges and folds
clear-of-edges-and-spine = { $distance } clear along the edges and folds, and { $hinge } from the spine
other-cover-design = choose another design of the cover, or shorten its texts
less-on-cover = use fewer sample puzzles, another puzzle or another design on the cover
not-size-of-cover = the size of the page is not that of a cover
the-title = the title
the-subtitle = the subtitle
the-author = the author
the-series-line = the series line
a-badge = a badge
the-number = the number of puzzles
the-publisher = the publisher
the-price = the price
the-blurb = the text on the back
the-isbn = the ISBN above the barcode
the-barcode-digits = the digits below the barcode
the-spine-text = the text of the spine
the-spine-author = the author on the spine
text-missing = { $text } is missing
text-unseen = { $text } cannot be seen
text-half-seen = { $text } cannot be seen completely: { $count } of { $all } letters are hidden
front-figures-unseen = { $count } of { $all } digits and sums of the puzzle on the front cannot be read
front-figures-few = the puzzle on the front shows { $count } digits and sums, so nobody takes it for one
barcode-unreadable = the barcode cannot be read
other-barcode = the barcode reads { $digits }, but the ISBN is { $isbn }
short-barcode = only { $height } of the height of the bars can be seen; scanners need { $least }
broken-barcode = the bars of the barcode are interrupted
all-visible = a visible barcode and visible texts
report-visible = report this, and use another design or other colours until it is fixed

## Work with files and the form

malformed-request = invalid request
in-line = { $file }, line { $line }: { $words }
starting = starting
bug = gridpress failed because of a bug
no-book-yet = there is no book yet: start from a template
already-making = something is already being made; wait until it is finished
nothing-to-undo = nothing to undo
nothing-to-redo = nothing to redo
already-exists = `{ $file }` already exists; nothing was written
changed-elsewhere = `{ $file }` was changed elsewhere in the meantime; nothing was written
removed-elsewhere = `{ $file }` was removed in the meantime; nothing was written
unusable-file = `{ $file }` cannot be used: { $why }
too-many-files = there are too many files `{ $name }`
no-such-text = the book has no text `{ $path }`
cannot-read = cannot read `{ $path }`: { $why }
neither-picture-nor-font = it is not a PNG, JPEG or SVG picture, nor a TrueType or OpenType font
series-without-name = the series has no name yet, by which its volumes are found: name the series first
volume-not-made = the puzzles of this volume are not settled yet: make its files first
edit-not-toml = the file is not valid TOML, so fix it in an editor first
edit-not-found = the book has no such setting

## Shop

titles-too-long = title and subtitle have { $length } characters together; Amazon takes at most { $most }
shorten-subtitle = shorten the subtitle
description-too-long = the description has { $length } characters; Amazon takes at most { $most }
shorten-description = shorten the text on the back, or write a description for the shop
advertisement-in-title = { $setting } contains `{ $phrase }`: shops refuse advertisements in titles
leave-out-of-title = leave it out, unless the title would be wrong without it
title-of-keywords = { $setting } looks like a list of keywords, which shops refuse
move-keywords = move keywords to the fields for them
repeated-keyword = title and subtitle have the word `{ $word }` { $count } times, which shops take for keyword stuffing
use-once-or-twice = use it once or twice
keyword-in-name = { $setting } `{ $name }` contains `{ $keyword }`: shops refuse keywords in names
choose-other-name = choose another name, or keep it if it is the real one
address-in-description = the description contains `{ $sign }`: shops refuse addresses in it
leave-addresses-out = leave addresses out
advertisement-in-keyword = the keyword `{ $keyword }` contains `{ $term }`: shops refuse advertisements and names of shops
describe-book = describe the book instead
no-title-page = the book has no title page with which a shop can compare the listing
add-title-page = set { $setting }
not-on-first-pages = { $setting } `{ $name }` is not on the first pages of the book
compared-with-title-page = shops compare it word for word with the title page
compare-picture = compare it yourself if the picture shows it
not-on-front = { $setting } `{ $name }` is not on the front of the cover
two-publishers = the cover names the publisher `{ $publisher }`, and the title page `{ $imprint }`
agree-or-leave-publisher = make them agree, or leave the publisher out
imprint-not-on-cover = the imprint `{ $imprint }` is not on the cover
same-publisher = set { $setting } to the same name
other-spine = the spine has `{ $text }`, and the title is `{ $title }`
title-on-spine = shops compare the title on spine and front: set { $setting }, or to a part of the title
line-without-series = the cover has the series line `{ $line }`, and the book names no series
name-series = set { $setting } to the name of the series, or leave the line out
two-series = the cover has the series line `{ $line }`, and the title page `{ $name }`
agree-or-leave-line = make them agree, or leave the line of the cover out
design-in-colour = choose a design in colour for the cover, which prints it above the title
page-beyond-end = page { $page } does not exist: the book has { $pages } pages
pages-from-first = name pages of the book, counted from its first page

## Values of settings

in-quotes = `{ $text }`
expected = expected { $expected }
expected-range = expected { $low } to { $high }
expected-one-of = expected one of { $names }
did-you-mean = did you mean `{ $name }`?
at-most-allowed = at most { $most } are allowed
a-text = a text
a-whole-number = a whole number
a-text-or-whole-number = a text or a whole number
a-fraction = a fraction
true-or-false = true or false
a-date = a date
a-list = a list
a-length = a length with its unit
a-table = a table
a-list-of-tables = a list of tables
missing-key = missing key { $setting }
wrong-type = { $setting } is { $found }, not { $expected }
value-is = { $setting } is { $value }
unknown-value = unknown { $setting }: `{ $value }`
empty-text = { $setting } is empty
leave-out-for-none = leave it out for no text
line-break-in-text = { $setting } has a line break or control character
expected-one-line = expected one line of text
not-a-length = { $setting } is not a length: `{ $value }`
lengths-need-units = lengths need a unit: in, mm, cm or pt, as in "12mm"
lengths-need-units-or = lengths need a unit: in, mm, cm or pt, as in "12mm"; or write { $other }
decimal-point = use a decimal point, not a comma
length-no-number = not a number with a unit
length-no-unit = the unit is missing
length-unknown-unit = unknown unit `{ $unit }`
length-too-long = longer than 200in
not-a-date = { $setting } is not a date: `{ $value }`
expected-year-month-day = expected year-month-day
line-too-long = the line of text is too long to print
too-many-characters = it has { $length } characters; at most { $most } are allowed
text-too-long-for = { $setting } is too long for { $room }
control-character = { $setting } has a control character
expected-text-and-breaks = expected text and line breaks
missing-glyph = no font has the character `{ $character }` ({ $code }); preferred font: { $font }
cannot-be-printed = this text cannot be printed
choose-font-with = choose a font that has it
paths-are-relative = paths are relative to the folder of the book
no-sections = a book without puzzles: there is no { $section }
no-effect-on-own-puzzles = { $setting } has no effect on puzzles from a file
not-an-isbn = `{ $text }` is not an ISBN
isbn-as-given = write it like 978-3-16-148410-0, as your agency gave it
old-isbn = this is an old ISBN of ten digits; with thirteen it is { $isbn }
isbn-wrong-character = `{ $character }` is not a digit, space or hyphen
isbn-length = it has { $count ->
    [0] no digits
    [one] 1 digit
   *[other] { $count } digits
}, and an ISBN has 13
isbn-prefix = an ISBN begins with 978 or 979
isbn-check-digit = its last digit should be { $digit }, or another digit is wrong
margins-too-wide = the margins leave too little width for the page's content
margins-too-high = the margins leave too little height for the page's content
margins-leave = these leave { $left } of { $whole }
leave-between-margins = leave at least { $least } between them
paper-out-of-range = a paper size out of range
sides-of-paper = each side is from 2in to 40in
not-a-paper-size = { $setting } is not a paper size: `{ $value }`
both-sides-with-unit = write both sides with a unit, as in "6x9in" or "210x297mm"
unknown-paper-size = unknown paper size `{ $value }`
expected-name-or-sides = expected a name or width x height
name-or-two-sides = write a name such as "a5" or "letter", or two sides as in "6x9in"
illegible-type = type in { $ink } is illegible on { $ground }
contrast-expected = their contrast is { $contrast } to 1; expected at least { $least }
darker-or-lighter = the first colour is the background and the second the type: make one darker, or the other lighter
level-not-offered = `{ $level }` is not offered for kind `{ $kind }` with symmetry `{ $symmetry }`
expected-offered-level = expected a level that is offered
nearest-level = the nearest is `{ $nearest }`; the offered levels are { $levels }
other-symmetry = choose another symmetry, or other variants or grids

## Pictures and typefaces

unusable-picture = the picture `{ $file }` cannot be used
png-or-jpeg-beside-book = expected a PNG or JPEG file beside the book
png-jpeg-or-svg-beside-book = expected a PNG, JPEG or SVG file beside the book
neither-png-nor-jpeg = it is neither PNG nor JPEG
neither-png-jpeg-nor-svg = it is neither PNG, JPEG nor SVG
damaged-file = it is damaged: { $why }
too-many-pixels = it has { $width } x { $height } pixels, { $millions } million; at most { $most } million are allowed
invisible-picture = it would be invisible: all of it is white or almost white
with-design = { $setting } with the design `{ $design }`
plain-has-no-colours = the plain cover has no colours
choose-colour-design = choose a design in colour, such as `field`
no-own-picture = there is no picture of your own
add-picture = add one beside the book: { $setting }
picture-design-without-picture = the design `picture` without a picture
no-picture-named = no picture is named
design-draws-own = this design draws its own picture
set-picture-design = set { $setting }, or leave the picture out
too-many-badges = { $setting } has { $count } badges
crowded-front = more would crowd the front
badge-too-long = a badge too long to read at a glance
two-or-three-words = shorten it to two or three words
cannot-read-font = cannot read the font `{ $file }`
use-font-file = use a .ttf or .otf file, or a bundled family
this-font = this font
coarse-cover-picture = the picture `{ $file }` of the cover has { $resolution } pixels per inch; at least { $least } are needed to print well
needed-pixels = it fills { $width } x { $height }, so it needs at least { $across } x { $down } pixels

## Pages of text

cannot-read-text = cannot read the text `{ $file }`
page-without-content = a page without content
nothing-to-print = nothing in this file can be printed
page-without-title = a page without a title for the contents
no-first-level-heading = its text has no first-level heading
add-text-title = add one: { $setting }
code-on-page = a block of code on a page of text
table-on-page = a table on a page of text
footnote-on-page = a footnote on a page of text
metadata-on-page = a block of metadata on a page of text
unsupported-on-page = unsupported Markdown on a page of text
this-cannot-be-printed = this cannot be printed
put-title-in-book = put the title in the settings: { $setting }
four-spaces-are-code = lines that begin with four spaces are code, which pages do not support
supported-markdown = pages have headings, paragraphs, emphasis, lists, quotations, rules, links and pictures
footnote-or-box-on-page = a footnote or a check box on a page of text
html-on-page = HTML on a page of text
this-is-html = this is HTML
markdown-for-html = write it in Markdown, or remove it; write a lone `<` as `\<`
nested-too-deeply = this is nested too deeply
move-it-out = move it out
line-in-list = a rule within a list or a quotation
quotation-in-list = a quotation within a list or a quotation
heading-in-list = a heading within a list or a quotation
picture-in-list = a picture within a list or a quotation
heading-of-level = a heading of level { $level }
third-is-deepest = the third level is the deepest
picture-in-heading = a picture in a heading
expected-only-text = expected only text
empty-heading = an empty heading
third-list = a list in a list in a list
two-lists-deep = lists can be nested two deep
empty-item = an empty list item
width-of-picture = `{ $width }` as the width of a picture
widths-of-pictures = expected { $least } to { $most } %, as in {"{"}60%{"}"}
picture-in-paragraph = a picture within a paragraph
text-or-picture = expected text or a picture
separate-paragraph = put it in a separate paragraph, with empty lines around it
too-few-pixels = the picture `{ $file }` has too few pixels to fill its page
printed-smaller = { $resolution } pixels per inch there, so it is printed only { $width } wide
picture-from-web = a picture from the web
expected-file = expected a file
put-file-beside = put the file beside the book, and name it here
pictures-of-text = PNG and JPEG are supported; paths are relative to the folder of this text

## Puzzles of one's own

cannot-read-puzzles = cannot read the puzzles `{ $file }`
expected-file-of-puzzles = expected a text file of puzzles
print-first-puzzles = limit their number to print the first of them, or make several books
digits-from-zero = the puzzles count their digits from 0
printed-from-one = printed from 1, unless the section has symbols of its own, such as 0-F
fewer-in-file = { $setting } is { $most }, but the file has fewer puzzles
file-has-puzzles = `{ $file }` has { $count }
leave-count-out = leave { $setting } out to print them all
file-without-puzzles = `{ $file }` has no puzzles
expected-puzzles = expected lines of 81 cells, grids of 9 lines, JSON, ...
other-kind = a puzzle of kind `{ $other }` among others of kind `{ $kind }`
first-that-differs = the first that differs
one-kind-per-section = a section has puzzles of one kind; move this one to another section
full-puzzle = a puzzle without an empty cell
nothing-to-solve = there is nothing left to solve
unproved-puzzle = cannot prove that the puzzle has one solution
search-gave-up = the search gave up; the puzzle needs more givens
no-solution = a puzzle without a solution
cannot-be-completed = no digits can complete it
several-solutions = a puzzle with several solutions
needs-more-givens = the puzzle needs more givens
one-solution-is = one solution:     { $one }
another-solution-is = another solution: { $other }
same-puzzle-twice = the same puzzle twice
same-as = the same as { $file }:{ $line }, or a turned, swapped or relabelled copy of it
remove-one = remove one of them
no-puzzle-in-text = there is no puzzle in this text
no-puzzle-of-code = no puzzle has this code and this seed

## What does not fit

puzzles-do-not-fit = { $setting } of section `{ $section }` does not fit the page
answers-do-not-fit = { $setting } does not fit the page
grids-too-small = its grids would be { $side } wide, and need { $least }
grids-with-answers = its grids, with their answers, would be { $side } wide, and need { $least }
grids-for-candidates = its grids would be { $side } wide, and need { $least } for their candidates
grids-for-cells = its grids would be { $side } wide, and need { $least } for cells of { $cell }
larger-page-or-answers-elsewhere = take a larger page or smaller margins, or have the answers elsewhere: { $setting }
larger-page-or-less-around = take a larger page or smaller margins, or print less around the grids
larger-page-or-margins = take a larger page or smaller margins
at-most-fit = at most { $most } fit on this page
qr-does-not-fit = the QR codes of section `{ $section }` do not fit below its grids
qr-width = for a phone to read it, it must be { $least } wide; its grids are { $side } wide
shorter-link-or-larger-page = make the link shorter, or take a larger page
shorter-link-or-fewer-grids = make the link shorter, or print at most { $most } grids on a page
link-too-long = a link of section `{ $section }` is too long for a QR code
length-with-values = with its values it has { $length } characters
leave-values-out = leave { $values } out
lines-too-heavy = the lines leave no room for digits in the grids of section `{ $section }`
lines-too-heavy-in-answers = the lines leave no room for digits in the grids of the answers
cells-and-lines = cells are { $cell } wide, lines { $thin } and { $thick }
lighter-lines = make the lines lighter, or print fewer grids on a page
regions-not-shown = the jigsaws of section `{ $section }` would not show their regions
lines-are = lines are { $thin } and { $thick }
thicker-lines = make the thick lines two or three times as thick as the thin ones
page-too-small-for-walkthrough = the page is too small for the walkthrough of a { $side }x{ $side } puzzle
illegible-candidates = its candidates would be illegible; take a larger page, or another puzzle
no-room-for-text = no room on the page for the text that begins `{ $start }`
shorten-or-larger = shorten it, print less on the page, or take a larger one
no-room-for-barcode = the space for the barcode is too small for bars that scanners can read
printers-barcode = leave { $setting } out, and have the printer set its own barcode
too-many-pages = the book has { $pages } pages; at most { $most } are supported
too-many-pages-at-least = the book has at least { $pages } pages; at most { $most } are supported
more-on-page-or-several-books = print more puzzles on a page, or make several books
cover-without-printer = the book names no printer; a cover needs the rules and the paper of its printer
name-printer = name one { $setting }
unknown-covers = the covers of { $printer } are not known
covers-for = covers can be made for { $printers }
no-such-paper = { $printer } has no paper `{ $paper }` in its data
papers-are = { $setting } is one of { $papers }
spine-without-thickness = the thickness of the paper `{ $paper }` of { $printer } is not known, so the width of the spine is unknown as well
read-thickness = read the thickness of 1,000 pages off the printer's own template or calculator, and set it { $setting }
not-bound = the book has { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}, which this printer does not bind
printer-binds = { $printer }: { $least } to { $most } pages of { $size }
printer-binds-on-paper = { $printer }: { $least } to { $most } pages of { $size } on the paper `{ $paper }`
cover-number-unconfirmed = a number that the cover depends on is unconfirmed: { $subject }
compare-cover = compare the cover with the printer's own template before you upload it; the number is from { $source }

## Puzzles that cannot be found

in-this-section = in this section
repeating-puzzles = { $count ->
    [one] 1 puzzle repeats
   *[other] { $count } puzzles repeat
} others: there are hardly any more of this kind
earlier-volumes-missing = the earlier volumes are not available: `{ $file }` was not read
in-this-registry = they are in this registry
make-with-registry = open the registry, and make the book with it
no-full-grid = no full grid of kind `{ $kind }` was found for { $address } within the budget of guesses
perhaps-none-exists = perhaps none exists: choose another layout or size, or other variants
no-puzzle-found = no puzzle with { $requirements } was found for { $address } in { $attempts } attempts
attempts-with-other-techniques = { $count ->
    [one] 1 attempt
   *[other] { $count } attempts
} removed as many cells, but needed other techniques
attempts-with-other-times = { $count ->
    [one] 1 attempt
   *[other] { $count } attempts
} removed as many cells, but needed other techniques or another time
widen-steady = remove `steady`, or widen its `technique`, here or under [levels]
widen-minutes = widen its `minutes` or `technique`, here or under [levels]
widen-technique = widen its `technique`, here or under [levels]
most-removed = the largest number of removed cells was { $most } with symmetry `{ $symmetry }`
easier-level = choose an easier level, or lower the band under [levels]
easier-level-or-symmetry = choose an easier level, lower the band under [levels], or set symmetry = "none"
all-in-earlier-volumes = all { $count } puzzles drawn for { $address } are in earlier volumes
last-drawn = the last one drawn is number { $number } of volume { $volume }
hardly-any-more = there are hardly any more of this kind: choose fewer puzzles, another level or a larger size
in-earlier-volumes = { $count ->
    [one] { $address } is in an earlier volume: it
   *[other] { $count } puzzles are in earlier volumes: the first, { $address },
} is number { $number } of volume { $volume }
remove-or-keep = remove them from their file, or keep them
other-level-than-named = { $count } of { $all } puzzles are not `{ $level }`, and are labelled by their own level
level-by-technique = number { $number } is `{ $level }`: its hardest technique is { $technique }

## Series, files and proofs

no-repeats-in-series = no puzzle of another volume may come again
same-name-in-each-volume = give the series a name, the same in each volume
volume-missing = volume { $volume } of `{ $series }` is not made in this browser, so its puzzles cannot be avoided
open-and-make-volume = open its project, and make its files; or open it from a file first
desk-in-browser = this is the spec of a newspaper's desk, whose folder a web page cannot keep
add-section-or-daily = add a section to make a book here; or make its days with the program: gridpress daily
cover-of-changed-book = the cover would not fit { $file }: the book has changed; { $why }
make-book-again = make the book again first
no-lock-to-compare = there is no lock to compare with
make-book-first = make the book first
expected-one-lock = expected one lock, and found { $count }
add-lock = add the file that ends in .lock, which was made with the book
cannot-be-opened = the file cannot be opened: { $why }
choose-saved-project = choose a project that was saved here as a ZIP file
not-a-project = there is no { $file } in this file

## What was made and proved

step-puzzles = making puzzles
step-layout = laying out pages
step-writing = writing pages
step-pictures = drawing pictures
made-file = { $file }: { $size }
checks-tell = the checks tell what to change
made-book = { $puzzles } on { $pages }, seed `{ $seed }`
made-listing = { $folder }: listing.html, listing.json, description.html and { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}
made-cover = { $file }: { $width } x { $height }, for { $pages } pages; the spine is { $spine } wide
bare-spine = no text on the spine: { $why }
no-barcode = no barcode, because the book has no { $setting }; its place stays clear
spine-pages = the printer accepts text on the spine from { $least } pages, and the book has { $pages }
spine-rule-unknown = the printer's rule for text on the spine is not known
no-spine = this binding has no spine
spine-too-narrow = a spine of { $spine } leaves { $left } for its text, and type of { $least } needs { $needed }
spine-too-short = title and author in type of { $least } are longer than { $length }
count-of-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
proved-seed = every puzzle is reproduced from its seed and code
proved-solutions = { $puzzles }: each has exactly one solution, the one in the lock
proved-bytes = { $file }: identical when rebuilt
proved-cover = { $file }: the cover for { $pages } pages, identical when rebuilt
proved-proof = { $file }: the proof of the cover for { $pages } pages, identical when rebuilt
proved-grids = { $puzzles } and { $answers } read back from the pages, all as in the lock
only-lock = there is no PDF: only the lock was checked

## Reports

so-is-line = so is line { $line }
so-are-lines = so are lines { $lines }
so-are-lines-and-more = so are lines { $lines } and { $count } more
more-not-shown = and { $count } more, not shown

## The syntax and the keys of a spec

invisible-character = an invisible character, which TOML does not support
expected-plain-space = expected a plain space
type-plain-space = delete it, and type a space
not-toml = not valid TOML
not-a-toml-value = not a value in TOML
curly-quote = TOML does not support the quotation mark { $mark }
expected-straight-quote = expected a straight quote: "
type-straight-quotes = type " on both sides of the text, and turn off smart quotes in your editor
comments-with-hash = a comment begins with #
headers-are = a table is [page], and each of several is [[section]]
no-semicolon = each key is on a line of its own, without a semicolon
list-not-closed = a list or a table in braces above is not closed
write-line = write { $line }
or-digits = for a number, write digits
key-of-letters = a key is an English word of letters a to z, digits, - and _
write-value = write a value after `{ $key } =`, or remove the line
backslash = a backslash in "..." begins a special character; in paths, write /
backslash-in-line = a backslash in "..." begins a special character; in paths, write /: { $line }
close-brackets = close each bracket, and put commas between values, as in [1, 2]
line-of-its-own = each key is on a line of its own
text-needs-quote = the text needs another { $quote } at its end
only-comment-after-text = only a comment with # may follow the text; the next key is on a line of its own
quote-in-text = a text with { $quote } in it is in { $other }: { $line }
key-already-there = the first is on line { $line }: keep one of them
key-in-other-form = it is there already, in another form: keep one of them
several-sections = each of several sections is [[section]]
unknown-key = unknown key `{ $key }`
unknown-key-in = unknown key `{ $key }` in { $table }
unknown-keys = unknown keys: { $keys }
unknown-keys-in = unknown keys in { $table }: { $keys }
belongs-to = belongs to { $places-or }
they-belong-to = they belong to { $places-or }
did-you-mean-elsewhere = did you mean `{ $name }`, which belongs to { $places-or }?
top-of-file = the top of the file
write-as-table = write it as { $table }, on a line of its own
key-above-tables = put a key of the book above the first table: below { $table }, it is a key of that table
key-below-header = a key belongs to the table whose header is above it
did-you-mean-table = did you mean { $table }?{ $note }
leave-header-out = leave the header out: `{ $key }` belongs to the top of the file
did-you-mean-week = did you mean `week`, the level of each weekday? { $example }
missing-here = `{ $key }` is missing here
unknown-key-here = unknown key
of-slot = slot `{ $slot }`: { $what }
format-of-slot = this slot has puzzles that the format cannot represent
formats-of-daily = it uses the formats of [daily]
own-formats = give it its own formats, as in formats = ["pdf", "json"]
no-such-line = this grid has no such line
symmetry-of-section = the layout of this section does not have this symmetry
such-a-variant = this section has such a variant
size-forms = expected a whole number, or a text such as "9x9"
box-form = expected rows x columns, as in 3x2
layout-has-own-key = a layout of overlapping grids has its own key: { $example }
classic-without-variants = leave it out: without variants, puzzles are classic
not-a-variant = `{ $text }` is not a variant
additional-rules = expected additional rules
letters-or-pictures = write custom letters after `word:`, and custom pictures as a list: ["cat.png", "sun.svg", …]
unknown-symbols = unknown symbols `{ $text }`
symbols-forms = expected "letters", "numbers", "shapes", digits as in "0-F", "word", or a word as in "word:NOSTALGIE"
picture-twice = the picture `{ $file }` is used for two digits
pictures-alike = the pictures `{ $other }` and `{ $file }` look the same
digits-alike = these digits would be indistinguishable
different-pictures = every digit needs a different picture
pictures-of-one-name = the pictures `{ $other }` and `{ $file }` have the same name
both-called = both would be called `{ $name }`
rename-picture = texts name a picture after its file: rename one of them
not-a-word-line = `{ $text }` is not a line of a grid
word-line-forms = expected a line, as in { $examples }

## Worksheets and lists of pupils

group-and-all = section `{ $section }` is for all pupils, and other sections are for groups
expected-number-of-sheets = expected a number of sheets
copies-in-each-or-none = set { $setting } in each section, or in none
copies-of-groups = { $setting } for a class in groups
sections-have-their-own = the sections have their own
leave-out-of-worksheet = leave it out of [worksheet]
sheets-for-pupils = { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
} for { $pupils ->
    [one] 1 pupil
   *[other] { $pupils } pupils
}
sheet-for-each-name = expected at least one sheet for each name
raise-copies = raise { $setting } in the sections, or shorten the list
copies-out-or-higher = leave { $setting } out, or set it higher for spare sheets without a name
copies-and-levels = { $setting } in section `{ $section }`, and a list with levels
list-has-pupils = leave it out: the list has the pupils of each level
two-sections-of-level = two sections of the level of section `{ $section }`, and a list with levels
combine-sections = combine the sections, or leave the levels out of the list
no-pupils-for = no pupils for section `{ $section }`
leave-section-out = leave the section out, or change its level
list-gives-sections = the list gives each pupil the section of a level
no-section-of-level = no section for the level `{ $level }`
pupil-of-level = a pupil of that level
add-to-section = add one: { $example } in a [[section]]
answers-on-worksheets = worksheets with their answers on them
pupils-would-see = pupils would see these
choose-placement = choose "back" or "separate", or "none"
file-puzzles-for-all = the puzzles of section `{ $section }` come from a file: are they for all pupils?
same-on-all-sheets = the same puzzles on all sheets
set-same-or-generate = set { $setting }, or let the program generate puzzles
no-cut-outs = no cut-outs for the overlapping grids of section `{ $section }`
cells-too-small = their cells would be too small
cut-outs-or-grids = leave { $setting } out of [worksheet], or { $grids } out of the section
count-of-names = { $count } names
expected-at-most = expected at most { $most }
one-class-per-spec = make a spec for each class
empty-name = an empty name
expected-pupil = expected the name of a pupil
name-too-long = a name that is too long for its line
shorten-it = shorten it
cannot-read-names = cannot read the names `{ $file }`
one-name-per-line = expected one name per line
file-without-names = `{ $file }` has no names
control-in-name = a name with a control character
name-on-one-line = expected a name on one line
remove-it = remove it
spell-or-choose-font = spell it in other letters, or choose a font that has them: { $setting }
list-of-names = a list of names
name-a-list = name a text with one name per line, or a table with headings
open-quote = a quotation mark that is never closed
quote-at-end = expected another " at the end of the field
close-or-remove = close it, or remove it
columns-without-headings = `{ $file }` has several columns and no headings
line-of-headings = expected a line of headings above
begin-with-headings = begin the file with a line such as First name{ $between }Last name
row-too-long = a row with more fields than headings
count-of-headings = { $count ->
    [one] 1 heading
   *[other] { $count } headings
}
quote-names = put a name with a separator in it in quotation marks
row-without-name = a row with a level but no name
expected-name = expected a name
fill-or-remove = fill it in, or remove the row
no-level-for = no level for { $name }
not-a-level = `{ $text }` is not a level
levels-in-any-language = levels can have their names in any language of books

## Files of another kind

file-not-found = file not found
is-other-kind = `{ $file }` is { $found }, not { $expected }
not-utf8-at = `{ $file }` is { $found }: line { $line }, column { $column } is not UTF-8
excel-workbook = an Excel workbook
open-spreadsheet = an OpenDocument spreadsheet
word-document = a Word document
open-document = an OpenDocument text
office-file = an Excel or Word file
rich-text = rich text (RTF)
a-pdf = a PDF
a-picture = a picture
compressed-file = a compressed file
text-in-utf16 = text in UTF-16
older-encoding = text in an older encoding such as Windows-1252
binary-file = a binary file
a-spec = a spec
lock-of-book = the lock of a book
web-page = a web page
file-of-puzzles = a file of puzzles
text-in-utf8 = text in UTF-8
a-lock = a lock
save-as-csv = in the spreadsheet, save it as CSV in UTF-8
save-as-text = in the word processor, save it as plain text in UTF-8
save-as-csv-or-text = save a spreadsheet as CSV in UTF-8, a document as plain text in UTF-8
save-rich-text = save it as plain text; in TextEdit: Format > Make Plain Text
not-the-pdf = name the text that it was made from; of a book, the spec has the settings, and the lock has the puzzles
type-into-text = puzzles and settings are read from text; type them into a text file
unpack-file = unpack it, and name the file inside
save-in-utf8 = save it in UTF-8: in Notepad with "Save as", in Excel as "CSV UTF-8"
name-text-file = name a text file in UTF-8
name-plain-text = name a plain text{ $note }
puzzles-in-section = in a book: source = "mine.txt" in a [[section]]{ $note }
makes-book-and-lock = `gridpress book` makes its book and the lock
lock-makes-book = `gridpress book --lock` makes its book again
yaml-as-toml = write `title = "Sudoku"` for `title: Sudoku`, and [page] for `page:`{ $note }
json-as-toml = write `title = "Sudoku"` for `"title": "Sudoku"`, and [page] for `"page": {"{"}`{ $note }

## Sections, levels and numbers

as-in = as in { $example }
such-as = for example { $example }
leave-out = leave it out
set-here = set here
named-twice = named twice
not-an-id = `{ $text }` cannot be an id
letters-of-ids = expected letters, digits, `-` and `_`, without accents
not-a-prefix = `{ $text }` cannot be a prefix
most-characters = expected at most { $most } characters
digit-before-number = a digit would run into the number after it
expected-section = expected a [[section]] in this file
add-one = add one:{ $example }
copies-without-sheets = { $setting } in a book without sheets
copies-are-of-group = it is the number of sheets for a group of a class
leave-out-or-worksheet = leave it out, or add the table [worksheet]
sections-of-one-id = two sections with the id `{ $id }`
other-on-line = the other one is on line { $line }
same-ids-same-puzzles = equal ids would generate the same puzzles twice
no-effect-here = no effect here
or-from-file = or take puzzles from a file: { $example }
page-in-double-brackets = `[[page]]` has double brackets
expected-page-table = expected [page], the sheet
text-pages-are = pages of text are written as [[text]], with { $example }
fewer-stars = `{ $level }` has fewer stars than `{ $easier }`
level-has-stars = `{ $level }` has { $count }
more-stars = readers expect more stars on harder puzzles
not-a-level-name = `{ $name }` cannot be the name of level `{ $level }`
named-in-words = `{ $key }` under [words] names this level too
name-of-other-level = another level has this name
no-braces-in-names = braces cannot be part of a name
unique-level-names = give each level one unique name
is-harder-than = `{ $least }` is harder than `{ $most }`
easier-one-first = expected the easier one first
not-a-technique = `{ $text }` is not a technique
technique-names = expected a name such as "pair", "x-wing" or "tier-3"
range-reversed = the range is the wrong way round
is-more-than = { $low } is more than { $high }
lower-first = expected the lower number first
easiest-and-hardest = the easiest and the hardest, as in { $example }
least-and-most-removed = the minimum and maximum number of removed cells, as in { $example }
least-and-most-score = the minimum and maximum score, as in { $example }
shortest-and-longest = the shortest and the longest time in minutes, as in { $example }
no-puzzle-needs = no puzzle of kind `{ $kind }` needs { $techniques }
technique-range = `{ $first }` to `{ $last }`
other-techniques = choose other techniques, or a kind with larger grids, cages, marks or lines
technique-they-need = expected a technique that they need
no-effect-on-calcudoku = { $setting } has no effect on a calcudoku
givens-outside-cages = the givens of this section are the cells outside its cages
no-effect-without = { $setting } has no effect without { $grids }
no-grids-overlap = no grids overlap here
leave-out-or-layout = leave it out, or name a layout as in { $example }
level-removes = `{ $level }` removes { $first } to { $last } cells
size-has-no-puzzles = size { $kind } has no puzzles with more than { $most } cells removed
set-range = set a range for the section, as in { $example }
too-many-removed = too many removed cells
most-removed-allowed = a puzzle with one solution has at most { $most } cells removed
lower-maximum = lower the maximum
too-rare = { $requirements } are too rare with symmetry `{ $symmetry }`
too-few-succeed = too few attempts would succeed
widen-target = widen { $settings-or }, or choose another symmetry
word-line-needs-word = { $setting } needs a word
no-word-is-set = no word is set
set-word-or-leave = set a word, as in { $example }, or leave { $setting } out
files-spell-no-word = puzzles from a file cannot spell a word
expected-generated = expected generated puzzles
printed-in-cells = these are printed in the cells
other-digit-font = choose another font for { $setting }, or other symbols
no-restart-with-dates = dates cannot restart in each section
first-has-date = the first puzzle has a date
leave-or-number = leave { $setting } out, or give the first puzzle a number
date-without-prefix = a date has no prefix
dates-not-numbers = the puzzles have dates instead of numbers
leave-out-or-number = leave it out, or give the first puzzle a number under [numbering]
dates-end = the dates end before the puzzles do
days-after-9999 = { $count } days from here end after the year 9999
start-earlier = start earlier
prefix-of-other = section `{ $section }` has the prefix of section `{ $other }`
same-numbers = their puzzles would have the same numbers
different-prefixes = each section needs a different prefix
first-date-in-year = the first date is in the year { $year }
year-of-four-digits = expected a year from 1000 to 9999
no-puzzle-named = no puzzle has the name `{ $name }`
expected-printed-name = expected a printed name, or a date such as "2027-01-31"
numbered-from = puzzles are numbered from { $setting }
not-a-registry-name = `{ $name }` cannot be a registry: { $ending } files are something else
separate-file = expected a separate file
volume-twice = the volume is given twice, here and in [series]
one-volume = expected one volume
remove-this-one = remove this one
registry-needs-volume = a book in a registry needs a volume number
volume-beside = expected { $setting } beside it
add-volume = add { $example }, or the number of this book
random-seed-without = leave it out for a random seed
not-an-address = `{ $text }` is not an address
expected-address = expected a section's id and a number
no-such-section = there is no section `{ $id }`
no-such-address = no such address
section-from-file = section `{ $id }` has its puzzles from a file
only-generated-replaced = only generated puzzles can be replaced
change-file = change the file
section-has-puzzles = section `{ $id }` has { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}

## Pages, answers and what stands beside puzzles

stars-or-dots = a level has stars or dots, not both
is-true-too = { $setting } is true as well
leave-one-out = leave one of them out
no-target-time = level `{ $level }` has no target time
asks-for-one = { $setting } asks for one
contest-expected = expected 1 to 26 different cells, as in ["r1c1", "r9c9"], or "word" for a hidden word
contest-no-word = the puzzles of this slot have no hidden word
contest-no-cell = `{ $cell }` is no cell of the grid, or is named twice
contest-count = a contest of { $count } cells
names-repeat = several days would have the same name
names-pattern = `{ $text }` is not a pattern of names
spot-name = `{ $name }` is not the name of a spot ink
set-target-time = set the target in minutes: { $setting }
no-room-for-candidates = the { $kind ->
    [calcudokus] calcudokus
   *[killers] killers
} of section `{ $section }` leave no room for candidates
corners-hold-sums = the corners of cells hold sums
take-other-marks = take other { $setting }, or make two books
link-too-long-for-codes = a link too long for a QR code
not-a-web-address = { $setting } is not a web address
walkthrough-without-solution = a walkthrough needs the previous day's solution
add-previous-solution = print it, as in { $example }
qr-without-answer-pages = QR codes below answers need pages of answers
qr-of-puzzles = set { $setting } for codes beside puzzles
not-an-engine-folder = `{ $name }` is not a folder of the site
expected-engine-folder = expected a folder such as { $example }
engine-from-the-site = Browsers start the engine only from the site of the page. The folder is part of a release.
engine-without-site = `engine` is for pages of a site
expected-https = expected https:// and the name of a site
not-in-addresses = `{ $character }` cannot be part of a web address
letters-of-addresses = expected letters from a to z, digits and marks such as / ? = &
percent-encode = percent-encode it, such as %20 for a space
open-brace = a brace is never closed
expected-brace = expected a `{"}"}`
placeholders-in-braces = placeholders are in braces, such as { $example }
unknown-placeholder = unknown placeholder `{ $name }` in { $setting }
no-code = the puzzles of section `{ $section }` have no code
needs-generated = `{ $field }` needs generated puzzles
use-instead = use `{ $one }` or `{ $other }` instead
reverse-needs-facing = { $setting } expects facing pages
every-second-empty = every second page will have no puzzle
leave-out-or-set = leave it out, or set { $setting }
no-room-for-edge-marks = no room for marks at the outer edge
margin-and-bleed = the outer margin is { $margin }, and the bleed { $bleed }
widen-margin-or-bleed = widen the margin: { $example }; or add bleed
unknown-printer = unknown printer `{ $name }`
unknown-printer-name = unknown printer name
overleaf-and-reverse = { $placement } and { $setting } need the backs of the same leaves
reverse-keeps-free = { $setting } keeps these pages free of answers
leave-reverse-or = leave { $setting } out; or choose another placement, such as "foot" or "back"
per-page-of-answers = { $setting } is for pages with answers only
answers-beside-puzzles = these answers are on the pages of their puzzles
page-has-own-answers = leave it out: a page has the answers to its own puzzles
second-walkthrough = a second walkthrough of puzzle { $number }
no-bold-digits = the digit font has no bold style
only-one-weight = only one weight
bold-for-givens = givens will be black, and other digits grey; or name a bold font for givens: { $example }
unknown-font-family = unknown font family `{ $name }`
families-or-path = expected one of { $names }, or a path to a .ttf or .otf file
choose-font-under-type = choose a font that has it under [type]
background-is-black = only the plain cover has a background in black
choose-colours = choose colours, as in { $example }
palette-of = { $count ->
    [one] a palette of 1 colour
   *[other] a palette of { $count } colours
}
three-to-five = expected 3 to 5: the background, the type on it, and one to three accents
not-a-colour = `{ $text }` is not a colour
six-digits = expected `#` and six hexadecimal digits
six-digits-or-palette = expected `#` and six hexadecimal digits, or a palette name without brackets: { $names }
boxes-thinner = the box rules are thinner than the cell rules
thinner-than = thinner than { $setting }, which is { $thin }
two-or-three-times = make { $thick } two or three times { $thin }
sheet-too-small = the sheet is too small for two pages side by side
they-are-of-size = they are { $width } wide and { $height } high
larger-sheet = use a larger sheet or a smaller trim; { $setting } scales pages to the sheet
signature-of = a signature of { $pages } pages
four-to-a-sheet = a folded sheet has four pages
multiples-of-four = write 4, 8, 12, 16 and so on, or leave it out for a single signature
has-no-effect = { $setting } has no effect here
only-with = only { $setting } supports it
unknown-place = unknown place `{ $text }` for a page
places-of-pages = expected `front`, `back`, or the id of the section that follows it
expected-markdown = expected a text in Markdown
struck-out = struck-out text on a page of text
remove-markup = remove the markup

## Forms of values, and the listing in shops

put-in-quotes = put it in quotes
single-without-brackets = write a single one, without brackets
leave-quotes-out = leave the quotes out
only-engine = write { $number }: this version has no other engine
or-write = or write { $other }
write-as = write it as { $example }
as-in-or-write = as in { $example }; or write { $other }, without quotes
table-on-own-line = write { $table } on a separate line, and its keys below
tables-on-own-lines = write { $table } on a separate line for each one
has-values = { $setting } has { $count ->
    [one] 1 value
   *[other] { $count } values
}
list-in-brackets = write it in brackets: [...]
language-refused = { $setting } is `{ $tag }`: { $why }
not-a-language-tag = not a language tag
language-not-supported = the language is not supported
language-not-downloaded = the language is not downloaded yet
region-may-follow = a region may follow, for dates and numbers, as in "de-AT"
unknown-message = unknown message `{ $key }` in [words]
no-such-message = there is no such message
with-audience = { $setting } with the audience `{ $audience }`
ages-for-children = shops ask for ages in books for children only
set-children = set { $setting }, or leave the ages out
youngest-and-oldest = the youngest and the oldest age
older-age-first = { $setting } has the older age first
youngest-age-first = expected the youngest age first
too-long-for-shops = { $setting } has a text that is too long for shops
length-includes-tags = the length includes the tags; shorten the description
split-or-shorten = split it into two fields, or shorten it
copy-path = copy the path from the form of the shop
generated-without = remove the key for the generated text
shops-have-no-more = shops have fields for no more
empty-list = { $setting } is an empty list
expected-entry = expected at least one entry
has-tag = { $setting } has the tag `{ $tag }`
tag-end = expected > at the end of the tag
other-tag = expected another tag
tag-before = expected { $tag } before it
tag-to-close = expected a tag that it closes
tag-in-paragraph = expected { $tag } in the same paragraph
accepted-tags = shops accept { $tags }, without attributes
no-role = `{ $text }` has no role
role-and-name = expected a role, a colon and a name
not-a-role = `{ $role }` is not a role of contributors
unknown-role = unknown role
role-without-name = the { $role } has no name
name-after-colon = expected a name after the colon
page-twice = { $setting } has page { $page } twice
each-page-once = expected each page once

## Folders, volumes and covers

more-rules-fail = { $count ->
    [one] 1 more rule fails
   *[other] { $count } more rules fail
}
desk-not-book = `{ $name }` is the desk of a newspaper, not a book
only-volumes-have-next = only the volume of a series has a next
cannot-be-continued = `{ $name }` cannot be continued: { $why }
copy-spec = copy its spec, and change volume, seed and isbn there
desk-without-section = `{ $name }` is the spec of a desk: it has no [[section]] to make a book from
days-or-section = make its puzzles with gridpress daily, or add a [[section]]
changed-while-made = `{ $file }` was changed while its cover was being made; nothing was written
make-cover-again = make the cover again
puzzle-of-other-volume = puzzle { $number } of another volume: { $why }
make-volume-again = make that volume again
too-much-in-book = the book has more than { $most } MB of files
smaller-pictures = use smaller pictures
not-in-folder = `{ $path }` is not in the book's folder
already-a-book = there is a book already
start-project = start a new project

## Differences of finished files

of-file = { $file }: { $what }
of-puzzle = puzzle { $number }: { $what }
about-puzzle = puzzle { $number } { $what }
about-answer = answer { $number } { $what }
on-page = page { $page } { $what }
on-cover = the cover { $what }
wrong-solution = its solution is wrong
without-solution = it has no solution
with-several-solutions = it has several solutions
too-long-to-prove = it takes too long to prove that it has one solution
lock-field = `{ $field }` of the lock is { $was }, but should be { $is }
lock-rating = `technique` and `score` of the lock are { $technique } and { $score }, but should be { $own } and { $points }
and-likewise = { $first }, and likewise for { $count ->
    [one] 1 more puzzle
   *[other] { $count } more puzzles
}
rated-differently = { $count ->
    [one] 1 puzzle was
   *[other] { $count } puzzles were
} rated differently when the book was made: number { $number } as { $technique } (score { $score }), by this version as { $own } (score { $points })
pages-not-compared = the files are as they were recorded; their pages were made by version { $version } and were not compared with those of version { $own }, except for the puzzles and the answers
hash-differs = its hash differs from the one in the lock
rebuilt-hash-differs = rebuilt, its hash differs from the one in the lock
rebuilt-has-hash = the rebuilt PDF has the hash in the lock
unreadable-pdf = cannot be read as a PDF: { $why }
not-of-lock = not the file that the lock was written with
rewritten = not as version { $version } wrote it: another program has changed or rewritten it
pages-of-lock = has { $pages } pages; the lock has { $recorded }
seen-the-same = its bytes differ from those that this version writes; what this reader sees is the same, other viewers may show something else
unreadable-code = its code { $code } cannot be read on any page
unreadable-qr = the QR code of `{ $link }` cannot be read on any page
qr-elsewhere = a QR code leads to `{ $link }`, which is no link of the book
lock-contradicts = `{ $path }` of the lock contradicts the rest of it
count-of-outputs = `output` of the lock lists { $has ->
    [one] 1 file
   *[other] { $has } files
}, but should list { $should ->
    [one] 1 file
   *[other] { $should } files
}
not-beside = `{ $field }` of the lock has `{ $file }`, which is not a file beside it with a SHA-256
not-name-of-pdf = `output` of the lock has `{ $file }`, but the name of a book ends in `.pdf`
renamed-in-lock = `{ $is }` is called `{ $was }` in the lock: it was renamed, or `output` of the lock was changed
strange-part = contains what this program never writes: { $part }
other-page-count = has { $has ->
    [one] 1 page
   *[other] { $has } pages
}, not { $expected }
other-boxes = has other boxes
other-glyphs = draws { $texts } as no font of this program does
drawn-differently = is drawn differently
looks-different = looks different
looks-the-same = looks the same, but is drawn differently
other-size-of-page = has another size
named-puzzle = puzzle { $number }
named-answer = answer { $number }
at-grids = { $what } at { $names }
other-entry = has another `{ $key }`
other-language = has another `Lang`: the language of its text
earlier-revisions = contains { $count ->
    [one] an earlier revision
   *[other] { $count } earlier revisions
} of itself
bytes-before = has { $count ->
    [one] 1 byte
   *[other] { $count } bytes
} before its beginning
bytes-after = has { $count ->
    [one] 1 byte
   *[other] { $count } bytes
} after its end
unshown-objects = has objects that no page shows: { $count }
other-information = has another `{ $key }` in its document information
no-xmp = has no XMP
needless-xmp = has XMP, but should have none
other-xmp = has another `{ $key }` in its XMP
alien-in-cell = on page { $page } has something in { $cell } that does not belong there
missing-on-page = is missing; the lock has it on page { $page }
printed-twice = is printed twice, on pages { $first } and { $second }
not-in-lock = on page { $page } is not in the lock
on-other-page = is on page { $found }; the lock has it on page { $page }
other-side = on page { $page } is { $found }x{ $found }; in the lock it is { $side }x{ $side }
differs-in-cell = on page { $page } differs from the lock in { $cell }
no-digit-in-cell = on page { $page } has something in { $cell } that is not a digit
refers-to-page = on page { $page } refers to page { $found }, not { $expected }
different-rules = has different { $rule } from the lock
rules-of-grids = grids
rules-of-regions = boxes or regions
rules-of-cages = cages or sums
rules-of-marks = marks
rules-outside = numbers outside the grid
numbered = is numbered { $folio }

cover-for-pages = is for { $pages } pages, but the one in the lock is for { $locked }
missing-cover-same = the file is missing; the regenerated cover has the hash in the lock
missing-cover = the cover in the lock is of another version of the book, for { $pages } pages instead of { $own }, and its file is missing; make it again: { $command }
neither-front-nor-pages = is neither the front of the cover nor two open pages, as this version makes them
lock-beside-pdf = `gridpress book` writes the lock beside the PDF
not-a-lock = `{ $name }` is not a lock
needs-revision = `{ $name }` needs engine revision { $revision }; this program supports revisions up to { $newest }
needs-model = `{ $name }` needs model { $model } of solving times, which this program does not have
use-its-version = use the version that wrote it, or a later one
lock-of-other-seed = no puzzle of the lock matches its seed, `{ $seed }`: this is not the seed that the book was made with
puzzle-missing = puzzle { $address } is missing
puzzles-of-lock = it has { $has } puzzles, but its spec has { $should }
is-other-in-lock = is puzzle { $number } ({ $address }) in the lock
other-field-in-lock = differs from the lock in `{ $field }`
other-seed = its seed is `{ $seed }`, but the lock's is `{ $locked }`
other-volume = it is volume { $new }, but the lock is for volume { $old }
key-changed = `{ $path }` in the spec has changed since
file-changed = the file `{ $file }` has changed since
puzzles-changed = its puzzles are different
pages-differ = it has { $pages } pages, not { $other }
pdf-unlike-lock = the PDF does not match its lock
without-lock = it has no lock
cover-named-proof = is the cover, but by its name it should be the proof of the cover
proof-named-cover = is the proof of the cover, but by its name it should be the cover
cover-of-earlier = is the cover of an earlier version of the book: its title, puzzles or design have changed; make it again: { $command }
cover-of-earlier-pages = is the cover of an earlier version of the book: it is for { $pages } pages, but the book has { $own }; make it again: { $command }
cover-of-pages = is the cover for { $pages } pages, but the book has { $own }{ $note }
proof-of-pages = is the proof of the cover for { $pages } pages, but the book has { $own }{ $note }
cover-of-other-book = is the cover of another book: its size does not fit { $own } pages
cover-of-other-book-pages = is the cover of another book, by its size for about { $pages } pages, and not for { $own } pages
sheet-and-spine-differ = its sheet is { $width } x { $height } with a spine of { $spine }; the book needs { $own_width } x { $own_height } with a spine of { $own_spine }
sheet-differs = its sheet is { $width } x { $height }; the book needs { $own_width } x { $own_height } with a spine of { $own_spine }
cover-not-read = the PDF of the cover cannot be read back: { $why }
proved-front = { $file }: the front of the cover, identical when rebuilt
proved-open-pages = { $file }: two open pages, identical when rebuilt

## Explanations of keys of the spec, by table and key

spec-answers-placement = Placement of the answers: at the end, after each section, in a separate PDF, on the page or the leaf of their puzzles, or nowhere.
spec-answers-per_page = Answers per page; defaults to at most twelve, as large as their pages allow. If grids differ in size, the count is for the smallest. With `overleaf` it sets the size of the answers, and pages may hold fewer.
spec-answers-walkthrough = Printed numbers of the puzzles to solve step by step after the answers, or `"all"`.
spec-answers-hints = Adds a chapter with the first steps of every puzzle, up to where singles run out.
spec-answers-qr = The link of the QR code below each answer, with the placeholders of the one below puzzles: the player of a site, for instance.
spec-answers-opener = Placement of the title of the answers; defaults to that of the book, and with `after-section` to above the grids.
spec-answers-start = The page on which answers begin; defaults to that of the book.
spec-cover-design = The design of the cover; defaults to `plain`, or to `field` if other keys need a cover in colour.
spec-cover-palette = The colours: the name of a palette, or a list of background, type and one to three accents; defaults to those of the design.
spec-cover-badges = Short texts set apart on the front, at most three.
spec-cover-count = Shows the number of puzzles on a badge, or as large as the title; defaults to a badge.
spec-cover-lettering = The type of the title on the cover: heavy or narrow capitals, a serif, tiles with a letter each, or the type of the headings; defaults to what suits the design.
spec-cover-series = The series line above the title; defaults to the series and volume of the book.
spec-cover-price = The price beside the barcode.
spec-cover-publisher = The publisher's name at the foot of the back; defaults to the imprint of the book.
spec-cover-logo = The publisher's logo at the foot of the back: a PNG or JPEG beside the spec.
spec-cover-picture = The picture for the design `picture`: a PNG or JPEG beside the spec.
spec-cover-picture_area = The part of the front that the picture fills; defaults to the part below the texts.
spec-cover-samples = The number of sample puzzles on the back; defaults to as many as fit, at most three.
spec-cover-blurb = The text on the back; empty lines separate paragraphs, and lines that begin with a hyphen are a list.
spec-cover-background = The black of the plain cover, in percent from 0 to 100; defaults to that of the design.
spec-cover-spine = Prints title and author on a spine that is wide enough; or a text to print instead.
spec-cover-paper = The printer's name for the paper of the pages; defaults to the printer's first paper.
spec-cover-thousand_pages = The thickness of a thousand pages of the paper, if the printer's data lack it or state another.
spec-cover-puzzle = The printed number of the puzzle on the front; defaults to the first suitable one.
spec-daily-first = The date of the first puzzle.
spec-daily-first_number = The number of the first puzzle. Numbers count the days on which the desk prints.
spec-daily-days = The weekdays on which the desk prints.
spec-daily-skip = Dates on which nothing prints, once or every year.
spec-daily-time_zone = The time zone that determines today's date, by its IANA name. Nothing else depends on the clock.
spec-daily-frozen_days = The number of days after today whose puzzles and files stay unchanged when the spec or the program changes; today and past days always do.
spec-daily-page = The columns of the newspaper's page.
spec-daily-rules = Prints the rules of the puzzle in small type, if the grids leave room.
spec-daily-walkthrough = Prints the steps to the previous day's solution, as far as there is room for them.
spec-daily-byline = The byline of the puzzles.
spec-daily-copyright = The copyright line.
spec-daily-spot = A spot ink for titles, the rule above them and stars, in PDF, EPS and IDML files; grids and other text stay black.
spec-daily-svg = The form of text in SVG files: outlines, or text.
spec-daily-dpi = The resolution of PNG files in dots per inch.
spec-daily-web = The look of the web edition, and its files besides the pages.
spec-daily-week-monday = The level on Mondays.
spec-daily-week-tuesday = The level on Tuesdays.
spec-daily-week-wednesday = The level on Wednesdays.
spec-daily-week-thursday = The level on Thursdays.
spec-daily-week-friday = The level on Fridays.
spec-daily-week-saturday = The level on Saturdays.
spec-daily-week-sunday = The level on Sundays.
spec-daily-slot-id = The permanent name of the slot's puzzles and files: letters, digits, `-` and `_`.
spec-daily-slot-first = The date of the slot's first puzzle; defaults to that of `[daily]`.
spec-daily-slot-first_number = The number of the slot's first puzzle; defaults to that of `[daily]`. Numbers count the days on which the slot prints.
spec-daily-slot-days = The weekdays on which the slot prints; defaults to those of `[daily]`.
spec-daily-slot-skip = Dates on which the slot does not print, once or every year; defaults to those of `[daily]`.
spec-daily-slot-title = The title above the puzzle; defaults to that of the spec.
spec-daily-slot-week = The level of each weekday; defaults to that of `[daily.week]`, or to the nearest level offered for the slot's kind.
spec-daily-slot-contest = Makes each puzzle of the slot a contest: the cells whose digits readers send in, in order, or `"word"` for the hidden word. The solution is held back until it closes.
spec-daily-slot-contest_days = Days after that of the puzzle on which entries to a contest are accepted.
spec-daily-slot-width = The width of the artwork, which has no margins or marks.
spec-daily-slot-columns = The width of the artwork in columns of `[daily.page]`.
spec-daily-slot-height = The height of the artwork.
spec-daily-slot-solution = The solution printed with a puzzle: the previous day's, beside it or upside down, the same day's, or none.
spec-daily-slot-language = The language tag of all text that the program prints and shows; defaults to that of the spec.
spec-daily-slot-formats = The file formats of a day's puzzle; defaults to PDF, or to those of the command line.
spec-daily-slot-names = The names of the slot's files, except pages: text with `{"{date}"}`, `{"{slot}"}`, `{"{number}"}`, `{"{weekday}"}`, `{"{level}"}`, `{"{year}"}`, `{"{month}"}` and `{"{day}"}`. Each day must have a name of its own.
spec-daily-slot-copies = The names of copies of the newest files, such as `{"{slot}"}-{"{weekday}"}`: text with the fields of `names`. Each run replaces them.
spec-daily-page-grid = The column grid of the newspaper: common in the United States, of the Bay Area News Group, or common in Singapore.
spec-daily-page-column = The width of a custom column.
spec-daily-page-gutter = The space between two custom columns.
spec-daily-spot-name = The name of the ink in a colour guide, in ASCII.
spec-daily-spot-cmyk = Cyan, magenta, yellow and black in percent, for proofs and presses without the ink.
spec-daily-web-url = The address of the published folder. Preview cards and the news feed need absolute links.
spec-daily-web-site = Adds an archive with a calendar, a news feed, an icon and an installable web app; the pages link to them.
spec-daily-web-link = The link behind the name at the head of a page.
spec-daily-web-logo = The logo in place of the paper's name: a PNG, JPEG or SVG file of at most 100 KB.
spec-daily-web-dark_logo = The logo in dark mode; defaults to `logo`.
spec-daily-web-colours = The colours of page, text and accent. Their contrast is checked.
spec-daily-web-dark_colours = The colours in dark mode; defaults to a dark page with the same accent.
spec-daily-web-typeface = The typeface: names of fonts that devices may have, or a WOFF2, WOFF, TTF or OTF file of at most 300 KB.
spec-daily-web-footer = A line at the end of the page, with links in Markdown.
spec-daily-web-embed = The origin of the site that embeds the pages, or `*` for any. It is sent messages about starts, ends and heights.
spec-daily-web-results = Web address to which pages send the time of a won game, if the player agrees.
spec-daily-web-engine = The folder with the engine, which is part of a release: pages offer further puzzles of their kind and level, and QR codes.
spec-grid-thin = The weight of the rules between cells; defaults to that of the design.
spec-grid-thick = The weight of the rules between boxes and around the grid; defaults to that of the design.
spec-grid-tint = The lightest grey of shaded cells, in percent of black; defaults to that of the design.
spec-grid-tinted_boxes = Shades every other box.
spec-grid-gap = The minimum gap between grids; defaults to that of the design.
spec-imposition-kind = The kind of imposition: a folded and stapled booklet, several pages per side, or facing pages side by side.
spec-imposition-signature = For booklets: the pages that are folded together, a multiple of 4; defaults to the whole book.
spec-imposition-creep = For booklets: the thickness of a sheet.
spec-imposition-pages = For `nup`: the pages on a side; defaults to two.
spec-imposition-sheet = The paper, written like `trim`, either way up; defaults to two pages side by side, or A4 or letter for `nup`.
spec-imposition-marks = Draws lines that show where to fold and cut, or where pages end.
spec-section-size = Cells in a row: 4, 6, 8, 9, 10, 12, 14 to 16, 18, 20 to 22, 24 or 25; for a jigsaw also 5, 7, 11, 13, 17, 19 or 23, for a futoshiki or skyscrapers 5 or 7, for a calcudoku 3 to 9.
spec-section-box = Rows and columns of a box, if not the default: `"3x2"` turns the boxes of a 6x6.
spec-section-grids = Overlapping grids: the name of a layout, or the top left cells of the grids.
spec-section-variant = Rules in addition to the standard ones.
spec-section-symbols = The symbols in cells: `"letters"` or `"numbers"` for 10 and more; `"shapes"` in place of digits; a list of pictures in place of digits, one PNG, JPEG or SVG beside the spec for each digit; the letters of a word in place of digits, as in `"word:NOSTALGIE"`; or `"word"` for words chosen by the program.
spec-section-word_line = The line of the solution that spells the word: a row, a column or the falling diagonal; random by default.
spec-levels-easy-name = The printed name; defaults to that of the book's language.
spec-levels-easy-stars = The number of printed stars. A harder level has at least as many.
spec-levels-easy-minutes = A target time in minutes, for `target_time` in [puzzle]; or the shortest and the longest expected solving time, which all puzzles of the level meet.
spec-levels-easy-removed = The minimum and maximum number of removed cells, for all sections of the level.
spec-levels-easy-technique = The easiest and the hardest technique that may be the hardest one of a puzzle.
spec-levels-easy-score = The minimum and maximum score of a puzzle.
spec-listing-headline = The line above the description, and on the first picture; defaults to the number of puzzles and their levels.
spec-listing-description = The whole description, with empty lines between paragraphs or with the tags that shops accept; defaults to a generated one, which begins with the text on the back of the cover if there is one.
spec-listing-keywords = The fields for keywords, at most seven of up to 50 characters each; defaults to keywords that describe the puzzles.
spec-listing-categories = The paths of at most three categories in the shop; defaults to categories that suit the puzzles.
spec-listing-contributors = Persons besides the author, each with a role: `editor`, `foreword`, `illustrator`, `introduction`, `photographer`, `preface`, `translator`, or `author` for a further one.
spec-listing-audience = The readers that the texts address; defaults to children for rules in short sentences, to seniors for large print, and to adults.
spec-listing-ages = The ages of the youngest and the oldest reader, from 0 to 18.
spec-listing-look_inside = The pages to show in the shop, counted from the first page of the book; defaults to some of every kind.
spec-listing-ai_content = Your own answer about texts, pictures and puzzles that you supplied, after the answer about generated ones.
spec-front-half_title = A page with only the title, before the title page.
spec-front-title_page = The title page.
spec-front-copyright = The text of the copyright page, which also has the ISBN; without it there is no such page.
spec-front-copyright_line = The line with ©, the year of `date` and the author, or else the imprint, above the text of the copyright page.
spec-front-dedication = The text of the dedication page, after the copyright page.
spec-front-contents = The table of contents.
spec-front-how_to = A page with the rules, or `"kids"` for short sentences for children.
spec-front-levels = A legend of the book's levels and their stars.
spec-front-techniques = A chapter on the techniques that the puzzles need.
spec-back-blank_grids = The number of pages with empty grids, sized like those of the section with most puzzles.
spec-back-notes = The number of pages for notes.
spec-back-notes_style = The style of the note pages: ruled or plain.
spec-back-record = A table to record the date and the time of solving each puzzle.
spec-back-stats = Statistics of the puzzles: levels, techniques and numbers of givens.
spec-back-certificate = A certificate for solving the book.
spec-back-about_author = A chapter on the author; empty lines separate paragraphs.
spec-back-about_book = A chapter on the book; empty lines separate paragraphs.
spec-back-colophon = A page with typefaces, version, engine, seed and the settings of every section.
spec-text-file = The Markdown file with the text of the page.
spec-text-place = The place of the page: `"front"`, `"back"`, or the id of the section that follows it.
spec-text-title = The title of the first chapter in the contents, and its heading if the file has none.
spec-text-contents = Lists its chapters in the contents.
spec-numbering-first = The number of the first puzzle, or its date to name puzzles by dates.
spec-numbering-per_section = Restarts in each section with the first number, after the section's `prefix`.
spec-page-trim = The size of the trimmed page: a name such as `a5`, `letter` or `kdp-6x9`, two sides, or a table of two sides.
spec-page-margins = The margins, mirrored on left pages.
spec-page-bleed = The bleed beyond the trim.
spec-page-condition = The registered printing condition in a PDF/X file; defaults to that of the printer, or to `FOGRA47`.
spec-page-folios = Prints page numbers at the outer edge of the foot.
spec-page-roman_front = Numbers the pages before the puzzles in roman numerals, without restarting the count after them.
spec-page-facing = Mirrors left pages and begins chapters on the right; defaults to the printer's setting, or to true.
spec-page-reverse = The back of each page of puzzles: more puzzles, a blank page, or a light pattern for felt pens.
spec-page-running_heads = Prints the book's title at the head of left pages, and the section's on right ones.
spec-page-edge_marks = Marks sections at the outer edge, each a step lower: into the bleed, or clear of the edge without bleed.
spec-page-printer = The printer whose rules apply.
spec-page-margins-inside = The margin at the bind; `"auto"` is the printer's minimum for the final page count.
spec-page-margins-outside = The margin away from the bind; `"auto"` is 0.5in, or the printer's minimum if that is more.
spec-page-margins-top = The margin above; `"auto"` is 0.6in, or the printer's minimum if that is more.
spec-page-margins-bottom = The margin below; `"auto"` is 0.6in, or the printer's minimum if that is more.
spec-width-height-width = The width.
spec-width-height-height = The height.
spec-puzzle-heading = The heading above each grid: a line of text, or a band with the number in white on a black tab.
spec-puzzle-level = Prints the level beside the number. Narrow grids shorten the heading.
spec-puzzle-stars = Prints the stars of the level beside the number.
spec-puzzle-dots = Prints five dots in place of stars, of which as many are filled as the level has stars.
spec-puzzle-rules = Prints the rules of the variant below the grid; `"all"` adds the standard rules, `"kids"` the same in short sentences for children.
spec-puzzle-givens = Prints the number of givens below the grid.
spec-puzzle-technique = Prints the hardest technique that the puzzle needs below the grid.
spec-puzzle-answer_page = Prints the page of the answer to the right of the number.
spec-puzzle-name = Prints a line for the solver's name.
spec-puzzle-date = Prints a line for the date.
spec-puzzle-time = Prints a line for the time.
spec-puzzle-minutes = Prints the expected solving time: `true` below each puzzle, `"sections"` the median below the title of its section. Rounded to minutes; puzzles beyond all techniques have none.
spec-puzzle-target_time = Prints the target time of the puzzle's level.
spec-puzzle-tips = Prints a tip on one of the techniques that the puzzles need where a page of puzzles has room.
spec-puzzle-code = Prints the code that regenerates the puzzle with the book's seed; puzzles from a file have none.
spec-puzzle-qr = The link of a QR code. `{"{number}"}`, `{"{code}"}`, `{"{seed}"}` and `{"{givens}"}` are replaced by those of the puzzle.
spec-puzzle-marks = Aids for pencil marks: light fields in the corners of empty cells, all digits below the grid, or the candidates of every empty cell.
spec-section-id = The permanent name of the section's puzzles: letters, digits, `-` and `_`.
spec-section-title = The title of the section, on its opening page and in the contents; without it the section has neither.
spec-section-intro = The introduction below the title; empty lines separate paragraphs.
spec-section-picture = A picture below the introduction: a PNG or JPEG beside the spec.
spec-section-prefix = The prefix of the puzzle numbers, as in `A12`; defaults to a letter if each section has its own numbers.
spec-section-level = The level of the puzzles, or the label of puzzles from a file.
spec-section-count = The number of puzzles, in worksheets for each pupil; defaults to all puzzles of a file.
spec-section-copies = In worksheets, the number of sheets of this section, which then is for the next pupils of the list only; without it, a section is for all pupils.
spec-section-per_page = Puzzles per page, as large as the page allows.
spec-section-order = The printing order: by score from the easiest, by expected solving time, or as generated. Defaults to `"rising"`, or to the order of the file.
spec-section-opener = Placement of the section's title; defaults to that of the book.
spec-section-start = The page on which the section begins; defaults to that of the book.
spec-section-source = A file with your own puzzles, instead of `level`; `count` then limits them.
spec-series-name = The name of the series, printed on the title page, the copyright page and the cover.
spec-series-volume = The number of the book in the series.
spec-series-registry = The file with the puzzles of all volumes, created with the first one. No puzzle of an earlier volume is repeated.
spec-section-symmetry = The symmetry of the givens.
spec-section-fill = The method for full grids. `"shuffle"` transforms a fixed grid, so that all grids are equivalent.
spec-section-removed = The minimum and maximum number of removed cells; defaults to those of the level.
spec-section-technique = The easiest and the hardest technique that may be the hardest one of a puzzle; defaults to those of the level.
spec-section-score = The minimum and maximum score of a puzzle; defaults to those of the level.
spec-section-minutes = The shortest and the longest expected solving time in minutes; defaults to that of the level, if it has one.
spec-section-search = Searches near each puzzle for one with fewer givens; by default, if a single pass rarely removes enough cells.
spec-section-empty_overlaps = Leaves the shared cells of overlapping grids empty.
spec-section-signs = Prints the signs of operations in the cages of a calcudoku; without them any operation is possible.
spec-section-steady = Rejects puzzles whose difficulty is a single obstacle.
spec-title = The title of the book, printed on the title page and in running heads, and stored in the PDF's metadata.
spec-subtitle = The subtitle.
spec-author = The author.
spec-series = The series of the book, printed on the title page, the copyright page and the cover: its name, or a table with more keys.
spec-volume = The number of the book in its series.
spec-edition = The edition, printed on the copyright page.
spec-imprint = The publisher's name, printed at the foot of the title page and on the copyright page.
spec-isbn = The ISBN of thirteen digits, with or without hyphens; its check digit is verified.
spec-language = The language of all text that the program prints, and of dates and numbers: a language tag, with or without a region; `de-informal`, `fr-informal` and `es-informal` address the reader as `du` and `tu`.
spec-seed = A text or whole number that determines all generated puzzles. If absent, a new seed is drawn and stored in the lock.
spec-engine = The revision of the generator. A revision never changes, so old seeds keep their puzzles.
spec-calibration = A file with the solving times of your readers, written by `gridpress calibrate`; all expected times in minutes then are theirs.
spec-date = The date in the PDF; defaults to that of `SOURCE_DATE_EPOCH`, if set.
spec-profile = The output profile of the PDF; defaults to that of the printer, or to `screen`.
spec-opener = The titles of sections and answers: above the first grids (the default), on separate pages (the default of sections in books with animals), or only in the contents.
spec-start = The first page of sections and answers: the next right-hand page, or the next page.
spec-design = The design of the book.
spec-pictures = Built-in pictures on title pages, section openers, explanations and at the foot of pages: animals to colour in.
spec-colour = Pages in colour: a tone for each section in titles, signs and shaded cells, and animals in colour. Choose a printer that prints in colour.
spec-type-text = The family of running text: the name of a bundled one, the path of a font, or paths by style.
spec-type-headings = The family of titles and headings, in its bold face; defaults to that of the text.
spec-type-digits = The family of the digits in grids.
spec-type-figures = The figures of running text; defaults to those of the design.
spec-type-size = The size of running text, from which other sizes derive; defaults to that of the design.
spec-type-leading = The distance of baselines, one to two times the size; defaults to four thirds of `size`, or to that of the design.
spec-type-justify = Justifies running text; defaults to the setting of the design.
spec-type-hyphenate = Hyphenates words by the rules of the book's language; defaults to the setting of the design.
spec-regular-italic-bold-regular = The path of the regular font.
spec-regular-italic-bold-italic = The path of the italic font; defaults to the regular one.
spec-regular-italic-bold-bold = The path of the bold font; defaults to the regular one.
spec-worksheet-names = The names of the pupils, one sheet each: a list, or a file beside the spec with one name per line.
spec-worksheet-copies = The number of sheets; sheets beyond the names have an empty line for the name. Defaults to one for each name.
spec-worksheet-same = Gives all pupils the same puzzles, rather than different ones of the same level.
spec-worksheet-date = The date on every sheet, such as `"2026-11-27"`, or another text; defaults to an empty line.
spec-worksheet-cut_outs = Adds a page after each sheet with digits to cut out, as large as the cells of its puzzles.
spec-worksheet-codes = Prints a short code below each puzzle, which finds its answer.
