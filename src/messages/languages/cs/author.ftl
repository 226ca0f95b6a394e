# Texts for authors; see en/author.ftl.

rule-trim = Formát stránky
rule-page-count = Počet stran
rule-even-pages = Sudý počet stran
rule-inside-margin = Vnitřní okraj
rule-outer-margins = Ostatní okraje
rule-bleed-size = Šířka spadávky
rule-bleed = Barva za okrajem stránky
rule-type-size = Velikost písma
rule-rule-weight = Tloušťka čar
rule-reversed-type = Bílé písmo na černé
rule-reversed-rules = Bílé čáry na černé
rule-shrunk-cells = Políčka na zúžené stránce
rule-tints = Světlé odstíny šedé
rule-pictures = Ostrost obrázků
rule-blank-pages = Prázdné strany za sebou
rule-blank-end = Prázdné strany na konci
rule-last-page = Poslední strana
rule-font-licence = Licence písem
rule-links = Odkazy a záložky
rule-profile = Druh PDF
rule-transparency = Průhlednost
rule-file-size = Velikost souboru
rule-fonts-embedded = Písma v souboru
rule-black-only = Jen černá barva
rule-colours = Barvy stran
rule-ink = Množství barvy na stranách
rule-colour-contrast = Kontrast barev
rule-colour-printing = Barevný tisk
rule-grid-size = Velikost mřížek
rule-cell-size = Velikost políček
rule-overlapping-cell-size = Políčka překrývajících se mřížek
rule-small-type = Malé písmo
rule-contrast = Kontrast
rule-many-blanks = Mnoho prázdných stran
rule-gutter = Vnitřní okraj
rule-order = Pořadí obtížností
rule-own-texts = Vlastní texty
rule-engine = Generátor sudoku
rule-digits = Číslice v sudoku
rule-answer-digits = Číslice v řešeních
rule-cells = Políčka pro tyto čtenáře
rule-words = Text pro tyto čtenáře
rule-puzzles-on-a-page = Sudoku na straně
rule-promised-puzzles = Slíbený počet sudoku
rule-puzzles-printed = Každé sudoku je vytištěno
rule-answers-printed = Každé řešení je vytištěno
rule-one-solution = Jediné řešení
rule-honest-levels = Vytištěné obtížnosti
rule-no-twins = Žádné sudoku dvakrát
rule-unconfirmed = Nepotvrzené číslo
rule-cover = Obálka
rule-cover-size = Velikost obálky
rule-cover-fonts = Písma obálky
rule-cover-transparency = Průhlednost obálky
rule-cover-colours = Barvy obálky
rule-cover-ink = Množství barvy na obálce
rule-cover-profile = Druh PDF obálky
rule-cover-clear = Hrany a ohyby obálky
rule-cover-type = Velikost písma na obálce
rule-cover-rules = Tloušťka čar na obálce
rule-cover-visible = Na obálce je vše vidět
printer-barnes-noble = Barnes & Noble Press, černá barva
printer-bod = BoD, měkká vazba, černá barva
printer-home = domácí tiskárna
printer-ingramspark = IngramSpark, měkká vazba
printer-kdp-hardcover = Amazon KDP, pevná vazba, černá barva
printer-kdp-hardcover-color = Amazon KDP, pevná vazba, barevný tisk
printer-kdp-paperback-color = Amazon KDP, měkká vazba, barevný tisk
printer-kdp-paperback-cream = Amazon KDP, měkká vazba, černá barva na krémovém papíru
printer-kdp-paperback-groundwood = Amazon KDP, měkká vazba, černá barva na dřevitém papíru
printer-kdp-paperback-white = Amazon KDP, měkká vazba, černá barva na bílém papíru
printer-large-print = velké písmo
printer-lulu = Lulu, měkká vazba
printer-lulu-coil = Lulu, kroužková vazba
printer-lulu-hardcover = Lulu, pevná vazba
printer-newspaper = noviny, černá barva
value = { $value }
joined = { $first }; { $second }
and-more = { $shown } a ještě { $count }
sides = { $width } × { $height }
none = nic
some = je
everything = vše
at-most = nejvýše { $most }
or-more = nejméně { $least }
or-none = { $value }, nebo nic
percent = { $percent } %
set-to = nastavte { $setting } na { $value }
set-auto = nastavte { $setting } na „auto“
set-or-more = nastavte { $setting } nejméně na { $value }
one-of = jeden z formátů: { $sizes }
one-of-or-between = jeden z formátů: { $sizes }; nebo od { $least } do { $most }
choose-size = v poli { $setting } zvolte jeden z těchto formátů
pages = { $count ->
    [one] { $count } strana
    [few] { $count } strany
    [many] { $count } strany
   *[other] { $count } stran
}
page-range = { $least } až { $most } v tomto formátu
page-range-on-paper = { $least } až { $most } v tomto formátu na papíru „{ $paper }“
more-pages = tiskněte na stranu méně sudoku, nebo přidejte sudoku
fewer-pages = tiskněte na stranu více sudoku, zvolte větší formát, nebo rozdělte knihu na dva díly
multiple-of = násobek čísla { $number }
add-page = přidejte stranu, například s copyrightem nebo na poznámky
ink-from-bind = barva { $distance } od hřbetu
margin-for-pages = { $distance } v knize o počtu stran { $pages }
ink-from-edge = barva { $distance } od hrany
margin-with-folios = { $distance }, i pro čísla stran
widen-margins = rozšiřte { $setting }, nebo zvolte „auto“
ink-over-edge = barva { $distance } za okrajem stránky
no-ink-over-edge = žádná barva za okrajem stránky
bleed-where-ink = { $distance } tam, kde barva přesahuje okraj
extend-ink = protáhněte barvu u okraje až na konec spadávky a nastavte { $setting }
no-type = žádné písmo
size-in-text = { $size } v „{ $text }“
fewer-grids = tiskněte na stranu méně mřížek, nebo zvolte větší formát
no-lines = žádné čáry
no-white-type = žádné bílé písmo
or-more-white = nejméně { $least }, bílá na černé
no-white-type-design = zvolte úpravu bez bílého písma, nebo větší písmo
no-white-lines = žádné bílé čáry
no-white-lines-design = zvolte úpravu bez bílých čar
no-grids = žádné mřížky
wide = šířka { $value }
or-more-shrunk = nejméně { $least }, když se stránka zúží na { $percent } %
black-without-greys = jen černá: šedé se slévají nebo mizí
percent-or-more = nejméně { $percent } %
no-greys = žádné šedé
darker-grey = zvolte tmavší šedou, nebo žádnou
no-pictures = žádné obrázky
pixels-per-inch = { $pixels } dpi
more-pixels = použijte obrázek s více pixely, nebo ho vytiskněte menší
in-a-row = { $count } za sebou
at-most-in-a-row = nejvýše { $count } za sebou
remove-blanks = odstraňte to, co prázdné strany způsobuje
at-end = { $count } na konci
at-most-at-end = nejvýše { $count } na konci
remove-blanks-at-end = odstraňte některé prázdné strany na konci
page-is-blank = je prázdná
page-is-printed = je potištěná
blank-last-page = prázdná poslední strana; tiskárna ji přidá
extra-page = nic, pokud strana navíc na konci nevadí
font-forbidden = { $font }: { $why }
font-not-embeddable = nesmí se vložit do souboru
font-whole-only = smí se vložit jen celé
font-bitmaps-only = smějí se vložit jen jeho bitmapy
fonts-embeddable = { $count ->
    [one] { $count } písmo, které se smí vložit
    [few] { $count } písma, která se smějí vložit
    [many] { $count } písma, které se smí vložit
   *[other] { $count } písem, která se smějí vložit
}
embeddable-fonts = písma, která se smějí vložit po částech
other-font = zvolte jiné písmo, nebo požádejte vlastníka o takové, které se smí vložit
pdf-profile = druh „{ $profile }“
set-profile = nastavte { $setting } na „{ $profile }“, nebo nechte prázdné
links-and-bookmarks = { $links ->
    [one] { $links } odkaz
    [few] { $links } odkazy
    [many] { $links } odkazu
   *[other] { $links } odkazů
}, { $bookmarks ->
    [one] { $bookmarks } záložka
    [few] { $bookmarks } záložky
    [many] { $bookmarks } záložky
   *[other] { $bookmarks } záložek
}
no-links = žádné odkazy ani záložky
remove-transparent = odstraňte průhledné části
split-book = rozdělte knihu na dva díly
fonts-embedded = { $count ->
    [one] { $count } vložené písmo
    [few] { $count } vložená písma
    [many] { $count } vloženého písma
   *[other] { $count } vložených písem
}
fonts-not-embedded = nevložená: { $fonts }
all-fonts-embedded = všechna písma vložena
report-fonts = nahlaste to: gridpress vkládá všechna písma
black-and-greys = černá a šedé
black-greys-and = černá, šedé a { $colours }
only-black = jen černá a šedé, v DeviceGray
report-black = nahlaste to: gridpress používá jen DeviceGray
pages-in-colour = barevné strany
name-colour-printer = v poli { $setting } uveďte tiskárnu barevných stran, například { $printers }; nebo odstraňte { $colour }
report-colour-pages = nahlaste to: gridpress volí barvy stran sám
source-printer = { $printer }, { $date }: { $phrase }
source-printer-pages = { $printer }, { $date }: { $phrase }: { $pages }
printers-own-page = web tiskárny
third-parties = jiné zdroje
not-confirmed = nepotvrzeno
source-font = oprávnění v písmu (OS/2 fsType)
source-every-printer = každá tiskárna
source-black = všechny tiskárny černobílých knih
source-readers = časté stížnosti čtenářů
source-template = kdo začne od šablony, má totéž
source-texts = texty knihy a obálky
source-cover = obálky tiskárny a texty na této obálce
source-spines = údaje tiskárny o hřbetu a spadávce
source-buyers = kupující a čtečky čárových kódů
unconfirmed = nepotvrzeno: { $subject }
confirmed-number = číslo potvrzené tiskárnou
compare-number = před nahráním ho porovnejte s webem nebo šablonou tiskárny
page-sizes = formáty stránek
bind-margin = okraj u hřbetu
other-margins = ostatní okraje
bleed-amount = spadávka
page-limits = meze počtu stran
least-type = nejmenší písmo
least-line = nejtenčí čára
spine-width = šířka hřbetu ({ $parts })
spine-table = tabulka podle počtu stran
thickness-of-paper = { $thickness } na 1000 stran papíru „{ $paper }“
thickness-of-cover = { $thickness } na obálku
sheet-size = velikost archu ({ $added })
sheet-size-at-trim = velikost archu v tomto formátu ({ $added })
sheet-added = o { $sides } více na každé straně, o { $ends } nahoře a dole
unconfirmed-at-trim = { $source }; v tomto formátu nepotvrzeno
ink-on-cover = množství barvy na obálce (nejvýše { $percent } %)
no-grids-of-nine = žádné mřížky s devíti políčky
fewer-puzzles = tiskněte na stranu méně sudoku
fewer-puzzles-or-larger = tiskněte na stranu méně sudoku, nebo zvolte větší formát
one-such-puzzle = tiskněte na stranu jedno takové sudoku, nebo zvolte větší formát
or-more-for-candidates = nejméně { $least }, pro pět kandidátů
no-words = žádná slova
larger-type = zvolte větší písmo, nebo větší formát
no-type-on-grey = žádné písmo na šedé
type-on-grey = písmo na šedé { $percent } %
lighter-below-type = pod písmem šedá { $percent } % nebo světlejší
lighter-grey = zvolte světlejší šedou
blank-of-pages = prázdné strany: { $count } z { $pages }
at-most-one-in = nejvýše jedna z { $count }
fewer-openers = odstraňte názvy malých oddílů, protože jejich první strany začínají vpravo
order-falls = oddíl „{ $after }“ má obtížnost „{ $easier }“, předchozí „{ $before }“ má „{ $harder }“
order-rises = obtížnost stoupá od oddílu k oddílu
easy-to-hard = oddíly od lehkých k těžkým
easier-first = dejte lehčí oddíl dopředu, pokud kniha nemá části
larger-cells = užší okraje, nebo větší formát, s jedním sudoku na straně
large-print-design = zvolte úpravu „Velké písmo“
texts-of-your-own = vlastní název, autor, autorská práva a semínko
none-of-template = nic ze šablony
template-in-english = texty šablony jsou v knize v jazyce „{ $language }“ stále anglicky: { $settings }
translate-texts = přeložte je, nebo napište vlastní
title-of-template = název „{ $title }“ je ze šablony
choose-title = zvolte vlastní: { $setting }
no-author = kniha nemá autora, kterého uvádí titulní strana, obálka i obchody
add-name = doplňte své jméno: { $setting }
nobody-in-copyright = strana s copyrightem nikoho neuvádí, protože kniha nemá autora
name-of-template = „{ $name }“ v poli { $setting } je jméno ze šablony
name-holder = uveďte tam držitele práv
seed-of-template = semínko „{ $seed }“ má vestavěná kniha, takže jiní mají stejná sudoku
choose-seed = zvolte takové, které nikdo jiný nemá: { $setting }
count-of-puzzles = { $count ->
    [one] { $count } sudoku
    [few] { $count } sudoku
    [many] { $count } sudoku
   *[other] { $count } sudoku
}
puzzles-of-level = { $count ->
    [one] { $count } sudoku s obtížností „{ $level }“
    [few] { $count } sudoku s obtížností „{ $level }“
    [many] { $count } sudoku s obtížností „{ $level }“
   *[other] { $count } sudoku s obtížností „{ $level }“
}
no-promises = žádný počet nebyl slíben
promises-kept = { $count ->
    [one] { $count } splněný slib
    [few] { $count } splněné sliby
    [many] { $count } splněného slibu
   *[other] { $count } splněných slibů
}
as-many-as-promised = tolik sudoku, kolik slibují názvy
promised = { $promise }; viz: { $place }
promised-in-text = { $count }; viz: { $place } „{ $text }“
change-count = změňte { $setting } nebo číslo, které je zde: { $place }
in-title = název
in-subtitle = podtitul
in-section-title = název oddílu
in-badge = štítek na obálce
in-blurb = text na zadní straně
printed = { $what ->
    [answers] řešení: { $count }
   *[puzzles] sudoku: { $count }
}, { $often }
printed-in-place = { $what ->
    [answers] řešení: { $count }
   *[puzzles] sudoku: { $count }
}, { $often } a na správné straně
each-once = každé jednou
each-on-sheets = každé na listech: { $count }
each-in-group = každé na listech své skupiny
misplaced = chybějící, opakovaná nebo na špatném místě: čísla { $numbers }
report-printed = nahlaste to: gridpress tiskne každé jednou
with-one-solution = s jediným řešením: { $count }
wrong-numbers = chybná: čísla { $numbers }
undecided-numbers = nerozhodnutá: čísla { $numbers }
rules-in-words = ale soubory oddílů { $sections } uvádějí pravidla slovy
exactly-one-solution = každé má právě jedno řešení, stejné jako vytištěné
report-solutions = nahlaste to, pokud sudoku nejsou vaše vlastní: u vlastních uveďte pravidla jako variantu, nebo slova ze souboru odstraňte
levels-as-rated = { $count ->
    [one] { $count } obtížnost podle hodnocení
    [few] { $count } obtížnosti podle hodnocení
    [many] { $count } obtížnosti podle hodnocení
   *[other] { $count } obtížností podle hodnocení
}
other-levels = pod jinou obtížností: { $count } z { $all }, čísla { $numbers }; číslo { $number } má obtížnost „{ $level }“
levels-of-grade = vytištěná obtížnost je ta, kterou sudoku přiděluje gridpress
change-levels = odstraňte meze, které je připouštějí (`removed`, `technique` a `score` obtížnosti nebo oddílu, nebo starší generátor), nebo dejte obtížnosti vlastní název
no-duplicates = žádná opakování
pair = { $one } a { $other }
duplicates = opakuje jiné: { $count } z { $all }, čísla { $numbers }
no-equivalents = žádná dvě sudoku nejsou stejná po otočení, zrcadlení nebo záměně číslic
fewer-or-other-puzzles = žádejte méně sudoku, jinou obtížnost nebo jinou velikost
unknown-thickness = žádná obálka: tloušťka papíru „{ $paper }“ není známa
known-thickness = známá tloušťka papíru pro výpočet šířky hřbetu
set-thickness = nastavte { $setting } na hodnotu ze šablony nebo kalkulačky tiskárny
possible-cover = obálka, kterou lze vytvořit
cover-details = podrobnosti: { $command }
no-page = žádná strana
report-cover-size = nahlaste to: gridpress tvoří obálky přesně této velikosti
report-transparency = nahlaste to: gridpress nekreslí nic průhledného
only-colours = jen { $colours }
report-colours = nahlaste to: gridpress používá na celé obálce jeden barevný prostor
up-to-percent = až { $percent } %
ink-at-most = nejvýše { $percent } % všech barev dohromady
lighter-palette = v poli { $setting } zvolte světlejší barvy
no-pdfx = žádné PDF/X
report-pdfx = nahlaste to: gridpress zapisuje takové obálky jako PDF/X-1a
nothing-cut-off = nic, co by se mohlo oříznout
reaches-edge = { $mark }: zasahuje { $distance } do oblasti, která má zůstat volná
mark-line = čára
mark-shape = tvar
mark-picture = obrázek
clear-of-edges = { $distance } volné podél hran a ohybů
clear-of-edges-and-spine = { $distance } volné podél hran a ohybů a { $hinge } od hřbetu
other-cover-design = zvolte jinou úpravu obálky, nebo zkraťte její texty
less-on-cover = méně ukázkových sudoku, jiné sudoku, nebo jiná úprava obálky
not-size-of-cover = strana nemá velikost obálky
the-title = název
the-subtitle = podtitul
the-author = autor
the-series-line = řádek série
a-badge = štítek
the-number = počet sudoku
the-publisher = nakladatel
the-price = cena
the-blurb = text na zadní straně
the-isbn = ISBN nad čárovým kódem
the-barcode-digits = číslice pod čárovým kódem
the-spine-text = text hřbetu
the-spine-author = autor na hřbetu
text-missing = chybí { $text }
text-unseen = není vidět { $text }
text-half-seen = není celý vidět { $text }: zakrytá písmena { $count } z { $all }
front-figures-unseen = číslice a součty hádanky na přední straně, které nelze přečíst: { $count } z { $all }
front-figures-few = počet číslic a součtů hádanky na přední straně je { $count }, takže ji nikdo nepozná
barcode-unreadable = čárový kód nelze přečíst
other-barcode = čárový kód zní { $digits }, ale ISBN je { $isbn }
short-barcode = z výšky čárek je vidět jen { $height }; čtečky potřebují { $least }
broken-barcode = čárky čárového kódu jsou přerušené
all-visible = viditelný čárový kód a viditelné texty
report-visible = nahlaste to a zatím použijte jinou úpravu nebo jiné barvy
malformed-request = neplatný požadavek
in-line = { $file }, řádek { $line }: { $words }
starting = začátek
bug = gridpress selhal kvůli chybě v programu
no-book-yet = zatím tu není žádná kniha: začněte od šablony
already-making = něco se už vytváří; počkejte, až to skončí
nothing-to-undo = není co vrátit
nothing-to-redo = není co opakovat
already-exists = „{ $file }“ už existuje; nic nebylo zapsáno
changed-elsewhere = „{ $file }“ byl mezitím změněn jinde; nic nebylo zapsáno
removed-elsewhere = „{ $file }“ byl mezitím odstraněn; nic nebylo zapsáno
unusable-file = „{ $file }“ nelze použít: { $why }
too-many-files = souborů „{ $name }“ je příliš mnoho
no-such-text = kniha nemá text „{ $path }“
cannot-read = „{ $path }“ nelze přečíst: { $why }
neither-picture-nor-font = není to obrázek (PNG, JPEG, SVG) ani písmo (TrueType, OpenType)
series-without-name = série ještě nemá název, podle kterého se hledají její díly: nejdřív ji pojmenujte
volume-not-made = sudoku tohoto dílu ještě nejsou pevně daná: nejdřív vytvořte jeho soubory
edit-not-toml = soubor není platný TOML; nejdřív ho opravte v editoru
edit-not-found = kniha takové nastavení nemá
titles-too-long = název a podtitul mají dohromady { $length } znaků; Amazon přijme nejvýše { $most }
shorten-subtitle = zkraťte podtitul
description-too-long = popis má { $length } znaků; Amazon přijme nejvýše { $most }
shorten-description = zkraťte text na zadní straně, nebo napište popis pro obchod
advertisement-in-title = { $setting } obsahuje „{ $phrase }“: obchody odmítají reklamu v názvech
leave-out-of-title = vynechte to, pokud by název bez toho nebyl chybný
title-of-keywords = { $setting } vypadá jako seznam klíčových slov, který obchody odmítají
move-keywords = dejte klíčová slova do jejich polí
repeated-keyword = slovo „{ $word }“ je v názvu a podtitulu { $count }×, což obchody považují za vycpávku
use-once-or-twice = použijte ho jednou nebo dvakrát
keyword-in-name = { $setting } „{ $name }“ obsahuje „{ $keyword }“: obchody odmítají klíčová slova ve jménech
choose-other-name = zvolte jiné jméno, nebo ho nechte, je-li pravé
address-in-description = popis obsahuje „{ $sign }“: obchody v něm odmítají adresy
leave-addresses-out = vynechte adresy
advertisement-in-keyword = klíčové slovo „{ $keyword }“ obsahuje „{ $term }“: obchody odmítají reklamu a názvy obchodů
describe-book = popište raději knihu
no-title-page = kniha nemá titulní stranu, s níž by obchod mohl údaje porovnat
add-title-page = zapněte ji: { $setting }
not-on-first-pages = { $setting } „{ $name }“ není na prvních stranách knihy
compared-with-title-page = obchody to porovnávají slovo od slova s titulní stranou
compare-picture = podívejte se sami, zda to obrázek ukazuje
not-on-front = { $setting } „{ $name }“ není na přední straně obálky
two-publishers = obálka uvádí nakladatele „{ $publisher }“ a titulní strana „{ $imprint }“
agree-or-leave-publisher = sjednoťte je, nebo nakladatele vynechte
imprint-not-on-cover = nakladatel „{ $imprint }“ není na obálce
same-publisher = nastavte { $setting } na stejné jméno
other-spine = na hřbetu je „{ $text }“ a název je „{ $title }“
title-on-spine = obchody porovnávají název na hřbetu a na přední straně: zapněte { $setting }, nebo použijte část názvu
line-without-series = obálka má řádek série „{ $line }“ a kniha žádnou sérii neuvádí
name-series = nastavte { $setting } na název série, nebo řádek vynechte
two-series = obálka má řádek série „{ $line }“ a titulní strana „{ $name }“
agree-or-leave-line = sjednoťte je, nebo řádek z obálky vynechte
design-in-colour = zvolte barevnou obálku, která ho vytiskne nad názvem
page-beyond-end = strana { $page } neexistuje: kniha má stran { $pages }
pages-from-first = uveďte strany knihy, počítané od první
in-quotes = „{ $text }“
expected = očekáváno: { $expected }
expected-range = očekáváno: { $low } až { $high }
expected-one-of = očekáváno jedno z: { $names }
did-you-mean = mysleli jste „{ $name }“?
at-most-allowed = povoleno je nejvýše { $most }
a-text = text
a-whole-number = celé číslo
a-text-or-whole-number = text nebo celé číslo
a-fraction = zlomek
true-or-false = ano nebo ne
a-date = datum
a-list = seznam
a-length = délka s jednotkou
a-table = tabulka
a-list-of-tables = seznam tabulek
missing-key = chybí { $setting }
wrong-type = { $setting } je { $found }, ne { $expected }
value-is = { $setting }: { $value }
unknown-value = { $setting }: neznámá hodnota „{ $value }“
empty-text = { $setting }: pole je prázdné
leave-out-for-none = vynechte to, pokud nemá být žádný text
line-break-in-text = { $setting } obsahuje zalomení řádku nebo řídicí znak
expected-one-line = očekáván jeden řádek textu
not-a-length = { $setting } není délka: „{ $value }“
lengths-need-units = délky potřebují jednotku: in, mm, cm nebo pt, jako v 12mm
lengths-need-units-or = délky potřebují jednotku: in, mm, cm nebo pt, jako v 12mm; nebo napište { $other }
decimal-point = použijte desetinnou tečku, ne čárku
length-no-number = není to číslo s jednotkou
length-no-unit = chybí jednotka
length-unknown-unit = neznámá jednotka „{ $unit }“
length-too-long = více než 200in
not-a-date = { $setting } není datum: „{ $value }“
expected-year-month-day = očekáváno: rok-měsíc-den
line-too-long = řádek textu je na tisk příliš dlouhý
too-many-characters = má { $length } znaků; povoleno je nejvýše { $most }
text-too-long-for = { $setting }: text je příliš dlouhý ({ $room })
control-character = { $setting } obsahuje řídicí znak
expected-text-and-breaks = očekáván text a zalomení řádků
missing-glyph = žádné písmo nemá znak „{ $character }“ ({ $code }); zvolené písmo: { $font }
cannot-be-printed = tento text nelze vytisknout
choose-font-with = zvolte písmo, které ho má
paths-are-relative = cesty se počítají od složky knihy
no-sections = kniha bez sudoku: chybí { $section }
no-effect-on-own-puzzles = { $setting } nemá vliv na sudoku ze souboru
not-an-isbn = „{ $text }“ není ISBN
isbn-as-given = napište ho jako 978-3-16-148410-0, tak jak ho přidělila agentura
old-isbn = je to staré ISBN s deseti číslicemi; se třinácti je to { $isbn }
isbn-wrong-character = „{ $character }“ není číslice, mezera ani spojovník
isbn-length = má { $count ->
    [0] nula číslic
    [one] { $count } číslici
    [few] { $count } číslice
    [many] { $count } číslice
   *[other] { $count } číslic
} a ISBN jich má 13
isbn-prefix = ISBN začíná 978 nebo 979
isbn-check-digit = poslední číslice by měla být { $digit }, nebo je chybná jiná číslice
margins-too-wide = okraje nechávají obsahu stránky příliš malou šířku
margins-too-high = okraje nechávají obsahu stránky příliš malou výšku
margins-leave = z { $whole } zbývá { $left }
leave-between-margins = nechte mezi nimi nejméně { $least }
paper-out-of-range = formát mimo meze
sides-of-paper = každá strana měří 2in až 40in
not-a-paper-size = { $setting } není formát: „{ $value }“
both-sides-with-unit = napište obě strany s jednotkou, jako v 6x9in nebo 210x297mm
unknown-paper-size = neznámý formát „{ $value }“
expected-name-or-sides = očekáván název, nebo šířka x výška
name-or-two-sides = napište název jako a5 nebo letter, nebo dvě strany jako v 6x9in
illegible-type = písmo v barvě { $ink } není na { $ground } čitelné
contrast-expected = jejich kontrast je { $contrast } ku 1; je třeba nejméně { $least }
darker-or-lighter = první barva je pozadí a druhá písmo: jednu ztmavte, nebo druhou zesvětlete
level-not-offered = obtížnost „{ $level }“ není pro druh „{ $kind }“ se symetrií „{ $symmetry }“ k dispozici
expected-offered-level = zvolte obtížnost, která je k dispozici
nearest-level = nejbližší je „{ $nearest }“; k dispozici jsou { $levels }
other-symmetry = zvolte jinou symetrii, nebo jiné varianty či mřížky
unusable-picture = obrázek „{ $file }“ nelze použít
png-or-jpeg-beside-book = očekáván soubor PNG nebo JPEG vedle knihy
png-jpeg-or-svg-beside-book = očekáván soubor PNG, JPEG nebo SVG vedle knihy
neither-png-nor-jpeg = není to PNG ani JPEG
neither-png-jpeg-nor-svg = není to PNG, JPEG ani SVG
damaged-file = soubor je poškozený: { $why }
too-many-pixels = má { $width } × { $height } pixelů (milionů: { $millions }); povoleno je nejvýše { $most } milionů
invisible-picture = nebyl by vidět: celý je bílý nebo téměř bílý
with-design = { $setting } u úpravy „{ $design }“
plain-has-no-colours = jednoduchá obálka nemá barvy
choose-colour-design = zvolte barevnou obálku
no-own-picture = není tu žádný vlastní obrázek
add-picture = přidejte ho: { $setting }
picture-design-without-picture = úprava s vlastním obrázkem, ale bez obrázku
no-picture-named = žádný obrázek není uveden
design-draws-own = tato úprava kreslí vlastní obrázek
set-picture-design = v poli { $setting } zvolte „Vlastní obrázek“, nebo obrázek odeberte
too-many-badges = { $setting }: štítků { $count }
crowded-front = více by přední stranu přeplnilo
badge-too-long = štítek je příliš dlouhý na přečtení jedním pohledem
two-or-three-words = zkraťte ho na dvě nebo tři slova
cannot-read-font = písmo „{ $file }“ nelze přečíst
use-font-file = použijte soubor .ttf nebo .otf, nebo přiložené písmo
this-font = toto písmo
coarse-cover-picture = obrázek obálky „{ $file }“ má { $resolution } dpi; pro dobrý tisk je třeba nejméně { $least }
needed-pixels = vyplňuje { $width } × { $height }, takže potřebuje nejméně { $across } × { $down } pixelů
cannot-read-text = text „{ $file }“ nelze přečíst
page-without-content = strana bez obsahu
nothing-to-print = nic v tomto souboru nelze vytisknout
page-without-title = strana bez názvu pro obsah
no-first-level-heading = její text nemá nadpis první úrovně
add-text-title = přidejte ho: { $setting }
code-on-page = blok kódu na straně textu
table-on-page = tabulka na straně textu
footnote-on-page = poznámka pod čarou na straně textu
metadata-on-page = blok metadat na straně textu
unsupported-on-page = nepodporovaný Markdown na straně textu
this-cannot-be-printed = toto nelze vytisknout
put-title-in-book = dejte název do nastavení: { $setting }
four-spaces-are-code = řádky začínající čtyřmi mezerami jsou kód, který strany nemají
supported-markdown = strany mají nadpisy, odstavce, zvýraznění, seznamy, citáty, čáry, odkazy a obrázky
footnote-or-box-on-page = poznámka pod čarou nebo zaškrtávací políčko na straně textu
html-on-page = HTML na straně textu
this-is-html = toto je HTML
markdown-for-html = napište to v Markdownu, nebo to odstraňte; samotné `<` napište jako `\<`
nested-too-deeply = je to vnořeno příliš hluboko
move-it-out = přesuňte to ven
line-in-list = čára v seznamu nebo citátu
quotation-in-list = citát v seznamu nebo citátu
heading-in-list = nadpis v seznamu nebo citátu
picture-in-list = obrázek v seznamu nebo citátu
heading-of-level = nadpis úrovně { $level }
third-is-deepest = třetí úroveň je nejhlubší
picture-in-heading = obrázek v nadpisu
expected-only-text = očekáván jen text
empty-heading = prázdný nadpis
third-list = seznam v seznamu v seznamu
two-lists-deep = seznamy lze vnořit ve dvou úrovních
empty-item = prázdná položka seznamu
width-of-picture = „{ $width }“ jako šířka obrázku
widths-of-pictures = očekáváno { $least } až { $most } %, jako v {"{"}60%{"}"}
picture-in-paragraph = obrázek uvnitř odstavce
text-or-picture = očekáván text, nebo obrázek
separate-paragraph = dejte ho do samostatného odstavce, mezi prázdné řádky
too-few-pixels = obrázek „{ $file }“ má příliš málo pixelů, aby vyplnil stranu
printed-smaller = bylo by to { $resolution } dpi, proto se vytiskne jen { $width } široký
picture-from-web = obrázek z webu
expected-file = očekáván soubor
put-file-beside = dejte soubor vedle knihy a uveďte ho zde
pictures-of-text = podporovány jsou PNG a JPEG; cesty se počítají od složky tohoto textu
cannot-read-puzzles = sudoku „{ $file }“ nelze přečíst
expected-file-of-puzzles = očekáván textový soubor se sudoku
print-first-puzzles = omezte jejich počet, aby se vytiskla první, nebo udělejte více knih
digits-from-zero = sudoku počítají číslice od 0
printed-from-one = tisknou se od 1, pokud oddíl nemá vlastní znaky, například 0-F
fewer-in-file = { $setting } je { $most }, ale v souboru je sudoku méně
file-has-puzzles = „{ $file }“ jich má { $count }
leave-count-out = nechte { $setting } prázdné, aby se vytiskla všechna
file-without-puzzles = „{ $file }“ neobsahuje sudoku
expected-puzzles = očekávány řádky po 81 políčkách, mřížky po 9 řádcích, JSON…
other-kind = sudoku druhu „{ $other }“ mezi jinými druhu „{ $kind }“
first-that-differs = první, které se liší
one-kind-per-section = oddíl má sudoku jednoho druhu; toto přesuňte do jiného oddílu
full-puzzle = sudoku bez prázdného políčka
nothing-to-solve = už není co řešit
unproved-puzzle = nelze dokázat, že má sudoku jediné řešení
search-gave-up = hledání bylo ukončeno; sudoku potřebuje více zadaných číslic
no-solution = sudoku bez řešení
cannot-be-completed = žádné číslice ho nedoplní
several-solutions = sudoku s více řešeními
needs-more-givens = sudoku potřebuje více zadaných číslic
one-solution-is = jedno řešení: { $one }
another-solution-is = jiné řešení: { $other }
same-puzzle-twice = dvakrát stejné sudoku
same-as = stejné jako v { $file }, řádek { $line }, nebo otočená, přestavěná či přečíslovaná kopie
remove-one = odstraňte jedno z nich
no-puzzle-in-text = v tomto textu není žádné sudoku
no-puzzle-of-code = žádné sudoku nemá tento kód a toto semínko
puzzles-do-not-fit = { $setting } v oddílu „{ $section }“ se na stranu nevejde
answers-do-not-fit = { $setting } se na stranu nevejde
grids-too-small = mřížky by byly široké { $side } a potřebují { $least }
grids-with-answers = s řešeními by mřížky byly široké { $side } a potřebují { $least }
grids-for-candidates = mřížky by byly široké { $side } a potřebují { $least } pro kandidáty
grids-for-cells = mřížky by byly široké { $side } a potřebují { $least } pro políčka { $cell }
larger-page-or-answers-elsewhere = vezměte větší stranu nebo užší okraje, nebo dejte řešení jinam: { $setting }
larger-page-or-less-around = vezměte větší stranu nebo užší okraje, nebo tiskněte kolem mřížek méně
larger-page-or-margins = vezměte větší stranu nebo užší okraje
at-most-fit = na tuto stranu se vejde nejvýše { $most }
qr-does-not-fit = QR kódy oddílu „{ $section }“ se pod mřížky nevejdou
qr-width = aby ho telefon přečetl, musí být široký { $least }; mřížky jsou široké { $side }
shorter-link-or-larger-page = zkraťte odkaz, nebo vezměte větší stranu
shorter-link-or-fewer-grids = zkraťte odkaz, nebo tiskněte na stranu nejvýše { $most } mřížek
link-too-long = odkaz oddílu „{ $section }“ je pro QR kód příliš dlouhý
length-with-values = se svými hodnotami má { $length } znaků
leave-values-out = vynechte { $values }
lines-too-heavy = čáry nenechávají v mřížkách oddílu „{ $section }“ místo pro číslice
lines-too-heavy-in-answers = čáry nenechávají v mřížkách řešení místo pro číslice
cells-and-lines = políčka jsou široká { $cell }, čáry { $thin } a { $thick }
lighter-lines = vezměte tenčí čáry, nebo tiskněte na stranu méně mřížek
regions-not-shown = nepravidelná sudoku oddílu „{ $section }“ by neukázala své oblasti
lines-are = čáry jsou { $thin } a { $thick }
thicker-lines = udělejte silné čáry dvakrát nebo třikrát silnější než tenké
page-too-small-for-walkthrough = strana je příliš malá na postup řešení sudoku { $side } × { $side }
illegible-candidates = kandidáti by nebyli čitelní; vezměte větší stranu, nebo jiné sudoku
no-room-for-text = na straně není místo pro text, který začíná „{ $start }“
shorten-or-larger = zkraťte ho, tiskněte na stranu méně, nebo vezměte větší
no-room-for-barcode = místo pro čárový kód je příliš malé na čitelné čárky
printers-barcode = nechte { $setting } prázdné a přenechte čárový kód tiskárně
too-many-pages = kniha má stran { $pages }; podporováno je nejvýše { $most }
too-many-pages-at-least = kniha má nejméně stran { $pages }; podporováno je nejvýše { $most }
more-on-page-or-several-books = tiskněte na stranu více sudoku, nebo udělejte více knih
cover-without-printer = kniha neuvádí tiskárnu; obálka potřebuje její pravidla a papír
name-printer = zvolte ji: { $setting }
unknown-covers = obálky „{ $printer }“ nejsou známy
covers-for = obálky lze vytvořit pro { $printers }
no-such-paper = „{ $printer }“ nemá papír „{ $paper }“
papers-are = { $setting } je jedno z: { $papers }
spine-without-thickness = tloušťka papíru „{ $paper }“ („{ $printer }“) není známa, takže ani šířka hřbetu
read-thickness = odečtěte tloušťku 1000 stran z šablony nebo kalkulačky tiskárny a zadejte ji: { $setting }
not-bound = kniha má { $pages ->
    [one] { $pages } stranu
    [few] { $pages } strany
    [many] { $pages } strany
   *[other] { $pages } stran
}; to tato tiskárna neváže
printer-binds = { $printer }: { $least } až { $most } stran { $size }
printer-binds-on-paper = { $printer }: { $least } až { $most } stran { $size } na papíru „{ $paper }“
cover-number-unconfirmed = číslo, na kterém obálka závisí, není potvrzeno: { $subject }
compare-cover = před nahráním porovnejte obálku se šablonou tiskárny; zdroj čísla: { $source }
in-this-section = v tomto oddílu
repeating-puzzles = { $count ->
    [one] { $count } sudoku opakuje
    [few] { $count } sudoku opakují
    [many] { $count } sudoku opakuje
   *[other] { $count } sudoku opakuje
} jiná: dalších tohoto druhu už skoro není
earlier-volumes-missing = dřívější díly nejsou k dispozici: soubor „{ $file }“ nebyl přečten
in-this-registry = tam jsou sudoku dřívějších dílů
make-with-registry = vytvořte knihu s tímto souborem
no-full-grid = v povoleném čase se pro { $address } nenašla žádná plná mřížka druhu „{ $kind }“
perhaps-none-exists = možná neexistuje: zvolte jiné uspořádání nebo velikost, nebo jiné varianty
no-puzzle-found = pro { $address } se nenašlo žádné sudoku s { $requirements }; pokusů: { $attempts }
attempts-with-other-techniques = { $count ->
    [one] { $count } pokus odebral
    [few] { $count } pokusy odebraly
    [many] { $count } pokusu odebralo
   *[other] { $count } pokusů odebralo
} tolik políček, ale vyžadovalo to jiné techniky
attempts-with-other-times = { $count ->
    [one] { $count } pokus odebral
    [few] { $count } pokusy odebraly
    [many] { $count } pokusu odebralo
   *[other] { $count } pokusů odebralo
} tolik políček, ale vyžadovalo to jiné techniky nebo jiný čas
widen-steady = odstraňte `steady`, nebo rozšiřte `technique`, zde nebo u obtížností
widen-minutes = rozšiřte `minutes` nebo `technique`, zde nebo u obtížností
widen-technique = rozšiřte `technique`, zde nebo u obtížností
most-removed = se symetrií „{ $symmetry }“ bylo odebráno nejvýše { $most } políček
easier-level = zvolte lehčí obtížnost, nebo nechte odebírat méně políček
easier-level-or-symmetry = zvolte lehčí obtížnost, nechte odebírat méně políček, nebo se vzdejte symetrie
all-in-earlier-volumes = všechna sudoku vylosovaná pro { $address } ({ $count }) jsou v dřívějších dílech
last-drawn = poslední vylosované je číslo { $number } dílu { $volume }
hardly-any-more = dalších tohoto druhu už skoro není: žádejte méně sudoku, jinou obtížnost nebo jinou velikost
in-earlier-volumes = { $count ->
    [one] { $address } je v dřívějším dílu: je to
    [few] { $count } sudoku jsou v dřívějších dílech; první, { $address }, je
    [many] { $count } sudoku je v dřívějších dílech; první, { $address }, je
   *[other] { $count } sudoku je v dřívějších dílech; první, { $address }, je
} číslo { $number } dílu { $volume }
remove-or-keep = odstraňte je z jejich souboru, nebo je nechte
other-level-than-named = { $count } z { $all } sudoku nemá obtížnost „{ $level }“ a nese vlastní
level-by-technique = číslo { $number } má obtížnost „{ $level }“: jeho nejtěžší technika je { $technique }
no-repeats-in-series = žádné sudoku z jiného dílu se nesmí opakovat
same-name-in-each-volume = pojmenujte sérii, v každém dílu stejně
volume-missing = díl { $volume } série „{ $series }“ nebyl v tomto prohlížeči vytvořen, takže se jeho sudoku nelze vyhnout
open-and-make-volume = otevřete jeho projekt a vytvořte jeho soubory, nebo ho nejdřív otevřete ze souboru
desk-in-browser = toto je novinová redakce, jejíž složku webová stránka uchovat nemůže
add-section-or-daily = přidejte oddíl, abyste zde udělali knihu, nebo vytvářejte dny programem: gridpress daily
cover-of-changed-book = obálka by neseděla k { $file }: kniha se změnila; { $why }
make-book-again = nejdřív vytvořte knihu znovu
no-lock-to-compare = není tu soubor zámku k porovnání
make-book-first = nejdřív vytvořte knihu
expected-one-lock = očekáván jeden soubor zámku; nalezeno: { $count }
add-lock = přidejte soubor končící na .lock, vytvořený s knihou
cannot-be-opened = soubor nelze otevřít: { $why }
choose-saved-project = zvolte projekt, který zde byl uložen jako soubor ZIP
not-a-project = v tomto souboru není { $file }
step-puzzles = vytváření hlavolamů
step-layout = sazba stránek
step-writing = zápis stránek
step-pictures = kreslení obrázků
made-file = { $file }: { $size }
checks-tell = kontrola řekne, co změnit
made-book = { $puzzles }, { $pages }; semínko „{ $seed }“
made-listing = { $folder }: listing.html, listing.json, description.html a { $count ->
    [one] { $count } obrázek
    [few] { $count } obrázky
    [many] { $count } obrázku
   *[other] { $count } obrázků
}
made-cover = { $file }: { $width } × { $height }, počet stran { $pages }; hřbet je široký { $spine }
bare-spine = na hřbetu není text: { $why }
no-barcode = bez čárového kódu, protože kniha nemá { $setting }; jeho místo zůstává volné
spine-pages = tiskárna přijímá text na hřbetu od { $least } stran a kniha jich má { $pages }
spine-rule-unknown = pravidlo tiskárny pro text na hřbetu není známo
no-spine = tato vazba nemá hřbet
spine-too-narrow = hřbet { $spine } nechává textu { $left } a písmo { $least } potřebuje { $needed }
spine-too-short = název a autor písmem { $least } jsou delší než { $length }
count-of-answers = { $count ->
    [one] { $count } řešení
    [few] { $count } řešení
    [many] { $count } řešení
   *[other] { $count } řešení
}
proved-seed = každé sudoku se znovu získá ze semínka a kódu
proved-solutions = { $puzzles }: každé má právě jedno řešení, to ze souboru zámku
proved-bytes = { $file }: po novém vytvoření shodný
proved-cover = { $file }: obálka pro počet stran { $pages }, po novém vytvoření shodná
proved-proof = { $file }: zkouška obálky pro počet stran { $pages }, po novém vytvoření shodná
proved-grids = přečteno ze stran: { $puzzles }, { $answers }; vše jako v souboru zámku
only-lock = PDF chybí: zkontrolován byl jen soubor zámku

not-a-cell = „{ $sign }“ nemůže stát v políčku
expected-digit-to = očekávána číslice od 1 do { $last }, nebo „.“, „0“, „_“ či „*“ pro prázdné políčko
expected-letter-to = očekáváno 1 až 9, A až { $last }, nebo „.“, „0“, „_“ či „*“ pro prázdné políčko
expected-any-digit = očekávána číslice od 1 do 9 (nad velikost 9 i písmena od A), nebo „.“, „0“, „_“ či „*“ pro prázdné políčko
too-many-cells = řádek delší než { $most } políček
no-such-size = tolik jich žádná mřížka nemá
no-such-holes = žádné pojmenované uspořádání nemá mezery tam, kde stojí „{ $hole }“
give-corners = rohy jiných uspořádání uveďte jako „grids“, například { $example }
line-of-cells = řádek o { $cells ->
    [one] { $cells } políčku
    [few] { $cells } políčkách
    [many] { $cells } políčka
   *[other] { $cells } políčkách
}
give-layout = uspořádání překrývajících se mřížek uveďte jako „grids“, nebo pište „{ $hole }“ za každou mezeru
expected-grid-or-row = tolik jich žádná mřížka nemá; očekávána všechna políčka mřížky ({ $grids }) nebo jednoho jejího řádku ({ $rows })
surplus-cells = očekávaný počet políček: { $whole }, nebo { $side } pro řádek mřížky; tady začínají přebytečná
missing-cells = očekávaný počet políček: { $whole }, nebo { $side } pro řádek mřížky; tady některá chybějí
cells-of-kind = očekáváno tolik políček, kolik má „{ $kind }“: { $whole }
row-of-kind = řádek { $row } druhu „{ $kind }“ má bez mezer („{ $hole }“) { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
}; celé sudoku na jednom řádku jich má { $whole }
grid-ends = mřížka končí po { $rows ->
    [one] { $rows } řádku
    [few] { $rows } řádcích
    [many] { $rows } řádku
   *[other] { $rows } řádcích
} z { $height }
expected-rows = očekávaný počet řádků: { $rows }, v každém políček: { $cells }
misaligned-row = políčka řádku { $row } nestojí ve sloupcích druhu „{ $kind }“
align-columns = očekáváno každé políčko pod ostatními svého sloupce, s mezerníkem nebo „{ $hole }“ místo mezer v mřížce
misplaced-digit = „{ $digit }“ stojí na místě jiné číslice
places-of-cell = počet míst v každém políčku: { $side }, od 1 do { $side }
marks-of-size = kandidáti mřížky { $side } × { $side }
expected-kind = očekáváno sudoku druhu „{ $kind }“
puzzle-of-kind = sudoku druhu „{ $kind }“
solutions-of-puzzles = { $solutions ->
    [one] { $solutions } řešení
    [few] { $solutions } řešení
    [many] { $solutions } řešení
   *[other] { $solutions } řešení
}, ale sudoku: { $puzzles }
solution-for-each = očekáváno jedno pro každé sudoku ve stejném pořadí, nebo nad každým číslo jeho sudoku
two-grids = dvě mřížky na jednom řádku
puzzle-or-solution = jedna může být sudoku a druhá jeho řešení, nebo jsou obě sudoku; očekáváno jedno sudoku na řádek, s řešením za čárkou
digit-in-hole = „{ $sign }“ v { $cell }, kde „{ $kind }“ nemá políčko
expected-hole = očekáváno „{ $hole }“ za mezeru
hole-in-cell = „{ $hole }“ v { $cell }, kde „{ $kind }“ má políčko
unclosed-quotes = uvozovky, které nejsou uzavřeny
close-quotes = očekávány další " na konci pole
line-too-short = řádek, který končí před sloupcem se sudoku
expected-columns = očekávaný počet sloupců: nejméně { $columns }, jako v záhlaví
page-without-puzzle = webová stránka bez čitelného sudoku
expected-table = očekávána tabulka s buňkou pro každé políčko, mřížka jako text nebo odkaz s jejími políčky
kind-without-shape = sudoku druhu „{ $kind }“ bez svých oblastí, klecí nebo značek
format-of-cells = tento formát má jen políčka; použijte SudokuPad, JSON nebo ipuz
line-without-cells = řádek bez políček
lines-without-cells = { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
    [many] { $count } řádku
   *[other] { $count } řádků
} bez políček
text-beside-cells = text vedle políček
texts-beside-cells = text vedle políček, na { $count ->
    [one] { $count } místě
    [few] { $count } místech
    [many] { $count } místa
   *[other] { $count } místech
}
skipped = přeskočeno
unread-rules = sudoku má pravidla popsaná slovy, která se nečtou: „{ $text }“
proved-as-read = řešení jsou dokázána jen pro přečtená pravidla
add-variant = řešení jsou dokázána jen pro přečtená pravidla; přidejte pravidlo „{ $variant }“ mezi varianty oddílu
unread-solution = řešení v souboru nelze přečíst, a tak nebylo porovnáno
expected-all-digits = očekávána číslice pro každé políčko
solution-differs = řešení v souboru se liší v { $cell }
solution-does-not-solve = řešení v souboru sudoku neřeší
mistyped-or-unread = v souboru je překlep, nebo některé pravidlo nebylo přečteno
link-without-puzzle = odkaz neobsahuje sudoku
copy-long-link = krátké odkazy obsahují jen název; otevřete jej a zkopírujte dlouhý odkaz (fpuzzles…, scl… nebo ?load=…)
puzzle-link-too-long = odkaz je příliš dlouhý
at-most-characters = očekávaný počet znaků: nejvýše { $most }
damaged-link = odkaz je poškozený
copy-whole-link = zkopírujte celý odkaz
so-is-line = stejně tak řádek { $line }
so-are-lines = stejně tak řádky { $lines }
so-are-lines-and-more = stejně tak řádky { $lines } a dalších { $count }
more-not-shown = dalších, které nejsou zobrazeny: { $count }
malformed-text = toto není platný { $format }
unclosed-array = seznam není uzavřen
puzzle-too-large = očekáváno sudoku menší než { $most } MB
no-square = mřížka není čtvercová
invisible-character = neviditelný znak, který TOML nedovoluje
expected-plain-space = očekávána obyčejná mezera
type-plain-space = smažte jej a napište mezeru
not-toml = toto není platný TOML
not-a-toml-value = toto není hodnota v TOML
curly-quote = TOML nedovoluje uvozovku { $mark }
expected-straight-quote = očekávána rovná uvozovka: "
type-straight-quotes = napište " na obou stranách textu a vypněte v editoru typografické uvozovky
comments-with-hash = komentář začíná znakem #
headers-are = tabulka je [page] a každá z několika je [[section]]
no-semicolon = každý klíč je na samostatném řádku, bez středníku
list-not-closed = výše není uzavřen seznam nebo tabulka ve složených závorkách
write-line = napište { $line }
or-digits = je-li to číslo, pište číslice
key-of-letters = klíč je anglické slovo z písmen a až z, číslic, - a _
write-value = za „{ $key } =“ napište hodnotu, nebo řádek odstraňte
backslash = zpětné lomítko v "..." začíná zvláštní znak; v cestách pište /
backslash-in-line = zpětné lomítko v "..." začíná zvláštní znak; v cestách pište /: { $line }
close-brackets = uzavřete každou závorku a oddělujte hodnoty čárkami, jako v [1, 2]
line-of-its-own = každý klíč je na samostatném řádku
text-needs-quote = na konci textu chybí { $quote }
only-comment-after-text = za textem smí být jen komentář s #; další klíč je na samostatném řádku
quote-in-text = text, ve kterém je { $quote }, se píše mezi { $other }: { $line }
key-already-there = první je na řádku { $line }: ponechte jeden z nich
key-in-other-form = už tu je, v jiné podobě: ponechte jedno z nich
several-sections = každý z několika oddílů je [[section]]
unknown-key = neznámý klíč „{ $key }“
unknown-key-in = neznámý klíč „{ $key }“ v { $table }
unknown-keys = neznámé klíče: { $keys }
unknown-keys-in = neznámé klíče v { $table }: { $keys }
belongs-to = jeho místo je { $places-or }
they-belong-to = jejich místo je { $places-or }
did-you-mean-elsewhere = mysleli jste „{ $name }“? Jeho místo je { $places-or }
top-of-file = začátek souboru
write-as-table = napište to jako { $table } na samostatný řádek
key-above-tables = klíče knihy pište nad první tabulku: pod { $table } patří k této tabulce
key-below-header = klíč patří k tabulce, jejíž hlavička je nad ním
did-you-mean-table = mysleli jste { $table }?{ $note }
leave-header-out = hlavičku vynechte: „{ $key }“ patří na začátek souboru
did-you-mean-week = mysleli jste „week“, úroveň pro každý den v týdnu? { $example }
missing-here = zde chybí „{ $key }“
unknown-key-here = neznámý klíč
ambiguous-places = políčka se mohou počítat od 0 nebo od 1
name-cells = žádné políčko nemá číslo 0 ani číslo posledního místa a vyhovuje obojí čtení; pojmenujte políčka jako r1c1, to počítá od 1
add-first-zone = žádné políčko nemá číslo 0 ani číslo posledního místa a vyhovuje obojí čtení; přidejte zónu nebo klec v prvním řádku nebo sloupci
part-missing = chybí „{ $part }“
expected-form = očekáváno: { $form }
not-a-candidate = „{ $word }“ není kandidát
expected-candidate = očekávána číslice, řádek a sloupec, jako 413
unsupported = „{ $name }“ není podporováno
supported-are = podporováno: { $names }
unread-moves = tahy uložené hry se nečtou
read-from-start = sudoku se čte tak, jak bylo na začátku
random-seed = náhodné semínko ze sbírky Simona Tathama
copy-game-id = zkopírujte místo něj identifikátor hry, který obsahuje číslice (Game, Specific)
damaged-game-id = identifikátor hry je poškozený
copy-whole-id = očekáván identifikátor jako { $example }, zkopírovaný celý
not-an-entry = „{ $entry }“ není zápis políčka
expected-entries = očekáván zápis pro každé políčko čtverce, jako { $examples }
expected-square = očekávána políčka čtverce, například 81, 36 nebo 16
cage-elsewhere = políčko { $cell } patří ke kleci, která nezačíná v políčku { $leader }
cells-from-zero = políčka se počítají od 0, řádek po řádku; první políčko klece má její součet
values-do-not-fit = hodnoty nezaplňují mřížku
expected-letters = očekáváno „_“ nebo písmeno od „b“ pro každé políčko
expected-game-data = očekávána číslice, poznámky a příznak (0 nebo 1) pro každé z 81 políček
cells-outside = skupina nebo klec má políčka mimo mřížku
xml-without-puzzle = XML bez sudoku
expected-elements = očekávány prvky { $example } jako v souborech OpenSudoku, nebo soubor KSudoku; kořen je „{ $root }“
draws-rule = „{ $key }“ kreslí pravidlo, aniž je pojmenuje
named-rules = podporovány jsou jen oblasti a klece se součty; odkazy f-puzzles pojmenovávají jiná pravidla
cage-without-rule = klec v { $cell } nemá pravidlo, které by se četlo
only-shows = ukazuje jen text { $text }
may-repeat = nemá součet a její číslice se smějí opakovat
unread-keys = neznámé klíče vedle sudoku: { $keys }
keys-of-rules = nečtou se; pravidla mají klíče „variant“, „regions“, „cages“ a „marks“
flag-may-be-rule = příznak „{ $key }“ může být pravidlo
names-of-variants = podporovány jsou názvy variant, jako „antiknight“ a „antiking“
unread-cell-keys = klíče políček, které se nečtou: { $keys }
may-show-rule = mohou ukazovat pravidlo, jako šedá políčka sudé číslice
unknown-puzzle-key = neznámý klíč „{ $key }“
key-may-be-rule = může to být pravidlo; klíče pravidel jsou „variant“, „regions“, „cages“ a „marks“
key-of-marks = klíč značek je „marks“, jako v { $marks }, a klíč pravidel je „variant“, jako v { $variant }
key-of-variant = klíč pravidel je „variant“, jako v { $variant }
unread-kind = druh „{ $kind }“ se nečte
may-state-rule = může udávat pravidlo
supported-rules = podporovány jsou diagonály, antijezdec, antikrál, okna a jiné oblasti variant, nepravidelné oblasti, klece killeru, tečky, X a V, lichá a sudá políčka, teploměry, šipky, palindromy, šeptající čáry, renban, sendvičové součty, X-součty, mrakodrapy, součty little killer, číslice, které nejdou po sobě a oddělené skupiny
not-a-place = { $value } neleží v mřížce
wrong-value = { $value } zde neplatí
cells-of-row = řádek { $row } sudoku má { $cells ->
    [one] { $cells } políčko
    [few] { $cells } políčka
    [many] { $cells } políčka
   *[other] { $cells } políček
}
expected-cells = očekáváno: { $cells }
puzzle-of-cells = sudoku o { $cells ->
    [one] { $cells } políčku
    [few] { $cells } políčkách
    [many] { $cells } políčka
   *[other] { $cells } políčkách
}
zones-without-rule = zóny nejsou podporované pravidlo
expected-zones = očekávány oblasti, které pokrývají mřížku, nebo oblasti podporované varianty
unsupported-rule = „{ $rule }“ není podporované pravidlo
of-file = { $file }: { $what }
of-puzzle = sudoku { $number }: { $what }
about-puzzle = sudoku { $number }: { $what }
about-answer = řešení { $number }: { $what }
on-page = strana { $page }: { $what }
on-cover = obálka: { $what }
wrong-solution = řešení je chybné
without-solution = nemá řešení
with-several-solutions = má více řešení
too-long-to-prove = důkaz, že má jediné řešení, trvá příliš dlouho
lock-field = „{ $field }“ v souboru zámku je { $was }, ale má být { $is }
lock-rating = „technique“ a „score“ v souboru zámku jsou { $technique } a { $score }, ale mají být { $own } a { $points }
and-likewise = { $first }, stejně tak { $count ->
    [one] { $count } další
    [few] { $count } další
    [many] { $count } dalšího
   *[other] { $count } dalších
}
rated-differently = při tvorbě knihy bylo jinak ohodnoceno { $count ->
    [one] { $count } sudoku
    [few] { $count } sudoku
    [many] { $count } sudoku
   *[other] { $count } sudoku
}: číslo { $number } jako { $technique } ({ $score }), touto verzí jako { $own } ({ $points })
pages-not-compared = soubory jsou takové, jak byly zaznamenány; jejich strany vytvořila verze { $version } a kromě sudoku a řešení nebyly porovnány se stranami verze { $own }
hash-differs = otisk se liší od otisku v souboru zámku
rebuilt-hash-differs = po novém vytvoření se otisk liší od otisku v souboru zámku
rebuilt-has-hash = nově vytvořené PDF má otisk ze souboru zámku
unreadable-pdf = nelze přečíst jako PDF: { $why }
not-of-lock = není to soubor, se kterým byl zapsán soubor zámku
rewritten = není takový, jak jej zapsala verze { $version }: jiný program jej změnil nebo přepsal
pages-of-lock = { $pages ->
    [one] { $pages } strana
    [few] { $pages } strany
    [many] { $pages } strany
   *[other] { $pages } stran
}; podle souboru zámku { $recorded }
seen-the-same = bajty se liší od těch, které píše tato verze; co vidí tento čtenář, je stejné, jiné prohlížeče mohou ukázat něco jiného
unreadable-code = kód { $code } nelze přečíst na žádné straně
unreadable-qr = QR kód „{ $link }“ nelze přečíst na žádné straně
qr-elsewhere = QR kód vede na „{ $link }“, což není odkaz knihy
lock-contradicts = „{ $path }“ v souboru zámku odporuje zbytku
count-of-outputs = „output“ v souboru zámku uvádí { $has ->
    [one] { $has } soubor
    [few] { $has } soubory
    [many] { $has } souboru
   *[other] { $has } souborů
}, ale má uvádět { $should }
not-beside = „{ $field }“ v souboru zámku uvádí „{ $file }“, což není soubor vedle něj s otiskem SHA-256
not-name-of-pdf = „output“ v souboru zámku uvádí „{ $file }“, ale název knihy končí na „.pdf“
renamed-in-lock = „{ $is }“ se v souboru zámku jmenuje „{ $was }“: byl přejmenován, nebo bylo změněno „output“
strange-part = obsahuje to, co tento program nikdy nepíše: { $part }
other-page-count = { $has ->
    [one] { $has } strana
    [few] { $has } strany
    [many] { $has } strany
   *[other] { $has } stran
} místo { $expected }
other-boxes = jiné rámečky strany
other-glyphs = kreslí { $texts } jako žádné písmo tohoto programu
drawn-differently = nakresleno jinak
looks-different = vypadá jinak
looks-the-same = vypadá stejně, ale je nakresleno jinak
other-size-of-page = jiná velikost
named-puzzle = sudoku { $number }
named-answer = řešení { $number }
at-grids = { $what }, u: { $names }
other-entry = jiné „{ $key }“
other-language = jiné „Lang“: jazyk textu
earlier-revisions = obsahuje { $count ->
    [one] { $count } dřívější verzi
    [few] { $count } dřívější verze
    [many] { $count } dřívější verze
   *[other] { $count } dřívějších verzí
} sebe sama
bytes-before = má { $count ->
    [one] { $count } bajt
    [few] { $count } bajty
    [many] { $count } bajtu
   *[other] { $count } bajtů
} před začátkem
bytes-after = má { $count ->
    [one] { $count } bajt
    [few] { $count } bajty
    [many] { $count } bajtu
   *[other] { $count } bajtů
} za koncem
unshown-objects = objekty, které neukazuje žádná strana: { $count }
other-information = jiné „{ $key }“ v údajích o dokumentu
no-xmp = nemá XMP
needless-xmp = má XMP, ale nemá je mít
other-xmp = jiné „{ $key }“ v XMP
alien-in-cell = na straně { $page } je v { $cell } něco, co tam nepatří
missing-on-page = chybí; podle souboru zámku na straně { $page }
printed-twice = vytištěno dvakrát, na stranách { $first } a { $second }
not-in-lock = na straně { $page }, ale není v souboru zámku
on-other-page = na straně { $found }; podle souboru zámku na straně { $page }
other-side = na straně { $page } má { $found } × { $found }; podle souboru zámku { $side } × { $side }
differs-in-cell = na straně { $page } se liší od souboru zámku v { $cell }
no-digit-in-cell = na straně { $page } je v { $cell } něco, co není číslice
refers-to-page = na straně { $page } odkazuje na stranu { $found } místo { $expected }
different-rules = liší se od souboru zámku: { $rule }
rules-of-grids = mřížky
rules-of-regions = bloky nebo oblasti
rules-of-cages = klece nebo součty
rules-of-marks = značky
rules-outside = čísla mimo mřížku
numbered = má číslo { $folio }
cover-for-pages = je pro tolik stran: { $pages }, ta v souboru zámku pro { $locked }
missing-cover-same = soubor chybí; nově vytvořená obálka má otisk ze souboru zámku
missing-cover = obálka v souboru zámku patří k jiné verzi knihy, pro { $pages } místo { $own } stran, a její soubor chybí; vytvořte ji znovu: { $command }
neither-front-nor-pages = není to ani přední strana obálky, ani dvě otevřené strany, jak je dělá tato verze
unsupported-size = velikost { $side } není podporována
supported-sizes = podporované velikosti: { $sizes }
variant-without-boxes = „{ $variants }“ nemá bloky
leave-box-out = vynechejte údaj o blocích
variant-alone = „{ $variants }“ nelze spojit s jinými variantami
leave-others-out = vynechejte ostatní varianty
size-without-boxes = pro velikost { $side } nejsou bloky
add-one-of = mřížka této velikosti potřebuje jednu z těchto variant: { $variants }
no-such-boxes = velikost { $side } nemá bloky { $rows } × { $columns }
boxes-of-size = možné bloky, řádky x sloupce: { $boxes }
jigsaw-alone = nepravidelná sudoku velikosti { $side } nelze spojit s jinými variantami
variant-does-not-fit = „{ $variants }“ nelze spojit s touto velikostí nebo s ostatními variantami
variant-overlapping = „{ $variants }“ není s překrývajícími se mřížkami
leave-variant-or-layout = vynechejte variantu, nebo uspořádání mřížek
size-overlapping = mřížky velikosti { $side } se nemohou překrývat
overlapping-up-to-nine = překrývající se mřížky mají velikost nejvýše 9
expected-kind-text = očekávána velikost a varianty, například „9“, „6-3x2“ nebo „9+diagonal“
not-a-size = „{ $size }“ není velikost
not-a-box = „{ $size }“ není blok
no-such-variant = varianta „{ $name }“ neexistuje
no-such-layout = uspořádání „{ $name }“ neexistuje
layouts-or-corners = očekáváno jedno z: { $names }, nebo rohy, například „{ $example }“
no-such-layout-of = uspořádání „{ $layout }“ neexistuje pro mřížky { $side } × { $side }
one-with-edges = jen jedna varianta může mít značky mezi sousedními políčky
one-outside = jen jedna varianta může mít čísla mimo mřížku
discs-on-lines = kroužky a tečky v políčkách by vypadaly jako části čar
one-other-variant = lze ji spojit jen s jednou další variantou
no-grid-has = není známa žádná mřížka této velikosti, která má toto vše: { $variants }
rare-grids = skoro žádná mřížka této velikosti nemá toto vše: { $variants }
rare-regions = skoro žádné rozdělení na oblasti nepřipouští mřížku, která má toto vše: { $variants }
combined-up-to = do velikosti { $most } lze spojit: { $variants }
leave-out-one = vynechejte jednu z těchto: { $variants }
puzzle-of-grids = počet překrývajících se mřížek: { $count }
one-to-nine = očekáváno 1 až 9
two-grids-start = dvě mřížky začínají v { $cell }
different-corners = každá mřížka potřebuje vlastní roh
grid-cuts-boxes = mřížka v { $cell } protíná bloky jiných mřížek
whole-boxes = mřížky se překrývají celými bloky: vzdálenost rohů je násobkem { $rows } v řádcích a { $columns } ve sloupcích
grid-beyond = mřížka v { $cell } přesahuje mez danou počtem políček { $most }
grids-must-fit = všechny mřížky se musí vejít; nejvyšší počet řádků a sloupců: { $most }
grid-apart = mřížka v { $cell } nesouvisí s ostatními
grids-share-boxes = každá mřížka musí mít společný blok s jinou
layout-without-symmetry = uspořádání „{ $kind }“ nemá symetrii „{ $symmetry }“
use-no-symmetry = použijte symetrii „none“, nebo takovou, kterou uspořádání má
shuffled-overlapping = překrývající se mřížky nelze vyplnit přeměnou
shuffled-latin = latinský čtverec nelze vyplnit přeměnou
shuffled-jigsaw = nepravidelné sudoku nelze vyplnit přeměnou
use-random-fill = použijte způsob „random“
digits-with-values = tyto znaky nemohou nahradit číslice druhu „{ $kind }“, které se sčítají nebo porovnávají
leave-symbols-or-variant = vynechejte znaky, nebo variantu
no-word-list = pro jazyk „{ $tag }“ není seznam slov s tímto počtem písmen: { $digits }
name-own-word = uveďte vlastní slovo, například „symbols = "word:NOSTALGIE"“
word-on-diagonal = úhlopříčka obsahuje každé písmeno právě jednou jen s „variant = ["diagonal"]“
lines-from-one = řádky a sloupce se počítají od 1
no-line-for-word = „{ $line }“ není linie pro slovo v druhu „{ $kind }“
expected-different-letters = očekávaný počet různých písmen, po jednom pro každou číslici: { $digits }; slovo jich má { $found }
not-a-letter = „{ $other }“ v „{ $word }“ není písmeno
letter-twice = písmeno „{ $letter }“ je v „{ $word }“ víckrát
letters-of-word = počet písmen v „{ $word }“: { $count }, ale počet číslic mřížky: { $digits }
no-list-of-digits = „{ $text }“ není seznam číslic
digit-twice = číslice „{ $digit }“ je v „{ $text }“ víckrát
digits-of-text = počet číslic v „{ $text }“: { $count }, ale v mřížce: { $digits }
expected-digits-in-order = očekáváno „0-{ $last }“ pro číslice od 0, nebo různé číslice po řadě, první pro 1; jejich počet: { $digits }
too-few-shapes = počet tvarů: { $shapes }, ale počet číslic mřížky: { $digits }
shapes-up-to-nine = tvary jsou k dispozici do velikosti 9
pictures-for-digits = počet obrázků: { $count }, ale počet číslic mřížky: { $digits }
picture-for-each = uveďte jeden obrázek pro každou číslici
regions-without-jigsaw = oblasti bez varianty „jigsaw“
jigsaw-without-regions = nepravidelné sudoku bez oblastí
cages-without-variant = klece bez varianty „killer“ nebo „calcudoku“
regions-for-cells = počet políček v oblastech: { $found }, ale v mřížce: { $cells }
region-of-size = oblast velikosti { $size }; každá musí mít tento počet políček: { $side }
region-apart = oblast políčka { $cell } nesouvisí
cage-outside = klec s políčkem mimo mřížku { $side } × { $side }
cell-twice-in-cage = klec obsahuje { $cell } dvakrát
two-cages = dvě klece obsahují { $cell }
cage-of-other-kind = klec s pravidlem „{ $rule }“ v sudoku druhu „{ $kind }“
cage-of-size = klec velikosti { $size }; možná je od 1 do { $most }
cage-apart = klec políčka { $cell } nesouvisí
no-cage-contains = žádná klec neobsahuje { $cell }
impossible-sum = klec velikosti { $size } se součtem { $sum }; možný je od { $least } do { $most }
impossible-cage = klec velikosti { $size }, v níž žádné číslice nedají { $label }
check-shape = zkontrolujte oblasti, klece a značky tohoto sudoku
impossible-mark = značka „{ $mark }“, kterou nesplní žádné číslice
mark-of-no-variant = značka „{ $sign }“, kterou netiskne žádná z jeho variant
two-marks = dvě značky v { $cell }
mark-in-cell = značka „{ $sign }“ na { $cells }; patří do políčka
mark-between = značka „{ $sign }“ na { $cells }; patří mezi dvě sousední políčka
mark-on-corner = značka „{ $sign }“ na { $cells }; patří na roh čtyř políček, s jednou až čtyřmi číslicemi ve vzestupném pořadí
mark-along = značka „{ $sign }“ na { $cells }; patří podél různých políček, z nichž každé se dotýká dalšího (nejméně { $least })
mark-outside = značka „{ $sign }“ na { $cells }; patří mimo mřížku, s políčky, jichž se týká, po řadě
expected-one-puzzle = očekáváno jediné sudoku
no-puzzle = text neobsahuje žádné sudoku
second-puzzle = text obsahuje druhé sudoku
no-digit-or-region = { $cell } nemá platnou číslici nebo oblast
digit-and-region = očekávána číslice od 1 do { $side } a oblast
key-with-value = „{ $key }“ s hodnotou { $value }
expected-dot-or-letter = očekáván rozdíl 1, poměr 2, X nebo V
one-to-four-digits = očekávána jedna až čtyři číslice mřížky jako „values“
expected-gap = očekáván šepot, jehož číslice se liší nejméně o { $gap }, jak je u této velikosti obvyklé
arrow-without-circle = prvek „{ $key }“ nezačíná v kroužku z jednoho políčka
arrows-from-circle = očekávány šipky, jejichž čáry začínají v jediném políčku svého kroužku
no-place-outside = { $cell } není místo pro „{ $key }“ mimo mřížku
expected-diagonal = očekáváno místo jako „R0C1“, „direction“ DR, DL, UR nebo UL a políčka úhlopříčky
expected-beside = očekáváno místo vedle řádku nebo sloupce, například „R0C1“ nebo „R1C0“
no-boxes-or-regions = sudoku bez bloků a oblastí
expected-zones-or = očekávány oblasti, které pokrývají mřížku, nebo { $form }
charset-of = sada znaků o délce { $count }
one-for-each-digit = očekávaný počet, jeden pro každou číslici: { $count }
one-of-or-empty = očekáváno jedno z „{ $digits }“, nebo { $empty } pro prázdné políčko
no-numbered-cage = { $cage } není klec s číslem
number-and-operator = očekáváno číslo jako „value“ a jedno z { $operators } jako „operator“
incomplete-cage = klec { $index } nemá políčka nebo nemá „{ $number }“
incomplete-mark = značka { $index } nemá políčka nebo podporovaný tvar
mark-with-sign = značka { $index } má tvar „{ $sign }“
number-as-value = očekáváno číslo jako „value“
no-number-as-value = „value“ se neočekává: mají je jen značky mimo mřížku a na rozích
other-keys-may-be-rules = může to být pravidlo; podporováno: { $names }
use-formats = použijte formát, který to podporuje: { $formats }
format-of-cells-only = formát „{ $format }“ nepodporuje oblasti, klece ani značky, jaké mají sudoku druhu „{ $kind }“
format-of-classic = formát „{ $format }“ podporuje jen klasické 9 × 9, ne sudoku druhu „{ $kind }“
format-without-variant = formát „{ $format }“ nepodporuje variantu „{ $variants }“
lock-beside-pdf = soubor zámku vzniká společně s PDF
not-a-lock = „{ $name }“ není soubor zámku
needs-revision = „{ $name }“ potřebuje revizi { $revision } generátoru; tento program zná revize do { $newest }
needs-model = „{ $name }“ potřebuje model { $model } dob řešení, který tento program nemá
use-its-version = použijte verzi, která ho zapsala, nebo pozdější
lock-of-other-seed = žádné sudoku v souboru zámku neodpovídá jeho semínku „{ $seed }“: to není semínko, se kterým byla kniha vytvořena
puzzle-missing = chybí sudoku { $address }
puzzles-of-lock = má tolik sudoku: { $has }, ale jeho soubor nastavení tolik: { $should }
is-other-in-lock = je v souboru zámku sudoku { $number } ({ $address })
other-field-in-lock = liší se od souboru zámku v „{ $field }“
other-seed = její semínko je „{ $seed }“, ale v souboru zámku je „{ $locked }“
other-volume = je to díl { $new }, ale soubor zámku patří k dílu { $old }
key-changed = „{ $path }“ v souboru nastavení se od té doby změnilo
file-changed = soubor „{ $file }“ se od té doby změnil
puzzles-changed = její sudoku jsou jiná
pages-differ = počet stran: { $pages } místo { $other }
pdf-unlike-lock = PDF neodpovídá svému souboru zámku
without-lock = nemá soubor zámku
cover-named-proof = je to obálka, ale podle názvu by to měla být zkouška obálky
proof-named-cover = je to zkouška obálky, ale podle názvu by to měla být obálka
cover-of-earlier = je to obálka dřívější verze knihy: změnil se název, sudoku nebo návrh; vytvořte ji znovu: { $command }
cover-of-earlier-pages = je to obálka dřívější verze knihy: je pro počet stran { $pages }, ale kniha jich má { $own }; vytvořte ji znovu: { $command }
cover-of-pages = je to obálka pro počet stran { $pages }, ale kniha jich má { $own }{ $note }
proof-of-pages = je to zkouška obálky pro počet stran { $pages }, ale kniha jich má { $own }{ $note }
cover-of-other-book = je to obálka jiné knihy: její velikost neodpovídá počtu stran { $own }
cover-of-other-book-pages = je to obálka jiné knihy: její velikost odpovídá počtu stran asi { $pages }, a ne { $own }
sheet-and-spine-differ = arch má { $width } × { $height } se hřbetem { $spine }; kniha potřebuje { $own_width } × { $own_height } se hřbetem { $own_spine }
sheet-differs = arch má { $width } × { $height }; kniha potřebuje { $own_width } × { $own_height } se hřbetem { $own_spine }
cover-not-read = PDF obálky nelze znovu přečíst: { $why }
proved-front = { $file }: přední strana obálky, po novém vytvoření shodná
proved-open-pages = { $file }: dvě otevřené strany, po novém vytvoření shodné
of-slot = místo „{ $slot }“: { $what }
format-of-slot = toto místo má sudoku, která formát neumí vyjádřit
formats-of-daily = používá formáty z [daily]
own-formats = dejte mu vlastní formáty, například formats = ["pdf", "json"]
no-such-line = tato mřížka nemá takovou linii
symmetry-of-section = uspořádání tohoto oddílu nemá tuto symetrii
such-a-variant = tento oddíl má takovou variantu
size-forms = očekáváno celé číslo, nebo text jako "9x9"
box-form = očekávány řádky x sloupce, například 3x2
layout-has-own-key = uspořádání překrývajících se mřížek má vlastní klíč: { $example }
classic-without-variants = vynechejte to: bez variant jsou sudoku klasická
not-a-variant = „{ $text }“ není varianta
additional-rules = očekávána další pravidla
letters-or-pictures = vlastní písmena pište za „word:“ a vlastní obrázky jako seznam: ["cat.png", "sun.svg", …]
unknown-symbols = neznámé znaky „{ $text }“
symbols-forms = očekáváno "letters", "numbers", "shapes", číslice jako v "0-F", "word", nebo slovo jako v "word:NOSTALGIE"
picture-twice = obrázek „{ $file }“ je použit pro dvě číslice
pictures-alike = obrázky „{ $other }“ a „{ $file }“ vypadají stejně
digits-alike = tyto číslice by nebylo možné rozlišit
different-pictures = každá číslice potřebuje jiný obrázek
pictures-of-one-name = obrázky „{ $other }“ a „{ $file }“ mají stejný název
both-called = oba by se jmenovaly „{ $name }“
rename-picture = texty nazývají obrázek podle jeho souboru: jeden z nich přejmenujte
not-a-word-line = „{ $text }“ není linie mřížky
word-line-forms = očekávána linie, například { $examples }
group-and-all = oddíl „{ $section }“ je pro všechny žáky, a jiné oddíly jsou pro skupiny
expected-number-of-sheets = očekáván počet listů
copies-in-each-or-none = nastavte { $setting } v každém oddílu, nebo v žádném
copies-of-groups = { $setting } u třídy rozdělené do skupin
sections-have-their-own = oddíly mají vlastní počty
leave-out-of-worksheet = vynechejte to
sheets-for-pupils = { $sheets ->
    [one] { $sheets } list
    [few] { $sheets } listy
    [many] { $sheets } listu
   *[other] { $sheets } listů
} pro { $pupils ->
    [one] { $pupils } žáka
    [few] { $pupils } žáky
    [many] { $pupils } žáka
   *[other] { $pupils } žáků
}
sheet-for-each-name = očekáván aspoň jeden list pro každé jméno
raise-copies = zvyšte { $setting } v oddílech, nebo zkraťte seznam
copies-out-or-higher = nechte { $setting } prázdné, nebo zadejte vyšší číslo pro náhradní listy beze jména
copies-and-levels = { $setting } v oddílu „{ $section }“ a seznam s obtížnostmi
list-has-pupils = vynechejte to: seznam uvádí žáky každé obtížnosti
two-sections-of-level = dva oddíly s obtížností oddílu „{ $section }“ a seznam s obtížnostmi
combine-sections = spojte oddíly, nebo v seznamu vynechejte obtížnosti
no-pupils-for = žádní žáci pro oddíl „{ $section }“
leave-section-out = vynechejte oddíl, nebo změňte jeho obtížnost
list-gives-sections = seznam dává každému žákovi oddíl jedné obtížnosti
no-section-of-level = žádný oddíl pro obtížnost „{ $level }“
pupil-of-level = žák s touto obtížností
add-to-section = přidejte ho: { $example } v [[section]]
answers-on-worksheets = listy pro třídu, na kterých jsou i řešení
pupils-would-see = žáci by je viděli
choose-placement = dejte řešení na konec, do samostatného souboru, nebo nikam
file-puzzles-for-all = sudoku oddílu „{ $section }“ jsou ze souboru: jsou pro všechny žáky?
same-on-all-sheets = stejná sudoku na všech listech
set-same-or-generate = zvolte { $setting }, nebo nechte sudoku vytvořit program
no-cut-outs = žádné číslice k vystřižení pro překrývající se mřížky oddílu „{ $section }“
cells-too-small = jejich políčka by byla příliš malá
cut-outs-or-grids = vynechejte { $setting }, nebo v oddílu { $grids }
count-of-names = počet jmen: { $count }
expected-at-most = očekáváno nejvýše { $most }
one-class-per-spec = připravte listy pro každou třídu zvlášť
empty-name = prázdné jméno
expected-pupil = očekáváno jméno žáka
name-too-long = jméno příliš dlouhé pro svůj řádek
shorten-it = zkraťte to
cannot-read-names = nelze přečíst jména „{ $file }“
one-name-per-line = očekáváno jedno jméno na řádku
file-without-names = „{ $file }“ neobsahuje jména
control-in-name = jméno s řídicím znakem
name-on-one-line = očekáváno jméno na jednom řádku
remove-it = odstraňte to
spell-or-choose-font = napište ho jinými písmeny, nebo zvolte písmo, které je má: { $setting }
list-of-names = seznam jmen
name-a-list = vyberte text s jedním jménem na řádku, nebo tabulku se záhlavím
open-quote = uvozovka, která není nikdy uzavřena
quote-at-end = očekávána další " na konci pole
close-or-remove = uzavřete ji, nebo ji odstraňte
columns-without-headings = „{ $file }“ má několik sloupců a žádné záhlaví
line-of-headings = očekáván nad tím řádek se záhlavím
begin-with-headings = začněte soubor řádkem, jako je Jméno{ $between }Příjmení
row-too-long = řádek s více poli, než je sloupců v záhlaví
count-of-headings = { $count ->
    [one] { $count } sloupec v záhlaví
    [few] { $count } sloupce v záhlaví
    [many] { $count } sloupce v záhlaví
   *[other] { $count } sloupců v záhlaví
}
quote-names = jméno, které obsahuje oddělovač, dejte do uvozovek
row-without-name = řádek s obtížností, ale beze jména
expected-name = očekáváno jméno
fill-or-remove = doplňte to, nebo řádek odstraňte
no-level-for = chybí obtížnost: { $name }
not-a-level = „{ $text }“ není obtížnost
levels-in-any-language = obtížnosti mohou mít názvy v kterémkoli jazyce knih
file-not-found = soubor nenalezen
is-other-kind = „{ $file }“ je { $found }, a ne { $expected }
not-utf8-at = „{ $file }“ je { $found }: řádek { $line }, sloupec { $column } není UTF-8
excel-workbook = sešit Excelu
open-spreadsheet = tabulka OpenDocument
word-document = dokument Wordu
open-document = text OpenDocument
office-file = soubor Excelu nebo Wordu
rich-text = formátovaný text (RTF)
a-pdf = PDF
a-picture = obrázek
compressed-file = komprimovaný soubor
text-in-utf16 = text v UTF-16
older-encoding = text ve starším kódování, jako je Windows-1252
binary-file = binární soubor
a-spec = soubor nastavení
lock-of-book = soubor zámku knihy
web-page = webová stránka
file-of-puzzles = soubor se sudoku
text-in-utf8 = text v UTF-8
a-lock = soubor zámku
save-as-csv = v tabulkovém procesoru ho uložte jako CSV v UTF-8
save-as-text = v textovém editoru ho uložte jako prostý text v UTF-8
save-as-csv-or-text = tabulku uložte jako CSV v UTF-8, dokument jako prostý text v UTF-8
save-rich-text = uložte ho jako prostý text; v programu TextEdit: Formát > Převést na prostý text
not-the-pdf = vyberte text, ze kterého vznikl; nastavení knihy je v souboru nastavení a její sudoku v souboru zámku
type-into-text = sudoku a nastavení se čtou z textu; napište je do textového souboru
unpack-file = rozbalte ho a vyberte soubor uvnitř
save-in-utf8 = uložte ho v UTF-8: v Poznámkovém bloku pomocí „Uložit jako“, v Excelu jako „CSV UTF-8“
name-text-file = vyberte textový soubor v UTF-8
name-plain-text = vyberte prostý text{ $note }
puzzles-in-section = v knize: source = "mine.txt" v [[section]]{ $note }
makes-book-and-lock = vznikne z něj kniha a její soubor zámku
lock-makes-book = lze z něj knihu vytvořit znovu
yaml-as-toml = napište „title = "Sudoku"“ místo „title: Sudoku“ a [page] místo „page:“{ $note }
json-as-toml = napište „title = "Sudoku"“ místo „"title": "Sudoku"“ a [page] místo „"page": {"{"}“{ $note }
as-in = jako v { $example }
such-as = například { $example }
leave-out = vynechejte to
set-here = nastaveno zde
named-twice = uvedeno dvakrát
not-an-id = „{ $text }“ nemůže být identifikátor
letters-of-ids = očekávána písmena bez diakritiky, číslice, „-“ a „_“
not-a-prefix = „{ $text }“ nemůže být předpona
most-characters = očekáváno nejvýše { $most } znaků
digit-before-number = číslice by splynula s číslem za ní
expected-section = očekáváno [[section]] v tomto souboru
add-one = přidejte oddíl:{ $example }
copies-without-sheets = { $setting } v knize bez listů pro třídu
copies-are-of-group = je to počet listů pro skupinu ve třídě
leave-out-or-worksheet = vynechejte to, nebo přidejte tabulku [worksheet]
sections-of-one-id = dva oddíly s identifikátorem „{ $id }“
other-on-line = druhý je na řádku { $line }
same-ids-same-puzzles = stejné identifikátory by daly dvakrát stejná sudoku
no-effect-here = zde to nemá žádný účinek
or-from-file = nebo vezměte sudoku ze souboru: { $example }
page-in-double-brackets = „[[page]]“ má dvojité závorky
expected-page-table = očekáváno [page], tedy list
text-pages-are = textové strany se píší jako [[text]], s { $example }
fewer-stars = „{ $level }“ má méně hvězdiček než „{ $easier }“
level-has-stars = „{ $level }“ jich má { $count }
more-stars = čtenáři očekávají u těžších sudoku více hvězdiček
not-a-level-name = „{ $name }“ nemůže být název obtížnosti „{ $level }“
named-in-words = tuto obtížnost pojmenovává i „{ $key }“ v [words]
name-of-other-level = jiná obtížnost má tento název
no-braces-in-names = název nemůže obsahovat složené závorky
unique-level-names = dejte každé obtížnosti vlastní název
is-harder-than = „{ $least }“ je těžší než „{ $most }“
easier-one-first = očekávána nejdřív ta lehčí
not-a-technique = „{ $text }“ není technika
technique-names = očekáván název, jako je "pair", "x-wing" nebo "tier-3"
range-reversed = rozsah je obráceně
is-more-than = { $low } je více než { $high }
lower-first = očekáváno nejdřív nižší číslo
easiest-and-hardest = nejlehčí a nejtěžší, jako v { $example }
least-and-most-removed = nejmenší a největší počet odebraných číslic, jako v { $example }
least-and-most-score = nejnižší a nejvyšší počet bodů, jako v { $example }
shortest-and-longest = nejkratší a nejdelší čas v minutách, jako v { $example }
no-puzzle-needs = žádné sudoku druhu „{ $kind }“ nevyžaduje { $techniques }
technique-range = „{ $first }“ až „{ $last }“
other-techniques = zvolte jiné techniky, nebo druh s většími mřížkami, klecemi, značkami nebo čarami
technique-they-need = očekávána technika, kterou vyžadují
no-effect-on-calcudoku = { $setting } nemá u calcudoku žádný účinek
givens-outside-cages = zadáním jsou v tomto oddílu políčka mimo klece
no-effect-without = { $setting } nemá bez { $grids } žádný účinek
no-grids-overlap = zde se žádné mřížky nepřekrývají
leave-out-or-layout = vynechejte to, nebo uveďte uspořádání, jako v { $example }
level-removes = „{ $level }“ odebírá { $first } až { $last } číslic
size-has-no-puzzles = velikost { $kind } nemá sudoku s více než { $most } odebranými číslicemi
set-range = nastavte rozsah pro oddíl, jako v { $example }
too-many-removed = příliš mnoho odebraných číslic
most-removed-allowed = sudoku s jediným řešením má nejvýše { $most } odebraných číslic
lower-maximum = snižte maximum
too-rare = to je se symetrií „{ $symmetry }“ příliš vzácné: { $requirements }
too-few-succeed = uspělo by příliš málo pokusů
widen-target = rozšiřte { $settings-or }, nebo zvolte jinou symetrii
word-line-needs-word = { $setting } potřebuje slovo
no-word-is-set = žádné slovo není nastaveno
set-word-or-leave = nastavte slovo, jako v { $example }, nebo vynechejte { $setting }
files-spell-no-word = sudoku ze souboru nemohou tvořit slovo
expected-generated = očekávána vytvořená sudoku
printed-in-cells = tyto znaky se tisknou do políček
other-digit-font = zvolte jiné písmo: { $setting }, nebo jiné znaky
no-restart-with-dates = data nemohou v každém oddílu začínat znovu
first-has-date = první sudoku má datum
leave-or-number = vynechejte { $setting }, nebo dejte prvnímu sudoku číslo
date-without-prefix = datum nemá předponu
dates-not-numbers = sudoku mají data místo čísel
leave-out-or-number = vynechejte to, nebo dejte prvnímu sudoku číslo v [numbering]
dates-end = data skončí dříve než sudoku
days-after-9999 = počet dnů odtud, { $count }, končí po roce 9999
start-earlier = začněte dříve
prefix-of-other = oddíl „{ $section }“ má předponu oddílu „{ $other }“
same-numbers = jejich sudoku by měla stejná čísla
different-prefixes = každý oddíl potřebuje jinou předponu
first-date-in-year = první datum je v roce { $year }
year-of-four-digits = očekáván rok od 1000 do 9999
no-puzzle-named = žádné sudoku nemá název „{ $name }“
expected-printed-name = očekáván tištěný název, nebo datum, jako je "2027-01-31"
numbered-from = čísla sudoku začínají od { $setting }
not-a-registry-name = „{ $name }“ nemůže být rejstřík: soubory { $ending } jsou něco jiného
separate-file = očekáván samostatný soubor
volume-twice = díl je uveden dvakrát, zde a v [series]
one-volume = očekáván jeden díl
remove-this-one = odstraňte tento
registry-needs-volume = kniha s rejstříkem potřebuje číslo dílu
volume-beside = očekáváno vedle { $setting }
add-volume = přidejte { $example }, nebo číslo této knihy
random-seed-without = vynechejte to, chcete-li náhodné
not-an-address = „{ $text }“ není adresa
expected-address = očekáván identifikátor oddílu a číslo
no-such-section = oddíl „{ $id }“ neexistuje
no-such-address = taková adresa neexistuje
section-from-file = oddíl „{ $id }“ má svá sudoku ze souboru
only-generated-replaced = nahradit lze jen vytvořená sudoku
change-file = změňte soubor
section-has-puzzles = oddíl „{ $id }“ má { $count ->
    [one] { $count } sudoku
    [few] { $count } sudoku
    [many] { $count } sudoku
   *[other] { $count } sudoku
}
stars-or-dots = obtížnost má hvězdičky, nebo tečky, ne obojí
is-true-too = { $setting } je také zapnuto
leave-one-out = jedno z nich vynechejte
no-target-time = obtížnost „{ $level }“ nemá cílový čas
asks-for-one = { $setting } ho vyžaduje
contest-expected = očekáváno 1 až 26 různých políček jako ["r1c1", "r9c9"], nebo "word" pro skryté slovo
contest-no-word = sudoku tohoto místa nemají skryté slovo
contest-no-cell = `{ $cell }` není políčko mřížky nebo je uvedeno dvakrát
contest-count = soutěž s počtem políček { $count }
names-repeat = několik dní by mělo stejný název
names-pattern = `{ $text }` není vzor názvů
spot-name = `{ $name }` není název přímé barvy
set-target-time = nastavte cílový čas v minutách: { $setting }
no-room-for-candidates = { $kind ->
    [calcudokus] calcudoku
   *[killers] killer sudoku
} oddílu „{ $section }“ nenechávají místo pro kandidáty
corners-hold-sums = v rozích políček jsou součty
take-other-marks = zvolte něco jiného: { $setting }, nebo udělejte dvě knihy
link-too-long-for-codes = odkaz příliš dlouhý pro QR kód
not-a-web-address = { $setting } není webová adresa
walkthrough-without-solution = postup vyžaduje řešení z předchozího dne
add-previous-solution = vytiskněte je, jako v { $example }
qr-without-answer-pages = kódy řešení potřebují strany s řešeními
qr-of-puzzles = pro kódy u úloh nastavte { $setting }
not-an-engine-folder = `{ $name }` není složka webu
expected-engine-folder = očekává se složka jako { $example }
engine-from-the-site = Prohlížeče spouštějí jádro jen z webu stránky. Složka je součástí vydání.
engine-without-site = `engine` platí pro stránky webu
expected-https = očekáváno https:// a název webu
not-in-addresses = „{ $character }“ nemůže být součástí webové adresy
letters-of-addresses = očekávána písmena a až z, číslice a znaky jako / ? = &
percent-encode = zakódujte to znakem procenta, jako %20 místo mezery
open-brace = složená závorka, která není nikdy uzavřena
expected-brace = očekáváno „{"}"}“
placeholders-in-braces = zástupné znaky jsou ve složených závorkách, jako { $example }
unknown-placeholder = neznámý zástupný znak „{ $name }“ v { $setting }
no-code = sudoku oddílu „{ $section }“ nemají kód
needs-generated = „{ $field }“ vyžaduje vytvořená sudoku
use-instead = použijte místo toho „{ $one }“ nebo „{ $other }“
reverse-needs-facing = { $setting } předpokládá dvoustrany
every-second-empty = každá druhá strana by byla bez sudoku
leave-out-or-set = vynechejte to, nebo zvolte { $setting }
no-room-for-edge-marks = na vnějším okraji není místo pro značky
margin-and-bleed = vnější okraj je { $margin } a spadávka { $bleed }
widen-margin-or-bleed = rozšiřte okraj: { $example }; nebo přidejte spadávku
unknown-printer = neznámá tiskárna „{ $name }“
unknown-printer-name = neznámý název tiskárny
overleaf-and-reverse = { $placement } a { $setting } potřebují rub stejných listů
reverse-keeps-free = { $setting } nechává tyto strany bez řešení
leave-reverse-or = vynechejte { $setting }, nebo zvolte jiné místo pro řešení, například "foot" nebo "back"
per-page-of-answers = { $setting } je pro strany, na kterých jsou jen řešení
answers-beside-puzzles = tato řešení jsou na stranách svých sudoku
page-has-own-answers = vynechejte to: strana má řešení vlastních sudoku
second-walkthrough = druhý postup řešení sudoku { $number }
no-bold-digits = písmo číslic nemá tučný řez
only-one-weight = jen jedna tloušťka
bold-for-givens = zadané číslice budou černé a ostatní šedé; nebo uveďte tučné písmo pro zadané číslice: { $example }
unknown-font-family = neznámá rodina písem „{ $name }“
families-or-path = očekávána jedna z { $names }, nebo cesta k souboru .ttf či .otf
choose-font-under-type = zvolte písmo, které ho má
background-is-black = jen prostá obálka má černé pozadí
choose-colours = zvolte barvy, jako v { $example }
palette-of = { $count ->
    [one] paleta o { $count } barvě
    [few] paleta o { $count } barvách
    [many] paleta o { $count } barvy
   *[other] paleta o { $count } barvách
}
three-to-five = očekáváno 3 až 5 barev: pozadí, písmo na něm a jeden až tři akcenty
not-a-colour = „{ $text }“ není barva
six-digits = očekáváno „#“ a šest šestnáctkových číslic
six-digits-or-palette = očekáváno „#“ a šest šestnáctkových číslic, nebo název palety bez závorek: { $names }
boxes-thinner = čáry bloků jsou tenčí než čáry políček
thinner-than = tenčí než { $setting }, což je { $thin }
two-or-three-times = udělejte { $thick } dvakrát až třikrát silnější než { $thin }
sheet-too-small = arch je příliš malý pro dvě strany vedle sebe
they-are-of-size = jsou { $width } široké a { $height } vysoké
larger-sheet = použijte větší arch nebo menší strany; { $setting } přizpůsobí strany archu
signature-of = složka o počtu stran { $pages }
four-to-a-sheet = složený arch má čtyři strany
multiples-of-four = napište 4, 8, 12, 16 a tak dále, nebo to vynechejte, chcete-li jedinou složku
has-no-effect = { $setting } zde nemá žádný účinek
only-with = umožňuje to jen { $setting }
unknown-place = neznámé místo „{ $text }“ pro stranu
places-of-pages = očekáváno „front“, „back“, nebo identifikátor oddílu, který po ní následuje
expected-markdown = očekáván text v Markdownu
struck-out = přeškrtnutý text na textové straně
remove-markup = odstraňte formátování
put-in-quotes = dejte to do uvozovek
single-without-brackets = napište jen jeden, bez závorek
leave-quotes-out = vynechejte uvozovky
only-engine = napište { $number }: jiný generátor tato verze nemá
or-write = nebo napište { $other }
write-as = napište to takto: { $example }
as-in-or-write = jako v { $example }; nebo napište bez uvozovek: { $other }
table-on-own-line = napište { $table } na samostatný řádek a jeho klíče pod něj
tables-on-own-lines = pro každou napište { $table } na samostatný řádek
has-values = { $setting } má { $count ->
    [one] { $count } hodnotu
    [few] { $count } hodnoty
    [many] { $count } hodnoty
   *[other] { $count } hodnot
}
list-in-brackets = napište to do závorek: [...]
language-refused = { $setting } je „{ $tag }“: { $why }
not-a-language-tag = to není kód jazyka
language-not-supported = tento jazyk není podporován
language-not-downloaded = tento jazyk ještě není stažen
region-may-follow = může následovat oblast, pro data a čísla, jako v "de-AT"
unknown-message = neznámý text „{ $key }“ v [words]
no-such-message = takový text neexistuje
with-audience = { $setting } u čtenářů „{ $audience }“
ages-for-children = obchody se na věk ptají jen u dětských knih
set-children = zvolte { $setting }, nebo věk vynechejte
youngest-and-oldest = nejnižší a nejvyšší věk
older-age-first = { $setting } uvádí nejdřív vyšší věk
youngest-age-first = očekáván nejdřív nejnižší věk
too-long-for-shops = { $setting } obsahuje text příliš dlouhý pro obchody
length-includes-tags = do délky se počítají i značky; zkraťte popis
split-or-shorten = rozdělte to do dvou polí, nebo to zkraťte
copy-path = zkopírujte cestu z formuláře obchodu
generated-without = vynechejte to, chcete-li text vytvořený programem
shops-have-no-more = obchody nemají více polí
empty-list = { $setting } je prázdný seznam
expected-entry = očekávána aspoň jedna položka
has-tag = { $setting } obsahuje značku „{ $tag }“
tag-end = očekáváno > na konci značky
other-tag = očekávána jiná značka
tag-before = očekáváno předtím { $tag }
tag-to-close = očekávána značka, kterou tato uzavírá
tag-in-paragraph = očekáváno { $tag } ve stejném odstavci
accepted-tags = obchody přijímají { $tags }, bez atributů
no-role = „{ $text }“ nemá roli
role-and-name = očekávána role, dvojtečka a jméno
not-a-role = „{ $role }“ není role spolupracovníka
unknown-role = neznámá role
role-without-name = u „{ $role }“ chybí jméno
name-after-colon = očekáváno jméno za dvojtečkou
page-twice = { $setting } uvádí stranu { $page } dvakrát
each-page-once = očekávána každá strana jen jednou
more-rules-fail = { $count ->
    [one] ještě { $count } pravidlo není splněno
    [few] ještě { $count } pravidla nejsou splněna
    [many] ještě { $count } pravidla není splněno
   *[other] ještě { $count } pravidel není splněno
}
desk-not-book = „{ $name }“ je redakce novin, a ne kniha
only-volumes-have-next = další díl má jen díl série
cannot-be-continued = v „{ $name }“ nelze pokračovat: { $why }
copy-spec = zkopírujte její soubor a změňte v něm díl, semínko a ISBN
desk-without-section = „{ $name }“ je soubor redakce: nemá žádné [[section]], ze kterého by vznikla kniha
days-or-section = vytvořte její sudoku programem gridpress daily, nebo přidejte [[section]]
changed-while-made = „{ $file }“ se změnil, zatímco se vytvářela jeho obálka; nic nebylo zapsáno
make-cover-again = vytvořte obálku znovu
puzzle-of-other-volume = sudoku { $number } z jiného dílu: { $why }
make-volume-again = vytvořte ten díl znovu
too-much-in-book = kniha má více než { $most } MB souborů
smaller-pictures = použijte menší obrázky
not-in-folder = „{ $path }“ není ve složce knihy
already-a-book = kniha už tu je
start-project = začněte nový projekt

## Explanations of keys of the spec, by table and key

spec-answers-placement = Umístění řešení: na konci, za každým oddílem, v samostatném PDF, na straně či listu jejich sudoku, nebo nikde.
spec-answers-per_page = Počet řešení na straně; výchozí je nejvýše dvanáct, tak velkých, jak stránky dovolí. Liší-li se mřížky velikostí, platí počet pro nejmenší. S `overleaf` určuje velikost řešení a na stranách jich může být méně.
spec-answers-walkthrough = Tištěná čísla sudoku, která se za řešeními vyřeší krok za krokem, nebo `"all"`.
spec-answers-hints = Přidává kapitolu s prvními kroky každého sudoku, až tam, kde jedináčci dojdou.
spec-answers-qr = Odkaz QR kódu pod každým řešením, se stejnými poli jako pod úlohami: například na hru na webu.
spec-answers-opener = Umístění názvu řešení; výchozí je stejné jako v celé knize, s `after-section` nad mřížkami.
spec-answers-start = Strana, na které řešení začínají; výchozí je stejná jako v celé knize.
spec-cover-design = Vzhled obálky; výchozí je `plain`, nebo `field`, pokud jiná nastavení vyžadují barevnou obálku.
spec-cover-palette = Barvy: název palety, nebo seznam s pozadím, písmem a jedním až třemi akcenty; výchozí určuje vzhled.
spec-cover-badges = Krátké zvýrazněné texty na přední straně, nejvýše tři.
spec-cover-count = Ukazuje počet sudoku na štítku, nebo tak velký jako titul; výchozí je štítek.
spec-cover-lettering = Písmo titulu na obálce: silná nebo úzká velká písmena, patkové písmo, políčko pro každé písmeno, nebo písmo nadpisů; výchozí je to, které se hodí k vzhledu.
spec-cover-series = Řádek se sérií nad názvem; výchozí je série a díl knihy.
spec-cover-price = Cena vedle čárového kódu.
spec-cover-publisher = Název nakladatele u paty zadní strany; výchozí je nakladatel knihy.
spec-cover-logo = Logo nakladatele u paty zadní strany: PNG nebo JPEG vedle souboru nastavení.
spec-cover-picture = Obrázek pro vzhled `picture`: PNG nebo JPEG vedle souboru nastavení.
spec-cover-picture_area = Část přední strany, kterou obrázek vyplní; výchozí je část pod texty.
spec-cover-samples = Počet ukázkových sudoku na zadní straně; výchozí je, kolik se vejde, nejvýše tři.
spec-cover-blurb = Text na zadní straně; prázdné řádky oddělují odstavce a řádky začínající spojovníkem tvoří seznam.
spec-cover-background = Čerň jednoduché obálky, v procentech od 0 do 100; výchozí určuje vzhled.
spec-cover-spine = Tiskne název a autora na hřbet, je-li dost široký; nebo jiný text, který se má vytisknout.
spec-cover-paper = Název, který tiskárna dává papíru stran; výchozí je první papír tiskárny.
spec-cover-thousand_pages = Tloušťka tisíce stran papíru, pokud v údajích tiskárny chybí nebo je jiná.
spec-cover-puzzle = Tištěné číslo sudoku na přední straně; výchozí je první vhodné.
spec-daily-first = Datum prvního sudoku.
spec-daily-first_number = Číslo prvního sudoku. Čísla počítají dny, kdy rubrika vychází.
spec-daily-days = Dny v týdnu, kdy rubrika vychází.
spec-daily-skip = Data, kdy nic nevychází, jednou nebo každý rok.
spec-daily-time_zone = Časové pásmo, které určuje dnešní datum, podle názvu IANA. Nic jiného na hodinách nezávisí.
spec-daily-frozen_days = Počet dní po dnešku, jejichž sudoku a soubory se nezmění, když se změní soubor nastavení nebo program; dnešní a minulé se nezmění nikdy.
spec-daily-page = Sloupce novinové strany.
spec-daily-rules = Tiskne pravidla sudoku drobným písmem, pokud mřížky nechají místo.
spec-daily-walkthrough = Vytiskne kroky k řešení z předchozího dne, pokud je na ně místo.
spec-daily-byline = Podpis autora sudoku.
spec-daily-copyright = Řádek s copyrightem.
spec-daily-spot = Přímá barva pro názvy, linku nad nimi a hvězdičky v souborech PDF, EPS a IDML; mřížky a ostatní text zůstávají černé.
spec-daily-svg = Podoba textu v souborech SVG: křivky, nebo text.
spec-daily-dpi = Rozlišení souborů PNG v bodech na palec.
spec-daily-web = Vzhled webového vydání a jeho soubory kromě stran.
spec-daily-week-monday = Obtížnost v pondělí.
spec-daily-week-tuesday = Obtížnost v úterý.
spec-daily-week-wednesday = Obtížnost ve středu.
spec-daily-week-thursday = Obtížnost ve čtvrtek.
spec-daily-week-friday = Obtížnost v pátek.
spec-daily-week-saturday = Obtížnost v sobotu.
spec-daily-week-sunday = Obtížnost v neděli.
spec-daily-slot-id = Stálý název sudoku a souborů tohoto místa: písmena, číslice, `-` a `_`.
spec-daily-slot-first = Datum prvního sudoku na tomto místě; výchozí je datum z `[daily]`.
spec-daily-slot-first_number = Číslo prvního sudoku na tomto místě; výchozí je číslo z `[daily]`. Čísla počítají dny, kdy se na něm sudoku tiskne.
spec-daily-slot-days = Dny v týdnu, kdy se na tomto místě sudoku tiskne; výchozí jsou dny z `[daily]`.
spec-daily-slot-skip = Data, kdy se na tomto místě nic netiskne, jednou nebo každý rok; výchozí jsou data z `[daily]`.
spec-daily-slot-title = Název nad sudoku; výchozí je název ze souboru nastavení.
spec-daily-slot-week = Úroveň pro každý den v týdnu; výchozí je ta z `[daily.week]`, nebo nejbližší dostupná pro druh sudoku na tomto místě.
spec-daily-slot-contest = Udělá z každého sudoku soutěž: políčka, jejichž číslice čtenáři posílají v pořadí, nebo `"word"` pro skryté slovo. Řešení se do uzávěrky zadrží.
spec-daily-slot-contest_days = Dny po dni sudoku, ve kterých se přijímají odpovědi do soutěže.
spec-daily-slot-width = Šířka tiskového podkladu, který nemá okraje ani značky.
spec-daily-slot-columns = Šířka tiskového podkladu ve sloupcích z `[daily.page]`.
spec-daily-slot-height = Výška tiskového podkladu.
spec-daily-slot-solution = Řešení tištěné se sudoku: z předchozího dne, vedle něj nebo vzhůru nohama, z téhož dne, nebo žádné.
spec-daily-slot-language = Kód jazyka všech textů, které program tiskne a zobrazuje; výchozí je kód ze souboru nastavení.
spec-daily-slot-formats = Formáty souborů sudoku na daný den; výchozí je PDF, nebo formáty z příkazového řádku.
spec-daily-slot-names = Názvy souborů místa kromě webových stránek: text s `{"{date}"}`, `{"{slot}"}`, `{"{number}"}`, `{"{weekday}"}`, `{"{level}"}`, `{"{year}"}`, `{"{month}"}` a `{"{day}"}`. Každý den musí mít vlastní název.
spec-daily-slot-copies = Názvy kopií nejnovějších souborů, například `{"{slot}"}-{"{weekday}"}`: text s poli jako v `names`. Každý běh je nahradí.
spec-daily-page-grid = Rozvržení sloupců v novinách: běžné ve Spojených státech, podle Bay Area News Group, nebo běžné v Singapuru.
spec-daily-page-column = Šířka vlastního sloupce.
spec-daily-page-gutter = Mezera mezi dvěma vlastními sloupci.
spec-daily-spot-name = Název barvy ve vzorníku, v ASCII.
spec-daily-spot-cmyk = Azurová, purpurová, žlutá a černá v procentech, pro nátisky a stroje bez této barvy.
spec-daily-web-url = Adresa zveřejněné složky. Náhledové karty a kanál novinek potřebují úplné odkazy.
spec-daily-web-site = Přidává archiv s kalendářem, kanál novinek, ikonu a webovou aplikaci k instalaci; strany na ně odkazují.
spec-daily-web-link = Odkaz pod názvem v záhlaví strany.
spec-daily-web-logo = Logo místo názvu novin: soubor PNG, JPEG nebo SVG, nejvýše 100 KB.
spec-daily-web-dark_logo = Logo v tmavém režimu; výchozí je `logo`.
spec-daily-web-colours = Barvy strany, textu a akcentu. Jejich kontrast se ověří.
spec-daily-web-dark_colours = Barvy v tmavém režimu; výchozí je tmavá strana se stejným akcentem.
spec-daily-web-typeface = Písmo: názvy písem, která zařízení mohou mít, nebo soubor WOFF2, WOFF, TTF či OTF, nejvýše 300 KB.
spec-daily-web-footer = Řádek na konci strany, s odkazy ve formátu Markdown.
spec-daily-web-embed = Adresa webu, do něhož jsou strany vloženy (protokol a doména), nebo `*` pro kterýkoli. Web dostává zprávy o začátku a konci hry a o výšce stran.
spec-daily-web-results = Webová adresa, na kterou stránky posílají čas vyhrané hry, pokud hráč souhlasí.
spec-daily-web-engine = Složka s jádrem, která je součástí vydání: stránky nabízejí další sudoku svého druhu a úrovně a QR kódy.
spec-grid-thin = Tloušťka čar mezi políčky; výchozí určuje vzhled.
spec-grid-thick = Tloušťka čar mezi bloky a kolem mřížky; výchozí určuje vzhled.
spec-grid-tint = Nejsvětlejší šedá vystínovaných políček, v procentech černé; výchozí určuje vzhled.
spec-grid-tinted_boxes = Stínuje každý druhý blok.
spec-grid-gap = Nejmenší mezera mezi mřížkami; výchozí určuje vzhled.
spec-imposition-kind = Druh vyřazení stran: složený sešit se sponkami, více stran na jedné straně archu, nebo dvojstrany se stranami vedle sebe.
spec-imposition-signature = U sešitů: počet stran, které se skládají dohromady, násobek 4; výchozí je celá kniha.
spec-imposition-creep = U sešitů: tloušťka archu.
spec-imposition-pages = U `nup`: počet stran na jedné straně archu; výchozí jsou dvě.
spec-imposition-sheet = Papír, zapsaný jako `trim`, na výšku i na šířku; výchozí jsou dvě strany vedle sebe, u `nup` A4 nebo letter.
spec-imposition-marks = Kreslí čáry, které ukazují, kde skládat a řezat nebo kde strany končí.
spec-section-size = Počet políček v řádku: 4, 6, 8, 9, 10, 12, 14 až 16, 18, 20 až 22, 24 nebo 25; u nepravidelného také 5, 7, 11, 13, 17, 19 nebo 23, u futoshiki a mrakodrapů 5 nebo 7, u calcudoku 3 až 9.
spec-section-box = Řádky a sloupce bloku, nemají-li být výchozí: `"3x2"` otočí bloky mřížky 6 × 6.
spec-section-grids = Překrývající se mřížky: název rozložení, nebo levá horní políčka mřížek.
spec-section-variant = Pravidla navíc k běžným.
spec-section-symbols = Znaky v políčkách: `"letters"` nebo `"numbers"` pro 10 a více; `"shapes"` místo číslic; seznam obrázků místo číslic, pro každou číslici jeden PNG, JPEG nebo SVG vedle souboru nastavení; písmena slova místo číslic, jako v `"word:NOSTALGIE"`; nebo `"word"` pro slova, která vybere program.
spec-section-word_line = Linie řešení, v níž se čte slovo: řádek, sloupec, nebo klesající úhlopříčka; výchozí je náhodná.
spec-levels-easy-name = Tištěný název; výchozí je název v jazyce knihy.
spec-levels-easy-stars = Počet tištěných hvězdiček. Těžší obtížnost jich má aspoň tolik.
spec-levels-easy-minutes = Cílový čas v minutách, pro `target_time` v [puzzle]; nebo nejkratší a nejdelší očekávaný čas luštění, kterému vyhovují všechna sudoku této obtížnosti.
spec-levels-easy-removed = Nejmenší a největší počet odebraných číslic, pro všechny oddíly této obtížnosti.
spec-levels-easy-technique = Nejlehčí a nejtěžší technika, která smí být v sudoku ta nejtěžší.
spec-levels-easy-score = Nejmenší a největší počet bodů sudoku.
spec-listing-headline = Řádek nad popisem a na prvním obrázku; výchozí je počet sudoku a jejich obtížnosti.
spec-listing-description = Celý popis, s prázdnými řádky mezi odstavci nebo se značkami, které obchody přijímají; výchozí je vytvořený popis, který začíná textem ze zadní strany obálky, pokud tam je.
spec-listing-keywords = Pole pro klíčová slova, nejvýše sedm, každé do 50 znaků; výchozí jsou slova, která popisují sudoku.
spec-listing-categories = Cesty nejvýše tří kategorií v obchodě; výchozí jsou kategorie vhodné pro sudoku.
spec-listing-contributors = Osoby kromě autora, každá s rolí: `editor`, `foreword`, `illustrator`, `introduction`, `photographer`, `preface`, `translator`, nebo `author` pro dalšího autora.
spec-listing-audience = Čtenáři, kterým jsou texty určeny; výchozí jsou děti u pravidel v krátkých větách, senioři u velkého písma, jinak dospělí.
spec-listing-ages = Věk nejmladšího a nejstaršího čtenáře, od 0 do 18 let.
spec-listing-look_inside = Strany k ukázání v obchodě, počítané od první strany knihy; výchozí je několik od každého druhu.
spec-listing-ai_content = Vaše vlastní odpověď o textech, obrázcích a sudoku, které jste dodali, za odpovědí o těch vytvořených.
spec-front-half_title = Strana jen s názvem, před titulní stranou.
spec-front-title_page = Titulní strana.
spec-front-copyright = Text strany s copyrightem, na které je i ISBN; bez něj tato strana není.
spec-front-copyright_line = Řádek s ©, rokem z `date` a autorem, případně nakladatelstvím, nad textem strany s copyrightem.
spec-front-dedication = Text strany s věnováním, za stranou s copyrightem.
spec-front-contents = Obsah.
spec-front-how_to = Strana s pravidly, nebo `"kids"` pro krátké věty pro děti.
spec-front-levels = Vysvětlivky k obtížnostem v knize a jejich hvězdičkám.
spec-front-techniques = Kapitola o technikách, které sudoku vyžadují.
spec-back-blank_grids = Počet stran s prázdnými mřížkami, velkými jako v oddílu s nejvíce sudoku.
spec-back-notes = Počet stran na poznámky.
spec-back-notes_style = Vzhled stran na poznámky: linkované, nebo čisté.
spec-back-record = Tabulka, do které se zapíše datum a čas luštění každého sudoku.
spec-back-stats = Statistika sudoku: obtížnosti, techniky a počty zadaných číslic.
spec-back-certificate = Diplom za vyluštění knihy.
spec-back-about_author = Kapitola o autorovi; prázdné řádky oddělují odstavce.
spec-back-about_book = Kapitola o knize; prázdné řádky oddělují odstavce.
spec-back-colophon = Strana s písmy, verzí, revizí generátoru, semínkem a nastavením každého oddílu.
spec-text-file = Soubor ve formátu Markdown s textem strany.
spec-text-place = Umístění strany: `"front"`, `"back"`, nebo stálý název oddílu, který za ní následuje.
spec-text-title = Název první kapitoly v obsahu a její nadpis, pokud v souboru žádný není.
spec-text-contents = Uvádí její kapitoly v obsahu.
spec-numbering-first = Číslo prvního sudoku, nebo jeho datum, mají-li se sudoku nazývat podle dat.
spec-numbering-per_section = Začíná v každém oddílu znovu prvním číslem, za `prefix` oddílu.
spec-page-trim = Rozměry oříznuté strany: název, například `a5`, `letter` nebo `kdp-6x9`, dva rozměry, nebo tabulka dvou rozměrů.
spec-page-margins = Okraje, na levých stranách zrcadlově.
spec-page-bleed = Spadávka za linií ořezu.
spec-page-condition = Registrované tiskové podmínky v souboru PDF/X; výchozí jsou podmínky tiskárny, nebo `FOGRA47`.
spec-page-folios = Tiskne čísla stran u paty při vnějším okraji.
spec-page-roman_front = Čísluje strany před sudoku římskými číslicemi; za nimi se nezačíná počítat znovu.
spec-page-facing = Zrcadlí levé strany a začíná kapitoly vpravo; výchozí je nastavení tiskárny, jinak ano.
spec-page-reverse = Rub každé strany se sudoku: další sudoku, prázdná strana, nebo světlý vzor pro ty, kdo píšou fixem.
spec-page-running_heads = Tiskne v záhlaví levých stran název knihy a v záhlaví pravých název oddílu.
spec-page-edge_marks = Označuje oddíly při vnějším okraji, každý o stupeň níž: až do spadávky, nebo bez spadávky v odstupu od okraje.
spec-page-printer = Tiskárna, jejíž požadavky platí.
spec-page-margins-inside = Okraj u hřbetu; `"auto"` je minimum tiskárny pro konečný počet stran.
spec-page-margins-outside = Okraj na straně odvrácené od hřbetu; `"auto"` je 0.5in, nebo minimum tiskárny, je-li větší.
spec-page-margins-top = Horní okraj; `"auto"` je 0.6in, nebo minimum tiskárny, je-li větší.
spec-page-margins-bottom = Dolní okraj; `"auto"` je 0.6in, nebo minimum tiskárny, je-li větší.
spec-width-height-width = Šířka.
spec-width-height-height = Výška.
spec-puzzle-heading = Nadpis nad každou mřížkou: řádek textu, nebo pruh s bílým číslem na černém poli.
spec-puzzle-level = Tiskne obtížnost vedle čísla. U úzkých mřížek se nadpis zkracuje.
spec-puzzle-stars = Tiskne hvězdičky obtížnosti vedle čísla.
spec-puzzle-dots = Tiskne místo hvězdiček pět teček, z nichž je vyplněno tolik, kolik má obtížnost hvězdiček.
spec-puzzle-rules = Tiskne pod mřížkou pravidla varianty; `"all"` přidá běžná pravidla, `"kids"` totéž v krátkých větách pro děti.
spec-puzzle-givens = Tiskne pod mřížkou počet zadaných číslic.
spec-puzzle-technique = Tiskne pod mřížkou nejtěžší techniku, kterou sudoku vyžaduje.
spec-puzzle-answer_page = Tiskne vpravo od čísla, na které straně je řešení.
spec-puzzle-name = Tiskne řádek na jméno luštitele.
spec-puzzle-date = Tiskne řádek na datum.
spec-puzzle-time = Tiskne řádek na čas.
spec-puzzle-minutes = Tiskne očekávaný čas luštění: `true` pod každé sudoku, `"sections"` medián pod nadpis oddílu. Zaokrouhlený na minuty; sudoku mimo všechny techniky ho nemají.
spec-puzzle-target_time = Tiskne cílový čas obtížnosti, ke které sudoku patří.
spec-puzzle-tips = Tiskne tam, kde na straně s hlavolamy zbývá místo, tip k jedné z potřebných technik.
spec-puzzle-code = Tiskne kód, který se semínkem knihy vytvoří sudoku znovu; sudoku ze souboru ho nemají.
spec-puzzle-qr = Odkaz v QR kódu. `{"{number}"}`, `{"{code}"}`, `{"{seed}"}` a `{"{givens}"}` se nahradí údaji sudoku.
spec-puzzle-marks = Pomůcky pro poznámky tužkou: světlá okénka v rozích prázdných políček, všechny číslice pod mřížkou, nebo kandidáti každého prázdného políčka.
spec-section-id = Stálý název sudoku v oddílu: písmena, číslice, `-` a `_`.
spec-section-title = Název oddílu, na jeho úvodní straně a v obsahu; bez něj oddíl nemá vlastní stranu ani položku v obsahu.
spec-section-intro = Úvod pod názvem; prázdné řádky oddělují odstavce.
spec-section-picture = Obrázek pod úvodem: PNG nebo JPEG vedle souboru nastavení.
spec-section-prefix = Předpona čísel sudoku, jako v `A12`; výchozí je písmeno, má-li každý oddíl vlastní čísla.
spec-section-level = Obtížnost sudoku, nebo označení sudoku ze souboru.
spec-section-count = Počet sudoku, v listech pro třídu na každého žáka; výchozí jsou všechna sudoku ze souboru.
spec-section-copies = V listech pro třídu počet listů tohoto oddílu, který pak patří jen dalším žákům seznamu; bez něj je oddíl pro všechny žáky.
spec-section-per_page = Počet sudoku na straně, tak velkých, jak strana dovolí.
spec-section-order = Pořadí při tisku: podle bodů od nejlehčího, podle očekávaného času luštění, nebo v jakém vznikla. Výchozí je `"rising"`, nebo pořadí v souboru.
spec-section-opener = Umístění názvu oddílu; výchozí je stejné jako v celé knize.
spec-section-start = Strana, na které oddíl začíná; výchozí je stejná jako v celé knize.
spec-section-source = Soubor s vašimi vlastními sudoku, místo `level`; `count` pak omezuje jejich počet.
spec-series-name = Název série; tiskne se na titulní straně, na straně s copyrightem a na obálce.
spec-series-volume = Číslo knihy v sérii.
spec-series-registry = Soubor se sudoku všech dílů, vytvořený s prvním z nich. Žádné sudoku z dřívějšího dílu se nezopakuje.
spec-section-symmetry = Symetrie zadaných číslic.
spec-section-fill = Způsob tvorby plných mřížek. `"shuffle"` přeměňuje jednu pevnou mřížku, takže všechny mřížky jsou rovnocenné.
spec-section-removed = Nejmenší a největší počet odebraných číslic; výchozí určuje obtížnost.
spec-section-technique = Nejlehčí a nejtěžší technika, která smí být v sudoku ta nejtěžší; výchozí určuje obtížnost.
spec-section-score = Nejmenší a největší počet bodů sudoku; výchozí určuje obtížnost.
spec-section-minutes = Nejkratší a nejdelší očekávaný čas luštění v minutách; výchozí určuje obtížnost, pokud ho má.
spec-section-search = Hledá v okolí každého sudoku jiné, s méně zadanými číslicemi; výchozí je ano, když jeden průchod málokdy odebere dost číslic.
spec-section-empty_overlaps = Nechává společná políčka překrývajících se mřížek prázdná.
spec-section-signs = Tiskne v klecích calcudoku znaménka operací; bez nich je možná kterákoli.
spec-section-steady = Odmítá sudoku, jejichž obtížnost spočívá v jediné překážce.
spec-title = Název knihy; tiskne se na titulní straně a v živém záhlaví a ukládá se do metadat PDF.
spec-subtitle = Podtitul.
spec-author = Autor.
spec-series = Série knihy; tiskne se na titulní straně, na straně s copyrightem a na obálce: její název, nebo tabulka s dalšími klíči.
spec-volume = Číslo knihy v sérii.
spec-edition = Vydání; tiskne se na straně s copyrightem.
spec-imprint = Název nakladatele; tiskne se u paty titulní strany a na straně s copyrightem.
spec-isbn = Třináctimístné ISBN, se spojovníky nebo bez nich; jeho kontrolní číslice se ověří.
spec-language = Jazyk všech textů, které program tiskne, i dat a čísel: kód jazyka, s regionem nebo bez něj; `de-informal`, `fr-informal` a `es-informal` oslovují čtenáře `du` a `tu`.
spec-seed = Text nebo celé číslo, které určuje všechna vytvořená sudoku. Chybí-li, vylosuje se nové semínko a uloží se do záznamu (lock).
spec-engine = Revize generátoru. Revize se nikdy nemění, takže ze starých semínek vzejdou stále stejná sudoku.
spec-calibration = Soubor s časy luštění vašich čtenářů, zapsaný příkazem `gridpress calibrate`; všechny očekávané časy v minutách jsou pak jejich.
spec-date = Datum v PDF; výchozí je datum z `SOURCE_DATE_EPOCH`, je-li nastaveno.
spec-profile = Výstupní profil PDF; výchozí je profil tiskárny, nebo `screen`.
spec-opener = Názvy oddílů a řešení: na samostatných stranách, nad prvními mřížkami, nebo jen v obsahu.
spec-start = První strana oddílů a řešení: nejbližší pravá strana, nebo prostě další strana.
spec-design = Vzhled knihy.
spec-pictures = Vestavěné obrázky na titulních stranách, na začátku oddílů, ve vysvětleních a u paty stran: zvířata k vybarvení.
spec-colour = Barevné strany: jeden odstín na oddíl v nadpisech, značkách a stínovaných polích a barevná zvířata. Zvolte tiskárnu, která tiskne barevně.
spec-type-text = Písmo běžného textu: název některého z dodaných, cesta k souboru písma, nebo cesty podle řezů.
spec-type-headings = Písmo názvů a nadpisů, v tučném řezu; výchozí je písmo textu.
spec-type-digits = Písmo číslic v mřížkách.
spec-type-figures = Druh číslic v běžném textu; výchozí určuje vzhled.
spec-type-size = Velikost běžného textu, od které se odvozují ostatní; výchozí určuje vzhled.
spec-type-leading = Vzdálenost účaří, jeden až dva násobky velikosti; výchozí jsou čtyři třetiny `size`, nebo ji určuje vzhled.
spec-type-justify = Zarovnává běžný text do bloku; výchozí nastavení určuje vzhled.
spec-type-hyphenate = Dělí slova podle pravidel jazyka knihy; výchozí nastavení určuje vzhled.
spec-regular-italic-bold-regular = Cesta k základnímu písmu.
spec-regular-italic-bold-italic = Cesta ke kurzívě; výchozí je základní písmo.
spec-regular-italic-bold-bold = Cesta k tučnému písmu; výchozí je základní písmo.
spec-worksheet-names = Jména žáků, pro každého jeden list: seznam, nebo soubor vedle souboru nastavení s jedním jménem na řádku.
spec-worksheet-copies = Počet listů; listy nad počet jmen mají prázdný řádek na jméno. Výchozí je jeden pro každé jméno.
spec-worksheet-same = Dává všem žákům stejná sudoku místo různých stejné obtížnosti.
spec-worksheet-date = Datum na každém listu, například `"2026-11-27"`, nebo jiný text; výchozí je prázdný řádek.
spec-worksheet-cut_outs = Přidává za každý list stranu s číslicemi k vystřižení, velkými jako políčka jeho sudoku.
spec-worksheet-codes = Tiskne pod každé sudoku krátký kód, podle něhož se najde jeho řešení.
