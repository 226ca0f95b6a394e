### As palavras que o programa imprime, em português. Formas das zonas: `in` (na linha 3), `of` (da linha 3).

## Títulos
contents = Índice
answers = Soluções
how-to = Como se resolve
tip = Dica
hints = Dicas
techniques = Técnicas
walkthroughs = Soluções passo a passo
notes = Notas
levels = Os níveis
about-author = Sobre o autor
about-book = Sobre este livro
blank-grids = Grelhas em branco
record = Os meus resultados
stats = Este livro em números
stats-techniques = A técnica mais difícil de cada sudoku
stats-givens = Dígitos dados por sudoku
stats-digits = Quantas vezes cada dígito é dado
certificate = Diploma
certificate-to = Este diploma é para
certificate-for =
    { $count ->
        [one] por resolver um sudoku
       *[other] por resolver { NUMBER($count) } sudokus
    }
certificate-done = Muito bem!
volume = Volume { $number }
colour-in = Pinta-me!
answers-to = Soluções de { $title }
solution = Solução
solution-of = Solução de { $date }
corrected-on = Corrigido a { $date }: { $note }
correction-of = Correção a { $date }: { $note }
contest-cells = Concurso: envie-nos os algarismos das casas { $cells } até { $date }.
contest-word = Concurso: envie-nos a palavra escondida até { $date }.
contest-entered = Preenchido. Envie-nos { $answer } até { $date }.
web-send-times = Enviar os meus tempos a { $paper }, sem nome, para os comparar.
web-faster = Mais rápido do que { $percent } % dos jogadores.
cells-removed = { $count } retiradas
easier-than = ! mais fácil do que { $day }
puzzle-count =
    { $count ->
        [one] 1 sudoku
       *[other] { NUMBER($count) } sudokus
    }
puzzle = Sudoku { $number }
puzzles = Sudokus { $first }–{ $last }
dates = { $first } – { $last }

## À volta de um sudoku
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Solução na página { $page }
to-answer-short = Página { $page }
to-answer-overleaf = Solução no verso
to-answer-overleaf-short = No verso
to-answer-elsewhere = Livro de soluções, página { $page }
to-answer-elsewhere-short = Soluções, pág. { $page }
to-answer-elsewhere-shortest = Soluções { $page }
to-puzzle = Página { $page }
to-puzzle-elsewhere = Sudoku na página { $page }
to-puzzle-elsewhere-short = Sudoku, pág. { $page }
to-puzzle-elsewhere-shortest = Sudoku { $page }
hardest = Técnica mais difícil: { $technique }
hardest-beyond = Técnica mais difícil: para além de qualquer técnica com nome
givens =
    { $count ->
        [one] 1 dígito dado
       *[other] { $count } dígitos dados
    }
time = Tempo
about-minutes =
    { $count ->
        [one] Cerca de 1 minuto
       *[other] Cerca de { $count } minutos
    }
target-time = Tempo-alvo: { $minutes } min
date = Data
name = Nome
sheet = Folha { $sheet }
teacher-answers = Soluções para o professor
cut-out = Recorta as peças e coloca-as nas casas vazias.
code = Código
large-print = Letra grande
puzzle-nouns = sudoku, sudokus, jogos
count-words = um=1 dois=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 quinze=15 dezasseis=16 dezassete=17 dezoito=18 dezanove=19 dezesseis=16 dezessete=17 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 cento=100 centos=100 duzentos=200 trezentos=300 quinhentos=500 mil=1000 e=0
quoted = “{ $text }”

## Níveis
level-easy = Fácil
level-medium = Médio
level-hard = Difícil
level-expert = Especialista
level-extreme = Extremo
level-easy-is = Muitos dígitos dados. Quem olha bem encontra um dígito atrás do outro.
level-medium-is = Menos dígitos dados. É preciso olhar também ao longo de linhas e colunas, e ver o que uma célula ainda pode ser.
level-hard-is = Aqui ajudam as anotações a lápis: candidatos bloqueados, pares e trios.
level-expert-is = Padrões por toda a grelha, como peixes, asas e retângulos.
level-extreme-is = O mínimo de dígitos dados; conte com tudo, até longas cadeias de raciocínio.
level-extreme-with-trial = O mínimo de dígitos dados; conte com tudo, até longas cadeias de raciocínio e tentativas.

## Variantes
variant-diagonal = Diagonal
variant-windoku = Windoku
variant-jigsaw = Irregular
variant-antiknight = Anticavalo
variant-asterisk = Asterisco
variant-center-dot = Ponto central
variant-girandola = Girandola
variant-killer = Killer
variant-antiking = Antirrei
variant-disjoint = Grupos disjuntos
variant-consecutive = Consecutivo
variant-non-consecutive = Não consecutivo
variant-kropki = Kropki
variant-some-kropki = Kropki parcial
variant-greater-than = Maior que
variant-xv = XV
variant-some-xv = XV parcial
variant-even-odd = Par-ímpar
variant-thermo = Termómetro
variant-arrow = Seta
variant-palindrome = Palíndromo
variant-whispers = Sussurros
variant-renban = Renban
variant-quadruple = Quádruplo
variant-between = Linhas intermédias
variant-frame = Moldura
variant-sandwich = Sanduíche
variant-skyscraper = Sudoku arranha-céus
variant-little-killer = Little Killer
variant-x-sums = Somas X
variant-calcudoku = Calcudoku
variant-futoshiki = Futoshiki
variant-skyscrapers = Arranha-céus
layout-twodoku = Twodoku
layout-butterfly = Borboleta
layout-samurai = Samurai
layout-sohei = Sohei
layout-cross = Cruz
layout-windmill = Moinho
layout-other = Sobreposto
layout-rule = Várias grelhas de { $side } × { $side } sobrepõem-se. Cada uma é um sudoku por si só, e os dígitos de um bloco comum contam em todas as grelhas que o partilham.
in-grid = { $number } da grelha { $grid }
grids-counted = As grelhas são numeradas de cima para baixo e, lado a lado, da esquerda para a direita.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Cada uma das duas diagonais longas, { $marks ->
        [shaded] sombreadas
        [strokes] marcadas com traços finos
       *[both] sombreadas ou marcadas com traços finos
    }, contém também cada dígito uma vez.
variant-windoku-rule = Cada janela sombreada contém também cada dígito uma vez.
variant-jigsaw-rule = As linhas grossas cercam regiões de forma irregular em lugar de blocos.
variant-antiknight-rule = Duas células a um salto de cavalo, duas células numa direção e uma para o lado como no xadrez, nunca contêm o mesmo dígito.
variant-asterisk-rule = As nove células sombreadas que formam uma estrela contêm também cada dígito uma vez.
variant-center-dot-rule = As nove células com um ponto cinzento, no meio dos blocos, contêm também cada dígito uma vez.
variant-girandola-rule = As nove células sombreadas da Girandola, quatro delas nos cantos, contêm também cada dígito uma vez.
variant-killer-rule = As linhas tracejadas cercam jaulas. Os dígitos de uma jaula somam o número pequeno no seu canto, e nenhum aparece duas vezes na jaula.
variant-killer-repeats = Se o número for seguido de +, os dígitos podem repetir-se na jaula.
variant-killer-without-sum = Uma jaula sem número indica apenas que os seus dígitos são diferentes.
variant-killer-overlap = As jaulas podem ter células em comum.
variant-killer-parts = As linhas tracejadas unem também as partes de uma mesma jaula.
variant-antiking-rule = Duas células que se tocam num canto nunca contêm o mesmo dígito.
variant-disjoint-rule = Duas células no mesmo lugar dos seus blocos nunca contêm o mesmo dígito: por exemplo, as células do canto superior esquerdo de todos os blocos são diferentes.
variant-consecutive-rule = Uma barra entre duas células significa que os seus dígitos diferem em 1. Todas as barras estão assinaladas: onde não há barra, os dígitos de duas células com um lado comum nunca diferem em 1.
variant-non-consecutive-rule = Os dígitos de duas células com um lado comum nunca diferem em 1.
variant-kropki-rule = Um ponto branco entre duas células significa que os seus dígitos diferem em 1; um ponto preto, que um é o dobro do outro. Entre 1 e 2, o ponto pode ser branco ou preto. Todos os pontos estão assinalados: onde duas células com um lado comum não têm ponto, não se verifica nem uma coisa nem outra.
variant-some-kropki-rule = Um ponto branco entre duas células significa que os seus dígitos diferem em 1; um ponto preto, que um é o dobro do outro. Entre 1 e 2, um ponto pode ser branco ou preto. Nem todos os pontos estão assinalados.
variant-greater-than-rule = Dentro dos blocos, o sinal entre duas células abre-se para o dígito maior.
variant-xv-rule = Um X entre duas células significa que os seus dígitos somam 10; um V, que somam 5. Todos os X e V estão assinalados: onde não há letra, os dígitos de duas células com um lado comum nunca somam 5 nem 10.
variant-some-xv-rule = Um X entre duas células significa que os seus dígitos somam 10; um V, que somam 5. Nem todos os X e V estão assinalados.
variant-even-odd-rule = Um círculo cinzento indica um dígito ímpar; um quadrado cinzento, um dígito par. Todas as outras células podem conter um ou outro.
variant-thermo-rule = Ao longo de um termómetro, os dígitos crescem a partir do bolbo: cada um é maior do que o anterior.
variant-arrow-rule = O dígito num círculo é a soma dos dígitos ao longo da sua seta. Um dígito pode repetir-se numa seta se as outras regras o permitirem.
variant-palindrome-rule = Ao longo de um traço, os dígitos leem-se da mesma forma a partir das duas pontas.
variant-whispers-rule = Ao longo de um traço, cada dígito difere do seguinte em pelo menos { $apart }. Um dígito pode repetir-se num traço se as outras regras o permitirem.
variant-renban-rule = Os dígitos num traço são consecutivos, por qualquer ordem, e nenhum se repete: 3, 5, 2 e 4, por exemplo.
variant-quadruple-rule = Um círculo num canto mostra até quatro dígitos, que estão todos nas quatro células à sua volta, por qualquer ordem. Um dígito impresso duas vezes está lá duas vezes. Nem todos os cantos têm um círculo.
variant-between-rule = Os dígitos num traço são maiores do que o dígito do círculo numa ponta e menores do que o da outra.
variant-frame-rule = Um número fora da grelha é a soma dos três primeiros dígitos da sua linha ou coluna, contados desse lado.
variant-sandwich-rule = Um número fora da grelha é a soma dos dígitos entre o 1 e o { $high } na sua linha ou coluna. É 0 se estes dois estiverem lado a lado.
variant-skyscraper-rule = Os dígitos são as alturas de edifícios. Um número fora da grelha diz quantos deles se veem dali ao longo da sua linha ou coluna: cada edifício esconde todos os mais baixos atrás dele.
variant-little-killer-rule = Um número fora da grelha é a soma dos dígitos da diagonal que a sua seta indica. Um dígito pode repetir-se numa diagonal se as outras regras o permitirem. Nem todas as diagonais têm número.
variant-x-sums-rule = Um número fora da grelha é a soma dos X primeiros dígitos da sua linha ou coluna, contados desse lado. X é o primeiro destes dígitos, e faz parte da soma.
variant-futoshiki-rule = Não há blocos. O sinal entre duas células abre-se para o dígito maior. Nem todos os sinais estão assinalados.
variant-skyscrapers-rule = Não há blocos. Os dígitos são as alturas de edifícios. Um número fora da grelha diz quantos deles se veem dali ao longo da sua linha ou coluna: cada edifício esconde todos os mais baixos atrás dele.
variant-calcudoku-rule = Não há blocos. As linhas grossas cercam jaulas, e os dígitos de uma jaula dão o número do seu canto com a operação indicada: somam-se ou multiplicam-se, ou o menor de dois subtrai-se do maior, ou o maior divide-se por ele. Um dígito pode repetir-se numa jaula, mas não numa linha nem numa coluna.
variant-calcudoku-hidden-signs = Onde não há sinal, pode ser qualquer das quatro operações.

## Como se resolve
number-word =
    { $number ->
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
        [13] treze
        [14] catorze
        [15] quinze
        [16] dezasseis
        [25] vinte e cinco
       *[other] { $number }
    }
fill-digits = Preencha cada célula vazia com um dígito de { $first } a { $last }.
fill-numbers = Preencha cada célula vazia com um número de 1 a { $last }.
fill-letter = Preencha cada célula vazia com um dígito de { $first } a 9 ou a letra A.
fill-letters = Preencha cada célula vazia com um dígito de { $first } a 9 ou uma letra de A a { $last }.
fill-word = As letras tomam o lugar dos dígitos. Preencha cada célula vazia com uma das letras indicadas junto ao sudoku.
fill-pictures = As figuras tomam o lugar dos dígitos. Desenhe em cada célula vazia uma das figuras mostradas junto ao sudoku.
hold =
    Cada linha, cada coluna e { $areas ->
        [regions] cada uma das { $side-word } regiões
       *[boxes] cada um dos { $side-word } blocos
    } de traço grosso devem conter { $symbols ->
        [digits] cada um dos { $side } dígitos
        [numbers] cada um dos { $side } números
        [word] cada uma das { $side-word } letras
        [pictures] cada uma das { $side-word } figuras
       *[letters] cada um dos { $side } dígitos e letras
    } exatamente uma vez.
fill-sizes = Preencha cada célula vazia.
sizes-digits = Use os dígitos { $sizes }.
sizes-letters = Depois do 9, as grelhas maiores continuam com letras: { $sizes }.
sizes-word = Se houver letras junto do sudoku, use essas letras.
sizes-pictures = Se houver imagens junto do sudoku, use essas imagens.
size-digits = de { $first } a { $last } em { $side } × { $side }
size-letter = A em { $side } × { $side }
size-letters = de A a { $last } em { $side } × { $side }
hold-sizes =
    Cada linha, cada coluna e cada { $areas ->
        [regions] região
       *[boxes] bloco
    } de traço grosso devem conter cada um deles exatamente uma vez.
hold-lines = Cada linha e cada coluna devem conter cada um destes dígitos exatamente uma vez.
further-letters = As letras continuam a série dos dígitos: A é o décimo, B o décimo primeiro, e assim por diante.
word-hidden = Com a grelha cheia, lê-se uma palavra numa das suas linhas. Tudo o que se diz dos dígitos vale também para as letras.
pictures-as-digits = Tudo o que se diz dos dígitos vale também para as imagens.
one-solution-or-trial = Cada sudoku deste livro tem exatamente uma solução. Nem todos se resolvem só pelo raciocínio: alguns exigem tentativas.
one-solution = Cada sudoku deste livro tem exatamente uma solução, e chega-se a ela só pelo raciocínio. Se sentir a tentação de adivinhar, volte a olhar: há sempre um passo lógico.
first-steps = Por onde começar
scanning = Escolha um dígito e percorra as linhas e colunas em que ele já está: não pode voltar a entrar nelas. Onde restar num bloco uma só célula livre para ele, é aí que vai.
scanning-cages = Comece pelas jaulas que deixam pouca escolha: dois dígitos muito afastados, um produto com poucos divisores, uma soma muito pequena ou muito grande. Se uma jaula situada numa só linha ou coluna precisa de um dígito, o resto dessa linha ou coluna não o pode ter.
an-example = Um exemplo
example =
    Onde vai o { $digit } no bloco sombreado? { $others-count ->
        [one] Outro { $digit } já está em { $others }. A sua linha e a sua coluna excluem
       *[other] Já há outros { $digit } em { $others }. As suas linhas e colunas excluem
    } todas as células vazias do bloco menos uma: { $cell }, marcada com um { $mark ->
        [query] ponto de interrogação
       *[ring] círculo
    }. O { $digit } vai ali.
cell-long = linha { $row }, coluna { $column }
pencil = Para continuar
pencil-marks = Quando nenhum dígito se encontrar à primeira vista, anote a lápis, em tamanho pequeno, em cada célula, os dígitos que ainda podem ir para lá. Uma célula com uma só anotação está resolvida, tal como um dígito que tem um só lugar numa linha, coluna ou bloco. Risque anotações à medida que preenche células, e volte a olhar: cada dígito encontrado abre caminho a outros.
strip-is = A tira junto de cada sudoku enumera os seus símbolos. Ao riscar um símbolo quando está completo, vê-se o que ainda falta.
single-sums = Estas somas admitem um só conjunto de dígitos, conforme o número de células da jaula:
single-products = Estes produtos de dois dígitos diferentes admitem um só par, conforme o tamanho da grelha:
kids-how-to = Como se joga
kids-fill = Há casas vazias. Escreve um número em cada uma.
kids-size = { $side } × { $side }: usa os números de { $first } a { $last }.
kids-row = Em cada linha, cada número aparece uma só vez.
kids-column = Em cada coluna também.
kids-box = E em cada bloco de linhas grossas é igual.
kids-example =
    Onde fica o { $digit } no bloco cinzento? Olha para cada { $digit } de fora. A sua linha e a sua coluna já estão
    ocupadas. Sobra uma casa: a do { $mark ->
        [query] ponto de interrogação
       *[ring] círculo
    }!
kids-start = Para começar bem: uma linha, uma coluna ou um bloco com uma só casa vazia. Que número falta?
kids-fill-own = Há casas vazias. Preenche cada uma com algo da tira junto do sudoku.
kids-row-own = Em cada linha, tudo aparece uma só vez.
kids-column-own = Em cada coluna também.
kids-box-own = E em cada bloco de linhas grossas é igual.
kids-start-own = Para começar bem: uma linha, uma coluna ou um bloco com uma só casa vazia. O que falta ali?
child-missing = O que falta na linha cinzenta? { $missing }.
child-taken =
    Já há um { $digit } { $by ->
        [column] na coluna
       *[box] no bloco
    } do ponto de interrogação.
child-fits = Então ali só cabe o { $digit }!

## Dicas
hints-are = Ficou preso? Cada dica diz onde olhar, ou nomeia um padrão e diz onde está; o resto é consigo. Quando uma dica vem mais adiante no sudoku, o número de células vazias mostra até onde já devia ter chegado.
hints-left-out = Um sudoku que não consta aqui não precisa de dicas: pergunte, para cada dígito, onde pode ir em cada linha, coluna e bloco.
with-open =
    { $count ->
        [one] Com uma célula vazia: { LOW($hint) }
       *[other] Com { $count } células vazias: { LOW($hint) }
    }
hint-full-house = Que dígito falta { $house-in }?
hint-single = Onde pode ir o { $digit } { $house-in }?
hint-naked-single = Que dígito resta para { $cell }?
hint-cage = Que dígitos podem preencher a jaula de soma { $sum } em { $cell }?
hint-number = Que dígitos dão o número { $number } na jaula em { $cell }?

## Cólofon
made-with = Feito com gridpress { $version }, revisão { $engine } do seu gerador, a partir da semente { $seed }.
made-again = A mesma versão volta a fazer os mesmos sudokus com a mesma semente e as mesmas secções.
set-in = Composto em { $fonts }.
isbn = ISBN { $isbn }

## A edição na rede
web-title = Sudoku { $number }
web-difficulty = Dificuldade: { $stars } de { $most }
web-grid = Grelha de sudoku, { $rows } por { $columns }
web-given = { $digit } dado
web-own = seu { $digit }
web-shown = { $digit } da solução
web-empty = vazia
web-marks = anotações { $digits }
web-centre-marks = anotações ao centro { $digits }
web-colour-of = cor { $number }
web-wrong = errado
web-clash = em conflito
web-cage = jaula de soma { $sum } em { $cell }
web-number = jaula { $number } em { $cell }
web-area-grid = grelha { $number }
web-near = Ampliar uma grelha
web-sums = Somas
web-no-cage = Escolha uma célula de uma jaula para ver como se pode preencher.
web-pad = Dígitos
web-key = { $digit }, ainda por colocar: { $count }
web-edit = Preencher
web-digit = Dígito
web-corner = Notas
web-centre = Centro
web-colour = Cor
web-erase = Apagar
web-undo = Desfazer
web-redo = Refazer
web-pause = Pausa
web-paused = Em pausa
web-resume = Continuar
web-help = Ajuda
web-menu = Menu
web-all-marks = Anotar tudo o que é possível
web-next-cell = Onde está o próximo dígito?
web-check = Verificar
web-hint = Dica
web-show = Solução
web-share = Partilhar resultado
web-statistics = Estatísticas
web-settings = Definições
web-rules = Regras
web-keys = Teclado
web-print = Imprimir
web-again = Recomeçar
web-no-mistakes = Nenhum erro até agora.
web-mistakes = Dígitos errados: { $count }. Estão marcados.
web-mistakes-first = Uma dica só ajuda quando tudo o que está preenchido está certo. O que está errado está marcado.
web-no-clashes = Nenhum conflito até agora.
web-clashes = Dígitos em conflito: { $count }. Estão marcados.
web-more = Mais
web-do = Aplicar
web-next-in = O próximo dígito pode ser encontrado em { $cell }.
web-close = Fechar
web-beyond = A partir daqui nenhum padrão leva mais longe. { $cell } é { $digit }.
web-ask-show = Mostrar toda a solução? O jogo termina com ela.
web-ask-again = Recomeçar? Todos os dígitos e anotações se perdem.
web-cancel = Cancelar
web-won = Resolvido!
web-won-in = O seu tempo: { $time }
web-with-help = com ajuda
web-without-help = sem ajuda
web-replay = Rever o jogo
web-move = Jogada { $number } de { $count }
web-path = Caminho para a solução
web-another = Outro sudoku
web-another-busy = Está a ser criado um sudoku do mesmo tipo e nível …
web-another-failed = Não foi possível criar outro sudoku.
web-progress = Levar
web-progress-of-link = A ligação abre este jogo, tal como está, noutro navegador.
web-progress-of-file = Um ficheiro contém todos os jogos, tempos e definições.
web-progress-link = Copiar ligação
web-progress-file = Guardar ficheiro
web-progress-open = Abrir ficheiro
web-progress-none = A ligação não contém nenhum jogo deste sudoku.
web-progress-ask = Continuar com o jogo da ligação? O deste navegador perde-se.
web-progress-take = Continuar
web-progress-read = Jogos lidos: { $count }. De dois jogos do mesmo sudoku fica o mais avançado.
web-progress-no-file = Este ficheiro não contém jogos.
previous-path = O sudoku anterior, passo a passo
path-of = N.º { $number }, passo a passo
web-copied = Copiado
web-copy = Copie este texto
web-revealed = Esta é a solução.
web-not-yet = A grelha está cheia, mas algo ainda não está certo.
web-none-won = Ainda não há nenhum sudoku resolvido neste navegador.
web-streak = Dias seguidos: { $count }
web-longest = Recorde de dias seguidos: { $count }
web-level = Nível
web-solved = Resolvidos
web-best = Melhor
web-mean = Média
web-times = Os tempos são os de jogos sem ajuda.
web-set-check = Verificar ao preencher
web-check-none = Nada
web-check-clashes = Conflitos
web-check-mistakes = Erros
web-set-look = Cores
web-look-system = Como o dispositivo
web-look-light = Claro
web-look-dark = Escuro
web-set-clock = Mostrar o tempo
web-set-peers = Realçar linha, coluna e bloco
web-set-same = Realçar dígitos iguais
web-set-tidy = Apagar as anotações que um dígito exclui
web-set-auto = Mostrar sempre todos os candidatos
web-set-first = Escolher primeiro o dígito, depois as células
web-set-letters = Letras para a mão esquerda: Q W E, A S D, Z X C são 1 a 9
web-set-paint = Colorir células
web-set-left = Dígitos à esquerda
web-set-print = Imprimir os meus dígitos e anotações
web-keys-move = As setas movem pela grelha.
web-keys-several = Com Shift ou Ctrl escolhem várias células; Ctrl+A escolhe todas, Escape só uma. Um duplo clique seleciona todos os dígitos iguais.
web-keys-fill = Dígitos e letras preenchem uma célula, Backspace apaga.
web-keys-marks = Com Shift são anotações, com Ctrl ou Alt anotações ao centro. A barra de espaço muda de modo.
web-keys-back = Ctrl+Z desfaz, Ctrl+Y refaz.
web-keys-more = { $pause } para o tempo, { $all } anota tudo o que é possível, um ponto de interrogação mostra estas teclas.
web-keys-hint = { $hint } pede uma dica, { $next } apenas a célula do próximo dígito.
web-hint-names = Nas dicas, { $cell } é a célula da linha { $row } e da coluna { $column }.
web-signs = Uma dica sombreia a zona e enquadra o padrão. Um círculo tracejado marca os dígitos que excluem outro, um círculo contínuo o dígito a escrever; o que não pode ser está riscado.
web-before = Dia anterior
web-after = Dia seguinte
web-archive = Todos os sudokus
web-earlier = Mês anterior
web-later = Mês seguinte
web-begun = Começado
web-kept = O jogo fica guardado neste navegador.
web-no-script = Para jogar aqui, o navegador tem de permitir JavaScript. Sem ele, o sudoku pode ser impresso.

## Capítulos sobre técnicas e soluções
about-techniques = As técnicas de que vai precisar neste livro, da mais fácil à mais difícil, cada uma com um exemplo. Nenhum dos exemplos é um sudoku deste livro.
about-walkthroughs =
    Alguns sudokus deste livro { $end ->
        [trial] do princípio até onde chegam as técnicas
       *[solved] do princípio ao fim
    }, sempre pelo passo mais fácil possível. De cada único dá-se a
    célula e a linha, a coluna ou o bloco em que o dígito não tem outro lugar; “só” indica o
    único candidato de uma célula.
naming = L4C7 é a célula na linha 4, coluna 7. Os blocos são numerados da esquerda para a direita e de cima para baixo.
diagrams =
    Nas figuras, { $told ->
        [greys] os dígitos pretos são dados, e os cinzentos
       *[weights] os dígitos a negrito são dados, e os finos
    } foram encontrados pelo caminho. Os dígitos pequenos são candidatos: o que ainda pode ir para uma célula. { $told ->
        [greys] Os candidatos de um padrão estão a preto
       *[weights] Os candidatos de um padrão estão a negrito
    }, e as suas células a cinzento; um cinzento mais escuro distingue as células com outro papel, e o mais claro as
    linhas, colunas e blocos envolvidos. Os candidatos riscados são eliminados. Um candidato dentro de um círculo é
    colocado.
excerpts = Algumas figuras mostram apenas os blocos de que um passo trata; os números nas margens são os das linhas e colunas.
chains = Os discos cinzentos e os quadradinhos são os dois lados de uma coloração ou de uma cadeia: um deles está certo e o outro errado. Uma linha cheia liga dois candidatos dos quais pelo menos um está certo; uma tracejada, dois que não estão ambos certos.
houses-are = Uma fila é uma linha ou uma coluna. Uma zona é uma fila, um bloco ou outro grupo de células que tem de conter cada dígito uma vez.
sees = Duas células veem-se quando não podem conter o mesmo dígito: por estarem na mesma linha, coluna ou bloco, ou porque outra regra o proíbe.
how-to-solve = Como se resolve o sudoku { $number }
how-to-solve-of = Como se resolve o sudoku de { $date }
start = O início
step = Passo { $number }: { $technique }
steps = Passos { $first } a { $last }: { $technique }
singles = Únicos
alone = só
first-singles = Primeiro, os únicos: { $singles }.
then-singles = Depois { $singles }.
singles-finish = Daqui em diante os únicos terminam o sudoku.
only-singles = Estes únicos bastam.
stuck = Aqui terminam as técnicas deste livro, e só resta tentar: tome uma célula com dois candidatos, suponha que um está certo e continue até a grelha estar cheia ou chegar a uma contradição. Nesse caso, o outro está certo.

## Células e zonas
cell = L{ $row }C{ $column }
house-row =
    { $form ->
        [in] na linha { $number }
        [of] da linha { $number }
       *[is] a linha { $number }
    }
house-column =
    { $form ->
        [in] na coluna { $number }
        [of] da coluna { $number }
       *[is] a coluna { $number }
    }
house-box =
    { $form ->
        [in] no bloco { $number }
        [of] do bloco { $number }
       *[is] o bloco { $number }
    }
house-region =
    { $form ->
        [in] na região de { $cell }
        [of] da região de { $cell }
       *[is] a região de { $cell }
    }
house-falling =
    { $form ->
        [in] na diagonal descendente
        [of] da diagonal descendente
       *[is] a diagonal descendente
    }
house-rising =
    { $form ->
        [in] na diagonal ascendente
        [of] da diagonal ascendente
       *[is] a diagonal ascendente
    }
house-window =
    { $form ->
        [in] na janela { $number }
        [of] da janela { $number }
       *[is] a janela { $number }
    }
house-asterisk =
    { $form ->
        [in] na estrela
        [of] da estrela
       *[is] a estrela
    }
house-center-dot =
    { $form ->
        [in] nas células com ponto
        [of] das células com ponto
       *[is] as células com ponto
    }
house-girandola =
    { $form ->
        [in] na Girandola
        [of] da Girandola
       *[is] a Girandola
    }
house-place =
    { $form ->
        [in] nas células do lugar { $number } dos blocos
        [of] das células do lugar { $number } dos blocos
       *[is] as células do lugar { $number } dos blocos
    }
house-rows =
    { $form ->
        [in] nas linhas { $numbers }
        [of] das linhas { $numbers }
       *[is] as linhas { $numbers }
    }
house-columns =
    { $form ->
        [in] nas colunas { $numbers }
        [of] das colunas { $numbers }
       *[is] as colunas { $numbers }
    }

## Onde olhar
look-house = Olhe { $house-in }.
look-cage = Olhe para a jaula de soma { $sum } em { $cell }.
look-number = Olhe para a jaula { $number } em { $cell }.
look-digit = Olhe para os lugares do { $digit }.
look-cells = Olhe para { $cells }.

## O que há
there-in-house = Procure { $technique-there } { $house-in }.
there-single = { CAP($house-in) }, o { $digit } é { $technique-there }.
there-at-cells = Procure { $technique-there } em { $cells }.
there-at-cage = Procure { $technique-there } na jaula de soma { $sum } em { $cell }.
there-at-number = Procure { $technique-there } na jaula { $number } em { $cell }.
there-on-digit = Procure { $technique-there } com o { $digit }.
there-on-digit-in = Procure { $technique-there } com o { $digit } { $houses-in }.
there-pointing = Os lugares do { $digit } { $house-in } estão todos { $cover-in }.
there-pointing-away = Os lugares do { $digit } { $house-in } veem todos as mesmas células de fora.
there-claiming = Os lugares do { $digit } { $house-in } estão todos { $cover-in } (reclamação).

## O que se segue
is = { $cell } = { $digit }
so = Portanto { $places }.
removed = { $digits } em { $cells }
remove = Elimina-se: { $removed }.
joint = { "; " }
brief-last = { $outcome } (última célula { $house-of })
brief-only = { $outcome } (único lugar { $house-in })
brief-alone = { $outcome } (único dígito possível ali)
brief-remove = elimina-se: { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Porquê: únicos, candidatos bloqueados, conjuntos
why-full-house = { CAP($house-in) }, { $cell } é a única célula vazia, e só falta o { $digit }.
why-naked-single = Todo dígito que não seja { $digit } está excluído em { $cell }.
why-hidden-single = { CAP($house-in) }, nenhuma célula além de { $cell } pode receber o { $digit }.
why-locked = { CAP($house-in) }, o { $digit } só pode ir para { $cells-or }, e estas células estão também { $cover-in }. Uma delas recebe, pois, o { $digit } { $cover-of }, e nenhuma outra célula { $cover-of } pode ser { $digit }.
why-locked-away = { CAP($house-in) }, o { $digit } só pode ir para { $cells-or }. Vá para onde for, nenhuma célula que as veja todas pode ser { $digit }.
why-naked-subset = A { $cells } restam ao todo só { $digits }, e cada uma recebe um deles. Portanto nenhuma outra célula { $house-of } pode ser { $digits-or }.
why-naked-subset-away = A { $cells } restam ao todo só { $digits }, e cada uma recebe um deles. Portanto nenhuma outra célula que veja todos os seus lugares para um destes dígitos pode receber esse dígito.
why-hidden-subset = { CAP($house-in) }, os dígitos { $digits } só podem ir para { $cells }, um em cada. Portanto estas células não podem receber nenhum outro dígito.
why-mark-pair = { $relation } Alguns candidatos deixariam a outra célula sem dígito.
why-line-number = { $relation } Alguns candidatos tornam isso impossível, tenham as outras células o que tiverem.
why-line-filling = { $relation } Como duas células que se veem têm de ser diferentes, nenhuma forma restante de o conseguir admite os candidatos seguintes.
why-mark-room =
    Com o { $digit } em { $cell }, { $digits-count ->
        [0] não restaria nenhum dígito para { $cells }.
       *[other] restariam ao todo só { $digits } para { $cells }: menos dígitos do que células.
    }
why-mark-house = { CAP($house-in) }, o { $digit } só pode ir para { $cells-or }. Vá para onde for, exclui os mesmos candidatos.
relation-consecutive = { $cells } têm de diferir em 1.
relation-not-consecutive = { $cells } não podem diferir em 1.
relation-double = De { $cells }, uma tem de ser o dobro da outra.
relation-no-dot = { $cells } não podem diferir em 1, e nenhuma pode ser o dobro da outra.
relation-less = { $less } tem de ser menor que { $greater }.
relation-sum = { $cells } têm de somar { $value }.
relation-no-sum = { $cells } não podem somar 5 nem 10.
relation-same = { $cells } têm de ser iguais.
relation-below = { $less } tem de ser menor que { $greater } em pelo menos { $by }.
relation-apart = { $cells } têm de diferir em pelo menos { $by }.
relation-within = { $cells } têm de diferir, mas em { $by } no máximo.
relation-thermo = Ao longo de { $cells }, os dígitos têm de crescer.
relation-palindrome = { $cells } têm de se ler da mesma forma a partir das duas pontas.
relation-renban = { $cells } têm de conter dígitos consecutivos, por qualquer ordem.
relation-whispers = Ao longo de { $cells }, cada dígito tem de diferir do seguinte em pelo menos { $by }.
relation-arrow = { $rest } têm de somar o dígito em { $first }.
relation-quadruple = { $cells } têm de conter { $digits }.
relation-between = { $inner } têm de estar estritamente entre os dígitos em { $ends }.
relation-sandwich = De { $first } a { $last }, os dígitos entre o 1 e o { $high } têm de somar { $value }.
relation-skyscraper = De { $first } a { $last }, o número de dígitos maiores do que todos os anteriores, contando o primeiro, tem de ser { $value }.
relation-x-sum = De { $first } a { $last }, os X primeiros dígitos têm de somar { $value }, em que X é o primeiro deles.
relation-odd = { $cells } tem de ser ímpar.
relation-even = { $cells } tem de ser par.
why-cage = Os dígitos da jaula em { $cell } são diferentes e somam { $sum }. Nenhuma forma restante de somar { $sum } admite os candidatos seguintes.
why-cage-sets = A jaula de soma { $sum } em { $cell } só pode ser { $sets-or }.
why-cage-claiming = Os dígitos da jaula em { $cell } são diferentes e somam { $sum }, e todas as formas restantes contêm o { $digit }. Na jaula só pode ir aqui: { $places }.
why-number = Nenhuma forma restante de obter { $number } na jaula em { $cell } admite os candidatos seguintes.
why-number-sets = A jaula { $number } em { $cell } só pode ser preenchida com { $digits }.
why-number-claiming = Todas as formas restantes de obter { $number } na jaula em { $cell } contêm o { $digit }. Na jaula só pode ir para aqui: { $places }.
why-innie = A soma { $houses-of } é { $whole }, e a das jaulas que ficam inteiramente dentro é { $cages }. Sobra portanto { $sum } para { $cells }.
why-innies = A soma { $houses-of } é { $whole }, e a das jaulas que ficam inteiramente dentro é { $cages }. Portanto { $cells } têm de somar os { $sum } restantes, sem repetir dígitos. Nenhuma forma restante de somar { $sum } admite os candidatos seguintes.
why-outie = A soma { $houses-of } é { $whole }, e a das jaulas que entram é { $cages }. A diferença, { $sum }, está em { $cells }, fora.
why-outies = A soma { $houses-of } é { $whole }, e a das jaulas que entram é { $cages }. A diferença, { $sum }, reparte-se por { $cells }, fora. Nenhuma forma restante de somar { $sum } admite os candidatos seguintes.
why-house-combination = Em { $cells } todos os dígitos são diferentes, e cada jaula tem de dar o seu número. Nenhuma maneira ainda possível de as preencher em conjunto permite os seguintes candidatos.
why-cage-overlap = Algumas jaulas só têm estes lugares para { $digit }, e eles ficam em outras tantas linhas, colunas ou blocos: { $cells }. Cada uma destas jaulas precisa de um { $digit }, portanto não há outro nessas zonas.
why-cage-overlap-houses = Algumas linhas, colunas ou blocos só têm estes lugares para { $digit }, e eles ficam em outras tantas jaulas: { $cells }. Portanto não há outro { $digit } nessas jaulas.
cages-involved = Jaulas envolvidas: { $cages }.
chain-from-cage = Se { $off } não for { $digit }, então { $on } é { $other } (todas as maneiras de preencher a sua jaula têm um dos dois)
chain-cage = { $off } não é { $digit }, portanto { $on } é { $other } (todas as maneiras de preencher a sua jaula têm um dos dois)

## Porquê: peixes
why-fish = { CAP($houses-in) }, todos os lugares do { $digit } estão { $cover-in }. Portanto { $cover } recebem dali o seu { $digit }, e nenhuma outra célula { $cover-of } pode ser { $digit }.
why-finned-fish = { CAP($houses-in) }, todos os lugares do { $digit } estão { $cover-in }, ou então em { $fins-or }. Se for para { $fins-or }, fica excluído em { $gone }. Se não, { $cover } recebem dali o seu { $digit }, e nenhuma outra célula { $cover-of } pode ser { $digit }. Nos dois casos, o { $digit } está excluído em { $gone }.

## Porquê: asas
why-xy-wing = { $cell } é { $digits-or }: se for { $one }, então { $first } é { $digit }; se for { $two }, então { $second } é { $digit }. Portanto o { $digit } está em { $ends-or }, e nenhuma célula que as veja todas pode ser { $digit }.
why-xyz-wing = { $cell } é { $digits-or }: se for { $one }, então { $first } é { $digit }; se for { $two }, então { $second } é { $digit }; se não, ela própria é { $digit }. Portanto o { $digit } está em { $ends-or }, e nenhuma célula que as veja todas pode ser { $digit }.
why-wxyz-wing = A { $cells } restam ao todo só { $digits }, e cada um destes dígitos, salvo { $digit }, cabe no máximo numa das quatro. Portanto uma delas tem de ser { $digit }: { $ends-or }. Nenhuma célula que as veja todas pode ser { $digit }.
why-w-wing = A { $cells } só restam { $digits }. { CAP($house-in) }, o { $digit } vai para { $one } ou { $two }: { $one } vê { $first }, e { $two } vê { $second }. Portanto { $first } e { $second } não são ambas { $digit }. Uma delas é { $other }, e nenhuma célula que veja as duas pode ser { $other }.

## Porquê: retângulos
why-rectangle = Se em { $cells } restassem só { $digits }, seria possível trocá-los e o sudoku teria duas soluções.
why-rectangle-1 = Os outros cantos não têm outros dígitos, portanto { $cell } tem de ter algum: não é nem { $one } nem { $two }.
why-rectangle-2 = Para o evitar, { $cells-or } tem de ser { $digit }, e nenhuma célula que as veja todas pode ser { $digit }.
why-rectangle-3 = Para o evitar, { $roof-or } tem de ser { $others-or }. Essa célula e { $cells } recebem então os dígitos { $digits } { $house-in }, e nenhuma outra célula { $house-of } pode ser um deles.
why-rectangle-4 = { CAP($house-in) }, só { $cells } podem receber o { $digit }, portanto uma delas é { $digit }. Se a outra fosse { $other }, às quatro restariam só estes dois dígitos.
why-hidden-rectangle = { CAP($house-in) } e { $cover-in }, o { $digit } não tem lugar fora das quatro. Se { $cell } fosse { $other }, então { $first } e { $second } seriam { $digit }, e { $last }, que não tem outros dígitos, seria { $other }: justamente o que não pode ser.
why-bug = A todas as células vazias restam dois candidatos, mas { $cell } tem { $digits }. Sem o { $digit } ali, cada dígito teria dois lugares ou nenhum em cada linha, coluna e bloco, e o sudoku não poderia ter exatamente uma solução.

## Porquê: pares de lugares, cores
why-remote-pair = A estas células só restam { $digits }, e as que se veem têm de ser diferentes. Portanto { $first } contêm um dos dígitos, e { $second } o outro. Uma célula que veja uma das primeiras e uma das segundas vê ambos os dígitos, { $digits }.
why-turbot-fish = O { $digit } vai para { $first-or } { $house-in }, e para { $second-or } { $cover-in }. { $near } veem-se, portanto não são ambas { $digit }: { $far-or } é { $digit }, e nenhuma célula que veja estas duas pode ser { $digit }.
why-empty-rectangle = { CAP($house-in) }, o { $digit } vai para { $near } ou { $far }. Se { $near } for { $digit }, então { $block-in } ele não está em { $lost } mas em { $kept-or }, o que o exclui em { $gone }. Se { $far } for { $digit }, também fica excluído ali.
why-colours-wrong = Zonas com dois lugares para o { $digit } ligam estas células em dois grupos: { $first }, de um lado, e { $second }, do outro. Todas as de um grupo são { $digit }, e nenhuma do outro. Mas { $one } e { $two }, do mesmo grupo, veem-se, portanto esse grupo está errado.
why-colours-seen = Zonas com dois lugares para o { $digit } ligam estas células em dois grupos: { $first }, de um lado, e { $second }, do outro. Todas as de um grupo são { $digit }, e nenhuma do outro. Uma célula que veja uma de cada não pode ser { $digit }.
why-groups = Zonas com dois lugares para o { $digit } ligam células em grupos: { $first } contra { $second }, e { $third } contra { $fourth }. Ou são { $digit } todas as células de um grupo, ou o são todas as do grupo contrário.
why-group-sees-two = { $one } vê { $two }, e { $three } vê { $four }. Portanto { $one } e o seu grupo excluem dois grupos dos quais um é { $digit }, e não podem ser { $digit }.
why-groups-meet = { $one } vê { $two }, portanto os seus grupos não são ambos { $digit }, e um dos contrários é. Uma célula que veja uma de { $first } e uma de { $second } não pode ser { $digit }.

## Porquê: conjuntos quase bloqueados
set = { $cells } ({ $digits })
why-als-xz = Dois conjuntos têm cada um mais um dígito do que células: { $one }, e { $two }. Só um deles pode conter o { $digit }, pois os seus lugares nos dois veem-se. O outro não tem o { $digit } e contém, pois, todos os seus outros dígitos, entre eles { $digits }. Nenhuma célula que veja todos os lugares nos dois conjuntos pode ser { $digits-or }.
why-als-xz-double = Dois conjuntos têm cada um mais um dígito do que células: { $one }, e { $two }. Cada um de { $digits } cabe só num deles, pois os seus lugares nos dois veem-se. Portanto, a cada conjunto falta um deles, e contém tudo o resto: uma célula que veja todos os lugares de outro dígito num conjunto, ou todos os de { $digits-or } nos dois, não pode recebê-lo.
why-als-xy-wing = Três conjuntos têm cada um mais um dígito do que células: { $one }; { $two }; { $three }. O do meio contém { $digit } ou { $other }. Se for { $digit }, então { $first } não pode tê-lo e tem de conter { $digits }; se for { $other }, então { $last } não pode tê-lo e tem de conter { $digits }. Nenhuma célula que veja todos os lugares de { $digits-or } em ambos pode ser { $digits-or }.
why-stem = { $cell } é { $digits-or }.
why-petal = Se for { $digit }, então { $set } não pode ter esse dígito e tem de conter todos os outros, entre eles { $digits }.
why-petals = Cada um destes conjuntos tem mais um dígito do que células. Portanto uma célula que veja todos os lugares de { $digits-or } em todos eles não pode ser { $digits-or }.
why-sue-de-coq = { $cells } têm juntas { $count } dígitos, a saber { $digits }, e nenhum cabe nelas duas vezes. Cada célula recebe um deles, e todos se gastam aqui: os dígitos { $first } { $house-in }, e os dígitos { $second } { $cover-in }. Nenhuma outra célula dali pode recebê-los.

## Porquê: cadeias
chain-from-cell = Se { $cell } não for { $digit }, então { $cell } é { $other }
chain-from-place =
    { $off-count ->
        [1] Se { $off } não for { $digit }
       *[other] Se nenhuma de { $off } for { $digit }
    }, então { $on-or } é { $digit } (o único outro lugar { $house-in })
chain-cell = { $cell } não é { $digit } mas { $other }
chain-place =
    { $off-count ->
        [1] { $off } não é { $digit }
       *[other] nenhuma de { $off } é { $digit }
    }, portanto { $on-or } é { $digit } (o único outro lugar { $house-in })
chain-joint = { "; então " }
chain-same = Portanto { $cells-or } é { $digit } em qualquer caso, e o que isso exclui é eliminado.
chain-ends = Portanto { $first-or } é { $digit }, ou { $second-or } é { $other }, e o que ambas excluem é eliminado.
chain-loop = Portanto { $first-or } é { $digit }, ou { $second-or } é { $other }. Estas duas também se excluem uma à outra, o que fecha a cadeia num anel: de duas vizinhas quaisquer uma está certa, e o que ambas excluem é eliminado.
branches-cell = { $cell } é { $digits-or }.
branches-house = { CAP($house-in) }, o { $digit } vai para { $cells-or }.
branch-at-once = Se { $cells-or } for { $digit }, os candidatos seguintes ficam logo excluídos.
branch-chain = Se { $cells-or } for { $digit }, então { $links }.
branch-net = Se { $cells-or } for { $digit }, seguem-se, por ordem, { $placed }.
branches-end = Em todos os casos ficam excluídos os candidatos seguintes.
placed = { $cell } = { $digit }
why-net = Suponha que { $cells-or } é { $digit }. Seguem-se então, por ordem, { $placed }. Isso deixa uma célula sem dígito, ou um dígito sem lugar. Portanto { $cells-or } não é { $digit }.
why-net-at-once = Suponha que { $cells-or } é { $digit }. Isso deixa uma célula sem dígito, ou um dígito sem lugar. Portanto { $cells-or } não é { $digit }.

## O que se diz de um sudoku pelo caminho
explain-solved = Resolvido. Técnica mais difícil: { $technique }. Pontos: { $score }.
explain-done = Não resta nada por encontrar.
explain-stuck =
    A lógica não vai mais longe: { $count ->
        [one] fica vazia uma célula
       *[other] ficam vazias { $count } células
    }. Pontos: { $score }.
explain-all =
    { $count ->
        [one] 1 passo.
       *[other] { $count } passos.
    }
hint-stuck = A lógica não vai mais longe.
hint-trial = A partir daí é preciso ir por tentativas.
verdict-none = Sem solução.
verdict-several = Várias soluções: faltam dígitos.
verdict-unsettled = Por esclarecer: a procura levaria demasiado tempo.
verdict-full = A grelha está cheia, e todos os dígitos estão certos.
givens-none = Os dígitos dados não têm solução.
givens-several = Os dígitos dados têm várias soluções.
wrong-digits = Errado: { $placed }.
no-digit-fits = Nenhum algarismo serve em { $cell }.
wrong-alone = Sem { $placed } há exatamente uma solução.
wrong-among = Se só um dígito está errado, é { $placed-or }.
wrong-together = Juntos não deixam nenhuma solução: { $placed }.
wrong-marks = O dígito certo está riscado em { $cells }.
clash-house = { CAP($house-in) }, o { $digit } está em { $cells }.
clash-pair = { $cells } veem-se, e em ambas está o { $digit }.
clash-sum = A jaula de soma { $sum } em { $cell } soma { $total }.
clash-number = Os dígitos da jaula { $number } em { $cell } não dão o seu número.

## Técnicas: o nome, o mesmo depois de “Há”, e um parágrafo que a ensina
technique-full-house = Última célula
technique-full-house-there = uma última célula
technique-full-house-teach = Quando uma linha, uma coluna ou um bloco tem uma só célula vazia, percorra os dígitos: o que falta vai para lá. É o passo mais fácil de todos e, perto do fim de um sudoku, aparece por si. Depois de cada dígito que escrever, dê uma olhadela à sua linha, à sua coluna e ao seu bloco: talvez um deles tenha agora uma só lacuna.

technique-hidden-single-box = Único oculto num bloco
technique-hidden-single-box-there = um único oculto
technique-hidden-single-box-teach = Escolha um dígito e um bloco em que ele falta. Cada linha e coluna que já tem o dígito exclui-o das suas células no bloco. Quando resta uma só célula, o dígito vai para lá, mesmo que a célula pudesse conter outros. A maior parte dos sudokus fáceis resolve-se quase só assim: percorra os dígitos um por um, os mais frequentes primeiro.

technique-hidden-single-line = Único oculto numa fila
technique-hidden-single-line-there = um único oculto
technique-hidden-single-line-teach = Escolha uma linha ou coluna e um dígito que falta nela. Risque as células para onde o dígito não pode ir: as que estão cheias, aquelas cujo bloco já o tem e aquelas cuja fila transversal já o tem. Se restar uma só célula, o dígito vai para lá. As filas são mais difíceis de percorrer do que os blocos; comece pelas quase cheias.

technique-naked-single = Único nu
technique-naked-single-there = um único nu
technique-naked-single-teach = Olhe para uma célula e conte o que ela vê: os dígitos da sua linha, da sua coluna e do seu bloco. Quando estão lá todos menos um, a célula recebe o que falta. Uma célula assim é difícil de notar, pois os dígitos que excluem os outros estão espalhados. Procure onde uma linha cheia encontra uma coluna ou um bloco cheios. Com anotações, é uma célula com uma só anotação.

technique-pointing = Candidatos apontadores
technique-pointing-there = candidatos apontadores
technique-pointing-teach = Suponha que todos os lugares de um dígito num bloco estão na mesma linha ou coluna. Seja qual for o certo, a fila recebe o seu dígito dentro do bloco. Por isso, o dígito pode ser riscado no resto da fila, fora do bloco. Os lugares, dois ou três, apontam ao longo da fila. Muitas vezes isto revela um único no bloco ao lado.

technique-claiming = Candidatos reclamados
technique-claiming-there = candidatos reclamados
technique-claiming-teach = Suponha que todos os lugares de um dígito numa linha ou coluna estão no mesmo bloco. A fila precisa do dígito e só o pode ter ali, por isso reclama o dígito desse bloco: risque-o nas outras células do bloco. Procure em filas com poucas células vazias fora de um bloco.

technique-naked-pair = Par nu
technique-naked-pair-there = um par nu
technique-naked-pair-teach = Duas células de uma zona têm os mesmos dois candidatos e nenhum outro. Uma recebe um dígito e a outra o outro; a ordem não importa. Estas células esgotam os dois dígitos: risque-os em todas as outras células da zona. Se as duas células estão no mesmo bloco e também na mesma fila, faça-o em ambos.

technique-hidden-pair = Par oculto
technique-hidden-pair-there = um par oculto
technique-hidden-pair-teach = Dois dígitos têm os mesmos dois lugares numa zona e nenhum outro. Então estas duas células contêm estes dois dígitos, por uma ordem ou outra, e todos os seus outros candidatos são eliminados. O par está escondido entre essas outras anotações: procure os dígitos, não as células. Veja, para cada dígito, para onde pode ir na zona, e procure dois com a mesma resposta.

technique-cage-combination = Combinação de jaula
technique-cage-combination-there = uma combinação de jaula
technique-cage-combination-teach = Os dígitos de uma jaula são diferentes e dão a sua soma. Algumas somas deixam um só conjunto de dígitos: duas células de soma 3 contêm 1 e 2, duas de soma 17 contêm 8 e 9, três de soma 6 contêm 1, 2 e 3. Anote esses dígitos na jaula e risque todos os outros. À medida que preenche células, cada vez mais jaulas ficam com um só conjunto.
technique-cage-combination-number-teach = Algumas jaulas deixam um só conjunto de dígitos. Numa grelha de 6 × 6, uma diferença de 5 só se obtém com 1 e 6, e um produto de 20 em duas células, com 4 e 5. Anote esses dígitos na jaula e risque todos os outros. À medida que preenche células, cada vez mais jaulas ficam com um só conjunto.

technique-innie = Innie ou outie
technique-innie-there = um innie ou outie
technique-innie-teach = Cada linha, coluna e bloco contém cada dígito uma vez, portanto numa grelha de 9 × 9 soma 45. Some as jaulas que ficam inteiramente dentro. Se deixam uma só célula, o innie, esta contém o que falta para 45. Ou some todas as jaulas que entram. Se só uma das suas células fica fora, o outie, esta contém o que está a mais.

technique-cage-claiming = Dígito reclamado por uma jaula
technique-cage-claiming-there = um dígito reclamado
technique-cage-claiming-teach = Faça a lista dos conjuntos de dígitos que dão a soma de uma jaula. Um dígito que está em todos tem de estar na jaula: três células de soma 22 têm sempre um 9. Se todos os seus lugares na jaula ficam na mesma linha, coluna ou bloco, é eliminado das outras células dessa zona.
technique-cage-claiming-number-teach = Faça a lista dos conjuntos de dígitos que dão o número de uma jaula. Um dígito que está em todos tem de estar na jaula: um produto de 10 precisa sempre de um 5. Se todos os seus lugares na jaula ficam na mesma linha ou coluna, é eliminado do resto dessa fila.

technique-cage-sum = Soma de jaula
technique-cage-sum-there = uma soma de jaula
technique-cage-sum-teach = Os dígitos de uma jaula são diferentes e dão a sua soma, portanto só poucos conjuntos de dígitos são possíveis. Três células de soma 7 contêm 1, 2 e 4 por qualquer ordem. Anote os conjuntos possíveis. Um dígito que não está em nenhum é eliminado da jaula, tal como um que não deixaria nenhum conjunto às outras células.
technique-cage-sum-number-teach = Poucos conjuntos de dígitos dão o número de uma jaula, e menos ainda quando já faltam candidatos. Escreva as formas de preencher a jaula, sem esquecer que um dígito não se pode repetir numa linha ou coluna. Um candidato que não aparece em nenhuma é eliminado.

technique-innies = Innies e outies
technique-innies-there = um grupo de innies ou outies
technique-innies-teach = Cada linha, coluna e bloco tem uma soma fixa, 45 numa grelha de 9 × 9. Onde as jaulas deixam duas ou mais das suas células, estas somam o que falta, como se fossem uma jaula. Do mesmo modo, as células das jaulas que ficam de fora somam o que está a mais. Percorra os dígitos que dão essa soma e risque os que não cabem em lado nenhum.

technique-wide-innies = Innies de várias zonas
technique-wide-innies-there = um grupo de innies ou outies de várias zonas
technique-wide-innies-teach = Duas linhas, colunas ou blocos vizinhos somam 90, e três somam 135. Muitas vezes as jaulas preenchem várias zonas menos algumas células, mesmo onde não preenchem uma só. Some as jaulas de dentro: as células que ficam somam o resto. Ou some todas as jaulas que entram: as células de fora somam o que está a mais.
technique-house-combination = Combinações numa zona
technique-house-combination-there = uma combinação de jaulas
technique-house-combination-teach = As jaulas que ficam na mesma linha, coluna ou bloco não têm nenhum dígito em comum. Se uma de duas células e soma 4 fica com o 1 e o 3, a outra de soma 7 só restam o 2 e o 5. As restantes células ficam com os dígitos que sobram. O que não cabe em nenhuma divisão destas é eliminado.
technique-cage-overlap = Sobreposição de jaulas
technique-cage-overlap-there = uma sobreposição de jaulas
technique-cage-overlap-teach = Duas jaulas precisam do mesmo dígito, e todos os seus lugares em ambas ficam nas mesmas duas linhas, colunas ou blocos. Então as jaulas ocupam aí esse dígito, que é eliminado das outras células dessas zonas. O inverso também vale: se duas linhas têm todos os lugares de um dígito nas mesmas duas jaulas, ele é eliminado do resto dessas jaulas.
technique-cage-chain = Cadeia por jaulas
technique-cage-chain-there = uma cadeia por jaulas
technique-cage-chain-teach = Uma cadeia alternada que passa também por jaulas. Dois candidatos de uma jaula excluem-se se nenhuma maneira de a preencher tem ambos, e um dos dois está certo se todas as maneiras têm um deles. Está certo o primeiro candidato da cadeia ou o último, portanto o que ambos excluem é eliminado.
technique-cage-net = Rede forçada por jaulas
technique-cage-net-there = uma rede forçada por jaulas
technique-cage-net-teach = Supõe-se que um candidato está certo, preenchem-se todos os únicos que se seguem e guardam-se só as maneiras ainda possíveis de preencher cada jaula. Se restar uma célula sem dígitos, ou um dígito sem lugar, o candidato estava errado. Também é eliminado o que fica excluído com cada candidato de uma célula, ou com cada lugar de um dígito numa zona.

technique-naked-triple = Trio nu
technique-naked-triple-there = um trio nu
technique-naked-triple-teach = Três células de uma zona têm ao todo só três dígitos. Não é preciso que cada célula tenha os três: 2 e 5, 5 e 8, 2 e 8 também formam um trio. As três células esgotam os três dígitos, e todas as outras células da zona perdem-nos. Procure, entre as células com dois ou três candidatos, algumas que se limitem aos mesmos dígitos.

technique-hidden-triple = Trio oculto
technique-hidden-triple-there = um trio oculto
technique-hidden-triple-teach = Três dígitos têm ao todo só três lugares numa zona. Estas células contêm então estes dígitos, e todos os seus outros candidatos são eliminados. Não é preciso que cada dígito tenha os três lugares. O trio encontra-se melhor contando: anote para onde pode ir cada dígito em falta, e procure três que tenham em comum três lugares.

technique-naked-quad = Quarteto nu
technique-naked-quad-there = um quarteto nu
technique-naked-quad-teach = Quatro células de uma zona têm ao todo só quatro dígitos, seja qual for a distribuição. Esgotam esses dígitos, e as outras células da zona perdem-nos. Vale a pena procurar um quarteto nu em zonas com muitas células vazias: experimente primeiro as células com menos candidatos, e veja se quatro delas se limitam a quatro dígitos.

technique-hidden-quad = Quarteto oculto
technique-hidden-quad-there = um quarteto oculto
technique-hidden-quad-teach = Quatro dígitos têm ao todo só quatro lugares numa zona. As quatro células contêm, portanto, os quatro dígitos, e todos os outros candidatos são eliminados delas. É o maior conjunto que vale a pena procurar numa grelha de 9 × 9, pois as outras células formariam sempre um menor. O quarteto é raro, e fica bem escondido pelas anotações à volta.

technique-x-wing = X-Wing
technique-x-wing-there = um X-Wing
technique-x-wing-teach = Um dígito tem dois lugares em cada uma de duas linhas, e estes estão nas mesmas duas colunas. Numa linha fica numa coluna, na outra linha fica na outra: de uma forma ou de outra, as duas colunas têm-no. Portanto é eliminado de todas as outras células destas colunas. Linhas e colunas podem trocar de papel. Os quatro lugares são os cantos de um retângulo.

technique-swordfish = Peixe-espada
technique-swordfish-there = um peixe-espada
technique-swordfish-teach = Em três linhas, todos os lugares de um dígito estão nas mesmas três colunas. Cada linha ocupa uma das colunas, portanto as três colunas recebem o seu dígito destas linhas e perdem-no em todo o resto. Não é preciso que cada linha tenha três lugares; bastam dois. Linhas e colunas podem trocar de papel. Para encontrar o peixe-espada, marque todos os lugares de um dígito.

technique-xy-wing = XY-Wing
technique-xy-wing-there = um XY-Wing
technique-xy-wing-teach = Escolha três células com dois candidatos cada. O pivô tem X e Y. Vê duas pinças: uma com X e Z, outra com Y e Z. Se o pivô for X, a primeira pinça tem de ser Z; se for Y, tem de ser a segunda. Uma das pinças é, portanto, Z, e qualquer célula que veja as duas perde Z. Não é preciso que as pinças se vejam.

technique-xyz-wing = XYZ-Wing
technique-xyz-wing-there = um XYZ-Wing
technique-xyz-wing-teach = Três células têm ao todo os dígitos X, Y e Z. O pivô tem os três; das duas pinças que vê, uma tem X e Z, a outra Y e Z. Se o pivô for X, a primeira pinça tem de ser Z; se for Y, tem de ser a segunda; se não, o próprio pivô é Z. Uma das três células é, portanto, Z. Só uma célula que veja as três perde Z; procure no bloco do pivô.

technique-unique-rectangle-1 = Retângulo único, tipo 1
technique-unique-rectangle-1-there = um retângulo único do tipo 1
technique-unique-rectangle-1-teach = Quatro células em duas linhas, duas colunas e dois blocos nunca devem ficar com os mesmos dois dígitos: seria possível trocá-los sem mexer em nenhuma outra célula, e o sudoku teria duas soluções. Se três dos cantos têm só estes dois candidatos, o quarto tem de ser outra coisa, e perde ambos. Isto só vale porque o sudoku tem exatamente uma solução.

technique-unique-rectangle-2 = Retângulo único, tipo 2
technique-unique-rectangle-2-there = um retângulo único do tipo 2
technique-unique-rectangle-2-teach = Quatro células em duas linhas, duas colunas e dois blocos têm dois dígitos em comum. Os cantos que têm mais têm todos o mesmo dígito a mais. Se nenhum o recebesse, as quatro células ficariam com dois dígitos que se poderiam trocar, e o sudoku teria duas soluções. Portanto, um deles recebe-o, e o que os veja todos perde-o.

technique-unique-rectangle-3 = Retângulo único, tipo 3
technique-unique-rectangle-3-there = um retângulo único do tipo 3
technique-unique-rectangle-3-teach = Quatro células em duas linhas, duas colunas e dois blocos têm dois dígitos em comum, e dois cantos da mesma fila têm dígitos a mais. Um dos dois tem de receber um dígito a mais, ou os dois dígitos poderiam ser trocados e o sudoku teria duas soluções. Juntos funcionam, portanto, como uma célula com os dígitos a mais. Com outras células da zona podem esgotar tantos dígitos quantas são as células, e o resto da zona perde-os.

technique-unique-rectangle-4 = Retângulo único, tipo 4
technique-unique-rectangle-4-there = um retângulo único do tipo 4
technique-unique-rectangle-4-teach = Quatro células em duas linhas, duas colunas e dois blocos têm dois dígitos em comum, e dois cantos da mesma zona têm dígitos a mais. Se um dos dois dígitos não tem outro lugar nessa zona, um destes cantos tem de o receber. Se o outro canto recebesse o segundo dígito, os dois poderiam ser trocados e o sudoku teria duas soluções. Portanto o segundo dígito é eliminado dos dois cantos.

technique-hidden-rectangle = Retângulo oculto
technique-hidden-rectangle-there = um retângulo oculto
technique-hidden-rectangle-teach = Quatro células em duas linhas, duas colunas e dois blocos têm dois dígitos em comum, e um canto não tem outros. Olhe para o canto oposto: se um dos dígitos não tem lugar fora do retângulo na sua linha nem na sua coluna, o outro dígito ali decidiria os quatro cantos. Os dois poderiam então ser trocados, e o sudoku teria duas soluções. Portanto esse outro dígito é eliminado.

technique-jellyfish = Medusa
technique-jellyfish-there = uma medusa
technique-jellyfish-teach = Em quatro linhas, todos os lugares de um dígito estão nas mesmas quatro colunas. As colunas recebem, portanto, o seu dígito destas linhas, e todas as outras células delas perdem-no. Não é preciso que cada linha tenha os quatro lugares. Linhas e colunas podem trocar de papel. Quando parecem ser precisas cinco filas numa grelha de 9 × 9, olhe na outra direção: das filas restantes bastam menos.

technique-bug = Túmulo de bivalores (BUG)
technique-bug-there = um túmulo de bivalores
technique-bug-teach = Suponha que cada célula vazia tem dois candidatos, menos uma, que tem três. Sem o terceiro, cada dígito por colocar teria dois lugares em cada linha, coluna e bloco. Uma grelha assim nunca tem exatamente uma solução. Portanto a célula diferente recebe o dígito que tem três lugares na sua linha, coluna e bloco: isso quebra o padrão e, em geral, resolve o sudoku.

technique-remote-pair = Par remoto
technique-remote-pair-there = um par remoto
technique-remote-pair-teach = Várias células têm os mesmos dois candidatos, e cada uma vê a seguinte. Os dois dígitos alternam-se, portanto, como as cores de um tabuleiro de xadrez. Pinte as células alternadamente de claro e escuro: todas as claras contêm um dígito, todas as escuras o outro. Uma célula que veja uma clara e uma escura vê os dois dígitos e perde ambos.

technique-skyscraper = Arranha-céus
technique-skyscraper-there = um arranha-céus
technique-skyscraper-teach = Um dígito tem dois lugares em cada uma de duas linhas, ou de duas colunas. Uma ponta da primeira vê uma ponta da segunda, portanto não estão ambas certas: pelo menos uma das outras duas pontas está. Qualquer célula que veja essas outras duas pontas perde o dígito. Parecem duas torres no mesmo chão, com telhados de altura diferente.

technique-two-string-kite = Papagaio de dois fios
technique-two-string-kite-there = um papagaio de dois fios
technique-two-string-kite-teach = Um dígito tem dois lugares numa linha e dois numa coluna, e um lugar da linha está no mesmo bloco que um da coluna. Estes dois não podem estar ambos certos, portanto está certa a ponta distante da linha ou a da coluna. A célula que vê as duas pontas distantes perde o dígito. O bloco ata os dois fios.

technique-turbot-fish = Pregado (Turbot)
technique-turbot-fish-there = um pregado
technique-turbot-fish-teach = Um dígito tem dois lugares em cada uma de duas zonas quaisquer. Um lugar da primeira vê um da segunda, portanto não estão ambos certos. Então pelo menos uma das duas pontas distantes está certa, e qualquer célula que veja as duas perde o dígito. Aqui pelo menos uma das zonas não é uma linha nem uma coluna, mas um bloco ou outra zona do sudoku.

technique-empty-rectangle = Retângulo vazio
technique-empty-rectangle-there = um retângulo vazio
technique-empty-rectangle-teach = Num bloco, todos os lugares de um dígito estão numa das suas linhas e numa das suas colunas, como uma cruz. Noutro sítio, uma fila tem dois lugares para o dígito, e um deles vê um braço da cruz. Se esse lugar estiver certo, o dígito do bloco está no outro braço. Se não, está certo o segundo lugar. Uma célula que veja o segundo lugar e esteja alinhada com esse braço perde o dígito.

technique-simple-colouring = Coloração simples
technique-simple-colouring-there = uma coloração simples
technique-simple-colouring-teach = Escolha um dígito e as zonas em que tem dois lugares: em cada uma, um dos dois está certo. Pinte os lugares alternadamente, de zona em zona, com duas cores. Todos os lugares de uma cor estão certos e todos os da outra errados. Se dois lugares da mesma cor se veem, essa cor está errada. E qualquer lugar que veja as duas cores é eliminado, seja qual for a certa.

technique-multi-colouring = Coloração múltipla
technique-multi-colouring-there = uma coloração múltipla
technique-multi-colouring-teach = Escolha um dígito e as zonas em que tem dois lugares, e pinte os lugares alternadamente. Pode haver vários grupos, cada um com duas cores próprias, das quais uma está certa. Se uma cor de um grupo vê uma cor de outro, não estão ambas certas. Portanto está certa a cor contrária de uma ou da outra, e o que veja estas duas é eliminado. Uma cor que veja as duas cores de outro grupo está errada.

technique-w-wing = W-Wing
technique-w-wing-there = um W-Wing
technique-w-wing-teach = Duas células que não se veem têm os mesmos dois candidatos. Algures, uma zona tem só dois lugares para um destes dígitos, e cada um desses lugares vê uma das duas células. Portanto as duas células não podem ambas conter esse dígito: pelo menos uma contém o outro, e o que veja as duas perde-o.

technique-finned-x-wing = X-Wing com barbatana
technique-finned-x-wing-there = um X-Wing com barbatana
technique-finned-x-wing-teach = Em duas linhas, um dígito teria os seus lugares nas mesmas duas colunas, não fossem um ou dois lugares a mais numa das linhas: as barbatanas. Se nenhuma barbatana estiver certa, as duas colunas recebem o seu dígito das duas linhas e perdem-no no resto. Se uma barbatana estiver certa, exclui o que vê. É eliminado o que fica excluído nos dois casos: células das colunas que veem todas as barbatanas, quase sempre no bloco delas.

technique-sashimi-x-wing = X-Wing sashimi
technique-sashimi-x-wing-there = um X-Wing sashimi
technique-sashimi-x-wing-teach = Em duas linhas, um dígito tem os seus lugares nas mesmas duas colunas, mas a uma linha falta um deles, e em vez dele há outros ali perto: as barbatanas. O padrão parece partido, mas o argumento vale. Se nenhuma barbatana estiver certa, em cada linha o dígito fica no seu lugar nas colunas, e estas perdem-no no resto. Se uma barbatana estiver certa, exclui o que vê. É eliminado o que fica excluído nos dois casos.

technique-x-chain = Cadeia X
technique-x-chain-there = uma cadeia X
technique-x-chain-teach = Siga um dígito de zona em zona. Suponha que não está em certa célula. Numa zona com dois lugares fica então no outro; isso exclui-o de todas as células que esse lugar vê, o que deixa um só lugar noutra zona, e assim por diante. No fim de uma cadeia assim, está certa a primeira célula ou a última. O que veja as duas perde o dígito.

technique-xy-chain = Cadeia XY
technique-xy-chain-there = uma cadeia XY
technique-xy-chain-teach = Uma cadeia de células com dois candidatos cada, em que cada célula vê a seguinte e tem um dígito em comum com ela. Suponha que a primeira célula não é Z: então é o seu outro dígito, portanto a seguinte não é esse, e assim por diante, até que a última tem de ser Z. Uma ponta da cadeia é, portanto, Z, e o que veja as duas pontas perde Z.

technique-wxyz-wing = WXYZ-Wing
technique-wxyz-wing-there = um WXYZ-Wing
technique-wxyz-wing-teach = Quatro células têm ao todo os candidatos W, X, Y e Z, e uma delas, o pivô, vê as outras três. Todos os lugares de W se veem, e também os de X e os de Y: cada um destes dígitos ocupa no máximo uma das quatro células. Uma célula tem, portanto, de ser Z, e qualquer célula que veja todos os lugares de Z nas quatro perde Z. Procure onde uma fila cruza um bloco.

technique-finned-swordfish = Peixe-espada com barbatana
technique-finned-swordfish-there = um peixe-espada com barbatana
technique-finned-swordfish-teach = Em três linhas, um dígito tem os seus lugares nas mesmas três colunas, salvo um ou mais lugares a mais numa das linhas: as barbatanas. Se nenhuma barbatana estiver certa, as três colunas recebem o seu dígito destas linhas e perdem-no no resto. Se uma barbatana estiver certa, exclui o que vê. As células das colunas que veem todas as barbatanas perdem, portanto, o dígito nos dois casos. Linhas e colunas podem trocar de papel.

technique-sashimi-swordfish = Peixe-espada sashimi
technique-sashimi-swordfish-there = um peixe-espada sashimi
technique-sashimi-swordfish-teach = Em três linhas, um dígito tem os seus lugares nas mesmas três colunas, mas a uma linha só resta um deles, com outros ali perto: as barbatanas. Se nenhuma barbatana estiver certa, está certo esse lugar, e as outras duas linhas dividem entre si as outras duas colunas. Se uma barbatana estiver certa, exclui o que vê. Uma célula das colunas que veja todas as barbatanas perde o dígito nos dois casos. Linhas e colunas podem trocar de papel.

technique-finned-jellyfish = Medusa com barbatana
technique-finned-jellyfish-there = uma medusa com barbatana
technique-finned-jellyfish-teach = Em quatro linhas, um dígito tem os seus lugares nas mesmas quatro colunas, salvo um ou mais lugares a mais numa das linhas: as barbatanas. Se nenhuma barbatana estiver certa, as quatro colunas recebem o seu dígito destas linhas e perdem-no no resto. Se uma barbatana estiver certa, exclui o que vê. As células das colunas que veem todas as barbatanas perdem o dígito nos dois casos. As barbatanas estão juntas, quase sempre num só bloco.

technique-sashimi-jellyfish = Medusa sashimi
technique-sashimi-jellyfish-there = uma medusa sashimi
technique-sashimi-jellyfish-teach = Em quatro linhas, um dígito tem os seus lugares nas mesmas quatro colunas, mas a uma linha só resta um deles, com outros ali perto: as barbatanas. Se nenhuma barbatana estiver certa, as quatro linhas dividem ainda entre si as quatro colunas. Se uma barbatana estiver certa, exclui o que vê. Uma célula das colunas que veja todas as barbatanas perde o dígito nos dois casos. Linhas e colunas podem trocar de papel.

technique-aic = Cadeia alternada
technique-aic-there = uma cadeia alternada
technique-aic-teach = Uma cadeia que vai do errado para o certo e volta. Suponha que um candidato está errado, e passe a um que então tem de estar certo: o outro dígito de uma célula com dois, ou o outro lugar de uma zona com dois. Esse exclui mais um, e assim por diante. Está certo o primeiro candidato ou o último, portanto o que ambos excluem é eliminado. Uma cadeia fechada exclui mais.

technique-grouped-aic = Cadeia alternada com grupos
technique-grouped-aic-there = uma cadeia alternada com grupos
technique-grouped-aic-teach = Uma cadeia do errado para o certo e de volta, em que um passo pode ser um grupo: dois ou três lugares de um dígito onde uma fila cruza um bloco. Se o resto de uma zona não tem lugar para o dígito, um do grupo está certo, e o que veja o grupo inteiro perde o dígito. Está certo o primeiro passo da cadeia ou o último, portanto o que ambos excluem é eliminado.

technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = um Sue de Coq
technique-sue-de-coq-teach = Escolha duas ou três células onde uma fila cruza um bloco. Junte algumas células da fila e algumas do bloco, de modo que todas juntas tenham tantos dígitos quantas são as células e a parte da fila não tenha dígitos em comum com a do bloco. Então cada dígito é usado uma vez. Os da parte da fila são eliminados do resto da fila, os da parte do bloco do resto do bloco.

technique-als-xz = ALS-XZ
technique-als-xz-there = um ALS-XZ
technique-als-xz-teach = Um conjunto quase bloqueado (ALS) é um grupo de células de uma zona com mais um dígito do que células: se perde um dígito, tem de conter todos os outros. Escolha dois destes conjuntos com um dígito X que só um pode conter, pois todos os seus lugares nos dois se veem. A um dos conjuntos falta X, e contém um dígito Z que ambos têm. O que veja todos os Z dos dois conjuntos perde Z.

technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-there = um ALS-XY-Wing
technique-als-xy-wing-teach = Escolha três conjuntos de células, cada um numa zona e com mais um dígito do que células: se um conjunto assim perde um dígito, tem de conter todos os outros. O do meio tem X em comum com o primeiro e Y com o último, e nenhum destes dígitos cabe nos dois conjuntos que liga. O do meio contém X ou Y, portanto o primeiro ou o último perde um, e tem de conter todos os seus outros. Uma célula que veja todos os Z desses dois perde Z.

technique-death-blossom = Flor da morte
technique-death-blossom-there = uma flor da morte
technique-death-blossom-teach = Uma célula com dois ou três candidatos é o caule. Cada candidato tem uma pétala: um conjunto de células de uma zona com esse dígito e com mais um dígito do que células, no qual o caule vê todos os lugares desse dígito. Seja o caule o que for, uma pétala perde esse dígito e tem então de conter todos os seus outros. Se todas as pétalas têm em comum um dígito Z, o que veja todos os Z de todas elas perde Z.

technique-forcing-chain = Cadeia forçada
technique-forcing-chain-there = uma cadeia forçada
technique-forcing-chain-teach = Escolha uma célula, ou um dígito numa zona, e experimente as possibilidades, uma de cada vez. Siga uma cadeia a partir de cada uma: isto está certo, portanto aquilo está errado, portanto o seguinte está certo. Se todas as cadeias mostram que um mesmo candidato está errado, está errado, seja qual for a possibilidade verdadeira. É trabalho lento, o último recurso.

technique-forcing-net = Rede forçada
technique-forcing-net-there = uma rede forçada
technique-forcing-net-teach = Suponha que um candidato está certo, e preencha todos os únicos que se seguem. Se restar uma célula sem dígitos, ou um dígito sem lugar, o candidato estava errado. Ou faça o mesmo com cada candidato de uma célula, ou com cada lugar de um dígito numa zona: o que fica excluído em todos os casos é eliminado. Use uma segunda folha ou um lápis macio.

technique-beyond = Para além de qualquer técnica
technique-beyond-there = um passo para além de qualquer técnica
technique-beyond-teach = Para alguns sudokus não basta nenhum padrão com nome. Continuam a ter uma só solução, mas ela encontra-se por tentativas: escolha uma célula com dois candidatos, suponha que um está certo e continue até tudo encaixar ou chegar a uma contradição. Nesse caso, o outro está certo. Anote onde começou, para poder voltar atrás.

technique-mark-pair = Células ligadas
technique-mark-pair-there = um par de células ligadas
technique-mark-pair-teach = Uma marca entre duas células, um traço que as atravessa ou uma regra sobre vizinhas sem marca liga os seus dígitos. Anote os candidatos de ambas. Um candidato que não combina com nenhum da outra célula pode ser riscado: junto a uma barra, um 5 precisa de um 4 ou de um 6; num termómetro, só o bolbo pode ser 1. Cada dígito riscado pode decidir o par seguinte, por isso siga os traços e as séries de marcas de ponta a ponta.

technique-line-number = Fila e número
technique-line-number-there = candidatos que não batem certo com o número
technique-line-number-teach = Uma seta, ou um número fora da grelha, pede à sua fila de células uma soma ou uma contagem. Calcule o mínimo e o máximo que as outras células podem dar, e risque o que não permitiria obter o número: as somas pequenas excluem os dígitos grandes, e as grandes, os pequenos. Os números menores e os maiores deixam menos escolha, por isso comece por eles.

technique-line-filling = Formas de preencher uma fila
technique-line-filling-there = as poucas formas de obter o número
technique-line-filling-teach = Onde restam só poucas células vazias ao longo de uma seta, ou da fila de um número fora da grelha, escreva todas as formas de obter o número. As células da mesma linha, coluna ou bloco têm de ser diferentes, por isso restam poucas formas. Um candidato que não aparece em nenhuma pode ser riscado.

technique-mark-room = Espaço para células ligadas
technique-mark-room-there = células ligadas com muito pouco espaço
technique-mark-room-teach = Uma célula ligada a duas ou três outras numa linha, coluna ou bloco tem de deixar a cada uma delas um dígito diferente. Com barras dos dois lados numa linha, um dígito precisa de ter ao lado o imediatamente inferior e o imediatamente superior, por isso não é nem 1 nem o mais alto. Experimente cada candidato, e risque os que deixariam dígitos a menos para as outras células.

technique-mark-house = Ligação comum
technique-mark-house-there = uma ligação comum
technique-mark-house-teach = A um dígito restam só dois ou três lugares numa linha, coluna ou bloco. Veja para cada um o que o dígito excluiria dali: os outros candidatos da sua célula, e tudo o que as marcas e os traços em redor proíbem. Os candidatos excluídos em todos os casos podem ser riscados já, vá o dígito parar onde for.

## Para as livrarias
listing-puzzles =
    { $count ->
        [one] 1 sudoku
       *[other] { NUMBER($count) } sudokus
    }
listing-intro-adults = Um lápis, uma hora sossegada e uma grelha por estrear: sudokus para resolver em papel, em casa ou em viagem.
listing-intro-children = Lápis afiado e vamos a isto: regras claras, pequenos passos e a alegria de acertar.
listing-intro-seniors = Sudokus para resolver sem pressa: grelhas claras, um lápis e tempo para pensar.
listing-inside = Neste livro
listing-levels = Níveis: { $levels }
listing-kinds = Grelhas: { $kinds }
listing-one-solution = Cada sudoku tem exatamente uma solução.
listing-logic = Cada sudoku resolve-se apenas com lógica, sem adivinhar.
listing-answers = As soluções de todos os sudokus estão no livro.
listing-hints = As dicas para os primeiros passos de cada sudoku ajudam a desbloquear.
listing-walkthroughs = Alguns sudokus são resolvidos passo a passo.
listing-rules = As regras são explicadas com um exemplo.
listing-techniques = Técnicas que ajudam: { $techniques }
listing-one-per-page = Um sudoku em cada página, com muito espaço para anotações.
listing-large-print = Letra grande: algarismos grandes e fáceis de ler.
listing-format =
    { $count ->
        [one] 1 página, { $size }
       *[other] { NUMBER($count) } páginas, { $size }
    }
listing-keywords = livro de sudoku, jogos de números, jogos de lógica, passatempos, exercícios mentais, quebra-cabeças, prenda para apreciadores, passatempos para viagem, treino da memória, passatempo relaxante, treino da concentração, dias de chuva, ideia para aniversário, raciocínio lógico, tempos livres, pequena lembrança
listing-keywords-adults = sudoku para adultos, passatempos para adultos, lazer sem ecrãs
listing-keywords-children = sudoku para crianças, passatempos para crianças, jogos de lógica para crianças, livro de atividades, primeiros sudokus
listing-keywords-seniors = sudoku para seniores, passatempos para seniores, prenda para os avós, passatempos fáceis de ler
listing-keywords-large = sudoku letra grande, passatempos em letra grande
listing-keywords-easy = sudoku fácil, sudoku para principiantes
listing-keywords-hard = sudoku difícil, sudoku para peritos
listing-keyword-variant = sudoku { $variant }
listing-search-words = sudoku, sudokus, passatempos, quebra-cabeças, jogos de lógica, letra grande, fácil, difícil, para adultos, para crianças, para seniores
listing-promotions = melhor, melhores, bestseller, best-seller, mais vendido, grátis, gratuito, oferta, promoção, desconto, novo, nova, número 1, n.º 1
listing-ai-puzzles = Um programa gerou os sudokus a partir de uma semente: preenche uma grelha ao acaso, retira algarismos e conta as soluções até restar exatamente uma. Nenhuma inteligência artificial os gerou.
listing-ai-texts = As regras, os títulos, as dicas e as soluções são frases e desenhos fixos desse programa. Para este livro, não usou nenhuma ferramenta que gere textos, imagens ou traduções com inteligência artificial.
listing-ai-own = O livro contém ainda elementos que não vêm do programa: { $parts }. O programa não pode saber como foram feitos; por eles responde o autor.
listing-own-texts = textos do autor
listing-own-pictures = imagens do autor
listing-own-puzzles = sudokus do autor
