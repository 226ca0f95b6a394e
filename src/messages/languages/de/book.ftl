### Die Wörter, die das Programm druckt, auf Deutsch. Formen von Häusern: `in` (in Zeile 3), `of` (von Zeile 3).

## Überschriften
contents = Inhalt
answers = Lösungen
how-to = So lösen Sie ein Sudoku
tip = Tipp
hints = Tipps
techniques = Techniken
walkthroughs = Lösungswege
notes = Notizen
levels = Die Schwierigkeitsgrade
about-author = Über den Autor
about-book = Über dieses Buch
blank-grids = Leere Gitter
record = Meine Ergebnisse
stats = Dieses Buch in Zahlen
stats-techniques = Die schwerste Technik jedes Rätsels
stats-givens = Vorgaben je Rätsel
stats-digits = Wie oft jede Ziffer vorgegeben ist
certificate = Urkunde
certificate-to = Diese Urkunde bekommt
certificate-for =
    { $count ->
        [one] für ein gelöstes Sudoku
       *[other] für { NUMBER($count) } gelöste Sudokus
    }
certificate-done = Gut gemacht!
volume = Band { $number }
colour-in = Mal mich an!
answers-to = Lösungen zu { $title }
solution = Lösung
solution-of = Lösung vom { $date }
corrected-on = Berichtigt am { $date }: { $note }
correction-of = Berichtigung zum { $date }: { $note }
contest-cells = Preisrätsel: Senden Sie uns die Ziffern der Felder { $cells } bis zum { $date }.
contest-word = Preisrätsel: Senden Sie uns das verborgene Wort bis zum { $date }.
contest-entered = Eingetragen. Senden Sie uns { $answer } bis zum { $date }.
web-send-times = Meine Zeiten an { $paper } senden, ohne Namen, um sie zu vergleichen.
web-faster = Schneller als { $percent } % der Spieler.
cells-removed = { $count } entfernt
easier-than = ! leichter als { $day }
puzzle-count =
    { $count ->
        [one] 1 Rätsel
       *[other] { NUMBER($count) } Rätsel
    }
puzzle = Rätsel { $number }
puzzles = Rätsel { $first }–{ $last }
dates = { $first } – { $last }

## Um ein Rätsel
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Lösung auf Seite { $page }
to-answer-short = Seite { $page }
to-answer-overleaf = Lösung auf der Rückseite
to-answer-overleaf-short = Rückseite
to-answer-elsewhere = Lösungsheft, Seite { $page }
to-answer-elsewhere-short = Lösungen S. { $page }
to-answer-elsewhere-shortest = Lösungen { $page }
to-puzzle = Seite { $page }
to-puzzle-elsewhere = Rätsel auf Seite { $page }
to-puzzle-elsewhere-short = Rätsel S. { $page }
to-puzzle-elsewhere-shortest = Rätsel { $page }
hardest = Schwerste Technik: { $technique }
hardest-beyond = Schwerste Technik: jenseits aller Techniken mit Namen
givens =
    { $count ->
        [one] 1 Vorgabe
       *[other] { $count } Vorgaben
    }
time = Zeit
about-minutes =
    { $count ->
        [one] Etwa 1 Minute
       *[other] Etwa { $count } Minuten
    }
target-time = Zielzeit: { $minutes } Min.
date = Datum
name = Name
sheet = Blatt { $sheet }
teacher-answers = Lösungen für die Lehrkraft
cut-out = Schneiden Sie die Kärtchen aus und legen Sie sie auf die leeren Felder.
code = Code
large-print = Großdruck
puzzle-nouns = Sudoku, Sudokus, Rätsel, Rätseln, Lösungen
count-words = eins=1 eine=1 ein=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 sechzehn=16 siebzehn=17 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 tausend=1000 und=0
quoted = „{ $text }“

## Schwierigkeitsgrade
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-extreme = Extrem
level-easy-is = Viele Vorgaben. Wer genau hinsieht, findet eine Ziffer nach der anderen.
level-medium-is = Weniger Vorgaben. Achten Sie auch auf Zeilen und Spalten und auf Felder, für die nur noch eine Ziffer bleibt.
level-hard-is = Hier helfen Notizen: gebundene Kandidaten, Paare und Drillinge.
level-expert-is = Muster über das ganze Gitter, etwa Fische, Flügel und Rechtecke.
level-extreme-is = Die wenigsten Vorgaben. Rechnen Sie mit allem, auch mit langen Schlussketten.
level-extreme-with-trial = Die wenigsten Vorgaben. Rechnen Sie mit allem, auch mit langen Schlussketten und mit Ausprobieren.

## Varianten
variant-diagonal = Diagonal
variant-windoku = Windoku
variant-jigsaw = Unregelmäßig
variant-antiknight = Anti-Springer
variant-asterisk = Stern
variant-center-dot = Mittelpunkt
variant-girandola = Girandola
variant-killer = Killer
variant-antiking = Anti-König
variant-disjoint = Disjunkte Gruppen
variant-consecutive = Nachbarn
variant-non-consecutive = Keine Nachbarn
variant-kropki = Kropki
variant-some-kropki = Teil-Kropki
variant-greater-than = Größer-als
variant-xv = XV
variant-some-xv = Teil-XV
variant-even-odd = Gerade-Ungerade
variant-thermo = Thermometer
variant-arrow = Pfeil
variant-palindrome = Palindrom
variant-whispers = Flüsterlinien
variant-renban = Renban
variant-quadruple = Quadrupel
variant-between = Zwischenlinien
variant-frame = Rahmen
variant-sandwich = Sandwich
variant-skyscraper = Hochhaus
variant-little-killer = Little Killer
variant-x-sums = X-Summen
variant-calcudoku = Calcudoku
variant-futoshiki = Futoshiki
variant-skyscrapers = Hochhäuser
layout-twodoku = Twodoku
layout-butterfly = Schmetterling
layout-samurai = Samurai
layout-sohei = Sohei
layout-cross = Kreuz
layout-windmill = Windmühle
layout-other = Überlappend
layout-rule = Mehrere Gitter von { $side } × { $side } überlappen sich. Jedes ist ein eigenes Sudoku, und die Ziffern eines gemeinsamen Blocks gelten in allen Gittern, zu denen er gehört.
in-grid = { $number } in Gitter { $grid }
grids-counted = Die Gitter werden von oben nach unten und nebeneinander von links nach rechts gezählt.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Auch auf jeder der beiden langen Diagonalen, die { $marks ->
        [shaded] grau hinterlegt
        [strokes] mit feinen Linien markiert
       *[both] grau hinterlegt oder mit feinen Linien markiert
    } sind, steht jede Ziffer einmal.
variant-windoku-rule = Auch in jedem der grauen Fenster steht jede Ziffer einmal.
variant-jigsaw-rule = Die dicken Linien umschließen unregelmäßige Regionen anstelle der Blöcke.
variant-antiknight-rule = Felder im Abstand eines Springerzugs, also zwei Felder geradeaus und eines zur Seite wie im Schach, enthalten nie dieselbe Ziffer.
variant-asterisk-rule = Auch in den neun grauen Feldern, die einen Stern bilden, steht jede Ziffer einmal.
variant-center-dot-rule = Auch in den neun Feldern mit grauem Punkt, den Mitten der Blöcke, steht jede Ziffer einmal.
variant-girandola-rule = Auch in den neun grauen Feldern, vier davon in den Ecken, steht jede Ziffer einmal.
variant-killer-rule = Gestrichelte Linien umschließen Käfige. Die Ziffern eines Käfigs ergeben zusammen die kleine Zahl in seiner Ecke, und keine steht zweimal im Käfig.
variant-killer-repeats = Steht ein + hinter der Zahl, dürfen sich Ziffern im Käfig wiederholen.
variant-killer-without-sum = Ein Käfig ohne Zahl besagt nur, dass seine Ziffern verschieden sind.
variant-killer-overlap = Käfige dürfen Felder gemeinsam haben.
variant-killer-parts = Gestrichelte Linien verbinden auch die Teile eines Käfigs.
variant-antiking-rule = Felder, die sich an einer Ecke berühren, enthalten nie dieselbe Ziffer.
variant-disjoint-rule = Felder an derselben Stelle ihrer Blöcke enthalten nie dieselbe Ziffer: Die Felder links oben in allen Blöcken sind zum Beispiel verschieden.
variant-consecutive-rule = Ein Balken zwischen zwei Feldern bedeutet, dass sich ihre Ziffern um 1 unterscheiden. Alle Balken sind eingezeichnet: Wo keiner ist, unterscheiden sich die Ziffern zweier Felder mit gemeinsamer Seite nie um 1.
variant-non-consecutive-rule = Die Ziffern zweier Felder mit gemeinsamer Seite unterscheiden sich nie um 1.
variant-kropki-rule = Ein weißer Punkt zwischen zwei Feldern bedeutet, dass sich ihre Ziffern um 1 unterscheiden, ein schwarzer, dass eine das Doppelte der anderen ist. Zwischen 1 und 2 kann der Punkt weiß oder schwarz sein. Alle Punkte sind eingezeichnet: Wo zwischen zwei Feldern mit gemeinsamer Seite keiner steht, gilt weder das eine noch das andere.
variant-some-kropki-rule = Ein weißer Punkt zwischen zwei Feldern bedeutet, dass sich ihre Ziffern um 1 unterscheiden, ein schwarzer, dass eine das Doppelte der anderen ist. Zwischen 1 und 2 kann ein Punkt weiß oder schwarz sein. Nicht alle Punkte sind eingezeichnet.
variant-greater-than-rule = Innerhalb der Blöcke öffnet sich das Zeichen zwischen zwei Feldern zur größeren Ziffer.
variant-xv-rule = Ein X zwischen zwei Feldern bedeutet, dass ihre Ziffern zusammen 10 ergeben, ein V, dass sie zusammen 5 ergeben. Alle X und V sind eingezeichnet: Wo kein Buchstabe steht, ergeben die Ziffern zweier Felder mit gemeinsamer Seite nie 5 oder 10.
variant-some-xv-rule = Ein X zwischen zwei Feldern bedeutet, dass ihre Ziffern zusammen 10 ergeben, ein V, dass sie zusammen 5 ergeben. Nicht alle X und V sind eingezeichnet.
variant-even-odd-rule = Ein grauer Kreis kennzeichnet eine ungerade Ziffer, ein graues Quadrat eine gerade. In allen anderen Feldern ist beides möglich.
variant-thermo-rule = Auf einem Thermometer werden die Ziffern von der Kugel an immer größer.
variant-arrow-rule = Die Ziffer in einem Kreis ist die Summe der Ziffern auf seinem Pfeil. Auf einem Pfeil darf eine Ziffer mehrmals stehen, sofern die übrigen Regeln es zulassen.
variant-palindrome-rule = Die Ziffern auf einer Linie lesen sich von beiden Enden her gleich.
variant-whispers-rule = Auf einer Linie unterscheidet sich jede Ziffer von der nächsten um mindestens { $apart }. Eine Ziffer darf dort mehrmals stehen, sofern die übrigen Regeln es zulassen.
variant-renban-rule = Die Ziffern auf einer Linie sind aufeinanderfolgende Zahlen in beliebiger Reihenfolge, und keine steht zweimal darauf: zum Beispiel 3, 5, 2 und 4.
variant-quadruple-rule = Ein Kreis an einer Ecke zeigt bis zu vier Ziffern, die alle in den vier Feldern um ihn herum stehen, in beliebiger Reihenfolge. Eine doppelt gedruckte Ziffer steht dort zweimal. Nicht jede Ecke hat einen Kreis.
variant-between-rule = Die Ziffern auf einer Linie sind größer als die Ziffer im Kreis am einen Ende und kleiner als die am anderen.
variant-frame-rule = Eine Zahl außerhalb des Gitters ist die Summe der ersten drei Ziffern ihrer Zeile oder Spalte, von dieser Seite aus gezählt.
variant-sandwich-rule = Eine Zahl außerhalb des Gitters ist die Summe der Ziffern, die in ihrer Zeile oder Spalte zwischen 1 und { $high } stehen. Sie ist 0, wenn diese beiden nebeneinander stehen.
variant-skyscraper-rule = Die Ziffern sind die Höhen von Häusern. Eine Zahl außerhalb des Gitters gibt an, wie viele Häuser man von dort aus in ihrer Zeile oder Spalte sieht: Jedes Haus verdeckt alle niedrigeren hinter ihm.
variant-little-killer-rule = Eine Zahl außerhalb des Gitters ist die Summe der Ziffern auf der Diagonale, in deren Richtung ihr Pfeil zeigt. Auf einer Diagonale darf eine Ziffer mehrmals stehen, sofern die übrigen Regeln es zulassen. Nicht alle Diagonalen haben eine Zahl.
variant-x-sums-rule = Eine Zahl außerhalb des Gitters ist die Summe der ersten X Ziffern ihrer Zeile oder Spalte, von dieser Seite aus gezählt. X ist die erste dieser Ziffern und zählt zur Summe.
variant-futoshiki-rule = Es gibt keine Blöcke. Das Zeichen zwischen zwei Feldern öffnet sich zur größeren Ziffer. Nicht alle Zeichen sind eingezeichnet.
variant-skyscrapers-rule = Es gibt keine Blöcke. Die Ziffern sind die Höhen von Häusern. Eine Zahl außerhalb des Gitters gibt an, wie viele Häuser man von dort aus in ihrer Zeile oder Spalte sieht: Jedes Haus verdeckt alle niedrigeren hinter ihm.
variant-calcudoku-rule = Es gibt keine Blöcke. Dicke Linien umschließen Käfige, und die Ziffern eines Käfigs ergeben mit dem Rechenzeichen die Zahl in seiner Ecke: Sie werden addiert oder multipliziert, oder von zweien wird die kleinere von der größeren abgezogen oder die größere durch die kleinere geteilt. Im Käfig darf eine Ziffer mehrmals stehen, in einer Zeile oder Spalte nicht.
variant-calcudoku-hidden-signs = Steht kein Rechenzeichen da, kann jede der vier Rechenarten gemeint sein.

## So wird es gelöst
number-word =
    { $number ->
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
        [16] sechzehn
        [25] fünfundzwanzig
       *[other] { $number }
    }
fill-digits = Füllen Sie jedes leere Feld mit einer Ziffer von { $first } bis { $last }.
fill-numbers = Füllen Sie jedes leere Feld mit einer Zahl von 1 bis { $last }.
fill-letter = Füllen Sie jedes leere Feld mit einer Ziffer von { $first } bis 9 oder dem Buchstaben A.
fill-letters = Füllen Sie jedes leere Feld mit einer Ziffer von { $first } bis 9 oder einem Buchstaben von A bis { $last }.
fill-word = Buchstaben treten an die Stelle der Ziffern. Füllen Sie jedes leere Feld mit einem der Buchstaben, die beim Rätsel stehen.
fill-pictures = Bilder treten an die Stelle der Ziffern. Zeichnen Sie in jedes leere Feld eines der Bilder, die beim Rätsel stehen.
hold =
    In jeder Zeile, in jeder Spalte und in { $areas ->
        [regions] jeder der { $side-word } dick umrandeten Regionen
       *[boxes] jedem der { $side-word } dick umrandeten Blöcke
    } muss { $symbols ->
        [digits] jede der { $side-word } Ziffern
        [numbers] jede der { $side-word } Zahlen
        [word] jeder der { $side-word } Buchstaben
        [pictures] jedes der { $side-word } Bilder
       *[letters] jede Ziffer und jeder Buchstabe
    } genau einmal stehen.
fill-sizes = Füllen Sie jedes leere Feld.
sizes-digits = Verwenden Sie die Ziffern { $sizes }.
sizes-letters = Größere Gitter setzen nach der 9 mit Buchstaben fort: { $sizes }.
sizes-word = Stehen Buchstaben bei einem Rätsel, verwenden Sie diese.
sizes-pictures = Stehen Bilder bei einem Rätsel, verwenden Sie diese.
size-digits = { $first } bis { $last } bei { $side } × { $side }
size-letter = A bei { $side } × { $side }
size-letters = A bis { $last } bei { $side } × { $side }
hold-sizes =
    In jeder Zeile, in jeder Spalte und in { $areas ->
        [regions] jeder dick umrandeten Region
       *[boxes] jedem dick umrandeten Block
    } muss alles, was in das Gitter gehört, genau einmal stehen.
hold-lines = In jeder Zeile und in jeder Spalte muss jede dieser Ziffern genau einmal stehen.
further-letters = Buchstaben dienen als weitere Ziffern: A ist die zehnte, B die elfte und so weiter.
word-hidden = Ist das Gitter voll, ergibt eine seiner Linien ein Wort. Alles, was über Ziffern gesagt wird, gilt auch für Buchstaben.
pictures-as-digits = Alles, was über Ziffern gesagt wird, gilt auch für Bilder.
one-solution-or-trial = Jedes Rätsel in diesem Buch hat genau eine Lösung. Nicht alle lassen sich durch Überlegen allein lösen: Manche erfordern Ausprobieren.
one-solution = Jedes Rätsel in diesem Buch hat genau eine Lösung, und durch Überlegen allein kommt man zu ihr. Wenn Sie raten möchten, sehen Sie noch einmal hin: Es gibt immer einen logischen Schritt.
first-steps = So fangen Sie an
scanning = Nehmen Sie eine Ziffer und gehen Sie die Zeilen und Spalten durch, in denen sie schon steht: Dort kann sie nicht noch einmal stehen. Ist in einem Block nur noch ein Feld für sie frei, gehört sie hinein.
scanning-cages = Beginnen Sie mit Käfigen, die wenig Wahl lassen: zwei Ziffern mit großem Abstand, ein Produkt mit wenigen Teilern, eine sehr kleine oder sehr große Summe. Braucht ein Käfig in einer einzigen Zeile oder Spalte eine Ziffer, so scheidet sie im Rest dieser Linie aus.
an-example = Ein Beispiel
example =
    Wohin gehört die { $digit } im grauen Block? { $others-count ->
        [one] Eine andere { $digit } steht schon in { $others }. Ihre Zeile und ihre Spalte schließen
       *[other] Andere Felder enthalten schon eine { $digit }: { $others }. Deren Zeilen und Spalten schließen
    } alle leeren Felder des Blocks aus, bis auf eines: { $cell }, mit einem { $mark ->
        [query] Fragezeichen
       *[ring] Ring
    } gekennzeichnet. Dorthin gehört
    die { $digit }.
cell-long = Zeile { $row }, Spalte { $column }
pencil = So geht es weiter
pencil-marks = Wenn Sie auf den ersten Blick keine Ziffer mehr finden, notieren Sie klein in jedem Feld die Kandidaten: die Ziffern, die dort noch möglich sind. Ein Feld mit einem einzigen Kandidaten ist gelöst, ebenso eine Ziffer, die in einer Zeile, einer Spalte oder einem Block nur einen Platz hat. Streichen Sie Kandidaten, während Sie Felder füllen, und sehen Sie wieder nach: Jede gefundene Ziffer macht den Weg zu anderen frei.
strip-is = Die Leiste bei jedem Rätsel nennt seine Zeichen. Wer ein Zeichen abhakt, sobald es vollständig im Gitter steht, sieht, was noch fehlt.
single-sums = Diese Summen lassen nur eine Ziffernmenge zu, nach der Zahl der Felder im Käfig:
single-products = Diese Produkte zweier verschiedener Ziffern lassen nur ein Paar zu, nach der Größe des Gitters:
kids-how-to = So geht’s
kids-fill = Einige Felder sind leer. Schreib in jedes Feld eine Zahl.
kids-size = { $side } × { $side }: Nimm die Zahlen von { $first } bis { $last }.
kids-row = In jeder Zeile steht jede Zahl einmal.
kids-column = In jeder Spalte steht jede Zahl einmal.
kids-box = Und auch in jedem dick umrandeten Kasten steht jede Zahl einmal.
kids-example =
    Wohin gehört die { $digit } im grauen Kasten? Sieh dir jede { $digit } außerhalb an. Ihre Zeile und ihre Spalte
    sind besetzt. Ein Feld bleibt übrig: das mit dem { $mark ->
        [query] Fragezeichen
       *[ring] Ring
    }!
kids-start = Ein guter Anfang: eine Zeile, eine Spalte oder ein Kasten mit nur einem leeren Feld. Welche Zahl fehlt?
kids-fill-own = Einige Felder sind leer. In jedes gehört etwas aus dem Streifen beim Rätsel.
kids-row-own = In jeder Zeile steht alles genau einmal.
kids-column-own = In jeder Spalte auch.
kids-box-own = Und in jedem dick umrandeten Kasten auch.
kids-start-own = Ein guter Anfang: eine Zeile, eine Spalte oder ein Kasten mit nur einem leeren Feld. Was fehlt dort?
child-missing = Was fehlt in der grauen Zeile? { $missing }.
child-taken =
    { $by ->
        [column] In der Spalte
       *[box] Im Kasten
    } mit dem Fragezeichen steht schon eine { $digit }.
child-fits = Also passt dort nur die { $digit }!

## Tipps
hints-are = Sie kommen nicht weiter? Jeder Tipp sagt, wo Sie nachsehen sollten, oder nennt ein Muster und seinen Ort; alles Weitere finden Sie selbst. Gehört ein Tipp zu einer späteren Stelle des Rätsels, zeigt die Zahl der leeren Felder, wie weit Sie schon sein sollten.
hints-left-out = Ein Rätsel, das hier fehlt, braucht keinen Tipp: Fragen Sie bei jeder Ziffer, wo sie in jeder Zeile, jeder Spalte und jedem Block stehen kann.
with-open =
    { $count ->
        [one] Wenn noch ein Feld leer ist: { $hint }
       *[other] Wenn noch { $count } Felder leer sind: { $hint }
    }
hint-full-house = Welche Ziffer fehlt noch { $house-in }?
hint-single = Wo kann die { $digit } { $house-in } stehen?
hint-naked-single = Welche Ziffer bleibt für { $cell }?
hint-cage = Welche Ziffern können den Käfig mit der Summe { $sum } bei { $cell } füllen?
hint-number = Welche Ziffern ergeben die Zahl { $number } im Käfig bei { $cell }?

## Impressum
made-with = Hergestellt mit gridpress { $version }, Revision { $engine } seines Generators, aus dem Startwert { $seed }.
made-again = Dieselbe Version stellt aus demselben Startwert und denselben Abschnitten dieselben Rätsel wieder her.
set-in = Gesetzt in { $fonts }.
isbn = ISBN { $isbn }

## Die Ausgabe im Netz
web-title = Sudoku { $number }
web-difficulty = Schwierigkeit: { $stars } von { $most }
web-grid = Sudoku-Gitter, { $rows } mal { $columns }
web-given = vorgegeben { $digit }
web-own = eingetragen { $digit }
web-shown = { $digit } aus der Lösung
web-empty = leer
web-marks = Notizen { $digits }
web-centre-marks = Notizen in der Mitte { $digits }
web-colour-of = Farbe { $number }
web-wrong = falsch
web-clash = im Widerspruch
web-cage = Käfig mit der Summe { $sum } bei { $cell }
web-number = Käfig { $number } bei { $cell }
web-area-grid = Gitter { $number }
web-near = Ein Gitter vergrößern
web-sums = Summen
web-no-cage = Wählen Sie ein Feld eines Käfigs, um zu sehen, wie er sich füllen lässt.
web-pad = Ziffern
web-key = { $digit }, noch einzutragen: { $count }
web-edit = Eingabe
web-digit = Ziffer
web-corner = Notizen
web-centre = Mitte
web-colour = Farbe
web-erase = Löschen
web-undo = Rückgängig
web-redo = Wiederholen
web-pause = Pause
web-paused = Angehalten
web-resume = Weiter
web-help = Hilfe
web-menu = Menü
web-all-marks = Alle Notizen eintragen
web-next-cell = Wo steht die nächste Ziffer?
web-check = Prüfen
web-hint = Tipp
web-show = Lösung
web-share = Ergebnis teilen
web-statistics = Statistik
web-settings = Einstellungen
web-rules = Regeln
web-keys = Tastatur
web-print = Drucken
web-again = Neu beginnen
web-no-mistakes = Bisher ist alles richtig.
web-mistakes = Falsche Einträge: { $count }. Sie sind markiert.
web-mistakes-first = Ein Tipp hilft erst, wenn alle Einträge richtig sind. Die falschen sind markiert.
web-no-clashes = Bisher gibt es keine Widersprüche.
web-clashes = Einträge im Widerspruch: { $count }. Sie sind markiert.
web-more = Mehr
web-do = Übernehmen
web-next-in = Die nächste Ziffer lässt sich in { $cell } finden.
web-close = Schließen
web-beyond = Von hier führt keine Technik weiter. In { $cell } steht { $digit }.
web-ask-show = Die ganze Lösung zeigen? Damit endet das Spiel.
web-ask-again = Neu beginnen? Alle Einträge und Notizen gehen verloren.
web-cancel = Abbrechen
web-won = Gelöst!
web-won-in = Ihre Zeit: { $time }
web-with-help = mit Hilfe
web-without-help = ohne Hilfe
web-replay = Spiel wiederholen
web-move = Zug { $number } von { $count }
web-path = Weg zur Lösung
web-another = Noch ein Rätsel
web-another-busy = Ein Rätsel derselben Art und Stufe entsteht …
web-another-failed = Es konnte kein weiteres Rätsel erstellt werden.
web-progress = Mitnehmen
web-progress-of-link = Der Link öffnet dieses Spiel, so wie es jetzt ist, in einem anderen Browser.
web-progress-of-file = Eine Datei enthält alle Spiele, Zeiten und Einstellungen.
web-progress-link = Link kopieren
web-progress-file = Datei speichern
web-progress-open = Datei öffnen
web-progress-none = Der Link enthält kein Spiel dieses Rätsels.
web-progress-ask = Mit dem Spiel aus dem Link weitermachen? Das Spiel in diesem Browser geht verloren.
web-progress-take = Weitermachen
web-progress-read = Gelesene Spiele: { $count }. Gab es zwei Spiele eines Rätsels, bleibt das weiter gespielte.
web-progress-no-file = Diese Datei enthält keine Spiele.
previous-path = Das vorige Rätsel, Schritt für Schritt
path-of = Nr. { $number }, Schritt für Schritt
web-copied = Kopiert
web-copy = Diesen Text kopieren
web-revealed = Das ist die Lösung.
web-not-yet = Das Gitter ist voll, aber noch stimmt etwas nicht.
web-none-won = In diesem Browser ist noch kein Rätsel gelöst.
web-streak = Tage in Folge: { $count }
web-longest = Meiste Tage in Folge: { $count }
web-level = Stufe
web-solved = Gelöst
web-best = Beste
web-mean = Durchschnitt
web-times = Die Zeiten gelten für Spiele ohne Hilfe.
web-set-check = Beim Eintragen prüfen
web-check-none = Nichts
web-check-clashes = Widersprüche
web-check-mistakes = Fehler
web-set-look = Farben
web-look-system = Wie auf diesem Gerät
web-look-light = Hell
web-look-dark = Dunkel
web-set-clock = Uhr zeigen
web-set-peers = Zeile, Spalte und Block hervorheben
web-set-same = Gleiche Ziffern hervorheben
web-set-tidy = Notizen löschen, die eine Ziffer ausschließt
web-set-auto = Immer alle Kandidaten zeigen
web-set-first = Erst die Ziffer wählen, dann die Felder
web-set-letters = Tasten für die linke Hand: Q W E, A S D, Y X C für 1 bis 9
web-set-paint = Felder färben
web-set-left = Ziffern links
web-set-print = Einträge und Notizen mitdrucken
web-keys-move = Die Pfeiltasten führen durch das Gitter.
web-keys-several = Mit Umschalt oder Strg wählen sie mehrere Felder; Strg+A wählt alle, Escape nur eins. Ein Doppelklick wählt alle gleichen Ziffern aus.
web-keys-fill = Ziffern und Buchstaben füllen ein Feld, die Rücktaste löscht.
web-keys-marks = Mit Umschalt werden es Notizen, mit Strg oder Alt Notizen in der Mitte. Die Leertaste wechselt zwischen ihnen.
web-keys-back = Strg+Z nimmt zurück, Strg+Y stellt wieder her.
web-keys-more = { $pause } hält die Uhr an, { $all } trägt alle Notizen ein, ein Fragezeichen zeigt diese Tasten.
web-keys-hint = { $hint } zeigt einen Tipp, { $next } nur das Feld der nächsten Ziffer.
web-hint-names = In Tipps ist { $cell } das Feld in Zeile { $row }, Spalte { $column }.
web-signs = Ein Tipp schattiert das Haus und umrahmt das Muster. Einen gepunkteten Ring haben Einträge, die eine Ziffer ausschließen, einen ganzen die Ziffer, die einzutragen ist; durchgestrichen ist, was nicht stimmen kann.
web-before = Vorheriger Tag
web-after = Nächster Tag
web-archive = Alle Rätsel
web-earlier = Früherer Monat
web-later = Späterer Monat
web-begun = Begonnen
web-kept = Der Spielstand bleibt in diesem Browser gespeichert.
web-no-script = Um hier zu spielen, muss der Browser JavaScript erlauben. Drucken lässt sich das Rätsel auch ohne.

## Techniken und Lösungswege
about-techniques = Die Techniken, die Sie für dieses Buch brauchen, von der leichtesten bis zur schwersten, jede mit einem Beispiel. Keines der Beispiele ist ein Rätsel aus diesem Buch.
about-walkthroughs =
    Einige Rätsel dieses Buches { $end ->
        [trial] von Anfang an, so weit Techniken führen
       *[solved] von Anfang bis Ende
    }, immer mit dem leichtesten möglichen Schritt. Zu jedem Einer
    stehen hier sein Feld und die Zeile, die Spalte oder der Block, wo die Ziffer keinen anderen Platz
    hat; „allein“ heißt, dass sie der einzige Kandidat des Feldes ist.
naming = Z4S7 ist das Feld in Zeile 4, Spalte 7. Die Blöcke werden von links nach rechts und von oben nach unten gezählt.
diagrams =
    In den Bildern { $told ->
        [greys] sind schwarze Ziffern Vorgaben, und graue wurden
       *[weights] sind fette Ziffern Vorgaben, und magere wurden
    } unterwegs gefunden. Die kleinen Ziffern sind Kandidaten: was in ein Feld noch passt. { $told ->
        [greys] Die Kandidaten eines Musters sind schwarz
       *[weights] Die Kandidaten eines Musters sind fett
    } und seine Felder grau; ein dunkleres Grau kennzeichnet Felder mit einer anderen Rolle, das hellste die beteiligten
    Zeilen, Spalten und Blöcke. Durchgestrichene Kandidaten fallen weg. Ein Kandidat im Ring wird eingetragen.
excerpts = Manche Bilder zeigen nur die Blöcke, um die es in einem Schritt geht; die Zahlen am Rand sind die der Zeilen und Spalten.
chains = Graue Scheiben und kleine Quadrate sind die beiden Seiten einer Färbung oder Kette: Eine davon ist richtig, die andere falsch. Eine durchgezogene Linie verbindet zwei Kandidaten, von denen mindestens einer richtig ist, eine gestrichelte zwei, die nicht beide richtig sind.
houses-are = Eine Linie ist eine Zeile oder Spalte. Ein Haus ist eine Linie, ein Block oder eine andere Gruppe von Feldern, in der jede Ziffer einmal stehen muss.
sees = Zwei Felder sehen einander, wenn sie nicht dieselbe Ziffer enthalten können: weil sie in einer Zeile, einer Spalte oder einem Block liegen oder weil eine andere Regel es verbietet.
how-to-solve = So wird Rätsel { $number } gelöst
how-to-solve-of = So wird das Rätsel vom { $date } gelöst
start = Der Anfang
step = Schritt { $number }: { $technique }
steps = Schritte { $first } bis { $last }: { $technique }
singles = Einer
alone = allein
first-singles = Zuerst die Einer: { $singles }.
then-singles = Dann { $singles }.
singles-finish = Von hier an genügen Einer bis zum Ende.
only-singles = Mehr als diese Einer braucht es nicht.
stuck = Hier enden die Techniken dieses Buches, und weiter kommt man nur durch Ausprobieren: Wählen Sie ein Feld mit zwei Kandidaten, nehmen Sie an, einer sei richtig, und machen Sie weiter, bis das Gitter voll ist oder ein Widerspruch entsteht. Dann ist der andere richtig.

## Felder und Häuser
cell = Z{ $row }S{ $column }
house-row =
    { $form ->
        [in] in Zeile { $number }
        [of] von Zeile { $number }
       *[is] Zeile { $number }
    }
house-column =
    { $form ->
        [in] in Spalte { $number }
        [of] von Spalte { $number }
       *[is] Spalte { $number }
    }
house-box =
    { $form ->
        [in] in Block { $number }
        [of] von Block { $number }
       *[is] Block { $number }
    }
house-region =
    { $form ->
        [in] in der Region um { $cell }
        [of] der Region um { $cell }
       *[is] die Region um { $cell }
    }
house-falling =
    { $form ->
        [in] auf der fallenden Diagonale
        [of] der fallenden Diagonale
       *[is] die fallende Diagonale
    }
house-rising =
    { $form ->
        [in] auf der steigenden Diagonale
        [of] der steigenden Diagonale
       *[is] die steigende Diagonale
    }
house-window =
    { $form ->
        [in] in Fenster { $number }
        [of] von Fenster { $number }
       *[is] Fenster { $number }
    }
house-asterisk =
    { $form ->
        [in] im Stern
        [of] des Sterns
       *[is] der Stern
    }
house-center-dot =
    { $form ->
        [in] in den Feldern mit Punkt
        [of] der Felder mit Punkt
       *[is] die Felder mit Punkt
    }
house-girandola =
    { $form ->
        [in] in der Girandola
        [of] der Girandola
       *[is] die Girandola
    }
house-place =
    { $form ->
        [in] in den Feldern an Stelle { $number } der Blöcke
        [of] der Felder an Stelle { $number } der Blöcke
       *[is] die Felder an Stelle { $number } der Blöcke
    }
house-rows =
    { $form ->
        [in] in den Zeilen { $numbers }
        [of] der Zeilen { $numbers }
       *[is] die Zeilen { $numbers }
    }
house-columns =
    { $form ->
        [in] in den Spalten { $numbers }
        [of] der Spalten { $numbers }
       *[is] die Spalten { $numbers }
    }

## Wo man nachsieht
look-house = Sehen Sie { $house-in } nach.
look-cage = Sehen Sie im Käfig mit der Summe { $sum } bei { $cell } nach.
look-number = Sehen Sie im Käfig { $number } bei { $cell } nach.
look-digit = Sehen Sie sich die Plätze der { $digit } an.
look-cells = Sehen Sie hier nach: { $cells }.

## Was da ist
there-in-house = { CAP($house-in) } gibt es { $technique-there }.
there-single = { CAP($house-in) } ist die { $digit } { $technique-there }.
there-at-cells = Bei { $cells } gibt es { $technique-there }.
there-at-cage = Im Käfig mit der Summe { $sum } bei { $cell } gibt es { $technique-there }.
there-at-number = Im Käfig { $number } bei { $cell } gibt es { $technique-there }.
there-on-digit = Es gibt { $technique-there } mit der { $digit }.
there-on-digit-in = Es gibt { $technique-there } mit der { $digit } { $houses-in }.
there-pointing = Die Plätze der { $digit } { $house-in } liegen alle { $cover-in }.
there-pointing-away = Die Plätze der { $digit } { $house-in } sehen alle dieselben anderen Felder.
there-claiming = Die Plätze der { $digit } { $house-in } liegen alle { $cover-in } (Beanspruchung).

## Was folgt
is = { $cell } = { $digit }
so = Also { $places }.
removed = { $digits } aus { $cells }
remove = Zu streichen: { $removed }.
joint = { "; " }
brief-last = { $outcome } (letztes Feld { $house-of })
brief-only = { $outcome } (einziger Platz { $house-in })
brief-alone = { $outcome } (dort die einzige mögliche Ziffer)
brief-remove = zu streichen: { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Warum: Einer, gebundene Kandidaten, Teilmengen
why-full-house = { CAP($house-in) } ist nur noch { $cell } leer, und es fehlt nur die { $digit }.
why-naked-single = Jede Ziffer außer { $digit } ist in { $cell } ausgeschlossen.
why-hidden-single = { CAP($house-in) } kann kein Feld außer { $cell } die { $digit } enthalten.
why-locked = { CAP($house-in) } passt die { $digit } nur in { $cells-or }, und diese Felder liegen auch { $cover-in }. Eines davon enthält also die { $digit } { $cover-of }, und kein anderes Feld { $cover-of } kann { $digit } sein.
why-locked-away = { CAP($house-in) } passt die { $digit } nur in { $cells-or }. Wohin sie auch kommt: Ein Feld, das sie alle sieht, kann nicht { $digit } sein.
why-naked-subset = { $cells } haben zusammen nur noch { $digits } und nehmen je eine Ziffer davon. Also fallen { $digits } in allen anderen Feldern { $house-of } weg.
why-naked-subset-away = { $cells } haben zusammen nur noch { $digits } und nehmen je eine Ziffer davon. Ein anderes Feld, das alle ihre Plätze für eine dieser Ziffern sieht, kann diese Ziffer nicht enthalten.
why-hidden-subset = { CAP($house-in) } passen { $digits } nur in { $cells }, je eine in jedes. Diese Felder können also keine andere Ziffer enthalten.
why-mark-pair = { $relation } Einige Kandidaten ließen dem anderen Feld keine Ziffer.
why-line-number = { $relation } Mit einigen Kandidaten ist das nicht möglich, was auch in den anderen Feldern steht.
why-line-filling = { $relation } Keine der verbliebenen Möglichkeiten, bei denen sich in Feldern, die einander sehen, keine Ziffer wiederholt, lässt die folgenden Kandidaten zu.
why-mark-room =
    Mit { $digit } in { $cell } hätten { $cells } { $digits-count ->
        [0] keine Ziffer mehr.
       *[other] nur noch { $digits }, zu wenig für alle.
    }
why-mark-house = { CAP($house-in) } passt die { $digit } nur in { $cells-or }. Wohin sie auch kommt: Sie schließt dieselben Kandidaten aus.
relation-consecutive = { $cells } müssen sich um 1 unterscheiden.
relation-not-consecutive = { $cells } dürfen sich nicht um 1 unterscheiden.
relation-double = Von { $cells } muss eines das Doppelte des anderen sein.
relation-no-dot = { $cells } dürfen sich nicht um 1 unterscheiden, und keines darf das Doppelte des anderen sein.
relation-less = { $less } muss kleiner sein als { $greater }.
relation-sum = { $cells } müssen zusammen { $value } ergeben.
relation-no-sum = { $cells } dürfen zusammen nicht 5 oder 10 ergeben.
relation-same = { $cells } müssen gleich sein.
relation-below = { $less } muss um mindestens { $by } kleiner sein als { $greater }.
relation-apart = { $cells } müssen sich um mindestens { $by } unterscheiden.
relation-within = { $cells } müssen sich unterscheiden, aber um höchstens { $by }.
relation-thermo = Entlang { $cells } müssen die Ziffern immer größer werden.
relation-palindrome = { $cells } müssen sich von beiden Enden her gleich lesen.
relation-renban = { $cells } müssen lückenlos aufeinanderfolgende Ziffern enthalten, in beliebiger Reihenfolge.
relation-whispers = Entlang { $cells } muss sich jede Ziffer von der nächsten um mindestens { $by } unterscheiden.
relation-arrow = { $rest } müssen zusammen die Ziffer in { $first } ergeben.
relation-quadruple = { $cells } müssen { $digits } enthalten.
relation-between = { $inner } müssen zwischen den Ziffern in { $ends } liegen.
relation-sandwich = Von { $first } bis { $last } müssen die Ziffern zwischen 1 und { $high } zusammen { $value } ergeben.
relation-skyscraper = Von { $first } bis { $last } muss die Zahl der Ziffern, die größer sind als alle davor, die erste mitgezählt, { $value } sein.
relation-x-sum = Von { $first } bis { $last } müssen die ersten X Ziffern zusammen { $value } ergeben, wobei X die erste von ihnen ist.
relation-odd = { $cells } muss ungerade sein.
relation-even = { $cells } muss gerade sein.
why-cage = Die Ziffern des Käfigs bei { $cell } sind verschieden und ergeben zusammen { $sum }. Keine verbliebene Zerlegung von { $sum } lässt die folgenden Kandidaten zu.
why-cage-sets = Der Käfig mit der Summe { $sum } bei { $cell } kann nur { $sets-or } sein.
why-cage-claiming = Die Ziffern des Käfigs bei { $cell } sind verschieden und ergeben zusammen { $sum }, und jede verbliebene Zerlegung enthält die { $digit }. Im Käfig kann sie nur hier stehen: { $places }.
why-number = Keine verbliebene Möglichkeit für { $number } im Käfig bei { $cell } lässt die folgenden Kandidaten zu.
why-number-sets = In den Käfig { $number } bei { $cell } passen nur { $digits }.
why-number-claiming = Jede verbliebene Möglichkeit für { $number } im Käfig bei { $cell } enthält die { $digit }. Im Käfig kann sie nur hier stehen: { $places }.
why-innie = Die Summe { $houses-of } ist { $whole }, und die Käfige, die ganz darin liegen, ergeben { $cages }. Auf { $cells } entfällt also { $sum }.
why-innies = Die Summe { $houses-of } ist { $whole }, und die Käfige, die ganz darin liegen, ergeben { $cages }. Auf { $cells } entfallen also die übrigen { $sum }, wobei keine Ziffer zweimal vorkommt. Keine verbliebene Zerlegung von { $sum } lässt die folgenden Kandidaten zu.
why-outie = Die Summe { $houses-of } ist { $whole }, und die Käfige, die hineinreichen, ergeben { $cages }. Auf { $cells } außerhalb entfällt also { $sum }.
why-outies = Die Summe { $houses-of } ist { $whole }, und die Käfige, die hineinreichen, ergeben { $cages }. Auf { $cells } außerhalb entfallen also zusammen { $sum }. Keine verbliebene Zerlegung von { $sum } lässt die folgenden Kandidaten zu.
why-house-combination = In { $cells } sind alle Ziffern verschieden, und jeder Käfig muss seine Zahl ergeben. Keine verbleibende Möglichkeit, alle zusammen zu füllen, lässt die folgenden Kandidaten zu.
why-cage-overlap = Alle Plätze für { $digit } in diesen Käfigen liegen in ebenso vielen Zeilen, Spalten oder Blöcken: { $cells }. Jeder der Käfige braucht eine { $digit }, also steht dort sonst keine.
why-cage-overlap-houses = Alle Plätze für { $digit } in ebenso vielen Zeilen, Spalten oder Blöcken liegen in diesen Käfigen: { $cells }. Also steht sonst in den Käfigen keine { $digit }.
cages-involved = Beteiligte Käfige: { $cages }.
chain-from-cage = Wenn { $off } nicht { $digit } ist, dann ist { $on } die { $other } (jede Füllung ihres Käfigs enthält eine von beiden)
chain-cage = { $off } ist nicht { $digit }, also ist { $on } die { $other } (jede Füllung ihres Käfigs enthält eine von beiden)

## Warum: Fische
why-fish = { CAP($houses-in) } liegen alle Plätze der { $digit } { $cover-in }. Also bekommen { $cover } ihre { $digit } von dort, und kein anderes Feld { $cover-of } kann { $digit } sein.
why-finned-fish = { CAP($houses-in) } liegen alle Plätze der { $digit } { $cover-in }, sonst nur noch in { $fins-or }. Steht sie in { $fins-or }, schließt sie die { $digit } in { $gone } aus. Wenn nicht, bekommen { $cover } ihre { $digit } von dort, und kein anderes Feld { $cover-of } kann { $digit } sein. In beiden Fällen ist die { $digit } in { $gone } ausgeschlossen.

## Warum: Flügel
why-xy-wing = { $cell } ist { $digits-or }: Ist es { $one }, dann ist { $first } die { $digit }; ist es { $two }, dann ist { $second } die { $digit }. Also steht die { $digit } in { $ends-or }, und kein Feld, das alle diese sieht, kann { $digit } sein.
why-xyz-wing = { $cell } ist { $digits-or }: Ist es { $one }, dann ist { $first } die { $digit }; ist es { $two }, dann ist { $second } die { $digit }; ist es keines von beiden, ist es selbst { $digit }. Also steht die { $digit } in { $ends-or }, und kein Feld, das alle diese sieht, kann { $digit } sein.
why-wxyz-wing = { $cells } haben zusammen nur noch { $digits }, und jede dieser Ziffern außer { $digit } passt in höchstens eines der vier. Also muss eines davon die { $digit } sein: { $ends-or }. Kein Feld, das alle diese sieht, kann { $digit } sein.
why-w-wing = { $cells } haben nur noch { $digits }. { CAP($house-in) } passt die { $digit } in { $one } oder { $two }: { $one } sieht { $first }, und { $two } sieht { $second }. Also sind { $first } und { $second } nicht beide { $digit }. Eines davon ist { $other }, und kein Feld, das beide sieht, kann { $other } sein.

## Warum: Rechtecke
why-rectangle = Blieben in { $cells } nur { $digits }, so ließen sich diese vertauschen, und das Rätsel hätte zwei Lösungen.
why-rectangle-1 = Die anderen Ecken haben keine weiteren Ziffern, also muss { $cell } eine nehmen: Es ist weder { $one } noch { $two }.
why-rectangle-2 = Um das zu verhindern, muss { $cells-or } die { $digit } sein, und kein Feld, das alle diese sieht, kann { $digit } sein.
why-rectangle-3 = Um das zu verhindern, muss { $roof-or } eine dieser Ziffern sein: { $others-or }. Dieses Feld und { $cells } verbrauchen dann die Ziffern { $digits } { $house-in }, und kein anderes Feld { $house-of } kann eine davon sein.
why-rectangle-4 = { CAP($house-in) } können nur { $cells } die { $digit } enthalten, also ist eines davon { $digit }. Wäre das andere { $other }, blieben in den vieren nur diese beiden Ziffern.
why-hidden-rectangle = { CAP($house-in) } und { $cover-in } hat die { $digit } außerhalb der vier keinen Platz. Wäre { $cell } die { $other }, dann wären { $first } und { $second } die { $digit }, und { $last }, das keine anderen Ziffern hat, wäre { $other }: genau das, was nicht sein darf.
why-bug = Alle leeren Felder haben noch zwei Kandidaten, nur { $cell } hat { $digits }. Ohne die { $digit } dort hätte jede Ziffer in jeder Zeile, jeder Spalte und jedem Block zwei Plätze oder keinen, und das Rätsel könnte nicht genau eine Lösung haben.

## Warum: Platzpaare, Farben
why-remote-pair = Diese Felder haben nur noch { $digits-or }, und solche, die einander sehen, müssen sich unterscheiden. Also enthalten { $first } die eine Ziffer und { $second } die andere. Ein Feld, das eines der ersten und eines der zweiten sieht, sieht beide: { $digits }.
why-turbot-fish = Die { $digit } steht { $house-in } in { $first-or } und { $cover-in } in { $second-or }. { $near } sehen einander, also sind nicht beide { $digit }: Es ist { $far-or }, und kein Feld, das diese beiden sieht, kann { $digit } sein.
why-empty-rectangle = { CAP($house-in) } passt die { $digit } in { $near } oder { $far }. Ist { $near } die { $digit }, dann steht sie { $block-in } nicht in { $lost }, sondern in { $kept-or }, und ist damit in { $gone } ausgeschlossen. Ist { $far } die { $digit }, ist sie dort ebenfalls ausgeschlossen.
why-colours-wrong = Häuser mit zwei Plätzen für die { $digit } verbinden diese Felder zu zwei Gruppen: { $first } sowie { $second }. Die Felder der einen Gruppe sind alle { $digit }, von denen der anderen ist es keines. Aber { $one } und { $two } aus einer Gruppe sehen einander, also ist diese Gruppe falsch.
why-colours-seen = Häuser mit zwei Plätzen für die { $digit } verbinden diese Felder zu zwei Gruppen: { $first } sowie { $second }. Die Felder der einen Gruppe sind alle { $digit }, von denen der anderen ist es keines. Ein Feld, das aus jeder eines sieht, kann nicht { $digit } sein.
why-groups = Häuser mit zwei Plätzen für die { $digit } verbinden Felder zu Gruppen: { $first } gegen { $second } sowie { $third } gegen { $fourth }. Entweder sind alle Felder einer Gruppe { $digit } oder alle der Gegengruppe.
why-group-sees-two = { $one } sieht { $two }, und { $three } sieht { $four }. Also schließen { $one } und seine Gruppe zwei Gruppen aus, von denen eine { $digit } ist, und können nicht { $digit } sein.
why-groups-meet = { $one } sieht { $two }, also sind ihre Gruppen nicht beide { $digit }, und eine der Gegengruppen ist es. Ein Feld, das eines von { $first } und eines von { $second } sieht, kann nicht { $digit } sein.

## Warum: fast gebundene Mengen
set = { $cells } ({ $digits })
why-als-xz = Zwei Mengen haben je eine Ziffer mehr als Felder: { $one } und { $two }. Nur eine davon kann die { $digit } enthalten, denn deren Plätze in beiden sehen einander. Die andere hat keine { $digit } und enthält also alle ihre übrigen Ziffern, darunter { $digits }. Kein Feld, das alle Plätze in beiden Mengen sieht, kann { $digits-or } sein.
why-als-xz-double = Zwei Mengen haben je eine Ziffer mehr als Felder: { $one } und { $two }. Jede der Ziffern { $digits } passt nur in eine davon, denn ihre Plätze in beiden sehen einander. Jeder Menge fehlt also eine davon, und sie enthält alles Übrige: Kein Feld, das alle Plätze einer anderen Ziffer in einer Menge oder alle Plätze von { $digits-or } in beiden sieht, kann diese enthalten.
why-als-xy-wing = Drei Mengen haben je eine Ziffer mehr als Felder: { $one }; { $two }; { $three }. Die mittlere enthält { $digit } oder { $other }. Ist es { $digit }, dann fehlt sie in { $first }, und dort steht { $digits }; ist es { $other }, dann fehlt sie in { $last }, und dort steht { $digits }. Kein Feld, das alle Plätze von { $digits-or } in beiden sieht, kann { $digits-or } sein.
why-stem = { $cell } ist { $digits-or }.
why-petal = Ist es { $digit }, dann fehlt diese Ziffer in { $set }, und dort stehen alle anderen, darunter { $digits }.
why-petals = Jede dieser Mengen hat eine Ziffer mehr als Felder. Ein Feld, das alle Plätze von { $digits-or } in ihnen allen sieht, kann also nicht { $digits-or } sein.
why-sue-de-coq = { $cells } haben zusammen { $count } Ziffern, nämlich { $digits }, und keine davon passt zweimal hinein. Jedes Feld nimmt also eine davon, und alle sind hier verbraucht: die Ziffern { $first } { $house-in } und die Ziffern { $second } { $cover-in }. Kein anderes Feld dort kann sie enthalten.

## Warum: Ketten
chain-from-cell = Wenn { $cell } nicht { $digit } ist, dann ist { $cell } die { $other }
chain-from-place =
    { $off-count ->
        [1] Wenn { $off } nicht { $digit } ist
       *[other] Wenn keines von { $off } die { $digit } ist
    }, dann ist { $on-or } die { $digit } (der einzige andere Platz { $house-in })
chain-cell = { $cell } ist nicht { $digit }, sondern { $other }
chain-place =
    { $off-count ->
        [1] { $off } ist nicht { $digit }
       *[other] keines von { $off } ist { $digit }
    }, also ist { $on-or } die { $digit } (der einzige andere Platz { $house-in })
chain-joint = { "; " }
chain-same = Also ist { $cells-or } in jedem Fall { $digit }, und was das ausschließt, fällt weg.
chain-ends = Also ist { $first-or } die { $digit } oder { $second-or } die { $other }, und was beide ausschließen, fällt weg.
chain-loop = Also ist { $first-or } die { $digit } oder { $second-or } die { $other }. Diese beiden schließen auch einander aus, und so schließt sich die Kette zum Ring: Von je zwei Nachbarn darin ist einer richtig, und was beide ausschließen, fällt weg.
branches-cell = { $cell } ist { $digits-or }.
branches-house = { CAP($house-in) } passt die { $digit } in { $cells-or }.
branch-at-once = Ist { $cells-or } die { $digit }, sind die folgenden Kandidaten sofort ausgeschlossen.
branch-chain = Ist { $cells-or } die { $digit }, dann: { $links }.
branch-net = Ist { $cells-or } die { $digit }, folgen nacheinander { $placed }.
branches-end = In jedem Fall sind die folgenden Kandidaten ausgeschlossen.
placed = { $cell } = { $digit }
why-net = Angenommen, { $cells-or } ist { $digit }. Dann folgen nacheinander { $placed }. Damit bleibt ein Feld ohne Ziffer oder eine Ziffer ohne Platz. Also ist { $cells-or } nicht { $digit }.
why-net-at-once = Angenommen, { $cells-or } ist { $digit }. Damit bleibt ein Feld ohne Ziffer oder eine Ziffer ohne Platz. Also ist { $cells-or } nicht { $digit }.

## Was unterwegs von einem Rätsel gesagt wird
explain-solved = Gelöst. Schwerste Technik: { $technique }. Punkte: { $score }.
explain-done = Es ist nichts mehr zu finden.
explain-stuck =
    Mit Logik allein geht es nicht weiter: { $count ->
        [one] Ein Feld bleibt
       *[other] { $count } Felder bleiben
    } leer. Punkte: { $score }.
explain-all =
    { $count ->
        [one] 1 Schritt.
       *[other] { $count } Schritte.
    }
hint-stuck = Mit Logik allein geht es nicht weiter.
hint-trial = Von da an hilft nur Ausprobieren.
verdict-none = Keine Lösung.
verdict-several = Mehrere Lösungen: Es fehlen Ziffern.
verdict-unsettled = Ungeklärt: Die Suche hätte zu lange gedauert.
verdict-full = Das Gitter ist voll, und jede Ziffer stimmt.
givens-none = Die Vorgaben haben keine Lösung.
givens-several = Die Vorgaben haben mehrere Lösungen.
wrong-digits = Falsch: { $placed }.
no-digit-fits = In { $cell } passt keine Ziffer.
wrong-alone = Ohne { $placed } gibt es genau eine Lösung.
wrong-among = Wenn nur eine Ziffer falsch ist, dann { $placed-or }.
wrong-together = Zusammen lassen diese keine Lösung zu: { $placed }.
wrong-marks = Die richtige Ziffer ist gestrichen in { $cells }.
clash-house = { CAP($house-in) } steht die { $digit } in { $cells }.
clash-pair = { $cells } sehen einander, und in beiden steht die { $digit }.
clash-sum = Der Käfig mit der Summe { $sum } bei { $cell } ergibt { $total }.
clash-number = Die Ziffern im Käfig { $number } bei { $cell } ergeben seine Zahl nicht.

## Techniken: der Name, wie er hinter „Es gibt“ steht, und ein Absatz, der sie lehrt
technique-full-house = Letztes Feld
technique-full-house-there = ein letztes Feld
technique-full-house-teach = Wenn eine Zeile, eine Spalte oder ein Block nur noch ein leeres Feld hat, zählen Sie die Ziffern durch: Die fehlende gehört hinein. Es ist der leichteste Schritt von allen, und gegen Ende eines Rätsels ergibt er sich von selbst. Sehen Sie nach jeder Ziffer, die Sie schreiben, ihre Zeile, ihre Spalte und ihren Block an: Vielleicht ist dort nur noch eine Lücke.

technique-hidden-single-box = Versteckter Einer im Block
technique-hidden-single-box-there = ein versteckter Einer
technique-hidden-single-box-teach = Nehmen Sie eine Ziffer und einen Block, in dem sie fehlt. Jede Zeile und Spalte, in der die Ziffer schon steht, schließt sie für ihre Felder im Block aus. Bleibt ein einziges Feld, gehört die Ziffer hinein, was immer das Feld sonst enthalten könnte. Leichte Rätsel lösen sich meist so: Gehen Sie die Ziffern einzeln durch, die häufigsten zuerst.

technique-hidden-single-line = Versteckter Einer in der Linie
technique-hidden-single-line-there = ein versteckter Einer
technique-hidden-single-line-teach = Nehmen Sie eine Ziffer, die in einer Zeile oder Spalte noch fehlt, und streichen Sie die Felder, in denen sie nicht stehen kann: die gefüllten, die, deren Block sie schon hat, und die, deren kreuzende Linie sie schon hat. Bleibt ein einziges Feld, gehört die Ziffer dorthin. Linien sind schwerer zu überblicken als Blöcke; beginnen Sie mit fast vollen.

technique-naked-single = Nackter Einer
technique-naked-single-there = einen nackten Einer
technique-naked-single-teach = Betrachten Sie ein Feld und zählen Sie, was es sieht: die Ziffern in seiner Zeile, seiner Spalte und seinem Block. Sind alle bis auf eine da, gehört die fehlende hinein. Solche Felder fallen wenig auf, denn die Ziffern, die sie bestimmen, liegen verstreut. Suchen Sie, wo eine volle Zeile eine volle Spalte oder einen vollen Block trifft. Mit Notizen ist es ein Feld mit einer einzigen Notiz.

technique-pointing = Zeigende Kandidaten
technique-pointing-there = zeigende Kandidaten
technique-pointing-teach = Angenommen, alle Plätze einer Ziffer in einem Block liegen in einer Zeile oder Spalte. Welcher auch der richtige ist, die Ziffer dieser Linie steht innerhalb des Blocks. Im Rest der Linie, außerhalb des Blocks, kann sie gestrichen werden. Die zwei oder drei Plätze zeigen die Linie entlang. Oft entsteht dadurch ein Einer im nächsten Block.

technique-claiming = Beanspruchende Linie
technique-claiming-there = eine beanspruchende Linie
technique-claiming-teach = Angenommen, alle Plätze einer Ziffer in einer Zeile oder Spalte liegen in einem Block. Die Linie braucht die Ziffer und kann sie nur dort haben; sie beansprucht also die Ziffer dieses Blocks, und in dessen anderen Feldern wird sie gestrichen. Suchen Sie in Linien mit wenigen leeren Feldern außerhalb eines Blocks.

technique-naked-pair = Nacktes Paar
technique-naked-pair-there = ein nacktes Paar
technique-naked-pair-teach = Zwei Felder eines Hauses haben dieselben zwei Kandidaten und keine anderen. Eines nimmt die eine Ziffer, eines die andere; in welcher Reihenfolge, spielt keine Rolle. Beide Ziffern sind damit verbraucht: Streichen Sie sie in allen anderen Feldern des Hauses. Liegen die zwei Felder in einem Block und zugleich in einer Linie, gilt das für beide.

technique-hidden-pair = Verstecktes Paar
technique-hidden-pair-there = ein verstecktes Paar
technique-hidden-pair-teach = Zwei Ziffern haben in einem Haus dieselben zwei Plätze und keine anderen. Dann enthalten diese zwei Felder diese zwei Ziffern, und alle ihre anderen Kandidaten fallen weg. Das Paar versteckt sich unter den anderen Notizen: Man findet es über die Ziffern, nicht über die Felder. Fragen Sie bei jeder Ziffer, wohin sie im Haus kann, und suchen Sie zwei mit derselben Antwort.

technique-cage-combination = Käfigzerlegung
technique-cage-combination-there = eine Käfigzerlegung
technique-cage-combination-teach = Die Ziffern eines Käfigs sind verschieden und ergeben seine Summe. Manche Summen lassen nur eine Zerlegung zu: Zwei Felder mit der Summe 3 enthalten 1 und 2, zwei mit der Summe 17 enthalten 8 und 9, drei mit der Summe 6 enthalten 1, 2 und 3. Notieren Sie diese Ziffern im Käfig und streichen Sie alle anderen. Je mehr Felder gefüllt sind, desto öfter bleibt nur eine Zerlegung.
technique-cage-combination-number-teach = Manche Käfige lassen nur eine einzige Auswahl von Ziffern zu. In einem Gitter von 6 × 6 besteht die Differenz 5 aus 1 und 6, und das Produkt 20 aus zwei Feldern aus 4 und 5. Notieren Sie diese Ziffern im Käfig und streichen Sie alle anderen. Je mehr Felder gefüllt sind, desto mehr Käfige haben nur noch eine Auswahl.

technique-innie = Innie oder Outie
technique-innie-there = ein Innie oder Outie
technique-innie-teach = Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal und ergibt daher im 9-×-9-Gitter 45. Zählen Sie die Käfige zusammen, die ganz darin liegen. Bleibt ein Feld übrig, der Innie, so enthält es, was an 45 fehlt. Oder zählen Sie alle Käfige zusammen, die hineinreichen. Liegt ein Feld außerhalb, der Outie, so enthält es, was zu viel ist.

technique-cage-claiming = Käfigbindung
technique-cage-claiming-there = eine Käfigbindung
technique-cage-claiming-teach = Gehen Sie die Zerlegungen einer Käfigsumme durch. Eine Ziffer, die in allen vorkommt, muss im Käfig stehen: Drei Felder mit der Summe 22 enthalten immer eine 9. Liegen alle ihre Plätze im Käfig in einer Zeile, einer Spalte oder einem Block, so fällt sie dort in den anderen Feldern weg.
technique-cage-claiming-number-teach = Stellen Sie zusammen, welche Ziffern die Zahl eines Käfigs ergeben können. Eine Ziffer, die immer dabei ist, muss im Käfig stehen: Das Produkt 10 braucht stets eine 5. Liegen alle ihre Plätze im Käfig in einer Zeile oder Spalte, so scheidet sie im Rest dieser Linie aus.

technique-cage-sum = Käfigsumme
technique-cage-sum-there = eine Käfigsumme
technique-cage-sum-teach = Die Ziffern eines Käfigs sind verschieden und ergeben seine Summe, daher sind nur wenige Zerlegungen möglich. Drei Felder mit der Summe 7 enthalten 1, 2 und 4 in irgendeiner Reihenfolge. Schreiben Sie die möglichen Zerlegungen auf. Eine Ziffer, die in keiner vorkommt, fällt im Käfig weg, ebenso eine, die den anderen Feldern keine Zerlegung übrig ließe.
technique-cage-sum-number-teach = Nur wenige Ziffern ergeben die Zahl eines Käfigs, und noch weniger, wenn einige Kandidaten fehlen. Schreiben Sie auf, wie sich der Käfig füllen lässt; in einer Zeile oder Spalte steht keine Ziffer zweimal. Ein Kandidat, der in keiner dieser Füllungen vorkommt, wird gestrichen.

technique-innies = Innies und Outies
technique-innies-there = eine Gruppe von Innies oder Outies
technique-innies-teach = Jede Zeile, jede Spalte und jeder Block hat eine feste Summe, im 9-×-9-Gitter 45. Lassen die Käfige dort zwei oder mehr Felder übrig, so teilen sich diese, was an der Summe fehlt, als wären sie selbst ein Käfig. Ebenso teilen sich die Felder, mit denen Käfige hinausragen, den Überschuss. Gehen Sie die Ziffern durch, die diese Summe ergeben, und streichen Sie, was nirgends passt.

technique-wide-innies = Innies mehrerer Bereiche
technique-wide-innies-there = eine Gruppe von Innies oder Outies mehrerer Bereiche
technique-wide-innies-teach = Zwei benachbarte Zeilen, Spalten oder Blöcke ergeben 90, drei ergeben 135. Oft füllen die Käfige mehrere davon bis auf wenige Felder, wo sie einen allein nicht füllen. Zählen Sie die Käfige darin zusammen, und die übrigen Felder teilen sich den Rest. Oder zählen Sie alle zusammen, die hineinreichen, und die Felder außerhalb teilen sich, was zu viel ist.
technique-house-combination = Kombinationen in einem Bereich
technique-house-combination-there = eine Kombination von Käfigen
technique-house-combination-teach = Käfige, die in derselben Zeile, Spalte oder demselben Block liegen, haben keine Ziffer gemeinsam. Enthält einer mit zwei Feldern und der Summe 4 die 1 und die 3, so bleiben einem anderen mit der Summe 7 nur 2 und 5. Die übrigen Felder dort nehmen den Rest der Ziffern auf. Was in keine solche Aufteilung passt, fällt weg.
technique-cage-overlap = Käfigüberschneidung
technique-cage-overlap-there = eine Überschneidung von Käfigen
technique-cage-overlap-teach = Zwei Käfige brauchen dieselbe Ziffer, und alle ihre Plätze in beiden liegen in denselben zwei Zeilen, Spalten oder Blöcken. Dann verbrauchen die Käfige diese Ziffer dort, und sie fällt in den anderen Feldern weg. Ebenso umgekehrt: Haben zwei Zeilen alle Plätze für eine Ziffer in denselben zwei Käfigen, so fällt sie im Rest dieser Käfige weg.
technique-cage-chain = Kette durch Käfige
technique-cage-chain-there = eine Kette durch Käfige
technique-cage-chain-teach = Eine Wechselkette, die auch durch Käfige führt. Zwei Kandidaten eines Käfigs schließen sich aus, wenn keine mögliche Füllung beide enthält, und einer der beiden ist richtig, wenn jede einen davon enthält. Der erste Kandidat der Kette ist richtig oder der letzte; was beide ausschließen, fällt weg.
technique-cage-net = Zwingendes Netz durch Käfige
technique-cage-net-there = ein zwingendes Netz durch Käfige
technique-cage-net-teach = Angenommen, ein Kandidat ist richtig: Dann werden alle Einer eingetragen, die folgen, und für jeden Käfig nur die Füllungen behalten, die noch möglich sind. Bleibt ein Feld ohne Ziffer oder eine Ziffer ohne Platz, war der Kandidat falsch. Was bei jedem Kandidaten eines Feldes oder jedem Platz einer Ziffer in einem Haus ausgeschlossen ist, fällt ebenfalls weg.

technique-naked-triple = Nackter Drilling
technique-naked-triple-there = einen nackten Drilling
technique-naked-triple-teach = Drei Felder eines Hauses haben zusammen nur drei Ziffern. Nicht jedes Feld braucht alle drei: Auch 2 und 5, 5 und 8, 2 und 8 bilden einen Drilling. Die drei Felder verbrauchen die drei Ziffern, also verlieren alle anderen Felder des Hauses sie. Suchen Sie unter Feldern mit zwei oder drei Kandidaten solche, die bei denselben Ziffern bleiben.

technique-hidden-triple = Versteckter Drilling
technique-hidden-triple-there = einen versteckten Drilling
technique-hidden-triple-teach = Drei Ziffern haben in einem Haus zusammen nur drei Plätze. Diese Felder enthalten dann diese Ziffern, und alle ihre anderen Kandidaten fallen weg. Nicht jede Ziffer braucht alle drei Plätze. Am leichtesten findet man den Drilling durch Zählen: Schreiben Sie für jede fehlende Ziffer auf, wohin sie kann, und suchen Sie drei, die sich drei Plätze teilen.

technique-naked-quad = Nackter Vierling
technique-naked-quad-there = einen nackten Vierling
technique-naked-quad-teach = Vier Felder eines Hauses haben zusammen nur vier Ziffern, wie auch immer verteilt. Sie verbrauchen diese Ziffern, und die anderen Felder des Hauses verlieren sie. Ein nackter Vierling lohnt den Blick in Häusern mit vielen leeren Feldern: Prüfen Sie zuerst die Felder mit den wenigsten Kandidaten, und sehen Sie, ob vier davon mit vier Ziffern auskommen.

technique-hidden-quad = Versteckter Vierling
technique-hidden-quad-there = einen versteckten Vierling
technique-hidden-quad-teach = Vier Ziffern haben in einem Haus zusammen nur vier Plätze. Die vier Felder nehmen also die vier Ziffern, und alle anderen Kandidaten fallen dort weg. Größere Mengen braucht man im 9-×-9-Gitter nicht zu suchen, denn die übrigen Felder bildeten immer eine kleinere. Er ist selten und von den Notizen ringsum gut verdeckt.

technique-x-wing = X-Wing
technique-x-wing-there = einen X-Wing
technique-x-wing-teach = Eine Ziffer hat in zwei Zeilen je zwei Plätze, und diese liegen in denselben zwei Spalten. Die eine Zeile nimmt sie in der einen Spalte, die andere in der anderen: So oder so haben beide Spalten sie. In allen anderen Feldern dieser Spalten fällt sie also weg. Zeilen und Spalten können die Rollen tauschen. Die vier Plätze sind die Ecken eines Rechtecks.

technique-swordfish = Schwertfisch
technique-swordfish-there = einen Schwertfisch
technique-swordfish-teach = In drei Zeilen liegen alle Plätze einer Ziffer in denselben drei Spalten. Jede Zeile nimmt eine der Spalten, also bekommen die drei Spalten ihre Ziffer von diesen Zeilen und verlieren sie überall sonst. Nicht jede Zeile braucht drei Plätze; zwei genügen. Zeilen und Spalten können die Rollen tauschen. Um ihn zu finden, markieren Sie alle Plätze einer Ziffer.

technique-xy-wing = XY-Wing
technique-xy-wing-there = einen XY-Wing
technique-xy-wing-teach = Drei Felder mit je zwei Kandidaten. Der Drehpunkt hat X und Y. Er sieht zwei Zangen: eine mit X und Z, eine mit Y und Z. Ist der Drehpunkt X, muss die erste Zange Z sein; ist er Y, die zweite. Eine der Zangen ist also Z, und jedes Feld, das beide sieht, verliert Z. Die Zangen müssen einander nicht sehen.

technique-xyz-wing = XYZ-Wing
technique-xyz-wing-there = einen XYZ-Wing
technique-xyz-wing-teach = Ein Drehpunkt hat die drei Ziffern X, Y und Z und sieht zwei Zangen: eine mit X und Z, eine mit Y und Z. Ist er X, muss die erste Zange Z sein; ist er Y, die zweite; sonst ist er selbst Z. Eines der drei Felder ist also Z. Nur ein Feld, das alle drei sieht, verliert Z; suchen Sie darum im Block des Drehpunkts.

technique-unique-rectangle-1 = Eindeutiges Rechteck, Typ 1
technique-unique-rectangle-1-there = ein eindeutiges Rechteck vom Typ 1
technique-unique-rectangle-1-teach = Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken dürfen nie mit denselben zwei Ziffern übrig bleiben: Diese ließen sich vertauschen, ohne dass sich an anderen Feldern etwas änderte, und das Rätsel hätte zwei Lösungen. Haben drei der Ecken nur diese beiden Kandidaten, muss die vierte etwas anderes sein und verliert beide. Das gilt nur, weil das Rätsel genau eine Lösung hat.

technique-unique-rectangle-2 = Eindeutiges Rechteck, Typ 2
technique-unique-rectangle-2-there = ein eindeutiges Rechteck vom Typ 2
technique-unique-rectangle-2-teach = Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken haben zwei Ziffern gemeinsam. Die Ecken, die mehr haben, haben alle dieselbe eine Ziffer dazu. Nähme keine sie, blieben die vier Felder mit zwei vertauschbaren Ziffern übrig, und das Rätsel hätte zwei Lösungen. Eine davon nimmt sie also, und was sie alle sieht, verliert sie.

technique-unique-rectangle-3 = Eindeutiges Rechteck, Typ 3
technique-unique-rectangle-3-there = ein eindeutiges Rechteck vom Typ 3
technique-unique-rectangle-3-teach = Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken haben zwei Ziffern gemeinsam, und zwei Ecken in einer Linie haben noch andere. Eine der beiden muss eine dieser anderen nehmen, sonst ließen sich die zwei Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. Beide zusammen wirken also wie ein Feld mit den anderen Ziffern. Mit weiteren Feldern des Hauses verbrauchen sie oft so viele Ziffern, wie es Felder sind, und der Rest des Hauses verliert diese.

technique-unique-rectangle-4 = Eindeutiges Rechteck, Typ 4
technique-unique-rectangle-4-there = ein eindeutiges Rechteck vom Typ 4
technique-unique-rectangle-4-teach = Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken haben zwei Ziffern gemeinsam, und zwei Ecken in einem Haus haben noch andere. Hat eine der beiden Ziffern in diesem Haus keinen anderen Platz, muss eine dieser Ecken sie nehmen. Wäre die andere Ecke die zweite Ziffer, ließen sich die beiden vertauschen, und das Rätsel hätte zwei Lösungen. Die zweite Ziffer fällt also in beiden Ecken weg.

technique-hidden-rectangle = Verstecktes Rechteck
technique-hidden-rectangle-there = ein verstecktes Rechteck
technique-hidden-rectangle-teach = Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken haben zwei Ziffern gemeinsam, und eine Ecke hat keine anderen. Betrachten Sie die Ecke gegenüber: Hat eine der Ziffern in deren Zeile und Spalte keinen Platz außerhalb des Rechtecks, so würde die andere Ziffer dort alle vier Ecken bestimmen. Sie ließen sich dann vertauschen, und das Rätsel hätte zwei Lösungen. Diese andere Ziffer fällt also weg.

technique-jellyfish = Qualle
technique-jellyfish-there = eine Qualle
technique-jellyfish-teach = In vier Zeilen liegen alle Plätze einer Ziffer in denselben vier Spalten; die Spalten bekommen ihre Ziffer also von diesen Zeilen, und alle anderen Felder dort verlieren sie. Nicht jede Zeile braucht alle vier Plätze. Zeilen und Spalten können die Rollen tauschen. Scheinen in einem 9-×-9-Gitter fünf Linien nötig, sehen Sie quer: Mit den übrigen Linien geht es mit weniger.

technique-bug = BUG (lauter Paare)
technique-bug-there = einen BUG
technique-bug-teach = Angenommen, jedes leere Feld hat zwei Kandidaten, nur eines hat drei. Ohne seinen dritten hätte jede noch fehlende Ziffer in jeder Zeile, jeder Spalte und jedem Block zwei Plätze. Ein solches Gitter (bivalue universal grave) hat nie genau eine Lösung. Das besondere Feld nimmt also die Ziffer, die in seiner Zeile, seiner Spalte und seinem Block drei Plätze hat: Das zerstört das Muster und löst meist das Rätsel.

technique-remote-pair = Entferntes Paar
technique-remote-pair-there = ein entferntes Paar
technique-remote-pair-teach = Mehrere Felder haben dieselben zwei Kandidaten, und jedes sieht das nächste. Sie nehmen die beiden Ziffern also abwechselnd, wie die Felder eines Schachbretts. Färben Sie sie abwechselnd hell und dunkel: Alle hellen enthalten die eine Ziffer, alle dunklen die andere. Ein Feld, das ein helles und ein dunkles sieht, sieht beide Ziffern und verliert beide.

technique-skyscraper = Wolkenkratzer
technique-skyscraper-there = einen Wolkenkratzer
technique-skyscraper-teach = Eine Ziffer hat in zwei Zeilen oder in zwei Spalten je zwei Plätze. Ein Ende der ersten sieht ein Ende der zweiten, also sind nicht beide richtig: Mindestens in einer Linie ist es das andere Ende. Jedes Feld, das beide anderen Enden sieht, verliert die Ziffer. Es sieht aus wie zwei Türme auf demselben Boden, deren Dächer verschieden hoch sind.

technique-two-string-kite = Drachen mit zwei Schnüren
technique-two-string-kite-there = einen Drachen mit zwei Schnüren
technique-two-string-kite-teach = Eine Ziffer hat in einer Zeile zwei Plätze und in einer Spalte zwei, und ein Platz der Zeile liegt mit einem der Spalte in einem Block. Diese zwei können nicht beide richtig sein, also ist es das ferne Ende der Zeile oder das ferne Ende der Spalte. Das Feld, das beide fernen Enden sieht, verliert die Ziffer. Der Block knüpft die beiden Schnüre zusammen.

technique-turbot-fish = Steinbutt (Turbot)
technique-turbot-fish-there = einen Steinbutt
technique-turbot-fish-teach = Eine Ziffer hat in zwei Häusern beliebiger Art je zwei Plätze. Ein Platz des ersten sieht einen des zweiten, also sind nicht beide richtig. Dann ist mindestens eines der beiden fernen Enden richtig, und jedes Feld, das beide sieht, verliert die Ziffer. Hier ist mindestens eines der Häuser keine Zeile oder Spalte, sondern ein Block oder ein anderes Haus des Rätsels.

technique-empty-rectangle = Leeres Rechteck
technique-empty-rectangle-there = ein leeres Rechteck
technique-empty-rectangle-teach = In einem Block liegen alle Plätze einer Ziffer in einer seiner Zeilen und einer seiner Spalten, wie ein Kreuz. Anderswo hat eine Linie zwei Plätze für die Ziffer, und einer davon sieht einen Arm des Kreuzes. Ist dieser Platz richtig, steht die Ziffer des Blocks im anderen Arm. Wenn nicht, ist der zweite Platz richtig. Ein Feld, das ihn sieht und in einer Linie mit jenem Arm liegt, verliert die Ziffer.

technique-simple-colouring = Einfaches Färben
technique-simple-colouring-there = einfaches Färben
technique-simple-colouring-teach = Nehmen Sie eine Ziffer und die Häuser, in denen sie zwei Plätze hat: Einer von zweien ist jeweils richtig. Färben Sie sie abwechselnd, von Haus zu Haus, in zwei Farben. Alle Plätze der einen Farbe sind richtig und alle der anderen falsch. Sehen zwei Plätze einer Farbe einander, ist diese Farbe falsch. Und jeder Platz, der beide Farben sieht, fällt weg, welche auch richtig ist.

technique-multi-colouring = Mehrfaches Färben
technique-multi-colouring-there = mehrfaches Färben
technique-multi-colouring-teach = Nehmen Sie eine Ziffer und die Häuser, in denen sie zwei Plätze hat, und färben Sie die Plätze abwechselnd. Dabei können mehrere Gruppen entstehen, jede mit zwei eigenen Farben, von denen eine richtig ist. Sieht eine Farbe der einen Gruppe eine Farbe der anderen, sind nicht beide richtig. Die Gegenfarbe der einen oder der anderen ist also richtig, und was beide sieht, fällt weg. Eine Farbe, die beide Farben einer anderen Gruppe sieht, ist falsch.

technique-w-wing = W-Wing
technique-w-wing-there = einen W-Wing
technique-w-wing-teach = Zwei Felder, die einander nicht sehen, haben dieselben zwei Kandidaten. Irgendwo hat ein Haus nur zwei Plätze für eine dieser Ziffern, und jeder davon sieht eines der beiden Felder. Also können nicht beide Felder diese Ziffer enthalten: Mindestens eines enthält die andere, und jedes Feld, das beide sieht, verliert sie.

technique-finned-x-wing = X-Wing mit Flosse
technique-finned-x-wing-there = einen X-Wing mit Flosse
technique-finned-x-wing-teach = In zwei Zeilen hätte eine Ziffer ihre Plätze in denselben zwei Spalten, wären da nicht ein oder zwei weitere Plätze in einer der Zeilen: die Flossen. Ist keine Flosse richtig, bekommen die zwei Spalten ihre Ziffer aus den zwei Zeilen und verlieren sie sonst überall. Ist eine Flosse richtig, schließt sie aus, was sie sieht. Was in beiden Fällen ausgeschlossen ist, fällt weg: Felder der Spalten, die jede Flosse sehen, meist im Block der Flossen.

technique-sashimi-x-wing = Sashimi-X-Wing
technique-sashimi-x-wing-there = einen Sashimi-X-Wing
technique-sashimi-x-wing-teach = In zwei Zeilen hat eine Ziffer ihre Plätze in denselben zwei Spalten, doch einer Zeile fehlt einer davon, und sie hat stattdessen andere in der Nähe: die Flossen. Das sieht zerbrochen aus, aber die Überlegung gilt. Ist keine Flosse richtig, nimmt jede Zeile ihren Platz in den Spalten, und diese verlieren die Ziffer sonst überall. Ist eine Flosse richtig, schließt sie aus, was sie sieht. Was in beiden Fällen ausgeschlossen ist, fällt weg.

technique-x-chain = X-Kette
technique-x-chain-there = eine X-Kette
technique-x-chain-teach = Verfolgen Sie eine Ziffer von Haus zu Haus. Angenommen, sie steht nicht in einem bestimmten Feld. Ein Haus mit zwei Plätzen setzt sie dann auf den anderen; von dort schließt sie alles aus, was dieser sieht, wodurch in einem nächsten Haus ein Platz bleibt, und so weiter. Am Ende einer solchen Kette ist ihr erstes Feld richtig oder ihr letztes. Was beide sieht, verliert die Ziffer.

technique-xy-chain = XY-Kette
technique-xy-chain-there = eine XY-Kette
technique-xy-chain-teach = Eine Kette von Feldern mit je zwei Kandidaten, in der jedes Feld das nächste sieht und mit ihm eine Ziffer teilt. Ist das erste Feld nicht Z, ist es seine andere Ziffer, das nächste also nicht diese, und so weiter, bis das letzte Z sein muss. Ein Ende der Kette ist also Z, und was beide Enden sieht, verliert Z.

technique-wxyz-wing = WXYZ-Wing
technique-wxyz-wing-there = einen WXYZ-Wing
technique-wxyz-wing-teach = Vier Felder haben zusammen die Kandidaten W, X, Y und Z, und eines davon, der Drehpunkt, sieht die anderen drei. Alle Plätze von W sehen einander, ebenso die von X und die von Y: Jede dieser Ziffern füllt höchstens eines der vier Felder. Also muss ein Feld Z sein, und jedes Feld, das alle Plätze von Z in den vieren sieht, verliert Z. Suchen Sie dort, wo eine Linie einen Block kreuzt.

technique-finned-swordfish = Schwertfisch mit Flosse
technique-finned-swordfish-there = einen Schwertfisch mit Flosse
technique-finned-swordfish-teach = In drei Zeilen hat eine Ziffer ihre Plätze in denselben drei Spalten, bis auf einen oder mehrere weitere Plätze in einer Zeile: die Flossen. Ist keine Flosse richtig, bekommen die drei Spalten ihre Ziffer aus diesen Zeilen und verlieren sie sonst überall. Ist eine Flosse richtig, schließt sie aus, was sie sieht. Felder der Spalten, die jede Flosse sehen, verlieren die Ziffer so oder so. Zeilen und Spalten können die Rollen tauschen.

technique-sashimi-swordfish = Sashimi-Schwertfisch
technique-sashimi-swordfish-there = einen Sashimi-Schwertfisch
technique-sashimi-swordfish-teach = In drei Zeilen hat eine Ziffer ihre Plätze in denselben drei Spalten, doch eine Zeile hat nur noch einen davon und dazu andere in der Nähe: die Flossen. Ist keine Flosse richtig, so ist es dieser eine Platz, und die anderen zwei Zeilen teilen sich die anderen zwei Spalten. Ist eine Flosse richtig, schließt sie aus, was sie sieht. Ein Feld der Spalten, das jede Flosse sieht, verliert die Ziffer in beiden Fällen.

technique-finned-jellyfish = Qualle mit Flosse
technique-finned-jellyfish-there = eine Qualle mit Flosse
technique-finned-jellyfish-teach = In vier Zeilen hat eine Ziffer ihre Plätze in denselben vier Spalten, bis auf einen oder mehrere weitere Plätze in einer Zeile: die Flossen. Ist keine Flosse richtig, bekommen die vier Spalten ihre Ziffer aus diesen Zeilen und verlieren sie sonst überall. Ist eine Flosse richtig, schließt sie aus, was sie sieht. Felder der Spalten, die jede Flosse sehen, verlieren die Ziffer so oder so. Die Flossen liegen nahe beisammen, meist in einem Block.

technique-sashimi-jellyfish = Sashimi-Qualle
technique-sashimi-jellyfish-there = eine Sashimi-Qualle
technique-sashimi-jellyfish-teach = In vier Zeilen hat eine Ziffer ihre Plätze in denselben vier Spalten, doch eine Zeile hat nur noch einen davon und dazu andere in der Nähe: die Flossen. Ist keine Flosse richtig, füllen die vier Zeilen unter sich die vier Spalten. Ist eine Flosse richtig, schließt sie aus, was sie sieht. Ein Feld der Spalten, das jede Flosse sieht, verliert die Ziffer in beiden Fällen. Zeilen und Spalten können die Rollen tauschen.

technique-aic = Wechselkette
technique-aic-there = eine Wechselkette
technique-aic-teach = Eine Kette, die abwechselnd von Falsch zu Richtig und zurück führt. Nehmen Sie an, ein Kandidat sei falsch, und gehen Sie zu einem, der dann richtig sein muss: zur anderen Ziffer eines Feldes mit zweien oder zum anderen Platz in einem Haus mit zweien. Das schließt einen nächsten aus, und so weiter. Der erste Kandidat ist richtig oder der letzte; was beide ausschließen, fällt weg. Eine geschlossene Kette schließt mehr aus.

technique-grouped-aic = Wechselkette mit Gruppen
technique-grouped-aic-there = eine Wechselkette mit Gruppen
technique-grouped-aic-teach = Eine Kette von Falsch zu Richtig und zurück, in der ein Schritt auch eine Gruppe sein kann: zwei oder drei Plätze einer Ziffer, wo eine Linie einen Block kreuzt. Hat der Rest eines Hauses keinen Platz für die Ziffer, ist einer der Gruppe richtig, und was die ganze Gruppe sieht, verliert die Ziffer. Der erste Schritt der Kette ist richtig oder der letzte; was beide ausschließen, fällt weg.

technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = einen Sue de Coq
technique-sue-de-coq-teach = Nehmen Sie zwei oder drei Felder, wo eine Linie einen Block kreuzt. Fügen Sie Felder der Linie und Felder des Blocks hinzu, sodass alle zusammen so viele Ziffern wie Felder haben und der Teil der Linie mit dem Teil des Blocks keine Ziffer teilt. Dann ist jede Ziffer genau einmal verbraucht. Die des Linienteils fallen aus dem Rest der Linie weg, die des Blockteils aus dem Rest des Blocks.

technique-als-xz = ALS-XZ
technique-als-xz-there = ein ALS-XZ
technique-als-xz-teach = Eine fast gebundene Menge (ALS) sind Felder eines Hauses mit einer Ziffer mehr als Feldern: Verliert sie eine Ziffer, muss sie alle anderen enthalten. Nehmen Sie zwei solche Mengen mit einer Ziffer X, die nur eine enthalten kann, weil alle ihre Plätze in beiden einander sehen. Einer der Mengen fehlt X, und sie enthält ein gemeinsames Z. Was jedes Z beider Mengen sieht, verliert Z.

technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-there = einen ALS-XY-Wing
technique-als-xy-wing-teach = Nehmen Sie drei Mengen von Feldern, jede in einem Haus und mit einer Ziffer mehr als Feldern: Verliert eine solche Menge eine Ziffer, muss sie alle anderen enthalten. Die mittlere teilt X mit der ersten und Y mit der letzten, und keine der beiden Ziffern passt in beide Mengen, die sie verbindet. Die mittlere enthält X oder Y, also verliert die erste oder die letzte eine und enthält alle ihre anderen. Ein Feld, das jedes Z beider sieht, verliert Z.

technique-death-blossom = Todesblüte
technique-death-blossom-there = eine Todesblüte
technique-death-blossom-teach = Ein Feld mit zwei oder drei Kandidaten ist der Stiel. Zu jedem Kandidaten gehört ein Blütenblatt: Felder eines Hauses mit dieser Ziffer und mit einer Ziffer mehr als Feldern, deren Plätze für sie der Stiel alle sieht. Was der Stiel auch ist, er nimmt einem Blütenblatt eine Ziffer, und dieses muss dann alle anderen enthalten. Haben alle Blütenblätter eine Ziffer Z gemeinsam, verliert Z, was jedes Z in ihnen allen sieht.

technique-forcing-chain = Zwingende Kette
technique-forcing-chain-there = eine zwingende Kette
technique-forcing-chain-teach = Nehmen Sie ein Feld, oder eine Ziffer in einem Haus, und probieren Sie nacheinander jede Möglichkeit. Verfolgen Sie von jeder eine Kette: Dies ist richtig, also ist das falsch, also das nächste richtig. Führen die Ketten aller Möglichkeiten dazu, dass derselbe Kandidat falsch ist, so ist er falsch, welche auch zutrifft. Das ist mühsam und das letzte Mittel.

technique-forcing-net = Zwingendes Netz
technique-forcing-net-there = ein zwingendes Netz
technique-forcing-net-teach = Nehmen Sie an, ein Kandidat sei richtig, und tragen Sie alle Einer ein, die folgen. Bleibt ein Feld ohne Ziffer oder eine Ziffer ohne Platz, war der Kandidat falsch. Oder tun Sie es mit jedem Kandidaten eines Feldes oder jedem Platz einer Ziffer in einem Haus: Was in allen Fällen ausgeschlossen ist, fällt weg. Benutzen Sie ein zweites Blatt oder einen weichen Bleistift.

technique-beyond = Jenseits aller Techniken
technique-beyond-there = einen Schritt jenseits aller Techniken
technique-beyond-teach = Für wenige Rätsel genügt kein Muster mit Namen. Auch sie haben nur eine Lösung, aber man findet sie durch Ausprobieren: Wählen Sie ein Feld mit zwei Kandidaten, nehmen Sie an, einer sei richtig, und machen Sie weiter, bis alles passt oder ein Widerspruch entsteht. Dann ist der andere richtig. Merken Sie sich, wo Sie begonnen haben, damit Sie zurückfinden.

technique-mark-pair = Verbundene Felder
technique-mark-pair-there = ein Paar verbundener Felder
technique-mark-pair-teach = Ein Zeichen zwischen zwei Feldern, eine Linie durch beide oder eine Regel für Nachbarfelder ohne Zeichen bindet ihre Ziffern aneinander. Notieren Sie die Kandidaten beider Felder. Ein Kandidat, zu dem keiner des anderen Feldes passt, kann gestrichen werden: Neben einem Balken braucht eine 5 eine 4 oder eine 6; auf einem Thermometer kann nur die Kugel 1 sein. Jede gestrichene Ziffer kann das nächste Paar entscheiden; gehen Sie also Linien und Reihen von Zeichen von einem Ende zum anderen durch.

technique-line-number = Linie und Zahl
technique-line-number-there = Kandidaten, die nicht zur Zahl passen
technique-line-number-teach = Ein Pfeil oder eine Zahl außerhalb des Gitters gibt für seine Linie eine Summe oder eine Anzahl vor. Überlegen Sie, was die anderen Felder mindestens und höchstens beitragen, und streichen Sie, was die Zahl verfehlen würde: Kleine Summen schließen große Ziffern aus, große Summen kleine. Die kleinsten und die größten Zahlen lassen am wenigsten zu; beginnen Sie also mit ihnen.

technique-line-filling = Füllungen einer Linie
technique-line-filling-there = nur noch wenige Möglichkeiten für die Zahl
technique-line-filling-teach = Wo auf einem Pfeil oder in der Linie einer Zahl außerhalb des Gitters nur noch wenige Felder leer sind, schreiben Sie auf, wie sie die Zahl ergeben können. Felder, die eine Zeile, eine Spalte oder einen Block gemeinsam haben, sind verschieden, also bleiben wenige Möglichkeiten. Ein Kandidat, der in keiner vorkommt, kann gestrichen werden.

technique-mark-room = Platz für verbundene Felder
technique-mark-room-there = zu wenig Platz für verbundene Felder
technique-mark-room-teach = Ein Feld, das mit zwei oder drei anderen in einer Zeile, einer Spalte oder einem Block verbunden ist, muss jedem davon eine andere Ziffer lassen. Mit Balken auf beiden Seiten in einer Zeile braucht eine Ziffer die nächstkleinere und die nächstgrößere neben sich, ist also weder 1 noch die höchste. Probieren Sie jeden Kandidaten und streichen Sie die, die den anderen Feldern zu wenige Ziffern ließen.

technique-mark-house = Gemeinsame Bindung
technique-mark-house-there = eine gemeinsame Bindung
technique-mark-house-teach = Eine Ziffer hat in einer Zeile, einer Spalte oder einem Block nur noch zwei oder drei Plätze. Sehen Sie bei jedem nach, was sie dort ausschlösse: die anderen Kandidaten ihres Feldes und alles, was die Zeichen und Linien ringsum verbieten. Was in jedem Fall wegfällt, kann gleich gestrichen werden, wo die Ziffer am Ende auch steht.

## Für Buchhandlungen
listing-puzzles =
    { $count ->
        [one] 1 Sudoku
       *[other] { NUMBER($count) } Sudokus
    }
listing-intro-adults = Ein Bleistift, eine ruhige Stunde und ein frisches Gitter: Rätsel zum Lösen auf Papier, zu Hause oder unterwegs.
listing-intro-children = Stift gespitzt und los: klare Regeln, kleine Schritte und die Freude, wenn alles aufgeht.
listing-intro-seniors = Rätsel zum Lösen in aller Ruhe: klare Gitter, ein Bleistift und Zeit zum Nachdenken.
listing-inside = In diesem Buch
listing-levels = Schwierigkeitsgrade: { $levels }
listing-kinds = Gitter: { $kinds }
listing-one-solution = Jedes Rätsel hat genau eine Lösung.
listing-logic = Jedes Rätsel lässt sich allein mit Logik lösen, ganz ohne Raten.
listing-answers = Die Lösungen aller Rätsel stehen im Buch.
listing-hints = Tipps zu den ersten Schritten jedes Rätsels helfen weiter, wenn es hakt.
listing-walkthroughs = Einige Rätsel werden Schritt für Schritt gelöst.
listing-rules = Die Regeln werden an einem Beispiel erklärt.
listing-techniques = Techniken, die weiterhelfen: { $techniques }
listing-one-per-page = Ein Rätsel auf jeder Seite, mit viel Platz für Notizen.
listing-large-print = Großdruck: große, gut lesbare Ziffern.
listing-format =
    { $count ->
        [one] 1 Seite, { $size }
       *[other] { NUMBER($count) } Seiten, { $size }
    }
listing-keywords = Sudoku Rätselbuch, Zahlenrätsel, Logikrätsel, Denksport, Gehirnjogging, Knobelspiele, Geschenk für Rätselfreunde, Rätsel für unterwegs, Gedächtnistraining, entspannendes Hobby, Konzentration fördern, Zeitvertreib für Regentage, Idee zum Geburtstag, logisches Denken, kleine Auszeit, Mitbringsel
listing-keywords-adults = Rätselbuch für Erwachsene, Sudoku für Erwachsene, Beschäftigung ohne Bildschirm
listing-keywords-children = Sudoku für Kinder, Rätselbuch für Kinder, Logikspiele für Kinder, Beschäftigungsbuch, erste Sudokus
listing-keywords-seniors = Sudoku für Senioren, Rätselbuch für Senioren, Geschenk für Oma und Opa, gut lesbare Rätsel
listing-keywords-large = Sudoku Großdruck, Rätselbuch in Großschrift
listing-keywords-easy = Sudoku leicht, Sudoku für Anfänger
listing-keywords-hard = Sudoku schwer, Sudoku für Profis
listing-keyword-variant = { $variant } Sudoku
listing-search-words = Sudoku, Sudokus, Rätsel, Rätselbuch, Rätselspaß, Denksport, Gehirnjogging, Großdruck, leicht, schwer, für Erwachsene, für Kinder, für Senioren
listing-promotions = Bestseller, beste, bester, bestes, gratis, kostenlos, Angebot, Rabatt, Schnäppchen, neu, Nummer 1, Nr. 1, Bonus
listing-ai-puzzles = Ein Computerprogramm hat die Rätsel aus einem Startwert erzeugt: Es füllt ein Gitter zufällig, entfernt Ziffern und zählt die Lösungen, bis genau eine bleibt. Künstliche Intelligenz hat sie nicht erzeugt.
listing-ai-texts = Regeln, Überschriften, Tipps und Lösungen sind feste Sätze und Zeichnungen dieses Programms. Für dieses Buch hat es kein Werkzeug benutzt, das Texte, Bilder oder Übersetzungen mit künstlicher Intelligenz erzeugt.
listing-ai-own = Das Buch enthält außerdem { $parts }, die nicht vom Programm stammen. Wie sie entstanden sind, kann es nicht wissen; dafür steht ein, wer das Buch herausgibt.
listing-own-texts = eigene Texte
listing-own-pictures = eigene Bilder
listing-own-puzzles = eigene Rätsel
