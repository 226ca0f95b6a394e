# The page of the application. `{ $name }` is a value that the page fills in.
skip = Ir a las páginas
parts = Partes del libro
part-book = Libro
part-answers = Soluciones
part-cover = Cubierta
view = Vista
pages-before = Páginas anteriores (←)
pages-after = Páginas siguientes (→)
page = Página
page-of = de { $count }
page-short = pág. { $page }
page-unknown = La página { $page } no existe: hay { $count }.
puzzle-field = Sudoku
puzzle-no = n.º
puzzle-unknown = El sudoku { $puzzle } no existe: van del { $first } al { $last }.
puzzle-page = Sudoku { $puzzle }: página { $page }
puzzle-pages = Sudoku { $puzzle }: página { $page }; solución: página { $answer }
answer = Solución
zoom = Zoom
zoom-page = Página entera
zoom-width = Ancho de página
zoom-actual = Tamaño real
pages-shown = Páginas
pages-facing = Enfrentadas
pages-single = Sueltas
guides = Guías
guides-lines = Líneas sobre las páginas
guides-trim = Corte
guides-bleed = Sangrado
guides-margins = Márgenes
guides-safe = Zona segura
guides-baselines = Líneas base
guides-no-safe = No se conoce la zona segura: elige una imprenta.
dock-thumbs = Vista general
dock-edit = Editar
dock-make = Crear
dock-findings = Revisión
status-busy = Preparando el libro…
status-wrong = Errores en { $file }
status-fine = { $file }: al día
no-response = Sin respuesta: ¿sigue abierto gridpress?
no-response-saved = Sin respuesta: ¿sigue abierto gridpress? No se ha guardado nada.
cover-none = No hay cubierta que mostrar.
cover-parts = Contracubierta, lomo y cubierta delantera
book-none = Aún no hay ningún libro que mostrar.
mistakes =
    { $count ->
        [one] Un error en el libro
       *[other] { $count } errores en el libro
    }
mistakes-last = { $mistakes }: este es el último libro válido
go-to-setting = Ir a este ajuste
warnings = Advertencias
check = Revisión
check-busy = Revisando las páginas…
check-no-printer = No se ha elegido ninguna imprenta: estas son las reglas para todos los libros
rules-fail =
    { $count ->
        [one] Una regla no se cumple
       *[other] { $count } reglas no se cumplen
    }
rules-pass =
    { $count ->
        [one] Una regla se cumple
       *[other] { $count } reglas se cumplen
    }
rules-all =
    { $count ->
        [one] La única regla se cumple
       *[other] Se cumplen las { $count } reglas
    }
fails = No se cumple
advice = Consejo
required-is = se exige: { $value }.
what-to-change = Qué cambiar: { $change }
more = y { $count } más
shortcuts = Atajos de teclado en las páginas
shortcut-turn = páginas anteriores y siguientes
shortcut-ends = primera y última página
shortcut-page = ir a una página
shortcut-puzzle = ir a un sudoku
shortcut-zoom = ampliar y reducir
shortcut-fit = ver la página entera
shortcut-facing = páginas enfrentadas o sueltas
start-book = Empezar un libro
start-book-is = Aquí aún no hay ningún libro; lo que se ve es un ejemplo. Elige una plantilla para empezar: todo se puede cambiar después. No se sobrescribe ningún archivo existente.
use-template = Usar esta plantilla
created = Se ha creado { $file }.
undo = Deshacer
redo = Rehacer
undone = Cambio deshecho.
redone = Cambio rehecho.
again = Reintentar
saving = Guardando …
saved = Guardado en { $file }.
saved-moved = Guardado. Ya no existen algunos sudokus que se resolvían paso a paso; los últimos del libro ocupan su lugar.
book-name = { $file }
not-saved-changed = No se ha guardado: el archivo se ha modificado en otro sitio.
paused = El formulario está en pausa: { $file } no es TOML válido. Corrígelo en tu editor o deshaz allí el último cambio.
views = Vista de los ajustes
view-basic = Básica
view-advanced = Avanzada
search = Buscar un ajuste
count-found =
    { $count ->
        [one] Un ajuste
       *[other] { $count } ajustes
    }
none-found = Ningún ajuste coincide.
rare = Mostrar también los ajustes para periódicos y para varias páginas por pliego
reset-group = Restablecer este grupo
count-set =
    { $count ->
        [one] Uno definido
       *[other] { $count } definidos
    }
count-invalid =
    { $count ->
        [one] Uno no válido
       *[other] { $count } no válidos
    }
add-section = Añadir una sección
add-text = Añadir una página de texto
add-daily-slot = Añadir un espacio
move-up = Subir
move-down = Bajar
remove-item = Quitar
required = obligatorio
range = De { $least } a { $most }.
at-least = { $least } como mínimo.
default-is = Predeterminado: { $value }
default = predeterminado
is-default = { $value } (predeterminado)
for-example = Por ejemplo: { $value }
no-value = ninguno
yes = sí
no = no
from = de
to = a
other = Otro…
done = Listo
open = Abrir
save = Guardar
line = Línea { $number }
file-none = Ningún archivo
file-choose = Elegir un archivo…
file-drop = o suéltalo aquí
file-storing = Guardando el archivo…
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } píxeles.
picture-part = { $width } × { $height } píxeles: al { $part } % del ancho del texto, se imprime con nitidez.
picture-fine = { $width } × { $height } píxeles: nitidez suficiente, con { $resolution } píxeles por pulgada.
picture-coarse = { $width } × { $height } píxeles: a todo el ancho, solo { $resolution } píxeles por pulgada, y hacen falta { $required } para imprimir con nitidez. Si se imprime más pequeña, sirve.
picture-coarse-needed = { $width } × { $height } píxeles: solo { $resolution } píxeles por pulgada, y hacen falta { $required } para imprimir con nitidez. Usa una imagen de al menos { $wide } × { $high } píxeles.
picture-caption = Pie de imagen
font-file-fine = { $family }: se puede usar.
font-file-forbidden = { $family }: su licencia prohíbe el uso en libros ({ $why }).
make = Crear los archivos
make-is = Guarda los archivos para la tienda junto al libro. Los archivos que gridpress no ha escrito, o que han cambiado desde entonces, no se sobrescriben nunca.
make-all = Crear y verificar todo
make-book = Crear páginas
make-cover = Crear cubierta
make-proof = Verificar archivos
make-busy = En curso
make-none = Aún no hay ningún libro: empieza con una plantilla en «Editar».
making-book = Creando las páginas…
making-cover = Creando la cubierta…
making-proof = Verificando los archivos…
finished-book = Las páginas están listas.
finished-cover = La cubierta está lista.
finished-proof = Todos los archivos están verificados: cada sudoku tiene una sola solución y los archivos se corresponden.
failed-book = No se han creado las páginas.
failed-cover = No se ha creado la cubierta.
failed-proof = Los archivos no se corresponden.
files = Archivos
folder = En la carpeta { $folder }
part-interior = Páginas
part-lock = Referencia
count-pages =
    { $count ->
        [one] Una página
       *[other] { $count } páginas
    }
checklist = Lista de comprobación
messages = Mensajes
state-good = Hecho
state-todo = Por hacer
state-bad = Aún no
check-names-good = El título, el autor y el copyright son los suyos.
check-names-todo = El título, el autor o el copyright es todavía el de una plantilla. Ver «Revisión».
check-printer-good = Imprenta: { $printer }.
check-printer-todo = Elige la imprenta para que se revisen sus reglas.
check-rules-good =
    { $count ->
        [one] Se cumple la regla de la imprenta.
       *[other] Se cumplen las { $passed } reglas.
    }
check-rules-bad =
    { $count ->
        [one] Una regla no se cumple: { $rules }. Ver «Revisión».
       *[other] { $count } reglas no se cumplen: { $rules }. Ver «Revisión».
    }
check-pictures-good = Las imágenes tienen nitidez suficiente.
check-pictures-bad = Una imagen es demasiado pequeña para imprimirse con nitidez. Ver «Revisión».
check-interior-good = Las páginas están listas: { $pages }.
check-interior-todo = Crea las páginas.
check-interior-bad = El archivo de las páginas es anterior al libro: créalo de nuevo.
check-cover-good = La cubierta corresponde a estas { $pages } páginas: su lomo mide { $spine } de ancho.
check-cover-todo = Crea la cubierta.
check-cover-bad = El archivo de la cubierta es de otra versión del libro: créalo de nuevo.
check-counts-good =
    { $count ->
        [one] El libro tiene un sudoku.
       *[other] El libro tiene { $count } sudokus, tantos como prometen sus textos.
    }
check-counts-bad =
    { $count ->
        [one] El título, un distintivo o la contracubierta promete { $promised } sudokus, pero el libro tiene uno.
       *[other] El título, un distintivo o la contracubierta promete { $promised } sudokus, pero el libro tiene { $count }.
    }
writer = Página de texto
writer-tools = Formato
writer-heading = Título
writer-bold = Negrita
writer-italic = Cursiva
writer-list = Lista con viñetas
writer-picture = Imagen…
writer-text = Texto, en Markdown
writer-style = Estilo
writer-plain = Texto
writer-chapter = Título de capítulo
writer-subheading = Título pequeño
writer-quote = Cita
writer-source = Markdown
writer-numbers = Lista numerada
writer-outdent = Reducir la sangría
writer-indent = Aumentar la sangría
writer-link = Enlace
writer-rule = Línea de separación
writer-address = Dirección
writer-page = Texto de la página
writer-source-is = Muestra el texto en Markdown
writer-kept = Esta parte se muestra en Markdown y se conserva tal cual.
pictures = Insertar una imagen
picture-width = Ancho
pasted-table = Las páginas de texto no tienen tablas: sus filas son ahora líneas de texto.
pasted-picture = Faltan las imágenes que no se pudieron pegar: añádelas con «Imagen…».
pasted-other = Se han omitido partes que no se pueden imprimir, como vídeos y formularios.
text-write = Escribir…
text-name = texto
text-starter = # Bienvenida{"\u000A\u000A"}Escribe aquí tu propio texto.{"\u000A"}
puzzles-own = Añadir sudokus propios…
puzzles-own-is = Pega sudokus en cualquier formato: líneas de 81 casillas, cuadrículas, JSON, enlaces… o suelta un archivo. Se comprueba que cada uno tenga exactamente una solución.
puzzles-add = Añadir al libro
puzzles-givens =
    { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
puzzles-fine =
    { $count ->
        [one] Un sudoku ({ $kind }) con exactamente una solución.
       *[other] { $count } sudokus ({ $kind }), cada uno con exactamente una solución.
    }
units = Medidas en
unit-in = pulgadas
unit-mm = milímetros
term-seed = ¿Qué es una semilla?
term-seed-is = Cualquier palabra o número. La misma semilla da siempre los mismos sudokus, y otra da otros.
term-bleed = ¿Qué es el sangrado?
term-bleed-is = Tinta que sobrepasa el borde de la página, para que no quede una línea blanca al cortar el papel. Solo lo necesitan las páginas con imágenes que llegan hasta el borde.
term-gutter = ¿Qué es el medianil?
term-gutter-is = El margen interior, por donde se pegan o se grapan las páginas. Los libros gruesos necesitan más; gridpress lo ajusta según la tabla de la imprenta.
term-registry = ¿Cómo funciona?
term-registry-is = gridpress lleva un archivo con todos los sudokus de la serie en la carpeta superior a la de este libro. Crea cada volumen en una carpeta propia, junto a esta, y ningún sudoku saldrá dos veces.
term-lock = ¿Qué es la referencia?
term-lock-is = Un archivo con el que gridpress rehace exactamente este libro y lo comprueba. Guárdalo junto al libro.
term-opener = ¿Qué es una página de apertura?
term-opener-is = La primera página de una sección, con su título.
where = En { $file }, línea { $line }
quoted-title = «{ $text }»
volume-next = El siguiente volumen
volume-next-is = Empieza un libro nuevo junto a este, con los mismos ajustes y sudokus nuevos. Crea antes este volumen.
volume-folder = Nombre de su carpeta
volume-start = Empezar el siguiente volumen
volume-starting = Empezando…
volume-open = Abrir el siguiente volumen
group-book = El libro
group-paper = Imprenta, tamaño y diseño
group-puzzles = Sudokus
group-puzzles-is = Una sección es una parte del libro con sudokus de un mismo tipo y nivel.
group-answers = Soluciones
group-front = Páginas antes de los sudokus
group-texts = Páginas de texto propias
group-texts-is = Una introducción, consejos, agradecimientos: se escriben aquí, con imágenes si se quiere.
group-back = Páginas después de los sudokus
group-cover = Cubierta
group-series = Serie
title-title = Título
help-title = Se imprime en la página de título y en la cubierta.
title-subtitle = Subtítulo
help-subtitle = Opcional; por ejemplo, «De fácil a difícil».
title-author = Autor
help-author = Tu nombre o seudónimo, tal como lo muestra la tienda.
title-imprint = Editorial
help-imprint = Opcional: el nombre de tu editorial, en la página de título.
title-language = Idioma del libro
help-language = Los títulos, las reglas y las soluciones se imprimen en este idioma.
title-seed = Semilla
help-seed = Determina qué sudokus tiene el libro.
title-page-printer = Imprenta
help-page-printer = Se revisan sus reglas de márgenes, tamaño y número de páginas.
printer-none = Ninguna imprenta elegida
title-page-trim = Tamaño de página
help-page-trim = El tamaño del libro terminado.
size-other = Otro tamaño
title-design = Diseño de las páginas
help-design = Tipografía y adornos de las páginas.
design-classic = Clásico
design-modern = Moderno
design-large-print = Letra grande
title-type-text = Tipo de letra del texto
help-type-text = Un tipo de letra propio necesita una licencia para libros.
title-type-digits = Tipo de letra de los números
help-type-digits = En las cuadrículas.
file-own = Un archivo de fuente propio…
title-answers-placement = Dónde van las soluciones
help-answers-placement = Lo preferido es el final del libro.
placement-back = Al final del libro
placement-after-section = Después de cada sección
placement-separate = En un PDF aparte
placement-foot = Boca abajo, al pie de la página
placement-overleaf = En la página siguiente
placement-beside = Junto al sudoku
placement-none = Sin soluciones
title-answers-per_page = Soluciones por página
help-answers-per_page = Déjalo vacío para poner tantas como se lean bien.
title-front-half_title = Portadilla: una primera página solo con el título
title-front-title_page = Página de título
title-front-copyright = Página de derechos
help-front-copyright = Su texto; por ejemplo, «© 2026 Tu nombre». Sin texto, no hay tal página.
title-front-dedication = Dedicatoria
help-front-dedication = Su texto, en una página aparte.
title-front-contents = Índice
title-front-how_to = Cómo se resuelve
help-front-how_to = Las reglas de todos los tipos de sudoku del libro.
how_to-true = Las reglas
how_to-kids = Las reglas en frases cortas para niños
how_to-false = Sin reglas
title-front-levels = Una página sobre los niveles
title-front-techniques = Un capítulo sobre técnicas de resolución
help-front-techniques = Con ejemplos, para las técnicas que exigen los sudokus.
title-back-blank_grids = Páginas con cuadrículas en blanco
title-back-notes = Páginas para notas
title-back-record = Una tabla para fechas y tiempos
title-back-stats = Estadísticas de los sudokus
title-back-certificate = Un diploma
help-back-certificate = Para quien haya resuelto el libro.
title-back-about_author = Sobre el autor
help-back-about_author = Tu texto, en una página aparte.
title-back-about_book = Sobre este libro
help-back-about_book = Tu texto, en una página aparte.
title-cover-design = Diseño
help-cover-design = Cada imagen muestra tu propio título.
cover-plain = Sencillo
cover-field = Color liso
cover-tilt = Inclinado
cover-swiss = Suizo
cover-stripes = Franjas
cover-mosaic = Mosaico
cover-pop = Pop
cover-animals = Animales
cover-night = Noche
cover-picture = Tu imagen
title-cover-palette = Colores
palette-ocean = Océano
palette-sunrise = Amanecer
palette-forest = Bosque
palette-berry = Frutos rojos
palette-paper = Papel
palette-midnight = Medianoche
palette-retro = Retro
palette-candy = Caramelo
palette-lagoon = Laguna
palette-brick = Ladrillo
title-cover-lettering = Letra del título
lettering-heavy = Mayúsculas gruesas
lettering-condensed = Mayúsculas estrechas
lettering-serif = Con remates
lettering-tiles = Una casilla por letra
lettering-headings = Como los encabezados
title-cover-picture_area = Parte de la portada que ocupa
picture_area-below = Debajo de los textos
picture_area-full = Toda, con los textos encima
picture_area-alone = Toda, sin textos
title-cover-picture = Imagen propia en la cubierta delantera
help-cover-picture = Un archivo PNG o JPEG; se copia junto al libro y llena la cubierta delantera.
title-cover-blurb = Texto de la contracubierta
help-cover-blurb = Lo que anima a comprar este libro.
title-cover-badges = Distintivos
help-cover-badges = Hasta tres textos cortos en la cubierta delantera, separados por comas.
title-isbn = ISBN
help-isbn = Déjalo vacío si la tienda asigna un número al libro. Si no, gridpress dibuja el código de barras.
title-cover-price = Precio
help-cover-price = Junto al código de barras; por ejemplo, «9,99 €».
title-cover-logo = Logotipo de tu editorial
help-cover-logo = Un archivo PNG o JPEG, al pie de la contracubierta.
title-cover-thousand_pages = Grosor de 1000 páginas
help-cover-thousand_pages = Esta imprenta no lo publica para este papel, y el lomo de la cubierta lo necesita: tómalo de su calculadora de cubiertas, por ejemplo 2.3in o 58mm.
title-series-name = Nombre de la serie
help-series-name = En la página de título y en la cubierta.
title-series-volume = Volumen
help-series-volume = El número de este libro en la serie.
title-series-registry = No repetir nunca un sudoku de otro volumen
title-section-title = Título
help-section-title = En su primera página y en el índice. Sin título, la sección no tiene página inicial ni entrada en el índice.
title-section-kind = Tipo de sudoku
title-section-level = Nivel
title-section-count = Número de sudokus
title-section-per_page = Por página
per_page =
    { $count ->
        [one] Un sudoku, lo más grande posible
       *[other] { $count } sudokus
    }
title-section-intro = Introducción
help-section-intro = Unas pocas frases debajo del título.
title-section-picture = Imagen
help-section-picture = En la primera página de la sección.
section-new = Sección { $count }
section-own = Mis propios sudokus
kinds-sizes = Sudoku
kinds-variants = Sudoku con más reglas, y parientes
kinds-layouts = Varias cuadrículas
title-text-title = Título en el índice
help-text-title = Déjalo vacío para usar el primer título del texto.
title-text-place = Lugar
place-front = Antes de los sudokus
place-back = Al final
place-before = Antes de «{ $section }»
title-text-contents = Incluir en el índice
template-classic-6x9 = Clásico en tapa blanda
template-classic-6x9-is = 120 sudokus de fácil a difícil, 6 × 9 pulgadas
template-large-print-8-5x11 = Letra grande
template-large-print-8-5x11-is = 80 sudokus, uno por página, 8,5 × 11 pulgadas
template-three-hundred = 300 sudokus
template-three-hundred-is = 300 sudokus en cuatro niveles, dos por página, 6 × 9 pulgadas
template-thousand = 1000 sudokus
template-thousand-is = 1000 sudokus en cuatro niveles, seis por página, 8,5 × 11 pulgadas
template-bold-and-easy = Grandes y fáciles
template-bold-and-easy-is = 60 sudokus fáciles en letra muy grande, con espiral, 8,5 × 11 pulgadas
template-pocket-5x8 = Libro de bolsillo
template-pocket-5x8-is = 150 sudokus de cinco niveles, uno por página, 5 × 8 pulgadas
template-a4-worksheets = Fichas
template-a4-worksheets-is = Seis sudokus en una hoja A4, para una clase o un club
template-kids = Para niños
template-kids-is = Cuadrículas pequeñas, números grandes y animales para colorear, 8,5 × 11 pulgadas
template-kids-pictures = Para niños pequeños
template-kids-pictures-is = Formas en lugar de números, 8,5 × 11 pulgadas
template-giants = Gigantes
template-giants-is = Cuadrículas de 12 × 12 y de 16 × 16, 8,5 × 11 pulgadas
template-wordoku = Palabras
template-wordoku-is = Letras en lugar de números y una palabra en cada solución, 7 × 10 pulgadas
template-variants = Variantes
template-variants-is = Diagonales, ventanas, irregulares y killers, 7 × 10 pulgadas
template-variety = Revista variada
template-variety-is = Diecinueve tipos de sudoku, 8,5 × 11 pulgadas
template-samurai = Samurái
template-samurai-is = 60 sudokus de cinco cuadrículas superpuestas, uno por página, 8,5 × 11 pulgadas
template-calcudoku = Calcudoku
template-calcudoku-is = 100 sudokus de cálculo con jaulas, de 4 × 4 a 9 × 9, 6 × 9 pulgadas
template-travel-booklet = Cuadernillo de viaje
template-travel-booklet-is = 40 sudokus para imprimir en casa en A4, doblar y grapar
template-tablet = Tableta
template-tablet-is = 60 sudokus para reMarkable, Kindle Scribe y otras tabletas
template-newspaper = Periódico
template-newspaper-is = La sección diaria de un periódico; sus archivos se crean con la orden gridpress daily
template-sampler = Muestrario
template-sampler-is = Una sección de cada tipo de sudoku, de la que copiar
dock-listing = Tienda
copy = Copiar
count-puzzles =
    { $count ->
        [one] Un sudoku
       *[other] { $count } sudokus
    }
part-listing = Textos de la tienda
making-listing = Creando los textos y las imágenes para la tienda…
finished-listing = Los textos y las imágenes para la tienda están listos.
failed-listing = No se han creado los textos y las imágenes para la tienda.
shop = La ficha en la tienda
shop-is = Copia estos textos en el formulario de Amazon KDP o de otra tienda. Se obtienen del libro, en su idioma.
shop-count = { $used } de { $most } caracteres
shop-volume = volumen { $volume }
shop-headline = Titular
shop-headline-is = La línea que va encima de la descripción y en la primera imagen.
shop-description = Descripción
shop-description-is = La descripción completa, en lugar de la de arriba.
shop-keywords = Palabras clave
shop-keywords-is = Siete campos de hasta 50 caracteres. Sin nombres de tiendas ni nada que ya esté en el título.
shop-categories = Categoría
shop-categories-is = Tres como máximo.
shop-audience = Público
shop-audience-is = A quién se dirigen los textos.
audience-adults = Adultos
audience-children = Niños
audience-seniors = Mayores
shop-contributors = Colaboradores
shop-contributors-is = Además del autor; por ejemplo, «illustrator: Ann Lee», separados por comas y con la función en inglés.
shop-ai_content = Tu propia respuesta sobre la IA
shop-ai_content-is = Sobre textos, imágenes y sudokus propios.
shop-ai = Respuesta sobre contenido generado por IA
shop-facts = Datos
shop-change = Cambiar estos textos
shop-change-is = Lo que escribas aquí sustituye a los textos de arriba. Deja un campo vacío para recuperarlos.
shop-write = Crear textos e imágenes
shop-write-is = Crea también las imágenes: la cubierta delantera, cuatro banners para la descripción y un vistazo al interior.
group-class = Hojas para una clase
title-worksheet-names = Nombres del alumnado
help-worksheet-names = Uno por línea; habrá una hoja para cada nombre.
title-worksheet-copies = Número de hojas
help-worksheet-copies = Las hojas que no tengan nombre llevan una línea vacía para escribirlo.
title-worksheet-same = Los mismos sudokus para todos
title-worksheet-date = Fecha
help-worksheet-date = Déjalo vacío para que haya una línea que rellenar.
title-worksheet-cut_outs = Números para recortar
help-worksheet-cut_outs = Una página después de cada hoja, para principiantes.
title-worksheet-codes = Códigos para encontrar las soluciones
template-worksheet = Para una clase
template-worksheet-is = Una hoja por estudiante y las soluciones para el profesorado
table-listing = Ficha en la tienda
table-worksheet = Hojas para una clase
table- = El libro
table-series = Serie
table-section = Secciones
table-text = Páginas de texto
table-front = Páginas iniciales
table-back = Páginas finales
table-type = Tipografía
table-puzzle = Alrededor de cada sudoku
table-grid = Cuadrículas
key-isbn = ISBN
key-id = Nombre permanente
