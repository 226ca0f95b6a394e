### Las palabras que imprime el programa, en español. Formas de las zonas: `in` (en la fila 3), `of` (de la fila 3).

## Títulos
contents = Índice
answers = Soluciones
how-to = Cómo se resuelve
tip = Consejo
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
stats-digits = Cuántas veces se da cada número
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
corrected-on = Corregido el { $date }: { $note }
correction-of = Corrección al { $date }: { $note }
contest-cells = Concurso: envíenos las cifras de las casillas { $cells } hasta el { $date }.
contest-word = Concurso: envíenos la palabra oculta hasta el { $date }.
contest-entered = Completado. Envíenos { $answer } hasta el { $date }.
web-send-times = Enviar mis tiempos a { $paper }, sin nombre, para compararlos.
web-faster = Más rápido que el { $percent } % de los jugadores.
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
hardest-beyond = Técnica más difícil: más allá de toda técnica con nombre
givens =
    { $count ->
        [one] 1 pista inicial
       *[other] { $count } pistas iniciales
    }
time = Tiempo
about-minutes =
    { $count ->
        [one] Cerca de 1 minuto
       *[other] Unos { $count } minutos
    }
target-time = Tiempo objetivo: { $minutes } min
date = Fecha
name = Nombre
sheet = Hoja { $sheet }
teacher-answers = Soluciones para el profesorado
cut-out = Recorte las fichas y colóquelas en las casillas vacías.
code = Código
large-print = Letra grande
puzzle-nouns = sudoku, sudokus, rompecabezas
count-words = uno=1 un=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinti=20 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 cientos=100 quinientos=500 setecientos=700 novecientos=900 mil=1000 y=0
quoted = «{ $text }»

## Niveles
level-easy = Fácil
level-medium = Medio
level-hard = Difícil
level-expert = Experto
level-extreme = Extremo
level-easy-is = Muchas pistas iniciales. Quien mira bien encuentra un número tras otro.
level-medium-is = Menos pistas iniciales. Recorra también filas y columnas, y busque casillas en las que solo quepa un número.
level-hard-is = Aquí ayudan las anotaciones: candidatos bloqueados, pares y tríos.
level-expert-is = Patrones que abarcan toda la cuadrícula, como peces, alas y rectángulos.
level-extreme-is = Las mínimas pistas iniciales. Espere de todo, incluso largas cadenas de razonamientos.
level-extreme-with-trial = Las mínimas pistas iniciales. Espere de todo, incluso largas cadenas de razonamientos y el tanteo.

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
variant-quadruple = Cuádruple
variant-between = Líneas intermedias
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
layout-rule = Varias cuadrículas de { $side } × { $side } se superponen. Cada una es un sudoku por sí misma, y los números de un bloque común valen en todas las que lo comparten.
in-grid = { $number } de la cuadrícula { $grid }
grids-counted = Las cuadrículas se numeran de arriba abajo y, lado a lado, de izquierda a derecha.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Cada una de las dos diagonales largas, { $marks ->
        [shaded] sombreadas
        [strokes] marcadas con líneas finas
       *[both] sombreadas o marcadas con líneas finas
    }, contiene también cada número una vez.
variant-windoku-rule = Cada ventana sombreada contiene también cada número una vez.
variant-jigsaw-rule = Las líneas gruesas encierran regiones de forma irregular en lugar de bloques.
variant-antiknight-rule = Dos casillas a un salto de caballo, dos casillas en una dirección y una hacia un lado como en el ajedrez, nunca contienen el mismo número.
variant-asterisk-rule = Las nueve casillas sombreadas que forman una estrella contienen también cada número una vez.
variant-center-dot-rule = Las nueve casillas con un punto gris, en el centro de los bloques, contienen también cada número una vez.
variant-girandola-rule = Las nueve casillas sombreadas, cuatro de ellas en las esquinas, contienen también cada número una vez.
variant-killer-rule = Las líneas discontinuas encierran jaulas. Los números de una jaula suman el número pequeño de su esquina, y ninguno se repite dentro de la jaula.
variant-killer-repeats = Si la suma va seguida de +, los números pueden repetirse en la jaula.
variant-killer-without-sum = Una jaula sin suma solo indica que sus números son distintos.
variant-killer-overlap = Las jaulas pueden compartir casillas.
variant-killer-parts = Las líneas discontinuas unen también las partes de una misma jaula.
variant-antiking-rule = Dos casillas que se tocan por una esquina nunca contienen el mismo número.
variant-disjoint-rule = Dos casillas en el mismo lugar de sus bloques nunca contienen el mismo número: por ejemplo, las casillas superiores izquierdas de todos los bloques son distintas.
variant-consecutive-rule = Una barra entre dos casillas significa que sus números se diferencian en 1. Se muestran todas las barras: donde no la hay, los números de dos casillas con un lado común nunca se diferencian en 1.
variant-non-consecutive-rule = Los números de dos casillas con un lado común nunca se diferencian en 1.
variant-kropki-rule = Un punto blanco entre dos casillas significa que sus números se diferencian en 1; uno negro, que uno es el doble del otro. Entre 1 y 2, el punto puede ser blanco o negro. Se muestran todos los puntos: donde dos casillas con un lado común no lo tienen, no se cumple ni lo uno ni lo otro.
variant-some-kropki-rule = Un punto blanco entre dos casillas significa que sus números se diferencian en 1; uno negro, que uno es el doble del otro. Entre 1 y 2, un punto puede ser blanco o negro. No se muestran todos los puntos.
variant-greater-than-rule = Dentro de los bloques, el signo entre dos casillas se abre hacia el número mayor.
variant-xv-rule = Una X entre dos casillas significa que sus números suman 10; una V, que suman 5. Se muestran todas las X y V: donde no hay letra, los números de dos casillas con un lado común nunca suman 5 ni 10.
variant-some-xv-rule = Una X entre dos casillas significa que sus números suman 10; una V, que suman 5. No se muestran todas las X y V.
variant-even-odd-rule = Un círculo gris indica un número impar; un cuadrado gris, uno par. Todas las demás casillas pueden contener cualquiera de los dos.
variant-thermo-rule = A lo largo de un termómetro, los números crecen desde el bulbo: cada uno es mayor que el anterior.
variant-arrow-rule = El número de un círculo es la suma de los números a lo largo de su flecha. Un número puede repetirse en una flecha si las demás reglas lo permiten.
variant-palindrome-rule = A lo largo de una línea, los números se leen igual desde los dos extremos.
variant-whispers-rule = A lo largo de una línea, cada número se diferencia del siguiente en al menos { $apart }. Un número puede repetirse en una línea si las demás reglas lo permiten.
variant-renban-rule = Los números de una línea son consecutivos, en cualquier orden, y ninguno se repite: 3, 5, 2 y 4, por ejemplo.
variant-quadruple-rule = Un círculo en una esquina muestra hasta cuatro números, y todos están en las cuatro casillas que lo rodean, en cualquier orden. Un número impreso dos veces está allí dos veces. No todas las esquinas tienen círculo.
variant-between-rule = Los números de una línea son mayores que el del círculo de un extremo y menores que el del otro.
variant-frame-rule = Un número fuera de la cuadrícula es la suma de los tres primeros números de su fila o columna, contados desde ese lado.
variant-sandwich-rule = Un número fuera de la cuadrícula es la suma de los números que están entre el 1 y el { $high } en su fila o columna. Es 0 si estos dos están juntos.
variant-skyscraper-rule = Los números son las alturas de edificios. Un número fuera de la cuadrícula indica cuántos edificios se ven desde ahí a lo largo de su fila o columna: cada edificio tapa todos los más bajos que tiene detrás.
variant-little-killer-rule = Un número fuera de la cuadrícula es la suma de los números de la diagonal que señala su flecha. Un número puede repetirse en una diagonal si las demás reglas lo permiten. No todas las diagonales llevan número.
variant-x-sums-rule = Un número fuera de la cuadrícula es la suma de los X primeros números de su fila o columna, contados desde ese lado. X es el primero de estos números y forma parte de la suma.
variant-futoshiki-rule = No hay bloques. El signo entre dos casillas se abre hacia el número mayor. No se muestran todos los signos.
variant-skyscrapers-rule = No hay bloques. Los números son las alturas de edificios. Un número fuera de la cuadrícula indica cuántos edificios se ven desde ahí a lo largo de su fila o columna: cada edificio tapa todos los más bajos que tiene detrás.
variant-calcudoku-rule = No hay bloques. Las líneas gruesas encierran jaulas, y los números de una jaula dan el que figura en su esquina con la operación indicada: se suman o se multiplican, o el menor de dos se resta del mayor, o el mayor se divide por el menor. Un número puede repetirse dentro de una jaula, pero no en una fila ni en una columna.
variant-calcudoku-hidden-signs = Si no hay signo, puede ser cualquiera de las cuatro operaciones.

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
fill-digits = Rellene cada casilla vacía con un número del { $first } al { $last }.
fill-numbers = Rellene cada casilla vacía con un número del 1 al { $last }.
fill-letter = Rellene cada casilla vacía con un número del { $first } al 9 o la letra A.
fill-letters = Rellene cada casilla vacía con un número del { $first } al 9 o una letra de la A a la { $last }.
fill-word = Las letras ocupan el lugar de los números. Rellene cada casilla vacía con una de las letras que acompañan al sudoku.
fill-pictures = Los dibujos ocupan el lugar de los números. Dibuje en cada casilla vacía uno de los dibujos que acompañan al sudoku.
hold =
    Cada fila, cada columna y { $areas ->
        [regions] cada una de las { $side-word } regiones
       *[boxes] cada uno de los { $side-word } bloques
    } de líneas gruesas deben contener { $symbols ->
        [word] cada una de las { $side-word } letras
        [pictures] cada uno de los { $side-word } dibujos
        [letters] cada uno de los números y letras
       *[digits] cada uno de los { $side-word } números
    } exactamente una vez.
fill-sizes = Rellene cada casilla vacía.
sizes-digits = Use los números { $sizes }.
sizes-letters = Después del 9, las cuadrículas mayores siguen con letras: { $sizes }.
sizes-word = Si un sudoku va acompañado de letras, use esas letras.
sizes-pictures = Si un sudoku va acompañado de dibujos, use esos dibujos.
size-digits = del { $first } al { $last } en { $side } × { $side }
size-letter = la A en { $side } × { $side }
size-letters = de la A a la { $last } en { $side } × { $side }
hold-sizes =
    Cada fila, cada columna y cada { $areas ->
        [regions] región
       *[boxes] bloque
    } de líneas gruesas deben contener cada uno de ellos exactamente una vez.
hold-lines = Cada fila y cada columna deben contener cada uno de estos números exactamente una vez.
further-letters = Las letras continúan la serie de los números: A es el décimo, B el undécimo, y así sucesivamente.
word-hidden = Con la cuadrícula llena, en una de sus líneas se lee una palabra. Todo lo que se dice de los números vale también para las letras.
pictures-as-digits = Todo lo que se dice de los números vale también para los dibujos.
one-solution-or-trial = Cada sudoku de este libro tiene exactamente una solución. No todos se resuelven solo razonando: algunos exigen probar.
one-solution = Cada sudoku de este libro tiene exactamente una solución, y se llega a ella solo razonando. Si le entran ganas de adivinar, vuelva a mirar: siempre hay un paso lógico.
first-steps = Por dónde empezar
scanning = Tome un número y recorra las filas y columnas en las que ya está: en ellas no puede repetirse. Si en un bloque le queda una sola casilla libre, el número va ahí.
scanning-cages = Empiece por las jaulas que dejan menos opciones: una diferencia grande, un producto con pocos divisores, una suma muy pequeña o muy grande. Si una jaula situada en una sola fila o columna necesita un número, este no puede estar en el resto de esa línea.
an-example = Un ejemplo
example =
    ¿Dónde va el { $digit } en el bloque sombreado? { $others-count ->
        [one] Otro { $digit } está ya en { $others }. Su fila y su columna descartan
       *[other] Ya hay otros { $digit } en { $others }. Sus filas y columnas descartan
    } todas las casillas vacías del bloque menos una: { $cell }, marcada con un { $mark ->
        [query] signo de interrogación
       *[ring] círculo
    }. Ahí va el { $digit }.
cell-long = fila { $row }, columna { $column }
pencil = Para seguir
pencil-marks = Cuando no encuentre más números a simple vista, anote a lápiz, en pequeño, los candidatos de cada casilla: los números que aún pueden ir en ella. Una casilla con un solo candidato está resuelta, igual que un número con un solo lugar en una fila, columna o bloque. Tache candidatos a medida que rellena casillas, y vuelva a mirar: cada número hallado abre camino a otros.
strip-is = La tira que acompaña a cada sudoku enumera sus signos. Al marcar un signo en cuanto está completo, se ve lo que aún falta.
single-sums = Estas sumas admiten un solo conjunto de números, según las casillas que tiene la jaula:
single-products = Estos productos de dos números distintos admiten una sola pareja, según el tamaño de la cuadrícula:
kids-how-to = Cómo se juega
kids-fill = Hay casillas vacías. Escribe un número en cada una.
kids-size = { $side } × { $side }: usa los números del { $first } al { $last }.
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
kids-fill-own = Hay casillas vacías. Rellena cada una con algo de la tira que acompaña al sudoku.
kids-row-own = En cada fila, todo está una sola vez.
kids-column-own = En cada columna, también.
kids-box-own = Y en cada bloque de líneas gruesas, lo mismo.
kids-start-own = Para empezar bien: una fila, una columna o un bloque con una sola casilla vacía. ¿Cuál falta?
child-missing = ¿Qué falta en la fila gris? { $missing }.
child-taken =
    Ya hay un { $digit } en { $by ->
        [column] la columna
       *[box] el bloque
    } del signo de interrogación.
child-fits = ¡Así que ahí solo cabe el { $digit }!

## Pistas
hints-are = ¿Se ha atascado? Cada pista dice dónde mirar, o nombra un patrón e indica dónde está; lo demás corre de su cuenta. Cuando una pista llega más adelante en el sudoku, el número de casillas vacías muestra hasta dónde debería haber llegado.
hints-left-out = Los sudokus que no figuran aquí no necesitan pistas: pregúntese, para cada número, dónde puede ir en cada fila, cada columna y cada bloque.
with-open =
    { $count ->
        [one] Con una casilla vacía, { LOW($hint) }
       *[other] Con { $count } casillas vacías, { LOW($hint) }
    }
hint-full-house = ¿Qué número falta { $house-in }?
hint-single = ¿Dónde puede ir el { $digit } { $house-in }?
hint-naked-single = ¿Qué número queda para { $cell }?
hint-cage = ¿Qué números pueden llenar la jaula de suma { $sum } en { $cell }?
hint-number = ¿Qué números dan { $number } en la jaula de { $cell }?

## Colofón
made-with = Hecho con gridpress { $version }, revisión { $engine } de su generador, a partir de la semilla { $seed }.
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
web-no-cage = Elija una casilla de una jaula para ver cómo se puede llenar.
web-pad = Números
web-key = { $digit }, por colocar: { $count }
web-edit = Rellenar
web-digit = Número
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
web-next-cell = ¿Dónde está el siguiente número?
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
web-mistakes = Números equivocados: { $count }. Están marcados.
web-mistakes-first = Una pista solo ayuda cuando todo lo rellenado es correcto. Lo equivocado está marcado.
web-no-clashes = Ningún conflicto hasta ahora.
web-clashes = Números en conflicto: { $count }. Están marcados.
web-more = Más
web-do = Aplicar
web-next-in = El siguiente número se puede hallar en { $cell }.
web-close = Cerrar
web-beyond = Ninguna técnica lleva más lejos desde aquí. En { $cell } va { $digit }.
web-ask-show = ¿Mostrar toda la solución? Con ella termina la partida.
web-ask-again = ¿Empezar de nuevo? Se perderán todos los números y anotaciones.
web-cancel = Cancelar
web-won = ¡Resuelto!
web-won-in = Su tiempo: { $time }
web-with-help = con ayuda
web-without-help = sin ayuda
web-replay = Repetición
web-move = Jugada { $number } de { $count }
web-path = Camino a la solución
web-another = Otro sudoku
web-another-busy = Se prepara un sudoku del mismo tipo y nivel …
web-another-failed = No se ha podido crear otro sudoku.
web-progress = Llevar a otro lugar
web-progress-of-link = El enlace abre esta partida, tal como está, en otro navegador.
web-progress-of-file = Un archivo contiene todas las partidas, los tiempos y los ajustes.
web-progress-link = Copiar enlace
web-progress-file = Guardar archivo
web-progress-open = Abrir archivo
web-progress-none = El enlace no contiene ninguna partida de este sudoku.
web-progress-ask = ¿Continuar con la partida del enlace? La de este navegador se perderá.
web-progress-take = Continuar
web-progress-read = Partidas leídas: { $count }. De dos partidas de un sudoku queda la más avanzada.
web-progress-no-file = Este archivo no contiene partidas.
previous-path = El sudoku anterior, paso a paso
path-of = N.º { $number }, paso a paso
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
web-set-same = Resaltar números iguales
web-set-tidy = Borrar las anotaciones que un número excluye
web-set-auto = Mostrar siempre todos los candidatos
web-set-first = Elegir primero el número y luego las casillas
web-set-letters = Letras para la mano izquierda: Q W E, A S D, Z X C son 1 a 9
web-set-paint = Colorear casillas
web-set-left = Números a la izquierda
web-set-print = Imprimir mis números y anotaciones
web-keys-move = Las flechas sirven para moverse por la cuadrícula.
web-keys-several = Con Mayúsculas o Ctrl eligen varias casillas; Ctrl+A las elige todas, Escape solo una. Un doble clic selecciona todos los números iguales.
web-keys-fill = Los números y letras rellenan una casilla, Retroceso borra.
web-keys-marks = Con Mayúsculas son anotaciones; con Ctrl o Alt, anotaciones en el centro. La barra espaciadora cambia de modo.
web-keys-back = Ctrl+Z deshace, Ctrl+Y rehace.
web-keys-more = { $pause } detiene el tiempo, { $all } anota todo lo posible, un signo de interrogación muestra estas teclas.
web-keys-hint = { $hint } pide una pista; { $next }, solo la casilla del siguiente número.
web-hint-names = En las pistas, { $cell } es la casilla de la fila { $row }, columna { $column }.
web-signs = Una pista sombrea la zona y enmarca el patrón. Un círculo de puntos señala los números que excluyen a otro, un círculo continuo el número que se escribe; lo que no puede ser está tachado.
web-before = Día anterior
web-after = Día siguiente
web-archive = Todos los sudokus
web-earlier = Mes anterior
web-later = Mes siguiente
web-begun = Empezado
web-kept = La partida se guarda en este navegador.
web-no-script = Para jugar aquí, permita JavaScript en el navegador. Sin él, el sudoku se puede imprimir.

## Capítulos de técnicas y de soluciones paso a paso
about-techniques = Las técnicas que le harán falta en este libro, de la más fácil a la más difícil, cada una con un ejemplo. Ninguno de los ejemplos es un sudoku de este libro.
about-walkthroughs =
    Algunos sudokus de este libro { $end ->
        [trial] desde el principio hasta donde llegan las técnicas
       *[solved] de principio a fin
    }, siempre por el paso más fácil. De cada único se da la casilla y
    la fila, la columna o el bloque en que el número no tiene otro lugar; «solo» indica el único
    candidato de una casilla.
naming = F4C7 es la casilla de la fila 4, columna 7. Los bloques se numeran de izquierda a derecha y de arriba abajo.
diagrams =
    En las figuras, { $told ->
        [greys] los números negros son los dados y los grises
       *[weights] los números en negrita son los dados y los finos
    } se hallaron por el camino. Los números pequeños son candidatos: lo que aún puede ir en una casilla. { $told ->
        [greys] Los candidatos de un patrón van en negro
       *[weights] Los candidatos de un patrón van en negrita
    } y sus casillas en gris; un gris más oscuro distingue las casillas que tienen otro papel en él, y el más claro,
    las filas, columnas y bloques que intervienen. Los candidatos tachados se eliminan. Un candidato rodeado por un
    círculo se coloca.
excerpts = Algunas figuras muestran solo los bloques de los que trata un paso; los números de los bordes son los de las filas y columnas.
chains = Los discos grises y los cuadrados pequeños son los dos lados de un coloreado o de una cadena: uno es correcto y el otro falso. Una línea continua une dos candidatos de los que al menos uno es correcto; una discontinua, dos que no son correctos a la vez.
houses-are = Una línea es una fila o una columna. Una zona es una línea, un bloque o cualquier otro grupo de casillas que debe contener cada número una vez.
sees = Dos casillas se ven cuando no pueden contener el mismo número: porque comparten fila, columna o bloque, o porque otra regla lo prohíbe.
how-to-solve = Cómo se resuelve el sudoku { $number }
how-to-solve-of = Cómo se resuelve el sudoku del { $date }
start = El comienzo
step = Paso { $number }: { $technique }
steps = Pasos { $first } a { $last }: { $technique }
singles = Únicos
alone = solo
first-singles = Primero, los únicos: { $singles }.
then-singles = Después { $singles }.
singles-finish = Desde aquí, los únicos terminan el sudoku.
only-singles = Con estos únicos basta.
stuck = Aquí acaban las técnicas de este libro, y solo queda probar: tome una casilla con dos candidatos, suponga que uno es correcto y siga hasta que la cuadrícula esté llena o llegue a una contradicción. En ese caso, el correcto es el otro.

## Celdas y zonas
cell = F{ $row }C{ $column }
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
        [in] en las casillas con punto
        [of] de las casillas con punto
       *[is] las casillas con punto
    }
house-girandola =
    { $form ->
        [in] en la Girandola
        [of] de la Girandola
       *[is] la Girandola
    }
house-place =
    { $form ->
        [in] en las casillas del lugar { $number } de los bloques
        [of] de las casillas del lugar { $number } de los bloques
       *[is] las casillas del lugar { $number } de los bloques
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
there-in-house = Busque { $technique-there } { $house-in }.
there-single = { CAP($house-in) }, el { $digit } es { $technique-there }.
there-at-cells = Busque { $technique-there } en { $cells }.
there-at-cage = Busque { $technique-there } en la jaula de suma { $sum } en { $cell }.
there-at-number = Busque { $technique-there } en la jaula { $number } en { $cell }.
there-on-digit = Busque { $technique-there } con el { $digit }.
there-on-digit-in = Busque { $technique-there } con el { $digit } { $houses-in }.
there-pointing = Los lugares del { $digit } { $house-in } están todos { $cover-in }.
there-pointing-away = Los lugares del { $digit } { $house-in } ven todos las mismas casillas de fuera.
there-claiming = Los lugares del { $digit } { $house-in } están todos { $cover-in } (reclamación).

## Qué se sigue
is = { $cell } = { $digit }
so = Por tanto, { $places }.
removed = { $digits } en { $cells }
remove = Se elimina: { $removed }.
joint = { "; " }
brief-last = { $outcome } (última casilla { $house-of })
brief-only = { $outcome } (único lugar { $house-in })
brief-alone = { $outcome } (único número posible ahí)
brief-remove = se elimina: { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Por qué: únicos, candidatos bloqueados, conjuntos
why-full-house = { CAP($house-in) }, { $cell } es la única casilla vacía y solo falta el { $digit }.
why-naked-single = Todo número que no sea { $digit } está excluido en { $cell }.
why-hidden-single = { CAP($house-in) }, ninguna casilla salvo { $cell } puede tomar el { $digit }.
why-locked = { CAP($house-in) }, el { $digit } solo puede ir en { $cells-or }, y estas casillas están también { $cover-in }. Una de ellas toma, pues, el { $digit } { $cover-of }, y ninguna otra casilla { $cover-of } puede ser { $digit }.
why-locked-away = { CAP($house-in) }, el { $digit } solo puede ir en { $cells-or }. Vaya donde vaya, ninguna casilla que las vea todas puede ser { $digit }.
why-naked-subset = A { $cells } les quedan entre todas solo { $digits }, uno para cada una. Por tanto, ninguna otra casilla { $house-of } puede ser { $digits-or }.
why-naked-subset-away = A { $cells } les quedan entre todas solo { $digits }, uno para cada una. Por tanto, otra casilla que vea todos sus lugares para uno de estos números no puede tomar ese número.
why-hidden-subset = { CAP($house-in) }, los números { $digits } solo pueden ir en { $cells }, uno en cada una. Por tanto, estas casillas no pueden tomar ningún otro número.
why-mark-pair = { $relation } Algunos candidatos dejarían a la otra casilla sin número.
why-line-number = { $relation } Algunos candidatos lo hacen imposible, tengan lo que tengan las demás casillas.
why-line-filling = { $relation } Como dos casillas que se ven no pueden ser iguales, ninguna forma restante de lograrlo admite los candidatos siguientes.
why-mark-room =
    Con el { $digit } en { $cell }, a { $cells } { $digits-count ->
        [0] no les quedaría ningún número.
       *[other] les quedarían entre todas solo { $digits }, menos números que casillas.
    }
why-mark-house = { CAP($house-in) }, el { $digit } solo puede ir en { $cells-or }. Vaya donde vaya, excluye los mismos candidatos.
relation-consecutive = { $cells } deben diferenciarse en 1.
relation-not-consecutive = { $cells } no deben diferenciarse en 1.
relation-double = De { $cells }, una debe ser el doble de la otra.
relation-no-dot = { $cells } no deben diferenciarse en 1, y ninguna puede ser el doble de la otra.
relation-less = { $less } debe ser menor que { $greater }.
relation-sum = Los números de { $cells } deben sumar { $value }.
relation-no-sum = Los números de { $cells } no deben sumar 5 ni 10.
relation-same = { $cells } deben ser iguales.
relation-below = { $less } debe ser menor que { $greater } en al menos { $by }.
relation-apart = { $cells } deben diferenciarse en al menos { $by }.
relation-within = { $cells } deben ser distintas, pero diferenciarse como mucho en { $by }.
relation-thermo = A lo largo de { $cells }, los números deben crecer.
relation-palindrome = { $cells } deben leerse igual desde los dos extremos.
relation-renban = { $cells } deben contener números consecutivos, en cualquier orden.
relation-whispers = A lo largo de { $cells }, cada número debe diferenciarse del siguiente en al menos { $by }.
relation-arrow = { $rest } deben sumar el número de { $first }.
relation-quadruple = { $cells } deben contener { $digits }.
relation-between = { $inner } deben estar estrictamente entre los números de { $ends }.
relation-sandwich = De { $first } a { $last }, los números entre el 1 y el { $high } deben sumar { $value }.
relation-skyscraper = De { $first } a { $last }, los números mayores que todos los anteriores, contando el primero, deben ser { $value } en total.
relation-x-sum = De { $first } a { $last }, los X primeros números deben sumar { $value }, donde X es el primero de ellos.
relation-odd = { $cells } debe ser impar.
relation-even = { $cells } debe ser par.
why-cage = Los números de la jaula en { $cell } son distintos y suman { $sum }. Ninguna forma restante de sumar { $sum } admite los candidatos siguientes.
why-cage-sets = La jaula de suma { $sum } en { $cell } solo puede ser { $sets-or }.
why-cage-claiming = Los números de la jaula en { $cell } son distintos y suman { $sum }, y todas las formas restantes contienen el { $digit }. En la jaula solo puede ir aquí: { $places }.
why-number = Ninguna forma restante de obtener { $number } en la jaula en { $cell } admite los candidatos siguientes.
why-number-sets = La jaula { $number } en { $cell } solo puede llenarse con { $digits }.
why-number-claiming = Todas las formas restantes de obtener { $number } en la jaula en { $cell } contienen el { $digit }. En la jaula solo puede ir aquí: { $places }.
why-innie = La suma { $houses-of } es { $whole }, y la de las jaulas que quedan enteras dentro, { $cages }. Quedan, por tanto, { $sum } para { $cells }.
why-innies = La suma { $houses-of } es { $whole }, y la de las jaulas que quedan enteras dentro, { $cages }. Por tanto, { $cells } deben sumar los { $sum } restantes, sin repetir número. Ninguna forma restante de sumar { $sum } admite los candidatos siguientes.
why-outie = La suma { $houses-of } es { $whole }, y la de las jaulas que entran, { $cages }. La diferencia, { $sum }, está en { $cells }, fuera.
why-outies = La suma { $houses-of } es { $whole }, y la de las jaulas que entran, { $cages }. La diferencia, { $sum }, se reparte entre { $cells }, fuera. Ninguna forma restante de sumar { $sum } admite los candidatos siguientes.
why-house-combination = En { $cells } todos los números son distintos, y cada jaula debe dar su resultado. Ninguna forma posible de llenarlas todas a la vez admite los siguientes candidatos.
why-cage-overlap = Algunas jaulas solo tienen estos lugares para { $digit }, y están en otras tantas filas, columnas o bloques: { $cells }. Cada una de estas jaulas necesita un { $digit }, de modo que no hay otro en esas zonas.
why-cage-overlap-houses = Algunas filas, columnas o bloques solo tienen estos lugares para { $digit }, y están en otras tantas jaulas: { $cells }. Por tanto, no hay otro { $digit } en esas jaulas.
cages-involved = Jaulas que intervienen: { $cages }.
chain-from-cage = Si { $off } no es { $digit }, entonces { $on } es { $other } (toda forma de llenar su jaula tiene uno de los dos)
chain-cage = { $off } no es { $digit }, así que { $on } es { $other } (toda forma de llenar su jaula tiene uno de los dos)

## Por qué: peces
why-fish = { CAP($houses-in) }, todos los lugares del { $digit } están { $cover-in }. Por tanto, { $cover } reciben de ahí su { $digit }, y ninguna otra casilla { $cover-of } puede ser { $digit }.
why-finned-fish = { CAP($houses-in) }, todos los lugares del { $digit } están { $cover-in }, o si no, en { $fins-or }. Si va en { $fins-or }, queda excluido en { $gone }. Si no, { $cover } reciben de ahí su { $digit }, y ninguna otra casilla { $cover-of } puede ser { $digit }. En ambos casos, el { $digit } queda excluido en { $gone }.

## Por qué: alas
why-xy-wing = { $cell } es { $digits-or }: si es { $one }, entonces { $first } es { $digit }; si es { $two }, entonces { $second } es { $digit }. Por tanto, el { $digit } está en { $ends-or }, y ninguna casilla que las vea todas puede ser { $digit }.
why-xyz-wing = { $cell } es { $digits-or }: si es { $one }, entonces { $first } es { $digit }; si es { $two }, entonces { $second } es { $digit }; si no, ella misma es { $digit }. Por tanto, el { $digit } está en { $ends-or }, y ninguna casilla que las vea todas puede ser { $digit }.
why-wxyz-wing = A { $cells } les quedan entre todas solo { $digits }, y cada uno de estos números salvo { $digit } cabe como mucho en una de las cuatro. Por tanto, una de ellas debe ser { $digit }: { $ends-or }. Ninguna casilla que las vea todas puede ser { $digit }.
why-w-wing = A { $cells } solo les quedan { $digits }. { CAP($house-in) }, el { $digit } va en { $one } o { $two }: { $one } ve { $first }, y { $two } ve { $second }. Por tanto, { $first } y { $second } no son ambas { $digit }. Una de ellas es { $other }, y ninguna casilla que vea las dos puede ser { $other }.

## Por qué: rectángulos
why-rectangle = Si en { $cells } quedaran solo { $digits }, se podrían intercambiar y el sudoku tendría dos soluciones.
why-rectangle-1 = Las otras esquinas no tienen otros números, así que { $cell } debe tener alguno: no es ni { $one } ni { $two }.
why-rectangle-2 = Para evitarlo, { $cells-or } debe ser { $digit }, y ninguna casilla que las vea todas puede ser { $digit }.
why-rectangle-3 = Para evitarlo, { $roof-or } debe ser { $others-or }. Esa casilla y { $cells } toman entonces los números { $digits } { $house-in }, y ninguna otra casilla { $house-of } puede ser uno de ellos.
why-rectangle-4 = { CAP($house-in) }, solo { $cells } pueden tomar el { $digit }, así que una de ellas es { $digit }. Si la otra fuera { $other }, en las cuatro quedarían solo estos dos números.
why-hidden-rectangle = { CAP($house-in) } y { $cover-in }, el { $digit } no tiene lugar fuera de las cuatro. Si { $cell } fuera { $other }, entonces { $first } y { $second } serían { $digit }, y { $last }, que no tiene otros números, sería { $other }: justo lo que no debe ser.
why-bug = A todas las casillas vacías les quedan dos candidatos, pero { $cell } tiene { $digits }. Sin el { $digit } ahí, cada número tendría dos lugares o ninguno en cada fila, columna y bloque, y el sudoku no podría tener exactamente una solución.

## Por qué: pares de lugares, colores
why-remote-pair = A estas casillas solo les quedan { $digits }, y las que se ven deben ser distintas. Por tanto, { $first } contienen uno de los números, y { $second } el otro. Una casilla que vea una de las primeras y una de las segundas ve ambos números, { $digits }.
why-turbot-fish = El { $digit } va en { $first-or } { $house-in }, y en { $second-or } { $cover-in }. { $near } se ven, así que no son ambas { $digit }: { $far-or } es { $digit }, y ninguna casilla que vea estas dos puede ser { $digit }.
why-empty-rectangle = { CAP($house-in) }, el { $digit } va en { $near } o { $far }. Si { $near } es { $digit }, entonces { $block-in } no está en { $lost } sino en { $kept-or }, lo que lo excluye en { $gone }. Si { $far } es { $digit }, también queda excluido ahí.
why-colours-wrong = Zonas con dos lugares para el { $digit } unen estas casillas en dos grupos: { $first }, por un lado, y { $second }, por otro. Todas las de un grupo son { $digit } y ninguna del otro. Pero { $one } y { $two }, del mismo grupo, se ven, así que ese grupo es falso.
why-colours-seen = Zonas con dos lugares para el { $digit } unen estas casillas en dos grupos: { $first }, por un lado, y { $second }, por otro. Todas las de un grupo son { $digit } y ninguna del otro. Una casilla que vea una de cada uno no puede ser { $digit }.
why-groups = Zonas con dos lugares para el { $digit } unen casillas en grupos: { $first } contra { $second }, y { $third } contra { $fourth }. O bien son { $digit } todas las casillas de un grupo, o bien todas las del grupo contrario.
why-group-sees-two = { $one } ve { $two }, y { $three } ve { $four }. Por tanto, { $one } y su grupo excluyen dos grupos de los que uno es { $digit }, y no pueden ser { $digit }.
why-groups-meet = { $one } ve { $two }, así que sus grupos no son ambos { $digit }, y uno de los contrarios lo es. Una casilla que vea una de { $first } y una de { $second } no puede ser { $digit }.

## Por qué: conjuntos casi bloqueados
set = { $cells } ({ $digits })
why-als-xz = Dos conjuntos tienen cada uno un número más que casillas: { $one }, y { $two }. Solo uno puede contener el { $digit }, pues sus lugares en ambos se ven. El otro carece del { $digit } y contiene, pues, todos sus demás números, entre ellos { $digits }. Ninguna casilla que vea todos los lugares en ambos conjuntos puede ser { $digits-or }.
why-als-xz-double = Dos conjuntos tienen cada uno un número más que casillas: { $one }, y { $two }. Cada uno de los números { $digits } cabe solo en uno de ellos, pues sus lugares en ambos se ven. Así, cada conjunto carece de uno de ellos y contiene todo lo demás: una casilla que vea todos los lugares de otro número en un conjunto, o todos los de { $digits-or } en ambos, no puede tomarlo.
why-als-xy-wing = Tres conjuntos tienen cada uno un número más que casillas: { $one }; { $two }; { $three }. El del medio contiene { $digit } o { $other }. Si es { $digit }, entonces { $first } no puede tenerlo y debe contener { $digits }; si es { $other }, entonces { $last } no puede tenerlo y debe contener { $digits }. Ninguna casilla que vea todos los lugares de { $digits-or } en ambos puede ser { $digits-or }.
why-stem = { $cell } es { $digits-or }.
why-petal = Si es { $digit }, entonces { $set } no puede tener ese número y debe contener todos los demás, entre ellos { $digits }.
why-petals = Cada uno de estos conjuntos tiene un número más que casillas. Por tanto, una casilla que vea todos los lugares de { $digits-or } en todos ellos no puede ser { $digits-or }.
why-sue-de-coq = { $cells } tienen juntas { $count } números, a saber { $digits }, y ninguno cabe en ellas dos veces. Cada casilla toma, pues, uno de ellos, y todos se gastan aquí: los números { $first } { $house-in }, y los números { $second } { $cover-in }. Ninguna otra casilla de ahí puede tomarlos.

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
chain-ends = Por tanto, { $first-or } es { $digit }, o { $second-or } es { $other }, y lo que ambas excluyen se elimina.
chain-loop = Por tanto, { $first-or } es { $digit }, o { $second-or } es { $other }. Estas dos también se excluyen entre sí, lo que cierra la cadena en un anillo: de dos vecinas cualesquiera, una es correcta, y lo que ambas excluyen se elimina.
branches-cell = { $cell } es { $digits-or }.
branches-house = { CAP($house-in) }, el { $digit } va en { $cells-or }.
branch-at-once = Si { $cells-or } es { $digit }, los candidatos siguientes quedan excluidos de inmediato.
branch-chain = Si { $cells-or } es { $digit }, entonces { $links }.
branch-net = Si { $cells-or } es { $digit }, se sigue, por orden, { $placed }.
branches-end = En todos los casos quedan excluidos los candidatos siguientes.
placed = { $cell } = { $digit }
why-net = Supongamos que { $cells-or } es { $digit }. Entonces se sigue, por orden, { $placed }. Eso deja una casilla sin número, o un número sin lugar. Por tanto, { $cells-or } no es { $digit }.
why-net-at-once = Supongamos que { $cells-or } es { $digit }. Eso deja una casilla sin número, o un número sin lugar. Por tanto, { $cells-or } no es { $digit }.

## Lo que se dice de un sudoku por el camino
explain-solved = Resuelto. Técnica más difícil: { $technique }. Puntos: { $score }.
explain-done = No queda nada por encontrar.
explain-stuck =
    La lógica no llega más lejos: { $count ->
        [one] queda una casilla vacía
       *[other] quedan { $count } casillas vacías
    }. Puntos: { $score }.
explain-all =
    { $count ->
        [one] 1 paso.
       *[other] { $count } pasos.
    }
hint-stuck = La lógica no llega más lejos.
hint-trial = A partir de ahí hay que tantear.
verdict-none = Sin solución.
verdict-several = Varias soluciones: faltan números.
verdict-unsettled = Sin aclarar: la búsqueda habría durado demasiado.
verdict-full = La cuadrícula está llena, y todos los números son correctos.
givens-none = Las pistas iniciales no tienen solución.
givens-several = Las pistas iniciales tienen varias soluciones.
wrong-digits = Mal: { $placed }.
no-digit-fits = Ningún dígito cabe en { $cell }.
wrong-alone = Sin { $placed } hay exactamente una solución.
wrong-among = Si solo un número está mal, es { $placed-or }.
wrong-together = Juntos no dejan ninguna solución: { $placed }.
wrong-marks = El número correcto está tachado en { $cells }.
clash-house = { CAP($house-in) }, el { $digit } está en { $cells }.
clash-pair = { $cells } se ven, y en ambas está el { $digit }.
clash-sum = La jaula de suma { $sum } en { $cell } suma { $total }.
clash-number = Los números de la jaula { $number } en { $cell } no dan el número de su esquina.

## Técnicas: el nombre, el mismo detrás de «Hay», y un párrafo que la enseña
technique-full-house = Última casilla
technique-full-house-there = una última casilla
technique-full-house-teach = Cuando a una fila, columna o bloque le queda una sola casilla vacía, repase los números: el que falta va ahí. Es el paso más fácil de todos, y llega por sí solo hacia el final de un sudoku. Después de cada número que escriba, eche un vistazo a su fila, su columna y su bloque: quizá en alguno quede ya un solo hueco.

technique-hidden-single-box = Único oculto en un bloque
technique-hidden-single-box-there = un único oculto
technique-hidden-single-box-teach = Tome un número y un bloque en el que falte. Cada fila y columna que ya tiene el número lo descarta en sus casillas del bloque. Cuando queda una sola casilla libre, el número va ahí, aunque la casilla admitiera otros. La mayoría de los sudokus fáciles se resuelven así: repase los números uno por uno, los más frecuentes primero.

technique-hidden-single-line = Único oculto en una línea
technique-hidden-single-line-there = un único oculto
technique-hidden-single-line-teach = Tome un número que falte en una fila o columna y tache las casillas donde no puede ir: las que están llenas, aquellas cuyo bloque ya lo tiene y aquellas cuya línea transversal ya lo tiene. Si queda una sola casilla, el número va ahí. Las líneas son más difíciles de recorrer que los bloques; empiece por las casi llenas.

technique-naked-single = Único desnudo
technique-naked-single-there = un único desnudo
technique-naked-single-teach = Mire una casilla y cuente lo que ve: los números de su fila, su columna y su bloque. Cuando están todos menos uno, la casilla toma el que falta. Una casilla así cuesta descubrirla, pues los números que la determinan están dispersos. Busque donde una fila llena cruza una columna o un bloque llenos. Con anotaciones, es una casilla con una sola anotación.

technique-pointing = Candidatos apuntadores
technique-pointing-there = unos candidatos apuntadores
technique-pointing-teach = Suponga que todos los lugares de un número en un bloque están en una misma fila o columna. Sea cual sea el correcto, el número de esa línea está dentro del bloque. Se puede, pues, tachar en el resto de la línea, fuera del bloque. Los lugares, dos o tres, apuntan a lo largo de la línea. A menudo aparece así un único en el bloque siguiente.

technique-claiming = Candidatos reclamados
technique-claiming-there = unos candidatos reclamados
technique-claiming-teach = Suponga que todos los lugares de un número en una fila o columna están en un mismo bloque. La línea necesita el número y solo puede tenerlo ahí, así que reclama el número de ese bloque: táchelo en las demás casillas del bloque. Busque líneas con pocas casillas vacías fuera de un bloque.

technique-naked-pair = Par desnudo
technique-naked-pair-there = un par desnudo
technique-naked-pair-teach = Dos casillas de una zona tienen los mismos dos candidatos y ningún otro. Una toma un número y la otra el otro; en qué orden, da igual. Estas casillas gastan ambos números: táchelos en todas las demás casillas de la zona. Si las dos casillas comparten un bloque además de una línea, hágalo en ambos.

technique-hidden-pair = Par oculto
technique-hidden-pair-there = un par oculto
technique-hidden-pair-teach = Dos números tienen los mismos dos lugares en una zona y ningún otro. Entonces estas dos casillas contienen estos dos números, en uno u otro orden, y todos sus demás candidatos se eliminan. El par se esconde entre esas otras anotaciones: se encuentra por los números, no por las casillas. Pregúntese dónde puede ir cada número en la zona, y busque dos con la misma respuesta.

technique-cage-combination = Combinación de jaula
technique-cage-combination-there = una combinación de jaula
technique-cage-combination-teach = Los números de una jaula son distintos y dan su suma. Algunas sumas dejan un solo conjunto de números: dos casillas de suma 3 toman 1 y 2, dos de suma 17 toman 8 y 9, tres de suma 6 toman 1, 2 y 3. Anote esos números en la jaula y tache todos los demás. Cuantas más casillas se llenan, más a menudo queda un solo conjunto.
technique-cage-combination-number-teach = Algunas jaulas dejan un solo conjunto de números. En una cuadrícula de 6 × 6, la diferencia 5 es de 1 y 6, y el producto 20 en dos casillas es de 4 y 5. Anote estos números en la jaula y tache todos los demás. A medida que se llenan casillas, más jaulas se quedan con un solo conjunto.

technique-innie = Innie u outie
technique-innie-there = un innie u outie
technique-innie-teach = Cada fila, columna y bloque contiene cada número una vez, así que en una cuadrícula de 9 × 9 suma 45. Sume las jaulas que quedan enteras dentro. Si dejan una sola casilla, el innie, esta contiene lo que falta para 45. O sume todas las jaulas que entran. Si una sola casilla queda fuera, el outie, esta contiene lo que sobra.

technique-cage-claiming = Número reclamado por una jaula
technique-cage-claiming-there = un número reclamado
technique-cage-claiming-teach = Haga la lista de los conjuntos de números que dan la suma de una jaula. Un número que está en todos debe estar en la jaula: tres casillas de suma 22 siempre tienen un 9. Si todos sus lugares en la jaula están en una misma fila, columna o bloque, se elimina de las otras casillas de allí.
technique-cage-claiming-number-teach = Enumere los conjuntos de números que dan el número de una jaula. El que está en todos tiene que estar en la jaula: el producto 10 siempre necesita un 5. Si todos sus lugares en la jaula están en una misma fila o columna, queda excluido del resto de esa línea.

technique-cage-sum = Suma de jaula
technique-cage-sum-there = una suma de jaula
technique-cage-sum-teach = Los números de una jaula son distintos y dan su suma, así que solo unos pocos conjuntos son posibles. Tres casillas de suma 7 toman 1, 2 y 4 en cualquier orden. Anote los conjuntos posibles. Un número que no está en ninguno se elimina de la jaula, y también el que no dejaría ningún conjunto a las demás casillas.
technique-cage-sum-number-teach = Pocos conjuntos dan el número de una jaula, y menos aún cuando faltan candidatos. Escriba las formas de llenar la jaula, sin repetir ningún número en una fila o columna. Un candidato que no aparece en ninguna se elimina.

technique-innies = Innies y outies
technique-innies-there = un grupo de innies u outies
technique-innies-teach = Cada fila, columna y bloque tiene una suma fija, 45 en una cuadrícula de 9 × 9. Donde las jaulas dejan dos o más de sus casillas, estas se reparten lo que falta para la suma, como si fueran una jaula. Del mismo modo, las casillas con que las jaulas sobresalen se reparten lo que sobra. Repase los números que dan esa suma y tache los que no caben en ninguna parte.

technique-wide-innies = Innies de varias zonas
technique-wide-innies-there = un grupo de innies u outies de varias zonas
technique-wide-innies-teach = Dos filas, columnas o bloques vecinos suman 90, y tres suman 135. A menudo las jaulas llenan varios salvo unas pocas casillas, donde no llenarían uno solo. Sume las jaulas de dentro, y las casillas que quedan se reparten el resto. O sume todas las que entran, y las casillas de fuera se reparten lo que sobra.
technique-house-combination = Combinaciones en una zona
technique-house-combination-there = una combinación de jaulas
technique-house-combination-teach = Las jaulas que están en una misma fila, columna o bloque no tienen ningún número en común. Si una de dos casillas y suma 4 toma el 1 y el 3, a otra de suma 7 solo le quedan el 2 y el 5. Las demás casillas toman los números que sobran. Lo que no cabe en ningún reparto así se elimina.
technique-cage-overlap = Solapamiento de jaulas
technique-cage-overlap-there = un solapamiento de jaulas
technique-cage-overlap-teach = Dos jaulas necesitan el mismo número, y todos sus lugares en ambas están en las mismas dos filas, columnas o bloques. Entonces las jaulas ocupan allí ese número, que se elimina de las otras casillas de esas zonas. También vale al revés: si dos filas tienen todos los lugares de un número en las mismas dos jaulas, se elimina del resto de esas jaulas.
technique-cage-chain = Cadena por jaulas
technique-cage-chain-there = una cadena por jaulas
technique-cage-chain-teach = Una cadena alterna que pasa también por jaulas. Dos candidatos de una jaula se excluyen si ninguna forma de llenarla tiene ambos, y uno de los dos es correcto si todas las formas tienen uno. El primer candidato de la cadena es correcto o lo es el último; lo que ambos excluyen se elimina.
technique-cage-net = Red forzada por jaulas
technique-cage-net-there = una red forzada por jaulas
technique-cage-net-teach = Se supone que un candidato es correcto, se rellenan todos los únicos que se siguen y se conservan solo las formas de llenar cada jaula que aún son posibles. Si queda una casilla sin números, o un número sin lugar, el candidato era falso. También se elimina lo que queda excluido con cada candidato de una casilla, o con cada lugar de un número en una zona.

technique-naked-triple = Trío desnudo
technique-naked-triple-there = un trío desnudo
technique-naked-triple-teach = Tres casillas de una zona tienen entre todas solo tres números. No hace falta que cada casilla tenga los tres: 2 y 5, 5 y 8, 2 y 8 también forman un trío. Las tres casillas gastan los tres números, y todas las demás casillas de la zona los pierden. Busque, entre las casillas con dos o tres candidatos, algunas que se limiten a los mismos números.

technique-hidden-triple = Trío oculto
technique-hidden-triple-there = un trío oculto
technique-hidden-triple-teach = Tres números tienen entre todos solo tres lugares en una zona. Estas casillas toman entonces estos números, y todos sus demás candidatos se eliminan. No hace falta que cada número tenga los tres lugares. Como mejor se encuentra es contando: anote dónde puede ir cada número que falta, y busque tres que compartan tres lugares.

technique-naked-quad = Cuarteto desnudo
technique-naked-quad-there = un cuarteto desnudo
technique-naked-quad-teach = Cuatro casillas de una zona tienen entre todas solo cuatro números, repartidos como sea. Gastan esos números, y las demás casillas de la zona los pierden. Merece la pena buscar un cuarteto desnudo en zonas con muchas casillas vacías: mire primero las casillas con menos candidatos, y vea si cuatro de ellas se limitan a cuatro números.

technique-hidden-quad = Cuarteto oculto
technique-hidden-quad-there = un cuarteto oculto
technique-hidden-quad-teach = Cuatro números tienen entre todos solo cuatro lugares en una zona. Las cuatro casillas toman, pues, los cuatro números, y todos los demás candidatos se eliminan de ellas. Es el conjunto más grande que vale la pena buscar en una cuadrícula de 9 × 9, pues las demás casillas formarían siempre uno menor. Es raro, y las anotaciones de alrededor lo esconden bien.

technique-x-wing = X-Wing
technique-x-wing-there = un X-Wing
technique-x-wing-teach = Un número tiene dos lugares en cada una de dos filas, y estos están en las mismas dos columnas. Una fila lo toma en una columna, y la otra fila en la otra: de un modo u otro, ambas columnas lo tienen. Por tanto, se elimina de todas las demás casillas de estas columnas. Filas y columnas pueden intercambiar sus papeles. Los cuatro lugares son las esquinas de un rectángulo.

technique-swordfish = Pez espada
technique-swordfish-there = un pez espada
technique-swordfish-teach = En tres filas, todos los lugares de un número están en las mismas tres columnas. Cada fila toma una de las columnas, así que las tres columnas reciben su número de estas filas y lo pierden en todo lo demás. No hace falta que cada fila tenga tres lugares; bastan dos. Filas y columnas pueden intercambiar sus papeles. Para encontrarlo, marque todos los lugares de un número.

technique-xy-wing = XY-Wing
technique-xy-wing-there = un XY-Wing
technique-xy-wing-teach = Tres casillas con dos candidatos cada una. El pivote tiene X e Y. Ve dos pinzas: una con X y Z, otra con Y y Z. Si el pivote es X, la primera pinza debe ser Z; si es Y, debe serlo la segunda. Una de las pinzas es, pues, Z, y toda casilla que vea ambas pierde Z. No hace falta que las pinzas se vean entre sí.

technique-xyz-wing = XYZ-Wing
technique-xyz-wing-there = un XYZ-Wing
technique-xyz-wing-teach = Un pivote tiene los tres números X, Y y Z y ve dos pinzas: una con X y Z, otra con Y y Z. Si es X, la primera pinza debe ser Z; si es Y, debe serlo la segunda; si no, el propio pivote es Z. Una de las tres casillas es, pues, Z. Solo pierde Z una casilla que vea las tres; busque, por tanto, en el bloque del pivote.

technique-unique-rectangle-1 = Rectángulo único, tipo 1
technique-unique-rectangle-1-there = un rectángulo único de tipo 1
technique-unique-rectangle-1-teach = Cuatro casillas en dos filas, dos columnas y dos bloques nunca deben quedarse con los mismos dos números: se podrían intercambiar sin afectar a ninguna otra casilla, y el sudoku tendría dos soluciones. Si tres de las esquinas tienen solo estos dos candidatos, la cuarta debe ser otra cosa, y pierde ambos. Esto vale solo porque el sudoku tiene exactamente una solución.

technique-unique-rectangle-2 = Rectángulo único, tipo 2
technique-unique-rectangle-2-there = un rectángulo único de tipo 2
technique-unique-rectangle-2-teach = Cuatro casillas en dos filas, dos columnas y dos bloques comparten dos números. Las esquinas que tienen más tienen todas el mismo número de más. Si ninguna lo tomara, las cuatro casillas se quedarían con dos números intercambiables, y el sudoku tendría dos soluciones. Una de ellas lo toma, pues, y lo que las vea todas lo pierde.

technique-unique-rectangle-3 = Rectángulo único, tipo 3
technique-unique-rectangle-3-there = un rectángulo único de tipo 3
technique-unique-rectangle-3-teach = Cuatro casillas en dos filas, dos columnas y dos bloques comparten dos números, y dos esquinas de una misma línea tienen otros además. Una de las dos debe tomar uno de esos otros, o los dos números se podrían intercambiar y el sudoku tendría dos soluciones. Juntas se comportan, pues, como una casilla con los otros números. Con más casillas de la zona pueden gastar tantos números como casillas hay, y el resto de la zona los pierde.

technique-unique-rectangle-4 = Rectángulo único, tipo 4
technique-unique-rectangle-4-there = un rectángulo único de tipo 4
technique-unique-rectangle-4-teach = Cuatro casillas en dos filas, dos columnas y dos bloques comparten dos números, y dos esquinas de una misma zona tienen otros además. Si uno de los dos números no tiene otro lugar en esa zona, una de estas esquinas debe tomarlo. Si la otra esquina fuera el segundo número, los dos se podrían intercambiar y el sudoku tendría dos soluciones. Por tanto, el segundo número se elimina de ambas esquinas.

technique-hidden-rectangle = Rectángulo oculto
technique-hidden-rectangle-there = un rectángulo oculto
technique-hidden-rectangle-teach = Cuatro casillas en dos filas, dos columnas y dos bloques comparten dos números, y una esquina no tiene otros. Mire la esquina opuesta: si uno de los números no tiene lugar fuera del rectángulo en su fila ni en su columna, el otro número forzaría desde ahí las cuatro esquinas. Entonces se podrían intercambiar, y el sudoku tendría dos soluciones. Por tanto, ese otro número se elimina.

technique-jellyfish = Medusa
technique-jellyfish-there = una medusa
technique-jellyfish-teach = En cuatro filas, todos los lugares de un número están en las mismas cuatro columnas; las columnas reciben, pues, su número de estas filas, y todas sus demás casillas lo pierden. No hace falta que cada fila tenga los cuatro lugares. Filas y columnas pueden intercambiar sus papeles. Cuando parezca que hacen falta cinco líneas en una cuadrícula de 9 × 9, mire en la otra dirección: bastan las líneas restantes, que son menos.

technique-bug = Tumba de bivalores (BUG)
technique-bug-there = una tumba de bivalores
technique-bug-teach = Suponga que cada casilla vacía tiene dos candidatos menos una, que tiene tres. Sin el tercero, cada número por colocar tendría dos lugares en cada fila, columna y bloque. Una cuadrícula así nunca tiene exactamente una solución. Por tanto, la casilla distinta toma el número que tiene tres lugares en su fila, columna y bloque: eso rompe el patrón, y suele resolver el sudoku.

technique-remote-pair = Par remoto
technique-remote-pair-there = un par remoto
technique-remote-pair-teach = Varias casillas tienen los mismos dos candidatos, y cada una ve la siguiente. Toman, pues, los dos números alternativamente, como las casillas de un tablero de ajedrez. Coloréelas alternativamente de claro y oscuro: todas las claras contienen un número y todas las oscuras el otro. Una casilla que vea una clara y una oscura ve ambos números y pierde los dos.

technique-skyscraper = Rascacielos
technique-skyscraper-there = un rascacielos
technique-skyscraper-teach = Un número tiene dos lugares en cada una de dos filas, o de dos columnas. Un extremo de la primera ve un extremo de la segunda, así que no son correctos los dos: lo es al menos uno de los otros dos extremos. Toda casilla que vea esos otros dos extremos pierde el número. Parece dos torres sobre el mismo suelo, con tejados a distinta altura.

technique-two-string-kite = Cometa de dos cuerdas
technique-two-string-kite-there = una cometa de dos cuerdas
technique-two-string-kite-teach = Un número tiene dos lugares en una fila y dos en una columna, y un lugar de la fila comparte bloque con uno de la columna. Estos dos no pueden ser correctos a la vez, así que lo es el extremo lejano de la fila o el de la columna. La casilla que ve ambos extremos lejanos pierde el número. El bloque ata las dos cuerdas.

technique-turbot-fish = Rodaballo
technique-turbot-fish-there = un rodaballo
technique-turbot-fish-teach = Un número tiene dos lugares en cada una de dos zonas cualesquiera. Un lugar de la primera ve uno de la segunda, así que no son correctos los dos. Entonces al menos uno de los dos extremos lejanos es correcto, y toda casilla que vea ambos pierde el número. Aquí al menos una de las zonas no es una fila ni una columna, sino un bloque u otra zona del sudoku.

technique-empty-rectangle = Rectángulo vacío
technique-empty-rectangle-there = un rectángulo vacío
technique-empty-rectangle-teach = En un bloque, todos los lugares de un número están en una de sus filas y una de sus columnas, como una cruz. En otra parte, una línea tiene dos lugares para el número, y uno de ellos ve un brazo de la cruz. Si ese lugar es correcto, el número del bloque está en el otro brazo. Si no, es correcto el segundo lugar. Una casilla que lo vea y esté en línea con ese brazo pierde el número.

technique-simple-colouring = Coloreado simple
technique-simple-colouring-there = un coloreado simple
technique-simple-colouring-teach = Tome un número y las zonas en las que tiene dos lugares: de cada dos, uno es correcto. Coloree los lugares alternativamente, de zona en zona, con dos colores. Todos los lugares de un color son correctos y todos los del otro falsos. Si dos lugares de un color se ven, ese color es falso. Y todo lugar que vea ambos colores se elimina, sea cual sea el correcto.

technique-multi-colouring = Coloreado múltiple
technique-multi-colouring-there = un coloreado múltiple
technique-multi-colouring-teach = Tome un número y las zonas en las que tiene dos lugares, y coloree los lugares alternativamente. Pueden formarse varios grupos, cada uno con dos colores propios de los que uno es correcto. Si un color de un grupo ve un color de otro, no son correctos los dos. Por tanto, es correcto el color contrario de uno o del otro, y lo que vea estos dos se elimina. Un color que vea los dos colores de otro grupo es falso.

technique-w-wing = W-Wing
technique-w-wing-there = un W-Wing
technique-w-wing-teach = Dos casillas que no se ven tienen los mismos dos candidatos. En algún sitio, una zona tiene solo dos lugares para uno de estos números, y cada uno de esos lugares ve una de las dos casillas. Por tanto, no pueden contener ese número las dos casillas: al menos una contiene el otro, y toda casilla que vea ambas lo pierde.

technique-finned-x-wing = X-Wing con aleta
technique-finned-x-wing-there = un X-Wing con aleta
technique-finned-x-wing-teach = En dos filas, un número tendría sus lugares en las mismas dos columnas, si no fuera por uno o dos lugares más en una de las filas: las aletas. Si ninguna aleta es correcta, las dos columnas reciben su número de las dos filas y lo pierden en lo demás. Si una aleta es correcta, excluye lo que ve. Se elimina lo que queda excluido en ambos casos: casillas de las columnas que ven todas las aletas, por lo general en el bloque de estas.

technique-sashimi-x-wing = X-Wing sashimi
technique-sashimi-x-wing-there = un X-Wing sashimi
technique-sashimi-x-wing-teach = En dos filas, un número tiene sus lugares en las mismas dos columnas, pero a una fila le falta uno y tiene otros cerca: las aletas. El patrón parece roto, pero el argumento vale. Si ninguna aleta es correcta, cada fila toma su lugar en las columnas, y estas pierden el número en lo demás. Si una aleta es correcta, excluye lo que ve. Se elimina lo que queda excluido en ambos casos.

technique-x-chain = Cadena X
technique-x-chain-there = una cadena X
technique-x-chain-teach = Siga un número de zona en zona. Suponga que no está en cierta casilla. Una zona con dos lugares lo pone entonces en el otro; desde ahí queda excluido de todo lo que este ve, lo que deja un lugar en una zona siguiente, y así sucesivamente. Al final de una cadena así, es correcta su primera casilla o la última. Lo que vea ambas pierde el número.

technique-xy-chain = Cadena XY
technique-xy-chain-there = una cadena XY
technique-xy-chain-teach = Una cadena de casillas con dos candidatos cada una, en la que cada casilla ve la siguiente y comparte un número con ella. Si la primera casilla no es Z, es su otro número, así que la siguiente no es ese, y así sucesivamente, hasta que la última debe ser Z. Por tanto, un extremo de la cadena es Z, y lo que vea ambos extremos pierde Z.

technique-wxyz-wing = WXYZ-Wing
technique-wxyz-wing-there = un WXYZ-Wing
technique-wxyz-wing-teach = Cuatro casillas tienen entre todas los candidatos W, X, Y y Z, y una de ellas, el pivote, ve las otras tres. Todos los lugares de W se ven entre sí, y también los de X y los de Y: cada uno de estos números llena como mucho una de las cuatro casillas. Una casilla debe ser, pues, Z, y toda casilla que vea todos los lugares de Z en las cuatro pierde Z. Busque donde una línea cruza un bloque.

technique-finned-swordfish = Pez espada con aleta
technique-finned-swordfish-there = un pez espada con aleta
technique-finned-swordfish-teach = En tres filas, un número tiene sus lugares en las mismas tres columnas, salvo uno o más lugares en una de las filas: las aletas. Si ninguna aleta es correcta, las tres columnas reciben su número de estas filas y lo pierden en lo demás. Si una aleta es correcta, excluye lo que ve. Así, las casillas de las columnas que ven todas las aletas pierden el número en ambos casos. Filas y columnas pueden intercambiar sus papeles.

technique-sashimi-swordfish = Pez espada sashimi
technique-sashimi-swordfish-there = un pez espada sashimi
technique-sashimi-swordfish-teach = En tres filas, un número tiene sus lugares en las mismas tres columnas, pero a una fila solo le queda uno de ellos, con otros cerca: las aletas. Si ninguna aleta es correcta, lo es ese lugar, y las otras dos filas se reparten las otras dos columnas. Si una aleta es correcta, excluye lo que ve. Una casilla de las columnas que vea todas las aletas pierde el número en ambos casos. Filas y columnas pueden intercambiar sus papeles.

technique-finned-jellyfish = Medusa con aleta
technique-finned-jellyfish-there = una medusa con aleta
technique-finned-jellyfish-teach = En cuatro filas, un número tiene sus lugares en las mismas cuatro columnas, salvo uno o más lugares en una de las filas: las aletas. Si ninguna aleta es correcta, las cuatro columnas reciben su número de estas filas y lo pierden en lo demás. Si una aleta es correcta, excluye lo que ve. Las casillas de las columnas que ven todas las aletas pierden el número en ambos casos. Las aletas están juntas, por lo general en un bloque.

technique-sashimi-jellyfish = Medusa sashimi
technique-sashimi-jellyfish-there = una medusa sashimi
technique-sashimi-jellyfish-teach = En cuatro filas, un número tiene sus lugares en las mismas cuatro columnas, pero a una fila solo le queda uno de ellos, con otros cerca: las aletas. Si ninguna aleta es correcta, las cuatro filas llenan igualmente entre ellas las cuatro columnas. Si una aleta es correcta, excluye lo que ve. Una casilla de las columnas que vea todas las aletas pierde el número en ambos casos. Filas y columnas pueden intercambiar sus papeles.

technique-aic = Cadena alterna
technique-aic-there = una cadena alterna
technique-aic-teach = Una cadena que va de lo falso a lo correcto y vuelve. Suponga que un candidato es falso, y pase a uno que entonces debe ser correcto: el otro número de una casilla con dos, o el otro lugar de una zona con dos. Eso excluye otro más, y así sucesivamente. El primer candidato es correcto o lo es el último; lo que ambos excluyen se elimina. Una cadena cerrada excluye más.

technique-grouped-aic = Cadena alterna con grupos
technique-grouped-aic-there = una cadena alterna con grupos
technique-grouped-aic-teach = Una cadena de lo falso a lo correcto y vuelta, en la que un paso puede ser un grupo: dos o tres lugares de un número donde una línea cruza un bloque. Si el resto de una zona no tiene lugar para el número, uno del grupo es correcto, y lo que vea todo el grupo pierde el número. Es correcto el primer paso de la cadena o el último; lo que ambos excluyen se elimina.

technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = un Sue de Coq
technique-sue-de-coq-teach = Tome dos o tres casillas donde una línea cruza un bloque. Añada algunas casillas de la línea y algunas del bloque, de modo que todas juntas tengan tantos números como casillas y la parte de la línea no comparta ningún número con la del bloque. Entonces cada número se gasta una vez. Los de la parte de la línea se eliminan del resto de la línea; los de la parte del bloque, del resto del bloque.

technique-als-xz = ALS-XZ
technique-als-xz-there = un ALS-XZ
technique-als-xz-teach = Un conjunto casi bloqueado (ALS) es un grupo de casillas de una zona con un número más que casillas: si pierde un número, debe contener todos los demás. Tome dos de estos conjuntos con un número X que solo uno puede contener, pues todos sus lugares en ambos se ven. Uno de los conjuntos carece de X y contiene una Z común. Lo que vea todas las Z de ambos conjuntos pierde Z.

technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-there = un ALS-XY-Wing
technique-als-xy-wing-teach = Tome tres conjuntos de casillas, cada uno en una zona y con un número más que casillas: si uno así pierde un número, debe tomar todos los demás. El del medio comparte X con el primero e Y con el último, y ninguno de estos números cabe en los dos conjuntos que une. El del medio toma X o Y, así que el primero o el último pierde uno y debe tomar todos los demás. Una casilla que vea todas las Z de ambos pierde Z.

technique-death-blossom = Flor de la muerte
technique-death-blossom-there = una flor de la muerte
technique-death-blossom-teach = Una casilla con dos o tres candidatos es el tallo. Cada candidato tiene un pétalo: casillas de una zona con ese número y con un número más que casillas, de las que el tallo ve todos los lugares para ese número. Sea lo que sea el tallo, quita un número a un pétalo, que debe tomar entonces todos los demás. Si todos los pétalos tienen un mismo número Z, lo que vea todas las Z de todos ellos pierde Z.

technique-forcing-chain = Cadena forzada
technique-forcing-chain-there = una cadena forzada
technique-forcing-chain-teach = Tome una casilla, o un número en una zona, y pruebe cada posibilidad por orden. Siga una cadena desde cada una: esto es correcto, luego aquello es falso, luego lo siguiente es correcto. Si todas las cadenas concluyen que un mismo candidato es falso, es falso, sea cual sea la verdadera. Es un trabajo lento, el último recurso.

technique-forcing-net = Red forzada
technique-forcing-net-there = una red forzada
technique-forcing-net-teach = Suponga que un candidato es correcto, y rellene todos los únicos que se siguen. Si queda una casilla sin números, o un número sin lugar, el candidato era falso. O hágalo con cada candidato de una casilla, o con cada lugar de un número en una zona: lo que queda excluido en todos los casos se elimina. Use una segunda hoja o un lápiz blando.

technique-beyond = Más allá de toda técnica
technique-beyond-there = un paso más allá de toda técnica
technique-beyond-teach = Para unos pocos sudokus no basta ningún patrón con nombre. También ellos tienen una sola solución, pero se encuentra probando: elija una casilla con dos candidatos, suponga que uno es correcto y siga hasta que todo encaje o llegue a una contradicción. En ese caso, el correcto es el otro. Anote dónde empezó, para poder volver.

technique-mark-pair = Casillas vinculadas
technique-mark-pair-there = un par de casillas vinculadas
technique-mark-pair-teach = Una marca entre dos casillas, una línea que las atraviesa o una regla para las vecinas sin marca vincula sus números. Anote los candidatos de ambas. Un candidato que no encaja con ninguno de la otra casilla se puede tachar: junto a una barra, un 5 necesita un 4 o un 6; en un termómetro, solo el bulbo puede ser 1. Cada número tachado puede decidir el par siguiente, así que siga las líneas y las hileras de marcas de un extremo a otro.

technique-line-number = Línea y número
technique-line-number-there = candidatos que no cuadran con el número
technique-line-number-teach = Una flecha, o un número fuera de la cuadrícula, exige a su línea una suma o una cuenta. Calcule lo mínimo y lo máximo que pueden aportar las demás casillas, y tache lo que no llegaría al número o lo pasaría: las sumas pequeñas excluyen los números grandes, y las grandes, los pequeños. Los números más pequeños y más grandes dejan menos posibilidades, así que empiece por ellos.

technique-line-filling = Formas de lograr el número
technique-line-filling-there = las pocas formas de lograr el número
technique-line-filling-teach = Donde solo quedan unas pocas casillas vacías a lo largo de una flecha, o en la línea de un número exterior, escriba todas las formas de lograr el número. Las casillas que comparten fila, columna o bloque son distintas, así que quedan pocas. Un candidato que no aparece en ninguna se puede tachar.

technique-mark-room = Espacio para casillas vinculadas
technique-mark-room-there = casillas vinculadas con muy poco espacio
technique-mark-room-teach = Una casilla vinculada a otras dos o tres en una fila, columna o bloque debe dejar a cada una de ellas un número distinto. Con barras a ambos lados en una fila, un número necesita junto a sí el inmediato inferior y el inmediato superior, así que no es ni 1 ni el más alto. Pruebe cada candidato, y tache los que dejarían muy pocos números a las otras casillas.

technique-mark-house = Vínculo común
technique-mark-house-there = un vínculo común
technique-mark-house-teach = A un número solo le quedan dos o tres lugares en una fila, columna o bloque. Mire en cada uno qué excluiría desde ahí: los demás candidatos de su casilla, y todo lo que prohíben las marcas y líneas de alrededor. Lo que cae en todos los casos se puede tachar ya, acabe donde acabe el número.

## Para las librerías
listing-puzzles =
    { $count ->
        [one] 1 sudoku
       *[other] { NUMBER($count) } sudokus
    }
listing-intro-adults = Un lápiz, una hora tranquila y una cuadrícula por estrenar: sudokus para resolver en papel, en casa o de viaje.
listing-intro-children = Lápiz afilado y a jugar: reglas claras, pasos pequeños y la alegría de acertar.
listing-intro-seniors = Sudokus para resolver sin prisa: cuadrículas claras, un lápiz y tiempo para pensar.
listing-inside = En este libro
listing-levels = Niveles: { $levels }
listing-kinds = Cuadrículas: { $kinds }
listing-one-solution = Cada sudoku tiene exactamente una solución.
listing-logic = Cada sudoku se resuelve solo con lógica, sin adivinar.
listing-answers = Las soluciones de todos los sudokus están en el libro.
listing-hints = Las pistas para los primeros pasos de cada sudoku ayudan en los momentos de atasco.
listing-walkthroughs = Algunos sudokus se resuelven paso a paso.
listing-rules = Las reglas se explican con un ejemplo.
listing-techniques = Técnicas que ayudan: { $techniques }
listing-one-per-page = Un sudoku en cada página, con mucho espacio para anotaciones.
listing-large-print = Letra grande: cifras grandes y fáciles de leer.
listing-format =
    { $count ->
        [one] 1 página, { $size }
       *[other] { NUMBER($count) } páginas, { $size }
    }
listing-keywords = libro de sudokus, juegos de números, juegos de lógica, pasatiempos, ejercicios mentales, rompecabezas, regalo para aficionados, pasatiempos para viajes, entrenar la memoria, afición relajante, mejorar la concentración, tardes de lluvia, idea para cumpleaños, pensamiento lógico, tiempo libre, detalle para regalar
listing-keywords-adults = sudoku para adultos, pasatiempos para adultos, ocio sin pantallas
listing-keywords-children = sudoku para niños, pasatiempos para niños, juegos de lógica para niños, libro de actividades, primeros sudokus
listing-keywords-seniors = sudoku para mayores, pasatiempos para mayores, regalo para abuelos, pasatiempos fáciles de leer
listing-keywords-large = sudoku letra grande, pasatiempos en letra grande
listing-keywords-easy = sudoku fácil, sudoku para principiantes
listing-keywords-hard = sudoku difícil, sudoku para expertos
listing-keyword-variant = sudoku { $variant }
listing-search-words = sudoku, sudokus, pasatiempos, rompecabezas, juegos de lógica, letra grande, fácil, difícil, para adultos, para niños, para mayores
listing-promotions = mejor, mejores, superventas, bestseller, best-seller, gratis, oferta, rebaja, descuento, nuevo, nueva, número 1, n.º 1
listing-ai-puzzles = Un programa generó los sudokus a partir de una semilla: llena una cuadrícula al azar, quita cifras y cuenta las soluciones hasta que queda exactamente una. No los generó ninguna inteligencia artificial.
listing-ai-texts = Las reglas, los títulos, las pistas y las soluciones son frases y dibujos fijos de ese programa. Para este libro no usó ninguna herramienta que genere textos, imágenes o traducciones con inteligencia artificial.
listing-ai-own = El libro contiene además elementos que no proceden del programa: { $parts }. El programa no puede saber cómo se hicieron; de ellos responde el autor.
listing-own-texts = textos del autor
listing-own-pictures = imágenes del autor
listing-own-puzzles = sudokus del autor
