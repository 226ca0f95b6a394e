### Le parole che il programma stampa, in italiano. Forme delle zone: `in` (nella riga 3), `of` (della riga 3).

## Titoli
contents = Indice
answers = Soluzioni
how-to = Come si risolve
tip = Consiglio
hints = Suggerimenti
techniques = Tecniche
walkthroughs = Soluzioni passo per passo
notes = Appunti
levels = I livelli
about-author = L’autore
about-book = Questo libro
blank-grids = Griglie vuote
record = I miei risultati
stats = Questo libro in cifre
stats-techniques = La tecnica più difficile di ogni schema
stats-givens = Numeri dati per schema
stats-digits = Quante volte è data ogni cifra
certificate = Diploma
certificate-to = Questo diploma va a
certificate-for =
    { $count ->
        [one] per aver risolto uno schema
       *[other] per aver risolto { NUMBER($count) } schemi
    }
certificate-done = Ottimo lavoro!
volume = Volume { $number }
colour-in = Colorami!
answers-to = Soluzioni: { $title }
solution = Soluzione
solution-of = Soluzione del { $date }
corrected-on = Corretto il { $date }: { $note }
correction-of = Rettifica al { $date }: { $note }
contest-cells = Concorso: inviateci le cifre delle caselle { $cells } entro il { $date }.
contest-word = Concorso: inviateci la parola nascosta entro il { $date }.
contest-entered = Completato. Inviateci { $answer } entro il { $date }.
web-send-times = Invia i miei tempi a { $paper }, senza nome, per confrontarli.
web-faster = Più veloce del { $percent } % dei giocatori.
cells-removed = { $count } tolte
easier-than = ! più facile di { $day }
puzzle-count =
    { $count ->
        [one] 1 schema
       *[other] { NUMBER($count) } schemi
    }
puzzle = Schema { $number }
puzzles = Schemi { $first }–{ $last }
dates = { $first } – { $last }

## Intorno a uno schema
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Soluzione a pagina { $page }
to-answer-short = Pagina { $page }
to-answer-overleaf = Soluzione sul retro
to-answer-overleaf-short = Sul retro
to-answer-elsewhere = Libro delle soluzioni, pagina { $page }
to-answer-elsewhere-short = Soluzioni p. { $page }
to-answer-elsewhere-shortest = Soluzioni { $page }
to-puzzle = Pagina { $page }
to-puzzle-elsewhere = Schema a pagina { $page }
to-puzzle-elsewhere-short = Schema p. { $page }
to-puzzle-elsewhere-shortest = Schema { $page }
hardest = Tecnica più difficile: { $technique }
hardest-beyond = Tecnica più difficile: oltre ogni tecnica con un nome
givens =
    { $count ->
        [one] 1 numero dato
       *[other] { $count } numeri dati
    }
time = Tempo
about-minutes =
    { $count ->
        [one] Circa 1 minuto
       *[other] Circa { $count } minuti
    }
target-time = Tempo obiettivo: { $minutes } min
date = Data
name = Nome
sheet = Foglio { $sheet }
teacher-answers = Soluzioni per l’insegnante
cut-out = Ritaglia i cartoncini e mettili sulle caselle vuote.
code = Codice
large-print = Caratteri grandi
puzzle-nouns = sudoku, griglia, griglie
count-words = un=1 uno=1 due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 tredici=13 quattordici=14 quindici=15 sedici=16 diciassette=17 diciotto=18 diciannove=19 venti=20 trenta=30 quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90 cento=100 mille=1000 mila=1000 e=0
quoted = «{ $text }»

## Livelli
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto
level-extreme = Estremo
level-easy-is = Molti numeri dati. A chi guarda bene si rivela una cifra dopo l’altra.
level-medium-is = Meno numeri dati. Percorri anche righe e colonne, e cerca le caselle in cui può andare una sola cifra.
level-hard-is = Qui servono gli appunti a matita: cerca candidati bloccati, coppie e terne.
level-expert-is = Figure che si estendono su tutta la griglia, come pesci, ali e rettangoli.
level-extreme-is = Pochissimi numeri dati; aspettati di tutto, anche lunghe catene di ragionamenti.
level-extreme-with-trial = Pochissimi numeri dati; aspettati di tutto, anche lunghe catene di ragionamenti e qualche tentativo.

## Varianti
variant-diagonal = Diagonale
variant-windoku = Windoku
variant-jigsaw = Irregolare
variant-antiknight = Anticavallo
variant-asterisk = Stella
variant-center-dot = Punto centrale
variant-girandola = Girandola
variant-killer = Killer
variant-antiking = Antire
variant-disjoint = Gruppi disgiunti
variant-consecutive = Consecutivo
variant-non-consecutive = Non consecutivo
variant-kropki = Kropki
variant-some-kropki = Kropki parziale
variant-greater-than = Maggiore di
variant-xv = XV
variant-some-xv = XV parziale
variant-even-odd = Pari-dispari
variant-thermo = Termometro
variant-arrow = Freccia
variant-palindrome = Palindromo
variant-whispers = Sussurri
variant-renban = Renban
variant-quadruple = Quadrupla
variant-between = Linee intermedie
variant-frame = Cornice
variant-sandwich = Sandwich
variant-skyscraper = Grattacielo
variant-little-killer = Little Killer
variant-x-sums = Somme X
variant-calcudoku = Calcudoku
variant-futoshiki = Futoshiki
variant-skyscrapers = Grattacieli
layout-twodoku = Twodoku
layout-butterfly = Farfalla
layout-samurai = Samurai
layout-sohei = Sohei
layout-cross = Croce
layout-windmill = Mulino
layout-other = Sovrapposto
layout-rule = Più schemi di { $side } × { $side } si sovrappongono. Ognuno è un sudoku a sé, e le cifre di un riquadro comune valgono in tutti gli schemi che lo condividono.
in-grid = { $number } dello schema { $grid }
grids-counted = Gli schemi sono numerati dall’alto in basso e, fianco a fianco, da sinistra a destra.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Anche ciascuna delle due diagonali lunghe, { $marks ->
        [shaded] ombreggiate
        [strokes] segnate con linee sottili
       *[both] ombreggiate o segnate con linee sottili
    }, contiene ogni cifra una
    volta.
variant-windoku-rule = Anche ogni finestra ombreggiata contiene ogni cifra una volta.
variant-jigsaw-rule = Le linee spesse racchiudono regioni di forma irregolare al posto dei riquadri.
variant-antiknight-rule = Due caselle a un salto di cavallo, due caselle in una direzione e una di lato come negli scacchi, non contengono mai la stessa cifra.
variant-asterisk-rule = Anche le nove caselle ombreggiate che formano una stella contengono ogni cifra una volta.
variant-center-dot-rule = Anche le nove caselle con un punto grigio, al centro dei riquadri, contengono ogni cifra una volta.
variant-girandola-rule = Anche le nove caselle ombreggiate, quattro delle quali negli angoli, contengono ogni cifra una volta.
variant-killer-rule = Le linee tratteggiate racchiudono gabbie. La somma delle cifre di una gabbia è il piccolo numero nel suo angolo, e nessuna cifra compare due volte nella gabbia.
variant-killer-repeats = Se al numero segue un +, le cifre possono ripetersi nella gabbia.
variant-killer-without-sum = Una gabbia senza numero indica solo che le sue cifre sono diverse.
variant-killer-overlap = Le gabbie possono avere caselle in comune.
variant-killer-parts = Le linee tratteggiate uniscono anche le parti di una stessa gabbia.
variant-antiking-rule = Due caselle che si toccano in un angolo non contengono mai la stessa cifra.
variant-disjoint-rule = Due caselle allo stesso posto nei loro riquadri non contengono mai la stessa cifra: per esempio, le caselle in alto a sinistra di tutti i riquadri sono diverse.
variant-consecutive-rule = Una barra tra due caselle significa che le loro cifre differiscono di 1. Tutte le barre sono segnate: dove non c’è, le cifre di due caselle con un lato in comune non differiscono mai di 1.
variant-non-consecutive-rule = Le cifre di due caselle con un lato in comune non differiscono mai di 1.
variant-kropki-rule = Un punto bianco tra due caselle significa che le loro cifre differiscono di 1, un punto nero che una è il doppio dell’altra. Tra 1 e 2 il punto può essere bianco o nero. Tutti i punti sono segnati: dove due caselle con un lato in comune non ne hanno, non vale né l’una né l’altra cosa.
variant-some-kropki-rule = Un punto bianco tra due caselle significa che le loro cifre differiscono di 1, un punto nero che una è il doppio dell’altra. Tra 1 e 2 un punto può essere bianco o nero. Non tutti i punti sono segnati.
variant-greater-than-rule = All’interno dei riquadri, il segno tra due caselle si apre verso la cifra maggiore.
variant-xv-rule = Una X tra due caselle significa che le loro cifre danno per somma 10, una V che danno per somma 5. Tutte le X e le V sono segnate: dove non c’è una lettera, le cifre di due caselle con un lato in comune non danno mai per somma 5 o 10.
variant-some-xv-rule = Una X tra due caselle significa che le loro cifre danno per somma 10, una V che danno per somma 5. Non tutte le X e le V sono segnate.
variant-even-odd-rule = Un cerchio grigio indica una cifra dispari, un quadrato grigio una pari. Tutte le altre caselle possono contenere l’una o l’altra.
variant-thermo-rule = Lungo un termometro le cifre crescono a partire dal bulbo: ognuna è maggiore di quella che la precede.
variant-arrow-rule = La cifra in un cerchio è la somma delle cifre lungo la sua freccia. Una cifra può ripetersi su una freccia se le altre regole lo consentono.
variant-palindrome-rule = Lungo una linea le cifre si leggono allo stesso modo da entrambi i capi.
variant-whispers-rule = Lungo una linea ogni cifra differisce dalla successiva di almeno { $apart }. Una cifra può ripetersi su una linea se le altre regole lo consentono.
variant-renban-rule = Le cifre su una linea sono consecutive, in un ordine qualsiasi, e nessuna si ripete: 3, 5, 2 e 4, per esempio.
variant-quadruple-rule = Un cerchio su un angolo mostra fino a quattro cifre, che si trovano tutte nelle quattro caselle intorno, in un ordine qualsiasi. Una cifra stampata due volte vi si trova due volte. Non tutti gli angoli hanno un cerchio.
variant-between-rule = Le cifre su una linea sono maggiori della cifra nel cerchio a un’estremità e minori di quella all’altra.
variant-frame-rule = Un numero fuori dallo schema è la somma delle prime tre cifre della sua riga o colonna, contate da quel lato.
variant-sandwich-rule = Un numero fuori dallo schema è la somma delle cifre tra 1 e { $high } nella sua riga o colonna. È 0 se queste due cifre sono vicine.
variant-skyscraper-rule = Le cifre sono le altezze di edifici. Un numero fuori dallo schema indica quanti edifici si vedono da lì lungo la sua riga o colonna: ogni edificio nasconde tutti quelli più bassi dietro di sé.
variant-little-killer-rule = Un numero fuori dallo schema è la somma delle cifre sulla diagonale indicata dalla sua freccia. Una cifra può ripetersi su una diagonale se le altre regole lo consentono. Non tutte le diagonali hanno un numero.
variant-x-sums-rule = Un numero fuori dallo schema è la somma delle prime X cifre della sua riga o colonna, contate da quel lato. X è la prima di queste cifre e fa parte della somma.
variant-futoshiki-rule = Non ci sono riquadri. Il segno tra due caselle si apre verso la cifra maggiore. Non tutti i segni sono indicati.
variant-skyscrapers-rule = Non ci sono riquadri. Le cifre sono le altezze di edifici. Un numero fuori dallo schema indica quanti edifici si vedono da lì lungo la sua riga o colonna: ogni edificio nasconde tutti quelli più bassi dietro di sé.
variant-calcudoku-rule = Non ci sono riquadri. Le linee spesse racchiudono gabbie, e le cifre di una gabbia danno il numero nel suo angolo con l’operazione indicata: si sommano o si moltiplicano, oppure la minore di due si sottrae dalla maggiore, o la maggiore si divide per la minore. Una cifra può ripetersi in una gabbia, ma non in una riga o in una colonna.
variant-calcudoku-hidden-signs = Dove manca il segno, può trattarsi di una qualsiasi delle quattro operazioni.

## Come si risolve
number-word =
    { $number ->
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
        [13] tredici
        [14] quattordici
        [15] quindici
        [16] sedici
        [25] venticinque
       *[other] { $number }
    }
fill-digits = Riempi ogni casella vuota con una cifra da { $first } a { $last }.
fill-numbers = Riempi ogni casella vuota con un numero da 1 a { $last }.
fill-letter = Riempi ogni casella vuota con una cifra da { $first } a 9 o con la lettera A.
fill-letters = Riempi ogni casella vuota con una cifra da { $first } a 9 o con una lettera da A a { $last }.
fill-word = Le lettere prendono il posto delle cifre. Riempi ogni casella vuota con una delle lettere indicate accanto al sudoku.
fill-pictures = Le figure prendono il posto delle cifre. Disegna in ogni casella vuota una delle figure mostrate accanto al sudoku.
hold =
    Ogni riga, ogni colonna e { $areas ->
        [regions] ognuna delle { $side-word } regioni
       *[boxes] ognuno dei { $side-word } riquadri
    } dalle linee spesse devono contenere { $symbols ->
        [digits] ognuna delle { $side-word } cifre
        [numbers] ognuno dei { $side-word } numeri
        [word] ognuna delle { $side-word } lettere
        [pictures] ognuna delle { $side-word } figure
       *[letters] ognuna delle { $side-word } cifre e lettere
    } esattamente una volta.
fill-sizes = Riempi ogni casella vuota.
sizes-digits = Usa le cifre { $sizes }.
sizes-letters = Dopo il 9, gli schemi più grandi continuano con le lettere: { $sizes }.
sizes-word = Se un sudoku è accompagnato da lettere, usa quelle.
sizes-pictures = Se un sudoku è accompagnato da figure, usa quelle.
size-digits = da { $first } a { $last } in { $side } × { $side }
size-letter = A in { $side } × { $side }
size-letters = da A a { $last } in { $side } × { $side }
hold-sizes =
    Ogni riga, ogni colonna e ogni { $areas ->
        [regions] regione
       *[boxes] riquadro
    } dalle linee spesse devono contenere ognuna di esse esattamente una volta.
hold-lines = Ogni riga e ogni colonna devono contenere ognuna di queste cifre esattamente una volta.
further-letters = Le lettere continuano la serie delle cifre: A è la decima, B l’undicesima, e così via.
word-hidden = A griglia piena, in una delle sue linee si legge una parola. Tutto ciò che si dice delle cifre vale anche per le lettere.
pictures-as-digits = Tutto ciò che si dice delle cifre vale anche per le figure.
one-solution-or-trial = Ogni schema di questo libro ha esattamente una soluzione. Non tutti si risolvono con il solo ragionamento: alcuni richiedono qualche tentativo.
one-solution = Ogni schema di questo libro ha esattamente una soluzione, e ci si arriva con il solo ragionamento. Se ti viene voglia di tirare a indovinare, guarda ancora: c’è sempre un passo logico.
first-steps = Da dove cominciare
scanning = Prendi una cifra e percorri le righe e le colonne in cui si trova già: lì non può comparire di nuovo. Se in un riquadro resta una sola casella libera per quella cifra, va lì.
scanning-cages = Comincia dalle gabbie che lasciano meno scelta: una differenza grande, un prodotto con pochi divisori, una somma molto piccola o molto grande. Se una gabbia posta in una sola riga o colonna deve contenere una cifra, il resto di quella linea non può averla.
an-example = Un esempio
example =
    Dove va la cifra { $digit } nel riquadro ombreggiato? { $others-count ->
        [one] La stessa cifra si trova già altrove: { $others }. La sua riga e la sua colonna escludono
       *[other] La stessa cifra si trova già altrove: { $others }. Le loro righe e colonne escludono
    } tutte le caselle vuote del riquadro tranne una: { $cell }, segnata con un { $mark ->
        [query] punto interrogativo
       *[ring] cerchio
    }. La cifra { $digit } va lì.
cell-long = riga { $row }, colonna { $column }
pencil = Per proseguire
pencil-marks = Quando a prima vista non trovi più nulla, scrivi a matita, in piccolo, i candidati di ogni casella: le cifre che possono ancora andarci. Una casella con un solo candidato è risolta; lo è anche una cifra che ha un solo posto in una riga, in una colonna o in un riquadro. Cancella i candidati man mano che riempi le caselle, e guarda di nuovo: ogni cifra trovata apre la strada ad altre.
strip-is = La striscia accanto a ogni schema elenca i suoi simboli. Spuntando un simbolo appena è completo, si vede che cosa manca ancora.
single-sums = Queste somme ammettono un solo insieme di cifre, secondo il numero di caselle della gabbia:
single-products = Questi prodotti di due cifre diverse ammettono una sola coppia, secondo la grandezza dello schema:
kids-how-to = Come si gioca
kids-fill = Alcune caselle sono vuote. Scrivi un numero in ognuna.
kids-size = { $side } × { $side }: usa i numeri da { $first } a { $last }.
kids-row = In ogni riga c’è ogni numero una volta sola.
kids-column = Anche in ogni colonna.
kids-box = E lo stesso in ogni riquadro con le linee spesse.
kids-example =
    Dove va il { $digit } nel riquadro grigio? Guarda ogni { $digit } fuori. La sua riga e la sua colonna sono
    occupate. Resta una casella: quella con il { $mark ->
        [query] punto interrogativo
       *[ring] cerchio
    }!
kids-start = Per cominciare bene: una riga, una colonna o un riquadro con una sola casella vuota. Quale numero manca?
kids-fill-own = Alcune caselle sono vuote. Riempi ognuna con qualcosa della striscia accanto al sudoku.
kids-row-own = In ogni riga c’è tutto, una volta sola.
kids-column-own = Anche in ogni colonna.
kids-box-own = E lo stesso in ogni riquadro con le linee spesse.
kids-start-own = Per cominciare bene: una riga, una colonna o un riquadro con una sola casella vuota. Che cosa manca?
child-missing = Che cosa manca nella riga grigia? { $missing }.
child-taken =
    C’è già un { $digit } { $by ->
        [column] nella colonna
       *[box] nel riquadro
    } del punto interrogativo.
child-fits = Allora lì va solo il { $digit }!

## Suggerimenti
hints-are = Ti sei bloccato? Ogni suggerimento dice dove guardare, oppure nomina una figura e dice dove si trova; il resto tocca a te. Quando un suggerimento riguarda un punto più avanti nello schema, il numero di caselle vuote mostra fin dove dovresti essere arrivato.
hints-left-out = Uno schema che non è in elenco non ha bisogno di suggerimenti: chiediti, per ogni cifra, dove può andare in ogni riga, colonna e riquadro.
with-open =
    { $count ->
        [one] Con una casella vuota: { LOW($hint) }
       *[other] Con { $count } caselle vuote: { LOW($hint) }
    }
hint-full-house = Quale cifra manca { $house-in }?
hint-single = Dove può andare la cifra { $digit } { $house-in }?
hint-naked-single = Quale cifra resta per { $cell }?
hint-cage = Quali cifre possono riempire la gabbia di somma { $sum } in { $cell }?
hint-number = Quali cifre danno il numero { $number } nella gabbia in { $cell }?

## Colophon
made-with = Fatto con gridpress { $version }, revisione { $engine } del suo generatore, dal seme { $seed }.
made-again = La stessa versione rifà gli stessi schemi dallo stesso seme e dalle stesse sezioni.
set-in = Composto in { $fonts }.
isbn = ISBN { $isbn }

## L’edizione in rete
web-title = Sudoku { $number }
web-difficulty = Difficoltà: { $stars } su { $most }
web-grid = Griglia di sudoku, { $rows } per { $columns }
web-given = { $digit } dato
web-own = tuo { $digit }
web-shown = { $digit } dalla soluzione
web-empty = vuota
web-marks = appunti { $digits }
web-centre-marks = appunti al centro { $digits }
web-colour-of = colore { $number }
web-wrong = sbagliato
web-clash = in conflitto
web-cage = gabbia di somma { $sum } in { $cell }
web-number = gabbia { $number } in { $cell }
web-area-grid = griglia { $number }
web-near = Ingrandisci una griglia
web-sums = Somme
web-no-cage = Scegli una casella di una gabbia per vedere come si può riempire.
web-pad = Cifre
web-key = { $digit }, ancora da mettere: { $count }
web-edit = Riempire
web-digit = Cifra
web-corner = Appunti
web-centre = Centro
web-colour = Colore
web-erase = Cancella
web-undo = Annulla
web-redo = Ripeti
web-pause = Pausa
web-paused = In pausa
web-resume = Continua
web-help = Aiuto
web-menu = Menu
web-all-marks = Segna tutti gli appunti
web-next-cell = Dov’è la prossima cifra?
web-check = Controlla
web-hint = Suggerimento
web-show = Soluzione
web-share = Condividi il risultato
web-statistics = Statistiche
web-settings = Impostazioni
web-rules = Regole
web-keys = Tastiera
web-print = Stampa
web-again = Ricomincia
web-no-mistakes = Finora nessun errore.
web-mistakes = Caselle sbagliate: { $count }. Sono segnate.
web-mistakes-first = Un suggerimento aiuta solo se tutte le caselle riempite sono giuste. Quelle sbagliate sono segnate.
web-no-clashes = Finora nessun conflitto.
web-clashes = Caselle in conflitto: { $count }. Sono segnate.
web-more = Di più
web-do = Esegui
web-next-in = La prossima cifra si può trovare in { $cell }.
web-close = Chiudi
web-beyond = Nessuna tecnica porta più avanti da qui. La casella { $cell } contiene { $digit }.
web-ask-show = Mostrare tutta la soluzione? La partita finisce qui.
web-ask-again = Ricominciare? Tutte le cifre e gli appunti andranno persi.
web-cancel = Annulla
web-won = Risolto!
web-won-in = Il tuo tempo: { $time }
web-with-help = con aiuto
web-without-help = senza aiuto
web-replay = Rivedi la partita
web-move = Mossa { $number } di { $count }
web-path = Verso la soluzione
web-another = Un altro sudoku
web-another-busy = Si prepara un sudoku dello stesso tipo e livello …
web-another-failed = Non è stato possibile creare un altro sudoku.
web-progress = Porta altrove
web-progress-of-link = Il link apre questa partita, com’è ora, in un altro browser.
web-progress-of-file = Un file contiene tutte le partite, i tempi e le impostazioni.
web-progress-link = Copia link
web-progress-file = Salva file
web-progress-open = Apri file
web-progress-none = Il link non contiene partite di questo sudoku.
web-progress-ask = Continuare con la partita del link? Quella in questo browser andrà persa.
web-progress-take = Continua
web-progress-read = Partite lette: { $count }. Di due partite dello stesso sudoku resta la più avanzata.
web-progress-no-file = Questo file non contiene partite.
previous-path = Il sudoku precedente, passo per passo
path-of = N. { $number }, passo per passo
web-copied = Copiato
web-copy = Copia questo testo
web-revealed = Questa è la soluzione.
web-not-yet = La griglia è piena, ma qualcosa non è ancora giusto.
web-none-won = Nessuno schema risolto finora in questo browser.
web-streak = Giorni di fila: { $count }
web-longest = Record di giorni di fila: { $count }
web-level = Livello
web-solved = Risolti
web-best = Migliore
web-mean = Media
web-times = I tempi sono quelli delle partite senza aiuto.
web-set-check = Controlla mentre scrivi
web-check-none = Niente
web-check-clashes = Conflitti
web-check-mistakes = Errori
web-set-look = Colori
web-look-system = Come il dispositivo
web-look-light = Chiaro
web-look-dark = Scuro
web-set-clock = Mostra il tempo
web-set-peers = Evidenzia riga, colonna e riquadro
web-set-same = Evidenzia le cifre uguali
web-set-tidy = Cancella gli appunti che una cifra esclude
web-set-auto = Mostra sempre tutti i candidati
web-set-first = Prima la cifra, poi le caselle
web-set-letters = Lettere per la mano sinistra: Q W E, A S D, Z X C sono 1–9
web-set-paint = Colora le caselle
web-set-left = Cifre a sinistra
web-set-print = Stampa le mie cifre e gli appunti
web-keys-move = Le frecce spostano nella griglia.
web-keys-several = Con Maiusc o Ctrl scelgono più caselle; Ctrl+A le sceglie tutte, Esc una sola. Un doppio clic seleziona tutte le cifre uguali.
web-keys-fill = Cifre e lettere riempiono una casella, Backspace cancella.
web-keys-marks = Con Maiusc diventano appunti, con Ctrl o Alt appunti al centro. La barra spaziatrice cambia modo.
web-keys-back = Ctrl+Z annulla, Ctrl+Y ripete.
web-keys-more = { $pause } ferma il tempo, { $all } segna tutti gli appunti, un punto interrogativo mostra questi tasti.
web-keys-hint = { $hint } chiede un suggerimento, { $next } solo la casella della prossima cifra.
web-hint-names = Nei suggerimenti { $cell } è la casella della riga { $row } e della colonna { $column }.
web-signs = Un suggerimento ombreggia la zona e incornicia lo schema. Un cerchio tratteggiato segna le cifre che ne escludono un’altra, un cerchio pieno la cifra da scrivere; ciò che non può essere è barrato.
web-before = Giorno precedente
web-after = Giorno successivo
web-archive = Tutti i sudoku
web-earlier = Mese precedente
web-later = Mese successivo
web-begun = Iniziato
web-kept = La partita resta salvata in questo browser.
web-no-script = Per giocare qui, il browser deve consentire JavaScript. Lo schema si può stampare anche senza.

## Capitoli sulle tecniche e sulle soluzioni
about-techniques = Le tecniche che servono per questo libro, dalla più facile alla più difficile, ognuna con un esempio. Nessuno degli esempi è uno schema di questo libro.
about-walkthroughs =
    Alcuni schemi di questo libro { $end ->
        [trial] dall’inizio fin dove portano le tecniche
       *[solved] dall’inizio alla fine
    }, sempre con il passo più facile possibile. Di ogni singolo si
    danno la casella e la riga, la colonna o il riquadro in cui la cifra non ha altro posto; «solo»
    indica l’unico candidato di una casella.
naming = R4C7 è la casella nella riga 4, colonna 7. I riquadri sono numerati da sinistra a destra e dall’alto in basso.
diagrams =
    Nelle figure { $told ->
        [greys] le cifre nere sono date, e quelle grigie
       *[weights] le cifre in grassetto sono date, e quelle sottili
    } sono state trovate strada facendo. Le cifre piccole sono candidati: ciò che ancora può andare in una casella. { $told ->
        [greys] I candidati di una figura sono neri
       *[weights] I candidati di una figura sono in grassetto
    } e le sue caselle grigie; un grigio più scuro distingue le caselle che hanno un altro ruolo, il più chiaro le righe,
    le colonne e i riquadri coinvolti. I candidati barrati vengono eliminati. Un candidato cerchiato viene scritto.
excerpts = Alcune figure mostrano solo i riquadri che riguardano un passo; i numeri ai bordi sono quelli delle righe e delle colonne.
chains = I dischi grigi e i quadratini sono i due lati di una colorazione o di una catena: uno è giusto e l’altro sbagliato. Una linea piena unisce due candidati di cui almeno uno è giusto, una tratteggiata due che non sono giusti entrambi.
houses-are = Una linea è una riga o una colonna. Una zona è una linea, un riquadro o un altro gruppo di caselle che deve contenere ogni cifra una volta.
sees = Due caselle si vedono quando non possono contenere la stessa cifra: perché sono nella stessa riga, colonna o riquadro, o perché un’altra regola lo vieta.
how-to-solve = Come si risolve lo schema { $number }
how-to-solve-of = Come si risolve lo schema del { $date }
start = L’inizio
step = Passo { $number }: { $technique }
steps = Passi da { $first } a { $last }: { $technique }
singles = Singoli
alone = solo
first-singles = Prima i singoli: { $singles }.
then-singles = Poi { $singles }.
singles-finish = Da qui i singoli finiscono lo schema.
only-singles = Bastano questi singoli.
stuck = Qui finiscono le tecniche di questo libro, e si va avanti solo per tentativi: prendi una casella con due candidati, supponi che uno sia giusto e continua finché la griglia è piena o arrivi a una contraddizione. In quel caso è giusto l’altro.

## Caselle e zone
cell = R{ $row }C{ $column }
house-row =
    { $form ->
        [in] nella riga { $number }
        [of] della riga { $number }
       *[is] la riga { $number }
    }
house-column =
    { $form ->
        [in] nella colonna { $number }
        [of] della colonna { $number }
       *[is] la colonna { $number }
    }
house-box =
    { $form ->
        [in] nel riquadro { $number }
        [of] del riquadro { $number }
       *[is] il riquadro { $number }
    }
house-region =
    { $form ->
        [in] nella regione di { $cell }
        [of] della regione di { $cell }
       *[is] la regione di { $cell }
    }
house-falling =
    { $form ->
        [in] nella diagonale discendente
        [of] della diagonale discendente
       *[is] la diagonale discendente
    }
house-rising =
    { $form ->
        [in] nella diagonale ascendente
        [of] della diagonale ascendente
       *[is] la diagonale ascendente
    }
house-window =
    { $form ->
        [in] nella finestra { $number }
        [of] della finestra { $number }
       *[is] la finestra { $number }
    }
house-asterisk =
    { $form ->
        [in] nella stella
        [of] della stella
       *[is] la stella
    }
house-center-dot =
    { $form ->
        [in] nelle caselle con il punto
        [of] delle caselle con il punto
       *[is] le caselle con il punto
    }
house-girandola =
    { $form ->
        [in] nella girandola
        [of] della girandola
       *[is] la girandola
    }
house-place =
    { $form ->
        [in] nelle caselle al posto { $number } dei riquadri
        [of] delle caselle al posto { $number } dei riquadri
       *[is] le caselle al posto { $number } dei riquadri
    }
house-rows =
    { $form ->
        [in] nelle righe { $numbers }
        [of] delle righe { $numbers }
       *[is] le righe { $numbers }
    }
house-columns =
    { $form ->
        [in] nelle colonne { $numbers }
        [of] delle colonne { $numbers }
       *[is] le colonne { $numbers }
    }

## Dove guardare
look-house = Guarda { $house-in }.
look-cage = Guarda la gabbia di somma { $sum } in { $cell }.
look-number = Guarda la gabbia { $number } in { $cell }.
look-digit = Guarda i posti della cifra { $digit }.
look-cells = Guarda { $cells }.

## Che cosa c’è
there-in-house = Cerca { $technique-there } { $house-in }.
there-single = { CAP($house-in) } la cifra { $digit } è { $technique-there }.
there-at-cells = Cerca { $technique-there } in { $cells }.
there-at-cage = Cerca { $technique-there } nella gabbia di somma { $sum } in { $cell }.
there-at-number = Cerca { $technique-there } nella gabbia { $number } in { $cell }.
there-on-digit = Cerca { $technique-there } sulla cifra { $digit }.
there-on-digit-in = Cerca { $technique-there } sulla cifra { $digit } { $houses-in }.
there-pointing = I posti della cifra { $digit } { $house-in } sono tutti { $cover-in }.
there-pointing-away = I posti della cifra { $digit } { $house-in } vedono tutti le stesse altre caselle.
there-claiming = I posti della cifra { $digit } { $house-in } sono tutti { $cover-in } (rivendicazione).

## Che cosa ne segue
is = { $cell } = { $digit }
so = Quindi { $places }.
removed = { $digits } in { $cells }
remove = Da eliminare: { $removed }.
joint = { "; " }
brief-last = { $outcome } (ultima casella { $house-of })
brief-only = { $outcome } (unico posto { $house-in })
brief-alone = { $outcome } (unica cifra possibile lì)
brief-remove = da eliminare: { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Perché: singoli, candidati bloccati, insiemi
why-full-house = { CAP($house-in) } la casella { $cell } è l’unica vuota, e manca solo la cifra { $digit }.
why-naked-single = Ogni cifra tranne { $digit } è esclusa in { $cell }.
why-hidden-single = { CAP($house-in) } nessuna casella tranne { $cell } può contenere la cifra { $digit }.
why-locked = { CAP($house-in) } la cifra { $digit } può andare solo in { $cells-or }, e queste caselle sono anche { $cover-in }. Una di esse contiene dunque la cifra { $digit } { $cover-of }, e nessun’altra casella { $cover-of } può essere { $digit }.
why-locked-away = { CAP($house-in) } la cifra { $digit } può andare solo in { $cells-or }. Dovunque vada, nessuna casella che le vede tutte può essere { $digit }.
why-naked-subset = Alle caselle { $cells } restano in tutto solo { $digits }, una per ciascuna. Quindi nessun’altra casella { $house-of } può essere { $digits-or }.
why-naked-subset-away = Alle caselle { $cells } restano in tutto solo { $digits }, una per ciascuna. Quindi nessun’altra casella che vede tutti i loro posti per una di queste cifre può contenere quella cifra.
why-hidden-subset = { CAP($house-in) } le cifre { $digits } possono andare solo in { $cells }, una in ciascuna. Quindi queste caselle non possono contenere nessun’altra cifra.
why-mark-pair = { $relation } Alcuni candidati lascerebbero l’altra casella senza cifra.
why-line-number = { $relation } Alcuni candidati lo rendono impossibile, qualunque cosa contengano le altre caselle.
why-line-filling = { $relation } Poiché due caselle che si vedono devono essere diverse, nessun modo rimasto di ottenerlo ammette i candidati seguenti.
why-mark-room =
    Con la cifra { $digit } in { $cell }, alle caselle { $cells } { $digits-count ->
        [0] non resterebbe nessuna cifra.
       *[other] resterebbero in tutto solo { $digits }, meno cifre che caselle.
    }
why-mark-house = { CAP($house-in) } la cifra { $digit } può andare solo in { $cells-or }. Dovunque vada, esclude gli stessi candidati.
relation-consecutive = { $cells } devono differire di 1.
relation-not-consecutive = { $cells } non devono differire di 1.
relation-double = Di { $cells }, una deve essere il doppio dell’altra.
relation-no-dot = { $cells } non devono differire di 1, e nessuna può essere il doppio dell’altra.
relation-less = { $less } deve essere minore di { $greater }.
relation-sum = { $cells } devono dare per somma { $value }.
relation-no-sum = { $cells } non devono dare per somma 5 o 10.
relation-same = { $cells } devono essere uguali.
relation-below = { $less } deve essere minore di { $greater } di almeno { $by }.
relation-apart = { $cells } devono differire di almeno { $by }.
relation-within = { $cells } devono differire, ma al massimo di { $by }.
relation-thermo = Lungo { $cells } le cifre devono crescere.
relation-palindrome = { $cells } devono leggersi allo stesso modo da entrambi i capi.
relation-renban = { $cells } devono contenere cifre consecutive, in un ordine qualsiasi.
relation-whispers = Lungo { $cells } ogni cifra deve differire dalla successiva di almeno { $by }.
relation-arrow = { $rest } devono dare per somma la cifra in { $first }.
relation-quadruple = { $cells } devono contenere { $digits }.
relation-between = { $inner } devono essere comprese strettamente tra le cifre in { $ends }.
relation-sandwich = Da { $first } a { $last } le cifre tra 1 e { $high } devono dare per somma { $value }.
relation-skyscraper = Da { $first } a { $last } il numero delle cifre maggiori di tutte le precedenti, compresa la prima, deve essere { $value }.
relation-x-sum = Da { $first } a { $last } le prime X cifre devono dare per somma { $value }, dove X è la prima di esse.
relation-odd = { $cells } deve essere dispari.
relation-even = { $cells } deve essere pari.
why-cage = Le cifre della gabbia in { $cell } sono diverse e danno per somma { $sum }. Nessun modo rimasto di fare { $sum } ammette i candidati seguenti.
why-cage-sets = La gabbia di somma { $sum } in { $cell } può essere solo { $sets-or }.
why-cage-claiming = Le cifre della gabbia in { $cell } sono diverse e danno per somma { $sum }, e tutti i modi rimasti contengono la cifra { $digit }. Nella gabbia può andare solo qui: { $places }.
why-number = Nessun modo rimasto di fare { $number } nella gabbia in { $cell } ammette i candidati seguenti.
why-number-sets = La gabbia { $number } in { $cell } può contenere solo { $digits }.
why-number-claiming = Tutti i modi rimasti di fare { $number } nella gabbia in { $cell } contengono la cifra { $digit }. Nella gabbia può andare solo qui: { $places }.
why-innie = La somma { $houses-of } è { $whole }, e quella delle gabbie che stanno interamente all’interno è { $cages }. Resta quindi { $sum } per { $cells }.
why-innies = La somma { $houses-of } è { $whole }, e quella delle gabbie che stanno interamente all’interno è { $cages }. Quindi { $cells } devono dare i { $sum } che restano, senza ripetere una cifra. Nessun modo rimasto di fare { $sum } ammette i candidati seguenti.
why-outie = La somma { $houses-of } è { $whole }, e quella delle gabbie che vi entrano è { $cages }. La differenza, { $sum }, sta in { $cells }, all’esterno.
why-outies = La somma { $houses-of } è { $whole }, e quella delle gabbie che vi entrano è { $cages }. La differenza, { $sum }, si divide tra { $cells }, all’esterno. Nessun modo rimasto di fare { $sum } ammette i candidati seguenti.
why-house-combination = In { $cells } tutte le cifre sono diverse, e ogni gabbia deve dare il suo numero. Nessun modo ancora possibile di riempirle tutte insieme ammette i candidati seguenti.
why-cage-overlap = Alcune gabbie hanno solo questi posti per { $digit }, che stanno in altrettante righe, colonne o riquadri: { $cells }. Ognuna di queste gabbie ha bisogno di un { $digit }, quindi non ce n’è altrove in queste zone.
why-cage-overlap-houses = Alcune righe, colonne o riquadri hanno solo questi posti per { $digit }, che stanno in altrettante gabbie: { $cells }. Quindi non c’è { $digit } altrove in queste gabbie.
cages-involved = Gabbie coinvolte: { $cages }.
chain-from-cage = Se { $off } non è { $digit }, allora { $on } è { $other } (ogni modo di riempire la loro gabbia contiene uno dei due)
chain-cage = { $off } non è { $digit }, quindi { $on } è { $other } (ogni modo di riempire la loro gabbia contiene uno dei due)

## Perché: pesci
why-fish = { CAP($houses-in) } tutti i posti della cifra { $digit } sono { $cover-in }. Quindi { $cover } ricevono da lì la loro cifra { $digit }, e nessun’altra casella { $cover-of } può essere { $digit }.
why-finned-fish = { CAP($houses-in) } tutti i posti della cifra { $digit } sono { $cover-in }, oppure in { $fins-or }. Se va in { $fins-or }, è esclusa in { $gone }. Se no, { $cover } ricevono da lì la loro cifra { $digit }, e nessun’altra casella { $cover-of } può essere { $digit }. In entrambi i casi la cifra { $digit } è esclusa in { $gone }.

## Perché: ali
why-xy-wing = { $cell } è { $digits-or }: se è { $one }, allora { $first } è { $digit }; se è { $two }, allora { $second } è { $digit }. Quindi la cifra { $digit } sta in { $ends-or }, e nessuna casella che le vede tutte può essere { $digit }.
why-xyz-wing = { $cell } è { $digits-or }: se è { $one }, allora { $first } è { $digit }; se è { $two }, allora { $second } è { $digit }; altrimenti è { $digit } essa stessa. Quindi la cifra { $digit } sta in { $ends-or }, e nessuna casella che le vede tutte può essere { $digit }.
why-wxyz-wing = Alle caselle { $cells } restano in tutto solo { $digits }, e ognuna di queste cifre tranne { $digit } entra al massimo in una delle quattro. Quindi una di esse deve essere { $digit }: { $ends-or }. Nessuna casella che le vede tutte può essere { $digit }.
why-w-wing = Alle caselle { $cells } restano solo { $digits }. { CAP($house-in) } la cifra { $digit } va in { $one } o in { $two }: { $one } vede { $first }, e { $two } vede { $second }. Quindi { $first } e { $second } non sono entrambe { $digit }. Una di esse è { $other }, e nessuna casella che le vede entrambe può essere { $other }.

## Perché: rettangoli
why-rectangle = Se in { $cells } restassero solo { $digits }, si potrebbero scambiare e lo schema avrebbe due soluzioni.
why-rectangle-1 = Gli altri angoli non hanno altre cifre, quindi { $cell } deve averne una: non è né { $one } né { $two }.
why-rectangle-2 = Per evitarlo, { $cells-or } deve essere { $digit }, e nessuna casella che le vede tutte può essere { $digit }.
why-rectangle-3 = Per evitarlo, { $roof-or } deve essere { $others-or }. Quella casella e { $cells } contengono allora le cifre { $digits } { $house-in }, e nessun’altra casella { $house-of } può essere una di queste.
why-rectangle-4 = { CAP($house-in) } solo { $cells } possono contenere la cifra { $digit }, quindi una di esse è { $digit }. Se l’altra fosse { $other }, alle quattro resterebbero solo queste due cifre.
why-hidden-rectangle = { CAP($house-in) } e { $cover-in } la cifra { $digit } non ha posto fuori dalle quattro. Se { $cell } fosse { $other }, allora { $first } e { $second } sarebbero { $digit }, e { $last }, che non ha altre cifre, sarebbe { $other }: proprio ciò che non deve essere.
why-bug = A tutte le caselle vuote restano due candidati, ma { $cell } ha { $digits }. Senza la cifra { $digit } lì, ogni cifra avrebbe due posti o nessuno in ogni riga, colonna e riquadro, e lo schema non potrebbe avere esattamente una soluzione.

## Perché: coppie di posti, colori
why-remote-pair = A queste caselle restano solo { $digits }, e quelle che si vedono devono essere diverse. Quindi { $first } contengono una delle cifre, e { $second } l’altra. Una casella che ne vede una delle prime e una delle seconde vede entrambe le cifre { $digits }.
why-turbot-fish = La cifra { $digit } va in { $first-or } { $house-in }, e in { $second-or } { $cover-in }. { $near } si vedono, quindi non sono entrambe { $digit }: { $far-or } è { $digit }, e nessuna casella che vede queste due può essere { $digit }.
why-empty-rectangle = { CAP($house-in) } la cifra { $digit } va in { $near } o in { $far }. Se { $near } è { $digit }, allora { $block-in } la cifra non sta in { $lost } ma in { $kept-or }, che la esclude in { $gone }. Se { $far } è { $digit }, anche così è esclusa in { $gone }.
why-colours-wrong = Zone con due posti per la cifra { $digit } legano queste caselle in due gruppi: da una parte { $first }, dall’altra { $second }. Tutte quelle di un gruppo sono { $digit }, e nessuna dell’altro. Ma { $one } e { $two }, dello stesso gruppo, si vedono: quel gruppo è dunque sbagliato.
why-colours-seen = Zone con due posti per la cifra { $digit } legano queste caselle in due gruppi: da una parte { $first }, dall’altra { $second }. Tutte quelle di un gruppo sono { $digit }, e nessuna dell’altro. Una casella che ne vede una di ciascuno non può essere { $digit }.
why-groups = Zone con due posti per la cifra { $digit } legano caselle in gruppi: { $first } contro { $second }, e { $third } contro { $fourth }. O sono { $digit } tutte le caselle di un gruppo, o lo sono tutte quelle del gruppo contrario.
why-group-sees-two = { $one } vede { $two }, e { $three } vede { $four }. Quindi { $one } e il suo gruppo escludono due gruppi di cui uno è { $digit }, e non possono essere { $digit }.
why-groups-meet = { $one } vede { $two }, quindi i loro gruppi non sono entrambi { $digit }, e uno dei gruppi contrari lo è. Una casella che ne vede una fra { $first } e una fra { $second } non può essere { $digit }.

## Perché: insiemi quasi bloccati
set = { $cells } ({ $digits })
why-als-xz = Due insiemi hanno ciascuno una cifra in più delle caselle: { $one }, e { $two }. Solo uno può contenere la cifra { $digit }, perché i suoi posti nei due si vedono. L’altro è senza { $digit } e contiene dunque tutte le altre sue cifre, tra cui { $digits }. Nessuna casella che vede tutti i posti nei due insiemi può essere { $digits-or }.
why-als-xz-double = Due insiemi hanno ciascuno una cifra in più delle caselle: { $one }, e { $two }. Ognuna delle cifre { $digits } entra in uno solo, perché i suoi posti nei due si vedono. A ogni insieme manca dunque una di queste, e contiene tutto il resto: una casella che vede tutti i posti di un’altra cifra in un insieme, o tutti quelli di { $digits-or } in entrambi, non può contenerla.
why-als-xy-wing = Tre insiemi hanno ciascuno una cifra in più delle caselle: { $one }; { $two }; { $three }. Quello di mezzo contiene { $digit } o { $other }. Se { $digit }, allora { $first } non può averla e deve contenere { $digits }; se { $other }, allora { $last } non può averla e deve contenere { $digits }. Nessuna casella che vede tutti i posti di { $digits-or } in entrambi può essere { $digits-or }.
why-stem = { $cell } è { $digits-or }.
why-petal = Se è { $digit }, allora { $set } non può avere quella cifra e deve contenere tutte le altre, tra cui { $digits }.
why-petals = Ognuno di questi insiemi ha una cifra in più delle caselle. Quindi una casella che vede tutti i posti di { $digits-or } in tutti quanti non può essere { $digits-or }.
why-sue-de-coq = Le caselle { $cells } hanno insieme { $count } cifre, cioè { $digits }, e nessuna ci sta due volte. Ogni casella ne contiene dunque una, e tutte si esauriscono qui: le cifre { $first } { $house-in }, e le cifre { $second } { $cover-in }. Nessun’altra casella lì può contenerle.

## Perché: catene
chain-from-cell = Se { $cell } non è { $digit }, allora { $cell } è { $other }
chain-from-place =
    { $off-count ->
        [1] Se { $off } non è { $digit }
       *[other] Se nessuna fra { $off } è { $digit }
    }, allora { $on-or } è { $digit } (l’unico altro posto { $house-in })
chain-cell = { $cell } non è { $digit } ma { $other }
chain-place =
    { $off-count ->
        [1] { $off } non è { $digit }
       *[other] nessuna fra { $off } è { $digit }
    }, quindi { $on-or } è { $digit } (l’unico altro posto { $house-in })
chain-joint = { "; poi " }
chain-same = Quindi { $cells-or } è { $digit } in ogni caso, e ciò che questo esclude si elimina.
chain-ends = Quindi { $first-or } è { $digit }, o { $second-or } è { $other }, e ciò che entrambe escludono si elimina.
chain-loop = Quindi { $first-or } è { $digit }, o { $second-or } è { $other }. Queste due si escludono anche a vicenda, il che chiude la catena in un anello: di due vicine qualsiasi una è giusta, e ciò che entrambe escludono si elimina.
branches-cell = { $cell } è { $digits-or }.
branches-house = { CAP($house-in) } la cifra { $digit } va in { $cells-or }.
branch-at-once = Se { $cells-or } è { $digit }, i candidati seguenti sono esclusi subito.
branch-chain = Se { $cells-or } è { $digit }, allora { $links }.
branch-net = Se { $cells-or } è { $digit }, ne seguono nell’ordine { $placed }.
branches-end = In ogni caso i candidati seguenti sono esclusi.
placed = { $cell } = { $digit }
why-net = Supponi che { $cells-or } sia { $digit }. Ne seguono nell’ordine { $placed }. Resta così una casella senza cifra, o una cifra senza posto. Quindi { $cells-or } non è { $digit }.
why-net-at-once = Supponi che { $cells-or } sia { $digit }. Resta così una casella senza cifra, o una cifra senza posto. Quindi { $cells-or } non è { $digit }.

## Che cosa si dice di uno schema strada facendo
explain-solved = Risolto. Tecnica più difficile: { $technique }. Punti: { $score }.
explain-done = Non resta nulla da trovare.
explain-stuck =
    La logica non va oltre: { $count ->
        [one] resta vuota una casella
       *[other] restano vuote { $count } caselle
    }. Punti: { $score }.
explain-all =
    { $count ->
        [one] 1 passo.
       *[other] { $count } passi.
    }
hint-stuck = La logica non va oltre.
hint-trial = Da lì in poi si va per tentativi.
verdict-none = Nessuna soluzione.
verdict-several = Più soluzioni: mancano cifre.
verdict-unsettled = Indeciso: la ricerca sarebbe durata troppo.
verdict-full = La griglia è piena, e ogni cifra è giusta.
givens-none = I numeri dati non hanno soluzione.
givens-several = I numeri dati hanno più soluzioni.
wrong-digits = Sbagliato: { $placed }.
no-digit-fits = Nessuna cifra va bene in { $cell }.
wrong-alone = Senza { $placed } c’è esattamente una soluzione.
wrong-among = Se una sola cifra è sbagliata, è { $placed-or }.
wrong-together = Insieme non lasciano nessuna soluzione: { $placed }.
wrong-marks = La cifra giusta è stata eliminata in { $cells }.
clash-house = { CAP($house-in) } la cifra { $digit } sta in { $cells }.
clash-pair = { $cells } si vedono, e in entrambe sta la cifra { $digit }.
clash-sum = La gabbia di somma { $sum } in { $cell } dà { $total }.
clash-number = Le cifre della gabbia { $number } in { $cell } non danno il suo numero.

## Tecniche: il nome, lo stesso dopo «C’è», e un paragrafo che la insegna
technique-full-house = Ultima casella
technique-full-house-there = un’ultima casella
technique-full-house-teach = Quando in una riga, in una colonna o in un riquadro resta una sola casella vuota, passa in rassegna le cifre: quella che manca va lì. È il passo più facile di tutti e, verso la fine di uno schema, si presenta da sé. Dopo ogni cifra che scrivi, dai un’occhiata alla sua riga, alla sua colonna e al suo riquadro: forse in uno di essi resta ora un solo vuoto.

technique-hidden-single-box = Singolo nascosto in un riquadro
technique-hidden-single-box-there = un singolo nascosto
technique-hidden-single-box-teach = Prendi una cifra e un riquadro in cui manca. Ogni riga e ogni colonna che ha già la cifra la esclude dalle caselle che attraversa nel riquadro. Quando resta una sola casella, la cifra va lì, anche se la casella potrebbe contenerne altre. La maggior parte degli schemi facili si risolve quasi per intero così: passa le cifre una per una, le più frequenti per prime.

technique-hidden-single-line = Singolo nascosto in una linea
technique-hidden-single-line-there = un singolo nascosto
technique-hidden-single-line-teach = Prendi una riga o una colonna e una cifra che vi manca. Scarta le caselle dove la cifra non può andare: quelle piene, quelle il cui riquadro la contiene già e quelle incrociate da una linea che la contiene già. Se resta una sola casella, la cifra va lì. Le linee sono più difficili da percorrere dei riquadri: comincia da quelle quasi piene.

technique-naked-single = Singolo nudo
technique-naked-single-there = un singolo nudo
technique-naked-single-teach = Guarda una casella e conta ciò che vede: le cifre della sua riga, della sua colonna e del suo riquadro. Se ci sono tutte tranne una, nella casella va quella che manca. Una casella così è difficile da notare, perché le cifre che escludono le altre sono sparse. Cerca dove una riga affollata incontra una colonna o un riquadro affollati. Con gli appunti è una casella con un solo appunto.

technique-pointing = Candidati puntanti
technique-pointing-there = dei candidati puntanti
technique-pointing-teach = Supponi che tutti i posti di una cifra in un riquadro stiano in una stessa riga o colonna. Qualunque sia quello giusto, la linea riceve la sua cifra dentro il riquadro. La cifra si può quindi cancellare nel resto della linea, fuori dal riquadro. I posti, due o tre, puntano lungo la linea. Spesso compare così un singolo nel riquadro accanto.

technique-claiming = Candidati rivendicati
technique-claiming-there = dei candidati rivendicati
technique-claiming-teach = Supponi che tutti i posti di una cifra in una riga o colonna stiano in uno stesso riquadro. La linea ha bisogno della cifra e può averla solo lì, quindi rivendica la cifra di quel riquadro: cancellala nelle altre caselle del riquadro. Cerca nelle linee con poche caselle vuote fuori da un riquadro.

technique-naked-pair = Coppia nuda
technique-naked-pair-there = una coppia nuda
technique-naked-pair-teach = Due caselle di una zona hanno gli stessi due candidati e nessun altro. In una va una cifra e nell’altra l’altra; in quale ordine, non importa. Queste caselle esauriscono le due cifre: cancellale in tutte le altre caselle della zona. Se le due caselle stanno nello stesso riquadro e anche nella stessa linea, fallo in entrambi.

technique-hidden-pair = Coppia nascosta
technique-hidden-pair-there = una coppia nascosta
technique-hidden-pair-teach = Due cifre hanno gli stessi due posti in una zona e nessun altro. Allora queste due caselle contengono queste due cifre, in un ordine o nell’altro, e tutti gli altri loro candidati si eliminano. La coppia è nascosta tra quegli altri appunti: cerca le cifre, non le caselle. Chiediti, per ogni cifra, dove può andare nella zona, e cercane due con la stessa risposta.

technique-cage-combination = Combinazione di gabbia
technique-cage-combination-there = una combinazione di gabbia
technique-cage-combination-teach = Le cifre di una gabbia sono diverse e danno la sua somma. Alcune somme lasciano un solo insieme di cifre: due caselle di somma 3 contengono 1 e 2, due di somma 17 contengono 8 e 9, tre di somma 6 contengono 1, 2 e 3. Annota queste cifre nella gabbia e cancella tutte le altre. Man mano che riempi le caselle, sempre più gabbie si riducono a un solo insieme.
technique-cage-combination-number-teach = Alcune gabbie lasciano un solo insieme di cifre. In una griglia di 6 × 6 una differenza di 5 viene solo da 1 e 6, e un prodotto di 20 in due caselle solo da 4 e 5. Annota queste cifre nella gabbia e cancella tutte le altre. Man mano che riempi le caselle, sempre più gabbie si riducono a un solo insieme.

technique-innie = Innie o outie
technique-innie-there = un innie o un outie
technique-innie-teach = Ogni riga, colonna e riquadro contiene ogni cifra una volta, quindi in una griglia di 9 × 9 la somma è 45. Somma le gabbie che stanno interamente all’interno. Se lasciano una sola casella, l’innie, questa contiene ciò che manca a 45. Oppure somma tutte le gabbie che vi entrano. Se una sola delle loro caselle resta fuori, l’outie, questa contiene ciò che è di troppo.

technique-cage-claiming = Cifra rivendicata da una gabbia
technique-cage-claiming-there = una cifra rivendicata
technique-cage-claiming-teach = Elenca gli insiemi di cifre che danno la somma di una gabbia. Una cifra presente in tutti deve stare nella gabbia: tre caselle di somma 22 contengono sempre un 9. Se tutti i suoi posti nella gabbia stanno in una stessa riga, colonna o riquadro, si elimina dalle altre caselle di quella zona.
technique-cage-claiming-number-teach = Elenca gli insiemi di cifre che danno il numero di una gabbia. Una cifra presente in tutti deve stare nella gabbia: un prodotto di 10 richiede sempre un 5. Se tutti i suoi posti nella gabbia stanno in una stessa riga o colonna, si elimina dal resto di quella linea.

technique-cage-sum = Somma di gabbia
technique-cage-sum-there = una somma di gabbia
technique-cage-sum-teach = Le cifre di una gabbia sono diverse e danno la sua somma, quindi sono possibili solo pochi insiemi di cifre. Tre caselle di somma 7 contengono 1, 2 e 4 in un ordine qualsiasi. Scrivi gli insiemi possibili. Una cifra che non compare in nessuno si elimina dalla gabbia, e così una che non lascerebbe nessun insieme alle altre caselle.
technique-cage-sum-number-teach = Solo pochi insiemi di cifre danno il numero di una gabbia, e ancora meno quando alcuni candidati sono già esclusi. Scrivi i modi di riempire la gabbia, ricordando che una cifra non si può ripetere in una riga o colonna. Un candidato che non compare in nessuno si elimina.

technique-innies = Innie e outie
technique-innies-there = un gruppo di innie o outie
technique-innies-teach = Ogni riga, colonna e riquadro ha una somma fissa, 45 in una griglia di 9 × 9. Se le gabbie ne lasciano due o più caselle, queste danno insieme ciò che manca alla somma, come se fossero una gabbia. Allo stesso modo, le caselle con cui le gabbie sporgono danno insieme ciò che è di troppo. Passa in rassegna le cifre che danno questa somma, e cancella quelle che non vanno da nessuna parte.

technique-wide-innies = Innie di più zone
technique-wide-innies-there = un gruppo di innie o outie di più zone
technique-wide-innies-teach = Due righe, colonne o riquadri vicini danno 90, e tre danno 135. Spesso le gabbie riempiono più zone tranne poche caselle, anche dove non ne riempiono una sola. Somma le gabbie all’interno: le caselle che restano danno insieme ciò che manca. Oppure somma tutte le gabbie che vi entrano: le caselle all’esterno danno insieme ciò che è di troppo.
technique-house-combination = Combinazioni in una zona
technique-house-combination-there = una combinazione di gabbie
technique-house-combination-teach = Le gabbie che stanno in una stessa riga, colonna o riquadro non hanno cifre in comune. Se una di due caselle con somma 4 prende l’1 e il 3, a un’altra con somma 7 restano solo il 2 e il 5. Le altre caselle prendono le cifre che avanzano. Ciò che non entra in nessuna ripartizione si elimina.
technique-cage-overlap = Sovrapposizione di gabbie
technique-cage-overlap-there = una sovrapposizione di gabbie
technique-cage-overlap-teach = Due gabbie hanno bisogno della stessa cifra, e tutti i suoi posti in entrambe stanno nelle stesse due righe, colonne o riquadri. Allora le gabbie vi occupano quella cifra, che si elimina dalle altre caselle di queste zone. Vale anche l’inverso: se due righe hanno tutti i posti di una cifra nelle stesse due gabbie, si elimina dal resto di queste gabbie.
technique-cage-chain = Catena attraverso gabbie
technique-cage-chain-there = una catena attraverso gabbie
technique-cage-chain-teach = Una catena alternata che passa anche per le gabbie. Due candidati di una gabbia si escludono se nessun modo di riempirla li contiene entrambi, e uno dei due è giusto se ogni modo ne contiene uno. È giusto il primo candidato della catena o l’ultimo: ciò che entrambi escludono si elimina.
technique-cage-net = Rete forzata attraverso gabbie
technique-cage-net-there = una rete forzata attraverso gabbie
technique-cage-net-teach = Supponi che un candidato sia giusto, inserisci tutti i singoli che ne seguono e tieni per ogni gabbia solo i modi ancora possibili di riempirla. Se resta una casella senza cifre, o una cifra senza posto, il candidato era sbagliato. Si elimina anche ciò che è escluso con ogni candidato di una casella, o con ogni posto di una cifra in una zona.

technique-naked-triple = Terna nuda
technique-naked-triple-there = una terna nuda
technique-naked-triple-teach = Tre caselle di una zona hanno in tutto solo tre cifre. Non occorre che ogni casella le abbia tutte e tre: anche 2 e 5, 5 e 8, 2 e 8 formano una terna. Le tre caselle esauriscono le tre cifre, quindi tutte le altre caselle della zona le perdono. Tra le caselle con due o tre candidati, cerca quelle che si limitano alle stesse cifre.

technique-hidden-triple = Terna nascosta
technique-hidden-triple-there = una terna nascosta
technique-hidden-triple-teach = Tre cifre hanno in tutto solo tre posti in una zona. Queste caselle contengono allora queste cifre, e tutti gli altri loro candidati si eliminano. Non occorre che ogni cifra abbia tutti e tre i posti. La terna si trova più facilmente contando: annota dove può andare ogni cifra mancante, e cercane tre che si dividono tre posti.

technique-naked-quad = Quaterna nuda
technique-naked-quad-there = una quaterna nuda
technique-naked-quad-teach = Quattro caselle di una zona hanno in tutto solo quattro cifre, comunque distribuite. Esauriscono queste cifre, quindi le altre caselle della zona le perdono. Una quaterna nuda va cercata nelle zone con molte caselle vuote: prova prima le caselle con meno candidati, e guarda se quattro di esse si limitano a quattro cifre.

technique-hidden-quad = Quaterna nascosta
technique-hidden-quad-there = una quaterna nascosta
technique-hidden-quad-teach = Quattro cifre hanno in tutto solo quattro posti in una zona. Le quattro caselle contengono quindi le quattro cifre, e tutti gli altri loro candidati si eliminano. È l’insieme più grande che valga la pena di cercare in una griglia di 9 × 9, perché le altre caselle ne formerebbero sempre uno più piccolo. La quaterna è rara, e ben nascosta dagli appunti intorno.

technique-x-wing = X-Wing
technique-x-wing-there = un X-Wing
technique-x-wing-teach = Una cifra ha due posti in ciascuna di due righe, e questi stanno nelle stesse due colonne. In una riga sta in una colonna, nell’altra riga nell’altra: in ogni caso entrambe le colonne ce l’hanno. Si elimina quindi da tutte le altre caselle di queste colonne. Righe e colonne possono scambiarsi le parti. I quattro posti sono gli angoli di un rettangolo.

technique-swordfish = Pesce spada
technique-swordfish-there = un pesce spada
technique-swordfish-teach = In tre righe tutti i posti di una cifra stanno nelle stesse tre colonne. Ogni riga occupa una delle colonne, quindi le tre colonne ricevono la loro cifra da queste righe e la perdono altrove. Non occorre che ogni riga abbia tre posti: ne bastano due. Righe e colonne possono scambiarsi le parti. Per trovare il pesce spada, segna tutti i posti di una cifra.

technique-xy-wing = XY-Wing
technique-xy-wing-there = un XY-Wing
technique-xy-wing-teach = Prendi tre caselle con due candidati ciascuna. Il perno ha X e Y. Vede due ali: una con X e Z, una con Y e Z. Se il perno è X, la prima ala deve essere Z; se è Y, deve esserlo la seconda. Una delle ali è quindi Z, e ogni casella che le vede entrambe perde Z. Non occorre che le ali si vedano tra loro.

technique-xyz-wing = XYZ-Wing
technique-xyz-wing-there = un XYZ-Wing
technique-xyz-wing-teach = Tre caselle hanno in tutto le cifre X, Y e Z. Il perno le ha tutte e tre; delle due ali che vede, una ha X e Z, l’altra Y e Z. Se il perno è X, la prima ala deve essere Z; se è Y, deve esserlo la seconda; altrimenti è Z il perno stesso. Una delle tre caselle è quindi Z. Solo una casella che le vede tutte e tre perde Z: cerca nel riquadro del perno.

technique-unique-rectangle-1 = Rettangolo unico, tipo 1
technique-unique-rectangle-1-there = un rettangolo unico di tipo 1
technique-unique-rectangle-1-teach = Quattro caselle in due righe, due colonne e due riquadri non devono mai restare con le stesse due cifre: si potrebbero scambiare senza toccare nessun’altra casella, e lo schema avrebbe due soluzioni. Se tre degli angoli hanno solo questi due candidati, il quarto deve contenere altro, e li perde entrambi. Questo vale solo perché lo schema ha esattamente una soluzione.

technique-unique-rectangle-2 = Rettangolo unico, tipo 2
technique-unique-rectangle-2-there = un rettangolo unico di tipo 2
technique-unique-rectangle-2-teach = Quattro caselle in due righe, due colonne e due riquadri hanno due cifre in comune. Gli angoli che ne hanno di più hanno tutti la stessa cifra in più. Se non andasse in nessuno di essi, alle quattro caselle resterebbero due cifre scambiabili, e lo schema avrebbe due soluzioni. Va quindi in uno di essi, e ciò che li vede tutti la perde.

technique-unique-rectangle-3 = Rettangolo unico, tipo 3
technique-unique-rectangle-3-there = un rettangolo unico di tipo 3
technique-unique-rectangle-3-teach = Quattro caselle in due righe, due colonne e due riquadri hanno due cifre in comune, e due angoli di una stessa linea hanno cifre in più. Uno dei due deve contenere una cifra in più, altrimenti le due cifre si potrebbero scambiare e lo schema avrebbe due soluzioni. Insieme valgono quindi come una casella con le cifre in più. Con altre caselle della zona possono esaurire tante cifre quante sono le caselle, e il resto della zona le perde.

technique-unique-rectangle-4 = Rettangolo unico, tipo 4
technique-unique-rectangle-4-there = un rettangolo unico di tipo 4
technique-unique-rectangle-4-teach = Quattro caselle in due righe, due colonne e due riquadri hanno due cifre in comune, e due angoli di una stessa zona hanno cifre in più. Se una delle due cifre non ha altro posto in quella zona, deve andare in uno di questi angoli. Se nell’altro angolo andasse la seconda cifra, le due si potrebbero scambiare e lo schema avrebbe due soluzioni. La seconda cifra si elimina quindi da entrambi gli angoli.

technique-hidden-rectangle = Rettangolo nascosto
technique-hidden-rectangle-there = un rettangolo nascosto
technique-hidden-rectangle-teach = Quattro caselle in due righe, due colonne e due riquadri hanno due cifre in comune, e un angolo non ne ha altre. Guarda l’angolo opposto: se una delle cifre non ha posto fuori dal rettangolo nella sua riga e nella sua colonna, l’altra cifra lì deciderebbe tutti e quattro gli angoli. Le due si potrebbero allora scambiare, e lo schema avrebbe due soluzioni. Quell’altra cifra quindi si elimina.

technique-jellyfish = Medusa
technique-jellyfish-there = una medusa
technique-jellyfish-teach = In quattro righe tutti i posti di una cifra stanno nelle stesse quattro colonne. Le colonne ricevono quindi la loro cifra da queste righe, e tutte le altre caselle lì la perdono. Non occorre che ogni riga abbia tutti e quattro i posti. Righe e colonne possono scambiarsi le parti. Se in una griglia di 9 × 9 sembrano servire cinque linee, guarda nell’altro verso: di quelle rimaste ne bastano meno.

technique-bug = Tomba dei bivalori (BUG)
technique-bug-there = una tomba dei bivalori
technique-bug-teach = Supponi che ogni casella vuota abbia due candidati tranne una, che ne ha tre. Senza il terzo, ogni cifra ancora da scrivere avrebbe due posti in ogni riga, colonna e riquadro. Una griglia così non ha mai esattamente una soluzione. Nella casella diversa va quindi la cifra che ha tre posti nella sua riga, colonna e riquadro: questo rompe la figura, e di solito risolve lo schema.

technique-remote-pair = Coppia remota
technique-remote-pair-there = una coppia remota
technique-remote-pair-teach = Più caselle hanno gli stessi due candidati, e ognuna vede la successiva. Le due cifre quindi si alternano, come i colori di una scacchiera. Colora le caselle alternando chiaro e scuro: tutte quelle chiare contengono una cifra, tutte quelle scure l’altra. Una casella che ne vede una chiara e una scura vede entrambe le cifre e le perde entrambe.

technique-skyscraper = Grattacielo
technique-skyscraper-there = un grattacielo
technique-skyscraper-teach = Una cifra ha due posti in ciascuna di due righe, o di due colonne. Un’estremità della prima vede un’estremità della seconda, quindi non sono giuste entrambe: lo è almeno una delle altre due. Ogni casella che vede queste altre due estremità perde la cifra. Sembrano due torri sullo stesso suolo, con i tetti ad altezze diverse.

technique-two-string-kite = Aquilone a due fili
technique-two-string-kite-there = un aquilone a due fili
technique-two-string-kite-teach = Una cifra ha due posti in una riga e due in una colonna, e un posto della riga sta nello stesso riquadro di uno della colonna. Questi due non possono essere giusti entrambi, quindi è giusta l’estremità lontana della riga o quella della colonna. La casella che vede entrambe le estremità lontane perde la cifra. Il riquadro annoda i due fili.

technique-turbot-fish = Pesce rombo (Turbot)
technique-turbot-fish-there = un pesce rombo
technique-turbot-fish-teach = Una cifra ha due posti in ciascuna di due zone qualsiasi. Un posto della prima ne vede uno della seconda, quindi non sono giusti entrambi. Allora è giusta almeno una delle due estremità lontane, e ogni casella che le vede entrambe perde la cifra. Qui almeno una delle zone non è una riga né una colonna, ma un riquadro o un’altra zona dello schema.

technique-empty-rectangle = Rettangolo vuoto
technique-empty-rectangle-there = un rettangolo vuoto
technique-empty-rectangle-teach = In un riquadro tutti i posti di una cifra stanno in una sua riga e in una sua colonna, come in una croce. Altrove una linea ha due posti per la cifra, e uno di essi vede un braccio della croce. Se quel posto è giusto, la cifra del riquadro sta nell’altro braccio. Se no, è giusto il secondo posto. Una casella che vede il secondo posto ed è in linea con quel braccio perde la cifra.

technique-simple-colouring = Colorazione semplice
technique-simple-colouring-there = una colorazione semplice
technique-simple-colouring-teach = Prendi una cifra e le zone in cui ha due posti: ogni volta uno dei due è giusto. Colora i posti, di zona in zona, alternando due colori. Tutti i posti di un colore sono giusti e tutti quelli dell’altro sbagliati. Se due posti dello stesso colore si vedono, quel colore è sbagliato. E ogni posto che vede entrambi i colori si elimina, qualunque sia quello giusto.

technique-multi-colouring = Colorazione multipla
technique-multi-colouring-there = una colorazione multipla
technique-multi-colouring-teach = Prendi una cifra e le zone in cui ha due posti, e colora i posti alternando due colori. Possono nascere più gruppi, ciascuno con due colori propri, di cui uno è giusto. Se un colore di un gruppo vede un colore di un altro, non sono giusti entrambi. È quindi giusto il colore opposto all’uno o all’altro, e ciò che vede questi due si elimina. Un colore che vede entrambi i colori di un altro gruppo è sbagliato.

technique-w-wing = W-Wing
technique-w-wing-there = un W-Wing
technique-w-wing-teach = Due caselle che non si vedono hanno gli stessi due candidati. Da qualche parte una zona ha solo due posti per una di queste cifre, e ognuno di questi posti vede una delle due caselle. Le due caselle non possono quindi contenere entrambe quella cifra: almeno una contiene l’altra, e ogni casella che le vede entrambe la perde.

technique-finned-x-wing = X-Wing con pinna
technique-finned-x-wing-there = un X-Wing con pinna
technique-finned-x-wing-teach = In due righe una cifra avrebbe i suoi posti nelle stesse due colonne, se non fosse per uno o due posti in più in una delle righe: le pinne. Se nessuna pinna è giusta, le due colonne ricevono la loro cifra dalle due righe e la perdono altrove. Se una pinna è giusta, esclude ciò che vede. Si elimina ciò che è escluso in entrambi i casi: le caselle delle colonne che vedono ogni pinna, per lo più nel riquadro delle pinne.

technique-sashimi-x-wing = X-Wing sashimi
technique-sashimi-x-wing-there = un X-Wing sashimi
technique-sashimi-x-wing-teach = In due righe una cifra ha i suoi posti nelle stesse due colonne, ma a una riga ne manca uno, e invece ne ha altri lì vicino: le pinne. La figura sembra rotta, ma il ragionamento vale. Se nessuna pinna è giusta, in ogni riga la cifra va al suo posto nelle colonne, e queste la perdono altrove. Se una pinna è giusta, esclude ciò che vede. Si elimina ciò che è escluso in entrambi i casi.

technique-x-chain = Catena X
technique-x-chain-there = una catena X
technique-x-chain-teach = Segui una cifra di zona in zona. Supponi che non stia in una certa casella. In una zona con due posti sta allora nell’altro; questo la esclude da ogni casella che vede, il che lascia un solo posto in un’altra zona, e così via. Alla fine di una catena così è giusta la sua prima casella o l’ultima. Ciò che le vede entrambe perde la cifra.

technique-xy-chain = Catena XY
technique-xy-chain-there = una catena XY
technique-xy-chain-teach = Una catena di caselle con due candidati ciascuna, in cui ogni casella vede la successiva e ha una cifra in comune con essa. Supponi che la prima casella non sia Z: allora è l’altra sua cifra, quindi la successiva non è quella, e così via, finché l’ultima deve essere Z. Un’estremità della catena è quindi Z, e ciò che vede entrambe le estremità perde Z.

technique-wxyz-wing = WXYZ-Wing
technique-wxyz-wing-there = un WXYZ-Wing
technique-wxyz-wing-teach = Quattro caselle hanno in tutto i candidati W, X, Y e Z, e una di esse, il perno, vede le altre tre. Tutti i posti di W si vedono tra loro, e così quelli di X e quelli di Y: ognuna di queste cifre riempie al massimo una delle quattro caselle. Una casella deve quindi essere Z, e ogni casella che vede tutti i posti di Z nelle quattro la perde. Cerca dove una linea incrocia un riquadro.

technique-finned-swordfish = Pesce spada con pinna
technique-finned-swordfish-there = un pesce spada con pinna
technique-finned-swordfish-teach = In tre righe una cifra ha i suoi posti nelle stesse tre colonne, a parte uno o più posti in più in una delle righe: le pinne. Se nessuna pinna è giusta, le tre colonne ricevono la loro cifra da queste righe e la perdono altrove. Se una pinna è giusta, esclude ciò che vede. Le caselle delle colonne che vedono ogni pinna perdono quindi la cifra in ogni caso. Righe e colonne possono scambiarsi le parti.

technique-sashimi-swordfish = Pesce spada sashimi
technique-sashimi-swordfish-there = un pesce spada sashimi
technique-sashimi-swordfish-teach = In tre righe una cifra ha i suoi posti nelle stesse tre colonne, ma a una riga ne resta uno solo, con altri posti lì vicino: le pinne. Se nessuna pinna è giusta, lo è quel posto, e le altre due righe si dividono le altre due colonne. Se una pinna è giusta, esclude ciò che vede. Una casella delle colonne che vede ogni pinna perde la cifra in entrambi i casi. Righe e colonne possono scambiarsi le parti.

technique-finned-jellyfish = Medusa con pinna
technique-finned-jellyfish-there = una medusa con pinna
technique-finned-jellyfish-teach = In quattro righe una cifra ha i suoi posti nelle stesse quattro colonne, a parte uno o più posti in più in una delle righe: le pinne. Se nessuna pinna è giusta, le quattro colonne ricevono la loro cifra da queste righe e la perdono altrove. Se una pinna è giusta, esclude ciò che vede. Le caselle delle colonne che vedono ogni pinna perdono la cifra in ogni caso. Le pinne sono vicine, per lo più in un solo riquadro.

technique-sashimi-jellyfish = Medusa sashimi
technique-sashimi-jellyfish-there = una medusa sashimi
technique-sashimi-jellyfish-teach = In quattro righe una cifra ha i suoi posti nelle stesse quattro colonne, ma a una riga ne resta uno solo, con altri posti lì vicino: le pinne. Se nessuna pinna è giusta, le quattro righe si dividono comunque le quattro colonne. Se una pinna è giusta, esclude ciò che vede. Una casella delle colonne che vede ogni pinna perde la cifra in entrambi i casi. Righe e colonne possono scambiarsi le parti.

technique-aic = Catena alternata
technique-aic-there = una catena alternata
technique-aic-teach = Una catena che va dallo sbagliato al giusto e ritorno. Supponi che un candidato sia sbagliato, e passa a uno che allora deve essere giusto: l’altra cifra di una casella con due, o l’altro posto di una zona con due. Questo ne esclude un altro, e così via. È giusto il primo candidato o l’ultimo, quindi ciò che entrambi escludono si elimina. Una catena chiusa esclude di più.

technique-grouped-aic = Catena alternata con gruppi
technique-grouped-aic-there = una catena alternata con gruppi
technique-grouped-aic-teach = Una catena dallo sbagliato al giusto e ritorno, in cui un passo può essere un gruppo: due o tre posti di una cifra dove una linea incrocia un riquadro. Se il resto di una zona non ha posto per la cifra, uno del gruppo è giusto, e ciò che vede l’intero gruppo perde la cifra. È giusto il primo passo della catena o l’ultimo, quindi ciò che entrambi escludono si elimina.

technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = un Sue de Coq
technique-sue-de-coq-teach = Prendi due o tre caselle dove una linea incrocia un riquadro. Aggiungi alcune caselle della linea e alcune del riquadro, in modo che tutte insieme abbiano tante cifre quante sono le caselle e che la parte della linea non abbia cifre in comune con quella del riquadro. Allora ogni cifra si usa una volta sola. Quelle della parte della linea si eliminano dal resto della linea, quelle della parte del riquadro dal resto del riquadro.

technique-als-xz = ALS-XZ
technique-als-xz-there = un ALS-XZ
technique-als-xz-teach = Un insieme quasi bloccato (ALS) è un gruppo di caselle di una zona con una cifra in più delle caselle: se perde una cifra, deve contenere tutte le altre. Prendi due di questi insiemi con una cifra X che uno solo può contenere, perché tutti i suoi posti nei due si vedono. Uno degli insiemi è senza X e contiene una cifra Z che hanno entrambi. Ciò che vede ogni Z dei due insiemi perde Z.

technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-there = un ALS-XY-Wing
technique-als-xy-wing-teach = Prendi tre insiemi di caselle, ciascuno in una zona e con una cifra in più delle caselle: se un insieme così perde una cifra, deve contenere tutte le altre. Quello di mezzo ha X in comune con il primo e Y con l’ultimo, e nessuna delle due cifre può stare in entrambi gli insiemi che unisce. Quello di mezzo contiene X o Y, quindi il primo o l’ultimo ne perde una, e deve contenere tutte le altre sue. Una casella che vede ogni Z di questi due perde Z.

technique-death-blossom = Fiore della morte
technique-death-blossom-there = un fiore della morte
technique-death-blossom-teach = Una casella con due o tre candidati è lo stelo. Ogni suo candidato ha un petalo: un insieme di caselle di una zona con quella cifra e con una cifra in più delle caselle, del quale lo stelo vede tutti i posti per quella cifra. Qualunque cifra vada nello stelo, un petalo la perde e deve allora contenere tutte le altre sue. Se tutti i petali hanno in comune una cifra Z, ciò che vede ogni Z di tutti loro perde Z.

technique-forcing-chain = Catena forzata
technique-forcing-chain-there = una catena forzata
technique-forcing-chain-teach = Prendi una casella, o una cifra in una zona, e prova tutte le possibilità, una alla volta. Segui una catena da ciascuna: questo è giusto, quindi quello è sbagliato, quindi il successivo è giusto. Se tutte le catene portano a dire che uno stesso candidato è sbagliato, lo è, qualunque sia la possibilità vera. È un lavoro lento: l’ultima risorsa.

technique-forcing-net = Rete forzata
technique-forcing-net-there = una rete forzata
technique-forcing-net-teach = Supponi che un candidato sia giusto, e scrivi tutti i singoli che ne seguono. Se resta una casella senza cifre, o una cifra senza posto, il candidato era sbagliato. Oppure fai lo stesso con ogni candidato di una casella, o con ogni posto di una cifra in una zona: ciò che è escluso in tutti i casi si elimina. Usa un secondo foglio o una matita morbida.

technique-beyond = Oltre ogni tecnica
technique-beyond-there = un passo oltre ogni tecnica
technique-beyond-teach = Per pochi schemi non basta nessuna figura che abbia un nome. Hanno comunque una sola soluzione, ma si trova per tentativi: scegli una casella con due candidati, supponi che uno sia giusto e continua finché tutto torna o arrivi a una contraddizione. In quel caso è giusto l’altro. Segna da dove sei partito, così da ritrovare la strada.

technique-mark-pair = Caselle legate
technique-mark-pair-there = una coppia di caselle legate
technique-mark-pair-teach = Un segno tra due caselle, una linea che le attraversa o una regola sulle vicine senza segno lega le loro cifre. Annota i candidati di entrambe. Un candidato che non va con nessuno dell’altra casella si può cancellare: accanto a una barra, un 5 richiede un 4 o un 6; su un termometro, solo il bulbo può essere 1. Ogni cifra cancellata può decidere la coppia successiva, quindi segui le linee e le file di segni da un capo all’altro.

technique-line-number = Linea e numero
technique-line-number-there = candidati che non tornano con il numero
technique-line-number-teach = Una freccia, o un numero fuori dallo schema, chiede alla sua linea una somma o un conteggio. Calcola il minimo e il massimo che le altre caselle possono dare, e cancella ciò che non farebbe tornare il numero: le somme piccole escludono le cifre grandi, quelle grandi le piccole. I numeri più piccoli e più grandi lasciano meno scelta, quindi comincia da quelli.

technique-line-filling = Modi di ottenere il numero
technique-line-filling-there = i pochi modi rimasti di ottenere il numero
technique-line-filling-teach = Dove restano vuote solo poche caselle lungo una freccia, o lungo la linea di un numero fuori dallo schema, scrivi tutti i modi di ottenere il numero. Le caselle di una stessa riga, colonna o riquadro devono essere diverse, quindi restano pochi modi. Un candidato che non compare in nessuno si può cancellare.

technique-mark-room = Spazio per le caselle legate
technique-mark-room-there = caselle legate con troppo poco spazio
technique-mark-room-teach = Una casella legata ad altre due o tre in una stessa riga, colonna o riquadro deve lasciare a ciascuna una cifra diversa. Con barre da entrambi i lati in una riga, una cifra richiede accanto a sé quella subito inferiore e quella subito superiore, quindi non è né 1 né la più alta. Prova ogni candidato, e cancella quelli che lascerebbero troppo poche cifre alle altre caselle.

technique-mark-house = Legame comune
technique-mark-house-there = un legame comune
technique-mark-house-teach = A una cifra restano solo due o tre posti in una riga, colonna o riquadro. Guarda per ciascuno che cosa la cifra escluderebbe da lì: gli altri candidati della sua casella, e tutto ciò che i segni e le linee intorno vietano. I candidati esclusi in tutti i casi si possono cancellare subito, dovunque la cifra vada a finire.

## Per le librerie
listing-puzzles =
    { $count ->
        [one] 1 sudoku
       *[other] { NUMBER($count) } sudoku
    }
listing-intro-adults = Una matita, un’ora tranquilla e una griglia nuova: sudoku da risolvere su carta, a casa o in viaggio.
listing-intro-children = Matita temperata e si parte: regole chiare, piccoli passi e la gioia di riuscirci.
listing-intro-seniors = Sudoku da risolvere senza fretta: griglie chiare, una matita e il tempo per pensare.
listing-inside = In questo libro
listing-levels = Livelli: { $levels }
listing-kinds = Griglie: { $kinds }
listing-one-solution = Ogni sudoku ha esattamente una soluzione.
listing-logic = Ogni sudoku si risolve con la sola logica, senza tirare a indovinare.
listing-answers = Le soluzioni di tutti i sudoku sono nel libro.
listing-hints = I suggerimenti per i primi passi di ogni sudoku aiutano a sbloccarsi.
listing-walkthroughs = Alcuni sudoku vengono risolti passo per passo.
listing-rules = Le regole sono spiegate con un esempio.
listing-techniques = Tecniche che aiutano: { $techniques }
listing-one-per-page = Un sudoku per pagina, con molto spazio per gli appunti.
listing-large-print = Caratteri grandi: cifre grandi e facili da leggere.
listing-format =
    { $count ->
        [one] 1 pagina, { $size }
       *[other] { NUMBER($count) } pagine, { $size }
    }
listing-keywords = libro di sudoku, giochi con i numeri, giochi di logica, enigmistica, rompicapi, giochi per la mente, regalo per appassionati, passatempi da viaggio, allenare la memoria, hobby rilassante, esercizi di concentrazione, giornate di pioggia, idea per il compleanno, pensiero logico, tempo libero, pensierino
listing-keywords-adults = sudoku per adulti, enigmistica per adulti, passatempo senza schermo
listing-keywords-children = sudoku per bambini, enigmistica per bambini, giochi di logica per bambini, libro di attività, primi sudoku
listing-keywords-seniors = sudoku per anziani, passatempi per anziani, regalo per i nonni, giochi facili da leggere
listing-keywords-large = sudoku caratteri grandi, enigmistica a caratteri grandi
listing-keywords-easy = sudoku facili, sudoku per principianti
listing-keywords-hard = sudoku difficili, sudoku per esperti
listing-keyword-variant = sudoku { $variant }
listing-search-words = sudoku, enigmistica, rompicapi, giochi di logica, passatempi, caratteri grandi, facile, facili, difficile, difficili, per adulti, per bambini, per anziani
listing-promotions = migliore, migliori, bestseller, best seller, gratis, gratuito, offerta, sconto, nuovo, nuova, numero 1, n. 1, bonus
listing-ai-puzzles = Un programma ha generato i sudoku a partire da un seme: riempie una griglia a caso, toglie cifre e conta le soluzioni finché ne resta esattamente una. Nessuna intelligenza artificiale li ha generati.
listing-ai-texts = Regole, titoli, suggerimenti e soluzioni sono frasi e disegni fissi di quel programma. Per questo libro non ha usato alcuno strumento che generi testi, immagini o traduzioni con l’intelligenza artificiale.
listing-ai-own = Il libro contiene inoltre elementi che non provengono dal programma: { $parts }. Il programma non può sapere come sono stati fatti; ne risponde l’autore.
listing-own-texts = testi dell’autore
listing-own-pictures = immagini dell’autore
listing-own-puzzles = sudoku dell’autore
