# Texts for authors; see en.ftl.

rule-trim = Tamaño de página
rule-page-count = Número de páginas
rule-even-pages = Número par de páginas
rule-inside-margin = Margen interior
rule-outer-margins = Otros márgenes
rule-bleed-size = Ancho del sangrado
rule-bleed = Tinta más allá del borde de la página
rule-type-size = Tamaño de letra
rule-rule-weight = Grosor de las líneas
rule-reversed-type = Letra blanca sobre negro
rule-reversed-rules = Líneas blancas sobre negro
rule-shrunk-cells = Casillas en una página encogida
rule-tints = Grises claros
rule-pictures = Nitidez de las imágenes
rule-blank-pages = Páginas en blanco seguidas
rule-blank-end = Páginas en blanco al final
rule-last-page = Última página
rule-font-licence = Licencias de las fuentes
rule-links = Enlaces y marcadores
rule-profile = Tipo de PDF
rule-transparency = Transparencia
rule-file-size = Tamaño del archivo
rule-fonts-embedded = Fuentes en el archivo
rule-black-only = Solo tinta negra
rule-grid-size = Tamaño de las cuadrículas
rule-cell-size = Tamaño de las casillas
rule-overlapping-cell-size = Casillas de cuadrículas superpuestas
rule-small-type = Letra pequeña
rule-contrast = Contraste
rule-many-blanks = Muchas páginas en blanco
rule-gutter = Margen interior
rule-order = Orden de los niveles
rule-own-texts = Textos propios
rule-engine = Generador de los sudokus
rule-digits = Cifras de los sudokus
rule-answer-digits = Cifras de las soluciones
rule-cells = Casillas para estos lectores
rule-words = Texto para estos lectores
rule-puzzles-on-a-page = Sudokus por página
rule-promised-puzzles = Número de sudokus prometido
rule-puzzles-printed = Cada sudoku está impreso
rule-answers-printed = Cada solución está impresa
rule-one-solution = Una sola solución
rule-honest-levels = Niveles impresos
rule-no-twins = Ningún sudoku repetido
rule-unconfirmed = Cifra sin confirmar
rule-cover = Cubierta
rule-cover-size = Tamaño de la cubierta
rule-cover-fonts = Fuentes de la cubierta
rule-cover-transparency = Transparencia de la cubierta
rule-cover-colours = Colores de la cubierta
rule-cover-ink = Tinta de la cubierta
rule-cover-profile = Tipo de PDF de la cubierta
rule-cover-clear = Bordes y pliegues de la cubierta
rule-cover-type = Tamaño de letra de la cubierta
rule-cover-rules = Grosor de las líneas de la cubierta
rule-cover-visible = En la cubierta se ve todo
printer-barnes-noble = Barnes & Noble Press, tinta negra
printer-bod = BoD, tapa blanda, tinta negra
printer-home = impresora doméstica
printer-ingramspark = IngramSpark, tapa blanda, tinta negra
printer-kdp-hardcover = Amazon KDP, tapa dura, tinta negra
printer-kdp-paperback-cream = Amazon KDP, tapa blanda, tinta negra en papel crema
printer-kdp-paperback-groundwood = Amazon KDP, tapa blanda, tinta negra en papel de pasta mecánica
printer-kdp-paperback-white = Amazon KDP, tapa blanda, tinta negra en papel blanco
printer-large-print = letra grande
printer-lulu = Lulu, tapa blanda, tinta negra
printer-lulu-coil = Lulu, espiral, tinta negra
printer-lulu-hardcover = Lulu, tapa dura, tinta negra
printer-newspaper = periódico, tinta negra
value = { $value }
joined = { $first }; { $second }
and-more = { $shown } y { $count } más
sides = { $width } × { $height }
none = nada
some = hay
everything = todo
at-most = como máximo { $most }
or-more = como mínimo { $least }
or-none = { $value }, o nada
percent = { $percent } %
set-to = cambia { $setting } a { $value }
set-auto = cambia { $setting } a «auto»
set-or-more = cambia { $setting } a { $value } o más
one-of = uno de estos tamaños: { $sizes }
one-of-or-between = uno de estos tamaños: { $sizes }; o de { $least } a { $most }
choose-size = elige uno de estos tamaños en { $setting }
pages = { $count ->
    [one] { $count } página
   *[other] { $count } páginas
}
page-range = de { $least } a { $most } con este tamaño
page-range-on-paper = de { $least } a { $most } con este tamaño en el papel «{ $paper }»
more-pages = imprime menos sudokus por página o añade sudokus
fewer-pages = imprime más sudokus por página, elige un tamaño mayor o divide el libro en dos volúmenes
multiple-of = un múltiplo de { $number }
add-page = añade una página, por ejemplo de derechos o de notas
ink-from-bind = tinta a { $distance } de la encuadernación
margin-for-pages = { $distance } en un libro de { $pages } páginas
ink-from-edge = tinta a { $distance } de un borde
margin-with-folios = { $distance }, también para los números de página
widen-margins = ensancha { $setting } o elige «auto»
ink-over-edge = tinta { $distance } más allá del borde de la página
no-ink-over-edge = ninguna tinta más allá del borde de la página
bleed-where-ink = { $distance } donde la tinta pasa del borde
extend-ink = lleva la tinta del borde hasta el final del sangrado y ajusta { $setting }
no-type = sin letra
size-in-text = { $size } en «{ $text }»
fewer-grids = imprime menos cuadrículas por página o elige un tamaño mayor
no-lines = sin líneas
no-white-type = sin letra blanca
or-more-white = como mínimo { $least }, blanco sobre negro
no-white-type-design = elige un diseño sin letra blanca o una letra mayor
no-white-lines = sin líneas blancas
no-white-lines-design = elige un diseño sin líneas blancas
no-grids = sin cuadrículas
wide = { $value } de ancho
or-more-shrunk = como mínimo { $least } cuando la página encoge al { $percent } %
black-without-greys = solo negro: los grises se empastan o desaparecen
percent-or-more = como mínimo { $percent } %
no-greys = sin grises
darker-grey = elige un gris más oscuro o ninguno
no-pictures = sin imágenes
pixels-per-inch = { $pixels } píxeles por pulgada
more-pixels = usa una imagen con más píxeles o imprímela más pequeña
in-a-row = { $count } seguidas
at-most-in-a-row = como máximo { $count } seguidas
remove-blanks = elimina lo que causa las páginas en blanco
at-end = { $count } al final
at-most-at-end = como máximo { $count } al final
remove-blanks-at-end = elimina algunas páginas en blanco del final
page-is-blank = está en blanco
page-is-printed = está impresa
blank-last-page = una última página en blanco; la imprenta la añade
extra-page = nada, si una página más al final no molesta
font-forbidden = { $font }: { $why }
font-not-embeddable = no se permite incrustarla
font-whole-only = solo se permite incrustarla entera
font-bitmaps-only = solo se permite incrustar sus mapas de bits
fonts-embeddable = { $count ->
    [one] { $count } fuente que se puede incrustar
   *[other] { $count } fuentes que se pueden incrustar
}
embeddable-fonts = fuentes que se pueden incrustar en parte
other-font = elige otra fuente o pide a su dueño una que se pueda incrustar
pdf-profile = tipo «{ $profile }»
set-profile = cambia { $setting } a «{ $profile }» o déjalo vacío
links-and-bookmarks = { $links ->
    [one] { $links } enlace
   *[other] { $links } enlaces
}, { $bookmarks ->
    [one] { $bookmarks } marcador
   *[other] { $bookmarks } marcadores
}
no-links = sin enlaces ni marcadores
remove-transparent = elimina las partes transparentes
split-book = divide el libro en dos volúmenes
fonts-embedded = { $count ->
    [one] { $count } fuente incrustada
   *[other] { $count } fuentes incrustadas
}
fonts-not-embedded = sin incrustar: { $fonts }
all-fonts-embedded = todas las fuentes incrustadas
report-fonts = avisa de esto: gridpress incrusta todas las fuentes
black-and-greys = negro y grises
black-greys-and = negro, grises y { $colours }
only-black = solo negro y grises, en DeviceGray
report-black = avisa de esto: gridpress solo usa DeviceGray
source-printer = { $printer }, { $date }: { $phrase }
source-printer-pages = { $printer }, { $date }: { $phrase }: { $pages }
printers-own-page = sitio web de la imprenta
third-parties = otras fuentes
not-confirmed = sin confirmar
source-font = los permisos de la fuente (OS/2 fsType)
source-every-printer = todas las imprentas
source-black = todas las imprentas de libros en blanco y negro
source-readers = quejas frecuentes de los lectores
source-engine = el capítulo «reproduction» de la guía
source-template = quien parte de una plantilla tiene los mismos
source-texts = los textos del libro y de su cubierta
source-cover = las cubiertas de la imprenta y los textos de esta
source-spines = los datos de la imprenta sobre lomo y sangrado
source-buyers = compradores y lectores de códigos de barras
unconfirmed = sin confirmar: { $subject }
confirmed-number = una cifra confirmada por la imprenta
compare-number = compárala con el sitio o la plantilla de la imprenta antes de subir el libro
page-sizes = los tamaños de página
bind-margin = el margen de la encuadernación
other-margins = los otros márgenes
bleed-amount = el sangrado
page-limits = los límites del número de páginas
least-type = la letra más pequeña
least-line = la línea más fina
spine-width = el ancho del lomo ({ $parts })
spine-table = una tabla según el número de páginas
thickness-of-paper = { $thickness } por 1000 páginas del papel «{ $paper }»
thickness-of-cover = { $thickness } por la cubierta
sheet-size = el tamaño del pliego ({ $added })
sheet-size-at-trim = el tamaño del pliego con este tamaño de página ({ $added })
sheet-added = { $sides } más a cada lado, { $ends } arriba y abajo
unconfirmed-at-trim = { $source }; sin confirmar con este tamaño
ink-on-cover = la tinta de una cubierta (como máximo { $percent } %)
no-grids-of-nine = sin cuadrículas de nueve casillas
fewer-puzzles = imprime menos sudokus por página
fewer-puzzles-or-larger = imprime menos sudokus por página o elige un tamaño mayor
one-such-puzzle = imprime un solo sudoku así por página o elige un tamaño mayor
or-more-for-candidates = como mínimo { $least }, para cinco candidatos
no-words = sin palabras
larger-type = elige una letra mayor o un tamaño de página mayor
no-type-on-grey = sin letra sobre gris
type-on-grey = letra sobre un gris del { $percent } %
lighter-below-type = bajo la letra, un gris del { $percent } % o más claro
lighter-grey = elige un gris más claro
blank-of-pages = { $count } de { $pages } páginas están en blanco
at-most-one-in = como máximo una de cada { $count }
fewer-openers = quita los títulos de las secciones pequeñas, pues sus primeras páginas van a la derecha
order-falls = la sección «{ $after }» es de nivel { $easier }, tras «{ $before }», de nivel { $harder }
order-rises = los niveles suben de sección en sección
easy-to-hard = secciones de fácil a difícil
easier-first = pon antes la sección más fácil, salvo que el libro tenga partes
engine = generador { $number }
default-engine = no se ha elegido generador, así que es el { $number }
newest-engine = generador { $number }, el más reciente, para un libro nuevo
set-engine = cambia { $setting } a { $number }: las cuadrículas completas se reparten por igual, los sudokus mínimos lo son en todos los tipos y los pasos combinan jaulas; cambian todos los sudokus, así que deja como está un libro publicado
larger-cells = márgenes más estrechos o una página mayor, con un sudoku por página
large-print-design = elige el diseño «Letra grande»
texts-of-your-own = título, autor, copyright y semilla propios
none-of-template = ninguno de una plantilla
template-in-english = hay textos de una plantilla aún en inglés en un libro en «{ $language }»: { $settings }
translate-texts = tradúcelos o escribe los tuyos
title-of-template = el título «{ $title }» es el de una plantilla
choose-title = elige uno propio: { $setting }
no-author = el libro no tiene autor, que la portada, la cubierta y las tiendas muestran
add-name = añade tu nombre: { $setting }
nobody-in-copyright = la página de derechos no nombra a nadie, pues el libro no tiene autor
name-of-template = «{ $name }» en { $setting } es el nombre de una plantilla
name-holder = nombra ahí al titular de los derechos
seed-of-template = la semilla «{ $seed }» es la del libro incluido, así que otros tienen los mismos sudokus
choose-seed = elige una que nadie más tenga: { $setting }
count-of-puzzles = { $count ->
    [one] { $count } sudoku
    [many] { $count } sudokus
   *[other] { $count } sudokus
}
puzzles-of-level = { $count ->
    [one] { $count } sudoku de nivel { $level }
    [many] { $count } sudokus de nivel { $level }
   *[other] { $count } sudokus de nivel { $level }
}
no-promises = ningún número prometido
promises-kept = { $count ->
    [one] { $count } promesa cumplida
    [many] { $count } promesas cumplidas
   *[other] { $count } promesas cumplidas
}
as-many-as-promised = tantos sudokus como dicen los títulos
promised = { $promise }; véase: { $place }
promised-in-text = { $count }; véase: { $place } «{ $text }»
change-count = cambia { $setting } o el número, que está aquí: { $place }
in-title = título
in-subtitle = subtítulo
in-section-title = título de una sección
in-badge = distintivo de la cubierta
in-blurb = texto de la contracubierta
printed = { $what ->
    [answers] { $count } soluciones
   *[puzzles] { $count } sudokus
}, { $often }
printed-in-place = { $what ->
    [answers] { $count } soluciones
   *[puzzles] { $count } sudokus
}, { $often } y en su página
each-once = una vez cada cual
each-on-sheets = cada cual en { $count } hojas
each-in-group = cada cual en las hojas de su grupo
misplaced = faltan, se repiten o están fuera de lugar: números { $numbers }
report-printed = avisa de esto: gridpress imprime cada cual una vez
with-one-solution = { $count } con una sola solución
wrong-numbers = incorrectos: números { $numbers }
undecided-numbers = sin decidir: números { $numbers }
rules-in-words = pero los archivos de { $sections } tienen reglas en palabras
exactly-one-solution = exactamente una solución cada uno, igual a la impresa
report-solutions = avisa de esto, salvo que los sudokus sean tuyos: indica sus reglas como variante o quita las palabras del archivo
levels-as-rated = { $count ->
    [one] { $count } nivel según la valoración
    [many] { $count } niveles según la valoración
   *[other] { $count } niveles según la valoración
}
other-levels = { $count } de { $all } con otro nivel: números { $numbers }; el número { $number } es de nivel { $level }
levels-of-grade = el nivel impreso es el que gridpress da al sudoku
change-levels = quita los límites que los admiten (`removed`, `technique` y `score` del nivel o de la sección, o un generador anterior) o da al nivel un nombre propio
no-duplicates = sin repetidos
pair = { $one } y { $other }
duplicates = { $count } de { $all } repiten otro: números { $numbers }
no-equivalents = ningún par de sudokus iguales al girar, reflejar o cambiar las cifras
fewer-or-other-puzzles = pide menos sudokus, otro nivel u otro tamaño
unknown-thickness = sin cubierta: se desconoce el grosor del papel «{ $paper }»
known-thickness = un grosor de papel conocido, para calcular el ancho del lomo
set-thickness = pon en { $setting } el valor de la plantilla o la calculadora de la imprenta
possible-cover = una cubierta que se pueda hacer
cover-details = detalles: { $command }
no-page = sin página
report-cover-size = avisa de esto: gridpress hace las cubiertas justo de ese tamaño
report-transparency = avisa de esto: gridpress no dibuja nada transparente
only-colours = solo { $colours }
report-colours = avisa de esto: gridpress usa un solo espacio de color en toda la cubierta
up-to-percent = hasta el { $percent } %
ink-at-most = como máximo el { $percent } % de todas las tintas juntas
lighter-palette = elige colores más claros en { $setting }
no-pdfx = sin PDF/X
report-pdfx = avisa de esto: gridpress escribe estas cubiertas como PDF/X-1a
nothing-cut-off = nada que se pueda cortar
reaches-edge = { $mark } entra { $distance } en la zona que debe quedar libre
mark-line = una línea
mark-shape = una forma
mark-picture = una imagen
clear-of-edges = { $distance } libres junto a bordes y pliegues
clear-of-edges-and-spine = { $distance } libres junto a bordes y pliegues, y { $hinge } desde el lomo
other-cover-design = elige otro diseño de cubierta o acorta sus textos
less-on-cover = menos sudokus de muestra, otro sudoku u otro diseño en la cubierta
not-size-of-cover = la página no tiene el tamaño de una cubierta
the-title = el título
the-subtitle = el subtítulo
the-author = el autor
the-series-line = la línea de la serie
a-badge = un distintivo
the-number = el número de sudokus
the-publisher = la editorial
the-price = el precio
the-blurb = el texto de la contracubierta
the-isbn = el ISBN sobre el código de barras
the-barcode-digits = las cifras bajo el código de barras
the-spine-text = el texto del lomo
the-spine-author = el autor en el lomo
text-missing = falta { $text }
text-unseen = no se ve { $text }
text-half-seen = no se ve del todo { $text }: { $count } de { $all } letras están tapadas
barcode-unreadable = el código de barras no se puede leer
other-barcode = el código de barras dice { $digits }, pero el ISBN es { $isbn }
short-barcode = solo se ven { $height } de la altura de las barras; los lectores necesitan { $least }
broken-barcode = las barras del código de barras están interrumpidas
all-visible = un código de barras y unos textos visibles
report-visible = avisa de esto y usa entretanto otro diseño u otros colores
malformed-request = petición no válida
in-line = { $file }, línea { $line }: { $words }
starting = empezando
bug = gridpress ha fallado por un error del programa
no-book-yet = aún no hay ningún libro: empieza con una plantilla
already-making = ya se está creando algo; espera a que termine
nothing-to-undo = nada que deshacer
nothing-to-redo = nada que rehacer
already-exists = «{ $file }» ya existe; no se ha escrito nada
changed-elsewhere = «{ $file }» se ha cambiado en otro sitio entretanto; no se ha escrito nada
removed-elsewhere = «{ $file }» se ha eliminado entretanto; no se ha escrito nada
unusable-file = «{ $file }» no se puede usar: { $why }
too-many-files = hay demasiados archivos «{ $name }»
no-such-text = el libro no tiene ningún texto «{ $path }»
cannot-read = «{ $path }» no se puede leer: { $why }
neither-picture-nor-font = no es ni una imagen (PNG, JPEG, SVG) ni una fuente (TrueType, OpenType)
series-without-name = la serie aún no tiene nombre, por el que se encuentran sus volúmenes: ponle antes un nombre
volume-not-made = los sudokus de este volumen aún no están fijados: crea antes sus archivos
edit-not-toml = el archivo no es TOML válido; corrígelo antes en un editor: { $why }
edit-not-found = el libro no tiene ese ajuste
titles-too-long = título y subtítulo suman { $length } caracteres; Amazon admite como máximo { $most }
shorten-subtitle = acorta el subtítulo
description-too-long = la descripción tiene { $length } caracteres; Amazon admite como máximo { $most }
shorten-description = acorta el texto de la contracubierta o escribe una descripción para la tienda
advertisement-in-title = { $setting } contiene «{ $phrase }»: las tiendas rechazan la publicidad en los títulos
leave-out-of-title = quítalo, salvo que el título quede mal sin ello
title-of-keywords = { $setting } parece una lista de palabras clave, que las tiendas rechazan
move-keywords = pon las palabras clave en sus campos
repeated-keyword = título y subtítulo tienen { $count } veces la palabra «{ $word }», lo que las tiendas toman por relleno
use-once-or-twice = úsala una o dos veces
keyword-in-name = { $setting } «{ $name }» contiene «{ $keyword }»: las tiendas rechazan palabras clave en los nombres
choose-other-name = elige otro nombre o déjalo si es el verdadero
address-in-description = la descripción contiene «{ $sign }»: las tiendas rechazan direcciones en ella
leave-addresses-out = quita las direcciones
advertisement-in-keyword = la palabra clave «{ $keyword }» contiene «{ $term }»: las tiendas rechazan publicidad y nombres de tiendas
describe-book = describe mejor el libro
no-title-page = el libro no tiene portada con la que una tienda pueda comparar la ficha
add-title-page = actívala: { $setting }
not-on-first-pages = { $setting } «{ $name }» no está en las primeras páginas del libro
compared-with-title-page = las tiendas lo comparan palabra por palabra con la portada
compare-picture = comprueba tú si la imagen lo muestra
not-on-front = { $setting } «{ $name }» no está en el frente de la cubierta
two-publishers = la cubierta nombra la editorial «{ $publisher }», y la portada «{ $imprint }»
agree-or-leave-publisher = haz que coincidan o quita la editorial
imprint-not-on-cover = la editorial «{ $imprint }» no está en la cubierta
same-publisher = pon en { $setting } el mismo nombre
other-spine = el lomo lleva «{ $text }», y el título es «{ $title }»
title-on-spine = las tiendas comparan el título del lomo y del frente: activa { $setting } o usa una parte del título
line-without-series = la cubierta lleva la línea de serie «{ $line }», y el libro no nombra ninguna serie
name-series = pon en { $setting } el nombre de la serie o quita la línea
two-series = la cubierta lleva la línea de serie «{ $line }», y la portada «{ $name }»
agree-or-leave-line = haz que coincidan o quita la línea de la cubierta
design-in-colour = elige una cubierta en color, que la imprime sobre el título
page-beyond-end = la página { $page } no existe: el libro tiene { $pages } páginas
pages-from-first = nombra páginas del libro, contadas desde la primera
in-quotes = «{ $text }»
expected = se espera: { $expected }
expected-range = se espera: de { $low } a { $high }
expected-one-of = se espera uno de { $names }
did-you-mean = ¿querías decir «{ $name }»?
at-most-allowed = se permiten como máximo { $most }
a-text = un texto
a-whole-number = un número entero
a-text-or-whole-number = un texto o un número entero
a-fraction = una fracción
true-or-false = sí o no
a-date = una fecha
a-list = una lista
a-length = una longitud con su unidad
a-table = una tabla
a-list-of-tables = una lista de tablas
missing-key = falta { $setting }
wrong-type = { $setting } es { $found }, no { $expected }
value-is = { $setting }: { $value }
unknown-value = { $setting }: «{ $value }» es desconocido
empty-text = { $setting } está vacío
leave-out-for-none = quítalo si no quieres texto
line-break-in-text = { $setting } tiene un salto de línea o un carácter de control
expected-one-line = se espera una línea de texto
not-a-length = { $setting } no es una longitud: «{ $value }»
lengths-need-units = las longitudes necesitan una unidad: in, mm, cm o pt, como en 12mm
lengths-need-units-or = las longitudes necesitan una unidad: in, mm, cm o pt, como en 12mm; o escribe { $other }
decimal-point = usa un punto decimal, no una coma
length-no-number = no es un número con unidad
length-no-unit = falta la unidad
length-unknown-unit = unidad desconocida «{ $unit }»
length-too-long = más de 200in
not-a-date = { $setting } no es una fecha: «{ $value }»
expected-year-month-day = se espera año-mes-día
line-too-long = la línea de texto es demasiado larga para imprimirla
too-many-characters = tiene { $length } caracteres; se permiten como máximo { $most }
text-too-long-for = { $setting } es demasiado largo ({ $room })
control-character = { $setting } tiene un carácter de control
expected-text-and-breaks = se esperan texto y saltos de línea
missing-glyph = ninguna fuente tiene el carácter «{ $character }» ({ $code }); fuente elegida: { $font }
cannot-be-printed = este texto no se puede imprimir
choose-font-with = elige una fuente que lo tenga
paths-are-relative = las rutas parten de la carpeta del libro
no-sections = un libro sin sudokus: falta { $section }
no-effect-on-own-puzzles = { $setting } no tiene efecto en los sudokus de un archivo
not-an-isbn = «{ $text }» no es un ISBN
isbn-as-given = escríbelo como 978-3-16-148410-0, tal como lo dio tu agencia
old-isbn = es un ISBN antiguo de diez cifras; con trece es { $isbn }
isbn-wrong-character = «{ $character }» no es cifra, espacio ni guion
isbn-length = tiene { $count ->
    [0] cero cifras
    [one] { $count } cifra
    [many] { $count } cifras
   *[other] { $count } cifras
}, y un ISBN tiene 13
isbn-prefix = un ISBN empieza por 978 o 979
isbn-check-digit = su última cifra debería ser { $digit }, o hay otra cifra incorrecta
margins-too-wide = los márgenes dejan poco ancho para el contenido de la página
margins-too-high = los márgenes dejan poco alto para el contenido de la página
margins-leave = quedan { $left } de { $whole }
leave-between-margins = deja al menos { $least } entre ellos
paper-out-of-range = un tamaño de papel fuera de los límites
sides-of-paper = cada lado mide de 2in a 40in
not-a-paper-size = { $setting } no es un tamaño de papel: «{ $value }»
both-sides-with-unit = escribe los dos lados con unidad, como en 6x9in o 210x297mm
unknown-paper-size = tamaño de papel desconocido «{ $value }»
expected-name-or-sides = se espera un nombre o ancho x alto
name-or-two-sides = escribe un nombre como a5 o letter, o dos lados como en 6x9in
illegible-type = la letra en { $ink } no se lee sobre { $ground }
contrast-expected = su contraste es de { $contrast } a 1; se necesita al menos { $least }
darker-or-lighter = el primer color es el fondo y el segundo la letra: oscurece uno o aclara el otro
level-not-offered = «{ $level }» no existe para el tipo «{ $kind }» con la simetría «{ $symmetry }»
expected-offered-level = elige un nivel que exista
nearest-level = el más cercano es «{ $nearest }»; los niveles son { $levels }
other-symmetry = elige otra simetría, u otras variantes o cuadrículas
unusable-picture = la imagen «{ $file }» no se puede usar
png-or-jpeg-beside-book = se espera un archivo PNG o JPEG junto al libro
png-jpeg-or-svg-beside-book = se espera un archivo PNG, JPEG o SVG junto al libro
neither-png-nor-jpeg = no es PNG ni JPEG
neither-png-jpeg-nor-svg = no es PNG, JPEG ni SVG
damaged-file = el archivo está dañado: { $why }
too-many-pixels = tiene { $width } × { $height } píxeles, { $millions } millones; se permiten como máximo { $most } millones
invisible-picture = sería invisible: toda ella es blanca o casi blanca
with-design = { $setting } con el diseño «{ $design }»
plain-has-no-colours = la cubierta sencilla no tiene colores
choose-colour-design = elige una cubierta en color
no-own-picture = no hay ninguna imagen propia
add-picture = añade una: { $setting }
picture-design-without-picture = el diseño con tu imagen, pero sin imagen
no-picture-named = no se ha indicado ninguna imagen
design-draws-own = este diseño dibuja su propia imagen
set-picture-design = elige «Tu imagen» en { $setting } o quita la imagen
too-many-badges = { $setting }: { $count } distintivos
crowded-front = más llenarían demasiado el frente
badge-too-long = un distintivo demasiado largo para leerlo de un vistazo
two-or-three-words = acórtalo a dos o tres palabras
cannot-read-font = la fuente «{ $file }» no se puede leer
use-font-file = usa un archivo .ttf o .otf, o una fuente incluida
this-font = esta fuente
coarse-cover-picture = la imagen «{ $file }» de la cubierta tiene { $resolution } píxeles por pulgada; hacen falta al menos { $least } para imprimir bien
needed-pixels = ocupa { $width } × { $height }, así que necesita al menos { $across } × { $down } píxeles
cannot-read-text = el texto «{ $file }» no se puede leer
page-without-content = una página sin contenido
nothing-to-print = nada de este archivo se puede imprimir
page-without-title = una página sin título para el índice
no-first-level-heading = su texto no tiene encabezado de primer nivel
add-text-title = añade uno: { $setting }
code-on-page = un bloque de código en una página de texto
table-on-page = una tabla en una página de texto
footnote-on-page = una nota al pie en una página de texto
metadata-on-page = un bloque de metadatos en una página de texto
unsupported-on-page = Markdown no admitido en una página de texto
this-cannot-be-printed = esto no se puede imprimir
put-title-in-book = pon el título en los ajustes: { $setting }
four-spaces-are-code = las líneas que empiezan con cuatro espacios son código, que las páginas no admiten
supported-markdown = las páginas tienen encabezados, párrafos, énfasis, listas, citas, líneas, enlaces e imágenes
footnote-or-box-on-page = una nota al pie o una casilla en una página de texto
html-on-page = HTML en una página de texto
this-is-html = esto es HTML
markdown-for-html = escríbelo en Markdown o quítalo; escribe un `<` suelto como `\<`
nested-too-deeply = está anidado demasiado hondo
move-it-out = sácalo de ahí
line-in-list = una línea en una lista o una cita
quotation-in-list = una cita en una lista o una cita
heading-in-list = un encabezado en una lista o una cita
picture-in-list = una imagen en una lista o una cita
heading-of-level = un encabezado de nivel { $level }
third-is-deepest = el tercer nivel es el más hondo
picture-in-heading = una imagen en un encabezado
expected-only-text = se espera solo texto
empty-heading = un encabezado vacío
third-list = una lista en una lista en una lista
two-lists-deep = las listas se anidan en dos niveles
empty-item = un elemento de lista vacío
width-of-picture = «{ $width }» como ancho de una imagen
widths-of-pictures = se espera de { $least } a { $most } %, como en {"{"}60%{"}"}
picture-in-paragraph = una imagen dentro de un párrafo
text-or-picture = se espera texto o una imagen
separate-paragraph = ponla en un párrafo aparte, entre líneas vacías
too-few-pixels = la imagen «{ $file }» tiene pocos píxeles para llenar la página
printed-smaller = serían { $resolution } píxeles por pulgada, así que se imprime con solo { $width } de ancho
picture-from-web = una imagen de la web
expected-file = se espera un archivo
put-file-beside = pon el archivo junto al libro e indícalo aquí
pictures-of-text = se admiten PNG y JPEG; las rutas parten de la carpeta de este texto
cannot-read-puzzles = los sudokus «{ $file }» no se pueden leer
expected-file-of-puzzles = se espera un archivo de texto con sudokus
print-first-puzzles = limita su número para imprimir los primeros o haz varios libros
digits-from-zero = los sudokus cuentan sus cifras desde 0
printed-from-one = se imprimen desde 1, salvo que la sección tenga símbolos propios, como 0-F
cage-without-sum = una jaula sin suma o cuyas cifras pueden repetirse
cages-with-sums = los libros solo imprimen jaulas de cifras distintas con una suma
fewer-in-file = { $setting } es { $most }, pero el archivo tiene menos sudokus
file-has-puzzles = «{ $file }» tiene { $count }
leave-count-out = deja vacío { $setting } para imprimirlos todos
file-without-puzzles = «{ $file }» no tiene sudokus
expected-puzzles = se esperan líneas de 81 casillas, cuadrículas de 9 líneas, JSON…
other-kind = un sudoku del tipo «{ $other }» entre otros del tipo «{ $kind }»
first-that-differs = el primero que difiere
one-kind-per-section = una sección tiene sudokus de un solo tipo; lleva este a otra sección
full-puzzle = un sudoku sin casillas vacías
nothing-to-solve = no queda nada por resolver
unproved-puzzle = no se puede demostrar que el sudoku tenga una sola solución
search-gave-up = se abandonó la búsqueda; el sudoku necesita más pistas
no-solution = un sudoku sin solución
cannot-be-completed = ninguna cifra puede completarlo
several-solutions = un sudoku con varias soluciones
needs-more-givens = el sudoku necesita más pistas
one-solution-is = una solución: { $one }
another-solution-is = otra solución: { $other }
same-puzzle-twice = dos veces el mismo sudoku
same-as = el mismo que en { $file }, línea { $line }, o una copia girada, permutada o con otras cifras
remove-one = elimina uno de ellos
no-puzzle-in-text = no hay ningún sudoku en este texto
puzzles-do-not-fit = { $setting } en la sección «{ $section }» no cabe en la página
answers-do-not-fit = { $setting } no cabe en la página
grids-too-small = sus cuadrículas tendrían { $side } de ancho y necesitan { $least }
grids-with-answers = con sus soluciones, sus cuadrículas tendrían { $side } de ancho y necesitan { $least }
grids-for-candidates = sus cuadrículas tendrían { $side } de ancho y necesitan { $least } para sus candidatos
grids-for-cells = sus cuadrículas tendrían { $side } de ancho y necesitan { $least } para casillas de { $cell }
larger-page-or-answers-elsewhere = usa una página mayor o márgenes menores, o pon las soluciones en otro sitio: { $setting }
larger-page-or-less-around = usa una página mayor o márgenes menores, o imprime menos alrededor de las cuadrículas
larger-page-or-margins = usa una página mayor o márgenes menores
at-most-fit = en esta página caben como máximo { $most }
qr-does-not-fit = los códigos QR de la sección «{ $section }» no caben bajo sus cuadrículas
qr-width = para que un teléfono lo lea debe tener { $least } de ancho; sus cuadrículas tienen { $side }
shorter-link-or-larger-page = acorta el enlace o usa una página mayor
shorter-link-or-fewer-grids = acorta el enlace o imprime como máximo { $most } cuadrículas por página
link-too-long = un enlace de la sección «{ $section }» es demasiado largo para un código QR
length-with-values = con sus valores tiene { $length } caracteres
leave-values-out = quita { $values }
lines-too-heavy = las líneas no dejan sitio para las cifras en las cuadrículas de la sección «{ $section }»
lines-too-heavy-in-answers = las líneas no dejan sitio para las cifras en las cuadrículas de las soluciones
cells-and-lines = las casillas tienen { $cell } de ancho, las líneas { $thin } y { $thick }
lighter-lines = usa líneas más finas o imprime menos cuadrículas por página
regions-not-shown = los irregulares de la sección «{ $section }» no mostrarían sus regiones
lines-are = las líneas son de { $thin } y { $thick }
thicker-lines = haz las líneas gruesas dos o tres veces más gruesas que las finas
page-too-small-for-walkthrough = la página es demasiado pequeña para el paso a paso de un sudoku de { $side } × { $side }
illegible-candidates = sus candidatos no se leerían; usa una página mayor u otro sudoku
no-room-for-text = no hay sitio en la página para el texto que empieza por «{ $start }»
shorten-or-larger = acórtalo, imprime menos en la página o usa una mayor
no-room-for-barcode = el espacio del código de barras es demasiado pequeño para barras legibles
printers-barcode = deja vacío { $setting } y deja que la imprenta ponga su código de barras
too-many-pages = el libro tiene { $pages } páginas; se admiten como máximo { $most }
too-many-pages-at-least = el libro tiene al menos { $pages } páginas; se admiten como máximo { $most }
more-on-page-or-several-books = imprime más sudokus por página o haz varios libros
cover-without-printer = el libro no nombra imprenta; una cubierta necesita sus reglas y su papel
name-printer = elige una: { $setting }
unknown-covers = no se conocen las cubiertas de «{ $printer }»
covers-for = hay cubiertas para { $printers }
no-such-paper = «{ $printer }» no tiene el papel «{ $paper }»
papers-are = { $setting } es uno de { $papers }
spine-without-thickness = no se conoce el grosor del papel «{ $paper }» de «{ $printer }», así que tampoco el ancho del lomo
read-thickness = toma el grosor de 1000 páginas de la plantilla o la calculadora de la imprenta e indícalo: { $setting }
not-bound = el libro tiene { $pages ->
    [one] { $pages } página
    [many] { $pages } páginas
   *[other] { $pages } páginas
}, que esta imprenta no encuaderna
printer-binds = { $printer }: de { $least } a { $most } páginas de { $size }
printer-binds-on-paper = { $printer }: de { $least } a { $most } páginas de { $size } en el papel «{ $paper }»
cover-number-unconfirmed = una cifra de la que depende la cubierta está sin confirmar: { $subject }
compare-cover = compara la cubierta con la plantilla de la imprenta antes de subirla; la cifra procede de: { $source }
in-this-section = en esta sección
repeating-puzzles = { $count ->
    [one] { $count } sudoku repite otro
    [many] { $count } sudokus repiten otros
   *[other] { $count } sudokus repiten otros
}: apenas quedan de este tipo
earlier-volumes-missing = los volúmenes anteriores no están disponibles: «{ $file }» no se leyó
in-this-registry = ahí están los sudokus de los volúmenes anteriores
make-with-registry = crea el libro con ese archivo
no-full-grid = no se encontró ninguna cuadrícula completa del tipo «{ $kind }» para { $address } en el tiempo permitido
perhaps-none-exists = quizá no exista: elige otra disposición o tamaño, u otras variantes
no-puzzle-found = no se encontró ningún sudoku con { $requirements } para { $address } en { $attempts } intentos
attempts-with-other-techniques = { $count ->
    [one] { $count } intento quitó
    [many] { $count } intentos quitaron
   *[other] { $count } intentos quitaron
} tantas casillas, pero necesitaba otras técnicas
attempts-with-other-times = { $count ->
    [one] { $count } intento quitó
    [many] { $count } intentos quitaron
   *[other] { $count } intentos quitaron
} tantas casillas, pero necesitaba otras técnicas u otro tiempo
widen-steady = quita `steady` o amplía `technique`, aquí o en los niveles
widen-minutes = amplía `minutes` o `technique`, aquí o en los niveles
widen-technique = amplía `technique`, aquí o en los niveles
most-removed = con la simetría «{ $symmetry }» se quitaron como máximo { $most } casillas
easier-level = elige un nivel más fácil o haz que se quiten menos casillas
easier-level-or-symmetry = elige un nivel más fácil, haz que se quiten menos casillas o renuncia a la simetría
all-in-earlier-volumes = los { $count } sudokus sacados para { $address } están en volúmenes anteriores
last-drawn = el último sacado es el número { $number } del volumen { $volume }
hardly-any-more = apenas quedan de este tipo: pide menos sudokus, otro nivel u otro tamaño
in-earlier-volumes = { $count ->
    [one] { $address } está en un volumen anterior:
    [many] { $count } sudokus están en volúmenes anteriores: el primero, { $address },
   *[other] { $count } sudokus están en volúmenes anteriores: el primero, { $address },
} es el número { $number } del volumen { $volume }
remove-or-keep = quítalos de su archivo o déjalos
other-level-than-named = { $count } de { $all } sudokus no son «{ $level }» y llevan su propio nivel
level-by-technique = el número { $number } es «{ $level }»: su técnica más difícil es { $technique }
no-repeats-in-series = ningún sudoku de otro volumen debe repetirse
same-name-in-each-volume = pon nombre a la serie, el mismo en cada volumen
volume-missing = el volumen { $volume } de «{ $series }» no está creado en este navegador, así que no se pueden evitar sus sudokus
open-and-make-volume = abre su proyecto y crea sus archivos; o ábrelo antes desde un archivo
desk-in-browser = es una redacción de periódico, cuya carpeta una página web no puede guardar
add-section-or-daily = añade una sección para hacer aquí un libro; o haz sus días con el programa: gridpress daily
cover-of-changed-book = la cubierta no encajaría con { $file }: el libro ha cambiado; { $why }
make-book-again = crea antes el libro de nuevo
no-lock-to-compare = no hay archivo de bloqueo con el que comparar
make-book-first = crea antes el libro
expected-one-lock = se espera un archivo de bloqueo; hay { $count }
add-lock = añade el archivo que acaba en .lock, creado con el libro
cannot-be-opened = el archivo no se puede abrir: { $why }
choose-saved-project = elige un proyecto guardado aquí como archivo ZIP
not-a-project = no hay ningún { $file } en este archivo
made-file = { $file }: { $size }
checks-tell = la revisión dice qué cambiar
made-book = { $puzzles } en { $pages }; semilla «{ $seed }»
made-listing = { $folder }: listing.html, listing.json, description.html y { $count ->
    [one] { $count } imagen
    [many] { $count } imágenes
   *[other] { $count } imágenes
}
made-cover = { $file }: { $width } × { $height }, para { $pages } páginas; el lomo tiene { $spine } de ancho
bare-spine = sin texto en el lomo: { $why }
no-barcode = sin código de barras, porque el libro no tiene { $setting }; su sitio queda libre
spine-pages = la imprenta admite texto en el lomo desde { $least } páginas, y el libro tiene { $pages }
spine-rule-unknown = no se conoce la regla de la imprenta para el texto del lomo
no-spine = esta encuadernación no tiene lomo
spine-too-narrow = un lomo de { $spine } deja { $left } para su texto, y una letra de { $least } necesita { $needed }
spine-too-short = título y autor en letra de { $least } miden más de { $length }
count-of-answers = { $count ->
    [one] { $count } solución
    [many] { $count } soluciones
   *[other] { $count } soluciones
}
proved-seed = cada sudoku se reproduce a partir de su semilla y su código
proved-solutions = { $puzzles }: cada uno tiene exactamente una solución, la del archivo de bloqueo
proved-bytes = { $file }: idéntico al rehacerlo
proved-cover = { $file }: la cubierta para { $pages } páginas, idéntica al rehacerla
proved-proof = { $file }: la prueba de la cubierta para { $pages } páginas, idéntica al rehacerla
proved-grids = { $puzzles } y { $answers } releídos de las páginas, todo como en el archivo de bloqueo
only-lock = no hay PDF: solo se ha comprobado el archivo de bloqueo
