### Messages that American English spells or words differently.

colour-in = Color me in!
to-answer-overleaf = Answer on the back
to-answer-overleaf-short = On the back
variant-center-dot = Center Dot
variant-center-dot-rule = The nine cells with a gray dot, in the centers of the boxes, also contain every digit once.
variant-greater-than-rule = Within boxes, the sign between two cells opens toward the larger digit.
variant-even-odd-rule = A gray circle marks an odd digit, a gray square an even one. All other cells may contain either.
variant-futoshiki-rule = There are no boxes. The sign between two cells opens toward the larger digit. Not all signs are shown.
child-missing = What is missing in the gray row? { $missing }.
kids-example =
    Where does the { $digit } go in the gray box? Look at each { $digit } outside the box. Its row and its column are
    taken. One square is left: the one with the { $mark ->
        [query] question mark
       *[ring] ring
    }!
web-centre-marks = center marks { $digits }
web-colour-of = color { $number }
web-centre = Center
web-colour = Color
web-set-look = Colors
web-set-paint = Color cells
web-keys-marks = With Shift they enter pencil marks; with Ctrl or Alt, marks in the center. The space bar changes the mode.
diagrams =
    In the diagrams, { $told ->
        [greys] black digits are givens and gray ones
       *[weights] bold digits are givens and light ones
    } have been found along the way. The small digits are candidates: the digits that can still go into a cell. { $told ->
        [greys] The candidates of a pattern are black
       *[weights] The candidates of a pattern are bold
    } and its cells gray; a darker gray marks cells with another role in it, and the palest gray the rows, columns and
    boxes involved. Struck-out candidates are eliminated, and a ringed candidate is placed.
chains = Gray discs and small squares show the two sides of a coloring or chain: one side is right, the other wrong. A solid line joins two candidates when at least one of them is right, a dashed line when they cannot both be right.
chain-loop = So { $first-or } is { $digit }, or { $second-or } is { $other }. These two rule each other out as well, which closes the chain into a loop: one of any two neighbors in it is right, and whatever both rule out is eliminated.
technique-full-house-teach = When a row, column or box has a single empty cell, count through the digits: the missing one goes there. It is the easiest step of all, and it turns up by itself toward the end of a puzzle. After every digit you write, glance at its row, its column and its box: one of them may now have a single gap.
technique-remote-pair-teach = Several cells have the same two candidates, and each sees the next. So they take the two digits in turn, like the squares of a checkerboard. Color them alternately light and dark: all light cells take one digit, all dark ones the other. A cell that sees a light one and a dark one sees both digits and loses both.
technique-simple-colouring = Simple coloring
technique-simple-colouring-there = simple coloring
technique-simple-colouring-teach = Take a digit and the houses where it has two places: one of each two is right. Color the places alternately, from house to house, in two colors. All places of one color are right and all of the other wrong. If two places of the same color see each other, that color is wrong. And any place that sees both colors is eliminated, whichever is right.
technique-multi-colouring = Multi-coloring
technique-multi-colouring-there = multi-coloring
technique-multi-colouring-teach = Take a digit and the houses where it has two places, and color the places in turn. There may be several groups, each with two colors of its own, one of which is right. If a color of one group sees a color of another, these two are not both right. So the opposite color of one or the other is right, and what sees both of these is eliminated. A color that sees both colors of another group is wrong.
technique-mark-pair-teach = A mark between two cells, a line through them, or a rule about neighbors without a mark links their digits. Note the candidates of both. A candidate that fits none of the other cell’s can be struck out: beside a bar, a 5 needs a 4 or a 6; on a thermometer, only the bulb can be 1. Each digit struck out may decide the next pair, so follow lines and rows of marks from end to end.
