# The page of the application. `{ $name }` is a value that the page fills in.
skip = Hoppa till sidorna
parts = Bokens delar
part-book = Bok
part-answers = Lösningar
part-cover = Omslag
view = Visning
pages-before = Föregående sidor (←)
pages-after = Nästa sidor (→)
page = Sida
page-of = av { $count }
page-short = s. { $page }
page-unknown = Sidan { $page } finns inte: antalet sidor är { $count }.
puzzle-field = Sudoku
puzzle-no = nr
puzzle-unknown = Sudoku { $puzzle } finns inte: numren går från { $first } till { $last }.
puzzle-page = Sudoku { $puzzle }: sidan { $page }
puzzle-pages = Sudoku { $puzzle }: sidan { $page }, lösning: sidan { $answer }
answer = Lösning
zoom = Zoom
zoom-page = Hel sida
zoom-width = Sidbredd
zoom-actual = Verklig storlek
pages-shown = Sidor
pages-facing = Uppslag
pages-single = Enkelsidor
guides = Stödlinjer
guides-lines = Linjer på sidorna
guides-trim = Beskärning
guides-bleed = Utfall
guides-margins = Marginaler
guides-safe = Säker yta
guides-baselines = Baslinjer
guides-no-safe = Den säkra ytan är okänd: välj ett tryckeri.
dock-thumbs = Översikt
dock-edit = Redigera
dock-make = Skapa
dock-findings = Kontroll
status-busy = Boken skapas …
status-wrong = Fel i { $file }
status-fine = { $file }: aktuell
no-response = Inget svar: är gridpress fortfarande igång?
no-response-saved = Inget svar: är gridpress fortfarande igång? Inget har sparats.
cover-none = Det finns inget omslag att visa.
cover-parts = Baksida, rygg och framsida
book-none = Det finns ingen bok att visa än.
mistakes =
    { $count ->
        [one] Ett fel i boken
       *[other] { $count } fel i boken
    }
mistakes-last = { $mistakes }: det här är den senaste giltiga versionen
go-to-setting = Gå till inställningen
warnings = Varningar
check = Kontroll
check-busy = Sidorna kontrolleras …
check-no-printer = Inget tryckeri är valt: det här är reglerna för alla böcker
rules-fail =
    { $count ->
        [one] En regel är inte uppfylld
       *[other] { $count } regler är inte uppfyllda
    }
rules-pass =
    { $count ->
        [one] En regel är uppfylld
       *[other] { $count } regler är uppfyllda
    }
rules-all =
    { $count ->
        [one] Den enda regeln är uppfylld
       *[other] Alla { $count } regler är uppfyllda
    }
fails = Inte uppfylld
advice = Råd
required-is = krav: { $value }.
what-to-change = Vad du kan ändra: { $change }
more = och { $count } till
shortcuts = Kortkommandon på sidorna
shortcut-turn = föregående och nästa sidor
shortcut-ends = första och sista sidan
shortcut-page = gå till en sida
shortcut-puzzle = gå till ett sudoku
shortcut-zoom = zooma in och ut
shortcut-fit = hel sida
shortcut-facing = uppslag eller enkelsidor
start-book = Börja på en bok
start-book-is = Här finns ingen bok än, så du ser ett exempel. Välj en mall att börja med; allt går att ändra senare. Inga befintliga filer skrivs över.
use-template = Använd mallen
created = { $file } har skapats.
undo = Ångra
redo = Gör om
undone = Ångrat.
redone = Gjort om.
again = Försök igen
saving = Sparar …
saved = Sparat i { $file }.
saved-moved = Sparat. Sudokun som skulle lösas steg för steg finns inte längre; de sista i boken tar deras plats.
book-name = { $file }
not-saved-changed = Inte sparat: filen har ändrats någon annanstans.
paused = Formuläret är pausat: { $file } är inte giltig TOML. Rätta filen i din textredigerare, eller ångra din senaste ändring där.
views = Visning av inställningarna
view-basic = Enkel
view-advanced = Avancerad
search = Sök inställning
count-found =
    { $count ->
        [one] En inställning
       *[other] { $count } inställningar
    }
none-found = Ingen inställning hittades.
rare = Visa även inställningar för tidningar och för flera sidor på ett ark
reset-group = Återställ gruppen
count-set =
    { $count ->
        [one] En angiven
       *[other] { $count } angivna
    }
count-invalid =
    { $count ->
        [one] En ogiltig
       *[other] { $count } ogiltiga
    }
add-section = Lägg till ett avsnitt
add-text = Lägg till en textsida
add-daily-slot = Lägg till en plats
move-up = Flytta upp
move-down = Flytta ned
remove-item = Ta bort
required = obligatoriskt
range = Från { $least } till { $most }.
at-least = Minst { $least }.
default-is = Standard: { $value }
default = standard
is-default = { $value } (standard)
for-example = Till exempel: { $value }
no-value = inget
yes = ja
no = nej
from = från
to = till
other = Annat …
done = Klar
open = Öppna
save = Spara
line = Rad { $number }
file-none = Ingen fil
file-choose = Välj en fil …
file-drop = eller släpp den här
file-storing = Filen sparas …
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } pixlar.
picture-part = { $width } × { $height } pixlar: vid { $part } % av textens bredd blir trycket skarpt.
picture-fine = { $width } × { $height } pixlar: tillräckligt skarp, med { $resolution } pixlar per tum.
picture-coarse = { $width } × { $height } pixlar: bara { $resolution } pixlar per tum i full bredd, och för skarpt tryck krävs { $required }. I mindre storlek duger bilden.
picture-coarse-needed = { $width } × { $height } pixlar: bara { $resolution } pixlar per tum, och för skarpt tryck krävs { $required }. Använd en bild på minst { $wide } × { $high } pixlar.
picture-caption = Bildtext
font-file-fine = { $family }: kan användas.
font-file-forbidden = { $family }: licensen förbjuder användning i böcker ({ $why }).
make = Skapa filerna
make-is = Lägger filerna för butiken bredvid din bok. Filer som gridpress inte har skapat, eller som har ändrats sedan dess, skrivs aldrig över.
make-all = Skapa och verifiera allt
make-book = Skapa inlagan
make-cover = Skapa omslaget
make-proof = Verifiera filerna
make-busy = Pågår
make-none = Det finns ingen bok än: börja med en mall, under Redigera.
making-book = Inlagan skapas …
making-cover = Omslaget skapas …
making-proof = Filerna verifieras …
finished-book = Inlagan är klar.
finished-cover = Omslaget är klart.
finished-proof = Alla filer är verifierade: varje sudoku har en enda lösning, och filerna hör ihop.
failed-book = Inlagan skapades inte.
failed-cover = Omslaget skapades inte.
failed-proof = Filerna hör inte ihop.
files = Filer
folder = I mappen { $folder }
part-interior = Inlaga
part-lock = Förlaga
count-pages =
    { $count ->
        [one] En sida
       *[other] { $count } sidor
    }
checklist = Checklista
messages = Meddelanden
state-good = Klart
state-todo = Att göra
state-bad = Inte än
check-names-good = Titel, författare och copyright är dina egna.
check-names-todo = Titel, författare eller copyright är fortfarande från en mall. Se Kontroll.
check-printer-good = Tryckeri: { $printer }.
check-printer-todo = Välj tryckeri, så att dess regler kontrolleras.
check-rules-good =
    { $count ->
        [one] Tryckeriets regel är uppfylld.
       *[other] Alla { $passed } regler är uppfyllda.
    }
check-rules-bad =
    { $count ->
        [one] En regel är inte uppfylld: { $rules }. Se Kontroll.
       *[other] { $count } regler är inte uppfyllda: { $rules }. Se Kontroll.
    }
check-pictures-good = Bilderna är tillräckligt skarpa.
check-pictures-bad = En bild är för liten för skarpt tryck. Se Kontroll.
check-interior-good = Inlagan är skapad: { $pages } sidor.
check-interior-todo = Skapa inlagan.
check-interior-bad = Filen med inlagan är äldre än boken: skapa den på nytt.
check-cover-good = Omslaget passar de här { $pages } sidorna: ryggen är { $spine } bred.
check-cover-todo = Skapa omslaget.
check-cover-bad = Filen med omslaget hör till en annan version av boken: skapa den på nytt.
check-counts-good =
    { $count ->
        [one] Boken har ett sudoku.
       *[other] Boken har { $count } sudokun, lika många som texterna lovar.
    }
check-counts-bad =
    { $count ->
        [one] Titeln, en puff eller baksidan lovar { $promised } sudokun, och boken har ett.
       *[other] Titeln, en puff eller baksidan lovar { $promised } sudokun, och boken har { $count }.
    }
writer = Textsida
writer-tools = Formatering
writer-heading = Rubrik
writer-bold = Fet
writer-italic = Kursiv
writer-list = Punktlista
writer-picture = Bild …
writer-text = Text, i Markdown
writer-style = Format
writer-plain = Text
writer-chapter = Kapitelrubrik
writer-subheading = Liten rubrik
writer-quote = Citat
writer-source = Markdown
writer-numbers = Numrerad lista
writer-outdent = Minska indraget
writer-indent = Öka indraget
writer-link = Länk
writer-rule = Avskiljande linje
writer-address = Adress
writer-page = Sidans text
writer-source-is = Visar texten i Markdown
writer-kept = Den här delen visas i Markdown och behålls som den är.
pictures = Infoga en bild
picture-width = Bredd
pasted-table = Textsidor har inga tabeller: tabellens rader blev textrader.
pasted-picture = Bilder som inte kunde klistras in saknas: lägg till dem med ”Bild …”.
pasted-other = Delar som inte kan tryckas, som videor och formulär, har utelämnats.
text-write = Skriv …
text-name = text
text-starter = # Välkommen{"\u000A\u000A"}Skriv din egen text här.{"\u000A"}
puzzles-own = Lägg till egna sudokun …
puzzles-own-is = Klistra in sudokun i valfritt format: rader med 81 rutor, rutnät, JSON, länkar … eller släpp en fil här. Alla kontrolleras: vart och ett ska ha exakt en lösning.
puzzles-add = Lägg till i boken
puzzles-givens =
    { $count ->
        [one] { $count } given siffra
       *[other] { $count } givna siffror
    }
puzzles-fine =
    { $count ->
        [one] Ett sudoku ({ $kind }) med exakt en lösning.
       *[other] { $count } sudokun ({ $kind }), vart och ett med exakt en lösning.
    }
units = Mått i
unit-in = tum
unit-mm = millimeter
term-seed = Vad är ett frö?
term-seed-is = Vilka ord som helst eller ett tal. Samma frö ger alltid samma sudokun, och ett annat frö ger andra.
term-bleed = Vad är utfall?
term-bleed-is = Tryck som går utanför sidans kant, så att det inte blir någon vit strimma där papperet skärs. Det behövs bara på sidor med bilder ända ut i kanten.
term-gutter = Vad är ryggmarginalen?
term-gutter-is = Den inre marginalen, där sidorna limmas eller häftas. Tjocka böcker behöver mer; gridpress ställer in den efter tryckeriets tabell.
term-registry = Hur fungerar det?
term-registry-is = I mappen ovanför den här boken har gridpress en fil med alla sudokun i serien. Gör varje del i en egen mapp bredvid den här bokens, så kommer inget sudoku två gånger.
term-lock = Vad är förlagan?
term-lock-is = En fil med vilken gridpress återskapar och kontrollerar just den här boken. Spara den tillsammans med boken.
term-opener = Vad är en inledningssida?
term-opener-is = Den första sidan i ett avsnitt, med dess rubrik.
where = I { $file }, rad { $line }
quoted-title = ”{ $text }”
volume-next = Nästa del
volume-next-is = Börjar på en ny bok bredvid den här, med samma inställningar och nya sudokun. Skapa den här delen först.
volume-folder = Mappens namn
volume-start = Börja på nästa del
volume-starting = Startar …
volume-open = Öppna nästa del
group-book = Boken
group-paper = Tryckeri, format och formgivning
group-puzzles = Sudokun
group-puzzles-is = Ett avsnitt är en del av boken med sudokun av en typ och en svårighetsgrad.
group-answers = Lösningar
group-front = Sidor före sudokuna
group-texts = Dina egna textsidor
group-texts-is = En inledning, tips, ett tack: skriv här, gärna med bilder.
group-back = Sidor efter sudokuna
group-cover = Omslag
group-series = Serie
title-title = Titel
help-title = Trycks på titelsidan och omslaget.
title-subtitle = Undertitel
help-subtitle = Valfri, som ”Från lätt till svår”.
title-author = Författare
help-author = Ditt namn eller din pseudonym, som butiken visar det.
title-imprint = Förlag
help-imprint = Valfritt: namnet på ditt förlag, på titelsidan.
title-language = Bokens språk
help-language = Rubriker, regler och lösningar trycks på det här språket.
title-seed = Frö
help-seed = Avgör vilka sudokun boken får.
title-page-printer = Trycks av
help-page-printer = Tryckeriets regler för marginaler, format och sidantal kontrolleras.
printer-none = Inget tryckeri valt
title-page-trim = Sidformat
help-page-trim = Den färdiga bokens format.
size-other = Annat format
title-design = Sidornas formgivning
help-design = Sidornas typografi och utsmyckning.
design-classic = Klassisk
design-modern = Modern
design-large-print = Stor stil
title-type-text = Textens typsnitt
help-type-text = Ett eget typsnitt kräver en licens för böcker.
title-type-digits = Siffrornas typsnitt
help-type-digits = I rutnäten.
file-own = En egen typsnittsfil …
title-answers-placement = Var lösningarna står
help-answers-placement = De flesta lösare vill ha dem längst bak i boken.
placement-back = Längst bak i boken
placement-after-section = Efter varje avsnitt
placement-separate = I en separat PDF
placement-foot = Upp och ned längst ned på sidan
placement-overleaf = På nästa sida
placement-beside = Bredvid sudokut
placement-none = Inga lösningar
title-answers-per_page = Lösningar per sida
help-answers-per_page = Lämna tomt för så många som går att läsa bekvämt.
title-front-half_title = Först en sida med bara titeln
title-front-title_page = Titelsida
title-front-copyright = Copyrightsida
help-front-copyright = Texten, som ”© 2026 Ditt Namn”. Utan text blir det ingen sådan sida.
title-front-dedication = Dedikation
help-front-dedication = Texten, på en egen sida.
title-front-contents = Innehållsförteckning
title-front-how_to = Så löser du sudoku
help-front-how_to = Reglerna för alla sudokutyper i boken.
how_to-true = Reglerna
how_to-kids = Reglerna i korta meningar för barn
how_to-false = Inga regler
title-front-levels = En sida om svårighetsgraderna
title-front-techniques = Ett kapitel om lösningstekniker
help-front-techniques = Med exempel, för de tekniker som bokens sudokun kräver.
title-back-blank_grids = Sidor med tomma rutnät
title-back-notes = Sidor för anteckningar
title-back-record = En tabell för datum och tider
title-back-stats = Statistik över sudokuna
title-back-certificate = Ett diplom
help-back-certificate = För den som har löst hela boken.
title-back-about_author = Om författaren
help-back-about_author = Din text, på en egen sida.
title-back-about_book = Om boken
help-back-about_book = Din text, på en egen sida.
title-cover-design = Formgivning
help-cover-design = Varje bild visar din egen titel.
cover-plain = Enkel
cover-field = Färgfält
cover-tilt = Lutande
cover-swiss = Schweizisk
cover-stripes = Ränder
cover-mosaic = Mosaik
cover-pop = Pop
cover-animals = Djur
cover-night = Natt
cover-picture = Din bild
title-cover-palette = Färger
palette-ocean = Hav
palette-sunrise = Soluppgång
palette-forest = Skog
palette-berry = Bär
palette-paper = Papper
palette-midnight = Midnatt
palette-retro = Retro
palette-candy = Godis
palette-lagoon = Lagun
palette-brick = Tegel
title-cover-lettering = Titelns typsnitt
lettering-heavy = Feta versaler
lettering-condensed = Smala versaler
lettering-serif = Antikva
lettering-tiles = En ruta för varje bokstav
lettering-headings = Som rubrikerna
title-cover-picture_area = Del av framsidan som den fyller
picture_area-below = Under texterna
picture_area-full = Hela, med texterna ovanpå
picture_area-alone = Hela, utan texter
title-cover-picture = Egen bild på framsidan
help-cover-picture = En PNG- eller JPEG-fil; den kopieras till bokens mapp och fyller framsidan.
title-cover-blurb = Baksidestext
help-cover-blurb = Det som får någon att köpa boken.
title-cover-badges = Puffar
help-cover-badges = Upp till tre korta texter på framsidan, med kommatecken emellan.
title-isbn = ISBN
help-isbn = Lämna tomt om butiken ger boken ett nummer. Annars ritar gridpress streckkoden.
title-cover-price = Pris
help-cover-price = Bredvid streckkoden, som ”99 kr”.
title-cover-logo = Förlagets logotyp
help-cover-logo = En PNG- eller JPEG-fil, längst ned på baksidan.
title-cover-thousand_pages = Tjocklek för 1 000 sidor
help-cover-thousand_pages = Tryckeriet anger den inte för det här papperet, och omslagets rygg behöver den: ta den från tryckeriets omslagsräknare, till exempel 2.3in eller 58mm.
title-series-name = Seriens namn
help-series-name = På titelsidan och omslaget.
title-series-volume = Del
help-series-volume = Bokens nummer i serien.
title-series-registry = Upprepa aldrig ett sudoku från en annan del
title-section-title = Rubrik
help-section-title = På avsnittets första sida och i innehållsförteckningen. Utan rubrik får avsnittet varken det ena eller det andra.
title-section-kind = Typ av sudoku
title-section-level = Svårighetsgrad
title-section-count = Antal sudokun
title-section-per_page = Per sida
per_page =
    { $count ->
        [one] Ett sudoku, så stort som möjligt
       *[other] { $count } sudokun
    }
title-section-intro = Inledning
help-section-intro = Några meningar under rubriken.
title-section-picture = Bild
help-section-picture = På avsnittets första sida.
section-new = Avsnitt { $count }
section-own = Mina egna sudokun
kinds-sizes = Sudoku
kinds-variants = Sudoku med fler regler, och släktingar
kinds-layouts = Flera rutnät
title-text-title = Rubrik i innehållsförteckningen
help-text-title = Lämna tomt för att använda textens första rubrik.
title-text-place = Placering
place-front = Före sudokuna
place-back = I slutet
place-before = Före ”{ $section }”
title-text-contents = Ta med i innehållsförteckningen
template-classic-6x9 = Klassisk pocketbok
template-classic-6x9-is = 120 sudokun från lätt till svår, 6 × 9 tum
template-large-print-8-5x11 = Stor stil
template-large-print-8-5x11-is = 80 sudokun, ett per sida, 8,5 × 11 tum
template-three-hundred = 300 sudokun
template-three-hundred-is = 300 sudokun på fyra nivåer, två per sida, 6 × 9 tum
template-thousand = 1 000 sudokun
template-thousand-is = 1 000 sudokun på fyra nivåer, sex per sida, 8,5 × 11 tum
template-bold-and-easy = Stora och lätta
template-bold-and-easy-is = 60 lätta sudokun med mycket stor stil, spiralbundna, 8,5 × 11 tum
template-pocket-5x8 = Fickbok
template-pocket-5x8-is = 150 sudokun i fem svårighetsgrader, ett per sida, 5 × 8 tum
template-a4-worksheets = Arbetsblad
template-a4-worksheets-is = Sex sudokun på ett A4-ark, för en skolklass eller en klubb
template-kids = För barn
template-kids-is = Små rutnät, stora siffror och djur att färglägga, 8,5 × 11 tum
template-kids-pictures = För små barn
template-kids-pictures-is = Former i stället för siffror, 8,5 × 11 tum
template-giants = Jättar
template-giants-is = Rutnät på 12 × 12 och 16 × 16, 8,5 × 11 tum
template-wordoku = Ord
template-wordoku-is = Bokstäver i stället för siffror, och ett ord i varje lösning, 7 × 10 tum
template-variants = Varianter
template-variants-is = Diagonaler, fönster, oregelbundna och killer, 7 × 10 tum
template-variety = Blandad pusseltidning
template-variety-is = Nitton typer av sudoku, 8,5 × 11 tum
template-samurai = Samuraj
template-samurai-is = 60 sudokun med fem överlappande rutnät, ett per sida, 8,5 × 11 tum
template-calcudoku = Calcudoku
template-calcudoku-is = 100 räknepussel med burar, från 4 × 4 till 9 × 9, 6 × 9 tum
template-travel-booklet = Resehäfte
template-travel-booklet-is = 40 sudokun att skriva ut hemma på A4, vika och häfta
template-tablet = Läsplatta
template-tablet-is = 60 sudokun för reMarkable, Kindle Scribe och andra plattor
template-newspaper = Dagstidning
template-newspaper-is = En tidnings dagliga spalt; filerna skapas med kommandot gridpress daily
template-sampler = Provkarta
template-sampler-is = Ett avsnitt för varje typ av sudoku, att kopiera från
dock-listing = Butik
copy = Kopiera
count-puzzles =
    { $count ->
        [one] Ett sudoku
       *[other] { $count } sudokun
    }
part-listing = Butikstexter
making-listing = Texter och bilder för butiken skapas …
finished-listing = Texterna och bilderna för butiken är klara.
failed-listing = Texterna och bilderna för butiken skapades inte.
shop = Boken i en butik
shop-is = Kopiera texterna till formuläret hos Amazon KDP eller en annan butik. De hämtas ur boken, på bokens språk.
shop-count = { $used } av { $most } tecken
shop-volume = del { $volume }
shop-headline = Säljrubrik
shop-headline-is = Raden ovanför beskrivningen, och på den första bilden.
shop-description = Beskrivning
shop-description-is = Hela beskrivningen, i stället för den ovan.
shop-keywords = Nyckelord
shop-keywords-is = Sju fält med högst 50 tecken vardera. Inga namn på butiker, och inget som redan står i titeln.
shop-categories = Kategori
shop-categories-is = Högst tre.
shop-audience = Läsare
shop-audience-is = Vilka texterna vänder sig till.
audience-adults = Vuxna
audience-children = Barn
audience-seniors = Seniorer
shop-contributors = Medverkande
shop-contributors-is = Utöver författaren, som ”illustrator: Ann Lee”, med kommatecken emellan.
shop-ai_content = Ditt eget svar om AI
shop-ai_content-is = Om dina egna texter, bilder och sudokun.
shop-ai = Svar om AI-genererat innehåll
shop-facts = Fakta
shop-change = Ändra texterna
shop-change-is = Det du skriver här ersätter texterna ovan. Lämna ett fält tomt för att få tillbaka dem.
shop-write = Skapa texter och bilder
shop-write-is = Skapar också bilderna: framsidan, fyra banderoller till beskrivningen och en titt i boken.
group-class = Blad för en skolklass
title-worksheet-names = Elevernas namn
help-worksheet-names = Ett per rad; varje elev får ett blad.
title-worksheet-copies = Antal blad
help-worksheet-copies = Blad utöver namnen får en tom rad för namnet.
title-worksheet-same = Samma sudokun för alla
title-worksheet-date = Datum
help-worksheet-date = Lämna tomt för en rad att fylla i.
title-worksheet-cut_outs = Siffror att klippa ut
help-worksheet-cut_outs = En sida med dem efter varje blad, för nybörjare.
title-worksheet-codes = Koder för att hitta lösningarna
template-worksheet = Klassuppsättning
template-worksheet-is = Ett blad till varje elev, och lösningar för läraren
table-listing = Boken i en butik
table-worksheet = Blad för en skolklass
table- = Boken
table-series = Serie
table-section = Avsnitt
table-text = Textsidor
table-front = Sidor längst fram
table-back = Sidor längst bak
table-type = Typografi
table-puzzle = Kring varje sudoku
table-grid = Rutnät
key-isbn = ISBN
key-id = Permanent namn
