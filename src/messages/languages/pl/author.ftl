# Texts for authors; see en/author.ftl.

rule-trim = Format strony
rule-page-count = Liczba stron
rule-even-pages = Parzysta liczba stron
rule-inside-margin = Margines wewnętrzny
rule-outer-margins = Pozostałe marginesy
rule-bleed-size = Szerokość spadu
rule-bleed = Farba poza krawędzią strony
rule-type-size = Wielkość pisma
rule-rule-weight = Grubość linii
rule-reversed-type = Białe pismo na czarnym tle
rule-reversed-rules = Białe linie na czarnym tle
rule-shrunk-cells = Pola na zwężonej stronie
rule-tints = Jasne szarości
rule-pictures = Ostrość obrazów
rule-blank-pages = Puste strony pod rząd
rule-blank-end = Puste strony na końcu
rule-last-page = Ostatnia strona
rule-font-licence = Licencje krojów pisma
rule-links = Odnośniki i zakładki
rule-profile = Rodzaj PDF
rule-transparency = Przezroczystość
rule-file-size = Wielkość pliku
rule-fonts-embedded = Kroje pisma w pliku
rule-black-only = Tylko czarna farba
rule-colours = Kolory stron
rule-ink = Farba na stronach
rule-colour-contrast = Kontrast kolorów
rule-colour-printing = Druk w kolorze
rule-grid-size = Wielkość diagramów
rule-cell-size = Wielkość pól
rule-overlapping-cell-size = Pola nakładających się diagramów
rule-small-type = Małe pismo
rule-contrast = Kontrast
rule-many-blanks = Dużo pustych stron
rule-gutter = Margines wewnętrzny
rule-order = Kolejność poziomów
rule-own-texts = Własne teksty
rule-engine = Generator sudoku
rule-digits = Cyfry w sudoku
rule-answer-digits = Cyfry w rozwiązaniach
rule-cells = Pola dla tych czytelników
rule-words = Tekst dla tych czytelników
rule-puzzles-on-a-page = Sudoku na stronie
rule-promised-puzzles = Obiecana liczba sudoku
rule-puzzles-printed = Każde sudoku jest wydrukowane
rule-answers-printed = Każde rozwiązanie jest wydrukowane
rule-one-solution = Jedno rozwiązanie
rule-honest-levels = Wydrukowane poziomy
rule-no-twins = Żadne sudoku dwa razy
rule-unconfirmed = Niepotwierdzona liczba
rule-cover = Okładka
rule-cover-size = Wielkość okładki
rule-cover-fonts = Kroje pisma okładki
rule-cover-transparency = Przezroczystość okładki
rule-cover-colours = Kolory okładki
rule-cover-ink = Farba na okładce
rule-cover-profile = Rodzaj PDF okładki
rule-cover-clear = Krawędzie i zagięcia okładki
rule-cover-type = Wielkość pisma na okładce
rule-cover-rules = Grubość linii na okładce
rule-cover-visible = Na okładce wszystko widać
printer-barnes-noble = Barnes & Noble Press, czarna farba
printer-bod = BoD, miękka okładka, czarna farba
printer-home = drukarka domowa
printer-ingramspark = IngramSpark, miękka okładka
printer-kdp-hardcover = Amazon KDP, twarda okładka, czarna farba
printer-kdp-hardcover-color = Amazon KDP, twarda okładka, farba kolorowa
printer-kdp-paperback-color = Amazon KDP, miękka okładka, farba kolorowa
printer-kdp-paperback-cream = Amazon KDP, miękka okładka, czarna farba na kremowym papierze
printer-kdp-paperback-groundwood = Amazon KDP, miękka okładka, czarna farba na papierze drzewnym
printer-kdp-paperback-white = Amazon KDP, miękka okładka, czarna farba na białym papierze
printer-large-print = duży druk
printer-lulu = Lulu, miękka okładka
printer-lulu-coil = Lulu, spirala
printer-lulu-hardcover = Lulu, twarda okładka
printer-newspaper = gazeta, czarna farba
value = { $value }
joined = { $first }; { $second }
and-more = { $shown } i jeszcze { $count }
sides = { $width } × { $height }
none = brak
some = jest
everything = wszystko
at-most = najwyżej { $most }
or-more = co najmniej { $least }
or-none = { $value } albo brak
percent = { $percent }%
set-to = ustaw { $setting } na { $value }
set-auto = ustaw { $setting } na „auto”
set-or-more = ustaw { $setting } na co najmniej { $value }
one-of = jeden z formatów: { $sizes }
one-of-or-between = jeden z formatów: { $sizes }; albo od { $least } do { $most }
choose-size = wybierz w { $setting } jeden z tych formatów
pages = { $count ->
    [one] { $count } strona
    [few] { $count } strony
    [many] { $count } stron
   *[other] { $count } strony
}
page-range = od { $least } do { $most } przy tym formacie
page-range-on-paper = od { $least } do { $most } przy tym formacie na papierze „{ $paper }”
more-pages = drukuj mniej sudoku na stronie albo dodaj sudoku
fewer-pages = drukuj więcej sudoku na stronie, wybierz większy format albo podziel książkę na dwa tomy
multiple-of = wielokrotność liczby { $number }
add-page = dodaj stronę, na przykład redakcyjną albo na notatki
ink-from-bind = farba { $distance } od grzbietu
margin-for-pages = { $distance } w książce o liczbie stron { $pages }
ink-from-edge = farba { $distance } od krawędzi
margin-with-folios = { $distance }, także dla numerów stron
widen-margins = poszerz { $setting } albo wybierz „auto”
ink-over-edge = farba { $distance } poza krawędzią strony
no-ink-over-edge = brak farby poza krawędzią strony
bleed-where-ink = { $distance } tam, gdzie farba wychodzi za krawędź
extend-ink = doprowadź farbę przy krawędzi do końca spadu i ustaw { $setting }
no-type = brak pisma
size-in-text = { $size } w „{ $text }”
fewer-grids = drukuj mniej diagramów na stronie albo wybierz większy format
no-lines = brak linii
no-white-type = brak białego pisma
or-more-white = co najmniej { $least }, białe na czarnym
no-white-type-design = wybierz projekt bez białego pisma albo większe pismo
no-white-lines = brak białych linii
no-white-lines-design = wybierz projekt bez białych linii
no-grids = brak diagramów
wide = { $value } szerokości
or-more-shrunk = co najmniej { $least }, gdy strona skurczy się do { $percent }%
black-without-greys = tylko czerń: szarości zalewają się albo znikają
percent-or-more = co najmniej { $percent }%
no-greys = brak szarości
darker-grey = wybierz ciemniejszą szarość albo żadną
no-pictures = brak obrazów
pixels-per-inch = { $pixels } dpi
more-pixels = użyj obrazu o większej liczbie pikseli albo wydrukuj go mniejszy
in-a-row = { $count } pod rząd
at-most-in-a-row = najwyżej { $count } pod rząd
remove-blanks = usuń to, co powoduje puste strony
at-end = { $count } na końcu
at-most-at-end = najwyżej { $count } na końcu
remove-blanks-at-end = usuń kilka pustych stron na końcu
page-is-blank = jest pusta
page-is-printed = jest zadrukowana
blank-last-page = pusta ostatnia strona; drukarnia ją dodaje
extra-page = nic, jeśli dodatkowa strona na końcu nie przeszkadza
font-forbidden = { $font }: { $why }
font-not-embeddable = nie wolno go osadzać
font-whole-only = wolno go osadzić tylko w całości
font-bitmaps-only = wolno osadzić tylko jego mapy bitowe
fonts-embeddable = { $count ->
    [one] { $count } krój, który wolno osadzić
    [few] { $count } kroje, które wolno osadzić
    [many] { $count } krojów, które wolno osadzić
   *[other] { $count } kroju, który wolno osadzić
}
embeddable-fonts = kroje, które wolno osadzić w części
other-font = wybierz inny krój albo poproś właściciela o taki, który wolno osadzić
pdf-profile = rodzaj „{ $profile }”
set-profile = ustaw { $setting } na „{ $profile }” albo pozostaw puste
links-and-bookmarks = { $links ->
    [one] { $links } odnośnik
    [few] { $links } odnośniki
    [many] { $links } odnośników
   *[other] { $links } odnośnika
}, { $bookmarks ->
    [one] { $bookmarks } zakładka
    [few] { $bookmarks } zakładki
    [many] { $bookmarks } zakładek
   *[other] { $bookmarks } zakładki
}
no-links = bez odnośników i zakładek
remove-transparent = usuń przezroczyste części
split-book = podziel książkę na dwa tomy
fonts-embedded = { $count ->
    [one] { $count } krój osadzony
    [few] { $count } kroje osadzone
    [many] { $count } krojów osadzonych
   *[other] { $count } kroju osadzonego
}
fonts-not-embedded = nieosadzone: { $fonts }
all-fonts-embedded = wszystkie kroje osadzone
report-fonts = zgłoś to: gridpress osadza wszystkie kroje
black-and-greys = czerń i szarości
black-greys-and = czerń, szarości i { $colours }
only-black = tylko czerń i szarości, w DeviceGray
report-black = zgłoś to: gridpress używa tylko DeviceGray
pages-in-colour = strony w kolorze
name-colour-printer = podaj w { $setting } drukarnię stron w kolorze, na przykład { $printers }; albo usuń { $colour }
report-colour-pages = zgłoś to: gridpress sam wybiera kolory stron
source-printer = { $printer }, { $date }: { $phrase }
source-printer-pages = { $printer }, { $date }: { $phrase }: { $pages }
printers-own-page = strona drukarni
third-parties = inne źródła
not-confirmed = niepotwierdzone
source-font = uprawnienia w kroju pisma (OS/2 fsType)
source-every-printer = każda drukarnia
source-black = wszystkie drukarnie książek czarno-białych
source-readers = częste skargi czytelników
source-template = kto zaczyna od szablonu, ma takie same
source-texts = teksty książki i okładki
source-cover = okładki drukarni i teksty na tej okładce
source-spines = dane drukarni o grzbiecie i spadzie
source-buyers = kupujący i czytniki kodów kreskowych
unconfirmed = niepotwierdzone: { $subject }
confirmed-number = liczba potwierdzona przez drukarnię
compare-number = przed wysłaniem porównaj ją ze stroną albo szablonem drukarni
page-sizes = formaty stron
bind-margin = margines przy grzbiecie
other-margins = pozostałe marginesy
bleed-amount = spad
page-limits = granice liczby stron
least-type = najmniejsze pismo
least-line = najcieńsza linia
spine-width = szerokość grzbietu ({ $parts })
spine-table = tabela według liczby stron
thickness-of-paper = { $thickness } na 1000 stron papieru „{ $paper }”
thickness-of-cover = { $thickness } na okładkę
sheet-size = wielkość arkusza ({ $added })
sheet-size-at-trim = wielkość arkusza przy tym formacie ({ $added })
sheet-added = po { $sides } więcej z boków, po { $ends } u góry i u dołu
unconfirmed-at-trim = { $source }; niepotwierdzone przy tym formacie
ink-on-cover = farba na okładce (najwyżej { $percent }%)
no-grids-of-nine = brak diagramów o dziewięciu polach
fewer-puzzles = drukuj mniej sudoku na stronie
fewer-puzzles-or-larger = drukuj mniej sudoku na stronie albo wybierz większy format
one-such-puzzle = drukuj jedno takie sudoku na stronie albo wybierz większy format
or-more-for-candidates = co najmniej { $least }, na pięciu kandydatów
no-words = brak słów
larger-type = wybierz większe pismo albo większy format
no-type-on-grey = brak pisma na szarym tle
type-on-grey = pismo na szarości { $percent }%
lighter-below-type = pod pismem szarość { $percent }% lub jaśniejsza
lighter-grey = wybierz jaśniejszą szarość
blank-of-pages = puste strony: { $count } z { $pages }
at-most-one-in = najwyżej jedna na { $count }
fewer-openers = usuń tytuły małych działów, bo ich pierwsze strony zaczynają się po prawej
order-falls = dział „{ $after }” ma poziom „{ $easier }”, a wcześniejszy „{ $before }” – „{ $harder }”
order-rises = poziomy rosną z działu na dział
easy-to-hard = działy od łatwych do trudnych
easier-first = daj łatwiejszy dział jako pierwszy, chyba że książka ma części
larger-cells = węższe marginesy albo większy format, z jednym sudoku na stronie
large-print-design = wybierz projekt „Duży druk”
texts-of-your-own = własny tytuł, autor, prawa autorskie i ziarno
none-of-template = żadne z szablonu
template-in-english = teksty szablonu są jeszcze po angielsku w książce w języku „{ $language }”: { $settings }
translate-texts = przetłumacz je albo napisz własne
title-of-template = tytuł „{ $title }” pochodzi z szablonu
choose-title = wybierz własny: { $setting }
no-author = książka nie ma autora, a strona tytułowa, okładka i sklepy go pokazują
add-name = wpisz swoje nazwisko: { $setting }
nobody-in-copyright = strona praw autorskich nikogo nie wymienia, bo książka nie ma autora
name-of-template = „{ $name }” w { $setting } to nazwisko z szablonu
name-holder = wymień tam właściciela praw
seed-of-template = ziarno „{ $seed }” należy do wbudowanej książki, więc inni mają te same sudoku
choose-seed = wybierz takie, którego nikt inny nie ma: { $setting }
count-of-puzzles = { $count ->
    [one] { $count } sudoku
    [few] { $count } sudoku
    [many] { $count } sudoku
   *[other] { $count } sudoku
}
puzzles-of-level = { $count ->
    [one] { $count } sudoku na poziomie „{ $level }”
    [few] { $count } sudoku na poziomie „{ $level }”
    [many] { $count } sudoku na poziomie „{ $level }”
   *[other] { $count } sudoku na poziomie „{ $level }”
}
no-promises = nie obiecano liczby
promises-kept = { $count ->
    [one] { $count } obietnica dotrzymana
    [few] { $count } obietnice dotrzymane
    [many] { $count } obietnic dotrzymanych
   *[other] { $count } obietnicy dotrzymanej
}
as-many-as-promised = tyle sudoku, ile mówią tytuły
promised = { $promise }; zob.: { $place }
promised-in-text = { $count }; zob.: { $place } „{ $text }”
change-count = zmień { $setting } albo liczbę, która jest tutaj: { $place }
in-title = tytuł
in-subtitle = podtytuł
in-section-title = tytuł działu
in-badge = plakietka na okładce
in-blurb = tekst z tyłu okładki
printed = { $what ->
    [answers] rozwiązania: { $count }
   *[puzzles] sudoku: { $count }
}, { $often }
printed-in-place = { $what ->
    [answers] rozwiązania: { $count }
   *[puzzles] sudoku: { $count }
}, { $often } i na właściwej stronie
each-once = każde raz
each-on-sheets = każde na arkuszach: { $count }
each-in-group = każde na arkuszach swojej grupy
misplaced = brakujące, powtórzone albo w złym miejscu: numery { $numbers }
report-printed = zgłoś to: gridpress drukuje każde raz
with-one-solution = z jednym rozwiązaniem: { $count }
wrong-numbers = błędne: numery { $numbers }
undecided-numbers = nierozstrzygnięte: numery { $numbers }
rules-in-words = ale pliki działów { $sections } podają reguły słowami
exactly-one-solution = każde ma dokładnie jedno rozwiązanie, takie jak wydrukowane
report-solutions = zgłoś to, chyba że to własne sudoku: podaj ich reguły jako wariant albo usuń słowa z pliku
levels-as-rated = { $count ->
    [one] { $count } poziom zgodny z oceną
    [few] { $count } poziomy zgodne z oceną
    [many] { $count } poziomów zgodnych z oceną
   *[other] { $count } poziomu zgodnego z oceną
}
other-levels = pod innym poziomem: { $count } z { $all }, numery { $numbers }; numer { $number } ma poziom „{ $level }”
levels-of-grade = wydrukowany poziom jest tym, który gridpress nadaje sudoku
change-levels = usuń granice, które je dopuszczają (`removed`, `technique` i `score` poziomu lub działu albo starszy generator), albo nadaj poziomowi własną nazwę
no-duplicates = brak powtórzeń
pair = { $one } i { $other }
duplicates = powtarza inne: { $count } z { $all }, numery { $numbers }
no-equivalents = żadne dwa sudoku nie są takie same po obrocie, odbiciu lub zamianie cyfr
fewer-or-other-puzzles = poproś o mniej sudoku, inny poziom albo inną wielkość
unknown-thickness = brak okładki: grubość papieru „{ $paper }” jest nieznana
known-thickness = znana grubość papieru, potrzebna do szerokości grzbietu
set-thickness = ustaw { $setting } na wartość z szablonu lub kalkulatora drukarni
possible-cover = okładka, którą da się wykonać
cover-details = szczegóły: { $command }
no-page = brak strony
report-cover-size = zgłoś to: gridpress tworzy okładki dokładnie tej wielkości
report-transparency = zgłoś to: gridpress nie rysuje nic przezroczystego
only-colours = tylko { $colours }
report-colours = zgłoś to: gridpress używa jednej przestrzeni barw na całej okładce
up-to-percent = do { $percent }%
ink-at-most = najwyżej { $percent }% wszystkich farb razem
lighter-palette = wybierz jaśniejsze kolory w { $setting }
no-pdfx = brak PDF/X
report-pdfx = zgłoś to: gridpress zapisuje takie okładki jako PDF/X-1a
nothing-cut-off = nic, co mogłoby zostać odcięte
reaches-edge = { $mark }: wchodzi na { $distance } w obszar, który ma być wolny
mark-line = linia
mark-shape = kształt
mark-picture = obraz
clear-of-edges = { $distance } wolne wzdłuż krawędzi i zagięć
clear-of-edges-and-spine = { $distance } wolne wzdłuż krawędzi i zagięć, a { $hinge } od grzbietu
other-cover-design = wybierz inny projekt okładki albo skróć jej teksty
less-on-cover = mniej przykładowych sudoku, inne sudoku albo inny projekt okładki
not-size-of-cover = strona nie ma wielkości okładki
the-title = tytuł
the-subtitle = podtytuł
the-author = autor
the-series-line = wiersz serii
a-badge = plakietka
the-number = liczba sudoku
the-publisher = wydawca
the-price = cena
the-blurb = tekst z tyłu
the-isbn = ISBN nad kodem kreskowym
the-barcode-digits = cyfry pod kodem kreskowym
the-spine-text = tekst na grzbiecie
the-spine-author = autor na grzbiecie
text-missing = brakuje: { $text }
text-unseen = nie widać: { $text }
text-half-seen = nie widać w całości: { $text }; zasłonięte litery: { $count } z { $all }
front-figures-unseen = nie można odczytać cyfr i sum łamigłówki na przodzie okładki: { $count } z { $all }
front-figures-few = liczba cyfr i sum łamigłówki na przodzie okładki to { $count }, więc nikt jej nie rozpozna
barcode-unreadable = nie da się odczytać kodu kreskowego
other-barcode = kod kreskowy to { $digits }, a ISBN to { $isbn }
short-barcode = widać tylko { $height } wysokości kresek; czytniki potrzebują { $least }
broken-barcode = kreski kodu są przerwane
all-visible = widoczny kod kreskowy i widoczne teksty
report-visible = zgłoś to, a na razie użyj innego projektu albo innych kolorów
malformed-request = nieprawidłowe żądanie
in-line = { $file }, wiersz { $line }: { $words }
starting = początek
bug = gridpress zawiódł z powodu błędu w programie
no-book-yet = nie ma jeszcze książki: zacznij od szablonu
already-making = coś już jest tworzone; poczekaj, aż się skończy
nothing-to-undo = nie ma czego cofać
nothing-to-redo = nie ma czego ponawiać
already-exists = „{ $file }” już istnieje; niczego nie zapisano
changed-elsewhere = „{ $file }” zmieniono tymczasem gdzie indziej; niczego nie zapisano
removed-elsewhere = „{ $file }” tymczasem usunięto; niczego nie zapisano
unusable-file = nie można użyć pliku „{ $file }”: { $why }
too-many-files = jest za dużo plików „{ $name }”
no-such-text = książka nie ma tekstu „{ $path }”
cannot-read = nie można odczytać „{ $path }”: { $why }
neither-picture-nor-font = to ani obraz (PNG, JPEG, SVG), ani krój pisma (TrueType, OpenType)
series-without-name = seria nie ma jeszcze nazwy, po której odnajduje się jej tomy: najpierw nadaj jej nazwę
volume-not-made = sudoku tego tomu nie są jeszcze ustalone: najpierw utwórz jego pliki
edit-not-toml = plik nie jest poprawnym TOML; najpierw popraw go w edytorze
edit-not-found = książka nie ma takiego ustawienia
titles-too-long = tytuł i podtytuł mają razem { $length } znaków; Amazon przyjmuje najwyżej { $most }
shorten-subtitle = skróć podtytuł
description-too-long = opis ma { $length } znaków; Amazon przyjmuje najwyżej { $most }
shorten-description = skróć tekst z tyłu okładki albo napisz opis dla sklepu
advertisement-in-title = { $setting } zawiera „{ $phrase }”: sklepy odrzucają reklamę w tytułach
leave-out-of-title = usuń to, chyba że tytuł byłby bez tego błędny
title-of-keywords = { $setting } wygląda jak lista słów kluczowych, a takie sklepy odrzucają
move-keywords = umieść słowa kluczowe w ich polach
repeated-keyword = liczba wystąpień słowa „{ $word }” w tytule i podtytule: { $count }; sklepy uznają to za upychanie słów kluczowych
use-once-or-twice = użyj go raz lub dwa razy
keyword-in-name = { $setting } „{ $name }” zawiera „{ $keyword }”: sklepy odrzucają słowa kluczowe w nazwach
choose-other-name = wybierz inną nazwę albo zostaw ją, jeśli jest prawdziwa
address-in-description = opis zawiera „{ $sign }”: sklepy odrzucają w nim adresy
leave-addresses-out = usuń adresy
advertisement-in-keyword = słowo kluczowe „{ $keyword }” zawiera „{ $term }”: sklepy odrzucają reklamę i nazwy sklepów
describe-book = opisz raczej książkę
no-title-page = książka nie ma strony tytułowej, z którą sklep mógłby porównać dane
add-title-page = włącz ją: { $setting }
not-on-first-pages = { $setting } „{ $name }” nie występuje na pierwszych stronach książki
compared-with-title-page = sklepy porównują to słowo po słowie ze stroną tytułową
compare-picture = sprawdź, czy widać to na obrazie
not-on-front = { $setting } „{ $name }” nie występuje na przodzie okładki
two-publishers = okładka podaje wydawcę „{ $publisher }”, a strona tytułowa „{ $imprint }”
agree-or-leave-publisher = uzgodnij je albo pomiń wydawcę
imprint-not-on-cover = wydawcy „{ $imprint }” nie ma na okładce
same-publisher = ustaw { $setting } na tę samą nazwę
other-spine = na grzbiecie jest „{ $text }”, a tytuł to „{ $title }”
title-on-spine = sklepy porównują tytuł na grzbiecie i z przodu: włącz { $setting } albo użyj części tytułu
line-without-series = okładka ma wiersz serii „{ $line }”, a książka nie podaje serii
name-series = ustaw { $setting } na nazwę serii albo usuń ten wiersz
two-series = okładka ma wiersz serii „{ $line }”, a strona tytułowa „{ $name }”
agree-or-leave-line = uzgodnij je albo usuń wiersz z okładki
design-in-colour = wybierz kolorową okładkę, która drukuje go nad tytułem
page-beyond-end = strona { $page } nie istnieje: liczba stron książki to { $pages }
pages-from-first = podaj strony książki, licząc od pierwszej
in-quotes = „{ $text }”
expected = oczekiwano: { $expected }
expected-range = oczekiwano: od { $low } do { $high }
expected-one-of = oczekiwano jednego z: { $names }
did-you-mean = czy chodziło o „{ $name }”?
at-most-allowed = dozwolone najwyżej { $most }
a-text = tekst
a-whole-number = liczba całkowita
a-text-or-whole-number = tekst lub liczba całkowita
a-fraction = ułamek
true-or-false = tak lub nie
a-date = data
a-list = lista
a-length = długość z jednostką
a-table = tabela
a-list-of-tables = lista tabel
missing-key = brakuje: { $setting }
wrong-type = { $setting } to { $found }, a nie { $expected }
value-is = { $setting }: { $value }
unknown-value = { $setting }: nieznana wartość „{ $value }”
empty-text = { $setting }: pole jest puste
leave-out-for-none = pomiń to, jeśli nie ma być tekstu
line-break-in-text = { $setting } zawiera podział wiersza lub znak sterujący
expected-one-line = oczekiwano jednego wiersza tekstu
not-a-length = { $setting } to nie długość: „{ $value }”
lengths-need-units = długości wymagają jednostki: in, mm, cm lub pt, jak w 12mm
lengths-need-units-or = długości wymagają jednostki: in, mm, cm lub pt, jak w 12mm; albo wpisz { $other }
decimal-point = użyj kropki dziesiętnej, nie przecinka
length-no-number = to nie liczba z jednostką
length-no-unit = brakuje jednostki
length-unknown-unit = nieznana jednostka „{ $unit }”
length-too-long = więcej niż 200in
not-a-date = { $setting } to nie data: „{ $value }”
expected-year-month-day = oczekiwano: rok-miesiąc-dzień
line-too-long = wiersz tekstu jest za długi do druku
too-many-characters = ma znaków: { $length }; dozwolone najwyżej { $most }
text-too-long-for = { $setting }: za długi tekst ({ $room })
control-character = { $setting } zawiera znak sterujący
expected-text-and-breaks = oczekiwano tekstu i podziałów wierszy
missing-glyph = żaden krój nie ma znaku „{ $character }” ({ $code }); wybrany krój: { $font }
cannot-be-printed = tego tekstu nie da się wydrukować
choose-font-with = wybierz krój, który go ma
paths-are-relative = ścieżki liczą się od folderu książki
no-sections = książka bez sudoku: brakuje { $section }
no-effect-on-own-puzzles = { $setting } nie wpływa na sudoku z pliku
not-an-isbn = „{ $text }” to nie ISBN
isbn-as-given = zapisz go jak 978-3-16-148410-0, tak jak nadała go agencja
old-isbn = to stary ISBN o dziesięciu cyfrach; z trzynastoma to { $isbn }
isbn-wrong-character = „{ $character }” to nie cyfra, spacja ani łącznik
isbn-length = ma { $count ->
    [0] zero cyfr
    [one] { $count } cyfrę
    [few] { $count } cyfry
    [many] { $count } cyfr
   *[other] { $count } cyfry
}, a ISBN ma 13
isbn-prefix = ISBN zaczyna się od 978 lub 979
isbn-check-digit = ostatnia cyfra powinna być { $digit } albo inna cyfra jest błędna
margins-too-wide = marginesy zostawiają za mało szerokości na treść strony
margins-too-high = marginesy zostawiają za mało wysokości na treść strony
margins-leave = zostaje { $left } z { $whole }
leave-between-margins = zostaw między nimi co najmniej { $least }
paper-out-of-range = format poza granicami
sides-of-paper = każdy bok ma od 2in do 40in
not-a-paper-size = { $setting } to nie format: „{ $value }”
both-sides-with-unit = podaj oba boki z jednostką, jak w 6x9in albo 210x297mm
unknown-paper-size = nieznany format „{ $value }”
expected-name-or-sides = oczekiwano nazwy albo szerokości x wysokości
name-or-two-sides = podaj nazwę, jak a5 lub letter, albo dwa boki, jak w 6x9in
illegible-type = pismo w kolorze { $ink } jest nieczytelne na { $ground }
contrast-expected = ich kontrast to { $contrast } do 1; potrzeba co najmniej { $least }
darker-or-lighter = pierwszy kolor to tło, a drugi pismo: przyciemnij jeden albo rozjaśnij drugi
level-not-offered = poziomu „{ $level }” nie ma dla rodzaju „{ $kind }” z symetrią „{ $symmetry }”
expected-offered-level = wybierz poziom, który jest dostępny
nearest-level = najbliższy to „{ $nearest }”; dostępne poziomy to { $levels }
other-symmetry = wybierz inną symetrię albo inne warianty lub diagramy
unusable-picture = nie można użyć obrazu „{ $file }”
png-or-jpeg-beside-book = oczekiwano pliku PNG lub JPEG obok książki
png-jpeg-or-svg-beside-book = oczekiwano pliku PNG, JPEG lub SVG obok książki
neither-png-nor-jpeg = to ani PNG, ani JPEG
neither-png-jpeg-nor-svg = to ani PNG, ani JPEG, ani SVG
damaged-file = plik jest uszkodzony: { $why }
too-many-pixels = ma { $width } × { $height } pikseli (w milionach: { $millions }); dozwolone najwyżej { $most } milionów
invisible-picture = byłby niewidoczny: jest cały biały lub prawie biały
with-design = { $setting } przy projekcie „{ $design }”
plain-has-no-colours = prosta okładka nie ma kolorów
choose-colour-design = wybierz kolorową okładkę
no-own-picture = nie ma własnego obrazu
add-picture = dodaj go: { $setting }
picture-design-without-picture = projekt z własnym obrazem, ale bez obrazu
no-picture-named = nie podano obrazu
design-draws-own = ten projekt rysuje własny obraz
set-picture-design = wybierz „Własny obraz” w { $setting } albo usuń obraz
too-many-badges = { $setting }: liczba plakietek { $count }
crowded-front = więcej przeładowałoby przód
badge-too-long = plakietka jest za długa, by przeczytać ją jednym rzutem oka
two-or-three-words = skróć ją do dwóch lub trzech słów
cannot-read-font = nie można odczytać kroju „{ $file }”
use-font-file = użyj pliku .ttf lub .otf albo dołączonego kroju
this-font = ten krój
coarse-cover-picture = obraz okładki „{ $file }” ma { $resolution } dpi; do dobrego druku potrzeba co najmniej { $least }
needed-pixels = wypełnia { $width } × { $height }, więc potrzebuje co najmniej { $across } × { $down } pikseli
cannot-read-text = nie można odczytać tekstu „{ $file }”
page-without-content = strona bez treści
nothing-to-print = niczego w tym pliku nie da się wydrukować
page-without-title = strona bez tytułu do spisu treści
no-first-level-heading = jej tekst nie ma nagłówka pierwszego stopnia
add-text-title = dodaj go: { $setting }
code-on-page = blok kodu na stronie tekstu
table-on-page = tabela na stronie tekstu
footnote-on-page = przypis na stronie tekstu
metadata-on-page = blok metadanych na stronie tekstu
unsupported-on-page = nieobsługiwany Markdown na stronie tekstu
this-cannot-be-printed = tego nie da się wydrukować
put-title-in-book = umieść tytuł w ustawieniach: { $setting }
four-spaces-are-code = wiersze zaczynające się od czterech spacji to kod, którego strony nie obsługują
supported-markdown = strony mają nagłówki, akapity, wyróżnienia, listy, cytaty, linie, odnośniki i obrazy
footnote-or-box-on-page = przypis lub pole wyboru na stronie tekstu
html-on-page = HTML na stronie tekstu
this-is-html = to jest HTML
markdown-for-html = zapisz to w Markdownie albo usuń; pojedynczy `<` zapisz jako `\<`
nested-too-deeply = to zagnieżdżone za głęboko
move-it-out = przenieś to na zewnątrz
line-in-list = linia w liście lub cytacie
quotation-in-list = cytat w liście lub cytacie
heading-in-list = nagłówek w liście lub cytacie
picture-in-list = obraz w liście lub cytacie
heading-of-level = nagłówek stopnia { $level }
third-is-deepest = trzeci stopień jest najgłębszy
picture-in-heading = obraz w nagłówku
expected-only-text = oczekiwano tylko tekstu
empty-heading = pusty nagłówek
third-list = lista w liście w liście
two-lists-deep = listy można zagnieżdżać na dwóch poziomach
empty-item = pusty punkt listy
width-of-picture = „{ $width }” jako szerokość obrazu
widths-of-pictures = oczekiwano od { $least } do { $most }%, jak w {"{"}60%{"}"}
picture-in-paragraph = obraz wewnątrz akapitu
text-or-picture = oczekiwano tekstu albo obrazu
separate-paragraph = umieść go w osobnym akapicie, między pustymi wierszami
too-few-pixels = obraz „{ $file }” ma za mało pikseli, by wypełnić stronę
printed-smaller = byłoby to { $resolution } dpi, więc drukuje się go tylko na szerokość { $width }
picture-from-web = obraz z sieci
expected-file = oczekiwano pliku
put-file-beside = umieść plik obok książki i podaj go tutaj
pictures-of-text = obsługiwane są PNG i JPEG; ścieżki liczą się od folderu tego tekstu
cannot-read-puzzles = nie można odczytać sudoku „{ $file }”
expected-file-of-puzzles = oczekiwano pliku tekstowego z sudoku
print-first-puzzles = ogranicz ich liczbę, by wydrukować pierwsze, albo zrób kilka książek
digits-from-zero = sudoku liczą cyfry od 0
printed-from-one = drukuje się je od 1, chyba że dział ma własne znaki, jak 0-F
fewer-in-file = { $setting } to { $most }, ale plik ma mniej sudoku
file-has-puzzles = „{ $file }” ma ich { $count }
leave-count-out = zostaw { $setting } puste, by wydrukować wszystkie
file-without-puzzles = „{ $file }” nie zawiera sudoku
expected-puzzles = oczekiwano wierszy po 81 pól, diagramów po 9 wierszy, JSON…
other-kind = sudoku rodzaju „{ $other }” wśród innych rodzaju „{ $kind }”
first-that-differs = pierwsze, które się różni
one-kind-per-section = dział ma sudoku jednego rodzaju; przenieś to do innego działu
full-puzzle = sudoku bez pustego pola
nothing-to-solve = nie ma już nic do rozwiązania
unproved-puzzle = nie da się dowieść, że sudoku ma jedno rozwiązanie
search-gave-up = przerwano szukanie; sudoku potrzebuje więcej danych cyfr
no-solution = sudoku bez rozwiązania
cannot-be-completed = żadne cyfry go nie uzupełnią
several-solutions = sudoku o kilku rozwiązaniach
needs-more-givens = sudoku potrzebuje więcej danych cyfr
one-solution-is = jedno rozwiązanie: { $one }
another-solution-is = inne rozwiązanie: { $other }
same-puzzle-twice = dwa razy to samo sudoku
same-as = to samo co w { $file }, wiersz { $line }, albo obrócona, przestawiona lub przenumerowana kopia
remove-one = usuń jedno z nich
no-puzzle-in-text = w tym tekście nie ma sudoku
no-puzzle-of-code = żadne sudoku nie ma tego kodu i tego ziarna
puzzles-do-not-fit = { $setting } w dziale „{ $section }” nie mieści się na stronie
answers-do-not-fit = { $setting } nie mieści się na stronie
grids-too-small = diagramy miałyby szerokość { $side }, a potrzebują { $least }
grids-with-answers = z rozwiązaniami diagramy miałyby szerokość { $side }, a potrzebują { $least }
grids-for-candidates = diagramy miałyby szerokość { $side }, a potrzebują { $least } na kandydatów
grids-for-cells = diagramy miałyby szerokość { $side }, a potrzebują { $least } na pola po { $cell }
larger-page-or-answers-elsewhere = weź większą stronę lub mniejsze marginesy albo umieść rozwiązania gdzie indziej: { $setting }
larger-page-or-less-around = weź większą stronę lub mniejsze marginesy albo drukuj mniej wokół diagramów
larger-page-or-margins = weź większą stronę lub mniejsze marginesy
at-most-fit = na tej stronie mieści się najwyżej { $most }
qr-does-not-fit = kody QR działu „{ $section }” nie mieszczą się pod diagramami
qr-width = by telefon go odczytał, musi mieć szerokość { $least }; diagramy mają { $side }
shorter-link-or-larger-page = skróć odnośnik albo weź większą stronę
shorter-link-or-fewer-grids = skróć odnośnik albo drukuj na stronie najwyżej { $most } diagramów
link-too-long = odnośnik w dziale „{ $section }” jest za długi na kod QR
length-with-values = ze swoimi wartościami ma znaków: { $length }
leave-values-out = pomiń { $values }
lines-too-heavy = linie nie zostawiają miejsca na cyfry w diagramach działu „{ $section }”
lines-too-heavy-in-answers = linie nie zostawiają miejsca na cyfry w diagramach rozwiązań
cells-and-lines = pola mają szerokość { $cell }, linie { $thin } i { $thick }
lighter-lines = weź cieńsze linie albo drukuj mniej diagramów na stronie
regions-not-shown = nieregularne sudoku w dziale „{ $section }” nie pokazałyby swoich obszarów
lines-are = linie mają { $thin } i { $thick }
thicker-lines = zrób grube linie dwa lub trzy razy grubsze od cienkich
page-too-small-for-walkthrough = strona jest za mała na rozwiązanie krok po kroku sudoku { $side } × { $side }
illegible-candidates = kandydaci byliby nieczytelni; weź większą stronę albo inne sudoku
no-room-for-text = na stronie nie ma miejsca na tekst zaczynający się od „{ $start }”
shorten-or-larger = skróć go, drukuj mniej na stronie albo weź większą
no-room-for-barcode = miejsce na kod kreskowy jest za małe na czytelne kreski
printers-barcode = zostaw { $setting } puste i pozwól drukarni umieścić własny kod kreskowy
too-many-pages = liczba stron książki to { $pages }; obsługiwane najwyżej { $most }
too-many-pages-at-least = liczba stron książki to co najmniej { $pages }; obsługiwane najwyżej { $most }
more-on-page-or-several-books = drukuj więcej sudoku na stronie albo zrób kilka książek
cover-without-printer = książka nie podaje drukarni; okładka wymaga jej zasad i papieru
name-printer = wybierz ją: { $setting }
unknown-covers = okładki „{ $printer }” nie są znane
covers-for = okładki są możliwe dla: { $printers }
no-such-paper = „{ $printer }” nie ma papieru „{ $paper }”
papers-are = { $setting } to jedno z: { $papers }
spine-without-thickness = grubość papieru „{ $paper }” („{ $printer }”) nie jest znana, więc nie jest znana też szerokość grzbietu
read-thickness = odczytaj grubość 1000 stron z szablonu lub kalkulatora drukarni i podaj ją: { $setting }
not-bound = książka ma { $pages ->
    [one] { $pages } stronę
    [few] { $pages } strony
    [many] { $pages } stron
   *[other] { $pages } strony
}; tego ta drukarnia nie oprawia
printer-binds = { $printer }: od { $least } do { $most } stron { $size }
printer-binds-on-paper = { $printer }: od { $least } do { $most } stron { $size } na papierze „{ $paper }”
cover-number-unconfirmed = liczba, od której zależy okładka, jest niepotwierdzona: { $subject }
compare-cover = przed wysłaniem porównaj okładkę z szablonem drukarni; źródło liczby: { $source }
in-this-section = w tym dziale
repeating-puzzles = { $count ->
    [one] { $count } sudoku powtarza
    [few] { $count } sudoku powtarzają
    [many] { $count } sudoku powtarza
   *[other] { $count } sudoku powtarza
} inne: prawie nie ma już takich
earlier-volumes-missing = wcześniejsze tomy są niedostępne: nie odczytano „{ $file }”
in-this-registry = tam są sudoku wcześniejszych tomów
make-with-registry = utwórz książkę z tym plikiem
no-full-grid = w dozwolonym czasie nie znaleziono pełnego diagramu rodzaju „{ $kind }” dla { $address }
perhaps-none-exists = może nie istnieje: wybierz inny układ lub wielkość albo inne warianty
no-puzzle-found = nie znaleziono sudoku z { $requirements } dla { $address }; liczba prób: { $attempts }
attempts-with-other-techniques = { $count ->
    [one] { $count } próba usunęła
    [few] { $count } próby usunęły
    [many] { $count } prób usunęło
   *[other] { $count } próby usunęło
} tyle pól, ale wymagały innych technik
attempts-with-other-times = { $count ->
    [one] { $count } próba usunęła
    [few] { $count } próby usunęły
    [many] { $count } prób usunęło
   *[other] { $count } próby usunęło
} tyle pól, ale wymagały innych technik lub innego czasu
widen-steady = usuń `steady` albo rozszerz `technique`, tutaj lub w poziomach
widen-minutes = rozszerz `minutes` lub `technique`, tutaj lub w poziomach
widen-technique = rozszerz `technique`, tutaj lub w poziomach
most-removed = przy symetrii „{ $symmetry }” usunięto najwyżej { $most } pól
easier-level = wybierz łatwiejszy poziom albo każ usuwać mniej pól
easier-level-or-symmetry = wybierz łatwiejszy poziom, każ usuwać mniej pól albo zrezygnuj z symetrii
all-in-earlier-volumes = wszystkie sudoku wylosowane dla { $address } ({ $count }) są we wcześniejszych tomach
last-drawn = ostatnie wylosowane to numer { $number } z tomu { $volume }
hardly-any-more = prawie nie ma już takich: poproś o mniej sudoku, inny poziom albo inną wielkość
in-earlier-volumes = { $count ->
    [one] { $address } jest we wcześniejszym tomie:
    [few] { $count } sudoku są we wcześniejszych tomach; pierwsze, { $address },
    [many] { $count } sudoku jest we wcześniejszych tomach; pierwsze, { $address },
   *[other] { $count } sudoku jest we wcześniejszych tomach; pierwsze, { $address },
} to numer { $number } z tomu { $volume }
remove-or-keep = usuń je z ich pliku albo zostaw
other-level-than-named = { $count } z { $all } sudoku nie ma poziomu „{ $level }” i nosi własny poziom
level-by-technique = numer { $number } ma poziom „{ $level }”: najtrudniejsza technika to { $technique }
no-repeats-in-series = żadne sudoku z innego tomu nie może się powtórzyć
same-name-in-each-volume = nadaj serii nazwę, tę samą w każdym tomie
volume-missing = tomu { $volume } serii „{ $series }” nie utworzono w tej przeglądarce, więc nie da się uniknąć jego sudoku
open-and-make-volume = otwórz jego projekt i utwórz pliki albo otwórz go najpierw z pliku
desk-in-browser = to redakcja gazety, której folderu strona internetowa nie może przechować
add-section-or-daily = dodaj dział, by zrobić tu książkę, albo twórz dni programem: gridpress daily
cover-of-changed-book = okładka nie pasowałaby do { $file }: książka się zmieniła; { $why }
make-book-again = najpierw utwórz książkę ponownie
no-lock-to-compare = nie ma pliku blokady do porównania
make-book-first = najpierw utwórz książkę
expected-one-lock = oczekiwano jednego pliku blokady; znaleziono: { $count }
add-lock = dodaj plik kończący się na .lock, utworzony razem z książką
cannot-be-opened = nie można otworzyć pliku: { $why }
choose-saved-project = wybierz projekt zapisany tutaj jako plik ZIP
not-a-project = w tym pliku nie ma { $file }
step-puzzles = tworzenie łamigłówek
step-layout = skład stron
step-writing = zapisywanie stron
step-pictures = rysowanie obrazków
made-file = { $file }: { $size }
checks-tell = kontrola mówi, co zmienić
made-book = { $puzzles }, { $pages }; ziarno „{ $seed }”
made-listing = { $folder }: listing.html, listing.json, description.html i { $count ->
    [one] { $count } obraz
    [few] { $count } obrazy
    [many] { $count } obrazów
   *[other] { $count } obrazu
}
made-cover = { $file }: { $width } × { $height }, liczba stron { $pages }; szerokość grzbietu { $spine }
bare-spine = brak tekstu na grzbiecie: { $why }
no-barcode = brak kodu kreskowego, bo książka nie ma { $setting }; jego miejsce pozostaje wolne
spine-pages = drukarnia przyjmuje tekst na grzbiecie od { $least } stron, a książka ma ich { $pages }
spine-rule-unknown = zasada drukarni co do tekstu na grzbiecie nie jest znana
no-spine = ta oprawa nie ma grzbietu
spine-too-narrow = grzbiet { $spine } zostawia na tekst { $left }, a pismo { $least } potrzebuje { $needed }
spine-too-short = tytuł i autor pismem { $least } są dłuższe niż { $length }
count-of-answers = { $count ->
    [one] { $count } rozwiązanie
    [few] { $count } rozwiązania
    [many] { $count } rozwiązań
   *[other] { $count } rozwiązania
}
proved-seed = każde sudoku odtworzono z ziarna i kodu
proved-solutions = { $puzzles }: każde ma dokładnie jedno rozwiązanie, to z pliku blokady
proved-bytes = { $file }: identyczny po odtworzeniu
proved-cover = { $file }: okładka dla liczby stron { $pages }, identyczna po odtworzeniu
proved-proof = { $file }: próba okładki dla liczby stron { $pages }, identyczna po odtworzeniu
proved-grids = odczytano ze stron: { $puzzles }, { $answers }; wszystko jak w pliku blokady
only-lock = nie ma PDF: sprawdzono tylko plik blokady

not-a-cell = „{ $sign }” nie może stać w polu
expected-digit-to = oczekiwano cyfry od 1 do { $last } albo „.”, „0”, „_” lub „*” w pustym polu
expected-letter-to = oczekiwano znaku od 1 do 9, od A do { $last } albo „.”, „0”, „_” lub „*” w pustym polu
expected-any-digit = oczekiwano cyfry od 1 do 9 (powyżej rozmiaru 9 także liter od A) albo „.”, „0”, „_” lub „*” w pustym polu
too-many-cells = wiersz dłuższy niż { $most } pól
no-such-size = żaden diagram nie ma tylu
no-such-holes = żaden nazwany układ nie ma luk tam, gdzie stoi „{ $hole }”
give-corners = rogi innych układów podaj jako „grids”, na przykład { $example }
line-of-cells = wiersz złożony z { $cells ->
    [one] { $cells } pola
    [few] { $cells } pól
    [many] { $cells } pól
   *[other] { $cells } pól
}
give-layout = układ zachodzących na siebie diagramów podaj jako „grids” albo wpisz „{ $hole }” w każdej luce
expected-grid-or-row = żaden diagram nie ma tylu; oczekiwano wszystkich pól diagramu ({ $grids }) albo jednego jego wiersza ({ $rows })
surplus-cells = oczekiwano pól: { $whole }, albo { $side } w wierszu diagramu; tu zaczyna się nadmiar
missing-cells = oczekiwano pól: { $whole }, albo { $side } w wierszu diagramu; tu ich brakuje
cells-of-kind = oczekiwano tylu pól, ile ma „{ $kind }”: { $whole }
row-of-kind = wiersz { $row } rodzaju „{ $kind }” ma { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}, nie licząc luk („{ $hole }”); całe sudoku w jednym wierszu ma ich { $whole }
grid-ends = diagram kończy się po { $rows ->
    [one] { $rows } wierszu
    [few] { $rows } wierszach
    [many] { $rows } wierszach
   *[other] { $rows } wiersza
} z { $height }
expected-rows = oczekiwano wierszy: { $rows }, każdy o tylu polach: { $cells }
misaligned-row = pola wiersza { $row } nie stoją w kolumnach rodzaju „{ $kind }”
align-columns = oczekiwano każdego pola pod innymi polami jego kolumny, ze spacjami lub „{ $hole }” w lukach
misplaced-digit = „{ $digit }” stoi w miejscu innej cyfry
places-of-cell = każde pole ma tyle miejsc: { $side }, od 1 do { $side }
marks-of-size = kandydaci diagramu { $side } × { $side }
expected-kind = oczekiwano sudoku rodzaju „{ $kind }”
puzzle-of-kind = sudoku rodzaju „{ $kind }”
solutions-of-puzzles = { $solutions ->
    [one] { $solutions } rozwiązanie
    [few] { $solutions } rozwiązania
    [many] { $solutions } rozwiązań
   *[other] { $solutions } rozwiązania
}, a sudoku: { $puzzles }
solution-for-each = oczekiwano po jednym do każdego sudoku w tej samej kolejności albo numeru sudoku nad każdym
two-grids = dwa diagramy w jednym wierszu
puzzle-or-solution = jeden może być sudoku, a drugi jego rozwiązaniem, albo oba są sudoku; oczekiwano jednego sudoku w wierszu, z rozwiązaniem po przecinku
digit-in-hole = „{ $sign }” w { $cell }, gdzie „{ $kind }” nie ma pola
expected-hole = oczekiwano „{ $hole }” w miejscu luki
hole-in-cell = „{ $hole }” w { $cell }, gdzie „{ $kind }” ma pole
unclosed-quotes = cudzysłów, który nie jest zamknięty
close-quotes = oczekiwano drugiego " na końcu pola tabeli
line-too-short = wiersz, który kończy się przed kolumną z sudoku
expected-columns = oczekiwano co najmniej tylu kolumn: { $columns }, jak w nagłówku
page-without-puzzle = strona internetowa bez czytelnego sudoku
expected-table = oczekiwano tabeli z komórką na każde pole, diagramu w postaci tekstu albo linku z jego polami
kind-without-shape = sudoku rodzaju „{ $kind }” bez obszarów, klatek lub znaków
format-of-cells = ten format ma tylko pola; użyj SudokuPad, JSON lub ipuz
line-without-cells = wiersz bez pól
lines-without-cells = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
} bez pól
text-beside-cells = tekst obok pól
texts-beside-cells = tekst obok pól, w { $count ->
    [one] { $count } miejscu
    [few] { $count } miejscach
    [many] { $count } miejscach
   *[other] { $count } miejsca
}
skipped = pominięto
unread-rules = sudoku ma reguły opisane słowami, które nie są odczytywane: „{ $text }”
proved-as-read = rozwiązania są dowiedzione tylko dla odczytanych reguł
add-variant = rozwiązania są dowiedzione tylko dla odczytanych reguł; dodaj regułę „{ $variant }” do wariantów działu
unread-solution = rozwiązania z pliku nie da się odczytać, więc nie zostało porównane
expected-all-digits = oczekiwano cyfry w każdym polu
solution-differs = rozwiązanie z pliku różni się w { $cell }
solution-does-not-solve = rozwiązanie z pliku nie rozwiązuje sudoku
mistyped-or-unread = w pliku jest literówka albo nie odczytano jakiejś reguły
link-without-puzzle = link nie zawiera sudoku
copy-long-link = krótkie linki zawierają tylko nazwę; otwórz go i skopiuj długi link (fpuzzles…, scl… lub ?load=…)
puzzle-link-too-long = link jest za długi
at-most-characters = najwyżej tyle znaków: { $most }
damaged-link = link jest uszkodzony
copy-whole-link = skopiuj cały link
so-is-line = podobnie wiersz { $line }
so-are-lines = podobnie wiersze { $lines }
so-are-lines-and-more = podobnie wiersze { $lines }, a dalszych jest { $count }
more-not-shown = dalszych, których nie pokazano: { $count }
malformed-text = to nie jest poprawny { $format }
unclosed-array = lista nie jest zamknięta
puzzle-too-large = oczekiwano sudoku mniejszego niż { $most } MB
no-square = diagram nie jest kwadratem
invisible-character = niewidoczny znak, którego TOML nie dopuszcza
expected-plain-space = oczekiwano zwykłej spacji
type-plain-space = usuń go i wpisz spację
not-toml = to nie jest poprawny TOML
not-a-toml-value = to nie jest wartość w TOML
curly-quote = TOML nie dopuszcza cudzysłowu { $mark }
expected-straight-quote = oczekiwano prostego cudzysłowu: "
type-straight-quotes = wpisz " po obu stronach tekstu i wyłącz w edytorze cudzysłowy drukarskie
comments-with-hash = komentarz zaczyna się od #
headers-are = tabela to [page], a każda z kilku to [[section]]
no-semicolon = każdy klucz stoi w osobnym wierszu, bez średnika
list-not-closed = wyżej nie zamknięto listy albo tabeli w nawiasach klamrowych
write-line = napisz { $line }
or-digits = jeśli to liczba, wpisz cyfry
key-of-letters = klucz to angielskie słowo z liter od a do z, cyfr, - i _
write-value = po „{ $key } =” wpisz wartość albo usuń wiersz
backslash = ukośnik wsteczny w "..." zaczyna znak specjalny; w ścieżkach pisz /
backslash-in-line = ukośnik wsteczny w "..." zaczyna znak specjalny; w ścieżkach pisz /: { $line }
close-brackets = zamknij każdy nawias i oddzielaj wartości przecinkami, jak w [1, 2]
line-of-its-own = każdy klucz stoi w osobnym wierszu
text-needs-quote = na końcu tekstu brakuje { $quote }
only-comment-after-text = po tekście może stać tylko komentarz z #; następny klucz stoi w osobnym wierszu
quote-in-text = tekst, który zawiera { $quote }, stoi między { $other }: { $line }
key-already-there = pierwszy jest w wierszu { $line }: zostaw jeden z nich
key-in-other-form = to już jest, w innej postaci: zostaw jedno z nich
several-sections = każdy z kilku działów to [[section]]
unknown-key = nieznany klucz „{ $key }”
unknown-key-in = nieznany klucz „{ $key }” w { $table }
unknown-keys = nieznane klucze: { $keys }
unknown-keys-in = nieznane klucze w { $table }: { $keys }
belongs-to = jego miejsce to { $places-or }
they-belong-to = ich miejsce to { $places-or }
did-you-mean-elsewhere = czy chodziło o „{ $name }”? Jego miejsce to { $places-or }
top-of-file = początek pliku
write-as-table = napisz to jako { $table } w osobnym wierszu
key-above-tables = klucze książki umieść nad pierwszą tabelą: pod { $table } należą do tej tabeli
key-below-header = klucz należy do tabeli, której nagłówek stoi nad nim
did-you-mean-table = czy chodziło o { $table }?{ $note }
leave-header-out = usuń nagłówek: „{ $key }” należy na początek pliku
did-you-mean-week = czy chodziło o „week”, poziom na każdy dzień tygodnia? { $example }
missing-here = brakuje tu „{ $key }”
unknown-key-here = nieznany klucz
ambiguous-places = pola mogą być liczone od 0 albo od 1
name-cells = żadne pole nie ma numeru 0 ani numeru ostatniego miejsca, a pasują oba odczytania; nazywaj pola jak r1c1, co liczy od 1
add-first-zone = żadne pole nie ma numeru 0 ani numeru ostatniego miejsca, a pasują oba odczytania; dodaj strefę lub klatkę w pierwszym wierszu albo kolumnie
part-missing = brakuje „{ $part }”
expected-form = oczekiwano: { $form }
not-a-candidate = „{ $word }” nie jest kandydatem
expected-candidate = oczekiwano cyfry, wiersza i kolumny, jak w 413
unsupported = „{ $name }” nie jest obsługiwane
supported-are = obsługiwane: { $names }
unread-moves = ruchy zapisanej gry nie są odczytywane
read-from-start = sudoku odczytano tak, jak wyglądało na początku
random-seed = losowe ziarno z kolekcji Simona Tathama
copy-game-id = skopiuj zamiast tego identyfikator gry, który zawiera cyfry (Game, Specific)
damaged-game-id = identyfikator gry jest uszkodzony
copy-whole-id = oczekiwano identyfikatora jak { $example }, skopiowanego w całości
not-an-entry = „{ $entry }” nie jest wpisem pola
expected-entries = oczekiwano wpisu na każde pole kwadratu, jak { $examples }
expected-square = oczekiwano pól kwadratu, na przykład 81, 36 lub 16
cage-elsewhere = pole { $cell } należy do klatki, która nie zaczyna się w polu { $leader }
cells-from-zero = pola liczy się od 0, wiersz po wierszu; pierwsze pole klatki ma jej sumę
values-do-not-fit = wartości nie wypełniają diagramu
expected-letters = oczekiwano „_” albo litery od „b” na każde pole
expected-game-data = oczekiwano cyfry, notatek i znacznika (0 lub 1) na każde z 81 pól
cells-outside = grupa lub klatka ma pola poza diagramem
xml-without-puzzle = XML bez sudoku
expected-elements = oczekiwano elementów { $example }, jak w plikach OpenSudoku, albo pliku KSudoku; korzeń to „{ $root }”
draws-rule = „{ $key }” rysuje regułę, ale jej nie nazywa
named-rules = obsługiwane są tylko obszary i klatki z sumami; linki f-puzzles nazywają inne reguły
cage-without-rule = klatka w { $cell } nie ma reguły, która jest odczytywana
only-shows = pokazuje tylko tekst { $text }
may-repeat = nie ma sumy, a jej cyfry mogą się powtarzać
unread-keys = nieznane klucze obok sudoku: { $keys }
keys-of-rules = nie są odczytywane; reguły mają klucze „variant”, „regions”, „cages” i „marks”
flag-may-be-rule = znacznik „{ $key }” może być regułą
names-of-variants = obsługiwane znaczniki to nazwy wariantów, jak „antiknight” i „antiking”
unread-cell-keys = klucze pól, które nie są odczytywane: { $keys }
may-show-rule = mogą pokazywać regułę, jak szare pola dla cyfr parzystych
unknown-puzzle-key = nieznany klucz „{ $key }”
key-may-be-rule = może to być reguła; klucze reguł to „variant”, „regions”, „cages” i „marks”
key-of-marks = klucz znaków to „marks”, jak w { $marks }, a klucz reguł to „variant”, jak w { $variant }
key-of-variant = klucz reguł to „variant”, jak w { $variant }
unread-kind = rodzaj „{ $kind }” nie jest odczytywany
may-state-rule = może oznaczać regułę
supported-rules = obsługiwane są przekątne, antyskoczek, antykról, okna i inne obszary wariantów, obszary nieregularne, klatki killera, kropki, X i V, pola parzyste i nieparzyste, termometry, strzałki, palindromy, linie szeptów, renban, sumy kanapkowe, sumy X, wieżowce, sumy little killer, niekolejne cyfry i rozłączne grupy
not-a-place = { $value } nie leży w diagramie
wrong-value = { $value } jest tu niepoprawne
cells-of-row = wiersz { $row } sudoku ma { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
}
expected-cells = oczekiwano: { $cells }
puzzle-of-cells = sudoku złożone z { $cells ->
    [one] { $cells } pola
    [few] { $cells } pól
    [many] { $cells } pól
   *[other] { $cells } pola
}
zones-without-rule = strefy nie są obsługiwaną regułą
expected-zones = oczekiwano obszarów, które pokrywają diagram, albo obszarów obsługiwanego wariantu
unsupported-rule = „{ $rule }” nie jest obsługiwaną regułą
of-file = { $file }: { $what }
of-puzzle = sudoku { $number }: { $what }
about-puzzle = sudoku { $number }: { $what }
about-answer = rozwiązanie { $number }: { $what }
on-page = strona { $page }: { $what }
on-cover = okładka: { $what }
wrong-solution = rozwiązanie jest błędne
without-solution = nie ma rozwiązania
with-several-solutions = ma kilka rozwiązań
too-long-to-prove = dowód, że ma jedno rozwiązanie, trwa za długo
lock-field = „{ $field }” w pliku blokady to { $was }, a powinno być { $is }
lock-rating = „technique” i „score” w pliku blokady to { $technique } i { $score }, a powinno być { $own } i { $points }
and-likewise = { $first }, podobnie { $count ->
    [one] { $count } dalsze
    [few] { $count } dalsze
    [many] { $count } dalszych
   *[other] { $count } dalszego
}
rated-differently = przy tworzeniu książki inaczej oceniono { $count ->
    [one] { $count } sudoku
    [few] { $count } sudoku
    [many] { $count } sudoku
   *[other] { $count } sudoku
}: numer { $number } jako { $technique } ({ $score }), w tej wersji jako { $own } ({ $points })
pages-not-compared = pliki są takie, jak je zapisano; ich strony pochodzą z wersji { $version } i poza sudoku i rozwiązaniami nie były porównywane ze stronami wersji { $own }
hash-differs = skrót różni się od zapisanego w pliku blokady
rebuilt-hash-differs = po odtworzeniu skrót różni się od zapisanego w pliku blokady
rebuilt-has-hash = odtworzony PDF ma skrót zapisany w pliku blokady
unreadable-pdf = nie da się odczytać jako PDF: { $why }
not-of-lock = to nie plik, z którym zapisano plik blokady
rewritten = inny niż zapisała go wersja { $version }: inny program go zmienił albo zapisał od nowa
pages-of-lock = { $pages ->
    [one] { $pages } strona
    [few] { $pages } strony
    [many] { $pages } stron
   *[other] { $pages } strony
}; według pliku blokady { $recorded }
seen-the-same = bajty różnią się od zapisywanych przez tę wersję; to, co widzi ten czytnik, jest takie samo, inne przeglądarki mogą pokazać coś innego
unreadable-code = kodu { $code } nie da się odczytać na żadnej stronie
unreadable-qr = kodu QR dla „{ $link }” nie da się odczytać na żadnej stronie
qr-elsewhere = kod QR prowadzi do „{ $link }”, a to nie jest link książki
lock-contradicts = „{ $path }” w pliku blokady przeczy reszcie pliku
count-of-outputs = „output” w pliku blokady wymienia { $has ->
    [one] { $has } plik
    [few] { $has } pliki
    [many] { $has } plików
   *[other] { $has } pliku
}, a powinno być { $should }
not-beside = „{ $field }” w pliku blokady podaje „{ $file }”, a to nie jest plik obok niego z sumą SHA-256
not-name-of-pdf = „output” w pliku blokady podaje „{ $file }”, ale nazwa książki kończy się na „.pdf”
renamed-in-lock = „{ $is }” nazywa się w pliku blokady „{ $was }”: zmieniono nazwę albo zmieniono „output”
strange-part = zawiera to, czego ten program nigdy nie zapisuje: { $part }
other-page-count = { $has ->
    [one] { $has } strona
    [few] { $has } strony
    [many] { $has } stron
   *[other] { $has } strony
} zamiast { $expected }
other-boxes = inne ramki strony
other-glyphs = rysuje { $texts } jak żaden krój tego programu
drawn-differently = narysowano inaczej
looks-different = wygląda inaczej
looks-the-same = wygląda tak samo, ale narysowano inaczej
other-size-of-page = inny rozmiar
named-puzzle = sudoku { $number }
named-answer = rozwiązanie { $number }
at-grids = { $what }, przy: { $names }
other-entry = inne „{ $key }”
other-language = inne „Lang”: język tekstu
earlier-revisions = zawiera { $count ->
    [one] { $count } wcześniejszą wersję
    [few] { $count } wcześniejsze wersje
    [many] { $count } wcześniejszych wersji
   *[other] { $count } wcześniejszej wersji
} samego siebie
bytes-before = ma { $count ->
    [one] { $count } bajt
    [few] { $count } bajty
    [many] { $count } bajtów
   *[other] { $count } bajtu
} przed początkiem
bytes-after = ma { $count ->
    [one] { $count } bajt
    [few] { $count } bajty
    [many] { $count } bajtów
   *[other] { $count } bajtu
} po końcu
unshown-objects = obiekty, których nie pokazuje żadna strona: { $count }
other-information = inne „{ $key }” w informacjach o dokumencie
no-xmp = nie ma XMP
needless-xmp = ma XMP, choć nie powinien
other-xmp = inne „{ $key }” w XMP
alien-in-cell = na stronie { $page } w { $cell } jest coś, co tam nie należy
missing-on-page = brakuje; według pliku blokady na stronie { $page }
printed-twice = wydrukowano dwa razy, na stronach { $first } i { $second }
not-in-lock = na stronie { $page }, ale nie ma go w pliku blokady
on-other-page = na stronie { $found }; według pliku blokady na stronie { $page }
other-side = na stronie { $page } ma { $found } × { $found }; według pliku blokady { $side } × { $side }
differs-in-cell = na stronie { $page } różni się od pliku blokady w { $cell }
no-digit-in-cell = na stronie { $page } w { $cell } jest coś, co nie jest cyfrą
refers-to-page = na stronie { $page } odsyła do strony { $found } zamiast { $expected }
different-rules = inne niż w pliku blokady: { $rule }
rules-of-grids = diagramy
rules-of-regions = bloki lub obszary
rules-of-cages = klatki lub sumy
rules-of-marks = znaki
rules-outside = liczby poza diagramem
numbered = ma numer { $folio }
cover-for-pages = jest na tyle stron: { $pages }, a ta w pliku blokady na { $locked }
missing-cover-same = brakuje pliku; odtworzona okładka ma skrót zapisany w pliku blokady
missing-cover = okładka w pliku blokady należy do innej wersji książki, na { $pages } zamiast { $own } stron, a jej pliku brakuje; zrób ją ponownie: { $command }
neither-front-nor-pages = to ani przód okładki, ani dwie otwarte strony, jakie tworzy ta wersja
unsupported-size = rozmiar { $side } nie jest obsługiwany
supported-sizes = obsługiwane rozmiary: { $sizes }
variant-without-boxes = „{ $variants }” nie ma bloków
leave-box-out = pomiń podanie bloków
variant-alone = „{ $variants }” nie łączy się z innymi wariantami
leave-others-out = pomiń pozostałe warianty
size-without-boxes = nie ma bloków dla rozmiaru { $side }
add-one-of = diagram tego rozmiaru wymaga jednego z tych wariantów: { $variants }
no-such-boxes = rozmiar { $side } nie ma bloków { $rows } × { $columns }
boxes-of-size = możliwe bloki, wiersze x kolumny: { $boxes }
jigsaw-alone = nieregularne sudoku rozmiaru { $side } nie łączą się z innymi wariantami
variant-does-not-fit = „{ $variants }” nie łączy się z tym rozmiarem lub z pozostałymi wariantami
variant-overlapping = „{ $variants }” nie występuje z zachodzącymi na siebie diagramami
leave-variant-or-layout = pomiń wariant albo układ diagramów
size-overlapping = diagramy rozmiaru { $side } nie mogą zachodzić na siebie
overlapping-up-to-nine = zachodzące na siebie diagramy mają rozmiar najwyżej 9
expected-kind-text = oczekiwano rozmiaru i wariantów, na przykład „9”, „6-3x2” lub „9+diagonal”
not-a-size = „{ $size }” to nie rozmiar
not-a-box = „{ $size }” to nie blok
no-such-variant = nie ma wariantu „{ $name }”
no-such-layout = nie ma układu „{ $name }”
layouts-or-corners = oczekiwano jednego z: { $names } albo rogów, na przykład „{ $example }”
no-such-layout-of = układ „{ $layout }” nie istnieje dla diagramów { $side } × { $side }
one-with-edges = tylko jeden wariant może mieć znaki między sąsiednimi polami
one-outside = tylko jeden wariant może mieć liczby poza diagramem
discs-on-lines = kółka i kropki w polach wyglądałyby jak części linii
one-other-variant = łączy się tylko z jednym innym wariantem
no-grid-has = nie jest znany żaden diagram tego rozmiaru, który ma to wszystko: { $variants }
rare-grids = prawie żaden diagram tego rozmiaru nie ma tego wszystkiego: { $variants }
rare-regions = prawie żaden podział na obszary nie dopuszcza diagramu, który ma to wszystko: { $variants }
combined-up-to = do rozmiaru { $most } można łączyć: { $variants }
leave-out-one = pomiń jeden z nich: { $variants }
puzzle-of-grids = liczba zachodzących na siebie diagramów: { $count }
one-to-nine = oczekiwano liczby od 1 do 9
two-grids-start = dwa diagramy zaczynają się w { $cell }
different-corners = każdy diagram musi mieć własny róg
grid-cuts-boxes = diagram w { $cell } przecina bloki innych diagramów
whole-boxes = diagramy zachodzą na siebie całymi blokami: odległość rogów jest wielokrotnością { $rows } w wierszach i { $columns } w kolumnach
grid-beyond = diagram w { $cell } wykracza poza granicę, którą wyznacza liczba pól { $most }
grids-must-fit = wszystkie diagramy muszą się zmieścić; najwięcej wierszy i kolumn: { $most }
grid-apart = diagram w { $cell } nie łączy się z pozostałymi
grids-share-boxes = każdy diagram musi mieć wspólny blok z innym
layout-without-symmetry = układ „{ $kind }” nie ma symetrii „{ $symmetry }”
use-no-symmetry = użyj symetrii „none” albo takiej, którą układ ma
shuffled-overlapping = zachodzących na siebie diagramów nie da się wypełnić przez przekształcanie
shuffled-latin = kwadratu łacińskiego nie da się wypełnić przez przekształcanie
shuffled-jigsaw = nieregularnego sudoku nie da się wypełnić przez przekształcanie
use-random-fill = użyj metody „random”
digits-with-values = te znaki nie mogą zastąpić cyfr rodzaju „{ $kind }”, które się dodaje lub porównuje
leave-symbols-or-variant = pomiń znaki albo wariant
no-word-list = dla języka „{ $tag }” nie ma listy słów o tej liczbie liter: { $digits }
name-own-word = podaj własne słowo, na przykład „symbols = "word:NOSTALGIE"”
word-on-diagonal = przekątna zawiera każdą literę dokładnie raz tylko z „variant = ["diagonal"]”
lines-from-one = wiersze i kolumny liczy się od 1
no-line-for-word = „{ $line }” to nie linia na słowo w rodzaju „{ $kind }”
expected-different-letters = oczekiwana liczba różnych liter, po jednej na każdą cyfrę: { $digits }; słowo ma ich { $found }
not-a-letter = „{ $other }” w „{ $word }” to nie litera
letter-twice = litera „{ $letter }” występuje w „{ $word }” więcej niż raz
letters-of-word = liczba liter w „{ $word }”: { $count }, a liczba cyfr diagramu: { $digits }
no-list-of-digits = „{ $text }” to nie lista cyfr
digit-twice = cyfra „{ $digit }” występuje w „{ $text }” więcej niż raz
digits-of-text = liczba cyfr w „{ $text }”: { $count }, a w diagramie: { $digits }
expected-digits-in-order = oczekiwano „0-{ $last }” dla cyfr od 0 albo różnych cyfr po kolei, pierwszej dla 1; ich liczba: { $digits }
too-few-shapes = liczba kształtów: { $shapes }, a liczba cyfr diagramu: { $digits }
shapes-up-to-nine = kształty są dostępne do rozmiaru 9
pictures-for-digits = liczba obrazów: { $count }, a liczba cyfr diagramu: { $digits }
picture-for-each = podaj po jednym obrazie na każdą cyfrę
regions-without-jigsaw = obszary bez wariantu „jigsaw”
jigsaw-without-regions = nieregularne sudoku bez obszarów
cages-without-variant = klatki bez wariantu „killer” lub „calcudoku”
regions-for-cells = liczba pól w obszarach: { $found }, a w diagramie: { $cells }
region-of-size = obszar o rozmiarze { $size }; każdy musi mieć tyle pól: { $side }
region-apart = obszar pola { $cell } nie jest spójny
cage-outside = klatka z polem poza diagramem { $side } × { $side }
cell-twice-in-cage = klatka zawiera { $cell } dwa razy
two-cages = dwie klatki zawierają { $cell }
cage-of-other-kind = klatka z regułą „{ $rule }” w sudoku rodzaju „{ $kind }”
cage-of-size = klatka o rozmiarze { $size }; możliwy jest od 1 do { $most }
cage-apart = klatka pola { $cell } nie jest spójna
no-cage-contains = żadna klatka nie zawiera { $cell }
impossible-sum = klatka o rozmiarze { $size } z sumą { $sum }; możliwa jest od { $least } do { $most }
impossible-cage = klatka o rozmiarze { $size }, w której żadne cyfry nie dają { $label }
check-shape = sprawdź obszary, klatki i znaki tego sudoku
impossible-mark = znak „{ $mark }”, którego nie spełniają żadne cyfry
mark-of-no-variant = znak „{ $sign }”, którego nie drukuje żaden z jego wariantów
two-marks = dwa znaki w { $cell }
mark-in-cell = znak „{ $sign }” na { $cells }; jego miejsce jest w polu
mark-between = znak „{ $sign }” na { $cells }; jego miejsce jest między dwoma sąsiednimi polami
mark-on-corner = znak „{ $sign }” na { $cells }; jego miejsce jest na rogu czterech pól, z jedną do czterech cyfr w kolejności rosnącej
mark-along = znak „{ $sign }” na { $cells }; jego miejsce jest wzdłuż różnych pól, z których każde styka się z następnym (co najmniej { $least })
mark-outside = znak „{ $sign }” na { $cells }; jego miejsce jest poza diagramem, z polami, do których się odnosi, po kolei
expected-one-puzzle = oczekiwano jednego sudoku
no-puzzle = tekst nie zawiera sudoku
second-puzzle = tekst zawiera drugie sudoku
no-digit-or-region = { $cell } nie ma poprawnej cyfry lub obszaru
digit-and-region = oczekiwano cyfry od 1 do { $side } i obszaru
key-with-value = „{ $key }” z wartością { $value }
expected-dot-or-letter = oczekiwano różnicy 1, stosunku 2, X lub V
one-to-four-digits = oczekiwano od jednej do czterech cyfr diagramu jako „values”
expected-gap = oczekiwano szeptów, których cyfry różnią się co najmniej o { $gap }, jak zwykle przy tym rozmiarze
arrow-without-circle = element „{ $key }” nie zaczyna się w kółku z jednego pola
arrows-from-circle = oczekiwano strzałek, których linie zaczynają się w jedynym polu ich kółka
no-place-outside = { $cell } to nie miejsce dla „{ $key }” poza diagramem
expected-diagonal = oczekiwano miejsca takiego jak „R0C1”, „direction” DR, DL, UR lub UL oraz pól przekątnej
expected-beside = oczekiwano miejsca obok wiersza lub kolumny, na przykład „R0C1” lub „R1C0”
no-boxes-or-regions = sudoku bez bloków i obszarów
expected-zones-or = oczekiwano obszarów, które pokrywają diagram, albo { $form }
charset-of = zestaw znaków o długości { $count }
one-for-each-digit = oczekiwana liczba, po jednym na każdą cyfrę: { $count }
one-of-or-empty = oczekiwano jednego z „{ $digits }” albo { $empty } w pustym polu
no-numbered-cage = { $cage } to nie klatka z liczbą
number-and-operator = oczekiwano liczby jako „value” i jednego z { $operators } jako „operator”
incomplete-cage = klatka { $index } nie ma pól albo nie ma „{ $number }”
incomplete-mark = znak { $index } nie ma pól albo nie ma obsługiwanego kształtu
mark-with-sign = znak { $index } ma kształt „{ $sign }”
number-as-value = oczekiwano liczby jako „value”
no-number-as-value = nie oczekiwano „value”: mają je tylko znaki poza diagramem i na rogach
other-keys-may-be-rules = może to być reguła; obsługiwane: { $names }
use-formats = użyj formatu, który to obsługuje: { $formats }
format-of-cells-only = format „{ $format }” nie obsługuje obszarów, klatek ani znaków, jakie mają sudoku rodzaju „{ $kind }”
format-of-classic = format „{ $format }” obsługuje tylko klasyczne 9 × 9, nie sudoku rodzaju „{ $kind }”
format-without-variant = format „{ $format }” nie obsługuje wariantu „{ $variants }”
lock-beside-pdf = plik blokady powstaje razem z plikiem PDF
not-a-lock = „{ $name }” to nie plik blokady
needs-revision = „{ $name }” wymaga rewizji { $revision } generatora; ten program zna rewizje do { $newest }
needs-model = „{ $name }” wymaga modelu { $model } czasów rozwiązywania, którego ten program nie ma
use-its-version = użyj wersji, która go zapisała, albo późniejszej
lock-of-other-seed = żadne sudoku w pliku blokady nie pasuje do jego ziarna „{ $seed }”: to nie jest ziarno, z którym utworzono książkę
puzzle-missing = brakuje sudoku { $address }
puzzles-of-lock = zawiera tyle sudoku: { $has }, a jego plik ustawień tyle: { $should }
is-other-in-lock = jest w pliku blokady sudoku { $number } ({ $address })
other-field-in-lock = różni się od pliku blokady w „{ $field }”
other-seed = jej ziarno to „{ $seed }”, a ziarno w pliku blokady to „{ $locked }”
other-volume = to tom { $new }, a plik blokady należy do tomu { $old }
key-changed = „{ $path }” w pliku ustawień zmieniło się od tego czasu
file-changed = plik „{ $file }” zmienił się od tego czasu
puzzles-changed = jej sudoku są inne
pages-differ = liczba stron: { $pages } zamiast { $other }
pdf-unlike-lock = plik PDF nie pasuje do swojego pliku blokady
without-lock = nie ma pliku blokady
cover-named-proof = to okładka, ale według nazwy powinna to być próba okładki
proof-named-cover = to próba okładki, ale według nazwy powinna to być okładka
cover-of-earlier = to okładka wcześniejszej wersji książki: zmieniły się tytuł, sudoku lub projekt; utwórz ją ponownie: { $command }
cover-of-earlier-pages = to okładka wcześniejszej wersji książki: jest dla liczby stron { $pages }, a książka ma ich { $own }; utwórz ją ponownie: { $command }
cover-of-pages = to okładka dla liczby stron { $pages }, a książka ma ich { $own }{ $note }
proof-of-pages = to próba okładki dla liczby stron { $pages }, a książka ma ich { $own }{ $note }
cover-of-other-book = to okładka innej książki: jej wielkość nie pasuje do liczby stron { $own }
cover-of-other-book-pages = to okładka innej książki: jej wielkość pasuje do liczby stron około { $pages }, a nie { $own }
sheet-and-spine-differ = arkusz ma { $width } × { $height } z grzbietem { $spine }; książka wymaga { $own_width } × { $own_height } z grzbietem { $own_spine }
sheet-differs = arkusz ma { $width } × { $height }; książka wymaga { $own_width } × { $own_height } z grzbietem { $own_spine }
cover-not-read = nie można odczytać pliku PDF okładki: { $why }
proved-front = { $file }: przód okładki, identyczny po odtworzeniu
proved-open-pages = { $file }: dwie otwarte strony, identyczne po odtworzeniu
of-slot = miejsce „{ $slot }”: { $what }
format-of-slot = to miejsce ma sudoku, których format nie może przedstawić
formats-of-daily = używa formatów z [daily]
own-formats = podaj dla niego własne formaty, na przykład formats = ["pdf", "json"]
no-such-line = ten diagram nie ma takiej linii
symmetry-of-section = układ tego działu nie ma tej symetrii
such-a-variant = ten dział ma taki wariant
size-forms = oczekiwano liczby całkowitej albo tekstu takiego jak "9x9"
box-form = oczekiwano wierszy x kolumn, na przykład 3x2
layout-has-own-key = układ zachodzących na siebie diagramów ma własny klucz: { $example }
classic-without-variants = pomiń to: bez wariantów sudoku są klasyczne
not-a-variant = „{ $text }” to nie wariant
additional-rules = oczekiwano dodatkowych reguł
letters-or-pictures = własne litery wpisz po „word:”, a własne obrazy jako listę: ["cat.png", "sun.svg", …]
unknown-symbols = nieznane znaki „{ $text }”
symbols-forms = oczekiwano "letters", "numbers", "shapes", cyfr jak w "0-F", "word" albo słowa jak w "word:NOSTALGIE"
picture-twice = obraz „{ $file }” oznacza dwie cyfry
pictures-alike = obrazy „{ $other }” i „{ $file }” wyglądają tak samo
digits-alike = tych cyfr nie dałoby się odróżnić
different-pictures = każda cyfra potrzebuje innego obrazu
pictures-of-one-name = obrazy „{ $other }” i „{ $file }” mają tę samą nazwę
both-called = oba nazywałyby się „{ $name }”
rename-picture = teksty nazywają obraz tak jak jego plik: zmień nazwę jednego z nich
not-a-word-line = „{ $text }” to nie linia diagramu
word-line-forms = oczekiwano linii, na przykład { $examples }
group-and-all = dział „{ $section }” jest dla wszystkich uczniów, a inne działy są dla grup
expected-number-of-sheets = oczekiwano liczby kart
copies-in-each-or-none = ustaw { $setting } w każdym dziale albo w żadnym
copies-of-groups = { $setting } przy klasie podzielonej na grupy
sections-have-their-own = działy mają własne liczby
leave-out-of-worksheet = pomiń to
sheets-for-pupils = { $sheets ->
    [one] { $sheets } karta
    [few] { $sheets } karty
    [many] { $sheets } kart
   *[other] { $sheets } karty
} dla { $pupils ->
    [one] { $pupils } ucznia
    [few] { $pupils } uczniów
    [many] { $pupils } uczniów
   *[other] { $pupils } ucznia
}
sheet-for-each-name = oczekiwano co najmniej jednej karty na każde imię
raise-copies = zwiększ { $setting } w działach albo skróć listę
copies-out-or-higher = zostaw { $setting } puste albo podaj większą liczbę, by mieć zapasowe karty bez imion
copies-and-levels = { $setting } w dziale „{ $section }” i lista z poziomami
list-has-pupils = pomiń to: lista podaje uczniów każdego poziomu
two-sections-of-level = dwa działy na poziomie działu „{ $section }” i lista z poziomami
combine-sections = połącz działy albo pomiń poziomy na liście
no-pupils-for = brak uczniów dla działu „{ $section }”
leave-section-out = pomiń dział albo zmień jego poziom
list-gives-sections = lista daje każdemu uczniowi dział jednego poziomu
no-section-of-level = brak działu dla poziomu „{ $level }”
pupil-of-level = uczeń na tym poziomie
add-to-section = dodaj go: { $example } w [[section]]
answers-on-worksheets = karty dla klasy z nadrukowanymi rozwiązaniami
pupils-would-see = uczniowie by je widzieli
choose-placement = umieść rozwiązania na końcu, w osobnym pliku albo nigdzie
file-puzzles-for-all = sudoku działu „{ $section }” pochodzą z pliku: czy są dla wszystkich uczniów?
same-on-all-sheets = te same sudoku na wszystkich kartach
set-same-or-generate = wybierz { $setting } albo pozwól programowi utworzyć sudoku
no-cut-outs = brak cyfr do wycięcia dla zachodzących na siebie diagramów działu „{ $section }”
cells-too-small = ich pola byłyby za małe
cut-outs-or-grids = pomiń { $setting } albo, w tym dziale, { $grids }
count-of-names = imion: { $count }
expected-at-most = oczekiwano najwyżej { $most }
one-class-per-spec = przygotuj karty osobno dla każdej klasy
empty-name = puste imię
expected-pupil = oczekiwano imienia ucznia
name-too-long = imię za długie na swój wiersz
shorten-it = skróć to
cannot-read-names = nie można odczytać imion „{ $file }”
one-name-per-line = oczekiwano jednego imienia w wierszu
file-without-names = „{ $file }” nie zawiera imion
control-in-name = imię ze znakiem sterującym
name-on-one-line = oczekiwano imienia w jednym wierszu
remove-it = usuń to
spell-or-choose-font = zapisz je innymi literami albo wybierz krój, który je ma: { $setting }
list-of-names = lista imion
name-a-list = wybierz tekst z jednym imieniem w wierszu albo tabelę z nagłówkami
open-quote = cudzysłów, który nigdy nie jest zamknięty
quote-at-end = oczekiwano jeszcze jednego " na końcu pola
close-or-remove = zamknij go albo usuń
columns-without-headings = „{ $file }” ma kilka kolumn i żadnych nagłówków
line-of-headings = oczekiwano powyżej wiersza z nagłówkami
begin-with-headings = zacznij plik od wiersza takiego jak Imię{ $between }Nazwisko
row-too-long = wiersz, w którym jest więcej pól niż nagłówków
count-of-headings = { $count ->
    [one] { $count } nagłówek
    [few] { $count } nagłówki
    [many] { $count } nagłówków
   *[other] { $count } nagłówka
}
quote-names = imię zawierające separator ujmij w cudzysłów
row-without-name = wiersz z poziomem, ale bez imienia
expected-name = oczekiwano imienia
fill-or-remove = uzupełnij je albo usuń wiersz
no-level-for = brak poziomu: { $name }
not-a-level = „{ $text }” to nie poziom
levels-in-any-language = poziomy mogą mieć nazwy w dowolnym języku książek
file-not-found = nie znaleziono pliku
is-other-kind = „{ $file }” to { $found }, a nie { $expected }
not-utf8-at = „{ $file }” to { $found }: wiersz { $line }, kolumna { $column } to nie UTF-8
excel-workbook = skoroszyt programu Excel
open-spreadsheet = arkusz OpenDocument
word-document = dokument programu Word
open-document = tekst OpenDocument
office-file = plik programu Excel lub Word
rich-text = tekst sformatowany (RTF)
a-pdf = plik PDF
a-picture = obraz
compressed-file = plik skompresowany
text-in-utf16 = tekst w UTF-16
older-encoding = tekst w starszym kodowaniu, na przykład Windows-1252
binary-file = plik binarny
a-spec = plik ustawień
lock-of-book = plik blokady książki
web-page = strona internetowa
file-of-puzzles = plik z sudoku
text-in-utf8 = tekst w UTF-8
a-lock = plik blokady
save-as-csv = w arkuszu kalkulacyjnym zapisz go jako CSV w UTF-8
save-as-text = w edytorze tekstu zapisz go jako zwykły tekst w UTF-8
save-as-csv-or-text = arkusz zapisz jako CSV w UTF-8, a dokument jako zwykły tekst w UTF-8
save-rich-text = zapisz go jako zwykły tekst; w programie TextEdit: Format > Konwertuj na zwykły tekst
not-the-pdf = wybierz tekst, z którego powstał; ustawienia książki są w pliku ustawień, a jej sudoku w pliku blokady
type-into-text = sudoku i ustawienia czyta się z tekstu; wpisz je do pliku tekstowego
unpack-file = rozpakuj go i wybierz plik, który jest w środku
save-in-utf8 = zapisz go w UTF-8: w Notatniku przez „Zapisz jako”, w programie Excel jako „CSV UTF-8”
name-text-file = wybierz plik tekstowy w UTF-8
name-plain-text = wybierz zwykły tekst{ $note }
puzzles-in-section = w książce: source = "mine.txt" w [[section]]{ $note }
makes-book-and-lock = powstają z niego książka i jej plik blokady
lock-makes-book = można z niego odtworzyć książkę
yaml-as-toml = napisz „title = "Sudoku"” zamiast „title: Sudoku” i [page] zamiast „page:”{ $note }
json-as-toml = napisz „title = "Sudoku"” zamiast „"title": "Sudoku"” i [page] zamiast „"page": {"{"}”{ $note }
as-in = jak w { $example }
such-as = na przykład { $example }
leave-out = pomiń to
set-here = ustawiono tutaj
named-twice = podano dwa razy
not-an-id = „{ $text }” nie może być identyfikatorem
letters-of-ids = oczekiwano liter bez znaków diakrytycznych, cyfr, „-” i „_”
not-a-prefix = „{ $text }” nie może być przedrostkiem
most-characters = oczekiwano najwyżej { $most } znaków
digit-before-number = cyfra zlałaby się z następującym po niej numerem
expected-section = oczekiwano [[section]] w tym pliku
add-one = dodaj dział:{ $example }
copies-without-sheets = { $setting } w książce bez kart dla klasy
copies-are-of-group = to liczba kart dla grupy w klasie
leave-out-or-worksheet = pomiń to albo dodaj tabelę [worksheet]
sections-of-one-id = dwa działy o identyfikatorze „{ $id }”
other-on-line = drugi jest w wierszu { $line }
same-ids-same-puzzles = równe identyfikatory dałyby dwa razy te same sudoku
no-effect-here = tu nie ma to znaczenia
or-from-file = albo weź sudoku z pliku: { $example }
page-in-double-brackets = „[[page]]” ma podwójne nawiasy
expected-page-table = oczekiwano [page], czyli arkusza
text-pages-are = strony z tekstem zapisuje się jako [[text]], z { $example }
fewer-stars = „{ $level }” ma mniej gwiazdek niż „{ $easier }”
level-has-stars = „{ $level }” ma ich { $count }
more-stars = czytelnicy spodziewają się więcej gwiazdek przy trudniejszych sudoku
not-a-level-name = „{ $name }” nie może być nazwą poziomu „{ $level }”
named-in-words = „{ $key }” w [words] także nazywa ten poziom
name-of-other-level = inny poziom ma tę nazwę
no-braces-in-names = nazwa nie może zawierać nawiasów klamrowych
unique-level-names = nadaj każdemu poziomowi własną nazwę
is-harder-than = „{ $least }” jest trudniejsze niż „{ $most }”
easier-one-first = oczekiwano najpierw łatwiejszej
not-a-technique = „{ $text }” to nie technika
technique-names = oczekiwano nazwy takiej jak "pair", "x-wing" lub "tier-3"
range-reversed = zakres jest odwrócony
is-more-than = { $low } to więcej niż { $high }
lower-first = oczekiwano najpierw mniejszej liczby
easiest-and-hardest = najłatwiejsza i najtrudniejsza, jak w { $example }
least-and-most-removed = najmniejsza i największa liczba usuniętych cyfr, jak w { $example }
least-and-most-score = najmniejsza i największa liczba punktów, jak w { $example }
shortest-and-longest = najkrótszy i najdłuższy czas w minutach, jak w { $example }
no-puzzle-needs = żadne sudoku rodzaju „{ $kind }” nie wymaga { $techniques }
technique-range = od „{ $first }” do „{ $last }”
other-techniques = wybierz inne techniki albo rodzaj z większymi diagramami, klatkami, znakami lub liniami
technique-they-need = oczekiwano techniki, której wymagają
no-effect-on-calcudoku = { $setting } nie ma znaczenia w calcudoku
givens-outside-cages = dane tego działu to pola poza klatkami
no-effect-without = { $setting } nie ma znaczenia bez { $grids }
no-grids-overlap = tu żadne diagramy na siebie nie zachodzą
leave-out-or-layout = pomiń to albo podaj układ, jak w { $example }
level-removes = „{ $level }” usuwa od { $first } do { $last } cyfr
size-has-no-puzzles = rozmiar { $kind } nie ma sudoku z więcej niż { $most } usuniętymi cyframi
set-range = ustaw zakres dla działu, jak w { $example }
too-many-removed = za dużo usuniętych cyfr
most-removed-allowed = sudoku z jednym rozwiązaniem ma najwyżej { $most } usuniętych cyfr
lower-maximum = obniż maksimum
too-rare = to zbyt rzadkie przy symetrii „{ $symmetry }”: { $requirements }
too-few-succeed = zbyt mało prób by się powiodło
widen-target = poszerz { $settings-or } albo wybierz inną symetrię
word-line-needs-word = { $setting } wymaga słowa
no-word-is-set = nie ustawiono słowa
set-word-or-leave = ustaw słowo, jak w { $example }, albo pomiń { $setting }
files-spell-no-word = sudoku z pliku nie mogą układać się w słowo
expected-generated = oczekiwano utworzonych sudoku
printed-in-cells = to są znaki drukowane w polach
other-digit-font = wybierz inny krój: { $setting }, albo inne znaki
no-restart-with-dates = daty nie mogą zaczynać się od nowa w każdym dziale
first-has-date = pierwsze sudoku ma datę
leave-or-number = pomiń { $setting } albo daj pierwszemu sudoku numer
date-without-prefix = data nie ma przedrostka
dates-not-numbers = sudoku mają daty zamiast numerów
leave-out-or-number = pomiń to albo daj pierwszemu sudoku numer w [numbering]
dates-end = daty kończą się przed końcem sudoku
days-after-9999 = liczba dni stąd, { $count }, wykracza poza rok 9999
start-earlier = zacznij wcześniej
prefix-of-other = dział „{ $section }” ma przedrostek działu „{ $other }”
same-numbers = ich sudoku miałyby te same numery
different-prefixes = każdy dział potrzebuje innego przedrostka
first-date-in-year = pierwsza data przypada na rok { $year }
year-of-four-digits = oczekiwano roku od 1000 do 9999
no-puzzle-named = żadne sudoku nie ma nazwy „{ $name }”
expected-printed-name = oczekiwano drukowanej nazwy albo daty takiej jak "2027-01-31"
numbered-from = numery sudoku zaczynają się od { $setting }
not-a-registry-name = „{ $name }” nie może być rejestrem: pliki { $ending } są czymś innym
separate-file = oczekiwano osobnego pliku
volume-twice = tom podano dwa razy, tutaj i w [series]
one-volume = oczekiwano jednego tomu
remove-this-one = usuń ten
registry-needs-volume = książka z rejestrem potrzebuje numeru tomu
volume-beside = oczekiwano obok { $setting }
add-volume = dodaj { $example } albo numer tej książki
random-seed-without = pomiń to, by dostać losowe
not-an-address = „{ $text }” to nie adres
expected-address = oczekiwano identyfikatora działu i numeru
no-such-section = nie ma działu „{ $id }”
no-such-address = nie ma takiego adresu
section-from-file = dział „{ $id }” bierze swoje sudoku z pliku
only-generated-replaced = można zastąpić tylko utworzone sudoku
change-file = zmień plik
section-has-puzzles = dział „{ $id }” ma { $count ->
    [one] { $count } sudoku
    [few] { $count } sudoku
    [many] { $count } sudoku
   *[other] { $count } sudoku
}
stars-or-dots = poziom ma gwiazdki albo kropki, nie jedno i drugie
is-true-too = { $setting } także jest włączone
leave-one-out = pomiń jedno z nich
no-target-time = poziom „{ $level }” nie ma czasu docelowego
asks-for-one = { $setting } go wymaga
contest-expected = oczekiwano od 1 do 26 różnych pól, jak ["r1c1", "r9c9"], albo "word" dla ukrytego słowa
contest-no-word = sudoku tego miejsca nie mają ukrytego słowa
contest-no-cell = `{ $cell }` nie jest polem diagramu albo podano je dwa razy
contest-count = konkurs z polami w liczbie { $count }
names-repeat = kilka dni miałoby tę samą nazwę
names-pattern = `{ $text }` nie jest wzorem nazw
spot-name = `{ $name }` nie jest nazwą farby dodatkowej
set-target-time = ustaw czas docelowy w minutach: { $setting }
no-room-for-candidates = { $kind ->
    [calcudokus] calcudoku
   *[killers] sudoku killer
} działu „{ $section }” nie zostawiają miejsca na kandydatów
corners-hold-sums = w rogach pól są sumy
take-other-marks = wybierz coś innego: { $setting }, albo zrób dwie książki
link-too-long-for-codes = odnośnik za długi na kod QR
not-a-web-address = { $setting } to nie adres internetowy
walkthrough-without-solution = droga do rozwiązania wymaga rozwiązania z poprzedniego dnia
add-previous-solution = wydrukuj je, jak w { $example }
qr-without-answer-pages = kody rozwiązań wymagają stron z rozwiązaniami
qr-of-puzzles = dla kodów przy zadaniach ustaw { $setting }
not-an-engine-folder = `{ $name }` nie jest folderem witryny
expected-engine-folder = oczekiwano folderu takiego jak { $example }
engine-from-the-site = Przeglądarki uruchamiają silnik tylko z witryny strony. Folder jest częścią wydania.
engine-without-site = `engine` dotyczy stron witryny
expected-https = oczekiwano https:// i nazwy witryny
not-in-addresses = „{ $character }” nie może być częścią adresu internetowego
letters-of-addresses = oczekiwano liter od a do z, cyfr i znaków takich jak / ? = &
percent-encode = zakoduj to znakiem procentu, jak %20 zamiast spacji
open-brace = nawias klamrowy, który nigdy nie jest zamknięty
expected-brace = oczekiwano „{"}"}”
placeholders-in-braces = symbole zastępcze są w nawiasach klamrowych, jak { $example }
unknown-placeholder = nieznany symbol zastępczy „{ $name }” w { $setting }
no-code = sudoku działu „{ $section }” nie mają kodu
needs-generated = „{ $field }” wymaga utworzonych sudoku
use-instead = użyj zamiast tego „{ $one }” lub „{ $other }”
reverse-needs-facing = { $setting } zakłada strony rozkładówki
every-second-empty = co druga strona byłaby bez sudoku
leave-out-or-set = pomiń to albo wybierz { $setting }
no-room-for-edge-marks = brak miejsca na znaczniki przy zewnętrznej krawędzi
margin-and-bleed = zewnętrzny margines to { $margin }, a spad { $bleed }
widen-margin-or-bleed = poszerz margines: { $example }; albo dodaj spad
unknown-printer = nieznana drukarnia „{ $name }”
unknown-printer-name = nieznana nazwa drukarni
overleaf-and-reverse = { $placement } i { $setting } potrzebują odwrotu tych samych kartek
reverse-keeps-free = { $setting } zostawia te strony bez rozwiązań
leave-reverse-or = pomiń { $setting } albo wybierz inne miejsce rozwiązań, na przykład "foot" lub "back"
per-page-of-answers = { $setting } dotyczy stron z samymi rozwiązaniami
answers-beside-puzzles = te rozwiązania są na stronach swoich sudoku
page-has-own-answers = pomiń to: strona ma rozwiązania swoich własnych sudoku
second-walkthrough = drugie objaśnienie sudoku { $number }
no-bold-digits = krój cyfr nie ma odmiany grubej
only-one-weight = tylko jedna grubość
bold-for-givens = dane cyfry będą czarne, a pozostałe szare; albo podaj gruby krój dla danych cyfr: { $example }
unknown-font-family = nieznana rodzina krojów „{ $name }”
families-or-path = oczekiwano jednej z { $names } albo ścieżki pliku .ttf lub .otf
choose-font-under-type = wybierz krój, który go ma
background-is-black = tylko prosta okładka ma czarne tło
choose-colours = wybierz kolory, jak w { $example }
palette-of = { $count ->
    [one] paleta z { $count } koloru
    [few] paleta z { $count } kolorów
    [many] paleta z { $count } kolorów
   *[other] paleta z { $count } koloru
}
three-to-five = oczekiwano od 3 do 5: tła, pisma na nim i od jednego do trzech akcentów
not-a-colour = „{ $text }” to nie kolor
six-digits = oczekiwano „#” i sześciu cyfr szesnastkowych
six-digits-or-palette = oczekiwano „#” i sześciu cyfr szesnastkowych albo nazwy palety bez nawiasów: { $names }
boxes-thinner = linie bloków są cieńsze niż linie pól
thinner-than = cieńsze niż { $setting }, czyli { $thin }
two-or-three-times = ustaw { $thick } dwa lub trzy razy grubsze niż { $thin }
sheet-too-small = arkusz jest za mały na dwie strony obok siebie
they-are-of-size = mają { $width } szerokości i { $height } wysokości
larger-sheet = użyj większego arkusza albo mniejszych stron; { $setting } dopasowuje strony do arkusza
signature-of = składka o liczbie stron { $pages }
four-to-a-sheet = złożony arkusz ma cztery strony
multiples-of-four = napisz 4, 8, 12, 16 i tak dalej albo pomiń to, by mieć jedną składkę
has-no-effect = { $setting } nie ma tu znaczenia
only-with = pozwala na to tylko { $setting }
unknown-place = nieznane miejsce „{ $text }” dla strony
places-of-pages = oczekiwano „front”, „back” albo identyfikatora działu, który po niej następuje
expected-markdown = oczekiwano tekstu w formacie Markdown
struck-out = przekreślony tekst na stronie z tekstem
remove-markup = usuń formatowanie
put-in-quotes = ujmij to w cudzysłów
single-without-brackets = napisz tylko jedno, bez nawiasów
leave-quotes-out = pomiń cudzysłów
only-engine = wpisz { $number }: ta wersja nie ma innego generatora
or-write = albo napisz { $other }
write-as = napisz to tak: { $example }
as-in-or-write = jak w { $example }; albo napisz bez cudzysłowu: { $other }
table-on-own-line = napisz { $table } w osobnym wierszu, a jej klucze poniżej
tables-on-own-lines = dla każdej napisz { $table } w osobnym wierszu
has-values = { $setting } ma { $count ->
    [one] { $count } wartość
    [few] { $count } wartości
    [many] { $count } wartości
   *[other] { $count } wartości
}
list-in-brackets = napisz to w nawiasach: [...]
language-refused = { $setting } to „{ $tag }”: { $why }
not-a-language-tag = to nie jest kod języka
language-not-supported = ten język nie jest obsługiwany
language-not-downloaded = ten język nie jest jeszcze pobrany
region-may-follow = może po nim następować region, dla dat i liczb, jak w "de-AT"
unknown-message = nieznany tekst „{ $key }” w [words]
no-such-message = nie ma takiego tekstu
with-audience = { $setting } przy odbiorcach „{ $audience }”
ages-for-children = sklepy pytają o wiek tylko przy książkach dla dzieci
set-children = wybierz { $setting } albo pomiń wiek
youngest-and-oldest = najniższy i najwyższy wiek
older-age-first = { $setting } podaje najpierw wyższy wiek
youngest-age-first = oczekiwano najpierw najniższego wieku
too-long-for-shops = { $setting } zawiera tekst za długi dla sklepów
length-includes-tags = długość obejmuje znaczniki; skróć opis
split-or-shorten = podziel to na dwa pola albo skróć
copy-path = skopiuj ścieżkę z formularza sklepu
generated-without = pomiń to, by mieć tekst utworzony przez program
shops-have-no-more = sklepy nie mają więcej pól
empty-list = { $setting } to pusta lista
expected-entry = oczekiwano co najmniej jednej pozycji
has-tag = { $setting } zawiera znacznik „{ $tag }”
tag-end = oczekiwano > na końcu znacznika
other-tag = oczekiwano innego znacznika
tag-before = oczekiwano najpierw { $tag }
tag-to-close = oczekiwano znacznika, który ten zamyka
tag-in-paragraph = oczekiwano { $tag } w tym samym akapicie
accepted-tags = sklepy przyjmują { $tags }, bez atrybutów
no-role = „{ $text }” nie ma roli
role-and-name = oczekiwano roli, dwukropka i nazwiska
not-a-role = „{ $role }” to nie rola współtwórcy
unknown-role = nieznana rola
role-without-name = brak nazwiska dla „{ $role }”
name-after-colon = oczekiwano nazwiska po dwukropku
page-twice = { $setting } podaje stronę { $page } dwa razy
each-page-once = oczekiwano każdej strony tylko raz
more-rules-fail = { $count ->
    [one] jeszcze { $count } reguła nie jest spełniona
    [few] jeszcze { $count } reguły nie są spełnione
    [many] jeszcze { $count } reguł nie jest spełnionych
   *[other] jeszcze { $count } reguły nie jest spełnione
}
desk-not-book = „{ $name }” to redakcja gazety, a nie książka
only-volumes-have-next = tylko tom serii ma następny
cannot-be-continued = nie można kontynuować „{ $name }”: { $why }
copy-spec = skopiuj jej plik i zmień w nim tom, ziarno i ISBN
desk-without-section = „{ $name }” to plik redakcji: nie ma w nim [[section]], z którego powstałaby książka
days-or-section = utwórz jej sudoku programem gridpress daily albo dodaj [[section]]
changed-while-made = plik „{ $file }” zmienił się podczas tworzenia okładki; niczego nie zapisano
make-cover-again = utwórz okładkę ponownie
puzzle-of-other-volume = sudoku { $number } z innego tomu: { $why }
make-volume-again = utwórz ten tom ponownie
too-much-in-book = książka ma ponad { $most } MB plików
smaller-pictures = użyj mniejszych obrazów
not-in-folder = „{ $path }” nie jest w folderze książki
already-a-book = książka już tu jest
start-project = zacznij nowy projekt

## Explanations of keys of the spec, by table and key

spec-answers-placement = Miejsce rozwiązań: na końcu, po każdym dziale, w osobnym pliku PDF, na stronie lub kartce swoich sudoku albo nigdzie.
spec-answers-per_page = Liczba rozwiązań na stronie; domyślnie najwyżej dwanaście, tak dużych, jak pozwalają ich strony. Jeśli diagramy mają różną wielkość, liczba dotyczy najmniejszych. Przy `overleaf` wyznacza wielkość rozwiązań, a na stronach może ich być mniej.
spec-answers-walkthrough = Drukowane numery sudoku, które po rozwiązaniach mają być rozwiązane krok po kroku, albo `"all"`.
spec-answers-hints = Dodaje rozdział z pierwszymi krokami każdego sudoku, aż do miejsca, w którym single się kończą.
spec-answers-qr = Link kodu QR pod każdym rozwiązaniem, z tymi samymi polami co pod zadaniami: na przykład do gry na stronie.
spec-answers-opener = Miejsce tytułu rozwiązań; domyślnie jak w całej książce, a przy `after-section` nad diagramami.
spec-answers-start = Strona, na której zaczynają się rozwiązania; domyślnie jak w całej książce.
spec-cover-design = Wygląd okładki; domyślnie `plain` albo `field`, jeśli inne ustawienia wymagają barwnej okładki.
spec-cover-palette = Kolory: nazwa palety albo lista, czyli tło, pismo i od jednego do trzech akcentów; domyślnie według wyglądu.
spec-cover-badges = Krótkie, wyróżnione teksty na przodzie, najwyżej trzy.
spec-cover-count = Pokazuje liczbę sudoku na plakietce albo tak dużą jak tytuł; domyślnie na plakietce.
spec-cover-lettering = Pismo tytułu na okładce: grube lub wąskie wersaliki, szeryfowe, pole dla każdej litery albo pismo nagłówków; domyślnie to, które pasuje do wyglądu.
spec-cover-series = Wiersz z serią nad tytułem; domyślnie seria i tom książki.
spec-cover-price = Cena obok kodu kreskowego.
spec-cover-publisher = Nazwa wydawcy na dole z tyłu okładki; domyślnie wydawca książki.
spec-cover-logo = Logo wydawcy na dole z tyłu okładki: plik PNG lub JPEG obok pliku ustawień.
spec-cover-picture = Obraz dla wyglądu `picture`: plik PNG lub JPEG obok pliku ustawień.
spec-cover-picture_area = Część okładki, którą zajmuje obraz; domyślnie część pod tekstami.
spec-cover-samples = Liczba przykładowych sudoku z tyłu okładki; domyślnie tyle, ile się zmieści, najwyżej trzy.
spec-cover-blurb = Tekst z tyłu okładki; puste wiersze oddzielają akapity, a wiersze zaczynające się od łącznika tworzą listę.
spec-cover-background = Czerń prostej okładki, w procentach od 0 do 100; domyślnie według wyglądu.
spec-cover-spine = Drukuje tytuł i autora na grzbiecie, jeśli jest wystarczająco szeroki; albo inny tekst do wydrukowania.
spec-cover-paper = Nazwa, jaką drukarnia nadaje papierowi stron; domyślnie pierwszy papier drukarni.
spec-cover-thousand_pages = Grubość tysiąca stron papieru, jeśli w danych drukarni jej brak lub jest inna.
spec-cover-puzzle = Drukowany numer sudoku na przodzie; domyślnie pierwsze odpowiednie.
spec-daily-first = Data pierwszego sudoku.
spec-daily-first_number = Numer pierwszego sudoku. Numery liczą dni, w które ukazuje się rubryka.
spec-daily-days = Dni tygodnia, w które ukazuje się rubryka.
spec-daily-skip = Daty, w które nic się nie ukazuje, jednorazowo lub co roku.
spec-daily-time_zone = Strefa czasowa, która wyznacza dzisiejszą datę, według nazwy IANA. Nic innego nie zależy od zegara.
spec-daily-frozen_days = Liczba dni po dzisiejszym, których sudoku i pliki pozostają bez zmian, gdy zmienia się plik ustawień lub program; dzisiejsze i minione pozostają bez zmian zawsze.
spec-daily-page = Łamy strony gazety.
spec-daily-rules = Drukuje drobnym pismem zasady, jeśli diagramy zostawiają dość miejsca.
spec-daily-walkthrough = Drukuje kroki do rozwiązania z poprzedniego dnia, o ile jest na nie miejsce.
spec-daily-byline = Podpis z autorem sudoku.
spec-daily-copyright = Wiersz z prawami autorskimi.
spec-daily-spot = Kolor dodatkowy dla tytułów, linii nad nimi i gwiazdek w plikach PDF, EPS i IDML; diagramy i pozostały tekst są czarne.
spec-daily-svg = Postać tekstu w plikach SVG: krzywe albo tekst.
spec-daily-dpi = Rozdzielczość plików PNG w punktach na cal.
spec-daily-web = Wygląd wydania internetowego i jego pliki oprócz stron.
spec-daily-week-monday = Poziom w poniedziałki.
spec-daily-week-tuesday = Poziom we wtorki.
spec-daily-week-wednesday = Poziom w środy.
spec-daily-week-thursday = Poziom w czwartki.
spec-daily-week-friday = Poziom w piątki.
spec-daily-week-saturday = Poziom w soboty.
spec-daily-week-sunday = Poziom w niedziele.
spec-daily-slot-id = Stała nazwa sudoku i plików tego miejsca: litery, cyfry, `-` i `_`.
spec-daily-slot-first = Data pierwszego sudoku w tym miejscu; domyślnie data z `[daily]`.
spec-daily-slot-first_number = Numer pierwszego sudoku w tym miejscu; domyślnie numer z `[daily]`. Numery liczą dni, w które drukuje się w nim sudoku.
spec-daily-slot-days = Dni tygodnia, w które drukuje się w tym miejscu sudoku; domyślnie dni z `[daily]`.
spec-daily-slot-skip = Daty, w które w tym miejscu nic się nie drukuje, jednorazowo lub co roku; domyślnie daty z `[daily]`.
spec-daily-slot-title = Tytuł nad sudoku; domyślnie tytuł z pliku ustawień.
spec-daily-slot-week = Poziom na każdy dzień tygodnia; domyślnie z `[daily.week]` albo najbliższy dostępny dla rodzaju sudoku w tym miejscu.
spec-daily-slot-contest = Czyni każde sudoku miejsca konkursem: pola, których cyfry czytelnicy przysyłają po kolei, albo `"word"` dla ukrytego słowa. Rozwiązanie jest wstrzymane do zamknięcia.
spec-daily-slot-contest_days = Dni po dniu sudoku, w których przyjmowane są odpowiedzi konkursowe.
spec-daily-slot-width = Szerokość grafiki do druku, która nie ma marginesów ani znaków cięcia.
spec-daily-slot-columns = Szerokość grafiki do druku w łamach z `[daily.page]`.
spec-daily-slot-height = Wysokość grafiki do druku.
spec-daily-slot-solution = Rozwiązanie drukowane razem z sudoku: z poprzedniego dnia, obok lub do góry nogami, z tego samego dnia albo żadne.
spec-daily-slot-language = Kod języka wszystkich tekstów, które program drukuje i wyświetla; domyślnie kod z pliku ustawień.
spec-daily-slot-formats = Formaty plików sudoku na dany dzień; domyślnie PDF albo formaty z wiersza poleceń.
spec-daily-slot-names = Nazwy plików miejsca, z wyjątkiem stron: tekst z `{"{date}"}`, `{"{slot}"}`, `{"{number}"}`, `{"{weekday}"}`, `{"{level}"}`, `{"{year}"}`, `{"{month}"}` i `{"{day}"}`. Każdy dzień musi mieć własną nazwę.
spec-daily-slot-copies = Nazwy kopii najnowszych plików, na przykład `{"{slot}"}-{"{weekday}"}`: tekst z polami jak w `names`. Każde uruchomienie je zastępuje.
spec-daily-page-grid = Układ łamów gazety: typowy dla Stanów Zjednoczonych, grupy Bay Area News Group albo typowy dla Singapuru.
spec-daily-page-column = Szerokość własnego łamu.
spec-daily-page-gutter = Odstęp między dwoma własnymi łamami.
spec-daily-spot-name = Nazwa farby we wzorniku kolorów, w ASCII.
spec-daily-spot-cmyk = Cyjan, magenta, żółty i czarny w procentach, dla próbnych wydruków i maszyn bez tej farby.
spec-daily-web-url = Adres opublikowanego folderu. Karty podglądu i kanał aktualności wymagają pełnych odnośników.
spec-daily-web-site = Dodaje archiwum z kalendarzem, kanał aktualności, ikonę i aplikację internetową do zainstalowania; strony do nich odsyłają.
spec-daily-web-link = Odnośnik pod nazwą u góry strony.
spec-daily-web-logo = Logo zamiast nazwy gazety: plik PNG, JPEG lub SVG, najwyżej 100 KB.
spec-daily-web-dark_logo = Logo w trybie ciemnym; domyślnie `logo`.
spec-daily-web-colours = Kolory strony, tekstu i akcentu. Program sprawdza ich kontrast.
spec-daily-web-dark_colours = Kolory w trybie ciemnym; domyślnie ciemna strona z tym samym akcentem.
spec-daily-web-typeface = Krój pisma: nazwy fontów, które mogą być na urządzeniach, albo plik WOFF2, WOFF, TTF lub OTF, najwyżej 300 KB.
spec-daily-web-footer = Wiersz na końcu strony, z odnośnikami w formacie Markdown.
spec-daily-web-embed = Adres witryny, która osadza strony (protokół i domena), lub `*`, czyli dowolna. Otrzymuje ona komunikaty o początku i końcu gry oraz o wysokości stron.
spec-daily-web-results = Adres, na który strony wysyłają czas wygranej gry, jeśli gracz się zgodzi.
spec-daily-web-engine = Folder z silnikiem, który jest częścią wydania: strony oferują kolejne sudoku swojego rodzaju i poziomu oraz kody QR.
spec-grid-thin = Grubość linii między polami; domyślnie według wyglądu.
spec-grid-thick = Grubość linii między blokami i wokół diagramu; domyślnie według wyglądu.
spec-grid-tint = Najjaśniejsza szarość cieniowanych pól, w procentach czerni; domyślnie według wyglądu.
spec-grid-tinted_boxes = Cieniuje co drugi blok.
spec-grid-gap = Najmniejszy odstęp między diagramami; domyślnie według wyglądu.
spec-imposition-kind = Rodzaj impozycji: złożony i zszyty zeszyt, kilka stron na jednej stronie arkusza albo rozkładówki ze stronami obok siebie.
spec-imposition-signature = W zeszytach: liczba stron składanych razem, wielokrotność 4; domyślnie cała książka.
spec-imposition-creep = W zeszytach: grubość arkusza.
spec-imposition-pages = Przy `nup`: liczba stron na jednej stronie arkusza; domyślnie dwie.
spec-imposition-sheet = Papier, zapisany tak jak `trim`, pionowo lub poziomo; domyślnie dwie strony obok siebie, a przy `nup` A4 lub letter.
spec-imposition-marks = Rysuje linie, które pokazują, gdzie złożyć i ciąć albo gdzie kończą się strony.
spec-section-size = Liczba pól w wierszu: 4, 6, 8, 9, 10, 12, od 14 do 16, 18, od 20 do 22, 24 lub 25; w nieregularnym także 5, 7, 11, 13, 17, 19 lub 23, w futoshiki i wieżowcach 5 lub 7, w calcudoku od 3 do 9.
spec-section-box = Wiersze i kolumny bloku, jeśli inne niż domyślne: `"3x2"` obraca bloki diagramu 6 × 6.
spec-section-grids = Diagramy zachodzące na siebie: nazwa układu albo lewe górne pola diagramów.
spec-section-variant = Zasady dodane do zwykłych.
spec-section-symbols = Znaki w polach: `"letters"` lub `"numbers"` dla 10 i więcej; `"shapes"` zamiast cyfr; lista obrazków zamiast cyfr, dla każdej cyfry jeden plik PNG, JPEG lub SVG obok pliku ustawień; litery słowa zamiast cyfr, jak w `"word:NOSTALGIE"`; albo `"word"` dla słów wybranych przez program.
spec-section-word_line = Linia rozwiązania, w której czyta się słowo: wiersz, kolumna lub opadająca przekątna; domyślnie losowa.
spec-levels-easy-name = Drukowana nazwa; domyślnie nazwa w języku książki.
spec-levels-easy-stars = Liczba drukowanych gwiazdek. Trudniejszy poziom ma ich co najmniej tyle samo.
spec-levels-easy-minutes = Czas docelowy w minutach, dla `target_time` w [puzzle]; albo najkrótszy i najdłuższy oczekiwany czas rozwiązywania, w którym mieszczą się wszystkie sudoku poziomu.
spec-levels-easy-removed = Najmniejsza i największa liczba usuniętych cyfr, dla wszystkich działów poziomu.
spec-levels-easy-technique = Najłatwiejsza i najtrudniejsza technika, która może być najtrudniejszą w sudoku.
spec-levels-easy-score = Najmniejsza i największa liczba punktów sudoku.
spec-listing-headline = Wiersz nad opisem i na pierwszym obrazie; domyślnie liczba sudoku i ich poziomy.
spec-listing-description = Cały opis, z pustymi wierszami między akapitami lub ze znacznikami, które przyjmują sklepy; domyślnie opis wygenerowany, zaczynający się od tekstu z tyłu okładki, jeśli taki jest.
spec-listing-keywords = Pola na słowa kluczowe, najwyżej siedem, każde do 50 znaków; domyślnie słowa opisujące sudoku.
spec-listing-categories = Ścieżki najwyżej trzech kategorii w sklepie; domyślnie kategorie odpowiednie dla sudoku.
spec-listing-contributors = Osoby oprócz autora, każda z rolą: `editor`, `foreword`, `illustrator`, `introduction`, `photographer`, `preface`, `translator` albo `author`, jeśli to kolejny autor.
spec-listing-audience = Czytelnicy, do których zwracają się teksty; domyślnie dzieci przy zasadach w krótkich zdaniach, seniorzy przy dużym druku, a poza tym dorośli.
spec-listing-ages = Wiek najmłodszego i najstarszego czytelnika, od 0 do 18 lat.
spec-listing-look_inside = Strony do pokazania w sklepie, liczone od pierwszej strony książki; domyślnie po kilka każdego rodzaju.
spec-listing-ai_content = Własna odpowiedź o dostarczonych przez ciebie tekstach, obrazach i sudoku, po odpowiedzi o tym, co wygenerowano.
spec-front-half_title = Strona z samym tytułem, przed stroną tytułową.
spec-front-title_page = Strona tytułowa.
spec-front-copyright = Tekst strony redakcyjnej, na której jest też ISBN; bez tekstu nie ma tej strony.
spec-front-copyright_line = Wiersz z ©, rokiem z `date` i autorem, a w braku autora z wydawcą, nad tekstem strony redakcyjnej.
spec-front-dedication = Tekst strony z dedykacją, po stronie redakcyjnej.
spec-front-contents = Spis treści.
spec-front-how_to = Strona z zasadami albo `"kids"`, czyli krótkie zdania dla dzieci.
spec-front-levels = Objaśnienie poziomów trudności książki i ich gwiazdek.
spec-front-techniques = Rozdział o technikach potrzebnych w sudoku tej książki.
spec-back-blank_grids = Liczba stron z pustymi diagramami, takiej wielkości jak w dziale z największą liczbą sudoku.
spec-back-notes = Liczba stron na notatki.
spec-back-notes_style = Rodzaj stron na notatki: w linie lub gładkie.
spec-back-record = Tabela do zapisywania daty i czasu rozwiązania każdego sudoku.
spec-back-stats = Statystyka sudoku: poziomy, techniki i liczby podanych cyfr.
spec-back-certificate = Dyplom za rozwiązanie całej książki.
spec-back-about_author = Rozdział o autorze; puste wiersze oddzielają akapity.
spec-back-about_book = Rozdział o książce; puste wiersze oddzielają akapity.
spec-back-colophon = Strona z krojami pisma, wersją, rewizją generatora, ziarnem i ustawieniami każdego działu.
spec-text-file = Plik w formacie Markdown z tekstem strony.
spec-text-place = Miejsce strony: `"front"`, `"back"` albo stała nazwa działu, który po niej następuje.
spec-text-title = Tytuł pierwszego rozdziału w spisie treści, a także jego nagłówek, jeśli w pliku go nie ma.
spec-text-contents = Umieszcza rozdziały strony w spisie treści.
spec-numbering-first = Numer pierwszego sudoku albo jego data, jeśli nazwami sudoku mają być daty.
spec-numbering-per_section = Zaczyna numerację w każdym dziale od pierwszego numeru, po `prefix` działu.
spec-page-trim = Wymiary strony po obcięciu: nazwa, np. `a5`, `letter` lub `kdp-6x9`, dwa boki albo tabela dwóch boków.
spec-page-margins = Marginesy, odbite na stronach lewych.
spec-page-bleed = Spad poza linią cięcia.
spec-page-condition = Zarejestrowane warunki druku w pliku PDF/X; domyślnie warunki drukarni albo `FOGRA47`.
spec-page-folios = Drukuje numery stron na dole, przy zewnętrznej krawędzi.
spec-page-roman_front = Numeruje strony przed sudoku cyframi rzymskimi, a za nimi nie zaczyna numeracji od nowa.
spec-page-facing = Odbija lewe strony lustrzanie i zaczyna rozdziały po prawej; domyślnie jak u drukarni, a bez drukarni „tak”.
spec-page-reverse = Odwrót każdej strony z sudoku: kolejne sudoku, pusta strona albo jasny deseń dla piszących flamastrami.
spec-page-running_heads = Drukuje tytuł książki u góry lewych stron, a tytuł działu u góry prawych.
spec-page-edge_marks = Oznacza działy przy zewnętrznej krawędzi, każdy o stopień niżej: aż w spad albo, gdy spadu nie ma, w odstępie od krawędzi.
spec-page-printer = Drukarnia, której wymagania obowiązują.
spec-page-margins-inside = Margines przy grzbiecie; `"auto"` to minimum drukarni dla ostatecznej liczby stron.
spec-page-margins-outside = Margines z dala od grzbietu; `"auto"` to 0.5in albo minimum drukarni, jeśli jest większe.
spec-page-margins-top = Górny margines; `"auto"` to 0.6in albo minimum drukarni, jeśli jest większe.
spec-page-margins-bottom = Dolny margines; `"auto"` to 0.6in albo minimum drukarni, jeśli jest większe.
spec-width-height-width = Szerokość.
spec-width-height-height = Wysokość.
spec-puzzle-heading = Nagłówek nad każdym diagramem: wiersz tekstu albo pasek z białym numerem na czarnym polu.
spec-puzzle-level = Drukuje poziom obok numeru. Wąskie diagramy skracają nagłówek.
spec-puzzle-stars = Drukuje gwiazdki poziomu obok numeru.
spec-puzzle-dots = Drukuje zamiast gwiazdek pięć kropek, z których wypełnionych jest tyle, ile poziom ma gwiazdek.
spec-puzzle-rules = Drukuje pod diagramem zasady odmiany; `"all"` dodaje zwykłe zasady, `"kids"` te same w krótkich zdaniach dla dzieci.
spec-puzzle-givens = Drukuje pod diagramem liczbę podanych cyfr.
spec-puzzle-technique = Drukuje pod diagramem najtrudniejszą technikę potrzebną w sudoku.
spec-puzzle-answer_page = Drukuje na prawo od numeru sudoku stronę, na której jest rozwiązanie.
spec-puzzle-name = Drukuje linię na imię rozwiązującego.
spec-puzzle-date = Drukuje linię na datę.
spec-puzzle-time = Drukuje linię na czas.
spec-puzzle-minutes = Drukuje oczekiwany czas rozwiązywania: `true` pod każdym sudoku, `"sections"` medianę pod tytułem rozdziału. Zaokrąglony do minut; sudoku poza wszystkimi technikami go nie mają.
spec-puzzle-target_time = Drukuje czas docelowy poziomu, do którego należy sudoku.
spec-puzzle-tips = Drukuje wskazówkę do jednej z potrzebnych technik tam, gdzie na stronie z sudoku jest miejsce.
spec-puzzle-code = Drukuje kod, który z ziarnem książki odtwarza sudoku; sudoku z pliku go nie mają.
spec-puzzle-qr = Adres w kodzie QR. `{"{number}"}`, `{"{code}"}`, `{"{seed}"}` i `{"{givens}"}` są zastępowane danymi sudoku.
spec-puzzle-marks = Pomoc przy notatkach: jasne okienka w rogach pustych pól, wszystkie cyfry pod diagramem albo kandydaci każdego pustego pola.
spec-section-id = Stała nazwa sudoku działu: litery, cyfry, `-` i `_`.
spec-section-title = Tytuł działu, na jego stronie otwierającej i w spisie treści; bez tytułu dział nie ma ani strony, ani pozycji w spisie.
spec-section-intro = Wstęp pod tytułem; puste wiersze oddzielają akapity.
spec-section-picture = Obraz pod wstępem: plik PNG lub JPEG obok pliku ustawień.
spec-section-prefix = Przedrostek numerów sudoku, jak w `A12`; domyślnie litera, jeśli każdy dział ma własną numerację.
spec-section-level = Poziom trudności sudoku albo etykieta sudoku z pliku.
spec-section-count = Liczba sudoku, a w kartach dla klasy liczba na ucznia; domyślnie wszystkie sudoku z pliku.
spec-section-copies = W kartach dla klasy liczba kart tego rozdziału, który jest wtedy tylko dla kolejnych uczniów z listy; bez niej rozdział jest dla wszystkich uczniów.
spec-section-per_page = Liczba sudoku na stronie, tak dużych, jak pozwala strona.
spec-section-order = Kolejność druku: według punktów od najłatwiejszego, według oczekiwanego czasu rozwiązywania albo w kolejności generowania. Domyślnie `"rising"` albo kolejność z pliku.
spec-section-opener = Miejsce tytułu działu; domyślnie jak w całej książce.
spec-section-start = Strona, na której zaczyna się dział; domyślnie jak w całej książce.
spec-section-source = Plik z własnymi sudoku, zamiast `level`; `count` ogranicza wtedy ich liczbę.
spec-series-name = Nazwa serii, drukowana na stronie tytułowej, na stronie redakcyjnej i na okładce.
spec-series-volume = Numer książki w serii.
spec-series-registry = Plik z sudoku wszystkich tomów, tworzony przy pierwszym. Żadne sudoku z wcześniejszego tomu się nie powtarza.
spec-section-symmetry = Symetria podanych cyfr.
spec-section-fill = Sposób tworzenia pełnych diagramów. `"shuffle"` przekształca jeden stały diagram, więc wszystkie są równoważne.
spec-section-removed = Najmniejsza i największa liczba usuniętych cyfr; domyślnie według poziomu.
spec-section-technique = Najłatwiejsza i najtrudniejsza technika, która może być najtrudniejszą w sudoku; domyślnie według poziomu.
spec-section-score = Najmniejsza i największa liczba punktów sudoku; domyślnie według poziomu.
spec-section-minutes = Najkrótszy i najdłuższy oczekiwany czas rozwiązywania w minutach; domyślnie według poziomu, jeśli ma taki czas.
spec-section-search = Szuka w pobliżu każdego sudoku innego, z mniejszą liczbą podanych cyfr; domyślnie wtedy, gdy jedno przejście rzadko usuwa dość cyfr.
spec-section-empty_overlaps = Zostawia puste wspólne pola diagramów zachodzących na siebie.
spec-section-signs = Drukuje znaki działań w klatkach calcudoku; bez nich możliwe jest każde działanie.
spec-section-steady = Odrzuca sudoku, których trudność polega na jednej przeszkodzie.
spec-title = Tytuł książki, drukowany na stronie tytułowej i w żywej paginie oraz zapisywany w metadanych pliku PDF.
spec-subtitle = Podtytuł.
spec-author = Autor.
spec-series = Seria książki, drukowana na stronie tytułowej, na stronie redakcyjnej i na okładce: jej nazwa albo tabela z dalszymi kluczami.
spec-volume = Numer książki w serii.
spec-edition = Wydanie, drukowane na stronie redakcyjnej.
spec-imprint = Nazwa wydawcy, drukowana na dole strony tytułowej i na stronie redakcyjnej.
spec-isbn = Trzynastocyfrowy numer ISBN, z łącznikami lub bez; program sprawdza jego cyfrę kontrolną.
spec-language = Język wszystkich tekstów drukowanych przez program oraz dat i liczb: kod języka, z regionem lub bez; `de-informal`, `fr-informal` i `es-informal` zwracają się do czytelnika przez `du` i `tu`.
spec-seed = Tekst lub liczba całkowita, od której zależą wszystkie generowane sudoku. Jeśli ziarna nie podano, program losuje nowe i zachowuje je w zapisie (lock).
spec-engine = Rewizja generatora. Rewizja nigdy się nie zmienia, więc dawne ziarna zachowują swoje sudoku.
spec-calibration = Plik z czasami rozwiązywania czytelników, zapisany przez `gridpress calibrate`; wszystkie oczekiwane czasy w minutach są wtedy ich czasami.
spec-date = Data w pliku PDF; domyślnie data z `SOURCE_DATE_EPOCH`, jeśli jest ustawiona.
spec-profile = Profil wyjściowy pliku PDF; domyślnie profil drukarni albo `screen`.
spec-opener = Tytuły działów i rozwiązań: na osobnych stronach, nad pierwszymi diagramami albo tylko w spisie treści.
spec-start = Pierwsza strona działów i rozwiązań: najbliższa prawa strona albo po prostu następna.
spec-design = Wygląd książki.
spec-pictures = Wbudowane obrazki na stronach tytułowych, na początku działów, w objaśnieniach i na dole stron: zwierzęta do kolorowania.
spec-colour = Strony w kolorze: jeden odcień na dział w tytułach, znakach i cieniowanych polach oraz kolorowe zwierzęta. Wybierz drukarnię, która drukuje w kolorze.
spec-type-text = Krój pisma tekstu głównego: nazwa jednego z dołączonych, ścieżka pliku fontu albo ścieżki poszczególnych odmian.
spec-type-headings = Krój pisma tytułów i nagłówków, w odmianie pogrubionej; domyślnie krój tekstu.
spec-type-digits = Krój cyfr w diagramach.
spec-type-figures = Rodzaj cyfr w tekście głównym; domyślnie według wyglądu.
spec-type-size = Stopień pisma tekstu głównego, od którego zależą pozostałe stopnie; domyślnie według wyglądu.
spec-type-leading = Odległość linii bazowych pisma, od jednego do dwóch stopni pisma; domyślnie cztery trzecie `size` albo według wyglądu.
spec-type-justify = Justuje tekst główny; domyślnie według wyglądu.
spec-type-hyphenate = Dzieli wyrazy według zasad języka książki; domyślnie według wyglądu.
spec-regular-italic-bold-regular = Ścieżka zwykłego fontu.
spec-regular-italic-bold-italic = Ścieżka kursywy; domyślnie zwykły font.
spec-regular-italic-bold-bold = Ścieżka odmiany pogrubionej; domyślnie zwykły font.
spec-worksheet-names = Imiona uczniów, po jednej karcie dla każdego: lista albo plik obok pliku ustawień, z jednym imieniem w wierszu.
spec-worksheet-copies = Liczba kart; karty ponad liczbę imion mają pustą linię na imię. Domyślnie po jednej dla każdego imienia.
spec-worksheet-same = Daje wszystkim uczniom te same sudoku, a nie różne na tym samym poziomie.
spec-worksheet-date = Data na każdej karcie, np. `"2026-11-27"`, albo inny tekst; domyślnie pusta linia.
spec-worksheet-cut_outs = Dodaje po każdej karcie stronę z cyframi do wycięcia, tak dużymi jak pola jej sudoku.
spec-worksheet-codes = Drukuje pod każdym sudoku krótki kod, który pozwala odszukać rozwiązanie.
