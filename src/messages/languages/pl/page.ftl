# The page of the application. `{ $name }` is a value that the page fills in.
skip = Przejdź do stron
parts = Części książki
part-book = Książka
part-answers = Rozwiązania
part-cover = Okładka
view = Widok
pages-before = Poprzednie strony (←)
pages-after = Następne strony (→)
page = Strona
page-of = z { $count }
page-short = s. { $page }
page-unknown = Nie ma strony { $page }. Liczba stron: { $count }.
puzzle-field = Sudoku
puzzle-no = nr
puzzle-unknown = Nie ma sudoku { $puzzle }. Numery: od { $first } do { $last }.
puzzle-page = Sudoku { $puzzle }: strona { $page }
puzzle-pages = Sudoku { $puzzle }: strona { $page }, rozwiązanie: strona { $answer }
answer = Rozwiązanie
zoom = Powiększenie
zoom-page = Cała strona
zoom-width = Szerokość strony
zoom-actual = Rzeczywisty rozmiar
pages-shown = Strony
pages-facing = Rozkładówki
pages-single = Pojedyncze
guides = Linie
guides-lines = Linie na stronach
guides-trim = Linia cięcia
guides-bleed = Spad
guides-margins = Marginesy
guides-safe = Obszar bezpieczny
guides-baselines = Linie bazowe pisma
guides-no-safe = Obszar bezpieczny jest nieznany: wybierz drukarnię.
dock-thumbs = Przegląd
dock-edit = Edycja
dock-make = Tworzenie
dock-findings = Kontrola
status-busy = Książka powstaje…
status-wrong = Błędy w pliku { $file }
status-fine = { $file }: aktualny
no-response = Brak odpowiedzi: czy gridpress nadal działa?
no-response-saved = Brak odpowiedzi: czy gridpress nadal działa? Nic nie zapisano.
cover-none = Nie ma okładki do pokazania.
cover-parts = Tył, grzbiet i przód
book-none = Nie ma jeszcze książki do pokazania.
mistakes =
    { $count ->
        [one] Błąd w książce
        [few] { $count } błędy w książce
        [many] { $count } błędów w książce
       *[other] { $count } błędu w książce
    }
mistakes-last = { $mistakes }: widać ostatnią poprawną wersję
go-to-setting = Przejdź do tego ustawienia
warnings = Ostrzeżenia
check = Kontrola
check-busy = Sprawdzanie stron…
check-no-printer = Nie wybrano drukarni: to wymagania wspólne dla wszystkich książek
rules-fail =
    { $count ->
        [one] Jedno wymaganie nie jest spełnione
        [few] { $count } wymagania nie są spełnione
        [many] { $count } wymagań nie jest spełnionych
       *[other] { $count } wymagania nie jest spełnione
    }
rules-pass =
    { $count ->
        [one] Jedno wymaganie jest spełnione
        [few] { $count } wymagania są spełnione
        [many] { $count } wymagań jest spełnionych
       *[other] { $count } wymagania jest spełnione
    }
rules-all =
    { $count ->
        [one] Jedyne wymaganie jest spełnione
        [few] Wszystkie { $count } wymagania są spełnione
        [many] Wszystkie wymagania są spełnione ({ $count })
       *[other] Wszystkie wymagania są spełnione ({ $count })
    }
fails = Niespełnione
advice = Zalecenie
required-is = wymagane: { $value }.
what-to-change = Co zmienić: { $change }
more = i jeszcze { $count }
shortcuts = Skróty klawiszowe na stronach
shortcut-turn = poprzednie i następne strony
shortcut-ends = pierwsza i ostatnia strona
shortcut-page = przejście do strony
shortcut-puzzle = przejście do sudoku
shortcut-zoom = powiększenie i pomniejszenie
shortcut-fit = cała strona
shortcut-facing = rozkładówki lub pojedyncze strony
start-book = Nowa książka
start-book-is = Nie ma tu jeszcze książki, dlatego widać przykład. Wybierz szablon na początek; później można zmienić wszystko. Żaden istniejący plik nie zostanie nadpisany.
use-template = Użyj tego szablonu
created = Utworzono plik { $file }.
undo = Cofnij
redo = Ponów
undone = Cofnięto.
redone = Ponowiono.
again = Spróbuj ponownie
saving = Zapisywanie …
saved = Zapisano w pliku { $file }.
saved-moved = Zapisano. Niektórych sudoku rozwiązywanych krok po kroku już nie ma; zastępują je ostatnie w książce.
book-name = { $file }
not-saved-changed = Nie zapisano: plik został zmieniony gdzie indziej.
paused = Formularz jest wstrzymany: { $file } nie jest poprawnym plikiem TOML. Popraw go w swoim edytorze albo cofnij tam ostatnią zmianę.
views = Widok ustawień
view-basic = Podstawowy
view-advanced = Zaawansowany
search = Znajdź ustawienie
count-found =
    { $count ->
        [one] Jedno ustawienie
        [few] { $count } ustawienia
        [many] { $count } ustawień
       *[other] { $count } ustawienia
    }
none-found = Żadne ustawienie nie pasuje.
rare = Pokaż też ustawienia dla gazet i dla kilku stron na arkuszu
reset-group = Zresetuj tę grupę
count-set =
    { $count ->
        [one] Jedno ustawione
        [few] { $count } ustawione
        [many] { $count } ustawionych
       *[other] { $count } ustawionego
    }
count-invalid =
    { $count ->
        [one] Jedno błędne
        [few] { $count } błędne
        [many] { $count } błędnych
       *[other] { $count } błędnego
    }
add-section = Dodaj dział
add-text = Dodaj stronę tekstu
add-daily-slot = Dodaj miejsce
move-up = W górę
move-down = W dół
remove-item = Usuń
required = wymagane
range = Od { $least } do { $most }.
at-least = Co najmniej { $least }.
default-is = Domyślnie: { $value }
default = domyślnie
is-default = { $value } (domyślnie)
for-example = Na przykład: { $value }
no-value = brak
yes = tak
no = nie
from = od
to = do
other = Inne…
done = Gotowe
open = Otwórz
save = Zapisz
line = Wiersz { $number }
file-none = Brak pliku
file-choose = Wybierz plik…
file-drop = lub upuść go tutaj
file-storing = Zapisywanie pliku…
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } pikseli.
picture-part = { $width } × { $height } pikseli: przy { $part } % szerokości tekstu druk jest ostry.
picture-fine = { $width } × { $height } pikseli: obraz jest wystarczająco ostry, ma { $resolution } dpi.
picture-coarse = { $width } × { $height } pikseli: przy pełnej szerokości tylko { $resolution } dpi, a ostry druk wymaga { $required }. W mniejszym rozmiarze obraz będzie dobry.
picture-coarse-needed = { $width } × { $height } pikseli: tylko { $resolution } dpi, a ostry druk wymaga { $required }. Użyj obrazu o wymiarach co najmniej { $wide } × { $high } pikseli.
picture-caption = Podpis
font-file-fine = { $family }: można używać.
font-file-forbidden = { $family }: licencja zabrania użycia w książkach ({ $why }).
make = Tworzenie plików
make-is = Zapisuje pliki do sklepu obok książki. Plików, których nie zapisał gridpress lub które od tego czasu zmieniono, nigdy nie nadpisuje.
make-all = Utwórz i zweryfikuj wszystko
make-book = Utwórz strony
make-cover = Utwórz okładkę
make-proof = Zweryfikuj pliki
make-busy = W toku
make-none = Nie ma jeszcze książki: zacznij od szablonu w panelu „Edycja”.
making-book = Strony powstają…
making-cover = Okładka powstaje…
making-proof = Weryfikowanie plików…
finished-book = Strony są gotowe.
finished-cover = Okładka jest gotowa.
finished-proof = Wszystkie pliki są zweryfikowane: każde sudoku ma jedno rozwiązanie, a pliki pasują do siebie.
failed-book = Nie utworzono stron.
failed-cover = Nie utworzono okładki.
failed-proof = Pliki nie pasują do siebie.
files = Pliki
folder = W folderze { $folder }
part-interior = Strony
part-lock = Zapis (lock)
count-pages =
    { $count ->
        [one] jedna strona
        [few] { $count } strony
        [many] { $count } stron
       *[other] { $count } strony
    }
checklist = Lista kontrolna
messages = Komunikaty
state-good = Gotowe
state-todo = Do zrobienia
state-bad = Jeszcze nie
check-names-good = Tytuł, autor i prawa autorskie są własne.
check-names-todo = Tytuł, autor lub prawa autorskie pochodzą jeszcze z szablonu. Zob. panel „Kontrola”.
check-printer-good = Drukarnia: { $printer }.
check-printer-todo = Wybierz drukarnię, aby sprawdzić jej wymagania.
check-rules-good =
    { $count ->
        [one] Wymaganie drukarni jest spełnione.
        [few] Wszystkie wymagania są spełnione ({ $passed }).
        [many] Wszystkie wymagania są spełnione ({ $passed }).
       *[other] Wszystkie wymagania są spełnione ({ $passed }).
    }
check-rules-bad =
    { $count ->
        [one] Jedno wymaganie nie jest spełnione: { $rules }. Zob. panel „Kontrola”.
        [few] { $count } wymagania nie są spełnione: { $rules }. Zob. panel „Kontrola”.
        [many] { $count } wymagań nie jest spełnionych: { $rules }. Zob. panel „Kontrola”.
       *[other] { $count } wymagania nie jest spełnione: { $rules }. Zob. panel „Kontrola”.
    }
check-pictures-good = Obrazy są wystarczająco ostre.
check-pictures-bad = Jeden z obrazów jest za mały, by wydrukować go ostro. Zob. panel „Kontrola”.
check-interior-good = Strony są gotowe: { $pages }.
check-interior-todo = Utwórz strony.
check-interior-bad = Plik stron jest starszy niż książka: utwórz go ponownie.
check-cover-good = Okładka pasuje do tych stron ({ $pages }): grzbiet ma szerokość { $spine }.
check-cover-todo = Utwórz okładkę.
check-cover-bad = Plik okładki należy do innej wersji książki: utwórz go ponownie.
check-counts-good =
    { $count ->
        [one] W książce jest jedno sudoku.
        [few] W książce są { $count } sudoku, tyle, ile obiecują jej teksty.
        [many] W książce jest { $count } sudoku, tyle, ile obiecują jej teksty.
       *[other] W książce jest { $count } sudoku, tyle, ile obiecują jej teksty.
    }
check-counts-bad =
    { $count ->
        [one] Tytuł, plakietka lub tył okładki obiecuje { $promised } sudoku, a w książce jest jedno.
        [few] Tytuł, plakietka lub tył okładki obiecuje { $promised } sudoku, a w książce są { $count }.
        [many] Tytuł, plakietka lub tył okładki obiecuje { $promised } sudoku, a w książce jest { $count }.
       *[other] Tytuł, plakietka lub tył okładki obiecuje { $promised } sudoku, a w książce jest { $count }.
    }
writer = Strona tekstu
writer-tools = Formatowanie
writer-heading = Nagłówek
writer-bold = Pogrubienie
writer-italic = Kursywa
writer-list = Lista punktowana
writer-picture = Obraz…
writer-text = Tekst w formacie Markdown
writer-style = Styl
writer-plain = Tekst
writer-chapter = Tytuł rozdziału
writer-subheading = Mały nagłówek
writer-quote = Cytat
writer-source = Markdown
writer-numbers = Lista numerowana
writer-outdent = Zmniejsz wcięcie
writer-indent = Zwiększ wcięcie
writer-link = Link
writer-rule = Linia oddzielająca
writer-address = Adres
writer-page = Tekst strony
writer-source-is = Pokazuje tekst w formacie Markdown
writer-kept = Ta część jest pokazana w formacie Markdown i pozostaje bez zmian.
pictures = Wstaw obraz
picture-width = Szerokość
pasted-table = Strony tekstu nie mają tabel: wiersze tabeli stały się wierszami tekstu.
pasted-picture = Brakuje obrazów, których nie dało się wkleić: dodaj je przyciskiem „Obraz…”.
pasted-other = Części, których nie można wydrukować, np. filmy i formularze, zostały pominięte.
text-write = Pisz…
text-name = tekst
text-starter = # Witamy{"\u000A\u000A"}Tu napisz własny tekst.{"\u000A"}
puzzles-own = Dodaj własne sudoku…
puzzles-own-is = Wklej sudoku w dowolnym formacie: wiersze po 81 pól, diagramy, JSON, linki… albo upuść plik. Każde jest sprawdzane, czy ma dokładnie jedno rozwiązanie.
puzzles-add = Dodaj do książki
puzzles-givens =
    { $count ->
        [one] { $count } podana cyfra
        [few] { $count } podane cyfry
        [many] { $count } podanych cyfr
       *[other] { $count } podanej cyfry
    }
puzzles-fine =
    { $count ->
        [one] Jedno sudoku ({ $kind }) z dokładnie jednym rozwiązaniem.
        [few] { $count } sudoku ({ $kind }), każde z dokładnie jednym rozwiązaniem.
        [many] { $count } sudoku ({ $kind }), każde z dokładnie jednym rozwiązaniem.
       *[other] { $count } sudoku ({ $kind }), każde z dokładnie jednym rozwiązaniem.
    }
units = Wymiary w
unit-in = calach
unit-mm = milimetrach
term-seed = Co to jest ziarno?
term-seed-is = Dowolne słowa lub liczba. Z tego samego ziarna zawsze powstają te same sudoku, a z innego inne.
term-bleed = Co to jest spad?
term-bleed-is = Zadruk wychodzący poza krawędź strony, żeby po obcięciu papieru nie został biały pasek. Potrzebują go tylko strony z obrazami sięgającymi krawędzi.
term-gutter = Co to jest margines wewnętrzny?
term-gutter-is = Margines przy grzbiecie, gdzie strony są klejone lub zszywane. W grubych książkach musi być szerszy; gridpress ustala go według tabeli drukarni.
term-registry = Jak to działa?
term-registry-is = gridpress prowadzi w folderze nadrzędnym plik ze wszystkimi sudoku serii. Każdy tom twórz w osobnym folderze obok tego, a żadne sudoku się nie powtórzy.
term-lock = Co to jest zapis?
term-lock-is = Plik, z którego gridpress odtwarza dokładnie tę książkę i ją sprawdza. Przechowuj go razem z książką.
term-opener = Co to jest strona otwierająca?
term-opener-is = Pierwsza strona działu, z jego tytułem.
where = W pliku { $file }, wiersz { $line }
quoted-title = „{ $text }”
volume-next = Następny tom
volume-next-is = Zakłada obok nową książkę, z tymi samymi ustawieniami i nowymi sudoku. Najpierw utwórz ten tom.
volume-folder = Nazwa jego folderu
volume-start = Załóż następny tom
volume-starting = Zakładanie…
volume-open = Otwórz następny tom
group-book = Książka
group-paper = Drukarnia, format i wygląd
group-puzzles = Sudoku
group-puzzles-is = Dział to część książki z sudoku jednego rodzaju i poziomu trudności.
group-answers = Rozwiązania
group-front = Strony przed sudoku
group-texts = Własne strony tekstu
group-texts-is = Wstęp, porady, podziękowania: napisz je tutaj, a jeśli chcesz, dodaj obrazy.
group-back = Strony po sudoku
group-cover = Okładka
group-series = Seria
title-title = Tytuł
help-title = Drukowany na stronie tytułowej i na okładce.
title-subtitle = Podtytuł
help-subtitle = Opcjonalny, np. „Od łatwych do trudnych”.
title-author = Autor
help-author = Imię i nazwisko lub pseudonim, jak w sklepie.
title-imprint = Wydawca
help-imprint = Opcjonalnie: nazwa wydawnictwa, na stronie tytułowej.
title-language = Język książki
help-language = W tym języku drukowane są nagłówki, zasady i rozwiązania.
title-seed = Ziarno
help-seed = Decyduje o tym, jakie sudoku są w książce.
title-page-printer = Drukarnia
help-page-printer = Sprawdzane są jej wymagania co do marginesów, formatu i liczby stron.
printer-none = Nie wybrano drukarni
title-page-trim = Format strony
help-page-trim = Wymiary gotowej książki.
size-other = Inny format
title-design = Wygląd stron
help-design = Pismo i ozdoby na stronach.
design-classic = Klasyczny
design-modern = Nowoczesny
design-large-print = Duży druk
title-type-text = Krój pisma tekstu
help-type-text = Własny krój pisma wymaga licencji na książki.
title-type-digits = Krój cyfr
help-type-digits = W diagramach.
file-own = Własny plik fontu…
title-answers-placement = Gdzie są rozwiązania
help-answers-placement = Czytelnicy wolą je na końcu książki.
placement-back = Na końcu książki
placement-after-section = Po każdym dziale
placement-separate = W osobnym pliku PDF
placement-foot = Do góry nogami na dole strony
placement-overleaf = Na następnej stronie
placement-beside = Obok sudoku
placement-none = Bez rozwiązań
title-answers-per_page = Rozwiązań na stronie
help-answers-per_page = Puste: tyle, ile da się wygodnie czytać.
title-front-half_title = Przedtytuł: pierwsza strona z samym tytułem
title-front-title_page = Strona tytułowa
title-front-copyright = Strona redakcyjna
help-front-copyright = Jej tekst, np. „© 2026 Imię i nazwisko”. Bez tekstu nie ma tej strony.
title-front-dedication = Dedykacja
help-front-dedication = Jej tekst, na osobnej stronie.
title-front-contents = Spis treści
title-front-how_to = Jak rozwiązywać
help-front-how_to = Zasady wszystkich rodzajów łamigłówek w książce.
how_to-true = Zasady
how_to-kids = Zasady w krótkich zdaniach dla dzieci
how_to-false = Bez zasad
title-front-levels = Strona o poziomach trudności
title-front-techniques = Rozdział o technikach rozwiązywania
help-front-techniques = Z przykładami, o technikach potrzebnych w tej książce.
title-back-blank_grids = Strony z pustymi diagramami
title-back-notes = Strony na notatki
title-back-record = Tabela na daty i czasy
title-back-stats = Statystyka sudoku
title-back-certificate = Dyplom
help-back-certificate = Dla każdego, kto rozwiąże całą książkę.
title-back-about_author = O autorze
help-back-about_author = Własny tekst, na osobnej stronie.
title-back-about_book = O książce
help-back-about_book = Własny tekst, na osobnej stronie.
title-cover-design = Wygląd
help-cover-design = Na każdym obrazku jest tytuł tej książki.
cover-plain = Prosty
cover-field = Barwne tło
cover-tilt = Ukos
cover-swiss = Szwajcarski
cover-stripes = Pasy
cover-mosaic = Mozaika
cover-pop = Pop
cover-animals = Zwierzęta
cover-night = Noc
cover-picture = Własny obraz
title-cover-palette = Kolory
palette-ocean = Ocean
palette-sunrise = Wschód słońca
palette-forest = Las
palette-berry = Jagoda
palette-paper = Papier
palette-midnight = Północ
palette-retro = Retro
palette-candy = Cukierki
palette-lagoon = Laguna
palette-brick = Cegła
title-cover-lettering = Pismo tytułu
lettering-heavy = Grube wersaliki
lettering-condensed = Wąskie wersaliki
lettering-serif = Szeryfowe
lettering-tiles = Pole dla każdej litery
lettering-headings = Jak nagłówki
title-cover-picture_area = Część okładki, którą zajmuje
picture_area-below = Pod tekstami
picture_area-full = Cała, z tekstami na wierzchu
picture_area-alone = Cała, bez tekstów
title-cover-picture = Własny obraz na przodzie
help-cover-picture = Plik PNG lub JPEG; zostanie skopiowany obok książki i wypełni przód okładki.
title-cover-blurb = Tekst z tyłu
help-cover-blurb = To, co zachęci do kupienia tej książki.
title-cover-badges = Plakietki
help-cover-badges = Do trzech krótkich tekstów na przodzie, oddzielonych przecinkami.
title-isbn = ISBN
help-isbn = Puste, jeśli numer nadaje sklep. W przeciwnym razie gridpress rysuje kod kreskowy.
title-cover-price = Cena
help-cover-price = Obok kodu kreskowego, np. „39,99 zł”.
title-cover-logo = Logo wydawnictwa
help-cover-logo = Plik PNG lub JPEG, na dole z tyłu okładki.
title-cover-thousand_pages = Grubość 1000 stron
help-cover-thousand_pages = Ta drukarnia nie podaje jej dla tego papieru, a potrzebuje jej grzbiet okładki: weź ją z kalkulatora okładek drukarni, na przykład 2.3in lub 58mm.
title-series-name = Nazwa serii
help-series-name = Na stronie tytułowej i na okładce.
title-series-volume = Tom
help-series-volume = Numer tej książki w serii.
title-series-registry = Nigdy nie powtarzaj sudoku z innego tomu
title-section-title = Tytuł
help-section-title = Na pierwszej stronie działu i w spisie treści. Bez tytułu dział nie ma własnej pierwszej strony ani pozycji w spisie.
title-section-kind = Rodzaj łamigłówki
title-section-level = Poziom trudności
title-section-count = Liczba sudoku
title-section-per_page = Na stronie
per_page =
    { $count ->
        [one] Jedno sudoku, jak największe
        [few] { $count } sudoku
        [many] { $count } sudoku
       *[other] { $count } sudoku
    }
title-section-intro = Wstęp
help-section-intro = Kilka zdań pod tytułem.
title-section-picture = Obraz
help-section-picture = Na pierwszej stronie działu.
section-new = Dział { $count }
section-own = Moje sudoku
kinds-sizes = Sudoku
kinds-variants = Sudoku z dodatkowymi zasadami i pokrewne
kinds-layouts = Kilka diagramów
title-text-title = Tytuł w spisie treści
help-text-title = Puste: pierwszy nagłówek tekstu.
title-text-place = Miejsce
place-front = Przed sudoku
place-back = Na końcu
place-before = Przed działem „{ $section }”
title-text-contents = Umieść w spisie treści
template-classic-6x9 = Klasyczna książka
template-classic-6x9-is = 120 sudoku od łatwych do trudnych, 6 × 9 cali
template-large-print-8-5x11 = Duży druk
template-large-print-8-5x11-is = 80 sudoku, po jednym na stronie, 8,5 × 11 cali
template-three-hundred = 300 sudoku
template-three-hundred-is = 300 sudoku na czterech poziomach, po dwa na stronie, 6 × 9 cali
template-thousand = 1000 sudoku
template-thousand-is = 1000 sudoku na czterech poziomach, po sześć na stronie, 8,5 × 11 cali
template-bold-and-easy = Duże i łatwe
template-bold-and-easy-is = 60 łatwych sudoku bardzo dużym drukiem, na spirali, 8,5 × 11 cali
template-pocket-5x8 = Książka kieszonkowa
template-pocket-5x8-is = 150 sudoku na pięciu poziomach, po jednym na stronie, 5 × 8 cali
template-a4-worksheets = Arkusze
template-a4-worksheets-is = Sześć sudoku na arkuszu A4, dla klasy lub klubu
template-kids = Dla dzieci
template-kids-is = Małe diagramy, duże cyfry i zwierzęta do kolorowania, 8,5 × 11 cali
template-kids-pictures = Dla maluchów
template-kids-pictures-is = Kształty zamiast cyfr, 8,5 × 11 cali
template-giants = Olbrzymy
template-giants-is = Diagramy 12 × 12 i 16 × 16, 8,5 × 11 cali
template-wordoku = Słowa
template-wordoku-is = Litery zamiast cyfr i słowo w każdym rozwiązaniu, 7 × 10 cali
template-variants = Odmiany
template-variants-is = Sudoku diagonalne, nieregularne, windoku i killer, 7 × 10 cali
template-variety = Magazyn łamigłówek
template-variety-is = Dziewiętnaście rodzajów łamigłówek, 8,5 × 11 cali
template-samurai = Samuraj
template-samurai-is = 60 sudoku z pięciu zachodzących na siebie diagramów, po jednym na stronie, 8,5 × 11 cali
template-calcudoku = Calcudoku
template-calcudoku-is = 100 łamigłówek z działaniami w klatkach, od 4 × 4 do 9 × 9, 6 × 9 cali
template-travel-booklet = Zeszyt podróżny
template-travel-booklet-is = 40 sudoku do wydrukowania w domu na A4, złożenia i zszycia
template-tablet = Tablet
template-tablet-is = 60 sudoku na reMarkable, Kindle Scribe i inne tablety
template-newspaper = Gazeta
template-newspaper-is = Codzienna rubryka w gazecie; jej pliki tworzy polecenie gridpress daily
template-sampler = Próbnik
template-sampler-is = Po jednym dziale na każdy rodzaj sudoku, do kopiowania
dock-listing = Sklep
copy = Kopiuj
count-puzzles =
    { $count ->
        [one] jedno sudoku
        [few] { $count } sudoku
        [many] { $count } sudoku
       *[other] { $count } sudoku
    }
part-listing = Teksty do sklepu
making-listing = Teksty i obrazy do sklepu powstają…
finished-listing = Teksty i obrazy do sklepu są gotowe.
failed-listing = Nie utworzono tekstów i obrazów do sklepu.
shop = Oferta w sklepie
shop-is = Skopiuj te teksty do formularza Amazon KDP lub innego sklepu. Wynikają z książki i są w jej języku.
shop-count = { $used } z { $most } znaków
shop-volume = tom { $volume }
shop-headline = Nagłówek
shop-headline-is = Wiersz nad opisem i na pierwszym obrazie.
shop-description = Opis
shop-description-is = Cały opis, zamiast tego powyżej.
shop-keywords = Słowa kluczowe
shop-keywords-is = Siedem pól po najwyżej 50 znaków. Bez nazw sklepów i bez tego, co już jest w tytule.
shop-categories = Kategoria
shop-categories-is = Najwyżej trzy.
shop-audience = Czytelnicy
shop-audience-is = Do kogo zwracają się teksty.
audience-adults = Dorośli
audience-children = Dzieci
audience-seniors = Seniorzy
shop-contributors = Współtwórcy
shop-contributors-is = Oprócz autora, np. „illustrator: Ann Lee”, oddzieleni przecinkami.
shop-ai_content = Własna odpowiedź o AI
shop-ai_content-is = O własnych tekstach, obrazach i łamigłówkach.
shop-ai = Odpowiedź o treściach wygenerowanych przez AI
shop-facts = Dane
shop-change = Zmień te teksty
shop-change-is = To, co wpiszesz tutaj, zastąpi teksty powyżej. Puste pole je przywraca.
shop-write = Utwórz teksty i obrazy
shop-write-is = Tworzy też obrazy: przód okładki, cztery banery do opisu i podgląd wnętrza.
group-class = Karty dla klasy
title-worksheet-names = Imiona uczniów
help-worksheet-names = Po jednym w wierszu; każdy uczeń dostaje kartę.
title-worksheet-copies = Liczba kart
help-worksheet-copies = Karty ponad liczbę imion mają pustą linię na imię.
title-worksheet-same = Te same sudoku dla wszystkich
title-worksheet-date = Data
help-worksheet-date = Puste: linia do wypełnienia.
title-worksheet-cut_outs = Cyfry do wycięcia
help-worksheet-cut_outs = Ich strona po każdej karcie, dla początkujących.
title-worksheet-codes = Kody do odszukania rozwiązań
template-worksheet = Zestaw dla klasy
template-worksheet-is = Karta dla każdego ucznia i rozwiązania dla nauczyciela
table-listing = Oferta w sklepie
table-worksheet = Karty dla klasy
table- = Książka
table-series = Seria
table-section = Działy
table-text = Strony tekstu
table-front = Strony na początku
table-back = Strony na końcu
table-type = Pismo
table-puzzle = Wokół każdego sudoku
table-grid = Diagramy
key-isbn = ISBN
key-id = Stała nazwa
