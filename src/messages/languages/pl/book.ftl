### Słowa, które drukuje program, po polsku. Formy obszarów: `in` (w wierszu 3), `of` (wiersza 3).
### Po słowach jednoliterowych stoi twarda spacja.

## Nagłówki
contents = Spis treści
answers = Rozwiązania
how-to = Jak rozwiązywać
tip = Wskazówka
hints = Wskazówki
techniques = Techniki
walkthroughs = Rozwiązania krok po kroku
notes = Notatki
levels = Poziomy trudności
about-author = O autorze
about-book = O tej książce
blank-grids = Puste diagramy
record = Moje wyniki
stats = Ta książka w liczbach
stats-techniques = Najtrudniejsza technika każdej łamigłówki
stats-givens = Podane cyfry w łamigłówce
stats-digits = Jak często podana jest każda cyfra
certificate = Dyplom
certificate-to = Ten dyplom otrzymuje
certificate-for =
    { $count ->
        [one] za rozwiązanie jednego sudoku
        [few] za rozwiązanie { NUMBER($count) } sudoku
       *[many] za rozwiązanie { NUMBER($count) } sudoku
    }
certificate-done = Brawo!
volume = Tom { $number }
colour-in = Pokoloruj mnie!
answers-to = Rozwiązania: { $title }
solution = Rozwiązanie
solution-of = Rozwiązanie z { $date }
corrected-on = Poprawiono { $date }: { $note }
correction-of = Sprostowanie do { $date }: { $note }
contest-cells = Konkurs: prześlij nam cyfry z pól { $cells } do { $date }.
contest-word = Konkurs: prześlij nam ukryte słowo do { $date }.
contest-entered = Wypełnione. Prześlij nam { $answer } do { $date }.
web-send-times = Wysyłaj moje czasy do { $paper }, bez nazwiska, aby je porównać.
web-faster = Szybciej niż { $percent } % graczy.
cells-removed = usunięto { $count }
easier-than = ! łatwiejsze niż { $day }
puzzle-count =
    { $count ->
        [one] 1 sudoku
        [few] { NUMBER($count) } sudoku
       *[many] { NUMBER($count) } sudoku
    }
puzzle = Sudoku { $number }
puzzles = Sudoku { $first }–{ $last }
dates = { $first } – { $last }

## Wokół sudoku
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Rozwiązanie na stronie { $page }
to-answer-short = Strona { $page }
to-answer-overleaf = Rozwiązanie na odwrocie
to-answer-overleaf-short = Na odwrocie
to-answer-elsewhere = Zeszyt z rozwiązaniami, strona { $page }
to-answer-elsewhere-short = Rozwiązania, s. { $page }
to-answer-elsewhere-shortest = Rozw. { $page }
to-puzzle = Strona { $page }
to-puzzle-elsewhere = Sudoku na stronie { $page }
to-puzzle-elsewhere-short = Sudoku, s. { $page }
to-puzzle-elsewhere-shortest = Sudoku { $page }
hardest = Najtrudniejsza technika: { $technique }
hardest-beyond = Najtrudniejsza technika: żadna z tych, które mają nazwę
givens =
    { $count ->
        [one] 1 podana cyfra
        [few] { $count } podane cyfry
       *[many] { $count } podanych cyfr
    }
time = Czas
about-minutes =
    { $count ->
        [one] Około 1 minuty
        [few] Około { $count } minut
       *[many] Około { $count } minut
    }
target-time = Czas docelowy: { $minutes } min
date = Data
name = Imię
sheet = Karta { $sheet }
teacher-answers = Rozwiązania dla nauczyciela
cut-out = Wytnij kartoniki i połóż je na pustych polach.
code = Kod
large-print = Duży druk
puzzle-nouns = sudoku, łamigłówek, łamigłówki
count-words = jeden=1 dwa=2 trzy=3 cztery=4 pięć=5 sześć=6 siedem=7 osiem=8 dziewięć=9 dziesięć=10 jedenaście=11 dwanaście=12 trzynaście=13 czternaście=14 piętnaście=15 szesnaście=16 siedemnaście=17 osiemnaście=18 dziewiętnaście=19 dwadzieścia=20 trzydzieści=30 czterdzieści=40 pięćdziesiąt=50 sześćdziesiąt=60 siedemdziesiąt=70 osiemdziesiąt=80 dziewięćdziesiąt=90 sto=100 dwieście=200 trzysta=300 czterysta=400 pięćset=500 tysiąc=1000
quoted = „{ $text }”

## Poziomy
level-easy = Łatwe
level-medium = Średnie
level-hard = Trudne
level-expert = Eksperckie
level-extreme = Ekstremalne
level-easy-is = Dużo podanych cyfr. Kto dobrze patrzy, znajduje jedną cyfrę po drugiej.
level-medium-is = Mniej podanych cyfr. Patrz też wzdłuż wierszy i kolumn i pytaj, co jeszcze może trafić do pola.
level-hard-is = Tu przydają się notatki: zablokowani kandydaci, pary i trójki.
level-expert-is = Układy na całym diagramie, takie jak ryby, skrzydła i prostokąty.
level-extreme-is = Najmniej podanych cyfr; spodziewaj się wszystkiego, nawet długich łańcuchów wniosków.
level-extreme-with-trial = Najmniej podanych cyfr; spodziewaj się wszystkiego, nawet długich łańcuchów wniosków i prób.

## Odmiany
variant-diagonal = Diagonalne
variant-windoku = Windoku
variant-jigsaw = Nieregularne
variant-antiknight = Antyskoczek
variant-asterisk = Gwiazda
variant-center-dot = Kropki w środku
variant-girandola = Girandola
variant-killer = Killer
variant-antiking = Antykról
variant-disjoint = Grupy rozłączne
variant-consecutive = Kolejne cyfry
variant-non-consecutive = Bez kolejnych cyfr
variant-kropki = Kropki
variant-some-kropki = Niepełne kropki
variant-greater-than = Nierówności
variant-xv = XV
variant-some-xv = Niepełne XV
variant-even-odd = Parzyste-nieparzyste
variant-thermo = Termometr
variant-arrow = Strzałki
variant-palindrome = Palindrom
variant-whispers = Szepty
variant-renban = Renban
variant-quadruple = Czwórki
variant-between = Linie pośrednie
variant-frame = Ramka
variant-sandwich = Kanapka
variant-skyscraper = Sudoku wieżowce
variant-little-killer = Little Killer
variant-x-sums = X-sumy
variant-calcudoku = Calcudoku
variant-futoshiki = Futoshiki
variant-skyscrapers = Wieżowce
layout-twodoku = Twodoku
layout-butterfly = Motyl
layout-samurai = Samuraj
layout-sohei = Sohei
layout-cross = Krzyż
layout-windmill = Wiatrak
layout-other = Nakładające się
layout-rule = Kilka diagramów { $side } × { $side } nakłada się na siebie. Każdy jest osobnym sudoku, a cyfry wspólnego bloku liczą się we wszystkich diagramach, do których on należy.
in-grid = { $number } w diagramie { $grid }
grids-counted = Diagramy są numerowane z góry na dół, a obok siebie od lewej do prawej.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Także na każdej z dwóch długich przekątnych, { $marks ->
        [shaded] szarych
        [strokes] zaznaczonych cienkimi kreskami
       *[both] szarych albo zaznaczonych cienkimi kreskami
    }, każda cyfra występuje raz.
variant-windoku-rule = Także w każdym szarym oknie każda cyfra występuje raz.
variant-jigsaw-rule = Zamiast bloków grube linie otaczają regiony o nieregularnych kształtach.
variant-antiknight-rule = Pola odległe o ruch skoczka, czyli dwa pola wzdłuż i jedno w bok jak w szachach, nigdy nie zawierają tej samej cyfry.
variant-asterisk-rule = Także w dziewięciu szarych polach, które tworzą gwiazdę, każda cyfra występuje raz.
variant-center-dot-rule = Także w dziewięciu polach z szarą kropką, pośrodku bloków, każda cyfra występuje raz.
variant-girandola-rule = Także w dziewięciu szarych polach Girandoli, z których cztery leżą w rogach, każda cyfra występuje raz.
variant-killer-rule = Przerywane linie otaczają klatki. Cyfry w klatce sumują się do małej liczby w jej rogu i żadna nie występuje w klatce dwa razy.
variant-killer-repeats = Jeśli za liczbą stoi +, cyfry w klatce mogą się powtarzać.
variant-killer-without-sum = Klatka bez liczby mówi tylko, że jej cyfry są różne.
variant-killer-overlap = Klatki mogą mieć wspólne pola.
variant-killer-parts = Przerywane linie łączą też części jednej klatki.
variant-antiking-rule = Pola, które stykają się rogiem, nigdy nie zawierają tej samej cyfry.
variant-disjoint-rule = Pola w tym samym miejscu swoich bloków nigdy nie zawierają tej samej cyfry: różnią się na przykład lewe górne pola wszystkich bloków.
variant-consecutive-rule = Kreska między dwoma polami oznacza, że ich cyfry różnią się o 1. Zaznaczone są wszystkie kreski: gdzie kreski nie ma, cyfry dwóch pól o wspólnym boku nigdy nie różnią się o 1.
variant-non-consecutive-rule = Cyfry dwóch pól o wspólnym boku nigdy nie różnią się o 1.
variant-kropki-rule = Biała kropka między dwoma polami oznacza, że ich cyfry różnią się o 1, czarna, że jedna jest dwa razy większa od drugiej. Między 1 a 2 kropka może być biała lub czarna. Zaznaczone są wszystkie kropki: gdzie między polami o wspólnym boku kropki nie ma, nie zachodzi ani jedno, ani drugie.
variant-some-kropki-rule = Biała kropka między dwoma polami oznacza, że ich cyfry różnią się o 1, czarna, że jedna jest dwa razy większa od drugiej. Między 1 a 2 kropka może być biała lub czarna. Nie wszystkie kropki są zaznaczone.
variant-greater-than-rule = Wewnątrz bloków znak między dwoma polami otwiera się w stronę większej cyfry.
variant-xv-rule = X między dwoma polami oznacza, że ich cyfry sumują się do 10, V, że sumują się do 5. Zaznaczone są wszystkie X i V: gdzie litery nie ma, cyfry dwóch pól o wspólnym boku nigdy nie sumują się do 5 ani do 10.
variant-some-xv-rule = X między dwoma polami oznacza, że ich cyfry sumują się do 10, V, że sumują się do 5. Nie wszystkie X i V są zaznaczone.
variant-even-odd-rule = Szare kółko oznacza cyfrę nieparzystą, szary kwadrat parzystą. Wszystkie inne pola mogą zawierać jedną lub drugą.
variant-thermo-rule = Wzdłuż termometru cyfry rosną od zbiorniczka: każda jest większa od poprzedniej.
variant-arrow-rule = Cyfra w kółku jest sumą cyfr wzdłuż jego strzałki. Na strzałce cyfra może się powtórzyć, gdzie pozwalają na to pozostałe zasady.
variant-palindrome-rule = Wzdłuż linii cyfry czyta się tak samo z obu końców.
variant-whispers-rule = Wzdłuż linii każda cyfra różni się od następnej co najmniej o { $apart }. Na linii cyfra może się powtórzyć, gdzie pozwalają na to pozostałe zasady.
variant-renban-rule = Cyfry na linii to kolejne cyfry w dowolnym porządku i żadna się nie powtarza: na przykład 3, 5, 2 i 4.
variant-quadruple-rule = Kółko na rogu pokazuje do czterech cyfr; wszystkie są w czterech polach wokół niego, w dowolnym porządku. Cyfra wydrukowana dwa razy jest tam dwa razy. Nie każdy róg ma kółko.
variant-between-rule = Cyfry na linii są większe od cyfry w kółku na jednym końcu i mniejsze od cyfry w kółku na drugim.
variant-frame-rule = Liczba poza diagramem jest sumą trzech pierwszych cyfr swojego wiersza lub kolumny, licząc od tej strony.
variant-sandwich-rule = Liczba poza diagramem jest sumą cyfr między 1 a { $high } w swoim wierszu lub kolumnie. Gdzie te dwie stoją obok siebie, jest to 0.
variant-skyscraper-rule = Cyfry są wysokościami budynków. Liczba poza diagramem mówi, ile z nich widać stamtąd wzdłuż wiersza lub kolumny: każdy budynek zasłania wszystkie niższe za nim.
variant-little-killer-rule = Liczba poza diagramem jest sumą cyfr na przekątnej, którą wskazuje jej strzałka. Na przekątnej cyfra może się powtórzyć, gdzie pozwalają na to pozostałe zasady. Nie wszystkie przekątne mają liczbę.
variant-x-sums-rule = Liczba poza diagramem jest sumą pierwszych X cyfr swojego wiersza lub kolumny, licząc od tej strony. X to pierwsza z tych cyfr, która też wchodzi do sumy.
variant-futoshiki-rule = Nie ma bloków. Znak między dwoma polami otwiera się w stronę większej cyfry. Nie wszystkie znaki są zaznaczone.
variant-skyscrapers-rule = Nie ma bloków. Cyfry są wysokościami budynków. Liczba poza diagramem mówi, ile z nich widać stamtąd wzdłuż wiersza lub kolumny: każdy budynek zasłania wszystkie niższe za nim.
variant-calcudoku-rule = Nie ma bloków. Grube linie otaczają klatki, a cyfry w klatce dają liczbę w jej rogu za pomocą podanego działania: dodaje się je lub mnoży albo z dwóch cyfr mniejszą odejmuje się od większej lub dzieli przez nią większą. Cyfra może powtórzyć się w klatce, ale nie w wierszu ani w kolumnie.
variant-calcudoku-hidden-signs = Gdzie nie ma znaku, może chodzić o dowolne z czterech działań.

## Jak rozwiązywać
# Dopełniacz: każdy z dziewięciu bloków.
number-word =
    { $number ->
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
        [8] ośmiu
        [9] dziewięciu
        [10] dziesięciu
        [11] jedenastu
        [12] dwunastu
        [13] trzynastu
        [14] czternastu
        [15] piętnastu
        [16] szesnastu
        [25] dwudziestu pięciu
       *[other] { $number }
    }
fill-digits = Wpisz w każde puste pole cyfrę od { $first } do { $last }.
fill-numbers = Wpisz w każde puste pole liczbę od 1 do { $last }.
fill-letter = Wpisz w każde puste pole cyfrę od { $first } do 9 lub literę A.
fill-letters = Wpisz w każde puste pole cyfrę od { $first } do 9 lub literę od A do { $last }.
fill-word = Litery zastępują cyfry. Wpisz w każde puste pole jedną z liter podanych przy diagramie.
fill-pictures = Obrazki zastępują cyfry. Narysuj w każdym pustym polu jeden z obrazków pokazanych przy diagramie.
hold =
    Każdy wiersz, każda kolumna i każdy z { $side-word } { $areas ->
        [regions] regionów
       *[boxes] bloków
    } obwiedzionych grubą linią musi zawierać { $symbols ->
        [digits] każdą z tych cyfr
        [numbers] każdą z tych liczb
        [word] każdą z tych liter
        [pictures] każdy z tych obrazków
       *[letters] każdą z tych cyfr i liter
    } dokładnie raz.
fill-sizes = Wypełnij wszystkie puste pola.
sizes-digits = Używaj cyfr { $sizes }.
sizes-letters = Po dziewiątce większe diagramy mają litery: { $sizes }.
sizes-word = Jeśli przy diagramie stoją litery, wpisuj te litery.
sizes-pictures = Jeśli przy diagramie są obrazki, rysuj te obrazki.
size-digits = od { $first } do { $last } w diagramie { $side } × { $side }
size-letter = A w diagramie { $side } × { $side }
size-letters = od A do { $last } w diagramie { $side } × { $side }
hold-sizes =
    Każdy wiersz, każda kolumna i każdy { $areas ->
        [regions] region
       *[boxes] blok
    } obwiedziony grubą linią musi zawierać każdy z tych znaków dokładnie raz.
hold-lines = Każdy wiersz i każda kolumna muszą zawierać każdą z tych cyfr dokładnie raz.
further-letters = Litery są dalszym ciągiem cyfr: A to dziesiąta, B jedenasta i tak dalej.
word-hidden = W wypełnionym diagramie jedna z linii tworzy słowo. Wszystko, co mówi się o cyfrach, dotyczy też liter.
pictures-as-digits = Wszystko, co mówi się o cyfrach, dotyczy też obrazków.
one-solution-or-trial = Każde sudoku w tej książce ma dokładnie jedno rozwiązanie. Nie wszystkie da się rozwiązać samym rozumowaniem: niektóre wymagają prób.
one-solution = Każde sudoku w tej książce ma dokładnie jedno rozwiązanie i prowadzi do niego samo rozumowanie. Jeśli masz ochotę zgadywać, spójrz jeszcze raz: zawsze istnieje logiczny krok.
first-steps = Od czego zacząć
scanning = Weź jedną cyfrę i przejrzyj wiersze i kolumny, w których już występuje: drugi raz nie może się tam pojawić. Jeśli w bloku zostało dla niej jedno wolne pole, cyfra trafia właśnie tam.
scanning-cages = Zacznij od klatek, które zostawiają najmniejszy wybór: dużej różnicy, iloczynu o niewielu dzielnikach, bardzo małej lub bardzo dużej sumy. Jeśli klatka leżąca w jednym wierszu lub kolumnie musi zawierać pewną cyfrę, nie może jej mieć reszta tej linii.
an-example = Przykład
example =
    Gdzie w szarym bloku jest miejsce dla cyfry { $digit }? { $others-count ->
        [one] Ma ją już inne pole: { $others }. Jego wiersz i kolumna wykluczają
        [few] Mają ją już inne pola: { $others }. Ich wiersze i kolumny wykluczają
       *[many] Mają ją już inne pola: { $others }. Ich wiersze i kolumny wykluczają
    } wszystkie puste pola bloku oprócz jednego: { $cell }, zaznaczonego { $mark ->
        [query] znakiem zapytania
       *[ring] kółkiem
    }. Tam trafia { $digit }.
cell-long = wiersz { $row }, kolumna { $column }
pencil = Co dalej
pencil-marks = Gdy żadnej cyfry nie widać już od razu, zanotuj w każdym polu ołówkiem, małymi cyframi, kandydatów, którzy jeszcze zostali. Pole z jednym kandydatem jest rozwiązane, tak samo jak cyfra, która ma tylko jedno miejsce w wierszu, kolumnie lub bloku. Wpisując cyfry, skreślaj notatki i patrz od nowa: każda znaleziona cyfra otwiera drogę innym.
strip-is = Pasek przy każdym sudoku wymienia jego znaki. Znak, który jest już w komplecie, można odhaczyć, i widać, czego jeszcze brakuje.
single-sums = Te sumy dopuszczają tylko jeden zestaw cyfr, według liczby pól w klatce:
single-products = Te iloczyny dwóch różnych cyfr dopuszczają tylko jedną parę, według rozmiaru diagramu:
kids-how-to = Jak grać
kids-fill = Niektóre pola są puste. W każde wpisz jedną cyfrę.
kids-size = { $side } × { $side }: użyj cyfr od { $first } do { $last }.
kids-row = W każdym rzędzie każda cyfra jest tylko raz.
kids-column = W każdej kolumnie też.
kids-box = I w każdym bloku z grubą ramką tak samo.
kids-example =
    Gdzie w szarym bloku jest miejsce na { $digit }? Popatrz na każdą cyfrę { $digit } poza nim. Jej rząd i kolumna są
    zajęte. Zostaje jedno pole: to { $mark ->
        [query] ze znakiem zapytania
       *[ring] z kółkiem
    }!
kids-start = Dobry początek: rząd, kolumna albo blok z jednym pustym polem. Jakiej cyfry brakuje?
kids-fill-own = Niektóre pola są puste. W każde wstaw coś z paska przy diagramie.
kids-row-own = W każdym rzędzie wszystko jest tylko raz.
kids-column-own = W każdej kolumnie też.
kids-box-own = I w każdym bloku z grubą ramką tak samo.
kids-start-own = Dobry początek: rząd, kolumna albo blok z jednym pustym polem. Czego tam brakuje?
child-missing = Czego brakuje w szarym rzędzie? { $missing }.
child-taken =
    W { $by ->
        [column] kolumnie
       *[box] bloku
    } ze znakiem zapytania jest już { $digit }.
child-fits = Więc pasuje tam tylko { $digit }!

## Wskazówki
hints-are = Nie wiesz, co dalej? Każda wskazówka mówi, gdzie szukać, albo podaje układ i jego miejsce; reszta należy do ciebie. Gdy wskazówka dotyczy dalszego etapu, liczba pustych pól pokazuje, jak daleko należało dojść.
hints-left-out = Sudoku, którego tu nie ma, nie wymaga wskazówek: dla każdej cyfry pytaj, gdzie może być w każdym wierszu, w każdej kolumnie i w każdym bloku.
with-open =
    { $count ->
        [one] Gdy zostało jedno puste pole: { LOW($hint) }
        [few] Gdy zostały { $count } puste pola: { LOW($hint) }
       *[many] Gdy zostało { $count } pustych pól: { LOW($hint) }
    }
hint-full-house = Której cyfry brakuje { $house-in }?
hint-single = Gdzie { $house-in } może być { $digit }?
hint-naked-single = Jaka cyfra pozostaje dla { $cell }?
hint-cage = Jakimi cyframi można wypełnić klatkę o sumie { $sum } z polem { $cell }?
hint-number = Jakie cyfry mogą dać { $number } w klatce z polem { $cell }?

## Stopka
made-with = Przygotowano programem gridpress { $version }, rewizja { $engine } jego generatora, z ziarna { $seed }.
made-again = Ta sama wersja z tego samego ziarna i tych samych działów przygotuje te same łamigłówki.
set-in = Złożono pismem { $fonts }.
isbn = ISBN { $isbn }

## Wydanie w sieci
web-title = Sudoku { $number }
web-difficulty = Trudność: { $stars } z { $most }
web-grid = Diagram sudoku, { $rows } na { $columns }
web-given = dana { $digit }
web-own = wpisana { $digit }
web-shown = { $digit } z rozwiązania
web-empty = puste
web-marks = notatki { $digits }
web-centre-marks = notatki w środku { $digits }
web-colour-of = kolor { $number }
web-wrong = błąd
web-clash = w konflikcie
web-cage = klatka o sumie { $sum } z polem { $cell }
web-number = klatka { $number } z polem { $cell }
web-area-grid = diagram { $number }
web-near = Powiększ jeden diagram
web-sums = Sumy
web-no-cage = Wybierz pole klatki, aby zobaczyć, jak można ją wypełnić.
web-pad = Cyfry
web-key = { $digit }, do wpisania: { $count }
web-edit = Wpisywanie
web-digit = Cyfra
web-corner = Notatki
web-centre = Środek
web-colour = Kolor
web-erase = Wymaż
web-undo = Cofnij
web-redo = Ponów
web-pause = Pauza
web-paused = Wstrzymano
web-resume = Dalej
web-help = Pomoc
web-menu = Menu
web-all-marks = Wpisz wszystkie notatki
web-next-cell = Gdzie jest następna cyfra?
web-check = Sprawdź
web-hint = Wskazówka
web-show = Rozwiązanie
web-share = Udostępnij wynik
web-statistics = Statystyka
web-settings = Ustawienia
web-rules = Zasady
web-keys = Klawiatura
web-print = Drukuj
web-again = Od nowa
web-no-mistakes = Jak dotąd bez błędów.
web-mistakes = Błędne wpisy: { $count }. Są zaznaczone.
web-mistakes-first = Wskazówka pomoże dopiero wtedy, gdy wszystkie wpisy będą dobre. Błędne są zaznaczone.
web-no-clashes = Jak dotąd bez konfliktów.
web-clashes = Wpisy w konflikcie: { $count }. Są zaznaczone.
web-more = Więcej
web-do = Wykonaj
web-next-in = Następną cyfrę można znaleźć w { $cell }.
web-close = Zamknij
web-beyond = Stąd żadna technika nie prowadzi dalej. W polu { $cell } jest { $digit }.
web-ask-show = Pokazać całe rozwiązanie? To kończy grę.
web-ask-again = Zacząć od nowa? Wszystkie wpisy i notatki przepadną.
web-cancel = Anuluj
web-won = Rozwiązane!
web-won-in = Twój czas: { $time }
web-with-help = z pomocą
web-without-help = bez pomocy
web-replay = Odtwórz grę
web-move = Ruch { $number } z { $count }
web-path = Droga do rozwiązania
web-another = Jeszcze jedno sudoku
web-another-busy = Powstaje sudoku tego samego rodzaju i poziomu …
web-another-failed = Nie udało się utworzyć kolejnego sudoku.
web-progress = Przenieś
web-progress-of-link = Link otwiera tę grę w obecnym stanie w innej przeglądarce.
web-progress-of-file = Plik zawiera wszystkie gry, czasy i ustawienia.
web-progress-link = Kopiuj link
web-progress-file = Zapisz plik
web-progress-open = Otwórz plik
web-progress-none = Link nie zawiera gry w to sudoku.
web-progress-ask = Kontynuować grę z linku? Gra w tej przeglądarce przepadnie.
web-progress-take = Kontynuuj
web-progress-read = Wczytane gry: { $count }. Z dwóch gier tego samego sudoku zostaje bardziej zaawansowana.
web-progress-no-file = Ten plik nie zawiera gier.
previous-path = Poprzednie sudoku krok po kroku
path-of = Nr { $number } krok po kroku
web-copied = Skopiowano
web-copy = Skopiuj ten tekst
web-revealed = Oto rozwiązanie.
web-not-yet = Diagram jest pełny, ale coś się jeszcze nie zgadza.
web-none-won = W tej przeglądarce nie rozwiązano jeszcze żadnego sudoku.
web-streak = Dni z rzędu: { $count }
web-longest = Najwięcej dni z rzędu: { $count }
web-level = Poziom
web-solved = Liczba
web-best = Najlepszy
web-mean = Średni
web-times = Czasy dotyczą gier bez pomocy.
web-set-check = Sprawdzanie przy wpisywaniu
web-check-none = Nic
web-check-clashes = Konflikty
web-check-mistakes = Błędy
web-set-look = Kolory
web-look-system = Jak w urządzeniu
web-look-light = Jasne
web-look-dark = Ciemne
web-set-clock = Pokazuj zegar
web-set-peers = Wyróżniaj wiersz, kolumnę i blok
web-set-same = Wyróżniaj równe cyfry
web-set-tidy = Usuwaj notatki, które cyfra wyklucza
web-set-auto = Zawsze pokazuj wszystkich kandydatów
web-set-first = Najpierw cyfra, potem pola
web-set-letters = Litery dla lewej ręki: Q W E, A S D, Z X C to 1 do 9
web-set-paint = Kolorowanie pól
web-set-left = Cyfry po lewej
web-set-print = Drukuj moje wpisy i notatki
web-keys-move = Strzałki prowadzą po diagramie.
web-keys-several = Z klawiszem Shift lub Ctrl zaznaczają kilka pól, Ctrl+A zaznacza wszystkie, Escape tylko jedno. Podwójne kliknięcie zaznacza wszystkie równe cyfry.
web-keys-fill = Cyfry i litery wypełniają pole, Backspace wymazuje.
web-keys-marks = Z klawiszem Shift są notatkami, z Ctrl lub Alt notatkami w środku. Spacja zmienia tryb.
web-keys-back = Ctrl+Z cofa, Ctrl+Y ponawia.
web-keys-more = { $pause } zatrzymuje zegar, { $all } wpisuje wszystkie notatki, znak zapytania pokazuje te klawisze.
web-keys-hint = { $hint } prosi o wskazówkę, { $next } tylko o pole następnej cyfry.
web-hint-names = We wskazówkach { $cell } to pole w wierszu { $row } i kolumnie { $column }.
web-signs = Wskazówka cieniuje obszar i obramowuje wzór. Kropkowane kółko mają wpisy, które wykluczają cyfrę, pełne kółko – cyfra do wpisania; przekreślone jest to, co niemożliwe.
web-before = Poprzedni dzień
web-after = Następny dzień
web-archive = Wszystkie sudoku
web-earlier = Poprzedni miesiąc
web-later = Następny miesiąc
web-begun = Zaczęte
web-kept = Gra jest zapisywana w tej przeglądarce.
web-no-script = Aby tu grać, trzeba zezwolić przeglądarce na JavaScript. Wydrukować sudoku można i bez tego.

## Rozdziały o technikach i rozwiązania krok po kroku
about-techniques = Techniki potrzebne w tej książce, od najłatwiejszej do najtrudniejszej, każda z przykładem. Żaden z przykładów nie pochodzi z sudoku tej książki.
about-walkthroughs =
    Wybrane sudoku z tej książki { $end ->
        [trial] od początku tak daleko, jak prowadzą techniki
       *[solved] od początku do końca
    }, zawsze najłatwiejszym możliwym krokiem. Przy każdym singlu
    podano pole oraz wiersz, kolumnę lub blok, w którym cyfra nie ma innego miejsca; „jedyny” oznacza
    jedynego kandydata pola.
naming = W4K7 to pole w wierszu 4 i kolumnie 7. Bloki są numerowane od lewej do prawej i z góry na dół.
diagrams =
    Na rysunkach { $told ->
        [greys] cyfry czarne są podane, a szare
       *[weights] cyfry grube są podane, a cienkie
    } znaleziono po drodze. Małe cyfry to kandydaci: to, co może jeszcze trafić do pola. { $told ->
        [greys] Kandydaci układu są czarni
       *[weights] Kandydaci układu są grubsi
    }, a jego pola szare; ciemniejsza szarość wyróżnia pola, które grają w nim inną rolę, a najjaśniejsza zaznacza jego
    wiersze, kolumny i bloki. Skreśleni kandydaci odpadają. Kandydat w kółku zostaje wpisany.
excerpts = Niektóre rysunki pokazują tylko bloki, których dotyczy krok; liczby na brzegach to numery wierszy i kolumn.
chains = Szare krążki i małe kwadraty to dwie strony kolorowania lub łańcucha: jedna z nich jest prawdziwa, a druga fałszywa. Linie ciągłe łączą dwóch kandydatów, z których jeden musi być prawdziwy, a przerywane dwóch, którzy nie są prawdziwi naraz.
houses-are = Linia to wiersz lub kolumna. Obszar to linia, blok lub inna grupa pól, w której każda cyfra musi wystąpić raz.
sees = Dwa pola widzą się, gdy nie mogą zawierać tej samej cyfry: leżą w jednym wierszu, w jednej kolumnie lub w jednym bloku albo różnych cyfr wymagają w nich inne reguły sudoku.
how-to-solve = Jak rozwiązać sudoku { $number }
how-to-solve-of = Jak rozwiązać sudoku: { $date }
start = Początek
step = Krok { $number }: { $technique }
steps = Kroki od { $first } do { $last }: { $technique }
singles = Single
alone = jedyny
first-singles = Najpierw single: { $singles }.
then-singles = Potem { $singles }.
singles-finish = Odtąd do końca wystarczą single.
only-singles = Te single wystarczą.
stuck = W tym miejscu kończą się techniki tej książki i dalej można tylko próbować: weź pole z dwoma kandydatami, załóż, że jeden z nich jest prawdziwy, i rozwiązuj dalej, aż diagram się zapełni albo pojawi się sprzeczność. Jeśli się pojawi, prawdziwy jest drugi.

## Pola i obszary
cell = W{ $row }K{ $column }
house-row =
    { $form ->
        [in] w wierszu { $number }
        [of] wiersza { $number }
       *[is] wiersz { $number }
    }
house-column =
    { $form ->
        [in] w kolumnie { $number }
        [of] kolumny { $number }
       *[is] kolumna { $number }
    }
house-box =
    { $form ->
        [in] w bloku { $number }
        [of] bloku { $number }
       *[is] blok { $number }
    }
house-region =
    { $form ->
        [in] w regionie pola { $cell }
        [of] regionu pola { $cell }
       *[is] region pola { $cell }
    }
house-falling =
    { $form ->
        [in] na opadającej przekątnej
        [of] opadającej przekątnej
       *[is] opadająca przekątna
    }
house-rising =
    { $form ->
        [in] na wznoszącej się przekątnej
        [of] wznoszącej się przekątnej
       *[is] wznosząca się przekątna
    }
house-window =
    { $form ->
        [in] w oknie { $number }
        [of] okna { $number }
       *[is] okno { $number }
    }
house-asterisk =
    { $form ->
        [in] w gwieździe
        [of] gwiazdy
       *[is] gwiazda
    }
house-center-dot =
    { $form ->
        [in] w polach z kropką
        [of] pól z kropką
       *[is] pola z kropką
    }
house-girandola =
    { $form ->
        [in] w Girandoli
        [of] Girandoli
       *[is] Girandola
    }
house-place =
    { $form ->
        [in] w polach na miejscu { $number } bloków
        [of] pól na miejscu { $number } bloków
       *[is] pola na miejscu { $number } bloków
    }
house-rows =
    { $form ->
        [in] w wierszach { $numbers }
        [of] wierszy { $numbers }
       *[is] wiersze { $numbers }
    }
house-columns =
    { $form ->
        [in] w kolumnach { $numbers }
        [of] kolumn { $numbers }
       *[is] kolumny { $numbers }
    }

## Gdzie szukać
look-house = Szukaj { $house-in }.
look-cage = Szukaj w klatce o sumie { $sum } z polem { $cell }.
look-number = Szukaj w klatce { $number } z polem { $cell }.
look-digit = Spójrz na miejsca cyfry { $digit }.
look-cells =
    Spójrz na { $cells-count ->
        [1] pole
       *[other] pola
    } { $cells }.

## Co tam jest
there-in-house = { CAP($house-in) } jest { $technique-there }.
there-single = { CAP($house-in) } cyfra { $digit } to { $technique-there }.
there-at-cells =
    W { $cells-count ->
        [1] polu
       *[other] polach
    } { $cells } jest { $technique-there }.
there-at-cage = W klatce o sumie { $sum } z polem { $cell } pomaga { $technique-there }.
there-at-number = W klatce { $number } z polem { $cell } pomaga { $technique-there }.
there-on-digit = Jest { $technique-there } z cyfrą { $digit }.
there-on-digit-in = { CAP($houses-in) } jest { $technique-there } z cyfrą { $digit }.
there-pointing = Wszystkie miejsca cyfry { $digit } { $house-in } leżą { $cover-in }.
there-pointing-away = Miejsca cyfry { $digit } { $house-in } widzą wszystkie te same inne pola.
there-claiming = Wszystkie miejsca cyfry { $digit } { $house-in } leżą { $cover-in } (rezerwowanie).

## Co z tego wynika
is = { $cell } = { $digit }
so = Zatem { $places }.
removed =
    { $digits } z { $cells-count ->
        [1] pola
       *[other] pól
    } { $cells }
remove = Usuń { $removed }.
joint = { "; " }
brief-last = { $outcome } (ostatnie pole { $house-of })
brief-only = { $outcome } (jedyne miejsce { $house-in })
brief-alone = { $outcome } (jedyna możliwa tam cyfra)
brief-remove = usuń { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Dlaczego: single, zablokowani kandydaci, zbiory
why-full-house = { CAP($house-in) } jedynym pustym polem jest { $cell }, a jedyną brakującą cyfrą { $digit }.
why-naked-single = W polu { $cell } wykluczone są wszystkie cyfry oprócz { $digit }.
why-hidden-single = { CAP($house-in) } żadne pole oprócz { $cell } nie może zawierać cyfry { $digit }.
why-locked = { CAP($house-in) } cyfra { $digit } może być tylko w polu { $cells-or }, a te pola leżą także { $cover-in }. W jednym z nich jest więc { $digit } { $cover-of } i żadne inne pole { $cover-of } nie może zawierać tej cyfry.
why-locked-away = { CAP($house-in) } cyfra { $digit } może być tylko w polu { $cells-or }. Gdziekolwiek trafi, żadne pole, które widzi wszystkie te pola, nie może zawierać tej cyfry.
why-naked-subset = Pola { $cells } mają razem już tylko { $digits } i każde bierze jedną z tych cyfr. Dlatego żadne inne pole { $house-of } nie może zawierać { $digits-or }.
why-naked-subset-away = Pola { $cells } mają razem już tylko { $digits } i każde bierze jedną z tych cyfr. Dlatego inne pole, które widzi wszystkie ich miejsca dla jednej z tych cyfr, nie może zawierać tej cyfry.
why-hidden-subset = { CAP($house-in) } cyfry { $digits } mogą być tylko w polach { $cells }, po jednej w każdym. Te pola nie mogą więc zawierać żadnej innej cyfry.
why-mark-pair = { $relation } Niektórzy kandydaci nie zostawiliby drugiemu polu żadnej cyfry.
why-line-number = { $relation } Z niektórymi kandydatami jest to niemożliwe, cokolwiek zawierają pozostałe pola.
why-line-filling = { $relation } Pola, które się widzą, muszą być różne, więc żaden z pozostałych sposobów nie dopuszcza następujących kandydatów.
why-mark-room =
    Gdyby w polu { $cell } było { $digit }, polom { $cells } { $digits-count ->
        [0] nie zostałaby żadna cyfra.
       *[other] zostałoby razem tylko { $digits }, mniej cyfr niż pól.
    }
why-mark-house = { CAP($house-in) } cyfra { $digit } może być tylko w polu { $cells-or }. Gdziekolwiek trafi, wyklucza tych samych kandydatów.
relation-consecutive = { $cells } muszą różnić się o 1.
relation-not-consecutive = { $cells } nie mogą różnić się o 1.
relation-double = Z pól { $cells } jedno musi być dwa razy większe od drugiego.
relation-no-dot = { $cells } nie mogą różnić się o 1 i żadne nie może być dwa razy większe od drugiego.
relation-less = { $less } musi być mniejsze niż { $greater }.
relation-sum = { $cells } muszą sumować się do { $value }.
relation-no-sum = { $cells } nie mogą sumować się do 5 ani do 10.
relation-same = { $cells } muszą być takie same.
relation-below = { $less } musi być mniejsze niż { $greater } co najmniej o { $by }.
relation-apart = { $cells } muszą różnić się co najmniej o { $by }.
relation-within = { $cells } muszą się różnić, ale najwyżej o { $by }.
relation-thermo = Wzdłuż pól { $cells } cyfry muszą rosnąć.
relation-palindrome = { $cells } muszą czytać się tak samo z obu końców.
relation-renban = W polach { $cells } muszą być kolejne cyfry w dowolnym porządku.
relation-whispers = Wzdłuż pól { $cells } każda cyfra musi różnić się od następnej co najmniej o { $by }.
relation-arrow = { $rest } muszą sumować się do cyfry w polu { $first }.
relation-quadruple = { $cells } muszą zawierać { $digits }.
relation-between = { $inner } muszą leżeć między cyframi w polach { $ends }.
relation-sandwich = Od { $first } do { $last } cyfry między 1 a { $high } muszą sumować się do { $value }.
relation-skyscraper = Od { $first } do { $last } liczba cyfr większych od wszystkich poprzednich, łącznie z pierwszą, musi wynosić { $value }.
relation-x-sum = Od { $first } do { $last } pierwsze X cyfr musi sumować się do { $value }, gdzie X to pierwsza z nich.
relation-odd = W polu { $cells } musi być cyfra nieparzysta.
relation-even = W polu { $cells } musi być cyfra parzysta.
why-cage = Cyfry klatki z polem { $cell } są różne i sumują się do { $sum }. Żaden z pozostałych rozkładów liczby { $sum } nie dopuszcza następujących kandydatów.
why-cage-sets = W klatce o sumie { $sum } z polem { $cell } może być tylko { $sets-or }.
why-cage-claiming = Cyfry klatki z polem { $cell } są różne i sumują się do { $sum }, a w każdym z pozostałych rozkładów jest { $digit }. W klatce może być tylko tutaj: { $places }.
why-number = Żaden z pozostałych sposobów otrzymania { $number } w klatce z polem { $cell } nie dopuszcza następujących kandydatów.
why-number-sets = Klatkę { $number } z polem { $cell } można wypełnić tylko tak: { $digits }.
why-number-claiming = W każdym z pozostałych sposobów otrzymania { $number } w klatce z polem { $cell } jest { $digit }. W klatce może być tylko tutaj: { $places }.
why-innie = Suma cyfr { $houses-of } wynosi { $whole }, a klatki leżące tam w całości dają { $cages }. Na { $cells } przypada więc { $sum }.
why-innies = Suma cyfr { $houses-of } wynosi { $whole }, a klatki leżące tam w całości dają { $cages }. Na { $cells } przypada więc pozostałe { $sum }, bez powtarzania cyfr. Żaden z pozostałych rozkładów liczby { $sum } nie dopuszcza następujących kandydatów.
why-outie = Suma cyfr { $houses-of } wynosi { $whole }, a klatki, które tam sięgają, dają { $cages }. Na { $cells } na zewnątrz przypada więc { $sum }.
why-outies = Suma cyfr { $houses-of } wynosi { $whole }, a klatki, które tam sięgają, dają { $cages }. Na { $cells } na zewnątrz przypada więc razem { $sum }. Żaden z pozostałych rozkładów liczby { $sum } nie dopuszcza następujących kandydatów.
why-house-combination = W tych polach wszystkie cyfry są różne, a każda klatka musi dać swoją liczbę: { $cells }. Żadne możliwe wypełnienie ich wszystkich razem nie dopuszcza następujących kandydatów.
why-cage-overlap = Niektóre klatki mają tylko te miejsca dla { $digit }, a leżą one w tylu samo wierszach, kolumnach lub blokach: { $cells }. Każda z tych klatek potrzebuje { $digit }, więc gdzie indziej w tych obszarach jej nie ma.
why-cage-overlap-houses = Niektóre wiersze, kolumny lub bloki mają tylko te miejsca dla { $digit }, a leżą one w tylu samo klatkach: { $cells }. Gdzie indziej w tych klatkach nie ma więc { $digit }.
cages-involved = Użyte klatki: { $cages }.
chain-from-cage = Jeśli w polu { $off } nie ma { $digit }, to w polu { $on } jest { $other } (każde wypełnienie ich klatki ma jedno z dwojga)
chain-cage = w polu { $off } nie ma { $digit }, więc w polu { $on } jest { $other } (każde wypełnienie ich klatki ma jedno z dwojga)

## Dlaczego: ryby
why-fish = { CAP($houses-in) } cyfra { $digit } może być tylko { $cover-in }. Dlatego { $cover } dostają swoją cyfrę { $digit } z { $houses-of } i żadne inne pole { $cover-of } nie może jej zawierać.
why-finned-fish =
    { CAP($houses-in) } cyfra { $digit } może być tylko { $cover-in } albo w polu { $fins-or }. Jeśli jest w polu
    { $fins-or }, nie ma jej w { $gone-count ->
        [1] polu
       *[other] polach
    } { $gone }. Jeśli nie, { $cover } dostają swoją cyfrę { $digit } z { $houses-of } i żadne inne pole
    { $cover-of } nie może jej zawierać. Tak czy inaczej nie ma jej w { $gone-count ->
        [1] polu
       *[other] polach
    } { $gone }.

## Dlaczego: skrzydła
why-xy-wing = W polu { $cell } jest { $digits-or }: jeśli { $one }, to w polu { $first } jest { $digit }; jeśli { $two }, to w polu { $second } jest { $digit }. Dlatego { $digit } jest w polu { $ends-or } i żadne pole, które widzi oba, nie może zawierać tej cyfry.
why-xyz-wing = W polu { $cell } jest { $digits-or }: jeśli { $one }, to w polu { $first } jest { $digit }; jeśli { $two }, to w polu { $second } jest { $digit }; jeśli żadna z nich, to sama { $digit }. Dlatego { $digit } jest w polu { $ends-or } i żadne pole, które widzi wszystkie trzy, nie może zawierać tej cyfry.
why-wxyz-wing = Pola { $cells } mają razem już tylko { $digits } i każda z tych cyfr oprócz { $digit } mieści się najwyżej w jednym z nich. Dlatego { $digit } jest w polu { $ends-or } i żadne pole, które widzi wszystkie te pola, nie może zawierać tej cyfry.
why-w-wing = Pola { $cells } mają już tylko { $digits }. { CAP($house-in) } cyfra { $digit } jest w polu { $one } lub { $two }: { $one } widzi { $first }, a { $two } widzi { $second }. Dlatego { $first } i { $second } nie zawierają { $digit } naraz. W jednym z nich jest { $other } i żadne pole, które widzi oba, nie może zawierać tej cyfry.

## Dlaczego: prostokąty
why-rectangle = Gdyby w polach { $cells } zostały tylko { $digits }, można by je zamienić i sudoku miałoby dwa rozwiązania.
why-rectangle-1 = Pozostałe rogi nie mają innych cyfr, więc inną cyfrę musi mieć { $cell }: nie ma tam ani { $one }, ani { $two }.
why-rectangle-2 = Aby temu zapobiec, w polu { $cells-or } musi być { $digit } i żadne pole, które widzi wszystkie te pola, nie może zawierać tej cyfry.
why-rectangle-3 = Aby temu zapobiec, w polu { $roof-or } musi być { $others-or }. To pole oraz { $cells } zajmują wtedy { $house-in } cyfry { $digits } i żadne inne pole { $house-of } nie może zawierać żadnej z nich.
why-rectangle-4 = { CAP($house-in) } cyfrę { $digit } mogą zawierać tylko { $cells }, więc w jednym z tych pól jest { $digit }. Gdyby w drugim była { $other }, tym czterem polom zostałyby tylko te dwie cyfry.
why-hidden-rectangle = { CAP($house-in) } i { $cover-in } cyfra { $digit } nie ma miejsca poza tymi czterema polami. Gdyby w polu { $cell } była { $other }, to w polach { $first } i { $second } byłaby { $digit }, a w polu { $last }, które nie ma innych cyfr, { $other }: właśnie to, czego być nie może.
why-bug = Wszystkie puste pola mają już tylko po dwóch kandydatów, ale { $cell } ma { $digits }. Bez { $digit } w tym polu każda cyfra miałaby w każdym wierszu, każdej kolumnie i każdym bloku dwa miejsca albo żadnego i sudoku nie mogłoby mieć dokładnie jednego rozwiązania.

## Dlaczego: pary miejsc, kolory
why-remote-pair = Te pola mają już tylko { $digits-or }, a te z nich, które się widzą, muszą się różnić. Dlatego w polach { $first } jest jedna z tych cyfr, a w polach { $second } druga. Pole, które widzi jedno z pierwszych i jedno z drugich, widzi obie cyfry: { $digits }.
why-turbot-fish = Cyfra { $digit } jest { $house-in } w polu { $first-or }, a { $cover-in } w polu { $second-or }. Pola { $near } widzą się, więc nie zawierają { $digit } naraz. Ta cyfra jest zatem w polu { $far-or } i żadne pole, które widzi oba, nie może jej zawierać.
why-empty-rectangle =
    { CAP($house-in) } cyfra { $digit } jest w polu { $near } lub { $far }. Jeśli w polu { $near }, to { $block-in } nie
    może być w polu { $lost-or }, więc jest w polu { $kept-or } i dlatego nie ma jej w { $gone-count ->
        [1] polu
       *[other] polach
    } { $gone }. Jeśli w polu { $far }, nie ma jej tam także.
why-colours-wrong = Obszary z dwoma miejscami dla { $digit } łączą te pola w dwie grupy: { $first }; oraz { $second }. W jednej grupie { $digit } jest we wszystkich polach, w drugiej w żadnym. Ale { $one } i { $two } z jednej grupy widzą się, więc ta grupa jest fałszywa.
why-colours-seen = Obszary z dwoma miejscami dla { $digit } łączą te pola w dwie grupy: { $first }; oraz { $second }. W jednej grupie { $digit } jest we wszystkich polach, w drugiej w żadnym. Pole, które widzi po jednym z każdej grupy, nie może zawierać tej cyfry.
why-groups = Obszary z dwoma miejscami dla { $digit } łączą pola w grupy: { $first } przeciw { $second }; oraz { $third } przeciw { $fourth }. Cyfra { $digit } jest albo we wszystkich polach jednej grupy, albo we wszystkich polach grupy przeciwnej.
why-group-sees-two = Pole { $one } widzi { $two }, a { $three } widzi { $four }. Dlatego { $one } i jego grupa wykluczają dwie grupy, z których w jednej jest { $digit }, i same nie mogą zawierać tej cyfry.
why-groups-meet = Pole { $one } widzi { $two }, więc { $digit } nie występuje w obu ich grupach naraz, a występuje w jednej z grup im przeciwnych. Pole, które widzi jedno z { $first } i jedno z { $second }, nie może zawierać tej cyfry.

## Dlaczego: prawie zamknięte zbiory
set = { $cells } ({ $digits })
why-als-xz = Dwa zbiory mają o jedną cyfrę więcej niż pól: { $one }; oraz { $two }. Tylko jeden z nich może zawierać { $digit }, bo miejsca tej cyfry w obu się widzą. Drugi, bez { $digit }, zawiera wszystkie swoje pozostałe cyfry, w tym { $digits }. Żadne pole, które widzi wszystkie ich miejsca w obu zbiorach, nie może zawierać { $digits-or }.
why-als-xz-double = Dwa zbiory mają o jedną cyfrę więcej niż pól: { $one }; oraz { $two }. Każda z cyfr { $digits } mieści się tylko w jednym z nich, bo jej miejsca w obu się widzą. Każdemu zbiorowi brakuje więc jednej z nich i zawiera on całą resztę: pole, które widzi wszystkie miejsca innej cyfry w jednym zbiorze albo wszystkie miejsca { $digits-or } w obu, nie może jej zawierać.
why-als-xy-wing =
    Trzy zbiory mają o jedną cyfrę więcej niż pól: { $one }; { $two }; { $three }. Środkowy zawiera { $digit } lub
    { $other }. Jeśli { $digit }, to nie ma jej w { $first-count ->
        [1] polu
       *[other] polach
    } { $first } i musi tam stać { $digits }; jeśli { $other }, to nie ma jej w { $last-count ->
        [1] polu
       *[other] polach
    } { $last } i musi tam stać { $digits }. Żadne pole, które widzi wszystkie miejsca { $digits-or } w obu, nie może
    zawierać { $digits-or }.
why-stem = W polu { $cell } jest { $digits-or }.
why-petal = Jeśli { $digit }, to zbiór { $set } nie może zawierać tej cyfry i musi zawierać wszystkie pozostałe, w tym { $digits }.
why-petals = Każdy z tych zbiorów ma o jedną cyfrę więcej niż pól. Dlatego pole, które widzi wszystkie miejsca { $digits-or } w nich wszystkich, nie może zawierać { $digits-or }.
why-sue-de-coq =
    Pola { $cells } mają razem { $count ->
        [one] { $count } cyfrę
        [few] { $count } cyfry
       *[many] { $count } cyfr
    }: { $digits }, i żadna z nich nie mieści się tam dwa razy. Każde pole bierze więc jedną z nich i wszystkie są tu
    zużyte: cyfry { $first } { $house-in } oraz cyfry { $second } { $cover-in }. Żadne inne pole tam nie może ich zawierać.

## Dlaczego: łańcuchy
chain-from-cell = Jeśli w polu { $cell } nie ma { $digit }, to jest tam { $other }
chain-from-place =
    { $off-count ->
        [1] Jeśli w polu { $off } nie ma { $digit }
       *[other] Jeśli w żadnym z pól { $off } nie ma { $digit }
    }, to jest ona w polu { $on-or } (jedyne inne miejsce { $house-in })
chain-cell = w polu { $cell } nie ma { $digit }, jest { $other }
chain-place =
    { $off-count ->
        [1] w polu { $off } nie ma { $digit }
       *[other] w żadnym z pól { $off } nie ma { $digit }
    }, więc jest ona w polu { $on-or } (jedyne inne miejsce { $house-in })
chain-joint = { "; dalej " }
chain-same = Dlatego w polu { $cells-or } w każdym razie jest { $digit }, a co ona wyklucza, odpada.
chain-ends = Dlatego w polu { $first-or } jest { $digit } lub w polu { $second-or } jest { $other }, a co wykluczają obie możliwości, odpada.
chain-loop = Dlatego w polu { $first-or } jest { $digit } lub w polu { $second-or } jest { $other }. Te możliwości wykluczają się także nawzajem i łańcuch zamyka się w pętlę: z każdych dwóch sąsiadów w niej jeden jest prawdziwy, a co wykluczają obaj, odpada.
branches-cell = W polu { $cell } jest { $digits-or }.
branches-house = { CAP($house-in) } cyfra { $digit } jest w polu { $cells-or }.
branch-at-once = Jeśli w polu { $cells-or } jest { $digit }, następujący kandydaci są wykluczeni od razu.
branch-chain = Jeśli w polu { $cells-or } jest { $digit }, to { $links }.
branch-net = Jeśli w polu { $cells-or } jest { $digit }, to kolejno wynika { $placed }.
branches-end = W każdym wypadku następujący kandydaci są wykluczeni.
placed = { $cell } = { $digit }
why-net = Załóżmy, że w polu { $cells-or } jest { $digit }. Wtedy kolejno wynika { $placed }. Zostaje jednak pole bez cyfry albo cyfra bez miejsca. W polu { $cells-or } nie ma więc { $digit }.
why-net-at-once = Załóżmy, że w polu { $cells-or } jest { $digit }. Zostaje jednak pole bez cyfry albo cyfra bez miejsca. W polu { $cells-or } nie ma więc { $digit }.

## Co się mówi o sudoku po drodze
explain-solved = Rozwiązane. Najtrudniejsza technika: { $technique }. Punkty: { $score }.
explain-done = Nie ma już nic do znalezienia.
explain-stuck =
    Logika nie prowadzi dalej: { $count ->
        [one] jedno pole zostaje puste
        [few] { $count } pola zostają puste
       *[many] { $count } pól zostaje pustych
    }. Punkty: { $score }.
explain-all =
    { $count ->
        [one] 1 krok.
        [few] { $count } kroki.
       *[many] { $count } kroków.
    }
hint-stuck = Logika nie prowadzi dalej.
hint-trial = Dalej pomogą tylko próby.
verdict-none = Brak rozwiązania.
verdict-several = Kilka rozwiązań: brakuje cyfr.
verdict-unsettled = Nierozstrzygnięte: szukanie trwałoby zbyt długo.
verdict-full = Diagram jest pełny i każda cyfra się zgadza.
givens-none = Podane cyfry nie mają rozwiązania.
givens-several = Podane cyfry mają kilka rozwiązań.
wrong-digits = Błąd: { $placed }.
no-digit-fits = Do { $cell } nie pasuje żadna cyfra.
wrong-alone = Bez { $placed } jest dokładnie jedno rozwiązanie.
wrong-among = Jeśli błędna jest tylko jedna cyfra, to { $placed-or }.
wrong-together = Razem nie zostawiają żadnego rozwiązania: { $placed }.
wrong-marks = Właściwa cyfra jest skreślona tutaj: { $cells }.
clash-house = { CAP($house-in) } cyfra { $digit } jest w polach { $cells }.
clash-pair = Pola { $cells } widzą się, a w obu jest { $digit }.
clash-sum = Klatka o sumie { $sum } z polem { $cell } daje { $total }.
clash-number = Cyfry w klatce { $number } z polem { $cell } nie dają jej liczby.

## Techniki: nazwa, ta sama po słowie „jest” i akapit, który jej uczy
technique-full-house = Ostatnie pole
technique-full-house-there = ostatnie pole
technique-full-house-teach = Gdy w wierszu, kolumnie lub bloku zostało jedno puste pole, przejrzyj cyfry: trafia tam ta, której brakuje. To najłatwiejszy krok ze wszystkich, a pod koniec sudoku zdarza się sam z siebie. Po każdej wpisanej cyfrze spójrz na jej wiersz, kolumnę i blok: może w którymś została już tylko jedna luka.

technique-hidden-single-box = Ukryty singiel w bloku
technique-hidden-single-box-there = ukryty singiel
technique-hidden-single-box-teach = Weź cyfrę i blok, w którym jej brakuje. Każdy wiersz i każda kolumna, które już mają tę cyfrę, wykluczają ją z pól, którymi przechodzą przez blok. Gdy zostaje jedno pole, cyfra trafia właśnie tam, cokolwiek innego mogłoby się tam jeszcze zmieścić. Większość łatwych sudoku można w ten sposób rozwiązać prawie w całości: sprawdzaj cyfry jedną po drugiej, zaczynając od najczęstszych.

technique-hidden-single-line = Ukryty singiel w linii
technique-hidden-single-line-there = ukryty singiel
technique-hidden-single-line-teach = Weź wiersz lub kolumnę i cyfrę, której tam brakuje. Skreśl pola, do których nie może trafić: zajęte, te, których blok już ją ma, i te, których poprzeczna linia już ją ma. Jeśli zostaje jedno pole, cyfra trafia tam. Linie trudniej objąć wzrokiem niż bloki, więc zacznij od prawie pełnych.

technique-naked-single = Odkryty singiel
technique-naked-single-there = odkryty singiel
technique-naked-single-teach = Spójrz na jedno pole i policz, co ono widzi: cyfry w jego wierszu, kolumnie i bloku. Gdy są wszystkie oprócz jednej, do pola trafia ta, której brakuje. Takie pole trudno dostrzec, bo cyfry, które wykluczają pozostałe, są rozproszone. Szukaj tam, gdzie gęsto wypełniony wiersz krzyżuje się z gęsto wypełnioną kolumną lub blokiem. W notatkach to pole z jednym kandydatem.

technique-pointing = Wskazywanie
technique-pointing-there = wskazywanie
technique-pointing-teach = Załóżmy, że wszystkie miejsca cyfry w bloku leżą w jednym wierszu lub w jednej kolumnie. Którekolwiek z nich jest właściwe, ta linia ma swoją cyfrę wewnątrz bloku. Można ją więc skreślić w reszcie linii, poza blokiem. Te dwa lub trzy miejsca wskazują wzdłuż linii. Często odsłania to singiel w sąsiednim bloku.

technique-claiming = Rezerwowanie
technique-claiming-there = rezerwowanie
technique-claiming-teach = Załóżmy, że wszystkie miejsca cyfry w wierszu lub kolumnie leżą w jednym bloku. Linia potrzebuje tej cyfry, a może ją mieć tylko tam, więc rezerwuje ją w tym bloku: skreśl ją w pozostałych polach bloku. Szukaj linii, które mają niewiele pustych pól poza jednym blokiem.

technique-naked-pair = Odkryta para
technique-naked-pair-there = odkryta para
technique-naked-pair-teach = Dwa pola obszaru mają tych samych dwóch kandydatów i żadnych innych. W jednym jest jedna cyfra, w drugim druga; kolejność nie ma znaczenia. Obie cyfry są w ten sposób zużyte, więc skreśl je we wszystkich innych polach obszaru. Jeśli oba pola leżą zarazem w jednym bloku i w jednej linii, zrób to i w bloku, i w linii.

technique-hidden-pair = Ukryta para
technique-hidden-pair-there = ukryta para
technique-hidden-pair-teach = Dwie cyfry mają w obszarze te same dwa miejsca i żadnych innych. Te dwa pola zawierają więc w jakiejś kolejności te dwie cyfry, a wszyscy ich pozostali kandydaci odpadają. Para kryje się wśród innych notatek: szukaj cyfr, nie pól. O każdą cyfrę zapytaj, gdzie w obszarze może być, i szukaj dwóch z tą samą odpowiedzią.

technique-cage-combination = Rozkład klatki
technique-cage-combination-there = rozkład klatki
technique-cage-combination-teach = Cyfry klatki są różne i dają jej sumę. Niektóre sumy mają tylko jeden zestaw cyfr: dwa pola o sumie 3 to 1 i 2, dwa o sumie 17 to 8 i 9, trzy o sumie 6 to 1, 2 i 3. Zapisz te cyfry w klatce i skreśl wszystkie inne. Im więcej pól jest wypełnionych, tym więcej klatek ma już tylko jeden zestaw.
technique-cage-combination-number-teach = Niektóre klatki mają tylko jeden zestaw cyfr. W diagramie 6 × 6 różnica 5 to 1 i 6, a iloczyn 20 w dwóch polach to 4 i 5. Zapisz te cyfry w klatce i skreśl wszystkie inne. Im więcej pól jest wypełnionych, tym więcej klatek ma już tylko jeden zestaw.

technique-innie = Pole nadmiarowe
technique-innie-there = pole nadmiarowe
technique-innie-teach = Każdy wiersz, każda kolumna i każdy blok zawiera każdą cyfrę raz, więc w diagramie 9 × 9 ma sumę 45. Zsumuj klatki, które leżą tam w całości. Jeśli zostaje jedno pole, jest w nim to, czego brakuje do 45. Albo zsumuj wszystkie klatki, które tam sięgają. Jeśli na zewnątrz mają jedno pole, jest w nim nadwyżka.

technique-cage-claiming = Cyfra zajęta przez klatkę
technique-cage-claiming-there = cyfra zajęta przez klatkę
technique-cage-claiming-teach = Wypisz zestawy cyfr, które dają sumę klatki. Cyfra, która jest we wszystkich, musi być w klatce: trzy pola o sumie 22 zawsze mają 9. Jeśli wszystkie jej miejsca w klatce leżą w jednym wierszu, kolumnie lub bloku, odpada tam z pozostałych pól.
technique-cage-claiming-number-teach = Wypisz zestawy cyfr, które dają liczbę klatki. Cyfra, która jest we wszystkich, musi być w klatce: iloczyn 10 zawsze wymaga 5. Jeśli wszystkie jej miejsca w klatce leżą w jednym wierszu lub kolumnie, odpada z reszty tej linii.

technique-cage-sum = Suma klatki
technique-cage-sum-there = suma klatki
technique-cage-sum-teach = Cyfry klatki są różne i dają jej sumę, więc w grę wchodzi niewiele zestawów. Trzy pola o sumie 7 to 1, 2 i 4 w dowolnej kolejności. Wypisz możliwe zestawy. Cyfra, której nie ma w żadnym z nich, odpada z klatki, tak samo jak cyfra, która nie zostawiłaby żadnego zestawu pozostałym polom.
technique-cage-sum-number-teach = Niewiele zestawów cyfr daje liczbę klatki, a jeszcze mniej, gdy odpadną niektórzy kandydaci. Wypisz sposoby wypełnienia klatki, nie powtarzając cyfry w wierszu ani w kolumnie. Kandydat, którego nie ma w żadnym z nich, odpada.

technique-innies = Pola nadmiarowe
technique-innies-there = grupa pól nadmiarowych
technique-innies-teach = Każdy wiersz, każda kolumna i każdy blok ma stałą sumę, w diagramie 9 × 9 równą 45. Gdy klatki zostawiają tam dwa lub więcej pól, przypada na nie razem to, czego brakuje do sumy, jakby same były klatką. Tak samo na pola, którymi klatki wystają na zewnątrz, przypada razem nadwyżka. Przejrzyj cyfry dające tę sumę i skreśl te, które nigdzie nie pasują.

technique-wide-innies = Pola nadmiarowe kilku obszarów
technique-wide-innies-there = grupa pól nadmiarowych kilku obszarów
technique-wide-innies-teach = Dwa sąsiednie wiersze, kolumny lub bloki dają razem 90, a trzy dają 135. Klatki często wypełniają kilka obszarów oprócz paru pól, choć żadnego z nich osobno nie wypełniają. Zsumuj klatki wewnątrz, a na pozostałe pola przypadnie reszta. Albo zsumuj wszystkie, które tam sięgają, a na pola na zewnątrz przypadnie nadwyżka.
technique-house-combination = Kombinacje w obszarze
technique-house-combination-there = kombinacja klatek
technique-house-combination-teach = Klatki leżące w tym samym wierszu, kolumnie lub bloku nie mają wspólnych cyfr. Jeśli klatka z dwóch pól o sumie 4 zabiera 1 i 3, to innej o sumie 7 zostają tylko 2 i 5. Pozostałe pola dostają resztę cyfr. Odpada to, co nie pasuje do żadnego takiego podziału.
technique-cage-overlap = Nakładanie się klatek
technique-cage-overlap-there = nakładanie się klatek
technique-cage-overlap-teach = Dwie klatki potrzebują tej samej cyfry, a wszystkie jej miejsca w obu leżą w tych samych dwóch wierszach, kolumnach lub blokach. Wtedy klatki zużywają tam tę cyfrę i odpada ona z pozostałych pól tych obszarów. Działa to też odwrotnie: jeśli dwa wiersze mają wszystkie miejsca cyfry w tych samych dwóch klatkach, odpada ona z reszty tych klatek.
technique-cage-chain = Łańcuch przez klatki
technique-cage-chain-there = łańcuch przez klatki
technique-cage-chain-teach = Łańcuch naprzemienny, który prowadzi też przez klatki. Dwaj kandydaci klatki wykluczają się, jeśli żadne jej wypełnienie nie ma obu, a jeden z nich jest prawdziwy, jeśli każde wypełnienie ma jednego. Prawdziwy jest pierwszy kandydat łańcucha lub ostatni, więc odpada to, co wykluczają obaj.
technique-cage-net = Sieć wymuszająca przez klatki
technique-cage-net-there = sieć wymuszająca przez klatki
technique-cage-net-teach = Załóż, że kandydat jest prawdziwy, wpisz wszystkie single, które z tego wynikają, i zostaw każdej klatce tylko te wypełnienia, które są jeszcze możliwe. Jeśli jakieś pole zostanie bez cyfr albo cyfra bez miejsca, kandydat był fałszywy. Odpada też to, co jest wykluczone przy każdym kandydacie pola lub przy każdym miejscu cyfry w obszarze.

technique-naked-triple = Odkryta trójka
technique-naked-triple-there = odkryta trójka
technique-naked-triple-teach = Trzy pola obszaru mają razem tylko trzy cyfry. Nie każde pole musi mieć wszystkie trzy: 2 i 5, 5 i 8, 2 i 8 też tworzą trójkę. Te trzy pola zużywają te trzy cyfry, więc wszystkie inne pola obszaru je tracą. Wśród pól z dwoma lub trzema kandydatami szukaj takich, którym wystarczą te same cyfry.

technique-hidden-triple = Ukryta trójka
technique-hidden-triple-there = ukryta trójka
technique-hidden-triple-teach = Trzy cyfry mają w obszarze razem tylko trzy miejsca. Te pola zawierają więc te cyfry, a wszyscy inni ich kandydaci odpadają. Nie każda cyfra musi mieć wszystkie trzy miejsca. Trójkę najłatwiej znaleźć, licząc: zapisz, gdzie może trafić każda brakująca cyfra, i szukaj trzech, które mają razem trzy miejsca.

technique-naked-quad = Odkryta czwórka
technique-naked-quad-there = odkryta czwórka
technique-naked-quad-teach = Cztery pola obszaru mają razem tylko cztery cyfry, jakkolwiek rozdzielone. Zużywają te cyfry, więc pozostałe pola obszaru je tracą. Odkrytej czwórki warto szukać w obszarach z wieloma pustymi polami: najpierw sprawdź pola z najmniejszą liczbą kandydatów i zobacz, czy któreś cztery z nich mają tylko cztery cyfry.

technique-hidden-quad = Ukryta czwórka
technique-hidden-quad-there = ukryta czwórka
technique-hidden-quad-teach = Cztery cyfry mają w obszarze razem tylko cztery miejsca. Te cztery pola zawierają więc te cztery cyfry, a wszyscy inni kandydaci z nich odpadają. Większego zbioru nie warto szukać w diagramie 9 × 9, bo pozostałe pola zawsze tworzyłyby mniejszy. Czwórka jest rzadka i dobrze schowana wśród notatek.

technique-x-wing = X-wing
technique-x-wing-there = X-wing
technique-x-wing-teach = Cyfra ma w każdym z dwóch wierszy po dwa miejsca, a leżą one w tych samych dwóch kolumnach. W jednym wierszu jest w jednej kolumnie, w drugim w drugiej: tak czy inaczej obie kolumny ją mają. Odpada więc ze wszystkich innych pól tych kolumn. Wiersze i kolumny mogą zamienić się rolami. Te cztery miejsca są rogami prostokąta.

technique-swordfish = Miecznik
technique-swordfish-there = miecznik
technique-swordfish-teach = W trzech wierszach wszystkie miejsca cyfry leżą w tych samych trzech kolumnach. Każdy wiersz zajmuje jedną z kolumn, więc trzy kolumny dostają swoją cyfrę z tych wierszy i tracą ją wszędzie indziej. Nie każdy wiersz potrzebuje trzech miejsc; wystarczą dwa. Wiersze i kolumny mogą zamienić się rolami. Aby znaleźć miecznika, zaznacz wszystkie miejsca jednej cyfry.

technique-xy-wing = XY-wing
technique-xy-wing-there = XY-wing
technique-xy-wing-teach = Weź trzy pola po dwóch kandydatów. Centrum ma X i Y. Widzi dwa skrzydła: jedno z X i Z, drugie z Y i Z. Jeśli w centrum jest X, w pierwszym skrzydle musi być Z; jeśli Y, to w drugim. Jedno ze skrzydeł zawiera więc Z, a każde pole, które widzi oba, traci Z. Skrzydła nie muszą się widzieć.

technique-xyz-wing = XYZ-wing
technique-xyz-wing-there = XYZ-wing
technique-xyz-wing-teach = Trzy pola mają cyfry X, Y i Z. Centrum ma wszystkie trzy; z dwóch skrzydeł, które widzi, jedno ma X i Z, drugie Y i Z. Jeśli w centrum jest X, w pierwszym skrzydle musi być Z; jeśli Y, to w drugim; w przeciwnym razie Z jest w samym centrum. Jedno z trzech pól zawiera więc Z. Traci je tylko pole, które widzi wszystkie trzy, więc szukaj w bloku centrum.

technique-unique-rectangle-1 = Unikalny prostokąt, typ 1
technique-unique-rectangle-1-there = unikalny prostokąt typu 1
technique-unique-rectangle-1-teach = Czterem polom w dwóch wierszach, dwóch kolumnach i dwóch blokach nigdy nie mogą zostać te same dwie cyfry: można by je zamienić, nie zmieniając żadnego innego pola, i sudoku miałoby dwa rozwiązania. Jeśli trzy rogi mają tylko tych dwóch kandydatów, w czwartym musi być coś innego, więc obaj z niego odpadają. Działa to tylko dlatego, że sudoku ma dokładnie jedno rozwiązanie.

technique-unique-rectangle-2 = Unikalny prostokąt, typ 2
technique-unique-rectangle-2-there = unikalny prostokąt typu 2
technique-unique-rectangle-2-teach = Cztery pola w dwóch wierszach, dwóch kolumnach i dwóch blokach mają dwie wspólne cyfry. Rogi, które mają ich więcej, mają wszystkie tę samą jedną cyfrę dodatkową. Gdyby w żadnym z nich jej nie było, czterem polom zostałyby dwie cyfry, które można zamienić, i sudoku miałoby dwa rozwiązania. Jeden z tych rogów zawiera więc tę cyfrę, a każde pole, które widzi je wszystkie, ją traci.

technique-unique-rectangle-3 = Unikalny prostokąt, typ 3
technique-unique-rectangle-3-there = unikalny prostokąt typu 3
technique-unique-rectangle-3-teach = Cztery pola w dwóch wierszach, dwóch kolumnach i dwóch blokach mają dwie wspólne cyfry, a dwa rogi w jednej linii mają też cyfry dodatkowe. W jednym z tych rogów musi być cyfra dodatkowa, bo inaczej obie wspólne można by zamienić i sudoku miałoby dwa rozwiązania. Oba rogi razem działają więc jak jedno pole z cyframi dodatkowymi. Z innymi polami obszaru mogą zużyć tyle cyfr, ile jest pól, a reszta obszaru je traci.

technique-unique-rectangle-4 = Unikalny prostokąt, typ 4
technique-unique-rectangle-4-there = unikalny prostokąt typu 4
technique-unique-rectangle-4-teach = Cztery pola w dwóch wierszach, dwóch kolumnach i dwóch blokach mają dwie wspólne cyfry, a dwa rogi w jednym obszarze mają też cyfry dodatkowe. Jeśli jedna ze wspólnych cyfr nie ma w tym obszarze innego miejsca, musi być w jednym z tych rogów. Gdyby w drugim rogu była druga z nich, można by je zamienić i sudoku miałoby dwa rozwiązania. Druga cyfra odpada więc z obu rogów.

technique-hidden-rectangle = Ukryty prostokąt
technique-hidden-rectangle-there = ukryty prostokąt
technique-hidden-rectangle-teach = Cztery pola w dwóch wierszach, dwóch kolumnach i dwóch blokach mają dwie wspólne cyfry, a jeden róg nie ma innych. Spójrz na róg naprzeciw: jeśli jedna z cyfr nie ma w jego wierszu ani w kolumnie miejsca poza prostokątem, druga cyfra w tym rogu wyznaczyłaby wszystkie cztery. Cyfry można by wtedy zamienić i sudoku miałoby dwa rozwiązania. Ta druga cyfra więc odpada.

technique-jellyfish = Meduza
technique-jellyfish-there = meduza
technique-jellyfish-teach = W czterech wierszach wszystkie miejsca cyfry leżą w tych samych czterech kolumnach. Kolumny dostają więc swoją cyfrę z tych wierszy, a wszystkie inne pola w nich ją tracą. Nie każdy wiersz potrzebuje wszystkich czterech miejsc. Wiersze i kolumny mogą zamienić się rolami. Gdy w diagramie 9 × 9 wydaje się potrzebne pięć linii, spójrz w poprzek: z pozostałych linii wystarczy ich mniej.

technique-bug = BUG (same pary)
technique-bug-there = BUG
technique-bug-teach = Załóżmy, że wszystkie puste pola mają po dwóch kandydatów, a tylko jedno ma trzech. Bez tego trzeciego każda brakująca cyfra miałaby w każdym wierszu, kolumnie i bloku dwa miejsca. Taki diagram (bivalue universal grave) nigdy nie ma dokładnie jednego rozwiązania. Do wyjątkowego pola trafia więc cyfra, która ma trzy miejsca w jego wierszu, kolumnie i bloku: to burzy układ i zwykle rozwiązuje sudoku.

technique-remote-pair = Odległa para
technique-remote-pair-there = odległa para
technique-remote-pair-teach = Kilka pól ma tych samych dwóch kandydatów i każde widzi następne. Te dwie cyfry stoją w nich więc na przemian, jak barwy pól na szachownicy. Pokoloruj pola na przemian jasno i ciemno: wszystkie jasne zawierają jedną cyfrę, wszystkie ciemne drugą. Pole, które widzi jedno jasne i jedno ciemne, widzi obie cyfry i obie traci.

technique-skyscraper = Drapacz chmur
technique-skyscraper-there = drapacz chmur
technique-skyscraper-teach = Cyfra ma w dwóch wierszach lub w dwóch kolumnach po dwa miejsca. Jeden koniec pierwszej linii widzi jeden koniec drugiej, więc te dwa nie są oba prawdziwe: prawdziwy jest przynajmniej jeden z dwóch pozostałych. Każde pole, które widzi oba pozostałe końce, traci cyfrę. Wygląda to jak dwie wieże na wspólnym gruncie, z dachami na różnej wysokości.

technique-two-string-kite = Latawiec na dwóch sznurkach
technique-two-string-kite-there = latawiec na dwóch sznurkach
technique-two-string-kite-teach = Cyfra ma dwa miejsca w wierszu i dwa w kolumnie, a jedno miejsce wiersza leży w tym samym bloku co jedno miejsce kolumny. Te dwa nie mogą być oba prawdziwe, więc prawdziwy jest daleki koniec wiersza lub daleki koniec kolumny. Pole, które widzi oba dalekie końce, traci cyfrę. Blok związuje oba sznurki.

technique-turbot-fish = Turbot
technique-turbot-fish-there = turbot
technique-turbot-fish-teach = Cyfra ma w dwóch obszarach dowolnego rodzaju po dwa miejsca. Jedno miejsce pierwszego widzi jedno miejsce drugiego, więc nie są prawdziwe oba. Prawdziwy jest zatem przynajmniej jeden z dwóch dalekich końców, a każde pole, które widzi oba, traci cyfrę. Tu przynajmniej jeden z obszarów nie jest wierszem ani kolumną, lecz blokiem albo innym obszarem sudoku.

technique-empty-rectangle = Pusty prostokąt
technique-empty-rectangle-there = pusty prostokąt
technique-empty-rectangle-teach = W bloku wszystkie miejsca cyfry leżą w jednym jego wierszu i w jednej jego kolumnie, jak krzyż. Gdzie indziej linia ma dwa miejsca dla tej cyfry i jedno z nich widzi ramię krzyża. Jeśli to miejsce jest prawdziwe, cyfra bloku jest w drugim ramieniu. Jeśli nie, prawdziwe jest drugie miejsce linii. Pole, które widzi to drugie miejsce i leży w jednej linii z drugim ramieniem, traci cyfrę.

technique-simple-colouring = Proste kolorowanie
technique-simple-colouring-there = proste kolorowanie
technique-simple-colouring-teach = Weź cyfrę i obszary, w których ma ona dwa miejsca: z każdych dwóch jedno jest prawdziwe. Koloruj miejsca na przemian, od obszaru do obszaru, dwoma kolorami. Wszystkie miejsca jednego koloru są prawdziwe, a wszystkie drugiego fałszywe. Jeśli dwa miejsca jednego koloru się widzą, ten kolor jest fałszywy. A każde miejsce, które widzi oba kolory, odpada, którykolwiek jest prawdziwy.

technique-multi-colouring = Wielokrotne kolorowanie
technique-multi-colouring-there = wielokrotne kolorowanie
technique-multi-colouring-teach = Weź cyfrę i obszary, w których ma ona dwa miejsca, i koloruj miejsca na przemian. Może powstać kilka grup, każda z dwoma własnymi kolorami, z których jeden jest prawdziwy. Jeśli kolor jednej grupy widzi kolor drugiej, te dwa nie są oba prawdziwe. Prawdziwy jest więc kolor przeciwny do jednego lub drugiego, a co widzi oba przeciwne, odpada. Kolor, który widzi oba kolory innej grupy, jest fałszywy.

technique-w-wing = W-wing
technique-w-wing-there = W-wing
technique-w-wing-teach = Dwa pola, które się nie widzą, mają tych samych dwóch kandydatów. Gdzieś jest obszar, w którym jedna z tych cyfr ma tylko dwa miejsca, a każde z nich widzi jedno z obu pól. Dlatego oba pola nie mogą zawierać tej cyfry naraz: przynajmniej jedno zawiera drugą, a każde pole, które widzi oba, ją traci.

technique-finned-x-wing = X-wing z płetwą
technique-finned-x-wing-there = X-wing z płetwą
technique-finned-x-wing-teach = W dwóch wierszach cyfra miałaby swoje miejsca w tych samych dwóch kolumnach, gdyby nie jedno lub dwa dodatkowe miejsca w jednym z wierszy: płetwy. Jeśli żadna płetwa nie jest prawdziwa, obie kolumny dostają swoją cyfrę z tych wierszy i tracą ją gdzie indziej. Jeśli któraś jest prawdziwa, wyklucza to, co widzi. Odpada to, co jest wykluczone w obu wypadkach: pola kolumn, które widzą każdą płetwę, zwykle w bloku płetw.

technique-sashimi-x-wing = X-wing sashimi
technique-sashimi-x-wing-there = X-wing sashimi
technique-sashimi-x-wing-teach = W dwóch wierszach cyfra ma swoje miejsca w tych samych dwóch kolumnach, ale w jednym wierszu jednego z nich brakuje, a zamiast niego są inne w pobliżu: płetwy. Układ wygląda na niepełny, ale rozumowanie jest poprawne. Jeśli żadna płetwa nie jest prawdziwa, każdy wiersz zajmuje swoje miejsce w kolumnach, a te tracą cyfrę gdzie indziej. Jeśli któraś jest prawdziwa, wyklucza to, co widzi. Odpada to, co jest wykluczone w obu wypadkach.

technique-x-chain = Łańcuch X
technique-x-chain-there = łańcuch X
technique-x-chain-teach = Śledź jedną cyfrę od obszaru do obszaru. Załóż, że nie ma jej w pewnym polu. W obszarze z dwoma miejscami musi wtedy być na drugim. To wyklucza ją z pól, które widzi to miejsce, więc w następnym obszarze zostaje jedno miejsce, i tak dalej. Na końcu takiego łańcucha prawdziwe jest jego pierwsze pole lub ostatnie. Co widzi oba, traci cyfrę.

technique-xy-chain = Łańcuch XY
technique-xy-chain-there = łańcuch XY
technique-xy-chain-teach = Łańcuch pól po dwóch kandydatów, w którym każde pole widzi następne i ma z nim wspólną cyfrę. Załóż, że w pierwszym polu nie ma Z: jest tam więc druga jego cyfra, nie ma jej zatem w następnym, i tak dalej, aż w ostatnim musi być Z. Na jednym końcu łańcucha jest więc Z, a co widzi oba końce, traci Z.

technique-wxyz-wing = WXYZ-wing
technique-wxyz-wing-there = WXYZ-wing
technique-wxyz-wing-teach = Cztery pola mają razem kandydatów W, X, Y i Z, a jedno z nich, centrum, widzi trzy pozostałe. Wszystkie miejsca W widzą się nawzajem, tak samo miejsca X i miejsca Y: każda z tych cyfr zajmuje najwyżej jedno z czterech pól. Jedno pole musi więc zawierać Z, a każde pole, które widzi wszystkie miejsca Z w tej czwórce, traci Z. Szukaj tam, gdzie linia krzyżuje się z blokiem.

technique-finned-swordfish = Miecznik z płetwą
technique-finned-swordfish-there = miecznik z płetwą
technique-finned-swordfish-teach = W trzech wierszach cyfra ma swoje miejsca w tych samych trzech kolumnach, oprócz jednego lub kilku dodatkowych miejsc w jednym wierszu: płetw. Jeśli żadna płetwa nie jest prawdziwa, trzy kolumny dostają swoją cyfrę z tych wierszy i tracą ją gdzie indziej. Jeśli któraś jest prawdziwa, wyklucza to, co widzi. Pola kolumn, które widzą każdą płetwę, tracą więc cyfrę tak czy inaczej. Wiersze i kolumny mogą zamienić się rolami.

technique-sashimi-swordfish = Miecznik sashimi
technique-sashimi-swordfish-there = miecznik sashimi
technique-sashimi-swordfish-teach = W trzech wierszach cyfra ma swoje miejsca w tych samych trzech kolumnach, ale w jednym wierszu zostało tylko jedno z nich, a w pobliżu są inne: płetwy. Jeśli żadna płetwa nie jest prawdziwa, prawdziwe jest to jedno miejsce, a dwa pozostałe wiersze dzielą się dwiema pozostałymi kolumnami. Jeśli któraś jest prawdziwa, wyklucza to, co widzi. Pole kolumn, które widzi każdą płetwę, traci cyfrę w obu wypadkach. Wiersze i kolumny mogą zamienić się rolami.

technique-finned-jellyfish = Meduza z płetwą
technique-finned-jellyfish-there = meduza z płetwą
technique-finned-jellyfish-teach = W czterech wierszach cyfra ma swoje miejsca w tych samych czterech kolumnach, oprócz jednego lub kilku dodatkowych miejsc w jednym wierszu: płetw. Jeśli żadna płetwa nie jest prawdziwa, cztery kolumny dostają swoją cyfrę z tych wierszy i tracą ją gdzie indziej. Jeśli któraś jest prawdziwa, wyklucza to, co widzi. Pola kolumn, które widzą każdą płetwę, tracą cyfrę tak czy inaczej. Płetwy leżą blisko siebie, zwykle w jednym bloku.

technique-sashimi-jellyfish = Meduza sashimi
technique-sashimi-jellyfish-there = meduza sashimi
technique-sashimi-jellyfish-teach = W czterech wierszach cyfra ma swoje miejsca w tych samych czterech kolumnach, ale w jednym wierszu zostało tylko jedno z nich, a w pobliżu są inne: płetwy. Jeśli żadna płetwa nie jest prawdziwa, cztery wiersze i tak wypełniają między sobą cztery kolumny. Jeśli któraś jest prawdziwa, wyklucza to, co widzi. Pole kolumn, które widzi każdą płetwę, traci cyfrę w obu wypadkach. Wiersze i kolumny mogą zamienić się rolami.

technique-aic = Łańcuch naprzemienny
technique-aic-there = łańcuch naprzemienny
technique-aic-teach = Łańcuch od fałszu do prawdy i z powrotem. Załóż, że kandydat jest fałszywy, i idź do takiego, który musi być wtedy prawdziwy: do drugiej cyfry w polu z dwiema albo do drugiego miejsca w obszarze z dwoma. To wyklucza następnego, i tak dalej. Prawdziwy jest pierwszy kandydat lub ostatni, więc odpada to, co wykluczają obaj. Zamknięty łańcuch wyklucza więcej.

technique-grouped-aic = Łańcuch naprzemienny z grupami
technique-grouped-aic-there = łańcuch naprzemienny z grupami
technique-grouped-aic-teach = Łańcuch od fałszu do prawdy i z powrotem, w którym krokiem może być grupa: dwa lub trzy miejsca cyfry tam, gdzie linia krzyżuje się z blokiem. Jeśli reszta obszaru nie ma miejsca dla cyfry, jedno miejsce z grupy jest prawdziwe, a co widzi całą grupę, traci cyfrę. Prawdziwy jest pierwszy krok łańcucha lub ostatni, więc odpada to, co wykluczają oba.

technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = Sue de Coq
technique-sue-de-coq-teach = Weź dwa lub trzy pola tam, gdzie linia krzyżuje się z blokiem. Dodaj kilka pól linii i kilka pól bloku tak, aby wszystkie razem miały tyle cyfr, ile jest pól, i aby część linii nie miała żadnej cyfry wspólnej z częścią bloku. Wtedy każda cyfra jest zużyta dokładnie raz. Cyfry z części linii odpadają z reszty linii, a cyfry z części bloku z reszty bloku.

technique-als-xz = ALS-XZ
technique-als-xz-there = ALS-XZ
technique-als-xz-teach = Prawie zamknięty zbiór (ALS) to grupa pól jednego obszaru, która ma o jedną cyfrę więcej niż pól: jeśli straci jakąś cyfrę, musi zawierać wszystkie inne. Weź dwa takie zbiory z cyfrą X, którą może zawierać tylko jeden, bo wszystkie jej miejsca w obu się widzą. Jednemu ze zbiorów brakuje X, więc zawiera on cyfrę Z, którą mają oba. Co widzi każde Z obu zbiorów, traci Z.

technique-als-xy-wing = ALS-XY-wing
technique-als-xy-wing-there = ALS-XY-wing
technique-als-xy-wing-teach = Weź trzy zbiory pól. Każdy leży w jednym obszarze i ma o jedną cyfrę więcej niż pól: jeśli straci jakąś cyfrę, musi zawierać wszystkie inne. Środkowy ma wspólne X z pierwszym i wspólne Y z ostatnim, a żadna z tych cyfr nie mieści się w obu zbiorach, które łączy. Środkowy zawiera X lub Y, więc pierwszy lub ostatni traci jedną z nich i musi zawierać wszystkie swoje inne. Pole, które widzi każde Z tych dwóch, traci Z.

technique-death-blossom = Kwiat śmierci
technique-death-blossom-there = kwiat śmierci
technique-death-blossom-teach = Pole z dwoma lub trzema kandydatami to łodyga. Każdy z kandydatów ma swój płatek: grupę pól jednego obszaru, która ma tę cyfrę, a w sumie o jedną cyfrę więcej niż pól. Łodyga widzi w płatku wszystkie miejsca tej cyfry. Czymkolwiek jest łodyga, zabiera jednemu płatkowi cyfrę, a ten musi wtedy zawierać wszystkie inne. Jeśli wszystkie płatki mają wspólną cyfrę Z, traci Z to, co widzi każde Z w nich wszystkich.

technique-forcing-chain = Łańcuch wymuszający
technique-forcing-chain-there = łańcuch wymuszający
technique-forcing-chain-teach = Weź pole albo cyfrę w obszarze i sprawdź po kolei każdą możliwość. Z każdej poprowadź łańcuch: to jest prawdziwe, więc tamto fałszywe, więc następne prawdziwe. Jeśli łańcuchy wszystkich możliwości prowadzą do tego, że ten sam kandydat jest fałszywy, to jest on fałszywy, którakolwiek z nich zachodzi. To żmudna praca i ostatnia deska ratunku.

technique-forcing-net = Sieć wymuszająca
technique-forcing-net-there = sieć wymuszająca
technique-forcing-net-teach = Załóż, że kandydat jest prawdziwy, i wpisz wszystkie single, które z tego wynikają. Jeśli jakieś pole zostanie bez cyfr albo cyfra bez miejsca, kandydat był fałszywy. Albo zrób tak z każdym kandydatem pola lub z każdym miejscem cyfry w obszarze: odpada to, co jest wykluczone we wszystkich wypadkach. Weź drugą kartkę albo miękki ołówek.

technique-beyond = Poza wszystkimi technikami
technique-beyond-there = krok poza wszystkimi technikami
technique-beyond-teach = Kilku sudoku nie rozwiąże żaden układ, który ma nazwę. One też mają tylko jedno rozwiązanie, ale znajduje się je próbami: wybierz pole z dwoma kandydatami, załóż, że jeden jest prawdziwy, i rozwiązuj dalej, aż wszystko się zgodzi albo pojawi się sprzeczność. Jeśli się pojawi, prawdziwy jest drugi. Zapamiętaj, gdzie zaczynasz, żeby móc wrócić.

technique-mark-pair = Pola powiązane
technique-mark-pair-there = para powiązanych pól
technique-mark-pair-teach = Znak między dwoma polami, linia przez oba albo zasada dotycząca sąsiadów bez znaku wiąże ze sobą ich cyfry. Zapisz kandydatów obu pól. Kandydata, do którego nie pasuje żaden kandydat drugiego pola, można skreślić: przy kresce cyfra 5 wymaga po drugiej stronie 4 lub 6; na termometrze 1 może być tylko w zbiorniczku. Każda skreślona cyfra może rozstrzygnąć następną parę, więc śledź linie i ciągi znaków od końca do końca.

technique-line-number = Linia i liczba
technique-line-number-there = kandydat, który nie pasuje do liczby
technique-line-number-teach = Strzałka albo liczba poza diagramem wymaga od swojej linii sumy lub liczby widocznych cyfr. Oblicz, ile co najmniej i co najwyżej mogą dać pozostałe pola, i skreśl to, z czym liczba by nie wyszła: małe sumy wykluczają duże cyfry, duże sumy małe. Najmniejsze i największe liczby zostawiają najmniej możliwości, więc zacznij od nich.

technique-line-filling = Wypełnienia linii
technique-line-filling-there = już tylko kilka sposobów otrzymania liczby
technique-line-filling-teach = Gdy wzdłuż strzałki albo w linii liczby poza diagramem zostało tylko kilka pustych pól, wypisz wszystkie sposoby otrzymania tej liczby. Pola we wspólnym wierszu, kolumnie lub bloku muszą być różne, więc sposobów zostaje niewiele. Kandydata, którego nie ma w żadnym z nich, można skreślić.

technique-mark-room = Miejsce dla pól powiązanych
technique-mark-room-there = za mało miejsca dla pól powiązanych
technique-mark-room-teach = Pole powiązane z dwoma lub trzema innymi w jednym wierszu, kolumnie lub bloku musi zostawić każdemu z nich inną cyfrę. Przy kreskach po obu stronach w wierszu cyfra wymaga obok siebie zarówno cyfry o 1 mniejszej, jak i o 1 większej, nie jest więc ani jedynką, ani cyfrą największą. Wypróbuj każdego kandydata i skreśl tych, którzy zostawiliby innym polom za mało cyfr.

technique-mark-house = Wspólne powiązanie
technique-mark-house-there = wspólne powiązanie
technique-mark-house-teach = Cyfra ma w wierszu, kolumnie lub bloku już tylko dwa lub trzy miejsca. Sprawdź dla każdego, co by stamtąd wykluczyła: innych kandydatów tego pola i wszystko, czego zabraniają znaki i linie wokół niego. Kandydatów wykluczonych w każdym przypadku można skreślić od razu, gdziekolwiek cyfra w końcu trafi.

## Dla księgarni
listing-puzzles =
    { $count ->
        [one] 1 sudoku
        [few] { NUMBER($count) } sudoku
        [many] { NUMBER($count) } sudoku
       *[other] { NUMBER($count) } sudoku
    }
listing-intro-adults = Ołówek, spokojna godzina i nowy diagram: sudoku do rozwiązywania na papierze, w domu i w podróży.
listing-intro-children = Ołówek zatemperowany i do dzieła: jasne zasady, małe kroki i radość, gdy wszystko się zgadza.
listing-intro-seniors = Sudoku do rozwiązywania bez pośpiechu: czytelne diagramy, ołówek i czas na myślenie.
listing-inside = W tej książce
listing-levels = Poziomy: { $levels }
listing-kinds = Diagramy: { $kinds }
listing-one-solution = Każda łamigłówka ma dokładnie jedno rozwiązanie.
listing-logic = Każdą łamigłówkę można rozwiązać samą logiką, bez zgadywania.
listing-answers = Rozwiązania wszystkich łamigłówek są w książce.
listing-hints = Wskazówki do pierwszych kroków każdej łamigłówki pomagają ruszyć z miejsca.
listing-walkthroughs = Niektóre łamigłówki są rozwiązane krok po kroku.
listing-rules = Zasady są wyjaśnione na przykładzie.
listing-techniques = Przydatne techniki: { $techniques }
listing-one-per-page = Jedna łamigłówka na stronie i dużo miejsca na notatki.
listing-large-print = Duży druk: duże, czytelne cyfry.
listing-format =
    { $count ->
        [one] 1 strona, { $size }
        [few] { NUMBER($count) } strony, { $size }
        [many] { NUMBER($count) } stron, { $size }
       *[other] { NUMBER($count) } strony, { $size }
    }
listing-keywords = książka sudoku, łamigłówki liczbowe, łamigłówki logiczne, gry umysłowe, szarady, gimnastyka umysłu, prezent dla miłośnika zagadek, łamigłówki w podróży, trening pamięci, relaksujące hobby, ćwiczenie koncentracji, rozrywka na deszczowe dni, pomysł na urodziny, logiczne myślenie, czas wolny, drobny upominek
listing-keywords-adults = sudoku dla dorosłych, łamigłówki dla dorosłych, rozrywka bez ekranu
listing-keywords-children = sudoku dla dzieci, łamigłówki dla dzieci, gry logiczne dla dzieci, książka z zadaniami, pierwsze sudoku
listing-keywords-seniors = sudoku dla seniora, łamigłówki dla seniorów, prezent dla dziadków, czytelne łamigłówki
listing-keywords-large = sudoku duży druk, łamigłówki duża czcionka
listing-keywords-easy = łatwe sudoku, sudoku dla początkujących
listing-keywords-hard = trudne sudoku, sudoku dla zaawansowanych
listing-keyword-variant = sudoku { $variant }
listing-search-words = sudoku, łamigłówka, łamigłówki, łamigłówek, zagadki, duży druk, łatwe, trudne, dla dorosłych, dla dzieci, dla seniorów
listing-promotions = najlepszy, najlepsza, najlepsze, bestseller, gratis, darmowy, promocja, okazja, rabat, nowość, nowy, nowa, numer 1, nr 1
listing-ai-puzzles = Łamigłówki wygenerował program komputerowy na podstawie ziarna: losowo wypełnia diagram, usuwa cyfry i liczy rozwiązania, aż zostanie dokładnie jedno. Nie wygenerowała ich sztuczna inteligencja.
listing-ai-texts = Zasady, nagłówki, wskazówki i rozwiązania to stałe zdania i rysunki tego programu. Przy tworzeniu tej książki nie użył on żadnego narzędzia, które generuje teksty, obrazy lub tłumaczenia za pomocą sztucznej inteligencji.
listing-ai-own = Książka zawiera też elementy, które nie pochodzą z programu: { $parts }. Program nie może wiedzieć, jak powstały; odpowiada za nie autor.
listing-own-texts = teksty autora
listing-own-pictures = obrazy autora
listing-own-puzzles = łamigłówki autora
