### Las palabras que imprime el programa, en español. Formas de las zonas: `in` (en la fila 3), `of` (de la fila 3).

## Títulos
contents = Índice
answers = Soluciones
how-to = Cómo se resuelve
hints = Pistas
techniques = Técnicas
walkthroughs = Soluciones paso a paso
notes = Notas
levels = Los niveles
about-author = Sobre el autor
about-book = Sobre este libro
blank-grids = Cuadrículas en blanco
record = Mis resultados
stats = Este libro en cifras
stats-techniques = La técnica más difícil de cada sudoku
stats-givens = Pistas iniciales por sudoku
stats-digits = Cuántas veces se da cada cifra
certificate = Diploma
certificate-to = Este diploma es para
certificate-for =
    { $count ->
        [one] por resolver un sudoku
       *[other] por resolver { NUMBER($count) } sudokus
    }
certificate-done = ¡Muy bien hecho!
volume = Volumen { $number }
colour-in = ¡Coloréame!
answers-to = Soluciones de { $title }
solution = Solución
solution-of = Solución del { $date }
cells-removed = { $count } quitadas
easier-than = ! más fácil que el { $day }
puzzle-count =
    { $count ->
        [one] 1 sudoku
       *[other] { NUMBER($count) } sudokus
    }
puzzle = Sudoku { $number }
puzzles = Sudokus { $first }–{ $last }
dates = { $first } – { $last }

## Alrededor de un sudoku
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Solución en la página { $page }
to-answer-short = Página { $page }
to-answer-overleaf = Solución al dorso
to-answer-overleaf-short = Al dorso
to-answer-elsewhere = Libro de soluciones, página { $page }
to-answer-elsewhere-short = Soluciones, pág. { $page }
to-answer-elsewhere-shortest = Soluciones { $page }
to-puzzle = Página { $page }
to-puzzle-elsewhere = Sudoku en la página { $page }
to-puzzle-elsewhere-short = Sudoku, pág. { $page }
to-puzzle-elsewhere-shortest = Sudoku { $page }
hardest = Técnica más difícil: { $technique }
hardest-beyond = Técnica más difícil: ninguna que tenga nombre
givens =
    { $count ->
        [one] 1 pista inicial
       *[other] { $count } pistas iniciales
    }
time = Tiempo
target-time = Tiempo objetivo: { $minutes } min
date = Fecha
name = Nombre
code = Código
large-print = Letra grande
puzzle-nouns = sudoku, sudokus, rompecabezas
count-words =
    uno=1 un=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13
    catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinti=20 veinte=20 treinta=30
    cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 cientos=100
    quinientos=500 setecientos=700 novecientos=900 mil=1000 y=0
quoted = «{ $text }»

## Niveles
level-easy = Fácil
level-medium = Medio
level-hard = Difícil
level-expert = Experto
level-extreme = Extremo
level-easy-is = Muchas pistas iniciales. Quien mira bien encuentra una cifra tras otra.
level-medium-is = Menos pistas iniciales. Hay que mirar también filas y columnas, y qué puede ser aún cada celda.
level-hard-is = Aquí ayudan las anotaciones: candidatos bloqueados, pares y tríos.
level-expert-is = Patrones por toda la cuadrícula, como peces, alas y rectángulos.
level-extreme-is = Las mínimas pistas iniciales; espere de todo, hasta largas cadenas de razonamientos.
level-extreme-with-trial = Las mínimas pistas iniciales; espere de todo, hasta largas cadenas de razonamientos y el tanteo.

## Variantes
variant-diagonal = Diagonal
variant-windoku = Windoku
variant-jigsaw = Irregular
variant-antiknight = Anticaballo
variant-asterisk = Asterisco
variant-center-dot = Punto central
variant-girandola = Girandola
variant-killer = Killer
variant-antiking = Antirrey
variant-disjoint = Grupos disjuntos
variant-consecutive = Consecutivo
variant-non-consecutive = No consecutivo
variant-kropki = Kropki
variant-some-kropki = Kropki parcial
variant-greater-than = Mayor que
variant-xv = XV
variant-some-xv = XV parcial
variant-even-odd = Par-impar
variant-thermo = Termómetro
variant-arrow = Flecha
variant-palindrome = Palíndromo
variant-whispers = Susurros
variant-renban = Renban
variant-frame = Marco
variant-sandwich = Sándwich
variant-skyscraper = Sudoku rascacielos
variant-little-killer = Little Killer
variant-x-sums = Sumas X
variant-calcudoku = Calcudoku
variant-futoshiki = Futoshiki
variant-skyscrapers = Rascacielos
layout-twodoku = Twodoku
layout-butterfly = Mariposa
layout-samurai = Samurái
layout-sohei = Sohei
layout-cross = Cruz
layout-windmill = Molino
layout-other = Superpuesto
layout-rule =
    Las cuadrículas de { $side } × { $side } se superponen. Cada una es un sudoku por sí misma, y una cifra en un bloque común
    vale en todas las que lo comparten.
in-grid = { $number } de la cuadrícula { $grid }
grids-counted = Las cuadrículas se cuentan de arriba abajo y, lado a lado, de izquierda a derecha.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Cada una de las dos diagonales largas, { $marks ->
        [shaded] sombreadas
        [strokes] trazadas con líneas finas
       *[both] sombreadas o trazadas con líneas finas
    }, contiene también cada cifra una
    vez.
variant-windoku-rule = Cada ventana sombreada contiene también cada cifra una vez.
variant-jigsaw-rule = Las líneas gruesas encierran regiones de forma irregular en lugar de bloques.
variant-antiknight-rule =
    Dos celdas a un salto de caballo, dos celdas en una dirección y una hacia un lado como en el ajedrez, nunca
    contienen la misma cifra.
variant-asterisk-rule = Las nueve celdas sombreadas que forman una estrella contienen también cada cifra una vez.
variant-center-dot-rule =
    Las nueve celdas con un punto gris, en el centro de los bloques, contienen también cada cifra una vez.
variant-girandola-rule =
    Las nueve celdas sombreadas de la Girandola, cuatro de ellas en las esquinas, contienen también cada cifra una
    vez.
variant-killer-rule =
    Las líneas discontinuas encierran jaulas. Las cifras de una jaula suman el número pequeño de su esquina, y
    ninguna se repite dentro de la jaula.
variant-antiking-rule = Dos celdas que se tocan por una esquina nunca contienen la misma cifra.
variant-disjoint-rule =
    Dos celdas en el mismo lugar de sus bloques nunca contienen la misma cifra: por ejemplo, las celdas superiores
    izquierdas de todos los bloques son distintas.
variant-consecutive-rule =
    Una barra entre dos celdas significa que sus cifras se diferencian en 1. Se muestran todas las barras: donde no
    la hay, las cifras de dos celdas con un lado común nunca se diferencian en 1.
variant-non-consecutive-rule = Las cifras de dos celdas con un lado común nunca se diferencian en 1.
variant-kropki-rule =
    Un punto blanco entre dos celdas significa que sus cifras se diferencian en 1; uno negro, que una es el doble de
    la otra. Entre 1 y 2, el punto puede ser blanco o negro. Se muestran todos los puntos: donde dos celdas con un
    lado común no lo tienen, no se cumple ni lo uno ni lo otro.
variant-some-kropki-rule =
    Un punto blanco entre dos celdas significa que sus cifras se diferencian en 1; uno negro, que una es el doble de
    la otra. Entre 1 y 2, un punto puede ser blanco o negro. No se muestran todos los puntos.
variant-greater-than-rule = Dentro de los bloques, el signo entre dos celdas se abre hacia la cifra mayor.
variant-xv-rule =
    Una X entre dos celdas significa que sus cifras suman 10; una V, que suman 5. Se muestran todas las X y V: donde
    no hay letra, las cifras de dos celdas con un lado común nunca suman 5 ni 10.
variant-some-xv-rule =
    Una X entre dos celdas significa que sus cifras suman 10; una V, que suman 5. No se muestran todas las X y V.
variant-even-odd-rule =
    Un círculo gris indica una cifra impar; un cuadrado gris, una par. Todas las demás celdas pueden contener
    cualquiera de las dos.
variant-thermo-rule = A lo largo de un termómetro, las cifras crecen desde el bulbo: cada una es mayor que la anterior.
variant-arrow-rule =
    La cifra de un círculo es la suma de las cifras a lo largo de su flecha. Una cifra puede repetirse en una flecha
    donde las demás reglas lo permiten.
variant-palindrome-rule = A lo largo de una línea, las cifras se leen igual desde los dos extremos.
variant-whispers-rule =
    A lo largo de una línea, cada cifra se diferencia de la siguiente en al menos { $apart }. Una cifra puede repetirse
    en una línea donde las demás reglas lo permiten.
variant-renban-rule =
    Las cifras de una línea son consecutivas, en cualquier orden, y ninguna se repite: 3, 5, 2 y 4, por ejemplo.
variant-frame-rule =
    Un número fuera de la cuadrícula es la suma de las tres primeras cifras de su fila o columna, contadas desde ese
    lado.
variant-sandwich-rule =
    Un número fuera de la cuadrícula es la suma de las cifras que están entre el 1 y el { $high } en su fila o columna.
    Es 0 donde estas dos están juntas.
variant-skyscraper-rule =
    Las cifras son las alturas de edificios. Un número fuera de la cuadrícula indica cuántos se ven desde ahí a lo largo
    de su fila o columna: cada edificio tapa todos los más bajos que tiene detrás.
variant-little-killer-rule =
    Un número fuera de la cuadrícula es la suma de las cifras de la diagonal que señala su flecha. Una cifra puede
    repetirse en una diagonal donde las demás reglas lo permiten. No todas las diagonales tienen número.
variant-x-sums-rule =
    Un número fuera de la cuadrícula es la suma de las X primeras cifras de su fila o columna, contadas desde ese lado.
    X es la primera de estas cifras, y forma parte de la suma.
variant-futoshiki-rule =
    No hay bloques. El signo entre dos celdas se abre hacia la cifra mayor. No se muestran todos los signos.
variant-skyscrapers-rule =
    No hay bloques. Las cifras son las alturas de edificios. Un número fuera de la cuadrícula indica cuántos se ven
    desde ahí a lo largo de su fila o columna: cada edificio tapa todos los más bajos que tiene detrás.
variant-calcudoku-rule =
    No hay bloques. Las líneas gruesas encierran jaulas, y las cifras de una jaula dan el número de su esquina con la
    operación que lo acompaña: se suman o se multiplican, o la menor de dos se resta de la mayor, o la mayor se divide
    por ella. Si no hay signo, puede ser cualquiera de las cuatro. Una cifra puede repetirse dentro de una jaula, pero
    no en una fila ni en una columna.

## Cómo se resuelve
number-word =
    { $number ->
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
        [13] trece
        [14] catorce
        [15] quince
        [16] dieciséis
        [25] veinticinco
       *[other] { $number }
    }
fill-digits = Rellene cada celda vacía con una cifra del 1 al { $last }.
fill-numbers = Rellene cada celda vacía con un número del 1 al { $last }.
fill-letter = Rellene cada celda vacía con una cifra del 1 al 9 o la letra A.
fill-letters = Rellene cada celda vacía con una cifra del 1 al 9 o una letra de la A a la { $last }.
fill-word =
    Las letras ocupan el lugar de las cifras. Rellene cada celda vacía con una de las letras que acompañan al sudoku.
fill-pictures =
    Los dibujos ocupan el lugar de las cifras. Dibuje en cada celda vacía uno de los dibujos que acompañan al sudoku.
hold =
    Cada fila, cada columna y { $areas ->
        [regions] cada una de las { $side-word } regiones
       *[boxes] cada uno de los { $side-word } bloques
    } de líneas gruesas deben contener { $symbols ->
        [digits] cada una de las { $side-word } cifras
        [numbers] cada uno de los { $side-word } números
        [word] cada una de las { $side-word } letras
        [pictures] cada uno de los { $side-word } dibujos
       *[letters] cada una de las { $side-word } cifras y letras
    } exactamente una vez.
fill-sizes = Rellene cada celda vacía. Con qué, depende del tamaño de la cuadrícula.
sizes-digits = Las cifras van { $sizes }.
sizes-letters = Después del 9, las cuadrículas mayores siguen con letras: { $sizes }.
sizes-word = Si un sudoku va acompañado de letras, se rellena con ellas.
sizes-pictures = Si un sudoku va acompañado de dibujos, se rellena con ellos.
size-digits = del 1 al { $last } en { $side } × { $side }
size-letter = la A en { $side } × { $side }
size-letters = de la A a la { $last } en { $side } × { $side }
hold-sizes =
    Cada fila, cada columna y cada { $areas ->
        [regions] región
       *[boxes] bloque
    } de líneas gruesas deben contener exactamente una vez todo lo que va en la cuadrícula.
hold-lines = Cada fila y cada columna deben contener cada una de estas cifras exactamente una vez.
further-letters = Las letras sirven de cifras adicionales: A es la décima, B la undécima, y así sucesivamente.
word-hidden =
    Con la cuadrícula llena, en una de sus líneas se lee una palabra. Lo que se dice de las cifras vale para las letras.
pictures-as-digits = Lo que se dice de las cifras vale para los dibujos.
one-solution-or-trial =
    Cada sudoku de este libro tiene exactamente una solución. No a todas se llega solo razonando: algunos piden una
    prueba, y un paso atrás.
one-solution =
    Cada sudoku de este libro tiene exactamente una solución, y se llega a ella solo razonando. Si le entran ganas
    de adivinar, vuelva a mirar: siempre hay un paso lógico.
first-steps = Por dónde empezar
scanning =
    Tome una cifra y recorra las filas y columnas en las que ya está: en ellas no puede repetirse. Si en un bloque
    le queda una sola celda libre, la cifra va ahí.
scanning-cages =
    Empiece por las jaulas que dejan poca elección: dos cifras muy alejadas, un producto con pocos divisores, una suma
    muy pequeña o muy grande. Si una jaula situada en una sola fila o columna necesita una cifra, el resto de esa línea
    no puede tenerla.
an-example = Un ejemplo
example =
    ¿Dónde va el { $digit } en el bloque sombreado? { $others-count ->
        [one] Otro { $digit } está ya en { $others }. Su fila y su columna descartan
       *[other] Ya hay otros { $digit } en { $others }. Sus filas y columnas descartan
    } todas las celdas vacías del bloque menos una: { $cell }, marcada con un { $mark ->
        [query] signo de interrogación
       *[ring] círculo
    }. Ahí va el { $digit }.
cell-long = fila { $row } columna { $column }
pencil = Para seguir
pencil-marks =
    Cuando ninguna cifra se encuentre a simple vista, anote a lápiz, en pequeño, en cada celda, las cifras que aún
    pueden ir en ella. Una celda con una sola anotación está resuelta, igual que una cifra con un solo lugar en una
    fila, columna o bloque. Tache anotaciones a medida que rellena celdas, y vuelva a mirar: cada cifra hallada abre
    camino a otras.
kids-how-to = Cómo se juega
kids-fill = Hay casillas vacías. Escribe un número en cada una.
kids-size = { $side } × { $side }: usa los números del 1 al { $last }.
kids-row = En cada fila, cada número está una sola vez.
kids-column = En cada columna, también.
kids-box = Y en cada bloque de líneas gruesas, lo mismo.
kids-example =
    ¿Dónde va el { $digit } en el bloque gris? Mira cada { $digit } de fuera. Su fila y su columna ya están ocupadas.
    Queda una casilla: ¡la { $mark ->
        [query] del signo de interrogación
       *[ring] del círculo
    }!
kids-start = Para empezar bien: una fila, una columna o un bloque con una sola casilla vacía. ¿Qué número falta?
kids-fill-own = Hay casillas vacías. En cada una va algo de la tira que acompaña al sudoku.
kids-row-own = En cada fila, todo está una sola vez.
kids-column-own = En cada columna, también.
kids-box-own = Y en cada bloque de líneas gruesas, lo mismo.
kids-start-own = Para empezar bien: una fila, una columna o un bloque con una sola casilla vacía. ¿Qué falta ahí?

## Pistas
hints-are =
    ¿Se ha atascado? Cada pista dice dónde mirar, o nombra un patrón y dónde está; el resto queda para usted. Cuando
    una pista llega más adelante en el sudoku, el número de celdas vacías muestra hasta dónde debería haber llegado.
hints-left-out =
    Un sudoku que no figura aquí no necesita pistas: pregúntese, para cada cifra, dónde puede ir en cada fila, cada
    columna y cada bloque.
with-open =
    { $count ->
        [one] Con una celda vacía: { $hint }
       *[other] Con { $count } celdas vacías: { $hint }
    }
hint-full-house = ¿Qué cifra falta { $house-in }?
hint-single = ¿Dónde puede ir el { $digit } { $house-in }?
hint-naked-single = ¿Qué cifra queda para { $cell }?
hint-cage = ¿Qué cifras pueden llenar la jaula de suma { $sum } en { $cell }?
hint-number = ¿Qué cifras pueden dar { $number } en la jaula en { $cell }?

## Colofón
made-with =
    Hecho con gridpress { $version }, revisión { $engine } de su generador, a partir de la semilla { $seed }.
made-again = La misma versión vuelve a hacer los mismos sudokus con la misma semilla y las mismas secciones.
set-in = Compuesto en { $fonts }.
isbn = ISBN { $isbn }

## La edición en la red
web-title = Sudoku { $number }
web-difficulty = Dificultad: { $stars } de { $most }
web-grid = Cuadrícula de sudoku, { $rows } por { $columns }
web-given = { $digit } dado
web-own = su { $digit }
web-shown = { $digit } de la solución
web-empty = vacía
web-marks = anotaciones { $digits }
web-centre-marks = anotaciones en el centro { $digits }
web-colour-of = color { $number }
web-wrong = mal
web-clash = en conflicto
web-cage = jaula de suma { $sum } en { $cell }
web-number = jaula { $number } en { $cell }
web-area-grid = cuadrícula { $number }
web-near = Ampliar una cuadrícula
web-sums = Sumas
web-no-cage = Elija una celda de una jaula para ver cómo se puede llenar.
web-pad = Cifras
web-key = { $digit }, por colocar: { $count }
web-edit = Rellenar
web-digit = Cifra
web-corner = Notas
web-centre = Centro
web-colour = Color
web-erase = Borrar
web-undo = Deshacer
web-redo = Rehacer
web-pause = Pausa
web-paused = En pausa
web-resume = Continuar
web-help = Ayuda
web-menu = Menú
web-all-marks = Anotar todo lo posible
web-check = Comprobar
web-hint = Pista
web-show = Solución
web-share = Compartir resultado
web-statistics = Estadísticas
web-settings = Ajustes
web-rules = Reglas
web-keys = Teclado
web-print = Imprimir
web-again = Empezar de nuevo
web-no-mistakes = Ningún error hasta ahora.
web-mistakes = Cifras equivocadas: { $count }. Están marcadas.
web-mistakes-first = Una pista solo ayuda cuando todo lo rellenado es correcto. Lo equivocado está marcado.
web-no-clashes = Ningún conflicto hasta ahora.
web-clashes = Cifras en conflicto: { $count }. Están marcadas.
web-more = Más
web-do = Aplicar
web-close = Cerrar
web-beyond = Ningún patrón lleva más lejos desde aquí. { $cell } es { $digit }.
web-ask-show = ¿Mostrar toda la solución? Con ella termina la partida.
web-ask-again = ¿Empezar de nuevo? Se perderán todas las cifras y anotaciones.
web-cancel = Cancelar
web-won = ¡Resuelto!
web-won-in = Su tiempo: { $time }
web-with-help = con ayuda
web-without-help = sin ayuda
web-copied = Copiado
web-copy = Copie este texto
web-revealed = Esta es la solución.
web-not-yet = La cuadrícula está llena, pero algo aún no es correcto.
web-none-won = Aún no hay ningún sudoku resuelto en este navegador.
web-streak = Días seguidos: { $count }
web-longest = Récord de días seguidos: { $count }
web-level = Nivel
web-solved = Resueltos
web-best = Mejor
web-mean = Media
web-times = Los tiempos son los de partidas sin ayuda.
web-set-check = Comprobar al escribir
web-check-none = Nada
web-check-clashes = Conflictos
web-check-mistakes = Errores
web-set-look = Colores
web-look-system = Como el dispositivo
web-look-light = Claro
web-look-dark = Oscuro
web-set-clock = Mostrar el tiempo
web-set-peers = Resaltar fila, columna y bloque
web-set-same = Resaltar cifras iguales
web-set-tidy = Borrar las anotaciones que una cifra excluye
web-set-first = Elegir primero la cifra y luego las celdas
web-set-letters = Letras para la mano izquierda: Q W E, A S D, Z X C son 1 a 9
web-set-paint = Colorear celdas
web-set-left = Cifras a la izquierda
web-set-print = Imprimir mis cifras y anotaciones
web-keys-move = Las flechas mueven por la cuadrícula.
web-keys-several = Con Mayúsculas o Ctrl eligen varias celdas; Ctrl+A las elige todas, Escape solo una.
web-keys-fill = Las cifras y letras rellenan una celda, Retroceso borra.
web-keys-marks =
    Con Mayúsculas son anotaciones; con Ctrl o Alt, anotaciones en el centro. La barra espaciadora cambia de modo.
web-keys-back = Ctrl+Z deshace, Ctrl+Y rehace.
web-keys-more =
    { $pause } detiene el tiempo, { $all } anota todo lo posible, un signo de interrogación muestra estas teclas.
web-keys-hint = { $hint } pide una pista.
web-hint-names = En las pistas, { $cell } es la celda de la fila { $row } y la columna { $column }.
web-before = Día anterior
web-after = Día siguiente
web-archive = Todos los sudokus
web-earlier = Mes anterior
web-later = Mes siguiente
web-begun = Empezado
web-kept = La partida se guarda en este navegador.
web-no-script = Para jugar aquí, el navegador debe permitir JavaScript. Sin él, el sudoku se puede imprimir.

## Capítulos de técnicas y de soluciones paso a paso
about-techniques =
    Las técnicas que le harán falta en este libro, de la más fácil a la más difícil, cada una con un ejemplo.
    Ninguno de los ejemplos es un sudoku de este libro.
about-walkthroughs =
    Algunos sudokus de este libro { $end ->
        [trial] desde el principio hasta donde llegan las técnicas
       *[solved] de principio a fin
    }, siempre por el paso más fácil. De cada único se da la celda y,
    entre paréntesis, la fila, la columna o el bloque en que la cifra no tiene otro lugar; «solo» indica el único
    candidato de una celda.
naming =
    f4c7 es la celda de la fila 4 y la columna 7. Los bloques se cuentan de izquierda a derecha y de arriba abajo.
diagrams =
    En las figuras, { $told ->
        [greys] las cifras negras son las dadas y las grises
       *[weights] las cifras en negrita son las dadas y las finas
    } se hallaron por el camino. Las cifras pequeñas son candidatos: lo que aún puede ir en una celda. { $told ->
        [greys] Los de un patrón van en negro
       *[weights] Los de un patrón van en negrita
    } y sus celdas en gris; un gris más oscuro distingue las celdas que tienen otro papel en él, y el más claro marca
    sus filas, columnas y bloques. Los candidatos tachados se eliminan. Un candidato rodeado por un círculo se coloca.
chains =
    Los discos grises y los cuadrados pequeños son los dos lados de un coloreado o de una cadena: uno es correcto y
    el otro falso. Las líneas continuas unen dos de los que uno debe ser correcto; las discontinuas, dos que no son
    correctos a la vez.
houses-are =
    Una línea es una fila o una columna. Una zona es una línea, un bloque o cualquier otro grupo de celdas que debe
    contener cada cifra una vez.
sees =
    Dos celdas se ven cuando no pueden contener la misma cifra: en una misma fila, columna o bloque, o dondequiera
    que las reglas pidan cifras distintas.
how-to-solve = Cómo se resuelve el sudoku { $number }
how-to-solve-of = Cómo se resuelve el sudoku del { $date }
start = El comienzo
step = Paso { $number }: { $technique }
single = { $cell }={ $digit } ({ $house })
single-alone = { $cell }={ $digit } (solo)
first-singles = Primero vienen únicos: { $singles }.
then-singles = Después { $singles }.
singles-finish = Desde aquí, los únicos terminan el sudoku.
only-singles = Con estos únicos basta.
stuck =
    Aquí acaban las técnicas de este libro, y solo se avanza probando: tome una celda con dos candidatos, suponga
    que uno es correcto y siga hasta que la cuadrícula esté llena o algo falle. Si falla, el correcto es el otro.

## Celdas y zonas
cell = f{ $row }c{ $column }
house-row =
    { $form ->
        [in] en la fila { $number }
        [of] de la fila { $number }
       *[is] la fila { $number }
    }
house-column =
    { $form ->
        [in] en la columna { $number }
        [of] de la columna { $number }
       *[is] la columna { $number }
    }
house-box =
    { $form ->
        [in] en el bloque { $number }
        [of] del bloque { $number }
       *[is] el bloque { $number }
    }
house-region =
    { $form ->
        [in] en la región de { $cell }
        [of] de la región de { $cell }
       *[is] la región de { $cell }
    }
house-falling =
    { $form ->
        [in] en la diagonal descendente
        [of] de la diagonal descendente
       *[is] la diagonal descendente
    }
house-rising =
    { $form ->
        [in] en la diagonal ascendente
        [of] de la diagonal ascendente
       *[is] la diagonal ascendente
    }
house-window =
    { $form ->
        [in] en la ventana { $number }
        [of] de la ventana { $number }
       *[is] la ventana { $number }
    }
house-asterisk =
    { $form ->
        [in] en la estrella
        [of] de la estrella
       *[is] la estrella
    }
house-center-dot =
    { $form ->
        [in] en las celdas con punto
        [of] de las celdas con punto
       *[is] las celdas con punto
    }
house-girandola =
    { $form ->
        [in] en la Girandola
        [of] de la Girandola
       *[is] la Girandola
    }
house-place =
    { $form ->
        [in] en las celdas del lugar { $number } de los bloques
        [of] de las celdas del lugar { $number } de los bloques
       *[is] las celdas del lugar { $number } de los bloques
    }
house-rows =
    { $form ->
        [in] en las filas { $numbers }
        [of] de las filas { $numbers }
       *[is] las filas { $numbers }
    }
house-columns =
    { $form ->
        [in] en las columnas { $numbers }
        [of] de las columnas { $numbers }
       *[is] las columnas { $numbers }
    }

## Dónde mirar
look-house = Mire { $house-in }.
look-cage = Mire la jaula de suma { $sum } en { $cell }.
look-number = Mire la jaula { $number } en { $cell }.
look-digit = Mire los lugares del { $digit }.
look-cells = Mire { $cells }.

## Qué hay
there-in-house = Hay { $technique-there } { $house-in }.
there-single = { CAP($house-in) }, el { $digit } es { $technique-there }.
there-at-cells = Hay { $technique-there } en { $cells }.
there-at-cage = Hay { $technique-there } en la jaula de suma { $sum } en { $cell }.
there-at-number = Hay { $technique-there } en la jaula { $number } en { $cell }.
there-on-digit = Hay { $technique-there } con el { $digit }.
there-on-digit-in = Hay { $technique-there } con el { $digit } { $houses-in }.
there-pointing = Los lugares del { $digit } { $house-in } están todos { $cover-in }.
there-pointing-away = Los lugares del { $digit } { $house-in } apuntan a otras celdas.
there-claiming = Los lugares del { $digit } { $house-in } reclaman el { $digit } { $cover-of }.

## Qué se sigue
is = { $cell } = { $digit }
so = Por tanto, { $places }.
removed = { $digits } en { $cells }
remove = Se elimina: { $removed }.
joint = { "; " }
brief-last = { $outcome } (última celda { $house-of })
brief-only = { $outcome } (único lugar { $house-in })
brief-alone = { $outcome } (única cifra posible ahí)
brief-remove = se elimina: { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Por qué: únicos, candidatos bloqueados, conjuntos
why-full-house = { CAP($house-in) }, { $cell } es la única celda vacía y solo falta el { $digit }.
why-naked-single = Toda cifra que no sea { $digit } está excluida en { $cell }.
why-hidden-single = { CAP($house-in) }, ninguna celda salvo { $cell } puede tomar el { $digit }.
why-locked =
    { CAP($house-in) }, el { $digit } solo puede ir en { $cells-or }, y estas celdas están también { $cover-in }.
    Una de ellas toma, pues, el { $digit } { $cover-of }, y ninguna otra celda { $cover-of } puede ser { $digit }.
why-locked-away =
    { CAP($house-in) }, el { $digit } solo puede ir en { $cells-or }. Vaya donde vaya, ninguna celda que las vea
    todas puede ser { $digit }.
why-naked-subset =
    A { $cells } les quedan entre todas solo { $digits }, y toman una cada una. Por tanto, ninguna otra celda
    { $house-of } puede ser { $digits-or }.
why-naked-subset-away =
    A { $cells } les quedan entre todas solo { $digits }, y toman una cada una. Por tanto, ninguna otra celda que
    vea todos sus lugares para una de estas cifras puede tomar esa cifra.
why-hidden-subset =
    { CAP($house-in) }, las cifras { $digits } solo pueden ir en { $cells }, una en cada una. Por tanto, estas
    celdas no pueden tomar ninguna otra cifra.
why-mark-pair = { $relation } Algunos candidatos dejarían a la otra celda sin cifra.
why-line-number = { $relation } Algunos candidatos lo hacen imposible, tengan lo que tengan las demás celdas.
why-line-filling =
    { $relation } Sin repetir una cifra en celdas que se ven, ninguna forma restante de lograrlo tiene ahí estas
    cifras.
why-mark-room =
    Con el { $digit } en { $cell }, a { $cells } { $digits-count ->
        [0] no les quedaría ninguna cifra.
       *[other] les quedarían entre todas solo { $digits }, menos cifras que celdas.
    }
why-mark-house =
    { CAP($house-in) }, el { $digit } solo puede ir en { $cells-or }. Vaya donde vaya, excluye los mismos
    candidatos.
relation-consecutive = { $cells } deben diferenciarse en 1.
relation-not-consecutive = { $cells } no deben diferenciarse en 1.
relation-double = De { $cells }, una debe ser el doble de la otra.
relation-no-dot = { $cells } no deben diferenciarse en 1, y ninguna puede ser el doble de la otra.
relation-less = { $less } debe ser menor que { $greater }.
relation-sum = { $cells } deben sumar { $sum }.
relation-no-sum = { $cells } no deben sumar 5 ni 10.
relation-same = { $cells } deben ser iguales.
relation-below = { $less } debe ser menor que { $greater } en al menos { $by }.
relation-apart = { $cells } deben diferenciarse en al menos { $by }.
relation-within = { $cells } deben ser distintas, pero diferenciarse como mucho en { $by }.
relation-rising = A lo largo de { $cells }, las cifras deben crecer.
relation-mirrored = { $cells } deben leerse igual desde los dos extremos.
relation-gapless = { $cells } deben contener cifras consecutivas, en cualquier orden.
relation-line-apart = A lo largo de { $cells }, cada cifra debe diferenciarse de la siguiente en al menos { $by }.
relation-arrow = { $cells } deben sumar la cifra de { $cell }.
relation-total = { $cells } deben sumar { $value }.
relation-between = De { $first } a { $last }, las cifras entre el 1 y el { $high } deben sumar { $value }.
relation-seen =
    De { $first } a { $last }, el número de cifras mayores que todas las anteriores, contando la primera, debe ser
    { $value }.
relation-leading =
    De { $first } a { $last }, las X primeras cifras deben sumar { $value }, donde X es la primera de ellas.
relation-odd = { $cells } debe ser impar.
relation-even = { $cells } debe ser par.
why-cage =
    Las cifras de la jaula en { $cell } son distintas y suman { $sum }. Ninguna forma restante de sumar { $sum }
    tiene ahí estas cifras.
why-cage-sets = La jaula de suma { $sum } en { $cell } solo puede ser { $sets-or }.
why-cage-claiming =
    Las cifras de la jaula en { $cell } son distintas y suman { $sum }, y todas las formas restantes contienen el
    { $digit }. En la jaula solo puede ir aquí: { $places }.
why-number = Ninguna forma restante de obtener { $number } en la jaula en { $cell } tiene ahí estas cifras.
why-number-sets = La jaula { $number } en { $cell } solo puede llenarse con { $digits }.
why-number-claiming =
    Todas las formas restantes de obtener { $number } en la jaula en { $cell } contienen el { $digit }. En la jaula solo
    puede ir aquí: { $places }.
why-innie =
    La suma de todo ({ $houses }) es { $whole }, y la de las jaulas que quedan enteras dentro, { $cages }. Quedan, por
    tanto, { $sum } para { $cells }.
why-innies =
    La suma de todo ({ $houses }) es { $whole }, y la de las jaulas que quedan enteras dentro, { $cages }. Por
    tanto, { $cells } deben sumar los { $sum } restantes, sin repetir cifra. Ninguna forma restante de sumar
    { $sum } tiene ahí estas cifras.
why-outie =
    La suma de todo ({ $houses }) es { $whole }, y la de las jaulas que entran, { $cages }. La diferencia, { $sum },
    está en { $cells }, fuera.
why-outies =
    La suma de todo ({ $houses }) es { $whole }, y la de las jaulas que entran, { $cages }. La diferencia, { $sum },
    está en { $cells }, fuera. Ninguna forma restante de sumar { $sum } tiene ahí estas cifras.

## Por qué: peces
why-fish =
    { CAP($houses-in) }, todos los lugares del { $digit } están { $cover-in }. Por tanto, { $cover } reciben de ahí
    su { $digit }, y ninguna otra celda { $cover-of } puede ser { $digit }.
why-finned-fish =
    { CAP($houses-in) }, todos los lugares del { $digit } están { $cover-in }, o si no, en { $fins-or }. Si va en
    { $fins-or }, se ve desde { $gone }. Si no, { $cover } reciben de ahí su { $digit }, y ninguna otra celda
    { $cover-of } puede ser { $digit }. En ambos casos, el { $digit } queda excluido en { $gone }.

## Por qué: alas
why-xy-wing =
    { $cell } es { $digits-or }: si es { $one }, entonces { $first } es { $digit }; si es { $two }, entonces
    { $second } es { $digit }. Por tanto, el { $digit } está en { $ends-or }, y ninguna celda que las vea todas
    puede ser { $digit }.
why-xyz-wing =
    { $cell } es { $digits-or }: si es { $one }, entonces { $first } es { $digit }; si es { $two }, entonces
    { $second } es { $digit }; si no, ella misma es { $digit }. Por tanto, el { $digit } está en { $ends-or }, y
    ninguna celda que las vea todas puede ser { $digit }.
why-wxyz-wing =
    A { $cells } les quedan entre todas solo { $digits }, y cada una de estas cifras salvo { $digit } cabe como mucho
    en una de las cuatro. Por tanto, una de ellas debe ser { $digit }: { $ends-or }. Ninguna celda que las vea todas
    puede ser { $digit }.
why-w-wing =
    A { $cells } solo les quedan { $digits }. { CAP($house-in) }, el { $digit } va en { $one } o { $two }: { $one }
    ve { $first }, y { $two } ve { $second }. Por tanto, { $first } y { $second } no son ambas { $digit }. Una de
    ellas es { $other }, y ninguna celda que vea las dos puede ser { $other }.

## Por qué: rectángulos
why-rectangle =
    Si en { $cells } quedaran solo { $digits }, se podrían intercambiar y el sudoku tendría dos soluciones.
why-rectangle-1 =
    Las demás no tienen otras cifras, así que { $cell } debe tener alguna: no es ni { $one } ni { $two }.
why-rectangle-2 =
    Para evitarlo, { $cells-or } debe ser { $digit }, y ninguna celda que las vea todas puede ser { $digit }.
why-rectangle-3 =
    Para evitarlo, { $roof-or } debe ser { $others-or }. Esa celda y { $cells } toman entonces { $digits }
    { $house-in }, y ninguna otra celda { $house-of } puede ser una de ellas.
why-rectangle-4 =
    { CAP($house-in) }, solo { $cells } pueden tomar el { $digit }, así que una de ellas es { $digit }. Si la otra
    fuera { $other }, en las cuatro quedarían solo estas dos cifras.
why-hidden-rectangle =
    { CAP($house-in) } y { $cover-in }, el { $digit } no tiene lugar fuera de las cuatro. Si { $cell } fuera
    { $other }, entonces { $first } y { $second } serían { $digit }, y { $last }, que no tiene otras cifras, sería
    { $other }: justo lo que no debe ser.
why-bug =
    A todas las celdas vacías les quedan dos candidatos, pero { $cell } tiene { $digits }. Sin el { $digit } ahí,
    cada cifra tendría dos lugares o ninguno en cada fila, columna y bloque, y el sudoku no podría tener exactamente
    una solución.

## Por qué: pares de lugares, colores
why-remote-pair =
    A estas celdas solo les quedan { $digits-or }, y las que se ven deben ser distintas. Por tanto, { $first }
    contienen una de las cifras, y { $second } la otra. Una celda que vea una de las primeras y una de las segundas
    ve ambas: { $digits }.
why-turbot-fish =
    El { $digit } va en { $first-or } { $house-in }, y en { $second-or } { $cover-in }. { $near } se ven, así que no
    son ambas { $digit }: { $far-or } es { $digit }, y ninguna celda que vea estas dos puede ser { $digit }.
why-empty-rectangle =
    { CAP($house-in) }, el { $digit } va en { $near } o { $far }. Si { $near } es { $digit }, entonces { $block-in }
    no está en { $lost } sino en { $kept-or }, que se ve desde { $gone }. Si { $far } es { $digit }, también se ve
    desde { $gone }.
why-colours-wrong =
    Zonas con dos lugares para el { $digit } unen estas celdas en dos grupos: { $first }, por un lado, y
    { $second }, por otro. Todas las de un grupo son { $digit } y ninguna del otro. Pero { $one } y { $two }, del
    mismo grupo, se ven, así que ese grupo es falso.
why-colours-seen =
    Zonas con dos lugares para el { $digit } unen estas celdas en dos grupos: { $first }, por un lado, y
    { $second }, por otro. Todas las de un grupo son { $digit } y ninguna del otro. Una celda que vea una de cada
    uno no puede ser { $digit }.
why-groups =
    Zonas con dos lugares para el { $digit } unen celdas en grupos: { $first } contra { $second }, y { $third }
    contra { $fourth }. Todas las celdas de un grupo son { $digit } o ninguna lo es, y entonces lo son todas las del
    grupo contrario.
why-group-sees-two =
    { $one } ve { $two }, y { $three } ve { $four }. Por tanto, { $one } y su grupo excluyen dos grupos de los que
    uno es { $digit }, y no pueden ser { $digit }.
why-groups-meet =
    { $one } ve { $two }, así que sus grupos no son ambos { $digit }, y uno de los contrarios lo es. Una celda que
    vea una de { $first } y una de { $second } no puede ser { $digit }.

## Por qué: conjuntos casi bloqueados
set = { $cells } ({ $digits })
why-als-xz =
    Dos conjuntos tienen cada uno una cifra más que celdas: { $one }, y { $two }. Solo uno puede contener el
    { $digit }, pues sus lugares en ambos se ven. El otro carece del { $digit } y contiene, pues, todas sus demás
    cifras, entre ellas { $digits }. Ninguna celda que vea todos los lugares en ambos conjuntos puede ser
    { $digits-or }.
why-als-xz-double =
    Dos conjuntos tienen cada uno una cifra más que celdas: { $one }, y { $two }. Cada una de { $digits } cabe solo
    en uno de ellos, pues sus lugares en ambos se ven. Así, cada conjunto carece de una de ellas y contiene todo lo
    demás: una celda que vea todos los lugares de otra cifra en un conjunto, o todos los de { $digits-or } en ambos,
    no puede tomarla.
why-als-xy-wing =
    Tres conjuntos tienen cada uno una cifra más que celdas: { $one }; { $two }; { $three }. El del medio contiene
    { $digit } o { $other }. Si es { $digit }, entonces { $first } no puede tenerlo y debe contener { $digits }; si
    es { $other }, entonces { $last } no puede tenerlo y debe contener { $digits }. Ninguna celda que vea todos los
    lugares de { $digits } en ambos puede ser { $digits-or }.
why-stem = { $cell } es { $digits-or }.
why-petal =
    Si es { $digit }, entonces { $set } no puede tener esa cifra y debe contener todas las demás, entre ellas
    { $digits }.
why-petals =
    Cada uno de estos conjuntos tiene una cifra más que celdas. Por tanto, una celda que vea todos los lugares de
    { $digits } en todos ellos no puede ser { $digits-or }.
why-sue-de-coq =
    { $cells } tienen juntas { $count } cifras, { $digits }, y ninguna cabe en ellas dos veces. Cada celda toma,
    pues, una de ellas, y todas se gastan aquí: { $first } { $house-in }, y { $second } { $cover-in }. Ninguna otra
    celda de ahí puede tomarlas.

## Por qué: cadenas
chain-from-cell = Si { $cell } no es { $digit }, entonces { $cell } es { $other }
chain-from-place =
    { $off-count ->
        [1] Si { $off } no es { $digit }
       *[other] Si ninguna de { $off } es { $digit }
    }, entonces { $on-or } es { $digit } (el único otro lugar { $house-in })
chain-cell = { $cell } no es { $digit } sino { $other }
chain-place =
    { $off-count ->
        [1] { $off } no es { $digit }
       *[other] ninguna de { $off } es { $digit }
    }, luego { $on-or } es { $digit } (el único otro lugar { $house-in })
chain-joint = { "; entonces " }
chain-same = Por tanto, { $cells-or } es { $digit } en cualquier caso, y lo que eso excluye se elimina.
chain-ends =
    Por tanto, { $first-or } es { $digit }, o { $second-or } es { $other }, y lo que ambas excluyen se elimina.
chain-loop =
    Por tanto, { $first-or } es { $digit }, o { $second-or } es { $other }. Estas dos también se excluyen entre sí,
    lo que cierra la cadena en un anillo: de dos vecinas cualesquiera, una es correcta, y lo que ambas excluyen se
    elimina.
branches-cell = { $cell } es { $digits-or }.
branches-house = { CAP($house-in) }, el { $digit } va en { $cells-or }.
branch-at-once = Si { $cells-or } es { $digit }, lo que se elimina queda excluido de inmediato.
branch-chain = Si { $cells-or } es { $digit }, entonces { $links }.
branch-net = Si { $cells-or } es { $digit }, vienen una tras otra { $placed }.
branches-end = En todos los casos queda excluido lo que se elimina.
placed = { $cell } = { $digit }
why-net =
    Supongamos que { $cells-or } es { $digit }. Entonces vienen una tras otra { $placed }. Eso deja una celda sin
    cifra, o una cifra sin lugar. Por tanto, no es cierto que { $cells-or } sea { $digit }.
why-net-at-once =
    Supongamos que { $cells-or } es { $digit }. Eso deja una celda sin cifra, o una cifra sin lugar. Por tanto, no
    es cierto que { $cells-or } sea { $digit }.

## Lo que se dice de un sudoku por el camino
explain-solved = Resuelto. Técnica más difícil: { $technique }. Puntos: { $score }.
explain-done = No queda nada por encontrar.
explain-stuck =
    La lógica no llega más lejos: { $count ->
        [one] queda una celda vacía
       *[other] quedan { $count } celdas vacías
    }, así que este sudoku está fuera de su alcance. Puntos: { $score }.
explain-all =
    { $count ->
        [one] 1 paso.
       *[other] { $count } pasos.
    }
hint-stuck = La lógica no llega más lejos.
hint-trial = A partir de ahí hay que tantear.
verdict-none = Sin solución.
verdict-several = Varias soluciones: faltan cifras.
verdict-unsettled = Sin aclarar: la búsqueda habría durado demasiado.
verdict-full = La cuadrícula está llena, y todas las cifras son correctas.
givens-none = Las pistas iniciales no tienen solución.
givens-several = Las pistas iniciales tienen varias soluciones.
wrong-digits = Mal: { $placed }.
wrong-alone = Sin { $placed } hay exactamente una solución.
wrong-among = Si solo una cifra está mal, es { $placed-or }.
wrong-together = Juntas no dejan ninguna solución: { $placed }.
wrong-marks = La cifra correcta está tachada en { $cells }.
clash-house = { CAP($house-in) }, el { $digit } está en { $cells }.
clash-pair = { $cells } se ven, y en ambas está el { $digit }.
clash-sum = La jaula de suma { $sum } en { $cell } suma { $total }.
clash-number = Las cifras de la jaula { $number } en { $cell } no dan su número.

## Técnicas: el nombre, el mismo detrás de «Hay», y un párrafo que la enseña
technique-full-house = Última celda
technique-full-house-there = una última celda
technique-full-house-teach =
    Cuando a una fila, columna o bloque le queda una sola celda vacía, repase las cifras: la que falta va ahí. Es el
    paso más fácil de todos, y llega por sí solo hacia el final de un sudoku. Después de cada cifra que escriba,
    eche un vistazo a su fila, su columna y su bloque: quizá en alguno quede ya un solo hueco.

technique-hidden-single-box = Único oculto en un bloque
technique-hidden-single-box-there = un único oculto
technique-hidden-single-box-teach =
    Tome una cifra y un bloque en el que falte. Cada fila y columna que ya tiene la cifra la descarta en sus celdas
    del bloque. Cuando queda una sola celda libre, la cifra va ahí, aunque la celda admitiera otras. Así cae casi
    todo un sudoku fácil: repase las cifras una por una, las más frecuentes primero.

technique-hidden-single-line = Único oculto en una línea
technique-hidden-single-line-there = un único oculto
technique-hidden-single-line-teach =
    Tome una cifra que falte en una fila o columna y tache las celdas donde no puede ir: las que están llenas,
    aquellas cuyo bloque ya la tiene y aquellas cuya línea transversal ya la tiene. Si queda una sola celda, la
    cifra va ahí. Las líneas son más difíciles de recorrer que los bloques; empiece por las casi llenas.

technique-naked-single = Único desnudo
technique-naked-single-there = un único desnudo
technique-naked-single-teach =
    Mire una celda y cuente lo que ve: las cifras de su fila, su columna y su bloque. Cuando están todas menos una,
    la celda toma la que falta. Una celda así cuesta descubrirla, pues las cifras que la determinan están dispersas.
    Busque donde una fila llena cruza una columna o un bloque llenos. Con anotaciones, es una celda con una sola
    anotación.

technique-pointing = Candidatos apuntadores
technique-pointing-there = unos candidatos apuntadores
technique-pointing-teach =
    Suponga que todos los lugares de una cifra en un bloque están en una misma fila o columna. Sea cual sea el
    correcto, la cifra de esa línea está dentro del bloque. Se puede, pues, tachar en el resto de la línea, fuera
    del bloque. Los lugares, dos o tres, apuntan a lo largo de la línea. A menudo esto libera un único en el bloque
    siguiente.

technique-claiming = Candidatos reclamados
technique-claiming-there = una reclamación
technique-claiming-teach =
    Suponga que todos los lugares de una cifra en una fila o columna están en un mismo bloque. La línea necesita la
    cifra y solo puede tenerla ahí, así que reclama la cifra de ese bloque: táchela en las demás celdas del bloque.
    Búsquelo en líneas con pocas celdas vacías fuera de un bloque.

technique-naked-pair = Par desnudo
technique-naked-pair-there = un par desnudo
technique-naked-pair-teach =
    Dos celdas de una zona tienen los mismos dos candidatos y ningún otro. Una toma una cifra y la otra la otra; en
    qué orden, da igual. Estas celdas gastan ambas cifras: táchelas en todas las demás celdas de la zona. Si las dos
    celdas comparten un bloque además de una línea, ganan el bloque y la línea.

technique-hidden-pair = Par oculto
technique-hidden-pair-there = un par oculto
technique-hidden-pair-teach =
    Dos cifras tienen los mismos dos lugares en una zona y ningún otro. Entonces estas dos celdas contienen estas
    dos cifras, en uno u otro orden, y todos sus demás candidatos se eliminan. El par se esconde entre esas otras
    anotaciones: se encuentra por las cifras, no por las celdas. Pregunte de cada cifra dónde puede ir en la zona, y
    busque dos que respondan igual.

technique-cage-combination = Combinación de jaula
technique-cage-combination-there = una combinación de jaula
technique-cage-combination-teach =
    Las cifras de una jaula son distintas y dan su suma. Algunas sumas dejan un solo conjunto de cifras: dos celdas
    de suma 3 toman 1 y 2, dos de suma 17 toman 8 y 9, tres de suma 6 toman 1, 2 y 3. Anote esas cifras en la jaula
    y tache todas las demás. Cuantas más celdas se llenan, más a menudo queda un solo conjunto.
technique-cage-combination-number-teach =
    Algunas jaulas dejan un solo conjunto de cifras. En una cuadrícula de 6 × 6, la diferencia 5 es de 1 y 6, y el
    producto 20 en dos celdas es de 4 y 5. Anote estas cifras en la jaula y tache todas las demás. A medida que se
    llenan celdas, más jaulas se quedan con un solo conjunto.

technique-innie = Celda sobrante
technique-innie-there = una celda sobrante
technique-innie-teach =
    Cada fila, columna y bloque contiene cada cifra una vez, así que en una cuadrícula de 9 por 9 suma 45. Sume las
    jaulas que quedan enteras dentro. Si dejan una sola celda, esta contiene lo que falta para 45. O sume todas las
    jaulas que entran. Si una sola celda queda fuera, esta contiene lo que sobra.

technique-cage-claiming = Jaula que reclama
technique-cage-claiming-there = una jaula que reclama
technique-cage-claiming-teach =
    Haga la lista de los conjuntos de cifras que dan la suma de una jaula. Una cifra que está en todos debe estar en
    la jaula: tres celdas de suma 22 siempre tienen un 9. Si todos sus lugares en la jaula están en una misma fila,
    columna o bloque, se elimina de las otras celdas de allí.
technique-cage-claiming-number-teach =
    Enumere los conjuntos de cifras que dan el número de una jaula. Una cifra que está en todos tiene que estar en la
    jaula: el producto 10 siempre necesita un 5. Si todos sus lugares en la jaula están en una misma fila o columna,
    queda excluida del resto de esa línea.

technique-cage-sum = Suma de jaula
technique-cage-sum-there = una suma de jaula
technique-cage-sum-teach =
    Las cifras de una jaula son distintas y dan su suma, así que solo unos pocos conjuntos de cifras son posibles.
    Tres celdas de suma 7 toman 1, 2 y 4 en cualquier orden. Anote los conjuntos posibles. Una cifra que no está en
    ninguno se elimina de la jaula, y también la que no dejaría ningún conjunto a las demás celdas.
technique-cage-sum-number-teach =
    Pocos conjuntos de cifras dan el número de una jaula, y menos aún cuando faltan candidatos. Escriba las formas de
    llenar la jaula, sin repetir ninguna cifra en una fila o columna. Un candidato que no aparece en ninguna se elimina.

technique-innies = Celdas sobrantes
technique-innies-there = un grupo de celdas sobrantes
technique-innies-teach =
    Cada fila, columna y bloque tiene una suma fija, 45 en una cuadrícula de 9 × 9. Donde las jaulas dejan dos o más
    de sus celdas, estas se reparten lo que falta para la suma, como si fueran una jaula. Del mismo modo, las celdas
    con que las jaulas sobresalen se reparten lo que sobra. Repase las cifras que dan esa suma y tache las que no
    caben en ninguna parte.

technique-wide-innies = Celdas sobrantes de varias zonas
technique-wide-innies-there = un grupo de celdas sobrantes de varias zonas
technique-wide-innies-teach =
    Dos filas, columnas o bloques vecinos suman 90, y tres suman 135. A menudo las jaulas llenan varios salvo unas
    pocas celdas, donde no llenarían uno solo. Sume las jaulas de dentro, y las celdas que quedan se reparten el
    resto. O sume todas las que entran, y las celdas de fuera se reparten lo que sobra.

technique-naked-triple = Trío desnudo
technique-naked-triple-there = un trío desnudo
technique-naked-triple-teach =
    Tres celdas de una zona tienen entre todas solo tres cifras. No hace falta que cada celda tenga las tres: 2 y 5,
    5 y 8, 2 y 8 también forman un trío. Las tres celdas gastan las tres cifras, y todas las demás celdas de la zona
    las pierden. Busque, entre las celdas con dos o tres candidatos, algunas que se limiten a las mismas cifras.

technique-hidden-triple = Trío oculto
technique-hidden-triple-there = un trío oculto
technique-hidden-triple-teach =
    Tres cifras tienen entre todas solo tres lugares en una zona. Estas celdas toman entonces estas cifras, y todos
    sus demás candidatos se eliminan. No hace falta que cada cifra tenga los tres lugares. Como mejor se encuentra
    es contando: anote dónde puede ir cada cifra que falta, y busque tres que compartan tres lugares.

technique-naked-quad = Cuarteto desnudo
technique-naked-quad-there = un cuarteto desnudo
technique-naked-quad-teach =
    Cuatro celdas de una zona tienen entre todas solo cuatro cifras, repartidas como sea. Gastan esas cifras, y las
    demás celdas de la zona las pierden. Merece la pena buscar un cuarteto desnudo en zonas con muchas celdas
    vacías: mire primero las celdas con menos candidatos, y vea si cuatro de ellas se limitan a cuatro cifras.

technique-hidden-quad = Cuarteto oculto
technique-hidden-quad-there = un cuarteto oculto
technique-hidden-quad-teach =
    Cuatro cifras tienen entre todas solo cuatro lugares en una zona. Las cuatro celdas toman, pues, las cuatro
    cifras, y todos los demás candidatos se eliminan de ellas. Es el conjunto más grande que vale la pena buscar en
    una cuadrícula de 9 × 9, pues las demás celdas formarían siempre uno menor. Es raro, y las anotaciones de
    alrededor lo esconden bien.

technique-x-wing = X-Wing
technique-x-wing-there = un X-Wing
technique-x-wing-teach =
    Una cifra tiene dos lugares en cada una de dos filas, y estos están en las mismas dos columnas. Una fila la toma
    en una columna, y la otra fila en la otra: de un modo u otro, ambas columnas la tienen. Por tanto, se elimina de
    todas las demás celdas de estas columnas. Lo mismo vale cambiando filas por columnas. Los cuatro lugares forman
    un rectángulo, y las parejas de esquinas posibles una cruz.

technique-swordfish = Pez espada
technique-swordfish-there = un pez espada
technique-swordfish-teach =
    El pez de tres líneas. En tres filas, todos los lugares de una cifra están en las mismas tres columnas. Cada
    fila toma una de las columnas, así que las tres columnas reciben su cifra de estas filas y la pierden en todas
    partes. No hace falta que cada fila tenga tres lugares; bastan dos. Filas y columnas pueden cambiar sus papeles.
    Marque todos los lugares de una cifra para encontrarlo.

technique-xy-wing = XY-Wing
technique-xy-wing-there = un XY-Wing
technique-xy-wing-teach =
    Tres celdas con dos candidatos cada una. El pivote tiene X e Y. Ve dos pinzas: una con X y Z, otra con Y y Z. Si
    el pivote es X, la primera pinza debe ser Z; si es Y, debe serlo la segunda. Una de las pinzas es, pues, Z, y
    toda celda que vea ambas pierde Z. No hace falta que las pinzas se vean entre sí.

technique-xyz-wing = XYZ-Wing
technique-xyz-wing-there = un XYZ-Wing
technique-xyz-wing-teach =
    Un pivote tiene las tres cifras X, Y y Z y ve dos pinzas: una con X y Z, otra con Y y Z. Si es X, la primera
    pinza debe ser Z; si es Y, debe serlo la segunda; si no, el propio pivote es Z. Una de las tres celdas es, pues,
    Z. Solo lo pierde una celda que vea las tres; busque, por tanto, en el bloque del pivote.

technique-unique-rectangle-1 = Rectángulo único, tipo 1
technique-unique-rectangle-1-there = un rectángulo único de tipo 1
technique-unique-rectangle-1-teach =
    Cuatro celdas en dos filas, dos columnas y dos bloques nunca deben quedarse con las mismas dos cifras: se
    podrían intercambiar sin que ninguna otra celda lo notara, y el sudoku tendría dos soluciones. Si tres de las
    esquinas tienen solo estos dos candidatos, la cuarta debe ser otra cosa, y pierde ambos. Esto exige un sudoku
    del que se sepa que tiene una sola solución.

technique-unique-rectangle-2 = Rectángulo único, tipo 2
technique-unique-rectangle-2-there = un rectángulo único de tipo 2
technique-unique-rectangle-2-teach =
    Cuatro celdas en dos filas, dos columnas y dos bloques comparten dos cifras. Las esquinas que tienen más tienen
    todas la misma cifra de más. Si ninguna la tomara, las cuatro celdas se quedarían con dos cifras
    intercambiables, y el sudoku tendría dos soluciones. Una de ellas la toma, pues, y lo que las vea todas la
    pierde.

technique-unique-rectangle-3 = Rectángulo único, tipo 3
technique-unique-rectangle-3-there = un rectángulo único de tipo 3
technique-unique-rectangle-3-teach =
    Cuatro celdas en dos filas, dos columnas y dos bloques comparten dos cifras, y dos esquinas de una misma línea
    tienen otras además. Una de las dos debe tomar una de esas otras, o las dos cifras se podrían intercambiar y el
    sudoku tendría dos soluciones. Juntas se comportan, pues, como una celda con las otras cifras. Con más celdas de
    la zona pueden gastar tantas cifras como celdas hay, y el resto de la zona las pierde.

technique-unique-rectangle-4 = Rectángulo único, tipo 4
technique-unique-rectangle-4-there = un rectángulo único de tipo 4
technique-unique-rectangle-4-teach =
    Cuatro celdas en dos filas, dos columnas y dos bloques comparten dos cifras, y dos esquinas de una misma zona
    tienen otras además. Si una de las dos cifras no tiene otro lugar en esa zona, una de estas esquinas debe
    tomarla. Si la otra esquina fuera la segunda cifra, el rectángulo se podría intercambiar y el sudoku tendría dos
    soluciones. Por tanto, la segunda cifra se elimina de ambas esquinas.

technique-hidden-rectangle = Rectángulo oculto
technique-hidden-rectangle-there = un rectángulo oculto
technique-hidden-rectangle-teach =
    Cuatro celdas en dos filas, dos columnas y dos bloques comparten dos cifras, y una esquina no tiene otras. Mire
    la esquina opuesta: si una de las cifras no tiene lugar fuera del rectángulo en su fila ni en su columna, la
    otra cifra forzaría desde ahí las cuatro esquinas. Entonces se podrían intercambiar, y el sudoku tendría dos
    soluciones. Por tanto, esa otra cifra se elimina.

technique-jellyfish = Medusa
technique-jellyfish-there = una medusa
technique-jellyfish-teach =
    El pez de cuatro líneas. En cuatro filas, todos los lugares de una cifra están en las mismas cuatro columnas;
    las columnas reciben, pues, su cifra de estas filas, y todas las demás celdas de ellas la pierden. Filas y
    columnas pueden cambiar sus papeles. Cuando parezca que hace falta un pez mayor en una cuadrícula de nueve, mire
    en la otra dirección: las líneas restantes contienen uno menor.

technique-bug = Tumba de bivalores (BUG)
technique-bug-there = una tumba de bivalores
technique-bug-teach =
    Suponga que cada celda vacía tiene dos candidatos menos una, que tiene tres. Sin el tercero, cada cifra por
    colocar tendría dos lugares en cada fila, columna y bloque. Una cuadrícula así nunca tiene exactamente una
    solución. Por tanto, la celda distinta toma la cifra que tiene tres lugares en su fila, columna y bloque: eso
    rompe el patrón, y suele resolver el sudoku.

technique-remote-pair = Par remoto
technique-remote-pair-there = un par remoto
technique-remote-pair-teach =
    Varias celdas tienen los mismos dos candidatos, y cada una ve la siguiente. Toman, pues, las dos cifras por
    turnos, como las casillas de un tablero de ajedrez. Coloréelas por turnos de claro y oscuro: todas las claras
    contienen una cifra, todas las oscuras la otra. Una celda que vea una clara y una oscura ve ambas cifras y
    pierde las dos.

technique-skyscraper = Rascacielos
technique-skyscraper-there = un rascacielos
technique-skyscraper-teach =
    Una cifra tiene dos lugares en cada una de dos filas, o de dos columnas. Un extremo de la primera ve un extremo
    de la segunda, así que no son correctos los dos: lo es el otro extremo de al menos una línea. Toda celda que vea
    esos otros dos extremos pierde la cifra. Parece dos torres sobre una misma planta baja, con tejados a distinta
    altura.

technique-two-string-kite = Cometa de dos cuerdas
technique-two-string-kite-there = una cometa de dos cuerdas
technique-two-string-kite-teach =
    Una cifra tiene dos lugares en una fila y dos en una columna, y un lugar de la fila comparte bloque con uno de
    la columna. Estos dos no pueden ser correctos a la vez, así que lo es el extremo lejano de la fila o el de la
    columna. La celda que ve ambos extremos lejanos pierde la cifra. El bloque ata las dos cuerdas.

technique-turbot-fish = Rodaballo
technique-turbot-fish-there = un rodaballo
technique-turbot-fish-teach =
    Una cifra tiene dos lugares en cada una de dos zonas cualesquiera. Un lugar de la primera ve uno de la segunda,
    así que no son correctos los dos. Entonces al menos uno de los dos extremos lejanos es correcto, y toda celda
    que vea ambos pierde la cifra. Aquí al menos una de las zonas no es una fila ni una columna, sino un bloque u
    otra zona del sudoku.

technique-empty-rectangle = Rectángulo vacío
technique-empty-rectangle-there = un rectángulo vacío
technique-empty-rectangle-teach =
    En un bloque, todos los lugares de una cifra están en una de sus filas y una de sus columnas, como una cruz. En
    otra parte, una línea tiene dos lugares para la cifra, y uno de ellos ve un brazo de la cruz. Si ese lugar es
    correcto, la cifra del bloque está en el otro brazo. Si no, es correcto el segundo lugar. Una celda que lo vea y
    esté en línea con ese brazo pierde la cifra.

technique-simple-colouring = Coloreado simple
technique-simple-colouring-there = un coloreado simple
technique-simple-colouring-teach =
    Tome una cifra y las zonas en las que tiene dos lugares: de cada dos, uno es correcto. Coloréelos por turnos, de
    zona en zona, con dos colores. Todos los lugares de un color son correctos y todos los del otro falsos. Si dos
    lugares de un color se ven, ese color es falso. Y todo lugar que vea ambos colores se elimina, sea cual sea el
    correcto.

technique-multi-colouring = Coloreado múltiple
technique-multi-colouring-there = un coloreado múltiple
technique-multi-colouring-teach =
    Tome una cifra y las zonas en las que tiene dos lugares, y coloree los lugares por turnos. Pueden formarse
    varios grupos, cada uno con dos colores propios de los que uno es correcto. Si un color de un grupo ve un color
    de otro, no son correctos los dos. Por tanto, es correcto el color contrario de uno o del otro, y lo que vea
    estos dos se elimina. Un color que vea los dos colores de otro grupo es falso.

technique-w-wing = W-Wing
technique-w-wing-there = un W-Wing
technique-w-wing-teach =
    Dos celdas que no se ven tienen los mismos dos candidatos. En algún sitio, una zona tiene solo dos lugares para
    una de estas cifras, y cada uno de esos lugares ve una de las dos celdas. Por tanto, no pueden contener esa
    cifra las dos celdas: al menos una contiene la otra, y toda celda que vea ambas la pierde.

technique-finned-x-wing = X-Wing con aleta
technique-finned-x-wing-there = un X-Wing con aleta
technique-finned-x-wing-teach =
    En dos filas, una cifra tendría sus lugares en las mismas dos columnas, si no fuera por uno o dos lugares más en
    una de las filas: las aletas. Si ninguna aleta es correcta, las dos columnas reciben su cifra de las dos filas y
    la pierden en lo demás. Si una aleta es correcta, excluye lo que ve. Se elimina lo que queda excluido en ambos
    casos: celdas de las columnas que ven todas las aletas, por lo general en el bloque de estas.

technique-sashimi-x-wing = X-Wing sashimi
technique-sashimi-x-wing-there = un X-Wing sashimi
technique-sashimi-x-wing-teach =
    En dos filas, una cifra tiene sus lugares en las mismas dos columnas, pero a una fila le falta uno y tiene otros
    cerca: las aletas. Parece roto, pero el argumento vale. Si ninguna aleta es correcta, cada fila toma su lugar en
    las columnas, y estas pierden la cifra en lo demás. Si una aleta es correcta, excluye lo que ve. Se elimina lo
    que queda excluido en ambos casos.

technique-x-chain = Cadena X
technique-x-chain-there = una cadena X
technique-x-chain-teach =
    Siga una cifra de zona en zona. Suponga que no está en cierta celda. Una zona con dos lugares la pone entonces
    en el otro; desde ahí queda excluida de todo lo que ese ve, lo que deja un lugar en una zona siguiente, y así
    sucesivamente. Al final de una cadena así, es correcta su primera celda o la última. Lo que vea ambas pierde la
    cifra.

technique-xy-chain = Cadena XY
technique-xy-chain-there = una cadena XY
technique-xy-chain-teach =
    Una cadena de celdas con dos candidatos cada una, en la que cada celda ve la siguiente y comparte una cifra con
    ella. Si la primera celda no es Z, es su otra cifra, así que la siguiente no es esa, y así sucesivamente, hasta
    que la última debe ser Z. Por tanto, un extremo de la cadena es Z, y lo que vea ambos extremos lo pierde.

technique-wxyz-wing = WXYZ-Wing
technique-wxyz-wing-there = un WXYZ-Wing
technique-wxyz-wing-teach =
    Cuatro celdas tienen entre todas los candidatos W, X, Y y Z, y una de ellas, el pivote, ve las otras tres. Todos
    los lugares de W se ven entre sí, y también los de X y los de Y: cada una de estas cifras llena como mucho una
    de las cuatro celdas. Una celda debe ser, pues, Z, y toda celda que vea todos los lugares de Z en las cuatro lo
    pierde. Busque donde una línea cruza un bloque.

technique-finned-swordfish = Pez espada con aleta
technique-finned-swordfish-there = un pez espada con aleta
technique-finned-swordfish-teach =
    En tres filas, una cifra tiene sus lugares en las mismas tres columnas, salvo uno o más lugares en una de las
    filas: las aletas. Si ninguna aleta es correcta, las tres columnas reciben su cifra de estas filas y la pierden
    en lo demás. Si una aleta es correcta, excluye lo que ve. Así, las celdas de las columnas que ven todas las
    aletas pierden la cifra en ambos casos. Filas y columnas pueden cambiar sus papeles.

technique-sashimi-swordfish = Pez espada sashimi
technique-sashimi-swordfish-there = un pez espada sashimi
technique-sashimi-swordfish-teach =
    En tres filas, una cifra tiene sus lugares en las mismas tres columnas, pero a una fila solo le queda uno de
    ellos, con otros cerca: las aletas. Si ninguna aleta es correcta, lo es ese lugar, y las otras dos filas se
    reparten las otras dos columnas. Si una aleta es correcta, excluye lo que ve. Una celda de las columnas que vea
    todas las aletas pierde la cifra en ambos casos. Filas y columnas pueden cambiar sus papeles.

technique-finned-jellyfish = Medusa con aleta
technique-finned-jellyfish-there = una medusa con aleta
technique-finned-jellyfish-teach =
    En cuatro filas, una cifra tiene sus lugares en las mismas cuatro columnas, salvo uno o más lugares en una de
    las filas: las aletas. Si ninguna aleta es correcta, las cuatro columnas reciben su cifra de estas filas y la
    pierden en lo demás. Si una aleta es correcta, excluye lo que ve. Las celdas de las columnas que ven todas las
    aletas pierden la cifra en ambos casos. Las aletas están juntas, por lo general en un bloque.

technique-sashimi-jellyfish = Medusa sashimi
technique-sashimi-jellyfish-there = una medusa sashimi
technique-sashimi-jellyfish-teach =
    En cuatro filas, una cifra tiene sus lugares en las mismas cuatro columnas, pero a una fila solo le queda uno de
    ellos, con otros cerca: las aletas. Si ninguna aleta es correcta, las cuatro filas llenan igualmente entre ellas
    las cuatro columnas. Si una aleta es correcta, excluye lo que ve. Una celda de las columnas que vea todas las
    aletas pierde la cifra en ambos casos. Filas y columnas pueden cambiar sus papeles.

technique-aic = Cadena alterna
technique-aic-there = una cadena alterna
technique-aic-teach =
    Una cadena de lo que es falso y por tanto correcto, por turnos. De un candidato que se supone falso, pase a uno
    que entonces debe ser correcto: la otra cifra de una celda con dos, o el otro lugar de una zona con dos. Eso
    excluye uno siguiente, y así sucesivamente. El primer candidato es correcto o lo es el último; lo que ambos
    excluyen se elimina. Una cadena cerrada excluye más.

technique-grouped-aic = Cadena alterna con grupos
technique-grouped-aic-there = una cadena alterna con grupos
technique-grouped-aic-teach =
    Una cadena de lo falso a lo correcto y vuelta, en la que un paso puede ser un grupo: dos o tres lugares de una
    cifra donde una línea cruza un bloque. Si el resto de una zona no tiene lugar para la cifra, uno del grupo es
    correcto, y lo que vea todo el grupo pierde la cifra. Es correcto el primer paso de la cadena o el último; lo
    que ambos excluyen se elimina.

technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = un Sue de Coq
technique-sue-de-coq-teach =
    Tome dos o tres celdas donde una línea cruza un bloque. Añada algunas celdas de la línea y algunas del bloque,
    de modo que todas juntas tengan tantas cifras como celdas y la parte de la línea no comparta ninguna cifra con
    la del bloque. Entonces cada cifra se gasta una vez. Las de la parte de la línea se eliminan del resto de la
    línea; las de la parte del bloque, del resto del bloque.

technique-als-xz = ALS-XZ
technique-als-xz-there = un ALS-XZ
technique-als-xz-teach =
    Un conjunto casi bloqueado (ALS) es un grupo de celdas de una zona con una cifra más que celdas: si pierde una
    cifra, debe contener todas las demás. Tome dos de estos conjuntos con una cifra X que solo uno puede contener,
    pues todos sus lugares en ambos se ven. Uno de los conjuntos carece de X y contiene una Z común. Lo que vea
    todas las Z de ambos conjuntos pierde Z.

technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-there = un ALS-XY-Wing
technique-als-xy-wing-teach =
    Tome tres conjuntos de celdas, cada uno en una zona y con una cifra más que celdas: si uno así pierde una cifra,
    debe tomar todas las demás. El del medio comparte X con el primero e Y con el último, y ninguna de estas cifras
    cabe en los dos conjuntos que une. El del medio toma X o Y, así que el primero o el último pierde una y debe
    tomar todas sus demás. Una celda que vea todas las Z de ambos pierde Z.

technique-death-blossom = Flor de la muerte
technique-death-blossom-there = una flor de la muerte
technique-death-blossom-teach =
    Una celda con dos o tres candidatos es el tallo. Cada candidato tiene un pétalo: celdas de una zona con esa
    cifra y con una cifra más que celdas, de las que el tallo ve todos los lugares para esa cifra. Sea lo que sea el
    tallo, quita una cifra a un pétalo, que debe tomar entonces todas las demás. Si todos los pétalos tienen una
    misma cifra Z, lo que vea todas las Z de todos ellos pierde Z.

technique-forcing-chain = Cadena forzada
technique-forcing-chain-there = una cadena forzada
technique-forcing-chain-teach =
    Tome una celda, o una cifra en una zona, y pruebe cada posibilidad por turno. Siga una cadena desde cada una:
    esto es correcto, luego aquello es falso, luego lo siguiente es correcto. Si todas las cadenas concluyen que un
    mismo candidato es falso, es falso, sea cual sea la verdadera. Es un trabajo lento, el último recurso.

technique-forcing-net = Red forzada
technique-forcing-net-there = una red forzada
technique-forcing-net-teach =
    Suponga que un candidato es correcto, y rellene todos los únicos que se siguen. Si queda una celda sin cifras, o
    una cifra sin lugar, el candidato era falso. O hágalo con cada candidato de una celda, o con cada lugar de una
    cifra en una zona: lo que queda excluido en todos los casos se elimina. Use una segunda hoja o un lápiz blando.

technique-beyond = Más allá de toda técnica
technique-beyond-there = un paso más allá de toda técnica
technique-beyond-teach =
    Para unos pocos sudokus no basta ningún patrón con nombre. Su solución sigue siendo la única, pero se encuentra
    probando: elija una celda con dos candidatos, suponga que uno es correcto y siga hasta que todo encaje o algo
    falle. Si falla, el correcto es el otro. Anote dónde empezó, para poder volver.

technique-mark-pair = Celdas vinculadas
technique-mark-pair-there = un par de celdas vinculadas
technique-mark-pair-teach =
    Una marca entre dos celdas, una línea que las atraviesa o una regla para las vecinas sin marca ata sus cifras entre
    sí. Anote los candidatos de ambas. Un candidato que no va con ninguno de la otra celda se puede tachar: junto a una
    barra, un 5 necesita un 4 o un 6; en un termómetro, solo el bulbo puede ser 1. Cada cifra tachada puede decidir el
    par siguiente, así que siga las líneas y las hileras de marcas de un extremo a otro.

technique-line-number = Línea y número
technique-line-number-there = una línea y su número
technique-line-number-teach =
    Una flecha, o un número fuera de la cuadrícula, pide a su línea una suma o una cuenta. Calcule lo mínimo y lo máximo
    que pueden aportar las demás celdas, y tache lo que no llegaría al número o lo pasaría: las sumas pequeñas excluyen
    las cifras grandes, y las grandes, las pequeñas. Los números más pequeños y más grandes dejan menos posibilidades,
    así que empiece por ellos.

technique-line-filling = Formas de llenar una línea
technique-line-filling-there = una línea con pocas formas de llenarla
technique-line-filling-teach =
    Donde solo quedan unas pocas celdas vacías a lo largo de una flecha, o a la vista de un número fuera de la
    cuadrícula, escriba todas las formas de lograr el número. Las celdas que comparten fila, columna o bloque son
    distintas, así que quedan pocas. Un candidato que no aparece en ninguna se puede tachar.

technique-mark-room = Espacio para celdas vinculadas
technique-mark-room-there = muy poco espacio para las celdas vinculadas
technique-mark-room-teach =
    Una celda atada a otras dos o tres en una fila, columna o bloque debe dejar a cada una de ellas una cifra
    distinta. Con barras a ambos lados en una fila, una cifra necesita junto a sí la inmediata inferior y la
    inmediata superior, así que no es ni 1 ni la más alta. Pruebe cada candidato, y tache los que dejarían demasiado
    pocas cifras a las otras celdas.

technique-mark-house = Vínculo común
technique-mark-house-there = un vínculo común
technique-mark-house-teach =
    A una cifra solo le quedan dos o tres lugares en una fila, columna o bloque. Mire en cada uno qué excluiría desde
    ahí: los demás candidatos de su celda, y todo lo que prohíben las marcas y líneas de alrededor. Lo que cae en todos
    los casos se puede tachar ya, acabe donde acabe la cifra.
