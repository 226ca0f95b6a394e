# Texts for authors; see en.ftl.

rule-trim = Formato das páginas
rule-page-count = Número de páginas
rule-even-pages = Número par de páginas
rule-inside-margin = Margem interior
rule-outer-margins = Outras margens
rule-bleed-size = Largura da sangria
rule-bleed = Tinta para lá da margem da página
rule-type-size = Tamanho da letra
rule-rule-weight = Espessura das linhas
rule-reversed-type = Letra branca sobre preto
rule-reversed-rules = Linhas brancas sobre preto
rule-shrunk-cells = Casas numa página encolhida
rule-tints = Cinzentos claros
rule-pictures = Nitidez das imagens
rule-blank-pages = Páginas em branco seguidas
rule-blank-end = Páginas em branco no fim
rule-last-page = Última página
rule-font-licence = Licenças dos tipos de letra
rule-links = Ligações e marcadores
rule-profile = Tipo de PDF
rule-transparency = Transparência
rule-file-size = Tamanho do ficheiro
rule-fonts-embedded = Tipos de letra no ficheiro
rule-black-only = Só tinta preta
rule-grid-size = Tamanho das grelhas
rule-cell-size = Tamanho das casas
rule-overlapping-cell-size = Casas de grelhas sobrepostas
rule-small-type = Letra pequena
rule-contrast = Contraste
rule-many-blanks = Muitas páginas em branco
rule-gutter = Margem interior
rule-order = Ordem dos níveis
rule-own-texts = Textos próprios
rule-engine = Gerador dos sudokus
rule-digits = Algarismos dos sudokus
rule-answer-digits = Algarismos das soluções
rule-cells = Casas para estes leitores
rule-words = Texto para estes leitores
rule-puzzles-on-a-page = Sudokus por página
rule-promised-puzzles = Número de sudokus prometido
rule-puzzles-printed = Todos os sudokus estão impressos
rule-answers-printed = Todas as soluções estão impressas
rule-one-solution = Uma só solução
rule-honest-levels = Níveis impressos
rule-no-twins = Nenhum sudoku repetido
rule-unconfirmed = Número por confirmar
rule-cover = Capa
rule-cover-size = Tamanho da capa
rule-cover-fonts = Tipos de letra da capa
rule-cover-transparency = Transparência da capa
rule-cover-colours = Cores da capa
rule-cover-ink = Tinta da capa
rule-cover-profile = Tipo de PDF da capa
rule-cover-clear = Bordos e dobras da capa
rule-cover-type = Tamanho da letra na capa
rule-cover-rules = Espessura das linhas na capa
rule-cover-visible = Na capa vê-se tudo
printer-barnes-noble = Barnes & Noble Press, tinta preta
printer-bod = BoD, capa mole, tinta preta
printer-home = impressora doméstica
printer-ingramspark = IngramSpark, capa mole, tinta preta
printer-kdp-hardcover = Amazon KDP, capa dura, tinta preta
printer-kdp-paperback-cream = Amazon KDP, capa mole, tinta preta em papel creme
printer-kdp-paperback-groundwood = Amazon KDP, capa mole, tinta preta em papel de pasta mecânica
printer-kdp-paperback-white = Amazon KDP, capa mole, tinta preta em papel branco
printer-large-print = letra grande
printer-lulu = Lulu, capa mole, tinta preta
printer-lulu-coil = Lulu, espiral, tinta preta
printer-lulu-hardcover = Lulu, capa dura, tinta preta
printer-newspaper = jornal, tinta preta
value = { $value }
joined = { $first }; { $second }
and-more = { $shown } e mais { $count }
sides = { $width } × { $height }
none = nada
some = há
everything = tudo
at-most = no máximo { $most }
or-more = no mínimo { $least }
or-none = { $value }, ou nada
percent = { $percent } %
set-to = defina { $setting } como { $value }
set-auto = defina { $setting } como «auto»
set-or-more = defina { $setting } como { $value } ou mais
one-of = um destes formatos: { $sizes }
one-of-or-between = um destes formatos: { $sizes }; ou de { $least } a { $most }
choose-size = escolha um destes formatos em { $setting }
pages = { $count ->
    [one] { $count } página
    [many] { $count } páginas
   *[other] { $count } páginas
}
page-range = de { $least } a { $most } neste formato
page-range-on-paper = de { $least } a { $most } neste formato no papel «{ $paper }»
more-pages = imprima menos sudokus por página ou acrescente sudokus
fewer-pages = imprima mais sudokus por página, escolha um formato maior ou divida o livro em dois volumes
multiple-of = um múltiplo de { $number }
add-page = acrescente uma página, por exemplo de direitos de autor ou de notas
ink-from-bind = tinta a { $distance } da encadernação
margin-for-pages = { $distance } num livro de { $pages } páginas
ink-from-edge = tinta a { $distance } de um bordo
margin-with-folios = { $distance }, também para os números de página
widen-margins = alargue { $setting } ou escolha «auto»
ink-over-edge = tinta { $distance } para lá da margem da página
no-ink-over-edge = nenhuma tinta para lá da margem da página
bleed-where-ink = { $distance } onde a tinta passa a margem
extend-ink = leve a tinta da margem até ao fim da sangria e ajuste { $setting }
no-type = sem letra
size-in-text = { $size } em «{ $text }»
fewer-grids = imprima menos grelhas por página ou escolha um formato maior
no-lines = sem linhas
no-white-type = sem letra branca
or-more-white = no mínimo { $least }, branco sobre preto
no-white-type-design = escolha um design sem letra branca ou uma letra maior
no-white-lines = sem linhas brancas
no-white-lines-design = escolha um design sem linhas brancas
no-grids = sem grelhas
wide = { $value } de largura
or-more-shrunk = no mínimo { $least } quando a página encolhe para { $percent } %
black-without-greys = só preto: os cinzentos entopem ou desaparecem
percent-or-more = no mínimo { $percent } %
no-greys = sem cinzentos
darker-grey = escolha um cinzento mais escuro ou nenhum
no-pictures = sem imagens
pixels-per-inch = { $pixels } píxeis por polegada
more-pixels = use uma imagem com mais píxeis ou imprima-a mais pequena
in-a-row = { $count } seguidas
at-most-in-a-row = no máximo { $count } seguidas
remove-blanks = elimine o que causa as páginas em branco
at-end = { $count } no fim
at-most-at-end = no máximo { $count } no fim
remove-blanks-at-end = elimine algumas páginas em branco do fim
page-is-blank = está em branco
page-is-printed = está impressa
blank-last-page = uma última página em branco; a gráfica acrescenta-a
extra-page = nada, se não incomodar mais uma página no fim
font-forbidden = { $font }: { $why }
font-not-embeddable = não pode ser incorporado
font-whole-only = só pode ser incorporado por inteiro
font-bitmaps-only = só os seus mapas de bits podem ser incorporados
fonts-embeddable = { $count ->
    [one] { $count } tipo de letra que pode ser incorporado
    [many] { $count } tipos de letra que podem ser incorporados
   *[other] { $count } tipos de letra que podem ser incorporados
}
embeddable-fonts = tipos de letra que podem ser incorporados em parte
other-font = escolha outro tipo de letra ou peça ao dono um que possa ser incorporado
pdf-profile = tipo «{ $profile }»
set-profile = defina { $setting } como «{ $profile }» ou deixe vazio
links-and-bookmarks = { $links ->
    [one] { $links } ligação
    [many] { $links } ligações
   *[other] { $links } ligações
}, { $bookmarks ->
    [one] { $bookmarks } marcador
    [many] { $bookmarks } marcadores
   *[other] { $bookmarks } marcadores
}
no-links = sem ligações nem marcadores
remove-transparent = elimine as partes transparentes
split-book = divida o livro em dois volumes
fonts-embedded = { $count ->
    [one] { $count } tipo de letra incorporado
    [many] { $count } tipos de letra incorporados
   *[other] { $count } tipos de letra incorporados
}
fonts-not-embedded = por incorporar: { $fonts }
all-fonts-embedded = todos os tipos de letra incorporados
report-fonts = comunique isto: o gridpress incorpora todos os tipos de letra
black-and-greys = preto e cinzentos
black-greys-and = preto, cinzentos e { $colours }
only-black = só preto e cinzentos, em DeviceGray
report-black = comunique isto: o gridpress só usa DeviceGray
source-printer = { $printer }, { $date }: { $phrase }
source-printer-pages = { $printer }, { $date }: { $phrase }: { $pages }
printers-own-page = site da gráfica
third-parties = outras fontes
not-confirmed = por confirmar
source-font = as permissões no tipo de letra (OS/2 fsType)
source-every-printer = todas as gráficas
source-black = todas as gráficas de livros a preto e branco
source-readers = queixas frequentes de leitores
source-engine = o capítulo «reproduction» do guia
source-template = quem parte de um modelo tem os mesmos
source-texts = os textos do livro e da capa
source-cover = as capas da gráfica e os textos desta
source-spines = os dados da gráfica sobre lombada e sangria
source-buyers = compradores e leitores de códigos de barras
unconfirmed = por confirmar: { $subject }
confirmed-number = um número confirmado pela gráfica
compare-number = compare-o com o site ou o modelo da gráfica antes de enviar o livro
page-sizes = os formatos das páginas
bind-margin = a margem da encadernação
other-margins = as outras margens
bleed-amount = a sangria
page-limits = os limites do número de páginas
least-type = a letra mais pequena
least-line = a linha mais fina
spine-width = a largura da lombada ({ $parts })
spine-table = uma tabela segundo o número de páginas
thickness-of-paper = { $thickness } por 1000 páginas do papel «{ $paper }»
thickness-of-cover = { $thickness } pela capa
sheet-size = o tamanho da folha ({ $added })
sheet-size-at-trim = o tamanho da folha neste formato ({ $added })
sheet-added = mais { $sides } de cada lado, { $ends } em cima e em baixo
unconfirmed-at-trim = { $source }; por confirmar neste formato
ink-on-cover = a tinta de uma capa (no máximo { $percent } %)
no-grids-of-nine = sem grelhas de nove casas
fewer-puzzles = imprima menos sudokus por página
fewer-puzzles-or-larger = imprima menos sudokus por página ou escolha um formato maior
one-such-puzzle = imprima um só sudoku destes por página ou escolha um formato maior
or-more-for-candidates = no mínimo { $least }, para cinco candidatos
no-words = sem palavras
larger-type = escolha uma letra maior ou um formato maior
no-type-on-grey = sem letra sobre cinzento
type-on-grey = letra sobre um cinzento de { $percent } %
lighter-below-type = por baixo da letra, um cinzento de { $percent } % ou mais claro
lighter-grey = escolha um cinzento mais claro
blank-of-pages = { $count } de { $pages } páginas estão em branco
at-most-one-in = no máximo uma em cada { $count }
fewer-openers = retire os títulos das secções pequenas, pois as suas primeiras páginas ficam à direita
order-falls = a secção «{ $after }» é de nível { $easier }, depois de «{ $before }», de nível { $harder }
order-rises = os níveis sobem de secção em secção
easy-to-hard = secções de fácil a difícil
easier-first = ponha primeiro a secção mais fácil, a não ser que o livro tenha partes
engine = gerador { $number }
default-engine = nenhum gerador está escolhido, por isso é o { $number }
newest-engine = gerador { $number }, o mais recente, para um livro novo
set-engine = defina { $setting } como { $number }: as grelhas completas distribuem-se uniformemente, os sudokus mínimos são mínimos em todos os tipos e os passos combinam jaulas; mudam todos os sudokus, por isso deixe como está um livro publicado
larger-cells = margens mais estreitas ou um formato maior, com um sudoku por página
large-print-design = escolha o design «Letra grande»
texts-of-your-own = título, autor, copyright e semente próprios
none-of-template = nenhum de um modelo
template-in-english = há textos de um modelo ainda em inglês num livro em «{ $language }»: { $settings }
translate-texts = traduza-os ou escreva os seus
title-of-template = o título «{ $title }» é o de um modelo
choose-title = escolha um seu: { $setting }
no-author = o livro não tem autor, que a folha de rosto, a capa e as lojas mostram
add-name = acrescente o seu nome: { $setting }
nobody-in-copyright = a página de direitos não nomeia ninguém, pois o livro não tem autor
name-of-template = «{ $name }» em { $setting } é o nome de um modelo
name-holder = nomeie aí o titular dos direitos
seed-of-template = a semente «{ $seed }» é a do livro incluído, por isso outros têm os mesmos sudokus
choose-seed = escolha uma que mais ninguém tenha: { $setting }
count-of-puzzles = { $count ->
    [one] { $count } sudoku
    [many] { $count } sudokus
   *[other] { $count } sudokus
}
puzzles-of-level = { $count ->
    [one] { $count } sudoku de nível { $level }
    [many] { $count } sudokus de nível { $level }
   *[other] { $count } sudokus de nível { $level }
}
no-promises = nenhum número prometido
promises-kept = { $count ->
    [one] { $count } promessa cumprida
    [many] { $count } promessas cumpridas
   *[other] { $count } promessas cumpridas
}
as-many-as-promised = tantos sudokus quantos os títulos dizem
promised = { $promise }; veja: { $place }
promised-in-text = { $count }; veja: { $place } «{ $text }»
change-count = altere { $setting } ou o número, que está aqui: { $place }
in-title = título
in-subtitle = subtítulo
in-section-title = título de uma secção
in-badge = selo na capa
in-blurb = texto da contracapa
printed = { $what ->
    [answers] { $count } soluções
   *[puzzles] { $count } sudokus
}, { $often }
printed-in-place = { $what ->
    [answers] { $count } soluções
   *[puzzles] { $count } sudokus
}, { $often } e na sua página
each-once = uma vez cada
each-on-sheets = cada qual em { $count } folhas
each-in-group = cada qual nas folhas do seu grupo
misplaced = em falta, repetidos ou fora do lugar: números { $numbers }
report-printed = comunique isto: o gridpress imprime cada um uma vez
with-one-solution = { $count } com uma só solução
wrong-numbers = errados: números { $numbers }
undecided-numbers = indecisos: números { $numbers }
rules-in-words = mas os ficheiros de { $sections } têm regras por palavras
exactly-one-solution = exatamente uma solução cada, igual à impressa
report-solutions = comunique isto, a não ser que os sudokus sejam seus: indique as regras como variante ou retire as palavras do ficheiro
levels-as-rated = { $count ->
    [one] { $count } nível conforme a avaliação
    [many] { $count } níveis conforme a avaliação
   *[other] { $count } níveis conforme a avaliação
}
other-levels = { $count } de { $all } com outro nível: números { $numbers }; o número { $number } é de nível { $level }
levels-of-grade = o nível impresso é o que o gridpress dá ao sudoku
change-levels = retire os limites que os admitem (`removed`, `technique` e `score` do nível ou da secção, ou um gerador anterior) ou dê ao nível um nome seu
no-duplicates = sem repetidos
pair = { $one } e { $other }
duplicates = { $count } de { $all } repetem outro: números { $numbers }
no-equivalents = nenhum par de sudokus iguais por rotação, simetria ou troca de algarismos
fewer-or-other-puzzles = peça menos sudokus, outro nível ou outro tamanho
unknown-thickness = sem capa: a espessura do papel «{ $paper }» é desconhecida
known-thickness = uma espessura de papel conhecida, para calcular a largura da lombada
set-thickness = ponha em { $setting } o valor do modelo ou da calculadora da gráfica
possible-cover = uma capa que se possa fazer
cover-details = pormenores: { $command }
no-page = sem página
report-cover-size = comunique isto: o gridpress faz as capas exatamente com esse tamanho
report-transparency = comunique isto: o gridpress não desenha nada transparente
only-colours = só { $colours }
report-colours = comunique isto: o gridpress usa um só espaço de cor em toda a capa
up-to-percent = até { $percent } %
ink-at-most = no máximo { $percent } % de todas as tintas juntas
lighter-palette = escolha cores mais claras em { $setting }
no-pdfx = sem PDF/X
report-pdfx = comunique isto: o gridpress escreve estas capas como PDF/X-1a
nothing-cut-off = nada que possa ser cortado
reaches-edge = { $mark } entra { $distance } na zona que deve ficar livre
mark-line = uma linha
mark-shape = uma forma
mark-picture = uma imagem
clear-of-edges = { $distance } livres ao longo de bordos e dobras
clear-of-edges-and-spine = { $distance } livres ao longo de bordos e dobras, e { $hinge } a partir da lombada
other-cover-design = escolha outro design de capa ou encurte os seus textos
less-on-cover = menos sudokus de amostra, outro sudoku ou outro design na capa
not-size-of-cover = a página não tem o tamanho de uma capa
the-title = o título
the-subtitle = o subtítulo
the-author = o autor
the-series-line = a linha da série
a-badge = um selo
the-number = o número de sudokus
the-publisher = a editora
the-price = o preço
the-blurb = o texto da contracapa
the-isbn = o ISBN por cima do código de barras
the-barcode-digits = os algarismos por baixo do código de barras
the-spine-text = o texto da lombada
the-spine-author = o autor na lombada
text-missing = falta { $text }
text-unseen = não se vê { $text }
text-half-seen = não se vê por completo { $text }: { $count } de { $all } letras estão tapadas
barcode-unreadable = o código de barras não se consegue ler
other-barcode = o código de barras diz { $digits }, mas o ISBN é { $isbn }
short-barcode = só se veem { $height } da altura das barras; os leitores precisam de { $least }
broken-barcode = as barras do código de barras estão interrompidas
all-visible = um código de barras e textos visíveis
report-visible = comunique isto e use entretanto outro design ou outras cores
malformed-request = pedido inválido
in-line = { $file }, linha { $line }: { $words }
starting = a começar
bug = o gridpress falhou devido a um erro do programa
no-book-yet = ainda não há nenhum livro: comece com um modelo
already-making = já está a ser gerada alguma coisa; espere que termine
nothing-to-undo = nada para anular
nothing-to-redo = nada para refazer
already-exists = «{ $file }» já existe; nada foi escrito
changed-elsewhere = «{ $file }» foi alterado noutro lado entretanto; nada foi escrito
removed-elsewhere = «{ $file }» foi removido entretanto; nada foi escrito
unusable-file = «{ $file }» não pode ser usado: { $why }
too-many-files = há demasiados ficheiros «{ $name }»
no-such-text = o livro não tem nenhum texto «{ $path }»
cannot-read = não é possível ler «{ $path }»: { $why }
neither-picture-nor-font = não é uma imagem (PNG, JPEG, SVG) nem um tipo de letra (TrueType, OpenType)
series-without-name = a série ainda não tem nome, pelo qual se encontram os seus volumes: dê-lhe primeiro um nome
volume-not-made = os sudokus deste volume ainda não estão fixados: gere primeiro os seus ficheiros
edit-not-toml = o ficheiro não é TOML válido; corrija-o primeiro num editor: { $why }
edit-not-found = o livro não tem essa opção
titles-too-long = título e subtítulo têm juntos { $length } caracteres; a Amazon aceita no máximo { $most }
shorten-subtitle = encurte o subtítulo
description-too-long = a descrição tem { $length } caracteres; a Amazon aceita no máximo { $most }
shorten-description = encurte o texto da contracapa ou escreva uma descrição para a loja
advertisement-in-title = { $setting } contém «{ $phrase }»: as lojas recusam publicidade em títulos
leave-out-of-title = retire-o, a não ser que o título fique errado sem ele
title-of-keywords = { $setting } parece uma lista de palavras-chave, que as lojas recusam
move-keywords = ponha as palavras-chave nos campos próprios
repeated-keyword = título e subtítulo têm { $count } vezes a palavra «{ $word }», o que as lojas tomam por enchimento
use-once-or-twice = use-a uma ou duas vezes
keyword-in-name = { $setting } «{ $name }» contém «{ $keyword }»: as lojas recusam palavras-chave em nomes
choose-other-name = escolha outro nome ou mantenha-o se for o verdadeiro
address-in-description = a descrição contém «{ $sign }»: as lojas recusam nela endereços
leave-addresses-out = retire os endereços
advertisement-in-keyword = a palavra-chave «{ $keyword }» contém «{ $term }»: as lojas recusam publicidade e nomes de lojas
describe-book = descreva antes o livro
no-title-page = o livro não tem folha de rosto com que uma loja possa comparar a ficha
add-title-page = ative-a: { $setting }
not-on-first-pages = { $setting } «{ $name }» não está nas primeiras páginas do livro
compared-with-title-page = as lojas comparam-no palavra por palavra com a folha de rosto
compare-picture = verifique se a imagem o mostra
not-on-front = { $setting } «{ $name }» não está na frente da capa
two-publishers = a capa nomeia a editora «{ $publisher }», e a folha de rosto «{ $imprint }»
agree-or-leave-publisher = faça-as coincidir ou retire a editora
imprint-not-on-cover = a editora «{ $imprint }» não está na capa
same-publisher = defina { $setting } com o mesmo nome
other-spine = a lombada tem «{ $text }», e o título é «{ $title }»
title-on-spine = as lojas comparam o título na lombada e na frente: ative { $setting } ou use uma parte do título
line-without-series = a capa tem a linha de série «{ $line }», e o livro não nomeia nenhuma série
name-series = defina { $setting } com o nome da série ou retire a linha
two-series = a capa tem a linha de série «{ $line }», e a folha de rosto «{ $name }»
agree-or-leave-line = faça-as coincidir ou retire a linha da capa
design-in-colour = escolha uma capa a cores, que a imprime por cima do título
page-beyond-end = a página { $page } não existe: o livro tem { $pages } páginas
pages-from-first = indique páginas do livro, contadas a partir da primeira
in-quotes = «{ $text }»
expected = esperado: { $expected }
expected-range = esperado: de { $low } a { $high }
expected-one-of = esperado: um de { $names }
did-you-mean = queria dizer «{ $name }»?
at-most-allowed = são permitidos no máximo { $most }
a-text = um texto
a-whole-number = um número inteiro
a-text-or-whole-number = um texto ou um número inteiro
a-fraction = uma fração
true-or-false = sim ou não
a-date = uma data
a-list = uma lista
a-length = um comprimento com a unidade
a-table = uma tabela
a-list-of-tables = uma lista de tabelas
missing-key = falta { $setting }
wrong-type = { $setting } é { $found }, não { $expected }
value-is = { $setting }: { $value }
unknown-value = { $setting }: «{ $value }» é desconhecido
empty-text = { $setting } está vazio
leave-out-for-none = retire-o se não quiser texto
line-break-in-text = { $setting } tem uma quebra de linha ou um carácter de controlo
expected-one-line = esperado: uma linha de texto
not-a-length = { $setting } não é um comprimento: «{ $value }»
lengths-need-units = os comprimentos precisam de uma unidade: in, mm, cm ou pt, como em 12mm
lengths-need-units-or = os comprimentos precisam de uma unidade: in, mm, cm ou pt, como em 12mm; ou escreva { $other }
decimal-point = use um ponto decimal, não uma vírgula
length-no-number = não é um número com unidade
length-no-unit = falta a unidade
length-unknown-unit = unidade desconhecida «{ $unit }»
length-too-long = mais de 200in
not-a-date = { $setting } não é uma data: «{ $value }»
expected-year-month-day = esperado: ano-mês-dia
line-too-long = a linha de texto é longa demais para imprimir
too-many-characters = tem { $length } caracteres; são permitidos no máximo { $most }
text-too-long-for = { $setting } é longo demais ({ $room })
control-character = { $setting } tem um carácter de controlo
expected-text-and-breaks = esperados: texto e quebras de linha
missing-glyph = nenhum tipo de letra tem o carácter «{ $character }» ({ $code }); tipo escolhido: { $font }
cannot-be-printed = este texto não pode ser impresso
choose-font-with = escolha um tipo de letra que o tenha
paths-are-relative = os caminhos partem da pasta do livro
no-sections = um livro sem sudokus: falta { $section }
no-effect-on-own-puzzles = { $setting } não tem efeito nos sudokus de um ficheiro
not-an-isbn = «{ $text }» não é um ISBN
isbn-as-given = escreva-o como 978-3-16-148410-0, tal como a sua agência o deu
old-isbn = é um ISBN antigo de dez algarismos; com treze é { $isbn }
isbn-wrong-character = «{ $character }» não é algarismo, espaço nem hífen
isbn-length = tem { $count ->
    [0] zero algarismos
    [one] { $count } algarismo
    [many] { $count } algarismos
   *[other] { $count } algarismos
}, e um ISBN tem 13
isbn-prefix = um ISBN começa por 978 ou 979
isbn-check-digit = o último algarismo devia ser { $digit }, ou outro algarismo está errado
margins-too-wide = as margens deixam pouca largura para o conteúdo da página
margins-too-high = as margens deixam pouca altura para o conteúdo da página
margins-leave = sobram { $left } de { $whole }
leave-between-margins = deixe pelo menos { $least } entre elas
paper-out-of-range = um formato fora dos limites
sides-of-paper = cada lado mede de 2in a 40in
not-a-paper-size = { $setting } não é um formato: «{ $value }»
both-sides-with-unit = escreva os dois lados com unidade, como em 6x9in ou 210x297mm
unknown-paper-size = formato desconhecido «{ $value }»
expected-name-or-sides = esperado: um nome, ou largura x altura
name-or-two-sides = escreva um nome como a5 ou letter, ou dois lados como em 6x9in
illegible-type = letra em { $ink } não se lê sobre { $ground }
contrast-expected = o contraste é de { $contrast } para 1; é preciso pelo menos { $least }
darker-or-lighter = a primeira cor é o fundo e a segunda a letra: escureça uma ou aclare a outra
level-not-offered = «{ $level }» não existe para o tipo «{ $kind }» com a simetria «{ $symmetry }»
expected-offered-level = escolha um nível que exista
nearest-level = o mais próximo é «{ $nearest }»; os níveis são { $levels }
other-symmetry = escolha outra simetria, ou outras variantes ou grelhas
unusable-picture = a imagem «{ $file }» não pode ser usada
png-or-jpeg-beside-book = esperado: um ficheiro PNG ou JPEG ao lado do livro
png-jpeg-or-svg-beside-book = esperado: um ficheiro PNG, JPEG ou SVG ao lado do livro
neither-png-nor-jpeg = não é PNG nem JPEG
neither-png-jpeg-nor-svg = não é PNG, JPEG nem SVG
damaged-file = o ficheiro está danificado: { $why }
too-many-pixels = tem { $width } × { $height } píxeis, { $millions } milhões; são permitidos no máximo { $most } milhões
invisible-picture = seria invisível: é toda branca ou quase branca
with-design = { $setting } com o design «{ $design }»
plain-has-no-colours = a capa simples não tem cores
choose-colour-design = escolha uma capa a cores
no-own-picture = não há nenhuma imagem sua
add-picture = acrescente uma: { $setting }
picture-design-without-picture = o design com a sua imagem, mas sem imagem
no-picture-named = nenhuma imagem está indicada
design-draws-own = este design desenha a sua própria imagem
set-picture-design = escolha «A sua imagem» em { $setting } ou retire a imagem
too-many-badges = { $setting }: { $count } selos
crowded-front = mais encheriam demasiado a frente
badge-too-long = um selo é longo demais para se ler de relance
two-or-three-words = encurte-o para duas ou três palavras
cannot-read-font = não é possível ler o tipo de letra «{ $file }»
use-font-file = use um ficheiro .ttf ou .otf, ou um tipo de letra incluído
this-font = este tipo de letra
coarse-cover-picture = a imagem «{ $file }» da capa tem { $resolution } píxeis por polegada; são precisos pelo menos { $least } para imprimir bem
needed-pixels = ocupa { $width } × { $height }, por isso precisa de pelo menos { $across } × { $down } píxeis
cannot-read-text = não é possível ler o texto «{ $file }»
page-without-content = uma página sem conteúdo
nothing-to-print = nada neste ficheiro pode ser impresso
page-without-title = uma página sem título para o índice
no-first-level-heading = o seu texto não tem título de primeiro nível
add-text-title = acrescente um: { $setting }
code-on-page = um bloco de código numa página de texto
table-on-page = uma tabela numa página de texto
footnote-on-page = uma nota de rodapé numa página de texto
metadata-on-page = um bloco de metadados numa página de texto
unsupported-on-page = Markdown não suportado numa página de texto
this-cannot-be-printed = isto não pode ser impresso
put-title-in-book = ponha o título nas opções: { $setting }
four-spaces-are-code = as linhas que começam com quatro espaços são código, que as páginas não aceitam
supported-markdown = as páginas têm títulos, parágrafos, ênfase, listas, citações, linhas, ligações e imagens
footnote-or-box-on-page = uma nota de rodapé ou uma caixa de seleção numa página de texto
html-on-page = HTML numa página de texto
this-is-html = isto é HTML
markdown-for-html = escreva-o em Markdown ou retire-o; escreva um `<` isolado como `\<`
nested-too-deeply = está encaixado a demasiada profundidade
move-it-out = tire-o daí
line-in-list = uma linha numa lista ou citação
quotation-in-list = uma citação numa lista ou citação
heading-in-list = um título numa lista ou citação
picture-in-list = uma imagem numa lista ou citação
heading-of-level = um título de nível { $level }
third-is-deepest = o terceiro nível é o mais fundo
picture-in-heading = uma imagem num título
expected-only-text = esperado: só texto
empty-heading = um título vazio
third-list = uma lista numa lista numa lista
two-lists-deep = as listas encaixam-se em dois níveis
empty-item = um item de lista vazio
width-of-picture = «{ $width }» como largura de uma imagem
widths-of-pictures = esperado: de { $least } a { $most } %, como em {"{"}60%{"}"}
picture-in-paragraph = uma imagem dentro de um parágrafo
text-or-picture = esperado: texto ou uma imagem
separate-paragraph = ponha-a num parágrafo à parte, entre linhas vazias
too-few-pixels = a imagem «{ $file }» tem poucos píxeis para encher a página
printed-smaller = seriam { $resolution } píxeis por polegada, por isso é impressa só com { $width } de largura
picture-from-web = uma imagem da web
expected-file = esperado: um ficheiro
put-file-beside = ponha o ficheiro ao lado do livro e indique-o aqui
pictures-of-text = são aceites PNG e JPEG; os caminhos partem da pasta deste texto
cannot-read-puzzles = não é possível ler os sudokus «{ $file }»
expected-file-of-puzzles = esperado: um ficheiro de texto com sudokus
print-first-puzzles = limite o número para imprimir os primeiros ou faça vários livros
digits-from-zero = os sudokus contam os algarismos a partir de 0
printed-from-one = são impressos a partir de 1, a não ser que a secção tenha símbolos próprios, como 0-F
cage-without-sum = uma gaiola sem soma ou cujos algarismos podem repetir-se
cages-with-sums = os livros só imprimem gaiolas de algarismos diferentes com uma soma
fewer-in-file = { $setting } é { $most }, mas o ficheiro tem menos sudokus
file-has-puzzles = «{ $file }» tem { $count }
leave-count-out = deixe { $setting } vazio para os imprimir todos
file-without-puzzles = «{ $file }» não tem sudokus
expected-puzzles = esperado: linhas de 81 casas, grelhas de 9 linhas, JSON…
other-kind = um sudoku do tipo «{ $other }» entre outros do tipo «{ $kind }»
first-that-differs = o primeiro que difere
one-kind-per-section = uma secção tem sudokus de um só tipo; leve este para outra secção
full-puzzle = um sudoku sem casas vazias
nothing-to-solve = não há mais nada para resolver
unproved-puzzle = não é possível provar que o sudoku tem uma só solução
search-gave-up = a procura foi abandonada; o sudoku precisa de mais pistas
no-solution = um sudoku sem solução
cannot-be-completed = nenhuns algarismos o podem completar
several-solutions = um sudoku com várias soluções
needs-more-givens = o sudoku precisa de mais pistas
one-solution-is = uma solução: { $one }
another-solution-is = outra solução: { $other }
same-puzzle-twice = duas vezes o mesmo sudoku
same-as = o mesmo que em { $file }, linha { $line }, ou uma cópia rodada, trocada ou com outros algarismos
remove-one = retire um deles
no-puzzle-in-text = não há nenhum sudoku neste texto
puzzles-do-not-fit = { $setting } na secção «{ $section }» não cabe na página
answers-do-not-fit = { $setting } não cabe na página
grids-too-small = as grelhas teriam { $side } de largura e precisam de { $least }
grids-with-answers = com as soluções, as grelhas teriam { $side } de largura e precisam de { $least }
grids-for-candidates = as grelhas teriam { $side } de largura e precisam de { $least } para os candidatos
grids-for-cells = as grelhas teriam { $side } de largura e precisam de { $least } para casas de { $cell }
larger-page-or-answers-elsewhere = use uma página maior ou margens menores, ou ponha as soluções noutro lado: { $setting }
larger-page-or-less-around = use uma página maior ou margens menores, ou imprima menos à volta das grelhas
larger-page-or-margins = use uma página maior ou margens menores
at-most-fit = nesta página cabem no máximo { $most }
qr-does-not-fit = os códigos QR da secção «{ $section }» não cabem por baixo das grelhas
qr-width = para um telefone o ler, tem de ter { $least } de largura; as grelhas têm { $side }
shorter-link-or-larger-page = encurte a ligação ou use uma página maior
shorter-link-or-fewer-grids = encurte a ligação ou imprima no máximo { $most } grelhas por página
link-too-long = uma ligação da secção «{ $section }» é longa demais para um código QR
length-with-values = com os seus valores tem { $length } caracteres
leave-values-out = retire { $values }
lines-too-heavy = as linhas não deixam espaço para algarismos nas grelhas da secção «{ $section }»
lines-too-heavy-in-answers = as linhas não deixam espaço para algarismos nas grelhas das soluções
cells-and-lines = as casas têm { $cell } de largura, as linhas { $thin } e { $thick }
lighter-lines = use linhas mais finas ou imprima menos grelhas por página
regions-not-shown = os irregulares da secção «{ $section }» não mostrariam as suas regiões
lines-are = as linhas são de { $thin } e { $thick }
thicker-lines = faça as linhas grossas duas ou três vezes mais grossas que as finas
page-too-small-for-walkthrough = a página é pequena demais para o passo a passo de um sudoku de { $side } × { $side }
illegible-candidates = os candidatos não se leriam; use uma página maior ou outro sudoku
no-room-for-text = não há espaço na página para o texto que começa por «{ $start }»
shorten-or-larger = encurte-o, imprima menos na página ou use uma maior
no-room-for-barcode = o espaço do código de barras é pequeno demais para barras legíveis
printers-barcode = deixe { $setting } vazio e deixe a gráfica pôr o seu código de barras
too-many-pages = o livro tem { $pages } páginas; são suportadas no máximo { $most }
too-many-pages-at-least = o livro tem pelo menos { $pages } páginas; são suportadas no máximo { $most }
more-on-page-or-several-books = imprima mais sudokus por página ou faça vários livros
cover-without-printer = o livro não nomeia nenhuma gráfica; uma capa precisa das regras e do papel dela
name-printer = escolha uma: { $setting }
unknown-covers = as capas de «{ $printer }» não são conhecidas
covers-for = há capas para { $printers }
no-such-paper = «{ $printer }» não tem o papel «{ $paper }»
papers-are = { $setting } é um de { $papers }
spine-without-thickness = a espessura do papel «{ $paper }» de «{ $printer }» não é conhecida, nem portanto a largura da lombada
read-thickness = leia a espessura de 1000 páginas no modelo ou na calculadora da gráfica e indique-a: { $setting }
not-bound = o livro tem { $pages ->
    [one] { $pages } página
    [many] { $pages } páginas
   *[other] { $pages } páginas
}, que esta gráfica não encaderna
printer-binds = { $printer }: de { $least } a { $most } páginas de { $size }
printer-binds-on-paper = { $printer }: de { $least } a { $most } páginas de { $size } no papel «{ $paper }»
cover-number-unconfirmed = um número de que a capa depende está por confirmar: { $subject }
compare-cover = compare a capa com o modelo da gráfica antes de a enviar; o número vem de: { $source }
in-this-section = nesta secção
repeating-puzzles = { $count ->
    [one] { $count } sudoku repete outro
    [many] { $count } sudokus repetem outros
   *[other] { $count } sudokus repetem outros
}: quase não há mais deste tipo
earlier-volumes-missing = os volumes anteriores não estão disponíveis: «{ $file }» não foi lido
in-this-registry = é aí que estão os sudokus dos volumes anteriores
make-with-registry = gere o livro com esse ficheiro
no-full-grid = nenhuma grelha completa do tipo «{ $kind }» foi encontrada para { $address } no tempo permitido
perhaps-none-exists = talvez não exista: escolha outra disposição ou tamanho, ou outras variantes
no-puzzle-found = nenhum sudoku com { $requirements } foi encontrado para { $address } em { $attempts } tentativas
attempts-with-other-techniques = { $count ->
    [one] { $count } tentativa retirou
    [many] { $count } tentativas retiraram
   *[other] { $count } tentativas retiraram
} tantas casas, mas precisava de outras técnicas
attempts-with-other-times = { $count ->
    [one] { $count } tentativa retirou
    [many] { $count } tentativas retiraram
   *[other] { $count } tentativas retiraram
} tantas casas, mas precisava de outras técnicas ou de outro tempo
widen-steady = retire `steady` ou alargue `technique`, aqui ou nos níveis
widen-minutes = alargue `minutes` ou `technique`, aqui ou nos níveis
widen-technique = alargue `technique`, aqui ou nos níveis
most-removed = com a simetria «{ $symmetry }» foram retiradas no máximo { $most } casas
easier-level = escolha um nível mais fácil ou faça retirar menos casas
easier-level-or-symmetry = escolha um nível mais fácil, faça retirar menos casas ou prescinda da simetria
all-in-earlier-volumes = todos os { $count } sudokus sorteados para { $address } estão em volumes anteriores
last-drawn = o último sorteado é o número { $number } do volume { $volume }
hardly-any-more = quase não há mais deste tipo: peça menos sudokus, outro nível ou outro tamanho
in-earlier-volumes = { $count ->
    [one] { $address } está num volume anterior:
    [many] { $count } sudokus estão em volumes anteriores: o primeiro, { $address },
   *[other] { $count } sudokus estão em volumes anteriores: o primeiro, { $address },
} é o número { $number } do volume { $volume }
remove-or-keep = retire-os do seu ficheiro ou mantenha-os
other-level-than-named = { $count } de { $all } sudokus não são «{ $level }» e levam o seu próprio nível
level-by-technique = o número { $number } é «{ $level }»: a sua técnica mais difícil é { $technique }
no-repeats-in-series = nenhum sudoku de outro volume pode voltar
same-name-in-each-volume = dê um nome à série, o mesmo em cada volume
volume-missing = o volume { $volume } de «{ $series }» não foi gerado neste navegador, por isso não se podem evitar os seus sudokus
open-and-make-volume = abra o projeto dele e gere os ficheiros; ou abra-o primeiro a partir de um ficheiro
desk-in-browser = é uma redação de jornal, cuja pasta uma página web não pode guardar
add-section-or-daily = acrescente uma secção para fazer aqui um livro; ou faça os seus dias com o programa: gridpress daily
cover-of-changed-book = a capa não serviria para { $file }: o livro mudou; { $why }
make-book-again = gere primeiro o livro de novo
no-lock-to-compare = não há ficheiro de fecho com que comparar
make-book-first = gere primeiro o livro
expected-one-lock = esperado: um ficheiro de fecho; encontrados: { $count }
add-lock = acrescente o ficheiro que termina em .lock, gerado com o livro
cannot-be-opened = não é possível abrir o ficheiro: { $why }
choose-saved-project = escolha um projeto guardado aqui como ficheiro ZIP
not-a-project = não há nenhum { $file } neste ficheiro
made-file = { $file }: { $size }
checks-tell = a verificação diz o que mudar
made-book = { $puzzles } em { $pages }; semente «{ $seed }»
made-listing = { $folder }: listing.html, listing.json, description.html e { $count ->
    [one] { $count } imagem
    [many] { $count } imagens
   *[other] { $count } imagens
}
made-cover = { $file }: { $width } × { $height }, para { $pages } páginas; a lombada tem { $spine } de largura
bare-spine = sem texto na lombada: { $why }
no-barcode = sem código de barras, porque o livro não tem { $setting }; o seu lugar fica livre
spine-pages = a gráfica aceita texto na lombada a partir de { $least } páginas, e o livro tem { $pages }
spine-rule-unknown = a regra da gráfica para o texto da lombada não é conhecida
no-spine = esta encadernação não tem lombada
spine-too-narrow = uma lombada de { $spine } deixa { $left } para o texto, e letra de { $least } precisa de { $needed }
spine-too-short = título e autor em letra de { $least } medem mais de { $length }
count-of-answers = { $count ->
    [one] { $count } solução
    [many] { $count } soluções
   *[other] { $count } soluções
}
proved-seed = cada sudoku é reproduzido a partir da sua semente e do seu código
proved-solutions = { $puzzles }: cada um tem exatamente uma solução, a do ficheiro de fecho
proved-bytes = { $file }: idêntico ao refazer
proved-cover = { $file }: a capa para { $pages } páginas, idêntica ao refazer
proved-proof = { $file }: a prova da capa para { $pages } páginas, idêntica ao refazer
proved-grids = { $puzzles } e { $answers } relidos das páginas, tudo como no ficheiro de fecho
only-lock = não há PDF: só o ficheiro de fecho foi verificado
