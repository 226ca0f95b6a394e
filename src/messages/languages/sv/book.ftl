### Orden som programmet trycker, på svenska. Enheternas form: `in` (i rad 3).
### Mellan ett ord och dess nummer står hårt blanksteg.

## Rubriker
contents = Innehåll
answers = Lösningar
how-to = Så löser du sudoku
tip = Tips
hints = Ledtrådar
techniques = Tekniker
walkthroughs = Lösningar steg för steg
notes = Anteckningar
levels = Svårighetsgraderna
about-author = Om författaren
about-book = Om boken
blank-grids = Tomma rutnät
record = Mina resultat
stats = Den här boken i siffror
stats-techniques = Den svåraste tekniken i varje pussel
stats-givens = Givna siffror per pussel
stats-digits = Hur ofta varje siffra är given
certificate = Diplom
certificate-to = Det här diplomet går till
certificate-for =
    { $count ->
        [one] för ett löst sudoku
       *[other] för { NUMBER($count) } lösta sudokun
    }
certificate-done = Bra jobbat!
volume = Del { $number }
colour-in = Färglägg mig!
answers-to = Lösningar till { $title }
solution = Lösning
solution-of = Lösning från { $date }
corrected-on = Rättat den { $date }: { $note }
correction-of = Rättelse till { $date }: { $note }
contest-cells = Tävling: skicka oss siffrorna i rutorna { $cells } senast den { $date }.
contest-word = Tävling: skicka oss det dolda ordet senast den { $date }.
contest-entered = Ifyllt. Skicka oss { $answer } senast den { $date }.
web-send-times = Skicka mina tider till { $paper }, utan namn, för att jämföra dem.
web-faster = Snabbare än { $percent } % av spelarna.
cells-removed = { $count } borttagna
easier-than = ! lättare än { $day }
puzzle-count =
    { $count ->
        [one] 1 sudoku
       *[other] { NUMBER($count) } sudokun
    }
puzzle = Sudoku { $number }
puzzles = Sudoku { $first }–{ $last }
dates = { $first } – { $last }

## Kring ett sudoku
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Lösning på sidan { $page }
to-answer-short = Sidan { $page }
to-answer-overleaf = Lösning på baksidan
to-answer-overleaf-short = På baksidan
to-answer-elsewhere = Lösningshäftet, sidan { $page }
to-answer-elsewhere-short = Lösningar, s. { $page }
to-answer-elsewhere-shortest = Lösn. { $page }
to-puzzle = Sidan { $page }
to-puzzle-elsewhere = Sudokut på sidan { $page }
to-puzzle-elsewhere-short = Sudoku, s. { $page }
to-puzzle-elsewhere-shortest = Sudoku { $page }
hardest = Svåraste teknik: { $technique }
hardest-beyond = Svåraste teknik: ingen som har ett namn
givens =
    { $count ->
        [one] 1 given siffra
       *[other] { $count } givna siffror
    }
time = Tid
about-minutes =
    { $count ->
        [one] Ungefär 1 minut
       *[other] Ungefär { $count } minuter
    }
target-time = Tidsmål: { $minutes } min
date = Datum
name = Namn
sheet = Blad { $sheet }
teacher-answers = Lösningar för läraren
cut-out = Klipp ut brickorna och lägg dem på de tomma rutorna.
code = Kod
large-print = Stor stil
puzzle-nouns = sudoku, sudokun, gåtor, pussel
count-words = en=1 ett=1 två=2 tre=3 fyra=4 fem=5 sex=6 sju=7 åtta=8 nio=9 tio=10 elva=11 tolv=12 tretton=13 fjorton=14 femton=15 sexton=16 sjutton=17 arton=18 nitton=19 tjugo=20 trettio=30 fyrtio=40 femtio=50 sextio=60 sjuttio=70 åttio=80 nittio=90 hundra=100 tusen=1000 och=0
quoted = ”{ $text }”

## Svårighetsgrader
level-easy = Lätt
level-medium = Medel
level-hard = Svår
level-expert = Expert
level-extreme = Extrem
level-easy-is = Många givna siffror. Den som letar hittar den ena siffran efter den andra.
level-medium-is = Färre givna siffror. Titta längs rader och kolumner också, och fråga vad en enskild ruta kan vara.
level-hard-is = Här är småsiffror till hjälp: låsta kandidater, par och tripplar.
level-expert-is = Mönster över hela rutnätet, som fiskar, vingar och rektanglar.
level-extreme-is = Minst antal givna siffror; vänta dig vad som helst, upp till långa slutledningskedjor.
level-extreme-with-trial = Minst antal givna siffror; vänta dig vad som helst, upp till långa slutledningskedjor och till att pröva sig fram.

## Varianter
variant-diagonal = Diagonal
variant-windoku = Windoku
variant-jigsaw = Oregelbundet
variant-antiknight = Antispringare
variant-asterisk = Stjärna
variant-center-dot = Mittpunkt
variant-girandola = Girandol
variant-killer = Killer
variant-antiking = Antikung
variant-disjoint = Disjunkta grupper
variant-consecutive = Konsekutivt
variant-non-consecutive = Icke-konsekutivt
variant-kropki = Kropki
variant-some-kropki = Ofullständigt Kropki
variant-greater-than = Större än
variant-xv = XV
variant-some-xv = Ofullständigt XV
variant-even-odd = Udda och jämna
variant-thermo = Termometer
variant-arrow = Pil
variant-palindrome = Palindrom
variant-whispers = Viskningar
variant-renban = Renban
variant-quadruple = Kvadrupel
variant-between = Mellanlinjer
variant-frame = Ram
variant-sandwich = Sandwich
variant-skyscraper = Skyskrapa
variant-little-killer = Little Killer
variant-x-sums = X-summor
variant-calcudoku = Calcudoku
variant-futoshiki = Futoshiki
variant-skyscrapers = Skyskrapor
layout-twodoku = Twodoku
layout-butterfly = Fjäril
layout-samurai = Samuraj
layout-sohei = Sohei
layout-cross = Kors
layout-windmill = Väderkvarn
layout-other = Överlappande
layout-rule = Flera rutnät på { $side } × { $side } överlappar varandra. Vart och ett är ett eget sudoku, och siffrorna i en gemensam box gäller i alla rutnät som delar den.
in-grid = { $number } i rutnät { $grid }
grids-counted = Rutnäten numreras uppifrån och ned och, bredvid varandra, från vänster till höger.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Även var och en av de två långa diagonalerna, { $marks ->
        [shaded] som är skuggade
        [strokes] som är markerade med tunna streck
       *[both] som är skuggade eller markerade med tunna streck
    }, innehåller varje siffra en gång.
variant-windoku-rule = Även varje skuggat fönster innehåller varje siffra en gång.
variant-jigsaw-rule = De tjocka linjerna omger regioner av oregelbunden form i stället för boxar.
variant-antiknight-rule = Rutor på ett springardrags avstånd, två rutor framåt och en åt sidan som i schack, innehåller aldrig samma siffra.
variant-asterisk-rule = Även de nio skuggade rutorna som bildar en stjärna innehåller varje siffra en gång.
variant-center-dot-rule = Även de nio rutorna med en grå punkt, mitt i boxarna, innehåller varje siffra en gång.
variant-girandola-rule = Även girandolens nio skuggade rutor, av vilka fyra ligger i hörnen, innehåller varje siffra en gång.
variant-killer-rule = Streckade linjer omger burar. Siffrorna i en bur har det lilla talet i hörnet som summa, och ingen siffra förekommer två gånger i samma bur.
variant-killer-repeats = Står ett + efter talet får siffror upprepas i buren.
variant-killer-without-sum = En bur utan tal säger bara att dess siffror är olika.
variant-killer-overlap = Burar kan ha gemensamma rutor.
variant-killer-parts = Streckade linjer förbinder också delarna av en bur.
variant-antiking-rule = Rutor som rör vid varandra i ett hörn innehåller aldrig samma siffra.
variant-disjoint-rule = Rutor på samma plats i sina boxar innehåller aldrig samma siffra: till exempel är rutorna längst upp till vänster i alla boxar olika.
variant-consecutive-rule = Ett streck mellan två rutor betyder att deras siffror skiljer sig åt med 1. Alla streck är utsatta: där det inte finns något skiljer sig siffrorna i två rutor med en gemensam sida aldrig åt med 1.
variant-non-consecutive-rule = Siffrorna i två rutor med en gemensam sida skiljer sig aldrig åt med 1.
variant-kropki-rule = En vit punkt mellan två rutor betyder att deras siffror skiljer sig åt med 1, en svart att den ena är dubbelt så stor som den andra. Mellan 1 och 2 kan punkten vara vit eller svart. Alla punkter är utsatta: där två rutor med en gemensam sida saknar punkt gäller varken det ena eller det andra.
variant-some-kropki-rule = En vit punkt mellan två rutor betyder att deras siffror skiljer sig åt med 1, en svart att den ena är dubbelt så stor som den andra. Mellan 1 och 2 kan en punkt vara vit eller svart. Inte alla punkter är utsatta.
variant-greater-than-rule = Inom boxarna öppnar sig tecknet mellan två rutor mot den större siffran.
variant-xv-rule = Ett X mellan två rutor betyder att deras siffror har summan 10, ett V att de har summan 5. Alla X och V är utsatta: där det inte står någon bokstav har siffrorna i två rutor med en gemensam sida aldrig summan 5 eller 10.
variant-some-xv-rule = Ett X mellan två rutor betyder att deras siffror har summan 10, ett V att de har summan 5. Inte alla X och V är utsatta.
variant-even-odd-rule = En grå cirkel betyder en udda siffra, en grå kvadrat en jämn. Alla andra rutor kan innehålla vilket som helst.
variant-thermo-rule = Längs en termometer stiger siffrorna från kulan: varje siffra är större än den före.
variant-arrow-rule = Siffran i en cirkel är summan av siffrorna längs dess pil. En siffra får upprepas på en pil där de andra reglerna tillåter det.
variant-palindrome-rule = Längs en linje läses siffrorna likadant från båda ändarna.
variant-whispers-rule = Längs en linje skiljer sig varje siffra från nästa med minst { $apart }. En siffra får upprepas på en linje där de andra reglerna tillåter det.
variant-renban-rule = Siffrorna på en linje följer på varandra utan lucka, i vilken ordning som helst, och ingen upprepas: till exempel 3, 5, 2 och 4.
variant-quadruple-rule = En cirkel på ett hörn visar upp till fyra siffror, som alla finns i de fyra rutorna runt den, i vilken ordning som helst. En siffra som är tryckt två gånger finns där två gånger. Alla hörn har inte en cirkel.
variant-between-rule = Siffrorna på en linje är större än siffran i cirkeln i ena änden och mindre än den i den andra.
variant-frame-rule = Ett tal utanför rutnätet är summan av de tre första siffrorna i dess rad eller kolumn, räknat från den sidan.
variant-sandwich-rule = Ett tal utanför rutnätet är summan av siffrorna mellan 1 och { $high } i dess rad eller kolumn. Det är 0 där dessa två står intill varandra.
variant-skyscraper-rule = Siffrorna anger höjden på hus. Ett tal utanför rutnätet anger hur många av dem som syns därifrån längs dess rad eller kolumn: varje hus skymmer alla lägre bakom sig.
variant-little-killer-rule = Ett tal utanför rutnätet är summan av siffrorna på den diagonal som dess pil visar. En siffra får upprepas på en diagonal där de andra reglerna tillåter det. Inte alla diagonaler har ett tal.
variant-x-sums-rule = Ett tal utanför rutnätet är summan av de X första siffrorna i dess rad eller kolumn, räknat från den sidan. X är den första av de siffrorna och ingår i summan.
variant-futoshiki-rule = Det finns inga boxar. Tecknet mellan två rutor öppnar sig mot den större siffran. Inte alla tecken är utsatta.
variant-skyscrapers-rule = Det finns inga boxar. Siffrorna anger höjden på hus. Ett tal utanför rutnätet anger hur många av dem som syns därifrån längs dess rad eller kolumn: varje hus skymmer alla lägre bakom sig.
variant-calcudoku-rule = Det finns inga boxar. Tjocka linjer omger burar, och siffrorna i en bur ger talet i hörnet med det räknesätt som står där: de läggs ihop eller multipliceras, eller så dras den mindre av två siffror från den större eller delas den större med den. En siffra får upprepas i en bur, men inte i en rad eller kolumn.
variant-calcudoku-hidden-signs = Saknas tecken kan vilket som helst av de fyra räknesätten gälla.

## Så löser du sudoku
number-word =
    { $number ->
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
        [7] sju
        [8] åtta
        [9] nio
        [10] tio
        [11] elva
        [12] tolv
        [13] tretton
        [14] fjorton
        [15] femton
        [16] sexton
        [25] tjugofem
       *[other] { $number }
    }
fill-digits = Fyll varje tom ruta med en siffra från { $first } till { $last }.
fill-numbers = Fyll varje tom ruta med ett tal från 1 till { $last }.
fill-letter = Fyll varje tom ruta med en siffra från { $first } till 9 eller bokstaven A.
fill-letters = Fyll varje tom ruta med en siffra från { $first } till 9 eller en bokstav från A till { $last }.
fill-word = Bokstäver tar siffrornas plats. Fyll varje tom ruta med en av bokstäverna som står vid pusslet.
fill-pictures = Bilder tar siffrornas plats. Rita i varje tom ruta en av bilderna som visas vid pusslet.
hold =
    Varje rad, varje kolumn och var och en av de { $side-word } { $areas ->
        [regions] regionerna
       *[boxes] boxarna
    } med tjock kant ska innehålla { $symbols ->
        [digits] var och en av de { $side-word } siffrorna
        [numbers] vart och ett av de { $side-word } talen
        [word] var och en av de { $side-word } bokstäverna
        [pictures] var och en av de { $side-word } bilderna
       *[letters] var och en av de { $side-word } siffrorna och bokstäverna
    } precis en gång.
fill-sizes = Fyll varje tom ruta.
sizes-digits = Använd siffrorna { $sizes }.
sizes-letters = Efter 9 fortsätter större rutnät med bokstäver: { $sizes }.
sizes-word = Om bokstäver står vid ett sudoku använder du dem.
sizes-pictures = Om bilder visas vid ett sudoku använder du dem.
size-digits = { $first } till { $last } i { $side } × { $side }
size-letter = A i { $side } × { $side }
size-letters = A till { $last } i { $side } × { $side }
hold-sizes =
    Varje rad, varje kolumn och varje { $areas ->
        [regions] region
       *[boxes] box
    } med tjock kant ska innehålla var och en av dem exakt en gång.
hold-lines = Varje rad och varje kolumn ska innehålla var och en av dessa siffror exakt en gång.
further-letters = Bokstäverna fortsätter där siffrorna slutar: A är den tionde, B den elfte och så vidare.
word-hidden = När rutnätet är fullt bildar en av dess linjer ett ord. Allt som sägs om siffror gäller också bokstäver.
pictures-as-digits = Allt som sägs om siffror gäller också bilder.
one-solution-or-trial = Varje sudoku i den här boken har exakt en lösning. Alla går inte att lösa med enbart logik: några kräver att du prövar dig fram.
one-solution = Varje sudoku i den här boken har exakt en lösning, och den går alltid att nå med enbart logik. Om du frestas att gissa, titta en gång till: det finns alltid ett logiskt steg.
first-steps = Var du börjar
scanning = Välj en siffra och följ de rader och kolumner där den redan finns; där kan den inte stå en gång till. Om bara en ruta i en box är kvar för siffran ska den stå där.
scanning-cages = Börja med de burar som lämnar minst val: en stor skillnad, en produkt med få delare, en mycket liten eller mycket stor summa. Om en bur som ligger i en enda rad eller kolumn måste innehålla en siffra kan resten av den linjen inte ha den.
an-example = Ett exempel
example =
    Var ska { $digit } stå i den skuggade boxen? { $others-count ->
        [one] Siffran finns redan i { $others }. Den rutans rad och kolumn utesluter
       *[other] Siffran finns redan i { $others }. De rutornas rader och kolumner utesluter
    } alla tomma rutor i boxen utom en: { $cell }, markerad med { $mark ->
        [query] ett frågetecken
       *[ring] en ring
    }. Där ska { $digit } stå.
cell-long = rad { $row }, kolumn { $column }
pencil = Gå vidare
pencil-marks = När du inte ser fler siffror direkt skriver du med blyerts in de kandidater som är kvar, små, i varje ruta. En ruta med en enda småsiffra är löst; det är också en siffra som bara har en plats i en rad, kolumn eller box. Stryk småsiffror allteftersom du fyller i rutor, och titta igen: varje siffra du hittar öppnar vägen för andra.
strip-is = Remsan vid varje sudoku visar dess tecken. Bocka av ett tecken när det står på alla sina platser, så syns det vad som fattas.
single-sums = De här summorna lämnar bara en uppsättning siffror, efter antalet rutor i buren:
single-products = De här produkterna av två olika siffror lämnar bara ett par, efter rutnätets storlek:
kids-how-to = Så spelar du
kids-fill = Några rutor är tomma. Skriv en siffra i varje.
kids-size = { $side } × { $side }: använd siffrorna { $first } till { $last }.
kids-row = I varje rad finns varje siffra en gång.
kids-column = I varje kolumn också.
kids-box = Och i varje block med tjocka linjer också.
kids-example =
    Var ska { $digit } stå i det grå blocket? Titta på varje { $digit } utanför blocket. Dess rad och kolumn är
    upptagna. En ruta blir kvar: den med { $mark ->
        [query] frågetecknet
       *[ring] ringen
    }!
kids-start = En bra början: en rad, en kolumn eller ett block med bara en tom ruta. Vilken siffra saknas?
kids-fill-own = Några rutor är tomma. I varje ska något från remsan vid pusslet stå.
kids-row-own = I varje rad finns allt en gång.
kids-column-own = I varje kolumn också.
kids-box-own = Och i varje block med tjocka linjer också.
kids-start-own = En bra början: en rad, en kolumn eller ett block med bara en tom ruta. Vad saknas där?
child-missing = Vad saknas i den grå raden? { $missing }.
child-taken =
    Det finns redan en { $digit } i { $by ->
        [column] kolumnen
       *[box] blocket
    } med frågetecknet.
child-fits = Alltså passar bara { $digit } där!

## Ledtrådar
hints-are = Har du kört fast? Varje ledtråd säger var du ska titta, eller nämner ett mönster och var det finns; resten är upp till dig. Gäller en ledtråd ett senare läge visar antalet tomma rutor hur långt du bör ha kommit.
hints-left-out = Ett sudoku som saknas här behöver ingen ledtråd: fråga för varje siffra var den kan stå i varje rad, kolumn och box.
with-open =
    { $count ->
        [one] När en ruta är kvar: { LOW($hint) }
       *[other] När { $count } rutor är kvar: { LOW($hint) }
    }
hint-full-house = Vilken siffra fattas { $house-in }?
hint-single = Var kan siffran { $digit } stå { $house-in }?
hint-naked-single = Vilken siffra är kvar för { $cell }?
hint-cage = Vilka siffror kan fylla buren med summan { $sum } vid { $cell }?
hint-number = Vilka siffror ger talet { $number } i buren vid { $cell }?

## Kolofon
made-with = Framställd med gridpress { $version }, utgåva { $engine } av dess generator, från fröet { $seed }.
made-again = Samma version gör samma sudokun igen av samma frö och samma avdelningar.
set-in = Satt med { $fonts }.
isbn = ISBN { $isbn }

## Webbutgåvan
web-title = Sudoku { $number }
web-difficulty = Svårighetsgrad: { $stars } av { $most }
web-grid = Sudokurutnät, { $rows } gånger { $columns }
web-given = given { $digit }
web-own = din { $digit }
web-shown = { $digit } från lösningen
web-empty = tom
web-marks = småsiffror { $digits }
web-centre-marks = småsiffror i mitten { $digits }
web-colour-of = färg { $number }
web-wrong = fel
web-clash = krockar
web-cage = bur med summan { $sum } vid { $cell }
web-number = bur { $number } vid { $cell }
web-area-grid = rutnät { $number }
web-near = Förstora ett rutnät
web-sums = Summor
web-no-cage = Välj en ruta i en bur för att se hur den kan fyllas.
web-pad = Siffror
web-key = { $digit }, kvar att placera: { $count }
web-edit = Ifyllning
web-digit = Siffra
web-corner = Små
web-centre = Mitten
web-colour = Färg
web-erase = Radera
web-undo = Ångra
web-redo = Gör om
web-pause = Paus
web-paused = Pausat
web-resume = Fortsätt
web-help = Hjälp
web-menu = Meny
web-all-marks = Fyll i alla småsiffror
web-next-cell = Var finns nästa siffra?
web-check = Kontrollera
web-hint = Ledtråd
web-show = Lösning
web-share = Dela resultatet
web-statistics = Statistik
web-settings = Inställningar
web-rules = Regler
web-keys = Tangentbord
web-print = Skriv ut
web-again = Börja om
web-no-mistakes = Inga fel hittills.
web-mistakes = Felaktiga siffror: { $count }. De är markerade.
web-mistakes-first = En ledtråd hjälper först när alla siffror är rätt. De felaktiga är markerade.
web-no-clashes = Inga krockar hittills.
web-clashes = Siffror som krockar: { $count }. De är markerade.
web-more = Mer
web-do = Utför
web-next-in = Nästa siffra går att hitta i { $cell }.
web-close = Stäng
web-beyond = Härifrån leder inget mönster vidare. { $cell } är { $digit }.
web-ask-show = Visa hela lösningen? Då är spelet slut.
web-ask-again = Börja om? Alla siffror och småsiffror försvinner.
web-cancel = Avbryt
web-won = Löst!
web-won-in = Din tid: { $time }
web-with-help = med hjälp
web-without-help = utan hjälp
web-replay = Spela upp
web-move = Drag { $number } av { $count }
web-path = Vägen till lösningen
web-another = Ett sudoku till
web-another-busy = Ett sudoku av samma sort och nivå skapas …
web-another-failed = Det gick inte att skapa ett sudoku till.
web-progress = Ta med
web-progress-of-link = Länken öppnar det här spelet, som det är nu, i en annan webbläsare.
web-progress-of-file = En fil innehåller alla spel, tider och inställningar.
web-progress-link = Kopiera länk
web-progress-file = Spara fil
web-progress-open = Öppna fil
web-progress-none = Länken innehåller inget spel av det här sudokut.
web-progress-ask = Fortsätta med spelet i länken? Spelet i den här webbläsaren försvinner.
web-progress-take = Fortsätt
web-progress-read = Lästa spel: { $count }. Av två spel av samma sudoku behålls det som kommit längst.
web-progress-no-file = Den här filen innehåller inga spel.
previous-path = Föregående sudoku, steg för steg
path-of = Nr { $number }, steg för steg
web-copied = Kopierat
web-copy = Kopiera den här texten
web-revealed = Det här är lösningen.
web-not-yet = Rutnätet är fullt, men något stämmer inte än.
web-none-won = Inget sudoku är löst i den här webbläsaren än.
web-streak = Dagar i rad: { $count }
web-longest = Flest dagar i rad: { $count }
web-level = Nivå
web-solved = Lösta
web-best = Bästa
web-mean = Snitt
web-times = Tiderna gäller spel utan hjälp.
web-set-check = Kontrollera medan du skriver
web-check-none = Ingenting
web-check-clashes = Krockar
web-check-mistakes = Fel
web-set-look = Färger
web-look-system = Som på enheten
web-look-light = Ljust
web-look-dark = Mörkt
web-set-clock = Visa klockan
web-set-peers = Markera rad, kolumn och box
web-set-same = Markera lika siffror
web-set-tidy = Ta bort småsiffror som en siffra utesluter
web-set-auto = Visa alltid alla kandidater
web-set-first = Välj siffran först, sedan rutorna
web-set-letters = Bokstäver för vänster hand: Q W E, A S D, Z X C är 1 till 9
web-set-paint = Färglägg rutor
web-set-left = Siffrorna till vänster
web-set-print = Skriv ut mina siffror och småsiffror
web-keys-move = Piltangenterna flyttar dig i rutnätet.
web-keys-several = Med Skift eller Ctrl väljer de flera rutor; Ctrl+A väljer alla, Escape bara en. Dubbelklick markerar alla lika siffror.
web-keys-fill = Siffror och bokstäver fyller i en ruta, Backsteg raderar.
web-keys-marks = Med Skift blir de småsiffror, med Ctrl eller Alt småsiffror i mitten. Blanksteg växlar läge.
web-keys-back = Ctrl+Z ångrar, Ctrl+Y gör om.
web-keys-more = { $pause } stannar klockan, { $all } fyller i alla småsiffror, ett frågetecken visar de här tangenterna.
web-keys-hint = { $hint } ger en ledtråd, { $next } bara rutan för nästa siffra.
web-hint-names = I ledtrådar är { $cell } rutan i rad { $row } och kolumn { $column }.
web-signs = En ledtråd skuggar enheten och ramar in mönstret. En prickad ring har de siffror som utesluter en annan, en hel ring siffran som ska skrivas in; det som inte kan stämma är överstruket.
web-before = Föregående dag
web-after = Nästa dag
web-archive = Alla sudokun
web-earlier = Föregående månad
web-later = Nästa månad
web-begun = Påbörjat
web-kept = Spelet sparas i den här webbläsaren.
web-no-script = För att spela här måste webbläsaren tillåta JavaScript. Sudokut kan skrivas ut utan det.

## Kapitlen om tekniker och lösningar steg för steg
about-techniques = De tekniker du behöver för den här boken, från den lättaste till den svåraste, var och en med ett exempel. Inget av exemplen finns bland bokens sudokun.
about-walkthroughs =
    Några av bokens sudokun { $end ->
        [trial] från början så långt teknikerna räcker
       *[solved] från början till slut
    }, alltid med lättast möjliga steg. För varje singel anges
    rutan och den rad, kolumn eller box där siffran inte har någon annan plats; ”ensam” betyder att
    siffran är rutans enda kandidat.
naming = R4K7 är rutan i rad 4, kolumn 7. Boxarna numreras från vänster till höger och uppifrån och ned.
diagrams =
    I bilderna { $told ->
        [greys] är de svarta siffrorna givna, och de grå
       *[weights] är de feta siffrorna givna, och de tunna
    } har hittats på vägen. De små siffrorna är kandidater: det som fortfarande kan stå i en ruta. { $told ->
        [greys] Mönstrets kandidater är svarta
       *[weights] Mönstrets kandidater är feta
    } och dess rutor grå; en mörkare grå ton skiljer ut rutor med en annan roll i mönstret, och den ljusaste visar dess
    rader, kolumner och boxar. Överstrukna kandidater faller bort. En kandidat i en ring sätts in.
excerpts = Vissa bilder visar bara de boxar som ett steg handlar om; talen i kanten är radernas och kolumnernas.
chains = Grå cirklar och små kvadrater är de två sidorna av en färgläggning eller kedja: den ena är sann och den andra falsk. Heldragna linjer förbinder två kandidater av vilka minst en är sann, streckade linjer två som inte båda är sanna.
houses-are = En linje är en rad eller en kolumn. En enhet är en linje, en box eller en annan grupp av rutor där varje siffra ska stå en gång.
sees = Två rutor ser varandra när de inte kan innehålla samma siffra: för att de ligger i samma rad, kolumn eller box, eller för att en annan regel förbjuder det.
how-to-solve = Så löser du sudoku { $number }
how-to-solve-of = Så löser du sudokut för { $date }
start = Början
step = Steg { $number }: { $technique }
steps = Steg { $first } till { $last }: { $technique }
singles = Singlar
alone = ensam
first-singles = Först singlarna: { $singles }.
then-singles = Sedan { $singles }.
singles-finish = Härifrån räcker det med singlar.
only-singles = Singlarna räcker.
stuck = Här räcker inte bokens tekniker längre, och det återstår att pröva sig fram: ta en ruta med två kandidater, anta att den ena är rätt och fortsätt tills rutnätet är fullt eller du stöter på en motsägelse. Då är den andra rätt.

## Rutor och enheter
cell = R{ $row }K{ $column }
house-row =
    { $form ->
        [in] i rad { $number }
       *[is] rad { $number }
    }
house-column =
    { $form ->
        [in] i kolumn { $number }
       *[is] kolumn { $number }
    }
house-box =
    { $form ->
        [in] i box { $number }
       *[is] box { $number }
    }
house-region =
    { $form ->
        [in] i regionen kring { $cell }
       *[is] regionen kring { $cell }
    }
house-falling =
    { $form ->
        [in] på den fallande diagonalen
       *[is] den fallande diagonalen
    }
house-rising =
    { $form ->
        [in] på den stigande diagonalen
       *[is] den stigande diagonalen
    }
house-window =
    { $form ->
        [in] i fönster { $number }
       *[is] fönster { $number }
    }
house-asterisk =
    { $form ->
        [in] i stjärnan
       *[is] stjärnan
    }
house-center-dot =
    { $form ->
        [in] i punktrutorna
       *[is] punktrutorna
    }
house-girandola =
    { $form ->
        [in] i girandolen
       *[is] girandolen
    }
house-place =
    { $form ->
        [in] i rutorna på plats { $number } i boxarna
       *[is] rutorna på plats { $number } i boxarna
    }
house-rows =
    { $form ->
        [in] i raderna { $numbers }
       *[is] raderna { $numbers }
    }
house-columns =
    { $form ->
        [in] i kolumnerna { $numbers }
       *[is] kolumnerna { $numbers }
    }

## Var du ska leta
look-house = Titta { $house-in }.
look-cage = Titta i buren med summan { $sum } vid { $cell }.
look-number = Titta i buren { $number } vid { $cell }.
look-digit = Titta på de platser där { $digit } kan stå.
look-cells = Titta på { $cells }.

## Vad som finns där
there-in-house = { CAP($house-in) } finns { $technique-there }.
there-single = { CAP($house-in) } är siffran { $digit } { $technique-there }.
there-at-cells = I { $cells } finns { $technique-there }.
there-at-cage = I buren med summan { $sum } vid { $cell } finns { $technique-there }.
there-at-number = I buren { $number } vid { $cell } finns { $technique-there }.
there-on-digit = Det finns { $technique-there } för siffran { $digit }.
there-on-digit-in = { CAP($houses-in) } finns { $technique-there } för siffran { $digit }.
there-pointing = { CAP($house-in) } ligger alla platser för siffran { $digit } { $cover-in } (pekning).
there-pointing-away = { CAP($house-in) } ser alla platser för siffran { $digit } samma andra rutor.
there-claiming = { CAP($house-in) } ligger alla platser för siffran { $digit } { $cover-in } (reservering).

## Vad som följer
is = { $cell } är { $digit }
so = Alltså: { $places }.
removed = { $digits } från { $cells }
remove = Stryk { $removed }.
joint = { "; " }
brief-last = { $outcome } (sista rutan { $house-in })
brief-only = { $outcome } (enda platsen { $house-in })
brief-alone = { $outcome } (enda möjliga siffran där)
brief-remove = stryk { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Varför: singlar, låsta kandidater, mängder
why-full-house = { CAP($house-in) } är { $cell } den enda tomma rutan och { $digit } den enda siffra som saknas.
why-naked-single = Alla siffror utom { $digit } är uteslutna i { $cell }.
why-hidden-single = { CAP($house-in) } kan siffran { $digit } bara stå i { $cell }.
why-locked = { CAP($house-in) } kan siffran { $digit } bara stå i { $cells-or }, och de rutorna ligger också { $cover-in }. En av dem är alltså { $digit }, och ingen annan ruta { $cover-in } kan vara det.
why-locked-away = { CAP($house-in) } kan siffran { $digit } bara stå i { $cells-or }. Var den än står kan ingen ruta som ser alla dessa vara { $digit }.
why-naked-subset = { $cells } har tillsammans bara { $digits } kvar och får var sin. Därför kan ingen annan ruta { $house-in } vara { $digits-or }.
why-naked-subset-away = { $cells } har tillsammans bara { $digits } kvar och får var sin. Därför kan ingen annan ruta som ser alla deras platser för någon av siffrorna innehålla den siffran.
why-hidden-subset = { CAP($house-in) } kan { $digits } bara stå i { $cells }, en i varje. Därför kan de rutorna inte innehålla någon annan siffra.
why-mark-pair = { $relation } Vissa kandidater skulle lämna den andra rutan utan siffra.
why-line-number = { $relation } Vissa kandidater gör det omöjligt, vad som än står i de andra rutorna.
why-line-filling = { $relation } Eftersom rutor som ser varandra måste vara olika tillåter inget återstående sätt följande kandidater.
why-mark-room =
    Med siffran { $digit } i { $cell } skulle { $cells } { $digits-count ->
        [0] inte ha någon siffra kvar.
       *[other] tillsammans bara ha { $digits } kvar, vilket är för få.
    }
why-mark-house = { CAP($house-in) } kan siffran { $digit } bara stå i { $cells-or }. Var den än står utesluter den samma kandidater.
relation-consecutive = { $cells } måste skilja sig åt med 1.
relation-not-consecutive = { $cells } får inte skilja sig åt med 1.
relation-double = Av { $cells } måste den ena vara dubbelt så stor som den andra.
relation-no-dot = { $cells } får inte skilja sig åt med 1, och ingen får vara dubbelt så stor som den andra.
relation-less = { $less } måste vara mindre än { $greater }.
relation-sum = { $cells } måste ha summan { $value }.
relation-no-sum = { $cells } får inte ha summan 5 eller 10.
relation-same = { $cells } måste vara lika.
relation-below = { $less } måste vara minst { $by } mindre än { $greater }.
relation-apart = { $cells } måste skilja sig åt med minst { $by }.
relation-within = { $cells } måste skilja sig åt, men med högst { $by }.
relation-thermo = Längs { $cells } måste siffrorna stiga.
relation-palindrome = { $cells } måste läsas likadant från båda ändarna.
relation-renban = { $cells } måste innehålla siffror i följd, i valfri ordning.
relation-whispers = Längs { $cells } måste varje siffra skilja sig från nästa med minst { $by }.
relation-arrow = { $rest } måste ha siffran i { $first } som summa.
relation-quadruple = { $cells } måste innehålla { $digits }.
relation-between = { $inner } måste ligga mellan siffrorna i { $ends }.
relation-sandwich = Från { $first } till { $last } måste siffrorna mellan 1 och { $high } ha summan { $value }.
relation-skyscraper = Från { $first } till { $last } måste antalet siffror som är större än alla före dem, den första inräknad, vara { $value }.
relation-x-sum = Från { $first } till { $last } måste de X första siffrorna ha summan { $value }, där X är den första av dem.
relation-odd = { $cells } måste vara udda.
relation-even = { $cells } måste vara jämn.
why-cage = Siffrorna i buren med summan { $sum } vid { $cell } ska vara olika, och inget återstående sätt att få { $sum } tillåter följande kandidater.
why-cage-sets = Buren med summan { $sum } vid { $cell } kan bara vara { $sets-or }.
why-cage-claiming = Siffrorna i buren med summan { $sum } vid { $cell } ska vara olika, och alla återstående sätt att få { $sum } innehåller siffran { $digit }. I buren kan den bara stå i { $places }.
why-number = Inget återstående sätt att få { $number } i buren vid { $cell } tillåter följande kandidater.
why-number-sets = Buren { $number } vid { $cell } kan bara fyllas med { $digits }.
why-number-claiming = Alla återstående sätt att få { $number } i buren vid { $cell } innehåller siffran { $digit }. I buren kan den bara stå i { $places }.
why-innie = Summan { $houses-in } är { $whole }, och burarna som ligger helt innanför ger { $cages }. För { $cells } återstår { $sum }.
why-innies = Summan { $houses-in } är { $whole }, och burarna som ligger helt innanför ger { $cages }. Därför ska { $cells } ge de övriga { $sum }, utan att någon siffra upprepas. Inget återstående sätt att få { $sum } tillåter följande kandidater.
why-outie = Summan { $houses-in } är { $whole }, och burarna som når in ger { $cages }. Skillnaden, { $sum }, står i { $cells }, utanför.
why-outies = Summan { $houses-in } är { $whole }, och burarna som når in ger { $cages }. Skillnaden, { $sum }, ska { $cells }, utanför, ge tillsammans. Inget återstående sätt att få den tillåter följande kandidater.
why-house-combination = I { $cells } är alla siffror olika, och varje bur måste ge sitt tal. Inget återstående sätt att fylla alla tillsammans tillåter följande kandidater.
why-cage-overlap = Några burar har bara de här platserna för { $digit }, och de ligger i lika många rader, kolumner eller boxar: { $cells }. Var och en av burarna behöver en { $digit }, så det finns ingen annanstans i de enheterna.
why-cage-overlap-houses = Några rader, kolumner eller boxar har bara de här platserna för { $digit }, och de ligger i lika många burar: { $cells }. Alltså finns ingen { $digit } annanstans i de burarna.
cages-involved = Inblandade burar: { $cages }.
chain-from-cage = Om { $off } inte är { $digit } är { $on } siffran { $other } (varje sätt att fylla deras bur har en av de två)
chain-cage = { $off } är inte { $digit }, så { $on } är { $other } (varje sätt att fylla deras bur har en av de två)

## Varför: fiskar
why-fish = { CAP($houses-in) } kan siffran { $digit } bara stå { $cover-in }. Därför får { $cover } sin { $digit } därifrån, och ingen annan ruta { $cover-in } kan vara { $digit }.
why-finned-fish = { CAP($houses-in) } kan siffran { $digit } bara stå { $cover-in }, eller också i { $fins-or }. Står den i { $fins-or } är den utesluten i { $gone }. Annars får { $cover } sin { $digit } från { $houses }, och ingen annan ruta { $cover-in } kan vara { $digit }. I båda fallen är { $digit } utesluten i { $gone }.

## Varför: vingar
why-xy-wing = { $cell } är { $digits-or }: är den { $one } så är { $first } siffran { $digit }; är den { $two } så är { $second } siffran { $digit }. Alltså står { $digit } i { $ends-or }, och ingen ruta som ser alla dessa kan vara { $digit }.
why-xyz-wing = { $cell } är { $digits-or }: är den { $one } så är { $first } siffran { $digit }; är den { $two } så är { $second } siffran { $digit }; annars är den själv { $digit }. Alltså står { $digit } i { $ends-or }, och ingen ruta som ser alla dessa kan vara { $digit }.
why-wxyz-wing = { $cells } har tillsammans bara { $digits } kvar, och var och en av dessa utom { $digit } får plats i högst en av de fyra. Alltså måste en av dem vara { $digit }: { $ends-or }. Ingen ruta som ser alla dessa kan vara { $digit }.
why-w-wing = { $cells } har bara { $digits } kvar. { CAP($house-in) } står { $digit } i { $one } eller { $two }: { $one } ser { $first }, och { $two } ser { $second }. Därför är inte både { $first } och { $second } siffran { $digit }. En av dem är { $other }, och ingen ruta som ser båda kan vara { $other }.

## Varför: rektanglar
why-rectangle = Om { $cells } bara hade { $digits } kvar kunde de byta plats, och sudokut skulle ha två lösningar.
why-rectangle-1 = De andra hörnen har inga andra siffror, så { $cell } måste ha en annan: den är varken { $one } eller { $two }.
why-rectangle-2 = För att det inte ska hända måste { $cells-or } vara { $digit }, och ingen ruta som ser alla dessa kan vara { $digit }.
why-rectangle-3 = För att det inte ska hända måste { $roof-or } vara { $others-or }. Den rutan och { $cells } får då siffrorna { $digits } { $house-in }, och ingen annan ruta { $house-in } kan vara någon av dem.
why-rectangle-4 = { CAP($house-in) } kan bara { $cells } innehålla siffran { $digit }, så en av dem är { $digit }. Om den andra vore { $other } skulle de fyra bara ha dessa två siffror kvar.
why-hidden-rectangle = { CAP($house-in) } och { $cover-in } har siffran { $digit } ingen plats utanför de fyra. Om { $cell } vore { $other } skulle { $first } och { $second } vara { $digit }, och { $last }, som inte har några andra siffror, skulle vara { $other }: precis det som inte får hända.
why-bug = Alla tomma rutor har två kandidater kvar, men { $cell } har { $digits }. Utan { $digit } där skulle varje siffra ha två platser eller ingen i varje rad, kolumn och box, och sudokut kunde inte ha exakt en lösning.

## Varför: platspar, färger
why-remote-pair = De här rutorna har bara { $digits } kvar, och de som ser varandra måste vara olika. Därför har { $first } den ena siffran och { $second } den andra. En ruta som ser en av de första och en av de andra ser både { $digits }.
why-turbot-fish = Siffran { $digit } står { $house-in } i { $first-or }, och { $cover-in } i { $second-or }. { $near } ser varandra, så båda är inte { $digit }: { $far-or } är { $digit }, och ingen ruta som ser båda dessa kan vara { $digit }.
why-empty-rectangle = { CAP($house-in) } står siffran { $digit } i { $near } eller { $far }. Om { $near } är { $digit } kan den { $block-in } inte stå i { $lost } utan står i { $kept-or }, och är då utesluten i { $gone }. Om { $far } är { $digit } är den också utesluten där.
why-colours-wrong = Enheter med två platser för { $digit } förbinder de här rutorna i två grupper: { $first }; och { $second }. Alla i den ena gruppen är { $digit }, och ingen i den andra. Men { $one } och { $two }, i samma grupp, ser varandra, så den gruppen är fel.
why-colours-seen = Enheter med två platser för { $digit } förbinder de här rutorna i två grupper: { $first }; och { $second }. Alla i den ena gruppen är { $digit }, och ingen i den andra. En ruta som ser en av vardera kan inte vara { $digit }.
why-groups = Enheter med två platser för { $digit } förbinder rutor i grupper: { $first } mot { $second }; och { $third } mot { $fourth }. Antingen är alla rutor i en grupp { $digit } eller alla i gruppen mitt emot.
why-group-sees-two = { $one } ser { $two }, och { $three } ser { $four }. Därför utesluter { $one } och dess grupp två grupper av vilka den ena är { $digit }, och kan inte själva vara { $digit }.
why-groups-meet = { $one } ser { $two }, så deras grupper är inte båda { $digit }, och en av grupperna mitt emot är det. En ruta som ser en av { $first } och en av { $second } kan inte vara { $digit }.

## Varför: nästan låsta mängder
set = { $cells } ({ $digits })
why-als-xz = Två mängder har var sin siffra mer än rutor: { $one }; och { $two }. Bara en av dem kan innehålla { $digit }, för dess platser i båda ser varandra. Den andra saknar { $digit } och innehåller alltså alla sina övriga siffror, bland dem { $digits }. Ingen ruta som ser alla platser för dem i båda mängderna kan vara { $digits-or }.
why-als-xz-double = Två mängder har var sin siffra mer än rutor: { $one }; och { $two }. Var och en av { $digits } får plats i bara en av dem, för dess platser i båda ser varandra. Därför saknar varje mängd en av dem och innehåller allt annat: ingen ruta som ser alla platser för en annan siffra i en mängd, eller alla platser för { $digits-or } i båda, kan innehålla den.
why-als-xy-wing = Tre mängder har var sin siffra mer än rutor: { $one }; { $two }; { $three }. Den mellersta innehåller { $digit } eller { $other }. Om { $digit }, kan { $first } inte ha den och måste innehålla { $digits }; om { $other }, kan { $last } inte ha den och måste innehålla { $digits }. Ingen ruta som ser alla platser för { $digits-or } i båda kan vara { $digits-or }.
why-stem = { $cell } är { $digits-or }.
why-petal = Är den { $digit } så kan { $set } inte ha den siffran och måste innehålla alla andra, bland dem { $digits }.
why-petals = Var och en av de här mängderna har en siffra mer än rutor. Därför kan en ruta som ser alla platser för { $digits-or } i dem alla inte vara { $digits-or }.
why-sue-de-coq = { $cells } har tillsammans { $count } siffror, nämligen { $digits }, och ingen av dem får plats där två gånger. Varje ruta får alltså en av dem, och alla går åt här: siffrorna { $first } { $house-in } och siffrorna { $second } { $cover-in }. Ingen annan ruta där kan innehålla dem.

## Varför: kedjor
chain-from-cell = Om { $cell } inte är { $digit } är { $cell } siffran { $other }
chain-from-place =
    { $off-count ->
        [1] Om { $off } inte är { $digit }
       *[other] Om ingen av { $off } är { $digit }
    } är { $on-or } { $digit } (enda andra platsen { $house-in })
chain-cell = { $cell } är inte { $digit } utan { $other }
chain-place =
    { $off-count ->
        [1] { $off } är inte { $digit }
       *[other] ingen av { $off } är { $digit }
    }, så { $on-or } är { $digit } (enda andra platsen { $house-in })
chain-joint = { "; sedan: " }
chain-same = Alltså är { $cells-or } siffran { $digit } i vilket fall som helst, och det som utesluts av det faller bort.
chain-ends = Alltså är { $first-or } siffran { $digit }, eller { $second-or } är { $other }, och det som båda utesluter faller bort.
chain-loop = Alltså är { $first-or } siffran { $digit }, eller { $second-or } är { $other }. De två utesluter också varandra, vilket sluter kedjan till en ring: av två grannar i den är alltid en sann, och det som båda utesluter faller bort.
branches-cell = { $cell } är { $digits-or }.
branches-house = { CAP($house-in) } står siffran { $digit } i { $cells-or }.
branch-at-once = Om { $cells-or } är { $digit } är följande kandidater uteslutna direkt.
branch-chain = Anta att { $cells-or } är { $digit }. Då gäller: { $links }.
branch-net = Om { $cells-or } är { $digit } följer i tur och ordning { $placed }.
branches-end = I samtliga fall är följande kandidater uteslutna.
placed = { $cell } = { $digit }
why-net = Anta att { $cells-or } är { $digit }. Då följer i tur och ordning { $placed }. Det lämnar en ruta utan siffra eller en siffra utan plats. Alltså är { $cells-or } inte { $digit }.
why-net-at-once = Anta att { $cells-or } är { $digit }. Det lämnar en ruta utan siffra eller en siffra utan plats. Alltså är { $cells-or } inte { $digit }.

## Vad som sägs om ett sudoku på vägen
explain-solved = Löst. Svåraste teknik: { $technique }. Poäng: { $score }.
explain-done = Det finns inget kvar att hitta.
explain-stuck =
    Logiken kommer inte längre: { $count ->
        [one] en ruta förblir tom
       *[other] { $count } rutor förblir tomma
    }. Poäng: { $score }.
explain-all =
    { $count ->
        [one] 1 steg.
       *[other] { $count } steg.
    }
hint-stuck = Logiken kommer inte längre.
hint-trial = Därifrån får man pröva sig fram.
verdict-none = Ingen lösning.
verdict-several = Flera lösningar: det saknas siffror.
verdict-unsettled = Oavgjort: sökningen skulle ha tagit för lång tid.
verdict-full = Rutnätet är fullt, och varje siffra är rätt.
givens-none = De givna siffrorna har ingen lösning.
givens-several = De givna siffrorna har flera lösningar.
wrong-digits = Fel: { $placed }.
no-digit-fits = Ingen siffra passar i { $cell }.
wrong-alone = Utan { $placed } finns exakt en lösning.
wrong-among = Om bara en siffra är fel är det { $placed-or }.
wrong-together = Tillsammans lämnar de ingen lösning: { $placed }.
wrong-marks = Den rätta siffran är struken i { $cells }.
clash-house = { CAP($house-in) } står siffran { $digit } i { $cells }.
clash-pair = { $cells } ser varandra, och båda är { $digit }.
clash-sum = Buren med summan { $sum } vid { $cell } ger { $total }.
clash-number = Siffrorna i buren { $number } vid { $cell } ger inte dess tal.

## Tekniker: namnet, samma efter ”finns”, och ett stycke som lär ut den
technique-full-house = Sista rutan
technique-full-house-there = en sista ruta
technique-full-house-teach = När en rad, kolumn eller box har en enda tom ruta räknar du igenom siffrorna: den som saknas ska stå där. Det är det lättaste steget av alla, och mot slutet av ett sudoku kommer det av sig självt. Kasta en blick på raden, kolumnen och boxen efter varje siffra du skriver: kanske har en av dem nu en enda lucka.
technique-hidden-single-box = Dold singel i en box
technique-hidden-single-box-there = en dold singel
technique-hidden-single-box-teach = Välj en siffra och en box där den saknas. Varje rad och kolumn som redan har siffran utesluter den ur sina rutor i boxen. När en enda ruta är kvar ska siffran stå där, vad rutan än kunde ha varit annars. De flesta lätta sudokun går att lösa nästan helt så här: gå igenom siffrorna en efter en, de vanligaste först.
technique-hidden-single-line = Dold singel i en linje
technique-hidden-single-line-there = en dold singel
technique-hidden-single-line-teach = Välj en rad eller kolumn och en siffra som saknas där. Stryk de rutor där siffran inte kan stå: de som är fyllda, de vars box redan har siffran och de vars korsande linje har den. Om en enda ruta är kvar ska siffran stå där. Linjer är svårare att överblicka än boxar, så börja med dem som är nästan fulla.
technique-naked-single = Naken singel
technique-naked-single-there = en naken singel
technique-naked-single-teach = Titta på en ruta och räkna vad den ser: siffrorna i dess rad, kolumn och box. Finns alla siffror utom en där ska den som saknas stå i rutan. En sådan ruta är svår att upptäcka, för siffrorna som utesluter de andra ligger utspridda. Leta där en nästan full rad möter en nästan full kolumn eller box. Med småsiffror är det en ruta med en enda småsiffra.
technique-pointing = Pekning
technique-pointing-there = en pekning
technique-pointing-teach = Anta att alla platser för en siffra i en box ligger i samma rad eller kolumn. Vilken av dem som än är rätt får linjen sin siffra inne i boxen. Siffran kan alltså strykas i resten av linjen, utanför boxen. De två eller tre platserna pekar längs linjen. Ofta öppnar det för en singel i boxen intill.
technique-claiming = Reservering
technique-claiming-there = en reservering
technique-claiming-teach = Anta att alla platser för en siffra i en rad eller kolumn ligger i samma box. Linjen behöver siffran och kan bara få den där, så linjen reserverar boxens siffra: stryk den i boxens övriga rutor. Leta i linjer med få tomma rutor utanför en box.
technique-naked-pair = Naket par
technique-naked-pair-there = ett naket par
technique-naked-pair-teach = Två rutor i en enhet har samma två kandidater och inga andra. Den ena rutan får den ena siffran och den andra den andra; vilken som får vilken spelar ingen roll. Båda siffrorna är därmed förbrukade, så stryk dem i enhetens övriga rutor. Ligger de två rutorna både i samma box och i samma linje gör du det i båda.
technique-hidden-pair = Dolt par
technique-hidden-pair-there = ett dolt par
technique-hidden-pair-teach = Två siffror har samma två platser i en enhet och inga andra. Då innehåller de två rutorna de två siffrorna i någon ordning, och alla deras övriga kandidater faller bort. Paret är dolt bland de andra småsiffrorna: leta efter siffrorna, inte efter rutorna. Fråga för varje siffra var i enheten den kan stå, och leta efter två med samma svar.
technique-cage-combination = Burkombination
technique-cage-combination-there = en burkombination
technique-cage-combination-teach = Siffrorna i en bur är olika och ger dess summa. En del summor går bara att få på ett sätt: två rutor med summan 3 innehåller 1 och 2, två med summan 17 innehåller 8 och 9, tre med summan 6 innehåller 1, 2 och 3. Anteckna de siffrorna i buren och stryk alla andra. Allteftersom du fyller i rutor har allt fler burar bara ett sätt kvar.
technique-cage-combination-number-teach = Vissa burar går bara att fylla med en uppsättning siffror. I ett rutnät på 6 × 6 är skillnaden 5 alltid 1 och 6, och produkten 20 i två rutor är 4 och 5. Anteckna de siffrorna i buren och stryk alla andra. Allteftersom du fyller i rutor har allt fler burar bara en uppsättning kvar.
technique-innie = Inruta eller utruta
technique-innie-there = en inruta eller utruta
technique-innie-teach = Varje rad, kolumn och box innehåller varje siffra en gång, så i ett rutnät på 9 × 9 är summan 45. Räkna ihop burarna som ligger helt innanför. Om en ruta blir över, en inruta, innehåller den det som fattas till 45. Eller räkna ihop alla burar som når in. Ligger en av deras rutor utanför, en utruta, innehåller den överskottet.
technique-cage-claiming = Burreservering
technique-cage-claiming-there = en reserverad siffra
technique-cage-claiming-teach = Skriv upp de uppsättningar siffror som ger en burs summa. En siffra som finns i alla måste stå i buren: tre rutor med summan 22 har alltid en nia. Om alla dess platser i buren ligger i samma rad, kolumn eller box faller den bort från de övriga rutorna där.
technique-cage-claiming-number-teach = Skriv upp de uppsättningar siffror som ger en burs tal. En siffra som finns i alla måste stå i buren: produkten 10 kräver alltid en femma. Om alla dess platser i buren ligger i samma rad eller kolumn faller den bort i resten av den linjen.
technique-cage-sum = Bursumma
technique-cage-sum-there = en bursumma
technique-cage-sum-teach = Siffrorna i en bur är olika och ger dess summa, så bara några få uppsättningar är möjliga. Tre rutor med summan 7 innehåller 1, 2 och 4 i någon ordning. Skriv upp de uppsättningar som är möjliga. En siffra som inte finns i någon av dem faller bort från buren, liksom en siffra som inte skulle lämna någon uppsättning åt de andra rutorna.
technique-cage-sum-number-teach = Bara några få uppsättningar siffror ger en burs tal, och ännu färre när kandidater har fallit bort. Skriv upp hur buren kan fyllas, och tänk på att en siffra inte får stå två gånger i en rad eller kolumn. En kandidat som inte ingår i något av sätten faller bort.
technique-innies = Inrutor och utrutor
technique-innies-there = en grupp inrutor eller utrutor
technique-innies-teach = Varje rad, kolumn och box har en fast summa, 45 i ett rutnät på 9 × 9. Där burarna lämnar två eller fler av dess rutor ger dessa tillsammans det som fattas till summan, som om de vore en egen bur. På samma sätt ger de rutor som burarna har utanför tillsammans överskottet. Gå igenom de siffror som ger den summan, och stryk dem som inte passar någonstans.
technique-wide-innies = Inrutor i flera enheter
technique-wide-innies-there = en grupp inrutor eller utrutor i flera enheter
technique-wide-innies-teach = Två rader, kolumner eller boxar intill varandra har summan 90, och tre har 135. Burar fyller ofta flera enheter så när som på några rutor, även där de inte fyller en enda. Räkna ihop burarna innanför, så ger rutorna som är kvar tillsammans resten. Eller räkna ihop alla burar som når in, så ger rutorna utanför tillsammans överskottet.
technique-house-combination = Kombinationer i en enhet
technique-house-combination-there = en kombination av burar
technique-house-combination-teach = Burar i samma rad, kolumn eller box har ingen siffra gemensam. Om en bur med två rutor och summan 4 tar 1 och 3, så återstår bara 2 och 5 för en annan med summan 7. De övriga rutorna tar de siffror som blir kvar. Det som inte passar in i någon sådan fördelning faller bort.
technique-cage-overlap = Överlappande burar
technique-cage-overlap-there = överlappande burar
technique-cage-overlap-teach = Två burar behöver samma siffra, och alla dess platser i båda ligger i samma två rader, kolumner eller boxar. Då förbrukar burarna den siffran där, och den faller bort från de övriga rutorna i de enheterna. Det gäller också omvänt: om två rader har alla platser för en siffra i samma två burar, faller den bort från resten av burarna.
technique-cage-chain = Kedja genom burar
technique-cage-chain-there = en kedja genom burar
technique-cage-chain-teach = En växlande kedja som också går genom burar. Två kandidater i en bur utesluter varandra om inget sätt att fylla den har båda, och en av dem är rätt om varje sätt har en. Antingen är kedjans första kandidat rätt eller den sista, så det som båda utesluter faller bort.
technique-cage-net = Tvingande nät genom burar
technique-cage-net-there = ett tvingande nät genom burar
technique-cage-net-teach = Anta att en kandidat är rätt, fyll i alla singlar som följer, och behåll för varje bur bara de sätt att fylla den som ännu är möjliga. Blir en ruta utan siffra, eller en siffra utan plats, var kandidaten fel. Även det som utesluts av varje kandidat i en ruta, eller av varje plats för en siffra i en enhet, faller bort.
technique-naked-triple = Naken trippel
technique-naked-triple-there = en naken trippel
technique-naked-triple-teach = Tre rutor i en enhet har bara tre siffror tillsammans. Alla rutor behöver inte ha alla tre: 2 och 5, 5 och 8, 2 och 8 bildar också en trippel. De tre rutorna förbrukar de tre siffrorna, så enhetens övriga rutor förlorar dem. Leta bland rutor med två eller tre kandidater efter några som håller sig till samma siffror.
technique-hidden-triple = Dold trippel
technique-hidden-triple-there = en dold trippel
technique-hidden-triple-teach = Tre siffror har bara tre platser tillsammans i en enhet. De rutorna innehåller då de siffrorna, och alla deras övriga kandidater faller bort. Alla siffror behöver inte ha alla tre platserna. Trippeln hittar du lättast genom att räkna: skriv upp var varje siffra som saknas kan stå, och leta efter tre som delar på tre platser.
technique-naked-quad = Naket fyrtal
technique-naked-quad-there = ett naket fyrtal
technique-naked-quad-teach = Fyra rutor i en enhet har bara fyra siffror tillsammans, hur de än är fördelade. De förbrukar de siffrorna, så enhetens övriga rutor förlorar dem. Ett naket fyrtal är värt att leta efter i enheter med många tomma rutor: pröva först rutorna med minst antal kandidater, och se om fyra av dem klarar sig med fyra siffror.
technique-hidden-quad = Dolt fyrtal
technique-hidden-quad-there = ett dolt fyrtal
technique-hidden-quad-teach = Fyra siffror har bara fyra platser tillsammans i en enhet. De fyra rutorna innehåller alltså de fyra siffrorna, och alla andra kandidater faller bort från dem. Större mängder behöver man inte leta efter i ett rutnät på 9 × 9, för de övriga rutorna skulle alltid bilda en mindre. Ett dolt fyrtal är sällsynt och väl gömt bland småsiffrorna runt om.
technique-x-wing = X-vinge
technique-x-wing-there = en X-vinge
technique-x-wing-teach = En siffra har två platser i var och en av två rader, och de ligger i samma två kolumner. I den ena raden står den i den ena kolumnen, i den andra raden i den andra: hur som helst har båda kolumnerna den. Därför faller den bort från kolumnernas alla andra rutor. Rader och kolumner kan byta roll. De fyra platserna är hörnen i en rektangel.
technique-swordfish = Svärdfisk
technique-swordfish-there = en svärdfisk
technique-swordfish-teach = I tre rader ligger alla platser för en siffra i samma tre kolumner. Varje rad upptar en av kolumnerna, så de tre kolumnerna får sin siffra från de raderna och förlorar den överallt annars. Alla rader behöver inte ha tre platser; två räcker. Rader och kolumner kan byta roll. Markera alla platser för en siffra för att hitta svärdfisken.
technique-xy-wing = XY-vinge
technique-xy-wing-there = en XY-vinge
technique-xy-wing-teach = Ta tre rutor med två kandidater var. Navet har X och Y. Det ser två vingspetsar: en med X och Z, en med Y och Z. Är navet X måste den första spetsen vara Z; är det Y måste den andra vara det. Alltså är en av spetsarna Z, och varje ruta som ser båda förlorar Z. Spetsarna behöver inte se varandra.
technique-xyz-wing = XYZ-vinge
technique-xyz-wing-there = en XYZ-vinge
technique-xyz-wing-teach = Tre rutor har tillsammans X, Y och Z. Navet har alla tre; av de två vingspetsar som det ser har den ena X och Z, den andra Y och Z. Är navet X måste den första spetsen vara Z; är det Y måste den andra vara det; annars är navet självt Z. Alltså är en av de tre rutorna Z. Bara en ruta som ser alla tre förlorar Z, så leta i navets box.
technique-unique-rectangle-1 = Unik rektangel, typ 1
technique-unique-rectangle-1-there = en unik rektangel av typ 1
technique-unique-rectangle-1-teach = Fyra rutor i två rader, två kolumner och två boxar får aldrig bli kvar med samma två siffror: de kunde byta plats utan att någon annan ruta påverkades, och sudokut skulle ha två lösningar. Om tre av hörnen bara har de två kandidaterna måste det fjärde vara något annat, så det förlorar båda. Det fungerar bara för att sudokut har exakt en lösning.
technique-unique-rectangle-2 = Unik rektangel, typ 2
technique-unique-rectangle-2-there = en unik rektangel av typ 2
technique-unique-rectangle-2-teach = Fyra rutor i två rader, två kolumner och två boxar har två siffror gemensamt. De hörn som har fler har alla samma enda extra siffra. Om den inte stod i något av dem skulle de fyra rutorna bli kvar med två siffror som kunde byta plats, och sudokut skulle ha två lösningar. Alltså står den i ett av hörnen, och det som ser alla de hörnen förlorar den.
technique-unique-rectangle-3 = Unik rektangel, typ 3
technique-unique-rectangle-3-there = en unik rektangel av typ 3
technique-unique-rectangle-3-teach = Fyra rutor i två rader, två kolumner och två boxar har två siffror gemensamt, och två hörn i samma linje har extra siffror. Ett av de två måste få en extra siffra, annars kunde de två siffrorna byta plats och sudokut skulle ha två lösningar. Tillsammans fungerar de därför som en enda ruta med de extra siffrorna. Med andra rutor i enheten kan de förbruka lika många siffror som det är rutor, och resten av enheten förlorar dem.
technique-unique-rectangle-4 = Unik rektangel, typ 4
technique-unique-rectangle-4-there = en unik rektangel av typ 4
technique-unique-rectangle-4-teach = Fyra rutor i två rader, två kolumner och två boxar har två siffror gemensamt, och två hörn i samma enhet har extra siffror. Om en av de två siffrorna inte har någon annan plats i den enheten måste den stå i ett av hörnen. Stod den andra av de två siffrorna i det andra hörnet kunde de byta plats, och sudokut skulle ha två lösningar. Alltså faller den andra siffran bort från båda hörnen.
technique-hidden-rectangle = Dold rektangel
technique-hidden-rectangle-there = en dold rektangel
technique-hidden-rectangle-teach = Fyra rutor i två rader, två kolumner och två boxar har två siffror gemensamt, och ett hörn har inga andra. Titta på det motsatta hörnet: om en av siffrorna inte har någon plats utanför rektangeln i hörnets rad och kolumn skulle den andra siffran där avgöra alla fyra hörnen. Då kunde siffrorna byta plats, och sudokut skulle ha två lösningar. Alltså faller den andra siffran bort.
technique-jellyfish = Manet
technique-jellyfish-there = en manet
technique-jellyfish-teach = I fyra rader ligger alla platser för en siffra i samma fyra kolumner. Kolumnerna får alltså sin siffra från de raderna, och deras övriga rutor förlorar den. Alla rader behöver inte ha alla fyra platserna. Rader och kolumner kan byta roll. När fem linjer verkar behövas i ett rutnät på 9 × 9, titta på tvären: av de övriga linjerna räcker det med färre.
technique-bug = BUG (bara par kvar)
technique-bug-there = en BUG
technique-bug-teach = Anta att alla tomma rutor har två kandidater utom en, som har tre. Utan den tredje skulle varje siffra som är kvar att placera ha två platser i varje rad, kolumn och box. Ett sådant rutnät (bivalue universal grave) har aldrig exakt en lösning. Alltså ska den avvikande rutan ha den siffra som har tre platser i dess rad, kolumn och box: det bryter mönstret och löser vanligen sudokut.
technique-remote-pair = Fjärrpar
technique-remote-pair-there = ett fjärrpar
technique-remote-pair-teach = Flera rutor har samma två kandidater, och var och en ser nästa. De två siffrorna växlar alltså, som färgerna på ett schackbräde. Färglägg rutorna växelvis ljusa och mörka: alla ljusa rutor har den ena siffran, alla mörka den andra. En ruta som ser en ljus och en mörk ser båda siffrorna och förlorar båda.
technique-skyscraper = Skyskrapa
technique-skyscraper-there = en skyskrapa
technique-skyscraper-teach = En siffra har två platser i var och en av två rader eller två kolumner. Ena änden av den första ser ena änden av den andra, så båda kan inte vara rätt: minst en av de två övriga ändarna är det. Varje ruta som ser båda dessa övriga ändar förlorar siffran. Det ser ut som två torn på samma mark, med tak på olika höjd.
technique-two-string-kite = Drake med två linor
technique-two-string-kite-there = en drake med två linor
technique-two-string-kite-teach = En siffra har två platser i en rad och två i en kolumn, och en av radens platser ligger i samma box som en av kolumnens. De två kan inte båda vara rätt, så radens bortre ände eller kolumnens bortre ände är det. Rutan som ser båda de bortre ändarna förlorar siffran. Boxen knyter ihop de två linorna.
technique-turbot-fish = Piggvar
technique-turbot-fish-there = en piggvar
technique-turbot-fish-teach = En siffra har två platser i var och en av två enheter av vilket slag som helst. En av den första enhetens platser ser en av den andras, så båda kan inte vara rätt. Då är minst en av de två bortre ändarna rätt, och varje ruta som ser båda förlorar siffran. Här är minst en av enheterna inte en rad eller kolumn utan en box eller någon annan av sudokuts enheter.
technique-empty-rectangle = Tom rektangel
technique-empty-rectangle-there = en tom rektangel
technique-empty-rectangle-teach = I en box ligger alla platser för en siffra i en av dess rader och en av dess kolumner, som ett kors. Någon annanstans har en linje två platser för siffran, och en av dem ser en arm av korset. Är den platsen rätt står boxens siffra i den andra armen. Annars är linjens andra plats rätt. En ruta som ser linjens andra plats och ligger i linje med den armen förlorar siffran.
technique-simple-colouring = Enkel färgläggning
technique-simple-colouring-there = en enkel färgläggning
technique-simple-colouring-teach = Välj en siffra och de enheter där den har två platser: en av de två är alltid rätt. Färglägg platserna växelvis, från enhet till enhet, med två färger. Alla platser med den ena färgen är rätt och alla med den andra fel. Om två platser med samma färg ser varandra är den färgen fel. Och varje plats som ser båda färgerna faller bort, vilken färg som än är rätt.
technique-multi-colouring = Flerfaldig färgläggning
technique-multi-colouring-there = en flerfaldig färgläggning
technique-multi-colouring-teach = Välj en siffra och de enheter där den har två platser, och färglägg platserna växelvis. Det kan bli flera grupper, var och en med två egna färger av vilka den ena är rätt. Om en färg i en grupp ser en färg i en annan är inte båda rätt. Då är den motsatta färgen i den ena eller den andra gruppen rätt, och det som ser båda de färgerna faller bort. En färg som ser båda färgerna i en annan grupp är fel.
technique-w-wing = W-vinge
technique-w-wing-there = en W-vinge
technique-w-wing-teach = Två rutor som inte ser varandra har samma två kandidater. Någonstans har en enhet bara två platser för en av de siffrorna, och var och en av platserna ser en av de två rutorna. Därför kan inte båda rutorna ha den siffran: minst en har den andra, och varje ruta som ser båda förlorar den.
technique-finned-x-wing = X-vinge med fena
technique-finned-x-wing-there = en X-vinge med fena
technique-finned-x-wing-teach = I två rader skulle en siffra ha sina platser i samma två kolumner, om det inte vore för en eller två extra platser i en av raderna: fenorna. Om ingen fena är rätt får de två kolumnerna sin siffra från de två raderna och förlorar den överallt annars. Om en fena är rätt utesluter den det den ser. Det som utesluts i båda fallen faller bort: rutor i kolumnerna som ser alla fenor, oftast i fenornas box.
technique-sashimi-x-wing = Sashimi-X-vinge
technique-sashimi-x-wing-there = en sashimi-X-vinge
technique-sashimi-x-wing-teach = I två rader har en siffra sina platser i samma två kolumner, men en rad saknar en av dem och har i stället andra i närheten: fenorna. Mönstret ser trasigt ut, men resonemanget håller. Om ingen fena är rätt måste siffran i varje rad stå på sin plats i kolumnerna, och dessa förlorar den överallt annars. Om en fena är rätt utesluter den det den ser. Det som utesluts i båda fallen faller bort.
technique-x-chain = X-kedja
technique-x-chain-there = en X-kedja
technique-x-chain-teach = Följ en siffra från enhet till enhet. Anta att den inte står i en viss ruta. I en enhet med två platser står den då på den andra; det utesluter den i varje ruta som den platsen ser, vilket lämnar en plats i en annan enhet, och så vidare. I slutet av en sådan kedja är antingen dess första ruta rätt eller dess sista. Det som ser båda förlorar siffran.
technique-xy-chain = XY-kedja
technique-xy-chain-there = en XY-kedja
technique-xy-chain-teach = En kedja av rutor med två kandidater var, där varje ruta ser nästa och delar en siffra med den. Anta att den första rutan inte är Z: då är den sin andra siffra, så nästa ruta är inte den, och så vidare tills den sista måste vara Z. Alltså är en av kedjans ändar Z, och det som ser båda ändarna förlorar Z.
technique-wxyz-wing = WXYZ-vinge
technique-wxyz-wing-there = en WXYZ-vinge
technique-wxyz-wing-teach = Fyra rutor har tillsammans kandidaterna W, X, Y och Z, och en av dem, navet, ser de andra tre. Alla platser för W ser varandra, och likaså de för X och de för Y: var och en av de siffrorna fyller högst en av de fyra rutorna. Alltså måste en ruta vara Z, och varje ruta som ser alla platser för Z bland de fyra förlorar Z. Leta där en linje korsar en box.
technique-finned-swordfish = Svärdfisk med fena
technique-finned-swordfish-there = en svärdfisk med fena
technique-finned-swordfish-teach = I tre rader har en siffra sina platser i samma tre kolumner, bortsett från en eller flera extra platser i en rad: fenorna. Om ingen fena är rätt får de tre kolumnerna sin siffra från de raderna och förlorar den överallt annars. Om en fena är rätt utesluter den det den ser. Rutor i kolumnerna som ser alla fenor förlorar alltså siffran hur som helst. Rader och kolumner kan byta roll.
technique-sashimi-swordfish = Sashimi-svärdfisk
technique-sashimi-swordfish-there = en sashimi-svärdfisk
technique-sashimi-swordfish-teach = I tre rader har en siffra sina platser i samma tre kolumner, men en rad har bara en av dem kvar och extra platser i närheten: fenorna. Om ingen fena är rätt är den enda platsen rätt, och de andra två raderna delar på de andra två kolumnerna. Om en fena är rätt utesluter den det den ser. En ruta i kolumnerna som ser alla fenor förlorar siffran i båda fallen. Rader och kolumner kan byta roll.
technique-finned-jellyfish = Manet med fena
technique-finned-jellyfish-there = en manet med fena
technique-finned-jellyfish-teach = I fyra rader har en siffra sina platser i samma fyra kolumner, bortsett från en eller flera extra platser i en rad: fenorna. Om ingen fena är rätt får de fyra kolumnerna sin siffra från de raderna och förlorar den överallt annars. Om en fena är rätt utesluter den det den ser. Rutor i kolumnerna som ser alla fenor förlorar siffran hur som helst. Fenorna ligger tätt, oftast i samma box.
technique-sashimi-jellyfish = Sashimi-manet
technique-sashimi-jellyfish-there = en sashimi-manet
technique-sashimi-jellyfish-teach = I fyra rader har en siffra sina platser i samma fyra kolumner, men en rad har bara en av dem kvar och extra platser i närheten: fenorna. Om ingen fena är rätt delar de fyra raderna ändå på de fyra kolumnerna. Om en fena är rätt utesluter den det den ser. En ruta i kolumnerna som ser alla fenor förlorar siffran i båda fallen. Rader och kolumner kan byta roll.
technique-aic = Växlande kedja
technique-aic-there = en växlande kedja
technique-aic-teach = En kedja från fel till rätt och tillbaka igen. Anta att en kandidat är fel och gå till en som då måste vara rätt: den andra siffran i en ruta med två, eller den andra platsen i en enhet med två. Den utesluter i sin tur en annan, och så vidare. Antingen är den första kandidaten rätt eller den sista, så det som båda utesluter faller bort. En sluten kedja utesluter mer.
technique-grouped-aic = Växlande kedja med grupper
technique-grouped-aic-there = en växlande kedja med grupper
technique-grouped-aic-teach = En kedja från fel till rätt och tillbaka igen, där ett steg kan vara en grupp: två eller tre platser för en siffra där en linje korsar en box. Om resten av en enhet inte har någon plats för siffran är en i gruppen rätt, och det som ser hela gruppen förlorar siffran. Antingen är kedjans första steg rätt eller dess sista, så det som båda utesluter faller bort.
technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = en Sue de Coq
technique-sue-de-coq-teach = Ta två eller tre rutor där en linje korsar en box. Lägg till några rutor ur linjen och några ur boxen, så att alla tillsammans har lika många siffror som rutor och ingen siffra finns i både linjens del och boxens del. Då förbrukas varje siffra en gång. Linjedelens siffror faller bort från resten av linjen, boxdelens från resten av boxen.
technique-als-xz = ALS-XZ
technique-als-xz-there = en ALS-XZ
technique-als-xz-teach = En nästan låst mängd (ALS) är en grupp rutor i en enhet med en siffra mer än rutor: förlorar den en siffra måste den innehålla alla de andra. Ta två sådana mängder med en siffra X som bara den ena kan innehålla, eftersom alla dess platser i båda ser varandra. En av mängderna saknar X och innehåller en siffra Z som båda har. Det som ser alla Z i båda mängderna förlorar Z.
technique-als-xy-wing = ALS-XY-vinge
technique-als-xy-wing-there = en ALS-XY-vinge
technique-als-xy-wing-teach = Ta tre mängder av rutor, var och en i en enhet och med en siffra mer än rutor: förlorar en sådan mängd en siffra måste den innehålla alla de andra. Den mellersta har X gemensamt med den första och Y med den sista, och ingendera siffran får plats i båda de mängder den förbinder. Den mellersta innehåller X eller Y, så den första eller den sista förlorar en och måste innehålla alla sina andra. En ruta som ser alla Z i dessa två förlorar Z.
technique-death-blossom = Dödsblomma
technique-death-blossom-there = en dödsblomma
technique-death-blossom-teach = En ruta med två eller tre kandidater är stjälken. Varje kandidat har ett kronblad: en mängd rutor i en enhet med den siffran och med en siffra mer än rutor, där stjälken ser alla platser för siffran. Vad stjälken än är förlorar ett kronblad den siffran och måste då innehålla alla sina andra. Finns en siffra Z i alla kronblad gäller: det som ser alla Z i dem förlorar Z.
technique-forcing-chain = Tvingande kedja
technique-forcing-chain-there = en tvingande kedja
technique-forcing-chain-teach = Ta en ruta, eller en siffra i en enhet, och pröva varje möjlighet i tur och ordning. Följ en kedja från var och en: det här är rätt, så det där är fel, så nästa är rätt. Om kedjorna från alla möjligheter leder till att samma kandidat är fel, så är den fel, vilken möjlighet som än stämmer. Det är långsamt arbete och en sista utväg.
technique-forcing-net = Tvingande nät
technique-forcing-net-there = ett tvingande nät
technique-forcing-net-teach = Anta att en kandidat är rätt, och fyll i alla singlar som följer. Blir en ruta utan siffra, eller en siffra utan plats, var kandidaten fel. Eller gör likadant med varje kandidat i en ruta, eller varje plats för en siffra i en enhet: det som utesluts i samtliga fall faller bort. Använd ett extra papper eller en mjuk blyertspenna.
technique-beyond = Bortom alla tekniker
technique-beyond-there = ett steg bortom alla tekniker
technique-beyond-teach = För några få sudokun räcker inget mönster som har ett namn. Även de har bara en lösning, men du hittar den genom att pröva dig fram: välj en ruta med två kandidater, anta att den ena är rätt och fortsätt tills allt stämmer eller du stöter på en motsägelse. I så fall är den andra rätt. Skriv upp var du började, så att du hittar tillbaka.
technique-mark-pair = Bundna rutor
technique-mark-pair-there = ett par bundna rutor
technique-mark-pair-teach = Ett märke mellan två rutor, en linje genom dem eller en regel om grannrutor utan märke binder deras siffror till varandra. Anteckna kandidaterna i båda. En kandidat som inte går ihop med någon i den andra rutan kan strykas: bredvid ett streck behöver en femma en fyra eller en sexa; på en termometer kan bara kulan vara 1. Varje struken siffra kan avgöra nästa par, så följ linjer och rader av märken från ände till ände.
technique-line-number = Linje och tal
technique-line-number-there = kandidater som inte stämmer med talet
technique-line-number-teach = En pil, eller ett tal utanför rutnätet, kräver en summa eller ett antal av sin linje. Räkna ut vad de andra rutorna minst och mest kan ge, och stryk det som inte kan ge talet: små summor utesluter stora siffror, stora summor små. De minsta och de största talen lämnar minst val, så börja med dem.
technique-line-filling = Sätt att fylla en linje
technique-line-filling-there = bara några få sätt att få talet
technique-line-filling-teach = Där bara några få rutor är tomma längs en pil, eller längs linjen för ett tal utanför rutnätet, skriver du upp alla sätt att få talet. Rutor i samma rad, kolumn eller box måste vara olika, så det blir få sätt kvar. En kandidat som inte ingår i något av dem kan strykas.
technique-mark-room = Plats för bundna rutor
technique-mark-room-there = för lite plats för bundna rutor
technique-mark-room-teach = En ruta som är bunden till två eller tre andra i en rad, kolumn eller box måste lämna var sin siffra åt dem. Med streck på båda sidor i en rad behöver en siffra både den närmast lägre och den närmast högre bredvid sig, så den är varken 1 eller den högsta. Pröva varje kandidat, och stryk dem som skulle lämna för få siffror åt de andra rutorna.
technique-mark-house = Gemensam bindning
technique-mark-house-there = en gemensam bindning
technique-mark-house-teach = En siffra har bara två eller tre platser kvar i en rad, kolumn eller box. Se för var och en vad siffran skulle utesluta där: de andra kandidaterna i rutan, och allt som märkena och linjerna runt den förbjuder. Kandidater som utesluts i samtliga fall kan strykas genast, var siffran än hamnar.

## För bokhandlar
listing-puzzles =
    { $count ->
        [one] 1 sudoku
       *[other] { NUMBER($count) } sudokun
    }
listing-intro-adults = En penna, en lugn stund och ett nytt rutnät: sudokun att lösa på papper, hemma eller på resan.
listing-intro-children = Vässa pennan och sätt i gång: tydliga regler, små steg och glädjen när det stämmer.
listing-intro-seniors = Sudokun att lösa utan brådska: tydliga rutnät, en penna och tid att tänka.
listing-inside = I den här boken
listing-levels = Svårighetsgrader: { $levels }
listing-kinds = Rutnät: { $kinds }
listing-one-solution = Varje sudoku har exakt en lösning.
listing-logic = Varje sudoku går att lösa med enbart logik, utan gissningar.
listing-answers = Lösningarna till alla sudokun finns i boken.
listing-hints = Ledtrådar till de första stegen i varje sudoku hjälper när det tar stopp.
listing-walkthroughs = Några sudokun löses steg för steg.
listing-rules = Reglerna förklaras med ett exempel.
listing-techniques = Tekniker som hjälper: { $techniques }
listing-one-per-page = Ett sudoku på varje sida, med gott om plats för anteckningar.
listing-large-print = Stor stil: stora siffror som är lätta att läsa.
listing-format =
    { $count ->
        [one] 1 sida, { $size }
       *[other] { NUMBER($count) } sidor, { $size }
    }
listing-keywords = sudokubok, sifferpussel, logiska pussel, hjärngympa, tankenötter, pysselbok, present till pusselälskare, pussel för resan, minnesträning, avkopplande hobby, koncentrationsövning, regniga dagar, födelsedagsidé, logiskt tänkande, fritid, liten gåva
listing-keywords-adults = sudoku för vuxna, pysselbok för vuxna, skärmfri avkoppling
listing-keywords-children = sudoku för barn, pysselbok för barn, logiska spel för barn, aktivitetsbok, första sudokut
listing-keywords-seniors = sudoku för seniorer, pysselbok för seniorer, present till mormor och morfar, lättlästa pussel
listing-keywords-large = sudoku stor stil, pysselbok med stor stil
listing-keywords-easy = lätt sudoku, sudoku för nybörjare
listing-keywords-hard = svårt sudoku, sudoku för experter
listing-keyword-variant = { $variant } sudoku
listing-search-words = sudoku, sudokun, sudokubok, pussel, pysselbok, hjärngympa, stor stil, lätt, lätta, svår, svåra, för vuxna, för barn, för seniorer
listing-promotions = bäst, bästa, bästsäljare, bestseller, gratis, rea, erbjudande, rabatt, ny, nya, nummer 1, nr 1, bonus
listing-ai-puzzles = Ett datorprogram har skapat pusslen ur ett startvärde: det fyller ett rutnät slumpmässigt, tar bort siffror och räknar lösningarna tills exakt en återstår. Artificiell intelligens har inte skapat dem.
listing-ai-texts = Regler, rubriker, ledtrådar och lösningar är fasta meningar och teckningar i programmet. För den här boken använde det inget verktyg som skapar texter, bilder eller översättningar med artificiell intelligens.
listing-ai-own = Boken innehåller också { $parts } som inte kommer från programmet. Det kan inte veta hur de har kommit till; författaren svarar för dem.
listing-own-texts = författarens texter
listing-own-pictures = författarens bilder
listing-own-puzzles = författarens pussel
