### O que no Brasil se diz de outro modo que em Portugal.

contents = Sumário
notes = Anotações
blank-grids = Grades em branco
large-print = Letras grandes
cut-out = Recorte as peças e coloque-as nas células vazias.
puzzle-nouns = sudoku, sudokus, quebra-cabeças, jogos, desafios
level-expert-is = Padrões por toda a grade, como peixes, asas e retângulos.
variant-thermo = Termômetro
variant-antiknight-rule = Duas células a um salto de cavalo, duas células em uma direção e uma para o lado como no xadrez, nunca contêm o mesmo dígito.
variant-center-dot-rule = As nove células com um ponto cinza, no meio dos blocos, contêm também cada dígito uma vez.
variant-killer-rule = As linhas tracejadas cercam gaiolas. Os dígitos de uma gaiola somam o número pequeno no seu canto, e nenhum aparece duas vezes na gaiola.
variant-killer-repeats = Se o número for seguido de +, os dígitos podem se repetir na gaiola.
variant-killer-without-sum = Uma gaiola sem número indica apenas que seus dígitos são diferentes.
variant-killer-overlap = As gaiolas podem ter células em comum.
variant-killer-parts = As linhas tracejadas também unem as partes de uma mesma gaiola.
variant-antiking-rule = Duas células que se tocam em um canto nunca contêm o mesmo dígito.
variant-disjoint-rule = Duas células no mesmo lugar de seus blocos nunca contêm o mesmo dígito: por exemplo, as células do canto superior esquerdo de todos os blocos são diferentes.
variant-consecutive-rule = Uma barra entre duas células significa que seus dígitos diferem em 1. Todas as barras estão marcadas: onde não há barra, os dígitos de duas células com um lado comum nunca diferem em 1.
variant-kropki-rule = Um ponto branco entre duas células significa que seus dígitos diferem em 1; um ponto preto, que um é o dobro do outro. Entre 1 e 2, o ponto pode ser branco ou preto. Todos os pontos estão marcados: onde duas células com um lado comum não têm ponto, não vale nem uma coisa nem outra.
variant-some-kropki-rule = Um ponto branco entre duas células significa que seus dígitos diferem em 1; um ponto preto, que um é o dobro do outro. Entre 1 e 2, um ponto pode ser branco ou preto. Nem todos os pontos estão marcados.
variant-greater-than-rule = Dentro dos blocos, o sinal entre duas células se abre para o dígito maior.
variant-xv-rule = Um X entre duas células significa que seus dígitos somam 10; um V, que somam 5. Todos os X e V estão marcados: onde não há letra, os dígitos de duas células com um lado comum nunca somam 5 nem 10.
variant-some-xv-rule = Um X entre duas células significa que seus dígitos somam 10; um V, que somam 5. Nem todos os X e V estão marcados.
variant-even-odd-rule = Um círculo cinza indica um dígito ímpar; um quadrado cinza, um dígito par. Todas as outras células podem conter um ou outro.
variant-thermo-rule = Ao longo de um termômetro, os dígitos crescem a partir do bulbo: cada um é maior do que o anterior.
variant-arrow-rule = O dígito em um círculo é a soma dos dígitos ao longo da sua seta. Um dígito pode se repetir em uma seta se as outras regras permitirem.
variant-palindrome-rule = Ao longo de um traço, os dígitos são lidos da mesma forma a partir das duas pontas.
variant-whispers-rule = Ao longo de um traço, cada dígito difere do seguinte em pelo menos { $apart }. Um dígito pode se repetir em um traço se as outras regras permitirem.
variant-renban-rule = Os dígitos em um traço são consecutivos, em qualquer ordem, e nenhum se repete: 3, 5, 2 e 4, por exemplo.
variant-frame-rule = Um número fora da grade é a soma dos três primeiros dígitos da sua linha ou coluna, contados desse lado.
variant-sandwich-rule = Um número fora da grade é a soma dos dígitos entre o 1 e o { $high } na sua linha ou coluna. É 0 se estes dois estiverem lado a lado.
variant-skyscraper-rule = Os dígitos são as alturas de prédios. Um número fora da grade diz quantos deles são vistos dali ao longo da sua linha ou coluna: cada prédio esconde todos os mais baixos atrás dele.
variant-little-killer-rule = Um número fora da grade é a soma dos dígitos da diagonal que a sua seta indica. Um dígito pode se repetir em uma diagonal se as outras regras permitirem. Nem todas as diagonais têm número.
variant-x-sums-rule = Um número fora da grade é a soma dos X primeiros dígitos da sua linha ou coluna, contados desse lado. X é o primeiro destes dígitos, e faz parte da soma.
variant-futoshiki-rule = Não há blocos. O sinal entre duas células se abre para o dígito maior. Nem todos os sinais estão marcados.
variant-skyscrapers-rule = Não há blocos. Os dígitos são as alturas de prédios. Um número fora da grade diz quantos deles são vistos dali ao longo da sua linha ou coluna: cada prédio esconde todos os mais baixos atrás dele.
variant-calcudoku-rule = Não há blocos. As linhas grossas cercam gaiolas, e os dígitos de uma gaiola dão o número do seu canto com a operação indicada: eles são somados ou multiplicados, ou o menor de dois é subtraído do maior, ou o maior é dividido por ele. Um dígito pode se repetir em uma gaiola, mas não em uma linha nem em uma coluna.
variant-calcudoku-hidden-signs = Onde não há sinal, pode ser qualquer uma das quatro operações.
layout-rule = Várias grades de { $side } × { $side } se sobrepõem. Cada uma é um sudoku por si só, e os dígitos de um bloco comum contam em todas as grades que o compartilham.
in-grid = { $number } da grade { $grid }
grids-counted = As grades são numeradas de cima para baixo e, lado a lado, da esquerda para a direita.
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
        [14] quatorze
        [15] quinze
        [16] dezesseis
        [25] vinte e cinco
       *[other] { $number }
    }
sizes-letters = Depois do 9, as grades maiores continuam com letras: { $sizes }.
one-solution = Cada sudoku deste livro tem exatamente uma solução, e se chega a ela só pelo raciocínio. Se der vontade de chutar, olhe de novo: sempre há um passo lógico.
scanning = Escolha um dígito e percorra as linhas e colunas em que ele já está: não pode se repetir nelas. Onde restar em um bloco uma só célula livre para ele, é ali que ele vai.
scanning-cages = Comece pelas gaiolas que deixam pouca escolha: dois dígitos muito afastados, um produto com poucos divisores, uma soma muito pequena ou muito grande. Se uma gaiola situada em uma só linha ou coluna precisa de um dígito, o resto dessa linha ou coluna não o pode ter.
example =
    Onde vai o { $digit } no bloco sombreado? { $others-count ->
        [one] Outro { $digit } já está em { $others }. Sua linha e sua coluna excluem
       *[other] Já há outros { $digit } em { $others }. Suas linhas e colunas excluem
    } todas as células vazias do bloco menos uma: { $cell }, marcada com um { $mark ->
        [query] ponto de interrogação
       *[ring] círculo
    }. O { $digit } vai ali.
pencil-marks = Quando nenhum dígito se encontrar à primeira vista, anote a lápis, em tamanho pequeno, em cada célula, os dígitos que ainda podem ir para lá. Uma célula com uma só anotação está resolvida, tal como um dígito que tem um só lugar em uma linha, coluna ou bloco. Risque anotações à medida que preenche células, e volte a olhar: cada dígito encontrado abre caminho a outros.
hints-are = Travou? Cada dica diz onde olhar, ou nomeia um padrão e diz onde está; o resto é com você. Quando uma dica vem mais adiante no sudoku, o número de células vazias mostra até onde já deveria ter chegado.
hint-cage = Que dígitos podem preencher a gaiola de soma { $sum } em { $cell }?
hint-number = Que dígitos dão o número { $number } na gaiola em { $cell }?
made-again = A mesma versão refaz os mesmos sudokus com a mesma semente e as mesmas seções.
web-grid = Grade de sudoku, { $rows } por { $columns }
web-area-grid = grade { $number }
web-near = Ampliar uma grade
web-cage = gaiola de soma { $sum } em { $cell }
web-number = gaiola { $number } em { $cell }
web-no-cage = Escolha uma célula de uma gaiola para ver como ela pode ser preenchida.
web-share = Compartilhar resultado
web-settings = Configurações
web-won-in = Seu tempo: { $time }
web-not-yet = A grade está cheia, mas algo ainda não está certo.
web-set-print = Imprimir meus dígitos e anotações
web-keys-move = As setas movem pela grade.
web-keys-more = { $pause } para o relógio, { $all } anota tudo o que é possível, um ponto de interrogação mostra estas teclas.
web-kept = O jogo fica salvo neste navegador.
about-walkthroughs =
    Alguns sudokus deste livro { $end ->
        [trial] do começo até onde chegam as técnicas
       *[solved] do começo ao fim
    }, sempre pelo passo mais fácil possível. De cada único indica-se a
    célula e a linha, a coluna ou o bloco em que o dígito não tem outro lugar; “só” indica o
    único candidato de uma célula.
diagrams =
    Nas figuras, { $told ->
        [greys] os dígitos pretos são dados, e os cinza
       *[weights] os dígitos em negrito são dados, e os finos
    } foram encontrados pelo caminho. Os dígitos pequenos são candidatos: o que ainda pode ir para uma célula. { $told ->
        [greys] Os candidatos de um padrão estão em preto
       *[weights] Os candidatos de um padrão estão em negrito
    }, e suas células em cinza; um cinza mais escuro distingue as células com outro papel, e o mais claro as
    linhas, colunas e blocos envolvidos. Os candidatos riscados são eliminados. Um candidato dentro de um círculo é
    colocado.
chains = Os discos cinza e os quadradinhos são os dois lados de uma coloração ou de uma cadeia: um deles está certo e o outro errado. Uma linha cheia liga dois candidatos dos quais pelo menos um está certo; uma tracejada, dois que não estão ambos certos.
sees = Duas células se veem quando não podem conter o mesmo dígito: por estarem na mesma linha, coluna ou bloco, ou porque outra regra o proíbe.
stuck = Aqui terminam as técnicas deste livro, e só resta tentar: pegue uma célula com dois candidatos, suponha que um está certo e continue até a grade estar cheia ou chegar a uma contradição. Nesse caso, o outro está certo.
look-cage = Olhe para a gaiola de soma { $sum } em { $cell }.
look-number = Olhe para a gaiola { $number } em { $cell }.
there-at-cage = Procure { $technique-there } na gaiola de soma { $sum } em { $cell }.
there-at-number = Procure { $technique-there } na gaiola { $number } em { $cell }.
there-claiming = Os lugares do { $digit } { $house-in } estão todos { $cover-in } (reivindicação).
why-locked = { CAP($house-in) }, o { $digit } só pode ir para { $cells-or }, e estas células estão também { $cover-in }. Uma delas recebe, portanto, o { $digit } { $cover-of }, e nenhuma outra célula { $cover-of } pode ser { $digit }.
why-line-filling = { $relation } Como duas células que se veem têm de ser diferentes, nenhuma forma restante de conseguir isso admite os candidatos seguintes.
relation-palindrome = { $cells } têm de ser lidas da mesma forma a partir das duas pontas.
relation-renban = { $cells } têm de conter dígitos consecutivos, em qualquer ordem.
why-cage = Os dígitos da gaiola em { $cell } são diferentes e somam { $sum }. Nenhuma forma restante de somar { $sum } admite os candidatos seguintes.
why-cage-sets = A gaiola de soma { $sum } em { $cell } só pode ser { $sets-or }.
why-cage-claiming = Os dígitos da gaiola em { $cell } são diferentes e somam { $sum }, e todas as formas restantes contêm o { $digit }. Na gaiola só pode ir aqui: { $places }.
why-number = Nenhuma forma restante de obter { $number } na gaiola em { $cell } admite os candidatos seguintes.
why-number-sets = A gaiola { $number } em { $cell } só pode ser preenchida com { $digits }.
why-number-claiming = Todas as formas restantes de obter { $number } na gaiola em { $cell } contêm o { $digit }. Na gaiola só pode entrar aqui: { $places }.
why-innie = A soma { $houses-of } é { $whole }, e a das gaiolas que ficam inteiramente dentro é { $cages }. Sobra portanto { $sum } para { $cells }.
why-innies = A soma { $houses-of } é { $whole }, e a das gaiolas que ficam inteiramente dentro é { $cages }. Portanto { $cells } têm de somar os { $sum } restantes, sem repetir dígitos. Nenhuma forma restante de somar { $sum } admite os candidatos seguintes.
why-outie = A soma { $houses-of } é { $whole }, e a das gaiolas que entram é { $cages }. A diferença, { $sum }, está em { $cells }, fora.
why-outies = A soma { $houses-of } é { $whole }, e a das gaiolas que entram é { $cages }. A diferença, { $sum }, se reparte entre { $cells }, fora. Nenhuma forma restante de somar { $sum } admite os candidatos seguintes.
why-house-combination = Em { $cells } todos os dígitos são diferentes, e cada gaiola tem de dar o seu número. Nenhuma maneira ainda possível de as preencher em conjunto permite os seguintes candidatos.
why-cage-overlap = Algumas gaiolas só têm estes lugares para { $digit }, e eles ficam em outras tantas linhas, colunas ou blocos: { $cells }. Cada uma destas gaiolas precisa de um { $digit }, portanto não há outro nessas zonas.
why-cage-overlap-houses = Algumas linhas, colunas ou blocos só têm estes lugares para { $digit }, e eles ficam em outras tantas gaiolas: { $cells }. Portanto não há outro { $digit } nessas gaiolas.
cages-involved = Gaiolas envolvidas: { $cages }.
chain-from-cage = Se { $off } não for { $digit }, então { $on } é { $other } (todas as maneiras de preencher a sua gaiola têm um dos dois)
chain-cage = { $off } não é { $digit }, portanto { $on } é { $other } (todas as maneiras de preencher a sua gaiola têm um dos dois)
why-fish = { CAP($houses-in) }, todos os lugares do { $digit } estão { $cover-in }. Portanto { $cover } recebem dali seu { $digit }, e nenhuma outra célula { $cover-of } pode ser { $digit }.
why-wxyz-wing = A { $cells } restam ao todo só { $digits }, e cada um destes dígitos, salvo { $digit }, cabe no máximo em uma das quatro. Portanto uma delas tem de ser { $digit }: { $ends-or }. Nenhuma célula que as veja todas pode ser { $digit }.
why-rectangle-2 = Para evitar isso, { $cells-or } tem de ser { $digit }, e nenhuma célula que as veja todas pode ser { $digit }.
why-rectangle-3 = Para evitar isso, { $roof-or } tem de ser { $others-or }. Essa célula e { $cells } recebem então os dígitos { $digits } { $house-in }, e nenhuma outra célula { $house-of } pode ser um deles.
why-turbot-fish = O { $digit } vai para { $first-or } { $house-in }, e para { $second-or } { $cover-in }. { $near } se veem, portanto não são ambas { $digit }: { $far-or } é { $digit }, e nenhuma célula que veja estas duas pode ser { $digit }.
why-colours-wrong = Zonas com dois lugares para o { $digit } ligam estas células em dois grupos: { $first }, de um lado, e { $second }, do outro. Todas as de um grupo são { $digit }, e nenhuma do outro. Mas { $one } e { $two }, do mesmo grupo, se veem, portanto esse grupo está errado.
why-group-sees-two = { $one } vê { $two }, e { $three } vê { $four }. Portanto { $one } e seu grupo excluem dois grupos dos quais um é { $digit }, e não podem ser { $digit }.
why-groups-meet = { $one } vê { $two }, portanto seus grupos não são ambos { $digit }, e um dos contrários é. Uma célula que veja uma de { $first } e uma de { $second } não pode ser { $digit }.
why-als-xz = Dois conjuntos têm, cada um, um dígito a mais do que células: { $one }, e { $two }. Só um deles pode conter o { $digit }, pois seus lugares nos dois se veem. O outro não tem o { $digit } e contém, portanto, todos os seus outros dígitos, entre eles { $digits }. Nenhuma célula que veja todos os lugares nos dois conjuntos pode ser { $digits-or }.
why-als-xz-double = Dois conjuntos têm, cada um, um dígito a mais do que células: { $one }, e { $two }. Cada um de { $digits } cabe só em um deles, pois seus lugares nos dois se veem. Portanto, a cada conjunto falta um deles, e contém tudo o resto: uma célula que veja todos os lugares de outro dígito em um conjunto, ou todos os de { $digits-or } nos dois, não pode recebê-lo.
why-als-xy-wing = Três conjuntos têm, cada um, um dígito a mais do que células: { $one }; { $two }; { $three }. O do meio contém { $digit } ou { $other }. Se for { $digit }, então { $first } não pode tê-lo e tem de conter { $digits }; se for { $other }, então { $last } não pode tê-lo e tem de conter { $digits }. Nenhuma célula que veja todos os lugares de { $digits-or } em ambos pode ser { $digits-or }.
why-petals = Cada um destes conjuntos tem um dígito a mais do que células. Portanto uma célula que veja todos os lugares de { $digits-or } em todos eles não pode ser { $digits-or }.
chain-loop = Portanto { $first-or } é { $digit }, ou { $second-or } é { $other }. Estas duas também se excluem uma à outra, o que fecha a cadeia em um anel: de duas vizinhas quaisquer uma está certa, e o que ambas excluem é eliminado.
verdict-unsettled = Sem resposta: a busca levaria tempo demais.
verdict-full = A grade está cheia, e todos os dígitos estão certos.
clash-pair = { $cells } se veem, e em ambas está o { $digit }.
clash-sum = A gaiola de soma { $sum } em { $cell } soma { $total }.
clash-number = Os dígitos da gaiola { $number } em { $cell } não dão o seu número.
technique-full-house-teach = Quando uma linha, uma coluna ou um bloco tem uma só célula vazia, percorra os dígitos: o que falta vai ali. É o passo mais fácil de todos e, perto do fim de um sudoku, aparece por si. Depois de cada dígito que escrever, dê uma olhada na sua linha, na sua coluna e no seu bloco: talvez um deles tenha agora uma só lacuna.
technique-hidden-single-box = Único oculto em um bloco
technique-hidden-single-box-teach = Escolha um dígito e um bloco em que ele falta. Cada linha e coluna que já tem o dígito o exclui das suas células no bloco. Quando resta uma só célula, o dígito vai ali, mesmo que a célula pudesse conter outros. A maior parte dos sudokus fáceis se resolve quase só assim: percorra os dígitos um por um, os mais frequentes primeiro.
technique-hidden-single-line = Único oculto em uma fila
technique-hidden-single-line-teach = Escolha uma linha ou coluna e um dígito que falta nela. Risque as células onde o dígito não pode ficar: as que estão cheias, aquelas cujo bloco já o tem e aquelas cuja fila transversal já o tem. Se restar uma só célula, o dígito vai ali. As filas são mais difíceis de percorrer do que os blocos; comece pelas quase cheias.
technique-pointing-teach = Suponha que todos os lugares de um dígito em um bloco estão na mesma linha ou coluna. Seja qual for o certo, a fila recebe seu dígito dentro do bloco. Por isso, o dígito pode ser riscado no resto da fila, fora do bloco. Os lugares, dois ou três, apontam ao longo da fila. Muitas vezes isso revela um único no bloco ao lado.
technique-claiming = Candidatos reivindicados
technique-claiming-there = candidatos reivindicados
technique-claiming-teach = Suponha que todos os lugares de um dígito em uma linha ou coluna estão no mesmo bloco. A fila precisa do dígito e só pode tê-lo ali, por isso reivindica o dígito desse bloco: risque-o nas outras células do bloco. Procure em filas com poucas células vazias fora de um bloco.
technique-naked-pair-teach = Duas células de uma zona têm os mesmos dois candidatos e nenhum outro. Uma recebe um dígito e a outra o outro; a ordem não importa. Estas células esgotam os dois dígitos: risque-os em todas as outras células da zona. Se as duas células estão no mesmo bloco e também na mesma fila, faça isso em ambos.
technique-hidden-pair-teach = Dois dígitos têm os mesmos dois lugares em uma zona e nenhum outro. Então estas duas células contêm estes dois dígitos, em uma ordem ou outra, e todos os seus outros candidatos são eliminados. O par está escondido entre essas outras anotações: procure os dígitos, não as células. Veja, para cada dígito, onde pode ficar na zona, e procure dois com a mesma resposta.
technique-cage-combination = Combinação de gaiola
technique-cage-combination-there = uma combinação de gaiola
technique-cage-combination-teach = Os dígitos de uma gaiola são diferentes e dão sua soma. Algumas somas deixam um só conjunto de dígitos: duas células de soma 3 contêm 1 e 2, duas de soma 17 contêm 8 e 9, três de soma 6 contêm 1, 2 e 3. Anote esses dígitos na gaiola e risque todos os outros. À medida que você preenche células, cada vez mais gaiolas ficam com um só conjunto.
technique-cage-combination-number-teach = Algumas gaiolas deixam um só conjunto de dígitos. Em uma grade de 6 × 6, uma diferença de 5 só se obtém com 1 e 6, e um produto de 20 em duas células, com 4 e 5. Anote esses dígitos na gaiola e risque todos os outros. À medida que você preenche células, cada vez mais gaiolas ficam com um só conjunto.
technique-innie-teach = Cada linha, coluna e bloco contém cada dígito uma vez, portanto em uma grade de 9 × 9 soma 45. Some as gaiolas que ficam inteiramente dentro. Se deixam uma só célula, o innie, esta contém o que falta para 45. Ou some todas as gaiolas que entram. Se só uma das suas células fica fora, o outie, esta contém o que sobra.
technique-cage-claiming = Dígito reivindicado por uma gaiola
technique-cage-claiming-there = um dígito reivindicado
technique-cage-claiming-teach = Faça a lista dos conjuntos de dígitos que dão a soma de uma gaiola. Um dígito que está em todos tem de estar na gaiola: três células de soma 22 têm sempre um 9. Se todos os seus lugares na gaiola ficam na mesma linha, coluna ou bloco, é eliminado das outras células dessa zona.
technique-cage-claiming-number-teach = Faça a lista dos conjuntos de dígitos que dão o número de uma gaiola. Um dígito que está em todos tem de estar na gaiola: um produto de 10 precisa sempre de um 5. Se todos os seus lugares na gaiola ficam na mesma linha ou coluna, é eliminado do resto dessa fila.
technique-cage-sum = Soma de gaiola
technique-cage-sum-there = uma soma de gaiola
technique-cage-sum-teach = Os dígitos de uma gaiola são diferentes e dão sua soma, portanto só poucos conjuntos de dígitos são possíveis. Três células de soma 7 contêm 1, 2 e 4 em qualquer ordem. Anote os conjuntos possíveis. Um dígito que não está em nenhum é eliminado da gaiola, tal como um que não deixaria nenhum conjunto às outras células.
technique-cage-sum-number-teach = Poucos conjuntos de dígitos dão o número de uma gaiola, e menos ainda quando já faltam candidatos. Escreva as formas de preencher a gaiola, sem esquecer que um dígito não pode se repetir em uma linha ou coluna. Um candidato que não aparece em nenhuma é eliminado.
technique-innies-teach = Cada linha, coluna e bloco tem uma soma fixa, 45 em uma grade de 9 × 9. Onde as gaiolas deixam duas ou mais das suas células, estas somam o que falta, como se fossem uma gaiola. Do mesmo modo, as células das gaiolas que ficam de fora somam o que sobra. Percorra os dígitos que dão essa soma e risque os que não cabem em lugar nenhum.
technique-wide-innies-teach = Duas linhas, colunas ou blocos vizinhos somam 90, e três somam 135. Muitas vezes as gaiolas preenchem várias zonas menos algumas células, mesmo onde não preenchem uma só. Some as gaiolas de dentro: as células que ficam somam o resto. Ou some todas as gaiolas que entram: as células de fora somam o que sobra.
technique-house-combination = Combinações em uma zona
technique-house-combination-there = uma combinação de gaiolas
technique-house-combination-teach = As gaiolas que ficam na mesma linha, coluna ou bloco não têm nenhum dígito em comum. Se uma de duas células e soma 4 fica com o 1 e o 3, a outra de soma 7 só restam o 2 e o 5. As restantes células ficam com os dígitos que sobram. O que não cabe em nenhuma divisão destas é eliminado.
technique-cage-overlap = Sobreposição de gaiolas
technique-cage-overlap-there = uma sobreposição de gaiolas
technique-cage-overlap-teach = Duas gaiolas precisam do mesmo dígito, e todos os seus lugares em ambas ficam nas mesmas duas linhas, colunas ou blocos. Então as gaiolas ocupam aí esse dígito, que é eliminado das outras células dessas zonas. O inverso também vale: se duas linhas têm todos os lugares de um dígito nas mesmas duas gaiolas, ele é eliminado do resto dessas gaiolas.
technique-cage-chain = Cadeia por gaiolas
technique-cage-chain-there = uma cadeia por gaiolas
technique-cage-chain-teach = Uma cadeia alternada que passa também por gaiolas. Dois candidatos de uma gaiola se excluem se nenhuma maneira de a preencher tem ambos, e um dos dois está certo se todas as maneiras têm um deles. Está certo o primeiro candidato da cadeia ou o último, portanto o que ambos excluem é eliminado.
technique-cage-net = Rede forçada por gaiolas
technique-cage-net-there = uma rede forçada por gaiolas
technique-cage-net-teach = Suponha que um candidato está certo, preencha todos os únicos que se seguem e mantenha só as maneiras ainda possíveis de preencher cada gaiola. Se restar uma célula sem dígitos, ou um dígito sem lugar, o candidato estava errado. Também é eliminado o que fica excluído com cada candidato de uma célula, ou com cada lugar de um dígito em uma zona.
technique-naked-triple-teach = Três células de uma zona têm ao todo só três dígitos. Não é preciso que cada célula tenha os três: 2 e 5, 5 e 8, 2 e 8 também formam um trio. As três células esgotam os três dígitos, e todas as outras células da zona os perdem. Procure, entre as células com dois ou três candidatos, algumas que se limitem aos mesmos dígitos.
technique-hidden-triple-teach = Três dígitos têm ao todo só três lugares em uma zona. Estas células contêm então estes dígitos, e todos os seus outros candidatos são eliminados. Não é preciso que cada dígito tenha os três lugares. O trio é mais fácil de encontrar contando: anote onde pode ficar cada dígito que falta, e procure três que tenham em comum três lugares.
technique-naked-quad-teach = Quatro células de uma zona têm ao todo só quatro dígitos, seja qual for a distribuição. Esgotam esses dígitos, e as outras células da zona os perdem. Vale a pena procurar um quarteto nu em zonas com muitas células vazias: teste primeiro as células com menos candidatos, e veja se quatro delas se limitam a quatro dígitos.
technique-hidden-quad-teach = Quatro dígitos têm ao todo só quatro lugares em uma zona. As quatro células contêm, portanto, os quatro dígitos, e todos os outros candidatos são eliminados delas. É o maior conjunto que vale a pena procurar em uma grade de 9 × 9, pois as outras células formariam sempre um menor. O quarteto é raro, e fica bem escondido pelas anotações ao redor.
technique-x-wing-teach = Um dígito tem dois lugares em cada uma de duas linhas, e estes estão nas mesmas duas colunas. Em uma linha fica em uma coluna, na outra linha fica na outra: de uma forma ou de outra, as duas colunas o têm. Portanto é eliminado de todas as outras células destas colunas. Linhas e colunas podem trocar de papel. Os quatro lugares são os cantos de um retângulo.
technique-swordfish-teach = Em três linhas, todos os lugares de um dígito estão nas mesmas três colunas. Cada linha ocupa uma das colunas, portanto as três colunas recebem seu dígito destas linhas e o perdem em todo o resto. Não é preciso que cada linha tenha três lugares; bastam dois. Linhas e colunas podem trocar de papel. Para encontrar o peixe-espada, marque todos os lugares de um dígito.
technique-unique-rectangle-1-teach = Quatro células em duas linhas, duas colunas e dois blocos nunca devem ficar com os mesmos dois dígitos: seria possível trocá-los sem mexer em nenhuma outra célula, e o sudoku teria duas soluções. Se três dos cantos têm só estes dois candidatos, o quarto tem de ser outra coisa, e perde ambos. Isso só vale porque o sudoku tem exatamente uma solução.
technique-unique-rectangle-2-teach = Quatro células em duas linhas, duas colunas e dois blocos têm dois dígitos em comum. Os cantos que têm mais têm todos o mesmo dígito a mais. Se nenhum o recebesse, as quatro células ficariam com dois dígitos que poderiam ser trocados, e o sudoku teria duas soluções. Portanto, um deles o recebe, e o que veja todos eles o perde.
technique-unique-rectangle-3-teach = Quatro células em duas linhas, duas colunas e dois blocos têm dois dígitos em comum, e dois cantos da mesma fila têm dígitos a mais. Um dos dois tem de receber um dígito a mais, ou os dois dígitos poderiam ser trocados e o sudoku teria duas soluções. Juntos funcionam, portanto, como uma célula com os dígitos a mais. Com outras células da zona podem esgotar tantos dígitos quantas são as células, e o resto da zona os perde.
technique-unique-rectangle-4-teach = Quatro células em duas linhas, duas colunas e dois blocos têm dois dígitos em comum, e dois cantos da mesma zona têm dígitos a mais. Se um dos dois dígitos não tem outro lugar nessa zona, um destes cantos tem de recebê-lo. Se o outro canto recebesse o segundo dígito, os dois poderiam ser trocados e o sudoku teria duas soluções. Portanto o segundo dígito é eliminado dos dois cantos.
technique-jellyfish = Água-viva
technique-jellyfish-there = uma água-viva
technique-jellyfish-teach = Em quatro linhas, todos os lugares de um dígito estão nas mesmas quatro colunas. As colunas recebem, portanto, seu dígito destas linhas, e todas as outras células delas o perdem. Não é preciso que cada linha tenha os quatro lugares. Linhas e colunas podem trocar de papel. Quando parecem necessárias cinco filas em uma grade de 9 × 9, olhe na outra direção: das filas restantes bastam menos.
technique-bug-teach = Suponha que cada célula vazia tem dois candidatos, menos uma, que tem três. Sem o terceiro, cada dígito que falta colocar teria dois lugares em cada linha, coluna e bloco. Uma grade assim nunca tem exatamente uma solução. Portanto a célula diferente recebe o dígito que tem três lugares na sua linha, coluna e bloco: isso quebra o padrão e, em geral, resolve o sudoku.
technique-remote-pair-teach = Várias células têm os mesmos dois candidatos, e cada uma vê a seguinte. Os dois dígitos se alternam, portanto, como as cores de um tabuleiro de xadrez. Pinte as células alternadamente de claro e escuro: todas as claras contêm um dígito, todas as escuras o outro. Uma célula que veja uma clara e uma escura vê os dois dígitos e perde ambos.
technique-skyscraper = Arranha-céu
technique-skyscraper-there = um arranha-céu
technique-two-string-kite = Pipa de dois fios
technique-two-string-kite-there = uma pipa de dois fios
technique-two-string-kite-teach = Um dígito tem dois lugares em uma linha e dois em uma coluna, e um lugar da linha está no mesmo bloco que um da coluna. Estes dois não podem estar ambos certos, portanto está certa a ponta distante da linha ou a da coluna. A célula que vê as duas pontas distantes perde o dígito. O bloco ata os dois fios.
technique-turbot-fish = Turbot
technique-turbot-fish-there = um turbot
technique-empty-rectangle-teach = Em um bloco, todos os lugares de um dígito estão em uma das suas linhas e em uma das suas colunas, como uma cruz. Em outro lugar, uma fila tem dois lugares para o dígito, e um deles vê um braço da cruz. Se esse lugar estiver certo, o dígito do bloco está no outro braço. Se não, está certo o segundo lugar. Uma célula que veja o segundo lugar e esteja alinhada com esse braço perde o dígito.
technique-w-wing-teach = Duas células que não se veem têm os mesmos dois candidatos. Em algum lugar, uma zona tem só dois lugares para um destes dígitos, e cada um desses lugares vê uma das duas células. Portanto as duas células não podem ambas conter esse dígito: pelo menos uma contém o outro, e o que veja as duas o perde.
technique-finned-x-wing-teach = Em duas linhas, um dígito teria seus lugares nas mesmas duas colunas, não fossem um ou dois lugares a mais em uma das linhas: as barbatanas. Se nenhuma barbatana estiver certa, as duas colunas recebem seu dígito das duas linhas e o perdem no resto. Se uma barbatana estiver certa, exclui o que vê. É eliminado o que fica excluído nos dois casos: células das colunas que veem todas as barbatanas, quase sempre no bloco delas.
technique-sashimi-x-wing-teach = Em duas linhas, um dígito tem seus lugares nas mesmas duas colunas, mas a uma linha falta um deles, e em vez dele há outros ali perto: as barbatanas. O padrão parece quebrado, mas o argumento vale. Se nenhuma barbatana estiver certa, em cada linha o dígito fica em seu lugar nas colunas, e estas o perdem no resto. Se uma barbatana estiver certa, exclui o que vê. É eliminado o que fica excluído nos dois casos.
technique-x-chain-teach = Siga um dígito de zona em zona. Suponha que não está em certa célula. Em uma zona com dois lugares fica então no outro; isso o exclui de todas as células que esse lugar vê, o que deixa um só lugar em outra zona, e assim por diante. No fim de uma cadeia assim, está certa a primeira célula ou a última. O que veja as duas perde o dígito.
technique-finned-swordfish-teach = Em três linhas, um dígito tem seus lugares nas mesmas três colunas, salvo um ou mais lugares a mais em uma das linhas: as barbatanas. Se nenhuma barbatana estiver certa, as três colunas recebem seu dígito destas linhas e o perdem no resto. Se uma barbatana estiver certa, exclui o que vê. As células das colunas que veem todas as barbatanas perdem, portanto, o dígito nos dois casos. Linhas e colunas podem trocar de papel.
technique-sashimi-swordfish-teach = Em três linhas, um dígito tem seus lugares nas mesmas três colunas, mas a uma linha só resta um deles, com outros ali perto: as barbatanas. Se nenhuma barbatana estiver certa, está certo esse lugar, e as outras duas linhas dividem entre si as outras duas colunas. Se uma barbatana estiver certa, exclui o que vê. Uma célula das colunas que veja todas as barbatanas perde o dígito nos dois casos. Linhas e colunas podem trocar de papel.
technique-finned-jellyfish = Água-viva com barbatana
technique-finned-jellyfish-there = uma água-viva com barbatana
technique-finned-jellyfish-teach = Em quatro linhas, um dígito tem seus lugares nas mesmas quatro colunas, salvo um ou mais lugares a mais em uma das linhas: as barbatanas. Se nenhuma barbatana estiver certa, as quatro colunas recebem seu dígito destas linhas e o perdem no resto. Se uma barbatana estiver certa, exclui o que vê. As células das colunas que veem todas as barbatanas perdem o dígito nos dois casos. As barbatanas estão juntas, quase sempre em um só bloco.
technique-sashimi-jellyfish = Água-viva sashimi
technique-sashimi-jellyfish-there = uma água-viva sashimi
technique-sashimi-jellyfish-teach = Em quatro linhas, um dígito tem seus lugares nas mesmas quatro colunas, mas a uma linha só resta um deles, com outros ali perto: as barbatanas. Se nenhuma barbatana estiver certa, as quatro linhas dividem ainda entre si as quatro colunas. Se uma barbatana estiver certa, exclui o que vê. Uma célula das colunas que veja todas as barbatanas perde o dígito nos dois casos. Linhas e colunas podem trocar de papel.
technique-als-xz-teach = Um conjunto quase bloqueado (ALS) é um grupo de células de uma zona com um dígito a mais do que células: se perde um dígito, tem de conter todos os outros. Escolha dois destes conjuntos com um dígito X que só um pode conter, pois todos os seus lugares nos dois se veem. A um dos conjuntos falta X, e contém um dígito Z que ambos têm. O que veja todos os Z dos dois conjuntos perde Z.
technique-als-xy-wing-teach = Escolha três conjuntos de células, cada um em uma zona e com um dígito a mais do que células: se um conjunto assim perde um dígito, tem de conter todos os outros. O do meio tem X em comum com o primeiro e Y com o último, e nenhum destes dígitos cabe nos dois conjuntos que liga. O do meio contém X ou Y, portanto o primeiro ou o último perde um, e tem de conter todos os seus outros. Uma célula que veja todos os Z desses dois perde Z.
technique-death-blossom-teach = Uma célula com dois ou três candidatos é o caule. Cada candidato tem uma pétala: um conjunto de células de uma zona com esse dígito e com um dígito a mais do que células, no qual o caule vê todos os lugares desse dígito. Seja o caule o que for, uma pétala perde esse dígito e tem então de conter todos os seus outros. Se todas as pétalas têm em comum um dígito Z, o que veja todos os Z de todas elas perde Z.
technique-forcing-chain-teach = Escolha uma célula, ou um dígito em uma zona, e teste as possibilidades, uma de cada vez. Siga uma cadeia a partir de cada uma: isto está certo, portanto aquilo está errado, portanto o seguinte está certo. Se todas as cadeias mostram que um mesmo candidato está errado, está errado, seja qual for a possibilidade verdadeira. É trabalho lento, o último recurso.
technique-forcing-net-teach = Suponha que um candidato está certo, e preencha todos os únicos que se seguem. Se restar uma célula sem dígitos, ou um dígito sem lugar, o candidato estava errado. Ou faça o mesmo com cada candidato de uma célula, ou com cada lugar de um dígito em uma zona: o que fica excluído em todos os casos é eliminado. Use uma segunda folha ou um lápis macio.
technique-beyond = Além de qualquer técnica
technique-beyond-there = um passo além de qualquer técnica
technique-beyond-teach = Para alguns sudokus não basta nenhum padrão com nome. Eles continuam tendo uma só solução, mas ela é encontrada por tentativas: escolha uma célula com dois candidatos, suponha que um está certo e continue até tudo encaixar ou chegar a uma contradição. Nesse caso, o outro está certo. Anote onde começou, para poder voltar.
technique-mark-pair-teach = Uma marca entre duas células, um traço que as atravessa ou uma regra sobre vizinhas sem marca liga seus dígitos. Anote os candidatos de ambas. Um candidato que não combina com nenhum da outra célula pode ser riscado: junto a uma barra, um 5 precisa de um 4 ou de um 6; em um termômetro, só o bulbo pode ser 1. Cada dígito riscado pode decidir o par seguinte, por isso siga os traços e as séries de marcas de ponta a ponta.
technique-line-number-teach = Uma seta, ou um número fora da grade, pede à sua fila de células uma soma ou uma contagem. Calcule o mínimo e o máximo que as outras células podem dar, e risque o que não permitiria obter o número: as somas pequenas excluem os dígitos grandes, e as grandes, os pequenos. Os números menores e os maiores deixam menos escolha, por isso comece por eles.
technique-line-filling-teach = Onde restam só poucas células vazias ao longo de uma seta, ou da fila de um número fora da grade, escreva todas as formas de obter o número. As células da mesma linha, coluna ou bloco têm de ser diferentes, por isso restam poucas formas. Um candidato que não aparece em nenhuma pode ser riscado.
technique-mark-room-teach = Uma célula ligada a duas ou três outras em uma linha, coluna ou bloco tem de deixar a cada uma delas um dígito diferente. Com barras dos dois lados em uma linha, um dígito precisa ter ao lado o imediatamente inferior e o imediatamente superior, por isso não é nem 1 nem o mais alto. Teste cada candidato, e risque os que deixariam dígitos de menos para as outras células.
technique-mark-house-teach = A um dígito restam só dois ou três lugares em uma linha, coluna ou bloco. Veja para cada um o que o dígito excluiria dali: os outros candidatos da sua célula, e tudo o que as marcas e os traços ao redor proíbem. Os candidatos excluídos em todos os casos podem ser riscados já, vá o dígito parar onde for.
colour-in = Pinte-me!
kids-fill = Há casas vazias. Escreva um número em cada uma.
kids-size = { $side } × { $side }: use os números de { $first } a { $last }.
child-missing = O que falta na linha cinza? { $missing }.
kids-example =
    Onde fica o { $digit } no bloco cinza? Olhe para cada { $digit } fora dele. A linha e a coluna dele já estão
    ocupadas. Sobra uma casa: a do { $mark ->
        [query] ponto de interrogação
       *[ring] círculo
    }!
sizes-word = Se houver letras junto ao sudoku, use essas letras.
sizes-pictures = Se houver imagens junto ao sudoku, use essas imagens.
word-hidden = Com a grade cheia, se lê uma palavra em uma das suas linhas. Tudo o que se diz dos dígitos vale também para as letras.
branch-net = Se { $cells-or } for { $digit }, seguem, em ordem, { $placed }.
why-net = Suponha que { $cells-or } é { $digit }. Seguem então, em ordem, { $placed }. Isso deixa uma célula sem dígito, ou um dígito sem lugar. Portanto { $cells-or } não é { $digit }.
technique-line-number-there = candidatos que não batem com o número

## Para as livrarias
listing-intro-adults = Um lápis, uma hora tranquila e uma grade novinha: sudokus para resolver no papel, em casa ou em viagem.
listing-intro-children = Lápis apontado e vamos lá: regras claras, pequenos passos e a alegria de acertar.
listing-intro-seniors = Sudokus para resolver sem pressa: grades claras, um lápis e tempo para pensar.
listing-kinds = Grades: { $kinds }
listing-logic = Cada sudoku se resolve apenas com lógica, sem adivinhar.
listing-hints = As dicas para os primeiros passos de cada sudoku ajudam a destravar.
listing-large-print = Letras grandes: números grandes e fáceis de ler.
listing-keywords = livro de sudoku, jogos de números, jogos de lógica, passatempos, exercícios para o cérebro, quebra-cabeças, presente para quem gosta, passatempos para viagem, treino da memória, hobby relaxante, treino da concentração, dias de chuva, ideia para aniversário, raciocínio lógico, tempo livre, lembrancinha
listing-keywords-adults = sudoku para adultos, passatempos para adultos, lazer sem telas
listing-keywords-seniors = sudoku para idosos, passatempos para idosos, presente para os avós, passatempos fáceis de ler
listing-keywords-large = sudoku letras grandes, passatempos com letras grandes
listing-keywords-easy = sudoku fácil, sudoku para iniciantes
listing-keywords-hard = sudoku difícil, sudoku para especialistas
listing-search-words = sudoku, sudokus, passatempos, quebra-cabeças, jogos de lógica, letras grandes, fácil, difícil, para adultos, para crianças, para idosos
listing-promotions = melhor, melhores, best-seller, mais vendido, grátis, gratuito, oferta, promoção, desconto, novo, nova, número 1, nº 1
listing-ai-puzzles = Um programa gerou os sudokus a partir de uma semente: preenche uma grade ao acaso, retira números e conta as soluções até restar exatamente uma. Nenhuma inteligência artificial os gerou.
listing-ai-texts = As regras, os títulos, as dicas e as soluções são frases e desenhos fixos desse programa. Para este livro, ele não usou nenhuma ferramenta que gere textos, imagens ou traduções com inteligência artificial.
listing-ai-own = O livro contém também elementos que não vêm do programa: { $parts }. O programa não tem como saber como foram feitos; o autor responde por eles.
single-sums = Estas somas admitem um só conjunto de dígitos, conforme o número de células da gaiola:
single-products = Estes produtos de dois dígitos diferentes admitem um só par, conforme o tamanho da grade:
web-another-busy = Criando um sudoku do mesmo tipo e nível …
web-progress-of-link = O link abre este jogo, como está agora, em outro navegador.
web-progress-of-file = Um arquivo contém todos os jogos, tempos e configurações.
web-progress-link = Copiar link
web-progress-file = Salvar arquivo
web-progress-open = Abrir arquivo
web-progress-none = O link não contém nenhum jogo deste sudoku.
web-progress-ask = Continuar com o jogo do link? O deste navegador será perdido.
web-progress-no-file = Este arquivo não contém jogos.
