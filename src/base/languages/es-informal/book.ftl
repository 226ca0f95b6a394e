### Los textos que tutean al lector, en los libros en `es-informal`.

level-medium-is =
    Menos pistas iniciales. Recorre también filas y columnas, y busca casillas en las que solo quepa un número.
level-extreme-is = Las mínimas pistas iniciales. Espera de todo, incluso largas cadenas de razonamientos.
level-extreme-with-trial =
    Las mínimas pistas iniciales. Espera de todo, incluso largas cadenas de razonamientos y el tanteo.
fill-digits = Rellena cada casilla vacía con un número del { $first } al { $last }.
fill-numbers = Rellena cada casilla vacía con un número del 1 al { $last }.
fill-letter = Rellena cada casilla vacía con un número del { $first } al 9 o la letra A.
fill-letters = Rellena cada casilla vacía con un número del { $first } al 9 o una letra de la A a la { $last }.
fill-word =
    Las letras ocupan el lugar de los números. Rellena cada casilla vacía con una de las letras que acompañan al
    sudoku.
fill-pictures =
    Los dibujos ocupan el lugar de los números. Dibuja en cada casilla vacía uno de los dibujos que acompañan al
    sudoku.
fill-sizes = Rellena cada casilla vacía.
sizes-digits = Usa los números { $sizes }.
sizes-word = Si un sudoku va acompañado de letras, usa esas letras.
sizes-pictures = Si un sudoku va acompañado de dibujos, usa esos dibujos.
one-solution =
    Cada sudoku de este libro tiene exactamente una solución, y se llega a ella solo razonando. Si te entran ganas
    de adivinar, vuelve a mirar: siempre hay un paso lógico.
scanning =
    Toma un número y recorre las filas y columnas en las que ya está: en ellas no puede repetirse. Si en un bloque
    le queda una sola casilla libre, el número va ahí.
scanning-cages =
    Empieza por las jaulas que dejan menos opciones: una diferencia grande, un producto con pocos divisores, una
    suma muy pequeña o muy grande. Si una jaula situada en una sola fila o columna necesita un número, este no puede
    estar en el resto de esa línea.
pencil-marks =
    Cuando no encuentres más números a simple vista, anota a lápiz, en pequeño, los candidatos de cada casilla: los
    números que aún pueden ir en ella. Una casilla con un solo candidato está resuelta, igual que un número con un
    solo lugar en una fila, columna o bloque. Tacha candidatos a medida que rellenas casillas, y vuelve a mirar:
    cada número hallado abre camino a otros.
hints-are =
    ¿Te has atascado? Cada pista dice dónde mirar, o nombra un patrón e indica dónde está; lo demás corre de tu
    cuenta. Cuando una pista llega más adelante en el sudoku, el número de casillas vacías muestra hasta dónde
    deberías haber llegado.
hints-left-out =
    Los sudokus que no figuran aquí no necesitan pistas: pregúntate, para cada número, dónde puede ir en cada fila,
    cada columna y cada bloque.
web-own = tu { $digit }
web-no-cage = Elige una casilla de una jaula para ver cómo se puede llenar.
web-won-in = Tu tiempo: { $time }
web-copy = Copia este texto
web-no-script = Para jugar aquí, permite JavaScript en el navegador. Sin él, el sudoku se puede imprimir.
about-techniques =
    Las técnicas que te harán falta en este libro, de la más fácil a la más difícil, cada una con un ejemplo.
    Ninguno de los ejemplos es un sudoku de este libro.
stuck =
    Aquí acaban las técnicas de este libro, y solo queda probar: toma una casilla con dos candidatos, supón que uno
    es correcto y sigue hasta que la cuadrícula esté llena o llegues a una contradicción. En ese caso, el correcto
    es el otro.
look-house = Mira { $house-in }.
look-cage = Mira la jaula de suma { $sum } en { $cell }.
look-number = Mira la jaula { $number } en { $cell }.
look-digit = Mira los lugares del { $digit }.
look-cells = Mira { $cells }.
there-in-house = Busca { $technique-there } { $house-in }.
there-at-cells = Busca { $technique-there } en { $cells }.
there-at-cage = Busca { $technique-there } en la jaula de suma { $sum } en { $cell }.
there-at-number = Busca { $technique-there } en la jaula { $number } en { $cell }.
there-on-digit = Busca { $technique-there } con el { $digit }.
there-on-digit-in = Busca { $technique-there } con el { $digit } { $houses-in }.
technique-full-house-teach =
    Cuando a una fila, columna o bloque le queda una sola casilla vacía, repasa los números: el que falta va ahí. Es
    el paso más fácil de todos, y llega por sí solo hacia el final de un sudoku. Después de cada número que
    escribas, echa un vistazo a su fila, su columna y su bloque: quizá en alguno quede ya un solo hueco.
technique-hidden-single-box-teach =
    Toma un número y un bloque en el que falte. Cada fila y columna que ya tiene el número lo descarta en sus
    casillas del bloque. Cuando queda una sola casilla libre, el número va ahí, aunque la casilla admitiera otros.
    La mayoría de los sudokus fáciles se resuelven así: repasa los números uno por uno, los más frecuentes primero.
technique-hidden-single-line-teach =
    Toma un número que falte en una fila o columna y tacha las casillas donde no puede ir: las que están llenas,
    aquellas cuyo bloque ya lo tiene y aquellas cuya línea transversal ya lo tiene. Si queda una sola casilla, el
    número va ahí. Las líneas son más difíciles de recorrer que los bloques; empieza por las casi llenas.
technique-naked-single-teach =
    Mira una casilla y cuenta lo que ve: los números de su fila, su columna y su bloque. Cuando están todos menos
    uno, la casilla toma el que falta. Una casilla así cuesta descubrirla, pues los números que la determinan están
    dispersos. Busca donde una fila llena cruza una columna o un bloque llenos. Con anotaciones, es una casilla con
    una sola anotación.
technique-pointing-teach =
    Supón que todos los lugares de un número en un bloque están en una misma fila o columna. Sea cual sea el
    correcto, el número de esa línea está dentro del bloque. Se puede, pues, tachar en el resto de la línea, fuera
    del bloque. Los lugares, dos o tres, apuntan a lo largo de la línea. A menudo aparece así un único en el bloque
    siguiente.
technique-claiming-teach =
    Supón que todos los lugares de un número en una fila o columna están en un mismo bloque. La línea necesita el
    número y solo puede tenerlo ahí, así que reclama el número de ese bloque: táchalo en las demás casillas del
    bloque. Busca líneas con pocas casillas vacías fuera de un bloque.
technique-naked-pair-teach =
    Dos casillas de una zona tienen los mismos dos candidatos y ningún otro. Una toma un número y la otra el otro;
    en qué orden, da igual. Estas casillas gastan ambos números: táchalos en todas las demás casillas de la zona. Si
    las dos casillas comparten un bloque además de una línea, hazlo en ambos.
technique-hidden-pair-teach =
    Dos números tienen los mismos dos lugares en una zona y ningún otro. Entonces estas dos casillas contienen estos
    dos números, en uno u otro orden, y todos sus demás candidatos se eliminan. El par se esconde entre esas otras
    anotaciones: se encuentra por los números, no por las casillas. Pregúntate dónde puede ir cada número en la
    zona, y busca dos con la misma respuesta.
technique-cage-combination-teach =
    Los números de una jaula son distintos y dan su suma. Algunas sumas dejan un solo conjunto de números: dos
    casillas de suma 3 toman 1 y 2, dos de suma 17 toman 8 y 9, tres de suma 6 toman 1, 2 y 3. Anota esos números en
    la jaula y tacha todos los demás. Cuantas más casillas se llenan, más a menudo queda un solo conjunto.
technique-cage-combination-number-teach =
    Algunas jaulas dejan un solo conjunto de números. En una cuadrícula de 6 × 6, la diferencia 5 es de 1 y 6, y el
    producto 20 en dos casillas es de 4 y 5. Anota estos números en la jaula y tacha todos los demás. A medida que
    se llenan casillas, más jaulas se quedan con un solo conjunto.
technique-innie-teach =
    Cada fila, columna y bloque contiene cada número una vez, así que en una cuadrícula de 9 × 9 suma 45. Suma las
    jaulas que quedan enteras dentro. Si dejan una sola casilla, el innie, esta contiene lo que falta para 45. O
    suma todas las jaulas que entran. Si una sola casilla queda fuera, el outie, esta contiene lo que sobra.
technique-cage-claiming-teach =
    Haz la lista de los conjuntos de números que dan la suma de una jaula. Un número que está en todos debe estar en
    la jaula: tres casillas de suma 22 siempre tienen un 9. Si todos sus lugares en la jaula están en una misma
    fila, columna o bloque, se elimina de las otras casillas de allí.
technique-cage-claiming-number-teach =
    Enumera los conjuntos de números que dan el número de una jaula. El que está en todos tiene que estar en la
    jaula: el producto 10 siempre necesita un 5. Si todos sus lugares en la jaula están en una misma fila o columna,
    queda excluido del resto de esa línea.
technique-cage-sum-teach =
    Los números de una jaula son distintos y dan su suma, así que solo unos pocos conjuntos son posibles. Tres
    casillas de suma 7 toman 1, 2 y 4 en cualquier orden. Anota los conjuntos posibles. Un número que no está en
    ninguno se elimina de la jaula, y también el que no dejaría ningún conjunto a las demás casillas.
technique-cage-sum-number-teach =
    Pocos conjuntos dan el número de una jaula, y menos aún cuando faltan candidatos. Escribe las formas de llenar
    la jaula, sin repetir ningún número en una fila o columna. Un candidato que no aparece en ninguna se elimina.
technique-innies-teach =
    Cada fila, columna y bloque tiene una suma fija, 45 en una cuadrícula de 9 × 9. Donde las jaulas dejan dos o más
    de sus casillas, estas se reparten lo que falta para la suma, como si fueran una jaula. Del mismo modo, las
    casillas con que las jaulas sobresalen se reparten lo que sobra. Repasa los números que dan esa suma y tacha los
    que no caben en ninguna parte.
technique-wide-innies-teach =
    Dos filas, columnas o bloques vecinos suman 90, y tres suman 135. A menudo las jaulas llenan varios salvo unas
    pocas casillas, donde no llenarían uno solo. Suma las jaulas de dentro, y las casillas que quedan se reparten el
    resto. O suma todas las que entran, y las casillas de fuera se reparten lo que sobra.
technique-naked-triple-teach =
    Tres casillas de una zona tienen entre todas solo tres números. No hace falta que cada casilla tenga los tres: 2
    y 5, 5 y 8, 2 y 8 también forman un trío. Las tres casillas gastan los tres números, y todas las demás casillas
    de la zona los pierden. Busca, entre las casillas con dos o tres candidatos, algunas que se limiten a los mismos
    números.
technique-hidden-triple-teach =
    Tres números tienen entre todos solo tres lugares en una zona. Estas casillas toman entonces estos números, y
    todos sus demás candidatos se eliminan. No hace falta que cada número tenga los tres lugares. Como mejor se
    encuentra es contando: anota dónde puede ir cada número que falta, y busca tres que compartan tres lugares.
technique-naked-quad-teach =
    Cuatro casillas de una zona tienen entre todas solo cuatro números, repartidos como sea. Gastan esos números, y
    las demás casillas de la zona los pierden. Merece la pena buscar un cuarteto desnudo en zonas con muchas
    casillas vacías: mira primero las casillas con menos candidatos, y mira si cuatro de ellas se limitan a cuatro
    números.
technique-swordfish-teach =
    En tres filas, todos los lugares de un número están en las mismas tres columnas. Cada fila toma una de las
    columnas, así que las tres columnas reciben su número de estas filas y lo pierden en todo lo demás. No hace
    falta que cada fila tenga tres lugares; bastan dos. Filas y columnas pueden intercambiar sus papeles. Para
    encontrarlo, marca todos los lugares de un número.
technique-xyz-wing-teach =
    Un pivote tiene los tres números X, Y y Z y ve dos pinzas: una con X y Z, otra con Y y Z. Si es X, la primera
    pinza debe ser Z; si es Y, debe serlo la segunda; si no, el propio pivote es Z. Una de las tres casillas es,
    pues, Z. Solo pierde Z una casilla que vea las tres; busca, por tanto, en el bloque del pivote.
technique-hidden-rectangle-teach =
    Cuatro casillas en dos filas, dos columnas y dos bloques comparten dos números, y una esquina no tiene otros.
    Mira la esquina opuesta: si uno de los números no tiene lugar fuera del rectángulo en su fila ni en su columna,
    el otro número forzaría desde ahí las cuatro esquinas. Entonces se podrían intercambiar, y el sudoku tendría dos
    soluciones. Por tanto, ese otro número se elimina.
technique-jellyfish-teach =
    En cuatro filas, todos los lugares de un número están en las mismas cuatro columnas; las columnas reciben, pues,
    su número de estas filas, y todas sus demás casillas lo pierden. No hace falta que cada fila tenga los cuatro
    lugares. Filas y columnas pueden intercambiar sus papeles. Cuando parezca que hacen falta cinco líneas en una
    cuadrícula de 9 × 9, mira en la otra dirección: bastan las líneas restantes, que son menos.
technique-bug-teach =
    Supón que cada casilla vacía tiene dos candidatos menos una, que tiene tres. Sin el tercero, cada número por
    colocar tendría dos lugares en cada fila, columna y bloque. Una cuadrícula así nunca tiene exactamente una
    solución. Por tanto, la casilla distinta toma el número que tiene tres lugares en su fila, columna y bloque: eso
    rompe el patrón, y suele resolver el sudoku.
technique-remote-pair-teach =
    Varias casillas tienen los mismos dos candidatos, y cada una ve la siguiente. Toman, pues, los dos números
    alternativamente, como las casillas de un tablero de ajedrez. Coloréalas alternativamente de claro y oscuro:
    todas las claras contienen un número y todas las oscuras el otro. Una casilla que vea una clara y una oscura ve
    ambos números y pierde los dos.
technique-simple-colouring-teach =
    Toma un número y las zonas en las que tiene dos lugares: de cada dos, uno es correcto. Colorea los lugares
    alternativamente, de zona en zona, con dos colores. Todos los lugares de un color son correctos y todos los del
    otro falsos. Si dos lugares de un color se ven, ese color es falso. Y todo lugar que vea ambos colores se
    elimina, sea cual sea el correcto.
technique-multi-colouring-teach =
    Toma un número y las zonas en las que tiene dos lugares, y colorea los lugares alternativamente. Pueden formarse
    varios grupos, cada uno con dos colores propios de los que uno es correcto. Si un color de un grupo ve un color
    de otro, no son correctos los dos. Por tanto, es correcto el color contrario de uno o del otro, y lo que vea
    estos dos se elimina. Un color que vea los dos colores de otro grupo es falso.
technique-x-chain-teach =
    Sigue un número de zona en zona. Supón que no está en cierta casilla. Una zona con dos lugares lo pone entonces
    en el otro; desde ahí queda excluido de todo lo que este ve, lo que deja un lugar en una zona siguiente, y así
    sucesivamente. Al final de una cadena así, es correcta su primera casilla o la última. Lo que vea ambas pierde
    el número.
technique-wxyz-wing-teach =
    Cuatro casillas tienen entre todas los candidatos W, X, Y y Z, y una de ellas, el pivote, ve las otras tres.
    Todos los lugares de W se ven entre sí, y también los de X y los de Y: cada uno de estos números llena como
    mucho una de las cuatro casillas. Una casilla debe ser, pues, Z, y toda casilla que vea todos los lugares de Z
    en las cuatro pierde Z. Busca donde una línea cruza un bloque.
technique-aic-teach =
    Una cadena que va de lo falso a lo correcto y vuelve. Supón que un candidato es falso, y pasa a uno que entonces
    debe ser correcto: el otro número de una casilla con dos, o el otro lugar de una zona con dos. Eso excluye otro
    más, y así sucesivamente. El primer candidato es correcto o lo es el último; lo que ambos excluyen se elimina.
    Una cadena cerrada excluye más.
technique-sue-de-coq-teach =
    Toma dos o tres casillas donde una línea cruza un bloque. Añade algunas casillas de la línea y algunas del
    bloque, de modo que todas juntas tengan tantos números como casillas y la parte de la línea no comparta ningún
    número con la del bloque. Entonces cada número se gasta una vez. Los de la parte de la línea se eliminan del
    resto de la línea; los de la parte del bloque, del resto del bloque.
technique-als-xz-teach =
    Un conjunto casi bloqueado (ALS) es un grupo de casillas de una zona con un número más que casillas: si pierde
    un número, debe contener todos los demás. Toma dos de estos conjuntos con un número X que solo uno puede
    contener, pues todos sus lugares en ambos se ven. Uno de los conjuntos carece de X y contiene una Z común. Lo
    que vea todas las Z de ambos conjuntos pierde Z.
technique-als-xy-wing-teach =
    Toma tres conjuntos de casillas, cada uno en una zona y con un número más que casillas: si uno así pierde un
    número, debe tomar todos los demás. El del medio comparte X con el primero e Y con el último, y ninguno de estos
    números cabe en los dos conjuntos que une. El del medio toma X o Y, así que el primero o el último pierde uno y
    debe tomar todos los demás. Una casilla que vea todas las Z de ambos pierde Z.
technique-forcing-chain-teach =
    Toma una casilla, o un número en una zona, y prueba cada posibilidad por orden. Sigue una cadena desde cada una:
    esto es correcto, luego aquello es falso, luego lo siguiente es correcto. Si todas las cadenas concluyen que un
    mismo candidato es falso, es falso, sea cual sea la verdadera. Es un trabajo lento, el último recurso.
technique-forcing-net-teach =
    Supón que un candidato es correcto, y rellena todos los únicos que se siguen. Si queda una casilla sin números,
    o un número sin lugar, el candidato era falso. O hazlo con cada candidato de una casilla, o con cada lugar de un
    número en una zona: lo que queda excluido en todos los casos se elimina. Usa una segunda hoja o un lápiz blando.
technique-beyond-teach =
    Para unos pocos sudokus no basta ningún patrón con nombre. También ellos tienen una sola solución, pero se
    encuentra probando: elige una casilla con dos candidatos, supón que uno es correcto y sigue hasta que todo
    encaje o llegues a una contradicción. En ese caso, el correcto es el otro. Anota dónde empezaste, para poder
    volver.
technique-mark-pair-teach =
    Una marca entre dos casillas, una línea que las atraviesa o una regla para las vecinas sin marca vincula sus
    números. Anota los candidatos de ambas. Un candidato que no encaja con ninguno de la otra casilla se puede
    tachar: junto a una barra, un 5 necesita un 4 o un 6; en un termómetro, solo el bulbo puede ser 1. Cada número
    tachado puede decidir el par siguiente, así que sigue las líneas y las hileras de marcas de un extremo a otro.
technique-line-number-teach =
    Una flecha, o un número fuera de la cuadrícula, exige a su línea una suma o una cuenta. Calcula lo mínimo y lo
    máximo que pueden aportar las demás casillas, y tacha lo que no llegaría al número o lo pasaría: las sumas
    pequeñas excluyen los números grandes, y las grandes, los pequeños. Los números más pequeños y más grandes dejan
    menos posibilidades, así que empieza por ellos.
technique-line-filling-teach =
    Donde solo quedan unas pocas casillas vacías a lo largo de una flecha, o en la línea de un número exterior,
    escribe todas las formas de lograr el número. Las casillas que comparten fila, columna o bloque son distintas,
    así que quedan pocas. Un candidato que no aparece en ninguna se puede tachar.
technique-mark-room-teach =
    Una casilla vinculada a otras dos o tres en una fila, columna o bloque debe dejar a cada una de ellas un número
    distinto. Con barras a ambos lados en una fila, un número necesita junto a sí el inmediato inferior y el
    inmediato superior, así que no es ni 1 ni el más alto. Prueba cada candidato, y tacha los que dejarían muy pocos
    números a las otras casillas.
technique-mark-house-teach =
    A un número solo le quedan dos o tres lugares en una fila, columna o bloque. Mira en cada uno qué excluiría
    desde ahí: los demás candidatos de su casilla, y todo lo que prohíben las marcas y líneas de alrededor. Lo que
    cae en todos los casos se puede tachar ya, acabe donde acabe el número.
cut-out = Recorta las fichas y colócalas en las casillas vacías.
