### De woorden die het programma afdrukt, in het Nederlands. Vormen van huizen: `in` (in rij 3), `of` (van rij 3).

## Koppen
contents = Inhoud
answers = Oplossingen
how-to = Zo los je ze op
tip = Tip
hints = Hints
techniques = Technieken
walkthroughs = Stap voor stap opgelost
notes = Notities
levels = De niveaus
about-author = Over de auteur
about-book = Over dit boek
blank-grids = Lege diagrammen
record = Mijn resultaten
stats = Dit boek in cijfers
stats-techniques = De moeilijkste techniek van elke puzzel
stats-givens = Gegeven cijfers per puzzel
stats-digits = Hoe vaak elk cijfer gegeven is
certificate = Diploma
certificate-to = Dit diploma is voor
certificate-for =
    { $count ->
        [one] voor het oplossen van een puzzel
       *[other] voor het oplossen van { NUMBER($count) } puzzels
    }
certificate-done = Goed gedaan!
volume = Deel { $number }
colour-in = Kleur mij in!
answers-to = Oplossingen van { $title }
solution = Oplossing
solution-of = Oplossing van { $date }
corrected-on = Gecorrigeerd op { $date }: { $note }
correction-of = Correctie bij { $date }: { $note }
contest-cells = Prijsvraag: stuur ons de cijfers van de vakjes { $cells } uiterlijk op { $date }.
contest-word = Prijsvraag: stuur ons het verborgen woord uiterlijk op { $date }.
contest-entered = Ingevuld. Stuur ons { $answer } uiterlijk op { $date }.
web-send-times = Mijn tijden zonder naam naar { $paper } sturen om ze te vergelijken.
web-faster = Sneller dan { $percent } % van de spelers.
cells-removed = { $count } weggelaten
easier-than = ! makkelijker dan { $day }
puzzle-count =
    { $count ->
        [one] 1 puzzel
       *[other] { NUMBER($count) } puzzels
    }
puzzle = Puzzel { $number }
puzzles = Puzzels { $first }–{ $last }
dates = { $first } – { $last }

## Rond een puzzel
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Oplossing op pagina { $page }
to-answer-short = Pagina { $page }
to-answer-overleaf = Oplossing op de achterkant
to-answer-overleaf-short = Op de achterkant
to-answer-elsewhere = Oplossingenboekje, pagina { $page }
to-answer-elsewhere-short = Oplossingen p. { $page }
to-answer-elsewhere-shortest = Oplossingen { $page }
to-puzzle = Pagina { $page }
to-puzzle-elsewhere = Puzzel op pagina { $page }
to-puzzle-elsewhere-short = Puzzel p. { $page }
to-puzzle-elsewhere-shortest = Puzzel { $page }
hardest = Moeilijkste techniek: { $technique }
hardest-beyond = Moeilijkste techniek: geen die een naam heeft
givens =
    { $count ->
        [one] 1 gegeven cijfer
       *[other] { $count } gegeven cijfers
    }
time = Tijd
about-minutes =
    { $count ->
        [one] Ongeveer 1 minuut
       *[other] Ongeveer { $count } minuten
    }
target-time = Streeftijd: { $minutes } min
date = Datum
name = Naam
sheet = Blad { $sheet }
teacher-answers = Oplossingen voor de leerkracht
cut-out = Knip de kaartjes uit en leg ze op de lege vakjes.
code = Code
large-print = Grote letter
puzzle-nouns = sudoku, sudoku's, puzzel, puzzels
count-words = één=1 een=1 twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 dertien=13 veertien=14 vijftien=15 zestien=16 zeventien=17 achttien=18 negentien=19 twintig=20 dertig=30 veertig=40 vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90 honderd=100 duizend=1000 en=0 ën=0
quoted = ‘{ $text }’

## Niveaus
level-easy = Makkelijk
level-medium = Gemiddeld
level-hard = Moeilijk
level-expert = Expert
level-extreme = Extreem
level-easy-is = Veel gegeven cijfers. Wie goed kijkt, vindt het ene cijfer na het andere.
level-medium-is = Minder gegeven cijfers. Kijk ook langs rijen en kolommen, en wat een vakje zelf nog kan zijn.
level-hard-is = Hier helpen potloodnotities: gebonden kandidaten, paren en drietallen.
level-expert-is = Patronen over het hele diagram, zoals vissen, vleugels en rechthoeken.
level-extreme-is = De minste gegeven cijfers; reken op alles, tot lange ketens van redeneringen toe.
level-extreme-with-trial = De minste gegeven cijfers; reken op alles, tot lange ketens van redeneringen en uitproberen toe.

## Varianten
variant-diagonal = Diagonaal
variant-windoku = Windoku
variant-jigsaw = Onregelmatig
variant-antiknight = Antipaard
variant-asterisk = Ster
variant-center-dot = Middelpunt
variant-girandola = Girandola
variant-killer = Killer
variant-antiking = Antikoning
variant-disjoint = Disjuncte groepen
variant-consecutive = Opeenvolgend
variant-non-consecutive = Niet-opeenvolgend
variant-kropki = Kropki
variant-some-kropki = Gedeeltelijk Kropki
variant-greater-than = Groter dan
variant-xv = XV
variant-some-xv = Gedeeltelijk XV
variant-even-odd = Even-oneven
variant-thermo = Thermometer
variant-arrow = Pijl
variant-palindrome = Palindroom
variant-whispers = Fluisterlijnen
variant-renban = Renban
variant-quadruple = Viertal
variant-between = Tussenlijnen
variant-frame = Kader
variant-sandwich = Sandwich
variant-skyscraper = Wolkenkrabber
variant-little-killer = Little Killer
variant-x-sums = X-sommen
variant-calcudoku = Calcudoku
variant-futoshiki = Futoshiki
variant-skyscrapers = Wolkenkrabbers
layout-twodoku = Twodoku
layout-butterfly = Vlinder
layout-samurai = Samoerai
layout-sohei = Sohei
layout-cross = Kruis
layout-windmill = Molen
layout-other = Overlappend
layout-rule = Verschillende diagrammen van { $side } × { $side } overlappen elkaar. Elk is een sudoku op zich, en de cijfers in een gedeeld blok tellen in alle diagrammen die het delen.
in-grid = { $number } in diagram { $grid }
grids-counted = De diagrammen worden van boven naar beneden en naast elkaar van links naar rechts geteld.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Ook op elk van de twee lange diagonalen, die { $marks ->
        [shaded] grijs zijn
        [strokes] met fijne lijnen zijn gemarkeerd
       *[both] grijs of met fijne lijnen zijn gemarkeerd
    }, staat elk cijfer één keer.
variant-windoku-rule = Ook in elk grijs venster staat elk cijfer één keer.
variant-jigsaw-rule = De dikke lijnen omsluiten gebieden met een onregelmatige vorm in plaats van blokken.
variant-antiknight-rule = Vakjes op een paardensprong van elkaar, twee vakjes rechtdoor en één opzij zoals bij het schaken, bevatten nooit hetzelfde cijfer.
variant-asterisk-rule = Ook in de negen grijze vakjes die een ster vormen, staat elk cijfer één keer.
variant-center-dot-rule = Ook in de negen vakjes met een grijze stip, het midden van de blokken, staat elk cijfer één keer.
variant-girandola-rule = Ook in de negen grijze vakjes, vier daarvan in de hoeken, staat elk cijfer één keer.
variant-killer-rule = Streepjeslijnen omsluiten kooien. De cijfers in een kooi zijn samen het kleine getal in de hoek, en geen cijfer staat er twee keer in.
variant-killer-repeats = Staat er een + achter het getal, dan mogen cijfers in de kooi herhaald worden.
variant-killer-without-sum = Een kooi zonder getal zegt alleen dat haar cijfers verschillen.
variant-killer-overlap = Kooien mogen vakjes gemeen hebben.
variant-killer-parts = Streepjeslijnen verbinden ook de delen van een kooi.
variant-antiking-rule = Vakjes die elkaar met een hoek raken, bevatten nooit hetzelfde cijfer.
variant-disjoint-rule = Vakjes op dezelfde plaats in hun blok bevatten nooit hetzelfde cijfer: zo zijn de vakjes linksboven in alle blokken verschillend.
variant-consecutive-rule = Een balkje tussen twee vakjes betekent dat hun cijfers 1 verschillen. Alle balkjes zijn aangegeven: waar geen balkje staat, verschillen de cijfers van twee vakjes met een gemeenschappelijke zijde nooit 1.
variant-non-consecutive-rule = De cijfers van twee vakjes met een gemeenschappelijke zijde verschillen nooit 1.
variant-kropki-rule = Een witte stip tussen twee vakjes betekent dat hun cijfers 1 verschillen, een zwarte dat het ene het dubbele van het andere is. Tussen 1 en 2 kan de stip wit of zwart zijn. Alle stippen zijn aangegeven: waar tussen twee vakjes met een gemeenschappelijke zijde geen stip staat, geldt geen van beide.
variant-some-kropki-rule = Een witte stip tussen twee vakjes betekent dat hun cijfers 1 verschillen, een zwarte dat het ene het dubbele van het andere is. Tussen 1 en 2 kan een stip wit of zwart zijn. Niet alle stippen zijn aangegeven.
variant-greater-than-rule = Binnen de blokken opent het teken tussen twee vakjes zich naar het grootste cijfer.
variant-xv-rule = Een X tussen twee vakjes betekent dat hun cijfers samen 10 zijn, een V dat ze samen 5 zijn. Alle X’en en V’s zijn aangegeven: waar geen letter staat, zijn de cijfers van twee vakjes met een gemeenschappelijke zijde samen nooit 5 of 10.
variant-some-xv-rule = Een X tussen twee vakjes betekent dat hun cijfers samen 10 zijn, een V dat ze samen 5 zijn. Niet alle X’en en V’s zijn aangegeven.
variant-even-odd-rule = Een grijze cirkel geeft een oneven cijfer aan, een grijs vierkant een even cijfer. Alle andere vakjes kunnen allebei bevatten.
variant-thermo-rule = Langs een thermometer lopen de cijfers op vanaf het bolletje: elk cijfer is groter dan het vorige.
variant-arrow-rule = Het cijfer in een cirkel is de som van de cijfers langs zijn pijl. Een cijfer mag op een pijl vaker voorkomen als de andere regels dat toelaten.
variant-palindrome-rule = Langs een lijn lezen de cijfers van beide kanten hetzelfde.
variant-whispers-rule = Langs een lijn verschilt elk cijfer minstens { $apart } van het volgende. Een cijfer mag op een lijn vaker voorkomen als de andere regels dat toelaten.
variant-renban-rule = De cijfers op een lijn zijn opeenvolgend, in willekeurige volgorde, en geen ervan komt twee keer voor: bijvoorbeeld 3, 5, 2 en 4.
variant-quadruple-rule = Een cirkel op een hoek toont tot vier cijfers, die allemaal in de vier vakjes eromheen staan, in willekeurige volgorde. Een cijfer dat twee keer is afgedrukt, staat er twee keer. Niet elke hoek heeft een cirkel.
variant-between-rule = De cijfers op een lijn zijn groter dan het cijfer in de cirkel aan het ene uiteinde en kleiner dan dat aan het andere.
variant-frame-rule = Een getal buiten het diagram is de som van de eerste drie cijfers van zijn rij of kolom, geteld vanaf die kant.
variant-sandwich-rule = Een getal buiten het diagram is de som van de cijfers tussen de 1 en de { $high } in zijn rij of kolom. Het is 0 als die twee naast elkaar staan.
variant-skyscraper-rule = De cijfers zijn de hoogten van gebouwen. Een getal buiten het diagram geeft aan hoeveel gebouwen je vandaar in zijn rij of kolom ziet: elk gebouw verbergt alle lagere erachter.
variant-little-killer-rule = Een getal buiten het diagram is de som van de cijfers op de diagonaal die zijn pijl aanwijst. Een cijfer mag op een diagonaal vaker voorkomen als de andere regels dat toelaten. Niet alle diagonalen hebben een getal.
variant-x-sums-rule = Een getal buiten het diagram is de som van de eerste X cijfers van zijn rij of kolom, geteld vanaf die kant. X is het eerste van die cijfers en telt mee in de som.
variant-futoshiki-rule = Er zijn geen blokken. Het teken tussen twee vakjes opent zich naar het grootste cijfer. Niet alle tekens zijn aangegeven.
variant-skyscrapers-rule = Er zijn geen blokken. De cijfers zijn de hoogten van gebouwen. Een getal buiten het diagram geeft aan hoeveel gebouwen je vandaar in zijn rij of kolom ziet: elk gebouw verbergt alle lagere erachter.
variant-calcudoku-rule = Er zijn geen blokken. Dikke lijnen omsluiten kooien, en de cijfers in een kooi vormen het getal in de hoek met de bewerking die erbij staat: ze worden opgeteld of vermenigvuldigd, of van twee cijfers wordt het kleinste van het grootste afgetrokken of het grootste erdoor gedeeld. Een cijfer mag in een kooi vaker voorkomen, maar niet in een rij of kolom.
variant-calcudoku-hidden-signs = Staat er geen teken, dan kan elk van de vier bewerkingen bedoeld zijn.

## Zo los je ze op
number-word =
    { $number ->
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
        [13] dertien
        [14] veertien
        [15] vijftien
        [16] zestien
        [25] vijfentwintig
       *[other] { $number }
    }
fill-digits = Vul elk leeg vakje met een cijfer van { $first } tot en met { $last }.
fill-numbers = Vul elk leeg vakje met een getal van 1 tot en met { $last }.
fill-letter = Vul elk leeg vakje met een cijfer van { $first } tot en met 9 of de letter A.
fill-letters = Vul elk leeg vakje met een cijfer van { $first } tot en met 9 of een letter van A tot en met { $last }.
fill-word = Letters nemen de plaats in van cijfers. Vul elk leeg vakje met een van de letters die bij de puzzel staan.
fill-pictures = Plaatjes nemen de plaats in van cijfers. Teken in elk leeg vakje een van de plaatjes die bij de puzzel staan.
hold =
    In elke rij, elke kolom en elk van de { $side-word } { $areas ->
        [regions] gebieden
       *[boxes] blokken
    } met dikke rand moet elk van de { $side-word } { $symbols ->
        [digits] cijfers
        [numbers] getallen
        [word] letters
        [pictures] plaatjes
       *[letters] cijfers en letters
    } precies één keer staan.
fill-sizes = Vul elk leeg vakje.
sizes-digits = Gebruik de cijfers { $sizes }.
sizes-letters = Na de 9 gaan grotere diagrammen verder met letters: { $sizes }.
sizes-word = Staan er letters bij een puzzel, gebruik dan die letters.
sizes-pictures = Staan er plaatjes bij een puzzel, gebruik dan die plaatjes.
size-digits = { $first } tot en met { $last } bij { $side } × { $side }
size-letter = A bij { $side } × { $side }
size-letters = A tot en met { $last } bij { $side } × { $side }
hold-sizes =
    In elke rij, elke kolom en elk { $areas ->
        [regions] gebied
       *[boxes] blok
    } met dikke rand moet alles wat in het diagram hoort precies één keer staan.
hold-lines = In elke rij en elke kolom moet elk van deze cijfers precies één keer staan.
further-letters = De letters gaan verder waar de cijfers ophouden: A is het tiende, B het elfde, enzovoort.
word-hidden = Als het diagram vol is, vormt een van de lijnen een woord. Alles wat over cijfers wordt gezegd, geldt ook voor letters.
pictures-as-digits = Alles wat over cijfers wordt gezegd, geldt ook voor plaatjes.
one-solution-or-trial = Elke puzzel in dit boek heeft precies één oplossing. Niet alle zijn met redeneren alleen op te lossen: bij sommige moet je iets uitproberen.
one-solution = Elke puzzel in dit boek heeft precies één oplossing, en met redeneren alleen kom je er. Heb je de neiging om te gokken, kijk dan nog eens: er is altijd een logische stap.
first-steps = Waar te beginnen
scanning = Neem een cijfer en ga langs de rijen en kolommen waarin het al staat: daar kan het niet nog eens komen. Waar een blok nog maar één vrij vakje voor het cijfer heeft, komt het daar.
scanning-cages = Begin met de kooien die de minste keus laten: een groot verschil, een product met weinig delers, een heel kleine of heel grote som. Moet een kooi die in één rij of kolom ligt een cijfer bevatten, dan kan het in de rest van die lijn niet staan.
an-example = Een voorbeeld
example =
    Waar komt de { $digit } in het grijze blok? { $others-count ->
        [one] Er staat al een { $digit } in { $others }. De rij en de kolom daarvan blokkeren
       *[other] Er staat al een { $digit } in { $others }. De rijen en kolommen daarvan blokkeren
    } elk leeg vakje van het blok op één na: { $cell }, met een { $mark ->
        [query] vraagteken
       *[ring] kringetje
    } gemerkt. Daar komt de { $digit }.
cell-long = rij { $row }, kolom { $column }
pencil = Hoe het verdergaat
pencil-marks = Als je op het eerste gezicht geen cijfer meer vindt, schrijf dan met potlood klein in elk vakje de kandidaten: de cijfers die er nog kunnen komen. Een vakje met één kandidaat is opgelost, net als een cijfer dat in een rij, kolom of blok maar één plaats heeft. Streep kandidaten door terwijl je vakjes invult, en kijk opnieuw: elk gevonden cijfer maakt de weg vrij voor andere.
strip-is = De strook bij elke puzzel somt de tekens op. Wie een teken afvinkt zodra het compleet is, ziet wat er nog ontbreekt.
single-sums = Deze sommen laten maar één verzameling cijfers toe, naar het aantal vakjes van de kooi:
single-products = Deze producten van twee verschillende cijfers laten maar één paar toe, naar de grootte van het diagram:
kids-how-to = Zo speel je
kids-fill = Sommige vakjes zijn leeg. Schrijf in elk vakje een cijfer.
kids-size = { $side } × { $side }: gebruik de cijfers { $first } tot en met { $last }.
kids-row = In elke rij staat elk cijfer één keer.
kids-column = In elke kolom ook.
kids-box = En in elk blok met dikke lijnen staat elk cijfer één keer.
kids-example =
    Waar hoort de { $digit } in het grijze blok? Kijk naar elke { $digit } erbuiten. Zijn rij en zijn kolom zijn
    bezet. Er blijft één vakje over: dat met { $mark ->
        [query] het vraagteken
       *[ring] de ring
    }!
kids-start = Een goed begin: een rij, een kolom of een blok met maar één leeg vakje. Welk cijfer ontbreekt?
kids-fill-own = Sommige vakjes zijn leeg. In elk vakje hoort iets uit de strook bij de puzzel.
kids-row-own = In elke rij staat alles één keer.
kids-column-own = In elke kolom ook.
kids-box-own = En in elk blok met dikke lijnen ook.
kids-start-own = Een goed begin: een rij, een kolom of een blok met maar één leeg vakje. Wat ontbreekt daar?
child-missing = Wat ontbreekt er in de grijze rij? { $missing }.
child-taken =
    Er staat al een { $digit } in { $by ->
        [column] de kolom
       *[box] het blok
    } van het vraagteken.
child-fits = Dus daar past alleen de { $digit }!

## Hints
hints-are = Zit je vast? Elke hint zegt waar je moet kijken, of noemt een patroon en zegt waar het is; de rest is aan jou. Hoort een hint bij een later punt in de puzzel, dan laat het aantal lege vakjes zien hoe ver je al zou moeten zijn.
hints-left-out = Een puzzel die hier niet staat, heeft geen hint nodig: vraag je bij elk cijfer af waar het in elke rij, elke kolom en elk blok kan staan.
with-open =
    { $count ->
        [one] Met nog één leeg vakje: { LOW($hint) }
       *[other] Met nog { $count } lege vakjes: { LOW($hint) }
    }
hint-full-house = Welk cijfer ontbreekt nog { $house-in }?
hint-single = Waar kan de { $digit } { $house-in } staan?
hint-naked-single = Welk cijfer blijft over voor { $cell }?
hint-cage = Welke cijfers kunnen de kooi van { $sum } bij { $cell } vullen?
hint-number = Welke cijfers geven het getal { $number } in de kooi bij { $cell }?

## Colofon
made-with = Gemaakt met gridpress { $version }, revisie { $engine } van de generator, uit de startwaarde { $seed }.
made-again = Dezelfde versie maakt uit dezelfde startwaarde en dezelfde onderdelen weer dezelfde puzzels.
set-in = Gezet uit de { $fonts }.
isbn = ISBN { $isbn }

## De uitgave op het web
web-title = Sudoku { $number }
web-difficulty = Moeilijkheid: { $stars } van { $most }
web-grid = Sudokudiagram, { $rows } bij { $columns }
web-given = gegeven { $digit }
web-own = ingevuld { $digit }
web-shown = { $digit } uit de oplossing
web-empty = leeg
web-marks = notities { $digits }
web-centre-marks = notities in het midden { $digits }
web-colour-of = kleur { $number }
web-wrong = fout
web-clash = in strijd
web-cage = kooi van { $sum } bij { $cell }
web-number = kooi { $number } bij { $cell }
web-area-grid = diagram { $number }
web-near = Eén diagram vergroten
web-sums = Sommen
web-no-cage = Kies een vakje van een kooi om te zien hoe die gevuld kan worden.
web-pad = Cijfers
web-key = { $digit }, nog te plaatsen: { $count }
web-edit = Invullen
web-digit = Cijfer
web-corner = Notities
web-centre = Midden
web-colour = Kleur
web-erase = Wissen
web-undo = Ongedaan
web-redo = Opnieuw
web-pause = Pauze
web-paused = Gepauzeerd
web-resume = Verder
web-help = Hulp
web-menu = Menu
web-all-marks = Alle notities invullen
web-next-cell = Waar staat het volgende cijfer?
web-check = Controleren
web-hint = Hint
web-show = Oplossing
web-share = Resultaat delen
web-statistics = Statistieken
web-settings = Instellingen
web-rules = Regels
web-keys = Toetsenbord
web-print = Afdrukken
web-again = Overnieuw
web-no-mistakes = Tot nu toe geen fouten.
web-mistakes = Foute vakjes: { $count }. Ze zijn gemarkeerd.
web-mistakes-first = Een hint helpt pas als alles wat is ingevuld klopt. De foute vakjes zijn gemarkeerd.
web-no-clashes = Tot nu toe is niets in strijd met de regels.
web-clashes = Vakjes in strijd met elkaar: { $count }. Ze zijn gemarkeerd.
web-more = Meer
web-do = Uitvoeren
web-next-in = Het volgende cijfer is te vinden in { $cell }.
web-close = Sluiten
web-beyond = Vanaf hier leidt geen patroon verder. { $cell } is { $digit }.
web-ask-show = De hele oplossing tonen? Daarmee eindigt het spel.
web-ask-again = Overnieuw beginnen? Alle cijfers en notities gaan verloren.
web-cancel = Annuleren
web-won = Opgelost!
web-won-in = Je tijd: { $time }
web-with-help = met hulp
web-without-help = zonder hulp
web-replay = Terugkijken
web-move = Zet { $number } van { $count }
web-path = Weg naar de oplossing
web-another = Nog een puzzel
web-another-busy = Er wordt een puzzel van dezelfde soort en hetzelfde niveau gemaakt …
web-another-failed = Er kon geen andere puzzel worden gemaakt.
web-progress = Meenemen
web-progress-of-link = De link opent dit spel, zoals het nu is, in een andere browser.
web-progress-of-file = Een bestand bevat alle spellen, tijden en instellingen.
web-progress-link = Link kopiëren
web-progress-file = Bestand opslaan
web-progress-open = Bestand openen
web-progress-none = De link bevat geen spel van deze puzzel.
web-progress-ask = Verdergaan met het spel van de link? Het spel in deze browser gaat verloren.
web-progress-take = Verdergaan
web-progress-read = Gelezen spellen: { $count }. Van twee spellen van een puzzel blijft het verst gespeelde.
web-progress-no-file = Dit bestand bevat geen spellen.
previous-path = De vorige puzzel, stap voor stap
path-of = Nr. { $number }, stap voor stap
web-copied = Gekopieerd
web-copy = Kopieer deze tekst
web-revealed = Dit is de oplossing.
web-not-yet = Het diagram is vol, maar er klopt nog iets niet.
web-none-won = In deze browser is nog geen puzzel opgelost.
web-streak = Dagen op rij: { $count }
web-longest = Meeste dagen op rij: { $count }
web-level = Niveau
web-solved = Opgelost
web-best = Beste
web-mean = Gemiddeld
web-times = De tijden zijn die van spellen zonder hulp.
web-set-check = Tijdens het invullen nakijken
web-check-none = Niets
web-check-clashes = Strijdigheden
web-check-mistakes = Fouten
web-set-look = Kleuren
web-look-system = Zoals dit apparaat
web-look-light = Licht
web-look-dark = Donker
web-set-clock = Klok tonen
web-set-peers = Rij, kolom en blok kleuren
web-set-same = Gelijke cijfers kleuren
web-set-tidy = Notities wissen die een cijfer uitsluit
web-set-auto = Altijd alle kandidaten tonen
web-set-first = Eerst het cijfer kiezen, dan de vakjes
web-set-letters = Letters voor de linkerhand: Q W E, A S D, Z X C zijn 1 tot 9
web-set-paint = Vakjes inkleuren
web-set-left = Cijfers links
web-set-print = Mijn cijfers en notities afdrukken
web-keys-move = Met de pijltjestoetsen ga je door het diagram.
web-keys-several = Met Shift of Ctrl kiezen ze meer vakjes; Ctrl+A kiest ze allemaal, Escape maar één. Dubbelklikken selecteert alle gelijke cijfers.
web-keys-fill = Cijfers en letters vullen een vakje, Backspace wist.
web-keys-marks = Met Shift worden het notities, met Ctrl of Alt notities in het midden. De spatiebalk wisselt ertussen.
web-keys-back = Ctrl+Z maakt ongedaan, Ctrl+Y doet het opnieuw.
web-keys-more = { $pause } zet de klok stil, { $all } vult alle notities in, een vraagteken toont deze toetsen.
web-keys-hint = { $hint } vraagt om een hint, { $next } alleen om het vakje van het volgende cijfer.
web-hint-names = In hints is { $cell } het vakje in rij { $row } en kolom { $column }.
web-signs = Een hint arceert het huis en omlijst het patroon. Een stippelring staat om cijfers die een cijfer uitsluiten, een hele ring om het cijfer dat je invult; wat niet kan, is doorgestreept.
web-before = Vorige dag
web-after = Volgende dag
web-archive = Alle puzzels
web-earlier = Vorige maand
web-later = Volgende maand
web-begun = Begonnen
web-kept = Het spel wordt in deze browser bewaard.
web-no-script = Om hier te spelen moet de browser JavaScript toestaan. Afdrukken kan de puzzel ook zonder.

## Hoofdstukken over technieken en oplossingen
about-techniques = De technieken die je voor dit boek nodig hebt, van de makkelijkste tot de moeilijkste, elk met een voorbeeld. Geen van de voorbeelden is een puzzel uit dit boek.
about-walkthroughs =
    Enkele puzzels uit dit boek { $end ->
        [trial] van het begin tot waar de technieken reiken
       *[solved] van begin tot eind
    }, steeds met de makkelijkst mogelijke stap. Bij elke single staat
    het vakje, en de rij, de kolom of het blok waar het cijfer geen andere plaats heeft; ‘alleen’
    betekent dat het de enige kandidaat van het vakje is.
naming = R4K7 is het vakje in rij 4, kolom 7. De blokken worden van links naar rechts en van boven naar beneden geteld.
diagrams =
    In de figuren { $told ->
        [greys] zijn zwarte cijfers gegeven, en grijze
       *[weights] zijn vette cijfers gegeven, en lichte
    } werden onderweg gevonden. De kleine cijfers zijn kandidaten: wat nog in een vakje kan. { $told ->
        [greys] De kandidaten van een patroon zijn zwart
       *[weights] De kandidaten van een patroon zijn vet
    } en de vakjes ervan grijs; een donkerder grijs geeft vakjes met een andere rol aan, het lichtste de betrokken rijen,
    kolommen en blokken. Doorgestreepte kandidaten vallen weg. Een omcirkelde kandidaat wordt ingevuld.
excerpts = Sommige figuren tonen alleen de blokken waar een stap over gaat; de getallen aan de rand zijn die van de rijen en kolommen.
chains = Grijze schijfjes en kleine vierkantjes zijn de twee kanten van een kleuring of keten: de ene is goed, de andere fout. Een doorgetrokken lijn verbindt twee kandidaten waarvan er minstens één goed is, een gestippelde twee die niet allebei goed zijn.
houses-are = Een lijn is een rij of kolom. Een huis is een lijn, een blok of een andere groep vakjes waarin elk cijfer één keer moet staan.
sees = Twee vakjes zien elkaar als ze niet hetzelfde cijfer kunnen bevatten: omdat ze in één rij, kolom of blok liggen, of omdat een andere regel het verbiedt.
how-to-solve = Zo los je puzzel { $number } op
how-to-solve-of = Zo los je de puzzel van { $date } op
start = Het begin
step = Stap { $number }: { $technique }
steps = Stappen { $first } tot en met { $last }: { $technique }
singles = De singles
alone = alleen
first-singles = Eerst de singles: { $singles }.
then-singles = Dan { $singles }.
singles-finish = Vanaf hier maken singles de puzzel af.
only-singles = Meer dan deze singles is niet nodig.
stuck = Hier houden de technieken van dit boek op, en alleen met uitproberen kom je verder: neem een vakje met twee kandidaten, neem aan dat de ene goed is, en ga door tot het diagram vol is of je op een tegenspraak stuit. Dan is de andere goed.

## Vakjes en huizen
cell = R{ $row }K{ $column }
house-row =
    { $form ->
        [in] in rij { $number }
        [of] van rij { $number }
       *[is] rij { $number }
    }
house-column =
    { $form ->
        [in] in kolom { $number }
        [of] van kolom { $number }
       *[is] kolom { $number }
    }
house-box =
    { $form ->
        [in] in blok { $number }
        [of] van blok { $number }
       *[is] blok { $number }
    }
house-region =
    { $form ->
        [in] in het gebied van { $cell }
        [of] van het gebied van { $cell }
       *[is] het gebied van { $cell }
    }
house-falling =
    { $form ->
        [in] op de dalende diagonaal
        [of] van de dalende diagonaal
       *[is] de dalende diagonaal
    }
house-rising =
    { $form ->
        [in] op de stijgende diagonaal
        [of] van de stijgende diagonaal
       *[is] de stijgende diagonaal
    }
house-window =
    { $form ->
        [in] in venster { $number }
        [of] van venster { $number }
       *[is] venster { $number }
    }
house-asterisk =
    { $form ->
        [in] in de ster
        [of] van de ster
       *[is] de ster
    }
house-center-dot =
    { $form ->
        [in] in de vakjes met een stip
        [of] van de vakjes met een stip
       *[is] de vakjes met een stip
    }
house-girandola =
    { $form ->
        [in] in de Girandola
        [of] van de Girandola
       *[is] de Girandola
    }
house-place =
    { $form ->
        [in] in de vakjes op plaats { $number } van de blokken
        [of] van de vakjes op plaats { $number } van de blokken
       *[is] de vakjes op plaats { $number } van de blokken
    }
house-rows =
    { $form ->
        [in] in de rijen { $numbers }
        [of] van de rijen { $numbers }
       *[is] de rijen { $numbers }
    }
house-columns =
    { $form ->
        [in] in de kolommen { $numbers }
        [of] van de kolommen { $numbers }
       *[is] de kolommen { $numbers }
    }

## Waar te kijken
look-house = Kijk { $house-in }.
look-cage = Kijk naar de kooi van { $sum } bij { $cell }.
look-number = Kijk naar de kooi { $number } bij { $cell }.
look-digit = Kijk naar de plaatsen voor de { $digit }.
look-cells = Kijk naar { $cells }.

## Wat er is
there-in-house = Er is { $technique-there } { $house-in }.
there-single = { CAP($house-in) } is de { $digit } { $technique-there }.
there-at-cells = Er is { $technique-there } bij { $cells }.
there-at-cage = Er is { $technique-there } in de kooi van { $sum } bij { $cell }.
there-at-number = Er is { $technique-there } in de kooi { $number } bij { $cell }.
there-on-digit = Er is { $technique-there } met de { $digit }.
there-on-digit-in = Er is { $technique-there } met de { $digit } { $houses-in }.
there-pointing = De plaatsen voor de { $digit } { $house-in } liggen allemaal { $cover-in }.
there-pointing-away = De plaatsen voor de { $digit } { $house-in } zien allemaal dezelfde andere vakjes.
there-claiming = De plaatsen voor de { $digit } { $house-in } liggen allemaal { $cover-in } (opeising).

## Wat eruit volgt
is = { $cell } = { $digit }
so = Dus { $places }.
removed = { $digits } uit { $cells }
remove = Streep door: { $removed }.
joint = { "; " }
brief-last = { $outcome } (laatste vakje { $house-of })
brief-only = { $outcome } (enige plaats { $house-in })
brief-alone = { $outcome } (enige cijfer dat daar nog kan)
brief-remove = streep door: { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Waarom: enkelingen, gebonden kandidaten, verzamelingen
why-full-house = { CAP($house-in) } is { $cell } het enige lege vakje, en alleen de { $digit } ontbreekt.
why-naked-single = Elk cijfer behalve { $digit } is uitgesloten in { $cell }.
why-hidden-single = { CAP($house-in) } kan geen vakje behalve { $cell } de { $digit } bevatten.
why-locked = { CAP($house-in) } kan de { $digit } alleen in { $cells-or }, en die vakjes liggen ook { $cover-in }. Een daarvan bevat dus de { $digit } { $cover-of }, en geen ander vakje { $cover-of } kan { $digit } zijn.
why-locked-away = { CAP($house-in) } kan de { $digit } alleen in { $cells-or }. Waar hij ook komt, geen vakje dat ze allemaal ziet, kan { $digit } zijn.
why-naked-subset = { $cells } hebben samen alleen nog { $digits } en krijgen er elk één. Dus geen ander vakje { $house-of } kan { $digits-or } zijn.
why-naked-subset-away = { $cells } hebben samen alleen nog { $digits } en krijgen er elk één. Dus geen ander vakje dat al hun plaatsen voor een van deze cijfers ziet, kan dat cijfer bevatten.
why-hidden-subset = { CAP($house-in) } kunnen { $digits } alleen in { $cells }, één in elk. Deze vakjes kunnen dus geen ander cijfer bevatten.
why-mark-pair = { $relation } Sommige kandidaten zouden het andere vakje geen cijfer laten.
why-line-number = { $relation } Sommige kandidaten maken dat onmogelijk, wat er ook in de andere vakjes staat.
why-line-filling = { $relation } Omdat vakjes die elkaar zien moeten verschillen, laat geen overgebleven manier de volgende kandidaten toe.
why-mark-room =
    Met { $digit } in { $cell } zouden { $cells } { $digits-count ->
        [0] geen cijfer meer hebben.
       *[other] samen alleen nog { $digits } hebben, te weinig voor allemaal.
    }
why-mark-house = { CAP($house-in) } kan de { $digit } alleen in { $cells-or }. Waar hij ook komt, hij sluit dezelfde kandidaten uit.
relation-consecutive = { $cells } moeten 1 verschillen.
relation-not-consecutive = { $cells } mogen niet 1 verschillen.
relation-double = Van { $cells } moet het ene het dubbele van het andere zijn.
relation-no-dot = { $cells } mogen niet 1 verschillen, en geen van beide mag het dubbele van het andere zijn.
relation-less = { $less } moet kleiner zijn dan { $greater }.
relation-sum = { $cells } moeten samen { $value } zijn.
relation-no-sum = { $cells } mogen samen niet 5 of 10 zijn.
relation-same = { $cells } moeten gelijk zijn.
relation-below = { $less } moet minstens { $by } kleiner zijn dan { $greater }.
relation-apart = { $cells } moeten minstens { $by } verschillen.
relation-within = { $cells } moeten verschillen, maar hoogstens { $by }.
relation-thermo = Langs { $cells } moeten de cijfers oplopen.
relation-palindrome = { $cells } moeten van beide kanten hetzelfde te lezen zijn.
relation-renban = { $cells } moeten opeenvolgende cijfers bevatten, in willekeurige volgorde.
relation-whispers = Langs { $cells } moet elk cijfer minstens { $by } van het volgende verschillen.
relation-arrow = { $rest } moeten samen het cijfer in { $first } zijn.
relation-quadruple = { $cells } moeten { $digits } bevatten.
relation-between = { $inner } moeten tussen de cijfers in { $ends } liggen.
relation-sandwich = Van { $first } tot en met { $last } moeten de cijfers tussen de 1 en de { $high } samen { $value } zijn.
relation-skyscraper = Van { $first } tot en met { $last } moet het aantal cijfers dat groter is dan alle vorige, het eerste meegeteld, { $value } zijn.
relation-x-sum = Van { $first } tot en met { $last } moeten de eerste X cijfers samen { $value } zijn, waarbij X het eerste ervan is.
relation-odd = { $cells } moet oneven zijn.
relation-even = { $cells } moet even zijn.
why-cage = De cijfers van de kooi bij { $cell } zijn verschillend en samen { $sum }. Geen overgebleven manier om { $sum } te maken laat de volgende kandidaten toe.
why-cage-sets = De kooi van { $sum } bij { $cell } kan alleen { $sets-or } zijn.
why-cage-claiming = De cijfers van de kooi bij { $cell } zijn verschillend en samen { $sum }, en elke overgebleven manier bevat de { $digit }. In de kooi kan die alleen hier staan: { $places }.
why-number = Geen overgebleven manier om { $number } te maken in de kooi bij { $cell } laat de volgende kandidaten toe.
why-number-sets = In de kooi { $number } bij { $cell } passen alleen { $digits }.
why-number-claiming = Elke overgebleven manier om { $number } te maken in de kooi bij { $cell } bevat de { $digit }. In de kooi kan die alleen hier staan: { $places }.
why-innie = De som { $houses-of } is { $whole }, en de kooien die er helemaal in liggen zijn samen { $cages }. Dan blijft er { $sum } over voor { $cells }.
why-innies = De som { $houses-of } is { $whole }, en de kooien die er helemaal in liggen zijn samen { $cages }. Dus moeten { $cells } de overige { $sum } leveren, zonder een cijfer te herhalen. Geen overgebleven manier om { $sum } te maken laat de volgende kandidaten toe.
why-outie = De som { $houses-of } is { $whole }, en de kooien die erin reiken zijn samen { $cages }. Het verschil, { $sum }, staat in { $cells }, daarbuiten.
why-outies = De som { $houses-of } is { $whole }, en de kooien die erin reiken zijn samen { $cages }. Het verschil, { $sum }, wordt verdeeld over { $cells }, daarbuiten. Geen overgebleven manier om { $sum } te maken laat de volgende kandidaten toe.
why-house-combination = In { $cells } zijn alle cijfers verschillend, en elke kooi moet haar getal geven. Geen enkele mogelijkheid om ze samen te vullen laat de volgende kandidaten toe.
why-cage-overlap = Sommige kooien hebben alleen deze plaatsen voor { $digit }, en die liggen in evenveel rijen, kolommen of blokken: { $cells }. Elk van die kooien heeft een { $digit } nodig, dus elders in die huizen staat er geen.
why-cage-overlap-houses = Sommige rijen, kolommen of blokken hebben alleen deze plaatsen voor { $digit }, en die liggen in evenveel kooien: { $cells }. Dus elders in die kooien staat geen { $digit }.
cages-involved = Betrokken kooien: { $cages }.
chain-from-cage = Als { $off } niet { $digit } is, dan is { $on } de { $other } (elke vulling van hun kooi heeft een van beide)
chain-cage = { $off } is niet { $digit }, dus { $on } is { $other } (elke vulling van hun kooi heeft een van beide)

## Waarom: vissen
why-fish = { CAP($houses-in) } liggen alle plaatsen voor de { $digit } { $cover-in }. Dus krijgen { $cover } daarvandaan hun { $digit }, en geen ander vakje { $cover-of } kan { $digit } zijn.
why-finned-fish = { CAP($houses-in) } liggen alle plaatsen voor de { $digit } { $cover-in }, of anders in { $fins-or }. Komt hij in { $fins-or }, dan is hij uitgesloten in { $gone }. Zo niet, dan krijgen { $cover } daarvandaan hun { $digit }, en geen ander vakje { $cover-of } kan { $digit } zijn. In beide gevallen is de { $digit } uitgesloten in { $gone }.

## Waarom: vleugels
why-xy-wing = { $cell } is { $digits-or }: is het { $one }, dan is { $first } de { $digit }; is het { $two }, dan is { $second } de { $digit }. Dus staat de { $digit } in { $ends-or }, en geen vakje dat ze allemaal ziet, kan { $digit } zijn.
why-xyz-wing = { $cell } is { $digits-or }: is het { $one }, dan is { $first } de { $digit }; is het { $two }, dan is { $second } de { $digit }; is het geen van beide, dan is het zelf { $digit }. Dus staat de { $digit } in { $ends-or }, en geen vakje dat ze allemaal ziet, kan { $digit } zijn.
why-wxyz-wing = { $cells } hebben samen alleen nog { $digits }, en elk van deze cijfers behalve { $digit } past in hoogstens één van de vier. Dus moet een ervan { $digit } zijn: { $ends-or }. Geen vakje dat ze allemaal ziet, kan { $digit } zijn.
why-w-wing = { $cells } hebben alleen nog { $digits }. { CAP($house-in) } komt de { $digit } in { $one } of { $two }: { $one } ziet { $first }, en { $two } ziet { $second }. Dus zijn { $first } en { $second } niet allebei { $digit }. Een ervan is { $other }, en geen vakje dat beide ziet, kan { $other } zijn.

## Waarom: rechthoeken
why-rectangle = Bleven in { $cells } alleen { $digits } over, dan konden die worden verwisseld en had de puzzel twee oplossingen.
why-rectangle-1 = De andere hoeken hebben geen andere cijfers, dus { $cell } moet er een hebben: het is { $one } noch { $two }.
why-rectangle-2 = Om dat te voorkomen moet { $cells-or } de { $digit } zijn, en geen vakje dat ze allemaal ziet, kan { $digit } zijn.
why-rectangle-3 = Om dat te voorkomen moet { $roof-or } een van deze zijn: { $others-or }. Dat vakje en { $cells } krijgen dan de cijfers { $digits } { $house-in }, en geen ander vakje { $house-of } kan een daarvan zijn.
why-rectangle-4 = { CAP($house-in) } kunnen alleen { $cells } de { $digit } bevatten, dus een ervan is { $digit }. Was de andere { $other }, dan bleven in de vier alleen deze twee cijfers over.
why-hidden-rectangle = { CAP($house-in) } en { $cover-in } heeft de { $digit } geen plaats buiten de vier. Was { $cell } de { $other }, dan waren { $first } en { $second } de { $digit }, en { $last }, dat geen andere cijfers heeft, was { $other }: precies wat niet mag.
why-bug = Alle lege vakjes hebben nog twee kandidaten, alleen { $cell } heeft { $digits }. Zonder de { $digit } daar zou elk cijfer in elke rij, kolom en blok twee plaatsen hebben of geen, en zou de puzzel niet precies één oplossing kunnen hebben.

## Waarom: paren van plaatsen, kleuren
why-remote-pair = Deze vakjes hebben alleen nog { $digits }, en vakjes die elkaar zien, moeten verschillen. Dus bevatten { $first } het ene cijfer en { $second } het andere. Een vakje dat een van de eerste en een van de tweede ziet, ziet beide cijfers: { $digits }.
why-turbot-fish = De { $digit } komt { $house-in } in { $first-or }, en { $cover-in } in { $second-or }. { $near } zien elkaar, dus zijn ze niet allebei { $digit }: { $far-or } is { $digit }, en geen vakje dat deze beide ziet, kan { $digit } zijn.
why-empty-rectangle = { CAP($house-in) } komt de { $digit } in { $near } of { $far }. Is { $near } de { $digit }, dan staat hij { $block-in } niet in { $lost } maar in { $kept-or }, en is hij uitgesloten in { $gone }. Is { $far } de { $digit }, dan is hij daar ook uitgesloten.
why-colours-wrong = Huizen met twee plaatsen voor de { $digit } verbinden deze vakjes tot twee groepen: { $first }, en daartegenover { $second }. Alle van de ene groep zijn { $digit }, en geen van de andere. Maar { $one } en { $two }, uit één groep, zien elkaar, dus is die groep fout.
why-colours-seen = Huizen met twee plaatsen voor de { $digit } verbinden deze vakjes tot twee groepen: { $first }, en daartegenover { $second }. Alle van de ene groep zijn { $digit }, en geen van de andere. Een vakje dat er van elk een ziet, kan niet { $digit } zijn.
why-groups = Huizen met twee plaatsen voor de { $digit } verbinden vakjes tot groepen: { $first } tegen { $second }, en { $third } tegen { $fourth }. Of alle vakjes van een groep zijn { $digit }, of alle vakjes van de tegengroep.
why-group-sees-two = { $one } ziet { $two }, en { $three } ziet { $four }. Dus sluiten { $one } en zijn groep twee groepen uit waarvan er één { $digit } is, en kunnen ze zelf niet { $digit } zijn.
why-groups-meet = { $one } ziet { $two }, dus zijn hun groepen niet allebei { $digit }, en een van de tegengroepen wel. Een vakje dat een van { $first } en een van { $second } ziet, kan niet { $digit } zijn.

## Waarom: bijna gebonden verzamelingen
set = { $cells } ({ $digits })
why-als-xz = Twee verzamelingen hebben elk één cijfer meer dan vakjes: { $one }, en { $two }. Maar één ervan kan de { $digit } bevatten, want zijn plaatsen in beide zien elkaar. De andere mist de { $digit } en bevat dus al haar overige cijfers, waaronder { $digits }. Geen vakje dat alle plaatsen in beide verzamelingen ziet, kan { $digits-or } zijn.
why-als-xz-double = Twee verzamelingen hebben elk één cijfer meer dan vakjes: { $one }, en { $two }. Elk van { $digits } past maar in één ervan, want zijn plaatsen in beide zien elkaar. Elke verzameling mist er dus een van en bevat al het andere: een vakje dat alle plaatsen van een ander cijfer in een verzameling ziet, of alle plaatsen van { $digits-or } in beide, kan het niet bevatten.
why-als-xy-wing = Drie verzamelingen hebben elk één cijfer meer dan vakjes: { $one }; { $two }; { $three }. De middelste bevat { $digit } of { $other }. Is het { $digit }, dan kunnen { $first } die niet hebben en moeten ze { $digits } bevatten; is het { $other }, dan kunnen { $last } die niet hebben en moeten ze { $digits } bevatten. Geen vakje dat alle plaatsen van { $digits-or } in beide ziet, kan { $digits-or } zijn.
why-stem = { $cell } is { $digits-or }.
why-petal = Is het { $digit }, dan mist { $set } dat cijfer en staan daar alle andere, waaronder { $digits }.
why-petals = Elk van deze verzamelingen heeft één cijfer meer dan vakjes. Dus kan een vakje dat alle plaatsen van { $digits-or } in allemaal ziet, niet { $digits-or } zijn.
why-sue-de-coq = { $cells } hebben samen { $count } cijfers, namelijk { $digits }, en geen ervan past er twee keer in. Elk vakje krijgt er dus één, en alle worden hier verbruikt: de cijfers { $first } { $house-in }, en de cijfers { $second } { $cover-in }. Geen ander vakje daar kan ze bevatten.

## Waarom: ketens
chain-from-cell = Als { $cell } niet { $digit } is, dan is { $cell } de { $other }
chain-from-place =
    { $off-count ->
        [1] Als { $off } niet { $digit } is
       *[other] Als geen van { $off } de { $digit } is
    }, dan is { $on-or } de { $digit } (de enige andere plaats { $house-in })
chain-cell = { $cell } is niet { $digit } maar { $other }
chain-place =
    { $off-count ->
        [1] { $off } is niet { $digit }
       *[other] geen van { $off } is { $digit }
    }, dus is { $on-or } de { $digit } (de enige andere plaats { $house-in })
chain-joint = { "; " }
chain-same = Dus is { $cells-or } hoe dan ook { $digit }, en wat dat uitsluit, valt weg.
chain-ends = Dus is { $first-or } de { $digit }, of is { $second-or } de { $other }, en wat beide uitsluiten, valt weg.
chain-loop = Dus is { $first-or } de { $digit }, of is { $second-or } de { $other }. Deze twee sluiten ook elkaar uit, waarmee de keten een kring wordt: van elke twee buren is er één goed, en wat beide uitsluiten, valt weg.
branches-cell = { $cell } is { $digits-or }.
branches-house = { CAP($house-in) } komt de { $digit } in { $cells-or }.
branch-at-once = Is { $cells-or } de { $digit }, dan zijn de volgende kandidaten meteen uitgesloten.
branch-chain = Is { $cells-or } de { $digit }, dan: { $links }.
branch-net = Is { $cells-or } de { $digit }, dan volgen na elkaar { $placed }.
branches-end = In elk geval zijn de volgende kandidaten uitgesloten.
placed = { $cell } = { $digit }
why-net = Stel dat { $cells-or } de { $digit } is. Dan volgen na elkaar { $placed }. Zo blijft er een vakje zonder cijfer over, of een cijfer zonder plaats. Dus is { $cells-or } niet { $digit }.
why-net-at-once = Stel dat { $cells-or } de { $digit } is. Zo blijft er een vakje zonder cijfer over, of een cijfer zonder plaats. Dus is { $cells-or } niet { $digit }.

## Wat er onderweg van een puzzel wordt gezegd
explain-solved = Opgelost. Moeilijkste techniek: { $technique }. Punten: { $score }.
explain-done = Er is niets meer te vinden.
explain-stuck =
    De logica komt niet verder: { $count ->
        [one] één vakje blijft leeg
       *[other] { $count } vakjes blijven leeg
    }. Punten: { $score }.
explain-all =
    { $count ->
        [one] 1 stap.
       *[other] { $count } stappen.
    }
hint-stuck = De logica komt niet verder.
hint-trial = Vanaf daar helpt alleen uitproberen.
verdict-none = Geen oplossing.
verdict-several = Meer dan één oplossing: er ontbreken cijfers.
verdict-unsettled = Onbeslist: het zoeken zou te lang hebben geduurd.
verdict-full = Het diagram is vol, en elk cijfer klopt.
givens-none = De gegeven cijfers hebben geen oplossing.
givens-several = De gegeven cijfers hebben meer dan één oplossing.
wrong-digits = Fout: { $placed }.
no-digit-fits = Geen cijfer past in { $cell }.
wrong-alone = Zonder { $placed } is er precies één oplossing.
wrong-among = Als er maar één cijfer fout is, dan { $placed-or }.
wrong-together = Samen laten deze geen oplossing over: { $placed }.
wrong-marks = Het juiste cijfer is doorgestreept in { $cells }.
clash-house = { CAP($house-in) } staat de { $digit } in { $cells }.
clash-pair = { $cells } zien elkaar, en in beide staat de { $digit }.
clash-sum = De kooi van { $sum } bij { $cell } komt op { $total }.
clash-number = De cijfers in de kooi { $number } bij { $cell } geven niet het juiste getal.

## Technieken: de naam, dezelfde achter ‘Er is’, en een alinea die haar uitlegt
technique-full-house = Laatste vakje
technique-full-house-there = een laatste vakje
technique-full-house-teach = Heeft een rij, kolom of blok nog maar één leeg vakje, loop dan de cijfers na: het ontbrekende komt daar. Het is de makkelijkste stap van allemaal, en tegen het eind van een puzzel doet hij zich vanzelf voor. Kijk na elk cijfer dat je opschrijft even naar de rij, de kolom en het blok ervan: misschien heeft een daarvan nu nog maar één gat.

technique-hidden-single-box = Verborgen single in een blok
technique-hidden-single-box-there = een verborgen single
technique-hidden-single-box-teach = Neem een cijfer en een blok waarin het ontbreekt. Elke rij en elke kolom die het cijfer al heeft, sluit het uit in de vakjes waar ze het blok kruist. Blijft er één vakje over, dan komt het cijfer daar, wat er anders ook in zou kunnen. De meeste makkelijke puzzels zijn bijna helemaal zo op te lossen: loop de cijfers een voor een na, de meest voorkomende eerst.

technique-hidden-single-line = Verborgen single in een lijn
technique-hidden-single-line-there = een verborgen single
technique-hidden-single-line-teach = Neem een rij of kolom en een cijfer dat daarin ontbreekt. Streep de vakjes weg waar het cijfer niet kan: de ingevulde, die waarvan het blok het al heeft, en die waarvan de kruisende lijn het al heeft. Blijft er één vakje over, dan komt het cijfer daar. Lijnen zijn lastiger te overzien dan blokken; begin met de lijnen die bijna vol zijn.

technique-naked-single = Naakte single
technique-naked-single-there = een naakte single
technique-naked-single-teach = Kijk naar één vakje en tel wat het ziet: de cijfers in zijn rij, zijn kolom en zijn blok. Staan daar alle cijfers op één na, dan komt het ontbrekende in het vakje. Zo’n vakje valt niet op, want de cijfers die de andere uitsluiten, liggen verspreid. Zoek waar een volle rij een volle kolom of een vol blok kruist. Met potloodnotities is het een vakje met één notitie.

technique-pointing = Wijzende kandidaten
technique-pointing-there = een stel wijzende kandidaten
technique-pointing-teach = Stel dat alle plaatsen voor een cijfer in een blok in één rij of kolom liggen. Welke ook de goede is, de lijn krijgt haar cijfer binnen het blok. Het kan dus worden doorgestreept in de rest van de lijn, buiten het blok. De twee of drie plaatsen wijzen langs de lijn. Vaak komt zo een single in het volgende blok vrij.

technique-claiming = Opeisende lijn
technique-claiming-there = een opeisende lijn
technique-claiming-teach = Stel dat alle plaatsen voor een cijfer in een rij of kolom in één blok liggen. De lijn heeft het cijfer nodig en kan het alleen daar krijgen, dus eist ze het cijfer van dat blok op: streep het door in de andere vakjes van het blok. Zoek in lijnen met weinig lege vakjes buiten één blok.

technique-naked-pair = Naakt paar
technique-naked-pair-there = een naakt paar
technique-naked-pair-teach = Twee vakjes van een huis hebben dezelfde twee kandidaten en geen andere. In het ene komt het ene cijfer en in het andere het andere; hoe precies, doet er niet toe. Daarmee zijn beide cijfers vergeven, dus streep ze door in alle andere vakjes van het huis. Liggen de twee vakjes behalve in één lijn ook in één blok, doe dat dan in allebei.

technique-hidden-pair = Verborgen paar
technique-hidden-pair-there = een verborgen paar
technique-hidden-pair-teach = Twee cijfers hebben in een huis dezelfde twee plaatsen en geen andere. Dan staan deze twee cijfers in deze twee vakjes, in welke volgorde ook, en vallen alle andere kandidaten daar weg. Het paar zit verborgen tussen die andere notities: zoek naar de cijfers, niet naar de vakjes. Ga van elk cijfer na waar het in het huis kan, en zoek er twee met hetzelfde antwoord.

technique-cage-combination = Kooicombinatie
technique-cage-combination-there = een kooicombinatie
technique-cage-combination-teach = De cijfers van een kooi zijn verschillend en samen de som ervan. Bij sommige sommen past maar één stel cijfers: twee vakjes met som 3 bevatten 1 en 2, twee met som 17 bevatten 8 en 9, drie met som 6 bevatten 1, 2 en 3. Noteer deze cijfers in de kooi en streep alle andere door. Terwijl je vakjes invult, is er voor steeds meer kooien nog maar één stel over.
technique-cage-combination-number-teach = In sommige kooien past maar één stel cijfers. In een diagram van 6 × 6 is een verschil van 5 altijd 1 en 6, en een product van 20 in twee vakjes 4 en 5. Noteer deze cijfers in de kooi en streep alle andere door. Terwijl je vakjes invult, is er voor steeds meer kooien nog maar één stel over.

technique-innie = Innie of outie
technique-innie-there = een innie of outie
technique-innie-teach = Elke rij, elke kolom en elk blok bevat elk cijfer één keer en is in een diagram van 9 × 9 dus samen 45. Tel de kooien op die er helemaal in liggen. Blijft er één vakje over, de innie, dan bevat dat wat er aan 45 ontbreekt. Of tel alle kooien op die erin reiken. Ligt er één vakje buiten, de outie, dan bevat dat wat er te veel is.

technique-cage-claiming = Kooiclaim
technique-cage-claiming-there = een kooiclaim
technique-cage-claiming-teach = Ga na welke stellen cijfers de som van een kooi geven. Een cijfer dat in alle stellen zit, moet in de kooi staan: drie vakjes met som 22 hebben altijd een 9. Liggen al zijn plaatsen in de kooi in één rij, kolom of blok, dan valt het daar weg uit de andere vakjes.
technique-cage-claiming-number-teach = Ga na welke stellen cijfers het getal van een kooi geven. Een cijfer dat in alle stellen zit, moet in de kooi staan: een product van 10 heeft altijd een 5 nodig. Liggen al zijn plaatsen in de kooi in één rij of kolom, dan valt het weg in de rest van die lijn.

technique-cage-sum = Kooisom
technique-cage-sum-there = een kooisom
technique-cage-sum-teach = De cijfers van een kooi zijn verschillend en samen de som ervan, dus zijn maar weinig stellen cijfers mogelijk. Drie vakjes met som 7 bevatten 1, 2 en 4 in willekeurige volgorde. Schrijf de mogelijke stellen op. Een cijfer dat in geen ervan zit, valt weg uit de kooi, net als een cijfer waarbij er voor de andere vakjes geen stel overblijft.
technique-cage-sum-number-teach = Maar weinig stellen cijfers geven het getal van een kooi, en nog minder als er kandidaten weg zijn. Schrijf op hoe de kooi gevuld kan worden; bedenk dat een cijfer niet twee keer in een rij of kolom mag staan. Een kandidaat die in geen van die manieren voorkomt, valt weg.

technique-innies = Innies en outies
technique-innies-there = een groep innies of outies
technique-innies-teach = Elke rij, elke kolom en elk blok heeft een vaste som, 45 in een diagram van 9 × 9. Laten de kooien er twee of meer vakjes van over, dan zijn die samen wat er aan de som ontbreekt, alsof ze zelf een kooi zijn. Zo zijn ook de vakjes waarmee kooien naar buiten steken samen wat er te veel is. Loop de cijfers na die deze som maken, en streep door wat nergens past.

technique-wide-innies = Innies van meerdere huizen
technique-wide-innies-there = een groep innies of outies van meerdere huizen
technique-wide-innies-teach = Twee rijen, kolommen of blokken naast elkaar zijn samen 90, en drie samen 135. Vaak vullen de kooien meerdere huizen op een paar vakjes na, ook waar ze er niet één alleen vullen. Tel de kooien erin op, en de overige vakjes zijn samen de rest. Of tel alle kooien op die erin reiken, en de vakjes erbuiten zijn samen wat er te veel is.
technique-house-combination = Combinaties in een huis
technique-house-combination-there = een combinatie van kooien
technique-house-combination-teach = Kooien die in dezelfde rij, kolom of hetzelfde blok liggen, hebben geen cijfer gemeen. Neemt een kooi van twee vakjes met som 4 de 1 en de 3, dan blijven voor een andere met som 7 alleen 2 en 5 over. De overige vakjes nemen de cijfers die resten. Wat in geen enkele verdeling past, valt weg.
technique-cage-overlap = Overlap van kooien
technique-cage-overlap-there = een overlap van kooien
technique-cage-overlap-teach = Twee kooien hebben hetzelfde cijfer nodig, en alle plaatsen ervoor in beide liggen in dezelfde twee rijen, kolommen of blokken. Dan gebruiken de kooien dat cijfer daar op, en valt het weg uit de andere vakjes van die huizen. Het omgekeerde geldt ook: hebben twee rijen alle plaatsen voor een cijfer in dezelfde twee kooien, dan valt het weg uit de rest van die kooien.
technique-cage-chain = Keten door kooien
technique-cage-chain-there = een keten door kooien
technique-cage-chain-teach = Een wisselketen die ook door kooien loopt. Twee kandidaten van een kooi sluiten elkaar uit als geen enkele vulling beide heeft, en een van de twee is goed als elke vulling er een heeft. De eerste kandidaat van de keten is goed of de laatste; wat beide uitsluiten, valt dus weg.
technique-cage-net = Dwingend net door kooien
technique-cage-net-there = een dwingend net door kooien
technique-cage-net-teach = Stel dat een kandidaat goed is, vul alle singles in die daaruit volgen, en houd voor elke kooi alleen de vullingen over die nog kunnen. Blijft er een vakje zonder cijfers over, of een cijfer zonder plaats, dan was de kandidaat fout. Ook wat bij elke kandidaat van een vakje of elke plaats voor een cijfer in een huis is uitgesloten, valt weg.

technique-naked-triple = Naakt drietal
technique-naked-triple-there = een naakt drietal
technique-naked-triple-teach = Drie vakjes van een huis hebben samen maar drie cijfers. Niet elk vakje hoeft ze alle drie te hebben: 2 en 5, 5 en 8, 2 en 8 vormen ook een drietal. In de drie vakjes komen de drie cijfers, dus raken alle andere vakjes van het huis ze kwijt. Zoek tussen de vakjes met twee of drie kandidaten naar vakjes die het bij dezelfde cijfers houden.

technique-hidden-triple = Verborgen drietal
technique-hidden-triple-there = een verborgen drietal
technique-hidden-triple-teach = Drie cijfers hebben in een huis samen maar drie plaatsen. In die vakjes komen dan die cijfers, en alle andere kandidaten vallen daar weg. Niet elk cijfer hoeft alle drie de plaatsen te hebben. Het drietal vind je het makkelijkst door te tellen: schrijf op waar elk ontbrekend cijfer kan, en zoek er drie die drie plaatsen delen.

technique-naked-quad = Naakt viertal
technique-naked-quad-there = een naakt viertal
technique-naked-quad-teach = Vier vakjes van een huis hebben samen maar vier cijfers, hoe ook verdeeld. In die vakjes komen die cijfers, dus raken de andere vakjes van het huis ze kwijt. Een naakt viertal is het zoeken waard in huizen met veel lege vakjes: probeer eerst de vakjes met de minste kandidaten, en kijk of vier ervan het bij vier cijfers houden.

technique-hidden-quad = Verborgen viertal
technique-hidden-quad-there = een verborgen viertal
technique-hidden-quad-teach = Vier cijfers hebben in een huis samen maar vier plaatsen. In de vier vakjes komen dus de vier cijfers, en alle andere kandidaten vallen daar weg. Het is de grootste groep die in een diagram van 9 × 9 het zoeken waard is, want de andere vakjes zouden altijd een kleinere vormen. Een verborgen viertal is zeldzaam, en goed verstopt tussen de notities eromheen.

technique-x-wing = X-Wing
technique-x-wing-there = een X-Wing
technique-x-wing-teach = Een cijfer heeft in elk van twee rijen twee plaatsen, en die liggen in dezelfde twee kolommen. In de ene rij staat het in de ene kolom, in de andere rij in de andere: hoe dan ook hebben beide kolommen het. Het valt dus weg uit alle andere vakjes van die kolommen. Rijen en kolommen kunnen van rol wisselen. De vier plaatsen zijn de hoeken van een rechthoek.

technique-swordfish = Zwaardvis
technique-swordfish-there = een zwaardvis
technique-swordfish-teach = In drie rijen liggen alle plaatsen voor een cijfer in dezelfde drie kolommen. Bij elke rij hoort een van de kolommen, dus krijgen de drie kolommen hun cijfer van deze rijen en raken ze het overal elders kwijt. Niet elke rij hoeft drie plaatsen te hebben; twee is genoeg. Rijen en kolommen kunnen van rol wisselen. Markeer alle plaatsen voor één cijfer om de zwaardvis te vinden.

technique-xy-wing = XY-Wing
technique-xy-wing-there = een XY-Wing
technique-xy-wing-teach = Neem drie vakjes met elk twee kandidaten. De spil heeft X en Y. De spil ziet twee vleugels: een met X en Z, een met Y en Z. Is de spil X, dan moet de eerste vleugel Z zijn; is de spil Y, dan de tweede. Een van de vleugels is dus Z, en elk vakje dat beide ziet, raakt Z kwijt. De vleugels hoeven elkaar niet te zien.

technique-xyz-wing = XYZ-Wing
technique-xyz-wing-there = een XYZ-Wing
technique-xyz-wing-teach = Drie vakjes hebben samen X, Y en Z. De spil heeft ze alle drie; van de twee vleugels die hij ziet, heeft de ene X en Z, de andere Y en Z. Is de spil X, dan moet de eerste vleugel Z zijn; is de spil Y, dan de tweede; anders is de spil zelf Z. Een van de drie is dus Z. Alleen een vakje dat ze alle drie ziet, raakt Z kwijt: zoek in het blok van de spil.

technique-unique-rectangle-1 = Unieke rechthoek, type 1
technique-unique-rectangle-1-there = een unieke rechthoek van type 1
technique-unique-rectangle-1-teach = Vier vakjes in twee rijen, twee kolommen en twee blokken mogen nooit met dezelfde twee cijfers overblijven: die konden worden verwisseld zonder dat er iets aan een ander vakje veranderde, en de puzzel had twee oplossingen. Hebben drie van de hoeken alleen deze twee kandidaten, dan moet de vierde iets anders zijn, en raakt hij beide kwijt. Dit geldt alleen omdat de puzzel precies één oplossing heeft.

technique-unique-rectangle-2 = Unieke rechthoek, type 2
technique-unique-rectangle-2-there = een unieke rechthoek van type 2
technique-unique-rectangle-2-teach = Vier vakjes in twee rijen, twee kolommen en twee blokken hebben twee cijfers gemeen. De hoeken die er meer hebben, hebben allemaal hetzelfde ene cijfer extra. Kwam dat in geen ervan, dan bleven de vier vakjes over met twee verwisselbare cijfers, en had de puzzel twee oplossingen. Het komt dus in een ervan, en wat ze allemaal ziet, raakt het kwijt.

technique-unique-rectangle-3 = Unieke rechthoek, type 3
technique-unique-rectangle-3-there = een unieke rechthoek van type 3
technique-unique-rectangle-3-teach = Vier vakjes in twee rijen, twee kolommen en twee blokken hebben twee cijfers gemeen, en twee hoeken in één lijn hebben extra cijfers. In een van de twee moet een extra cijfer komen, anders konden de twee cijfers worden verwisseld en had de puzzel twee oplossingen. Samen gedragen ze zich dus als één vakje met de extra cijfers. Met andere vakjes van het huis kunnen ze samen evenveel cijfers hebben als er vakjes zijn, en de rest van het huis raakt die kwijt.

technique-unique-rectangle-4 = Unieke rechthoek, type 4
technique-unique-rectangle-4-there = een unieke rechthoek van type 4
technique-unique-rectangle-4-teach = Vier vakjes in twee rijen, twee kolommen en twee blokken hebben twee cijfers gemeen, en twee hoeken in één huis hebben extra cijfers. Heeft een van de twee cijfers in dat huis geen andere plaats, dan moet het in een van deze hoeken komen. Kwam in de andere hoek het tweede cijfer, dan konden de twee worden verwisseld en had de puzzel twee oplossingen. Het tweede cijfer valt dus weg uit beide hoeken.

technique-hidden-rectangle = Verborgen rechthoek
technique-hidden-rectangle-there = een verborgen rechthoek
technique-hidden-rectangle-teach = Vier vakjes in twee rijen, twee kolommen en twee blokken hebben twee cijfers gemeen, en één hoek heeft geen andere. Kijk naar de hoek ertegenover: heeft een van de cijfers in de rij en de kolom daarvan geen plaats buiten de rechthoek, dan zou het andere cijfer daar alle vier de hoeken vastleggen. Dan konden de cijfers worden verwisseld, en had de puzzel twee oplossingen. Dat andere cijfer valt dus weg.

technique-jellyfish = Kwal
technique-jellyfish-there = een kwal
technique-jellyfish-teach = In vier rijen liggen alle plaatsen voor een cijfer in dezelfde vier kolommen. De kolommen krijgen hun cijfer dus van deze rijen, en alle andere vakjes daar raken het kwijt. Niet elke rij hoeft alle vier de plaatsen te hebben. Rijen en kolommen kunnen van rol wisselen. Lijken er in een diagram van 9 × 9 vijf lijnen nodig, kijk dan overdwars: van de overige lijnen zijn er minder nodig.

technique-bug = Tweewaardig graf (BUG)
technique-bug-there = een tweewaardig graf
technique-bug-teach = Stel dat elk leeg vakje twee kandidaten heeft, op één na, dat er drie heeft. Zonder zijn derde zou elk cijfer dat nog moet komen in elke rij, elke kolom en elk blok twee plaatsen hebben. Zo’n diagram heeft nooit precies één oplossing. In het afwijkende vakje komt dus het cijfer dat in zijn rij, kolom en blok drie plaatsen heeft: dat doorbreekt het patroon, en lost meestal de puzzel op.

technique-remote-pair = Paar op afstand
technique-remote-pair-there = een paar op afstand
technique-remote-pair-teach = Meerdere vakjes hebben dezelfde twee kandidaten, en elk ziet het volgende. De twee cijfers wisselen elkaar dus af, als de kleuren op een schaakbord. Kleur de vakjes om en om licht en donker: alle lichte bevatten het ene cijfer, alle donkere het andere. Een vakje dat een licht en een donker ziet, ziet beide cijfers en raakt ze allebei kwijt.

technique-skyscraper = Wolkenkrabber
technique-skyscraper-there = een wolkenkrabber
technique-skyscraper-teach = Een cijfer heeft in elk van twee rijen, of twee kolommen, twee plaatsen. Eén eind van de eerste ziet één eind van de tweede, dus zijn die niet allebei goed: minstens een van de twee andere einden is goed. Elk vakje dat deze twee andere einden ziet, raakt het cijfer kwijt. Het lijkt op twee torens op dezelfde grond, met daken op verschillende hoogte.

technique-two-string-kite = Vlieger met twee touwen
technique-two-string-kite-there = een vlieger met twee touwen
technique-two-string-kite-teach = Een cijfer heeft twee plaatsen in een rij en twee in een kolom, en een plaats van de rij ligt in hetzelfde blok als een van de kolom. Deze twee kunnen niet allebei goed zijn, dus is het verre eind van de rij of het verre eind van de kolom goed. Het vakje dat beide verre einden ziet, raakt het cijfer kwijt. Het blok knoopt de twee touwen aan elkaar.

technique-turbot-fish = Tarbot
technique-turbot-fish-there = een tarbot
technique-turbot-fish-teach = Een cijfer heeft twee plaatsen in elk van twee huizen van welke soort ook. Een plaats van het eerste ziet een plaats van het tweede, dus zijn die niet allebei goed. Dan is minstens een van de twee verre einden goed, en elk vakje dat beide ziet, raakt het cijfer kwijt. Hier is minstens een van de huizen geen rij of kolom, maar een blok of een ander huis van de puzzel.

technique-empty-rectangle = Lege rechthoek
technique-empty-rectangle-there = een lege rechthoek
technique-empty-rectangle-teach = In een blok liggen alle plaatsen voor een cijfer in één rij en één kolom ervan, als een kruis. Ergens anders heeft een lijn twee plaatsen voor het cijfer, en een daarvan ziet een arm van het kruis. Is die plaats goed, dan staat het cijfer van het blok in de andere arm. Zo niet, dan is de tweede plaats goed. Een vakje dat de tweede plaats ziet en in één lijn met die arm ligt, raakt het cijfer kwijt.

technique-simple-colouring = Eenvoudig kleuren
technique-simple-colouring-there = een eenvoudige kleuring
technique-simple-colouring-teach = Neem een cijfer en de huizen waarin het twee plaatsen heeft: van elke twee is er één goed. Kleur de plaatsen om en om, van huis tot huis, in twee kleuren. Alle plaatsen van de ene kleur zijn goed en alle van de andere fout. Zien twee plaatsen van dezelfde kleur elkaar, dan is die kleur fout. En elke plaats die beide kleuren ziet, valt weg, welke kleur ook goed is.

technique-multi-colouring = Meervoudig kleuren
technique-multi-colouring-there = een meervoudige kleuring
technique-multi-colouring-teach = Neem een cijfer en de huizen waarin het twee plaatsen heeft, en kleur de plaatsen om en om. Er kunnen meerdere groepen ontstaan, elk met twee eigen kleuren, waarvan er één goed is. Ziet een kleur van de ene groep een kleur van een andere, dan zijn die niet allebei goed. De tegenkleur van de ene of van de andere is dus goed, en wat beide tegenkleuren ziet, valt weg. Een kleur die beide kleuren van een andere groep ziet, is fout.

technique-w-wing = W-Wing
technique-w-wing-there = een W-Wing
technique-w-wing-teach = Twee vakjes die elkaar niet zien, hebben dezelfde twee kandidaten. Ergens heeft een huis maar twee plaatsen voor een van deze cijfers, en elk van die plaatsen ziet een van de twee vakjes. Dus kunnen niet beide vakjes dat cijfer bevatten: minstens één bevat het andere, en elk vakje dat beide ziet, raakt dat kwijt.

technique-finned-x-wing = X-Wing met vin
technique-finned-x-wing-there = een X-Wing met vin
technique-finned-x-wing-teach = In twee rijen zou een cijfer zijn plaatsen in dezelfde twee kolommen hebben, waren er niet een of twee extra plaatsen in een van de rijen: de vinnen. Is geen vin goed, dan krijgen de twee kolommen hun cijfer van de twee rijen en raken ze het elders kwijt. Is een vin goed, dan sluit die alles uit wat hij ziet. Wat in beide gevallen is uitgesloten, valt weg: vakjes van de kolommen die elke vin zien, meestal in het blok van de vinnen.

technique-sashimi-x-wing = Sashimi-X-Wing
technique-sashimi-x-wing-there = een sashimi-X-Wing
technique-sashimi-x-wing-teach = In twee rijen heeft een cijfer zijn plaatsen in dezelfde twee kolommen, maar in één rij ontbreekt er een en zijn er andere vlakbij: de vinnen. Het patroon lijkt kapot, maar de redenering klopt. Is geen vin goed, dan staat het cijfer in elke rij op zijn plaats in de kolommen, en raken die het elders kwijt. Is een vin goed, dan sluit die alles uit wat hij ziet. Wat in beide gevallen is uitgesloten, valt weg.

technique-x-chain = X-keten
technique-x-chain-there = een X-keten
technique-x-chain-teach = Volg één cijfer van huis tot huis. Stel dat het niet in een bepaald vakje staat. In een huis met twee plaatsen staat het dan op de andere; dat sluit het uit in elk vakje dat die plaats ziet, waardoor er in een ander huis één plaats overblijft, enzovoort. Aan het eind van zo’n keten is het eerste vakje goed of het laatste. Wat beide ziet, raakt het cijfer kwijt.

technique-xy-chain = XY-keten
technique-xy-chain-there = een XY-keten
technique-xy-chain-teach = Een keten van vakjes met elk twee kandidaten, waarin elk vakje het volgende ziet en er een cijfer mee gemeen heeft. Stel dat het eerste vakje niet Z is: dan is het zijn andere cijfer, dus is het volgende dat niet, enzovoort, tot het laatste Z moet zijn. Een eind van de keten is dus Z, en wat beide einden ziet, raakt Z kwijt.

technique-wxyz-wing = WXYZ-Wing
technique-wxyz-wing-there = een WXYZ-Wing
technique-wxyz-wing-teach = Vier vakjes hebben samen de kandidaten W, X, Y en Z, en een ervan, de spil, ziet de andere drie. Alle plaatsen van W zien elkaar, en die van X en die van Y ook: elk van deze cijfers vult hoogstens één van de vier vakjes. Dus moet één vakje Z zijn, en elk vakje dat alle plaatsen van Z in de vier ziet, raakt Z kwijt. Zoek waar een lijn een blok kruist.

technique-finned-swordfish = Zwaardvis met vin
technique-finned-swordfish-there = een zwaardvis met vin
technique-finned-swordfish-teach = In drie rijen heeft een cijfer zijn plaatsen in dezelfde drie kolommen, op een of meer extra plaatsen in één rij na: de vinnen. Is geen vin goed, dan krijgen de drie kolommen hun cijfer van deze rijen en raken ze het elders kwijt. Is een vin goed, dan sluit die alles uit wat hij ziet. Vakjes van de kolommen die elke vin zien, raken het cijfer dus hoe dan ook kwijt. Rijen en kolommen kunnen van rol wisselen.

technique-sashimi-swordfish = Sashimi-zwaardvis
technique-sashimi-swordfish-there = een sashimi-zwaardvis
technique-sashimi-swordfish-teach = In drie rijen heeft een cijfer zijn plaatsen in dezelfde drie kolommen, maar één rij heeft er nog maar één van, met extra plaatsen vlakbij: de vinnen. Is geen vin goed, dan is die ene plaats goed, en verdelen de andere twee rijen de andere twee kolommen. Is een vin goed, dan sluit die alles uit wat hij ziet. Een vakje van de kolommen dat elke vin ziet, raakt het cijfer in beide gevallen kwijt. Rijen en kolommen kunnen van rol wisselen.

technique-finned-jellyfish = Kwal met vin
technique-finned-jellyfish-there = een kwal met vin
technique-finned-jellyfish-teach = In vier rijen heeft een cijfer zijn plaatsen in dezelfde vier kolommen, op een of meer extra plaatsen in één rij na: de vinnen. Is geen vin goed, dan krijgen de vier kolommen hun cijfer van deze rijen en raken ze het elders kwijt. Is een vin goed, dan sluit die alles uit wat hij ziet. Vakjes van de kolommen die elke vin zien, raken het cijfer hoe dan ook kwijt. De vinnen liggen dicht bij elkaar, meestal in één blok.

technique-sashimi-jellyfish = Sashimi-kwal
technique-sashimi-jellyfish-there = een sashimi-kwal
technique-sashimi-jellyfish-teach = In vier rijen heeft een cijfer zijn plaatsen in dezelfde vier kolommen, maar één rij heeft er nog maar één van, met extra plaatsen vlakbij: de vinnen. Is geen vin goed, dan verdelen de vier rijen nog steeds de vier kolommen onder elkaar. Is een vin goed, dan sluit die alles uit wat hij ziet. Een vakje van de kolommen dat elke vin ziet, raakt het cijfer in beide gevallen kwijt. Rijen en kolommen kunnen van rol wisselen.

technique-aic = Wisselketen
technique-aic-there = een wisselketen
technique-aic-teach = Een keten die van fout naar goed gaat en weer terug. Stel dat een kandidaat fout is, en ga naar een die dan goed moet zijn: het andere cijfer van een vakje met twee, of de andere plaats in een huis met twee. Die sluit weer een andere uit, enzovoort. De eerste kandidaat is goed of de laatste; wat beide uitsluiten, valt dus weg. Een gesloten keten sluit meer uit.

technique-grouped-aic = Wisselketen met groepen
technique-grouped-aic-there = een wisselketen met groepen
technique-grouped-aic-teach = Een keten van fout naar goed en weer terug, waarin een stap een groep mag zijn: twee of drie plaatsen voor een cijfer waar een lijn een blok kruist. Heeft de rest van een huis geen plaats voor het cijfer, dan is er een van de groep goed, en wat de hele groep ziet, raakt het cijfer kwijt. De eerste stap van de keten is goed of de laatste; wat beide uitsluiten, valt dus weg.

technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = een Sue de Coq
technique-sue-de-coq-teach = Neem twee of drie vakjes waar een lijn een blok kruist. Voeg er enkele van de lijn en enkele van het blok bij, zodat ze samen evenveel cijfers als vakjes hebben en het deel van de lijn geen cijfer gemeen heeft met het deel van het blok. Dan wordt elk cijfer één keer verbruikt. Die van het lijndeel vallen weg uit de rest van de lijn, die van het blokdeel uit de rest van het blok.

technique-als-xz = ALS-XZ
technique-als-xz-there = een ALS-XZ
technique-als-xz-teach = Een bijna gebonden verzameling (ALS) is een groep vakjes van een huis met één cijfer meer dan vakjes: raakt ze een cijfer kwijt, dan moet ze alle andere bevatten. Neem twee zulke verzamelingen met een cijfer X dat maar één ervan kan bevatten, omdat al zijn plaatsen in beide elkaar zien. Een van de verzamelingen mist X en bevat een cijfer Z dat beide hebben. Wat elke Z van beide ziet, raakt Z kwijt.

technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-there = een ALS-XY-Wing
technique-als-xy-wing-teach = Neem drie verzamelingen vakjes, elk in één huis en met één cijfer meer dan vakjes: raakt zo’n verzameling een cijfer kwijt, dan moet ze alle andere bevatten. De middelste heeft X gemeen met de eerste en Y met de laatste, en geen van die cijfers past in beide verzamelingen die het verbindt. De middelste bevat X of Y, dus raakt de eerste of de laatste er een kwijt, en moet die al haar andere bevatten. Een vakje dat elke Z van die twee ziet, raakt Z kwijt.

technique-death-blossom = Doodsbloesem
technique-death-blossom-there = een doodsbloesem
technique-death-blossom-teach = Een vakje met twee of drie kandidaten is de steel. Elke kandidaat heeft een bloemblad: een verzameling vakjes van een huis met dat cijfer en met één cijfer meer dan vakjes, waarvan de steel alle plaatsen voor dat cijfer ziet. Wat de steel ook is, één bloemblad raakt dat cijfer kwijt en moet dan al zijn andere bevatten. Hebben alle bloembladen een cijfer Z gemeen, dan raakt een vakje dat elke Z daarvan ziet, Z kwijt.

technique-forcing-chain = Dwingende keten
technique-forcing-chain-there = een dwingende keten
technique-forcing-chain-teach = Neem een vakje, of een cijfer in een huis, en probeer elke mogelijkheid om de beurt. Volg vanuit elk een keten: dit is goed, dus dat is fout, dus het volgende is goed. Leiden de ketens van alle mogelijkheden ertoe dat dezelfde kandidaat fout is, dan is hij fout, welke mogelijkheid ook waar is. Het is langzaam werk, een laatste redmiddel.

technique-forcing-net = Dwingend net
technique-forcing-net-there = een dwingend net
technique-forcing-net-teach = Stel dat een kandidaat goed is, en vul alle singles in die daaruit volgen. Blijft er een vakje zonder cijfers over, of een cijfer zonder plaats, dan was de kandidaat fout. Of doe hetzelfde met elke kandidaat van een vakje, of elke plaats voor een cijfer in een huis: wat in alle gevallen is uitgesloten, valt weg. Gebruik een tweede vel of een zacht potlood.

technique-beyond = Voorbij alle technieken
technique-beyond-there = een stap voorbij alle technieken
technique-beyond-teach = Voor een paar puzzels is geen patroon met een naam genoeg. Ze hebben toch maar één oplossing, maar je vindt die door uit te proberen: kies een vakje met twee kandidaten, neem aan dat de ene goed is, en ga door tot alles past of je op een tegenspraak stuit. In dat laatste geval is de andere goed. Schrijf op waar je begon, zodat je de weg terugvindt.

technique-mark-pair = Verbonden vakjes
technique-mark-pair-there = een paar verbonden vakjes
technique-mark-pair-teach = Een teken tussen twee vakjes, een lijn erdoorheen of een regel over buurvakjes zonder teken verbindt hun cijfers met elkaar. Noteer de kandidaten van allebei. Een kandidaat waar geen enkele van het andere vakje bij past, kan worden doorgestreept: naast een balkje heeft een 5 een 4 of een 6 nodig; op een thermometer kan alleen het bolletje 1 zijn. Elk doorgestreept cijfer kan het volgende paar beslissen, dus volg lijnen en rijen tekens van begin tot eind.

technique-line-number = Lijn en getal
technique-line-number-there = een kandidaat die niet bij het getal past
technique-line-number-teach = Een pijl, of een getal buiten het diagram, vraagt van zijn lijn een som of een aantal. Reken uit wat de andere vakjes minstens en hoogstens kunnen bijdragen, en streep door waarmee het getal niet uitkomt: kleine sommen sluiten grote cijfers uit, grote sommen kleine. De kleinste en de grootste getallen laten de minste keus, dus begin daarmee.

technique-line-filling = Vullingen van een lijn
technique-line-filling-there = maar een klein aantal manieren om het getal te krijgen
technique-line-filling-teach = Waar langs een pijl, of langs de lijn van een getal buiten het diagram, nog maar een paar vakjes leeg zijn, schrijf je alle manieren op om het getal te krijgen. Vakjes in dezelfde rij, kolom of hetzelfde blok moeten verschillen, dus blijven er weinig over. Een kandidaat die in geen ervan voorkomt, kan worden doorgestreept.

technique-mark-room = Ruimte voor verbonden vakjes
technique-mark-room-there = te weinig ruimte voor verbonden vakjes
technique-mark-room-teach = Een vakje dat verbonden is met twee of drie andere in één rij, kolom of blok moet voor elk daarvan een ander cijfer overlaten. Met balkjes aan weerszijden in een rij heeft een cijfer zowel het volgende lagere als het volgende hogere naast zich nodig, dus is het niet 1 en niet het hoogste. Probeer elke kandidaat, en streep de kandidaten door die voor de andere vakjes te weinig cijfers overlaten.

technique-mark-house = Gedeelde verbinding
technique-mark-house-there = een gedeelde verbinding
technique-mark-house-teach = Een cijfer heeft nog maar twee of drie plaatsen in een rij, kolom of blok. Ga voor elk na wat het cijfer daar zou uitsluiten: de andere kandidaten van zijn vakje, en alles wat de tekens en lijnen eromheen verbieden. Kandidaten die in alle gevallen zijn uitgesloten, kunnen meteen worden doorgestreept, waar het cijfer ook terechtkomt.

## Voor boekwinkels
listing-puzzles =
    { $count ->
        [one] 1 sudoku
       *[other] { NUMBER($count) } sudoku’s
    }
listing-intro-adults = Een potlood, een rustig uur en een verse puzzel: sudoku’s om op papier op te lossen, thuis of onderweg.
listing-intro-children = Potlood geslepen en beginnen maar: duidelijke regels, kleine stappen en het plezier als het lukt.
listing-intro-seniors = Sudoku’s om rustig op te lossen: duidelijke diagrammen, een potlood en tijd om na te denken.
listing-inside = In dit boek
listing-levels = Niveaus: { $levels }
listing-kinds = Diagrammen: { $kinds }
listing-one-solution = Elke puzzel heeft precies één oplossing.
listing-logic = Elke puzzel is met logica alleen op te lossen, zonder gokken.
listing-answers = De oplossingen van alle puzzels staan in het boek.
listing-hints = Hints voor de eerste stappen van elke puzzel helpen verder als het stokt.
listing-walkthroughs = Sommige puzzels worden stap voor stap opgelost.
listing-rules = De regels worden met een voorbeeld uitgelegd.
listing-techniques = Technieken die helpen: { $techniques }
listing-one-per-page = Eén puzzel per pagina, met veel ruimte voor notities.
listing-large-print = Grote letter: grote cijfers die goed leesbaar zijn.
listing-format =
    { $count ->
        [one] 1 pagina, { $size }
       *[other] { NUMBER($count) } pagina’s, { $size }
    }
listing-keywords = sudoku puzzelboek, cijferpuzzels, logische puzzels, hersenkrakers, denksport, breinbrekers, cadeau voor puzzelaars, puzzels voor onderweg, geheugentraining, ontspannende hobby, concentratie oefenen, regenachtige dagen, idee voor verjaardag, logisch denken, vrije tijd, klein presentje
listing-keywords-adults = puzzelboek voor volwassenen, sudoku voor volwassenen, ontspanning zonder scherm
listing-keywords-children = sudoku voor kinderen, puzzelboek voor kinderen, logische spelletjes voor kinderen, doeboek, eerste sudoku’s
listing-keywords-seniors = sudoku voor senioren, puzzelboek voor senioren, cadeau voor opa en oma, goed leesbare puzzels
listing-keywords-large = sudoku grote letter, puzzelboek in grote letter
listing-keywords-easy = makkelijke sudoku, sudoku voor beginners
listing-keywords-hard = moeilijke sudoku, sudoku voor gevorderden
listing-keyword-variant = { $variant } sudoku
listing-search-words = sudoku, sudoku’s, sudoku's, puzzel, puzzels, puzzelboek, breinbrekers, grote letter, makkelijk, moeilijk, voor volwassenen, voor kinderen, voor senioren
listing-promotions = beste, bestseller, gratis, aanbieding, korting, koopje, nieuw, nieuwe, nummer 1, nr. 1, bonus
listing-ai-puzzles = Een computerprogramma heeft de puzzels uit een startwaarde gegenereerd: het vult een diagram willekeurig, verwijdert cijfers en telt de oplossingen tot er precies één overblijft. Kunstmatige intelligentie heeft ze niet gegenereerd.
listing-ai-texts = Regels, titels, hints en oplossingen zijn vaste zinnen en tekeningen van dat programma. Voor dit boek gebruikte het geen hulpmiddel dat teksten, afbeeldingen of vertalingen met kunstmatige intelligentie genereert.
listing-ai-own = Het boek bevat ook { $parts } die niet van het programma komen. Het kan niet weten hoe die zijn gemaakt; de auteur staat ervoor in.
listing-own-texts = teksten van de auteur
listing-own-pictures = afbeeldingen van de auteur
listing-own-puzzles = puzzels van de auteur
