# The page of the application. `{ $name }` is a value that the page fills in.
skip = Zu den Seiten springen
parts = Teile des Buchs
part-book = Buch
part-answers = Lösungen
part-cover = Umschlag
view = Ansicht
pages-before = Vorige Seiten (←)
pages-after = Nächste Seiten (→)
page = Seite
page-of = von { $count }
page-short = S. { $page }
page-unknown = Seite { $page } gibt es nicht; insgesamt sind es { $count }.
puzzle-field = Rätsel
puzzle-no = Nr.
puzzle-unknown = Rätsel { $puzzle } gibt es nicht: Die Rätsel gehen von { $first } bis { $last }.
puzzle-page = Rätsel { $puzzle }: Seite { $page }
puzzle-pages = Rätsel { $puzzle }: Seite { $page }, Lösung: Seite { $answer }
answer = Lösung
zoom = Zoom
zoom-page = Ganze Seite
zoom-width = Seitenbreite
zoom-actual = Originalgröße
pages-shown = Seiten
pages-facing = Doppelt
pages-single = Einzeln
guides = Hilfslinien
guides-lines = Linien auf den Seiten
guides-trim = Endformat
guides-bleed = Anschnitt
guides-margins = Ränder
guides-safe = Sicherheitsbereich
guides-baselines = Grundlinien
guides-no-safe = Der Sicherheitsbereich ist unbekannt: Wählen Sie eine Druckerei.
dock-thumbs = Übersicht
dock-edit = Bearbeiten
dock-make = Erstellen
dock-findings = Prüfung
status-busy = Das Buch wird erstellt …
status-wrong = Fehler in { $file }
status-fine = { $file }: aktuell
no-response = Keine Antwort: Läuft gridpress noch?
no-response-saved = Keine Antwort: Läuft gridpress noch? Es wurde nichts gespeichert.
cover-none = Kein Umschlag vorhanden.
cover-parts = Rückseite, Rücken und Vorderseite
book-none = Noch kein Buch vorhanden.
mistakes =
    { $count ->
        [one] Ein Fehler im Buch
       *[other] { $count } Fehler im Buch
    }
mistakes-last = { $mistakes }: Dies ist der letzte gültige Stand
go-to-setting = Zu dieser Einstellung
warnings = Warnungen
check = Prüfung
check-busy = Die Seiten werden geprüft …
check-no-printer = Es ist keine Druckerei gewählt: Dies sind die Regeln für alle Bücher
rules-fail =
    { $count ->
        [one] Eine Regel ist nicht erfüllt
       *[other] { $count } Regeln sind nicht erfüllt
    }
rules-pass =
    { $count ->
        [one] Eine Regel ist erfüllt
       *[other] { $count } Regeln sind erfüllt
    }
rules-all =
    { $count ->
        [one] Die einzige Regel ist erfüllt
       *[other] Alle { $count } Regeln sind erfüllt
    }
fails = Nicht erfüllt
advice = Empfehlung
required-is = erforderlich: { $value }.
what-to-change = Was zu ändern ist: { $change }
more = und { $count } weitere
shortcuts = Tastenkürzel auf den Seiten
shortcut-turn = vorige und nächste Seiten
shortcut-ends = erste und letzte Seite
shortcut-page = zu einer Seite gehen
shortcut-puzzle = zu einem Rätsel gehen
shortcut-zoom = vergrößern und verkleinern
shortcut-fit = ganze Seite zeigen
shortcut-facing = Doppel- oder Einzelseiten
start-book = Ein Buch beginnen
start-book-is = Hier gibt es noch kein Buch, deshalb sehen Sie ein Beispiel. Wählen Sie eine Vorlage für den Anfang; alles lässt sich später ändern. Vorhandene Dateien werden nicht überschrieben.
use-template = Diese Vorlage verwenden
created = { $file } wurde angelegt.
undo = Rückgängig
redo = Wiederholen
undone = Rückgängig gemacht.
redone = Wiederholt.
again = Noch einmal versuchen
saving = Wird gespeichert …
saved = In { $file } gespeichert.
saved-moved = Gespeichert. Rätsel, die Schritt für Schritt gelöst werden sollten, gibt es nicht mehr; an ihre Stelle treten die letzten des Buchs.
book-name = { $file }
not-saved-changed = Nicht gespeichert: Die Datei wurde anderswo geändert.
paused = Das Formular ruht: { $file } ist kein gültiges TOML. Berichtigen Sie die Datei in Ihrem Editor, oder machen Sie dort Ihre letzte Änderung rückgängig.
views = Ansicht der Einstellungen
view-basic = Einfach
view-advanced = Erweitert
search = Einstellung suchen
count-found =
    { $count ->
        [one] Eine Einstellung
       *[other] { $count } Einstellungen
    }
none-found = Keine Einstellung passt dazu.
rare = Auch Einstellungen für Zeitungen und für mehrere Seiten auf einem Bogen zeigen
reset-group = Diese Gruppe zurücksetzen
count-set =
    { $count ->
        [one] Eine gesetzt
       *[other] { $count } gesetzt
    }
count-invalid =
    { $count ->
        [one] Eine ungültig
       *[other] { $count } ungültig
    }
add-section = Abschnitt hinzufügen
add-text = Textseite hinzufügen
add-daily-slot = Platz hinzufügen
move-up = Nach oben
move-down = Nach unten
remove-item = Entfernen
required = erforderlich
range = Von { $least } bis { $most }.
at-least = Mindestens { $least }.
default-is = Standard: { $value }
default = Standard
is-default = { $value } (Standard)
for-example = Zum Beispiel: { $value }
no-value = ohne
yes = ja
no = nein
from = von
to = bis
other = Anderer Wert …
done = Fertig
open = Öffnen
save = Speichern
line = Zeile { $number }
file-none = Keine Datei
file-choose = Datei wählen …
file-drop = oder hier ablegen
file-storing = Die Datei wird abgelegt …
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } Pixel.
picture-part = { $width } × { $height } Pixel: mit { $part } % der Textbreite wird es scharf gedruckt.
picture-fine = { $width } × { $height } Pixel: scharf genug, mit { $resolution } Pixeln pro Zoll.
picture-coarse = { $width } × { $height } Pixel: bei voller Breite nur { $resolution } Pixel pro Zoll; für scharfen Druck sind { $required } nötig. Wird das Bild kleiner gedruckt, reicht es.
picture-coarse-needed = { $width } × { $height } Pixel: nur { $resolution } Pixel pro Zoll; für scharfen Druck sind { $required } nötig. Verwenden Sie ein Bild mit mindestens { $wide } × { $high } Pixeln.
picture-caption = Bildunterschrift
font-file-fine = { $family }: kann verwendet werden.
font-file-forbidden = { $family }: Die Lizenz verbietet die Verwendung in Büchern ({ $why }).
make = Dateien erstellen
make-is = Legt die Dateien für den Shop neben Ihrem Buch ab. Dateien, die nicht von gridpress stammen oder seitdem geändert wurden, werden nie überschrieben.
make-all = Alles erstellen und nachprüfen
make-book = Seiten erstellen
make-cover = Umschlag erstellen
make-proof = Dateien nachprüfen
make-busy = In Arbeit
make-none = Es gibt noch kein Buch: Beginnen Sie unter „Bearbeiten“ mit einer Vorlage.
making-book = Die Seiten werden erstellt …
making-cover = Der Umschlag wird erstellt …
making-proof = Die Dateien werden nachgeprüft …
finished-book = Die Seiten sind fertig.
finished-cover = Der Umschlag ist fertig.
finished-proof = Alle Dateien sind nachgeprüft: Jedes Rätsel hat genau eine Lösung, und die Dateien gehören zusammen.
failed-book = Die Seiten wurden nicht erstellt.
failed-cover = Der Umschlag wurde nicht erstellt.
failed-proof = Die Dateien gehören nicht zusammen.
files = Dateien
folder = Im Ordner { $folder }
part-interior = Seiten
part-lock = Bauplan
count-pages =
    { $count ->
        [one] Eine Seite
       *[other] { $count } Seiten
    }
checklist = Checkliste
messages = Meldungen
state-good = Erledigt
state-todo = Zu tun
state-bad = Noch nicht
check-names-good = Titel, Autor und Copyright sind Ihre eigenen.
check-names-todo = Titel, Autor oder Copyright stammt noch aus einer Vorlage. Siehe „Prüfung“.
check-printer-good = Druckerei: { $printer }.
check-printer-todo = Wählen Sie die Druckerei, damit ihre Regeln geprüft werden.
check-rules-good =
    { $count ->
        [one] Die Regel der Druckerei ist erfüllt.
       *[other] Alle { $passed } Regeln sind erfüllt.
    }
check-rules-bad =
    { $count ->
        [one] Eine Regel ist nicht erfüllt: { $rules }. Siehe „Prüfung“.
       *[other] { $count } Regeln sind nicht erfüllt: { $rules }. Siehe „Prüfung“.
    }
check-pictures-good = Die Bilder sind scharf genug.
check-pictures-bad = Ein Bild ist zu klein für scharfen Druck. Siehe „Prüfung“.
check-interior-good = Die Seiten sind fertig: { $pages }.
check-interior-todo = Erstellen Sie die Seiten.
check-interior-bad = Die Datei der Seiten ist älter als das Buch: Erstellen Sie sie neu.
check-cover-good = Der Umschlag passt zu diesen { $pages } Seiten: Sein Rücken ist { $spine } breit.
check-cover-todo = Erstellen Sie den Umschlag.
check-cover-bad = Die Datei des Umschlags gehört zu einer anderen Fassung des Buchs: Erstellen Sie sie neu.
check-counts-good =
    { $count ->
        [one] Das Buch hat ein Rätsel.
       *[other] Das Buch hat { $count } Rätsel, so viele, wie seine Texte versprechen.
    }
check-counts-bad =
    { $count ->
        [one] Titel, Plakette oder Rückseite verspricht { $promised } Rätsel, das Buch hat aber nur eines.
       *[other] Titel, Plakette oder Rückseite verspricht { $promised } Rätsel, das Buch hat aber { $count }.
    }
writer = Textseite
writer-tools = Formatierung
writer-heading = Überschrift
writer-bold = Fett
writer-italic = Kursiv
writer-list = Aufzählung
writer-picture = Bild …
writer-text = Text, in Markdown
writer-style = Formatvorlage
writer-plain = Text
writer-chapter = Kapitelüberschrift
writer-subheading = Kleine Überschrift
writer-quote = Zitat
writer-source = Markdown
writer-numbers = Nummerierte Liste
writer-outdent = Eintrag ausrücken
writer-indent = Eintrag einrücken
writer-link = Link
writer-rule = Trennlinie
writer-address = Adresse
writer-page = Text der Seite
writer-source-is = Zeigt den Text in Markdown
writer-kept = Dieser Teil wird in Markdown gezeigt und bleibt, wie er ist.
pictures = Bild einfügen
picture-width = Breite
pasted-table = Textseiten haben keine Tabellen: Aus den Zeilen der Tabelle wurden Textzeilen.
pasted-picture = Bilder, die nicht mit eingefügt werden konnten, fehlen: Fügen Sie sie mit „Bild …“ hinzu.
pasted-other = Teile, die nicht gedruckt werden können, etwa Videos und Formulare, wurden weggelassen.
text-write = Schreiben …
text-name = text
text-starter = # Willkommen{"\u000A\u000A"}Schreiben Sie hier Ihren eigenen Text.{"\u000A"}
puzzles-own = Eigene Rätsel hinzufügen …
puzzles-own-is = Fügen Sie Rätsel in beliebigem Format ein: Zeilen mit 81 Feldern, Gitter, JSON, Links … Oder legen Sie eine Datei hier ab. Jedes Rätsel wird darauf geprüft, dass es genau eine Lösung hat.
puzzles-add = Zum Buch hinzufügen
puzzles-givens =
    { $count ->
        [one] { $count } Vorgabe
       *[other] { $count } Vorgaben
    }
puzzles-fine =
    { $count ->
        [one] Ein Rätsel ({ $kind }) mit genau einer Lösung.
       *[other] { $count } Rätsel ({ $kind }), jedes mit genau einer Lösung.
    }
units = Maße in
unit-in = Zoll
unit-mm = Millimeter
term-seed = Was ist ein Startwert?
term-seed-is = Beliebige Wörter oder eine Zahl. Derselbe Startwert ergibt immer dieselben Rätsel, ein anderer ergibt andere.
term-bleed = Was ist Anschnitt?
term-bleed-is = Farbe, die über den Rand der Seite hinausläuft, damit beim Schneiden des Papiers kein weißer Streifen bleibt. Nur Seiten mit Bildern bis an den Rand brauchen ihn.
term-gutter = Was ist der Bundsteg?
term-gutter-is = Der innere Rand, an dem die Seiten geklebt oder geheftet werden. Dicke Bücher brauchen mehr davon; gridpress richtet sich nach der Tabelle der Druckerei.
term-registry = Wie geht das?
term-registry-is = gridpress führt im Ordner über diesem Buch eine Datei mit allen Rätseln der Reihe. Legen Sie jeden Band in einem eigenen Ordner neben diesem an, dann kommt kein Rätsel zweimal vor.
term-lock = Was ist der Bauplan?
term-lock-is = Eine Datei, aus der gridpress genau dieses Buch wieder herstellt und prüft. Bewahren Sie sie beim Buch auf.
term-opener = Was ist eine Auftaktseite?
term-opener-is = Die erste Seite eines Abschnitts, mit seinem Titel.
where = In { $file }, Zeile { $line }
quoted-title = „{ $text }“
volume-next = Der nächste Band
volume-next-is = Beginnt ein neues Buch neben diesem, mit denselben Einstellungen und neuen Rätseln. Erstellen Sie zuerst diesen Band.
volume-folder = Name seines Ordners
volume-start = Nächsten Band beginnen
volume-starting = Wird angelegt …
volume-open = Nächsten Band öffnen
group-book = Das Buch
group-paper = Druckerei, Format und Gestaltung
group-puzzles = Rätsel
group-puzzles-is = Ein Abschnitt ist ein Teil des Buchs mit Rätseln einer Art und eines Schwierigkeitsgrads.
group-answers = Lösungen
group-front = Seiten vor den Rätseln
group-texts = Eigene Textseiten
group-texts-is = Eine Einleitung, Tipps, ein Dank: Schreiben Sie sie hier, auf Wunsch mit Bildern.
group-back = Seiten nach den Rätseln
group-cover = Umschlag
group-series = Reihe
title-title = Titel
help-title = Steht auf der Titelseite und dem Umschlag.
title-subtitle = Untertitel
help-subtitle = Nach Wunsch, etwa „Von leicht bis schwer“.
title-author = Autor
help-author = Ihr Name oder Pseudonym, wie der Shop ihn zeigt.
title-imprint = Verlag
help-imprint = Nach Wunsch: der Name Ihres Verlags, auf der Titelseite.
title-language = Sprache des Buchs
help-language = Überschriften, Regeln und Lösungen werden in dieser Sprache gedruckt.
title-seed = Startwert
help-seed = Er bestimmt, welche Rätsel das Buch hat.
title-page-printer = Gedruckt von
help-page-printer = Ihre Regeln für Ränder, Format und Seitenzahl werden geprüft.
printer-none = Keine Druckerei gewählt
title-page-trim = Seitenformat
help-page-trim = Das Format des fertigen Buchs.
size-other = Anderes Format
title-design = Gestaltung der Seiten
help-design = Schrift und Schmuck der Seiten.
design-classic = Klassisch
design-modern = Modern
design-large-print = Großdruck
title-type-text = Schrift des Textes
help-type-text = Eine eigene Schrift braucht eine Lizenz für Bücher.
title-type-digits = Schrift der Ziffern
help-type-digits = In den Gittern.
file-own = Eigene Schriftdatei …
title-answers-placement = Wo die Lösungen stehen
help-answers-placement = Am liebsten schlägt man hinten im Buch nach.
placement-back = Hinten im Buch
placement-after-section = Nach jedem Abschnitt
placement-separate = In einer eigenen PDF-Datei
placement-foot = Auf dem Kopf stehend, unten auf der Seite
placement-overleaf = Auf der nächsten Seite
placement-beside = Neben dem Rätsel
placement-none = Keine Lösungen
title-answers-per_page = Lösungen pro Seite
help-answers-per_page = Leer lassen für so viele, wie gut lesbar sind.
title-front-half_title = Schmutztitel: vorn eine Seite nur mit dem Titel
title-front-title_page = Titelseite
title-front-copyright = Impressum
help-front-copyright = Sein Text, etwa „© 2026 Ihr Name“. Ohne Text gibt es keine solche Seite.
title-front-dedication = Widmung
help-front-dedication = Ihr Text, auf einer eigenen Seite.
title-front-contents = Inhaltsverzeichnis
title-front-how_to = Spielregeln
help-front-how_to = Die Regeln aller Rätselarten im Buch.
how_to-true = Die Regeln
how_to-kids = Die Regeln in kurzen Sätzen für Kinder
how_to-false = Keine Regeln
title-front-levels = Eine Seite über die Schwierigkeitsgrade
title-front-techniques = Ein Kapitel über Lösungstechniken
help-front-techniques = Mit Beispielen, für die Techniken, die die Rätsel erfordern.
title-back-blank_grids = Seiten mit leeren Gittern
title-back-notes = Seiten für Notizen
title-back-record = Eine Tabelle für Datum und Zeit
title-back-stats = Statistik der Rätsel
title-back-certificate = Eine Urkunde
help-back-certificate = Für alle, die das Buch gelöst haben.
title-back-about_author = Über den Autor
help-back-about_author = Ihr Text, auf einer eigenen Seite.
title-back-about_book = Über dieses Buch
help-back-about_book = Ihr Text, auf einer eigenen Seite.
title-cover-design = Gestaltung
help-cover-design = Jedes Bild zeigt Ihren eigenen Titel.
cover-plain = Schlicht
cover-field = Fläche
cover-tilt = Schräg
cover-swiss = Schweizer Stil
cover-stripes = Streifen
cover-mosaic = Mosaik
cover-pop = Pop
cover-animals = Tiere
cover-night = Nacht
cover-picture = Ihr Bild
title-cover-palette = Farben
palette-ocean = Ozean
palette-sunrise = Morgenrot
palette-forest = Wald
palette-berry = Beere
palette-paper = Papier
palette-midnight = Mitternacht
palette-retro = Retro
palette-candy = Bonbon
palette-lagoon = Lagune
palette-brick = Ziegel
title-cover-lettering = Schrift des Titels
lettering-heavy = Fette Großbuchstaben
lettering-condensed = Schmale Großbuchstaben
lettering-serif = Antiqua
lettering-tiles = Ein Feld für jeden Buchstaben
lettering-headings = Wie die Überschriften
title-cover-picture_area = Teil der Vorderseite, den es füllt
picture_area-below = Unter den Texten
picture_area-full = Ganz, mit den Texten darüber
picture_area-alone = Ganz, ohne Texte
title-cover-picture = Eigenes Bild auf der Vorderseite
help-cover-picture = Eine PNG- oder JPEG-Datei; sie wird neben das Buch kopiert und füllt die Vorderseite.
title-cover-blurb = Text auf der Rückseite
help-cover-blurb = Was zum Kauf dieses Buchs verlockt.
title-cover-badges = Plaketten
help-cover-badges = Bis zu drei kurze Texte auf der Vorderseite, durch Kommas getrennt.
title-isbn = ISBN
help-isbn = Leer lassen, wenn der Shop dem Buch eine Nummer gibt. Sonst zeichnet gridpress den Strichcode.
title-cover-price = Preis
help-cover-price = Neben dem Strichcode, etwa „9,99 €“.
title-cover-logo = Logo Ihres Verlags
help-cover-logo = Eine PNG- oder JPEG-Datei, unten auf der Rückseite.
title-cover-thousand_pages = Dicke von 1000 Seiten
help-cover-thousand_pages = Diese Druckerei gibt sie für dieses Papier nicht an, und der Buchrücken braucht sie: aus dem Cover-Rechner der Druckerei, etwa 2.3in oder 58mm.
title-series-name = Name der Reihe
help-series-name = Auf der Titelseite und dem Umschlag.
title-series-volume = Band
help-series-volume = Die Nummer dieses Buchs in der Reihe.
title-series-registry = Nie ein Rätsel eines anderen Bands wiederholen
title-section-title = Titel
help-section-title = Auf der ersten Seite des Abschnitts und im Inhaltsverzeichnis. Ohne Titel entfällt beides.
title-section-kind = Rätselart
title-section-level = Schwierigkeitsgrad
title-section-count = Anzahl der Rätsel
title-section-per_page = Pro Seite
per_page =
    { $count ->
        [one] Ein Rätsel, so groß wie möglich
       *[other] { $count } Rätsel
    }
title-section-intro = Einleitung
help-section-intro = Ein paar Sätze unter dem Titel.
title-section-picture = Bild
help-section-picture = Auf der ersten Seite des Abschnitts.
section-new = Abschnitt { $count }
section-own = Meine eigenen Rätsel
kinds-sizes = Sudoku
kinds-variants = Sudoku mit weiteren Regeln, und Verwandte
kinds-layouts = Mehrere Gitter
title-text-title = Titel im Inhaltsverzeichnis
help-text-title = Leer lassen, um die erste Überschrift des Textes zu verwenden.
title-text-place = Stelle
place-front = Vor den Rätseln
place-back = Am Ende
place-before = Vor „{ $section }“
title-text-contents = Im Inhaltsverzeichnis aufführen
template-classic-6x9 = Klassisches Taschenbuch
template-classic-6x9-is = 120 Rätsel von leicht bis schwer, 6 × 9 Zoll
template-large-print-8-5x11 = Großdruck
template-large-print-8-5x11-is = 80 Rätsel, eines pro Seite, 8,5 × 11 Zoll
template-three-hundred = 300 Rätsel
template-three-hundred-is = 300 Rätsel in vier Stufen, zwei pro Seite, 6 × 9 Zoll
template-thousand = 1000 Rätsel
template-thousand-is = 1000 Rätsel in vier Stufen, sechs pro Seite, 8,5 × 11 Zoll
template-bold-and-easy = Groß und leicht
template-bold-and-easy-is = 60 leichte Rätsel in sehr großem Druck, mit Spiralbindung, 8,5 × 11 Zoll
template-pocket-5x8 = Kleines Taschenbuch
template-pocket-5x8-is = 150 Rätsel in fünf Schwierigkeitsgraden, eines pro Seite, 5 × 8 Zoll
template-a4-worksheets = Arbeitsblätter
template-a4-worksheets-is = Sechs Rätsel auf einem A4-Blatt, für eine Klasse oder einen Verein
template-kids = Für Kinder
template-kids-is = Kleine Gitter, große Ziffern und Tiere zum Ausmalen, 8,5 × 11 Zoll
template-kids-pictures = Für kleine Kinder
template-kids-pictures-is = Formen statt Ziffern, 8,5 × 11 Zoll
template-giants = Riesen
template-giants-is = Gitter mit 12 × 12 und 16 × 16 Feldern, 8,5 × 11 Zoll
template-wordoku = Wörter
template-wordoku-is = Buchstaben statt Ziffern und in jeder Lösung ein Wort, 7 × 10 Zoll
template-variants = Varianten
template-variants-is = Diagonalen, Fenster, unregelmäßige Gitter und Killer, 7 × 10 Zoll
template-variety = Buntes Rätselheft
template-variety-is = Neunzehn Rätselarten, 8,5 × 11 Zoll
template-samurai = Samurai
template-samurai-is = 60 Rätsel aus fünf überlappenden Gittern, eines pro Seite, 8,5 × 11 Zoll
template-calcudoku = Calcudoku
template-calcudoku-is = 100 Rechenrätsel mit Käfigen, von 4 × 4 bis 9 × 9, 6 × 9 Zoll
template-travel-booklet = Reiseheft
template-travel-booklet-is = 40 Rätsel, zu Hause auf A4 zu drucken, zu falten und zu heften
template-tablet = Tablet
template-tablet-is = 60 Rätsel für reMarkable, Kindle Scribe und andere Tablets
template-newspaper = Zeitung
template-newspaper-is = Die tägliche Rubrik einer Zeitung; ihre Dateien erstellt der Befehl gridpress daily
template-sampler = Musterbuch
template-sampler-is = Ein Abschnitt für jede Art von Sudoku, zum Kopieren
dock-listing = Shop
copy = Kopieren
count-puzzles =
    { $count ->
        [one] Ein Rätsel
       *[other] { $count } Rätsel
    }
part-listing = Shop-Texte
making-listing = Texte und Bilder für den Shop werden erstellt …
finished-listing = Die Texte und Bilder für den Shop sind fertig.
failed-listing = Die Texte und Bilder für den Shop wurden nicht erstellt.
shop = Der Eintrag im Shop
shop-is = Kopieren Sie diese Texte in das Formular von Amazon KDP oder einem anderen Shop. Sie ergeben sich aus dem Buch und sind in dessen Sprache.
shop-count = { $used } von { $most } Zeichen
shop-volume = Band { $volume }
shop-headline = Schlagzeile
shop-headline-is = Die Zeile über der Beschreibung und auf dem ersten Bild.
shop-description = Beschreibung
shop-description-is = Die ganze Beschreibung, anstelle der obigen.
shop-keywords = Suchbegriffe
shop-keywords-is = Sieben Felder mit bis zu 50 Zeichen. Keine Namen von Shops und nichts, was schon im Titel steht.
shop-categories = Kategorie
shop-categories-is = Höchstens drei.
shop-audience = Zielgruppe
shop-audience-is = An wen sich die Texte richten.
audience-adults = Erwachsene
audience-children = Kinder
audience-seniors = Senioren
shop-contributors = Mitwirkende
shop-contributors-is = Außer dem Autor, etwa „illustrator: Ann Lee“, durch Kommas getrennt; die Rolle auf Englisch.
shop-ai_content = Ihre eigene Angabe zu KI
shop-ai_content-is = Über eigene Texte, Bilder und Rätsel.
shop-ai = Angabe zu KI-generierten Inhalten
shop-facts = Daten
shop-change = Diese Texte ändern
shop-change-is = Was Sie hier eingeben, tritt an die Stelle der Texte oben. Lassen Sie ein Feld leer, um sie zurückzubekommen.
shop-write = Texte und Bilder erstellen
shop-write-is = Erstellt auch die Bilder: die Vorderseite, vier Banner für die Beschreibung und einen Blick ins Buch.
group-class = Blätter für eine Klasse
title-worksheet-names = Namen der Kinder
help-worksheet-names = Einer pro Zeile; jedes Kind bekommt ein Blatt.
title-worksheet-copies = Anzahl der Blätter
help-worksheet-copies = Blätter über die Namen hinaus haben eine leere Zeile für den Namen.
title-worksheet-same = Dieselben Rätsel für alle
title-worksheet-date = Datum
help-worksheet-date = Leer lassen für eine Zeile zum Ausfüllen.
title-worksheet-cut_outs = Ziffern zum Ausschneiden
help-worksheet-cut_outs = Eine Seite davon nach jedem Blatt, für den Anfang.
title-worksheet-codes = Codes zum Finden der Lösungen
template-worksheet = Klassensatz
template-worksheet-is = Ein Blatt für jedes Kind und Lösungen für die Lehrkraft
table-listing = Eintrag im Shop
table-worksheet = Blätter für eine Klasse
table- = Das Buch
table-series = Reihe
table-section = Abschnitte
table-text = Textseiten
table-front = Seiten vorn
table-back = Seiten hinten
table-type = Schrift
table-puzzle = Um jedes Rätsel
table-grid = Gitter
key-isbn = ISBN
key-id = Dauerhafter Name
