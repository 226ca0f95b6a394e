### The texts that books print, in English: the files in this folder define which messages exist.
###
### Placeholders of lists, houses, counts and techniques have forms: `$cells` is `r1c1 and r1c2`, `$cells-or` the
### same with "or", `$cells-count` how many they are; `$side-word` a number in words; `$technique-there` a technique
### as it stands after "Look for". Of houses the forms are those that `house-row` and the messages behind it have,
### in this file none. CAP(...) begins with a capital, LOW(...) with a small letter;
### NUMBER(...) groups digits.

## Headings
contents = Contents
answers = Answers
how-to = How to solve
tip = Tip
hints = Hints
techniques = Techniques
walkthroughs = Walkthroughs
notes = Notes
levels = The levels
about-author = About the author
about-book = About this book
blank-grids = Blank grids
record = My results
stats = This book in numbers
stats-techniques = The hardest technique of each puzzle
stats-givens = Givens in a puzzle
stats-digits = How often each digit is given
certificate = Certificate
certificate-to = This certificate goes to
certificate-for =
    { $count ->
        [one] for solving a sudoku puzzle
       *[other] for solving { NUMBER($count) } sudoku puzzles
    }
certificate-done = Well done!
volume = Volume { $number }
colour-in = Colour me in!
answers-to = Answers to { $title }
solution = Solution
solution-of = Solution of { $date }
corrected-on = Corrected on { $date }: { $note }
correction-of = Correction to { $date }: { $note }
contest-cells = Contest: send us the digits of the cells { $cells } by { $date }.
contest-word = Contest: send us the hidden word by { $date }.
contest-entered = Entered. Send us { $answer } by { $date }.
web-send-times = Send my times to { $paper }, without a name, to compare them.
web-faster = Faster than { $percent } % of the players.
cells-removed = { $count } removed
easier-than = ! easier than { $day }
puzzle-count =
    { $count ->
        [one] 1 puzzle
       *[other] { NUMBER($count) } puzzles
    }
puzzle = Puzzle { $number }
puzzles = Puzzles { $first }–{ $last }
dates = { $first } – { $last }

## Around a puzzle
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Answer on page { $page }
to-answer-short = Page { $page }
to-answer-overleaf = Answer overleaf
to-answer-overleaf-short = Overleaf
to-answer-elsewhere = Answers book, page { $page }
to-answer-elsewhere-short = Answers p. { $page }
to-answer-elsewhere-shortest = Answers { $page }
to-puzzle = Page { $page }
to-puzzle-elsewhere = Puzzle on page { $page }
to-puzzle-elsewhere-short = Puzzle p. { $page }
to-puzzle-elsewhere-shortest = Puzzle { $page }
hardest = Hardest technique: { $technique }
hardest-beyond = Hardest technique: beyond any named technique
givens =
    { $count ->
        [one] 1 given
       *[other] { $count } givens
    }
time = Time
about-minutes =
    { $count ->
        [one] About 1 minute
       *[other] About { $count } minutes
    }
target-time = Target time: { $minutes } min
date = Date
name = Name
sheet = Sheet { $sheet }
teacher-answers = Answers for the teacher
cut-out = Cut out the pieces and lay them on the empty cells.
code = Code
large-print = Large print
puzzle-nouns = sudoku, sudokus, sudoku's, puzzle, puzzles, grid, grids, teasers, answers, solutions
count-words = one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 thousand=1000 and=0
quoted = “{ $text }”

## Levels
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-extreme = Extreme
level-easy-is = Many givens. If you look carefully, one digit after another falls into place.
level-medium-is = Fewer givens. Scan rows and columns as well as boxes, and look for cells with only one digit left.
level-hard-is = Pencil marks help here: look for locked candidates, pairs and triples.
level-expert-is = Patterns that span the grid, such as fish, wings and rectangles.
level-extreme-is = The fewest givens. Expect anything, including long chains of reasoning.
level-extreme-with-trial = The fewest givens. Expect anything, including long chains of reasoning, and trial and error.

## Variants
variant-diagonal = Diagonal
variant-windoku = Windoku
variant-jigsaw = Jigsaw
variant-antiknight = Antiknight
variant-asterisk = Asterisk
variant-center-dot = Centre Dot
variant-girandola = Girandola
variant-killer = Killer
variant-antiking = Antiking
variant-disjoint = Disjoint Groups
variant-consecutive = Consecutive
variant-non-consecutive = Non-consecutive
variant-kropki = Kropki
variant-some-kropki = Partial Kropki
variant-greater-than = Greater Than
variant-xv = XV
variant-some-xv = Partial XV
variant-even-odd = Even-Odd
variant-thermo = Thermo
variant-arrow = Arrow
variant-palindrome = Palindrome
variant-whispers = Whispers
variant-renban = Renban
variant-quadruple = Quadruple
variant-between = Between Lines
variant-frame = Frame
variant-sandwich = Sandwich
variant-skyscraper = Skyscraper
variant-little-killer = Little Killer
variant-x-sums = X-Sums
variant-calcudoku = Calcudoku
variant-futoshiki = Futoshiki
variant-skyscrapers = Skyscrapers
layout-twodoku = Twodoku
layout-butterfly = Butterfly
layout-samurai = Samurai
layout-sohei = Sohei
layout-cross = Cross
layout-windmill = Windmill
layout-other = Overlapping
layout-rule = Several { $side } × { $side } grids overlap. Each is a sudoku in its own right, and the digits in a shared box count in every grid that shares it.
in-grid = { $number } in grid { $grid }
grids-counted = Grids are numbered from top to bottom and, side by side, from left to right.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Each of the two long diagonals, which are { $marks ->
        [shaded] shaded
        [strokes] marked with fine lines
       *[both] shaded or marked with fine lines
    }, also contains every digit once.
variant-windoku-rule = Each shaded window also contains every digit once.
variant-jigsaw-rule = Heavy lines enclose regions of irregular shape, which take the place of boxes.
variant-antiknight-rule = Two cells a knight’s move apart, as in chess, never contain the same digit: two cells along and one to the side.
variant-asterisk-rule = The nine shaded cells that form a star also contain every digit once.
variant-center-dot-rule = The nine cells with a grey dot, in the centres of the boxes, also contain every digit once.
variant-girandola-rule = The nine shaded cells, four of them in the corners, also contain every digit once.
variant-killer-rule = Dashed lines enclose cages. The digits in a cage add up to the small number in its corner, and no digit appears twice in a cage.
variant-killer-repeats = Where a + follows the number, digits may repeat in the cage.
variant-killer-without-sum = A cage without a number only says that its digits differ.
variant-killer-overlap = Cages may share cells.
variant-killer-parts = Dashed lines also join the parts of a cage.
variant-antiking-rule = Two cells that touch at a corner never contain the same digit.
variant-disjoint-rule = Two cells in the same position in their boxes never contain the same digit: the top left cells of all boxes are different, for example.
variant-consecutive-rule = A bar between two cells means that their digits differ by 1. All such bars are shown: without a bar, the digits of two cells that share a side never differ by 1.
variant-non-consecutive-rule = The digits of two cells that share a side never differ by 1.
variant-kropki-rule = A white dot between two cells means that their digits differ by 1; a black dot, that one is twice the other. Between 1 and 2, the dot may be white or black. All dots are shown: without a dot, neither is true of two cells that share a side.
variant-some-kropki-rule = A white dot between two cells means that their digits differ by 1; a black dot, that one is twice the other. Between 1 and 2, a dot may be white or black. Not all dots are shown.
variant-greater-than-rule = Within boxes, the sign between two cells opens towards the larger digit.
variant-xv-rule = An X between two cells means that their digits add up to 10; a V, that they add up to 5. All Xs and Vs are shown: without a letter, the digits of two cells that share a side never add up to 5 or 10.
variant-some-xv-rule = An X between two cells means that their digits add up to 10; a V, that they add up to 5. Not all Xs and Vs are shown.
variant-even-odd-rule = A grey circle marks an odd digit, a grey square an even one. All other cells may contain either.
variant-thermo-rule = Along a thermometer, the digits increase from the bulb: each is greater than the one before it.
variant-arrow-rule = The digit in a circle is the sum of the digits along its arrow. A digit may appear more than once on an arrow if the other rules allow it.
variant-palindrome-rule = Along a line, the digits read the same from both ends.
variant-whispers-rule = Along a line, each digit differs from the next by at least { $apart }. A digit may appear more than once on a line if the other rules allow it.
variant-renban-rule = The digits on a line are consecutive, but in any order, and none is repeated: 3, 5, 2 and 4, for example.
variant-quadruple-rule = A circle on a corner shows up to four digits, all of which are in the four cells around it, in any order. A digit that is printed twice is there twice. Not all corners have a circle.
variant-between-rule = The digits on a line are greater than the digit in the circle at one end and less than the digit in the other.
variant-frame-rule = A number outside the grid is the sum of the first three digits of its row or column, counted from that side.
variant-sandwich-rule = A number outside the grid is the sum of the digits between 1 and { $high } in its row or column. It is 0 if those two are next to each other.
variant-skyscraper-rule = The digits are the heights of buildings. A number outside the grid tells you how many buildings can be seen from there along its row or column: each building hides all lower ones behind it.
variant-little-killer-rule = A number outside the grid is the sum of the digits on the diagonal that its arrow points along. A digit may appear more than once on a diagonal if the other rules allow it. Not all diagonals have a number.
variant-x-sums-rule = A number outside the grid is the sum of the first X digits of its row or column, counted from that side. X is the first of these digits and is included in the sum.
variant-futoshiki-rule = There are no boxes. The sign between two cells opens towards the larger digit. Not all signs are shown.
variant-skyscrapers-rule = There are no boxes. The digits are the heights of buildings. A number outside the grid tells you how many buildings can be seen from there along its row or column: each building hides all lower ones behind it.
variant-calcudoku-rule = There are no boxes. Heavy lines enclose cages. The digits in a cage make the number in its corner by the operation shown beside it: they are added or multiplied, or the smaller of two digits is subtracted from the larger, or the larger is divided by the smaller. A digit may be repeated in a cage, but not in a row or column.
variant-calcudoku-hidden-signs = Where no sign is shown, any of the four operations may be meant.

## How to solve
number-word =
    { $number ->
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [25] twenty-five
       *[other] { $number }
    }
fill-digits = Fill every empty cell with a digit from { $first } to { $last }.
fill-numbers = Fill every empty cell with a number from 1 to { $last }.
fill-letter = Fill every empty cell with a digit from { $first } to 9 or the letter A.
fill-letters = Fill every empty cell with a digit from { $first } to 9 or a letter from A to { $last }.
fill-word = Letters take the place of digits. Fill every empty cell with one of the letters listed with the puzzle.
fill-pictures = Pictures take the place of digits. Draw one of the pictures shown with the puzzle in every empty cell.
hold =
    Each row, each column and each of the { $side-word } { $areas ->
        [regions] regions
       *[boxes] boxes
    } outlined in bold must contain { $symbols ->
        [digits] each of the { $side-word } digits
        [numbers] each of the { $side-word } numbers
        [word] each of the { $side-word } letters
        [pictures] each of the { $side-word } pictures
       *[letters] each of the { $side-word } digits and letters
    } exactly once.
fill-sizes = Fill every empty cell.
sizes-digits = Use the digits { $sizes }.
sizes-letters = After the 9, larger grids continue with letters: { $sizes }.
sizes-word = Where letters are listed with a puzzle, use those letters.
sizes-pictures = Where pictures are shown with a puzzle, use those pictures.
size-digits = { $first } to { $last } in { $side } × { $side } grids
size-letter = A in { $side } × { $side } grids
size-letters = A to { $last } in { $side } × { $side } grids
hold-sizes =
    Each row, each column and each { $areas ->
        [regions] region
       *[boxes] box
    } outlined in bold must contain each of these exactly once.
hold-lines = Each row and each column must contain each of these digits exactly once.
further-letters = The letters continue where the digits end: A is the tenth, B the eleventh, and so on.
word-hidden = When the grid is full, one of its lines spells a word. Everything said about digits goes for letters too.
pictures-as-digits = Everything said about digits goes for pictures too.
one-solution-or-trial = Every puzzle in this book has exactly one solution. Logic alone will not solve all of them: some call for trial and error.
one-solution = Every puzzle in this book has exactly one solution, and you can reach it by logic alone. If you are tempted to guess, look again: there is always a logical step.
first-steps = Where to begin
scanning = Choose a digit and scan the rows and columns that already contain it: it cannot appear in them again. When a box has only one cell left for that digit, that is where it goes.
scanning-cages = Begin with the cages that leave the least choice: a large difference, a product with few divisors, a very small or very large sum. If a cage that lies within one row or column must contain a digit, the rest of that line cannot.
an-example = An example
example =
    Where does the { $digit } go in the shaded box? { $others-count ->
        [one] There is already a { $digit } in { $others }. Its row and column rule out
       *[other] There are already { $digit }s in { $others }. Their rows and columns rule out
    } every empty cell of the box but one: { $cell }, marked with { $mark ->
        [query] a question mark
       *[ring] a ring
    }. The { $digit } goes there.
cell-long = row { $row }, column { $column }
pencil = Going further
pencil-marks = When you can see nothing more, pencil the candidates into each empty cell in small figures: the digits that can still go there. A cell with a single candidate is solved, and so is a digit that has only one place left in a row, column or box. Cross out candidates as you fill in cells, and look again: each digit you find opens the way to others.
strip-is = The strip with each puzzle lists its symbols. Tick one off when it is complete in the grid, and you see what is still missing.
single-sums = These sums leave a single set of digits, by the number of cells in the cage:
single-products = These products of two different digits leave a single pair, by the size of the grid:
kids-how-to = How to play
kids-fill = Some squares are empty. Write a number in each one.
kids-size = { $side } × { $side }: use the numbers { $first } to { $last }.
kids-row = Every row has each number once.
kids-column = Every column has each number once.
kids-box = And every box with a thick outline has each number once.
kids-example =
    Where does the { $digit } go in the grey box? Look at each { $digit } outside the box. Its row and its column are
    taken. One square is left: the one with the { $mark ->
        [query] question mark
       *[ring] ring
    }!
kids-start = A good place to start: a row, a column or a box with only one empty square. Which number is missing?
kids-fill-own = Some squares are empty. Fill each one with something from the strip next to the puzzle.
kids-row-own = Every row has each of them once.
kids-column-own = Every column has each of them once.
kids-box-own = And every box with a thick outline has each of them once.
kids-start-own = A good place to start: a row, a column or a box with only one empty square. Which one is missing?
child-missing = What is missing in the grey row? { $missing }.
child-taken =
    There is already a { $digit } in the { $by ->
        [column] column
       *[box] box
    } of the question mark.
child-fits = So only the { $digit } fits there!

## Hints
hints-are = Stuck? Each hint tells you where to look, or names a pattern and says where it is; the rest is up to you. For hints that come later in a puzzle, the number of cells left shows how far you should be.
hints-left-out = Puzzles that are not listed here need no hints: just ask where each digit can go in each row, column and box.
with-open =
    { $count ->
        [one] With one cell left, { LOW($hint) }
       *[other] With { $count }{"\u00A0"}cells left, { LOW($hint) }
    }
hint-full-house = Which digit does { $house } still need?
hint-single = Where can the { $digit } go in { $house }?
hint-naked-single = Which digit is left for { $cell }?
hint-cage = Which digits can fill the { $sum }-cage at { $cell }?
hint-number = Which digits can make { $number } in the cage at { $cell }?

## Colophon
made-with = Made with gridpress { $version }, revision { $engine } of its engine, from the seed { $seed }.
made-again = The same version makes the same puzzles again from the same seed and sections.
set-in = Set in { $fonts }.
isbn = ISBN { $isbn }

## The web edition
web-title = Sudoku { $number }
web-difficulty = Difficulty: { $stars } of { $most }
web-grid = Sudoku grid, { $rows } by { $columns }
web-given = given { $digit }
web-own = your { $digit }
web-shown = { $digit } from the solution
web-empty = empty
web-marks = pencil marks { $digits }
web-centre-marks = centre marks { $digits }
web-colour-of = colour { $number }
web-wrong = wrong
web-clash = in conflict
web-cage = { $sum }-cage at { $cell }
web-number = cage { $number } at { $cell }
web-area-grid = grid { $number }
web-near = Enlarge one grid
web-sums = Sums
web-no-cage = Choose a cell in a cage to see how the cage can be filled.
web-pad = Digits
web-key = { $digit }, still to place: { $count }
web-edit = Input
web-digit = Digit
web-corner = Marks
web-centre = Centre
web-colour = Colour
web-erase = Erase
web-undo = Undo
web-redo = Redo
web-pause = Pause
web-paused = Paused
web-resume = Resume
web-help = Help
web-menu = Menu
web-all-marks = Fill in all marks
web-next-cell = Where is the next digit?
web-check = Check
web-hint = Hint
web-show = Solution
web-share = Share result
web-statistics = Statistics
web-settings = Settings
web-rules = Rules
web-keys = Keyboard
web-print = Print
web-again = Start over
web-no-mistakes = No mistakes so far.
web-mistakes = Wrong entries: { $count }. They are marked.
web-mistakes-first = A hint helps only once all entries are right. The wrong ones are marked.
web-no-clashes = No conflicts so far.
web-clashes = Entries in conflict: { $count }. They are marked.
web-more = More
web-do = Apply
web-next-in = The next digit can be found in { $cell }.
web-close = Close
web-beyond = No technique leads any further from here. The digit in { $cell } is { $digit }.
web-ask-show = Show the whole solution? That ends the game.
web-ask-again = Start over? All entries and pencil marks will be lost.
web-cancel = Cancel
web-won = Solved!
web-won-in = Your time: { $time }
web-with-help = with help
web-without-help = without help
web-replay = Replay
web-move = Move { $number } of { $count }
web-path = Path to the solution
web-another = Another puzzle
web-another-busy = Making a puzzle of the same kind and level …
web-another-failed = No other puzzle could be made.
web-progress = Continue elsewhere
web-progress-of-link = The link opens this game, as it is now, in another browser.
web-progress-of-file = A file holds all games, times and settings.
web-progress-link = Copy link
web-progress-file = Save file
web-progress-open = Open file
web-progress-none = The link holds no game of this puzzle.
web-progress-ask = Continue the game of the link? It replaces the one in this browser.
web-progress-take = Continue
web-progress-read = Games read: { $count }. Of two games of a puzzle, the one that got further stays.
web-progress-no-file = This file holds no games.
previous-path = The previous puzzle, step by step
path-of = No. { $number }, step by step
web-copied = Copied
web-copy = Copy this text
web-revealed = This is the solution.
web-not-yet = The grid is full, but something is still wrong.
web-none-won = No puzzle solved in this browser yet.
web-streak = Days in a row: { $count }
web-longest = Most days in a row: { $count }
web-level = Level
web-solved = Solved
web-best = Best
web-mean = Average
web-times = Times are for games without help.
web-set-check = Check as you type
web-check-none = Nothing
web-check-clashes = Conflicts
web-check-mistakes = Mistakes
web-set-look = Colours
web-look-system = As on this device
web-look-light = Light
web-look-dark = Dark
web-set-clock = Show the clock
web-set-peers = Highlight row, column and box
web-set-same = Highlight equal digits
web-set-tidy = Remove marks that a digit rules out
web-set-auto = Always show all candidates
web-set-first = Choose the digit first, then cells
web-set-letters = Left-hand keys: Q W E, A S D, Z X C for 1 to 9
web-set-paint = Colour cells
web-set-left = Digits on the left
web-set-print = Print my entries and marks
web-keys-move = Arrow keys move through the grid.
web-keys-several = With Shift or Ctrl they select several cells; Ctrl+A selects all, Escape only one. A double click selects all equal digits.
web-keys-fill = Digits and letters fill in a cell; Backspace clears it.
web-keys-marks = With Shift they enter pencil marks; with Ctrl or Alt, marks in the centre. The space bar changes the mode.
web-keys-back = Ctrl+Z undoes, Ctrl+Y redoes.
web-keys-more = { $pause } pauses the clock, { $all } fills in all marks, and a question mark shows these keys.
web-keys-hint = { $hint } asks for a hint, { $next } only for the cell of the next digit.
web-hint-names = In hints, { $cell } is the cell in row { $row }, column { $column }.
web-signs = A hint shades the house and frames the pattern. A dotted ring marks entries that rule a digit out, a solid ring the digit to enter; what cannot be right is struck out.
web-before = Previous day
web-after = Next day
web-archive = All puzzles
web-earlier = Earlier month
web-later = Later month
web-begun = Started
web-kept = The game is saved in this browser.
web-no-script = To play here, allow JavaScript in your browser. You can print the puzzle without it.

## Chapters on techniques and of walkthroughs
about-techniques = The techniques you will need for this book, from the easiest to the hardest, each with an example. None of the examples is a puzzle in this book.
about-walkthroughs =
    Puzzles from this book, { $end ->
        [trial] solved as far as techniques lead
       *[solved] solved from beginning to end
    }, always by the easiest step available. For each single we
    give its cell and the row, column or box that has no other place for the digit; “alone” marks a
    cell’s only candidate.
naming = The cell in row 4, column 7 is called r4c7. Boxes are numbered from left to right and from top to bottom.
diagrams =
    In the diagrams, { $told ->
        [greys] black digits are givens and grey ones
       *[weights] bold digits are givens and light ones
    } have been found along the way. The small digits are candidates: the digits that can still go into a cell. { $told ->
        [greys] The candidates of a pattern are black
       *[weights] The candidates of a pattern are bold
    } and its cells grey; a darker grey marks cells with another role in it, and the palest grey the rows, columns and
    boxes involved. Struck-out candidates are eliminated, and a ringed candidate is placed.
excerpts = Some diagrams show only the boxes that a step is about; the numbers at their edges are those of the rows and columns.
chains = Grey discs and small squares show the two sides of a colouring or chain: one side is right, the other wrong. A solid line joins two candidates when at least one of them is right, a dashed line when they cannot both be right.
houses-are = A line is a row or a column. A house is a line, a box or any other group of cells that must contain each digit once.
sees = Two cells see each other when they cannot contain the same digit: because they share a row, column or box, or because another rule of the puzzle forbids it.
how-to-solve = How to solve puzzle { $number }
how-to-solve-of = How to solve the puzzle of { $date }
start = The start
step = Step { $number }: { $technique }
steps = Steps { $first } to { $last }: { $technique }
singles = Singles
alone = alone
first-singles = First the singles: { $singles }.
then-singles = Then { $singles }.
singles-finish = Singles finish the puzzle from here.
only-singles = Singles are all it takes.
stuck = This is as far as the techniques in this book go. What remains is trial and error: take a cell with two candidates, suppose that one of them is right, and carry on until the grid is full or you reach a contradiction. If you do, the other candidate is right.

## Cells and houses
cell = r{ $row }c{ $column }
house-row = row { $number }
house-column = column { $number }
house-box = box { $number }
house-region = the region of { $cell }
house-falling = the falling diagonal
house-rising = the rising diagonal
house-window = window { $number }
house-asterisk = the star
house-center-dot = the dotted cells
house-girandola = the girandola
house-place = the cells in position { $number } of the boxes
house-rows = rows { $numbers }
house-columns = columns { $numbers }

## Where to look
look-house = Look at { $house }.
look-cage = Look at the { $sum }-cage at { $cell }.
look-number = Look at the cage { $number } at { $cell }.
look-digit = Look at the places for the { $digit }.
look-cells = Look at { $cells }.

## What is there
there-in-house = Look for { $technique-there } in { $house }.
there-single = The { $digit } in { $house } is { $technique-there }.
there-at-cells = Look for { $technique-there } at { $cells }.
there-at-cage = Look for { $technique-there } in the { $sum }-cage at { $cell }.
there-at-number = Look for { $technique-there } in the cage { $number } at { $cell }.
there-on-digit = Look for { $technique-there } on { $digit }.
there-on-digit-in = Look for { $technique-there } on { $digit } in { $houses }.
there-pointing = Look at the { $digit }s in { $house }: they all lie in { $cover } (pointing).
there-pointing-away = Look at the possible { $digit }s in { $house }: they all see the same cells elsewhere (pointing).
there-claiming = Look at the { $digit }s in { $house }: they all lie in { $cover } (claiming).

## What follows
is = { $cell } is { $digit }
so = So { $places }.
removed = { $digits } from { $cells }
remove = Remove { $removed }.
joint = { "; " }
brief-last = { $outcome } (last cell of { $house })
brief-only = { $outcome } (only place in { $house })
brief-alone = { $outcome } (only digit left there)
brief-remove = remove { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Why: singles, locked candidates, subsets
why-full-house = In { $house }, { $cell } is the only empty cell and { $digit } the only digit missing.
why-naked-single = Every digit but { $digit } is ruled out in { $cell }.
why-hidden-single = In { $house }, no cell but { $cell } can take { $digit }.
why-locked = In { $house }, the { $digit } can only go into { $cells-or }, and these cells also lie in { $cover }. So one of them takes the { $digit } of { $cover }, and no other cell of { $cover } can be { $digit }.
why-locked-away = In { $house }, the { $digit } can only go into { $cells-or }. Wherever it goes, no cell that sees all of these can be { $digit }.
why-naked-subset = The cells { $cells } have only { $digits } left between them, one for each. So no other cell of { $house } can be { $digits-or }.
why-naked-subset-away = The cells { $cells } have only { $digits } left between them, one for each. So another cell that sees every place for one of these digits in them cannot take that digit.
why-hidden-subset = In { $house }, the digits { $digits } can only go into { $cells }, one into each. So these cells can take no other digit.
why-mark-pair = { $relation } Some candidates would leave the other cell without a digit.
why-line-number = { $relation } Some candidates make that impossible, whatever the other cells hold.
why-line-filling = { $relation } No way left to do so, without repeating a digit in cells that see each other, allows the following candidates.
why-mark-room =
    With { $digit } in { $cell }, { $digits-count ->
        [0] no digit would be left for { $cells }.
       *[other] only { $digits } would be left for { $cells }, too few for all of them.
    }
why-mark-house = In { $house }, the { $digit } can only go into { $cells-or }. Wherever it goes, it rules out the same candidates.
relation-consecutive = The digits in { $cells } must differ by 1.
relation-not-consecutive = The digits in { $cells } must not differ by 1.
relation-double = One of { $cells } must be twice the other.
relation-no-dot = The digits in { $cells } must not differ by 1, and neither may be twice the other.
relation-less = The digit in { $less } must be less than the digit in { $greater }.
relation-sum = The digits in { $cells } must add up to { $value }.
relation-no-sum = The digits in { $cells } must not add up to 5 or 10.
relation-same = The digits in { $cells } must be the same.
relation-below = The digit in { $less } must be at least { $by } less than the digit in { $greater }.
relation-apart = The digits in { $cells } must differ by at least { $by }.
relation-within = The digits in { $cells } must differ, but by no more than { $by }.
relation-thermo = Along { $cells }, the digits must increase.
relation-palindrome = The digits in { $cells } must read the same from both ends.
relation-renban = The digits in { $cells } must be consecutive, in any order.
relation-whispers = Along { $cells }, each digit must differ from the next by at least { $by }.
relation-arrow = The digits in { $rest } must add up to the digit in { $first }.
relation-quadruple = { $cells } must contain { $digits }.
relation-between = { $inner } must lie strictly between the digits in { $ends }.
relation-sandwich = From { $first } to { $last }, the digits between 1 and { $high } must add up to { $value }.
relation-skyscraper = From { $first } to { $last }, counting the first digit and each one greater than all before it must give { $value }.
relation-x-sum = From { $first } to { $last }, the first X digits must add up to { $value }, where X is the first of them.
relation-odd = The digit in { $cells } must be odd.
relation-even = The digit in { $cells } must be even.
why-cage = The digits of the { $sum }-cage at { $cell } must differ, and no way left to make { $sum } allows the following candidates.
why-cage-sets = The { $sum }-cage at { $cell } can only be { $sets-or }.
why-cage-claiming = The digits of the { $sum }-cage at { $cell } must differ, and every way left to make { $sum } includes the digit { $digit }. In the cage it can only go into { $places }.
why-number = No way left to make { $number } in the cage at { $cell } allows the following candidates.
why-number-sets = The cage { $number } at { $cell } can only be filled with { $digits }.
why-number-claiming = Every way left to make { $number } in the cage at { $cell } includes the digit { $digit }. In the cage it can only go into { $places }.
why-innie = The digits of { $houses } add up to { $whole }, and the cages wholly inside to { $cages }. That leaves { $sum } for { $cells }.
why-innies = The digits of { $houses } add up to { $whole }, and the cages wholly inside to { $cages }. So { $cells } must make up the other { $sum }, with no digit repeated, and no way left to do so allows the following candidates.
why-outie = The digits of { $houses } add up to { $whole }, and the cages that reach in to { $cages }. The difference, { $sum }, must be in { $cells }, which lies outside.
why-outies = The digits of { $houses } add up to { $whole }, and the cages that reach in to { $cages }. So { $cells }, which lie outside, must make up the difference, { $sum }, and no way left to do so allows the following candidates.
why-house-combination = In { $cells } all digits differ, and each cage must make its number. No way left to fill all of them together allows the following candidates.
why-cage-overlap = All places of { $digit } in these cages lie in as many rows, columns or boxes: { $cells }. Each of the cages needs the digit { $digit }, so it is nowhere else in these houses.
why-cage-overlap-houses = All places of { $digit } in as many rows, columns or boxes lie in these cages: { $cells }. So there is no { $digit } elsewhere in the cages.
cages-involved = Cages involved: { $cages }.
chain-from-cage = If { $off } is not { $digit }, then { $on } is { $other } (every filling of their cage has one of the two)
chain-cage = { $off } is not { $digit }, so { $on } is { $other } (every filling of their cage has one of the two)

## Why: fish
why-fish = In { $houses }, the { $digit } can only go into { $cover }. So { $cover } get their { $digit } from { $houses }, and no other cell of { $cover } can be { $digit }.
why-finned-fish = In { $houses }, the { $digit } can only go into { $cover }, or else into { $fins-or }. If it goes into { $fins-or }, it rules out { $digit } in { $gone }. If not, { $cover } get their { $digit } from { $houses }, and no other cell of { $cover } can be { $digit }. Either way, { $digit } is ruled out in { $gone }.

## Why: wings
why-xy-wing = Cell { $cell } is { $digits-or }: if it is { $one }, then { $first } is { $digit }; if it is { $two }, then { $second } is { $digit }. So one of { $ends } is { $digit }, and no cell that sees them both can be { $digit }.
why-xyz-wing = Cell { $cell } is { $digits-or }: if it is { $one }, then { $first } is { $digit }; if it is { $two }, then { $second } is { $digit }; if neither, it is { $digit } itself. So one of { $ends } is { $digit }, and no cell that sees all three can be { $digit }.
why-wxyz-wing = The cells { $cells } have only { $digits } left between them, and each of these except { $digit } fits into at most one of the four. So one of them must be { $digit }: { $ends-or }. No cell that sees all of these can be { $digit }.
why-w-wing = The cells { $cells } have only { $digits } left. In { $house }, the { $digit } goes into { $one } or { $two }: { $one } sees { $first }, and { $two } sees { $second }. So { $first } and { $second } are not both { $digit }. One of them is { $other }, and no cell that sees both can be { $other }.

## Why: rectangles
why-rectangle = If { $cells } were left with only { $digits }, these could be swapped and the puzzle would have two solutions.
why-rectangle-1 = The other corners have no other digits, so { $cell } must take one: it is neither { $one } nor { $two }.
why-rectangle-2 = To prevent that, { $cells-or } must be { $digit }, and no cell that sees all of these can be { $digit }.
why-rectangle-3 = To prevent that, { $roof-or } must be { $others-or }. That cell and { $cells } then take { $digits } in { $house }, and no other cell of { $house } can be one of these.
why-rectangle-4 = In { $house }, no cells but { $cells } can take { $digit }, so one of them is { $digit }. If the other were { $other }, the four would be left with just these two digits.
why-hidden-rectangle = In { $house } and in { $cover }, the { $digit } has no place outside the four. If { $cell } were { $other }, then { $first } and { $second } would be { $digit }, and { $last }, which has no other digits, would be { $other }, which is just what must not happen.
why-bug = Every empty cell has two candidates left, except { $cell }, which has { $digits }. Without the { $digit } there, every digit would have two places or none in each row, column and box, and the puzzle could not have exactly one solution.

## Why: pairs of places, colours
why-remote-pair = These cells have only { $digits } left, and those that see each other must differ. So { $first } hold one of the digits, and { $second } the other. A cell that sees one of the first and one of the second sees both { $digits }.
why-turbot-fish = The { $digit } goes into { $first-or } in { $house }, and into { $second-or } in { $cover }. Since { $near } see each other, they are not both { $digit }: { $far-or } is { $digit }, and no cell that sees both of these can be { $digit }.
why-empty-rectangle = In { $house }, the { $digit } goes into { $near } or { $far }. If { $near } is { $digit }, then in { $block } it cannot go into { $lost } and must go into { $kept-or }, which rules it out in { $gone }. If { $far } is { $digit }, that rules it out in { $gone } as well.
why-colours-wrong = Houses with two places for { $digit } link these cells in two groups: { $first }; and { $second }. All of one group are { $digit }, and none of the other. But { $one } and { $two }, of one group, see each other, so that group is wrong.
why-colours-seen = Houses with two places for { $digit } link these cells in two groups: { $first }; and { $second }. All of one group are { $digit }, and none of the other. A cell that sees one of each cannot be { $digit }.
why-groups = Houses with two places for { $digit } link cells in groups: { $first } against { $second }; and { $third } against { $fourth }. Either all cells of a group are { $digit }, or all cells of the group against it are.
why-group-sees-two = Cell { $one } sees { $two }, and { $three } sees { $four }. So { $one } and its group rule out two groups, one of which is { $digit }, and cannot be { $digit }.
why-groups-meet = Cell { $one } sees { $two }, so their groups are not both { $digit }, and one of the groups against them is. A cell that sees one of { $first } and one of { $second } cannot be { $digit }.

## Why: almost locked sets
set = { $cells } ({ $digits })
why-als-xz = Each of two sets has one digit more than it has cells: { $one }; and { $two }. Only one of them can contain { $digit }, because its places in both see each other. The other lacks { $digit } and so contains all its other digits, including { $digits }. No cell that sees all places in both sets can be { $digits-or }.
why-als-xz-double = Each of two sets has one digit more than it has cells: { $one }; and { $two }. Each of { $digits } fits into only one of them, because its places in both see each other. So each set lacks one of these and contains all the rest: no cell that sees all places of another digit in a set, or all places of { $digits-or } in both, can take it.
why-als-xy-wing = Each of three sets has one digit more than it has cells: { $one }; { $two }; { $three }. The middle one contains { $digit } or { $other }. If it is { $digit }, then { $first } cannot have it and must contain { $digits }; if it is { $other }, then { $last } cannot have it and must contain { $digits }. No cell that sees all places of { $digits-or } in both can be { $digits-or }.
why-stem = Cell { $cell } is { $digits-or }.
why-petal = If it is { $digit }, then { $set } cannot have that digit and must contain all its others, including { $digits }.
why-petals = Each of these sets has one digit more than it has cells. So a cell that sees all places of { $digits-or } in all of them cannot be { $digits-or }.
why-sue-de-coq = The cells { $cells } have { $count } digits between them, { $digits }, and none of these fits into them twice. So each cell takes one of them, and all are used up here: { $first } in { $house }; and { $second } in { $cover }. No other cell there can take them.

## Why: chains
chain-from-cell = If { $cell } is not { $digit }, then { $cell } is { $other }
chain-from-place =
    { $off-count ->
        [1] If { $off } is not { $digit }
       *[other] If none of { $off } is { $digit }
    }, then { $on-or } is { $digit } (the only other place in { $house })
chain-cell = { $cell } is not { $digit } but { $other }
chain-place =
    { $off-count ->
        [1] { $off } is not { $digit }
       *[other] none of { $off } is { $digit }
    }, so { $on-or } is { $digit } (the only other place in { $house })
chain-joint = { "; then " }
chain-same = So { $cells-or } is { $digit } in any case, and whatever that rules out is eliminated.
chain-ends = So { $first-or } is { $digit }, or { $second-or } is { $other }, and whatever both rule out is eliminated.
chain-loop = So { $first-or } is { $digit }, or { $second-or } is { $other }. These two rule each other out as well, which closes the chain into a loop: one of any two neighbours in it is right, and whatever both rule out is eliminated.
branches-cell = Cell { $cell } is { $digits-or }.
branches-house = In { $house }, the { $digit } goes into { $cells-or }.
branch-at-once = If { $cells-or } is { $digit }, that rules out the following candidates at once.
branch-chain = If { $cells-or } is { $digit }, then { $links }.
branch-net = If { $cells-or } is { $digit }, then these follow in turn: { $placed }.
branches-end = In every case, the following candidates are ruled out.
placed = { $cell } = { $digit }
why-net = Suppose that { $cells-or } is { $digit }. Then these follow in turn: { $placed }. That leaves a cell without a digit, or a digit without a place. So { $cells-or } is not { $digit }.
why-net-at-once = Suppose that { $cells-or } is { $digit }. That leaves a cell without a digit, or a digit without a place. So { $cells-or } is not { $digit }.

## What is said of a puzzle on the way
explain-solved = Solved. Hardest technique: { $technique }. Score: { $score }.
explain-done = Nothing left to find.
explain-stuck =
    Logic alone goes no further: { $count ->
        [one] one cell stays
       *[other] { $count } cells stay
    } empty, so this puzzle is beyond it. Score: { $score }.
explain-all =
    { $count ->
        [one] 1 step.
       *[other] { $count } steps.
    }
hint-stuck = Logic alone goes no further.
hint-trial = From there on it takes trial and error.
verdict-none = No solution.
verdict-several = Several solutions: digits are missing.
verdict-unsettled = Undecided: the search would have taken too long.
verdict-full = The grid is full, and every digit is right.
givens-none = The givens have no solution.
givens-several = The givens have several solutions.
wrong-digits = Wrong: { $placed }.
no-digit-fits = No digit fits { $cell }.
wrong-alone = Without { $placed } there is exactly one solution.
wrong-among = If only one digit is wrong, it is { $placed-or }.
wrong-together = Together, these leave no solution: { $placed }.
wrong-marks = The right digit is struck out in { $cells }.
clash-house = In { $house }, the { $digit } appears in { $cells }.
clash-pair = Both { $cells } are { $digit }, but they see each other.
clash-sum = The { $sum }-cage at { $cell } adds up to { $total }.
clash-number = The digits in the cage { $number } at { $cell } do not make its number.

## Techniques: the name, the same behind "There is", and a paragraph that teaches it
technique-full-house = Full house
technique-full-house-there = a full house
technique-full-house-teach = When a row, column or box has a single empty cell, count through the digits: the missing one goes there. It is the easiest step of all, and it turns up by itself towards the end of a puzzle. After every digit you write, glance at its row, its column and its box: one of them may now have a single gap.
technique-hidden-single-box = Hidden single in a box
technique-hidden-single-box-there = a hidden single
technique-hidden-single-box-teach = Take a digit and a box that lacks it. Every row and column that already has the digit rules it out in the cells where it crosses the box. When only one cell is left, the digit must go there, whatever else the cell could take. Most easy puzzles can be solved almost entirely like this: go through the digits one by one, the most frequent first.
technique-hidden-single-line = Hidden single in a line
technique-hidden-single-line-there = a hidden single
technique-hidden-single-line-teach = Take a row or column and a digit that it lacks. Cross out the cells where the digit cannot go: those that are filled, those whose box has it, and those whose crossing line has it. If a single cell remains, the digit goes there. Lines are harder to scan than boxes, so begin with those that are nearly full.
technique-naked-single = Naked single
technique-naked-single-there = a naked single
technique-naked-single-teach = Look at one cell and count what it sees: the digits in its row, its column and its box. When all digits but one are there, the cell takes the missing one. Such a cell is hard to spot, because the digits that rule out the others lie scattered. Look where a crowded row meets a crowded column or box. With pencil marks, it is a cell with a single mark.
technique-pointing = Pointing
technique-pointing-there = pointing candidates
technique-pointing-teach = Suppose that all places for a digit in a box lie in one row or column. Whichever of them is right, that line gets its digit within the box. So the digit can be struck out in the rest of the line, outside the box. The places point along the line, two or three of them. This often opens up a single in the next box.
technique-claiming = Claiming
technique-claiming-there = claiming candidates
technique-claiming-teach = Suppose that all places for a digit in a row or column lie in one box. The line needs the digit and can have it only there, so it claims the digit of that box: strike it out in the other cells of the box. Look for lines with few empty cells outside one box.
technique-naked-pair = Naked pair
technique-naked-pair-there = a naked pair
technique-naked-pair-teach = Two cells of a house have the same two candidates and no others. One takes one digit and one the other; which way round does not matter. Both digits are used up by these cells, so strike them out in all other cells of the house. If the two cells share a box as well as a line, do so in both.
technique-hidden-pair = Hidden pair
technique-hidden-pair-there = a hidden pair
technique-hidden-pair-teach = Two digits have the same two places in a house and no others. Then these two cells take these two digits in some order, and all their other candidates are eliminated. The pair hides among those other marks: look for the digits, not for the cells. Ask of every digit where in the house it can go, and look for two with the same answer.
technique-cage-combination = Cage combination
technique-cage-combination-there = a cage combination
technique-cage-combination-teach = The digits of a cage differ and add up to its sum. Some sums leave a single set of digits: two cells that make 3 take 1 and 2, two that make 17 take 8 and 9, three that make 6 take 1, 2 and 3. Note these digits in the cage and strike out all others. As you fill in cells, more and more cages come down to a single set.
technique-cage-combination-number-teach = Some cages leave a single set of digits. In a 6 × 6 grid, a difference of 5 is 1 and 6, and a product of 20 from two cells is 4 and 5. Note these digits in the cage and strike out all others. As you fill in cells, more and more cages come down to a single set.
technique-innie = Innie or outie
technique-innie-there = an innie or outie
technique-innie-teach = Every row, column and box contains each digit once, so in a 9 × 9 grid it adds up to 45. Add up the cages that lie wholly inside. If they leave one cell, an innie, it takes what is missing from 45. Or add up all cages that reach in. If they have one cell outside, an outie, it takes the surplus.
technique-cage-claiming = Cage claiming
technique-cage-claiming-there = a claimed digit
technique-cage-claiming-teach = List the sets of digits that make the sum of a cage. A digit that is in all of them must be in the cage: three cells that make 22 always have a 9. Where all its places in the cage lie in one row, column or box, it is eliminated from the other cells there.
technique-cage-claiming-number-teach = List the sets of digits that make the number of a cage. A digit that is in all of them must be in the cage: a product of 10 always needs a 5. Where all its places in the cage lie in one row or column, it is ruled out in the rest of that line.
technique-cage-sum = Cage sum
technique-cage-sum-there = a cage sum
technique-cage-sum-teach = The digits of a cage differ and add up to its sum, so only a few sets of digits are possible. Three cells that make 7 take 1, 2 and 4 in some order. Write down the sets that are possible. A digit that is in none of them is eliminated from the cage, and so is one that would leave no set for the other cells.
technique-cage-sum-number-teach = Only a few sets of digits make the number of a cage, and fewer still once some candidates are gone. Write down the ways to fill the cage, remembering that a digit cannot be repeated in a row or column. A candidate that is part of none of them is eliminated.
technique-innies = Innies and outies
technique-innies-there = a group of innies or outies
technique-innies-teach = Every row, column and box has a fixed sum, 45 in a 9 × 9 grid. Where cages leave two or more of its cells, these share what is missing from the sum, as if they were a cage of their own. In the same way, cells of cages that reach outside it share the surplus. Go through the digits that make this sum, and strike out those that fit nowhere.
technique-wide-innies = Innies of several houses
technique-wide-innies-there = a group of innies or outies of several houses
technique-wide-innies-teach = Two rows, columns or boxes side by side add up to 90, and three to 135. Cages often fill several houses except for a few cells, even where they do not fill a single one. Add up the cages inside, and the cells that are left share the rest. Or add up all cages that reach in, and the cells outside share the surplus.
technique-house-combination = Combinations in a house
technique-house-combination-there = a combination of cages
technique-house-combination-teach = Cages inside the same row, column or box must not share a digit. Where a cage of two cells makes 4, it takes 1 and 3, and another of two cells that makes 7 can only hold 2 and 5. The other cells there take the digits that are left. Whatever fits no such division is eliminated.
technique-cage-overlap = Cage overlap
technique-cage-overlap-there = an overlap of cages
technique-cage-overlap-teach = Two cages need the same digit, and all its places in both lie in the same two rows, columns or boxes. Then the cages take up this digit there, and it is eliminated from all other cells of these houses. The converse holds too: where two rows have all places for a digit in the same two cages, it is eliminated from the rest of the cages.
technique-cage-chain = Chain through cages
technique-cage-chain-there = a chain through cages
technique-cage-chain-teach = A chain from wrong to right and back again that also leads through cages. Two candidates of a cage rule each other out if no way to fill it has both, and one of them is right if every way has one. Either the first candidate of the chain or the last is right, so whatever both rule out is eliminated.
technique-cage-net = Forcing net through cages
technique-cage-net-there = a forcing net through cages
technique-cage-net-teach = Suppose that a candidate is right. Fill in all singles that follow, and keep track of the ways that each cage has left. If a cell is left without digits, or a digit without a place, the candidate was wrong. Or do the same with every candidate of a cell, or every place of a digit in a house: what is ruled out in all cases is eliminated.
technique-naked-triple = Naked triple
technique-naked-triple-there = a naked triple
technique-naked-triple-teach = Three cells of a house have only three digits between them. Not every cell needs all three: 2 and 5, 5 and 8, 2 and 8 make a triple as well. The three cells use up the three digits, so all other cells of the house lose them. Among the cells with two or three candidates, look for some that keep to the same digits.
technique-hidden-triple = Hidden triple
technique-hidden-triple-there = a hidden triple
technique-hidden-triple-teach = Three digits have only three places in a house between them. These cells then take these digits, and all their other candidates are eliminated. Not every digit needs all three places. The triple is easiest to find by counting: write down where each missing digit can go, and look for three digits that share three places.
technique-naked-quad = Naked quad
technique-naked-quad-there = a naked quad
technique-naked-quad-teach = Four cells of a house have only four digits between them, however they are shared out. They use these digits up, so the other cells of the house lose them. A naked quad is worth looking for in houses with many empty cells: try the cells with the fewest candidates first, and see whether any four of them keep to four digits.
technique-hidden-quad = Hidden quad
technique-hidden-quad-there = a hidden quad
technique-hidden-quad-teach = Four digits have only four places in a house between them. So the four cells take the four digits, and all other candidates are eliminated from them. This is the largest set worth looking for in a 9 × 9 grid, since the other cells would always form a smaller one. It is rare, and well hidden by the marks around it.
technique-x-wing = X-wing
technique-x-wing-there = an X-wing
technique-x-wing-teach = A digit has two places in each of two rows, and these lie in the same two columns. One row takes it in one column, the other row in the other: either way both columns have it. So it is eliminated from all other cells of these columns. Rows and columns can swap roles. The four places are the corners of a rectangle.
technique-swordfish = Swordfish
technique-swordfish-there = a swordfish
technique-swordfish-teach = In three rows, all places for a digit lie in the same three columns. Each row takes one of the columns, so the three columns get their digit from these rows and lose it everywhere else. Not every row needs three places; two are enough. Rows and columns can swap roles. To find it, mark all places for one digit.
technique-xy-wing = XY-wing
technique-xy-wing-there = an XY-wing
technique-xy-wing-teach = Take three cells with two candidates each. The pivot has X and Y. It sees two pincers: one with X and Z, one with Y and Z. If the pivot is X, the first pincer must be Z; if it is Y, the second must be. So one of the pincers is Z, and any cell that sees both loses Z. The pincers need not see each other.
technique-xyz-wing = XYZ-wing
technique-xyz-wing-there = an XYZ-wing
technique-xyz-wing-teach = Three cells share the digits X, Y and Z. The pivot has all three; of the two pincers that it sees, one has X and Z, the other Y and Z. If the pivot is X, the first pincer must be Z; if it is Y, the second must be; otherwise the pivot is Z itself. So one of the three cells is Z. Only a cell that sees all three loses it, so look in the box of the pivot.
technique-unique-rectangle-1 = Unique rectangle, type 1
technique-unique-rectangle-1-there = a unique rectangle of type 1
technique-unique-rectangle-1-teach = Four cells in two rows, two columns and two boxes must never be left with the same two digits: these could be swapped without affecting any other cell, and the puzzle would have two solutions. If three of the corners have only these two candidates, the fourth must be something else, so it loses both. This works only because the puzzle has exactly one solution.
technique-unique-rectangle-2 = Unique rectangle, type 2
technique-unique-rectangle-2-there = a unique rectangle of type 2
technique-unique-rectangle-2-teach = Four cells in two rows, two columns and two boxes share two digits. The corners that have more all have the same one extra digit. If none of them took it, the four cells would be left with two digits that could be swapped, and the puzzle would have two solutions. So one of them takes it, and whatever sees all of them loses it.
technique-unique-rectangle-3 = Unique rectangle, type 3
technique-unique-rectangle-3-there = a unique rectangle of type 3
technique-unique-rectangle-3-teach = Four cells in two rows, two columns and two boxes share two digits, and two corners in one line have extra digits. One of the two must take an extra digit, or the two digits could be swapped and the puzzle would have two solutions. So together they act like one cell with the extra digits. With other cells of the house they may use up as many digits as there are cells, and the rest of the house loses these.
technique-unique-rectangle-4 = Unique rectangle, type 4
technique-unique-rectangle-4-there = a unique rectangle of type 4
technique-unique-rectangle-4-teach = Four cells in two rows, two columns and two boxes share two digits, and two corners in one house have extra digits. If one of the two digits has no other place in that house, one of these corners must take it. If the other corner took the second digit, the two could be swapped and the puzzle would have two solutions. So the second digit is eliminated from both corners.
technique-hidden-rectangle = Hidden rectangle
technique-hidden-rectangle-there = a hidden rectangle
technique-hidden-rectangle-teach = Four cells in two rows, two columns and two boxes share two digits, and one corner has no others. Look at the opposite corner: if one of the digits has no place outside the rectangle in its row and its column, the other digit there would settle all four corners. Then they could be swapped, and the puzzle would have two solutions. So that other digit is eliminated.
technique-jellyfish = Jellyfish
technique-jellyfish-there = a jellyfish
technique-jellyfish-teach = In four rows, all places for a digit lie in the same four columns. So the columns get their digit from these rows, and all other cells there lose it. Not every row needs all four places. Rows and columns can swap roles. When you seem to need five lines in a 9 × 9 grid, look across: the remaining lines will do with fewer.
technique-bug = Bivalue universal grave
technique-bug-there = a bivalue universal grave
technique-bug-teach = Suppose that every empty cell has two candidates except one, which has three. Without its third, every digit still to be placed would have two places in each row, column and box. Such a grid never has exactly one solution. So the odd cell out takes the digit that has three places in its row, column and box: that breaks the pattern, and usually solves the puzzle.
technique-remote-pair = Remote pair
technique-remote-pair-there = a remote pair
technique-remote-pair-teach = Several cells have the same two candidates, and each sees the next. So they take the two digits in turn, like the squares of a chequerboard. Colour them alternately light and dark: all light cells take one digit, all dark ones the other. A cell that sees a light one and a dark one sees both digits and loses both.
technique-skyscraper = Skyscraper
technique-skyscraper-there = a skyscraper
technique-skyscraper-teach = A digit has two places in each of two rows, or two columns. One end of the first sees one end of the second, so these two are not both right: at least one of the two other ends is. Any cell that sees both of these other ends loses the digit. It looks like two towers on the same ground with roofs at different heights.
technique-two-string-kite = Two-string kite
technique-two-string-kite-there = a two-string kite
technique-two-string-kite-teach = A digit has two places in a row and two in a column, and one place of the row shares a box with one of the column. These two cannot both be right, so the far end of the row or the far end of the column is. The cell that sees both far ends loses the digit. The box ties the two strings together.
technique-turbot-fish = Turbot fish
technique-turbot-fish-there = a turbot fish
technique-turbot-fish-teach = A digit has two places in each of two houses of any kind. One place of the first sees one of the second, so these are not both right. Then at least one of the two far ends is right, and any cell that sees both loses the digit. Here at least one of the houses is not a row or column but a box or another house of the puzzle.
technique-empty-rectangle = Empty rectangle
technique-empty-rectangle-there = an empty rectangle
technique-empty-rectangle-teach = In a box, all places for a digit lie in one row and one column of it, like a cross. Somewhere else a line has two places for the digit, and one of them sees an arm of the cross. If that place is right, the digit of the box is in the other arm. If not, the second place is right. A cell that sees the second place and lies in line with that arm loses the digit.
technique-simple-colouring = Simple colouring
technique-simple-colouring-there = simple colouring
technique-simple-colouring-teach = Take a digit and the houses where it has two places: one of each two is right. Colour the places alternately, from house to house, in two colours. All places of one colour are right and all of the other wrong. If two places of the same colour see each other, that colour is wrong. And any place that sees both colours is eliminated, whichever is right.
technique-multi-colouring = Multi-colouring
technique-multi-colouring-there = multi-colouring
technique-multi-colouring-teach = Take a digit and the houses where it has two places, and colour the places in turn. There may be several groups, each with two colours of its own, one of which is right. If a colour of one group sees a colour of another, these two are not both right. So the opposite colour of one or the other is right, and what sees both of these is eliminated. A colour that sees both colours of another group is wrong.
technique-w-wing = W-wing
technique-w-wing-there = a W-wing
technique-w-wing-teach = Two cells that do not see each other have the same two candidates. Somewhere a house has just two places for one of these digits, and each of these places sees one of the two cells. So the two cells cannot both take that digit: at least one takes the other, and any cell that sees both loses it.
technique-finned-x-wing = Finned X-wing
technique-finned-x-wing-there = a finned X-wing
technique-finned-x-wing-teach = In two rows, a digit would have its places in the same two columns, were it not for one or two more places in one of the rows: the fins. If no fin is right, the two columns get their digit from the two rows and lose it elsewhere. If a fin is right, it rules out what it sees. What is ruled out both ways is eliminated: cells of the columns that see every fin, mostly in the box of the fins.
technique-sashimi-x-wing = Sashimi X-wing
technique-sashimi-x-wing-there = a sashimi X-wing
technique-sashimi-x-wing-teach = In two rows, a digit has its places in the same two columns, but one row lacks one of them and has others nearby instead: the fins. The pattern looks broken, but the argument holds. If no fin is right, each row must take its place in the columns, and these lose the digit elsewhere. If a fin is right, it rules out what it sees. What is ruled out both ways is eliminated.
technique-x-chain = X-chain
technique-x-chain-there = an X-chain
technique-x-chain-teach = Follow one digit from house to house. Suppose that it is not in a certain cell. A house with two places then puts it into the other; that rules it out in every cell that this one sees, which leaves one place in another house, and so on. At the end of such a chain, either its first cell or its last is right. Whatever sees both loses the digit.
technique-xy-chain = XY-chain
technique-xy-chain-there = an XY-chain
technique-xy-chain-teach = A chain of cells with two candidates each, in which every cell sees the next and shares a digit with it. Suppose that the first cell is not Z: then it is its other digit, so the next cell is not that, and so on, until the last must be Z. So one end of the chain is Z, and whatever sees both ends loses it.
technique-wxyz-wing = WXYZ-wing
technique-wxyz-wing-there = a WXYZ-wing
technique-wxyz-wing-teach = Four cells have the candidates W, X, Y and Z between them, and one of the four, the pivot, sees the other three. All places of W see each other, and so do those of X and those of Y: each of these digits fills at most one of the four cells. So one cell must be Z, and any cell that sees every place of Z in the four loses it. Look where a line crosses a box.
technique-finned-swordfish = Finned swordfish
technique-finned-swordfish-there = a finned swordfish
technique-finned-swordfish-teach = In three rows, a digit has its places in the same three columns, apart from one or more extra places in one row: the fins. If no fin is right, the three columns get their digit from these rows and lose it elsewhere. If a fin is right, it rules out what it sees. So cells of the columns that see every fin lose the digit either way. Rows and columns can swap roles.
technique-sashimi-swordfish = Sashimi swordfish
technique-sashimi-swordfish-there = a sashimi swordfish
technique-sashimi-swordfish-teach = In three rows, a digit has its places in the same three columns, but one row has just one of them left and extra places nearby: the fins. If no fin is right, that one place is, and the other two rows share the other two columns. If a fin is right, it rules out what it sees. A cell of the columns that sees every fin loses the digit in both cases. Rows and columns can swap roles.
technique-finned-jellyfish = Finned jellyfish
technique-finned-jellyfish-there = a finned jellyfish
technique-finned-jellyfish-teach = In four rows, a digit has its places in the same four columns, apart from one or more extra places in one row: the fins. If no fin is right, the four columns get their digit from these rows and lose it elsewhere. If a fin is right, it rules out what it sees. Cells of the columns that see every fin lose the digit either way. The fins lie close together, mostly in one box.
technique-sashimi-jellyfish = Sashimi jellyfish
technique-sashimi-jellyfish-there = a sashimi jellyfish
technique-sashimi-jellyfish-teach = In four rows, a digit has its places in the same four columns, but one row has just one of them left and extra places nearby: the fins. If no fin is right, the four rows still fill the four columns among themselves. If a fin is right, it rules out what it sees. A cell of the columns that sees every fin loses the digit in both cases. Rows and columns can swap roles.
technique-aic = Alternating chain
technique-aic-there = an alternating chain
technique-aic-teach = A chain that goes from wrong to right and back again. Suppose that a candidate is wrong, and go to one that must then be right: the other digit of a cell with two, or the other place in a house with two. That rules out another one, and so on. Either the first candidate or the last is right, so whatever both rule out is eliminated. A closed chain rules out more.
technique-grouped-aic = Grouped alternating chain
technique-grouped-aic-there = an alternating chain with groups
technique-grouped-aic-teach = A chain from wrong to right and back again, in which a step may be a group: two or three places for a digit where a line crosses a box. If the rest of a house has no place for the digit, one of the group is right, and whatever sees the whole group loses the digit. Either the first step of the chain or the last is right, so whatever both rule out is eliminated.
technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = a Sue de Coq
technique-sue-de-coq-teach = Take two or three cells where a line crosses a box. Add some cells of the line and some of the box so that all together have as many digits as cells, and no digit is shared by the line’s part and the box’s part. Then each digit is used up once. Those of the line’s part are eliminated from the rest of the line, those of the box’s part from the rest of the box.
technique-als-xz = ALS-XZ
technique-als-xz-there = an ALS-XZ
technique-als-xz-teach = An almost locked set is a group of cells in a house with one digit more than cells: if it loses any digit, it must take all the others. Take two such sets with a digit X that only one can take, because all its places in both see each other. One of the sets lacks X and takes a digit Z that both have. Whatever sees every Z of both sets loses Z.
technique-als-xy-wing = ALS-XY-wing
technique-als-xy-wing-there = an ALS-XY-wing
technique-als-xy-wing-teach = Take three sets of cells, each in one house and with one digit more than cells: if such a set loses a digit, it must take all the others. The middle one shares X with the first and Y with the last, and neither digit fits into both of the sets it links. The middle set takes X or Y, so the first or the last loses one, and must take all its others. A cell that sees every Z of both loses Z.
technique-death-blossom = Death blossom
technique-death-blossom-there = a death blossom
technique-death-blossom-teach = A cell with two or three candidates is the stem. Each of its candidates has a petal: a set of cells in a house with that digit and one digit more than cells, where the stem sees every place for the digit. Whatever the stem is, it takes a digit from one petal, which must then take all its others. If all petals share a digit Z, whatever sees every Z in all of them loses Z.
technique-forcing-chain = Forcing chain
technique-forcing-chain-there = a forcing chain
technique-forcing-chain-teach = Take a cell, or a digit in a house, and try every possibility in turn. Follow a chain from each: this is right, so that is wrong, so the next is right. If the chains from all possibilities lead to the same candidate being wrong, it is wrong, whichever possibility is true. This is slow work, and a last resort.
technique-forcing-net = Forcing net
technique-forcing-net-there = a forcing net
technique-forcing-net-teach = Suppose that a candidate is right, and fill in all singles that follow. If a cell is left without digits, or a digit without a place, the candidate was wrong. Or do the same with every candidate of a cell, or every place of a digit in a house: what is ruled out in all cases is eliminated. Use a second sheet or a soft pencil.
technique-beyond = Beyond all techniques
technique-beyond-there = a step beyond all techniques
technique-beyond-teach = For a few puzzles, no named pattern is enough. They still have only one solution, but it is found by trial and error: choose a cell with two candidates, suppose that one is right, and carry on until everything fits or you reach a contradiction. If you do, the other is right. Note where you began, so that you can find your way back.
technique-mark-pair = Linked cells
technique-mark-pair-there = a pair of linked cells
technique-mark-pair-teach = A mark between two cells, a line through them, or a rule about neighbours without a mark links their digits. Note the candidates of both. A candidate that fits none of the other cell’s can be struck out: beside a bar, a 5 needs a 4 or a 6; on a thermometer, only the bulb can be 1. Each digit struck out may decide the next pair, so follow lines and rows of marks from end to end.
technique-line-number = Line and number
technique-line-number-there = candidates that do not add up
technique-line-number-teach = An arrow, or a number outside the grid, demands a sum or a count from its line. Work out the least and the most that the other cells can add, and strike out what would miss the number: small sums rule out large digits, large sums small ones. The smallest and the largest numbers leave the least choice, so begin with them.
technique-line-filling = Ways along a line
technique-line-filling-there = the few ways left to fill a line
technique-line-filling-teach = Where only a few cells are still empty along an arrow, or along the line of a number outside the grid, write down every way to make the number. Cells that share a row, column or box must differ, so few ways remain. A candidate that is in none of them can be struck out.
technique-mark-room = Room for linked cells
technique-mark-room-there = too little room for linked cells
technique-mark-room-teach = A cell that is linked to two or three others in one row, column or box must leave a different digit for each of them. With bars on both sides in a row, a digit needs the next lower and the next higher one beside it, so it is neither 1 nor the highest. Try each candidate, and strike out those that would leave the other cells too few digits.
technique-mark-house = Shared links
technique-mark-house-there = a shared link
technique-mark-house-teach = A digit has only two or three places left in a row, column or box. For each of them, see what the digit would rule out there: the other candidates of its cell, and all that the marks and lines around it forbid. Candidates ruled out in every case can be struck out now, wherever the digit ends up.

## For shops
listing-puzzles =
    { $count ->
        [one] 1 sudoku puzzle
       *[other] { NUMBER($count) } sudoku puzzles
    }
listing-intro-adults = A pencil, a quiet hour and a fresh grid: these puzzles are made for solving on paper, at home or on the way.
listing-intro-children = Sharpen a pencil and off you go: clear rules, small steps and the joy of getting it right.
listing-intro-seniors = Puzzles for unhurried solving: clear grids, a pencil and time to think.
listing-inside = In this book
listing-levels = Levels: { $levels }
listing-kinds = Grids: { $kinds }
listing-one-solution = Every puzzle has exactly one solution.
listing-logic = Every puzzle can be solved by logic alone, without guessing.
listing-answers = The solutions of all puzzles are in the book.
listing-hints = Hints for the first steps of every puzzle help when you are stuck.
listing-walkthroughs = Some puzzles are solved step by step.
listing-rules = The rules are explained with an example.
listing-techniques = Techniques that help: { $techniques }
listing-one-per-page = One puzzle on each page, so there is plenty of room for pencil marks.
listing-large-print = Large print: big digits that are easy to read.
listing-format =
    { $count ->
        [one] 1 page, { $size }
       *[other] { NUMBER($count) } pages, { $size }
    }
listing-keywords = sudoku puzzle book, number puzzles, logic puzzles, brain games, pencil puzzles, brain teasers, gift for puzzle lovers, puzzles for travel, mental exercise, relaxing hobby, concentration training, rainy day activity, birthday present idea, logical thinking, coffee break pastime, stocking stuffer
listing-keywords-adults = puzzle books for adults, sudoku for adults, screen-free pastime
listing-keywords-children = sudoku for kids, puzzle book for children, logic games for kids, activity book, first sudoku
listing-keywords-seniors = sudoku for seniors, puzzle books for seniors, gift for grandparents, easy to read puzzles
listing-keywords-large = large print sudoku, large print puzzle books
listing-keywords-easy = easy sudoku, sudoku for beginners
listing-keywords-hard = hard sudoku, challenging sudoku for experts
listing-keyword-variant = { $variant } sudoku
listing-search-words = sudoku, sudokus, puzzle, puzzles, puzzle book, brain games, brain teasers, large print, easy, hard, for adults, for kids, for seniors, volume
listing-promotions = best, bestseller, bestselling, best-selling, free, sale, bargain, bonus, new, number one, #1, must-have
listing-ai-puzzles = A computer program generated the puzzles from a seed: it fills a grid at random, removes digits, and counts the solutions until exactly one remains. No artificial intelligence generated them.
listing-ai-texts = Rules, headings, hints and solutions are fixed sentences and drawings of that program. While it made this book, it used no tool that generates texts, pictures or translations with artificial intelligence.
listing-ai-own = The book also contains { $parts } that did not come from the program. The program cannot know how they were made; the author answers for them.
listing-own-texts = texts of the author
listing-own-pictures = pictures of the author
listing-own-puzzles = puzzles of the author
