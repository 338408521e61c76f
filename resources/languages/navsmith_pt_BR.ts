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
        <source>Move the selection onto the map&apos;s surface</source>
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
    <name>core</name>
    <message>
        <source> (deletes {})</source>
        <extracomment>core/document/document.cpp</extracomment>
        <translation> (exclui {})</translation>
    </message>
    <message>
        <source> Changed by another program since, and left unchanged: {}.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation> Alterado por outro programa desde então, e mantido inalterado: {}.</translation>
    </message>
    <message>
        <source> The previous content is in {}.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation> O conteúdo anterior está em {}.</translation>
    </message>
    <message>
        <source> and {} more</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation> e mais {}</translation>
    </message>
    <message>
        <source>&apos;Linking disabled&apos; is set exactly on nodes without links</source>
        <extracomment>IV014</extracomment>
        <translation>&apos;Ligação desativada&apos; está marcada exatamente nos nós sem ligações</translation>
    </message>
    <message>
        <source>&apos;Switched off&apos; is {}, but its copy (bit 8) is {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>&apos;Desligado&apos; é {}, mas sua cópia (bit 8) é {} (esperado igual)</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a value of {}</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>&apos;{}&apos; não é um valor de {}</translation>
    </message>
    <message>
        <source>, of </source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>, de </translation>
    </message>
    <message>
        <source>, or {} below it</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>, ou {} abaixo dela</translation>
    </message>
    <message>
        <source>-(edict number) - 1. Number of the entity in the running game, as shown by nav_edit. The map does not store it.</source>
        <extracomment>quake_nav2.edict.entity_id.help</extracomment>
        <translation>-(número do edict) - 1. Número da entidade no jogo em execução, como mostrado por nav_edit. O mapa não o armazena.</translation>
    </message>
    <message>
        <source>-1: any</source>
        <extracomment>gta_sa_save.car_generator.colour_1.help, gta_sa_save.car_generator.colour_2.help</extracomment>
        <translation>-1: qualquer</translation>
    </message>
    <message>
        <source>-1: none</source>
        <extracomment>gta_sa_save.gang.model.help, gta_sa_save.simple_vars.forced_weather.help</extracomment>
        <translation>-1: nenhum</translation>
    </message>
    <message>
        <source>-5 to 63</source>
        <extracomment>gta_sa_save.marker.sprite.help</extracomment>
        <translation>-5 a 63</translation>
    </message>
    <message>
        <source>. A power failure now may undo the change</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>. Uma queda de energia agora pode desfazer a alteração</translation>
    </message>
    <message>
        <source>. In JSON, links to either node lead to the last one</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>. Em JSON, as ligações para qualquer um dos nós levam ao último</translation>
    </message>
    <message>
        <source>. No gap, barrier or ledge: {}</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>. Sem vão, barreira ou beirada: {}</translation>
    </message>
    <message>
        <source>. Nothing was changed, but some temporary files could not be removed. Open the file again to remove them.</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>. Nada foi alterado, mas alguns arquivos temporários não puderam ser removidos. Abra o arquivo de novo para removê-los.</translation>
    </message>
    <message>
        <source>. Nothing was changed, but some temporary files could not be removed. Open the folder again to remove them.</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>. Nada foi alterado, mas alguns arquivos temporários não puderam ser removidos. Abra a pasta de novo para removê-los.</translation>
    </message>
    <message>
        <source>. Nothing was changed.</source>
        <extracomment>core/files/in_place.cpp, core/files/save_set.cpp</extracomment>
        <translation>. Nada foi alterado.</translation>
    </message>
    <message>
        <source>. Out of reach or blocked (red): {}</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>. Fora de alcance ou bloqueado (vermelho): {}</translation>
    </message>
    <message>
        <source>. The file is partly changed and could not be restored. Open it again to undo the change.</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>. O arquivo foi alterado em parte e não pôde ser restaurado. Abra-o de novo para desfazer a alteração.</translation>
    </message>
    <message>
        <source>. The interrupted change can be undone once this is fixed. Until then the file is partly changed.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>. A alteração interrompida pode ser desfeita assim que isto for corrigido. Até lá, o arquivo está alterado em parte.</translation>
    </message>
    <message>
        <source>. The interrupted save can be finished once this is fixed. Until then the files are inconsistent.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>. O salvamento interrompido pode ser concluído assim que isto for corrigido. Até lá, os arquivos estão inconsistentes.</translation>
    </message>
    <message>
        <source>. The interrupted save can be undone once this is fixed. Until then the files are inconsistent.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>. O salvamento interrompido pode ser desfeito assim que isto for corrigido. Até lá, os arquivos estão inconsistentes.</translation>
    </message>
    <message>
        <source>. The mesh now counts as not analysed</source>
        <extracomment>core/systems/source_nav/reshape.cpp</extracomment>
        <translation>. A malha agora conta como não analisada</translation>
    </message>
    <message>
        <source>. The save is incomplete and could not be undone. Open the folder again to finish or undo it.</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>. O salvamento está incompleto e não pôde ser desfeito. Abra a pasta de novo para concluí-lo ou desfazê-lo.</translation>
    </message>
    <message>
        <source>.nav</source>
        <extracomment>quake_nav2.file.json.0</extracomment>
        <translation>.nav</translation>
    </message>
    <message>
        <source>.navjson 1</source>
        <extracomment>quake_nav2.file.json.1</extracomment>
        <translation>.navjson 1</translation>
    </message>
    <message>
        <source>.navjson 2</source>
        <extracomment>quake_nav2.file.json.2</extracomment>
        <translation>.navjson 2</translation>
    </message>
    <message>
        <source>.navjson 3</source>
        <extracomment>quake_nav2.file.json.3</extracomment>
        <translation>.navjson 3</translation>
    </message>
    <message>
        <source>0 closed, 1 open</source>
        <extracomment>gta_sa_save.garage.door.help</extracomment>
        <translation>0 fechada, 1 aberta</translation>
    </message>
    <message>
        <source>0 in every known file</source>
        <extracomment>gta_iv_paths.node.second_pointer.help</extracomment>
        <translation>0 em todos os arquivos conhecidos</translation>
    </message>
    <message>
        <source>0 in every known file; the game ignores it</source>
        <extracomment>gta_sa_extended_paths.node.second_pointer.help, gta_sa_paths.node.second_pointer.help</extracomment>
        <translation>0 em todos os arquivos conhecidos; o jogo o ignora</translation>
    </message>
    <message>
        <source>0 in every live record</source>
        <extracomment>gta_sa_save.pickup.object.help</extracomment>
        <translation>0 em todo registro ativo</translation>
    </message>
    <message>
        <source>0 none to 15 full</source>
        <extracomment>gta_sa_extended_paths.node.spawn_probability.help, gta_sa_paths.node.spawn_probability.help</extracomment>
        <translation>De 0 nenhum a 15 total</translation>
    </message>
    <message>
        <source>0 none to 15 full. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.spawn_density.help</extracomment>
        <translation>De 0 nenhum a 15 total. Duas fontes concordam.</translation>
    </message>
    <message>
        <source>0 none, 1 can be bought, 2 cannot</source>
        <extracomment>gta_sa_save.pickup.property_text.help</extracomment>
        <translation>0 nenhum, 1 pode ser comprada, 2 não pode</translation>
    </message>
    <message>
        <source>0 on a pedestrian node</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>0 em um nó de pedestre</translation>
    </message>
    <message>
        <source>0 to 2</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>0 a 2</translation>
    </message>
    <message>
        <source>0 to 8, or red, green, blue and alpha</source>
        <extracomment>gta_sa_save.marker.colour.help</extracomment>
        <translation>0 a 8, ou vermelho, verde, azul e alfa</translation>
    </message>
    <message>
        <source>0: dark, 1: bright</source>
        <extracomment>source_nav.area.light_north_east.help, source_nav.area.light_north_west.help, source_nav.area.light_south_east.help, source_nav.area.light_south_west.help</extracomment>
        <translation>0: escuro, 1: claro</translation>
    </message>
    <message>
        <source>0: off. 65535: unlimited.</source>
        <extracomment>gta_sa_save.car_generator.remaining.help</extracomment>
        <translation>0: desligado. 65535: ilimitado.</translation>
    </message>
    <message>
        <source>0: outside</source>
        <extracomment>gta_sa_save.player.interior.help, gta_sa_save.simple_vars.interior.help</extracomment>
        <translation>0: ao ar livre</translation>
    </message>
    <message>
        <source>0: start, 1: end</source>
        <extracomment>source_nav.encounter_path.encounter_spot.t.help</extracomment>
        <translation>0: início, 1: fim</translation>
    </message>
    <message>
        <source>0: the slot is empty</source>
        <extracomment>gta_sa_save.stored_car.model.help</extracomment>
        <translation>0: o slot está vazio</translation>
    </message>
    <message>
        <source>0: the usual layout of the version. 1: the other layout of versions 13 and 16, detected by the file size.</source>
        <extracomment>quake_nav2.file.layout.help, quake_nav3.file.layout.help</extracomment>
        <translation>0: o layout usual da versão. 1: o outro layout das versões 13 e 16, detectado pelo tamanho do arquivo.</translation>
    </message>
    <message>
        <source>0x7FFE, not visited, in every known file</source>
        <extracomment>gta_iv_paths.node.search_cost.help</extracomment>
        <translation>0x7FFE, não visitado, em todos os arquivos conhecidos</translation>
    </message>
    <message>
        <source>1 entry {} ({}): {}</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>1 entrada {} ({}): {}</translation>
    </message>
    <message>
        <source>1 red, 2 blue, 3 both</source>
        <extracomment>quake_nav3.set_teams.mask.help</extracomment>
        <translation>1 vermelha, 2 azul, 3 ambas</translation>
    </message>
    <message>
        <source>16 to 18, 24 to 32 and 39 to 42 are safe houses, 5 a respray, 36 to 38 tuning</source>
        <extracomment>gta_sa_save.garage.type.help</extracomment>
        <translation>16 a 18, 24 a 32 e 39 a 42 são casas seguras, 5 uma oficina de pintura, 36 a 38 tuning</translation>
    </message>
    <message>
        <source>192 free entries for links of interiors: FF FF 00 00 each</source>
        <extracomment>gta_sa_extended_paths.file.spare_targets.help, gta_sa_paths.file.spare_targets.help</extracomment>
        <translation>192 entradas livres para ligações de interiores: FF FF 00 00 cada</translation>
    </message>
    <message>
        <source>192 zeros</source>
        <extracomment>gta_sa_extended_paths.file.spare_crossings.help, gta_sa_extended_paths.file.spare_lengths.help, gta_sa_paths.file.spare_crossings.help, gta_sa_paths.file.spare_lengths.help</extracomment>
        <translation>192 zeros</translation>
    </message>
    <message>
        <source>1: four parts, 2: sixteen</source>
        <extracomment>source_nav.subdivide.depth.help</extracomment>
        <translation>1: quatro partes, 2: dezesseis</translation>
    </message>
    <message>
        <source>1: the colour of the gang is shown</source>
        <extracomment>gta_sa_save.zone_population.radar.help</extracomment>
        <translation>1: a cor da gangue é mostrada</translation>
    </message>
    <message>
        <source>1: to the midpoint</source>
        <extracomment>gta_iv_paths.smooth.strength.help, gta_sa_extended_paths.smooth.strength.help, gta_sa_paths.smooth.strength.help, gta_sa_save.smooth.strength.help, quake_nav2.smooth.strength.help, quake_nav3.smooth.strength.help, source_nav.smooth.strength.help</extracomment>
        <translation>1: até o ponto médio</translation>
    </message>
    <message>
        <source>2: twice as far from the centre</source>
        <extracomment>gta_iv_paths.scale_selection.factor.help, gta_sa_extended_paths.scale_selection.factor.help, gta_sa_paths.scale_selection.factor.help, gta_sa_save.scale_selection.factor.help, quake_nav2.scale_selection.factor.help, quake_nav3.scale_selection.factor.help, source_nav.scale_selection.factor.help</extracomment>
        <translation>2: duas vezes mais longe do centro</translation>
    </message>
    <message>
        <source>3 (unused)</source>
        <extracomment>gta_sa_extended_paths.navi.light_cycle.3, gta_sa_extended_paths.node.road_class.3, gta_sa_paths.navi.light_cycle.3, gta_sa_paths.node.road_class.3</extracomment>
        <translation>3 (não usado)</translation>
    </message>
    <message>
        <source>3D marker</source>
        <extracomment>gta_sa_save.marker_3d</extracomment>
        <translation>marcador 3D</translation>
    </message>
    <message>
        <source>3D markers</source>
        <extracomment>gta_sa_save.block.content.27, gta_sa_save.marker_3d.plural</extracomment>
        <translation>marcadores 3D</translation>
    </message>
    <message>
        <source>400 to 611. -1: any. Below -1: the negated model that was already chosen.</source>
        <extracomment>gta_sa_save.car_generator.model.help</extracomment>
        <translation>400 a 611. -1: qualquer. Abaixo de -1: o modelo já escolhido, negado.</translation>
    </message>
    <message>
        <source>400 to 611; -1: any</source>
        <extracomment>gta_sa_save.parked_car.model.help, gta_sa_save.reuse_generator.model.help</extracomment>
        <translation>400 a 611; -1: qualquer</translation>
    </message>
    <message>
        <source>8 (unknown)</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.8, gta_sa_paths.node.behaviour.8</extracomment>
        <translation>8 (desconhecido)</translation>
    </message>
    <message>
        <source>8 x the width, as stored</source>
        <extracomment>gta_sa_extended_paths.navi.width_raw.help, gta_sa_extended_paths.node.width_raw.help, gta_sa_paths.navi.width_raw.help, gta_sa_paths.node.width_raw.help</extracomment>
        <translation>8 x a largura, como armazenado</translation>
    </message>
    <message>
        <source>9 (unknown)</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.9, gta_sa_paths.node.behaviour.9</extracomment>
        <translation>9 (desconhecido)</translation>
    </message>
    <message>
        <source>: GoldSrc</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>: GoldSrc</translation>
    </message>
    <message>
        <source>; not walkable</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>; intransitável a pé</translation>
    </message>
    <message>
        <source>; not walkable back</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>; intransitável a pé na volta</translation>
    </message>
    <message>
        <source>; the box moves to it</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>; a caixa se move para lá</translation>
    </message>
    <message>
        <source>A block has a known layout</source>
        <extracomment>SAV-014</extracomment>
        <translation>Um bloco tem um layout conhecido</translation>
    </message>
    <message>
        <source>A block that matches no known layout is kept unchanged</source>
        <extracomment>gta_sa_save.block.opaque.help</extracomment>
        <translation>Um bloco que não corresponde a nenhum layout conhecido é mantido inalterado</translation>
    </message>
    <message>
        <source>A boat node</source>
        <extracomment>gta_sa_extended_paths.node.water.help, gta_sa_paths.node.water.help</extracomment>
        <translation>Um nó de barco</translation>
    </message>
    <message>
        <source>A boat node. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.water.help</extracomment>
        <translation>Um nó de barco. Duas fontes concordam.</translation>
    </message>
    <message>
        <source>A bot has reached the node when it is this close. Original files: 4 to 328, multiples of 4.</source>
        <extracomment>quake_nav2.node.radius.help, quake_nav3.node.radius.help</extracomment>
        <translation>Um bot alcançou o nó quando está a esta distância. Arquivos originais: 4 a 328, múltiplos de 4.</translation>
    </message>
    <message>
        <source>A bound is not a finite number</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Um limite não é um número finito</translation>
    </message>
    <message>
        <source>A breakable wall is here.</source>
        <extracomment>source_nav.area.breakable_wall.help</extracomment>
        <translation>Há uma parede quebrável aqui.</translation>
    </message>
    <message>
        <source>A brush in the map makes the route more expensive (Team Fortress 2).</source>
        <extracomment>source_nav.area.func_cost.help</extracomment>
        <translation>Um brush no mapa torna a rota mais cara (Team Fortress 2).</translation>
    </message>
    <message>
        <source>A car generator creates a car</source>
        <extracomment>SAV-041</extracomment>
        <translation>Um gerador de carros cria um carro</translation>
    </message>
    <message>
        <source>A car road has lanes</source>
        <extracomment>SA038</extracomment>
        <translation>Uma via de carros tem faixas</translation>
    </message>
    <message>
        <source>A car road needs a lane in at least one direction.</source>
        <extracomment>core/systems/gta_sa_paths/build.cpp, core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>Uma via de carros precisa de uma faixa em pelo menos um sentido.</translation>
    </message>
    <message>
        <source>A car road without lanes in either direction (expected at least one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Uma via de carros sem faixas em nenhum sentido (esperada pelo menos uma)</translation>
    </message>
    <message>
        <source>A chance is above 100 %</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Uma chance está acima de 100 %</translation>
    </message>
    <message>
        <source>A change of {} was interrupted before it changed anything. Its temporary files have been removed.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Uma alteração de {} foi interrompida antes de alterar algo. Seus arquivos temporários foram removidos.</translation>
    </message>
    <message>
        <source>A change of {} was interrupted, and {} has been replaced or changed by another program since. {} left unchanged, like the record of the old content. If {} intact, remove {}.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Uma alteração de {} foi interrompida, e outro programa substituiu ou alterou {} desde então. {} sem alteração, assim como o registro do conteúdo antigo. Se {} sem danos, remova {}.</translation>
    </message>
    <message>
        <source>A completed jump has also been found</source>
        <extracomment>gta_sa_save.stunt_jump.done.help</extracomment>
        <translation>Um salto concluído também foi encontrado</translation>
    </message>
    <message>
        <source>A connection must leave through one of the four sides.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Uma conexão deve sair por um dos quatro lados.</translation>
    </message>
    <message>
        <source>A coordinate is not a finite number</source>
        <extracomment>core/systems/gta_sa_save/rules_position.cpp, core/systems/quake_nav/rules_node.cpp, core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Uma coordenada não é um número finito</translation>
    </message>
    <message>
        <source>A corner with good cover</source>
        <extracomment>source_nav.hiding_spot.in_cover.help, source_nav.set_spot_kind.in_cover.help</extracomment>
        <translation>Um canto com boa cobertura</translation>
    </message>
    <message>
        <source>A corner would be {:.1f} units off the new surface (at most {:g}).</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Um canto ficaria {:.1f} unidades fora da nova superfície (no máximo {:g}).</translation>
    </message>
    <message>
        <source>A door here always counts as closed.</source>
        <extracomment>source_nav.area.tf_door_always_blocks.help</extracomment>
        <translation>Uma porta aqui sempre conta como fechada.</translation>
    </message>
    <message>
        <source>A door here never counts as closed.</source>
        <extracomment>source_nav.area.tf_door_never_blocks.help</extracomment>
        <translation>Uma porta aqui nunca conta como fechada.</translation>
    </message>
    <message>
        <source>A door, perhaps destroyed</source>
        <extracomment>source_nav.area.spawn_door.help</extracomment>
        <translation>Uma porta, talvez destruída</translation>
    </message>
    <message>
        <source>A hiding spot of area {} has the same ID {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Um esconderijo da área {} tem o mesmo ID {}</translation>
    </message>
    <message>
        <source>A link has one edict</source>
        <extracomment>QN033</extracomment>
        <translation>Uma ligação tem um só edict</translation>
    </message>
    <message>
        <source>A link leads to a node</source>
        <extracomment>QN020</extracomment>
        <translation>Uma ligação leva a um nó</translation>
    </message>
    <message>
        <source>A link leads to another node</source>
        <extracomment>QN022</extracomment>
        <translation>Uma ligação leva a outro nó</translation>
    </message>
    <message>
        <source>A link needs a node at each end.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>Uma ligação precisa de um nó em cada ponta.</translation>
    </message>
    <message>
        <source>A link of {} has no target.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Uma ligação de {} não tem destino.</translation>
    </message>
    <message>
        <source>A lower bound is above the upper one: no node is inside</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Um limite inferior está acima do superior: não há nenhum nó dentro</translation>
    </message>
    <message>
        <source>A mesh holds at most {} names.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Uma malha comporta no máximo {} nomes.</translation>
    </message>
    <message>
        <source>A minimum corner is above the maximum corner</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp, core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Um canto mínimo está acima do canto máximo</translation>
    </message>
    <message>
        <source>A navi node cannot be deleted on its own. Delete the link from {} to {} instead.</source>
        <extracomment>core/systems/gta_sa_paths/node_edits.cpp</extracomment>
        <translation>Um nó navi não pode ser excluído sozinho. Em vez disso, exclua a ligação de {} para {}.</translation>
    </message>
    <message>
        <source>A navi node holds one light, for one of the junctions at its ends</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.help, gta_sa_paths.propose_lights.existing.help</extracomment>
        <translation>Um nó navi comporta um semáforo, para um dos cruzamentos nas suas pontas</translation>
    </message>
    <message>
        <source>A node cannot be linked to itself.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Um nó não pode ser ligado a si mesmo.</translation>
    </message>
    <message>
        <source>A node has a radius</source>
        <extracomment>QN013</extracomment>
        <translation>Um nó tem raio</translation>
    </message>
    <message>
        <source>A number of the shape is not finite</source>
        <extracomment>core/systems/gta_sa_save/rules_position.cpp</extracomment>
        <translation>Um número da forma não é finito</translation>
    </message>
    <message>
        <source>A number of unknown meaning. One source.</source>
        <extracomment>gta_iv_paths.node.behaviour.help</extracomment>
        <translation>Um número de significado desconhecido. Uma fonte.</translation>
    </message>
    <message>
        <source>A number of unknown meaning. One source; one parser reads its lowest bit as a dead end.</source>
        <extracomment>gta_iv_paths.node.speed_limit.help</extracomment>
        <translation>Um número de significado desconhecido. Uma fonte; um parser lê seu bit mais baixo como rua sem saída.</translation>
    </message>
    <message>
        <source>A number of {} is not finite: JSON cannot store it.</source>
        <extracomment>core/systems/quake_nav/text_form.cpp</extracomment>
        <translation>Um número de {} não é finito: JSON não pode armazená-lo.</translation>
    </message>
    <message>
        <source>A part of {} would be less than {:g} unit wide.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Uma parte de {} teria menos de {:g} unidade de largura.</translation>
    </message>
    <message>
        <source>A path region switches nodes of the open path files</source>
        <extracomment>SAV-024</extracomment>
        <translation>Uma região de caminhos altera nós dos arquivos de caminhos abertos</translation>
    </message>
    <message>
        <source>A pedestrian link has no navi node</source>
        <extracomment>SA037</extracomment>
        <translation>Uma ligação de pedestre não tem nó navi</translation>
    </message>
    <message>
        <source>A pedestrian node is marked as a dead end (expected on vehicle nodes only)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Um nó de pedestre está marcado como sem saída (esperado só em nós de veículo)</translation>
    </message>
    <message>
        <source>A pedestrian path has no lanes.</source>
        <extracomment>core/systems/gta_sa_paths/edge_edits.cpp</extracomment>
        <translation>Um caminho de pedestres não tem faixas.</translation>
    </message>
    <message>
        <source>A pickup stores no address</source>
        <extracomment>SAV-051</extracomment>
        <translation>Um pickup não armazena endereço</translation>
    </message>
    <message>
        <source>A place to hold out</source>
        <extracomment>source_nav.area.spawn_battlestation.help</extracomment>
        <translation>Um lugar para resistir</translation>
    </message>
    <message>
        <source>A player at this position would be inside a wall or floor, or outside the map</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Um jogador nesta posição estaria dentro de uma parede ou piso, ou fora do mapa</translation>
    </message>
    <message>
        <source>A player walking straight falls at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Um jogador que anda em linha reta cai em ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>A player walking straight is blocked at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Um jogador que anda em linha reta é bloqueado em ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>A population name cannot contain a zero byte.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Um nome de população não pode conter um byte zero.</translation>
    </message>
    <message>
        <source>A restart point has a valid heading and can be used</source>
        <extracomment>SAV-100</extracomment>
        <translation>Um ponto de reinício tem rumo válido e pode ser usado</translation>
    </message>
    <message>
        <source>A reverse link has the two lane counts swapped. Off: lanes are not changed.</source>
        <extracomment>gta_iv_paths.file.lanes_agree.help</extracomment>
        <translation>Uma ligação inversa tem as duas contagens de faixas trocadas. Desligado: as faixas não são alteradas.</translation>
    </message>
    <message>
        <source>A road needs a lane in at least one direction.</source>
        <extracomment>core/systems/gta_iv_paths/road_parameters.cpp</extracomment>
        <translation>Uma via precisa de uma faixa em pelo menos um sentido.</translation>
    </message>
    <message>
        <source>A safe room</source>
        <extracomment>source_nav.area.spawn_checkpoint.help</extracomment>
        <translation>Uma sala segura</translation>
    </message>
    <message>
        <source>A save in {} was interrupted before it replaced anything. Its temporary files have been removed. All files are as before the save.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>Um salvamento em {} foi interrompido antes de substituir algo. Seus arquivos temporários foram removidos. Todos os arquivos estão como antes do salvamento.</translation>
    </message>
    <message>
        <source>A save in {} was interrupted or is still running. The files are read as they are and may be inconsistent.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>Um salvamento em {} foi interrompido ou ainda está em curso. Os arquivos são lidos como estão e podem estar inconsistentes.</translation>
    </message>
    <message>
        <source>A second link to {}</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Uma segunda ligação para {}</translation>
    </message>
    <message>
        <source>A side has one connection to an area</source>
        <extracomment>NAV059</extracomment>
        <translation>Um lado tem uma só conexão para uma área</translation>
    </message>
    <message>
        <source>A tank or witch may spawn here.</source>
        <extracomment>source_nav.area.spawn_threat.help</extracomment>
        <translation>Um tank ou witch pode aparecer aqui.</translation>
    </message>
    <message>
        <source>A thread resumes inside the script</source>
        <extracomment>SAV-013</extracomment>
        <translation>Uma thread retoma dentro do script</translation>
    </message>
    <message>
        <source>A traversal belongs to one link</source>
        <extracomment>QN031</extracomment>
        <translation>Uma travessia pertence a uma só ligação</translation>
    </message>
    <message>
        <source>A vehicle link&apos;s navi node exists</source>
        <extracomment>SA007</extracomment>
        <translation>O nó navi de uma ligação de veículo existe</translation>
    </message>
    <message>
        <source>A wall is between the area and {}, at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Há uma parede entre a área e {}, em ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>A zone has a valid type and population</source>
        <extracomment>SAV-031T</extracomment>
        <translation>Uma zona tem tipo e população válidos</translation>
    </message>
    <message>
        <source>A {} can be moved before another one only within the same group.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>Um elemento ({}) só pode ser movido para antes de outro no mesmo grupo.</translation>
    </message>
    <message>
        <source>A {} node and a {} node cannot be linked: {} and {}.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Um nó de {} e um nó de {} não podem ser ligados: {} e {}.</translation>
    </message>
    <message>
        <source>About 30 km/h. One source.</source>
        <extracomment>gta_iv_paths.node.slow_traffic.help</extracomment>
        <translation>Cerca de 30 km/h. Uma fonte.</translation>
    </message>
    <message>
        <source>About 50 km/h. One source.</source>
        <extracomment>gta_iv_paths.node.dirt_road.help</extracomment>
        <translation>Cerca de 50 km/h. Uma fonte.</translation>
    </message>
    <message>
        <source>About 70 km/h. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.highway.help</extracomment>
        <translation>Cerca de 70 km/h. Duas fontes concordam.</translation>
    </message>
    <message>
        <source>Across</source>
        <extracomment>quake_nav2.traversal.across, quake_nav3.traversal.across, source_nav.split.across</extracomment>
        <translation>Transversal</translation>
    </message>
    <message>
        <source>Across the climbed side</source>
        <extracomment>source_nav.ladder.width.help</extracomment>
        <translation>De um lado a outro da face escalada</translation>
    </message>
    <message>
        <source>Active flag</source>
        <extracomment>gta_sa_save.car_generator.active</extracomment>
        <translation>Flag de ativo</translation>
    </message>
    <message>
        <source>Add Path Region</source>
        <extracomment>gta_sa_save.path_region</extracomment>
        <translation>Adicionar região de caminhos</translation>
    </message>
    <message>
        <source>Add Path Region Around</source>
        <extracomment>gta_sa_save.region_around</extracomment>
        <translation>Adicionar região de caminhos em volta</translation>
    </message>
    <message>
        <source>Add Reverse Link</source>
        <extracomment>IV010.fix</extracomment>
        <translation>Adicionar ligação inversa</translation>
    </message>
    <message>
        <source>Add Reverse Link or Delete Duplicate</source>
        <extracomment>SA020.fix</extracomment>
        <translation>Adicionar ligação inversa ou excluir duplicata</translation>
    </message>
    <message>
        <source>Add Zero Byte</source>
        <extracomment>NAV008.fix, NAV009.fix</extracomment>
        <translation>Adicionar byte zero</translation>
    </message>
    <message>
        <source>Add to Lists</source>
        <extracomment>NAV027.fix</extracomment>
        <translation>Adicionar às listas</translation>
    </message>
    <message>
        <source>Address in the session that was saved. Meaningless in the next one.</source>
        <extracomment>gta_sa_save.thread.base.help, gta_sa_save.thread.next.help, gta_sa_save.thread.pointer.help, gta_sa_save.thread.previous.help</extracomment>
        <translation>Endereço na sessão que foi salva. Sem significado na próxima.</translation>
    </message>
    <message>
        <source>Address of a former session</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Endereço de uma sessão anterior</translation>
    </message>
    <message>
        <source>Address off by</source>
        <extracomment>gta_iv_paths.node.address_error, gta_sa_extended_paths.node.address_error, gta_sa_paths.node.address_error</extracomment>
        <translation>Erro de endereço</translation>
    </message>
    <message>
        <source>Adds a light for incoming traffic to each road into the selected junction, or to each selected road</source>
        <extracomment>gta_sa_extended_paths.propose_lights.help, gta_sa_paths.propose_lights.help</extracomment>
        <translation>Adiciona um semáforo para o trânsito de chegada a cada via do cruzamento selecionado, ou a cada via selecionada</translation>
    </message>
    <message>
        <source>Adds a name to the list of places. Rename it in the properties panel.</source>
        <extracomment>source_nav.new_place.help</extracomment>
        <translation>Adiciona um nome à lista de locais. Renomeie-o no painel de propriedades.</translation>
    </message>
    <message>
        <source>Adds a path region around the selection, after all others</source>
        <extracomment>gta_sa_save.region_around.help</extracomment>
        <translation>Adiciona uma região de caminhos em volta da seleção, após todas as outras</translation>
    </message>
    <message>
        <source>Adds links of a type from each selected node to the next, with the traversals they need</source>
        <extracomment>quake_nav2.connect_as.help, quake_nav3.connect_as.help</extracomment>
        <translation>Adiciona ligações de um tipo de cada nó selecionado ao próximo, com as travessias de que precisam</translation>
    </message>
    <message>
        <source>Adds missing reverse connections to the selected ones, or to those between the selected areas</source>
        <extracomment>source_nav.make_two_way.help</extracomment>
        <translation>Adiciona as conexões inversas ausentes às selecionadas, ou às que ficam entre as áreas selecionadas</translation>
    </message>
    <message>
        <source>Adds missing reverse links of the same type, for the same teams</source>
        <extracomment>quake_nav2.two_way.help, quake_nav3.two_way.help</extracomment>
        <translation>Adiciona ligações inversas ausentes do mesmo tipo, para as mesmas equipes</translation>
    </message>
    <message>
        <source>Adds walk links between the selected nodes and nearby ones if a player can walk there on the map</source>
        <extracomment>quake_nav2.link_near.help, quake_nav3.link_near.help</extracomment>
        <translation>Adiciona ligações de caminhada entre os nós selecionados e os próximos se um jogador pode andar até lá no mapa</translation>
    </message>
    <message>
        <source>Adds walk links from each selected node to the next</source>
        <extracomment>quake_nav2.connect_one_way.help, quake_nav3.connect_one_way.help</extracomment>
        <translation>Adiciona ligações de caminhada de cada nó selecionado ao próximo</translation>
    </message>
    <message>
        <source>Adds walk links in both directions between successive selected nodes</source>
        <extracomment>quake_nav2.connect.help, quake_nav3.connect.help</extracomment>
        <translation>Adiciona ligações de caminhada nos dois sentidos entre nós selecionados sucessivos</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>gta_sa_save.restart.kind</extracomment>
        <translation>Após</translation>
    </message>
    <message>
        <source>Alarm</source>
        <extracomment>gta_sa_save.car_generator.alarm</extracomment>
        <translation>Alarme</translation>
    </message>
    <message>
        <source>Align</source>
        <extracomment>gta_iv_paths.align, gta_sa_extended_paths.align, gta_sa_paths.align, gta_sa_save.align, quake_nav2.align, quake_nav3.align, source_nav.align</extracomment>
        <translation>Alinhar</translation>
    </message>
    <message>
        <source>All 32 bits as stored; bit 0 is the least significant one</source>
        <extracomment>gta_iv_paths.node.flags_word.help</extracomment>
        <translation>Todos os 32 bits como armazenados; o bit 0 é o menos significativo</translation>
    </message>
    <message>
        <source>All 32 bits as they will be stored, link count included</source>
        <extracomment>gta_sa_extended_paths.node.flags_word.help, gta_sa_paths.node.flags_word.help</extracomment>
        <translation>Todos os 32 bits como serão armazenados, contagem de ligações incluída</translation>
    </message>
    <message>
        <source>All areas have a place, or none</source>
        <extracomment>NAV061</extracomment>
        <translation>Todas as áreas têm um local, ou nenhuma</translation>
    </message>
    <message>
        <source>All attribute bits</source>
        <extracomment>source_nav.area.attributes_word.help</extracomment>
        <translation>Todos os bits de atributo</translation>
    </message>
    <message>
        <source>All bits that the game stores after the area</source>
        <extracomment>source_nav.area.game_flags_word.help</extracomment>
        <translation>Todos os bits que o jogo armazena após a área</translation>
    </message>
    <message>
        <source>All eight bits as a number. 0xFF: all teams.</source>
        <extracomment>quake_nav2.link.teams.help</extracomment>
        <translation>Todos os oito bits como um número. 0xFF: todas as equipes.</translation>
    </message>
    <message>
        <source>All taxis have nitro</source>
        <extracomment>gta_sa_save.simple_vars.taxis_nitro</extracomment>
        <translation>Todos os táxis têm nitro</translation>
    </message>
    <message>
        <source>Allow All Teams</source>
        <extracomment>QN028.fix</extracomment>
        <translation>Permitir todas as equipes</translation>
    </message>
    <message>
        <source>Along x</source>
        <extracomment>gta_iv_paths.duplicate.dx, gta_sa_extended_paths.duplicate.dx, gta_sa_paths.duplicate.dx, gta_sa_save.duplicate.dx, quake_nav2.duplicate.dx, quake_nav3.duplicate.dx, source_nav.duplicate.dx</extracomment>
        <translation>Em x</translation>
    </message>
    <message>
        <source>Along y</source>
        <extracomment>gta_iv_paths.duplicate.dy, gta_sa_extended_paths.duplicate.dy, gta_sa_paths.duplicate.dy, gta_sa_save.duplicate.dy, quake_nav2.duplicate.dy, quake_nav3.duplicate.dy, source_nav.duplicate.dy</extracomment>
        <translation>Em y</translation>
    </message>
    <message>
        <source>Along z</source>
        <extracomment>gta_iv_paths.duplicate.dz, gta_sa_extended_paths.duplicate.dz, gta_sa_paths.duplicate.dz, gta_sa_save.duplicate.dz, quake_nav2.duplicate.dz, quake_nav3.duplicate.dz, source_nav.duplicate.dz</extracomment>
        <translation>Em z</translation>
    </message>
    <message>
        <source>Alpha</source>
        <extracomment>gta_sa_save.zone_population.alpha</extracomment>
        <translation>Alfa</translation>
    </message>
    <message>
        <source>Also deleted: {}.</source>
        <extracomment>core/document/document.cpp</extracomment>
        <translation>Excluído também: {}.</translation>
    </message>
    <message>
        <source>Always 0</source>
        <extracomment>gta_sa_extended_paths.link.crossing_bits_2_7.help, gta_sa_paths.link.crossing_bits_2_7.help</extracomment>
        <translation>Sempre 0</translation>
    </message>
    <message>
        <source>Ambush</source>
        <extracomment>gta_sa_save.set_piece.last_time.section, gta_sa_save.set_piece.type.section</extracomment>
        <translation>Emboscada</translation>
    </message>
    <message>
        <source>Ammunition or maximum revenue</source>
        <extracomment>gta_sa_save.pickup.amount</extracomment>
        <translation>Munição ou receita máxima</translation>
    </message>
    <message>
        <source>An area cannot be connected to itself.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Uma área não pode ser conectada a si mesma.</translation>
    </message>
    <message>
        <source>An earlier place has the same name</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Um local anterior tem o mesmo nome</translation>
    </message>
    <message>
        <source>An edict belongs to one</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>Um edict pertence a uma</translation>
    </message>
    <message>
        <source>An edict needs a link.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>Um edict precisa de uma ligação.</translation>
    </message>
    <message>
        <source>An elevator link is tied to its elevator</source>
        <extracomment>QN027</extracomment>
        <translation>Uma ligação de elevador está vinculada ao seu elevador</translation>
    </message>
    <message>
        <source>An elevator serves the area.</source>
        <extracomment>source_nav.area.elevator.help</extracomment>
        <translation>Um elevador atende a área.</translation>
    </message>
    <message>
        <source>An end, the width or the length is not finite</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Uma ponta, a largura ou o comprimento não é finito</translation>
    </message>
    <message>
        <source>An entrance is listed once</source>
        <extracomment>SAV-081T</extracomment>
        <translation>Uma entrada é listada uma só vez</translation>
    </message>
    <message>
        <source>An entrance leads to an existing one</source>
        <extracomment>SAV-081</extracomment>
        <translation>Uma entrada leva a uma existente</translation>
    </message>
    <message>
        <source>An object has the right data size</source>
        <extracomment>SAV-009O</extracomment>
        <translation>Um objeto tem o tamanho de dados certo</translation>
    </message>
    <message>
        <source>Analysed</source>
        <extracomment>source_nav.file.analysed</extracomment>
        <translation>Analisada</translation>
    </message>
    <message>
        <source>Analysed, raw</source>
        <extracomment>source_nav.file.analysed_byte</extracomment>
        <translation>Analisada, bruto</translation>
    </message>
    <message>
        <source>Angle</source>
        <extracomment>gta_iv_paths.rotate_selection.angle, gta_sa_extended_paths.rotate_selection.angle, gta_sa_paths.rotate_selection.angle, gta_sa_save.rotate_selection.angle, quake_nav2.rotate.angle, quake_nav2.rotate_selection.angle, quake_nav3.rotate.angle, quake_nav3.rotate_selection.angle, source_nav.rotate_selection.angle</extracomment>
        <translation>Ângulo</translation>
    </message>
    <message>
        <source>Animation groups</source>
        <extracomment>gta_sa_save.file.animation_groups</extracomment>
        <translation>Grupos de animação</translation>
    </message>
    <message>
        <source>Another area has the same ID {}</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Outra área tem o mesmo ID {}</translation>
    </message>
    <message>
        <source>Another edict is tied to the same link</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Outro edict está vinculado à mesma ligação</translation>
    </message>
    <message>
        <source>Another ladder has the same ID {}</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Outra escada tem o mesmo ID {}</translation>
    </message>
    <message>
        <source>Another {} already has the ID {}.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>Outro elemento ({}) já tem o ID {}.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>gta_sa_save.car_generator.active.section, gta_sa_save.car_generator.any_crowd.section, gta_sa_save.car_generator.max_delay.section, gta_sa_save.car_generator.min_delay.section, gta_sa_save.car_generator.next_time.section, gta_sa_save.car_generator.priority.section, gta_sa_save.car_generator.remaining.section, gta_sa_save.car_generator.wait_far.section, gta_sa_save.marker.appearance</extracomment>
        <translation>Aparição</translation>
    </message>
    <message>
        <source>Applies to</source>
        <extracomment>gta_sa_save.path_region.vehicles, gta_sa_save.region_around.vehicles</extracomment>
        <translation>Aplica-se a</translation>
    </message>
    <message>
        <source>Approach</source>
        <extracomment>source_nav.area.approach.here.section, source_nav.area.approach.next.section, source_nav.area.approach.next_how.section, source_nav.area.approach.previous.section, source_nav.area.approach.previous_how.section</extracomment>
        <translation>Aproximação</translation>
    </message>
    <message>
        <source>Approach areas</source>
        <extracomment>source_nav.strip.approaches</extracomment>
        <translation>Áreas de aproximação</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>gta_iv_paths.file.car_nodes.section, gta_iv_paths.file.intersections.section, gta_iv_paths.file.label, gta_iv_paths.file.label.section, gta_iv_paths.file.links.section, gta_iv_paths.file.name.section, gta_iv_paths.node.area, gta_sa_extended_paths.file.label, gta_sa_extended_paths.file.label.section, gta_sa_extended_paths.file.links.section, gta_sa_extended_paths.file.name.section, gta_sa_extended_paths.file.navi_nodes.section, gta_sa_extended_paths.file.ped_nodes.section, gta_sa_extended_paths.file.vehicle_nodes.section, gta_sa_extended_paths.navi.area, gta_sa_extended_paths.node.area, gta_sa_paths.file.label, gta_sa_paths.file.label.section, gta_sa_paths.file.links.section, gta_sa_paths.file.name.section, gta_sa_paths.file.navi_nodes.section, gta_sa_paths.file.ped_nodes.section, gta_sa_paths.file.vehicle_nodes.section, gta_sa_paths.navi.area, gta_sa_paths.node.area, source_nav.area, source_nav.area.fog_place.section, source_nav.area.id.section, source_nav.area.place.section, source_nav.area.visible_area.target, source_nav.hiding_spot.owner</extracomment>
        <translation>Área</translation>
    </message>
    <message>
        <source>Area ID that is 0 or duplicate</source>
        <extracomment>NAV003.fault</extracomment>
        <translation>ID de área 0 ou duplicado</translation>
    </message>
    <message>
        <source>Area IDs are unique and not 0</source>
        <extracomment>NAV003</extracomment>
        <translation>Os IDs de área são únicos e diferentes de 0</translation>
    </message>
    <message>
        <source>Area ahead after climbing up</source>
        <extracomment>source_nav.ladder.top_forward.help</extracomment>
        <translation>Área à frente após subir</translation>
    </message>
    <message>
        <source>Area at the foot</source>
        <extracomment>source_nav.ladder.bottom_area.help</extracomment>
        <translation>Área no pé</translation>
    </message>
    <message>
        <source>Area behind at the top. Used only for climbing down.</source>
        <extracomment>source_nav.ladder.top_behind.help</extracomment>
        <translation>Área atrás no topo. Usada só para descer.</translation>
    </message>
    <message>
        <source>Area file in a non-standard form</source>
        <extracomment>SA001.fault</extracomment>
        <translation>Arquivo de área em forma não padrão</translation>
    </message>
    <message>
        <source>Area number as it will be stored</source>
        <extracomment>gta_iv_paths.link.target_area.help</extracomment>
        <translation>Número da área como será armazenado</translation>
    </message>
    <message>
        <source>Area of the file that holds the navi node x 1024 + its ID, as stored</source>
        <extracomment>gta_sa_paths.link.navi_word.help</extracomment>
        <translation>Área do arquivo que contém o nó navi x 1024 + seu ID, como armazenado</translation>
    </message>
    <message>
        <source>Area of the file that holds the navi node x 65536 + its ID, as stored</source>
        <extracomment>gta_sa_extended_paths.link.navi_word.help</extracomment>
        <translation>Área do arquivo que contém o nó navi x 65536 + seu ID, como armazenado</translation>
    </message>
    <message>
        <source>Area off the floor</source>
        <extracomment>NAV070.fault</extracomment>
        <translation>Área fora do piso</translation>
    </message>
    <message>
        <source>Area that contains the spot</source>
        <extracomment>source_nav.hiding_spot.owner.help</extracomment>
        <translation>Área que contém o esconderijo</translation>
    </message>
    <message>
        <source>Area that is visible from here</source>
        <extracomment>source_nav.area.visible_area.target.help</extracomment>
        <translation>Área que é visível daqui</translation>
    </message>
    <message>
        <source>Area that the connection enters. A number is the ID of a missing area.</source>
        <extracomment>source_nav.connection.target.help</extracomment>
        <translation>Área em que a conexão entra. Um número é o ID de uma área ausente.</translation>
    </message>
    <message>
        <source>Area that the connection leaves</source>
        <extracomment>source_nav.connection.owner.help</extracomment>
        <translation>Área de onde a conexão sai</translation>
    </message>
    <message>
        <source>Area that the enemy comes from</source>
        <extracomment>source_nav.area.approach.previous.help</extracomment>
        <translation>Área de onde o inimigo vem</translation>
    </message>
    <message>
        <source>Area that the enemy goes to next</source>
        <extracomment>source_nav.area.approach.next.help</extracomment>
        <translation>Área para a qual o inimigo vai em seguida</translation>
    </message>
    <message>
        <source>Area that the path comes from</source>
        <extracomment>source_nav.encounter_path.from.help</extracomment>
        <translation>Área de onde o caminho vem</translation>
    </message>
    <message>
        <source>Area that the path goes to</source>
        <extracomment>source_nav.encounter_path.to.help</extracomment>
        <translation>Área para onde o caminho vai</translation>
    </message>
    <message>
        <source>Area that the path leads through</source>
        <extracomment>source_nav.encounter_path.owner.help</extracomment>
        <translation>Área pela qual o caminho passa</translation>
    </message>
    <message>
        <source>Area to the left at the top</source>
        <extracomment>source_nav.ladder.top_left.help</extracomment>
        <translation>Área à esquerda no topo</translation>
    </message>
    <message>
        <source>Area to the right at the top</source>
        <extracomment>source_nav.ladder.top_right.help</extracomment>
        <translation>Área à direita no topo</translation>
    </message>
    <message>
        <source>Area where an enemy comes into view</source>
        <extracomment>source_nav.area.approach.here.help</extracomment>
        <translation>Área em que um inimigo aparece</translation>
    </message>
    <message>
        <source>Area with invalid corners</source>
        <extracomment>NAV005.fault</extracomment>
        <translation>Área com cantos inválidos</translation>
    </message>
    <message>
        <source>Area without an extent</source>
        <extracomment>NAV038.fault</extracomment>
        <translation>Área sem extensão</translation>
    </message>
    <message>
        <source>Area {} at the {} of the ladder does not list the ladder, so bots there do not use it</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>A área {} em uma ponta da escada ({}) não lista a escada, por isso os bots ali não a usam</translation>
    </message>
    <message>
        <source>Area {} is full: {} would have {} {} (at most {}).</source>
        <extracomment>core/systems/shared/path_edit.cpp</extracomment>
        <translation>A área {} está cheia: {} teria {} {} (no máximo {}).</translation>
    </message>
    <message>
        <source>Areas</source>
        <extracomment>source_nav.file.areas</extracomment>
        <translation>Áreas</translation>
    </message>
    <message>
        <source>Areas are on a floor of the map</source>
        <extracomment>NAV070</extracomment>
        <translation>As áreas ficam em um piso do mapa</translation>
    </message>
    <message>
        <source>Areas do not overlap</source>
        <extracomment>NAV039</extracomment>
        <translation>As áreas não se sobrepõem</translation>
    </message>
    <message>
        <source>Areas from which a selected area is visible</source>
        <extracomment>source_nav.seen_by.help</extracomment>
        <translation>Áreas de onde uma área selecionada é visível</translation>
    </message>
    <message>
        <source>Areas visible from the selected areas, by the stored and inherited lists</source>
        <extracomment>source_nav.sees.help</extracomment>
        <translation>Áreas visíveis das áreas selecionadas, pelas listas armazenadas e herdadas</translation>
    </message>
    <message>
        <source>Areas without a place: {} of {}</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Áreas sem local: {} de {}</translation>
    </message>
    <message>
        <source>Armour</source>
        <extracomment>gta_sa_save.player.armour</extracomment>
        <translation>Colete</translation>
    </message>
    <message>
        <source>Around</source>
        <extracomment>gta_iv_paths.mirror_selection.around, gta_iv_paths.rotate_selection.around, gta_iv_paths.scale_selection.around, gta_sa_extended_paths.mirror_selection.around, gta_sa_extended_paths.rotate_selection.around, gta_sa_extended_paths.scale_selection.around, gta_sa_paths.mirror_selection.around, gta_sa_paths.rotate_selection.around, gta_sa_paths.scale_selection.around, gta_sa_save.mirror_selection.around, gta_sa_save.rotate_selection.around, gta_sa_save.scale_selection.around, quake_nav2.mirror_selection.around, quake_nav2.rotate_selection.around, quake_nav2.scale_selection.around, quake_nav3.mirror_selection.around, quake_nav3.rotate_selection.around, quake_nav3.scale_selection.around, source_nav.mirror_selection.around, source_nav.rotate_selection.around, source_nav.scale_selection.around</extracomment>
        <translation>Em torno de</translation>
    </message>
    <message>
        <source>Arrange</source>
        <extracomment>gta_iv_paths.align.section, gta_iv_paths.duplicate.section, gta_iv_paths.height_ramp.section, gta_iv_paths.mirror_selection.section, gta_iv_paths.rotate_selection.section, gta_iv_paths.scale_selection.section, gta_iv_paths.smooth.section, gta_iv_paths.spread.section, gta_sa_extended_paths.align.section, gta_sa_extended_paths.duplicate.section, gta_sa_extended_paths.height_ramp.section, gta_sa_extended_paths.mirror_selection.section, gta_sa_extended_paths.rotate_selection.section, gta_sa_extended_paths.scale_selection.section, gta_sa_extended_paths.smooth.section, gta_sa_extended_paths.spread.section, gta_sa_paths.align.section, gta_sa_paths.duplicate.section, gta_sa_paths.height_ramp.section, gta_sa_paths.mirror_selection.section, gta_sa_paths.rotate_selection.section, gta_sa_paths.scale_selection.section, gta_sa_paths.smooth.section, gta_sa_paths.spread.section, gta_sa_save.align.section, gta_sa_save.duplicate.section, gta_sa_save.height_ramp.section, gta_sa_save.mirror_selection.section, gta_sa_save.rotate_selection.section, gta_sa_save.scale_selection.section, gta_sa_save.smooth.section, gta_sa_save.spread.section, quake_nav2.align.section, quake_nav2.duplicate.section, quake_nav2.height_ramp.section, quake_nav2.mirror.section, quake_nav2.mirror_selection.section, quake_nav2.rotate.section, quake_nav2.rotate_selection.section, quake_nav2.scale_selection.section, quake_nav2.smooth.section, quake_nav2.spread.section, quake_nav3.align.section, quake_nav3.duplicate.section, quake_nav3.height_ramp.section, quake_nav3.mirror.section, quake_nav3.mirror_selection.section, quake_nav3.rotate.section, quake_nav3.rotate_selection.section, quake_nav3.scale_selection.section, quake_nav3.smooth.section, quake_nav3.spread.section, source_nav.align.section, source_nav.duplicate.section, source_nav.height_ramp.section, source_nav.mirror_selection.section, source_nav.rotate_selection.section, source_nav.scale_selection.section, source_nav.smooth.section, source_nav.spread.section</extracomment>
        <translation>Organizar</translation>
    </message>
    <message>
        <source>Arriving traffic can leave</source>
        <extracomment>SA039</extracomment>
        <translation>O trânsito que chega pode sair</translation>
    </message>
    <message>
        <source>Arriving traffic cannot leave</source>
        <extracomment>SA039.fault</extracomment>
        <translation>Trânsito que chega não pode sair</translation>
    </message>
    <message>
        <source>As stored</source>
        <extracomment>gta_sa_extended_paths.link.target_area.help, gta_sa_extended_paths.link.target_node.help, gta_sa_paths.link.target_area.help, gta_sa_paths.link.target_node.help</extracomment>
        <translation>Como armazenado</translation>
    </message>
    <message>
        <source>As the game prints it after the class: func_door_16</source>
        <extracomment>quake_nav2.edict.edict_number.help</extracomment>
        <translation>Como o jogo o mostra depois da classe: func_door_16</translation>
    </message>
    <message>
        <source>Assign Unused ID</source>
        <extracomment>NAV003.fix, NAV023.fix, NAV024.fix</extracomment>
        <translation>Atribuir ID não usado</translation>
    </message>
    <message>
        <source>Assigns the selected hiding spots to the areas below them</source>
        <extracomment>source_nav.spots_to_area.help</extracomment>
        <translation>Atribui os esconderijos selecionados às áreas abaixo deles</translation>
    </message>
    <message>
        <source>At</source>
        <extracomment>source_nav.split.at</extracomment>
        <translation>Em</translation>
    </message>
    <message>
        <source>At foot height: 0.53 above the floor</source>
        <extracomment>quake_nav2.node.position.help, quake_nav3.node.position.help</extracomment>
        <translation>Na altura dos pés: 0.53 acima do piso</translation>
    </message>
    <message>
        <source>At least one team may use a link</source>
        <extracomment>QN028</extracomment>
        <translation>Pelo menos uma equipe pode usar cada ligação</translation>
    </message>
    <message>
        <source>At most 1024: links refer to them by 10 bits</source>
        <extracomment>gta_sa_paths.file.navi_nodes.help</extracomment>
        <translation>No máximo 1024: as ligações se referem a eles com 10 bits</translation>
    </message>
    <message>
        <source>At most 15 links, 11 on pedestrian nodes</source>
        <extracomment>SA010</extracomment>
        <translation>No máximo 15 ligações, 11 em nós de pedestre</translation>
    </message>
    <message>
        <source>At most 16 approach areas</source>
        <extracomment>NAV033</extracomment>
        <translation>No máximo 16 áreas de aproximação</translation>
    </message>
    <message>
        <source>At most 255 flood groups of a type</source>
        <extracomment>SA042</extracomment>
        <translation>No máximo 255 grupos de flood de um tipo</translation>
    </message>
    <message>
        <source>At most 65535</source>
        <extracomment>quake_nav2.file.nodes.help, quake_nav2.file.traversals.help, quake_nav3.file.nodes.help, quake_nav3.file.traversals.help</extracomment>
        <translation>No máximo 65535</translation>
    </message>
    <message>
        <source>At most 65535: links refer to them by 16 bits</source>
        <extracomment>gta_sa_extended_paths.file.navi_nodes.help</extracomment>
        <translation>No máximo 65535: as ligações se referem a eles com 16 bits</translation>
    </message>
    <message>
        <source>At the same position as {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Na mesma posição que {}</translation>
    </message>
    <message>
        <source>At the same position as {}{}</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Na mesma posição que {}{}</translation>
    </message>
    <message>
        <source>Attach to Lower End</source>
        <extracomment>SA027.fix</extracomment>
        <translation>Prender à ponta inferior</translation>
    </message>
    <message>
        <source>Attached to</source>
        <extracomment>gta_sa_extended_paths.navi.attached, gta_sa_paths.navi.attached</extracomment>
        <translation>Preso a</translation>
    </message>
    <message>
        <source>Attached to {}, the higher end of its edge (expected {})</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Preso a {}, a ponta superior da sua aresta (esperado {})</translation>
    </message>
    <message>
        <source>Attached to {}, which is not an end of its edge from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Preso a {}, que não é uma ponta da sua aresta de {} a {}</translation>
    </message>
    <message>
        <source>Attachment of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.attachment, gta_sa_paths.rebuild_derived.attachment</extracomment>
        <translation>Fixação dos nós navi</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>gta_sa_save.gang_wars.attack.section, gta_sa_save.gang_wars.attack_state.section, gta_sa_save.gang_wars.marker.section, gta_sa_save.gang_wars.near.section, gta_sa_save.gang_wars.next_attack.section, gta_sa_save.gang_wars.size.section, gta_sa_save.gang_wars.timer.section</extracomment>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Attribute bit 20</source>
        <extracomment>source_nav.area.attribute_20</extracomment>
        <translation>Bit de atributo 20</translation>
    </message>
    <message>
        <source>Attribute bit 21</source>
        <extracomment>source_nav.area.attribute_21</extracomment>
        <translation>Bit de atributo 21</translation>
    </message>
    <message>
        <source>Attribute bit 22</source>
        <extracomment>source_nav.area.attribute_22</extracomment>
        <translation>Bit de atributo 22</translation>
    </message>
    <message>
        <source>Attribute bit 23</source>
        <extracomment>source_nav.area.attribute_23</extracomment>
        <translation>Bit de atributo 23</translation>
    </message>
    <message>
        <source>Attribute bit 24</source>
        <extracomment>source_nav.area.attribute_24</extracomment>
        <translation>Bit de atributo 24</translation>
    </message>
    <message>
        <source>Attribute bit 25</source>
        <extracomment>source_nav.area.attribute_25</extracomment>
        <translation>Bit de atributo 25</translation>
    </message>
    <message>
        <source>Attribute bit 26</source>
        <extracomment>source_nav.area.attribute_26</extracomment>
        <translation>Bit de atributo 26</translation>
    </message>
    <message>
        <source>Attribute bit 27</source>
        <extracomment>source_nav.area.attribute_bit_27</extracomment>
        <translation>Bit de atributo 27</translation>
    </message>
    <message>
        <source>Attribute bit 28</source>
        <extracomment>source_nav.area.attribute_bit_28</extracomment>
        <translation>Bit de atributo 28</translation>
    </message>
    <message>
        <source>Attributes</source>
        <extracomment>source_nav.area.attribute_20.section, source_nav.area.attribute_21.section, source_nav.area.attribute_22.section, source_nav.area.attribute_23.section, source_nav.area.attribute_24.section, source_nav.area.attribute_25.section, source_nav.area.attribute_26.section, source_nav.area.attribute_bit_27.section, source_nav.area.attribute_bit_28.section, source_nav.area.avoid.section, source_nav.area.blocker.section, source_nav.area.breakable_wall.section, source_nav.area.cliff.section, source_nav.area.crouch.section, source_nav.area.dont_hide.section, source_nav.area.elevator.section, source_nav.area.flow_blocked.section, source_nav.area.func_cost.section, source_nav.area.game_16.section, source_nav.area.game_17.section, source_nav.area.game_18.section, source_nav.area.game_19.section, source_nav.area.game_20.section, source_nav.area.game_21.section, source_nav.area.game_22.section, source_nav.area.game_23.section, source_nav.area.game_24.section, source_nav.area.game_25.section, source_nav.area.game_26.section, source_nav.area.jump.section, source_nav.area.mob_only.section, source_nav.area.mostly_flat.section, source_nav.area.no_hostages.section, source_nav.area.no_jump.section, source_nav.area.no_merge.section, source_nav.area.obstacle_top.section, source_nav.area.outside_world.section, source_nav.area.playerclip.section, source_nav.area.precise.section, source_nav.area.run.section, source_nav.area.stairs.section, source_nav.area.stand.section, source_nav.area.stop.section, source_nav.area.tank_only.section, source_nav.area.transient.section, source_nav.area.walk.section</extracomment>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Attributes and flags differ. The merged area has all of them.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Atributos e flags diferem. A área mesclada tem todos eles.</translation>
    </message>
    <message>
        <source>Attributes and game flags</source>
        <extracomment>source_nav.select_flag.flag.help</extracomment>
        <translation>Atributos e flags do jogo</translation>
    </message>
    <message>
        <source>Attributes, raw</source>
        <extracomment>source_nav.area.attributes_word</extracomment>
        <translation>Atributos, brutos</translation>
    </message>
    <message>
        <source>Avoid</source>
        <extracomment>source_nav.area.avoid</extracomment>
        <translation>Evitar</translation>
    </message>
    <message>
        <source>Axis</source>
        <extracomment>quake_nav2.mirror.axis, quake_nav3.mirror.axis, source_nav.select_half_space.axis</extracomment>
        <translation>Eixo</translation>
    </message>
    <message>
        <source>Axis perpendicular to the plane</source>
        <extracomment>quake_nav2.mirror.axis.help, quake_nav3.mirror.axis.help</extracomment>
        <translation>Eixo perpendicular ao plano</translation>
    </message>
    <message>
        <source>Aztecas</source>
        <extracomment>gta_sa_save.zone_population.gang_8</extracomment>
        <translation>Aztecas</translation>
    </message>
    <message>
        <source>BLU one-way door</source>
        <extracomment>source_nav.area.tf_blue_one_way_door</extracomment>
        <translation>Porta de mão única BLU</translation>
    </message>
    <message>
        <source>BLU sentry danger</source>
        <extracomment>source_nav.area.tf_blue_sentry_danger</extracomment>
        <translation>Perigo de sentinela BLU</translation>
    </message>
    <message>
        <source>BLU setup gate</source>
        <extracomment>source_nav.area.tf_blue_setup_gate</extracomment>
        <translation>Portão de preparação BLU</translation>
    </message>
    <message>
        <source>Ballas</source>
        <extracomment>gta_sa_save.zone_population.gang_1</extracomment>
        <translation>Ballas</translation>
    </message>
    <message>
        <source>Bank vans</source>
        <extracomment>gta_sa_save.file.bank_vans</extracomment>
        <translation>Carros-fortes</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>gta_sa_save.thread.base</extracomment>
        <translation>Base</translation>
    </message>
    <message>
        <source>Bass boost</source>
        <extracomment>gta_sa_save.stored_car.bass</extracomment>
        <translation>Reforço de graves</translation>
    </message>
    <message>
        <source>Battle station</source>
        <extracomment>source_nav.area.spawn_battlestation</extracomment>
        <translation>Posto de combate</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <extracomment>source_nav.area.spawn_battlefield</extracomment>
        <translation>Campo de batalha</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <extracomment>gta_iv_paths.node.behaviour, gta_sa_extended_paths.node.behaviour, gta_sa_paths.node.behaviour</extracomment>
        <translation>Comportamento</translation>
    </message>
    <message>
        <source>Behaviour is {}; the stock game has 0, 1, 2, 8 and 9</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>O comportamento é {}; o jogo original tem 0, 1, 2, 8 e 9</translation>
    </message>
    <message>
        <source>Belongs to entrance {}, which is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Pertence à entrada {}, que não está no save</translation>
    </message>
    <message>
        <source>Below 0: down</source>
        <extracomment>source_nav.raise.by.help</extracomment>
        <translation>Abaixo de 0: para baixo</translation>
    </message>
    <message>
        <source>Bikes may enter</source>
        <extracomment>gta_sa_save.enex_connection.bikes</extracomment>
        <translation>Motos podem entrar</translation>
    </message>
    <message>
        <source>Bit 11</source>
        <extracomment>gta_iv_paths.node.ped_flag, gta_sa_extended_paths.node.bit_11, gta_sa_paths.node.bit_11</extracomment>
        <translation>Bit 11</translation>
    </message>
    <message>
        <source>Bit 14</source>
        <extracomment>gta_sa_extended_paths.node.bit_14, gta_sa_paths.node.bit_14</extracomment>
        <translation>Bit 14</translation>
    </message>
    <message>
        <source>Bit 15</source>
        <extracomment>gta_sa_extended_paths.node.bit_15, gta_sa_paths.node.bit_15</extracomment>
        <translation>Bit 15</translation>
    </message>
    <message>
        <source>Bit 24</source>
        <extracomment>gta_iv_paths.node.bit_24</extracomment>
        <translation>Bit 24</translation>
    </message>
    <message>
        <source>Bit 29</source>
        <extracomment>gta_iv_paths.node.bit_29</extracomment>
        <translation>Bit 29</translation>
    </message>
    <message>
        <source>Bit 30</source>
        <extracomment>gta_iv_paths.node.bit_30</extracomment>
        <translation>Bit 30</translation>
    </message>
    <message>
        <source>Bit 31</source>
        <extracomment>gta_iv_paths.node.bit_31</extracomment>
        <translation>Bit 31</translation>
    </message>
    <message>
        <source>Bit 4</source>
        <extracomment>source_nav.hiding_spot.spot_bit_4</extracomment>
        <translation>Bit 4</translation>
    </message>
    <message>
        <source>Bit 5</source>
        <extracomment>source_nav.hiding_spot.spot_bit_5</extracomment>
        <translation>Bit 5</translation>
    </message>
    <message>
        <source>Bit 6</source>
        <extracomment>source_nav.hiding_spot.spot_bit_6</extracomment>
        <translation>Bit 6</translation>
    </message>
    <message>
        <source>Bit 7</source>
        <extracomment>quake_nav3.link.bit_7, source_nav.hiding_spot.spot_bit_7</extracomment>
        <translation>Bit 7</translation>
    </message>
    <message>
        <source>Bit 8</source>
        <extracomment>gta_iv_paths.node.island</extracomment>
        <translation>Bit 8</translation>
    </message>
    <message>
        <source>Bit 8 differs from &apos;Switched off&apos;</source>
        <extracomment>SA035.fault</extracomment>
        <translation>Bit 8 difere de &apos;Desligado&apos;</translation>
    </message>
    <message>
        <source>Bit 8 is a copy of &apos;Switched off&apos;</source>
        <extracomment>SA035</extracomment>
        <translation>O bit 8 é uma cópia de &apos;Desligado&apos;</translation>
    </message>
    <message>
        <source>Bit 9</source>
        <extracomment>gta_iv_paths.node.bit_9, gta_sa_extended_paths.node.bit_9, gta_sa_paths.node.bit_9</extracomment>
        <translation>Bit 9</translation>
    </message>
    <message>
        <source>Bits</source>
        <extracomment>quake_nav2.set_teams.mask, quake_nav3.set_teams.mask</extracomment>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Bits 14-15</source>
        <extracomment>quake_nav3.node.bits_14_15</extracomment>
        <translation>Bits 14-15</translation>
    </message>
    <message>
        <source>Bits 24-31</source>
        <extracomment>gta_sa_extended_paths.node.bits_24_31, gta_sa_paths.node.bits_24_31</extracomment>
        <translation>Bits 24-31</translation>
    </message>
    <message>
        <source>Bits 6-15</source>
        <extracomment>quake_nav2.node.bits_6_15</extracomment>
        <translation>Bits 6-15</translation>
    </message>
    <message>
        <source>Bits 8-15</source>
        <extracomment>quake_nav2.node.bits_8_15</extracomment>
        <translation>Bits 8-15</translation>
    </message>
    <message>
        <source>Bits 9-15</source>
        <extracomment>quake_nav2.node.bits_9_15</extracomment>
        <translation>Bits 9-15</translation>
    </message>
    <message>
        <source>Blend factor</source>
        <extracomment>gta_sa_save.simple_vars.weather_blend</extracomment>
        <translation>Fator de mistura</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>gta_sa_save.block.bytes.section, gta_sa_save.block.content.section, gta_sa_save.block.length.section, gta_sa_save.block.opaque.section, gta_sa_save.block.tagged.section</extracomment>
        <translation>Bloco</translation>
    </message>
    <message>
        <source>Block of unknown layout</source>
        <extracomment>SAV-014.fault</extracomment>
        <translation>Bloco de layout desconhecido</translation>
    </message>
    <message>
        <source>Block without its tag</source>
        <extracomment>SAV-002.fault</extracomment>
        <translation>Bloco sem sua etiqueta</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>source_nav.area.tf_blocked</extracomment>
        <translation>Bloqueada</translation>
    </message>
    <message>
        <source>Blocked after capture</source>
        <extracomment>source_nav.area.tf_blocked_after_capture</extracomment>
        <translation>Bloqueada após captura</translation>
    </message>
    <message>
        <source>Blocked at run time. The game does not save it.</source>
        <extracomment>source_nav.area.tf_blocked.help</extracomment>
        <translation>Bloqueada em tempo de execução. O jogo não salva isto.</translation>
    </message>
    <message>
        <source>Blocked models</source>
        <extracomment>gta_sa_save.file.blocked_models</extracomment>
        <translation>Modelos bloqueados</translation>
    </message>
    <message>
        <source>Blocked once the point is captured</source>
        <extracomment>source_nav.area.tf_blocked_after_capture.help</extracomment>
        <translation>Bloqueada depois que o ponto é capturado</translation>
    </message>
    <message>
        <source>Blocked until capture</source>
        <extracomment>source_nav.area.tf_blocked_until_capture</extracomment>
        <translation>Bloqueada até captura</translation>
    </message>
    <message>
        <source>Blocked until the point is captured</source>
        <extracomment>source_nav.area.tf_blocked_until_capture.help</extracomment>
        <translation>Bloqueada até o ponto ser capturado</translation>
    </message>
    <message>
        <source>Blocked when the mesh was saved. Run-time state.</source>
        <extracomment>source_nav.area.blocker.help</extracomment>
        <translation>Bloqueada quando a malha foi salva. Estado em tempo de execução.</translation>
    </message>
    <message>
        <source>Blocks too long</source>
        <extracomment>SAV-004.fault</extracomment>
        <translation>Blocos longos demais</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>gta_sa_save.marker_3d.blue, gta_sa_save.zone_population.blue</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Boat movement</source>
        <extracomment>gta_iv_paths.node.boat_movement</extracomment>
        <translation>Movimento de barco</translation>
    </message>
    <message>
        <source>Boat node at height {} (expected 0)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Nó de barco na altura {} (esperado 0)</translation>
    </message>
    <message>
        <source>Boat node not at height 0, or pedestrian node without a width</source>
        <extracomment>SA055.fault</extracomment>
        <translation>Nó de barco fora da altura 0, ou nó de pedestre sem largura</translation>
    </message>
    <message>
        <source>Boat nodes at height 0, pedestrian nodes with a width</source>
        <extracomment>SA055</extracomment>
        <translation>Nós de barco na altura 0, nós de pedestre com largura</translation>
    </message>
    <message>
        <source>Bomb</source>
        <extracomment>gta_sa_save.stored_car.bomb</extracomment>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Bomb can drop here</source>
        <extracomment>source_nav.area.tf_bomb_can_drop</extracomment>
        <translation>Bomba pode cair aqui</translation>
    </message>
    <message>
        <source>Bombs free</source>
        <extracomment>gta_sa_save.file.bombs_free</extracomment>
        <translation>Bombas grátis</translation>
    </message>
    <message>
        <source>Bonus value</source>
        <extracomment>gta_sa_save.object.bonus</extracomment>
        <translation>Valor do bônus</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <extracomment>gta_sa_save.car_generator.index.section</extracomment>
        <translation>Controle interno</translation>
    </message>
    <message>
        <source>Both links of an edge have the same navi node</source>
        <extracomment>SA029</extracomment>
        <translation>As duas ligações de uma aresta têm o mesmo nó navi</translation>
    </message>
    <message>
        <source>Bots avoid the area unless there is no other way.</source>
        <extracomment>source_nav.area.avoid.help</extracomment>
        <translation>Os bots evitam a área, a menos que não haja outro caminho.</translation>
    </message>
    <message>
        <source>Bots build sentries here.</source>
        <extracomment>source_nav.area.tf_sentry_spot.help</extracomment>
        <translation>Os bots constroem sentinelas aqui.</translation>
    </message>
    <message>
        <source>Bots can reach every node</source>
        <extracomment>QN042</extracomment>
        <translation>Os bots podem chegar a todos os nós</translation>
    </message>
    <message>
        <source>Bots can return from every node</source>
        <extracomment>QN041</extracomment>
        <translation>Os bots podem voltar de todos os nós</translation>
    </message>
    <message>
        <source>Bots crouch to pass.</source>
        <extracomment>source_nav.area.crouch.help</extracomment>
        <translation>Os bots agacham para passar.</translation>
    </message>
    <message>
        <source>Bots do not jump over obstacles here.</source>
        <extracomment>source_nav.area.no_jump.help</extracomment>
        <translation>Os bots não saltam obstáculos aqui.</translation>
    </message>
    <message>
        <source>Bots do not step outside the area, as on a narrow beam.</source>
        <extracomment>source_nav.area.precise.help</extracomment>
        <translation>Os bots não pisam fora da área, como em uma viga estreita.</translation>
    </message>
    <message>
        <source>Bots have no node near {} at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Os bots não têm nó perto de {} em ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>Bots have no reason to stay here.</source>
        <extracomment>quake_nav3.node.no_interest.help</extracomment>
        <translation>Os bots não têm motivo para ficar aqui.</translation>
    </message>
    <message>
        <source>Bots jump to pass.</source>
        <extracomment>source_nav.area.jump.help</extracomment>
        <translation>Os bots saltam para passar.</translation>
    </message>
    <message>
        <source>Bots must crouch here.</source>
        <extracomment>quake_nav3.node.crouch.help</extracomment>
        <translation>Os bots devem agachar aqui.</translation>
    </message>
    <message>
        <source>Bots only</source>
        <extracomment>quake_nav3.node.no_monsters.help</extracomment>
        <translation>Só bots</translation>
    </message>
    <message>
        <source>Bots only. Version 15 and later.</source>
        <extracomment>quake_nav2.node.no_monsters.help</extracomment>
        <translation>Só bots. Versão 15 e posteriores.</translation>
    </message>
    <message>
        <source>Bots run.</source>
        <extracomment>source_nav.area.run.help</extracomment>
        <translation>Os bots correm.</translation>
    </message>
    <message>
        <source>Bots snipe from here.</source>
        <extracomment>source_nav.area.tf_sniper_spot.help</extracomment>
        <translation>Os bots atiram de sniper daqui.</translation>
    </message>
    <message>
        <source>Bots stop before they enter.</source>
        <extracomment>source_nav.area.stop.help</extracomment>
        <translation>Os bots param antes de entrar.</translation>
    </message>
    <message>
        <source>Bots that hide here stand.</source>
        <extracomment>source_nav.area.stand.help</extracomment>
        <translation>Os bots que se escondem aqui ficam em pé.</translation>
    </message>
    <message>
        <source>Bots walk.</source>
        <extracomment>source_nav.area.walk.help</extracomment>
        <translation>Os bots andam.</translation>
    </message>
    <message>
        <source>Bottom</source>
        <extracomment>source_nav.ladder.bottom</extracomment>
        <translation>Base</translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>gta_sa_save.path_region.maximum.section, gta_sa_save.path_region.minimum.section, gta_sa_save.zone.maximum.section, gta_sa_save.zone.minimum.section</extracomment>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>Box: maximum x</source>
        <extracomment>gta_sa_save.garage.right</extracomment>
        <translation>Caixa: x máximo</translation>
    </message>
    <message>
        <source>Box: maximum y</source>
        <extracomment>gta_sa_save.garage.back</extracomment>
        <translation>Caixa: y máximo</translation>
    </message>
    <message>
        <source>Box: minimum x</source>
        <extracomment>gta_sa_save.garage.left</extracomment>
        <translation>Caixa: x mínimo</translation>
    </message>
    <message>
        <source>Box: minimum y</source>
        <extracomment>gta_sa_save.garage.front</extracomment>
        <translation>Caixa: y mínimo</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>gta_sa_save.stunt_jump.camera.section, gta_sa_save.stunt_jump.landing_maximum.section, gta_sa_save.stunt_jump.landing_minimum.section, gta_sa_save.stunt_jump.start_maximum.section, gta_sa_save.stunt_jump.start_minimum.section</extracomment>
        <translation>Caixas</translation>
    </message>
    <message>
        <source>Brains</source>
        <extracomment>gta_sa_save.file.brains</extracomment>
        <translation>Cérebros</translation>
    </message>
    <message>
        <source>Breakable wall</source>
        <extracomment>source_nav.area.breakable_wall</extracomment>
        <translation>Parede quebrável</translation>
    </message>
    <message>
        <source>Bright</source>
        <extracomment>gta_sa_save.marker.bright</extracomment>
        <translation>Brilhante</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>quake_nav2.edict.brush, quake_nav3.edict.brush</extracomment>
        <translation>Brush</translation>
    </message>
    <message>
        <source>Brush entities of the map, with their target names</source>
        <extracomment>quake_nav2.tie.brush.help, quake_nav3.tie.brush.help</extracomment>
        <translation>Entidades de brush do mapa, com seus nomes de alvo</translation>
    </message>
    <message>
        <source>Brush entity</source>
        <extracomment>quake_nav2.tie.brush, quake_nav3.tie.brush</extracomment>
        <translation>Entidade de brush</translation>
    </message>
    <message>
        <source>Build Boat Lane</source>
        <extracomment>gta_iv_paths.build_water, gta_sa_extended_paths.build_water, gta_sa_paths.build_water</extracomment>
        <translation>Construir rota de barcos</translation>
    </message>
    <message>
        <source>Build Car Road</source>
        <extracomment>gta_iv_paths.build_road, gta_sa_extended_paths.build_road, gta_sa_paths.build_road</extracomment>
        <translation>Construir via de carros</translation>
    </message>
    <message>
        <source>Build Pedestrian Path</source>
        <extracomment>gta_sa_extended_paths.build_path, gta_sa_paths.build_path</extracomment>
        <translation>Construir caminho de pedestres</translation>
    </message>
    <message>
        <source>Building swaps</source>
        <extracomment>gta_sa_save.file.building_swaps</extracomment>
        <translation>Trocas de construções</translation>
    </message>
    <message>
        <source>Bullet proof</source>
        <extracomment>gta_sa_save.stored_car.proof_bullets</extracomment>
        <translation>À prova de balas</translation>
    </message>
    <message>
        <source>Burglary</source>
        <extracomment>gta_sa_save.enex_connection.burglary</extracomment>
        <translation>Roubo</translation>
    </message>
    <message>
        <source>Burglary access</source>
        <extracomment>gta_sa_save.enex_connection.burglary_access</extracomment>
        <translation>Acesso para roubo</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>source_nav.raise.by</extracomment>
        <translation>Em</translation>
    </message>
    <message>
        <source>By the first game flag that is set</source>
        <extracomment>source_nav.game_flags.help</extracomment>
        <translation>Pela primeira flag do jogo que está marcada</translation>
    </message>
    <message>
        <source>Byte 13</source>
        <extracomment>gta_sa_extended_paths.navi.unused, gta_sa_paths.navi.unused</extracomment>
        <translation>Byte 13</translation>
    </message>
    <message>
        <source>Byte as stored: 0 or 1</source>
        <extracomment>source_nav.file.analysed_byte.help</extracomment>
        <translation>Byte como armazenado: 0 ou 1</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>gta_sa_save.block.bytes</extracomment>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Bytes after the end</source>
        <extracomment>QN004.fault, gta_iv_paths.file.tail, gta_sa_extended_paths.file.tail, gta_sa_paths.file.tail, quake_nav2.file.tail, quake_nav3.file.tail, source_nav.file.tail</extracomment>
        <translation>Bytes após o fim</translation>
    </message>
    <message>
        <source>Bytes after the end: {} (expected none, or zeros up to a multiple of 2048)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Bytes após o fim: {} (esperado nenhum, ou zeros até um múltiplo de 2048)</translation>
    </message>
    <message>
        <source>Bytes after the last edict: {} (expected none)</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Bytes após o último edict: {} (esperado nenhum)</translation>
    </message>
    <message>
        <source>Bytes after the links</source>
        <extracomment>IV001.fault</extracomment>
        <translation>Bytes após as ligações</translation>
    </message>
    <message>
        <source>Bytes after the links that are not padding</source>
        <extracomment>gta_iv_paths.file.tail.help</extracomment>
        <translation>Bytes após as ligações que não são preenchimento</translation>
    </message>
    <message>
        <source>Bytes after the links: {} (expected none, or zeros up to a multiple of 2048)</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp</extracomment>
        <translation>Bytes após as ligações: {} (esperado nenhum, ou zeros até um múltiplo de 2048)</translation>
    </message>
    <message>
        <source>Bytes after the mesh, left over from a longer one: {} (expected none)</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Bytes após a malha, restos de uma mais longa: {} (esperado nenhum)</translation>
    </message>
    <message>
        <source>Bytes from the start of the script</source>
        <extracomment>gta_sa_save.thread.relative_pointer.help</extracomment>
        <translation>Bytes desde o início do script</translation>
    </message>
    <message>
        <source>Bytes that are not shown as elements</source>
        <extracomment>gta_sa_save.block.bytes.help</extracomment>
        <translation>Bytes que não são mostrados como elementos</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>gta_sa_save.simple_vars.camera, gta_sa_save.stunt_jump.camera</extracomment>
        <translation>Câmera</translation>
    </message>
    <message>
        <source>Camera follows</source>
        <extracomment>gta_sa_save.garage.camera_follows</extracomment>
        <translation>Câmera acompanha</translation>
    </message>
    <message>
        <source>Camera help</source>
        <extracomment>gta_sa_save.simple_vars.camera_help</extracomment>
        <translation>Ajuda da câmera</translation>
    </message>
    <message>
        <source>Cannot add to this block: its layout is unknown.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Não é possível adicionar a este bloco: seu layout é desconhecido.</translation>
    </message>
    <message>
        <source>Cannot terminate the list of entrances: the save would become too long for the game.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Não é possível terminar a lista de entradas: o save ficaria longo demais para o jogo.</translation>
    </message>
    <message>
        <source>Car</source>
        <extracomment>gta_sa_save.car_generator.alarm.section, gta_sa_save.car_generator.colour_1.section, gta_sa_save.car_generator.colour_2.section, gta_sa_save.car_generator.lock.section, gta_sa_save.car_generator.model.section, gta_sa_save.car_generator.owned.section, gta_sa_save.stored_car.bass.section, gta_sa_save.stored_car.colour_1.section, gta_sa_save.stored_car.colour_2.section, gta_sa_save.stored_car.has_nitro.section, gta_sa_save.stored_car.hydraulics.section, gta_sa_save.stored_car.model.section, gta_sa_save.stored_car.nitro.section, gta_sa_save.stored_car.paint_job.section, gta_sa_save.stored_car.proof_bullets.section, gta_sa_save.stored_car.proof_collisions.section, gta_sa_save.stored_car.proof_explosions.section, gta_sa_save.stored_car.proof_fire.section, gta_sa_save.stored_car.proof_melee.section, gta_sa_save.stored_car.radio.section</extracomment>
        <translation>Carro</translation>
    </message>
    <message>
        <source>Car Generators</source>
        <extracomment>gta_sa_save.reuse_generator.section</extracomment>
        <translation>Geradores de carros</translation>
    </message>
    <message>
        <source>Car and boat nodes, stored first</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_nodes.help, gta_sa_paths.file.vehicle_nodes.help</extracomment>
        <translation>Nós de carro e de barco, armazenados primeiro</translation>
    </message>
    <message>
        <source>Car camera</source>
        <extracomment>gta_sa_save.simple_vars.car_camera</extracomment>
        <translation>Câmera do carro</translation>
    </message>
    <message>
        <source>Car count off by</source>
        <extracomment>gta_iv_paths.file.car_excess</extracomment>
        <translation>Erro na contagem de carros</translation>
    </message>
    <message>
        <source>Car density</source>
        <extracomment>gta_sa_save.player_info.car_density</extracomment>
        <translation>Densidade de carros</translation>
    </message>
    <message>
        <source>Car generator</source>
        <extracomment>gta_sa_save.number_plate.generator</extracomment>
        <translation>Gerador de carros</translation>
    </message>
    <message>
        <source>Car generator out of order</source>
        <extracomment>SAV-040.fault</extracomment>
        <translation>Gerador de carros fora de ordem</translation>
    </message>
    <message>
        <source>Car generator with invalid model</source>
        <extracomment>SAV-041.fault</extracomment>
        <translation>Gerador de carros com modelo inválido</translation>
    </message>
    <message>
        <source>Car generator with invalid values</source>
        <extracomment>SAV-042.fault</extracomment>
        <translation>Gerador de carros com valores inválidos</translation>
    </message>
    <message>
        <source>Car generator {} is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>O gerador de carros {} não está no save</translation>
    </message>
    <message>
        <source>Car generators are in ascending order of their numbers</source>
        <extracomment>SAV-040</extracomment>
        <translation>Os geradores de carros estão em ordem crescente de número</translation>
    </message>
    <message>
        <source>Car generators cannot be added, because all other numbers belong to generators of the map. Use a generator that is switched off.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Não é possível adicionar geradores de carros, pois todos os outros números pertencem a geradores do mapa. Use um gerador desligado.</translation>
    </message>
    <message>
        <source>Car in a garage</source>
        <extracomment>gta_sa_save.stored_car.legend</extracomment>
        <translation>Carro em uma garagem</translation>
    </message>
    <message>
        <source>Car nodes</source>
        <extracomment>gta_iv_paths.file.car_nodes</extracomment>
        <translation>Nós de carro</translation>
    </message>
    <message>
        <source>Car nodes are those of roads and boat lanes; intersections are records without links</source>
        <extracomment>gta_iv_paths.node.group.help</extracomment>
        <translation>Nós de carro são os de vias e rotas de barcos; interseções são registros sem ligações</translation>
    </message>
    <message>
        <source>Car road without lanes</source>
        <extracomment>SA038.fault</extracomment>
        <translation>Via de carros sem faixas</translation>
    </message>
    <message>
        <source>Cars and aircraft may enter</source>
        <extracomment>gta_sa_save.enex_connection.cars</extracomment>
        <translation>Carros e aeronaves podem entrar</translation>
    </message>
    <message>
        <source>Cars left</source>
        <extracomment>gta_sa_save.car_generator.remaining</extracomment>
        <translation>Carros restantes</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <extracomment>gta_sa_save.garage.ceiling</extracomment>
        <translation>Teto</translation>
    </message>
    <message>
        <source>Centre of the selection</source>
        <extracomment>gta_iv_paths.mirror_selection.around.0, gta_iv_paths.rotate_selection.around.0, gta_iv_paths.scale_selection.around.0, gta_sa_extended_paths.mirror_selection.around.0, gta_sa_extended_paths.rotate_selection.around.0, gta_sa_extended_paths.scale_selection.around.0, gta_sa_paths.mirror_selection.around.0, gta_sa_paths.rotate_selection.around.0, gta_sa_paths.scale_selection.around.0, gta_sa_save.mirror_selection.around.0, gta_sa_save.rotate_selection.around.0, gta_sa_save.scale_selection.around.0, quake_nav2.mirror_selection.around.0, quake_nav2.rotate_selection.around.0, quake_nav2.scale_selection.around.0, quake_nav3.mirror_selection.around.0, quake_nav3.rotate_selection.around.0, quake_nav3.scale_selection.around.0, source_nav.mirror_selection.around.0, source_nav.rotate_selection.around.0, source_nav.scale_selection.around.0</extracomment>
        <translation>Centro da seleção</translation>
    </message>
    <message>
        <source>Centre x</source>
        <extracomment>quake_nav2.rotate.x, quake_nav3.rotate.x</extracomment>
        <translation>Centro x</translation>
    </message>
    <message>
        <source>Centre y</source>
        <extracomment>quake_nav2.rotate.y, quake_nav3.rotate.y</extracomment>
        <translation>Centro y</translation>
    </message>
    <message>
        <source>Chance that the car has an alarm</source>
        <extracomment>gta_sa_save.car_generator.alarm.help</extracomment>
        <translation>Chance de o carro ter alarme</translation>
    </message>
    <message>
        <source>Chance that the car is locked</source>
        <extracomment>gta_sa_save.car_generator.lock.help</extracomment>
        <translation>Chance de o carro estar trancado</translation>
    </message>
    <message>
        <source>Chances are at most 100 %, and a stored car generator is marked as used</source>
        <extracomment>SAV-042</extracomment>
        <translation>As chances são no máximo 100 %, e um gerador de carros armazenado está marcado como usado</translation>
    </message>
    <message>
        <source>Change to Car Node</source>
        <extracomment>IV017.fix</extracomment>
        <translation>Mudar para nó de carro</translation>
    </message>
    <message>
        <source>Changes the type of links, and adds or removes traversals accordingly</source>
        <extracomment>quake_nav2.set_type.help, quake_nav3.set_type.help</extracomment>
        <translation>Altera o tipo das ligações, e adiciona ou remove travessias de acordo</translation>
    </message>
    <message>
        <source>Chaos</source>
        <extracomment>gta_sa_save.player.chaos</extracomment>
        <translation>Caos</translation>
    </message>
    <message>
        <source>Cheats</source>
        <extracomment>gta_sa_save.simple_vars.has_cheated.section, gta_sa_save.simple_vars.prostitutes_pay.section, gta_sa_save.simple_vars.taxis_nitro.section</extracomment>
        <translation>Trapaças</translation>
    </message>
    <message>
        <source>Cheats used</source>
        <extracomment>gta_sa_save.simple_vars.has_cheated</extracomment>
        <translation>Trapaças usadas</translation>
    </message>
    <message>
        <source>Check door links</source>
        <extracomment>quake_nav3.node.check_doors</extracomment>
        <translation>Verificar ligações de porta</translation>
    </message>
    <message>
        <source>Check for floor</source>
        <extracomment>quake_nav2.node.check_floor, quake_nav3.node.check_floor</extracomment>
        <translation>Verificar piso</translation>
    </message>
    <message>
        <source>Check for hazard</source>
        <extracomment>quake_nav2.node.hazard, quake_nav3.node.hazard</extracomment>
        <translation>Verificar perigo</translation>
    </message>
    <message>
        <source>Check for solid</source>
        <extracomment>quake_nav2.node.check_solid, quake_nav3.node.check_solid</extracomment>
        <translation>Verificar sólido</translation>
    </message>
    <message>
        <source>Check in liquid</source>
        <extracomment>quake_nav3.node.check_liquid</extracomment>
        <translation>Verificar líquido</translation>
    </message>
    <message>
        <source>Checked while the game runs</source>
        <extracomment>quake_nav2.node.hazard.help, quake_nav3.node.hazard.help</extracomment>
        <translation>Verificado enquanto o jogo está em execução</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <extracomment>source_nav.area.spawn_checkpoint</extracomment>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Chop</source>
        <extracomment>source_nav.chop</extracomment>
        <translation>Fatiar</translation>
    </message>
    <message>
        <source>Cities unlocked</source>
        <extracomment>gta_sa_save.restart.needed_cities</extracomment>
        <translation>Cidades desbloqueadas</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>gta_sa_save.simple_vars.level, gta_sa_save.zone.level</extracomment>
        <translation>Cidade</translation>
    </message>
    <message>
        <source>Class name ID</source>
        <extracomment>quake_nav2.edict.class_name_id</extracomment>
        <translation>ID do nome da classe</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <extracomment>source_nav.compress_ids.section, source_nav.remove_jump_areas.section, source_nav.strip.section</extracomment>
        <translation>Limpeza</translation>
    </message>
    <message>
        <source>Clear Address</source>
        <extracomment>SAV-051.fix, SAV-092.fix</extracomment>
        <translation>Limpar endereço</translation>
    </message>
    <message>
        <source>Clear Crossing</source>
        <extracomment>gta_sa_extended_paths.no_crossing, gta_sa_paths.no_crossing</extracomment>
        <translation>Remover travessia</translation>
    </message>
    <message>
        <source>Clear End</source>
        <extracomment>NAV025.fix</extracomment>
        <translation>Limpar ponta</translation>
    </message>
    <message>
        <source>Clear Flag</source>
        <extracomment>QN015.fix</extracomment>
        <translation>Limpar flag</translation>
    </message>
    <message>
        <source>Clear Flags</source>
        <extracomment>QN014.fix</extracomment>
        <translation>Limpar flags</translation>
    </message>
    <message>
        <source>Clear Inheritance</source>
        <extracomment>NAV034.fix</extracomment>
        <translation>Limpar herança</translation>
    </message>
    <message>
        <source>Clear Link</source>
        <extracomment>SAV-081.fix</extracomment>
        <translation>Limpar ligação</translation>
    </message>
    <message>
        <source>Clear Place</source>
        <extracomment>NAV035.fix, source_nav.clear_place</extracomment>
        <translation>Limpar local</translation>
    </message>
    <message>
        <source>Clear Road Class</source>
        <extracomment>SA041.fix</extracomment>
        <translation>Limpar classe de via</translation>
    </message>
    <message>
        <source>Clear Spare Values</source>
        <extracomment>SA040.fix</extracomment>
        <translation>Limpar valores de reserva</translation>
    </message>
    <message>
        <source>Cliff</source>
        <extracomment>source_nav.area.cliff</extracomment>
        <translation>Penhasco</translation>
    </message>
    <message>
        <source>Climb</source>
        <extracomment>quake_nav2.link.climb, quake_nav3.link.climb, source_nav.connection.height</extracomment>
        <translation>Subida</translation>
    </message>
    <message>
        <source>Clock of all timers in the save</source>
        <extracomment>gta_sa_save.simple_vars.game_time.help</extracomment>
        <translation>Relógio de todos os temporizadores do save</translation>
    </message>
    <message>
        <source>Clock stored</source>
        <extracomment>gta_sa_save.simple_vars.clock_stored</extracomment>
        <translation>Relógio armazenado</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>gta_sa_save.file.close</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Closed for BLU until the setup time is over</source>
        <extracomment>source_nav.area.tf_blue_setup_gate.help</extracomment>
        <translation>Fechado para BLU até o fim do tempo de preparação</translation>
    </message>
    <message>
        <source>Closed for RED until the setup time is over</source>
        <extracomment>source_nav.area.tf_red_setup_gate.help</extracomment>
        <translation>Fechado para RED até o fim do tempo de preparação</translation>
    </message>
    <message>
        <source>Clothes</source>
        <extracomment>gta_sa_save.player.clothes_model_1.section, gta_sa_save.player.clothes_model_10.section, gta_sa_save.player.clothes_model_2.section, gta_sa_save.player.clothes_model_3.section, gta_sa_save.player.clothes_model_4.section, gta_sa_save.player.clothes_model_5.section, gta_sa_save.player.clothes_model_6.section, gta_sa_save.player.clothes_model_7.section, gta_sa_save.player.clothes_model_8.section, gta_sa_save.player.clothes_model_9.section, gta_sa_save.player.clothes_texture_1.section, gta_sa_save.player.clothes_texture_10.section, gta_sa_save.player.clothes_texture_11.section, gta_sa_save.player.clothes_texture_12.section, gta_sa_save.player.clothes_texture_13.section, gta_sa_save.player.clothes_texture_14.section, gta_sa_save.player.clothes_texture_15.section, gta_sa_save.player.clothes_texture_16.section, gta_sa_save.player.clothes_texture_17.section, gta_sa_save.player.clothes_texture_18.section, gta_sa_save.player.clothes_texture_2.section, gta_sa_save.player.clothes_texture_3.section, gta_sa_save.player.clothes_texture_4.section, gta_sa_save.player.clothes_texture_5.section, gta_sa_save.player.clothes_texture_6.section, gta_sa_save.player.clothes_texture_7.section, gta_sa_save.player.clothes_texture_8.section, gta_sa_save.player.clothes_texture_9.section</extracomment>
        <translation>Roupas</translation>
    </message>
    <message>
        <source>Clothes model 1</source>
        <extracomment>gta_sa_save.player.clothes_model_1</extracomment>
        <translation>Modelo de roupa 1</translation>
    </message>
    <message>
        <source>Clothes model 10</source>
        <extracomment>gta_sa_save.player.clothes_model_10</extracomment>
        <translation>Modelo de roupa 10</translation>
    </message>
    <message>
        <source>Clothes model 2</source>
        <extracomment>gta_sa_save.player.clothes_model_2</extracomment>
        <translation>Modelo de roupa 2</translation>
    </message>
    <message>
        <source>Clothes model 3</source>
        <extracomment>gta_sa_save.player.clothes_model_3</extracomment>
        <translation>Modelo de roupa 3</translation>
    </message>
    <message>
        <source>Clothes model 4</source>
        <extracomment>gta_sa_save.player.clothes_model_4</extracomment>
        <translation>Modelo de roupa 4</translation>
    </message>
    <message>
        <source>Clothes model 5</source>
        <extracomment>gta_sa_save.player.clothes_model_5</extracomment>
        <translation>Modelo de roupa 5</translation>
    </message>
    <message>
        <source>Clothes model 6</source>
        <extracomment>gta_sa_save.player.clothes_model_6</extracomment>
        <translation>Modelo de roupa 6</translation>
    </message>
    <message>
        <source>Clothes model 7</source>
        <extracomment>gta_sa_save.player.clothes_model_7</extracomment>
        <translation>Modelo de roupa 7</translation>
    </message>
    <message>
        <source>Clothes model 8</source>
        <extracomment>gta_sa_save.player.clothes_model_8</extracomment>
        <translation>Modelo de roupa 8</translation>
    </message>
    <message>
        <source>Clothes model 9</source>
        <extracomment>gta_sa_save.player.clothes_model_9</extracomment>
        <translation>Modelo de roupa 9</translation>
    </message>
    <message>
        <source>Clothes texture 1</source>
        <extracomment>gta_sa_save.player.clothes_texture_1</extracomment>
        <translation>Textura de roupa 1</translation>
    </message>
    <message>
        <source>Clothes texture 10</source>
        <extracomment>gta_sa_save.player.clothes_texture_10</extracomment>
        <translation>Textura de roupa 10</translation>
    </message>
    <message>
        <source>Clothes texture 11</source>
        <extracomment>gta_sa_save.player.clothes_texture_11</extracomment>
        <translation>Textura de roupa 11</translation>
    </message>
    <message>
        <source>Clothes texture 12</source>
        <extracomment>gta_sa_save.player.clothes_texture_12</extracomment>
        <translation>Textura de roupa 12</translation>
    </message>
    <message>
        <source>Clothes texture 13</source>
        <extracomment>gta_sa_save.player.clothes_texture_13</extracomment>
        <translation>Textura de roupa 13</translation>
    </message>
    <message>
        <source>Clothes texture 14</source>
        <extracomment>gta_sa_save.player.clothes_texture_14</extracomment>
        <translation>Textura de roupa 14</translation>
    </message>
    <message>
        <source>Clothes texture 15</source>
        <extracomment>gta_sa_save.player.clothes_texture_15</extracomment>
        <translation>Textura de roupa 15</translation>
    </message>
    <message>
        <source>Clothes texture 16</source>
        <extracomment>gta_sa_save.player.clothes_texture_16</extracomment>
        <translation>Textura de roupa 16</translation>
    </message>
    <message>
        <source>Clothes texture 17</source>
        <extracomment>gta_sa_save.player.clothes_texture_17</extracomment>
        <translation>Textura de roupa 17</translation>
    </message>
    <message>
        <source>Clothes texture 18</source>
        <extracomment>gta_sa_save.player.clothes_texture_18</extracomment>
        <translation>Textura de roupa 18</translation>
    </message>
    <message>
        <source>Clothes texture 2</source>
        <extracomment>gta_sa_save.player.clothes_texture_2</extracomment>
        <translation>Textura de roupa 2</translation>
    </message>
    <message>
        <source>Clothes texture 3</source>
        <extracomment>gta_sa_save.player.clothes_texture_3</extracomment>
        <translation>Textura de roupa 3</translation>
    </message>
    <message>
        <source>Clothes texture 4</source>
        <extracomment>gta_sa_save.player.clothes_texture_4</extracomment>
        <translation>Textura de roupa 4</translation>
    </message>
    <message>
        <source>Clothes texture 5</source>
        <extracomment>gta_sa_save.player.clothes_texture_5</extracomment>
        <translation>Textura de roupa 5</translation>
    </message>
    <message>
        <source>Clothes texture 6</source>
        <extracomment>gta_sa_save.player.clothes_texture_6</extracomment>
        <translation>Textura de roupa 6</translation>
    </message>
    <message>
        <source>Clothes texture 7</source>
        <extracomment>gta_sa_save.player.clothes_texture_7</extracomment>
        <translation>Textura de roupa 7</translation>
    </message>
    <message>
        <source>Clothes texture 8</source>
        <extracomment>gta_sa_save.player.clothes_texture_8</extracomment>
        <translation>Textura de roupa 8</translation>
    </message>
    <message>
        <source>Clothes texture 9</source>
        <extracomment>gta_sa_save.player.clothes_texture_9</extracomment>
        <translation>Textura de roupa 9</translation>
    </message>
    <message>
        <source>Collected</source>
        <extracomment>gta_sa_save.file.collected</extracomment>
        <translation>Coletados</translation>
    </message>
    <message>
        <source>Collision case</source>
        <extracomment>gta_sa_save.object.collision_case</extracomment>
        <translation>Caso de colisão</translation>
    </message>
    <message>
        <source>Collision proof</source>
        <extracomment>gta_sa_save.stored_car.proof_collisions</extracomment>
        <translation>À prova de colisões</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>gta_sa_save.marker.colour</extracomment>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Colour 3</source>
        <extracomment>gta_sa_save.stored_car.colour_3</extracomment>
        <translation>Cor 3</translation>
    </message>
    <message>
        <source>Colour 4</source>
        <extracomment>gta_sa_save.stored_car.colour_4</extracomment>
        <translation>Cor 4</translation>
    </message>
    <message>
        <source>Compass: east</source>
        <extracomment>source_nav.area.spawn_compass_east</extracomment>
        <translation>Bússola: leste</translation>
    </message>
    <message>
        <source>Compass: north</source>
        <extracomment>source_nav.area.spawn_compass_north</extracomment>
        <translation>Bússola: norte</translation>
    </message>
    <message>
        <source>Compass: north-east</source>
        <extracomment>source_nav.area.spawn_compass_northeast</extracomment>
        <translation>Bússola: nordeste</translation>
    </message>
    <message>
        <source>Compass: north-west</source>
        <extracomment>source_nav.area.spawn_compass_northwest</extracomment>
        <translation>Bússola: noroeste</translation>
    </message>
    <message>
        <source>Compass: south</source>
        <extracomment>source_nav.area.spawn_compass_south</extracomment>
        <translation>Bússola: sul</translation>
    </message>
    <message>
        <source>Compass: south-east</source>
        <extracomment>source_nav.area.spawn_compass_southeast</extracomment>
        <translation>Bússola: sudeste</translation>
    </message>
    <message>
        <source>Compass: south-west</source>
        <extracomment>source_nav.area.spawn_compass_southwest</extracomment>
        <translation>Bússola: sudoeste</translation>
    </message>
    <message>
        <source>Compass: west</source>
        <extracomment>source_nav.area.spawn_compass_west</extracomment>
        <translation>Bússola: oeste</translation>
    </message>
    <message>
        <source>Component</source>
        <extracomment>source_nav.area.part</extracomment>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Compute Jumps</source>
        <extracomment>quake_nav2.find_traversal, quake_nav3.find_traversal</extracomment>
        <translation>Calcular saltos</translation>
    </message>
    <message>
        <source>Computed by the game</source>
        <extracomment>source_nav.area.tf_bomb_can_drop.help, source_nav.area.tf_escape_route.help, source_nav.area.tf_escape_route_visible.help</extracomment>
        <translation>Calculado pelo jogo</translation>
    </message>
    <message>
        <source>Computed by the game on loading</source>
        <extracomment>source_nav.area.tf_control_point.help, source_nav.area.tf_has_ammo.help, source_nav.area.tf_has_health.help, source_nav.area.tf_spawn_room_blue.help, source_nav.area.tf_spawn_room_exit.help, source_nav.area.tf_spawn_room_red.help</extracomment>
        <translation>Calculado pelo jogo ao carregar</translation>
    </message>
    <message>
        <source>Computes the exit, start and end of jumps, drops and rides from the map, like the game&apos;s own editor</source>
        <extracomment>quake_nav2.find_traversal.help, quake_nav3.find_traversal.help</extracomment>
        <translation>Calcula a saída, o início e o fim de saltos, quedas e percursos a partir do mapa, como o editor do próprio jogo</translation>
    </message>
    <message>
        <source>Connect</source>
        <extracomment>source_nav.area.connect</extracomment>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Connect Along Borders</source>
        <extracomment>source_nav.connect_borders</extracomment>
        <translation>Conectar ao longo das bordas</translation>
    </message>
    <message>
        <source>Connect Both Ways</source>
        <extracomment>source_nav.connect</extracomment>
        <translation>Conectar nos dois sentidos</translation>
    </message>
    <message>
        <source>Connect One Way</source>
        <extracomment>source_nav.connect_one_way</extracomment>
        <translation>Conectar em um sentido</translation>
    </message>
    <message>
        <source>Connect downwards up to this height difference</source>
        <extracomment>source_nav.connect_borders.drop.help</extracomment>
        <translation>Conectar para baixo até esta diferença de altura</translation>
    </message>
    <message>
        <source>Connect in both directions up to this height difference</source>
        <extracomment>source_nav.connect_borders.step.help</extracomment>
        <translation>Conectar nos dois sentidos até esta diferença de altura</translation>
    </message>
    <message>
        <source>Connect the new area with adjacent areas</source>
        <extracomment>source_nav.area.connect.help</extracomment>
        <translation>Conectar a nova área às áreas adjacentes</translation>
    </message>
    <message>
        <source>Connected areas are close together</source>
        <extracomment>NAV057</extracomment>
        <translation>As áreas conectadas ficam próximas</translation>
    </message>
    <message>
        <source>Connection</source>
        <extracomment>source_nav.connection.height.section, source_nav.connection.owner.section, source_nav.connection.side.section, source_nav.connection.target.section, source_nav.connection.two_way.section</extracomment>
        <translation>Conexão</translation>
    </message>
    <message>
        <source>Connection between distant areas</source>
        <extracomment>NAV057.fault</extracomment>
        <translation>Conexão entre áreas distantes</translation>
    </message>
    <message>
        <source>Connection higher than a jump</source>
        <extracomment>NAV066.fault</extracomment>
        <translation>Conexão mais alta que um salto</translation>
    </message>
    <message>
        <source>Connection on the wrong side</source>
        <extracomment>NAV022.fault</extracomment>
        <translation>Conexão no lado errado</translation>
    </message>
    <message>
        <source>Connection that climbs too high</source>
        <extracomment>NAV021.fault</extracomment>
        <translation>Conexão que sobe demais</translation>
    </message>
    <message>
        <source>Connection that drops too far</source>
        <extracomment>NAV058.fault</extracomment>
        <translation>Conexão que desce demais</translation>
    </message>
    <message>
        <source>Connection through a wall</source>
        <extracomment>NAV071.fault</extracomment>
        <translation>Conexão através de uma parede</translation>
    </message>
    <message>
        <source>Connection to a missing area</source>
        <extracomment>NAV002.fault</extracomment>
        <translation>Conexão para uma área ausente</translation>
    </message>
    <message>
        <source>Connection to its own area</source>
        <extracomment>NAV020.fault</extracomment>
        <translation>Conexão para a própria área</translation>
    </message>
    <message>
        <source>Connections</source>
        <extracomment>source_nav.area.connections_in.section, source_nav.area.connections_out.section, source_nav.area.part.section, source_nav.connect.section, source_nav.connect_borders.section, source_nav.connect_one_way.section, source_nav.disconnect.section, source_nav.disconnect_one_way.section, source_nav.disconnect_outgoing.section, source_nav.file.connections, source_nav.flip.section, source_nav.make_two_way.section, source_nav.set_side.section</extracomment>
        <translation>Conexões</translation>
    </message>
    <message>
        <source>Connections that enter the area</source>
        <extracomment>source_nav.area.connections_in.help</extracomment>
        <translation>Conexões que entram na área</translation>
    </message>
    <message>
        <source>Connections that leave the area</source>
        <extracomment>source_nav.area.connections_out.help</extracomment>
        <translation>Conexões que saem da área</translation>
    </message>
    <message>
        <source>Connects the first selected area to the others, without reverse connections, as for a drop or one-way door</source>
        <extracomment>source_nav.connect_one_way.help</extracomment>
        <translation>Conecta a primeira área selecionada às outras, sem conexões inversas, como para uma queda ou porta de mão única</translation>
    </message>
    <message>
        <source>Connects the first selected area with the others in both directions</source>
        <extracomment>source_nav.connect.help</extracomment>
        <translation>Conecta a primeira área selecionada às outras nos dois sentidos</translation>
    </message>
    <message>
        <source>Connects the selected areas with all adjacent ones</source>
        <extracomment>source_nav.connect_borders.help</extracomment>
        <translation>Conecta as áreas selecionadas a todas as adjacentes</translation>
    </message>
    <message>
        <source>Connects the selected ladders with the areas at their foot and around their top</source>
        <extracomment>source_nav.ladder_ends.help</extracomment>
        <translation>Conecta as escadas selecionadas às áreas no pé e em volta do topo</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>gta_sa_save.block.content</extracomment>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Content of the bytes that hold the position in the stock form; 0 in every known file</source>
        <extracomment>gta_sa_extended_paths.navi.short_place.help, gta_sa_extended_paths.node.short_place.help</extracomment>
        <translation>Conteúdo dos bytes que contêm a posição na forma original; 0 em todos os arquivos conhecidos</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>source_nav.area.paths.section, source_nav.area.spots.section, source_nav.file.areas.section, source_nav.file.connections.section, source_nav.file.encounter_paths.section, source_nav.file.hiding_spots.section, source_nav.file.ladders.section, source_nav.file.places.section</extracomment>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Control point</source>
        <extracomment>source_nav.area.tf_control_point</extracomment>
        <translation>Ponto de controle</translation>
    </message>
    <message>
        <source>Convert to</source>
        <extracomment>quake_nav2.convert.format, quake_nav3.convert.format, source_nav.convert.format</extracomment>
        <translation>Converter para</translation>
    </message>
    <message>
        <source>Convert to Another Version</source>
        <extracomment>quake_nav2.convert, quake_nav3.convert, source_nav.convert</extracomment>
        <translation>Converter para outra versão</translation>
    </message>
    <message>
        <source>Converts the document to another version of its format, or to another game&apos;s variant of it</source>
        <extracomment>quake_nav2.convert.help, quake_nav3.convert.help, source_nav.convert.help</extracomment>
        <translation>Converte o documento para outra versão do seu formato, ou para a variante de outro jogo</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <extracomment>source_nav.select_half_space.at</extracomment>
        <translation>Coordenada</translation>
    </message>
    <message>
        <source>Coordinate appearance</source>
        <extracomment>gta_sa_save.marker.coordinate_look</extracomment>
        <translation>Aparência da coordenada</translation>
    </message>
    <message>
        <source>Coordinate between the two sides</source>
        <extracomment>source_nav.select_half_space.at.help</extracomment>
        <translation>Coordenada entre os dois lados</translation>
    </message>
    <message>
        <source>Coordinate of the plane on that axis, usually the centre of the map</source>
        <extracomment>quake_nav2.mirror.at.help, quake_nav3.mirror.at.help</extracomment>
        <translation>Coordenada do plano nesse eixo, normalmente o centro do mapa</translation>
    </message>
    <message>
        <source>Coordinates do not fit the file</source>
        <extracomment>SA011.fault</extracomment>
        <translation>Coordenadas não cabem no arquivo</translation>
    </message>
    <message>
        <source>Coordinates fit the file</source>
        <extracomment>SA011</extracomment>
        <translation>As coordenadas cabem no arquivo</translation>
    </message>
    <message>
        <source>Coordinates of a node are finite</source>
        <extracomment>QN010</extracomment>
        <translation>As coordenadas de um nó são finitas</translation>
    </message>
    <message>
        <source>Coordinates of a traversal are finite</source>
        <extracomment>QN030</extracomment>
        <translation>As coordenadas de uma travessia são finitas</translation>
    </message>
    <message>
        <source>Copied links without a team now allow all teams: the original file may not store teams.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Ligações copiadas sem equipe agora permitem todas as equipes: o arquivo original talvez não armazene equipes.</translation>
    </message>
    <message>
        <source>Copies nodes with their links and traversals to the other side of a plane. Copies at the position of existing nodes are merged with those.</source>
        <extracomment>quake_nav2.mirror.help, quake_nav3.mirror.help</extracomment>
        <translation>Copia nós com suas ligações e travessias para o outro lado de um plano. Cópias na posição de nós existentes são mescladas com eles.</translation>
    </message>
    <message>
        <source>Copies nodes with their links and traversals, rotated about the centre of the map</source>
        <extracomment>quake_nav2.rotate.help, quake_nav3.rotate.help</extracomment>
        <translation>Copia nós com suas ligações e travessias, girados em torno do centro do mapa</translation>
    </message>
    <message>
        <source>Copies the lanes of the selected links, or of the road of the selected node, to the reverse links, with A and B swapped</source>
        <extracomment>gta_iv_paths.mirror_lanes.help</extracomment>
        <translation>Copia as faixas das ligações selecionadas, ou da via do nó selecionado, para as ligações inversas, com A e B trocadas</translation>
    </message>
    <message>
        <source>Copies the selection, with everything that belongs to it, to another position</source>
        <extracomment>gta_iv_paths.duplicate.help, gta_sa_extended_paths.duplicate.help, gta_sa_paths.duplicate.help, gta_sa_save.duplicate.help, quake_nav2.duplicate.help, quake_nav3.duplicate.help, source_nav.duplicate.help</extracomment>
        <translation>Copia a seleção, com tudo o que pertence a ela, para outra posição</translation>
    </message>
    <message>
        <source>Copy &apos;Switched Off&apos; to Bit 8</source>
        <extracomment>SA035.fix</extracomment>
        <translation>Copiar &apos;Desligado&apos; para o bit 8</translation>
    </message>
    <message>
        <source>Copy of Switched off that the game makes when it loads the file</source>
        <extracomment>gta_sa_extended_paths.node.switched_off_original.help, gta_sa_paths.node.switched_off_original.help</extracomment>
        <translation>Cópia de Desligado que o jogo faz ao carregar o arquivo</translation>
    </message>
    <message>
        <source>Copy or Clear Crossing Flags</source>
        <extracomment>SA036.fix</extracomment>
        <translation>Copiar ou limpar flags de travessia</translation>
    </message>
    <message>
        <source>Corner</source>
        <extracomment>gta_sa_save.garage.corner</extracomment>
        <translation>Canto</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>source_nav.area.depth.section, source_nav.area.north_east_z.section, source_nav.area.north_west.section, source_nav.area.north_west_z.section, source_nav.area.south_east.section, source_nav.area.south_east_z.section, source_nav.area.south_west_z.section, source_nav.area.width.section</extracomment>
        <translation>Cantos</translation>
    </message>
    <message>
        <source>Correct Byte</source>
        <extracomment>NAV042.fix</extracomment>
        <translation>Corrigir byte</translation>
    </message>
    <message>
        <source>Correct Flag</source>
        <extracomment>IV014.fix</extracomment>
        <translation>Corrigir flag</translation>
    </message>
    <message>
        <source>Correct Values</source>
        <extracomment>SAV-042.fix, SAV-070.fix</extracomment>
        <translation>Corrigir valores</translation>
    </message>
    <message>
        <source>Cost value</source>
        <extracomment>gta_sa_save.object.cost</extracomment>
        <translation>Valor do custo</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>gta_sa_save.marker.counter</extracomment>
        <translation>Contador</translation>
    </message>
    <message>
        <source>Counter-Strike</source>
        <extracomment>source_nav.counter-strike, source_nav.file.layout.1</extracomment>
        <translation>Counter-Strike</translation>
    </message>
    <message>
        <source>Counter-clockwise as seen from above</source>
        <extracomment>quake_nav2.rotate.angle.help, quake_nav3.rotate.angle.help</extracomment>
        <translation>Anti-horário, visto de cima</translation>
    </message>
    <message>
        <source>Counter-clockwise from north</source>
        <extracomment>gta_sa_save.parked_car.heading.help</extracomment>
        <translation>Anti-horário a partir do norte</translation>
    </message>
    <message>
        <source>Counter-clockwise from north. Stored as a byte.</source>
        <extracomment>gta_sa_save.car_generator.heading.help</extracomment>
        <translation>Anti-horário a partir do norte. Armazenado como um byte.</translation>
    </message>
    <message>
        <source>Counterclockwise, seen from above</source>
        <extracomment>gta_iv_paths.rotate_selection.angle.help, gta_sa_extended_paths.rotate_selection.angle.help, gta_sa_paths.rotate_selection.angle.help, gta_sa_save.rotate_selection.angle.help, quake_nav2.rotate_selection.angle.help, quake_nav3.rotate_selection.angle.help, source_nav.rotate_selection.angle.help</extracomment>
        <translation>Anti-horário, visto de cima</translation>
    </message>
    <message>
        <source>Counts as hidden from survivors</source>
        <extracomment>source_nav.area.spawn_obscured.help</extracomment>
        <translation>Conta como oculta dos sobreviventes</translation>
    </message>
    <message>
        <source>Counts in the header do not add up</source>
        <extracomment>IV002.fault</extracomment>
        <translation>Contagens do cabeçalho não conferem</translation>
    </message>
    <message>
        <source>Counts the connected components from 1, in the order of areas and nodes</source>
        <extracomment>gta_sa_extended_paths.number_groups.help, gta_sa_paths.number_groups.help</extracomment>
        <translation>Conta os componentes conectados a partir de 1, na ordem das áreas e dos nós</translation>
    </message>
    <message>
        <source>Counts up or down to the actual amount</source>
        <extracomment>gta_sa_save.player_info.shown_money.help</extracomment>
        <translation>Conta para cima ou para baixo até o valor real</translation>
    </message>
    <message>
        <source>Create Navi Node</source>
        <extracomment>SA007.fix</extracomment>
        <translation>Criar nó navi</translation>
    </message>
    <message>
        <source>Create Navi Node for Each Edge</source>
        <extracomment>SA032.fix</extracomment>
        <translation>Criar nó navi para cada aresta</translation>
    </message>
    <message>
        <source>Create Traversal</source>
        <extracomment>QN025.fix</extracomment>
        <translation>Criar travessia</translation>
    </message>
    <message>
        <source>Create Traversal If Needed</source>
        <extracomment>QN024.fix</extracomment>
        <translation>Criar travessia se necessário</translation>
    </message>
    <message>
        <source>Creates a pair</source>
        <extracomment>gta_sa_save.enex_connection.pair</extracomment>
        <translation>Cria um par</translation>
    </message>
    <message>
        <source>Creator</source>
        <extracomment>gta_sa_save.player.creator</extracomment>
        <translation>Criador</translation>
    </message>
    <message>
        <source>Crosses road</source>
        <extracomment>gta_sa_extended_paths.link.crosses_road, gta_sa_paths.link.crosses_road</extracomment>
        <translation>Atravessa via</translation>
    </message>
    <message>
        <source>Crossing</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing, gta_sa_extended_paths.link.crosses_road.section, gta_sa_extended_paths.link.crossing_bits_2_7.section, gta_sa_extended_paths.link.pedestrian_light.section, gta_sa_paths.build_path.crossing, gta_sa_paths.link.crosses_road.section, gta_sa_paths.link.crossing_bits_2_7.section, gta_sa_paths.link.pedestrian_light.section</extracomment>
        <translation>Travessia</translation>
    </message>
    <message>
        <source>Crossing bits 2-7</source>
        <extracomment>gta_sa_extended_paths.link.crossing_bits_2_7, gta_sa_paths.link.crossing_bits_2_7</extracomment>
        <translation>Bits 2-7 da travessia</translation>
    </message>
    <message>
        <source>Crossing flags</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.crossings, gta_sa_paths.rebuild_derived.crossings</extracomment>
        <translation>Flags de travessia</translation>
    </message>
    <message>
        <source>Crossing flags are valid and equal in both directions</source>
        <extracomment>SA036</extracomment>
        <translation>As flags de travessia são válidas e iguais nos dois sentidos</translation>
    </message>
    <message>
        <source>Crossing flags of the link to {} are 0x{:02X} (expected 0, 1 or 3)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>As flags de travessia da ligação para {} são 0x{:02X} (esperado 0, 1 ou 3)</translation>
    </message>
    <message>
        <source>Crossing flags of the link to {} are {}, of the reverse link {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>As flags de travessia da ligação para {} são {}, da ligação inversa {} (esperado igual)</translation>
    </message>
    <message>
        <source>Crossing light</source>
        <extracomment>gta_sa_extended_paths.navi.crossing_light, gta_sa_paths.navi.crossing_light</extracomment>
        <translation>Sinal de passagem</translation>
    </message>
    <message>
        <source>Crouch</source>
        <extracomment>quake_nav3.node.crouch, source_nav.area.crouch</extracomment>
        <translation>Agachar</translation>
    </message>
    <message>
        <source>Current place of the areas</source>
        <extracomment>source_nav.replace_place.from.help</extracomment>
        <translation>Local atual das áreas</translation>
    </message>
    <message>
        <source>Current weapon</source>
        <extracomment>gta_sa_save.player.weapon</extracomment>
        <translation>Arma atual</translation>
    </message>
    <message>
        <source>Current weather</source>
        <extracomment>gta_sa_save.simple_vars.old_weather</extracomment>
        <translation>Clima atual</translation>
    </message>
    <message>
        <source>Da Nang Boys</source>
        <extracomment>gta_sa_save.zone_population.gang_5</extracomment>
        <translation>Da Nang Boys</translation>
    </message>
    <message>
        <source>Damage effect</source>
        <extracomment>gta_sa_save.object.damage_effect</extracomment>
        <translation>Efeito de dano</translation>
    </message>
    <message>
        <source>Dangling</source>
        <extracomment>source_nav.ladder.dangling</extracomment>
        <translation>Suspensa</translation>
    </message>
    <message>
        <source>Data of {} (expected {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Dados de {} (esperado {})</translation>
    </message>
    <message>
        <source>Data of {} and {} bytes (expected {} and {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Dados de {} e {} bytes (esperado {} e {})</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>gta_sa_save.simple_vars.day</extracomment>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Dead end</source>
        <extracomment>gta_sa_extended_paths.node.dead_end, gta_sa_paths.node.dead_end</extracomment>
        <translation>Sem saída</translation>
    </message>
    <message>
        <source>Dead ends and bit 8</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flags, gta_sa_paths.rebuild_derived.flags</extracomment>
        <translation>Ruas sem saída e bit 8</translation>
    </message>
    <message>
        <source>Dead survivors come back here.</source>
        <extracomment>source_nav.area.spawn_rescue_closet.help</extracomment>
        <translation>Sobreviventes mortos voltam aqui.</translation>
    </message>
    <message>
        <source>Dealers</source>
        <extracomment>gta_sa_save.zone_population.dealers</extracomment>
        <translation>Traficantes</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>gta_iv_paths.erase, gta_sa_extended_paths.erase, gta_sa_paths.erase, gta_sa_save.erase, quake_nav2.erase, quake_nav3.erase, source_nav.erase, source_nav.erase.section</extracomment>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete Connection</source>
        <extracomment>NAV002.fix, NAV020.fix</extracomment>
        <translation>Excluir conexão</translation>
    </message>
    <message>
        <source>Delete Duplicate</source>
        <extracomment>NAV059.fix, QN023.fix, QN033.fix</extracomment>
        <translation>Excluir duplicata</translation>
    </message>
    <message>
        <source>Delete Earlier Region</source>
        <extracomment>SAV-022.fix</extracomment>
        <translation>Excluir região anterior</translation>
    </message>
    <message>
        <source>Delete Edict</source>
        <extracomment>QN032.fix</extracomment>
        <translation>Excluir edict</translation>
    </message>
    <message>
        <source>Delete Link</source>
        <extracomment>IV005.fix, IV016.fix, QN020.fix, QN022.fix, SA006.fix, SA021.fix</extracomment>
        <translation>Excluir ligação</translation>
    </message>
    <message>
        <source>Delete Link and Reverse Link</source>
        <extracomment>SA022.fix</extracomment>
        <translation>Excluir ligação e ligação inversa</translation>
    </message>
    <message>
        <source>Delete Navi Node</source>
        <extracomment>SA031.fix</extracomment>
        <translation>Excluir nó navi</translation>
    </message>
    <message>
        <source>Delete Node</source>
        <extracomment>SA050.fix</extracomment>
        <translation>Excluir nó</translation>
    </message>
    <message>
        <source>Delete Path</source>
        <extracomment>NAV030.fix</extracomment>
        <translation>Excluir caminho</translation>
    </message>
    <message>
        <source>Delete Place</source>
        <extracomment>NAV062.fix</extracomment>
        <translation>Excluir local</translation>
    </message>
    <message>
        <source>Delete Region</source>
        <extracomment>SAV-023.fix</extracomment>
        <translation>Excluir região</translation>
    </message>
    <message>
        <source>Delete Regions Inside Later Ones</source>
        <extracomment>SAV-025.fix</extracomment>
        <translation>Excluir regiões dentro de posteriores</translation>
    </message>
    <message>
        <source>Delete Traversals</source>
        <extracomment>quake_nav2.remove_traversals, quake_nav3.remove_traversals</extracomment>
        <translation>Excluir travessias</translation>
    </message>
    <message>
        <source>Delete Unused Places</source>
        <extracomment>source_nav.remove_unused_places</extracomment>
        <translation>Excluir locais não usados</translation>
    </message>
    <message>
        <source>Delete or Duplicate Traversal</source>
        <extracomment>QN031.fix</extracomment>
        <translation>Excluir ou duplicar travessia</translation>
    </message>
    <message>
        <source>Deleted after use</source>
        <extracomment>gta_sa_save.enex_connection.temporary</extracomment>
        <translation>Excluída após o uso</translation>
    </message>
    <message>
        <source>Deleted {}, which only the game can compute{}.</source>
        <extracomment>core/systems/source_nav/reshape.cpp</extracomment>
        <translation>Excluído: {}, que só o jogo pode calcular{}.</translation>
    </message>
    <message>
        <source>Deletes data of the analysis from the selected areas, or from all</source>
        <extracomment>source_nav.strip.help</extracomment>
        <translation>Exclui dados da análise das áreas selecionadas, ou de todas</translation>
    </message>
    <message>
        <source>Deletes nodes between two others, and links their neighbours instead</source>
        <extracomment>quake_nav2.dissolve.help, quake_nav3.dissolve.help</extracomment>
        <translation>Exclui nós entre dois outros e, em vez disso, liga seus vizinhos</translation>
    </message>
    <message>
        <source>Deletes nodes that have two links, and links their neighbours instead</source>
        <extracomment>gta_iv_paths.dissolve.help, gta_sa_extended_paths.dissolve.help, gta_sa_paths.dissolve.help</extracomment>
        <translation>Exclui nós que têm duas ligações e, em vez disso, liga seus vizinhos</translation>
    </message>
    <message>
        <source>Deletes nodes with their links, and links with their reverse links</source>
        <extracomment>gta_iv_paths.erase.help</extracomment>
        <translation>Exclui nós com suas ligações, e ligações com suas ligações inversas</translation>
    </message>
    <message>
        <source>Deletes nodes with their links, and links with their reverse links and navi nodes</source>
        <extracomment>gta_sa_extended_paths.erase.help, gta_sa_paths.erase.help</extracomment>
        <translation>Exclui nós com suas ligações, e ligações com suas ligações inversas e nós navi</translation>
    </message>
    <message>
        <source>Deletes one-way connections that leave the selected areas</source>
        <extracomment>source_nav.disconnect_outgoing.help</extracomment>
        <translation>Exclui conexões de mão única que saem das áreas selecionadas</translation>
    </message>
    <message>
        <source>Deletes only the selected connections, or those from the first selected area to the others</source>
        <extracomment>source_nav.disconnect_one_way.help</extracomment>
        <translation>Exclui só as conexões selecionadas, ou as da primeira área selecionada para as outras</translation>
    </message>
    <message>
        <source>Deletes places without areas</source>
        <extracomment>source_nav.remove_unused_places.help</extracomment>
        <translation>Exclui locais sem áreas</translation>
    </message>
    <message>
        <source>Deletes the reverse links of the selected ones. Of a selected pair, the first link stays.</source>
        <extracomment>quake_nav2.one_way.help, quake_nav3.one_way.help</extracomment>
        <translation>Exclui as ligações inversas das selecionadas. De um par selecionado, a primeira ligação permanece.</translation>
    </message>
    <message>
        <source>Deletes the selected areas with the attribute &quot;jump&quot;, or all of them, and connects their neighbours</source>
        <extracomment>source_nav.remove_jump_areas.help</extracomment>
        <translation>Exclui as áreas selecionadas com o atributo &quot;jump&quot;, ou todas elas, e conecta suas vizinhas</translation>
    </message>
    <message>
        <source>Deletes the selected connections and their reverse connections, or all connections between the selected areas</source>
        <extracomment>source_nav.disconnect.help</extracomment>
        <translation>Exclui as conexões selecionadas e suas conexões inversas, ou todas as conexões entre as áreas selecionadas</translation>
    </message>
    <message>
        <source>Deletes the selected elements, or frees their records in fixed arrays</source>
        <extracomment>gta_sa_save.erase.help</extracomment>
        <translation>Exclui os elementos selecionados, ou libera seus registros em vetores fixos</translation>
    </message>
    <message>
        <source>Deletes the selected elements. Areas are deleted with their contents and connections. The mesh then counts as not analysed.</source>
        <extracomment>source_nav.erase.help</extracomment>
        <translation>Exclui os elementos selecionados. Áreas são excluídas com seu conteúdo e suas conexões. A malha passa a contar como não analisada.</translation>
    </message>
    <message>
        <source>Deletes the selected elements. Nodes are deleted with their links, and links with their traversal and edict.</source>
        <extracomment>quake_nav2.erase.help, quake_nav3.erase.help</extracomment>
        <translation>Exclui os elementos selecionados. Nós são excluídos com suas ligações, e ligações com sua travessia e seu edict.</translation>
    </message>
    <message>
        <source>Deletes the selected links, or all links between the selected nodes</source>
        <extracomment>quake_nav2.disconnect.help, quake_nav3.disconnect.help</extracomment>
        <translation>Exclui as ligações selecionadas, ou todas as ligações entre os nós selecionados</translation>
    </message>
    <message>
        <source>Deletes the selected links, or all links between the selected nodes, with their reverse links</source>
        <extracomment>gta_iv_paths.disconnect.help, gta_sa_extended_paths.disconnect.help, gta_sa_paths.disconnect.help</extracomment>
        <translation>Exclui as ligações selecionadas, ou todas as ligações entre os nós selecionados, com suas ligações inversas</translation>
    </message>
    <message>
        <source>Deletes the traversals of links and keeps the links</source>
        <extracomment>quake_nav2.remove_traversals.help, quake_nav3.remove_traversals.help</extracomment>
        <translation>Exclui as travessias das ligações e mantém as ligações</translation>
    </message>
    <message>
        <source>Depth along B</source>
        <extracomment>gta_sa_save.garage.depth</extracomment>
        <translation>Profundidade em B</translation>
    </message>
    <message>
        <source>Depth of the stack</source>
        <extracomment>gta_sa_save.thread.depth</extracomment>
        <translation>Profundidade da pilha</translation>
    </message>
    <message>
        <source>Determines what is stored after each area. The file does not name the game; it is detected.</source>
        <extracomment>source_nav.file.layout.help</extracomment>
        <translation>Determina o que é armazenado após cada área. O arquivo não nomeia o jogo; ele é detectado.</translation>
    </message>
    <message>
        <source>Difference of the stored area and ID from the true ones; 0 in a valid file</source>
        <extracomment>gta_iv_paths.node.address_error.help, gta_sa_extended_paths.node.address_error.help, gta_sa_paths.node.address_error.help</extracomment>
        <translation>Diferença entre a área e o ID armazenados e os verdadeiros; 0 em um arquivo válido</translation>
    </message>
    <message>
        <source>Differs if a script changed the type, as when a garage is bought</source>
        <extracomment>gta_sa_save.garage.original_type.help</extracomment>
        <translation>Difere se um script mudou o tipo, como quando uma garagem é comprada</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>gta_sa_save.gang_wars.difficulty</extracomment>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Directed links of this area&apos;s nodes</source>
        <extracomment>gta_iv_paths.file.links.help, gta_sa_extended_paths.file.links.help, gta_sa_paths.file.links.help</extracomment>
        <translation>Ligações direcionadas dos nós desta área</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>gta_iv_paths.mirror_selection.axis, gta_sa_extended_paths.mirror_selection.axis, gta_sa_extended_paths.navi.direction, gta_sa_paths.mirror_selection.axis, gta_sa_paths.navi.direction, gta_sa_save.mirror_selection.axis, quake_nav2.chain.way, quake_nav2.connect_as.way, quake_nav2.link.way, quake_nav2.mirror_selection.axis, quake_nav3.chain.way, quake_nav3.connect_as.way, quake_nav3.link.way, quake_nav3.mirror_selection.axis, source_nav.mirror_selection.axis</extracomment>
        <translation>Direção</translation>
    </message>
    <message>
        <source>Direction A</source>
        <extracomment>gta_sa_save.garage.direction_a</extracomment>
        <translation>Direção A</translation>
    </message>
    <message>
        <source>Direction B</source>
        <extracomment>gta_sa_save.garage.direction_b</extracomment>
        <translation>Direção B</translation>
    </message>
    <message>
        <source>Direction does not point to the attached end</source>
        <extracomment>SA028.fault</extracomment>
        <translation>Direção não aponta para a ponta presa</translation>
    </message>
    <message>
        <source>Direction in which the area is split</source>
        <extracomment>source_nav.split.across.help</extracomment>
        <translation>Direção em que a área é dividida</translation>
    </message>
    <message>
        <source>Direction that the climbed side faces</source>
        <extracomment>source_nav.ladder.direction.help</extracomment>
        <translation>Direção para a qual o lado escalado está virado</translation>
    </message>
    <message>
        <source>Directions of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.directions, gta_sa_paths.rebuild_derived.directions</extracomment>
        <translation>Direções dos nós navi</translation>
    </message>
    <message>
        <source>Dirt road</source>
        <extracomment>gta_iv_paths.node.dirt_road</extracomment>
        <translation>Estrada de terra</translation>
    </message>
    <message>
        <source>Disabled</source>
        <extracomment>quake_nav3.link.disabled, quake_nav3.node.disabled</extracomment>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <extracomment>source_nav.disconnect</extracomment>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Disconnect One Way</source>
        <extracomment>source_nav.disconnect_one_way</extracomment>
        <translation>Desconectar em um sentido</translation>
    </message>
    <message>
        <source>Disconnect Outgoing One-Way</source>
        <extracomment>source_nav.disconnect_outgoing</extracomment>
        <translation>Desconectar saídas de mão única</translation>
    </message>
    <message>
        <source>Disconnected component</source>
        <extracomment>NAV055.fault, QN040.fault</extracomment>
        <translation>Componente desconectado</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <extracomment>gta_iv_paths.dissolve, gta_sa_extended_paths.dissolve, gta_sa_paths.dissolve, quake_nav2.dissolve, quake_nav3.dissolve</extracomment>
        <translation>Dissolver</translation>
    </message>
    <message>
        <source>Distance between the centres</source>
        <extracomment>source_nav.select_radius.radius.help</extracomment>
        <translation>Distância entre os centros</translation>
    </message>
    <message>
        <source>Distance between the ends. Follows the ends when they move.</source>
        <extracomment>source_nav.ladder.length.help</extracomment>
        <translation>Distância entre as pontas. Acompanha as pontas quando se movem.</translation>
    </message>
    <message>
        <source>Distance between the nodes</source>
        <extracomment>quake_nav2.link.length.help, quake_nav3.link.length.help</extracomment>
        <translation>Distância entre os nós</translation>
    </message>
    <message>
        <source>Distance of the two nodes in whole units, at most 255; computed when an end moves. Two sources agree.</source>
        <extracomment>gta_iv_paths.link.length.help</extracomment>
        <translation>Distância entre os dois nós em unidades inteiras, no máximo 255; calculada quando uma ponta se move. Duas fontes concordam.</translation>
    </message>
    <message>
        <source>Distance that the box extends beyond the selection</source>
        <extracomment>gta_sa_save.region_around.margin.help</extracomment>
        <translation>Distância que a caixa se estende além da seleção</translation>
    </message>
    <message>
        <source>Distance to {}: {:.0f} units (expected adjacent areas, or at most {:g})</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Distância até {}: {:.0f} unidades (esperadas áreas adjacentes, ou no máximo {:g})</translation>
    </message>
    <message>
        <source>Distance up to which brushes of another size are considered</source>
        <extracomment>quake_nav2.retie.reach.help, quake_nav3.retie.reach.help</extracomment>
        <translation>Distância até a qual brushes de outro tamanho são considerados</translation>
    </message>
    <message>
        <source>Distance up to which visibility was computed. 0: the game&apos;s default, 1500.</source>
        <extracomment>source_nav.file.view_distance.help</extracomment>
        <translation>Distância até a qual a visibilidade foi calculada. 0: o padrão do jogo, 1500.</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>quake_nav2.convert.section, quake_nav3.convert.section, source_nav.convert.section</extracomment>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Does not reach the ground</source>
        <extracomment>source_nav.ladder.dangling.help</extracomment>
        <translation>Não chega ao chão</translation>
    </message>
    <message>
        <source>Don&apos;t hide</source>
        <extracomment>source_nav.area.dont_hide</extracomment>
        <translation>Não se esconder</translation>
    </message>
    <message>
        <source>Don&apos;t wander</source>
        <extracomment>gta_iv_paths.node.dont_wander, gta_sa_extended_paths.node.dont_wander, gta_sa_paths.node.dont_wander</extracomment>
        <translation>Não vagar</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>gta_sa_save.stunt_jump.done</extracomment>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Done, but not found</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Concluído, mas não encontrado</translation>
    </message>
    <message>
        <source>Door</source>
        <extracomment>gta_sa_save.garage.door_state, source_nav.area.spawn_door</extracomment>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Door always blocks</source>
        <extracomment>source_nav.area.tf_door_always_blocks</extracomment>
        <translation>Porta sempre bloqueia</translation>
    </message>
    <message>
        <source>Door is closed</source>
        <extracomment>gta_sa_save.garage.door_closed</extracomment>
        <translation>Porta está fechada</translation>
    </message>
    <message>
        <source>Door never blocks</source>
        <extracomment>source_nav.area.tf_door_never_blocks</extracomment>
        <translation>Porta nunca bloqueia</translation>
    </message>
    <message>
        <source>Door opens inwards</source>
        <extracomment>gta_sa_save.garage.goes_in</extracomment>
        <translation>Porta abre para dentro</translation>
    </message>
    <message>
        <source>Door opens up</source>
        <extracomment>gta_sa_save.garage.opens_up</extracomment>
        <translation>Porta abre para cima</translation>
    </message>
    <message>
        <source>Door position</source>
        <extracomment>gta_sa_save.garage.door</extracomment>
        <translation>Posição da porta</translation>
    </message>
    <message>
        <source>Drag a line over an area to split it there, along x or y.</source>
        <extracomment>source_nav.split_area.help</extracomment>
        <translation>Arraste uma linha sobre uma área para dividi-la ali, em x ou y.</translation>
    </message>
    <message>
        <source>Drag a rectangle from corner to corner.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Arraste um retângulo de canto a canto.</translation>
    </message>
    <message>
        <source>Drag a rectangle of at least 1 m by 1 m.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Arraste um retângulo de pelo menos 1 m por 1 m.</translation>
    </message>
    <message>
        <source>Drag a rectangle. The game switches the nodes inside when it loads the save.</source>
        <extracomment>gta_sa_save.path_region.help</extracomment>
        <translation>Arraste um retângulo. O jogo liga ou desliga os nós dentro dele ao carregar o save.</translation>
    </message>
    <message>
        <source>Drag from corner to corner to create an area on the ground of the map, or between its neighbours.</source>
        <extracomment>source_nav.area.help</extracomment>
        <translation>Arraste de canto a canto para criar uma área no chão do mapa, ou entre suas vizinhas.</translation>
    </message>
    <message>
        <source>Drag from one node to another.</source>
        <extracomment>core/systems/quake_nav/build.cpp, quake_nav2.link.help, quake_nav3.link.help</extracomment>
        <translation>Arraste de um nó a outro.</translation>
    </message>
    <message>
        <source>Drag from the foot to the top to create a ladder between the areas at its ends.</source>
        <extracomment>source_nav.ladder.help</extracomment>
        <translation>Arraste do pé ao topo para criar uma escada entre as áreas nas suas pontas.</translation>
    </message>
    <message>
        <source>Drag from the foot to the top. A ladder must be higher than a step.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Arraste do pé ao topo. Uma escada deve ser mais alta que um degrau.</translation>
    </message>
    <message>
        <source>Draw Links</source>
        <extracomment>quake_nav2.link, quake_nav3.link</extracomment>
        <translation>Desenhar ligações</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>source_nav.connect_borders.drop</extracomment>
        <translation>Descida</translation>
    </message>
    <message>
        <source>Drop Corners to Ground</source>
        <extracomment>source_nav.corners_to_ground</extracomment>
        <translation>Baixar cantos ao chão</translation>
    </message>
    <message>
        <source>Drop Hiding Spots to Ground</source>
        <extracomment>source_nav.spots_to_ground</extracomment>
        <translation>Baixar esconderijos ao chão</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>gta_iv_paths.duplicate, gta_sa_extended_paths.duplicate, gta_sa_paths.duplicate, gta_sa_save.duplicate, quake_nav2.duplicate, quake_nav3.duplicate, source_nav.duplicate</extracomment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Duplicate connection</source>
        <extracomment>NAV059.fault</extracomment>
        <translation>Conexão duplicada</translation>
    </message>
    <message>
        <source>Duplicate edict of a link</source>
        <extracomment>QN033.fault</extracomment>
        <translation>Edict duplicado de uma ligação</translation>
    </message>
    <message>
        <source>Duplicate entrance</source>
        <extracomment>SAV-081T.fault</extracomment>
        <translation>Entrada duplicada</translation>
    </message>
    <message>
        <source>Duplicate hiding spot ID</source>
        <extracomment>NAV023.fault</extracomment>
        <translation>ID de esconderijo duplicado</translation>
    </message>
    <message>
        <source>Duplicate link</source>
        <extracomment>QN023.fault</extracomment>
        <translation>Ligação duplicada</translation>
    </message>
    <message>
        <source>Duplicate number {}</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Número duplicado {}</translation>
    </message>
    <message>
        <source>Duplicate path region</source>
        <extracomment>SAV-022.fault</extracomment>
        <translation>Região de caminhos duplicada</translation>
    </message>
    <message>
        <source>Duplicate place name</source>
        <extracomment>NAV063.fault</extracomment>
        <translation>Nome de local duplicado</translation>
    </message>
    <message>
        <source>Each block has its tag</source>
        <extracomment>SAV-002</extracomment>
        <translation>Cada bloco tem sua etiqueta</translation>
    </message>
    <message>
        <source>Each click moves an unused car generator to that position.</source>
        <extracomment>gta_sa_save.parked_car.help</extracomment>
        <translation>Cada clique move um gerador de carros não usado para essa posição.</translation>
    </message>
    <message>
        <source>Each click places a hiding spot on an area.</source>
        <extracomment>source_nav.hiding_spot.help</extracomment>
        <translation>Cada clique coloca um esconderijo em uma área.</translation>
    </message>
    <message>
        <source>Each click places a node on the floor and links the previous one to it. Click an existing node to link it.</source>
        <extracomment>quake_nav2.chain.help, quake_nav3.chain.help</extracomment>
        <translation>Cada clique coloca um nó no piso e liga o anterior a ele. Clique em um nó existente para ligá-lo.</translation>
    </message>
    <message>
        <source>Each click places a node on the ground or on a path and links it to the previous one.</source>
        <extracomment>gta_sa_extended_paths.build_path.help, gta_sa_paths.build_path.help</extracomment>
        <translation>Cada clique coloca um nó no chão ou em um caminho e o liga ao anterior.</translation>
    </message>
    <message>
        <source>Each click places a node on the ground or on a road and links it to the previous one.</source>
        <extracomment>gta_iv_paths.build_road.help, gta_sa_extended_paths.build_road.help, gta_sa_paths.build_road.help</extracomment>
        <translation>Cada clique coloca um nó no chão ou em uma via e o liga ao anterior.</translation>
    </message>
    <message>
        <source>Each click places a node on the water or on a boat lane and links it to the previous one.</source>
        <extracomment>gta_iv_paths.build_water.help, gta_sa_extended_paths.build_water.help, gta_sa_paths.build_water.help</extracomment>
        <translation>Cada clique coloca um nó na água ou em uma rota de barcos e o liga ao anterior.</translation>
    </message>
    <message>
        <source>Each game has its own sub-versions</source>
        <extracomment>source_nav.file.sub_version.help</extracomment>
        <translation>Cada jogo tem suas próprias subversões</translation>
    </message>
    <message>
        <source>Each selected path region moves after its successor.</source>
        <extracomment>gta_sa_save.region_later.help</extracomment>
        <translation>Cada região de caminhos selecionada vai para depois da sua sucessora.</translation>
    </message>
    <message>
        <source>Each selected path region moves before its predecessor.</source>
        <extracomment>gta_sa_save.region_earlier.help</extracomment>
        <translation>Cada região de caminhos selecionada vai para antes da sua antecessora.</translation>
    </message>
    <message>
        <source>Earliest time after the start at which a player of the team can be here</source>
        <extracomment>source_nav.area.occupy_first.help, source_nav.area.occupy_second.help</extracomment>
        <translation>Tempo mínimo após o início em que um jogador da equipe pode estar aqui</translation>
    </message>
    <message>
        <source>Early files store more words where this bit is set</source>
        <extracomment>source_nav.area.spawn_bit_3.help</extracomment>
        <translation>Arquivos antigos armazenam mais palavras onde este bit está marcado</translation>
    </message>
    <message>
        <source>Ease into target</source>
        <extracomment>quake_nav3.link.ease_into_target</extracomment>
        <translation>Entrar suave no destino</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>source_nav.shift.x.help</extracomment>
        <translation>Leste</translation>
    </message>
    <message>
        <source>East and west (x)</source>
        <extracomment>gta_iv_paths.mirror_selection.axis.0, gta_sa_extended_paths.mirror_selection.axis.0, gta_sa_paths.mirror_selection.axis.0, gta_sa_save.mirror_selection.axis.0, quake_nav2.mirror_selection.axis.0, quake_nav3.mirror_selection.axis.0, source_nav.mirror_selection.axis.0</extracomment>
        <translation>Leste e oeste (x)</translation>
    </message>
    <message>
        <source>Edge longer than 255 units</source>
        <extracomment>SA026.fault</extracomment>
        <translation>Aresta com mais de 255 unidades</translation>
    </message>
    <message>
        <source>Edict</source>
        <extracomment>quake_nav2.edict.brush.section, quake_nav2.edict.class_name_id.section, quake_nav2.edict.edict_number.section, quake_nav2.edict.entity_id.section, quake_nav2.edict.link.section, quake_nav2.edict.maximum.section, quake_nav2.edict.minimum.section, quake_nav2.edict.target_name_id.section, quake_nav3.edict.brush.section, quake_nav3.edict.link.section, quake_nav3.edict.maximum.section, quake_nav3.edict.minimum.section, quake_nav3.edict.model_index.section</extracomment>
        <translation>Edict</translation>
    </message>
    <message>
        <source>Edict number</source>
        <extracomment>quake_nav2.edict.edict_number, quake_nav2.tie.number</extracomment>
        <translation>Número do edict</translation>
    </message>
    <message>
        <source>Edict of a missing link</source>
        <extracomment>QN032.fault</extracomment>
        <translation>Edict de uma ligação ausente</translation>
    </message>
    <message>
        <source>Edict with invalid box</source>
        <extracomment>QN034.fault</extracomment>
        <translation>Edict com caixa inválida</translation>
    </message>
    <message>
        <source>Edict without a brush in the map</source>
        <extracomment>QN053.fault</extracomment>
        <translation>Edict sem brush no mapa</translation>
    </message>
    <message>
        <source>Edicts</source>
        <extracomment>quake_nav2.file.edicts, quake_nav2.retie.section, quake_nav2.tie.section, quake_nav3.file.edicts, quake_nav3.retie.section, quake_nav3.tie.section</extracomment>
        <translation>Edicts</translation>
    </message>
    <message>
        <source>Edicts are stored in the order of their links, as the games write them</source>
        <extracomment>quake_nav2.file.edicts_in_order.help, quake_nav3.file.edicts_in_order.help</extracomment>
        <translation>Os edicts são armazenados na ordem das suas ligações, como os jogos os gravam</translation>
    </message>
    <message>
        <source>Edicts belong to {}</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>Há edicts que pertencem a {}</translation>
    </message>
    <message>
        <source>Edicts by link</source>
        <extracomment>quake_nav2.file.edicts_in_order, quake_nav3.file.edicts_in_order</extracomment>
        <translation>Edicts por ligação</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>gta_sa_save.erase.section</extracomment>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>gta_sa_save.path_region.off, gta_sa_save.region_around.off</extracomment>
        <translation>Efeito</translation>
    </message>
    <message>
        <source>Effect unknown. One source.</source>
        <extracomment>gta_iv_paths.node.boat_movement.help</extracomment>
        <translation>Efeito desconhecido. Uma fonte.</translation>
    </message>
    <message>
        <source>Eight bits as a number. 255: all teams. The meaning of each bit is unknown.</source>
        <extracomment>quake_nav2.set_teams.mask.help</extracomment>
        <translation>Oito bits como um número. 255: todas as equipes. O significado de cada bit é desconhecido.</translation>
    </message>
    <message>
        <source>Either an ignored node or restricted access. One source for each.</source>
        <extracomment>gta_iv_paths.node.restricted.help</extracomment>
        <translation>Ou um nó ignorado ou acesso restrito. Uma fonte para cada.</translation>
    </message>
    <message>
        <source>Elements that the game refers to by number were kept.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Elementos a que o jogo se refere por número foram mantidos.</translation>
    </message>
    <message>
        <source>Elevator</source>
        <extracomment>quake_nav3.node.elevator</extracomment>
        <translation>Elevador</translation>
    </message>
    <message>
        <source>Elevator bottom</source>
        <extracomment>quake_nav2.node.elevator_bottom</extracomment>
        <translation>Base do elevador</translation>
    </message>
    <message>
        <source>Elevator link without an edict</source>
        <extracomment>QN027.fault</extracomment>
        <translation>Ligação de elevador sem edict</translation>
    </message>
    <message>
        <source>Elevator link without an edict: bots do not know which elevator to wait for</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Ligação de elevador sem edict: os bots não sabem qual elevador esperar</translation>
    </message>
    <message>
        <source>Elevator links end here.</source>
        <extracomment>quake_nav2.node.elevator_top.help</extracomment>
        <translation>Ligações de elevador terminam aqui.</translation>
    </message>
    <message>
        <source>Elevator links start here.</source>
        <extracomment>quake_nav2.node.elevator_bottom.help</extracomment>
        <translation>Ligações de elevador começam aqui.</translation>
    </message>
    <message>
        <source>Elevator links start or end here.</source>
        <extracomment>quake_nav3.node.elevator.help</extracomment>
        <translation>Ligações de elevador começam ou terminam aqui.</translation>
    </message>
    <message>
        <source>Elevator top</source>
        <extracomment>quake_nav2.node.elevator_top</extracomment>
        <translation>Topo do elevador</translation>
    </message>
    <message>
        <source>Emergency vehicles only</source>
        <extracomment>gta_iv_paths.node.emergency_only</extracomment>
        <translation>Só veículos de emergência</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>gta_sa_save.pickup.empty, source_nav.area.spawn_empty</extracomment>
        <translation>Vazio</translation>
    </message>
    <message>
        <source>Empty path region</source>
        <extracomment>SAV-020.fault</extracomment>
        <translation>Região de caminhos vazia</translation>
    </message>
    <message>
        <source>Enabled</source>
        <extracomment>gta_sa_save.enex_connection.enabled</extracomment>
        <translation>Ativada</translation>
    </message>
    <message>
        <source>Encounter path</source>
        <extracomment>source_nav.encounter_path.from.section, source_nav.encounter_path.from_direction.section, source_nav.encounter_path.owner.section, source_nav.encounter_path.spots.section, source_nav.encounter_path.to.section, source_nav.encounter_path.to_direction.section</extracomment>
        <translation>Caminho de encontro</translation>
    </message>
    <message>
        <source>Encounter path with a side above 3</source>
        <extracomment>NAV010.fault</extracomment>
        <translation>Caminho de encontro com lado acima de 3</translation>
    </message>
    <message>
        <source>Encounter paths</source>
        <extracomment>source_nav.area.paths, source_nav.file.encounter_paths, source_nav.strip.encounter_paths</extracomment>
        <translation>Caminhos de encontro</translation>
    </message>
    <message>
        <source>Encounter paths of versions 1 and 2, or extra data of early Left 4 Dead files</source>
        <extracomment>source_nav.area.legacy.help</extracomment>
        <translation>Caminhos de encontro das versões 1 e 2, ou dados extras de arquivos antigos de Left 4 Dead</translation>
    </message>
    <message>
        <source>Encounter spot</source>
        <extracomment>source_nav.encounter_path.encounter_spot.spot.section, source_nav.encounter_path.encounter_spot.t.section</extracomment>
        <translation>Ponto de encontro</translation>
    </message>
    <message>
        <source>Encounter spots refer to hiding spots</source>
        <extracomment>NAV064</extracomment>
        <translation>Os pontos de encontro se referem a esconderijos</translation>
    </message>
    <message>
        <source>Encounter spots without a hiding spot</source>
        <extracomment>NAV064.fault</extracomment>
        <translation>Pontos de encontro sem esconderijo</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>quake_nav2.traversal.end, quake_nav3.traversal.end</extracomment>
        <translation>Fim</translation>
    </message>
    <message>
        <source>End of the edge that the direction points to and that left and right lanes refer to</source>
        <extracomment>gta_sa_extended_paths.navi.attached.help, gta_sa_paths.navi.attached.help</extracomment>
        <translation>Ponta da aresta para a qual a direção aponta e à qual se referem as faixas esquerdas e direitas</translation>
    </message>
    <message>
        <source>Ends</source>
        <extracomment>source_nav.ladder.bottom_area.section, source_nav.ladder.top_behind.section, source_nav.ladder.top_forward.section, source_nav.ladder.top_left.section, source_nav.ladder.top_right.section</extracomment>
        <translation>Pontas</translation>
    </message>
    <message>
        <source>Ends with NUL</source>
        <extracomment>source_nav.fog_place.terminated, source_nav.place.terminated</extracomment>
        <translation>Termina com NUL</translation>
    </message>
    <message>
        <source>Enter a distance other than 0.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>Informe uma distância diferente de 0.</translation>
    </message>
    <message>
        <source>Enter a size of at least 1 unit.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Informe um tamanho de pelo menos 1 unidade.</translation>
    </message>
    <message>
        <source>Entered without exit</source>
        <extracomment>gta_sa_save.enex_connection.entered</extracomment>
        <translation>Entrou sem sair</translation>
    </message>
    <message>
        <source>Entity</source>
        <extracomment>gta_sa_save.marker.entity</extracomment>
        <translation>Entidade</translation>
    </message>
    <message>
        <source>Entity ID</source>
        <extracomment>quake_nav2.edict.entity_id</extracomment>
        <translation>ID da entidade</translation>
    </message>
    <message>
        <source>Entity flags</source>
        <extracomment>gta_sa_save.object.entity_flags</extracomment>
        <translation>Flags da entidade</translation>
    </message>
    <message>
        <source>Entrance</source>
        <extracomment>gta_sa_save.enex_connection.index.section, gta_sa_save.enex_connection.link.section, gta_sa_save.marker.entrance, gta_sa_save.open_entrance.entrance, gta_sa_save.open_entrance.entrance.section, gta_sa_save.player.entrance</extracomment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Entrance to a missing one</source>
        <extracomment>SAV-081.fault</extracomment>
        <translation>Entrada para uma ausente</translation>
    </message>
    <message>
        <source>Entrance {} is listed twice</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>A entrada {} está listada duas vezes</translation>
    </message>
    <message>
        <source>Entries of the area&apos;s own list</source>
        <extracomment>source_nav.area.visible_areas.help</extracomment>
        <translation>Entradas da lista própria da área</translation>
    </message>
    <message>
        <source>Escape route</source>
        <extracomment>source_nav.area.spawn_escape_route, source_nav.area.tf_escape_route</extracomment>
        <translation>Rota de fuga</translation>
    </message>
    <message>
        <source>Escape route visible</source>
        <extracomment>source_nav.area.tf_escape_route_visible</extracomment>
        <translation>Rota de fuga visível</translation>
    </message>
    <message>
        <source>Every game stores a NUL after the name</source>
        <extracomment>source_nav.fog_place.terminated.help, source_nav.place.terminated.help</extracomment>
        <translation>Todos os jogos armazenam um NUL após o nome</translation>
    </message>
    <message>
        <source>Every link has exactly one reverse link</source>
        <extracomment>SA020</extracomment>
        <translation>Cada ligação tem exatamente uma ligação inversa</translation>
    </message>
    <message>
        <source>Every node has an outgoing link</source>
        <extracomment>QN011</extracomment>
        <translation>Todo nó tem uma ligação de saída</translation>
    </message>
    <message>
        <source>Every place is in use.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Todos os locais estão em uso.</translation>
    </message>
    <message>
        <source>Every road that can have a light here already has one.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Todas as vias que podem ter um semáforo aqui já têm um.</translation>
    </message>
    <message>
        <source>Everything already has a copy.</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>Tudo já tem uma cópia.</translation>
    </message>
    <message>
        <source>Everything visible from that area is visible from here as well, unless the own list overrides it</source>
        <extracomment>source_nav.area.inherits_from.help</extracomment>
        <translation>Tudo o que é visível dessa área também é visível daqui, a menos que a lista própria prevaleça</translation>
    </message>
    <message>
        <source>Exclusive missions</source>
        <extracomment>gta_sa_save.file.exclusive_missions</extracomment>
        <translation>Missões exclusivas</translation>
    </message>
    <message>
        <source>Existing lights</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing, gta_sa_paths.propose_lights.existing</extracomment>
        <translation>Semáforos existentes</translation>
    </message>
    <message>
        <source>Exit</source>
        <extracomment>quake_nav2.traversal.exit, quake_nav3.traversal.exit</extracomment>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Exit at target</source>
        <extracomment>quake_nav3.link.exit_at_target</extracomment>
        <translation>Sair no destino</translation>
    </message>
    <message>
        <source>Explosion proof</source>
        <extracomment>gta_sa_save.stored_car.proof_explosions</extracomment>
        <translation>À prova de explosões</translation>
    </message>
    <message>
        <source>Exposed</source>
        <extracomment>source_nav.hiding_spot.exposed, source_nav.set_spot_kind.exposed</extracomment>
        <translation>Exposto</translation>
    </message>
    <message>
        <source>Extra 1</source>
        <extracomment>gta_sa_save.stored_car.extra_1</extracomment>
        <translation>Extra 1</translation>
    </message>
    <message>
        <source>Extra 2</source>
        <extracomment>gta_sa_save.stored_car.extra_2</extracomment>
        <translation>Extra 2</translation>
    </message>
    <message>
        <source>Extra colour</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour</extracomment>
        <translation>Cor extra</translation>
    </message>
    <message>
        <source>Extra colour blend</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour_blend</extracomment>
        <translation>Mistura da cor extra</translation>
    </message>
    <message>
        <source>Extra colour on</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour_on</extracomment>
        <translation>Cor extra ligada</translation>
    </message>
    <message>
        <source>Extra colour weather</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour_weather</extracomment>
        <translation>Clima da cor extra</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>source_nav.ladder.direction</extracomment>
        <translation>Virada para</translation>
    </message>
    <message>
        <source>Factor</source>
        <extracomment>gta_iv_paths.scale_selection.factor, gta_sa_extended_paths.scale_selection.factor, gta_sa_paths.scale_selection.factor, gta_sa_save.scale_selection.factor, quake_nav2.scale_selection.factor, quake_nav3.scale_selection.factor, source_nav.scale_selection.factor</extracomment>
        <translation>Fator</translation>
    </message>
    <message>
        <source>Fade arrest</source>
        <extracomment>gta_sa_save.file.fade_arrest</extracomment>
        <translation>Fade na prisão</translation>
    </message>
    <message>
        <source>Fade death</source>
        <extracomment>gta_sa_save.file.fade_death</extracomment>
        <translation>Fade na morte</translation>
    </message>
    <message>
        <source>Fades</source>
        <extracomment>gta_sa_save.marker.fades</extracomment>
        <translation>Desvanece</translation>
    </message>
    <message>
        <source>Fast reload</source>
        <extracomment>gta_sa_save.player_info.fast_reload</extracomment>
        <translation>Recarga rápida</translation>
    </message>
    <message>
        <source>Fat</source>
        <extracomment>gta_sa_save.player.fat</extracomment>
        <translation>Gordura</translation>
    </message>
    <message>
        <source>Ferocity</source>
        <extracomment>gta_sa_save.gang_wars.ferocity</extracomment>
        <translation>Ferocidade</translation>
    </message>
    <message>
        <source>Fight moves</source>
        <extracomment>gta_sa_save.player.fight_moves</extracomment>
        <translation>Golpes de luta</translation>
    </message>
    <message>
        <source>Fight style</source>
        <extracomment>gta_sa_save.player.fight_style</extracomment>
        <translation>Estilo de luta</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>gta_iv_paths.file.name, gta_sa_extended_paths.file.name, gta_sa_paths.file.name, gta_sa_save.file.keeps_checksum.section, gta_sa_save.file.keeps_padding.section, gta_sa_save.file.name.section, quake_nav2.file.edicts.section, quake_nav2.file.heuristic.section, quake_nav2.file.json.section, quake_nav2.file.json_meta.section, quake_nav2.file.links.section, quake_nav2.file.name, quake_nav2.file.name.section, quake_nav2.file.nodes.section, quake_nav2.file.traversals.section, quake_nav2.file.version.section, quake_nav3.file.edicts.section, quake_nav3.file.heuristic.section, quake_nav3.file.links.section, quake_nav3.file.name, quake_nav3.file.name.section, quake_nav3.file.nodes.section, quake_nav3.file.traversals.section, quake_nav3.file.version.section, source_nav.file.label</extracomment>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Fills the gap between two selected areas with a new one, and connects it with both</source>
        <extracomment>source_nav.splice.help</extracomment>
        <translation>Preenche o vão entre duas áreas selecionadas com uma nova, e a conecta às duas</translation>
    </message>
    <message>
        <source>Finale</source>
        <extracomment>source_nav.area.spawn_finale</extracomment>
        <translation>Final</translation>
    </message>
    <message>
        <source>Find Ladder Ends</source>
        <extracomment>source_nav.ladder_ends</extracomment>
        <translation>Encontrar pontas das escadas</translation>
    </message>
    <message>
        <source>Finds the brush entity of each selected edict, or of all edicts, by its box. Numbers do not change.</source>
        <extracomment>quake_nav2.retie.help, quake_nav3.retie.help</extracomment>
        <translation>Encontra a entidade de brush de cada edict selecionado, ou de todos os edicts, pela sua caixa. Os números não mudam.</translation>
    </message>
    <message>
        <source>Fire proof</source>
        <extracomment>gta_sa_save.stored_car.proof_fire</extracomment>
        <translation>À prova de fogo</translation>
    </message>
    <message>
        <source>Fireproof</source>
        <extracomment>gta_sa_save.player_info.fireproof</extracomment>
        <translation>À prova de fogo</translation>
    </message>
    <message>
        <source>First colour</source>
        <extracomment>gta_sa_save.car_generator.colour_1, gta_sa_save.stored_car.colour_1</extracomment>
        <translation>Primeira cor</translation>
    </message>
    <message>
        <source>First gang</source>
        <extracomment>gta_sa_save.gang_wars.gang_1</extracomment>
        <translation>Primeira gangue</translation>
    </message>
    <message>
        <source>First heads for</source>
        <extracomment>gta_sa_save.set_piece.target_1</extracomment>
        <translation>Primeiro vai para</translation>
    </message>
    <message>
        <source>First link</source>
        <extracomment>gta_iv_paths.node.first_link, gta_sa_extended_paths.node.first_link, gta_sa_paths.node.first_link, quake_nav2.node.first_link, quake_nav3.node.first_link</extracomment>
        <translation>Primeira ligação</translation>
    </message>
    <message>
        <source>First starts at</source>
        <extracomment>gta_sa_save.set_piece.spawn_1</extracomment>
        <translation>Primeiro começa em</translation>
    </message>
    <message>
        <source>First team arrives</source>
        <extracomment>source_nav.area.occupy_first</extracomment>
        <translation>Chegada da primeira equipe</translation>
    </message>
    <message>
        <source>First timer</source>
        <extracomment>gta_sa_save.thread.timer_a</extracomment>
        <translation>Primeiro temporizador</translation>
    </message>
    <message>
        <source>First weapon</source>
        <extracomment>gta_sa_save.gang.weapon_1</extracomment>
        <translation>Primeira arma</translation>
    </message>
    <message>
        <source>Fit Heights to Neighbours</source>
        <extracomment>source_nav.fit_heights</extracomment>
        <translation>Ajustar alturas às vizinhas</translation>
    </message>
    <message>
        <source>Fit Radius to Space</source>
        <extracomment>quake_nav2.fit_radius, quake_nav3.fit_radius</extracomment>
        <translation>Ajustar raio ao espaço</translation>
    </message>
    <message>
        <source>Five bytes before each block that identify it</source>
        <extracomment>gta_sa_save.block.tagged.help</extracomment>
        <translation>Cinco bytes antes de cada bloco que o identificam</translation>
    </message>
    <message>
        <source>Fix Inverted Areas</source>
        <extracomment>source_nav.mend_rectangles</extracomment>
        <translation>Corrigir áreas invertidas</translation>
    </message>
    <message>
        <source>Fix Issues</source>
        <extracomment>core/checks/runner.cpp</extracomment>
        <translation>Corrigir problemas</translation>
    </message>
    <message>
        <source>Flag</source>
        <extracomment>source_nav.select_flag.flag</extracomment>
        <translation>Flag</translation>
    </message>
    <message>
        <source>Flag bit 15 marks nodes without links. Off: it is not changed.</source>
        <extracomment>gta_iv_paths.file.disabled_agree.help</extracomment>
        <translation>O bit de flag 15 marca nós sem ligações. Desligado: não é alterado.</translation>
    </message>
    <message>
        <source>Flag bits 0x{:08X} are set; the stock game never sets them</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Bits de flag 0x{:08X} marcados; o jogo original nunca os marca</translation>
    </message>
    <message>
        <source>Flag bits 0x{:X} have no meaning in version {}</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Os bits de flag 0x{:X} não têm significado na versão {}</translation>
    </message>
    <message>
        <source>Flag bits 16-19 are the number of links. Off: they are not changed.</source>
        <extracomment>gta_iv_paths.file.counts_agree.help</extracomment>
        <translation>Os bits de flag 16-19 são o número de ligações. Desligado: não são alterados.</translation>
    </message>
    <message>
        <source>Flag bits 16-19. Inferred; updated automatically where the assumption holds.</source>
        <extracomment>gta_iv_paths.node.stored_count.help</extracomment>
        <translation>Bits de flag 16-19. Inferido; atualizado automaticamente onde a suposição vale.</translation>
    </message>
    <message>
        <source>Flag bits without meaning</source>
        <extracomment>QN014.fault</extracomment>
        <translation>Bits de flag sem significado</translation>
    </message>
    <message>
        <source>Flags</source>
        <extracomment>gta_iv_paths.link.flags_word, gta_iv_paths.node.bit_24.section, gta_iv_paths.node.bit_29.section, gta_iv_paths.node.bit_30.section, gta_iv_paths.node.bit_31.section, gta_iv_paths.node.bit_9.section, gta_iv_paths.node.boat_movement.section, gta_iv_paths.node.dirt_road.section, gta_iv_paths.node.dont_wander.section, gta_iv_paths.node.emergency_only.section, gta_iv_paths.node.highway.section, gta_iv_paths.node.island.section, gta_iv_paths.node.linking_disabled.section, gta_iv_paths.node.ped_flag.section, gta_iv_paths.node.restricted.section, gta_iv_paths.node.slow_traffic.section, gta_iv_paths.node.switched_off.section, gta_iv_paths.node.water.section, gta_sa_extended_paths.node.bit_11.section, gta_sa_extended_paths.node.bit_14.section, gta_sa_extended_paths.node.bit_15.section, gta_sa_extended_paths.node.bit_9.section, gta_sa_extended_paths.node.dead_end.section, gta_sa_extended_paths.node.dont_wander.section, gta_sa_extended_paths.node.road_block.section, gta_sa_extended_paths.node.switched_off.section, gta_sa_extended_paths.node.switched_off_original.section, gta_sa_extended_paths.node.water.section, gta_sa_paths.node.bit_11.section, gta_sa_paths.node.bit_14.section, gta_sa_paths.node.bit_15.section, gta_sa_paths.node.bit_9.section, gta_sa_paths.node.dead_end.section, gta_sa_paths.node.dont_wander.section, gta_sa_paths.node.road_block.section, gta_sa_paths.node.switched_off.section, gta_sa_paths.node.switched_off_original.section, gta_sa_paths.node.water.section, gta_sa_save.enex_connection.bikes.section, gta_sa_save.enex_connection.burglary.section, gta_sa_save.enex_connection.burglary_access.section, gta_sa_save.enex_connection.cars.section, gta_sa_save.enex_connection.enabled.section, gta_sa_save.enex_connection.entered.section, gta_sa_save.enex_connection.food_date.section, gta_sa_save.enex_connection.group.section, gta_sa_save.enex_connection.is_interior.section, gta_sa_save.enex_connection.no_door.section, gta_sa_save.enex_connection.no_exit.section, gta_sa_save.enex_connection.not_on_foot.section, gta_sa_save.enex_connection.pair.section, gta_sa_save.enex_connection.reward.section, gta_sa_save.enex_connection.reward_used.section, gta_sa_save.enex_connection.temporary.section, gta_sa_save.garage.camera_follows.section, gta_sa_save.garage.door_closed.section, gta_sa_save.garage.flag_0.section, gta_sa_save.garage.free_respray.section, gta_sa_save.garage.goes_in.section, gta_sa_save.garage.inactive.section, gta_sa_save.garage.opens_up.section, gta_sa_save.garage.used_respray.section, gta_sa_save.marker.bright.section, gta_sa_save.marker.coordinate_look.section, gta_sa_save.marker.fades.section, gta_sa_save.marker.friendly.section, gta_sa_save.marker.in_use.section, gta_sa_save.marker.short_range.section, gta_sa_save.marker.stays.section, gta_sa_save.thread.flags, quake_nav2.node.bits_6_15.section, quake_nav2.node.bits_8_15.section, quake_nav2.node.bits_9_15.section, quake_nav2.node.check_floor.section, quake_nav2.node.check_solid.section, quake_nav2.node.elevator_bottom.section, quake_nav2.node.elevator_top.section, quake_nav2.node.hazard.section, quake_nav2.node.no_monsters.section, quake_nav2.node.pusher.section, quake_nav2.node.teleporter.section, quake_nav2.node.under_water.section, quake_nav3.node.bits_14_15.section, quake_nav3.node.check_doors.section, quake_nav3.node.check_floor.section, quake_nav3.node.check_liquid.section, quake_nav3.node.check_solid.section, quake_nav3.node.crouch.section, quake_nav3.node.disabled.section, quake_nav3.node.elevator.section, quake_nav3.node.hazard.section, quake_nav3.node.ladder.section, quake_nav3.node.no_interest.section, quake_nav3.node.no_monsters.section, quake_nav3.node.pusher.section, quake_nav3.node.teleporter.section, quake_nav3.node.under_water.section</extracomment>
        <translation>Flags</translation>
    </message>
    <message>
        <source>Flags of nodes that follow from others</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flags.help, gta_sa_paths.rebuild_derived.flags.help</extracomment>
        <translation>Flags de nós que decorrem de outras</translation>
    </message>
    <message>
        <source>Flags that this version of the format does not store were dropped.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Flags que esta versão do formato não armazena foram descartadas.</translation>
    </message>
    <message>
        <source>Flags word</source>
        <extracomment>gta_iv_paths.node.flags_word, gta_sa_extended_paths.node.flags_word, gta_sa_paths.node.flags_word</extracomment>
        <translation>Palavra de flags</translation>
    </message>
    <message>
        <source>Flags {} and {} (expected 0 or 1)</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Flags {} e {} (esperado 0 ou 1)</translation>
    </message>
    <message>
        <source>Flood group</source>
        <extracomment>gta_iv_paths.node.flood_group, gta_sa_extended_paths.node.flood_group, gta_sa_paths.node.flood_group</extracomment>
        <translation>Grupo de flood</translation>
    </message>
    <message>
        <source>Flood group 0 (expected an unused number from 1)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Grupo de flood 0 (esperado um número não usado a partir de 1)</translation>
    </message>
    <message>
        <source>Flood group {} (expected {}, that of the connected nodes)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Grupo de flood {} (esperado {}, o dos nós ligados)</translation>
    </message>
    <message>
        <source>Flood group {} is also used by nodes that cannot be reached from here (expected an unused number)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>O grupo de flood {} também é usado por nós inalcançáveis daqui (esperado um número não usado)</translation>
    </message>
    <message>
        <source>Flood groups</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flood_groups, gta_sa_paths.rebuild_derived.flood_groups</extracomment>
        <translation>Grupos de flood</translation>
    </message>
    <message>
        <source>Flood groups agree</source>
        <extracomment>gta_iv_paths.file.groups_agree</extracomment>
        <translation>Grupos de flood conferem</translation>
    </message>
    <message>
        <source>Flow blocked</source>
        <extracomment>source_nav.area.flow_blocked</extracomment>
        <translation>Fluxo bloqueado</translation>
    </message>
    <message>
        <source>Fog place</source>
        <extracomment>source_nav.area.fog_place</extracomment>
        <translation>Local de neblina</translation>
    </message>
    <message>
        <source>Fog place name that is not an ASCII word</source>
        <extracomment>NAV037.fault</extracomment>
        <translation>Nome de local de neblina que não é uma palavra ASCII</translation>
    </message>
    <message>
        <source>Fog place name that the engine misreads</source>
        <extracomment>NAV009.fault</extracomment>
        <translation>Nome de local de neblina que a engine lê errado</translation>
    </message>
    <message>
        <source>Fog place {} of {} does not exist</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>O local de neblina {} de {} não existe</translation>
    </message>
    <message>
        <source>Fog that applies in this area</source>
        <extracomment>source_nav.area.fog_place.help</extracomment>
        <translation>Neblina que se aplica nesta área</translation>
    </message>
    <message>
        <source>Food date</source>
        <extracomment>gta_sa_save.enex_connection.food_date</extracomment>
        <translation>Data da comida</translation>
    </message>
    <message>
        <source>Foot</source>
        <extracomment>source_nav.ladder.bottom_area</extracomment>
        <translation>Pé</translation>
    </message>
    <message>
        <source>Foot camera</source>
        <extracomment>gta_sa_save.simple_vars.foot_camera</extracomment>
        <translation>Câmera a pé</translation>
    </message>
    <message>
        <source>Footpaths switched off</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Calçadas desligadas</translation>
    </message>
    <message>
        <source>Footpaths switched on</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Calçadas ligadas</translation>
    </message>
    <message>
        <source>For the zombies&apos; point of view</source>
        <extracomment>source_nav.area.spawn_compass_east.help, source_nav.area.spawn_compass_north.help, source_nav.area.spawn_compass_northeast.help, source_nav.area.spawn_compass_northwest.help, source_nav.area.spawn_compass_south.help, source_nav.area.spawn_compass_southeast.help, source_nav.area.spawn_compass_southwest.help, source_nav.area.spawn_compass_west.help</extracomment>
        <translation>Para o ponto de vista dos zumbis</translation>
    </message>
    <message>
        <source>Forced weather</source>
        <extracomment>gta_sa_save.simple_vars.forced_weather</extracomment>
        <translation>Clima forçado</translation>
    </message>
    <message>
        <source>Foreign padding kept</source>
        <extracomment>gta_sa_save.file.keeps_padding</extracomment>
        <translation>Preenchimento alheio mantido</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>gta_sa_extended_paths.file.form, gta_sa_paths.file.form, quake_nav2.file.json</extracomment>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Form of the file: binary, or a version of the text form. To change it, use Edit &gt; Convert to Another Version.</source>
        <extracomment>quake_nav2.file.json.help</extracomment>
        <translation>Forma do arquivo: binária, ou uma versão da forma de texto. Para alterá-la, use Editar &gt; Converter para outra versão.</translation>
    </message>
    <message>
        <source>Form when saved</source>
        <extracomment>gta_sa_extended_paths.file.written_form, gta_sa_paths.file.written_form</extracomment>
        <translation>Forma ao salvar</translation>
    </message>
    <message>
        <source>Format assumptions</source>
        <extracomment>gta_iv_paths.file.counts_agree.section, gta_iv_paths.file.disabled_agree.section, gta_iv_paths.file.groups_agree.section, gta_iv_paths.file.lanes_agree.section</extracomment>
        <translation>Suposições do formato</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp, gta_sa_save.object.forward, gta_sa_save.stored_car.forward</extracomment>
        <translation>Frente</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>gta_sa_save.stunt_jump.found</extracomment>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Found: {}</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Encontrado: {}</translation>
    </message>
    <message>
        <source>Fraction of the way from west to east, or from north to south</source>
        <extracomment>source_nav.split.at.help</extracomment>
        <translation>Fração do caminho de oeste a leste, ou de norte a sul</translation>
    </message>
    <message>
        <source>Frame</source>
        <extracomment>gta_sa_save.simple_vars.frame</extracomment>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Free Spare Targets</source>
        <extracomment>SA009.fix</extracomment>
        <translation>Liberar destinos de reserva</translation>
    </message>
    <message>
        <source>Free respray</source>
        <extracomment>gta_sa_save.garage.free_respray</extracomment>
        <translation>Repintura grátis</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>gta_sa_save.simple_vars.french</extracomment>
        <translation>Francês</translation>
    </message>
    <message>
        <source>Friendly</source>
        <extracomment>gta_sa_save.marker.friendly</extracomment>
        <translation>Amigável</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>gta_iv_paths.link.owner, gta_sa_extended_paths.link.owner, gta_sa_paths.link.owner, quake_nav2.link.owner, quake_nav3.link.owner, source_nav.connection.owner, source_nav.encounter_path.from</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>From each node to the next only, or in both directions</source>
        <extracomment>quake_nav2.connect_as.way.help, quake_nav3.connect_as.way.help</extracomment>
        <translation>De cada nó só para o próximo, ou nos dois sentidos</translation>
    </message>
    <message>
        <source>From north to south</source>
        <extracomment>source_nav.area.depth.help</extracomment>
        <translation>De norte a sul</translation>
    </message>
    <message>
        <source>From previous</source>
        <extracomment>source_nav.area.approach.previous_how</extracomment>
        <translation>Da anterior</translation>
    </message>
    <message>
        <source>From side</source>
        <extracomment>source_nav.encounter_path.from_direction</extracomment>
        <translation>Lado de origem</translation>
    </message>
    <message>
        <source>From west to east</source>
        <extracomment>source_nav.area.width.help</extracomment>
        <translation>De oeste a leste</translation>
    </message>
    <message>
        <source>Full width of the strip between the directions</source>
        <extracomment>gta_iv_paths.build_road.median.help, gta_iv_paths.build_water.median.help, gta_iv_paths.set_run.median.help, gta_sa_extended_paths.build_road.median.help, gta_sa_extended_paths.build_water.median.help, gta_sa_paths.build_road.median.help, gta_sa_paths.build_water.median.help</extracomment>
        <translation>Largura total do canteiro entre os sentidos</translation>
    </message>
    <message>
        <source>Full width of the strip between the directions; of the path where pedestrians walk</source>
        <extracomment>gta_sa_extended_paths.set_run.median.help, gta_sa_paths.set_run.median.help</extracomment>
        <translation>Largura total do canteiro entre os sentidos; do caminho por onde andam os pedestres</translation>
    </message>
    <message>
        <source>Func cost</source>
        <extracomment>source_nav.area.func_cost</extracomment>
        <translation>Custo de func</translation>
    </message>
    <message>
        <source>Further statistics</source>
        <extracomment>gta_sa_save.file.further_statistics</extracomment>
        <translation>Outras estatísticas</translation>
    </message>
    <message>
        <source>GTA IV paths</source>
        <extracomment>gta_iv_paths</extracomment>
        <translation>Caminhos do GTA IV</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>source_nav.file.layout</extracomment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Game bit 16</source>
        <extracomment>source_nav.area.game_16</extracomment>
        <translation>Bit do jogo 16</translation>
    </message>
    <message>
        <source>Game bit 17</source>
        <extracomment>source_nav.area.game_17</extracomment>
        <translation>Bit do jogo 17</translation>
    </message>
    <message>
        <source>Game bit 18</source>
        <extracomment>source_nav.area.game_18</extracomment>
        <translation>Bit do jogo 18</translation>
    </message>
    <message>
        <source>Game bit 19</source>
        <extracomment>source_nav.area.game_19</extracomment>
        <translation>Bit do jogo 19</translation>
    </message>
    <message>
        <source>Game bit 20</source>
        <extracomment>source_nav.area.game_20</extracomment>
        <translation>Bit do jogo 20</translation>
    </message>
    <message>
        <source>Game bit 21</source>
        <extracomment>source_nav.area.game_21</extracomment>
        <translation>Bit do jogo 21</translation>
    </message>
    <message>
        <source>Game bit 22</source>
        <extracomment>source_nav.area.game_22</extracomment>
        <translation>Bit do jogo 22</translation>
    </message>
    <message>
        <source>Game bit 23</source>
        <extracomment>source_nav.area.game_23</extracomment>
        <translation>Bit do jogo 23</translation>
    </message>
    <message>
        <source>Game bit 24</source>
        <extracomment>source_nav.area.game_24</extracomment>
        <translation>Bit do jogo 24</translation>
    </message>
    <message>
        <source>Game bit 25</source>
        <extracomment>source_nav.area.game_25</extracomment>
        <translation>Bit do jogo 25</translation>
    </message>
    <message>
        <source>Game bit 26</source>
        <extracomment>source_nav.area.game_26</extracomment>
        <translation>Bit do jogo 26</translation>
    </message>
    <message>
        <source>Game flags</source>
        <extracomment>source_nav.game_flags</extracomment>
        <translation>Flags do jogo</translation>
    </message>
    <message>
        <source>Game flags, raw</source>
        <extracomment>source_nav.area.game_flags_word</extracomment>
        <translation>Flags do jogo, brutas</translation>
    </message>
    <message>
        <source>Game time</source>
        <extracomment>gta_sa_save.car_generator.next_time.help, gta_sa_save.gang_wars.last_time.help, gta_sa_save.gang_wars.start_time.help, gta_sa_save.pickup.regeneration.help, gta_sa_save.simple_vars.game_time, gta_sa_save.thread.wake_time.help</extracomment>
        <translation>Tempo de jogo</translation>
    </message>
    <message>
        <source>Game time. Not used again for 40 seconds.</source>
        <extracomment>gta_sa_save.set_piece.last_time.help</extracomment>
        <translation>Tempo de jogo. Não é usado de novo por 40 segundos.</translation>
    </message>
    <message>
        <source>Gang</source>
        <extracomment>gta_sa_save.gang.model.section, gta_sa_save.gang.weapon_1.section, gta_sa_save.gang.weapon_2.section, gta_sa_save.gang.weapon_3.section</extracomment>
        <translation>Gangue</translation>
    </message>
    <message>
        <source>Gang 10</source>
        <extracomment>gta_sa_save.zone_population.gang_10</extracomment>
        <translation>Gangue 10</translation>
    </message>
    <message>
        <source>Gang 9</source>
        <extracomment>gta_sa_save.zone_population.gang_9</extracomment>
        <translation>Gangue 9</translation>
    </message>
    <message>
        <source>Gang wars</source>
        <extracomment>gta_sa_save.gang_wars.active</extracomment>
        <translation>Guerras de gangues</translation>
    </message>
    <message>
        <source>Gang wars with wrong data size</source>
        <extracomment>SAV-009W.fault</extracomment>
        <translation>Guerras de gangues com tamanho de dados errado</translation>
    </message>
    <message>
        <source>Gangs</source>
        <extracomment>gta_sa_save.zone_population.dealers.section, gta_sa_save.zone_population.gang_1.section, gta_sa_save.zone_population.gang_10.section, gta_sa_save.zone_population.gang_2.section, gta_sa_save.zone_population.gang_3.section, gta_sa_save.zone_population.gang_4.section, gta_sa_save.zone_population.gang_5.section, gta_sa_save.zone_population.gang_6.section, gta_sa_save.zone_population.gang_7.section, gta_sa_save.zone_population.gang_8.section, gta_sa_save.zone_population.gang_9.section</extracomment>
        <translation>Gangues</translation>
    </message>
    <message>
        <source>Garage</source>
        <extracomment>gta_sa_save.garage.door.section, gta_sa_save.garage.door_state.section, gta_sa_save.garage.legend, gta_sa_save.garage.name.section, gta_sa_save.garage.original_type.section, gta_sa_save.garage.type.section</extracomment>
        <translation>Garagem</translation>
    </message>
    <message>
        <source>Garage with a wrong box</source>
        <extracomment>SAV-091.fault</extracomment>
        <translation>Garagem com caixa errada</translation>
    </message>
    <message>
        <source>Garage with invalid shape</source>
        <extracomment>SAV-091D.fault</extracomment>
        <translation>Garagem com forma inválida</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>gta_sa_save.simple_vars.german</extracomment>
        <translation>Alemão</translation>
    </message>
    <message>
        <source>Globals</source>
        <extracomment>gta_sa_save.file.globals</extracomment>
        <translation>Globais</translation>
    </message>
    <message>
        <source>Globals size</source>
        <extracomment>gta_sa_save.file.globals_size</extracomment>
        <translation>Tamanho das globais</translation>
    </message>
    <message>
        <source>Good sniper spot</source>
        <extracomment>source_nav.hiding_spot.good_sniper_spot, source_nav.set_spot_kind.good_sniper_spot</extracomment>
        <translation>Bom ponto de sniper</translation>
    </message>
    <message>
        <source>Greater differences are kept, as for drops and stairs</source>
        <extracomment>source_nav.fit_heights.step.help</extracomment>
        <translation>Diferenças maiores são mantidas, como em quedas e escadarias</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>gta_sa_save.marker_3d.green, gta_sa_save.zone_population.green</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Grid for sides without an edge nearby. 0: none.</source>
        <extracomment>source_nav.area.grid.help</extracomment>
        <translation>Grade para lados sem borda por perto. 0: nenhuma.</translation>
    </message>
    <message>
        <source>Grid for the line. 0: none.</source>
        <extracomment>source_nav.split_area.grid.help</extracomment>
        <translation>Grade para a linha. 0: nenhuma.</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>gta_iv_paths.node.group, gta_sa_extended_paths.node.group, gta_sa_paths.node.group</extracomment>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Groups are numbered over the whole map: open all {} areas first.</source>
        <extracomment>core/systems/gta_sa_paths/rebuild.cpp</extracomment>
        <translation>Os grupos são numerados no mapa inteiro: abra primeiro todas as {} áreas.</translation>
    </message>
    <message>
        <source>Groups may enter</source>
        <extracomment>gta_sa_save.enex_connection.group</extracomment>
        <translation>Grupos podem entrar</translation>
    </message>
    <message>
        <source>Grove Street</source>
        <extracomment>gta_sa_save.zone_population.gang_2</extracomment>
        <translation>Grove Street</translation>
    </message>
    <message>
        <source>Guesses</source>
        <extracomment>quake_nav2.retie.guesses, quake_nav3.retie.guesses</extracomment>
        <translation>Estimativas</translation>
    </message>
    <message>
        <source>Handle</source>
        <extracomment>gta_sa_save.object.handle, gta_sa_save.player.handle</extracomment>
        <translation>Handle</translation>
    </message>
    <message>
        <source>Handle of its radar marker</source>
        <extracomment>gta_sa_save.gang_wars.marker.help</extracomment>
        <translation>Handle do seu marcador de radar</translation>
    </message>
    <message>
        <source>Handling</source>
        <extracomment>gta_sa_save.stored_car.handling</extracomment>
        <translation>Dirigibilidade</translation>
    </message>
    <message>
        <source>Has ammo</source>
        <extracomment>source_nav.area.tf_has_ammo</extracomment>
        <translation>Tem munição</translation>
    </message>
    <message>
        <source>Has at least one decent line to snipe along</source>
        <extracomment>source_nav.hiding_spot.good_sniper_spot.help, source_nav.set_spot_kind.good_sniper_spot.help</extracomment>
        <translation>Tem pelo menos uma linha razoável para atirar de sniper</translation>
    </message>
    <message>
        <source>Has elevator</source>
        <extracomment>source_nav.area.elevator</extracomment>
        <translation>Tem elevador</translation>
    </message>
    <message>
        <source>Has health</source>
        <extracomment>source_nav.area.tf_has_health</extracomment>
        <translation>Tem vida</translation>
    </message>
    <message>
        <source>Has nitro</source>
        <extracomment>gta_sa_save.stored_car.has_nitro</extracomment>
        <translation>Tem nitro</translation>
    </message>
    <message>
        <source>Hash of the name of the street, 0 for none. One source; the game after this one has the same field.</source>
        <extracomment>gta_iv_paths.node.street_hash.help</extracomment>
        <translation>Hash do nome da rua, 0 para nenhum. Uma fonte; o jogo seguinte a este tem o mesmo campo.</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>gta_sa_save.car_generator.heading, gta_sa_save.parked_car.heading, gta_sa_save.restart.heading</extracomment>
        <translation>Rumo</translation>
    </message>
    <message>
        <source>Heading {} (expected 0 to 360)</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Rumo {} (esperado 0 a 360)</translation>
    </message>
    <message>
        <source>Health</source>
        <extracomment>gta_sa_save.player.health</extracomment>
        <translation>Vida</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>source_nav.level.height</extracomment>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Height Ramp</source>
        <extracomment>gta_iv_paths.height_ramp, gta_sa_extended_paths.height_ramp, gta_sa_paths.height_ramp, gta_sa_save.height_ramp, quake_nav2.height_ramp, quake_nav3.height_ramp, source_nav.height_ramp</extracomment>
        <translation>Rampa de altura</translation>
    </message>
    <message>
        <source>Height at maximum x, maximum y</source>
        <extracomment>source_nav.area.south_east_z.help</extracomment>
        <translation>Altura em x máximo, y máximo</translation>
    </message>
    <message>
        <source>Height at maximum x, minimum y</source>
        <extracomment>source_nav.area.north_east_z.help</extracomment>
        <translation>Altura em x máximo, y mínimo</translation>
    </message>
    <message>
        <source>Height at minimum x, maximum y</source>
        <extracomment>source_nav.area.south_west_z.help</extracomment>
        <translation>Altura em x mínimo, y máximo</translation>
    </message>
    <message>
        <source>Height at minimum x, minimum y</source>
        <extracomment>source_nav.area.north_west_z.help</extracomment>
        <translation>Altura em x mínimo, y mínimo</translation>
    </message>
    <message>
        <source>Height of the end above the start</source>
        <extracomment>quake_nav2.traversal.up.help, quake_nav3.traversal.up.help</extracomment>
        <translation>Altura do fim acima do início</translation>
    </message>
    <message>
        <source>Height of the highest corner</source>
        <extracomment>source_nav.select_height_range.high.help</extracomment>
        <translation>Altura do canto mais alto</translation>
    </message>
    <message>
        <source>Height of the lowest corner</source>
        <extracomment>source_nav.select_height_range.low.help</extracomment>
        <translation>Altura do canto mais baixo</translation>
    </message>
    <message>
        <source>Height of the other area&apos;s edge above this one&apos;s where they meet. Far below 0: a drop.</source>
        <extracomment>source_nav.connection.height.help</extracomment>
        <translation>Altura da borda da outra área acima da desta onde se encontram. Bem abaixo de 0: uma queda.</translation>
    </message>
    <message>
        <source>Height of the target above the node that the link leaves</source>
        <extracomment>quake_nav2.link.climb.help, quake_nav3.link.climb.help</extracomment>
        <translation>Altura do destino acima do nó de onde a ligação sai</translation>
    </message>
    <message>
        <source>Heights</source>
        <extracomment>source_nav.corners_to_ground.section, source_nav.fit_heights.section, source_nav.level.section, source_nav.mend_rectangles.section, source_nav.raise.section</extracomment>
        <translation>Alturas</translation>
    </message>
    <message>
        <source>Heights too</source>
        <extracomment>gta_iv_paths.scale_selection.heights, gta_sa_extended_paths.scale_selection.heights, gta_sa_paths.scale_selection.heights, gta_sa_save.scale_selection.heights, quake_nav2.scale_selection.heights, quake_nav3.scale_selection.heights, source_nav.scale_selection.heights</extracomment>
        <translation>Alturas também</translation>
    </message>
    <message>
        <source>Help messages</source>
        <extracomment>gta_sa_save.file.help_messages</extracomment>
        <translation>Mensagens de ajuda</translation>
    </message>
    <message>
        <source>Help was shown</source>
        <extracomment>gta_sa_save.pickup.help_shown</extracomment>
        <translation>Ajuda foi mostrada</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>source_nav.area.approach.here</extracomment>
        <translation>Aqui</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <extracomment>quake_nav2.file.heuristic, quake_nav3.file.heuristic</extracomment>
        <translation>Heurística</translation>
    </message>
    <message>
        <source>Heuristic factor of the route search. 0.8 in nearly all original files.</source>
        <extracomment>quake_nav2.file.heuristic.help, quake_nav3.file.heuristic.help</extracomment>
        <translation>Fator de heurística da busca de rotas. 0.8 em quase todos os arquivos originais.</translation>
    </message>
    <message>
        <source>Heuristic {} (expected a number above 0, usually 0.8)</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Heurística {} (esperado um número acima de 0, normalmente 0.8)</translation>
    </message>
    <message>
        <source>Hiding Spot</source>
        <extracomment>source_nav.hiding_spot</extracomment>
        <translation>Esconderijo</translation>
    </message>
    <message>
        <source>Hiding Spots</source>
        <extracomment>source_nav.set_spot_kind.section, source_nav.spots_to_area.section, source_nav.spots_to_ground.section</extracomment>
        <translation>Esconderijos</translation>
    </message>
    <message>
        <source>Hiding spot</source>
        <extracomment>source_nav.hiding_spot.id.section, source_nav.hiding_spot.owner.section, source_nav.hiding_spot.position.section</extracomment>
        <translation>Esconderijo</translation>
    </message>
    <message>
        <source>Hiding spot IDs are unique</source>
        <extracomment>NAV023</extracomment>
        <translation>Os IDs de esconderijo são únicos</translation>
    </message>
    <message>
        <source>Hiding spot inside a wall or floor</source>
        <extracomment>NAV072.fault</extracomment>
        <translation>Esconderijo dentro de parede ou piso</translation>
    </message>
    <message>
        <source>Hiding spot outside its area</source>
        <extracomment>NAV060.fault</extracomment>
        <translation>Esconderijo fora da sua área</translation>
    </message>
    <message>
        <source>Hiding spot to look at</source>
        <extracomment>source_nav.encounter_path.encounter_spot.spot.help</extracomment>
        <translation>Esconderijo para o qual olhar</translation>
    </message>
    <message>
        <source>Hiding spot with invalid position</source>
        <extracomment>NAV006.fault</extracomment>
        <translation>Esconderijo com posição inválida</translation>
    </message>
    <message>
        <source>Hiding spots</source>
        <extracomment>source_nav.area.spots, source_nav.file.hiding_spots, source_nav.strip.hiding_spots</extracomment>
        <translation>Esconderijos</translation>
    </message>
    <message>
        <source>Hiding spots are in open space</source>
        <extracomment>NAV072</extracomment>
        <translation>Os esconderijos ficam em espaço livre</translation>
    </message>
    <message>
        <source>Hiding spots here are not used.</source>
        <extracomment>source_nav.area.dont_hide.help</extracomment>
        <translation>Os esconderijos daqui não são usados.</translation>
    </message>
    <message>
        <source>Hiding spots to look at on the way</source>
        <extracomment>source_nav.encounter_path.spots.help</extracomment>
        <translation>Esconderijos para os quais olhar no caminho</translation>
    </message>
    <message>
        <source>Hiding spots, encounter paths and visibility have been computed</source>
        <extracomment>source_nav.file.analysed.help</extracomment>
        <translation>Esconderijos, caminhos de encontro e visibilidade foram calculados</translation>
    </message>
    <message>
        <source>High priority</source>
        <extracomment>gta_sa_save.car_generator.priority</extracomment>
        <translation>Prioridade alta</translation>
    </message>
    <message>
        <source>Highway</source>
        <extracomment>gta_iv_paths.node.highway</extracomment>
        <translation>Rodovia</translation>
    </message>
    <message>
        <source>Horizontal distance from start to end</source>
        <extracomment>quake_nav2.traversal.across.help, quake_nav3.traversal.across.help</extracomment>
        <translation>Distância horizontal do início ao fim</translation>
    </message>
    <message>
        <source>Hospital</source>
        <extracomment>gta_sa_save.restart.legend</extracomment>
        <translation>Hospital</translation>
    </message>
    <message>
        <source>Hospital heading</source>
        <extracomment>gta_sa_save.file.hospital_heading</extracomment>
        <translation>Rumo do hospital</translation>
    </message>
    <message>
        <source>Hospital radius</source>
        <extracomment>gta_sa_save.file.hospital_radius</extracomment>
        <translation>Raio do hospital</translation>
    </message>
    <message>
        <source>Hospital x</source>
        <extracomment>gta_sa_save.file.hospital_x</extracomment>
        <translation>Hospital x</translation>
    </message>
    <message>
        <source>Hospital y</source>
        <extracomment>gta_sa_save.file.hospital_y</extracomment>
        <translation>Hospital y</translation>
    </message>
    <message>
        <source>Hospital z</source>
        <extracomment>gta_sa_save.file.hospital_z</extracomment>
        <translation>Hospital z</translation>
    </message>
    <message>
        <source>Hostages do not go here.</source>
        <extracomment>source_nav.area.no_hostages.help</extracomment>
        <translation>Os reféns não vêm aqui.</translation>
    </message>
    <message>
        <source>Hour</source>
        <extracomment>gta_sa_save.simple_vars.hour</extracomment>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Hours without food</source>
        <extracomment>gta_sa_save.player_info.hours_hungry</extracomment>
        <translation>Horas sem comer</translation>
    </message>
    <message>
        <source>How bots move along the link</source>
        <extracomment>quake_nav2.chain.type.help, quake_nav2.connect_as.type.help, quake_nav2.link.type.help, quake_nav2.select_type.type.help, quake_nav2.set_type.type.help, quake_nav3.chain.type.help, quake_nav3.connect_as.type.help, quake_nav3.link.type.help, quake_nav3.select_type.type.help, quake_nav3.set_type.type.help</extracomment>
        <translation>Como os bots se movem ao longo da ligação</translation>
    </message>
    <message>
        <source>How bots move along the link. Changing the type adds or removes the traversal.</source>
        <extracomment>quake_nav2.link.type.help, quake_nav3.link.type.help</extracomment>
        <translation>Como os bots se movem ao longo da ligação. Mudar o tipo adiciona ou remove a travessia.</translation>
    </message>
    <message>
        <source>How much of the area is visible. &apos;Not visible&apos; overrides an inherited entry.</source>
        <extracomment>source_nav.area.visible_area.visibility.help</extracomment>
        <translation>Quanto da área é visível. &apos;Não visível&apos; se sobrepõe a uma entrada herdada.</translation>
    </message>
    <message>
        <source>How much traffic appears here: 0 none, 15 full</source>
        <extracomment>gta_iv_paths.build_road.spawn_density.help, gta_iv_paths.build_water.spawn_density.help, gta_iv_paths.set_run.spawn_density.help</extracomment>
        <translation>Quanto trânsito aparece aqui: 0 nenhum, 15 total</translation>
    </message>
    <message>
        <source>How often traffic or pedestrians appear here: 0 never, 15 always</source>
        <extracomment>gta_sa_extended_paths.build_path.spawn_probability.help, gta_sa_extended_paths.build_road.spawn_probability.help, gta_sa_extended_paths.build_water.spawn_probability.help, gta_sa_extended_paths.set_run.spawn_probability.help, gta_sa_paths.build_path.spawn_probability.help, gta_sa_paths.build_road.spawn_probability.help, gta_sa_paths.build_water.spawn_probability.help, gta_sa_paths.set_run.spawn_probability.help</extracomment>
        <translation>Com que frequência trânsito ou pedestres aparecem aqui: 0 nunca, 15 sempre</translation>
    </message>
    <message>
        <source>How the file was laid out when it was opened. An edited area keeps forms 1, 2 and 4; truncated and uninitialised files are written in standard form once their area is edited.</source>
        <extracomment>gta_sa_extended_paths.file.form.help, gta_sa_paths.file.form.help</extracomment>
        <translation>Como o arquivo estava organizado quando foi aberto. Uma área editada mantém as formas 1, 2 e 4; arquivos truncados e não inicializados são gravados na forma padrão assim que sua área é editada.</translation>
    </message>
    <message>
        <source>Hydraulics</source>
        <extracomment>gta_sa_save.stored_car.hydraulics</extracomment>
        <translation>Hidráulica</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>gta_iv_paths.node.id, gta_sa_extended_paths.navi.id, gta_sa_extended_paths.node.id, gta_sa_paths.navi.id, gta_sa_paths.node.id, source_nav.area.id, source_nav.hiding_spot.id, source_nav.ladder.id</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Ideal sniper spot</source>
        <extracomment>source_nav.hiding_spot.ideal_sniper_spot, source_nav.set_spot_kind.ideal_sniper_spot</extracomment>
        <translation>Ponto de sniper ideal</translation>
    </message>
    <message>
        <source>Ignore visibility</source>
        <extracomment>source_nav.area.spawn_ignore_visibility</extracomment>
        <translation>Ignorar visibilidade</translation>
    </message>
    <message>
        <source>Ignores the population limit</source>
        <extracomment>gta_sa_save.car_generator.any_crowd</extracomment>
        <translation>Ignora o limite de população</translation>
    </message>
    <message>
        <source>In all areas</source>
        <extracomment>source_nav.file.encounter_paths.help, source_nav.file.hiding_spots.help</extracomment>
        <translation>Em todas as áreas</translation>
    </message>
    <message>
        <source>In cover</source>
        <extracomment>source_nav.hiding_spot.in_cover, source_nav.set_spot_kind.in_cover</extracomment>
        <translation>Com cobertura</translation>
    </message>
    <message>
        <source>In the save</source>
        <extracomment>gta_sa_extended_paths.node.switched_by.section, gta_sa_extended_paths.node.traffic_in_save.section, gta_sa_paths.node.switched_by.section, gta_sa_paths.node.traffic_in_save.section</extracomment>
        <translation>No save</translation>
    </message>
    <message>
        <source>In the whole mesh</source>
        <extracomment>source_nav.file.ladders.help</extracomment>
        <translation>Na malha inteira</translation>
    </message>
    <message>
        <source>In this area</source>
        <extracomment>source_nav.area.spots.help</extracomment>
        <translation>Nesta área</translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>gta_sa_save.marker.in_use</extracomment>
        <translation>Em uso</translation>
    </message>
    <message>
        <source>Inactive</source>
        <extracomment>gta_sa_save.garage.inactive</extracomment>
        <translation>Inativa</translation>
    </message>
    <message>
        <source>Inclusive</source>
        <extracomment>gta_sa_save.path_region.maximum.help, gta_sa_save.path_region.minimum.help</extracomment>
        <translation>Inclusivo</translation>
    </message>
    <message>
        <source>Incoming connections</source>
        <extracomment>source_nav.area.connections_in</extracomment>
        <translation>Conexões de entrada</translation>
    </message>
    <message>
        <source>Index</source>
        <extracomment>gta_iv_paths.link.index, gta_sa_extended_paths.link.index, gta_sa_paths.link.index, quake_nav2.edict.index, quake_nav2.link.index, quake_nav2.node.index, quake_nav2.traversal.index, quake_nav3.edict.index, quake_nav3.link.index, quake_nav3.node.index, quake_nav3.traversal.index, source_nav.fog_place.index, source_nav.place.index</extracomment>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Index of its first link in its area&apos;s file</source>
        <extracomment>gta_iv_paths.node.first_link.help, gta_sa_extended_paths.node.first_link.help, gta_sa_paths.node.first_link.help</extracomment>
        <translation>Índice da sua primeira ligação no arquivo da sua área</translation>
    </message>
    <message>
        <source>Index of the brush entity&apos;s model in the running game</source>
        <extracomment>quake_nav3.edict.model_index.help</extracomment>
        <translation>Índice do modelo da entidade de brush no jogo em execução</translation>
    </message>
    <message>
        <source>Index of the first outgoing link</source>
        <extracomment>quake_nav2.node.first_link.help, quake_nav3.node.first_link.help</extracomment>
        <translation>Índice da primeira ligação de saída</translation>
    </message>
    <message>
        <source>Infinite run</source>
        <extracomment>gta_sa_save.player_info.endless_run</extracomment>
        <translation>Corrida infinita</translation>
    </message>
    <message>
        <source>Inherits from</source>
        <extracomment>source_nav.area.inherits_from</extracomment>
        <translation>Herda de</translation>
    </message>
    <message>
        <source>Insert Along Curve</source>
        <extracomment>gta_iv_paths.curve, gta_sa_extended_paths.curve, gta_sa_paths.curve</extracomment>
        <translation>Inserir ao longo da curva</translation>
    </message>
    <message>
        <source>Insert Nodes</source>
        <extracomment>SA026.fix, gta_iv_paths.insert, gta_sa_extended_paths.insert, gta_sa_paths.insert, quake_nav2.insert, quake_nav3.insert</extracomment>
        <translation>Inserir nós</translation>
    </message>
    <message>
        <source>Inserts a node on the floor halfway along each selected walk link</source>
        <extracomment>quake_nav2.insert.help, quake_nav3.insert.help</extracomment>
        <translation>Insere um nó no piso no meio de cada ligação de caminhada selecionada</translation>
    </message>
    <message>
        <source>Inserts evenly spaced nodes into the selected links</source>
        <extracomment>gta_iv_paths.insert.help, gta_sa_extended_paths.insert.help, gta_sa_paths.insert.help</extracomment>
        <translation>Insere nós igualmente espaçados nas ligações selecionadas</translation>
    </message>
    <message>
        <source>Inserts evenly spaced nodes into the selected links, on a smooth curve through the nodes of the road</source>
        <extracomment>gta_iv_paths.curve.help, gta_sa_extended_paths.curve.help, gta_sa_paths.curve.help</extracomment>
        <translation>Insere nós igualmente espaçados nas ligações selecionadas, em uma curva suave pelos nós da via</translation>
    </message>
    <message>
        <source>Inserts nodes along the road between its junctions, so that no link is longer than the limit</source>
        <extracomment>gta_iv_paths.split_run.help</extracomment>
        <translation>Insere nós ao longo da via entre seus cruzamentos, para que nenhuma ligação passe do limite</translation>
    </message>
    <message>
        <source>Inserts nodes into the selected links, so that no part is longer than the limit</source>
        <extracomment>gta_iv_paths.split_link.help, gta_sa_extended_paths.split_link.help, gta_sa_paths.split_link.help</extracomment>
        <translation>Insere nós nas ligações selecionadas, para que nenhuma parte passe do limite</translation>
    </message>
    <message>
        <source>Inside {}, which comes later. Deleting the region without open path files may change nodes outside its box.</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Dentro de {}, que vem depois. Excluir a região sem arquivos de caminhos abertos pode alterar nós fora da caixa.</translation>
    </message>
    <message>
        <source>Instant turn</source>
        <extracomment>quake_nav3.link.instant_turn</extracomment>
        <translation>Giro instantâneo</translation>
    </message>
    <message>
        <source>Interior</source>
        <extracomment>gta_sa_save.enex_connection.is_interior, gta_sa_save.player.interior, gta_sa_save.simple_vars.interior</extracomment>
        <translation>Interior</translation>
    </message>
    <message>
        <source>Interiors are at a height of about 1000 m</source>
        <extracomment>gta_sa_save.player.position.help</extracomment>
        <translation>Os interiores ficam a uma altura de cerca de 1000 m</translation>
    </message>
    <message>
        <source>Intersection count off by</source>
        <extracomment>gta_iv_paths.file.intersection_excess</extracomment>
        <translation>Erro na contagem de interseções</translation>
    </message>
    <message>
        <source>Intersection with links</source>
        <extracomment>IV017.fault</extracomment>
        <translation>Interseção com ligações</translation>
    </message>
    <message>
        <source>Intersections</source>
        <extracomment>gta_iv_paths.file.intersections</extracomment>
        <translation>Interseções</translation>
    </message>
    <message>
        <source>Intersections have no links</source>
        <extracomment>IV017</extracomment>
        <translation>Interseções não têm ligações</translation>
    </message>
    <message>
        <source>Invalid analysed byte</source>
        <extracomment>NAV052.fault</extracomment>
        <translation>Byte de analisada inválido</translation>
    </message>
    <message>
        <source>Invalid crossing flags, or other ones than on the reverse link</source>
        <extracomment>SA036.fault</extracomment>
        <translation>Flags de travessia inválidas, ou diferentes das da ligação inversa</translation>
    </message>
    <message>
        <source>Invalid heuristic</source>
        <extracomment>QN002.fault</extracomment>
        <translation>Heurística inválida</translation>
    </message>
    <message>
        <source>Invalid position</source>
        <extracomment>SAV-010A.fault, SAV-010C.fault, SAV-010D.fault, SAV-010G.fault, SAV-010J.fault, SAV-010M.fault, SAV-010O.fault, SAV-010P.fault, SAV-010R.fault</extracomment>
        <translation>Posição inválida</translation>
    </message>
    <message>
        <source>Invalid position.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp, core/systems/quake_nav/build.cpp, core/systems/source_nav/build.cpp, core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Posição inválida.</translation>
    </message>
    <message>
        <source>Invalid restart point</source>
        <extracomment>SAV-100.fault</extracomment>
        <translation>Ponto de reinício inválido</translation>
    </message>
    <message>
        <source>Invalid stunt jump</source>
        <extracomment>SAV-070.fault</extracomment>
        <translation>Salto acrobático inválido</translation>
    </message>
    <message>
        <source>Invert look</source>
        <extracomment>gta_sa_save.simple_vars.invert_look</extracomment>
        <translation>Inverter olhar</translation>
    </message>
    <message>
        <source>Inverted set piece</source>
        <extracomment>SAV-060.fault</extracomment>
        <translation>Set piece invertido</translation>
    </message>
    <message>
        <source>Inverted zone</source>
        <extracomment>SAV-031.fault</extracomment>
        <translation>Zona invertida</translation>
    </message>
    <message>
        <source>Invisible objects</source>
        <extracomment>gta_sa_save.file.invisible_objects</extracomment>
        <translation>Objetos invisíveis</translation>
    </message>
    <message>
        <source>Irregular link ranges</source>
        <extracomment>QN003.fault, gta_iv_paths.file.link_layout, gta_sa_extended_paths.file.link_layout, gta_sa_paths.file.link_layout, quake_nav2.file.link_ranges, quake_nav3.file.link_ranges</extracomment>
        <translation>Intervalos de ligações irregulares</translation>
    </message>
    <message>
        <source>Isolated area</source>
        <extracomment>NAV054.fault</extracomment>
        <translation>Área isolada</translation>
    </message>
    <message>
        <source>It was</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Ele ficou</translation>
    </message>
    <message>
        <source>Item or start without a node nearby</source>
        <extracomment>QN054.fault</extracomment>
        <translation>Item ou início sem nó por perto</translation>
    </message>
    <message>
        <source>Items and starts have a node nearby</source>
        <extracomment>QN054</extracomment>
        <translation>Itens e inícios têm um nó por perto</translation>
    </message>
    <message>
        <source>Its links are pusher links.</source>
        <extracomment>quake_nav2.node.pusher.help, quake_nav3.node.pusher.help</extracomment>
        <translation>Suas ligações são de impulsor.</translation>
    </message>
    <message>
        <source>Its links are teleport links.</source>
        <extracomment>quake_nav2.node.teleporter.help, quake_nav3.node.teleporter.help</extracomment>
        <translation>Suas ligações são de teleporte.</translation>
    </message>
    <message>
        <source>Its links lead through doors.</source>
        <extracomment>quake_nav3.node.check_doors.help</extracomment>
        <translation>Suas ligações passam por portas.</translation>
    </message>
    <message>
        <source>Jump</source>
        <extracomment>gta_sa_save.stunt_jump.done.section, gta_sa_save.stunt_jump.found.section, gta_sa_save.stunt_jump.reward.section, source_nav.area.jump</extracomment>
        <translation>Salto</translation>
    </message>
    <message>
        <source>Jump out of reach</source>
        <extracomment>QN029.fault</extracomment>
        <translation>Salto fora de alcance</translation>
    </message>
    <message>
        <source>Jumps are within reach</source>
        <extracomment>QN029</extracomment>
        <translation>Os saltos estão ao alcance</translation>
    </message>
    <message>
        <source>Keeps weapons after arrest</source>
        <extracomment>gta_sa_save.player_info.keeps_when_busted</extracomment>
        <translation>Mantém armas após a prisão</translation>
    </message>
    <message>
        <source>Keeps weapons after death</source>
        <extracomment>gta_sa_save.player_info.keeps_when_wasted</extracomment>
        <translation>Mantém armas após a morte</translation>
    </message>
    <message>
        <source>Kept as found in the file until the first edit</source>
        <extracomment>gta_sa_save.file.keeps_checksum.help</extracomment>
        <translation>Mantido como encontrado no arquivo até a primeira edição</translation>
    </message>
    <message>
        <source>Kept for a file whose nodes claim overlapping or scattered links; empty in a valid file</source>
        <extracomment>gta_iv_paths.file.link_layout.help, gta_sa_extended_paths.file.link_layout.help, gta_sa_paths.file.link_layout.help</extracomment>
        <translation>Mantido para um arquivo cujos nós reivindicam ligações sobrepostas ou dispersas; vazio em um arquivo válido</translation>
    </message>
    <message>
        <source>Kept for files whose nodes claim overlapping or scattered links. Empty in a valid file.</source>
        <extracomment>quake_nav2.file.link_ranges.help, quake_nav3.file.link_ranges.help</extracomment>
        <translation>Mantido para arquivos cujos nós reivindicam ligações sobrepostas ou dispersas. Vazio em um arquivo válido.</translation>
    </message>
    <message>
        <source>Kills</source>
        <extracomment>gta_sa_save.file.kills</extracomment>
        <translation>Mortes</translation>
    </message>
    <message>
        <source>Ladder</source>
        <extracomment>quake_nav3.node.ladder, source_nav.area.ladder_down.ladder, source_nav.area.ladder_down.ladder.section, source_nav.area.ladder_up.ladder, source_nav.area.ladder_up.ladder.section, source_nav.ladder, source_nav.ladder.bottom.section, source_nav.ladder.dangling.section, source_nav.ladder.direction.section, source_nav.ladder.id.section, source_nav.ladder.length.section, source_nav.ladder.top.section, source_nav.ladder.width.section</extracomment>
        <translation>Escada</translation>
    </message>
    <message>
        <source>Ladder ID that is 0 or duplicate</source>
        <extracomment>NAV024.fault</extracomment>
        <translation>ID de escada 0 ou duplicado</translation>
    </message>
    <message>
        <source>Ladder IDs are unique and not 0</source>
        <extracomment>NAV024</extracomment>
        <translation>Os IDs de escada são únicos e diferentes de 0</translation>
    </message>
    <message>
        <source>Ladder links start or end here.</source>
        <extracomment>quake_nav3.node.ladder.help</extracomment>
        <translation>Ligações de escada começam ou terminam aqui.</translation>
    </message>
    <message>
        <source>Ladder listed by an unrelated area</source>
        <extracomment>NAV028.fault</extracomment>
        <translation>Escada listada por uma área não relacionada</translation>
    </message>
    <message>
        <source>Ladder not listed by an area at its end</source>
        <extracomment>NAV027.fault</extracomment>
        <translation>Escada não listada por uma área na sua ponta</translation>
    </message>
    <message>
        <source>Ladder off the map&apos;s ladder</source>
        <extracomment>NAV073.fault</extracomment>
        <translation>Escada fora da escada do mapa</translation>
    </message>
    <message>
        <source>Ladder plane</source>
        <extracomment>quake_nav3.traversal.ladder_plane</extracomment>
        <translation>Plano da escada</translation>
    </message>
    <message>
        <source>Ladder that leads down from here</source>
        <extracomment>source_nav.area.ladder_down.ladder.help</extracomment>
        <translation>Escada que desce daqui</translation>
    </message>
    <message>
        <source>Ladder that leads up from here</source>
        <extracomment>source_nav.area.ladder_up.ladder.help</extracomment>
        <translation>Escada que sobe daqui</translation>
    </message>
    <message>
        <source>Ladder with a wrong length</source>
        <extracomment>NAV065.fault</extracomment>
        <translation>Escada com comprimento errado</translation>
    </message>
    <message>
        <source>Ladder with invalid direction</source>
        <extracomment>NAV029.fault</extracomment>
        <translation>Escada com direção inválida</translation>
    </message>
    <message>
        <source>Ladder with invalid ends or sizes</source>
        <extracomment>NAV007.fault</extracomment>
        <translation>Escada com pontas ou tamanhos inválidos</translation>
    </message>
    <message>
        <source>Ladder without areas at its ends</source>
        <extracomment>NAV026.fault</extracomment>
        <translation>Escada sem áreas nas pontas</translation>
    </message>
    <message>
        <source>Ladders</source>
        <extracomment>source_nav.file.ladders, source_nav.flip_ladder.section, source_nav.ladder_ends.section</extracomment>
        <translation>Escadas</translation>
    </message>
    <message>
        <source>Ladders are on a ladder of the map</source>
        <extracomment>NAV073</extracomment>
        <translation>As escadas ficam em uma escada do mapa</translation>
    </message>
    <message>
        <source>Landing: maximum corner</source>
        <extracomment>gta_sa_save.stunt_jump.landing_maximum</extracomment>
        <translation>Aterrissagem: canto máximo</translation>
    </message>
    <message>
        <source>Landing: minimum corner</source>
        <extracomment>gta_sa_save.stunt_jump.landing_minimum</extracomment>
        <translation>Aterrissagem: canto mínimo</translation>
    </message>
    <message>
        <source>Lanes</source>
        <extracomment>gta_iv_paths.link.lanes_a.section, gta_iv_paths.link.lanes_b.section, gta_sa_extended_paths.navi.left_lanes.section, gta_sa_extended_paths.navi.right_lanes.section, gta_sa_paths.navi.left_lanes.section, gta_sa_paths.navi.right_lanes.section</extracomment>
        <translation>Faixas</translation>
    </message>
    <message>
        <source>Lanes A</source>
        <extracomment>gta_iv_paths.build_road.lanes_a, gta_iv_paths.build_water.lanes_a, gta_iv_paths.link.lanes_a, gta_iv_paths.set_run.lanes_a</extracomment>
        <translation>Faixas A</translation>
    </message>
    <message>
        <source>Lanes A and B are those of the links along the arrows, {} {}.</source>
        <extracomment>core/systems/gta_iv_paths/road_edits.cpp</extracomment>
        <translation>As faixas A e B são as das ligações ao longo das setas, {} {}.</translation>
    </message>
    <message>
        <source>Lanes B</source>
        <extracomment>gta_iv_paths.build_road.lanes_b, gta_iv_paths.build_water.lanes_b, gta_iv_paths.link.lanes_b, gta_iv_paths.set_run.lanes_b</extracomment>
        <translation>Faixas B</translation>
    </message>
    <message>
        <source>Lanes against the direction, away from the attached end</source>
        <extracomment>gta_sa_extended_paths.navi.left_lanes.help, gta_sa_paths.navi.left_lanes.help</extracomment>
        <translation>Faixas contra a direção, que se afastam da ponta presa</translation>
    </message>
    <message>
        <source>Lanes along the direction, towards the attached end</source>
        <extracomment>gta_sa_extended_paths.navi.right_lanes.help, gta_sa_paths.navi.right_lanes.help</extracomment>
        <translation>Faixas ao longo da direção, rumo à ponta presa</translation>
    </message>
    <message>
        <source>Lanes are mirrored</source>
        <extracomment>gta_iv_paths.file.lanes_agree</extracomment>
        <translation>Faixas são espelhadas</translation>
    </message>
    <message>
        <source>Lanes back</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_back, gta_sa_extended_paths.build_water.lanes_back, gta_sa_extended_paths.set_run.lanes_back, gta_sa_paths.build_road.lanes_back, gta_sa_paths.build_water.lanes_back, gta_sa_paths.set_run.lanes_back</extracomment>
        <translation>Faixas de volta</translation>
    </message>
    <message>
        <source>Lanes bit 7</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_bit_7, gta_sa_paths.navi.lanes_bit_7</extracomment>
        <translation>Bit 7 das faixas</translation>
    </message>
    <message>
        <source>Lanes bits 6-7</source>
        <extracomment>gta_iv_paths.link.lanes_bits_6_7</extracomment>
        <translation>Bits 6-7 das faixas</translation>
    </message>
    <message>
        <source>Lanes forward</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_forward, gta_sa_extended_paths.build_water.lanes_forward, gta_sa_extended_paths.set_run.lanes_forward, gta_sa_paths.build_road.lanes_forward, gta_sa_paths.build_water.lanes_forward, gta_sa_paths.set_run.lanes_forward</extracomment>
        <translation>Faixas de ida</translation>
    </message>
    <message>
        <source>Lanes in one of the two directions; which of them is not known</source>
        <extracomment>gta_iv_paths.build_road.lanes_a.help, gta_iv_paths.build_water.lanes_a.help, gta_iv_paths.set_run.lanes_a.help</extracomment>
        <translation>Faixas em um dos dois sentidos; não se sabe em qual deles</translation>
    </message>
    <message>
        <source>Lanes in one of the two directions; which of them is not known. The reverse link has A and B swapped. Inferred from how often each value occurs.</source>
        <extracomment>gta_iv_paths.link.lanes_a.help</extracomment>
        <translation>Faixas em um dos dois sentidos; não se sabe em qual deles. A ligação inversa tem A e B trocadas. Inferido da frequência de cada valor.</translation>
    </message>
    <message>
        <source>Lanes in the direction in which the road is built or selected</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_forward.help, gta_sa_extended_paths.build_water.lanes_forward.help, gta_sa_extended_paths.set_run.lanes_forward.help, gta_sa_paths.build_road.lanes_forward.help, gta_sa_paths.build_water.lanes_forward.help, gta_sa_paths.set_run.lanes_forward.help</extracomment>
        <translation>Faixas no sentido em que a via é construída ou selecionada</translation>
    </message>
    <message>
        <source>Lanes in the opposite direction; 0: a one-way road</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_back.help, gta_sa_extended_paths.build_water.lanes_back.help, gta_sa_extended_paths.set_run.lanes_back.help, gta_sa_paths.build_road.lanes_back.help, gta_sa_paths.build_water.lanes_back.help, gta_sa_paths.set_run.lanes_back.help</extracomment>
        <translation>Faixas no sentido oposto; 0: uma via de mão única</translation>
    </message>
    <message>
        <source>Lanes in the other direction. Inferred from how often each value occurs.</source>
        <extracomment>gta_iv_paths.link.lanes_b.help</extracomment>
        <translation>Faixas no outro sentido. Inferido da frequência de cada valor.</translation>
    </message>
    <message>
        <source>Lanes in the other direction; 0: a one-way road</source>
        <extracomment>gta_iv_paths.build_road.lanes_b.help, gta_iv_paths.build_water.lanes_b.help, gta_iv_paths.set_run.lanes_b.help</extracomment>
        <translation>Faixas no outro sentido; 0: uma via de mão única</translation>
    </message>
    <message>
        <source>Lanes of the reverse link are not swapped</source>
        <extracomment>IV012.fault</extracomment>
        <translation>Faixas da ligação inversa não estão trocadas</translation>
    </message>
    <message>
        <source>Lanes word</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_word, gta_sa_paths.navi.lanes_word</extracomment>
        <translation>Palavra das faixas</translation>
    </message>
    <message>
        <source>Lanes, lights and direction of a vehicle link; shared with the reverse link</source>
        <extracomment>gta_sa_extended_paths.link.navi.help, gta_sa_paths.link.navi.help</extracomment>
        <translation>Faixas, semáforos e direção de uma ligação de veículo; compartilhado com a ligação inversa</translation>
    </message>
    <message>
        <source>Largest mission</source>
        <extracomment>gta_sa_save.file.largest_mission</extracomment>
        <translation>Maior missão</translation>
    </message>
    <message>
        <source>Las Venturas</source>
        <extracomment>gta_sa_save.simple_vars.level.3, gta_sa_save.zone.level.3</extracomment>
        <translation>Las Venturas</translation>
    </message>
    <message>
        <source>Last clock tick</source>
        <extracomment>gta_sa_save.simple_vars.last_clock_tick</extracomment>
        <translation>Último tique do relógio</translation>
    </message>
    <message>
        <source>Last help</source>
        <extracomment>gta_sa_save.file.last_help</extracomment>
        <translation>Última ajuda</translation>
    </message>
    <message>
        <source>Last in the area</source>
        <extracomment>gta_sa_save.gang_wars.last_time</extracomment>
        <translation>Última vez na área</translation>
    </message>
    <message>
        <source>Last mission</source>
        <extracomment>gta_sa_save.file.last_mission</extracomment>
        <translation>Última missão</translation>
    </message>
    <message>
        <source>Last mission time</source>
        <extracomment>gta_sa_save.file.last_mission_time</extracomment>
        <translation>Tempo da última missão</translation>
    </message>
    <message>
        <source>Last selected element</source>
        <extracomment>gta_iv_paths.mirror_selection.around.1, gta_iv_paths.rotate_selection.around.1, gta_iv_paths.scale_selection.around.1, gta_sa_extended_paths.mirror_selection.around.1, gta_sa_extended_paths.rotate_selection.around.1, gta_sa_extended_paths.scale_selection.around.1, gta_sa_paths.mirror_selection.around.1, gta_sa_paths.rotate_selection.around.1, gta_sa_paths.scale_selection.around.1, gta_sa_save.mirror_selection.around.1, gta_sa_save.rotate_selection.around.1, gta_sa_save.scale_selection.around.1, quake_nav2.mirror_selection.around.1, quake_nav2.rotate_selection.around.1, quake_nav2.scale_selection.around.1, quake_nav3.mirror_selection.around.1, quake_nav3.rotate_selection.around.1, quake_nav3.scale_selection.around.1, source_nav.mirror_selection.around.1, source_nav.rotate_selection.around.1, source_nav.scale_selection.around.1</extracomment>
        <translation>Último elemento selecionado</translation>
    </message>
    <message>
        <source>Last used</source>
        <extracomment>gta_sa_save.set_piece.last_time</extracomment>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>gta_sa_save.block.opaque, quake_nav2.file.layout, quake_nav3.file.layout</extracomment>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Leads to</source>
        <extracomment>gta_sa_save.enex_connection.link</extracomment>
        <translation>Leva a</translation>
    </message>
    <message>
        <source>Leads to entrance {}, which is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Leva à entrada {}, que não está no save</translation>
    </message>
    <message>
        <source>Leads to its own node</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Leva ao próprio nó</translation>
    </message>
    <message>
        <source>Leads to node {}, which does not exist</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Leva ao nó {}, que não existe</translation>
    </message>
    <message>
        <source>Left 4 Dead</source>
        <extracomment>source_nav.area.spawn_battlefield.section, source_nav.area.spawn_battlestation.section, source_nav.area.spawn_bit_0.section, source_nav.area.spawn_bit_21.section, source_nav.area.spawn_bit_22.section, source_nav.area.spawn_bit_23.section, source_nav.area.spawn_bit_3.section, source_nav.area.spawn_bit_4.section, source_nav.area.spawn_checkpoint.section, source_nav.area.spawn_compass_east.section, source_nav.area.spawn_compass_north.section, source_nav.area.spawn_compass_northeast.section, source_nav.area.spawn_compass_northwest.section, source_nav.area.spawn_compass_south.section, source_nav.area.spawn_compass_southeast.section, source_nav.area.spawn_compass_southwest.section, source_nav.area.spawn_compass_west.section, source_nav.area.spawn_door.section, source_nav.area.spawn_empty.section, source_nav.area.spawn_escape_route.section, source_nav.area.spawn_finale.section, source_nav.area.spawn_ignore_visibility.section, source_nav.area.spawn_lying_down.section, source_nav.area.spawn_no_mobs.section, source_nav.area.spawn_no_threat.section, source_nav.area.spawn_not_clearable.section, source_nav.area.spawn_obscured.section, source_nav.area.spawn_player_start.section, source_nav.area.spawn_rescue_closet.section, source_nav.area.spawn_rescue_vehicle.section, source_nav.area.spawn_stop_scan.section, source_nav.area.spawn_threat.section, source_nav.file.layout.3, source_nav.file.population.section, source_nav.file.view_distance.section, source_nav.left-for-dead</extracomment>
        <translation>Left 4 Dead</translation>
    </message>
    <message>
        <source>Left lanes</source>
        <extracomment>gta_sa_extended_paths.navi.left_lanes, gta_sa_paths.navi.left_lanes</extracomment>
        <translation>Faixas esquerdas</translation>
    </message>
    <message>
        <source>Left over from an older, longer mesh: GoldSrc overwrites a file without truncating it. No effect.</source>
        <extracomment>source_nav.file.tail.help</extracomment>
        <translation>Restos de uma malha anterior mais longa: GoldSrc sobrescreve um arquivo sem truncá-lo. Sem efeito.</translation>
    </message>
    <message>
        <source>Left over from the tool that wrote the file; ignored</source>
        <extracomment>gta_iv_paths.node.pointer.help</extracomment>
        <translation>Sobra da ferramenta que gravou o arquivo; ignorado</translation>
    </message>
    <message>
        <source>Left over from the tool that wrote the file; the game ignores it</source>
        <extracomment>gta_sa_extended_paths.node.list_pointer.help, gta_sa_paths.node.list_pointer.help</extracomment>
        <translation>Sobra da ferramenta que gravou o arquivo; o jogo o ignora</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>gta_iv_paths.link.length, gta_sa_extended_paths.link.length, gta_sa_paths.link.length, gta_sa_save.block.length, quake_nav2.link.length, quake_nav3.link.length, source_nav.ladder.length</extracomment>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>Length is not the distance, or differs from the reverse link&apos;s</source>
        <extracomment>IV011.fault, SA025.fault</extracomment>
        <translation>Comprimento não é a distância, ou difere do da ligação inversa</translation>
    </message>
    <message>
        <source>Length of a minute</source>
        <extracomment>gta_sa_save.simple_vars.minute_length</extracomment>
        <translation>Duração de um minuto</translation>
    </message>
    <message>
        <source>Length of a side</source>
        <extracomment>source_nav.select_larger.size.help</extracomment>
        <translation>Comprimento de um lado</translation>
    </message>
    <message>
        <source>Length when the file was read</source>
        <extracomment>gta_sa_save.block.length.help</extracomment>
        <translation>Comprimento quando o arquivo foi lido</translation>
    </message>
    <message>
        <source>Lengths</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.lengths, gta_sa_paths.rebuild_derived.lengths</extracomment>
        <translation>Comprimentos</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>gta_sa_save.file.level</extracomment>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Level crossing or bridge; the game sets it at run time</source>
        <extracomment>gta_sa_extended_paths.navi.crossing_light.help, gta_sa_paths.navi.crossing_light.help</extracomment>
        <translation>Passagem de nível ou ponte; o jogo o define em tempo de execução</translation>
    </message>
    <message>
        <source>Lies in water, slime or lava</source>
        <extracomment>quake_nav2.node.under_water.help, quake_nav3.node.under_water.help</extracomment>
        <translation>Fica em água, gosma ou lava</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>source_nav.area.light.section, source_nav.area.light_north_east.section, source_nav.area.light_north_west.section, source_nav.area.light_south_east.section, source_nav.area.light_south_west.section</extracomment>
        <translation>Luz</translation>
    </message>
    <message>
        <source>Light cycle</source>
        <extracomment>gta_sa_extended_paths.navi.light_cycle, gta_sa_paths.navi.light_cycle</extracomment>
        <translation>Ciclo do semáforo</translation>
    </message>
    <message>
        <source>Light is from 0 to 1</source>
        <extracomment>NAV041</extracomment>
        <translation>A luz é de 0 a 1</translation>
    </message>
    <message>
        <source>Light left without a junction</source>
        <extracomment>SA058.fault</extracomment>
        <translation>Semáforo que ficou sem cruzamento</translation>
    </message>
    <message>
        <source>Light not at a junction, or with the wrong cycle for its direction</source>
        <extracomment>SA053.fault</extracomment>
        <translation>Semáforo fora de cruzamento, ou com o ciclo errado para a direção</translation>
    </message>
    <message>
        <source>Light outside 0 to 1</source>
        <extracomment>NAV041.fault</extracomment>
        <translation>Luz fora de 0 a 1</translation>
    </message>
    <message>
        <source>Light side</source>
        <extracomment>gta_sa_extended_paths.navi.light_side, gta_sa_paths.navi.light_side</extracomment>
        <translation>Lado do semáforo</translation>
    </message>
    <message>
        <source>Lights</source>
        <extracomment>gta_sa_extended_paths.clear_lights.section, gta_sa_extended_paths.crossing.section, gta_sa_extended_paths.no_crossing.section, gta_sa_extended_paths.pedestrian_light.section, gta_sa_extended_paths.propose_lights.section, gta_sa_paths.clear_lights.section, gta_sa_paths.crossing.section, gta_sa_paths.no_crossing.section, gta_sa_paths.pedestrian_light.section, gta_sa_paths.propose_lights.section</extracomment>
        <translation>Semáforos</translation>
    </message>
    <message>
        <source>Lights are at junctions and have the cycle for their direction</source>
        <extracomment>SA053</extracomment>
        <translation>Os semáforos ficam em cruzamentos e têm o ciclo da sua direção</translation>
    </message>
    <message>
        <source>Lights are near a junction</source>
        <extracomment>SA058</extracomment>
        <translation>Os semáforos ficam perto de um cruzamento</translation>
    </message>
    <message>
        <source>Lights bits 3-7</source>
        <extracomment>gta_sa_extended_paths.navi.lights_bits_3_7, gta_sa_paths.navi.lights_bits_3_7</extracomment>
        <translation>Bits 3-7 dos semáforos</translation>
    </message>
    <message>
        <source>Limit of the game exceeded</source>
        <extracomment>SAV-012.fault</extracomment>
        <translation>Limite do jogo excedido</translation>
    </message>
    <message>
        <source>Limit to Range</source>
        <extracomment>NAV041.fix</extracomment>
        <translation>Limitar ao intervalo</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>gta_iv_paths.link.length.section, gta_iv_paths.link.owner.section, gta_iv_paths.link.target.section, gta_sa_extended_paths.link.length.section, gta_sa_extended_paths.link.navi.section, gta_sa_extended_paths.link.owner.section, gta_sa_extended_paths.link.target.section, gta_sa_paths.link.length.section, gta_sa_paths.link.navi.section, gta_sa_paths.link.owner.section, gta_sa_paths.link.target.section, quake_nav2.edict.link, quake_nav2.link.climb.section, quake_nav2.link.length.section, quake_nav2.link.owner.section, quake_nav2.link.target.section, quake_nav2.link.traversal.section, quake_nav2.link.type.section, quake_nav3.edict.link, quake_nav3.link.climb.section, quake_nav3.link.length.section, quake_nav3.link.owner.section, quake_nav3.link.target.section, quake_nav3.link.traversal.section, quake_nav3.link.type.section</extracomment>
        <translation>Ligação</translation>
    </message>
    <message>
        <source>Link As</source>
        <extracomment>quake_nav2.connect_as, quake_nav3.connect_as</extracomment>
        <translation>Ligar como</translation>
    </message>
    <message>
        <source>Link Both Ways</source>
        <extracomment>quake_nav2.connect, quake_nav3.connect</extracomment>
        <translation>Ligar nos dois sentidos</translation>
    </message>
    <message>
        <source>Link Nodes</source>
        <extracomment>gta_iv_paths.connect, gta_sa_extended_paths.connect, gta_sa_paths.connect</extracomment>
        <translation>Ligar nós</translation>
    </message>
    <message>
        <source>Link One Way</source>
        <extracomment>quake_nav2.connect_one_way, quake_nav3.connect_one_way</extracomment>
        <translation>Ligar em um sentido</translation>
    </message>
    <message>
        <source>Link between pedestrian, car and boat nodes</source>
        <extracomment>SA022.fault</extracomment>
        <translation>Ligação entre nós de pedestre, carro e barco</translation>
    </message>
    <message>
        <source>Link between water and land</source>
        <extracomment>IV016.fault</extracomment>
        <translation>Ligação entre água e terra</translation>
    </message>
    <message>
        <source>Link counts agree</source>
        <extracomment>gta_iv_paths.file.counts_agree</extracomment>
        <translation>Contagens de ligações conferem</translation>
    </message>
    <message>
        <source>Link flags</source>
        <extracomment>quake_nav3.link.bit_7.section, quake_nav3.link.disabled.section, quake_nav3.link.ease_into_target.section, quake_nav3.link.exit_at_target.section, quake_nav3.link.instant_turn.section, quake_nav3.link.team_blue.section, quake_nav3.link.team_green.section, quake_nav3.link.team_red.section, quake_nav3.link.team_yellow.section, quake_nav3.link.walk_only.section</extracomment>
        <translation>Flags da ligação</translation>
    </message>
    <message>
        <source>Link for no team</source>
        <extracomment>QN028.fault</extracomment>
        <translation>Ligação para nenhuma equipe</translation>
    </message>
    <message>
        <source>Link of type {} with a traversal</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Ligação do tipo {} com travessia</translation>
    </message>
    <message>
        <source>Link of type {} without a traversal</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Ligação do tipo {} sem travessia</translation>
    </message>
    <message>
        <source>Link on which bots wait for the brush or ride on it</source>
        <extracomment>quake_nav2.edict.link.help, quake_nav3.edict.link.help</extracomment>
        <translation>Ligação em que os bots esperam pelo brush ou andam nele</translation>
    </message>
    <message>
        <source>Link ranges are contiguous and do not overlap</source>
        <extracomment>IV004, SA005</extracomment>
        <translation>Os intervalos de ligações são contíguos e não se sobrepõem</translation>
    </message>
    <message>
        <source>Link ranges follow the order of the nodes</source>
        <extracomment>QN003</extracomment>
        <translation>Os intervalos de ligações seguem a ordem dos nós</translation>
    </message>
    <message>
        <source>Link ranges of the nodes overlap, end outside or leave gaps</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Os intervalos de ligações dos nós se sobrepõem, terminam fora ou deixam lacunas</translation>
    </message>
    <message>
        <source>Link ranges overlap, end outside or leave gaps</source>
        <extracomment>IV004.fault, SA005.fault</extracomment>
        <translation>Intervalos de ligações se sobrepõem, terminam fora ou deixam lacunas</translation>
    </message>
    <message>
        <source>Link to Walkable Nodes</source>
        <extracomment>quake_nav2.link_near, quake_nav3.link_near</extracomment>
        <translation>Ligar a nós acessíveis a pé</translation>
    </message>
    <message>
        <source>Link to a missing node</source>
        <extracomment>QN020.fault</extracomment>
        <translation>Ligação para um nó ausente</translation>
    </message>
    <message>
        <source>Link to a node that does not exist</source>
        <extracomment>IV005.fault, SA006.fault</extracomment>
        <translation>Ligação para um nó que não existe</translation>
    </message>
    <message>
        <source>Link to an area that is not a neighbour</source>
        <extracomment>IV020.fault, SA024.fault</extracomment>
        <translation>Ligação para uma área que não é vizinha</translation>
    </message>
    <message>
        <source>Link to its own node</source>
        <extracomment>QN022.fault, SA021.fault</extracomment>
        <translation>Ligação para o próprio nó</translation>
    </message>
    <message>
        <source>Link with a superfluous traversal</source>
        <extracomment>QN026.fault</extracomment>
        <translation>Ligação com travessia supérflua</translation>
    </message>
    <message>
        <source>Link without a reverse link</source>
        <extracomment>IV010.fault</extracomment>
        <translation>Ligação sem ligação inversa</translation>
    </message>
    <message>
        <source>Link without a reverse link, or with more than one</source>
        <extracomment>SA020.fault</extracomment>
        <translation>Ligação sem ligação inversa, ou com mais de uma</translation>
    </message>
    <message>
        <source>Link without the traversal it needs</source>
        <extracomment>QN025.fault</extracomment>
        <translation>Ligação sem a travessia necessária</translation>
    </message>
    <message>
        <source>Linked nodes have the same flood group. Off: flood groups are not changed.</source>
        <extracomment>gta_iv_paths.file.groups_agree.help</extracomment>
        <translation>Nós ligados têm o mesmo grupo de flood. Desligado: os grupos de flood não são alterados.</translation>
    </message>
    <message>
        <source>Linked nodes of different flood groups</source>
        <extracomment>IV018.fault</extracomment>
        <translation>Nós ligados de grupos de flood diferentes</translation>
    </message>
    <message>
        <source>Linking disabled</source>
        <extracomment>gta_iv_paths.node.linking_disabled</extracomment>
        <translation>Ligação desativada</translation>
    </message>
    <message>
        <source>Linking disabled agrees</source>
        <extracomment>gta_iv_paths.file.disabled_agree</extracomment>
        <translation>Ligação desativada confere</translation>
    </message>
    <message>
        <source>Linking is disabled, but the node has links</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>A ligação está desativada, mas o nó tem ligações</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>gta_iv_paths.file.links, gta_iv_paths.node.link_count, gta_sa_extended_paths.file.links, gta_sa_extended_paths.node.link_count, gta_sa_paths.file.links, gta_sa_paths.node.link_count, quake_nav2.connect.section, quake_nav2.connect_as.section, quake_nav2.connect_one_way.section, quake_nav2.disconnect.section, quake_nav2.file.links, quake_nav2.link_near.section, quake_nav2.node.link_count, quake_nav2.one_way.section, quake_nav2.reverse.section, quake_nav2.set_teams.section, quake_nav2.set_type.section, quake_nav2.two_way.section, quake_nav3.connect.section, quake_nav3.connect_as.section, quake_nav3.connect_one_way.section, quake_nav3.disconnect.section, quake_nav3.file.links, quake_nav3.link_near.section, quake_nav3.node.link_count, quake_nav3.one_way.section, quake_nav3.reverse.section, quake_nav3.set_teams.section, quake_nav3.set_type.section, quake_nav3.two_way.section</extracomment>
        <translation>Ligações</translation>
    </message>
    <message>
        <source>Links across a border lead to a neighbour area</source>
        <extracomment>SA024</extracomment>
        <translation>Ligações através de uma divisa levam a uma área vizinha</translation>
    </message>
    <message>
        <source>Links are unique</source>
        <extracomment>QN023</extracomment>
        <translation>As ligações são únicas</translation>
    </message>
    <message>
        <source>Links have no superfluous traversal</source>
        <extracomment>QN026</extracomment>
        <translation>As ligações não têm travessia supérflua</translation>
    </message>
    <message>
        <source>Links have the traversals that their types need</source>
        <extracomment>QN025</extracomment>
        <translation>As ligações têm as travessias que seus tipos exigem</translation>
    </message>
    <message>
        <source>Links join nodes of one type</source>
        <extracomment>IV016</extracomment>
        <translation>As ligações unem nós de um só tipo</translation>
    </message>
    <message>
        <source>Links lead to neighbour areas</source>
        <extracomment>IV020</extracomment>
        <translation>As ligações levam a áreas vizinhas</translation>
    </message>
    <message>
        <source>Links of this node</source>
        <extracomment>gta_iv_paths.node.link_count.help</extracomment>
        <translation>Ligações deste nó</translation>
    </message>
    <message>
        <source>Links of this node; the file has room for 15</source>
        <extracomment>gta_sa_extended_paths.node.link_count.help, gta_sa_paths.node.link_count.help</extracomment>
        <translation>Ligações deste nó; o arquivo comporta 15</translation>
    </message>
    <message>
        <source>Links that are tied to a moving brush</source>
        <extracomment>quake_nav2.file.edicts.help, quake_nav3.file.edicts.help</extracomment>
        <translation>Ligações vinculadas a um brush móvel</translation>
    </message>
    <message>
        <source>Links the nodes in both directions, in the order of selection</source>
        <extracomment>gta_iv_paths.connect.help, gta_sa_extended_paths.connect.help, gta_sa_paths.connect.help</extracomment>
        <translation>Liga os nós nos dois sentidos, na ordem de seleção</translation>
    </message>
    <message>
        <source>Links to navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.navi_links, gta_sa_paths.rebuild_derived.navi_links</extracomment>
        <translation>Ligações com nós navi</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>gta_sa_save.zone.list</extracomment>
        <translation>Lista</translation>
    </message>
    <message>
        <source>List of entrances not terminated</source>
        <extracomment>SAV-080.fault</extracomment>
        <translation>Lista de entradas não terminada</translation>
    </message>
    <message>
        <source>List pointer</source>
        <extracomment>gta_sa_extended_paths.node.list_pointer, gta_sa_paths.node.list_pointer</extracomment>
        <translation>Ponteiro de lista</translation>
    </message>
    <message>
        <source>Locals</source>
        <extracomment>gta_sa_save.thread.locals</extracomment>
        <translation>Variáveis locais</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>gta_sa_save.car_generator.lock</extracomment>
        <translation>Trancado</translation>
    </message>
    <message>
        <source>Lod links</source>
        <extracomment>gta_sa_save.file.lod_links</extracomment>
        <translation>Ligações de LOD</translation>
    </message>
    <message>
        <source>Los Santos</source>
        <extracomment>gta_sa_save.simple_vars.level.1, gta_sa_save.zone.level.1</extracomment>
        <translation>Los Santos</translation>
    </message>
    <message>
        <source>Los Santos Vagos</source>
        <extracomment>gta_sa_save.zone_population.gang_3</extracomment>
        <translation>Los Santos Vagos</translation>
    </message>
    <message>
        <source>Low step connected only one way</source>
        <extracomment>NAV056.fault</extracomment>
        <translation>Degrau baixo conectado só em um sentido</translation>
    </message>
    <message>
        <source>Low steps are connected both ways</source>
        <extracomment>NAV056</extracomment>
        <translation>Degraus baixos são conectados nos dois sentidos</translation>
    </message>
    <message>
        <source>Lower end</source>
        <extracomment>source_nav.ladder.bottom.help</extracomment>
        <translation>Ponta inferior</translation>
    </message>
    <message>
        <source>Lying down</source>
        <extracomment>source_nav.area.spawn_lying_down</extracomment>
        <translation>Deitados</translation>
    </message>
    <message>
        <source>Mafia</source>
        <extracomment>gta_sa_save.zone_population.gang_6</extracomment>
        <translation>Máfia</translation>
    </message>
    <message>
        <source>Main size</source>
        <extracomment>gta_sa_save.file.main_size</extracomment>
        <translation>Tamanho principal</translation>
    </message>
    <message>
        <source>Make One-Way</source>
        <extracomment>quake_nav2.one_way, quake_nav3.one_way</extracomment>
        <translation>Tornar de mão única</translation>
    </message>
    <message>
        <source>Make Two-Way</source>
        <extracomment>quake_nav2.two_way, quake_nav3.two_way, source_nav.make_two_way</extracomment>
        <translation>Tornar de mão dupla</translation>
    </message>
    <message>
        <source>Map entity whose bounds have this size. A question mark means that others match as well.</source>
        <extracomment>quake_nav2.edict.brush.help, quake_nav3.edict.brush.help</extracomment>
        <translation>Entidade do mapa cujos limites têm este tamanho. Um ponto de interrogação significa que outras também correspondem.</translation>
    </message>
    <message>
        <source>Map information</source>
        <extracomment>quake_nav2.file.json_meta</extracomment>
        <translation>Informações do mapa</translation>
    </message>
    <message>
        <source>Map section</source>
        <extracomment>gta_sa_save.car_generator.map_section</extracomment>
        <translation>Seção do mapa</translation>
    </message>
    <message>
        <source>Map, contributors and comments of a .navjson file, as JSON</source>
        <extracomment>quake_nav2.file.json_meta.help</extracomment>
        <translation>Mapa, colaboradores e comentários de um arquivo .navjson, como JSON</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>gta_sa_save.region_around.margin</extracomment>
        <translation>Margem</translation>
    </message>
    <message>
        <source>Mark as Crossing</source>
        <extracomment>gta_sa_extended_paths.crossing, gta_sa_paths.crossing</extracomment>
        <translation>Marcar como travessia</translation>
    </message>
    <message>
        <source>Mark as Crossing with Light</source>
        <extracomment>gta_sa_extended_paths.pedestrian_light, gta_sa_paths.pedestrian_light</extracomment>
        <translation>Marcar como travessia com semáforo</translation>
    </message>
    <message>
        <source>Marked as a dead end, although two or more ways lead on from here</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Marcado como sem saída, embora dois ou mais caminhos sigam daqui</translation>
    </message>
    <message>
        <source>Marked as {}, but no {}</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Marcado como {}, mas sem {}</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>gta_sa_save.gang_wars.marker, gta_sa_save.marker.appearance.section, gta_sa_save.marker.colour.section, gta_sa_save.marker.display.section, gta_sa_save.marker.sprite.section, gta_sa_save.marker.type.section, gta_sa_save.marker_3d.position.section, gta_sa_save.marker_3d.used.section</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Marker of a missing entrance</source>
        <extracomment>SAV-092.fault</extracomment>
        <translation>Marcador de uma entrada ausente</translation>
    </message>
    <message>
        <source>Marks the selected pedestrian links as crossing a road at a pedestrian light</source>
        <extracomment>gta_sa_extended_paths.pedestrian_light.help, gta_sa_paths.pedestrian_light.help</extracomment>
        <translation>Marca as ligações de pedestre selecionadas como travessia de uma via em um semáforo de pedestres</translation>
    </message>
    <message>
        <source>Marks the selected pedestrian links as crossing a road without a light</source>
        <extracomment>gta_sa_extended_paths.crossing.help, gta_sa_paths.crossing.help</extracomment>
        <translation>Marca as ligações de pedestre selecionadas como travessia de uma via sem semáforo</translation>
    </message>
    <message>
        <source>Marks the selected pedestrian links as not crossing a road</source>
        <extracomment>gta_sa_extended_paths.no_crossing.help, gta_sa_paths.no_crossing.help</extracomment>
        <translation>Marca as ligações de pedestre selecionadas como não atravessando uma via</translation>
    </message>
    <message>
        <source>Max chaos</source>
        <extracomment>gta_sa_save.simple_vars.max_chaos</extracomment>
        <translation>Caos máximo</translation>
    </message>
    <message>
        <source>Max wanted</source>
        <extracomment>gta_sa_save.simple_vars.max_wanted</extracomment>
        <translation>Procurado máximo</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>quake_nav2.fit_radius.most, quake_nav3.fit_radius.most, source_nav.select_height_range.high</extracomment>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Maximum armour</source>
        <extracomment>gta_sa_save.player_info.max_armour</extracomment>
        <translation>Colete máximo</translation>
    </message>
    <message>
        <source>Maximum corner</source>
        <extracomment>gta_sa_save.path_region.maximum, gta_sa_save.set_piece.maximum, gta_sa_save.zone.maximum, quake_nav2.edict.maximum, quake_nav3.edict.maximum</extracomment>
        <translation>Canto máximo</translation>
    </message>
    <message>
        <source>Maximum delay</source>
        <extracomment>gta_sa_save.car_generator.max_delay</extracomment>
        <translation>Atraso máximo</translation>
    </message>
    <message>
        <source>Maximum distance</source>
        <extracomment>gta_iv_paths.curve.longest, gta_sa_extended_paths.curve.longest, gta_sa_paths.curve.longest, quake_nav2.link_near.reach, quake_nav2.retie.reach, quake_nav3.link_near.reach, quake_nav3.retie.reach</extracomment>
        <translation>Distância máxima</translation>
    </message>
    <message>
        <source>Maximum distance between corners and the new surface</source>
        <extracomment>source_nav.merge.tolerance.help</extracomment>
        <translation>Distância máxima entre os cantos e a nova superfície</translation>
    </message>
    <message>
        <source>Maximum distance between nodes</source>
        <extracomment>quake_nav2.link_near.reach.help, quake_nav3.link_near.reach.help</extracomment>
        <translation>Distância máxima entre nós</translation>
    </message>
    <message>
        <source>Maximum distance downwards</source>
        <extracomment>source_nav.corners_to_ground.limit.help</extracomment>
        <translation>Distância máxima para baixo</translation>
    </message>
    <message>
        <source>Maximum distance of corners from the new surfaces</source>
        <extracomment>source_nav.simplify.tolerance.help</extracomment>
        <translation>Distância máxima dos cantos às novas superfícies</translation>
    </message>
    <message>
        <source>Maximum distance upwards</source>
        <extracomment>source_nav.corners_to_ground.step.help</extracomment>
        <translation>Distância máxima para cima</translation>
    </message>
    <message>
        <source>Maximum health</source>
        <extracomment>gta_sa_save.player_info.max_health</extracomment>
        <translation>Vida máxima</translation>
    </message>
    <message>
        <source>Maximum height</source>
        <extracomment>gta_sa_save.path_region.high</extracomment>
        <translation>Altura máxima</translation>
    </message>
    <message>
        <source>Maximum height difference of new connections</source>
        <extracomment>source_nav.remove_jump_areas.height.help</extracomment>
        <translation>Diferença máxima de altura das novas conexões</translation>
    </message>
    <message>
        <source>Maximum height of the ground above the dragged corners</source>
        <extracomment>source_nav.area.step.help</extracomment>
        <translation>Altura máxima do chão acima dos cantos arrastados</translation>
    </message>
    <message>
        <source>Maximum jump</source>
        <extracomment>source_nav.remove_jump_areas.height</extracomment>
        <translation>Salto máximo</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <extracomment>gta_iv_paths.split_link.longest, gta_iv_paths.split_run.longest, gta_sa_extended_paths.split_link.longest, gta_sa_paths.split_link.longest</extracomment>
        <translation>Comprimento máximo</translation>
    </message>
    <message>
        <source>Maximum radius</source>
        <extracomment>quake_nav2.fit_radius.most.help, quake_nav3.fit_radius.most.help</extracomment>
        <translation>Raio máximo</translation>
    </message>
    <message>
        <source>Maximum size</source>
        <extracomment>source_nav.chop.size, source_nav.simplify.size</extracomment>
        <translation>Tamanho máximo</translation>
    </message>
    <message>
        <source>Maximum step down</source>
        <extracomment>source_nav.corners_to_ground.limit</extracomment>
        <translation>Degrau máximo para baixo</translation>
    </message>
    <message>
        <source>Maximum step up</source>
        <extracomment>source_nav.corners_to_ground.step</extracomment>
        <translation>Degrau máximo para cima</translation>
    </message>
    <message>
        <source>Maximum x and y, with the height there</source>
        <extracomment>source_nav.area.south_east.help</extracomment>
        <translation>Máximos de x e y, com a altura ali</translation>
    </message>
    <message>
        <source>May be flooded while the game runs</source>
        <extracomment>quake_nav3.node.check_liquid.help</extracomment>
        <translation>Pode ser inundado enquanto o jogo está em execução</translation>
    </message>
    <message>
        <source>May shoot out of cars</source>
        <extracomment>gta_sa_save.player_info.drive_by</extracomment>
        <translation>Pode atirar de dentro de carros</translation>
    </message>
    <message>
        <source>Mean height to use</source>
        <extracomment>source_nav.level.height.help</extracomment>
        <translation>Altura média a usar</translation>
    </message>
    <message>
        <source>Mean light</source>
        <extracomment>source_nav.area.light</extracomment>
        <translation>Luz média</translation>
    </message>
    <message>
        <source>Meaningful only in the process that wrote the file</source>
        <extracomment>quake_nav2.edict.class_name_id.help, quake_nav2.edict.target_name_id.help</extracomment>
        <translation>Só tem significado no processo que gravou o arquivo</translation>
    </message>
    <message>
        <source>Median strip</source>
        <extracomment>gta_iv_paths.build_road.median, gta_iv_paths.build_water.median, gta_iv_paths.set_run.median, gta_sa_extended_paths.build_road.median, gta_sa_extended_paths.build_water.median, gta_sa_extended_paths.set_run.median, gta_sa_paths.build_road.median, gta_sa_paths.build_water.median, gta_sa_paths.set_run.median</extracomment>
        <translation>Canteiro central</translation>
    </message>
    <message>
        <source>Melee proof</source>
        <extracomment>gta_sa_save.stored_car.proof_melee</extracomment>
        <translation>À prova de golpes</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>source_nav.merge</extracomment>
        <translation>Mesclar</translation>
    </message>
    <message>
        <source>Merge Nodes</source>
        <extracomment>SA051.fix, gta_iv_paths.merge, gta_sa_extended_paths.merge, gta_sa_paths.merge, quake_nav2.merge, quake_nav3.merge</extracomment>
        <translation>Mesclar nós</translation>
    </message>
    <message>
        <source>Merge with First</source>
        <extracomment>NAV063.fix</extracomment>
        <translation>Mesclar com o primeiro</translation>
    </message>
    <message>
        <source>Merges selected areas that together fill a rectangle. The first selected keeps its ID.</source>
        <extracomment>source_nav.merge.help</extracomment>
        <translation>Mescla áreas selecionadas que juntas preenchem um retângulo. A primeira selecionada mantém seu ID.</translation>
    </message>
    <message>
        <source>Merges selected neighbours of the same type into larger rectangles where the heights allow it</source>
        <extracomment>source_nav.simplify.help</extracomment>
        <translation>Mescla vizinhas selecionadas do mesmo tipo em retângulos maiores onde as alturas permitem</translation>
    </message>
    <message>
        <source>Merges the selected nodes into the last one, which gets the links of the others</source>
        <extracomment>gta_iv_paths.merge.help, gta_sa_extended_paths.merge.help, gta_sa_paths.merge.help, quake_nav2.merge.help, quake_nav3.merge.help</extracomment>
        <translation>Mescla os nós selecionados no último, que recebe as ligações dos outros</translation>
    </message>
    <message>
        <source>Mesh</source>
        <extracomment>source_nav.file.analysed.section, source_nav.file.bsp_size.section, source_nav.file.label.section, source_nav.file.layout.section, source_nav.file.sub_version.section, source_nav.file.version.section, source_nav.set_map_size.section</extracomment>
        <translation>Malha</translation>
    </message>
    <message>
        <source>Mesh made for another size of the map</source>
        <extracomment>NAV075.fault</extracomment>
        <translation>Malha feita para outro tamanho do mapa</translation>
    </message>
    <message>
        <source>Mesh of another map</source>
        <extracomment>NAV076.fault</extracomment>
        <translation>Malha de outro mapa</translation>
    </message>
    <message>
        <source>Mesh without areas</source>
        <extracomment>NAV001.fault</extracomment>
        <translation>Malha sem áreas</translation>
    </message>
    <message>
        <source>Meshes have no version &quot;{}&quot;.</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Malhas não têm a versão &quot;{}&quot;.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>source_nav.select_height_range.low</extracomment>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Minimum corner</source>
        <extracomment>gta_sa_save.path_region.minimum, gta_sa_save.set_piece.minimum, gta_sa_save.zone.minimum, quake_nav2.edict.minimum, quake_nav3.edict.minimum</extracomment>
        <translation>Canto mínimo</translation>
    </message>
    <message>
        <source>Minimum delay</source>
        <extracomment>gta_sa_save.car_generator.min_delay</extracomment>
        <translation>Atraso mínimo</translation>
    </message>
    <message>
        <source>Minimum height</source>
        <extracomment>gta_sa_save.path_region.low</extracomment>
        <translation>Altura mínima</translation>
    </message>
    <message>
        <source>Minimum x and y, with the height there. North is towards lower y.</source>
        <extracomment>source_nav.area.north_west.help</extracomment>
        <translation>Mínimos de x e y, com a altura ali. O norte fica em direção a y menor.</translation>
    </message>
    <message>
        <source>Minute</source>
        <extracomment>gta_sa_save.simple_vars.minute</extracomment>
        <translation>Minuto</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>gta_iv_paths.mirror_selection, gta_sa_extended_paths.mirror_selection, gta_sa_paths.mirror_selection, gta_sa_save.mirror_selection, quake_nav2.mirror_selection, quake_nav3.mirror_selection, source_nav.mirror_selection</extracomment>
        <translation>Espelhar</translation>
    </message>
    <message>
        <source>Mirror Lanes</source>
        <extracomment>IV012.fix, gta_iv_paths.mirror_lanes</extracomment>
        <translation>Espelhar faixas</translation>
    </message>
    <message>
        <source>Mirrored Copy</source>
        <extracomment>quake_nav2.mirror, quake_nav3.mirror</extracomment>
        <translation>Cópia espelhada</translation>
    </message>
    <message>
        <source>Mirrors the selection east to west or north to south</source>
        <extracomment>gta_iv_paths.mirror_selection.help, gta_sa_extended_paths.mirror_selection.help, gta_sa_paths.mirror_selection.help, gta_sa_save.mirror_selection.help, quake_nav2.mirror_selection.help, quake_nav3.mirror_selection.help, source_nav.mirror_selection.help</extracomment>
        <translation>Espelha a seleção de leste para oeste ou de norte para sul</translation>
    </message>
    <message>
        <source>Missing approach area</source>
        <extracomment>NAV032.fault</extracomment>
        <translation>Área de aproximação ausente</translation>
    </message>
    <message>
        <source>Missing area at a ladder&apos;s end</source>
        <extracomment>NAV025.fault</extracomment>
        <translation>Área ausente em uma ponta da escada</translation>
    </message>
    <message>
        <source>Missing area of an encounter path</source>
        <extracomment>NAV030.fault</extracomment>
        <translation>Área ausente de um caminho de encontro</translation>
    </message>
    <message>
        <source>Missing area of inherited visibility</source>
        <extracomment>NAV034.fault</extracomment>
        <translation>Área ausente da visibilidade herdada</translation>
    </message>
    <message>
        <source>Missing ladder of an area</source>
        <extracomment>NAV004.fault</extracomment>
        <translation>Escada ausente de uma área</translation>
    </message>
    <message>
        <source>Missing place of an area</source>
        <extracomment>NAV035.fault</extracomment>
        <translation>Local ausente de uma área</translation>
    </message>
    <message>
        <source>Missing spot of an encounter path</source>
        <extracomment>NAV031.fault</extracomment>
        <translation>Ponto ausente de um caminho de encontro</translation>
    </message>
    <message>
        <source>Missing traversal</source>
        <extracomment>QN024.fault</extracomment>
        <translation>Travessia ausente</translation>
    </message>
    <message>
        <source>Missing visible area</source>
        <extracomment>NAV011.fault</extracomment>
        <translation>Área visível ausente</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>gta_sa_save.thread.is_mission</extracomment>
        <translation>Missão</translation>
    </message>
    <message>
        <source>Mission pack</source>
        <extracomment>gta_sa_save.simple_vars.mission_pack</extracomment>
        <translation>Pacote de missões</translation>
    </message>
    <message>
        <source>Missions</source>
        <extracomment>gta_sa_save.file.missions</extracomment>
        <translation>Missões</translation>
    </message>
    <message>
        <source>Mob only</source>
        <extracomment>source_nav.area.mob_only</extracomment>
        <translation>Só horda</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>gta_sa_save.car_generator.model, gta_sa_save.object.model, gta_sa_save.parked_car.model, gta_sa_save.pickup.model, gta_sa_save.player.model, gta_sa_save.reuse_generator.model, gta_sa_save.stored_car.model</extracomment>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model index</source>
        <extracomment>quake_nav3.edict.model_index, quake_nav3.tie.number</extracomment>
        <translation>Índice do modelo</translation>
    </message>
    <message>
        <source>Model override</source>
        <extracomment>gta_sa_save.gang.model</extracomment>
        <translation>Modelo substituto</translation>
    </message>
    <message>
        <source>Model {} is not a car of the game</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>O modelo {} não é um carro do jogo</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>gta_sa_save.player_info.money, gta_sa_save.player_info.money.section, gta_sa_save.player_info.shown_money.section</extracomment>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Money per day</source>
        <extracomment>gta_sa_save.pickup.money_per_day</extracomment>
        <translation>Dinheiro por dia</translation>
    </message>
    <message>
        <source>Money shown</source>
        <extracomment>gta_sa_save.player_info.shown_money</extracomment>
        <translation>Dinheiro exibido</translation>
    </message>
    <message>
        <source>Month</source>
        <extracomment>gta_sa_save.simple_vars.month</extracomment>
        <translation>Mês</translation>
    </message>
    <message>
        <source>More than 12 outgoing links</source>
        <extracomment>QN012.fault</extracomment>
        <translation>Mais de 12 ligações de saída</translation>
    </message>
    <message>
        <source>More than 16 approach areas</source>
        <extracomment>NAV033.fault</extracomment>
        <translation>Mais de 16 áreas de aproximação</translation>
    </message>
    <message>
        <source>More than 255 flood groups of a type</source>
        <extracomment>SA042.fault</extracomment>
        <translation>Mais de 255 grupos de flood de um tipo</translation>
    </message>
    <message>
        <source>More vehicle nodes counted than there are nodes</source>
        <extracomment>SA012.fault</extracomment>
        <translation>Contados mais nós de veículo do que há nós</translation>
    </message>
    <message>
        <source>Most locals</source>
        <extracomment>gta_sa_save.file.most_locals</extracomment>
        <translation>Máx. de var. locais</translation>
    </message>
    <message>
        <source>Mostly flat</source>
        <extracomment>source_nav.area.mostly_flat</extracomment>
        <translation>Quase plana</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>quake_nav2.node.handle, quake_nav2.traversal.handle, quake_nav3.node.handle, quake_nav3.traversal.handle, source_nav.area.handle</extracomment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move By</source>
        <extracomment>source_nav.shift</extracomment>
        <translation>Mover por valor</translation>
    </message>
    <message>
        <source>Move Earlier</source>
        <extracomment>gta_sa_save.region_earlier</extracomment>
        <translation>Mover para antes</translation>
    </message>
    <message>
        <source>Move East Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Mover borda leste</translation>
    </message>
    <message>
        <source>Move End</source>
        <extracomment>quake_nav2.traversal.handle, quake_nav3.traversal.handle</extracomment>
        <translation>Mover fim</translation>
    </message>
    <message>
        <source>Move Exit</source>
        <extracomment>quake_nav2.traversal.handle, quake_nav3.traversal.handle</extracomment>
        <translation>Mover saída</translation>
    </message>
    <message>
        <source>Move Hiding Spots to Area Below</source>
        <extracomment>source_nav.spots_to_area</extracomment>
        <translation>Mover esconderijos para a área abaixo</translation>
    </message>
    <message>
        <source>Move Later</source>
        <extracomment>gta_sa_save.region_later</extracomment>
        <translation>Mover para depois</translation>
    </message>
    <message>
        <source>Move North Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Mover borda norte</translation>
    </message>
    <message>
        <source>Move North-East Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Mover canto nordeste</translation>
    </message>
    <message>
        <source>Move North-West Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Mover canto noroeste</translation>
    </message>
    <message>
        <source>Move South Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Mover borda sul</translation>
    </message>
    <message>
        <source>Move South-East Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Mover canto sudeste</translation>
    </message>
    <message>
        <source>Move South-West Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Mover canto sudoeste</translation>
    </message>
    <message>
        <source>Move Start</source>
        <extracomment>quake_nav2.traversal.handle, quake_nav3.traversal.handle</extracomment>
        <translation>Mover início</translation>
    </message>
    <message>
        <source>Move West Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Mover borda oeste</translation>
    </message>
    <message>
        <source>Move to Correct Area</source>
        <extracomment>SA023.fix, gta_iv_paths.move_to_area, gta_sa_extended_paths.move_to_area, gta_sa_paths.move_to_area</extracomment>
        <translation>Mover para a área correta</translation>
    </message>
    <message>
        <source>Move to Correct File</source>
        <extracomment>IV015.fix, SA030.fix</extracomment>
        <translation>Mover para o arquivo correto</translation>
    </message>
    <message>
        <source>Move to Correct Side</source>
        <extracomment>NAV022.fix</extracomment>
        <translation>Mover para o lado correto</translation>
    </message>
    <message>
        <source>Move to End</source>
        <extracomment>gta_sa_save.region_last</extracomment>
        <translation>Mover para o fim</translation>
    </message>
    <message>
        <source>Move to Floor</source>
        <extracomment>QN051.fix</extracomment>
        <translation>Mover para o piso</translation>
    </message>
    <message>
        <source>Move to Front</source>
        <extracomment>gta_sa_save.region_first</extracomment>
        <translation>Mover para o início</translation>
    </message>
    <message>
        <source>Move to Middle of Edge</source>
        <extracomment>SA052.fix</extracomment>
        <translation>Mover para o meio da aresta</translation>
    </message>
    <message>
        <source>Moves each corner of the selected areas to the ground of the map</source>
        <extracomment>source_nav.corners_to_ground.help</extracomment>
        <translation>Move cada canto das áreas selecionadas para o chão do mapa</translation>
    </message>
    <message>
        <source>Moves each selected element towards the midpoint of its neighbours. The ends of the line stay.</source>
        <extracomment>gta_iv_paths.smooth.help, gta_sa_extended_paths.smooth.help, gta_sa_paths.smooth.help, gta_sa_save.smooth.help, quake_nav2.smooth.help, quake_nav3.smooth.help, source_nav.smooth.help</extracomment>
        <translation>Move cada elemento selecionado em direção ao ponto médio dos seus vizinhos. As pontas da linha permanecem.</translation>
    </message>
    <message>
        <source>Moves nodes outside the square of their area to the area that contains them</source>
        <extracomment>gta_iv_paths.move_to_area.help, gta_sa_extended_paths.move_to_area.help, gta_sa_paths.move_to_area.help</extracomment>
        <translation>Move nós fora do quadrado da sua área para a área que os contém</translation>
    </message>
    <message>
        <source>Moves the edges of the selected areas to multiples of a step</source>
        <extracomment>source_nav.snap_to_grid.help</extracomment>
        <translation>Move as bordas das áreas selecionadas para múltiplos de um passo</translation>
    </message>
    <message>
        <source>Moves the selected areas with their hiding spots and the ladders between them, and the selected spots and ladders</source>
        <extracomment>source_nav.shift.help</extracomment>
        <translation>Move as áreas selecionadas com seus esconderijos e as escadas entre elas, e os esconderijos e escadas selecionados</translation>
    </message>
    <message>
        <source>Moves the selected areas with their hiding spots, and the selected spots and ladders, up or down</source>
        <extracomment>source_nav.raise.help</extracomment>
        <translation>Move as áreas selecionadas com seus esconderijos, e os esconderijos e escadas selecionados, para cima ou para baixo</translation>
    </message>
    <message>
        <source>Moves the selected elements apart, or together</source>
        <extracomment>gta_iv_paths.scale_selection.help, gta_sa_extended_paths.scale_selection.help, gta_sa_paths.scale_selection.help, gta_sa_save.scale_selection.help, quake_nav2.scale_selection.help, quake_nav3.scale_selection.help, source_nav.scale_selection.help</extracomment>
        <translation>Afasta ou aproxima os elementos selecionados</translation>
    </message>
    <message>
        <source>Moves the selected elements onto the straight line from the first to the last</source>
        <extracomment>gta_iv_paths.align.help, gta_sa_extended_paths.align.help, gta_sa_paths.align.help, gta_sa_save.align.help, quake_nav2.align.help, quake_nav3.align.help, source_nav.align.help</extracomment>
        <translation>Move os elementos selecionados para a linha reta do primeiro ao último</translation>
    </message>
    <message>
        <source>Moves the selected hiding spots to the height of their area</source>
        <extracomment>source_nav.spots_to_ground.help</extracomment>
        <translation>Move os esconderijos selecionados para a altura da sua área</translation>
    </message>
    <message>
        <source>Muscle</source>
        <extracomment>gta_sa_save.player.muscle</extracomment>
        <translation>Músculos</translation>
    </message>
    <message>
        <source>Must be 0x7FFE, not visited; another value breaks the game&apos;s route search</source>
        <extracomment>gta_sa_extended_paths.node.search_cost.help, gta_sa_paths.node.search_cost.help</extracomment>
        <translation>Deve ser 0x7FFE, não visitado; outro valor quebra a busca de rotas do jogo</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>gta_sa_save.file.name, gta_sa_save.garage.name, gta_sa_save.simple_vars.save_name, gta_sa_save.thread.name, gta_sa_save.zone.name, source_nav.fog_place.name, source_nav.place.name</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of a fog controller in the map</source>
        <extracomment>source_nav.fog_place.name.help</extracomment>
        <translation>Nome de um controlador de neblina no mapa</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <extracomment>quake_nav2.file.name.help, quake_nav3.file.name.help, source_nav.file.label.help</extracomment>
        <translation>Nome do arquivo</translation>
    </message>
    <message>
        <source>Name of the file that holds this area</source>
        <extracomment>gta_iv_paths.file.name.help, gta_sa_extended_paths.file.name.help, gta_sa_paths.file.name.help</extracomment>
        <translation>Nome do arquivo que contém esta área</translation>
    </message>
    <message>
        <source>Name of the population script</source>
        <extracomment>source_nav.file.population.help</extracomment>
        <translation>Nome do script de população</translation>
    </message>
    <message>
        <source>Name of the save not terminated</source>
        <extracomment>SAV-007.fault</extracomment>
        <translation>Nome do save não terminado</translation>
    </message>
    <message>
        <source>Name that bots call out for this area</source>
        <extracomment>source_nav.area.place.help</extracomment>
        <translation>Nome que os bots anunciam para esta área</translation>
    </message>
    <message>
        <source>Name that bots call out. Names that the game knows are in its phrase file.</source>
        <extracomment>source_nav.place.name.help</extracomment>
        <translation>Nome que os bots anunciam. Os nomes que o jogo conhece estão no seu arquivo de frases.</translation>
    </message>
    <message>
        <source>Name that bots use for the areas</source>
        <extracomment>source_nav.flood_place.place.help, source_nav.set_place.place.help</extracomment>
        <translation>Nome que os bots usam para as áreas</translation>
    </message>
    <message>
        <source>Names in the list of places</source>
        <extracomment>source_nav.file.places.help</extracomment>
        <translation>Nomes na lista de locais</translation>
    </message>
    <message>
        <source>Nav blocker</source>
        <extracomment>source_nav.area.blocker</extracomment>
        <translation>Bloqueador de nav</translation>
    </message>
    <message>
        <source>Navi node</source>
        <extracomment>gta_sa_extended_paths.link.navi, gta_sa_extended_paths.navi.area.section, gta_sa_extended_paths.navi.attached.section, gta_sa_extended_paths.navi.direction.section, gta_sa_extended_paths.navi.id.section, gta_sa_extended_paths.navi.position.section, gta_sa_extended_paths.navi.width.section, gta_sa_paths.link.navi, gta_sa_paths.navi.area.section, gta_sa_paths.navi.attached.section, gta_sa_paths.navi.direction.section, gta_sa_paths.navi.id.section, gta_sa_paths.navi.position.section, gta_sa_paths.navi.width.section</extracomment>
        <translation>Nó navi</translation>
    </message>
    <message>
        <source>Navi node differs from the reverse link&apos;s</source>
        <extracomment>SA029.fault</extracomment>
        <translation>Nó navi difere do da ligação inversa</translation>
    </message>
    <message>
        <source>Navi node far from the middle of its edge</source>
        <extracomment>SA052.fault</extracomment>
        <translation>Nó navi longe do meio da sua aresta</translation>
    </message>
    <message>
        <source>Navi node not as wide as the wider end</source>
        <extracomment>SA056.fault</extracomment>
        <translation>Nó navi com largura diferente da ponta mais larga</translation>
    </message>
    <message>
        <source>Navi node not attached to the lower end of its edge</source>
        <extracomment>SA027.fault</extracomment>
        <translation>Nó navi não preso à ponta inferior da sua aresta</translation>
    </message>
    <message>
        <source>Navi node outside its area&apos;s square</source>
        <extracomment>SA030.fault</extracomment>
        <translation>Nó navi fora do quadrado da sua área</translation>
    </message>
    <message>
        <source>Navi node shared by different edges</source>
        <extracomment>SA032.fault</extracomment>
        <translation>Nó navi compartilhado por arestas diferentes</translation>
    </message>
    <message>
        <source>Navi node that no edge uses</source>
        <extracomment>SA031.fault</extracomment>
        <translation>Nó navi que nenhuma aresta usa</translation>
    </message>
    <message>
        <source>Navi nodes</source>
        <extracomment>gta_sa_extended_paths.file.navi_nodes, gta_sa_paths.file.navi_nodes</extracomment>
        <translation>Nós navi</translation>
    </message>
    <message>
        <source>Navi nodes are as wide as the wider end</source>
        <extracomment>SA056</extracomment>
        <translation>Os nós navi são tão largos quanto a ponta mais larga</translation>
    </message>
    <message>
        <source>Navi nodes are attached to the lower end of their edge</source>
        <extracomment>SA027</extracomment>
        <translation>Os nós navi estão presos à ponta inferior da sua aresta</translation>
    </message>
    <message>
        <source>Navi nodes are stored in the file of their own square</source>
        <extracomment>SA030</extracomment>
        <translation>Os nós navi ficam no arquivo do seu próprio quadrado</translation>
    </message>
    <message>
        <source>Navi nodes are used</source>
        <extracomment>SA031</extracomment>
        <translation>Os nós navi são usados</translation>
    </message>
    <message>
        <source>Navi nodes belong to one edge</source>
        <extracomment>SA032</extracomment>
        <translation>Os nós navi pertencem a uma só aresta</translation>
    </message>
    <message>
        <source>Navi nodes lie near the middle of their edge</source>
        <extracomment>SA052</extracomment>
        <translation>Os nós navi ficam perto do meio da sua aresta</translation>
    </message>
    <message>
        <source>Navi word</source>
        <extracomment>gta_sa_extended_paths.link.navi_word, gta_sa_paths.link.navi_word</extracomment>
        <translation>Palavra navi</translation>
    </message>
    <message>
        <source>Nearly all path regions are in use</source>
        <extracomment>SAV-025.fault</extracomment>
        <translation>Quase todas as regiões de caminhos estão em uso</translation>
    </message>
    <message>
        <source>Neighbour area is not open</source>
        <extracomment>IV023.fault, SA057.fault</extracomment>
        <translation>Área vizinha não está aberta</translation>
    </message>
    <message>
        <source>Neighbour areas are open</source>
        <extracomment>IV023, SA057</extracomment>
        <translation>As áreas vizinhas estão abertas</translation>
    </message>
    <message>
        <source>Never counts as blocked</source>
        <extracomment>source_nav.area.tf_unblockable.help</extracomment>
        <translation>Nunca conta como bloqueada</translation>
    </message>
    <message>
        <source>Never set by the game, which switches generators by the cars left</source>
        <extracomment>gta_sa_save.car_generator.active.help</extracomment>
        <translation>Nunca marcada pelo jogo, que liga e desliga os geradores pelos carros restantes</translation>
    </message>
    <message>
        <source>Never set in original files</source>
        <extracomment>quake_nav2.link.type_high.help, quake_nav2.node.bits_6_15.help, quake_nav2.node.bits_8_15.help, quake_nav2.node.bits_9_15.help, quake_nav3.link.bit_7.help, quake_nav3.node.bits_14_15.help</extracomment>
        <translation>Nunca marcado em arquivos originais</translation>
    </message>
    <message>
        <source>Never set in the stock game</source>
        <extracomment>gta_sa_extended_paths.node.bit_11.help, gta_sa_extended_paths.node.bit_14.help, gta_sa_extended_paths.node.bit_15.help, gta_sa_extended_paths.node.bit_9.help, gta_sa_extended_paths.node.bits_24_31.help, gta_sa_paths.node.bit_11.help, gta_sa_paths.node.bit_14.help, gta_sa_paths.node.bit_15.help, gta_sa_paths.node.bit_9.help, gta_sa_paths.node.bits_24_31.help</extracomment>
        <translation>Nunca marcado no jogo original</translation>
    </message>
    <message>
        <source>Never used: needs {} unlocked cities</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Nunca usado: precisa de {} cidades desbloqueadas</translation>
    </message>
    <message>
        <source>New Place</source>
        <extracomment>source_nav.new_place</extracomment>
        <translation>Novo local</translation>
    </message>
    <message>
        <source>New nodes on each link</source>
        <extracomment>gta_iv_paths.insert.nodes.help, gta_sa_extended_paths.insert.nodes.help, gta_sa_paths.insert.nodes.help</extracomment>
        <translation>Nós novos em cada ligação</translation>
    </message>
    <message>
        <source>New place of the areas</source>
        <extracomment>source_nav.replace_place.to.help</extracomment>
        <translation>Novo local das áreas</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>source_nav.area.approach.next</extracomment>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>Next attack</source>
        <extracomment>gta_sa_save.gang_wars.next_attack</extracomment>
        <translation>Próximo ataque</translation>
    </message>
    <message>
        <source>Next collected pickup outside the list</source>
        <extracomment>SAV-052.fault</extracomment>
        <translation>Próximo pickup coletado fora da lista</translation>
    </message>
    <message>
        <source>Next thread</source>
        <extracomment>gta_sa_save.thread.next</extracomment>
        <translation>Próxima thread</translation>
    </message>
    <message>
        <source>Next time</source>
        <extracomment>gta_sa_save.car_generator.next_time</extracomment>
        <translation>Próxima vez</translation>
    </message>
    <message>
        <source>Next to a drop</source>
        <extracomment>source_nav.area.cliff.help</extracomment>
        <translation>Ao lado de uma queda</translation>
    </message>
    <message>
        <source>Next weather</source>
        <extracomment>gta_sa_save.simple_vars.new_weather</extracomment>
        <translation>Próximo clima</translation>
    </message>
    <message>
        <source>Nitro left</source>
        <extracomment>gta_sa_save.stored_car.nitro</extracomment>
        <translation>Nitro restante</translation>
    </message>
    <message>
        <source>No area at {} at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Nenhuma área em {} em ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>No area has the attribute &quot;jump&quot;.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Nenhuma área tem o atributo &quot;jump&quot;.</translation>
    </message>
    <message>
        <source>No area has this place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Nenhuma área tem este local.</translation>
    </message>
    <message>
        <source>No area has this place: the game drops the name when it saves</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Nenhuma área tem este local: o jogo descarta o nome ao salvar</translation>
    </message>
    <message>
        <source>No bytes follow the links</source>
        <extracomment>IV001</extracomment>
        <translation>Nenhum byte após as ligações</translation>
    </message>
    <message>
        <source>No bytes follow the mesh</source>
        <extracomment>NAV050</extracomment>
        <translation>Nenhum byte após a malha</translation>
    </message>
    <message>
        <source>No change of {} was interrupted.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Nenhuma alteração de {} foi interrompida.</translation>
    </message>
    <message>
        <source>No connection climbs higher than 200 units</source>
        <extracomment>NAV021</extracomment>
        <translation>Nenhuma conexão sobe mais de 200 unidades</translation>
    </message>
    <message>
        <source>No connection drops more than 400 units</source>
        <extracomment>NAV058</extracomment>
        <translation>Nenhuma conexão desce mais de 400 unidades</translation>
    </message>
    <message>
        <source>No connection goes up higher than a player jumps</source>
        <extracomment>NAV066</extracomment>
        <translation>Nenhuma conexão sobe mais do que um jogador salta</translation>
    </message>
    <message>
        <source>No connection leads to its own area</source>
        <extracomment>NAV020</extracomment>
        <translation>Nenhuma conexão leva à sua própria área</translation>
    </message>
    <message>
        <source>No door is opened</source>
        <extracomment>gta_sa_save.enex_connection.no_door</extracomment>
        <translation>Nenhuma porta é aberta</translation>
    </message>
    <message>
        <source>No edge is longer than 255 units</source>
        <extracomment>SA026</extracomment>
        <translation>Nenhuma aresta passa de 255 unidades</translation>
    </message>
    <message>
        <source>No edge uses this navi node</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Nenhuma aresta usa este nó navi</translation>
    </message>
    <message>
        <source>No exit</source>
        <extracomment>gta_sa_save.enex_connection.no_exit</extracomment>
        <translation>Sem saída</translation>
    </message>
    <message>
        <source>No floor below the node</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Nenhum piso abaixo do nó</translation>
    </message>
    <message>
        <source>No floor of the map at the {}</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Nenhum piso do mapa neste ponto: {}</translation>
    </message>
    <message>
        <source>No free record is left for another {}: all {} are in use.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>Não resta registro livre para mais um elemento ({}): todos os {} estão em uso.</translation>
    </message>
    <message>
        <source>No hostages</source>
        <extracomment>source_nav.area.no_hostages</extracomment>
        <translation>Sem reféns</translation>
    </message>
    <message>
        <source>No jump</source>
        <extracomment>source_nav.area.no_jump</extracomment>
        <translation>Sem salto</translation>
    </message>
    <message>
        <source>No later path region covers one of its type</source>
        <extracomment>SAV-023</extracomment>
        <translation>Nenhuma região de caminhos posterior cobre uma do mesmo tipo</translation>
    </message>
    <message>
        <source>No link joins pedestrian, car and boat nodes</source>
        <extracomment>SA022</extracomment>
        <translation>Nenhuma ligação une nós de pedestre, carro e barco</translation>
    </message>
    <message>
        <source>No link leads to its own node</source>
        <extracomment>SA021</extracomment>
        <translation>Nenhuma ligação leva ao próprio nó</translation>
    </message>
    <message>
        <source>No link leaves the node or leads to it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Nenhuma ligação sai do nó ou leva a ele</translation>
    </message>
    <message>
        <source>No link leaves the node: bots get stuck there</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Nenhuma ligação sai do nó: os bots ficam presos ali</translation>
    </message>
    <message>
        <source>No link uses the traversal</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Nenhuma ligação usa a travessia</translation>
    </message>
    <message>
        <source>No map is open. The points are guessed from the nodes.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Nenhum mapa aberto. Os pontos são estimados a partir dos nós.</translation>
    </message>
    <message>
        <source>No map is open. Use File &gt; Open Map.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp, core/systems/quake_nav/link_edits.cpp, core/systems/quake_nav/node_edits.cpp, core/systems/source_nav/corner_edits.cpp, core/systems/source_nav/mesh_edits.cpp</extracomment>
        <translation>Nenhum mapa aberto. Use Arquivo &gt; Abrir mapa.</translation>
    </message>
    <message>
        <source>No merge</source>
        <extracomment>source_nav.area.no_merge</extracomment>
        <translation>Sem mesclagem</translation>
    </message>
    <message>
        <source>No mobs</source>
        <extracomment>source_nav.area.spawn_no_mobs</extracomment>
        <translation>Sem hordas</translation>
    </message>
    <message>
        <source>No mobs spawn here.</source>
        <extracomment>source_nav.area.spawn_no_mobs.help</extracomment>
        <translation>Nenhuma horda aparece aqui.</translation>
    </message>
    <message>
        <source>No monsters</source>
        <extracomment>quake_nav2.node.no_monsters, quake_nav3.node.no_monsters</extracomment>
        <translation>Sem monstros</translation>
    </message>
    <message>
        <source>No other unlinked node within reach is walkable.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Nenhum outro nó não ligado ao alcance é acessível a pé.</translation>
    </message>
    <message>
        <source>No part of a link is longer than this</source>
        <extracomment>gta_iv_paths.split_link.longest.help, gta_iv_paths.split_run.longest.help, gta_sa_extended_paths.split_link.longest.help, gta_sa_paths.split_link.longest.help</extracomment>
        <translation>Nenhuma parte de uma ligação é mais longa que isto</translation>
    </message>
    <message>
        <source>No point of interest</source>
        <extracomment>quake_nav3.node.no_interest</extracomment>
        <translation>Sem ponto de interesse</translation>
    </message>
    <message>
        <source>No police</source>
        <extracomment>gta_sa_save.zone_population.no_cops</extracomment>
        <translation>Sem polícia</translation>
    </message>
    <message>
        <source>No random traffic until a script switches it on</source>
        <extracomment>gta_sa_extended_paths.set_run.switched_off.help, gta_sa_paths.set_run.switched_off.help</extracomment>
        <translation>Sem trânsito aleatório até que um script o ligue</translation>
    </message>
    <message>
        <source>No random traffic: car parks, alleys, roads closed by default. Scripts set and clear it.</source>
        <extracomment>gta_sa_extended_paths.node.switched_off.help, gta_sa_paths.node.switched_off.help</extracomment>
        <translation>Sem trânsito aleatório: estacionamentos, becos, vias fechadas por padrão. Scripts marcam e desmarcam isto.</translation>
    </message>
    <message>
        <source>No resprays</source>
        <extracomment>gta_sa_save.file.no_resprays</extracomment>
        <translation>Sem repinturas</translation>
    </message>
    <message>
        <source>No road that leads here has room for a light. A navi node holds one light, and these are used for the junctions at the other ends.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Nenhuma via que leva até aqui tem espaço para um semáforo. Um nó navi comporta um semáforo, e estes são usados para os cruzamentos nas outras pontas.</translation>
    </message>
    <message>
        <source>No save was interrupted in {}.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>Nenhum salvamento foi interrompido em {}.</translation>
    </message>
    <message>
        <source>No spawning</source>
        <extracomment>source_nav.area.tf_no_spawning</extracomment>
        <translation>Sem spawn</translation>
    </message>
    <message>
        <source>No tank or witch spawns here.</source>
        <extracomment>source_nav.area.spawn_no_threat.help</extracomment>
        <translation>Nenhum tank ou witch aparece aqui.</translation>
    </message>
    <message>
        <source>No team may use the link</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Nenhuma equipe pode usar a ligação</translation>
    </message>
    <message>
        <source>No threat</source>
        <extracomment>source_nav.area.spawn_no_threat</extracomment>
        <translation>Sem ameaça</translation>
    </message>
    <message>
        <source>No two nodes are farther apart than this along the curve</source>
        <extracomment>gta_iv_paths.curve.longest.help, gta_sa_extended_paths.curve.longest.help, gta_sa_paths.curve.longest.help</extracomment>
        <translation>Nenhum par de nós fica mais distante que isto ao longo da curva</translation>
    </message>
    <message>
        <source>No unused IDs are left.</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>Não restam IDs não usados.</translation>
    </message>
    <message>
        <source>No wall is between connected areas</source>
        <extracomment>NAV071</extracomment>
        <translation>Não há parede entre áreas conectadas</translation>
    </message>
    <message>
        <source>Nobody spawns here.</source>
        <extracomment>source_nav.area.tf_no_spawning.help</extracomment>
        <translation>Ninguém aparece aqui.</translation>
    </message>
    <message>
        <source>Node</source>
        <extracomment>gta_iv_paths.node.area.section, gta_iv_paths.node.flood_group.section, gta_iv_paths.node.group.section, gta_iv_paths.node.id.section, gta_iv_paths.node.position.section, gta_iv_paths.node.street_hash.section, gta_iv_paths.node.width.section, gta_sa_extended_paths.node.area.section, gta_sa_extended_paths.node.flood_group.section, gta_sa_extended_paths.node.group.section, gta_sa_extended_paths.node.id.section, gta_sa_extended_paths.node.position.section, gta_sa_extended_paths.node.width.section, gta_sa_paths.node.area.section, gta_sa_paths.node.flood_group.section, gta_sa_paths.node.group.section, gta_sa_paths.node.id.section, gta_sa_paths.node.position.section, gta_sa_paths.node.width.section, quake_nav2.node.index.section, quake_nav2.node.position.section, quake_nav2.node.radius.section, quake_nav3.node.index.section, quake_nav3.node.position.section, quake_nav3.node.radius.section</extracomment>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Node ID as it will be stored</source>
        <extracomment>gta_iv_paths.link.target_node.help</extracomment>
        <translation>ID do nó como será armazenado</translation>
    </message>
    <message>
        <source>Node inside a wall or outside the map</source>
        <extracomment>QN050.fault</extracomment>
        <translation>Nó dentro de parede ou fora do mapa</translation>
    </message>
    <message>
        <source>Node off the floor</source>
        <extracomment>QN051.fault</extracomment>
        <translation>Nó fora do piso</translation>
    </message>
    <message>
        <source>Node outside its area&apos;s square</source>
        <extracomment>SA023.fault</extracomment>
        <translation>Nó fora do quadrado da sua área</translation>
    </message>
    <message>
        <source>Node outside the square of its area</source>
        <extracomment>IV015.fault</extracomment>
        <translation>Nó fora do quadrado da sua área</translation>
    </message>
    <message>
        <source>Node that the link leads to</source>
        <extracomment>quake_nav2.link.target.help, quake_nav3.link.target.help</extracomment>
        <translation>Nó a que a ligação leva</translation>
    </message>
    <message>
        <source>Node that the link leaves</source>
        <extracomment>quake_nav2.link.owner.help, quake_nav3.link.owner.help</extracomment>
        <translation>Nó de onde a ligação sai</translation>
    </message>
    <message>
        <source>Node with invalid position</source>
        <extracomment>QN010.fault</extracomment>
        <translation>Nó com posição inválida</translation>
    </message>
    <message>
        <source>Node without links</source>
        <extracomment>IV021.fault, SA050.fault</extracomment>
        <translation>Nó sem ligações</translation>
    </message>
    <message>
        <source>Node without outgoing links</source>
        <extracomment>QN011.fault</extracomment>
        <translation>Nó sem ligações de saída</translation>
    </message>
    <message>
        <source>Node {} claims link {}, which is node {}&apos;s</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>O nó {} reivindica a ligação {}, que é do nó {}</translation>
    </message>
    <message>
        <source>Node {} claims links {} to {} of {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>O nó {} reivindica as ligações {} a {} de {}</translation>
    </message>
    <message>
        <source>Nodes</source>
        <extracomment>gta_iv_paths.connect.section, gta_iv_paths.curve.section, gta_iv_paths.disconnect.section, gta_iv_paths.dissolve.section, gta_iv_paths.erase.section, gta_iv_paths.insert.nodes, gta_iv_paths.insert.section, gta_iv_paths.merge.section, gta_iv_paths.move_to_area.section, gta_iv_paths.split_link.section, gta_sa_extended_paths.connect.section, gta_sa_extended_paths.curve.section, gta_sa_extended_paths.disconnect.section, gta_sa_extended_paths.dissolve.section, gta_sa_extended_paths.erase.section, gta_sa_extended_paths.insert.nodes, gta_sa_extended_paths.insert.section, gta_sa_extended_paths.merge.section, gta_sa_extended_paths.move_to_area.section, gta_sa_extended_paths.split_link.section, gta_sa_paths.connect.section, gta_sa_paths.curve.section, gta_sa_paths.disconnect.section, gta_sa_paths.dissolve.section, gta_sa_paths.erase.section, gta_sa_paths.insert.nodes, gta_sa_paths.insert.section, gta_sa_paths.merge.section, gta_sa_paths.move_to_area.section, gta_sa_paths.split_link.section, quake_nav2.dissolve.section, quake_nav2.erase.section, quake_nav2.file.nodes, quake_nav2.fit_radius.section, quake_nav2.insert.section, quake_nav2.merge.section, quake_nav3.dissolve.section, quake_nav3.erase.section, quake_nav3.file.nodes, quake_nav3.fit_radius.section, quake_nav3.insert.section, quake_nav3.merge.section</extracomment>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Nodes and links within the limits</source>
        <extracomment>IV006</extracomment>
        <translation>Nós e ligações dentro dos limites</translation>
    </message>
    <message>
        <source>Nodes are in open space</source>
        <extracomment>QN050</extracomment>
        <translation>Os nós ficam em espaço livre</translation>
    </message>
    <message>
        <source>Nodes have at most 12 outgoing links</source>
        <extracomment>QN012</extracomment>
        <translation>Os nós têm no máximo 12 ligações de saída</translation>
    </message>
    <message>
        <source>Nodes have different positions</source>
        <extracomment>QN016</extracomment>
        <translation>Os nós têm posições diferentes</translation>
    </message>
    <message>
        <source>Nodes marked for a type of link have such links</source>
        <extracomment>QN015</extracomment>
        <translation>Nós marcados para um tipo de ligação têm tais ligações</translation>
    </message>
    <message>
        <source>Nodes of different types cannot be merged: {} is a {} node, {} a {} node.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Nós de tipos diferentes não podem ser mesclados: {} é um nó de {}, {} um nó de {}.</translation>
    </message>
    <message>
        <source>Nodes of roads and boat lanes, stored first</source>
        <extracomment>gta_iv_paths.file.car_nodes.help</extracomment>
        <translation>Nós de vias e rotas de barcos, armazenados primeiro</translation>
    </message>
    <message>
        <source>Nodes stand on the floor</source>
        <extracomment>QN051</extracomment>
        <translation>Os nós ficam sobre o piso</translation>
    </message>
    <message>
        <source>Nodes switched</source>
        <extracomment>gta_sa_save.path_region.nodes_switched</extracomment>
        <translation>Nós alterados</translation>
    </message>
    <message>
        <source>Nodes that bots can reach from the selected nodes, and nodes from which they can reach the selected nodes</source>
        <extracomment>quake_nav2.reach.help, quake_nav3.reach.help</extracomment>
        <translation>Nós que os bots podem alcançar a partir dos nós selecionados, e nós a partir dos quais podem alcançar os nós selecionados</translation>
    </message>
    <message>
        <source>Nodes, navi nodes and links within the limits</source>
        <extracomment>SA003</extracomment>
        <translation>Nós, nós navi e ligações dentro dos limites</translation>
    </message>
    <message>
        <source>None of these areas is inverted.</source>
        <extracomment>core/systems/source_nav/height_edits.cpp</extracomment>
        <translation>Nenhuma destas áreas está invertida.</translation>
    </message>
    <message>
        <source>None of these areas is larger than this size.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Nenhuma destas áreas é maior que este tamanho.</translation>
    </message>
    <message>
        <source>None of these elements can be copied on its own.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Nenhum destes elementos pode ser copiado sozinho.</translation>
    </message>
    <message>
        <source>None of these spots is on an area.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Nenhum destes esconderijos está em uma área.</translation>
    </message>
    <message>
        <source>North and south (y)</source>
        <extracomment>gta_iv_paths.mirror_selection.axis.1, gta_sa_extended_paths.mirror_selection.axis.1, gta_sa_paths.mirror_selection.axis.1, gta_sa_save.mirror_selection.axis.1, quake_nav2.mirror_selection.axis.1, quake_nav3.mirror_selection.axis.1, source_nav.mirror_selection.axis.1</extracomment>
        <translation>Norte e sul (y)</translation>
    </message>
    <message>
        <source>North is towards lower y</source>
        <extracomment>source_nav.set_side.side.help</extracomment>
        <translation>O norte fica em direção a y menor</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>source_nav.area.light_north_east</extracomment>
        <translation>Nordeste</translation>
    </message>
    <message>
        <source>North-east height</source>
        <extracomment>source_nav.area.north_east_z</extracomment>
        <translation>Altura nordeste</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>source_nav.area.light_north_west</extracomment>
        <translation>Noroeste</translation>
    </message>
    <message>
        <source>North-west corner</source>
        <extracomment>source_nav.area.north_west</extracomment>
        <translation>Canto noroeste</translation>
    </message>
    <message>
        <source>North-west height</source>
        <extracomment>source_nav.area.north_west_z</extracomment>
        <translation>Altura noroeste</translation>
    </message>
    <message>
        <source>Not clearable</source>
        <extracomment>source_nav.area.spawn_not_clearable</extracomment>
        <translation>Não limpável</translation>
    </message>
    <message>
        <source>Not marked as a dead end, although fewer than two ways lead on from here</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Não marcado como sem saída, embora menos de dois caminhos sigam daqui</translation>
    </message>
    <message>
        <source>Not on foot</source>
        <extracomment>gta_sa_save.enex_connection.not_on_foot</extracomment>
        <translation>Não a pé</translation>
    </message>
    <message>
        <source>Not open: {} {}. Links across the border are not checked.</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Não aberto: {} {}. Ligações através da divisa não são verificadas.</translation>
    </message>
    <message>
        <source>Not the original script: {} of main script, {} of globals</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Não é o script original: {} de script principal, {} de globais</translation>
    </message>
    <message>
        <source>Not used</source>
        <extracomment>quake_nav3.link.disabled.help, quake_nav3.node.disabled.help</extracomment>
        <translation>Não usado</translation>
    </message>
    <message>
        <source>Nothing can be pasted into this type of document.</source>
        <extracomment>core/systems/paste.cpp</extracomment>
        <translation>Nada pode ser colado neste tipo de documento.</translation>
    </message>
    <message>
        <source>Nothing changes: the document already has this version.
</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>Nada muda: o documento já tem esta versão.
</translation>
    </message>
    <message>
        <source>Nothing is lost.
</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>Nada é perdido.
</translation>
    </message>
    <message>
        <source>Nothing spawns here.</source>
        <extracomment>source_nav.area.spawn_empty.help</extracomment>
        <translation>Nada aparece aqui.</translation>
    </message>
    <message>
        <source>Nothing to connect: all adjacent areas are already connected, or too high.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Nada a conectar: todas as áreas adjacentes já estão conectadas, ou são altas demais.</translation>
    </message>
    <message>
        <source>Nothing to link.</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>Nada a ligar.</translation>
    </message>
    <message>
        <source>Nothing to merge. Areas must share a whole edge, be of the same type, be connected both ways, and match in height.</source>
        <extracomment>core/systems/source_nav/simplify_edits.cpp</extracomment>
        <translation>Nada a mesclar. As áreas devem compartilhar uma borda inteira, ser do mesmo tipo, estar conectadas nos dois sentidos e ter alturas compatíveis.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>gta_sa_save.car_generator.index, gta_sa_save.enex_connection.index, gta_sa_save.thread.index</extracomment>
        <translation>Número</translation>
    </message>
    <message>
        <source>Number by which areas refer to the ladder. Unique, never 0.</source>
        <extracomment>source_nav.ladder.id.help</extracomment>
        <translation>Número pelo qual as áreas se referem à escada. Único, nunca 0.</translation>
    </message>
    <message>
        <source>Number by which encounter paths refer to the spot. Unique in the mesh. Games count from 0.</source>
        <extracomment>source_nav.hiding_spot.id.help</extracomment>
        <translation>Número pelo qual os caminhos de encontro se referem ao esconderijo. Único na malha. Os jogos contam a partir de 0.</translation>
    </message>
    <message>
        <source>Number by which other elements refer to the area. Unique, never 0.</source>
        <extracomment>source_nav.area.id.help</extracomment>
        <translation>Número pelo qual outros elementos se referem à área. Único, nunca 0.</translation>
    </message>
    <message>
        <source>Number by which scripts refer to the object</source>
        <extracomment>gta_sa_save.object.handle.help</extracomment>
        <translation>Número pelo qual os scripts se referem ao objeto</translation>
    </message>
    <message>
        <source>Number in the running game, as shown by nav_edit. The map does not contain it.</source>
        <extracomment>quake_nav2.tie.number.help, quake_nav3.tie.number.help</extracomment>
        <translation>Número no jogo em execução, como mostrado por nav_edit. O mapa não o contém.</translation>
    </message>
    <message>
        <source>Number of its population record</source>
        <extracomment>gta_sa_save.gang_wars.population.help, gta_sa_save.zone.population.help</extracomment>
        <translation>Número do seu registro de população</translation>
    </message>
    <message>
        <source>Number of nodes in the open path files that the region switches</source>
        <extracomment>gta_sa_save.path_region.nodes_switched.help</extracomment>
        <translation>Número de nós nos arquivos de caminhos abertos que a região liga ou desliga</translation>
    </message>
    <message>
        <source>Number of outgoing links. Original files have at most 12.</source>
        <extracomment>quake_nav2.node.link_count.help, quake_nav3.node.link_count.help</extracomment>
        <translation>Número de ligações de saída. Os arquivos originais têm no máximo 12.</translation>
    </message>
    <message>
        <source>Number of the 750 x 750 square, 0 to 1023, row by row from the south-west corner</source>
        <extracomment>gta_sa_extended_paths.file.label.help</extracomment>
        <translation>Número do quadrado de 750 x 750, de 0 a 1023, linha por linha a partir do canto sudoeste</translation>
    </message>
    <message>
        <source>Number of the 750 x 750 square, 0 to 63, row by row from the south-west corner</source>
        <extracomment>gta_iv_paths.file.label.help, gta_sa_paths.file.label.help</extracomment>
        <translation>Número do quadrado de 750 x 750, de 0 a 63, linha por linha a partir do canto sudoeste</translation>
    </message>
    <message>
        <source>Number of the car generator with this plate</source>
        <extracomment>gta_sa_save.number_plate.generator.help</extracomment>
        <translation>Número do gerador de carros com esta placa</translation>
    </message>
    <message>
        <source>Number of the connected component that contains the area. The largest has the lowest number.</source>
        <extracomment>source_nav.area.part.help</extracomment>
        <translation>Número do componente conectado que contém a área. O maior tem o menor número.</translation>
    </message>
    <message>
        <source>Number of the entrance at the other end. -1: none.</source>
        <extracomment>gta_sa_save.enex_connection.link.help</extracomment>
        <translation>Número da entrada na outra ponta. -1: nenhuma.</translation>
    </message>
    <message>
        <source>Number of the entrance plus 1. 0: none.</source>
        <extracomment>gta_sa_save.marker.entrance.help</extracomment>
        <translation>Número da entrada mais 1. 0: nenhuma.</translation>
    </message>
    <message>
        <source>Number of the entrance that the player is in</source>
        <extracomment>gta_sa_save.open_entrance.entrance.help</extracomment>
        <translation>Número da entrada em que o jogador está</translation>
    </message>
    <message>
        <source>Number of the entrance that was used. -1: none.</source>
        <extracomment>gta_sa_save.player.entrance.help</extracomment>
        <translation>Número da entrada que foi usada. -1: nenhuma.</translation>
    </message>
    <message>
        <source>Number of the file and square that hold the node</source>
        <extracomment>gta_iv_paths.node.area.help, gta_sa_extended_paths.node.area.help, gta_sa_paths.node.area.help</extracomment>
        <translation>Número do arquivo e do quadrado que contêm o nó</translation>
    </message>
    <message>
        <source>Number of the file that holds it: the square it lies in</source>
        <extracomment>gta_sa_extended_paths.navi.area.help, gta_sa_paths.navi.area.help</extracomment>
        <translation>Número do arquivo que o contém: o quadrado em que fica</translation>
    </message>
    <message>
        <source>Number of the navigation zone</source>
        <extracomment>gta_sa_save.gang_wars.zone.help</extracomment>
        <translation>Número da zona de navegação</translation>
    </message>
    <message>
        <source>Number of the network component. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.flood_group.help</extracomment>
        <translation>Número do componente da rede. Duas fontes concordam.</translation>
    </message>
    <message>
        <source>Number of the network component; route searches between different groups fail at once</source>
        <extracomment>gta_sa_extended_paths.node.flood_group.help, gta_sa_paths.node.flood_group.help</extracomment>
        <translation>Número do componente da rede; buscas de rota entre grupos diferentes falham de imediato</translation>
    </message>
    <message>
        <source>Number plate</source>
        <extracomment>gta_sa_save.number_plate.plate</extracomment>
        <translation>Placa</translation>
    </message>
    <message>
        <source>Number plate without a car generator</source>
        <extracomment>SAV-043.fault</extracomment>
        <translation>Placa sem gerador de carros</translation>
    </message>
    <message>
        <source>Number {} (expected less than {})</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Número {} (esperado menor que {})</translation>
    </message>
    <message>
        <source>Number {} comes after {}</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>O número {} vem depois de {}</translation>
    </message>
    <message>
        <source>Numbers areas and ladders from 1, in file order</source>
        <extracomment>source_nav.compress_ids.help</extracomment>
        <translation>Numera áreas e escadas a partir de 1, na ordem do arquivo</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>gta_sa_save.object.bonus.section, gta_sa_save.object.cost.section, gta_sa_save.object.entity_flags.section, gta_sa_save.object.handle.section, gta_sa_save.object.model.section, gta_sa_save.object.object_flags.section, gta_sa_save.object.size.section</extracomment>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Object flags</source>
        <extracomment>gta_sa_save.object.object_flags</extracomment>
        <translation>Flags do objeto</translation>
    </message>
    <message>
        <source>Object pointer</source>
        <extracomment>gta_sa_save.pickup.object</extracomment>
        <translation>Ponteiro do objeto</translation>
    </message>
    <message>
        <source>Object with wrong data size</source>
        <extracomment>SAV-009O.fault</extracomment>
        <translation>Objeto com tamanho de dados errado</translation>
    </message>
    <message>
        <source>Obscured</source>
        <extracomment>source_nav.area.spawn_obscured</extracomment>
        <translation>Encoberta</translation>
    </message>
    <message>
        <source>Obstacle top</source>
        <extracomment>source_nav.area.obstacle_top</extracomment>
        <translation>Topo de obstáculo</translation>
    </message>
    <message>
        <source>Obstacles may appear: bots check whether the way is clear.</source>
        <extracomment>source_nav.area.transient.help</extracomment>
        <translation>Obstáculos podem surgir: os bots verificam se o caminho está livre.</translation>
    </message>
    <message>
        <source>Of each area, along x and y</source>
        <extracomment>source_nav.simplify.size.help</extracomment>
        <translation>De cada área, em x e y</translation>
    </message>
    <message>
        <source>Of each piece, along x and y</source>
        <extracomment>source_nav.chop.size.help</extracomment>
        <translation>De cada parte, em x e y</translation>
    </message>
    <message>
        <source>Of links, where they are more than the game&apos;s rounding off</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.lengths.help, gta_sa_paths.rebuild_derived.lengths.help</extracomment>
        <translation>Das ligações em que a diferença passa do arredondamento do jogo</translation>
    </message>
    <message>
        <source>Of the brush entity&apos;s bounds when the file was saved</source>
        <extracomment>quake_nav2.edict.maximum.help, quake_nav2.edict.minimum.help, quake_nav3.edict.maximum.help, quake_nav3.edict.minimum.help</extracomment>
        <translation>Dos limites da entidade de brush quando o arquivo foi salvo</translation>
    </message>
    <message>
        <source>Of the four corners</source>
        <extracomment>source_nav.area.light.help</extracomment>
        <translation>Dos quatro cantos</translation>
    </message>
    <message>
        <source>Offset of the copy along x</source>
        <extracomment>gta_iv_paths.duplicate.dx.help, gta_sa_extended_paths.duplicate.dx.help, gta_sa_paths.duplicate.dx.help, gta_sa_save.duplicate.dx.help, quake_nav2.duplicate.dx.help, quake_nav3.duplicate.dx.help, source_nav.duplicate.dx.help</extracomment>
        <translation>Deslocamento da cópia em x</translation>
    </message>
    <message>
        <source>Offset of the copy along y</source>
        <extracomment>gta_iv_paths.duplicate.dy.help, gta_sa_extended_paths.duplicate.dy.help, gta_sa_paths.duplicate.dy.help, gta_sa_save.duplicate.dy.help, quake_nav2.duplicate.dy.help, quake_nav3.duplicate.dy.help, source_nav.duplicate.dy.help</extracomment>
        <translation>Deslocamento da cópia em y</translation>
    </message>
    <message>
        <source>Offset of the copy upwards</source>
        <extracomment>gta_iv_paths.duplicate.dz.help, gta_sa_extended_paths.duplicate.dz.help, gta_sa_paths.duplicate.dz.help, gta_sa_save.duplicate.dz.help, quake_nav2.duplicate.dz.help, quake_nav3.duplicate.dz.help, source_nav.duplicate.dz.help</extracomment>
        <translation>Deslocamento da cópia para cima</translation>
    </message>
    <message>
        <source>On in the save</source>
        <extracomment>gta_sa_extended_paths.node.traffic_in_save, gta_sa_paths.node.traffic_in_save</extracomment>
        <translation>Ligado no save</translation>
    </message>
    <message>
        <source>On mission</source>
        <extracomment>gta_sa_save.file.on_mission</extracomment>
        <translation>Em missão</translation>
    </message>
    <message>
        <source>On the floor. The bounding box is updated with it.</source>
        <extracomment>gta_sa_save.garage.corner.help</extracomment>
        <translation>No piso. A caixa delimitadora é atualizada com ele.</translation>
    </message>
    <message>
        <source>On the ground</source>
        <extracomment>source_nav.hiding_spot.position.help</extracomment>
        <translation>No chão</translation>
    </message>
    <message>
        <source>On the survivors&apos; route</source>
        <extracomment>source_nav.area.spawn_escape_route.help</extracomment>
        <translation>Na rota dos sobreviventes</translation>
    </message>
    <message>
        <source>On: the light is for cars heading to the attached end. Off: for cars leaving it.</source>
        <extracomment>gta_sa_extended_paths.navi.light_side.help, gta_sa_paths.navi.light_side.help</extracomment>
        <translation>Ligado: o semáforo é para carros que vão à ponta presa. Desligado: para carros que saem dela.</translation>
    </message>
    <message>
        <source>One bit per race</source>
        <extracomment>gta_sa_save.zone_population.races_allowed.help</extracomment>
        <translation>Um bit por raça</translation>
    </message>
    <message>
        <source>One flood group for each component</source>
        <extracomment>IV018, SA033</extracomment>
        <translation>Um grupo de flood para cada componente</translation>
    </message>
    <message>
        <source>One navi node for both directions</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.navi_links.help, gta_sa_paths.rebuild_derived.navi_links.help</extracomment>
        <translation>Um nó navi para os dois sentidos</translation>
    </message>
    <message>
        <source>One node of a type at a position</source>
        <extracomment>IV022, SA051</extracomment>
        <translation>Um nó de um tipo em cada posição</translation>
    </message>
    <message>
        <source>One number for each component</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flood_groups.help, gta_sa_paths.rebuild_derived.flood_groups.help</extracomment>
        <translation>Um número para cada componente</translation>
    </message>
    <message>
        <source>One of the selected elements has no position in this version of the format.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Um dos elementos selecionados não tem posição nesta versão do formato.</translation>
    </message>
    <message>
        <source>One of these areas is degenerate.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Uma destas áreas é degenerada.</translation>
    </message>
    <message>
        <source>One-way connections from one area to another</source>
        <extracomment>source_nav.file.connections.help</extracomment>
        <translation>Conexões de mão única de uma área para outra</translation>
    </message>
    <message>
        <source>One-way links. At most 65535.</source>
        <extracomment>quake_nav2.file.links.help, quake_nav3.file.links.help</extracomment>
        <translation>Ligações de mão única. No máximo 65535.</translation>
    </message>
    <message>
        <source>One-way trap</source>
        <extracomment>QN041.fault, SA043.fault</extracomment>
        <translation>Armadilha de mão única</translation>
    </message>
    <message>
        <source>Only BLU can pass, in one direction.</source>
        <extracomment>source_nav.area.tf_blue_one_way_door.help</extracomment>
        <translation>Só BLU pode passar, em um sentido.</translation>
    </message>
    <message>
        <source>Only RED can pass, in one direction.</source>
        <extracomment>source_nav.area.tf_red_one_way_door.help</extracomment>
        <translation>Só RED pode passar, em um sentido.</translation>
    </message>
    <message>
        <source>Only flags of the version are set</source>
        <extracomment>QN014</extracomment>
        <translation>Só flags da versão estão marcadas</translation>
    </message>
    <message>
        <source>Only known flags and behaviours</source>
        <extracomment>SA054</extracomment>
        <translation>Só flags e comportamentos conhecidos</translation>
    </message>
    <message>
        <source>Only links between pedestrian nodes cross a road.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Só ligações entre nós de pedestre atravessam uma via.</translation>
    </message>
    <message>
        <source>Only links to missing nodes use this navi node</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Só ligações para nós ausentes usam este nó navi</translation>
    </message>
    <message>
        <source>Only path regions, set pieces, pickups, restart points, stored cars, stunt jumps and markers can be added to a save.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Só regiões de caminhos, set pieces, pickups, pontos de reinício, carros guardados, saltos acrobáticos e marcadores podem ser adicionados a um save.</translation>
    </message>
    <message>
        <source>Only tanks go here.</source>
        <extracomment>source_nav.area.tank_only.help</extracomment>
        <translation>Só tanks vêm aqui.</translation>
    </message>
    <message>
        <source>Only the common infected go here.</source>
        <extracomment>source_nav.area.mob_only.help</extracomment>
        <translation>Só os infectados comuns vêm aqui.</translation>
    </message>
    <message>
        <source>Only walk links were split. Other links stayed unchanged.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Só ligações de caminhada foram divididas. Outras ligações ficaram inalteradas.</translation>
    </message>
    <message>
        <source>Only {} of {} areas are on a floor of this map: the mesh belongs to another map</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Só {} de {} áreas estão em um piso deste mapa: a malha pertence a outro mapa</translation>
    </message>
    <message>
        <source>Open time</source>
        <extracomment>gta_sa_save.garage.open_time</extracomment>
        <translation>Tempo de abertura</translation>
    </message>
    <message>
        <source>Original type</source>
        <extracomment>gta_sa_save.garage.original_type</extracomment>
        <translation>Tipo original</translation>
    </message>
    <message>
        <source>Other data</source>
        <extracomment>core/model/change_summary.cpp</extracomment>
        <translation>Outros dados</translation>
    </message>
    <message>
        <source>Other fields</source>
        <extracomment>gta_sa_save.car_generator.map_section.section, gta_sa_save.car_generator.used.section, gta_sa_save.car_generator.vehicle.section, gta_sa_save.garage.open_time.section, gta_sa_save.marker.counter.section, gta_sa_save.marker.entity.section, gta_sa_save.marker_3d.blue.section, gta_sa_save.marker_3d.green.section, gta_sa_save.marker_3d.red.section, gta_sa_save.object.collision_case.section, gta_sa_save.object.damage_effect.section, gta_sa_save.object.proofs.section, gta_sa_save.object.removal_time.section, gta_sa_save.object.type.section, gta_sa_save.player.creator.section, gta_sa_save.player.fight_moves.section, gta_sa_save.player.handle.section, gta_sa_save.player.model.section, gta_sa_save.player.ped_type.section, gta_sa_save.simple_vars.camera_help.section, gta_sa_save.simple_vars.car_camera.section, gta_sa_save.simple_vars.clock_stored.section, gta_sa_save.simple_vars.extra_colour.section, gta_sa_save.simple_vars.extra_colour_blend.section, gta_sa_save.simple_vars.extra_colour_on.section, gta_sa_save.simple_vars.extra_colour_weather.section, gta_sa_save.simple_vars.foot_camera.section, gta_sa_save.simple_vars.frame.section, gta_sa_save.simple_vars.french.section, gta_sa_save.simple_vars.german.section, gta_sa_save.simple_vars.invert_look.section, gta_sa_save.simple_vars.last_clock_tick.section, gta_sa_save.simple_vars.max_chaos.section, gta_sa_save.simple_vars.max_wanted.section, gta_sa_save.simple_vars.mission_pack.section, gta_sa_save.simple_vars.pad_mode.section, gta_sa_save.simple_vars.quit_car_help.section, gta_sa_save.simple_vars.raw_time_step.section, gta_sa_save.simple_vars.stored_day.section, gta_sa_save.simple_vars.stored_hour.section, gta_sa_save.simple_vars.stored_minute.section, gta_sa_save.simple_vars.stored_month.section, gta_sa_save.simple_vars.system_day.section, gta_sa_save.simple_vars.system_hour.section, gta_sa_save.simple_vars.system_millisecond.section, gta_sa_save.simple_vars.system_minute.section, gta_sa_save.simple_vars.system_month.section, gta_sa_save.simple_vars.system_second.section, gta_sa_save.simple_vars.system_weekday.section, gta_sa_save.simple_vars.system_year.section, gta_sa_save.simple_vars.target_marker.section, gta_sa_save.simple_vars.time_scale.section, gta_sa_save.simple_vars.time_step.section, gta_sa_save.simple_vars.uncensored.section, gta_sa_save.simple_vars.water.section, gta_sa_save.simple_vars.weather_index.section, gta_sa_save.stored_car.bomb.section, gta_sa_save.stored_car.colour_3.section, gta_sa_save.stored_car.colour_4.section, gta_sa_save.stored_car.extra_1.section, gta_sa_save.stored_car.extra_2.section, gta_sa_save.stored_car.handling.section, gta_sa_save.stored_car.upgrade_1.section, gta_sa_save.stored_car.upgrade_10.section, gta_sa_save.stored_car.upgrade_11.section, gta_sa_save.stored_car.upgrade_12.section, gta_sa_save.stored_car.upgrade_13.section, gta_sa_save.stored_car.upgrade_14.section, gta_sa_save.stored_car.upgrade_15.section, gta_sa_save.stored_car.upgrade_2.section, gta_sa_save.stored_car.upgrade_3.section, gta_sa_save.stored_car.upgrade_4.section, gta_sa_save.stored_car.upgrade_5.section, gta_sa_save.stored_car.upgrade_6.section, gta_sa_save.stored_car.upgrade_7.section, gta_sa_save.stored_car.upgrade_8.section, gta_sa_save.stored_car.upgrade_9.section, gta_sa_save.thread.flags.section, gta_sa_save.thread.locals.section, gta_sa_save.thread.return_stack.section, gta_sa_save.thread.stack.section, gta_sa_save.zone_population.alpha.section, gta_sa_save.zone_population.blue.section, gta_sa_save.zone_population.green.section, gta_sa_save.zone_population.red.section</extracomment>
        <translation>Outros campos</translation>
    </message>
    <message>
        <source>Outgoing connections</source>
        <extracomment>source_nav.area.connections_out</extracomment>
        <translation>Conexões de saída</translation>
    </message>
    <message>
        <source>Outside the area that survivors can reach</source>
        <extracomment>source_nav.area.outside_world.help</extracomment>
        <translation>Fora da área que os sobreviventes podem alcançar</translation>
    </message>
    <message>
        <source>Outside the world</source>
        <extracomment>SAV-011C.fault, SAV-011D.fault, SAV-011G.fault, SAV-011J.fault, SAV-011K.fault, SAV-011M.fault, SAV-011O.fault, SAV-011P.fault, SAV-011R.fault, SAV-011V.fault</extracomment>
        <translation>Fora do mundo</translation>
    </message>
    <message>
        <source>Outside world</source>
        <extracomment>source_nav.area.outside_world</extracomment>
        <translation>Fora do mundo</translation>
    </message>
    <message>
        <source>Overlapping areas</source>
        <extracomment>NAV039.fault</extracomment>
        <translation>Áreas sobrepostas</translation>
    </message>
    <message>
        <source>Overlooks a long distance or a large area</source>
        <extracomment>source_nav.hiding_spot.ideal_sniper_spot.help, source_nav.set_spot_kind.ideal_sniper_spot.help</extracomment>
        <translation>Domina uma longa distância ou uma área grande</translation>
    </message>
    <message>
        <source>Override</source>
        <extracomment>gta_sa_save.file.override</extracomment>
        <translation>Substituição</translation>
    </message>
    <message>
        <source>Override x</source>
        <extracomment>gta_sa_save.file.override_x</extracomment>
        <translation>Substituição x</translation>
    </message>
    <message>
        <source>Override y</source>
        <extracomment>gta_sa_save.file.override_y</extracomment>
        <translation>Substituição y</translation>
    </message>
    <message>
        <source>Override z</source>
        <extracomment>gta_sa_save.file.override_z</extracomment>
        <translation>Substituição z</translation>
    </message>
    <message>
        <source>Own list</source>
        <extracomment>source_nav.area.visible_areas</extracomment>
        <translation>Lista própria</translation>
    </message>
    <message>
        <source>PC 1.00</source>
        <extracomment>gta_sa_save.simple_vars.version_id.903512437</extracomment>
        <translation>PC 1.00</translation>
    </message>
    <message>
        <source>PC 1.00 without disc</source>
        <extracomment>gta_sa_save.simple_vars.version_id.1710482819</extracomment>
        <translation>PC 1.00 sem disco</translation>
    </message>
    <message>
        <source>PC 1.01</source>
        <extracomment>gta_sa_save.simple_vars.version_id.2590948952</extracomment>
        <translation>PC 1.01</translation>
    </message>
    <message>
        <source>PC 1.01 without disc</source>
        <extracomment>gta_sa_save.simple_vars.version_id.2470803038</extracomment>
        <translation>PC 1.01 sem disco</translation>
    </message>
    <message>
        <source>PC 2.00</source>
        <extracomment>gta_sa_save.simple_vars.version_id.4245982710</extracomment>
        <translation>PC 2.00</translation>
    </message>
    <message>
        <source>PC 2.00, German</source>
        <extracomment>gta_sa_save.simple_vars.version_id.1563544610</extracomment>
        <translation>PC 2.00, alemão</translation>
    </message>
    <message>
        <source>PC 2.x</source>
        <extracomment>gta_sa_save.simple_vars.version_id.3681739670</extracomment>
        <translation>PC 2.x</translation>
    </message>
    <message>
        <source>PS2</source>
        <extracomment>gta_sa_save.simple_vars.version_id.1679678540</extracomment>
        <translation>PS2</translation>
    </message>
    <message>
        <source>Pad mode</source>
        <extracomment>gta_sa_save.simple_vars.pad_mode</extracomment>
        <translation>Modo do controle</translation>
    </message>
    <message>
        <source>Padded to 2048</source>
        <extracomment>gta_iv_paths.file.padded</extracomment>
        <translation>Preenchido até 2048</translation>
    </message>
    <message>
        <source>Padding left by another program</source>
        <extracomment>SAV-005.fault</extracomment>
        <translation>Preenchimento deixado por outro programa</translation>
    </message>
    <message>
        <source>Paint job</source>
        <extracomment>gta_sa_save.stored_car.paint_job</extracomment>
        <translation>Pintura</translation>
    </message>
    <message>
        <source>Park Car</source>
        <extracomment>gta_sa_save.parked_car</extracomment>
        <translation>Estacionar carro</translation>
    </message>
    <message>
        <source>Parked car</source>
        <extracomment>gta_sa_save.car_generator.legend</extracomment>
        <translation>Carro estacionado</translation>
    </message>
    <message>
        <source>Parked car, switched off</source>
        <extracomment>gta_sa_save.car_generator.legend</extracomment>
        <translation>Carro estacionado, desligado</translation>
    </message>
    <message>
        <source>Part of the finale</source>
        <extracomment>source_nav.area.spawn_finale.help</extracomment>
        <translation>Parte do final</translation>
    </message>
    <message>
        <source>Part of the handle in scripts, together with the slot</source>
        <extracomment>gta_sa_save.pickup.counter.help</extracomment>
        <translation>Parte do handle nos scripts, junto com o slot</translation>
    </message>
    <message>
        <source>Part of the padding differs from what the game writes</source>
        <extracomment>gta_sa_save.file.keeps_padding.help</extracomment>
        <translation>Parte do preenchimento difere do que o jogo grava</translation>
    </message>
    <message>
        <source>Parts of {} would be less than {:g} unit wide.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Partes de {} teriam menos de {:g} unidade de largura.</translation>
    </message>
    <message>
        <source>Path Regions</source>
        <extracomment>gta_sa_save.region_around.section, gta_sa_save.region_earlier.section, gta_sa_save.region_first.section, gta_sa_save.region_last.section, gta_sa_save.region_later.section</extracomment>
        <translation>Regiões de caminhos</translation>
    </message>
    <message>
        <source>Path region inside a later one</source>
        <extracomment>SAV-023.fault</extracomment>
        <translation>Região de caminhos dentro de uma posterior</translation>
    </message>
    <message>
        <source>Path region with invalid flag</source>
        <extracomment>SAV-021.fault</extracomment>
        <translation>Região de caminhos com flag inválida</translation>
    </message>
    <message>
        <source>Path region without effect</source>
        <extracomment>SAV-024.fault</extracomment>
        <translation>Região de caminhos sem efeito</translation>
    </message>
    <message>
        <source>Path regions are left for scripts</source>
        <extracomment>SAV-025</extracomment>
        <translation>Restam regiões de caminhos para os scripts</translation>
    </message>
    <message>
        <source>Path regions are unique</source>
        <extracomment>SAV-022</extracomment>
        <translation>As regiões de caminhos são únicas</translation>
    </message>
    <message>
        <source>Path regions of the open save that switch this node, in the order of application: the last one wins</source>
        <extracomment>gta_sa_extended_paths.node.switched_by.help, gta_sa_paths.node.switched_by.help</extracomment>
        <translation>Regiões de caminhos do save aberto que ligam ou desligam este nó, na ordem de aplicação: a última prevalece</translation>
    </message>
    <message>
        <source>Ped type</source>
        <extracomment>gta_sa_save.player.ped_type</extracomment>
        <translation>Tipo de ped</translation>
    </message>
    <message>
        <source>Pedestrian count off by</source>
        <extracomment>gta_sa_extended_paths.file.ped_excess, gta_sa_paths.file.ped_excess</extracomment>
        <translation>Erro na contagem de pedestres</translation>
    </message>
    <message>
        <source>Pedestrian light</source>
        <extracomment>gta_sa_extended_paths.link.pedestrian_light, gta_sa_paths.link.pedestrian_light</extracomment>
        <translation>Semáforo de pedestres</translation>
    </message>
    <message>
        <source>Pedestrian link with a navi node</source>
        <extracomment>SA037.fault</extracomment>
        <translation>Ligação de pedestre com nó navi</translation>
    </message>
    <message>
        <source>Pedestrian node of width 0 (expected more; usually 2 units)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Nó de pedestre de largura 0 (esperado mais; normalmente 2 unidades)</translation>
    </message>
    <message>
        <source>Pedestrian nodes</source>
        <extracomment>gta_sa_extended_paths.file.ped_nodes, gta_sa_paths.file.ped_nodes</extracomment>
        <translation>Nós de pedestre</translation>
    </message>
    <message>
        <source>Pedestrian nodes, stored after the vehicle nodes</source>
        <extracomment>gta_sa_extended_paths.file.ped_nodes.help, gta_sa_paths.file.ped_nodes.help</extracomment>
        <translation>Nós de pedestre, armazenados após os nós de veículo</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase, gta_sa_paths.propose_lights.phase</extracomment>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Pickup</source>
        <extracomment>gta_sa_save.pickup.amount.section, gta_sa_save.pickup.legend, gta_sa_save.pickup.model.section, gta_sa_save.pickup.money_per_day.section, gta_sa_save.pickup.type.section, gta_sa_save.pickup.value.section</extracomment>
        <translation>Pickup</translation>
    </message>
    <message>
        <source>Pickup of an unknown type</source>
        <extracomment>SAV-050.fault</extracomment>
        <translation>Pickup de tipo desconhecido</translation>
    </message>
    <message>
        <source>Pickup with an address</source>
        <extracomment>SAV-051.fault</extracomment>
        <translation>Pickup com endereço</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>source_nav.area.place, source_nav.flood_place.place, source_nav.fog_place.index.section, source_nav.fog_place.name.section, source_nav.place.index.section, source_nav.place.name.section, source_nav.set_place.place</extracomment>
        <translation>Local</translation>
    </message>
    <message>
        <source>Place Nodes</source>
        <extracomment>quake_nav2.chain, quake_nav3.chain</extracomment>
        <translation>Colocar nós</translation>
    </message>
    <message>
        <source>Place name that is not an ASCII word</source>
        <extracomment>NAV036.fault</extracomment>
        <translation>Nome de local que não é uma palavra ASCII</translation>
    </message>
    <message>
        <source>Place name that the engine misreads</source>
        <extracomment>NAV008.fault</extracomment>
        <translation>Nome de local que a engine lê errado</translation>
    </message>
    <message>
        <source>Place names are unique</source>
        <extracomment>NAV063</extracomment>
        <translation>Os nomes de local são únicos</translation>
    </message>
    <message>
        <source>Place names were dropped: this version of the format does not store them.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>Nomes de locais foram descartados: esta versão do formato não os armazena.</translation>
    </message>
    <message>
        <source>Place {} of {} does not exist; the game ignores it</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>O local {} de {} não existe; o jogo o ignora</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>source_nav.clear_place.section, source_nav.file.places, source_nav.flood_place.section, source_nav.new_place.section, source_nav.remove_unused_places.section, source_nav.replace_place.section, source_nav.set_place.section</extracomment>
        <translation>Locais</translation>
    </message>
    <message>
        <source>Places are used</source>
        <extracomment>NAV062</extracomment>
        <translation>Os locais são usados</translation>
    </message>
    <message>
        <source>Plane at</source>
        <extracomment>quake_nav2.mirror.at, quake_nav3.mirror.at</extracomment>
        <translation>Plano em</translation>
    </message>
    <message>
        <source>Plate</source>
        <extracomment>gta_sa_save.number_plate.generator.section, gta_sa_save.number_plate.plate.section</extracomment>
        <translation>Placa</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>gta_sa_save.player.armour.section, gta_sa_save.player.chaos.section, gta_sa_save.player.fat.section, gta_sa_save.player.fight_style.section, gta_sa_save.player.health.section, gta_sa_save.player.muscle.section, gta_sa_save.player.ped_size.section, gta_sa_save.player.player_size.section, gta_sa_save.player.wanted.section, gta_sa_save.player.weapon.section, gta_sa_save.player_info.car_density.section, gta_sa_save.player_info.drive_by.section, gta_sa_save.player_info.endless_run.section, gta_sa_save.player_info.fast_reload.section, gta_sa_save.player_info.field_18.section, gta_sa_save.player_info.field_1c.section, gta_sa_save.player_info.field_28.section, gta_sa_save.player_info.field_2a.section, gta_sa_save.player_info.fireproof.section, gta_sa_save.player_info.hours_hungry.section, gta_sa_save.player_info.keeps_when_busted.section, gta_sa_save.player_info.keeps_when_wasted.section, gta_sa_save.player_info.max_armour.section, gta_sa_save.player_info.max_health.section, gta_sa_save.player_info.road_density.section, gta_sa_save.player_info.size.section, gta_sa_save.player_info.state.section</extracomment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Player clip</source>
        <extracomment>source_nav.area.playerclip</extracomment>
        <translation>Player clip</translation>
    </message>
    <message>
        <source>Player in a missing entrance</source>
        <extracomment>SAV-081O.fault</extracomment>
        <translation>Jogador em uma entrada ausente</translation>
    </message>
    <message>
        <source>Player is near</source>
        <extracomment>gta_sa_save.gang_wars.near</extracomment>
        <translation>Jogador está perto</translation>
    </message>
    <message>
        <source>Player position at the start</source>
        <extracomment>gta_sa_save.gang_wars.start</extracomment>
        <translation>Posição do jogador no início</translation>
    </message>
    <message>
        <source>Player start</source>
        <extracomment>source_nav.area.spawn_player_start</extracomment>
        <translation>Início do jogador</translation>
    </message>
    <message>
        <source>Player with wrong data size</source>
        <extracomment>SAV-009P.fault</extracomment>
        <translation>Jogador com tamanho de dados errado</translation>
    </message>
    <message>
        <source>Player&apos;s state with wrong data size</source>
        <extracomment>SAV-009I.fault</extracomment>
        <translation>Estado do jogador com tamanho de dados errado</translation>
    </message>
    <message>
        <source>Pointer</source>
        <extracomment>gta_iv_paths.node.pointer, gta_sa_save.thread.pointer</extracomment>
        <translation>Ponteiro</translation>
    </message>
    <message>
        <source>Police ambush</source>
        <extracomment>gta_sa_save.set_piece.legend</extracomment>
        <translation>Emboscada policial</translation>
    </message>
    <message>
        <source>Police cars</source>
        <extracomment>gta_sa_save.file.police_cars</extracomment>
        <translation>Carros de polícia</translation>
    </message>
    <message>
        <source>Police heading</source>
        <extracomment>gta_sa_save.file.police_heading</extracomment>
        <translation>Rumo da polícia</translation>
    </message>
    <message>
        <source>Police may build a road block here.</source>
        <extracomment>gta_sa_extended_paths.node.road_block.help, gta_sa_paths.node.road_block.help</extracomment>
        <translation>A polícia pode montar um bloqueio aqui.</translation>
    </message>
    <message>
        <source>Police radius</source>
        <extracomment>gta_sa_save.file.police_radius</extracomment>
        <translation>Raio da polícia</translation>
    </message>
    <message>
        <source>Police station</source>
        <extracomment>gta_sa_save.restart.legend</extracomment>
        <translation>Delegacia</translation>
    </message>
    <message>
        <source>Police x</source>
        <extracomment>gta_sa_save.file.police_x</extracomment>
        <translation>Polícia x</translation>
    </message>
    <message>
        <source>Police y</source>
        <extracomment>gta_sa_save.file.police_y</extracomment>
        <translation>Polícia y</translation>
    </message>
    <message>
        <source>Police z</source>
        <extracomment>gta_sa_save.file.police_z</extracomment>
        <translation>Polícia z</translation>
    </message>
    <message>
        <source>Population</source>
        <extracomment>gta_sa_save.gang_wars.population, gta_sa_save.zone.population, gta_sa_save.zone_population.no_cops.section, gta_sa_save.zone_population.races_allowed.section, gta_sa_save.zone_population.races_rest.section, gta_sa_save.zone_population.radar.section, gta_sa_save.zone_population.type.section, source_nav.file.population</extracomment>
        <translation>População</translation>
    </message>
    <message>
        <source>Population type</source>
        <extracomment>gta_sa_save.zone_population.type</extracomment>
        <translation>Tipo de população</translation>
    </message>
    <message>
        <source>Population {} of {}</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>População {} de {}</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>gta_iv_paths.node.position, gta_sa_extended_paths.navi.position, gta_sa_extended_paths.node.position, gta_sa_paths.navi.position, gta_sa_paths.node.position, gta_sa_save.car_generator.heading.section, gta_sa_save.car_generator.position, gta_sa_save.car_generator.position.section, gta_sa_save.gang_wars.population.section, gta_sa_save.gang_wars.start.section, gta_sa_save.gang_wars.zone.section, gta_sa_save.garage.back.section, gta_sa_save.garage.ceiling.section, gta_sa_save.garage.corner.section, gta_sa_save.garage.depth.section, gta_sa_save.garage.direction_a.section, gta_sa_save.garage.direction_b.section, gta_sa_save.garage.front.section, gta_sa_save.garage.left.section, gta_sa_save.garage.right.section, gta_sa_save.garage.width.section, gta_sa_save.marker.entrance.section, gta_sa_save.marker.position, gta_sa_save.marker.position.section, gta_sa_save.marker.radius.section, gta_sa_save.marker.size.section, gta_sa_save.marker_3d.position, gta_sa_save.object.forward.section, gta_sa_save.object.position, gta_sa_save.object.position.section, gta_sa_save.object.right.section, gta_sa_save.pickup.position, gta_sa_save.pickup.position.section, gta_sa_save.player.entrance.section, gta_sa_save.player.interior.section, gta_sa_save.player.position, gta_sa_save.player.position.section, gta_sa_save.restart.position, gta_sa_save.stored_car.forward.section, gta_sa_save.stored_car.position, gta_sa_save.stored_car.position.section, quake_nav2.node.position, quake_nav3.node.position, source_nav.hiding_spot.position</extracomment>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Position along path</source>
        <extracomment>source_nav.encounter_path.encounter_spot.t</extracomment>
        <translation>Posição no caminho</translation>
    </message>
    <message>
        <source>Position among the entrances in the map files, which store their coordinates</source>
        <extracomment>gta_sa_save.enex_connection.index.help</extracomment>
        <translation>Posição entre as entradas dos arquivos do mapa, que armazenam suas coordenadas</translation>
    </message>
    <message>
        <source>Position among the game&apos;s 500 generators, by which scripts refer to it</source>
        <extracomment>gta_sa_save.car_generator.index.help</extracomment>
        <translation>Posição entre os 500 geradores do jogo, pela qual os scripts se referem a ele</translation>
    </message>
    <message>
        <source>Position in its area&apos;s file: car nodes first, then intersections</source>
        <extracomment>gta_iv_paths.node.id.help</extracomment>
        <translation>Posição no arquivo da sua área: primeiro nós de carro, depois interseções</translation>
    </message>
    <message>
        <source>Position in its area&apos;s file: vehicle nodes first, then pedestrian nodes</source>
        <extracomment>gta_sa_extended_paths.node.id.help, gta_sa_paths.node.id.help</extracomment>
        <translation>Posição no arquivo da sua área: primeiro nós de veículo, depois nós de pedestre</translation>
    </message>
    <message>
        <source>Position in its area&apos;s link table</source>
        <extracomment>gta_sa_extended_paths.link.index.help, gta_sa_paths.link.index.help</extracomment>
        <translation>Posição na tabela de ligações da sua área</translation>
    </message>
    <message>
        <source>Position in its file, 0 to 1023</source>
        <extracomment>gta_sa_paths.navi.id.help</extracomment>
        <translation>Posição no seu arquivo, de 0 a 1023</translation>
    </message>
    <message>
        <source>Position in its file, 0 to 65534</source>
        <extracomment>gta_sa_extended_paths.navi.id.help</extracomment>
        <translation>Posição no seu arquivo, de 0 a 65534</translation>
    </message>
    <message>
        <source>Position in the file</source>
        <extracomment>quake_nav2.edict.index.help, quake_nav3.edict.index.help</extracomment>
        <translation>Posição no arquivo</translation>
    </message>
    <message>
        <source>Position in the file. Edicts refer to links by this index.</source>
        <extracomment>quake_nav2.link.index.help, quake_nav3.link.index.help</extracomment>
        <translation>Posição no arquivo. Os edicts se referem às ligações por este índice.</translation>
    </message>
    <message>
        <source>Position in the file. Links refer to nodes by this index.</source>
        <extracomment>quake_nav2.node.index.help, quake_nav3.node.index.help</extracomment>
        <translation>Posição no arquivo. As ligações se referem aos nós por este índice.</translation>
    </message>
    <message>
        <source>Position in the file. Links refer to traversals by this index.</source>
        <extracomment>quake_nav2.traversal.index.help, quake_nav3.traversal.index.help</extracomment>
        <translation>Posição no arquivo. As ligações se referem às travessias por este índice.</translation>
    </message>
    <message>
        <source>Position in the link table of its area&apos;s file</source>
        <extracomment>gta_iv_paths.link.index.help</extracomment>
        <translation>Posição na tabela de ligações do arquivo da sua área</translation>
    </message>
    <message>
        <source>Position in the list, from 1. Areas refer to places by this index.</source>
        <extracomment>source_nav.fog_place.index.help, source_nav.place.index.help</extracomment>
        <translation>Posição na lista, a partir de 1. As áreas se referem aos locais por este índice.</translation>
    </message>
    <message>
        <source>Position in the script</source>
        <extracomment>gta_sa_save.thread.base.section, gta_sa_save.thread.depth.section, gta_sa_save.thread.next.section, gta_sa_save.thread.pointer.section, gta_sa_save.thread.previous.section, gta_sa_save.thread.relative_pointer.section</extracomment>
        <translation>Posição no script</translation>
    </message>
    <message>
        <source>Position of the attack</source>
        <extracomment>gta_sa_save.gang_wars.attack</extracomment>
        <translation>Posição do ataque</translation>
    </message>
    <message>
        <source>Position of the axis</source>
        <extracomment>quake_nav2.rotate.x.help, quake_nav2.rotate.y.help, quake_nav3.rotate.x.help, quake_nav3.rotate.y.help</extracomment>
        <translation>Posição do eixo</translation>
    </message>
    <message>
        <source>Positions of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.positions, gta_sa_paths.rebuild_derived.positions</extracomment>
        <translation>Posições dos nós navi</translation>
    </message>
    <message>
        <source>Possibly; bit 24 is another candidate. One source, doubtful.</source>
        <extracomment>gta_iv_paths.node.emergency_only.help</extracomment>
        <translation>Possivelmente; o bit 24 é outro candidato. Uma fonte, duvidoso.</translation>
    </message>
    <message>
        <source>Precise</source>
        <extracomment>source_nav.area.precise</extracomment>
        <translation>Precisa</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>source_nav.area.approach.previous</extracomment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Previous thread</source>
        <extracomment>gta_sa_save.thread.previous</extracomment>
        <translation>Thread anterior</translation>
    </message>
    <message>
        <source>Process</source>
        <extracomment>gta_sa_save.file.process</extracomment>
        <translation>Processar</translation>
    </message>
    <message>
        <source>Proofs</source>
        <extracomment>gta_sa_save.object.proofs</extracomment>
        <translation>Imunidades</translation>
    </message>
    <message>
        <source>Property text</source>
        <extracomment>gta_sa_save.pickup.property_text</extracomment>
        <translation>Texto da propriedade</translation>
    </message>
    <message>
        <source>Prostitutes pay</source>
        <extracomment>gta_sa_save.simple_vars.prostitutes_pay</extracomment>
        <translation>Prostitutas pagam</translation>
    </message>
    <message>
        <source>Purpose unknown. Kept unchanged.</source>
        <extracomment>quake_nav2.file.tail.help, quake_nav3.file.tail.help</extracomment>
        <translation>Finalidade desconhecida. Mantido inalterado.</translation>
    </message>
    <message>
        <source>Pusher</source>
        <extracomment>quake_nav2.node.pusher, quake_nav3.node.pusher</extracomment>
        <translation>Impulsor</translation>
    </message>
    <message>
        <source>Quake II bot waypoints</source>
        <extracomment>quake_nav3</extracomment>
        <translation>Waypoints de bots do Quake II</translation>
    </message>
    <message>
        <source>Quake bot waypoints</source>
        <extracomment>quake_nav2</extracomment>
        <translation>Waypoints de bots do Quake</translation>
    </message>
    <message>
        <source>Quit car help</source>
        <extracomment>gta_sa_save.simple_vars.quit_car_help</extracomment>
        <translation>Ajuda ao sair do carro</translation>
    </message>
    <message>
        <source>RED one-way door</source>
        <extracomment>source_nav.area.tf_red_one_way_door</extracomment>
        <translation>Porta de mão única RED</translation>
    </message>
    <message>
        <source>RED sentry danger</source>
        <extracomment>source_nav.area.tf_red_sentry_danger</extracomment>
        <translation>Perigo de sentinela RED</translation>
    </message>
    <message>
        <source>RED setup gate</source>
        <extracomment>source_nav.area.tf_red_setup_gate</extracomment>
        <translation>Portão de preparação RED</translation>
    </message>
    <message>
        <source>Races allowed</source>
        <extracomment>gta_sa_save.zone_population.races_allowed</extracomment>
        <translation>Raças permitidas</translation>
    </message>
    <message>
        <source>Races, high bits</source>
        <extracomment>gta_sa_save.zone_population.races_rest</extracomment>
        <translation>Raças, bits altos</translation>
    </message>
    <message>
        <source>Radar marker</source>
        <extracomment>gta_sa_save.marker.legend</extracomment>
        <translation>Marcador de radar</translation>
    </message>
    <message>
        <source>Radar mode</source>
        <extracomment>gta_sa_save.zone_population.radar</extracomment>
        <translation>Modo de radar</translation>
    </message>
    <message>
        <source>Radio station</source>
        <extracomment>gta_sa_save.stored_car.radio</extracomment>
        <translation>Estação de rádio</translation>
    </message>
    <message>
        <source>Radius</source>
        <extracomment>gta_sa_save.marker.radius, quake_nav2.chain.radius, quake_nav2.node.radius, quake_nav3.chain.radius, quake_nav3.node.radius, source_nav.select_radius.radius</extracomment>
        <translation>Raio</translation>
    </message>
    <message>
        <source>Radius 0</source>
        <extracomment>QN013.fault</extracomment>
        <translation>Raio 0</translation>
    </message>
    <message>
        <source>Radius 0: bots never reach the node</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Raio 0: os bots nunca alcançam o nó</translation>
    </message>
    <message>
        <source>Radius of new nodes. A bot has reached the node when it is this close.</source>
        <extracomment>quake_nav2.chain.radius.help, quake_nav3.chain.radius.help</extracomment>
        <translation>Raio de nós novos. Um bot alcançou o nó quando está a esta distância.</translation>
    </message>
    <message>
        <source>Raid mode: survivors come back here</source>
        <extracomment>source_nav.area.tf_rescue_closet.help</extracomment>
        <translation>Modo raid: os sobreviventes voltam aqui</translation>
    </message>
    <message>
        <source>Rain</source>
        <extracomment>gta_sa_save.simple_vars.rain</extracomment>
        <translation>Chuva</translation>
    </message>
    <message>
        <source>Raise or Lower</source>
        <extracomment>source_nav.raise</extracomment>
        <translation>Elevar ou baixar</translation>
    </message>
    <message>
        <source>Raw time step</source>
        <extracomment>gta_sa_save.simple_vars.raw_time_step</extracomment>
        <translation>Passo de tempo bruto</translation>
    </message>
    <message>
        <source>Reach of the selected nodes</source>
        <extracomment>quake_nav2.reach, quake_nav3.reach</extracomment>
        <translation>Alcance dos nós selecionados</translation>
    </message>
    <message>
        <source>Rebuild Derived Data</source>
        <extracomment>gta_iv_paths.rebuild_derived, gta_sa_extended_paths.rebuild_derived, gta_sa_paths.rebuild_derived</extracomment>
        <translation>Reconstruir dados derivados</translation>
    </message>
    <message>
        <source>Rebuild Link Ranges</source>
        <extracomment>QN003.fix</extracomment>
        <translation>Reconstruir intervalos de ligações</translation>
    </message>
    <message>
        <source>Rebuild Padding</source>
        <extracomment>SAV-005.fix</extracomment>
        <translation>Reconstruir preenchimento</translation>
    </message>
    <message>
        <source>Recompute All Dead Ends</source>
        <extracomment>SA034.fix</extracomment>
        <translation>Recalcular todas as ruas sem saída</translation>
    </message>
    <message>
        <source>Recompute All Flood Groups</source>
        <extracomment>SA033.fix</extracomment>
        <translation>Recalcular todos os grupos de flood</translation>
    </message>
    <message>
        <source>Recompute Box</source>
        <extracomment>SAV-091.fix</extracomment>
        <translation>Recalcular caixa</translation>
    </message>
    <message>
        <source>Recompute Checksum</source>
        <extracomment>SAV-003.fix</extracomment>
        <translation>Recalcular checksum</translation>
    </message>
    <message>
        <source>Recompute Direction</source>
        <extracomment>SA028.fix</extracomment>
        <translation>Recalcular direção</translation>
    </message>
    <message>
        <source>Recompute Length</source>
        <extracomment>IV011.fix, NAV065.fix, SA025.fix</extracomment>
        <translation>Recalcular comprimento</translation>
    </message>
    <message>
        <source>Recomputes everything derived from nodes and links: wrong lengths, link ranges and, where the assumptions hold, link counts, &apos;Linking disabled&apos; and flood groups</source>
        <extracomment>gta_iv_paths.rebuild_derived.help</extracomment>
        <translation>Recalcula tudo o que deriva de nós e ligações: comprimentos errados, intervalos de ligações e, onde as suposições valem, contagens de ligações, &apos;Ligação desativada&apos; e grupos de flood</translation>
    </message>
    <message>
        <source>Recomputes what follows from nodes, links, lanes and lights, where it is wrong</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.help, gta_sa_paths.rebuild_derived.help</extracomment>
        <translation>Recalcula o que decorre de nós, ligações, faixas e semáforos, onde estiver errado</translation>
    </message>
    <message>
        <source>Records of junctions, stored after the car nodes</source>
        <extracomment>gta_iv_paths.file.intersections.help</extracomment>
        <translation>Registros de cruzamentos, armazenados após os nós de carro</translation>
    </message>
    <message>
        <source>Recount Links</source>
        <extracomment>IV013.fix</extracomment>
        <translation>Recontar ligações</translation>
    </message>
    <message>
        <source>Recount Nodes</source>
        <extracomment>IV002.fix, SA002.fix</extracomment>
        <translation>Recontar nós</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>gta_sa_save.marker_3d.red, gta_sa_save.zone_population.red</extracomment>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Reduce Modulo 20</source>
        <extracomment>SAV-052.fix</extracomment>
        <translation>Reduzir módulo 20</translation>
    </message>
    <message>
        <source>Reference counter</source>
        <extracomment>gta_sa_save.pickup.counter</extracomment>
        <translation>Contador de referência</translation>
    </message>
    <message>
        <source>Refers to traversal {}, which does not exist</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Refere-se à travessia {}, que não existe</translation>
    </message>
    <message>
        <source>Removal time</source>
        <extracomment>gta_sa_save.object.removal_time</extracomment>
        <translation>Tempo de remoção</translation>
    </message>
    <message>
        <source>Remove Jump Areas</source>
        <extracomment>source_nav.remove_jump_areas</extracomment>
        <translation>Remover áreas de salto</translation>
    </message>
    <message>
        <source>Remove Last Character</source>
        <extracomment>SAV-007.fix</extracomment>
        <translation>Remover último caractere</translation>
    </message>
    <message>
        <source>Remove Light</source>
        <extracomment>SA058.fix</extracomment>
        <translation>Remover semáforo</translation>
    </message>
    <message>
        <source>Remove Missing Spots</source>
        <extracomment>NAV031.fix</extracomment>
        <translation>Remover pontos ausentes</translation>
    </message>
    <message>
        <source>Remove Navi Node from Link</source>
        <extracomment>SA037.fix</extracomment>
        <translation>Remover nó navi da ligação</translation>
    </message>
    <message>
        <source>Remove Spots</source>
        <extracomment>NAV064.fix</extracomment>
        <translation>Remover pontos</translation>
    </message>
    <message>
        <source>Remove Stale Bytes</source>
        <extracomment>NAV050.fix</extracomment>
        <translation>Remover bytes obsoletos</translation>
    </message>
    <message>
        <source>Remove Traffic Lights</source>
        <extracomment>gta_sa_extended_paths.clear_lights, gta_sa_paths.clear_lights</extracomment>
        <translation>Remover semáforos</translation>
    </message>
    <message>
        <source>Remove Trailing Bytes</source>
        <extracomment>IV001.fix, QN004.fix</extracomment>
        <translation>Remover bytes finais</translation>
    </message>
    <message>
        <source>Remove Traversal from Link</source>
        <extracomment>QN026.fix</extracomment>
        <translation>Remover travessia da ligação</translation>
    </message>
    <message>
        <source>Remove from List</source>
        <extracomment>NAV011.fix, NAV032.fix</extracomment>
        <translation>Remover da lista</translation>
    </message>
    <message>
        <source>Remove from Lists</source>
        <extracomment>NAV004.fix, NAV028.fix</extracomment>
        <translation>Remover das listas</translation>
    </message>
    <message>
        <source>Removes the lights of the selected links, or those for the selected junctions</source>
        <extracomment>gta_sa_extended_paths.clear_lights.help, gta_sa_paths.clear_lights.help</extracomment>
        <translation>Remove os semáforos das ligações selecionadas, ou os dos cruzamentos selecionados</translation>
    </message>
    <message>
        <source>Removes the place of the selected areas</source>
        <extracomment>source_nav.clear_place.help</extracomment>
        <translation>Remove o local das áreas selecionadas</translation>
    </message>
    <message>
        <source>Renumber Flood Groups in Game Order</source>
        <extracomment>gta_sa_extended_paths.number_groups, gta_sa_paths.number_groups</extracomment>
        <translation>Renumerar grupos de flood na ordem do jogo</translation>
    </message>
    <message>
        <source>Renumber IDs</source>
        <extracomment>source_nav.compress_ids</extracomment>
        <translation>Renumerar IDs</translation>
    </message>
    <message>
        <source>Renumber Node</source>
        <extracomment>IV003.fix, SA004.fix</extracomment>
        <translation>Renumerar nó</translation>
    </message>
    <message>
        <source>Repack Links</source>
        <extracomment>IV004.fix, SA005.fix</extracomment>
        <translation>Recompactar ligações</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>source_nav.replace_place.from</extracomment>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Replace Place</source>
        <extracomment>source_nav.replace_place</extracomment>
        <translation>Substituir local</translation>
    </message>
    <message>
        <source>Replaces a place with another in all areas</source>
        <extracomment>source_nav.replace_place.help</extracomment>
        <translation>Substitui um local por outro em todas as áreas</translation>
    </message>
    <message>
        <source>Rescue closet</source>
        <extracomment>source_nav.area.spawn_rescue_closet, source_nav.area.tf_rescue_closet</extracomment>
        <translation>Armário de resgate</translation>
    </message>
    <message>
        <source>Rescue vehicle</source>
        <extracomment>source_nav.area.spawn_rescue_vehicle</extracomment>
        <translation>Veículo de resgate</translation>
    </message>
    <message>
        <source>Reset Game Time</source>
        <extracomment>gta_sa_save.repair_timers</extracomment>
        <translation>Zerar tempo de jogo</translation>
    </message>
    <message>
        <source>Respawns at</source>
        <extracomment>gta_sa_save.pickup.regeneration</extracomment>
        <translation>Reaparece em</translation>
    </message>
    <message>
        <source>Respray was used</source>
        <extracomment>gta_sa_save.garage.used_respray</extracomment>
        <translation>Repintura foi usada</translation>
    </message>
    <message>
        <source>Resprays free</source>
        <extracomment>gta_sa_save.file.resprays_free</extracomment>
        <translation>Repinturas grátis</translation>
    </message>
    <message>
        <source>Rest of the record: padding and remains of older content. Kept unchanged.</source>
        <extracomment>gta_sa_save.car_generator.unnamed_bytes.help, gta_sa_save.counted_statistic.unnamed_bytes.help, gta_sa_save.enex_connection.unnamed_bytes.help, gta_sa_save.gang.unnamed_bytes.help, gta_sa_save.gang_wars.unnamed_bytes.help, gta_sa_save.garage.unnamed_bytes.help, gta_sa_save.marker.unnamed_bytes.help, gta_sa_save.marker_3d.unnamed_bytes.help, gta_sa_save.number_plate.unnamed_bytes.help, gta_sa_save.object.unnamed_bytes.help, gta_sa_save.open_entrance.unnamed_bytes.help, gta_sa_save.path_region.unnamed_bytes.help, gta_sa_save.pickup.unnamed_bytes.help, gta_sa_save.player.unnamed_bytes.help, gta_sa_save.player_info.unnamed_bytes.help, gta_sa_save.restart.unnamed_bytes.help, gta_sa_save.set_piece.unnamed_bytes.help, gta_sa_save.simple_vars.unnamed_bytes.help, gta_sa_save.statistic.unnamed_bytes.help, gta_sa_save.stored_car.unnamed_bytes.help, gta_sa_save.stunt_jump.unnamed_bytes.help, gta_sa_save.thread.unnamed_bytes.help, gta_sa_save.zone.unnamed_bytes.help, gta_sa_save.zone_population.unnamed_bytes.help</extracomment>
        <translation>Resto do registro: preenchimento e restos de conteúdo mais antigo. Mantido inalterado.</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>gta_sa_save.restart.heading.section, gta_sa_save.restart.kind.section, gta_sa_save.restart.needed_cities.section, gta_sa_save.restart.position.section</extracomment>
        <translation>Reinício</translation>
    </message>
    <message>
        <source>Restore Name</source>
        <extracomment>SAV-030.fix</extracomment>
        <translation>Restaurar nome</translation>
    </message>
    <message>
        <source>Restricted access</source>
        <extracomment>gta_iv_paths.node.restricted</extracomment>
        <translation>Acesso restrito</translation>
    </message>
    <message>
        <source>Resumes at</source>
        <extracomment>gta_sa_save.thread.relative_pointer</extracomment>
        <translation>Retoma em</translation>
    </message>
    <message>
        <source>Retie After Recompile</source>
        <extracomment>quake_nav2.retie, quake_nav3.retie</extracomment>
        <translation>Revincular após recompilar</translation>
    </message>
    <message>
        <source>Return stack</source>
        <extracomment>gta_sa_save.thread.return_stack</extracomment>
        <translation>Pilha de retorno</translation>
    </message>
    <message>
        <source>Reuse</source>
        <extracomment>gta_sa_save.reuse_generator</extracomment>
        <translation>Reutilizar</translation>
    </message>
    <message>
        <source>Revenue so far</source>
        <extracomment>gta_sa_save.pickup.value</extracomment>
        <translation>Receita até agora</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>quake_nav2.reverse, quake_nav3.reverse</extracomment>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>Reverse Ladders</source>
        <extracomment>source_nav.flip_ladder</extracomment>
        <translation>Inverter escadas</translation>
    </message>
    <message>
        <source>Reverse One-Way Connections</source>
        <extracomment>source_nav.flip</extracomment>
        <translation>Inverter conexões de mão única</translation>
    </message>
    <message>
        <source>Reverse Road</source>
        <extracomment>gta_iv_paths.reverse, gta_sa_extended_paths.reverse, gta_sa_paths.reverse</extracomment>
        <translation>Inverter via</translation>
    </message>
    <message>
        <source>Reverses the links. Opposite links swap types and teams.</source>
        <extracomment>quake_nav2.reverse.help, quake_nav3.reverse.help</extracomment>
        <translation>Inverte as ligações. Ligações opostas trocam tipos e equipes.</translation>
    </message>
    <message>
        <source>Reverses the selected one-way connections, or those between the selected areas</source>
        <extracomment>source_nav.flip.help</extracomment>
        <translation>Inverte as conexões de mão única selecionadas, ou as que ficam entre as áreas selecionadas</translation>
    </message>
    <message>
        <source>Reward</source>
        <extracomment>gta_sa_save.stunt_jump.reward</extracomment>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Reward interior</source>
        <extracomment>gta_sa_save.enex_connection.reward</extracomment>
        <translation>Interior de recompensa</translation>
    </message>
    <message>
        <source>Reward was used</source>
        <extracomment>gta_sa_save.enex_connection.reward_used</extracomment>
        <translation>Recompensa foi usada</translation>
    </message>
    <message>
        <source>Rifas</source>
        <extracomment>gta_sa_save.zone_population.gang_4</extracomment>
        <translation>Rifas</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>gta_sa_save.object.right</extracomment>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Right lanes</source>
        <extracomment>gta_sa_extended_paths.navi.right_lanes, gta_sa_paths.navi.right_lanes</extracomment>
        <translation>Faixas direitas</translation>
    </message>
    <message>
        <source>Ring</source>
        <extracomment>gta_sa_save.file.ring</extracomment>
        <translation>Anel</translation>
    </message>
    <message>
        <source>Ring next</source>
        <extracomment>gta_sa_save.file.ring_next</extracomment>
        <translation>Próximo do anel</translation>
    </message>
    <message>
        <source>Riots</source>
        <extracomment>gta_sa_save.simple_vars.riots</extracomment>
        <translation>Tumultos</translation>
    </message>
    <message>
        <source>Riots without police cars</source>
        <extracomment>gta_sa_save.simple_vars.riots_without_police</extracomment>
        <translation>Tumultos sem carros de polícia</translation>
    </message>
    <message>
        <source>Road block</source>
        <extracomment>gta_sa_extended_paths.node.road_block, gta_sa_paths.node.road_block</extracomment>
        <translation>Bloqueio policial</translation>
    </message>
    <message>
        <source>Road class</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class, gta_sa_extended_paths.node.road_class, gta_sa_extended_paths.set_run.road_class, gta_sa_paths.build_road.road_class, gta_sa_paths.node.road_class, gta_sa_paths.set_run.road_class</extracomment>
        <translation>Classe de via</translation>
    </message>
    <message>
        <source>Road class 0 to 2, 0 on pedestrian nodes</source>
        <extracomment>SA041</extracomment>
        <translation>Classe de via de 0 a 2, 0 em nós de pedestre</translation>
    </message>
    <message>
        <source>Road class 3, or a road class on a pedestrian node</source>
        <extracomment>SA041.fault</extracomment>
        <translation>Classe de via 3, ou classe de via em um nó de pedestre</translation>
    </message>
    <message>
        <source>Road class is {} (expected {})</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>A classe de via é {} (esperado {})</translation>
    </message>
    <message>
        <source>Road density</source>
        <extracomment>gta_sa_save.player_info.road_density</extracomment>
        <translation>Densidade de vias</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>gta_iv_paths.mirror_lanes.section, gta_iv_paths.reverse.section, gta_iv_paths.select_connected.section, gta_iv_paths.select_run.section, gta_iv_paths.set_run.section, gta_iv_paths.split_road.section, gta_iv_paths.split_run.section, gta_sa_extended_paths.reverse.section, gta_sa_extended_paths.select_connected.section, gta_sa_extended_paths.select_run.section, gta_sa_extended_paths.set_run.section, gta_sa_extended_paths.split_road.section, gta_sa_paths.reverse.section, gta_sa_paths.select_connected.section, gta_sa_paths.select_run.section, gta_sa_paths.set_run.section, gta_sa_paths.split_road.section</extracomment>
        <translation>Vias</translation>
    </message>
    <message>
        <source>Roads meet at {}. Select a link, or a node of the road itself.</source>
        <extracomment>core/systems/shared/path_selection.cpp</extracomment>
        <translation>Há vias que se encontram em {}. Selecione uma ligação, ou um nó da própria via.</translation>
    </message>
    <message>
        <source>Roads switched off</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Vias desligadas</translation>
    </message>
    <message>
        <source>Roads switched on</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Vias ligadas</translation>
    </message>
    <message>
        <source>Rotate by Angle</source>
        <extracomment>gta_iv_paths.rotate_selection, gta_sa_extended_paths.rotate_selection, gta_sa_paths.rotate_selection, gta_sa_save.rotate_selection, quake_nav2.rotate_selection, quake_nav3.rotate_selection, source_nav.rotate_selection</extracomment>
        <translation>Girar por ângulo</translation>
    </message>
    <message>
        <source>Rotated Copy</source>
        <extracomment>quake_nav2.rotate, quake_nav3.rotate</extracomment>
        <translation>Cópia girada</translation>
    </message>
    <message>
        <source>Round to</source>
        <extracomment>source_nav.area.grid, source_nav.split_area.grid</extracomment>
        <translation>Arredondar para</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>source_nav.area.run</extracomment>
        <translation>Correr</translation>
    </message>
    <message>
        <source>Run-time state</source>
        <extracomment>source_nav.area.tf_blue_sentry_danger.help, source_nav.area.tf_red_sentry_danger.help</extracomment>
        <translation>Estado em tempo de execução</translation>
    </message>
    <message>
        <source>Same flags in both directions, on pedestrian links only</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.crossings.help, gta_sa_paths.rebuild_derived.crossings.help</extracomment>
        <translation>As mesmas flags nos dois sentidos, só em ligações de pedestre</translation>
    </message>
    <message>
        <source>San Andreas paths</source>
        <extracomment>gta_sa_paths</extracomment>
        <translation>Caminhos de San Andreas</translation>
    </message>
    <message>
        <source>San Andreas paths, extended map</source>
        <extracomment>gta_sa_extended_paths</extracomment>
        <translation>Caminhos de San Andreas, mapa estendido</translation>
    </message>
    <message>
        <source>San Andreas save</source>
        <extracomment>gta_sa_save</extracomment>
        <translation>Save de San Andreas</translation>
    </message>
    <message>
        <source>San Fierro</source>
        <extracomment>gta_sa_save.simple_vars.level.2, gta_sa_save.zone.level.2</extracomment>
        <translation>San Fierro</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>gta_sa_save.repair_timers.section, gta_sa_save.simple_vars.save_name.section, gta_sa_save.simple_vars.version_id.section</extracomment>
        <translation>Save</translation>
    </message>
    <message>
        <source>Scale by Factor</source>
        <extracomment>gta_iv_paths.scale_selection, gta_sa_extended_paths.scale_selection, gta_sa_paths.scale_selection, gta_sa_save.scale_selection, quake_nav2.scale_selection, quake_nav3.scale_selection, source_nav.scale_selection</extracomment>
        <translation>Escalar por fator</translation>
    </message>
    <message>
        <source>Scale heights as well</source>
        <extracomment>gta_iv_paths.scale_selection.heights.help, gta_sa_extended_paths.scale_selection.heights.help, gta_sa_paths.scale_selection.heights.help, gta_sa_save.scale_selection.heights.help, quake_nav2.scale_selection.heights.help, quake_nav3.scale_selection.heights.help, source_nav.scale_selection.heights.help</extracomment>
        <translation>Escalar também as alturas</translation>
    </message>
    <message>
        <source>Script byte 1</source>
        <extracomment>gta_sa_save.file.script_byte_1</extracomment>
        <translation>Byte de script 1</translation>
    </message>
    <message>
        <source>Script byte 2</source>
        <extracomment>gta_sa_save.file.script_byte_2</extracomment>
        <translation>Byte de script 2</translation>
    </message>
    <message>
        <source>Script of a mod</source>
        <extracomment>SAV-008.fault</extracomment>
        <translation>Script de um mod</translation>
    </message>
    <message>
        <source>Search cost</source>
        <extracomment>gta_iv_paths.node.search_cost, gta_sa_extended_paths.node.search_cost, gta_sa_paths.node.search_cost</extracomment>
        <translation>Custo de busca</translation>
    </message>
    <message>
        <source>Search cost is 0x{:04X} (expected 0x7FFE, not visited)</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>O custo de busca é 0x{:04X} (esperado 0x7FFE, não visitado)</translation>
    </message>
    <message>
        <source>Search cost is 0x{:04X} (expected 0x7FFE, not visited): route finding breaks here</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>O custo de busca é 0x{:04X} (esperado 0x7FFE, não visitado): a busca de rotas falha aqui</translation>
    </message>
    <message>
        <source>Search cost is not 0x7FFE</source>
        <extracomment>IV007.fault, SA008.fault</extracomment>
        <translation>Custo de busca não é 0x7FFE</translation>
    </message>
    <message>
        <source>Second colour</source>
        <extracomment>gta_sa_save.car_generator.colour_2, gta_sa_save.stored_car.colour_2</extracomment>
        <translation>Segunda cor</translation>
    </message>
    <message>
        <source>Second gang</source>
        <extracomment>gta_sa_save.gang_wars.gang_2</extracomment>
        <translation>Segunda gangue</translation>
    </message>
    <message>
        <source>Second heads for</source>
        <extracomment>gta_sa_save.set_piece.target_2</extracomment>
        <translation>Segundo vai para</translation>
    </message>
    <message>
        <source>Second pointer</source>
        <extracomment>gta_iv_paths.node.second_pointer, gta_sa_extended_paths.node.second_pointer, gta_sa_paths.node.second_pointer</extracomment>
        <translation>Segundo ponteiro</translation>
    </message>
    <message>
        <source>Second starts at</source>
        <extracomment>gta_sa_save.set_piece.spawn_2</extracomment>
        <translation>Segundo começa em</translation>
    </message>
    <message>
        <source>Second team arrives</source>
        <extracomment>source_nav.area.occupy_second</extracomment>
        <translation>Chegada da segunda equipe</translation>
    </message>
    <message>
        <source>Second timer</source>
        <extracomment>gta_sa_save.thread.timer_b</extracomment>
        <translation>Segundo temporizador</translation>
    </message>
    <message>
        <source>Second weapon</source>
        <extracomment>gta_sa_save.gang.weapon_2</extracomment>
        <translation>Segunda arma</translation>
    </message>
    <message>
        <source>See the name; nothing else is known. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.dont_wander.help</extracomment>
        <translation>Veja o nome; nada mais se sabe. Duas fontes concordam.</translation>
    </message>
    <message>
        <source>Sees the selection</source>
        <extracomment>source_nav.seen_by</extracomment>
        <translation>Vê a seleção</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>quake_nav2.select_ends.section, quake_nav2.select_links.section, quake_nav2.select_reach.section, quake_nav2.select_traps.section, quake_nav2.select_type.section, quake_nav2.select_unreachable.section, quake_nav3.select_ends.section, quake_nav3.select_links.section, quake_nav3.select_reach.section, quake_nav3.select_traps.section, quake_nav3.select_type.section, quake_nav3.select_unreachable.section, source_nav.select_connected.section, source_nav.select_degenerate.section, source_nav.select_flag.section, source_nav.select_half_space.section, source_nav.select_height_range.section, source_nav.select_jump.section, source_nav.select_ladder_areas.section, source_nav.select_larger.section, source_nav.select_not_connected.section, source_nav.select_one_way.section, source_nav.select_one_way.what, source_nav.select_orphans.section, source_nav.select_overlapping.section, source_nav.select_place.section, source_nav.select_radius.section, source_nav.select_stairs.section, source_nav.select_unnamed.section</extracomment>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Select Areas of Ladders</source>
        <extracomment>source_nav.select_ladder_areas</extracomment>
        <translation>Selecionar áreas de escadas</translation>
    </message>
    <message>
        <source>Select Around</source>
        <extracomment>source_nav.select_radius</extracomment>
        <translation>Selecionar em volta</translation>
    </message>
    <message>
        <source>Select Between Heights</source>
        <extracomment>source_nav.select_height_range</extracomment>
        <translation>Selecionar entre alturas</translation>
    </message>
    <message>
        <source>Select Connected</source>
        <extracomment>gta_iv_paths.select_connected, gta_sa_extended_paths.select_connected, gta_sa_paths.select_connected, source_nav.select_connected</extracomment>
        <translation>Selecionar conectados</translation>
    </message>
    <message>
        <source>Select Degenerate</source>
        <extracomment>source_nav.select_degenerate</extracomment>
        <translation>Selecionar degeneradas</translation>
    </message>
    <message>
        <source>Select Isolated</source>
        <extracomment>source_nav.select_orphans</extracomment>
        <translation>Selecionar isoladas</translation>
    </message>
    <message>
        <source>Select Jump Areas</source>
        <extracomment>source_nav.select_jump</extracomment>
        <translation>Selecionar áreas de salto</translation>
    </message>
    <message>
        <source>Select Larger</source>
        <extracomment>source_nav.select_larger</extracomment>
        <translation>Selecionar maiores</translation>
    </message>
    <message>
        <source>Select Links by Type</source>
        <extracomment>quake_nav2.select_type, quake_nav3.select_type</extracomment>
        <translation>Selecionar ligações por tipo</translation>
    </message>
    <message>
        <source>Select Links of Nodes</source>
        <extracomment>quake_nav2.select_links, quake_nav3.select_links</extracomment>
        <translation>Selecionar ligações de nós</translation>
    </message>
    <message>
        <source>Select Nodes of Links</source>
        <extracomment>quake_nav2.select_ends, quake_nav3.select_ends</extracomment>
        <translation>Selecionar nós de ligações</translation>
    </message>
    <message>
        <source>Select One-Way</source>
        <extracomment>source_nav.select_one_way</extracomment>
        <translation>Selecionar mão única</translation>
    </message>
    <message>
        <source>Select One-Way Traps</source>
        <extracomment>quake_nav2.select_traps, quake_nav3.select_traps</extracomment>
        <translation>Selecionar armadilhas de mão única</translation>
    </message>
    <message>
        <source>Select Overlapping</source>
        <extracomment>source_nav.select_overlapping</extracomment>
        <translation>Selecionar sobrepostas</translation>
    </message>
    <message>
        <source>Select Reachable Nodes</source>
        <extracomment>quake_nav2.select_reach, quake_nav3.select_reach</extracomment>
        <translation>Selecionar nós alcançáveis</translation>
    </message>
    <message>
        <source>Select Road</source>
        <extracomment>gta_iv_paths.select_run, gta_sa_extended_paths.select_run, gta_sa_paths.select_run</extracomment>
        <translation>Selecionar via</translation>
    </message>
    <message>
        <source>Select Same Place</source>
        <extracomment>source_nav.select_place</extracomment>
        <translation>Selecionar mesmo local</translation>
    </message>
    <message>
        <source>Select Stairs</source>
        <extracomment>source_nav.select_stairs</extracomment>
        <translation>Selecionar escadarias</translation>
    </message>
    <message>
        <source>Select Unconnected</source>
        <extracomment>source_nav.select_not_connected</extracomment>
        <translation>Selecionar não conectadas</translation>
    </message>
    <message>
        <source>Select Unreachable Nodes</source>
        <extracomment>quake_nav2.select_unreachable, quake_nav3.select_unreachable</extracomment>
        <translation>Selecionar nós inalcançáveis</translation>
    </message>
    <message>
        <source>Select Without Place</source>
        <extracomment>source_nav.select_unnamed</extracomment>
        <translation>Selecionar sem local</translation>
    </message>
    <message>
        <source>Select a flag.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Selecione uma flag.</translation>
    </message>
    <message>
        <source>Select a junction, or links that lead to one.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Selecione um cruzamento, ou ligações que levam a um.</translation>
    </message>
    <message>
        <source>Select a link, or a node of a road.</source>
        <extracomment>core/systems/shared/path_selection.cpp</extracomment>
        <translation>Selecione uma ligação, ou um nó de uma via.</translation>
    </message>
    <message>
        <source>Select a place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Selecione um local.</translation>
    </message>
    <message>
        <source>Select an area or a flag.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Selecione uma área ou uma flag.</translation>
    </message>
    <message>
        <source>Select an area, or an element in one, as the centre.</source>
        <extracomment>core/systems/source_nav/select_where_edits.cpp</extracomment>
        <translation>Selecione uma área, ou um elemento em uma, como centro.</translation>
    </message>
    <message>
        <source>Select areas or elements in them.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Selecione áreas ou elementos nelas.</translation>
    </message>
    <message>
        <source>Select areas or places.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Selecione áreas ou locais.</translation>
    </message>
    <message>
        <source>Select areas that have a place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Selecione áreas que têm um local.</translation>
    </message>
    <message>
        <source>Select areas, connections, hiding spots, encounter paths, ladders or places.</source>
        <extracomment>core/systems/source_nav/erase_edits.cpp</extracomment>
        <translation>Selecione áreas, conexões, esconderijos, caminhos de encontro, escadas ou locais.</translation>
    </message>
    <message>
        <source>Select areas, hiding spots or ladders.</source>
        <extracomment>core/systems/source_nav/selected_elements.cpp</extracomment>
        <translation>Selecione áreas, esconderijos ou escadas.</translation>
    </message>
    <message>
        <source>Select areas.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp, core/systems/source_nav/place_edits.cpp, core/systems/source_nav/selected_elements.cpp</extracomment>
        <translation>Selecione áreas.</translation>
    </message>
    <message>
        <source>Select by Attribute</source>
        <extracomment>source_nav.select_flag</extracomment>
        <translation>Selecionar por atributo</translation>
    </message>
    <message>
        <source>Select car generators that are switched off (no cars left).</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Selecione geradores de carros desligados (sem carros restantes).</translation>
    </message>
    <message>
        <source>Select connections or connected areas.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Selecione conexões ou áreas conectadas.</translation>
    </message>
    <message>
        <source>Select connections, or an area and then areas that it is connected to.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Selecione conexões, ou uma área e depois áreas às quais ela está conectada.</translation>
    </message>
    <message>
        <source>Select elements of a single type.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Selecione elementos de um só tipo.</translation>
    </message>
    <message>
        <source>Select elements that have a position.</source>
        <extracomment>core/systems/transform.cpp</extracomment>
        <translation>Selecione elementos que tenham posição.</translation>
    </message>
    <message>
        <source>Select elements with a position.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Selecione elementos com posição.</translation>
    </message>
    <message>
        <source>Select hiding spots.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Selecione esconderijos.</translation>
    </message>
    <message>
        <source>Select jumps, drops or rides, or the nodes they connect.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Selecione saltos, quedas ou percursos, ou os nós que eles conectam.</translation>
    </message>
    <message>
        <source>Select ladders.</source>
        <extracomment>core/systems/source_nav/ladder_edits.cpp</extracomment>
        <translation>Selecione escadas.</translation>
    </message>
    <message>
        <source>Select links of a pedestrian path.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Selecione ligações de um caminho de pedestres.</translation>
    </message>
    <message>
        <source>Select links or linked nodes.</source>
        <extracomment>core/systems/quake_nav/selected_elements.cpp</extracomment>
        <translation>Selecione ligações ou nós ligados.</translation>
    </message>
    <message>
        <source>Select links with traversals, or the nodes they connect.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Selecione ligações com travessias, ou os nós que elas conectam.</translation>
    </message>
    <message>
        <source>Select links, or nodes that are linked.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Selecione ligações, ou nós ligados.</translation>
    </message>
    <message>
        <source>Select nodes of two links.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Selecione nós de duas ligações.</translation>
    </message>
    <message>
        <source>Select nodes or links.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp, core/systems/shared/path_road_edits.cpp</extracomment>
        <translation>Selecione nós ou ligações.</translation>
    </message>
    <message>
        <source>Select nodes that lie between two others.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Selecione nós que ficam entre dois outros.</translation>
    </message>
    <message>
        <source>Select nodes that lie outside the square of their area.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Selecione nós que ficam fora do quadrado da sua área.</translation>
    </message>
    <message>
        <source>Select nodes where roads meet or continue.</source>
        <extracomment>core/systems/shared/path_road_edits.cpp</extracomment>
        <translation>Selecione nós em que vias se encontram ou continuam.</translation>
    </message>
    <message>
        <source>Select nodes.</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp, core/systems/quake_nav/link_edits.cpp, core/systems/quake_nav/node_edits.cpp, core/systems/quake_nav/select_edits.cpp</extracomment>
        <translation>Selecione nós.</translation>
    </message>
    <message>
        <source>Select on One Side</source>
        <extracomment>source_nav.select_half_space</extracomment>
        <translation>Selecionar de um lado</translation>
    </message>
    <message>
        <source>Select one link, or its edict.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>Selecione uma ligação, ou seu edict.</translation>
    </message>
    <message>
        <source>Select path regions.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Selecione regiões de caminhos.</translation>
    </message>
    <message>
        <source>Select something first.</source>
        <extracomment>core/systems/edit.cpp</extracomment>
        <translation>Selecione algo primeiro.</translation>
    </message>
    <message>
        <source>Select something that can be deleted. The game refers to garages, zones, entrances, the player and objects by number.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Selecione algo que possa ser excluído. O jogo se refere a garagens, zonas, entradas, ao jogador e a objetos por número.</translation>
    </message>
    <message>
        <source>Select something to copy.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Selecione algo para copiar.</translation>
    </message>
    <message>
        <source>Select something to delete.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Selecione algo para excluir.</translation>
    </message>
    <message>
        <source>Select three or more elements.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Selecione três ou mais elementos.</translation>
    </message>
    <message>
        <source>Select two areas with a gap between them.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Selecione duas áreas com um vão entre elas.</translation>
    </message>
    <message>
        <source>Select two or more areas that fill a rectangle.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Selecione duas ou mais áreas que preencham um retângulo.</translation>
    </message>
    <message>
        <source>Select two or more areas. The first is connected to the others.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Selecione duas ou mais áreas. A primeira é conectada às outras.</translation>
    </message>
    <message>
        <source>Select two or more nodes, in the order in which to link them.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp, core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Selecione dois ou mais nós, na ordem em que devem ser ligados.</translation>
    </message>
    <message>
        <source>Select two or more nodes.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Selecione dois ou mais nós.</translation>
    </message>
    <message>
        <source>Select two or more nodes. The last one stays.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Selecione dois ou mais nós. O último permanece.</translation>
    </message>
    <message>
        <source>Select walk links. Nodes cannot be inserted into jumps and rides.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Selecione ligações de caminhada. Não é possível inserir nós em saltos e percursos.</translation>
    </message>
    <message>
        <source>Selects all areas connected with the selected ones</source>
        <extracomment>source_nav.select_connected.help</extracomment>
        <translation>Seleciona todas as áreas conectadas às selecionadas</translation>
    </message>
    <message>
        <source>Selects all areas not connected with the selected ones</source>
        <extracomment>source_nav.select_not_connected.help</extracomment>
        <translation>Seleciona todas as áreas não conectadas às selecionadas</translation>
    </message>
    <message>
        <source>Selects all links from or to the selected nodes</source>
        <extracomment>quake_nav2.select_links.help, quake_nav3.select_links.help</extracomment>
        <translation>Seleciona todas as ligações de ou para os nós selecionados</translation>
    </message>
    <message>
        <source>Selects all links of one type</source>
        <extracomment>quake_nav2.select_type.help, quake_nav3.select_type.help</extracomment>
        <translation>Seleciona todas as ligações de um tipo</translation>
    </message>
    <message>
        <source>Selects all nodes from which bots cannot return to the largest component</source>
        <extracomment>quake_nav2.select_traps.help, quake_nav3.select_traps.help</extracomment>
        <translation>Seleciona todos os nós de onde os bots não podem voltar ao maior componente</translation>
    </message>
    <message>
        <source>Selects all nodes that can be reached from the selected ones</source>
        <extracomment>quake_nav2.select_reach.help, quake_nav3.select_reach.help</extracomment>
        <translation>Seleciona todos os nós que podem ser alcançados a partir dos selecionados</translation>
    </message>
    <message>
        <source>Selects all nodes that cannot be reached from the largest component</source>
        <extracomment>quake_nav2.select_unreachable.help, quake_nav3.select_unreachable.help</extracomment>
        <translation>Seleciona todos os nós que não podem ser alcançados a partir do maior componente</translation>
    </message>
    <message>
        <source>Selects areas of zero size and inverted areas</source>
        <extracomment>source_nav.select_degenerate.help</extracomment>
        <translation>Seleciona áreas de tamanho zero e áreas invertidas</translation>
    </message>
    <message>
        <source>Selects both ends of the selected links</source>
        <extracomment>quake_nav2.select_ends.help, quake_nav3.select_ends.help</extracomment>
        <translation>Seleciona as duas pontas das ligações selecionadas</translation>
    </message>
    <message>
        <source>Selects every node that can be reached over links</source>
        <extracomment>gta_iv_paths.select_connected.help, gta_sa_extended_paths.select_connected.help, gta_sa_paths.select_connected.help</extracomment>
        <translation>Seleciona todos os nós que podem ser alcançados por ligações</translation>
    </message>
    <message>
        <source>Selects one-way connections, or the areas that they connect</source>
        <extracomment>source_nav.select_one_way.help</extracomment>
        <translation>Seleciona conexões de mão única, ou as áreas que elas conectam</translation>
    </message>
    <message>
        <source>Selects the areas at the ends of the selected ladders, or of all ladders</source>
        <extracomment>source_nav.select_ladder_areas.help</extracomment>
        <translation>Seleciona as áreas nas pontas das escadas selecionadas, ou de todas as escadas</translation>
    </message>
    <message>
        <source>Selects the areas larger than a size in both directions</source>
        <extracomment>source_nav.select_larger.help</extracomment>
        <translation>Seleciona as áreas maiores que um tamanho nos dois sentidos</translation>
    </message>
    <message>
        <source>Selects the areas that are entirely on one side of a coordinate</source>
        <extracomment>source_nav.select_half_space.help</extracomment>
        <translation>Seleciona as áreas que ficam inteiramente de um lado de uma coordenada</translation>
    </message>
    <message>
        <source>Selects the areas that are marked as stairs</source>
        <extracomment>source_nav.select_stairs.help</extracomment>
        <translation>Seleciona as áreas marcadas como escadaria</translation>
    </message>
    <message>
        <source>Selects the areas that have no place</source>
        <extracomment>source_nav.select_unnamed.help</extracomment>
        <translation>Seleciona as áreas que não têm local</translation>
    </message>
    <message>
        <source>Selects the areas that overlap another on the same floor</source>
        <extracomment>source_nav.select_overlapping.help</extracomment>
        <translation>Seleciona as áreas que se sobrepõem a outra no mesmo andar</translation>
    </message>
    <message>
        <source>Selects the areas whose centre is within a distance of the centre of the first selected area</source>
        <extracomment>source_nav.select_radius.help</extracomment>
        <translation>Seleciona as áreas cujo centro está até certa distância do centro da primeira área selecionada</translation>
    </message>
    <message>
        <source>Selects the areas whose corners are all between two heights, such as a floor</source>
        <extracomment>source_nav.select_height_range.help</extracomment>
        <translation>Seleciona as áreas cujos cantos ficam todos entre duas alturas, como um andar</translation>
    </message>
    <message>
        <source>Selects the areas with a flag, or with an attribute of the first selected area</source>
        <extracomment>source_nav.select_flag.help</extracomment>
        <translation>Seleciona as áreas com uma flag, ou com um atributo da primeira área selecionada</translation>
    </message>
    <message>
        <source>Selects the areas with the attribute &quot;jump&quot;</source>
        <extracomment>source_nav.select_jump.help</extracomment>
        <translation>Seleciona as áreas com o atributo &quot;jump&quot;</translation>
    </message>
    <message>
        <source>Selects the areas with the place of a selected area, or with a selected place</source>
        <extracomment>source_nav.select_place.help</extracomment>
        <translation>Seleciona as áreas com o local de uma área selecionada, ou com um local selecionado</translation>
    </message>
    <message>
        <source>Selects the areas without connections and ladders</source>
        <extracomment>source_nav.select_orphans.help</extracomment>
        <translation>Seleciona as áreas sem conexões e escadas</translation>
    </message>
    <message>
        <source>Selects the nodes of the road up to the junctions at both ends</source>
        <extracomment>gta_iv_paths.select_run.help, gta_sa_extended_paths.select_run.help, gta_sa_paths.select_run.help</extracomment>
        <translation>Seleciona os nós da via até os cruzamentos nas duas pontas</translation>
    </message>
    <message>
        <source>Sentry spot</source>
        <extracomment>source_nav.area.tf_sentry_spot</extracomment>
        <translation>Ponto de sentinela</translation>
    </message>
    <message>
        <source>Separates the roads that meet at a node. Each gets its own end node, one unit back.</source>
        <extracomment>gta_iv_paths.split_road.help, gta_sa_extended_paths.split_road.help, gta_sa_paths.split_road.help</extracomment>
        <translation>Separa as vias que se encontram em um nó. Cada uma recebe seu próprio nó final, uma unidade para trás.</translation>
    </message>
    <message>
        <source>Set Connection Side</source>
        <extracomment>source_nav.set_side</extracomment>
        <translation>Definir lado da conexão</translation>
    </message>
    <message>
        <source>Set Height 0, Width 2</source>
        <extracomment>SA055.fix</extracomment>
        <translation>Definir altura 0, largura 2</translation>
    </message>
    <message>
        <source>Set Hiding Spot Type</source>
        <extracomment>source_nav.set_spot_kind</extracomment>
        <translation>Definir tipo de esconderijo</translation>
    </message>
    <message>
        <source>Set Map Size</source>
        <extracomment>source_nav.set_map_size</extracomment>
        <translation>Definir tamanho do mapa</translation>
    </message>
    <message>
        <source>Set North-East Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Definir altura nordeste</translation>
    </message>
    <message>
        <source>Set North-West Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Definir altura noroeste</translation>
    </message>
    <message>
        <source>Set One Lane Each Way</source>
        <extracomment>SA038.fix</extracomment>
        <translation>Definir uma faixa em cada sentido</translation>
    </message>
    <message>
        <source>Set Place</source>
        <extracomment>source_nav.set_place</extracomment>
        <translation>Definir local</translation>
    </message>
    <message>
        <source>Set Radius</source>
        <extracomment>quake_nav2.node.handle, quake_nav3.node.handle</extracomment>
        <translation>Definir raio</translation>
    </message>
    <message>
        <source>Set Road Properties</source>
        <extracomment>gta_iv_paths.set_run, gta_sa_extended_paths.set_run, gta_sa_paths.set_run</extracomment>
        <translation>Definir propriedades da via</translation>
    </message>
    <message>
        <source>Set Sides from Positions of Areas</source>
        <extracomment>NAV010.fix</extracomment>
        <translation>Definir lados pelas posições das áreas</translation>
    </message>
    <message>
        <source>Set South-East Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Definir altura sudeste</translation>
    </message>
    <message>
        <source>Set South-West Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Definir altura sudoeste</translation>
    </message>
    <message>
        <source>Set Teams</source>
        <extracomment>quake_nav2.set_teams, quake_nav3.set_teams</extracomment>
        <translation>Definir equipes</translation>
    </message>
    <message>
        <source>Set Type</source>
        <extracomment>quake_nav2.set_type, quake_nav3.set_type</extracomment>
        <translation>Definir tipo</translation>
    </message>
    <message>
        <source>Set Up Traffic Lights</source>
        <extracomment>gta_sa_extended_paths.propose_lights, gta_sa_paths.propose_lights</extracomment>
        <translation>Configurar semáforos</translation>
    </message>
    <message>
        <source>Set by the game&apos;s analysis</source>
        <extracomment>source_nav.area.mostly_flat.help</extracomment>
        <translation>Definido pela análise do jogo</translation>
    </message>
    <message>
        <source>Set on nodes without links. Updated automatically where the assumption holds. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.linking_disabled.help</extracomment>
        <translation>Marcada em nós sem ligações. Atualizada automaticamente onde a suposição vale. Duas fontes concordam.</translation>
    </message>
    <message>
        <source>Set piece of an unknown type</source>
        <extracomment>SAV-060T.fault</extracomment>
        <translation>Set piece de tipo desconhecido</translation>
    </message>
    <message>
        <source>Set to 0</source>
        <extracomment>NAV040.fix</extracomment>
        <translation>Definir como 0</translation>
    </message>
    <message>
        <source>Set to 0.8</source>
        <extracomment>QN002.fix</extracomment>
        <translation>Definir como 0.8</translation>
    </message>
    <message>
        <source>Set to 0x7FFE</source>
        <extracomment>IV007.fix, SA008.fix</extracomment>
        <translation>Definir como 0x7FFE</translation>
    </message>
    <message>
        <source>Set to 1</source>
        <extracomment>NAV052.fix, SAV-021.fix</extracomment>
        <translation>Definir como 1</translation>
    </message>
    <message>
        <source>Sets lanes and traffic of the road from junction to junction</source>
        <extracomment>gta_iv_paths.set_run.help</extracomment>
        <translation>Define as faixas e o trânsito da via de cruzamento a cruzamento</translation>
    </message>
    <message>
        <source>Sets lanes and traffic of the road, or the traffic of the pedestrian path, from junction to junction</source>
        <extracomment>gta_sa_extended_paths.set_run.help, gta_sa_paths.set_run.help</extracomment>
        <translation>Define as faixas e o trânsito da via, ou o trânsito do caminho de pedestres, de cruzamento a cruzamento</translation>
    </message>
    <message>
        <source>Sets the corners of the selected areas to the heights of connected areas</source>
        <extracomment>source_nav.fit_heights.help</extracomment>
        <translation>Define os cantos das áreas selecionadas com as alturas das áreas conectadas</translation>
    </message>
    <message>
        <source>Sets the four corners of each selected area to the same height</source>
        <extracomment>source_nav.level.help</extracomment>
        <translation>Define os quatro cantos de cada área selecionada com a mesma altura</translation>
    </message>
    <message>
        <source>Sets the heights of the selected elements to an even slope along their line. The ends of the line stay.</source>
        <extracomment>gta_iv_paths.height_ramp.help, gta_sa_extended_paths.height_ramp.help, gta_sa_paths.height_ramp.help, gta_sa_save.height_ramp.help, quake_nav2.height_ramp.help, quake_nav3.height_ramp.help, source_nav.height_ramp.help</extracomment>
        <translation>Ajusta as alturas dos elementos selecionados a uma inclinação uniforme ao longo da sua linha. As pontas da linha permanecem.</translation>
    </message>
    <message>
        <source>Sets the largest radius within which a player can walk without reaching a wall or ledge</source>
        <extracomment>quake_nav2.fit_radius.help, quake_nav3.fit_radius.help</extracomment>
        <translation>Define o maior raio em que um jogador pode andar sem chegar a uma parede ou beirada</translation>
    </message>
    <message>
        <source>Sets the place of the selected areas</source>
        <extracomment>source_nav.set_place.help</extracomment>
        <translation>Define o local das áreas selecionadas</translation>
    </message>
    <message>
        <source>Sets the place of the selected areas, and of all areas with the same old place that are connected with them</source>
        <extracomment>source_nav.flood_place.help</extracomment>
        <translation>Define o local das áreas selecionadas, e de todas as áreas com o mesmo local antigo que estão conectadas a elas</translation>
    </message>
    <message>
        <source>Sets the side through which the selected connections, or those between the selected areas, leave their area</source>
        <extracomment>source_nav.set_side.help</extracomment>
        <translation>Define o lado pelo qual as conexões selecionadas, ou as que ficam entre as áreas selecionadas, saem da sua área</translation>
    </message>
    <message>
        <source>Sets the teams that may use links</source>
        <extracomment>quake_nav2.set_teams.help, quake_nav3.set_teams.help</extracomment>
        <translation>Define as equipes que podem usar as ligações</translation>
    </message>
    <message>
        <source>Sets the type of the selected hiding spots</source>
        <extracomment>source_nav.set_spot_kind.help</extracomment>
        <translation>Define o tipo dos esconderijos selecionados</translation>
    </message>
    <message>
        <source>Several nodes of a type at the same position</source>
        <extracomment>IV022.fault, SA051.fault</extracomment>
        <translation>Vários nós de um tipo na mesma posição</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>source_nav.chop.section, source_nav.merge.section, source_nav.shift.section, source_nav.simplify.section, source_nav.snap_to_grid.section, source_nav.splice.section, source_nav.split.section, source_nav.subdivide.section</extracomment>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Share of the territory under control</source>
        <extracomment>gta_sa_save.gang_wars.territory.help</extracomment>
        <translation>Parcela do território sob controle</translation>
    </message>
    <message>
        <source>Short position</source>
        <extracomment>gta_sa_extended_paths.navi.short_place, gta_sa_extended_paths.node.short_place</extracomment>
        <translation>Posição curta</translation>
    </message>
    <message>
        <source>Short range</source>
        <extracomment>gta_sa_save.marker.short_range</extracomment>
        <translation>Curto alcance</translation>
    </message>
    <message>
        <source>Shortened to {} characters: &quot;{}&quot;.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Encurtado para {} caracteres: &quot;{}&quot;.</translation>
    </message>
    <message>
        <source>Shows as</source>
        <extracomment>gta_sa_save.marker.display</extracomment>
        <translation>Mostrado como</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>source_nav.connection.side, source_nav.select_half_space.side, source_nav.set_side.side</extracomment>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Side of the area where the connection leaves</source>
        <extracomment>source_nav.connection.side.help</extracomment>
        <translation>Lado da área por onde a conexão sai</translation>
    </message>
    <message>
        <source>Side on which that area lies</source>
        <extracomment>source_nav.encounter_path.from_direction.help, source_nav.encounter_path.to_direction.help</extracomment>
        <translation>Lado em que essa área fica</translation>
    </message>
    <message>
        <source>Side to select</source>
        <extracomment>source_nav.select_half_space.side.help</extracomment>
        <translation>Lado a selecionar</translation>
    </message>
    <message>
        <source>Sides of an encounter path are 0 to 3</source>
        <extracomment>NAV010</extracomment>
        <translation>Os lados de um caminho de encontro são de 0 a 3</translation>
    </message>
    <message>
        <source>Sides snap to edges of other areas within this distance</source>
        <extracomment>source_nav.area.magnet.help</extracomment>
        <translation>Os lados se ajustam a bordas de outras áreas até esta distância</translation>
    </message>
    <message>
        <source>Simplify</source>
        <extracomment>source_nav.simplify</extracomment>
        <translation>Simplificar</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>gta_sa_save.marker.size, source_nav.select_larger.size</extracomment>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Size along x</source>
        <extracomment>source_nav.area.width</extracomment>
        <translation>Tamanho em x</translation>
    </message>
    <message>
        <source>Size along y</source>
        <extracomment>source_nav.area.depth</extracomment>
        <translation>Tamanho em y</translation>
    </message>
    <message>
        <source>Size of data</source>
        <extracomment>gta_sa_save.gang_wars.size, gta_sa_save.player_info.size</extracomment>
        <translation>Tamanho dos dados</translation>
    </message>
    <message>
        <source>Size of object data</source>
        <extracomment>gta_sa_save.object.size</extracomment>
        <translation>Tamanho dos dados do objeto</translation>
    </message>
    <message>
        <source>Size of ped data</source>
        <extracomment>gta_sa_save.player.ped_size</extracomment>
        <translation>Tamanho dos dados do ped</translation>
    </message>
    <message>
        <source>Size of player data</source>
        <extracomment>gta_sa_save.player.player_size</extracomment>
        <translation>Tamanho dos dados do jogador</translation>
    </message>
    <message>
        <source>Size of the .bsp when the mesh was saved. If the size differs, the game reports the mesh as out of date.</source>
        <extracomment>source_nav.file.bsp_size.help</extracomment>
        <translation>Tamanho do .bsp quando a malha foi salva. Se o tamanho difere, o jogo acusa a malha como desatualizada.</translation>
    </message>
    <message>
        <source>Size of the map</source>
        <extracomment>source_nav.file.bsp_size</extracomment>
        <translation>Tamanho do mapa</translation>
    </message>
    <message>
        <source>Skipped while looking for </source>
        <extracomment>core/opening/game_folder.cpp</extracomment>
        <translation>Ignorado ao procurar por </translation>
    </message>
    <message>
        <source>Slot in hand</source>
        <extracomment>gta_sa_save.player.active_slot</extracomment>
        <translation>Slot na mão</translation>
    </message>
    <message>
        <source>Slow and medium pairs and officers: player on foot with one star. Others: player in a vehicle with two stars.</source>
        <extracomment>gta_sa_save.set_piece.type.help</extracomment>
        <translation>Pares lentos e médios e policiais: jogador a pé com uma estrela. Outros: jogador em um veículo com duas estrelas.</translation>
    </message>
    <message>
        <source>Slow traffic</source>
        <extracomment>gta_iv_paths.node.slow_traffic</extracomment>
        <translation>Trânsito lento</translation>
    </message>
    <message>
        <source>Smooth</source>
        <extracomment>gta_iv_paths.smooth, gta_sa_extended_paths.smooth, gta_sa_paths.smooth, gta_sa_save.smooth, quake_nav2.smooth, quake_nav3.smooth, source_nav.smooth</extracomment>
        <translation>Suavizar</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <extracomment>source_nav.snap_to_grid</extracomment>
        <translation>Ajustar à grade</translation>
    </message>
    <message>
        <source>Snap within</source>
        <extracomment>source_nav.area.magnet</extracomment>
        <translation>Ajustar até</translation>
    </message>
    <message>
        <source>Sniper spot</source>
        <extracomment>source_nav.area.tf_sniper_spot</extracomment>
        <translation>Ponto de sniper</translation>
    </message>
    <message>
        <source>Some areas without a place</source>
        <extracomment>NAV061.fault</extracomment>
        <translation>Algumas áreas sem local</translation>
    </message>
    <message>
        <source>Some of the padding does not repeat the blocks: another program has modified the file</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Parte do preenchimento não repete os blocos: outro programa modificou o arquivo</translation>
    </message>
    <message>
        <source>Something may block the node.</source>
        <extracomment>quake_nav3.node.check_solid.help</extracomment>
        <translation>Algo pode bloquear o nó.</translation>
    </message>
    <message>
        <source>Something may block the node. Version 14 and later.</source>
        <extracomment>quake_nav2.node.check_solid.help</extracomment>
        <translation>Algo pode bloquear o nó. Versão 14 e posteriores.</translation>
    </message>
    <message>
        <source>Sort Car Generators</source>
        <extracomment>SAV-040.fix</extracomment>
        <translation>Ordenar geradores de carros</translation>
    </message>
    <message>
        <source>Sort and Recount Nodes</source>
        <extracomment>SA012.fix</extracomment>
        <translation>Ordenar e recontar nós</translation>
    </message>
    <message>
        <source>Source navigation mesh</source>
        <extracomment>source_nav</extracomment>
        <translation>Malha de navegação Source</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>source_nav.shift.y.help</extracomment>
        <translation>Sul</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>source_nav.area.light_south_east</extracomment>
        <translation>Sudeste</translation>
    </message>
    <message>
        <source>South-east corner</source>
        <extracomment>source_nav.area.south_east</extracomment>
        <translation>Canto sudeste</translation>
    </message>
    <message>
        <source>South-east height</source>
        <extracomment>source_nav.area.south_east_z</extracomment>
        <translation>Altura sudeste</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>source_nav.area.light_south_west</extracomment>
        <translation>Sudoeste</translation>
    </message>
    <message>
        <source>South-west height</source>
        <extracomment>source_nav.area.south_west_z</extracomment>
        <translation>Altura sudoeste</translation>
    </message>
    <message>
        <source>Spaces the selected elements evenly along their line. The ends of the line stay.</source>
        <extracomment>gta_iv_paths.spread.help, gta_sa_extended_paths.spread.help, gta_sa_paths.spread.help, gta_sa_save.spread.help, quake_nav2.spread.help, quake_nav3.spread.help, source_nav.spread.help</extracomment>
        <translation>Espaça os elementos selecionados por igual ao longo da sua linha. As pontas da linha permanecem.</translation>
    </message>
    <message>
        <source>Spare crossing flags</source>
        <extracomment>gta_sa_extended_paths.file.spare_crossings, gta_sa_paths.file.spare_crossings</extracomment>
        <translation>Flags de travessia de reserva</translation>
    </message>
    <message>
        <source>Spare length or crossing flag is not 0</source>
        <extracomment>SA040.fault</extracomment>
        <translation>Comprimento ou flag de travessia de reserva não é 0</translation>
    </message>
    <message>
        <source>Spare lengths</source>
        <extracomment>gta_sa_extended_paths.file.spare_lengths, gta_sa_paths.file.spare_lengths</extracomment>
        <translation>Comprimentos de reserva</translation>
    </message>
    <message>
        <source>Spare lengths and crossing flags are 0</source>
        <extracomment>SA040</extracomment>
        <translation>Comprimentos e flags de travessia de reserva são 0</translation>
    </message>
    <message>
        <source>Spare lengths and crossing flags that are not 0: {} (expected none)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Comprimentos e flags de travessia de reserva diferentes de 0: {} (esperado nenhum)</translation>
    </message>
    <message>
        <source>Spare link target is not free</source>
        <extracomment>SA009.fault</extracomment>
        <translation>Destino de ligação de reserva não está livre</translation>
    </message>
    <message>
        <source>Spare link targets</source>
        <extracomment>gta_sa_extended_paths.file.spare_targets, gta_sa_paths.file.spare_targets</extracomment>
        <translation>Destinos de ligação de reserva</translation>
    </message>
    <message>
        <source>Spare link targets are free</source>
        <extracomment>SA009</extracomment>
        <translation>Os destinos de ligação de reserva estão livres</translation>
    </message>
    <message>
        <source>Spare link targets that are not free: {} of {} (expected FF FF 00 00)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Destinos de ligação de reserva não livres: {} de {} (esperado FF FF 00 00)</translation>
    </message>
    <message>
        <source>Spawn bit 0</source>
        <extracomment>source_nav.area.spawn_bit_0</extracomment>
        <translation>Bit de spawn 0</translation>
    </message>
    <message>
        <source>Spawn bit 21</source>
        <extracomment>source_nav.area.spawn_bit_21</extracomment>
        <translation>Bit de spawn 21</translation>
    </message>
    <message>
        <source>Spawn bit 22</source>
        <extracomment>source_nav.area.spawn_bit_22</extracomment>
        <translation>Bit de spawn 22</translation>
    </message>
    <message>
        <source>Spawn bit 23</source>
        <extracomment>source_nav.area.spawn_bit_23</extracomment>
        <translation>Bit de spawn 23</translation>
    </message>
    <message>
        <source>Spawn bit 3</source>
        <extracomment>source_nav.area.spawn_bit_3</extracomment>
        <translation>Bit de spawn 3</translation>
    </message>
    <message>
        <source>Spawn bit 4</source>
        <extracomment>source_nav.area.spawn_bit_4</extracomment>
        <translation>Bit de spawn 4</translation>
    </message>
    <message>
        <source>Spawn density</source>
        <extracomment>gta_iv_paths.build_road.spawn_density, gta_iv_paths.build_water.spawn_density, gta_iv_paths.node.spawn_density, gta_iv_paths.set_run.spawn_density</extracomment>
        <translation>Densidade de spawn</translation>
    </message>
    <message>
        <source>Spawn probability</source>
        <extracomment>gta_sa_extended_paths.build_path.spawn_probability, gta_sa_extended_paths.build_road.spawn_probability, gta_sa_extended_paths.build_water.spawn_probability, gta_sa_extended_paths.node.spawn_probability, gta_sa_extended_paths.set_run.spawn_probability, gta_sa_paths.build_path.spawn_probability, gta_sa_paths.build_road.spawn_probability, gta_sa_paths.build_water.spawn_probability, gta_sa_paths.node.spawn_probability, gta_sa_paths.set_run.spawn_probability</extracomment>
        <translation>Probabilidade de spawn</translation>
    </message>
    <message>
        <source>Spawn room exit</source>
        <extracomment>source_nav.area.tf_spawn_room_exit</extracomment>
        <translation>Saída da sala de spawn</translation>
    </message>
    <message>
        <source>Spawn room, BLU</source>
        <extracomment>source_nav.area.tf_spawn_room_blue</extracomment>
        <translation>Sala de spawn, BLU</translation>
    </message>
    <message>
        <source>Spawn room, RED</source>
        <extracomment>source_nav.area.tf_spawn_room_red</extracomment>
        <translation>Sala de spawn, RED</translation>
    </message>
    <message>
        <source>Spawns even if survivors can see it</source>
        <extracomment>source_nav.area.spawn_ignore_visibility.help</extracomment>
        <translation>Há spawn mesmo que os sobreviventes possam ver</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <extracomment>gta_iv_paths.node.speed_limit</extracomment>
        <translation>Limite de velocidade</translation>
    </message>
    <message>
        <source>Speed of the traffic</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.help, gta_sa_extended_paths.set_run.road_class.help, gta_sa_paths.build_road.road_class.help, gta_sa_paths.set_run.road_class.help</extracomment>
        <translation>Velocidade do trânsito</translation>
    </message>
    <message>
        <source>Speed of the traffic; 0 on pedestrian nodes, 1 on water</source>
        <extracomment>gta_sa_extended_paths.node.road_class.help, gta_sa_paths.node.road_class.help</extracomment>
        <translation>Velocidade do trânsito; 0 em nós de pedestre, 1 na água</translation>
    </message>
    <message>
        <source>Splice</source>
        <extracomment>source_nav.splice</extracomment>
        <translation>Emendar</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>source_nav.split</extracomment>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Split Area</source>
        <extracomment>source_nav.split_area</extracomment>
        <translation>Dividir área</translation>
    </message>
    <message>
        <source>Split Road</source>
        <extracomment>gta_iv_paths.split_road, gta_sa_extended_paths.split_road, gta_sa_paths.split_road</extracomment>
        <translation>Dividir via</translation>
    </message>
    <message>
        <source>Splits each selected area in two, with its connections, spots and visibility</source>
        <extracomment>source_nav.split.help</extracomment>
        <translation>Divide cada área selecionada em duas, com suas conexões, seus esconderijos e sua visibilidade</translation>
    </message>
    <message>
        <source>Splits each selected area into equal pieces of limited size</source>
        <extracomment>source_nav.chop.help</extracomment>
        <translation>Divide cada área selecionada em partes iguais de tamanho limitado</translation>
    </message>
    <message>
        <source>Splits each selected area into quarters, repeatedly</source>
        <extracomment>source_nav.subdivide.help</extracomment>
        <translation>Divide cada área selecionada em quartos, repetidamente</translation>
    </message>
    <message>
        <source>Spot</source>
        <extracomment>source_nav.encounter_path.encounter_spot.spot</extracomment>
        <translation>Ponto</translation>
    </message>
    <message>
        <source>Spots</source>
        <extracomment>source_nav.encounter_path.spots</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Spread Evenly</source>
        <extracomment>gta_iv_paths.spread, gta_sa_extended_paths.spread, gta_sa_paths.spread, gta_sa_save.spread, quake_nav2.spread, quake_nav3.spread, source_nav.spread</extracomment>
        <translation>Distribuir por igual</translation>
    </message>
    <message>
        <source>Spread Place</source>
        <extracomment>source_nav.flood_place</extracomment>
        <translation>Propagar local</translation>
    </message>
    <message>
        <source>Sprite</source>
        <extracomment>gta_sa_save.marker.sprite</extracomment>
        <translation>Sprite</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>gta_sa_save.thread.stack</extracomment>
        <translation>Pilha</translation>
    </message>
    <message>
        <source>Stairs</source>
        <extracomment>source_nav.area.stairs</extracomment>
        <translation>Escadaria</translation>
    </message>
    <message>
        <source>Stairs: bots walk and do not jump.</source>
        <extracomment>source_nav.area.stairs.help</extracomment>
        <translation>Escadaria: os bots andam e não saltam.</translation>
    </message>
    <message>
        <source>Stale bytes after the mesh</source>
        <extracomment>NAV050.fault</extracomment>
        <translation>Bytes obsoletos após a malha</translation>
    </message>
    <message>
        <source>Stand</source>
        <extracomment>source_nav.area.stand</extracomment>
        <translation>Em pé</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>quake_nav2.traversal.start, quake_nav3.traversal.start</extracomment>
        <translation>Início</translation>
    </message>
    <message>
        <source>Start, item or zone without an area</source>
        <extracomment>NAV074.fault</extracomment>
        <translation>Início, item ou zona sem área</translation>
    </message>
    <message>
        <source>Start: maximum corner</source>
        <extracomment>gta_sa_save.stunt_jump.start_maximum</extracomment>
        <translation>Início: canto máximo</translation>
    </message>
    <message>
        <source>Start: minimum corner</source>
        <extracomment>gta_sa_save.stunt_jump.start_minimum</extracomment>
        <translation>Início: canto mínimo</translation>
    </message>
    <message>
        <source>Started at</source>
        <extracomment>gta_sa_save.gang_wars.start_time</extracomment>
        <translation>Iniciada em</translation>
    </message>
    <message>
        <source>Starts, items and zones of the map have an area</source>
        <extracomment>NAV074</extracomment>
        <translation>Inícios, itens e zonas do mapa têm uma área</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>gta_sa_save.gang_wars.state, gta_sa_save.pickup.counter.section, gta_sa_save.pickup.disabled.section, gta_sa_save.pickup.empty.section, gta_sa_save.pickup.help_shown.section, gta_sa_save.pickup.object.section, gta_sa_save.pickup.property_text.section, gta_sa_save.pickup.regeneration.section, gta_sa_save.pickup.visible.section, gta_sa_save.player_info.state</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>State of the attack</source>
        <extracomment>gta_sa_save.gang_wars.attack_state</extracomment>
        <translation>Estado do ataque</translation>
    </message>
    <message>
        <source>Statistic</source>
        <extracomment>gta_sa_save.counted_statistic.value.section, gta_sa_save.statistic.value.section</extracomment>
        <translation>Estatística</translation>
    </message>
    <message>
        <source>Stays</source>
        <extracomment>gta_sa_save.marker.stays</extracomment>
        <translation>Permanece</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>source_nav.area.step, source_nav.connect_borders.step, source_nav.fit_heights.step, source_nav.snap_to_grid.step</extracomment>
        <translation>Degrau</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>source_nav.area.stop</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop scan</source>
        <extracomment>source_nav.area.spawn_stop_scan</extracomment>
        <translation>Parar busca</translation>
    </message>
    <message>
        <source>Stored area and ID do not match the node&apos;s position in the files</source>
        <extracomment>SA004.fault</extracomment>
        <translation>Área e ID armazenados não correspondem à posição do nó nos arquivos</translation>
    </message>
    <message>
        <source>Stored byte XOR the correct one (whether areas without a place exist). 0 in a valid file.</source>
        <extracomment>source_nav.file.unnamed_error.help</extracomment>
        <translation>Byte armazenado XOR o correto (se há áreas sem local). 0 em um arquivo válido.</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <extracomment>gta_iv_paths.file.car_excess.section, gta_iv_paths.file.intersection_excess.section, gta_iv_paths.file.link_layout.section, gta_iv_paths.file.padded.section, gta_iv_paths.file.tail.section, gta_sa_extended_paths.file.form.section, gta_sa_extended_paths.file.link_layout.section, gta_sa_extended_paths.file.ped_excess.section, gta_sa_extended_paths.file.spare_crossings.section, gta_sa_extended_paths.file.spare_lengths.section, gta_sa_extended_paths.file.spare_targets.section, gta_sa_extended_paths.file.tail.section, gta_sa_extended_paths.file.vehicle_excess.section, gta_sa_extended_paths.file.written_form.section, gta_sa_paths.file.form.section, gta_sa_paths.file.link_layout.section, gta_sa_paths.file.ped_excess.section, gta_sa_paths.file.spare_crossings.section, gta_sa_paths.file.spare_lengths.section, gta_sa_paths.file.spare_targets.section, gta_sa_paths.file.tail.section, gta_sa_paths.file.vehicle_excess.section, gta_sa_paths.file.written_form.section, gta_sa_save.car_generator.unnamed_bytes.section, gta_sa_save.counted_statistic.unnamed_bytes.section, gta_sa_save.enex_connection.unnamed_bytes.section, gta_sa_save.gang.unnamed_bytes.section, gta_sa_save.gang_wars.unnamed_bytes.section, gta_sa_save.garage.unnamed_bytes.section, gta_sa_save.marker.unnamed_bytes.section, gta_sa_save.marker_3d.unnamed_bytes.section, gta_sa_save.number_plate.unnamed_bytes.section, gta_sa_save.object.unnamed_bytes.section, gta_sa_save.open_entrance.unnamed_bytes.section, gta_sa_save.path_region.unnamed_bytes.section, gta_sa_save.pickup.unnamed_bytes.section, gta_sa_save.player.unnamed_bytes.section, gta_sa_save.player_info.unnamed_bytes.section, gta_sa_save.restart.unnamed_bytes.section, gta_sa_save.set_piece.unnamed_bytes.section, gta_sa_save.simple_vars.unnamed_bytes.section, gta_sa_save.statistic.unnamed_bytes.section, gta_sa_save.stored_car.unnamed_bytes.section, gta_sa_save.stunt_jump.unnamed_bytes.section, gta_sa_save.thread.unnamed_bytes.section, gta_sa_save.zone.unnamed_bytes.section, gta_sa_save.zone_population.unnamed_bytes.section, quake_nav2.file.edicts_in_order.section, quake_nav2.file.layout.section, quake_nav2.file.link_ranges.section, quake_nav2.file.tail.section, quake_nav3.file.edicts_in_order.section, quake_nav3.file.layout.section, quake_nav3.file.link_ranges.section, quake_nav3.file.tail.section, source_nav.file.analysed_byte.section, source_nav.file.tail.section, source_nav.file.unnamed_error.section, source_nav.fog_place.terminated.section, source_nav.place.terminated.section</extracomment>
        <translation>Bytes armazenados</translation>
    </message>
    <message>
        <source>Stored count of car nodes minus the real one; 0 in a valid file</source>
        <extracomment>gta_iv_paths.file.car_excess.help</extracomment>
        <translation>Contagem armazenada de nós de carro menos a real; 0 em um arquivo válido</translation>
    </message>
    <message>
        <source>Stored count of intersections minus the real one; 0 in a valid file</source>
        <extracomment>gta_iv_paths.file.intersection_excess.help</extracomment>
        <translation>Contagem armazenada de interseções menos a real; 0 em um arquivo válido</translation>
    </message>
    <message>
        <source>Stored day</source>
        <extracomment>gta_sa_save.simple_vars.stored_day</extracomment>
        <translation>Dia armazenado</translation>
    </message>
    <message>
        <source>Stored hour</source>
        <extracomment>gta_sa_save.simple_vars.stored_hour</extracomment>
        <translation>Hora armazenada</translation>
    </message>
    <message>
        <source>Stored in steps of 0.125, from -4096 to 4095.875</source>
        <extracomment>gta_sa_paths.node.position.help</extracomment>
        <translation>Armazenado em passos de 0.125, de -4096 a 4095.875</translation>
    </message>
    <message>
        <source>Stored in steps of 0.125, without a height</source>
        <extracomment>gta_sa_extended_paths.navi.position.help, gta_sa_paths.navi.position.help</extracomment>
        <translation>Armazenado em passos de 0.125, sem altura</translation>
    </message>
    <message>
        <source>Stored in steps of 0.125; the map reaches from -12000 to 12000</source>
        <extracomment>gta_sa_extended_paths.node.position.help</extracomment>
        <translation>Armazenado em passos de 0.125; o mapa vai de -12000 a 12000</translation>
    </message>
    <message>
        <source>Stored link count</source>
        <extracomment>gta_iv_paths.node.stored_count</extracomment>
        <translation>Contagem de ligações armazenada</translation>
    </message>
    <message>
        <source>Stored minute</source>
        <extracomment>gta_sa_save.simple_vars.stored_minute</extracomment>
        <translation>Minuto armazenado</translation>
    </message>
    <message>
        <source>Stored month</source>
        <extracomment>gta_sa_save.simple_vars.stored_month</extracomment>
        <translation>Mês armazenado</translation>
    </message>
    <message>
        <source>Stored pedestrian node count minus the real one; 0 in a valid file</source>
        <extracomment>gta_sa_extended_paths.file.ped_excess.help, gta_sa_paths.file.ped_excess.help</extracomment>
        <translation>Contagem armazenada de nós de pedestre menos a real; 0 em um arquivo válido</translation>
    </message>
    <message>
        <source>Stored vehicle node count minus the real one; 0 in a valid file</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_excess.help, gta_sa_paths.file.vehicle_excess.help</extracomment>
        <translation>Contagem armazenada de nós de veículo menos a real; 0 em um arquivo válido</translation>
    </message>
    <message>
        <source>Stored words</source>
        <extracomment>gta_iv_paths.link.flags_word.section, gta_iv_paths.link.index.section, gta_iv_paths.link.lanes_bits_6_7.section, gta_iv_paths.link.target_area.section, gta_iv_paths.link.target_node.section, gta_iv_paths.node.address_error.section, gta_iv_paths.node.first_link.section, gta_iv_paths.node.flags_word.section, gta_iv_paths.node.link_count.section, gta_iv_paths.node.pointer.section, gta_iv_paths.node.search_cost.section, gta_iv_paths.node.second_pointer.section, gta_iv_paths.node.stored_count.section, gta_sa_extended_paths.link.index.section, gta_sa_extended_paths.link.navi_word.section, gta_sa_extended_paths.link.target_area.section, gta_sa_extended_paths.link.target_node.section, gta_sa_extended_paths.navi.lanes_bit_7.section, gta_sa_extended_paths.navi.lanes_word.section, gta_sa_extended_paths.navi.lights_bits_3_7.section, gta_sa_extended_paths.navi.short_place.section, gta_sa_extended_paths.navi.unused.section, gta_sa_extended_paths.navi.width_raw.section, gta_sa_extended_paths.node.address_error.section, gta_sa_extended_paths.node.bits_24_31.section, gta_sa_extended_paths.node.first_link.section, gta_sa_extended_paths.node.flags_word.section, gta_sa_extended_paths.node.link_count.section, gta_sa_extended_paths.node.list_pointer.section, gta_sa_extended_paths.node.search_cost.section, gta_sa_extended_paths.node.second_pointer.section, gta_sa_extended_paths.node.short_place.section, gta_sa_extended_paths.node.width_raw.section, gta_sa_paths.link.index.section, gta_sa_paths.link.navi_word.section, gta_sa_paths.link.target_area.section, gta_sa_paths.link.target_node.section, gta_sa_paths.navi.lanes_bit_7.section, gta_sa_paths.navi.lanes_word.section, gta_sa_paths.navi.lights_bits_3_7.section, gta_sa_paths.navi.unused.section, gta_sa_paths.navi.width_raw.section, gta_sa_paths.node.address_error.section, gta_sa_paths.node.bits_24_31.section, gta_sa_paths.node.first_link.section, gta_sa_paths.node.flags_word.section, gta_sa_paths.node.link_count.section, gta_sa_paths.node.list_pointer.section, gta_sa_paths.node.search_cost.section, gta_sa_paths.node.second_pointer.section, gta_sa_paths.node.width_raw.section, quake_nav2.edict.index.section, quake_nav2.link.index.section, quake_nav2.link.type_high.section, quake_nav2.node.first_link.section, quake_nav2.node.link_count.section, quake_nav3.edict.index.section, quake_nav3.link.index.section, quake_nav3.link.team_byte.section, quake_nav3.node.first_link.section, quake_nav3.node.link_count.section, source_nav.area.attributes_word.section, source_nav.area.game_flags_word.section, source_nav.area.legacy.section</extracomment>
        <translation>Palavras armazenadas</translation>
    </message>
    <message>
        <source>Stored, but not marked as used</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Armazenado, mas não marcado como usado</translation>
    </message>
    <message>
        <source>Stores the size of the open map in the mesh, so that the game does not report it as out of date</source>
        <extracomment>source_nav.set_map_size.help</extracomment>
        <translation>Armazena o tamanho do mapa aberto na malha, para que o jogo não a acuse como desatualizada</translation>
    </message>
    <message>
        <source>Street name</source>
        <extracomment>gta_iv_paths.node.street_hash</extracomment>
        <translation>Nome da rua</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>gta_iv_paths.smooth.strength, gta_sa_extended_paths.smooth.strength, gta_sa_paths.smooth.strength, gta_sa_save.smooth.strength, quake_nav2.smooth.strength, quake_nav3.smooth.strength, source_nav.smooth.strength</extracomment>
        <translation>Intensidade</translation>
    </message>
    <message>
        <source>Strength of the gang here</source>
        <extracomment>gta_sa_save.zone_population.gang_1.help, gta_sa_save.zone_population.gang_10.help, gta_sa_save.zone_population.gang_2.help, gta_sa_save.zone_population.gang_3.help, gta_sa_save.zone_population.gang_4.help, gta_sa_save.zone_population.gang_5.help, gta_sa_save.zone_population.gang_6.help, gta_sa_save.zone_population.gang_7.help, gta_sa_save.zone_population.gang_8.help, gta_sa_save.zone_population.gang_9.help</extracomment>
        <translation>Força da gangue aqui</translation>
    </message>
    <message>
        <source>Strip</source>
        <extracomment>source_nav.strip</extracomment>
        <translation>Remover análise</translation>
    </message>
    <message>
        <source>Stunt jump</source>
        <extracomment>gta_sa_save.stunt_jump.legend</extracomment>
        <translation>Salto acrobático</translation>
    </message>
    <message>
        <source>Stunt jump landing</source>
        <extracomment>gta_sa_save.stunt_jump.legend</extracomment>
        <translation>Aterrissagem do salto acrobático</translation>
    </message>
    <message>
        <source>Sub-version</source>
        <extracomment>source_nav.file.sub_version</extracomment>
        <translation>Subversão</translation>
    </message>
    <message>
        <source>Subdivide</source>
        <extracomment>source_nav.subdivide</extracomment>
        <translation>Subdividir</translation>
    </message>
    <message>
        <source>Subdivide Links</source>
        <extracomment>gta_iv_paths.split_link, gta_sa_extended_paths.split_link, gta_sa_paths.split_link</extracomment>
        <translation>Subdividir ligações</translation>
    </message>
    <message>
        <source>Subdivide Road</source>
        <extracomment>gta_iv_paths.split_run</extracomment>
        <translation>Subdividir via</translation>
    </message>
    <message>
        <source>Subtracts the game time from all timers of the save. For very long games in which traffic has disappeared.</source>
        <extracomment>gta_sa_save.repair_timers.help</extracomment>
        <translation>Subtrai o tempo de jogo de todos os temporizadores do save. Para jogos muito longos em que o trânsito desapareceu.</translation>
    </message>
    <message>
        <source>Survivors are kept out.</source>
        <extracomment>source_nav.area.playerclip.help</extracomment>
        <translation>Os sobreviventes são barrados.</translation>
    </message>
    <message>
        <source>Survivors cannot clear it.</source>
        <extracomment>source_nav.area.spawn_not_clearable.help</extracomment>
        <translation>Os sobreviventes não podem limpá-la.</translation>
    </message>
    <message>
        <source>Survivors start here.</source>
        <extracomment>source_nav.area.spawn_player_start.help</extracomment>
        <translation>Os sobreviventes começam aqui.</translation>
    </message>
    <message>
        <source>Swap Bounds</source>
        <extracomment>SAV-020.fix</extracomment>
        <translation>Trocar limites</translation>
    </message>
    <message>
        <source>Swap Corners</source>
        <extracomment>QN034.fix, SAV-031.fix, SAV-060.fix</extracomment>
        <translation>Trocar cantos</translation>
    </message>
    <message>
        <source>Swaps the lanes of the two directions on the selected links, or on the road of the selected node</source>
        <extracomment>gta_iv_paths.reverse.help, gta_sa_extended_paths.reverse.help, gta_sa_paths.reverse.help</extracomment>
        <translation>Troca as faixas dos dois sentidos nas ligações selecionadas, ou na via do nó selecionado</translation>
    </message>
    <message>
        <source>Swaps the sides of selected areas whose west side is east of the east side, or north south of south</source>
        <extracomment>source_nav.mend_rectangles.help</extracomment>
        <translation>Troca os lados das áreas selecionadas cujo lado oeste fica a leste do lado leste, ou o norte ao sul do sul</translation>
    </message>
    <message>
        <source>Switched by</source>
        <extracomment>gta_sa_extended_paths.node.switched_by, gta_sa_paths.node.switched_by</extracomment>
        <translation>Alterado por</translation>
    </message>
    <message>
        <source>Switched off</source>
        <extracomment>gta_iv_paths.node.switched_off, gta_iv_paths.set_run.switched_off, gta_sa_extended_paths.build_path.switched_off, gta_sa_extended_paths.build_road.switched_off, gta_sa_extended_paths.build_water.switched_off, gta_sa_extended_paths.node.switched_off, gta_sa_extended_paths.set_run.switched_off, gta_sa_paths.build_path.switched_off, gta_sa_paths.build_road.switched_off, gta_sa_paths.build_water.switched_off, gta_sa_paths.node.switched_off, gta_sa_paths.set_run.switched_off</extracomment>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Switched off, original</source>
        <extracomment>gta_sa_extended_paths.node.switched_off_original, gta_sa_paths.node.switched_off_original</extracomment>
        <translation>Desligado, original</translation>
    </message>
    <message>
        <source>Switches the selected car generators on again, with another car</source>
        <extracomment>gta_sa_save.reuse_generator.help</extracomment>
        <translation>Liga novamente os geradores de carros selecionados, com outro carro</translation>
    </message>
    <message>
        <source>Switching</source>
        <extracomment>gta_sa_save.path_region.nodes_switched.section, gta_sa_save.path_region.off.section, gta_sa_save.path_region.vehicles.section</extracomment>
        <translation>Alteração</translation>
    </message>
    <message>
        <source>System day</source>
        <extracomment>gta_sa_save.simple_vars.system_day</extracomment>
        <translation>Dia do sistema</translation>
    </message>
    <message>
        <source>System hour</source>
        <extracomment>gta_sa_save.simple_vars.system_hour</extracomment>
        <translation>Hora do sistema</translation>
    </message>
    <message>
        <source>System millisecond</source>
        <extracomment>gta_sa_save.simple_vars.system_millisecond</extracomment>
        <translation>Milissegundo do sistema</translation>
    </message>
    <message>
        <source>System minute</source>
        <extracomment>gta_sa_save.simple_vars.system_minute</extracomment>
        <translation>Minuto do sistema</translation>
    </message>
    <message>
        <source>System month</source>
        <extracomment>gta_sa_save.simple_vars.system_month</extracomment>
        <translation>Mês do sistema</translation>
    </message>
    <message>
        <source>System second</source>
        <extracomment>gta_sa_save.simple_vars.system_second</extracomment>
        <translation>Segundo do sistema</translation>
    </message>
    <message>
        <source>System weekday</source>
        <extracomment>gta_sa_save.simple_vars.system_weekday</extracomment>
        <translation>Dia da semana do sistema</translation>
    </message>
    <message>
        <source>System year</source>
        <extracomment>gta_sa_save.simple_vars.system_year</extracomment>
        <translation>Ano do sistema</translation>
    </message>
    <message>
        <source>TF bit 10</source>
        <extracomment>source_nav.area.tf_bit_10</extracomment>
        <translation>Bit TF 10</translation>
    </message>
    <message>
        <source>TF bit 31</source>
        <extracomment>source_nav.area.tf_bit_31</extracomment>
        <translation>Bit TF 31</translation>
    </message>
    <message>
        <source>TF bit 9</source>
        <extracomment>source_nav.area.tf_bit_9</extracomment>
        <translation>Bit TF 9</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>gta_sa_save.block.tagged</extracomment>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Tank only</source>
        <extracomment>source_nav.area.tank_only</extracomment>
        <translation>Só tank</translation>
    </message>
    <message>
        <source>Target area</source>
        <extracomment>gta_iv_paths.link.target_area, gta_sa_extended_paths.link.target_area, gta_sa_paths.link.target_area</extracomment>
        <translation>Área de destino</translation>
    </message>
    <message>
        <source>Target marker</source>
        <extracomment>gta_sa_save.simple_vars.target_marker</extracomment>
        <translation>Marcador de alvo</translation>
    </message>
    <message>
        <source>Target name ID</source>
        <extracomment>quake_nav2.edict.target_name_id</extracomment>
        <translation>ID do nome do alvo</translation>
    </message>
    <message>
        <source>Target node</source>
        <extracomment>gta_iv_paths.link.target_node, gta_sa_extended_paths.link.target_node, gta_sa_paths.link.target_node</extracomment>
        <translation>Nó de destino</translation>
    </message>
    <message>
        <source>Taxi glitch</source>
        <extracomment>SAV-030.fault</extracomment>
        <translation>Bug do táxi</translation>
    </message>
    <message>
        <source>Team Fortress</source>
        <extracomment>source_nav.area.tf_bit_10.section, source_nav.area.tf_bit_31.section, source_nav.area.tf_bit_9.section, source_nav.area.tf_blocked.section, source_nav.area.tf_blocked_after_capture.section, source_nav.area.tf_blocked_until_capture.section, source_nav.area.tf_blue_one_way_door.section, source_nav.area.tf_blue_sentry_danger.section, source_nav.area.tf_blue_setup_gate.section, source_nav.area.tf_bomb_can_drop.section, source_nav.area.tf_control_point.section, source_nav.area.tf_door_always_blocks.section, source_nav.area.tf_door_never_blocks.section, source_nav.area.tf_escape_route.section, source_nav.area.tf_escape_route_visible.section, source_nav.area.tf_has_ammo.section, source_nav.area.tf_has_health.section, source_nav.area.tf_no_spawning.section, source_nav.area.tf_red_one_way_door.section, source_nav.area.tf_red_sentry_danger.section, source_nav.area.tf_red_setup_gate.section, source_nav.area.tf_rescue_closet.section, source_nav.area.tf_sentry_spot.section, source_nav.area.tf_sniper_spot.section, source_nav.area.tf_spawn_room_blue.section, source_nav.area.tf_spawn_room_exit.section, source_nav.area.tf_spawn_room_red.section, source_nav.area.tf_unblockable.section, source_nav.area.tf_with_fifth_point.section, source_nav.area.tf_with_fourth_point.section, source_nav.area.tf_with_second_point.section, source_nav.area.tf_with_third_point.section</extracomment>
        <translation>Team Fortress</translation>
    </message>
    <message>
        <source>Team Fortress 2</source>
        <extracomment>source_nav.file.layout.2, source_nav.team-fortress</extracomment>
        <translation>Team Fortress 2</translation>
    </message>
    <message>
        <source>Team bit 1</source>
        <extracomment>quake_nav2.link.team_1</extracomment>
        <translation>Bit de equipe 1</translation>
    </message>
    <message>
        <source>Team bit 2</source>
        <extracomment>quake_nav2.link.team_2</extracomment>
        <translation>Bit de equipe 2</translation>
    </message>
    <message>
        <source>Team bit 3</source>
        <extracomment>quake_nav2.link.team_3</extracomment>
        <translation>Bit de equipe 3</translation>
    </message>
    <message>
        <source>Team bit 4</source>
        <extracomment>quake_nav2.link.team_4</extracomment>
        <translation>Bit de equipe 4</translation>
    </message>
    <message>
        <source>Team bit 5</source>
        <extracomment>quake_nav2.link.team_5</extracomment>
        <translation>Bit de equipe 5</translation>
    </message>
    <message>
        <source>Team bit 6</source>
        <extracomment>quake_nav2.link.team_6</extracomment>
        <translation>Bit de equipe 6</translation>
    </message>
    <message>
        <source>Team bit 7</source>
        <extracomment>quake_nav2.link.team_7</extracomment>
        <translation>Bit de equipe 7</translation>
    </message>
    <message>
        <source>Team bit 8</source>
        <extracomment>quake_nav2.link.team_8</extracomment>
        <translation>Bit de equipe 8</translation>
    </message>
    <message>
        <source>Team blue</source>
        <extracomment>quake_nav3.link.team_blue</extracomment>
        <translation>Equipe azul</translation>
    </message>
    <message>
        <source>Team byte</source>
        <extracomment>quake_nav3.link.team_byte</extracomment>
        <translation>Byte de equipe</translation>
    </message>
    <message>
        <source>Team green</source>
        <extracomment>quake_nav3.link.team_green</extracomment>
        <translation>Equipe verde</translation>
    </message>
    <message>
        <source>Team red</source>
        <extracomment>quake_nav3.link.team_red</extracomment>
        <translation>Equipe vermelha</translation>
    </message>
    <message>
        <source>Team yellow</source>
        <extracomment>quake_nav3.link.team_yellow</extracomment>
        <translation>Equipe amarela</translation>
    </message>
    <message>
        <source>Teams</source>
        <extracomment>quake_nav2.link.team_1.section, quake_nav2.link.team_2.section, quake_nav2.link.team_3.section, quake_nav2.link.team_4.section, quake_nav2.link.team_5.section, quake_nav2.link.team_6.section, quake_nav2.link.team_7.section, quake_nav2.link.team_8.section, quake_nav2.link.teams, quake_nav2.link.teams.section, quake_nav2.team_colours, quake_nav3.team_colours</extracomment>
        <translation>Equipes</translation>
    </message>
    <message>
        <source>Teams that may use a link</source>
        <extracomment>quake_nav2.team_colours.help, quake_nav3.team_colours.help</extracomment>
        <translation>Equipes que podem usar uma ligação</translation>
    </message>
    <message>
        <source>Teleporter</source>
        <extracomment>quake_nav2.node.teleporter, quake_nav3.node.teleporter</extracomment>
        <translation>Teleporte</translation>
    </message>
    <message>
        <source>Teleporter, pusher or elevator node without such links</source>
        <extracomment>QN015.fault</extracomment>
        <translation>Nó de teleporte, impulsor ou elevador sem tais ligações</translation>
    </message>
    <message>
        <source>Terminate List</source>
        <extracomment>SAV-080.fix</extracomment>
        <translation>Terminar lista</translation>
    </message>
    <message>
        <source>Territory</source>
        <extracomment>gta_sa_save.gang_wars.territory</extracomment>
        <translation>Território</translation>
    </message>
    <message>
        <source>Text key</source>
        <extracomment>gta_sa_save.zone.label</extracomment>
        <translation>Chave de texto</translation>
    </message>
    <message>
        <source>Text key of the name that players see</source>
        <extracomment>gta_sa_save.zone.label.help</extracomment>
        <translation>Chave de texto do nome que os jogadores veem</translation>
    </message>
    <message>
        <source>Text, .navjson 1: for version 14</source>
        <extracomment>quake_nav2.convert.format.9, quake_nav2.navjson-1</extracomment>
        <translation>Texto, .navjson 1: para a versão 14</translation>
    </message>
    <message>
        <source>Text, .navjson 2: for version 15</source>
        <extracomment>quake_nav2.convert.format.8, quake_nav2.navjson-2</extracomment>
        <translation>Texto, .navjson 2: para a versão 15</translation>
    </message>
    <message>
        <source>Text, .navjson 3: for version 17</source>
        <extracomment>quake_nav2.convert.format.7, quake_nav2.navjson-3</extracomment>
        <translation>Texto, .navjson 3: para a versão 17</translation>
    </message>
    <message>
        <source>The IDs already count from 1 without gaps.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Os IDs já contam a partir de 1 sem lacunas.</translation>
    </message>
    <message>
        <source>The analysed byte is 0 or 1</source>
        <extracomment>NAV052</extracomment>
        <translation>O byte de analisada é 0 ou 1</translation>
    </message>
    <message>
        <source>The area from which visibility is inherited exists</source>
        <extracomment>NAV034</extracomment>
        <translation>A área da qual a visibilidade é herdada existe</translation>
    </message>
    <message>
        <source>The area has an extent</source>
        <extracomment>NAV038</extracomment>
        <translation>A área tem extensão</translation>
    </message>
    <message>
        <source>The area has connections or ladders</source>
        <extracomment>NAV054</extracomment>
        <translation>A área tem conexões ou escadas</translation>
    </message>
    <message>
        <source>The area has no connection or ladder</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>A área não tem conexão nem escada</translation>
    </message>
    <message>
        <source>The area has no extent: {:g} by {:g} units</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>A área não tem extensão: {:g} por {:g} unidades</translation>
    </message>
    <message>
        <source>The area is inverted: {:g} by {:g} units</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>A área está invertida: {:g} por {:g} unidades</translation>
    </message>
    <message>
        <source>The area lists ladder {} as a way {}, but that ladder does not end here</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>A área lista a escada {} como caminho ({}), mas essa escada não termina aqui</translation>
    </message>
    <message>
        <source>The area overlaps area {} at less than a step of {:g} units in height</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>A área se sobrepõe à área {} a menos de um degrau de {:g} unidades de altura</translation>
    </message>
    <message>
        <source>The area&apos;s ID is 0, which means no area</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>O ID da área é 0, o que significa nenhuma área</translation>
    </message>
    <message>
        <source>The area&apos;s approach areas exist</source>
        <extracomment>NAV032</extracomment>
        <translation>As áreas de aproximação da área existem</translation>
    </message>
    <message>
        <source>The area&apos;s corners are finite</source>
        <extracomment>NAV005</extracomment>
        <translation>Os cantos da área são finitos</translation>
    </message>
    <message>
        <source>The area&apos;s ladders end at the area</source>
        <extracomment>NAV028</extracomment>
        <translation>As escadas da área terminam na área</translation>
    </message>
    <message>
        <source>The area&apos;s ladders exist</source>
        <extracomment>NAV004</extracomment>
        <translation>As escadas da área existem</translation>
    </message>
    <message>
        <source>The area&apos;s lists refer to {}</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>As listas da área se referem a: {}</translation>
    </message>
    <message>
        <source>The area&apos;s place exists</source>
        <extracomment>NAV035</extracomment>
        <translation>O local da área existe</translation>
    </message>
    <message>
        <source>The area&apos;s visible areas exist</source>
        <extracomment>NAV011</extracomment>
        <translation>As áreas visíveis da área existem</translation>
    </message>
    <message>
        <source>The areas at the ladder&apos;s ends exist</source>
        <extracomment>NAV025</extracomment>
        <translation>As áreas nas pontas da escada existem</translation>
    </message>
    <message>
        <source>The areas at the ladder&apos;s ends list the ladder</source>
        <extracomment>NAV027</extracomment>
        <translation>As áreas nas pontas da escada listam a escada</translation>
    </message>
    <message>
        <source>The blocks leave room for the checksum</source>
        <extracomment>SAV-004</extracomment>
        <translation>Os blocos deixam espaço para o checksum</translation>
    </message>
    <message>
        <source>The blue team may use the link.</source>
        <extracomment>quake_nav3.link.team_blue.help</extracomment>
        <translation>A equipe azul pode usar a ligação.</translation>
    </message>
    <message>
        <source>The bounding box does not match the floor</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>A caixa delimitadora não corresponde ao piso</translation>
    </message>
    <message>
        <source>The bounding box is inverted</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>A caixa delimitadora está invertida</translation>
    </message>
    <message>
        <source>The box of a garage matches its floor</source>
        <extracomment>SAV-091</extracomment>
        <translation>A caixa de uma garagem corresponde ao piso</translation>
    </message>
    <message>
        <source>The box of an edict is valid</source>
        <extracomment>QN034</extracomment>
        <translation>A caixa de um edict é válida</translation>
    </message>
    <message>
        <source>The boxes of a stunt jump are valid, and a completed jump is found</source>
        <extracomment>SAV-070</extracomment>
        <translation>As caixas de um salto acrobático são válidas, e um salto concluído foi encontrado</translation>
    </message>
    <message>
        <source>The byte for an analysed mesh is {} (expected 0 or 1)</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>O byte de malha analisada é {} (esperado 0 ou 1)</translation>
    </message>
    <message>
        <source>The byte for areas without a place is wrong</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>O byte de áreas sem local está errado</translation>
    </message>
    <message>
        <source>The capture flags apply to the fifth point.</source>
        <extracomment>source_nav.area.tf_with_fifth_point.help</extracomment>
        <translation>As flags de captura se aplicam ao quinto ponto.</translation>
    </message>
    <message>
        <source>The capture flags apply to the fourth point.</source>
        <extracomment>source_nav.area.tf_with_fourth_point.help</extracomment>
        <translation>As flags de captura se aplicam ao quarto ponto.</translation>
    </message>
    <message>
        <source>The capture flags apply to the second point.</source>
        <extracomment>source_nav.area.tf_with_second_point.help</extracomment>
        <translation>As flags de captura se aplicam ao segundo ponto.</translation>
    </message>
    <message>
        <source>The capture flags apply to the third point.</source>
        <extracomment>source_nav.area.tf_with_third_point.help</extracomment>
        <translation>As flags de captura se aplicam ao terceiro ponto.</translation>
    </message>
    <message>
        <source>The car generator of a number plate exists</source>
        <extracomment>SAV-043</extracomment>
        <translation>O gerador de carros de uma placa existe</translation>
    </message>
    <message>
        <source>The ceiling is below the floor</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>O teto está abaixo do piso</translation>
    </message>
    <message>
        <source>The checksum is not the sum of the bytes: the game shows the slot as corrupt</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>O checksum não é a soma dos bytes: o jogo mostra o slot como corrompido</translation>
    </message>
    <message>
        <source>The checksum is the sum of the bytes</source>
        <extracomment>SAV-003</extracomment>
        <translation>O checksum é a soma dos bytes</translation>
    </message>
    <message>
        <source>The clipboard contains no copied elements.</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>A área de transferência não contém elementos copiados.</translation>
    </message>
    <message>
        <source>The connection drops {:.0f} units to {} (expected at most {:g}: a longer fall is lethal)</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>A conexão desce {:.0f} unidades até {} (esperado no máximo {:g}: uma queda maior é letal)</translation>
    </message>
    <message>
        <source>The connection leads to its own area: the game drops it</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>A conexão leva à própria área: o jogo a descarta</translation>
    </message>
    <message>
        <source>The connection leads to {}: the game crashes</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>A conexão leva a {}: o jogo trava</translation>
    </message>
    <message>
        <source>The connection leaves through the {} side, but {} is to the {}</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>A conexão sai pelo lado {}, mas {} fica a {}</translation>
    </message>
    <message>
        <source>The connection to {} goes up by {:.0f} units (expected at most {:g}, the highest jump of a player)</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>A conexão para {} sobe {:.0f} unidades (esperado no máximo {:g}, o salto mais alto de um jogador)</translation>
    </message>
    <message>
        <source>The connection to {} goes up by {:.0f} units (expected at most {:g}, the limit for climbing)</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>A conexão para {} sobe {:.0f} unidades (esperado no máximo {:g}, o limite para escalar)</translation>
    </message>
    <message>
        <source>The connection to {} is one-way, although the step is only {:.0f} units</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>A conexão para {} é de mão única, embora o degrau seja de só {:.0f} unidades</translation>
    </message>
    <message>
        <source>The connection&apos;s target exists</source>
        <extracomment>NAV002</extracomment>
        <translation>O destino da conexão existe</translation>
    </message>
    <message>
        <source>The copied edict still has the box and number of the original. Tie it to its own brush entity.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>O edict copiado ainda tem a caixa e o número do original. Vincule-o à sua própria entidade de brush.</translation>
    </message>
    <message>
        <source>The copied edicts still have the boxes and numbers of the originals. Tie them to their own brush entities.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Os edicts copiados ainda têm as caixas e os números dos originais. Vincule-os às suas próprias entidades de brush.</translation>
    </message>
    <message>
        <source>The copied elements belong to another type of document.</source>
        <extracomment>core/model/clip_paste.cpp, core/model/clip_text.cpp</extracomment>
        <translation>Os elementos copiados pertencem a outro tipo de documento.</translation>
    </message>
    <message>
        <source>The copied text is damaged: a link has no ends.</source>
        <extracomment>core/systems/gta_iv_paths/attach_pasted.cpp, core/systems/gta_sa_paths/attach_pasted.cpp, core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>O texto copiado está danificado: uma ligação não tem pontas.</translation>
    </message>
    <message>
        <source>The copied text is damaged: an element in it has no area.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>O texto copiado está danificado: um elemento nele não tem área.</translation>
    </message>
    <message>
        <source>The copied text is damaged: it ends too early or was changed.</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>O texto copiado está danificado: termina cedo demais ou foi alterado.</translation>
    </message>
    <message>
        <source>The copied text is damaged: {} in &quot;{}&quot;.</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>O texto copiado está danificado: {} em &quot;{}&quot;.</translation>
    </message>
    <message>
        <source>The copy would be outside the world.</source>
        <extracomment>core/systems/paste.cpp</extracomment>
        <translation>A cópia ficaria fora do mundo.</translation>
    </message>
    <message>
        <source>The corners of the trigger are swapped</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Os cantos do gatilho estão trocados</translation>
    </message>
    <message>
        <source>The counts in the header are off by {:+} car nodes and {:+} intersections (expected a sum equal to the number of nodes)</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp</extracomment>
        <translation>As contagens do cabeçalho diferem em {:+} nós de carro e {:+} interseções (esperada uma soma igual ao número de nós)</translation>
    </message>
    <message>
        <source>The counts in the header are off by {:+} vehicle and {:+} pedestrian nodes (expected a sum equal to the total)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>As contagens do cabeçalho diferem em {:+} nós de veículo e {:+} de pedestre (esperada uma soma igual ao total)</translation>
    </message>
    <message>
        <source>The counts of car nodes and intersections add up</source>
        <extracomment>IV002</extracomment>
        <translation>As contagens de nós de carro e interseções conferem</translation>
    </message>
    <message>
        <source>The crossing has a light for pedestrians</source>
        <extracomment>gta_sa_extended_paths.link.pedestrian_light.help, gta_sa_paths.link.pedestrian_light.help</extracomment>
        <translation>A travessia tem um semáforo para pedestres</translation>
    </message>
    <message>
        <source>The dead-end flag is correct</source>
        <extracomment>SA034</extracomment>
        <translation>A flag de sem saída está correta</translation>
    </message>
    <message>
        <source>The direction ({}, {}) is {:.0f} degrees off the direction to {}, the attached end</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>A direção ({}, {}) desvia {:.0f} graus da direção para {}, a ponta presa</translation>
    </message>
    <message>
        <source>The direction ({}, {}) is {:.1f} hundredths long (expected 98 to 101)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>A direção ({}, {}) tem {:.1f} centésimos de comprimento (esperado 98 a 101)</translation>
    </message>
    <message>
        <source>The direction points to the attached end</source>
        <extracomment>SA028</extracomment>
        <translation>A direção aponta para a ponta presa</translation>
    </message>
    <message>
        <source>The direction that is reversed</source>
        <extracomment>gta_iv_paths.mirror_selection.axis.help, gta_sa_extended_paths.mirror_selection.axis.help, gta_sa_paths.mirror_selection.axis.help, gta_sa_save.mirror_selection.axis.help, quake_nav2.mirror_selection.axis.help, quake_nav3.mirror_selection.axis.help, source_nav.mirror_selection.axis.help</extracomment>
        <translation>A direção que é invertida</translation>
    </message>
    <message>
        <source>The directions are not perpendicular unit vectors</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>As direções não são vetores unitários perpendiculares</translation>
    </message>
    <message>
        <source>The directions of a garage are perpendicular and its ceiling is above the floor</source>
        <extracomment>SAV-091D</extracomment>
        <translation>As direções de uma garagem são perpendiculares e o teto está acima do piso</translation>
    </message>
    <message>
        <source>The document has no edicts.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>O documento não tem edicts.</translation>
    </message>
    <message>
        <source>The document is read-only: version {} of its format is newer than any supported one.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>O documento é somente leitura: a versão {} do seu formato é mais nova que qualquer uma suportada.</translation>
    </message>
    <message>
        <source>The edit does not terminate: each of its consequences has another.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>A edição não termina: cada consequência tem outra.</translation>
    </message>
    <message>
        <source>The encounter path&apos;s areas exist</source>
        <extracomment>NAV030</extracomment>
        <translation>As áreas do caminho de encontro existem</translation>
    </message>
    <message>
        <source>The encounter path&apos;s spots exist</source>
        <extracomment>NAV031</extracomment>
        <translation>Os pontos do caminho de encontro existem</translation>
    </message>
    <message>
        <source>The engine can read the fog place&apos;s name</source>
        <extracomment>NAV009</extracomment>
        <translation>A engine consegue ler o nome do local de neblina</translation>
    </message>
    <message>
        <source>The engine can read the place&apos;s name</source>
        <extracomment>NAV008</extracomment>
        <translation>A engine consegue ler o nome do local</translation>
    </message>
    <message>
        <source>The entrance of a marker exists</source>
        <extracomment>SAV-092</extracomment>
        <translation>A entrada de um marcador existe</translation>
    </message>
    <message>
        <source>The entrance that the player is in exists</source>
        <extracomment>SAV-081O</extracomment>
        <translation>A entrada em que o jogador está existe</translation>
    </message>
    <message>
        <source>The entrances become editable when the save is opened again.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>As entradas ficam editáveis quando o save é aberto de novo.</translation>
    </message>
    <message>
        <source>The entries do not have the fields of {}.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>Os itens não têm os campos de {}.</translation>
    </message>
    <message>
        <source>The file ends with its last edict</source>
        <extracomment>QN004</extracomment>
        <translation>O arquivo termina com seu último edict</translation>
    </message>
    <message>
        <source>The file has the size of a PC save</source>
        <extracomment>SAV-001</extracomment>
        <translation>O arquivo tem o tamanho de um save de PC</translation>
    </message>
    <message>
        <source>The file has the standard form, or is padded to 2048</source>
        <extracomment>SA001</extracomment>
        <translation>O arquivo tem a forma padrão, ou está preenchido até 2048</translation>
    </message>
    <message>
        <source>The file is truncated before the spare lengths and crossing flags, so the game leaves them uninitialised (expected all sections)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>O arquivo está truncado antes dos comprimentos e flags de travessia de reserva, por isso o jogo os deixa não inicializados (esperadas todas as seções)</translation>
    </message>
    <message>
        <source>The file of an area cannot be deleted. Delete its nodes instead.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>O arquivo de uma área não pode ser excluído. Em vez disso, exclua os nós dela.</translation>
    </message>
    <message>
        <source>The file of this empty area has {} bytes (expected 20: the header alone)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>O arquivo desta área vazia tem {} bytes (esperado 20: só o cabeçalho)</translation>
    </message>
    <message>
        <source>The file states correctly whether areas without a place exist</source>
        <extracomment>NAV042</extracomment>
        <translation>O arquivo indica corretamente se há áreas sem local</translation>
    </message>
    <message>
        <source>The file would have {}, but has room for only {}.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>O arquivo teria {}, mas só comporta {}.</translation>
    </message>
    <message>
        <source>The first zone is called SAN_AND</source>
        <extracomment>SAV-030</extracomment>
        <translation>A primeira zona se chama SAN_AND</translation>
    </message>
    <message>
        <source>The first zone is not called SAN_AND: taxi fares stop (the taxi glitch)</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>A primeira zona não se chama SAN_AND: as corridas de táxi param (o bug do táxi)</translation>
    </message>
    <message>
        <source>The flags of a path region are 0 or 1</source>
        <extracomment>SAV-021</extracomment>
        <translation>As flags de uma região de caminhos são 0 ou 1</translation>
    </message>
    <message>
        <source>The floor may disappear.</source>
        <extracomment>quake_nav3.node.check_floor.help</extracomment>
        <translation>O piso pode desaparecer.</translation>
    </message>
    <message>
        <source>The floor may disappear. Version 14 and later.</source>
        <extracomment>quake_nav2.node.check_floor.help</extracomment>
        <translation>O piso pode desaparecer. Versão 14 e posteriores.</translation>
    </message>
    <message>
        <source>The fog place&apos;s name is an ASCII word</source>
        <extracomment>NAV037</extracomment>
        <translation>O nome do local de neblina é uma palavra ASCII</translation>
    </message>
    <message>
        <source>The form in which this area would be saved now</source>
        <extracomment>gta_sa_extended_paths.file.written_form.help, gta_sa_paths.file.written_form.help</extracomment>
        <translation>A forma em que esta área seria salva agora</translation>
    </message>
    <message>
        <source>The four bytes from the width on</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_word.help, gta_sa_paths.navi.lanes_word.help</extracomment>
        <translation>Os quatro bytes a partir da largura</translation>
    </message>
    <message>
        <source>The game reads these files from {}, not from here.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>O jogo lê estes arquivos de {}, não daqui.</translation>
    </message>
    <message>
        <source>The game time is already 0.</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>O tempo de jogo já é 0.</translation>
    </message>
    <message>
        <source>The game time of {} ({} ms) becomes 0. All timers are shifted accordingly.</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>O tempo de jogo de {} ({} ms) passa a 0. Todos os temporizadores são deslocados de acordo.</translation>
    </message>
    <message>
        <source>The game&apos;s own grid has a step of 25</source>
        <extracomment>source_nav.snap_to_grid.step.help</extracomment>
        <translation>A grade do próprio jogo tem passo de 25</translation>
    </message>
    <message>
        <source>The gang wars have the right data size</source>
        <extracomment>SAV-009W</extracomment>
        <translation>As guerras de gangues têm o tamanho de dados certo</translation>
    </message>
    <message>
        <source>The generator belongs to a section of the map, which the game does not save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>O gerador pertence a uma seção do mapa, que o jogo não salva</translation>
    </message>
    <message>
        <source>The generator leaves the area as it is</source>
        <extracomment>source_nav.area.no_merge.help</extracomment>
        <translation>O gerador deixa a área como está</translation>
    </message>
    <message>
        <source>The graph is connected</source>
        <extracomment>QN040</extracomment>
        <translation>O grafo é conexo</translation>
    </message>
    <message>
        <source>The header places the first pedestrian node {:+} records away from its position (expected vehicle nodes first, then pedestrian nodes)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>O cabeçalho coloca o primeiro nó de pedestre {:+} registros longe da sua posição (esperados primeiro os nós de veículo, depois os de pedestre)</translation>
    </message>
    <message>
        <source>The heuristic is a number above 0</source>
        <extracomment>QN002</extracomment>
        <translation>A heurística é um número acima de 0</translation>
    </message>
    <message>
        <source>The heuristic is not finite: JSON cannot store it.</source>
        <extracomment>core/systems/quake_nav/text_form.cpp</extracomment>
        <translation>A heurística não é finita: JSON não pode armazená-la.</translation>
    </message>
    <message>
        <source>The hiding spot is in its area</source>
        <extracomment>NAV060</extracomment>
        <translation>O esconderijo fica na sua área</translation>
    </message>
    <message>
        <source>The hiding spot&apos;s position is finite</source>
        <extracomment>NAV006</extracomment>
        <translation>A posição do esconderijo é finita</translation>
    </message>
    <message>
        <source>The index of the next collected pickup is inside the list</source>
        <extracomment>SAV-052</extracomment>
        <translation>O índice do próximo pickup coletado está dentro da lista</translation>
    </message>
    <message>
        <source>The infected come here during a panic event.</source>
        <extracomment>source_nav.area.spawn_battlefield.help</extracomment>
        <translation>Os infectados vêm aqui durante um evento de pânico.</translation>
    </message>
    <message>
        <source>The infected that spawn here lie.</source>
        <extracomment>source_nav.area.spawn_lying_down.help</extracomment>
        <translation>Os infectados que aparecem aqui ficam deitados.</translation>
    </message>
    <message>
        <source>The intersection has {} (expected none)</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>A interseção tem {} (esperado nenhuma)</translation>
    </message>
    <message>
        <source>The journal belongs to a file type that this version does not support.</source>
        <extracomment>core/document/journals.cpp</extracomment>
        <translation>O diário pertence a um tipo de arquivo que esta versão não suporta.</translation>
    </message>
    <message>
        <source>The ladder connects areas</source>
        <extracomment>NAV026</extracomment>
        <translation>A escada conecta áreas</translation>
    </message>
    <message>
        <source>The ladder ends at {}</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>A escada termina em: {}</translation>
    </message>
    <message>
        <source>The ladder faces one of four sides</source>
        <extracomment>NAV029</extracomment>
        <translation>A escada está virada para um dos quatro lados</translation>
    </message>
    <message>
        <source>The ladder faces side {} (expected 0 to 3)</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>A escada está virada para o lado {} (esperado 0 a 3)</translation>
    </message>
    <message>
        <source>The ladder has an invalid direction ({}). Set it first.</source>
        <extracomment>core/systems/source_nav/ladder_edits.cpp</extracomment>
        <translation>A escada tem uma direção inválida ({}). Defina-a primeiro.</translation>
    </message>
    <message>
        <source>The ladder&apos;s ID is 0, which means no ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>O ID da escada é 0, o que significa nenhuma escada</translation>
    </message>
    <message>
        <source>The ladder&apos;s ends and sizes are finite</source>
        <extracomment>NAV007</extracomment>
        <translation>As pontas e os tamanhos da escada são finitos</translation>
    </message>
    <message>
        <source>The ladder&apos;s length matches its ends</source>
        <extracomment>NAV065</extracomment>
        <translation>O comprimento da escada corresponde às pontas</translation>
    </message>
    <message>
        <source>The last change of {} was interrupted before it was complete. It has been undone: {} as before.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>A última alteração de {} foi interrompida antes de estar completa. Ela foi desfeita: {} como antes.</translation>
    </message>
    <message>
        <source>The last save in {} was interrupted after all its data was on disk. It has been finished: {} now as saved.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>O último salvamento em {} foi interrompido depois que todos os seus dados estavam no disco. Ele foi concluído: {} no estado salvo.</translation>
    </message>
    <message>
        <source>The last save in {} was interrupted before it was complete. It has been undone: {} as before that save.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>O último salvamento em {} foi interrompido antes de estar completo. Ele foi desfeito: {} como antes desse salvamento.</translation>
    </message>
    <message>
        <source>The length is the distance, equal in both directions</source>
        <extracomment>IV011, SA025</extracomment>
        <translation>O comprimento é a distância, igual nos dois sentidos</translation>
    </message>
    <message>
        <source>The length matches no known layout. The block is kept unchanged.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>O comprimento não corresponde a nenhum layout conhecido. O bloco é mantido inalterado.</translation>
    </message>
    <message>
        <source>The light at a corner is {:g} (expected 0 to 1)</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>A luz em um canto é {:g} (esperado 0 a 1)</translation>
    </message>
    <message>
        <source>The light has the {} cycle, but the road runs {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>O semáforo tem o ciclo {}, mas a via corre {}</translation>
    </message>
    <message>
        <source>The link from {} to {} does not lead to a junction of car roads.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>A ligação de {} para {} não leva a um cruzamento de vias de carros.</translation>
    </message>
    <message>
        <source>The link from {} to {} has no reverse link.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>A ligação de {} para {} não tem ligação inversa.</translation>
    </message>
    <message>
        <source>The link from {} to {} has no target. Fix or delete it first.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>A ligação de {} para {} não tem destino. Corrija-a ou exclua-a primeiro.</translation>
    </message>
    <message>
        <source>The link from {} to {} joins nodes of different types.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>A ligação de {} para {} une nós de tipos diferentes.</translation>
    </message>
    <message>
        <source>The link from {} to {} would be longer than {} units.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>A ligação de {} para {} teria mais de {} unidades.</translation>
    </message>
    <message>
        <source>The link has a reverse link</source>
        <extracomment>IV010</extracomment>
        <translation>A ligação tem uma ligação inversa</translation>
    </message>
    <message>
        <source>The link joins a {} node with {}, a {} node</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação une um nó de {} com {}, um nó de {}</translation>
    </message>
    <message>
        <source>The link leads from a {} node to {}, a {} node</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>A ligação leva de um nó de {} para {}, um nó de {}</translation>
    </message>
    <message>
        <source>The link leads from area {} to {}, in an area that is not a neighbour</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>A ligação leva da área {} para {}, em uma área que não é vizinha</translation>
    </message>
    <message>
        <source>The link leads to its own node</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação leva ao próprio nó</translation>
    </message>
    <message>
        <source>The link leads to {} (expected an area from 0 to {})</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>A ligação leva a {} (esperada uma área de 0 a {})</translation>
    </message>
    <message>
        <source>The link leads to {}, which is missing or not open.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>A ligação leva a {}, que está ausente ou não está aberto.</translation>
    </message>
    <message>
        <source>The link leads to {}; area {} has {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>A ligação leva a {}; a área {} tem {}</translation>
    </message>
    <message>
        <source>The link of an edict exists</source>
        <extracomment>QN032</extracomment>
        <translation>A ligação de um edict existe</translation>
    </message>
    <message>
        <source>The link ranges are not contiguous in the order of the nodes</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Os intervalos de ligações não são contíguos na ordem dos nós</translation>
    </message>
    <message>
        <source>The link to {} has lanes {} and {}, the reverse link {} and {} (expected {} and {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>A ligação para {} tem as faixas {} e {}, a ligação inversa {} e {} (esperado {} e {})</translation>
    </message>
    <message>
        <source>The link to {} has no reverse link (expected one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação para {} não tem ligação inversa (esperada uma)</translation>
    </message>
    <message>
        <source>The link to {} has {} reverse links (expected one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação para {} tem {} ligações inversas (esperada uma)</translation>
    </message>
    <message>
        <source>The link to {} has {}, the reverse link {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação para {} tem {}, a ligação inversa {} (esperado o mesmo)</translation>
    </message>
    <message>
        <source>The link to {} is stored as {} units, the reverse link as {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>A ligação para {} está armazenada com {} unidades, a ligação inversa com {}</translation>
    </message>
    <message>
        <source>The link to {} is stored as {} units, the reverse link as {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação para {} está armazenada com {} unidades, a ligação inversa com {} (esperado igual)</translation>
    </message>
    <message>
        <source>The link to {} is stored as {} units; the nodes are {:.1f} apart (expected {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp, core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação para {} está armazenada com {} unidades; os nós distam {:.1f} (esperado {})</translation>
    </message>
    <message>
        <source>The link to {} is {:.1f} units long (expected at most {})</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação para {} tem {:.1f} unidades de comprimento (esperado no máximo {})</translation>
    </message>
    <message>
        <source>The link&apos;s target exists</source>
        <extracomment>IV005, SA006</extracomment>
        <translation>O destino da ligação existe</translation>
    </message>
    <message>
        <source>The links on both sides of {} differ in who may use them.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>As ligações dos dois lados de {} diferem em quem pode usá-las.</translation>
    </message>
    <message>
        <source>The links on both sides of {} do not lead the same ways.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>As ligações dos dois lados de {} não levam nos mesmos sentidos.</translation>
    </message>
    <message>
        <source>The list of entrances is not terminated: the game continues into the next block</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>A lista de entradas não é terminada: o jogo continua no bloco seguinte</translation>
    </message>
    <message>
        <source>The list of entrances is terminated</source>
        <extracomment>SAV-080</extracomment>
        <translation>A lista de entradas é terminada</translation>
    </message>
    <message>
        <source>The list of visible areas refers to {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>A lista de áreas visíveis se refere a: {}</translation>
    </message>
    <message>
        <source>The lower bounds of a path region are below the upper ones</source>
        <extracomment>SAV-020</extracomment>
        <translation>Os limites inferiores de uma região de caminhos estão abaixo dos superiores</translation>
    </message>
    <message>
        <source>The map contains the moving brush of an edict</source>
        <extracomment>QN053</extracomment>
        <translation>O mapa contém o brush móvel de um edict</translation>
    </message>
    <message>
        <source>The map has no gap, barrier or ledge between these nodes.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>O mapa não tem vão, barreira ou beirada entre estes nós.</translation>
    </message>
    <message>
        <source>The map has no ground below any of these corners.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>O mapa não tem chão abaixo de nenhum destes cantos.</translation>
    </message>
    <message>
        <source>The map has no ladder within {:g} units</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>O mapa não tem escada em até {:g} unidades</translation>
    </message>
    <message>
        <source>The map has no moving brush entity.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>O mapa não tem entidade de brush móvel.</translation>
    </message>
    <message>
        <source>The map has no moving brush of this size ({:.0f} x {:.0f} x {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>O mapa não tem brush móvel deste tamanho ({:.0f} x {:.0f} x {:.0f})</translation>
    </message>
    <message>
        <source>The map has {}.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>O mapa tem {}.</translation>
    </message>
    <message>
        <source>The meaning of each bit is unknown. Original files set all eight.</source>
        <extracomment>quake_nav2.link.team_1.help, quake_nav2.link.team_2.help, quake_nav2.link.team_3.help, quake_nav2.link.team_4.help, quake_nav2.link.team_5.help, quake_nav2.link.team_6.help, quake_nav2.link.team_7.help, quake_nav2.link.team_8.help</extracomment>
        <translation>O significado de cada bit é desconhecido. Os arquivos originais marcam todos os oito.</translation>
    </message>
    <message>
        <source>The mesh belongs to the map</source>
        <extracomment>NAV076</extracomment>
        <translation>A malha pertence ao mapa</translation>
    </message>
    <message>
        <source>The mesh has areas</source>
        <extracomment>NAV001</extracomment>
        <translation>A malha tem áreas</translation>
    </message>
    <message>
        <source>The mesh has no areas (expected at least one): the game does not accept it</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>A malha não tem áreas (esperada pelo menos uma): o jogo não a aceita</translation>
    </message>
    <message>
        <source>The mesh has no areas.</source>
        <extracomment>core/systems/source_nav/selected_elements.cpp</extracomment>
        <translation>A malha não tem áreas.</translation>
    </message>
    <message>
        <source>The mesh has no ladders.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>A malha não tem escadas.</translation>
    </message>
    <message>
        <source>The mesh has no places yet. Add one with New Place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>A malha ainda não tem lugares. Adicione um com Novo lugar.</translation>
    </message>
    <message>
        <source>The mesh is connected</source>
        <extracomment>NAV055</extracomment>
        <translation>A malha é conexa</translation>
    </message>
    <message>
        <source>The mesh now counts as not analysed.</source>
        <extracomment>core/systems/source_nav/reshape.cpp</extracomment>
        <translation>A malha agora conta como não analisada.</translation>
    </message>
    <message>
        <source>The mesh refers to missing areas or ladders, and other elements would get their IDs. Fix the issues first.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>A malha se refere a áreas ou escadas ausentes, e outros elementos receberiam os IDs delas. Corrija os problemas primeiro.</translation>
    </message>
    <message>
        <source>The mesh was made for a map of this size</source>
        <extracomment>NAV075</extracomment>
        <translation>A malha foi feita para um mapa deste tamanho</translation>
    </message>
    <message>
        <source>The mesh was made for a map of {} bytes, but the open map has {}</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>A malha foi feita para um mapa de {} bytes, mas o mapa aberto tem {}</translation>
    </message>
    <message>
        <source>The minimum corner is above the maximum corner</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>O canto mínimo está acima do canto máximo</translation>
    </message>
    <message>
        <source>The minimum corner of a set piece is below the maximum corner</source>
        <extracomment>SAV-060</extracomment>
        <translation>O canto mínimo de um set piece está abaixo do canto máximo</translation>
    </message>
    <message>
        <source>The minimum corner of a zone is below the maximum corner</source>
        <extracomment>SAV-031</extracomment>
        <translation>O canto mínimo de uma zona está abaixo do canto máximo</translation>
    </message>
    <message>
        <source>The minimum height is above the maximum height.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>A altura mínima está acima da altura máxima.</translation>
    </message>
    <message>
        <source>The name fills all 100 bytes and is not terminated</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>O nome ocupa todos os 100 bytes e não é terminado</translation>
    </message>
    <message>
        <source>The name has characters that no game uses (expected ASCII letters, digits and signs)</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>O nome tem caracteres que nenhum jogo usa (esperados letras, dígitos e sinais ASCII)</translation>
    </message>
    <message>
        <source>The name is empty (expected a phrase of the game)</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>O nome está vazio (esperada uma frase do jogo)</translation>
    </message>
    <message>
        <source>The name is not terminated by a zero byte: the game may read on into an older name</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>O nome não termina com um byte zero: o jogo pode continuar lendo um nome mais antigo</translation>
    </message>
    <message>
        <source>The name of the save is terminated</source>
        <extracomment>SAV-007</extracomment>
        <translation>O nome do save é terminado</translation>
    </message>
    <message>
        <source>The name takes {} bytes (expected at most {}): the game misreads what follows</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>O nome ocupa {} bytes (esperado no máximo {}): o jogo lê errado o que vem depois</translation>
    </message>
    <message>
        <source>The name would have {1} bytes, but names have at most {0}.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>O nome teria {1} bytes, mas nomes têm no máximo {0}.</translation>
    </message>
    <message>
        <source>The navi node is stored in area {} but lies at ({}, {}), in the square of area {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>O nó navi está armazenado na área {}, mas fica em ({}, {}), no quadrado da área {}</translation>
    </message>
    <message>
        <source>The new node is not connected with the rest. Link or merge it so that traffic can reach it.</source>
        <extracomment>core/systems/shared/path_paste.cpp</extracomment>
        <translation>O novo nó não está conectado ao resto. Ligue-o ou mescle-o para que o trânsito possa alcançá-lo.</translation>
    </message>
    <message>
        <source>The next collected pickup goes to entry {} of {}</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>O próximo pickup coletado vai para o item {} de {}</translation>
    </message>
    <message>
        <source>The node has links</source>
        <extracomment>IV021, SA050</extracomment>
        <translation>O nó tem ligações</translation>
    </message>
    <message>
        <source>The node has no links, but linking is not disabled</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>O nó não tem ligações, mas a ligação não está desativada</translation>
    </message>
    <message>
        <source>The node has no links: nothing can leave it</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>O nó não tem ligações: nada pode sair dele</translation>
    </message>
    <message>
        <source>The node is stored in area {} but lies at ({}, {}), in the square of area {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>O nó está armazenado na área {}, mas fica em ({}, {}), no quadrado da área {}</translation>
    </message>
    <message>
        <source>The node lies in its own square</source>
        <extracomment>SA023</extracomment>
        <translation>O nó fica no seu próprio quadrado</translation>
    </message>
    <message>
        <source>The node lies in the square of its area</source>
        <extracomment>IV015</extracomment>
        <translation>O nó fica no quadrado da sua área</translation>
    </message>
    <message>
        <source>The node that the link leads to. A number: area x 65536 + node of a file that is not open.</source>
        <extracomment>gta_iv_paths.link.target.help, gta_sa_extended_paths.link.target.help, gta_sa_paths.link.target.help</extracomment>
        <translation>O nó a que a ligação leva. Um número: área x 65536 + nó de um arquivo que não está aberto.</translation>
    </message>
    <message>
        <source>The node that the link leaves</source>
        <extracomment>gta_iv_paths.link.owner.help, gta_sa_extended_paths.link.owner.help, gta_sa_paths.link.owner.help</extracomment>
        <translation>O nó de onde a ligação sai</translation>
    </message>
    <message>
        <source>The nodes are already linked. Use Set Type to change the links.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Os nós já estão ligados. Use Definir tipo para alterar as ligações.</translation>
    </message>
    <message>
        <source>The other area has a reverse connection to this one.</source>
        <extracomment>source_nav.connection.two_way.help</extracomment>
        <translation>A outra área tem uma conexão inversa para esta.</translation>
    </message>
    <message>
        <source>The other area is on the connection&apos;s side</source>
        <extracomment>NAV022</extracomment>
        <translation>A outra área fica do lado da conexão</translation>
    </message>
    <message>
        <source>The padding repeats the blocks</source>
        <extracomment>SAV-005</extracomment>
        <translation>O preenchimento repete os blocos</translation>
    </message>
    <message>
        <source>The path refers to {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>O caminho se refere a: {}</translation>
    </message>
    <message>
        <source>The path {} {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>O caminho {} {}</translation>
    </message>
    <message>
        <source>The pedestrian link to {} has {} (expected none)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação de pedestre para {} tem {} (esperado nenhum)</translation>
    </message>
    <message>
        <source>The place&apos;s name is an ASCII word</source>
        <extracomment>NAV036</extracomment>
        <translation>O nome do local é uma palavra ASCII</translation>
    </message>
    <message>
        <source>The player has the right data size</source>
        <extracomment>SAV-009P</extracomment>
        <translation>O jogador tem o tamanho de dados certo</translation>
    </message>
    <message>
        <source>The player is in entrance {}, which is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>O jogador está na entrada {}, que não está no save</translation>
    </message>
    <message>
        <source>The player owns the car.</source>
        <extracomment>gta_sa_save.car_generator.owned</extracomment>
        <translation>O carro é do jogador.</translation>
    </message>
    <message>
        <source>The player&apos;s state has the right data size</source>
        <extracomment>SAV-009I</extracomment>
        <translation>O estado do jogador tem o tamanho de dados certo</translation>
    </message>
    <message>
        <source>The point that stays where it is</source>
        <extracomment>gta_iv_paths.mirror_selection.around.help, gta_iv_paths.rotate_selection.around.help, gta_iv_paths.scale_selection.around.help, gta_sa_extended_paths.mirror_selection.around.help, gta_sa_extended_paths.rotate_selection.around.help, gta_sa_extended_paths.scale_selection.around.help, gta_sa_paths.mirror_selection.around.help, gta_sa_paths.rotate_selection.around.help, gta_sa_paths.scale_selection.around.help, gta_sa_save.mirror_selection.around.help, gta_sa_save.rotate_selection.around.help, gta_sa_save.scale_selection.around.help, quake_nav2.mirror_selection.around.help, quake_nav2.rotate_selection.around.help, quake_nav2.scale_selection.around.help, quake_nav3.mirror_selection.around.help, quake_nav3.rotate_selection.around.help, quake_nav3.scale_selection.around.help, source_nav.mirror_selection.around.help, source_nav.rotate_selection.around.help, source_nav.scale_selection.around.help</extracomment>
        <translation>O ponto que fica onde está</translation>
    </message>
    <message>
        <source>The position is finite</source>
        <extracomment>SAV-010A, SAV-010C, SAV-010D, SAV-010G, SAV-010J, SAV-010M, SAV-010O, SAV-010P, SAV-010R</extracomment>
        <translation>A posição é finita</translation>
    </message>
    <message>
        <source>The position is inside the world of 6,000 m</source>
        <extracomment>SAV-011C, SAV-011D, SAV-011G, SAV-011J, SAV-011K, SAV-011M, SAV-011O, SAV-011P, SAV-011R, SAV-011V</extracomment>
        <translation>A posição fica dentro do mundo de 6.000 m</translation>
    </message>
    <message>
        <source>The position is outside the world: x and y are at least {} and less than {}, z at least {} and less than {}.</source>
        <extracomment>core/systems/shared/path_build.cpp</extracomment>
        <translation>A posição está fora do mundo: x e y são pelo menos {} e menores que {}, z pelo menos {} e menor que {}.</translation>
    </message>
    <message>
        <source>The position of a corner is not finite</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>A posição de um canto não é finita</translation>
    </message>
    <message>
        <source>The position of the spot is not finite</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>A posição do esconderijo não é finita</translation>
    </message>
    <message>
        <source>The red team may use the link.</source>
        <extracomment>quake_nav3.link.team_red.help</extracomment>
        <translation>A equipe vermelha pode usar a ligação.</translation>
    </message>
    <message>
        <source>The region switches no node of {}</source>
        <extracomment>core/systems/gta_sa_save/roads.cpp</extracomment>
        <translation>A região não altera nenhum nó de {}</translation>
    </message>
    <message>
        <source>The reverse link has lanes A and B swapped</source>
        <extracomment>IV012</extracomment>
        <translation>A ligação inversa tem as faixas A e B trocadas</translation>
    </message>
    <message>
        <source>The same box as {}, which comes later. Deleting the region without open path files may change nodes outside its box.</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>A mesma caixa de {}, que vem depois. Excluir a região sem arquivos de caminhos abertos pode alterar nós fora da caixa.</translation>
    </message>
    <message>
        <source>The save fits the limits of the game</source>
        <extracomment>SAV-012</extracomment>
        <translation>O save respeita os limites do jogo</translation>
    </message>
    <message>
        <source>The save has no unused car generator. Switch one off first (no cars left).</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>O save não tem nenhum gerador de carros não usado. Desligue um primeiro (sem carros restantes).</translation>
    </message>
    <message>
        <source>The save uses the original script</source>
        <extracomment>SAV-008</extracomment>
        <translation>O save usa o script original</translation>
    </message>
    <message>
        <source>The save would become too long for the game.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>O save ficaria longo demais para o jogo.</translation>
    </message>
    <message>
        <source>The search cost is 0x7FFE</source>
        <extracomment>IV007, SA008</extracomment>
        <translation>O custo de busca é 0x7FFE</translation>
    </message>
    <message>
        <source>The search for spawn areas stops here.</source>
        <extracomment>source_nav.area.spawn_stop_scan.help</extracomment>
        <translation>A busca por áreas de spawn para aqui.</translation>
    </message>
    <message>
        <source>The selected path regions are applied after all others and override them.</source>
        <extracomment>gta_sa_save.region_last.help</extracomment>
        <translation>As regiões de caminhos selecionadas são aplicadas após todas as outras e se sobrepõem a elas.</translation>
    </message>
    <message>
        <source>The selected path regions are applied before all others, which override them.</source>
        <extracomment>gta_sa_save.region_first.help</extracomment>
        <translation>As regiões de caminhos selecionadas são aplicadas antes de todas as outras, que se sobrepõem a elas.</translation>
    </message>
    <message>
        <source>The selection has no one-way connection between two areas.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>A seleção não tem conexão de mão única entre duas áreas.</translation>
    </message>
    <message>
        <source>The selection has no traffic lights.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>A seleção não tem semáforos.</translation>
    </message>
    <message>
        <source>The side already has a connection to {}</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>O lado já tem uma conexão para {}</translation>
    </message>
    <message>
        <source>The side towards {} is {} (expected 0 to 3)</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>O lado em direção a {} é {} (esperado 0 a 3)</translation>
    </message>
    <message>
        <source>The spare parts and crossing flags were never initialised (expected FF FF 00 00 and zeros)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>As partes de reserva e as flags de travessia nunca foram inicializadas (esperado FF FF 00 00 e zeros)</translation>
    </message>
    <message>
        <source>The spot is {:.0f} units outside its area {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>O esconderijo está {:.0f} unidades fora da sua área {}</translation>
    </message>
    <message>
        <source>The step of the grid must be above 0.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>O passo da grade deve ser maior que 0.</translation>
    </message>
    <message>
        <source>The stored area and ID are {}:{} (expected {}:{})</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>A área e o ID armazenados são {}:{} (esperado {}:{})</translation>
    </message>
    <message>
        <source>The stored area and ID match the node&apos;s position in the files</source>
        <extracomment>IV003, SA004</extracomment>
        <translation>A área e o ID armazenados correspondem à posição do nó nos arquivos</translation>
    </message>
    <message>
        <source>The stored length is {:.1f} units, but the ends are {:.1f} apart</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>O comprimento armazenado é de {:.1f} unidades, mas as pontas distam {:.1f}</translation>
    </message>
    <message>
        <source>The stored link count is correct</source>
        <extracomment>IV013</extracomment>
        <translation>A contagem de ligações armazenada está correta</translation>
    </message>
    <message>
        <source>The stored link count is {}, but the node has {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>A contagem de ligações armazenada é {}, mas o nó tem {}</translation>
    </message>
    <message>
        <source>The survivors&apos; flow does not lead through here.</source>
        <extracomment>source_nav.area.flow_blocked.help</extracomment>
        <translation>O fluxo dos sobreviventes não passa por aqui.</translation>
    </message>
    <message>
        <source>The tag before the block is damaged: the game does not load the save</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>A etiqueta antes do bloco está danificada: o jogo não carrega o save</translation>
    </message>
    <message>
        <source>The teams arrive after {:g} and {:g} seconds (expected 0 or more)</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>As equipes chegam após {:g} e {:g} segundos (esperado 0 ou mais)</translation>
    </message>
    <message>
        <source>The thread resumes at {}, outside the script space of {} bytes</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>A thread retoma em {}, fora do espaço de script de {} bytes</translation>
    </message>
    <message>
        <source>The thread returns to {}, outside the script space of {} bytes</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>A thread retorna a {}, fora do espaço de script de {} bytes</translation>
    </message>
    <message>
        <source>The top of something to climb</source>
        <extracomment>source_nav.area.obstacle_top.help</extracomment>
        <translation>O topo de algo a escalar</translation>
    </message>
    <message>
        <source>The total is not the sum of vehicle and pedestrian nodes</source>
        <extracomment>SA002.fault</extracomment>
        <translation>O total não é a soma dos nós de veículo e de pedestre</translation>
    </message>
    <message>
        <source>The total is the sum of vehicle and pedestrian nodes</source>
        <extracomment>SA002</extracomment>
        <translation>O total é a soma dos nós de veículo e de pedestre</translation>
    </message>
    <message>
        <source>The traffic light has no junction within {:.0f} units of road</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>O semáforo não tem cruzamento em até {:.0f} unidades de via</translation>
    </message>
    <message>
        <source>The traffic light is not at a junction: {} and {} have fewer than 3 links</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>O semáforo não está em um cruzamento: {} e {} têm menos de 3 ligações</translation>
    </message>
    <message>
        <source>The traversal of a link exists</source>
        <extracomment>QN024</extracomment>
        <translation>A travessia de uma ligação existe</translation>
    </message>
    <message>
        <source>The type of a link is known</source>
        <extracomment>QN021</extracomment>
        <translation>O tipo de uma ligação é conhecido</translation>
    </message>
    <message>
        <source>The type of a pickup is known</source>
        <extracomment>SAV-050</extracomment>
        <translation>O tipo de um pickup é conhecido</translation>
    </message>
    <message>
        <source>The type of a set piece is known</source>
        <extracomment>SAV-060T</extracomment>
        <translation>O tipo de um set piece é conhecido</translation>
    </message>
    <message>
        <source>The vehicle link to {} has crossing flags 0x{:02X} (expected 0)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação de veículo para {} tem flags de travessia 0x{:02X} (esperado 0)</translation>
    </message>
    <message>
        <source>The vehicle link to {} has {}: the game reads past the table (expected an existing one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>A ligação de veículo para {} tem {}: o jogo lê além da tabela (esperado um existente)</translation>
    </message>
    <message>
        <source>The version ID is known</source>
        <extracomment>SAV-006</extracomment>
        <translation>O ID de versão é conhecido</translation>
    </message>
    <message>
        <source>The version is 4 or later</source>
        <extracomment>NAV051</extracomment>
        <translation>A versão é 4 ou posterior</translation>
    </message>
    <message>
        <source>The version is known</source>
        <extracomment>QN001</extracomment>
        <translation>A versão é conhecida</translation>
    </message>
    <message>
        <source>The {} cannot have the ID 0.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>O ID 0 não é permitido: {}.</translation>
    </message>
    <message>
        <source>The {} has more than {} unconnected components: no numbers are left from this node&apos;s component on</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>A rede ({}) tem mais de {} componentes desconectados: não restam números a partir do componente deste nó</translation>
    </message>
    <message>
        <source>The {} has {} unconnected components (at most {}).</source>
        <extracomment>core/systems/shared/path_components.cpp</extracomment>
        <translation>A rede ({}) tem {} componentes desconectados (no máximo {}).</translation>
    </message>
    <message>
        <source>The {} is {:.0f} units {} the floor (expected at most {:g})</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>{}: {:.0f} unidades {} em relação ao piso (esperado no máximo {:g})</translation>
    </message>
    <message>
        <source>The {} new nodes are not connected with the rest. Link or merge one of them so that traffic can reach them.</source>
        <extracomment>core/systems/shared/path_paste.cpp</extracomment>
        <translation>Os {} novos nós não estão conectados ao resto. Ligue ou mescle um deles para que o trânsito possa alcançá-los.</translation>
    </message>
    <message>
        <source>The {} node has no links</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>O nó de {} não tem ligações</translation>
    </message>
    <message>
        <source>The {} would have more than {} unconnected components, the maximum.</source>
        <extracomment>core/systems/shared/path_flood.cpp</extracomment>
        <translation>A rede ({}) teria mais de {} componentes desconectados, o máximo.</translation>
    </message>
    <message>
        <source>There are no areas at the ends of the ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Não há áreas nas pontas da escada</translation>
    </message>
    <message>
        <source>There is no area ahead, to the left or to the right at the top of the ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Não há área à frente, à esquerda nem à direita no topo da escada</translation>
    </message>
    <message>
        <source>There is no area at either end.</source>
        <extracomment>core/systems/source_nav/ladder_edits.cpp</extracomment>
        <translation>Não há área em nenhuma das pontas.</translation>
    </message>
    <message>
        <source>There is no area at the foot of the ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Não há área no pé da escada</translation>
    </message>
    <message>
        <source>There is no area at the {} of the ladder.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Sem área na escada neste ponto: {}.</translation>
    </message>
    <message>
        <source>There is no area here. Hiding spots must be on an area.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Não há área aqui. Esconderijos devem ficar em uma área.</translation>
    </message>
    <message>
        <source>There is no area to split here.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Não há área para dividir aqui.</translation>
    </message>
    <message>
        <source>There is no file to add the elements to.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Não há arquivo ao qual adicionar os elementos.</translation>
    </message>
    <message>
        <source>There is no node at the end of the drag.</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>Não há nó no fim do arrasto.</translation>
    </message>
    <message>
        <source>There is no room for {} more {}.</source>
        <extracomment>core/model/clip_paste.cpp</extracomment>
        <translation>Não há espaço para mais {} {}.</translation>
    </message>
    <message>
        <source>There is no such brush entity.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>Essa entidade de brush não existe.</translation>
    </message>
    <message>
        <source>There is no such {}.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>Esse elemento não existe: {}.</translation>
    </message>
    <message>
        <source>There would be {1} restart points of a type, but the game has room for {0}.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Haveria {1} pontos de reinício de um tipo, mas o jogo comporta {0}.</translation>
    </message>
    <message>
        <source>There would be {2} {1}, but the game has room for {0}.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Haveria {2} {1}, mas o jogo comporta {0}.</translation>
    </message>
    <message>
        <source>These areas do not fill a rectangle without overlap.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Estas áreas não preenchem um retângulo sem sobreposição.</translation>
    </message>
    <message>
        <source>These areas have no data to strip.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Estas áreas não têm dados a remover.</translation>
    </message>
    <message>
        <source>These areas have no facing edges across a gap.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Estas áreas não têm bordas frente a frente em um vão.</translation>
    </message>
    <message>
        <source>These areas have no outgoing one-way connection.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Estas áreas não têm conexão de saída de mão única.</translation>
    </message>
    <message>
        <source>These elements have no position.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Estes elementos não têm posição.</translation>
    </message>
    <message>
        <source>These links already lead both ways.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Estas ligações já levam nos dois sentidos.</translation>
    </message>
    <message>
        <source>These links already lead one way.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Estas ligações já levam em um só sentido.</translation>
    </message>
    <message>
        <source>They are already linked. Use Set Type to change the link.</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>Já estão ligados. Use Definir tipo para alterar a ligação.</translation>
    </message>
    <message>
        <source>They were</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Eles ficaram</translation>
    </message>
    <message>
        <source>Third weapon</source>
        <extracomment>gta_sa_save.gang.weapon_3</extracomment>
        <translation>Terceira arma</translation>
    </message>
    <message>
        <source>This document is inside {}. Saving writes into the archive.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>Este documento está dentro de {}. Salvar grava no pacote.</translation>
    </message>
    <message>
        <source>This file is inside {}, which is read-only. Saving writes it {}, as {}.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>Este arquivo está dentro de {}, que é somente leitura. Salvar o grava {}, como {}.</translation>
    </message>
    <message>
        <source>This pedestrian link crosses a road.</source>
        <extracomment>gta_sa_extended_paths.link.crosses_road.help, gta_sa_paths.link.crosses_road.help</extracomment>
        <translation>Esta ligação de pedestre atravessa uma via.</translation>
    </message>
    <message>
        <source>This save does not contain the number plate&apos;s car generator.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Este save não contém o gerador de carros da placa.</translation>
    </message>
    <message>
        <source>This type of document cannot merge. Paste in place instead.</source>
        <extracomment>core/systems/paste.cpp</extracomment>
        <translation>Este tipo de documento não permite mesclar. Em vez disso, cole no lugar.</translation>
    </message>
    <message>
        <source>This would create more than {} areas.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Isto criaria mais de {} áreas.</translation>
    </message>
    <message>
        <source>This would renumber {} of area {}, to which areas that are not open refer by number.</source>
        <extracomment>core/systems/shared/path_edit.cpp</extracomment>
        <translation>Isto renumeraria {} da área {}, a que áreas não abertas se referem por número.</translation>
    </message>
    <message>
        <source>This {} is still in use ({}).</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>Este elemento ({}) ainda está em uso ({}).</translation>
    </message>
    <message>
        <source>Those far from the middle of their edge</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.positions.help, gta_sa_paths.rebuild_derived.positions.help</extracomment>
        <translation>Dos que estão longe do meio da sua aresta</translation>
    </message>
    <message>
        <source>Those of the wider end. The game&apos;s own data has some other widths on purpose.</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.widths.help, gta_sa_paths.rebuild_derived.widths.help</extracomment>
        <translation>As da ponta mais larga. Os dados do próprio jogo têm algumas outras larguras de propósito.</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>gta_sa_save.thread.index.section, gta_sa_save.thread.is_mission.section, gta_sa_save.thread.name.section</extracomment>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Thread outside the script</source>
        <extracomment>SAV-013.fault</extracomment>
        <translation>Thread fora do script</translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>source_nav.area.spawn_threat</extracomment>
        <translation>Ameaça</translation>
    </message>
    <message>
        <source>Through</source>
        <extracomment>source_nav.encounter_path.owner</extracomment>
        <translation>Por</translation>
    </message>
    <message>
        <source>Through this area</source>
        <extracomment>source_nav.area.paths.help</extracomment>
        <translation>Por esta área</translation>
    </message>
    <message>
        <source>Tie to Brush</source>
        <extracomment>quake_nav2.tie, quake_nav3.tie</extracomment>
        <translation>Vincular a brush</translation>
    </message>
    <message>
        <source>Tied to link {}, which does not exist</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Vinculado à ligação {}, que não existe</translation>
    </message>
    <message>
        <source>Ties a link to a door, elevator, train or button, with the bounds of that entity in the map</source>
        <extracomment>quake_nav2.tie.help, quake_nav3.tie.help</extracomment>
        <translation>Vincula uma ligação a uma porta, um elevador, um trem ou um botão, com os limites dessa entidade no mapa</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>gta_sa_save.simple_vars.day.section, gta_sa_save.simple_vars.game_time.section, gta_sa_save.simple_vars.hour.section, gta_sa_save.simple_vars.minute.section, gta_sa_save.simple_vars.minute_length.section, gta_sa_save.simple_vars.month.section, gta_sa_save.simple_vars.weekday.section</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time of arrival below 0</source>
        <extracomment>NAV040.fault</extracomment>
        <translation>Tempo de chegada abaixo de 0</translation>
    </message>
    <message>
        <source>Time scale</source>
        <extracomment>gta_sa_save.simple_vars.time_scale</extracomment>
        <translation>Escala de tempo</translation>
    </message>
    <message>
        <source>Time step</source>
        <extracomment>gta_sa_save.simple_vars.time_step</extracomment>
        <translation>Passo de tempo</translation>
    </message>
    <message>
        <source>Timer</source>
        <extracomment>gta_sa_save.gang_wars.timer</extracomment>
        <translation>Temporizador</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>gta_sa_save.thread.timer_a.section, gta_sa_save.thread.timer_b.section, gta_sa_save.thread.wake_time.section, source_nav.subdivide.depth</extracomment>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Times 127</source>
        <extracomment>gta_sa_save.object.forward.help, gta_sa_save.object.right.help</extracomment>
        <translation>Vezes 127</translation>
    </message>
    <message>
        <source>Times of arrival are 0 or more</source>
        <extracomment>NAV040</extracomment>
        <translation>Os tempos de chegada são 0 ou mais</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>source_nav.area.occupy_first.section, source_nav.area.occupy_second.section</extracomment>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>gta_iv_paths.link.target, gta_sa_extended_paths.link.target, gta_sa_paths.link.target, quake_nav2.link.target, quake_nav3.link.target, source_nav.connection.target, source_nav.encounter_path.to</extracomment>
        <translation>Para</translation>
    </message>
    <message>
        <source>To be merged with existing nodes at the same position: {}</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>A mesclar com nós existentes na mesma posição: {}</translation>
    </message>
    <message>
        <source>To next</source>
        <extracomment>source_nav.area.approach.next_how</extracomment>
        <translation>Até a próxima</translation>
    </message>
    <message>
        <source>To side</source>
        <extracomment>source_nav.encounter_path.to_direction</extracomment>
        <translation>Lado de destino</translation>
    </message>
    <message>
        <source>To the lower end of their edge</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.attachment.help, gta_sa_paths.rebuild_derived.attachment.help</extracomment>
        <translation>À ponta inferior da sua aresta</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <extracomment>source_nav.merge.tolerance, source_nav.simplify.tolerance</extracomment>
        <translation>Tolerância</translation>
    </message>
    <message>
        <source>Too many links on a node</source>
        <extracomment>SA010.fault</extracomment>
        <translation>Ligações demais em um nó</translation>
    </message>
    <message>
        <source>Too many nodes or links in an area</source>
        <extracomment>IV006.fault</extracomment>
        <translation>Nós ou ligações demais em uma área</translation>
    </message>
    <message>
        <source>Too many nodes, navi nodes or links in an area</source>
        <extracomment>SA003.fault</extracomment>
        <translation>Nós, nós navi ou ligações demais em uma área</translation>
    </message>
    <message>
        <source>Top</source>
        <extracomment>source_nav.ladder.top</extracomment>
        <translation>Topo</translation>
    </message>
    <message>
        <source>Top, behind</source>
        <extracomment>source_nav.ladder.top_behind</extracomment>
        <translation>Topo, atrás</translation>
    </message>
    <message>
        <source>Top, forward</source>
        <extracomment>source_nav.ladder.top_forward</extracomment>
        <translation>Topo, frente</translation>
    </message>
    <message>
        <source>Top, left</source>
        <extracomment>source_nav.ladder.top_left</extracomment>
        <translation>Topo, esquerda</translation>
    </message>
    <message>
        <source>Top, right</source>
        <extracomment>source_nav.ladder.top_right</extracomment>
        <translation>Topo, direita</translation>
    </message>
    <message>
        <source>Towards the end that they are attached to</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.directions.help, gta_sa_paths.rebuild_derived.directions.help</extracomment>
        <translation>Rumo à ponta a que estão presos</translation>
    </message>
    <message>
        <source>Traffic</source>
        <extracomment>gta_iv_paths.node.behaviour.section, gta_iv_paths.node.spawn_density.section, gta_iv_paths.node.speed_limit.section, gta_sa_extended_paths.node.behaviour.section, gta_sa_extended_paths.node.road_class.section, gta_sa_extended_paths.node.spawn_probability.section, gta_sa_paths.node.behaviour.section, gta_sa_paths.node.road_class.section, gta_sa_paths.node.spawn_probability.section</extracomment>
        <translation>Trânsito</translation>
    </message>
    <message>
        <source>Traffic arrives from {}, and no lane leads away</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>O trânsito chega de {}, e nenhuma faixa leva adiante</translation>
    </message>
    <message>
        <source>Traffic arrives from {}, and no lane leads out of the {} nodes from here on</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>O trânsito chega de {}, e nenhuma faixa sai dos {} nós a partir daqui</translation>
    </message>
    <message>
        <source>Traffic can leave the roads on which it arrives</source>
        <extracomment>SA043</extracomment>
        <translation>O trânsito pode sair das vias em que chega</translation>
    </message>
    <message>
        <source>Traffic from {} has no lane to continue to {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>O trânsito de {} não tem faixa para seguir até {}</translation>
    </message>
    <message>
        <source>Traffic ignores the node. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.switched_off.help</extracomment>
        <translation>O trânsito ignora o nó. Duas fontes concordam.</translation>
    </message>
    <message>
        <source>Traffic ignores the road.</source>
        <extracomment>gta_iv_paths.set_run.switched_off.help</extracomment>
        <translation>O trânsito ignora a via.</translation>
    </message>
    <message>
        <source>Traffic in the save</source>
        <extracomment>gta_sa_extended_paths.traffic_overlay, gta_sa_paths.traffic_overlay</extracomment>
        <translation>Trânsito no save</translation>
    </message>
    <message>
        <source>Traffic light</source>
        <extracomment>gta_sa_extended_paths.navi.crossing_light.section, gta_sa_extended_paths.navi.light_cycle.section, gta_sa_extended_paths.navi.light_side.section, gta_sa_paths.navi.crossing_light.section, gta_sa_paths.navi.light_cycle.section, gta_sa_paths.navi.light_side.section</extracomment>
        <translation>Semáforo</translation>
    </message>
    <message>
        <source>Transient</source>
        <extracomment>source_nav.area.transient</extracomment>
        <translation>Transitória</translation>
    </message>
    <message>
        <source>Traversal</source>
        <extracomment>quake_nav2.link.traversal, quake_nav2.traversal.across.section, quake_nav2.traversal.end.section, quake_nav2.traversal.exit.section, quake_nav2.traversal.index.section, quake_nav2.traversal.start.section, quake_nav2.traversal.up.section, quake_nav3.link.traversal, quake_nav3.traversal.across.section, quake_nav3.traversal.end.section, quake_nav3.traversal.exit.section, quake_nav3.traversal.index.section, quake_nav3.traversal.ladder_plane.section, quake_nav3.traversal.start.section, quake_nav3.traversal.up.section</extracomment>
        <translation>Travessia</translation>
    </message>
    <message>
        <source>Traversal with invalid position</source>
        <extracomment>QN030.fault</extracomment>
        <translation>Travessia com posição inválida</translation>
    </message>
    <message>
        <source>Traversal without a link, or with several</source>
        <extracomment>QN031.fault</extracomment>
        <translation>Travessia sem ligação, ou com várias</translation>
    </message>
    <message>
        <source>Traversals</source>
        <extracomment>quake_nav2.file.traversals, quake_nav2.find_traversal.section, quake_nav2.remove_traversals.section, quake_nav3.file.traversals, quake_nav3.find_traversal.section, quake_nav3.remove_traversals.section</extracomment>
        <translation>Travessias</translation>
    </message>
    <message>
        <source>Triads</source>
        <extracomment>gta_sa_save.zone_population.gang_7</extracomment>
        <translation>Tríades</translation>
    </message>
    <message>
        <source>Trigger</source>
        <extracomment>gta_sa_save.set_piece.maximum.section, gta_sa_save.set_piece.minimum.section</extracomment>
        <translation>Gatilho</translation>
    </message>
    <message>
        <source>Turns the selected ladders round. Forward and behind, left and right swap.</source>
        <extracomment>source_nav.flip_ladder.help</extracomment>
        <translation>Vira as escadas selecionadas. Frente e trás, esquerda e direita se trocam.</translation>
    </message>
    <message>
        <source>Turns the selection counterclockwise, seen from above</source>
        <extracomment>gta_iv_paths.rotate_selection.help, gta_sa_extended_paths.rotate_selection.help, gta_sa_paths.rotate_selection.help, gta_sa_save.rotate_selection.help, quake_nav2.rotate_selection.help, quake_nav3.rotate_selection.help, source_nav.rotate_selection.help</extracomment>
        <translation>Gira a seleção no sentido anti-horário, visto de cima</translation>
    </message>
    <message>
        <source>Two nodes at the same position</source>
        <extracomment>QN016.fault</extracomment>
        <translation>Dois nós na mesma posição</translation>
    </message>
    <message>
        <source>Two-way</source>
        <extracomment>source_nav.connection.two_way</extracomment>
        <translation>Mão dupla</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>gta_sa_save.garage.type, gta_sa_save.marker.type, gta_sa_save.object.type, gta_sa_save.pickup.type, gta_sa_save.set_piece.type, gta_sa_save.zone.type, quake_nav2.chain.type, quake_nav2.connect_as.type, quake_nav2.link.type, quake_nav2.select_type.type, quake_nav2.set_type.type, quake_nav3.chain.type, quake_nav3.connect_as.type, quake_nav3.link.type, quake_nav3.select_type.type, quake_nav3.set_type.type, source_nav.hiding_spot.exposed.section, source_nav.hiding_spot.good_sniper_spot.section, source_nav.hiding_spot.ideal_sniper_spot.section, source_nav.hiding_spot.in_cover.section, source_nav.hiding_spot.spot_bit_4.section, source_nav.hiding_spot.spot_bit_5.section, source_nav.hiding_spot.spot_bit_6.section, source_nav.hiding_spot.spot_bit_7.section</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Type of the nodes</source>
        <extracomment>gta_sa_save.path_region.vehicles.help, gta_sa_save.region_around.vehicles.help</extracomment>
        <translation>Tipo dos nós</translation>
    </message>
    <message>
        <source>Type {} (expected 0 or 3)</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Tipo {} (esperado 0 ou 3)</translation>
    </message>
    <message>
        <source>Type {} (expected 0 to {})</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Tipo {} (esperado 0 a {})</translation>
    </message>
    <message>
        <source>Type {} (expected 1 to {})</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Tipo {} (esperado 1 a {})</translation>
    </message>
    <message>
        <source>Type {} (the game has 1 to {})</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Tipo {} (o jogo tem de 1 a {})</translation>
    </message>
    <message>
        <source>Type, high byte</source>
        <extracomment>quake_nav2.link.type_high</extracomment>
        <translation>Tipo, byte alto</translation>
    </message>
    <message>
        <source>Unblockable</source>
        <extracomment>source_nav.area.tf_unblockable</extracomment>
        <translation>Não bloqueável</translation>
    </message>
    <message>
        <source>Uncensored</source>
        <extracomment>gta_sa_save.simple_vars.uncensored</extracomment>
        <translation>Sem censura</translation>
    </message>
    <message>
        <source>Under water</source>
        <extracomment>quake_nav2.node.under_water, quake_nav3.node.under_water</extracomment>
        <translation>Debaixo d&apos;água</translation>
    </message>
    <message>
        <source>Unit vector along the depth</source>
        <extracomment>gta_sa_save.garage.direction_b.help</extracomment>
        <translation>Vetor unitário ao longo da profundidade</translation>
    </message>
    <message>
        <source>Unit vector along the width</source>
        <extracomment>gta_sa_save.garage.direction_a.help</extracomment>
        <translation>Vetor unitário ao longo da largura</translation>
    </message>
    <message>
        <source>Unit vector towards the attached end, stored in hundredths</source>
        <extracomment>gta_sa_extended_paths.navi.direction.help, gta_sa_paths.navi.direction.help</extracomment>
        <translation>Vetor unitário em direção à ponta presa, armazenado em centésimos</translation>
    </message>
    <message>
        <source>Units</source>
        <extracomment>gta_sa_save.set_piece.spawn_1.section, gta_sa_save.set_piece.spawn_2.section, gta_sa_save.set_piece.target_1.section, gta_sa_save.set_piece.target_2.section</extracomment>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>gta_iv_paths.link.lanes_bits_6_7.help, gta_iv_paths.node.bit_29.help, gta_iv_paths.node.bit_30.help, gta_iv_paths.node.bit_9.help, source_nav.area.attribute_20.help, source_nav.area.attribute_21.help, source_nav.area.attribute_22.help, source_nav.area.attribute_23.help, source_nav.area.attribute_24.help, source_nav.area.attribute_25.help, source_nav.area.attribute_26.help, source_nav.area.attribute_bit_27.help, source_nav.area.attribute_bit_28.help, source_nav.area.spawn_bit_0.help, source_nav.area.spawn_bit_21.help, source_nav.area.spawn_bit_22.help, source_nav.area.spawn_bit_23.help, source_nav.area.spawn_bit_4.help, source_nav.area.tf_bit_10.help, source_nav.area.tf_bit_31.help, source_nav.area.tf_bit_9.help, source_nav.hiding_spot.spot_bit_4.help, source_nav.hiding_spot.spot_bit_5.help, source_nav.hiding_spot.spot_bit_6.help, source_nav.hiding_spot.spot_bit_7.help</extracomment>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Unknown at 0x18</source>
        <extracomment>gta_sa_save.player_info.field_18</extracomment>
        <translation>Desconhecido em 0x18</translation>
    </message>
    <message>
        <source>Unknown at 0x1C</source>
        <extracomment>gta_sa_save.player_info.field_1c</extracomment>
        <translation>Desconhecido em 0x1C</translation>
    </message>
    <message>
        <source>Unknown at 0x28</source>
        <extracomment>gta_sa_save.player_info.field_28</extracomment>
        <translation>Desconhecido em 0x28</translation>
    </message>
    <message>
        <source>Unknown at 0x2A</source>
        <extracomment>gta_sa_save.player_info.field_2a</extracomment>
        <translation>Desconhecido em 0x2A</translation>
    </message>
    <message>
        <source>Unknown flag</source>
        <extracomment>gta_sa_save.garage.flag_0</extracomment>
        <translation>Flag desconhecida</translation>
    </message>
    <message>
        <source>Unknown flag or behaviour</source>
        <extracomment>SA054.fault</extracomment>
        <translation>Flag ou comportamento desconhecido</translation>
    </message>
    <message>
        <source>Unknown link type</source>
        <extracomment>QN021.fault</extracomment>
        <translation>Tipo de ligação desconhecido</translation>
    </message>
    <message>
        <source>Unknown newer version</source>
        <extracomment>QN001.fault</extracomment>
        <translation>Versão mais nova desconhecida</translation>
    </message>
    <message>
        <source>Unknown version ID</source>
        <extracomment>SAV-006.fault</extracomment>
        <translation>ID de versão desconhecido</translation>
    </message>
    <message>
        <source>Unknown version ID 0x{:08X}</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>ID de versão desconhecido 0x{:08X}</translation>
    </message>
    <message>
        <source>Unknown, but used. One source.</source>
        <extracomment>gta_iv_paths.node.bit_31.help</extracomment>
        <translation>Desconhecido, mas usado. Uma fonte.</translation>
    </message>
    <message>
        <source>Unknown; 0xC040 is the commonest value. Traffic lights are probably stored here; this is inferred, not proven.</source>
        <extracomment>gta_iv_paths.link.flags_word.help</extracomment>
        <translation>Desconhecido; 0xC040 é o valor mais comum. Os semáforos provavelmente são armazenados aqui; isto é inferido, não provado.</translation>
    </message>
    <message>
        <source>Unknown; called the ped flag. One source.</source>
        <extracomment>gta_iv_paths.node.ped_flag.help</extracomment>
        <translation>Desconhecido; chamado de flag de pedestre. Uma fonte.</translation>
    </message>
    <message>
        <source>Unknown; one parser reads it as &apos;Emergency vehicles only&apos;. One source.</source>
        <extracomment>gta_iv_paths.node.bit_24.help</extracomment>
        <translation>Desconhecido; um parser o lê como &apos;Só veículos de emergência&apos;. Uma fonte.</translation>
    </message>
    <message>
        <source>Unknown; used on one island only. One source.</source>
        <extracomment>gta_iv_paths.node.island.help</extracomment>
        <translation>Desconhecido; usado em uma ilha só. Uma fonte.</translation>
    </message>
    <message>
        <source>Unlink</source>
        <extracomment>gta_iv_paths.disconnect, gta_sa_extended_paths.disconnect, gta_sa_paths.disconnect, quake_nav2.disconnect, quake_nav3.disconnect</extracomment>
        <translation>Desvincular</translation>
    </message>
    <message>
        <source>Unnamed areas off by</source>
        <extracomment>source_nav.file.unnamed_error</extracomment>
        <translation>Erro de áreas sem nome</translation>
    </message>
    <message>
        <source>Unnamed bytes</source>
        <extracomment>gta_sa_save.car_generator.unnamed_bytes, gta_sa_save.counted_statistic.unnamed_bytes, gta_sa_save.enex_connection.unnamed_bytes, gta_sa_save.gang.unnamed_bytes, gta_sa_save.gang_wars.unnamed_bytes, gta_sa_save.garage.unnamed_bytes, gta_sa_save.marker.unnamed_bytes, gta_sa_save.marker_3d.unnamed_bytes, gta_sa_save.number_plate.unnamed_bytes, gta_sa_save.object.unnamed_bytes, gta_sa_save.open_entrance.unnamed_bytes, gta_sa_save.path_region.unnamed_bytes, gta_sa_save.pickup.unnamed_bytes, gta_sa_save.player.unnamed_bytes, gta_sa_save.player_info.unnamed_bytes, gta_sa_save.restart.unnamed_bytes, gta_sa_save.set_piece.unnamed_bytes, gta_sa_save.simple_vars.unnamed_bytes, gta_sa_save.statistic.unnamed_bytes, gta_sa_save.stored_car.unnamed_bytes, gta_sa_save.stunt_jump.unnamed_bytes, gta_sa_save.thread.unnamed_bytes, gta_sa_save.zone.unnamed_bytes, gta_sa_save.zone_population.unnamed_bytes, source_nav.area.legacy</extracomment>
        <translation>Bytes sem nome</translation>
    </message>
    <message>
        <source>Unreachable nodes</source>
        <extracomment>QN042.fault</extracomment>
        <translation>Nós inalcançáveis</translation>
    </message>
    <message>
        <source>Unused</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_bit_7.help, gta_sa_extended_paths.navi.lights_bits_3_7.help, gta_sa_paths.navi.lanes_bit_7.help, gta_sa_paths.navi.lights_bits_3_7.help</extracomment>
        <translation>Não usado</translation>
    </message>
    <message>
        <source>Unused place</source>
        <extracomment>NAV062.fault</extracomment>
        <translation>Local não usado</translation>
    </message>
    <message>
        <source>Unused, 0</source>
        <extracomment>gta_sa_extended_paths.navi.unused.help, gta_sa_paths.navi.unused.help</extracomment>
        <translation>Não usado, 0</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>quake_nav2.traversal.up, quake_nav3.traversal.up, source_nav.shift.z.help</extracomment>
        <translation>Para cima</translation>
    </message>
    <message>
        <source>Up to 8 characters</source>
        <extracomment>gta_sa_save.garage.name.help, gta_sa_save.number_plate.plate.help, gta_sa_save.thread.name.help</extracomment>
        <translation>Até 8 caracteres</translation>
    </message>
    <message>
        <source>Up to 8 characters. The first zone is SAN_AND: with any other name, taxi fares stop.</source>
        <extracomment>gta_sa_save.zone.name.help</extracomment>
        <translation>Até 8 caracteres. A primeira zona é SAN_AND: com qualquer outro nome, as corridas de táxi param.</translation>
    </message>
    <message>
        <source>Up to 99 characters of the game&apos;s character set. Rewritten at each save.</source>
        <extracomment>gta_sa_save.simple_vars.save_name.help</extracomment>
        <translation>Até 99 caracteres do conjunto de caracteres do jogo. Regravado a cada salvamento.</translation>
    </message>
    <message>
        <source>Updated when the garage moves</source>
        <extracomment>gta_sa_save.garage.back.help, gta_sa_save.garage.front.help, gta_sa_save.garage.left.help, gta_sa_save.garage.right.help</extracomment>
        <translation>Atualizado quando a garagem se move</translation>
    </message>
    <message>
        <source>Upgrade 1</source>
        <extracomment>gta_sa_save.stored_car.upgrade_1</extracomment>
        <translation>Melhoria 1</translation>
    </message>
    <message>
        <source>Upgrade 10</source>
        <extracomment>gta_sa_save.stored_car.upgrade_10</extracomment>
        <translation>Melhoria 10</translation>
    </message>
    <message>
        <source>Upgrade 11</source>
        <extracomment>gta_sa_save.stored_car.upgrade_11</extracomment>
        <translation>Melhoria 11</translation>
    </message>
    <message>
        <source>Upgrade 12</source>
        <extracomment>gta_sa_save.stored_car.upgrade_12</extracomment>
        <translation>Melhoria 12</translation>
    </message>
    <message>
        <source>Upgrade 13</source>
        <extracomment>gta_sa_save.stored_car.upgrade_13</extracomment>
        <translation>Melhoria 13</translation>
    </message>
    <message>
        <source>Upgrade 14</source>
        <extracomment>gta_sa_save.stored_car.upgrade_14</extracomment>
        <translation>Melhoria 14</translation>
    </message>
    <message>
        <source>Upgrade 15</source>
        <extracomment>gta_sa_save.stored_car.upgrade_15</extracomment>
        <translation>Melhoria 15</translation>
    </message>
    <message>
        <source>Upgrade 2</source>
        <extracomment>gta_sa_save.stored_car.upgrade_2</extracomment>
        <translation>Melhoria 2</translation>
    </message>
    <message>
        <source>Upgrade 3</source>
        <extracomment>gta_sa_save.stored_car.upgrade_3</extracomment>
        <translation>Melhoria 3</translation>
    </message>
    <message>
        <source>Upgrade 4</source>
        <extracomment>gta_sa_save.stored_car.upgrade_4</extracomment>
        <translation>Melhoria 4</translation>
    </message>
    <message>
        <source>Upgrade 5</source>
        <extracomment>gta_sa_save.stored_car.upgrade_5</extracomment>
        <translation>Melhoria 5</translation>
    </message>
    <message>
        <source>Upgrade 6</source>
        <extracomment>gta_sa_save.stored_car.upgrade_6</extracomment>
        <translation>Melhoria 6</translation>
    </message>
    <message>
        <source>Upgrade 7</source>
        <extracomment>gta_sa_save.stored_car.upgrade_7</extracomment>
        <translation>Melhoria 7</translation>
    </message>
    <message>
        <source>Upgrade 8</source>
        <extracomment>gta_sa_save.stored_car.upgrade_8</extracomment>
        <translation>Melhoria 8</translation>
    </message>
    <message>
        <source>Upgrade 9</source>
        <extracomment>gta_sa_save.stored_car.upgrade_9</extracomment>
        <translation>Melhoria 9</translation>
    </message>
    <message>
        <source>Upper end</source>
        <extracomment>source_nav.ladder.top.help</extracomment>
        <translation>Ponta superior</translation>
    </message>
    <message>
        <source>Use Group of Larger Component</source>
        <extracomment>IV018.fix</extracomment>
        <translation>Usar grupo do componente maior</translation>
    </message>
    <message>
        <source>Use Navi Node of Lower End</source>
        <extracomment>SA029.fix</extracomment>
        <translation>Usar nó navi da ponta inferior</translation>
    </message>
    <message>
        <source>Use Width of Wider End</source>
        <extracomment>SA056.fix</extracomment>
        <translation>Usar largura da ponta mais larga</translation>
    </message>
    <message>
        <source>Used</source>
        <extracomment>gta_sa_save.car_generator.used, gta_sa_save.marker_3d.used</extracomment>
        <translation>Usado</translation>
    </message>
    <message>
        <source>Used by the game</source>
        <extracomment>source_nav.area.game_16.help, source_nav.area.game_17.help, source_nav.area.game_18.help, source_nav.area.game_19.help, source_nav.area.game_20.help, source_nav.area.game_21.help, source_nav.area.game_22.help, source_nav.area.game_23.help, source_nav.area.game_24.help, source_nav.area.game_25.help, source_nav.area.game_26.help</extracomment>
        <translation>Usado pelo jogo</translation>
    </message>
    <message>
        <source>Used car generator {} of the save.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Usado o gerador de carros {} do save.</translation>
    </message>
    <message>
        <source>Used when this many cities are unlocked</source>
        <extracomment>gta_sa_save.restart.needed_cities.help</extracomment>
        <translation>Usado quando este número de cidades está desbloqueado</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>gta_sa_save.counted_statistic.value, gta_sa_save.statistic.value</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Variables of the script. Kept unchanged.</source>
        <extracomment>gta_sa_save.file.globals.help</extracomment>
        <translation>Variáveis do script. Mantidas inalteradas.</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <extracomment>gta_sa_save.car_generator.vehicle</extracomment>
        <translation>Veículo</translation>
    </message>
    <message>
        <source>Vehicle count off by</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_excess, gta_sa_paths.file.vehicle_excess</extracomment>
        <translation>Erro na contagem de veículos</translation>
    </message>
    <message>
        <source>Vehicle link without a navi node that exists</source>
        <extracomment>SA007.fault</extracomment>
        <translation>Ligação de veículo sem um nó navi existente</translation>
    </message>
    <message>
        <source>Vehicle nodes</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_nodes, gta_sa_paths.file.vehicle_nodes</extracomment>
        <translation>Nós de veículo</translation>
    </message>
    <message>
        <source>Vehicle nodes (cars and boats) carry navi nodes on their links; pedestrian nodes do not</source>
        <extracomment>gta_sa_extended_paths.node.group.help, gta_sa_paths.node.group.help</extracomment>
        <translation>Nós de veículo (carros e barcos) têm nós navi em suas ligações; nós de pedestre não</translation>
    </message>
    <message>
        <source>Vehicle nodes come before pedestrian nodes</source>
        <extracomment>SA012</extracomment>
        <translation>Os nós de veículo vêm antes dos nós de pedestre</translation>
    </message>
    <message>
        <source>Vehicle nodes with fewer than two ways on; computed, not authored</source>
        <extracomment>gta_sa_extended_paths.node.dead_end.help, gta_sa_paths.node.dead_end.help</extracomment>
        <translation>Nós de veículo com menos de dois caminhos adiante; calculado, não definido à mão</translation>
    </message>
    <message>
        <source>Vehicle nodes: full width of the median strip between the directions. Pedestrian nodes: walking width.</source>
        <extracomment>gta_sa_extended_paths.node.width.help, gta_sa_paths.node.width.help</extracomment>
        <translation>Nós de veículo: largura total do canteiro central entre os sentidos. Nós de pedestre: largura para andar.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>quake_nav2.file.version, quake_nav3.file.version, source_nav.file.version</extracomment>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Version 1 of the format does not store the type of a hiding spot.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>A versão 1 do formato não armazena o tipo de um esconderijo.</translation>
    </message>
    <message>
        <source>Version 10</source>
        <extracomment>source_nav.convert.format.20, source_nav.v10</extracomment>
        <translation>Versão 10</translation>
    </message>
    <message>
        <source>Version 10: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.22, source_nav.v10-l4d2</extracomment>
        <translation>Versão 10: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 10: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.21, source_nav.v10-tf2</extracomment>
        <translation>Versão 10: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 11</source>
        <extracomment>source_nav.convert.format.17, source_nav.v11</extracomment>
        <translation>Versão 11</translation>
    </message>
    <message>
        <source>Version 11: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.19, source_nav.v11-l4d2</extracomment>
        <translation>Versão 11: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 11: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.18, source_nav.v11-tf2</extracomment>
        <translation>Versão 11: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 12</source>
        <extracomment>source_nav.convert.format.14, source_nav.v12</extracomment>
        <translation>Versão 12</translation>
    </message>
    <message>
        <source>Version 12: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.16, source_nav.v12-l4d2</extracomment>
        <translation>Versão 12: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 12: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.15, source_nav.v12-tf2</extracomment>
        <translation>Versão 12: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 12: the oldest known</source>
        <extracomment>quake_nav2.convert.format.6, quake_nav2.v12</extracomment>
        <translation>Versão 12: a mais antiga conhecida</translation>
    </message>
    <message>
        <source>Version 13</source>
        <extracomment>source_nav.convert.format.11, source_nav.v13</extracomment>
        <translation>Versão 13</translation>
    </message>
    <message>
        <source>Version 13: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.13, source_nav.v13-l4d2</extracomment>
        <translation>Versão 13: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 13: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.12, source_nav.v13-tf2</extracomment>
        <translation>Versão 13: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 13: pre-release</source>
        <extracomment>quake_nav2.convert.format.5, quake_nav2.v13</extracomment>
        <translation>Versão 13: pré-lançamento</translation>
    </message>
    <message>
        <source>Version 14</source>
        <extracomment>source_nav.convert.format.8, source_nav.v14</extracomment>
        <translation>Versão 14</translation>
    </message>
    <message>
        <source>Version 14: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.10, source_nav.v14-l4d2</extracomment>
        <translation>Versão 14: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 14: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.9, source_nav.v14-tf2</extracomment>
        <translation>Versão 14: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 14: the first release, August 2021</source>
        <extracomment>quake_nav2.convert.format.4, quake_nav2.v14</extracomment>
        <translation>Versão 14: o primeiro lançamento, agosto de 2021</translation>
    </message>
    <message>
        <source>Version 15</source>
        <extracomment>source_nav.convert.format.4, source_nav.v15</extracomment>
        <translation>Versão 15</translation>
    </message>
    <message>
        <source>Version 15: Counter-Strike: Source, Global Offensive</source>
        <extracomment>source_nav.convert.format.5, source_nav.v15-cs</extracomment>
        <translation>Versão 15: Counter-Strike: Source, Global Offensive</translation>
    </message>
    <message>
        <source>Version 15: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.7, source_nav.v15-l4d2</extracomment>
        <translation>Versão 15: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 15: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.6, source_nav.v15-tf2</extracomment>
        <translation>Versão 15: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 15: edicts by entity ID, checks for floor and solid</source>
        <extracomment>quake_nav2.convert.format.3, quake_nav2.v15</extracomment>
        <translation>Versão 15: edicts por ID de entidade, verificações de piso e sólido</translation>
    </message>
    <message>
        <source>Version 16: Counter-Strike: Source, Global Offensive</source>
        <extracomment>source_nav.convert.format.1, source_nav.v16-cs</extracomment>
        <translation>Versão 16: Counter-Strike: Source, Global Offensive</translation>
    </message>
    <message>
        <source>Version 16: Garry&apos;s Mod, Half-Life 2: Deathmatch</source>
        <extracomment>core/systems/source_nav/convert.cpp, source_nav.convert.format.0, source_nav.v16</extracomment>
        <translation>Versão 16: Garry&apos;s Mod, Half-Life 2: Deathmatch</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.3, source_nav.v16-l4d2</extracomment>
        <translation>Versão 16: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 10</source>
        <extracomment>source_nav.convert.format.35, source_nav.v16-l4d-10</extracomment>
        <translation>Versão 16: Left 4 Dead, subversão 10</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 11</source>
        <extracomment>source_nav.convert.format.34, source_nav.v16-l4d-11</extracomment>
        <translation>Versão 16: Left 4 Dead, subversão 11</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 12</source>
        <extracomment>source_nav.convert.format.33, source_nav.v16-l4d-12</extracomment>
        <translation>Versão 16: Left 4 Dead, subversão 12</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 13</source>
        <extracomment>source_nav.convert.format.32, source_nav.v16-l4d-13</extracomment>
        <translation>Versão 16: Left 4 Dead, subversão 13</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 5</source>
        <extracomment>source_nav.convert.format.40, source_nav.v16-l4d-5</extracomment>
        <translation>Versão 16: Left 4 Dead, subversão 5</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 6</source>
        <extracomment>source_nav.convert.format.39, source_nav.v16-l4d-6</extracomment>
        <translation>Versão 16: Left 4 Dead, subversão 6</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 7</source>
        <extracomment>source_nav.convert.format.38, source_nav.v16-l4d-7</extracomment>
        <translation>Versão 16: Left 4 Dead, subversão 7</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 8</source>
        <extracomment>source_nav.convert.format.37, source_nav.v16-l4d-8</extracomment>
        <translation>Versão 16: Left 4 Dead, subversão 8</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 9</source>
        <extracomment>source_nav.convert.format.36, source_nav.v16-l4d-9</extracomment>
        <translation>Versão 16: Left 4 Dead, subversão 9</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version {}</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Versão 16: Left 4 Dead, subversão {}</translation>
    </message>
    <message>
        <source>Version 16: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.2, source_nav.v16-tf2</extracomment>
        <translation>Versão 16: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 16: heuristic</source>
        <extracomment>quake_nav2.convert.format.2, quake_nav2.v16</extracomment>
        <translation>Versão 16: heurística</translation>
    </message>
    <message>
        <source>Version 17: nodes without monsters</source>
        <extracomment>quake_nav2.convert.format.1, quake_nav2.v17</extracomment>
        <translation>Versão 17: nós sem monstros</translation>
    </message>
    <message>
        <source>Version 18: current game, links for teams</source>
        <extracomment>quake_nav2.convert.format.0, quake_nav2.v18</extracomment>
        <translation>Versão 18: jogo atual, ligações para equipes</translation>
    </message>
    <message>
        <source>Version 1: GoldSrc</source>
        <extracomment>source_nav.convert.format.31, source_nav.v1</extracomment>
        <translation>Versão 1: GoldSrc</translation>
    </message>
    <message>
        <source>Version 1: the oldest known</source>
        <extracomment>quake_nav3.convert.format.5, quake_nav3.v1</extracomment>
        <translation>Versão 1: a mais antiga conhecida</translation>
    </message>
    <message>
        <source>Version 2: GoldSrc</source>
        <extracomment>source_nav.convert.format.30, source_nav.v2</extracomment>
        <translation>Versão 2: GoldSrc</translation>
    </message>
    <message>
        <source>Version 2: model indexes of edicts</source>
        <extracomment>quake_nav3.convert.format.4, quake_nav3.v2</extracomment>
        <translation>Versão 2: índices de modelo de edicts</translation>
    </message>
    <message>
        <source>Version 3: GoldSrc</source>
        <extracomment>source_nav.convert.format.29, source_nav.v3</extracomment>
        <translation>Versão 3: GoldSrc</translation>
    </message>
    <message>
        <source>Version 3: link flags</source>
        <extracomment>quake_nav3.convert.format.3, quake_nav3.v3</extracomment>
        <translation>Versão 3: flags de ligação</translation>
    </message>
    <message>
        <source>Version 4 and later</source>
        <extracomment>quake_nav3.traversal.ladder_plane.help</extracomment>
        <translation>Versão 4 e posteriores</translation>
    </message>
    <message>
        <source>Version 4: GoldSrc</source>
        <extracomment>source_nav.convert.format.28, source_nav.v4</extracomment>
        <translation>Versão 4: GoldSrc</translation>
    </message>
    <message>
        <source>Version 4: ladder planes</source>
        <extracomment>quake_nav3.convert.format.2, quake_nav3.v4</extracomment>
        <translation>Versão 4: planos de escada</translation>
    </message>
    <message>
        <source>Version 5: Counter-Strike 1.6, Condition Zero</source>
        <extracomment>core/systems/source_nav/convert.cpp, source_nav.convert.format.27, source_nav.v5</extracomment>
        <translation>Versão 5: Counter-Strike 1.6, Condition Zero</translation>
    </message>
    <message>
        <source>Version 5: more nodes, four teams</source>
        <extracomment>quake_nav3.convert.format.1, quake_nav3.v5</extracomment>
        <translation>Versão 5: mais nós, quatro equipes</translation>
    </message>
    <message>
        <source>Version 6</source>
        <extracomment>source_nav.convert.format.26, source_nav.v6</extracomment>
        <translation>Versão 6</translation>
    </message>
    <message>
        <source>Version 6 and later</source>
        <extracomment>quake_nav3.link.exit_at_target.help, quake_nav3.link.walk_only.help</extracomment>
        <translation>Versão 6 e posteriores</translation>
    </message>
    <message>
        <source>Version 6: current game</source>
        <extracomment>quake_nav3.convert.format.0, quake_nav3.v6</extracomment>
        <translation>Versão 6: jogo atual</translation>
    </message>
    <message>
        <source>Version 7</source>
        <extracomment>source_nav.convert.format.25, source_nav.v7</extracomment>
        <translation>Versão 7</translation>
    </message>
    <message>
        <source>Version 8</source>
        <extracomment>source_nav.convert.format.24, source_nav.v8</extracomment>
        <translation>Versão 8</translation>
    </message>
    <message>
        <source>Version 9: Counter-Strike: Source of 2004</source>
        <extracomment>core/systems/source_nav/convert.cpp, source_nav.convert.format.23, source_nav.v9</extracomment>
        <translation>Versão 9: Counter-Strike: Source de 2004</translation>
    </message>
    <message>
        <source>Version and game of the converted file</source>
        <extracomment>quake_nav2.convert.format.help, quake_nav3.convert.format.help, source_nav.convert.format.help</extracomment>
        <translation>Versão e jogo do arquivo convertido</translation>
    </message>
    <message>
        <source>Version of the format. To change it, use Edit &gt; Convert to Another Version.</source>
        <extracomment>quake_nav2.file.version.help, quake_nav3.file.version.help</extracomment>
        <translation>Versão do formato. Para alterá-la, use Editar &gt; Converter para outra versão.</translation>
    </message>
    <message>
        <source>Version of the format: up to 5 GoldSrc, 9 Counter-Strike: Source (2004), 16 all later games</source>
        <extracomment>source_nav.file.version.help</extracomment>
        <translation>Versão do formato: até 5 GoldSrc, 9 Counter-Strike: Source (2004), 16 todos os jogos posteriores</translation>
    </message>
    <message>
        <source>Version of the game. The script may be of another version.</source>
        <extracomment>gta_sa_save.simple_vars.version_id.help</extracomment>
        <translation>Versão do jogo. O script pode ser de outra versão.</translation>
    </message>
    <message>
        <source>Version rejected by the game</source>
        <extracomment>NAV051.fault</extracomment>
        <translation>Versão rejeitada pelo jogo</translation>
    </message>
    <message>
        <source>Version {} (expected {} or later): the game loads the mesh, but its consistency check fails</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Versão {} (esperada {} ou posterior): o jogo carrega a malha, mas sua verificação de consistência falha</translation>
    </message>
    <message>
        <source>Version {} is newer than any supported one, so the file is read-only</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>A versão {} é mais nova que qualquer uma suportada, portanto o arquivo é somente leitura</translation>
    </message>
    <message>
        <source>Version {} of the format does not mark stairs.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>A versão {} do formato não marca escadarias.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store ladders.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>A versão {} do formato não armazena escadas.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store places.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>A versão {} do formato não armazena locais.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store teams.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>A versão {} do formato não armazena equipes.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store the map size.</source>
        <extracomment>core/systems/source_nav/mesh_edits.cpp</extracomment>
        <translation>A versão {} do formato não armazena o tamanho do mapa.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store {}.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>A versão {} do formato não armazena {}.</translation>
    </message>
    <message>
        <source>Version {} of this game does not store {}.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>A versão {} deste jogo não armazena {}.</translation>
    </message>
    <message>
        <source>Version {} stores only the first {} attributes.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>A versão {} armazena só os primeiros {} atributos.</translation>
    </message>
    <message>
        <source>Version {}: {}</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Versão {}: {}</translation>
    </message>
    <message>
        <source>Version {}{}</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Versão {}{}</translation>
    </message>
    <message>
        <source>Versions 1 and 2. Meaning unknown; readers assume all teams.</source>
        <extracomment>quake_nav3.link.team_byte.help</extracomment>
        <translation>Versões 1 e 2. Significado desconhecido; os leitores supõem todas as equipes.</translation>
    </message>
    <message>
        <source>Versions 3 to 5. Readers ignore it.</source>
        <extracomment>quake_nav3.link.team_green.help, quake_nav3.link.team_yellow.help</extracomment>
        <translation>Versões 3 a 5. Os leitores o ignoram.</translation>
    </message>
    <message>
        <source>View distance</source>
        <extracomment>source_nav.file.view_distance</extracomment>
        <translation>Distância de visão</translation>
    </message>
    <message>
        <source>Visibility</source>
        <extracomment>source_nav.area.inherits_from.section, source_nav.area.visible_area.target.section, source_nav.area.visible_area.visibility, source_nav.area.visible_area.visibility.section, source_nav.area.visible_areas.section, source_nav.strip.visibility</extracomment>
        <translation>Visibilidade</translation>
    </message>
    <message>
        <source>Visibility above 3</source>
        <extracomment>NAV053.fault</extracomment>
        <translation>Visibilidade acima de 3</translation>
    </message>
    <message>
        <source>Visibility is 0 to 3</source>
        <extracomment>NAV053</extracomment>
        <translation>A visibilidade é de 0 a 3</translation>
    </message>
    <message>
        <source>Visibility is inherited from {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>A visibilidade é herdada de: {}</translation>
    </message>
    <message>
        <source>Visible</source>
        <extracomment>gta_sa_save.pickup.visible</extracomment>
        <translation>Visível</translation>
    </message>
    <message>
        <source>Visible from the selection</source>
        <extracomment>source_nav.sees</extracomment>
        <translation>Visível da seleção</translation>
    </message>
    <message>
        <source>Visited</source>
        <extracomment>gta_sa_save.file.visited</extracomment>
        <translation>Visitadas</translation>
    </message>
    <message>
        <source>Visited count</source>
        <extracomment>gta_sa_save.file.visited_count</extracomment>
        <translation>Contagem de visitadas</translation>
    </message>
    <message>
        <source>Waiting to respawn</source>
        <extracomment>gta_sa_save.pickup.disabled</extracomment>
        <translation>Aguardando reaparecer</translation>
    </message>
    <message>
        <source>Waits until the player is far away</source>
        <extracomment>gta_sa_save.car_generator.wait_far</extracomment>
        <translation>Espera até o jogador estar longe</translation>
    </message>
    <message>
        <source>Wakes at</source>
        <extracomment>gta_sa_save.thread.wake_time</extracomment>
        <translation>Acorda em</translation>
    </message>
    <message>
        <source>Walk</source>
        <extracomment>source_nav.area.walk</extracomment>
        <translation>Andar</translation>
    </message>
    <message>
        <source>Walk link over a gap</source>
        <extracomment>QN055.fault</extracomment>
        <translation>Ligação de caminhada sobre um vão</translation>
    </message>
    <message>
        <source>Walk link through a wall</source>
        <extracomment>QN052.fault</extracomment>
        <translation>Ligação de caminhada através de parede</translation>
    </message>
    <message>
        <source>Walk links are not blocked</source>
        <extracomment>QN052</extracomment>
        <translation>As ligações de caminhada não estão bloqueadas</translation>
    </message>
    <message>
        <source>Walk links have ground along their whole length</source>
        <extracomment>QN055</extracomment>
        <translation>As ligações de caminhada têm chão em toda a extensão</translation>
    </message>
    <message>
        <source>Walk only</source>
        <extracomment>quake_nav3.link.walk_only</extracomment>
        <translation>Só andando</translation>
    </message>
    <message>
        <source>Walkable rectangles</source>
        <extracomment>source_nav.file.areas.help</extracomment>
        <translation>Retângulos em que se pode andar</translation>
    </message>
    <message>
        <source>Walking width</source>
        <extracomment>gta_sa_extended_paths.build_path.width.help, gta_sa_paths.build_path.width.help</extracomment>
        <translation>Largura para andar</translation>
    </message>
    <message>
        <source>Wandering pedestrians do not choose this node.</source>
        <extracomment>gta_sa_extended_paths.node.dont_wander.help, gta_sa_paths.node.dont_wander.help</extracomment>
        <translation>Pedestres que vagam não escolhem este nó.</translation>
    </message>
    <message>
        <source>Wanted level</source>
        <extracomment>gta_sa_save.player.wanted</extracomment>
        <translation>Nível de procurado</translation>
    </message>
    <message>
        <source>Wanted type 1</source>
        <extracomment>gta_sa_save.file.wanted_type_1</extracomment>
        <translation>Tipo de procurado 1</translation>
    </message>
    <message>
        <source>Wanted type 2</source>
        <extracomment>gta_sa_save.file.wanted_type_2</extracomment>
        <translation>Tipo de procurado 2</translation>
    </message>
    <message>
        <source>Wanted type 3</source>
        <extracomment>gta_sa_save.file.wanted_type_3</extracomment>
        <translation>Tipo de procurado 3</translation>
    </message>
    <message>
        <source>Wanted type 4</source>
        <extracomment>gta_sa_save.file.wanted_type_4</extracomment>
        <translation>Tipo de procurado 4</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>gta_sa_save.gang_wars.active.section, gta_sa_save.gang_wars.difficulty.section, gta_sa_save.gang_wars.ferocity.section, gta_sa_save.gang_wars.gang_1.section, gta_sa_save.gang_wars.gang_2.section, gta_sa_save.gang_wars.last_time.section, gta_sa_save.gang_wars.start_time.section, gta_sa_save.gang_wars.state.section, gta_sa_save.gang_wars.territory.section</extracomment>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>gta_iv_paths.node.water, gta_sa_extended_paths.node.water, gta_sa_paths.node.water, gta_sa_save.simple_vars.water</extracomment>
        <translation>Água</translation>
    </message>
    <message>
        <source>Way from the previous area to this one</source>
        <extracomment>source_nav.area.approach.previous_how.help</extracomment>
        <translation>Caminho da área anterior até esta</translation>
    </message>
    <message>
        <source>Way from this area to the next</source>
        <extracomment>source_nav.area.approach.next_how.help</extracomment>
        <translation>Caminho desta área até a próxima</translation>
    </message>
    <message>
        <source>Waypoints have no version &quot;{}&quot;.</source>
        <extracomment>core/systems/quake_nav/convert.cpp</extracomment>
        <translation>Waypoints não têm a versão &quot;{}&quot;.</translation>
    </message>
    <message>
        <source>Weapon 1 ammo</source>
        <extracomment>gta_sa_save.player.weapon_1_ammo</extracomment>
        <translation>Arma 1 munição</translation>
    </message>
    <message>
        <source>Weapon 1 clip</source>
        <extracomment>gta_sa_save.player.weapon_1_clip</extracomment>
        <translation>Arma 1 pente</translation>
    </message>
    <message>
        <source>Weapon 1 rest</source>
        <extracomment>gta_sa_save.player.weapon_1_rest</extracomment>
        <translation>Arma 1 resto</translation>
    </message>
    <message>
        <source>Weapon 1 state</source>
        <extracomment>gta_sa_save.player.weapon_1_state</extracomment>
        <translation>Arma 1 estado</translation>
    </message>
    <message>
        <source>Weapon 1 type</source>
        <extracomment>gta_sa_save.player.weapon_1_type</extracomment>
        <translation>Arma 1 tipo</translation>
    </message>
    <message>
        <source>Weapon 10 ammo</source>
        <extracomment>gta_sa_save.player.weapon_10_ammo</extracomment>
        <translation>Arma 10 munição</translation>
    </message>
    <message>
        <source>Weapon 10 clip</source>
        <extracomment>gta_sa_save.player.weapon_10_clip</extracomment>
        <translation>Arma 10 pente</translation>
    </message>
    <message>
        <source>Weapon 10 rest</source>
        <extracomment>gta_sa_save.player.weapon_10_rest</extracomment>
        <translation>Arma 10 resto</translation>
    </message>
    <message>
        <source>Weapon 10 state</source>
        <extracomment>gta_sa_save.player.weapon_10_state</extracomment>
        <translation>Arma 10 estado</translation>
    </message>
    <message>
        <source>Weapon 10 type</source>
        <extracomment>gta_sa_save.player.weapon_10_type</extracomment>
        <translation>Arma 10 tipo</translation>
    </message>
    <message>
        <source>Weapon 11 ammo</source>
        <extracomment>gta_sa_save.player.weapon_11_ammo</extracomment>
        <translation>Arma 11 munição</translation>
    </message>
    <message>
        <source>Weapon 11 clip</source>
        <extracomment>gta_sa_save.player.weapon_11_clip</extracomment>
        <translation>Arma 11 pente</translation>
    </message>
    <message>
        <source>Weapon 11 rest</source>
        <extracomment>gta_sa_save.player.weapon_11_rest</extracomment>
        <translation>Arma 11 resto</translation>
    </message>
    <message>
        <source>Weapon 11 state</source>
        <extracomment>gta_sa_save.player.weapon_11_state</extracomment>
        <translation>Arma 11 estado</translation>
    </message>
    <message>
        <source>Weapon 11 type</source>
        <extracomment>gta_sa_save.player.weapon_11_type</extracomment>
        <translation>Arma 11 tipo</translation>
    </message>
    <message>
        <source>Weapon 12 ammo</source>
        <extracomment>gta_sa_save.player.weapon_12_ammo</extracomment>
        <translation>Arma 12 munição</translation>
    </message>
    <message>
        <source>Weapon 12 clip</source>
        <extracomment>gta_sa_save.player.weapon_12_clip</extracomment>
        <translation>Arma 12 pente</translation>
    </message>
    <message>
        <source>Weapon 12 rest</source>
        <extracomment>gta_sa_save.player.weapon_12_rest</extracomment>
        <translation>Arma 12 resto</translation>
    </message>
    <message>
        <source>Weapon 12 state</source>
        <extracomment>gta_sa_save.player.weapon_12_state</extracomment>
        <translation>Arma 12 estado</translation>
    </message>
    <message>
        <source>Weapon 12 type</source>
        <extracomment>gta_sa_save.player.weapon_12_type</extracomment>
        <translation>Arma 12 tipo</translation>
    </message>
    <message>
        <source>Weapon 13 ammo</source>
        <extracomment>gta_sa_save.player.weapon_13_ammo</extracomment>
        <translation>Arma 13 munição</translation>
    </message>
    <message>
        <source>Weapon 13 clip</source>
        <extracomment>gta_sa_save.player.weapon_13_clip</extracomment>
        <translation>Arma 13 pente</translation>
    </message>
    <message>
        <source>Weapon 13 rest</source>
        <extracomment>gta_sa_save.player.weapon_13_rest</extracomment>
        <translation>Arma 13 resto</translation>
    </message>
    <message>
        <source>Weapon 13 state</source>
        <extracomment>gta_sa_save.player.weapon_13_state</extracomment>
        <translation>Arma 13 estado</translation>
    </message>
    <message>
        <source>Weapon 13 type</source>
        <extracomment>gta_sa_save.player.weapon_13_type</extracomment>
        <translation>Arma 13 tipo</translation>
    </message>
    <message>
        <source>Weapon 2 ammo</source>
        <extracomment>gta_sa_save.player.weapon_2_ammo</extracomment>
        <translation>Arma 2 munição</translation>
    </message>
    <message>
        <source>Weapon 2 clip</source>
        <extracomment>gta_sa_save.player.weapon_2_clip</extracomment>
        <translation>Arma 2 pente</translation>
    </message>
    <message>
        <source>Weapon 2 rest</source>
        <extracomment>gta_sa_save.player.weapon_2_rest</extracomment>
        <translation>Arma 2 resto</translation>
    </message>
    <message>
        <source>Weapon 2 state</source>
        <extracomment>gta_sa_save.player.weapon_2_state</extracomment>
        <translation>Arma 2 estado</translation>
    </message>
    <message>
        <source>Weapon 2 type</source>
        <extracomment>gta_sa_save.player.weapon_2_type</extracomment>
        <translation>Arma 2 tipo</translation>
    </message>
    <message>
        <source>Weapon 3 ammo</source>
        <extracomment>gta_sa_save.player.weapon_3_ammo</extracomment>
        <translation>Arma 3 munição</translation>
    </message>
    <message>
        <source>Weapon 3 clip</source>
        <extracomment>gta_sa_save.player.weapon_3_clip</extracomment>
        <translation>Arma 3 pente</translation>
    </message>
    <message>
        <source>Weapon 3 rest</source>
        <extracomment>gta_sa_save.player.weapon_3_rest</extracomment>
        <translation>Arma 3 resto</translation>
    </message>
    <message>
        <source>Weapon 3 state</source>
        <extracomment>gta_sa_save.player.weapon_3_state</extracomment>
        <translation>Arma 3 estado</translation>
    </message>
    <message>
        <source>Weapon 3 type</source>
        <extracomment>gta_sa_save.player.weapon_3_type</extracomment>
        <translation>Arma 3 tipo</translation>
    </message>
    <message>
        <source>Weapon 4 ammo</source>
        <extracomment>gta_sa_save.player.weapon_4_ammo</extracomment>
        <translation>Arma 4 munição</translation>
    </message>
    <message>
        <source>Weapon 4 clip</source>
        <extracomment>gta_sa_save.player.weapon_4_clip</extracomment>
        <translation>Arma 4 pente</translation>
    </message>
    <message>
        <source>Weapon 4 rest</source>
        <extracomment>gta_sa_save.player.weapon_4_rest</extracomment>
        <translation>Arma 4 resto</translation>
    </message>
    <message>
        <source>Weapon 4 state</source>
        <extracomment>gta_sa_save.player.weapon_4_state</extracomment>
        <translation>Arma 4 estado</translation>
    </message>
    <message>
        <source>Weapon 4 type</source>
        <extracomment>gta_sa_save.player.weapon_4_type</extracomment>
        <translation>Arma 4 tipo</translation>
    </message>
    <message>
        <source>Weapon 5 ammo</source>
        <extracomment>gta_sa_save.player.weapon_5_ammo</extracomment>
        <translation>Arma 5 munição</translation>
    </message>
    <message>
        <source>Weapon 5 clip</source>
        <extracomment>gta_sa_save.player.weapon_5_clip</extracomment>
        <translation>Arma 5 pente</translation>
    </message>
    <message>
        <source>Weapon 5 rest</source>
        <extracomment>gta_sa_save.player.weapon_5_rest</extracomment>
        <translation>Arma 5 resto</translation>
    </message>
    <message>
        <source>Weapon 5 state</source>
        <extracomment>gta_sa_save.player.weapon_5_state</extracomment>
        <translation>Arma 5 estado</translation>
    </message>
    <message>
        <source>Weapon 5 type</source>
        <extracomment>gta_sa_save.player.weapon_5_type</extracomment>
        <translation>Arma 5 tipo</translation>
    </message>
    <message>
        <source>Weapon 6 ammo</source>
        <extracomment>gta_sa_save.player.weapon_6_ammo</extracomment>
        <translation>Arma 6 munição</translation>
    </message>
    <message>
        <source>Weapon 6 clip</source>
        <extracomment>gta_sa_save.player.weapon_6_clip</extracomment>
        <translation>Arma 6 pente</translation>
    </message>
    <message>
        <source>Weapon 6 rest</source>
        <extracomment>gta_sa_save.player.weapon_6_rest</extracomment>
        <translation>Arma 6 resto</translation>
    </message>
    <message>
        <source>Weapon 6 state</source>
        <extracomment>gta_sa_save.player.weapon_6_state</extracomment>
        <translation>Arma 6 estado</translation>
    </message>
    <message>
        <source>Weapon 6 type</source>
        <extracomment>gta_sa_save.player.weapon_6_type</extracomment>
        <translation>Arma 6 tipo</translation>
    </message>
    <message>
        <source>Weapon 7 ammo</source>
        <extracomment>gta_sa_save.player.weapon_7_ammo</extracomment>
        <translation>Arma 7 munição</translation>
    </message>
    <message>
        <source>Weapon 7 clip</source>
        <extracomment>gta_sa_save.player.weapon_7_clip</extracomment>
        <translation>Arma 7 pente</translation>
    </message>
    <message>
        <source>Weapon 7 rest</source>
        <extracomment>gta_sa_save.player.weapon_7_rest</extracomment>
        <translation>Arma 7 resto</translation>
    </message>
    <message>
        <source>Weapon 7 state</source>
        <extracomment>gta_sa_save.player.weapon_7_state</extracomment>
        <translation>Arma 7 estado</translation>
    </message>
    <message>
        <source>Weapon 7 type</source>
        <extracomment>gta_sa_save.player.weapon_7_type</extracomment>
        <translation>Arma 7 tipo</translation>
    </message>
    <message>
        <source>Weapon 8 ammo</source>
        <extracomment>gta_sa_save.player.weapon_8_ammo</extracomment>
        <translation>Arma 8 munição</translation>
    </message>
    <message>
        <source>Weapon 8 clip</source>
        <extracomment>gta_sa_save.player.weapon_8_clip</extracomment>
        <translation>Arma 8 pente</translation>
    </message>
    <message>
        <source>Weapon 8 rest</source>
        <extracomment>gta_sa_save.player.weapon_8_rest</extracomment>
        <translation>Arma 8 resto</translation>
    </message>
    <message>
        <source>Weapon 8 state</source>
        <extracomment>gta_sa_save.player.weapon_8_state</extracomment>
        <translation>Arma 8 estado</translation>
    </message>
    <message>
        <source>Weapon 8 type</source>
        <extracomment>gta_sa_save.player.weapon_8_type</extracomment>
        <translation>Arma 8 tipo</translation>
    </message>
    <message>
        <source>Weapon 9 ammo</source>
        <extracomment>gta_sa_save.player.weapon_9_ammo</extracomment>
        <translation>Arma 9 munição</translation>
    </message>
    <message>
        <source>Weapon 9 clip</source>
        <extracomment>gta_sa_save.player.weapon_9_clip</extracomment>
        <translation>Arma 9 pente</translation>
    </message>
    <message>
        <source>Weapon 9 rest</source>
        <extracomment>gta_sa_save.player.weapon_9_rest</extracomment>
        <translation>Arma 9 resto</translation>
    </message>
    <message>
        <source>Weapon 9 state</source>
        <extracomment>gta_sa_save.player.weapon_9_state</extracomment>
        <translation>Arma 9 estado</translation>
    </message>
    <message>
        <source>Weapon 9 type</source>
        <extracomment>gta_sa_save.player.weapon_9_type</extracomment>
        <translation>Arma 9 tipo</translation>
    </message>
    <message>
        <source>Weapons</source>
        <extracomment>gta_sa_save.player.active_slot.section, gta_sa_save.player.weapon_10_ammo.section, gta_sa_save.player.weapon_10_clip.section, gta_sa_save.player.weapon_10_rest.section, gta_sa_save.player.weapon_10_state.section, gta_sa_save.player.weapon_10_type.section, gta_sa_save.player.weapon_11_ammo.section, gta_sa_save.player.weapon_11_clip.section, gta_sa_save.player.weapon_11_rest.section, gta_sa_save.player.weapon_11_state.section, gta_sa_save.player.weapon_11_type.section, gta_sa_save.player.weapon_12_ammo.section, gta_sa_save.player.weapon_12_clip.section, gta_sa_save.player.weapon_12_rest.section, gta_sa_save.player.weapon_12_state.section, gta_sa_save.player.weapon_12_type.section, gta_sa_save.player.weapon_13_ammo.section, gta_sa_save.player.weapon_13_clip.section, gta_sa_save.player.weapon_13_rest.section, gta_sa_save.player.weapon_13_state.section, gta_sa_save.player.weapon_13_type.section, gta_sa_save.player.weapon_1_ammo.section, gta_sa_save.player.weapon_1_clip.section, gta_sa_save.player.weapon_1_rest.section, gta_sa_save.player.weapon_1_state.section, gta_sa_save.player.weapon_1_type.section, gta_sa_save.player.weapon_2_ammo.section, gta_sa_save.player.weapon_2_clip.section, gta_sa_save.player.weapon_2_rest.section, gta_sa_save.player.weapon_2_state.section, gta_sa_save.player.weapon_2_type.section, gta_sa_save.player.weapon_3_ammo.section, gta_sa_save.player.weapon_3_clip.section, gta_sa_save.player.weapon_3_rest.section, gta_sa_save.player.weapon_3_state.section, gta_sa_save.player.weapon_3_type.section, gta_sa_save.player.weapon_4_ammo.section, gta_sa_save.player.weapon_4_clip.section, gta_sa_save.player.weapon_4_rest.section, gta_sa_save.player.weapon_4_state.section, gta_sa_save.player.weapon_4_type.section, gta_sa_save.player.weapon_5_ammo.section, gta_sa_save.player.weapon_5_clip.section, gta_sa_save.player.weapon_5_rest.section, gta_sa_save.player.weapon_5_state.section, gta_sa_save.player.weapon_5_type.section, gta_sa_save.player.weapon_6_ammo.section, gta_sa_save.player.weapon_6_clip.section, gta_sa_save.player.weapon_6_rest.section, gta_sa_save.player.weapon_6_state.section, gta_sa_save.player.weapon_6_type.section, gta_sa_save.player.weapon_7_ammo.section, gta_sa_save.player.weapon_7_clip.section, gta_sa_save.player.weapon_7_rest.section, gta_sa_save.player.weapon_7_state.section, gta_sa_save.player.weapon_7_type.section, gta_sa_save.player.weapon_8_ammo.section, gta_sa_save.player.weapon_8_clip.section, gta_sa_save.player.weapon_8_rest.section, gta_sa_save.player.weapon_8_state.section, gta_sa_save.player.weapon_8_type.section, gta_sa_save.player.weapon_9_ammo.section, gta_sa_save.player.weapon_9_clip.section, gta_sa_save.player.weapon_9_rest.section, gta_sa_save.player.weapon_9_state.section, gta_sa_save.player.weapon_9_type.section</extracomment>
        <translation>Armas</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>gta_sa_save.simple_vars.forced_weather.section, gta_sa_save.simple_vars.new_weather.section, gta_sa_save.simple_vars.old_weather.section, gta_sa_save.simple_vars.rain.section, gta_sa_save.simple_vars.weather_blend.section</extracomment>
        <translation>Clima</translation>
    </message>
    <message>
        <source>Weather index</source>
        <extracomment>gta_sa_save.simple_vars.weather_index</extracomment>
        <translation>Índice do clima</translation>
    </message>
    <message>
        <source>Weekday</source>
        <extracomment>gta_sa_save.simple_vars.weekday</extracomment>
        <translation>Dia da semana</translation>
    </message>
    <message>
        <source>What the region does to the nodes inside</source>
        <extracomment>gta_sa_save.path_region.off.help, gta_sa_save.region_around.off.help</extracomment>
        <translation>O que a região faz com os nós dentro dela</translation>
    </message>
    <message>
        <source>What the region does to the nodes inside. Later regions override earlier ones.</source>
        <extracomment>gta_sa_save.path_region.off.help</extracomment>
        <translation>O que a região faz com os nós dentro dela. Regiões posteriores se sobrepõem às anteriores.</translation>
    </message>
    <message>
        <source>What to do if several entities match, or only entities of another size</source>
        <extracomment>quake_nav2.retie.guesses.help, quake_nav3.retie.guesses.help</extracomment>
        <translation>O que fazer se várias entidades correspondem, ou só entidades de outro tamanho</translation>
    </message>
    <message>
        <source>What to select</source>
        <extracomment>source_nav.select_one_way.what.help</extracomment>
        <translation>O que selecionar</translation>
    </message>
    <message>
        <source>What traffic does here; 8 and 9 occur, their purpose is unknown</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.help, gta_sa_paths.node.behaviour.help</extracomment>
        <translation>O que o trânsito faz aqui; 8 e 9 ocorrem, sua finalidade é desconhecida</translation>
    </message>
    <message>
        <source>Where a jump, drop or ride begins and ends</source>
        <extracomment>quake_nav2.link.traversal.help, quake_nav3.link.traversal.help</extracomment>
        <translation>Onde um salto, uma queda ou um percurso começa e termina</translation>
    </message>
    <message>
        <source>Where bots expect enemies to come from</source>
        <extracomment>source_nav.strip.approaches.help</extracomment>
        <translation>De onde os bots esperam que os inimigos venham</translation>
    </message>
    <message>
        <source>Where bots hide and snipe</source>
        <extracomment>source_nav.strip.hiding_spots.help</extracomment>
        <translation>Onde os bots se escondem e atiram de sniper</translation>
    </message>
    <message>
        <source>Where bots look on their way</source>
        <extracomment>source_nav.strip.encounter_paths.help</extracomment>
        <translation>Para onde os bots olham no caminho</translation>
    </message>
    <message>
        <source>Where it ends</source>
        <extracomment>quake_nav2.traversal.end.help, quake_nav3.traversal.end.help</extracomment>
        <translation>Onde termina</translation>
    </message>
    <message>
        <source>Where the bot leaves the node, near its edge. 0, 0, 0: not used.</source>
        <extracomment>quake_nav2.traversal.exit.help, quake_nav3.traversal.exit.help</extracomment>
        <translation>Onde o bot sai do nó, perto da sua borda. 0, 0, 0: não usado.</translation>
    </message>
    <message>
        <source>Where the jump, drop or ride begins</source>
        <extracomment>quake_nav2.traversal.start.help, quake_nav3.traversal.start.help</extracomment>
        <translation>Onde o salto, a queda ou o percurso começa</translation>
    </message>
    <message>
        <source>Where the vehicle waits</source>
        <extracomment>source_nav.area.spawn_rescue_vehicle.help</extracomment>
        <translation>Onde o veículo espera</translation>
    </message>
    <message>
        <source>Whether missions have to switch the road on. As before: as the node that it continues</source>
        <extracomment>gta_sa_extended_paths.build_path.switched_off.help, gta_sa_extended_paths.build_road.switched_off.help, gta_sa_extended_paths.build_water.switched_off.help, gta_sa_paths.build_path.switched_off.help, gta_sa_paths.build_road.switched_off.help, gta_sa_paths.build_water.switched_off.help</extracomment>
        <translation>Se missões precisam ligar a via. Como antes: como o nó que ela continua</translation>
    </message>
    <message>
        <source>Whether the next link crosses a road</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing.help, gta_sa_paths.build_path.crossing.help</extracomment>
        <translation>Se a próxima ligação atravessa uma via</translation>
    </message>
    <message>
        <source>Whether there is traffic after the open save is loaded: the bit in the path file, then the path regions of the save in their order</source>
        <extracomment>gta_sa_extended_paths.traffic_overlay.help, gta_sa_paths.traffic_overlay.help</extracomment>
        <translation>Se há trânsito depois que o save aberto é carregado: o bit no arquivo de caminhos, depois as regiões de caminhos do save em sua ordem</translation>
    </message>
    <message>
        <source>Whether there is traffic here after the open save is loaded</source>
        <extracomment>gta_sa_extended_paths.node.traffic_in_save.help, gta_sa_paths.node.traffic_in_save.help</extracomment>
        <translation>Se há trânsito aqui depois que o save aberto é carregado</translation>
    </message>
    <message>
        <source>Whether to add the reverse link</source>
        <extracomment>quake_nav2.chain.way.help, quake_nav2.link.way.help, quake_nav3.chain.way.help, quake_nav3.link.way.help</extracomment>
        <translation>Se deve adicionar a ligação inversa</translation>
    </message>
    <message>
        <source>Which areas each area sees</source>
        <extracomment>source_nav.strip.visibility.help</extracomment>
        <translation>Quais áreas cada área vê</translation>
    </message>
    <message>
        <source>Which of the game&apos;s two light cycles the road gets</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase.help, gta_sa_paths.propose_lights.phase.help</extracomment>
        <translation>Qual dos dois ciclos de semáforo do jogo a via recebe</translation>
    </message>
    <message>
        <source>Which of the junction&apos;s two phases this road has</source>
        <extracomment>gta_sa_extended_paths.navi.light_cycle.help, gta_sa_paths.navi.light_cycle.help</extracomment>
        <translation>Qual das duas fases do cruzamento esta via tem</translation>
    </message>
    <message>
        <source>Whole Set</source>
        <extracomment>gta_iv_paths.rebuild_derived.section, gta_sa_extended_paths.number_groups.section, gta_sa_extended_paths.rebuild_derived.section, gta_sa_paths.number_groups.section, gta_sa_paths.rebuild_derived.section</extracomment>
        <translation>Conjunto inteiro</translation>
    </message>
    <message>
        <source>Whole units, at most 255; follows the nodes when they move</source>
        <extracomment>gta_sa_extended_paths.link.length.help, gta_sa_paths.link.length.help</extracomment>
        <translation>Unidades inteiras, no máximo 255; acompanha os nós quando se movem</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>gta_iv_paths.node.width, gta_sa_extended_paths.build_path.width, gta_sa_extended_paths.navi.width, gta_sa_extended_paths.node.width, gta_sa_paths.build_path.width, gta_sa_paths.navi.width, gta_sa_paths.node.width, source_nav.ladder.width</extracomment>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Width along A</source>
        <extracomment>gta_sa_save.garage.width</extracomment>
        <translation>Largura em A</translation>
    </message>
    <message>
        <source>Width of the median strip between the directions. One source.</source>
        <extracomment>gta_iv_paths.node.width.help</extracomment>
        <translation>Largura do canteiro central entre os sentidos. Uma fonte.</translation>
    </message>
    <message>
        <source>Width of the median strip, usually the larger one of the two ends</source>
        <extracomment>gta_sa_extended_paths.navi.width.help, gta_sa_paths.navi.width.help</extracomment>
        <translation>Largura do canteiro central, normalmente a maior das duas pontas</translation>
    </message>
    <message>
        <source>Width {} units (expected {}, as at the wider end of its edge)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Largura de {} unidades (esperado {}, como na ponta mais larga da sua aresta)</translation>
    </message>
    <message>
        <source>Width, raw</source>
        <extracomment>gta_sa_extended_paths.navi.width_raw, gta_sa_extended_paths.node.width_raw, gta_sa_paths.navi.width_raw, gta_sa_paths.node.width_raw</extracomment>
        <translation>Largura, bruta</translation>
    </message>
    <message>
        <source>Widths of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.widths, gta_sa_paths.rebuild_derived.widths</extracomment>
        <translation>Larguras dos nós navi</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>source_nav.replace_place.to</extracomment>
        <translation>Por</translation>
    </message>
    <message>
        <source>With fifth point</source>
        <extracomment>source_nav.area.tf_with_fifth_point</extracomment>
        <translation>Com quinto ponto</translation>
    </message>
    <message>
        <source>With fourth point</source>
        <extracomment>source_nav.area.tf_with_fourth_point</extracomment>
        <translation>Com quarto ponto</translation>
    </message>
    <message>
        <source>With second point</source>
        <extracomment>source_nav.area.tf_with_second_point</extracomment>
        <translation>Com segundo ponto</translation>
    </message>
    <message>
        <source>With third point</source>
        <extracomment>source_nav.area.tf_with_third_point</extracomment>
        <translation>Com terceiro ponto</translation>
    </message>
    <message>
        <source>Without cover</source>
        <extracomment>source_nav.hiding_spot.exposed.help</extracomment>
        <translation>Sem cobertura</translation>
    </message>
    <message>
        <source>Without cover. Not used by GoldSrc.</source>
        <extracomment>source_nav.hiding_spot.exposed.help, source_nav.set_spot_kind.exposed.help</extracomment>
        <translation>Sem cobertura. Não usado por GoldSrc.</translation>
    </message>
    <message>
        <source>World</source>
        <extracomment>gta_sa_save.simple_vars.camera.section, gta_sa_save.simple_vars.interior.section, gta_sa_save.simple_vars.level.section, gta_sa_save.simple_vars.riots.section, gta_sa_save.simple_vars.riots_without_police.section</extracomment>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>Write in Standard Form</source>
        <extracomment>SA001.fix</extracomment>
        <translation>Gravar na forma padrão</translation>
    </message>
    <message>
        <source>Written by</source>
        <extracomment>gta_sa_save.simple_vars.version_id</extracomment>
        <translation>Gravado por</translation>
    </message>
    <message>
        <source>Wrong &apos;Linking disabled&apos; flag</source>
        <extracomment>IV014.fault</extracomment>
        <translation>Flag &apos;Ligação desativada&apos; errada</translation>
    </message>
    <message>
        <source>Wrong checksum</source>
        <extracomment>SAV-003.fault</extracomment>
        <translation>Checksum errado</translation>
    </message>
    <message>
        <source>Wrong checksum kept</source>
        <extracomment>gta_sa_save.file.keeps_checksum</extracomment>
        <translation>Checksum errado mantido</translation>
    </message>
    <message>
        <source>Wrong dead-end flag</source>
        <extracomment>SA034.fault</extracomment>
        <translation>Flag de sem saída errada</translation>
    </message>
    <message>
        <source>Wrong file size</source>
        <extracomment>SAV-001.fault</extracomment>
        <translation>Tamanho de arquivo errado</translation>
    </message>
    <message>
        <source>Wrong flood group</source>
        <extracomment>SA033.fault</extracomment>
        <translation>Grupo de flood errado</translation>
    </message>
    <message>
        <source>Wrong stored area or ID</source>
        <extracomment>IV003.fault</extracomment>
        <translation>Área ou ID armazenado errado</translation>
    </message>
    <message>
        <source>Wrong stored link count</source>
        <extracomment>IV013.fault</extracomment>
        <translation>Contagem de ligações armazenada errada</translation>
    </message>
    <message>
        <source>Wrong unnamed-areas byte</source>
        <extracomment>NAV042.fault</extracomment>
        <translation>Byte de áreas sem nome errado</translation>
    </message>
    <message>
        <source>Zero padding of an archive copy, or bytes that the game never reads</source>
        <extracomment>gta_sa_extended_paths.file.tail.help, gta_sa_paths.file.tail.help</extracomment>
        <translation>Preenchimento com zeros de uma cópia de pacote, ou bytes que o jogo nunca lê</translation>
    </message>
    <message>
        <source>Zeros after the links, as in a copy from an archive. An edited file is padded again.</source>
        <extracomment>gta_iv_paths.file.padded.help</extracomment>
        <translation>Zeros após as ligações, como em uma cópia de um pacote. Um arquivo editado é preenchido de novo.</translation>
    </message>
    <message>
        <source>Zone</source>
        <extracomment>gta_sa_save.gang_wars.zone, gta_sa_save.zone.label.section, gta_sa_save.zone.level.section, gta_sa_save.zone.list.section, gta_sa_save.zone.name.section, gta_sa_save.zone.population.section, gta_sa_save.zone.type.section</extracomment>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Zone with unknown type or population</source>
        <extracomment>SAV-031T.fault</extracomment>
        <translation>Zona com tipo ou população desconhecidos</translation>
    </message>
    <message>
        <source>
Different, and {}: {}.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>
Diferentes, e {}: {}.</translation>
    </message>
    <message>
        <source>
Missing, and not created: {}.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>
Ausentes, e não criados: {}.</translation>
    </message>
    <message>
        <source>
Outdated: {}.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>
Desatualizados: {}.</translation>
    </message>
    <message>
        <source>a change of this file was interrupted, and the record of its old content is damaged. Nothing was changed. If the file is intact or has been restored, remove {}</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>uma alteração deste arquivo foi interrompida, e o registro do seu conteúdo antigo está danificado. Nada foi alterado. Se o arquivo está intacto ou foi restaurado, remova {}</translation>
    </message>
    <message>
        <source>a loop, first from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>um laço, primeiro de {} a {}</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>uma parte do caminho não é uma pasta</translation>
    </message>
    <message>
        <source>a save was interrupted and can be neither finished nor undone: {}. Nothing was changed. What exists of the previous files is in {}</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>um salvamento foi interrompido e não pode ser concluído nem desfeito: {}. Nada foi alterado. O que existe dos arquivos anteriores está em {}</translation>
    </message>
    <message>
        <source>a save was interrupted and its record is damaged, so it can be neither finished nor undone. Nothing was changed. The previous files are in the latest backup set; see &quot;Restoring&quot; in the guide</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>um salvamento foi interrompido e seu registro está danificado, portanto não pode ser concluído nem desfeito. Nada foi alterado. Os arquivos anteriores estão no conjunto de backup mais recente; veja &quot;Restoring&quot; no guia</translation>
    </message>
    <message>
        <source>a value that does not fit</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>um valor que não cabe</translation>
    </message>
    <message>
        <source>a wrong number of values</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>um número errado de valores</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp, core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>acima</translation>
    </message>
    <message>
        <source>adds</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>adiciona</translation>
    </message>
    <message>
        <source>airstrip</source>
        <extracomment>gta_sa_save.marker.type.8</extracomment>
        <translation>pista de pouso</translation>
    </message>
    <message>
        <source>all selected areas</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>todas as áreas selecionadas</translation>
    </message>
    <message>
        <source>all teams</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>todas as equipes</translation>
    </message>
    <message>
        <source>an earlier change of this file was interrupted. Open it again to undo the change</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>uma alteração anterior deste arquivo foi interrompida. Abra-o de novo para desfazer a alteração</translation>
    </message>
    <message>
        <source>an earlier change of this file was interrupted. Open it again to undo the change. Its record is {}</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>uma alteração anterior deste arquivo foi interrompida. Abra-o de novo para desfazer a alteração. Seu registro é {}</translation>
    </message>
    <message>
        <source>an earlier save was interrupted here. Open the folder again to finish or undo it</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>um salvamento anterior foi interrompido aqui. Abra a pasta de novo para concluí-lo ou desfazê-lo</translation>
    </message>
    <message>
        <source>an earlier save was interrupted here. Open the folder again to finish or undo it before saving</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>um salvamento anterior foi interrompido aqui. Abra a pasta de novo para concluí-lo ou desfazê-lo antes de salvar</translation>
    </message>
    <message>
        <source>another program is saving in this folder right now. Try again later</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>outro programa está salvando nesta pasta agora. Tente mais tarde</translation>
    </message>
    <message>
        <source>approach areas</source>
        <extracomment>source_nav.area.approach</extracomment>
        <translation>áreas de aproximação</translation>
    </message>
    <message>
        <source>are</source>
        <extracomment>core/opening/game_copies.cpp, core/systems/shared/path_graph.cpp</extracomment>
        <translation>são</translation>
    </message>
    <message>
        <source>area</source>
        <extracomment>core/systems/shared/path_checks.cpp, core/systems/shared/path_graph.cpp, gta_iv_paths.file, gta_sa_extended_paths.file, gta_sa_paths.file, source_nav.area, source_nav.area.legend</extracomment>
        <translation>área</translation>
    </message>
    <message>
        <source>area {}</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>área {}</translation>
    </message>
    <message>
        <source>area {}, which does not exist</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>área {}, que não existe</translation>
    </message>
    <message>
        <source>areas</source>
        <extracomment>core/systems/shared/path_checks.cpp, core/systems/shared/path_graph.cpp, gta_iv_paths.file.plural, gta_sa_extended_paths.file.plural, gta_sa_paths.file.plural, source_nav.area.plural, source_nav.select_one_way.what.0</extracomment>
        <translation>áreas</translation>
    </message>
    <message>
        <source>arrest (police)</source>
        <extracomment>gta_sa_save.restart.kind.1</extracomment>
        <translation>prisão (polícia)</translation>
    </message>
    <message>
        <source>as before</source>
        <extracomment>gta_sa_extended_paths.build_path.switched_off.0, gta_sa_extended_paths.build_road.switched_off.0, gta_sa_extended_paths.build_water.switched_off.0, gta_sa_paths.build_path.switched_off.0, gta_sa_paths.build_road.switched_off.0, gta_sa_paths.build_water.switched_off.0</extracomment>
        <translation>como antes</translation>
    </message>
    <message>
        <source>audio objects</source>
        <extracomment>gta_sa_save.block.content.14</extracomment>
        <translation>objetos de áudio</translation>
    </message>
    <message>
        <source>avoid</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>evitar</translation>
    </message>
    <message>
        <source>barrier jump</source>
        <extracomment>quake_nav2.chain.type.5, quake_nav2.connect_as.type.5, quake_nav2.link.barrier jump, quake_nav2.link.legend, quake_nav2.link.type.5, quake_nav2.select_type.type.5, quake_nav2.set_type.type.5, quake_nav2.traversal.barrier jump, quake_nav3.chain.type.5, quake_nav3.connect_as.type.5, quake_nav3.link.barrier jump, quake_nav3.link.legend, quake_nav3.link.type.5, quake_nav3.select_type.type.5, quake_nav3.set_type.type.5, quake_nav3.traversal.barrier jump</extracomment>
        <translation>salto de barreira</translation>
    </message>
    <message>
        <source>became longer</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>ficou mais longo</translation>
    </message>
    <message>
        <source>became shorter</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>ficou mais curto</translation>
    </message>
    <message>
        <source>became shorter while it was being changed</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>ficou mais curto enquanto era alterado</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp, core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>abaixo</translation>
    </message>
    <message>
        <source>beside the archive</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>ao lado do pacote</translation>
    </message>
    <message>
        <source>blip</source>
        <extracomment>gta_sa_save.marker.display.2</extracomment>
        <translation>blip</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>gta_sa_save.block</extracomment>
        <translation>bloco</translation>
    </message>
    <message>
        <source>block {} ({}) has an unknown layout and is kept unchanged</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>o bloco {} ({}) tem um layout desconhecido e é mantido inalterado</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>blocks</source>
        <extracomment>gta_sa_save.block.plural</extracomment>
        <translation>blocos</translation>
    </message>
    <message>
        <source>boat</source>
        <extracomment>gta_iv_paths.link.boat, gta_iv_paths.node.boat, gta_sa_extended_paths.link.boat, gta_sa_extended_paths.navi.boat, gta_sa_extended_paths.node.boat, gta_sa_paths.link.boat, gta_sa_paths.navi.boat, gta_sa_paths.node.boat</extracomment>
        <translation>barco</translation>
    </message>
    <message>
        <source>boat node</source>
        <extracomment>gta_iv_paths.node.legend, gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend</extracomment>
        <translation>nó de barco</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>gta_sa_save.marker.display.3</extracomment>
        <translation>ambos</translation>
    </message>
    <message>
        <source>both teams</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>ambas as equipes</translation>
    </message>
    <message>
        <source>both ways</source>
        <extracomment>core/systems/quake_nav/overlays.cpp, quake_nav2.chain.way.0, quake_nav2.connect_as.way.1, quake_nav2.link.way.0, quake_nav3.chain.way.0, quake_nav3.connect_as.way.1, quake_nav3.link.way.0, source_nav.connection.legend, source_nav.connection.twoWay</extracomment>
        <translation>nos dois sentidos</translation>
    </message>
    <message>
        <source>by direction of the road</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase.0, gta_sa_paths.propose_lights.phase.0</extracomment>
        <translation>pela direção da via</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>gta_sa_save.block.length.unit, source_nav.file.bsp_size.unit</extracomment>
        <translation>bytes</translation>
    </message>
    <message>
        <source>cannot be changed</source>
        <extracomment>core/files/in_place_steps.h</extracomment>
        <translation>não pode ser alterado</translation>
    </message>
    <message>
        <source>cannot be changed together with {}: it is in another folder</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>não pode ser alterado junto com {}: está em outra pasta</translation>
    </message>
    <message>
        <source>cannot be changed: it is not a regular file</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>não pode ser alterado: não é um arquivo comum</translation>
    </message>
    <message>
        <source>cannot be changed: the file is marked read-only</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>não pode ser alterado: o arquivo está marcado como somente leitura</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <extracomment>core/files/backup_sets.cpp, core/files/save_set.cpp, core/files/save_steps.cpp</extracomment>
        <translation>não pode ser verificado</translation>
    </message>
    <message>
        <source>cannot be checked for changes</source>
        <extracomment>core/files/batch_reader.cpp</extracomment>
        <translation>não pode ser verificado quanto a alterações</translation>
    </message>
    <message>
        <source>cannot be copied</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>não pode ser copiado</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <extracomment>core/files/own_folder.cpp</extracomment>
        <translation>não pode ser criado</translation>
    </message>
    <message>
        <source>cannot be listed</source>
        <extracomment>core/files/backup_sets.cpp, core/files/read_file.cpp, core/files/recover_folder.cpp</extracomment>
        <translation>não pode ser listado</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <extracomment>core/files/recover_folder.cpp, core/files/recover_in_place.cpp, core/opening/find_documents.cpp</extracomment>
        <translation>não pode ser aberto</translation>
    </message>
    <message>
        <source>cannot be opened: {} contains no such file</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>não pode ser aberto: {} não contém tal arquivo</translation>
    </message>
    <message>
        <source>cannot be packed into: it is not a map. Documents opened from it are saved into it</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>não pode receber arquivos: não é um mapa. Documentos abertos dele são salvos nele</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>core/files/file_source.cpp, core/files/file_steps.cpp, core/files/recover_in_place.cpp, core/opening/find_documents.cpp, core/opening/world_files.cpp</extracomment>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>cannot be read: a change of this file was interrupted or is still running. Open the file in the editor to undo it</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>não pode ser lido: uma alteração deste arquivo foi interrompida ou ainda está em curso. Abra o arquivo no editor para desfazê-la</translation>
    </message>
    <message>
        <source>cannot be read: a save of it and its directory was interrupted or is still running. Open it in the editor to finish or undo the save</source>
        <extracomment>core/files/archive.cpp</extracomment>
        <translation>não pode ser lido: um salvamento dele e do seu diretório foi interrompido ou ainda está em curso. Abra-o no editor para concluir ou desfazer o salvamento</translation>
    </message>
    <message>
        <source>cannot be read: another program changed it at the same time</source>
        <extracomment>core/files/file_source.cpp</extracomment>
        <translation>não pode ser lido: outro programa o alterou ao mesmo tempo</translation>
    </message>
    <message>
        <source>cannot be read: it has {} bytes, more than the limit of {}</source>
        <extracomment>core/files/batch_reader.cpp</extracomment>
        <translation>não pode ser lido: tem {} bytes, mais que o limite de {}</translation>
    </message>
    <message>
        <source>cannot be read: it is not a regular file</source>
        <extracomment>core/files/file_source.cpp, core/files/save_plan.cpp, core/opening/find_documents.cpp</extracomment>
        <translation>não pode ser lido: não é um arquivo comum</translation>
    </message>
    <message>
        <source>cannot be read: {} contains no file of this name</source>
        <extracomment>core/files/batch_reader.cpp</extracomment>
        <translation>não pode ser lido: {} não contém nenhum arquivo com este nome</translation>
    </message>
    <message>
        <source>cannot be rebuilt</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>não pode ser reconstruído</translation>
    </message>
    <message>
        <source>cannot be removed</source>
        <extracomment>core/files/backup_sets.cpp, core/files/in_place.cpp, core/files/save_steps.cpp</extracomment>
        <translation>não pode ser removido</translation>
    </message>
    <message>
        <source>cannot be replaced</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>não pode ser substituído</translation>
    </message>
    <message>
        <source>cannot be restored</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>não pode ser restaurado</translation>
    </message>
    <message>
        <source>cannot be saved</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>não pode ser salvo</translation>
    </message>
    <message>
        <source>cannot be saved: a file of this name exists already, and the document was opened from {}</source>
        <extracomment>core/opening/save_document.cpp</extracomment>
        <translation>não pode ser salvo: já existe um arquivo com este nome, e o documento foi aberto de {}</translation>
    </message>
    <message>
        <source>cannot be saved: a file of this name exists that does not belong to the document</source>
        <extracomment>core/opening/save_document.cpp</extracomment>
        <translation>não pode ser salvo: existe um arquivo com este nome que não pertence ao documento</translation>
    </message>
    <message>
        <source>cannot be saved: another program has changed it since it was opened</source>
        <extracomment>core/opening/save_document.cpp</extracomment>
        <translation>não pode ser salvo: outro programa o alterou desde que foi aberto</translation>
    </message>
    <message>
        <source>cannot be saved: something other than a file has this name</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>não pode ser salvo: algo que não é um arquivo tem este nome</translation>
    </message>
    <message>
        <source>cannot be saved: the file is marked read-only</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>não pode ser salvo: o arquivo está marcado como somente leitura</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>não pode ser gravado</translation>
    </message>
    <message>
        <source>cannot be written to</source>
        <extracomment>core/files/in_place.cpp, core/files/recover_folder.cpp, core/files/save_set.cpp, core/files/save_steps.cpp</extracomment>
        <translation>não pode ser gravado</translation>
    </message>
    <message>
        <source>cannot be written to: it is {}. Only maps of the Source engine and IMG archives can be changed</source>
        <extracomment>core/files/put_entry.cpp</extracomment>
        <translation>não pode ser gravado: é {}. Só mapas da engine Source e pacotes IMG podem ser alterados</translation>
    </message>
    <message>
        <source>cannot be written: {}</source>
        <extracomment>core/systems/source_nav/save.cpp</extracomment>
        <translation>não pode ser gravado: {}</translation>
    </message>
    <message>
        <source>cannot contain a file named &quot;{}&quot;: the path is invalid</source>
        <extracomment>core/files/put_entry.cpp</extracomment>
        <translation>não pode conter um arquivo chamado &quot;{}&quot;: o caminho é inválido</translation>
    </message>
    <message>
        <source>cannot contain a file of that name</source>
        <extracomment>core/files/own_folder.cpp</extracomment>
        <translation>não pode conter um arquivo com esse nome</translation>
    </message>
    <message>
        <source>cannot contain files of &quot;{}&quot;: no game looks for them in a map</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>não pode conter arquivos de &quot;{}&quot;: nenhum jogo os procura em um mapa</translation>
    </message>
    <message>
        <source>cannot contain this document: it has {} files, and only one can be packed</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>não pode conter este documento: ele tem {} arquivos, e só um pode ser empacotado</translation>
    </message>
    <message>
        <source>car</source>
        <extracomment>gta_iv_paths.link.car, gta_iv_paths.node.car, gta_iv_paths.node.group.0, gta_iv_paths.node.part, gta_sa_extended_paths.link.car, gta_sa_extended_paths.navi.car, gta_sa_extended_paths.node.car, gta_sa_paths.link.car, gta_sa_paths.navi.car, gta_sa_paths.node.car, gta_sa_save.marker.type.1</extracomment>
        <translation>carro</translation>
    </message>
    <message>
        <source>car and boat nodes</source>
        <extracomment>gta_sa_save.path_region.vehicles.1, gta_sa_save.region_around.vehicles.1</extracomment>
        <translation>nós de carro e de barco</translation>
    </message>
    <message>
        <source>car generator</source>
        <extracomment>gta_sa_save.car_generator</extracomment>
        <translation>gerador de carros</translation>
    </message>
    <message>
        <source>car generators</source>
        <extracomment>gta_sa_save.block.content.12, gta_sa_save.car_generator.plural, gta_sa_save.file.close.section, gta_sa_save.file.process.section</extracomment>
        <translation>geradores de carros</translation>
    </message>
    <message>
        <source>car node</source>
        <extracomment>gta_iv_paths.node.legend, gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend</extracomment>
        <translation>nó de carro</translation>
    </message>
    <message>
        <source>check for floor</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>verificar piso</translation>
    </message>
    <message>
        <source>check for solid</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>verificar sólido</translation>
    </message>
    <message>
        <source>choose a coordinate, as in position.x</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>escolha uma coordenada, como em position.x</translation>
    </message>
    <message>
        <source>cliff</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>penhasco</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>gta_sa_save.garage.door_state.0</extracomment>
        <translation>fechada</translation>
    </message>
    <message>
        <source>closing</source>
        <extracomment>gta_sa_save.garage.door_state.2</extracomment>
        <translation>fechando</translation>
    </message>
    <message>
        <source>collectable</source>
        <extracomment>gta_sa_save.pickup.type.6</extracomment>
        <translation>colecionável</translation>
    </message>
    <message>
        <source>comes from</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>vem de</translation>
    </message>
    <message>
        <source>completely</source>
        <extracomment>source_nav.area.visible_area.visibility.2</extracomment>
        <translation>completamente</translation>
    </message>
    <message>
        <source>connection</source>
        <extracomment>source_nav.connection</extracomment>
        <translation>conexão</translation>
    </message>
    <message>
        <source>connections</source>
        <extracomment>source_nav.connection.plural, source_nav.select_one_way.what.1</extracomment>
        <translation>conexões</translation>
    </message>
    <message>
        <source>contact point</source>
        <extracomment>gta_sa_save.marker.type.5</extracomment>
        <translation>ponto de contato</translation>
    </message>
    <message>
        <source>contains no supported file ({}, {})</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>não contém nenhum arquivo compatível ({}, {})</translation>
    </message>
    <message>
        <source>contains no supported file itself. Name what to open below it: {}</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>não contém diretamente nenhum arquivo compatível. Indique o que abrir abaixo dela: {}</translation>
    </message>
    <message>
        <source>contains no supported file. Expected: {}</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>não contém nenhum arquivo compatível. Esperado: {}</translation>
    </message>
    <message>
        <source>coordinate</source>
        <extracomment>gta_sa_save.marker.type.4</extracomment>
        <translation>coordenada</translation>
    </message>
    <message>
        <source>counted statistic</source>
        <extracomment>gta_sa_save.counted_statistic</extracomment>
        <translation>estatística contada</translation>
    </message>
    <message>
        <source>counted statistics</source>
        <extracomment>gta_sa_save.counted_statistic.plural</extracomment>
        <translation>estatísticas contadas</translation>
    </message>
    <message>
        <source>country</source>
        <extracomment>gta_sa_save.simple_vars.level.0, gta_sa_save.zone.level.0</extracomment>
        <translation>zona rural</translation>
    </message>
    <message>
        <source>crosses a road</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing.1, gta_sa_paths.build_path.crossing.1</extracomment>
        <translation>atravessa uma via</translation>
    </message>
    <message>
        <source>crouch</source>
        <extracomment>quake_nav3.chain.type.9, quake_nav3.connect_as.type.9, quake_nav3.link.crouch, quake_nav3.link.legend, quake_nav3.link.type.9, quake_nav3.node.legend, quake_nav3.select_type.type.9, quake_nav3.set_type.type.9, quake_nav3.traversal.crouch, source_nav.area.legend</extracomment>
        <translation>agachar</translation>
    </message>
    <message>
        <source>damaged</source>
        <extracomment>gta_sa_save.block.tagged.0</extracomment>
        <translation>danificada</translation>
    </message>
    <message>
        <source>death (hospital)</source>
        <extracomment>gta_sa_save.restart.kind.0</extracomment>
        <translation>morte (hospital)</translation>
    </message>
    <message>
        <source>degrees</source>
        <extracomment>gta_iv_paths.rotate_selection.angle.unit, gta_sa_extended_paths.rotate_selection.angle.unit, gta_sa_paths.rotate_selection.angle.unit, gta_sa_save.car_generator.heading.unit, gta_sa_save.parked_car.heading.unit, gta_sa_save.restart.heading.unit, gta_sa_save.rotate_selection.angle.unit, quake_nav2.rotate_selection.angle.unit, quake_nav3.rotate_selection.angle.unit, source_nav.rotate_selection.angle.unit</extracomment>
        <translation>graus</translation>
    </message>
    <message>
        <source>disabled</source>
        <extracomment>quake_nav3.node.legend</extracomment>
        <translation>desativado</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>para baixo</translation>
    </message>
    <message>
        <source>drop</source>
        <extracomment>source_nav.connection.drop, source_nav.connection.legend</extracomment>
        <translation>queda</translation>
    </message>
    <message>
        <source>dropped car</source>
        <extracomment>gta_sa_save.garage.door_state.5</extracomment>
        <translation>carro deixado</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.1, source_nav.area.approach.previous_how.1, source_nav.connection.part, source_nav.connection.side.1, source_nav.encounter_path.from_direction.1, source_nav.encounter_path.to_direction.1, source_nav.ladder.direction.1, source_nav.ladder.direction.2, source_nav.set_side.side.2</extracomment>
        <translation>leste</translation>
    </message>
    <message>
        <source>edict</source>
        <extracomment>quake_nav2.edict, quake_nav2.edict.legend, quake_nav3.edict, quake_nav3.edict.legend</extracomment>
        <translation>edict</translation>
    </message>
    <message>
        <source>edict without a brush in the map</source>
        <extracomment>quake_nav2.edict.legend, quake_nav3.edict.legend</extracomment>
        <translation>edict sem brush no mapa</translation>
    </message>
    <message>
        <source>edicts</source>
        <extracomment>quake_nav2.edict.plural, quake_nav3.edict.plural</extracomment>
        <translation>edicts</translation>
    </message>
    <message>
        <source>elevator</source>
        <extracomment>quake_nav2.chain.type.6, quake_nav2.connect_as.type.6, quake_nav2.link.elevator, quake_nav2.link.legend, quake_nav2.link.type.6, quake_nav2.select_type.type.6, quake_nav2.set_type.type.6, quake_nav2.traversal.elevator, quake_nav3.chain.type.6, quake_nav3.connect_as.type.6, quake_nav3.link.elevator, quake_nav3.link.legend, quake_nav3.link.type.6, quake_nav3.node.legend, quake_nav3.select_type.type.6, quake_nav3.set_type.type.6, quake_nav3.traversal.elevator</extracomment>
        <translation>elevador</translation>
    </message>
    <message>
        <source>elevator bottom</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.node.legend</extracomment>
        <translation>base do elevador</translation>
    </message>
    <message>
        <source>elevator down</source>
        <extracomment>source_nav.area.approach.next_how.8, source_nav.area.approach.previous_how.8</extracomment>
        <translation>elevador abaixo</translation>
    </message>
    <message>
        <source>elevator link leads to it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>ligação de elevador leva a ele</translation>
    </message>
    <message>
        <source>elevator link leaves it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>ligação de elevador sai dele</translation>
    </message>
    <message>
        <source>elevator top</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.node.legend</extracomment>
        <translation>topo do elevador</translation>
    </message>
    <message>
        <source>elevator up</source>
        <extracomment>source_nav.area.approach.next_how.7, source_nav.area.approach.previous_how.7</extracomment>
        <translation>elevador acima</translation>
    </message>
    <message>
        <source>empty, 788 bytes</source>
        <extracomment>gta_sa_extended_paths.file.form.4, gta_sa_extended_paths.file.written_form.4, gta_sa_paths.file.form.4, gta_sa_paths.file.written_form.4</extracomment>
        <translation>vazia, 788 bytes</translation>
    </message>
    <message>
        <source>encounter path</source>
        <extracomment>source_nav.encounter_path, source_nav.encounter_path.legend</extracomment>
        <translation>caminho de encontro</translation>
    </message>
    <message>
        <source>encounter paths</source>
        <extracomment>source_nav.encounter_path.plural</extracomment>
        <translation>caminhos de encontro</translation>
    </message>
    <message>
        <source>encounter spots</source>
        <extracomment>source_nav.encounter_path.encounter_spot</extracomment>
        <translation>pontos de encontro</translation>
    </message>
    <message>
        <source>ends</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>extremos</translation>
    </message>
    <message>
        <source>entrance</source>
        <extracomment>gta_sa_save.enex_connection</extracomment>
        <translation>entrada</translation>
    </message>
    <message>
        <source>entrances</source>
        <extracomment>gta_sa_save.block.content.25, gta_sa_save.enex_connection.plural</extracomment>
        <translation>entradas</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>gta_sa_extended_paths.file.form.1, gta_sa_extended_paths.file.written_form.1, gta_sa_paths.file.form.1, gta_sa_paths.file.written_form.1</extracomment>
        <translation>exata</translation>
    </message>
    <message>
        <source>exchanged</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase.1, gta_sa_paths.propose_lights.phase.1</extracomment>
        <translation>trocada</translation>
    </message>
    <message>
        <source>exists already</source>
        <extracomment>core/files/rebuild_archive.cpp, core/opening/begin_document.cpp</extracomment>
        <translation>já existe</translation>
    </message>
    <message>
        <source>expected a property</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>esperada uma propriedade</translation>
    </message>
    <message>
        <source>expected a value</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>esperado um valor</translation>
    </message>
    <message>
        <source>exposed</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>exposto</translation>
    </message>
    <message>
        <source>extend beyond the end and cannot be read</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>passam do fim e não podem ser lidas</translation>
    </message>
    <message>
        <source>extends beyond the end and cannot be read</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>passa do fim e não pode ser lida</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>gta_sa_save.file, quake_nav2.file, quake_nav3.file</extracomment>
        <translation>arquivo</translation>
    </message>
    <message>
        <source>files</source>
        <extracomment>gta_sa_save.file.plural, quake_nav2.file.plural, quake_nav3.file.plural</extracomment>
        <translation>arquivos</translation>
    </message>
    <message>
        <source>floating package</source>
        <extracomment>gta_sa_save.pickup.type.13</extracomment>
        <translation>pacote flutuante</translation>
    </message>
    <message>
        <source>floating package, floats</source>
        <extracomment>gta_sa_save.pickup.type.14</extracomment>
        <translation>pacote flutuante, flutua</translation>
    </message>
    <message>
        <source>fog place</source>
        <extracomment>source_nav.fog_place</extracomment>
        <translation>local de neblina</translation>
    </message>
    <message>
        <source>fog places</source>
        <extracomment>source_nav.fog_place.plural</extracomment>
        <translation>locais de neblina</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>core/systems/source_nav/build.cpp, core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>pé</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>gta_sa_save.marker.type.0, gta_sa_save.pickup.type.0</extracomment>
        <translation>livre</translation>
    </message>
    <message>
        <source>from the selection only</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>só a partir da seleção</translation>
    </message>
    <message>
        <source>from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>de {} a {}</translation>
    </message>
    <message>
        <source>game logic</source>
        <extracomment>gta_sa_save.block.content.4</extracomment>
        <translation>lógica do jogo</translation>
    </message>
    <message>
        <source>gang</source>
        <extracomment>gta_sa_save.gang</extracomment>
        <translation>gangue</translation>
    </message>
    <message>
        <source>gang war</source>
        <extracomment>gta_sa_save.gang_wars</extracomment>
        <translation>guerra de gangues</translation>
    </message>
    <message>
        <source>gang wars</source>
        <extracomment>gta_sa_save.block.content.23, gta_sa_save.gang_wars.plural</extracomment>
        <translation>guerras de gangues</translation>
    </message>
    <message>
        <source>gangs</source>
        <extracomment>gta_sa_save.block.content.11, gta_sa_save.gang.plural</extracomment>
        <translation>gangues</translation>
    </message>
    <message>
        <source>garage</source>
        <extracomment>gta_sa_save.garage</extracomment>
        <translation>garagem</translation>
    </message>
    <message>
        <source>garages</source>
        <extracomment>gta_sa_save.block.content.3, gta_sa_save.file.bank_vans.section, gta_sa_save.file.bombs_free.section, gta_sa_save.file.collected.section, gta_sa_save.file.last_help.section, gta_sa_save.file.no_resprays.section, gta_sa_save.file.police_cars.section, gta_sa_save.file.resprays_free.section, gta_sa_save.file.wanted_type_1.section, gta_sa_save.file.wanted_type_2.section, gta_sa_save.file.wanted_type_3.section, gta_sa_save.file.wanted_type_4.section, gta_sa_save.garage.plural</extracomment>
        <translation>garagens</translation>
    </message>
    <message>
        <source>good sniper spot</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>bom ponto de sniper</translation>
    </message>
    <message>
        <source>greater</source>
        <extracomment>source_nav.select_half_space.side.0</extracomment>
        <translation>maior</translation>
    </message>
    <message>
        <source>grows</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>cresce</translation>
    </message>
    <message>
        <source>half turn</source>
        <extracomment>quake_nav2.rotate.angle.0, quake_nav3.rotate.angle.0</extracomment>
        <translation>meia volta</translation>
    </message>
    <message>
        <source>has a name that is not terminated</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>tem um nome sem terminação</translation>
    </message>
    <message>
        <source>has another format</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>tem outro formato</translation>
    </message>
    <message>
        <source>has another format or is damaged</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>tem outro formato ou está danificado</translation>
    </message>
    <message>
        <source>has no backup folder</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>não tem pasta de backup</translation>
    </message>
    <message>
        <source>has no intact backup</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>não tem backup intacto</translation>
    </message>
    <message>
        <source>has overlapping changes, or changes beyond its size</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>tem alterações sobrepostas, ou alterações além do seu tamanho</translation>
    </message>
    <message>
        <source>has the same name as an earlier one, which is used</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>tem o mesmo nome de uma anterior, que é usada</translation>
    </message>
    <message>
        <source>have names that are not terminated</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>têm nomes sem terminação</translation>
    </message>
    <message>
        <source>have the same names as earlier ones, which are used</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>têm os mesmos nomes de anteriores, que são usadas</translation>
    </message>
    <message>
        <source>hazard</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>perigo</translation>
    </message>
    <message>
        <source>height {:.2f}</source>
        <extracomment>core/systems/source_nav/area_drags.cpp</extracomment>
        <translation>altura {:.2f}</translation>
    </message>
    <message>
        <source>hiding spot</source>
        <extracomment>source_nav.hiding_spot</extracomment>
        <translation>esconderijo</translation>
    </message>
    <message>
        <source>hiding spots</source>
        <extracomment>source_nav.hiding_spot.plural</extracomment>
        <translation>esconderijos</translation>
    </message>
    <message>
        <source>hiding, hostages</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>esconder, reféns</translation>
    </message>
    <message>
        <source>highway</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.2, gta_sa_extended_paths.node.road_class.2, gta_sa_extended_paths.set_run.road_class.2, gta_sa_paths.build_road.road_class.2, gta_sa_paths.node.road_class.2, gta_sa_paths.set_run.road_class.2</extracomment>
        <translation>rodovia</translation>
    </message>
    <message>
        <source>hospitals</source>
        <extracomment>gta_sa_save.restart.part</extracomment>
        <translation>hospitais</translation>
    </message>
    <message>
        <source>ideal sniper spot</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>ponto de sniper ideal</translation>
    </message>
    <message>
        <source>in cover</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>com cobertura</translation>
    </message>
    <message>
        <source>in the folder where the game looks first</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>na pasta em que o jogo procura primeiro</translation>
    </message>
    <message>
        <source>intersection</source>
        <extracomment>gta_iv_paths.node.group.1, gta_iv_paths.node.intersection, gta_iv_paths.node.legend, gta_iv_paths.node.part</extracomment>
        <translation>interseção</translation>
    </message>
    <message>
        <source>is</source>
        <extracomment>core/opening/game_copies.cpp, core/systems/shared/path_graph.cpp</extracomment>
        <translation>é</translation>
    </message>
    <message>
        <source>is cut short or damaged</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>está truncado ou danificado</translation>
    </message>
    <message>
        <source>is cut short: {} of {} {}</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>está truncado: {} de {} {}</translation>
    </message>
    <message>
        <source>is damaged</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>está danificado</translation>
    </message>
    <message>
        <source>is in a folder whose part of the save is missing</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>está em uma pasta cuja parte do salvamento está ausente</translation>
    </message>
    <message>
        <source>is needed to finish or undo an interrupted save in {}, but cannot be reached</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>é necessário para concluir ou desfazer um salvamento interrompido em {}, mas não pode ser acessado</translation>
    </message>
    <message>
        <source>is not a map of the games of </source>
        <extracomment>core/opening/begin_document.cpp</extracomment>
        <translation>não é um mapa dos jogos de </translation>
    </message>
    <message>
        <source>is not a supported archive</source>
        <extracomment>core/files/archive.cpp</extracomment>
        <translation>não é um pacote compatível</translation>
    </message>
    <message>
        <source>is not a supported file</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>não é um arquivo compatível</translation>
    </message>
    <message>
        <source>is not a valid name for a backup folder</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>não é um nome válido para uma pasta de backup</translation>
    </message>
    <message>
        <source>is not the name of a file</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>não é o nome de um arquivo</translation>
    </message>
    <message>
        <source>is of a version or variant that is not supported</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>é de uma versão ou variante não suportada</translation>
    </message>
    <message>
        <source>it</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>ele</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>não existe</translation>
    </message>
    <message>
        <source>it has no coordinates</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>não tem coordenadas</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>é uma pasta, não um arquivo</translation>
    </message>
    <message>
        <source>it is open in another program, such as the game</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>está aberto em outro programa, como o jogo</translation>
    </message>
    <message>
        <source>its links form a cycle</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>seus links formam um ciclo</translation>
    </message>
    <message>
        <source>its spare parts were never initialised. Kept unchanged until the area is edited, then written in standard form.</source>
        <extracomment>core/systems/gta_sa_paths/load.cpp</extracomment>
        <translation>suas partes de reserva nunca foram inicializadas. Mantidas inalteradas até a área ser editada, depois gravadas na forma padrão.</translation>
    </message>
    <message>
        <source>its spare parts were never initialised. Kept unchanged.</source>
        <extracomment>core/systems/gta_sa_paths/load.cpp</extracomment>
        <translation>suas partes de reserva nunca foram inicializadas. Mantidas inalteradas.</translation>
    </message>
    <message>
        <source>jump</source>
        <extracomment>source_nav.area.approach.next_how.6, source_nav.area.approach.previous_how.6, source_nav.area.legend</extracomment>
        <translation>salto</translation>
    </message>
    <message>
        <source>keep</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.1, gta_sa_paths.propose_lights.existing.1</extracomment>
        <translation>manter</translation>
    </message>
    <message>
        <source>known</source>
        <extracomment>gta_sa_save.block.opaque.0</extracomment>
        <translation>conhecido</translation>
    </message>
    <message>
        <source>ladder</source>
        <extracomment>quake_nav3.chain.type.10, quake_nav3.connect_as.type.10, quake_nav3.link.ladder, quake_nav3.link.legend, quake_nav3.link.type.10, quake_nav3.node.legend, quake_nav3.select_type.type.10, quake_nav3.set_type.type.10, quake_nav3.traversal.ladder, source_nav.ladder, source_nav.ladder.legend</extracomment>
        <translation>escada</translation>
    </message>
    <message>
        <source>ladder down</source>
        <extracomment>source_nav.area.approach.next_how.5, source_nav.area.approach.previous_how.5</extracomment>
        <translation>escada abaixo</translation>
    </message>
    <message>
        <source>ladder up</source>
        <extracomment>source_nav.area.approach.next_how.4, source_nav.area.approach.previous_how.4</extracomment>
        <translation>escada acima</translation>
    </message>
    <message>
        <source>ladders</source>
        <extracomment>source_nav.ladder.plural</extracomment>
        <translation>escadas</translation>
    </message>
    <message>
        <source>ladders down</source>
        <extracomment>source_nav.area.ladder_down</extracomment>
        <translation>escadas para baixo</translation>
    </message>
    <message>
        <source>ladders up</source>
        <extracomment>source_nav.area.ladder_up</extracomment>
        <translation>escadas para cima</translation>
    </message>
    <message>
        <source>leads to</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>leva a</translation>
    </message>
    <message>
        <source>leave</source>
        <extracomment>quake_nav2.retie.guesses.0, quake_nav3.retie.guesses.0</extracomment>
        <translation>deixar</translation>
    </message>
    <message>
        <source>left unchanged</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>mantidos inalterados</translation>
    </message>
    <message>
        <source>less</source>
        <extracomment>source_nav.select_half_space.side.1</extracomment>
        <translation>menor</translation>
    </message>
    <message>
        <source>line {}</source>
        <extracomment>core/systems/quake_nav/save.cpp</extracomment>
        <translation>linha {}</translation>
    </message>
    <message>
        <source>link</source>
        <extracomment>core/systems/gta_iv_paths/road_edits.cpp, gta_iv_paths.link, gta_sa_extended_paths.link, gta_sa_paths.link, quake_nav2.link, quake_nav3.link</extracomment>
        <translation>ligação</translation>
    </message>
    <message>
        <source>links</source>
        <extracomment>core/systems/gta_iv_paths/road_edits.cpp, gta_iv_paths.link.plural, gta_sa_extended_paths.link.plural, gta_sa_paths.link.plural, quake_nav2.link.plural, quake_nav3.link.plural</extracomment>
        <translation>ligações</translation>
    </message>
    <message>
        <source>links begin at a node</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>as ligações começam em um nó</translation>
    </message>
    <message>
        <source>long jump</source>
        <extracomment>quake_nav2.chain.type.1, quake_nav2.connect_as.type.1, quake_nav2.link.legend, quake_nav2.link.long jump, quake_nav2.link.type.1, quake_nav2.select_type.type.1, quake_nav2.set_type.type.1, quake_nav2.traversal.long jump, quake_nav3.chain.type.1, quake_nav3.connect_as.type.1, quake_nav3.link.legend, quake_nav3.link.long jump, quake_nav3.link.type.1, quake_nav3.select_type.type.1, quake_nav3.set_type.type.1, quake_nav3.traversal.long jump</extracomment>
        <translation>salto longo</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>gta_sa_save.car_generator.position.unit, gta_sa_save.duplicate.dx.unit, gta_sa_save.duplicate.dy.unit, gta_sa_save.duplicate.dz.unit, gta_sa_save.gang_wars.attack.unit, gta_sa_save.gang_wars.start.unit, gta_sa_save.garage.back.unit, gta_sa_save.garage.ceiling.unit, gta_sa_save.garage.corner.unit, gta_sa_save.garage.depth.unit, gta_sa_save.garage.front.unit, gta_sa_save.garage.left.unit, gta_sa_save.garage.right.unit, gta_sa_save.garage.width.unit, gta_sa_save.marker.position.unit, gta_sa_save.marker.radius.unit, gta_sa_save.marker_3d.position.unit, gta_sa_save.object.position.unit, gta_sa_save.path_region.high.unit, gta_sa_save.path_region.low.unit, gta_sa_save.path_region.maximum.unit, gta_sa_save.path_region.minimum.unit, gta_sa_save.pickup.position.unit, gta_sa_save.player.position.unit, gta_sa_save.region_around.margin.unit, gta_sa_save.restart.position.unit, gta_sa_save.set_piece.maximum.unit, gta_sa_save.set_piece.minimum.unit, gta_sa_save.set_piece.spawn_1.unit, gta_sa_save.set_piece.spawn_2.unit, gta_sa_save.set_piece.target_1.unit, gta_sa_save.set_piece.target_2.unit, gta_sa_save.simple_vars.camera.unit, gta_sa_save.stored_car.position.unit, gta_sa_save.stunt_jump.camera.unit, gta_sa_save.stunt_jump.landing_maximum.unit, gta_sa_save.stunt_jump.landing_minimum.unit, gta_sa_save.stunt_jump.start_maximum.unit, gta_sa_save.stunt_jump.start_minimum.unit, gta_sa_save.zone.maximum.unit, gta_sa_save.zone.minimum.unit</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>manual barrier jump</source>
        <extracomment>quake_nav3.chain.type.11, quake_nav3.connect_as.type.11, quake_nav3.link.legend, quake_nav3.link.manual barrier jump, quake_nav3.link.type.11, quake_nav3.select_type.type.11, quake_nav3.set_type.type.11, quake_nav3.traversal.manual barrier jump</extracomment>
        <translation>salto de barreira manual</translation>
    </message>
    <message>
        <source>manual jump</source>
        <extracomment>quake_nav2.chain.type.8, quake_nav2.connect_as.type.8, quake_nav2.link.legend, quake_nav2.link.manual jump, quake_nav2.link.type.8, quake_nav2.select_type.type.8, quake_nav2.set_type.type.8, quake_nav2.traversal.manual jump</extracomment>
        <translation>salto manual</translation>
    </message>
    <message>
        <source>manual long jump</source>
        <extracomment>quake_nav3.chain.type.8, quake_nav3.connect_as.type.8, quake_nav3.link.legend, quake_nav3.link.manual long jump, quake_nav3.link.type.8, quake_nav3.select_type.type.8, quake_nav3.set_type.type.8, quake_nav3.traversal.manual long jump</extracomment>
        <translation>salto longo manual</translation>
    </message>
    <message>
        <source>map</source>
        <extracomment>gta_sa_save.zone.type.3</extracomment>
        <translation>mapa</translation>
    </message>
    <message>
        <source>map sections</source>
        <extracomment>gta_sa_save.block.content.21</extracomment>
        <translation>seções do mapa</translation>
    </message>
    <message>
        <source>map zones</source>
        <extracomment>gta_sa_save.zone.list.1, gta_sa_save.zone.part</extracomment>
        <translation>zonas do mapa</translation>
    </message>
    <message>
        <source>marker</source>
        <extracomment>gta_sa_save.marker.display.1</extracomment>
        <translation>marcador</translation>
    </message>
    <message>
        <source>mesh</source>
        <extracomment>source_nav.file</extracomment>
        <translation>malha</translation>
    </message>
    <message>
        <source>meshes</source>
        <extracomment>source_nav.file.plural</extracomment>
        <translation>malhas</translation>
    </message>
    <message>
        <source>mine, armed</source>
        <extracomment>gta_sa_save.pickup.type.10</extracomment>
        <translation>mina, armada</translation>
    </message>
    <message>
        <source>mine, inactive</source>
        <extracomment>gta_sa_save.pickup.type.9</extracomment>
        <translation>mina, inativa</translation>
    </message>
    <message>
        <source>missing closing bracket</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>falta o parêntese de fechamento</translation>
    </message>
    <message>
        <source>missing closing quotation mark</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>faltam as aspas de fechamento</translation>
    </message>
    <message>
        <source>mission</source>
        <extracomment>gta_sa_save.pickup.type.22</extracomment>
        <translation>missão</translation>
    </message>
    <message>
        <source>mobile, format 3</source>
        <extracomment>gta_sa_save.simple_vars.version_id.2316549472</extracomment>
        <translation>mobile, formato 3</translation>
    </message>
    <message>
        <source>mobile, format 4</source>
        <extracomment>gta_sa_save.simple_vars.version_id.343353539</extracomment>
        <translation>mobile, formato 4</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>gta_sa_save.pickup.type.8</extracomment>
        <translation>dinheiro</translation>
    </message>
    <message>
        <source>money, permanent</source>
        <extracomment>gta_sa_save.pickup.type.19</extracomment>
        <translation>dinheiro, permanente</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>gta_sa_save.car_generator.next_time.unit, gta_sa_save.gang_wars.last_time.unit, gta_sa_save.gang_wars.start_time.unit, gta_sa_save.pickup.regeneration.unit, gta_sa_save.set_piece.last_time.unit, gta_sa_save.simple_vars.game_time.unit, gta_sa_save.simple_vars.minute_length.unit, gta_sa_save.thread.timer_a.unit, gta_sa_save.thread.timer_b.unit, gta_sa_save.thread.wake_time.unit</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>must end in {}, because its directory is stored beside it</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>deve terminar em {}, pois seu diretório fica armazenado ao lado dele</translation>
    </message>
    <message>
        <source>names that begin with {} are reserved for saving</source>
        <extracomment>core/files/in_place.cpp, core/files/save_set.cpp</extracomment>
        <translation>nomes que começam com {} são reservados para o salvamento</translation>
    </message>
    <message>
        <source>navi node</source>
        <extracomment>gta_sa_extended_paths.navi, gta_sa_extended_paths.navi.legend, gta_sa_paths.navi, gta_sa_paths.navi.legend</extracomment>
        <translation>nó navi</translation>
    </message>
    <message>
        <source>navi node {}:{}</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>nó navi {}:{}</translation>
    </message>
    <message>
        <source>navi nodes</source>
        <extracomment>gta_sa_extended_paths.navi.plural, gta_sa_paths.navi.plural</extracomment>
        <translation>nós navi</translation>
    </message>
    <message>
        <source>navigation</source>
        <extracomment>gta_sa_save.zone.type.0</extracomment>
        <translation>navegação</translation>
    </message>
    <message>
        <source>navigation zones</source>
        <extracomment>gta_sa_save.zone.list.0, gta_sa_save.zone.part</extracomment>
        <translation>zonas de navegação</translation>
    </message>
    <message>
        <source>network</source>
        <extracomment>core/systems/gta_iv_paths/access.h</extracomment>
        <translation>rede</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>core/model/property_text.cpp, gta_sa_extended_paths.build_path.switched_off.1, gta_sa_extended_paths.build_road.switched_off.1, gta_sa_extended_paths.build_water.switched_off.1, gta_sa_extended_paths.set_run.switched_off.0, gta_sa_paths.build_path.switched_off.1, gta_sa_paths.build_road.switched_off.1, gta_sa_paths.build_water.switched_off.1, gta_sa_paths.set_run.switched_off.0, gta_sa_save.file.keeps_checksum.0, gta_sa_save.file.keeps_padding.0, gta_sa_save.gang_wars.near.0, gta_sa_save.marker_3d.used.0, gta_sa_save.player_info.drive_by.0, gta_sa_save.player_info.endless_run.0, gta_sa_save.player_info.fast_reload.0, gta_sa_save.player_info.fireproof.0, gta_sa_save.player_info.keeps_when_busted.0, gta_sa_save.player_info.keeps_when_wasted.0, gta_sa_save.simple_vars.has_cheated.0, gta_sa_save.simple_vars.prostitutes_pay.0, gta_sa_save.simple_vars.riots.0, gta_sa_save.simple_vars.riots_without_police.0, gta_sa_save.simple_vars.taxis_nitro.0, gta_sa_save.stunt_jump.done.0, gta_sa_save.stunt_jump.found.0, gta_sa_save.thread.is_mission.0</extracomment>
        <translation>não</translation>
    </message>
    <message>
        <source>no additions</source>
        <extracomment>source_nav.file.layout.0, source_nav.plain</extracomment>
        <translation>sem acréscimos</translation>
    </message>
    <message>
        <source>no area</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>nenhuma área</translation>
    </message>
    <message>
        <source>no floor within {:.0f} units below a node, so the map may be another revision</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>nenhum piso em até {:.0f} unidades abaixo de um nó, portanto o mapa pode ser outra revisão</translation>
    </message>
    <message>
        <source>no jump</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>sem salto</translation>
    </message>
    <message>
        <source>no link</source>
        <extracomment>quake_nav2.chain.way.2, quake_nav3.chain.way.2</extracomment>
        <translation>nenhuma ligação</translation>
    </message>
    <message>
        <source>no merge, top</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>sem mesclagem, topo</translation>
    </message>
    <message>
        <source>no monsters</source>
        <extracomment>quake_nav2.node.legend</extracomment>
        <translation>sem monstros</translation>
    </message>
    <message>
        <source>no navi node</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>nenhum nó navi</translation>
    </message>
    <message>
        <source>no node</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>nenhum nó</translation>
    </message>
    <message>
        <source>no region</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>nenhuma região</translation>
    </message>
    <message>
        <source>no such brush in the map</source>
        <extracomment>core/systems/quake_nav/derived.h</extracomment>
        <translation>não há esse brush no mapa</translation>
    </message>
    <message>
        <source>no team</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>nenhuma equipe</translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>sem tipo</translation>
    </message>
    <message>
        <source>no values</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>nenhum valor</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>gta_iv_paths.node, gta_sa_extended_paths.node, gta_sa_paths.node, quake_nav2.node, quake_nav2.node.legend, quake_nav3.node, quake_nav3.node.legend</extracomment>
        <translation>nó</translation>
    </message>
    <message>
        <source>node {}:{}</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>nó {}:{}</translation>
    </message>
    <message>
        <source>nodes</source>
        <extracomment>gta_iv_paths.node.plural, gta_sa_extended_paths.node.plural, gta_sa_paths.node.plural, quake_nav2.node.plural, quake_nav3.node.plural</extracomment>
        <translation>nós</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>core/systems/source_nav/overlays.cpp, gta_sa_extended_paths.build_path.crossing.0, gta_sa_extended_paths.navi.light_cycle.0, gta_sa_extended_paths.node.behaviour.0, gta_sa_paths.build_path.crossing.0, gta_sa_paths.navi.light_cycle.0, gta_sa_paths.node.behaviour.0, gta_sa_save.set_piece.type.0, source_nav.area.approach.next_how.9, source_nav.area.approach.previous_how.9</extracomment>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.1, gta_sa_extended_paths.node.road_class.1, gta_sa_extended_paths.set_run.road_class.1, gta_sa_paths.build_road.road_class.1, gta_sa_paths.node.road_class.1, gta_sa_paths.set_run.road_class.1</extracomment>
        <translation>normal</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.0, source_nav.area.approach.previous_how.0, source_nav.connection.part, source_nav.connection.side.0, source_nav.encounter_path.from_direction.0, source_nav.encounter_path.to_direction.0, source_nav.ladder.direction.0, source_nav.ladder.direction.1, source_nav.set_side.side.1</extracomment>
        <translation>norte</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>nordeste</translation>
    </message>
    <message>
        <source>north-east corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>canto nordeste</translation>
    </message>
    <message>
        <source>north-south</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp, gta_sa_extended_paths.navi.light_cycle.1, gta_sa_extended_paths.propose_lights.phase.2, gta_sa_paths.navi.light_cycle.1, gta_sa_paths.propose_lights.phase.2</extracomment>
        <translation>norte-sul</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>noroeste</translation>
    </message>
    <message>
        <source>north-west corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>canto noroeste</translation>
    </message>
    <message>
        <source>not</source>
        <extracomment>source_nav.area.visible_area.visibility.0</extracomment>
        <translation>não</translation>
    </message>
    <message>
        <source>not a supported archive</source>
        <extracomment>core/files/put_entry.cpp</extracomment>
        <translation>não é um pacote compatível</translation>
    </message>
    <message>
        <source>not permitted</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>não permitido</translation>
    </message>
    <message>
        <source>not visible</source>
        <extracomment>core/systems/source_nav/overlays.cpp</extracomment>
        <translation>não visível</translation>
    </message>
    <message>
        <source>not written: its blocks leave no room for the checksum</source>
        <extracomment>core/systems/gta_sa_save/save.cpp</extracomment>
        <translation>não gravado: seus blocos não deixam espaço para o checksum</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>core/systems/conversion_edit.cpp, gta_sa_save.marker.display.0</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>number plate</source>
        <extracomment>gta_sa_save.number_plate</extracomment>
        <translation>placa</translation>
    </message>
    <message>
        <source>number plates</source>
        <extracomment>gta_sa_save.number_plate.plural</extracomment>
        <translation>placas</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>gta_sa_save.marker.type.3, gta_sa_save.object</extracomment>
        <translation>objeto</translation>
    </message>
    <message>
        <source>objects</source>
        <extracomment>formats/gta_world/surfaces.cpp, gta_sa_save.object.plural</extracomment>
        <translation>objetos</translation>
    </message>
    <message>
        <source>of all selected areas</source>
        <extracomment>source_nav.level.height.1</extracomment>
        <translation>de todas as áreas selecionadas</translation>
    </message>
    <message>
        <source>of each area</source>
        <extracomment>source_nav.level.height.0</extracomment>
        <translation>de cada área</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp, gta_sa_save.gang_wars.active.0</extracomment>
        <translation>desativadas</translation>
    </message>
    <message>
        <source>off in the path files</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>desligado nos arquivos de caminhos</translation>
    </message>
    <message>
        <source>off the wall</source>
        <extracomment>source_nav.ladder.direction.0</extracomment>
        <translation>para fora da parede</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp, gta_sa_save.gang_wars.active.1</extracomment>
        <translation>ativadas</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>gta_sa_save.pickup.type.3</extracomment>
        <translation>uma vez</translation>
    </message>
    <message>
        <source>once, slow timeout</source>
        <extracomment>gta_sa_save.pickup.type.5</extracomment>
        <translation>uma vez, expira devagar</translation>
    </message>
    <message>
        <source>once, timeout</source>
        <extracomment>gta_sa_save.pickup.type.4</extracomment>
        <translation>uma vez, expira</translation>
    </message>
    <message>
        <source>one car, fast</source>
        <extracomment>gta_sa_save.set_piece.type.2</extracomment>
        <translation>um carro, rápido</translation>
    </message>
    <message>
        <source>one car, medium</source>
        <extracomment>gta_sa_save.set_piece.type.3</extracomment>
        <translation>um carro, médio</translation>
    </message>
    <message>
        <source>one of them is</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>um deles</translation>
    </message>
    <message>
        <source>one officer</source>
        <extracomment>gta_sa_save.set_piece.type.4</extracomment>
        <translation>um policial</translation>
    </message>
    <message>
        <source>one way</source>
        <extracomment>quake_nav2.chain.way.1, quake_nav2.connect_as.way.0, quake_nav2.link.way.1, quake_nav3.chain.way.1, quake_nav3.connect_as.way.0, quake_nav3.link.way.1, source_nav.connection.legend, source_nav.connection.oneWay</extracomment>
        <translation>em um sentido</translation>
    </message>
    <message>
        <source>one-way road</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>via de mão única</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>gta_sa_save.garage.door_state.1</extracomment>
        <translation>aberta</translation>
    </message>
    <message>
        <source>open entrance</source>
        <extracomment>gta_sa_save.open_entrance</extracomment>
        <translation>entrada aberta</translation>
    </message>
    <message>
        <source>open entrances</source>
        <extracomment>gta_sa_save.open_entrance.plural</extracomment>
        <translation>entradas abertas</translation>
    </message>
    <message>
        <source>opening</source>
        <extracomment>gta_sa_save.garage.door_state.3</extracomment>
        <translation>abrindo</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>quake_nav2.link.other, quake_nav2.traversal.other, quake_nav3.link.other, quake_nav3.traversal.other</extracomment>
        <translation>outro</translation>
    </message>
    <message>
        <source>out of stock</source>
        <extracomment>gta_sa_save.pickup.type.7</extracomment>
        <translation>esgotado</translation>
    </message>
    <message>
        <source>overlap other entries</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>sobrepõem outras entradas</translation>
    </message>
    <message>
        <source>overlaps another entry</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>sobrepõe outra entrada</translation>
    </message>
    <message>
        <source>padded to 2048</source>
        <extracomment>gta_sa_extended_paths.file.form.2, gta_sa_extended_paths.file.written_form.2, gta_sa_paths.file.form.2, gta_sa_paths.file.written_form.2</extracomment>
        <translation>preenchida até 2048</translation>
    </message>
    <message>
        <source>parking place</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.2, gta_sa_paths.node.behaviour.2</extracomment>
        <translation>vaga de estacionamento</translation>
    </message>
    <message>
        <source>path from the node to the start</source>
        <extracomment>quake_nav2.traversal.legend, quake_nav3.traversal.legend</extracomment>
        <translation>caminho do nó ao início</translation>
    </message>
    <message>
        <source>path region</source>
        <extracomment>gta_sa_save.path_region</extracomment>
        <translation>região de caminhos</translation>
    </message>
    <message>
        <source>path regions</source>
        <extracomment>gta_sa_save.path_region.plural</extracomment>
        <translation>regiões de caminhos</translation>
    </message>
    <message>
        <source>ped</source>
        <extracomment>gta_sa_extended_paths.node.group.1, gta_sa_extended_paths.node.part, gta_sa_paths.node.group.1, gta_sa_paths.node.part, gta_sa_save.marker.type.2</extracomment>
        <translation>pedestre</translation>
    </message>
    <message>
        <source>ped generators</source>
        <extracomment>gta_sa_save.block.content.13</extracomment>
        <translation>geradores de pedestres</translation>
    </message>
    <message>
        <source>ped relations</source>
        <extracomment>gta_sa_save.block.content.19</extracomment>
        <translation>relações de pedestres</translation>
    </message>
    <message>
        <source>pedestrian</source>
        <extracomment>gta_sa_extended_paths.link.ped, gta_sa_extended_paths.node.ped, gta_sa_paths.link.ped, gta_sa_paths.node.ped</extracomment>
        <translation>pedestre</translation>
    </message>
    <message>
        <source>pedestrian graph</source>
        <extracomment>core/systems/gta_sa_paths/access.h</extracomment>
        <translation>grafo de pedestres</translation>
    </message>
    <message>
        <source>pedestrian node</source>
        <extracomment>gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend</extracomment>
        <translation>nó de pedestre</translation>
    </message>
    <message>
        <source>pedestrian nodes</source>
        <extracomment>gta_sa_save.path_region.vehicles.0, gta_sa_save.region_around.vehicles.0</extracomment>
        <translation>nós de pedestre</translation>
    </message>
    <message>
        <source>pedestrian path</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>caminho de pedestres</translation>
    </message>
    <message>
        <source>pedestrian path across a road</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>caminho de pedestres que atravessa uma via</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>permissão negada</translation>
    </message>
    <message>
        <source>phone</source>
        <extracomment>gta_sa_save.block.content.7</extracomment>
        <translation>telefone</translation>
    </message>
    <message>
        <source>pickup</source>
        <extracomment>gta_sa_save.marker.type.7, gta_sa_save.pickup</extracomment>
        <translation>pickup</translation>
    </message>
    <message>
        <source>pickups</source>
        <extracomment>gta_sa_save.block.content.6, gta_sa_save.file.help_messages.section, gta_sa_save.file.ring.section, gta_sa_save.file.ring_next.section, gta_sa_save.pickup.plural</extracomment>
        <translation>pickups</translation>
    </message>
    <message>
        <source>pivot and jump</source>
        <extracomment>quake_nav3.chain.type.12, quake_nav3.connect_as.type.12, quake_nav3.link.legend, quake_nav3.link.pivot and jump, quake_nav3.link.type.12, quake_nav3.select_type.type.12, quake_nav3.set_type.type.12, quake_nav3.traversal.pivot and jump</extracomment>
        <translation>girar e saltar</translation>
    </message>
    <message>
        <source>place</source>
        <extracomment>source_nav.place</extracomment>
        <translation>local</translation>
    </message>
    <message>
        <source>places</source>
        <extracomment>source_nav.place.plural</extracomment>
        <translation>locais</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>gta_sa_save.player</extracomment>
        <translation>jogador</translation>
    </message>
    <message>
        <source>player info</source>
        <extracomment>gta_sa_save.block.content.15</extracomment>
        <translation>informações do jogador</translation>
    </message>
    <message>
        <source>player&apos;s state</source>
        <extracomment>gta_sa_save.player_info</extracomment>
        <translation>estado do jogador</translation>
    </message>
    <message>
        <source>players</source>
        <extracomment>gta_sa_save.player.plural</extracomment>
        <translation>jogadores</translation>
    </message>
    <message>
        <source>players and objects</source>
        <extracomment>gta_sa_save.block.content.2</extracomment>
        <translation>jogadores e objetos</translation>
    </message>
    <message>
        <source>players&apos; states</source>
        <extracomment>gta_sa_save.player_info.plural</extracomment>
        <translation>estados do jogador</translation>
    </message>
    <message>
        <source>police stations</source>
        <extracomment>gta_sa_save.restart.part</extracomment>
        <translation>delegacias</translation>
    </message>
    <message>
        <source>potentially</source>
        <extracomment>source_nav.area.visible_area.visibility.1</extracomment>
        <translation>potencialmente</translation>
    </message>
    <message>
        <source>potentially, completely</source>
        <extracomment>source_nav.area.visible_area.visibility.3</extracomment>
        <translation>potencialmente, completamente</translation>
    </message>
    <message>
        <source>precise</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>precisa</translation>
    </message>
    <message>
        <source>property for sale</source>
        <extracomment>gta_sa_save.pickup.type.18</extracomment>
        <translation>propriedade à venda</translation>
    </message>
    <message>
        <source>property, locked</source>
        <extracomment>gta_sa_save.pickup.type.17</extracomment>
        <translation>propriedade, bloqueada</translation>
    </message>
    <message>
        <source>pusher</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.chain.type.4, quake_nav2.connect_as.type.4, quake_nav2.link.legend, quake_nav2.link.pusher, quake_nav2.link.type.4, quake_nav2.node.legend, quake_nav2.select_type.type.4, quake_nav2.set_type.type.4, quake_nav2.traversal.pusher, quake_nav3.chain.type.4, quake_nav3.connect_as.type.4, quake_nav3.link.legend, quake_nav3.link.pusher, quake_nav3.link.type.4, quake_nav3.node.legend, quake_nav3.select_type.type.4, quake_nav3.set_type.type.4, quake_nav3.traversal.pusher</extracomment>
        <translation>impulsor</translation>
    </message>
    <message>
        <source>pusher link leaves it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>ligação de pusher sai dele</translation>
    </message>
    <message>
        <source>quarter turn left</source>
        <extracomment>quake_nav2.rotate.angle.1, quake_nav3.rotate.angle.1</extracomment>
        <translation>um quarto de volta à esquerda</translation>
    </message>
    <message>
        <source>quarter turn right</source>
        <extracomment>quake_nav2.rotate.angle.2, quake_nav3.rotate.angle.2</extracomment>
        <translation>um quarto de volta à direita</translation>
    </message>
    <message>
        <source>radar marker</source>
        <extracomment>gta_sa_save.marker</extracomment>
        <translation>marcador de radar</translation>
    </message>
    <message>
        <source>radar markers</source>
        <extracomment>gta_sa_save.block.content.9, gta_sa_save.marker.plural</extracomment>
        <translation>marcadores de radar</translation>
    </message>
    <message>
        <source>radio</source>
        <extracomment>gta_sa_save.block.content.26</extracomment>
        <translation>rádio</translation>
    </message>
    <message>
        <source>radius {} units</source>
        <extracomment>core/systems/quake_nav/drags.cpp</extracomment>
        <translation>raio {} unidades</translation>
    </message>
    <message>
        <source>replace</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.0, gta_sa_paths.propose_lights.existing.0</extracomment>
        <translation>substituir</translation>
    </message>
    <message>
        <source>replace, including those for other junctions</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.2, gta_sa_paths.propose_lights.existing.2</extracomment>
        <translation>substituir, inclusive os de outros cruzamentos</translation>
    </message>
    <message>
        <source>replaces</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>substitui</translation>
    </message>
    <message>
        <source>restart point</source>
        <extracomment>gta_sa_save.restart</extracomment>
        <translation>ponto de reinício</translation>
    </message>
    <message>
        <source>restart points</source>
        <extracomment>gta_sa_save.block.content.8, gta_sa_save.file.fade_arrest.section, gta_sa_save.file.fade_death.section, gta_sa_save.file.hospital_heading.section, gta_sa_save.file.hospital_radius.section, gta_sa_save.file.hospital_x.section, gta_sa_save.file.hospital_y.section, gta_sa_save.file.hospital_z.section, gta_sa_save.file.override.section, gta_sa_save.file.override_x.section, gta_sa_save.file.override_y.section, gta_sa_save.file.override_z.section, gta_sa_save.file.police_heading.section, gta_sa_save.file.police_radius.section, gta_sa_save.file.police_x.section, gta_sa_save.file.police_y.section, gta_sa_save.file.police_z.section, gta_sa_save.restart.plural</extracomment>
        <translation>pontos de reinício</translation>
    </message>
    <message>
        <source>revenue</source>
        <extracomment>gta_sa_save.pickup.type.16</extracomment>
        <translation>receita</translation>
    </message>
    <message>
        <source>road block</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.1, gta_sa_paths.node.behaviour.1</extracomment>
        <translation>bloqueio policial</translation>
    </message>
    <message>
        <source>road with lanes A or B only</source>
        <extracomment>gta_iv_paths.link.legend</extracomment>
        <translation>via só com faixas A ou B</translation>
    </message>
    <message>
        <source>road, both ways</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>via, nos dois sentidos</translation>
    </message>
    <message>
        <source>road; lanes A are the brighter side</source>
        <extracomment>gta_iv_paths.link.legend</extracomment>
        <translation>via; as faixas A são o lado mais claro</translation>
    </message>
    <message>
        <source>rocket jump</source>
        <extracomment>quake_nav3.chain.type.13, quake_nav3.connect_as.type.13, quake_nav3.link.legend, quake_nav3.link.rocket jump, quake_nav3.link.type.13, quake_nav3.select_type.type.13, quake_nav3.set_type.type.13, quake_nav3.traversal.rocket jump</extracomment>
        <translation>rocket jump</translation>
    </message>
    <message>
        <source>run or walk</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>correr ou andar</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>source_nav.area.occupy_first.unit, source_nav.area.occupy_second.unit</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>saving was cancelled</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>o salvamento foi cancelado</translation>
    </message>
    <message>
        <source>script thread</source>
        <extracomment>gta_sa_save.thread</extracomment>
        <translation>thread de script</translation>
    </message>
    <message>
        <source>script threads</source>
        <extracomment>gta_sa_save.thread.plural</extracomment>
        <translation>threads de script</translation>
    </message>
    <message>
        <source>scripts</source>
        <extracomment>gta_sa_save.block.content.1, gta_sa_save.file.animation_groups.section, gta_sa_save.file.blocked_models.section, gta_sa_save.file.brains.section, gta_sa_save.file.building_swaps.section, gta_sa_save.file.exclusive_missions.section, gta_sa_save.file.globals.section, gta_sa_save.file.globals_size.section, gta_sa_save.file.invisible_objects.section, gta_sa_save.file.largest_mission.section, gta_sa_save.file.last_mission_time.section, gta_sa_save.file.lod_links.section, gta_sa_save.file.main_size.section, gta_sa_save.file.missions.section, gta_sa_save.file.most_locals.section, gta_sa_save.file.on_mission.section, gta_sa_save.file.script_byte_1.section, gta_sa_save.file.script_byte_2.section</extracomment>
        <translation>scripts</translation>
    </message>
    <message>
        <source>sea mine, armed</source>
        <extracomment>gta_sa_save.pickup.type.12</extracomment>
        <translation>mina marítima, armada</translation>
    </message>
    <message>
        <source>sea mine, inactive</source>
        <extracomment>gta_sa_save.pickup.type.11</extracomment>
        <translation>mina marítima, inativa</translation>
    </message>
    <message>
        <source>searchlight</source>
        <extracomment>gta_sa_save.marker.type.6</extracomment>
        <translation>holofote</translation>
    </message>
    <message>
        <source>selected</source>
        <extracomment>core/systems/source_nav/overlays.cpp</extracomment>
        <translation>selecionado</translation>
    </message>
    <message>
        <source>set piece</source>
        <extracomment>gta_sa_save.set_piece</extracomment>
        <translation>set piece</translation>
    </message>
    <message>
        <source>set pieces</source>
        <extracomment>gta_sa_save.block.content.17, gta_sa_save.set_piece.plural</extracomment>
        <translation>set pieces</translation>
    </message>
    <message>
        <source>shop</source>
        <extracomment>gta_sa_save.pickup.type.1</extracomment>
        <translation>loja</translation>
    </message>
    <message>
        <source>shopping</source>
        <extracomment>gta_sa_save.block.content.22</extracomment>
        <translation>compras</translation>
    </message>
    <message>
        <source>shrinks</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>diminui</translation>
    </message>
    <message>
        <source>simple variables</source>
        <extracomment>gta_sa_save.block.content.0</extracomment>
        <translation>variáveis simples</translation>
    </message>
    <message>
        <source>slow</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.0, gta_sa_extended_paths.node.road_class.0, gta_sa_extended_paths.set_run.road_class.0, gta_sa_paths.build_road.road_class.0, gta_sa_paths.node.road_class.0, gta_sa_paths.set_run.road_class.0</extracomment>
        <translation>lenta</translation>
    </message>
    <message>
        <source>snapshot</source>
        <extracomment>gta_sa_save.pickup.type.20</extracomment>
        <translation>foto</translation>
    </message>
    <message>
        <source>some of the padding differs from what the game writes. It is kept.</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>parte do preenchimento difere do que o jogo grava. Ela é mantida.</translation>
    </message>
    <message>
        <source>some of them are</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>alguns deles</translation>
    </message>
    <message>
        <source>south</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.2, source_nav.area.approach.previous_how.2, source_nav.connection.part, source_nav.connection.side.2, source_nav.encounter_path.from_direction.2, source_nav.encounter_path.to_direction.2, source_nav.ladder.direction.2, source_nav.ladder.direction.3, source_nav.set_side.side.3</extracomment>
        <translation>sul</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>sudeste</translation>
    </message>
    <message>
        <source>south-east corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>canto sudeste</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>sudoeste</translation>
    </message>
    <message>
        <source>south-west corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>canto sudoeste</translation>
    </message>
    <message>
        <source>stairs</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>escadaria</translation>
    </message>
    <message>
        <source>state of the game</source>
        <extracomment>gta_sa_save.simple_vars</extracomment>
        <translation>estado do jogo</translation>
    </message>
    <message>
        <source>states of the game</source>
        <extracomment>gta_sa_save.simple_vars.plural</extracomment>
        <translation>estados do jogo</translation>
    </message>
    <message>
        <source>statistic</source>
        <extracomment>gta_sa_save.statistic</extracomment>
        <translation>estatística</translation>
    </message>
    <message>
        <source>statistics</source>
        <extracomment>gta_sa_save.block.content.16, gta_sa_save.file.further_statistics.section, gta_sa_save.file.kills.section, gta_sa_save.file.last_mission.section, gta_sa_save.statistic.plural</extracomment>
        <translation>estatísticas</translation>
    </message>
    <message>
        <source>stop</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>parar</translation>
    </message>
    <message>
        <source>stored car</source>
        <extracomment>gta_sa_save.stored_car</extracomment>
        <translation>carro guardado</translation>
    </message>
    <message>
        <source>stored cars</source>
        <extracomment>gta_sa_save.stored_car.plural</extracomment>
        <translation>carros guardados</translation>
    </message>
    <message>
        <source>streaming</source>
        <extracomment>gta_sa_save.block.content.18</extracomment>
        <translation>streaming</translation>
    </message>
    <message>
        <source>street</source>
        <extracomment>gta_sa_save.pickup.type.2</extracomment>
        <translation>rua</translation>
    </message>
    <message>
        <source>street, slow</source>
        <extracomment>gta_sa_save.pickup.type.15</extracomment>
        <translation>rua, lento</translation>
    </message>
    <message>
        <source>stunt jump</source>
        <extracomment>gta_sa_save.stunt_jump</extracomment>
        <translation>salto acrobático</translation>
    </message>
    <message>
        <source>stunt jumps</source>
        <extracomment>gta_sa_save.block.content.24, gta_sa_save.stunt_jump.plural</extracomment>
        <translation>saltos acrobáticos</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>gta_iv_paths.node.legend, gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend, gta_sa_save.path_region.off.1, gta_sa_save.region_around.off.1</extracomment>
        <translation>desligado</translation>
    </message>
    <message>
        <source>switched off by a region</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>desligado por uma região</translation>
    </message>
    <message>
        <source>switched on</source>
        <extracomment>gta_sa_save.path_region.off.0, gta_sa_save.region_around.off.0</extracomment>
        <translation>ligado</translation>
    </message>
    <message>
        <source>switched on by a region</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>ligado por uma região</translation>
    </message>
    <message>
        <source>switched path regions</source>
        <extracomment>gta_sa_save.block.content.5</extracomment>
        <translation>regiões de caminhos alteradas</translation>
    </message>
    <message>
        <source>tags</source>
        <extracomment>gta_sa_save.block.content.20</extracomment>
        <translation>pichações</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>quake_nav2.retie.guesses.1, quake_nav3.retie.guesses.1</extracomment>
        <translation>aceitar</translation>
    </message>
    <message>
        <source>team bits </source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>bits de equipe </translation>
    </message>
    <message>
        <source>team blue</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>equipe azul</translation>
    </message>
    <message>
        <source>team red</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>equipe vermelha</translation>
    </message>
    <message>
        <source>teleport</source>
        <extracomment>quake_nav2.chain.type.2, quake_nav2.connect_as.type.2, quake_nav2.link.legend, quake_nav2.link.teleport, quake_nav2.link.type.2, quake_nav2.select_type.type.2, quake_nav2.set_type.type.2, quake_nav2.traversal.teleport, quake_nav3.chain.type.2, quake_nav3.connect_as.type.2, quake_nav3.link.legend, quake_nav3.link.teleport, quake_nav3.link.type.2, quake_nav3.select_type.type.2, quake_nav3.set_type.type.2, quake_nav3.traversal.teleport</extracomment>
        <translation>teleporte</translation>
    </message>
    <message>
        <source>teleport link leaves it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>ligação de teleporte sai dele</translation>
    </message>
    <message>
        <source>teleporter</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>teleporte</translation>
    </message>
    <message>
        <source>the change was cancelled</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>a alteração foi cancelada</translation>
    </message>
    <message>
        <source>the checksum is wrong, so the game shows the slot as corrupt. Any edit fixes it.</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>o checksum está errado, por isso o jogo mostra o slot como corrompido. Qualquer edição o corrige.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>o disco é somente leitura</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>o disco relatou um erro</translation>
    </message>
    <message>
        <source>the end: it became shorter</source>
        <extracomment>core/files/file_source.cpp</extracomment>
        <translation>o fim: ficou mais curto</translation>
    </message>
    <message>
        <source>the file</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>o arquivo</translation>
    </message>
    <message>
        <source>the file is</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>o arquivo está</translation>
    </message>
    <message>
        <source>the file is too large for this disk</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>o arquivo é grande demais para este disco</translation>
    </message>
    <message>
        <source>the last clock tick becomes 0</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>o último tique do relógio passa a 0</translation>
    </message>
    <message>
        <source>the link ranges of its nodes overlap or leave gaps. They are kept until nodes or links are added or deleted.</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>os intervalos de ligações dos seus nós se sobrepõem ou deixam lacunas. São mantidos até que nós ou ligações sejam adicionados ou excluídos.</translation>
    </message>
    <message>
        <source>the mesh has no areas. The game does not accept it.</source>
        <extracomment>core/systems/source_nav/load.cpp</extracomment>
        <translation>a malha não tem áreas. O jogo não a aceita.</translation>
    </message>
    <message>
        <source>the name is not allowed there: it is reserved, such as CON, ends in a dot or space, or contains one of &lt;&gt;:&quot;|?*</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>o nome não é permitido ali: é reservado, como CON, termina em ponto ou espaço, ou contém um de &lt;&gt;:&quot;|?*</translation>
    </message>
    <message>
        <source>the name is too long for this disk</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>o nome é longo demais para este disco</translation>
    </message>
    <message>
        <source>the record of an interrupted save is damaged</source>
        <extracomment>core/files/save_plan.cpp</extracomment>
        <translation>o registro de um salvamento interrompido está danificado</translation>
    </message>
    <message>
        <source>the tag of block {} ({}) is damaged: the game does not load the save</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>a etiqueta do bloco {} ({}) está danificada: o jogo não carrega o save</translation>
    </message>
    <message>
        <source>the text has a different formatting, which is kept until the first edit</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>o texto tem uma formatação diferente, que é mantida até a primeira edição</translation>
    </message>
    <message>
        <source>there is no file to change</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>não há arquivo a alterar</translation>
    </message>
    <message>
        <source>they</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>eles</translation>
    </message>
    <message>
        <source>they are</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>eles estão</translation>
    </message>
    <message>
        <source>to the selection only</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>só até a seleção</translation>
    </message>
    <message>
        <source>too deeply nested</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>aninhamento profundo demais</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>core/systems/source_nav/build.cpp, core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>topo</translation>
    </message>
    <message>
        <source>traffic in {}</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>trânsito em {}</translation>
    </message>
    <message>
        <source>traffic light, north-south</source>
        <extracomment>gta_sa_extended_paths.navi.legend, gta_sa_paths.navi.legend</extracomment>
        <translation>semáforo, norte-sul</translation>
    </message>
    <message>
        <source>traffic light, west-east</source>
        <extracomment>gta_sa_extended_paths.navi.legend, gta_sa_paths.navi.legend</extracomment>
        <translation>semáforo, oeste-leste</translation>
    </message>
    <message>
        <source>train</source>
        <extracomment>quake_nav2.chain.type.7, quake_nav2.connect_as.type.7, quake_nav2.link.legend, quake_nav2.link.train, quake_nav2.link.type.7, quake_nav2.select_type.type.7, quake_nav2.set_type.type.7, quake_nav2.traversal.train, quake_nav3.chain.type.7, quake_nav3.connect_as.type.7, quake_nav3.link.legend, quake_nav3.link.train, quake_nav3.link.type.7, quake_nav3.select_type.type.7, quake_nav3.set_type.type.7, quake_nav3.traversal.train</extracomment>
        <translation>trem</translation>
    </message>
    <message>
        <source>transient</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>transitória</translation>
    </message>
    <message>
        <source>traversal</source>
        <extracomment>quake_nav2.traversal, quake_nav3.traversal</extracomment>
        <translation>travessia</translation>
    </message>
    <message>
        <source>traversals</source>
        <extracomment>quake_nav2.traversal.plural, quake_nav3.traversal.plural</extracomment>
        <translation>travessias</translation>
    </message>
    <message>
        <source>truncated (no crossing flags)</source>
        <extracomment>gta_sa_extended_paths.file.form.3, gta_sa_extended_paths.file.written_form.3, gta_sa_paths.file.form.3, gta_sa_paths.file.written_form.3</extracomment>
        <translation>truncada (sem flags de travessia)</translation>
    </message>
    <message>
        <source>truncated before the crossing flags. Kept unchanged until the area is edited, then written in standard form.</source>
        <extracomment>core/systems/gta_sa_paths/load.cpp</extracomment>
        <translation>truncado antes das flags de travessia. Mantido inalterado até a área ser editada, depois gravado na forma padrão.</translation>
    </message>
    <message>
        <source>two cars, fast</source>
        <extracomment>gta_sa_save.set_piece.type.7</extracomment>
        <translation>dois carros, rápidos</translation>
    </message>
    <message>
        <source>two cars, fast, then brake</source>
        <extracomment>gta_sa_save.set_piece.type.6</extracomment>
        <translation>dois carros, rápidos, depois freiam</translation>
    </message>
    <message>
        <source>two cars, medium</source>
        <extracomment>gta_sa_save.set_piece.type.8</extracomment>
        <translation>dois carros, médios</translation>
    </message>
    <message>
        <source>two cars, slow</source>
        <extracomment>gta_sa_save.set_piece.type.1</extracomment>
        <translation>dois carros, lentos</translation>
    </message>
    <message>
        <source>two officers</source>
        <extracomment>gta_sa_save.set_piece.type.5</extracomment>
        <translation>dois policiais</translation>
    </message>
    <message>
        <source>two players</source>
        <extracomment>gta_sa_save.pickup.type.21</extracomment>
        <translation>dois jogadores</translation>
    </message>
    <message>
        <source>type {}</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>tipo {}</translation>
    </message>
    <message>
        <source>under water</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>debaixo d&apos;água</translation>
    </message>
    <message>
        <source>unexpected &apos;{}&apos;</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>&apos;{}&apos; inesperado</translation>
    </message>
    <message>
        <source>uninitialised spare parts</source>
        <extracomment>gta_sa_extended_paths.file.form.5, gta_sa_extended_paths.file.written_form.5, gta_sa_paths.file.form.5, gta_sa_paths.file.written_form.5</extracomment>
        <translation>partes de reserva não inicializadas</translation>
    </message>
    <message>
        <source>units</source>
        <extracomment>gta_iv_paths.build_road.median.unit, gta_iv_paths.build_water.median.unit, gta_iv_paths.curve.longest.unit, gta_iv_paths.duplicate.dx.unit, gta_iv_paths.duplicate.dy.unit, gta_iv_paths.duplicate.dz.unit, gta_iv_paths.link.length.unit, gta_iv_paths.node.position.unit, gta_iv_paths.node.width.unit, gta_iv_paths.set_run.median.unit, gta_iv_paths.split_link.longest.unit, gta_iv_paths.split_run.longest.unit, gta_sa_extended_paths.build_path.width.unit, gta_sa_extended_paths.build_road.median.unit, gta_sa_extended_paths.build_water.median.unit, gta_sa_extended_paths.curve.longest.unit, gta_sa_extended_paths.duplicate.dx.unit, gta_sa_extended_paths.duplicate.dy.unit, gta_sa_extended_paths.duplicate.dz.unit, gta_sa_extended_paths.link.length.unit, gta_sa_extended_paths.navi.position.unit, gta_sa_extended_paths.navi.width.unit, gta_sa_extended_paths.node.position.unit, gta_sa_extended_paths.node.width.unit, gta_sa_extended_paths.set_run.median.unit, gta_sa_extended_paths.split_link.longest.unit, gta_sa_paths.build_path.width.unit, gta_sa_paths.build_road.median.unit, gta_sa_paths.build_water.median.unit, gta_sa_paths.curve.longest.unit, gta_sa_paths.duplicate.dx.unit, gta_sa_paths.duplicate.dy.unit, gta_sa_paths.duplicate.dz.unit, gta_sa_paths.link.length.unit, gta_sa_paths.navi.position.unit, gta_sa_paths.navi.width.unit, gta_sa_paths.node.position.unit, gta_sa_paths.node.width.unit, gta_sa_paths.set_run.median.unit, gta_sa_paths.split_link.longest.unit, quake_nav2.chain.radius.unit, quake_nav2.duplicate.dx.unit, quake_nav2.duplicate.dy.unit, quake_nav2.duplicate.dz.unit, quake_nav2.edict.maximum.unit, quake_nav2.edict.minimum.unit, quake_nav2.fit_radius.most.unit, quake_nav2.link.climb.unit, quake_nav2.link.length.unit, quake_nav2.link_near.reach.unit, quake_nav2.mirror.at.unit, quake_nav2.node.position.unit, quake_nav2.node.radius.unit, quake_nav2.retie.reach.unit, quake_nav2.rotate.x.unit, quake_nav2.rotate.y.unit, quake_nav2.traversal.across.unit, quake_nav2.traversal.end.unit, quake_nav2.traversal.exit.unit, quake_nav2.traversal.start.unit, quake_nav2.traversal.up.unit, quake_nav3.chain.radius.unit, quake_nav3.duplicate.dx.unit, quake_nav3.duplicate.dy.unit, quake_nav3.duplicate.dz.unit, quake_nav3.edict.maximum.unit, quake_nav3.edict.minimum.unit, quake_nav3.fit_radius.most.unit, quake_nav3.link.climb.unit, quake_nav3.link.length.unit, quake_nav3.link_near.reach.unit, quake_nav3.mirror.at.unit, quake_nav3.node.position.unit, quake_nav3.node.radius.unit, quake_nav3.retie.reach.unit, quake_nav3.rotate.x.unit, quake_nav3.rotate.y.unit, quake_nav3.traversal.across.unit, quake_nav3.traversal.end.unit, quake_nav3.traversal.exit.unit, quake_nav3.traversal.ladder_plane.unit, quake_nav3.traversal.start.unit, quake_nav3.traversal.up.unit, source_nav.area.depth.unit, source_nav.area.grid.unit, source_nav.area.magnet.unit, source_nav.area.north_east_z.unit, source_nav.area.north_west.unit, source_nav.area.north_west_z.unit, source_nav.area.south_east.unit, source_nav.area.south_east_z.unit, source_nav.area.south_west_z.unit, source_nav.area.step.unit, source_nav.area.width.unit, source_nav.chop.size.unit, source_nav.connect_borders.drop.unit, source_nav.connect_borders.step.unit, source_nav.connection.height.unit, source_nav.corners_to_ground.limit.unit, source_nav.corners_to_ground.step.unit, source_nav.duplicate.dx.unit, source_nav.duplicate.dy.unit, source_nav.duplicate.dz.unit, source_nav.file.view_distance.unit, source_nav.fit_heights.step.unit, source_nav.hiding_spot.position.unit, source_nav.ladder.bottom.unit, source_nav.ladder.length.unit, source_nav.ladder.top.unit, source_nav.ladder.width.unit, source_nav.merge.tolerance.unit, source_nav.raise.by.unit, source_nav.remove_jump_areas.height.unit, source_nav.select_half_space.at.unit, source_nav.select_height_range.high.unit, source_nav.select_height_range.low.unit, source_nav.select_larger.size.unit, source_nav.select_radius.radius.unit, source_nav.shift.x.unit, source_nav.shift.y.unit, source_nav.shift.z.unit, source_nav.simplify.size.unit, source_nav.simplify.tolerance.unit, source_nav.snap_to_grid.step.unit, source_nav.split_area.grid.unit</extracomment>
        <translation>unidades</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>gta_sa_save.block.opaque.1, quake_nav2.chain.type.9, quake_nav2.connect_as.type.9, quake_nav2.link.legend, quake_nav2.link.type.9, quake_nav2.link.unknown, quake_nav2.select_type.type.9, quake_nav2.set_type.type.9, quake_nav2.traversal.unknown, quake_nav3.chain.type.14, quake_nav3.connect_as.type.14, quake_nav3.link.legend, quake_nav3.link.type.14, quake_nav3.link.unknown, quake_nav3.select_type.type.14, quake_nav3.set_type.type.14, quake_nav3.traversal.unknown</extracomment>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>unreachable</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>inalcançável</translation>
    </message>
    <message>
        <source>unused fourth</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>quarto (não usado)</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>para cima</translation>
    </message>
    <message>
        <source>valid</source>
        <extracomment>gta_sa_save.block.tagged.1</extracomment>
        <translation>válida</translation>
    </message>
    <message>
        <source>vehicle</source>
        <extracomment>gta_sa_extended_paths.node.group.0, gta_sa_extended_paths.node.part, gta_sa_paths.node.group.0, gta_sa_paths.node.part</extracomment>
        <translation>veículo</translation>
    </message>
    <message>
        <source>vehicle graph</source>
        <extracomment>core/systems/gta_sa_paths/access.h</extracomment>
        <translation>grafo de veículos</translation>
    </message>
    <message>
        <source>version {} is newer than any supported one, so the waypoints are read-only</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>a versão {} é mais nova que qualquer uma suportada, portanto os waypoints são somente leitura</translation>
    </message>
    <message>
        <source>visible areas</source>
        <extracomment>source_nav.area.visible_area</extracomment>
        <translation>áreas visíveis</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>gta_sa_save.garage.door_state.4</extracomment>
        <translation>aguardando</translation>
    </message>
    <message>
        <source>walk</source>
        <extracomment>quake_nav2.chain.type.0, quake_nav2.connect_as.type.0, quake_nav2.link.legend, quake_nav2.link.type.0, quake_nav2.link.walk, quake_nav2.select_type.type.0, quake_nav2.set_type.type.0, quake_nav2.traversal.walk, quake_nav3.chain.type.0, quake_nav3.connect_as.type.0, quake_nav3.link.legend, quake_nav3.link.type.0, quake_nav3.link.walk, quake_nav3.select_type.type.0, quake_nav3.set_type.type.0, quake_nav3.traversal.walk</extracomment>
        <translation>caminhada</translation>
    </message>
    <message>
        <source>walk off ledge</source>
        <extracomment>quake_nav2.chain.type.3, quake_nav2.connect_as.type.3, quake_nav2.link.legend, quake_nav2.link.type.3, quake_nav2.link.walk off ledge, quake_nav2.select_type.type.3, quake_nav2.set_type.type.3, quake_nav2.traversal.walk off ledge, quake_nav3.chain.type.3, quake_nav3.connect_as.type.3, quake_nav3.link.legend, quake_nav3.link.type.3, quake_nav3.link.walk off ledge, quake_nav3.select_type.type.3, quake_nav3.set_type.type.3, quake_nav3.traversal.walk off ledge</extracomment>
        <translation>descer de beirada</translation>
    </message>
    <message>
        <source>was changed by another program at the same time</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>foi alterado por outro programa ao mesmo tempo</translation>
    </message>
    <message>
        <source>was changed by another program since it was checked</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>foi alterado por outro programa desde que foi verificado</translation>
    </message>
    <message>
        <source>was changed by another program while it was being saved</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>foi alterado por outro programa enquanto era salvo</translation>
    </message>
    <message>
        <source>was changed while it was being copied</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>foi alterado enquanto era copiado</translation>
    </message>
    <message>
        <source>was changed while it was being saved</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>foi alterado enquanto era salvo</translation>
    </message>
    <message>
        <source>was different when generated the second time</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>saiu diferente ao ser gerado pela segunda vez</translation>
    </message>
    <message>
        <source>was generated with {} bytes instead of {}</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>foi gerado com {} bytes em vez de {}</translation>
    </message>
    <message>
        <source>was not opened: cancelled</source>
        <extracomment>core/opening/open_document.cpp, core/opening/open_game_world.cpp, core/opening/open_map.cpp</extracomment>
        <translation>não foi aberto: cancelado</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>formats/gta_world/surfaces.cpp, gta_iv_paths.link.legend, gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>água</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.3, source_nav.area.approach.previous_how.3, source_nav.connection.part, source_nav.connection.side.3, source_nav.encounter_path.from_direction.3, source_nav.encounter_path.to_direction.3, source_nav.ladder.direction.3, source_nav.ladder.direction.4, source_nav.set_side.side.4</extracomment>
        <translation>oeste</translation>
    </message>
    <message>
        <source>west-east</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp, gta_sa_extended_paths.navi.light_cycle.2, gta_sa_extended_paths.propose_lights.phase.3, gta_sa_paths.navi.light_cycle.2, gta_sa_paths.propose_lights.phase.3</extracomment>
        <translation>oeste-leste</translation>
    </message>
    <message>
        <source>where the areas meet</source>
        <extracomment>source_nav.set_side.side.0</extracomment>
        <translation>onde as áreas se encontram</translation>
    </message>
    <message>
        <source>with a pedestrian light</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing.2, gta_sa_paths.build_path.crossing.2</extracomment>
        <translation>com semáforo de pedestres</translation>
    </message>
    <message>
        <source>would be changed twice at once</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>seria alterado duas vezes ao mesmo tempo</translation>
    </message>
    <message>
        <source>would be replaced</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>seriam substituídos</translation>
    </message>
    <message>
        <source>would be saved twice at once</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>seria salvo duas vezes ao mesmo tempo</translation>
    </message>
    <message>
        <source>would grow without data for all new bytes</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>cresceria sem dados para todos os bytes novos</translation>
    </message>
    <message>
        <source>written in form {} (it was opened in form {})</source>
        <extracomment>core/systems/gta_sa_paths/save.cpp</extracomment>
        <translation>gravado na forma {} (foi aberto na forma {})</translation>
    </message>
    <message>
        <source>x</source>
        <extracomment>quake_nav2.mirror.axis.0, quake_nav3.mirror.axis.0, source_nav.select_half_space.axis.0, source_nav.shift.x</extracomment>
        <translation>x</translation>
    </message>
    <message>
        <source>x and y in steps of 1/8 from -4096 to 4095.875, z in steps of 1/128 from -256 to 255.99. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.position.help</extracomment>
        <translation>x e y em passos de 1/8 de -4096 a 4095.875, z em passos de 1/128 de -256 a 255.99. Duas fontes concordam.</translation>
    </message>
    <message>
        <source>x: a western and an eastern part</source>
        <extracomment>source_nav.split.across.0</extracomment>
        <translation>x: uma parte oeste e uma leste</translation>
    </message>
    <message>
        <source>y</source>
        <extracomment>quake_nav2.mirror.axis.1, quake_nav3.mirror.axis.1, source_nav.select_half_space.axis.1, source_nav.shift.y</extracomment>
        <translation>y</translation>
    </message>
    <message>
        <source>y: a northern and a southern part</source>
        <extracomment>source_nav.split.across.1</extracomment>
        <translation>y: uma parte norte e uma sul</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>core/model/property_text.cpp, gta_sa_extended_paths.build_path.switched_off.2, gta_sa_extended_paths.build_road.switched_off.2, gta_sa_extended_paths.build_water.switched_off.2, gta_sa_extended_paths.set_run.switched_off.1, gta_sa_paths.build_path.switched_off.2, gta_sa_paths.build_road.switched_off.2, gta_sa_paths.build_water.switched_off.2, gta_sa_paths.set_run.switched_off.1, gta_sa_save.file.keeps_checksum.1, gta_sa_save.file.keeps_padding.1, gta_sa_save.gang_wars.near.1, gta_sa_save.marker_3d.used.1, gta_sa_save.player_info.drive_by.1, gta_sa_save.player_info.endless_run.1, gta_sa_save.player_info.fast_reload.1, gta_sa_save.player_info.fireproof.1, gta_sa_save.player_info.keeps_when_busted.1, gta_sa_save.player_info.keeps_when_wasted.1, gta_sa_save.simple_vars.has_cheated.1, gta_sa_save.simple_vars.prostitutes_pay.1, gta_sa_save.simple_vars.riots.1, gta_sa_save.simple_vars.riots_without_police.1, gta_sa_save.simple_vars.taxis_nitro.1, gta_sa_save.stunt_jump.done.1, gta_sa_save.stunt_jump.found.1, gta_sa_save.thread.is_mission.1</extracomment>
        <translation>sim</translation>
    </message>
    <message>
        <source>z</source>
        <extracomment>source_nav.select_half_space.axis.2, source_nav.shift.z</extracomment>
        <translation>z</translation>
    </message>
    <message>
        <source>z is the height</source>
        <extracomment>source_nav.select_half_space.axis.help</extracomment>
        <translation>z é a altura</translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>gta_sa_save.zone</extracomment>
        <translation>zona</translation>
    </message>
    <message>
        <source>zone population</source>
        <extracomment>gta_sa_save.zone_population</extracomment>
        <translation>população de zona</translation>
    </message>
    <message>
        <source>zone populations</source>
        <extracomment>gta_sa_save.zone_population.plural</extracomment>
        <translation>populações de zona</translation>
    </message>
    <message>
        <source>zones</source>
        <extracomment>gta_sa_save.block.content.10, gta_sa_save.file.level.section, gta_sa_save.file.visited.section, gta_sa_save.file.visited_count.section, gta_sa_save.zone.plural</extracomment>
        <translation>zonas</translation>
    </message>
    <message>
        <source>{:.0f} units, {}</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>{:.0f} unidades, {}</translation>
    </message>
    <message>
        <source>{:.0f}, {:.0f} is outside the world</source>
        <extracomment>core/systems/gta_sa_save/rules_position.cpp</extracomment>
        <translation>{:.0f}, {:.0f} está fora do mundo</translation>
    </message>
    <message>
        <source>{:.1f} units from the middle of its edge from {} to {} (expected at most 50)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>{:.1f} unidades do meio da sua aresta de {} a {} (esperado no máximo 50)</translation>
    </message>
    <message>
        <source>{:.1f} units {} the floor (nodes stand {:.2f} above it)</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>{:.1f} unidades {} em relação ao piso (os nós ficam {:.2f} acima dele)</translation>
    </message>
    <message>
        <source>{:.7g} x {:.7g} units</source>
        <extracomment>core/systems/source_nav/area_drags.cpp</extracomment>
        <translation>{:.7g} x {:.7g} unidades</translation>
    </message>
    <message>
        <source>{:g} by {:g}</source>
        <extracomment>core/systems/source_nav/cuts.cpp</extracomment>
        <translation>{:g} por {:g}</translation>
    </message>
    <message>
        <source>{:g} by {:g} units</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>{:g} por {:g} unidades</translation>
    </message>
    <message>
        <source>{} #{} (deleted)</source>
        <extracomment>core/model/property_text.cpp</extracomment>
        <translation>{} #{} (excluído)</translation>
    </message>
    <message>
        <source>{} Open {} first.</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>{} Abra {} primeiro.</translation>
    </message>
    <message>
        <source>{} after the end, kept unchanged</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>{} após o fim, mantido sem alteração</translation>
    </message>
    <message>
        <source>{} after the mesh, left over from an older, longer mesh. They have no effect and are kept.</source>
        <extracomment>core/systems/source_nav/load.cpp</extracomment>
        <translation>{} após a malha, restos de uma malha anterior mais longa. Não têm efeito e são mantidos.</translation>
    </message>
    <message>
        <source>{} already existed and stayed unchanged.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>{} já existia e ficou sem alteração.</translation>
    </message>
    <message>
        <source>{} already has {} links, the maximum.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{} já tem {} ligações, o máximo.</translation>
    </message>
    <message>
        <source>{} also contains {}, which the game ignores. To open it, use {}.</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>{} também contém {}, que o jogo ignora. Para abri-lo, use {}.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <extracomment>core/model/wording.cpp</extracomment>
        <translation>{} e {}</translation>
    </message>
    <message>
        <source>{} and {} are already linked.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{} e {} já estão ligados.</translation>
    </message>
    <message>
        <source>{} and {} are linked already.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp, core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>{} e {} já estão ligados.</translation>
    </message>
    <message>
        <source>{} and {} cannot be merged.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{} e {} não podem ser mesclados.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>{} e mais {}</translation>
    </message>
    <message>
        <source>{} and {} units</source>
        <extracomment>core/systems/source_nav/cuts.cpp</extracomment>
        <translation>{} e {} unidades</translation>
    </message>
    <message>
        <source>{} approach areas (expected at most {}, the limit of the game)</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} áreas de aproximação (esperado no máximo {}, o limite do jogo)</translation>
    </message>
    <message>
        <source>{} areas were merged into {}.</source>
        <extracomment>core/systems/source_nav/simplify_edits.cpp</extracomment>
        <translation>{} áreas foram mescladas em {}.</translation>
    </message>
    <message>
        <source>{} by {} by {} units. The number is the one that nav_edit shows in the running game.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{} por {} por {} unidades. O número é o que nav_edit mostra no jogo em execução.</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <extracomment>core/files/file_source.cpp, core/model/property_text.cpp</extracomment>
        <translation>{} bytes</translation>
    </message>
    <message>
        <source>{} cannot be added or deleted, because the game refers to them by number.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Não é possível adicionar nem excluir {}, pois o jogo se refere a esses elementos por número.</translation>
    </message>
    <message>
        <source>{} certain, {} guessed, {} without a match</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{} certos, {} estimados, {} sem correspondência</translation>
    </message>
    <message>
        <source>{} connected areas, starting with this one, are not connected with the largest component of {}</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>{} áreas conectadas, a começar por esta, não estão conectadas ao maior componente de {}</translation>
    </message>
    <message>
        <source>{} contains the same files, but {} outdated or different.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>{} contém os mesmos arquivos, mas {} em versão antiga ou diferente.</translation>
    </message>
    <message>
        <source>{} does not lead to another node.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{} não leva a outro nó.</translation>
    </message>
    <message>
        <source>{} edges use this navi node (expected one): from {} to {}, from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>{} arestas usam este nó navi (esperada uma): de {} a {}, de {} a {}</translation>
    </message>
    <message>
        <source>{} entries {} ({}): {}</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>{} entradas {} ({}): {}</translation>
    </message>
    <message>
        <source>{} exists already. The opened document is the file inside {}, but the game uses the other one.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>{} já existe. O documento aberto é o arquivo dentro de {}, mas o jogo usa o outro.</translation>
    </message>
    <message>
        <source>{} exists beside {}. The opened document is the file inside {}, but the game uses the file beside it.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>{} existe ao lado de {}. O documento aberto é o arquivo dentro de {}, mas o jogo usa o arquivo ao lado.</translation>
    </message>
    <message>
        <source>{} h {:02} min</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>{} h {:02} min</translation>
    </message>
    <message>
        <source>{} had no target. The stored number was changed, because it would have referred to a new {}.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>{} não tinha destino. O número armazenado foi alterado, pois se referiria a um novo elemento ({}).</translation>
    </message>
    <message>
        <source>{} has an edict, which belongs to this place.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{} tem um edict, que pertence a este lugar.</translation>
    </message>
    <message>
        <source>{} has fewer than two links to separate.</source>
        <extracomment>core/systems/shared/path_road_edits.cpp</extracomment>
        <translation>{} tem menos de duas ligações para separar.</translation>
    </message>
    <message>
        <source>{} has no attributes.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>{} não tem atributos.</translation>
    </message>
    <message>
        <source>{} has no reverse link to {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>{} não tem ligação inversa para {}</translation>
    </message>
    <message>
        <source>{} has no room for the links of {}: a node has at most {}.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{} não tem espaço para as ligações de {}: um nó tem no máximo {}.</translation>
    </message>
    <message>
        <source>{} has the flood group {}, {} at the other end {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>{} tem o grupo de flood {}, {} na outra ponta {}</translation>
    </message>
    <message>
        <source>{} has {}. Only nodes of two links can be dissolved.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>{} tem {}. Só nós de duas ligações podem ser dissolvidos.</translation>
    </message>
    <message>
        <source>{} have no property &apos;{}&apos;</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>{} não têm a propriedade &apos;{}&apos;</translation>
    </message>
    <message>
        <source>{} in lists of {}</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>{} em listas de {}</translation>
    </message>
    <message>
        <source>{} is a {} node. This tool links only {} nodes.</source>
        <extracomment>core/systems/shared/path_build.cpp</extracomment>
        <translation>{} é um nó de {}. Esta ferramenta liga só nós de {}.</translation>
    </message>
    <message>
        <source>{} is a {} node: only car roads have traffic lights.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>{} é um nó de {}: só vias de carros têm semáforos.</translation>
    </message>
    <message>
        <source>{} is already connected to {}.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>{} já tem conexão com {}.</translation>
    </message>
    <message>
        <source>{} is an intersection: intersections have no links.</source>
        <extracomment>core/systems/gta_iv_paths/edge_edits.cpp</extracomment>
        <translation>{} é uma interseção: interseções não têm ligações.</translation>
    </message>
    <message>
        <source>{} is beside {} and is opened in place of {} inside it, as in the game. To open the other, use {}.</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>{} está ao lado de {} e é aberto no lugar de {} dentro dele, como no jogo. Para abrir o outro, use {}.</translation>
    </message>
    <message>
        <source>{} is degenerate and cannot be split.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>{}: área degenerada, não pode ser dividida.</translation>
    </message>
    <message>
        <source>{} is linked to an area that is not open, so the reverse link cannot follow.</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>{} está ligado a uma área que não está aberta, portanto a ligação inversa não pode acompanhar.</translation>
    </message>
    <message>
        <source>{} is linked with {}. Only nodes between two others can be dissolved.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{} está ligado com {}. Só nós entre dois outros podem ser dissolvidos.</translation>
    </message>
    <message>
        <source>{} is not a junction: it has fewer than {} links.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>{} não é um cruzamento: tem menos de {} ligações.</translation>
    </message>
    <message>
        <source>{} is not a plain walk. Only nodes of walk links can be dissolved.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{} não é uma simples caminhada. Só nós de ligações de caminhada podem ser dissolvidos.</translation>
    </message>
    <message>
        <source>{} is off: {} of {} {} ({:.0f} %) contradict the assumption that {}. The values are shown and kept, but not checked or computed.</source>
        <extracomment>core/systems/gta_iv_paths/assumptions.cpp</extracomment>
        <translation>{} está desligado: {} de {} {} ({:.0f} %) contradizem a suposição de que {}. Os valores são exibidos e mantidos, mas não verificados nem calculados.</translation>
    </message>
    <message>
        <source>{} is too small for the grid.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>{} é pequeno demais para a grade.</translation>
    </message>
    <message>
        <source>{} is too small to be split this way.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>{} é pequeno demais para ser dividido assim.</translation>
    </message>
    <message>
        <source>{} lie along the axes and can only be moved.</source>
        <extracomment>core/systems/transform.cpp</extracomment>
        <translation>{}: alinhados aos eixos, só podem ser movidos.</translation>
    </message>
    <message>
        <source>{} links (expected at most {} on a pedestrian node: the game adds one for an interior)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>{} ligações (esperado no máximo {} em um nó de pedestre: o jogo adiciona uma para um interior)</translation>
    </message>
    <message>
        <source>{} links (expected at most {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp, core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>{} ligações (esperado no máximo {})</translation>
    </message>
    <message>
        <source>{} links (expected at most {}: the count has 4 bits)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>{} ligações (esperado no máximo {}: a contagem tem 4 bits)</translation>
    </message>
    <message>
        <source>{} links use the traversal (expected one)</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>{} ligações usam a travessia (esperada uma)</translation>
    </message>
    <message>
        <source>{} lost attributes that this version of the format does not store.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>{} perdeu atributos que esta versão do formato não armazena.</translation>
    </message>
    <message>
        <source>{} navi nodes (expected at most {}: links refer to them by {} bits)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>{} nós navi (esperado no máximo {}: as ligações se referem a eles com {} bits)</translation>
    </message>
    <message>
        <source>{} nodes (expected at most {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp, core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>{} nós (esperado no máximo {})</translation>
    </message>
    <message>
        <source>{} now has {} links. The game&apos;s own editor allows {}.</source>
        <extracomment>core/systems/quake_nav/selected_elements.cpp</extracomment>
        <translation>{} agora tem {} ligações. O editor do próprio jogo permite {}.</translation>
    </message>
    <message>
        <source>{} number plates (expected at most {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} placas (esperado no máximo {})</translation>
    </message>
    <message>
        <source>{} of the copied links. Tie the copies to their own brush entities.</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>{} das ligações copiadas. Vincule as cópias às suas próprias entidades de brush.</translation>
    </message>
    <message>
        <source>{} of the list of visible areas beyond the last area</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} da lista de áreas visíveis além da última área</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <extracomment>core/model/change_summary.cpp</extracomment>
        <translation>{} de {}</translation>
    </message>
    <message>
        <source>{} of {} links belong to no node</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>{} de {} ligações não pertencem a nenhum nó</translation>
    </message>
    <message>
        <source>{} of {} path regions are in use: scripts will soon be unable to switch roads. Deleting regions without open path files may change nodes outside their boxes.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} de {} regiões de caminhos estão em uso: em breve os scripts não poderão ligar ou desligar vias. Excluir regiões sem arquivos de caminhos abertos pode alterar nós fora das caixas.</translation>
    </message>
    <message>
        <source>{} of {} with the invalid ID 0</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>{} de {} com o ID inválido 0</translation>
    </message>
    <message>
        <source>{} out of reach for a player, or blocked.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>{} fora do alcance de um jogador, ou com bloqueio.</translation>
    </message>
    <message>
        <source>{} outgoing links (expected at most {})</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>{} ligações de saída (esperado no máximo {})</translation>
    </message>
    <message>
        <source>{} removed.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Removido: {}.</translation>
    </message>
    <message>
        <source>{} removed. {} not replaced: too long or too high for one jump.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Removido: {}. Não substituído: {}, longo ou alto demais para um salto.</translation>
    </message>
    <message>
        <source>{} restart points of a type (expected at most {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} pontos de reinício de um tipo (esperado no máximo {})</translation>
    </message>
    <message>
        <source>{} roads. Forward on the first</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>{} vias. Para a frente na primeira</translation>
    </message>
    <message>
        <source>{} set pieces (expected at most {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} set pieces (esperado no máximo {})</translation>
    </message>
    <message>
        <source>{} stays at {}</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>{} permanece em {}</translation>
    </message>
    <message>
        <source>{} unchanged. Numbers do not change, since only the running game knows them.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{} sem alteração. Os números não mudam, pois só o jogo em execução os conhece.</translation>
    </message>
    <message>
        <source>{} unchanged: the map has no gap, barrier or ledge there.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>{} sem alteração: o mapa não tem vão, barreira ou beirada ali.</translation>
    </message>
    <message>
        <source>{} unchanged: the map has {}.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>{} sem alteração: o mapa tem {}.</translation>
    </message>
    <message>
        <source>{} with a missing area</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} com uma área ausente</translation>
    </message>
    <message>
        <source>{} with the ID 0, left by deleted areas</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} com o ID 0, restos de áreas excluídas</translation>
    </message>
    <message>
        <source>{} with unknown visibility bits (expected 0 to {})</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} com bits de visibilidade desconhecidos (esperado 0 a {})</translation>
    </message>
    <message>
        <source>{} without ground below stayed unchanged.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>{} sem chão abaixo, sem alteração.</translation>
    </message>
    <message>
        <source>{} would have {} links; a node has room for {}.</source>
        <extracomment>core/systems/shared/path_edit.cpp</extracomment>
        <translation>{} teria {} ligações; um nó comporta {}.</translation>
    </message>
    <message>
        <source>{} would have {} {}, but a file holds at most {}.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>{} teria {} {}, mas um arquivo comporta no máximo {}.</translation>
    </message>
    <message>
        <source>{} would refer to a deleted {}.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>{} se referiria a um elemento excluído ({}).</translation>
    </message>
    <message>
        <source>{} {} (expected at most {} in the stock game)</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} {} (esperado no máximo {} no jogo original)</translation>
    </message>
    <message>
        <source>{} {} also in {}, which the game reads first.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>{} {} também em {}, que o jogo lê primeiro.</translation>
    </message>
    <message>
        <source>{} {} from {} to {}</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>{} {} de {} para {}</translation>
    </message>
    <message>
        <source>{} {} not open, so {} cannot take new nodes.</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>{} {} sem abrir, portanto é impossível para {} receber nós novos.</translation>
    </message>
    <message>
        <source>{} {} of {}</source>
        <extracomment>core/model/property_text.cpp</extracomment>
        <translation>{} {} de {}</translation>
    </message>
    <message>
        <source>{}: guess: {}, the nearest of {} of this size{}</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{}: estimativa: {}, o mais próximo de {} deste tamanho{}</translation>
    </message>
    <message>
        <source>{}: guess: {}, {:.0f} units away. Its size differs, so the box changes.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{}: estimativa: {}, a {:.0f} unidades. Seu tamanho difere, portanto a caixa muda.</translation>
    </message>
    <message>
        <source>{}: only IMG archives can be, and this is &quot;{}&quot;</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>{}: só pacotes IMG podem, e este é &quot;{}&quot;</translation>
    </message>
    <message>
        <source>{}: the map has no brush of this or a similar size</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{}: o mapa não tem brush deste tamanho ou de tamanho parecido</translation>
    </message>
    <message>
        <source>{}: {:.0f} across and {:.0f} up (expected at most {:.0f} across and {:.0f} up)</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>{}: {:.0f} na horizontal e {:.0f} para cima (esperado no máximo {:.0f} na horizontal e {:.0f} para cima)</translation>
    </message>
    <message>
        <source>{}: {} becomes {}</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>{}: {} vira {}</translation>
    </message>
    <message>
        <source>{}: {} north-south, {} west-east, {} unchanged.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>{}: {} norte-sul, {} oeste-leste, {} sem alteração.</translation>
    </message>
    <message>
        <source>{}: {} of {}: off</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>{}: {} de {}: desligado</translation>
    </message>
    <message>
        <source>{}: {} set to 0, {} with unchanged remaining time</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>{}: {} definidos como 0, {} com tempo restante inalterado</translation>
    </message>
    <message numerus="yes">
        <source>%n 3D markers</source>
        <extracomment>gta_sa_save.marker_3d</extracomment>
        <translation>
            <numerusform>%n marcador 3D</numerusform>
            <numerusform>%n marcadores 3D</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approach areas</source>
        <extracomment>core/systems/source_nav/reshape.cpp, core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n área de aproximação</numerusform>
            <numerusform>%n áreas de aproximação</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n areas</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp, gta_iv_paths.file, gta_sa_extended_paths.file, gta_sa_paths.file, source_nav.area</extracomment>
        <translation>
            <numerusform>%n área</numerusform>
            <numerusform>%n áreas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <extracomment>gta_sa_save.block</extracomment>
        <translation>
            <numerusform>%n bloco</numerusform>
            <numerusform>%n blocos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <extracomment>core/opening/packed_files.cpp, core/systems/gta_sa_save/rules_file.cpp, core/systems/quake_nav/load.cpp, core/systems/source_nav/load.cpp</extracomment>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n car generators</source>
        <extracomment>gta_sa_save.car_generator</extracomment>
        <translation>
            <numerusform>%n gerador de carros</numerusform>
            <numerusform>%n geradores de carros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp, source_nav.connection</extracomment>
        <translation>
            <numerusform>%n conexão</numerusform>
            <numerusform>%n conexões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corners</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>
            <numerusform>%n canto</numerusform>
            <numerusform>%n cantos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counted statistics</source>
        <extracomment>gta_sa_save.counted_statistic</extracomment>
        <translation>
            <numerusform>%n estatística contada</numerusform>
            <numerusform>%n estatísticas contadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edicts</source>
        <extracomment>quake_nav2.edict, quake_nav3.edict</extracomment>
        <translation>
            <numerusform>%n edict</numerusform>
            <numerusform>%n edicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n encounter paths</source>
        <extracomment>core/systems/source_nav/reshape.cpp, core/systems/source_nav/rules_file.cpp, source_nav.encounter_path</extracomment>
        <translation>
            <numerusform>%n caminho de encontro</numerusform>
            <numerusform>%n caminhos de encontro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrances</source>
        <extracomment>gta_sa_save.enex_connection</extracomment>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>core/systems/conversion_edit.cpp, core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n itens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <extracomment>core/opening/find_documents.cpp, gta_sa_save.file, quake_nav2.file, quake_nav3.file</extracomment>
        <translation>
            <numerusform>%n arquivo</numerusform>
            <numerusform>%n arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>
            <numerusform>%n flag</numerusform>
            <numerusform>%n flags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fog places</source>
        <extracomment>source_nav.fog_place</extracomment>
        <translation>
            <numerusform>%n local de neblina</numerusform>
            <numerusform>%n locais de neblina</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gang wars</source>
        <extracomment>gta_sa_save.gang_wars</extracomment>
        <translation>
            <numerusform>%n guerra de gangues</numerusform>
            <numerusform>%n guerras de gangues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gangs</source>
        <extracomment>gta_sa_save.gang</extracomment>
        <translation>
            <numerusform>%n gangue</numerusform>
            <numerusform>%n gangues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garages</source>
        <extracomment>gta_sa_save.garage</extracomment>
        <translation>
            <numerusform>%n garagem</numerusform>
            <numerusform>%n garagens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hiding spots</source>
        <extracomment>source_nav.hiding_spot</extracomment>
        <translation>
            <numerusform>%n esconderijo</numerusform>
            <numerusform>%n esconderijos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jump areas</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>
            <numerusform>%n área de salto</numerusform>
            <numerusform>%n áreas de salto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ladders</source>
        <extracomment>source_nav.ladder</extracomment>
        <translation>
            <numerusform>%n escada</numerusform>
            <numerusform>%n escadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp, core/systems/gta_sa_paths/road_edits.cpp, core/systems/quake_nav/link_edits.cpp, core/systems/quake_nav/traversal_edits.cpp, core/systems/shared/path_link_edits.cpp, gta_iv_paths.link, gta_sa_extended_paths.link, gta_sa_paths.link, quake_nav2.link, quake_nav3.link</extracomment>
        <translation>
            <numerusform>%n ligação</numerusform>
            <numerusform>%n ligações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <extracomment>source_nav.file</extracomment>
        <translation>
            <numerusform>%n malha</numerusform>
            <numerusform>%n malhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing areas</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n área ausente</numerusform>
            <numerusform>%n áreas ausentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing hiding spots</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n esconderijo ausente</numerusform>
            <numerusform>%n esconderijos ausentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing ladders</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>
            <numerusform>%n escada ausente</numerusform>
            <numerusform>%n escadas ausentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n navi nodes</source>
        <extracomment>gta_sa_extended_paths.navi, gta_sa_paths.navi</extracomment>
        <translation>
            <numerusform>%n nó navi</numerusform>
            <numerusform>%n nós navi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <extracomment>core/systems/quake_nav/rules_graph.cpp, core/systems/shared/path_checks.cpp, gta_iv_paths.node, gta_sa_extended_paths.node, gta_sa_paths.node, quake_nav2.node, quake_nav3.node</extracomment>
        <translation>
            <numerusform>%n nó</numerusform>
            <numerusform>%n nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number plates</source>
        <extracomment>gta_sa_save.number_plate</extracomment>
        <translation>
            <numerusform>%n placa</numerusform>
            <numerusform>%n placas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <extracomment>gta_sa_save.object</extracomment>
        <translation>
            <numerusform>%n objeto</numerusform>
            <numerusform>%n objetos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open entrances</source>
        <extracomment>gta_sa_save.open_entrance</extracomment>
        <translation>
            <numerusform>%n entrada aberta</numerusform>
            <numerusform>%n entradas abertas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path regions</source>
        <extracomment>gta_sa_save.path_region</extracomment>
        <translation>
            <numerusform>%n região de caminhos</numerusform>
            <numerusform>%n regiões de caminhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pickups</source>
        <extracomment>gta_sa_save.pickup</extracomment>
        <translation>
            <numerusform>%n pickup</numerusform>
            <numerusform>%n pickups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <extracomment>source_nav.place</extracomment>
        <translation>
            <numerusform>%n local</numerusform>
            <numerusform>%n locais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>gta_sa_save.player</extracomment>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players&apos; states</source>
        <extracomment>gta_sa_save.player_info</extracomment>
        <translation>
            <numerusform>%n estado do jogador</numerusform>
            <numerusform>%n estados do jogador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n radar markers</source>
        <extracomment>gta_sa_save.marker</extracomment>
        <translation>
            <numerusform>%n marcador de radar</numerusform>
            <numerusform>%n marcadores de radar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart points</source>
        <extracomment>gta_sa_save.restart</extracomment>
        <translation>
            <numerusform>%n ponto de reinício</numerusform>
            <numerusform>%n pontos de reinício</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>
            <numerusform>%n via</numerusform>
            <numerusform>%n vias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n script threads</source>
        <extracomment>gta_sa_save.thread</extracomment>
        <translation>
            <numerusform>%n thread de script</numerusform>
            <numerusform>%n threads de script</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set pieces</source>
        <extracomment>gta_sa_save.set_piece</extracomment>
        <translation>
            <numerusform>%n set piece</numerusform>
            <numerusform>%n set pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spots</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n states of the game</source>
        <extracomment>gta_sa_save.simple_vars</extracomment>
        <translation>
            <numerusform>%n estado do jogo</numerusform>
            <numerusform>%n estados do jogo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statistics</source>
        <extracomment>gta_sa_save.statistic</extracomment>
        <translation>
            <numerusform>%n estatística</numerusform>
            <numerusform>%n estatísticas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored cars</source>
        <extracomment>gta_sa_save.stored_car</extracomment>
        <translation>
            <numerusform>%n carro guardado</numerusform>
            <numerusform>%n carros guardados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stunt jumps</source>
        <extracomment>gta_sa_save.stunt_jump</extracomment>
        <translation>
            <numerusform>%n salto acrobático</numerusform>
            <numerusform>%n saltos acrobáticos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traversals</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp, quake_nav2.traversal, quake_nav3.traversal</extracomment>
        <translation>
            <numerusform>%n travessia</numerusform>
            <numerusform>%n travessias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visible areas</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n área visível</numerusform>
            <numerusform>%n áreas visíveis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone populations</source>
        <extracomment>gta_sa_save.zone_population</extracomment>
        <translation>
            <numerusform>%n população de zona</numerusform>
            <numerusform>%n populações de zona</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zones</source>
        <extracomment>gta_sa_save.zone</extracomment>
        <translation>
            <numerusform>%n zona</numerusform>
            <numerusform>%n zonas</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>source_nav.level</comment>
        <translation>Nivelar</translation>
    </message>
    <message>
        <source>Placements whose id no file defines: {}</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>Posicionamentos cujo id nenhum arquivo define: {}</translation>
    </message>
    <message>
        <source>World of San Andreas</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>Mundo de San Andreas</translation>
    </message>
    <message>
        <source>a collision model of {} bytes has no name</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>um modelo de colisão de {} bytes não tem nome</translation>
    </message>
    <message>
        <source>a definition in {} cannot be read: {}</source>
        <extracomment>formats/gta_world/ide_file.cpp</extracomment>
        <translation>uma definição em {} não pode ser lida: {}</translation>
    </message>
    <message>
        <source>a line is not a water surface of 3 or 4 corners</source>
        <extracomment>formats/gta_world/water_file.cpp</extracomment>
        <translation>uma linha não é uma superfície de água de 3 ou 4 cantos</translation>
    </message>
    <message>
        <source>a placement cannot be read: {}</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>um posicionamento não pode ser lido: {}</translation>
    </message>
    <message>
        <source>a placement of an object with a negative id</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>um posicionamento de um objeto com id negativo</translation>
    </message>
    <message>
        <source>a texture is damaged: {} has {}, expected {}</source>
        <extracomment>formats/gta_world/txd_file.cpp</extracomment>
        <translation>uma textura está danificada: {} tem {}, esperado {}</translation>
    </message>
    <message>
        <source>a texture without content</source>
        <extracomment>formats/gta_world/txd_file.cpp</extracomment>
        <translation>uma textura sem conteúdo</translation>
    </message>
    <message>
        <source>collision model {} is damaged: {} has {}, expected {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>o modelo de colisão {} está danificado: {} tem {}, esperado {}</translation>
    </message>
    <message>
        <source>concrete</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>concreto</translation>
    </message>
    <message>
        <source>damaged boxes of collision model {}, left out: {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>caixas danificadas do modelo de colisão {}, omitidas: {}</translation>
    </message>
    <message>
        <source>damaged faces of collision model {}, left out: {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>faces danificadas do modelo de colisão {}, omitidas: {}</translation>
    </message>
    <message>
        <source>damaged spheres of collision model {}, left out: {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>esferas danificadas do modelo de colisão {}, omitidas: {}</translation>
    </message>
    <message>
        <source>does not lead to the files of a world</source>
        <extracomment>core/opening/world_files.cpp</extracomment>
        <translation>não leva aos arquivos de um mundo</translation>
    </message>
    <message>
        <source>glass</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>vidro</translation>
    </message>
    <message>
        <source>grass</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>grama</translation>
    </message>
    <message>
        <source>gravel</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>cascalho</translation>
    </message>
    <message>
        <source>indoors</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>interior</translation>
    </message>
    <message>
        <source>metal</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>metal</translation>
    </message>
    <message>
        <source>pavement</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>calçada</translation>
    </message>
    <message>
        <source>plants</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>plantas</translation>
    </message>
    <message>
        <source>rails</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>trilhos</translation>
    </message>
    <message>
        <source>road</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>estrada</translation>
    </message>
    <message>
        <source>rock</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>rocha</translation>
    </message>
    <message>
        <source>sand</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>areia</translation>
    </message>
    <message>
        <source>soil</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>terra</translation>
    </message>
    <message>
        <source>the file ends within its header</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>o arquivo termina dentro do cabeçalho</translation>
    </message>
    <message>
        <source>the file ends within its last collision model: {} of {} bytes are there</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>o arquivo termina dentro do último modelo de colisão: há {} de {} bytes</translation>
    </message>
    <message>
        <source>the file ends within the texture dictionary</source>
        <extracomment>formats/gta_world/txd_file.cpp</extracomment>
        <translation>o arquivo termina dentro do dicionário de texturas</translation>
    </message>
    <message>
        <source>the file states {} placements and has room for {}</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>o arquivo declara {} posicionamentos e tem espaço para {}</translation>
    </message>
    <message>
        <source>the number of fields</source>
        <extracomment>formats/gta_world/ide_file.cpp, formats/gta_world/ipl_file.cpp</extracomment>
        <translation>o número de campos</translation>
    </message>
    <message>
        <source>the placement of object {} has no usable position or rotation</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>o posicionamento do objeto {} não tem posição ou rotação utilizável</translation>
    </message>
    <message>
        <source>unspecified</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>não especificado</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>madeira</translation>
    </message>
    <message>
        <source>{} bytes that are no collision model</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>{} bytes que não são um modelo de colisão</translation>
    </message>
    <message>
        <source>{} without a path</source>
        <extracomment>formats/gta_world/loader_file.cpp</extracomment>
        <translation>{} sem caminho</translation>
    </message>
    <message>
        <source>{}, byte {}: {}</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>{}, byte {}: {}</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>{}, linha {}: {}</translation>
    </message>
    <message>
        <source>{}, line {}: {} was not found</source>
        <extracomment>core/opening/world_files.cpp</extracomment>
        <translation>{}, linha {}: {} não foi encontrado</translation>
    </message>
    <message>
        <source>{}: {} more of that kind</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>{}: mais {} desse tipo</translation>
    </message>
    <message>
        <source>A wall stands in the way, {:.1f} m from {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>Há uma parede no caminho, a {:.1f} m de {}</translation>
    </message>
    <message>
        <source>Boat lanes lie on water</source>
        <extracomment>SA061</extracomment>
        <translation>As faixas de barcos ficam na água</translation>
    </message>
    <message>
        <source>Boat node off the water</source>
        <extracomment>SA061.fault</extracomment>
        <translation>Nó de barco fora da água</translation>
    </message>
    <message>
        <source>Drop to Ground</source>
        <extracomment>SA059.fix</extracomment>
        <translation>Colocar no chão</translation>
    </message>
    <message>
        <source>No wall crosses a pedestrian path</source>
        <extracomment>SA062</extracomment>
        <translation>Nenhuma parede cruza um caminho de pedestres</translation>
    </message>
    <message>
        <source>Node above or below the ground</source>
        <extracomment>SA059.fault</extracomment>
        <translation>Nó acima ou abaixo do chão</translation>
    </message>
    <message>
        <source>Node under water</source>
        <extracomment>SA060.fault</extracomment>
        <translation>Nó debaixo d&apos;água</translation>
    </message>
    <message>
        <source>Nodes lie on the ground</source>
        <extracomment>SA059</extracomment>
        <translation>Os nós ficam no chão</translation>
    </message>
    <message>
        <source>Pedestrian path through a wall</source>
        <extracomment>SA062.fault</extracomment>
        <translation>Caminho de pedestres através de uma parede</translation>
    </message>
    <message>
        <source>Roads and pavements are dry</source>
        <extracomment>SA060</extracomment>
        <translation>Estradas e calçadas são secas</translation>
    </message>
    <message>
        <source>There is no water here</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>Não há água aqui</translation>
    </message>
    <message>
        <source>{:.1f} m above the ground</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} m acima do chão</translation>
    </message>
    <message>
        <source>{:.1f} m above the water</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} m acima da água</translation>
    </message>
    <message>
        <source>{:.1f} m below the ground</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} m abaixo do chão</translation>
    </message>
    <message>
        <source>{:.1f} m below the water</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} m abaixo da superfície da água</translation>
    </message>
    <message>
        <source>{:.1f} m under water</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} m debaixo d&apos;água</translation>
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
        <source>There is no %1 called &quot;%2&quot;.</source>
        <translation>Não existe %1 com o nome &quot;%2&quot;.</translation>
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
        <source>Text to find, or an expression: width &gt; 0 and not water, road = &quot;a name&quot;, position.z &lt; -10, name ~ part</source>
        <translation>Texto a procurar, ou uma expressão: width &gt; 0 and not water, road = &quot;a name&quot;, position.z &lt; -10, name ~ part</translation>
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
        <translation>Estado</translation>
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
        <source>Draw the map&apos;s faces from behind, too: from outside, walls hide the rooms</source>
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
        <source>Mark the map&apos;s items and spawn points in the view</source>
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
    <message>
        <source>In-game map</source>
        <translation>Mapa do jogo</translation>
    </message>
    <message>
        <source>Lay the game&apos;s own map over the ground, if it is there</source>
        <translation>Estender o mapa do próprio jogo sobre o chão, se ele existir</translation>
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
        <source>The game reads %1 beside the map first, and reports it as out of date if it checks the map&apos;s size. Delete that file, or set the size of the map in it.</source>
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
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Idioma:</translation>
    </message>
    <message>
        <source>Of the window. Takes effect when Navsmith starts the next time.</source>
        <translation>Da janela. Passa a valer na próxima vez que o Navsmith iniciar.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>Language, Memory and Safety</source>
        <translation>Idioma, memória e segurança</translation>
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
        <translation>Alto contraste</translation>
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
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Para daltônicos</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Cores:</translation>
    </message>
    <message>
        <source>Colours of elements, values, selection and axes in the 3D view and the legend</source>
        <translation>Cores de elementos, valores, seleção e eixos na vista 3D e na legenda</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Tamanho:</translation>
    </message>
    <message>
        <source>Size of texts, icons and marks, in addition to that of the desktop. Takes effect after a restart.</source>
        <translation>Tamanho de textos, ícones e marcas, além do da área de trabalho. Passa a valer após reiniciar.</translation>
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
        <translation>Nada está aberto.</translation>
    </message>
    <message>
        <source>No elements</source>
        <translation>Nenhum elemento</translation>
    </message>
    <message>
        <source>%1. Nothing is selected.</source>
        <translation>%1. Nada está selecionado.</translation>
    </message>
    <message>
        <source>%1. Selected: %2.</source>
        <translation>%1. Selecionado: %2.</translation>
    </message>
</context>
</TS>
