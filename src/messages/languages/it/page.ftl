# The page of the application. `{ $name }` is a value that the page fills in.
skip = Vai alle pagine
parts = Parti del libro
part-book = Libro
part-answers = Soluzioni
part-cover = Copertina
view = Vista
pages-before = Pagine precedenti (←)
pages-after = Pagine successive (→)
page = Pagina
page-of = di { $count }
page-short = p. { $page }
page-unknown = La pagina { $page } non esiste: ce ne sono { $count }.
puzzle-field = Schema
puzzle-no = n.
puzzle-unknown = Lo schema { $puzzle } non esiste: gli schemi vanno da { $first } a { $last }.
puzzle-page = Schema { $puzzle }: pagina { $page }
puzzle-pages = Schema { $puzzle }: pagina { $page }, soluzione: pagina { $answer }
answer = Soluzione
zoom = Zoom
zoom-page = Pagina intera
zoom-width = Larghezza pagina
zoom-actual = Dimensioni reali
pages-shown = Pagine
pages-facing = Affiancate
pages-single = Singole
guides = Guide
guides-lines = Linee sulle pagine
guides-trim = Rifilo
guides-bleed = Abbondanza
guides-margins = Margini
guides-safe = Area di sicurezza
guides-baselines = Linee di base
guides-no-safe = L’area di sicurezza non è nota: scegli uno stampatore.
dock-thumbs = Panoramica
dock-edit = Modifica
dock-make = Crea
dock-findings = Controllo
status-busy = Preparazione del libro…
status-wrong = Errori in { $file }
status-fine = { $file }: aggiornato
no-response = Nessuna risposta: gridpress è ancora aperto?
no-response-saved = Nessuna risposta: gridpress è ancora aperto? Non è stato salvato nulla.
cover-none = Non c’è una copertina da mostrare.
cover-parts = Quarta, dorso e prima di copertina
book-none = Non c’è ancora un libro da mostrare.
mistakes =
    { $count ->
        [one] Un errore nel libro
       *[other] { $count } errori nel libro
    }
mistakes-last = { $mistakes }: questo è l’ultimo libro valido
go-to-setting = Vai a questa impostazione
warnings = Avvisi
check = Controllo
check-busy = Controllo delle pagine…
check-no-printer = Non è stato scelto uno stampatore: queste sono le regole per tutti i libri
rules-fail =
    { $count ->
        [one] Una regola non è rispettata
       *[other] { $count } regole non sono rispettate
    }
rules-pass =
    { $count ->
        [one] Una regola è rispettata
       *[other] { $count } regole sono rispettate
    }
rules-all =
    { $count ->
        [one] L’unica regola è rispettata
       *[other] Tutte le { $count } regole sono rispettate
    }
fails = Non rispettata
advice = Consiglio
required-is = richiesto: { $value }.
what-to-change = Che cosa cambiare: { $change }
more = e altre { $count }
shortcuts = Scorciatoie da tastiera sulle pagine
shortcut-turn = pagine precedenti e successive
shortcut-ends = prima e ultima pagina
shortcut-page = vai a una pagina
shortcut-puzzle = vai a uno schema
shortcut-zoom = ingrandisci e riduci
shortcut-fit = mostra la pagina intera
shortcut-facing = pagine affiancate o singole
start-book = Inizia un libro
start-book-is = Qui non c’è ancora un libro: quello che vedi è un esempio. Scegli un modello da cui partire; tutto si può cambiare in seguito. Nessun file esistente viene sovrascritto.
use-template = Usa questo modello
created = { $file } è stato creato.
undo = Annulla
redo = Ripeti
undone = Modifica annullata.
redone = Modifica ripetuta.
again = Riprova
saving = Salvataggio …
saved = Salvato in { $file }.
saved-moved = Salvato. Alcuni schemi da risolvere passo per passo non ci sono più; gli ultimi del libro ne prendono il posto.
book-name = { $file }
not-saved-changed = Non salvato: il file è stato modificato altrove.
paused = Il modulo è in pausa: { $file } non è TOML valido. Correggilo nel tuo editor, oppure annulla lì l’ultima modifica.
views = Vista delle impostazioni
view-basic = Base
view-advanced = Avanzata
search = Cerca un’impostazione
count-found =
    { $count ->
        [one] Un’impostazione
       *[other] { $count } impostazioni
    }
none-found = Nessuna impostazione corrisponde.
rare = Mostra anche le impostazioni per i giornali e per più pagine su un foglio
reset-group = Ripristina questo gruppo
count-set =
    { $count ->
        [one] Una impostata
       *[other] { $count } impostate
    }
count-invalid =
    { $count ->
        [one] Una non valida
       *[other] { $count } non valide
    }
add-section = Aggiungi una sezione
add-text = Aggiungi una pagina di testo
add-daily-slot = Aggiungi uno spazio
move-up = Sposta su
move-down = Sposta giù
remove-item = Rimuovi
required = obbligatorio
range = Da { $least } a { $most }.
at-least = Almeno { $least }.
default-is = Predefinito: { $value }
default = predefinito
is-default = { $value } (predefinito)
for-example = Per esempio: { $value }
no-value = nessuno
yes = sì
no = no
from = da
to = a
other = Altro…
done = Fatto
open = Apri
save = Salva
line = Riga { $number }
file-none = Nessun file
file-choose = Scegli un file…
file-drop = o trascinalo qui
file-storing = Salvataggio del file…
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } pixel.
picture-part = { $width } × { $height } pixel: al { $part } % della larghezza del testo, la stampa è nitida.
picture-fine = { $width } × { $height } pixel: abbastanza nitida, con { $resolution } pixel per pollice.
picture-coarse = { $width } × { $height } pixel: solo { $resolution } pixel per pollice a tutta larghezza, e per una stampa nitida ne servono { $required }. Va bene se si stampa più piccola.
picture-coarse-needed = { $width } × { $height } pixel: solo { $resolution } pixel per pollice, e per una stampa nitida ne servono { $required }. Usa un’immagine di almeno { $wide } × { $high } pixel.
picture-caption = Didascalia
font-file-fine = { $family }: si può usare.
font-file-forbidden = { $family }: la licenza ne vieta l’uso nei libri ({ $why }).
make = Crea i file
make-is = Salva i file per il negozio online accanto al libro. I file che gridpress non ha scritto, o che sono stati modificati in seguito, non vengono mai sovrascritti.
make-all = Crea e verifica tutto
make-book = Crea le pagine
make-cover = Crea la copertina
make-proof = Verifica i file
make-busy = In corso
make-none = Non c’è ancora un libro: parti da un modello, in «Modifica».
making-book = Creazione delle pagine…
making-cover = Creazione della copertina…
making-proof = Verifica dei file…
finished-book = Le pagine sono pronte.
finished-cover = La copertina è pronta.
finished-proof = Tutti i file sono verificati: ogni schema ha una sola soluzione, e i file corrispondono tra loro.
failed-book = Le pagine non sono state create.
failed-cover = La copertina non è stata creata.
failed-proof = I file non corrispondono tra loro.
files = File
folder = Nella cartella { $folder }
part-interior = Pagine
part-lock = Riferimento
count-pages =
    { $count ->
        [one] Una pagina
       *[other] { $count } pagine
    }
checklist = Lista di controllo
messages = Messaggi
state-good = Fatto
state-todo = Da fare
state-bad = Non ancora
check-names-good = Titolo, autore e copyright sono i tuoi.
check-names-todo = Titolo, autore o copyright è ancora quello di un modello. Vedi «Controllo».
check-printer-good = Stampatore: { $printer }.
check-printer-todo = Scegli lo stampatore, così le sue regole vengono controllate.
check-rules-good =
    { $count ->
        [one] La regola dello stampatore è rispettata.
       *[other] Tutte le { $passed } regole sono rispettate.
    }
check-rules-bad =
    { $count ->
        [one] Una regola non è rispettata: { $rules }. Vedi «Controllo».
       *[other] { $count } regole non sono rispettate: { $rules }. Vedi «Controllo».
    }
check-pictures-good = Le immagini sono abbastanza nitide.
check-pictures-bad = Un’immagine è troppo piccola per una stampa nitida. Vedi «Controllo».
check-interior-good = Le pagine sono pronte: { $pages }.
check-interior-todo = Crea le pagine.
check-interior-bad = Il file delle pagine è più vecchio del libro: crealo di nuovo.
check-cover-good = La copertina è adatta a queste { $pages } pagine: il dorso è largo { $spine }.
check-cover-todo = Crea la copertina.
check-cover-bad = Il file della copertina appartiene a un’altra versione del libro: crealo di nuovo.
check-counts-good =
    { $count ->
        [one] Il libro contiene uno schema.
       *[other] Il libro contiene { $count } schemi, tanti quanti ne promettono i suoi testi.
    }
check-counts-bad =
    { $count ->
        [one] Il titolo, un bollino o la quarta di copertina promette { $promised } schemi, ma il libro ne contiene uno.
       *[other] Il titolo, un bollino o la quarta di copertina promette { $promised } schemi, ma il libro ne contiene { $count }.
    }
writer = Pagina di testo
writer-tools = Formato
writer-heading = Titolo
writer-bold = Grassetto
writer-italic = Corsivo
writer-list = Elenco puntato
writer-picture = Immagine…
writer-text = Testo, in Markdown
writer-style = Stile
writer-plain = Testo
writer-chapter = Titolo di capitolo
writer-subheading = Titoletto
writer-quote = Citazione
writer-source = Markdown
writer-numbers = Elenco numerato
writer-outdent = Riduci il rientro
writer-indent = Aumenta il rientro
writer-link = Link
writer-rule = Linea di separazione
writer-address = Indirizzo
writer-page = Testo della pagina
writer-source-is = Mostra il testo in Markdown
writer-kept = Questa parte è mostrata in Markdown e resta com’è.
pictures = Inserisci un’immagine
picture-width = Larghezza
pasted-table = Le pagine di testo non hanno tabelle: le righe sono diventate righe di testo.
pasted-picture = Mancano le immagini che non è stato possibile incollare: aggiungile con «Immagine…».
pasted-other = Le parti che non si possono stampare, come video e moduli, sono state tralasciate.
text-write = Scrivi…
text-name = testo
text-starter = # Benvenuti{"\u000A\u000A"}Scrivi qui il tuo testo.{"\u000A"}
puzzles-own = Aggiungi i tuoi schemi…
puzzles-own-is = Incolla schemi in qualsiasi formato: righe di 81 caselle, griglie, JSON, link… oppure trascina un file. Di ognuno si controlla che abbia esattamente una soluzione.
puzzles-add = Aggiungi al libro
puzzles-givens =
    { $count ->
        [one] { $count } indizio
       *[other] { $count } indizi
    }
puzzles-fine =
    { $count ->
        [one] Uno schema ({ $kind }) con esattamente una soluzione.
       *[other] { $count } schemi ({ $kind }), ognuno con esattamente una soluzione.
    }
units = Misure in
unit-in = pollici
unit-mm = millimetri
term-seed = Che cos’è un seme?
term-seed-is = Qualsiasi parola, o un numero. Lo stesso seme dà sempre gli stessi schemi, un altro ne dà altri.
term-bleed = Che cos’è l’abbondanza?
term-bleed-is = Inchiostro che oltrepassa il bordo della pagina, perché al taglio della carta non resti un filo bianco. Serve solo alle pagine con immagini che arrivano fino al bordo.
term-gutter = Che cos’è il margine interno?
term-gutter-is = Il margine dalla parte del dorso, dove le pagine sono incollate o pinzate. I libri spessi ne richiedono di più; gridpress lo stabilisce secondo la tabella dello stampatore.
term-registry = Come funziona?
term-registry-is = gridpress tiene un file con tutti gli schemi della serie nella cartella superiore a quella di questo libro. Crea ogni volume in una cartella a sé, accanto a questa, e nessuno schema comparirà due volte.
term-lock = Che cos’è il riferimento?
term-lock-is = Un file da cui gridpress ricrea esattamente questo libro e lo verifica. Conservalo insieme al libro.
term-opener = Che cos’è una pagina di apertura?
term-opener-is = La prima pagina di una sezione, con il suo titolo.
where = In { $file }, riga { $line }
quoted-title = «{ $text }»
volume-next = Il volume successivo
volume-next-is = Inizia un nuovo libro accanto a questo, con le stesse impostazioni e nuovi schemi. Crea prima questo volume.
volume-folder = Nome della sua cartella
volume-start = Inizia il volume successivo
volume-starting = Preparazione…
volume-open = Apri il volume successivo
group-book = Il libro
group-paper = Stampatore, formato e grafica
group-puzzles = Schemi
group-puzzles-is = Una sezione è una parte del libro con schemi di un solo tipo e livello.
group-answers = Soluzioni
group-front = Pagine prima degli schemi
group-texts = Le tue pagine di testo
group-texts-is = Un’introduzione, consigli, ringraziamenti: scrivili qui, se vuoi con immagini.
group-back = Pagine dopo gli schemi
group-cover = Copertina
group-series = Serie
title-title = Titolo
help-title = Stampato sul frontespizio e sulla copertina.
title-subtitle = Sottotitolo
help-subtitle = Facoltativo, per esempio «Dal facile al difficile».
title-author = Autore
help-author = Il tuo nome o pseudonimo, come lo mostra il negozio online.
title-imprint = Editore
help-imprint = Facoltativo: il nome della tua casa editrice, sul frontespizio.
title-language = Lingua del libro
help-language = Titoli, regole e soluzioni sono stampati in questa lingua.
title-seed = Seme
help-seed = Determina quali schemi contiene il libro.
title-page-printer = Stampato da
help-page-printer = Le sue regole su margini, formato e numero di pagine vengono controllate.
printer-none = Nessuno stampatore scelto
title-page-trim = Formato della pagina
help-page-trim = Il formato del libro finito.
size-other = Altro formato
title-design = Grafica delle pagine
help-design = Caratteri e decorazioni delle pagine.
design-classic = Classica
design-modern = Moderna
design-large-print = Caratteri grandi
title-type-text = Carattere del testo
help-type-text = Un carattere tuo richiede una licenza per i libri.
title-type-digits = Carattere delle cifre
help-type-digits = Negli schemi.
file-own = Un mio file di caratteri…
title-answers-placement = Dove stanno le soluzioni
help-answers-placement = Chi gioca le preferisce in fondo al libro.
placement-back = In fondo al libro
placement-after-section = Dopo ogni sezione
placement-separate = In un PDF a parte
placement-foot = Capovolte, a piè di pagina
placement-overleaf = Nella pagina successiva
placement-beside = Accanto allo schema
placement-none = Nessuna soluzione
title-answers-per_page = Soluzioni per pagina
help-answers-per_page = Lascia vuoto per metterne quante se ne leggono bene.
title-front-half_title = Occhiello: una prima pagina con il solo titolo
title-front-title_page = Frontespizio
title-front-copyright = Pagina del copyright
help-front-copyright = Il suo testo, per esempio «© 2026 Il tuo nome». Senza testo la pagina non c’è.
title-front-dedication = Dedica
help-front-dedication = Il suo testo, su una pagina a sé.
title-front-contents = Indice
title-front-how_to = Come si risolve
help-front-how_to = Le regole di tutti i tipi di schema del libro.
how_to-true = Le regole
how_to-kids = Le regole in frasi brevi per bambini
how_to-false = Nessuna regola
title-front-levels = Una pagina sui livelli
title-front-techniques = Un capitolo sulle tecniche di soluzione
help-front-techniques = Con esempi, per le tecniche che gli schemi richiedono.
title-back-blank_grids = Pagine con griglie vuote
title-back-notes = Pagine per gli appunti
title-back-record = Una tabella per date e tempi
title-back-stats = Statistiche degli schemi
title-back-certificate = Un diploma
help-back-certificate = Per chi ha risolto tutto il libro.
title-back-about_author = L’autore
help-back-about_author = Il tuo testo, su una pagina a sé.
title-back-about_book = Questo libro
help-back-about_book = Il tuo testo, su una pagina a sé.
title-cover-design = Grafica
help-cover-design = Ogni immagine mostra il tuo titolo.
cover-plain = Sobria
cover-field = Tinta unita
cover-tilt = Inclinata
cover-swiss = Svizzera
cover-stripes = Strisce
cover-mosaic = Mosaico
cover-pop = Pop
cover-animals = Animali
cover-night = Notte
cover-picture = La tua immagine
title-cover-palette = Colori
palette-ocean = Oceano
palette-sunrise = Alba
palette-forest = Foresta
palette-berry = Frutti di bosco
palette-paper = Carta
palette-midnight = Mezzanotte
palette-retro = Retrò
palette-candy = Caramella
palette-lagoon = Laguna
palette-brick = Mattone
title-cover-lettering = Carattere del titolo
lettering-heavy = Maiuscole pesanti
lettering-condensed = Maiuscole strette
lettering-serif = Con grazie
lettering-tiles = Una casella per lettera
lettering-headings = Come le intestazioni
title-cover-picture_area = Parte della copertina che occupa
picture_area-below = Sotto i testi
picture_area-full = Tutta, con i testi sopra
picture_area-alone = Tutta, senza testi
title-cover-picture = Una tua immagine in prima di copertina
help-cover-picture = Un file PNG o JPEG; viene copiato accanto al libro e riempie la prima di copertina.
title-cover-blurb = Testo della quarta di copertina
help-cover-blurb = Ciò che invoglia a comprare questo libro.
title-cover-badges = Bollini
help-cover-badges = Fino a tre testi brevi in prima di copertina, separati da virgole.
title-isbn = ISBN
help-isbn = Lascia vuoto se il negozio online assegna un numero al libro. Altrimenti gridpress disegna il codice a barre.
title-cover-price = Prezzo
help-cover-price = Accanto al codice a barre, per esempio «9,99 €».
title-cover-logo = Logo della tua casa editrice
help-cover-logo = Un file PNG o JPEG, in basso sulla quarta di copertina.
title-cover-thousand_pages = Spessore di 1000 pagine
help-cover-thousand_pages = Questa tipografia non lo pubblica per questa carta, e il dorso della copertina ne ha bisogno: prendilo dal suo calcolatore di copertine, per esempio 2.3in o 58mm.
title-series-name = Nome della serie
help-series-name = Sul frontespizio e sulla copertina.
title-series-volume = Volume
help-series-volume = Il numero di questo libro nella serie.
title-series-registry = Non ripetere mai uno schema di un altro volume
title-section-title = Titolo
help-section-title = Sulla sua prima pagina e nell’indice. Senza titolo, la sezione non ha né pagina iniziale né voce nell’indice.
title-section-kind = Tipo di schema
title-section-level = Livello
title-section-count = Numero di schemi
title-section-per_page = Per pagina
per_page =
    { $count ->
        [one] Uno schema, il più grande possibile
       *[other] { $count } schemi
    }
title-section-intro = Introduzione
help-section-intro = Qualche frase sotto il titolo.
title-section-picture = Immagine
help-section-picture = Sulla prima pagina della sezione.
section-new = Sezione { $count }
section-own = I miei schemi
kinds-sizes = Sudoku
kinds-variants = Sudoku con altre regole, e affini
kinds-layouts = Più schemi insieme
title-text-title = Titolo nell’indice
help-text-title = Lascia vuoto per usare il primo titolo del testo.
title-text-place = Posizione
place-front = Prima degli schemi
place-back = Alla fine
place-before = Prima di «{ $section }»
title-text-contents = Includi nell’indice
template-classic-6x9 = Classico in brossura
template-classic-6x9-is = 120 schemi dal facile al difficile, 6 × 9 pollici
template-large-print-8-5x11 = Caratteri grandi
template-large-print-8-5x11-is = 80 schemi, uno per pagina, 8,5 × 11 pollici
template-three-hundred = 300 schemi
template-three-hundred-is = 300 schemi in quattro livelli, due per pagina, 6 × 9 pollici
template-thousand = 1000 schemi
template-thousand-is = 1000 schemi in quattro livelli, sei per pagina, 8,5 × 11 pollici
template-bold-and-easy = Grandi e facili
template-bold-and-easy-is = 60 schemi facili in caratteri molto grandi, con spirale, 8,5 × 11 pollici
template-pocket-5x8 = Tascabile
template-pocket-5x8-is = 150 schemi di cinque livelli, uno per pagina, 5 × 8 pollici
template-a4-worksheets = Schede
template-a4-worksheets-is = Sei schemi su un foglio A4, per una classe o un circolo
template-kids = Per bambini
template-kids-is = Griglie piccole, numeri grandi e animali da colorare, 8,5 × 11 pollici
template-kids-pictures = Per i più piccoli
template-kids-pictures-is = Forme al posto delle cifre, 8,5 × 11 pollici
template-giants = Giganti
template-giants-is = Griglie di 12 × 12 e di 16 × 16, 8,5 × 11 pollici
template-wordoku = Parole
template-wordoku-is = Lettere al posto delle cifre, e una parola in ogni soluzione, 7 × 10 pollici
template-variants = Varianti
template-variants-is = Diagonali, finestre, irregolari e killer, 7 × 10 pollici
template-variety = Rivista di giochi vari
template-variety-is = Diciannove tipi di schema, 8,5 × 11 pollici
template-samurai = Samurai
template-samurai-is = 60 schemi di cinque griglie sovrapposte, uno per pagina, 8,5 × 11 pollici
template-calcudoku = Calcudoku
template-calcudoku-is = 100 schemi di calcolo a gabbie, da 4 × 4 a 9 × 9, 6 × 9 pollici
template-travel-booklet = Libretto da viaggio
template-travel-booklet-is = 40 schemi da stampare a casa su A4, piegare e pinzare
template-tablet = Tablet
template-tablet-is = 60 schemi per reMarkable, Kindle Scribe e altri tablet
template-newspaper = Giornale
template-newspaper-is = La rubrica quotidiana di un giornale; i suoi file si creano con il comando gridpress daily
template-sampler = Campionario
template-sampler-is = Una sezione per ogni tipo di sudoku, da cui copiare
dock-listing = Negozio
copy = Copia
count-puzzles =
    { $count ->
        [one] Uno schema
       *[other] { $count } schemi
    }
part-listing = Testi per il negozio
making-listing = Creazione dei testi e delle immagini per il negozio online…
finished-listing = I testi e le immagini per il negozio online sono pronti.
failed-listing = I testi e le immagini per il negozio online non sono stati creati.
shop = La scheda nel negozio online
shop-is = Copia questi testi nel modulo di Amazon KDP o di un altro negozio online. Sono ricavati dal libro, nella sua lingua.
shop-count = { $used } di { $most } caratteri
shop-volume = volume { $volume }
shop-headline = Frase di richiamo
shop-headline-is = La riga sopra la descrizione e sulla prima immagine.
shop-description = Descrizione
shop-description-is = L’intera descrizione, al posto di quella qui sopra.
shop-keywords = Parole chiave
shop-keywords-is = Sette campi fino a 50 caratteri. Niente nomi di negozi, né parole già presenti nel titolo.
shop-categories = Categoria
shop-categories-is = Al massimo tre.
shop-audience = Pubblico
shop-audience-is = A chi si rivolgono i testi.
audience-adults = Adulti
audience-children = Bambini
audience-seniors = Anziani
shop-contributors = Collaboratori
shop-contributors-is = Oltre all’autore, per esempio «illustrator: Ann Lee», separati da virgole; il ruolo in inglese.
shop-ai_content = La tua risposta sull’IA
shop-ai_content-is = Su testi, immagini e schemi tuoi.
shop-ai = Risposta sui contenuti generati dall’IA
shop-facts = Dati
shop-change = Modifica questi testi
shop-change-is = Ciò che inserisci qui prende il posto dei testi qui sopra. Lascia vuoto un campo per riaverli.
shop-write = Crea testi e immagini
shop-write-is = Crea anche le immagini: la prima di copertina, quattro banner per la descrizione e uno sguardo all’interno.
group-class = Fogli per una classe
title-worksheet-names = Nomi degli alunni
help-worksheet-names = Uno per riga; ogni alunno riceve un foglio.
title-worksheet-copies = Numero di fogli
help-worksheet-copies = I fogli oltre i nomi hanno una riga vuota per il nome.
title-worksheet-same = Gli stessi schemi per tutti
title-worksheet-date = Data
help-worksheet-date = Lascia vuoto per avere una riga da compilare.
title-worksheet-cut_outs = Cifre da ritagliare
help-worksheet-cut_outs = Una pagina dopo ogni foglio, per principianti.
title-worksheet-codes = Codici per trovare le soluzioni
template-worksheet = Per una classe
template-worksheet-is = Un foglio per ogni alunno e le soluzioni per l’insegnante
table-listing = Scheda nel negozio online
table-worksheet = Fogli per una classe
table- = Il libro
table-series = Serie
table-section = Sezioni
table-text = Pagine di testo
table-front = Pagine iniziali
table-back = Pagine finali
table-type = Caratteri
table-puzzle = Intorno a ogni schema
table-grid = Griglie
key-isbn = ISBN
key-id = Nome permanente
