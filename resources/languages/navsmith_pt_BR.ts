<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Commands</name>
    <message>
        <source>%1, while the right button is held</source>
        <translation>%1, com o botão direito pressionado</translation>
    </message>
    <message>
        <source>%1 menu</source>
        <translation>Menu %1</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Show A&amp;utosaved Copies</source>
        <translation>Mostrar cópias a&amp;utomáticas</translation>
    </message>
    <message>
        <source>Show the folder with the autosaved copies of this document</source>
        <translation>Mostrar a pasta com as cópias salvas automaticamente deste documento</translation>
    </message>
    <message>
        <source>Restore Last Session at S&amp;tartup</source>
        <translation>Restaurar última sessão ao &amp;iniciar</translation>
    </message>
    <message>
        <source>Reopen the documents of the last session when Navsmith starts</source>
        <translation>Reabrir os documentos da última sessão quando o Navsmith iniciar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Recor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste Under Mouse</source>
        <translation>Co&amp;lar sob o mouse</translation>
    </message>
    <message>
        <source>Paste in P&amp;lace</source>
        <translation>Colar no l&amp;ugar</translation>
    </message>
    <message>
        <source>Paste at the original coordinates</source>
        <translation>Colar nas coordenadas originais</translation>
    </message>
    <message>
        <source>&amp;Merge in Place</source>
        <translation>&amp;Mesclar no lugar</translation>
    </message>
    <message>
        <source>Paste at the original coordinates and merge with existing elements</source>
        <translation>Colar nas coordenadas originais e mesclar com os elementos existentes</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Selecionar &amp;tudo</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>&amp;Inverter seleção</translation>
    </message>
    <message>
        <source>Cancel or &amp;Deselect</source>
        <translation>Cancelar ou &amp;limpar seleção</translation>
    </message>
    <message>
        <source>Cancel the current action, then the tool, then the selection</source>
        <translation>Cancelar a ação atual, depois a ferramenta, depois a seleção</translation>
    </message>
    <message>
        <source>Place on &amp;Ground</source>
        <translation>Colocar no &amp;chão</translation>
    </message>
    <message>
        <source>Move the selection onto the map's surface</source>
        <translation>Mover a seleção para a superfície do mapa</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>&amp;New File for Map…</source>
        <translation>&amp;Novo arquivo para mapa…</translation>
    </message>
    <message>
        <source>Create an empty file for a map</source>
        <translation>Criar um arquivo vazio para um mapa</translation>
    </message>
    <message>
        <source>Ne&amp;w Document in Folder…</source>
        <translation>No&amp;vo documento em pasta…</translation>
    </message>
    <message>
        <source>Create an empty set of files in a folder</source>
        <translation>Criar um conjunto vazio de arquivos em uma pasta</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>Abrir &amp;pasta…</translation>
    </message>
    <message>
        <source>Open all supported files in a folder</source>
        <translation>Abrir todos os arquivos compatíveis de uma pasta</translation>
    </message>
    <message>
        <source>&amp;Open Files…</source>
        <translation>&amp;Abrir arquivos…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Open &amp;Map…</source>
        <translation>Abrir &amp;mapa…</translation>
    </message>
    <message>
        <source>Show a map behind this document</source>
        <translation>Mostrar um mapa atrás deste documento</translation>
    </message>
    <message>
        <source>&amp;Pack into Map…</source>
        <translation>&amp;Empacotar no mapa…</translation>
    </message>
    <message>
        <source>Pack this file into a map, from which the game reads it</source>
        <translation>Empacotar este arquivo em um mapa, de onde o jogo o lê</translation>
    </message>
    <message>
        <source>E&amp;xtract from Map…</source>
        <translation>E&amp;xtrair do mapa…</translation>
    </message>
    <message>
        <source>Extract a file from a map</source>
        <translation>Extrair um arquivo de um mapa</translation>
    </message>
    <message>
        <source>Re&amp;build Archive…</source>
        <translation>Reconstruir paco&amp;te…</translation>
    </message>
    <message>
        <source>Rebuild the archive that contains this document</source>
        <translation>Reconstruir o pacote que contém este documento</translation>
    </message>
    <message>
        <source>Restore Bac&amp;kup…</source>
        <translation>Restaurar bac&amp;kup…</translation>
    </message>
    <message>
        <source>Restore what an earlier save replaced</source>
        <translation>Restaurar o que um salvamento anterior substituiu</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Mouse and Keys</source>
        <translation>&amp;Mouse e teclas</translation>
    </message>
    <message>
        <source>&amp;About Navsmith</source>
        <translation>&amp;Sobre o Navsmith</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>Reloa&amp;d As</source>
        <translation>Recarre&amp;gar como</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Ele&amp;ments</source>
        <translation>Ele&amp;mentos</translation>
    </message>
    <message>
        <source>&amp;Whole Document</source>
        <translation>Documento &amp;inteiro</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Ferramentas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Painéis</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>Fa&amp;voritos</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Go to Element</source>
        <translation>&amp;Ir para elemento</translation>
    </message>
    <message>
        <source>Select the element and frame it in the view, or show the entity of the map</source>
        <translation>Selecionar o elemento e enquadrá-lo na vista, ou mostrar a entidade do mapa</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Fix the selected issues</source>
        <translation>Corrigir os problemas selecionados</translation>
    </message>
    <message>
        <source>Fix All of This Rule</source>
        <translation>Corrigir todos desta regra</translation>
    </message>
    <message>
        <source>Fix all listed issues of this rule</source>
        <translation>Corrigir todos os problemas listados desta regra</translation>
    </message>
    <message>
        <source>&amp;Hide Selected Issues</source>
        <translation>&amp;Ocultar problemas selecionados</translation>
    </message>
    <message>
        <source>Hide selected issues for this session</source>
        <translation>Ocultar os problemas selecionados nesta sessão</translation>
    </message>
    <message>
        <source>Hide This &amp;Rule</source>
        <translation>Ocultar esta &amp;regra</translation>
    </message>
    <message>
        <source>Hide all issues of this rule for this session</source>
        <translation>Ocultar todos os problemas desta regra nesta sessão</translation>
    </message>
    <message>
        <source>&amp;Unhide</source>
        <translation>&amp;Reexibir</translation>
    </message>
    <message>
        <source>Show the selected issues again</source>
        <translation>Mostrar novamente os problemas selecionados</translation>
    </message>
    <message>
        <source>Copy the selected issues as text</source>
        <translation>Copiar os problemas selecionados como texto</translation>
    </message>
    <message>
        <source>Issues Panel</source>
        <translation>Painel de problemas</translation>
    </message>
    <message>
        <source>Issues panel</source>
        <translation>Painel de problemas</translation>
    </message>
    <message>
        <source>Copy the selected messages, or all</source>
        <translation>Copiar as mensagens selecionadas, ou todas</translation>
    </message>
    <message>
        <source>Log Panel</source>
        <translation>Painel de registro</translation>
    </message>
    <message>
        <source>Log panel</source>
        <translation>Painel de registro</translation>
    </message>
    <message>
        <source>Frame the element in the view</source>
        <translation>Enquadrar o elemento na vista</translation>
    </message>
    <message>
        <source>Select &amp;All Shown</source>
        <translation>Selecionar &amp;todos os exibidos</translation>
    </message>
    <message>
        <source>Select every row that the filter shows</source>
        <translation>Selecionar todas as linhas que o filtro mostra</translation>
    </message>
    <message>
        <source>Copy the selected rows as text</source>
        <translation>Copiar as linhas selecionadas como texto</translation>
    </message>
    <message>
        <source>&amp;Edit Cell</source>
        <translation>&amp;Editar célula</translation>
    </message>
    <message>
        <source>Element Table</source>
        <translation>Tabela de elementos</translation>
    </message>
    <message>
        <source>Element table</source>
        <translation>Tabela de elementos</translation>
    </message>
    <message>
        <source>&amp;Add Bookmark…</source>
        <translation>&amp;Adicionar favorito…</translation>
    </message>
    <message>
        <source>Bookmark the current view</source>
        <translation>Adicionar a vista atual aos favoritos</translation>
    </message>
    <message>
        <source>&amp;Manage Bookmarks…</source>
        <translation>&amp;Gerenciar favoritos…</translation>
    </message>
    <message>
        <source>&amp;Go To…</source>
        <translation>&amp;Ir para…</translation>
    </message>
    <message>
        <source>Go to an element, district, position or bookmark, or run a command</source>
        <translation>Ir para um elemento, bairro, posição ou favorito, ou executar um comando</translation>
    </message>
    <message>
        <source>Find C&amp;ommand…</source>
        <translation>Procurar c&amp;omando…</translation>
    </message>
    <message>
        <source>Search all commands by name</source>
        <translation>Procurar todos os comandos pelo nome</translation>
    </message>
    <message>
        <source>Show I&amp;ssues</source>
        <translation>Mostrar pro&amp;blemas</translation>
    </message>
    <message>
        <source>&amp;Next Issue</source>
        <translation>&amp;Próximo problema</translation>
    </message>
    <message>
        <source>Pre&amp;vious Issue</source>
        <translation>Problema a&amp;nterior</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>&amp;Snap to Grid</source>
        <translation>&amp;Ajustar à grade</translation>
    </message>
    <message>
        <source>Place and move elements in grid steps</source>
        <translation>Colocar e mover elementos em passos da grade</translation>
    </message>
    <message>
        <source>Move &amp;Neighbours Along</source>
        <translation>Mover &amp;vizinhos junto</translation>
    </message>
    <message>
        <source>Also move neighbours that touch a dragged edge, corner or height</source>
        <translation>Mover também os vizinhos que tocam uma borda, um canto ou uma altura arrastada</translation>
    </message>
    <message>
        <source>Select with &amp;Lasso</source>
        <translation>Selecionar com &amp;laço</translation>
    </message>
    <message>
        <source>Select with a freehand outline instead of a rectangle</source>
        <translation>Selecionar com um contorno à mão livre em vez de um retângulo</translation>
    </message>
    <message>
        <source>Limit to &amp;Floor</source>
        <translation>Limitar ao &amp;andar</translation>
    </message>
    <message>
        <source>Restrict marquees and brushes to elements between two heights</source>
        <translation>Restringir retângulos de seleção e pincéis a elementos entre duas alturas</translation>
    </message>
    <message>
        <source>Limit to Floor &amp;Under Mouse</source>
        <translation>Limitar ao andar &amp;sob o mouse</translation>
    </message>
    <message>
        <source>Set both heights from the element under the mouse</source>
        <translation>Definir as duas alturas a partir do elemento sob o mouse</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <translation>Pincel &amp;menor</translation>
    </message>
    <message>
        <source>Decrease the brush radius</source>
        <translation>Diminuir o raio do pincel</translation>
    </message>
    <message>
        <source>Larger &amp;Brush</source>
        <translation>Pincel m&amp;aior</translation>
    </message>
    <message>
        <source>Increase the brush radius</source>
        <translation>Aumentar o raio do pincel</translation>
    </message>
    <message>
        <source>3D View</source>
        <translation>Vista 3D</translation>
    </message>
    <message>
        <source>&amp;Frame Selection</source>
        <translation>&amp;Enquadrar seleção</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>Enquadrar &amp;tudo</translation>
    </message>
    <message>
        <source>View from &amp;Top</source>
        <translation>Ver de &amp;cima</translation>
    </message>
    <message>
        <source>View from &amp;South-West</source>
        <translation>Ver do &amp;sudoeste</translation>
    </message>
    <message>
        <source>View from So&amp;uth</source>
        <translation>Ver do s&amp;ul</translation>
    </message>
    <message>
        <source>View from &amp;East</source>
        <translation>Ver do &amp;leste</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>&amp;Ortográfica</translation>
    </message>
    <message>
        <source>Show everything at one scale, without perspective</source>
        <translation>Mostrar tudo em uma só escala, sem perspectiva</translation>
    </message>
    <message>
        <source>&amp;Cut Elements by Height</source>
        <translation>Cortar elementos por &amp;altura</translation>
    </message>
    <message>
        <source>The height slice of the map cuts elements as well as the map</source>
        <translation>A fatia de altura do mapa corta também os elementos</translation>
    </message>
    <message>
        <source>&amp;Isolate Selection</source>
        <translation>&amp;Isolar seleção</translation>
    </message>
    <message>
        <source>Hide everything but the selection</source>
        <translation>Ocultar tudo menos a seleção</translation>
    </message>
    <message>
        <source>&amp;Hide Selection</source>
        <translation>Ocultar seleçã&amp;o</translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation>&amp;Mostrar tudo</translation>
    </message>
    <message>
        <source>Show all hidden elements</source>
        <translation>Mostrar todos os elementos ocultos</translation>
    </message>
    <message>
        <source>&amp;Maximise View</source>
        <translation>Ma&amp;ximizar vista</translation>
    </message>
    <message>
        <source>Hide all panels and tool bars</source>
        <translation>Ocultar todos os painéis e barras de ferramentas</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grade</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Rótulos</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Propriedades</translation>
    </message>
    <message>
        <source>&amp;Elements</source>
        <translation>&amp;Elementos</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>E&amp;xibição</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>&amp;Issues</source>
        <translation>Pro&amp;blemas</translation>
    </message>
    <message>
        <source>&amp;Lists</source>
        <translation>&amp;Listas</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibir</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Fly forwards</source>
        <translation>Voar para a frente</translation>
    </message>
    <message>
        <source>Fly backwards</source>
        <translation>Voar para trás</translation>
    </message>
    <message>
        <source>Fly left</source>
        <translation>Voar à esquerda</translation>
    </message>
    <message>
        <source>Fly right</source>
        <translation>Voar à direita</translation>
    </message>
    <message>
        <source>Fly down</source>
        <translation>Voar para baixo</translation>
    </message>
    <message>
        <source>Fly up</source>
        <translation>Voar para cima</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>New Document</source>
        <translation>Novo documento</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Criar</translation>
    </message>
</context>
<context>
    <name>navsmith::document::Autosaver</name>
    <message>
        <source>Autosaving</source>
        <translation>Cópia automática</translation>
    </message>
    <message>
        <source>No autosaved copy: %1</source>
        <translation>Sem cópia automática: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::document::DocumentJournal</name>
    <message>
        <source>Edits cannot be kept for recovery: %1</source>
        <translation>As edições não podem ser guardadas para recuperação: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::document::FileWatch</name>
    <message>
        <source>Checking for changes on disk</source>
        <translation>Verificando alterações no disco</translation>
    </message>
</context>
<context>
    <name>navsmith::document::IssueTracker</name>
    <message>
        <source>Checking</source>
        <translation>Verificando</translation>
    </message>
    <message>
        <source>Fix Issues</source>
        <translation>Corrigir problemas</translation>
    </message>
</context>
<context>
    <name>navsmith::document::Journals</name>
    <message>
        <source>Edits cannot be kept for recovery: %1 cannot be written to</source>
        <translation>As edições não podem ser guardadas para recuperação: não é possível gravar em %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui</name>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Desfazer %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Refazer %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Nothing in the selection can be copied.</source>
        <translation>Nada na seleção pode ser copiado.</translation>
    </message>
    <message>
        <source>Nothing in the selection can be cut.</source>
        <translation>Nada na seleção pode ser recortado.</translation>
    </message>
    <message>
        <source>No map is open. Use File &gt; Open Map.</source>
        <translation>Nenhum mapa aberto. Use Arquivo &gt; Abrir mapa.</translation>
    </message>
    <message>
        <source>%1 placed on the ground. No ground found below %2.</source>
        <translation>Colocado no chão: %1. Sem chão abaixo: %2.</translation>
    </message>
    <message>
        <source>%1 placed on the ground</source>
        <translation>Colocado no chão: %1</translation>
    </message>
    <message>
        <source>Mouse and Keys</source>
        <translation>Mouse e teclas</translation>
    </message>
    <message>
        <source>You can see and change all keys under Edit &gt; Preferences &gt; Keys.</source>
        <translation>Você pode ver e alterar todas as teclas em Editar &gt; Preferências &gt; Teclas.</translation>
    </message>
    <message>
        <source>About Navsmith</source>
        <translation>Sobre o Navsmith</translation>
    </message>
    <message>
        <source>&lt;b&gt;Navsmith %1&lt;/b&gt;&lt;br&gt;Editor for game navigation data.&lt;p&gt;Free software under the MIT License.&lt;/p&gt;&lt;p&gt;Qt %2, built with %3&lt;/p&gt;</source>
        <translation>&lt;b&gt;Navsmith %1&lt;/b&gt;&lt;br&gt;Editor de dados de navegação de jogos.&lt;p&gt;Software livre sob a licença MIT.&lt;/p&gt;&lt;p&gt;Qt %2, compilado com %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source> in steps of %1</source>
        <translation> em passos de %1</translation>
    </message>
    <message>
        <source>Bit %1, mask %2</source>
        <translation>Bit %1, máscara %2</translation>
    </message>
    <message>
        <source>Bits %1 to %2, mask %3</source>
        <translation>Bits %1 a %2, máscara %3</translation>
    </message>
    <message>
        <source>Derived, not stored</source>
        <translation>Derivado, não armazenado</translation>
    </message>
    <message>
        <source>In expressions: %1</source>
        <translation>Em expressões: %1</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>misto</translation>
    </message>
    <message>
        <source>%1: %2 to %3%4, %5</source>
        <translation>%1: %2 a %3%4, %5</translation>
    </message>
    <message>
        <source>%1: limited to %2 to %3</source>
        <translation>%1: limitado a %2 até %3</translation>
    </message>
    <message>
        <source>%1: limited to %2, the largest value that the file can store</source>
        <translation>%1: limitado a %2, o maior valor que o arquivo pode armazenar</translation>
    </message>
    <message>
        <source>%1: limited to %2, the smallest value that the file can store</source>
        <translation>%1: limitado a %2, o menor valor que o arquivo pode armazenar</translation>
    </message>
    <message>
        <source>%1: rounded to a multiple of %2</source>
        <translation>%1: arredondado para um múltiplo de %2</translation>
    </message>
    <message>
        <source>%1: this value cannot be set</source>
        <translation>%1: este valor não pode ser definido</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>District</source>
        <translation>Bairro</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Favorito</translation>
    </message>
    <message>
        <source> (on)</source>
        <translation> (ligado)</translation>
    </message>
    <message>
        <source> (off)</source>
        <translation> (desligado)</translation>
    </message>
    <message>
        <source>Element (27:345), district, position (x, y, z), bookmark or command</source>
        <translation>Elemento (27:345), bairro, posição (x, y, z), favorito ou comando</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>View %1</source>
        <translation>Vista %1</translation>
    </message>
    <message>
        <source>Add Bookmark</source>
        <translation>Adicionar favorito</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Mesclar</translation>
    </message>
    <message>
        <source>Place on Ground</source>
        <translation>Colocar no chão</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::AfterSave</name>
    <message>
        <source>Searching for other copies</source>
        <translation>Procurando outras cópias</translation>
    </message>
    <message>
        <source>Another Copy</source>
        <translation>Outra cópia</translation>
    </message>
    <message>
        <source>%1

Update the other copy as well? Its current content is backed up.</source>
        <translation>%1

Atualizar também a outra cópia? O conteúdo atual dela vai para o backup.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Do Not Update</source>
        <translation>Não atualizar</translation>
    </message>
    <message>
        <source>Do the same after every save of this document</source>
        <translation>Fazer o mesmo após cada salvamento deste documento</translation>
    </message>
    <message>
        <source>Writing the other copy</source>
        <translation>Gravando a outra cópia</translation>
    </message>
    <message>
        <source>Saved %1 in %2 as well</source>
        <translation>%1 também salvo em %2</translation>
    </message>
    <message>
        <source>Saving Other Copy Failed</source>
        <translation>Falha ao salvar a outra cópia</translation>
    </message>
    <message>
        <source>Unused Space</source>
        <translation>Espaço não usado</translation>
    </message>
    <message>
        <source>%1 of %2 in %3 are unused. Rebuilding the archive removes the unused space. The old archive is backed up, so the disk needs room for both.</source>
        <translation>%1 de %2 em %3 não são usados. Reconstruir o pacote remove o espaço não usado. O pacote antigo vai para o backup, portanto o disco precisa de espaço para ambos.</translation>
    </message>
    <message>
        <source>Rebuild…</source>
        <translation>Reconstruir…</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>This document is not in an archive</source>
        <translation>Este documento não está em um pacote</translation>
    </message>
    <message>
        <source>Listing %1</source>
        <translation>Listando %1</translation>
    </message>
    <message>
        <source>Cannot Rebuild</source>
        <translation>Não é possível reconstruir</translation>
    </message>
    <message>
        <source>%1 has no unused space</source>
        <translation>%1 não tem espaço não usado</translation>
    </message>
    <message>
        <source>Rebuilding %1</source>
        <translation>Reconstruindo %1</translation>
    </message>
    <message>
        <source>Rebuilt %1: %2, was %3</source>
        <translation>%1 reconstruído: %2, antes %3</translation>
    </message>
    <message>
        <source>Rebuilding cancelled</source>
        <translation>Reconstrução cancelada</translation>
    </message>
    <message>
        <source>Rebuilding Failed</source>
        <translation>Falha na reconstrução</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::BackupDialog</name>
    <message>
        <source>Restore Backup</source>
        <translation>Restaurar backup</translation>
    </message>
    <message>
        <source>Restoring replaces the files, and discards your unsaved changes. The files as they are now become a backup.</source>
        <translation>Restaurar substitui os arquivos e descarta suas alterações não salvas. Os arquivos como estão agora viram um backup.</translation>
    </message>
    <message>
        <source>Restoring replaces the files. The files as they are now become a backup.</source>
        <translation>Restaurar substitui os arquivos. Os arquivos como estão agora viram um backup.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Before the save of</source>
        <translation>Antes do salvamento de</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Move the camera to this bookmark</source>
        <translation>Mover a câmera para este favorito</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Rename this bookmark</source>
        <translation>Renomear este favorito</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Acima</translation>
    </message>
    <message>
        <source>The first nine bookmarks have shortcuts</source>
        <translation>Os nove primeiros favoritos têm atalhos</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abaixo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete this bookmark</source>
        <translation>Excluir este favorito</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::BuildTool</name>
    <message>
        <source>The ground is too far away.</source>
        <translation>O chão está longe demais.</translation>
    </message>
    <message>
        <source>Too small. Drag further.</source>
        <translation>Pequeno demais. Arraste mais.</translation>
    </message>
    <message>
        <source>Release to build. Right-click or Esc cancels.</source>
        <translation>Solte para construir. Botão direito ou Esc cancela.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Esc exits the tool.</source>
        <translation>Arraste de canto a canto. Esc sai da ferramenta.</translation>
    </message>
    <message>
        <source>Drag from end to end. Esc exits the tool.</source>
        <translation>Arraste de ponta a ponta. Esc sai da ferramenta.</translation>
    </message>
    <message>
        <source>Click to continue, or click an element to join it. Ctrl+click starts a new one. Right-click or Esc finishes.</source>
        <translation>Clique para continuar, ou clique em um elemento para unir-se a ele. Ctrl+clique inicia outro. Botão direito ou Esc conclui.</translation>
    </message>
    <message>
        <source>Click the ground or an element to start. Esc exits the tool.</source>
        <translation>Clique no chão ou em um elemento para começar. Esc sai da ferramenta.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::CellDelegate</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (desconhecido)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ChangeBar</name>
    <message>
        <source>Changed on Disk</source>
        <translation>Alterado no disco</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Reload the files from disk</source>
        <translation>Recarregar os arquivos do disco</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Manter o meu</translation>
    </message>
    <message>
        <source>Keep the open document. Saving asks before it replaces the files.</source>
        <translation>Manter o documento aberto. Ao salvar, há uma confirmação antes de substituir os arquivos.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program.</source>
        <translation>%1 foi alterado ou removido por outro programa.</translation>
    </message>
    <message>
        <source>%1 and %2 were changed or removed by another program.</source>
        <translation>%1 e %2 foram alterados ou removidos por outro programa.</translation>
    </message>
    <message>
        <source>Reloading discards your unsaved changes.</source>
        <translation>Recarregar descarta suas alterações não salvas.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ChoiceField</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (desconhecido)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::CommandSet</name>
    <message>
        <source>Unavailable: %1</source>
        <translation>Indisponível: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::CrashSafety</name>
    <message>
        <source>Searching for unsaved work</source>
        <translation>Procurando trabalho não salvo</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Recuperado</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::DisplayPanel</name>
    <message>
        <source>%1 (height)</source>
        <translation>%1 (altura)</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Raw fields</source>
        <translation>Campos brutos</translation>
    </message>
    <message>
        <source>Other documents:</source>
        <translation>Outros documentos:</translation>
    </message>
    <message>
        <source>Isolate Selection</source>
        <translation>Isolar seleção</translation>
    </message>
    <message>
        <source>Hide Selection</source>
        <translation>Ocultar seleção</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Exibição</translation>
    </message>
    <message>
        <source>Element type to colour</source>
        <translation>Tipo de elemento a colorir</translation>
    </message>
    <message>
        <source>Element type to colour by a property</source>
        <translation>Tipo de elemento a colorir por uma propriedade</translation>
    </message>
    <message>
        <source>Property to colour by</source>
        <translation>Propriedade para colorir</translation>
    </message>
    <message>
        <source>Property that determines the colours</source>
        <translation>Propriedade que determina as cores</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Hidden elements</source>
        <translation>Elementos ocultos</translation>
    </message>
    <message>
        <source>Show only the selected elements and what connects them</source>
        <translation>Mostrar só os elementos selecionados e o que os conecta</translation>
    </message>
    <message>
        <source>Hide the selected elements</source>
        <translation>Ocultar os elementos selecionados</translation>
    </message>
    <message>
        <source>Show all element types and elements</source>
        <translation>Mostrar todos os tipos de elemento e todos os elementos</translation>
    </message>
    <message>
        <source>Other documents of the same world</source>
        <translation>Outros documentos do mesmo mundo</translation>
    </message>
    <message>
        <source>How the other open documents of the same world are drawn</source>
        <translation>Como são desenhados os outros documentos abertos do mesmo mundo</translation>
    </message>
    <message>
        <source>Dimmed if of the same kind</source>
        <translation>Esmaecidos se do mesmo tipo</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visíveis</translation>
    </message>
    <message>
        <source>Dimmed</source>
        <translation>Esmaecidos</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ocultos</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Tipo:</translation>
    </message>
    <message>
        <source>Property:</source>
        <translation>Propriedade:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Colour By</source>
        <translation>Colorir por</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Add to Selection</source>
        <translation>Adicionar à seleção</translation>
    </message>
    <message>
        <source>Show Only These</source>
        <translation>Mostrar só estes</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Default colours</source>
        <translation>Cores padrão</translation>
    </message>
    <message>
        <source>Default colours of %1</source>
        <translation>Cores padrão de %1</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>Ocultos: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::DocumentTabs</name>
    <message>
        <source>Open documents</source>
        <translation>Documentos abertos</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EdgeButtons</name>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>Nos dois sentidos</translation>
    </message>
    <message>
        <source>The element to link to: its name, or click it in the 3D view</source>
        <translation>O elemento a ligar: seu nome, ou clique nele na vista 3D</translation>
    </message>
    <message>
        <source>Also add the way back</source>
        <translation>Adicionar também o caminho de volta</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Adicionar %1</translation>
    </message>
    <message>
        <source>Name the other end, or click it in the 3D view</source>
        <translation>Informe a outra ponta, ou clique nela na vista 3D</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Select a row of the table</source>
        <translation>Selecione uma linha da tabela</translation>
    </message>
    <message>
        <source>Name of the %1, or click it</source>
        <translation>Nome do elemento (%1), ou clique nele</translation>
    </message>
    <message>
        <source>There is no %1 called "%2".</source>
        <translation>Não existe %1 com o nome "%2".</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EdgeTable</name>
    <message>
        <source>To</source>
        <translation>Para</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EditCommands</name>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EditDialog</name>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Nada muda.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ElementTable</name>
    <message>
        <source>No document</source>
        <translation>Nenhum documento</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EntriesModel</name>
    <message>
        <source>Set %1</source>
        <translation>Definir %1</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Remover de %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::FileController</name>
    <message>
        <source>All supported files (%1)</source>
        <translation>Todos os arquivos compatíveis (%1)</translation>
    </message>
    <message>
        <source>Archives and maps (%1)</source>
        <translation>Pacotes e mapas (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>%1 more in the log</source>
        <translation>Mais %1 no registro</translation>
    </message>
    <message>
        <source>Searching for documents</source>
        <translation>Procurando documentos</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Encontrado: %1</translation>
    </message>
    <message>
        <source>Cannot Open</source>
        <translation>Não é possível abrir</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abrindo %1</translation>
    </message>
    <message>
        <source>%1 about these files. See the log.</source>
        <translation>%1 sobre estes arquivos. Veja o registro.</translation>
    </message>
    <message>
        <source>Opened from %1. Saving writes into this archive.</source>
        <translation>Aberto de %1. Salvar grava neste pacote.</translation>
    </message>
    <message>
        <source>Opened from %1. Saving writes a separate file in %2.</source>
        <translation>Aberto de %1. Salvar grava um arquivo separado em %2.</translation>
    </message>
    <message>
        <source>Some Files Could Not Be Read</source>
        <translation>Alguns arquivos não puderam ser lidos</translation>
    </message>
    <message>
        <source>Open Files</source>
        <translation>Abrir arquivos</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Abrir pasta</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Reloading discards them.</source>
        <translation>%1 tem alterações não salvas. Recarregar as descarta.</translation>
    </message>
    <message>
        <source>Open More Files</source>
        <translation>Abrir mais arquivos</translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Save them before more of its files are opened? The history starts anew.</source>
        <translation>%1 tem alterações não salvas. Salvá-las antes de abrir mais arquivos deste documento? O histórico recomeça.</translation>
    </message>
    <message>
        <source>Reloading %1</source>
        <translation>Recarregando %1</translation>
    </message>
    <message>
        <source>Cannot Reload %1</source>
        <translation>Não é possível recarregar %1</translation>
    </message>
    <message>
        <source>Not reloaded: the document was edited in the meantime</source>
        <translation>Não recarregado: o documento foi editado nesse meio-tempo</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Alterações não salvas</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 tem alterações não salvas.</translation>
    </message>
    <message>
        <source>Work in Progress</source>
        <translation>Trabalho em andamento</translation>
    </message>
    <message>
        <source>%1 has not finished.</source>
        <translation>%1 não terminou.</translation>
    </message>
    <message>
        <source>If you cancel the job, the files stay unchanged.</source>
        <translation>Se você cancelar a tarefa, os arquivos ficam inalterados.</translation>
    </message>
    <message>
        <source>Quit When Finished</source>
        <translation>Sair ao terminar</translation>
    </message>
    <message>
        <source>Cancel Job and Quit</source>
        <translation>Cancelar tarefa e sair</translation>
    </message>
    <message>
        <source>Do Not Quit</source>
        <translation>Não sair</translation>
    </message>
    <message>
        <source>Searching for the map of %1</source>
        <translation>Procurando o mapa de %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lendo %1</translation>
    </message>
    <message>
        <source>Cannot Open Map</source>
        <translation>Não é possível abrir o mapa</translation>
    </message>
    <message>
        <source>Map %1</source>
        <translation>Mapa %1</translation>
    </message>
    <message>
        <source>Open Map</source>
        <translation>Abrir mapa</translation>
    </message>
    <message>
        <source>Maps (*.bsp);;All files (*)</source>
        <translation>Mapas (*.bsp);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Map of the New Document</source>
        <translation>Mapa do novo documento</translation>
    </message>
    <message>
        <source>Cannot Create Document</source>
        <translation>Não é possível criar o documento</translation>
    </message>
    <message>
        <source>%1: is not a map of a supported game</source>
        <translation>%1: não é um mapa de um jogo compatível</translation>
    </message>
    <message>
        <source>Searching for the file of %1</source>
        <translation>Procurando o arquivo de %1</translation>
    </message>
    <message>
        <source>%1 already exists</source>
        <translation>%1 já existe</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>%1 criado</translation>
    </message>
    <message>
        <source>Folder for %1</source>
        <translation>Pasta para %1</translation>
    </message>
    <message>
        <source>Creating %1</source>
        <translation>Criando %1</translation>
    </message>
    <message>
        <source>Packing %1</source>
        <translation>Empacotando %1</translation>
    </message>
    <message>
        <source>Cannot Pack</source>
        <translation>Não é possível empacotar</translation>
    </message>
    <message>
        <source>Packing into %1</source>
        <translation>Empacotando em %1</translation>
    </message>
    <message>
        <source>Packing Failed</source>
        <translation>Falha ao empacotar</translation>
    </message>
    <message>
        <source>Packing cancelled</source>
        <translation>Empacotamento cancelado</translation>
    </message>
    <message>
        <source>Packed as %1</source>
        <translation>Empacotado como %1</translation>
    </message>
    <message>
        <source>%1 is up to date</source>
        <translation>%1 está atualizado</translation>
    </message>
    <message>
        <source>Extract from Map</source>
        <translation>Extrair do mapa</translation>
    </message>
    <message>
        <source>Listing %1</source>
        <translation>Listando %1</translation>
    </message>
    <message>
        <source>Cannot Extract</source>
        <translation>Não é possível extrair</translation>
    </message>
    <message>
        <source>Nothing to Extract</source>
        <translation>Nada a extrair</translation>
    </message>
    <message>
        <source>%1 contains no file that Navsmith can open.</source>
        <translation>%1 não contém nenhum arquivo que o Navsmith possa abrir.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Extract To</source>
        <translation>Extrair para</translation>
    </message>
    <message>
        <source>Extracting %1</source>
        <translation>Extraindo %1</translation>
    </message>
    <message>
        <source>Extracted to %1</source>
        <translation>Extraído para %1</translation>
    </message>
    <message>
        <source>Extracting Failed</source>
        <translation>Falha ao extrair</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Salvando %1</translation>
    </message>
    <message>
        <source>Saving cancelled</source>
        <translation>Salvamento cancelado</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>Saving Failed</source>
        <translation>Falha ao salvar</translation>
    </message>
    <message>
        <source>Nothing to save: the files are up to date</source>
        <translation>Nada a salvar: os arquivos estão atualizados</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>Changed on Disk</source>
        <translation>Alterado no disco</translation>
    </message>
    <message>
        <source>File Exists</source>
        <translation>O arquivo existe</translation>
    </message>
    <message>
        <source>%1

Replace it? The current content is backed up.</source>
        <translation>%1

Substituir? O conteúdo atual vai para o backup.</translation>
    </message>
    <message>
        <source>Searching for backups of %1</source>
        <translation>Procurando backups de %1</translation>
    </message>
    <message>
        <source>Restore Backup</source>
        <translation>Restaurar backup</translation>
    </message>
    <message>
        <source>%1 has no backups yet. Each save makes one of the files that it replaces.</source>
        <translation>%1 ainda não tem backups. Cada salvamento faz um dos arquivos que substitui.</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>Restaurando %1</translation>
    </message>
    <message>
        <source>Restored %1</source>
        <translation>Restaurado: %1</translation>
    </message>
    <message>
        <source>Restoring Failed</source>
        <translation>Falha ao restaurar</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::FilterEdit</name>
    <message>
        <source>Text to find, or an expression: width &gt; 0 and not water, road = "a name", position.z &lt; -10, name ~ part</source>
        <translation>Texto a procurar, ou uma expressão: width &gt; 0 and not water, road = "a name", position.z &lt; -10, name ~ part</translation>
    </message>
    <message>
        <source>Filter %1: text or expression</source>
        <translation>Filtrar %1: texto ou expressão</translation>
    </message>
    <message>
        <source>Not a valid expression: %1</source>
        <translation>Expressão inválida: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::GoToBox</name>
    <message>
        <source>Go to</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::HeightFields</name>
    <message>
        <source>Heights</source>
        <translation>Alturas</translation>
    </message>
    <message>
        <source>Restrict marquees and brushes to elements between these heights</source>
        <translation>Restringir retângulos de seleção e pincéis a elementos entre estas alturas</translation>
    </message>
    <message>
        <source>Minimum height</source>
        <translation>Altura mínima</translation>
    </message>
    <message>
        <source>Minimum height to include</source>
        <translation>Altura mínima a incluir</translation>
    </message>
    <message>
        <source>Maximum height</source>
        <translation>Altura máxima</translation>
    </message>
    <message>
        <source>Maximum height to include</source>
        <translation>Altura máxima a incluir</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::HexDialog</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Como aberto</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to it. The dot marks the saved state.</source>
        <translation>Clique em uma etapa para voltar ou avançar até ela. O ponto marca o estado salvo.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::IssuesModel</name>
    <message>
        <source>Errors</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>The game can crash or misread the file.</source>
        <translation>O jogo pode travar ou ler o arquivo de forma errada.</translation>
    </message>
    <message>
        <source>The game behaves incorrectly.</source>
        <translation>O jogo se comporta de forma incorreta.</translation>
    </message>
    <message>
        <source>Unusual, but possibly intended</source>
        <translation>Incomum, mas possivelmente intencional</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Sorted by severity and rule</source>
        <translation>Ordenado por gravidade e regra</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Affected element, or entity of the map. Click to go to it.</source>
        <translation>Elemento afetado, ou entidade do mapa. Clique para ir até ele.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>Number of issues</source>
        <translation>Número de problemas</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novos</translation>
    </message>
    <message>
        <source>Number of issues since the document was opened</source>
        <translation>Número de problemas desde que o documento foi aberto</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Esperado: %1</translation>
    </message>
    <message>
        <source>No automatic fix</source>
        <translation>Sem correção automática</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Correção: %1</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculto</translation>
    </message>
    <message>
        <source>Appeared after the document was opened</source>
        <translation>Surgiu depois que o documento foi aberto</translation>
    </message>
    <message>
        <source>Already in the file</source>
        <translation>Já estava no arquivo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::IssuesPanel</name>
    <message>
        <source>Only new</source>
        <translation>Só novos</translation>
    </message>
    <message>
        <source>Show hidden</source>
        <translation>Mostrar ocultos</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Nenhum documento</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Verificando…</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Nenhum problema</translation>
    </message>
    <message>
        <source>No matching issues</source>
        <translation>Nenhum problema correspondente</translation>
    </message>
    <message>
        <source>1 rule needs a map</source>
        <translation>1 regra precisa de um mapa</translation>
    </message>
    <message>
        <source>%1 rules need a map</source>
        <translation>%1 regras precisam de um mapa</translation>
    </message>
    <message>
        <source>Checked when a map is open (File &gt; Open Map):</source>
        <translation>Verificadas quando há um mapa aberto (Arquivo &gt; Abrir mapa):</translation>
    </message>
    <message>
        <source>1 rule needs another file</source>
        <translation>1 regra precisa de outro arquivo</translation>
    </message>
    <message>
        <source>%1 rules need other files</source>
        <translation>%1 regras precisam de outros arquivos</translation>
    </message>
    <message>
        <source>Checked when other files of the same world are open:</source>
        <translation>Verificadas quando há outros arquivos do mesmo mundo abertos:</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Fix All of This Rule</source>
        <translation>Corrigir todos desta regra</translation>
    </message>
    <message>
        <source>Fix %1 Issues</source>
        <translation>Corrigir %1 problemas</translation>
    </message>
    <message>
        <source>Fix All %1 Issues of These Rules</source>
        <translation>Corrigir todos os %1 problemas destas regras</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (all %2)</source>
        <translation>%1 (todos: %2)</translation>
    </message>
    <message>
        <source>Fixed %1 of %2 issues</source>
        <translation>%1 de %2 problemas corrigidos</translation>
    </message>
    <message>
        <source>Fixed. Checking again…</source>
        <translation>Corrigido. Verificando de novo…</translation>
    </message>
    <message>
        <source>None of these issues can be fixed automatically.</source>
        <translation>Nenhum destes problemas pode ser corrigido automaticamente.</translation>
    </message>
    <message>
        <source>Filter issues</source>
        <translation>Filtrar problemas</translation>
    </message>
    <message>
        <source>Find text in messages, elements and rules</source>
        <translation>Procurar texto em mensagens, elementos e regras</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Show errors: the game can crash or misread the file</source>
        <translation>Mostrar erros: o jogo pode travar ou ler o arquivo de forma errada</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Show warnings: the game behaves incorrectly</source>
        <translation>Mostrar avisos: o jogo se comporta de forma incorreta</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>Show notes: unusual, but possibly intended</source>
        <translation>Mostrar observações: incomum, mas possivelmente intencional</translation>
    </message>
    <message>
        <source>Show only issues that appeared after the document was opened</source>
        <translation>Mostrar só os problemas que surgiram depois que o documento foi aberto</translation>
    </message>
    <message>
        <source>Show hidden issues as well</source>
        <translation>Mostrar também os problemas ocultos</translation>
    </message>
    <message>
        <source>Check status</source>
        <translation>Estado da verificação</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::IssuesStatus</name>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Errors: %1, new: %2
Warnings: %3, new: %4
Notes: %5, new: %6</source>
        <translation>Erros: %1, novos: %2
Avisos: %3, novos: %4
Observações: %5, novas: %6</translation>
    </message>
    <message>
        <source>Click to show the issues</source>
        <translation>Clique para mostrar os problemas</translation>
    </message>
    <message>
        <source>The document is being checked.</source>
        <translation>O documento está sendo verificado.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Verificando…</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::JobStatus</name>
    <message>
        <source>Job</source>
        <translation>Tarefa</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Cancelar esta tarefa</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (e mais %2)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::KeysPage</name>
    <message>
        <source>Reassign</source>
        <translation>Reatribuir</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Redefinir tudo</translation>
    </message>
    <message>
        <source>Find command</source>
        <translation>Procurar comando</translation>
    </message>
    <message>
        <source>Find commands by name, menu or key</source>
        <translation>Procurar comandos por nome, menu ou tecla</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Procurar um comando ou uma tecla</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Key of the command</source>
        <translation>Tecla do comando</translation>
    </message>
    <message>
        <source>Press the new key. Backspace removes the key.</source>
        <translation>Pressione a nova tecla. Backspace remove a tecla.</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflito</translation>
    </message>
    <message>
        <source>Assign the key to this command and remove it from the other</source>
        <translation>Atribuir a tecla a este comando e removê-la do outro</translation>
    </message>
    <message>
        <source>Remove the key from this command</source>
        <translation>Remover a tecla deste comando</translation>
    </message>
    <message>
        <source>Restore the default key of this command</source>
        <translation>Restaurar a tecla padrão deste comando</translation>
    </message>
    <message>
        <source>Restore the default keys of all commands</source>
        <translation>Restaurar as teclas padrão de todos os comandos</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Predefinição</translation>
    </message>
    <message>
        <source>The keys of Navsmith, or of another editor</source>
        <translation>As teclas do Navsmith, ou de outro editor</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Menu or Panel</source>
        <translation>Menu ou painel</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Tecla:</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Padrão: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Also assigned to: %1</source>
        <translation>Atribuída também a: %1</translation>
    </message>
    <message>
        <source>%1 is assigned to: %2</source>
        <translation>%1 está atribuída a: %2</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LegendView</name>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>%1. Click an entry to select its elements, right-click to hide them.</source>
        <translation>%1. Clique em um item para selecionar seus elementos, clique com o botão direito para ocultá-los.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LinkField</name>
    <message>
        <source>0x%1 (not open)</source>
        <translation>0x%1 (não aberto)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ListPanel</name>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Itens</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove the selected entries from the list</source>
        <translation>Remover os itens selecionados da lista</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The selected elements have no lists.</source>
        <translation>Os elementos selecionados não têm listas.</translation>
    </message>
    <message>
        <source>Select elements to see their lists.</source>
        <translation>Selecione elementos para ver suas listas.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LogModel</name>
    <message>
        <source>debug</source>
        <translation>depuração</translation>
    </message>
    <message>
        <source>info</source>
        <translation>informação</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>fatal</source>
        <translation>fatal</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Minimum level</source>
        <translation>Nível mínimo</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informações</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MainWindow</name>
    <message>
        <source>Ne&amp;w %1…</source>
        <translation>No&amp;vo %1…</translation>
    </message>
    <message>
        <source>Ne&amp;w Document in Folder…</source>
        <translation>No&amp;vo documento em pasta…</translation>
    </message>
    <message>
        <source>Navsmith</source>
        <translation>Navsmith</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Desfeito: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Refeito: %1</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Exibição</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Position under the mouse</source>
        <translation>Posição sob o mouse</translation>
    </message>
    <message>
        <source>Element under the mouse</source>
        <translation>Elemento sob o mouse</translation>
    </message>
    <message>
        <source>Elements and selection</source>
        <translation>Elementos e seleção</translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1[*] – %2 – Navsmith</source>
        <translation>%1[*] – %2 – Navsmith</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> e mais %1</translation>
    </message>
    <message>
        <source> | %L1 selected</source>
        <translation> | %L1 na seleção</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Format Detected Automatically</source>
        <translation>Formato detectado automaticamente</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automático</translation>
    </message>
    <message>
        <source>No Recent Files</source>
        <translation>Nenhum arquivo recente</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Limpar lista</translation>
    </message>
    <message>
        <source>New Errors</source>
        <translation>Novos erros</translation>
    </message>
    <message>
        <source>%1 has 1 error that it did not have when it was opened.</source>
        <translation>%1 tem 1 erro que não tinha quando foi aberto.</translation>
    </message>
    <message>
        <source>%2 has %1 errors that it did not have when it was opened.</source>
        <translation>%2 tem %1 erros que não tinha quando foi aberto.</translation>
    </message>
    <message>
        <source>The game may crash or misread the files.</source>
        <translation>O jogo pode travar ou ler os arquivos de forma errada.</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Salvar mesmo assim</translation>
    </message>
    <message>
        <source>Show &amp;Errors</source>
        <translation>Mostrar &amp;erros</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MapPanel</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a map to show behind the document</source>
        <translation>Abrir um mapa para mostrar atrás do documento</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Show the document without a map</source>
        <translation>Mostrar o documento sem mapa</translation>
    </message>
    <message>
        <source>Show the map</source>
        <translation>Mostrar o mapa</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidade</translation>
    </message>
    <message>
        <source>Below 100 %, you can see through walls.</source>
        <translation>Abaixo de 100 %, dá para ver através das paredes.</translation>
    </message>
    <message>
        <source>Opacity:</source>
        <translation>Opacidade:</translation>
    </message>
    <message>
        <source>From height</source>
        <translation>Da altura</translation>
    </message>
    <message>
        <source>Hide everything below this height</source>
        <translation>Ocultar tudo abaixo desta altura</translation>
    </message>
    <message>
        <source>To height</source>
        <translation>Até a altura</translation>
    </message>
    <message>
        <source>Hide everything above this height, such as roofs</source>
        <translation>Ocultar tudo acima desta altura, como telhados</translation>
    </message>
    <message>
        <source>From height:</source>
        <translation>Da altura:</translation>
    </message>
    <message>
        <source>To height:</source>
        <translation>Até a altura:</translation>
    </message>
    <message>
        <source>Cut elements, too</source>
        <translation>Cortar também elementos</translation>
    </message>
    <message>
        <source>Elements outside these heights are hidden as well</source>
        <translation>Elementos fora destas alturas também são ocultos</translation>
    </message>
    <message>
        <source>Show back faces</source>
        <translation>Mostrar faces traseiras</translation>
    </message>
    <message>
        <source>Draw the map's faces from behind, too: from outside, walls hide the rooms</source>
        <translation>Desenhar as faces do mapa também por trás: de fora, as paredes escondem os cômodos</translation>
    </message>
    <message>
        <source>Colour by height</source>
        <translation>Colorir por altura</translation>
    </message>
    <message>
        <source>Colour the map by height, blue below and yellow above</source>
        <translation>Colorir o mapa por altura, azul embaixo e amarelo em cima</translation>
    </message>
    <message>
        <source>Height lines</source>
        <translation>Curvas de nível</translation>
    </message>
    <message>
        <source>Draw lines at regular heights</source>
        <translation>Desenhar linhas em alturas regulares</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Arestas</translation>
    </message>
    <message>
        <source>Draw the edges of surfaces, which make stairs and ledges visible</source>
        <translation>Desenhar as arestas das superfícies, que tornam visíveis escadas e beiradas</translation>
    </message>
    <message>
        <source>Show items and spawns</source>
        <translation>Mostrar itens e spawns</translation>
    </message>
    <message>
        <source>Mark the map's items and spawn points in the view</source>
        <translation>Marcar na vista os itens e pontos de spawn do mapa</translation>
    </message>
    <message>
        <source>Show entities</source>
        <translation>Mostrar entidades</translation>
    </message>
    <message>
        <source>Mark the listed entities that have a position</source>
        <translation>Marcar as entidades listadas que têm uma posição</translation>
    </message>
    <message>
        <source>Filter entities</source>
        <translation>Filtrar entidades</translation>
    </message>
    <message>
        <source>Class or name</source>
        <translation>Classe ou nome</translation>
    </message>
    <message>
        <source>Map entities</source>
        <translation>Entidades do mapa</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Keys and values of the entity</source>
        <translation>Chaves e valores da entidade</translation>
    </message>
    <message>
        <source>No map is open. A map of the same name next to the file opens automatically.</source>
        <translation>Nenhum mapa aberto. Um mapa de mesmo nome ao lado do arquivo é aberto automaticamente.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MeasureTool</name>
    <message>
        <source>Path %1 units, direct %2, horizontal %3, vertical %4</source>
        <translation>Caminho %1 unidades, direto %2, horizontal %3, vertical %4</translation>
    </message>
    <message>
        <source>Click points to measure. Right-click or Esc starts over.</source>
        <translation>Clique em pontos para medir. Botão direito ou Esc recomeça.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MoveHandles</name>
    <message>
        <source>Set Height</source>
        <translation>Definir altura</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Click or drag an outline to select. Shift adds, Ctrl removes, Alt+click lists. Drag the arrows to move.</source>
        <translation>Clique ou arraste um contorno para selecionar. Shift adiciona, Ctrl remove, Alt+clique lista. Arraste as setas para mover.</translation>
    </message>
    <message>
        <source>Click or drag a rectangle to select. Shift adds, Ctrl removes, Alt+click lists. Drag the arrows to move.</source>
        <translation>Clique ou arraste um retângulo para selecionar. Shift adiciona, Ctrl remove, Alt+clique lista. Arraste as setas para mover.</translation>
    </message>
    <message>
        <source>%1: drag.</source>
        <translation>%1: arraste.</translation>
    </message>
    <message>
        <source>%1: drag. Neighbours follow unless Shift is held.</source>
        <translation>%1: arraste. Os vizinhos acompanham, a menos que Shift esteja pressionado.</translation>
    </message>
    <message>
        <source>%1: drag. With Shift, neighbours follow.</source>
        <translation>%1: arraste. Com Shift, os vizinhos acompanham.</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>altura %1</translation>
    </message>
    <message>
        <source>Limited to the range that the file can store</source>
        <translation>Limitado ao intervalo que o arquivo pode armazenar</translation>
    </message>
    <message>
        <source>Moved by %1, %2, %3</source>
        <translation>Movido em %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::NumberBox</name>
    <message>
        <source>(mixed)</source>
        <translation>(misto)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::NumberField</name>
    <message>
        <source>Type +1, -=1, *2 or /2 to change what is there, in each selected element.</source>
        <translation>Digite +1, -=1, *2 ou /2 para alterar o valor existente em cada elemento selecionado.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::OfferDialog</name>
    <message>
        <source>Open from Game Folder</source>
        <translation>Abrir da pasta do jogo</translation>
    </message>
    <message>
        <source>Documents in this folder</source>
        <translation>Documentos nesta pasta</translation>
    </message>
    <message>
        <source>%1 contains the files of a game. Tick what to open, or double-click one.</source>
        <translation>%1 contém os arquivos de um jogo. Marque o que abrir, ou clique duas vezes em um.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PackDialog</name>
    <message>
        <source>Pack into Map</source>
        <translation>Empacotar no mapa</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Name in the map</source>
        <translation>Nome no mapa</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>P&amp;rocurar…</translation>
    </message>
    <message>
        <source>&amp;Back up the whole map</source>
        <translation>Fazer &amp;backup do mapa inteiro</translation>
    </message>
    <message>
        <source>Otherwise, only the replaced file is backed up</source>
        <translation>Caso contrário, só o arquivo substituído vai para o backup</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>Em&amp;pacotar</translation>
    </message>
    <message>
        <source>&amp;Map:</source>
        <translation>&amp;Mapa:</translation>
    </message>
    <message>
        <source>&amp;Name in the map:</source>
        <translation>&amp;Nome no mapa:</translation>
    </message>
    <message>
        <source>Select Map</source>
        <translation>Selecionar mapa</translation>
    </message>
    <message>
        <source>Maps (*.bsp);;All files (*)</source>
        <translation>Mapas (*.bsp);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Select the map that the game loads.</source>
        <translation>Selecione o mapa que o jogo carrega.</translation>
    </message>
    <message>
        <source>Reading the map</source>
        <translation>Lendo o mapa</translation>
    </message>
    <message>
        <source>%1. Everything else in the map stays unchanged.</source>
        <translation>%1. Todo o resto do mapa fica inalterado.</translation>
    </message>
    <message>
        <source>The game reads %1 beside the map first, and reports it as out of date if it checks the map's size. Delete that file, or set the size of the map in it.</source>
        <translation>O jogo lê primeiro %1 ao lado do mapa e, se verifica o tamanho do mapa, o acusa como desatualizado. Exclua esse arquivo, ou defina nele o tamanho do mapa.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PaintFields</name>
    <message>
        <source>Element type</source>
        <translation>Tipo de elemento</translation>
    </message>
    <message>
        <source>Element type to paint</source>
        <translation>Tipo de elemento a pintar</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriedade</translation>
    </message>
    <message>
        <source>Property to paint</source>
        <translation>Propriedade a pintar</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Value to paint. Hold Ctrl while painting to clear it.</source>
        <translation>Valor a pintar. Mantenha Ctrl pressionado ao pintar para limpá-lo.</translation>
    </message>
    <message>
        <source>Brush radius</source>
        <translation>Raio do pincel</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Shape of the stroke</source>
        <translation>Forma do traço</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Retângulo</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Laço</translation>
    </message>
    <message>
        <source> units</source>
        <translation> unidades</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PaintTool</name>
    <message>
        <source>on</source>
        <translation>ligado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desligado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>No property is selected. Select one in the tool bar.</source>
        <translation>Nenhuma propriedade selecionada. Selecione uma na barra de ferramentas.</translation>
    </message>
    <message>
        <source>Nothing painted</source>
        <translation>Nada pintado</translation>
    </message>
    <message>
        <source>This value can no longer be painted.</source>
        <translation>Este valor não pode mais ser pintado.</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Pintar %1</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>Limpar %1</translation>
    </message>
    <message>
        <source>Paint %1 %2</source>
        <translation>Pintar %1 %2</translation>
    </message>
    <message>
        <source>Select what to paint. Esc exits the tool.</source>
        <translation>Selecione o que pintar. Esc sai da ferramenta.</translation>
    </message>
    <message>
        <source>Drag over elements to paint them. Ctrl clears. Esc exits the tool.</source>
        <translation>Arraste sobre os elementos para pintá-los. Ctrl limpa. Esc sai da ferramenta.</translation>
    </message>
    <message>
        <source>Drag a rectangle around the elements to paint. Ctrl clears. Esc exits the tool.</source>
        <translation>Arraste um retângulo em volta dos elementos a pintar. Ctrl limpa. Esc sai da ferramenta.</translation>
    </message>
    <message>
        <source>Drag an outline around the elements to paint. Ctrl clears. Esc exits the tool.</source>
        <translation>Arraste um contorno em volta dos elementos a pintar. Ctrl limpa. Esc sai da ferramenta.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PickTool</name>
    <message>
        <source>There is no %1 under the mouse.</source>
        <translation>Não há %1 sob o mouse.</translation>
    </message>
    <message>
        <source>Click the wanted %1. Right-click or Esc cancels.</source>
        <translation>Clique no elemento desejado (%1). Botão direito ou Esc cancela.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PlainField</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (desconhecido)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Language:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Of the window. Takes effect when Navsmith starts the next time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>Language, Memory and Safety</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Undo memory:</source>
        <translation>Memória de desfazer:</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory for the history of a document. When it is full, the oldest steps are dropped.</source>
        <translation>Memória para o histórico de um documento. Quando está cheia, as etapas mais antigas são descartadas.</translation>
    </message>
    <message>
        <source>Autosave every:</source>
        <translation>Cópia automática a cada:</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>How often a copy of unsaved work is stored. The files themselves do not change.</source>
        <translation>Com que frequência uma cópia do trabalho não salvo é armazenada. Os arquivos em si não mudam.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Copies to keep:</source>
        <translation>Cópias a manter:</translation>
    </message>
    <message>
        <source>Number of autosaved copies per document</source>
        <translation>Número de cópias automáticas por documento</translation>
    </message>
    <message>
        <source>Restore last session</source>
        <translation>Restaurar última sessão</translation>
    </message>
    <message>
        <source>When Navsmith starts without files to open</source>
        <translation>Quando o Navsmith inicia sem arquivos para abrir</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Appearance and Camera</source>
        <translation>Aparência e câmera</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Theme:</source>
        <translation>Tema:</translation>
    </message>
    <message>
        <source>Colours of the window and the 3D view</source>
        <translation>Cores da janela e da vista 3D</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Colours:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Colours of elements, values, selection and axes in the 3D view and the legend</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Size:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Size of texts, icons and marks, in addition to that of the desktop. Takes effect after a restart.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 amostras</translation>
    </message>
    <message>
        <source>Anti-aliasing:</source>
        <translation>Antisserrilhamento:</translation>
    </message>
    <message>
        <source>Multisampling of the 3D view. Takes effect after a restart.</source>
        <translation>Multisampling da vista 3D. Entra em vigor após reiniciar.</translation>
    </message>
    <message>
        <source>Label distance:</source>
        <translation>Distância dos rótulos:</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Distance up to which labels are drawn, relative to the default</source>
        <translation>Distância até a qual os rótulos são desenhados, relativa ao padrão</translation>
    </message>
    <message>
        <source>Fly speed:</source>
        <translation>Velocidade de voo:</translation>
    </message>
    <message>
        <source>Relative to the speed that fits the game and the height. The wheel changes it while the right button is held.</source>
        <translation>Relativa à velocidade adequada ao jogo e à altura. A roda a altera enquanto o botão direito está pressionado.</translation>
    </message>
    <message>
        <source>Invert vertical look</source>
        <translation>Inverter olhar vertical</translation>
    </message>
    <message>
        <source>Moving the mouse up looks down.</source>
        <translation>Mover o mouse para cima olha para baixo.</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <translation>Ajustar à grade</translation>
    </message>
    <message>
        <source>Snap to grid</source>
        <translation>Ajustar à grade</translation>
    </message>
    <message>
        <source>Moved and placed elements snap to the nearest grid line.</source>
        <translation>Elementos movidos e colocados se ajustam à linha da grade mais próxima.</translation>
    </message>
    <message>
        <source> units</source>
        <translation> unidades</translation>
    </message>
    <message>
        <source>Grid step:</source>
        <translation>Passo da grade:</translation>
    </message>
    <message>
        <source>Distance between grid lines</source>
        <translation>Distância entre as linhas da grade</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PropertyField</name>
    <message>
        <source>(mixed)</source>
        <translation>(misto)</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Armazenado como</translation>
    </message>
    <message>
        <source>As stored in the file</source>
        <translation>Como armazenado no arquivo</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PropertyPage</name>
    <message>
        <source>Raw fields</source>
        <translation>Campos brutos</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PropertyPanel</name>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Seleção</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Find property</source>
        <translation>Procurar propriedade</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nada selecionado</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Nenhum documento</translation>
    </message>
    <message>
        <source>Select elements to see their properties.</source>
        <translation>Selecione elementos para ver suas propriedades.</translation>
    </message>
    <message>
        <source>Open a file or folder to start.</source>
        <translation>Abra um arquivo ou uma pasta para começar.</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>Selecionado: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::RecoveryDialog</name>
    <message>
        <source>Recovery</source>
        <translation>Recuperação</translation>
    </message>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>Recuperar trabalho não salvo</translation>
    </message>
    <message>
        <source>Navsmith quit before these documents were saved. You can recover their edits.</source>
        <translation>O Navsmith foi encerrado antes que estes documentos fossem salvos. Você pode recuperar as edições.</translation>
    </message>
    <message>
        <source>Documents with unsaved edits</source>
        <translation>Documentos com edições não salvas</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Last edit</source>
        <translation>Última edição</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Edições</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>Open the selected documents with their edits</source>
        <translation>Abrir os documentos selecionados com suas edições</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Descartar…</translation>
    </message>
    <message>
        <source>Discard the edits of the selected documents</source>
        <translation>Descartar as edições dos documentos selecionados</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Mais tarde</translation>
    </message>
    <message>
        <source>Ask again at the next startup</source>
        <translation>Perguntar de novo na próxima inicialização</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>Recuperando %1</translation>
    </message>
    <message>
        <source>%1: %2 Everything before that was recovered.</source>
        <translation>%1: %2 Tudo antes disso foi recuperado.</translation>
    </message>
    <message>
        <source>%1: %2 changed or removed since. The edits were recovered unchanged. Saving asks before it replaces anything.</source>
        <translation>%1: %2 alterado ou removido desde então. As edições foram recuperadas inalteradas. Ao salvar, há uma confirmação antes de substituir algo.</translation>
    </message>
    <message>
        <source>Discard Edits</source>
        <translation>Descartar edições</translation>
    </message>
    <message>
        <source>This deletes the unsaved edits of %1.</source>
        <translation>Isto exclui as edições não salvas de %1.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::RefusalBar</name>
    <message>
        <source>Edit Refused</source>
        <translation>Edição recusada</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open these files together with the others</source>
        <translation>Abrir estes arquivos junto com os outros</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>Ocultar esta mensagem</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::RotateHandles</name>
    <message>
        <source>Drag the ring to rotate. Ctrl snaps to steps of 15°.</source>
        <translation>Arraste o anel para girar. Ctrl ajusta a passos de 15°.</translation>
    </message>
    <message>
        <source>Rotate by %1°</source>
        <translation>Girar %1°</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ScaleHandles</name>
    <message>
        <source>Drag a knob or square to scale. Shift scales all axes, Ctrl snaps to steps of 0.1.</source>
        <translation>Arraste um botão ou quadrado para escalar. Shift escala todos os eixos, Ctrl ajusta a passos de 0.1.</translation>
    </message>
    <message>
        <source>Scale by %1</source>
        <translation>Escalar em %1</translation>
    </message>
    <message>
        <source>Scale %1 by %2</source>
        <translation>Escalar %1 em %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ShortcutEdit</name>
    <message>
        <source>Press a key</source>
        <translation>Pressione uma tecla</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TablePage</name>
    <message>
        <source>Filter %1</source>
        <translation>Filtrar %1</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>Exibidos: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Raw fields</source>
        <translation>Campos brutos</translation>
    </message>
    <message>
        <source>Show All Raw Fields</source>
        <translation>Mostrar todos os campos brutos</translation>
    </message>
    <message>
        <source>Show Columns Without Content</source>
        <translation>Mostrar colunas sem conteúdo</translation>
    </message>
    <message>
        <source>Also show columns in which no element has a value</source>
        <translation>Mostrar também colunas em que nenhum elemento tem valor</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TargetField</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Go to Element</source>
        <translation>Ir para elemento</translation>
    </message>
    <message>
        <source>Select the element and frame it in the view</source>
        <translation>Selecionar o elemento e enquadrá-lo na vista</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (ausente)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ToolBox</name>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>Select and Move</source>
        <translation>Selecionar e mover</translation>
    </message>
    <message>
        <source>Select elements and move them</source>
        <translation>Selecionar elementos e movê-los</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Turn the selection about its centre</source>
        <translation>Girar a seleção em torno do centro</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Move the selected elements apart, or together</source>
        <translation>Afastar ou aproximar os elementos selecionados</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Paint a property value over elements</source>
        <translation>Pintar um valor de propriedade sobre elementos</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Measure the distance along a series of clicks</source>
        <translation>Medir a distância ao longo de uma série de cliques</translation>
    </message>
    <message>
        <source>Tool Options</source>
        <translation>Opções da ferramenta</translation>
    </message>
    <message>
        <source>Grid step</source>
        <translation>Passo da grade</translation>
    </message>
    <message>
        <source>Distance between grid lines</source>
        <translation>Distância entre as linhas da grade</translation>
    </message>
    <message>
        <source> units</source>
        <translation> unidades</translation>
    </message>
    <message>
        <source>Heights from %1 to %2</source>
        <translation>Alturas de %1 a %2</translation>
    </message>
    <message>
        <source>No element under the mouse</source>
        <translation>Nenhum elemento sob o mouse</translation>
    </message>
    <message>
        <source>Brush radius: %1 units</source>
        <translation>Raio do pincel: %1 unidades</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Altura:</translation>
    </message>
    <message>
        <source>Height of the ground</source>
        <translation>Altura do chão</translation>
    </message>
    <message>
        <source>Height of the next click on the ground</source>
        <translation>Altura do próximo clique no chão</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TransformHandles</name>
    <message>
        <source>Select elements in different places.</source>
        <translation>Selecione elementos em lugares diferentes.</translation>
    </message>
    <message>
        <source>Limited to the range that the file can store</source>
        <translation>Limitado ao intervalo que o arquivo pode armazenar</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TypeRow</name>
    <message>
        <source>Select only %1</source>
        <translation>Selecionar só %1</translation>
    </message>
    <message>
        <source>Selection filter: while this is on, the mouse and Select All take %1 and whatever else is picked here, and nothing else.</source>
        <translation>Filtro de seleção: enquanto está ligado, o mouse e Selecionar tudo pegam %1 e o que mais for escolhido aqui, e nada mais.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Bloquear %1</translation>
    </message>
    <message>
        <source>When locked, %1 cannot be selected or moved with the mouse.</source>
        <translation>Quando bloqueado, não é possível selecionar ou mover com o mouse: %1.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Draw %1. Right-click to select them.</source>
        <translation>Desenhar %1. Clique com o botão direito para selecionar.</translation>
    </message>
    <message>
        <source>Groups of %1</source>
        <translation>Grupos de %1</translation>
    </message>
    <message>
        <source>Show the groups of %1</source>
        <translation>Mostrar os grupos de %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::Viewport</name>
    <message>
        <source>3D view</source>
        <translation>Vista 3D</translation>
    </message>
    <message>
        <source>Fly speed: %L1 units/s</source>
        <translation>Velocidade de voo: %L1 unidades/s</translation>
    </message>
    <message>
        <source>%1 in %2 (click to switch to it)</source>
        <translation>%1 em %2 (clique para mudar para ele)</translation>
    </message>
    <message>
        <source>Below the ground: Home shows all, E flies up</source>
        <translation>Abaixo do chão: Home mostra tudo, E voa para cima</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%L1 %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No elements</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1. Nothing is selected.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1. Selected: %2.</source>
        <translation type="unfinished" />
    </message>
</context>
</TS>