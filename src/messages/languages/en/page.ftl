# The page of the application. `{ $name }` is a value that the page fills in.
skip = Skip to the pages
parts = Parts of the book
part-book = Book
part-answers = Answers
part-cover = Cover
view = View
pages-before = Previous pages (←)
pages-after = Next pages (→)
page = Page
page-of = of { $count }
page-short = p. { $page }
page-unknown = Page { $page } does not exist: there are { $count }.
puzzle-field = Puzzle
puzzle-no = no.
puzzle-unknown = Puzzle { $puzzle } does not exist: the puzzles go from { $first } to { $last }.
puzzle-page = Puzzle { $puzzle }: page { $page }
puzzle-pages = Puzzle { $puzzle }: page { $page }, answer: page { $answer }
answer = Answer
zoom = Zoom
zoom-page = Fit page
zoom-width = Fit width
zoom-actual = Actual size
pages-shown = Pages
pages-facing = Facing
pages-single = Single
guides = Guides
guides-lines = Lines on the pages
guides-trim = Trim
guides-bleed = Bleed
guides-margins = Margins
guides-safe = Safe area
guides-baselines = Baselines
guides-no-safe = The safe area is unknown: choose a printer.
dock-thumbs = Overview
dock-edit = Edit
dock-make = Make
dock-findings = Check
status-busy = Making the book …
status-wrong = Mistakes in { $file }
status-fine = { $file }: up to date
no-response = No response: is gridpress still running?
no-response-saved = No response: is gridpress still running? Nothing was saved.
cover-none = There is no cover to show.
cover-parts = Back, spine and front
book-none = There is no book to show yet.
mistakes =
    { $count ->
        [one] A mistake in the book
       *[other] { $count } mistakes in the book
    }
mistakes-last = { $mistakes }: this is the last valid book
go-to-setting = Go to this setting
warnings = Warnings
check = Check
check-busy = Checking the pages …
check-no-printer = No printer is chosen: these are the rules for all books
rules-fail =
    { $count ->
        [one] One rule fails
       *[other] { $count } rules fail
    }
rules-pass =
    { $count ->
        [one] One rule passes
       *[other] { $count } rules pass
    }
rules-all =
    { $count ->
        [one] The only rule passes
       *[other] All { $count } rules pass
    }
fails = Fails
advice = Advice
required-is = required: { $value }.
what-to-change = What to change: { $change }
more = and { $count } more
shortcuts = Keyboard shortcuts on the pages
shortcut-turn = previous and next pages
shortcut-ends = first and last page
shortcut-page = go to a page
shortcut-puzzle = go to a puzzle
shortcut-zoom = zoom in and out
shortcut-fit = fit the page
shortcut-facing = facing or single pages
start-book = Start a book
start-book-is = There is no book here yet, so you see an example. Choose a template to start from; everything can be changed later. No existing file is overwritten.
use-template = Use this template
created = Created { $file }.
undo = Undo
redo = Redo
undone = Undone.
redone = Redone.
again = Try again
saving = Saving …
saved = Saved to { $file }.
saved-moved = Saved. Puzzles that were to be solved step by step no longer exist; the last ones of the book take their place.
book-name = { $file }
not-saved-changed = Not saved: the file was changed elsewhere.
paused = The form is paused: { $file } is not valid TOML. Correct it in your editor, or undo your last change there.
views = View of the settings
view-basic = Basic
view-advanced = Advanced
search = Find a setting
count-found =
    { $count ->
        [one] One setting
       *[other] { $count } settings
    }
none-found = No setting matches.
rare = Also show settings for newspapers and for several pages on a sheet
reset-group = Reset this group
count-set =
    { $count ->
        [one] One set
       *[other] { $count } set
    }
count-invalid =
    { $count ->
        [one] One invalid
       *[other] { $count } invalid
    }
add-section = Add a section
add-text = Add a page of text
add-daily-slot = Add a slot
move-up = Move up
move-down = Move down
remove-item = Remove
required = required
range = From { $least } to { $most }.
at-least = At least { $least }.
default-is = Default: { $value }
default = default
is-default = { $value } (default)
for-example = For example: { $value }
no-value = none
yes = yes
no = no
from = from
to = to
other = Other …
done = Done
open = Open
save = Save
line = Line { $number }
file-none = No file
file-choose = Choose a file …
file-drop = or drop it here
file-storing = Storing the file …
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } pixels.
picture-part = { $width } × { $height } pixels: at { $part } % of the width of the text, it is sharp in print.
picture-fine = { $width } × { $height } pixels: sharp enough, with { $resolution } pixels per inch.
picture-coarse = { $width } × { $height } pixels: only { $resolution } pixels per inch at full width, and { $required } print sharply. It is fine if it is printed smaller.
picture-coarse-needed = { $width } × { $height } pixels: only { $resolution } pixels per inch, and { $required } print sharply. Use a picture of at least { $wide } × { $high } pixels.
picture-caption = Caption
font-file-fine = { $family }: can be used.
font-file-forbidden = { $family }: its licence forbids use in books ({ $why }).
make = Make the files
make-is = Writes the files for the shop next to your book. Files that gridpress did not write, or that were changed since, are never overwritten.
make-all = Make and prove everything
make-book = Make pages
make-cover = Make cover
make-proof = Prove files
make-busy = In progress
make-none = There is no book yet: start from a template, under Edit.
making-book = Making the pages …
making-cover = Making the cover …
making-proof = Proving the files …
finished-book = The pages are finished.
finished-cover = The cover is finished.
finished-proof = All files are proved: every puzzle has one solution, and the files belong together.
failed-book = The pages were not made.
failed-cover = The cover was not made.
failed-proof = The files do not belong together.
files = Files
folder = In the folder { $folder }
part-interior = Pages
part-lock = Lock
count-pages =
    { $count ->
        [one] One page
       *[other] { $count } pages
    }
checklist = Checklist
messages = Messages
state-good = Done
state-todo = To do
state-bad = Not yet
check-names-good = Title, author and copyright are your own.
check-names-todo = Title, author or copyright is still that of a template. See Check.
check-printer-good = Printer: { $printer }.
check-printer-todo = Choose the printer, so that its rules are checked.
check-rules-good =
    { $count ->
        [one] The printer’s rule passes.
       *[other] All { $passed } rules pass.
    }
check-rules-bad =
    { $count ->
        [one] A rule fails: { $rules }. See Check.
       *[other] { $count } rules fail: { $rules }. See Check.
    }
check-pictures-good = The pictures are sharp enough.
check-pictures-bad = A picture is too small to print sharply. See Check.
check-interior-good = The pages are made: { $pages }.
check-interior-todo = Make the pages.
check-interior-bad = The file of the pages is older than the book: make it again.
check-cover-good = The cover fits these { $pages } pages: its spine is { $spine } wide.
check-cover-todo = Make the cover.
check-cover-bad = The file of the cover belongs to another version of the book: make it again.
check-counts-good =
    { $count ->
        [one] The book has one puzzle.
       *[other] The book has { $count } puzzles, as many as its texts promise.
    }
check-counts-bad =
    { $count ->
        [one] Title, badge or back cover promises { $promised } puzzles, and the book has one.
       *[other] Title, badge or back cover promises { $promised } puzzles, and the book has { $count }.
    }
writer = Page of text
writer-tools = Format
writer-heading = Heading
writer-bold = Bold
writer-italic = Italic
writer-list = Bulleted list
writer-picture = Picture …
writer-text = Text, in Markdown
writer-style = Style
writer-plain = Text
writer-chapter = Chapter heading
writer-subheading = Small heading
writer-quote = Quotation
writer-source = Markdown
writer-numbers = Numbered list
writer-outdent = Move the item out
writer-indent = Move the item in
writer-link = Link
writer-rule = Separating line
writer-address = Address
writer-page = Text of the page
writer-source-is = Shows the text in Markdown
writer-kept = This part is shown in Markdown and kept as it is.
pictures = Insert a picture
picture-width = Width
pasted-table = Pages of text have no tables: the rows became lines of text.
pasted-picture = Pictures that are not part of what you pasted were left out: add them with “Picture …”.
pasted-other = Parts that cannot be printed, such as videos and forms, were left out.
text-write = Write …
text-name = text
text-starter = # Welcome{"\u000A\u000A"}Write your own text here.{"\u000A"}
puzzles-own = Add your own puzzles …
puzzles-own-is = Paste puzzles in any format: lines of 81 cells, grids, JSON, links … or drop a file. Each one is checked for exactly one solution.
puzzles-add = Add to the book
puzzles-givens =
    { $count ->
        [one] { $count } given
       *[other] { $count } givens
    }
puzzles-fine =
    { $count ->
        [one] One puzzle ({ $kind }) with exactly one solution.
       *[other] { $count } puzzles ({ $kind }), each with exactly one solution.
    }
units = Lengths in
unit-in = inches
unit-mm = millimetres
term-seed = What is a seed?
term-seed-is = Any words or a number. The same seed always makes the same puzzles, and another seed makes other puzzles.
term-bleed = What is bleed?
term-bleed-is = Ink that runs over the edge of the page, so that no white line is left where the paper is cut. Only pages with pictures up to the edge need it.
term-gutter = What is the gutter?
term-gutter-is = The inner margin, where pages are glued or stapled. Thick books need more of it; gridpress sets it by the printer’s table.
term-registry = How does that work?
term-registry-is = gridpress keeps a file of all puzzles of the series in the folder above this book. Make each volume in a folder of its own beside this one, and no puzzle comes twice.
term-lock = What is the lock?
term-lock-is = A file from which gridpress makes exactly this book again, and proves it. Keep it with the book.
term-opener = What is an opener?
term-opener-is = The first page of a section, with its title.
where = In { $file }, line { $line }
quoted-title = “{ $text }”
volume-next = The next volume
volume-next-is = Starts a new book beside this one, with the same settings and new puzzles. Make this volume first.
volume-folder = Name of its folder
volume-start = Start the next volume
volume-starting = Starting …
volume-open = Open the next volume
group-book = The book
group-paper = Printer, size and design
group-puzzles = Puzzles
group-puzzles-is = A section is a part of the book with puzzles of one kind and level.
group-answers = Answers
group-front = Pages before the puzzles
group-texts = Your own pages of text
group-texts-is = An introduction, tips, thanks: write them here, with pictures if you like.
group-back = Pages after the puzzles
group-cover = Cover
group-series = Series
title-title = Title
help-title = Printed on the title page and the cover.
title-subtitle = Subtitle
help-subtitle = Optional, such as “From easy to hard”.
title-author = Author
help-author = Your name or pen name, as the shop shows it.
title-imprint = Publisher
help-imprint = Optional: the name of your press, on the title page.
title-language = Language of the book
help-language = Headings, rules and answers are printed in this language.
title-seed = Seed
help-seed = It decides which puzzles the book has.
title-page-printer = Printed by
help-page-printer = Its rules for margins, size and number of pages are checked.
printer-none = No printer chosen
title-page-trim = Page size
help-page-trim = The size of the finished book.
size-other = Another size
title-design = Design of the pages
help-design = Type and decoration of the pages.
design-classic = Classic
design-modern = Modern
design-large-print = Large print
title-type-text = Typeface of the text
help-type-text = A typeface of your own needs a licence for books.
title-type-digits = Typeface of the digits
help-type-digits = In the grids.
file-own = A font file of my own …
title-answers-placement = Where the answers are
help-answers-placement = Solvers prefer the back of the book.
placement-back = At the back of the book
placement-after-section = After each section
placement-separate = In a separate PDF
placement-foot = Upside down at the foot of the page
placement-overleaf = On the next page
placement-beside = Beside the puzzle
placement-none = No answers
title-answers-per_page = Answers on a page
help-answers-per_page = Leave it empty for as many as are easy to read.
title-front-half_title = A page with only the title, first
title-front-title_page = Title page
title-front-copyright = Copyright page
help-front-copyright = Its text, such as “© 2026 Your Name”. Without text there is no such page.
title-front-dedication = Dedication
help-front-dedication = Its text, on a page of its own.
title-front-contents = Table of contents
title-front-how_to = How to play
help-front-how_to = The rules of all kinds of puzzles in the book.
how_to-true = The rules
how_to-kids = The rules in short sentences for children
how_to-false = No rules
title-front-levels = A page on the levels
title-front-techniques = A chapter on solving techniques
help-front-techniques = With examples, for the techniques that the puzzles need.
title-back-blank_grids = Pages with empty grids
title-back-notes = Pages for notes
title-back-record = A table for dates and times
title-back-stats = Statistics of the puzzles
title-back-certificate = A certificate
help-back-certificate = For whoever has solved the book.
title-back-about_author = About the author
help-back-about_author = Your text, on a page of its own.
title-back-about_book = About the book
help-back-about_book = Your text, on a page of its own.
title-cover-design = Design
help-cover-design = Each picture shows your own title.
cover-plain = Plain
cover-field = Field
cover-tilt = Tilt
cover-swiss = Swiss
cover-stripes = Stripes
cover-mosaic = Mosaic
cover-pop = Pop
cover-animals = Animals
cover-night = Night
cover-picture = Your picture
title-cover-palette = Colours
palette-ocean = Ocean
palette-sunrise = Sunrise
palette-forest = Forest
palette-berry = Berry
palette-paper = Paper
palette-midnight = Midnight
palette-retro = Retro
palette-candy = Candy
palette-lagoon = Lagoon
palette-brick = Brick
title-cover-lettering = Type of the title
lettering-heavy = Heavy capitals
lettering-condensed = Narrow capitals
lettering-serif = Serif
lettering-tiles = A tile for each letter
lettering-headings = As the headings
title-cover-picture_area = Part of the front that it fills
picture_area-below = Below the texts
picture_area-full = All of it, with the texts over it
picture_area-alone = All of it, without texts
title-cover-picture = Your own picture on the front
help-cover-picture = A PNG or JPEG file; it is copied beside the book and fills the front.
title-cover-blurb = Text on the back
help-cover-blurb = What makes somebody buy this book.
title-cover-badges = Badges
help-cover-badges = Up to three short texts on the front, with commas between them.
title-isbn = ISBN
help-isbn = Leave it empty if the shop gives the book a number. Otherwise gridpress draws the barcode.
title-cover-price = Price
help-cover-price = Beside the barcode, such as “$9.99”.
title-cover-logo = Logo of your press
help-cover-logo = A PNG or JPEG file, at the foot of the back.
title-cover-thousand_pages = Thickness of 1,000 pages
help-cover-thousand_pages = This printer does not publish it for this paper, and the spine of the cover needs it: take it from the printer’s cover calculator, such as 2.3in or 58mm.
title-series-name = Name of the series
help-series-name = On the title page and the cover.
title-series-volume = Volume
help-series-volume = The number of this book in the series.
title-series-registry = Never repeat a puzzle of another volume
title-section-title = Title
help-section-title = On its first page and in the contents. Without it, the section has neither.
title-section-kind = Kind of puzzle
title-section-level = Level
title-section-count = Number of puzzles
title-section-per_page = On a page
per_page =
    { $count ->
        [one] One puzzle, as large as possible
       *[other] { $count } puzzles
    }
title-section-intro = Introduction
help-section-intro = A few sentences below the title.
title-section-picture = Picture
help-section-picture = On the first page of the section.
section-new = Section { $count }
section-own = My own puzzles
kinds-sizes = Sudoku
kinds-variants = Sudoku with more rules, and relatives
kinds-layouts = Several grids
title-text-title = Title in the contents
help-text-title = Leave it empty to use the first heading of the text.
title-text-place = Place
place-front = Before the puzzles
place-back = At the end
place-before = Before “{ $section }”
title-text-contents = List it in the contents
template-classic-6x9 = Classic paperback
template-classic-6x9-is = 120 puzzles from easy to hard, 6 × 9 in
template-large-print-8-5x11 = Large print
template-large-print-8-5x11-is = 80 puzzles, one on a page, 8.5 × 11 in
template-three-hundred = 300 puzzles
template-three-hundred-is = 300 puzzles in four levels, two on a page, 6 × 9 in
template-thousand = 1,000 puzzles
template-thousand-is = 1,000 puzzles in four levels, six on a page, 8.5 × 11 in
template-bold-and-easy = Bold and easy
template-bold-and-easy-is = 60 easy puzzles in very large print, coil bound, 8.5 × 11 in
template-pocket-5x8 = Pocket book
template-pocket-5x8-is = 150 puzzles in five levels, one on a page, 5 × 8 in
template-a4-worksheets = Worksheets
template-a4-worksheets-is = Six puzzles on a sheet of A4, for a class or a club
template-kids = For children
template-kids-is = Small grids, big digits and animals to colour in, 8.5 × 11 in
template-kids-pictures = For small children
template-kids-pictures-is = Shapes in place of digits, 8.5 × 11 in
template-giants = Giants
template-giants-is = Grids of 12 × 12 and 16 × 16, 8.5 × 11 in
template-wordoku = Words
template-wordoku-is = Letters in place of digits, and a word in each solution, 7 × 10 in
template-variants = Variants
template-variants-is = Diagonals, windows, jigsaws and killers, 7 × 10 in
template-variety = Variety magazine
template-variety-is = Nineteen kinds of puzzle, 8.5 × 11 in
template-samurai = Samurai
template-samurai-is = 60 puzzles of five overlapping grids, one on a page, 8.5 × 11 in
template-calcudoku = Calcudoku
template-calcudoku-is = 100 puzzles of arithmetic in cages, from 4 × 4 to 9 × 9, 6 × 9 in
template-travel-booklet = Travel booklet
template-travel-booklet-is = 40 puzzles to print at home on A4, fold and staple
template-tablet = Tablet
template-tablet-is = 60 puzzles for reMarkable, Kindle Scribe and other tablets
template-newspaper = Newspaper
template-newspaper-is = A paper’s daily column; its files are made with the command gridpress daily
template-sampler = Sampler
template-sampler-is = A section for every kind of sudoku, to copy from
dock-listing = Shop
copy = Copy
count-puzzles =
    { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    }
part-listing = Shop texts
making-listing = Writing texts and pictures for the shop …
finished-listing = The texts and pictures for the shop are finished.
failed-listing = The texts and pictures for the shop were not written.
shop = The listing in a shop
shop-is = Copy these texts into the form of Amazon KDP or another shop. They follow from the book, in its language.
shop-count = { $used } of { $most } characters
shop-volume = volume { $volume }
shop-headline = Headline
shop-headline-is = The line above the description, and on the first picture.
shop-description = Description
shop-description-is = The whole description, instead of the one above.
shop-keywords = Keywords
shop-keywords-is = Seven fields of up to 50 characters. No names of shops, and nothing that is in the title already.
shop-categories = Category
shop-categories-is = At most three.
shop-audience = Readers
shop-audience-is = Whom the texts address.
audience-adults = Adults
audience-children = Children
audience-seniors = Seniors
shop-contributors = Contributors
shop-contributors-is = Besides the author, such as “illustrator: Ann Lee”, with commas between them. Roles are written in English.
shop-ai_content = Your own answer about AI
shop-ai_content-is = About texts, pictures and puzzles of your own.
shop-ai = Answer about AI-generated content
shop-facts = Facts
shop-change = Change these texts
shop-change-is = What you enter here takes the place of the texts above. Leave a field empty to get them back.
shop-write = Write texts and pictures
shop-write-is = Also makes the pictures: the front, four banners for the description, and a look inside.
group-class = Sheets for a class
title-worksheet-names = Names of the pupils
help-worksheet-names = One on each line; every pupil gets a sheet.
title-worksheet-copies = Number of sheets
help-worksheet-copies = Sheets beyond the names have an empty line for the name.
title-worksheet-same = The same puzzles for all
title-worksheet-date = Date
help-worksheet-date = Leave it empty for a line to fill in.
title-worksheet-cut_outs = Digits to cut out
help-worksheet-cut_outs = A page of them after each sheet, for beginners.
title-worksheet-codes = Codes that find the answers
template-worksheet = Class set
template-worksheet-is = A sheet for each pupil, and a key for the teacher
table-listing = Listing in a shop
table-worksheet = Sheets for a class
table- = The book
table-series = Series
table-section = Sections
table-text = Pages of text
table-front = Front pages
table-back = Back pages
table-type = Type
table-puzzle = Around each puzzle
table-grid = Grids
key-isbn = ISBN
key-id = Permanent name
