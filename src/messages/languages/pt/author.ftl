# Texts for authors; see en/author.ftl.

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
edit-not-toml = o ficheiro não é TOML válido; corrija-o primeiro num editor
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
step-puzzles = a criar os sudokus
step-layout = a paginar
step-writing = a escrever as páginas
step-pictures = a desenhar as imagens
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

not-a-cell = «{ $sign }» não pode estar numa casa
expected-digit-to = esperado: um algarismo de 1 a { $last }, ou «.», «0», «_» ou «*» para uma casa vazia
expected-letter-to = esperado: de 1 a 9, de A a { $last }, ou «.», «0», «_» ou «*» para uma casa vazia
expected-any-digit = esperado: um algarismo de 1 a 9 (acima do tamanho 9, também letras a partir de A), ou «.», «0», «_» ou «*» para uma casa vazia
too-many-cells = uma linha com mais de { $most } casas
no-such-size = nenhuma grelha tem tantas
no-such-holes = nenhuma disposição com nome tem os seus espaços vazios onde está «{ $hole }»
give-corners = indique os cantos de outras disposições como «grids», por exemplo { $example }
line-of-cells = uma linha com { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}
give-layout = indique a disposição das grelhas sobrepostas como «grids», ou escreva «{ $hole }» em cada espaço vazio
expected-grid-or-row = nenhuma grelha tem tantas; esperado: todas as casas de uma grelha ({ $grids }) ou de uma das suas linhas ({ $rows })
surplus-cells = esperado: { $whole } casas, ou { $side } para uma linha da grelha; o excesso começa aqui
missing-cells = esperado: { $whole } casas, ou { $side } para uma linha da grelha; faltam aqui algumas
cells-of-kind = esperado: as { $whole } casas de «{ $kind }»
row-of-kind = a linha { $row } de «{ $kind }» tem { $count ->
    [one] { $count } casa
   *[other] { $count } casas
} sem contar os espaços vazios («{ $hole }»); o sudoku inteiro numa linha tem { $whole }
grid-ends = uma grelha acaba após { $rows ->
    [one] { $rows } linha
   *[other] { $rows } linhas
} de { $height }
expected-rows = esperado: { $rows } linhas de { $cells } casas
misaligned-row = as casas da linha { $row } não estão alinhadas com as colunas de «{ $kind }»
align-columns = esperado: cada casa por baixo das outras da sua coluna, com espaços ou «{ $hole }» nos espaços vazios
misplaced-digit = «{ $digit }» está no lugar de outro algarismo
places-of-cell = cada casa tem { $side } lugares, de 1 a { $side }
marks-of-size = os candidatos de uma grelha de { $side } × { $side }
expected-kind = esperado: um sudoku do tipo «{ $kind }»
puzzle-of-kind = um sudoku do tipo «{ $kind }»
solutions-of-puzzles = { $solutions ->
    [one] { $solutions } solução
   *[other] { $solutions } soluções
} para { $puzzles ->
    [one] { $puzzles } sudoku
   *[other] { $puzzles } sudokus
}
solution-for-each = esperado: uma para cada sudoku na mesma ordem, ou o número do seu sudoku por cima de cada uma
two-grids = duas grelhas numa linha
puzzle-or-solution = uma pode ser o sudoku e a outra a sua solução, ou ambas podem ser sudokus; esperado: um sudoku por linha, com a solução depois de uma vírgula
digit-in-hole = «{ $sign }» em { $cell }, onde «{ $kind }» não tem casa
expected-hole = esperado: «{ $hole }» para um espaço vazio
hole-in-cell = «{ $hole }» em { $cell }, onde «{ $kind }» tem uma casa
unclosed-quotes = aspas que nunca se fecham
close-quotes = esperado: outro " no fim do campo
line-too-short = uma linha que acaba antes da coluna dos sudokus
expected-columns = esperado: pelo menos { $columns } colunas, como no cabeçalho
page-without-puzzle = uma página web sem um sudoku legível
expected-table = esperado: uma tabela com uma célula para cada casa, uma grelha em forma de texto ou uma ligação com as suas casas
kind-without-shape = um sudoku do tipo «{ $kind }» sem as suas regiões, gaiolas ou sinais
format-of-cells = este formato só tem casas; use SudokuPad, JSON ou ipuz
line-without-cells = uma linha sem casas
lines-without-cells = { $count } linhas sem casas
text-beside-cells = texto ao lado das casas
texts-beside-cells = texto ao lado das casas, em { $count } sítios
skipped = ignorado
unread-rules = o sudoku tem regras por palavras, que não são lidas: «{ $text }»
proved-as-read = as soluções só estão provadas para as regras lidas
add-variant = as soluções só estão provadas para as regras lidas; acrescente a regra «{ $variant }» às variantes da secção
unread-solution = a solução do ficheiro não se consegue ler, por isso não foi comparada
expected-all-digits = esperado: um algarismo para cada casa
solution-differs = a solução do ficheiro difere em { $cell }
solution-does-not-solve = a solução do ficheiro não resolve o sudoku
mistyped-or-unread = o ficheiro tem um erro de escrita, ou uma regra não foi lida
link-without-puzzle = a ligação não contém nenhum sudoku
copy-long-link = as ligações curtas só contêm um nome; abra-a e copie a ligação longa (fpuzzles…, scl… ou ?load=…)
puzzle-link-too-long = a ligação é demasiado longa
at-most-characters = esperado: no máximo { $most } caracteres
damaged-link = a ligação está danificada
copy-whole-link = copie a ligação inteira
so-is-line = também a linha { $line }
so-are-lines = também as linhas { $lines }
so-are-lines-and-more = também as linhas { $lines } e mais { $count }
more-not-shown = e mais { $count }, não mostrados
malformed-text = não é { $format } válido
unclosed-array = a lista não está fechada
puzzle-too-large = esperado: um sudoku com menos de { $most } MB
no-square = a grelha não é quadrada
invisible-character = um carácter invisível, que o TOML não admite
expected-plain-space = esperado: um espaço normal
type-plain-space = apague-o e escreva um espaço
not-toml = não é TOML válido
not-a-toml-value = não é um valor em TOML
curly-quote = o TOML não admite a aspa { $mark }
expected-straight-quote = esperado: uma aspa reta: "
type-straight-quotes = escreva " dos dois lados do texto, e desligue as aspas tipográficas do editor
comments-with-hash = um comentário começa por #
headers-are = uma tabela é [page], e cada uma de várias é [[section]]
no-semicolon = cada chave fica na sua linha, sem ponto e vírgula
list-not-closed = mais acima há uma lista ou uma tabela entre chavetas por fechar
write-line = escreva { $line }
or-digits = para um número, escreva algarismos
key-of-letters = uma chave é uma palavra inglesa de letras de a a z, algarismos, - e _
write-value = escreva um valor depois de «{ $key } =», ou retire a linha
backslash = uma barra invertida em "..." inicia um carácter especial; nos caminhos, escreva /
backslash-in-line = uma barra invertida em "..." inicia um carácter especial; nos caminhos, escreva /: { $line }
close-brackets = feche cada parêntese e separe os valores com vírgulas, como em [1, 2]
line-of-its-own = cada chave fica na sua linha
text-needs-quote = falta { $quote } no fim do texto
only-comment-after-text = depois do texto só pode vir um comentário com #; a chave seguinte fica na sua linha
quote-in-text = um texto que contém { $quote } fica entre { $other }: { $line }
key-already-there = a primeira está na linha { $line }: fique só com uma
key-in-other-form = já existe noutra forma: fique só com uma
several-sections = cada uma de várias secções é [[section]]
unknown-key = chave desconhecida «{ $key }»
unknown-key-in = chave desconhecida «{ $key }» em { $table }
unknown-keys = chaves desconhecidas: { $keys }
unknown-keys-in = chaves desconhecidas em { $table }: { $keys }
belongs-to = o seu lugar é { $places-or }
they-belong-to = o seu lugar é { $places-or }
did-you-mean-elsewhere = queria dizer «{ $name }»? O seu lugar é { $places-or }
top-of-file = o início do ficheiro
write-as-table = escreva-o como { $table }, na sua própria linha
key-above-tables = ponha as chaves do livro antes da primeira tabela: abaixo de { $table } são chaves dessa tabela
key-below-header = uma chave pertence à tabela cujo cabeçalho está por cima
did-you-mean-table = queria dizer { $table }? «gridpress guide { $name }» mostra as suas chaves
leave-header-out = retire o cabeçalho: «{ $key }» fica no início do ficheiro
did-you-mean-week = queria dizer «week», o nível de cada dia da semana? { $example }
missing-here = falta aqui «{ $key }»
unknown-key-here = chave desconhecida
ambiguous-places = as casas podem contar-se a partir de 0 ou de 1
name-cells = nenhuma casa tem o número 0 nem o do último lugar, e ambas as leituras servem; nomeie as casas como r1c1, que conta a partir de 1
add-first-zone = nenhuma casa tem o número 0 nem o do último lugar, e ambas as leituras servem; acrescente uma zona ou uma gaiola na primeira linha ou coluna
part-missing = falta «{ $part }»
expected-form = esperado: { $form }
not-a-candidate = «{ $word }» não é um candidato
expected-candidate = esperado: um algarismo, uma linha e uma coluna, como em 413
unsupported = «{ $name }» não é suportado
supported-are = suportados: { $names }
unread-moves = as jogadas do jogo guardado não são lidas
read-from-start = o sudoku é lido como estava no início
random-seed = uma semente aleatória da coleção de Simon Tatham
copy-game-id = copie antes o identificador do jogo, que contém os algarismos (Game, Specific)
damaged-game-id = o identificador do jogo está danificado
copy-whole-id = esperado: um identificador como { $example }, copiado por inteiro
not-an-entry = «{ $entry }» não é a entrada de uma casa
expected-entries = esperado: uma entrada para cada casa de um quadrado, como { $examples }
expected-square = esperado: as casas de um quadrado, como 81, 36 ou 16
cage-elsewhere = a casa { $cell } pertence a uma gaiola que não começa na casa { $leader }
cells-from-zero = as casas contam-se a partir de 0, linha a linha; a primeira casa de uma gaiola tem a sua soma
values-do-not-fit = os valores não preenchem a grelha
expected-letters = esperado: «_» ou uma letra a partir de «b» para cada casa
expected-game-data = esperado: um algarismo, notas e um indicador (0 ou 1) para cada uma das 81 casas
cells-outside = um grupo ou uma gaiola tem casas fora da grelha
xml-without-puzzle = XML sem nenhum sudoku
expected-elements = esperado: elementos { $example }, como nos ficheiros do OpenSudoku, ou um ficheiro do KSudoku; a raiz é «{ $root }»
draws-rule = «{ $key }» desenha uma regra sem a nomear
named-rules = só são suportadas regiões e gaiolas com somas; as ligações do f-puzzles nomeiam outras regras
cage-without-rule = uma gaiola em { $cell } não tem nenhuma regra que seja lida
only-shows = só mostra o texto { $text }
may-repeat = não tem soma, e os seus algarismos podem repetir-se
unread-keys = chaves desconhecidas ao lado do sudoku: { $keys }
keys-of-rules = não são lidas; as regras têm as chaves «variant», «regions», «cages» e «marks»
flag-may-be-rule = o indicador «{ $key }» pode ser uma regra
names-of-variants = os indicadores suportados são nomes de variantes, como «antiknight» e «antiking»
unread-cell-keys = chaves de casas que não são lidas: { $keys }
may-show-rule = podem mostrar uma regra, como as casas cinzentas para os algarismos pares
unknown-puzzle-key = chave desconhecida «{ $key }»
key-may-be-rule = pode ser uma regra; as chaves das regras são «variant», «regions», «cages» e «marks»
near-key = queria dizer «{ $near }»?
key-of-marks = a chave dos sinais é «marks», como em { $marks }, e a das regras é «variant», como em { $variant }
key-of-variant = a chave das regras é «variant», como em { $variant }
unread-kind = o tipo «{ $kind }» não é lido
may-state-rule = pode indicar uma regra
supported-rules = são suportados diagonais, anticavalo, antirrei, janelas e outras zonas de variantes, regiões, gaiolas de killer, pontos, X e V, casas pares e ímpares, termómetros, setas, palíndromos, linhas de sussurros, renban, somas sanduíche, somas X, arranha-céus, somas little killer, não consecutivos e grupos disjuntos
not-a-place = { $value } não está na grelha
wrong-value = { $value } não serve aqui
cells-of-row = a linha { $row } do sudoku tem { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}
expected-cells = esperado: { $cells }
puzzle-of-cells = um sudoku com { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}
zones-without-rule = as zonas não são uma regra suportada
expected-zones = esperado: regiões que cubram a grelha, ou as zonas de uma variante suportada
unsupported-rule = «{ $rule }» não é uma regra suportada
of-file = { $file }: { $what }
of-puzzle = sudoku { $number }: { $what }
about-puzzle = sudoku { $number }: { $what }
about-answer = solução { $number }: { $what }
on-page = página { $page }: { $what }
on-cover = capa: { $what }
wrong-solution = a solução está errada
without-solution = não tem solução
with-several-solutions = tem várias soluções
too-long-to-prove = provar que tem uma só solução demora demasiado
lock-field = «{ $field }» do ficheiro de fecho é { $was }, mas devia ser { $is }
lock-rating = «technique» e «score» do ficheiro de fecho são { $technique } e { $score }, mas deviam ser { $own } e { $points }
and-likewise = { $first }, e o mesmo em { $count ->
    [one] mais um sudoku
   *[other] mais { $count } sudokus
}
rated-differently = { $count ->
    [one] { $count } sudoku foi avaliado
   *[other] { $count } sudokus foram avaliados
} de outro modo quando o livro foi feito: o número { $number } como { $technique } ({ $score }), por esta versão como { $own } ({ $points })
pages-not-compared = os ficheiros estão como foram registados; as páginas são da versão { $version } e, exceto sudokus e soluções, não foram comparadas com as da versão { $own }
hash-differs = a impressão digital difere da do ficheiro de fecho
rebuilt-hash-differs = refeito, a impressão digital difere da do ficheiro de fecho
rebuilt-has-hash = o PDF refeito tem a impressão digital do ficheiro de fecho
unreadable-pdf = não se consegue ler como PDF: { $why }
not-of-lock = não é o ficheiro com que o ficheiro de fecho foi escrito
rewritten = não está como a versão { $version } o escreveu: outro programa alterou-o ou reescreveu-o
pages-of-lock = tem { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
}; no ficheiro de fecho { $recorded }
seen-the-same = os bytes diferem dos que esta versão escreve; o que este leitor vê é igual, outros visualizadores podem mostrar outra coisa
unreadable-code = o código { $code } não se lê em nenhuma página
unreadable-qr = o código QR de «{ $link }» não se lê em nenhuma página
qr-elsewhere = um código QR leva a «{ $link }», que não é uma ligação do livro
lock-contradicts = «{ $path }» do ficheiro de fecho contradiz o resto
count-of-outputs = «output» do ficheiro de fecho indica { $has ->
    [one] { $has } ficheiro
   *[other] { $has } ficheiros
}, mas devia indicar { $should }
not-beside = «{ $field }» do ficheiro de fecho tem «{ $file }», que não é um ficheiro ao lado com um SHA-256
not-name-of-pdf = «output» do ficheiro de fecho tem «{ $file }», mas o nome de um livro acaba em «.pdf»
renamed-in-lock = «{ $is }» chama-se «{ $was }» no ficheiro de fecho: mudou de nome, ou «output» foi alterado
strange-part = contém o que este programa nunca escreve: { $part }
other-page-count = tem { $has ->
    [one] { $has } página
   *[other] { $has } páginas
} em vez de { $expected }
other-boxes = outras caixas de página
other-glyphs = desenha { $texts } como nenhum tipo de letra deste programa
drawn-differently = desenhado de outro modo
looks-different = tem outro aspeto
looks-the-same = tem o mesmo aspeto, mas está desenhado de outro modo
other-size-of-page = outro tamanho
named-puzzle = sudoku { $number }
named-answer = solução { $number }
at-grids = { $what }, em { $names }
other-entry = outro «{ $key }»
other-language = outro «Lang»: a língua do texto
earlier-revisions = contém { $count ->
    [one] uma versão anterior
   *[other] { $count } versões anteriores
} de si mesmo
bytes-before = tem { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
} antes do início
bytes-after = tem { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
} depois do fim
unshown-objects = objetos que nenhuma página mostra: { $count }
other-information = outro «{ $key }» nas informações do documento
no-xmp = não tem XMP
needless-xmp = tem XMP, mas não devia
other-xmp = outro «{ $key }» no XMP
alien-in-cell = na página { $page } há em { $cell } algo que não devia estar ali
missing-on-page = falta; segundo o ficheiro de fecho, está na página { $page }
printed-twice = impresso duas vezes, nas páginas { $first } e { $second }
not-in-lock = na página { $page }, mas não no ficheiro de fecho
on-other-page = na página { $found }; segundo o ficheiro de fecho, na página { $page }
other-side = na página { $page } tem { $found } × { $found }; segundo o ficheiro de fecho, { $side } × { $side }
differs-in-cell = na página { $page } difere do ficheiro de fecho em { $cell }
no-digit-in-cell = na página { $page } há em { $cell } algo que não é um algarismo
refers-to-page = na página { $page } remete para a página { $found } em vez de { $expected }
different-rules = difere do ficheiro de fecho: { $rule }
rules-of-grids = grelhas
rules-of-regions = blocos ou regiões
rules-of-cages = gaiolas ou somas
rules-of-marks = sinais
rules-outside = números fora da grelha
numbered = tem o número { $folio }
cover-for-pages = é para { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
}, e a do ficheiro de fecho para { $locked }
missing-cover-same = o ficheiro falta; a capa refeita tem a impressão digital do ficheiro de fecho
missing-cover = a capa do ficheiro de fecho é de outra versão do livro, para { $pages } páginas em vez de { $own }, e o seu ficheiro falta; faça-a de novo: gridpress cover
neither-front-nor-pages = não é nem a frente da capa nem duas páginas abertas como esta versão as faz
## Explanations of keys of the spec, by table and key

spec-answers-placement = A posição das soluções: no fim, depois de cada secção, num PDF separado, na página ou na folha dos seus sudokus, ou em lado nenhum.
spec-answers-per_page = Soluções por página; por predefinição, doze, ou tantas quantas couberem. Se as grelhas tiverem tamanhos diferentes, o número vale para as mais pequenas. Com `overleaf`, define o tamanho das soluções, e as páginas podem ter menos.
spec-answers-walkthrough = Os números impressos dos sudokus a resolver passo a passo depois das soluções, ou `"all"`.
spec-answers-hints = Acrescenta um capítulo com os primeiros passos de cada sudoku, até onde os únicos se esgotam.
spec-answers-opener = A posição do título das soluções; por predefinição, a do livro e, com `after-section`, por cima das grelhas.
spec-answers-start = A página em que as soluções começam; por predefinição, a do livro.
spec-cover-design = O aspeto da capa; por predefinição, `plain`, ou `field` se outras opções exigirem uma capa a cores.
spec-cover-palette = As cores: o nome de uma paleta, ou uma lista com fundo, letra e uma a três cores de destaque; por predefinição, as do aspeto escolhido.
spec-cover-badges = Textos curtos em destaque na frente, no máximo três.
spec-cover-count = Mostra o número de sudokus num selo; por predefinição, sim.
spec-cover-series = A linha da série por cima do título; por predefinição, a série e o volume do livro.
spec-cover-price = O preço junto ao código de barras.
spec-cover-publisher = O nome da editora ao fundo da contracapa; por predefinição, a editora do livro.
spec-cover-logo = O logótipo da editora ao fundo da contracapa: um PNG ou JPEG junto do ficheiro de opções.
spec-cover-picture = A imagem para o aspeto `picture`: um PNG ou JPEG junto do ficheiro de opções.
spec-cover-picture_area = A parte da capa que a imagem ocupa; por predefinição, a que fica por baixo dos textos.
spec-cover-samples = O número de sudokus de amostra na contracapa; por predefinição, tantos quantos couberem, no máximo três.
spec-cover-blurb = O texto da contracapa; as linhas vazias separam os parágrafos.
spec-cover-background = O preto da capa simples, em percentagem de 0 a 100; por predefinição, o do aspeto escolhido.
spec-cover-spine = Imprime o título e o autor na lombada, se a largura o permitir; ou um texto a imprimir em vez deles.
spec-cover-paper = O nome que a gráfica dá ao papel do miolo; por predefinição, o primeiro papel da gráfica.
spec-cover-thousand_pages = A espessura de mil páginas do papel, se faltar nos dados da gráfica ou for outra.
spec-cover-puzzle = O número impresso do sudoku que aparece na frente; por predefinição, o primeiro que seja adequado.
spec-daily-first = A data do primeiro sudoku.
spec-daily-first_number = O número do primeiro sudoku. Os números contam os dias de publicação.
spec-daily-days = Os dias da semana em que se publica.
spec-daily-skip = As datas em que nada se publica, uma só vez ou todos os anos.
spec-daily-time_zone = O fuso horário que determina a data de hoje, pelo seu nome IANA. Nada mais depende do relógio.
spec-daily-frozen_days = O número de dias depois de hoje cujos sudokus e ficheiros ficam inalterados quando mudam as opções ou o programa; hoje e os dias passados ficam sempre.
spec-daily-page = As colunas da página do jornal.
spec-daily-rules = Imprime as regras do sudoku em letra pequena, se as grelhas deixarem espaço.
spec-daily-byline = A assinatura dos sudokus.
spec-daily-copyright = A linha de direitos de autor.
spec-daily-svg = A forma do texto nos ficheiros SVG: contornos, ou texto.
spec-daily-dpi = A resolução dos ficheiros PNG em pontos por polegada.
spec-daily-web = O aspeto da edição web e os seus ficheiros além das páginas.
spec-daily-week-monday = O nível às segundas-feiras.
spec-daily-week-tuesday = O nível às terças-feiras.
spec-daily-week-wednesday = O nível às quartas-feiras.
spec-daily-week-thursday = O nível às quintas-feiras.
spec-daily-week-friday = O nível às sextas-feiras.
spec-daily-week-saturday = O nível aos sábados.
spec-daily-week-sunday = O nível aos domingos.
spec-daily-slot-id = O nome permanente dos sudokus e ficheiros do espaço: letras, dígitos, `-` e `_`.
spec-daily-slot-first = A data do primeiro sudoku do espaço; por predefinição, a de `[daily]`.
spec-daily-slot-first_number = O número do primeiro sudoku do espaço; por predefinição, o de `[daily]`. Os números contam os dias de publicação do espaço.
spec-daily-slot-days = Os dias da semana em que o espaço se publica; por predefinição, os de `[daily]`.
spec-daily-slot-skip = As datas em que o espaço não se publica, uma só vez ou todos os anos; por predefinição, as de `[daily]`.
spec-daily-slot-title = O título por cima do sudoku; por predefinição, o do ficheiro de opções.
spec-daily-slot-week = O nível de cada dia da semana; por predefinição, o de `[daily.week]`, ou o mais próximo que exista para o género do espaço.
spec-daily-slot-width = A largura da arte-final, que não tem margens nem marcas de impressão.
spec-daily-slot-columns = A largura da arte-final em colunas de `[daily.page]`.
spec-daily-slot-height = A altura da arte-final.
spec-daily-slot-solution = A solução impressa com um sudoku: a do dia anterior, ao lado ou ao contrário, a do próprio dia, ou nenhuma.
spec-daily-slot-language = O código de língua de todo o texto que o programa imprime e mostra; por predefinição, o do ficheiro de opções.
spec-daily-slot-formats = Os formatos dos ficheiros do sudoku de um dia; por predefinição, PDF, ou os da linha de comandos.
spec-daily-page-grid = A divisão do jornal em colunas: a habitual nos Estados Unidos, a do Bay Area News Group, ou a habitual em Singapura.
spec-daily-page-column = A largura de uma coluna personalizada.
spec-daily-page-gutter = O espaço entre duas colunas personalizadas.
spec-daily-web-url = O endereço da pasta publicada. Os cartões de pré-visualização e o feed de notícias precisam de ligações absolutas.
spec-daily-web-site = Acrescenta um arquivo com calendário, um feed de notícias, um ícone e uma aplicação web instalável; as páginas têm ligações para eles.
spec-daily-web-link = A ligação do nome no topo da página.
spec-daily-web-logo = O logótipo em vez do nome do jornal: um ficheiro PNG, JPEG ou SVG de 100 KB, no máximo.
spec-daily-web-dark_logo = O logótipo no modo escuro; por predefinição, `logo`.
spec-daily-web-colours = As cores da página, do texto e de destaque. O seu contraste é verificado.
spec-daily-web-dark_colours = As cores no modo escuro; por predefinição, uma página escura com a mesma cor de destaque.
spec-daily-web-typeface = O tipo de letra: nomes de tipos que os dispositivos possam ter, ou um ficheiro WOFF2, WOFF, TTF ou OTF de 300 KB, no máximo.
spec-daily-web-footer = Uma linha no fim da página, com ligações em Markdown.
spec-daily-web-embed = A origem do site que incorpora as páginas, ou `*` para qualquer uma. O site recebe mensagens sobre inícios, fins e alturas.
spec-grid-thin = A espessura dos traços entre as células; por predefinição, a do aspeto escolhido.
spec-grid-thick = A espessura dos traços entre os blocos e à volta da grelha; por predefinição, a do aspeto escolhido.
spec-grid-tint = O cinzento mais claro das células sombreadas, em percentagem de preto; por predefinição, o do aspeto escolhido.
spec-grid-tinted_boxes = Sombreia um bloco sim, outro não.
spec-grid-gap = O espaço mínimo entre as grelhas; por predefinição, o do aspeto escolhido.
spec-imposition-kind = O tipo de imposição: um livrinho dobrado e agrafado, várias páginas por face, ou páginas lado a lado.
spec-imposition-signature = Para livrinhos: as páginas que se dobram juntas, um múltiplo de 4; por predefinição, o livro inteiro.
spec-imposition-creep = Para livrinhos: a espessura de uma folha.
spec-imposition-pages = Para `nup`: as páginas por face; por predefinição, duas.
spec-imposition-sheet = O papel, escrito como `trim`, ao alto ou ao baixo; por predefinição, duas páginas lado a lado, ou A4 ou letter para `nup`.
spec-imposition-marks = Desenha linhas que mostram onde dobrar e cortar, ou onde acabam as páginas.
spec-section-size = As células de uma linha: 4, 6, 8, 9, 10, 12, 14 a 16, 18, 20 a 22, 24 ou 25; num sudoku irregular também 5, 7, 11, 13, 17, 19 ou 23, num futoshiki ou nos arranha-céus 5 ou 7, num calcudoku 3 a 9.
spec-section-box = As linhas e colunas de um bloco, se diferirem da predefinição: `"3x2"` roda os blocos de um 6x6.
spec-section-grids = Grelhas sobrepostas: o nome de uma disposição, ou as células do canto superior esquerdo das grelhas.
spec-section-variant = Regras que se juntam às normais.
spec-section-symbols = Os símbolos nas células: `"letters"` ou `"numbers"` para 10 e acima; `"shapes"` em vez de dígitos; uma lista de figuras em vez de dígitos, um PNG, JPEG ou SVG junto do ficheiro de opções para cada dígito; as letras de uma palavra em vez de dígitos, como em `"word:NOSTALGIE"`; ou `"word"` para palavras escolhidas pelo programa.
spec-section-word_line = Onde a palavra se lê na solução: numa linha, numa coluna ou na diagonal descendente; por predefinição, ao acaso.
spec-levels-easy-name = O nome impresso; por predefinição, o da língua do livro.
spec-levels-easy-stars = O número de estrelas impressas. Um nível mais difícil tem pelo menos outras tantas.
spec-levels-easy-minutes = Um tempo-alvo em minutos, para `target_time` em [puzzle]; ou o menor e o maior tempo de resolução previsto, que todos os sudokus do nível respeitam.
spec-levels-easy-removed = O número mínimo e máximo de células esvaziadas, para todas as secções do nível.
spec-levels-easy-technique = A mais fácil e a mais difícil das técnicas que podem ser a mais difícil de um sudoku.
spec-levels-easy-score = A pontuação mínima e máxima de um sudoku.
spec-listing-headline = A linha por cima da descrição e na primeira imagem; por predefinição, o número de sudokus e os seus níveis.
spec-listing-description = A descrição completa, com linhas vazias entre os parágrafos ou com as etiquetas que as lojas aceitam; por predefinição, uma gerada, que começa pelo texto da contracapa, se o houver.
spec-listing-keywords = Os campos para palavras-chave, no máximo sete, até 50 carateres cada; por predefinição, palavras-chave que descrevem os sudokus.
spec-listing-categories = Os caminhos de três categorias da loja, no máximo; por predefinição, categorias adequadas aos sudokus.
spec-listing-contributors = Outras pessoas além do autor, cada uma com uma função: `editor`, `foreword`, `illustrator`, `introduction`, `photographer`, `preface`, `translator`, ou `author` para mais um autor.
spec-listing-audience = Os leitores a quem os textos se dirigem; por predefinição, crianças se as regras estiverem em frases curtas, seniores se o livro for em letra grande, e adultos nos outros casos.
spec-listing-ages = As idades do leitor mais novo e do mais velho, de 0 a 18.
spec-listing-look_inside = As páginas a mostrar na loja, contadas a partir da primeira do livro; por predefinição, algumas de cada tipo.
spec-listing-ai_content = A sua própria resposta sobre os textos, imagens e sudokus que forneceu, a seguir à resposta sobre os que foram gerados.
spec-front-half_title = Uma página só com o título, antes da página de rosto.
spec-front-title_page = A página de rosto.
spec-front-copyright = O texto da página de direitos de autor, que leva também o ISBN; sem ele, não há esta página.
spec-front-copyright_line = A linha com ©, o ano de `date` e o autor, ou então a editora, acima do texto da página de direitos de autor.
spec-front-dedication = O texto da página de dedicatória, a seguir à página de direitos de autor.
spec-front-contents = O índice.
spec-front-how_to = Uma página com as regras, ou `"kids"` para frases curtas, para crianças.
spec-front-levels = Uma legenda dos níveis do livro e das suas estrelas.
spec-front-techniques = Um capítulo sobre as técnicas que os sudokus exigem.
spec-back-blank_grids = O número de páginas com grelhas em branco, do tamanho das da secção com mais sudokus.
spec-back-notes = O número de páginas para notas.
spec-back-notes_style = O estilo das páginas para notas: pautadas ou lisas.
spec-back-record = Uma tabela para registar a data e o tempo de resolução de cada sudoku.
spec-back-stats = Estatísticas dos sudokus: níveis, técnicas e números de dígitos dados.
spec-back-certificate = Um diploma por resolver o livro.
spec-back-about_author = Um capítulo sobre o autor; as linhas vazias separam os parágrafos.
spec-back-about_book = Um capítulo sobre o livro; as linhas vazias separam os parágrafos.
spec-back-colophon = Uma página com os tipos de letra, a versão, a revisão do gerador, a semente e as opções de cada secção.
spec-text-file = O ficheiro Markdown com o texto da página.
spec-text-place = O lugar da página: `"front"`, `"back"`, ou o nome permanente da secção que se lhe segue.
spec-text-title = O título do primeiro capítulo no índice, e também na página, se o ficheiro não tiver nenhum.
spec-text-contents = Inclui os seus capítulos no índice.
spec-numbering-first = O número do primeiro sudoku, ou a sua data, para os sudokus serem designados por datas.
spec-numbering-per_section = Recomeça em cada secção com o primeiro número, a seguir ao `prefix` da secção.
spec-page-trim = O formato da página depois do corte: um nome como `a5`, `letter` ou `kdp-6x9`, dois lados, ou uma tabela com os dois lados.
spec-page-margins = As margens, espelhadas nas páginas esquerdas.
spec-page-bleed = A sangria para além do corte.
spec-page-condition = A condição de impressão registada num ficheiro PDF/X; por predefinição, a da gráfica ou `FOGRA47`.
spec-page-folios = Imprime os números de página ao fundo, do lado exterior.
spec-page-roman_front = Numera em algarismos romanos as páginas antes dos sudokus, sem recomeçar a contagem depois delas.
spec-page-facing = Espelha as páginas esquerdas e começa os capítulos à direita; por predefinição, o que a gráfica definir, ou sim.
spec-page-reverse = O verso de cada página de sudokus: mais sudokus, uma página em branco, ou um padrão claro para quem usa canetas de feltro.
spec-page-running_heads = Imprime o título do livro no topo das páginas esquerdas, e o da secção no das direitas.
spec-page-edge_marks = Marca as secções na borda exterior, cada uma um degrau mais abaixo: até à sangria ou, sem sangria, afastadas da borda.
spec-page-printer = A gráfica cujas regras se aplicam.
spec-page-margins-inside = A medianiz, a margem do lado da lombada; `"auto"` é o mínimo da gráfica para o número final de páginas.
spec-page-margins-outside = A margem do lado oposto à lombada; `"auto"` é 0.5in, ou o mínimo da gráfica, se for maior.
spec-page-margins-top = A margem superior; `"auto"` é 0.6in, ou o mínimo da gráfica, se for maior.
spec-page-margins-bottom = A margem inferior; `"auto"` é 0.6in, ou o mínimo da gráfica, se for maior.
spec-width-height-width = A largura.
spec-width-height-height = A altura.
spec-puzzle-heading = O título por cima de cada grelha: uma linha de texto, ou uma faixa com o número a branco numa etiqueta preta.
spec-puzzle-level = Imprime o nível ao lado do número. Em grelhas estreitas, o título é abreviado.
spec-puzzle-stars = Imprime as estrelas do nível ao lado do número.
spec-puzzle-dots = Imprime cinco pontos em vez de estrelas, dos quais são preenchidos tantos quantas as estrelas do nível.
spec-puzzle-rules = Imprime as regras da variante por baixo da grelha; `"all"` acrescenta as regras normais, `"kids"` as mesmas em frases curtas para crianças.
spec-puzzle-givens = Imprime o número de dígitos dados por baixo da grelha.
spec-puzzle-technique = Imprime por baixo da grelha a técnica mais difícil que o sudoku exige.
spec-puzzle-answer_page = Imprime a página da solução à direita do número.
spec-puzzle-name = Imprime uma linha para o nome de quem resolve.
spec-puzzle-date = Imprime uma linha para a data.
spec-puzzle-time = Imprime uma linha para o tempo.
spec-puzzle-minutes = Imprime o tempo de resolução previsto, arredondado aos minutos. Os sudokus para além de qualquer técnica não o têm.
spec-puzzle-target_time = Imprime o tempo-alvo do nível do sudoku.
spec-puzzle-code = Imprime o código que volta a gerar o sudoku com a semente do livro; os sudokus de um ficheiro não o têm.
spec-puzzle-qr = A ligação de um código QR. `{"{number}"}`, `{"{code}"}`, `{"{seed}"}` e `{"{givens}"}` são substituídos pelos do sudoku.
spec-puzzle-marks = Ajudas para as anotações a lápis: campos claros nos cantos das células vazias, todos os dígitos por baixo da grelha, ou os candidatos de cada célula vazia.
spec-section-id = O nome permanente dos sudokus da secção: letras, dígitos, `-` e `_`.
spec-section-title = O título da secção, na sua página de abertura e no índice; sem ele, a secção não tem nem uma coisa nem outra.
spec-section-intro = A introdução por baixo do título; as linhas vazias separam os parágrafos.
spec-section-picture = Uma imagem por baixo da introdução: um PNG ou JPEG junto do ficheiro de opções.
spec-section-prefix = O prefixo dos números dos sudokus, como em `A12`; por predefinição, uma letra, se cada secção tiver numeração própria.
spec-section-level = O nível dos sudokus, ou a designação dos sudokus de um ficheiro.
spec-section-count = O número de sudokus, que em folhas para uma turma se entende por aluno; por predefinição, todos os sudokus de um ficheiro.
spec-section-copies = Em folhas para uma turma, o número de folhas desta secção, que então é só para os alunos seguintes da lista; sem ele, uma secção é para todos os alunos.
spec-section-per_page = Sudokus por página, tão grandes quanto a página permite.
spec-section-order = A ordem de impressão: por pontuação, a partir do mais fácil, por tempo de resolução previsto, ou tal como foram gerados. Por predefinição, `"rising"`, ou a ordem do ficheiro.
spec-section-opener = A posição do título da secção; por predefinição, a do livro.
spec-section-start = A página em que a secção começa; por predefinição, a do livro.
spec-section-source = Um ficheiro com os seus próprios sudokus, em vez de `level`; `count` limita então o seu número.
spec-series-name = O nome da série, impresso na página de rosto, na página de direitos de autor e na capa.
spec-series-volume = O número do livro na série.
spec-series-registry = O ficheiro com os sudokus de todos os volumes, criado com o primeiro. Nenhum sudoku de um volume anterior se repete.
spec-section-symmetry = A simetria dos dígitos dados.
spec-section-fill = O método para as grelhas completas. `"shuffle"` transforma uma grelha fixa, pelo que todas as grelhas são equivalentes.
spec-section-removed = O número mínimo e máximo de células esvaziadas; por predefinição, o do nível.
spec-section-technique = A mais fácil e a mais difícil das técnicas que podem ser a mais difícil de um sudoku; por predefinição, as do nível.
spec-section-score = A pontuação mínima e máxima de um sudoku; por predefinição, a do nível.
spec-section-minutes = O menor e o maior tempo de resolução previsto, em minutos; por predefinição, o do nível, se o tiver.
spec-section-search = Procura, na vizinhança de cada sudoku, um com menos dígitos dados; por predefinição, se uma só passagem raramente esvaziar células suficientes.
spec-section-empty_overlaps = Deixa vazias as células comuns das grelhas sobrepostas.
spec-section-signs = Imprime os sinais das operações nas jaulas de um calcudoku; sem eles, qualquer operação é possível.
spec-section-steady = Rejeita os sudokus cuja dificuldade se resume a um único obstáculo.
spec-title = O título do livro, impresso na página de rosto e nos títulos correntes, e guardado nos metadados do PDF.
spec-subtitle = O subtítulo.
spec-author = O autor.
spec-series = A série do livro, impressa na página de rosto, na página de direitos de autor e na capa: o seu nome, ou uma tabela com mais chaves.
spec-volume = O número do livro na série.
spec-edition = A edição, impressa na página de direitos de autor.
spec-imprint = O nome da editora, impresso ao fundo da página de rosto e na página de direitos de autor.
spec-isbn = O ISBN de treze dígitos, com ou sem hífenes; o dígito de controlo é verificado.
spec-language = A língua de todo o texto que o programa imprime, e das datas e números: um código de língua, com ou sem região; `de-informal`, `fr-informal` e `es-informal` tratam o leitor por `du` e `tu`.
spec-seed = Um texto ou número inteiro que determina todos os sudokus gerados. Na sua falta, é sorteada uma nova semente, que fica guardada na matriz.
spec-engine = A revisão do gerador. Uma revisão nunca muda, por isso as sementes antigas mantêm os seus sudokus.
spec-calibration = Um ficheiro com os tempos de resolução dos seus leitores, criado por `gridpress calibrate`; todos os tempos previstos em minutos passam a ser os deles.
spec-date = A data no PDF; por predefinição, a de `SOURCE_DATE_EPOCH`, se estiver definida.
spec-profile = O perfil de saída do PDF; por predefinição, o da gráfica ou `screen`.
spec-opener = Os títulos das secções e das soluções: em páginas separadas, por cima das primeiras grelhas, ou só no índice.
spec-start = A primeira página das secções e das soluções: a página direita seguinte, ou a página seguinte.
spec-design = O aspeto do livro.
spec-pictures = Imagens incluídas no programa para as páginas de rosto, as aberturas das secções, as explicações e o fundo das páginas: animais para colorir.
spec-type-text = O tipo de letra do texto corrido: o nome de um dos incluídos, o caminho de um ficheiro de letra, ou caminhos por estilo.
spec-type-headings = O tipo de letra dos títulos, em negrito; por predefinição, o do texto.
spec-type-digits = O tipo de letra dos dígitos nas grelhas.
spec-type-figures = A forma dos algarismos no texto corrido; por predefinição, a do aspeto escolhido.
spec-type-size = O corpo do texto corrido, de que derivam os outros corpos; por predefinição, o do aspeto escolhido.
spec-type-leading = A distância entre as linhas de base, de uma a duas vezes o corpo; por predefinição, quatro terços de `size`, ou a do aspeto escolhido.
spec-type-justify = Justifica o texto corrido; por predefinição, conforme o aspeto escolhido.
spec-type-hyphenate = Hifeniza as palavras segundo as regras da língua do livro; por predefinição, conforme o aspeto escolhido.
spec-regular-italic-bold-regular = O caminho da letra normal.
spec-regular-italic-bold-italic = O caminho da letra itálica; por predefinição, a normal.
spec-regular-italic-bold-bold = O caminho da letra negra; por predefinição, a normal.
spec-worksheet-names = Os nomes dos alunos, uma folha para cada um: uma lista, ou um ficheiro junto do ficheiro de opções com um nome por linha.
spec-worksheet-copies = O número de folhas; as folhas além dos nomes têm uma linha vazia para o nome. Por predefinição, uma por nome.
spec-worksheet-same = Dá a todos os alunos os mesmos sudokus, em vez de sudokus diferentes do mesmo nível.
spec-worksheet-date = A data em cada folha, como `"2026-11-27"`, ou outro texto; por predefinição, uma linha vazia.
spec-worksheet-cut_outs = Acrescenta depois de cada folha uma página com dígitos para recortar, do tamanho das células dos seus sudokus.
spec-worksheet-codes = Imprime por baixo de cada sudoku um código curto para encontrar a solução.
