# The page of the application. `{ $name }` is a value that the page fills in.
skip = Naar de pagina’s
parts = Delen van het boek
part-book = Boek
part-answers = Oplossingen
part-cover = Omslag
view = Weergave
pages-before = Vorige pagina’s (←)
pages-after = Volgende pagina’s (→)
page = Pagina
page-of = van { $count }
page-short = p. { $page }
page-unknown = Pagina { $page } bestaat niet: er zijn er { $count }.
puzzle-field = Puzzel
puzzle-no = nr.
puzzle-unknown = Puzzel { $puzzle } bestaat niet: de puzzels lopen van { $first } tot en met { $last }.
puzzle-page = Puzzel { $puzzle }: pagina { $page }
puzzle-pages = Puzzel { $puzzle }: pagina { $page }, oplossing: pagina { $answer }
answer = Oplossing
zoom = Zoom
zoom-page = Hele pagina
zoom-width = Paginabreedte
zoom-actual = Ware grootte
pages-shown = Pagina’s
pages-facing = Naast elkaar
pages-single = Enkel
guides = Hulplijnen
guides-lines = Lijnen op de pagina’s
guides-trim = Snijlijn
guides-bleed = Afloop
guides-margins = Marges
guides-safe = Veilige zone
guides-baselines = Basislijnen
guides-no-safe = De veilige zone is onbekend: kies een drukker.
dock-thumbs = Overzicht
dock-edit = Bewerken
dock-make = Maken
dock-findings = Controle
status-busy = Het boek wordt gemaakt…
status-wrong = Fouten in { $file }
status-fine = { $file }: actueel
no-response = Geen antwoord: draait gridpress nog?
no-response-saved = Geen antwoord: draait gridpress nog? Er is niets opgeslagen.
cover-none = Er is geen omslag om te tonen.
cover-parts = Achterkant, rug en voorkant
book-none = Er is nog geen boek om te tonen.
mistakes =
    { $count ->
        [one] Een fout in het boek
       *[other] { $count } fouten in het boek
    }
mistakes-last = { $mistakes }: dit is de laatste geldige versie
go-to-setting = Naar deze instelling
warnings = Waarschuwingen
check = Controle
check-busy = De pagina’s worden gecontroleerd…
check-no-printer = Er is geen drukker gekozen: dit zijn de regels voor alle boeken
rules-fail =
    { $count ->
        [one] Aan één regel is niet voldaan
       *[other] Aan { $count } regels is niet voldaan
    }
rules-pass =
    { $count ->
        [one] Aan één regel is voldaan
       *[other] Aan { $count } regels is voldaan
    }
rules-all =
    { $count ->
        [one] Aan de enige regel is voldaan
       *[other] Aan alle { $count } regels is voldaan
    }
fails = Niet in orde
advice = Advies
required-is = vereist: { $value }.
what-to-change = Wat je kunt veranderen: { $change }
more = en nog { $count }
shortcuts = Sneltoetsen op de pagina’s
shortcut-turn = vorige en volgende pagina’s
shortcut-ends = eerste en laatste pagina
shortcut-page = naar een pagina
shortcut-puzzle = naar een puzzel
shortcut-zoom = in- en uitzoomen
shortcut-fit = hele pagina
shortcut-facing = pagina’s naast elkaar of enkel
start-book = Een boek beginnen
start-book-is = Hier is nog geen boek, daarom zie je een voorbeeld. Kies een sjabloon om mee te beginnen; alles kan later worden veranderd. Bestaande bestanden worden nooit overschreven.
use-template = Dit sjabloon gebruiken
created = { $file } is gemaakt.
undo = Ongedaan maken
redo = Opnieuw
undone = Ongedaan gemaakt.
redone = Opnieuw uitgevoerd.
again = Nog eens proberen
saving = Bezig met opslaan …
saved = Opgeslagen in { $file }.
saved-moved = Opgeslagen. Puzzels die stap voor stap zouden worden opgelost, bestaan niet meer; de laatste van het boek komen ervoor in de plaats.
book-name = { $file }
not-saved-changed = Niet opgeslagen: het bestand is elders gewijzigd.
paused = Het formulier staat op pauze: { $file } is geen geldige TOML. Verbeter het in je editor, of maak daar je laatste wijziging ongedaan.
views = Weergave van de instellingen
view-basic = Eenvoudig
view-advanced = Uitgebreid
search = Instelling zoeken
count-found =
    { $count ->
        [one] Eén instelling
       *[other] { $count } instellingen
    }
none-found = Geen instelling gevonden.
rare = Ook instellingen tonen voor kranten en voor meer pagina’s op een vel
reset-group = Deze groep terugzetten
count-set =
    { $count ->
        [one] Eén ingesteld
       *[other] { $count } ingesteld
    }
count-invalid =
    { $count ->
        [one] Eén ongeldig
       *[other] { $count } ongeldig
    }
add-section = Hoofdstuk toevoegen
add-text = Tekstpagina toevoegen
add-daily-slot = Plek toevoegen
move-up = Omhoog
move-down = Omlaag
remove-item = Verwijderen
required = verplicht
range = Van { $least } tot en met { $most }.
at-least = Minstens { $least }.
default-is = Standaard: { $value }
default = standaard
is-default = { $value } (standaard)
for-example = Bijvoorbeeld: { $value }
no-value = geen
yes = ja
no = nee
from = van
to = t/m
other = Anders…
done = Klaar
open = Openen
save = Opslaan
line = Regel { $number }
file-none = Geen bestand
file-choose = Bestand kiezen…
file-drop = of sleep het hierheen
file-storing = Het bestand wordt opgeslagen…
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } pixels.
picture-part = { $width } × { $height } pixels: op { $part } % van de tekstbreedte is de afdruk scherp.
picture-fine = { $width } × { $height } pixels: scherp genoeg, met { $resolution } pixels per inch.
picture-coarse = { $width } × { $height } pixels: op volle breedte maar { $resolution } pixels per inch, en voor een scherpe druk zijn er { $required } nodig. Kleiner afgedrukt voldoet de afbeelding wel.
picture-coarse-needed = { $width } × { $height } pixels: maar { $resolution } pixels per inch, en voor een scherpe druk zijn er { $required } nodig. Gebruik een afbeelding van minstens { $wide } × { $high } pixels.
picture-caption = Bijschrift
font-file-fine = { $family }: kan worden gebruikt.
font-file-forbidden = { $family }: de licentie verbiedt gebruik in boeken ({ $why }).
make = De bestanden maken
make-is = Zet de bestanden voor de winkel naast je boek. Bestanden die gridpress niet heeft gemaakt, of die daarna zijn gewijzigd, worden nooit overschreven.
make-all = Alles maken en keuren
make-book = Binnenwerk maken
make-cover = Omslag maken
make-proof = Bestanden keuren
make-busy = Bezig
make-none = Er is nog geen boek: begin met een sjabloon, onder Bewerken.
making-book = Het binnenwerk wordt gemaakt…
making-cover = Het omslag wordt gemaakt…
making-proof = De bestanden worden gekeurd…
finished-book = Het binnenwerk is klaar.
finished-cover = Het omslag is klaar.
finished-proof = Alle bestanden zijn goedgekeurd: elke puzzel heeft één oplossing, en de bestanden horen bij elkaar.
failed-book = Het binnenwerk is niet gemaakt.
failed-cover = Het omslag is niet gemaakt.
failed-proof = De bestanden horen niet bij elkaar.
files = Bestanden
folder = In de map { $folder }
part-interior = Binnenwerk
part-lock = Blauwdruk
count-pages =
    { $count ->
        [one] Eén pagina
       *[other] { $count } pagina’s
    }
checklist = Controlelijst
messages = Meldingen
state-good = Klaar
state-todo = Te doen
state-bad = Nog niet
check-names-good = Titel, auteur en copyright zijn van uzelf.
check-names-todo = Titel, auteur of copyright is nog die van een sjabloon. Zie Controle.
check-printer-good = Drukker: { $printer }.
check-printer-todo = Kies de drukker, zodat zijn regels worden gecontroleerd.
check-rules-good =
    { $count ->
        [one] Aan de regel van de drukker is voldaan.
       *[other] Aan alle { $passed } regels is voldaan.
    }
check-rules-bad =
    { $count ->
        [one] Aan één regel is niet voldaan: { $rules }. Zie Controle.
       *[other] Aan { $count } regels is niet voldaan: { $rules }. Zie Controle.
    }
check-pictures-good = De afbeeldingen zijn scherp genoeg.
check-pictures-bad = Een afbeelding is te klein om scherp te drukken. Zie Controle.
check-interior-good = Het binnenwerk is gemaakt: { $pages } pagina’s.
check-interior-todo = Maak het binnenwerk.
check-interior-bad = Het bestand van het binnenwerk is ouder dan het boek: maak het opnieuw.
check-cover-good = Het omslag past bij deze { $pages } pagina’s: de rug is { $spine } breed.
check-cover-todo = Maak het omslag.
check-cover-bad = Het bestand van het omslag hoort bij een andere versie van het boek: maak het opnieuw.
check-counts-good =
    { $count ->
        [one] Het boek heeft één puzzel.
       *[other] Het boek heeft { $count } puzzels, precies zoveel als de teksten beloven.
    }
check-counts-bad =
    { $count ->
        [one] Titel, blikvanger of achterkant belooft { $promised } puzzels, en het boek heeft er één.
       *[other] Titel, blikvanger of achterkant belooft { $promised } puzzels, en het boek heeft er { $count }.
    }
writer = Tekstpagina
writer-tools = Opmaak
writer-heading = Kop
writer-bold = Vet
writer-italic = Cursief
writer-list = Lijst met opsommingstekens
writer-picture = Afbeelding…
writer-text = Tekst, in Markdown
writer-style = Stijl
writer-plain = Tekst
writer-chapter = Hoofdstuktitel
writer-subheading = Kleine kop
writer-quote = Citaat
writer-source = Markdown
writer-numbers = Genummerde lijst
writer-outdent = Minder inspringen
writer-indent = Meer inspringen
writer-link = Link
writer-rule = Scheidingslijn
writer-address = Adres
writer-page = Tekst van de pagina
writer-source-is = Toont de tekst in Markdown
writer-kept = Dit deel wordt in Markdown getoond en blijft zoals het is.
pictures = Afbeelding invoegen
picture-width = Breedte
pasted-table = Tekstpagina’s hebben geen tabellen: de rijen zijn tekstregels geworden.
pasted-picture = Afbeeldingen die niet konden worden geplakt, ontbreken: voeg ze toe met ‘Afbeelding…’.
pasted-other = Delen die niet gedrukt kunnen worden, zoals video’s en formulieren, zijn weggelaten.
text-write = Schrijven…
text-name = tekst
text-starter = # Welkom{"\u000A\u000A"}Schrijf hier je eigen tekst.{"\u000A"}
puzzles-own = Eigen puzzels toevoegen…
puzzles-own-is = Plak puzzels in elk formaat: regels van 81 vakjes, diagrammen, JSON, links… of sleep een bestand hierheen. Van elke puzzel wordt nagegaan of die precies één oplossing heeft.
puzzles-add = Aan het boek toevoegen
puzzles-givens =
    { $count ->
        [one] { $count } gegeven
       *[other] { $count } gegevens
    }
puzzles-fine =
    { $count ->
        [one] Eén puzzel ({ $kind }) met precies één oplossing.
       *[other] { $count } puzzels ({ $kind }), elk met precies één oplossing.
    }
units = Maten in
unit-in = inch
unit-mm = millimeter
term-seed = Wat is een startwaarde?
term-seed-is = Willekeurige woorden of een getal. Dezelfde startwaarde geeft altijd dezelfde puzzels, en een andere geeft andere puzzels.
term-bleed = Wat is afloop?
term-bleed-is = Inkt die over de rand van de pagina doorloopt, zodat er geen witte lijn overblijft waar het papier wordt gesneden. Alleen pagina’s met afbeeldingen tot aan de rand hebben afloop nodig.
term-gutter = Wat is de rugmarge?
term-gutter-is = De binnenmarge, waar de pagina’s worden gelijmd of geniet. Bij dikke boeken moet die breder zijn; gridpress stelt de rugmarge in volgens de tabel van de drukker.
term-registry = Hoe werkt dat?
term-registry-is = gridpress houdt in de map boven dit boek een bestand bij met alle puzzels van de reeks. Maak elk deel in een eigen map naast die van dit boek, en geen puzzel komt twee keer voor.
term-lock = Wat is de blauwdruk?
term-lock-is = Een bestand waarmee gridpress precies dit boek opnieuw maakt en controleert. Bewaar het bij het boek.
term-opener = Wat is een openingspagina?
term-opener-is = De eerste pagina van een deel, met de titel.
where = In { $file }, regel { $line }
quoted-title = ‘{ $text }’
volume-next = Het volgende deel
volume-next-is = Begint een nieuw boek naast dit boek, met dezelfde instellingen en nieuwe puzzels. Maak eerst dit deel.
volume-folder = Naam van de map
volume-start = Volgend deel beginnen
volume-starting = Starten…
volume-open = Volgend deel openen
group-book = Het boek
group-paper = Drukker, formaat en vormgeving
group-puzzles = Puzzels
group-puzzles-is = Een hoofdstuk is een deel van het boek met puzzels van één soort en één niveau.
group-answers = Oplossingen
group-front = Pagina’s vóór de puzzels
group-texts = Je eigen tekstpagina’s
group-texts-is = Een inleiding, tips, een dankwoord: schrijf ze hier, met afbeeldingen als je wilt.
group-back = Pagina’s na de puzzels
group-cover = Omslag
group-series = Reeks
title-title = Titel
help-title = Staat op de titelpagina en het omslag.
title-subtitle = Ondertitel
help-subtitle = Niet verplicht, zoals ‘Van makkelijk tot moeilijk’.
title-author = Auteur
help-author = Je naam of pseudoniem, zoals de winkel die toont.
title-imprint = Uitgever
help-imprint = Niet verplicht: de naam van je uitgeverij, op de titelpagina.
title-language = Taal van het boek
help-language = Koppen, regels en oplossingen worden in deze taal gedrukt.
title-seed = Startwaarde
help-seed = Bepaalt welke puzzels er in het boek staan.
title-page-printer = Gedrukt door
help-page-printer = De regels voor marges, formaat en aantal pagina’s worden gecontroleerd.
printer-none = Geen drukker gekozen
title-page-trim = Paginaformaat
help-page-trim = Het formaat van het afgewerkte boek.
size-other = Ander formaat
title-design = Vormgeving van de pagina’s
help-design = Letter en versiering van de pagina’s.
design-classic = Klassiek
design-modern = Modern
design-large-print = Grote letter
title-type-text = Lettertype van de tekst
help-type-text = Voor een eigen lettertype heb je een licentie voor boeken nodig.
title-type-digits = Lettertype van de cijfers
help-type-digits = In de diagrammen.
file-own = Een eigen lettertypebestand…
title-answers-placement = Waar de oplossingen staan
help-answers-placement = Puzzelaars hebben ze het liefst achter in het boek.
placement-back = Achter in het boek
placement-after-section = Na elk hoofdstuk
placement-separate = In een aparte pdf
placement-foot = Ondersteboven onder aan de pagina
placement-overleaf = Op de volgende pagina
placement-beside = Naast de puzzel
placement-none = Geen oplossingen
title-answers-per_page = Oplossingen per pagina
help-answers-per_page = Laat het leeg voor zoveel als er goed leesbaar zijn.
title-front-half_title = Eerst een pagina met alleen de titel
title-front-title_page = Titelpagina
title-front-copyright = Colofon
help-front-copyright = De tekst, zoals ‘© 2026 Je Naam’. Zonder tekst komt die pagina er niet.
title-front-dedication = Opdracht
help-front-dedication = De tekst, op een eigen pagina.
title-front-contents = Inhoudsopgave
title-front-how_to = Zo los je ze op
help-front-how_to = De regels van alle soorten puzzels in het boek.
how_to-true = De regels
how_to-kids = De regels in korte zinnen voor kinderen
how_to-false = Geen regels
title-front-levels = Een pagina over de niveaus
title-front-techniques = Uitleg van de oplostechnieken
help-front-techniques = Met voorbeelden, voor de technieken die de puzzels vragen.
title-back-blank_grids = Pagina’s met lege diagrammen
title-back-notes = Pagina’s voor notities
title-back-record = Een tabel voor datums en tijden
title-back-stats = Statistieken van de puzzels
title-back-certificate = Een diploma
help-back-certificate = Voor wie het boek heeft opgelost.
title-back-about_author = Over de auteur
help-back-about_author = Je tekst, op een eigen pagina.
title-back-about_book = Over het boek
help-back-about_book = Je tekst, op een eigen pagina.
title-cover-design = Vormgeving
help-cover-design = Elke afbeelding toont je eigen titel.
cover-plain = Sober
cover-field = Kleurvlak
cover-tilt = Scheef
cover-swiss = Zwitsers
cover-stripes = Strepen
cover-mosaic = Mozaïek
cover-pop = Pop
cover-animals = Dieren
cover-night = Nacht
cover-picture = Eigen afbeelding
title-cover-palette = Kleuren
palette-ocean = Oceaan
palette-sunrise = Zonsopkomst
palette-forest = Bos
palette-berry = Bosbes
palette-paper = Papier
palette-midnight = Middernacht
palette-retro = Retro
palette-candy = Snoep
palette-lagoon = Lagune
palette-brick = Baksteen
title-cover-lettering = Letter van de titel
lettering-heavy = Vette hoofdletters
lettering-condensed = Smalle hoofdletters
lettering-serif = Schreefletter
lettering-tiles = Een vakje per letter
lettering-headings = Zoals de koppen
title-cover-picture_area = Deel van de voorkant dat het vult
picture_area-below = Onder de teksten
picture_area-full = Helemaal, met de teksten erop
picture_area-alone = Helemaal, zonder teksten
title-cover-picture = Eigen afbeelding op de voorkant
help-cover-picture = Een PNG- of JPEG-bestand; het wordt naast het boek gezet en vult de hele voorkant.
title-cover-blurb = Tekst op de achterkant
help-cover-blurb = Waarom iemand dit boek zou kopen.
title-cover-badges = Blikvangers
help-cover-badges = Hoogstens drie korte teksten op de voorkant, met komma’s ertussen.
title-isbn = ISBN
help-isbn = Laat het leeg als de winkel het boek een nummer geeft. Anders tekent gridpress de streepjescode.
title-cover-price = Prijs
help-cover-price = Naast de streepjescode, zoals ‘€ 9,99’.
title-cover-logo = Logo van je uitgeverij
help-cover-logo = Een PNG- of JPEG-bestand, onder aan de achterkant.
title-cover-thousand_pages = Dikte van 1000 pagina’s
help-cover-thousand_pages = Deze drukker vermeldt die niet voor dit papier, en de rug van het omslag heeft die nodig: zie de omslagcalculator van de drukker, bijvoorbeeld 2.3in of 58mm.
title-series-name = Naam van de reeks
help-series-name = Op de titelpagina en het omslag.
title-series-volume = Deel
help-series-volume = Het nummer van dit boek in de reeks.
title-series-registry = Nooit een puzzel uit een ander deel herhalen
title-section-title = Titel
help-section-title = Op de eerste pagina ervan en in de inhoudsopgave. Zonder titel krijgt het hoofdstuk geen van beide.
title-section-kind = Soort puzzel
title-section-level = Niveau
title-section-count = Aantal puzzels
title-section-per_page = Per pagina
per_page =
    { $count ->
        [one] Eén puzzel, zo groot mogelijk
       *[other] { $count } puzzels
    }
title-section-intro = Inleiding
help-section-intro = Een paar zinnen onder de titel.
title-section-picture = Afbeelding
help-section-picture = Op de eerste pagina van het hoofdstuk.
section-new = Hoofdstuk { $count }
section-own = Mijn eigen puzzels
kinds-sizes = Sudoku
kinds-variants = Sudoku met meer regels, en verwanten
kinds-layouts = Meer diagrammen
title-text-title = Titel in de inhoudsopgave
help-text-title = Laat het leeg om de eerste kop van de tekst te gebruiken.
title-text-place = Plaats
place-front = Vóór de puzzels
place-back = Achterin
place-before = Vóór ‘{ $section }’
title-text-contents = In de inhoudsopgave opnemen
template-classic-6x9 = Klassieke paperback
template-classic-6x9-is = 120 puzzels van makkelijk tot moeilijk, 6 × 9 inch
template-large-print-8-5x11 = Grote letter
template-large-print-8-5x11-is = 80 puzzels, één per pagina, 8,5 × 11 inch
template-three-hundred = 300 puzzels
template-three-hundred-is = 300 puzzels in vier niveaus, twee per pagina, 6 × 9 inch
template-thousand = 1000 puzzels
template-thousand-is = 1000 puzzels in vier niveaus, zes per pagina, 8,5 × 11 inch
template-bold-and-easy = Groot en makkelijk
template-bold-and-easy-is = 60 makkelijke puzzels in zeer grote letter, met spiraalband, 8,5 × 11 inch
template-pocket-5x8 = Pocket
template-pocket-5x8-is = 150 puzzels in vijf niveaus, één per pagina, 5 × 8 inch
template-a4-worksheets = Werkbladen
template-a4-worksheets-is = Zes puzzels op een A4’tje, voor een klas of een club
template-kids = Voor kinderen
template-kids-is = Kleine diagrammen, grote cijfers en dieren om in te kleuren, 8,5 × 11 inch
template-kids-pictures = Voor kleine kinderen
template-kids-pictures-is = Vormen in plaats van cijfers, 8,5 × 11 inch
template-giants = Reuzen
template-giants-is = Diagrammen van 12 × 12 en 16 × 16, 8,5 × 11 inch
template-wordoku = Woorden
template-wordoku-is = Letters in plaats van cijfers, en een woord in elke oplossing, 7 × 10 inch
template-variants = Varianten
template-variants-is = Diagonalen, vensters, onregelmatige en killers, 7 × 10 inch
template-variety = Gevarieerd puzzelblad
template-variety-is = Negentien soorten puzzels, 8,5 × 11 inch
template-samurai = Samoerai
template-samurai-is = 60 puzzels van vijf overlappende diagrammen, één per pagina, 8,5 × 11 inch
template-calcudoku = Calcudoku
template-calcudoku-is = 100 rekenpuzzels met kooien, van 4 × 4 tot 9 × 9, 6 × 9 inch
template-travel-booklet = Reisboekje
template-travel-booklet-is = 40 puzzels om thuis op A4 te printen, te vouwen en te nieten
template-tablet = Tablet
template-tablet-is = 60 puzzels voor reMarkable, Kindle Scribe en andere tablets
template-newspaper = Krant
template-newspaper-is = De dagelijkse puzzel van een krant; de bestanden maak je met de opdracht gridpress daily
template-sampler = Staalkaart
template-sampler-is = Een hoofdstuk voor elke soort sudoku, om uit over te nemen
dock-listing = Winkel
copy = Kopiëren
count-puzzles =
    { $count ->
        [one] Eén puzzel
       *[other] { $count } puzzels
    }
part-listing = Winkelteksten
making-listing = De teksten en afbeeldingen voor de winkel worden gemaakt…
finished-listing = De teksten en afbeeldingen voor de winkel zijn klaar.
failed-listing = De teksten en afbeeldingen voor de winkel zijn niet gemaakt.
shop = De vermelding in een winkel
shop-is = Kopieer deze teksten naar het formulier van Amazon KDP of een andere winkel. Ze volgen uit het boek, in de taal ervan.
shop-count = { $used } van { $most } tekens
shop-volume = deel { $volume }
shop-headline = Kopregel
shop-headline-is = De regel boven de beschrijving en op de eerste afbeelding.
shop-description = Beschrijving
shop-description-is = De hele beschrijving, in plaats van die hierboven.
shop-keywords = Trefwoorden
shop-keywords-is = Zeven velden van hoogstens 50 tekens. Geen namen van winkels, en niets wat al in de titel staat.
shop-categories = Categorie
shop-categories-is = Hoogstens drie.
shop-audience = Doelgroep
shop-audience-is = Tot wie de teksten zich richten.
audience-adults = Volwassenen
audience-children = Kinderen
audience-seniors = Senioren
shop-contributors = Medewerkers
shop-contributors-is = Naast de auteur, zoals ‘illustrator: Ann Lee’, met komma’s ertussen; de rol in het Engels.
shop-ai_content = Je eigen antwoord over AI
shop-ai_content-is = Over je eigen teksten, afbeeldingen en puzzels.
shop-ai = Antwoord over door AI gegenereerde inhoud
shop-facts = Gegevens
shop-change = Deze teksten wijzigen
shop-change-is = Wat je hier invult, komt in de plaats van de teksten hierboven. Laat een veld leeg om ze terug te krijgen.
shop-write = Teksten en afbeeldingen maken
shop-write-is = Maakt ook de afbeeldingen: de voorkant, vier banners voor de beschrijving en een kijkje in het boek.
group-class = Bladen voor een klas
title-worksheet-names = Namen van de leerlingen
help-worksheet-names = Eén per regel; elke leerling krijgt een blad.
title-worksheet-copies = Aantal bladen
help-worksheet-copies = Bladen waarvoor geen naam is opgegeven, hebben een lege regel voor de naam.
title-worksheet-same = Dezelfde puzzels voor iedereen
title-worksheet-date = Datum
help-worksheet-date = Laat het leeg voor een regel om in te vullen.
title-worksheet-cut_outs = Cijfers om uit te knippen
help-worksheet-cut_outs = Een pagina na elk blad, voor beginners.
title-worksheet-codes = Codes om de oplossingen te vinden
template-worksheet = Klassenset
template-worksheet-is = Een blad voor elke leerling, en de oplossingen voor de leerkracht
table-listing = Vermelding in een winkel
table-worksheet = Bladen voor een klas
table- = Het boek
table-series = Reeks
table-section = Hoofdstukken
table-text = Tekstpagina’s
table-front = Pagina’s voorin
table-back = Pagina’s achterin
table-type = Typografie
table-puzzle = Rond elke puzzel
table-grid = Diagrammen
key-isbn = ISBN
key-id = Vaste naam
