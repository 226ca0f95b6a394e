# Texts for authors; see en/author.ftl.

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
edit-not-toml = el archivo no es TOML válido; corrígelo antes en un editor
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
step-puzzles = creando sudokus
step-layout = maquetando páginas
step-writing = escribiendo páginas
step-pictures = dibujando imágenes
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

not-a-cell = «{ $sign }» no puede estar en una casilla
expected-digit-to = se espera una cifra del 1 al { $last }, o «.», «0», «_» o «*» para una casilla vacía
expected-letter-to = se espera del 1 al 9, de la A a la { $last }, o «.», «0», «_» o «*» para una casilla vacía
expected-any-digit = se espera una cifra del 1 al 9 (a partir del tamaño 10, también letras desde la A), o «.», «0», «_» o «*» para una casilla vacía
too-many-cells = una línea de más de { $most } casillas
no-such-size = ninguna cuadrícula tiene tantas
no-such-holes = ninguna disposición con nombre tiene sus huecos donde está «{ $hole }»
give-corners = indica las esquinas de otras disposiciones como «grids», por ejemplo { $example }
line-of-cells = una línea de { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}
give-layout = indica la disposición de las cuadrículas superpuestas como «grids», o escribe «{ $hole }» en cada hueco
expected-grid-or-row = ninguna cuadrícula tiene tantas; se esperan todas las casillas de una cuadrícula ({ $grids }) o de una de sus filas ({ $rows })
surplus-cells = se esperan { $whole } casillas, o { $side } para una fila de una cuadrícula; aquí empiezan las que sobran
missing-cells = se esperan { $whole } casillas, o { $side } para una fila de una cuadrícula; aquí faltan algunas
cells-of-kind = se esperan las { $whole } casillas de «{ $kind }»
row-of-kind = la fila { $row } de «{ $kind }» tiene { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} sin contar los huecos («{ $hole }»); el sudoku entero en una línea tiene { $whole }
grid-ends = una cuadrícula acaba tras { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
} de { $height }
expected-rows = se esperan { $rows } filas de { $cells } casillas
misaligned-row = las casillas de la fila { $row } no están alineadas con las columnas de «{ $kind }»
align-columns = se espera cada casilla debajo de las demás de su columna, con espacios o «{ $hole }» en los huecos
misplaced-digit = «{ $digit }» está en el sitio de otra cifra
places-of-cell = cada casilla tiene { $side } sitios, del 1 al { $side }
marks-of-size = los candidatos de una cuadrícula de { $side } × { $side }
expected-kind = se espera un sudoku del tipo «{ $kind }»
puzzle-of-kind = un sudoku del tipo «{ $kind }»
solutions-of-puzzles = { $solutions ->
    [one] { $solutions } solución
   *[other] { $solutions } soluciones
} para { $puzzles ->
    [one] { $puzzles } sudoku
   *[other] { $puzzles } sudokus
}
solution-for-each = se espera una para cada sudoku en el mismo orden, o el número de su sudoku encima de cada una
two-grids = dos cuadrículas en una línea
puzzle-or-solution = una puede ser el sudoku y la otra su solución, o ambas pueden ser sudokus; se espera un sudoku por línea, con su solución tras una coma
digit-in-hole = «{ $sign }» en { $cell }, donde «{ $kind }» no tiene casilla
expected-hole = se espera «{ $hole }» para un hueco
hole-in-cell = «{ $hole }» en { $cell }, donde «{ $kind }» tiene una casilla
unclosed-quotes = unas comillas que no se cierran
close-quotes = se esperan otras " al final del campo
line-too-short = una línea que acaba antes de la columna de los sudokus
expected-columns = se esperan al menos { $columns } columnas, como en el encabezado
page-without-puzzle = una página web sin un sudoku legible
expected-table = se espera una tabla con una celda para cada casilla, una cuadrícula en forma de texto o un enlace con sus casillas
kind-without-shape = un sudoku del tipo «{ $kind }» sin sus regiones, jaulas o signos
format-of-cells = este formato solo tiene casillas; usa SudokuPad, JSON o ipuz
line-without-cells = una línea sin casillas
lines-without-cells = { $count } líneas sin casillas
text-beside-cells = texto junto a las casillas
texts-beside-cells = texto junto a las casillas, en { $count } sitios
skipped = omitido
unread-rules = el sudoku tiene reglas en palabras, que no se leen: «{ $text }»
proved-as-read = las soluciones solo están probadas para las reglas que se leen
add-variant = las soluciones solo están probadas para las reglas que se leen; añade la regla «{ $variant }» a las variantes de la sección
unread-solution = la solución del archivo no se puede leer, así que no se comparó
expected-all-digits = se espera una cifra para cada casilla
solution-differs = la solución del archivo difiere en { $cell }
solution-does-not-solve = la solución del archivo no resuelve el sudoku
mistyped-or-unread = el archivo tiene una errata, o no se leyó alguna regla
link-without-puzzle = el enlace no contiene ningún sudoku
copy-long-link = los enlaces cortos solo contienen un nombre; ábrelo y copia el enlace largo (fpuzzles…, scl… o ?load=…)
puzzle-link-too-long = el enlace es demasiado largo
at-most-characters = se esperan como máximo { $most } caracteres
damaged-link = el enlace está dañado
copy-whole-link = copia el enlace entero
so-is-line = también la línea { $line }
so-are-lines = también las líneas { $lines }
so-are-lines-and-more = también las líneas { $lines } y { $count } más
more-not-shown = y { $count } más, que no se muestran
malformed-text = no es { $format } válido
unclosed-array = la lista no está cerrada
puzzle-too-large = se espera un sudoku de menos de { $most } MB
no-square = la cuadrícula no es cuadrada
invisible-character = un carácter invisible, que TOML no admite
expected-plain-space = se espera un espacio normal
type-plain-space = bórralo y escribe un espacio
not-toml = no es TOML válido
not-a-toml-value = no es un valor en TOML
curly-quote = TOML no admite la comilla { $mark }
expected-straight-quote = se espera una comilla recta: "
type-straight-quotes = escribe " a ambos lados del texto, y desactiva las comillas tipográficas del editor
comments-with-hash = un comentario empieza por #
headers-are = una tabla es [page], y cada una de varias es [[section]]
no-semicolon = cada clave va en su propia línea, sin punto y coma
list-not-closed = más arriba hay una lista o una tabla entre llaves sin cerrar
write-line = escribe { $line }
or-digits = para un número, escribe cifras
key-of-letters = una clave es una palabra inglesa de letras de la a a la z, cifras, - y _
write-value = escribe un valor tras «{ $key } =», o quita la línea
backslash = una barra invertida dentro de "..." inicia un carácter especial; en las rutas, escribe /
backslash-in-line = una barra invertida dentro de "..." inicia un carácter especial; en las rutas, escribe /: { $line }
close-brackets = cierra cada corchete y separa los valores con comas, como en [1, 2]
line-of-its-own = cada clave va en su propia línea
text-needs-quote = al texto le falta { $quote } al final
only-comment-after-text = tras el texto solo puede ir un comentario con #; la clave siguiente va en su propia línea
quote-in-text = un texto con { $quote } dentro va entre { $other }: { $line }
key-already-there = la primera está en la línea { $line }: deja solo una
key-in-other-form = ya está en otra forma: deja solo una
several-sections = cada una de varias secciones es [[section]]
unknown-key = clave desconocida «{ $key }»
unknown-key-in = clave desconocida «{ $key }» en { $table }
unknown-keys = claves desconocidas: { $keys }
unknown-keys-in = claves desconocidas en { $table }: { $keys }
belongs-to = su sitio es { $places-or }
they-belong-to = su sitio es { $places-or }
did-you-mean-elsewhere = ¿querías decir «{ $name }»? Su sitio es { $places-or }
top-of-file = el principio del archivo
write-as-table = escríbelo como { $table }, en su propia línea
key-above-tables = pon las claves del libro antes de la primera tabla: debajo de { $table } son claves de esa tabla
key-below-header = una clave pertenece a la tabla cuyo encabezado está encima
did-you-mean-table = ¿querías decir { $table }? «gridpress guide { $name }» muestra sus claves
leave-header-out = quita el encabezado: «{ $key }» va al principio del archivo
did-you-mean-week = ¿querías decir «week», el nivel de cada día de la semana? { $example }
missing-here = aquí falta «{ $key }»
unknown-key-here = clave desconocida
ambiguous-places = las casillas pueden contarse desde 0 o desde 1
name-cells = ninguna casilla tiene el número 0 ni el del último lugar, y ambas lecturas encajan; nombra las casillas como r1c1, que cuenta desde 1
add-first-zone = ninguna casilla tiene el número 0 ni el del último lugar, y ambas lecturas encajan; añade una zona o una jaula en la primera fila o columna
part-missing = falta «{ $part }»
expected-form = se espera { $form }
not-a-candidate = «{ $word }» no es un candidato
expected-candidate = se espera una cifra, una fila y una columna, como 413
unsupported = «{ $name }» no se admite
supported-are = se admite: { $names }
unread-moves = las jugadas de la partida guardada no se leen
read-from-start = el sudoku se lee como estaba al principio
random-seed = una semilla aleatoria de la colección de Simon Tatham
copy-game-id = copia en su lugar el identificador de la partida, que contiene las cifras (Game, Specific)
damaged-game-id = el identificador de la partida está dañado
copy-whole-id = se espera un identificador como { $example }, copiado entero
not-an-entry = «{ $entry }» no es la entrada de una casilla
expected-entries = se espera una entrada para cada casilla de un cuadrado, como { $examples }
expected-square = se esperan las casillas de un cuadrado, como 81, 36 o 16
cage-elsewhere = la casilla { $cell } pertenece a una jaula que no empieza en la casilla { $leader }
cells-from-zero = las casillas se cuentan desde 0, fila por fila; la primera casilla de una jaula tiene su suma
values-do-not-fit = los valores no llenan la cuadrícula
expected-letters = se espera «_» o una letra desde la «b» para cada casilla
expected-game-data = se espera una cifra, notas y un indicador (0 o 1) para cada una de las 81 casillas
cells-outside = un grupo o una jaula tiene casillas fuera de la cuadrícula
xml-without-puzzle = XML sin ningún sudoku
expected-elements = se esperan elementos { $example }, como en los archivos de OpenSudoku, o un archivo de KSudoku; la raíz es «{ $root }»
draws-rule = «{ $key }» dibuja una regla sin nombrarla
named-rules = solo se admiten regiones y jaulas con sumas; los enlaces de f-puzzles nombran otras reglas
cage-without-rule = una jaula en { $cell } no tiene ninguna regla que se lea
only-shows = solo muestra el texto { $text }
may-repeat = no tiene suma, y sus cifras pueden repetirse
unread-keys = claves desconocidas junto al sudoku: { $keys }
keys-of-rules = no se leen; las reglas tienen las claves «variant», «regions», «cages» y «marks»
flag-may-be-rule = el indicador «{ $key }» puede ser una regla
names-of-variants = los indicadores que se admiten son nombres de variantes, como «antiknight» y «antiking»
unread-cell-keys = claves de casillas que no se leen: { $keys }
may-show-rule = pueden mostrar una regla, como las casillas grises para las cifras pares
unknown-puzzle-key = clave desconocida «{ $key }»
key-may-be-rule = puede ser una regla; las claves de las reglas son «variant», «regions», «cages» y «marks»
near-key = ¿querías decir «{ $near }»?
key-of-marks = la clave de los signos es «marks», como { $marks }, y la de las reglas es «variant», como { $variant }
key-of-variant = la clave de las reglas es «variant», como { $variant }
unread-kind = el tipo «{ $kind }» no se lee
may-state-rule = puede indicar una regla
supported-rules = se admiten diagonales, anticaballo, antirrey, ventanas y otras zonas de variantes, regiones, jaulas de killer, puntos, X y V, casillas pares e impares, termómetros, flechas, palíndromos, líneas de susurros, renban, sumas sándwich, sumas X, rascacielos, sumas de little killer, no consecutivos y grupos disjuntos
not-a-place = { $value } no está en la cuadrícula
wrong-value = { $value } no vale aquí
cells-of-row = la fila { $row } del sudoku tiene { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}
expected-cells = se esperan { $cells }
puzzle-of-cells = un sudoku de { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}
zones-without-rule = las zonas no son una regla admitida
expected-zones = se esperan regiones que cubran la cuadrícula, o las zonas de una variante admitida
unsupported-rule = «{ $rule }» no es una regla admitida
of-file = { $file }: { $what }
of-puzzle = sudoku { $number }: { $what }
about-puzzle = sudoku { $number }: { $what }
about-answer = solución { $number }: { $what }
on-page = página { $page }: { $what }
on-cover = cubierta: { $what }
wrong-solution = su solución es incorrecta
without-solution = no tiene solución
with-several-solutions = tiene varias soluciones
too-long-to-prove = se tarda demasiado en probar que tiene una sola solución
lock-field = «{ $field }» del archivo de bloqueo es { $was }, pero debería ser { $is }
lock-rating = «technique» y «score» del archivo de bloqueo son { $technique } y { $score }, pero deberían ser { $own } y { $points }
and-likewise = { $first }, y lo mismo en { $count ->
    [one] otro sudoku
   *[other] otros { $count } sudokus
}
rated-differently = { $count ->
    [one] { $count } sudoku se valoró
   *[other] { $count } sudokus se valoraron
} de otro modo al hacer el libro: el número { $number } como { $technique } ({ $score }), por esta versión como { $own } ({ $points })
pages-not-compared = los archivos están como se registraron; sus páginas son de la versión { $version } y, salvo sudokus y soluciones, no se compararon con las de la versión { $own }
hash-differs = su huella difiere de la del archivo de bloqueo
rebuilt-hash-differs = rehecho, su huella difiere de la del archivo de bloqueo
rebuilt-has-hash = el PDF rehecho tiene la huella del archivo de bloqueo
unreadable-pdf = no se puede leer como PDF: { $why }
not-of-lock = no es el archivo con el que se escribió el archivo de bloqueo
rewritten = no está como lo escribió la versión { $version }: otro programa lo ha cambiado o reescrito
pages-of-lock = tiene { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
}; el archivo de bloqueo dice { $recorded }
seen-the-same = sus bytes difieren de los que escribe esta versión; lo que ve este lector es igual, pero otros visores pueden mostrar otra cosa
unreadable-code = su código { $code } no se puede leer en ninguna página
unreadable-qr = el código QR de «{ $link }» no se puede leer en ninguna página
qr-elsewhere = un código QR lleva a «{ $link }», que no es un enlace del libro
lock-contradicts = «{ $path }» del archivo de bloqueo contradice el resto
count-of-outputs = «output» del archivo de bloqueo nombra { $has ->
    [one] { $has } archivo
   *[other] { $has } archivos
}, pero debería nombrar { $should }
not-beside = «{ $field }» del archivo de bloqueo nombra «{ $file }», que no es un archivo junto a él con un SHA-256
not-name-of-pdf = «output» del archivo de bloqueo nombra «{ $file }», pero el nombre de un libro acaba en «.pdf»
renamed-in-lock = «{ $is }» se llama «{ $was }» en el archivo de bloqueo: se cambió su nombre, o se cambió «output»
strange-part = contiene lo que este programa nunca escribe: { $part }
other-page-count = tiene { $has ->
    [one] { $has } página
   *[other] { $has } páginas
} en lugar de { $expected }
other-boxes = otros marcos de página
other-glyphs = dibuja { $texts } como ninguna fuente de este programa
drawn-differently = dibujado de otro modo
looks-different = se ve distinto
looks-the-same = se ve igual, pero está dibujado de otro modo
other-size-of-page = otro tamaño
named-puzzle = sudoku { $number }
named-answer = solución { $number }
at-grids = { $what }, en { $names }
other-entry = otro «{ $key }»
other-language = otro «Lang»: el idioma del texto
earlier-revisions = contiene { $count ->
    [one] una versión anterior
   *[other] { $count } versiones anteriores
} de sí mismo
bytes-before = tiene { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
} antes del principio
bytes-after = tiene { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
} después del final
unshown-objects = objetos que ninguna página muestra: { $count }
other-information = otro «{ $key }» en los datos del documento
no-xmp = no tiene XMP
needless-xmp = tiene XMP, pero no debería
other-xmp = otro «{ $key }» en el XMP
alien-in-cell = en la página { $page } hay algo en { $cell } que no debe estar ahí
missing-on-page = falta; según el archivo de bloqueo, está en la página { $page }
printed-twice = impreso dos veces, en las páginas { $first } y { $second }
not-in-lock = en la página { $page }, pero no en el archivo de bloqueo
on-other-page = en la página { $found }; según el archivo de bloqueo, en la página { $page }
other-side = en la página { $page } es de { $found } × { $found }; según el archivo de bloqueo, de { $side } × { $side }
differs-in-cell = en la página { $page } difiere del archivo de bloqueo en { $cell }
no-digit-in-cell = en la página { $page } hay algo en { $cell } que no es una cifra
refers-to-page = en la página { $page } remite a la página { $found } en lugar de { $expected }
different-rules = difiere del archivo de bloqueo: { $rule }
rules-of-grids = cuadrículas
rules-of-regions = bloques o regiones
rules-of-cages = jaulas o sumas
rules-of-marks = signos
rules-outside = números fuera de la cuadrícula
numbered = lleva el número { $folio }
cover-for-pages = es para { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
}, y la del archivo de bloqueo para { $locked }
missing-cover-same = falta el archivo; la cubierta rehecha tiene la huella del archivo de bloqueo
missing-cover = la cubierta del archivo de bloqueo es de otra versión del libro, para { $pages } páginas en lugar de { $own }, y falta su archivo; hazla de nuevo: gridpress cover
neither-front-nor-pages = no es ni la portada de la cubierta ni dos páginas abiertas como las hace esta versión
## Explanations of keys of the spec, by table and key

spec-answers-placement = Dónde van las soluciones: al final, después de cada sección, en un PDF aparte, en la página o en la hoja de sus sudokus, o en ningún sitio.
spec-answers-per_page = Soluciones por página; de forma predeterminada, doce o tantas como quepan. Si las cuadrículas son de distinto tamaño, el número vale para las más pequeñas. Con `overleaf`, determina el tamaño de las soluciones, y las páginas pueden contener menos.
spec-answers-walkthrough = Los números impresos de los sudokus que se resuelven paso a paso después de las soluciones, o `"all"`.
spec-answers-hints = Añade un capítulo con los primeros pasos de cada sudoku, hasta donde se agotan los únicos.
spec-answers-opener = Dónde va el título de las soluciones; de forma predeterminada, según el ajuste del libro y, con `after-section`, encima de las cuadrículas.
spec-answers-start = La página en la que empiezan las soluciones; de forma predeterminada, según el ajuste del libro.
spec-cover-design = El diseño de la cubierta; de forma predeterminada, `plain`, o `field` si otros ajustes necesitan una cubierta en color.
spec-cover-palette = Los colores: el nombre de una paleta, o una lista con el fondo, el texto y de uno a tres colores de acento; de forma predeterminada, los del diseño.
spec-cover-badges = Textos cortos destacados en la cubierta delantera, tres como máximo.
spec-cover-count = Muestra el número de sudokus en un distintivo; de forma predeterminada, «sí».
spec-cover-series = La línea de la serie encima del título; de forma predeterminada, la serie y el volumen del libro.
spec-cover-price = El precio junto al código de barras.
spec-cover-publisher = El nombre de la editorial al pie de la contracubierta; de forma predeterminada, la editorial del libro.
spec-cover-logo = El logotipo de la editorial al pie de la contracubierta: un PNG o JPEG junto al archivo del libro.
spec-cover-picture = La imagen para el diseño `picture`: un PNG o JPEG junto al archivo del libro.
spec-cover-picture_area = La parte de la portada que ocupa la imagen; por defecto, la que está debajo de los textos.
spec-cover-samples = El número de sudokus de muestra en la contracubierta; de forma predeterminada, tantos como quepan, tres como máximo.
spec-cover-blurb = El texto de la contracubierta; las líneas vacías separan párrafos.
spec-cover-background = El negro de la cubierta sencilla, en porcentaje de 0 a 100; de forma predeterminada, el del diseño.
spec-cover-spine = Imprime el título y el autor en el lomo si es lo bastante ancho; o un texto que se imprime en su lugar.
spec-cover-paper = El nombre que da la imprenta al papel de las páginas; de forma predeterminada, el primer papel de la imprenta.
spec-cover-thousand_pages = El grosor de mil páginas del papel, si los datos de la imprenta no lo incluyen o indican otro.
spec-cover-puzzle = El número impreso del sudoku de la cubierta delantera; de forma predeterminada, el primero adecuado.
spec-daily-first = La fecha del primer sudoku.
spec-daily-first_number = El número del primer sudoku. Los números cuentan los días en que la redacción publica un sudoku.
spec-daily-days = Los días de la semana en que la redacción publica un sudoku.
spec-daily-skip = Fechas en las que no se publica nada, una sola vez o todos los años.
spec-daily-time_zone = La zona horaria que determina la fecha de hoy, con su nombre de la IANA. Nada más depende del reloj.
spec-daily-frozen_days = El número de días posteriores a hoy cuyos sudokus y archivos no cambian aunque cambie el archivo del libro o el programa; los de hoy y los de días pasados no cambian nunca.
spec-daily-page = Las columnas de la página del periódico.
spec-daily-rules = Imprime las reglas del sudoku en letra pequeña, si las cuadrículas dejan espacio.
spec-daily-byline = La firma de los sudokus.
spec-daily-copyright = La línea de derechos.
spec-daily-svg = La forma del texto en los archivos SVG: trazados o texto.
spec-daily-dpi = La resolución de los archivos PNG en puntos por pulgada.
spec-daily-web = El aspecto de la edición web y sus archivos además de las páginas.
spec-daily-week-monday = El nivel de los lunes.
spec-daily-week-tuesday = El nivel de los martes.
spec-daily-week-wednesday = El nivel de los miércoles.
spec-daily-week-thursday = El nivel de los jueves.
spec-daily-week-friday = El nivel de los viernes.
spec-daily-week-saturday = El nivel de los sábados.
spec-daily-week-sunday = El nivel de los domingos.
spec-daily-slot-id = El nombre permanente de los sudokus y archivos del espacio: letras, cifras, `-` y `_`.
spec-daily-slot-first = La fecha del primer sudoku del espacio; de forma predeterminada, la de `[daily]`.
spec-daily-slot-first_number = El número del primer sudoku del espacio; de forma predeterminada, el de `[daily]`. Los números cuentan los días en que se publica el espacio.
spec-daily-slot-days = Los días de la semana en que se publica el espacio; de forma predeterminada, los de `[daily]`.
spec-daily-slot-skip = Fechas en las que el espacio no se publica, una sola vez o todos los años; de forma predeterminada, las de `[daily]`.
spec-daily-slot-title = El título encima del sudoku; de forma predeterminada, el del archivo del libro.
spec-daily-slot-week = El nivel de cada día de la semana; de forma predeterminada, el de `[daily.week]` o el más cercano que haya para el tipo del espacio.
spec-daily-slot-width = El ancho del arte final, que no tiene márgenes ni marcas.
spec-daily-slot-columns = El ancho del arte final en columnas de `[daily.page]`.
spec-daily-slot-height = La altura del arte final.
spec-daily-slot-solution = La solución que se imprime con un sudoku: la del día anterior, al lado o boca abajo, la del mismo día o ninguna.
spec-daily-slot-language = El código de idioma de todo el texto que el programa imprime y muestra; de forma predeterminada, el del archivo del libro.
spec-daily-slot-formats = Los formatos de archivo del sudoku de un día; de forma predeterminada, PDF o los de la línea de órdenes.
spec-daily-page-grid = La retícula de columnas del periódico: la habitual en Estados Unidos, la del Bay Area News Group o la habitual en Singapur.
spec-daily-page-column = El ancho de una columna personalizada.
spec-daily-page-gutter = El espacio entre dos columnas personalizadas.
spec-daily-web-url = La dirección de la carpeta publicada. Las tarjetas de vista previa y el canal de noticias necesitan enlaces absolutos.
spec-daily-web-site = Añade un archivo histórico con calendario, un canal de noticias, un icono y una aplicación web instalable; las páginas enlazan con ellos.
spec-daily-web-link = El enlace del nombre que aparece en la cabecera de la página.
spec-daily-web-logo = El logotipo en lugar del nombre del periódico: un archivo PNG, JPEG o SVG de 100 KB como máximo.
spec-daily-web-dark_logo = El logotipo en modo oscuro; de forma predeterminada, `logo`.
spec-daily-web-colours = Los colores de la página, del texto y de acento. Se comprueba su contraste.
spec-daily-web-dark_colours = Los colores en modo oscuro; de forma predeterminada, una página oscura con el mismo color de acento.
spec-daily-web-typeface = El tipo de letra: nombres de fuentes que pueden tener los dispositivos, o un archivo WOFF2, WOFF, TTF u OTF de 300 KB como máximo.
spec-daily-web-footer = Una línea al final de la página, con enlaces en Markdown.
spec-daily-web-embed = El origen del sitio que incrusta las páginas, o `*` para cualquiera. Ese sitio recibe mensajes sobre el comienzo y el final de las partidas y la altura de las páginas.
spec-grid-thin = El grosor de las líneas entre casillas; de forma predeterminada, el del diseño.
spec-grid-thick = El grosor de las líneas entre bloques y alrededor de la cuadrícula; de forma predeterminada, el del diseño.
spec-grid-tint = El gris más claro de las casillas sombreadas, en porcentaje de negro; de forma predeterminada, el del diseño.
spec-grid-tinted_boxes = Sombrea un bloque de cada dos.
spec-grid-gap = La separación mínima entre cuadrículas; de forma predeterminada, la del diseño.
spec-imposition-kind = El tipo de imposición: un cuadernillo doblado y grapado, varias páginas por cara o páginas enfrentadas una junto a otra.
spec-imposition-signature = Para cuadernillos: las páginas que se doblan juntas, un múltiplo de 4; de forma predeterminada, el libro entero.
spec-imposition-creep = Para cuadernillos: el grosor de un pliego.
spec-imposition-pages = Para `nup`: las páginas por cara; de forma predeterminada, dos.
spec-imposition-sheet = El papel, indicado como `trim`, en vertical o en horizontal; de forma predeterminada, dos páginas una junto a otra, o A4 o carta para `nup`.
spec-imposition-marks = Dibuja líneas que muestran dónde doblar y cortar, o dónde acaban las páginas.
spec-section-size = Casillas por fila: 4, 6, 8, 9, 10, 12, de 14 a 16, 18, de 20 a 22, 24 o 25; en un irregular también 5, 7, 11, 13, 17, 19 o 23; en un futoshiki o un rascacielos, 5 o 7; en un calcudoku, de 3 a 9.
spec-section-box = Filas y columnas de un bloque, si no son las predeterminadas: `"3x2"` gira los bloques de una cuadrícula de 6x6.
spec-section-grids = Cuadrículas superpuestas: el nombre de una disposición, o las casillas superiores izquierdas de las cuadrículas.
spec-section-variant = Reglas que se añaden a las habituales.
spec-section-symbols = Los símbolos de las casillas: `"letters"` o `"numbers"` a partir del 10; `"shapes"` para usar formas en lugar de números; una lista de imágenes en lugar de números, con un PNG, JPEG o SVG junto al archivo del libro para cada número; las letras de una palabra en lugar de números, como en `"word:NOSTALGIE"`; o `"word"` para palabras elegidas por el programa.
spec-section-word_line = La línea de la solución en la que se lee la palabra: una fila, una columna o la diagonal descendente; al azar de forma predeterminada.
spec-levels-easy-name = El nombre impreso; de forma predeterminada, el que corresponde al idioma del libro.
spec-levels-easy-stars = El número de estrellas impresas. Un nivel más difícil tiene al menos las mismas.
spec-levels-easy-minutes = Un tiempo objetivo en minutos, para `target_time` en [puzzle]; o el tiempo de resolución previsto más corto y el más largo, que cumplen todos los sudokus del nivel.
spec-levels-easy-removed = El mínimo y el máximo de casillas quitadas, para todas las secciones del nivel.
spec-levels-easy-technique = La más fácil y la más difícil de las técnicas que pueden ser la más difícil de un sudoku.
spec-levels-easy-score = La puntuación mínima y máxima de un sudoku.
spec-listing-headline = La línea que va encima de la descripción y en la primera imagen; de forma predeterminada, el número de sudokus y sus niveles.
spec-listing-description = La descripción completa, con líneas vacías entre párrafos o con las etiquetas que aceptan las tiendas; de forma predeterminada, una generada, que empieza por el texto de la contracubierta si lo hay.
spec-listing-keywords = Los campos de palabras clave, siete como máximo, de hasta 50 caracteres cada uno; de forma predeterminada, palabras clave que describen los sudokus.
spec-listing-categories = Las rutas de tres categorías de la tienda como máximo; de forma predeterminada, categorías adecuadas a los sudokus.
spec-listing-contributors = Personas además del autor, cada una con una función: `editor`, `foreword`, `illustrator`, `introduction`, `photographer`, `preface`, `translator` o `author` para otro autor.
spec-listing-audience = Los lectores a los que se dirigen los textos; de forma predeterminada, niños si las reglas van en frases cortas, mayores si es letra grande y, si no, adultos.
spec-listing-ages = Las edades del lector más joven y del mayor, de 0 a 18.
spec-listing-look_inside = Las páginas que se muestran en la tienda, contadas desde la primera página del libro; de forma predeterminada, algunas de cada tipo.
spec-listing-ai_content = Tu propia respuesta sobre los textos, las imágenes y los sudokus que has aportado, después de la respuesta sobre los generados.
spec-front-half_title = La portadilla: una página solo con el título, antes de la página de título.
spec-front-title_page = La página de título.
spec-front-copyright = El texto de la página de derechos, que también lleva el ISBN; sin texto, no hay tal página.
spec-front-copyright_line = La línea con ©, el año de `date` y el autor o, en su defecto, la editorial, encima del texto de la página de derechos.
spec-front-dedication = El texto de la página de dedicatoria, después de la página de derechos.
spec-front-contents = El índice.
spec-front-how_to = Una página con las reglas, o `"kids"` para frases cortas para niños.
spec-front-levels = Una leyenda con los niveles del libro y sus estrellas.
spec-front-techniques = Un capítulo sobre las técnicas que exigen los sudokus.
spec-back-blank_grids = El número de páginas con cuadrículas en blanco, del tamaño de las de la sección con más sudokus.
spec-back-notes = El número de páginas para notas.
spec-back-notes_style = El estilo de las páginas para notas: rayadas o lisas.
spec-back-record = Una tabla para anotar la fecha y el tiempo de resolución de cada sudoku.
spec-back-stats = Estadísticas de los sudokus: niveles, técnicas y números de pistas iniciales.
spec-back-certificate = Un diploma para quien haya resuelto el libro.
spec-back-about_author = Un capítulo sobre el autor; las líneas vacías separan párrafos.
spec-back-about_book = Un capítulo sobre el libro; las líneas vacías separan párrafos.
spec-back-colophon = Una página con los tipos de letra, la versión, el generador, la semilla y los ajustes de cada sección.
spec-text-file = El archivo Markdown con el texto de la página.
spec-text-place = El lugar de la página: `"front"`, `"back"` o el nombre permanente de la sección que la sigue.
spec-text-title = El título del primer capítulo en el índice, y su encabezado si el archivo no tiene ninguno.
spec-text-contents = Incluye sus capítulos en el índice.
spec-numbering-first = El número del primer sudoku, o su fecha para identificar los sudokus por fechas.
spec-numbering-per_section = Vuelve a empezar en cada sección por el primer número, después del `prefix` de la sección.
spec-page-trim = El tamaño de la página cortada: un nombre como `a5`, `letter` o `kdp-6x9`, dos lados o una tabla con dos lados.
spec-page-margins = Los márgenes, reflejados en las páginas izquierdas.
spec-page-bleed = El sangrado más allá del corte.
spec-page-condition = La condición de impresión registrada de un archivo PDF/X; de forma predeterminada, la de la imprenta o `FOGRA47`.
spec-page-folios = Imprime los números de página al pie, en el lado exterior.
spec-page-roman_front = Numera con números romanos las páginas anteriores a los sudokus, sin que la cuenta vuelva a empezar después de ellas.
spec-page-facing = Dispone las páginas izquierdas en espejo y empieza los capítulos a la derecha; de forma predeterminada, según el ajuste de la imprenta o «sí».
spec-page-reverse = El dorso de cada página de sudokus: más sudokus, una página en blanco o un motivo claro para rotuladores.
spec-page-running_heads = Imprime el título del libro en la cabecera de las páginas izquierdas, y el de la sección en la de las derechas.
spec-page-edge_marks = Marca las secciones en el borde exterior, cada una un paso más abajo: hasta dentro del sangrado o, sin sangrado, separadas del borde.
spec-page-printer = La imprenta cuyas reglas se aplican.
spec-page-margins-inside = El medianil, es decir, el margen interior; `"auto"` es el mínimo de la imprenta para el número definitivo de páginas.
spec-page-margins-outside = El margen exterior; `"auto"` es 0.5in, o el mínimo de la imprenta si es mayor.
spec-page-margins-top = El margen superior; `"auto"` es 0.6in, o el mínimo de la imprenta si es mayor.
spec-page-margins-bottom = El margen inferior; `"auto"` es 0.6in, o el mínimo de la imprenta si es mayor.
spec-width-height-width = El ancho.
spec-width-height-height = La altura.
spec-puzzle-heading = El encabezado de cada cuadrícula: una línea de texto, o una banda con el número en blanco sobre una pestaña negra.
spec-puzzle-level = Imprime el nivel junto al número. En las cuadrículas estrechas el encabezado se acorta.
spec-puzzle-stars = Imprime las estrellas del nivel junto al número.
spec-puzzle-dots = Imprime cinco puntos en lugar de estrellas, de los que se rellenan tantos como estrellas tiene el nivel.
spec-puzzle-rules = Imprime las reglas de la variante debajo de la cuadrícula; `"all"` añade las reglas habituales, `"kids"` las mismas en frases cortas para niños.
spec-puzzle-givens = Imprime el número de pistas iniciales debajo de la cuadrícula.
spec-puzzle-technique = Imprime debajo de la cuadrícula la técnica más difícil que exige el sudoku.
spec-puzzle-answer_page = Imprime la página de la solución a la derecha del número.
spec-puzzle-name = Imprime una línea para el nombre de quien resuelve.
spec-puzzle-date = Imprime una línea para la fecha.
spec-puzzle-time = Imprime una línea para el tiempo.
spec-puzzle-minutes = Imprime el tiempo de resolución previsto, redondeado a minutos. Los sudokus que están más allá de toda técnica no lo tienen.
spec-puzzle-target_time = Imprime el tiempo objetivo del nivel del sudoku.
spec-puzzle-code = Imprime el código que vuelve a generar el sudoku con la semilla del libro; los sudokus de un archivo no lo tienen.
spec-puzzle-qr = El enlace de un código QR. `{"{number}"}`, `{"{code}"}`, `{"{seed}"}` y `{"{givens}"}` se sustituyen por los del sudoku.
spec-puzzle-marks = Ayudas para las anotaciones a lápiz: recuadros claros en las esquinas de las casillas vacías, todos los números debajo de la cuadrícula o los candidatos de cada casilla vacía.
spec-section-id = El nombre permanente de los sudokus de la sección: letras, cifras, `-` y `_`.
spec-section-title = El título de la sección, en su página de apertura y en el índice; sin título, la sección no tiene ni página de apertura ni entrada en el índice.
spec-section-intro = La introducción debajo del título; las líneas vacías separan párrafos.
spec-section-picture = Una imagen debajo de la introducción: un PNG o JPEG junto al archivo del libro.
spec-section-prefix = El prefijo de los números de los sudokus, como en `A12`; de forma predeterminada, una letra si cada sección tiene su propia numeración.
spec-section-level = El nivel de los sudokus, o la etiqueta de los sudokus de un archivo.
spec-section-count = El número de sudokus (en las fichas, por estudiante); de forma predeterminada, todos los sudokus de un archivo.
spec-section-copies = En las fichas, el número de hojas de esta sección, que entonces es solo para los siguientes estudiantes de la lista; sin él, una sección es para todos.
spec-section-per_page = Sudokus por página, tan grandes como permita la página.
spec-section-order = El orden de impresión: por puntuación empezando por el más fácil, por tiempo de resolución previsto o tal como se generaron. De forma predeterminada, `"rising"` o el orden del archivo.
spec-section-opener = Dónde va el título de la sección; de forma predeterminada, según el ajuste del libro.
spec-section-start = La página en la que empieza la sección; de forma predeterminada, según el ajuste del libro.
spec-section-source = Un archivo con sudokus propios, en lugar de `level`; en ese caso, `count` limita su número.
spec-series-name = El nombre de la serie, que se imprime en la página de título, la página de derechos y la cubierta.
spec-series-volume = El número del libro en la serie.
spec-series-registry = El archivo con los sudokus de todos los volúmenes, que se crea con el primero. No se repite ningún sudoku de un volumen anterior.
spec-section-symmetry = La simetría de las pistas iniciales.
spec-section-fill = El método para obtener cuadrículas llenas. `"shuffle"` transforma una cuadrícula fija, de modo que todas son equivalentes.
spec-section-removed = El mínimo y el máximo de casillas quitadas; de forma predeterminada, los del nivel.
spec-section-technique = La más fácil y la más difícil de las técnicas que pueden ser la más difícil de un sudoku; de forma predeterminada, las del nivel.
spec-section-score = La puntuación mínima y máxima de un sudoku; de forma predeterminada, las del nivel.
spec-section-minutes = El tiempo de resolución previsto más corto y el más largo, en minutos; de forma predeterminada, el del nivel, si lo tiene.
spec-section-search = Busca cerca de cada sudoku otro con menos pistas iniciales; de forma predeterminada, si una sola pasada rara vez quita bastantes casillas.
spec-section-empty_overlaps = Deja vacías las casillas comunes de las cuadrículas superpuestas.
spec-section-signs = Imprime los signos de las operaciones en las jaulas de un calcudoku; sin ellos, cualquier operación es posible.
spec-section-steady = Descarta los sudokus cuya dificultad se reduce a un solo obstáculo.
spec-title = El título del libro, que se imprime en la página de título y en los titulillos, y se guarda en los metadatos del PDF.
spec-subtitle = El subtítulo.
spec-author = El autor.
spec-series = La serie del libro, que se imprime en la página de título, la página de derechos y la cubierta: su nombre o una tabla con más claves.
spec-volume = El número del libro en la serie.
spec-edition = La edición, que se imprime en la página de derechos.
spec-imprint = El nombre de la editorial, que se imprime al pie de la página de título y en la página de derechos.
spec-isbn = El ISBN de trece cifras, con guiones o sin ellos; se comprueba su cifra de control.
spec-language = El idioma de todo el texto que imprime el programa, y de las fechas y los números: un código de idioma, con región o sin ella; `de-informal`, `fr-informal` y `es-informal` tratan al lector de `du` y de `tu`.
spec-seed = Un texto o un número entero que determina todos los sudokus generados. Si falta, se elige al azar una semilla nueva y se guarda en la referencia.
spec-engine = La revisión del generador. Una revisión no cambia nunca, de modo que las semillas antiguas conservan sus sudokus.
spec-calibration = Un archivo con los tiempos de resolución de tus lectores, creado con `gridpress calibrate`; todos los tiempos previstos, en minutos, son entonces los suyos.
spec-date = La fecha que figura en el PDF; de forma predeterminada, la de `SOURCE_DATE_EPOCH`, si está definida.
spec-profile = El perfil de salida del PDF; de forma predeterminada, el de la imprenta o `screen`.
spec-opener = Los títulos de las secciones y las soluciones: en páginas aparte, encima de las primeras cuadrículas o solo en el índice.
spec-start = La primera página de las secciones y las soluciones: la siguiente página derecha o la página siguiente.
spec-design = El diseño del libro.
spec-pictures = Imágenes incluidas en el programa para las páginas de título, las páginas de apertura, las explicaciones y el pie de las páginas: animales para colorear.
spec-type-text = El tipo de letra del texto corrido: el nombre de uno incluido, la ruta de un archivo de fuente o rutas por estilo.
spec-type-headings = El tipo de letra de los títulos y encabezados, en negrita; de forma predeterminada, el del texto.
spec-type-digits = El tipo de letra de los números de las cuadrículas.
spec-type-figures = El estilo de las cifras del texto corrido; de forma predeterminada, el del diseño.
spec-type-size = El tamaño del texto corrido, del que se derivan los demás; de forma predeterminada, el del diseño.
spec-type-leading = La distancia entre líneas base, de una a dos veces el tamaño; de forma predeterminada, cuatro tercios de `size` o la del diseño.
spec-type-justify = Justifica el texto corrido; de forma predeterminada, según el ajuste del diseño.
spec-type-hyphenate = Divide las palabras según las reglas del idioma del libro; de forma predeterminada, según el ajuste del diseño.
spec-regular-italic-bold-regular = La ruta de la fuente normal.
spec-regular-italic-bold-italic = La ruta de la fuente cursiva; de forma predeterminada, la normal.
spec-regular-italic-bold-bold = La ruta de la fuente negrita; de forma predeterminada, la normal.
spec-worksheet-names = Los nombres del alumnado, con una hoja para cada uno: una lista, o un archivo junto al archivo del libro con un nombre por línea.
spec-worksheet-copies = El número de hojas; las que no tengan nombre llevan una línea vacía para escribirlo. De forma predeterminada, una por cada nombre.
spec-worksheet-same = Da a todo el alumnado los mismos sudokus, en lugar de otros distintos del mismo nivel.
spec-worksheet-date = La fecha de cada hoja, como `"2026-11-27"`, u otro texto; de forma predeterminada, una línea vacía.
spec-worksheet-cut_outs = Añade después de cada hoja una página con números para recortar, tan grandes como las casillas de sus sudokus.
spec-worksheet-codes = Imprime debajo de cada sudoku un código corto con el que se encuentra su solución.
