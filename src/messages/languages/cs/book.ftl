### Slova, která program tiskne, česky. Tvary oblastí: `in` (v řádku 3), `of` (řádku 3).
### Po jednopísmenných předložkách a spojkách a mezi slovem a jeho číslem stojí pevná mezera.

## Nadpisy
contents = Obsah
answers = Řešení
how-to = Jak luštit
tip = Tip
hints = Nápovědy
techniques = Techniky
walkthroughs = Řešení krok za krokem
notes = Poznámky
levels = Obtížnosti
about-author = O autorovi
about-book = O této knize
blank-grids = Prázdné mřížky
record = Moje výsledky
stats = Tato kniha v číslech
stats-techniques = Nejtěžší technika každého hlavolamu
stats-givens = Zadaných číslic v hlavolamu
stats-digits = Jak často je zadána každá číslice
certificate = Diplom
certificate-to = Tento diplom získává
certificate-for =
    { $count ->
        [one] za jedno vyřešené sudoku
        [few] za { NUMBER($count) } vyřešená sudoku
       *[other] za { NUMBER($count) } vyřešených sudoku
    }
certificate-done = Výborně!
volume = Díl { $number }
colour-in = Vybarvi mě!
answers-to = Řešení: { $title }
solution = Řešení
solution-of = Řešení z { $date }
corrected-on = Opraveno { $date }: { $note }
correction-of = Oprava k { $date }: { $note }
contest-cells = Soutěž: pošlete nám číslice z políček { $cells } do { $date }.
contest-word = Soutěž: pošlete nám skryté slovo do { $date }.
contest-entered = Vyplněno. Pošlete nám { $answer } do { $date }.
web-send-times = Posílat mé časy do { $paper }, beze jména, pro porovnání.
web-faster = Rychleji než { $percent } % hráčů.
cells-removed = odebráno { $count }
easier-than = ! lehčí než { $day }
puzzle-count =
    { $count ->
        [one] 1 sudoku
        [few] { NUMBER($count) } sudoku
       *[other] { NUMBER($count) } sudoku
    }
puzzle = Sudoku { $number }
puzzles = Sudoku { $first }–{ $last }
dates = { $first } – { $last }

## Kolem sudoku
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Řešení na straně { $page }
to-answer-short = Strana { $page }
to-answer-overleaf = Řešení na druhé straně listu
to-answer-overleaf-short = Na druhé straně
to-answer-elsewhere = Sešit s řešeními, strana { $page }
to-answer-elsewhere-short = Řešení, s. { $page }
to-answer-elsewhere-shortest = Řeš. { $page }
to-puzzle = Strana { $page }
to-puzzle-elsewhere = Sudoku na straně { $page }
to-puzzle-elsewhere-short = Sudoku, s. { $page }
to-puzzle-elsewhere-shortest = Sudoku { $page }
hardest = Nejtěžší technika: { $technique }
hardest-beyond = Nejtěžší technika: žádná, která má jméno
givens =
    { $count ->
        [one] 1 zadaná číslice
        [few] { $count } zadané číslice
       *[other] { $count } zadaných číslic
    }
time = Čas
about-minutes =
    { $count ->
        [one] Asi 1 minuta
        [few] Asi { $count } minuty
       *[other] Asi { $count } minut
    }
target-time = Cílový čas: { $minutes } min
date = Datum
name = Jméno
sheet = List { $sheet }
teacher-answers = Řešení pro učitele
cut-out = Vystřihni kartičky a polož je na prázdná políčka.
code = Kód
large-print = Velké písmo
puzzle-nouns = sudoku, hlavolamů, hlavolamy, úloh, úlohy
count-words = jeden=1 jedno=1 jedna=1 dva=2 dvě=2 tři=3 čtyři=4 pět=5 šest=6 sedm=7 osm=8 devět=9 deset=10 jedenáct=11 dvanáct=12 třináct=13 čtrnáct=14 patnáct=15 šestnáct=16 sedmnáct=17 osmnáct=18 devatenáct=19 dvacet=20 třicet=30 čtyřicet=40 padesát=50 šedesát=60 sedmdesát=70 osmdesát=80 devadesát=90 sto=100 stě=100 sta=100 set=100 tisíc=1000 tisíce=1000 a=0
quoted = „{ $text }“

## Obtížnosti
level-easy = Lehké
level-medium = Střední
level-hard = Těžké
level-expert = Expertní
level-extreme = Extrémní
level-easy-is = Mnoho zadaných číslic. Kdo se pozorně dívá, nachází jednu číslici za druhou.
level-medium-is = Méně zadaných číslic. Dívejte se i podél řádků a sloupců a ptejte se, co v políčku ještě může být.
level-hard-is = Tady pomohou poznámky tužkou: uzamčení kandidáti, dvojice a trojice.
level-expert-is = Obrazce přes celou mřížku, třeba ryby, křídla a obdélníky.
level-extreme-is = Nejméně zadaných číslic; čekejte cokoli, až po dlouhé řetězce úvah.
level-extreme-with-trial = Nejméně zadaných číslic; čekejte cokoli, až po dlouhé řetězce úvah a zkoušení.

## Varianty
variant-diagonal = Diagonální
variant-windoku = Windoku
variant-jigsaw = Nepravidelné
variant-antiknight = Antijezdec
variant-asterisk = Hvězda
variant-center-dot = Středová tečka
variant-girandola = Girandola
variant-killer = Killer
variant-antiking = Antikrál
variant-disjoint = Disjunktní skupiny
variant-consecutive = Po sobě jdoucí
variant-non-consecutive = Bez po sobě jdoucích
variant-kropki = Kropki
variant-some-kropki = Částečné Kropki
variant-greater-than = Nerovnosti
variant-xv = XV
variant-some-xv = Částečné XV
variant-even-odd = Sudá a lichá
variant-thermo = Teploměr
variant-arrow = Šipka
variant-palindrome = Palindrom
variant-whispers = Šepot
variant-renban = Renban
variant-quadruple = Čtveřice
variant-between = Čáry mezi
variant-frame = Rám
variant-sandwich = Sendvič
variant-skyscraper = Mrakodrap
variant-little-killer = Little Killer
variant-x-sums = X-součty
variant-calcudoku = Calcudoku
variant-futoshiki = Futoshiki
variant-skyscrapers = Mrakodrapy
layout-twodoku = Twodoku
layout-butterfly = Motýl
layout-samurai = Samuraj
layout-sohei = Sóhei
layout-cross = Kříž
layout-windmill = Větrný mlýn
layout-other = Překrývající se
layout-rule = Několik mřížek { $side } × { $side } se překrývá. Každá je samostatné sudoku a číslice ve společném bloku platí ve všech mřížkách, které ho sdílejí.
in-grid = { $number } v mřížce { $grid }
grids-counted = Mřížky se číslují shora dolů a vedle sebe zleva doprava.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Také na každé ze dvou dlouhých úhlopříček, { $marks ->
        [shaded] které jsou vystínované
        [strokes] které jsou vyznačené tenkými čárkami
       *[both] které jsou vystínované nebo vyznačené tenkými čárkami
    }, je každá číslice právě jednou.
variant-windoku-rule = Také v každém vystínovaném okně je každá číslice právě jednou.
variant-jigsaw-rule = Silné čáry ohraničují místo bloků oblasti nepravidelného tvaru.
variant-antiknight-rule = Políčka vzdálená o tah šachového jezdce, dvě políčka rovně a jedno do strany, nikdy neobsahují stejnou číslici.
variant-asterisk-rule = Také v devíti vystínovaných políčkách, která tvoří hvězdu, je každá číslice právě jednou.
variant-center-dot-rule = Také v devíti políčkách se šedou tečkou uprostřed bloků je každá číslice právě jednou.
variant-girandola-rule = Také v devíti vystínovaných políčkách girandoly, z nichž čtyři leží v rozích, je každá číslice právě jednou.
variant-killer-rule = Přerušované čáry ohraničují klece. Součet číslic v kleci udává malé číslo v jejím rohu a žádná číslice se v kleci neopakuje.
variant-killer-repeats = Stojí-li za číslem +, mohou se číslice v kleci opakovat.
variant-killer-without-sum = Klec bez čísla říká jen to, že její číslice jsou různé.
variant-killer-overlap = Klece mohou mít společná políčka.
variant-killer-parts = Přerušované čáry také spojují části jedné klece.
variant-antiking-rule = Políčka, která se dotýkají rohem, nikdy neobsahují stejnou číslici.
variant-disjoint-rule = Políčka na stejném místě svých bloků nikdy neobsahují stejnou číslici: různá jsou například levá horní políčka všech bloků.
variant-consecutive-rule = Proužek mezi dvěma políčky znamená, že se jejich číslice liší o 1. Vyznačeny jsou všechny proužky: kde žádný není, číslice políček se společnou stranou se nikdy neliší o 1.
variant-non-consecutive-rule = Číslice ve dvou políčkách se společnou stranou se nikdy neliší o 1.
variant-kropki-rule = Bílá tečka mezi dvěma políčky znamená, že se jejich číslice liší o 1, černá tečka, že jedna je dvojnásobkem druhé. Mezi 1 a 2 může být kterákoli z nich. Vyznačeny jsou všechny tečky: kde mezi políčky se společnou stranou žádná není, neplatí ani jedno.
variant-some-kropki-rule = Bílá tečka mezi dvěma políčky znamená, že se jejich číslice liší o 1, černá tečka, že jedna je dvojnásobkem druhé. Mezi 1 a 2 může být kterákoli z nich. Vyznačeny nejsou všechny tečky.
variant-greater-than-rule = Uvnitř bloků je znaménko mezi dvěma políčky otevřené k větší číslici.
variant-xv-rule = Písmeno X mezi dvěma políčky znamená, že součet jejich číslic je 10, písmeno V, že je 5. Vyznačena jsou všechna X a V: kde písmeno není, součet číslic v políčkách se společnou stranou není nikdy 5 ani 10.
variant-some-xv-rule = Písmeno X mezi dvěma políčky znamená, že součet jejich číslic je 10, písmeno V, že je 5. Vyznačena nejsou všechna X a V.
variant-even-odd-rule = Šedý kroužek označuje lichou číslici, šedý čtverec sudou. V ostatních políčkách může být lichá i sudá.
variant-thermo-rule = Podél teploměru číslice od baňky rostou: každá je větší než ta před ní.
variant-arrow-rule = Číslice v kroužku je součtem číslic podél jeho šipky. Na šipce se číslice může opakovat, kde to ostatní pravidla dovolují.
variant-palindrome-rule = Podél čáry se číslice čtou z obou konců stejně.
variant-whispers-rule = Podél čáry se každá číslice liší od následující aspoň o { $apart }. Na čáře se číslice může opakovat, kde to ostatní pravidla dovolují.
variant-renban-rule = Číslice na čáře jdou v libovolném pořadí po sobě bez mezery a žádná se neopakuje: například 3, 5, 2 a 4.
variant-quadruple-rule = Kroužek na rohu ukazuje až čtyři číslice, které jsou všechny ve čtyřech políčkách kolem něj, v libovolném pořadí. Číslice vytištěná dvakrát je tam dvakrát. Ne každý roh má kroužek.
variant-between-rule = Číslice na čáře jsou větší než číslice v kroužku na jednom konci a menší než číslice v kroužku na druhém.
variant-frame-rule = Číslo vně mřížky je součtem prvních tří číslic svého řádku nebo sloupce, počítáno z té strany.
variant-sandwich-rule = Číslo vně mřížky je součtem číslic mezi 1 a { $high } ve svém řádku nebo sloupci. Kde tyto dvě stojí vedle sebe, je to 0.
variant-skyscraper-rule = Číslice jsou výšky budov. Číslo vně mřížky udává, kolik jich je odtud vidět podél řádku nebo sloupce: každá budova zakrývá všechny nižší za sebou.
variant-little-killer-rule = Číslo vně mřížky je součtem číslic na úhlopříčce, na kterou ukazuje jeho šipka. Na úhlopříčce se číslice může opakovat, kde to ostatní pravidla dovolují. Číslo nemají všechny úhlopříčky.
variant-x-sums-rule = Číslo vně mřížky je součtem prvních X číslic svého řádku nebo sloupce, počítáno z té strany. X je první z těchto číslic a do součtu se počítá.
variant-futoshiki-rule = Bloky tu nejsou. Znaménko mezi dvěma políčky je otevřené k větší číslici. Vyznačena nejsou všechna znaménka.
variant-skyscrapers-rule = Bloky tu nejsou. Číslice jsou výšky budov. Číslo vně mřížky udává, kolik jich je odtud vidět podél řádku nebo sloupce: každá budova zakrývá všechny nižší za sebou.
variant-calcudoku-rule = Bloky tu nejsou. Silné čáry ohraničují klece a číslice v kleci dávají číslo v jejím rohu podle uvedené operace: sečtou se nebo vynásobí, nebo se ze dvou číslic menší odečte od větší či se jí větší vydělí. V kleci se číslice může opakovat, v řádku ani sloupci ne.
variant-calcudoku-hidden-signs = Chybí-li znaménko, může jít o kteroukoli ze čtyř operací.

## Jak luštit
# Druhý pád s předložkou: v každém z devíti bloků.
number-word =
    { $number ->
        [3] ze tří
        [4] ze čtyř
        [5] z pěti
        [6] ze šesti
        [7] ze sedmi
        [8] z osmi
        [9] z devíti
        [10] z deseti
        [11] z jedenácti
        [12] z dvanácti
        [13] ze třinácti
        [14] ze čtrnácti
        [15] z patnácti
        [16] ze šestnácti
        [25] z pětadvaceti
       *[other] z { $number }
    }
fill-digits = Do každého prázdného políčka doplňte číslici od { $first } do { $last }.
fill-numbers = Do každého prázdného políčka doplňte číslo od 1 do { $last }.
fill-letter = Do každého prázdného políčka doplňte číslici od { $first } do 9 nebo písmeno A.
fill-letters = Do každého prázdného políčka doplňte číslici od { $first } do 9 nebo písmeno od A do { $last }.
fill-word = Místo číslic jsou tu písmena. Do každého prázdného políčka doplňte jedno z písmen uvedených u sudoku.
fill-pictures = Místo číslic jsou tu obrázky. Do každého prázdného políčka nakreslete jeden z obrázků uvedených u sudoku.
hold =
    V každém řádku, v každém sloupci a v { $areas ->
        [regions] každé { $side-word } oblastí ohraničených
       *[boxes] každém { $side-word } bloků ohraničených
    } silnou čarou musí být { $symbols ->
        [digits] každá číslice
        [numbers] každé číslo
        [word] každé písmeno
        [pictures] každý obrázek
       *[letters] každá číslice i každé písmeno
    } právě jednou.
fill-sizes = Doplňte všechna prázdná políčka.
sizes-digits = Používejte číslice { $sizes }.
sizes-letters = Po devítce pokračují větší mřížky písmeny: { $sizes }.
sizes-word = Jsou-li u sudoku uvedena písmena, doplňujte je.
sizes-pictures = Jsou-li u sudoku uvedeny obrázky, kreslete je.
size-digits = { $first } až { $last } v mřížce { $side } × { $side }
size-letter = A v mřížce { $side } × { $side }
size-letters = A až { $last } v mřížce { $side } × { $side }
hold-sizes =
    V každém řádku, v každém sloupci a v { $areas ->
        [regions] každé oblasti ohraničené
       *[boxes] každém bloku ohraničeném
    } silnou čarou musí být každá z nich právě jednou.
hold-lines = V každém řádku a v každém sloupci musí být každá z těchto číslic právě jednou.
further-letters = Písmena pokračují tam, kde číslice končí: A je desátá, B jedenáctá a tak dále.
word-hidden = Ve vyplněné mřížce tvoří jedna z linií slovo. Vše, co se říká o číslicích, platí i pro písmena.
pictures-as-digits = Vše, co se říká o číslicích, platí i pro obrázky.
one-solution-or-trial = Každé sudoku v této knize má právě jedno řešení. Ne všechna lze vyřešit pouhou úvahou: u některých je třeba zkoušet.
one-solution = Každé sudoku v této knize má právě jedno řešení a vede k němu pouhá úvaha. Láká-li vás hádat, podívejte se znovu: vždy existuje logický krok.
first-steps = Kde začít
scanning = Vyberte si číslici a projděte řádky a sloupce, ve kterých už je; tam podruhé být nemůže. Zůstane-li pro ni v bloku jediné volné políčko, patří tam.
scanning-cages = Začněte klecemi, které nechávají málo možností: dvěma vzdálenými číslicemi, součinem s málo děliteli, velmi malým nebo velmi velkým součtem. Potřebuje-li klec ležící v jednom řádku či sloupci některou číslici, zbytek této řady ji mít nemůže.
an-example = Příklad
example =
    Kam ve vystínovaném bloku patří číslice { $digit }? { $others-count ->
        [one] Už ji má políčko { $others }. Jeho řádek a sloupec vylučují
        [few] Už ji mají políčka { $others }. Jejich řádky a sloupce vylučují
       *[other] Už ji mají políčka { $others }. Jejich řádky a sloupce vylučují
    } všechna prázdná políčka bloku kromě jednoho: { $cell }, označeného { $mark ->
        [query] otazníkem
       *[ring] kroužkem
    }. Tam patří { $digit }.
cell-long = řádek { $row }, sloupec { $column }
pencil = Jak pokračovat
pencil-marks = Když už na první pohled nic nevidíte, poznamenejte si do každého políčka drobně tužkou kandidáty, kteří v něm zbývají. Políčko s jediným kandidátem je vyřešené, stejně jako číslice, která má v řádku, sloupci nebo bloku jediné místo. Jak políčka vyplňujete, poznámky škrtejte a dívejte se znovu: každá nalezená číslice otevírá cestu dalším.
strip-is = Proužek u každého sudoku vypisuje jeho znaky. Když se znak, který je v mřížce už celý, odškrtne, je vidět, co ještě chybí.
single-sums = Tyto součty připouštějí jedinou sadu číslic, podle počtu políček v kleci:
single-products = Tyto součiny dvou různých číslic připouštějí jedinou dvojici, podle velikosti mřížky:
kids-how-to = Jak se hraje
kids-fill = Některá políčka jsou prázdná. Do každého napiš jedno číslo.
kids-size = { $side } × { $side }: použij čísla od { $first } do { $last }.
kids-row = V každém řádku je každé číslo jednou.
kids-column = V každém sloupci také.
kids-box = A v každém silně orámovaném bloku také.
kids-example =
    Kam v šedém bloku patří { $digit }? Podívej se na každé číslo { $digit } mimo blok. Jeho řádek a sloupec jsou
    obsazené. Zbývá jedno políčko: to s { $mark ->
        [query] otazníkem
       *[ring] kroužkem
    }!
kids-start = Dobrý začátek: řádek, sloupec nebo blok s jediným prázdným políčkem. Které číslo chybí?
kids-fill-own = Některá políčka jsou prázdná. Do každého patří něco z proužku u sudoku.
kids-row-own = V každém řádku je všechno jednou.
kids-column-own = V každém sloupci také.
kids-box-own = A v každém silně orámovaném bloku také.
kids-start-own = Dobrý začátek: řádek, sloupec nebo blok s jediným prázdným políčkem. Co tam chybí?
child-missing = Co chybí v šedém řádku? { $missing }.
child-taken =
    { $by ->
        [column] Ve sloupci
       *[box] V bloku
    } s otazníkem už { $digit } je.
child-fits = Takže tam patří jen { $digit }!

## Nápovědy
hints-are = Nevíte jak dál? Každá nápověda řekne, kam se podívat, nebo jmenuje obrazec a jeho místo; zbytek je na vás. Týká-li se nápověda pozdější chvíle, počet prázdných políček ukazuje, kam až byste měli dojít.
hints-left-out = Sudoku, které tu chybí, nápovědu nepotřebuje: u každé číslice se ptejte, kde může být v každém řádku, sloupci a bloku.
with-open =
    { $count ->
        [one] Když zbývá jedno prázdné políčko: { LOW($hint) }
        [few] Když zbývají { $count } prázdná políčka: { LOW($hint) }
       *[other] Když zbývá { $count } prázdných políček: { LOW($hint) }
    }
hint-full-house = Která číslice ještě chybí { $house-in }?
hint-single = Kde může být číslice { $digit } { $house-in }?
hint-naked-single = Která číslice zbývá pro políčko { $cell }?
hint-cage = Které číslice mohou vyplnit klec se součtem { $sum } u políčka { $cell }?
hint-number = Které číslice mohou dát { $number } v kleci u políčka { $cell }?

## Tiráž
made-with = Vytvořeno programem gridpress { $version }, revize { $engine } jeho generátoru, ze semínka { $seed }.
made-again = Táž verze vytvoří ze stejného semínka a stejných oddílů stejná sudoku znovu.
set-in = Vysázeno písmem { $fonts }.
isbn = ISBN { $isbn }

## Webové vydání
web-title = Sudoku { $number }
web-difficulty = Obtížnost: { $stars } z { $most }
web-grid = Mřížka sudoku, { $rows } krát { $columns }
web-given = zadaná { $digit }
web-own = vaše { $digit }
web-shown = { $digit } z řešení
web-empty = prázdné
web-marks = poznámky { $digits }
web-centre-marks = poznámky uprostřed { $digits }
web-colour-of = barva { $number }
web-wrong = chyba
web-clash = v rozporu
web-cage = klec se součtem { $sum } u políčka { $cell }
web-number = klec { $number } u políčka { $cell }
web-area-grid = mřížka { $number }
web-near = Přiblížit jednu mřížku
web-sums = Součty
web-no-cage = Vyberte políčko klece a uvidíte, jak ji lze vyplnit.
web-pad = Číslice
web-key = { $digit }, zbývá doplnit: { $count }
web-edit = Vyplňování
web-digit = Číslice
web-corner = Poznámky
web-centre = Střed
web-colour = Barva
web-erase = Smazat
web-undo = Zpět
web-redo = Znovu
web-pause = Pauza
web-paused = Pozastaveno
web-resume = Pokračovat
web-help = Pomoc
web-menu = Nabídka
web-all-marks = Zapsat všechny poznámky
web-next-cell = Kde je další číslice?
web-check = Zkontrolovat
web-hint = Nápověda
web-show = Řešení
web-share = Sdílet výsledek
web-statistics = Statistika
web-settings = Nastavení
web-rules = Pravidla
web-keys = Klávesnice
web-print = Tisk
web-again = Začít znovu
web-no-mistakes = Zatím bez chyb.
web-mistakes = Chybné číslice: { $count }. Jsou vyznačeny.
web-mistakes-first = Nápověda pomůže, až budou všechny číslice správně. Chybné jsou vyznačeny.
web-no-clashes = Zatím bez rozporů.
web-clashes = Číslice v rozporu: { $count }. Jsou vyznačeny.
web-more = Více
web-do = Provést
web-next-in = Další číslici lze najít v { $cell }.
web-close = Zavřít
web-beyond = Odtud žádný obrazec dál nevede. { $cell } je { $digit }.
web-ask-show = Ukázat celé řešení? Tím hra končí.
web-ask-again = Začít znovu? Všechny číslice i poznámky zmizí.
web-cancel = Zrušit
web-won = Vyluštěno!
web-won-in = Váš čas: { $time }
web-with-help = s nápovědou
web-without-help = bez nápovědy
web-replay = Přehrát hru
web-move = Tah { $number } z { $count }
web-path = Cesta k řešení
web-another = Další sudoku
web-another-busy = Vytváří se sudoku stejného druhu a úrovně …
web-another-failed = Další sudoku se nepodařilo vytvořit.
web-progress = Přenést
web-progress-of-link = Odkaz otevře tuto hru v nynějším stavu v jiném prohlížeči.
web-progress-of-file = Soubor obsahuje všechny hry, časy a nastavení.
web-progress-link = Kopírovat odkaz
web-progress-file = Uložit soubor
web-progress-open = Otevřít soubor
web-progress-none = Odkaz neobsahuje hru tohoto sudoku.
web-progress-ask = Pokračovat ve hře z odkazu? Hra v tomto prohlížeči zmizí.
web-progress-take = Pokračovat
web-progress-read = Načtené hry: { $count }. Ze dvou her téhož sudoku zůstává ta, která došla dál.
web-progress-no-file = Tento soubor neobsahuje žádné hry.
previous-path = Předchozí sudoku krok za krokem
path-of = Č. { $number } krok za krokem
web-copied = Zkopírováno
web-copy = Zkopírujte tento text
web-revealed = Toto je řešení.
web-not-yet = Mřížka je plná, ale něco ještě nesedí.
web-none-won = V tomto prohlížeči zatím není vyluštěno žádné sudoku.
web-streak = Dny v řadě: { $count }
web-longest = Nejvíce dní v řadě: { $count }
web-level = Úroveň
web-solved = Počet
web-best = Nejlepší
web-mean = Průměr
web-times = Časy platí pro hry bez nápovědy.
web-set-check = Kontrola při psaní
web-check-none = Nic
web-check-clashes = Rozpory
web-check-mistakes = Chyby
web-set-look = Barvy
web-look-system = Jako zařízení
web-look-light = Světlé
web-look-dark = Tmavé
web-set-clock = Zobrazit čas
web-set-peers = Zvýraznit řádek, sloupec a blok
web-set-same = Zvýraznit stejné číslice
web-set-tidy = Mazat poznámky, které číslice vylučuje
web-set-auto = Vždy zobrazovat všechny kandidáty
web-set-first = Nejdřív vybrat číslici, pak políčka
web-set-letters = Písmena pro levou ruku: Q W E, A S D, Y X C jsou 1 až 9
web-set-paint = Barvení políček
web-set-left = Číslice vlevo
web-set-print = Tisknout moje číslice a poznámky
web-keys-move = Šipky přecházejí po mřížce.
web-keys-several = Se Shiftem nebo Ctrl vybírají více políček, Ctrl+A vybere všechna, Escape jen jedno. Dvojité kliknutí vybere všechny stejné číslice.
web-keys-fill = Číslice a písmena vyplní políčko, Backspace maže.
web-keys-marks = Se Shiftem jsou to poznámky, s Ctrl nebo Alt poznámky uprostřed. Mezerník přepíná.
web-keys-back = Ctrl+Z bere zpět, Ctrl+Y opakuje.
web-keys-more = { $pause } zastaví čas, { $all } zapíše všechny poznámky, otazník ukáže tyto klávesy.
web-keys-hint = { $hint } žádá o nápovědu, { $next } jen o políčko další číslice.
web-hint-names = V nápovědách je { $cell } políčko v řádku { $row } a sloupci { $column }.
web-signs = Nápověda vystínuje oblast a orámuje vzor. Tečkovaný kroužek mají zápisy, které číslici vylučují, plný kroužek má číslice, kterou lze doplnit, a přeškrtnuto je to, co nemůže platit.
web-before = Předchozí den
web-after = Další den
web-archive = Všechna sudoku
web-earlier = Předchozí měsíc
web-later = Další měsíc
web-begun = Rozehráno
web-kept = Hra se ukládá v tomto prohlížeči.
web-no-script = Chcete-li tu hrát, musí prohlížeč povolit JavaScript. Vytisknout sudoku lze i bez něj.

## Kapitoly o technikách a řešení krok za krokem
about-techniques = Techniky, které v této knize budete potřebovat, od nejlehčí po nejtěžší, každá s příkladem. Žádný z příkladů není sudoku z této knihy.
about-walkthroughs =
    Některá sudoku z této knihy { $end ->
        [trial] od začátku tak daleko, kam techniky vedou
       *[solved] od začátku do konce
    }, vždy nejlehčím možným krokem. U každého jedináčka je uvedeno
    políčko a řádek, sloupec nebo blok, kde číslice nemá jiné místo; „jediný“ znamená, že jiný kandidát
    v políčku nezbývá.
naming = Ř4S7 je políčko v řádku 4, sloupci 7. Bloky se číslují zleva doprava a shora dolů.
diagrams =
    Na obrázcích { $told ->
        [greys] jsou černé číslice zadané a šedé byly nalezeny
       *[weights] jsou tučné číslice zadané a tenké byly nalezeny
    } cestou. Malé číslice jsou kandidáti: to, co v políčku ještě může být. { $told ->
        [greys] Kandidáti obrazce jsou černí
       *[weights] Kandidáti obrazce jsou tuční
    } a jeho políčka šedá; tmavší šedá odlišuje políčka, která v něm mají jinou úlohu, a nejsvětlejší vyznačuje jeho
    řádky, sloupce a bloky. Škrtnutí kandidáti odpadají. Kandidát v kroužku se doplní.
excerpts = Některé obrázky ukazují jen bloky, o které v kroku jde; čísla na okrajích jsou čísla řádků a sloupců.
chains = Šedé kroužky a čtverečky jsou dvě strany barvení nebo řetězce: jedna z nich je pravdivá a druhá nepravdivá. Plné čáry spojují dva kandidáty, z nichž alespoň jeden platí, přerušované dva, kteří nemohou platit oba.
houses-are = Řada je řádek nebo sloupec. Oblast je řada, blok nebo jiná skupina políček, v níž musí být každá číslice jednou.
sees = Dvě políčka se vidí, když nemohou obsahovat stejnou číslici: leží v jednom řádku, sloupci nebo bloku, nebo v nich různé číslice vyžadují jiná pravidla.
how-to-solve = Jak vyluštit sudoku { $number }
how-to-solve-of = Jak vyřešit sudoku ze dne { $date }
start = Začátek
step = Krok { $number }: { $technique }
steps = Kroky { $first } až { $last }: { $technique }
singles = Jedináčci
alone = jediný
first-singles = Nejdřív jedináčci: { $singles }.
then-singles = Potom { $singles }.
singles-finish = Odtud už stačí jedináčci.
only-singles = Víc než tito jedináčci není potřeba.
stuck = Tady techniky z této knihy končí a dál lze jen zkoušet: vezměte políčko se dvěma kandidáty, předpokládejte, že jeden je správný, a pokračujte, dokud se mřížka nezaplní nebo nenarazíte na spor. Narazíte-li, správný je ten druhý.

## Políčka a oblasti
cell = Ř{ $row }S{ $column }
house-row =
    { $form ->
        [in] v řádku { $number }
        [of] řádku { $number }
       *[is] řádek { $number }
    }
house-column =
    { $form ->
        [in] ve sloupci { $number }
        [of] sloupce { $number }
       *[is] sloupec { $number }
    }
house-box =
    { $form ->
        [in] v bloku { $number }
        [of] bloku { $number }
       *[is] blok { $number }
    }
house-region =
    { $form ->
        [in] v oblasti políčka { $cell }
        [of] oblasti políčka { $cell }
       *[is] oblast políčka { $cell }
    }
house-falling =
    { $form ->
        [in] na klesající úhlopříčce
        [of] klesající úhlopříčky
       *[is] klesající úhlopříčka
    }
house-rising =
    { $form ->
        [in] na stoupající úhlopříčce
        [of] stoupající úhlopříčky
       *[is] stoupající úhlopříčka
    }
house-window =
    { $form ->
        [in] v okně { $number }
        [of] okna { $number }
       *[is] okno { $number }
    }
house-asterisk =
    { $form ->
        [in] ve hvězdě
        [of] hvězdy
       *[is] hvězda
    }
house-center-dot =
    { $form ->
        [in] v políčkách s tečkou
        [of] políček s tečkou
       *[is] políčka s tečkou
    }
house-girandola =
    { $form ->
        [in] v girandole
        [of] girandoly
       *[is] girandola
    }
house-place =
    { $form ->
        [in] v políčkách na { $number }. místě bloků
        [of] políček na { $number }. místě bloků
       *[is] políčka na { $number }. místě bloků
    }
house-rows =
    { $form ->
        [in] v řádcích { $numbers }
        [of] řádků { $numbers }
       *[is] řádky { $numbers }
    }
house-columns =
    { $form ->
        [in] ve sloupcích { $numbers }
        [of] sloupců { $numbers }
       *[is] sloupce { $numbers }
    }

## Kam se dívat
look-house = Hledejte { $house-in }.
look-cage = Podívejte se na klec se součtem { $sum } u políčka { $cell }.
look-number = Podívejte se na klec { $number } u políčka { $cell }.
look-digit = Podívejte se, kde může být číslice { $digit }.
look-cells =
    Podívejte se na { $cells-count ->
        [1] políčko
       *[other] políčka
    } { $cells }.

## Co tam je
there-in-house = { CAP($house-in) } je { $technique-there }.
there-single = { CAP($house-in) } je číslice { $digit } { $technique-there }.
there-at-cells =
    V { $cells-count ->
        [1] políčku
       *[other] políčkách
    } { $cells } je { $technique-there }.
there-at-cage = V kleci se součtem { $sum } u políčka { $cell } pomůže { $technique-there }.
there-at-number = V kleci { $number } u políčka { $cell } pomůže { $technique-there }.
there-on-digit = S číslicí { $digit } je tu { $technique-there }.
there-on-digit-in = { CAP($houses-in) } je s číslicí { $digit } { $technique-there }.
there-pointing = { CAP($house-in) } leží všechna místa pro číslici { $digit } { $cover-in } (ukazování).
there-pointing-away = { CAP($house-in) } vidí všechna místa pro číslici { $digit } tatáž jiná políčka.
there-claiming = { CAP($house-in) } leží všechna místa pro číslici { $digit } { $cover-in } (zabírání).

## Co z toho plyne
is = { $cell } je { $digit }
so = Tedy: { $places }.
removed =
    { $digits } z { $cells-count ->
        [1] políčka
       *[other] políček
    } { $cells }
remove = Škrtněte { $removed }.
joint = { "; " }
brief-last = { $outcome } (poslední políčko { $house-of })
brief-only = { $outcome } (jediné místo { $house-in })
brief-alone = { $outcome } (jediná možná číslice)
brief-remove = škrtněte { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Proč: jedináčci, uzamčení kandidáti, množiny
why-full-house = { CAP($house-in) } je jediné prázdné políčko { $cell } a jediná chybějící číslice { $digit }.
why-naked-single = V políčku { $cell } jsou vyloučeny všechny číslice kromě { $digit }.
why-hidden-single = { CAP($house-in) } může být číslice { $digit } jen v políčku { $cell }.
why-locked = { CAP($house-in) } může být číslice { $digit } jen v políčku { $cells-or } a tato políčka leží také { $cover-in }. V jednom z nich je tedy číslice { $digit } { $cover-of } a žádné jiné políčko { $cover-of } ji mít nemůže.
why-locked-away = { CAP($house-in) } může být číslice { $digit } jen v políčku { $cells-or }. Ať je kdekoli, žádné políčko, které vidí všechna tato, ji mít nemůže.
why-naked-subset = V políčkách { $cells } zbývají dohromady jen { $digits } a v každém je jedna z nich. Žádné jiné políčko { $house-of } proto nemůže být { $digits-or }.
why-naked-subset-away = V políčkách { $cells } zbývají dohromady jen { $digits } a v každém je jedna z nich. Jiné políčko, které vidí všechna jejich místa pro některou z těchto číslic, ji proto mít nemůže.
why-hidden-subset = { CAP($house-in) } mohou být číslice { $digits } jen v políčkách { $cells }, v každém jedna. Žádnou jinou číslici proto tato políčka mít nemohou.
why-mark-pair = { $relation } Někteří kandidáti by druhému políčku nenechali žádnou číslici.
why-line-number = { $relation } S některými kandidáty to není možné, ať je v ostatních políčkách cokoli.
why-line-filling = { $relation } Políčka, která se vidí, musí být různá, a tak žádný zbývající způsob nepřipouští následující kandidáty.
why-mark-room =
    S číslicí { $digit } v políčku { $cell } by v políčkách { $cells } { $digits-count ->
        [0] nezbyla žádná číslice.
       *[other] zbylo jen { $digits }, tedy méně číslic než políček.
    }
why-mark-house = { CAP($house-in) } může být číslice { $digit } jen v políčku { $cells-or }. Ať je kdekoli, vylučuje tytéž kandidáty.
relation-consecutive = { $cells } se musí lišit o 1.
relation-not-consecutive = { $cells } se nesmí lišit o 1.
relation-double = Z políček { $cells } musí být jedno dvojnásobkem druhého.
relation-no-dot = { $cells } se nesmí lišit o 1 a žádné nesmí být dvojnásobkem druhého.
relation-less = { $less } musí být menší než { $greater }.
relation-sum = { $cells } musí mít součet { $value }.
relation-no-sum = { $cells } nesmí mít součet 5 ani 10.
relation-same = { $cells } musí být stejná.
relation-below = { $less } musí být aspoň o { $by } menší než { $greater }.
relation-apart = { $cells } se musí lišit aspoň o { $by }.
relation-within = { $cells } se musí lišit, ale nejvýše o { $by }.
relation-thermo = Podél políček { $cells } musí číslice růst.
relation-palindrome = { $cells } se musí z obou konců číst stejně.
relation-renban = V políčkách { $cells } musí být po sobě jdoucí číslice v libovolném pořadí.
relation-whispers = Podél políček { $cells } se každá číslice musí lišit od následující aspoň o { $by }.
relation-arrow = { $rest } musí mít za součet číslici v políčku { $first }.
relation-quadruple = { $cells } musí obsahovat { $digits }.
relation-between = { $inner } musí ležet mezi číslicemi v políčkách { $ends }.
relation-sandwich = Od { $first } do { $last } musí mít číslice mezi 1 a { $high } součet { $value }.
relation-skyscraper = Od { $first } do { $last } musí být počet číslic větších než všechny před nimi, včetně první, { $value }.
relation-x-sum = Od { $first } do { $last } musí mít prvních X číslic součet { $value }, kde X je první z nich.
relation-odd = { $cells } musí být liché.
relation-even = { $cells } musí být sudé.
why-cage = Číslice v kleci se součtem { $sum } u políčka { $cell } musí být různé a žádný zbývající způsob, jak získat { $sum }, nepřipouští následující kandidáty.
why-cage-sets = Klec se součtem { $sum } u políčka { $cell } může být jen { $sets-or }.
why-cage-claiming = Číslice v kleci se součtem { $sum } u políčka { $cell } musí být různé a všechny zbývající způsoby, jak získat { $sum }, obsahují { $digit }. V kleci může být tato číslice jen zde: { $places }.
why-number = Žádný zbývající způsob, jak získat { $number } v kleci u políčka { $cell }, nepřipouští následující kandidáty.
why-number-sets = Klec { $number } u políčka { $cell } lze vyplnit jen takto: { $digits }.
why-number-claiming = Všechny zbývající způsoby, jak získat { $number } v kleci u políčka { $cell }, obsahují { $digit }. V kleci může být tato číslice jen zde: { $places }.
why-innie = Součet číslic { $houses-of } je { $whole } a klece ležící celé uvnitř dávají { $cages }. Na { $cells } tedy zbývá { $sum }.
why-innies = Součet číslic { $houses-of } je { $whole } a klece ležící celé uvnitř dávají { $cages }. Na { $cells } tedy zbývá { $sum } a žádná číslice se neopakuje. Žádný zbývající způsob, jak získat { $sum }, nepřipouští následující kandidáty.
why-outie = Součet číslic { $houses-of } je { $whole } a klece, které sem zasahují, dávají { $cages }. Rozdíl, { $sum }, připadá na { $cells } venku.
why-outies = Součet číslic { $houses-of } je { $whole } a klece, které sem zasahují, dávají { $cages }. Rozdíl, { $sum }, připadá na { $cells } venku. Žádný zbývající způsob, jak jej získat, nepřipouští následující kandidáty.
why-house-combination = V těchto políčkách jsou všechny číslice různé a každá klec musí dát své číslo: { $cells }. Žádný zbývající způsob, jak je všechna vyplnit, nepřipouští následující kandidáty.
why-cage-overlap = Některé klece mají pro { $digit } jen tato místa a ta leží ve stejném počtu řádků, sloupců nebo bloků: { $cells }. Každá z těchto klecí potřebuje { $digit }, jinde v těchto oblastech tedy není.
why-cage-overlap-houses = Některé řádky, sloupce nebo bloky mají pro { $digit } jen tato místa a ta leží ve stejném počtu klecí: { $cells }. Jinde v těchto klecích tedy { $digit } není.
cages-involved = Použité klece: { $cages }.
chain-from-cage = Když { $off } není { $digit }, pak { $on } je { $other } (každé vyplnění jejich klece má jedno z toho)
chain-cage = { $off } není { $digit }, takže { $on } je { $other } (každé vyplnění jejich klece má jedno z toho)

## Proč: ryby
why-fish = { CAP($houses-in) } může být číslice { $digit } jen { $cover-in }. Tam ji tedy dodají { $houses } a žádné jiné políčko { $cover-of } ji mít nemůže.
why-finned-fish =
    { CAP($houses-in) } může být číslice { $digit } jen { $cover-in }, anebo v políčku { $fins-or }. Je-li v políčku
    { $fins-or }, je vyloučena v { $gone-count ->
        [1] políčku
       *[other] políčkách
    } { $gone }. Jinak číslici { $cover-in } dodají { $houses } a žádné jiné políčko { $cover-of } ji mít nemůže. V obou
    případech je { $digit } vyloučena v { $gone-count ->
        [1] políčku
       *[other] políčkách
    } { $gone }.

## Proč: křídla
why-xy-wing = { $cell } je { $digits-or }: je-li to { $one }, pak { $first } je { $digit }; je-li to { $two }, pak { $second } je { $digit }. Číslice { $digit } je tedy v políčku { $ends-or } a žádné políčko, které vidí všechna tato, ji mít nemůže.
why-xyz-wing = { $cell } je { $digits-or }: je-li to { $one }, pak { $first } je { $digit }; je-li to { $two }, pak { $second } je { $digit }; jinak je to přímo { $digit }. Číslice { $digit } je tedy v políčku { $ends-or } a žádné políčko, které vidí všechna tato, ji mít nemůže.
why-wxyz-wing = V políčkách { $cells } zbývají dohromady jen { $digits } a každá z těchto číslic kromě { $digit } se vejde nejvýš do jednoho z nich. Číslice { $digit } je proto v políčku { $ends-or } a žádné políčko, které vidí všechna tato, ji mít nemůže.
why-w-wing = V políčkách { $cells } zbývají jen { $digits }. { CAP($house-in) } je číslice { $digit } v políčku { $one } nebo { $two }: { $one } vidí { $first } a { $two } vidí { $second }. Políčka { $first } a { $second } proto nemají obě { $digit }. V jednom z nich je { $other } a žádné políčko, které vidí obě, tuto číslici mít nemůže.

## Proč: obdélníky
why-rectangle = Kdyby v políčkách { $cells } zbyly jen { $digits }, šlo by je prohodit a sudoku by mělo dvě řešení.
why-rectangle-1 = Ostatní rohy žádné jiné číslice nemají, takže jinou musí mít { $cell }: není tam { $one } ani { $two }.
why-rectangle-2 = Aby se to nestalo, musí v políčku { $cells-or } být { $digit } a žádné políčko, které vidí všechna tato, ji mít nemůže.
why-rectangle-3 = Aby se to nestalo, musí v políčku { $roof-or } být { $others-or }. Toto políčko spolu s { $cells } pak { $house-in } zabírá číslice { $digits } a žádné jiné políčko { $house-of } nemůže mít žádnou z nich.
why-rectangle-4 = { CAP($house-in) } mohou číslici { $digit } mít jen políčka { $cells }, v jednom z nich tedy je. Kdyby v druhém byla { $other }, zbyly by čtyřem políčkům jen tyto dvě číslice.
why-hidden-rectangle = { CAP($house-in) } a { $cover-in } nemá číslice { $digit } místo mimo tato čtyři políčka. Kdyby v políčku { $cell } byla { $other }, byla by v políčkách { $first } a { $second } číslice { $digit } a v políčku { $last }, které jiné číslice nemá, zase { $other }: právě to nesmí nastat.
why-bug = Všem prázdným políčkům zbývají dva kandidáti, jen { $cell } má { $digits }. Bez { $digit } by tam každá číslice měla v každém řádku, sloupci a bloku dvě místa nebo žádné a sudoku by nemohlo mít právě jedno řešení.

## Proč: dvojice míst, barvy
why-remote-pair = V těchto políčkách zbývají jen { $digits-or } a ta, která se vidí, musí být různá. V políčkách { $first } je proto jedna z číslic a v políčkách { $second } druhá. Políčko, které vidí jedno z prvních a jedno z druhých, vidí obě: { $digits }.
why-turbot-fish = Číslice { $digit } je { $house-in } v políčku { $first-or } a { $cover-in } v políčku { $second-or }. Políčka { $near } se vidí, takže ji nemají obě. Je tedy v políčku { $far-or } a žádné políčko, které vidí obě tato, ji mít nemůže.
why-empty-rectangle =
    { CAP($house-in) } je číslice { $digit } v políčku { $near } nebo { $far }. Je-li v políčku { $near }, pak
    { $block-in } nemůže být v políčku { $lost-or }, a je tedy v políčku { $kept-or }, a proto není v { $gone-count ->
        [1] políčku
       *[other] políčkách
    } { $gone }. Je-li v políčku { $far }, není tam také.
why-colours-wrong = Oblasti se dvěma místy pro číslici { $digit } spojují tato políčka do dvou skupin: { $first }; a { $second }. V jedné skupině je { $digit } ve všech políčkách, ve druhé v žádném. Jenže { $one } a { $two } z téže skupiny se vidí, takže tato skupina neplatí.
why-colours-seen = Oblasti se dvěma místy pro číslici { $digit } spojují tato políčka do dvou skupin: { $first }; a { $second }. V jedné skupině je { $digit } ve všech políčkách, ve druhé v žádném. Políčko, které vidí po jednom z každé, ji mít nemůže.
why-groups = Oblasti se dvěma místy pro číslici { $digit } spojují políčka do skupin: { $first } proti { $second }; a { $third } proti { $fourth }. Číslice { $digit } je buď ve všech políčkách jedné skupiny, nebo ve všech políčkách skupiny protější.
why-group-sees-two = { $one } vidí { $two } a { $three } vidí { $four }. { $one } a jeho skupina tak vylučují dvě skupiny, z nichž v jedné je { $digit }, a samy ji mít nemohou.
why-groups-meet = { $one } vidí { $two }, takže číslice { $digit } není v obou jejich skupinách a v jedné z protějších je. Políčko, které vidí jedno z { $first } a jedno z { $second }, ji mít nemůže.

## Proč: téměř uzamčené množiny
set = { $cells } ({ $digits })
why-als-xz = Dvě množiny mají o číslici víc než políček: { $one }; a { $two }. Číslici { $digit } může mít jen jedna z nich, protože její místa v obou se vidí. Druhá je bez { $digit }, a má tedy všechny své ostatní číslice, mezi nimi { $digits }. Žádné políčko, které vidí všechna jejich místa v obou množinách, nemůže být { $digits-or }.
why-als-xz-double = Dvě množiny mají o číslici víc než políček: { $one }; a { $two }. Každá z číslic { $digits } se vejde jen do jedné z nich, protože její místa v obou se vidí. Každé množině tak jedna z nich chybí a všechno ostatní má: políčko, které vidí všechna místa jiné číslice v jedné množině nebo všechna místa { $digits-or } v obou, ji mít nemůže.
why-als-xy-wing = Tři množiny mají o číslici víc než políček: { $one }; { $two }; { $three }. Prostřední obsahuje { $digit } nebo { $other }. Je-li to { $digit }, nemůže ji mít { $first } a musí tam být { $digits }; je-li to { $other }, nemůže ji mít { $last } a musí tam být { $digits }. Žádné políčko, které vidí všechna místa { $digits-or } v obou, nemůže být { $digits-or }.
why-stem = { $cell } je { $digits-or }.
why-petal = Je-li to { $digit }, pak { $set } tuto číslici mít nemůže a musí mít všechny ostatní, mezi nimi { $digits }.
why-petals = Každá z těchto množin má o číslici víc než políček. Políčko, které vidí všechna místa { $digits-or } ve všech, proto nemůže být { $digits-or }.
why-sue-de-coq =
    Políčka { $cells } mají dohromady { $count ->
        [one] { $count } číslici
        [few] { $count } číslice
       *[other] { $count } číslic
    }, { $digits }, a žádná z nich se tam nevejde dvakrát. Každé políčko tedy má jednu z nich a všechny jsou tu využity:
    číslice { $first } { $house-in } a číslice { $second } { $cover-in }. Žádné jiné políčko je tam mít nemůže.

## Proč: řetězce
chain-from-cell = Když { $cell } není { $digit }, pak { $cell } je { $other }
chain-from-place =
    { $off-count ->
        [1] Když { $off } není { $digit }
       *[other] Když žádné z { $off } není { $digit }
    }, pak { $on-or } je { $digit } (jediné další místo { $house-in })
chain-cell = { $cell } není { $digit }, nýbrž { $other }
chain-place =
    { $off-count ->
        [1] { $off } není { $digit }
       *[other] žádné z { $off } není { $digit }
    }, takže { $on-or } je { $digit } (jediné další místo { $house-in })
chain-joint = { "; potom " }
chain-same = V políčku { $cells-or } je tedy v každém případě { $digit } a co to vylučuje, odpadá.
chain-ends = Tedy { $first-or } je { $digit }, nebo { $second-or } je { $other }, a co vylučuje obojí, odpadá.
chain-loop = Tedy { $first-or } je { $digit }, nebo { $second-or } je { $other }. Tyto dvě možnosti se vylučují i navzájem, čímž se řetězec uzavírá v kruh: z každých dvou sousedů v něm jeden platí a co vylučují oba, odpadá.
branches-cell = { $cell } je { $digits-or }.
branches-house = { CAP($house-in) } je číslice { $digit } v políčku { $cells-or }.
branch-at-once = Je-li { $digit } v políčku { $cells-or }, následující kandidáty to vylučuje rovnou.
branch-chain = Je-li { $digit } v políčku { $cells-or }, pak { $links }.
branch-net = Je-li { $digit } v políčku { $cells-or }, postupně následuje { $placed }.
branches-end = Ve všech případech jsou následující kandidáti vyloučeni.
placed = { $cell } = { $digit }
why-net = Předpokládejme, že v políčku { $cells-or } je { $digit }. Potom postupně následuje { $placed }. Zůstane tak políčko bez číslice nebo číslice bez místa. V políčku { $cells-or } tedy není { $digit }.
why-net-at-once = Předpokládejme, že v políčku { $cells-or } je { $digit }. Zůstane tak políčko bez číslice nebo číslice bez místa. V políčku { $cells-or } tedy není { $digit }.

## Co se o sudoku říká cestou
explain-solved = Vyřešeno. Nejtěžší technika: { $technique }. Body: { $score }.
explain-done = Už není co hledat.
explain-stuck =
    Logika dál nevede: { $count ->
        [one] jedno políčko zůstává prázdné
        [few] { $count } políčka zůstávají prázdná
       *[other] { $count } políček zůstává prázdných
    }. Body: { $score }.
explain-all =
    { $count ->
        [one] 1 krok.
        [few] { $count } kroky.
       *[other] { $count } kroků.
    }
hint-stuck = Logika dál nevede.
hint-trial = Dál pomůže jen zkoušení.
verdict-none = Žádné řešení.
verdict-several = Více řešení: číslice chybějí.
verdict-unsettled = Nerozhodnuto: hledání by trvalo příliš dlouho.
verdict-full = Mřížka je plná a každá číslice je správně.
givens-none = Zadané číslice nemají řešení.
givens-several = Zadané číslice mají více řešení.
wrong-digits = Chyba: { $placed }.
no-digit-fits = Do pole { $cell } se nehodí žádná číslice.
wrong-alone = Bez { $placed } existuje právě jedno řešení.
wrong-among = Je-li chybná jen jedna číslice, je to { $placed-or }.
wrong-together = Dohromady nedovolují žádné řešení: { $placed }.
wrong-marks = Správná číslice je škrtnutá zde: { $cells }.
clash-house = { CAP($house-in) } je číslice { $digit } v políčkách { $cells }.
clash-pair = Políčka { $cells } se vidí a obě mají { $digit }.
clash-sum = Klec se součtem { $sum } u políčka { $cell } dává { $total }.
clash-number = Číslice v kleci { $number } u políčka { $cell } nedávají její číslo.

## Techniky: název, tentýž za slovem „je“, a odstavec, který ji učí
technique-full-house = Poslední políčko
technique-full-house-there = poslední políčko
technique-full-house-teach = Když má řádek, sloupec nebo blok jediné prázdné políčko, projděte číslice: ta, která chybí, patří tam. Je to nejlehčí krok ze všech a ke konci luštění se objeví sám. Po každé doplněné číslici se podívejte na její řádek, sloupec a blok: možná v některém zbylo jediné prázdné místo.
technique-hidden-single-box = Skrytý jedináček v bloku
technique-hidden-single-box-there = skrytý jedináček
technique-hidden-single-box-teach = Vyberte si číslici a blok, v němž chybí. Každý řádek a sloupec, který už číslici má, ji vylučuje z políček, jimiž v bloku prochází. Když zbývá jediné políčko, číslice patří tam, ať by v něm jinak mohlo být cokoli. Většinu lehkých sudoku lze takto vyluštit téměř od začátku do konce: procházejte číslice jednu po druhé, nejčastější napřed.
technique-hidden-single-line = Skrytý jedináček v řadě
technique-hidden-single-line-there = skrytý jedináček
technique-hidden-single-line-teach = Vyberte si řádek nebo sloupec a číslici, která v něm chybí. Vyškrtněte políčka, kde být nemůže: vyplněná, ta, jejichž blok ji už má, a ta, která ji mají v příčné řadě. Zbude-li jediné políčko, číslice patří tam. Řady se procházejí hůř než bloky, začněte proto u těch téměř plných.
technique-naked-single = Zjevný jedináček
technique-naked-single-there = zjevný jedináček
technique-naked-single-teach = Podívejte se na jedno políčko a spočítejte, co vidí: číslice ve svém řádku, sloupci a bloku. Jsou-li tam všechny kromě jedné, patří do políčka ta chybějící. Takové políčko se hledá těžko, protože číslice, které ostatní vylučují, jsou roztroušené. Hledejte tam, kde se hodně zaplněný řádek kříží s hodně zaplněným sloupcem nebo blokem. S poznámkami je to políčko s jediným kandidátem.
technique-pointing = Ukazování
technique-pointing-there = ukazování
technique-pointing-teach = Předpokládejme, že všechna místa pro číslici v bloku leží v jednom řádku nebo sloupci. Ať je správné kterékoli z nich, tato řada má svou číslici uvnitř bloku. Ve zbytku řady, mimo blok, ji tedy lze škrtnout. Ta dvě nebo tři místa ukazují podél řady. Často se tím objeví jedináček v sousedním bloku.
technique-claiming = Zabírání
technique-claiming-there = zabírání
technique-claiming-teach = Předpokládejme, že všechna místa pro číslici v řádku nebo sloupci leží v jednom bloku. Řada číslici potřebuje a jinde ji mít nemůže, takže si ji v tomto bloku zabírá: škrtněte ji v ostatních políčkách bloku. Hledejte v řadách, které mají mimo jeden blok málo prázdných políček.
technique-naked-pair = Zjevná dvojice
technique-naked-pair-there = zjevná dvojice
technique-naked-pair-teach = Dvě políčka oblasti mají tytéž dva kandidáty a žádné jiné. V jednom je jedna číslice a v druhém druhá; na pořadí nezáleží. Obě číslice jsou tím vyčerpány, škrtněte je tedy ve všech ostatních políčkách oblasti. Leží-li obě políčka v jednom bloku i v jedné řadě, udělejte to v bloku i v řadě.
technique-hidden-pair = Skrytá dvojice
technique-hidden-pair-there = skrytá dvojice
technique-hidden-pair-teach = Dvě číslice mají v oblasti tatáž dvě místa a žádná jiná. V těchto dvou políčkách jsou tedy v nějakém pořadí tyto dvě číslice a všichni jejich ostatní kandidáti odpadají. Dvojice se skrývá mezi ostatními poznámkami: hledejte číslice, ne políčka. U každé číslice se ptejte, kde v oblasti může být, a hledejte dvě se stejnou odpovědí.
technique-cage-combination = Rozklad klece
technique-cage-combination-there = rozklad klece
technique-cage-combination-teach = Číslice v kleci jsou různé a dávají její součet. Některé součty připouštějí jedinou skupinu číslic: dvě políčka se součtem 3 jsou 1 a 2, dvě se součtem 17 jsou 8 a 9, tři se součtem 6 jsou 1, 2 a 3. Zapište si tyto číslice do klece a všechny ostatní škrtněte. Jak políčka vyplňujete, zbývá jediná skupina ve stále více klecích.
technique-cage-combination-number-teach = Některé klece připouštějí jedinou skupinu číslic. V mřížce 6 × 6 dávají rozdíl 5 jen 1 a 6 a součin 20 ve dvou políčkách jen 4 a 5. Zapište si tyto číslice do klece a všechny ostatní škrtněte. Jak políčka vyplňujete, zbývá jediná skupina ve stále více klecích.
technique-innie = Přebývající políčko
technique-innie-there = přebývající políčko
technique-innie-teach = Každý řádek, sloupec a blok obsahuje každou číslici jednou, v mřížce 9 × 9 má tedy součet 45. Sečtěte klece, které leží celé uvnitř. Zbude-li jediné políčko, je v něm to, co do 45 chybí. Nebo sečtěte všechny klece, které dovnitř zasahují. Mají-li venku jediné políčko, je v něm to, co přebývá.
technique-cage-claiming = Číslice zabraná klecí
technique-cage-claiming-there = číslice zabraná klecí
technique-cage-claiming-teach = Vypište si skupiny číslic, které dávají součet klece. Číslice, která je ve všech, musí v kleci být: tři políčka se součtem 22 vždy obsahují devítku. Leží-li všechna její místa v kleci v jednom řádku, sloupci nebo bloku, odpadá tam z ostatních políček.
technique-cage-claiming-number-teach = Vypište si skupiny číslic, které dávají číslo klece. Číslice, která je ve všech, musí v kleci být: součin 10 vždy potřebuje pětku. Leží-li všechna její místa v kleci v jednom řádku nebo sloupci, odpadá ze zbytku této řady.
technique-cage-sum = Součet klece
technique-cage-sum-there = součet klece
technique-cage-sum-teach = Číslice v kleci jsou různé a dávají její součet, takže možností je jen málo. Tři políčka se součtem 7 jsou 1, 2 a 4 v libovolném pořadí. Vypište si možné skupiny číslic. Číslice, která není v žádné z nich, z klece odpadá, stejně jako číslice, která by ostatním políčkům žádnou skupinu nenechala.
technique-cage-sum-number-teach = Číslo klece dává jen málo skupin číslic, a když někteří kandidáti odpadnou, ještě méně. Vypište si způsoby, jak klec vyplnit; v řádku ani ve sloupci se číslice opakovat nesmí. Kandidát, který není v žádném z nich, odpadá.
technique-innies = Přebývající políčka
technique-innies-there = skupina přebývajících políček
technique-innies-teach = Každý řádek, sloupec a blok má pevný součet, v mřížce 9 × 9 je to 45. Nechají-li tam klece volná dvě políčka nebo více, připadá na ně dohromady to, co do součtu chybí, jako by samy byly klecí. Stejně tak na políčka, kterými klece přečnívají ven, připadá dohromady to, co přebývá. Projděte číslice, které tento součet dávají, a škrtněte ty, které nikam nepasují.
technique-wide-innies = Přebývající políčka více oblastí
technique-wide-innies-there = skupina přebývajících políček více oblastí
technique-wide-innies-teach = Dva sousední řádky, sloupce nebo bloky dávají dohromady 90 a tři 135. Klece často vyplní několik oblastí až na pár políček, i když žádnou z nich samotnou nevyplní. Sečtěte klece uvnitř a na zbylá políčka připadne zbytek. Nebo sečtěte všechny klece, které dovnitř zasahují, a na políčka venku připadne to, co přebývá.
technique-house-combination = Kombinace v oblasti
technique-house-combination-there = kombinace klecí
technique-house-combination-teach = Klece ležící ve stejném řádku, sloupci nebo bloku nemají žádnou společnou číslici. Když klec o dvou políčkách se součtem 4 zabere 1 a 3, zbývají jiné kleci se součtem 7 jen 2 a 5. Ostatní políčka dostanou číslice, které zbyly. Co se nehodí do žádného takového rozdělení, odpadá.
technique-cage-overlap = Překryv klecí
technique-cage-overlap-there = překryv klecí
technique-cage-overlap-teach = Dvě klece potřebují stejnou číslici a všechna její místa v obou leží v týchž dvou řádcích, sloupcích nebo blocích. Klece tam pak tuto číslici spotřebují a ta odpadá z ostatních políček těchto oblastí. Platí to i obráceně: mají-li dva řádky všechna místa pro číslici v týchž dvou klecích, odpadá ze zbytku těchto klecí.
technique-cage-chain = Řetězec přes klece
technique-cage-chain-there = řetězec přes klece
technique-cage-chain-teach = Střídavý řetězec, který vede i přes klece. Dva kandidáti klece se vylučují, když žádné její vyplnění neobsahuje oba, a jeden z nich platí, když každé vyplnění obsahuje jednoho. Platí buď první kandidát řetězce, nebo poslední, takže co vylučují oba, odpadá.
technique-cage-net = Vynucující síť přes klece
technique-cage-net-there = vynucující síť přes klece
technique-cage-net-teach = Předpokládejte, že kandidát platí, doplňte všechny jedináčky, kteří z toho plynou, a každé kleci nechte jen ta vyplnění, která jsou ještě možná. Zůstane-li políčko bez číslice nebo číslice bez místa, kandidát neplatil. Odpadá i to, co je vyloučeno při každém kandidátovi políčka nebo při každém místě číslice v oblasti.
technique-naked-triple = Zjevná trojice
technique-naked-triple-there = zjevná trojice
technique-naked-triple-teach = Tři políčka oblasti mají dohromady jen tři číslice. Každé z nich nemusí mít všechny tři: trojici tvoří i 2 a 5, 5 a 8, 2 a 8. Tři políčka tyto tři číslice vyčerpají, takže je všechna ostatní políčka oblasti ztrácejí. Hledejte mezi políčky se dvěma nebo třemi kandidáty taková, která si vystačí s týmiž číslicemi.
technique-hidden-triple = Skrytá trojice
technique-hidden-triple-there = skrytá trojice
technique-hidden-triple-teach = Tři číslice mají v oblasti dohromady jen tři místa. V těchto políčkách jsou tedy tyto číslice a všichni jejich ostatní kandidáti odpadají. Každá číslice nemusí mít všechna tři místa. Trojice se nejsnáz najde počítáním: zapište si, kde může být každá chybějící číslice, a hledejte tři, které se dělí o tři místa.
technique-naked-quad = Zjevná čtveřice
technique-naked-quad-there = zjevná čtveřice
technique-naked-quad-teach = Čtyři políčka oblasti mají dohromady jen čtyři číslice, ať jsou rozděleny jakkoli. Tyto číslice vyčerpají, takže je ostatní políčka oblasti ztrácejí. Zjevnou čtveřici se vyplatí hledat v oblastech s mnoha prázdnými políčky: začněte políčky s nejmenším počtem kandidátů a podívejte se, zda některá čtyři vystačí se čtyřmi číslicemi.
technique-hidden-quad = Skrytá čtveřice
technique-hidden-quad-there = skrytá čtveřice
technique-hidden-quad-teach = Čtyři číslice mají v oblasti dohromady jen čtyři místa. V těchto čtyřech políčkách jsou tedy tyto čtyři číslice a všichni ostatní kandidáti z nich odpadají. Větší skupiny v mřížce 9 × 9 nemá smysl hledat, protože ostatní políčka by vždy tvořila menší. Čtveřice je vzácná a okolní poznámky ji dobře skrývají.
technique-x-wing = X-wing
technique-x-wing-there = X-wing
technique-x-wing-teach = Číslice má v každém ze dvou řádků dvě místa a ta leží v týchž dvou sloupcích. V jednom řádku je v jednom sloupci, v druhém řádku v druhém: tak či onak ji mají oba sloupce. Ze všech ostatních políček těchto sloupců proto odpadá. Řádky a sloupce si mohou vyměnit úlohu. Ta čtyři místa jsou rohy obdélníku.
technique-swordfish = Mečoun
technique-swordfish-there = mečoun
technique-swordfish-teach = Ve třech řádcích leží všechna místa pro číslici v týchž třech sloupcích. Každý řádek zabere jeden ze sloupců, takže tři sloupce dostanou svou číslici z těchto řádků a všude jinde ji ztrácejí. Každý řádek nemusí mít tři místa, stačí dvě. Řádky a sloupce si mohou vyměnit úlohu. Abyste mečouna našli, vyznačte si všechna místa jedné číslice.
technique-xy-wing = XY-wing
technique-xy-wing-there = XY-wing
technique-xy-wing-teach = Vezměte tři políčka po dvou kandidátech. Střed má X a Y. Vidí dvě křídla: jedno s X a Z, druhé s Y a Z. Je-li střed X, musí být první křídlo Z; je-li Y, musí být Z druhé. Jedno z křídel je tedy Z a každé políčko, které vidí obě, ztrácí Z. Křídla se navzájem vidět nemusí.
technique-xyz-wing = XYZ-wing
technique-xyz-wing-there = XYZ-wing
technique-xyz-wing-teach = Tři políčka mají číslice X, Y a Z. Střed má všechny tři; ze dvou křídel, která vidí, má jedno X a Z, druhé Y a Z. Je-li střed X, musí být první křídlo Z; je-li Y, musí být Z druhé; jinak je Z sám střed. Číslici Z má tedy jedno ze tří políček. Ztrácí ji jen políčko, které vidí všechna tři, hledejte proto v bloku středu.
technique-unique-rectangle-1 = Jedinečný obdélník, typ 1
technique-unique-rectangle-1-there = jedinečný obdélník typu 1
technique-unique-rectangle-1-teach = Čtyřem políčkům ve dvou řádcích, dvou sloupcích a dvou blocích nesmějí nikdy zbýt tytéž dvě číslice: šlo by je prohodit, aniž by se změnilo jakékoli jiné políčko, a sudoku by mělo dvě řešení. Mají-li tři rohy jen tyto dva kandidáty, musí být ve čtvrtém něco jiného, a oba tam proto odpadají. Platí to jen díky tomu, že sudoku má právě jedno řešení.
technique-unique-rectangle-2 = Jedinečný obdélník, typ 2
technique-unique-rectangle-2-there = jedinečný obdélník typu 2
technique-unique-rectangle-2-teach = Čtyři políčka ve dvou řádcích, dvou sloupcích a dvou blocích mají společné dvě číslice. Rohy, které mají víc, mají navíc všechny tutéž jednu číslici. Kdyby v žádném z nich nebyla, zbyly by čtyřem políčkům dvě číslice, které lze prohodit, a sudoku by mělo dvě řešení. V jednom z rohů tedy je a políčka, která vidí všechny tyto rohy, ji ztrácejí.
technique-unique-rectangle-3 = Jedinečný obdélník, typ 3
technique-unique-rectangle-3-there = jedinečný obdélník typu 3
technique-unique-rectangle-3-teach = Čtyři políčka ve dvou řádcích, dvou sloupcích a dvou blocích mají společné dvě číslice a dva rohy v jedné řadě mají navíc jiné. V jednom z těchto dvou rohů musí být některá z číslic navíc, jinak by obě společné šlo prohodit a sudoku by mělo dvě řešení. Oba rohy dohromady se tedy chovají jako jedno políčko s číslicemi navíc. Spolu s dalšími políčky oblasti mohou vyčerpat tolik číslic, kolik je políček, a zbytek oblasti je ztrácí.
technique-unique-rectangle-4 = Jedinečný obdélník, typ 4
technique-unique-rectangle-4-there = jedinečný obdélník typu 4
technique-unique-rectangle-4-teach = Čtyři políčka ve dvou řádcích, dvou sloupcích a dvou blocích mají společné dvě číslice a dva rohy v jedné oblasti mají navíc jiné. Nemá-li jedna ze společných číslic v této oblasti jiné místo, musí ji mít jeden z těchto rohů. Kdyby v druhém rohu byla druhá z nich, šlo by obě prohodit a sudoku by mělo dvě řešení. Druhá číslice tedy z obou rohů odpadá.
technique-hidden-rectangle = Skrytý obdélník
technique-hidden-rectangle-there = skrytý obdélník
technique-hidden-rectangle-teach = Čtyři políčka ve dvou řádcích, dvou sloupcích a dvou blocích mají společné dvě číslice a jeden roh nemá jiné. Podívejte se na protější roh: nemá-li jedna z číslic v jeho řádku ani v jeho sloupci místo mimo obdélník, určila by tam druhá číslice všechny čtyři rohy. Pak by šlo číslice prohodit a sudoku by mělo dvě řešení. Ta druhá číslice tam proto odpadá.
technique-jellyfish = Medúza
technique-jellyfish-there = medúza
technique-jellyfish-teach = Ve čtyřech řádcích leží všechna místa pro číslici v týchž čtyřech sloupcích. Sloupce tedy dostanou svou číslici z těchto řádků a všechna jejich ostatní políčka ji ztrácejí. Každý řádek nemusí mít všechna čtyři místa. Řádky a sloupce si mohou vyměnit úlohu. Zdá-li se v mřížce 9 × 9 potřeba pět řad, podívejte se napříč: ze zbylých řad jich stačí méně.
technique-bug = BUG (hrob dvojic)
technique-bug-there = BUG
technique-bug-teach = Předpokládejme, že všechna prázdná políčka mají dva kandidáty a jen jedno má tři. Bez toho třetího by každá číslice, kterou je ještě třeba doplnit, měla v každém řádku, sloupci a bloku dvě místa. Taková mřížka (bivalue universal grave) nikdy nemá právě jedno řešení. Do výjimečného políčka proto patří číslice, která má v jeho řádku, sloupci a bloku místa tři: to obrazec naruší a sudoku obvykle vyřeší.
technique-remote-pair = Vzdálená dvojice
technique-remote-pair-there = vzdálená dvojice
technique-remote-pair-teach = Několik políček má tytéž dva kandidáty a každé vidí následující. Obě číslice se v nich tedy střídají jako barvy polí na šachovnici. Vybarvěte políčka střídavě světle a tmavě: ve všech světlých je jedna číslice, ve všech tmavých druhá. Políčko, které vidí jedno světlé a jedno tmavé, vidí obě číslice a obě ztrácí.
technique-skyscraper = Mrakodrap
technique-skyscraper-there = mrakodrap
technique-skyscraper-teach = Číslice má v každém ze dvou řádků nebo dvou sloupců dvě místa. Jeden konec první řady vidí jeden konec druhé, takže tyto dva nemohou platit oba: platí aspoň jeden ze dvou zbývajících. Každé políčko, které vidí oba zbývající konce, číslici ztrácí. Vypadá to jako dvě věže stojící na stejné zemi, se střechami v různé výšce.
technique-two-string-kite = Drak na dvou provázcích
technique-two-string-kite-there = drak na dvou provázcích
technique-two-string-kite-teach = Číslice má dvě místa v řádku a dvě ve sloupci a jedno místo řádku leží v témž bloku jako jedno místo sloupce. Tato dvě nemohou platit obě, platí tedy vzdálený konec řádku nebo vzdálený konec sloupce. Políčko, které vidí oba vzdálené konce, číslici ztrácí. Blok oba provázky svazuje.
technique-turbot-fish = Kambala (turbot)
technique-turbot-fish-there = kambala
technique-turbot-fish-teach = Číslice má v každé ze dvou jakýchkoli oblastí dvě místa. Jedno místo první oblasti vidí jedno místo druhé, takže nemohou platit obě. Platí tedy aspoň jeden ze dvou vzdálených konců a každé políčko, které vidí oba, číslici ztrácí. Aspoň jedna z oblastí tu není řádek ani sloupec, nýbrž blok nebo jiná oblast sudoku.
technique-empty-rectangle = Prázdný obdélník
technique-empty-rectangle-there = prázdný obdélník
technique-empty-rectangle-teach = V bloku leží všechna místa pro číslici v jednom jeho řádku a v jednom jeho sloupci, jako kříž. Někde jinde má řada pro číslici dvě místa a jedno z nich vidí rameno kříže. Je-li toto místo správné, je číslice bloku v druhém rameni. Není-li, platí druhé místo řady. Políčko, které toto druhé místo vidí a leží v jedné řadě s druhým ramenem, číslici ztrácí.
technique-simple-colouring = Jednoduché barvení
technique-simple-colouring-there = jednoduché barvení
technique-simple-colouring-teach = Vezměte číslici a oblasti, v nichž má dvě místa: z každých dvou jedno platí. Vybarvujte místa střídavě, oblast za oblastí, dvěma barvami. Všechna místa jedné barvy platí a všechna místa druhé neplatí. Vidí-li se dvě místa téže barvy, tato barva neplatí. A každé místo, které vidí obě barvy, odpadá, ať platí kterákoli.
technique-multi-colouring = Vícenásobné barvení
technique-multi-colouring-there = vícenásobné barvení
technique-multi-colouring-teach = Vezměte číslici a oblasti, v nichž má dvě místa, a vybarvujte místa střídavě. Může tak vzniknout několik skupin, každá se dvěma vlastními barvami, z nichž jedna platí. Vidí-li barva jedné skupiny barvu jiné, nemohou platit obě. Platí tedy opačná barva jedné nebo druhé skupiny a co vidí obě tyto opačné barvy, odpadá. Barva, která vidí obě barvy jiné skupiny, neplatí.
technique-w-wing = W-wing
technique-w-wing-there = W-wing
technique-w-wing-teach = Dvě políčka, která se nevidí, mají tytéž dva kandidáty. Někde je oblast, v níž má jedna z těchto číslic jen dvě místa, a každé z nich vidí jedno z obou políček. Tuto číslici proto nemohou mít obě políčka: aspoň jedno má tu druhou a každé políčko, které vidí obě, ji ztrácí.
technique-finned-x-wing = X-wing s ploutví
technique-finned-x-wing-there = X-wing s ploutví
technique-finned-x-wing-teach = Ve dvou řádcích by číslice měla svá místa v týchž dvou sloupcích, nebýt jednoho nebo dvou míst navíc v jednom z řádků: to jsou ploutve. Neplatí-li žádná ploutev, dostanou oba sloupce svou číslici z obou řádků a jinde ji ztrácejí. Platí-li některá, vylučuje vše, co vidí. Odpadá to, co je vyloučeno v obou případech: políčka sloupců, která vidí všechny ploutve, většinou v jejich bloku.
technique-sashimi-x-wing = X-wing sašimi
technique-sashimi-x-wing-there = X-wing sašimi
technique-sashimi-x-wing-teach = Ve dvou řádcích má číslice svá místa v týchž dvou sloupcích, jednomu řádku však jedno z nich chybí a má místo něj jiná poblíž: ploutve. Obrazec vypadá neúplně, ale úvaha platí. Neplatí-li žádná ploutev, zabere každý řádek své místo ve sloupcích a ty číslici jinde ztrácejí. Platí-li některá, vylučuje vše, co vidí. Odpadá to, co je vyloučeno v obou případech.
technique-x-chain = X-řetězec
technique-x-chain-there = X-řetězec
technique-x-chain-teach = Sledujte jednu číslici z oblasti do oblasti. Předpokládejte, že v určitém políčku není. V oblasti se dvěma místy je pak na tom druhém; odtud je vyloučena ze všeho, co toto místo vidí, takže v další oblasti zbude jediné místo, a tak dále. Na konci takového řetězce platí buď jeho první políčko, nebo poslední. Co vidí obě, číslici ztrácí.
technique-xy-chain = XY-řetězec
technique-xy-chain-there = XY-řetězec
technique-xy-chain-teach = Řetězec políček po dvou kandidátech, v němž každé políčko vidí následující a má s ním společnou číslici. Předpokládejte, že první políčko není Z: pak je v něm jeho druhá číslice, takže v následujícím není, a tak dále, až poslední musí být Z. Jeden konec řetězce je tedy Z a co vidí oba konce, ztrácí Z.
technique-wxyz-wing = WXYZ-wing
technique-wxyz-wing-there = WXYZ-wing
technique-wxyz-wing-teach = Čtyři políčka mají dohromady kandidáty W, X, Y a Z a jedno z nich, střed, vidí ostatní tři. Všechna místa W se vidí navzájem, stejně tak místa X a místa Y: každá z těchto číslic obsadí nejvýš jedno ze čtyř políček. Jedno políčko tedy musí být Z a každé políčko, které vidí všechna místa Z v této čtveřici, ztrácí Z. Hledejte tam, kde se řada kříží s blokem.
technique-finned-swordfish = Mečoun s ploutví
technique-finned-swordfish-there = mečoun s ploutví
technique-finned-swordfish-teach = Ve třech řádcích má číslice svá místa v týchž třech sloupcích, až na jedno nebo více míst navíc v jednom řádku: ploutve. Neplatí-li žádná ploutev, dostanou tři sloupce svou číslici z těchto řádků a jinde ji ztrácejí. Platí-li některá, vylučuje vše, co vidí. Políčka sloupců, která vidí všechny ploutve, tak číslici ztrácejí v obou případech. Řádky a sloupce si mohou vyměnit úlohu.
technique-sashimi-swordfish = Mečoun sašimi
technique-sashimi-swordfish-there = mečoun sašimi
technique-sashimi-swordfish-teach = Ve třech řádcích má číslice svá místa v týchž třech sloupcích, jednomu řádku však z nich zbývá jediné a poblíž má jiná: ploutve. Neplatí-li žádná ploutev, platí toto jediné místo a ostatní dva řádky se podělí o ostatní dva sloupce. Platí-li některá, vylučuje vše, co vidí. Políčko sloupců, které vidí všechny ploutve, číslici ztrácí v obou případech. Řádky a sloupce si mohou vyměnit úlohu.
technique-finned-jellyfish = Medúza s ploutví
technique-finned-jellyfish-there = medúza s ploutví
technique-finned-jellyfish-teach = Ve čtyřech řádcích má číslice svá místa v týchž čtyřech sloupcích, až na jedno nebo více míst navíc v jednom řádku: ploutve. Neplatí-li žádná ploutev, dostanou čtyři sloupce svou číslici z těchto řádků a jinde ji ztrácejí. Platí-li některá, vylučuje vše, co vidí. Políčka sloupců, která vidí všechny ploutve, číslici ztrácejí v obou případech. Ploutve leží blízko sebe, většinou v jednom bloku.
technique-sashimi-jellyfish = Medúza sašimi
technique-sashimi-jellyfish-there = medúza sašimi
technique-sashimi-jellyfish-teach = Ve čtyřech řádcích má číslice svá místa v týchž čtyřech sloupcích, jednomu řádku však z nich zbývá jediné a poblíž má jiná: ploutve. Neplatí-li žádná ploutev, čtyři řádky mezi sebou stejně vyplní čtyři sloupce. Platí-li některá, vylučuje vše, co vidí. Políčko sloupců, které vidí všechny ploutve, číslici ztrácí v obou případech. Řádky a sloupce si mohou vyměnit úlohu.
technique-aic = Střídavý řetězec
technique-aic-there = střídavý řetězec
technique-aic-teach = Řetězec od neplatného k platnému a zpět. Předpokládejte, že kandidát neplatí, a jděte k tomu, který pak platit musí: ke druhé číslici v políčku se dvěma kandidáty nebo ke druhému místu v oblasti se dvěma místy. Tím je vyloučen další, a tak dále. Platí buď první kandidát, nebo poslední, takže co vylučují oba, odpadá. Uzavřený řetězec vylučuje víc.
technique-grouped-aic = Střídavý řetězec se skupinami
technique-grouped-aic-there = střídavý řetězec se skupinami
technique-grouped-aic-teach = Řetězec od neplatného k platnému a zpět, jehož krokem může být skupina: dvě nebo tři místa pro číslici tam, kde se řada kříží s blokem. Nemá-li zbytek oblasti pro číslici místo, jedno místo ze skupiny platí a co vidí celou skupinu, číslici ztrácí. Platí buď první krok řetězce, nebo poslední, takže co vylučují oba, odpadá.
technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = Sue de Coq
technique-sue-de-coq-teach = Vezměte dvě nebo tři políčka tam, kde se řada kříží s blokem. Přidejte několik políček řady a několik políček bloku tak, aby všechna dohromady měla tolik číslic, kolik je políček, a aby část řady neměla s částí bloku společnou žádnou číslici. Každá číslice je pak použita právě jednou. Číslice z části řady odpadají ze zbytku řady, číslice z části bloku ze zbytku bloku.
technique-als-xz = ALS-XZ
technique-als-xz-there = ALS-XZ
technique-als-xz-teach = Téměř uzamčená množina (ALS) je skupina políček jedné oblasti, která má o číslici víc než políček: přijde-li o některou číslici, musí mít všechny ostatní. Vezměte dvě takové množiny s číslicí X, kterou může mít jen jedna, protože všechna její místa v obou se vidí. Jedné z množin tedy chybí X, a proto má číslici Z, kterou obsahují obě. Co vidí každé Z obou množin, ztrácí Z.
technique-als-xy-wing = ALS-XY-wing
technique-als-xy-wing-there = ALS-XY-wing
technique-als-xy-wing-teach = Vezměte tři množiny políček. Každá leží v jedné oblasti a má o číslici víc než políček: přijde-li o některou číslici, musí mít všechny ostatní. Prostřední má s první společné X a s poslední Y a žádná z těchto číslic se nevejde do obou množin, které spojuje. V prostřední je X nebo Y, takže první nebo poslední o jednu přijde a musí mít všechny své ostatní. Políčko, které vidí každé Z v těchto dvou, ztrácí Z.
technique-death-blossom = Květ smrti
technique-death-blossom-there = květ smrti
technique-death-blossom-teach = Políčko se dvěma nebo třemi kandidáty je stonek. Ke každému kandidátovi patří okvětní lístek: skupina políček jedné oblasti, která má tuto číslici a celkem o číslici víc než políček. Stonek vidí všechna její místa pro tuto číslici. Ať je stonek cokoli, vezme jednomu lístku číslici a ten pak musí mít všechny ostatní. Mají-li všechny lístky společnou číslici Z, ztrácí ji to, co vidí každé Z ve všech.
technique-forcing-chain = Vynucující řetězec
technique-forcing-chain-there = vynucující řetězec
technique-forcing-chain-teach = Vezměte políčko nebo číslici v oblasti a zkuste postupně každou možnost. Od každé veďte řetězec: toto platí, takže tamto neplatí, takže další platí. Vedou-li řetězce všech možností k tomu, že týž kandidát neplatí, pak neplatí, ať je správná kterákoli z nich. Je to zdlouhavá práce a poslední možnost.
technique-forcing-net = Vynucující síť
technique-forcing-net-there = vynucující síť
technique-forcing-net-teach = Předpokládejte, že kandidát platí, a doplňte všechny jedináčky, kteří z toho plynou. Zůstane-li políčko bez číslice nebo číslice bez místa, kandidát neplatil. Nebo to udělejte s každým kandidátem políčka či s každým místem číslice v oblasti: co je vyloučeno ve všech případech, odpadá. Vezměte si druhý papír nebo měkkou tužku.
technique-beyond = Mimo všechny techniky
technique-beyond-there = krok mimo všechny techniky
technique-beyond-teach = Na několik málo sudoku žádný pojmenovaný obrazec nestačí. I ta mají jediné řešení, ale najde se zkoušením: vyberte si políčko se dvěma kandidáty, předpokládejte, že jeden platí, a pokračujte, dokud vše nesedí nebo nenarazíte na spor. Narazíte-li, platí ten druhý. Zapište si, kde jste začali, abyste našli cestu zpět.
technique-mark-pair = Svázaná políčka
technique-mark-pair-there = dvojice svázaných políček
technique-mark-pair-teach = Značka mezi dvěma políčky, čára přes obě nebo pravidlo pro sousedy bez značky váže jejich číslice k sobě. Zapište si kandidáty obou políček. Kandidáta, ke kterému se nehodí žádný kandidát druhého políčka, lze škrtnout: u proužku potřebuje číslice 5 na druhé straně 4 nebo 6; na teploměru může být 1 jen v baňce. Každá škrtnutá číslice může rozhodnout o další dvojici, sledujte proto čáry a řady značek od začátku do konce.
technique-line-number = Řada a číslo
technique-line-number-there = kandidát, se kterým číslo nevyjde
technique-line-number-teach = Šipka nebo číslo vně mřížky žádá od své řady políček součet nebo počet. Spočítejte, kolik mohou ostatní políčka dát nejméně a nejvíce, a škrtněte, s čím by číslo nevyšlo: malé součty vylučují velké číslice, velké součty malé. Nejmenší a největší čísla nechávají nejméně možností, začněte proto jimi.
technique-line-filling = Způsoby vyplnění řady
technique-line-filling-there = jen málo způsobů, jak číslo získat
technique-line-filling-teach = Kde podél šipky nebo v řadě čísla vně mřížky zbývá jen několik prázdných políček, vypište si všechny způsoby, jak číslo získat. Políčka ve společném řádku, sloupci nebo bloku musí být různá, takže způsobů zbude málo. Kandidáta, který není v žádném z nich, lze škrtnout.
technique-mark-room = Místo pro svázaná políčka
technique-mark-room-there = málo místa pro svázaná políčka
technique-mark-room-teach = Políčko svázané se dvěma nebo třemi jinými v témže řádku, sloupci nebo bloku musí každému z nich nechat jinou číslici. Má-li v řádku proužky po obou stranách, potřebuje jeho číslice vedle sebe číslici o 1 menší i číslici o 1 větší, takže to není 1 ani ta nejvyšší. Zkuste každého kandidáta a škrtněte ty, kteří by ostatním políčkům nechali příliš málo číslic.
technique-mark-house = Společná vazba
technique-mark-house-there = společná vazba
technique-mark-house-teach = Číslice má v řádku, sloupci nebo bloku už jen dvě nebo tři místa. U každého zjistěte, co by odtud vyloučila: ostatní kandidáty toho políčka a vše, co zakazují značky a čáry kolem něj. Kandidáty vyloučené ve všech případech lze škrtnout hned, ať číslice nakonec stojí kdekoli.

## Pro knihkupectví
listing-puzzles =
    { $count ->
        [one] 1 sudoku
        [few] { NUMBER($count) } sudoku
        [many] { NUMBER($count) } sudoku
       *[other] { NUMBER($count) } sudoku
    }
listing-intro-adults = Tužka, klidná hodina a nová mřížka: sudoku k luštění na papíře, doma i na cestách.
listing-intro-children = Ořezat tužku a jde se na to: jasná pravidla, malé krůčky a radost, když to vyjde.
listing-intro-seniors = Sudoku k luštění beze spěchu: přehledné mřížky, tužka a čas na přemýšlení.
listing-inside = V této knize
listing-levels = Obtížnosti: { $levels }
listing-kinds = Mřížky: { $kinds }
listing-one-solution = Každá úloha má právě jedno řešení.
listing-logic = Každou úlohu lze vyřešit jen logikou, bez hádání.
listing-answers = Řešení všech úloh jsou v knize.
listing-hints = Nápovědy k prvním krokům každé úlohy pomohou z úzkých.
listing-walkthroughs = Některé úlohy jsou vyřešeny krok za krokem.
listing-rules = Pravidla jsou vysvětlena na příkladu.
listing-techniques = Techniky, které pomohou: { $techniques }
listing-one-per-page = Jedna úloha na stránce a spousta místa na poznámky.
listing-large-print = Velké písmo: velké, dobře čitelné číslice.
listing-format =
    { $count ->
        [one] 1 strana, { $size }
        [few] { NUMBER($count) } strany, { $size }
        [many] { NUMBER($count) } strany, { $size }
       *[other] { NUMBER($count) } stran, { $size }
    }
listing-keywords = kniha sudoku, číselné hlavolamy, logické úlohy, luštění, procvičování mozku, hádanky, dárek pro luštitele, luštění na cesty, trénink paměti, odpočinkový koníček, cvičení soustředění, zábava na deštivé dny, nápad k narozeninám, logické myšlení, volný čas, malá pozornost
listing-keywords-adults = sudoku pro dospělé, hlavolamy pro dospělé, zábava bez obrazovky
listing-keywords-children = sudoku pro děti, hlavolamy pro děti, logické hry pro děti, kniha úkolů, první sudoku
listing-keywords-seniors = sudoku pro seniory, luštění pro seniory, dárek pro babičku a dědečka, dobře čitelné úlohy
listing-keywords-large = sudoku velké písmo, luštění s velkým písmem
listing-keywords-easy = lehké sudoku, sudoku pro začátečníky
listing-keywords-hard = těžké sudoku, sudoku pro pokročilé
listing-keyword-variant = sudoku { $variant }
listing-search-words = sudoku, hlavolam, hlavolamy, luštění, hádanky, velké písmo, lehké, těžké, pro dospělé, pro děti, pro seniory
listing-promotions = nejlepší, bestseller, zdarma, akce, sleva, výprodej, nový, nová, nové, novinka, číslo 1, č. 1, bonus
listing-ai-puzzles = Úlohy vytvořil počítačový program z počáteční hodnoty: náhodně vyplní mřížku, odebírá číslice a počítá řešení, dokud nezbude právě jedno. Umělá inteligence je nevytvořila.
listing-ai-texts = Pravidla, nadpisy, nápovědy a řešení jsou pevné věty a kresby tohoto programu. Při tvorbě této knihy nepoužil žádný nástroj, který vytváří texty, obrázky nebo překlady umělou inteligencí.
listing-ai-own = Kniha obsahuje i části, které nepocházejí z programu: { $parts }. Program nemůže vědět, jak vznikly; odpovídá za ně autor.
listing-own-texts = texty autora
listing-own-pictures = obrázky autora
listing-own-puzzles = úlohy autora
