# The page of the application. `{ $name }` is a value that the page fills in.
skip = Saltar para as páginas
parts = Partes do livro
part-book = Livro
part-answers = Soluções
part-cover = Capa
view = Vista
pages-before = Páginas anteriores (←)
pages-after = Páginas seguintes (→)
page = Página
page-of = de { $count }
page-short = p. { $page }
page-unknown = A página { $page } não existe: há { $count } no total.
puzzle-field = Sudoku
puzzle-no = n.º
puzzle-unknown = O sudoku { $puzzle } não existe: a numeração vai de { $first } a { $last }.
puzzle-page = Sudoku { $puzzle }: página { $page }
puzzle-pages = Sudoku { $puzzle }: página { $page }, solução: página { $answer }
answer = Solução
zoom = Zoom
zoom-page = Página inteira
zoom-width = Largura da página
zoom-actual = Tamanho real
pages-shown = Páginas
pages-facing = Lado a lado
pages-single = Uma a uma
guides = Guias
guides-lines = Linhas nas páginas
guides-trim = Corte
guides-bleed = Sangria
guides-margins = Margens
guides-safe = Área segura
guides-baselines = Linhas de base
guides-no-safe = A área segura é desconhecida: escolha uma gráfica.
dock-thumbs = Vista geral
dock-edit = Editar
dock-make = Gerar
dock-findings = Verificar
status-busy = A gerar o livro…
status-wrong = Erros em { $file }
status-fine = { $file }: atualizado
no-response = Sem resposta: o gridpress ainda está aberto?
no-response-saved = Sem resposta: o gridpress ainda está aberto? Nada foi guardado.
cover-none = Não há capa para mostrar.
cover-parts = Contracapa, lombada e frente
book-none = Ainda não há livro para mostrar.
mistakes =
    { $count ->
        [one] Um erro no livro
       *[other] { $count } erros no livro
    }
mistakes-last = { $mistakes }: esta é a última versão válida
go-to-setting = Ir para esta opção
warnings = Avisos
check = Verificação
check-busy = A verificar as páginas…
check-no-printer = Nenhuma gráfica escolhida: estas são as regras para todos os livros
rules-fail =
    { $count ->
        [one] Uma regra por cumprir
       *[other] { $count } regras por cumprir
    }
rules-pass =
    { $count ->
        [one] Uma regra cumprida
       *[other] { $count } regras cumpridas
    }
rules-all =
    { $count ->
        [one] A única regra está cumprida
       *[other] Todas as { $count } regras estão cumpridas
    }
fails = Por cumprir
advice = Conselho
required-is = exigido: { $value }.
what-to-change = O que mudar: { $change }
more = e mais { $count }
shortcuts = Atalhos de teclado nas páginas
shortcut-turn = páginas anteriores e seguintes
shortcut-ends = primeira e última página
shortcut-page = ir para uma página
shortcut-puzzle = ir para um sudoku
shortcut-zoom = ampliar e reduzir
shortcut-fit = página inteira
shortcut-facing = páginas lado a lado ou uma a uma
start-book = Começar um livro
start-book-is = Ainda não há nenhum livro aqui, por isso está a ver um exemplo. Escolha um modelo para começar; tudo pode ser mudado mais tarde. Nenhum ficheiro existente é substituído.
use-template = Usar este modelo
created = { $file } foi criado.
undo = Desfazer
redo = Refazer
undone = Desfeito.
redone = Refeito.
again = Tentar de novo
saving = A guardar …
saved = Guardado em { $file }.
saved-moved = Guardado. Alguns sudokus que seriam resolvidos passo a passo já não existem; os últimos do livro ocupam o seu lugar.
book-name = { $file }
not-saved-changed = Não guardado: o ficheiro foi alterado noutro programa.
paused = O formulário está em pausa: { $file } não é TOML válido. Corrija-o no seu editor ou desfaça lá a última alteração.
views = Vista das opções
view-basic = Básica
view-advanced = Avançada
search = Procurar uma opção
count-found =
    { $count ->
        [one] Uma opção
       *[other] { $count } opções
    }
none-found = Nenhuma opção corresponde.
rare = Mostrar também as opções para jornais e para várias páginas por folha
reset-group = Repor este grupo
count-set =
    { $count ->
        [one] Uma definida
       *[other] { $count } definidas
    }
count-invalid =
    { $count ->
        [one] Uma inválida
       *[other] { $count } inválidas
    }
add-section = Adicionar uma secção
add-text = Adicionar uma página de texto
add-daily-slot = Adicionar um espaço
move-up = Mover para cima
move-down = Mover para baixo
remove-item = Remover
required = obrigatório
range = De { $least } a { $most }.
at-least = No mínimo { $least }.
default-is = Predefinição: { $value }
default = predefinição
is-default = { $value } (predefinição)
for-example = Por exemplo: { $value }
no-value = nada
yes = sim
no = não
from = de
to = até
other = Outro…
done = Concluir
open = Abrir
save = Guardar
line = Linha { $number }
file-none = Nenhum ficheiro
file-choose = Escolher um ficheiro…
file-drop = ou largue-o aqui
file-storing = A guardar o ficheiro…
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } píxeis.
picture-part = { $width } × { $height } píxeis: a { $part } % da largura do texto, fica nítida na impressão.
picture-fine = { $width } × { $height } píxeis: nitidez suficiente, com { $resolution } píxeis por polegada.
picture-coarse = { $width } × { $height } píxeis: só { $resolution } píxeis por polegada à largura total, e uma impressão nítida exige { $required }. Em tamanho menor, a imagem serve.
picture-coarse-needed = { $width } × { $height } píxeis: só { $resolution } píxeis por polegada, e uma impressão nítida exige { $required }. Use uma imagem de, pelo menos, { $wide } × { $high } píxeis.
picture-caption = Legenda
font-file-fine = { $family }: pode ser usado.
font-file-forbidden = { $family }: a licença proíbe o uso em livros ({ $why }).
make = Gerar os ficheiros
make-is = Cria os ficheiros para a loja ao lado do livro. Os ficheiros que o gridpress não criou, ou que foram alterados depois disso, nunca são substituídos.
make-all = Gerar e validar tudo
make-book = Gerar o miolo
make-cover = Gerar a capa
make-proof = Validar ficheiros
make-busy = Em curso
make-none = Ainda não há livro: comece por um modelo, em Editar.
making-book = A gerar o miolo…
making-cover = A gerar a capa…
making-proof = A validar os ficheiros…
finished-book = O miolo está pronto.
finished-cover = A capa está pronta.
finished-proof = Todos os ficheiros estão validados: cada sudoku tem uma só solução, e os ficheiros condizem entre si.
failed-book = O miolo não foi gerado.
failed-cover = A capa não foi gerada.
failed-proof = Os ficheiros não condizem entre si.
files = Ficheiros
folder = Na pasta { $folder }
part-interior = Miolo
part-lock = Matriz
count-pages =
    { $count ->
        [one] Uma página
       *[other] { $count } páginas
    }
checklist = Lista de verificação
messages = Mensagens
state-good = Feito
state-todo = Por fazer
state-bad = Ainda não
check-names-good = O título, o autor e o copyright são seus.
check-names-todo = O título, o autor ou o copyright ainda é o de um modelo. Veja o painel Verificar.
check-printer-good = Gráfica: { $printer }.
check-printer-todo = Escolha a gráfica, para que as suas regras sejam verificadas.
check-rules-good =
    { $count ->
        [one] Nenhuma regra por cumprir.
       *[other] Todas as { $passed } regras estão cumpridas.
    }
check-rules-bad =
    { $count ->
        [one] Uma regra por cumprir: { $rules }. Veja o painel Verificar.
       *[other] { $count } regras por cumprir: { $rules }. Veja o painel Verificar.
    }
check-pictures-good = As imagens têm nitidez suficiente.
check-pictures-bad = Uma imagem é pequena demais para uma impressão nítida. Veja o painel Verificar.
check-interior-good = O miolo está gerado: { $pages } páginas.
check-interior-todo = Gere o miolo.
check-interior-bad = O ficheiro do miolo é mais antigo do que o livro: gere-o de novo.
check-cover-good = A capa serve para estas { $pages } páginas: a lombada tem { $spine } de largura.
check-cover-todo = Gere a capa.
check-cover-bad = O ficheiro da capa pertence a outra versão do livro: gere-o de novo.
check-counts-good =
    { $count ->
        [one] O livro tem um sudoku.
       *[other] O livro tem { $count } sudokus, tantos quantos os seus textos prometem.
    }
check-counts-bad =
    { $count ->
        [one] O título, um selo ou a contracapa promete { $promised } sudokus, e o livro tem um.
       *[other] O título, um selo ou a contracapa promete { $promised } sudokus, e o livro tem { $count }.
    }
writer = Página de texto
writer-tools = Formatação
writer-heading = Título
writer-bold = Negrito
writer-italic = Itálico
writer-list = Lista com marcas
writer-picture = Imagem…
writer-text = Texto, em Markdown
writer-style = Estilo
writer-plain = Texto
writer-chapter = Título de capítulo
writer-subheading = Título pequeno
writer-quote = Citação
writer-source = Markdown
writer-numbers = Lista numerada
writer-outdent = Diminuir o avanço
writer-indent = Aumentar o avanço
writer-link = Ligação
writer-rule = Linha de separação
writer-address = Endereço
writer-page = Texto da página
writer-source-is = Mostra o texto em Markdown
writer-kept = Esta parte é mostrada em Markdown e fica como está.
pictures = Inserir uma imagem
picture-width = Largura
pasted-table = As páginas de texto não têm tabelas: as linhas da tabela passaram a linhas de texto.
pasted-picture = Faltam as imagens que não foi possível colar: acrescente-as com «Imagem…».
pasted-other = As partes que não podem ser impressas, como vídeos e formulários, ficaram de fora.
text-write = Escrever…
text-name = texto
text-starter = # Boas-vindas{"\u000A\u000A"}Escreva aqui o seu próprio texto.{"\u000A"}
puzzles-own = Adicionar os seus sudokus…
puzzles-own-is = Cole sudokus em qualquer formato: linhas de 81 células, grelhas, JSON, ligações… ou largue aqui um ficheiro. Verifica-se se cada um tem exatamente uma solução.
puzzles-add = Adicionar ao livro
puzzles-givens =
    { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
puzzles-fine =
    { $count ->
        [one] Um sudoku ({ $kind }) com exatamente uma solução.
       *[other] { $count } sudokus ({ $kind }), cada um com exatamente uma solução.
    }
units = Medidas em
unit-in = polegadas
unit-mm = milímetros
term-seed = O que é uma semente?
term-seed-is = Quaisquer palavras ou um número. A mesma semente dá sempre os mesmos sudokus, e outra semente dá outros.
term-bleed = O que é a sangria?
term-bleed-is = Tinta que ultrapassa a borda da página, para que não fique uma linha branca onde o papel é cortado. Só é precisa em páginas com imagens até à borda.
term-gutter = O que é a medianiz?
term-gutter-is = A margem interior, onde as páginas são coladas ou agrafadas. Os livros grossos precisam de mais; o gridpress define-a pela tabela da gráfica.
term-registry = Como funciona?
term-registry-is = O gridpress mantém um ficheiro com todos os sudokus da série na pasta acima deste livro. Faça cada volume numa pasta própria, ao lado da deste livro, e nenhum sudoku se repetirá.
term-lock = O que é a matriz?
term-lock-is = Um ficheiro a partir do qual o gridpress refaz exatamente este livro e o verifica. Guarde-o junto do livro.
term-opener = O que é uma página de abertura?
term-opener-is = A primeira página de uma secção, com o seu título.
where = Em { $file }, linha { $line }
quoted-title = «{ $text }»
volume-next = O volume seguinte
volume-next-is = Começa um livro novo ao lado deste, com as mesmas opções e novos sudokus. Gere primeiro este volume.
volume-folder = Nome da pasta
volume-start = Começar o volume seguinte
volume-starting = A começar…
volume-open = Abrir o volume seguinte
group-book = O livro
group-paper = Gráfica, formato e aspeto
group-puzzles = Sudokus
group-puzzles-is = Uma secção é uma parte do livro com sudokus de um só tipo e nível.
group-answers = Soluções
group-front = Páginas antes dos sudokus
group-texts = Páginas de texto próprias
group-texts-is = Uma introdução, dicas, agradecimentos: escreva-os aqui, com imagens se quiser.
group-back = Páginas depois dos sudokus
group-cover = Capa
group-series = Série
title-title = Título
help-title = Impresso na página de rosto e na capa.
title-subtitle = Subtítulo
help-subtitle = Facultativo, como “Do fácil ao difícil”.
title-author = Autor
help-author = O seu nome ou pseudónimo, tal como a loja o mostra.
title-imprint = Editora
help-imprint = Facultativo: o nome da sua editora, na página de rosto.
title-language = Língua do livro
help-language = Títulos, regras e soluções são impressos nesta língua.
title-seed = Semente
help-seed = Decide que sudokus tem o livro.
title-page-printer = Impresso por
help-page-printer = Verificam-se as suas regras para margens, formato e número de páginas.
printer-none = Nenhuma gráfica escolhida
title-page-trim = Formato das páginas
help-page-trim = O formato do livro acabado.
size-other = Outro formato
title-design = Aspeto das páginas
help-design = Letra e decoração das páginas.
design-classic = Clássico
design-modern = Moderno
design-large-print = Letra grande
title-type-text = Tipo de letra do texto
help-type-text = Um tipo de letra próprio precisa de uma licença para livros.
title-type-digits = Tipo de letra dos dígitos
help-type-digits = Nas grelhas.
file-own = Um ficheiro de letra próprio…
title-answers-placement = Onde ficam as soluções
help-answers-placement = Quem resolve prefere-as no fim do livro.
placement-back = No fim do livro
placement-after-section = Depois de cada secção
placement-separate = Num PDF separado
placement-foot = Ao contrário, ao fundo da página
placement-overleaf = Na página seguinte
placement-beside = Ao lado do sudoku
placement-none = Sem soluções
title-answers-per_page = Soluções por página
help-answers-per_page = Deixe vazio para pôr tantas quantas se leem bem.
title-front-half_title = Primeiro, uma página só com o título
title-front-title_page = Página de rosto
title-front-copyright = Página de direitos de autor
help-front-copyright = O texto, como “© 2026 O Seu Nome”. Sem texto, não há esta página.
title-front-dedication = Dedicatória
help-front-dedication = O texto, numa página própria.
title-front-contents = Índice
title-front-how_to = Como se resolve
help-front-how_to = As regras de todos os tipos de sudoku do livro.
how_to-true = As regras
how_to-kids = As regras em frases curtas, para crianças
how_to-false = Sem regras
title-front-levels = Uma página sobre os níveis
title-front-techniques = Um capítulo sobre técnicas de resolução
help-front-techniques = Com exemplos, para as técnicas que os sudokus exigem.
title-back-blank_grids = Páginas com grelhas em branco
title-back-notes = Páginas para notas
title-back-record = Uma tabela para datas e tempos
title-back-stats = Estatísticas dos sudokus
title-back-certificate = Um diploma
help-back-certificate = Para quem tiver resolvido o livro.
title-back-about_author = Sobre o autor
help-back-about_author = O seu texto, numa página própria.
title-back-about_book = Sobre o livro
help-back-about_book = O seu texto, numa página própria.
title-cover-design = Aspeto
help-cover-design = Cada imagem mostra o título do seu livro.
cover-plain = Simples
cover-field = Campo de cor
cover-tilt = Inclinado
cover-swiss = Suíço
cover-stripes = Riscas
cover-mosaic = Mosaico
cover-pop = Pop
cover-animals = Animais
cover-night = Noite
cover-picture = A sua imagem
title-cover-palette = Cores
palette-ocean = Oceano
palette-sunrise = Nascer do sol
palette-forest = Floresta
palette-berry = Amora
palette-paper = Papel
palette-midnight = Meia-noite
palette-retro = Retro
palette-candy = Guloseima
palette-lagoon = Lagoa
palette-brick = Tijolo
title-cover-lettering = Letra do título
lettering-heavy = Maiúsculas grossas
lettering-condensed = Maiúsculas estreitas
lettering-serif = Com serifas
lettering-tiles = Uma casa por letra
lettering-headings = Como os títulos do livro
title-cover-picture_area = Parte da capa que ocupa
picture_area-below = Por baixo dos textos
picture_area-full = Toda, com os textos por cima
picture_area-alone = Toda, sem textos
title-cover-picture = Imagem própria na frente
help-cover-picture = Um ficheiro PNG ou JPEG; é copiado para junto do livro e ocupa toda a frente.
title-cover-blurb = Texto da contracapa
help-cover-blurb = O que leva alguém a comprar este livro.
title-cover-badges = Selos
help-cover-badges = Até três textos curtos na frente, separados por vírgulas.
title-isbn = ISBN
help-isbn = Deixe vazio se a loja der um número ao livro. Caso contrário, o gridpress desenha o código de barras.
title-cover-price = Preço
help-cover-price = Junto ao código de barras, como “9,99 €”.
title-cover-logo = Logótipo da editora
help-cover-logo = Um ficheiro PNG ou JPEG, ao fundo da contracapa.
title-cover-thousand_pages = Espessura de 1000 páginas
help-cover-thousand_pages = Esta gráfica não a publica para este papel, e a lombada da capa precisa dela: veja-a na calculadora de capas da gráfica, por exemplo 2.3in ou 58mm.
title-series-name = Nome da série
help-series-name = Na página de rosto e na capa.
title-series-volume = Volume
help-series-volume = O número deste livro na série.
title-series-registry = Nunca repetir um sudoku de outro volume
title-section-title = Título
help-section-title = Na sua primeira página e no índice. Sem ele, a secção não tem nem uma coisa nem outra.
title-section-kind = Tipo de sudoku
title-section-level = Nível
title-section-count = Número de sudokus
title-section-per_page = Por página
per_page =
    { $count ->
        [one] Um sudoku, tão grande quanto possível
       *[other] { $count } sudokus
    }
title-section-intro = Introdução
help-section-intro = Algumas frases por baixo do título.
title-section-picture = Imagem
help-section-picture = Na primeira página da secção.
section-new = Secção { $count }
section-own = Os meus sudokus
kinds-sizes = Sudoku
kinds-variants = Sudoku com mais regras, e parentes
kinds-layouts = Várias grelhas
title-text-title = Título no índice
help-text-title = Deixe vazio para usar o primeiro título do texto.
title-text-place = Lugar
place-front = Antes dos sudokus
place-back = No fim
place-before = Antes de “{ $section }”
title-text-contents = Incluir no índice
template-classic-6x9 = Livro clássico
template-classic-6x9-is = 120 sudokus, do fácil ao difícil, 6 × 9 pol.
template-large-print-8-5x11 = Letra grande
template-large-print-8-5x11-is = 80 sudokus, um por página, 8,5 × 11 pol.
template-three-hundred = 300 sudokus
template-three-hundred-is = 300 sudokus em quatro níveis, dois por página, 6 × 9 pol.
template-thousand = 1000 sudokus
template-thousand-is = 1000 sudokus em quatro níveis, seis por página, 8,5 × 11 pol.
template-bold-and-easy = Grandes e fáceis
template-bold-and-easy-is = 60 sudokus fáceis em letra muito grande, com espiral, 8,5 × 11 pol.
template-pocket-5x8 = Livro de bolso
template-pocket-5x8-is = 150 sudokus em cinco níveis, um por página, 5 × 8 pol.
template-a4-worksheets = Folhas de exercícios
template-a4-worksheets-is = Seis sudokus por folha A4, para uma turma ou um clube
template-kids = Para crianças
template-kids-is = Grelhas pequenas, dígitos grandes e animais para colorir, 8,5 × 11 pol.
template-kids-pictures = Para crianças pequenas
template-kids-pictures-is = Figuras em vez de dígitos, 8,5 × 11 pol.
template-giants = Gigantes
template-giants-is = Grelhas de 12 × 12 e 16 × 16, 8,5 × 11 pol.
template-wordoku = Palavras
template-wordoku-is = Letras em vez de dígitos, e uma palavra em cada solução, 7 × 10 pol.
template-variants = Variantes
template-variants-is = Diagonais, janelas, irregulares e killers, 7 × 10 pol.
template-variety = Revista variada
template-variety-is = Dezanove tipos de sudoku, 8,5 × 11 pol.
template-samurai = Samurai
template-samurai-is = 60 sudokus de cinco grelhas sobrepostas, um por página, 8,5 × 11 pol.
template-calcudoku = Calcudoku
template-calcudoku-is = 100 jogos de cálculo em jaulas, de 4 × 4 a 9 × 9, 6 × 9 pol.
template-travel-booklet = Livrinho de viagem
template-travel-booklet-is = 40 sudokus para imprimir em casa em A4, dobrar e agrafar
template-tablet = Tablet
template-tablet-is = 60 sudokus para reMarkable, Kindle Scribe e outros tablets
template-newspaper = Jornal
template-newspaper-is = A coluna diária de um jornal; os ficheiros geram-se com o comando gridpress daily
template-sampler = Mostruário
template-sampler-is = Uma secção para cada tipo de sudoku, para copiar
dock-listing = Loja
copy = Copiar
count-puzzles =
    { $count ->
        [one] Um sudoku
       *[other] { $count } sudokus
    }
part-listing = Textos para a loja
making-listing = A gerar os textos e as imagens para a loja…
finished-listing = Os textos e as imagens para a loja estão prontos.
failed-listing = Os textos e as imagens para a loja não foram gerados.
shop = A ficha na loja
shop-is = Copie estes textos para o formulário do Amazon KDP ou de outra loja. Resultam do livro, na língua dele.
shop-count = { $used } de { $most } carateres
shop-volume = volume { $volume }
shop-headline = Frase de destaque
shop-headline-is = A linha por cima da descrição e na primeira imagem.
shop-description = Descrição
shop-description-is = A descrição completa, em vez da que está acima.
shop-keywords = Palavras-chave
shop-keywords-is = Sete campos até 50 carateres. Sem nomes de lojas nem nada que já esteja no título.
shop-categories = Categoria
shop-categories-is = No máximo três.
shop-audience = Público
shop-audience-is = A quem se dirigem os textos.
audience-adults = Adultos
audience-children = Crianças
audience-seniors = Seniores
shop-contributors = Colaboradores
shop-contributors-is = Além do autor, como “illustrator: Ann Lee”, separados por vírgulas; a função em inglês.
shop-ai_content = A sua resposta sobre IA
shop-ai_content-is = Sobre textos, imagens e sudokus próprios.
shop-ai = Resposta sobre conteúdo gerado por IA
shop-facts = Dados
shop-change = Alterar estes textos
shop-change-is = O que escrever aqui substitui os textos acima. Deixe um campo vazio para os recuperar.
shop-write = Gerar textos e imagens
shop-write-is = Gera também as imagens: a frente, quatro faixas para a descrição e uma espreitadela ao interior.
group-class = Folhas para uma turma
title-worksheet-names = Nomes dos alunos
help-worksheet-names = Um por linha; cada aluno recebe uma folha.
title-worksheet-copies = Número de folhas
help-worksheet-copies = As folhas além dos nomes têm uma linha vazia para o nome.
title-worksheet-same = Os mesmos sudokus para todos
title-worksheet-date = Data
help-worksheet-date = Deixe vazio para ter uma linha por preencher.
title-worksheet-cut_outs = Dígitos para recortar
help-worksheet-cut_outs = Uma página depois de cada folha, para principiantes.
title-worksheet-codes = Códigos para encontrar as soluções
template-worksheet = Para uma turma
template-worksheet-is = Uma folha para cada aluno e as soluções para o professor
table-listing = Ficha na loja
table-worksheet = Folhas para uma turma
table- = O livro
table-series = Série
table-section = Secções
table-text = Páginas de texto
table-front = Páginas iniciais
table-back = Páginas finais
table-type = Tipografia
table-puzzle = À volta de cada sudoku
table-grid = Grelhas
key-isbn = ISBN
key-id = Nome permanente
