# The page of the application. `{ $name }` is a value that the page fills in.
skip = Přejít na strany
parts = Části knihy
part-book = Kniha
part-answers = Řešení
part-cover = Obálka
view = Zobrazení
pages-before = Předchozí strany (←)
pages-after = Další strany (→)
page = Strana
page-of = z { $count }
page-short = s. { $page }
page-unknown = Strana { $page } neexistuje. Počet stran: { $count }.
puzzle-field = Sudoku
puzzle-no = č.
puzzle-unknown = Sudoku { $puzzle } neexistuje. Čísla jdou od { $first } do { $last }.
puzzle-page = Sudoku { $puzzle }: strana { $page }
puzzle-pages = Sudoku { $puzzle }: strana { $page }, řešení: strana { $answer }
answer = Řešení
zoom = Zvětšení
zoom-page = Celá strana
zoom-width = Šířka strany
zoom-actual = Skutečná velikost
pages-shown = Strany
pages-facing = Dvojstrany
pages-single = Jednotlivě
guides = Vodítka
guides-lines = Čáry na stranách
guides-trim = Ořez
guides-bleed = Spadávka
guides-margins = Okraje
guides-safe = Bezpečná zóna
guides-baselines = Účaří
guides-no-safe = Bezpečná zóna není známa: vyberte tiskárnu.
dock-thumbs = Přehled
dock-edit = Úpravy
dock-make = Výroba
dock-findings = Kontrola
status-busy = Kniha se vytváří…
status-wrong = Chyby v souboru { $file }
status-fine = { $file }: aktuální
no-response = Žádná odpověď: běží gridpress ještě?
no-response-saved = Žádná odpověď: běží gridpress ještě? Nic se neuložilo.
cover-none = Není tu obálka, kterou by šlo ukázat.
cover-parts = Zadní strana, hřbet a přední strana
book-none = Zatím tu není kniha, kterou by šlo ukázat.
mistakes =
    { $count ->
        [one] Chyba v knize
        [few] { $count } chyby v knize
        [many] { $count } chyby v knize
       *[other] { $count } chyb v knize
    }
mistakes-last = { $mistakes }: toto je poslední správná verze
go-to-setting = Přejít na toto nastavení
warnings = Upozornění
check = Kontrola
check-busy = Strany se kontrolují…
check-no-printer = Není vybrána tiskárna: toto jsou požadavky na všechny knihy
rules-fail =
    { $count ->
        [one] Jeden požadavek není splněn
        [few] { $count } požadavky nejsou splněny
        [many] { $count } požadavku není splněno
       *[other] { $count } požadavků není splněno
    }
rules-pass =
    { $count ->
        [one] Jeden požadavek je splněn
        [few] { $count } požadavky jsou splněny
        [many] { $count } požadavku je splněno
       *[other] { $count } požadavků je splněno
    }
rules-all =
    { $count ->
        [one] Jediný požadavek je splněn
        [few] Všechny { $count } požadavky jsou splněny
        [many] Všechny požadavky jsou splněny ({ $count })
       *[other] Všech { $count } požadavků je splněno
    }
fails = Nesplněno
advice = Doporučení
required-is = požadováno: { $value }.
what-to-change = Co změnit: { $change }
more = a ještě { $count }
shortcuts = Klávesové zkratky na stranách
shortcut-turn = předchozí a další strany
shortcut-ends = první a poslední strana
shortcut-page = přejít na stranu
shortcut-puzzle = přejít na sudoku
shortcut-zoom = zvětšit a zmenšit
shortcut-fit = celá strana
shortcut-facing = dvojstrany nebo jednotlivé strany
start-book = Nová kniha
start-book-is = Zatím tu žádná kniha není, proto vidíte ukázku. Vyberte šablonu, se kterou začnete; všechno lze později změnit. Žádný existující soubor se nepřepíše.
use-template = Použít tuto šablonu
created = Vytvořen soubor { $file }.
undo = Zpět
redo = Znovu
undone = Změna vzata zpět.
redone = Změna provedena znovu.
again = Zkusit znovu
saving = Ukládá se …
saved = Uloženo do souboru { $file }.
saved-moved = Uloženo. Některá sudoku, která se měla řešit krok za krokem, už neexistují; nahradí je poslední v knize.
book-name = { $file }
not-saved-changed = Neuloženo: soubor byl mezitím změněn jinde.
paused = Formulář je pozastaven: { $file } není platný soubor TOML. Opravte ho ve svém editoru nebo tam vezměte zpět poslední změnu.
views = Zobrazení nastavení
view-basic = Základní
view-advanced = Rozšířené
search = Najít nastavení
count-found =
    { $count ->
        [one] Jedno nastavení
        [few] { $count } nastavení
        [many] { $count } nastavení
       *[other] { $count } nastavení
    }
none-found = Žádné nastavení neodpovídá.
rare = Zobrazit i nastavení pro noviny a pro více stran na archu
reset-group = Obnovit výchozí
count-set =
    { $count ->
        [one] Jedno vyplněné
        [few] { $count } vyplněná
        [many] { $count } vyplněného
       *[other] { $count } vyplněných
    }
count-invalid =
    { $count ->
        [one] Jedno chybné
        [few] { $count } chybná
        [many] { $count } chybného
       *[other] { $count } chybných
    }
add-section = Přidat oddíl
add-text = Přidat stranu textu
add-daily-slot = Přidat místo
move-up = Nahoru
move-down = Dolů
remove-item = Odebrat
required = povinné
range = Od { $least } do { $most }.
at-least = Nejméně { $least }.
default-is = Výchozí: { $value }
default = výchozí
is-default = { $value } (výchozí)
for-example = Například: { $value }
no-value = nic
yes = ano
no = ne
from = od
to = do
other = Jiné…
done = Hotovo
open = Otevřít
save = Uložit
line = Řádek { $number }
file-none = Žádný soubor
file-choose = Vybrat soubor…
file-drop = nebo ho přetáhněte sem
file-storing = Soubor se ukládá…
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } pixelů.
picture-part = { $width } × { $height } pixelů: při { $part } % šířky textu je tisk ostrý.
picture-fine = { $width } × { $height } pixelů: obrázek je dost ostrý, má { $resolution } dpi.
picture-coarse = { $width } × { $height } pixelů: přes celou šířku jen { $resolution } dpi, ostrý tisk vyžaduje { $required }. Vytištěný menší bude v pořádku.
picture-coarse-needed = { $width } × { $height } pixelů: jen { $resolution } dpi, ostrý tisk vyžaduje { $required }. Použijte obrázek o velikosti nejméně { $wide } × { $high } pixelů.
picture-caption = Popisek
font-file-fine = { $family }: lze použít.
font-file-forbidden = { $family }: licence zakazuje použití v knihách ({ $why }).
make = Výroba souborů
make-is = Zapíše soubory pro obchod vedle vaší knihy. Soubory, které nezapsal gridpress nebo které byly od té doby změněny, nikdy nepřepíše.
make-all = Vytvořit a ověřit vše
make-book = Vytvořit strany
make-cover = Vytvořit obálku
make-proof = Ověřit soubory
make-busy = Probíhá
make-none = Zatím tu není žádná kniha: začněte se šablonou v panelu „Úpravy“.
making-book = Strany se vytvářejí…
making-cover = Obálka se vytváří…
making-proof = Soubory se ověřují…
finished-book = Strany jsou hotové.
finished-cover = Obálka je hotová.
finished-proof = Všechny soubory jsou ověřené: každé sudoku má jediné řešení a soubory patří k sobě.
failed-book = Strany se nevytvořily.
failed-cover = Obálka se nevytvořila.
failed-proof = Soubory k sobě nepatří.
files = Soubory
folder = Ve složce { $folder }
part-interior = Strany
part-lock = Záznam (lock)
count-pages =
    { $count ->
        [one] jedna strana
        [few] { $count } strany
        [many] { $count } strany
       *[other] { $count } stran
    }
checklist = Kontrolní seznam
messages = Zprávy
state-good = Hotovo
state-todo = Zbývá
state-bad = Ještě ne
check-names-good = Název, autor a autorská práva jsou vaše vlastní.
check-names-todo = Název, autor nebo autorská práva jsou ještě ze šablony. Viz panel „Kontrola“.
check-printer-good = Tiskárna: { $printer }.
check-printer-todo = Vyberte tiskárnu, aby se ověřily její požadavky.
check-rules-good =
    { $count ->
        [one] Požadavek tiskárny je splněn.
        [few] Všechny požadavky jsou splněny ({ $passed }).
        [many] Všechny požadavky jsou splněny ({ $passed }).
       *[other] Všechny požadavky jsou splněny ({ $passed }).
    }
check-rules-bad =
    { $count ->
        [one] Jeden požadavek není splněn: { $rules }. Viz panel „Kontrola“.
        [few] { $count } požadavky nejsou splněny: { $rules }. Viz panel „Kontrola“.
        [many] { $count } požadavku není splněno: { $rules }. Viz panel „Kontrola“.
       *[other] { $count } požadavků není splněno: { $rules }. Viz panel „Kontrola“.
    }
check-pictures-good = Obrázky jsou dost ostré.
check-pictures-bad = Některý obrázek je na ostrý tisk příliš malý. Viz panel „Kontrola“.
check-interior-good = Strany jsou hotové: { $pages }.
check-interior-todo = Vytvořte strany.
check-interior-bad = Soubor stran je starší než kniha: vytvořte ho znovu.
check-cover-good = Obálka odpovídá těmto stranám ({ $pages }): hřbet je široký { $spine }.
check-cover-todo = Vytvořte obálku.
check-cover-bad = Soubor obálky patří k jiné verzi knihy: vytvořte ho znovu.
check-counts-good =
    { $count ->
        [one] V knize je jedno sudoku.
        [few] V knize jsou { $count } sudoku, tolik, kolik slibují její texty.
        [many] V knize je { $count } sudoku, tolik, kolik slibují její texty.
       *[other] V knize je { $count } sudoku, tolik, kolik slibují její texty.
    }
check-counts-bad =
    { $count ->
        [one] Název, štítek nebo zadní strana obálky slibuje { $promised } sudoku, ale v knize je jedno.
        [few] Název, štítek nebo zadní strana obálky slibuje { $promised } sudoku, ale v knize jsou { $count }.
        [many] Název, štítek nebo zadní strana obálky slibuje { $promised } sudoku, ale v knize je { $count }.
       *[other] Název, štítek nebo zadní strana obálky slibuje { $promised } sudoku, ale v knize je jich { $count }.
    }
writer = Strana textu
writer-tools = Formát
writer-heading = Nadpis
writer-bold = Tučně
writer-italic = Kurziva
writer-list = Seznam s odrážkami
writer-picture = Obrázek…
writer-text = Text ve formátu Markdown
writer-style = Styl
writer-plain = Text
writer-chapter = Nadpis kapitoly
writer-subheading = Malý nadpis
writer-quote = Citát
writer-source = Markdown
writer-numbers = Číslovaný seznam
writer-outdent = Zmenšit odsazení
writer-indent = Zvětšit odsazení
writer-link = Odkaz
writer-rule = Oddělovací čára
writer-address = Adresa
writer-page = Text strany
writer-source-is = Zobrazí text ve formátu Markdown
writer-kept = Tato část se zobrazuje ve formátu Markdown a zůstává beze změny.
pictures = Vložit obrázek
picture-width = Šířka
pasted-table = Strany textu nemají tabulky: z řádků tabulky se staly řádky textu.
pasted-picture = Chybějí obrázky, které nešlo vložit: přidejte je tlačítkem „Obrázek…“.
pasted-other = Části, které nelze vytisknout, například videa a formuláře, byly vynechány.
text-write = Psát…
text-name = text
text-starter = # Vítejte{"\u000A\u000A"}Sem napište vlastní text.{"\u000A"}
puzzles-own = Přidat vlastní sudoku…
puzzles-own-is = Vložte sudoku v jakémkoli formátu: řádky po 81 políčkách, mřížky, JSON, odkazy… nebo sem přetáhněte soubor. U každého se ověří, že má právě jedno řešení.
puzzles-add = Přidat do knihy
puzzles-givens =
    { $count ->
        [one] { $count } zadaná číslice
        [few] { $count } zadané číslice
        [many] { $count } zadané číslice
       *[other] { $count } zadaných číslic
    }
puzzles-fine =
    { $count ->
        [one] Jedno sudoku ({ $kind }) s právě jedním řešením.
        [few] { $count } sudoku ({ $kind }), každé s právě jedním řešením.
        [many] { $count } sudoku ({ $kind }), každé s právě jedním řešením.
       *[other] { $count } sudoku ({ $kind }), každé s právě jedním řešením.
    }
units = Rozměry v
unit-in = palcích
unit-mm = milimetrech
term-seed = Co je semínko?
term-seed-is = Jakákoli slova nebo číslo. Ze stejného semínka vzejdou vždy stejná sudoku, z jiného jiná.
term-bleed = Co je spadávka?
term-bleed-is = Potisk, který přesahuje okraj strany, aby po oříznutí papíru nezůstal bílý proužek. Potřebují ho jen strany s obrázky až do kraje.
term-gutter = Co je vnitřní okraj?
term-gutter-is = Okraj u hřbetu, kde jsou strany slepené nebo sešité. Tlusté knihy ho potřebují širší; gridpress ho určí podle tabulky tiskárny.
term-registry = Jak to funguje?
term-registry-is = gridpress vede soubor všech sudoku série v nadřazené složce této knihy. Každý díl vytvářejte ve vlastní složce vedle této a žádné sudoku se nezopakuje.
term-lock = Co je záznam?
term-lock-is = Soubor, ze kterého gridpress znovu vytvoří přesně tuto knihu a ověří ji. Uchovávejte ho u knihy.
term-opener = Co je úvodní strana?
term-opener-is = První strana oddílu s jeho názvem.
where = V souboru { $file }, řádek { $line }
quoted-title = „{ $text }“
volume-next = Další díl
volume-next-is = Založí vedle této knihy novou, se stejným nastavením a novými sudoku. Nejdřív vytvořte tento díl.
volume-folder = Název jeho složky
volume-start = Založit další díl
volume-starting = Zakládá se…
volume-open = Otevřít další díl
group-book = Kniha
group-paper = Tiskárna, formát a vzhled
group-puzzles = Sudoku
group-puzzles-is = Oddíl je část knihy se sudoku jednoho druhu a jedné obtížnosti.
group-answers = Řešení
group-front = Strany před sudoku
group-texts = Vlastní strany textu
group-texts-is = Úvod, tipy, poděkování: napište je sem, třeba i s obrázky.
group-back = Strany za sudoku
group-cover = Obálka
group-series = Série
title-title = Název
help-title = Tiskne se na titulní straně a na obálce.
title-subtitle = Podtitul
help-subtitle = Nepovinný, například „Od lehkých po těžká“.
title-author = Autor
help-author = Vaše jméno nebo pseudonym, jak ho ukazuje obchod.
title-imprint = Nakladatel
help-imprint = Nepovinné: název vašeho nakladatelství, na titulní straně.
title-language = Jazyk knihy
help-language = V tomto jazyce se tisknou nadpisy, pravidla a řešení.
title-seed = Semínko
help-seed = Rozhoduje o tom, která sudoku v knize budou.
title-page-printer = Tiskárna
help-page-printer = Ověří se její požadavky na okraje, formát a počet stran.
printer-none = Tiskárna není vybrána
title-page-trim = Formát strany
help-page-trim = Rozměry hotové knihy.
size-other = Jiný formát
title-design = Vzhled stran
help-design = Písmo a výzdoba stran.
design-classic = Klasický
design-modern = Moderní
design-large-print = Velké písmo
title-type-text = Písmo textu
help-type-text = Vlastní písmo potřebuje licenci pro knihy.
title-type-digits = Písmo číslic
help-type-digits = V mřížkách.
file-own = Vlastní soubor písma…
title-answers-placement = Kde jsou řešení
help-answers-placement = Luštitelé dávají přednost konci knihy.
placement-back = Na konci knihy
placement-after-section = Za každým oddílem
placement-separate = V samostatném PDF
placement-foot = Vzhůru nohama u paty strany
placement-overleaf = Na další straně
placement-beside = Vedle sudoku
placement-none = Bez řešení
title-answers-per_page = Řešení na straně
help-answers-per_page = Nevyplněné: tolik, kolik se pohodlně čte.
title-front-half_title = Patitul: první strana jen s názvem
title-front-title_page = Titulní strana
title-front-copyright = Strana s copyrightem
help-front-copyright = Její text, například „© 2026 Vaše jméno“. Bez textu tato strana není.
title-front-dedication = Věnování
help-front-dedication = Jeho text, na samostatné straně.
title-front-contents = Obsah
title-front-how_to = Jak luštit
help-front-how_to = Pravidla všech druhů hlavolamů v knize.
how_to-true = Pravidla
how_to-kids = Pravidla v krátkých větách pro děti
how_to-false = Bez pravidel
title-front-levels = Strana o obtížnostech
title-front-techniques = Kapitola o technikách luštění
help-front-techniques = S příklady, pro techniky, které jsou v knize potřeba.
title-back-blank_grids = Strany s prázdnými mřížkami
title-back-notes = Strany na poznámky
title-back-record = Tabulka na data a časy
title-back-stats = Statistika sudoku
title-back-certificate = Diplom
help-back-certificate = Pro každého, kdo knihu vyluští.
title-back-about_author = O autorovi
help-back-about_author = Váš text, na samostatné straně.
title-back-about_book = O knize
help-back-about_book = Váš text, na samostatné straně.
title-cover-design = Vzhled
help-cover-design = Na každém náhledu je váš název.
cover-plain = Jednoduchý
cover-field = Barevná plocha
cover-tilt = Šikmo
cover-swiss = Švýcarský
cover-stripes = Pruhy
cover-mosaic = Mozaika
cover-pop = Pop
cover-animals = Zvířata
cover-night = Noc
cover-picture = Váš obrázek
title-cover-palette = Barvy
palette-ocean = Oceán
palette-sunrise = Úsvit
palette-forest = Les
palette-berry = Borůvka
palette-paper = Papír
palette-midnight = Půlnoc
palette-retro = Retro
palette-candy = Bonbony
palette-lagoon = Laguna
palette-brick = Cihla
title-cover-lettering = Písmo titulu
lettering-heavy = Silná velká písmena
lettering-condensed = Úzká velká písmena
lettering-serif = Patkové písmo
lettering-tiles = Políčko pro každé písmeno
lettering-headings = Jako nadpisy
title-cover-picture_area = Část přední strany, kterou vyplní
picture_area-below = Pod texty
picture_area-full = Celá, s texty přes něj
picture_area-alone = Celá, bez textů
title-cover-picture = Vlastní obrázek na přední straně
help-cover-picture = Soubor PNG nebo JPEG; zkopíruje se vedle knihy a vyplní přední stranu.
title-cover-blurb = Text na zadní straně
help-cover-blurb = Co čtenáře přesvědčí ke koupi této knihy.
title-cover-badges = Štítky
help-cover-badges = Až tři krátké texty na přední straně, oddělené čárkami.
title-isbn = ISBN
help-isbn = Nevyplňujte, pokud číslo přidělí obchod. Jinak gridpress nakreslí čárový kód.
title-cover-price = Cena
help-cover-price = Vedle čárového kódu, například „199 Kč“.
title-cover-logo = Logo nakladatelství
help-cover-logo = Soubor PNG nebo JPEG, u paty zadní strany.
title-cover-thousand_pages = Tloušťka 1000 stran
help-cover-thousand_pages = Tato tiskárna ji pro tento papír neuvádí a hřbet obálky ji potřebuje: vezměte ji z kalkulačky obálek tiskárny, například 2.3in nebo 58mm.
title-series-name = Název série
help-series-name = Na titulní straně a na obálce.
title-series-volume = Díl
help-series-volume = Číslo této knihy v sérii.
title-series-registry = Nikdy neopakovat sudoku z jiného dílu
title-section-title = Název
help-section-title = Na první straně oddílu a v obsahu. Bez názvu nemá oddíl vlastní první stranu ani položku v obsahu.
title-section-kind = Druh hlavolamu
title-section-level = Obtížnost
title-section-count = Počet sudoku
title-section-per_page = Na straně
per_page =
    { $count ->
        [one] Jedno sudoku, co největší
        [few] { $count } sudoku
        [many] { $count } sudoku
       *[other] { $count } sudoku
    }
title-section-intro = Úvod
help-section-intro = Několik vět pod názvem.
title-section-picture = Obrázek
help-section-picture = Na první straně oddílu.
section-new = Oddíl { $count }
section-own = Moje sudoku
kinds-sizes = Sudoku
kinds-variants = Sudoku s dalšími pravidly a příbuzné hlavolamy
kinds-layouts = Více mřížek
title-text-title = Název v obsahu
help-text-title = Nevyplněné: první nadpis textu.
title-text-place = Umístění
place-front = Před sudoku
place-back = Na konci
place-before = Před oddílem „{ $section }“
title-text-contents = Uvést v obsahu
template-classic-6x9 = Klasická kniha
template-classic-6x9-is = 120 sudoku od lehkých po těžká, 6 × 9 palců
template-large-print-8-5x11 = Velké písmo
template-large-print-8-5x11-is = 80 sudoku, jedno na straně, 8,5 × 11 palců
template-three-hundred = 300 sudoku
template-three-hundred-is = 300 sudoku ve čtyřech úrovních, dvě na straně, 6 × 9 palců
template-thousand = 1000 sudoku
template-thousand-is = 1000 sudoku ve čtyřech úrovních, šest na straně, 8,5 × 11 palců
template-bold-and-easy = Velká a snadná
template-bold-and-easy-is = 60 snadných sudoku velmi velkým písmem, kroužková vazba, 8,5 × 11 palců
template-pocket-5x8 = Kapesní kniha
template-pocket-5x8-is = 150 sudoku v pěti obtížnostech, jedno na straně, 5 × 8 palců
template-a4-worksheets = Pracovní listy
template-a4-worksheets-is = Šest sudoku na listu A4, pro třídu nebo klub
template-kids = Pro děti
template-kids-is = Malé mřížky, velké číslice a zvířata k vybarvení, 8,5 × 11 palců
template-kids-pictures = Pro malé děti
template-kids-pictures-is = Tvary místo číslic, 8,5 × 11 palců
template-giants = Obři
template-giants-is = Mřížky 12 × 12 a 16 × 16, 8,5 × 11 palců
template-wordoku = Slova
template-wordoku-is = Písmena místo číslic a slovo v každém řešení, 7 × 10 palců
template-variants = Varianty
template-variants-is = Diagonální a nepravidelná sudoku, windoku a killer, 7 × 10 palců
template-variety = Časopis hlavolamů
template-variety-is = Devatenáct druhů hlavolamů, 8,5 × 11 palců
template-samurai = Samuraj
template-samurai-is = 60 sudoku z pěti překrývajících se mřížek, jedno na straně, 8,5 × 11 palců
template-calcudoku = Calcudoku
template-calcudoku-is = 100 hlavolamů s počítáním v klecích, od 4 × 4 po 9 × 9, 6 × 9 palců
template-travel-booklet = Sešit na cesty
template-travel-booklet-is = 40 sudoku k domácímu tisku na A4, složení a sešití
template-tablet = Tablet
template-tablet-is = 60 sudoku pro reMarkable, Kindle Scribe a další tablety
template-newspaper = Noviny
template-newspaper-is = Denní novinová rubrika; její soubory vytváří příkaz gridpress daily
template-sampler = Vzorník
template-sampler-is = Oddíl pro každý druh sudoku, ke kopírování
dock-listing = Obchod
copy = Kopírovat
count-puzzles =
    { $count ->
        [one] jedno sudoku
        [few] { $count } sudoku
        [many] { $count } sudoku
       *[other] { $count } sudoku
    }
part-listing = Texty pro obchod
making-listing = Texty a obrázky pro obchod se vytvářejí…
finished-listing = Texty a obrázky pro obchod jsou hotové.
failed-listing = Texty a obrázky pro obchod se nevytvořily.
shop = Nabídka v obchodě
shop-is = Zkopírujte tyto texty do formuláře Amazon KDP nebo jiného obchodu. Vycházejí z knihy a jsou v jejím jazyce.
shop-count = { $used } z { $most } znaků
shop-volume = díl { $volume }
shop-headline = Titulek
shop-headline-is = Řádek nad popisem a na prvním obrázku.
shop-description = Popis
shop-description-is = Celý popis místo toho výše.
shop-keywords = Klíčová slova
shop-keywords-is = Sedm polí, každé do 50 znaků. Žádné názvy obchodů a nic, co už je v názvu knihy.
shop-categories = Kategorie
shop-categories-is = Nejvýše tři.
shop-audience = Čtenáři
shop-audience-is = Komu jsou texty určeny.
audience-adults = Dospělí
audience-children = Děti
audience-seniors = Senioři
shop-contributors = Spolupracovníci
shop-contributors-is = Kromě autora, například „illustrator: Ann Lee“, oddělení čárkami.
shop-ai_content = Vaše vlastní odpověď o AI
shop-ai_content-is = O vašich vlastních textech, obrázcích a sudoku.
shop-ai = Odpověď o obsahu vytvořeném AI
shop-facts = Údaje
shop-change = Změnit tyto texty
shop-change-is = Co zadáte zde, nahradí texty výše. Nevyplněné pole je vrátí zpět.
shop-write = Vytvořit texty a obrázky
shop-write-is = Vytvoří i obrázky: přední stranu, čtyři bannery k popisu a pohled dovnitř.
group-class = Listy pro třídu
title-worksheet-names = Jména žáků
help-worksheet-names = Jedno na řádek; každý žák dostane list.
title-worksheet-copies = Počet listů
help-worksheet-copies = Listy nad počet jmen mají prázdný řádek na jméno.
title-worksheet-same = Stejná sudoku pro všechny
title-worksheet-date = Datum
help-worksheet-date = Nevyplněné: řádek k doplnění.
title-worksheet-cut_outs = Číslice k vystřižení
help-worksheet-cut_outs = Strana s nimi za každým listem, pro začátečníky.
title-worksheet-codes = Kódy k nalezení řešení
template-worksheet = Sada pro třídu
template-worksheet-is = List pro každého žáka a řešení pro učitele
table-listing = Nabídka v obchodě
table-worksheet = Listy pro třídu
table- = Kniha
table-series = Série
table-section = Oddíly
table-text = Strany textu
table-front = Strany na začátku
table-back = Strany na konci
table-type = Písmo
table-puzzle = Kolem každého sudoku
table-grid = Mřížky
key-isbn = ISBN
key-id = Stálý název
