### O que no Brasil se diz de outro modo que em Portugal.

contents = Sumário
blank-grids = Grades em branco
puzzle-nouns = sudoku, sudokus, quebra-cabeças, jogos, desafios
level-expert-is = Padrões espalhados pela grade, como peixes, asas e retângulos.
level-extreme-is = O mínimo de dígitos dados e cadeias de raciocínio de uma ponta à outra da grade.
size-digits = em uma grade de { $side } × { $side }, um dígito de 1 a { $last }
size-numbers = em uma grade de { $side } × { $side }, um número de 1 a { $last }
size-letter = em uma grade de { $side } × { $side }, um dígito de 1 a 9 ou a letra A
size-letters = em uma grade de { $side } × { $side }, um dígito de 1 a 9 ou uma letra de A a { $last }
web-grid = Grade de sudoku, { $side } por { $side }
