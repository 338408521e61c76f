<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>Commands</name>
    <message>
        <source>%1, while the right button is held</source>
        <translation>%1, пока зажата правая кнопка</translation>
    </message>
    <message>
        <source>%1 menu</source>
        <translation>Меню: %1</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>Show A&amp;utosaved Copies</source>
        <translation>Показать ав&amp;токопии</translation>
    </message>
    <message>
        <source>Show the folder with the autosaved copies of this document</source>
        <translation>Показать папку с автоматически сохранёнными копиями этого документа</translation>
    </message>
    <message>
        <source>Restore Last Session at S&amp;tartup</source>
        <translation>Восстанав&amp;ливать сеанс при запуске</translation>
    </message>
    <message>
        <source>Reopen the documents of the last session when Navsmith starts</source>
        <translation>Открывать при запуске Navsmith документы прошлого сеанса</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Вы&amp;резать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste Under Mouse</source>
        <translation>&amp;Вставить под мышь</translation>
    </message>
    <message>
        <source>Paste in P&amp;lace</source>
        <translation>Вставить на &amp;место</translation>
    </message>
    <message>
        <source>Paste at the original coordinates</source>
        <translation>Вставить по исходным координатам</translation>
    </message>
    <message>
        <source>&amp;Merge in Place</source>
        <translation>&amp;Слить на месте</translation>
    </message>
    <message>
        <source>Paste at the original coordinates and merge with existing elements</source>
        <translation>Вставить по исходным координатам и объединить с имеющимися элементами</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Выделить вс&amp;ё</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>&amp;Инвертировать выделение</translation>
    </message>
    <message>
        <source>Cancel or &amp;Deselect</source>
        <translation>Прервать или снять вы&amp;деление</translation>
    </message>
    <message>
        <source>Cancel the current action, then the tool, then the selection</source>
        <translation>Прервать текущее действие, затем инструмент, затем снять выделение</translation>
    </message>
    <message>
        <source>Place on &amp;Ground</source>
        <translation>Поставить на &amp;землю</translation>
    </message>
    <message>
        <source>Move the selection onto the map&apos;s surface</source>
        <translation>Переместить выделение на поверхность карты</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>&amp;New File for Map…</source>
        <translation>&amp;Новый файл для карты…</translation>
    </message>
    <message>
        <source>Create an empty file for a map</source>
        <translation>Создать пустой файл для карты</translation>
    </message>
    <message>
        <source>Ne&amp;w Document in Folder…</source>
        <translation>Новый &amp;документ в папке…</translation>
    </message>
    <message>
        <source>Create an empty set of files in a folder</source>
        <translation>Создать пустой набор файлов в папке</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>Открыть &amp;папку…</translation>
    </message>
    <message>
        <source>Open all supported files in a folder</source>
        <translation>Открыть все поддерживаемые файлы в папке</translation>
    </message>
    <message>
        <source>&amp;Open Files…</source>
        <translation>&amp;Открыть файлы…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Open &amp;Map…</source>
        <translation>Открыть к&amp;арту…</translation>
    </message>
    <message>
        <source>Show a map behind this document</source>
        <translation>Показать карту под этим документом</translation>
    </message>
    <message>
        <source>&amp;Pack into Map…</source>
        <translation>&amp;Упаковать в карту…</translation>
    </message>
    <message>
        <source>Pack this file into a map, from which the game reads it</source>
        <translation>Упаковать этот файл в карту, из которой его читает игра</translation>
    </message>
    <message>
        <source>E&amp;xtract from Map…</source>
        <translation>&amp;Извлечь из карты…</translation>
    </message>
    <message>
        <source>Extract a file from a map</source>
        <translation>Извлечь файл из карты</translation>
    </message>
    <message>
        <source>Re&amp;build Archive…</source>
        <translation>Пересо&amp;брать архив…</translation>
    </message>
    <message>
        <source>Rebuild the archive that contains this document</source>
        <translation>Пересобрать архив, в котором находится этот документ</translation>
    </message>
    <message>
        <source>Restore Bac&amp;kup…</source>
        <translation>Восстановить &amp;резервную копию…</translation>
    </message>
    <message>
        <source>Restore what an earlier save replaced</source>
        <translation>Вернуть то, что было заменено при прошлом сохранении</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Mouse and Keys</source>
        <translation>&amp;Мышь и клавиши</translation>
    </message>
    <message>
        <source>&amp;About Navsmith</source>
        <translation>&amp;О программе Navsmith</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Открыть н&amp;едавние</translation>
    </message>
    <message>
        <source>Reloa&amp;d As</source>
        <translation>Переза&amp;грузить как</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>Ele&amp;ments</source>
        <translation>&amp;Элементы</translation>
    </message>
    <message>
        <source>&amp;Whole Document</source>
        <translation>&amp;Весь документ</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Инструменты</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ви&amp;д</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>П&amp;анели</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;Закладки</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Go to Element</source>
        <translation>&amp;Перейти к элементу</translation>
    </message>
    <message>
        <source>Select the element and frame it in the view, or show the entity of the map</source>
        <translation>Выделить элемент и показать его в виде либо показать энтити карты</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Fix the selected issues</source>
        <translation>Исправить выделенные проблемы</translation>
    </message>
    <message>
        <source>Fix All of This Rule</source>
        <translation>Исправить все по этому правилу</translation>
    </message>
    <message>
        <source>Fix all listed issues of this rule</source>
        <translation>Исправить все перечисленные проблемы этого правила</translation>
    </message>
    <message>
        <source>&amp;Hide Selected Issues</source>
        <translation>&amp;Скрыть выделенные проблемы</translation>
    </message>
    <message>
        <source>Hide selected issues for this session</source>
        <translation>Скрыть выделенные проблемы до конца сеанса</translation>
    </message>
    <message>
        <source>Hide This &amp;Rule</source>
        <translation>Скрыть это &amp;правило</translation>
    </message>
    <message>
        <source>Hide all issues of this rule for this session</source>
        <translation>Скрыть все проблемы этого правила до конца сеанса</translation>
    </message>
    <message>
        <source>&amp;Unhide</source>
        <translation>&amp;Показать снова</translation>
    </message>
    <message>
        <source>Show the selected issues again</source>
        <translation>Снова показать выделенные проблемы</translation>
    </message>
    <message>
        <source>Copy the selected issues as text</source>
        <translation>Копировать выделенные проблемы как текст</translation>
    </message>
    <message>
        <source>Issues Panel</source>
        <translation>Панель проблем</translation>
    </message>
    <message>
        <source>Issues panel</source>
        <translation>Панель проблем</translation>
    </message>
    <message>
        <source>Copy the selected messages, or all</source>
        <translation>Копировать выделенные сообщения или все</translation>
    </message>
    <message>
        <source>Log Panel</source>
        <translation>Панель журнала</translation>
    </message>
    <message>
        <source>Log panel</source>
        <translation>Панель журнала</translation>
    </message>
    <message>
        <source>Frame the element in the view</source>
        <translation>Показать элемент в виде</translation>
    </message>
    <message>
        <source>Select &amp;All Shown</source>
        <translation>Выделить вс&amp;е показанные</translation>
    </message>
    <message>
        <source>Select every row that the filter shows</source>
        <translation>Выделить все строки, прошедшие фильтр</translation>
    </message>
    <message>
        <source>Copy the selected rows as text</source>
        <translation>Копировать выделенные строки как текст</translation>
    </message>
    <message>
        <source>&amp;Edit Cell</source>
        <translation>&amp;Изменить ячейку</translation>
    </message>
    <message>
        <source>Element Table</source>
        <translation>Таблица элементов</translation>
    </message>
    <message>
        <source>Element table</source>
        <translation>Таблица элементов</translation>
    </message>
    <message>
        <source>&amp;Add Bookmark…</source>
        <translation>&amp;Добавить закладку…</translation>
    </message>
    <message>
        <source>Bookmark the current view</source>
        <translation>Сделать закладку на текущий вид</translation>
    </message>
    <message>
        <source>&amp;Manage Bookmarks…</source>
        <translation>&amp;Управление закладками…</translation>
    </message>
    <message>
        <source>&amp;Go To…</source>
        <translation>&amp;Перейти…</translation>
    </message>
    <message>
        <source>Go to an element, district, position or bookmark, or run a command</source>
        <translation>Перейти к элементу, району, позиции или закладке либо выполнить команду</translation>
    </message>
    <message>
        <source>Find C&amp;ommand…</source>
        <translation>Найти ко&amp;манду…</translation>
    </message>
    <message>
        <source>Search all commands by name</source>
        <translation>Искать среди всех команд по названию</translation>
    </message>
    <message>
        <source>Show I&amp;ssues</source>
        <translation>Показать п&amp;роблемы</translation>
    </message>
    <message>
        <source>&amp;Next Issue</source>
        <translation>&amp;Следующая проблема</translation>
    </message>
    <message>
        <source>Pre&amp;vious Issue</source>
        <translation>Пре&amp;дыдущая проблема</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>&amp;Snap to Grid</source>
        <translation>П&amp;ривязка к сетке</translation>
    </message>
    <message>
        <source>Place and move elements in grid steps</source>
        <translation>Ставить и перемещать элементы с шагом сетки</translation>
    </message>
    <message>
        <source>Move &amp;Neighbours Along</source>
        <translation>Двигать &amp;соседей</translation>
    </message>
    <message>
        <source>Also move neighbours that touch a dragged edge, corner or height</source>
        <translation>Перемещать и соседей, которые касаются перетаскиваемого края, угла или высоты</translation>
    </message>
    <message>
        <source>Select with &amp;Lasso</source>
        <translation>Выделение &amp;лассо</translation>
    </message>
    <message>
        <source>Select with a freehand outline instead of a rectangle</source>
        <translation>Выделять произвольным контуром вместо прямоугольника</translation>
    </message>
    <message>
        <source>Limit to &amp;Floor</source>
        <translation>Только &amp;этаж</translation>
    </message>
    <message>
        <source>Restrict marquees and brushes to elements between two heights</source>
        <translation>Ограничить рамки и кисти элементами между двумя высотами</translation>
    </message>
    <message>
        <source>Limit to Floor &amp;Under Mouse</source>
        <translation>Только этаж &amp;под мышью</translation>
    </message>
    <message>
        <source>Set both heights from the element under the mouse</source>
        <translation>Задать обе высоты по элементу под мышью</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <translation>Кисть &amp;меньше</translation>
    </message>
    <message>
        <source>Decrease the brush radius</source>
        <translation>Уменьшить радиус кисти</translation>
    </message>
    <message>
        <source>Larger &amp;Brush</source>
        <translation>Кисть &amp;больше</translation>
    </message>
    <message>
        <source>Increase the brush radius</source>
        <translation>Увеличить радиус кисти</translation>
    </message>
    <message>
        <source>3D View</source>
        <translation>3D-вид</translation>
    </message>
    <message>
        <source>&amp;Frame Selection</source>
        <translation>Показать &amp;выделение</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>Показать вс&amp;ё</translation>
    </message>
    <message>
        <source>View from &amp;Top</source>
        <translation>Вид св&amp;ерху</translation>
    </message>
    <message>
        <source>View from &amp;South-West</source>
        <translation>Вид с &amp;юго-запада</translation>
    </message>
    <message>
        <source>View from So&amp;uth</source>
        <translation>Вид с ю&amp;га</translation>
    </message>
    <message>
        <source>View from &amp;East</source>
        <translation>Вид с вос&amp;тока</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>&amp;Ортогональная проекция</translation>
    </message>
    <message>
        <source>Show everything at one scale, without perspective</source>
        <translation>Показывать всё в одном масштабе, без перспективы</translation>
    </message>
    <message>
        <source>&amp;Cut Elements by Height</source>
        <translation>О&amp;брезать элементы по высоте</translation>
    </message>
    <message>
        <source>The height slice of the map cuts elements as well as the map</source>
        <translation>Срез карты по высоте обрезает не только карту, но и элементы</translation>
    </message>
    <message>
        <source>&amp;Isolate Selection</source>
        <translation>&amp;Изолировать выделение</translation>
    </message>
    <message>
        <source>Hide everything but the selection</source>
        <translation>Скрыть всё, кроме выделения</translation>
    </message>
    <message>
        <source>&amp;Hide Selection</source>
        <translation>С&amp;крыть выделение</translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation>Пок&amp;азать все</translation>
    </message>
    <message>
        <source>Show all hidden elements</source>
        <translation>Показать все скрытые элементы</translation>
    </message>
    <message>
        <source>&amp;Maximise View</source>
        <translation>&amp;Развернуть вид</translation>
    </message>
    <message>
        <source>Hide all panels and tool bars</source>
        <translation>Скрыть все панели и панели инструментов</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Сетка</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Подписи</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>С&amp;войства</translation>
    </message>
    <message>
        <source>&amp;Elements</source>
        <translation>&amp;Элементы</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>&amp;Отображение</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;История</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Карта</translation>
    </message>
    <message>
        <source>&amp;Issues</source>
        <translation>&amp;Проблемы</translation>
    </message>
    <message>
        <source>&amp;Lists</source>
        <translation>&amp;Списки</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>&amp;Журнал</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Fly forwards</source>
        <translation>Лететь вперёд</translation>
    </message>
    <message>
        <source>Fly backwards</source>
        <translation>Лететь назад</translation>
    </message>
    <message>
        <source>Fly left</source>
        <translation>Лететь влево</translation>
    </message>
    <message>
        <source>Fly right</source>
        <translation>Лететь вправо</translation>
    </message>
    <message>
        <source>Fly down</source>
        <translation>Лететь вниз</translation>
    </message>
    <message>
        <source>Fly up</source>
        <translation>Лететь вверх</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>New Document</source>
        <translation>Новый документ</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Создать</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source> (deletes {})</source>
        <extracomment>core/document/document.cpp</extracomment>
        <translation> (удаляется: {})</translation>
    </message>
    <message>
        <source> Changed by another program since, and left unchanged: {}.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation> С тех пор изменено другой программой и оставлено без изменений: {}.</translation>
    </message>
    <message>
        <source> The previous content is in {}.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation> Прежнее содержимое находится в {}.</translation>
    </message>
    <message>
        <source> and {} more</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation> и ещё {}</translation>
    </message>
    <message>
        <source>&apos;Linking disabled&apos; is set exactly on nodes without links</source>
        <extracomment>IV014</extracomment>
        <translation>«Без связей» установлен только у узлов без связей</translation>
    </message>
    <message>
        <source>&apos;Switched off&apos; is {}, but its copy (bit 8) is {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>«Отключено» — {}, а копия (бит 8) — {} (ожидается одно и то же)</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a value of {}</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>«{}» не является значением свойства {}</translation>
    </message>
    <message>
        <source>, of </source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>, где: </translation>
    </message>
    <message>
        <source>, or {} below it</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>, или {} во вложенной папке</translation>
    </message>
    <message>
        <source>-(edict number) - 1. Number of the entity in the running game, as shown by nav_edit. The map does not store it.</source>
        <extracomment>quake_nav2.edict.entity_id.help</extracomment>
        <translation>-(номер edict) - 1. Номер энтити в запущенной игре, как его показывает nav_edit. Карта его не хранит.</translation>
    </message>
    <message>
        <source>-1: any</source>
        <extracomment>gta_sa_save.car_generator.colour_1.help, gta_sa_save.car_generator.colour_2.help</extracomment>
        <translation>-1: любой</translation>
    </message>
    <message>
        <source>-1: none</source>
        <extracomment>gta_sa_save.gang.model.help, gta_sa_save.simple_vars.forced_weather.help</extracomment>
        <translation>-1: нет</translation>
    </message>
    <message>
        <source>-5 to 63</source>
        <extracomment>gta_sa_save.marker.sprite.help</extracomment>
        <translation>От -5 до 63</translation>
    </message>
    <message>
        <source>. A power failure now may undo the change</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>. Сбой питания сейчас может отменить изменение</translation>
    </message>
    <message>
        <source>. In JSON, links to either node lead to the last one</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>. В JSON связи с любым из этих узлов ведут к последнему</translation>
    </message>
    <message>
        <source>. No gap, barrier or ledge: {}</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>. Нет провала, преграды или уступа: {}</translation>
    </message>
    <message>
        <source>. Nothing was changed, but some temporary files could not be removed. Open the file again to remove them.</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>. Ничего не изменено, но не удалось удалить некоторые временные файлы. Откройте файл ещё раз, чтобы удалить их.</translation>
    </message>
    <message>
        <source>. Nothing was changed, but some temporary files could not be removed. Open the folder again to remove them.</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>. Ничего не изменено, но не удалось удалить некоторые временные файлы. Откройте папку ещё раз, чтобы удалить их.</translation>
    </message>
    <message>
        <source>. Nothing was changed.</source>
        <extracomment>core/files/in_place.cpp, core/files/save_set.cpp</extracomment>
        <translation>. Ничего не изменено.</translation>
    </message>
    <message>
        <source>. Out of reach or blocked (red): {}</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>. Недостижимо или перекрыто (красным): {}</translation>
    </message>
    <message>
        <source>. The file is partly changed and could not be restored. Open it again to undo the change.</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>. Файл изменён частично, и восстановить его не удалось. Откройте его ещё раз, чтобы отменить изменение.</translation>
    </message>
    <message>
        <source>. The interrupted change can be undone once this is fixed. Until then the file is partly changed.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>. Прерванное изменение можно будет отменить, когда это будет исправлено. До тех пор файл изменён частично.</translation>
    </message>
    <message>
        <source>. The interrupted save can be finished once this is fixed. Until then the files are inconsistent.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>. Прерванное сохранение можно будет завершить, когда это будет исправлено. До тех пор файлы не согласованы.</translation>
    </message>
    <message>
        <source>. The interrupted save can be undone once this is fixed. Until then the files are inconsistent.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>. Прерванное сохранение можно будет отменить, когда это будет исправлено. До тех пор файлы не согласованы.</translation>
    </message>
    <message>
        <source>. The mesh now counts as not analysed</source>
        <extracomment>core/systems/source_nav/reshape.cpp</extracomment>
        <translation>. Теперь нав-сетка считается непроанализированной</translation>
    </message>
    <message>
        <source>. The save is incomplete and could not be undone. Open the folder again to finish or undo it.</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>. Сохранение не завершено, и отменить его не удалось. Откройте папку ещё раз, чтобы завершить или отменить его.</translation>
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
        <translation>0 закрыта, 1 открыта</translation>
    </message>
    <message>
        <source>0 in every known file</source>
        <extracomment>gta_iv_paths.node.second_pointer.help</extracomment>
        <translation>0 во всех известных файлах</translation>
    </message>
    <message>
        <source>0 in every known file; the game ignores it</source>
        <extracomment>gta_sa_extended_paths.node.second_pointer.help, gta_sa_paths.node.second_pointer.help</extracomment>
        <translation>0 во всех известных файлах; игра его игнорирует</translation>
    </message>
    <message>
        <source>0 in every live record</source>
        <extracomment>gta_sa_save.pickup.object.help</extracomment>
        <translation>0 во всех действующих записях</translation>
    </message>
    <message>
        <source>0 none to 15 full</source>
        <extracomment>gta_sa_extended_paths.node.spawn_probability.help, gta_sa_paths.node.spawn_probability.help</extracomment>
        <translation>От 0 — нисколько до 15 — максимум</translation>
    </message>
    <message>
        <source>0 none to 15 full. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.spawn_density.help</extracomment>
        <translation>От 0 — нисколько до 15 — максимум. Два источника согласны.</translation>
    </message>
    <message>
        <source>0 none, 1 can be bought, 2 cannot</source>
        <extracomment>gta_sa_save.pickup.property_text.help</extracomment>
        <translation>0 нет, 1 можно купить, 2 нельзя</translation>
    </message>
    <message>
        <source>0 on a pedestrian node</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>0 у пешеходного узла</translation>
    </message>
    <message>
        <source>0 to 2</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>от 0 до 2</translation>
    </message>
    <message>
        <source>0 to 8, or red, green, blue and alpha</source>
        <extracomment>gta_sa_save.marker.colour.help</extracomment>
        <translation>От 0 до 8 или красный, зелёный, синий и альфа</translation>
    </message>
    <message>
        <source>0: dark, 1: bright</source>
        <extracomment>source_nav.area.light_north_east.help, source_nav.area.light_north_west.help, source_nav.area.light_south_east.help, source_nav.area.light_south_west.help</extracomment>
        <translation>0: темно, 1: светло</translation>
    </message>
    <message>
        <source>0: off. 65535: unlimited.</source>
        <extracomment>gta_sa_save.car_generator.remaining.help</extracomment>
        <translation>0: выкл. 65535: без ограничений.</translation>
    </message>
    <message>
        <source>0: outside</source>
        <extracomment>gta_sa_save.player.interior.help, gta_sa_save.simple_vars.interior.help</extracomment>
        <translation>0: снаружи</translation>
    </message>
    <message>
        <source>0: start, 1: end</source>
        <extracomment>source_nav.encounter_path.encounter_spot.t.help</extracomment>
        <translation>0: начало, 1: конец</translation>
    </message>
    <message>
        <source>0: the slot is empty</source>
        <extracomment>gta_sa_save.stored_car.model.help</extracomment>
        <translation>0: слот пуст</translation>
    </message>
    <message>
        <source>0: the usual layout of the version. 1: the other layout of versions 13 and 16, detected by the file size.</source>
        <extracomment>quake_nav2.file.layout.help, quake_nav3.file.layout.help</extracomment>
        <translation>0: обычная структура версии. 1: другая структура версий 13 и 16, определяется по размеру файла.</translation>
    </message>
    <message>
        <source>0x7FFE, not visited, in every known file</source>
        <extracomment>gta_iv_paths.node.search_cost.help</extracomment>
        <translation>0x7FFE (не посещён) во всех известных файлах</translation>
    </message>
    <message>
        <source>1 entry {} ({}): {}</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>1 запись {} ({}): {}</translation>
    </message>
    <message>
        <source>1 red, 2 blue, 3 both</source>
        <extracomment>quake_nav3.set_teams.mask.help</extracomment>
        <translation>1 — красные, 2 — синие, 3 — обе</translation>
    </message>
    <message>
        <source>16 to 18, 24 to 32 and 39 to 42 are safe houses, 5 a respray, 36 to 38 tuning</source>
        <extracomment>gta_sa_save.garage.type.help</extracomment>
        <translation>16–18, 24–32 и 39–42 — убежища, 5 — перекраска, 36–38 — тюнинг</translation>
    </message>
    <message>
        <source>192 free entries for links of interiors: FF FF 00 00 each</source>
        <extracomment>gta_sa_extended_paths.file.spare_targets.help, gta_sa_paths.file.spare_targets.help</extracomment>
        <translation>192 свободные записи для связей интерьеров: каждая FF FF 00 00</translation>
    </message>
    <message>
        <source>192 zeros</source>
        <extracomment>gta_sa_extended_paths.file.spare_crossings.help, gta_sa_extended_paths.file.spare_lengths.help, gta_sa_paths.file.spare_crossings.help, gta_sa_paths.file.spare_lengths.help</extracomment>
        <translation>192 нуля</translation>
    </message>
    <message>
        <source>1: four parts, 2: sixteen</source>
        <extracomment>source_nav.subdivide.depth.help</extracomment>
        <translation>1: четыре части, 2: шестнадцать</translation>
    </message>
    <message>
        <source>1: the colour of the gang is shown</source>
        <extracomment>gta_sa_save.zone_population.radar.help</extracomment>
        <translation>1: показывается цвет банды</translation>
    </message>
    <message>
        <source>1: to the midpoint</source>
        <extracomment>gta_iv_paths.smooth.strength.help, gta_sa_extended_paths.smooth.strength.help, gta_sa_paths.smooth.strength.help, gta_sa_save.smooth.strength.help, quake_nav2.smooth.strength.help, quake_nav3.smooth.strength.help, source_nav.smooth.strength.help</extracomment>
        <translation>1: до середины</translation>
    </message>
    <message>
        <source>2: twice as far from the centre</source>
        <extracomment>gta_iv_paths.scale_selection.factor.help, gta_sa_extended_paths.scale_selection.factor.help, gta_sa_paths.scale_selection.factor.help, gta_sa_save.scale_selection.factor.help, quake_nav2.scale_selection.factor.help, quake_nav3.scale_selection.factor.help, source_nav.scale_selection.factor.help</extracomment>
        <translation>2: вдвое дальше от центра</translation>
    </message>
    <message>
        <source>3 (unused)</source>
        <extracomment>gta_sa_extended_paths.navi.light_cycle.3, gta_sa_extended_paths.node.road_class.3, gta_sa_paths.navi.light_cycle.3, gta_sa_paths.node.road_class.3</extracomment>
        <translation>3 (не используется)</translation>
    </message>
    <message>
        <source>3D marker</source>
        <extracomment>gta_sa_save.marker_3d</extracomment>
        <translation>3D-маркер</translation>
    </message>
    <message>
        <source>3D markers</source>
        <extracomment>gta_sa_save.block.content.27, gta_sa_save.marker_3d.plural</extracomment>
        <translation>3D-маркеры</translation>
    </message>
    <message>
        <source>400 to 611. -1: any. Below -1: the negated model that was already chosen.</source>
        <extracomment>gta_sa_save.car_generator.model.help</extracomment>
        <translation>От 400 до 611. -1: любая. Меньше -1: уже выбранная модель со знаком минус.</translation>
    </message>
    <message>
        <source>400 to 611; -1: any</source>
        <extracomment>gta_sa_save.parked_car.model.help, gta_sa_save.reuse_generator.model.help</extracomment>
        <translation>От 400 до 611; -1: любая</translation>
    </message>
    <message>
        <source>8 (unknown)</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.8, gta_sa_paths.node.behaviour.8</extracomment>
        <translation>8 (неизвестно)</translation>
    </message>
    <message>
        <source>8 x the width, as stored</source>
        <extracomment>gta_sa_extended_paths.navi.width_raw.help, gta_sa_extended_paths.node.width_raw.help, gta_sa_paths.navi.width_raw.help, gta_sa_paths.node.width_raw.help</extracomment>
        <translation>8 x ширина, как хранится</translation>
    </message>
    <message>
        <source>9 (unknown)</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.9, gta_sa_paths.node.behaviour.9</extracomment>
        <translation>9 (неизвестно)</translation>
    </message>
    <message>
        <source>: GoldSrc</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>: GoldSrc</translation>
    </message>
    <message>
        <source>; not walkable</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>; пройти нельзя</translation>
    </message>
    <message>
        <source>; not walkable back</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>; обратно пройти нельзя</translation>
    </message>
    <message>
        <source>; the box moves to it</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>; бокс переместится к ней</translation>
    </message>
    <message>
        <source>A block has a known layout</source>
        <extracomment>SAV-014</extracomment>
        <translation>Структура блока известна</translation>
    </message>
    <message>
        <source>A block that matches no known layout is kept unchanged</source>
        <extracomment>gta_sa_save.block.opaque.help</extracomment>
        <translation>Блок, не соответствующий известной структуре, сохраняется без изменений</translation>
    </message>
    <message>
        <source>A boat node</source>
        <extracomment>gta_sa_extended_paths.node.water.help, gta_sa_paths.node.water.help</extracomment>
        <translation>Лодочный узел</translation>
    </message>
    <message>
        <source>A boat node. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.water.help</extracomment>
        <translation>Лодочный узел. Два источника согласны.</translation>
    </message>
    <message>
        <source>A bot has reached the node when it is this close. Original files: 4 to 328, multiples of 4.</source>
        <extracomment>quake_nav2.node.radius.help, quake_nav3.node.radius.help</extracomment>
        <translation>Бот достиг узла, если подошёл настолько близко. В исходных файлах от 4 до 328, кратно 4.</translation>
    </message>
    <message>
        <source>A bound is not a finite number</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Граница — не конечное число</translation>
    </message>
    <message>
        <source>A breakable wall is here.</source>
        <extracomment>source_nav.area.breakable_wall.help</extracomment>
        <translation>Здесь разрушаемая стена.</translation>
    </message>
    <message>
        <source>A brush in the map makes the route more expensive (Team Fortress 2).</source>
        <extracomment>source_nav.area.func_cost.help</extracomment>
        <translation>Браш на карте делает путь дороже (Team Fortress 2).</translation>
    </message>
    <message>
        <source>A car generator creates a car</source>
        <extracomment>SAV-041</extracomment>
        <translation>Генератор машин создаёт машину</translation>
    </message>
    <message>
        <source>A car road has lanes</source>
        <extracomment>SA038</extracomment>
        <translation>У автодороги есть полосы</translation>
    </message>
    <message>
        <source>A car road needs a lane in at least one direction.</source>
        <extracomment>core/systems/gta_sa_paths/build.cpp, core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>Автодороге нужна полоса хотя бы в одну сторону.</translation>
    </message>
    <message>
        <source>A car road without lanes in either direction (expected at least one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Автодорога без полос в обе стороны (ожидается хотя бы одна)</translation>
    </message>
    <message>
        <source>A chance is above 100 %</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Вероятность больше 100 %</translation>
    </message>
    <message>
        <source>A change of {} was interrupted before it changed anything. Its temporary files have been removed.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Изменение {} было прервано, прежде чем что-либо изменило. Его временные файлы удалены.</translation>
    </message>
    <message>
        <source>A change of {} was interrupted, and {} has been replaced or changed by another program since. {} left unchanged, like the record of the old content. If {} intact, remove {}.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Изменение {} было прервано, и с тех пор другая программа заменила или изменила {}. {} без изменений, как и запись старого содержимого. Если {} в порядке, удалите {}.</translation>
    </message>
    <message>
        <source>A completed jump has also been found</source>
        <extracomment>gta_sa_save.stunt_jump.done.help</extracomment>
        <translation>Выполненный прыжок также и найден</translation>
    </message>
    <message>
        <source>A connection must leave through one of the four sides.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Соединение должно выходить через одну из четырёх сторон.</translation>
    </message>
    <message>
        <source>A coordinate is not a finite number</source>
        <extracomment>core/systems/gta_sa_save/rules_position.cpp, core/systems/quake_nav/rules_node.cpp, core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Координата — не конечное число</translation>
    </message>
    <message>
        <source>A corner with good cover</source>
        <extracomment>source_nav.hiding_spot.in_cover.help, source_nav.set_spot_kind.in_cover.help</extracomment>
        <translation>Угол с хорошим прикрытием</translation>
    </message>
    <message>
        <source>A corner would be {:.1f} units off the new surface (at most {:g}).</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Угол отстоял бы от новой поверхности на {:.1f} ед. (не больше {:g}).</translation>
    </message>
    <message>
        <source>A door here always counts as closed.</source>
        <extracomment>source_nav.area.tf_door_always_blocks.help</extracomment>
        <translation>Дверь здесь всегда считается закрытой.</translation>
    </message>
    <message>
        <source>A door here never counts as closed.</source>
        <extracomment>source_nav.area.tf_door_never_blocks.help</extracomment>
        <translation>Дверь здесь никогда не считается закрытой.</translation>
    </message>
    <message>
        <source>A door, perhaps destroyed</source>
        <extracomment>source_nav.area.spawn_door.help</extracomment>
        <translation>Дверь, возможно разрушенная</translation>
    </message>
    <message>
        <source>A hiding spot of area {} has the same ID {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>У укрытия области {} тот же ID {}</translation>
    </message>
    <message>
        <source>A link has one edict</source>
        <extracomment>QN033</extracomment>
        <translation>У связи один edict</translation>
    </message>
    <message>
        <source>A link leads to a node</source>
        <extracomment>QN020</extracomment>
        <translation>Связь ведёт к узлу</translation>
    </message>
    <message>
        <source>A link leads to another node</source>
        <extracomment>QN022</extracomment>
        <translation>Связь ведёт к другому узлу</translation>
    </message>
    <message>
        <source>A link needs a node at each end.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>У связи должно быть по узлу на каждом конце.</translation>
    </message>
    <message>
        <source>A link of {} has no target.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>У связи нет цели: {}.</translation>
    </message>
    <message>
        <source>A lower bound is above the upper one: no node is inside</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Нижняя граница больше верхней: внутри нет узлов</translation>
    </message>
    <message>
        <source>A mesh holds at most {} names.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Нав-сетка хранит не больше {} названий.</translation>
    </message>
    <message>
        <source>A minimum corner is above the maximum corner</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp, core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Минимальный угол больше максимального</translation>
    </message>
    <message>
        <source>A navi node cannot be deleted on its own. Delete the link from {} to {} instead.</source>
        <extracomment>core/systems/gta_sa_paths/node_edits.cpp</extracomment>
        <translation>Navi-узел нельзя удалить отдельно. Удалите связь {} → {}.</translation>
    </message>
    <message>
        <source>A navi node holds one light, for one of the junctions at its ends</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.help, gta_sa_paths.propose_lights.existing.help</extracomment>
        <translation>Navi-узел хранит один светофор для одного из перекрёстков на своих концах</translation>
    </message>
    <message>
        <source>A node cannot be linked to itself.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Узел нельзя связать с самим собой.</translation>
    </message>
    <message>
        <source>A node has a radius</source>
        <extracomment>QN013</extracomment>
        <translation>У узла есть радиус</translation>
    </message>
    <message>
        <source>A number of the shape is not finite</source>
        <extracomment>core/systems/gta_sa_save/rules_position.cpp</extracomment>
        <translation>Число в описании формы не конечно</translation>
    </message>
    <message>
        <source>A number of unknown meaning. One source.</source>
        <extracomment>gta_iv_paths.node.behaviour.help</extracomment>
        <translation>Число с неизвестным значением. Один источник.</translation>
    </message>
    <message>
        <source>A number of unknown meaning. One source; one parser reads its lowest bit as a dead end.</source>
        <extracomment>gta_iv_paths.node.speed_limit.help</extracomment>
        <translation>Число с неизвестным значением. Один источник; один парсер читает его младший бит как тупик.</translation>
    </message>
    <message>
        <source>A number of {} is not finite: JSON cannot store it.</source>
        <extracomment>core/systems/quake_nav/text_form.cpp</extracomment>
        <translation>Число в {} не конечно: JSON не может его хранить.</translation>
    </message>
    <message>
        <source>A part of {} would be less than {:g} unit wide.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>{}: ширина части была бы меньше {:g} ед.</translation>
    </message>
    <message>
        <source>A path region switches nodes of the open path files</source>
        <extracomment>SAV-024</extracomment>
        <translation>Регион путей переключает узлы открытых файлов путей</translation>
    </message>
    <message>
        <source>A pedestrian link has no navi node</source>
        <extracomment>SA037</extracomment>
        <translation>У пешеходной связи нет navi-узла</translation>
    </message>
    <message>
        <source>A pedestrian node is marked as a dead end (expected on vehicle nodes only)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Пешеходный узел помечен как тупик (ожидается только у транспортных узлов)</translation>
    </message>
    <message>
        <source>A pedestrian path has no lanes.</source>
        <extracomment>core/systems/gta_sa_paths/edge_edits.cpp</extracomment>
        <translation>У пешеходного пути нет полос.</translation>
    </message>
    <message>
        <source>A pickup stores no address</source>
        <extracomment>SAV-051</extracomment>
        <translation>Пикап не хранит адреса</translation>
    </message>
    <message>
        <source>A place to hold out</source>
        <extracomment>source_nav.area.spawn_battlestation.help</extracomment>
        <translation>Место для обороны</translation>
    </message>
    <message>
        <source>A player at this position would be inside a wall or floor, or outside the map</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Игрок в этой позиции оказался бы внутри стены, в полу или вне карты</translation>
    </message>
    <message>
        <source>A player walking straight falls at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Игрок, идущий прямо, падает в ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>A player walking straight is blocked at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Игрок, идущий прямо, упирается в ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>A population name cannot contain a zero byte.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Название населения не может содержать нулевой байт.</translation>
    </message>
    <message>
        <source>A restart point has a valid heading and can be used</source>
        <extracomment>SAV-100</extracomment>
        <translation>У точки возрождения верное направление, и её можно использовать</translation>
    </message>
    <message>
        <source>A reverse link has the two lane counts swapped. Off: lanes are not changed.</source>
        <extracomment>gta_iv_paths.file.lanes_agree.help</extracomment>
        <translation>У встречной связи числа полос поменяны местами. Выкл.: полосы не изменяются.</translation>
    </message>
    <message>
        <source>A road needs a lane in at least one direction.</source>
        <extracomment>core/systems/gta_iv_paths/road_parameters.cpp</extracomment>
        <translation>Дороге нужна полоса хотя бы в одну сторону.</translation>
    </message>
    <message>
        <source>A safe room</source>
        <extracomment>source_nav.area.spawn_checkpoint.help</extracomment>
        <translation>Безопасная комната</translation>
    </message>
    <message>
        <source>A save in {} was interrupted before it replaced anything. Its temporary files have been removed. All files are as before the save.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>Сохранение в {} было прервано, прежде чем что-либо заменило. Его временные файлы удалены. Все файлы такие же, как до сохранения.</translation>
    </message>
    <message>
        <source>A save in {} was interrupted or is still running. The files are read as they are and may be inconsistent.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>Сохранение в {} прервано или ещё выполняется. Файлы прочитаны как есть и могут быть не согласованы.</translation>
    </message>
    <message>
        <source>A second link to {}</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Вторая связь с {}</translation>
    </message>
    <message>
        <source>A side has one connection to an area</source>
        <extracomment>NAV059</extracomment>
        <translation>На стороне одно соединение с областью</translation>
    </message>
    <message>
        <source>A tank or witch may spawn here.</source>
        <extracomment>source_nav.area.spawn_threat.help</extracomment>
        <translation>Здесь может появиться танк или ведьма.</translation>
    </message>
    <message>
        <source>A thread resumes inside the script</source>
        <extracomment>SAV-013</extracomment>
        <translation>Поток продолжается внутри скрипта</translation>
    </message>
    <message>
        <source>A traversal belongs to one link</source>
        <extracomment>QN031</extracomment>
        <translation>Переход принадлежит одной связи</translation>
    </message>
    <message>
        <source>A vehicle link&apos;s navi node exists</source>
        <extracomment>SA007</extracomment>
        <translation>Navi-узел транспортной связи существует</translation>
    </message>
    <message>
        <source>A wall is between the area and {}, at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Между областью и {} стена, в ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>A zone has a valid type and population</source>
        <extracomment>SAV-031T</extracomment>
        <translation>У зоны допустимы тип и население</translation>
    </message>
    <message>
        <source>A {} can be moved before another one only within the same group.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>{}: переместить перед другим таким элементом можно только внутри одной группы.</translation>
    </message>
    <message>
        <source>A {} node and a {} node cannot be linked: {} and {}.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Узел типа «{}» и узел типа «{}» связать нельзя: {} и {}.</translation>
    </message>
    <message>
        <source>About 30 km/h. One source.</source>
        <extracomment>gta_iv_paths.node.slow_traffic.help</extracomment>
        <translation>Около 30 км/ч. Один источник.</translation>
    </message>
    <message>
        <source>About 50 km/h. One source.</source>
        <extracomment>gta_iv_paths.node.dirt_road.help</extracomment>
        <translation>Около 50 км/ч. Один источник.</translation>
    </message>
    <message>
        <source>About 70 km/h. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.highway.help</extracomment>
        <translation>Около 70 км/ч. Два источника согласны.</translation>
    </message>
    <message>
        <source>Across</source>
        <extracomment>quake_nav2.traversal.across, quake_nav3.traversal.across, source_nav.split.across</extracomment>
        <translation>Поперёк</translation>
    </message>
    <message>
        <source>Across the climbed side</source>
        <extracomment>source_nav.ladder.width.help</extracomment>
        <translation>Поперёк стороны подъёма</translation>
    </message>
    <message>
        <source>Active flag</source>
        <extracomment>gta_sa_save.car_generator.active</extracomment>
        <translation>Флаг активности</translation>
    </message>
    <message>
        <source>Add Path Region</source>
        <extracomment>gta_sa_save.path_region</extracomment>
        <translation>Добавить регион путей</translation>
    </message>
    <message>
        <source>Add Path Region Around</source>
        <extracomment>gta_sa_save.region_around</extracomment>
        <translation>Добавить регион путей вокруг</translation>
    </message>
    <message>
        <source>Add Reverse Link</source>
        <extracomment>IV010.fix</extracomment>
        <translation>Добавить встречную связь</translation>
    </message>
    <message>
        <source>Add Reverse Link or Delete Duplicate</source>
        <extracomment>SA020.fix</extracomment>
        <translation>Добавить встречную связь или удалить повтор</translation>
    </message>
    <message>
        <source>Add Zero Byte</source>
        <extracomment>NAV008.fix, NAV009.fix</extracomment>
        <translation>Добавить нулевой байт</translation>
    </message>
    <message>
        <source>Add to Lists</source>
        <extracomment>NAV027.fix</extracomment>
        <translation>Добавить в списки</translation>
    </message>
    <message>
        <source>Address in the session that was saved. Meaningless in the next one.</source>
        <extracomment>gta_sa_save.thread.base.help, gta_sa_save.thread.next.help, gta_sa_save.thread.pointer.help, gta_sa_save.thread.previous.help</extracomment>
        <translation>Адрес в сохранённом сеансе. В следующем не имеет смысла.</translation>
    </message>
    <message>
        <source>Address of a former session</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Адрес прошлого сеанса</translation>
    </message>
    <message>
        <source>Address off by</source>
        <extracomment>gta_iv_paths.node.address_error, gta_sa_extended_paths.node.address_error, gta_sa_paths.node.address_error</extracomment>
        <translation>Ошибка адреса</translation>
    </message>
    <message>
        <source>Adds a light for incoming traffic to each road into the selected junction, or to each selected road</source>
        <extracomment>gta_sa_extended_paths.propose_lights.help, gta_sa_paths.propose_lights.help</extracomment>
        <translation>Добавить светофор для прибывающего транспорта на каждую дорогу к выделенному перекрёстку или на каждую выделенную дорогу</translation>
    </message>
    <message>
        <source>Adds a name to the list of places. Rename it in the properties panel.</source>
        <extracomment>source_nav.new_place.help</extracomment>
        <translation>Добавить название в список мест. Переименуйте его на панели свойств.</translation>
    </message>
    <message>
        <source>Adds a path region around the selection, after all others</source>
        <extracomment>gta_sa_save.region_around.help</extracomment>
        <translation>Добавить вокруг выделения регион путей после всех остальных</translation>
    </message>
    <message>
        <source>Adds links of a type from each selected node to the next, with the traversals they need</source>
        <extracomment>quake_nav2.connect_as.help, quake_nav3.connect_as.help</extracomment>
        <translation>Добавить связи заданного типа от каждого выделенного узла к следующему вместе с нужными переходами</translation>
    </message>
    <message>
        <source>Adds missing reverse connections to the selected ones, or to those between the selected areas</source>
        <extracomment>source_nav.make_two_way.help</extracomment>
        <translation>Добавить недостающие встречные соединения к выделенным или к соединениям между выделенными областями</translation>
    </message>
    <message>
        <source>Adds missing reverse links of the same type, for the same teams</source>
        <extracomment>quake_nav2.two_way.help, quake_nav3.two_way.help</extracomment>
        <translation>Добавить недостающие встречные связи того же типа для тех же команд</translation>
    </message>
    <message>
        <source>Adds walk links between the selected nodes and nearby ones if a player can walk there on the map</source>
        <extracomment>quake_nav2.link_near.help, quake_nav3.link_near.help</extracomment>
        <translation>Добавить пешие связи между выделенными узлами и узлами рядом, если игрок может пройти там по карте</translation>
    </message>
    <message>
        <source>Adds walk links from each selected node to the next</source>
        <extracomment>quake_nav2.connect_one_way.help, quake_nav3.connect_one_way.help</extracomment>
        <translation>Добавить пешие связи от каждого выделенного узла к следующему</translation>
    </message>
    <message>
        <source>Adds walk links in both directions between successive selected nodes</source>
        <extracomment>quake_nav2.connect.help, quake_nav3.connect.help</extracomment>
        <translation>Добавить пешие связи в обе стороны между последовательными выделенными узлами</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>gta_sa_save.restart.kind</extracomment>
        <translation>После</translation>
    </message>
    <message>
        <source>Alarm</source>
        <extracomment>gta_sa_save.car_generator.alarm</extracomment>
        <translation>Сигнализация</translation>
    </message>
    <message>
        <source>Align</source>
        <extracomment>gta_iv_paths.align, gta_sa_extended_paths.align, gta_sa_paths.align, gta_sa_save.align, quake_nav2.align, quake_nav3.align, source_nav.align</extracomment>
        <translation>Выровнять</translation>
    </message>
    <message>
        <source>All 32 bits as stored; bit 0 is the least significant one</source>
        <extracomment>gta_iv_paths.node.flags_word.help</extracomment>
        <translation>Все 32 бита, как хранятся; бит 0 — младший</translation>
    </message>
    <message>
        <source>All 32 bits as they will be stored, link count included</source>
        <extracomment>gta_sa_extended_paths.node.flags_word.help, gta_sa_paths.node.flags_word.help</extracomment>
        <translation>Все 32 бита, как будут записаны, вместе с числом связей</translation>
    </message>
    <message>
        <source>All areas have a place, or none</source>
        <extracomment>NAV061</extracomment>
        <translation>Место есть у всех областей или ни у одной</translation>
    </message>
    <message>
        <source>All attribute bits</source>
        <extracomment>source_nav.area.attributes_word.help</extracomment>
        <translation>Все биты атрибутов</translation>
    </message>
    <message>
        <source>All bits that the game stores after the area</source>
        <extracomment>source_nav.area.game_flags_word.help</extracomment>
        <translation>Все биты, которые игра хранит после области</translation>
    </message>
    <message>
        <source>All eight bits as a number. 0xFF: all teams.</source>
        <extracomment>quake_nav2.link.teams.help</extracomment>
        <translation>Все восемь битов одним числом. 0xFF: все команды.</translation>
    </message>
    <message>
        <source>All taxis have nitro</source>
        <extracomment>gta_sa_save.simple_vars.taxis_nitro</extracomment>
        <translation>У всех такси есть нитро</translation>
    </message>
    <message>
        <source>Allow All Teams</source>
        <extracomment>QN028.fix</extracomment>
        <translation>Разрешить всем командам</translation>
    </message>
    <message>
        <source>Along x</source>
        <extracomment>gta_iv_paths.duplicate.dx, gta_sa_extended_paths.duplicate.dx, gta_sa_paths.duplicate.dx, gta_sa_save.duplicate.dx, quake_nav2.duplicate.dx, quake_nav3.duplicate.dx, source_nav.duplicate.dx</extracomment>
        <translation>По x</translation>
    </message>
    <message>
        <source>Along y</source>
        <extracomment>gta_iv_paths.duplicate.dy, gta_sa_extended_paths.duplicate.dy, gta_sa_paths.duplicate.dy, gta_sa_save.duplicate.dy, quake_nav2.duplicate.dy, quake_nav3.duplicate.dy, source_nav.duplicate.dy</extracomment>
        <translation>По y</translation>
    </message>
    <message>
        <source>Along z</source>
        <extracomment>gta_iv_paths.duplicate.dz, gta_sa_extended_paths.duplicate.dz, gta_sa_paths.duplicate.dz, gta_sa_save.duplicate.dz, quake_nav2.duplicate.dz, quake_nav3.duplicate.dz, source_nav.duplicate.dz</extracomment>
        <translation>По z</translation>
    </message>
    <message>
        <source>Alpha</source>
        <extracomment>gta_sa_save.zone_population.alpha</extracomment>
        <translation>Альфа</translation>
    </message>
    <message>
        <source>Also deleted: {}.</source>
        <extracomment>core/document/document.cpp</extracomment>
        <translation>Удалено также: {}.</translation>
    </message>
    <message>
        <source>Always 0</source>
        <extracomment>gta_sa_extended_paths.link.crossing_bits_2_7.help, gta_sa_paths.link.crossing_bits_2_7.help</extracomment>
        <translation>Всегда 0</translation>
    </message>
    <message>
        <source>Ambush</source>
        <extracomment>gta_sa_save.set_piece.last_time.section, gta_sa_save.set_piece.type.section</extracomment>
        <translation>Засада</translation>
    </message>
    <message>
        <source>Ammunition or maximum revenue</source>
        <extracomment>gta_sa_save.pickup.amount</extracomment>
        <translation>Патроны или макс. доход</translation>
    </message>
    <message>
        <source>An area cannot be connected to itself.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Область нельзя соединить с самой собой.</translation>
    </message>
    <message>
        <source>An earlier place has the same name</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>У более раннего места то же название</translation>
    </message>
    <message>
        <source>An edict belongs to one</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>Edict относится к одной</translation>
    </message>
    <message>
        <source>An edict needs a link.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>Для edict нужна связь.</translation>
    </message>
    <message>
        <source>An elevator link is tied to its elevator</source>
        <extracomment>QN027</extracomment>
        <translation>Связь лифта привязана к своему лифту</translation>
    </message>
    <message>
        <source>An elevator serves the area.</source>
        <extracomment>source_nav.area.elevator.help</extracomment>
        <translation>Область обслуживается лифтом.</translation>
    </message>
    <message>
        <source>An end, the width or the length is not finite</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Конец, ширина или длина не конечны</translation>
    </message>
    <message>
        <source>An entrance is listed once</source>
        <extracomment>SAV-081T</extracomment>
        <translation>Вход указан в списке один раз</translation>
    </message>
    <message>
        <source>An entrance leads to an existing one</source>
        <extracomment>SAV-081</extracomment>
        <translation>Вход ведёт к существующему входу</translation>
    </message>
    <message>
        <source>An object has the right data size</source>
        <extracomment>SAV-009O</extracomment>
        <translation>Размер данных объекта верен</translation>
    </message>
    <message>
        <source>Analysed</source>
        <extracomment>source_nav.file.analysed</extracomment>
        <translation>Проанализирована</translation>
    </message>
    <message>
        <source>Analysed, raw</source>
        <extracomment>source_nav.file.analysed_byte</extracomment>
        <translation>Байт анализа, исходный</translation>
    </message>
    <message>
        <source>Angle</source>
        <extracomment>gta_iv_paths.rotate_selection.angle, gta_sa_extended_paths.rotate_selection.angle, gta_sa_paths.rotate_selection.angle, gta_sa_save.rotate_selection.angle, quake_nav2.rotate.angle, quake_nav2.rotate_selection.angle, quake_nav3.rotate.angle, quake_nav3.rotate_selection.angle, source_nav.rotate_selection.angle</extracomment>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Animation groups</source>
        <extracomment>gta_sa_save.file.animation_groups</extracomment>
        <translation>Группы анимаций</translation>
    </message>
    <message>
        <source>Another area has the same ID {}</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>У другой области тот же ID {}</translation>
    </message>
    <message>
        <source>Another edict is tied to the same link</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>К той же связи привязан другой edict</translation>
    </message>
    <message>
        <source>Another ladder has the same ID {}</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>У другой лестницы тот же ID {}</translation>
    </message>
    <message>
        <source>Another {} already has the ID {}.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>{0}: ID {1} уже занят другим элементом.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>gta_sa_save.car_generator.active.section, gta_sa_save.car_generator.any_crowd.section, gta_sa_save.car_generator.max_delay.section, gta_sa_save.car_generator.min_delay.section, gta_sa_save.car_generator.next_time.section, gta_sa_save.car_generator.priority.section, gta_sa_save.car_generator.remaining.section, gta_sa_save.car_generator.wait_far.section, gta_sa_save.marker.appearance</extracomment>
        <translation>Появление</translation>
    </message>
    <message>
        <source>Applies to</source>
        <extracomment>gta_sa_save.path_region.vehicles, gta_sa_save.region_around.vehicles</extracomment>
        <translation>Применяется к</translation>
    </message>
    <message>
        <source>Approach</source>
        <extracomment>source_nav.area.approach.here.section, source_nav.area.approach.next.section, source_nav.area.approach.next_how.section, source_nav.area.approach.previous.section, source_nav.area.approach.previous_how.section</extracomment>
        <translation>Подход</translation>
    </message>
    <message>
        <source>Approach areas</source>
        <extracomment>source_nav.strip.approaches</extracomment>
        <translation>Области подхода</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>gta_iv_paths.file.car_nodes.section, gta_iv_paths.file.intersections.section, gta_iv_paths.file.label, gta_iv_paths.file.label.section, gta_iv_paths.file.links.section, gta_iv_paths.file.name.section, gta_iv_paths.node.area, gta_sa_extended_paths.file.label, gta_sa_extended_paths.file.label.section, gta_sa_extended_paths.file.links.section, gta_sa_extended_paths.file.name.section, gta_sa_extended_paths.file.navi_nodes.section, gta_sa_extended_paths.file.ped_nodes.section, gta_sa_extended_paths.file.vehicle_nodes.section, gta_sa_extended_paths.navi.area, gta_sa_extended_paths.node.area, gta_sa_paths.file.label, gta_sa_paths.file.label.section, gta_sa_paths.file.links.section, gta_sa_paths.file.name.section, gta_sa_paths.file.navi_nodes.section, gta_sa_paths.file.ped_nodes.section, gta_sa_paths.file.vehicle_nodes.section, gta_sa_paths.navi.area, gta_sa_paths.node.area, source_nav.area, source_nav.area.fog_place.section, source_nav.area.id.section, source_nav.area.place.section, source_nav.area.visible_area.target, source_nav.hiding_spot.owner</extracomment>
        <translation>Область</translation>
    </message>
    <message>
        <source>Area ID that is 0 or duplicate</source>
        <extracomment>NAV003.fault</extracomment>
        <translation>ID области равен 0 или повторяется</translation>
    </message>
    <message>
        <source>Area IDs are unique and not 0</source>
        <extracomment>NAV003</extracomment>
        <translation>ID областей уникальны и не равны 0</translation>
    </message>
    <message>
        <source>Area ahead after climbing up</source>
        <extracomment>source_nav.ladder.top_forward.help</extracomment>
        <translation>Область впереди после подъёма</translation>
    </message>
    <message>
        <source>Area at the foot</source>
        <extracomment>source_nav.ladder.bottom_area.help</extracomment>
        <translation>Область у подножия</translation>
    </message>
    <message>
        <source>Area behind at the top. Used only for climbing down.</source>
        <extracomment>source_nav.ladder.top_behind.help</extracomment>
        <translation>Область сзади вверху. Используется только для спуска.</translation>
    </message>
    <message>
        <source>Area file in a non-standard form</source>
        <extracomment>SA001.fault</extracomment>
        <translation>Файл области в нестандартной форме</translation>
    </message>
    <message>
        <source>Area number as it will be stored</source>
        <extracomment>gta_iv_paths.link.target_area.help</extracomment>
        <translation>Номер области, который будет записан</translation>
    </message>
    <message>
        <source>Area of the file that holds the navi node x 1024 + its ID, as stored</source>
        <extracomment>gta_sa_paths.link.navi_word.help</extracomment>
        <translation>Область файла, в котором хранится navi-узел, x 1024 + его ID, как хранится</translation>
    </message>
    <message>
        <source>Area of the file that holds the navi node x 65536 + its ID, as stored</source>
        <extracomment>gta_sa_extended_paths.link.navi_word.help</extracomment>
        <translation>Область файла, в котором хранится navi-узел, x 65536 + его ID, как хранится</translation>
    </message>
    <message>
        <source>Area off the floor</source>
        <extracomment>NAV070.fault</extracomment>
        <translation>Область не на полу</translation>
    </message>
    <message>
        <source>Area that contains the spot</source>
        <extracomment>source_nav.hiding_spot.owner.help</extracomment>
        <translation>Область, в которой лежит точка</translation>
    </message>
    <message>
        <source>Area that is visible from here</source>
        <extracomment>source_nav.area.visible_area.target.help</extracomment>
        <translation>Область, которая видна отсюда</translation>
    </message>
    <message>
        <source>Area that the connection enters. A number is the ID of a missing area.</source>
        <extracomment>source_nav.connection.target.help</extracomment>
        <translation>Область, в которую входит соединение. Число — ID отсутствующей области.</translation>
    </message>
    <message>
        <source>Area that the connection leaves</source>
        <extracomment>source_nav.connection.owner.help</extracomment>
        <translation>Область, из которой выходит соединение</translation>
    </message>
    <message>
        <source>Area that the enemy comes from</source>
        <extracomment>source_nav.area.approach.previous.help</extracomment>
        <translation>Область, откуда идёт противник</translation>
    </message>
    <message>
        <source>Area that the enemy goes to next</source>
        <extracomment>source_nav.area.approach.next.help</extracomment>
        <translation>Область, куда противник идёт дальше</translation>
    </message>
    <message>
        <source>Area that the path comes from</source>
        <extracomment>source_nav.encounter_path.from.help</extracomment>
        <translation>Область, из которой идёт путь</translation>
    </message>
    <message>
        <source>Area that the path goes to</source>
        <extracomment>source_nav.encounter_path.to.help</extracomment>
        <translation>Область, в которую идёт путь</translation>
    </message>
    <message>
        <source>Area that the path leads through</source>
        <extracomment>source_nav.encounter_path.owner.help</extracomment>
        <translation>Область, через которую идёт путь</translation>
    </message>
    <message>
        <source>Area to the left at the top</source>
        <extracomment>source_nav.ladder.top_left.help</extracomment>
        <translation>Область слева вверху</translation>
    </message>
    <message>
        <source>Area to the right at the top</source>
        <extracomment>source_nav.ladder.top_right.help</extracomment>
        <translation>Область справа вверху</translation>
    </message>
    <message>
        <source>Area where an enemy comes into view</source>
        <extracomment>source_nav.area.approach.here.help</extracomment>
        <translation>Область, где появляется противник</translation>
    </message>
    <message>
        <source>Area with invalid corners</source>
        <extracomment>NAV005.fault</extracomment>
        <translation>Область с недопустимыми углами</translation>
    </message>
    <message>
        <source>Area without an extent</source>
        <extracomment>NAV038.fault</extracomment>
        <translation>Область без размера</translation>
    </message>
    <message>
        <source>Area {} at the {} of the ladder does not list the ladder, so bots there do not use it</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>В списках области {} ({}) нет лестницы, поэтому боты там её не используют</translation>
    </message>
    <message>
        <source>Area {} is full: {} would have {} {} (at most {}).</source>
        <extracomment>core/systems/shared/path_edit.cpp</extracomment>
        <translation>Область {} заполнена: в {} было бы {} {} (не больше {}).</translation>
    </message>
    <message>
        <source>Areas</source>
        <extracomment>source_nav.file.areas</extracomment>
        <translation>Области</translation>
    </message>
    <message>
        <source>Areas are on a floor of the map</source>
        <extracomment>NAV070</extracomment>
        <translation>Области лежат на полу карты</translation>
    </message>
    <message>
        <source>Areas do not overlap</source>
        <extracomment>NAV039</extracomment>
        <translation>Области не перекрываются</translation>
    </message>
    <message>
        <source>Areas from which a selected area is visible</source>
        <extracomment>source_nav.seen_by.help</extracomment>
        <translation>Области, из которых видна выделенная область</translation>
    </message>
    <message>
        <source>Areas visible from the selected areas, by the stored and inherited lists</source>
        <extracomment>source_nav.sees.help</extracomment>
        <translation>Области, видимые из выделенных, по хранимым и унаследованным спискам</translation>
    </message>
    <message>
        <source>Areas without a place: {} of {}</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Области без места: {} из {}</translation>
    </message>
    <message>
        <source>Armour</source>
        <extracomment>gta_sa_save.player.armour</extracomment>
        <translation>Броня</translation>
    </message>
    <message>
        <source>Around</source>
        <extracomment>gta_iv_paths.mirror_selection.around, gta_iv_paths.rotate_selection.around, gta_iv_paths.scale_selection.around, gta_sa_extended_paths.mirror_selection.around, gta_sa_extended_paths.rotate_selection.around, gta_sa_extended_paths.scale_selection.around, gta_sa_paths.mirror_selection.around, gta_sa_paths.rotate_selection.around, gta_sa_paths.scale_selection.around, gta_sa_save.mirror_selection.around, gta_sa_save.rotate_selection.around, gta_sa_save.scale_selection.around, quake_nav2.mirror_selection.around, quake_nav2.rotate_selection.around, quake_nav2.scale_selection.around, quake_nav3.mirror_selection.around, quake_nav3.rotate_selection.around, quake_nav3.scale_selection.around, source_nav.mirror_selection.around, source_nav.rotate_selection.around, source_nav.scale_selection.around</extracomment>
        <translation>Относительно</translation>
    </message>
    <message>
        <source>Arrange</source>
        <extracomment>gta_iv_paths.align.section, gta_iv_paths.duplicate.section, gta_iv_paths.height_ramp.section, gta_iv_paths.mirror_selection.section, gta_iv_paths.rotate_selection.section, gta_iv_paths.scale_selection.section, gta_iv_paths.smooth.section, gta_iv_paths.spread.section, gta_sa_extended_paths.align.section, gta_sa_extended_paths.duplicate.section, gta_sa_extended_paths.height_ramp.section, gta_sa_extended_paths.mirror_selection.section, gta_sa_extended_paths.rotate_selection.section, gta_sa_extended_paths.scale_selection.section, gta_sa_extended_paths.smooth.section, gta_sa_extended_paths.spread.section, gta_sa_paths.align.section, gta_sa_paths.duplicate.section, gta_sa_paths.height_ramp.section, gta_sa_paths.mirror_selection.section, gta_sa_paths.rotate_selection.section, gta_sa_paths.scale_selection.section, gta_sa_paths.smooth.section, gta_sa_paths.spread.section, gta_sa_save.align.section, gta_sa_save.duplicate.section, gta_sa_save.height_ramp.section, gta_sa_save.mirror_selection.section, gta_sa_save.rotate_selection.section, gta_sa_save.scale_selection.section, gta_sa_save.smooth.section, gta_sa_save.spread.section, quake_nav2.align.section, quake_nav2.duplicate.section, quake_nav2.height_ramp.section, quake_nav2.mirror.section, quake_nav2.mirror_selection.section, quake_nav2.rotate.section, quake_nav2.rotate_selection.section, quake_nav2.scale_selection.section, quake_nav2.smooth.section, quake_nav2.spread.section, quake_nav3.align.section, quake_nav3.duplicate.section, quake_nav3.height_ramp.section, quake_nav3.mirror.section, quake_nav3.mirror_selection.section, quake_nav3.rotate.section, quake_nav3.rotate_selection.section, quake_nav3.scale_selection.section, quake_nav3.smooth.section, quake_nav3.spread.section, source_nav.align.section, source_nav.duplicate.section, source_nav.height_ramp.section, source_nav.mirror_selection.section, source_nav.rotate_selection.section, source_nav.scale_selection.section, source_nav.smooth.section, source_nav.spread.section</extracomment>
        <translation>Расположение</translation>
    </message>
    <message>
        <source>Arriving traffic can leave</source>
        <extracomment>SA039</extracomment>
        <translation>Прибывающий транспорт может уехать</translation>
    </message>
    <message>
        <source>Arriving traffic cannot leave</source>
        <extracomment>SA039.fault</extracomment>
        <translation>Прибывающий транспорт не может уехать</translation>
    </message>
    <message>
        <source>As stored</source>
        <extracomment>gta_sa_extended_paths.link.target_area.help, gta_sa_extended_paths.link.target_node.help, gta_sa_paths.link.target_area.help, gta_sa_paths.link.target_node.help</extracomment>
        <translation>Как хранится</translation>
    </message>
    <message>
        <source>As the game prints it after the class: func_door_16</source>
        <extracomment>quake_nav2.edict.edict_number.help</extracomment>
        <translation>Как игра выводит его после класса: func_door_16</translation>
    </message>
    <message>
        <source>Assign Unused ID</source>
        <extracomment>NAV003.fix, NAV023.fix, NAV024.fix</extracomment>
        <translation>Назначить свободный ID</translation>
    </message>
    <message>
        <source>Assigns the selected hiding spots to the areas below them</source>
        <extracomment>source_nav.spots_to_area.help</extracomment>
        <translation>Отнести выделенные укрытия к областям под ними</translation>
    </message>
    <message>
        <source>At</source>
        <extracomment>source_nav.split.at</extracomment>
        <translation>В точке</translation>
    </message>
    <message>
        <source>At foot height: 0.53 above the floor</source>
        <extracomment>quake_nav2.node.position.help, quake_nav3.node.position.help</extracomment>
        <translation>На высоте ступней: 0.53 над полом</translation>
    </message>
    <message>
        <source>At least one team may use a link</source>
        <extracomment>QN028</extracomment>
        <translation>Связью может пользоваться хотя бы одна команда</translation>
    </message>
    <message>
        <source>At most 1024: links refer to them by 10 bits</source>
        <extracomment>gta_sa_paths.file.navi_nodes.help</extracomment>
        <translation>Не больше 1024: связи ссылаются на них 10 битами</translation>
    </message>
    <message>
        <source>At most 15 links, 11 on pedestrian nodes</source>
        <extracomment>SA010</extracomment>
        <translation>Не больше 15 связей, у пешеходных узлов — 11</translation>
    </message>
    <message>
        <source>At most 16 approach areas</source>
        <extracomment>NAV033</extracomment>
        <translation>Не больше 16 областей подхода</translation>
    </message>
    <message>
        <source>At most 255 flood groups of a type</source>
        <extracomment>SA042</extracomment>
        <translation>Не больше 255 групп заливки одного типа</translation>
    </message>
    <message>
        <source>At most 65535</source>
        <extracomment>quake_nav2.file.nodes.help, quake_nav2.file.traversals.help, quake_nav3.file.nodes.help, quake_nav3.file.traversals.help</extracomment>
        <translation>Не больше 65535</translation>
    </message>
    <message>
        <source>At most 65535: links refer to them by 16 bits</source>
        <extracomment>gta_sa_extended_paths.file.navi_nodes.help</extracomment>
        <translation>Не больше 65535: связи ссылаются на них 16 битами</translation>
    </message>
    <message>
        <source>At the same position as {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>В той же позиции, что и {}</translation>
    </message>
    <message>
        <source>At the same position as {}{}</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>В той же позиции, что и {}{}</translation>
    </message>
    <message>
        <source>Attach to Lower End</source>
        <extracomment>SA027.fix</extracomment>
        <translation>Закрепить за младшим концом</translation>
    </message>
    <message>
        <source>Attached to</source>
        <extracomment>gta_sa_extended_paths.navi.attached, gta_sa_paths.navi.attached</extracomment>
        <translation>Закреплён за</translation>
    </message>
    <message>
        <source>Attached to {}, the higher end of its edge (expected {})</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Закреплён за старшим концом ребра: {} (ожидается {})</translation>
    </message>
    <message>
        <source>Attached to {}, which is not an end of its edge from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Закреплён за {}; это не конец его ребра {} — {}</translation>
    </message>
    <message>
        <source>Attachment of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.attachment, gta_sa_paths.rebuild_derived.attachment</extracomment>
        <translation>Закрепление navi-узлов</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>gta_sa_save.gang_wars.attack.section, gta_sa_save.gang_wars.attack_state.section, gta_sa_save.gang_wars.marker.section, gta_sa_save.gang_wars.near.section, gta_sa_save.gang_wars.next_attack.section, gta_sa_save.gang_wars.size.section, gta_sa_save.gang_wars.timer.section</extracomment>
        <translation>Нападение</translation>
    </message>
    <message>
        <source>Attribute bit 20</source>
        <extracomment>source_nav.area.attribute_20</extracomment>
        <translation>Бит атрибутов 20</translation>
    </message>
    <message>
        <source>Attribute bit 21</source>
        <extracomment>source_nav.area.attribute_21</extracomment>
        <translation>Бит атрибутов 21</translation>
    </message>
    <message>
        <source>Attribute bit 22</source>
        <extracomment>source_nav.area.attribute_22</extracomment>
        <translation>Бит атрибутов 22</translation>
    </message>
    <message>
        <source>Attribute bit 23</source>
        <extracomment>source_nav.area.attribute_23</extracomment>
        <translation>Бит атрибутов 23</translation>
    </message>
    <message>
        <source>Attribute bit 24</source>
        <extracomment>source_nav.area.attribute_24</extracomment>
        <translation>Бит атрибутов 24</translation>
    </message>
    <message>
        <source>Attribute bit 25</source>
        <extracomment>source_nav.area.attribute_25</extracomment>
        <translation>Бит атрибутов 25</translation>
    </message>
    <message>
        <source>Attribute bit 26</source>
        <extracomment>source_nav.area.attribute_26</extracomment>
        <translation>Бит атрибутов 26</translation>
    </message>
    <message>
        <source>Attribute bit 27</source>
        <extracomment>source_nav.area.attribute_bit_27</extracomment>
        <translation>Бит атрибутов 27</translation>
    </message>
    <message>
        <source>Attribute bit 28</source>
        <extracomment>source_nav.area.attribute_bit_28</extracomment>
        <translation>Бит атрибутов 28</translation>
    </message>
    <message>
        <source>Attributes</source>
        <extracomment>source_nav.area.attribute_20.section, source_nav.area.attribute_21.section, source_nav.area.attribute_22.section, source_nav.area.attribute_23.section, source_nav.area.attribute_24.section, source_nav.area.attribute_25.section, source_nav.area.attribute_26.section, source_nav.area.attribute_bit_27.section, source_nav.area.attribute_bit_28.section, source_nav.area.avoid.section, source_nav.area.blocker.section, source_nav.area.breakable_wall.section, source_nav.area.cliff.section, source_nav.area.crouch.section, source_nav.area.dont_hide.section, source_nav.area.elevator.section, source_nav.area.flow_blocked.section, source_nav.area.func_cost.section, source_nav.area.game_16.section, source_nav.area.game_17.section, source_nav.area.game_18.section, source_nav.area.game_19.section, source_nav.area.game_20.section, source_nav.area.game_21.section, source_nav.area.game_22.section, source_nav.area.game_23.section, source_nav.area.game_24.section, source_nav.area.game_25.section, source_nav.area.game_26.section, source_nav.area.jump.section, source_nav.area.mob_only.section, source_nav.area.mostly_flat.section, source_nav.area.no_hostages.section, source_nav.area.no_jump.section, source_nav.area.no_merge.section, source_nav.area.obstacle_top.section, source_nav.area.outside_world.section, source_nav.area.playerclip.section, source_nav.area.precise.section, source_nav.area.run.section, source_nav.area.stairs.section, source_nav.area.stand.section, source_nav.area.stop.section, source_nav.area.tank_only.section, source_nav.area.transient.section, source_nav.area.walk.section</extracomment>
        <translation>Атрибуты</translation>
    </message>
    <message>
        <source>Attributes and flags differ. The merged area has all of them.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Атрибуты и флаги различаются. У слитой области будут все.</translation>
    </message>
    <message>
        <source>Attributes and game flags</source>
        <extracomment>source_nav.select_flag.flag.help</extracomment>
        <translation>Атрибуты и флаги игры</translation>
    </message>
    <message>
        <source>Attributes, raw</source>
        <extracomment>source_nav.area.attributes_word</extracomment>
        <translation>Атрибуты, исходные</translation>
    </message>
    <message>
        <source>Avoid</source>
        <extracomment>source_nav.area.avoid</extracomment>
        <translation>Избегать</translation>
    </message>
    <message>
        <source>Axis</source>
        <extracomment>quake_nav2.mirror.axis, quake_nav3.mirror.axis, source_nav.select_half_space.axis</extracomment>
        <translation>Ось</translation>
    </message>
    <message>
        <source>Axis perpendicular to the plane</source>
        <extracomment>quake_nav2.mirror.axis.help, quake_nav3.mirror.axis.help</extracomment>
        <translation>Ось, перпендикулярная плоскости</translation>
    </message>
    <message>
        <source>Aztecas</source>
        <extracomment>gta_sa_save.zone_population.gang_8</extracomment>
        <translation>Aztecas</translation>
    </message>
    <message>
        <source>BLU one-way door</source>
        <extracomment>source_nav.area.tf_blue_one_way_door</extracomment>
        <translation>Односторонняя дверь BLU</translation>
    </message>
    <message>
        <source>BLU sentry danger</source>
        <extracomment>source_nav.area.tf_blue_sentry_danger</extracomment>
        <translation>Опасность турели BLU</translation>
    </message>
    <message>
        <source>BLU setup gate</source>
        <extracomment>source_nav.area.tf_blue_setup_gate</extracomment>
        <translation>Ворота подготовки BLU</translation>
    </message>
    <message>
        <source>Ballas</source>
        <extracomment>gta_sa_save.zone_population.gang_1</extracomment>
        <translation>Ballas</translation>
    </message>
    <message>
        <source>Bank vans</source>
        <extracomment>gta_sa_save.file.bank_vans</extracomment>
        <translation>Фургоны банка</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>gta_sa_save.thread.base</extracomment>
        <translation>База</translation>
    </message>
    <message>
        <source>Bass boost</source>
        <extracomment>gta_sa_save.stored_car.bass</extracomment>
        <translation>Усиление баса</translation>
    </message>
    <message>
        <source>Battle station</source>
        <extracomment>source_nav.area.spawn_battlestation</extracomment>
        <translation>Боевая позиция</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <extracomment>source_nav.area.spawn_battlefield</extracomment>
        <translation>Поле боя</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <extracomment>gta_iv_paths.node.behaviour, gta_sa_extended_paths.node.behaviour, gta_sa_paths.node.behaviour</extracomment>
        <translation>Поведение</translation>
    </message>
    <message>
        <source>Behaviour is {}; the stock game has 0, 1, 2, 8 and 9</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Поведение {}; в исходной игре бывает 0, 1, 2, 8 и 9</translation>
    </message>
    <message>
        <source>Belongs to entrance {}, which is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Принадлежит входу {}, которого нет в сохранении</translation>
    </message>
    <message>
        <source>Below 0: down</source>
        <extracomment>source_nav.raise.by.help</extracomment>
        <translation>Меньше 0: вниз</translation>
    </message>
    <message>
        <source>Bikes may enter</source>
        <extracomment>gta_sa_save.enex_connection.bikes</extracomment>
        <translation>Въезд на мотоциклах</translation>
    </message>
    <message>
        <source>Bit 11</source>
        <extracomment>gta_iv_paths.node.ped_flag, gta_sa_extended_paths.node.bit_11, gta_sa_paths.node.bit_11</extracomment>
        <translation>Бит 11</translation>
    </message>
    <message>
        <source>Bit 14</source>
        <extracomment>gta_sa_extended_paths.node.bit_14, gta_sa_paths.node.bit_14</extracomment>
        <translation>Бит 14</translation>
    </message>
    <message>
        <source>Bit 15</source>
        <extracomment>gta_sa_extended_paths.node.bit_15, gta_sa_paths.node.bit_15</extracomment>
        <translation>Бит 15</translation>
    </message>
    <message>
        <source>Bit 24</source>
        <extracomment>gta_iv_paths.node.bit_24</extracomment>
        <translation>Бит 24</translation>
    </message>
    <message>
        <source>Bit 29</source>
        <extracomment>gta_iv_paths.node.bit_29</extracomment>
        <translation>Бит 29</translation>
    </message>
    <message>
        <source>Bit 30</source>
        <extracomment>gta_iv_paths.node.bit_30</extracomment>
        <translation>Бит 30</translation>
    </message>
    <message>
        <source>Bit 31</source>
        <extracomment>gta_iv_paths.node.bit_31</extracomment>
        <translation>Бит 31</translation>
    </message>
    <message>
        <source>Bit 4</source>
        <extracomment>source_nav.hiding_spot.spot_bit_4</extracomment>
        <translation>Бит 4</translation>
    </message>
    <message>
        <source>Bit 5</source>
        <extracomment>source_nav.hiding_spot.spot_bit_5</extracomment>
        <translation>Бит 5</translation>
    </message>
    <message>
        <source>Bit 6</source>
        <extracomment>source_nav.hiding_spot.spot_bit_6</extracomment>
        <translation>Бит 6</translation>
    </message>
    <message>
        <source>Bit 7</source>
        <extracomment>quake_nav3.link.bit_7, source_nav.hiding_spot.spot_bit_7</extracomment>
        <translation>Бит 7</translation>
    </message>
    <message>
        <source>Bit 8</source>
        <extracomment>gta_iv_paths.node.island</extracomment>
        <translation>Бит 8</translation>
    </message>
    <message>
        <source>Bit 8 differs from &apos;Switched off&apos;</source>
        <extracomment>SA035.fault</extracomment>
        <translation>Бит 8 отличается от флага «Отключено»</translation>
    </message>
    <message>
        <source>Bit 8 is a copy of &apos;Switched off&apos;</source>
        <extracomment>SA035</extracomment>
        <translation>Бит 8 — копия флага «Отключено»</translation>
    </message>
    <message>
        <source>Bit 9</source>
        <extracomment>gta_iv_paths.node.bit_9, gta_sa_extended_paths.node.bit_9, gta_sa_paths.node.bit_9</extracomment>
        <translation>Бит 9</translation>
    </message>
    <message>
        <source>Bits</source>
        <extracomment>quake_nav2.set_teams.mask, quake_nav3.set_teams.mask</extracomment>
        <translation>Биты</translation>
    </message>
    <message>
        <source>Bits 14-15</source>
        <extracomment>quake_nav3.node.bits_14_15</extracomment>
        <translation>Биты 14–15</translation>
    </message>
    <message>
        <source>Bits 24-31</source>
        <extracomment>gta_sa_extended_paths.node.bits_24_31, gta_sa_paths.node.bits_24_31</extracomment>
        <translation>Биты 24–31</translation>
    </message>
    <message>
        <source>Bits 6-15</source>
        <extracomment>quake_nav2.node.bits_6_15</extracomment>
        <translation>Биты 6–15</translation>
    </message>
    <message>
        <source>Bits 8-15</source>
        <extracomment>quake_nav2.node.bits_8_15</extracomment>
        <translation>Биты 8–15</translation>
    </message>
    <message>
        <source>Bits 9-15</source>
        <extracomment>quake_nav2.node.bits_9_15</extracomment>
        <translation>Биты 9–15</translation>
    </message>
    <message>
        <source>Blend factor</source>
        <extracomment>gta_sa_save.simple_vars.weather_blend</extracomment>
        <translation>Коэффициент смешения</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>gta_sa_save.block.bytes.section, gta_sa_save.block.content.section, gta_sa_save.block.length.section, gta_sa_save.block.opaque.section, gta_sa_save.block.tagged.section</extracomment>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Block of unknown layout</source>
        <extracomment>SAV-014.fault</extracomment>
        <translation>Блок с неизвестной структурой</translation>
    </message>
    <message>
        <source>Block without its tag</source>
        <extracomment>SAV-002.fault</extracomment>
        <translation>Блок без метки</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>source_nav.area.tf_blocked</extracomment>
        <translation>Заблокировано</translation>
    </message>
    <message>
        <source>Blocked after capture</source>
        <extracomment>source_nav.area.tf_blocked_after_capture</extracomment>
        <translation>Закрыто после захвата</translation>
    </message>
    <message>
        <source>Blocked at run time. The game does not save it.</source>
        <extracomment>source_nav.area.tf_blocked.help</extracomment>
        <translation>Заблокировано во время игры. Игра это не сохраняет.</translation>
    </message>
    <message>
        <source>Blocked models</source>
        <extracomment>gta_sa_save.file.blocked_models</extracomment>
        <translation>Заблокированные модели</translation>
    </message>
    <message>
        <source>Blocked once the point is captured</source>
        <extracomment>source_nav.area.tf_blocked_after_capture.help</extracomment>
        <translation>Заблокировано, когда точка захвачена</translation>
    </message>
    <message>
        <source>Blocked until capture</source>
        <extracomment>source_nav.area.tf_blocked_until_capture</extracomment>
        <translation>Закрыто до захвата</translation>
    </message>
    <message>
        <source>Blocked until the point is captured</source>
        <extracomment>source_nav.area.tf_blocked_until_capture.help</extracomment>
        <translation>Заблокировано, пока точка не захвачена</translation>
    </message>
    <message>
        <source>Blocked when the mesh was saved. Run-time state.</source>
        <extracomment>source_nav.area.blocker.help</extracomment>
        <translation>Была заблокирована при сохранении нав-сетки. Состояние во время игры.</translation>
    </message>
    <message>
        <source>Blocks too long</source>
        <extracomment>SAV-004.fault</extracomment>
        <translation>Блоки слишком длинные</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>gta_sa_save.marker_3d.blue, gta_sa_save.zone_population.blue</extracomment>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Boat movement</source>
        <extracomment>gta_iv_paths.node.boat_movement</extracomment>
        <translation>Движение лодок</translation>
    </message>
    <message>
        <source>Boat node at height {} (expected 0)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Лодочный узел на высоте {} (ожидается 0)</translation>
    </message>
    <message>
        <source>Boat node not at height 0, or pedestrian node without a width</source>
        <extracomment>SA055.fault</extracomment>
        <translation>Лодочный узел не на высоте 0 или пешеходный узел без ширины</translation>
    </message>
    <message>
        <source>Boat nodes at height 0, pedestrian nodes with a width</source>
        <extracomment>SA055</extracomment>
        <translation>Лодочные узлы на высоте 0, у пешеходных есть ширина</translation>
    </message>
    <message>
        <source>Bomb</source>
        <extracomment>gta_sa_save.stored_car.bomb</extracomment>
        <translation>Бомба</translation>
    </message>
    <message>
        <source>Bomb can drop here</source>
        <extracomment>source_nav.area.tf_bomb_can_drop</extracomment>
        <translation>Бомба может упасть</translation>
    </message>
    <message>
        <source>Bombs free</source>
        <extracomment>gta_sa_save.file.bombs_free</extracomment>
        <translation>Бесплатные бомбы</translation>
    </message>
    <message>
        <source>Bonus value</source>
        <extracomment>gta_sa_save.object.bonus</extracomment>
        <translation>Значение бонуса</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <extracomment>gta_sa_save.car_generator.index.section</extracomment>
        <translation>Учёт</translation>
    </message>
    <message>
        <source>Both links of an edge have the same navi node</source>
        <extracomment>SA029</extracomment>
        <translation>У обеих связей ребра один navi-узел</translation>
    </message>
    <message>
        <source>Bots avoid the area unless there is no other way.</source>
        <extracomment>source_nav.area.avoid.help</extracomment>
        <translation>Боты избегают области, если есть другой путь.</translation>
    </message>
    <message>
        <source>Bots build sentries here.</source>
        <extracomment>source_nav.area.tf_sentry_spot.help</extracomment>
        <translation>Боты строят здесь турели.</translation>
    </message>
    <message>
        <source>Bots can reach every node</source>
        <extracomment>QN042</extracomment>
        <translation>Боты могут попасть в любой узел</translation>
    </message>
    <message>
        <source>Bots can return from every node</source>
        <extracomment>QN041</extracomment>
        <translation>Боты могут вернуться из любого узла</translation>
    </message>
    <message>
        <source>Bots crouch to pass.</source>
        <extracomment>source_nav.area.crouch.help</extracomment>
        <translation>Боты приседают, чтобы пройти.</translation>
    </message>
    <message>
        <source>Bots do not jump over obstacles here.</source>
        <extracomment>source_nav.area.no_jump.help</extracomment>
        <translation>Боты не прыгают здесь через препятствия.</translation>
    </message>
    <message>
        <source>Bots do not step outside the area, as on a narrow beam.</source>
        <extracomment>source_nav.area.precise.help</extracomment>
        <translation>Боты не выходят за край области, например на узкой балке.</translation>
    </message>
    <message>
        <source>Bots have no node near {} at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>У ботов нет узла рядом с {} в ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>Bots have no reason to stay here.</source>
        <extracomment>quake_nav3.node.no_interest.help</extracomment>
        <translation>Ботам незачем оставаться здесь.</translation>
    </message>
    <message>
        <source>Bots jump to pass.</source>
        <extracomment>source_nav.area.jump.help</extracomment>
        <translation>Боты прыгают, чтобы пройти.</translation>
    </message>
    <message>
        <source>Bots must crouch here.</source>
        <extracomment>quake_nav3.node.crouch.help</extracomment>
        <translation>Здесь боты должны приседать.</translation>
    </message>
    <message>
        <source>Bots only</source>
        <extracomment>quake_nav3.node.no_monsters.help</extracomment>
        <translation>Только боты</translation>
    </message>
    <message>
        <source>Bots only. Version 15 and later.</source>
        <extracomment>quake_nav2.node.no_monsters.help</extracomment>
        <translation>Только боты. Версия 15 и новее.</translation>
    </message>
    <message>
        <source>Bots run.</source>
        <extracomment>source_nav.area.run.help</extracomment>
        <translation>Боты бегут.</translation>
    </message>
    <message>
        <source>Bots snipe from here.</source>
        <extracomment>source_nav.area.tf_sniper_spot.help</extracomment>
        <translation>Боты-снайперы стреляют отсюда.</translation>
    </message>
    <message>
        <source>Bots stop before they enter.</source>
        <extracomment>source_nav.area.stop.help</extracomment>
        <translation>Боты останавливаются перед входом.</translation>
    </message>
    <message>
        <source>Bots that hide here stand.</source>
        <extracomment>source_nav.area.stand.help</extracomment>
        <translation>Боты, которые прячутся здесь, стоят.</translation>
    </message>
    <message>
        <source>Bots walk.</source>
        <extracomment>source_nav.area.walk.help</extracomment>
        <translation>Боты идут шагом.</translation>
    </message>
    <message>
        <source>Bottom</source>
        <extracomment>source_nav.ladder.bottom</extracomment>
        <translation>Низ</translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>gta_sa_save.path_region.maximum.section, gta_sa_save.path_region.minimum.section, gta_sa_save.zone.maximum.section, gta_sa_save.zone.minimum.section</extracomment>
        <translation>Бокс</translation>
    </message>
    <message>
        <source>Box: maximum x</source>
        <extracomment>gta_sa_save.garage.right</extracomment>
        <translation>Бокс: максимум x</translation>
    </message>
    <message>
        <source>Box: maximum y</source>
        <extracomment>gta_sa_save.garage.back</extracomment>
        <translation>Бокс: максимум y</translation>
    </message>
    <message>
        <source>Box: minimum x</source>
        <extracomment>gta_sa_save.garage.left</extracomment>
        <translation>Бокс: минимум x</translation>
    </message>
    <message>
        <source>Box: minimum y</source>
        <extracomment>gta_sa_save.garage.front</extracomment>
        <translation>Бокс: минимум y</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>gta_sa_save.stunt_jump.camera.section, gta_sa_save.stunt_jump.landing_maximum.section, gta_sa_save.stunt_jump.landing_minimum.section, gta_sa_save.stunt_jump.start_maximum.section, gta_sa_save.stunt_jump.start_minimum.section</extracomment>
        <translation>Боксы</translation>
    </message>
    <message>
        <source>Brains</source>
        <extracomment>gta_sa_save.file.brains</extracomment>
        <translation>Поведения</translation>
    </message>
    <message>
        <source>Breakable wall</source>
        <extracomment>source_nav.area.breakable_wall</extracomment>
        <translation>Разрушаемая стена</translation>
    </message>
    <message>
        <source>Bright</source>
        <extracomment>gta_sa_save.marker.bright</extracomment>
        <translation>Яркий</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>quake_nav2.edict.brush, quake_nav3.edict.brush</extracomment>
        <translation>Браш</translation>
    </message>
    <message>
        <source>Brush entities of the map, with their target names</source>
        <extracomment>quake_nav2.tie.brush.help, quake_nav3.tie.brush.help</extracomment>
        <translation>Брашевые энтити карты с их целевыми именами</translation>
    </message>
    <message>
        <source>Brush entity</source>
        <extracomment>quake_nav2.tie.brush, quake_nav3.tie.brush</extracomment>
        <translation>Брашевая энтити</translation>
    </message>
    <message>
        <source>Build Boat Lane</source>
        <extracomment>gta_iv_paths.build_water, gta_sa_extended_paths.build_water, gta_sa_paths.build_water</extracomment>
        <translation>Построить водный путь</translation>
    </message>
    <message>
        <source>Build Car Road</source>
        <extracomment>gta_iv_paths.build_road, gta_sa_extended_paths.build_road, gta_sa_paths.build_road</extracomment>
        <translation>Построить автодорогу</translation>
    </message>
    <message>
        <source>Build Pedestrian Path</source>
        <extracomment>gta_sa_extended_paths.build_path, gta_sa_paths.build_path</extracomment>
        <translation>Построить пешеходный путь</translation>
    </message>
    <message>
        <source>Building swaps</source>
        <extracomment>gta_sa_save.file.building_swaps</extracomment>
        <translation>Замены зданий</translation>
    </message>
    <message>
        <source>Bullet proof</source>
        <extracomment>gta_sa_save.stored_car.proof_bullets</extracomment>
        <translation>Защита от пуль</translation>
    </message>
    <message>
        <source>Burglary</source>
        <extracomment>gta_sa_save.enex_connection.burglary</extracomment>
        <translation>Ограбление</translation>
    </message>
    <message>
        <source>Burglary access</source>
        <extracomment>gta_sa_save.enex_connection.burglary_access</extracomment>
        <translation>Доступ для ограбления</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>source_nav.raise.by</extracomment>
        <translation>На</translation>
    </message>
    <message>
        <source>By the first game flag that is set</source>
        <extracomment>source_nav.game_flags.help</extracomment>
        <translation>По первому установленному флагу игры</translation>
    </message>
    <message>
        <source>Byte 13</source>
        <extracomment>gta_sa_extended_paths.navi.unused, gta_sa_paths.navi.unused</extracomment>
        <translation>Байт 13</translation>
    </message>
    <message>
        <source>Byte as stored: 0 or 1</source>
        <extracomment>source_nav.file.analysed_byte.help</extracomment>
        <translation>Байт, как хранится: 0 или 1</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>gta_sa_save.block.bytes</extracomment>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Bytes after the end</source>
        <extracomment>QN004.fault, gta_iv_paths.file.tail, gta_sa_extended_paths.file.tail, gta_sa_paths.file.tail, quake_nav2.file.tail, quake_nav3.file.tail, source_nav.file.tail</extracomment>
        <translation>Байты после конца</translation>
    </message>
    <message>
        <source>Bytes after the end: {} (expected none, or zeros up to a multiple of 2048)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Байты после конца: {} (ожидается: нет или нули до кратного 2048)</translation>
    </message>
    <message>
        <source>Bytes after the last edict: {} (expected none)</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Байты после последнего edict: {} (ожидается: нет)</translation>
    </message>
    <message>
        <source>Bytes after the links</source>
        <extracomment>IV001.fault</extracomment>
        <translation>Байты после связей</translation>
    </message>
    <message>
        <source>Bytes after the links that are not padding</source>
        <extracomment>gta_iv_paths.file.tail.help</extracomment>
        <translation>Байты после связей, которые не являются заполнением</translation>
    </message>
    <message>
        <source>Bytes after the links: {} (expected none, or zeros up to a multiple of 2048)</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp</extracomment>
        <translation>Байты после связей: {} (ожидается: нет или нули до кратного 2048)</translation>
    </message>
    <message>
        <source>Bytes after the mesh, left over from a longer one: {} (expected none)</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Байты после нав-сетки, оставшиеся от более длинной: {} (ожидается: нет)</translation>
    </message>
    <message>
        <source>Bytes from the start of the script</source>
        <extracomment>gta_sa_save.thread.relative_pointer.help</extracomment>
        <translation>Байты от начала скрипта</translation>
    </message>
    <message>
        <source>Bytes that are not shown as elements</source>
        <extracomment>gta_sa_save.block.bytes.help</extracomment>
        <translation>Байты, которые не показаны как элементы</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>gta_sa_save.simple_vars.camera, gta_sa_save.stunt_jump.camera</extracomment>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Camera follows</source>
        <extracomment>gta_sa_save.garage.camera_follows</extracomment>
        <translation>Камера следует</translation>
    </message>
    <message>
        <source>Camera help</source>
        <extracomment>gta_sa_save.simple_vars.camera_help</extracomment>
        <translation>Подсказка камеры</translation>
    </message>
    <message>
        <source>Cannot add to this block: its layout is unknown.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>В этот блок нельзя добавлять: его структура неизвестна.</translation>
    </message>
    <message>
        <source>Cannot terminate the list of entrances: the save would become too long for the game.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Нельзя завершить список входов: сохранение стало бы слишком длинным для игры.</translation>
    </message>
    <message>
        <source>Car</source>
        <extracomment>gta_sa_save.car_generator.alarm.section, gta_sa_save.car_generator.colour_1.section, gta_sa_save.car_generator.colour_2.section, gta_sa_save.car_generator.lock.section, gta_sa_save.car_generator.model.section, gta_sa_save.car_generator.owned.section, gta_sa_save.stored_car.bass.section, gta_sa_save.stored_car.colour_1.section, gta_sa_save.stored_car.colour_2.section, gta_sa_save.stored_car.has_nitro.section, gta_sa_save.stored_car.hydraulics.section, gta_sa_save.stored_car.model.section, gta_sa_save.stored_car.nitro.section, gta_sa_save.stored_car.paint_job.section, gta_sa_save.stored_car.proof_bullets.section, gta_sa_save.stored_car.proof_collisions.section, gta_sa_save.stored_car.proof_explosions.section, gta_sa_save.stored_car.proof_fire.section, gta_sa_save.stored_car.proof_melee.section, gta_sa_save.stored_car.radio.section</extracomment>
        <translation>Машина</translation>
    </message>
    <message>
        <source>Car Generators</source>
        <extracomment>gta_sa_save.reuse_generator.section</extracomment>
        <translation>Генераторы машин</translation>
    </message>
    <message>
        <source>Car and boat nodes, stored first</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_nodes.help, gta_sa_paths.file.vehicle_nodes.help</extracomment>
        <translation>Авто- и лодочные узлы, хранятся первыми</translation>
    </message>
    <message>
        <source>Car camera</source>
        <extracomment>gta_sa_save.simple_vars.car_camera</extracomment>
        <translation>Камера в машине</translation>
    </message>
    <message>
        <source>Car count off by</source>
        <extracomment>gta_iv_paths.file.car_excess</extracomment>
        <translation>Ошибка числа автоузлов</translation>
    </message>
    <message>
        <source>Car density</source>
        <extracomment>gta_sa_save.player_info.car_density</extracomment>
        <translation>Плотность машин</translation>
    </message>
    <message>
        <source>Car generator</source>
        <extracomment>gta_sa_save.number_plate.generator</extracomment>
        <translation>Генератор машин</translation>
    </message>
    <message>
        <source>Car generator out of order</source>
        <extracomment>SAV-040.fault</extracomment>
        <translation>Генератор машин не по порядку</translation>
    </message>
    <message>
        <source>Car generator with invalid model</source>
        <extracomment>SAV-041.fault</extracomment>
        <translation>Генератор машин с недопустимой моделью</translation>
    </message>
    <message>
        <source>Car generator with invalid values</source>
        <extracomment>SAV-042.fault</extracomment>
        <translation>Генератор машин с недопустимыми значениями</translation>
    </message>
    <message>
        <source>Car generator {} is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Генератора машин {} нет в сохранении</translation>
    </message>
    <message>
        <source>Car generators are in ascending order of their numbers</source>
        <extracomment>SAV-040</extracomment>
        <translation>Генераторы машин идут по возрастанию номеров</translation>
    </message>
    <message>
        <source>Car generators cannot be added, because all other numbers belong to generators of the map. Use a generator that is switched off.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Генераторы машин добавить нельзя: все остальные номера заняты генераторами карты. Используйте отключённый генератор.</translation>
    </message>
    <message>
        <source>Car in a garage</source>
        <extracomment>gta_sa_save.stored_car.legend</extracomment>
        <translation>Машина в гараже</translation>
    </message>
    <message>
        <source>Car nodes</source>
        <extracomment>gta_iv_paths.file.car_nodes</extracomment>
        <translation>Автоузлы</translation>
    </message>
    <message>
        <source>Car nodes are those of roads and boat lanes; intersections are records without links</source>
        <extracomment>gta_iv_paths.node.group.help</extracomment>
        <translation>Автоузлы — узлы дорог и водных путей; пересечения — записи без связей</translation>
    </message>
    <message>
        <source>Car road without lanes</source>
        <extracomment>SA038.fault</extracomment>
        <translation>Автодорога без полос</translation>
    </message>
    <message>
        <source>Cars and aircraft may enter</source>
        <extracomment>gta_sa_save.enex_connection.cars</extracomment>
        <translation>Въезд на машинах и самолётах</translation>
    </message>
    <message>
        <source>Cars left</source>
        <extracomment>gta_sa_save.car_generator.remaining</extracomment>
        <translation>Осталось машин</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <extracomment>gta_sa_save.garage.ceiling</extracomment>
        <translation>Потолок</translation>
    </message>
    <message>
        <source>Centre of the selection</source>
        <extracomment>gta_iv_paths.mirror_selection.around.0, gta_iv_paths.rotate_selection.around.0, gta_iv_paths.scale_selection.around.0, gta_sa_extended_paths.mirror_selection.around.0, gta_sa_extended_paths.rotate_selection.around.0, gta_sa_extended_paths.scale_selection.around.0, gta_sa_paths.mirror_selection.around.0, gta_sa_paths.rotate_selection.around.0, gta_sa_paths.scale_selection.around.0, gta_sa_save.mirror_selection.around.0, gta_sa_save.rotate_selection.around.0, gta_sa_save.scale_selection.around.0, quake_nav2.mirror_selection.around.0, quake_nav2.rotate_selection.around.0, quake_nav2.scale_selection.around.0, quake_nav3.mirror_selection.around.0, quake_nav3.rotate_selection.around.0, quake_nav3.scale_selection.around.0, source_nav.mirror_selection.around.0, source_nav.rotate_selection.around.0, source_nav.scale_selection.around.0</extracomment>
        <translation>Центр выделения</translation>
    </message>
    <message>
        <source>Centre x</source>
        <extracomment>quake_nav2.rotate.x, quake_nav3.rotate.x</extracomment>
        <translation>Центр x</translation>
    </message>
    <message>
        <source>Centre y</source>
        <extracomment>quake_nav2.rotate.y, quake_nav3.rotate.y</extracomment>
        <translation>Центр y</translation>
    </message>
    <message>
        <source>Chance that the car has an alarm</source>
        <extracomment>gta_sa_save.car_generator.alarm.help</extracomment>
        <translation>Вероятность того, что у машины есть сигнализация</translation>
    </message>
    <message>
        <source>Chance that the car is locked</source>
        <extracomment>gta_sa_save.car_generator.lock.help</extracomment>
        <translation>Вероятность того, что машина заперта</translation>
    </message>
    <message>
        <source>Chances are at most 100 %, and a stored car generator is marked as used</source>
        <extracomment>SAV-042</extracomment>
        <translation>Вероятности не больше 100 %, а записанный генератор машин помечен как используемый</translation>
    </message>
    <message>
        <source>Change to Car Node</source>
        <extracomment>IV017.fix</extracomment>
        <translation>Сделать автоузлом</translation>
    </message>
    <message>
        <source>Changes the type of links, and adds or removes traversals accordingly</source>
        <extracomment>quake_nav2.set_type.help, quake_nav3.set_type.help</extracomment>
        <translation>Изменить тип связей и соответственно добавить или удалить переходы</translation>
    </message>
    <message>
        <source>Chaos</source>
        <extracomment>gta_sa_save.player.chaos</extracomment>
        <translation>Хаос</translation>
    </message>
    <message>
        <source>Cheats</source>
        <extracomment>gta_sa_save.simple_vars.has_cheated.section, gta_sa_save.simple_vars.prostitutes_pay.section, gta_sa_save.simple_vars.taxis_nitro.section</extracomment>
        <translation>Читы</translation>
    </message>
    <message>
        <source>Cheats used</source>
        <extracomment>gta_sa_save.simple_vars.has_cheated</extracomment>
        <translation>Читы использованы</translation>
    </message>
    <message>
        <source>Check door links</source>
        <extracomment>quake_nav3.node.check_doors</extracomment>
        <translation>Проверка дверей</translation>
    </message>
    <message>
        <source>Check for floor</source>
        <extracomment>quake_nav2.node.check_floor, quake_nav3.node.check_floor</extracomment>
        <translation>Проверка пола</translation>
    </message>
    <message>
        <source>Check for hazard</source>
        <extracomment>quake_nav2.node.hazard, quake_nav3.node.hazard</extracomment>
        <translation>Проверка опасности</translation>
    </message>
    <message>
        <source>Check for solid</source>
        <extracomment>quake_nav2.node.check_solid, quake_nav3.node.check_solid</extracomment>
        <translation>Проверка твёрдого тела</translation>
    </message>
    <message>
        <source>Check in liquid</source>
        <extracomment>quake_nav3.node.check_liquid</extracomment>
        <translation>Проверка жидкости</translation>
    </message>
    <message>
        <source>Checked while the game runs</source>
        <extracomment>quake_nav2.node.hazard.help, quake_nav3.node.hazard.help</extracomment>
        <translation>Проверяется во время игры</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <extracomment>source_nav.area.spawn_checkpoint</extracomment>
        <translation>Контрольная точка</translation>
    </message>
    <message>
        <source>Chop</source>
        <extracomment>source_nav.chop</extracomment>
        <translation>Нарезать</translation>
    </message>
    <message>
        <source>Cities unlocked</source>
        <extracomment>gta_sa_save.restart.needed_cities</extracomment>
        <translation>Открыто городов</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>gta_sa_save.simple_vars.level, gta_sa_save.zone.level</extracomment>
        <translation>Город</translation>
    </message>
    <message>
        <source>Class name ID</source>
        <extracomment>quake_nav2.edict.class_name_id</extracomment>
        <translation>ID имени класса</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <extracomment>source_nav.compress_ids.section, source_nav.remove_jump_areas.section, source_nav.strip.section</extracomment>
        <translation>Очистка</translation>
    </message>
    <message>
        <source>Clear Address</source>
        <extracomment>SAV-051.fix, SAV-092.fix</extracomment>
        <translation>Очистить адрес</translation>
    </message>
    <message>
        <source>Clear Crossing</source>
        <extracomment>gta_sa_extended_paths.no_crossing, gta_sa_paths.no_crossing</extracomment>
        <translation>Снять отметку перехода</translation>
    </message>
    <message>
        <source>Clear End</source>
        <extracomment>NAV025.fix</extracomment>
        <translation>Очистить конец</translation>
    </message>
    <message>
        <source>Clear Flag</source>
        <extracomment>QN015.fix</extracomment>
        <translation>Снять флаг</translation>
    </message>
    <message>
        <source>Clear Flags</source>
        <extracomment>QN014.fix</extracomment>
        <translation>Снять флаги</translation>
    </message>
    <message>
        <source>Clear Inheritance</source>
        <extracomment>NAV034.fix</extracomment>
        <translation>Очистить наследование</translation>
    </message>
    <message>
        <source>Clear Link</source>
        <extracomment>SAV-081.fix</extracomment>
        <translation>Очистить ссылку</translation>
    </message>
    <message>
        <source>Clear Place</source>
        <extracomment>NAV035.fix, source_nav.clear_place</extracomment>
        <translation>Очистить место</translation>
    </message>
    <message>
        <source>Clear Road Class</source>
        <extracomment>SA041.fix</extracomment>
        <translation>Очистить класс дороги</translation>
    </message>
    <message>
        <source>Clear Spare Values</source>
        <extracomment>SA040.fix</extracomment>
        <translation>Очистить резервные значения</translation>
    </message>
    <message>
        <source>Cliff</source>
        <extracomment>source_nav.area.cliff</extracomment>
        <translation>Обрыв</translation>
    </message>
    <message>
        <source>Climb</source>
        <extracomment>quake_nav2.link.climb, quake_nav3.link.climb, source_nav.connection.height</extracomment>
        <translation>Подъём</translation>
    </message>
    <message>
        <source>Clock of all timers in the save</source>
        <extracomment>gta_sa_save.simple_vars.game_time.help</extracomment>
        <translation>Часы всех таймеров в сохранении</translation>
    </message>
    <message>
        <source>Clock stored</source>
        <extracomment>gta_sa_save.simple_vars.clock_stored</extracomment>
        <translation>Время сохранено</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>gta_sa_save.file.close</extracomment>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Closed for BLU until the setup time is over</source>
        <extracomment>source_nav.area.tf_blue_setup_gate.help</extracomment>
        <translation>Закрыто для BLU, пока не кончится время подготовки</translation>
    </message>
    <message>
        <source>Closed for RED until the setup time is over</source>
        <extracomment>source_nav.area.tf_red_setup_gate.help</extracomment>
        <translation>Закрыто для RED, пока не кончится время подготовки</translation>
    </message>
    <message>
        <source>Clothes</source>
        <extracomment>gta_sa_save.player.clothes_model_1.section, gta_sa_save.player.clothes_model_10.section, gta_sa_save.player.clothes_model_2.section, gta_sa_save.player.clothes_model_3.section, gta_sa_save.player.clothes_model_4.section, gta_sa_save.player.clothes_model_5.section, gta_sa_save.player.clothes_model_6.section, gta_sa_save.player.clothes_model_7.section, gta_sa_save.player.clothes_model_8.section, gta_sa_save.player.clothes_model_9.section, gta_sa_save.player.clothes_texture_1.section, gta_sa_save.player.clothes_texture_10.section, gta_sa_save.player.clothes_texture_11.section, gta_sa_save.player.clothes_texture_12.section, gta_sa_save.player.clothes_texture_13.section, gta_sa_save.player.clothes_texture_14.section, gta_sa_save.player.clothes_texture_15.section, gta_sa_save.player.clothes_texture_16.section, gta_sa_save.player.clothes_texture_17.section, gta_sa_save.player.clothes_texture_18.section, gta_sa_save.player.clothes_texture_2.section, gta_sa_save.player.clothes_texture_3.section, gta_sa_save.player.clothes_texture_4.section, gta_sa_save.player.clothes_texture_5.section, gta_sa_save.player.clothes_texture_6.section, gta_sa_save.player.clothes_texture_7.section, gta_sa_save.player.clothes_texture_8.section, gta_sa_save.player.clothes_texture_9.section</extracomment>
        <translation>Одежда</translation>
    </message>
    <message>
        <source>Clothes model 1</source>
        <extracomment>gta_sa_save.player.clothes_model_1</extracomment>
        <translation>Модель одежды 1</translation>
    </message>
    <message>
        <source>Clothes model 10</source>
        <extracomment>gta_sa_save.player.clothes_model_10</extracomment>
        <translation>Модель одежды 10</translation>
    </message>
    <message>
        <source>Clothes model 2</source>
        <extracomment>gta_sa_save.player.clothes_model_2</extracomment>
        <translation>Модель одежды 2</translation>
    </message>
    <message>
        <source>Clothes model 3</source>
        <extracomment>gta_sa_save.player.clothes_model_3</extracomment>
        <translation>Модель одежды 3</translation>
    </message>
    <message>
        <source>Clothes model 4</source>
        <extracomment>gta_sa_save.player.clothes_model_4</extracomment>
        <translation>Модель одежды 4</translation>
    </message>
    <message>
        <source>Clothes model 5</source>
        <extracomment>gta_sa_save.player.clothes_model_5</extracomment>
        <translation>Модель одежды 5</translation>
    </message>
    <message>
        <source>Clothes model 6</source>
        <extracomment>gta_sa_save.player.clothes_model_6</extracomment>
        <translation>Модель одежды 6</translation>
    </message>
    <message>
        <source>Clothes model 7</source>
        <extracomment>gta_sa_save.player.clothes_model_7</extracomment>
        <translation>Модель одежды 7</translation>
    </message>
    <message>
        <source>Clothes model 8</source>
        <extracomment>gta_sa_save.player.clothes_model_8</extracomment>
        <translation>Модель одежды 8</translation>
    </message>
    <message>
        <source>Clothes model 9</source>
        <extracomment>gta_sa_save.player.clothes_model_9</extracomment>
        <translation>Модель одежды 9</translation>
    </message>
    <message>
        <source>Clothes texture 1</source>
        <extracomment>gta_sa_save.player.clothes_texture_1</extracomment>
        <translation>Текстура одежды 1</translation>
    </message>
    <message>
        <source>Clothes texture 10</source>
        <extracomment>gta_sa_save.player.clothes_texture_10</extracomment>
        <translation>Текстура одежды 10</translation>
    </message>
    <message>
        <source>Clothes texture 11</source>
        <extracomment>gta_sa_save.player.clothes_texture_11</extracomment>
        <translation>Текстура одежды 11</translation>
    </message>
    <message>
        <source>Clothes texture 12</source>
        <extracomment>gta_sa_save.player.clothes_texture_12</extracomment>
        <translation>Текстура одежды 12</translation>
    </message>
    <message>
        <source>Clothes texture 13</source>
        <extracomment>gta_sa_save.player.clothes_texture_13</extracomment>
        <translation>Текстура одежды 13</translation>
    </message>
    <message>
        <source>Clothes texture 14</source>
        <extracomment>gta_sa_save.player.clothes_texture_14</extracomment>
        <translation>Текстура одежды 14</translation>
    </message>
    <message>
        <source>Clothes texture 15</source>
        <extracomment>gta_sa_save.player.clothes_texture_15</extracomment>
        <translation>Текстура одежды 15</translation>
    </message>
    <message>
        <source>Clothes texture 16</source>
        <extracomment>gta_sa_save.player.clothes_texture_16</extracomment>
        <translation>Текстура одежды 16</translation>
    </message>
    <message>
        <source>Clothes texture 17</source>
        <extracomment>gta_sa_save.player.clothes_texture_17</extracomment>
        <translation>Текстура одежды 17</translation>
    </message>
    <message>
        <source>Clothes texture 18</source>
        <extracomment>gta_sa_save.player.clothes_texture_18</extracomment>
        <translation>Текстура одежды 18</translation>
    </message>
    <message>
        <source>Clothes texture 2</source>
        <extracomment>gta_sa_save.player.clothes_texture_2</extracomment>
        <translation>Текстура одежды 2</translation>
    </message>
    <message>
        <source>Clothes texture 3</source>
        <extracomment>gta_sa_save.player.clothes_texture_3</extracomment>
        <translation>Текстура одежды 3</translation>
    </message>
    <message>
        <source>Clothes texture 4</source>
        <extracomment>gta_sa_save.player.clothes_texture_4</extracomment>
        <translation>Текстура одежды 4</translation>
    </message>
    <message>
        <source>Clothes texture 5</source>
        <extracomment>gta_sa_save.player.clothes_texture_5</extracomment>
        <translation>Текстура одежды 5</translation>
    </message>
    <message>
        <source>Clothes texture 6</source>
        <extracomment>gta_sa_save.player.clothes_texture_6</extracomment>
        <translation>Текстура одежды 6</translation>
    </message>
    <message>
        <source>Clothes texture 7</source>
        <extracomment>gta_sa_save.player.clothes_texture_7</extracomment>
        <translation>Текстура одежды 7</translation>
    </message>
    <message>
        <source>Clothes texture 8</source>
        <extracomment>gta_sa_save.player.clothes_texture_8</extracomment>
        <translation>Текстура одежды 8</translation>
    </message>
    <message>
        <source>Clothes texture 9</source>
        <extracomment>gta_sa_save.player.clothes_texture_9</extracomment>
        <translation>Текстура одежды 9</translation>
    </message>
    <message>
        <source>Collected</source>
        <extracomment>gta_sa_save.file.collected</extracomment>
        <translation>Собранные</translation>
    </message>
    <message>
        <source>Collision case</source>
        <extracomment>gta_sa_save.object.collision_case</extracomment>
        <translation>Вариант столкновения</translation>
    </message>
    <message>
        <source>Collision proof</source>
        <extracomment>gta_sa_save.stored_car.proof_collisions</extracomment>
        <translation>Защита от столкновений</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>gta_sa_save.marker.colour</extracomment>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Colour 3</source>
        <extracomment>gta_sa_save.stored_car.colour_3</extracomment>
        <translation>Цвет 3</translation>
    </message>
    <message>
        <source>Colour 4</source>
        <extracomment>gta_sa_save.stored_car.colour_4</extracomment>
        <translation>Цвет 4</translation>
    </message>
    <message>
        <source>Compass: east</source>
        <extracomment>source_nav.area.spawn_compass_east</extracomment>
        <translation>Компас: восток</translation>
    </message>
    <message>
        <source>Compass: north</source>
        <extracomment>source_nav.area.spawn_compass_north</extracomment>
        <translation>Компас: север</translation>
    </message>
    <message>
        <source>Compass: north-east</source>
        <extracomment>source_nav.area.spawn_compass_northeast</extracomment>
        <translation>Компас: северо-восток</translation>
    </message>
    <message>
        <source>Compass: north-west</source>
        <extracomment>source_nav.area.spawn_compass_northwest</extracomment>
        <translation>Компас: северо-запад</translation>
    </message>
    <message>
        <source>Compass: south</source>
        <extracomment>source_nav.area.spawn_compass_south</extracomment>
        <translation>Компас: юг</translation>
    </message>
    <message>
        <source>Compass: south-east</source>
        <extracomment>source_nav.area.spawn_compass_southeast</extracomment>
        <translation>Компас: юго-восток</translation>
    </message>
    <message>
        <source>Compass: south-west</source>
        <extracomment>source_nav.area.spawn_compass_southwest</extracomment>
        <translation>Компас: юго-запад</translation>
    </message>
    <message>
        <source>Compass: west</source>
        <extracomment>source_nav.area.spawn_compass_west</extracomment>
        <translation>Компас: запад</translation>
    </message>
    <message>
        <source>Component</source>
        <extracomment>source_nav.area.part</extracomment>
        <translation>Компонента</translation>
    </message>
    <message>
        <source>Compute Jumps</source>
        <extracomment>quake_nav2.find_traversal, quake_nav3.find_traversal</extracomment>
        <translation>Вычислить прыжки</translation>
    </message>
    <message>
        <source>Computed by the game</source>
        <extracomment>source_nav.area.tf_bomb_can_drop.help, source_nav.area.tf_escape_route.help, source_nav.area.tf_escape_route_visible.help</extracomment>
        <translation>Вычисляется игрой</translation>
    </message>
    <message>
        <source>Computed by the game on loading</source>
        <extracomment>source_nav.area.tf_control_point.help, source_nav.area.tf_has_ammo.help, source_nav.area.tf_has_health.help, source_nav.area.tf_spawn_room_blue.help, source_nav.area.tf_spawn_room_exit.help, source_nav.area.tf_spawn_room_red.help</extracomment>
        <translation>Вычисляется игрой при загрузке</translation>
    </message>
    <message>
        <source>Computes the exit, start and end of jumps, drops and rides from the map, like the game&apos;s own editor</source>
        <extracomment>quake_nav2.find_traversal.help, quake_nav3.find_traversal.help</extracomment>
        <translation>Вычислить по карте выход, начало и конец прыжков, спусков и поездок, как собственный редактор игры</translation>
    </message>
    <message>
        <source>Connect</source>
        <extracomment>source_nav.area.connect</extracomment>
        <translation>Соединить</translation>
    </message>
    <message>
        <source>Connect Along Borders</source>
        <extracomment>source_nav.connect_borders</extracomment>
        <translation>Соединить вдоль границ</translation>
    </message>
    <message>
        <source>Connect Both Ways</source>
        <extracomment>source_nav.connect</extracomment>
        <translation>Соединить в обе стороны</translation>
    </message>
    <message>
        <source>Connect One Way</source>
        <extracomment>source_nav.connect_one_way</extracomment>
        <translation>Соединить в одну сторону</translation>
    </message>
    <message>
        <source>Connect downwards up to this height difference</source>
        <extracomment>source_nav.connect_borders.drop.help</extracomment>
        <translation>Соединять вниз до этой разницы высот</translation>
    </message>
    <message>
        <source>Connect in both directions up to this height difference</source>
        <extracomment>source_nav.connect_borders.step.help</extracomment>
        <translation>Соединять в обе стороны до этой разницы высот</translation>
    </message>
    <message>
        <source>Connect the new area with adjacent areas</source>
        <extracomment>source_nav.area.connect.help</extracomment>
        <translation>Соединить новую область со смежными</translation>
    </message>
    <message>
        <source>Connected areas are close together</source>
        <extracomment>NAV057</extracomment>
        <translation>Соединённые области близко друг к другу</translation>
    </message>
    <message>
        <source>Connection</source>
        <extracomment>source_nav.connection.height.section, source_nav.connection.owner.section, source_nav.connection.side.section, source_nav.connection.target.section, source_nav.connection.two_way.section</extracomment>
        <translation>Соединение</translation>
    </message>
    <message>
        <source>Connection between distant areas</source>
        <extracomment>NAV057.fault</extracomment>
        <translation>Соединение между удалёнными областями</translation>
    </message>
    <message>
        <source>Connection higher than a jump</source>
        <extracomment>NAV066.fault</extracomment>
        <translation>Соединение выше прыжка</translation>
    </message>
    <message>
        <source>Connection on the wrong side</source>
        <extracomment>NAV022.fault</extracomment>
        <translation>Соединение не на той стороне</translation>
    </message>
    <message>
        <source>Connection that climbs too high</source>
        <extracomment>NAV021.fault</extracomment>
        <translation>Соединение со слишком высоким подъёмом</translation>
    </message>
    <message>
        <source>Connection that drops too far</source>
        <extracomment>NAV058.fault</extracomment>
        <translation>Соединение со слишком глубоким спуском</translation>
    </message>
    <message>
        <source>Connection through a wall</source>
        <extracomment>NAV071.fault</extracomment>
        <translation>Соединение сквозь стену</translation>
    </message>
    <message>
        <source>Connection to a missing area</source>
        <extracomment>NAV002.fault</extracomment>
        <translation>Соединение с отсутствующей областью</translation>
    </message>
    <message>
        <source>Connection to its own area</source>
        <extracomment>NAV020.fault</extracomment>
        <translation>Соединение с собственной областью</translation>
    </message>
    <message>
        <source>Connections</source>
        <extracomment>source_nav.area.connections_in.section, source_nav.area.connections_out.section, source_nav.area.part.section, source_nav.connect.section, source_nav.connect_borders.section, source_nav.connect_one_way.section, source_nav.disconnect.section, source_nav.disconnect_one_way.section, source_nav.disconnect_outgoing.section, source_nav.file.connections, source_nav.flip.section, source_nav.make_two_way.section, source_nav.set_side.section</extracomment>
        <translation>Соединения</translation>
    </message>
    <message>
        <source>Connections that enter the area</source>
        <extracomment>source_nav.area.connections_in.help</extracomment>
        <translation>Соединения, входящие в область</translation>
    </message>
    <message>
        <source>Connections that leave the area</source>
        <extracomment>source_nav.area.connections_out.help</extracomment>
        <translation>Соединения, выходящие из области</translation>
    </message>
    <message>
        <source>Connects the first selected area to the others, without reverse connections, as for a drop or one-way door</source>
        <extracomment>source_nav.connect_one_way.help</extracomment>
        <translation>Соединить первую выделенную область с остальными без встречных соединений, как для спуска или односторонней двери</translation>
    </message>
    <message>
        <source>Connects the first selected area with the others in both directions</source>
        <extracomment>source_nav.connect.help</extracomment>
        <translation>Соединить первую выделенную область с остальными в обе стороны</translation>
    </message>
    <message>
        <source>Connects the selected areas with all adjacent ones</source>
        <extracomment>source_nav.connect_borders.help</extracomment>
        <translation>Соединить выделенные области со всеми смежными</translation>
    </message>
    <message>
        <source>Connects the selected ladders with the areas at their foot and around their top</source>
        <extracomment>source_nav.ladder_ends.help</extracomment>
        <translation>Соединить выделенные лестницы с областями у их подножия и вокруг верха</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>gta_sa_save.block.content</extracomment>
        <translation>Содержимое</translation>
    </message>
    <message>
        <source>Content of the bytes that hold the position in the stock form; 0 in every known file</source>
        <extracomment>gta_sa_extended_paths.navi.short_place.help, gta_sa_extended_paths.node.short_place.help</extracomment>
        <translation>Содержимое байтов, в которых в обычной форме хранится позиция; 0 во всех известных файлах</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>source_nav.area.paths.section, source_nav.area.spots.section, source_nav.file.areas.section, source_nav.file.connections.section, source_nav.file.encounter_paths.section, source_nav.file.hiding_spots.section, source_nav.file.ladders.section, source_nav.file.places.section</extracomment>
        <translation>Содержимое</translation>
    </message>
    <message>
        <source>Control point</source>
        <extracomment>source_nav.area.tf_control_point</extracomment>
        <translation>Точка захвата</translation>
    </message>
    <message>
        <source>Convert to</source>
        <extracomment>quake_nav2.convert.format, quake_nav3.convert.format, source_nav.convert.format</extracomment>
        <translation>Преобразовать в</translation>
    </message>
    <message>
        <source>Convert to Another Version</source>
        <extracomment>quake_nav2.convert, quake_nav3.convert, source_nav.convert</extracomment>
        <translation>Преобразовать в другую версию</translation>
    </message>
    <message>
        <source>Converts the document to another version of its format, or to another game&apos;s variant of it</source>
        <extracomment>quake_nav2.convert.help, quake_nav3.convert.help, source_nav.convert.help</extracomment>
        <translation>Преобразовать документ в другую версию его формата или в вариант другой игры</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <extracomment>source_nav.select_half_space.at</extracomment>
        <translation>Координата</translation>
    </message>
    <message>
        <source>Coordinate appearance</source>
        <extracomment>gta_sa_save.marker.coordinate_look</extracomment>
        <translation>Вид координаты</translation>
    </message>
    <message>
        <source>Coordinate between the two sides</source>
        <extracomment>source_nav.select_half_space.at.help</extracomment>
        <translation>Координата между двумя сторонами</translation>
    </message>
    <message>
        <source>Coordinate of the plane on that axis, usually the centre of the map</source>
        <extracomment>quake_nav2.mirror.at.help, quake_nav3.mirror.at.help</extracomment>
        <translation>Координата плоскости на этой оси, обычно центр карты</translation>
    </message>
    <message>
        <source>Coordinates do not fit the file</source>
        <extracomment>SA011.fault</extracomment>
        <translation>Координаты не помещаются в файл</translation>
    </message>
    <message>
        <source>Coordinates fit the file</source>
        <extracomment>SA011</extracomment>
        <translation>Координаты помещаются в файл</translation>
    </message>
    <message>
        <source>Coordinates of a node are finite</source>
        <extracomment>QN010</extracomment>
        <translation>Координаты узла — конечные числа</translation>
    </message>
    <message>
        <source>Coordinates of a traversal are finite</source>
        <extracomment>QN030</extracomment>
        <translation>Координаты перехода — конечные числа</translation>
    </message>
    <message>
        <source>Copied links without a team now allow all teams: the original file may not store teams.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Скопированные связи без команды теперь разрешены всем командам: исходный файл мог не хранить команды.</translation>
    </message>
    <message>
        <source>Copies nodes with their links and traversals to the other side of a plane. Copies at the position of existing nodes are merged with those.</source>
        <extracomment>quake_nav2.mirror.help, quake_nav3.mirror.help</extracomment>
        <translation>Скопировать узлы с их связями и переходами на другую сторону плоскости. Копии в позиции имеющихся узлов сливаются с ними.</translation>
    </message>
    <message>
        <source>Copies nodes with their links and traversals, rotated about the centre of the map</source>
        <extracomment>quake_nav2.rotate.help, quake_nav3.rotate.help</extracomment>
        <translation>Скопировать узлы с их связями и переходами с поворотом вокруг центра карты</translation>
    </message>
    <message>
        <source>Copies the lanes of the selected links, or of the road of the selected node, to the reverse links, with A and B swapped</source>
        <extracomment>gta_iv_paths.mirror_lanes.help</extracomment>
        <translation>Скопировать полосы выделенных связей или дороги выделенного узла на встречные связи, поменяв A и B местами</translation>
    </message>
    <message>
        <source>Copies the selection, with everything that belongs to it, to another position</source>
        <extracomment>gta_iv_paths.duplicate.help, gta_sa_extended_paths.duplicate.help, gta_sa_paths.duplicate.help, gta_sa_save.duplicate.help, quake_nav2.duplicate.help, quake_nav3.duplicate.help, source_nav.duplicate.help</extracomment>
        <translation>Скопировать выделение со всем, что к нему относится, в другую позицию</translation>
    </message>
    <message>
        <source>Copy &apos;Switched Off&apos; to Bit 8</source>
        <extracomment>SA035.fix</extracomment>
        <translation>Скопировать «Отключено» в бит 8</translation>
    </message>
    <message>
        <source>Copy of Switched off that the game makes when it loads the file</source>
        <extracomment>gta_sa_extended_paths.node.switched_off_original.help, gta_sa_paths.node.switched_off_original.help</extracomment>
        <translation>Копия флага «Отключено», которую игра делает при загрузке файла</translation>
    </message>
    <message>
        <source>Copy or Clear Crossing Flags</source>
        <extracomment>SA036.fix</extracomment>
        <translation>Скопировать или снять флаги переходов</translation>
    </message>
    <message>
        <source>Corner</source>
        <extracomment>gta_sa_save.garage.corner</extracomment>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>source_nav.area.depth.section, source_nav.area.north_east_z.section, source_nav.area.north_west.section, source_nav.area.north_west_z.section, source_nav.area.south_east.section, source_nav.area.south_east_z.section, source_nav.area.south_west_z.section, source_nav.area.width.section</extracomment>
        <translation>Углы</translation>
    </message>
    <message>
        <source>Correct Byte</source>
        <extracomment>NAV042.fix</extracomment>
        <translation>Исправить байт</translation>
    </message>
    <message>
        <source>Correct Flag</source>
        <extracomment>IV014.fix</extracomment>
        <translation>Исправить флаг</translation>
    </message>
    <message>
        <source>Correct Values</source>
        <extracomment>SAV-042.fix, SAV-070.fix</extracomment>
        <translation>Исправить значения</translation>
    </message>
    <message>
        <source>Cost value</source>
        <extracomment>gta_sa_save.object.cost</extracomment>
        <translation>Значение стоимости</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>gta_sa_save.marker.counter</extracomment>
        <translation>Счётчик</translation>
    </message>
    <message>
        <source>Counter-Strike</source>
        <extracomment>source_nav.counter-strike, source_nav.file.layout.1</extracomment>
        <translation>Counter-Strike</translation>
    </message>
    <message>
        <source>Counter-clockwise as seen from above</source>
        <extracomment>quake_nav2.rotate.angle.help, quake_nav3.rotate.angle.help</extracomment>
        <translation>Против часовой стрелки, вид сверху</translation>
    </message>
    <message>
        <source>Counter-clockwise from north</source>
        <extracomment>gta_sa_save.parked_car.heading.help</extracomment>
        <translation>Против часовой стрелки от севера</translation>
    </message>
    <message>
        <source>Counter-clockwise from north. Stored as a byte.</source>
        <extracomment>gta_sa_save.car_generator.heading.help</extracomment>
        <translation>Против часовой стрелки от севера. Хранится как байт.</translation>
    </message>
    <message>
        <source>Counterclockwise, seen from above</source>
        <extracomment>gta_iv_paths.rotate_selection.angle.help, gta_sa_extended_paths.rotate_selection.angle.help, gta_sa_paths.rotate_selection.angle.help, gta_sa_save.rotate_selection.angle.help, quake_nav2.rotate_selection.angle.help, quake_nav3.rotate_selection.angle.help, source_nav.rotate_selection.angle.help</extracomment>
        <translation>Против часовой стрелки, вид сверху</translation>
    </message>
    <message>
        <source>Counts as hidden from survivors</source>
        <extracomment>source_nav.area.spawn_obscured.help</extracomment>
        <translation>Считается скрытой от выживших</translation>
    </message>
    <message>
        <source>Counts in the header do not add up</source>
        <extracomment>IV002.fault</extracomment>
        <translation>Числа в заголовке не сходятся</translation>
    </message>
    <message>
        <source>Counts the connected components from 1, in the order of areas and nodes</source>
        <extracomment>gta_sa_extended_paths.number_groups.help, gta_sa_paths.number_groups.help</extracomment>
        <translation>Пронумеровать связные компоненты от 1 в порядке областей и узлов</translation>
    </message>
    <message>
        <source>Counts up or down to the actual amount</source>
        <extracomment>gta_sa_save.player_info.shown_money.help</extracomment>
        <translation>Досчитывается вверх или вниз до действительной суммы</translation>
    </message>
    <message>
        <source>Create Navi Node</source>
        <extracomment>SA007.fix</extracomment>
        <translation>Создать navi-узел</translation>
    </message>
    <message>
        <source>Create Navi Node for Each Edge</source>
        <extracomment>SA032.fix</extracomment>
        <translation>Создать navi-узел для каждого ребра</translation>
    </message>
    <message>
        <source>Create Traversal</source>
        <extracomment>QN025.fix</extracomment>
        <translation>Создать переход</translation>
    </message>
    <message>
        <source>Create Traversal If Needed</source>
        <extracomment>QN024.fix</extracomment>
        <translation>Создать переход при необходимости</translation>
    </message>
    <message>
        <source>Creates a pair</source>
        <extracomment>gta_sa_save.enex_connection.pair</extracomment>
        <translation>Создаёт пару</translation>
    </message>
    <message>
        <source>Creator</source>
        <extracomment>gta_sa_save.player.creator</extracomment>
        <translation>Создатель</translation>
    </message>
    <message>
        <source>Crosses road</source>
        <extracomment>gta_sa_extended_paths.link.crosses_road, gta_sa_paths.link.crosses_road</extracomment>
        <translation>Пересекает дорогу</translation>
    </message>
    <message>
        <source>Crossing</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing, gta_sa_extended_paths.link.crosses_road.section, gta_sa_extended_paths.link.crossing_bits_2_7.section, gta_sa_extended_paths.link.pedestrian_light.section, gta_sa_paths.build_path.crossing, gta_sa_paths.link.crosses_road.section, gta_sa_paths.link.crossing_bits_2_7.section, gta_sa_paths.link.pedestrian_light.section</extracomment>
        <translation>Переход</translation>
    </message>
    <message>
        <source>Crossing bits 2-7</source>
        <extracomment>gta_sa_extended_paths.link.crossing_bits_2_7, gta_sa_paths.link.crossing_bits_2_7</extracomment>
        <translation>Биты перехода 2–7</translation>
    </message>
    <message>
        <source>Crossing flags</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.crossings, gta_sa_paths.rebuild_derived.crossings</extracomment>
        <translation>Флаги переходов</translation>
    </message>
    <message>
        <source>Crossing flags are valid and equal in both directions</source>
        <extracomment>SA036</extracomment>
        <translation>Флаги переходов допустимы и одинаковы в обе стороны</translation>
    </message>
    <message>
        <source>Crossing flags of the link to {} are 0x{:02X} (expected 0, 1 or 3)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Флаги перехода у связи → {}: 0x{:02X} (ожидается 0, 1 или 3)</translation>
    </message>
    <message>
        <source>Crossing flags of the link to {} are {}, of the reverse link {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Флаги перехода у связи → {}: {}, у встречной {} (ожидаются одинаковые)</translation>
    </message>
    <message>
        <source>Crossing light</source>
        <extracomment>gta_sa_extended_paths.navi.crossing_light, gta_sa_paths.navi.crossing_light</extracomment>
        <translation>Светофор переезда</translation>
    </message>
    <message>
        <source>Crouch</source>
        <extracomment>quake_nav3.node.crouch, source_nav.area.crouch</extracomment>
        <translation>Присесть</translation>
    </message>
    <message>
        <source>Current place of the areas</source>
        <extracomment>source_nav.replace_place.from.help</extracomment>
        <translation>Текущее место областей</translation>
    </message>
    <message>
        <source>Current weapon</source>
        <extracomment>gta_sa_save.player.weapon</extracomment>
        <translation>Текущее оружие</translation>
    </message>
    <message>
        <source>Current weather</source>
        <extracomment>gta_sa_save.simple_vars.old_weather</extracomment>
        <translation>Текущая погода</translation>
    </message>
    <message>
        <source>Da Nang Boys</source>
        <extracomment>gta_sa_save.zone_population.gang_5</extracomment>
        <translation>Da Nang Boys</translation>
    </message>
    <message>
        <source>Damage effect</source>
        <extracomment>gta_sa_save.object.damage_effect</extracomment>
        <translation>Эффект повреждения</translation>
    </message>
    <message>
        <source>Dangling</source>
        <extracomment>source_nav.ladder.dangling</extracomment>
        <translation>Висячая</translation>
    </message>
    <message>
        <source>Data of {} (expected {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Данные: {} (ожидается {})</translation>
    </message>
    <message>
        <source>Data of {} and {} bytes (expected {} and {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Данные: {} и {} байт (ожидается {} и {})</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>gta_sa_save.simple_vars.day</extracomment>
        <translation>День</translation>
    </message>
    <message>
        <source>Dead end</source>
        <extracomment>gta_sa_extended_paths.node.dead_end, gta_sa_paths.node.dead_end</extracomment>
        <translation>Тупик</translation>
    </message>
    <message>
        <source>Dead ends and bit 8</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flags, gta_sa_paths.rebuild_derived.flags</extracomment>
        <translation>Тупики и бит 8</translation>
    </message>
    <message>
        <source>Dead survivors come back here.</source>
        <extracomment>source_nav.area.spawn_rescue_closet.help</extracomment>
        <translation>Погибшие выжившие возвращаются здесь.</translation>
    </message>
    <message>
        <source>Dealers</source>
        <extracomment>gta_sa_save.zone_population.dealers</extracomment>
        <translation>Дилеры</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>gta_iv_paths.erase, gta_sa_extended_paths.erase, gta_sa_paths.erase, gta_sa_save.erase, quake_nav2.erase, quake_nav3.erase, source_nav.erase, source_nav.erase.section</extracomment>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete Connection</source>
        <extracomment>NAV002.fix, NAV020.fix</extracomment>
        <translation>Удалить соединение</translation>
    </message>
    <message>
        <source>Delete Duplicate</source>
        <extracomment>NAV059.fix, QN023.fix, QN033.fix</extracomment>
        <translation>Удалить повтор</translation>
    </message>
    <message>
        <source>Delete Earlier Region</source>
        <extracomment>SAV-022.fix</extracomment>
        <translation>Удалить более ранний регион</translation>
    </message>
    <message>
        <source>Delete Edict</source>
        <extracomment>QN032.fix</extracomment>
        <translation>Удалить edict</translation>
    </message>
    <message>
        <source>Delete Link</source>
        <extracomment>IV005.fix, IV016.fix, QN020.fix, QN022.fix, SA006.fix, SA021.fix</extracomment>
        <translation>Удалить связь</translation>
    </message>
    <message>
        <source>Delete Link and Reverse Link</source>
        <extracomment>SA022.fix</extracomment>
        <translation>Удалить связь и встречную</translation>
    </message>
    <message>
        <source>Delete Navi Node</source>
        <extracomment>SA031.fix</extracomment>
        <translation>Удалить navi-узел</translation>
    </message>
    <message>
        <source>Delete Node</source>
        <extracomment>SA050.fix</extracomment>
        <translation>Удалить узел</translation>
    </message>
    <message>
        <source>Delete Path</source>
        <extracomment>NAV030.fix</extracomment>
        <translation>Удалить путь</translation>
    </message>
    <message>
        <source>Delete Place</source>
        <extracomment>NAV062.fix</extracomment>
        <translation>Удалить место</translation>
    </message>
    <message>
        <source>Delete Region</source>
        <extracomment>SAV-023.fix</extracomment>
        <translation>Удалить регион</translation>
    </message>
    <message>
        <source>Delete Regions Inside Later Ones</source>
        <extracomment>SAV-025.fix</extracomment>
        <translation>Удалить регионы внутри более поздних</translation>
    </message>
    <message>
        <source>Delete Traversals</source>
        <extracomment>quake_nav2.remove_traversals, quake_nav3.remove_traversals</extracomment>
        <translation>Удалить переходы</translation>
    </message>
    <message>
        <source>Delete Unused Places</source>
        <extracomment>source_nav.remove_unused_places</extracomment>
        <translation>Удалить неиспользуемые места</translation>
    </message>
    <message>
        <source>Delete or Duplicate Traversal</source>
        <extracomment>QN031.fix</extracomment>
        <translation>Удалить или размножить переход</translation>
    </message>
    <message>
        <source>Deleted after use</source>
        <extracomment>gta_sa_save.enex_connection.temporary</extracomment>
        <translation>Удаляется после входа</translation>
    </message>
    <message>
        <source>Deleted {}, which only the game can compute{}.</source>
        <extracomment>core/systems/source_nav/reshape.cpp</extracomment>
        <translation>Удалено: {} — это может вычислить только игра{}.</translation>
    </message>
    <message>
        <source>Deletes data of the analysis from the selected areas, or from all</source>
        <extracomment>source_nav.strip.help</extracomment>
        <translation>Удалить данные анализа из выделенных или всех областей</translation>
    </message>
    <message>
        <source>Deletes nodes between two others, and links their neighbours instead</source>
        <extracomment>quake_nav2.dissolve.help, quake_nav3.dissolve.help</extracomment>
        <translation>Удалить узлы между двумя другими и связать вместо них соседей</translation>
    </message>
    <message>
        <source>Deletes nodes that have two links, and links their neighbours instead</source>
        <extracomment>gta_iv_paths.dissolve.help, gta_sa_extended_paths.dissolve.help, gta_sa_paths.dissolve.help</extracomment>
        <translation>Удалить узлы с двумя связями и связать вместо них соседей</translation>
    </message>
    <message>
        <source>Deletes nodes with their links, and links with their reverse links</source>
        <extracomment>gta_iv_paths.erase.help</extracomment>
        <translation>Удалить узлы с их связями, а связи — со встречными</translation>
    </message>
    <message>
        <source>Deletes nodes with their links, and links with their reverse links and navi nodes</source>
        <extracomment>gta_sa_extended_paths.erase.help, gta_sa_paths.erase.help</extracomment>
        <translation>Удалить узлы с их связями, а связи — со встречными и navi-узлами</translation>
    </message>
    <message>
        <source>Deletes one-way connections that leave the selected areas</source>
        <extracomment>source_nav.disconnect_outgoing.help</extracomment>
        <translation>Удалить односторонние соединения, выходящие из выделенных областей</translation>
    </message>
    <message>
        <source>Deletes only the selected connections, or those from the first selected area to the others</source>
        <extracomment>source_nav.disconnect_one_way.help</extracomment>
        <translation>Удалить только выделенные соединения или соединения первой выделенной области с остальными</translation>
    </message>
    <message>
        <source>Deletes places without areas</source>
        <extracomment>source_nav.remove_unused_places.help</extracomment>
        <translation>Удалить места без областей</translation>
    </message>
    <message>
        <source>Deletes the reverse links of the selected ones. Of a selected pair, the first link stays.</source>
        <extracomment>quake_nav2.one_way.help, quake_nav3.one_way.help</extracomment>
        <translation>Удалить встречные связи выделенных. Из выделенной пары остаётся первая связь.</translation>
    </message>
    <message>
        <source>Deletes the selected areas with the attribute &quot;jump&quot;, or all of them, and connects their neighbours</source>
        <extracomment>source_nav.remove_jump_areas.help</extracomment>
        <translation>Удалить выделенные (или все) области с атрибутом «прыжок» и соединить их соседей</translation>
    </message>
    <message>
        <source>Deletes the selected connections and their reverse connections, or all connections between the selected areas</source>
        <extracomment>source_nav.disconnect.help</extracomment>
        <translation>Удалить выделенные соединения со встречными или все соединения между выделенными областями</translation>
    </message>
    <message>
        <source>Deletes the selected elements, or frees their records in fixed arrays</source>
        <extracomment>gta_sa_save.erase.help</extracomment>
        <translation>Удалить выделенные элементы или освободить их записи в массивах постоянного размера</translation>
    </message>
    <message>
        <source>Deletes the selected elements. Areas are deleted with their contents and connections. The mesh then counts as not analysed.</source>
        <extracomment>source_nav.erase.help</extracomment>
        <translation>Удалить выделенные элементы. Области удаляются с содержимым и соединениями. После этого нав-сетка считается непроанализированной.</translation>
    </message>
    <message>
        <source>Deletes the selected elements. Nodes are deleted with their links, and links with their traversal and edict.</source>
        <extracomment>quake_nav2.erase.help, quake_nav3.erase.help</extracomment>
        <translation>Удалить выделенные элементы. Узлы удаляются с их связями, а связи — с их переходом и edict.</translation>
    </message>
    <message>
        <source>Deletes the selected links, or all links between the selected nodes</source>
        <extracomment>quake_nav2.disconnect.help, quake_nav3.disconnect.help</extracomment>
        <translation>Удалить выделенные связи или все связи между выделенными узлами</translation>
    </message>
    <message>
        <source>Deletes the selected links, or all links between the selected nodes, with their reverse links</source>
        <extracomment>gta_iv_paths.disconnect.help, gta_sa_extended_paths.disconnect.help, gta_sa_paths.disconnect.help</extracomment>
        <translation>Удалить выделенные связи или все связи между выделенными узлами вместе со встречными</translation>
    </message>
    <message>
        <source>Deletes the traversals of links and keeps the links</source>
        <extracomment>quake_nav2.remove_traversals.help, quake_nav3.remove_traversals.help</extracomment>
        <translation>Удалить переходы связей, оставив сами связи</translation>
    </message>
    <message>
        <source>Depth along B</source>
        <extracomment>gta_sa_save.garage.depth</extracomment>
        <translation>Глубина вдоль B</translation>
    </message>
    <message>
        <source>Depth of the stack</source>
        <extracomment>gta_sa_save.thread.depth</extracomment>
        <translation>Глубина стека</translation>
    </message>
    <message>
        <source>Determines what is stored after each area. The file does not name the game; it is detected.</source>
        <extracomment>source_nav.file.layout.help</extracomment>
        <translation>Определяет, что хранится после каждой области. Файл не называет игру, она определяется автоматически.</translation>
    </message>
    <message>
        <source>Difference of the stored area and ID from the true ones; 0 in a valid file</source>
        <extracomment>gta_iv_paths.node.address_error.help, gta_sa_extended_paths.node.address_error.help, gta_sa_paths.node.address_error.help</extracomment>
        <translation>Отличие записанных области и ID от действительных; в верном файле 0</translation>
    </message>
    <message>
        <source>Differs if a script changed the type, as when a garage is bought</source>
        <extracomment>gta_sa_save.garage.original_type.help</extracomment>
        <translation>Отличается, если тип изменил скрипт, например при покупке гаража</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>gta_sa_save.gang_wars.difficulty</extracomment>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Directed links of this area&apos;s nodes</source>
        <extracomment>gta_iv_paths.file.links.help, gta_sa_extended_paths.file.links.help, gta_sa_paths.file.links.help</extracomment>
        <translation>Направленные связи узлов этой области</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>gta_iv_paths.mirror_selection.axis, gta_sa_extended_paths.mirror_selection.axis, gta_sa_extended_paths.navi.direction, gta_sa_paths.mirror_selection.axis, gta_sa_paths.navi.direction, gta_sa_save.mirror_selection.axis, quake_nav2.chain.way, quake_nav2.connect_as.way, quake_nav2.link.way, quake_nav2.mirror_selection.axis, quake_nav3.chain.way, quake_nav3.connect_as.way, quake_nav3.link.way, quake_nav3.mirror_selection.axis, source_nav.mirror_selection.axis</extracomment>
        <translation>Направление</translation>
    </message>
    <message>
        <source>Direction A</source>
        <extracomment>gta_sa_save.garage.direction_a</extracomment>
        <translation>Направление A</translation>
    </message>
    <message>
        <source>Direction B</source>
        <extracomment>gta_sa_save.garage.direction_b</extracomment>
        <translation>Направление B</translation>
    </message>
    <message>
        <source>Direction does not point to the attached end</source>
        <extracomment>SA028.fault</extracomment>
        <translation>Направление не указывает на закреплённый конец</translation>
    </message>
    <message>
        <source>Direction in which the area is split</source>
        <extracomment>source_nav.split.across.help</extracomment>
        <translation>Направление разделения области</translation>
    </message>
    <message>
        <source>Direction that the climbed side faces</source>
        <extracomment>source_nav.ladder.direction.help</extracomment>
        <translation>Направление, в которое обращена сторона подъёма</translation>
    </message>
    <message>
        <source>Directions of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.directions, gta_sa_paths.rebuild_derived.directions</extracomment>
        <translation>Направления navi-узлов</translation>
    </message>
    <message>
        <source>Dirt road</source>
        <extracomment>gta_iv_paths.node.dirt_road</extracomment>
        <translation>Грунтовая дорога</translation>
    </message>
    <message>
        <source>Disabled</source>
        <extracomment>quake_nav3.link.disabled, quake_nav3.node.disabled</extracomment>
        <translation>Отключено</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <extracomment>source_nav.disconnect</extracomment>
        <translation>Разъединить</translation>
    </message>
    <message>
        <source>Disconnect One Way</source>
        <extracomment>source_nav.disconnect_one_way</extracomment>
        <translation>Разъединить в одну сторону</translation>
    </message>
    <message>
        <source>Disconnect Outgoing One-Way</source>
        <extracomment>source_nav.disconnect_outgoing</extracomment>
        <translation>Разъединить исходящие односторонние</translation>
    </message>
    <message>
        <source>Disconnected component</source>
        <extracomment>NAV055.fault, QN040.fault</extracomment>
        <translation>Отдельная компонента</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <extracomment>gta_iv_paths.dissolve, gta_sa_extended_paths.dissolve, gta_sa_paths.dissolve, quake_nav2.dissolve, quake_nav3.dissolve</extracomment>
        <translation>Растворить</translation>
    </message>
    <message>
        <source>Distance between the centres</source>
        <extracomment>source_nav.select_radius.radius.help</extracomment>
        <translation>Расстояние между центрами</translation>
    </message>
    <message>
        <source>Distance between the ends. Follows the ends when they move.</source>
        <extracomment>source_nav.ladder.length.help</extracomment>
        <translation>Расстояние между концами. Обновляется при их перемещении.</translation>
    </message>
    <message>
        <source>Distance between the nodes</source>
        <extracomment>quake_nav2.link.length.help, quake_nav3.link.length.help</extracomment>
        <translation>Расстояние между узлами</translation>
    </message>
    <message>
        <source>Distance of the two nodes in whole units, at most 255; computed when an end moves. Two sources agree.</source>
        <extracomment>gta_iv_paths.link.length.help</extracomment>
        <translation>Расстояние между узлами в целых единицах, не больше 255; вычисляется при перемещении конца. Два источника согласны.</translation>
    </message>
    <message>
        <source>Distance that the box extends beyond the selection</source>
        <extracomment>gta_sa_save.region_around.margin.help</extracomment>
        <translation>На сколько бокс выходит за пределы выделения</translation>
    </message>
    <message>
        <source>Distance to {}: {:.0f} units (expected adjacent areas, or at most {:g})</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Расстояние до {}: {:.0f} ед. (ожидаются смежные области или не больше {:g})</translation>
    </message>
    <message>
        <source>Distance up to which brushes of another size are considered</source>
        <extracomment>quake_nav2.retie.reach.help, quake_nav3.retie.reach.help</extracomment>
        <translation>Расстояние, до которого учитываются браши другого размера</translation>
    </message>
    <message>
        <source>Distance up to which visibility was computed. 0: the game&apos;s default, 1500.</source>
        <extracomment>source_nav.file.view_distance.help</extracomment>
        <translation>Расстояние, до которого вычислена видимость. 0: значение игры по умолчанию, 1500.</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>quake_nav2.convert.section, quake_nav3.convert.section, source_nav.convert.section</extracomment>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Does not reach the ground</source>
        <extracomment>source_nav.ladder.dangling.help</extracomment>
        <translation>Не достаёт до земли</translation>
    </message>
    <message>
        <source>Don&apos;t hide</source>
        <extracomment>source_nav.area.dont_hide</extracomment>
        <translation>Не прятаться</translation>
    </message>
    <message>
        <source>Don&apos;t wander</source>
        <extracomment>gta_iv_paths.node.dont_wander, gta_sa_extended_paths.node.dont_wander, gta_sa_paths.node.dont_wander</extracomment>
        <translation>Не бродить</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>gta_sa_save.stunt_jump.done</extracomment>
        <translation>Выполнен</translation>
    </message>
    <message>
        <source>Done, but not found</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Выполнен, но не найден</translation>
    </message>
    <message>
        <source>Door</source>
        <extracomment>gta_sa_save.garage.door_state, source_nav.area.spawn_door</extracomment>
        <translation>Дверь</translation>
    </message>
    <message>
        <source>Door always blocks</source>
        <extracomment>source_nav.area.tf_door_always_blocks</extracomment>
        <translation>Дверь всегда закрывает</translation>
    </message>
    <message>
        <source>Door is closed</source>
        <extracomment>gta_sa_save.garage.door_closed</extracomment>
        <translation>Дверь закрыта</translation>
    </message>
    <message>
        <source>Door never blocks</source>
        <extracomment>source_nav.area.tf_door_never_blocks</extracomment>
        <translation>Дверь никогда не закрывает</translation>
    </message>
    <message>
        <source>Door opens inwards</source>
        <extracomment>gta_sa_save.garage.goes_in</extracomment>
        <translation>Дверь открывается внутрь</translation>
    </message>
    <message>
        <source>Door opens up</source>
        <extracomment>gta_sa_save.garage.opens_up</extracomment>
        <translation>Дверь открывается вверх</translation>
    </message>
    <message>
        <source>Door position</source>
        <extracomment>gta_sa_save.garage.door</extracomment>
        <translation>Положение двери</translation>
    </message>
    <message>
        <source>Drag a line over an area to split it there, along x or y.</source>
        <extracomment>source_nav.split_area.help</extracomment>
        <translation>Проведите линию через область, чтобы разделить её там по x или y.</translation>
    </message>
    <message>
        <source>Drag a rectangle from corner to corner.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Растяните прямоугольник от угла к углу.</translation>
    </message>
    <message>
        <source>Drag a rectangle of at least 1 m by 1 m.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Растяните прямоугольник не меньше 1 м на 1 м.</translation>
    </message>
    <message>
        <source>Drag a rectangle. The game switches the nodes inside when it loads the save.</source>
        <extracomment>gta_sa_save.path_region.help</extracomment>
        <translation>Растяните прямоугольник. При загрузке сохранения игра переключит узлы внутри.</translation>
    </message>
    <message>
        <source>Drag from corner to corner to create an area on the ground of the map, or between its neighbours.</source>
        <extracomment>source_nav.area.help</extracomment>
        <translation>Тяните от угла к углу, чтобы создать область на земле карты или между соседними областями.</translation>
    </message>
    <message>
        <source>Drag from one node to another.</source>
        <extracomment>core/systems/quake_nav/build.cpp, quake_nav2.link.help, quake_nav3.link.help</extracomment>
        <translation>Тяните от одного узла к другому.</translation>
    </message>
    <message>
        <source>Drag from the foot to the top to create a ladder between the areas at its ends.</source>
        <extracomment>source_nav.ladder.help</extracomment>
        <translation>Тяните от подножия к верху, чтобы создать лестницу между областями у её концов.</translation>
    </message>
    <message>
        <source>Drag from the foot to the top. A ladder must be higher than a step.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Тяните от подножия к верху. Лестница должна быть выше ступени.</translation>
    </message>
    <message>
        <source>Draw Links</source>
        <extracomment>quake_nav2.link, quake_nav3.link</extracomment>
        <translation>Рисовать связи</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>source_nav.connect_borders.drop</extracomment>
        <translation>Спуск</translation>
    </message>
    <message>
        <source>Drop Corners to Ground</source>
        <extracomment>source_nav.corners_to_ground</extracomment>
        <translation>Опустить углы на землю</translation>
    </message>
    <message>
        <source>Drop Hiding Spots to Ground</source>
        <extracomment>source_nav.spots_to_ground</extracomment>
        <translation>Опустить укрытия на землю</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>gta_iv_paths.duplicate, gta_sa_extended_paths.duplicate, gta_sa_paths.duplicate, gta_sa_save.duplicate, quake_nav2.duplicate, quake_nav3.duplicate, source_nav.duplicate</extracomment>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Duplicate connection</source>
        <extracomment>NAV059.fault</extracomment>
        <translation>Повтор соединения</translation>
    </message>
    <message>
        <source>Duplicate edict of a link</source>
        <extracomment>QN033.fault</extracomment>
        <translation>Повтор edict связи</translation>
    </message>
    <message>
        <source>Duplicate entrance</source>
        <extracomment>SAV-081T.fault</extracomment>
        <translation>Повтор входа</translation>
    </message>
    <message>
        <source>Duplicate hiding spot ID</source>
        <extracomment>NAV023.fault</extracomment>
        <translation>Повтор ID укрытия</translation>
    </message>
    <message>
        <source>Duplicate link</source>
        <extracomment>QN023.fault</extracomment>
        <translation>Повтор связи</translation>
    </message>
    <message>
        <source>Duplicate number {}</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Повтор номера {}</translation>
    </message>
    <message>
        <source>Duplicate path region</source>
        <extracomment>SAV-022.fault</extracomment>
        <translation>Повтор региона путей</translation>
    </message>
    <message>
        <source>Duplicate place name</source>
        <extracomment>NAV063.fault</extracomment>
        <translation>Повтор названия места</translation>
    </message>
    <message>
        <source>Each block has its tag</source>
        <extracomment>SAV-002</extracomment>
        <translation>У каждого блока есть метка</translation>
    </message>
    <message>
        <source>Each click moves an unused car generator to that position.</source>
        <extracomment>gta_sa_save.parked_car.help</extracomment>
        <translation>Каждый щелчок переносит в эту позицию свободный генератор машин.</translation>
    </message>
    <message>
        <source>Each click places a hiding spot on an area.</source>
        <extracomment>source_nav.hiding_spot.help</extracomment>
        <translation>Каждый щелчок ставит укрытие на область.</translation>
    </message>
    <message>
        <source>Each click places a node on the floor and links the previous one to it. Click an existing node to link it.</source>
        <extracomment>quake_nav2.chain.help, quake_nav3.chain.help</extracomment>
        <translation>Каждый щелчок ставит узел на пол и связывает с ним предыдущий. Щёлкните имеющийся узел, чтобы связать его.</translation>
    </message>
    <message>
        <source>Each click places a node on the ground or on a path and links it to the previous one.</source>
        <extracomment>gta_sa_extended_paths.build_path.help, gta_sa_paths.build_path.help</extracomment>
        <translation>Каждый щелчок ставит узел на землю или на путь и связывает его с предыдущим.</translation>
    </message>
    <message>
        <source>Each click places a node on the ground or on a road and links it to the previous one.</source>
        <extracomment>gta_iv_paths.build_road.help, gta_sa_extended_paths.build_road.help, gta_sa_paths.build_road.help</extracomment>
        <translation>Каждый щелчок ставит узел на землю или на дорогу и связывает его с предыдущим.</translation>
    </message>
    <message>
        <source>Each click places a node on the water or on a boat lane and links it to the previous one.</source>
        <extracomment>gta_iv_paths.build_water.help, gta_sa_extended_paths.build_water.help, gta_sa_paths.build_water.help</extracomment>
        <translation>Каждый щелчок ставит узел на воду или на водный путь и связывает его с предыдущим.</translation>
    </message>
    <message>
        <source>Each game has its own sub-versions</source>
        <extracomment>source_nav.file.sub_version.help</extracomment>
        <translation>У каждой игры свои подверсии</translation>
    </message>
    <message>
        <source>Each selected path region moves after its successor.</source>
        <extracomment>gta_sa_save.region_later.help</extracomment>
        <translation>Каждый выделенный регион путей переместится за следующий.</translation>
    </message>
    <message>
        <source>Each selected path region moves before its predecessor.</source>
        <extracomment>gta_sa_save.region_earlier.help</extracomment>
        <translation>Каждый выделенный регион путей переместится перед предыдущим.</translation>
    </message>
    <message>
        <source>Earliest time after the start at which a player of the team can be here</source>
        <extracomment>source_nav.area.occupy_first.help, source_nav.area.occupy_second.help</extracomment>
        <translation>Самое раннее время после старта, когда здесь может быть игрок команды</translation>
    </message>
    <message>
        <source>Early files store more words where this bit is set</source>
        <extracomment>source_nav.area.spawn_bit_3.help</extracomment>
        <translation>В ранних файлах с этим битом хранятся дополнительные слова</translation>
    </message>
    <message>
        <source>Ease into target</source>
        <extracomment>quake_nav3.link.ease_into_target</extracomment>
        <translation>Плавный подход к цели</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>source_nav.shift.x.help</extracomment>
        <translation>Восток</translation>
    </message>
    <message>
        <source>East and west (x)</source>
        <extracomment>gta_iv_paths.mirror_selection.axis.0, gta_sa_extended_paths.mirror_selection.axis.0, gta_sa_paths.mirror_selection.axis.0, gta_sa_save.mirror_selection.axis.0, quake_nav2.mirror_selection.axis.0, quake_nav3.mirror_selection.axis.0, source_nav.mirror_selection.axis.0</extracomment>
        <translation>Восток и запад (x)</translation>
    </message>
    <message>
        <source>Edge longer than 255 units</source>
        <extracomment>SA026.fault</extracomment>
        <translation>Ребро длиннее 255 единиц</translation>
    </message>
    <message>
        <source>Edict</source>
        <extracomment>quake_nav2.edict.brush.section, quake_nav2.edict.class_name_id.section, quake_nav2.edict.edict_number.section, quake_nav2.edict.entity_id.section, quake_nav2.edict.link.section, quake_nav2.edict.maximum.section, quake_nav2.edict.minimum.section, quake_nav2.edict.target_name_id.section, quake_nav3.edict.brush.section, quake_nav3.edict.link.section, quake_nav3.edict.maximum.section, quake_nav3.edict.minimum.section, quake_nav3.edict.model_index.section</extracomment>
        <translation>Edict</translation>
    </message>
    <message>
        <source>Edict number</source>
        <extracomment>quake_nav2.edict.edict_number, quake_nav2.tie.number</extracomment>
        <translation>Номер edict</translation>
    </message>
    <message>
        <source>Edict of a missing link</source>
        <extracomment>QN032.fault</extracomment>
        <translation>Edict отсутствующей связи</translation>
    </message>
    <message>
        <source>Edict with invalid box</source>
        <extracomment>QN034.fault</extracomment>
        <translation>Edict с недопустимым боксом</translation>
    </message>
    <message>
        <source>Edict without a brush in the map</source>
        <extracomment>QN053.fault</extracomment>
        <translation>Edict без браша на карте</translation>
    </message>
    <message>
        <source>Edicts</source>
        <extracomment>quake_nav2.file.edicts, quake_nav2.retie.section, quake_nav2.tie.section, quake_nav3.file.edicts, quake_nav3.retie.section, quake_nav3.tie.section</extracomment>
        <translation>Edict</translation>
    </message>
    <message>
        <source>Edicts are stored in the order of their links, as the games write them</source>
        <extracomment>quake_nav2.file.edicts_in_order.help, quake_nav3.file.edicts_in_order.help</extracomment>
        <translation>Edict хранятся в порядке своих связей, как их записывают игры</translation>
    </message>
    <message>
        <source>Edicts belong to {}</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>Edict относятся к {}</translation>
    </message>
    <message>
        <source>Edicts by link</source>
        <extracomment>quake_nav2.file.edicts_in_order, quake_nav3.file.edicts_in_order</extracomment>
        <translation>Edict по связям</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>gta_sa_save.erase.section</extracomment>
        <translation>Правка</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>gta_sa_save.path_region.off, gta_sa_save.region_around.off</extracomment>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Effect unknown. One source.</source>
        <extracomment>gta_iv_paths.node.boat_movement.help</extracomment>
        <translation>Действие неизвестно. Один источник.</translation>
    </message>
    <message>
        <source>Eight bits as a number. 255: all teams. The meaning of each bit is unknown.</source>
        <extracomment>quake_nav2.set_teams.mask.help</extracomment>
        <translation>Восемь битов одним числом. 255: все команды. Значение отдельных битов неизвестно.</translation>
    </message>
    <message>
        <source>Either an ignored node or restricted access. One source for each.</source>
        <extracomment>gta_iv_paths.node.restricted.help</extracomment>
        <translation>Либо игнорируемый узел, либо ограниченный доступ. По одному источнику.</translation>
    </message>
    <message>
        <source>Elements that the game refers to by number were kept.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Элементы, на которые игра ссылается по номеру, оставлены.</translation>
    </message>
    <message>
        <source>Elevator</source>
        <extracomment>quake_nav3.node.elevator</extracomment>
        <translation>Лифт</translation>
    </message>
    <message>
        <source>Elevator bottom</source>
        <extracomment>quake_nav2.node.elevator_bottom</extracomment>
        <translation>Низ лифта</translation>
    </message>
    <message>
        <source>Elevator link without an edict</source>
        <extracomment>QN027.fault</extracomment>
        <translation>Связь лифта без edict</translation>
    </message>
    <message>
        <source>Elevator link without an edict: bots do not know which elevator to wait for</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Связь лифта без edict: боты не знают, какой лифт ждать</translation>
    </message>
    <message>
        <source>Elevator links end here.</source>
        <extracomment>quake_nav2.node.elevator_top.help</extracomment>
        <translation>Здесь заканчиваются связи лифта.</translation>
    </message>
    <message>
        <source>Elevator links start here.</source>
        <extracomment>quake_nav2.node.elevator_bottom.help</extracomment>
        <translation>Здесь начинаются связи лифта.</translation>
    </message>
    <message>
        <source>Elevator links start or end here.</source>
        <extracomment>quake_nav3.node.elevator.help</extracomment>
        <translation>Здесь начинаются или заканчиваются связи лифта.</translation>
    </message>
    <message>
        <source>Elevator top</source>
        <extracomment>quake_nav2.node.elevator_top</extracomment>
        <translation>Верх лифта</translation>
    </message>
    <message>
        <source>Emergency vehicles only</source>
        <extracomment>gta_iv_paths.node.emergency_only</extracomment>
        <translation>Только спецтранспорт</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>gta_sa_save.pickup.empty, source_nav.area.spawn_empty</extracomment>
        <translation>Пусто</translation>
    </message>
    <message>
        <source>Empty path region</source>
        <extracomment>SAV-020.fault</extracomment>
        <translation>Пустой регион путей</translation>
    </message>
    <message>
        <source>Enabled</source>
        <extracomment>gta_sa_save.enex_connection.enabled</extracomment>
        <translation>Включён</translation>
    </message>
    <message>
        <source>Encounter path</source>
        <extracomment>source_nav.encounter_path.from.section, source_nav.encounter_path.from_direction.section, source_nav.encounter_path.owner.section, source_nav.encounter_path.spots.section, source_nav.encounter_path.to.section, source_nav.encounter_path.to_direction.section</extracomment>
        <translation>Путь встречи</translation>
    </message>
    <message>
        <source>Encounter path with a side above 3</source>
        <extracomment>NAV010.fault</extracomment>
        <translation>Путь встречи со стороной больше 3</translation>
    </message>
    <message>
        <source>Encounter paths</source>
        <extracomment>source_nav.area.paths, source_nav.file.encounter_paths, source_nav.strip.encounter_paths</extracomment>
        <translation>Пути встречи</translation>
    </message>
    <message>
        <source>Encounter paths of versions 1 and 2, or extra data of early Left 4 Dead files</source>
        <extracomment>source_nav.area.legacy.help</extracomment>
        <translation>Пути встречи версий 1 и 2 или дополнительные данные ранних файлов Left 4 Dead</translation>
    </message>
    <message>
        <source>Encounter spot</source>
        <extracomment>source_nav.encounter_path.encounter_spot.spot.section, source_nav.encounter_path.encounter_spot.t.section</extracomment>
        <translation>Точка встречи</translation>
    </message>
    <message>
        <source>Encounter spots refer to hiding spots</source>
        <extracomment>NAV064</extracomment>
        <translation>Точки встречи ссылаются на укрытия</translation>
    </message>
    <message>
        <source>Encounter spots without a hiding spot</source>
        <extracomment>NAV064.fault</extracomment>
        <translation>Точки встречи без укрытия</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>quake_nav2.traversal.end, quake_nav3.traversal.end</extracomment>
        <translation>Конец</translation>
    </message>
    <message>
        <source>End of the edge that the direction points to and that left and right lanes refer to</source>
        <extracomment>gta_sa_extended_paths.navi.attached.help, gta_sa_paths.navi.attached.help</extracomment>
        <translation>Конец ребра, на который указывает направление и к которому относятся левые и правые полосы</translation>
    </message>
    <message>
        <source>Ends</source>
        <extracomment>source_nav.ladder.bottom_area.section, source_nav.ladder.top_behind.section, source_nav.ladder.top_forward.section, source_nav.ladder.top_left.section, source_nav.ladder.top_right.section</extracomment>
        <translation>Концы</translation>
    </message>
    <message>
        <source>Ends with NUL</source>
        <extracomment>source_nav.fog_place.terminated, source_nav.place.terminated</extracomment>
        <translation>Завершено NUL</translation>
    </message>
    <message>
        <source>Enter a distance other than 0.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>Введите расстояние, отличное от 0.</translation>
    </message>
    <message>
        <source>Enter a size of at least 1 unit.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Введите размер не меньше 1 единицы.</translation>
    </message>
    <message>
        <source>Entered without exit</source>
        <extracomment>gta_sa_save.enex_connection.entered</extracomment>
        <translation>Вошли без выхода</translation>
    </message>
    <message>
        <source>Entity</source>
        <extracomment>gta_sa_save.marker.entity</extracomment>
        <translation>Энтити</translation>
    </message>
    <message>
        <source>Entity ID</source>
        <extracomment>quake_nav2.edict.entity_id</extracomment>
        <translation>ID энтити</translation>
    </message>
    <message>
        <source>Entity flags</source>
        <extracomment>gta_sa_save.object.entity_flags</extracomment>
        <translation>Флаги энтити</translation>
    </message>
    <message>
        <source>Entrance</source>
        <extracomment>gta_sa_save.enex_connection.index.section, gta_sa_save.enex_connection.link.section, gta_sa_save.marker.entrance, gta_sa_save.open_entrance.entrance, gta_sa_save.open_entrance.entrance.section, gta_sa_save.player.entrance</extracomment>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Entrance to a missing one</source>
        <extracomment>SAV-081.fault</extracomment>
        <translation>Вход ведёт к отсутствующему входу</translation>
    </message>
    <message>
        <source>Entrance {} is listed twice</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Вход {} указан в списке дважды</translation>
    </message>
    <message>
        <source>Entries of the area&apos;s own list</source>
        <extracomment>source_nav.area.visible_areas.help</extracomment>
        <translation>Записи собственного списка области</translation>
    </message>
    <message>
        <source>Escape route</source>
        <extracomment>source_nav.area.spawn_escape_route, source_nav.area.tf_escape_route</extracomment>
        <translation>Путь отхода</translation>
    </message>
    <message>
        <source>Escape route visible</source>
        <extracomment>source_nav.area.tf_escape_route_visible</extracomment>
        <translation>Путь отхода виден</translation>
    </message>
    <message>
        <source>Every game stores a NUL after the name</source>
        <extracomment>source_nav.fog_place.terminated.help, source_nav.place.terminated.help</extracomment>
        <translation>Каждая игра хранит NUL после названия</translation>
    </message>
    <message>
        <source>Every link has exactly one reverse link</source>
        <extracomment>SA020</extracomment>
        <translation>У каждой связи ровно одна встречная</translation>
    </message>
    <message>
        <source>Every node has an outgoing link</source>
        <extracomment>QN011</extracomment>
        <translation>У каждого узла есть исходящая связь</translation>
    </message>
    <message>
        <source>Every place is in use.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Все места используются.</translation>
    </message>
    <message>
        <source>Every road that can have a light here already has one.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>У каждой дороги, где возможен светофор, он уже есть.</translation>
    </message>
    <message>
        <source>Everything already has a copy.</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>У всего уже есть копия.</translation>
    </message>
    <message>
        <source>Everything visible from that area is visible from here as well, unless the own list overrides it</source>
        <extracomment>source_nav.area.inherits_from.help</extracomment>
        <translation>Всё, что видно из той области, видно и отсюда, если собственный список не указывает иного</translation>
    </message>
    <message>
        <source>Exclusive missions</source>
        <extracomment>gta_sa_save.file.exclusive_missions</extracomment>
        <translation>Исключительные миссии</translation>
    </message>
    <message>
        <source>Existing lights</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing, gta_sa_paths.propose_lights.existing</extracomment>
        <translation>Имеющиеся светофоры</translation>
    </message>
    <message>
        <source>Exit</source>
        <extracomment>quake_nav2.traversal.exit, quake_nav3.traversal.exit</extracomment>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Exit at target</source>
        <extracomment>quake_nav3.link.exit_at_target</extracomment>
        <translation>Выход у цели</translation>
    </message>
    <message>
        <source>Explosion proof</source>
        <extracomment>gta_sa_save.stored_car.proof_explosions</extracomment>
        <translation>Защита от взрывов</translation>
    </message>
    <message>
        <source>Exposed</source>
        <extracomment>source_nav.hiding_spot.exposed, source_nav.set_spot_kind.exposed</extracomment>
        <translation>Открытое</translation>
    </message>
    <message>
        <source>Extra 1</source>
        <extracomment>gta_sa_save.stored_car.extra_1</extracomment>
        <translation>Деталь 1</translation>
    </message>
    <message>
        <source>Extra 2</source>
        <extracomment>gta_sa_save.stored_car.extra_2</extracomment>
        <translation>Деталь 2</translation>
    </message>
    <message>
        <source>Extra colour</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour</extracomment>
        <translation>Доп. цвет</translation>
    </message>
    <message>
        <source>Extra colour blend</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour_blend</extracomment>
        <translation>Смешение доп. цвета</translation>
    </message>
    <message>
        <source>Extra colour on</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour_on</extracomment>
        <translation>Доп. цвет включён</translation>
    </message>
    <message>
        <source>Extra colour weather</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour_weather</extracomment>
        <translation>Погода доп. цвета</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>source_nav.ladder.direction</extracomment>
        <translation>Обращена</translation>
    </message>
    <message>
        <source>Factor</source>
        <extracomment>gta_iv_paths.scale_selection.factor, gta_sa_extended_paths.scale_selection.factor, gta_sa_paths.scale_selection.factor, gta_sa_save.scale_selection.factor, quake_nav2.scale_selection.factor, quake_nav3.scale_selection.factor, source_nav.scale_selection.factor</extracomment>
        <translation>Множитель</translation>
    </message>
    <message>
        <source>Fade arrest</source>
        <extracomment>gta_sa_save.file.fade_arrest</extracomment>
        <translation>Затемнение при аресте</translation>
    </message>
    <message>
        <source>Fade death</source>
        <extracomment>gta_sa_save.file.fade_death</extracomment>
        <translation>Затемнение при смерти</translation>
    </message>
    <message>
        <source>Fades</source>
        <extracomment>gta_sa_save.marker.fades</extracomment>
        <translation>Затухает</translation>
    </message>
    <message>
        <source>Fast reload</source>
        <extracomment>gta_sa_save.player_info.fast_reload</extracomment>
        <translation>Быстрая перезарядка</translation>
    </message>
    <message>
        <source>Fat</source>
        <extracomment>gta_sa_save.player.fat</extracomment>
        <translation>Жир</translation>
    </message>
    <message>
        <source>Ferocity</source>
        <extracomment>gta_sa_save.gang_wars.ferocity</extracomment>
        <translation>Жестокость</translation>
    </message>
    <message>
        <source>Fight moves</source>
        <extracomment>gta_sa_save.player.fight_moves</extracomment>
        <translation>Приёмы боя</translation>
    </message>
    <message>
        <source>Fight style</source>
        <extracomment>gta_sa_save.player.fight_style</extracomment>
        <translation>Стиль боя</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>gta_iv_paths.file.name, gta_sa_extended_paths.file.name, gta_sa_paths.file.name, gta_sa_save.file.keeps_checksum.section, gta_sa_save.file.keeps_padding.section, gta_sa_save.file.name.section, quake_nav2.file.edicts.section, quake_nav2.file.heuristic.section, quake_nav2.file.json.section, quake_nav2.file.json_meta.section, quake_nav2.file.links.section, quake_nav2.file.name, quake_nav2.file.name.section, quake_nav2.file.nodes.section, quake_nav2.file.traversals.section, quake_nav2.file.version.section, quake_nav3.file.edicts.section, quake_nav3.file.heuristic.section, quake_nav3.file.links.section, quake_nav3.file.name, quake_nav3.file.name.section, quake_nav3.file.nodes.section, quake_nav3.file.traversals.section, quake_nav3.file.version.section, source_nav.file.label</extracomment>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Fills the gap between two selected areas with a new one, and connects it with both</source>
        <extracomment>source_nav.splice.help</extracomment>
        <translation>Заполнить промежуток между двумя выделенными областями новой и соединить её с обеими</translation>
    </message>
    <message>
        <source>Finale</source>
        <extracomment>source_nav.area.spawn_finale</extracomment>
        <translation>Финал</translation>
    </message>
    <message>
        <source>Find Ladder Ends</source>
        <extracomment>source_nav.ladder_ends</extracomment>
        <translation>Найти концы лестниц</translation>
    </message>
    <message>
        <source>Finds the brush entity of each selected edict, or of all edicts, by its box. Numbers do not change.</source>
        <extracomment>quake_nav2.retie.help, quake_nav3.retie.help</extracomment>
        <translation>Найти брашевую энтити каждого выделенного edict или всех edict по боксу. Номера не меняются.</translation>
    </message>
    <message>
        <source>Fire proof</source>
        <extracomment>gta_sa_save.stored_car.proof_fire</extracomment>
        <translation>Защита от огня</translation>
    </message>
    <message>
        <source>Fireproof</source>
        <extracomment>gta_sa_save.player_info.fireproof</extracomment>
        <translation>Огнеупорность</translation>
    </message>
    <message>
        <source>First colour</source>
        <extracomment>gta_sa_save.car_generator.colour_1, gta_sa_save.stored_car.colour_1</extracomment>
        <translation>Первый цвет</translation>
    </message>
    <message>
        <source>First gang</source>
        <extracomment>gta_sa_save.gang_wars.gang_1</extracomment>
        <translation>Первая банда</translation>
    </message>
    <message>
        <source>First heads for</source>
        <extracomment>gta_sa_save.set_piece.target_1</extracomment>
        <translation>Первый движется к</translation>
    </message>
    <message>
        <source>First link</source>
        <extracomment>gta_iv_paths.node.first_link, gta_sa_extended_paths.node.first_link, gta_sa_paths.node.first_link, quake_nav2.node.first_link, quake_nav3.node.first_link</extracomment>
        <translation>Первая связь</translation>
    </message>
    <message>
        <source>First starts at</source>
        <extracomment>gta_sa_save.set_piece.spawn_1</extracomment>
        <translation>Первый стартует в</translation>
    </message>
    <message>
        <source>First team arrives</source>
        <extracomment>source_nav.area.occupy_first</extracomment>
        <translation>Прибытие первой команды</translation>
    </message>
    <message>
        <source>First timer</source>
        <extracomment>gta_sa_save.thread.timer_a</extracomment>
        <translation>Первый таймер</translation>
    </message>
    <message>
        <source>First weapon</source>
        <extracomment>gta_sa_save.gang.weapon_1</extracomment>
        <translation>Первое оружие</translation>
    </message>
    <message>
        <source>Fit Heights to Neighbours</source>
        <extracomment>source_nav.fit_heights</extracomment>
        <translation>Подогнать высоты к соседям</translation>
    </message>
    <message>
        <source>Fit Radius to Space</source>
        <extracomment>quake_nav2.fit_radius, quake_nav3.fit_radius</extracomment>
        <translation>Подогнать радиус</translation>
    </message>
    <message>
        <source>Five bytes before each block that identify it</source>
        <extracomment>gta_sa_save.block.tagged.help</extracomment>
        <translation>Пять байтов перед каждым блоком, которые его обозначают</translation>
    </message>
    <message>
        <source>Fix Inverted Areas</source>
        <extracomment>source_nav.mend_rectangles</extracomment>
        <translation>Исправить вывернутые области</translation>
    </message>
    <message>
        <source>Fix Issues</source>
        <extracomment>core/checks/runner.cpp</extracomment>
        <translation>Исправить проблемы</translation>
    </message>
    <message>
        <source>Flag</source>
        <extracomment>source_nav.select_flag.flag</extracomment>
        <translation>Флаг</translation>
    </message>
    <message>
        <source>Flag bit 15 marks nodes without links. Off: it is not changed.</source>
        <extracomment>gta_iv_paths.file.disabled_agree.help</extracomment>
        <translation>Бит флагов 15 отмечает узлы без связей. Выкл.: он не изменяется.</translation>
    </message>
    <message>
        <source>Flag bits 0x{:08X} are set; the stock game never sets them</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Установлены биты флагов 0x{:08X}; в исходной игре они не встречаются</translation>
    </message>
    <message>
        <source>Flag bits 0x{:X} have no meaning in version {}</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Биты флагов 0x{:X} не имеют значения в версии {}</translation>
    </message>
    <message>
        <source>Flag bits 16-19 are the number of links. Off: they are not changed.</source>
        <extracomment>gta_iv_paths.file.counts_agree.help</extracomment>
        <translation>Биты флагов 16–19 — число связей. Выкл.: они не изменяются.</translation>
    </message>
    <message>
        <source>Flag bits 16-19. Inferred; updated automatically where the assumption holds.</source>
        <extracomment>gta_iv_paths.node.stored_count.help</extracomment>
        <translation>Биты флагов 16–19. Вывод; обновляется автоматически там, где допущение верно.</translation>
    </message>
    <message>
        <source>Flag bits without meaning</source>
        <extracomment>QN014.fault</extracomment>
        <translation>Биты флагов без значения</translation>
    </message>
    <message>
        <source>Flags</source>
        <extracomment>gta_iv_paths.link.flags_word, gta_iv_paths.node.bit_24.section, gta_iv_paths.node.bit_29.section, gta_iv_paths.node.bit_30.section, gta_iv_paths.node.bit_31.section, gta_iv_paths.node.bit_9.section, gta_iv_paths.node.boat_movement.section, gta_iv_paths.node.dirt_road.section, gta_iv_paths.node.dont_wander.section, gta_iv_paths.node.emergency_only.section, gta_iv_paths.node.highway.section, gta_iv_paths.node.island.section, gta_iv_paths.node.linking_disabled.section, gta_iv_paths.node.ped_flag.section, gta_iv_paths.node.restricted.section, gta_iv_paths.node.slow_traffic.section, gta_iv_paths.node.switched_off.section, gta_iv_paths.node.water.section, gta_sa_extended_paths.node.bit_11.section, gta_sa_extended_paths.node.bit_14.section, gta_sa_extended_paths.node.bit_15.section, gta_sa_extended_paths.node.bit_9.section, gta_sa_extended_paths.node.dead_end.section, gta_sa_extended_paths.node.dont_wander.section, gta_sa_extended_paths.node.road_block.section, gta_sa_extended_paths.node.switched_off.section, gta_sa_extended_paths.node.switched_off_original.section, gta_sa_extended_paths.node.water.section, gta_sa_paths.node.bit_11.section, gta_sa_paths.node.bit_14.section, gta_sa_paths.node.bit_15.section, gta_sa_paths.node.bit_9.section, gta_sa_paths.node.dead_end.section, gta_sa_paths.node.dont_wander.section, gta_sa_paths.node.road_block.section, gta_sa_paths.node.switched_off.section, gta_sa_paths.node.switched_off_original.section, gta_sa_paths.node.water.section, gta_sa_save.enex_connection.bikes.section, gta_sa_save.enex_connection.burglary.section, gta_sa_save.enex_connection.burglary_access.section, gta_sa_save.enex_connection.cars.section, gta_sa_save.enex_connection.enabled.section, gta_sa_save.enex_connection.entered.section, gta_sa_save.enex_connection.food_date.section, gta_sa_save.enex_connection.group.section, gta_sa_save.enex_connection.is_interior.section, gta_sa_save.enex_connection.no_door.section, gta_sa_save.enex_connection.no_exit.section, gta_sa_save.enex_connection.not_on_foot.section, gta_sa_save.enex_connection.pair.section, gta_sa_save.enex_connection.reward.section, gta_sa_save.enex_connection.reward_used.section, gta_sa_save.enex_connection.temporary.section, gta_sa_save.garage.camera_follows.section, gta_sa_save.garage.door_closed.section, gta_sa_save.garage.flag_0.section, gta_sa_save.garage.free_respray.section, gta_sa_save.garage.goes_in.section, gta_sa_save.garage.inactive.section, gta_sa_save.garage.opens_up.section, gta_sa_save.garage.used_respray.section, gta_sa_save.marker.bright.section, gta_sa_save.marker.coordinate_look.section, gta_sa_save.marker.fades.section, gta_sa_save.marker.friendly.section, gta_sa_save.marker.in_use.section, gta_sa_save.marker.short_range.section, gta_sa_save.marker.stays.section, gta_sa_save.thread.flags, quake_nav2.node.bits_6_15.section, quake_nav2.node.bits_8_15.section, quake_nav2.node.bits_9_15.section, quake_nav2.node.check_floor.section, quake_nav2.node.check_solid.section, quake_nav2.node.elevator_bottom.section, quake_nav2.node.elevator_top.section, quake_nav2.node.hazard.section, quake_nav2.node.no_monsters.section, quake_nav2.node.pusher.section, quake_nav2.node.teleporter.section, quake_nav2.node.under_water.section, quake_nav3.node.bits_14_15.section, quake_nav3.node.check_doors.section, quake_nav3.node.check_floor.section, quake_nav3.node.check_liquid.section, quake_nav3.node.check_solid.section, quake_nav3.node.crouch.section, quake_nav3.node.disabled.section, quake_nav3.node.elevator.section, quake_nav3.node.hazard.section, quake_nav3.node.ladder.section, quake_nav3.node.no_interest.section, quake_nav3.node.no_monsters.section, quake_nav3.node.pusher.section, quake_nav3.node.teleporter.section, quake_nav3.node.under_water.section</extracomment>
        <translation>Флаги</translation>
    </message>
    <message>
        <source>Flags of nodes that follow from others</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flags.help, gta_sa_paths.rebuild_derived.flags.help</extracomment>
        <translation>Флаги узлов, которые следуют из других</translation>
    </message>
    <message>
        <source>Flags that this version of the format does not store were dropped.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Флаги, которые эта версия формата не хранит, отброшены.</translation>
    </message>
    <message>
        <source>Flags word</source>
        <extracomment>gta_iv_paths.node.flags_word, gta_sa_extended_paths.node.flags_word, gta_sa_paths.node.flags_word</extracomment>
        <translation>Слово флагов</translation>
    </message>
    <message>
        <source>Flags {} and {} (expected 0 or 1)</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Флаги {} и {} (ожидается 0 или 1)</translation>
    </message>
    <message>
        <source>Flood group</source>
        <extracomment>gta_iv_paths.node.flood_group, gta_sa_extended_paths.node.flood_group, gta_sa_paths.node.flood_group</extracomment>
        <translation>Группа заливки</translation>
    </message>
    <message>
        <source>Flood group 0 (expected an unused number from 1)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Группа заливки 0 (ожидается свободный номер от 1)</translation>
    </message>
    <message>
        <source>Flood group {} (expected {}, that of the connected nodes)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Группа заливки {} (ожидается {}, как у связанных узлов)</translation>
    </message>
    <message>
        <source>Flood group {} is also used by nodes that cannot be reached from here (expected an unused number)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Группа заливки {} есть и у узлов, недостижимых отсюда (ожидается свободный номер)</translation>
    </message>
    <message>
        <source>Flood groups</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flood_groups, gta_sa_paths.rebuild_derived.flood_groups</extracomment>
        <translation>Группы заливки</translation>
    </message>
    <message>
        <source>Flood groups agree</source>
        <extracomment>gta_iv_paths.file.groups_agree</extracomment>
        <translation>Группы заливки согласованы</translation>
    </message>
    <message>
        <source>Flow blocked</source>
        <extracomment>source_nav.area.flow_blocked</extracomment>
        <translation>Поток перекрыт</translation>
    </message>
    <message>
        <source>Fog place</source>
        <extracomment>source_nav.area.fog_place</extracomment>
        <translation>Место тумана</translation>
    </message>
    <message>
        <source>Fog place name that is not an ASCII word</source>
        <extracomment>NAV037.fault</extracomment>
        <translation>Название места тумана — не слово в ASCII</translation>
    </message>
    <message>
        <source>Fog place name that the engine misreads</source>
        <extracomment>NAV009.fault</extracomment>
        <translation>Название места тумана, которое движок читает неверно</translation>
    </message>
    <message>
        <source>Fog place {} of {} does not exist</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Места тумана {} из {} не существует</translation>
    </message>
    <message>
        <source>Fog that applies in this area</source>
        <extracomment>source_nav.area.fog_place.help</extracomment>
        <translation>Туман, действующий в этой области</translation>
    </message>
    <message>
        <source>Food date</source>
        <extracomment>gta_sa_save.enex_connection.food_date</extracomment>
        <translation>Свидание в кафе</translation>
    </message>
    <message>
        <source>Foot</source>
        <extracomment>source_nav.ladder.bottom_area</extracomment>
        <translation>Подножие</translation>
    </message>
    <message>
        <source>Foot camera</source>
        <extracomment>gta_sa_save.simple_vars.foot_camera</extracomment>
        <translation>Камера пешком</translation>
    </message>
    <message>
        <source>Footpaths switched off</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Пешие пути отключены</translation>
    </message>
    <message>
        <source>Footpaths switched on</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Пешие пути включены</translation>
    </message>
    <message>
        <source>For the zombies&apos; point of view</source>
        <extracomment>source_nav.area.spawn_compass_east.help, source_nav.area.spawn_compass_north.help, source_nav.area.spawn_compass_northeast.help, source_nav.area.spawn_compass_northwest.help, source_nav.area.spawn_compass_south.help, source_nav.area.spawn_compass_southeast.help, source_nav.area.spawn_compass_southwest.help, source_nav.area.spawn_compass_west.help</extracomment>
        <translation>С точки зрения зомби</translation>
    </message>
    <message>
        <source>Forced weather</source>
        <extracomment>gta_sa_save.simple_vars.forced_weather</extracomment>
        <translation>Принудительная погода</translation>
    </message>
    <message>
        <source>Foreign padding kept</source>
        <extracomment>gta_sa_save.file.keeps_padding</extracomment>
        <translation>Чужое заполнение сохранено</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>gta_sa_extended_paths.file.form, gta_sa_paths.file.form, quake_nav2.file.json</extracomment>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Form of the file: binary, or a version of the text form. To change it, use Edit &gt; Convert to Another Version.</source>
        <extracomment>quake_nav2.file.json.help</extracomment>
        <translation>Форма файла: двоичная или версия текстовой формы. Чтобы изменить её, используйте Правка &gt; Преобразовать в другую версию.</translation>
    </message>
    <message>
        <source>Form when saved</source>
        <extracomment>gta_sa_extended_paths.file.written_form, gta_sa_paths.file.written_form</extracomment>
        <translation>Форма при сохранении</translation>
    </message>
    <message>
        <source>Format assumptions</source>
        <extracomment>gta_iv_paths.file.counts_agree.section, gta_iv_paths.file.disabled_agree.section, gta_iv_paths.file.groups_agree.section, gta_iv_paths.file.lanes_agree.section</extracomment>
        <translation>Допущения о формате</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp, gta_sa_save.object.forward, gta_sa_save.stored_car.forward</extracomment>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>gta_sa_save.stunt_jump.found</extracomment>
        <translation>Найден</translation>
    </message>
    <message>
        <source>Found: {}</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Найдено: {}</translation>
    </message>
    <message>
        <source>Fraction of the way from west to east, or from north to south</source>
        <extracomment>source_nav.split.at.help</extracomment>
        <translation>Доля пути с запада на восток или с севера на юг</translation>
    </message>
    <message>
        <source>Frame</source>
        <extracomment>gta_sa_save.simple_vars.frame</extracomment>
        <translation>Кадр</translation>
    </message>
    <message>
        <source>Free Spare Targets</source>
        <extracomment>SA009.fix</extracomment>
        <translation>Освободить резервные цели</translation>
    </message>
    <message>
        <source>Free respray</source>
        <extracomment>gta_sa_save.garage.free_respray</extracomment>
        <translation>Бесплатная перекраска</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>gta_sa_save.simple_vars.french</extracomment>
        <translation>Французская</translation>
    </message>
    <message>
        <source>Friendly</source>
        <extracomment>gta_sa_save.marker.friendly</extracomment>
        <translation>Дружественный</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>gta_iv_paths.link.owner, gta_sa_extended_paths.link.owner, gta_sa_paths.link.owner, quake_nav2.link.owner, quake_nav3.link.owner, source_nav.connection.owner, source_nav.encounter_path.from</extracomment>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>From each node to the next only, or in both directions</source>
        <extracomment>quake_nav2.connect_as.way.help, quake_nav3.connect_as.way.help</extracomment>
        <translation>Только от каждого узла к следующему или в обе стороны</translation>
    </message>
    <message>
        <source>From north to south</source>
        <extracomment>source_nav.area.depth.help</extracomment>
        <translation>С севера на юг</translation>
    </message>
    <message>
        <source>From previous</source>
        <extracomment>source_nav.area.approach.previous_how</extracomment>
        <translation>От предыдущей</translation>
    </message>
    <message>
        <source>From side</source>
        <extracomment>source_nav.encounter_path.from_direction</extracomment>
        <translation>Со стороны</translation>
    </message>
    <message>
        <source>From west to east</source>
        <extracomment>source_nav.area.width.help</extracomment>
        <translation>С запада на восток</translation>
    </message>
    <message>
        <source>Full width of the strip between the directions</source>
        <extracomment>gta_iv_paths.build_road.median.help, gta_iv_paths.build_water.median.help, gta_iv_paths.set_run.median.help, gta_sa_extended_paths.build_road.median.help, gta_sa_extended_paths.build_water.median.help, gta_sa_paths.build_road.median.help, gta_sa_paths.build_water.median.help</extracomment>
        <translation>Полная ширина разделительной полосы между направлениями</translation>
    </message>
    <message>
        <source>Full width of the strip between the directions; of the path where pedestrians walk</source>
        <extracomment>gta_sa_extended_paths.set_run.median.help, gta_sa_paths.set_run.median.help</extracomment>
        <translation>Полная ширина разделительной полосы между направлениями; у пешеходов — ширина пути</translation>
    </message>
    <message>
        <source>Func cost</source>
        <extracomment>source_nav.area.func_cost</extracomment>
        <translation>Func cost</translation>
    </message>
    <message>
        <source>Further statistics</source>
        <extracomment>gta_sa_save.file.further_statistics</extracomment>
        <translation>Прочая статистика</translation>
    </message>
    <message>
        <source>GTA IV paths</source>
        <extracomment>gta_iv_paths</extracomment>
        <translation>Пути GTA IV</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>source_nav.file.layout</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Game bit 16</source>
        <extracomment>source_nav.area.game_16</extracomment>
        <translation>Бит игры 16</translation>
    </message>
    <message>
        <source>Game bit 17</source>
        <extracomment>source_nav.area.game_17</extracomment>
        <translation>Бит игры 17</translation>
    </message>
    <message>
        <source>Game bit 18</source>
        <extracomment>source_nav.area.game_18</extracomment>
        <translation>Бит игры 18</translation>
    </message>
    <message>
        <source>Game bit 19</source>
        <extracomment>source_nav.area.game_19</extracomment>
        <translation>Бит игры 19</translation>
    </message>
    <message>
        <source>Game bit 20</source>
        <extracomment>source_nav.area.game_20</extracomment>
        <translation>Бит игры 20</translation>
    </message>
    <message>
        <source>Game bit 21</source>
        <extracomment>source_nav.area.game_21</extracomment>
        <translation>Бит игры 21</translation>
    </message>
    <message>
        <source>Game bit 22</source>
        <extracomment>source_nav.area.game_22</extracomment>
        <translation>Бит игры 22</translation>
    </message>
    <message>
        <source>Game bit 23</source>
        <extracomment>source_nav.area.game_23</extracomment>
        <translation>Бит игры 23</translation>
    </message>
    <message>
        <source>Game bit 24</source>
        <extracomment>source_nav.area.game_24</extracomment>
        <translation>Бит игры 24</translation>
    </message>
    <message>
        <source>Game bit 25</source>
        <extracomment>source_nav.area.game_25</extracomment>
        <translation>Бит игры 25</translation>
    </message>
    <message>
        <source>Game bit 26</source>
        <extracomment>source_nav.area.game_26</extracomment>
        <translation>Бит игры 26</translation>
    </message>
    <message>
        <source>Game flags</source>
        <extracomment>source_nav.game_flags</extracomment>
        <translation>Флаги игры</translation>
    </message>
    <message>
        <source>Game flags, raw</source>
        <extracomment>source_nav.area.game_flags_word</extracomment>
        <translation>Флаги игры, исходные</translation>
    </message>
    <message>
        <source>Game time</source>
        <extracomment>gta_sa_save.car_generator.next_time.help, gta_sa_save.gang_wars.last_time.help, gta_sa_save.gang_wars.start_time.help, gta_sa_save.pickup.regeneration.help, gta_sa_save.simple_vars.game_time, gta_sa_save.thread.wake_time.help</extracomment>
        <translation>Игровое время</translation>
    </message>
    <message>
        <source>Game time. Not used again for 40 seconds.</source>
        <extracomment>gta_sa_save.set_piece.last_time.help</extracomment>
        <translation>Игровое время. Не используется снова 40 секунд.</translation>
    </message>
    <message>
        <source>Gang</source>
        <extracomment>gta_sa_save.gang.model.section, gta_sa_save.gang.weapon_1.section, gta_sa_save.gang.weapon_2.section, gta_sa_save.gang.weapon_3.section</extracomment>
        <translation>Банда</translation>
    </message>
    <message>
        <source>Gang 10</source>
        <extracomment>gta_sa_save.zone_population.gang_10</extracomment>
        <translation>Банда 10</translation>
    </message>
    <message>
        <source>Gang 9</source>
        <extracomment>gta_sa_save.zone_population.gang_9</extracomment>
        <translation>Банда 9</translation>
    </message>
    <message>
        <source>Gang wars</source>
        <extracomment>gta_sa_save.gang_wars.active</extracomment>
        <translation>Войны банд</translation>
    </message>
    <message>
        <source>Gang wars with wrong data size</source>
        <extracomment>SAV-009W.fault</extracomment>
        <translation>Войны банд с неверным размером данных</translation>
    </message>
    <message>
        <source>Gangs</source>
        <extracomment>gta_sa_save.zone_population.dealers.section, gta_sa_save.zone_population.gang_1.section, gta_sa_save.zone_population.gang_10.section, gta_sa_save.zone_population.gang_2.section, gta_sa_save.zone_population.gang_3.section, gta_sa_save.zone_population.gang_4.section, gta_sa_save.zone_population.gang_5.section, gta_sa_save.zone_population.gang_6.section, gta_sa_save.zone_population.gang_7.section, gta_sa_save.zone_population.gang_8.section, gta_sa_save.zone_population.gang_9.section</extracomment>
        <translation>Банды</translation>
    </message>
    <message>
        <source>Garage</source>
        <extracomment>gta_sa_save.garage.door.section, gta_sa_save.garage.door_state.section, gta_sa_save.garage.legend, gta_sa_save.garage.name.section, gta_sa_save.garage.original_type.section, gta_sa_save.garage.type.section</extracomment>
        <translation>Гараж</translation>
    </message>
    <message>
        <source>Garage with a wrong box</source>
        <extracomment>SAV-091.fault</extracomment>
        <translation>Гараж с неверным боксом</translation>
    </message>
    <message>
        <source>Garage with invalid shape</source>
        <extracomment>SAV-091D.fault</extracomment>
        <translation>Гараж с недопустимой формой</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>gta_sa_save.simple_vars.german</extracomment>
        <translation>Немецкая</translation>
    </message>
    <message>
        <source>Globals</source>
        <extracomment>gta_sa_save.file.globals</extracomment>
        <translation>Глобальные переменные</translation>
    </message>
    <message>
        <source>Globals size</source>
        <extracomment>gta_sa_save.file.globals_size</extracomment>
        <translation>Размер глоб. переменных</translation>
    </message>
    <message>
        <source>Good sniper spot</source>
        <extracomment>source_nav.hiding_spot.good_sniper_spot, source_nav.set_spot_kind.good_sniper_spot</extracomment>
        <translation>Хорошая снайперская точка</translation>
    </message>
    <message>
        <source>Greater differences are kept, as for drops and stairs</source>
        <extracomment>source_nav.fit_heights.step.help</extracomment>
        <translation>Большая разница сохраняется, например для спусков и ступеней</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>gta_sa_save.marker_3d.green, gta_sa_save.zone_population.green</extracomment>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Grid for sides without an edge nearby. 0: none.</source>
        <extracomment>source_nav.area.grid.help</extracomment>
        <translation>Сетка для сторон, рядом с которыми нет края. 0: нет.</translation>
    </message>
    <message>
        <source>Grid for the line. 0: none.</source>
        <extracomment>source_nav.split_area.grid.help</extracomment>
        <translation>Сетка для линии. 0: нет.</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>gta_iv_paths.node.group, gta_sa_extended_paths.node.group, gta_sa_paths.node.group</extracomment>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Groups are numbered over the whole map: open all {} areas first.</source>
        <extracomment>core/systems/gta_sa_paths/rebuild.cpp</extracomment>
        <translation>Группы нумеруются по всей карте: сначала откройте все области ({}).</translation>
    </message>
    <message>
        <source>Groups may enter</source>
        <extracomment>gta_sa_save.enex_connection.group</extracomment>
        <translation>Вход с группой</translation>
    </message>
    <message>
        <source>Grove Street</source>
        <extracomment>gta_sa_save.zone_population.gang_2</extracomment>
        <translation>Grove Street</translation>
    </message>
    <message>
        <source>Guesses</source>
        <extracomment>quake_nav2.retie.guesses, quake_nav3.retie.guesses</extracomment>
        <translation>Догадки</translation>
    </message>
    <message>
        <source>Handle</source>
        <extracomment>gta_sa_save.object.handle, gta_sa_save.player.handle</extracomment>
        <translation>Дескриптор</translation>
    </message>
    <message>
        <source>Handle of its radar marker</source>
        <extracomment>gta_sa_save.gang_wars.marker.help</extracomment>
        <translation>Дескриптор его маркера радара</translation>
    </message>
    <message>
        <source>Handling</source>
        <extracomment>gta_sa_save.stored_car.handling</extracomment>
        <translation>Управляемость</translation>
    </message>
    <message>
        <source>Has ammo</source>
        <extracomment>source_nav.area.tf_has_ammo</extracomment>
        <translation>Есть патроны</translation>
    </message>
    <message>
        <source>Has at least one decent line to snipe along</source>
        <extracomment>source_nav.hiding_spot.good_sniper_spot.help, source_nav.set_spot_kind.good_sniper_spot.help</extracomment>
        <translation>Есть хотя бы одна пригодная линия для снайперской стрельбы</translation>
    </message>
    <message>
        <source>Has elevator</source>
        <extracomment>source_nav.area.elevator</extracomment>
        <translation>Есть лифт</translation>
    </message>
    <message>
        <source>Has health</source>
        <extracomment>source_nav.area.tf_has_health</extracomment>
        <translation>Есть аптечка</translation>
    </message>
    <message>
        <source>Has nitro</source>
        <extracomment>gta_sa_save.stored_car.has_nitro</extracomment>
        <translation>Есть нитро</translation>
    </message>
    <message>
        <source>Hash of the name of the street, 0 for none. One source; the game after this one has the same field.</source>
        <extracomment>gta_iv_paths.node.street_hash.help</extracomment>
        <translation>Хеш названия улицы, 0 — нет. Один источник; в следующей игре есть такое же поле.</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>gta_sa_save.car_generator.heading, gta_sa_save.parked_car.heading, gta_sa_save.restart.heading</extracomment>
        <translation>Направление</translation>
    </message>
    <message>
        <source>Heading {} (expected 0 to 360)</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Направление {} (ожидается от 0 до 360)</translation>
    </message>
    <message>
        <source>Health</source>
        <extracomment>gta_sa_save.player.health</extracomment>
        <translation>Здоровье</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>source_nav.level.height</extracomment>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Height Ramp</source>
        <extracomment>gta_iv_paths.height_ramp, gta_sa_extended_paths.height_ramp, gta_sa_paths.height_ramp, gta_sa_save.height_ramp, quake_nav2.height_ramp, quake_nav3.height_ramp, source_nav.height_ramp</extracomment>
        <translation>Наклон высот</translation>
    </message>
    <message>
        <source>Height at maximum x, maximum y</source>
        <extracomment>source_nav.area.south_east_z.help</extracomment>
        <translation>Высота при максимальном x, максимальном y</translation>
    </message>
    <message>
        <source>Height at maximum x, minimum y</source>
        <extracomment>source_nav.area.north_east_z.help</extracomment>
        <translation>Высота при максимальном x, минимальном y</translation>
    </message>
    <message>
        <source>Height at minimum x, maximum y</source>
        <extracomment>source_nav.area.south_west_z.help</extracomment>
        <translation>Высота при минимальном x, максимальном y</translation>
    </message>
    <message>
        <source>Height at minimum x, minimum y</source>
        <extracomment>source_nav.area.north_west_z.help</extracomment>
        <translation>Высота при минимальном x, минимальном y</translation>
    </message>
    <message>
        <source>Height of the end above the start</source>
        <extracomment>quake_nav2.traversal.up.help, quake_nav3.traversal.up.help</extracomment>
        <translation>Высота конца над началом</translation>
    </message>
    <message>
        <source>Height of the highest corner</source>
        <extracomment>source_nav.select_height_range.high.help</extracomment>
        <translation>Высота самого высокого угла</translation>
    </message>
    <message>
        <source>Height of the lowest corner</source>
        <extracomment>source_nav.select_height_range.low.help</extracomment>
        <translation>Высота самого низкого угла</translation>
    </message>
    <message>
        <source>Height of the other area&apos;s edge above this one&apos;s where they meet. Far below 0: a drop.</source>
        <extracomment>source_nav.connection.height.help</extracomment>
        <translation>Высота края другой области над краем этой в месте их встречи. Намного меньше 0: спуск.</translation>
    </message>
    <message>
        <source>Height of the target above the node that the link leaves</source>
        <extracomment>quake_nav2.link.climb.help, quake_nav3.link.climb.help</extracomment>
        <translation>Высота цели над узлом, от которого отходит связь</translation>
    </message>
    <message>
        <source>Heights</source>
        <extracomment>source_nav.corners_to_ground.section, source_nav.fit_heights.section, source_nav.level.section, source_nav.mend_rectangles.section, source_nav.raise.section</extracomment>
        <translation>Высоты</translation>
    </message>
    <message>
        <source>Heights too</source>
        <extracomment>gta_iv_paths.scale_selection.heights, gta_sa_extended_paths.scale_selection.heights, gta_sa_paths.scale_selection.heights, gta_sa_save.scale_selection.heights, quake_nav2.scale_selection.heights, quake_nav3.scale_selection.heights, source_nav.scale_selection.heights</extracomment>
        <translation>И высоты</translation>
    </message>
    <message>
        <source>Help messages</source>
        <extracomment>gta_sa_save.file.help_messages</extracomment>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Help was shown</source>
        <extracomment>gta_sa_save.pickup.help_shown</extracomment>
        <translation>Подсказка показана</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>source_nav.area.approach.here</extracomment>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <extracomment>quake_nav2.file.heuristic, quake_nav3.file.heuristic</extracomment>
        <translation>Эвристика</translation>
    </message>
    <message>
        <source>Heuristic factor of the route search. 0.8 in nearly all original files.</source>
        <extracomment>quake_nav2.file.heuristic.help, quake_nav3.file.heuristic.help</extracomment>
        <translation>Эвристический множитель поиска пути. 0.8 почти во всех исходных файлах.</translation>
    </message>
    <message>
        <source>Heuristic {} (expected a number above 0, usually 0.8)</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Эвристика {} (ожидается число больше 0, обычно 0,8)</translation>
    </message>
    <message>
        <source>Hiding Spot</source>
        <extracomment>source_nav.hiding_spot</extracomment>
        <translation>Укрытие</translation>
    </message>
    <message>
        <source>Hiding Spots</source>
        <extracomment>source_nav.set_spot_kind.section, source_nav.spots_to_area.section, source_nav.spots_to_ground.section</extracomment>
        <translation>Укрытия</translation>
    </message>
    <message>
        <source>Hiding spot</source>
        <extracomment>source_nav.hiding_spot.id.section, source_nav.hiding_spot.owner.section, source_nav.hiding_spot.position.section</extracomment>
        <translation>Укрытие</translation>
    </message>
    <message>
        <source>Hiding spot IDs are unique</source>
        <extracomment>NAV023</extracomment>
        <translation>ID укрытий уникальны</translation>
    </message>
    <message>
        <source>Hiding spot inside a wall or floor</source>
        <extracomment>NAV072.fault</extracomment>
        <translation>Укрытие внутри стены или пола</translation>
    </message>
    <message>
        <source>Hiding spot outside its area</source>
        <extracomment>NAV060.fault</extracomment>
        <translation>Укрытие вне своей области</translation>
    </message>
    <message>
        <source>Hiding spot to look at</source>
        <extracomment>source_nav.encounter_path.encounter_spot.spot.help</extracomment>
        <translation>Укрытие, на которое смотреть</translation>
    </message>
    <message>
        <source>Hiding spot with invalid position</source>
        <extracomment>NAV006.fault</extracomment>
        <translation>Укрытие с недопустимой позицией</translation>
    </message>
    <message>
        <source>Hiding spots</source>
        <extracomment>source_nav.area.spots, source_nav.file.hiding_spots, source_nav.strip.hiding_spots</extracomment>
        <translation>Укрытия</translation>
    </message>
    <message>
        <source>Hiding spots are in open space</source>
        <extracomment>NAV072</extracomment>
        <translation>Укрытия в свободном пространстве</translation>
    </message>
    <message>
        <source>Hiding spots here are not used.</source>
        <extracomment>source_nav.area.dont_hide.help</extracomment>
        <translation>Укрытия здесь не используются.</translation>
    </message>
    <message>
        <source>Hiding spots to look at on the way</source>
        <extracomment>source_nav.encounter_path.spots.help</extracomment>
        <translation>Укрытия, на которые смотреть по пути</translation>
    </message>
    <message>
        <source>Hiding spots, encounter paths and visibility have been computed</source>
        <extracomment>source_nav.file.analysed.help</extracomment>
        <translation>Укрытия, пути встречи и видимость вычислены</translation>
    </message>
    <message>
        <source>High priority</source>
        <extracomment>gta_sa_save.car_generator.priority</extracomment>
        <translation>Высокий приоритет</translation>
    </message>
    <message>
        <source>Highway</source>
        <extracomment>gta_iv_paths.node.highway</extracomment>
        <translation>Шоссе</translation>
    </message>
    <message>
        <source>Horizontal distance from start to end</source>
        <extracomment>quake_nav2.traversal.across.help, quake_nav3.traversal.across.help</extracomment>
        <translation>Расстояние по горизонтали от начала до конца</translation>
    </message>
    <message>
        <source>Hospital</source>
        <extracomment>gta_sa_save.restart.legend</extracomment>
        <translation>Больница</translation>
    </message>
    <message>
        <source>Hospital heading</source>
        <extracomment>gta_sa_save.file.hospital_heading</extracomment>
        <translation>Больница: направление</translation>
    </message>
    <message>
        <source>Hospital radius</source>
        <extracomment>gta_sa_save.file.hospital_radius</extracomment>
        <translation>Больница: радиус</translation>
    </message>
    <message>
        <source>Hospital x</source>
        <extracomment>gta_sa_save.file.hospital_x</extracomment>
        <translation>Больница: x</translation>
    </message>
    <message>
        <source>Hospital y</source>
        <extracomment>gta_sa_save.file.hospital_y</extracomment>
        <translation>Больница: y</translation>
    </message>
    <message>
        <source>Hospital z</source>
        <extracomment>gta_sa_save.file.hospital_z</extracomment>
        <translation>Больница: z</translation>
    </message>
    <message>
        <source>Hostages do not go here.</source>
        <extracomment>source_nav.area.no_hostages.help</extracomment>
        <translation>Заложники сюда не ходят.</translation>
    </message>
    <message>
        <source>Hour</source>
        <extracomment>gta_sa_save.simple_vars.hour</extracomment>
        <translation>Час</translation>
    </message>
    <message>
        <source>Hours without food</source>
        <extracomment>gta_sa_save.player_info.hours_hungry</extracomment>
        <translation>Часов без еды</translation>
    </message>
    <message>
        <source>How bots move along the link</source>
        <extracomment>quake_nav2.chain.type.help, quake_nav2.connect_as.type.help, quake_nav2.link.type.help, quake_nav2.select_type.type.help, quake_nav2.set_type.type.help, quake_nav3.chain.type.help, quake_nav3.connect_as.type.help, quake_nav3.link.type.help, quake_nav3.select_type.type.help, quake_nav3.set_type.type.help</extracomment>
        <translation>Как боты движутся по связи</translation>
    </message>
    <message>
        <source>How bots move along the link. Changing the type adds or removes the traversal.</source>
        <extracomment>quake_nav2.link.type.help, quake_nav3.link.type.help</extracomment>
        <translation>Как боты движутся по связи. При смене типа переход добавляется или удаляется.</translation>
    </message>
    <message>
        <source>How much of the area is visible. &apos;Not visible&apos; overrides an inherited entry.</source>
        <extracomment>source_nav.area.visible_area.visibility.help</extracomment>
        <translation>Какая часть области видна. «Нет» отменяет унаследованную запись.</translation>
    </message>
    <message>
        <source>How much traffic appears here: 0 none, 15 full</source>
        <extracomment>gta_iv_paths.build_road.spawn_density.help, gta_iv_paths.build_water.spawn_density.help, gta_iv_paths.set_run.spawn_density.help</extracomment>
        <translation>Сколько здесь появляется транспорта: 0 — нисколько, 15 — максимум</translation>
    </message>
    <message>
        <source>How often traffic or pedestrians appear here: 0 never, 15 always</source>
        <extracomment>gta_sa_extended_paths.build_path.spawn_probability.help, gta_sa_extended_paths.build_road.spawn_probability.help, gta_sa_extended_paths.build_water.spawn_probability.help, gta_sa_extended_paths.set_run.spawn_probability.help, gta_sa_paths.build_path.spawn_probability.help, gta_sa_paths.build_road.spawn_probability.help, gta_sa_paths.build_water.spawn_probability.help, gta_sa_paths.set_run.spawn_probability.help</extracomment>
        <translation>Как часто здесь появляются транспорт или пешеходы: 0 — никогда, 15 — всегда</translation>
    </message>
    <message>
        <source>How the file was laid out when it was opened. An edited area keeps forms 1, 2 and 4; truncated and uninitialised files are written in standard form once their area is edited.</source>
        <extracomment>gta_sa_extended_paths.file.form.help, gta_sa_paths.file.form.help</extracomment>
        <translation>Как был устроен файл при открытии. Изменённая область сохраняет формы 1, 2 и 4; обрезанные и неинициализированные файлы после правки области записываются в стандартной форме.</translation>
    </message>
    <message>
        <source>Hydraulics</source>
        <extracomment>gta_sa_save.stored_car.hydraulics</extracomment>
        <translation>Гидравлика</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>gta_iv_paths.node.id, gta_sa_extended_paths.navi.id, gta_sa_extended_paths.node.id, gta_sa_paths.navi.id, gta_sa_paths.node.id, source_nav.area.id, source_nav.hiding_spot.id, source_nav.ladder.id</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Ideal sniper spot</source>
        <extracomment>source_nav.hiding_spot.ideal_sniper_spot, source_nav.set_spot_kind.ideal_sniper_spot</extracomment>
        <translation>Идеальная снайперская точка</translation>
    </message>
    <message>
        <source>Ignore visibility</source>
        <extracomment>source_nav.area.spawn_ignore_visibility</extracomment>
        <translation>Не учитывать видимость</translation>
    </message>
    <message>
        <source>Ignores the population limit</source>
        <extracomment>gta_sa_save.car_generator.any_crowd</extracomment>
        <translation>Не учитывает лимит населения</translation>
    </message>
    <message>
        <source>In all areas</source>
        <extracomment>source_nav.file.encounter_paths.help, source_nav.file.hiding_spots.help</extracomment>
        <translation>Во всех областях</translation>
    </message>
    <message>
        <source>In cover</source>
        <extracomment>source_nav.hiding_spot.in_cover, source_nav.set_spot_kind.in_cover</extracomment>
        <translation>С прикрытием</translation>
    </message>
    <message>
        <source>In the save</source>
        <extracomment>gta_sa_extended_paths.node.switched_by.section, gta_sa_extended_paths.node.traffic_in_save.section, gta_sa_paths.node.switched_by.section, gta_sa_paths.node.traffic_in_save.section</extracomment>
        <translation>В сохранении</translation>
    </message>
    <message>
        <source>In the whole mesh</source>
        <extracomment>source_nav.file.ladders.help</extracomment>
        <translation>Во всей нав-сетке</translation>
    </message>
    <message>
        <source>In this area</source>
        <extracomment>source_nav.area.spots.help</extracomment>
        <translation>В этой области</translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>gta_sa_save.marker.in_use</extracomment>
        <translation>Используется</translation>
    </message>
    <message>
        <source>Inactive</source>
        <extracomment>gta_sa_save.garage.inactive</extracomment>
        <translation>Неактивен</translation>
    </message>
    <message>
        <source>Inclusive</source>
        <extracomment>gta_sa_save.path_region.maximum.help, gta_sa_save.path_region.minimum.help</extracomment>
        <translation>Включительно</translation>
    </message>
    <message>
        <source>Incoming connections</source>
        <extracomment>source_nav.area.connections_in</extracomment>
        <translation>Входящие соединения</translation>
    </message>
    <message>
        <source>Index</source>
        <extracomment>gta_iv_paths.link.index, gta_sa_extended_paths.link.index, gta_sa_paths.link.index, quake_nav2.edict.index, quake_nav2.link.index, quake_nav2.node.index, quake_nav2.traversal.index, quake_nav3.edict.index, quake_nav3.link.index, quake_nav3.node.index, quake_nav3.traversal.index, source_nav.fog_place.index, source_nav.place.index</extracomment>
        <translation>Индекс</translation>
    </message>
    <message>
        <source>Index of its first link in its area&apos;s file</source>
        <extracomment>gta_iv_paths.node.first_link.help, gta_sa_extended_paths.node.first_link.help, gta_sa_paths.node.first_link.help</extracomment>
        <translation>Индекс его первой связи в файле своей области</translation>
    </message>
    <message>
        <source>Index of the brush entity&apos;s model in the running game</source>
        <extracomment>quake_nav3.edict.model_index.help</extracomment>
        <translation>Индекс модели брашевой энтити в запущенной игре</translation>
    </message>
    <message>
        <source>Index of the first outgoing link</source>
        <extracomment>quake_nav2.node.first_link.help, quake_nav3.node.first_link.help</extracomment>
        <translation>Индекс первой исходящей связи</translation>
    </message>
    <message>
        <source>Infinite run</source>
        <extracomment>gta_sa_save.player_info.endless_run</extracomment>
        <translation>Бесконечный бег</translation>
    </message>
    <message>
        <source>Inherits from</source>
        <extracomment>source_nav.area.inherits_from</extracomment>
        <translation>Наследует от</translation>
    </message>
    <message>
        <source>Insert Along Curve</source>
        <extracomment>gta_iv_paths.curve, gta_sa_extended_paths.curve, gta_sa_paths.curve</extracomment>
        <translation>Вставить по кривой</translation>
    </message>
    <message>
        <source>Insert Nodes</source>
        <extracomment>SA026.fix, gta_iv_paths.insert, gta_sa_extended_paths.insert, gta_sa_paths.insert, quake_nav2.insert, quake_nav3.insert</extracomment>
        <translation>Вставить узлы</translation>
    </message>
    <message>
        <source>Inserts a node on the floor halfway along each selected walk link</source>
        <extracomment>quake_nav2.insert.help, quake_nav3.insert.help</extracomment>
        <translation>Вставить узел на полу посередине каждой выделенной пешей связи</translation>
    </message>
    <message>
        <source>Inserts evenly spaced nodes into the selected links</source>
        <extracomment>gta_iv_paths.insert.help, gta_sa_extended_paths.insert.help, gta_sa_paths.insert.help</extracomment>
        <translation>Вставить в выделенные связи узлы на равных расстояниях</translation>
    </message>
    <message>
        <source>Inserts evenly spaced nodes into the selected links, on a smooth curve through the nodes of the road</source>
        <extracomment>gta_iv_paths.curve.help, gta_sa_extended_paths.curve.help, gta_sa_paths.curve.help</extracomment>
        <translation>Вставить в выделенные связи узлы на равных расстояниях по плавной кривой через узлы дороги</translation>
    </message>
    <message>
        <source>Inserts nodes along the road between its junctions, so that no link is longer than the limit</source>
        <extracomment>gta_iv_paths.split_run.help</extracomment>
        <translation>Вставить узлы вдоль дороги между перекрёстками, чтобы ни одна связь не была длиннее предела</translation>
    </message>
    <message>
        <source>Inserts nodes into the selected links, so that no part is longer than the limit</source>
        <extracomment>gta_iv_paths.split_link.help, gta_sa_extended_paths.split_link.help, gta_sa_paths.split_link.help</extracomment>
        <translation>Вставить в выделенные связи узлы, чтобы ни одна часть не была длиннее предела</translation>
    </message>
    <message>
        <source>Inside {}, which comes later. Deleting the region without open path files may change nodes outside its box.</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Внутри более позднего: {}. Удаление региона без открытых файлов путей может изменить узлы вне его бокса.</translation>
    </message>
    <message>
        <source>Instant turn</source>
        <extracomment>quake_nav3.link.instant_turn</extracomment>
        <translation>Мгновенный поворот</translation>
    </message>
    <message>
        <source>Interior</source>
        <extracomment>gta_sa_save.enex_connection.is_interior, gta_sa_save.player.interior, gta_sa_save.simple_vars.interior</extracomment>
        <translation>Интерьер</translation>
    </message>
    <message>
        <source>Interiors are at a height of about 1000 m</source>
        <extracomment>gta_sa_save.player.position.help</extracomment>
        <translation>Интерьеры находятся на высоте около 1000 м</translation>
    </message>
    <message>
        <source>Intersection count off by</source>
        <extracomment>gta_iv_paths.file.intersection_excess</extracomment>
        <translation>Ошибка числа пересечений</translation>
    </message>
    <message>
        <source>Intersection with links</source>
        <extracomment>IV017.fault</extracomment>
        <translation>Пересечение со связями</translation>
    </message>
    <message>
        <source>Intersections</source>
        <extracomment>gta_iv_paths.file.intersections</extracomment>
        <translation>Пересечения</translation>
    </message>
    <message>
        <source>Intersections have no links</source>
        <extracomment>IV017</extracomment>
        <translation>У пересечений нет связей</translation>
    </message>
    <message>
        <source>Invalid analysed byte</source>
        <extracomment>NAV052.fault</extracomment>
        <translation>Недопустимый байт анализа</translation>
    </message>
    <message>
        <source>Invalid crossing flags, or other ones than on the reverse link</source>
        <extracomment>SA036.fault</extracomment>
        <translation>Флаги переходов недопустимы или отличаются от встречной связи</translation>
    </message>
    <message>
        <source>Invalid heuristic</source>
        <extracomment>QN002.fault</extracomment>
        <translation>Недопустимая эвристика</translation>
    </message>
    <message>
        <source>Invalid position</source>
        <extracomment>SAV-010A.fault, SAV-010C.fault, SAV-010D.fault, SAV-010G.fault, SAV-010J.fault, SAV-010M.fault, SAV-010O.fault, SAV-010P.fault, SAV-010R.fault</extracomment>
        <translation>Недопустимая позиция</translation>
    </message>
    <message>
        <source>Invalid position.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp, core/systems/quake_nav/build.cpp, core/systems/source_nav/build.cpp, core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Недопустимая позиция.</translation>
    </message>
    <message>
        <source>Invalid restart point</source>
        <extracomment>SAV-100.fault</extracomment>
        <translation>Недопустимая точка возрождения</translation>
    </message>
    <message>
        <source>Invalid stunt jump</source>
        <extracomment>SAV-070.fault</extracomment>
        <translation>Недопустимый трюковой прыжок</translation>
    </message>
    <message>
        <source>Invert look</source>
        <extracomment>gta_sa_save.simple_vars.invert_look</extracomment>
        <translation>Инверсия обзора</translation>
    </message>
    <message>
        <source>Inverted set piece</source>
        <extracomment>SAV-060.fault</extracomment>
        <translation>Вывернутая засада</translation>
    </message>
    <message>
        <source>Inverted zone</source>
        <extracomment>SAV-031.fault</extracomment>
        <translation>Вывернутая зона</translation>
    </message>
    <message>
        <source>Invisible objects</source>
        <extracomment>gta_sa_save.file.invisible_objects</extracomment>
        <translation>Невидимые объекты</translation>
    </message>
    <message>
        <source>Irregular link ranges</source>
        <extracomment>QN003.fault, gta_iv_paths.file.link_layout, gta_sa_extended_paths.file.link_layout, gta_sa_paths.file.link_layout, quake_nav2.file.link_ranges, quake_nav3.file.link_ranges</extracomment>
        <translation>Неупорядоченные диапазоны связей</translation>
    </message>
    <message>
        <source>Isolated area</source>
        <extracomment>NAV054.fault</extracomment>
        <translation>Изолированная область</translation>
    </message>
    <message>
        <source>It was</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Он оставлен</translation>
    </message>
    <message>
        <source>Item or start without a node nearby</source>
        <extracomment>QN054.fault</extracomment>
        <translation>Предмет или старт без узла рядом</translation>
    </message>
    <message>
        <source>Items and starts have a node nearby</source>
        <extracomment>QN054</extracomment>
        <translation>Рядом с предметами и стартами есть узел</translation>
    </message>
    <message>
        <source>Its links are pusher links.</source>
        <extracomment>quake_nav2.node.pusher.help, quake_nav3.node.pusher.help</extracomment>
        <translation>Его связи — связи толкателя.</translation>
    </message>
    <message>
        <source>Its links are teleport links.</source>
        <extracomment>quake_nav2.node.teleporter.help, quake_nav3.node.teleporter.help</extracomment>
        <translation>Его связи — связи телепорта.</translation>
    </message>
    <message>
        <source>Its links lead through doors.</source>
        <extracomment>quake_nav3.node.check_doors.help</extracomment>
        <translation>Его связи ведут через двери.</translation>
    </message>
    <message>
        <source>Jump</source>
        <extracomment>gta_sa_save.stunt_jump.done.section, gta_sa_save.stunt_jump.found.section, gta_sa_save.stunt_jump.reward.section, source_nav.area.jump</extracomment>
        <translation>Прыжок</translation>
    </message>
    <message>
        <source>Jump out of reach</source>
        <extracomment>QN029.fault</extracomment>
        <translation>Недостижимый прыжок</translation>
    </message>
    <message>
        <source>Jumps are within reach</source>
        <extracomment>QN029</extracomment>
        <translation>Прыжки достижимы</translation>
    </message>
    <message>
        <source>Keeps weapons after arrest</source>
        <extracomment>gta_sa_save.player_info.keeps_when_busted</extracomment>
        <translation>Оружие после ареста</translation>
    </message>
    <message>
        <source>Keeps weapons after death</source>
        <extracomment>gta_sa_save.player_info.keeps_when_wasted</extracomment>
        <translation>Оружие после смерти</translation>
    </message>
    <message>
        <source>Kept as found in the file until the first edit</source>
        <extracomment>gta_sa_save.file.keeps_checksum.help</extracomment>
        <translation>Как было в файле, до первой правки</translation>
    </message>
    <message>
        <source>Kept for a file whose nodes claim overlapping or scattered links; empty in a valid file</source>
        <extracomment>gta_iv_paths.file.link_layout.help, gta_sa_extended_paths.file.link_layout.help, gta_sa_paths.file.link_layout.help</extracomment>
        <translation>Хранится для файла, узлы которого занимают перекрывающиеся или разбросанные связи; в верном файле пусто</translation>
    </message>
    <message>
        <source>Kept for files whose nodes claim overlapping or scattered links. Empty in a valid file.</source>
        <extracomment>quake_nav2.file.link_ranges.help, quake_nav3.file.link_ranges.help</extracomment>
        <translation>Хранится для файлов, узлы которых занимают перекрывающиеся или разбросанные связи. В верном файле пусто.</translation>
    </message>
    <message>
        <source>Kills</source>
        <extracomment>gta_sa_save.file.kills</extracomment>
        <translation>Убийства</translation>
    </message>
    <message>
        <source>Ladder</source>
        <extracomment>quake_nav3.node.ladder, source_nav.area.ladder_down.ladder, source_nav.area.ladder_down.ladder.section, source_nav.area.ladder_up.ladder, source_nav.area.ladder_up.ladder.section, source_nav.ladder, source_nav.ladder.bottom.section, source_nav.ladder.dangling.section, source_nav.ladder.direction.section, source_nav.ladder.id.section, source_nav.ladder.length.section, source_nav.ladder.top.section, source_nav.ladder.width.section</extracomment>
        <translation>Лестница</translation>
    </message>
    <message>
        <source>Ladder ID that is 0 or duplicate</source>
        <extracomment>NAV024.fault</extracomment>
        <translation>ID лестницы равен 0 или повторяется</translation>
    </message>
    <message>
        <source>Ladder IDs are unique and not 0</source>
        <extracomment>NAV024</extracomment>
        <translation>ID лестниц уникальны и не равны 0</translation>
    </message>
    <message>
        <source>Ladder links start or end here.</source>
        <extracomment>quake_nav3.node.ladder.help</extracomment>
        <translation>Здесь начинаются или заканчиваются связи лестницы.</translation>
    </message>
    <message>
        <source>Ladder listed by an unrelated area</source>
        <extracomment>NAV028.fault</extracomment>
        <translation>Лестница в списке посторонней области</translation>
    </message>
    <message>
        <source>Ladder not listed by an area at its end</source>
        <extracomment>NAV027.fault</extracomment>
        <translation>Лестницы нет в списке области у её конца</translation>
    </message>
    <message>
        <source>Ladder off the map&apos;s ladder</source>
        <extracomment>NAV073.fault</extracomment>
        <translation>Лестница мимо лестницы карты</translation>
    </message>
    <message>
        <source>Ladder plane</source>
        <extracomment>quake_nav3.traversal.ladder_plane</extracomment>
        <translation>Плоскость лестницы</translation>
    </message>
    <message>
        <source>Ladder that leads down from here</source>
        <extracomment>source_nav.area.ladder_down.ladder.help</extracomment>
        <translation>Лестница, ведущая отсюда вниз</translation>
    </message>
    <message>
        <source>Ladder that leads up from here</source>
        <extracomment>source_nav.area.ladder_up.ladder.help</extracomment>
        <translation>Лестница, ведущая отсюда вверх</translation>
    </message>
    <message>
        <source>Ladder with a wrong length</source>
        <extracomment>NAV065.fault</extracomment>
        <translation>Лестница с неверной длиной</translation>
    </message>
    <message>
        <source>Ladder with invalid direction</source>
        <extracomment>NAV029.fault</extracomment>
        <translation>Лестница с недопустимым направлением</translation>
    </message>
    <message>
        <source>Ladder with invalid ends or sizes</source>
        <extracomment>NAV007.fault</extracomment>
        <translation>Лестница с недопустимыми концами или размерами</translation>
    </message>
    <message>
        <source>Ladder without areas at its ends</source>
        <extracomment>NAV026.fault</extracomment>
        <translation>Лестница без областей у концов</translation>
    </message>
    <message>
        <source>Ladders</source>
        <extracomment>source_nav.file.ladders, source_nav.flip_ladder.section, source_nav.ladder_ends.section</extracomment>
        <translation>Лестницы</translation>
    </message>
    <message>
        <source>Ladders are on a ladder of the map</source>
        <extracomment>NAV073</extracomment>
        <translation>Лестницы совпадают с лестницами карты</translation>
    </message>
    <message>
        <source>Landing: maximum corner</source>
        <extracomment>gta_sa_save.stunt_jump.landing_maximum</extracomment>
        <translation>Приземление: макс. угол</translation>
    </message>
    <message>
        <source>Landing: minimum corner</source>
        <extracomment>gta_sa_save.stunt_jump.landing_minimum</extracomment>
        <translation>Приземление: мин. угол</translation>
    </message>
    <message>
        <source>Lanes</source>
        <extracomment>gta_iv_paths.link.lanes_a.section, gta_iv_paths.link.lanes_b.section, gta_sa_extended_paths.navi.left_lanes.section, gta_sa_extended_paths.navi.right_lanes.section, gta_sa_paths.navi.left_lanes.section, gta_sa_paths.navi.right_lanes.section</extracomment>
        <translation>Полосы</translation>
    </message>
    <message>
        <source>Lanes A</source>
        <extracomment>gta_iv_paths.build_road.lanes_a, gta_iv_paths.build_water.lanes_a, gta_iv_paths.link.lanes_a, gta_iv_paths.set_run.lanes_a</extracomment>
        <translation>Полосы A</translation>
    </message>
    <message>
        <source>Lanes A and B are those of the links along the arrows, {} {}.</source>
        <extracomment>core/systems/gta_iv_paths/road_edits.cpp</extracomment>
        <translation>Полосы A и B — это полосы связей вдоль стрелок, {} {}.</translation>
    </message>
    <message>
        <source>Lanes B</source>
        <extracomment>gta_iv_paths.build_road.lanes_b, gta_iv_paths.build_water.lanes_b, gta_iv_paths.link.lanes_b, gta_iv_paths.set_run.lanes_b</extracomment>
        <translation>Полосы B</translation>
    </message>
    <message>
        <source>Lanes against the direction, away from the attached end</source>
        <extracomment>gta_sa_extended_paths.navi.left_lanes.help, gta_sa_paths.navi.left_lanes.help</extracomment>
        <translation>Полосы против направления, от закреплённого конца</translation>
    </message>
    <message>
        <source>Lanes along the direction, towards the attached end</source>
        <extracomment>gta_sa_extended_paths.navi.right_lanes.help, gta_sa_paths.navi.right_lanes.help</extracomment>
        <translation>Полосы вдоль направления, к закреплённому концу</translation>
    </message>
    <message>
        <source>Lanes are mirrored</source>
        <extracomment>gta_iv_paths.file.lanes_agree</extracomment>
        <translation>Полосы отражены</translation>
    </message>
    <message>
        <source>Lanes back</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_back, gta_sa_extended_paths.build_water.lanes_back, gta_sa_extended_paths.set_run.lanes_back, gta_sa_paths.build_road.lanes_back, gta_sa_paths.build_water.lanes_back, gta_sa_paths.set_run.lanes_back</extracomment>
        <translation>Полосы назад</translation>
    </message>
    <message>
        <source>Lanes bit 7</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_bit_7, gta_sa_paths.navi.lanes_bit_7</extracomment>
        <translation>Бит полос 7</translation>
    </message>
    <message>
        <source>Lanes bits 6-7</source>
        <extracomment>gta_iv_paths.link.lanes_bits_6_7</extracomment>
        <translation>Биты полос 6–7</translation>
    </message>
    <message>
        <source>Lanes forward</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_forward, gta_sa_extended_paths.build_water.lanes_forward, gta_sa_extended_paths.set_run.lanes_forward, gta_sa_paths.build_road.lanes_forward, gta_sa_paths.build_water.lanes_forward, gta_sa_paths.set_run.lanes_forward</extracomment>
        <translation>Полосы вперёд</translation>
    </message>
    <message>
        <source>Lanes in one of the two directions; which of them is not known</source>
        <extracomment>gta_iv_paths.build_road.lanes_a.help, gta_iv_paths.build_water.lanes_a.help, gta_iv_paths.set_run.lanes_a.help</extracomment>
        <translation>Полосы в одном из двух направлений; в каком именно — неизвестно</translation>
    </message>
    <message>
        <source>Lanes in one of the two directions; which of them is not known. The reverse link has A and B swapped. Inferred from how often each value occurs.</source>
        <extracomment>gta_iv_paths.link.lanes_a.help</extracomment>
        <translation>Полосы в одном из двух направлений; в каком именно — неизвестно. У встречной связи A и B поменяны местами. Вывод по частоте значений.</translation>
    </message>
    <message>
        <source>Lanes in the direction in which the road is built or selected</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_forward.help, gta_sa_extended_paths.build_water.lanes_forward.help, gta_sa_extended_paths.set_run.lanes_forward.help, gta_sa_paths.build_road.lanes_forward.help, gta_sa_paths.build_water.lanes_forward.help, gta_sa_paths.set_run.lanes_forward.help</extracomment>
        <translation>Полосы в направлении, в котором дорога построена или выделена</translation>
    </message>
    <message>
        <source>Lanes in the opposite direction; 0: a one-way road</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_back.help, gta_sa_extended_paths.build_water.lanes_back.help, gta_sa_extended_paths.set_run.lanes_back.help, gta_sa_paths.build_road.lanes_back.help, gta_sa_paths.build_water.lanes_back.help, gta_sa_paths.set_run.lanes_back.help</extracomment>
        <translation>Полосы в обратном направлении; 0: односторонняя дорога</translation>
    </message>
    <message>
        <source>Lanes in the other direction. Inferred from how often each value occurs.</source>
        <extracomment>gta_iv_paths.link.lanes_b.help</extracomment>
        <translation>Полосы в другом направлении. Вывод по частоте значений.</translation>
    </message>
    <message>
        <source>Lanes in the other direction; 0: a one-way road</source>
        <extracomment>gta_iv_paths.build_road.lanes_b.help, gta_iv_paths.build_water.lanes_b.help, gta_iv_paths.set_run.lanes_b.help</extracomment>
        <translation>Полосы в другом направлении; 0: односторонняя дорога</translation>
    </message>
    <message>
        <source>Lanes of the reverse link are not swapped</source>
        <extracomment>IV012.fault</extracomment>
        <translation>Полосы встречной связи не поменяны местами</translation>
    </message>
    <message>
        <source>Lanes word</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_word, gta_sa_paths.navi.lanes_word</extracomment>
        <translation>Слово полос</translation>
    </message>
    <message>
        <source>Lanes, lights and direction of a vehicle link; shared with the reverse link</source>
        <extracomment>gta_sa_extended_paths.link.navi.help, gta_sa_paths.link.navi.help</extracomment>
        <translation>Полосы, светофоры и направление транспортной связи; общий со встречной связью</translation>
    </message>
    <message>
        <source>Largest mission</source>
        <extracomment>gta_sa_save.file.largest_mission</extracomment>
        <translation>Наибольшая миссия</translation>
    </message>
    <message>
        <source>Las Venturas</source>
        <extracomment>gta_sa_save.simple_vars.level.3, gta_sa_save.zone.level.3</extracomment>
        <translation>Лас-Вентурас</translation>
    </message>
    <message>
        <source>Last clock tick</source>
        <extracomment>gta_sa_save.simple_vars.last_clock_tick</extracomment>
        <translation>Последний такт часов</translation>
    </message>
    <message>
        <source>Last help</source>
        <extracomment>gta_sa_save.file.last_help</extracomment>
        <translation>Последняя подсказка</translation>
    </message>
    <message>
        <source>Last in the area</source>
        <extracomment>gta_sa_save.gang_wars.last_time</extracomment>
        <translation>Последний раз в районе</translation>
    </message>
    <message>
        <source>Last mission</source>
        <extracomment>gta_sa_save.file.last_mission</extracomment>
        <translation>Последняя миссия</translation>
    </message>
    <message>
        <source>Last mission time</source>
        <extracomment>gta_sa_save.file.last_mission_time</extracomment>
        <translation>Время последней миссии</translation>
    </message>
    <message>
        <source>Last selected element</source>
        <extracomment>gta_iv_paths.mirror_selection.around.1, gta_iv_paths.rotate_selection.around.1, gta_iv_paths.scale_selection.around.1, gta_sa_extended_paths.mirror_selection.around.1, gta_sa_extended_paths.rotate_selection.around.1, gta_sa_extended_paths.scale_selection.around.1, gta_sa_paths.mirror_selection.around.1, gta_sa_paths.rotate_selection.around.1, gta_sa_paths.scale_selection.around.1, gta_sa_save.mirror_selection.around.1, gta_sa_save.rotate_selection.around.1, gta_sa_save.scale_selection.around.1, quake_nav2.mirror_selection.around.1, quake_nav2.rotate_selection.around.1, quake_nav2.scale_selection.around.1, quake_nav3.mirror_selection.around.1, quake_nav3.rotate_selection.around.1, quake_nav3.scale_selection.around.1, source_nav.mirror_selection.around.1, source_nav.rotate_selection.around.1, source_nav.scale_selection.around.1</extracomment>
        <translation>Последний выделенный элемент</translation>
    </message>
    <message>
        <source>Last used</source>
        <extracomment>gta_sa_save.set_piece.last_time</extracomment>
        <translation>Последнее использование</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>gta_sa_save.block.opaque, quake_nav2.file.layout, quake_nav3.file.layout</extracomment>
        <translation>Структура</translation>
    </message>
    <message>
        <source>Leads to</source>
        <extracomment>gta_sa_save.enex_connection.link</extracomment>
        <translation>Ведёт к</translation>
    </message>
    <message>
        <source>Leads to entrance {}, which is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Ведёт к входу {}, которого нет в сохранении</translation>
    </message>
    <message>
        <source>Leads to its own node</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Ведёт к собственному узлу</translation>
    </message>
    <message>
        <source>Leads to node {}, which does not exist</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Ведёт к узлу {}, которого нет</translation>
    </message>
    <message>
        <source>Left 4 Dead</source>
        <extracomment>source_nav.area.spawn_battlefield.section, source_nav.area.spawn_battlestation.section, source_nav.area.spawn_bit_0.section, source_nav.area.spawn_bit_21.section, source_nav.area.spawn_bit_22.section, source_nav.area.spawn_bit_23.section, source_nav.area.spawn_bit_3.section, source_nav.area.spawn_bit_4.section, source_nav.area.spawn_checkpoint.section, source_nav.area.spawn_compass_east.section, source_nav.area.spawn_compass_north.section, source_nav.area.spawn_compass_northeast.section, source_nav.area.spawn_compass_northwest.section, source_nav.area.spawn_compass_south.section, source_nav.area.spawn_compass_southeast.section, source_nav.area.spawn_compass_southwest.section, source_nav.area.spawn_compass_west.section, source_nav.area.spawn_door.section, source_nav.area.spawn_empty.section, source_nav.area.spawn_escape_route.section, source_nav.area.spawn_finale.section, source_nav.area.spawn_ignore_visibility.section, source_nav.area.spawn_lying_down.section, source_nav.area.spawn_no_mobs.section, source_nav.area.spawn_no_threat.section, source_nav.area.spawn_not_clearable.section, source_nav.area.spawn_obscured.section, source_nav.area.spawn_player_start.section, source_nav.area.spawn_rescue_closet.section, source_nav.area.spawn_rescue_vehicle.section, source_nav.area.spawn_stop_scan.section, source_nav.area.spawn_threat.section, source_nav.file.layout.3, source_nav.file.population.section, source_nav.file.view_distance.section, source_nav.left-for-dead</extracomment>
        <translation>Left 4 Dead</translation>
    </message>
    <message>
        <source>Left lanes</source>
        <extracomment>gta_sa_extended_paths.navi.left_lanes, gta_sa_paths.navi.left_lanes</extracomment>
        <translation>Левые полосы</translation>
    </message>
    <message>
        <source>Left over from an older, longer mesh: GoldSrc overwrites a file without truncating it. No effect.</source>
        <extracomment>source_nav.file.tail.help</extracomment>
        <translation>Остались от более старой и длинной нав-сетки: GoldSrc перезаписывает файл, не обрезая его. Ни на что не влияют.</translation>
    </message>
    <message>
        <source>Left over from the tool that wrote the file; ignored</source>
        <extracomment>gta_iv_paths.node.pointer.help</extracomment>
        <translation>Остался от инструмента, записавшего файл; игнорируется</translation>
    </message>
    <message>
        <source>Left over from the tool that wrote the file; the game ignores it</source>
        <extracomment>gta_sa_extended_paths.node.list_pointer.help, gta_sa_paths.node.list_pointer.help</extracomment>
        <translation>Остался от инструмента, записавшего файл; игра его игнорирует</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>gta_iv_paths.link.length, gta_sa_extended_paths.link.length, gta_sa_paths.link.length, gta_sa_save.block.length, quake_nav2.link.length, quake_nav3.link.length, source_nav.ladder.length</extracomment>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Length is not the distance, or differs from the reverse link&apos;s</source>
        <extracomment>IV011.fault, SA025.fault</extracomment>
        <translation>Длина не равна расстоянию или отличается от длины встречной связи</translation>
    </message>
    <message>
        <source>Length of a minute</source>
        <extracomment>gta_sa_save.simple_vars.minute_length</extracomment>
        <translation>Длина минуты</translation>
    </message>
    <message>
        <source>Length of a side</source>
        <extracomment>source_nav.select_larger.size.help</extracomment>
        <translation>Длина стороны</translation>
    </message>
    <message>
        <source>Length when the file was read</source>
        <extracomment>gta_sa_save.block.length.help</extracomment>
        <translation>Длина при чтении файла</translation>
    </message>
    <message>
        <source>Lengths</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.lengths, gta_sa_paths.rebuild_derived.lengths</extracomment>
        <translation>Длины</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>gta_sa_save.file.level</extracomment>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Level crossing or bridge; the game sets it at run time</source>
        <extracomment>gta_sa_extended_paths.navi.crossing_light.help, gta_sa_paths.navi.crossing_light.help</extracomment>
        <translation>Переезд или мост; устанавливается игрой при выполнении</translation>
    </message>
    <message>
        <source>Lies in water, slime or lava</source>
        <extracomment>quake_nav2.node.under_water.help, quake_nav3.node.under_water.help</extracomment>
        <translation>Лежит в воде, слизи или лаве</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>source_nav.area.light.section, source_nav.area.light_north_east.section, source_nav.area.light_north_west.section, source_nav.area.light_south_east.section, source_nav.area.light_south_west.section</extracomment>
        <translation>Освещённость</translation>
    </message>
    <message>
        <source>Light cycle</source>
        <extracomment>gta_sa_extended_paths.navi.light_cycle, gta_sa_paths.navi.light_cycle</extracomment>
        <translation>Цикл светофора</translation>
    </message>
    <message>
        <source>Light is from 0 to 1</source>
        <extracomment>NAV041</extracomment>
        <translation>Освещённость от 0 до 1</translation>
    </message>
    <message>
        <source>Light left without a junction</source>
        <extracomment>SA058.fault</extracomment>
        <translation>Светофор остался без перекрёстка</translation>
    </message>
    <message>
        <source>Light not at a junction, or with the wrong cycle for its direction</source>
        <extracomment>SA053.fault</extracomment>
        <translation>Светофор не у перекрёстка или с неверным для направления циклом</translation>
    </message>
    <message>
        <source>Light outside 0 to 1</source>
        <extracomment>NAV041.fault</extracomment>
        <translation>Освещённость вне диапазона от 0 до 1</translation>
    </message>
    <message>
        <source>Light side</source>
        <extracomment>gta_sa_extended_paths.navi.light_side, gta_sa_paths.navi.light_side</extracomment>
        <translation>Сторона светофора</translation>
    </message>
    <message>
        <source>Lights</source>
        <extracomment>gta_sa_extended_paths.clear_lights.section, gta_sa_extended_paths.crossing.section, gta_sa_extended_paths.no_crossing.section, gta_sa_extended_paths.pedestrian_light.section, gta_sa_extended_paths.propose_lights.section, gta_sa_paths.clear_lights.section, gta_sa_paths.crossing.section, gta_sa_paths.no_crossing.section, gta_sa_paths.pedestrian_light.section, gta_sa_paths.propose_lights.section</extracomment>
        <translation>Светофоры</translation>
    </message>
    <message>
        <source>Lights are at junctions and have the cycle for their direction</source>
        <extracomment>SA053</extracomment>
        <translation>Светофоры стоят у перекрёстков и имеют цикл своего направления</translation>
    </message>
    <message>
        <source>Lights are near a junction</source>
        <extracomment>SA058</extracomment>
        <translation>Светофоры рядом с перекрёстком</translation>
    </message>
    <message>
        <source>Lights bits 3-7</source>
        <extracomment>gta_sa_extended_paths.navi.lights_bits_3_7, gta_sa_paths.navi.lights_bits_3_7</extracomment>
        <translation>Биты светофора 3–7</translation>
    </message>
    <message>
        <source>Limit of the game exceeded</source>
        <extracomment>SAV-012.fault</extracomment>
        <translation>Превышен лимит игры</translation>
    </message>
    <message>
        <source>Limit to Range</source>
        <extracomment>NAV041.fix</extracomment>
        <translation>Ограничить диапазоном</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>gta_iv_paths.link.length.section, gta_iv_paths.link.owner.section, gta_iv_paths.link.target.section, gta_sa_extended_paths.link.length.section, gta_sa_extended_paths.link.navi.section, gta_sa_extended_paths.link.owner.section, gta_sa_extended_paths.link.target.section, gta_sa_paths.link.length.section, gta_sa_paths.link.navi.section, gta_sa_paths.link.owner.section, gta_sa_paths.link.target.section, quake_nav2.edict.link, quake_nav2.link.climb.section, quake_nav2.link.length.section, quake_nav2.link.owner.section, quake_nav2.link.target.section, quake_nav2.link.traversal.section, quake_nav2.link.type.section, quake_nav3.edict.link, quake_nav3.link.climb.section, quake_nav3.link.length.section, quake_nav3.link.owner.section, quake_nav3.link.target.section, quake_nav3.link.traversal.section, quake_nav3.link.type.section</extracomment>
        <translation>Связь</translation>
    </message>
    <message>
        <source>Link As</source>
        <extracomment>quake_nav2.connect_as, quake_nav3.connect_as</extracomment>
        <translation>Связать как</translation>
    </message>
    <message>
        <source>Link Both Ways</source>
        <extracomment>quake_nav2.connect, quake_nav3.connect</extracomment>
        <translation>Связать в обе стороны</translation>
    </message>
    <message>
        <source>Link Nodes</source>
        <extracomment>gta_iv_paths.connect, gta_sa_extended_paths.connect, gta_sa_paths.connect</extracomment>
        <translation>Связать узлы</translation>
    </message>
    <message>
        <source>Link One Way</source>
        <extracomment>quake_nav2.connect_one_way, quake_nav3.connect_one_way</extracomment>
        <translation>Связать в одну сторону</translation>
    </message>
    <message>
        <source>Link between pedestrian, car and boat nodes</source>
        <extracomment>SA022.fault</extracomment>
        <translation>Связь между пешеходными, авто- и лодочными узлами</translation>
    </message>
    <message>
        <source>Link between water and land</source>
        <extracomment>IV016.fault</extracomment>
        <translation>Связь между водой и сушей</translation>
    </message>
    <message>
        <source>Link counts agree</source>
        <extracomment>gta_iv_paths.file.counts_agree</extracomment>
        <translation>Числа связей согласованы</translation>
    </message>
    <message>
        <source>Link flags</source>
        <extracomment>quake_nav3.link.bit_7.section, quake_nav3.link.disabled.section, quake_nav3.link.ease_into_target.section, quake_nav3.link.exit_at_target.section, quake_nav3.link.instant_turn.section, quake_nav3.link.team_blue.section, quake_nav3.link.team_green.section, quake_nav3.link.team_red.section, quake_nav3.link.team_yellow.section, quake_nav3.link.walk_only.section</extracomment>
        <translation>Флаги связи</translation>
    </message>
    <message>
        <source>Link for no team</source>
        <extracomment>QN028.fault</extracomment>
        <translation>Связь ни для одной команды</translation>
    </message>
    <message>
        <source>Link of type {} with a traversal</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Связь типа «{}» с переходом</translation>
    </message>
    <message>
        <source>Link of type {} without a traversal</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Связь типа «{}» без перехода</translation>
    </message>
    <message>
        <source>Link on which bots wait for the brush or ride on it</source>
        <extracomment>quake_nav2.edict.link.help, quake_nav3.edict.link.help</extracomment>
        <translation>Связь, на которой боты ждут браш или едут на нём</translation>
    </message>
    <message>
        <source>Link ranges are contiguous and do not overlap</source>
        <extracomment>IV004, SA005</extracomment>
        <translation>Диапазоны связей идут подряд и не перекрываются</translation>
    </message>
    <message>
        <source>Link ranges follow the order of the nodes</source>
        <extracomment>QN003</extracomment>
        <translation>Диапазоны связей идут в порядке узлов</translation>
    </message>
    <message>
        <source>Link ranges of the nodes overlap, end outside or leave gaps</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Диапазоны связей узлов перекрываются, выходят за пределы или имеют пропуски</translation>
    </message>
    <message>
        <source>Link ranges overlap, end outside or leave gaps</source>
        <extracomment>IV004.fault, SA005.fault</extracomment>
        <translation>Диапазоны связей перекрываются, выходят за пределы или имеют пропуски</translation>
    </message>
    <message>
        <source>Link to Walkable Nodes</source>
        <extracomment>quake_nav2.link_near, quake_nav3.link_near</extracomment>
        <translation>Связать с доступными узлами</translation>
    </message>
    <message>
        <source>Link to a missing node</source>
        <extracomment>QN020.fault</extracomment>
        <translation>Связь с отсутствующим узлом</translation>
    </message>
    <message>
        <source>Link to a node that does not exist</source>
        <extracomment>IV005.fault, SA006.fault</extracomment>
        <translation>Связь с несуществующим узлом</translation>
    </message>
    <message>
        <source>Link to an area that is not a neighbour</source>
        <extracomment>IV020.fault, SA024.fault</extracomment>
        <translation>Связь с областью, которая не является соседней</translation>
    </message>
    <message>
        <source>Link to its own node</source>
        <extracomment>QN022.fault, SA021.fault</extracomment>
        <translation>Связь с собственным узлом</translation>
    </message>
    <message>
        <source>Link with a superfluous traversal</source>
        <extracomment>QN026.fault</extracomment>
        <translation>Связь с лишним переходом</translation>
    </message>
    <message>
        <source>Link without a reverse link</source>
        <extracomment>IV010.fault</extracomment>
        <translation>Связь без встречной</translation>
    </message>
    <message>
        <source>Link without a reverse link, or with more than one</source>
        <extracomment>SA020.fault</extracomment>
        <translation>Связь без встречной или с несколькими</translation>
    </message>
    <message>
        <source>Link without the traversal it needs</source>
        <extracomment>QN025.fault</extracomment>
        <translation>Связь без нужного ей перехода</translation>
    </message>
    <message>
        <source>Linked nodes have the same flood group. Off: flood groups are not changed.</source>
        <extracomment>gta_iv_paths.file.groups_agree.help</extracomment>
        <translation>У связанных узлов одна группа заливки. Выкл.: группы заливки не изменяются.</translation>
    </message>
    <message>
        <source>Linked nodes of different flood groups</source>
        <extracomment>IV018.fault</extracomment>
        <translation>Связанные узлы из разных групп заливки</translation>
    </message>
    <message>
        <source>Linking disabled</source>
        <extracomment>gta_iv_paths.node.linking_disabled</extracomment>
        <translation>Без связей</translation>
    </message>
    <message>
        <source>Linking disabled agrees</source>
        <extracomment>gta_iv_paths.file.disabled_agree</extracomment>
        <translation>«Без связей» согласовано</translation>
    </message>
    <message>
        <source>Linking is disabled, but the node has links</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>Установлено «Без связей», но у узла есть связи</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>gta_iv_paths.file.links, gta_iv_paths.node.link_count, gta_sa_extended_paths.file.links, gta_sa_extended_paths.node.link_count, gta_sa_paths.file.links, gta_sa_paths.node.link_count, quake_nav2.connect.section, quake_nav2.connect_as.section, quake_nav2.connect_one_way.section, quake_nav2.disconnect.section, quake_nav2.file.links, quake_nav2.link_near.section, quake_nav2.node.link_count, quake_nav2.one_way.section, quake_nav2.reverse.section, quake_nav2.set_teams.section, quake_nav2.set_type.section, quake_nav2.two_way.section, quake_nav3.connect.section, quake_nav3.connect_as.section, quake_nav3.connect_one_way.section, quake_nav3.disconnect.section, quake_nav3.file.links, quake_nav3.link_near.section, quake_nav3.node.link_count, quake_nav3.one_way.section, quake_nav3.reverse.section, quake_nav3.set_teams.section, quake_nav3.set_type.section, quake_nav3.two_way.section</extracomment>
        <translation>Связи</translation>
    </message>
    <message>
        <source>Links across a border lead to a neighbour area</source>
        <extracomment>SA024</extracomment>
        <translation>Связи через границу ведут в соседнюю область</translation>
    </message>
    <message>
        <source>Links are unique</source>
        <extracomment>QN023</extracomment>
        <translation>Связи уникальны</translation>
    </message>
    <message>
        <source>Links have no superfluous traversal</source>
        <extracomment>QN026</extracomment>
        <translation>У связей нет лишних переходов</translation>
    </message>
    <message>
        <source>Links have the traversals that their types need</source>
        <extracomment>QN025</extracomment>
        <translation>У связей есть переходы, нужные их типам</translation>
    </message>
    <message>
        <source>Links join nodes of one type</source>
        <extracomment>IV016</extracomment>
        <translation>Связи соединяют узлы одного типа</translation>
    </message>
    <message>
        <source>Links lead to neighbour areas</source>
        <extracomment>IV020</extracomment>
        <translation>Связи ведут в соседние области</translation>
    </message>
    <message>
        <source>Links of this node</source>
        <extracomment>gta_iv_paths.node.link_count.help</extracomment>
        <translation>Связи этого узла</translation>
    </message>
    <message>
        <source>Links of this node; the file has room for 15</source>
        <extracomment>gta_sa_extended_paths.node.link_count.help, gta_sa_paths.node.link_count.help</extracomment>
        <translation>Связи этого узла; в файле есть место для 15</translation>
    </message>
    <message>
        <source>Links that are tied to a moving brush</source>
        <extracomment>quake_nav2.file.edicts.help, quake_nav3.file.edicts.help</extracomment>
        <translation>Связи, привязанные к подвижному брашу</translation>
    </message>
    <message>
        <source>Links the nodes in both directions, in the order of selection</source>
        <extracomment>gta_iv_paths.connect.help, gta_sa_extended_paths.connect.help, gta_sa_paths.connect.help</extracomment>
        <translation>Связать узлы в обе стороны в порядке выделения</translation>
    </message>
    <message>
        <source>Links to navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.navi_links, gta_sa_paths.rebuild_derived.navi_links</extracomment>
        <translation>Ссылки на navi-узлы</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>gta_sa_save.zone.list</extracomment>
        <translation>Список</translation>
    </message>
    <message>
        <source>List of entrances not terminated</source>
        <extracomment>SAV-080.fault</extracomment>
        <translation>Список входов не завершён</translation>
    </message>
    <message>
        <source>List pointer</source>
        <extracomment>gta_sa_extended_paths.node.list_pointer, gta_sa_paths.node.list_pointer</extracomment>
        <translation>Указатель списка</translation>
    </message>
    <message>
        <source>Locals</source>
        <extracomment>gta_sa_save.thread.locals</extracomment>
        <translation>Локальные переменные</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>gta_sa_save.car_generator.lock</extracomment>
        <translation>Заперта</translation>
    </message>
    <message>
        <source>Lod links</source>
        <extracomment>gta_sa_save.file.lod_links</extracomment>
        <translation>Связи LOD</translation>
    </message>
    <message>
        <source>Los Santos</source>
        <extracomment>gta_sa_save.simple_vars.level.1, gta_sa_save.zone.level.1</extracomment>
        <translation>Лос-Сантос</translation>
    </message>
    <message>
        <source>Los Santos Vagos</source>
        <extracomment>gta_sa_save.zone_population.gang_3</extracomment>
        <translation>Los Santos Vagos</translation>
    </message>
    <message>
        <source>Low step connected only one way</source>
        <extracomment>NAV056.fault</extracomment>
        <translation>Низкая ступень соединена только в одну сторону</translation>
    </message>
    <message>
        <source>Low steps are connected both ways</source>
        <extracomment>NAV056</extracomment>
        <translation>Низкие ступени соединены в обе стороны</translation>
    </message>
    <message>
        <source>Lower end</source>
        <extracomment>source_nav.ladder.bottom.help</extracomment>
        <translation>Нижний конец</translation>
    </message>
    <message>
        <source>Lying down</source>
        <extracomment>source_nav.area.spawn_lying_down</extracomment>
        <translation>Лёжа</translation>
    </message>
    <message>
        <source>Mafia</source>
        <extracomment>gta_sa_save.zone_population.gang_6</extracomment>
        <translation>Мафия</translation>
    </message>
    <message>
        <source>Main size</source>
        <extracomment>gta_sa_save.file.main_size</extracomment>
        <translation>Размер скрипта</translation>
    </message>
    <message>
        <source>Make One-Way</source>
        <extracomment>quake_nav2.one_way, quake_nav3.one_way</extracomment>
        <translation>Сделать односторонними</translation>
    </message>
    <message>
        <source>Make Two-Way</source>
        <extracomment>quake_nav2.two_way, quake_nav3.two_way, source_nav.make_two_way</extracomment>
        <translation>Сделать двусторонними</translation>
    </message>
    <message>
        <source>Map entity whose bounds have this size. A question mark means that others match as well.</source>
        <extracomment>quake_nav2.edict.brush.help, quake_nav3.edict.brush.help</extracomment>
        <translation>Энтити карты, границы которой имеют этот размер. Вопросительный знак означает, что подходят и другие.</translation>
    </message>
    <message>
        <source>Map information</source>
        <extracomment>quake_nav2.file.json_meta</extracomment>
        <translation>Сведения о карте</translation>
    </message>
    <message>
        <source>Map section</source>
        <extracomment>gta_sa_save.car_generator.map_section</extracomment>
        <translation>Секция карты</translation>
    </message>
    <message>
        <source>Map, contributors and comments of a .navjson file, as JSON</source>
        <extracomment>quake_nav2.file.json_meta.help</extracomment>
        <translation>Карта, участники и комментарии файла .navjson в виде JSON</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>gta_sa_save.region_around.margin</extracomment>
        <translation>Отступ</translation>
    </message>
    <message>
        <source>Mark as Crossing</source>
        <extracomment>gta_sa_extended_paths.crossing, gta_sa_paths.crossing</extracomment>
        <translation>Пометить как переход</translation>
    </message>
    <message>
        <source>Mark as Crossing with Light</source>
        <extracomment>gta_sa_extended_paths.pedestrian_light, gta_sa_paths.pedestrian_light</extracomment>
        <translation>Пометить как переход со светофором</translation>
    </message>
    <message>
        <source>Marked as a dead end, although two or more ways lead on from here</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Помечен как тупик, хотя отсюда ведут дальше два пути или больше</translation>
    </message>
    <message>
        <source>Marked as {}, but no {}</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Помечен как {}, но отсутствует {}</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>gta_sa_save.gang_wars.marker, gta_sa_save.marker.appearance.section, gta_sa_save.marker.colour.section, gta_sa_save.marker.display.section, gta_sa_save.marker.sprite.section, gta_sa_save.marker.type.section, gta_sa_save.marker_3d.position.section, gta_sa_save.marker_3d.used.section</extracomment>
        <translation>Маркер</translation>
    </message>
    <message>
        <source>Marker of a missing entrance</source>
        <extracomment>SAV-092.fault</extracomment>
        <translation>Маркер отсутствующего входа</translation>
    </message>
    <message>
        <source>Marks the selected pedestrian links as crossing a road at a pedestrian light</source>
        <extracomment>gta_sa_extended_paths.pedestrian_light.help, gta_sa_paths.pedestrian_light.help</extracomment>
        <translation>Пометить выделенные пешеходные связи как переход дороги у пешеходного светофора</translation>
    </message>
    <message>
        <source>Marks the selected pedestrian links as crossing a road without a light</source>
        <extracomment>gta_sa_extended_paths.crossing.help, gta_sa_paths.crossing.help</extracomment>
        <translation>Пометить выделенные пешеходные связи как переход дороги без светофора</translation>
    </message>
    <message>
        <source>Marks the selected pedestrian links as not crossing a road</source>
        <extracomment>gta_sa_extended_paths.no_crossing.help, gta_sa_paths.no_crossing.help</extracomment>
        <translation>Пометить выделенные пешеходные связи как не пересекающие дорогу</translation>
    </message>
    <message>
        <source>Max chaos</source>
        <extracomment>gta_sa_save.simple_vars.max_chaos</extracomment>
        <translation>Макс. хаос</translation>
    </message>
    <message>
        <source>Max wanted</source>
        <extracomment>gta_sa_save.simple_vars.max_wanted</extracomment>
        <translation>Макс. розыск</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>quake_nav2.fit_radius.most, quake_nav3.fit_radius.most, source_nav.select_height_range.high</extracomment>
        <translation>Максимум</translation>
    </message>
    <message>
        <source>Maximum armour</source>
        <extracomment>gta_sa_save.player_info.max_armour</extracomment>
        <translation>Максимум брони</translation>
    </message>
    <message>
        <source>Maximum corner</source>
        <extracomment>gta_sa_save.path_region.maximum, gta_sa_save.set_piece.maximum, gta_sa_save.zone.maximum, quake_nav2.edict.maximum, quake_nav3.edict.maximum</extracomment>
        <translation>Максимальный угол</translation>
    </message>
    <message>
        <source>Maximum delay</source>
        <extracomment>gta_sa_save.car_generator.max_delay</extracomment>
        <translation>Максимальная задержка</translation>
    </message>
    <message>
        <source>Maximum distance</source>
        <extracomment>gta_iv_paths.curve.longest, gta_sa_extended_paths.curve.longest, gta_sa_paths.curve.longest, quake_nav2.link_near.reach, quake_nav2.retie.reach, quake_nav3.link_near.reach, quake_nav3.retie.reach</extracomment>
        <translation>Максимальное расстояние</translation>
    </message>
    <message>
        <source>Maximum distance between corners and the new surface</source>
        <extracomment>source_nav.merge.tolerance.help</extracomment>
        <translation>Максимальное расстояние между углами и новой поверхностью</translation>
    </message>
    <message>
        <source>Maximum distance between nodes</source>
        <extracomment>quake_nav2.link_near.reach.help, quake_nav3.link_near.reach.help</extracomment>
        <translation>Максимальное расстояние между узлами</translation>
    </message>
    <message>
        <source>Maximum distance downwards</source>
        <extracomment>source_nav.corners_to_ground.limit.help</extracomment>
        <translation>Максимальное расстояние вниз</translation>
    </message>
    <message>
        <source>Maximum distance of corners from the new surfaces</source>
        <extracomment>source_nav.simplify.tolerance.help</extracomment>
        <translation>Максимальное расстояние углов от новых поверхностей</translation>
    </message>
    <message>
        <source>Maximum distance upwards</source>
        <extracomment>source_nav.corners_to_ground.step.help</extracomment>
        <translation>Максимальное расстояние вверх</translation>
    </message>
    <message>
        <source>Maximum health</source>
        <extracomment>gta_sa_save.player_info.max_health</extracomment>
        <translation>Максимум здоровья</translation>
    </message>
    <message>
        <source>Maximum height</source>
        <extracomment>gta_sa_save.path_region.high</extracomment>
        <translation>Максимальная высота</translation>
    </message>
    <message>
        <source>Maximum height difference of new connections</source>
        <extracomment>source_nav.remove_jump_areas.height.help</extracomment>
        <translation>Максимальная разница высот новых соединений</translation>
    </message>
    <message>
        <source>Maximum height of the ground above the dragged corners</source>
        <extracomment>source_nav.area.step.help</extracomment>
        <translation>Максимальная высота земли над заданными углами</translation>
    </message>
    <message>
        <source>Maximum jump</source>
        <extracomment>source_nav.remove_jump_areas.height</extracomment>
        <translation>Максимальный прыжок</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <extracomment>gta_iv_paths.split_link.longest, gta_iv_paths.split_run.longest, gta_sa_extended_paths.split_link.longest, gta_sa_paths.split_link.longest</extracomment>
        <translation>Максимальная длина</translation>
    </message>
    <message>
        <source>Maximum radius</source>
        <extracomment>quake_nav2.fit_radius.most.help, quake_nav3.fit_radius.most.help</extracomment>
        <translation>Максимальный радиус</translation>
    </message>
    <message>
        <source>Maximum size</source>
        <extracomment>source_nav.chop.size, source_nav.simplify.size</extracomment>
        <translation>Максимальный размер</translation>
    </message>
    <message>
        <source>Maximum step down</source>
        <extracomment>source_nav.corners_to_ground.limit</extracomment>
        <translation>Максимальный шаг вниз</translation>
    </message>
    <message>
        <source>Maximum step up</source>
        <extracomment>source_nav.corners_to_ground.step</extracomment>
        <translation>Максимальный шаг вверх</translation>
    </message>
    <message>
        <source>Maximum x and y, with the height there</source>
        <extracomment>source_nav.area.south_east.help</extracomment>
        <translation>Максимальные x и y и высота там</translation>
    </message>
    <message>
        <source>May be flooded while the game runs</source>
        <extracomment>quake_nav3.node.check_liquid.help</extracomment>
        <translation>Может быть затоплено во время игры</translation>
    </message>
    <message>
        <source>May shoot out of cars</source>
        <extracomment>gta_sa_save.player_info.drive_by</extracomment>
        <translation>Может стрелять из машин</translation>
    </message>
    <message>
        <source>Mean height to use</source>
        <extracomment>source_nav.level.height.help</extracomment>
        <translation>Какую среднюю высоту использовать</translation>
    </message>
    <message>
        <source>Mean light</source>
        <extracomment>source_nav.area.light</extracomment>
        <translation>Средняя освещённость</translation>
    </message>
    <message>
        <source>Meaningful only in the process that wrote the file</source>
        <extracomment>quake_nav2.edict.class_name_id.help, quake_nav2.edict.target_name_id.help</extracomment>
        <translation>Имеет смысл только в процессе, записавшем файл</translation>
    </message>
    <message>
        <source>Median strip</source>
        <extracomment>gta_iv_paths.build_road.median, gta_iv_paths.build_water.median, gta_iv_paths.set_run.median, gta_sa_extended_paths.build_road.median, gta_sa_extended_paths.build_water.median, gta_sa_extended_paths.set_run.median, gta_sa_paths.build_road.median, gta_sa_paths.build_water.median, gta_sa_paths.set_run.median</extracomment>
        <translation>Разделительная</translation>
    </message>
    <message>
        <source>Melee proof</source>
        <extracomment>gta_sa_save.stored_car.proof_melee</extracomment>
        <translation>Защита от ударов</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>source_nav.merge</extracomment>
        <translation>Слить</translation>
    </message>
    <message>
        <source>Merge Nodes</source>
        <extracomment>SA051.fix, gta_iv_paths.merge, gta_sa_extended_paths.merge, gta_sa_paths.merge, quake_nav2.merge, quake_nav3.merge</extracomment>
        <translation>Слить узлы</translation>
    </message>
    <message>
        <source>Merge with First</source>
        <extracomment>NAV063.fix</extracomment>
        <translation>Слить с первым</translation>
    </message>
    <message>
        <source>Merges selected areas that together fill a rectangle. The first selected keeps its ID.</source>
        <extracomment>source_nav.merge.help</extracomment>
        <translation>Слить выделенные области, вместе заполняющие прямоугольник. Первая выделенная сохраняет свой ID.</translation>
    </message>
    <message>
        <source>Merges selected neighbours of the same type into larger rectangles where the heights allow it</source>
        <extracomment>source_nav.simplify.help</extracomment>
        <translation>Слить выделенных соседей одного типа в большие прямоугольники, где позволяют высоты</translation>
    </message>
    <message>
        <source>Merges the selected nodes into the last one, which gets the links of the others</source>
        <extracomment>gta_iv_paths.merge.help, gta_sa_extended_paths.merge.help, gta_sa_paths.merge.help, quake_nav2.merge.help, quake_nav3.merge.help</extracomment>
        <translation>Слить выделенные узлы в последний, который получит связи остальных</translation>
    </message>
    <message>
        <source>Mesh</source>
        <extracomment>source_nav.file.analysed.section, source_nav.file.bsp_size.section, source_nav.file.label.section, source_nav.file.layout.section, source_nav.file.sub_version.section, source_nav.file.version.section, source_nav.set_map_size.section</extracomment>
        <translation>Нав-сетка</translation>
    </message>
    <message>
        <source>Mesh made for another size of the map</source>
        <extracomment>NAV075.fault</extracomment>
        <translation>Нав-сетка сделана для карты другого размера</translation>
    </message>
    <message>
        <source>Mesh of another map</source>
        <extracomment>NAV076.fault</extracomment>
        <translation>Нав-сетка другой карты</translation>
    </message>
    <message>
        <source>Mesh without areas</source>
        <extracomment>NAV001.fault</extracomment>
        <translation>Нав-сетка без областей</translation>
    </message>
    <message>
        <source>Meshes have no version &quot;{}&quot;.</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>У нав-сеток нет версии «{}».</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>source_nav.select_height_range.low</extracomment>
        <translation>Минимум</translation>
    </message>
    <message>
        <source>Minimum corner</source>
        <extracomment>gta_sa_save.path_region.minimum, gta_sa_save.set_piece.minimum, gta_sa_save.zone.minimum, quake_nav2.edict.minimum, quake_nav3.edict.minimum</extracomment>
        <translation>Минимальный угол</translation>
    </message>
    <message>
        <source>Minimum delay</source>
        <extracomment>gta_sa_save.car_generator.min_delay</extracomment>
        <translation>Минимальная задержка</translation>
    </message>
    <message>
        <source>Minimum height</source>
        <extracomment>gta_sa_save.path_region.low</extracomment>
        <translation>Минимальная высота</translation>
    </message>
    <message>
        <source>Minimum x and y, with the height there. North is towards lower y.</source>
        <extracomment>source_nav.area.north_west.help</extracomment>
        <translation>Минимальные x и y и высота там. Север — в сторону меньших y.</translation>
    </message>
    <message>
        <source>Minute</source>
        <extracomment>gta_sa_save.simple_vars.minute</extracomment>
        <translation>Минута</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>gta_iv_paths.mirror_selection, gta_sa_extended_paths.mirror_selection, gta_sa_paths.mirror_selection, gta_sa_save.mirror_selection, quake_nav2.mirror_selection, quake_nav3.mirror_selection, source_nav.mirror_selection</extracomment>
        <translation>Отразить</translation>
    </message>
    <message>
        <source>Mirror Lanes</source>
        <extracomment>IV012.fix, gta_iv_paths.mirror_lanes</extracomment>
        <translation>Отразить полосы</translation>
    </message>
    <message>
        <source>Mirrored Copy</source>
        <extracomment>quake_nav2.mirror, quake_nav3.mirror</extracomment>
        <translation>Отражённая копия</translation>
    </message>
    <message>
        <source>Mirrors the selection east to west or north to south</source>
        <extracomment>gta_iv_paths.mirror_selection.help, gta_sa_extended_paths.mirror_selection.help, gta_sa_paths.mirror_selection.help, gta_sa_save.mirror_selection.help, quake_nav2.mirror_selection.help, quake_nav3.mirror_selection.help, source_nav.mirror_selection.help</extracomment>
        <translation>Отразить выделение с востока на запад или с севера на юг</translation>
    </message>
    <message>
        <source>Missing approach area</source>
        <extracomment>NAV032.fault</extracomment>
        <translation>Отсутствующая область подхода</translation>
    </message>
    <message>
        <source>Missing area at a ladder&apos;s end</source>
        <extracomment>NAV025.fault</extracomment>
        <translation>Отсутствующая область у конца лестницы</translation>
    </message>
    <message>
        <source>Missing area of an encounter path</source>
        <extracomment>NAV030.fault</extracomment>
        <translation>Отсутствующая область пути встречи</translation>
    </message>
    <message>
        <source>Missing area of inherited visibility</source>
        <extracomment>NAV034.fault</extracomment>
        <translation>Отсутствующая область наследуемой видимости</translation>
    </message>
    <message>
        <source>Missing ladder of an area</source>
        <extracomment>NAV004.fault</extracomment>
        <translation>Отсутствующая лестница области</translation>
    </message>
    <message>
        <source>Missing place of an area</source>
        <extracomment>NAV035.fault</extracomment>
        <translation>Отсутствующее место области</translation>
    </message>
    <message>
        <source>Missing spot of an encounter path</source>
        <extracomment>NAV031.fault</extracomment>
        <translation>Отсутствующая точка пути встречи</translation>
    </message>
    <message>
        <source>Missing traversal</source>
        <extracomment>QN024.fault</extracomment>
        <translation>Отсутствующий переход</translation>
    </message>
    <message>
        <source>Missing visible area</source>
        <extracomment>NAV011.fault</extracomment>
        <translation>Отсутствующая видимая область</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>gta_sa_save.thread.is_mission</extracomment>
        <translation>Миссия</translation>
    </message>
    <message>
        <source>Mission pack</source>
        <extracomment>gta_sa_save.simple_vars.mission_pack</extracomment>
        <translation>Пакет миссий</translation>
    </message>
    <message>
        <source>Missions</source>
        <extracomment>gta_sa_save.file.missions</extracomment>
        <translation>Миссии</translation>
    </message>
    <message>
        <source>Mob only</source>
        <extracomment>source_nav.area.mob_only</extracomment>
        <translation>Только толпа</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>gta_sa_save.car_generator.model, gta_sa_save.object.model, gta_sa_save.parked_car.model, gta_sa_save.pickup.model, gta_sa_save.player.model, gta_sa_save.reuse_generator.model, gta_sa_save.stored_car.model</extracomment>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Model index</source>
        <extracomment>quake_nav3.edict.model_index, quake_nav3.tie.number</extracomment>
        <translation>Индекс модели</translation>
    </message>
    <message>
        <source>Model override</source>
        <extracomment>gta_sa_save.gang.model</extracomment>
        <translation>Замена модели</translation>
    </message>
    <message>
        <source>Model {} is not a car of the game</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Модель {} — не машина игры</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>gta_sa_save.player_info.money, gta_sa_save.player_info.money.section, gta_sa_save.player_info.shown_money.section</extracomment>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Money per day</source>
        <extracomment>gta_sa_save.pickup.money_per_day</extracomment>
        <translation>Деньги в день</translation>
    </message>
    <message>
        <source>Money shown</source>
        <extracomment>gta_sa_save.player_info.shown_money</extracomment>
        <translation>Показанные деньги</translation>
    </message>
    <message>
        <source>Month</source>
        <extracomment>gta_sa_save.simple_vars.month</extracomment>
        <translation>Месяц</translation>
    </message>
    <message>
        <source>More than 12 outgoing links</source>
        <extracomment>QN012.fault</extracomment>
        <translation>Больше 12 исходящих связей</translation>
    </message>
    <message>
        <source>More than 16 approach areas</source>
        <extracomment>NAV033.fault</extracomment>
        <translation>Больше 16 областей подхода</translation>
    </message>
    <message>
        <source>More than 255 flood groups of a type</source>
        <extracomment>SA042.fault</extracomment>
        <translation>Больше 255 групп заливки одного типа</translation>
    </message>
    <message>
        <source>More vehicle nodes counted than there are nodes</source>
        <extracomment>SA012.fault</extracomment>
        <translation>Учтено больше транспортных узлов, чем есть узлов</translation>
    </message>
    <message>
        <source>Most locals</source>
        <extracomment>gta_sa_save.file.most_locals</extracomment>
        <translation>Макс. локальных переменных</translation>
    </message>
    <message>
        <source>Mostly flat</source>
        <extracomment>source_nav.area.mostly_flat</extracomment>
        <translation>Почти ровно</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>quake_nav2.node.handle, quake_nav2.traversal.handle, quake_nav3.node.handle, quake_nav3.traversal.handle, source_nav.area.handle</extracomment>
        <translation>Переместить</translation>
    </message>
    <message>
        <source>Move By</source>
        <extracomment>source_nav.shift</extracomment>
        <translation>Сдвинуть на</translation>
    </message>
    <message>
        <source>Move Earlier</source>
        <extracomment>gta_sa_save.region_earlier</extracomment>
        <translation>Переместить раньше</translation>
    </message>
    <message>
        <source>Move East Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Сдвинуть восточный край</translation>
    </message>
    <message>
        <source>Move End</source>
        <extracomment>quake_nav2.traversal.handle, quake_nav3.traversal.handle</extracomment>
        <translation>Переместить конец</translation>
    </message>
    <message>
        <source>Move Exit</source>
        <extracomment>quake_nav2.traversal.handle, quake_nav3.traversal.handle</extracomment>
        <translation>Переместить выход</translation>
    </message>
    <message>
        <source>Move Hiding Spots to Area Below</source>
        <extracomment>source_nav.spots_to_area</extracomment>
        <translation>Перенести укрытия в область снизу</translation>
    </message>
    <message>
        <source>Move Later</source>
        <extracomment>gta_sa_save.region_later</extracomment>
        <translation>Переместить позже</translation>
    </message>
    <message>
        <source>Move North Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Сдвинуть северный край</translation>
    </message>
    <message>
        <source>Move North-East Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Сдвинуть северо-восточный угол</translation>
    </message>
    <message>
        <source>Move North-West Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Сдвинуть северо-западный угол</translation>
    </message>
    <message>
        <source>Move South Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Сдвинуть южный край</translation>
    </message>
    <message>
        <source>Move South-East Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Сдвинуть юго-восточный угол</translation>
    </message>
    <message>
        <source>Move South-West Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Сдвинуть юго-западный угол</translation>
    </message>
    <message>
        <source>Move Start</source>
        <extracomment>quake_nav2.traversal.handle, quake_nav3.traversal.handle</extracomment>
        <translation>Переместить начало</translation>
    </message>
    <message>
        <source>Move West Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Сдвинуть западный край</translation>
    </message>
    <message>
        <source>Move to Correct Area</source>
        <extracomment>SA023.fix, gta_iv_paths.move_to_area, gta_sa_extended_paths.move_to_area, gta_sa_paths.move_to_area</extracomment>
        <translation>Перенести в нужную область</translation>
    </message>
    <message>
        <source>Move to Correct File</source>
        <extracomment>IV015.fix, SA030.fix</extracomment>
        <translation>Перенести в нужный файл</translation>
    </message>
    <message>
        <source>Move to Correct Side</source>
        <extracomment>NAV022.fix</extracomment>
        <translation>Перенести на верную сторону</translation>
    </message>
    <message>
        <source>Move to End</source>
        <extracomment>gta_sa_save.region_last</extracomment>
        <translation>Переместить в конец</translation>
    </message>
    <message>
        <source>Move to Floor</source>
        <extracomment>QN051.fix</extracomment>
        <translation>Переместить на пол</translation>
    </message>
    <message>
        <source>Move to Front</source>
        <extracomment>gta_sa_save.region_first</extracomment>
        <translation>Переместить в начало</translation>
    </message>
    <message>
        <source>Move to Middle of Edge</source>
        <extracomment>SA052.fix</extracomment>
        <translation>Переместить в середину ребра</translation>
    </message>
    <message>
        <source>Moves each corner of the selected areas to the ground of the map</source>
        <extracomment>source_nav.corners_to_ground.help</extracomment>
        <translation>Переместить каждый угол выделенных областей на землю карты</translation>
    </message>
    <message>
        <source>Moves each selected element towards the midpoint of its neighbours. The ends of the line stay.</source>
        <extracomment>gta_iv_paths.smooth.help, gta_sa_extended_paths.smooth.help, gta_sa_paths.smooth.help, gta_sa_save.smooth.help, quake_nav2.smooth.help, quake_nav3.smooth.help, source_nav.smooth.help</extracomment>
        <translation>Сместить каждый выделенный элемент к середине между соседями. Концы линии остаются на месте.</translation>
    </message>
    <message>
        <source>Moves nodes outside the square of their area to the area that contains them</source>
        <extracomment>gta_iv_paths.move_to_area.help, gta_sa_extended_paths.move_to_area.help, gta_sa_paths.move_to_area.help</extracomment>
        <translation>Перенести узлы вне квадрата своей области в область, в которой они лежат</translation>
    </message>
    <message>
        <source>Moves the edges of the selected areas to multiples of a step</source>
        <extracomment>source_nav.snap_to_grid.help</extracomment>
        <translation>Сдвинуть края выделенных областей на числа, кратные шагу</translation>
    </message>
    <message>
        <source>Moves the selected areas with their hiding spots and the ladders between them, and the selected spots and ladders</source>
        <extracomment>source_nav.shift.help</extracomment>
        <translation>Сдвинуть выделенные области с их укрытиями и лестницами между ними, а также выделенные точки и лестницы</translation>
    </message>
    <message>
        <source>Moves the selected areas with their hiding spots, and the selected spots and ladders, up or down</source>
        <extracomment>source_nav.raise.help</extracomment>
        <translation>Сдвинуть вверх или вниз выделенные области с их укрытиями, а также выделенные точки и лестницы</translation>
    </message>
    <message>
        <source>Moves the selected elements apart, or together</source>
        <extracomment>gta_iv_paths.scale_selection.help, gta_sa_extended_paths.scale_selection.help, gta_sa_paths.scale_selection.help, gta_sa_save.scale_selection.help, quake_nav2.scale_selection.help, quake_nav3.scale_selection.help, source_nav.scale_selection.help</extracomment>
        <translation>Раздвинуть или сблизить выделенные элементы</translation>
    </message>
    <message>
        <source>Moves the selected elements onto the straight line from the first to the last</source>
        <extracomment>gta_iv_paths.align.help, gta_sa_extended_paths.align.help, gta_sa_paths.align.help, gta_sa_save.align.help, quake_nav2.align.help, quake_nav3.align.help, source_nav.align.help</extracomment>
        <translation>Переместить выделенные элементы на прямую от первого до последнего</translation>
    </message>
    <message>
        <source>Moves the selected hiding spots to the height of their area</source>
        <extracomment>source_nav.spots_to_ground.help</extracomment>
        <translation>Переместить выделенные укрытия на высоту их области</translation>
    </message>
    <message>
        <source>Muscle</source>
        <extracomment>gta_sa_save.player.muscle</extracomment>
        <translation>Мускулы</translation>
    </message>
    <message>
        <source>Must be 0x7FFE, not visited; another value breaks the game&apos;s route search</source>
        <extracomment>gta_sa_extended_paths.node.search_cost.help, gta_sa_paths.node.search_cost.help</extracomment>
        <translation>Должно быть 0x7FFE (не посещён); другое значение ломает поиск пути в игре</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>gta_sa_save.file.name, gta_sa_save.garage.name, gta_sa_save.simple_vars.save_name, gta_sa_save.thread.name, gta_sa_save.zone.name, source_nav.fog_place.name, source_nav.place.name</extracomment>
        <translation>Название</translation>
    </message>
    <message>
        <source>Name of a fog controller in the map</source>
        <extracomment>source_nav.fog_place.name.help</extracomment>
        <translation>Имя контроллера тумана на карте</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <extracomment>quake_nav2.file.name.help, quake_nav3.file.name.help, source_nav.file.label.help</extracomment>
        <translation>Имя файла</translation>
    </message>
    <message>
        <source>Name of the file that holds this area</source>
        <extracomment>gta_iv_paths.file.name.help, gta_sa_extended_paths.file.name.help, gta_sa_paths.file.name.help</extracomment>
        <translation>Имя файла, в котором хранится эта область</translation>
    </message>
    <message>
        <source>Name of the population script</source>
        <extracomment>source_nav.file.population.help</extracomment>
        <translation>Имя скрипта населения</translation>
    </message>
    <message>
        <source>Name of the save not terminated</source>
        <extracomment>SAV-007.fault</extracomment>
        <translation>Название сохранения не завершено нулём</translation>
    </message>
    <message>
        <source>Name that bots call out for this area</source>
        <extracomment>source_nav.area.place.help</extracomment>
        <translation>Название, которое боты выкрикивают для этой области</translation>
    </message>
    <message>
        <source>Name that bots call out. Names that the game knows are in its phrase file.</source>
        <extracomment>source_nav.place.name.help</extracomment>
        <translation>Название, которое выкрикивают боты. Известные игре названия есть в её файле фраз.</translation>
    </message>
    <message>
        <source>Name that bots use for the areas</source>
        <extracomment>source_nav.flood_place.place.help, source_nav.set_place.place.help</extracomment>
        <translation>Название, которое боты используют для областей</translation>
    </message>
    <message>
        <source>Names in the list of places</source>
        <extracomment>source_nav.file.places.help</extracomment>
        <translation>Названия в списке мест</translation>
    </message>
    <message>
        <source>Nav blocker</source>
        <extracomment>source_nav.area.blocker</extracomment>
        <translation>Блокировщик</translation>
    </message>
    <message>
        <source>Navi node</source>
        <extracomment>gta_sa_extended_paths.link.navi, gta_sa_extended_paths.navi.area.section, gta_sa_extended_paths.navi.attached.section, gta_sa_extended_paths.navi.direction.section, gta_sa_extended_paths.navi.id.section, gta_sa_extended_paths.navi.position.section, gta_sa_extended_paths.navi.width.section, gta_sa_paths.link.navi, gta_sa_paths.navi.area.section, gta_sa_paths.navi.attached.section, gta_sa_paths.navi.direction.section, gta_sa_paths.navi.id.section, gta_sa_paths.navi.position.section, gta_sa_paths.navi.width.section</extracomment>
        <translation>Navi-узел</translation>
    </message>
    <message>
        <source>Navi node differs from the reverse link&apos;s</source>
        <extracomment>SA029.fault</extracomment>
        <translation>Navi-узел отличается от navi-узла встречной связи</translation>
    </message>
    <message>
        <source>Navi node far from the middle of its edge</source>
        <extracomment>SA052.fault</extracomment>
        <translation>Navi-узел далеко от середины своего ребра</translation>
    </message>
    <message>
        <source>Navi node not as wide as the wider end</source>
        <extracomment>SA056.fault</extracomment>
        <translation>Ширина navi-узла не как у более широкого конца</translation>
    </message>
    <message>
        <source>Navi node not attached to the lower end of its edge</source>
        <extracomment>SA027.fault</extracomment>
        <translation>Navi-узел не закреплён за младшим концом своего ребра</translation>
    </message>
    <message>
        <source>Navi node outside its area&apos;s square</source>
        <extracomment>SA030.fault</extracomment>
        <translation>Navi-узел вне квадрата своей области</translation>
    </message>
    <message>
        <source>Navi node shared by different edges</source>
        <extracomment>SA032.fault</extracomment>
        <translation>Общий navi-узел у разных рёбер</translation>
    </message>
    <message>
        <source>Navi node that no edge uses</source>
        <extracomment>SA031.fault</extracomment>
        <translation>Navi-узел, не используемый ни одним ребром</translation>
    </message>
    <message>
        <source>Navi nodes</source>
        <extracomment>gta_sa_extended_paths.file.navi_nodes, gta_sa_paths.file.navi_nodes</extracomment>
        <translation>Navi-узлы</translation>
    </message>
    <message>
        <source>Navi nodes are as wide as the wider end</source>
        <extracomment>SA056</extracomment>
        <translation>Ширина navi-узлов — как у более широкого конца</translation>
    </message>
    <message>
        <source>Navi nodes are attached to the lower end of their edge</source>
        <extracomment>SA027</extracomment>
        <translation>Navi-узлы закреплены за младшим концом своего ребра</translation>
    </message>
    <message>
        <source>Navi nodes are stored in the file of their own square</source>
        <extracomment>SA030</extracomment>
        <translation>Navi-узлы хранятся в файле своего квадрата</translation>
    </message>
    <message>
        <source>Navi nodes are used</source>
        <extracomment>SA031</extracomment>
        <translation>Navi-узлы используются</translation>
    </message>
    <message>
        <source>Navi nodes belong to one edge</source>
        <extracomment>SA032</extracomment>
        <translation>Navi-узел принадлежит одному ребру</translation>
    </message>
    <message>
        <source>Navi nodes lie near the middle of their edge</source>
        <extracomment>SA052</extracomment>
        <translation>Navi-узлы лежат около середины своего ребра</translation>
    </message>
    <message>
        <source>Navi word</source>
        <extracomment>gta_sa_extended_paths.link.navi_word, gta_sa_paths.link.navi_word</extracomment>
        <translation>Слово navi</translation>
    </message>
    <message>
        <source>Nearly all path regions are in use</source>
        <extracomment>SAV-025.fault</extracomment>
        <translation>Почти все регионы путей заняты</translation>
    </message>
    <message>
        <source>Neighbour area is not open</source>
        <extracomment>IV023.fault, SA057.fault</extracomment>
        <translation>Соседняя область не открыта</translation>
    </message>
    <message>
        <source>Neighbour areas are open</source>
        <extracomment>IV023, SA057</extracomment>
        <translation>Соседние области открыты</translation>
    </message>
    <message>
        <source>Never counts as blocked</source>
        <extracomment>source_nav.area.tf_unblockable.help</extracomment>
        <translation>Никогда не считается заблокированной</translation>
    </message>
    <message>
        <source>Never set by the game, which switches generators by the cars left</source>
        <extracomment>gta_sa_save.car_generator.active.help</extracomment>
        <translation>Игра его не устанавливает: она отключает генераторы по остатку машин</translation>
    </message>
    <message>
        <source>Never set in original files</source>
        <extracomment>quake_nav2.link.type_high.help, quake_nav2.node.bits_6_15.help, quake_nav2.node.bits_8_15.help, quake_nav2.node.bits_9_15.help, quake_nav3.link.bit_7.help, quake_nav3.node.bits_14_15.help</extracomment>
        <translation>В исходных файлах не встречается</translation>
    </message>
    <message>
        <source>Never set in the stock game</source>
        <extracomment>gta_sa_extended_paths.node.bit_11.help, gta_sa_extended_paths.node.bit_14.help, gta_sa_extended_paths.node.bit_15.help, gta_sa_extended_paths.node.bit_9.help, gta_sa_extended_paths.node.bits_24_31.help, gta_sa_paths.node.bit_11.help, gta_sa_paths.node.bit_14.help, gta_sa_paths.node.bit_15.help, gta_sa_paths.node.bit_9.help, gta_sa_paths.node.bits_24_31.help</extracomment>
        <translation>В исходной игре не встречается</translation>
    </message>
    <message>
        <source>Never used: needs {} unlocked cities</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Не используется: нужно открытых городов {}</translation>
    </message>
    <message>
        <source>New Place</source>
        <extracomment>source_nav.new_place</extracomment>
        <translation>Новое место</translation>
    </message>
    <message>
        <source>New nodes on each link</source>
        <extracomment>gta_iv_paths.insert.nodes.help, gta_sa_extended_paths.insert.nodes.help, gta_sa_paths.insert.nodes.help</extracomment>
        <translation>Новые узлы на каждой связи</translation>
    </message>
    <message>
        <source>New place of the areas</source>
        <extracomment>source_nav.replace_place.to.help</extracomment>
        <translation>Новое место областей</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>source_nav.area.approach.next</extracomment>
        <translation>Следующая</translation>
    </message>
    <message>
        <source>Next attack</source>
        <extracomment>gta_sa_save.gang_wars.next_attack</extracomment>
        <translation>Следующее нападение</translation>
    </message>
    <message>
        <source>Next collected pickup outside the list</source>
        <extracomment>SAV-052.fault</extracomment>
        <translation>Следующий собранный пикап за пределами списка</translation>
    </message>
    <message>
        <source>Next thread</source>
        <extracomment>gta_sa_save.thread.next</extracomment>
        <translation>Следующий поток</translation>
    </message>
    <message>
        <source>Next time</source>
        <extracomment>gta_sa_save.car_generator.next_time</extracomment>
        <translation>Следующее время</translation>
    </message>
    <message>
        <source>Next to a drop</source>
        <extracomment>source_nav.area.cliff.help</extracomment>
        <translation>Рядом с обрывом</translation>
    </message>
    <message>
        <source>Next weather</source>
        <extracomment>gta_sa_save.simple_vars.new_weather</extracomment>
        <translation>Следующая погода</translation>
    </message>
    <message>
        <source>Nitro left</source>
        <extracomment>gta_sa_save.stored_car.nitro</extracomment>
        <translation>Остаток нитро</translation>
    </message>
    <message>
        <source>No area at {} at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Нет области: {} в ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>No area has the attribute &quot;jump&quot;.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Ни у одной области нет атрибута «прыжок».</translation>
    </message>
    <message>
        <source>No area has this place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Этого места нет ни у одной области.</translation>
    </message>
    <message>
        <source>No area has this place: the game drops the name when it saves</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Этого места нет ни у одной области: при сохранении игра отбрасывает название</translation>
    </message>
    <message>
        <source>No bytes follow the links</source>
        <extracomment>IV001</extracomment>
        <translation>После связей нет байтов</translation>
    </message>
    <message>
        <source>No bytes follow the mesh</source>
        <extracomment>NAV050</extracomment>
        <translation>После нав-сетки нет байтов</translation>
    </message>
    <message>
        <source>No change of {} was interrupted.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Прерванных изменений нет: {}.</translation>
    </message>
    <message>
        <source>No connection climbs higher than 200 units</source>
        <extracomment>NAV021</extracomment>
        <translation>Соединения поднимаются не выше 200 единиц</translation>
    </message>
    <message>
        <source>No connection drops more than 400 units</source>
        <extracomment>NAV058</extracomment>
        <translation>Соединения опускаются не больше чем на 400 единиц</translation>
    </message>
    <message>
        <source>No connection goes up higher than a player jumps</source>
        <extracomment>NAV066</extracomment>
        <translation>Соединения поднимаются не выше прыжка игрока</translation>
    </message>
    <message>
        <source>No connection leads to its own area</source>
        <extracomment>NAV020</extracomment>
        <translation>Соединения не ведут в собственную область</translation>
    </message>
    <message>
        <source>No door is opened</source>
        <extracomment>gta_sa_save.enex_connection.no_door</extracomment>
        <translation>Дверь не открывается</translation>
    </message>
    <message>
        <source>No edge is longer than 255 units</source>
        <extracomment>SA026</extracomment>
        <translation>Рёбра не длиннее 255 единиц</translation>
    </message>
    <message>
        <source>No edge uses this navi node</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Этот navi-узел не используется ни одним ребром</translation>
    </message>
    <message>
        <source>No exit</source>
        <extracomment>gta_sa_save.enex_connection.no_exit</extracomment>
        <translation>Нет выхода</translation>
    </message>
    <message>
        <source>No floor below the node</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Под узлом нет пола</translation>
    </message>
    <message>
        <source>No floor of the map at the {}</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Под этой точкой на карте нет пола: {}</translation>
    </message>
    <message>
        <source>No free record is left for another {}: all {} are in use.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>{}: свободных записей больше нет, заняты все {}.</translation>
    </message>
    <message>
        <source>No hostages</source>
        <extracomment>source_nav.area.no_hostages</extracomment>
        <translation>Без заложников</translation>
    </message>
    <message>
        <source>No jump</source>
        <extracomment>source_nav.area.no_jump</extracomment>
        <translation>Без прыжков</translation>
    </message>
    <message>
        <source>No later path region covers one of its type</source>
        <extracomment>SAV-023</extracomment>
        <translation>Регион путей не накрыт более поздним того же типа</translation>
    </message>
    <message>
        <source>No link joins pedestrian, car and boat nodes</source>
        <extracomment>SA022</extracomment>
        <translation>Связи не соединяют пешеходные, авто- и лодочные узлы</translation>
    </message>
    <message>
        <source>No link leads to its own node</source>
        <extracomment>SA021</extracomment>
        <translation>Связи не ведут к собственному узлу</translation>
    </message>
    <message>
        <source>No link leaves the node or leads to it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>К узлу не ведёт и от него не отходит ни одной связи</translation>
    </message>
    <message>
        <source>No link leaves the node: bots get stuck there</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>От узла не отходит ни одной связи: боты там застревают</translation>
    </message>
    <message>
        <source>No link uses the traversal</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Переход не используется ни одной связью</translation>
    </message>
    <message>
        <source>No map is open. The points are guessed from the nodes.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Карта не открыта. Точки определяются по узлам предположительно.</translation>
    </message>
    <message>
        <source>No map is open. Use File &gt; Open Map.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp, core/systems/quake_nav/link_edits.cpp, core/systems/quake_nav/node_edits.cpp, core/systems/source_nav/corner_edits.cpp, core/systems/source_nav/mesh_edits.cpp</extracomment>
        <translation>Карта не открыта. Откройте её: Файл &gt; Открыть карту.</translation>
    </message>
    <message>
        <source>No merge</source>
        <extracomment>source_nav.area.no_merge</extracomment>
        <translation>Не сливать</translation>
    </message>
    <message>
        <source>No mobs</source>
        <extracomment>source_nav.area.spawn_no_mobs</extracomment>
        <translation>Без толпы</translation>
    </message>
    <message>
        <source>No mobs spawn here.</source>
        <extracomment>source_nav.area.spawn_no_mobs.help</extracomment>
        <translation>Толпы здесь не спавнятся.</translation>
    </message>
    <message>
        <source>No monsters</source>
        <extracomment>quake_nav2.node.no_monsters, quake_nav3.node.no_monsters</extracomment>
        <translation>Без монстров</translation>
    </message>
    <message>
        <source>No other unlinked node within reach is walkable.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Других несвязанных узлов, до которых можно дойти, поблизости нет.</translation>
    </message>
    <message>
        <source>No part of a link is longer than this</source>
        <extracomment>gta_iv_paths.split_link.longest.help, gta_iv_paths.split_run.longest.help, gta_sa_extended_paths.split_link.longest.help, gta_sa_paths.split_link.longest.help</extracomment>
        <translation>Ни одна часть связи не длиннее этого</translation>
    </message>
    <message>
        <source>No point of interest</source>
        <extracomment>quake_nav3.node.no_interest</extracomment>
        <translation>Не точка интереса</translation>
    </message>
    <message>
        <source>No police</source>
        <extracomment>gta_sa_save.zone_population.no_cops</extracomment>
        <translation>Нет полиции</translation>
    </message>
    <message>
        <source>No random traffic until a script switches it on</source>
        <extracomment>gta_sa_extended_paths.set_run.switched_off.help, gta_sa_paths.set_run.switched_off.help</extracomment>
        <translation>Нет случайного транспорта, пока его не включит скрипт</translation>
    </message>
    <message>
        <source>No random traffic: car parks, alleys, roads closed by default. Scripts set and clear it.</source>
        <extracomment>gta_sa_extended_paths.node.switched_off.help, gta_sa_paths.node.switched_off.help</extracomment>
        <translation>Нет случайного транспорта: парковки, переулки, закрытые по умолчанию дороги. Устанавливается и снимается скриптами.</translation>
    </message>
    <message>
        <source>No resprays</source>
        <extracomment>gta_sa_save.file.no_resprays</extracomment>
        <translation>Перекраска отключена</translation>
    </message>
    <message>
        <source>No road that leads here has room for a light. A navi node holds one light, and these are used for the junctions at the other ends.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Ни на одной ведущей сюда дороге нет места для светофора. Navi-узел хранит один светофор, и эти заняты перекрёстками на других концах.</translation>
    </message>
    <message>
        <source>No save was interrupted in {}.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>В {} прерванных сохранений нет.</translation>
    </message>
    <message>
        <source>No spawning</source>
        <extracomment>source_nav.area.tf_no_spawning</extracomment>
        <translation>Без спавна</translation>
    </message>
    <message>
        <source>No tank or witch spawns here.</source>
        <extracomment>source_nav.area.spawn_no_threat.help</extracomment>
        <translation>Танк и ведьма здесь не спавнятся.</translation>
    </message>
    <message>
        <source>No team may use the link</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Этой связью не может пользоваться ни одна команда</translation>
    </message>
    <message>
        <source>No threat</source>
        <extracomment>source_nav.area.spawn_no_threat</extracomment>
        <translation>Без угрозы</translation>
    </message>
    <message>
        <source>No two nodes are farther apart than this along the curve</source>
        <extracomment>gta_iv_paths.curve.longest.help, gta_sa_extended_paths.curve.longest.help, gta_sa_paths.curve.longest.help</extracomment>
        <translation>Никакие два узла не отстоят дальше друг от друга вдоль кривой</translation>
    </message>
    <message>
        <source>No unused IDs are left.</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>Свободных ID не осталось.</translation>
    </message>
    <message>
        <source>No wall is between connected areas</source>
        <extracomment>NAV071</extracomment>
        <translation>Между соединёнными областями нет стен</translation>
    </message>
    <message>
        <source>Nobody spawns here.</source>
        <extracomment>source_nav.area.tf_no_spawning.help</extracomment>
        <translation>Здесь никто не спавнится.</translation>
    </message>
    <message>
        <source>Node</source>
        <extracomment>gta_iv_paths.node.area.section, gta_iv_paths.node.flood_group.section, gta_iv_paths.node.group.section, gta_iv_paths.node.id.section, gta_iv_paths.node.position.section, gta_iv_paths.node.street_hash.section, gta_iv_paths.node.width.section, gta_sa_extended_paths.node.area.section, gta_sa_extended_paths.node.flood_group.section, gta_sa_extended_paths.node.group.section, gta_sa_extended_paths.node.id.section, gta_sa_extended_paths.node.position.section, gta_sa_extended_paths.node.width.section, gta_sa_paths.node.area.section, gta_sa_paths.node.flood_group.section, gta_sa_paths.node.group.section, gta_sa_paths.node.id.section, gta_sa_paths.node.position.section, gta_sa_paths.node.width.section, quake_nav2.node.index.section, quake_nav2.node.position.section, quake_nav2.node.radius.section, quake_nav3.node.index.section, quake_nav3.node.position.section, quake_nav3.node.radius.section</extracomment>
        <translation>Узел</translation>
    </message>
    <message>
        <source>Node ID as it will be stored</source>
        <extracomment>gta_iv_paths.link.target_node.help</extracomment>
        <translation>ID узла, который будет записан</translation>
    </message>
    <message>
        <source>Node inside a wall or outside the map</source>
        <extracomment>QN050.fault</extracomment>
        <translation>Узел внутри стены или вне карты</translation>
    </message>
    <message>
        <source>Node off the floor</source>
        <extracomment>QN051.fault</extracomment>
        <translation>Узел не на полу</translation>
    </message>
    <message>
        <source>Node outside its area&apos;s square</source>
        <extracomment>SA023.fault</extracomment>
        <translation>Узел вне квадрата своей области</translation>
    </message>
    <message>
        <source>Node outside the square of its area</source>
        <extracomment>IV015.fault</extracomment>
        <translation>Узел вне квадрата своей области</translation>
    </message>
    <message>
        <source>Node that the link leads to</source>
        <extracomment>quake_nav2.link.target.help, quake_nav3.link.target.help</extracomment>
        <translation>Узел, к которому ведёт связь</translation>
    </message>
    <message>
        <source>Node that the link leaves</source>
        <extracomment>quake_nav2.link.owner.help, quake_nav3.link.owner.help</extracomment>
        <translation>Узел, от которого отходит связь</translation>
    </message>
    <message>
        <source>Node with invalid position</source>
        <extracomment>QN010.fault</extracomment>
        <translation>Узел с недопустимой позицией</translation>
    </message>
    <message>
        <source>Node without links</source>
        <extracomment>IV021.fault, SA050.fault</extracomment>
        <translation>Узел без связей</translation>
    </message>
    <message>
        <source>Node without outgoing links</source>
        <extracomment>QN011.fault</extracomment>
        <translation>Узел без исходящих связей</translation>
    </message>
    <message>
        <source>Node {} claims link {}, which is node {}&apos;s</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Узел {} занимает связь {}, которая относится к узлу {}</translation>
    </message>
    <message>
        <source>Node {} claims links {} to {} of {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Узел {} занимает связи с {} по {} из {}</translation>
    </message>
    <message>
        <source>Nodes</source>
        <extracomment>gta_iv_paths.connect.section, gta_iv_paths.curve.section, gta_iv_paths.disconnect.section, gta_iv_paths.dissolve.section, gta_iv_paths.erase.section, gta_iv_paths.insert.nodes, gta_iv_paths.insert.section, gta_iv_paths.merge.section, gta_iv_paths.move_to_area.section, gta_iv_paths.split_link.section, gta_sa_extended_paths.connect.section, gta_sa_extended_paths.curve.section, gta_sa_extended_paths.disconnect.section, gta_sa_extended_paths.dissolve.section, gta_sa_extended_paths.erase.section, gta_sa_extended_paths.insert.nodes, gta_sa_extended_paths.insert.section, gta_sa_extended_paths.merge.section, gta_sa_extended_paths.move_to_area.section, gta_sa_extended_paths.split_link.section, gta_sa_paths.connect.section, gta_sa_paths.curve.section, gta_sa_paths.disconnect.section, gta_sa_paths.dissolve.section, gta_sa_paths.erase.section, gta_sa_paths.insert.nodes, gta_sa_paths.insert.section, gta_sa_paths.merge.section, gta_sa_paths.move_to_area.section, gta_sa_paths.split_link.section, quake_nav2.dissolve.section, quake_nav2.erase.section, quake_nav2.file.nodes, quake_nav2.fit_radius.section, quake_nav2.insert.section, quake_nav2.merge.section, quake_nav3.dissolve.section, quake_nav3.erase.section, quake_nav3.file.nodes, quake_nav3.fit_radius.section, quake_nav3.insert.section, quake_nav3.merge.section</extracomment>
        <translation>Узлы</translation>
    </message>
    <message>
        <source>Nodes and links within the limits</source>
        <extracomment>IV006</extracomment>
        <translation>Число узлов и связей в пределах лимитов</translation>
    </message>
    <message>
        <source>Nodes are in open space</source>
        <extracomment>QN050</extracomment>
        <translation>Узлы в свободном пространстве</translation>
    </message>
    <message>
        <source>Nodes have at most 12 outgoing links</source>
        <extracomment>QN012</extracomment>
        <translation>У узлов не больше 12 исходящих связей</translation>
    </message>
    <message>
        <source>Nodes have different positions</source>
        <extracomment>QN016</extracomment>
        <translation>Позиции узлов различны</translation>
    </message>
    <message>
        <source>Nodes marked for a type of link have such links</source>
        <extracomment>QN015</extracomment>
        <translation>У узлов, помеченных типом связи, есть такие связи</translation>
    </message>
    <message>
        <source>Nodes of different types cannot be merged: {} is a {} node, {} a {} node.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Узлы разных типов слить нельзя: {} — узел типа «{}», {} — узел типа «{}».</translation>
    </message>
    <message>
        <source>Nodes of roads and boat lanes, stored first</source>
        <extracomment>gta_iv_paths.file.car_nodes.help</extracomment>
        <translation>Узлы дорог и водных путей, хранятся первыми</translation>
    </message>
    <message>
        <source>Nodes stand on the floor</source>
        <extracomment>QN051</extracomment>
        <translation>Узлы стоят на полу</translation>
    </message>
    <message>
        <source>Nodes switched</source>
        <extracomment>gta_sa_save.path_region.nodes_switched</extracomment>
        <translation>Переключено узлов</translation>
    </message>
    <message>
        <source>Nodes that bots can reach from the selected nodes, and nodes from which they can reach the selected nodes</source>
        <extracomment>quake_nav2.reach.help, quake_nav3.reach.help</extracomment>
        <translation>Узлы, которых боты могут достичь из выделенных, и узлы, из которых они могут достичь выделенных</translation>
    </message>
    <message>
        <source>Nodes, navi nodes and links within the limits</source>
        <extracomment>SA003</extracomment>
        <translation>Число узлов, navi-узлов и связей в пределах лимитов</translation>
    </message>
    <message>
        <source>None of these areas is inverted.</source>
        <extracomment>core/systems/source_nav/height_edits.cpp</extracomment>
        <translation>Среди этих областей нет вывернутых.</translation>
    </message>
    <message>
        <source>None of these areas is larger than this size.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Среди этих областей нет областей больше этого размера.</translation>
    </message>
    <message>
        <source>None of these elements can be copied on its own.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Ни один из этих элементов нельзя скопировать отдельно.</translation>
    </message>
    <message>
        <source>None of these spots is on an area.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Ни одна из этих точек не лежит на области.</translation>
    </message>
    <message>
        <source>North and south (y)</source>
        <extracomment>gta_iv_paths.mirror_selection.axis.1, gta_sa_extended_paths.mirror_selection.axis.1, gta_sa_paths.mirror_selection.axis.1, gta_sa_save.mirror_selection.axis.1, quake_nav2.mirror_selection.axis.1, quake_nav3.mirror_selection.axis.1, source_nav.mirror_selection.axis.1</extracomment>
        <translation>Север и юг (y)</translation>
    </message>
    <message>
        <source>North is towards lower y</source>
        <extracomment>source_nav.set_side.side.help</extracomment>
        <translation>Север — в сторону меньших y</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>source_nav.area.light_north_east</extracomment>
        <translation>Северо-восток</translation>
    </message>
    <message>
        <source>North-east height</source>
        <extracomment>source_nav.area.north_east_z</extracomment>
        <translation>Северо-восточная высота</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>source_nav.area.light_north_west</extracomment>
        <translation>Северо-запад</translation>
    </message>
    <message>
        <source>North-west corner</source>
        <extracomment>source_nav.area.north_west</extracomment>
        <translation>Северо-западный угол</translation>
    </message>
    <message>
        <source>North-west height</source>
        <extracomment>source_nav.area.north_west_z</extracomment>
        <translation>Северо-западная высота</translation>
    </message>
    <message>
        <source>Not clearable</source>
        <extracomment>source_nav.area.spawn_not_clearable</extracomment>
        <translation>Не очищается</translation>
    </message>
    <message>
        <source>Not marked as a dead end, although fewer than two ways lead on from here</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Не помечен как тупик, хотя отсюда ведёт дальше меньше двух путей</translation>
    </message>
    <message>
        <source>Not on foot</source>
        <extracomment>gta_sa_save.enex_connection.not_on_foot</extracomment>
        <translation>Не пешком</translation>
    </message>
    <message>
        <source>Not open: {} {}. Links across the border are not checked.</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Не открыто: {} {}. Связи через границу не проверяются.</translation>
    </message>
    <message>
        <source>Not the original script: {} of main script, {} of globals</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Не оригинальный скрипт: основной скрипт {}, глобальные переменные {}</translation>
    </message>
    <message>
        <source>Not used</source>
        <extracomment>quake_nav3.link.disabled.help, quake_nav3.node.disabled.help</extracomment>
        <translation>Не используется</translation>
    </message>
    <message>
        <source>Nothing can be pasted into this type of document.</source>
        <extracomment>core/systems/paste.cpp</extracomment>
        <translation>В документ этого типа нельзя ничего вставить.</translation>
    </message>
    <message>
        <source>Nothing changes: the document already has this version.
</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>Ничего не изменится: документ уже этой версии.
</translation>
    </message>
    <message>
        <source>Nothing is lost.
</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>Ничего не теряется.
</translation>
    </message>
    <message>
        <source>Nothing spawns here.</source>
        <extracomment>source_nav.area.spawn_empty.help</extracomment>
        <translation>Здесь ничего не спавнится.</translation>
    </message>
    <message>
        <source>Nothing to connect: all adjacent areas are already connected, or too high.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Соединять нечего: все смежные области уже соединены или слишком высоки.</translation>
    </message>
    <message>
        <source>Nothing to link.</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>Связывать нечего.</translation>
    </message>
    <message>
        <source>Nothing to merge. Areas must share a whole edge, be of the same type, be connected both ways, and match in height.</source>
        <extracomment>core/systems/source_nav/simplify_edits.cpp</extracomment>
        <translation>Сливать нечего. Области должны иметь общий край целиком, быть одного типа, соединены в обе стороны и совпадать по высоте.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>gta_sa_save.car_generator.index, gta_sa_save.enex_connection.index, gta_sa_save.thread.index</extracomment>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Number by which areas refer to the ladder. Unique, never 0.</source>
        <extracomment>source_nav.ladder.id.help</extracomment>
        <translation>Номер, по которому на лестницу ссылаются области. Уникальный, никогда не 0.</translation>
    </message>
    <message>
        <source>Number by which encounter paths refer to the spot. Unique in the mesh. Games count from 0.</source>
        <extracomment>source_nav.hiding_spot.id.help</extracomment>
        <translation>Номер, по которому на точку ссылаются пути встречи. Уникальный в нав-сетке. Игры считают с 0.</translation>
    </message>
    <message>
        <source>Number by which other elements refer to the area. Unique, never 0.</source>
        <extracomment>source_nav.area.id.help</extracomment>
        <translation>Номер, по которому на область ссылаются другие элементы. Уникальный, никогда не 0.</translation>
    </message>
    <message>
        <source>Number by which scripts refer to the object</source>
        <extracomment>gta_sa_save.object.handle.help</extracomment>
        <translation>Номер, по которому скрипты ссылаются на объект</translation>
    </message>
    <message>
        <source>Number in the running game, as shown by nav_edit. The map does not contain it.</source>
        <extracomment>quake_nav2.tie.number.help, quake_nav3.tie.number.help</extracomment>
        <translation>Номер в запущенной игре, как его показывает nav_edit. В карте его нет.</translation>
    </message>
    <message>
        <source>Number of its population record</source>
        <extracomment>gta_sa_save.gang_wars.population.help, gta_sa_save.zone.population.help</extracomment>
        <translation>Номер записи её населения</translation>
    </message>
    <message>
        <source>Number of nodes in the open path files that the region switches</source>
        <extracomment>gta_sa_save.path_region.nodes_switched.help</extracomment>
        <translation>Число узлов открытых файлов путей, которые переключает регион</translation>
    </message>
    <message>
        <source>Number of outgoing links. Original files have at most 12.</source>
        <extracomment>quake_nav2.node.link_count.help, quake_nav3.node.link_count.help</extracomment>
        <translation>Число исходящих связей. В исходных файлах не больше 12.</translation>
    </message>
    <message>
        <source>Number of the 750 x 750 square, 0 to 1023, row by row from the south-west corner</source>
        <extracomment>gta_sa_extended_paths.file.label.help</extracomment>
        <translation>Номер квадрата 750 x 750, от 0 до 1023, по рядам от юго-западного угла</translation>
    </message>
    <message>
        <source>Number of the 750 x 750 square, 0 to 63, row by row from the south-west corner</source>
        <extracomment>gta_iv_paths.file.label.help, gta_sa_paths.file.label.help</extracomment>
        <translation>Номер квадрата 750 x 750, от 0 до 63, по рядам от юго-западного угла</translation>
    </message>
    <message>
        <source>Number of the car generator with this plate</source>
        <extracomment>gta_sa_save.number_plate.generator.help</extracomment>
        <translation>Номер генератора машин с этим номерным знаком</translation>
    </message>
    <message>
        <source>Number of the connected component that contains the area. The largest has the lowest number.</source>
        <extracomment>source_nav.area.part.help</extracomment>
        <translation>Номер связной компоненты, в которую входит область. У наибольшей наименьший номер.</translation>
    </message>
    <message>
        <source>Number of the entrance at the other end. -1: none.</source>
        <extracomment>gta_sa_save.enex_connection.link.help</extracomment>
        <translation>Номер входа на другом конце. -1: нет.</translation>
    </message>
    <message>
        <source>Number of the entrance plus 1. 0: none.</source>
        <extracomment>gta_sa_save.marker.entrance.help</extracomment>
        <translation>Номер входа плюс 1. 0: нет.</translation>
    </message>
    <message>
        <source>Number of the entrance that the player is in</source>
        <extracomment>gta_sa_save.open_entrance.entrance.help</extracomment>
        <translation>Номер входа, в котором находится игрок</translation>
    </message>
    <message>
        <source>Number of the entrance that was used. -1: none.</source>
        <extracomment>gta_sa_save.player.entrance.help</extracomment>
        <translation>Номер использованного входа. -1: нет.</translation>
    </message>
    <message>
        <source>Number of the file and square that hold the node</source>
        <extracomment>gta_iv_paths.node.area.help, gta_sa_extended_paths.node.area.help, gta_sa_paths.node.area.help</extracomment>
        <translation>Номер файла и квадрата, в котором находится узел</translation>
    </message>
    <message>
        <source>Number of the file that holds it: the square it lies in</source>
        <extracomment>gta_sa_extended_paths.navi.area.help, gta_sa_paths.navi.area.help</extracomment>
        <translation>Номер файла, в котором он хранится: квадрат, в котором он лежит</translation>
    </message>
    <message>
        <source>Number of the navigation zone</source>
        <extracomment>gta_sa_save.gang_wars.zone.help</extracomment>
        <translation>Номер навигационной зоны</translation>
    </message>
    <message>
        <source>Number of the network component. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.flood_group.help</extracomment>
        <translation>Номер компоненты сети. Два источника согласны.</translation>
    </message>
    <message>
        <source>Number of the network component; route searches between different groups fail at once</source>
        <extracomment>gta_sa_extended_paths.node.flood_group.help, gta_sa_paths.node.flood_group.help</extracomment>
        <translation>Номер компоненты сети; поиск пути между разными группами сразу завершается неудачей</translation>
    </message>
    <message>
        <source>Number plate</source>
        <extracomment>gta_sa_save.number_plate.plate</extracomment>
        <translation>Номерной знак</translation>
    </message>
    <message>
        <source>Number plate without a car generator</source>
        <extracomment>SAV-043.fault</extracomment>
        <translation>Номерной знак без генератора машин</translation>
    </message>
    <message>
        <source>Number {} (expected less than {})</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Номер {} (ожидается меньше {})</translation>
    </message>
    <message>
        <source>Number {} comes after {}</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Номер {} идёт после {}</translation>
    </message>
    <message>
        <source>Numbers areas and ladders from 1, in file order</source>
        <extracomment>source_nav.compress_ids.help</extracomment>
        <translation>Пронумеровать области и лестницы от 1 в порядке файла</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>gta_sa_save.object.bonus.section, gta_sa_save.object.cost.section, gta_sa_save.object.entity_flags.section, gta_sa_save.object.handle.section, gta_sa_save.object.model.section, gta_sa_save.object.object_flags.section, gta_sa_save.object.size.section</extracomment>
        <translation>Объект</translation>
    </message>
    <message>
        <source>Object flags</source>
        <extracomment>gta_sa_save.object.object_flags</extracomment>
        <translation>Флаги объекта</translation>
    </message>
    <message>
        <source>Object pointer</source>
        <extracomment>gta_sa_save.pickup.object</extracomment>
        <translation>Указатель на объект</translation>
    </message>
    <message>
        <source>Object with wrong data size</source>
        <extracomment>SAV-009O.fault</extracomment>
        <translation>Объект с неверным размером данных</translation>
    </message>
    <message>
        <source>Obscured</source>
        <extracomment>source_nav.area.spawn_obscured</extracomment>
        <translation>Закрыто от взгляда</translation>
    </message>
    <message>
        <source>Obstacle top</source>
        <extracomment>source_nav.area.obstacle_top</extracomment>
        <translation>Верх препятствия</translation>
    </message>
    <message>
        <source>Obstacles may appear: bots check whether the way is clear.</source>
        <extracomment>source_nav.area.transient.help</extracomment>
        <translation>Могут появляться препятствия: боты проверяют, свободен ли путь.</translation>
    </message>
    <message>
        <source>Of each area, along x and y</source>
        <extracomment>source_nav.simplify.size.help</extracomment>
        <translation>Каждой области, по x и y</translation>
    </message>
    <message>
        <source>Of each piece, along x and y</source>
        <extracomment>source_nav.chop.size.help</extracomment>
        <translation>Каждой части, по x и y</translation>
    </message>
    <message>
        <source>Of links, where they are more than the game&apos;s rounding off</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.lengths.help, gta_sa_paths.rebuild_derived.lengths.help</extracomment>
        <translation>Связей, где они расходятся больше чем на округление игры</translation>
    </message>
    <message>
        <source>Of the brush entity&apos;s bounds when the file was saved</source>
        <extracomment>quake_nav2.edict.maximum.help, quake_nav2.edict.minimum.help, quake_nav3.edict.maximum.help, quake_nav3.edict.minimum.help</extracomment>
        <translation>Границы брашевой энтити на момент сохранения файла</translation>
    </message>
    <message>
        <source>Of the four corners</source>
        <extracomment>source_nav.area.light.help</extracomment>
        <translation>По четырём углам</translation>
    </message>
    <message>
        <source>Offset of the copy along x</source>
        <extracomment>gta_iv_paths.duplicate.dx.help, gta_sa_extended_paths.duplicate.dx.help, gta_sa_paths.duplicate.dx.help, gta_sa_save.duplicate.dx.help, quake_nav2.duplicate.dx.help, quake_nav3.duplicate.dx.help, source_nav.duplicate.dx.help</extracomment>
        <translation>Смещение копии по x</translation>
    </message>
    <message>
        <source>Offset of the copy along y</source>
        <extracomment>gta_iv_paths.duplicate.dy.help, gta_sa_extended_paths.duplicate.dy.help, gta_sa_paths.duplicate.dy.help, gta_sa_save.duplicate.dy.help, quake_nav2.duplicate.dy.help, quake_nav3.duplicate.dy.help, source_nav.duplicate.dy.help</extracomment>
        <translation>Смещение копии по y</translation>
    </message>
    <message>
        <source>Offset of the copy upwards</source>
        <extracomment>gta_iv_paths.duplicate.dz.help, gta_sa_extended_paths.duplicate.dz.help, gta_sa_paths.duplicate.dz.help, gta_sa_save.duplicate.dz.help, quake_nav2.duplicate.dz.help, quake_nav3.duplicate.dz.help, source_nav.duplicate.dz.help</extracomment>
        <translation>Смещение копии вверх</translation>
    </message>
    <message>
        <source>On in the save</source>
        <extracomment>gta_sa_extended_paths.node.traffic_in_save, gta_sa_paths.node.traffic_in_save</extracomment>
        <translation>Включено в сохранении</translation>
    </message>
    <message>
        <source>On mission</source>
        <extracomment>gta_sa_save.file.on_mission</extracomment>
        <translation>На миссии</translation>
    </message>
    <message>
        <source>On the floor. The bounding box is updated with it.</source>
        <extracomment>gta_sa_save.garage.corner.help</extracomment>
        <translation>На полу. Вместе с ним обновляется ограничивающий бокс.</translation>
    </message>
    <message>
        <source>On the ground</source>
        <extracomment>source_nav.hiding_spot.position.help</extracomment>
        <translation>На земле</translation>
    </message>
    <message>
        <source>On the survivors&apos; route</source>
        <extracomment>source_nav.area.spawn_escape_route.help</extracomment>
        <translation>На пути выживших</translation>
    </message>
    <message>
        <source>On: the light is for cars heading to the attached end. Off: for cars leaving it.</source>
        <extracomment>gta_sa_extended_paths.navi.light_side.help, gta_sa_paths.navi.light_side.help</extracomment>
        <translation>Вкл.: светофор для машин, едущих к закреплённому концу. Выкл.: для едущих от него.</translation>
    </message>
    <message>
        <source>One bit per race</source>
        <extracomment>gta_sa_save.zone_population.races_allowed.help</extracomment>
        <translation>По одному биту на расу</translation>
    </message>
    <message>
        <source>One flood group for each component</source>
        <extracomment>IV018, SA033</extracomment>
        <translation>Одна группа заливки на компоненту</translation>
    </message>
    <message>
        <source>One navi node for both directions</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.navi_links.help, gta_sa_paths.rebuild_derived.navi_links.help</extracomment>
        <translation>Один navi-узел для обоих направлений</translation>
    </message>
    <message>
        <source>One node of a type at a position</source>
        <extracomment>IV022, SA051</extracomment>
        <translation>В одной позиции один узел каждого типа</translation>
    </message>
    <message>
        <source>One number for each component</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flood_groups.help, gta_sa_paths.rebuild_derived.flood_groups.help</extracomment>
        <translation>Один номер на компоненту</translation>
    </message>
    <message>
        <source>One of the selected elements has no position in this version of the format.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>У одного из выделенных элементов в этой версии формата нет позиции.</translation>
    </message>
    <message>
        <source>One of these areas is degenerate.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Одна из этих областей вырожденная.</translation>
    </message>
    <message>
        <source>One-way connections from one area to another</source>
        <extracomment>source_nav.file.connections.help</extracomment>
        <translation>Односторонние соединения из одной области в другую</translation>
    </message>
    <message>
        <source>One-way links. At most 65535.</source>
        <extracomment>quake_nav2.file.links.help, quake_nav3.file.links.help</extracomment>
        <translation>Односторонние связи. Не больше 65535.</translation>
    </message>
    <message>
        <source>One-way trap</source>
        <extracomment>QN041.fault, SA043.fault</extracomment>
        <translation>Ловушка без выхода</translation>
    </message>
    <message>
        <source>Only BLU can pass, in one direction.</source>
        <extracomment>source_nav.area.tf_blue_one_way_door.help</extracomment>
        <translation>Пройти может только BLU, в одну сторону.</translation>
    </message>
    <message>
        <source>Only RED can pass, in one direction.</source>
        <extracomment>source_nav.area.tf_red_one_way_door.help</extracomment>
        <translation>Пройти может только RED, в одну сторону.</translation>
    </message>
    <message>
        <source>Only flags of the version are set</source>
        <extracomment>QN014</extracomment>
        <translation>Установлены только флаги этой версии</translation>
    </message>
    <message>
        <source>Only known flags and behaviours</source>
        <extracomment>SA054</extracomment>
        <translation>Только известные флаги и поведения</translation>
    </message>
    <message>
        <source>Only links between pedestrian nodes cross a road.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Дорогу пересекают только связи между пешеходными узлами.</translation>
    </message>
    <message>
        <source>Only links to missing nodes use this navi node</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Этот navi-узел используют только связи с отсутствующими узлами</translation>
    </message>
    <message>
        <source>Only path regions, set pieces, pickups, restart points, stored cars, stunt jumps and markers can be added to a save.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>В сохранение можно добавлять только регионы путей, засады, пикапы, точки возрождения, машины в гаражах, трюковые прыжки и маркеры.</translation>
    </message>
    <message>
        <source>Only tanks go here.</source>
        <extracomment>source_nav.area.tank_only.help</extracomment>
        <translation>Сюда ходят только танки.</translation>
    </message>
    <message>
        <source>Only the common infected go here.</source>
        <extracomment>source_nav.area.mob_only.help</extracomment>
        <translation>Сюда ходят только обычные заражённые.</translation>
    </message>
    <message>
        <source>Only walk links were split. Other links stayed unchanged.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Разделены только пешие связи. Остальные не изменены.</translation>
    </message>
    <message>
        <source>Only {} of {} areas are on a floor of this map: the mesh belongs to another map</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>На полу этой карты областей только {} из {}: нав-сетка от другой карты</translation>
    </message>
    <message>
        <source>Open time</source>
        <extracomment>gta_sa_save.garage.open_time</extracomment>
        <translation>Время открытия</translation>
    </message>
    <message>
        <source>Original type</source>
        <extracomment>gta_sa_save.garage.original_type</extracomment>
        <translation>Исходный тип</translation>
    </message>
    <message>
        <source>Other data</source>
        <extracomment>core/model/change_summary.cpp</extracomment>
        <translation>Другие данные</translation>
    </message>
    <message>
        <source>Other fields</source>
        <extracomment>gta_sa_save.car_generator.map_section.section, gta_sa_save.car_generator.used.section, gta_sa_save.car_generator.vehicle.section, gta_sa_save.garage.open_time.section, gta_sa_save.marker.counter.section, gta_sa_save.marker.entity.section, gta_sa_save.marker_3d.blue.section, gta_sa_save.marker_3d.green.section, gta_sa_save.marker_3d.red.section, gta_sa_save.object.collision_case.section, gta_sa_save.object.damage_effect.section, gta_sa_save.object.proofs.section, gta_sa_save.object.removal_time.section, gta_sa_save.object.type.section, gta_sa_save.player.creator.section, gta_sa_save.player.fight_moves.section, gta_sa_save.player.handle.section, gta_sa_save.player.model.section, gta_sa_save.player.ped_type.section, gta_sa_save.simple_vars.camera_help.section, gta_sa_save.simple_vars.car_camera.section, gta_sa_save.simple_vars.clock_stored.section, gta_sa_save.simple_vars.extra_colour.section, gta_sa_save.simple_vars.extra_colour_blend.section, gta_sa_save.simple_vars.extra_colour_on.section, gta_sa_save.simple_vars.extra_colour_weather.section, gta_sa_save.simple_vars.foot_camera.section, gta_sa_save.simple_vars.frame.section, gta_sa_save.simple_vars.french.section, gta_sa_save.simple_vars.german.section, gta_sa_save.simple_vars.invert_look.section, gta_sa_save.simple_vars.last_clock_tick.section, gta_sa_save.simple_vars.max_chaos.section, gta_sa_save.simple_vars.max_wanted.section, gta_sa_save.simple_vars.mission_pack.section, gta_sa_save.simple_vars.pad_mode.section, gta_sa_save.simple_vars.quit_car_help.section, gta_sa_save.simple_vars.raw_time_step.section, gta_sa_save.simple_vars.stored_day.section, gta_sa_save.simple_vars.stored_hour.section, gta_sa_save.simple_vars.stored_minute.section, gta_sa_save.simple_vars.stored_month.section, gta_sa_save.simple_vars.system_day.section, gta_sa_save.simple_vars.system_hour.section, gta_sa_save.simple_vars.system_millisecond.section, gta_sa_save.simple_vars.system_minute.section, gta_sa_save.simple_vars.system_month.section, gta_sa_save.simple_vars.system_second.section, gta_sa_save.simple_vars.system_weekday.section, gta_sa_save.simple_vars.system_year.section, gta_sa_save.simple_vars.target_marker.section, gta_sa_save.simple_vars.time_scale.section, gta_sa_save.simple_vars.time_step.section, gta_sa_save.simple_vars.uncensored.section, gta_sa_save.simple_vars.water.section, gta_sa_save.simple_vars.weather_index.section, gta_sa_save.stored_car.bomb.section, gta_sa_save.stored_car.colour_3.section, gta_sa_save.stored_car.colour_4.section, gta_sa_save.stored_car.extra_1.section, gta_sa_save.stored_car.extra_2.section, gta_sa_save.stored_car.handling.section, gta_sa_save.stored_car.upgrade_1.section, gta_sa_save.stored_car.upgrade_10.section, gta_sa_save.stored_car.upgrade_11.section, gta_sa_save.stored_car.upgrade_12.section, gta_sa_save.stored_car.upgrade_13.section, gta_sa_save.stored_car.upgrade_14.section, gta_sa_save.stored_car.upgrade_15.section, gta_sa_save.stored_car.upgrade_2.section, gta_sa_save.stored_car.upgrade_3.section, gta_sa_save.stored_car.upgrade_4.section, gta_sa_save.stored_car.upgrade_5.section, gta_sa_save.stored_car.upgrade_6.section, gta_sa_save.stored_car.upgrade_7.section, gta_sa_save.stored_car.upgrade_8.section, gta_sa_save.stored_car.upgrade_9.section, gta_sa_save.thread.flags.section, gta_sa_save.thread.locals.section, gta_sa_save.thread.return_stack.section, gta_sa_save.thread.stack.section, gta_sa_save.zone_population.alpha.section, gta_sa_save.zone_population.blue.section, gta_sa_save.zone_population.green.section, gta_sa_save.zone_population.red.section</extracomment>
        <translation>Другие поля</translation>
    </message>
    <message>
        <source>Outgoing connections</source>
        <extracomment>source_nav.area.connections_out</extracomment>
        <translation>Исходящие соединения</translation>
    </message>
    <message>
        <source>Outside the area that survivors can reach</source>
        <extracomment>source_nav.area.outside_world.help</extracomment>
        <translation>Вне области, доступной выжившим</translation>
    </message>
    <message>
        <source>Outside the world</source>
        <extracomment>SAV-011C.fault, SAV-011D.fault, SAV-011G.fault, SAV-011J.fault, SAV-011K.fault, SAV-011M.fault, SAV-011O.fault, SAV-011P.fault, SAV-011R.fault, SAV-011V.fault</extracomment>
        <translation>Вне мира</translation>
    </message>
    <message>
        <source>Outside world</source>
        <extracomment>source_nav.area.outside_world</extracomment>
        <translation>Вне мира</translation>
    </message>
    <message>
        <source>Overlapping areas</source>
        <extracomment>NAV039.fault</extracomment>
        <translation>Перекрывающиеся области</translation>
    </message>
    <message>
        <source>Overlooks a long distance or a large area</source>
        <extracomment>source_nav.hiding_spot.ideal_sniper_spot.help, source_nav.set_spot_kind.ideal_sniper_spot.help</extracomment>
        <translation>Видно далеко или просматривается большая область</translation>
    </message>
    <message>
        <source>Override</source>
        <extracomment>gta_sa_save.file.override</extracomment>
        <translation>Замена</translation>
    </message>
    <message>
        <source>Override x</source>
        <extracomment>gta_sa_save.file.override_x</extracomment>
        <translation>Замена: x</translation>
    </message>
    <message>
        <source>Override y</source>
        <extracomment>gta_sa_save.file.override_y</extracomment>
        <translation>Замена: y</translation>
    </message>
    <message>
        <source>Override z</source>
        <extracomment>gta_sa_save.file.override_z</extracomment>
        <translation>Замена: z</translation>
    </message>
    <message>
        <source>Own list</source>
        <extracomment>source_nav.area.visible_areas</extracomment>
        <translation>Свой список</translation>
    </message>
    <message>
        <source>PC 1.00</source>
        <extracomment>gta_sa_save.simple_vars.version_id.903512437</extracomment>
        <translation>PC 1.00</translation>
    </message>
    <message>
        <source>PC 1.00 without disc</source>
        <extracomment>gta_sa_save.simple_vars.version_id.1710482819</extracomment>
        <translation>PC 1.00 без диска</translation>
    </message>
    <message>
        <source>PC 1.01</source>
        <extracomment>gta_sa_save.simple_vars.version_id.2590948952</extracomment>
        <translation>PC 1.01</translation>
    </message>
    <message>
        <source>PC 1.01 without disc</source>
        <extracomment>gta_sa_save.simple_vars.version_id.2470803038</extracomment>
        <translation>PC 1.01 без диска</translation>
    </message>
    <message>
        <source>PC 2.00</source>
        <extracomment>gta_sa_save.simple_vars.version_id.4245982710</extracomment>
        <translation>PC 2.00</translation>
    </message>
    <message>
        <source>PC 2.00, German</source>
        <extracomment>gta_sa_save.simple_vars.version_id.1563544610</extracomment>
        <translation>PC 2.00, немецкая</translation>
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
        <translation>Режим геймпада</translation>
    </message>
    <message>
        <source>Padded to 2048</source>
        <extracomment>gta_iv_paths.file.padded</extracomment>
        <translation>Дополнен до 2048</translation>
    </message>
    <message>
        <source>Padding left by another program</source>
        <extracomment>SAV-005.fault</extracomment>
        <translation>Заполнение от другой программы</translation>
    </message>
    <message>
        <source>Paint job</source>
        <extracomment>gta_sa_save.stored_car.paint_job</extracomment>
        <translation>Покраска</translation>
    </message>
    <message>
        <source>Park Car</source>
        <extracomment>gta_sa_save.parked_car</extracomment>
        <translation>Поставить машину</translation>
    </message>
    <message>
        <source>Parked car</source>
        <extracomment>gta_sa_save.car_generator.legend</extracomment>
        <translation>Припаркованная машина</translation>
    </message>
    <message>
        <source>Parked car, switched off</source>
        <extracomment>gta_sa_save.car_generator.legend</extracomment>
        <translation>Припаркованная машина, отключена</translation>
    </message>
    <message>
        <source>Part of the finale</source>
        <extracomment>source_nav.area.spawn_finale.help</extracomment>
        <translation>Часть финала</translation>
    </message>
    <message>
        <source>Part of the handle in scripts, together with the slot</source>
        <extracomment>gta_sa_save.pickup.counter.help</extracomment>
        <translation>Часть дескриптора в скриптах, вместе со слотом</translation>
    </message>
    <message>
        <source>Part of the padding differs from what the game writes</source>
        <extracomment>gta_sa_save.file.keeps_padding.help</extracomment>
        <translation>Часть заполнения отличается от того, что пишет игра</translation>
    </message>
    <message>
        <source>Parts of {} would be less than {:g} unit wide.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>{}: ширина частей была бы меньше {:g} ед.</translation>
    </message>
    <message>
        <source>Path Regions</source>
        <extracomment>gta_sa_save.region_around.section, gta_sa_save.region_earlier.section, gta_sa_save.region_first.section, gta_sa_save.region_last.section, gta_sa_save.region_later.section</extracomment>
        <translation>Регионы путей</translation>
    </message>
    <message>
        <source>Path region inside a later one</source>
        <extracomment>SAV-023.fault</extracomment>
        <translation>Регион путей внутри более позднего</translation>
    </message>
    <message>
        <source>Path region with invalid flag</source>
        <extracomment>SAV-021.fault</extracomment>
        <translation>Регион путей с недопустимым флагом</translation>
    </message>
    <message>
        <source>Path region without effect</source>
        <extracomment>SAV-024.fault</extracomment>
        <translation>Регион путей без действия</translation>
    </message>
    <message>
        <source>Path regions are left for scripts</source>
        <extracomment>SAV-025</extracomment>
        <translation>Для скриптов остаются свободные регионы путей</translation>
    </message>
    <message>
        <source>Path regions are unique</source>
        <extracomment>SAV-022</extracomment>
        <translation>Регионы путей уникальны</translation>
    </message>
    <message>
        <source>Path regions of the open save that switch this node, in the order of application: the last one wins</source>
        <extracomment>gta_sa_extended_paths.node.switched_by.help, gta_sa_paths.node.switched_by.help</extracomment>
        <translation>Регионы путей открытого сохранения, переключающие этот узел, в порядке применения: решает последний</translation>
    </message>
    <message>
        <source>Ped type</source>
        <extracomment>gta_sa_save.player.ped_type</extracomment>
        <translation>Тип педа</translation>
    </message>
    <message>
        <source>Pedestrian count off by</source>
        <extracomment>gta_sa_extended_paths.file.ped_excess, gta_sa_paths.file.ped_excess</extracomment>
        <translation>Ошибка числа пеш. узлов</translation>
    </message>
    <message>
        <source>Pedestrian light</source>
        <extracomment>gta_sa_extended_paths.link.pedestrian_light, gta_sa_paths.link.pedestrian_light</extracomment>
        <translation>Пешеходный светофор</translation>
    </message>
    <message>
        <source>Pedestrian link with a navi node</source>
        <extracomment>SA037.fault</extracomment>
        <translation>Пешеходная связь с navi-узлом</translation>
    </message>
    <message>
        <source>Pedestrian node of width 0 (expected more; usually 2 units)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Пешеходный узел шириной 0 (ожидается больше; обычно 2 ед.)</translation>
    </message>
    <message>
        <source>Pedestrian nodes</source>
        <extracomment>gta_sa_extended_paths.file.ped_nodes, gta_sa_paths.file.ped_nodes</extracomment>
        <translation>Пешеходные узлы</translation>
    </message>
    <message>
        <source>Pedestrian nodes, stored after the vehicle nodes</source>
        <extracomment>gta_sa_extended_paths.file.ped_nodes.help, gta_sa_paths.file.ped_nodes.help</extracomment>
        <translation>Пешеходные узлы, хранятся после транспортных</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase, gta_sa_paths.propose_lights.phase</extracomment>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Pickup</source>
        <extracomment>gta_sa_save.pickup.amount.section, gta_sa_save.pickup.legend, gta_sa_save.pickup.model.section, gta_sa_save.pickup.money_per_day.section, gta_sa_save.pickup.type.section, gta_sa_save.pickup.value.section</extracomment>
        <translation>Пикап</translation>
    </message>
    <message>
        <source>Pickup of an unknown type</source>
        <extracomment>SAV-050.fault</extracomment>
        <translation>Пикап неизвестного типа</translation>
    </message>
    <message>
        <source>Pickup with an address</source>
        <extracomment>SAV-051.fault</extracomment>
        <translation>Пикап с адресом</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>source_nav.area.place, source_nav.flood_place.place, source_nav.fog_place.index.section, source_nav.fog_place.name.section, source_nav.place.index.section, source_nav.place.name.section, source_nav.set_place.place</extracomment>
        <translation>Место</translation>
    </message>
    <message>
        <source>Place Nodes</source>
        <extracomment>quake_nav2.chain, quake_nav3.chain</extracomment>
        <translation>Ставить узлы</translation>
    </message>
    <message>
        <source>Place name that is not an ASCII word</source>
        <extracomment>NAV036.fault</extracomment>
        <translation>Название места — не слово в ASCII</translation>
    </message>
    <message>
        <source>Place name that the engine misreads</source>
        <extracomment>NAV008.fault</extracomment>
        <translation>Название места, которое движок читает неверно</translation>
    </message>
    <message>
        <source>Place names are unique</source>
        <extracomment>NAV063</extracomment>
        <translation>Названия мест уникальны</translation>
    </message>
    <message>
        <source>Place names were dropped: this version of the format does not store them.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>Названия мест отброшены: эта версия формата их не хранит.</translation>
    </message>
    <message>
        <source>Place {} of {} does not exist; the game ignores it</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Места {} из {} не существует; игра его игнорирует</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>source_nav.clear_place.section, source_nav.file.places, source_nav.flood_place.section, source_nav.new_place.section, source_nav.remove_unused_places.section, source_nav.replace_place.section, source_nav.set_place.section</extracomment>
        <translation>Места</translation>
    </message>
    <message>
        <source>Places are used</source>
        <extracomment>NAV062</extracomment>
        <translation>Места используются</translation>
    </message>
    <message>
        <source>Plane at</source>
        <extracomment>quake_nav2.mirror.at, quake_nav3.mirror.at</extracomment>
        <translation>Плоскость в</translation>
    </message>
    <message>
        <source>Plate</source>
        <extracomment>gta_sa_save.number_plate.generator.section, gta_sa_save.number_plate.plate.section</extracomment>
        <translation>Знак</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>gta_sa_save.player.armour.section, gta_sa_save.player.chaos.section, gta_sa_save.player.fat.section, gta_sa_save.player.fight_style.section, gta_sa_save.player.health.section, gta_sa_save.player.muscle.section, gta_sa_save.player.ped_size.section, gta_sa_save.player.player_size.section, gta_sa_save.player.wanted.section, gta_sa_save.player.weapon.section, gta_sa_save.player_info.car_density.section, gta_sa_save.player_info.drive_by.section, gta_sa_save.player_info.endless_run.section, gta_sa_save.player_info.fast_reload.section, gta_sa_save.player_info.field_18.section, gta_sa_save.player_info.field_1c.section, gta_sa_save.player_info.field_28.section, gta_sa_save.player_info.field_2a.section, gta_sa_save.player_info.fireproof.section, gta_sa_save.player_info.hours_hungry.section, gta_sa_save.player_info.keeps_when_busted.section, gta_sa_save.player_info.keeps_when_wasted.section, gta_sa_save.player_info.max_armour.section, gta_sa_save.player_info.max_health.section, gta_sa_save.player_info.road_density.section, gta_sa_save.player_info.size.section, gta_sa_save.player_info.state.section</extracomment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Player clip</source>
        <extracomment>source_nav.area.playerclip</extracomment>
        <translation>Player clip</translation>
    </message>
    <message>
        <source>Player in a missing entrance</source>
        <extracomment>SAV-081O.fault</extracomment>
        <translation>Игрок в отсутствующем входе</translation>
    </message>
    <message>
        <source>Player is near</source>
        <extracomment>gta_sa_save.gang_wars.near</extracomment>
        <translation>Игрок рядом</translation>
    </message>
    <message>
        <source>Player position at the start</source>
        <extracomment>gta_sa_save.gang_wars.start</extracomment>
        <translation>Позиция игрока в начале</translation>
    </message>
    <message>
        <source>Player start</source>
        <extracomment>source_nav.area.spawn_player_start</extracomment>
        <translation>Старт игроков</translation>
    </message>
    <message>
        <source>Player with wrong data size</source>
        <extracomment>SAV-009P.fault</extracomment>
        <translation>Игрок с неверным размером данных</translation>
    </message>
    <message>
        <source>Player&apos;s state with wrong data size</source>
        <extracomment>SAV-009I.fault</extracomment>
        <translation>Состояние игрока с неверным размером данных</translation>
    </message>
    <message>
        <source>Pointer</source>
        <extracomment>gta_iv_paths.node.pointer, gta_sa_save.thread.pointer</extracomment>
        <translation>Указатель</translation>
    </message>
    <message>
        <source>Police ambush</source>
        <extracomment>gta_sa_save.set_piece.legend</extracomment>
        <translation>Полицейская засада</translation>
    </message>
    <message>
        <source>Police cars</source>
        <extracomment>gta_sa_save.file.police_cars</extracomment>
        <translation>Полицейские машины</translation>
    </message>
    <message>
        <source>Police heading</source>
        <extracomment>gta_sa_save.file.police_heading</extracomment>
        <translation>Полиция: направление</translation>
    </message>
    <message>
        <source>Police may build a road block here.</source>
        <extracomment>gta_sa_extended_paths.node.road_block.help, gta_sa_paths.node.road_block.help</extracomment>
        <translation>Полиция может поставить здесь блокпост.</translation>
    </message>
    <message>
        <source>Police radius</source>
        <extracomment>gta_sa_save.file.police_radius</extracomment>
        <translation>Полиция: радиус</translation>
    </message>
    <message>
        <source>Police station</source>
        <extracomment>gta_sa_save.restart.legend</extracomment>
        <translation>Полицейский участок</translation>
    </message>
    <message>
        <source>Police x</source>
        <extracomment>gta_sa_save.file.police_x</extracomment>
        <translation>Полиция: x</translation>
    </message>
    <message>
        <source>Police y</source>
        <extracomment>gta_sa_save.file.police_y</extracomment>
        <translation>Полиция: y</translation>
    </message>
    <message>
        <source>Police z</source>
        <extracomment>gta_sa_save.file.police_z</extracomment>
        <translation>Полиция: z</translation>
    </message>
    <message>
        <source>Population</source>
        <extracomment>gta_sa_save.gang_wars.population, gta_sa_save.zone.population, gta_sa_save.zone_population.no_cops.section, gta_sa_save.zone_population.races_allowed.section, gta_sa_save.zone_population.races_rest.section, gta_sa_save.zone_population.radar.section, gta_sa_save.zone_population.type.section, source_nav.file.population</extracomment>
        <translation>Население</translation>
    </message>
    <message>
        <source>Population type</source>
        <extracomment>gta_sa_save.zone_population.type</extracomment>
        <translation>Тип населения</translation>
    </message>
    <message>
        <source>Population {} of {}</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Население {} из {}</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>gta_iv_paths.node.position, gta_sa_extended_paths.navi.position, gta_sa_extended_paths.node.position, gta_sa_paths.navi.position, gta_sa_paths.node.position, gta_sa_save.car_generator.heading.section, gta_sa_save.car_generator.position, gta_sa_save.car_generator.position.section, gta_sa_save.gang_wars.population.section, gta_sa_save.gang_wars.start.section, gta_sa_save.gang_wars.zone.section, gta_sa_save.garage.back.section, gta_sa_save.garage.ceiling.section, gta_sa_save.garage.corner.section, gta_sa_save.garage.depth.section, gta_sa_save.garage.direction_a.section, gta_sa_save.garage.direction_b.section, gta_sa_save.garage.front.section, gta_sa_save.garage.left.section, gta_sa_save.garage.right.section, gta_sa_save.garage.width.section, gta_sa_save.marker.entrance.section, gta_sa_save.marker.position, gta_sa_save.marker.position.section, gta_sa_save.marker.radius.section, gta_sa_save.marker.size.section, gta_sa_save.marker_3d.position, gta_sa_save.object.forward.section, gta_sa_save.object.position, gta_sa_save.object.position.section, gta_sa_save.object.right.section, gta_sa_save.pickup.position, gta_sa_save.pickup.position.section, gta_sa_save.player.entrance.section, gta_sa_save.player.interior.section, gta_sa_save.player.position, gta_sa_save.player.position.section, gta_sa_save.restart.position, gta_sa_save.stored_car.forward.section, gta_sa_save.stored_car.position, gta_sa_save.stored_car.position.section, quake_nav2.node.position, quake_nav3.node.position, source_nav.hiding_spot.position</extracomment>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Position along path</source>
        <extracomment>source_nav.encounter_path.encounter_spot.t</extracomment>
        <translation>Положение на пути</translation>
    </message>
    <message>
        <source>Position among the entrances in the map files, which store their coordinates</source>
        <extracomment>gta_sa_save.enex_connection.index.help</extracomment>
        <translation>Место среди входов в файлах карты, где хранятся их координаты</translation>
    </message>
    <message>
        <source>Position among the game&apos;s 500 generators, by which scripts refer to it</source>
        <extracomment>gta_sa_save.car_generator.index.help</extracomment>
        <translation>Место среди 500 генераторов игры, по которому на него ссылаются скрипты</translation>
    </message>
    <message>
        <source>Position in its area&apos;s file: car nodes first, then intersections</source>
        <extracomment>gta_iv_paths.node.id.help</extracomment>
        <translation>Место в файле своей области: сначала автоузлы, затем пересечения</translation>
    </message>
    <message>
        <source>Position in its area&apos;s file: vehicle nodes first, then pedestrian nodes</source>
        <extracomment>gta_sa_extended_paths.node.id.help, gta_sa_paths.node.id.help</extracomment>
        <translation>Место в файле своей области: сначала транспортные узлы, затем пешеходные</translation>
    </message>
    <message>
        <source>Position in its area&apos;s link table</source>
        <extracomment>gta_sa_extended_paths.link.index.help, gta_sa_paths.link.index.help</extracomment>
        <translation>Место в таблице связей своей области</translation>
    </message>
    <message>
        <source>Position in its file, 0 to 1023</source>
        <extracomment>gta_sa_paths.navi.id.help</extracomment>
        <translation>Место в своём файле, от 0 до 1023</translation>
    </message>
    <message>
        <source>Position in its file, 0 to 65534</source>
        <extracomment>gta_sa_extended_paths.navi.id.help</extracomment>
        <translation>Место в своём файле, от 0 до 65534</translation>
    </message>
    <message>
        <source>Position in the file</source>
        <extracomment>quake_nav2.edict.index.help, quake_nav3.edict.index.help</extracomment>
        <translation>Место в файле</translation>
    </message>
    <message>
        <source>Position in the file. Edicts refer to links by this index.</source>
        <extracomment>quake_nav2.link.index.help, quake_nav3.link.index.help</extracomment>
        <translation>Место в файле. Edict ссылаются на связи по этому индексу.</translation>
    </message>
    <message>
        <source>Position in the file. Links refer to nodes by this index.</source>
        <extracomment>quake_nav2.node.index.help, quake_nav3.node.index.help</extracomment>
        <translation>Место в файле. Связи ссылаются на узлы по этому индексу.</translation>
    </message>
    <message>
        <source>Position in the file. Links refer to traversals by this index.</source>
        <extracomment>quake_nav2.traversal.index.help, quake_nav3.traversal.index.help</extracomment>
        <translation>Место в файле. Связи ссылаются на переходы по этому индексу.</translation>
    </message>
    <message>
        <source>Position in the link table of its area&apos;s file</source>
        <extracomment>gta_iv_paths.link.index.help</extracomment>
        <translation>Место в таблице связей файла своей области</translation>
    </message>
    <message>
        <source>Position in the list, from 1. Areas refer to places by this index.</source>
        <extracomment>source_nav.fog_place.index.help, source_nav.place.index.help</extracomment>
        <translation>Позиция в списке, от 1. Области ссылаются на места по этому индексу.</translation>
    </message>
    <message>
        <source>Position in the script</source>
        <extracomment>gta_sa_save.thread.base.section, gta_sa_save.thread.depth.section, gta_sa_save.thread.next.section, gta_sa_save.thread.pointer.section, gta_sa_save.thread.previous.section, gta_sa_save.thread.relative_pointer.section</extracomment>
        <translation>Место в скрипте</translation>
    </message>
    <message>
        <source>Position of the attack</source>
        <extracomment>gta_sa_save.gang_wars.attack</extracomment>
        <translation>Позиция нападения</translation>
    </message>
    <message>
        <source>Position of the axis</source>
        <extracomment>quake_nav2.rotate.x.help, quake_nav2.rotate.y.help, quake_nav3.rotate.x.help, quake_nav3.rotate.y.help</extracomment>
        <translation>Позиция оси</translation>
    </message>
    <message>
        <source>Positions of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.positions, gta_sa_paths.rebuild_derived.positions</extracomment>
        <translation>Позиции navi-узлов</translation>
    </message>
    <message>
        <source>Possibly; bit 24 is another candidate. One source, doubtful.</source>
        <extracomment>gta_iv_paths.node.emergency_only.help</extracomment>
        <translation>Возможно; другой кандидат — бит 24. Один источник, сомнительно.</translation>
    </message>
    <message>
        <source>Precise</source>
        <extracomment>source_nav.area.precise</extracomment>
        <translation>Точно</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>source_nav.area.approach.previous</extracomment>
        <translation>Предыдущая</translation>
    </message>
    <message>
        <source>Previous thread</source>
        <extracomment>gta_sa_save.thread.previous</extracomment>
        <translation>Предыдущий поток</translation>
    </message>
    <message>
        <source>Process</source>
        <extracomment>gta_sa_save.file.process</extracomment>
        <translation>Обработка</translation>
    </message>
    <message>
        <source>Proofs</source>
        <extracomment>gta_sa_save.object.proofs</extracomment>
        <translation>Неуязвимости</translation>
    </message>
    <message>
        <source>Property text</source>
        <extracomment>gta_sa_save.pickup.property_text</extracomment>
        <translation>Текст недвижимости</translation>
    </message>
    <message>
        <source>Prostitutes pay</source>
        <extracomment>gta_sa_save.simple_vars.prostitutes_pay</extracomment>
        <translation>Проститутки платят</translation>
    </message>
    <message>
        <source>Purpose unknown. Kept unchanged.</source>
        <extracomment>quake_nav2.file.tail.help, quake_nav3.file.tail.help</extracomment>
        <translation>Назначение неизвестно. Сохраняется без изменений.</translation>
    </message>
    <message>
        <source>Pusher</source>
        <extracomment>quake_nav2.node.pusher, quake_nav3.node.pusher</extracomment>
        <translation>Толкатель</translation>
    </message>
    <message>
        <source>Quake II bot waypoints</source>
        <extracomment>quake_nav3</extracomment>
        <translation>Путевые точки ботов Quake II</translation>
    </message>
    <message>
        <source>Quake bot waypoints</source>
        <extracomment>quake_nav2</extracomment>
        <translation>Путевые точки ботов Quake</translation>
    </message>
    <message>
        <source>Quit car help</source>
        <extracomment>gta_sa_save.simple_vars.quit_car_help</extracomment>
        <translation>Подсказка выхода из машины</translation>
    </message>
    <message>
        <source>RED one-way door</source>
        <extracomment>source_nav.area.tf_red_one_way_door</extracomment>
        <translation>Односторонняя дверь RED</translation>
    </message>
    <message>
        <source>RED sentry danger</source>
        <extracomment>source_nav.area.tf_red_sentry_danger</extracomment>
        <translation>Опасность турели RED</translation>
    </message>
    <message>
        <source>RED setup gate</source>
        <extracomment>source_nav.area.tf_red_setup_gate</extracomment>
        <translation>Ворота подготовки RED</translation>
    </message>
    <message>
        <source>Races allowed</source>
        <extracomment>gta_sa_save.zone_population.races_allowed</extracomment>
        <translation>Допустимые расы</translation>
    </message>
    <message>
        <source>Races, high bits</source>
        <extracomment>gta_sa_save.zone_population.races_rest</extracomment>
        <translation>Расы, старшие биты</translation>
    </message>
    <message>
        <source>Radar marker</source>
        <extracomment>gta_sa_save.marker.legend</extracomment>
        <translation>Маркер радара</translation>
    </message>
    <message>
        <source>Radar mode</source>
        <extracomment>gta_sa_save.zone_population.radar</extracomment>
        <translation>Режим радара</translation>
    </message>
    <message>
        <source>Radio station</source>
        <extracomment>gta_sa_save.stored_car.radio</extracomment>
        <translation>Радиостанция</translation>
    </message>
    <message>
        <source>Radius</source>
        <extracomment>gta_sa_save.marker.radius, quake_nav2.chain.radius, quake_nav2.node.radius, quake_nav3.chain.radius, quake_nav3.node.radius, source_nav.select_radius.radius</extracomment>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>Radius 0</source>
        <extracomment>QN013.fault</extracomment>
        <translation>Радиус 0</translation>
    </message>
    <message>
        <source>Radius 0: bots never reach the node</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Радиус 0: боты никогда не достигают узла</translation>
    </message>
    <message>
        <source>Radius of new nodes. A bot has reached the node when it is this close.</source>
        <extracomment>quake_nav2.chain.radius.help, quake_nav3.chain.radius.help</extracomment>
        <translation>Радиус новых узлов. Бот достиг узла, если подошёл настолько близко.</translation>
    </message>
    <message>
        <source>Raid mode: survivors come back here</source>
        <extracomment>source_nav.area.tf_rescue_closet.help</extracomment>
        <translation>Режим рейда: здесь возвращаются выжившие</translation>
    </message>
    <message>
        <source>Rain</source>
        <extracomment>gta_sa_save.simple_vars.rain</extracomment>
        <translation>Дождь</translation>
    </message>
    <message>
        <source>Raise or Lower</source>
        <extracomment>source_nav.raise</extracomment>
        <translation>Поднять или опустить</translation>
    </message>
    <message>
        <source>Raw time step</source>
        <extracomment>gta_sa_save.simple_vars.raw_time_step</extracomment>
        <translation>Исходный шаг времени</translation>
    </message>
    <message>
        <source>Reach of the selected nodes</source>
        <extracomment>quake_nav2.reach, quake_nav3.reach</extracomment>
        <translation>Охват выделенных узлов</translation>
    </message>
    <message>
        <source>Rebuild Derived Data</source>
        <extracomment>gta_iv_paths.rebuild_derived, gta_sa_extended_paths.rebuild_derived, gta_sa_paths.rebuild_derived</extracomment>
        <translation>Перестроить производные данные</translation>
    </message>
    <message>
        <source>Rebuild Link Ranges</source>
        <extracomment>QN003.fix</extracomment>
        <translation>Перестроить диапазоны связей</translation>
    </message>
    <message>
        <source>Rebuild Padding</source>
        <extracomment>SAV-005.fix</extracomment>
        <translation>Перестроить заполнение</translation>
    </message>
    <message>
        <source>Recompute All Dead Ends</source>
        <extracomment>SA034.fix</extracomment>
        <translation>Пересчитать все тупики</translation>
    </message>
    <message>
        <source>Recompute All Flood Groups</source>
        <extracomment>SA033.fix</extracomment>
        <translation>Пересчитать все группы заливки</translation>
    </message>
    <message>
        <source>Recompute Box</source>
        <extracomment>SAV-091.fix</extracomment>
        <translation>Пересчитать бокс</translation>
    </message>
    <message>
        <source>Recompute Checksum</source>
        <extracomment>SAV-003.fix</extracomment>
        <translation>Пересчитать контрольную сумму</translation>
    </message>
    <message>
        <source>Recompute Direction</source>
        <extracomment>SA028.fix</extracomment>
        <translation>Пересчитать направление</translation>
    </message>
    <message>
        <source>Recompute Length</source>
        <extracomment>IV011.fix, NAV065.fix, SA025.fix</extracomment>
        <translation>Пересчитать длину</translation>
    </message>
    <message>
        <source>Recomputes everything derived from nodes and links: wrong lengths, link ranges and, where the assumptions hold, link counts, &apos;Linking disabled&apos; and flood groups</source>
        <extracomment>gta_iv_paths.rebuild_derived.help</extracomment>
        <translation>Пересчитать всё, что вычисляется из узлов и связей: неверные длины, диапазоны связей и, где допущения верны, числа связей, «Без связей» и группы заливки</translation>
    </message>
    <message>
        <source>Recomputes what follows from nodes, links, lanes and lights, where it is wrong</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.help, gta_sa_paths.rebuild_derived.help</extracomment>
        <translation>Пересчитать всё неверное, что следует из узлов, связей, полос и светофоров</translation>
    </message>
    <message>
        <source>Records of junctions, stored after the car nodes</source>
        <extracomment>gta_iv_paths.file.intersections.help</extracomment>
        <translation>Записи перекрёстков, хранятся после автоузлов</translation>
    </message>
    <message>
        <source>Recount Links</source>
        <extracomment>IV013.fix</extracomment>
        <translation>Пересчитать связи</translation>
    </message>
    <message>
        <source>Recount Nodes</source>
        <extracomment>IV002.fix, SA002.fix</extracomment>
        <translation>Пересчитать узлы</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>gta_sa_save.marker_3d.red, gta_sa_save.zone_population.red</extracomment>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Reduce Modulo 20</source>
        <extracomment>SAV-052.fix</extracomment>
        <translation>Взять остаток по модулю 20</translation>
    </message>
    <message>
        <source>Reference counter</source>
        <extracomment>gta_sa_save.pickup.counter</extracomment>
        <translation>Счётчик ссылок</translation>
    </message>
    <message>
        <source>Refers to traversal {}, which does not exist</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Ссылается на переход {}, которого нет</translation>
    </message>
    <message>
        <source>Removal time</source>
        <extracomment>gta_sa_save.object.removal_time</extracomment>
        <translation>Время удаления</translation>
    </message>
    <message>
        <source>Remove Jump Areas</source>
        <extracomment>source_nav.remove_jump_areas</extracomment>
        <translation>Удалить области прыжка</translation>
    </message>
    <message>
        <source>Remove Last Character</source>
        <extracomment>SAV-007.fix</extracomment>
        <translation>Убрать последний символ</translation>
    </message>
    <message>
        <source>Remove Light</source>
        <extracomment>SA058.fix</extracomment>
        <translation>Убрать светофор</translation>
    </message>
    <message>
        <source>Remove Missing Spots</source>
        <extracomment>NAV031.fix</extracomment>
        <translation>Убрать отсутствующие точки</translation>
    </message>
    <message>
        <source>Remove Navi Node from Link</source>
        <extracomment>SA037.fix</extracomment>
        <translation>Убрать navi-узел у связи</translation>
    </message>
    <message>
        <source>Remove Spots</source>
        <extracomment>NAV064.fix</extracomment>
        <translation>Убрать точки</translation>
    </message>
    <message>
        <source>Remove Stale Bytes</source>
        <extracomment>NAV050.fix</extracomment>
        <translation>Удалить остаточные байты</translation>
    </message>
    <message>
        <source>Remove Traffic Lights</source>
        <extracomment>gta_sa_extended_paths.clear_lights, gta_sa_paths.clear_lights</extracomment>
        <translation>Убрать светофоры</translation>
    </message>
    <message>
        <source>Remove Trailing Bytes</source>
        <extracomment>IV001.fix, QN004.fix</extracomment>
        <translation>Удалить лишние байты</translation>
    </message>
    <message>
        <source>Remove Traversal from Link</source>
        <extracomment>QN026.fix</extracomment>
        <translation>Убрать переход у связи</translation>
    </message>
    <message>
        <source>Remove from List</source>
        <extracomment>NAV011.fix, NAV032.fix</extracomment>
        <translation>Убрать из списка</translation>
    </message>
    <message>
        <source>Remove from Lists</source>
        <extracomment>NAV004.fix, NAV028.fix</extracomment>
        <translation>Убрать из списков</translation>
    </message>
    <message>
        <source>Removes the lights of the selected links, or those for the selected junctions</source>
        <extracomment>gta_sa_extended_paths.clear_lights.help, gta_sa_paths.clear_lights.help</extracomment>
        <translation>Убрать светофоры выделенных связей или светофоры для выделенных перекрёстков</translation>
    </message>
    <message>
        <source>Removes the place of the selected areas</source>
        <extracomment>source_nav.clear_place.help</extracomment>
        <translation>Убрать место у выделенных областей</translation>
    </message>
    <message>
        <source>Renumber Flood Groups in Game Order</source>
        <extracomment>gta_sa_extended_paths.number_groups, gta_sa_paths.number_groups</extracomment>
        <translation>Перенумеровать группы заливки как в игре</translation>
    </message>
    <message>
        <source>Renumber IDs</source>
        <extracomment>source_nav.compress_ids</extracomment>
        <translation>Перенумеровать ID</translation>
    </message>
    <message>
        <source>Renumber Node</source>
        <extracomment>IV003.fix, SA004.fix</extracomment>
        <translation>Перенумеровать узел</translation>
    </message>
    <message>
        <source>Repack Links</source>
        <extracomment>IV004.fix, SA005.fix</extracomment>
        <translation>Переупаковать связи</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>source_nav.replace_place.from</extracomment>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Replace Place</source>
        <extracomment>source_nav.replace_place</extracomment>
        <translation>Заменить место</translation>
    </message>
    <message>
        <source>Replaces a place with another in all areas</source>
        <extracomment>source_nav.replace_place.help</extracomment>
        <translation>Заменить место другим во всех областях</translation>
    </message>
    <message>
        <source>Rescue closet</source>
        <extracomment>source_nav.area.spawn_rescue_closet, source_nav.area.tf_rescue_closet</extracomment>
        <translation>Комната спасения</translation>
    </message>
    <message>
        <source>Rescue vehicle</source>
        <extracomment>source_nav.area.spawn_rescue_vehicle</extracomment>
        <translation>Спасательный транспорт</translation>
    </message>
    <message>
        <source>Reset Game Time</source>
        <extracomment>gta_sa_save.repair_timers</extracomment>
        <translation>Сбросить игровое время</translation>
    </message>
    <message>
        <source>Respawns at</source>
        <extracomment>gta_sa_save.pickup.regeneration</extracomment>
        <translation>Возродится в</translation>
    </message>
    <message>
        <source>Respray was used</source>
        <extracomment>gta_sa_save.garage.used_respray</extracomment>
        <translation>Перекраска использована</translation>
    </message>
    <message>
        <source>Resprays free</source>
        <extracomment>gta_sa_save.file.resprays_free</extracomment>
        <translation>Бесплатная перекраска</translation>
    </message>
    <message>
        <source>Rest of the record: padding and remains of older content. Kept unchanged.</source>
        <extracomment>gta_sa_save.car_generator.unnamed_bytes.help, gta_sa_save.counted_statistic.unnamed_bytes.help, gta_sa_save.enex_connection.unnamed_bytes.help, gta_sa_save.gang.unnamed_bytes.help, gta_sa_save.gang_wars.unnamed_bytes.help, gta_sa_save.garage.unnamed_bytes.help, gta_sa_save.marker.unnamed_bytes.help, gta_sa_save.marker_3d.unnamed_bytes.help, gta_sa_save.number_plate.unnamed_bytes.help, gta_sa_save.object.unnamed_bytes.help, gta_sa_save.open_entrance.unnamed_bytes.help, gta_sa_save.path_region.unnamed_bytes.help, gta_sa_save.pickup.unnamed_bytes.help, gta_sa_save.player.unnamed_bytes.help, gta_sa_save.player_info.unnamed_bytes.help, gta_sa_save.restart.unnamed_bytes.help, gta_sa_save.set_piece.unnamed_bytes.help, gta_sa_save.simple_vars.unnamed_bytes.help, gta_sa_save.statistic.unnamed_bytes.help, gta_sa_save.stored_car.unnamed_bytes.help, gta_sa_save.stunt_jump.unnamed_bytes.help, gta_sa_save.thread.unnamed_bytes.help, gta_sa_save.zone.unnamed_bytes.help, gta_sa_save.zone_population.unnamed_bytes.help</extracomment>
        <translation>Остаток записи: заполнение и следы прежнего содержимого. Сохраняется без изменений.</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>gta_sa_save.restart.heading.section, gta_sa_save.restart.kind.section, gta_sa_save.restart.needed_cities.section, gta_sa_save.restart.position.section</extracomment>
        <translation>Возрождение</translation>
    </message>
    <message>
        <source>Restore Name</source>
        <extracomment>SAV-030.fix</extracomment>
        <translation>Вернуть название</translation>
    </message>
    <message>
        <source>Restricted access</source>
        <extracomment>gta_iv_paths.node.restricted</extracomment>
        <translation>Ограниченный доступ</translation>
    </message>
    <message>
        <source>Resumes at</source>
        <extracomment>gta_sa_save.thread.relative_pointer</extracomment>
        <translation>Продолжается с</translation>
    </message>
    <message>
        <source>Retie After Recompile</source>
        <extracomment>quake_nav2.retie, quake_nav3.retie</extracomment>
        <translation>Привязать после компиляции</translation>
    </message>
    <message>
        <source>Return stack</source>
        <extracomment>gta_sa_save.thread.return_stack</extracomment>
        <translation>Стек возврата</translation>
    </message>
    <message>
        <source>Reuse</source>
        <extracomment>gta_sa_save.reuse_generator</extracomment>
        <translation>Включить снова</translation>
    </message>
    <message>
        <source>Revenue so far</source>
        <extracomment>gta_sa_save.pickup.value</extracomment>
        <translation>Доход на сейчас</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>quake_nav2.reverse, quake_nav3.reverse</extracomment>
        <translation>Развернуть</translation>
    </message>
    <message>
        <source>Reverse Ladders</source>
        <extracomment>source_nav.flip_ladder</extracomment>
        <translation>Развернуть лестницы</translation>
    </message>
    <message>
        <source>Reverse One-Way Connections</source>
        <extracomment>source_nav.flip</extracomment>
        <translation>Развернуть односторонние соединения</translation>
    </message>
    <message>
        <source>Reverse Road</source>
        <extracomment>gta_iv_paths.reverse, gta_sa_extended_paths.reverse, gta_sa_paths.reverse</extracomment>
        <translation>Развернуть дорогу</translation>
    </message>
    <message>
        <source>Reverses the links. Opposite links swap types and teams.</source>
        <extracomment>quake_nav2.reverse.help, quake_nav3.reverse.help</extracomment>
        <translation>Развернуть связи. Встречные связи обмениваются типами и командами.</translation>
    </message>
    <message>
        <source>Reverses the selected one-way connections, or those between the selected areas</source>
        <extracomment>source_nav.flip.help</extracomment>
        <translation>Развернуть выделенные односторонние соединения или соединения между выделенными областями</translation>
    </message>
    <message>
        <source>Reward</source>
        <extracomment>gta_sa_save.stunt_jump.reward</extracomment>
        <translation>Награда</translation>
    </message>
    <message>
        <source>Reward interior</source>
        <extracomment>gta_sa_save.enex_connection.reward</extracomment>
        <translation>Интерьер-награда</translation>
    </message>
    <message>
        <source>Reward was used</source>
        <extracomment>gta_sa_save.enex_connection.reward_used</extracomment>
        <translation>Награда использована</translation>
    </message>
    <message>
        <source>Rifas</source>
        <extracomment>gta_sa_save.zone_population.gang_4</extracomment>
        <translation>Rifas</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>gta_sa_save.object.right</extracomment>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Right lanes</source>
        <extracomment>gta_sa_extended_paths.navi.right_lanes, gta_sa_paths.navi.right_lanes</extracomment>
        <translation>Правые полосы</translation>
    </message>
    <message>
        <source>Ring</source>
        <extracomment>gta_sa_save.file.ring</extracomment>
        <translation>Кольцо</translation>
    </message>
    <message>
        <source>Ring next</source>
        <extracomment>gta_sa_save.file.ring_next</extracomment>
        <translation>Далее в кольце</translation>
    </message>
    <message>
        <source>Riots</source>
        <extracomment>gta_sa_save.simple_vars.riots</extracomment>
        <translation>Беспорядки</translation>
    </message>
    <message>
        <source>Riots without police cars</source>
        <extracomment>gta_sa_save.simple_vars.riots_without_police</extracomment>
        <translation>Беспорядки без полиц. машин</translation>
    </message>
    <message>
        <source>Road block</source>
        <extracomment>gta_sa_extended_paths.node.road_block, gta_sa_paths.node.road_block</extracomment>
        <translation>Блокпост</translation>
    </message>
    <message>
        <source>Road class</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class, gta_sa_extended_paths.node.road_class, gta_sa_extended_paths.set_run.road_class, gta_sa_paths.build_road.road_class, gta_sa_paths.node.road_class, gta_sa_paths.set_run.road_class</extracomment>
        <translation>Класс дороги</translation>
    </message>
    <message>
        <source>Road class 0 to 2, 0 on pedestrian nodes</source>
        <extracomment>SA041</extracomment>
        <translation>Класс дороги от 0 до 2, у пешеходных узлов 0</translation>
    </message>
    <message>
        <source>Road class 3, or a road class on a pedestrian node</source>
        <extracomment>SA041.fault</extracomment>
        <translation>Класс дороги 3 или класс дороги у пешеходного узла</translation>
    </message>
    <message>
        <source>Road class is {} (expected {})</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Класс дороги {} (ожидается {})</translation>
    </message>
    <message>
        <source>Road density</source>
        <extracomment>gta_sa_save.player_info.road_density</extracomment>
        <translation>Плотность на дорогах</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>gta_iv_paths.mirror_lanes.section, gta_iv_paths.reverse.section, gta_iv_paths.select_connected.section, gta_iv_paths.select_run.section, gta_iv_paths.set_run.section, gta_iv_paths.split_road.section, gta_iv_paths.split_run.section, gta_sa_extended_paths.reverse.section, gta_sa_extended_paths.select_connected.section, gta_sa_extended_paths.select_run.section, gta_sa_extended_paths.set_run.section, gta_sa_extended_paths.split_road.section, gta_sa_paths.reverse.section, gta_sa_paths.select_connected.section, gta_sa_paths.select_run.section, gta_sa_paths.set_run.section, gta_sa_paths.split_road.section</extracomment>
        <translation>Дороги</translation>
    </message>
    <message>
        <source>Roads meet at {}. Select a link, or a node of the road itself.</source>
        <extracomment>core/systems/shared/path_selection.cpp</extracomment>
        <translation>Дороги сходятся в {}. Выделите связь или узел самой дороги.</translation>
    </message>
    <message>
        <source>Roads switched off</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Дороги отключены</translation>
    </message>
    <message>
        <source>Roads switched on</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Дороги включены</translation>
    </message>
    <message>
        <source>Rotate by Angle</source>
        <extracomment>gta_iv_paths.rotate_selection, gta_sa_extended_paths.rotate_selection, gta_sa_paths.rotate_selection, gta_sa_save.rotate_selection, quake_nav2.rotate_selection, quake_nav3.rotate_selection, source_nav.rotate_selection</extracomment>
        <translation>Повернуть на угол</translation>
    </message>
    <message>
        <source>Rotated Copy</source>
        <extracomment>quake_nav2.rotate, quake_nav3.rotate</extracomment>
        <translation>Повёрнутая копия</translation>
    </message>
    <message>
        <source>Round to</source>
        <extracomment>source_nav.area.grid, source_nav.split_area.grid</extracomment>
        <translation>Округлять до</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>source_nav.area.run</extracomment>
        <translation>Бегом</translation>
    </message>
    <message>
        <source>Run-time state</source>
        <extracomment>source_nav.area.tf_blue_sentry_danger.help, source_nav.area.tf_red_sentry_danger.help</extracomment>
        <translation>Состояние во время игры</translation>
    </message>
    <message>
        <source>Same flags in both directions, on pedestrian links only</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.crossings.help, gta_sa_paths.rebuild_derived.crossings.help</extracomment>
        <translation>Одинаковые флаги в обе стороны, только у пешеходных связей</translation>
    </message>
    <message>
        <source>San Andreas paths</source>
        <extracomment>gta_sa_paths</extracomment>
        <translation>Пути San Andreas</translation>
    </message>
    <message>
        <source>San Andreas paths, extended map</source>
        <extracomment>gta_sa_extended_paths</extracomment>
        <translation>Пути San Andreas, расширенная карта</translation>
    </message>
    <message>
        <source>San Andreas save</source>
        <extracomment>gta_sa_save</extracomment>
        <translation>Сохранение San Andreas</translation>
    </message>
    <message>
        <source>San Fierro</source>
        <extracomment>gta_sa_save.simple_vars.level.2, gta_sa_save.zone.level.2</extracomment>
        <translation>Сан-Фиерро</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>gta_sa_save.repair_timers.section, gta_sa_save.simple_vars.save_name.section, gta_sa_save.simple_vars.version_id.section</extracomment>
        <translation>Сохранение</translation>
    </message>
    <message>
        <source>Scale by Factor</source>
        <extracomment>gta_iv_paths.scale_selection, gta_sa_extended_paths.scale_selection, gta_sa_paths.scale_selection, gta_sa_save.scale_selection, quake_nav2.scale_selection, quake_nav3.scale_selection, source_nav.scale_selection</extracomment>
        <translation>Масштабировать на множитель</translation>
    </message>
    <message>
        <source>Scale heights as well</source>
        <extracomment>gta_iv_paths.scale_selection.heights.help, gta_sa_extended_paths.scale_selection.heights.help, gta_sa_paths.scale_selection.heights.help, gta_sa_save.scale_selection.heights.help, quake_nav2.scale_selection.heights.help, quake_nav3.scale_selection.heights.help, source_nav.scale_selection.heights.help</extracomment>
        <translation>Масштабировать также высоты</translation>
    </message>
    <message>
        <source>Script byte 1</source>
        <extracomment>gta_sa_save.file.script_byte_1</extracomment>
        <translation>Байт скрипта 1</translation>
    </message>
    <message>
        <source>Script byte 2</source>
        <extracomment>gta_sa_save.file.script_byte_2</extracomment>
        <translation>Байт скрипта 2</translation>
    </message>
    <message>
        <source>Script of a mod</source>
        <extracomment>SAV-008.fault</extracomment>
        <translation>Скрипт мода</translation>
    </message>
    <message>
        <source>Search cost</source>
        <extracomment>gta_iv_paths.node.search_cost, gta_sa_extended_paths.node.search_cost, gta_sa_paths.node.search_cost</extracomment>
        <translation>Стоимость поиска</translation>
    </message>
    <message>
        <source>Search cost is 0x{:04X} (expected 0x7FFE, not visited)</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>Стоимость поиска 0x{:04X} (ожидается 0x7FFE, не посещён)</translation>
    </message>
    <message>
        <source>Search cost is 0x{:04X} (expected 0x7FFE, not visited): route finding breaks here</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Стоимость поиска 0x{:04X} (ожидается 0x7FFE, не посещён): поиск пути здесь ломается</translation>
    </message>
    <message>
        <source>Search cost is not 0x7FFE</source>
        <extracomment>IV007.fault, SA008.fault</extracomment>
        <translation>Стоимость поиска не 0x7FFE</translation>
    </message>
    <message>
        <source>Second colour</source>
        <extracomment>gta_sa_save.car_generator.colour_2, gta_sa_save.stored_car.colour_2</extracomment>
        <translation>Второй цвет</translation>
    </message>
    <message>
        <source>Second gang</source>
        <extracomment>gta_sa_save.gang_wars.gang_2</extracomment>
        <translation>Вторая банда</translation>
    </message>
    <message>
        <source>Second heads for</source>
        <extracomment>gta_sa_save.set_piece.target_2</extracomment>
        <translation>Второй движется к</translation>
    </message>
    <message>
        <source>Second pointer</source>
        <extracomment>gta_iv_paths.node.second_pointer, gta_sa_extended_paths.node.second_pointer, gta_sa_paths.node.second_pointer</extracomment>
        <translation>Второй указатель</translation>
    </message>
    <message>
        <source>Second starts at</source>
        <extracomment>gta_sa_save.set_piece.spawn_2</extracomment>
        <translation>Второй стартует в</translation>
    </message>
    <message>
        <source>Second team arrives</source>
        <extracomment>source_nav.area.occupy_second</extracomment>
        <translation>Прибытие второй команды</translation>
    </message>
    <message>
        <source>Second timer</source>
        <extracomment>gta_sa_save.thread.timer_b</extracomment>
        <translation>Второй таймер</translation>
    </message>
    <message>
        <source>Second weapon</source>
        <extracomment>gta_sa_save.gang.weapon_2</extracomment>
        <translation>Второе оружие</translation>
    </message>
    <message>
        <source>See the name; nothing else is known. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.dont_wander.help</extracomment>
        <translation>См. название; больше ничего не известно. Два источника согласны.</translation>
    </message>
    <message>
        <source>Sees the selection</source>
        <extracomment>source_nav.seen_by</extracomment>
        <translation>Видят выделение</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>quake_nav2.select_ends.section, quake_nav2.select_links.section, quake_nav2.select_reach.section, quake_nav2.select_traps.section, quake_nav2.select_type.section, quake_nav2.select_unreachable.section, quake_nav3.select_ends.section, quake_nav3.select_links.section, quake_nav3.select_reach.section, quake_nav3.select_traps.section, quake_nav3.select_type.section, quake_nav3.select_unreachable.section, source_nav.select_connected.section, source_nav.select_degenerate.section, source_nav.select_flag.section, source_nav.select_half_space.section, source_nav.select_height_range.section, source_nav.select_jump.section, source_nav.select_ladder_areas.section, source_nav.select_larger.section, source_nav.select_not_connected.section, source_nav.select_one_way.section, source_nav.select_one_way.what, source_nav.select_orphans.section, source_nav.select_overlapping.section, source_nav.select_place.section, source_nav.select_radius.section, source_nav.select_stairs.section, source_nav.select_unnamed.section</extracomment>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>Select Areas of Ladders</source>
        <extracomment>source_nav.select_ladder_areas</extracomment>
        <translation>Выделить области лестниц</translation>
    </message>
    <message>
        <source>Select Around</source>
        <extracomment>source_nav.select_radius</extracomment>
        <translation>Выделить вокруг</translation>
    </message>
    <message>
        <source>Select Between Heights</source>
        <extracomment>source_nav.select_height_range</extracomment>
        <translation>Выделить между высотами</translation>
    </message>
    <message>
        <source>Select Connected</source>
        <extracomment>gta_iv_paths.select_connected, gta_sa_extended_paths.select_connected, gta_sa_paths.select_connected, source_nav.select_connected</extracomment>
        <translation>Выделить связанные</translation>
    </message>
    <message>
        <source>Select Degenerate</source>
        <extracomment>source_nav.select_degenerate</extracomment>
        <translation>Выделить вырожденные</translation>
    </message>
    <message>
        <source>Select Isolated</source>
        <extracomment>source_nav.select_orphans</extracomment>
        <translation>Выделить изолированные</translation>
    </message>
    <message>
        <source>Select Jump Areas</source>
        <extracomment>source_nav.select_jump</extracomment>
        <translation>Выделить области прыжка</translation>
    </message>
    <message>
        <source>Select Larger</source>
        <extracomment>source_nav.select_larger</extracomment>
        <translation>Выделить большие</translation>
    </message>
    <message>
        <source>Select Links by Type</source>
        <extracomment>quake_nav2.select_type, quake_nav3.select_type</extracomment>
        <translation>Выделить связи по типу</translation>
    </message>
    <message>
        <source>Select Links of Nodes</source>
        <extracomment>quake_nav2.select_links, quake_nav3.select_links</extracomment>
        <translation>Выделить связи узлов</translation>
    </message>
    <message>
        <source>Select Nodes of Links</source>
        <extracomment>quake_nav2.select_ends, quake_nav3.select_ends</extracomment>
        <translation>Выделить узлы связей</translation>
    </message>
    <message>
        <source>Select One-Way</source>
        <extracomment>source_nav.select_one_way</extracomment>
        <translation>Выделить односторонние</translation>
    </message>
    <message>
        <source>Select One-Way Traps</source>
        <extracomment>quake_nav2.select_traps, quake_nav3.select_traps</extracomment>
        <translation>Выделить ловушки без выхода</translation>
    </message>
    <message>
        <source>Select Overlapping</source>
        <extracomment>source_nav.select_overlapping</extracomment>
        <translation>Выделить перекрывающиеся</translation>
    </message>
    <message>
        <source>Select Reachable Nodes</source>
        <extracomment>quake_nav2.select_reach, quake_nav3.select_reach</extracomment>
        <translation>Выделить достижимые узлы</translation>
    </message>
    <message>
        <source>Select Road</source>
        <extracomment>gta_iv_paths.select_run, gta_sa_extended_paths.select_run, gta_sa_paths.select_run</extracomment>
        <translation>Выделить дорогу</translation>
    </message>
    <message>
        <source>Select Same Place</source>
        <extracomment>source_nav.select_place</extracomment>
        <translation>Выделить то же место</translation>
    </message>
    <message>
        <source>Select Stairs</source>
        <extracomment>source_nav.select_stairs</extracomment>
        <translation>Выделить ступени</translation>
    </message>
    <message>
        <source>Select Unconnected</source>
        <extracomment>source_nav.select_not_connected</extracomment>
        <translation>Выделить несоединённые</translation>
    </message>
    <message>
        <source>Select Unreachable Nodes</source>
        <extracomment>quake_nav2.select_unreachable, quake_nav3.select_unreachable</extracomment>
        <translation>Выделить недостижимые узлы</translation>
    </message>
    <message>
        <source>Select Without Place</source>
        <extracomment>source_nav.select_unnamed</extracomment>
        <translation>Выделить без места</translation>
    </message>
    <message>
        <source>Select a flag.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Выделите флаг.</translation>
    </message>
    <message>
        <source>Select a junction, or links that lead to one.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Выделите перекрёсток или ведущие к нему связи.</translation>
    </message>
    <message>
        <source>Select a link, or a node of a road.</source>
        <extracomment>core/systems/shared/path_selection.cpp</extracomment>
        <translation>Выделите связь или узел дороги.</translation>
    </message>
    <message>
        <source>Select a place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Выделите место.</translation>
    </message>
    <message>
        <source>Select an area or a flag.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Выделите область или флаг.</translation>
    </message>
    <message>
        <source>Select an area, or an element in one, as the centre.</source>
        <extracomment>core/systems/source_nav/select_where_edits.cpp</extracomment>
        <translation>Выделите область или элемент в ней как центр.</translation>
    </message>
    <message>
        <source>Select areas or elements in them.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Выделите области или элементы в них.</translation>
    </message>
    <message>
        <source>Select areas or places.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Выделите области или места.</translation>
    </message>
    <message>
        <source>Select areas that have a place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Выделите области, у которых есть место.</translation>
    </message>
    <message>
        <source>Select areas, connections, hiding spots, encounter paths, ladders or places.</source>
        <extracomment>core/systems/source_nav/erase_edits.cpp</extracomment>
        <translation>Выделите области, соединения, укрытия, пути встречи, лестницы или места.</translation>
    </message>
    <message>
        <source>Select areas, hiding spots or ladders.</source>
        <extracomment>core/systems/source_nav/selected_elements.cpp</extracomment>
        <translation>Выделите области, укрытия или лестницы.</translation>
    </message>
    <message>
        <source>Select areas.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp, core/systems/source_nav/place_edits.cpp, core/systems/source_nav/selected_elements.cpp</extracomment>
        <translation>Выделите области.</translation>
    </message>
    <message>
        <source>Select by Attribute</source>
        <extracomment>source_nav.select_flag</extracomment>
        <translation>Выделить по атрибуту</translation>
    </message>
    <message>
        <source>Select car generators that are switched off (no cars left).</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Выделите отключённые генераторы машин (машин не осталось).</translation>
    </message>
    <message>
        <source>Select connections or connected areas.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Выберите соединения или соединённые области.</translation>
    </message>
    <message>
        <source>Select connections, or an area and then areas that it is connected to.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Выделите соединения или область, а затем области, с которыми она соединена.</translation>
    </message>
    <message>
        <source>Select elements of a single type.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Выделите элементы одного типа.</translation>
    </message>
    <message>
        <source>Select elements that have a position.</source>
        <extracomment>core/systems/transform.cpp</extracomment>
        <translation>Выделите элементы с позицией.</translation>
    </message>
    <message>
        <source>Select elements with a position.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Выделите элементы с позицией.</translation>
    </message>
    <message>
        <source>Select hiding spots.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Выделите укрытия.</translation>
    </message>
    <message>
        <source>Select jumps, drops or rides, or the nodes they connect.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Выделите прыжки, спуски или поездки либо соединяемые ими узлы.</translation>
    </message>
    <message>
        <source>Select ladders.</source>
        <extracomment>core/systems/source_nav/ladder_edits.cpp</extracomment>
        <translation>Выделите лестницы.</translation>
    </message>
    <message>
        <source>Select links of a pedestrian path.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Выделите связи пешеходного пути.</translation>
    </message>
    <message>
        <source>Select links or linked nodes.</source>
        <extracomment>core/systems/quake_nav/selected_elements.cpp</extracomment>
        <translation>Выделите связи или связанные узлы.</translation>
    </message>
    <message>
        <source>Select links with traversals, or the nodes they connect.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Выделите связи с переходами или соединяемые ими узлы.</translation>
    </message>
    <message>
        <source>Select links, or nodes that are linked.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Выберите связи или связанные узлы.</translation>
    </message>
    <message>
        <source>Select nodes of two links.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Выделите узлы с двумя связями.</translation>
    </message>
    <message>
        <source>Select nodes or links.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp, core/systems/shared/path_road_edits.cpp</extracomment>
        <translation>Выделите узлы или связи.</translation>
    </message>
    <message>
        <source>Select nodes that lie between two others.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Выделите узлы, лежащие между двумя другими.</translation>
    </message>
    <message>
        <source>Select nodes that lie outside the square of their area.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Выделите узлы, лежащие вне квадрата своей области.</translation>
    </message>
    <message>
        <source>Select nodes where roads meet or continue.</source>
        <extracomment>core/systems/shared/path_road_edits.cpp</extracomment>
        <translation>Выделите узлы, в которых дороги сходятся или продолжаются.</translation>
    </message>
    <message>
        <source>Select nodes.</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp, core/systems/quake_nav/link_edits.cpp, core/systems/quake_nav/node_edits.cpp, core/systems/quake_nav/select_edits.cpp</extracomment>
        <translation>Выделите узлы.</translation>
    </message>
    <message>
        <source>Select on One Side</source>
        <extracomment>source_nav.select_half_space</extracomment>
        <translation>Выделить по одну сторону</translation>
    </message>
    <message>
        <source>Select one link, or its edict.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>Выделите одну связь или её edict.</translation>
    </message>
    <message>
        <source>Select path regions.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Выделите регионы путей.</translation>
    </message>
    <message>
        <source>Select something first.</source>
        <extracomment>core/systems/edit.cpp</extracomment>
        <translation>Сначала что-нибудь выделите.</translation>
    </message>
    <message>
        <source>Select something that can be deleted. The game refers to garages, zones, entrances, the player and objects by number.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Выделите то, что можно удалить. На гаражи, зоны, входы, игрока и объекты игра ссылается по номеру.</translation>
    </message>
    <message>
        <source>Select something to copy.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Выделите, что копировать.</translation>
    </message>
    <message>
        <source>Select something to delete.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Выделите, что удалить.</translation>
    </message>
    <message>
        <source>Select three or more elements.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Выделите три элемента или больше.</translation>
    </message>
    <message>
        <source>Select two areas with a gap between them.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Выделите две области с промежутком между ними.</translation>
    </message>
    <message>
        <source>Select two or more areas that fill a rectangle.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Выделите две области или больше, заполняющие прямоугольник.</translation>
    </message>
    <message>
        <source>Select two or more areas. The first is connected to the others.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Выделите две области или больше. Первая соединяется с остальными.</translation>
    </message>
    <message>
        <source>Select two or more nodes, in the order in which to link them.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp, core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Выделите два узла или больше в том порядке, в котором их связать.</translation>
    </message>
    <message>
        <source>Select two or more nodes.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Выделите два узла или больше.</translation>
    </message>
    <message>
        <source>Select two or more nodes. The last one stays.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Выделите два узла или больше. Последний останется.</translation>
    </message>
    <message>
        <source>Select walk links. Nodes cannot be inserted into jumps and rides.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Выделите пешие связи. В прыжки и поездки узлы вставлять нельзя.</translation>
    </message>
    <message>
        <source>Selects all areas connected with the selected ones</source>
        <extracomment>source_nav.select_connected.help</extracomment>
        <translation>Выделить все области, соединённые с выделенными</translation>
    </message>
    <message>
        <source>Selects all areas not connected with the selected ones</source>
        <extracomment>source_nav.select_not_connected.help</extracomment>
        <translation>Выделить все области, не соединённые с выделенными</translation>
    </message>
    <message>
        <source>Selects all links from or to the selected nodes</source>
        <extracomment>quake_nav2.select_links.help, quake_nav3.select_links.help</extracomment>
        <translation>Выделить все связи от выделенных узлов и к ним</translation>
    </message>
    <message>
        <source>Selects all links of one type</source>
        <extracomment>quake_nav2.select_type.help, quake_nav3.select_type.help</extracomment>
        <translation>Выделить все связи одного типа</translation>
    </message>
    <message>
        <source>Selects all nodes from which bots cannot return to the largest component</source>
        <extracomment>quake_nav2.select_traps.help, quake_nav3.select_traps.help</extracomment>
        <translation>Выделить все узлы, из которых боты не могут вернуться в наибольшую компоненту</translation>
    </message>
    <message>
        <source>Selects all nodes that can be reached from the selected ones</source>
        <extracomment>quake_nav2.select_reach.help, quake_nav3.select_reach.help</extracomment>
        <translation>Выделить все узлы, достижимые из выделенных</translation>
    </message>
    <message>
        <source>Selects all nodes that cannot be reached from the largest component</source>
        <extracomment>quake_nav2.select_unreachable.help, quake_nav3.select_unreachable.help</extracomment>
        <translation>Выделить все узлы, недостижимые из наибольшей компоненты</translation>
    </message>
    <message>
        <source>Selects areas of zero size and inverted areas</source>
        <extracomment>source_nav.select_degenerate.help</extracomment>
        <translation>Выделить области нулевого размера и вывернутые области</translation>
    </message>
    <message>
        <source>Selects both ends of the selected links</source>
        <extracomment>quake_nav2.select_ends.help, quake_nav3.select_ends.help</extracomment>
        <translation>Выделить оба конца выделенных связей</translation>
    </message>
    <message>
        <source>Selects every node that can be reached over links</source>
        <extracomment>gta_iv_paths.select_connected.help, gta_sa_extended_paths.select_connected.help, gta_sa_paths.select_connected.help</extracomment>
        <translation>Выделить все узлы, до которых можно дойти по связям</translation>
    </message>
    <message>
        <source>Selects one-way connections, or the areas that they connect</source>
        <extracomment>source_nav.select_one_way.help</extracomment>
        <translation>Выделить односторонние соединения или области, которые они соединяют</translation>
    </message>
    <message>
        <source>Selects the areas at the ends of the selected ladders, or of all ladders</source>
        <extracomment>source_nav.select_ladder_areas.help</extracomment>
        <translation>Выделить области у концов выделенных или всех лестниц</translation>
    </message>
    <message>
        <source>Selects the areas larger than a size in both directions</source>
        <extracomment>source_nav.select_larger.help</extracomment>
        <translation>Выделить области больше заданного размера в обоих направлениях</translation>
    </message>
    <message>
        <source>Selects the areas that are entirely on one side of a coordinate</source>
        <extracomment>source_nav.select_half_space.help</extracomment>
        <translation>Выделить области, которые целиком лежат по одну сторону координаты</translation>
    </message>
    <message>
        <source>Selects the areas that are marked as stairs</source>
        <extracomment>source_nav.select_stairs.help</extracomment>
        <translation>Выделить области, помеченные как ступени</translation>
    </message>
    <message>
        <source>Selects the areas that have no place</source>
        <extracomment>source_nav.select_unnamed.help</extracomment>
        <translation>Выделить области, у которых нет места</translation>
    </message>
    <message>
        <source>Selects the areas that overlap another on the same floor</source>
        <extracomment>source_nav.select_overlapping.help</extracomment>
        <translation>Выделить области, перекрывающие другую на том же этаже</translation>
    </message>
    <message>
        <source>Selects the areas whose centre is within a distance of the centre of the first selected area</source>
        <extracomment>source_nav.select_radius.help</extracomment>
        <translation>Выделить области, центр которых не дальше заданного расстояния от центра первой выделенной</translation>
    </message>
    <message>
        <source>Selects the areas whose corners are all between two heights, such as a floor</source>
        <extracomment>source_nav.select_height_range.help</extracomment>
        <translation>Выделить области, все углы которых лежат между двумя высотами, например этаж</translation>
    </message>
    <message>
        <source>Selects the areas with a flag, or with an attribute of the first selected area</source>
        <extracomment>source_nav.select_flag.help</extracomment>
        <translation>Выделить области с флагом или с атрибутом первой выделенной области</translation>
    </message>
    <message>
        <source>Selects the areas with the attribute &quot;jump&quot;</source>
        <extracomment>source_nav.select_jump.help</extracomment>
        <translation>Выделить области с атрибутом «прыжок»</translation>
    </message>
    <message>
        <source>Selects the areas with the place of a selected area, or with a selected place</source>
        <extracomment>source_nav.select_place.help</extracomment>
        <translation>Выделить области с местом выделенной области или с выделенным местом</translation>
    </message>
    <message>
        <source>Selects the areas without connections and ladders</source>
        <extracomment>source_nav.select_orphans.help</extracomment>
        <translation>Выделить области без соединений и лестниц</translation>
    </message>
    <message>
        <source>Selects the nodes of the road up to the junctions at both ends</source>
        <extracomment>gta_iv_paths.select_run.help, gta_sa_extended_paths.select_run.help, gta_sa_paths.select_run.help</extracomment>
        <translation>Выделить узлы дороги до перекрёстков на обоих концах</translation>
    </message>
    <message>
        <source>Sentry spot</source>
        <extracomment>source_nav.area.tf_sentry_spot</extracomment>
        <translation>Место для турели</translation>
    </message>
    <message>
        <source>Separates the roads that meet at a node. Each gets its own end node, one unit back.</source>
        <extracomment>gta_iv_paths.split_road.help, gta_sa_extended_paths.split_road.help, gta_sa_paths.split_road.help</extracomment>
        <translation>Разъединить дороги, которые сходятся в узле. У каждой будет свой концевой узел, на единицу дальше.</translation>
    </message>
    <message>
        <source>Set Connection Side</source>
        <extracomment>source_nav.set_side</extracomment>
        <translation>Задать сторону соединения</translation>
    </message>
    <message>
        <source>Set Height 0, Width 2</source>
        <extracomment>SA055.fix</extracomment>
        <translation>Задать высоту 0, ширину 2</translation>
    </message>
    <message>
        <source>Set Hiding Spot Type</source>
        <extracomment>source_nav.set_spot_kind</extracomment>
        <translation>Задать тип укрытия</translation>
    </message>
    <message>
        <source>Set Map Size</source>
        <extracomment>source_nav.set_map_size</extracomment>
        <translation>Задать размер карты</translation>
    </message>
    <message>
        <source>Set North-East Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Задать северо-восточную высоту</translation>
    </message>
    <message>
        <source>Set North-West Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Задать северо-западную высоту</translation>
    </message>
    <message>
        <source>Set One Lane Each Way</source>
        <extracomment>SA038.fix</extracomment>
        <translation>Задать по одной полосе в каждую сторону</translation>
    </message>
    <message>
        <source>Set Place</source>
        <extracomment>source_nav.set_place</extracomment>
        <translation>Задать место</translation>
    </message>
    <message>
        <source>Set Radius</source>
        <extracomment>quake_nav2.node.handle, quake_nav3.node.handle</extracomment>
        <translation>Задать радиус</translation>
    </message>
    <message>
        <source>Set Road Properties</source>
        <extracomment>gta_iv_paths.set_run, gta_sa_extended_paths.set_run, gta_sa_paths.set_run</extracomment>
        <translation>Задать свойства дороги</translation>
    </message>
    <message>
        <source>Set Sides from Positions of Areas</source>
        <extracomment>NAV010.fix</extracomment>
        <translation>Задать стороны по позициям областей</translation>
    </message>
    <message>
        <source>Set South-East Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Задать юго-восточную высоту</translation>
    </message>
    <message>
        <source>Set South-West Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Задать юго-западную высоту</translation>
    </message>
    <message>
        <source>Set Teams</source>
        <extracomment>quake_nav2.set_teams, quake_nav3.set_teams</extracomment>
        <translation>Задать команды</translation>
    </message>
    <message>
        <source>Set Type</source>
        <extracomment>quake_nav2.set_type, quake_nav3.set_type</extracomment>
        <translation>Задать тип</translation>
    </message>
    <message>
        <source>Set Up Traffic Lights</source>
        <extracomment>gta_sa_extended_paths.propose_lights, gta_sa_paths.propose_lights</extracomment>
        <translation>Расставить светофоры</translation>
    </message>
    <message>
        <source>Set by the game&apos;s analysis</source>
        <extracomment>source_nav.area.mostly_flat.help</extracomment>
        <translation>Устанавливается анализом игры</translation>
    </message>
    <message>
        <source>Set on nodes without links. Updated automatically where the assumption holds. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.linking_disabled.help</extracomment>
        <translation>Установлен у узлов без связей. Обновляется автоматически там, где допущение верно. Два источника согласны.</translation>
    </message>
    <message>
        <source>Set piece of an unknown type</source>
        <extracomment>SAV-060T.fault</extracomment>
        <translation>Засада неизвестного типа</translation>
    </message>
    <message>
        <source>Set to 0</source>
        <extracomment>NAV040.fix</extracomment>
        <translation>Задать 0</translation>
    </message>
    <message>
        <source>Set to 0.8</source>
        <extracomment>QN002.fix</extracomment>
        <translation>Задать 0,8</translation>
    </message>
    <message>
        <source>Set to 0x7FFE</source>
        <extracomment>IV007.fix, SA008.fix</extracomment>
        <translation>Задать 0x7FFE</translation>
    </message>
    <message>
        <source>Set to 1</source>
        <extracomment>NAV052.fix, SAV-021.fix</extracomment>
        <translation>Задать 1</translation>
    </message>
    <message>
        <source>Sets lanes and traffic of the road from junction to junction</source>
        <extracomment>gta_iv_paths.set_run.help</extracomment>
        <translation>Задать полосы и движение дороги от перекрёстка до перекрёстка</translation>
    </message>
    <message>
        <source>Sets lanes and traffic of the road, or the traffic of the pedestrian path, from junction to junction</source>
        <extracomment>gta_sa_extended_paths.set_run.help, gta_sa_paths.set_run.help</extracomment>
        <translation>Задать полосы и движение дороги или движение пешеходного пути от перекрёстка до перекрёстка</translation>
    </message>
    <message>
        <source>Sets the corners of the selected areas to the heights of connected areas</source>
        <extracomment>source_nav.fit_heights.help</extracomment>
        <translation>Задать углам выделенных областей высоты соединённых областей</translation>
    </message>
    <message>
        <source>Sets the four corners of each selected area to the same height</source>
        <extracomment>source_nav.level.help</extracomment>
        <translation>Задать четырём углам каждой выделенной области одну высоту</translation>
    </message>
    <message>
        <source>Sets the heights of the selected elements to an even slope along their line. The ends of the line stay.</source>
        <extracomment>gta_iv_paths.height_ramp.help, gta_sa_extended_paths.height_ramp.help, gta_sa_paths.height_ramp.help, gta_sa_save.height_ramp.help, quake_nav2.height_ramp.help, quake_nav3.height_ramp.help, source_nav.height_ramp.help</extracomment>
        <translation>Задать высоты выделенных элементов равномерным уклоном вдоль их линии. Концы линии остаются на месте.</translation>
    </message>
    <message>
        <source>Sets the largest radius within which a player can walk without reaching a wall or ledge</source>
        <extracomment>quake_nav2.fit_radius.help, quake_nav3.fit_radius.help</extracomment>
        <translation>Задать наибольший радиус, в котором игрок может идти, не достигая стены или уступа</translation>
    </message>
    <message>
        <source>Sets the place of the selected areas</source>
        <extracomment>source_nav.set_place.help</extracomment>
        <translation>Задать место выделенных областей</translation>
    </message>
    <message>
        <source>Sets the place of the selected areas, and of all areas with the same old place that are connected with them</source>
        <extracomment>source_nav.flood_place.help</extracomment>
        <translation>Задать место выделенных областей и всех соединённых с ними областей с тем же прежним местом</translation>
    </message>
    <message>
        <source>Sets the side through which the selected connections, or those between the selected areas, leave their area</source>
        <extracomment>source_nav.set_side.help</extracomment>
        <translation>Задать сторону, через которую выделенные соединения или соединения между выделенными областями выходят из своей области</translation>
    </message>
    <message>
        <source>Sets the teams that may use links</source>
        <extracomment>quake_nav2.set_teams.help, quake_nav3.set_teams.help</extracomment>
        <translation>Задать команды, которые могут пользоваться связями</translation>
    </message>
    <message>
        <source>Sets the type of the selected hiding spots</source>
        <extracomment>source_nav.set_spot_kind.help</extracomment>
        <translation>Задать тип выделенных укрытий</translation>
    </message>
    <message>
        <source>Several nodes of a type at the same position</source>
        <extracomment>IV022.fault, SA051.fault</extracomment>
        <translation>Несколько узлов одного типа в одной позиции</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>source_nav.chop.section, source_nav.merge.section, source_nav.shift.section, source_nav.simplify.section, source_nav.snap_to_grid.section, source_nav.splice.section, source_nav.split.section, source_nav.subdivide.section</extracomment>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Share of the territory under control</source>
        <extracomment>gta_sa_save.gang_wars.territory.help</extracomment>
        <translation>Доля территории под контролем</translation>
    </message>
    <message>
        <source>Short position</source>
        <extracomment>gta_sa_extended_paths.navi.short_place, gta_sa_extended_paths.node.short_place</extracomment>
        <translation>Краткая позиция</translation>
    </message>
    <message>
        <source>Short range</source>
        <extracomment>gta_sa_save.marker.short_range</extracomment>
        <translation>Ближний</translation>
    </message>
    <message>
        <source>Shortened to {} characters: &quot;{}&quot;.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Сокращено, символов: {}: «{}».</translation>
    </message>
    <message>
        <source>Shows as</source>
        <extracomment>gta_sa_save.marker.display</extracomment>
        <translation>Показывается как</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>source_nav.connection.side, source_nav.select_half_space.side, source_nav.set_side.side</extracomment>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Side of the area where the connection leaves</source>
        <extracomment>source_nav.connection.side.help</extracomment>
        <translation>Сторона области, через которую выходит соединение</translation>
    </message>
    <message>
        <source>Side on which that area lies</source>
        <extracomment>source_nav.encounter_path.from_direction.help, source_nav.encounter_path.to_direction.help</extracomment>
        <translation>Сторона, на которой лежит та область</translation>
    </message>
    <message>
        <source>Side to select</source>
        <extracomment>source_nav.select_half_space.side.help</extracomment>
        <translation>Выделяемая сторона</translation>
    </message>
    <message>
        <source>Sides of an encounter path are 0 to 3</source>
        <extracomment>NAV010</extracomment>
        <translation>Стороны пути встречи от 0 до 3</translation>
    </message>
    <message>
        <source>Sides snap to edges of other areas within this distance</source>
        <extracomment>source_nav.area.magnet.help</extracomment>
        <translation>Стороны привязываются к краям других областей в пределах этого расстояния</translation>
    </message>
    <message>
        <source>Simplify</source>
        <extracomment>source_nav.simplify</extracomment>
        <translation>Упростить</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>gta_sa_save.marker.size, source_nav.select_larger.size</extracomment>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Size along x</source>
        <extracomment>source_nav.area.width</extracomment>
        <translation>Размер по x</translation>
    </message>
    <message>
        <source>Size along y</source>
        <extracomment>source_nav.area.depth</extracomment>
        <translation>Размер по y</translation>
    </message>
    <message>
        <source>Size of data</source>
        <extracomment>gta_sa_save.gang_wars.size, gta_sa_save.player_info.size</extracomment>
        <translation>Размер данных</translation>
    </message>
    <message>
        <source>Size of object data</source>
        <extracomment>gta_sa_save.object.size</extracomment>
        <translation>Размер данных объекта</translation>
    </message>
    <message>
        <source>Size of ped data</source>
        <extracomment>gta_sa_save.player.ped_size</extracomment>
        <translation>Размер данных педа</translation>
    </message>
    <message>
        <source>Size of player data</source>
        <extracomment>gta_sa_save.player.player_size</extracomment>
        <translation>Размер данных игрока</translation>
    </message>
    <message>
        <source>Size of the .bsp when the mesh was saved. If the size differs, the game reports the mesh as out of date.</source>
        <extracomment>source_nav.file.bsp_size.help</extracomment>
        <translation>Размер .bsp при сохранении нав-сетки. Если размер отличается, игра сообщает, что нав-сетка устарела.</translation>
    </message>
    <message>
        <source>Size of the map</source>
        <extracomment>source_nav.file.bsp_size</extracomment>
        <translation>Размер карты</translation>
    </message>
    <message>
        <source>Skipped while looking for </source>
        <extracomment>core/opening/game_folder.cpp</extracomment>
        <translation>Пропущено при поиске: </translation>
    </message>
    <message>
        <source>Slot in hand</source>
        <extracomment>gta_sa_save.player.active_slot</extracomment>
        <translation>Слот в руке</translation>
    </message>
    <message>
        <source>Slow and medium pairs and officers: player on foot with one star. Others: player in a vehicle with two stars.</source>
        <extracomment>gta_sa_save.set_piece.type.help</extracomment>
        <translation>Пары с медленной и средней скоростью и полицейские: игрок пешком с одной звездой. Остальные: игрок в транспорте с двумя звёздами.</translation>
    </message>
    <message>
        <source>Slow traffic</source>
        <extracomment>gta_iv_paths.node.slow_traffic</extracomment>
        <translation>Медленное движение</translation>
    </message>
    <message>
        <source>Smooth</source>
        <extracomment>gta_iv_paths.smooth, gta_sa_extended_paths.smooth, gta_sa_paths.smooth, gta_sa_save.smooth, quake_nav2.smooth, quake_nav3.smooth, source_nav.smooth</extracomment>
        <translation>Сгладить</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <extracomment>source_nav.snap_to_grid</extracomment>
        <translation>Привязать к сетке</translation>
    </message>
    <message>
        <source>Snap within</source>
        <extracomment>source_nav.area.magnet</extracomment>
        <translation>Привязка в пределах</translation>
    </message>
    <message>
        <source>Sniper spot</source>
        <extracomment>source_nav.area.tf_sniper_spot</extracomment>
        <translation>Снайперская точка</translation>
    </message>
    <message>
        <source>Some areas without a place</source>
        <extracomment>NAV061.fault</extracomment>
        <translation>У некоторых областей нет места</translation>
    </message>
    <message>
        <source>Some of the padding does not repeat the blocks: another program has modified the file</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Часть заполнения не повторяет блоки: файл изменила другая программа</translation>
    </message>
    <message>
        <source>Something may block the node.</source>
        <extracomment>quake_nav3.node.check_solid.help</extracomment>
        <translation>Что-то может загородить узел.</translation>
    </message>
    <message>
        <source>Something may block the node. Version 14 and later.</source>
        <extracomment>quake_nav2.node.check_solid.help</extracomment>
        <translation>Что-то может загородить узел. Версия 14 и новее.</translation>
    </message>
    <message>
        <source>Sort Car Generators</source>
        <extracomment>SAV-040.fix</extracomment>
        <translation>Упорядочить генераторы машин</translation>
    </message>
    <message>
        <source>Sort and Recount Nodes</source>
        <extracomment>SA012.fix</extracomment>
        <translation>Упорядочить и пересчитать узлы</translation>
    </message>
    <message>
        <source>Source navigation mesh</source>
        <extracomment>source_nav</extracomment>
        <translation>Навигационная сетка Source</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>source_nav.shift.y.help</extracomment>
        <translation>Юг</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>source_nav.area.light_south_east</extracomment>
        <translation>Юго-восток</translation>
    </message>
    <message>
        <source>South-east corner</source>
        <extracomment>source_nav.area.south_east</extracomment>
        <translation>Юго-восточный угол</translation>
    </message>
    <message>
        <source>South-east height</source>
        <extracomment>source_nav.area.south_east_z</extracomment>
        <translation>Юго-восточная высота</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>source_nav.area.light_south_west</extracomment>
        <translation>Юго-запад</translation>
    </message>
    <message>
        <source>South-west height</source>
        <extracomment>source_nav.area.south_west_z</extracomment>
        <translation>Юго-западная высота</translation>
    </message>
    <message>
        <source>Spaces the selected elements evenly along their line. The ends of the line stay.</source>
        <extracomment>gta_iv_paths.spread.help, gta_sa_extended_paths.spread.help, gta_sa_paths.spread.help, gta_sa_save.spread.help, quake_nav2.spread.help, quake_nav3.spread.help, source_nav.spread.help</extracomment>
        <translation>Расставить выделенные элементы на равных расстояниях вдоль их линии. Концы линии остаются на месте.</translation>
    </message>
    <message>
        <source>Spare crossing flags</source>
        <extracomment>gta_sa_extended_paths.file.spare_crossings, gta_sa_paths.file.spare_crossings</extracomment>
        <translation>Резервные флаги переходов</translation>
    </message>
    <message>
        <source>Spare length or crossing flag is not 0</source>
        <extracomment>SA040.fault</extracomment>
        <translation>Резервная длина или флаг перехода не 0</translation>
    </message>
    <message>
        <source>Spare lengths</source>
        <extracomment>gta_sa_extended_paths.file.spare_lengths, gta_sa_paths.file.spare_lengths</extracomment>
        <translation>Резервные длины</translation>
    </message>
    <message>
        <source>Spare lengths and crossing flags are 0</source>
        <extracomment>SA040</extracomment>
        <translation>Резервные длины и флаги переходов равны 0</translation>
    </message>
    <message>
        <source>Spare lengths and crossing flags that are not 0: {} (expected none)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Ненулевые резервные длины и флаги переходов: {} (ожидается: нет)</translation>
    </message>
    <message>
        <source>Spare link target is not free</source>
        <extracomment>SA009.fault</extracomment>
        <translation>Резервная цель связи не свободна</translation>
    </message>
    <message>
        <source>Spare link targets</source>
        <extracomment>gta_sa_extended_paths.file.spare_targets, gta_sa_paths.file.spare_targets</extracomment>
        <translation>Резервные цели связей</translation>
    </message>
    <message>
        <source>Spare link targets are free</source>
        <extracomment>SA009</extracomment>
        <translation>Резервные цели связей свободны</translation>
    </message>
    <message>
        <source>Spare link targets that are not free: {} of {} (expected FF FF 00 00)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Несвободные резервные цели связей: {} из {} (ожидается FF FF 00 00)</translation>
    </message>
    <message>
        <source>Spawn bit 0</source>
        <extracomment>source_nav.area.spawn_bit_0</extracomment>
        <translation>Бит спавна 0</translation>
    </message>
    <message>
        <source>Spawn bit 21</source>
        <extracomment>source_nav.area.spawn_bit_21</extracomment>
        <translation>Бит спавна 21</translation>
    </message>
    <message>
        <source>Spawn bit 22</source>
        <extracomment>source_nav.area.spawn_bit_22</extracomment>
        <translation>Бит спавна 22</translation>
    </message>
    <message>
        <source>Spawn bit 23</source>
        <extracomment>source_nav.area.spawn_bit_23</extracomment>
        <translation>Бит спавна 23</translation>
    </message>
    <message>
        <source>Spawn bit 3</source>
        <extracomment>source_nav.area.spawn_bit_3</extracomment>
        <translation>Бит спавна 3</translation>
    </message>
    <message>
        <source>Spawn bit 4</source>
        <extracomment>source_nav.area.spawn_bit_4</extracomment>
        <translation>Бит спавна 4</translation>
    </message>
    <message>
        <source>Spawn density</source>
        <extracomment>gta_iv_paths.build_road.spawn_density, gta_iv_paths.build_water.spawn_density, gta_iv_paths.node.spawn_density, gta_iv_paths.set_run.spawn_density</extracomment>
        <translation>Плотность спавна</translation>
    </message>
    <message>
        <source>Spawn probability</source>
        <extracomment>gta_sa_extended_paths.build_path.spawn_probability, gta_sa_extended_paths.build_road.spawn_probability, gta_sa_extended_paths.build_water.spawn_probability, gta_sa_extended_paths.node.spawn_probability, gta_sa_extended_paths.set_run.spawn_probability, gta_sa_paths.build_path.spawn_probability, gta_sa_paths.build_road.spawn_probability, gta_sa_paths.build_water.spawn_probability, gta_sa_paths.node.spawn_probability, gta_sa_paths.set_run.spawn_probability</extracomment>
        <translation>Вероятность спавна</translation>
    </message>
    <message>
        <source>Spawn room exit</source>
        <extracomment>source_nav.area.tf_spawn_room_exit</extracomment>
        <translation>Выход из комнаты спавна</translation>
    </message>
    <message>
        <source>Spawn room, BLU</source>
        <extracomment>source_nav.area.tf_spawn_room_blue</extracomment>
        <translation>Комната спавна, BLU</translation>
    </message>
    <message>
        <source>Spawn room, RED</source>
        <extracomment>source_nav.area.tf_spawn_room_red</extracomment>
        <translation>Комната спавна, RED</translation>
    </message>
    <message>
        <source>Spawns even if survivors can see it</source>
        <extracomment>source_nav.area.spawn_ignore_visibility.help</extracomment>
        <translation>Спавн, даже если выжившие это видят</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <extracomment>gta_iv_paths.node.speed_limit</extracomment>
        <translation>Ограничение скорости</translation>
    </message>
    <message>
        <source>Speed of the traffic</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.help, gta_sa_extended_paths.set_run.road_class.help, gta_sa_paths.build_road.road_class.help, gta_sa_paths.set_run.road_class.help</extracomment>
        <translation>Скорость транспорта</translation>
    </message>
    <message>
        <source>Speed of the traffic; 0 on pedestrian nodes, 1 on water</source>
        <extracomment>gta_sa_extended_paths.node.road_class.help, gta_sa_paths.node.road_class.help</extracomment>
        <translation>Скорость транспорта; 0 у пешеходных узлов, 1 на воде</translation>
    </message>
    <message>
        <source>Splice</source>
        <extracomment>source_nav.splice</extracomment>
        <translation>Вставить между</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>source_nav.split</extracomment>
        <translation>Разделить</translation>
    </message>
    <message>
        <source>Split Area</source>
        <extracomment>source_nav.split_area</extracomment>
        <translation>Разделить область</translation>
    </message>
    <message>
        <source>Split Road</source>
        <extracomment>gta_iv_paths.split_road, gta_sa_extended_paths.split_road, gta_sa_paths.split_road</extracomment>
        <translation>Разделить дорогу</translation>
    </message>
    <message>
        <source>Splits each selected area in two, with its connections, spots and visibility</source>
        <extracomment>source_nav.split.help</extracomment>
        <translation>Разделить каждую выделенную область надвое вместе с её соединениями, точками и видимостью</translation>
    </message>
    <message>
        <source>Splits each selected area into equal pieces of limited size</source>
        <extracomment>source_nav.chop.help</extracomment>
        <translation>Разделить каждую выделенную область на равные части ограниченного размера</translation>
    </message>
    <message>
        <source>Splits each selected area into quarters, repeatedly</source>
        <extracomment>source_nav.subdivide.help</extracomment>
        <translation>Разделить каждую выделенную область на четверти, повторно</translation>
    </message>
    <message>
        <source>Spot</source>
        <extracomment>source_nav.encounter_path.encounter_spot.spot</extracomment>
        <translation>Точка</translation>
    </message>
    <message>
        <source>Spots</source>
        <extracomment>source_nav.encounter_path.spots</extracomment>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Spread Evenly</source>
        <extracomment>gta_iv_paths.spread, gta_sa_extended_paths.spread, gta_sa_paths.spread, gta_sa_save.spread, quake_nav2.spread, quake_nav3.spread, source_nav.spread</extracomment>
        <translation>Распределить ровно</translation>
    </message>
    <message>
        <source>Spread Place</source>
        <extracomment>source_nav.flood_place</extracomment>
        <translation>Распространить место</translation>
    </message>
    <message>
        <source>Sprite</source>
        <extracomment>gta_sa_save.marker.sprite</extracomment>
        <translation>Спрайт</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>gta_sa_save.thread.stack</extracomment>
        <translation>Стек</translation>
    </message>
    <message>
        <source>Stairs</source>
        <extracomment>source_nav.area.stairs</extracomment>
        <translation>Ступени</translation>
    </message>
    <message>
        <source>Stairs: bots walk and do not jump.</source>
        <extracomment>source_nav.area.stairs.help</extracomment>
        <translation>Ступени: боты идут и не прыгают.</translation>
    </message>
    <message>
        <source>Stale bytes after the mesh</source>
        <extracomment>NAV050.fault</extracomment>
        <translation>Остаточные байты после нав-сетки</translation>
    </message>
    <message>
        <source>Stand</source>
        <extracomment>source_nav.area.stand</extracomment>
        <translation>Стоять</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>quake_nav2.traversal.start, quake_nav3.traversal.start</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Start, item or zone without an area</source>
        <extracomment>NAV074.fault</extracomment>
        <translation>Старт, предмет или зона без области</translation>
    </message>
    <message>
        <source>Start: maximum corner</source>
        <extracomment>gta_sa_save.stunt_jump.start_maximum</extracomment>
        <translation>Начало: максимальный угол</translation>
    </message>
    <message>
        <source>Start: minimum corner</source>
        <extracomment>gta_sa_save.stunt_jump.start_minimum</extracomment>
        <translation>Начало: минимальный угол</translation>
    </message>
    <message>
        <source>Started at</source>
        <extracomment>gta_sa_save.gang_wars.start_time</extracomment>
        <translation>Начата в</translation>
    </message>
    <message>
        <source>Starts, items and zones of the map have an area</source>
        <extracomment>NAV074</extracomment>
        <translation>У стартов, предметов и зон карты есть область</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>gta_sa_save.gang_wars.state, gta_sa_save.pickup.counter.section, gta_sa_save.pickup.disabled.section, gta_sa_save.pickup.empty.section, gta_sa_save.pickup.help_shown.section, gta_sa_save.pickup.object.section, gta_sa_save.pickup.property_text.section, gta_sa_save.pickup.regeneration.section, gta_sa_save.pickup.visible.section, gta_sa_save.player_info.state</extracomment>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>State of the attack</source>
        <extracomment>gta_sa_save.gang_wars.attack_state</extracomment>
        <translation>Состояние нападения</translation>
    </message>
    <message>
        <source>Statistic</source>
        <extracomment>gta_sa_save.counted_statistic.value.section, gta_sa_save.statistic.value.section</extracomment>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Stays</source>
        <extracomment>gta_sa_save.marker.stays</extracomment>
        <translation>Остаётся</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>source_nav.area.step, source_nav.connect_borders.step, source_nav.fit_heights.step, source_nav.snap_to_grid.step</extracomment>
        <translation>Ступень</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>source_nav.area.stop</extracomment>
        <translation>Остановка</translation>
    </message>
    <message>
        <source>Stop scan</source>
        <extracomment>source_nav.area.spawn_stop_scan</extracomment>
        <translation>Остановка поиска</translation>
    </message>
    <message>
        <source>Stored area and ID do not match the node&apos;s position in the files</source>
        <extracomment>SA004.fault</extracomment>
        <translation>Записанные область и ID не соответствуют месту узла в файлах</translation>
    </message>
    <message>
        <source>Stored byte XOR the correct one (whether areas without a place exist). 0 in a valid file.</source>
        <extracomment>source_nav.file.unnamed_error.help</extracomment>
        <translation>Записанный байт XOR верный (есть ли области без места). В верном файле 0.</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <extracomment>gta_iv_paths.file.car_excess.section, gta_iv_paths.file.intersection_excess.section, gta_iv_paths.file.link_layout.section, gta_iv_paths.file.padded.section, gta_iv_paths.file.tail.section, gta_sa_extended_paths.file.form.section, gta_sa_extended_paths.file.link_layout.section, gta_sa_extended_paths.file.ped_excess.section, gta_sa_extended_paths.file.spare_crossings.section, gta_sa_extended_paths.file.spare_lengths.section, gta_sa_extended_paths.file.spare_targets.section, gta_sa_extended_paths.file.tail.section, gta_sa_extended_paths.file.vehicle_excess.section, gta_sa_extended_paths.file.written_form.section, gta_sa_paths.file.form.section, gta_sa_paths.file.link_layout.section, gta_sa_paths.file.ped_excess.section, gta_sa_paths.file.spare_crossings.section, gta_sa_paths.file.spare_lengths.section, gta_sa_paths.file.spare_targets.section, gta_sa_paths.file.tail.section, gta_sa_paths.file.vehicle_excess.section, gta_sa_paths.file.written_form.section, gta_sa_save.car_generator.unnamed_bytes.section, gta_sa_save.counted_statistic.unnamed_bytes.section, gta_sa_save.enex_connection.unnamed_bytes.section, gta_sa_save.gang.unnamed_bytes.section, gta_sa_save.gang_wars.unnamed_bytes.section, gta_sa_save.garage.unnamed_bytes.section, gta_sa_save.marker.unnamed_bytes.section, gta_sa_save.marker_3d.unnamed_bytes.section, gta_sa_save.number_plate.unnamed_bytes.section, gta_sa_save.object.unnamed_bytes.section, gta_sa_save.open_entrance.unnamed_bytes.section, gta_sa_save.path_region.unnamed_bytes.section, gta_sa_save.pickup.unnamed_bytes.section, gta_sa_save.player.unnamed_bytes.section, gta_sa_save.player_info.unnamed_bytes.section, gta_sa_save.restart.unnamed_bytes.section, gta_sa_save.set_piece.unnamed_bytes.section, gta_sa_save.simple_vars.unnamed_bytes.section, gta_sa_save.statistic.unnamed_bytes.section, gta_sa_save.stored_car.unnamed_bytes.section, gta_sa_save.stunt_jump.unnamed_bytes.section, gta_sa_save.thread.unnamed_bytes.section, gta_sa_save.zone.unnamed_bytes.section, gta_sa_save.zone_population.unnamed_bytes.section, quake_nav2.file.edicts_in_order.section, quake_nav2.file.layout.section, quake_nav2.file.link_ranges.section, quake_nav2.file.tail.section, quake_nav3.file.edicts_in_order.section, quake_nav3.file.layout.section, quake_nav3.file.link_ranges.section, quake_nav3.file.tail.section, source_nav.file.analysed_byte.section, source_nav.file.tail.section, source_nav.file.unnamed_error.section, source_nav.fog_place.terminated.section, source_nav.place.terminated.section</extracomment>
        <translation>Хранимые байты</translation>
    </message>
    <message>
        <source>Stored count of car nodes minus the real one; 0 in a valid file</source>
        <extracomment>gta_iv_paths.file.car_excess.help</extracomment>
        <translation>Записанное число автоузлов минус действительное; в верном файле 0</translation>
    </message>
    <message>
        <source>Stored count of intersections minus the real one; 0 in a valid file</source>
        <extracomment>gta_iv_paths.file.intersection_excess.help</extracomment>
        <translation>Записанное число пересечений минус действительное; в верном файле 0</translation>
    </message>
    <message>
        <source>Stored day</source>
        <extracomment>gta_sa_save.simple_vars.stored_day</extracomment>
        <translation>Сохранённый день</translation>
    </message>
    <message>
        <source>Stored hour</source>
        <extracomment>gta_sa_save.simple_vars.stored_hour</extracomment>
        <translation>Сохранённый час</translation>
    </message>
    <message>
        <source>Stored in steps of 0.125, from -4096 to 4095.875</source>
        <extracomment>gta_sa_paths.node.position.help</extracomment>
        <translation>Хранится с шагом 0.125, от -4096 до 4095.875</translation>
    </message>
    <message>
        <source>Stored in steps of 0.125, without a height</source>
        <extracomment>gta_sa_extended_paths.navi.position.help, gta_sa_paths.navi.position.help</extracomment>
        <translation>Хранится с шагом 0.125, без высоты</translation>
    </message>
    <message>
        <source>Stored in steps of 0.125; the map reaches from -12000 to 12000</source>
        <extracomment>gta_sa_extended_paths.node.position.help</extracomment>
        <translation>Хранится с шагом 0.125; карта простирается от -12000 до 12000</translation>
    </message>
    <message>
        <source>Stored link count</source>
        <extracomment>gta_iv_paths.node.stored_count</extracomment>
        <translation>Записанное число связей</translation>
    </message>
    <message>
        <source>Stored minute</source>
        <extracomment>gta_sa_save.simple_vars.stored_minute</extracomment>
        <translation>Сохранённая минута</translation>
    </message>
    <message>
        <source>Stored month</source>
        <extracomment>gta_sa_save.simple_vars.stored_month</extracomment>
        <translation>Сохранённый месяц</translation>
    </message>
    <message>
        <source>Stored pedestrian node count minus the real one; 0 in a valid file</source>
        <extracomment>gta_sa_extended_paths.file.ped_excess.help, gta_sa_paths.file.ped_excess.help</extracomment>
        <translation>Записанное число пешеходных узлов минус действительное; в верном файле 0</translation>
    </message>
    <message>
        <source>Stored vehicle node count minus the real one; 0 in a valid file</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_excess.help, gta_sa_paths.file.vehicle_excess.help</extracomment>
        <translation>Записанное число транспортных узлов минус действительное; в верном файле 0</translation>
    </message>
    <message>
        <source>Stored words</source>
        <extracomment>gta_iv_paths.link.flags_word.section, gta_iv_paths.link.index.section, gta_iv_paths.link.lanes_bits_6_7.section, gta_iv_paths.link.target_area.section, gta_iv_paths.link.target_node.section, gta_iv_paths.node.address_error.section, gta_iv_paths.node.first_link.section, gta_iv_paths.node.flags_word.section, gta_iv_paths.node.link_count.section, gta_iv_paths.node.pointer.section, gta_iv_paths.node.search_cost.section, gta_iv_paths.node.second_pointer.section, gta_iv_paths.node.stored_count.section, gta_sa_extended_paths.link.index.section, gta_sa_extended_paths.link.navi_word.section, gta_sa_extended_paths.link.target_area.section, gta_sa_extended_paths.link.target_node.section, gta_sa_extended_paths.navi.lanes_bit_7.section, gta_sa_extended_paths.navi.lanes_word.section, gta_sa_extended_paths.navi.lights_bits_3_7.section, gta_sa_extended_paths.navi.short_place.section, gta_sa_extended_paths.navi.unused.section, gta_sa_extended_paths.navi.width_raw.section, gta_sa_extended_paths.node.address_error.section, gta_sa_extended_paths.node.bits_24_31.section, gta_sa_extended_paths.node.first_link.section, gta_sa_extended_paths.node.flags_word.section, gta_sa_extended_paths.node.link_count.section, gta_sa_extended_paths.node.list_pointer.section, gta_sa_extended_paths.node.search_cost.section, gta_sa_extended_paths.node.second_pointer.section, gta_sa_extended_paths.node.short_place.section, gta_sa_extended_paths.node.width_raw.section, gta_sa_paths.link.index.section, gta_sa_paths.link.navi_word.section, gta_sa_paths.link.target_area.section, gta_sa_paths.link.target_node.section, gta_sa_paths.navi.lanes_bit_7.section, gta_sa_paths.navi.lanes_word.section, gta_sa_paths.navi.lights_bits_3_7.section, gta_sa_paths.navi.unused.section, gta_sa_paths.navi.width_raw.section, gta_sa_paths.node.address_error.section, gta_sa_paths.node.bits_24_31.section, gta_sa_paths.node.first_link.section, gta_sa_paths.node.flags_word.section, gta_sa_paths.node.link_count.section, gta_sa_paths.node.list_pointer.section, gta_sa_paths.node.search_cost.section, gta_sa_paths.node.second_pointer.section, gta_sa_paths.node.width_raw.section, quake_nav2.edict.index.section, quake_nav2.link.index.section, quake_nav2.link.type_high.section, quake_nav2.node.first_link.section, quake_nav2.node.link_count.section, quake_nav3.edict.index.section, quake_nav3.link.index.section, quake_nav3.link.team_byte.section, quake_nav3.node.first_link.section, quake_nav3.node.link_count.section, source_nav.area.attributes_word.section, source_nav.area.game_flags_word.section, source_nav.area.legacy.section</extracomment>
        <translation>Хранимые слова</translation>
    </message>
    <message>
        <source>Stored, but not marked as used</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Записан, но не помечен как используемый</translation>
    </message>
    <message>
        <source>Stores the size of the open map in the mesh, so that the game does not report it as out of date</source>
        <extracomment>source_nav.set_map_size.help</extracomment>
        <translation>Записать в нав-сетку размер открытой карты, чтобы игра не сообщала, что нав-сетка устарела</translation>
    </message>
    <message>
        <source>Street name</source>
        <extracomment>gta_iv_paths.node.street_hash</extracomment>
        <translation>Название улицы</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>gta_iv_paths.smooth.strength, gta_sa_extended_paths.smooth.strength, gta_sa_paths.smooth.strength, gta_sa_save.smooth.strength, quake_nav2.smooth.strength, quake_nav3.smooth.strength, source_nav.smooth.strength</extracomment>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Strength of the gang here</source>
        <extracomment>gta_sa_save.zone_population.gang_1.help, gta_sa_save.zone_population.gang_10.help, gta_sa_save.zone_population.gang_2.help, gta_sa_save.zone_population.gang_3.help, gta_sa_save.zone_population.gang_4.help, gta_sa_save.zone_population.gang_5.help, gta_sa_save.zone_population.gang_6.help, gta_sa_save.zone_population.gang_7.help, gta_sa_save.zone_population.gang_8.help, gta_sa_save.zone_population.gang_9.help</extracomment>
        <translation>Сила банды здесь</translation>
    </message>
    <message>
        <source>Strip</source>
        <extracomment>source_nav.strip</extracomment>
        <translation>Убрать данные</translation>
    </message>
    <message>
        <source>Stunt jump</source>
        <extracomment>gta_sa_save.stunt_jump.legend</extracomment>
        <translation>Трюковой прыжок</translation>
    </message>
    <message>
        <source>Stunt jump landing</source>
        <extracomment>gta_sa_save.stunt_jump.legend</extracomment>
        <translation>Приземление после прыжка</translation>
    </message>
    <message>
        <source>Sub-version</source>
        <extracomment>source_nav.file.sub_version</extracomment>
        <translation>Подверсия</translation>
    </message>
    <message>
        <source>Subdivide</source>
        <extracomment>source_nav.subdivide</extracomment>
        <translation>Разбить</translation>
    </message>
    <message>
        <source>Subdivide Links</source>
        <extracomment>gta_iv_paths.split_link, gta_sa_extended_paths.split_link, gta_sa_paths.split_link</extracomment>
        <translation>Разбить связи</translation>
    </message>
    <message>
        <source>Subdivide Road</source>
        <extracomment>gta_iv_paths.split_run</extracomment>
        <translation>Разбить дорогу</translation>
    </message>
    <message>
        <source>Subtracts the game time from all timers of the save. For very long games in which traffic has disappeared.</source>
        <extracomment>gta_sa_save.repair_timers.help</extracomment>
        <translation>Вычесть игровое время из всех таймеров сохранения. Для очень долгих игр, в которых пропал транспорт.</translation>
    </message>
    <message>
        <source>Survivors are kept out.</source>
        <extracomment>source_nav.area.playerclip.help</extracomment>
        <translation>Выжившие сюда не попадают.</translation>
    </message>
    <message>
        <source>Survivors cannot clear it.</source>
        <extracomment>source_nav.area.spawn_not_clearable.help</extracomment>
        <translation>Выжившие не могут её очистить.</translation>
    </message>
    <message>
        <source>Survivors start here.</source>
        <extracomment>source_nav.area.spawn_player_start.help</extracomment>
        <translation>Выжившие начинают здесь.</translation>
    </message>
    <message>
        <source>Swap Bounds</source>
        <extracomment>SAV-020.fix</extracomment>
        <translation>Поменять границы местами</translation>
    </message>
    <message>
        <source>Swap Corners</source>
        <extracomment>QN034.fix, SAV-031.fix, SAV-060.fix</extracomment>
        <translation>Поменять углы местами</translation>
    </message>
    <message>
        <source>Swaps the lanes of the two directions on the selected links, or on the road of the selected node</source>
        <extracomment>gta_iv_paths.reverse.help, gta_sa_extended_paths.reverse.help, gta_sa_paths.reverse.help</extracomment>
        <translation>Поменять местами полосы двух направлений у выделенных связей или на дороге выделенного узла</translation>
    </message>
    <message>
        <source>Swaps the sides of selected areas whose west side is east of the east side, or north south of south</source>
        <extracomment>source_nav.mend_rectangles.help</extracomment>
        <translation>Поменять местами стороны выделенных областей, у которых западная сторона восточнее восточной или северная южнее южной</translation>
    </message>
    <message>
        <source>Switched by</source>
        <extracomment>gta_sa_extended_paths.node.switched_by, gta_sa_paths.node.switched_by</extracomment>
        <translation>Переключается</translation>
    </message>
    <message>
        <source>Switched off</source>
        <extracomment>gta_iv_paths.node.switched_off, gta_iv_paths.set_run.switched_off, gta_sa_extended_paths.build_path.switched_off, gta_sa_extended_paths.build_road.switched_off, gta_sa_extended_paths.build_water.switched_off, gta_sa_extended_paths.node.switched_off, gta_sa_extended_paths.set_run.switched_off, gta_sa_paths.build_path.switched_off, gta_sa_paths.build_road.switched_off, gta_sa_paths.build_water.switched_off, gta_sa_paths.node.switched_off, gta_sa_paths.set_run.switched_off</extracomment>
        <translation>Отключено</translation>
    </message>
    <message>
        <source>Switched off, original</source>
        <extracomment>gta_sa_extended_paths.node.switched_off_original, gta_sa_paths.node.switched_off_original</extracomment>
        <translation>Отключено изначально</translation>
    </message>
    <message>
        <source>Switches the selected car generators on again, with another car</source>
        <extracomment>gta_sa_save.reuse_generator.help</extracomment>
        <translation>Снова включить выделенные генераторы машин с другой машиной</translation>
    </message>
    <message>
        <source>Switching</source>
        <extracomment>gta_sa_save.path_region.nodes_switched.section, gta_sa_save.path_region.off.section, gta_sa_save.path_region.vehicles.section</extracomment>
        <translation>Переключение</translation>
    </message>
    <message>
        <source>System day</source>
        <extracomment>gta_sa_save.simple_vars.system_day</extracomment>
        <translation>Системный день</translation>
    </message>
    <message>
        <source>System hour</source>
        <extracomment>gta_sa_save.simple_vars.system_hour</extracomment>
        <translation>Системный час</translation>
    </message>
    <message>
        <source>System millisecond</source>
        <extracomment>gta_sa_save.simple_vars.system_millisecond</extracomment>
        <translation>Системная миллисекунда</translation>
    </message>
    <message>
        <source>System minute</source>
        <extracomment>gta_sa_save.simple_vars.system_minute</extracomment>
        <translation>Системная минута</translation>
    </message>
    <message>
        <source>System month</source>
        <extracomment>gta_sa_save.simple_vars.system_month</extracomment>
        <translation>Системный месяц</translation>
    </message>
    <message>
        <source>System second</source>
        <extracomment>gta_sa_save.simple_vars.system_second</extracomment>
        <translation>Системная секунда</translation>
    </message>
    <message>
        <source>System weekday</source>
        <extracomment>gta_sa_save.simple_vars.system_weekday</extracomment>
        <translation>Системный день недели</translation>
    </message>
    <message>
        <source>System year</source>
        <extracomment>gta_sa_save.simple_vars.system_year</extracomment>
        <translation>Системный год</translation>
    </message>
    <message>
        <source>TF bit 10</source>
        <extracomment>source_nav.area.tf_bit_10</extracomment>
        <translation>Бит TF 10</translation>
    </message>
    <message>
        <source>TF bit 31</source>
        <extracomment>source_nav.area.tf_bit_31</extracomment>
        <translation>Бит TF 31</translation>
    </message>
    <message>
        <source>TF bit 9</source>
        <extracomment>source_nav.area.tf_bit_9</extracomment>
        <translation>Бит TF 9</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>gta_sa_save.block.tagged</extracomment>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Tank only</source>
        <extracomment>source_nav.area.tank_only</extracomment>
        <translation>Только танк</translation>
    </message>
    <message>
        <source>Target area</source>
        <extracomment>gta_iv_paths.link.target_area, gta_sa_extended_paths.link.target_area, gta_sa_paths.link.target_area</extracomment>
        <translation>Целевая область</translation>
    </message>
    <message>
        <source>Target marker</source>
        <extracomment>gta_sa_save.simple_vars.target_marker</extracomment>
        <translation>Маркер цели</translation>
    </message>
    <message>
        <source>Target name ID</source>
        <extracomment>quake_nav2.edict.target_name_id</extracomment>
        <translation>ID целевого имени</translation>
    </message>
    <message>
        <source>Target node</source>
        <extracomment>gta_iv_paths.link.target_node, gta_sa_extended_paths.link.target_node, gta_sa_paths.link.target_node</extracomment>
        <translation>Целевой узел</translation>
    </message>
    <message>
        <source>Taxi glitch</source>
        <extracomment>SAV-030.fault</extracomment>
        <translation>Глюк такси</translation>
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
        <translation>Бит команды 1</translation>
    </message>
    <message>
        <source>Team bit 2</source>
        <extracomment>quake_nav2.link.team_2</extracomment>
        <translation>Бит команды 2</translation>
    </message>
    <message>
        <source>Team bit 3</source>
        <extracomment>quake_nav2.link.team_3</extracomment>
        <translation>Бит команды 3</translation>
    </message>
    <message>
        <source>Team bit 4</source>
        <extracomment>quake_nav2.link.team_4</extracomment>
        <translation>Бит команды 4</translation>
    </message>
    <message>
        <source>Team bit 5</source>
        <extracomment>quake_nav2.link.team_5</extracomment>
        <translation>Бит команды 5</translation>
    </message>
    <message>
        <source>Team bit 6</source>
        <extracomment>quake_nav2.link.team_6</extracomment>
        <translation>Бит команды 6</translation>
    </message>
    <message>
        <source>Team bit 7</source>
        <extracomment>quake_nav2.link.team_7</extracomment>
        <translation>Бит команды 7</translation>
    </message>
    <message>
        <source>Team bit 8</source>
        <extracomment>quake_nav2.link.team_8</extracomment>
        <translation>Бит команды 8</translation>
    </message>
    <message>
        <source>Team blue</source>
        <extracomment>quake_nav3.link.team_blue</extracomment>
        <translation>Команда: синие</translation>
    </message>
    <message>
        <source>Team byte</source>
        <extracomment>quake_nav3.link.team_byte</extracomment>
        <translation>Байт команд</translation>
    </message>
    <message>
        <source>Team green</source>
        <extracomment>quake_nav3.link.team_green</extracomment>
        <translation>Команда: зелёные</translation>
    </message>
    <message>
        <source>Team red</source>
        <extracomment>quake_nav3.link.team_red</extracomment>
        <translation>Команда: красные</translation>
    </message>
    <message>
        <source>Team yellow</source>
        <extracomment>quake_nav3.link.team_yellow</extracomment>
        <translation>Команда: жёлтые</translation>
    </message>
    <message>
        <source>Teams</source>
        <extracomment>quake_nav2.link.team_1.section, quake_nav2.link.team_2.section, quake_nav2.link.team_3.section, quake_nav2.link.team_4.section, quake_nav2.link.team_5.section, quake_nav2.link.team_6.section, quake_nav2.link.team_7.section, quake_nav2.link.team_8.section, quake_nav2.link.teams, quake_nav2.link.teams.section, quake_nav2.team_colours, quake_nav3.team_colours</extracomment>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Teams that may use a link</source>
        <extracomment>quake_nav2.team_colours.help, quake_nav3.team_colours.help</extracomment>
        <translation>Команды, которые могут пользоваться связью</translation>
    </message>
    <message>
        <source>Teleporter</source>
        <extracomment>quake_nav2.node.teleporter, quake_nav3.node.teleporter</extracomment>
        <translation>Телепорт</translation>
    </message>
    <message>
        <source>Teleporter, pusher or elevator node without such links</source>
        <extracomment>QN015.fault</extracomment>
        <translation>Узел телепорта, толкателя или лифта без таких связей</translation>
    </message>
    <message>
        <source>Terminate List</source>
        <extracomment>SAV-080.fix</extracomment>
        <translation>Завершить список</translation>
    </message>
    <message>
        <source>Territory</source>
        <extracomment>gta_sa_save.gang_wars.territory</extracomment>
        <translation>Территория</translation>
    </message>
    <message>
        <source>Text key</source>
        <extracomment>gta_sa_save.zone.label</extracomment>
        <translation>Ключ текста</translation>
    </message>
    <message>
        <source>Text key of the name that players see</source>
        <extracomment>gta_sa_save.zone.label.help</extracomment>
        <translation>Ключ текста названия, которое видят игроки</translation>
    </message>
    <message>
        <source>Text, .navjson 1: for version 14</source>
        <extracomment>quake_nav2.convert.format.9, quake_nav2.navjson-1</extracomment>
        <translation>Текст, .navjson 1: для версии 14</translation>
    </message>
    <message>
        <source>Text, .navjson 2: for version 15</source>
        <extracomment>quake_nav2.convert.format.8, quake_nav2.navjson-2</extracomment>
        <translation>Текст, .navjson 2: для версии 15</translation>
    </message>
    <message>
        <source>Text, .navjson 3: for version 17</source>
        <extracomment>quake_nav2.convert.format.7, quake_nav2.navjson-3</extracomment>
        <translation>Текст, .navjson 3: для версии 17</translation>
    </message>
    <message>
        <source>The IDs already count from 1 without gaps.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>ID уже идут от 1 без пропусков.</translation>
    </message>
    <message>
        <source>The analysed byte is 0 or 1</source>
        <extracomment>NAV052</extracomment>
        <translation>Байт анализа равен 0 или 1</translation>
    </message>
    <message>
        <source>The area from which visibility is inherited exists</source>
        <extracomment>NAV034</extracomment>
        <translation>Область, от которой наследуется видимость, существует</translation>
    </message>
    <message>
        <source>The area has an extent</source>
        <extracomment>NAV038</extracomment>
        <translation>Область имеет размер</translation>
    </message>
    <message>
        <source>The area has connections or ladders</source>
        <extracomment>NAV054</extracomment>
        <translation>У области есть соединения или лестницы</translation>
    </message>
    <message>
        <source>The area has no connection or ladder</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>У области нет соединений и лестниц</translation>
    </message>
    <message>
        <source>The area has no extent: {:g} by {:g} units</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Область не имеет размера: {:g} на {:g} ед.</translation>
    </message>
    <message>
        <source>The area is inverted: {:g} by {:g} units</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Область вывернута: {:g} на {:g} ед.</translation>
    </message>
    <message>
        <source>The area lists ladder {} as a way {}, but that ladder does not end here</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>В списке области лестница {} указана как путь {}, но эта лестница здесь не заканчивается</translation>
    </message>
    <message>
        <source>The area overlaps area {} at less than a step of {:g} units in height</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Область перекрывается с областью {} с разницей высот меньше ступени ({:g} ед.)</translation>
    </message>
    <message>
        <source>The area&apos;s ID is 0, which means no area</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>ID области равен 0, это означает «нет области»</translation>
    </message>
    <message>
        <source>The area&apos;s approach areas exist</source>
        <extracomment>NAV032</extracomment>
        <translation>Области подхода существуют</translation>
    </message>
    <message>
        <source>The area&apos;s corners are finite</source>
        <extracomment>NAV005</extracomment>
        <translation>Углы области — конечные числа</translation>
    </message>
    <message>
        <source>The area&apos;s ladders end at the area</source>
        <extracomment>NAV028</extracomment>
        <translation>Лестницы области заканчиваются у этой области</translation>
    </message>
    <message>
        <source>The area&apos;s ladders exist</source>
        <extracomment>NAV004</extracomment>
        <translation>Лестницы области существуют</translation>
    </message>
    <message>
        <source>The area&apos;s lists refer to {}</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Списки области ссылаются на: {}</translation>
    </message>
    <message>
        <source>The area&apos;s place exists</source>
        <extracomment>NAV035</extracomment>
        <translation>Место области существует</translation>
    </message>
    <message>
        <source>The area&apos;s visible areas exist</source>
        <extracomment>NAV011</extracomment>
        <translation>Видимые области существуют</translation>
    </message>
    <message>
        <source>The areas at the ladder&apos;s ends exist</source>
        <extracomment>NAV025</extracomment>
        <translation>Области у концов лестницы существуют</translation>
    </message>
    <message>
        <source>The areas at the ladder&apos;s ends list the ladder</source>
        <extracomment>NAV027</extracomment>
        <translation>Лестница есть в списках областей у её концов</translation>
    </message>
    <message>
        <source>The blocks leave room for the checksum</source>
        <extracomment>SAV-004</extracomment>
        <translation>После блоков есть место для контрольной суммы</translation>
    </message>
    <message>
        <source>The blue team may use the link.</source>
        <extracomment>quake_nav3.link.team_blue.help</extracomment>
        <translation>Связью может пользоваться синяя команда.</translation>
    </message>
    <message>
        <source>The bounding box does not match the floor</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Ограничивающий бокс не соответствует полу</translation>
    </message>
    <message>
        <source>The bounding box is inverted</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Ограничивающий бокс вывернут</translation>
    </message>
    <message>
        <source>The box of a garage matches its floor</source>
        <extracomment>SAV-091</extracomment>
        <translation>Бокс гаража соответствует его полу</translation>
    </message>
    <message>
        <source>The box of an edict is valid</source>
        <extracomment>QN034</extracomment>
        <translation>Бокс edict допустим</translation>
    </message>
    <message>
        <source>The boxes of a stunt jump are valid, and a completed jump is found</source>
        <extracomment>SAV-070</extracomment>
        <translation>Боксы трюкового прыжка допустимы, а выполненный прыжок найден</translation>
    </message>
    <message>
        <source>The byte for an analysed mesh is {} (expected 0 or 1)</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Байт анализа нав-сетки равен {} (ожидается 0 или 1)</translation>
    </message>
    <message>
        <source>The byte for areas without a place is wrong</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Неверный байт областей без места</translation>
    </message>
    <message>
        <source>The capture flags apply to the fifth point.</source>
        <extracomment>source_nav.area.tf_with_fifth_point.help</extracomment>
        <translation>Флаги захвата относятся к пятой точке.</translation>
    </message>
    <message>
        <source>The capture flags apply to the fourth point.</source>
        <extracomment>source_nav.area.tf_with_fourth_point.help</extracomment>
        <translation>Флаги захвата относятся к четвёртой точке.</translation>
    </message>
    <message>
        <source>The capture flags apply to the second point.</source>
        <extracomment>source_nav.area.tf_with_second_point.help</extracomment>
        <translation>Флаги захвата относятся ко второй точке.</translation>
    </message>
    <message>
        <source>The capture flags apply to the third point.</source>
        <extracomment>source_nav.area.tf_with_third_point.help</extracomment>
        <translation>Флаги захвата относятся к третьей точке.</translation>
    </message>
    <message>
        <source>The car generator of a number plate exists</source>
        <extracomment>SAV-043</extracomment>
        <translation>Генератор машин номерного знака существует</translation>
    </message>
    <message>
        <source>The ceiling is below the floor</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Потолок ниже пола</translation>
    </message>
    <message>
        <source>The checksum is not the sum of the bytes: the game shows the slot as corrupt</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Контрольная сумма не равна сумме байтов: игра показывает слот как повреждённый</translation>
    </message>
    <message>
        <source>The checksum is the sum of the bytes</source>
        <extracomment>SAV-003</extracomment>
        <translation>Контрольная сумма равна сумме байтов</translation>
    </message>
    <message>
        <source>The clipboard contains no copied elements.</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>В буфере обмена нет скопированных элементов.</translation>
    </message>
    <message>
        <source>The connection drops {:.0f} units to {} (expected at most {:g}: a longer fall is lethal)</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Соединение опускается на {:.0f} ед.: {} (ожидается не больше {:g}: дальнейшее падение смертельно)</translation>
    </message>
    <message>
        <source>The connection leads to its own area: the game drops it</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Соединение ведёт в собственную область: игра его отбрасывает</translation>
    </message>
    <message>
        <source>The connection leads to {}: the game crashes</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Соединение ведёт в никуда ({}): игра вылетает</translation>
    </message>
    <message>
        <source>The connection leaves through the {} side, but {} is to the {}</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Соединение выходит через сторону «{}», но {} лежит на стороне «{}»</translation>
    </message>
    <message>
        <source>The connection to {} goes up by {:.0f} units (expected at most {:g}, the highest jump of a player)</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Соединение → {} поднимается на {:.0f} ед. (ожидается не больше {:g} — высший прыжок игрока)</translation>
    </message>
    <message>
        <source>The connection to {} goes up by {:.0f} units (expected at most {:g}, the limit for climbing)</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Соединение → {} поднимается на {:.0f} ед. (ожидается не больше {:g} — предел подъёма)</translation>
    </message>
    <message>
        <source>The connection to {} is one-way, although the step is only {:.0f} units</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Соединение → {} одностороннее, хотя высота ступени всего {:.0f} ед.</translation>
    </message>
    <message>
        <source>The connection&apos;s target exists</source>
        <extracomment>NAV002</extracomment>
        <translation>Цель соединения существует</translation>
    </message>
    <message>
        <source>The copied edict still has the box and number of the original. Tie it to its own brush entity.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>У скопированного edict всё ещё бокс и номер оригинала. Привяжите его к собственной брашевой энтити.</translation>
    </message>
    <message>
        <source>The copied edicts still have the boxes and numbers of the originals. Tie them to their own brush entities.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>У скопированных edict всё ещё боксы и номера оригиналов. Привяжите их к собственным брашевым энтити.</translation>
    </message>
    <message>
        <source>The copied elements belong to another type of document.</source>
        <extracomment>core/model/clip_paste.cpp, core/model/clip_text.cpp</extracomment>
        <translation>Скопированные элементы относятся к документу другого типа.</translation>
    </message>
    <message>
        <source>The copied text is damaged: a link has no ends.</source>
        <extracomment>core/systems/gta_iv_paths/attach_pasted.cpp, core/systems/gta_sa_paths/attach_pasted.cpp, core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Скопированный текст повреждён: у связи нет концов.</translation>
    </message>
    <message>
        <source>The copied text is damaged: an element in it has no area.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>Скопированный текст повреждён: у элемента в нём нет области.</translation>
    </message>
    <message>
        <source>The copied text is damaged: it ends too early or was changed.</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>Скопированный текст повреждён: он обрывается или был изменён.</translation>
    </message>
    <message>
        <source>The copied text is damaged: {} in &quot;{}&quot;.</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>Скопированный текст повреждён: {} в «{}».</translation>
    </message>
    <message>
        <source>The copy would be outside the world.</source>
        <extracomment>core/systems/paste.cpp</extracomment>
        <translation>Копия оказалась бы вне мира.</translation>
    </message>
    <message>
        <source>The corners of the trigger are swapped</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Углы триггера поменяны местами</translation>
    </message>
    <message>
        <source>The counts in the header are off by {:+} car nodes and {:+} intersections (expected a sum equal to the number of nodes)</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp</extracomment>
        <translation>Числа в заголовке отличаются: автоузлы {:+}, пересечения {:+} (ожидается сумма, равная числу узлов)</translation>
    </message>
    <message>
        <source>The counts in the header are off by {:+} vehicle and {:+} pedestrian nodes (expected a sum equal to the total)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Числа в заголовке отличаются: транспортные узлы {:+}, пешеходные {:+} (ожидается сумма, равная общему числу)</translation>
    </message>
    <message>
        <source>The counts of car nodes and intersections add up</source>
        <extracomment>IV002</extracomment>
        <translation>Числа автоузлов и пересечений дают верную сумму</translation>
    </message>
    <message>
        <source>The crossing has a light for pedestrians</source>
        <extracomment>gta_sa_extended_paths.link.pedestrian_light.help, gta_sa_paths.link.pedestrian_light.help</extracomment>
        <translation>На переходе есть светофор для пешеходов</translation>
    </message>
    <message>
        <source>The dead-end flag is correct</source>
        <extracomment>SA034</extracomment>
        <translation>Флаг тупика верен</translation>
    </message>
    <message>
        <source>The direction ({}, {}) is {:.0f} degrees off the direction to {}, the attached end</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Направление ({}, {}) отклоняется на {:.0f} градусов от направления на закреплённый конец: {}</translation>
    </message>
    <message>
        <source>The direction ({}, {}) is {:.1f} hundredths long (expected 98 to 101)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Длина направления ({}, {}) в сотых: {:.1f} (ожидается от 98 до 101)</translation>
    </message>
    <message>
        <source>The direction points to the attached end</source>
        <extracomment>SA028</extracomment>
        <translation>Направление указывает на закреплённый конец</translation>
    </message>
    <message>
        <source>The direction that is reversed</source>
        <extracomment>gta_iv_paths.mirror_selection.axis.help, gta_sa_extended_paths.mirror_selection.axis.help, gta_sa_paths.mirror_selection.axis.help, gta_sa_save.mirror_selection.axis.help, quake_nav2.mirror_selection.axis.help, quake_nav3.mirror_selection.axis.help, source_nav.mirror_selection.axis.help</extracomment>
        <translation>Направление, которое обращается</translation>
    </message>
    <message>
        <source>The directions are not perpendicular unit vectors</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Направления не являются перпендикулярными единичными векторами</translation>
    </message>
    <message>
        <source>The directions of a garage are perpendicular and its ceiling is above the floor</source>
        <extracomment>SAV-091D</extracomment>
        <translation>Направления гаража перпендикулярны, а потолок выше пола</translation>
    </message>
    <message>
        <source>The document has no edicts.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>В документе нет edict.</translation>
    </message>
    <message>
        <source>The document is read-only: version {} of its format is newer than any supported one.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>Документ доступен только для чтения: версия {} его формата новее всех поддерживаемых.</translation>
    </message>
    <message>
        <source>The edit does not terminate: each of its consequences has another.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>Правка не завершается: каждое её следствие вызывает новое.</translation>
    </message>
    <message>
        <source>The encounter path&apos;s areas exist</source>
        <extracomment>NAV030</extracomment>
        <translation>Области пути встречи существуют</translation>
    </message>
    <message>
        <source>The encounter path&apos;s spots exist</source>
        <extracomment>NAV031</extracomment>
        <translation>Точки пути встречи существуют</translation>
    </message>
    <message>
        <source>The engine can read the fog place&apos;s name</source>
        <extracomment>NAV009</extracomment>
        <translation>Движок может прочитать название места тумана</translation>
    </message>
    <message>
        <source>The engine can read the place&apos;s name</source>
        <extracomment>NAV008</extracomment>
        <translation>Движок может прочитать название места</translation>
    </message>
    <message>
        <source>The entrance of a marker exists</source>
        <extracomment>SAV-092</extracomment>
        <translation>Вход маркера существует</translation>
    </message>
    <message>
        <source>The entrance that the player is in exists</source>
        <extracomment>SAV-081O</extracomment>
        <translation>Вход, в котором находится игрок, существует</translation>
    </message>
    <message>
        <source>The entrances become editable when the save is opened again.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Входы станут доступны для правки, когда сохранение будет открыто снова.</translation>
    </message>
    <message>
        <source>The entries do not have the fields of {}.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>У записей нет нужных полей ({}).</translation>
    </message>
    <message>
        <source>The file ends with its last edict</source>
        <extracomment>QN004</extracomment>
        <translation>Файл заканчивается последним edict</translation>
    </message>
    <message>
        <source>The file has the size of a PC save</source>
        <extracomment>SAV-001</extracomment>
        <translation>Размер файла — как у сохранения для ПК</translation>
    </message>
    <message>
        <source>The file has the standard form, or is padded to 2048</source>
        <extracomment>SA001</extracomment>
        <translation>Файл имеет стандартную форму или дополнен до 2048</translation>
    </message>
    <message>
        <source>The file is truncated before the spare lengths and crossing flags, so the game leaves them uninitialised (expected all sections)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Файл обрезан перед резервными длинами и флагами переходов, поэтому игра их не инициализирует (ожидаются все разделы)</translation>
    </message>
    <message>
        <source>The file of an area cannot be deleted. Delete its nodes instead.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Файл области удалить нельзя. Удалите её узлы.</translation>
    </message>
    <message>
        <source>The file of this empty area has {} bytes (expected 20: the header alone)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>В файле этой пустой области байт: {} (ожидается 20 — только заголовок)</translation>
    </message>
    <message>
        <source>The file states correctly whether areas without a place exist</source>
        <extracomment>NAV042</extracomment>
        <translation>В файле верно указано, есть ли области без места</translation>
    </message>
    <message>
        <source>The file would have {}, but has room for only {}.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>В файле было бы {}, но место есть только для {}.</translation>
    </message>
    <message>
        <source>The first zone is called SAN_AND</source>
        <extracomment>SAV-030</extracomment>
        <translation>Первая зона называется SAN_AND</translation>
    </message>
    <message>
        <source>The first zone is not called SAN_AND: taxi fares stop (the taxi glitch)</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Первая зона называется не SAN_AND: поездки на такси прекращаются (глюк такси)</translation>
    </message>
    <message>
        <source>The flags of a path region are 0 or 1</source>
        <extracomment>SAV-021</extracomment>
        <translation>Флаги региона путей равны 0 или 1</translation>
    </message>
    <message>
        <source>The floor may disappear.</source>
        <extracomment>quake_nav3.node.check_floor.help</extracomment>
        <translation>Пол может исчезнуть.</translation>
    </message>
    <message>
        <source>The floor may disappear. Version 14 and later.</source>
        <extracomment>quake_nav2.node.check_floor.help</extracomment>
        <translation>Пол может исчезнуть. Версия 14 и новее.</translation>
    </message>
    <message>
        <source>The fog place&apos;s name is an ASCII word</source>
        <extracomment>NAV037</extracomment>
        <translation>Название места тумана — слово в ASCII</translation>
    </message>
    <message>
        <source>The form in which this area would be saved now</source>
        <extracomment>gta_sa_extended_paths.file.written_form.help, gta_sa_paths.file.written_form.help</extracomment>
        <translation>Форма, в которой эта область была бы сохранена сейчас</translation>
    </message>
    <message>
        <source>The four bytes from the width on</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_word.help, gta_sa_paths.navi.lanes_word.help</extracomment>
        <translation>Четыре байта начиная с ширины</translation>
    </message>
    <message>
        <source>The game reads these files from {}, not from here.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>Игра читает эти файлы из {}, а не отсюда.</translation>
    </message>
    <message>
        <source>The game time is already 0.</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>Игровое время уже равно 0.</translation>
    </message>
    <message>
        <source>The game time of {} ({} ms) becomes 0. All timers are shifted accordingly.</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>Игровое время {} ({} мс) станет 0. Все таймеры соответственно сдвигаются.</translation>
    </message>
    <message>
        <source>The game&apos;s own grid has a step of 25</source>
        <extracomment>source_nav.snap_to_grid.step.help</extracomment>
        <translation>Шаг собственной сетки игры — 25</translation>
    </message>
    <message>
        <source>The gang wars have the right data size</source>
        <extracomment>SAV-009W</extracomment>
        <translation>Размер данных войн банд верен</translation>
    </message>
    <message>
        <source>The generator belongs to a section of the map, which the game does not save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Генератор относится к секции карты, которую игра не сохраняет</translation>
    </message>
    <message>
        <source>The generator leaves the area as it is</source>
        <extracomment>source_nav.area.no_merge.help</extracomment>
        <translation>Генератор оставляет область как есть</translation>
    </message>
    <message>
        <source>The graph is connected</source>
        <extracomment>QN040</extracomment>
        <translation>Граф связен</translation>
    </message>
    <message>
        <source>The header places the first pedestrian node {:+} records away from its position (expected vehicle nodes first, then pedestrian nodes)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Первый пешеходный узел по заголовку смещён относительно его места, записей: {:+} (ожидаются сначала транспортные узлы, затем пешеходные)</translation>
    </message>
    <message>
        <source>The heuristic is a number above 0</source>
        <extracomment>QN002</extracomment>
        <translation>Эвристика — число больше 0</translation>
    </message>
    <message>
        <source>The heuristic is not finite: JSON cannot store it.</source>
        <extracomment>core/systems/quake_nav/text_form.cpp</extracomment>
        <translation>Эвристика не конечна: JSON не может её хранить.</translation>
    </message>
    <message>
        <source>The hiding spot is in its area</source>
        <extracomment>NAV060</extracomment>
        <translation>Укрытие лежит в своей области</translation>
    </message>
    <message>
        <source>The hiding spot&apos;s position is finite</source>
        <extracomment>NAV006</extracomment>
        <translation>Позиция укрытия — конечные числа</translation>
    </message>
    <message>
        <source>The index of the next collected pickup is inside the list</source>
        <extracomment>SAV-052</extracomment>
        <translation>Индекс следующего собранного пикапа в пределах списка</translation>
    </message>
    <message>
        <source>The infected come here during a panic event.</source>
        <extracomment>source_nav.area.spawn_battlefield.help</extracomment>
        <translation>Заражённые приходят сюда во время панического события.</translation>
    </message>
    <message>
        <source>The infected that spawn here lie.</source>
        <extracomment>source_nav.area.spawn_lying_down.help</extracomment>
        <translation>Заражённые, которые спавнятся здесь, лежат.</translation>
    </message>
    <message>
        <source>The intersection has {} (expected none)</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>У пересечения есть {} (ожидается: нет)</translation>
    </message>
    <message>
        <source>The journal belongs to a file type that this version does not support.</source>
        <extracomment>core/document/journals.cpp</extracomment>
        <translation>Журнал относится к типу файлов, который эта версия не поддерживает.</translation>
    </message>
    <message>
        <source>The ladder connects areas</source>
        <extracomment>NAV026</extracomment>
        <translation>Лестница соединяет области</translation>
    </message>
    <message>
        <source>The ladder ends at {}</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Лестница заканчивается здесь: {}</translation>
    </message>
    <message>
        <source>The ladder faces one of four sides</source>
        <extracomment>NAV029</extracomment>
        <translation>Лестница обращена к одной из четырёх сторон</translation>
    </message>
    <message>
        <source>The ladder faces side {} (expected 0 to 3)</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Лестница обращена к стороне {} (ожидается от 0 до 3)</translation>
    </message>
    <message>
        <source>The ladder has an invalid direction ({}). Set it first.</source>
        <extracomment>core/systems/source_nav/ladder_edits.cpp</extracomment>
        <translation>У лестницы недопустимое направление ({}). Сначала задайте его.</translation>
    </message>
    <message>
        <source>The ladder&apos;s ID is 0, which means no ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>ID лестницы равен 0, это означает «нет лестницы»</translation>
    </message>
    <message>
        <source>The ladder&apos;s ends and sizes are finite</source>
        <extracomment>NAV007</extracomment>
        <translation>Концы и размеры лестницы — конечные числа</translation>
    </message>
    <message>
        <source>The ladder&apos;s length matches its ends</source>
        <extracomment>NAV065</extracomment>
        <translation>Длина лестницы соответствует её концам</translation>
    </message>
    <message>
        <source>The last change of {} was interrupted before it was complete. It has been undone: {} as before.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Последнее изменение {} было прервано до завершения. Оно отменено: {} в прежнем состоянии.</translation>
    </message>
    <message>
        <source>The last save in {} was interrupted after all its data was on disk. It has been finished: {} now as saved.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>Последнее сохранение в {} было прервано, когда все его данные уже были на диске. Оно завершено, теперь в сохранённом состоянии: {}.</translation>
    </message>
    <message>
        <source>The last save in {} was interrupted before it was complete. It has been undone: {} as before that save.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>Последнее сохранение в {} было прервано до завершения. Оно отменено, снова в прежнем состоянии: {}.</translation>
    </message>
    <message>
        <source>The length is the distance, equal in both directions</source>
        <extracomment>IV011, SA025</extracomment>
        <translation>Длина равна расстоянию и одинакова в обе стороны</translation>
    </message>
    <message>
        <source>The length matches no known layout. The block is kept unchanged.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Длина не соответствует известной структуре. Блок сохраняется без изменений.</translation>
    </message>
    <message>
        <source>The light at a corner is {:g} (expected 0 to 1)</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Освещённость в углу {:g} (ожидается от 0 до 1)</translation>
    </message>
    <message>
        <source>The light has the {} cycle, but the road runs {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>У светофора цикл «{}», а дорога идёт «{}»</translation>
    </message>
    <message>
        <source>The link from {} to {} does not lead to a junction of car roads.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Связь {} → {} не ведёт к перекрёстку автодорог.</translation>
    </message>
    <message>
        <source>The link from {} to {} has no reverse link.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>У связи {} → {} нет встречной.</translation>
    </message>
    <message>
        <source>The link from {} to {} has no target. Fix or delete it first.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>У связи {} → {} нет цели. Сначала исправьте или удалите её.</translation>
    </message>
    <message>
        <source>The link from {} to {} joins nodes of different types.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Связь {} → {} соединяет узлы разных типов.</translation>
    </message>
    <message>
        <source>The link from {} to {} would be longer than {} units.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Связь {} → {} стала бы длиннее {} ед.</translation>
    </message>
    <message>
        <source>The link has a reverse link</source>
        <extracomment>IV010</extracomment>
        <translation>У связи есть встречная связь</translation>
    </message>
    <message>
        <source>The link joins a {} node with {}, a {} node</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Связь соединяет узел типа «{0}» с узлом типа «{2}»: {1}</translation>
    </message>
    <message>
        <source>The link leads from a {} node to {}, a {} node</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>Связь ведёт от узла типа «{0}» к узлу типа «{2}»: {1}</translation>
    </message>
    <message>
        <source>The link leads from area {} to {}, in an area that is not a neighbour</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Связь ведёт из области {} в {}, в область, которая не является соседней</translation>
    </message>
    <message>
        <source>The link leads to its own node</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Связь ведёт к собственному узлу</translation>
    </message>
    <message>
        <source>The link leads to {} (expected an area from 0 to {})</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Связь ведёт в {} (ожидается область от 0 до {})</translation>
    </message>
    <message>
        <source>The link leads to {}, which is missing or not open.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Связь ведёт в {}, который отсутствует или не открыт.</translation>
    </message>
    <message>
        <source>The link leads to {}; area {} has {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Связь ведёт в {}; в области {}: {}</translation>
    </message>
    <message>
        <source>The link of an edict exists</source>
        <extracomment>QN032</extracomment>
        <translation>Связь edict существует</translation>
    </message>
    <message>
        <source>The link ranges are not contiguous in the order of the nodes</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Диапазоны связей не идут подряд в порядке узлов</translation>
    </message>
    <message>
        <source>The link to {} has lanes {} and {}, the reverse link {} and {} (expected {} and {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>У связи → {} полосы {} и {}, у встречной {} и {} (ожидается {} и {})</translation>
    </message>
    <message>
        <source>The link to {} has no reverse link (expected one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>У связи → {} нет встречной (ожидается одна)</translation>
    </message>
    <message>
        <source>The link to {} has {} reverse links (expected one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>У связи → {} встречных связей: {} (ожидается одна)</translation>
    </message>
    <message>
        <source>The link to {} has {}, the reverse link {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>У связи → {}: {}, у встречной: {} (ожидается одно и то же)</translation>
    </message>
    <message>
        <source>The link to {} is stored as {} units, the reverse link as {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>У связи → {} записана длина {} ед., у встречной {}</translation>
    </message>
    <message>
        <source>The link to {} is stored as {} units, the reverse link as {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>У связи → {} записана длина {} ед., у встречной {} (ожидается одинаковая)</translation>
    </message>
    <message>
        <source>The link to {} is stored as {} units; the nodes are {:.1f} apart (expected {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp, core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>У связи → {} записана длина {} ед., расстояние между узлами {:.1f} (ожидается {})</translation>
    </message>
    <message>
        <source>The link to {} is {:.1f} units long (expected at most {})</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Длина связи → {}: {:.1f} ед. (ожидается не больше {})</translation>
    </message>
    <message>
        <source>The link&apos;s target exists</source>
        <extracomment>IV005, SA006</extracomment>
        <translation>Цель связи существует</translation>
    </message>
    <message>
        <source>The links on both sides of {} differ in who may use them.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Связи по обе стороны от {} разрешены разным командам.</translation>
    </message>
    <message>
        <source>The links on both sides of {} do not lead the same ways.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Связи по обе стороны от {} ведут в разных направлениях.</translation>
    </message>
    <message>
        <source>The list of entrances is not terminated: the game continues into the next block</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Список входов не завершён: игра читает дальше, в следующий блок</translation>
    </message>
    <message>
        <source>The list of entrances is terminated</source>
        <extracomment>SAV-080</extracomment>
        <translation>Список входов завершён</translation>
    </message>
    <message>
        <source>The list of visible areas refers to {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Список видимых областей ссылается на: {}</translation>
    </message>
    <message>
        <source>The lower bounds of a path region are below the upper ones</source>
        <extracomment>SAV-020</extracomment>
        <translation>Нижние границы региона путей меньше верхних</translation>
    </message>
    <message>
        <source>The map contains the moving brush of an edict</source>
        <extracomment>QN053</extracomment>
        <translation>На карте есть подвижный браш edict</translation>
    </message>
    <message>
        <source>The map has no gap, barrier or ledge between these nodes.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>На карте между этими узлами нет провала, преграды или уступа.</translation>
    </message>
    <message>
        <source>The map has no ground below any of these corners.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>На карте нет земли ни под одним из этих углов.</translation>
    </message>
    <message>
        <source>The map has no ladder within {:g} units</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>На карте нет лестницы в пределах {:g} ед.</translation>
    </message>
    <message>
        <source>The map has no moving brush entity.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>На карте нет подвижных брашевых энтити.</translation>
    </message>
    <message>
        <source>The map has no moving brush of this size ({:.0f} x {:.0f} x {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>На карте нет подвижного браша такого размера ({:.0f} x {:.0f} x {:.0f})</translation>
    </message>
    <message>
        <source>The map has {}.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>На карте {}.</translation>
    </message>
    <message>
        <source>The meaning of each bit is unknown. Original files set all eight.</source>
        <extracomment>quake_nav2.link.team_1.help, quake_nav2.link.team_2.help, quake_nav2.link.team_3.help, quake_nav2.link.team_4.help, quake_nav2.link.team_5.help, quake_nav2.link.team_6.help, quake_nav2.link.team_7.help, quake_nav2.link.team_8.help</extracomment>
        <translation>Значение отдельных битов неизвестно. В исходных файлах установлены все восемь.</translation>
    </message>
    <message>
        <source>The mesh belongs to the map</source>
        <extracomment>NAV076</extracomment>
        <translation>Нав-сетка относится к этой карте</translation>
    </message>
    <message>
        <source>The mesh has areas</source>
        <extracomment>NAV001</extracomment>
        <translation>В нав-сетке есть области</translation>
    </message>
    <message>
        <source>The mesh has no areas (expected at least one): the game does not accept it</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>В нав-сетке нет областей (ожидается хотя бы одна): игра её не примет</translation>
    </message>
    <message>
        <source>The mesh has no areas.</source>
        <extracomment>core/systems/source_nav/selected_elements.cpp</extracomment>
        <translation>В нав-сетке нет областей.</translation>
    </message>
    <message>
        <source>The mesh has no ladders.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>В нав-сетке нет лестниц.</translation>
    </message>
    <message>
        <source>The mesh has no places yet. Add one with New Place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>В сетке ещё нет мест. Добавьте место командой «Новое место».</translation>
    </message>
    <message>
        <source>The mesh is connected</source>
        <extracomment>NAV055</extracomment>
        <translation>Нав-сетка связна</translation>
    </message>
    <message>
        <source>The mesh now counts as not analysed.</source>
        <extracomment>core/systems/source_nav/reshape.cpp</extracomment>
        <translation>Теперь нав-сетка считается непроанализированной.</translation>
    </message>
    <message>
        <source>The mesh refers to missing areas or ladders, and other elements would get their IDs. Fix the issues first.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Нав-сетка ссылается на отсутствующие области или лестницы, и их ID достались бы другим элементам. Сначала исправьте проблемы.</translation>
    </message>
    <message>
        <source>The mesh was made for a map of this size</source>
        <extracomment>NAV075</extracomment>
        <translation>Нав-сетка сделана для карты такого размера</translation>
    </message>
    <message>
        <source>The mesh was made for a map of {} bytes, but the open map has {}</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Нав-сетка сделана для карты размером {} байт, но размер открытой карты {}</translation>
    </message>
    <message>
        <source>The minimum corner is above the maximum corner</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Минимальный угол больше максимального</translation>
    </message>
    <message>
        <source>The minimum corner of a set piece is below the maximum corner</source>
        <extracomment>SAV-060</extracomment>
        <translation>Минимальный угол засады меньше максимального</translation>
    </message>
    <message>
        <source>The minimum corner of a zone is below the maximum corner</source>
        <extracomment>SAV-031</extracomment>
        <translation>Минимальный угол зоны меньше максимального</translation>
    </message>
    <message>
        <source>The minimum height is above the maximum height.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Минимальная высота больше максимальной.</translation>
    </message>
    <message>
        <source>The name fills all 100 bytes and is not terminated</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Название занимает все 100 байт и не завершено нулём</translation>
    </message>
    <message>
        <source>The name has characters that no game uses (expected ASCII letters, digits and signs)</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>В названии есть символы, которых нет ни в одной игре (ожидаются буквы ASCII, цифры и знаки)</translation>
    </message>
    <message>
        <source>The name is empty (expected a phrase of the game)</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Название пустое (ожидается фраза игры)</translation>
    </message>
    <message>
        <source>The name is not terminated by a zero byte: the game may read on into an older name</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Название не завершено нулевым байтом: игра может прочитать дальше, в более старое название</translation>
    </message>
    <message>
        <source>The name of the save is terminated</source>
        <extracomment>SAV-007</extracomment>
        <translation>Название сохранения завершено нулём</translation>
    </message>
    <message>
        <source>The name takes {} bytes (expected at most {}): the game misreads what follows</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Название занимает {} байт (ожидается не больше {}): игра неверно читает то, что следует за ним</translation>
    </message>
    <message>
        <source>The name would have {1} bytes, but names have at most {0}.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Название заняло бы {1} байт, но в названиях не больше {0}.</translation>
    </message>
    <message>
        <source>The navi node is stored in area {} but lies at ({}, {}), in the square of area {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Navi-узел хранится в области {}, но лежит в ({}, {}), в квадрате области {}</translation>
    </message>
    <message>
        <source>The new node is not connected with the rest. Link or merge it so that traffic can reach it.</source>
        <extracomment>core/systems/shared/path_paste.cpp</extracomment>
        <translation>Новый узел не связан с остальными. Свяжите или слейте его, чтобы туда мог попасть транспорт.</translation>
    </message>
    <message>
        <source>The next collected pickup goes to entry {} of {}</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Следующий собранный пикап попадёт в запись {} из {}</translation>
    </message>
    <message>
        <source>The node has links</source>
        <extracomment>IV021, SA050</extracomment>
        <translation>У узла есть связи</translation>
    </message>
    <message>
        <source>The node has no links, but linking is not disabled</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>У узла нет связей, но «Без связей» не установлено</translation>
    </message>
    <message>
        <source>The node has no links: nothing can leave it</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>У узла нет связей: уехать с него нельзя</translation>
    </message>
    <message>
        <source>The node is stored in area {} but lies at ({}, {}), in the square of area {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Узел хранится в области {}, но лежит в ({}, {}), в квадрате области {}</translation>
    </message>
    <message>
        <source>The node lies in its own square</source>
        <extracomment>SA023</extracomment>
        <translation>Узел лежит в своём квадрате</translation>
    </message>
    <message>
        <source>The node lies in the square of its area</source>
        <extracomment>IV015</extracomment>
        <translation>Узел лежит в квадрате своей области</translation>
    </message>
    <message>
        <source>The node that the link leads to. A number: area x 65536 + node of a file that is not open.</source>
        <extracomment>gta_iv_paths.link.target.help, gta_sa_extended_paths.link.target.help, gta_sa_paths.link.target.help</extracomment>
        <translation>Узел, к которому ведёт связь. Число: область x 65536 + узел неоткрытого файла.</translation>
    </message>
    <message>
        <source>The node that the link leaves</source>
        <extracomment>gta_iv_paths.link.owner.help, gta_sa_extended_paths.link.owner.help, gta_sa_paths.link.owner.help</extracomment>
        <translation>Узел, от которого отходит связь</translation>
    </message>
    <message>
        <source>The nodes are already linked. Use Set Type to change the links.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Узлы уже связаны. Чтобы изменить связи, используйте «Задать тип».</translation>
    </message>
    <message>
        <source>The other area has a reverse connection to this one.</source>
        <extracomment>source_nav.connection.two_way.help</extracomment>
        <translation>У другой области есть встречное соединение с этой.</translation>
    </message>
    <message>
        <source>The other area is on the connection&apos;s side</source>
        <extracomment>NAV022</extracomment>
        <translation>Другая область лежит на стороне соединения</translation>
    </message>
    <message>
        <source>The padding repeats the blocks</source>
        <extracomment>SAV-005</extracomment>
        <translation>Заполнение повторяет блоки</translation>
    </message>
    <message>
        <source>The path refers to {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Путь ссылается на: {}</translation>
    </message>
    <message>
        <source>The path {} {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Путь {}: {}</translation>
    </message>
    <message>
        <source>The pedestrian link to {} has {} (expected none)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>У пешеходной связи → {} есть {} (ожидается: нет)</translation>
    </message>
    <message>
        <source>The place&apos;s name is an ASCII word</source>
        <extracomment>NAV036</extracomment>
        <translation>Название места — слово в ASCII</translation>
    </message>
    <message>
        <source>The player has the right data size</source>
        <extracomment>SAV-009P</extracomment>
        <translation>Размер данных игрока верен</translation>
    </message>
    <message>
        <source>The player is in entrance {}, which is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Игрок находится во входе {}, которого нет в сохранении</translation>
    </message>
    <message>
        <source>The player owns the car.</source>
        <extracomment>gta_sa_save.car_generator.owned</extracomment>
        <translation>Машина принадлежит игроку.</translation>
    </message>
    <message>
        <source>The player&apos;s state has the right data size</source>
        <extracomment>SAV-009I</extracomment>
        <translation>Размер данных состояния игрока верен</translation>
    </message>
    <message>
        <source>The point that stays where it is</source>
        <extracomment>gta_iv_paths.mirror_selection.around.help, gta_iv_paths.rotate_selection.around.help, gta_iv_paths.scale_selection.around.help, gta_sa_extended_paths.mirror_selection.around.help, gta_sa_extended_paths.rotate_selection.around.help, gta_sa_extended_paths.scale_selection.around.help, gta_sa_paths.mirror_selection.around.help, gta_sa_paths.rotate_selection.around.help, gta_sa_paths.scale_selection.around.help, gta_sa_save.mirror_selection.around.help, gta_sa_save.rotate_selection.around.help, gta_sa_save.scale_selection.around.help, quake_nav2.mirror_selection.around.help, quake_nav2.rotate_selection.around.help, quake_nav2.scale_selection.around.help, quake_nav3.mirror_selection.around.help, quake_nav3.rotate_selection.around.help, quake_nav3.scale_selection.around.help, source_nav.mirror_selection.around.help, source_nav.rotate_selection.around.help, source_nav.scale_selection.around.help</extracomment>
        <translation>Точка, которая остаётся на месте</translation>
    </message>
    <message>
        <source>The position is finite</source>
        <extracomment>SAV-010A, SAV-010C, SAV-010D, SAV-010G, SAV-010J, SAV-010M, SAV-010O, SAV-010P, SAV-010R</extracomment>
        <translation>Позиция — конечные числа</translation>
    </message>
    <message>
        <source>The position is inside the world of 6,000 m</source>
        <extracomment>SAV-011C, SAV-011D, SAV-011G, SAV-011J, SAV-011K, SAV-011M, SAV-011O, SAV-011P, SAV-011R, SAV-011V</extracomment>
        <translation>Позиция внутри мира размером 6000 м</translation>
    </message>
    <message>
        <source>The position is outside the world: x and y are at least {} and less than {}, z at least {} and less than {}.</source>
        <extracomment>core/systems/shared/path_build.cpp</extracomment>
        <translation>Позиция вне мира: x и y не меньше {} и меньше {}, z не меньше {} и меньше {}.</translation>
    </message>
    <message>
        <source>The position of a corner is not finite</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Позиция угла не конечна</translation>
    </message>
    <message>
        <source>The position of the spot is not finite</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Позиция точки не конечна</translation>
    </message>
    <message>
        <source>The red team may use the link.</source>
        <extracomment>quake_nav3.link.team_red.help</extracomment>
        <translation>Связью может пользоваться красная команда.</translation>
    </message>
    <message>
        <source>The region switches no node of {}</source>
        <extracomment>core/systems/gta_sa_save/roads.cpp</extracomment>
        <translation>Регион не переключает ни одного узла: {}</translation>
    </message>
    <message>
        <source>The reverse link has lanes A and B swapped</source>
        <extracomment>IV012</extracomment>
        <translation>У встречной связи полосы A и B поменяны местами</translation>
    </message>
    <message>
        <source>The same box as {}, which comes later. Deleting the region without open path files may change nodes outside its box.</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Тот же бокс, что у более позднего: {}. Удаление региона без открытых файлов путей может изменить узлы вне его бокса.</translation>
    </message>
    <message>
        <source>The save fits the limits of the game</source>
        <extracomment>SAV-012</extracomment>
        <translation>Сохранение укладывается в лимиты игры</translation>
    </message>
    <message>
        <source>The save has no unused car generator. Switch one off first (no cars left).</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>В сохранении нет свободного генератора машин. Сначала отключите какой-нибудь (машин не осталось).</translation>
    </message>
    <message>
        <source>The save uses the original script</source>
        <extracomment>SAV-008</extracomment>
        <translation>Сохранение использует оригинальный скрипт</translation>
    </message>
    <message>
        <source>The save would become too long for the game.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Сохранение стало бы слишком длинным для игры.</translation>
    </message>
    <message>
        <source>The search cost is 0x7FFE</source>
        <extracomment>IV007, SA008</extracomment>
        <translation>Стоимость поиска равна 0x7FFE</translation>
    </message>
    <message>
        <source>The search for spawn areas stops here.</source>
        <extracomment>source_nav.area.spawn_stop_scan.help</extracomment>
        <translation>Поиск областей спавна здесь останавливается.</translation>
    </message>
    <message>
        <source>The selected path regions are applied after all others and override them.</source>
        <extracomment>gta_sa_save.region_last.help</extracomment>
        <translation>Выделенные регионы путей применяются после всех остальных и перекрывают их.</translation>
    </message>
    <message>
        <source>The selected path regions are applied before all others, which override them.</source>
        <extracomment>gta_sa_save.region_first.help</extracomment>
        <translation>Выделенные регионы путей применяются раньше всех остальных, которые их перекрывают.</translation>
    </message>
    <message>
        <source>The selection has no one-way connection between two areas.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>В выделении нет одностороннего соединения между двумя областями.</translation>
    </message>
    <message>
        <source>The selection has no traffic lights.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>В выделении нет светофоров.</translation>
    </message>
    <message>
        <source>The side already has a connection to {}</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>На этой стороне уже есть соединение: {}</translation>
    </message>
    <message>
        <source>The side towards {} is {} (expected 0 to 3)</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Сторона к {}: {} (ожидается от 0 до 3)</translation>
    </message>
    <message>
        <source>The spare parts and crossing flags were never initialised (expected FF FF 00 00 and zeros)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Резервные части и флаги переходов не инициализированы (ожидаются FF FF 00 00 и нули)</translation>
    </message>
    <message>
        <source>The spot is {:.0f} units outside its area {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Точка на {:.0f} ед. вне своей области {}</translation>
    </message>
    <message>
        <source>The step of the grid must be above 0.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>Шаг сетки должен быть больше 0.</translation>
    </message>
    <message>
        <source>The stored area and ID are {}:{} (expected {}:{})</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Записанные область и ID: {}:{} (ожидается {}:{})</translation>
    </message>
    <message>
        <source>The stored area and ID match the node&apos;s position in the files</source>
        <extracomment>IV003, SA004</extracomment>
        <translation>Записанные область и ID соответствуют месту узла в файлах</translation>
    </message>
    <message>
        <source>The stored length is {:.1f} units, but the ends are {:.1f} apart</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Записана длина {:.1f} ед., но расстояние между концами {:.1f}</translation>
    </message>
    <message>
        <source>The stored link count is correct</source>
        <extracomment>IV013</extracomment>
        <translation>Записанное число связей верно</translation>
    </message>
    <message>
        <source>The stored link count is {}, but the node has {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>Записано связей: {}, на самом деле у узла: {}</translation>
    </message>
    <message>
        <source>The survivors&apos; flow does not lead through here.</source>
        <extracomment>source_nav.area.flow_blocked.help</extracomment>
        <translation>Поток выживших здесь не проходит.</translation>
    </message>
    <message>
        <source>The tag before the block is damaged: the game does not load the save</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Метка перед блоком повреждена: игра не загружает сохранение</translation>
    </message>
    <message>
        <source>The teams arrive after {:g} and {:g} seconds (expected 0 or more)</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Команды прибывают через {:g} и {:g} с (ожидается 0 или больше)</translation>
    </message>
    <message>
        <source>The thread resumes at {}, outside the script space of {} bytes</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Поток продолжается с {}, вне области скрипта размером {} байт</translation>
    </message>
    <message>
        <source>The thread returns to {}, outside the script space of {} bytes</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Поток возвращается в {}, вне области скрипта размером {} байт</translation>
    </message>
    <message>
        <source>The top of something to climb</source>
        <extracomment>source_nav.area.obstacle_top.help</extracomment>
        <translation>Верх того, на что можно забраться</translation>
    </message>
    <message>
        <source>The total is not the sum of vehicle and pedestrian nodes</source>
        <extracomment>SA002.fault</extracomment>
        <translation>Общее число не равно сумме транспортных и пешеходных узлов</translation>
    </message>
    <message>
        <source>The total is the sum of vehicle and pedestrian nodes</source>
        <extracomment>SA002</extracomment>
        <translation>Общее число — сумма транспортных и пешеходных узлов</translation>
    </message>
    <message>
        <source>The traffic light has no junction within {:.0f} units of road</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>У светофора нет перекрёстка в пределах {:.0f} ед. дороги</translation>
    </message>
    <message>
        <source>The traffic light is not at a junction: {} and {} have fewer than 3 links</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>Светофор не у перекрёстка: у {} и {} меньше 3 связей</translation>
    </message>
    <message>
        <source>The traversal of a link exists</source>
        <extracomment>QN024</extracomment>
        <translation>Переход связи существует</translation>
    </message>
    <message>
        <source>The type of a link is known</source>
        <extracomment>QN021</extracomment>
        <translation>Тип связи известен</translation>
    </message>
    <message>
        <source>The type of a pickup is known</source>
        <extracomment>SAV-050</extracomment>
        <translation>Тип пикапа известен</translation>
    </message>
    <message>
        <source>The type of a set piece is known</source>
        <extracomment>SAV-060T</extracomment>
        <translation>Тип засады известен</translation>
    </message>
    <message>
        <source>The vehicle link to {} has crossing flags 0x{:02X} (expected 0)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>У транспортной связи → {} флаги перехода 0x{:02X} (ожидается 0)</translation>
    </message>
    <message>
        <source>The vehicle link to {} has {}: the game reads past the table (expected an existing one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>У транспортной связи → {}: {}; игра читает за пределами таблицы (ожидается существующий)</translation>
    </message>
    <message>
        <source>The version ID is known</source>
        <extracomment>SAV-006</extracomment>
        <translation>ID версии известен</translation>
    </message>
    <message>
        <source>The version is 4 or later</source>
        <extracomment>NAV051</extracomment>
        <translation>Версия не ниже 4</translation>
    </message>
    <message>
        <source>The version is known</source>
        <extracomment>QN001</extracomment>
        <translation>Версия известна</translation>
    </message>
    <message>
        <source>The {} cannot have the ID 0.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>ID 0 недопустим: {}.</translation>
    </message>
    <message>
        <source>The {} has more than {} unconnected components: no numbers are left from this node&apos;s component on</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>{}: больше {} несвязанных компонент, начиная с компоненты этого узла номеров не осталось</translation>
    </message>
    <message>
        <source>The {} has {} unconnected components (at most {}).</source>
        <extracomment>core/systems/shared/path_components.cpp</extracomment>
        <translation>{}: несвязанных компонент {} (не больше {}).</translation>
    </message>
    <message>
        <source>The {} is {:.0f} units {} the floor (expected at most {:g})</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>{}: {:.0f} ед. {} пола (ожидается не больше {:g})</translation>
    </message>
    <message>
        <source>The {} new nodes are not connected with the rest. Link or merge one of them so that traffic can reach them.</source>
        <extracomment>core/systems/shared/path_paste.cpp</extracomment>
        <translation>Новые узлы ({}) не связаны с остальными. Свяжите или слейте один из них, чтобы туда мог попасть транспорт.</translation>
    </message>
    <message>
        <source>The {} node has no links</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>У узла типа «{}» нет связей</translation>
    </message>
    <message>
        <source>The {} would have more than {} unconnected components, the maximum.</source>
        <extracomment>core/systems/shared/path_flood.cpp</extracomment>
        <translation>{}: несвязанных компонент стало бы больше {}, это максимум.</translation>
    </message>
    <message>
        <source>There are no areas at the ends of the ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>У концов лестницы нет областей</translation>
    </message>
    <message>
        <source>There is no area ahead, to the left or to the right at the top of the ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Вверху лестницы нет области ни впереди, ни слева, ни справа</translation>
    </message>
    <message>
        <source>There is no area at either end.</source>
        <extracomment>core/systems/source_nav/ladder_edits.cpp</extracomment>
        <translation>Нет области ни у одного конца.</translation>
    </message>
    <message>
        <source>There is no area at the foot of the ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>У подножия лестницы нет области</translation>
    </message>
    <message>
        <source>There is no area at the {} of the ladder.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>У конца лестницы нет области: {}.</translation>
    </message>
    <message>
        <source>There is no area here. Hiding spots must be on an area.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Здесь нет области. Укрытия должны лежать на области.</translation>
    </message>
    <message>
        <source>There is no area to split here.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Здесь нет области, которую можно разделить.</translation>
    </message>
    <message>
        <source>There is no file to add the elements to.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Нет файла, в который можно добавить элементы.</translation>
    </message>
    <message>
        <source>There is no node at the end of the drag.</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>В конце перетаскивания нет узла.</translation>
    </message>
    <message>
        <source>There is no room for {} more {}.</source>
        <extracomment>core/model/clip_paste.cpp</extracomment>
        <translation>Не хватает места: {1} — {0}.</translation>
    </message>
    <message>
        <source>There is no such brush entity.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>Такой брашевой энтити нет.</translation>
    </message>
    <message>
        <source>There is no such {}.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>Элемент не существует: {}.</translation>
    </message>
    <message>
        <source>There would be {1} restart points of a type, but the game has room for {0}.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Точек возрождения одного типа стало бы {1}, но в игре место только для {0}.</translation>
    </message>
    <message>
        <source>There would be {2} {1}, but the game has room for {0}.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Стало бы {2} ({1}), но в игре место только для {0}.</translation>
    </message>
    <message>
        <source>These areas do not fill a rectangle without overlap.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Эти области не заполняют прямоугольник без перекрытий.</translation>
    </message>
    <message>
        <source>These areas have no data to strip.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>У этих областей нет данных для удаления.</translation>
    </message>
    <message>
        <source>These areas have no facing edges across a gap.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>У этих областей нет противолежащих краёв через промежуток.</translation>
    </message>
    <message>
        <source>These areas have no outgoing one-way connection.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>У этих областей нет исходящих односторонних соединений.</translation>
    </message>
    <message>
        <source>These elements have no position.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>У этих элементов нет позиции.</translation>
    </message>
    <message>
        <source>These links already lead both ways.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Эти связи уже двусторонние.</translation>
    </message>
    <message>
        <source>These links already lead one way.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Эти связи уже односторонние.</translation>
    </message>
    <message>
        <source>They are already linked. Use Set Type to change the link.</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>Они уже связаны. Чтобы изменить связь, используйте «Задать тип».</translation>
    </message>
    <message>
        <source>They were</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Они оставлены</translation>
    </message>
    <message>
        <source>Third weapon</source>
        <extracomment>gta_sa_save.gang.weapon_3</extracomment>
        <translation>Третье оружие</translation>
    </message>
    <message>
        <source>This document is inside {}. Saving writes into the archive.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>Этот документ находится внутри {}. Сохранение записывает в архив.</translation>
    </message>
    <message>
        <source>This file is inside {}, which is read-only. Saving writes it {}, as {}.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>Этот файл находится внутри {}, а архив доступен только для чтения. Файл сохраняется {}, как {}.</translation>
    </message>
    <message>
        <source>This pedestrian link crosses a road.</source>
        <extracomment>gta_sa_extended_paths.link.crosses_road.help, gta_sa_paths.link.crosses_road.help</extracomment>
        <translation>Эта пешеходная связь пересекает дорогу.</translation>
    </message>
    <message>
        <source>This save does not contain the number plate&apos;s car generator.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>В этом сохранении нет генератора машин этого номерного знака.</translation>
    </message>
    <message>
        <source>This type of document cannot merge. Paste in place instead.</source>
        <extracomment>core/systems/paste.cpp</extracomment>
        <translation>Документы этого типа не поддерживают слияние. Используйте вставку на место.</translation>
    </message>
    <message>
        <source>This would create more than {} areas.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Получилось бы больше {} областей.</translation>
    </message>
    <message>
        <source>This would renumber {} of area {}, to which areas that are not open refer by number.</source>
        <extracomment>core/systems/shared/path_edit.cpp</extracomment>
        <translation>Изменилась бы нумерация: {}, область {}; неоткрытые области ссылаются на неё по номерам.</translation>
    </message>
    <message>
        <source>This {} is still in use ({}).</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>Ещё используется: {} ({}).</translation>
    </message>
    <message>
        <source>Those far from the middle of their edge</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.positions.help, gta_sa_paths.rebuild_derived.positions.help</extracomment>
        <translation>Тех, что далеко от середины своего ребра</translation>
    </message>
    <message>
        <source>Those of the wider end. The game&apos;s own data has some other widths on purpose.</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.widths.help, gta_sa_paths.rebuild_derived.widths.help</extracomment>
        <translation>Как у более широкого конца. В данных самой игры некоторые ширины намеренно другие.</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>gta_sa_save.thread.index.section, gta_sa_save.thread.is_mission.section, gta_sa_save.thread.name.section</extracomment>
        <translation>Поток</translation>
    </message>
    <message>
        <source>Thread outside the script</source>
        <extracomment>SAV-013.fault</extracomment>
        <translation>Поток вне скрипта</translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>source_nav.area.spawn_threat</extracomment>
        <translation>Угроза</translation>
    </message>
    <message>
        <source>Through</source>
        <extracomment>source_nav.encounter_path.owner</extracomment>
        <translation>Через</translation>
    </message>
    <message>
        <source>Through this area</source>
        <extracomment>source_nav.area.paths.help</extracomment>
        <translation>Через эту область</translation>
    </message>
    <message>
        <source>Tie to Brush</source>
        <extracomment>quake_nav2.tie, quake_nav3.tie</extracomment>
        <translation>Привязать к брашу</translation>
    </message>
    <message>
        <source>Tied to link {}, which does not exist</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Привязан к связи {}, которой нет</translation>
    </message>
    <message>
        <source>Ties a link to a door, elevator, train or button, with the bounds of that entity in the map</source>
        <extracomment>quake_nav2.tie.help, quake_nav3.tie.help</extracomment>
        <translation>Привязать связь к двери, лифту, поезду или кнопке с границами этой энтити на карте</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>gta_sa_save.simple_vars.day.section, gta_sa_save.simple_vars.game_time.section, gta_sa_save.simple_vars.hour.section, gta_sa_save.simple_vars.minute.section, gta_sa_save.simple_vars.minute_length.section, gta_sa_save.simple_vars.month.section, gta_sa_save.simple_vars.weekday.section</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Time of arrival below 0</source>
        <extracomment>NAV040.fault</extracomment>
        <translation>Время прибытия меньше 0</translation>
    </message>
    <message>
        <source>Time scale</source>
        <extracomment>gta_sa_save.simple_vars.time_scale</extracomment>
        <translation>Масштаб времени</translation>
    </message>
    <message>
        <source>Time step</source>
        <extracomment>gta_sa_save.simple_vars.time_step</extracomment>
        <translation>Шаг времени</translation>
    </message>
    <message>
        <source>Timer</source>
        <extracomment>gta_sa_save.gang_wars.timer</extracomment>
        <translation>Таймер</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>gta_sa_save.thread.timer_a.section, gta_sa_save.thread.timer_b.section, gta_sa_save.thread.wake_time.section, source_nav.subdivide.depth</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Times 127</source>
        <extracomment>gta_sa_save.object.forward.help, gta_sa_save.object.right.help</extracomment>
        <translation>Умножено на 127</translation>
    </message>
    <message>
        <source>Times of arrival are 0 or more</source>
        <extracomment>NAV040</extracomment>
        <translation>Время прибытия не меньше 0</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>source_nav.area.occupy_first.section, source_nav.area.occupy_second.section</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>gta_iv_paths.link.target, gta_sa_extended_paths.link.target, gta_sa_paths.link.target, quake_nav2.link.target, quake_nav3.link.target, source_nav.connection.target, source_nav.encounter_path.to</extracomment>
        <translation>Куда</translation>
    </message>
    <message>
        <source>To be merged with existing nodes at the same position: {}</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>Будет слито с имеющимися узлами в той же позиции: {}</translation>
    </message>
    <message>
        <source>To next</source>
        <extracomment>source_nav.area.approach.next_how</extracomment>
        <translation>К следующей</translation>
    </message>
    <message>
        <source>To side</source>
        <extracomment>source_nav.encounter_path.to_direction</extracomment>
        <translation>К стороне</translation>
    </message>
    <message>
        <source>To the lower end of their edge</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.attachment.help, gta_sa_paths.rebuild_derived.attachment.help</extracomment>
        <translation>За младшим концом их ребра</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <extracomment>source_nav.merge.tolerance, source_nav.simplify.tolerance</extracomment>
        <translation>Допуск</translation>
    </message>
    <message>
        <source>Too many links on a node</source>
        <extracomment>SA010.fault</extracomment>
        <translation>Слишком много связей у узла</translation>
    </message>
    <message>
        <source>Too many nodes or links in an area</source>
        <extracomment>IV006.fault</extracomment>
        <translation>Слишком много узлов или связей в области</translation>
    </message>
    <message>
        <source>Too many nodes, navi nodes or links in an area</source>
        <extracomment>SA003.fault</extracomment>
        <translation>Слишком много узлов, navi-узлов или связей в области</translation>
    </message>
    <message>
        <source>Top</source>
        <extracomment>source_nav.ladder.top</extracomment>
        <translation>Верх</translation>
    </message>
    <message>
        <source>Top, behind</source>
        <extracomment>source_nav.ladder.top_behind</extracomment>
        <translation>Верх, сзади</translation>
    </message>
    <message>
        <source>Top, forward</source>
        <extracomment>source_nav.ladder.top_forward</extracomment>
        <translation>Верх, впереди</translation>
    </message>
    <message>
        <source>Top, left</source>
        <extracomment>source_nav.ladder.top_left</extracomment>
        <translation>Верх, слева</translation>
    </message>
    <message>
        <source>Top, right</source>
        <extracomment>source_nav.ladder.top_right</extracomment>
        <translation>Верх, справа</translation>
    </message>
    <message>
        <source>Towards the end that they are attached to</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.directions.help, gta_sa_paths.rebuild_derived.directions.help</extracomment>
        <translation>К концу, за которым они закреплены</translation>
    </message>
    <message>
        <source>Traffic</source>
        <extracomment>gta_iv_paths.node.behaviour.section, gta_iv_paths.node.spawn_density.section, gta_iv_paths.node.speed_limit.section, gta_sa_extended_paths.node.behaviour.section, gta_sa_extended_paths.node.road_class.section, gta_sa_extended_paths.node.spawn_probability.section, gta_sa_paths.node.behaviour.section, gta_sa_paths.node.road_class.section, gta_sa_paths.node.spawn_probability.section</extracomment>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Traffic arrives from {}, and no lane leads away</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>Транспорт прибывает сюда ({}), но ни одна полоса не ведёт отсюда</translation>
    </message>
    <message>
        <source>Traffic arrives from {}, and no lane leads out of the {} nodes from here on</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>Транспорт прибывает сюда ({}), но ни одна полоса не выводит из дальнейших узлов ({})</translation>
    </message>
    <message>
        <source>Traffic can leave the roads on which it arrives</source>
        <extracomment>SA043</extracomment>
        <translation>Транспорт может покинуть дороги, на которые приезжает</translation>
    </message>
    <message>
        <source>Traffic from {} has no lane to continue to {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>У транспорта, который прибывает сюда ({}), нет полосы для продолжения: {}</translation>
    </message>
    <message>
        <source>Traffic ignores the node. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.switched_off.help</extracomment>
        <translation>Транспорт игнорирует узел. Два источника согласны.</translation>
    </message>
    <message>
        <source>Traffic ignores the road.</source>
        <extracomment>gta_iv_paths.set_run.switched_off.help</extracomment>
        <translation>Транспорт игнорирует дорогу.</translation>
    </message>
    <message>
        <source>Traffic in the save</source>
        <extracomment>gta_sa_extended_paths.traffic_overlay, gta_sa_paths.traffic_overlay</extracomment>
        <translation>Движение в сохранении</translation>
    </message>
    <message>
        <source>Traffic light</source>
        <extracomment>gta_sa_extended_paths.navi.crossing_light.section, gta_sa_extended_paths.navi.light_cycle.section, gta_sa_extended_paths.navi.light_side.section, gta_sa_paths.navi.crossing_light.section, gta_sa_paths.navi.light_cycle.section, gta_sa_paths.navi.light_side.section</extracomment>
        <translation>Светофор</translation>
    </message>
    <message>
        <source>Transient</source>
        <extracomment>source_nav.area.transient</extracomment>
        <translation>Временное</translation>
    </message>
    <message>
        <source>Traversal</source>
        <extracomment>quake_nav2.link.traversal, quake_nav2.traversal.across.section, quake_nav2.traversal.end.section, quake_nav2.traversal.exit.section, quake_nav2.traversal.index.section, quake_nav2.traversal.start.section, quake_nav2.traversal.up.section, quake_nav3.link.traversal, quake_nav3.traversal.across.section, quake_nav3.traversal.end.section, quake_nav3.traversal.exit.section, quake_nav3.traversal.index.section, quake_nav3.traversal.ladder_plane.section, quake_nav3.traversal.start.section, quake_nav3.traversal.up.section</extracomment>
        <translation>Переход</translation>
    </message>
    <message>
        <source>Traversal with invalid position</source>
        <extracomment>QN030.fault</extracomment>
        <translation>Переход с недопустимой позицией</translation>
    </message>
    <message>
        <source>Traversal without a link, or with several</source>
        <extracomment>QN031.fault</extracomment>
        <translation>Переход без связи или с несколькими</translation>
    </message>
    <message>
        <source>Traversals</source>
        <extracomment>quake_nav2.file.traversals, quake_nav2.find_traversal.section, quake_nav2.remove_traversals.section, quake_nav3.file.traversals, quake_nav3.find_traversal.section, quake_nav3.remove_traversals.section</extracomment>
        <translation>Переходы</translation>
    </message>
    <message>
        <source>Triads</source>
        <extracomment>gta_sa_save.zone_population.gang_7</extracomment>
        <translation>Триады</translation>
    </message>
    <message>
        <source>Trigger</source>
        <extracomment>gta_sa_save.set_piece.maximum.section, gta_sa_save.set_piece.minimum.section</extracomment>
        <translation>Триггер</translation>
    </message>
    <message>
        <source>Turns the selected ladders round. Forward and behind, left and right swap.</source>
        <extracomment>source_nav.flip_ladder.help</extracomment>
        <translation>Развернуть выделенные лестницы. Перед и зад, лево и право меняются местами.</translation>
    </message>
    <message>
        <source>Turns the selection counterclockwise, seen from above</source>
        <extracomment>gta_iv_paths.rotate_selection.help, gta_sa_extended_paths.rotate_selection.help, gta_sa_paths.rotate_selection.help, gta_sa_save.rotate_selection.help, quake_nav2.rotate_selection.help, quake_nav3.rotate_selection.help, source_nav.rotate_selection.help</extracomment>
        <translation>Повернуть выделение против часовой стрелки, вид сверху</translation>
    </message>
    <message>
        <source>Two nodes at the same position</source>
        <extracomment>QN016.fault</extracomment>
        <translation>Два узла в одной позиции</translation>
    </message>
    <message>
        <source>Two-way</source>
        <extracomment>source_nav.connection.two_way</extracomment>
        <translation>Двустороннее</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>gta_sa_save.garage.type, gta_sa_save.marker.type, gta_sa_save.object.type, gta_sa_save.pickup.type, gta_sa_save.set_piece.type, gta_sa_save.zone.type, quake_nav2.chain.type, quake_nav2.connect_as.type, quake_nav2.link.type, quake_nav2.select_type.type, quake_nav2.set_type.type, quake_nav3.chain.type, quake_nav3.connect_as.type, quake_nav3.link.type, quake_nav3.select_type.type, quake_nav3.set_type.type, source_nav.hiding_spot.exposed.section, source_nav.hiding_spot.good_sniper_spot.section, source_nav.hiding_spot.ideal_sniper_spot.section, source_nav.hiding_spot.in_cover.section, source_nav.hiding_spot.spot_bit_4.section, source_nav.hiding_spot.spot_bit_5.section, source_nav.hiding_spot.spot_bit_6.section, source_nav.hiding_spot.spot_bit_7.section</extracomment>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Type of the nodes</source>
        <extracomment>gta_sa_save.path_region.vehicles.help, gta_sa_save.region_around.vehicles.help</extracomment>
        <translation>Тип узлов</translation>
    </message>
    <message>
        <source>Type {} (expected 0 or 3)</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Тип {} (ожидается 0 или 3)</translation>
    </message>
    <message>
        <source>Type {} (expected 0 to {})</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Тип {} (ожидается от 0 до {})</translation>
    </message>
    <message>
        <source>Type {} (expected 1 to {})</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Тип {} (ожидается от 1 до {})</translation>
    </message>
    <message>
        <source>Type {} (the game has 1 to {})</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Тип {} (в игре от 1 до {})</translation>
    </message>
    <message>
        <source>Type, high byte</source>
        <extracomment>quake_nav2.link.type_high</extracomment>
        <translation>Тип, старший байт</translation>
    </message>
    <message>
        <source>Unblockable</source>
        <extracomment>source_nav.area.tf_unblockable</extracomment>
        <translation>Неблокируемая</translation>
    </message>
    <message>
        <source>Uncensored</source>
        <extracomment>gta_sa_save.simple_vars.uncensored</extracomment>
        <translation>Без цензуры</translation>
    </message>
    <message>
        <source>Under water</source>
        <extracomment>quake_nav2.node.under_water, quake_nav3.node.under_water</extracomment>
        <translation>Под водой</translation>
    </message>
    <message>
        <source>Unit vector along the depth</source>
        <extracomment>gta_sa_save.garage.direction_b.help</extracomment>
        <translation>Единичный вектор вдоль глубины</translation>
    </message>
    <message>
        <source>Unit vector along the width</source>
        <extracomment>gta_sa_save.garage.direction_a.help</extracomment>
        <translation>Единичный вектор вдоль ширины</translation>
    </message>
    <message>
        <source>Unit vector towards the attached end, stored in hundredths</source>
        <extracomment>gta_sa_extended_paths.navi.direction.help, gta_sa_paths.navi.direction.help</extracomment>
        <translation>Единичный вектор к закреплённому концу, хранится в сотых долях</translation>
    </message>
    <message>
        <source>Units</source>
        <extracomment>gta_sa_save.set_piece.spawn_1.section, gta_sa_save.set_piece.spawn_2.section, gta_sa_save.set_piece.target_1.section, gta_sa_save.set_piece.target_2.section</extracomment>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>gta_iv_paths.link.lanes_bits_6_7.help, gta_iv_paths.node.bit_29.help, gta_iv_paths.node.bit_30.help, gta_iv_paths.node.bit_9.help, source_nav.area.attribute_20.help, source_nav.area.attribute_21.help, source_nav.area.attribute_22.help, source_nav.area.attribute_23.help, source_nav.area.attribute_24.help, source_nav.area.attribute_25.help, source_nav.area.attribute_26.help, source_nav.area.attribute_bit_27.help, source_nav.area.attribute_bit_28.help, source_nav.area.spawn_bit_0.help, source_nav.area.spawn_bit_21.help, source_nav.area.spawn_bit_22.help, source_nav.area.spawn_bit_23.help, source_nav.area.spawn_bit_4.help, source_nav.area.tf_bit_10.help, source_nav.area.tf_bit_31.help, source_nav.area.tf_bit_9.help, source_nav.hiding_spot.spot_bit_4.help, source_nav.hiding_spot.spot_bit_5.help, source_nav.hiding_spot.spot_bit_6.help, source_nav.hiding_spot.spot_bit_7.help</extracomment>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Unknown at 0x18</source>
        <extracomment>gta_sa_save.player_info.field_18</extracomment>
        <translation>Неизвестно в 0x18</translation>
    </message>
    <message>
        <source>Unknown at 0x1C</source>
        <extracomment>gta_sa_save.player_info.field_1c</extracomment>
        <translation>Неизвестно в 0x1C</translation>
    </message>
    <message>
        <source>Unknown at 0x28</source>
        <extracomment>gta_sa_save.player_info.field_28</extracomment>
        <translation>Неизвестно в 0x28</translation>
    </message>
    <message>
        <source>Unknown at 0x2A</source>
        <extracomment>gta_sa_save.player_info.field_2a</extracomment>
        <translation>Неизвестно в 0x2A</translation>
    </message>
    <message>
        <source>Unknown flag</source>
        <extracomment>gta_sa_save.garage.flag_0</extracomment>
        <translation>Неизвестный флаг</translation>
    </message>
    <message>
        <source>Unknown flag or behaviour</source>
        <extracomment>SA054.fault</extracomment>
        <translation>Неизвестный флаг или поведение</translation>
    </message>
    <message>
        <source>Unknown link type</source>
        <extracomment>QN021.fault</extracomment>
        <translation>Неизвестный тип связи</translation>
    </message>
    <message>
        <source>Unknown newer version</source>
        <extracomment>QN001.fault</extracomment>
        <translation>Неизвестная более новая версия</translation>
    </message>
    <message>
        <source>Unknown version ID</source>
        <extracomment>SAV-006.fault</extracomment>
        <translation>Неизвестный ID версии</translation>
    </message>
    <message>
        <source>Unknown version ID 0x{:08X}</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Неизвестный ID версии 0x{:08X}</translation>
    </message>
    <message>
        <source>Unknown, but used. One source.</source>
        <extracomment>gta_iv_paths.node.bit_31.help</extracomment>
        <translation>Неизвестно, но используется. Один источник.</translation>
    </message>
    <message>
        <source>Unknown; 0xC040 is the commonest value. Traffic lights are probably stored here; this is inferred, not proven.</source>
        <extracomment>gta_iv_paths.link.flags_word.help</extracomment>
        <translation>Неизвестно; чаще всего 0xC040. Вероятно, здесь хранятся светофоры; это вывод, а не факт.</translation>
    </message>
    <message>
        <source>Unknown; called the ped flag. One source.</source>
        <extracomment>gta_iv_paths.node.ped_flag.help</extracomment>
        <translation>Неизвестно; называется флагом пешеходов. Один источник.</translation>
    </message>
    <message>
        <source>Unknown; one parser reads it as &apos;Emergency vehicles only&apos;. One source.</source>
        <extracomment>gta_iv_paths.node.bit_24.help</extracomment>
        <translation>Неизвестно; один парсер читает его как «Только спецтранспорт». Один источник.</translation>
    </message>
    <message>
        <source>Unknown; used on one island only. One source.</source>
        <extracomment>gta_iv_paths.node.island.help</extracomment>
        <translation>Неизвестно; используется только на одном острове. Один источник.</translation>
    </message>
    <message>
        <source>Unlink</source>
        <extracomment>gta_iv_paths.disconnect, gta_sa_extended_paths.disconnect, gta_sa_paths.disconnect, quake_nav2.disconnect, quake_nav3.disconnect</extracomment>
        <translation>Разорвать связи</translation>
    </message>
    <message>
        <source>Unnamed areas off by</source>
        <extracomment>source_nav.file.unnamed_error</extracomment>
        <translation>Ошибка безымянных областей</translation>
    </message>
    <message>
        <source>Unnamed bytes</source>
        <extracomment>gta_sa_save.car_generator.unnamed_bytes, gta_sa_save.counted_statistic.unnamed_bytes, gta_sa_save.enex_connection.unnamed_bytes, gta_sa_save.gang.unnamed_bytes, gta_sa_save.gang_wars.unnamed_bytes, gta_sa_save.garage.unnamed_bytes, gta_sa_save.marker.unnamed_bytes, gta_sa_save.marker_3d.unnamed_bytes, gta_sa_save.number_plate.unnamed_bytes, gta_sa_save.object.unnamed_bytes, gta_sa_save.open_entrance.unnamed_bytes, gta_sa_save.path_region.unnamed_bytes, gta_sa_save.pickup.unnamed_bytes, gta_sa_save.player.unnamed_bytes, gta_sa_save.player_info.unnamed_bytes, gta_sa_save.restart.unnamed_bytes, gta_sa_save.set_piece.unnamed_bytes, gta_sa_save.simple_vars.unnamed_bytes, gta_sa_save.statistic.unnamed_bytes, gta_sa_save.stored_car.unnamed_bytes, gta_sa_save.stunt_jump.unnamed_bytes, gta_sa_save.thread.unnamed_bytes, gta_sa_save.zone.unnamed_bytes, gta_sa_save.zone_population.unnamed_bytes, source_nav.area.legacy</extracomment>
        <translation>Безымянные байты</translation>
    </message>
    <message>
        <source>Unreachable nodes</source>
        <extracomment>QN042.fault</extracomment>
        <translation>Недостижимые узлы</translation>
    </message>
    <message>
        <source>Unused</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_bit_7.help, gta_sa_extended_paths.navi.lights_bits_3_7.help, gta_sa_paths.navi.lanes_bit_7.help, gta_sa_paths.navi.lights_bits_3_7.help</extracomment>
        <translation>Не используется</translation>
    </message>
    <message>
        <source>Unused place</source>
        <extracomment>NAV062.fault</extracomment>
        <translation>Неиспользуемое место</translation>
    </message>
    <message>
        <source>Unused, 0</source>
        <extracomment>gta_sa_extended_paths.navi.unused.help, gta_sa_paths.navi.unused.help</extracomment>
        <translation>Не используется, 0</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>quake_nav2.traversal.up, quake_nav3.traversal.up, source_nav.shift.z.help</extracomment>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Up to 8 characters</source>
        <extracomment>gta_sa_save.garage.name.help, gta_sa_save.number_plate.plate.help, gta_sa_save.thread.name.help</extracomment>
        <translation>До 8 символов</translation>
    </message>
    <message>
        <source>Up to 8 characters. The first zone is SAN_AND: with any other name, taxi fares stop.</source>
        <extracomment>gta_sa_save.zone.name.help</extracomment>
        <translation>До 8 символов. Первая зона — SAN_AND: с любым другим названием поездки на такси прекращаются.</translation>
    </message>
    <message>
        <source>Up to 99 characters of the game&apos;s character set. Rewritten at each save.</source>
        <extracomment>gta_sa_save.simple_vars.save_name.help</extracomment>
        <translation>До 99 символов из набора игры. Перезаписывается при каждом сохранении.</translation>
    </message>
    <message>
        <source>Updated when the garage moves</source>
        <extracomment>gta_sa_save.garage.back.help, gta_sa_save.garage.front.help, gta_sa_save.garage.left.help, gta_sa_save.garage.right.help</extracomment>
        <translation>Обновляется при перемещении гаража</translation>
    </message>
    <message>
        <source>Upgrade 1</source>
        <extracomment>gta_sa_save.stored_car.upgrade_1</extracomment>
        <translation>Улучшение 1</translation>
    </message>
    <message>
        <source>Upgrade 10</source>
        <extracomment>gta_sa_save.stored_car.upgrade_10</extracomment>
        <translation>Улучшение 10</translation>
    </message>
    <message>
        <source>Upgrade 11</source>
        <extracomment>gta_sa_save.stored_car.upgrade_11</extracomment>
        <translation>Улучшение 11</translation>
    </message>
    <message>
        <source>Upgrade 12</source>
        <extracomment>gta_sa_save.stored_car.upgrade_12</extracomment>
        <translation>Улучшение 12</translation>
    </message>
    <message>
        <source>Upgrade 13</source>
        <extracomment>gta_sa_save.stored_car.upgrade_13</extracomment>
        <translation>Улучшение 13</translation>
    </message>
    <message>
        <source>Upgrade 14</source>
        <extracomment>gta_sa_save.stored_car.upgrade_14</extracomment>
        <translation>Улучшение 14</translation>
    </message>
    <message>
        <source>Upgrade 15</source>
        <extracomment>gta_sa_save.stored_car.upgrade_15</extracomment>
        <translation>Улучшение 15</translation>
    </message>
    <message>
        <source>Upgrade 2</source>
        <extracomment>gta_sa_save.stored_car.upgrade_2</extracomment>
        <translation>Улучшение 2</translation>
    </message>
    <message>
        <source>Upgrade 3</source>
        <extracomment>gta_sa_save.stored_car.upgrade_3</extracomment>
        <translation>Улучшение 3</translation>
    </message>
    <message>
        <source>Upgrade 4</source>
        <extracomment>gta_sa_save.stored_car.upgrade_4</extracomment>
        <translation>Улучшение 4</translation>
    </message>
    <message>
        <source>Upgrade 5</source>
        <extracomment>gta_sa_save.stored_car.upgrade_5</extracomment>
        <translation>Улучшение 5</translation>
    </message>
    <message>
        <source>Upgrade 6</source>
        <extracomment>gta_sa_save.stored_car.upgrade_6</extracomment>
        <translation>Улучшение 6</translation>
    </message>
    <message>
        <source>Upgrade 7</source>
        <extracomment>gta_sa_save.stored_car.upgrade_7</extracomment>
        <translation>Улучшение 7</translation>
    </message>
    <message>
        <source>Upgrade 8</source>
        <extracomment>gta_sa_save.stored_car.upgrade_8</extracomment>
        <translation>Улучшение 8</translation>
    </message>
    <message>
        <source>Upgrade 9</source>
        <extracomment>gta_sa_save.stored_car.upgrade_9</extracomment>
        <translation>Улучшение 9</translation>
    </message>
    <message>
        <source>Upper end</source>
        <extracomment>source_nav.ladder.top.help</extracomment>
        <translation>Верхний конец</translation>
    </message>
    <message>
        <source>Use Group of Larger Component</source>
        <extracomment>IV018.fix</extracomment>
        <translation>Взять группу большей компоненты</translation>
    </message>
    <message>
        <source>Use Navi Node of Lower End</source>
        <extracomment>SA029.fix</extracomment>
        <translation>Взять navi-узел младшего конца</translation>
    </message>
    <message>
        <source>Use Width of Wider End</source>
        <extracomment>SA056.fix</extracomment>
        <translation>Взять ширину более широкого конца</translation>
    </message>
    <message>
        <source>Used</source>
        <extracomment>gta_sa_save.car_generator.used, gta_sa_save.marker_3d.used</extracomment>
        <translation>Используется</translation>
    </message>
    <message>
        <source>Used by the game</source>
        <extracomment>source_nav.area.game_16.help, source_nav.area.game_17.help, source_nav.area.game_18.help, source_nav.area.game_19.help, source_nav.area.game_20.help, source_nav.area.game_21.help, source_nav.area.game_22.help, source_nav.area.game_23.help, source_nav.area.game_24.help, source_nav.area.game_25.help, source_nav.area.game_26.help</extracomment>
        <translation>Используется игрой</translation>
    </message>
    <message>
        <source>Used car generator {} of the save.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Использован генератор машин сохранения: {}.</translation>
    </message>
    <message>
        <source>Used when this many cities are unlocked</source>
        <extracomment>gta_sa_save.restart.needed_cities.help</extracomment>
        <translation>Используется, когда открыто столько городов</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>gta_sa_save.counted_statistic.value, gta_sa_save.statistic.value</extracomment>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Variables of the script. Kept unchanged.</source>
        <extracomment>gta_sa_save.file.globals.help</extracomment>
        <translation>Переменные скрипта. Сохраняются без изменений.</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <extracomment>gta_sa_save.car_generator.vehicle</extracomment>
        <translation>Транспорт</translation>
    </message>
    <message>
        <source>Vehicle count off by</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_excess, gta_sa_paths.file.vehicle_excess</extracomment>
        <translation>Ошибка числа трансп. узлов</translation>
    </message>
    <message>
        <source>Vehicle link without a navi node that exists</source>
        <extracomment>SA007.fault</extracomment>
        <translation>Транспортная связь без существующего navi-узла</translation>
    </message>
    <message>
        <source>Vehicle nodes</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_nodes, gta_sa_paths.file.vehicle_nodes</extracomment>
        <translation>Транспортные узлы</translation>
    </message>
    <message>
        <source>Vehicle nodes (cars and boats) carry navi nodes on their links; pedestrian nodes do not</source>
        <extracomment>gta_sa_extended_paths.node.group.help, gta_sa_paths.node.group.help</extracomment>
        <translation>У связей транспортных узлов (авто и лодки) есть navi-узлы, у пешеходных нет</translation>
    </message>
    <message>
        <source>Vehicle nodes come before pedestrian nodes</source>
        <extracomment>SA012</extracomment>
        <translation>Транспортные узлы идут перед пешеходными</translation>
    </message>
    <message>
        <source>Vehicle nodes with fewer than two ways on; computed, not authored</source>
        <extracomment>gta_sa_extended_paths.node.dead_end.help, gta_sa_paths.node.dead_end.help</extracomment>
        <translation>Транспортные узлы, от которых дальше ведёт меньше двух путей; вычисляется, не задаётся вручную</translation>
    </message>
    <message>
        <source>Vehicle nodes: full width of the median strip between the directions. Pedestrian nodes: walking width.</source>
        <extracomment>gta_sa_extended_paths.node.width.help, gta_sa_paths.node.width.help</extracomment>
        <translation>Транспортные узлы: полная ширина разделительной полосы между направлениями. Пешеходные: ширина для ходьбы.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>quake_nav2.file.version, quake_nav3.file.version, source_nav.file.version</extracomment>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Version 1 of the format does not store the type of a hiding spot.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Версия 1 формата не хранит тип укрытия.</translation>
    </message>
    <message>
        <source>Version 10</source>
        <extracomment>source_nav.convert.format.20, source_nav.v10</extracomment>
        <translation>Версия 10</translation>
    </message>
    <message>
        <source>Version 10: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.22, source_nav.v10-l4d2</extracomment>
        <translation>Версия 10: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 10: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.21, source_nav.v10-tf2</extracomment>
        <translation>Версия 10: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 11</source>
        <extracomment>source_nav.convert.format.17, source_nav.v11</extracomment>
        <translation>Версия 11</translation>
    </message>
    <message>
        <source>Version 11: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.19, source_nav.v11-l4d2</extracomment>
        <translation>Версия 11: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 11: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.18, source_nav.v11-tf2</extracomment>
        <translation>Версия 11: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 12</source>
        <extracomment>source_nav.convert.format.14, source_nav.v12</extracomment>
        <translation>Версия 12</translation>
    </message>
    <message>
        <source>Version 12: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.16, source_nav.v12-l4d2</extracomment>
        <translation>Версия 12: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 12: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.15, source_nav.v12-tf2</extracomment>
        <translation>Версия 12: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 12: the oldest known</source>
        <extracomment>quake_nav2.convert.format.6, quake_nav2.v12</extracomment>
        <translation>Версия 12: самая старая из известных</translation>
    </message>
    <message>
        <source>Version 13</source>
        <extracomment>source_nav.convert.format.11, source_nav.v13</extracomment>
        <translation>Версия 13</translation>
    </message>
    <message>
        <source>Version 13: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.13, source_nav.v13-l4d2</extracomment>
        <translation>Версия 13: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 13: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.12, source_nav.v13-tf2</extracomment>
        <translation>Версия 13: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 13: pre-release</source>
        <extracomment>quake_nav2.convert.format.5, quake_nav2.v13</extracomment>
        <translation>Версия 13: предварительный выпуск</translation>
    </message>
    <message>
        <source>Version 14</source>
        <extracomment>source_nav.convert.format.8, source_nav.v14</extracomment>
        <translation>Версия 14</translation>
    </message>
    <message>
        <source>Version 14: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.10, source_nav.v14-l4d2</extracomment>
        <translation>Версия 14: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 14: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.9, source_nav.v14-tf2</extracomment>
        <translation>Версия 14: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 14: the first release, August 2021</source>
        <extracomment>quake_nav2.convert.format.4, quake_nav2.v14</extracomment>
        <translation>Версия 14: первый выпуск, август 2021 года</translation>
    </message>
    <message>
        <source>Version 15</source>
        <extracomment>source_nav.convert.format.4, source_nav.v15</extracomment>
        <translation>Версия 15</translation>
    </message>
    <message>
        <source>Version 15: Counter-Strike: Source, Global Offensive</source>
        <extracomment>source_nav.convert.format.5, source_nav.v15-cs</extracomment>
        <translation>Версия 15: Counter-Strike: Source, Global Offensive</translation>
    </message>
    <message>
        <source>Version 15: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.7, source_nav.v15-l4d2</extracomment>
        <translation>Версия 15: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 15: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.6, source_nav.v15-tf2</extracomment>
        <translation>Версия 15: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 15: edicts by entity ID, checks for floor and solid</source>
        <extracomment>quake_nav2.convert.format.3, quake_nav2.v15</extracomment>
        <translation>Версия 15: edict по ID энтити, проверки пола и твёрдого тела</translation>
    </message>
    <message>
        <source>Version 16: Counter-Strike: Source, Global Offensive</source>
        <extracomment>source_nav.convert.format.1, source_nav.v16-cs</extracomment>
        <translation>Версия 16: Counter-Strike: Source, Global Offensive</translation>
    </message>
    <message>
        <source>Version 16: Garry&apos;s Mod, Half-Life 2: Deathmatch</source>
        <extracomment>core/systems/source_nav/convert.cpp, source_nav.convert.format.0, source_nav.v16</extracomment>
        <translation>Версия 16: Garry&apos;s Mod, Half-Life 2: Deathmatch</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.3, source_nav.v16-l4d2</extracomment>
        <translation>Версия 16: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 10</source>
        <extracomment>source_nav.convert.format.35, source_nav.v16-l4d-10</extracomment>
        <translation>Версия 16: Left 4 Dead, подверсия 10</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 11</source>
        <extracomment>source_nav.convert.format.34, source_nav.v16-l4d-11</extracomment>
        <translation>Версия 16: Left 4 Dead, подверсия 11</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 12</source>
        <extracomment>source_nav.convert.format.33, source_nav.v16-l4d-12</extracomment>
        <translation>Версия 16: Left 4 Dead, подверсия 12</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 13</source>
        <extracomment>source_nav.convert.format.32, source_nav.v16-l4d-13</extracomment>
        <translation>Версия 16: Left 4 Dead, подверсия 13</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 5</source>
        <extracomment>source_nav.convert.format.40, source_nav.v16-l4d-5</extracomment>
        <translation>Версия 16: Left 4 Dead, подверсия 5</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 6</source>
        <extracomment>source_nav.convert.format.39, source_nav.v16-l4d-6</extracomment>
        <translation>Версия 16: Left 4 Dead, подверсия 6</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 7</source>
        <extracomment>source_nav.convert.format.38, source_nav.v16-l4d-7</extracomment>
        <translation>Версия 16: Left 4 Dead, подверсия 7</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 8</source>
        <extracomment>source_nav.convert.format.37, source_nav.v16-l4d-8</extracomment>
        <translation>Версия 16: Left 4 Dead, подверсия 8</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 9</source>
        <extracomment>source_nav.convert.format.36, source_nav.v16-l4d-9</extracomment>
        <translation>Версия 16: Left 4 Dead, подверсия 9</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version {}</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Версия 16: Left 4 Dead, подверсия {}</translation>
    </message>
    <message>
        <source>Version 16: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.2, source_nav.v16-tf2</extracomment>
        <translation>Версия 16: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 16: heuristic</source>
        <extracomment>quake_nav2.convert.format.2, quake_nav2.v16</extracomment>
        <translation>Версия 16: эвристика</translation>
    </message>
    <message>
        <source>Version 17: nodes without monsters</source>
        <extracomment>quake_nav2.convert.format.1, quake_nav2.v17</extracomment>
        <translation>Версия 17: узлы без монстров</translation>
    </message>
    <message>
        <source>Version 18: current game, links for teams</source>
        <extracomment>quake_nav2.convert.format.0, quake_nav2.v18</extracomment>
        <translation>Версия 18: текущая игра, связи для команд</translation>
    </message>
    <message>
        <source>Version 1: GoldSrc</source>
        <extracomment>source_nav.convert.format.31, source_nav.v1</extracomment>
        <translation>Версия 1: GoldSrc</translation>
    </message>
    <message>
        <source>Version 1: the oldest known</source>
        <extracomment>quake_nav3.convert.format.5, quake_nav3.v1</extracomment>
        <translation>Версия 1: самая старая из известных</translation>
    </message>
    <message>
        <source>Version 2: GoldSrc</source>
        <extracomment>source_nav.convert.format.30, source_nav.v2</extracomment>
        <translation>Версия 2: GoldSrc</translation>
    </message>
    <message>
        <source>Version 2: model indexes of edicts</source>
        <extracomment>quake_nav3.convert.format.4, quake_nav3.v2</extracomment>
        <translation>Версия 2: индексы моделей edict</translation>
    </message>
    <message>
        <source>Version 3: GoldSrc</source>
        <extracomment>source_nav.convert.format.29, source_nav.v3</extracomment>
        <translation>Версия 3: GoldSrc</translation>
    </message>
    <message>
        <source>Version 3: link flags</source>
        <extracomment>quake_nav3.convert.format.3, quake_nav3.v3</extracomment>
        <translation>Версия 3: флаги связей</translation>
    </message>
    <message>
        <source>Version 4 and later</source>
        <extracomment>quake_nav3.traversal.ladder_plane.help</extracomment>
        <translation>Версия 4 и новее</translation>
    </message>
    <message>
        <source>Version 4: GoldSrc</source>
        <extracomment>source_nav.convert.format.28, source_nav.v4</extracomment>
        <translation>Версия 4: GoldSrc</translation>
    </message>
    <message>
        <source>Version 4: ladder planes</source>
        <extracomment>quake_nav3.convert.format.2, quake_nav3.v4</extracomment>
        <translation>Версия 4: плоскости лестниц</translation>
    </message>
    <message>
        <source>Version 5: Counter-Strike 1.6, Condition Zero</source>
        <extracomment>core/systems/source_nav/convert.cpp, source_nav.convert.format.27, source_nav.v5</extracomment>
        <translation>Версия 5: Counter-Strike 1.6, Condition Zero</translation>
    </message>
    <message>
        <source>Version 5: more nodes, four teams</source>
        <extracomment>quake_nav3.convert.format.1, quake_nav3.v5</extracomment>
        <translation>Версия 5: больше узлов, четыре команды</translation>
    </message>
    <message>
        <source>Version 6</source>
        <extracomment>source_nav.convert.format.26, source_nav.v6</extracomment>
        <translation>Версия 6</translation>
    </message>
    <message>
        <source>Version 6 and later</source>
        <extracomment>quake_nav3.link.exit_at_target.help, quake_nav3.link.walk_only.help</extracomment>
        <translation>Версия 6 и новее</translation>
    </message>
    <message>
        <source>Version 6: current game</source>
        <extracomment>quake_nav3.convert.format.0, quake_nav3.v6</extracomment>
        <translation>Версия 6: текущая игра</translation>
    </message>
    <message>
        <source>Version 7</source>
        <extracomment>source_nav.convert.format.25, source_nav.v7</extracomment>
        <translation>Версия 7</translation>
    </message>
    <message>
        <source>Version 8</source>
        <extracomment>source_nav.convert.format.24, source_nav.v8</extracomment>
        <translation>Версия 8</translation>
    </message>
    <message>
        <source>Version 9: Counter-Strike: Source of 2004</source>
        <extracomment>core/systems/source_nav/convert.cpp, source_nav.convert.format.23, source_nav.v9</extracomment>
        <translation>Версия 9: Counter-Strike: Source 2004 года</translation>
    </message>
    <message>
        <source>Version and game of the converted file</source>
        <extracomment>quake_nav2.convert.format.help, quake_nav3.convert.format.help, source_nav.convert.format.help</extracomment>
        <translation>Версия и игра преобразованного файла</translation>
    </message>
    <message>
        <source>Version of the format. To change it, use Edit &gt; Convert to Another Version.</source>
        <extracomment>quake_nav2.file.version.help, quake_nav3.file.version.help</extracomment>
        <translation>Версия формата. Чтобы изменить её, используйте Правка &gt; Преобразовать в другую версию.</translation>
    </message>
    <message>
        <source>Version of the format: up to 5 GoldSrc, 9 Counter-Strike: Source (2004), 16 all later games</source>
        <extracomment>source_nav.file.version.help</extracomment>
        <translation>Версия формата: до 5 — GoldSrc, 9 — Counter-Strike: Source (2004), 16 — все более поздние игры</translation>
    </message>
    <message>
        <source>Version of the game. The script may be of another version.</source>
        <extracomment>gta_sa_save.simple_vars.version_id.help</extracomment>
        <translation>Версия игры. Скрипт может быть другой версии.</translation>
    </message>
    <message>
        <source>Version rejected by the game</source>
        <extracomment>NAV051.fault</extracomment>
        <translation>Версия, которую игра не принимает</translation>
    </message>
    <message>
        <source>Version {} (expected {} or later): the game loads the mesh, but its consistency check fails</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Версия {} (ожидается {} или новее): игра загружает нав-сетку, но проверка целостности не проходит</translation>
    </message>
    <message>
        <source>Version {} is newer than any supported one, so the file is read-only</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Версия {} новее всех поддерживаемых, поэтому файл доступен только для чтения</translation>
    </message>
    <message>
        <source>Version {} of the format does not mark stairs.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Версия {} формата не отмечает ступени.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store ladders.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Версия {} формата не хранит лестницы.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store places.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Версия {} формата не хранит места.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store teams.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Версия {} формата не хранит команды.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store the map size.</source>
        <extracomment>core/systems/source_nav/mesh_edits.cpp</extracomment>
        <translation>Версия {} формата не хранит размер карты.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store {}.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>Версия {} формата не хранит: {}.</translation>
    </message>
    <message>
        <source>Version {} of this game does not store {}.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Версия {} этой игры не хранит: {}.</translation>
    </message>
    <message>
        <source>Version {} stores only the first {} attributes.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Версия {} хранит только первые атрибуты ({}).</translation>
    </message>
    <message>
        <source>Version {}: {}</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Версия {}: {}</translation>
    </message>
    <message>
        <source>Version {}{}</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Версия {}{}</translation>
    </message>
    <message>
        <source>Versions 1 and 2. Meaning unknown; readers assume all teams.</source>
        <extracomment>quake_nav3.link.team_byte.help</extracomment>
        <translation>Версии 1 и 2. Значение неизвестно; при чтении предполагаются все команды.</translation>
    </message>
    <message>
        <source>Versions 3 to 5. Readers ignore it.</source>
        <extracomment>quake_nav3.link.team_green.help, quake_nav3.link.team_yellow.help</extracomment>
        <translation>Версии 3–5. При чтении игнорируется.</translation>
    </message>
    <message>
        <source>View distance</source>
        <extracomment>source_nav.file.view_distance</extracomment>
        <translation>Дальность обзора</translation>
    </message>
    <message>
        <source>Visibility</source>
        <extracomment>source_nav.area.inherits_from.section, source_nav.area.visible_area.target.section, source_nav.area.visible_area.visibility, source_nav.area.visible_area.visibility.section, source_nav.area.visible_areas.section, source_nav.strip.visibility</extracomment>
        <translation>Видимость</translation>
    </message>
    <message>
        <source>Visibility above 3</source>
        <extracomment>NAV053.fault</extracomment>
        <translation>Видимость больше 3</translation>
    </message>
    <message>
        <source>Visibility is 0 to 3</source>
        <extracomment>NAV053</extracomment>
        <translation>Видимость от 0 до 3</translation>
    </message>
    <message>
        <source>Visibility is inherited from {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Видимость наследуется от: {}</translation>
    </message>
    <message>
        <source>Visible</source>
        <extracomment>gta_sa_save.pickup.visible</extracomment>
        <translation>Видимый</translation>
    </message>
    <message>
        <source>Visible from the selection</source>
        <extracomment>source_nav.sees</extracomment>
        <translation>Видно из выделения</translation>
    </message>
    <message>
        <source>Visited</source>
        <extracomment>gta_sa_save.file.visited</extracomment>
        <translation>Посещено</translation>
    </message>
    <message>
        <source>Visited count</source>
        <extracomment>gta_sa_save.file.visited_count</extracomment>
        <translation>Число посещённых</translation>
    </message>
    <message>
        <source>Waiting to respawn</source>
        <extracomment>gta_sa_save.pickup.disabled</extracomment>
        <translation>Ожидает возрождения</translation>
    </message>
    <message>
        <source>Waits until the player is far away</source>
        <extracomment>gta_sa_save.car_generator.wait_far</extracomment>
        <translation>Ждёт, пока игрок не окажется далеко</translation>
    </message>
    <message>
        <source>Wakes at</source>
        <extracomment>gta_sa_save.thread.wake_time</extracomment>
        <translation>Проснётся в</translation>
    </message>
    <message>
        <source>Walk</source>
        <extracomment>source_nav.area.walk</extracomment>
        <translation>Шагом</translation>
    </message>
    <message>
        <source>Walk link over a gap</source>
        <extracomment>QN055.fault</extracomment>
        <translation>Пешая связь над провалом</translation>
    </message>
    <message>
        <source>Walk link through a wall</source>
        <extracomment>QN052.fault</extracomment>
        <translation>Пешая связь сквозь стену</translation>
    </message>
    <message>
        <source>Walk links are not blocked</source>
        <extracomment>QN052</extracomment>
        <translation>Пешие связи ничем не перекрыты</translation>
    </message>
    <message>
        <source>Walk links have ground along their whole length</source>
        <extracomment>QN055</extracomment>
        <translation>Под пешими связями по всей длине есть земля</translation>
    </message>
    <message>
        <source>Walk only</source>
        <extracomment>quake_nav3.link.walk_only</extracomment>
        <translation>Только пешком</translation>
    </message>
    <message>
        <source>Walkable rectangles</source>
        <extracomment>source_nav.file.areas.help</extracomment>
        <translation>Проходимые прямоугольники</translation>
    </message>
    <message>
        <source>Walking width</source>
        <extracomment>gta_sa_extended_paths.build_path.width.help, gta_sa_paths.build_path.width.help</extracomment>
        <translation>Ширина для ходьбы</translation>
    </message>
    <message>
        <source>Wandering pedestrians do not choose this node.</source>
        <extracomment>gta_sa_extended_paths.node.dont_wander.help, gta_sa_paths.node.dont_wander.help</extracomment>
        <translation>Бродящие пешеходы не выбирают этот узел.</translation>
    </message>
    <message>
        <source>Wanted level</source>
        <extracomment>gta_sa_save.player.wanted</extracomment>
        <translation>Уровень розыска</translation>
    </message>
    <message>
        <source>Wanted type 1</source>
        <extracomment>gta_sa_save.file.wanted_type_1</extracomment>
        <translation>Тип розыска 1</translation>
    </message>
    <message>
        <source>Wanted type 2</source>
        <extracomment>gta_sa_save.file.wanted_type_2</extracomment>
        <translation>Тип розыска 2</translation>
    </message>
    <message>
        <source>Wanted type 3</source>
        <extracomment>gta_sa_save.file.wanted_type_3</extracomment>
        <translation>Тип розыска 3</translation>
    </message>
    <message>
        <source>Wanted type 4</source>
        <extracomment>gta_sa_save.file.wanted_type_4</extracomment>
        <translation>Тип розыска 4</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>gta_sa_save.gang_wars.active.section, gta_sa_save.gang_wars.difficulty.section, gta_sa_save.gang_wars.ferocity.section, gta_sa_save.gang_wars.gang_1.section, gta_sa_save.gang_wars.gang_2.section, gta_sa_save.gang_wars.last_time.section, gta_sa_save.gang_wars.start_time.section, gta_sa_save.gang_wars.state.section, gta_sa_save.gang_wars.territory.section</extracomment>
        <translation>Война</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>gta_iv_paths.node.water, gta_sa_extended_paths.node.water, gta_sa_paths.node.water, gta_sa_save.simple_vars.water</extracomment>
        <translation>Вода</translation>
    </message>
    <message>
        <source>Way from the previous area to this one</source>
        <extracomment>source_nav.area.approach.previous_how.help</extracomment>
        <translation>Путь из предыдущей области в эту</translation>
    </message>
    <message>
        <source>Way from this area to the next</source>
        <extracomment>source_nav.area.approach.next_how.help</extracomment>
        <translation>Путь из этой области в следующую</translation>
    </message>
    <message>
        <source>Waypoints have no version &quot;{}&quot;.</source>
        <extracomment>core/systems/quake_nav/convert.cpp</extracomment>
        <translation>У путевых точек нет версии «{}».</translation>
    </message>
    <message>
        <source>Weapon 1 ammo</source>
        <extracomment>gta_sa_save.player.weapon_1_ammo</extracomment>
        <translation>Оружие 1: патроны</translation>
    </message>
    <message>
        <source>Weapon 1 clip</source>
        <extracomment>gta_sa_save.player.weapon_1_clip</extracomment>
        <translation>Оружие 1: магазин</translation>
    </message>
    <message>
        <source>Weapon 1 rest</source>
        <extracomment>gta_sa_save.player.weapon_1_rest</extracomment>
        <translation>Оружие 1: остаток</translation>
    </message>
    <message>
        <source>Weapon 1 state</source>
        <extracomment>gta_sa_save.player.weapon_1_state</extracomment>
        <translation>Оружие 1: состояние</translation>
    </message>
    <message>
        <source>Weapon 1 type</source>
        <extracomment>gta_sa_save.player.weapon_1_type</extracomment>
        <translation>Оружие 1: тип</translation>
    </message>
    <message>
        <source>Weapon 10 ammo</source>
        <extracomment>gta_sa_save.player.weapon_10_ammo</extracomment>
        <translation>Оружие 10: патроны</translation>
    </message>
    <message>
        <source>Weapon 10 clip</source>
        <extracomment>gta_sa_save.player.weapon_10_clip</extracomment>
        <translation>Оружие 10: магазин</translation>
    </message>
    <message>
        <source>Weapon 10 rest</source>
        <extracomment>gta_sa_save.player.weapon_10_rest</extracomment>
        <translation>Оружие 10: остаток</translation>
    </message>
    <message>
        <source>Weapon 10 state</source>
        <extracomment>gta_sa_save.player.weapon_10_state</extracomment>
        <translation>Оружие 10: состояние</translation>
    </message>
    <message>
        <source>Weapon 10 type</source>
        <extracomment>gta_sa_save.player.weapon_10_type</extracomment>
        <translation>Оружие 10: тип</translation>
    </message>
    <message>
        <source>Weapon 11 ammo</source>
        <extracomment>gta_sa_save.player.weapon_11_ammo</extracomment>
        <translation>Оружие 11: патроны</translation>
    </message>
    <message>
        <source>Weapon 11 clip</source>
        <extracomment>gta_sa_save.player.weapon_11_clip</extracomment>
        <translation>Оружие 11: магазин</translation>
    </message>
    <message>
        <source>Weapon 11 rest</source>
        <extracomment>gta_sa_save.player.weapon_11_rest</extracomment>
        <translation>Оружие 11: остаток</translation>
    </message>
    <message>
        <source>Weapon 11 state</source>
        <extracomment>gta_sa_save.player.weapon_11_state</extracomment>
        <translation>Оружие 11: состояние</translation>
    </message>
    <message>
        <source>Weapon 11 type</source>
        <extracomment>gta_sa_save.player.weapon_11_type</extracomment>
        <translation>Оружие 11: тип</translation>
    </message>
    <message>
        <source>Weapon 12 ammo</source>
        <extracomment>gta_sa_save.player.weapon_12_ammo</extracomment>
        <translation>Оружие 12: патроны</translation>
    </message>
    <message>
        <source>Weapon 12 clip</source>
        <extracomment>gta_sa_save.player.weapon_12_clip</extracomment>
        <translation>Оружие 12: магазин</translation>
    </message>
    <message>
        <source>Weapon 12 rest</source>
        <extracomment>gta_sa_save.player.weapon_12_rest</extracomment>
        <translation>Оружие 12: остаток</translation>
    </message>
    <message>
        <source>Weapon 12 state</source>
        <extracomment>gta_sa_save.player.weapon_12_state</extracomment>
        <translation>Оружие 12: состояние</translation>
    </message>
    <message>
        <source>Weapon 12 type</source>
        <extracomment>gta_sa_save.player.weapon_12_type</extracomment>
        <translation>Оружие 12: тип</translation>
    </message>
    <message>
        <source>Weapon 13 ammo</source>
        <extracomment>gta_sa_save.player.weapon_13_ammo</extracomment>
        <translation>Оружие 13: патроны</translation>
    </message>
    <message>
        <source>Weapon 13 clip</source>
        <extracomment>gta_sa_save.player.weapon_13_clip</extracomment>
        <translation>Оружие 13: магазин</translation>
    </message>
    <message>
        <source>Weapon 13 rest</source>
        <extracomment>gta_sa_save.player.weapon_13_rest</extracomment>
        <translation>Оружие 13: остаток</translation>
    </message>
    <message>
        <source>Weapon 13 state</source>
        <extracomment>gta_sa_save.player.weapon_13_state</extracomment>
        <translation>Оружие 13: состояние</translation>
    </message>
    <message>
        <source>Weapon 13 type</source>
        <extracomment>gta_sa_save.player.weapon_13_type</extracomment>
        <translation>Оружие 13: тип</translation>
    </message>
    <message>
        <source>Weapon 2 ammo</source>
        <extracomment>gta_sa_save.player.weapon_2_ammo</extracomment>
        <translation>Оружие 2: патроны</translation>
    </message>
    <message>
        <source>Weapon 2 clip</source>
        <extracomment>gta_sa_save.player.weapon_2_clip</extracomment>
        <translation>Оружие 2: магазин</translation>
    </message>
    <message>
        <source>Weapon 2 rest</source>
        <extracomment>gta_sa_save.player.weapon_2_rest</extracomment>
        <translation>Оружие 2: остаток</translation>
    </message>
    <message>
        <source>Weapon 2 state</source>
        <extracomment>gta_sa_save.player.weapon_2_state</extracomment>
        <translation>Оружие 2: состояние</translation>
    </message>
    <message>
        <source>Weapon 2 type</source>
        <extracomment>gta_sa_save.player.weapon_2_type</extracomment>
        <translation>Оружие 2: тип</translation>
    </message>
    <message>
        <source>Weapon 3 ammo</source>
        <extracomment>gta_sa_save.player.weapon_3_ammo</extracomment>
        <translation>Оружие 3: патроны</translation>
    </message>
    <message>
        <source>Weapon 3 clip</source>
        <extracomment>gta_sa_save.player.weapon_3_clip</extracomment>
        <translation>Оружие 3: магазин</translation>
    </message>
    <message>
        <source>Weapon 3 rest</source>
        <extracomment>gta_sa_save.player.weapon_3_rest</extracomment>
        <translation>Оружие 3: остаток</translation>
    </message>
    <message>
        <source>Weapon 3 state</source>
        <extracomment>gta_sa_save.player.weapon_3_state</extracomment>
        <translation>Оружие 3: состояние</translation>
    </message>
    <message>
        <source>Weapon 3 type</source>
        <extracomment>gta_sa_save.player.weapon_3_type</extracomment>
        <translation>Оружие 3: тип</translation>
    </message>
    <message>
        <source>Weapon 4 ammo</source>
        <extracomment>gta_sa_save.player.weapon_4_ammo</extracomment>
        <translation>Оружие 4: патроны</translation>
    </message>
    <message>
        <source>Weapon 4 clip</source>
        <extracomment>gta_sa_save.player.weapon_4_clip</extracomment>
        <translation>Оружие 4: магазин</translation>
    </message>
    <message>
        <source>Weapon 4 rest</source>
        <extracomment>gta_sa_save.player.weapon_4_rest</extracomment>
        <translation>Оружие 4: остаток</translation>
    </message>
    <message>
        <source>Weapon 4 state</source>
        <extracomment>gta_sa_save.player.weapon_4_state</extracomment>
        <translation>Оружие 4: состояние</translation>
    </message>
    <message>
        <source>Weapon 4 type</source>
        <extracomment>gta_sa_save.player.weapon_4_type</extracomment>
        <translation>Оружие 4: тип</translation>
    </message>
    <message>
        <source>Weapon 5 ammo</source>
        <extracomment>gta_sa_save.player.weapon_5_ammo</extracomment>
        <translation>Оружие 5: патроны</translation>
    </message>
    <message>
        <source>Weapon 5 clip</source>
        <extracomment>gta_sa_save.player.weapon_5_clip</extracomment>
        <translation>Оружие 5: магазин</translation>
    </message>
    <message>
        <source>Weapon 5 rest</source>
        <extracomment>gta_sa_save.player.weapon_5_rest</extracomment>
        <translation>Оружие 5: остаток</translation>
    </message>
    <message>
        <source>Weapon 5 state</source>
        <extracomment>gta_sa_save.player.weapon_5_state</extracomment>
        <translation>Оружие 5: состояние</translation>
    </message>
    <message>
        <source>Weapon 5 type</source>
        <extracomment>gta_sa_save.player.weapon_5_type</extracomment>
        <translation>Оружие 5: тип</translation>
    </message>
    <message>
        <source>Weapon 6 ammo</source>
        <extracomment>gta_sa_save.player.weapon_6_ammo</extracomment>
        <translation>Оружие 6: патроны</translation>
    </message>
    <message>
        <source>Weapon 6 clip</source>
        <extracomment>gta_sa_save.player.weapon_6_clip</extracomment>
        <translation>Оружие 6: магазин</translation>
    </message>
    <message>
        <source>Weapon 6 rest</source>
        <extracomment>gta_sa_save.player.weapon_6_rest</extracomment>
        <translation>Оружие 6: остаток</translation>
    </message>
    <message>
        <source>Weapon 6 state</source>
        <extracomment>gta_sa_save.player.weapon_6_state</extracomment>
        <translation>Оружие 6: состояние</translation>
    </message>
    <message>
        <source>Weapon 6 type</source>
        <extracomment>gta_sa_save.player.weapon_6_type</extracomment>
        <translation>Оружие 6: тип</translation>
    </message>
    <message>
        <source>Weapon 7 ammo</source>
        <extracomment>gta_sa_save.player.weapon_7_ammo</extracomment>
        <translation>Оружие 7: патроны</translation>
    </message>
    <message>
        <source>Weapon 7 clip</source>
        <extracomment>gta_sa_save.player.weapon_7_clip</extracomment>
        <translation>Оружие 7: магазин</translation>
    </message>
    <message>
        <source>Weapon 7 rest</source>
        <extracomment>gta_sa_save.player.weapon_7_rest</extracomment>
        <translation>Оружие 7: остаток</translation>
    </message>
    <message>
        <source>Weapon 7 state</source>
        <extracomment>gta_sa_save.player.weapon_7_state</extracomment>
        <translation>Оружие 7: состояние</translation>
    </message>
    <message>
        <source>Weapon 7 type</source>
        <extracomment>gta_sa_save.player.weapon_7_type</extracomment>
        <translation>Оружие 7: тип</translation>
    </message>
    <message>
        <source>Weapon 8 ammo</source>
        <extracomment>gta_sa_save.player.weapon_8_ammo</extracomment>
        <translation>Оружие 8: патроны</translation>
    </message>
    <message>
        <source>Weapon 8 clip</source>
        <extracomment>gta_sa_save.player.weapon_8_clip</extracomment>
        <translation>Оружие 8: магазин</translation>
    </message>
    <message>
        <source>Weapon 8 rest</source>
        <extracomment>gta_sa_save.player.weapon_8_rest</extracomment>
        <translation>Оружие 8: остаток</translation>
    </message>
    <message>
        <source>Weapon 8 state</source>
        <extracomment>gta_sa_save.player.weapon_8_state</extracomment>
        <translation>Оружие 8: состояние</translation>
    </message>
    <message>
        <source>Weapon 8 type</source>
        <extracomment>gta_sa_save.player.weapon_8_type</extracomment>
        <translation>Оружие 8: тип</translation>
    </message>
    <message>
        <source>Weapon 9 ammo</source>
        <extracomment>gta_sa_save.player.weapon_9_ammo</extracomment>
        <translation>Оружие 9: патроны</translation>
    </message>
    <message>
        <source>Weapon 9 clip</source>
        <extracomment>gta_sa_save.player.weapon_9_clip</extracomment>
        <translation>Оружие 9: магазин</translation>
    </message>
    <message>
        <source>Weapon 9 rest</source>
        <extracomment>gta_sa_save.player.weapon_9_rest</extracomment>
        <translation>Оружие 9: остаток</translation>
    </message>
    <message>
        <source>Weapon 9 state</source>
        <extracomment>gta_sa_save.player.weapon_9_state</extracomment>
        <translation>Оружие 9: состояние</translation>
    </message>
    <message>
        <source>Weapon 9 type</source>
        <extracomment>gta_sa_save.player.weapon_9_type</extracomment>
        <translation>Оружие 9: тип</translation>
    </message>
    <message>
        <source>Weapons</source>
        <extracomment>gta_sa_save.player.active_slot.section, gta_sa_save.player.weapon_10_ammo.section, gta_sa_save.player.weapon_10_clip.section, gta_sa_save.player.weapon_10_rest.section, gta_sa_save.player.weapon_10_state.section, gta_sa_save.player.weapon_10_type.section, gta_sa_save.player.weapon_11_ammo.section, gta_sa_save.player.weapon_11_clip.section, gta_sa_save.player.weapon_11_rest.section, gta_sa_save.player.weapon_11_state.section, gta_sa_save.player.weapon_11_type.section, gta_sa_save.player.weapon_12_ammo.section, gta_sa_save.player.weapon_12_clip.section, gta_sa_save.player.weapon_12_rest.section, gta_sa_save.player.weapon_12_state.section, gta_sa_save.player.weapon_12_type.section, gta_sa_save.player.weapon_13_ammo.section, gta_sa_save.player.weapon_13_clip.section, gta_sa_save.player.weapon_13_rest.section, gta_sa_save.player.weapon_13_state.section, gta_sa_save.player.weapon_13_type.section, gta_sa_save.player.weapon_1_ammo.section, gta_sa_save.player.weapon_1_clip.section, gta_sa_save.player.weapon_1_rest.section, gta_sa_save.player.weapon_1_state.section, gta_sa_save.player.weapon_1_type.section, gta_sa_save.player.weapon_2_ammo.section, gta_sa_save.player.weapon_2_clip.section, gta_sa_save.player.weapon_2_rest.section, gta_sa_save.player.weapon_2_state.section, gta_sa_save.player.weapon_2_type.section, gta_sa_save.player.weapon_3_ammo.section, gta_sa_save.player.weapon_3_clip.section, gta_sa_save.player.weapon_3_rest.section, gta_sa_save.player.weapon_3_state.section, gta_sa_save.player.weapon_3_type.section, gta_sa_save.player.weapon_4_ammo.section, gta_sa_save.player.weapon_4_clip.section, gta_sa_save.player.weapon_4_rest.section, gta_sa_save.player.weapon_4_state.section, gta_sa_save.player.weapon_4_type.section, gta_sa_save.player.weapon_5_ammo.section, gta_sa_save.player.weapon_5_clip.section, gta_sa_save.player.weapon_5_rest.section, gta_sa_save.player.weapon_5_state.section, gta_sa_save.player.weapon_5_type.section, gta_sa_save.player.weapon_6_ammo.section, gta_sa_save.player.weapon_6_clip.section, gta_sa_save.player.weapon_6_rest.section, gta_sa_save.player.weapon_6_state.section, gta_sa_save.player.weapon_6_type.section, gta_sa_save.player.weapon_7_ammo.section, gta_sa_save.player.weapon_7_clip.section, gta_sa_save.player.weapon_7_rest.section, gta_sa_save.player.weapon_7_state.section, gta_sa_save.player.weapon_7_type.section, gta_sa_save.player.weapon_8_ammo.section, gta_sa_save.player.weapon_8_clip.section, gta_sa_save.player.weapon_8_rest.section, gta_sa_save.player.weapon_8_state.section, gta_sa_save.player.weapon_8_type.section, gta_sa_save.player.weapon_9_ammo.section, gta_sa_save.player.weapon_9_clip.section, gta_sa_save.player.weapon_9_rest.section, gta_sa_save.player.weapon_9_state.section, gta_sa_save.player.weapon_9_type.section</extracomment>
        <translation>Оружие</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>gta_sa_save.simple_vars.forced_weather.section, gta_sa_save.simple_vars.new_weather.section, gta_sa_save.simple_vars.old_weather.section, gta_sa_save.simple_vars.rain.section, gta_sa_save.simple_vars.weather_blend.section</extracomment>
        <translation>Погода</translation>
    </message>
    <message>
        <source>Weather index</source>
        <extracomment>gta_sa_save.simple_vars.weather_index</extracomment>
        <translation>Индекс погоды</translation>
    </message>
    <message>
        <source>Weekday</source>
        <extracomment>gta_sa_save.simple_vars.weekday</extracomment>
        <translation>День недели</translation>
    </message>
    <message>
        <source>What the region does to the nodes inside</source>
        <extracomment>gta_sa_save.path_region.off.help, gta_sa_save.region_around.off.help</extracomment>
        <translation>Что регион делает с узлами внутри</translation>
    </message>
    <message>
        <source>What the region does to the nodes inside. Later regions override earlier ones.</source>
        <extracomment>gta_sa_save.path_region.off.help</extracomment>
        <translation>Что регион делает с узлами внутри. Более поздние регионы перекрывают более ранние.</translation>
    </message>
    <message>
        <source>What to do if several entities match, or only entities of another size</source>
        <extracomment>quake_nav2.retie.guesses.help, quake_nav3.retie.guesses.help</extracomment>
        <translation>Что делать, если подходит несколько энтити или только энтити другого размера</translation>
    </message>
    <message>
        <source>What to select</source>
        <extracomment>source_nav.select_one_way.what.help</extracomment>
        <translation>Что выделить</translation>
    </message>
    <message>
        <source>What traffic does here; 8 and 9 occur, their purpose is unknown</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.help, gta_sa_paths.node.behaviour.help</extracomment>
        <translation>Что транспорт делает здесь; встречаются 8 и 9, их назначение неизвестно</translation>
    </message>
    <message>
        <source>Where a jump, drop or ride begins and ends</source>
        <extracomment>quake_nav2.link.traversal.help, quake_nav3.link.traversal.help</extracomment>
        <translation>Где начинается и заканчивается прыжок, спуск или поездка</translation>
    </message>
    <message>
        <source>Where bots expect enemies to come from</source>
        <extracomment>source_nav.strip.approaches.help</extracomment>
        <translation>Откуда боты ждут противника</translation>
    </message>
    <message>
        <source>Where bots hide and snipe</source>
        <extracomment>source_nav.strip.hiding_spots.help</extracomment>
        <translation>Где боты прячутся и ведут снайперскую стрельбу</translation>
    </message>
    <message>
        <source>Where bots look on their way</source>
        <extracomment>source_nav.strip.encounter_paths.help</extracomment>
        <translation>Куда боты смотрят по пути</translation>
    </message>
    <message>
        <source>Where it ends</source>
        <extracomment>quake_nav2.traversal.end.help, quake_nav3.traversal.end.help</extracomment>
        <translation>Где заканчивается</translation>
    </message>
    <message>
        <source>Where the bot leaves the node, near its edge. 0, 0, 0: not used.</source>
        <extracomment>quake_nav2.traversal.exit.help, quake_nav3.traversal.exit.help</extracomment>
        <translation>Где бот покидает узел, у его края. 0, 0, 0: не используется.</translation>
    </message>
    <message>
        <source>Where the jump, drop or ride begins</source>
        <extracomment>quake_nav2.traversal.start.help, quake_nav3.traversal.start.help</extracomment>
        <translation>Где начинается прыжок, спуск или поездка</translation>
    </message>
    <message>
        <source>Where the vehicle waits</source>
        <extracomment>source_nav.area.spawn_rescue_vehicle.help</extracomment>
        <translation>Где ждёт транспорт</translation>
    </message>
    <message>
        <source>Whether missions have to switch the road on. As before: as the node that it continues</source>
        <extracomment>gta_sa_extended_paths.build_path.switched_off.help, gta_sa_extended_paths.build_road.switched_off.help, gta_sa_extended_paths.build_water.switched_off.help, gta_sa_paths.build_path.switched_off.help, gta_sa_paths.build_road.switched_off.help, gta_sa_paths.build_water.switched_off.help</extracomment>
        <translation>Должны ли дорогу включать миссии. Как раньше: как у узла, который она продолжает</translation>
    </message>
    <message>
        <source>Whether the next link crosses a road</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing.help, gta_sa_paths.build_path.crossing.help</extracomment>
        <translation>Пересекает ли следующая связь дорогу</translation>
    </message>
    <message>
        <source>Whether there is traffic after the open save is loaded: the bit in the path file, then the path regions of the save in their order</source>
        <extracomment>gta_sa_extended_paths.traffic_overlay.help, gta_sa_paths.traffic_overlay.help</extracomment>
        <translation>Есть ли движение после загрузки открытого сохранения: бит в файле путей, затем регионы путей сохранения по порядку</translation>
    </message>
    <message>
        <source>Whether there is traffic here after the open save is loaded</source>
        <extracomment>gta_sa_extended_paths.node.traffic_in_save.help, gta_sa_paths.node.traffic_in_save.help</extracomment>
        <translation>Есть ли здесь движение после загрузки открытого сохранения</translation>
    </message>
    <message>
        <source>Whether to add the reverse link</source>
        <extracomment>quake_nav2.chain.way.help, quake_nav2.link.way.help, quake_nav3.chain.way.help, quake_nav3.link.way.help</extracomment>
        <translation>Добавлять ли встречную связь</translation>
    </message>
    <message>
        <source>Which areas each area sees</source>
        <extracomment>source_nav.strip.visibility.help</extracomment>
        <translation>Какие области видны из каждой области</translation>
    </message>
    <message>
        <source>Which of the game&apos;s two light cycles the road gets</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase.help, gta_sa_paths.propose_lights.phase.help</extracomment>
        <translation>Какой из двух циклов светофора игры получит дорога</translation>
    </message>
    <message>
        <source>Which of the junction&apos;s two phases this road has</source>
        <extracomment>gta_sa_extended_paths.navi.light_cycle.help, gta_sa_paths.navi.light_cycle.help</extracomment>
        <translation>Какая из двух фаз перекрёстка у этой дороги</translation>
    </message>
    <message>
        <source>Whole Set</source>
        <extracomment>gta_iv_paths.rebuild_derived.section, gta_sa_extended_paths.number_groups.section, gta_sa_extended_paths.rebuild_derived.section, gta_sa_paths.number_groups.section, gta_sa_paths.rebuild_derived.section</extracomment>
        <translation>Весь набор</translation>
    </message>
    <message>
        <source>Whole units, at most 255; follows the nodes when they move</source>
        <extracomment>gta_sa_extended_paths.link.length.help, gta_sa_paths.link.length.help</extracomment>
        <translation>Целые единицы, не больше 255; обновляется при перемещении узлов</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>gta_iv_paths.node.width, gta_sa_extended_paths.build_path.width, gta_sa_extended_paths.navi.width, gta_sa_extended_paths.node.width, gta_sa_paths.build_path.width, gta_sa_paths.navi.width, gta_sa_paths.node.width, source_nav.ladder.width</extracomment>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Width along A</source>
        <extracomment>gta_sa_save.garage.width</extracomment>
        <translation>Ширина вдоль A</translation>
    </message>
    <message>
        <source>Width of the median strip between the directions. One source.</source>
        <extracomment>gta_iv_paths.node.width.help</extracomment>
        <translation>Ширина разделительной полосы между направлениями. Один источник.</translation>
    </message>
    <message>
        <source>Width of the median strip, usually the larger one of the two ends</source>
        <extracomment>gta_sa_extended_paths.navi.width.help, gta_sa_paths.navi.width.help</extracomment>
        <translation>Ширина разделительной полосы, обычно большая из ширин двух концов</translation>
    </message>
    <message>
        <source>Width {} units (expected {}, as at the wider end of its edge)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Ширина {} ед. (ожидается {}, как у более широкого конца ребра)</translation>
    </message>
    <message>
        <source>Width, raw</source>
        <extracomment>gta_sa_extended_paths.navi.width_raw, gta_sa_extended_paths.node.width_raw, gta_sa_paths.navi.width_raw, gta_sa_paths.node.width_raw</extracomment>
        <translation>Ширина, исходная</translation>
    </message>
    <message>
        <source>Widths of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.widths, gta_sa_paths.rebuild_derived.widths</extracomment>
        <translation>Ширины navi-узлов</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>source_nav.replace_place.to</extracomment>
        <translation>На</translation>
    </message>
    <message>
        <source>With fifth point</source>
        <extracomment>source_nav.area.tf_with_fifth_point</extracomment>
        <translation>С пятой точкой</translation>
    </message>
    <message>
        <source>With fourth point</source>
        <extracomment>source_nav.area.tf_with_fourth_point</extracomment>
        <translation>С четвёртой точкой</translation>
    </message>
    <message>
        <source>With second point</source>
        <extracomment>source_nav.area.tf_with_second_point</extracomment>
        <translation>Со второй точкой</translation>
    </message>
    <message>
        <source>With third point</source>
        <extracomment>source_nav.area.tf_with_third_point</extracomment>
        <translation>С третьей точкой</translation>
    </message>
    <message>
        <source>Without cover</source>
        <extracomment>source_nav.hiding_spot.exposed.help</extracomment>
        <translation>Без прикрытия</translation>
    </message>
    <message>
        <source>Without cover. Not used by GoldSrc.</source>
        <extracomment>source_nav.hiding_spot.exposed.help, source_nav.set_spot_kind.exposed.help</extracomment>
        <translation>Без прикрытия. Не используется в GoldSrc.</translation>
    </message>
    <message>
        <source>World</source>
        <extracomment>gta_sa_save.simple_vars.camera.section, gta_sa_save.simple_vars.interior.section, gta_sa_save.simple_vars.level.section, gta_sa_save.simple_vars.riots.section, gta_sa_save.simple_vars.riots_without_police.section</extracomment>
        <translation>Мир</translation>
    </message>
    <message>
        <source>Write in Standard Form</source>
        <extracomment>SA001.fix</extracomment>
        <translation>Записать в стандартной форме</translation>
    </message>
    <message>
        <source>Written by</source>
        <extracomment>gta_sa_save.simple_vars.version_id</extracomment>
        <translation>Записано версией</translation>
    </message>
    <message>
        <source>Wrong &apos;Linking disabled&apos; flag</source>
        <extracomment>IV014.fault</extracomment>
        <translation>Неверный флаг «Без связей»</translation>
    </message>
    <message>
        <source>Wrong checksum</source>
        <extracomment>SAV-003.fault</extracomment>
        <translation>Неверная контрольная сумма</translation>
    </message>
    <message>
        <source>Wrong checksum kept</source>
        <extracomment>gta_sa_save.file.keeps_checksum</extracomment>
        <translation>Неверная сумма сохранена</translation>
    </message>
    <message>
        <source>Wrong dead-end flag</source>
        <extracomment>SA034.fault</extracomment>
        <translation>Неверный флаг тупика</translation>
    </message>
    <message>
        <source>Wrong file size</source>
        <extracomment>SAV-001.fault</extracomment>
        <translation>Неверный размер файла</translation>
    </message>
    <message>
        <source>Wrong flood group</source>
        <extracomment>SA033.fault</extracomment>
        <translation>Неверная группа заливки</translation>
    </message>
    <message>
        <source>Wrong stored area or ID</source>
        <extracomment>IV003.fault</extracomment>
        <translation>Неверно записаны область или ID</translation>
    </message>
    <message>
        <source>Wrong stored link count</source>
        <extracomment>IV013.fault</extracomment>
        <translation>Неверно записано число связей</translation>
    </message>
    <message>
        <source>Wrong unnamed-areas byte</source>
        <extracomment>NAV042.fault</extracomment>
        <translation>Неверный байт безымянных областей</translation>
    </message>
    <message>
        <source>Zero padding of an archive copy, or bytes that the game never reads</source>
        <extracomment>gta_sa_extended_paths.file.tail.help, gta_sa_paths.file.tail.help</extracomment>
        <translation>Заполнение нулями в копии из архива или байты, которые игра не читает</translation>
    </message>
    <message>
        <source>Zeros after the links, as in a copy from an archive. An edited file is padded again.</source>
        <extracomment>gta_iv_paths.file.padded.help</extracomment>
        <translation>Нули после связей, как в копии из архива. Изменённый файл дополняется снова.</translation>
    </message>
    <message>
        <source>Zone</source>
        <extracomment>gta_sa_save.gang_wars.zone, gta_sa_save.zone.label.section, gta_sa_save.zone.level.section, gta_sa_save.zone.list.section, gta_sa_save.zone.name.section, gta_sa_save.zone.population.section, gta_sa_save.zone.type.section</extracomment>
        <translation>Зона</translation>
    </message>
    <message>
        <source>Zone with unknown type or population</source>
        <extracomment>SAV-031T.fault</extracomment>
        <translation>Зона с неизвестным типом или населением</translation>
    </message>
    <message>
        <source>
Different, and {}: {}.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>
Отличаются, {}: {}.</translation>
    </message>
    <message>
        <source>
Missing, and not created: {}.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>
Отсутствуют и не создаются: {}.</translation>
    </message>
    <message>
        <source>
Outdated: {}.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>
Устарели: {}.</translation>
    </message>
    <message>
        <source>a change of this file was interrupted, and the record of its old content is damaged. Nothing was changed. If the file is intact or has been restored, remove {}</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>изменение этого файла было прервано, а запись его старого содержимого повреждена. Ничего не изменено. Если файл в порядке или восстановлен, удалите {}</translation>
    </message>
    <message>
        <source>a loop, first from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>кольцо, сначала {} → {}</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>часть пути не является папкой</translation>
    </message>
    <message>
        <source>a save was interrupted and can be neither finished nor undone: {}. Nothing was changed. What exists of the previous files is in {}</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>сохранение было прервано, и его нельзя ни завершить, ни отменить: {}. Ничего не изменено. Всё, что осталось от прежних файлов, находится в {}</translation>
    </message>
    <message>
        <source>a save was interrupted and its record is damaged, so it can be neither finished nor undone. Nothing was changed. The previous files are in the latest backup set; see &quot;Restoring&quot; in the guide</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>сохранение было прервано, а его запись повреждена, поэтому его нельзя ни завершить, ни отменить. Ничего не изменено. Прежние файлы находятся в последнем наборе резервных копий; см. «Restoring» в руководстве</translation>
    </message>
    <message>
        <source>a value that does not fit</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>неподходящее значение</translation>
    </message>
    <message>
        <source>a wrong number of values</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>неверное число значений</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp, core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>выше</translation>
    </message>
    <message>
        <source>adds</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>добавляет</translation>
    </message>
    <message>
        <source>airstrip</source>
        <extracomment>gta_sa_save.marker.type.8</extracomment>
        <translation>взлётная полоса</translation>
    </message>
    <message>
        <source>all selected areas</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>все выделенные области</translation>
    </message>
    <message>
        <source>all teams</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>все команды</translation>
    </message>
    <message>
        <source>an earlier change of this file was interrupted. Open it again to undo the change</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>предыдущее изменение этого файла было прервано. Откройте его ещё раз, чтобы отменить изменение</translation>
    </message>
    <message>
        <source>an earlier change of this file was interrupted. Open it again to undo the change. Its record is {}</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>предыдущее изменение этого файла было прервано. Откройте его ещё раз, чтобы отменить изменение. Его запись: {}</translation>
    </message>
    <message>
        <source>an earlier save was interrupted here. Open the folder again to finish or undo it</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>предыдущее сохранение здесь было прервано. Откройте папку ещё раз, чтобы завершить или отменить его</translation>
    </message>
    <message>
        <source>an earlier save was interrupted here. Open the folder again to finish or undo it before saving</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>предыдущее сохранение здесь было прервано. Перед сохранением откройте папку ещё раз, чтобы завершить или отменить его</translation>
    </message>
    <message>
        <source>another program is saving in this folder right now. Try again later</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>другая программа сейчас сохраняет в эту папку. Повторите позже</translation>
    </message>
    <message>
        <source>approach areas</source>
        <extracomment>source_nav.area.approach</extracomment>
        <translation>области подхода</translation>
    </message>
    <message>
        <source>are</source>
        <extracomment>core/opening/game_copies.cpp, core/systems/shared/path_graph.cpp</extracomment>
        <translation>есть</translation>
    </message>
    <message>
        <source>area</source>
        <extracomment>core/systems/shared/path_checks.cpp, core/systems/shared/path_graph.cpp, gta_iv_paths.file, gta_sa_extended_paths.file, gta_sa_paths.file, source_nav.area, source_nav.area.legend</extracomment>
        <translation>область</translation>
    </message>
    <message>
        <source>area {}</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>область {}</translation>
    </message>
    <message>
        <source>area {}, which does not exist</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>область {}, которой нет</translation>
    </message>
    <message>
        <source>areas</source>
        <extracomment>core/systems/shared/path_checks.cpp, core/systems/shared/path_graph.cpp, gta_iv_paths.file.plural, gta_sa_extended_paths.file.plural, gta_sa_paths.file.plural, source_nav.area.plural, source_nav.select_one_way.what.0</extracomment>
        <translation>области</translation>
    </message>
    <message>
        <source>arrest (police)</source>
        <extracomment>gta_sa_save.restart.kind.1</extracomment>
        <translation>арест (полиция)</translation>
    </message>
    <message>
        <source>as before</source>
        <extracomment>gta_sa_extended_paths.build_path.switched_off.0, gta_sa_extended_paths.build_road.switched_off.0, gta_sa_extended_paths.build_water.switched_off.0, gta_sa_paths.build_path.switched_off.0, gta_sa_paths.build_road.switched_off.0, gta_sa_paths.build_water.switched_off.0</extracomment>
        <translation>как раньше</translation>
    </message>
    <message>
        <source>audio objects</source>
        <extracomment>gta_sa_save.block.content.14</extracomment>
        <translation>аудиообъекты</translation>
    </message>
    <message>
        <source>avoid</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>избегать</translation>
    </message>
    <message>
        <source>barrier jump</source>
        <extracomment>quake_nav2.chain.type.5, quake_nav2.connect_as.type.5, quake_nav2.link.barrier jump, quake_nav2.link.legend, quake_nav2.link.type.5, quake_nav2.select_type.type.5, quake_nav2.set_type.type.5, quake_nav2.traversal.barrier jump, quake_nav3.chain.type.5, quake_nav3.connect_as.type.5, quake_nav3.link.barrier jump, quake_nav3.link.legend, quake_nav3.link.type.5, quake_nav3.select_type.type.5, quake_nav3.set_type.type.5, quake_nav3.traversal.barrier jump</extracomment>
        <translation>прыжок через преграду</translation>
    </message>
    <message>
        <source>became longer</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>стал длиннее</translation>
    </message>
    <message>
        <source>became shorter</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>стал короче</translation>
    </message>
    <message>
        <source>became shorter while it was being changed</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>стал короче во время изменения</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp, core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>ниже</translation>
    </message>
    <message>
        <source>beside the archive</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>рядом с архивом</translation>
    </message>
    <message>
        <source>blip</source>
        <extracomment>gta_sa_save.marker.display.2</extracomment>
        <translation>метка</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>gta_sa_save.block</extracomment>
        <translation>блок</translation>
    </message>
    <message>
        <source>block {} ({}) has an unknown layout and is kept unchanged</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>у блока {} ({}) неизвестная структура, он сохраняется без изменений</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>заблокировано</translation>
    </message>
    <message>
        <source>blocks</source>
        <extracomment>gta_sa_save.block.plural</extracomment>
        <translation>блоки</translation>
    </message>
    <message>
        <source>boat</source>
        <extracomment>gta_iv_paths.link.boat, gta_iv_paths.node.boat, gta_sa_extended_paths.link.boat, gta_sa_extended_paths.navi.boat, gta_sa_extended_paths.node.boat, gta_sa_paths.link.boat, gta_sa_paths.navi.boat, gta_sa_paths.node.boat</extracomment>
        <translation>лодки</translation>
    </message>
    <message>
        <source>boat node</source>
        <extracomment>gta_iv_paths.node.legend, gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend</extracomment>
        <translation>лодочный узел</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>gta_sa_save.marker.display.3</extracomment>
        <translation>оба</translation>
    </message>
    <message>
        <source>both teams</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>обе команды</translation>
    </message>
    <message>
        <source>both ways</source>
        <extracomment>core/systems/quake_nav/overlays.cpp, quake_nav2.chain.way.0, quake_nav2.connect_as.way.1, quake_nav2.link.way.0, quake_nav3.chain.way.0, quake_nav3.connect_as.way.1, quake_nav3.link.way.0, source_nav.connection.legend, source_nav.connection.twoWay</extracomment>
        <translation>в обе стороны</translation>
    </message>
    <message>
        <source>by direction of the road</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase.0, gta_sa_paths.propose_lights.phase.0</extracomment>
        <translation>по направлению дороги</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>gta_sa_save.block.length.unit, source_nav.file.bsp_size.unit</extracomment>
        <translation>байт</translation>
    </message>
    <message>
        <source>cannot be changed</source>
        <extracomment>core/files/in_place_steps.h</extracomment>
        <translation>не удаётся изменить</translation>
    </message>
    <message>
        <source>cannot be changed together with {}: it is in another folder</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>нельзя изменить вместе с {}: файл находится в другой папке</translation>
    </message>
    <message>
        <source>cannot be changed: it is not a regular file</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>не удаётся изменить: это не обычный файл</translation>
    </message>
    <message>
        <source>cannot be changed: the file is marked read-only</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>не удаётся изменить: файл помечен «только для чтения»</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <extracomment>core/files/backup_sets.cpp, core/files/save_set.cpp, core/files/save_steps.cpp</extracomment>
        <translation>не удаётся проверить</translation>
    </message>
    <message>
        <source>cannot be checked for changes</source>
        <extracomment>core/files/batch_reader.cpp</extracomment>
        <translation>не удаётся проверить на изменения</translation>
    </message>
    <message>
        <source>cannot be copied</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>невозможно скопировать</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <extracomment>core/files/own_folder.cpp</extracomment>
        <translation>не удаётся создать</translation>
    </message>
    <message>
        <source>cannot be listed</source>
        <extracomment>core/files/backup_sets.cpp, core/files/read_file.cpp, core/files/recover_folder.cpp</extracomment>
        <translation>не удаётся получить список файлов</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <extracomment>core/files/recover_folder.cpp, core/files/recover_in_place.cpp, core/opening/find_documents.cpp</extracomment>
        <translation>не удаётся открыть</translation>
    </message>
    <message>
        <source>cannot be opened: {} contains no such file</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>не удаётся открыть: {} не содержит такого файла</translation>
    </message>
    <message>
        <source>cannot be packed into: it is not a map. Documents opened from it are saved into it</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>нельзя упаковывать: это не карта. Документы, открытые отсюда, сохраняются сюда же</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>core/files/file_source.cpp, core/files/file_steps.cpp, core/files/recover_in_place.cpp, core/opening/find_documents.cpp, core/opening/world_files.cpp</extracomment>
        <translation>не удаётся прочитать</translation>
    </message>
    <message>
        <source>cannot be read: a change of this file was interrupted or is still running. Open the file in the editor to undo it</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>не удаётся прочитать: изменение этого файла прервано или ещё выполняется. Откройте файл в редакторе, чтобы отменить изменение</translation>
    </message>
    <message>
        <source>cannot be read: a save of it and its directory was interrupted or is still running. Open it in the editor to finish or undo the save</source>
        <extracomment>core/files/archive.cpp</extracomment>
        <translation>не удаётся прочитать: сохранение этого файла и его каталога прервано или ещё выполняется. Откройте файл в редакторе, чтобы завершить или отменить сохранение</translation>
    </message>
    <message>
        <source>cannot be read: another program changed it at the same time</source>
        <extracomment>core/files/file_source.cpp</extracomment>
        <translation>не удаётся прочитать: в то же время файл изменила другая программа</translation>
    </message>
    <message>
        <source>cannot be read: it has {} bytes, more than the limit of {}</source>
        <extracomment>core/files/batch_reader.cpp</extracomment>
        <translation>не удаётся прочитать: размер в байтах {}, больше предела {}</translation>
    </message>
    <message>
        <source>cannot be read: it is not a regular file</source>
        <extracomment>core/files/file_source.cpp, core/files/save_plan.cpp, core/opening/find_documents.cpp</extracomment>
        <translation>не удаётся прочитать: это не обычный файл</translation>
    </message>
    <message>
        <source>cannot be read: {} contains no file of this name</source>
        <extracomment>core/files/batch_reader.cpp</extracomment>
        <translation>не удаётся прочитать: {} не содержит файла с таким именем</translation>
    </message>
    <message>
        <source>cannot be rebuilt</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>нельзя пересобрать</translation>
    </message>
    <message>
        <source>cannot be removed</source>
        <extracomment>core/files/backup_sets.cpp, core/files/in_place.cpp, core/files/save_steps.cpp</extracomment>
        <translation>не удаётся удалить</translation>
    </message>
    <message>
        <source>cannot be replaced</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>не удаётся заменить</translation>
    </message>
    <message>
        <source>cannot be restored</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>не удаётся восстановить</translation>
    </message>
    <message>
        <source>cannot be saved</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>не удаётся сохранить</translation>
    </message>
    <message>
        <source>cannot be saved: a file of this name exists already, and the document was opened from {}</source>
        <extracomment>core/opening/save_document.cpp</extracomment>
        <translation>не удаётся сохранить: файл с таким именем уже существует, а документ открыт из {}</translation>
    </message>
    <message>
        <source>cannot be saved: a file of this name exists that does not belong to the document</source>
        <extracomment>core/opening/save_document.cpp</extracomment>
        <translation>не удаётся сохранить: существует файл с таким именем, который не относится к документу</translation>
    </message>
    <message>
        <source>cannot be saved: another program has changed it since it was opened</source>
        <extracomment>core/opening/save_document.cpp</extracomment>
        <translation>не удаётся сохранить: после открытия файл изменила другая программа</translation>
    </message>
    <message>
        <source>cannot be saved: something other than a file has this name</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>не удаётся сохранить: это имя занято чем-то, что не является файлом</translation>
    </message>
    <message>
        <source>cannot be saved: the file is marked read-only</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>не удаётся сохранить: файл помечен «только для чтения»</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>невозможно записать</translation>
    </message>
    <message>
        <source>cannot be written to</source>
        <extracomment>core/files/in_place.cpp, core/files/recover_folder.cpp, core/files/save_set.cpp, core/files/save_steps.cpp</extracomment>
        <translation>не удаётся записать</translation>
    </message>
    <message>
        <source>cannot be written to: it is {}. Only maps of the Source engine and IMG archives can be changed</source>
        <extracomment>core/files/put_entry.cpp</extracomment>
        <translation>не удаётся записать: это {}. Изменять можно только карты движка Source и архивы IMG</translation>
    </message>
    <message>
        <source>cannot be written: {}</source>
        <extracomment>core/systems/source_nav/save.cpp</extracomment>
        <translation>не удаётся записать: {}</translation>
    </message>
    <message>
        <source>cannot contain a file named &quot;{}&quot;: the path is invalid</source>
        <extracomment>core/files/put_entry.cpp</extracomment>
        <translation>не может содержать файл с именем «{}»: недопустимый путь</translation>
    </message>
    <message>
        <source>cannot contain a file of that name</source>
        <extracomment>core/files/own_folder.cpp</extracomment>
        <translation>не может содержать файл с таким именем</translation>
    </message>
    <message>
        <source>cannot contain files of &quot;{}&quot;: no game looks for them in a map</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>не может содержать файлы типа «{}»: ни одна игра не ищет их в карте</translation>
    </message>
    <message>
        <source>cannot contain this document: it has {} files, and only one can be packed</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>не может содержать этот документ: в нём файлов {}, а упаковать можно только один</translation>
    </message>
    <message>
        <source>car</source>
        <extracomment>gta_iv_paths.link.car, gta_iv_paths.node.car, gta_iv_paths.node.group.0, gta_iv_paths.node.part, gta_sa_extended_paths.link.car, gta_sa_extended_paths.navi.car, gta_sa_extended_paths.node.car, gta_sa_paths.link.car, gta_sa_paths.navi.car, gta_sa_paths.node.car, gta_sa_save.marker.type.1</extracomment>
        <translation>авто</translation>
    </message>
    <message>
        <source>car and boat nodes</source>
        <extracomment>gta_sa_save.path_region.vehicles.1, gta_sa_save.region_around.vehicles.1</extracomment>
        <translation>авто- и лодочные узлы</translation>
    </message>
    <message>
        <source>car generator</source>
        <extracomment>gta_sa_save.car_generator</extracomment>
        <translation>генератор машин</translation>
    </message>
    <message>
        <source>car generators</source>
        <extracomment>gta_sa_save.block.content.12, gta_sa_save.car_generator.plural, gta_sa_save.file.close.section, gta_sa_save.file.process.section</extracomment>
        <translation>генераторы машин</translation>
    </message>
    <message>
        <source>car node</source>
        <extracomment>gta_iv_paths.node.legend, gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend</extracomment>
        <translation>автоузел</translation>
    </message>
    <message>
        <source>check for floor</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>проверка пола</translation>
    </message>
    <message>
        <source>check for solid</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>проверка твёрдого тела</translation>
    </message>
    <message>
        <source>choose a coordinate, as in position.x</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>укажите координату, например position.x</translation>
    </message>
    <message>
        <source>cliff</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>обрыв</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>gta_sa_save.garage.door_state.0</extracomment>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>closing</source>
        <extracomment>gta_sa_save.garage.door_state.2</extracomment>
        <translation>закрывается</translation>
    </message>
    <message>
        <source>collectable</source>
        <extracomment>gta_sa_save.pickup.type.6</extracomment>
        <translation>коллекционный предмет</translation>
    </message>
    <message>
        <source>comes from</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>начинается</translation>
    </message>
    <message>
        <source>completely</source>
        <extracomment>source_nav.area.visible_area.visibility.2</extracomment>
        <translation>полностью</translation>
    </message>
    <message>
        <source>connection</source>
        <extracomment>source_nav.connection</extracomment>
        <translation>соединение</translation>
    </message>
    <message>
        <source>connections</source>
        <extracomment>source_nav.connection.plural, source_nav.select_one_way.what.1</extracomment>
        <translation>соединения</translation>
    </message>
    <message>
        <source>contact point</source>
        <extracomment>gta_sa_save.marker.type.5</extracomment>
        <translation>точка контакта</translation>
    </message>
    <message>
        <source>contains no supported file ({}, {})</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>не содержит поддерживаемых файлов ({}, {})</translation>
    </message>
    <message>
        <source>contains no supported file itself. Name what to open below it: {}</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>сама не содержит поддерживаемых файлов. Укажите, что открыть внутри: {}</translation>
    </message>
    <message>
        <source>contains no supported file. Expected: {}</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>не содержит поддерживаемых файлов. Ожидается: {}</translation>
    </message>
    <message>
        <source>coordinate</source>
        <extracomment>gta_sa_save.marker.type.4</extracomment>
        <translation>координата</translation>
    </message>
    <message>
        <source>counted statistic</source>
        <extracomment>gta_sa_save.counted_statistic</extracomment>
        <translation>счётная статистика</translation>
    </message>
    <message>
        <source>counted statistics</source>
        <extracomment>gta_sa_save.counted_statistic.plural</extracomment>
        <translation>счётные статистики</translation>
    </message>
    <message>
        <source>country</source>
        <extracomment>gta_sa_save.simple_vars.level.0, gta_sa_save.zone.level.0</extracomment>
        <translation>сельская местность</translation>
    </message>
    <message>
        <source>crosses a road</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing.1, gta_sa_paths.build_path.crossing.1</extracomment>
        <translation>пересекает дорогу</translation>
    </message>
    <message>
        <source>crouch</source>
        <extracomment>quake_nav3.chain.type.9, quake_nav3.connect_as.type.9, quake_nav3.link.crouch, quake_nav3.link.legend, quake_nav3.link.type.9, quake_nav3.node.legend, quake_nav3.select_type.type.9, quake_nav3.set_type.type.9, quake_nav3.traversal.crouch, source_nav.area.legend</extracomment>
        <translation>присев</translation>
    </message>
    <message>
        <source>damaged</source>
        <extracomment>gta_sa_save.block.tagged.0</extracomment>
        <translation>повреждена</translation>
    </message>
    <message>
        <source>death (hospital)</source>
        <extracomment>gta_sa_save.restart.kind.0</extracomment>
        <translation>смерть (больница)</translation>
    </message>
    <message>
        <source>degrees</source>
        <extracomment>gta_iv_paths.rotate_selection.angle.unit, gta_sa_extended_paths.rotate_selection.angle.unit, gta_sa_paths.rotate_selection.angle.unit, gta_sa_save.car_generator.heading.unit, gta_sa_save.parked_car.heading.unit, gta_sa_save.restart.heading.unit, gta_sa_save.rotate_selection.angle.unit, quake_nav2.rotate_selection.angle.unit, quake_nav3.rotate_selection.angle.unit, source_nav.rotate_selection.angle.unit</extracomment>
        <translation>градусы</translation>
    </message>
    <message>
        <source>disabled</source>
        <extracomment>quake_nav3.node.legend</extracomment>
        <translation>отключено</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>вниз</translation>
    </message>
    <message>
        <source>drop</source>
        <extracomment>source_nav.connection.drop, source_nav.connection.legend</extracomment>
        <translation>спуск</translation>
    </message>
    <message>
        <source>dropped car</source>
        <extracomment>gta_sa_save.garage.door_state.5</extracomment>
        <translation>машина сброшена</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.1, source_nav.area.approach.previous_how.1, source_nav.connection.part, source_nav.connection.side.1, source_nav.encounter_path.from_direction.1, source_nav.encounter_path.to_direction.1, source_nav.ladder.direction.1, source_nav.ladder.direction.2, source_nav.set_side.side.2</extracomment>
        <translation>восток</translation>
    </message>
    <message>
        <source>edict</source>
        <extracomment>quake_nav2.edict, quake_nav2.edict.legend, quake_nav3.edict, quake_nav3.edict.legend</extracomment>
        <translation>edict</translation>
    </message>
    <message>
        <source>edict without a brush in the map</source>
        <extracomment>quake_nav2.edict.legend, quake_nav3.edict.legend</extracomment>
        <translation>edict без браша на карте</translation>
    </message>
    <message>
        <source>edicts</source>
        <extracomment>quake_nav2.edict.plural, quake_nav3.edict.plural</extracomment>
        <translation>edict</translation>
    </message>
    <message>
        <source>elevator</source>
        <extracomment>quake_nav2.chain.type.6, quake_nav2.connect_as.type.6, quake_nav2.link.elevator, quake_nav2.link.legend, quake_nav2.link.type.6, quake_nav2.select_type.type.6, quake_nav2.set_type.type.6, quake_nav2.traversal.elevator, quake_nav3.chain.type.6, quake_nav3.connect_as.type.6, quake_nav3.link.elevator, quake_nav3.link.legend, quake_nav3.link.type.6, quake_nav3.node.legend, quake_nav3.select_type.type.6, quake_nav3.set_type.type.6, quake_nav3.traversal.elevator</extracomment>
        <translation>лифт</translation>
    </message>
    <message>
        <source>elevator bottom</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.node.legend</extracomment>
        <translation>низ лифта</translation>
    </message>
    <message>
        <source>elevator down</source>
        <extracomment>source_nav.area.approach.next_how.8, source_nav.area.approach.previous_how.8</extracomment>
        <translation>на лифте вниз</translation>
    </message>
    <message>
        <source>elevator link leads to it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>ведущей к нему связи лифта</translation>
    </message>
    <message>
        <source>elevator link leaves it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>исходящей связи лифта</translation>
    </message>
    <message>
        <source>elevator top</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.node.legend</extracomment>
        <translation>верх лифта</translation>
    </message>
    <message>
        <source>elevator up</source>
        <extracomment>source_nav.area.approach.next_how.7, source_nav.area.approach.previous_how.7</extracomment>
        <translation>на лифте вверх</translation>
    </message>
    <message>
        <source>empty, 788 bytes</source>
        <extracomment>gta_sa_extended_paths.file.form.4, gta_sa_extended_paths.file.written_form.4, gta_sa_paths.file.form.4, gta_sa_paths.file.written_form.4</extracomment>
        <translation>пустая, 788 байт</translation>
    </message>
    <message>
        <source>encounter path</source>
        <extracomment>source_nav.encounter_path, source_nav.encounter_path.legend</extracomment>
        <translation>путь встречи</translation>
    </message>
    <message>
        <source>encounter paths</source>
        <extracomment>source_nav.encounter_path.plural</extracomment>
        <translation>пути встречи</translation>
    </message>
    <message>
        <source>encounter spots</source>
        <extracomment>source_nav.encounter_path.encounter_spot</extracomment>
        <translation>точки встречи</translation>
    </message>
    <message>
        <source>ends</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>концы</translation>
    </message>
    <message>
        <source>entrance</source>
        <extracomment>gta_sa_save.enex_connection</extracomment>
        <translation>вход</translation>
    </message>
    <message>
        <source>entrances</source>
        <extracomment>gta_sa_save.block.content.25, gta_sa_save.enex_connection.plural</extracomment>
        <translation>входы</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>gta_sa_extended_paths.file.form.1, gta_sa_extended_paths.file.written_form.1, gta_sa_paths.file.form.1, gta_sa_paths.file.written_form.1</extracomment>
        <translation>точная</translation>
    </message>
    <message>
        <source>exchanged</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase.1, gta_sa_paths.propose_lights.phase.1</extracomment>
        <translation>наоборот</translation>
    </message>
    <message>
        <source>exists already</source>
        <extracomment>core/files/rebuild_archive.cpp, core/opening/begin_document.cpp</extracomment>
        <translation>уже существует</translation>
    </message>
    <message>
        <source>expected a property</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>ожидается свойство</translation>
    </message>
    <message>
        <source>expected a value</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>ожидается значение</translation>
    </message>
    <message>
        <source>exposed</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>открытое</translation>
    </message>
    <message>
        <source>extend beyond the end and cannot be read</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>выходят за конец и не читаются</translation>
    </message>
    <message>
        <source>extends beyond the end and cannot be read</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>выходит за конец и не читается</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>gta_sa_save.file, quake_nav2.file, quake_nav3.file</extracomment>
        <translation>файл</translation>
    </message>
    <message>
        <source>files</source>
        <extracomment>gta_sa_save.file.plural, quake_nav2.file.plural, quake_nav3.file.plural</extracomment>
        <translation>файлы</translation>
    </message>
    <message>
        <source>floating package</source>
        <extracomment>gta_sa_save.pickup.type.13</extracomment>
        <translation>плавучий груз</translation>
    </message>
    <message>
        <source>floating package, floats</source>
        <extracomment>gta_sa_save.pickup.type.14</extracomment>
        <translation>плавучий груз, на плаву</translation>
    </message>
    <message>
        <source>fog place</source>
        <extracomment>source_nav.fog_place</extracomment>
        <translation>место тумана</translation>
    </message>
    <message>
        <source>fog places</source>
        <extracomment>source_nav.fog_place.plural</extracomment>
        <translation>места тумана</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>core/systems/source_nav/build.cpp, core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>низ</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>gta_sa_save.marker.type.0, gta_sa_save.pickup.type.0</extracomment>
        <translation>свободно</translation>
    </message>
    <message>
        <source>from the selection only</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>только от выбранного</translation>
    </message>
    <message>
        <source>from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>{} → {}</translation>
    </message>
    <message>
        <source>game logic</source>
        <extracomment>gta_sa_save.block.content.4</extracomment>
        <translation>логика игры</translation>
    </message>
    <message>
        <source>gang</source>
        <extracomment>gta_sa_save.gang</extracomment>
        <translation>банда</translation>
    </message>
    <message>
        <source>gang war</source>
        <extracomment>gta_sa_save.gang_wars</extracomment>
        <translation>война банд</translation>
    </message>
    <message>
        <source>gang wars</source>
        <extracomment>gta_sa_save.block.content.23, gta_sa_save.gang_wars.plural</extracomment>
        <translation>войны банд</translation>
    </message>
    <message>
        <source>gangs</source>
        <extracomment>gta_sa_save.block.content.11, gta_sa_save.gang.plural</extracomment>
        <translation>банды</translation>
    </message>
    <message>
        <source>garage</source>
        <extracomment>gta_sa_save.garage</extracomment>
        <translation>гараж</translation>
    </message>
    <message>
        <source>garages</source>
        <extracomment>gta_sa_save.block.content.3, gta_sa_save.file.bank_vans.section, gta_sa_save.file.bombs_free.section, gta_sa_save.file.collected.section, gta_sa_save.file.last_help.section, gta_sa_save.file.no_resprays.section, gta_sa_save.file.police_cars.section, gta_sa_save.file.resprays_free.section, gta_sa_save.file.wanted_type_1.section, gta_sa_save.file.wanted_type_2.section, gta_sa_save.file.wanted_type_3.section, gta_sa_save.file.wanted_type_4.section, gta_sa_save.garage.plural</extracomment>
        <translation>гаражи</translation>
    </message>
    <message>
        <source>good sniper spot</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>хорошая снайперская точка</translation>
    </message>
    <message>
        <source>greater</source>
        <extracomment>source_nav.select_half_space.side.0</extracomment>
        <translation>больше</translation>
    </message>
    <message>
        <source>grows</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>увеличивается</translation>
    </message>
    <message>
        <source>half turn</source>
        <extracomment>quake_nav2.rotate.angle.0, quake_nav3.rotate.angle.0</extracomment>
        <translation>на пол-оборота</translation>
    </message>
    <message>
        <source>has a name that is not terminated</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>имеет незавершённое имя</translation>
    </message>
    <message>
        <source>has another format</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>имеет другой формат</translation>
    </message>
    <message>
        <source>has another format or is damaged</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>имеет другой формат или повреждён</translation>
    </message>
    <message>
        <source>has no backup folder</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>не имеет папки резервных копий</translation>
    </message>
    <message>
        <source>has no intact backup</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>не имеет исправной резервной копии</translation>
    </message>
    <message>
        <source>has overlapping changes, or changes beyond its size</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>содержит перекрывающиеся изменения или изменения за пределами своего размера</translation>
    </message>
    <message>
        <source>has the same name as an earlier one, which is used</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>имеет то же имя, что и более ранняя, которая и используется</translation>
    </message>
    <message>
        <source>have names that are not terminated</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>имеют незавершённые имена</translation>
    </message>
    <message>
        <source>have the same names as earlier ones, which are used</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>имеют те же имена, что и более ранние, которые и используются</translation>
    </message>
    <message>
        <source>hazard</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>опасность</translation>
    </message>
    <message>
        <source>height {:.2f}</source>
        <extracomment>core/systems/source_nav/area_drags.cpp</extracomment>
        <translation>высота {:.2f}</translation>
    </message>
    <message>
        <source>hiding spot</source>
        <extracomment>source_nav.hiding_spot</extracomment>
        <translation>укрытие</translation>
    </message>
    <message>
        <source>hiding spots</source>
        <extracomment>source_nav.hiding_spot.plural</extracomment>
        <translation>укрытия</translation>
    </message>
    <message>
        <source>hiding, hostages</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>укрытия, заложники</translation>
    </message>
    <message>
        <source>highway</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.2, gta_sa_extended_paths.node.road_class.2, gta_sa_extended_paths.set_run.road_class.2, gta_sa_paths.build_road.road_class.2, gta_sa_paths.node.road_class.2, gta_sa_paths.set_run.road_class.2</extracomment>
        <translation>шоссе</translation>
    </message>
    <message>
        <source>hospitals</source>
        <extracomment>gta_sa_save.restart.part</extracomment>
        <translation>больницы</translation>
    </message>
    <message>
        <source>ideal sniper spot</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>идеальная снайперская точка</translation>
    </message>
    <message>
        <source>in cover</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>с прикрытием</translation>
    </message>
    <message>
        <source>in the folder where the game looks first</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>в папке, которую игра проверяет первой</translation>
    </message>
    <message>
        <source>intersection</source>
        <extracomment>gta_iv_paths.node.group.1, gta_iv_paths.node.intersection, gta_iv_paths.node.legend, gta_iv_paths.node.part</extracomment>
        <translation>пересечение</translation>
    </message>
    <message>
        <source>is</source>
        <extracomment>core/opening/game_copies.cpp, core/systems/shared/path_graph.cpp</extracomment>
        <translation>есть</translation>
    </message>
    <message>
        <source>is cut short or damaged</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>обрезан или повреждён</translation>
    </message>
    <message>
        <source>is cut short: {} of {} {}</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>обрезан: {} из {} {}</translation>
    </message>
    <message>
        <source>is damaged</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>повреждён</translation>
    </message>
    <message>
        <source>is in a folder whose part of the save is missing</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>находится в папке, часть сохранения которой отсутствует</translation>
    </message>
    <message>
        <source>is needed to finish or undo an interrupted save in {}, but cannot be reached</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>требуется, чтобы завершить или отменить прерванное сохранение в {}, но недоступен</translation>
    </message>
    <message>
        <source>is not a map of the games of </source>
        <extracomment>core/opening/begin_document.cpp</extracomment>
        <translation>не является картой игр: </translation>
    </message>
    <message>
        <source>is not a supported archive</source>
        <extracomment>core/files/archive.cpp</extracomment>
        <translation>не является поддерживаемым архивом</translation>
    </message>
    <message>
        <source>is not a supported file</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>не является поддерживаемым файлом</translation>
    </message>
    <message>
        <source>is not a valid name for a backup folder</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>не является допустимым именем папки резервных копий</translation>
    </message>
    <message>
        <source>is not the name of a file</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>не является именем файла</translation>
    </message>
    <message>
        <source>is of a version or variant that is not supported</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>имеет неподдерживаемую версию или вариант</translation>
    </message>
    <message>
        <source>it</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>он</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>файл не существует</translation>
    </message>
    <message>
        <source>it has no coordinates</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>у свойства нет координат</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>это папка, а не файл</translation>
    </message>
    <message>
        <source>it is open in another program, such as the game</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>файл открыт в другой программе, например в игре</translation>
    </message>
    <message>
        <source>its links form a cycle</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>его ссылки образуют цикл</translation>
    </message>
    <message>
        <source>its spare parts were never initialised. Kept unchanged until the area is edited, then written in standard form.</source>
        <extracomment>core/systems/gta_sa_paths/load.cpp</extracomment>
        <translation>резервные части не инициализированы. Сохраняются без изменений до правки области, затем записываются в стандартной форме.</translation>
    </message>
    <message>
        <source>its spare parts were never initialised. Kept unchanged.</source>
        <extracomment>core/systems/gta_sa_paths/load.cpp</extracomment>
        <translation>резервные части не инициализированы. Сохраняются без изменений.</translation>
    </message>
    <message>
        <source>jump</source>
        <extracomment>source_nav.area.approach.next_how.6, source_nav.area.approach.previous_how.6, source_nav.area.legend</extracomment>
        <translation>прыжок</translation>
    </message>
    <message>
        <source>keep</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.1, gta_sa_paths.propose_lights.existing.1</extracomment>
        <translation>оставить</translation>
    </message>
    <message>
        <source>known</source>
        <extracomment>gta_sa_save.block.opaque.0</extracomment>
        <translation>известно</translation>
    </message>
    <message>
        <source>ladder</source>
        <extracomment>quake_nav3.chain.type.10, quake_nav3.connect_as.type.10, quake_nav3.link.ladder, quake_nav3.link.legend, quake_nav3.link.type.10, quake_nav3.node.legend, quake_nav3.select_type.type.10, quake_nav3.set_type.type.10, quake_nav3.traversal.ladder, source_nav.ladder, source_nav.ladder.legend</extracomment>
        <translation>лестница</translation>
    </message>
    <message>
        <source>ladder down</source>
        <extracomment>source_nav.area.approach.next_how.5, source_nav.area.approach.previous_how.5</extracomment>
        <translation>по лестнице вниз</translation>
    </message>
    <message>
        <source>ladder up</source>
        <extracomment>source_nav.area.approach.next_how.4, source_nav.area.approach.previous_how.4</extracomment>
        <translation>по лестнице вверх</translation>
    </message>
    <message>
        <source>ladders</source>
        <extracomment>source_nav.ladder.plural</extracomment>
        <translation>лестницы</translation>
    </message>
    <message>
        <source>ladders down</source>
        <extracomment>source_nav.area.ladder_down</extracomment>
        <translation>лестницы вниз</translation>
    </message>
    <message>
        <source>ladders up</source>
        <extracomment>source_nav.area.ladder_up</extracomment>
        <translation>лестницы вверх</translation>
    </message>
    <message>
        <source>leads to</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>ведёт</translation>
    </message>
    <message>
        <source>leave</source>
        <extracomment>quake_nav2.retie.guesses.0, quake_nav3.retie.guesses.0</extracomment>
        <translation>оставить</translation>
    </message>
    <message>
        <source>left unchanged</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>не изменяются</translation>
    </message>
    <message>
        <source>less</source>
        <extracomment>source_nav.select_half_space.side.1</extracomment>
        <translation>меньше</translation>
    </message>
    <message>
        <source>line {}</source>
        <extracomment>core/systems/quake_nav/save.cpp</extracomment>
        <translation>строка {}</translation>
    </message>
    <message>
        <source>link</source>
        <extracomment>core/systems/gta_iv_paths/road_edits.cpp, gta_iv_paths.link, gta_sa_extended_paths.link, gta_sa_paths.link, quake_nav2.link, quake_nav3.link</extracomment>
        <translation>связь</translation>
    </message>
    <message>
        <source>links</source>
        <extracomment>core/systems/gta_iv_paths/road_edits.cpp, gta_iv_paths.link.plural, gta_sa_extended_paths.link.plural, gta_sa_paths.link.plural, quake_nav2.link.plural, quake_nav3.link.plural</extracomment>
        <translation>связи</translation>
    </message>
    <message>
        <source>links begin at a node</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>связи начинаются у узла</translation>
    </message>
    <message>
        <source>long jump</source>
        <extracomment>quake_nav2.chain.type.1, quake_nav2.connect_as.type.1, quake_nav2.link.legend, quake_nav2.link.long jump, quake_nav2.link.type.1, quake_nav2.select_type.type.1, quake_nav2.set_type.type.1, quake_nav2.traversal.long jump, quake_nav3.chain.type.1, quake_nav3.connect_as.type.1, quake_nav3.link.legend, quake_nav3.link.long jump, quake_nav3.link.type.1, quake_nav3.select_type.type.1, quake_nav3.set_type.type.1, quake_nav3.traversal.long jump</extracomment>
        <translation>длинный прыжок</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>gta_sa_save.car_generator.position.unit, gta_sa_save.duplicate.dx.unit, gta_sa_save.duplicate.dy.unit, gta_sa_save.duplicate.dz.unit, gta_sa_save.gang_wars.attack.unit, gta_sa_save.gang_wars.start.unit, gta_sa_save.garage.back.unit, gta_sa_save.garage.ceiling.unit, gta_sa_save.garage.corner.unit, gta_sa_save.garage.depth.unit, gta_sa_save.garage.front.unit, gta_sa_save.garage.left.unit, gta_sa_save.garage.right.unit, gta_sa_save.garage.width.unit, gta_sa_save.marker.position.unit, gta_sa_save.marker.radius.unit, gta_sa_save.marker_3d.position.unit, gta_sa_save.object.position.unit, gta_sa_save.path_region.high.unit, gta_sa_save.path_region.low.unit, gta_sa_save.path_region.maximum.unit, gta_sa_save.path_region.minimum.unit, gta_sa_save.pickup.position.unit, gta_sa_save.player.position.unit, gta_sa_save.region_around.margin.unit, gta_sa_save.restart.position.unit, gta_sa_save.set_piece.maximum.unit, gta_sa_save.set_piece.minimum.unit, gta_sa_save.set_piece.spawn_1.unit, gta_sa_save.set_piece.spawn_2.unit, gta_sa_save.set_piece.target_1.unit, gta_sa_save.set_piece.target_2.unit, gta_sa_save.simple_vars.camera.unit, gta_sa_save.stored_car.position.unit, gta_sa_save.stunt_jump.camera.unit, gta_sa_save.stunt_jump.landing_maximum.unit, gta_sa_save.stunt_jump.landing_minimum.unit, gta_sa_save.stunt_jump.start_maximum.unit, gta_sa_save.stunt_jump.start_minimum.unit, gta_sa_save.zone.maximum.unit, gta_sa_save.zone.minimum.unit</extracomment>
        <translation>м</translation>
    </message>
    <message>
        <source>manual barrier jump</source>
        <extracomment>quake_nav3.chain.type.11, quake_nav3.connect_as.type.11, quake_nav3.link.legend, quake_nav3.link.manual barrier jump, quake_nav3.link.type.11, quake_nav3.select_type.type.11, quake_nav3.set_type.type.11, quake_nav3.traversal.manual barrier jump</extracomment>
        <translation>ручной прыжок через преграду</translation>
    </message>
    <message>
        <source>manual jump</source>
        <extracomment>quake_nav2.chain.type.8, quake_nav2.connect_as.type.8, quake_nav2.link.legend, quake_nav2.link.manual jump, quake_nav2.link.type.8, quake_nav2.select_type.type.8, quake_nav2.set_type.type.8, quake_nav2.traversal.manual jump</extracomment>
        <translation>ручной прыжок</translation>
    </message>
    <message>
        <source>manual long jump</source>
        <extracomment>quake_nav3.chain.type.8, quake_nav3.connect_as.type.8, quake_nav3.link.legend, quake_nav3.link.manual long jump, quake_nav3.link.type.8, quake_nav3.select_type.type.8, quake_nav3.set_type.type.8, quake_nav3.traversal.manual long jump</extracomment>
        <translation>ручной длинный прыжок</translation>
    </message>
    <message>
        <source>map</source>
        <extracomment>gta_sa_save.zone.type.3</extracomment>
        <translation>карта</translation>
    </message>
    <message>
        <source>map sections</source>
        <extracomment>gta_sa_save.block.content.21</extracomment>
        <translation>секции карты</translation>
    </message>
    <message>
        <source>map zones</source>
        <extracomment>gta_sa_save.zone.list.1, gta_sa_save.zone.part</extracomment>
        <translation>зоны карты</translation>
    </message>
    <message>
        <source>marker</source>
        <extracomment>gta_sa_save.marker.display.1</extracomment>
        <translation>маркер</translation>
    </message>
    <message>
        <source>mesh</source>
        <extracomment>source_nav.file</extracomment>
        <translation>нав-сетка</translation>
    </message>
    <message>
        <source>meshes</source>
        <extracomment>source_nav.file.plural</extracomment>
        <translation>нав-сетки</translation>
    </message>
    <message>
        <source>mine, armed</source>
        <extracomment>gta_sa_save.pickup.type.10</extracomment>
        <translation>мина, взведена</translation>
    </message>
    <message>
        <source>mine, inactive</source>
        <extracomment>gta_sa_save.pickup.type.9</extracomment>
        <translation>мина, неактивна</translation>
    </message>
    <message>
        <source>missing closing bracket</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>нет закрывающей скобки</translation>
    </message>
    <message>
        <source>missing closing quotation mark</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>нет закрывающей кавычки</translation>
    </message>
    <message>
        <source>mission</source>
        <extracomment>gta_sa_save.pickup.type.22</extracomment>
        <translation>миссия</translation>
    </message>
    <message>
        <source>mobile, format 3</source>
        <extracomment>gta_sa_save.simple_vars.version_id.2316549472</extracomment>
        <translation>мобильная, формат 3</translation>
    </message>
    <message>
        <source>mobile, format 4</source>
        <extracomment>gta_sa_save.simple_vars.version_id.343353539</extracomment>
        <translation>мобильная, формат 4</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>gta_sa_save.pickup.type.8</extracomment>
        <translation>деньги</translation>
    </message>
    <message>
        <source>money, permanent</source>
        <extracomment>gta_sa_save.pickup.type.19</extracomment>
        <translation>деньги, постоянно</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>gta_sa_save.car_generator.next_time.unit, gta_sa_save.gang_wars.last_time.unit, gta_sa_save.gang_wars.start_time.unit, gta_sa_save.pickup.regeneration.unit, gta_sa_save.set_piece.last_time.unit, gta_sa_save.simple_vars.game_time.unit, gta_sa_save.simple_vars.minute_length.unit, gta_sa_save.thread.timer_a.unit, gta_sa_save.thread.timer_b.unit, gta_sa_save.thread.wake_time.unit</extracomment>
        <translation>мс</translation>
    </message>
    <message>
        <source>must end in {}, because its directory is stored beside it</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>должен оканчиваться на {}, потому что его каталог хранится рядом</translation>
    </message>
    <message>
        <source>names that begin with {} are reserved for saving</source>
        <extracomment>core/files/in_place.cpp, core/files/save_set.cpp</extracomment>
        <translation>имена, которые начинаются с {}, зарезервированы для сохранения</translation>
    </message>
    <message>
        <source>navi node</source>
        <extracomment>gta_sa_extended_paths.navi, gta_sa_extended_paths.navi.legend, gta_sa_paths.navi, gta_sa_paths.navi.legend</extracomment>
        <translation>navi-узел</translation>
    </message>
    <message>
        <source>navi node {}:{}</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>navi-узел {}:{}</translation>
    </message>
    <message>
        <source>navi nodes</source>
        <extracomment>gta_sa_extended_paths.navi.plural, gta_sa_paths.navi.plural</extracomment>
        <translation>navi-узлы</translation>
    </message>
    <message>
        <source>navigation</source>
        <extracomment>gta_sa_save.zone.type.0</extracomment>
        <translation>навигация</translation>
    </message>
    <message>
        <source>navigation zones</source>
        <extracomment>gta_sa_save.zone.list.0, gta_sa_save.zone.part</extracomment>
        <translation>навигационные зоны</translation>
    </message>
    <message>
        <source>network</source>
        <extracomment>core/systems/gta_iv_paths/access.h</extracomment>
        <translation>сеть</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>core/model/property_text.cpp, gta_sa_extended_paths.build_path.switched_off.1, gta_sa_extended_paths.build_road.switched_off.1, gta_sa_extended_paths.build_water.switched_off.1, gta_sa_extended_paths.set_run.switched_off.0, gta_sa_paths.build_path.switched_off.1, gta_sa_paths.build_road.switched_off.1, gta_sa_paths.build_water.switched_off.1, gta_sa_paths.set_run.switched_off.0, gta_sa_save.file.keeps_checksum.0, gta_sa_save.file.keeps_padding.0, gta_sa_save.gang_wars.near.0, gta_sa_save.marker_3d.used.0, gta_sa_save.player_info.drive_by.0, gta_sa_save.player_info.endless_run.0, gta_sa_save.player_info.fast_reload.0, gta_sa_save.player_info.fireproof.0, gta_sa_save.player_info.keeps_when_busted.0, gta_sa_save.player_info.keeps_when_wasted.0, gta_sa_save.simple_vars.has_cheated.0, gta_sa_save.simple_vars.prostitutes_pay.0, gta_sa_save.simple_vars.riots.0, gta_sa_save.simple_vars.riots_without_police.0, gta_sa_save.simple_vars.taxis_nitro.0, gta_sa_save.stunt_jump.done.0, gta_sa_save.stunt_jump.found.0, gta_sa_save.thread.is_mission.0</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>no additions</source>
        <extracomment>source_nav.file.layout.0, source_nav.plain</extracomment>
        <translation>без дополнений</translation>
    </message>
    <message>
        <source>no area</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>нет области</translation>
    </message>
    <message>
        <source>no floor within {:.0f} units below a node, so the map may be another revision</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>нет пола в пределах {:.0f} ед. под узлом, возможно, это другая редакция карты</translation>
    </message>
    <message>
        <source>no jump</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>без прыжков</translation>
    </message>
    <message>
        <source>no link</source>
        <extracomment>quake_nav2.chain.way.2, quake_nav3.chain.way.2</extracomment>
        <translation>нет связи</translation>
    </message>
    <message>
        <source>no merge, top</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>не сливать, верх</translation>
    </message>
    <message>
        <source>no monsters</source>
        <extracomment>quake_nav2.node.legend</extracomment>
        <translation>без монстров</translation>
    </message>
    <message>
        <source>no navi node</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>нет navi-узла</translation>
    </message>
    <message>
        <source>no node</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>нет узла</translation>
    </message>
    <message>
        <source>no region</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>нет региона</translation>
    </message>
    <message>
        <source>no such brush in the map</source>
        <extracomment>core/systems/quake_nav/derived.h</extracomment>
        <translation>в карте нет такого браша</translation>
    </message>
    <message>
        <source>no team</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>нет команды</translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>без типа</translation>
    </message>
    <message>
        <source>no values</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>нет значений</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>gta_iv_paths.node, gta_sa_extended_paths.node, gta_sa_paths.node, quake_nav2.node, quake_nav2.node.legend, quake_nav3.node, quake_nav3.node.legend</extracomment>
        <translation>узел</translation>
    </message>
    <message>
        <source>node {}:{}</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>узел {}:{}</translation>
    </message>
    <message>
        <source>nodes</source>
        <extracomment>gta_iv_paths.node.plural, gta_sa_extended_paths.node.plural, gta_sa_paths.node.plural, quake_nav2.node.plural, quake_nav3.node.plural</extracomment>
        <translation>узлы</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>core/systems/source_nav/overlays.cpp, gta_sa_extended_paths.build_path.crossing.0, gta_sa_extended_paths.navi.light_cycle.0, gta_sa_extended_paths.node.behaviour.0, gta_sa_paths.build_path.crossing.0, gta_sa_paths.navi.light_cycle.0, gta_sa_paths.node.behaviour.0, gta_sa_save.set_piece.type.0, source_nav.area.approach.next_how.9, source_nav.area.approach.previous_how.9</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.1, gta_sa_extended_paths.node.road_class.1, gta_sa_extended_paths.set_run.road_class.1, gta_sa_paths.build_road.road_class.1, gta_sa_paths.node.road_class.1, gta_sa_paths.set_run.road_class.1</extracomment>
        <translation>обычная</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.0, source_nav.area.approach.previous_how.0, source_nav.connection.part, source_nav.connection.side.0, source_nav.encounter_path.from_direction.0, source_nav.encounter_path.to_direction.0, source_nav.ladder.direction.0, source_nav.ladder.direction.1, source_nav.set_side.side.1</extracomment>
        <translation>север</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>северо-восток</translation>
    </message>
    <message>
        <source>north-east corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>северо-восточный угол</translation>
    </message>
    <message>
        <source>north-south</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp, gta_sa_extended_paths.navi.light_cycle.1, gta_sa_extended_paths.propose_lights.phase.2, gta_sa_paths.navi.light_cycle.1, gta_sa_paths.propose_lights.phase.2</extracomment>
        <translation>север–юг</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>северо-запад</translation>
    </message>
    <message>
        <source>north-west corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>северо-западный угол</translation>
    </message>
    <message>
        <source>not</source>
        <extracomment>source_nav.area.visible_area.visibility.0</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>not a supported archive</source>
        <extracomment>core/files/put_entry.cpp</extracomment>
        <translation>неподдерживаемый архив</translation>
    </message>
    <message>
        <source>not permitted</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>действие не разрешено</translation>
    </message>
    <message>
        <source>not visible</source>
        <extracomment>core/systems/source_nav/overlays.cpp</extracomment>
        <translation>не видно</translation>
    </message>
    <message>
        <source>not written: its blocks leave no room for the checksum</source>
        <extracomment>core/systems/gta_sa_save/save.cpp</extracomment>
        <translation>не записан: после блоков не остаётся места для контрольной суммы</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>core/systems/conversion_edit.cpp, gta_sa_save.marker.display.0</extracomment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>number plate</source>
        <extracomment>gta_sa_save.number_plate</extracomment>
        <translation>номерной знак</translation>
    </message>
    <message>
        <source>number plates</source>
        <extracomment>gta_sa_save.number_plate.plural</extracomment>
        <translation>номерные знаки</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>gta_sa_save.marker.type.3, gta_sa_save.object</extracomment>
        <translation>объект</translation>
    </message>
    <message>
        <source>objects</source>
        <extracomment>formats/gta_world/surfaces.cpp, gta_sa_save.object.plural</extracomment>
        <translation>объекты</translation>
    </message>
    <message>
        <source>of all selected areas</source>
        <extracomment>source_nav.level.height.1</extracomment>
        <translation>всех выделенных областей</translation>
    </message>
    <message>
        <source>of each area</source>
        <extracomment>source_nav.level.height.0</extracomment>
        <translation>каждой области</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp, gta_sa_save.gang_wars.active.0</extracomment>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>off in the path files</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>отключено в файлах путей</translation>
    </message>
    <message>
        <source>off the wall</source>
        <extracomment>source_nav.ladder.direction.0</extracomment>
        <translation>от стены</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp, gta_sa_save.gang_wars.active.1</extracomment>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>gta_sa_save.pickup.type.3</extracomment>
        <translation>один раз</translation>
    </message>
    <message>
        <source>once, slow timeout</source>
        <extracomment>gta_sa_save.pickup.type.5</extracomment>
        <translation>один раз, с долгим тайм-аутом</translation>
    </message>
    <message>
        <source>once, timeout</source>
        <extracomment>gta_sa_save.pickup.type.4</extracomment>
        <translation>один раз, с тайм-аутом</translation>
    </message>
    <message>
        <source>one car, fast</source>
        <extracomment>gta_sa_save.set_piece.type.2</extracomment>
        <translation>одна машина, быстро</translation>
    </message>
    <message>
        <source>one car, medium</source>
        <extracomment>gta_sa_save.set_piece.type.3</extracomment>
        <translation>одна машина, средне</translation>
    </message>
    <message>
        <source>one of them is</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>один из них</translation>
    </message>
    <message>
        <source>one officer</source>
        <extracomment>gta_sa_save.set_piece.type.4</extracomment>
        <translation>один полицейский</translation>
    </message>
    <message>
        <source>one way</source>
        <extracomment>quake_nav2.chain.way.1, quake_nav2.connect_as.way.0, quake_nav2.link.way.1, quake_nav3.chain.way.1, quake_nav3.connect_as.way.0, quake_nav3.link.way.1, source_nav.connection.legend, source_nav.connection.oneWay</extracomment>
        <translation>в одну сторону</translation>
    </message>
    <message>
        <source>one-way road</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>односторонняя дорога</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>gta_sa_save.garage.door_state.1</extracomment>
        <translation>открыта</translation>
    </message>
    <message>
        <source>open entrance</source>
        <extracomment>gta_sa_save.open_entrance</extracomment>
        <translation>открытый вход</translation>
    </message>
    <message>
        <source>open entrances</source>
        <extracomment>gta_sa_save.open_entrance.plural</extracomment>
        <translation>открытые входы</translation>
    </message>
    <message>
        <source>opening</source>
        <extracomment>gta_sa_save.garage.door_state.3</extracomment>
        <translation>открывается</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>quake_nav2.link.other, quake_nav2.traversal.other, quake_nav3.link.other, quake_nav3.traversal.other</extracomment>
        <translation>другое</translation>
    </message>
    <message>
        <source>out of stock</source>
        <extracomment>gta_sa_save.pickup.type.7</extracomment>
        <translation>нет в наличии</translation>
    </message>
    <message>
        <source>overlap other entries</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>перекрывают другие записи</translation>
    </message>
    <message>
        <source>overlaps another entry</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>перекрывает другую запись</translation>
    </message>
    <message>
        <source>padded to 2048</source>
        <extracomment>gta_sa_extended_paths.file.form.2, gta_sa_extended_paths.file.written_form.2, gta_sa_paths.file.form.2, gta_sa_paths.file.written_form.2</extracomment>
        <translation>дополнена до 2048</translation>
    </message>
    <message>
        <source>parking place</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.2, gta_sa_paths.node.behaviour.2</extracomment>
        <translation>парковка</translation>
    </message>
    <message>
        <source>path from the node to the start</source>
        <extracomment>quake_nav2.traversal.legend, quake_nav3.traversal.legend</extracomment>
        <translation>путь от узла до начала</translation>
    </message>
    <message>
        <source>path region</source>
        <extracomment>gta_sa_save.path_region</extracomment>
        <translation>регион путей</translation>
    </message>
    <message>
        <source>path regions</source>
        <extracomment>gta_sa_save.path_region.plural</extracomment>
        <translation>регионы путей</translation>
    </message>
    <message>
        <source>ped</source>
        <extracomment>gta_sa_extended_paths.node.group.1, gta_sa_extended_paths.node.part, gta_sa_paths.node.group.1, gta_sa_paths.node.part, gta_sa_save.marker.type.2</extracomment>
        <translation>пешеходы</translation>
    </message>
    <message>
        <source>ped generators</source>
        <extracomment>gta_sa_save.block.content.13</extracomment>
        <translation>генераторы пешеходов</translation>
    </message>
    <message>
        <source>ped relations</source>
        <extracomment>gta_sa_save.block.content.19</extracomment>
        <translation>отношения пешеходов</translation>
    </message>
    <message>
        <source>pedestrian</source>
        <extracomment>gta_sa_extended_paths.link.ped, gta_sa_extended_paths.node.ped, gta_sa_paths.link.ped, gta_sa_paths.node.ped</extracomment>
        <translation>пешеходы</translation>
    </message>
    <message>
        <source>pedestrian graph</source>
        <extracomment>core/systems/gta_sa_paths/access.h</extracomment>
        <translation>граф пешеходов</translation>
    </message>
    <message>
        <source>pedestrian node</source>
        <extracomment>gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend</extracomment>
        <translation>пешеходный узел</translation>
    </message>
    <message>
        <source>pedestrian nodes</source>
        <extracomment>gta_sa_save.path_region.vehicles.0, gta_sa_save.region_around.vehicles.0</extracomment>
        <translation>пешеходные узлы</translation>
    </message>
    <message>
        <source>pedestrian path</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>пешеходный путь</translation>
    </message>
    <message>
        <source>pedestrian path across a road</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>пешеходный путь через дорогу</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>доступ запрещён</translation>
    </message>
    <message>
        <source>phone</source>
        <extracomment>gta_sa_save.block.content.7</extracomment>
        <translation>телефон</translation>
    </message>
    <message>
        <source>pickup</source>
        <extracomment>gta_sa_save.marker.type.7, gta_sa_save.pickup</extracomment>
        <translation>пикап</translation>
    </message>
    <message>
        <source>pickups</source>
        <extracomment>gta_sa_save.block.content.6, gta_sa_save.file.help_messages.section, gta_sa_save.file.ring.section, gta_sa_save.file.ring_next.section, gta_sa_save.pickup.plural</extracomment>
        <translation>пикапы</translation>
    </message>
    <message>
        <source>pivot and jump</source>
        <extracomment>quake_nav3.chain.type.12, quake_nav3.connect_as.type.12, quake_nav3.link.legend, quake_nav3.link.pivot and jump, quake_nav3.link.type.12, quake_nav3.select_type.type.12, quake_nav3.set_type.type.12, quake_nav3.traversal.pivot and jump</extracomment>
        <translation>разворот и прыжок</translation>
    </message>
    <message>
        <source>place</source>
        <extracomment>source_nav.place</extracomment>
        <translation>место</translation>
    </message>
    <message>
        <source>places</source>
        <extracomment>source_nav.place.plural</extracomment>
        <translation>места</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>gta_sa_save.player</extracomment>
        <translation>игрок</translation>
    </message>
    <message>
        <source>player info</source>
        <extracomment>gta_sa_save.block.content.15</extracomment>
        <translation>данные игрока</translation>
    </message>
    <message>
        <source>player&apos;s state</source>
        <extracomment>gta_sa_save.player_info</extracomment>
        <translation>состояние игрока</translation>
    </message>
    <message>
        <source>players</source>
        <extracomment>gta_sa_save.player.plural</extracomment>
        <translation>игроки</translation>
    </message>
    <message>
        <source>players and objects</source>
        <extracomment>gta_sa_save.block.content.2</extracomment>
        <translation>игроки и объекты</translation>
    </message>
    <message>
        <source>players&apos; states</source>
        <extracomment>gta_sa_save.player_info.plural</extracomment>
        <translation>состояния игроков</translation>
    </message>
    <message>
        <source>police stations</source>
        <extracomment>gta_sa_save.restart.part</extracomment>
        <translation>полицейские участки</translation>
    </message>
    <message>
        <source>potentially</source>
        <extracomment>source_nav.area.visible_area.visibility.1</extracomment>
        <translation>возможно</translation>
    </message>
    <message>
        <source>potentially, completely</source>
        <extracomment>source_nav.area.visible_area.visibility.3</extracomment>
        <translation>возможно, полностью</translation>
    </message>
    <message>
        <source>precise</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>точно</translation>
    </message>
    <message>
        <source>property for sale</source>
        <extracomment>gta_sa_save.pickup.type.18</extracomment>
        <translation>недвижимость на продажу</translation>
    </message>
    <message>
        <source>property, locked</source>
        <extracomment>gta_sa_save.pickup.type.17</extracomment>
        <translation>недвижимость, закрыта</translation>
    </message>
    <message>
        <source>pusher</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.chain.type.4, quake_nav2.connect_as.type.4, quake_nav2.link.legend, quake_nav2.link.pusher, quake_nav2.link.type.4, quake_nav2.node.legend, quake_nav2.select_type.type.4, quake_nav2.set_type.type.4, quake_nav2.traversal.pusher, quake_nav3.chain.type.4, quake_nav3.connect_as.type.4, quake_nav3.link.legend, quake_nav3.link.pusher, quake_nav3.link.type.4, quake_nav3.node.legend, quake_nav3.select_type.type.4, quake_nav3.set_type.type.4, quake_nav3.traversal.pusher</extracomment>
        <translation>толкатель</translation>
    </message>
    <message>
        <source>pusher link leaves it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>исходящей связи толкателя</translation>
    </message>
    <message>
        <source>quarter turn left</source>
        <extracomment>quake_nav2.rotate.angle.1, quake_nav3.rotate.angle.1</extracomment>
        <translation>на четверть влево</translation>
    </message>
    <message>
        <source>quarter turn right</source>
        <extracomment>quake_nav2.rotate.angle.2, quake_nav3.rotate.angle.2</extracomment>
        <translation>на четверть вправо</translation>
    </message>
    <message>
        <source>radar marker</source>
        <extracomment>gta_sa_save.marker</extracomment>
        <translation>маркер радара</translation>
    </message>
    <message>
        <source>radar markers</source>
        <extracomment>gta_sa_save.block.content.9, gta_sa_save.marker.plural</extracomment>
        <translation>маркеры радара</translation>
    </message>
    <message>
        <source>radio</source>
        <extracomment>gta_sa_save.block.content.26</extracomment>
        <translation>радио</translation>
    </message>
    <message>
        <source>radius {} units</source>
        <extracomment>core/systems/quake_nav/drags.cpp</extracomment>
        <translation>радиус {} ед.</translation>
    </message>
    <message>
        <source>replace</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.0, gta_sa_paths.propose_lights.existing.0</extracomment>
        <translation>заменить</translation>
    </message>
    <message>
        <source>replace, including those for other junctions</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.2, gta_sa_paths.propose_lights.existing.2</extracomment>
        <translation>заменить, включая светофоры для других перекрёстков</translation>
    </message>
    <message>
        <source>replaces</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>заменяет</translation>
    </message>
    <message>
        <source>restart point</source>
        <extracomment>gta_sa_save.restart</extracomment>
        <translation>точка возрождения</translation>
    </message>
    <message>
        <source>restart points</source>
        <extracomment>gta_sa_save.block.content.8, gta_sa_save.file.fade_arrest.section, gta_sa_save.file.fade_death.section, gta_sa_save.file.hospital_heading.section, gta_sa_save.file.hospital_radius.section, gta_sa_save.file.hospital_x.section, gta_sa_save.file.hospital_y.section, gta_sa_save.file.hospital_z.section, gta_sa_save.file.override.section, gta_sa_save.file.override_x.section, gta_sa_save.file.override_y.section, gta_sa_save.file.override_z.section, gta_sa_save.file.police_heading.section, gta_sa_save.file.police_radius.section, gta_sa_save.file.police_x.section, gta_sa_save.file.police_y.section, gta_sa_save.file.police_z.section, gta_sa_save.restart.plural</extracomment>
        <translation>точки возрождения</translation>
    </message>
    <message>
        <source>revenue</source>
        <extracomment>gta_sa_save.pickup.type.16</extracomment>
        <translation>доход</translation>
    </message>
    <message>
        <source>road block</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.1, gta_sa_paths.node.behaviour.1</extracomment>
        <translation>блокпост</translation>
    </message>
    <message>
        <source>road with lanes A or B only</source>
        <extracomment>gta_iv_paths.link.legend</extracomment>
        <translation>дорога только с полосами A или B</translation>
    </message>
    <message>
        <source>road, both ways</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>дорога в обе стороны</translation>
    </message>
    <message>
        <source>road; lanes A are the brighter side</source>
        <extracomment>gta_iv_paths.link.legend</extracomment>
        <translation>дорога; полосы A — более светлая сторона</translation>
    </message>
    <message>
        <source>rocket jump</source>
        <extracomment>quake_nav3.chain.type.13, quake_nav3.connect_as.type.13, quake_nav3.link.legend, quake_nav3.link.rocket jump, quake_nav3.link.type.13, quake_nav3.select_type.type.13, quake_nav3.set_type.type.13, quake_nav3.traversal.rocket jump</extracomment>
        <translation>прыжок на ракете</translation>
    </message>
    <message>
        <source>run or walk</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>бегом или шагом</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>source_nav.area.occupy_first.unit, source_nav.area.occupy_second.unit</extracomment>
        <translation>с</translation>
    </message>
    <message>
        <source>saving was cancelled</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>сохранение прервано</translation>
    </message>
    <message>
        <source>script thread</source>
        <extracomment>gta_sa_save.thread</extracomment>
        <translation>поток скрипта</translation>
    </message>
    <message>
        <source>script threads</source>
        <extracomment>gta_sa_save.thread.plural</extracomment>
        <translation>потоки скрипта</translation>
    </message>
    <message>
        <source>scripts</source>
        <extracomment>gta_sa_save.block.content.1, gta_sa_save.file.animation_groups.section, gta_sa_save.file.blocked_models.section, gta_sa_save.file.brains.section, gta_sa_save.file.building_swaps.section, gta_sa_save.file.exclusive_missions.section, gta_sa_save.file.globals.section, gta_sa_save.file.globals_size.section, gta_sa_save.file.invisible_objects.section, gta_sa_save.file.largest_mission.section, gta_sa_save.file.last_mission_time.section, gta_sa_save.file.lod_links.section, gta_sa_save.file.main_size.section, gta_sa_save.file.missions.section, gta_sa_save.file.most_locals.section, gta_sa_save.file.on_mission.section, gta_sa_save.file.script_byte_1.section, gta_sa_save.file.script_byte_2.section</extracomment>
        <translation>скрипты</translation>
    </message>
    <message>
        <source>sea mine, armed</source>
        <extracomment>gta_sa_save.pickup.type.12</extracomment>
        <translation>морская мина, взведена</translation>
    </message>
    <message>
        <source>sea mine, inactive</source>
        <extracomment>gta_sa_save.pickup.type.11</extracomment>
        <translation>морская мина, неактивна</translation>
    </message>
    <message>
        <source>searchlight</source>
        <extracomment>gta_sa_save.marker.type.6</extracomment>
        <translation>прожектор</translation>
    </message>
    <message>
        <source>selected</source>
        <extracomment>core/systems/source_nav/overlays.cpp</extracomment>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>set piece</source>
        <extracomment>gta_sa_save.set_piece</extracomment>
        <translation>засада</translation>
    </message>
    <message>
        <source>set pieces</source>
        <extracomment>gta_sa_save.block.content.17, gta_sa_save.set_piece.plural</extracomment>
        <translation>засады</translation>
    </message>
    <message>
        <source>shop</source>
        <extracomment>gta_sa_save.pickup.type.1</extracomment>
        <translation>магазин</translation>
    </message>
    <message>
        <source>shopping</source>
        <extracomment>gta_sa_save.block.content.22</extracomment>
        <translation>покупки</translation>
    </message>
    <message>
        <source>shrinks</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>уменьшается</translation>
    </message>
    <message>
        <source>simple variables</source>
        <extracomment>gta_sa_save.block.content.0</extracomment>
        <translation>простые переменные</translation>
    </message>
    <message>
        <source>slow</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.0, gta_sa_extended_paths.node.road_class.0, gta_sa_extended_paths.set_run.road_class.0, gta_sa_paths.build_road.road_class.0, gta_sa_paths.node.road_class.0, gta_sa_paths.set_run.road_class.0</extracomment>
        <translation>медленная</translation>
    </message>
    <message>
        <source>snapshot</source>
        <extracomment>gta_sa_save.pickup.type.20</extracomment>
        <translation>фотоснимок</translation>
    </message>
    <message>
        <source>some of the padding differs from what the game writes. It is kept.</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>часть заполнения отличается от того, что пишет игра. Она сохраняется.</translation>
    </message>
    <message>
        <source>some of them are</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>некоторые из них</translation>
    </message>
    <message>
        <source>south</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.2, source_nav.area.approach.previous_how.2, source_nav.connection.part, source_nav.connection.side.2, source_nav.encounter_path.from_direction.2, source_nav.encounter_path.to_direction.2, source_nav.ladder.direction.2, source_nav.ladder.direction.3, source_nav.set_side.side.3</extracomment>
        <translation>юг</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>юго-восток</translation>
    </message>
    <message>
        <source>south-east corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>юго-восточный угол</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>юго-запад</translation>
    </message>
    <message>
        <source>south-west corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>юго-западный угол</translation>
    </message>
    <message>
        <source>stairs</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>ступени</translation>
    </message>
    <message>
        <source>state of the game</source>
        <extracomment>gta_sa_save.simple_vars</extracomment>
        <translation>состояние игры</translation>
    </message>
    <message>
        <source>states of the game</source>
        <extracomment>gta_sa_save.simple_vars.plural</extracomment>
        <translation>состояния игры</translation>
    </message>
    <message>
        <source>statistic</source>
        <extracomment>gta_sa_save.statistic</extracomment>
        <translation>статистика</translation>
    </message>
    <message>
        <source>statistics</source>
        <extracomment>gta_sa_save.block.content.16, gta_sa_save.file.further_statistics.section, gta_sa_save.file.kills.section, gta_sa_save.file.last_mission.section, gta_sa_save.statistic.plural</extracomment>
        <translation>статистика</translation>
    </message>
    <message>
        <source>stop</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>остановка</translation>
    </message>
    <message>
        <source>stored car</source>
        <extracomment>gta_sa_save.stored_car</extracomment>
        <translation>машина в гараже</translation>
    </message>
    <message>
        <source>stored cars</source>
        <extracomment>gta_sa_save.stored_car.plural</extracomment>
        <translation>машины в гараже</translation>
    </message>
    <message>
        <source>streaming</source>
        <extracomment>gta_sa_save.block.content.18</extracomment>
        <translation>стриминг</translation>
    </message>
    <message>
        <source>street</source>
        <extracomment>gta_sa_save.pickup.type.2</extracomment>
        <translation>на улице</translation>
    </message>
    <message>
        <source>street, slow</source>
        <extracomment>gta_sa_save.pickup.type.15</extracomment>
        <translation>на улице, медленно</translation>
    </message>
    <message>
        <source>stunt jump</source>
        <extracomment>gta_sa_save.stunt_jump</extracomment>
        <translation>трюковой прыжок</translation>
    </message>
    <message>
        <source>stunt jumps</source>
        <extracomment>gta_sa_save.block.content.24, gta_sa_save.stunt_jump.plural</extracomment>
        <translation>трюковые прыжки</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>gta_iv_paths.node.legend, gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend, gta_sa_save.path_region.off.1, gta_sa_save.region_around.off.1</extracomment>
        <translation>отключено</translation>
    </message>
    <message>
        <source>switched off by a region</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>отключено регионом</translation>
    </message>
    <message>
        <source>switched on</source>
        <extracomment>gta_sa_save.path_region.off.0, gta_sa_save.region_around.off.0</extracomment>
        <translation>включено</translation>
    </message>
    <message>
        <source>switched on by a region</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>включено регионом</translation>
    </message>
    <message>
        <source>switched path regions</source>
        <extracomment>gta_sa_save.block.content.5</extracomment>
        <translation>переключённые регионы путей</translation>
    </message>
    <message>
        <source>tags</source>
        <extracomment>gta_sa_save.block.content.20</extracomment>
        <translation>граффити</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>quake_nav2.retie.guesses.1, quake_nav3.retie.guesses.1</extracomment>
        <translation>принять</translation>
    </message>
    <message>
        <source>team bits </source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>биты команд </translation>
    </message>
    <message>
        <source>team blue</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>синяя команда</translation>
    </message>
    <message>
        <source>team red</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>красная команда</translation>
    </message>
    <message>
        <source>teleport</source>
        <extracomment>quake_nav2.chain.type.2, quake_nav2.connect_as.type.2, quake_nav2.link.legend, quake_nav2.link.teleport, quake_nav2.link.type.2, quake_nav2.select_type.type.2, quake_nav2.set_type.type.2, quake_nav2.traversal.teleport, quake_nav3.chain.type.2, quake_nav3.connect_as.type.2, quake_nav3.link.legend, quake_nav3.link.teleport, quake_nav3.link.type.2, quake_nav3.select_type.type.2, quake_nav3.set_type.type.2, quake_nav3.traversal.teleport</extracomment>
        <translation>телепорт</translation>
    </message>
    <message>
        <source>teleport link leaves it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>исходящей связи телепорта</translation>
    </message>
    <message>
        <source>teleporter</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>телепорт</translation>
    </message>
    <message>
        <source>the change was cancelled</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>изменение отменено</translation>
    </message>
    <message>
        <source>the checksum is wrong, so the game shows the slot as corrupt. Any edit fixes it.</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>контрольная сумма неверна, поэтому игра показывает слот как повреждённый. Любая правка это исправит.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>диск только для чтения</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>диск сообщил об ошибке</translation>
    </message>
    <message>
        <source>the end: it became shorter</source>
        <extracomment>core/files/file_source.cpp</extracomment>
        <translation>конец: файл стал короче</translation>
    </message>
    <message>
        <source>the file</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>файл</translation>
    </message>
    <message>
        <source>the file is</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>файл</translation>
    </message>
    <message>
        <source>the file is too large for this disk</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>файл слишком велик для этого диска</translation>
    </message>
    <message>
        <source>the last clock tick becomes 0</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>последний такт часов станет 0</translation>
    </message>
    <message>
        <source>the link ranges of its nodes overlap or leave gaps. They are kept until nodes or links are added or deleted.</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>диапазоны связей узлов перекрываются или имеют пропуски. Они сохраняются, пока не добавлены или удалены узлы или связи.</translation>
    </message>
    <message>
        <source>the mesh has no areas. The game does not accept it.</source>
        <extracomment>core/systems/source_nav/load.cpp</extracomment>
        <translation>в нав-сетке нет областей. Игра её не примет.</translation>
    </message>
    <message>
        <source>the name is not allowed there: it is reserved, such as CON, ends in a dot or space, or contains one of &lt;&gt;:&quot;|?*</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>имя там недопустимо: оно зарезервировано, как CON, кончается точкой или пробелом либо содержит один из знаков &lt;&gt;:&quot;|?*</translation>
    </message>
    <message>
        <source>the name is too long for this disk</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>имя слишком длинное для этого диска</translation>
    </message>
    <message>
        <source>the record of an interrupted save is damaged</source>
        <extracomment>core/files/save_plan.cpp</extracomment>
        <translation>запись прерванного сохранения повреждена</translation>
    </message>
    <message>
        <source>the tag of block {} ({}) is damaged: the game does not load the save</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>метка блока {} ({}) повреждена: игра не загружает сохранение</translation>
    </message>
    <message>
        <source>the text has a different formatting, which is kept until the first edit</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>текст отформатирован иначе; форматирование сохраняется до первой правки</translation>
    </message>
    <message>
        <source>there is no file to change</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>нет файла, который можно изменить</translation>
    </message>
    <message>
        <source>they</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>они</translation>
    </message>
    <message>
        <source>they are</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>они</translation>
    </message>
    <message>
        <source>to the selection only</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>только к выбранному</translation>
    </message>
    <message>
        <source>too deeply nested</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>слишком глубокая вложенность</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>core/systems/source_nav/build.cpp, core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>верх</translation>
    </message>
    <message>
        <source>traffic in {}</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>движение в {}</translation>
    </message>
    <message>
        <source>traffic light, north-south</source>
        <extracomment>gta_sa_extended_paths.navi.legend, gta_sa_paths.navi.legend</extracomment>
        <translation>светофор, север–юг</translation>
    </message>
    <message>
        <source>traffic light, west-east</source>
        <extracomment>gta_sa_extended_paths.navi.legend, gta_sa_paths.navi.legend</extracomment>
        <translation>светофор, запад–восток</translation>
    </message>
    <message>
        <source>train</source>
        <extracomment>quake_nav2.chain.type.7, quake_nav2.connect_as.type.7, quake_nav2.link.legend, quake_nav2.link.train, quake_nav2.link.type.7, quake_nav2.select_type.type.7, quake_nav2.set_type.type.7, quake_nav2.traversal.train, quake_nav3.chain.type.7, quake_nav3.connect_as.type.7, quake_nav3.link.legend, quake_nav3.link.train, quake_nav3.link.type.7, quake_nav3.select_type.type.7, quake_nav3.set_type.type.7, quake_nav3.traversal.train</extracomment>
        <translation>поезд</translation>
    </message>
    <message>
        <source>transient</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>временное</translation>
    </message>
    <message>
        <source>traversal</source>
        <extracomment>quake_nav2.traversal, quake_nav3.traversal</extracomment>
        <translation>переход</translation>
    </message>
    <message>
        <source>traversals</source>
        <extracomment>quake_nav2.traversal.plural, quake_nav3.traversal.plural</extracomment>
        <translation>переходы</translation>
    </message>
    <message>
        <source>truncated (no crossing flags)</source>
        <extracomment>gta_sa_extended_paths.file.form.3, gta_sa_extended_paths.file.written_form.3, gta_sa_paths.file.form.3, gta_sa_paths.file.written_form.3</extracomment>
        <translation>обрезана (без флагов переходов)</translation>
    </message>
    <message>
        <source>truncated before the crossing flags. Kept unchanged until the area is edited, then written in standard form.</source>
        <extracomment>core/systems/gta_sa_paths/load.cpp</extracomment>
        <translation>обрезан перед флагами переходов. Сохраняется без изменений до правки области, затем записывается в стандартной форме.</translation>
    </message>
    <message>
        <source>two cars, fast</source>
        <extracomment>gta_sa_save.set_piece.type.7</extracomment>
        <translation>две машины, быстро</translation>
    </message>
    <message>
        <source>two cars, fast, then brake</source>
        <extracomment>gta_sa_save.set_piece.type.6</extracomment>
        <translation>две машины, быстро, затем тормозят</translation>
    </message>
    <message>
        <source>two cars, medium</source>
        <extracomment>gta_sa_save.set_piece.type.8</extracomment>
        <translation>две машины, средне</translation>
    </message>
    <message>
        <source>two cars, slow</source>
        <extracomment>gta_sa_save.set_piece.type.1</extracomment>
        <translation>две машины, медленно</translation>
    </message>
    <message>
        <source>two officers</source>
        <extracomment>gta_sa_save.set_piece.type.5</extracomment>
        <translation>двое полицейских</translation>
    </message>
    <message>
        <source>two players</source>
        <extracomment>gta_sa_save.pickup.type.21</extracomment>
        <translation>два игрока</translation>
    </message>
    <message>
        <source>type {}</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>тип {}</translation>
    </message>
    <message>
        <source>under water</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>под водой</translation>
    </message>
    <message>
        <source>unexpected &apos;{}&apos;</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>неожиданное «{}»</translation>
    </message>
    <message>
        <source>uninitialised spare parts</source>
        <extracomment>gta_sa_extended_paths.file.form.5, gta_sa_extended_paths.file.written_form.5, gta_sa_paths.file.form.5, gta_sa_paths.file.written_form.5</extracomment>
        <translation>резервные части не инициализированы</translation>
    </message>
    <message>
        <source>units</source>
        <extracomment>gta_iv_paths.build_road.median.unit, gta_iv_paths.build_water.median.unit, gta_iv_paths.curve.longest.unit, gta_iv_paths.duplicate.dx.unit, gta_iv_paths.duplicate.dy.unit, gta_iv_paths.duplicate.dz.unit, gta_iv_paths.link.length.unit, gta_iv_paths.node.position.unit, gta_iv_paths.node.width.unit, gta_iv_paths.set_run.median.unit, gta_iv_paths.split_link.longest.unit, gta_iv_paths.split_run.longest.unit, gta_sa_extended_paths.build_path.width.unit, gta_sa_extended_paths.build_road.median.unit, gta_sa_extended_paths.build_water.median.unit, gta_sa_extended_paths.curve.longest.unit, gta_sa_extended_paths.duplicate.dx.unit, gta_sa_extended_paths.duplicate.dy.unit, gta_sa_extended_paths.duplicate.dz.unit, gta_sa_extended_paths.link.length.unit, gta_sa_extended_paths.navi.position.unit, gta_sa_extended_paths.navi.width.unit, gta_sa_extended_paths.node.position.unit, gta_sa_extended_paths.node.width.unit, gta_sa_extended_paths.set_run.median.unit, gta_sa_extended_paths.split_link.longest.unit, gta_sa_paths.build_path.width.unit, gta_sa_paths.build_road.median.unit, gta_sa_paths.build_water.median.unit, gta_sa_paths.curve.longest.unit, gta_sa_paths.duplicate.dx.unit, gta_sa_paths.duplicate.dy.unit, gta_sa_paths.duplicate.dz.unit, gta_sa_paths.link.length.unit, gta_sa_paths.navi.position.unit, gta_sa_paths.navi.width.unit, gta_sa_paths.node.position.unit, gta_sa_paths.node.width.unit, gta_sa_paths.set_run.median.unit, gta_sa_paths.split_link.longest.unit, quake_nav2.chain.radius.unit, quake_nav2.duplicate.dx.unit, quake_nav2.duplicate.dy.unit, quake_nav2.duplicate.dz.unit, quake_nav2.edict.maximum.unit, quake_nav2.edict.minimum.unit, quake_nav2.fit_radius.most.unit, quake_nav2.link.climb.unit, quake_nav2.link.length.unit, quake_nav2.link_near.reach.unit, quake_nav2.mirror.at.unit, quake_nav2.node.position.unit, quake_nav2.node.radius.unit, quake_nav2.retie.reach.unit, quake_nav2.rotate.x.unit, quake_nav2.rotate.y.unit, quake_nav2.traversal.across.unit, quake_nav2.traversal.end.unit, quake_nav2.traversal.exit.unit, quake_nav2.traversal.start.unit, quake_nav2.traversal.up.unit, quake_nav3.chain.radius.unit, quake_nav3.duplicate.dx.unit, quake_nav3.duplicate.dy.unit, quake_nav3.duplicate.dz.unit, quake_nav3.edict.maximum.unit, quake_nav3.edict.minimum.unit, quake_nav3.fit_radius.most.unit, quake_nav3.link.climb.unit, quake_nav3.link.length.unit, quake_nav3.link_near.reach.unit, quake_nav3.mirror.at.unit, quake_nav3.node.position.unit, quake_nav3.node.radius.unit, quake_nav3.retie.reach.unit, quake_nav3.rotate.x.unit, quake_nav3.rotate.y.unit, quake_nav3.traversal.across.unit, quake_nav3.traversal.end.unit, quake_nav3.traversal.exit.unit, quake_nav3.traversal.ladder_plane.unit, quake_nav3.traversal.start.unit, quake_nav3.traversal.up.unit, source_nav.area.depth.unit, source_nav.area.grid.unit, source_nav.area.magnet.unit, source_nav.area.north_east_z.unit, source_nav.area.north_west.unit, source_nav.area.north_west_z.unit, source_nav.area.south_east.unit, source_nav.area.south_east_z.unit, source_nav.area.south_west_z.unit, source_nav.area.step.unit, source_nav.area.width.unit, source_nav.chop.size.unit, source_nav.connect_borders.drop.unit, source_nav.connect_borders.step.unit, source_nav.connection.height.unit, source_nav.corners_to_ground.limit.unit, source_nav.corners_to_ground.step.unit, source_nav.duplicate.dx.unit, source_nav.duplicate.dy.unit, source_nav.duplicate.dz.unit, source_nav.file.view_distance.unit, source_nav.fit_heights.step.unit, source_nav.hiding_spot.position.unit, source_nav.ladder.bottom.unit, source_nav.ladder.length.unit, source_nav.ladder.top.unit, source_nav.ladder.width.unit, source_nav.merge.tolerance.unit, source_nav.raise.by.unit, source_nav.remove_jump_areas.height.unit, source_nav.select_half_space.at.unit, source_nav.select_height_range.high.unit, source_nav.select_height_range.low.unit, source_nav.select_larger.size.unit, source_nav.select_radius.radius.unit, source_nav.shift.x.unit, source_nav.shift.y.unit, source_nav.shift.z.unit, source_nav.simplify.size.unit, source_nav.simplify.tolerance.unit, source_nav.snap_to_grid.step.unit, source_nav.split_area.grid.unit</extracomment>
        <translation>ед.</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>gta_sa_save.block.opaque.1, quake_nav2.chain.type.9, quake_nav2.connect_as.type.9, quake_nav2.link.legend, quake_nav2.link.type.9, quake_nav2.link.unknown, quake_nav2.select_type.type.9, quake_nav2.set_type.type.9, quake_nav2.traversal.unknown, quake_nav3.chain.type.14, quake_nav3.connect_as.type.14, quake_nav3.link.legend, quake_nav3.link.type.14, quake_nav3.link.unknown, quake_nav3.select_type.type.14, quake_nav3.set_type.type.14, quake_nav3.traversal.unknown</extracomment>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>unreachable</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>недостижимо</translation>
    </message>
    <message>
        <source>unused fourth</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>неиспользуемый четвёртый</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>вверх</translation>
    </message>
    <message>
        <source>valid</source>
        <extracomment>gta_sa_save.block.tagged.1</extracomment>
        <translation>верна</translation>
    </message>
    <message>
        <source>vehicle</source>
        <extracomment>gta_sa_extended_paths.node.group.0, gta_sa_extended_paths.node.part, gta_sa_paths.node.group.0, gta_sa_paths.node.part</extracomment>
        <translation>транспорт</translation>
    </message>
    <message>
        <source>vehicle graph</source>
        <extracomment>core/systems/gta_sa_paths/access.h</extracomment>
        <translation>граф транспорта</translation>
    </message>
    <message>
        <source>version {} is newer than any supported one, so the waypoints are read-only</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>версия {} новее всех поддерживаемых, поэтому путевые точки доступны только для чтения</translation>
    </message>
    <message>
        <source>visible areas</source>
        <extracomment>source_nav.area.visible_area</extracomment>
        <translation>видимые области</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>gta_sa_save.garage.door_state.4</extracomment>
        <translation>ожидает</translation>
    </message>
    <message>
        <source>walk</source>
        <extracomment>quake_nav2.chain.type.0, quake_nav2.connect_as.type.0, quake_nav2.link.legend, quake_nav2.link.type.0, quake_nav2.link.walk, quake_nav2.select_type.type.0, quake_nav2.set_type.type.0, quake_nav2.traversal.walk, quake_nav3.chain.type.0, quake_nav3.connect_as.type.0, quake_nav3.link.legend, quake_nav3.link.type.0, quake_nav3.link.walk, quake_nav3.select_type.type.0, quake_nav3.set_type.type.0, quake_nav3.traversal.walk</extracomment>
        <translation>пешком</translation>
    </message>
    <message>
        <source>walk off ledge</source>
        <extracomment>quake_nav2.chain.type.3, quake_nav2.connect_as.type.3, quake_nav2.link.legend, quake_nav2.link.type.3, quake_nav2.link.walk off ledge, quake_nav2.select_type.type.3, quake_nav2.set_type.type.3, quake_nav2.traversal.walk off ledge, quake_nav3.chain.type.3, quake_nav3.connect_as.type.3, quake_nav3.link.legend, quake_nav3.link.type.3, quake_nav3.link.walk off ledge, quake_nav3.select_type.type.3, quake_nav3.set_type.type.3, quake_nav3.traversal.walk off ledge</extracomment>
        <translation>сойти с уступа</translation>
    </message>
    <message>
        <source>was changed by another program at the same time</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>в то же время изменён другой программой</translation>
    </message>
    <message>
        <source>was changed by another program since it was checked</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>изменён другой программой после проверки</translation>
    </message>
    <message>
        <source>was changed by another program while it was being saved</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>изменён другой программой во время сохранения</translation>
    </message>
    <message>
        <source>was changed while it was being copied</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>изменён во время копирования</translation>
    </message>
    <message>
        <source>was changed while it was being saved</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>изменён во время сохранения</translation>
    </message>
    <message>
        <source>was different when generated the second time</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>при повторном создании получился другим</translation>
    </message>
    <message>
        <source>was generated with {} bytes instead of {}</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>создан размером {} байт вместо {}</translation>
    </message>
    <message>
        <source>was not opened: cancelled</source>
        <extracomment>core/opening/open_document.cpp, core/opening/open_game_world.cpp, core/opening/open_map.cpp</extracomment>
        <translation>не открыт: отменено</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>formats/gta_world/surfaces.cpp, gta_iv_paths.link.legend, gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>вода</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.3, source_nav.area.approach.previous_how.3, source_nav.connection.part, source_nav.connection.side.3, source_nav.encounter_path.from_direction.3, source_nav.encounter_path.to_direction.3, source_nav.ladder.direction.3, source_nav.ladder.direction.4, source_nav.set_side.side.4</extracomment>
        <translation>запад</translation>
    </message>
    <message>
        <source>west-east</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp, gta_sa_extended_paths.navi.light_cycle.2, gta_sa_extended_paths.propose_lights.phase.3, gta_sa_paths.navi.light_cycle.2, gta_sa_paths.propose_lights.phase.3</extracomment>
        <translation>запад–восток</translation>
    </message>
    <message>
        <source>where the areas meet</source>
        <extracomment>source_nav.set_side.side.0</extracomment>
        <translation>где встречаются области</translation>
    </message>
    <message>
        <source>with a pedestrian light</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing.2, gta_sa_paths.build_path.crossing.2</extracomment>
        <translation>со светофором для пешеходов</translation>
    </message>
    <message>
        <source>would be changed twice at once</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>изменялся бы дважды одновременно</translation>
    </message>
    <message>
        <source>would be replaced</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>будут заменены</translation>
    </message>
    <message>
        <source>would be saved twice at once</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>сохранялся бы дважды одновременно</translation>
    </message>
    <message>
        <source>would grow without data for all new bytes</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>увеличился бы без данных для всех новых байтов</translation>
    </message>
    <message>
        <source>written in form {} (it was opened in form {})</source>
        <extracomment>core/systems/gta_sa_paths/save.cpp</extracomment>
        <translation>записано в форме {} (открыто в форме {})</translation>
    </message>
    <message>
        <source>x</source>
        <extracomment>quake_nav2.mirror.axis.0, quake_nav3.mirror.axis.0, source_nav.select_half_space.axis.0, source_nav.shift.x</extracomment>
        <translation>x</translation>
    </message>
    <message>
        <source>x and y in steps of 1/8 from -4096 to 4095.875, z in steps of 1/128 from -256 to 255.99. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.position.help</extracomment>
        <translation>x и y с шагом 1/8 от -4096 до 4095.875, z с шагом 1/128 от -256 до 255.99. Два источника согласны.</translation>
    </message>
    <message>
        <source>x: a western and an eastern part</source>
        <extracomment>source_nav.split.across.0</extracomment>
        <translation>x: западная и восточная части</translation>
    </message>
    <message>
        <source>y</source>
        <extracomment>quake_nav2.mirror.axis.1, quake_nav3.mirror.axis.1, source_nav.select_half_space.axis.1, source_nav.shift.y</extracomment>
        <translation>y</translation>
    </message>
    <message>
        <source>y: a northern and a southern part</source>
        <extracomment>source_nav.split.across.1</extracomment>
        <translation>y: северная и южная части</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>core/model/property_text.cpp, gta_sa_extended_paths.build_path.switched_off.2, gta_sa_extended_paths.build_road.switched_off.2, gta_sa_extended_paths.build_water.switched_off.2, gta_sa_extended_paths.set_run.switched_off.1, gta_sa_paths.build_path.switched_off.2, gta_sa_paths.build_road.switched_off.2, gta_sa_paths.build_water.switched_off.2, gta_sa_paths.set_run.switched_off.1, gta_sa_save.file.keeps_checksum.1, gta_sa_save.file.keeps_padding.1, gta_sa_save.gang_wars.near.1, gta_sa_save.marker_3d.used.1, gta_sa_save.player_info.drive_by.1, gta_sa_save.player_info.endless_run.1, gta_sa_save.player_info.fast_reload.1, gta_sa_save.player_info.fireproof.1, gta_sa_save.player_info.keeps_when_busted.1, gta_sa_save.player_info.keeps_when_wasted.1, gta_sa_save.simple_vars.has_cheated.1, gta_sa_save.simple_vars.prostitutes_pay.1, gta_sa_save.simple_vars.riots.1, gta_sa_save.simple_vars.riots_without_police.1, gta_sa_save.simple_vars.taxis_nitro.1, gta_sa_save.stunt_jump.done.1, gta_sa_save.stunt_jump.found.1, gta_sa_save.thread.is_mission.1</extracomment>
        <translation>да</translation>
    </message>
    <message>
        <source>z</source>
        <extracomment>source_nav.select_half_space.axis.2, source_nav.shift.z</extracomment>
        <translation>z</translation>
    </message>
    <message>
        <source>z is the height</source>
        <extracomment>source_nav.select_half_space.axis.help</extracomment>
        <translation>z — высота</translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>gta_sa_save.zone</extracomment>
        <translation>зона</translation>
    </message>
    <message>
        <source>zone population</source>
        <extracomment>gta_sa_save.zone_population</extracomment>
        <translation>население зоны</translation>
    </message>
    <message>
        <source>zone populations</source>
        <extracomment>gta_sa_save.zone_population.plural</extracomment>
        <translation>население зон</translation>
    </message>
    <message>
        <source>zones</source>
        <extracomment>gta_sa_save.block.content.10, gta_sa_save.file.level.section, gta_sa_save.file.visited.section, gta_sa_save.file.visited_count.section, gta_sa_save.zone.plural</extracomment>
        <translation>зоны</translation>
    </message>
    <message>
        <source>{:.0f} units, {}</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>{:.0f} ед., {}</translation>
    </message>
    <message>
        <source>{:.0f}, {:.0f} is outside the world</source>
        <extracomment>core/systems/gta_sa_save/rules_position.cpp</extracomment>
        <translation>{:.0f}, {:.0f} — вне мира</translation>
    </message>
    <message>
        <source>{:.1f} units from the middle of its edge from {} to {} (expected at most 50)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>{:.1f} ед. от середины своего ребра {} — {} (ожидается не больше 50)</translation>
    </message>
    <message>
        <source>{:.1f} units {} the floor (nodes stand {:.2f} above it)</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>{:.1f} ед. {} пола (узлы стоят на {:.2f} выше него)</translation>
    </message>
    <message>
        <source>{:.7g} x {:.7g} units</source>
        <extracomment>core/systems/source_nav/area_drags.cpp</extracomment>
        <translation>{:.7g} x {:.7g} ед.</translation>
    </message>
    <message>
        <source>{:g} by {:g}</source>
        <extracomment>core/systems/source_nav/cuts.cpp</extracomment>
        <translation>{:g} на {:g}</translation>
    </message>
    <message>
        <source>{:g} by {:g} units</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>{:g} на {:g} ед.</translation>
    </message>
    <message>
        <source>{} #{} (deleted)</source>
        <extracomment>core/model/property_text.cpp</extracomment>
        <translation>{} #{} (удалено)</translation>
    </message>
    <message>
        <source>{} Open {} first.</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>{} Сначала откройте {}.</translation>
    </message>
    <message>
        <source>{} after the end, kept unchanged</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>{} после конца, сохраняется без изменений</translation>
    </message>
    <message>
        <source>{} after the mesh, left over from an older, longer mesh. They have no effect and are kept.</source>
        <extracomment>core/systems/source_nav/load.cpp</extracomment>
        <translation>{} после нав-сетки, остались от более старой и длинной нав-сетки. Они ни на что не влияют и сохраняются.</translation>
    </message>
    <message>
        <source>{} already existed and stayed unchanged.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Уже есть и не изменено: {}.</translation>
    </message>
    <message>
        <source>{} already has {} links, the maximum.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{}: связей уже {}, это максимум.</translation>
    </message>
    <message>
        <source>{} also contains {}, which the game ignores. To open it, use {}.</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>{} содержит также {}, но игра это не учитывает. Чтобы открыть, используйте {}.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <extracomment>core/model/wording.cpp</extracomment>
        <translation>{} и {}</translation>
    </message>
    <message>
        <source>{} and {} are already linked.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{} и {} уже связаны.</translation>
    </message>
    <message>
        <source>{} and {} are linked already.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp, core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>{} и {} уже связаны.</translation>
    </message>
    <message>
        <source>{} and {} cannot be merged.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{} и {} слить нельзя.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>{} и ещё {}</translation>
    </message>
    <message>
        <source>{} and {} units</source>
        <extracomment>core/systems/source_nav/cuts.cpp</extracomment>
        <translation>{} и {} ед.</translation>
    </message>
    <message>
        <source>{} approach areas (expected at most {}, the limit of the game)</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Областей подхода: {} (ожидается не больше {} — лимит игры)</translation>
    </message>
    <message>
        <source>{} areas were merged into {}.</source>
        <extracomment>core/systems/source_nav/simplify_edits.cpp</extracomment>
        <translation>Слияние областей: было {}, стало {}.</translation>
    </message>
    <message>
        <source>{} by {} by {} units. The number is the one that nav_edit shows in the running game.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{} на {} на {} ед. Номер — тот, который nav_edit показывает в запущенной игре.</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <extracomment>core/files/file_source.cpp, core/model/property_text.cpp</extracomment>
        <translation>{} байт</translation>
    </message>
    <message>
        <source>{} cannot be added or deleted, because the game refers to them by number.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>{}: добавлять и удалять нельзя, игра ссылается на них по номеру.</translation>
    </message>
    <message>
        <source>{} certain, {} guessed, {} without a match</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>Точно: {}, предположительно: {}, без соответствия: {}</translation>
    </message>
    <message>
        <source>{} connected areas, starting with this one, are not connected with the largest component of {}</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Соединённых областей: {}, начиная с этой; они не соединены с наибольшей компонентой ({})</translation>
    </message>
    <message>
        <source>{} contains the same files, but {} outdated or different.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>{} содержит те же файлы, но устарели или отличаются: {}.</translation>
    </message>
    <message>
        <source>{} does not lead to another node.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{} не ведёт к другому узлу.</translation>
    </message>
    <message>
        <source>{} edges use this navi node (expected one): from {} to {}, from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Рёбер с этим navi-узлом: {} (ожидается одно): {} — {}, {} — {}</translation>
    </message>
    <message>
        <source>{} entries {} ({}): {}</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>Записи ({}) {} ({}): {}</translation>
    </message>
    <message>
        <source>{} exists already. The opened document is the file inside {}, but the game uses the other one.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>{} уже существует. Открыт файл внутри {}, но игра использует другой.</translation>
    </message>
    <message>
        <source>{} exists beside {}. The opened document is the file inside {}, but the game uses the file beside it.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>{} существует рядом с {}. Открыт файл внутри {}, но игра использует файл рядом.</translation>
    </message>
    <message>
        <source>{} h {:02} min</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>{} ч {:02} мин</translation>
    </message>
    <message>
        <source>{} had no target. The stored number was changed, because it would have referred to a new {}.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>{}: не было цели. Записанный номер изменён, иначе он указывал бы на новый элемент ({}).</translation>
    </message>
    <message>
        <source>{} has an edict, which belongs to this place.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{}: есть edict, привязанный к этому месту.</translation>
    </message>
    <message>
        <source>{} has fewer than two links to separate.</source>
        <extracomment>core/systems/shared/path_road_edits.cpp</extracomment>
        <translation>{}: меньше двух связей, разделять нечего.</translation>
    </message>
    <message>
        <source>{} has no attributes.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>{}: нет атрибутов.</translation>
    </message>
    <message>
        <source>{} has no reverse link to {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>Нет встречной связи: {} → {}</translation>
    </message>
    <message>
        <source>{} has no room for the links of {}: a node has at most {}.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{}: нет места для связей узла {}; у узла не больше {}.</translation>
    </message>
    <message>
        <source>{} has the flood group {}, {} at the other end {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>{}: группа заливки {}; {} на другом конце: {}</translation>
    </message>
    <message>
        <source>{} has {}. Only nodes of two links can be dissolved.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>{}: {}. Растворять можно только узлы с двумя связями.</translation>
    </message>
    <message>
        <source>{} have no property &apos;{}&apos;</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>{}: нет свойства «{}»</translation>
    </message>
    <message>
        <source>{} in lists of {}</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>{} в списках: {}</translation>
    </message>
    <message>
        <source>{} is a {} node. This tool links only {} nodes.</source>
        <extracomment>core/systems/shared/path_build.cpp</extracomment>
        <translation>{} — узел типа «{}». Этот инструмент связывает только узлы типа «{}».</translation>
    </message>
    <message>
        <source>{} is a {} node: only car roads have traffic lights.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>{} — узел типа «{}»: светофоры бывают только на автодорогах.</translation>
    </message>
    <message>
        <source>{} is already connected to {}.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>{}: уже есть соединение с {}.</translation>
    </message>
    <message>
        <source>{} is an intersection: intersections have no links.</source>
        <extracomment>core/systems/gta_iv_paths/edge_edits.cpp</extracomment>
        <translation>{} — пересечение: у пересечений нет связей.</translation>
    </message>
    <message>
        <source>{} is beside {} and is opened in place of {} inside it, as in the game. To open the other, use {}.</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>{} лежит рядом с {} и открыт вместо {} внутри, как в игре. Чтобы открыть другой файл, используйте {}.</translation>
    </message>
    <message>
        <source>{} is degenerate and cannot be split.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>{}: вырожденная область, разделить нельзя.</translation>
    </message>
    <message>
        <source>{} is linked to an area that is not open, so the reverse link cannot follow.</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>{}: связан с неоткрытой областью, поэтому встречную связь обновить нельзя.</translation>
    </message>
    <message>
        <source>{} is linked with {}. Only nodes between two others can be dissolved.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{}: связан с {}. Растворять можно только узлы между двумя другими.</translation>
    </message>
    <message>
        <source>{} is not a junction: it has fewer than {} links.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>{} — не перекрёсток: связей меньше {}.</translation>
    </message>
    <message>
        <source>{} is not a plain walk. Only nodes of walk links can be dissolved.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{} — не обычная пешая связь. Растворять можно только узлы пеших связей.</translation>
    </message>
    <message>
        <source>{} is off: {} of {} {} ({:.0f} %) contradict the assumption that {}. The values are shown and kept, but not checked or computed.</source>
        <extracomment>core/systems/gta_iv_paths/assumptions.cpp</extracomment>
        <translation>{}: отключено. {} из {} ({}; {:.0f} %) противоречат предположению: {}. Значения показываются и сохраняются, но не проверяются и не вычисляются.</translation>
    </message>
    <message>
        <source>{} is too small for the grid.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>{}: слишком малый размер для сетки.</translation>
    </message>
    <message>
        <source>{} is too small to be split this way.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>{}: слишком малый размер для такого разделения.</translation>
    </message>
    <message>
        <source>{} lie along the axes and can only be moved.</source>
        <extracomment>core/systems/transform.cpp</extracomment>
        <translation>{} лежат вдоль осей и могут только перемещаться.</translation>
    </message>
    <message>
        <source>{} links (expected at most {} on a pedestrian node: the game adds one for an interior)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Связей: {} (у пешеходного узла ожидается не больше {}: одну игра добавляет для интерьера)</translation>
    </message>
    <message>
        <source>{} links (expected at most {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp, core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Связей: {} (ожидается не больше {})</translation>
    </message>
    <message>
        <source>{} links (expected at most {}: the count has 4 bits)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Связей: {} (ожидается не больше {}: под число отведено 4 бита)</translation>
    </message>
    <message>
        <source>{} links use the traversal (expected one)</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Связей с этим переходом: {} (ожидается одна)</translation>
    </message>
    <message>
        <source>{} lost attributes that this version of the format does not store.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>{}: потеряны атрибуты, которые эта версия формата не хранит.</translation>
    </message>
    <message>
        <source>{} navi nodes (expected at most {}: links refer to them by {} bits)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Navi-узлов: {} (ожидается не больше {}: для ссылок на них в связях отведено бит: {})</translation>
    </message>
    <message>
        <source>{} nodes (expected at most {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp, core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Узлов: {} (ожидается не больше {})</translation>
    </message>
    <message>
        <source>{} now has {} links. The game&apos;s own editor allows {}.</source>
        <extracomment>core/systems/quake_nav/selected_elements.cpp</extracomment>
        <translation>У {} теперь связей: {}. Собственный редактор игры допускает {}.</translation>
    </message>
    <message>
        <source>{} number plates (expected at most {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Номерных знаков: {} (ожидается не больше {})</translation>
    </message>
    <message>
        <source>{} of the copied links. Tie the copies to their own brush entities.</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>{} из скопированных связей. Привяжите копии к их собственным брашевым энтити.</translation>
    </message>
    <message>
        <source>{} of the list of visible areas beyond the last area</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} списка видимых областей за последней областью</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <extracomment>core/model/change_summary.cpp</extracomment>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} of {} links belong to no node</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Связей, не относящихся ни к одному узлу: {} из {}</translation>
    </message>
    <message>
        <source>{} of {} path regions are in use: scripts will soon be unable to switch roads. Deleting regions without open path files may change nodes outside their boxes.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Занято регионов путей: {} из {}. Скоро скрипты не смогут переключать дороги. Удаление регионов без открытых файлов путей может изменить узлы вне их боксов.</translation>
    </message>
    <message>
        <source>{} of {} with the invalid ID 0</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>{} ({}) с недопустимым ID 0</translation>
    </message>
    <message>
        <source>{} out of reach for a player, or blocked.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Недостижимо для игрока или перекрыто: {}.</translation>
    </message>
    <message>
        <source>{} outgoing links (expected at most {})</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Исходящих связей: {} (ожидается не больше {})</translation>
    </message>
    <message>
        <source>{} removed.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Удалено: {}.</translation>
    </message>
    <message>
        <source>{} removed. {} not replaced: too long or too high for one jump.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Удалено: {}. Без замены: {} — слишком длинно или высоко для одного прыжка.</translation>
    </message>
    <message>
        <source>{} restart points of a type (expected at most {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Точек возрождения одного типа: {} (ожидается не больше {})</translation>
    </message>
    <message>
        <source>{} roads. Forward on the first</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>Дорог: {}. Вперёд на первой</translation>
    </message>
    <message>
        <source>{} set pieces (expected at most {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Засад: {} (ожидается не больше {})</translation>
    </message>
    <message>
        <source>{} stays at {}</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>{}; размер остаётся {}</translation>
    </message>
    <message>
        <source>{} unchanged. Numbers do not change, since only the running game knows them.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>Без изменений: {}. Номера не меняются, поскольку они известны только запущенной игре.</translation>
    </message>
    <message>
        <source>{} unchanged: the map has no gap, barrier or ledge there.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Без изменений: {}. На карте там нет провала, преграды или уступа.</translation>
    </message>
    <message>
        <source>{} unchanged: the map has {}.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Без изменений: {}. На карте {}.</translation>
    </message>
    <message>
        <source>{} with a missing area</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} с отсутствующей областью</translation>
    </message>
    <message>
        <source>{} with the ID 0, left by deleted areas</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} с ID 0, остались от удалённых областей</translation>
    </message>
    <message>
        <source>{} with unknown visibility bits (expected 0 to {})</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} с неизвестными битами видимости (ожидается от 0 до {})</translation>
    </message>
    <message>
        <source>{} without ground below stayed unchanged.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>{} без земли внизу: без изменений.</translation>
    </message>
    <message>
        <source>{} would have {} links; a node has room for {}.</source>
        <extracomment>core/systems/shared/path_edit.cpp</extracomment>
        <translation>{}: стало бы связей {}; у узла есть место для {}.</translation>
    </message>
    <message>
        <source>{} would have {} {}, but a file holds at most {}.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>{}: стало бы {} {}, но в файле не больше {}.</translation>
    </message>
    <message>
        <source>{} would refer to a deleted {}.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>{}: ссылка вела бы на удалённый элемент ({}).</translation>
    </message>
    <message>
        <source>{} {} (expected at most {} in the stock game)</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} {} (в исходной игре ожидается не больше {})</translation>
    </message>
    <message>
        <source>{} {} also in {}, which the game reads first.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>{} {} также в {}: этот архив игра читает первым.</translation>
    </message>
    <message>
        <source>{} {} from {} to {}</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>{} {} с {} до {}</translation>
    </message>
    <message>
        <source>{} {} not open, so {} cannot take new nodes.</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>{} {} не открыто, поэтому {} нельзя дополнить новыми узлами.</translation>
    </message>
    <message>
        <source>{} {} of {}</source>
        <extracomment>core/model/property_text.cpp</extracomment>
        <translation>{} {} ({})</translation>
    </message>
    <message>
        <source>{}: guess: {}, the nearest of {} of this size{}</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{}: предположительно {}, ближайшая из энтити этого размера ({}){}</translation>
    </message>
    <message>
        <source>{}: guess: {}, {:.0f} units away. Its size differs, so the box changes.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{}: предположительно {}, на расстоянии {:.0f} ед. Размер другой, поэтому бокс изменится.</translation>
    </message>
    <message>
        <source>{}: only IMG archives can be, and this is &quot;{}&quot;</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>{}: это возможно только для архивов IMG, а это «{}»</translation>
    </message>
    <message>
        <source>{}: the map has no brush of this or a similar size</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{}: на карте нет браша такого или близкого размера</translation>
    </message>
    <message>
        <source>{}: {:.0f} across and {:.0f} up (expected at most {:.0f} across and {:.0f} up)</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>{}: {:.0f} в длину и {:.0f} вверх (ожидается не больше {:.0f} в длину и {:.0f} вверх)</translation>
    </message>
    <message>
        <source>{}: {} becomes {}</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>{}: {} станет {}</translation>
    </message>
    <message>
        <source>{}: {} north-south, {} west-east, {} unchanged.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>{}: север–юг {}, запад–восток {}, без изменений {}.</translation>
    </message>
    <message>
        <source>{}: {} of {}: off</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>{}: {} ({}): выкл.</translation>
    </message>
    <message>
        <source>{}: {} set to 0, {} with unchanged remaining time</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>{}: обнулено {}, с прежним остатком времени {}</translation>
    </message>
    <message numerus="yes">
        <source>%n 3D markers</source>
        <extracomment>gta_sa_save.marker_3d</extracomment>
        <translation>
            <numerusform>%n 3D-маркер</numerusform>
            <numerusform>%n 3D-маркера</numerusform>
            <numerusform>%n 3D-маркеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approach areas</source>
        <extracomment>core/systems/source_nav/reshape.cpp, core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n область подхода</numerusform>
            <numerusform>%n области подхода</numerusform>
            <numerusform>%n областей подхода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n areas</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp, gta_iv_paths.file, gta_sa_extended_paths.file, gta_sa_paths.file, source_nav.area</extracomment>
        <translation>
            <numerusform>%n область</numerusform>
            <numerusform>%n области</numerusform>
            <numerusform>%n областей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <extracomment>gta_sa_save.block</extracomment>
        <translation>
            <numerusform>%n блок</numerusform>
            <numerusform>%n блока</numerusform>
            <numerusform>%n блоков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <extracomment>core/opening/packed_files.cpp, core/systems/gta_sa_save/rules_file.cpp, core/systems/quake_nav/load.cpp, core/systems/source_nav/load.cpp</extracomment>
        <translation>
            <numerusform>%n байт</numerusform>
            <numerusform>%n байта</numerusform>
            <numerusform>%n байт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n car generators</source>
        <extracomment>gta_sa_save.car_generator</extracomment>
        <translation>
            <numerusform>%n генератор машин</numerusform>
            <numerusform>%n генератора машин</numerusform>
            <numerusform>%n генераторов машин</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp, source_nav.connection</extracomment>
        <translation>
            <numerusform>%n соединение</numerusform>
            <numerusform>%n соединения</numerusform>
            <numerusform>%n соединений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corners</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>
            <numerusform>%n угол</numerusform>
            <numerusform>%n угла</numerusform>
            <numerusform>%n углов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counted statistics</source>
        <extracomment>gta_sa_save.counted_statistic</extracomment>
        <translation>
            <numerusform>%n счётная статистика</numerusform>
            <numerusform>%n счётные статистики</numerusform>
            <numerusform>%n счётных статистик</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edicts</source>
        <extracomment>quake_nav2.edict, quake_nav3.edict</extracomment>
        <translation>
            <numerusform>%n edict</numerusform>
            <numerusform>%n edict</numerusform>
            <numerusform>%n edict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n encounter paths</source>
        <extracomment>core/systems/source_nav/reshape.cpp, core/systems/source_nav/rules_file.cpp, source_nav.encounter_path</extracomment>
        <translation>
            <numerusform>%n путь встречи</numerusform>
            <numerusform>%n пути встречи</numerusform>
            <numerusform>%n путей встречи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrances</source>
        <extracomment>gta_sa_save.enex_connection</extracomment>
        <translation>
            <numerusform>%n вход</numerusform>
            <numerusform>%n входа</numerusform>
            <numerusform>%n входов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>core/systems/conversion_edit.cpp, core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n запись</numerusform>
            <numerusform>%n записи</numerusform>
            <numerusform>%n записей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <extracomment>core/opening/find_documents.cpp, gta_sa_save.file, quake_nav2.file, quake_nav3.file</extracomment>
        <translation>
            <numerusform>%n файл</numerusform>
            <numerusform>%n файла</numerusform>
            <numerusform>%n файлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>
            <numerusform>%n флаг</numerusform>
            <numerusform>%n флага</numerusform>
            <numerusform>%n флагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fog places</source>
        <extracomment>source_nav.fog_place</extracomment>
        <translation>
            <numerusform>%n место тумана</numerusform>
            <numerusform>%n места тумана</numerusform>
            <numerusform>%n мест тумана</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gang wars</source>
        <extracomment>gta_sa_save.gang_wars</extracomment>
        <translation>
            <numerusform>%n война банд</numerusform>
            <numerusform>%n войны банд</numerusform>
            <numerusform>%n войн банд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gangs</source>
        <extracomment>gta_sa_save.gang</extracomment>
        <translation>
            <numerusform>%n банда</numerusform>
            <numerusform>%n банды</numerusform>
            <numerusform>%n банд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garages</source>
        <extracomment>gta_sa_save.garage</extracomment>
        <translation>
            <numerusform>%n гараж</numerusform>
            <numerusform>%n гаража</numerusform>
            <numerusform>%n гаражей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hiding spots</source>
        <extracomment>source_nav.hiding_spot</extracomment>
        <translation>
            <numerusform>%n укрытие</numerusform>
            <numerusform>%n укрытия</numerusform>
            <numerusform>%n укрытий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jump areas</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>
            <numerusform>%n область прыжка</numerusform>
            <numerusform>%n области прыжка</numerusform>
            <numerusform>%n областей прыжка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ladders</source>
        <extracomment>source_nav.ladder</extracomment>
        <translation>
            <numerusform>%n лестница</numerusform>
            <numerusform>%n лестницы</numerusform>
            <numerusform>%n лестниц</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp, core/systems/gta_sa_paths/road_edits.cpp, core/systems/quake_nav/link_edits.cpp, core/systems/quake_nav/traversal_edits.cpp, core/systems/shared/path_link_edits.cpp, gta_iv_paths.link, gta_sa_extended_paths.link, gta_sa_paths.link, quake_nav2.link, quake_nav3.link</extracomment>
        <translation>
            <numerusform>%n связь</numerusform>
            <numerusform>%n связи</numerusform>
            <numerusform>%n связей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <extracomment>source_nav.file</extracomment>
        <translation>
            <numerusform>%n нав-сетка</numerusform>
            <numerusform>%n нав-сетки</numerusform>
            <numerusform>%n нав-сеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing areas</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n отсутствующая область</numerusform>
            <numerusform>%n отсутствующие области</numerusform>
            <numerusform>%n отсутствующих областей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing hiding spots</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n отсутствующее укрытие</numerusform>
            <numerusform>%n отсутствующих укрытия</numerusform>
            <numerusform>%n отсутствующих укрытий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing ladders</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>
            <numerusform>%n отсутствующая лестница</numerusform>
            <numerusform>%n отсутствующие лестницы</numerusform>
            <numerusform>%n отсутствующих лестниц</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n navi nodes</source>
        <extracomment>gta_sa_extended_paths.navi, gta_sa_paths.navi</extracomment>
        <translation>
            <numerusform>%n navi-узел</numerusform>
            <numerusform>%n navi-узла</numerusform>
            <numerusform>%n navi-узлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <extracomment>core/systems/quake_nav/rules_graph.cpp, core/systems/shared/path_checks.cpp, gta_iv_paths.node, gta_sa_extended_paths.node, gta_sa_paths.node, quake_nav2.node, quake_nav3.node</extracomment>
        <translation>
            <numerusform>%n узел</numerusform>
            <numerusform>%n узла</numerusform>
            <numerusform>%n узлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number plates</source>
        <extracomment>gta_sa_save.number_plate</extracomment>
        <translation>
            <numerusform>%n номерной знак</numerusform>
            <numerusform>%n номерных знака</numerusform>
            <numerusform>%n номерных знаков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <extracomment>gta_sa_save.object</extracomment>
        <translation>
            <numerusform>%n объект</numerusform>
            <numerusform>%n объекта</numerusform>
            <numerusform>%n объектов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open entrances</source>
        <extracomment>gta_sa_save.open_entrance</extracomment>
        <translation>
            <numerusform>%n открытый вход</numerusform>
            <numerusform>%n открытых входа</numerusform>
            <numerusform>%n открытых входов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path regions</source>
        <extracomment>gta_sa_save.path_region</extracomment>
        <translation>
            <numerusform>%n регион путей</numerusform>
            <numerusform>%n региона путей</numerusform>
            <numerusform>%n регионов путей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pickups</source>
        <extracomment>gta_sa_save.pickup</extracomment>
        <translation>
            <numerusform>%n пикап</numerusform>
            <numerusform>%n пикапа</numerusform>
            <numerusform>%n пикапов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <extracomment>source_nav.place</extracomment>
        <translation>
            <numerusform>%n место</numerusform>
            <numerusform>%n места</numerusform>
            <numerusform>%n мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>gta_sa_save.player</extracomment>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players&apos; states</source>
        <extracomment>gta_sa_save.player_info</extracomment>
        <translation>
            <numerusform>%n состояние игрока</numerusform>
            <numerusform>%n состояния игроков</numerusform>
            <numerusform>%n состояний игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n radar markers</source>
        <extracomment>gta_sa_save.marker</extracomment>
        <translation>
            <numerusform>%n маркер радара</numerusform>
            <numerusform>%n маркера радара</numerusform>
            <numerusform>%n маркеров радара</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart points</source>
        <extracomment>gta_sa_save.restart</extracomment>
        <translation>
            <numerusform>%n точка возрождения</numerusform>
            <numerusform>%n точки возрождения</numerusform>
            <numerusform>%n точек возрождения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>
            <numerusform>%n дорога</numerusform>
            <numerusform>%n дороги</numerusform>
            <numerusform>%n дорог</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n script threads</source>
        <extracomment>gta_sa_save.thread</extracomment>
        <translation>
            <numerusform>%n поток скрипта</numerusform>
            <numerusform>%n потока скрипта</numerusform>
            <numerusform>%n потоков скрипта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set pieces</source>
        <extracomment>gta_sa_save.set_piece</extracomment>
        <translation>
            <numerusform>%n засада</numerusform>
            <numerusform>%n засады</numerusform>
            <numerusform>%n засад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spots</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
            <numerusform>%n точек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n states of the game</source>
        <extracomment>gta_sa_save.simple_vars</extracomment>
        <translation>
            <numerusform>%n состояние игры</numerusform>
            <numerusform>%n состояния игры</numerusform>
            <numerusform>%n состояний игры</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statistics</source>
        <extracomment>gta_sa_save.statistic</extracomment>
        <translation>
            <numerusform>%n статистика</numerusform>
            <numerusform>%n статистики</numerusform>
            <numerusform>%n статистик</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored cars</source>
        <extracomment>gta_sa_save.stored_car</extracomment>
        <translation>
            <numerusform>%n машина в гараже</numerusform>
            <numerusform>%n машины в гараже</numerusform>
            <numerusform>%n машин в гараже</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stunt jumps</source>
        <extracomment>gta_sa_save.stunt_jump</extracomment>
        <translation>
            <numerusform>%n трюковой прыжок</numerusform>
            <numerusform>%n трюковых прыжка</numerusform>
            <numerusform>%n трюковых прыжков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traversals</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp, quake_nav2.traversal, quake_nav3.traversal</extracomment>
        <translation>
            <numerusform>%n переход</numerusform>
            <numerusform>%n перехода</numerusform>
            <numerusform>%n переходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visible areas</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n видимая область</numerusform>
            <numerusform>%n видимые области</numerusform>
            <numerusform>%n видимых областей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone populations</source>
        <extracomment>gta_sa_save.zone_population</extracomment>
        <translation>
            <numerusform>%n население зоны</numerusform>
            <numerusform>%n населения зон</numerusform>
            <numerusform>%n населений зон</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zones</source>
        <extracomment>gta_sa_save.zone</extracomment>
        <translation>
            <numerusform>%n зона</numerusform>
            <numerusform>%n зоны</numerusform>
            <numerusform>%n зон</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>source_nav.level</comment>
        <translation>Выровнять</translation>
    </message>
    <message>
        <source>Placements whose id no file defines: {}</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>Размещения, идентификатор которых не определён ни в одном файле: {}</translation>
    </message>
    <message>
        <source>World of San Andreas</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>Мир San Andreas</translation>
    </message>
    <message>
        <source>a collision model of {} bytes has no name</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>модель столкновений размером {} байт не имеет имени</translation>
    </message>
    <message>
        <source>a definition in {} cannot be read: {}</source>
        <extracomment>formats/gta_world/ide_file.cpp</extracomment>
        <translation>не удаётся прочитать определение в {}: {}</translation>
    </message>
    <message>
        <source>a line is not a water surface of 3 or 4 corners</source>
        <extracomment>formats/gta_world/water_file.cpp</extracomment>
        <translation>строка не описывает водную поверхность с 3 или 4 углами</translation>
    </message>
    <message>
        <source>a placement cannot be read: {}</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>не удаётся прочитать размещение: {}</translation>
    </message>
    <message>
        <source>a placement of an object with a negative id</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>размещение объекта с отрицательным идентификатором</translation>
    </message>
    <message>
        <source>a texture is damaged: {} has {}, expected {}</source>
        <extracomment>formats/gta_world/txd_file.cpp</extracomment>
        <translation>текстура повреждена: {} содержит {}, ожидалось {}</translation>
    </message>
    <message>
        <source>a texture without content</source>
        <extracomment>formats/gta_world/txd_file.cpp</extracomment>
        <translation>текстура без содержимого</translation>
    </message>
    <message>
        <source>collision model {} is damaged: {} has {}, expected {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>модель столкновений {} повреждена: {} содержит {}, ожидалось {}</translation>
    </message>
    <message>
        <source>concrete</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>бетон</translation>
    </message>
    <message>
        <source>damaged boxes of collision model {}, left out: {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>пропущено повреждённых параллелепипедов модели столкновений {}: {}</translation>
    </message>
    <message>
        <source>damaged faces of collision model {}, left out: {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>пропущено повреждённых граней модели столкновений {}: {}</translation>
    </message>
    <message>
        <source>damaged spheres of collision model {}, left out: {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>пропущено повреждённых сфер модели столкновений {}: {}</translation>
    </message>
    <message>
        <source>does not lead to the files of a world</source>
        <extracomment>core/opening/world_files.cpp</extracomment>
        <translation>не ведёт к файлам мира</translation>
    </message>
    <message>
        <source>glass</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>стекло</translation>
    </message>
    <message>
        <source>grass</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>трава</translation>
    </message>
    <message>
        <source>gravel</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>гравий</translation>
    </message>
    <message>
        <source>indoors</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>помещение</translation>
    </message>
    <message>
        <source>metal</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>металл</translation>
    </message>
    <message>
        <source>pavement</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>тротуар</translation>
    </message>
    <message>
        <source>plants</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>растения</translation>
    </message>
    <message>
        <source>rails</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>рельсы</translation>
    </message>
    <message>
        <source>road</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>дорога</translation>
    </message>
    <message>
        <source>rock</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>скала</translation>
    </message>
    <message>
        <source>sand</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>песок</translation>
    </message>
    <message>
        <source>soil</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>земля</translation>
    </message>
    <message>
        <source>the file ends within its header</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>файл обрывается внутри заголовка</translation>
    </message>
    <message>
        <source>the file ends within its last collision model: {} of {} bytes are there</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>файл обрывается внутри последней модели столкновений: есть {} из {} байт</translation>
    </message>
    <message>
        <source>the file ends within the texture dictionary</source>
        <extracomment>formats/gta_world/txd_file.cpp</extracomment>
        <translation>файл обрывается внутри словаря текстур</translation>
    </message>
    <message>
        <source>the file states {} placements and has room for {}</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>в файле указано {} размещений, а места хватает на {}</translation>
    </message>
    <message>
        <source>the number of fields</source>
        <extracomment>formats/gta_world/ide_file.cpp, formats/gta_world/ipl_file.cpp</extracomment>
        <translation>число полей</translation>
    </message>
    <message>
        <source>the placement of object {} has no usable position or rotation</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>размещение объекта {} не имеет пригодного положения или поворота</translation>
    </message>
    <message>
        <source>unspecified</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>не указано</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>дерево</translation>
    </message>
    <message>
        <source>{} bytes that are no collision model</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>{} байт не являются моделью столкновений</translation>
    </message>
    <message>
        <source>{} without a path</source>
        <extracomment>formats/gta_world/loader_file.cpp</extracomment>
        <translation>{} без пути</translation>
    </message>
    <message>
        <source>{}, byte {}: {}</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>{}, байт {}: {}</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>{}, строка {}: {}</translation>
    </message>
    <message>
        <source>{}, line {}: {} was not found</source>
        <extracomment>core/opening/world_files.cpp</extracomment>
        <translation>{}, строка {}: файл {} не найден</translation>
    </message>
    <message>
        <source>{}: {} more of that kind</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>{}: ещё {} таких же</translation>
    </message>
    <message>
        <source>A wall stands in the way, {:.1f} m from {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>На пути стена, в {:.1f} м от {}</translation>
    </message>
    <message>
        <source>Boat lanes lie on water</source>
        <extracomment>SA061</extracomment>
        <translation>Полосы лодок лежат на воде</translation>
    </message>
    <message>
        <source>Boat node off the water</source>
        <extracomment>SA061.fault</extracomment>
        <translation>Узел лодок не на воде</translation>
    </message>
    <message>
        <source>Drop to Ground</source>
        <extracomment>SA059.fix</extracomment>
        <translation>Опустить на землю</translation>
    </message>
    <message>
        <source>No wall crosses a pedestrian path</source>
        <extracomment>SA062</extracomment>
        <translation>Ни одна стена не пересекает пешеходный путь</translation>
    </message>
    <message>
        <source>Node above or below the ground</source>
        <extracomment>SA059.fault</extracomment>
        <translation>Узел над землёй или под ней</translation>
    </message>
    <message>
        <source>Node under water</source>
        <extracomment>SA060.fault</extracomment>
        <translation>Узел под водой</translation>
    </message>
    <message>
        <source>Nodes lie on the ground</source>
        <extracomment>SA059</extracomment>
        <translation>Узлы лежат на земле</translation>
    </message>
    <message>
        <source>Pedestrian path through a wall</source>
        <extracomment>SA062.fault</extracomment>
        <translation>Пешеходный путь сквозь стену</translation>
    </message>
    <message>
        <source>Roads and pavements are dry</source>
        <extracomment>SA060</extracomment>
        <translation>Дороги и тротуары сухие</translation>
    </message>
    <message>
        <source>There is no water here</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>Здесь нет воды</translation>
    </message>
    <message>
        <source>{:.1f} m above the ground</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} м над землёй</translation>
    </message>
    <message>
        <source>{:.1f} m above the water</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} м над водой</translation>
    </message>
    <message>
        <source>{:.1f} m below the ground</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} м под землёй</translation>
    </message>
    <message>
        <source>{:.1f} m below the water</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} м ниже поверхности воды</translation>
    </message>
    <message>
        <source>{:.1f} m under water</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} м под водой</translation>
    </message>
</context>
<context>
    <name>navsmith::document::Autosaver</name>
    <message>
        <source>Autosaving</source>
        <translation>Автосохранение</translation>
    </message>
    <message>
        <source>No autosaved copy: %1</source>
        <translation>Автокопия не создана: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::document::DocumentJournal</name>
    <message>
        <source>Edits cannot be kept for recovery: %1</source>
        <translation>Правки не сохраняются для восстановления: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::document::FileWatch</name>
    <message>
        <source>Checking for changes on disk</source>
        <translation>Проверка изменений на диске</translation>
    </message>
</context>
<context>
    <name>navsmith::document::IssueTracker</name>
    <message>
        <source>Checking</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Fix Issues</source>
        <translation>Исправить проблемы</translation>
    </message>
</context>
<context>
    <name>navsmith::document::Journals</name>
    <message>
        <source>Edits cannot be kept for recovery: %1 cannot be written to</source>
        <translation>Правки не сохраняются для восстановления: не удаётся записать в %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui</name>
    <message>
        <source>%1 KiB</source>
        <translation>%1 КиБ</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 МиБ</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Отменить: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Повторить: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Скопировано: %1</translation>
    </message>
    <message>
        <source>Nothing in the selection can be copied.</source>
        <translation>В выделении нечего копировать.</translation>
    </message>
    <message>
        <source>Nothing in the selection can be cut.</source>
        <translation>В выделении нечего вырезать.</translation>
    </message>
    <message>
        <source>No map is open. Use File &gt; Open Map.</source>
        <translation>Карта не открыта. Откройте её: Файл &gt; Открыть карту.</translation>
    </message>
    <message>
        <source>%1 placed on the ground. No ground found below %2.</source>
        <translation>Поставлено на землю: %1. Земля не найдена: %2.</translation>
    </message>
    <message>
        <source>%1 placed on the ground</source>
        <translation>Поставлено на землю: %1</translation>
    </message>
    <message>
        <source>Mouse and Keys</source>
        <translation>Мышь и клавиши</translation>
    </message>
    <message>
        <source>You can see and change all keys under Edit &gt; Preferences &gt; Keys.</source>
        <translation>Все клавиши можно посмотреть и изменить в меню Правка &gt; Настройки &gt; Клавиши.</translation>
    </message>
    <message>
        <source>About Navsmith</source>
        <translation>О программе Navsmith</translation>
    </message>
    <message>
        <source>&lt;b&gt;Navsmith %1&lt;/b&gt;&lt;br&gt;Editor for game navigation data.&lt;p&gt;Free software under the MIT License.&lt;/p&gt;&lt;p&gt;Qt %2, built with %3&lt;/p&gt;</source>
        <translation>&lt;b&gt;Navsmith %1&lt;/b&gt;&lt;br&gt;Редактор навигационных данных игр.&lt;p&gt;Свободная программа под лицензией MIT.&lt;/p&gt;&lt;p&gt;Qt %2, сборка: %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source> in steps of %1</source>
        <translation> с шагом %1</translation>
    </message>
    <message>
        <source>Bit %1, mask %2</source>
        <translation>Бит %1, маска %2</translation>
    </message>
    <message>
        <source>Bits %1 to %2, mask %3</source>
        <translation>Биты %1–%2, маска %3</translation>
    </message>
    <message>
        <source>Derived, not stored</source>
        <translation>Вычисляется, не хранится</translation>
    </message>
    <message>
        <source>In expressions: %1</source>
        <translation>В выражениях: %1</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>%1: %2 to %3%4, %5</source>
        <translation>%1: от %2 до %3%4, %5</translation>
    </message>
    <message>
        <source>%1: limited to %2 to %3</source>
        <translation>%1: ограничено диапазоном от %2 до %3</translation>
    </message>
    <message>
        <source>%1: limited to %2, the largest value that the file can store</source>
        <translation>%1: ограничено до %2 — наибольшего значения, допустимого в файле</translation>
    </message>
    <message>
        <source>%1: limited to %2, the smallest value that the file can store</source>
        <translation>%1: ограничено до %2 — наименьшего значения, допустимого в файле</translation>
    </message>
    <message>
        <source>%1: rounded to a multiple of %2</source>
        <translation>%1: округлено до кратного %2</translation>
    </message>
    <message>
        <source>%1: this value cannot be set</source>
        <translation>%1: это значение задать нельзя</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>District</source>
        <translation>Район</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source> (on)</source>
        <translation> (вкл.)</translation>
    </message>
    <message>
        <source> (off)</source>
        <translation> (выкл.)</translation>
    </message>
    <message>
        <source>Element (27:345), district, position (x, y, z), bookmark or command</source>
        <translation>Элемент (27:345), район, позиция (x, y, z), закладка или команда</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>View %1</source>
        <translation>Вид %1</translation>
    </message>
    <message>
        <source>Add Bookmark</source>
        <translation>Добавить закладку</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Название:</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Слить</translation>
    </message>
    <message>
        <source>Place on Ground</source>
        <translation>Поставить на землю</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::AfterSave</name>
    <message>
        <source>Searching for other copies</source>
        <translation>Поиск других копий</translation>
    </message>
    <message>
        <source>Another Copy</source>
        <translation>Другая копия</translation>
    </message>
    <message>
        <source>%1

Update the other copy as well? Its current content is backed up.</source>
        <translation>%1

Обновить и другую копию? Для её текущего содержимого будет создана резервная копия.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Обновить</translation>
    </message>
    <message>
        <source>Do Not Update</source>
        <translation>Не обновлять</translation>
    </message>
    <message>
        <source>Do the same after every save of this document</source>
        <translation>Делать так же после каждого сохранения этого документа</translation>
    </message>
    <message>
        <source>Writing the other copy</source>
        <translation>Запись другой копии</translation>
    </message>
    <message>
        <source>Saved %1 in %2 as well</source>
        <translation>Файл %1 сохранён также в %2</translation>
    </message>
    <message>
        <source>Saving Other Copy Failed</source>
        <translation>Не удалось сохранить другую копию</translation>
    </message>
    <message>
        <source>Unused Space</source>
        <translation>Неиспользуемое место</translation>
    </message>
    <message>
        <source>%1 of %2 in %3 are unused. Rebuilding the archive removes the unused space. The old archive is backed up, so the disk needs room for both.</source>
        <translation>Не используется %1 из %2 в %3. Пересборка архива уберёт неиспользуемое место. Для старого архива создаётся резервная копия, поэтому на диске нужно место для обоих.</translation>
    </message>
    <message>
        <source>Rebuild…</source>
        <translation>Пересобрать…</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>This document is not in an archive</source>
        <translation>Этот документ не в архиве</translation>
    </message>
    <message>
        <source>Listing %1</source>
        <translation>Чтение списка: %1</translation>
    </message>
    <message>
        <source>Cannot Rebuild</source>
        <translation>Пересборка невозможна</translation>
    </message>
    <message>
        <source>%1 has no unused space</source>
        <translation>В %1 нет неиспользуемого места</translation>
    </message>
    <message>
        <source>Rebuilding %1</source>
        <translation>Пересборка: %1</translation>
    </message>
    <message>
        <source>Rebuilt %1: %2, was %3</source>
        <translation>Пересобран архив %1: %2, было %3</translation>
    </message>
    <message>
        <source>Rebuilding cancelled</source>
        <translation>Пересборка прервана</translation>
    </message>
    <message>
        <source>Rebuilding Failed</source>
        <translation>Ошибка пересборки</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::BackupDialog</name>
    <message>
        <source>Restore Backup</source>
        <translation>Восстановление резервной копии</translation>
    </message>
    <message>
        <source>Restoring replaces the files, and discards your unsaved changes. The files as they are now become a backup.</source>
        <translation>При восстановлении файлы заменяются, а несохранённые изменения теряются. Текущие файлы станут резервной копией.</translation>
    </message>
    <message>
        <source>Restoring replaces the files. The files as they are now become a backup.</source>
        <translation>При восстановлении файлы заменяются. Текущие файлы станут резервной копией.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Резервные копии</translation>
    </message>
    <message>
        <source>Before the save of</source>
        <translation>До сохранения</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Move the camera to this bookmark</source>
        <translation>Переместить камеру к этой закладке</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Rename this bookmark</source>
        <translation>Переименовать эту закладку</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>The first nine bookmarks have shortcuts</source>
        <translation>У первых девяти закладок есть сочетания клавиш</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete this bookmark</source>
        <translation>Удалить эту закладку</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::BuildTool</name>
    <message>
        <source>The ground is too far away.</source>
        <translation>Земля слишком далеко.</translation>
    </message>
    <message>
        <source>Too small. Drag further.</source>
        <translation>Слишком мало. Тяните дальше.</translation>
    </message>
    <message>
        <source>Release to build. Right-click or Esc cancels.</source>
        <translation>Отпустите кнопку, чтобы построить. Правая кнопка или Esc — отмена.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Esc exits the tool.</source>
        <translation>Тяните от угла к углу. Esc — выход из инструмента.</translation>
    </message>
    <message>
        <source>Drag from end to end. Esc exits the tool.</source>
        <translation>Тяните от конца к концу. Esc — выход из инструмента.</translation>
    </message>
    <message>
        <source>Click to continue, or click an element to join it. Ctrl+click starts a new one. Right-click or Esc finishes.</source>
        <translation>Щёлкните, чтобы продолжить, или щёлкните элемент, чтобы присоединить. Ctrl+щелчок — начать заново. Правая кнопка или Esc — закончить.</translation>
    </message>
    <message>
        <source>Click the ground or an element to start. Esc exits the tool.</source>
        <translation>Щёлкните землю или элемент, чтобы начать. Esc — выход из инструмента.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::CellDelegate</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (неизвестно)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ChangeBar</name>
    <message>
        <source>Changed on Disk</source>
        <translation>Изменено на диске</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перезагрузить</translation>
    </message>
    <message>
        <source>Reload the files from disk</source>
        <translation>Перезагрузить файлы с диска</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Оставить мою версию</translation>
    </message>
    <message>
        <source>Keep the open document. Saving asks before it replaces the files.</source>
        <translation>Оставить открытый документ. При сохранении появится вопрос о замене файлов.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program.</source>
        <translation>%1: изменено или удалено другой программой.</translation>
    </message>
    <message>
        <source>%1 and %2 were changed or removed by another program.</source>
        <translation>%1 и %2: изменено или удалено другой программой.</translation>
    </message>
    <message>
        <source>Reloading discards your unsaved changes.</source>
        <translation>При перезагрузке несохранённые изменения будут потеряны.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ChoiceField</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (неизвестно)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::CommandSet</name>
    <message>
        <source>Unavailable: %1</source>
        <translation>Недоступно: %1</translation>
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
        <translation>Поиск несохранённой работы</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Восстановлено</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::DisplayPanel</name>
    <message>
        <source>%1 (height)</source>
        <translation>%1 (высота)</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Raw fields</source>
        <translation>Исходные поля</translation>
    </message>
    <message>
        <source>Other documents:</source>
        <translation>Другие документы:</translation>
    </message>
    <message>
        <source>Isolate Selection</source>
        <translation>Изолировать выделение</translation>
    </message>
    <message>
        <source>Hide Selection</source>
        <translation>Скрыть выделение</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Отображение</translation>
    </message>
    <message>
        <source>Element type to colour</source>
        <translation>Раскрашиваемый тип элементов</translation>
    </message>
    <message>
        <source>Element type to colour by a property</source>
        <translation>Тип элементов, раскрашиваемых по свойству</translation>
    </message>
    <message>
        <source>Property to colour by</source>
        <translation>Свойство для раскраски</translation>
    </message>
    <message>
        <source>Property that determines the colours</source>
        <translation>Свойство, которое определяет цвета</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>Hidden elements</source>
        <translation>Скрытые элементы</translation>
    </message>
    <message>
        <source>Show only the selected elements and what connects them</source>
        <translation>Показать только выделенные элементы и то, что их соединяет</translation>
    </message>
    <message>
        <source>Hide the selected elements</source>
        <translation>Скрыть выделенные элементы</translation>
    </message>
    <message>
        <source>Show all element types and elements</source>
        <translation>Показать все типы элементов и все элементы</translation>
    </message>
    <message>
        <source>Other documents of the same world</source>
        <translation>Другие документы того же мира</translation>
    </message>
    <message>
        <source>How the other open documents of the same world are drawn</source>
        <translation>Как рисовать другие открытые документы того же мира</translation>
    </message>
    <message>
        <source>Dimmed if of the same kind</source>
        <translation>Приглушать документы того же вида</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Показывать</translation>
    </message>
    <message>
        <source>Dimmed</source>
        <translation>Приглушать</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Скрывать</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Тип:</translation>
    </message>
    <message>
        <source>Property:</source>
        <translation>Свойство:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Colour By</source>
        <translation>Раскраска по</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Выделить</translation>
    </message>
    <message>
        <source>Add to Selection</source>
        <translation>Добавить к выделению</translation>
    </message>
    <message>
        <source>Show Only These</source>
        <translation>Показать только эти</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Default colours</source>
        <translation>Цвета по умолчанию</translation>
    </message>
    <message>
        <source>Default colours of %1</source>
        <translation>Цвета по умолчанию: %1</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>Скрыто: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::DocumentTabs</name>
    <message>
        <source>Open documents</source>
        <translation>Открытые документы</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EdgeButtons</name>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>В обе стороны</translation>
    </message>
    <message>
        <source>The element to link to: its name, or click it in the 3D view</source>
        <translation>Элемент, с которым связать: введите имя или щёлкните его в 3D-виде</translation>
    </message>
    <message>
        <source>Also add the way back</source>
        <translation>Добавить и обратный путь</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Добавить: %1</translation>
    </message>
    <message>
        <source>Name the other end, or click it in the 3D view</source>
        <translation>Введите имя другого конца или щёлкните его в 3D-виде</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Убрать: %1</translation>
    </message>
    <message>
        <source>Select a row of the table</source>
        <translation>Выделите строку таблицы</translation>
    </message>
    <message>
        <source>Name of the %1, or click it</source>
        <translation>Имя (%1) или щелчок</translation>
    </message>
    <message>
        <source>There is no %1 called &quot;%2&quot;.</source>
        <translation>Элемент «%2» не найден (%1).</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EdgeTable</name>
    <message>
        <source>To</source>
        <translation>Куда</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EditCommands</name>
    <message>
        <source>Elements</source>
        <translation>Элементы</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EditDialog</name>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Ничего не изменится.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ElementTable</name>
    <message>
        <source>No document</source>
        <translation>Нет документа</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Элементы</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Типы</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EntriesModel</name>
    <message>
        <source>Set %1</source>
        <translation>Задать: %1</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Убрать из списка: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::FileController</name>
    <message>
        <source>All supported files (%1)</source>
        <translation>Все поддерживаемые файлы (%1)</translation>
    </message>
    <message>
        <source>Archives and maps (%1)</source>
        <translation>Архивы и карты (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>%1 more in the log</source>
        <translation>Ещё в журнале: %1</translation>
    </message>
    <message>
        <source>Searching for documents</source>
        <translation>Поиск документов</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Найдено: %1</translation>
    </message>
    <message>
        <source>Cannot Open</source>
        <translation>Не удаётся открыть</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Открытие: %1</translation>
    </message>
    <message>
        <source>%1 about these files. See the log.</source>
        <translation>Об этих файлах есть сообщения (%1). См. журнал.</translation>
    </message>
    <message>
        <source>Opened from %1. Saving writes into this archive.</source>
        <translation>Открыто из %1. Сохранение записывает в этот архив.</translation>
    </message>
    <message>
        <source>Opened from %1. Saving writes a separate file in %2.</source>
        <translation>Открыто из %1. Сохранение записывает отдельный файл в %2.</translation>
    </message>
    <message>
        <source>Some Files Could Not Be Read</source>
        <translation>Некоторые файлы не удалось прочитать</translation>
    </message>
    <message>
        <source>Open Files</source>
        <translation>Открыть файлы</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перезагрузить</translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Reloading discards them.</source>
        <translation>В %1 есть несохранённые изменения. При перезагрузке они будут потеряны.</translation>
    </message>
    <message>
        <source>Open More Files</source>
        <translation>Открыть ещё файлы</translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Save them before more of its files are opened? The history starts anew.</source>
        <translation>В %1 есть несохранённые изменения. Сохранить их, прежде чем открыть другие файлы документа? История начнётся заново.</translation>
    </message>
    <message>
        <source>Reloading %1</source>
        <translation>Перезагрузка: %1</translation>
    </message>
    <message>
        <source>Cannot Reload %1</source>
        <translation>Не удаётся перезагрузить %1</translation>
    </message>
    <message>
        <source>Not reloaded: the document was edited in the meantime</source>
        <translation>Не перезагружено: тем временем документ изменился</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>В %1 есть несохранённые изменения.</translation>
    </message>
    <message>
        <source>Work in Progress</source>
        <translation>Выполняется задача</translation>
    </message>
    <message>
        <source>%1 has not finished.</source>
        <translation>Ещё не завершено: %1.</translation>
    </message>
    <message>
        <source>If you cancel the job, the files stay unchanged.</source>
        <translation>Если прервать задачу, файлы останутся без изменений.</translation>
    </message>
    <message>
        <source>Quit When Finished</source>
        <translation>Выйти по завершении</translation>
    </message>
    <message>
        <source>Cancel Job and Quit</source>
        <translation>Прервать задачу и выйти</translation>
    </message>
    <message>
        <source>Do Not Quit</source>
        <translation>Не выходить</translation>
    </message>
    <message>
        <source>Searching for the map of %1</source>
        <translation>Поиск карты: %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Чтение: %1</translation>
    </message>
    <message>
        <source>Cannot Open Map</source>
        <translation>Не удаётся открыть карту</translation>
    </message>
    <message>
        <source>Map %1</source>
        <translation>Карта %1</translation>
    </message>
    <message>
        <source>Open Map</source>
        <translation>Открыть карту</translation>
    </message>
    <message>
        <source>Maps (*.bsp);;All files (*)</source>
        <translation>Карты (*.bsp);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Map of the New Document</source>
        <translation>Карта нового документа</translation>
    </message>
    <message>
        <source>Cannot Create Document</source>
        <translation>Не удаётся создать документ</translation>
    </message>
    <message>
        <source>%1: is not a map of a supported game</source>
        <translation>%1: не является картой поддерживаемой игры</translation>
    </message>
    <message>
        <source>Searching for the file of %1</source>
        <translation>Поиск файла: %1</translation>
    </message>
    <message>
        <source>%1 already exists</source>
        <translation>%1 уже существует</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Создано: %1</translation>
    </message>
    <message>
        <source>Folder for %1</source>
        <translation>Папка: %1</translation>
    </message>
    <message>
        <source>Creating %1</source>
        <translation>Создание: %1</translation>
    </message>
    <message>
        <source>Packing %1</source>
        <translation>Упаковка: %1</translation>
    </message>
    <message>
        <source>Cannot Pack</source>
        <translation>Упаковать нельзя</translation>
    </message>
    <message>
        <source>Packing into %1</source>
        <translation>Упаковка в %1</translation>
    </message>
    <message>
        <source>Packing Failed</source>
        <translation>Ошибка упаковки</translation>
    </message>
    <message>
        <source>Packing cancelled</source>
        <translation>Упаковка прервана</translation>
    </message>
    <message>
        <source>Packed as %1</source>
        <translation>Упаковано как %1</translation>
    </message>
    <message>
        <source>%1 is up to date</source>
        <translation>Уже актуально: %1</translation>
    </message>
    <message>
        <source>Extract from Map</source>
        <translation>Извлечь из карты</translation>
    </message>
    <message>
        <source>Listing %1</source>
        <translation>Чтение списка: %1</translation>
    </message>
    <message>
        <source>Cannot Extract</source>
        <translation>Извлечь нельзя</translation>
    </message>
    <message>
        <source>Nothing to Extract</source>
        <translation>Нечего извлекать</translation>
    </message>
    <message>
        <source>%1 contains no file that Navsmith can open.</source>
        <translation>В %1 нет файлов, которые Navsmith может открыть.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Extract To</source>
        <translation>Извлечь в</translation>
    </message>
    <message>
        <source>Extracting %1</source>
        <translation>Извлечение: %1</translation>
    </message>
    <message>
        <source>Extracted to %1</source>
        <translation>Извлечено в %1</translation>
    </message>
    <message>
        <source>Extracting Failed</source>
        <translation>Ошибка извлечения</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Сохранение: %1</translation>
    </message>
    <message>
        <source>Saving cancelled</source>
        <translation>Сохранение прервано</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>Saving Failed</source>
        <translation>Ошибка сохранения</translation>
    </message>
    <message>
        <source>Nothing to save: the files are up to date</source>
        <translation>Сохранять нечего: файлы актуальны</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Changed on Disk</source>
        <translation>Изменено на диске</translation>
    </message>
    <message>
        <source>File Exists</source>
        <translation>Файл существует</translation>
    </message>
    <message>
        <source>%1

Replace it? The current content is backed up.</source>
        <translation>%1

Заменить? Для текущего содержимого будет создана резервная копия.</translation>
    </message>
    <message>
        <source>Searching for backups of %1</source>
        <translation>Поиск резервных копий: %1</translation>
    </message>
    <message>
        <source>Restore Backup</source>
        <translation>Восстановление резервной копии</translation>
    </message>
    <message>
        <source>%1 has no backups yet. Each save makes one of the files that it replaces.</source>
        <translation>Резервных копий ещё нет: %1. При каждом сохранении создаётся копия заменяемых файлов.</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>Восстановление: %1</translation>
    </message>
    <message>
        <source>Restored %1</source>
        <translation>Восстановлено: %1</translation>
    </message>
    <message>
        <source>Restoring Failed</source>
        <translation>Ошибка восстановления</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::FilterEdit</name>
    <message>
        <source>Text to find, or an expression: width &gt; 0 and not water, road = &quot;a name&quot;, position.z &lt; -10, name ~ part</source>
        <translation>Текст для поиска или выражение: width &gt; 0 and not water, road = &quot;a name&quot;, position.z &lt; -10, name ~ part</translation>
    </message>
    <message>
        <source>Filter %1: text or expression</source>
        <translation>Фильтр (%1): текст или выражение</translation>
    </message>
    <message>
        <source>Not a valid expression: %1</source>
        <translation>Недопустимое выражение: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::GoToBox</name>
    <message>
        <source>Go to</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Куда</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Совпадения</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::HeightFields</name>
    <message>
        <source>Heights</source>
        <translation>Высоты</translation>
    </message>
    <message>
        <source>Restrict marquees and brushes to elements between these heights</source>
        <translation>Ограничить рамки и кисти элементами между этими высотами</translation>
    </message>
    <message>
        <source>Minimum height</source>
        <translation>Минимальная высота</translation>
    </message>
    <message>
        <source>Minimum height to include</source>
        <translation>Наименьшая учитываемая высота</translation>
    </message>
    <message>
        <source>Maximum height</source>
        <translation>Максимальная высота</translation>
    </message>
    <message>
        <source>Maximum height to include</source>
        <translation>Наибольшая учитываемая высота</translation>
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
        <translation>История</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Как при открытии</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to it. The dot marks the saved state.</source>
        <translation>Щёлкните шаг, чтобы вернуться к нему или перейти вперёд. Точкой отмечено сохранённое состояние.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::IssuesModel</name>
    <message>
        <source>Errors</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Предупреждения</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>The game can crash or misread the file.</source>
        <translation>Игра может вылететь или неверно прочитать файл.</translation>
    </message>
    <message>
        <source>The game behaves incorrectly.</source>
        <translation>Игра ведёт себя неправильно.</translation>
    </message>
    <message>
        <source>Unusual, but possibly intended</source>
        <translation>Необычно, но, возможно, так задумано</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Проблема</translation>
    </message>
    <message>
        <source>Sorted by severity and rule</source>
        <translation>Сортировка по серьёзности и правилу</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Элемент</translation>
    </message>
    <message>
        <source>Affected element, or entity of the map. Click to go to it.</source>
        <translation>Затронутый элемент или энтити карты. Щёлкните, чтобы перейти.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Number of issues</source>
        <translation>Число проблем</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новые</translation>
    </message>
    <message>
        <source>Number of issues since the document was opened</source>
        <translation>Число проблем, появившихся после открытия документа</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Ожидается: %1</translation>
    </message>
    <message>
        <source>No automatic fix</source>
        <translation>Автоматического исправления нет</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Исправление: %1</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Скрыто</translation>
    </message>
    <message>
        <source>Appeared after the document was opened</source>
        <translation>Появилось после открытия документа</translation>
    </message>
    <message>
        <source>Already in the file</source>
        <translation>Уже было в файле</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новое</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::IssuesPanel</name>
    <message>
        <source>Only new</source>
        <translation>Только новые</translation>
    </message>
    <message>
        <source>Show hidden</source>
        <translation>Показывать скрытые</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Нет документа</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Проверка…</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Проблем нет</translation>
    </message>
    <message>
        <source>No matching issues</source>
        <translation>Подходящих проблем нет</translation>
    </message>
    <message>
        <source>1 rule needs a map</source>
        <translation>1 правилу нужна карта</translation>
    </message>
    <message>
        <source>%1 rules need a map</source>
        <translation>Правил, которым нужна карта: %1</translation>
    </message>
    <message>
        <source>Checked when a map is open (File &gt; Open Map):</source>
        <translation>Проверяется, когда открыта карта (Файл &gt; Открыть карту):</translation>
    </message>
    <message>
        <source>1 rule needs another file</source>
        <translation>1 правилу нужен другой файл</translation>
    </message>
    <message>
        <source>%1 rules need other files</source>
        <translation>Правил, которым нужны другие файлы: %1</translation>
    </message>
    <message>
        <source>Checked when other files of the same world are open:</source>
        <translation>Проверяется, когда открыты другие файлы того же мира:</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Fix All of This Rule</source>
        <translation>Исправить все по этому правилу</translation>
    </message>
    <message>
        <source>Fix %1 Issues</source>
        <translation>Исправить проблемы (%1)</translation>
    </message>
    <message>
        <source>Fix All %1 Issues of These Rules</source>
        <translation>Исправить все проблемы этих правил (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (all %2)</source>
        <translation>%1 (все %2)</translation>
    </message>
    <message>
        <source>Fixed %1 of %2 issues</source>
        <translation>Исправлено проблем: %1 из %2</translation>
    </message>
    <message>
        <source>Fixed. Checking again…</source>
        <translation>Исправлено. Повторная проверка…</translation>
    </message>
    <message>
        <source>None of these issues can be fixed automatically.</source>
        <translation>Ни одну из этих проблем нельзя исправить автоматически.</translation>
    </message>
    <message>
        <source>Filter issues</source>
        <translation>Фильтр проблем</translation>
    </message>
    <message>
        <source>Find text in messages, elements and rules</source>
        <translation>Поиск текста в сообщениях, элементах и правилах</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Show errors: the game can crash or misread the file</source>
        <translation>Показывать ошибки: игра может вылететь или неверно прочитать файл</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Предупреждения</translation>
    </message>
    <message>
        <source>Show warnings: the game behaves incorrectly</source>
        <translation>Показывать предупреждения: игра ведёт себя неправильно</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>Show notes: unusual, but possibly intended</source>
        <translation>Показывать замечания: необычно, но, возможно, так задумано</translation>
    </message>
    <message>
        <source>Show only issues that appeared after the document was opened</source>
        <translation>Показывать только проблемы, появившиеся после открытия документа</translation>
    </message>
    <message>
        <source>Show hidden issues as well</source>
        <translation>Показывать и скрытые проблемы</translation>
    </message>
    <message>
        <source>Check status</source>
        <translation>Состояние проверки</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::IssuesStatus</name>
    <message>
        <source>Issues</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>Errors: %1, new: %2
Warnings: %3, new: %4
Notes: %5, new: %6</source>
        <translation>Ошибки: %1, новых: %2
Предупреждения: %3, новых: %4
Замечания: %5, новых: %6</translation>
    </message>
    <message>
        <source>Click to show the issues</source>
        <translation>Щёлкните, чтобы показать проблемы</translation>
    </message>
    <message>
        <source>The document is being checked.</source>
        <translation>Документ проверяется.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Проверка…</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::JobStatus</name>
    <message>
        <source>Job</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход выполнения</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Прервать эту задачу</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (и ещё %2)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::KeysPage</name>
    <message>
        <source>Reassign</source>
        <translation>Переназначить</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Сбросить все</translation>
    </message>
    <message>
        <source>Find command</source>
        <translation>Поиск команды</translation>
    </message>
    <message>
        <source>Find commands by name, menu or key</source>
        <translation>Поиск команд по названию, меню или клавише</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Найти команду или клавишу</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Key of the command</source>
        <translation>Клавиша команды</translation>
    </message>
    <message>
        <source>Press the new key. Backspace removes the key.</source>
        <translation>Нажмите новую клавишу. Backspace убирает клавишу.</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Конфликт</translation>
    </message>
    <message>
        <source>Assign the key to this command and remove it from the other</source>
        <translation>Назначить клавишу этой команде и убрать её у другой</translation>
    </message>
    <message>
        <source>Remove the key from this command</source>
        <translation>Убрать клавишу у этой команды</translation>
    </message>
    <message>
        <source>Restore the default key of this command</source>
        <translation>Вернуть клавишу этой команды по умолчанию</translation>
    </message>
    <message>
        <source>Restore the default keys of all commands</source>
        <translation>Вернуть клавиши всех команд по умолчанию</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>The keys of Navsmith, or of another editor</source>
        <translation>Клавиши Navsmith или другого редактора</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Menu or Panel</source>
        <translation>Меню или панель</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Клавиша</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Клавиша:</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>По умолчанию: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Also assigned to: %1</source>
        <translation>Назначена также: %1</translation>
    </message>
    <message>
        <source>%1 is assigned to: %2</source>
        <translation>%1 назначена: %2</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LegendView</name>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>%1. Click an entry to select its elements, right-click to hide them.</source>
        <translation>%1. Щелчок по строке выделяет её элементы, правая кнопка скрывает их.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LinkField</name>
    <message>
        <source>0x%1 (not open)</source>
        <translation>0x%1 (не открыт)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ListPanel</name>
    <message>
        <source>Lists</source>
        <translation>Списки</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Remove the selected entries from the list</source>
        <translation>Убрать выделенные записи из списка</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The selected elements have no lists.</source>
        <translation>У выделенных элементов нет списков.</translation>
    </message>
    <message>
        <source>Select elements to see their lists.</source>
        <translation>Выделите элементы, чтобы увидеть их списки.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LogModel</name>
    <message>
        <source>debug</source>
        <translation>отладка</translation>
    </message>
    <message>
        <source>info</source>
        <translation>информация</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>предупреждение</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>fatal</source>
        <translation>сбой</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Minimum level</source>
        <translation>Минимальный уровень</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Информация</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Предупреждения</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>предупреждение</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MainWindow</name>
    <message>
        <source>Ne&amp;w %1…</source>
        <translation>&amp;Новый: %1…</translation>
    </message>
    <message>
        <source>Ne&amp;w Document in Folder…</source>
        <translation>Новый &amp;документ в папке…</translation>
    </message>
    <message>
        <source>Navsmith</source>
        <translation>Navsmith</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Отображение</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Элементы</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Списки</translation>
    </message>
    <message>
        <source>Position under the mouse</source>
        <translation>Позиция под мышью</translation>
    </message>
    <message>
        <source>Element under the mouse</source>
        <translation>Элемент под мышью</translation>
    </message>
    <message>
        <source>Elements and selection</source>
        <translation>Элементы и выделение</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Navsmith</source>
        <translation>%1[*] – %2 – Navsmith</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> и ещё %1</translation>
    </message>
    <message>
        <source> | %L1 selected</source>
        <translation> | выделено: %L1</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Format Detected Automatically</source>
        <translation>Формат определён автоматически</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Автоматически</translation>
    </message>
    <message>
        <source>No Recent Files</source>
        <translation>Нет недавних файлов</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Очистить список</translation>
    </message>
    <message>
        <source>New Errors</source>
        <translation>Новые ошибки</translation>
    </message>
    <message>
        <source>%1 has 1 error that it did not have when it was opened.</source>
        <translation>%1: появилась 1 ошибка, которой не было при открытии.</translation>
    </message>
    <message>
        <source>%2 has %1 errors that it did not have when it was opened.</source>
        <translation>%2: появились ошибки, которых не было при открытии (%1).</translation>
    </message>
    <message>
        <source>The game may crash or misread the files.</source>
        <translation>Игра может вылететь или неверно прочитать файлы.</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>Всё равно &amp;сохранить</translation>
    </message>
    <message>
        <source>Show &amp;Errors</source>
        <translation>Показать &amp;ошибки</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MapPanel</name>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Open a map to show behind the document</source>
        <translation>Открыть карту, чтобы показать её под документом</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Show the document without a map</source>
        <translation>Показывать документ без карты</translation>
    </message>
    <message>
        <source>Show the map</source>
        <translation>Показывать карту</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Непрозрачность</translation>
    </message>
    <message>
        <source>Below 100 %, you can see through walls.</source>
        <translation>При значении ниже 100 % видно сквозь стены.</translation>
    </message>
    <message>
        <source>Opacity:</source>
        <translation>Непрозрачность:</translation>
    </message>
    <message>
        <source>From height</source>
        <translation>От высоты</translation>
    </message>
    <message>
        <source>Hide everything below this height</source>
        <translation>Скрыть всё ниже этой высоты</translation>
    </message>
    <message>
        <source>To height</source>
        <translation>До высоты</translation>
    </message>
    <message>
        <source>Hide everything above this height, such as roofs</source>
        <translation>Скрыть всё выше этой высоты, например крыши</translation>
    </message>
    <message>
        <source>From height:</source>
        <translation>От высоты:</translation>
    </message>
    <message>
        <source>To height:</source>
        <translation>До высоты:</translation>
    </message>
    <message>
        <source>Cut elements, too</source>
        <translation>Обрезать и элементы</translation>
    </message>
    <message>
        <source>Elements outside these heights are hidden as well</source>
        <translation>Элементы за пределами этих высот тоже скрываются</translation>
    </message>
    <message>
        <source>Show back faces</source>
        <translation>Обратные грани</translation>
    </message>
    <message>
        <source>Draw the map&apos;s faces from behind, too: from outside, walls hide the rooms</source>
        <translation>Рисовать грани карты и с обратной стороны: снаружи стены закрывают комнаты</translation>
    </message>
    <message>
        <source>Colour by height</source>
        <translation>Цвет по высоте</translation>
    </message>
    <message>
        <source>Colour the map by height, blue below and yellow above</source>
        <translation>Раскрасить карту по высоте: внизу синим, вверху жёлтым</translation>
    </message>
    <message>
        <source>Height lines</source>
        <translation>Линии высот</translation>
    </message>
    <message>
        <source>Draw lines at regular heights</source>
        <translation>Рисовать линии через равные интервалы высоты</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Рёбра</translation>
    </message>
    <message>
        <source>Draw the edges of surfaces, which make stairs and ledges visible</source>
        <translation>Рисовать рёбра поверхностей: становятся видны ступени и уступы</translation>
    </message>
    <message>
        <source>Show items and spawns</source>
        <translation>Показывать предметы и спавны</translation>
    </message>
    <message>
        <source>Mark the map&apos;s items and spawn points in the view</source>
        <translation>Отмечать в виде предметы и точки спавна карты</translation>
    </message>
    <message>
        <source>Show entities</source>
        <translation>Показывать энтити</translation>
    </message>
    <message>
        <source>Mark the listed entities that have a position</source>
        <translation>Отмечать перечисленные энтити, у которых есть позиция</translation>
    </message>
    <message>
        <source>Filter entities</source>
        <translation>Фильтр энтити</translation>
    </message>
    <message>
        <source>Class or name</source>
        <translation>Класс или имя</translation>
    </message>
    <message>
        <source>Map entities</source>
        <translation>Энтити карты</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Keys and values of the entity</source>
        <translation>Ключи и значения энтити</translation>
    </message>
    <message>
        <source>No map is open. A map of the same name next to the file opens automatically.</source>
        <translation>Карта не открыта. Карта с тем же именем рядом с файлом открывается автоматически.</translation>
    </message>
    <message>
        <source>In-game map</source>
        <translation>Карта из игры</translation>
    </message>
    <message>
        <source>Lay the game&apos;s own map over the ground, if it is there</source>
        <translation>Накладывать карту из игры на землю, если она есть</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MeasureTool</name>
    <message>
        <source>Path %1 units, direct %2, horizontal %3, vertical %4</source>
        <translation>Путь: %1 ед., напрямую %2, по горизонтали %3, по вертикали %4</translation>
    </message>
    <message>
        <source>Click points to measure. Right-click or Esc starts over.</source>
        <translation>Щёлкайте точки, чтобы измерить. Правая кнопка или Esc — начать заново.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MoveHandles</name>
    <message>
        <source>Set Height</source>
        <translation>Задать высоту</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Переместить</translation>
    </message>
    <message>
        <source>Click or drag an outline to select. Shift adds, Ctrl removes, Alt+click lists. Drag the arrows to move.</source>
        <translation>Щёлкните или обведите контур, чтобы выделить. Shift добавляет, Ctrl убирает, Alt+щелчок — список. Тяните стрелки, чтобы переместить.</translation>
    </message>
    <message>
        <source>Click or drag a rectangle to select. Shift adds, Ctrl removes, Alt+click lists. Drag the arrows to move.</source>
        <translation>Щёлкните или растяните рамку, чтобы выделить. Shift добавляет, Ctrl убирает, Alt+щелчок — список. Тяните стрелки, чтобы переместить.</translation>
    </message>
    <message>
        <source>%1: drag.</source>
        <translation>%1: тяните.</translation>
    </message>
    <message>
        <source>%1: drag. Neighbours follow unless Shift is held.</source>
        <translation>%1: тяните. Соседи следуют, если не зажат Shift.</translation>
    </message>
    <message>
        <source>%1: drag. With Shift, neighbours follow.</source>
        <translation>%1: тяните. С Shift соседи следуют.</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>на %1</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>высота %1</translation>
    </message>
    <message>
        <source>Limited to the range that the file can store</source>
        <translation>Ограничено диапазоном, допустимым в файле</translation>
    </message>
    <message>
        <source>Moved by %1, %2, %3</source>
        <translation>Перемещено на %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::NumberBox</name>
    <message>
        <source>(mixed)</source>
        <translation>(разные)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::NumberField</name>
    <message>
        <source>Type +1, -=1, *2 or /2 to change what is there, in each selected element.</source>
        <translation>Введите +1, -=1, *2 или /2, чтобы изменить имеющееся значение каждого выделенного элемента.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::OfferDialog</name>
    <message>
        <source>Open from Game Folder</source>
        <translation>Открыть из папки игры</translation>
    </message>
    <message>
        <source>Documents in this folder</source>
        <translation>Документы в этой папке</translation>
    </message>
    <message>
        <source>%1 contains the files of a game. Tick what to open, or double-click one.</source>
        <translation>%1 содержит файлы игры. Отметьте, что открыть, или дважды щёлкните строку.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PackDialog</name>
    <message>
        <source>Pack into Map</source>
        <translation>Упаковать в карту</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Name in the map</source>
        <translation>Имя в карте</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>Об&amp;зор…</translation>
    </message>
    <message>
        <source>&amp;Back up the whole map</source>
        <translation>&amp;Резервная копия всей карты</translation>
    </message>
    <message>
        <source>Otherwise, only the replaced file is backed up</source>
        <translation>Иначе резервная копия создаётся только для заменяемого файла</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Упаковать</translation>
    </message>
    <message>
        <source>&amp;Map:</source>
        <translation>&amp;Карта:</translation>
    </message>
    <message>
        <source>&amp;Name in the map:</source>
        <translation>&amp;Имя в карте:</translation>
    </message>
    <message>
        <source>Select Map</source>
        <translation>Выбор карты</translation>
    </message>
    <message>
        <source>Maps (*.bsp);;All files (*)</source>
        <translation>Карты (*.bsp);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Select the map that the game loads.</source>
        <translation>Выберите карту, которую загружает игра.</translation>
    </message>
    <message>
        <source>Reading the map</source>
        <translation>Чтение карты</translation>
    </message>
    <message>
        <source>%1. Everything else in the map stays unchanged.</source>
        <translation>%1. Всё остальное в карте не изменится.</translation>
    </message>
    <message>
        <source>The game reads %1 beside the map first, and reports it as out of date if it checks the map&apos;s size. Delete that file, or set the size of the map in it.</source>
        <translation>Игра сначала читает %1 рядом с картой и сообщает, что файл устарел, если проверяет размер карты. Удалите этот файл или задайте в нём размер карты.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PaintFields</name>
    <message>
        <source>Element type</source>
        <translation>Тип элементов</translation>
    </message>
    <message>
        <source>Element type to paint</source>
        <translation>Тип элементов для закрашивания</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Свойство</translation>
    </message>
    <message>
        <source>Property to paint</source>
        <translation>Свойство для закрашивания</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Value to paint. Hold Ctrl while painting to clear it.</source>
        <translation>Закрашиваемое значение. С зажатым Ctrl значение снимается.</translation>
    </message>
    <message>
        <source>Brush radius</source>
        <translation>Радиус кисти</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Shape of the stroke</source>
        <translation>Форма мазка</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Кисть</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Прямоугольник</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Лассо</translation>
    </message>
    <message>
        <source> units</source>
        <translation> ед.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PaintTool</name>
    <message>
        <source>on</source>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>No property is selected. Select one in the tool bar.</source>
        <translation>Свойство не выбрано. Выберите его на панели инструментов.</translation>
    </message>
    <message>
        <source>Nothing painted</source>
        <translation>Ничего не закрашено</translation>
    </message>
    <message>
        <source>This value can no longer be painted.</source>
        <translation>Это значение больше нельзя закрашивать.</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Закрасить: %1</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>Снять: %1</translation>
    </message>
    <message>
        <source>Paint %1 %2</source>
        <translation>Закрасить: %1 %2</translation>
    </message>
    <message>
        <source>Select what to paint. Esc exits the tool.</source>
        <translation>Выберите, что закрашивать. Esc — выход из инструмента.</translation>
    </message>
    <message>
        <source>Drag over elements to paint them. Ctrl clears. Esc exits the tool.</source>
        <translation>Ведите по элементам, чтобы закрасить их. Ctrl снимает. Esc — выход из инструмента.</translation>
    </message>
    <message>
        <source>Drag a rectangle around the elements to paint. Ctrl clears. Esc exits the tool.</source>
        <translation>Обведите элементы прямоугольником, чтобы закрасить их. Ctrl снимает. Esc — выход из инструмента.</translation>
    </message>
    <message>
        <source>Drag an outline around the elements to paint. Ctrl clears. Esc exits the tool.</source>
        <translation>Обведите элементы контуром, чтобы закрасить их. Ctrl снимает. Esc — выход из инструмента.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PickTool</name>
    <message>
        <source>There is no %1 under the mouse.</source>
        <translation>Под мышью нет нужного элемента (%1).</translation>
    </message>
    <message>
        <source>Click the wanted %1. Right-click or Esc cancels.</source>
        <translation>Щёлкните нужный элемент (%1). Правая кнопка или Esc — отмена.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PlainField</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (неизвестно)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Язык:</translation>
    </message>
    <message>
        <source>Of the window. Takes effect when Navsmith starts the next time.</source>
        <translation>Язык окна. Вступит в силу при следующем запуске Navsmith.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Общие</translation>
    </message>
    <message>
        <source>Language, Memory and Safety</source>
        <translation>Язык, память и сохранность</translation>
    </message>
    <message>
        <source>Undo memory:</source>
        <translation>Память отмены:</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> МиБ</translation>
    </message>
    <message>
        <source>Memory for the history of a document. When it is full, the oldest steps are dropped.</source>
        <translation>Память для истории документа. При заполнении самые старые шаги удаляются.</translation>
    </message>
    <message>
        <source>Autosave every:</source>
        <translation>Автосохранение каждые:</translation>
    </message>
    <message>
        <source> min</source>
        <translation> мин</translation>
    </message>
    <message>
        <source>How often a copy of unsaved work is stored. The files themselves do not change.</source>
        <translation>Как часто сохраняется копия несохранённой работы. Сами файлы не изменяются.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Copies to keep:</source>
        <translation>Хранить копий:</translation>
    </message>
    <message>
        <source>Number of autosaved copies per document</source>
        <translation>Число автоматически сохранённых копий на документ</translation>
    </message>
    <message>
        <source>Restore last session</source>
        <translation>Восстанавливать прошлый сеанс</translation>
    </message>
    <message>
        <source>When Navsmith starts without files to open</source>
        <translation>Когда Navsmith запускается без файлов</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Appearance and Camera</source>
        <translation>Оформление и камера</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Тема:</translation>
    </message>
    <message>
        <source>Colours of the window and the 3D view</source>
        <translation>Цвета окна и 3D-вида</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Для дальтоников</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Цвета:</translation>
    </message>
    <message>
        <source>Colours of elements, values, selection and axes in the 3D view and the legend</source>
        <translation>Цвета элементов, значений, выделения и осей в 3D-виде и легенде</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Размер:</translation>
    </message>
    <message>
        <source>Size of texts, icons and marks, in addition to that of the desktop. Takes effect after a restart.</source>
        <translation>Размер текста, значков и меток в дополнение к размеру рабочего стола. Вступит в силу после перезапуска.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>Выборок: %1</translation>
    </message>
    <message>
        <source>Anti-aliasing:</source>
        <translation>Сглаживание:</translation>
    </message>
    <message>
        <source>Multisampling of the 3D view. Takes effect after a restart.</source>
        <translation>Мультисэмплинг 3D-вида. Вступает в силу после перезапуска.</translation>
    </message>
    <message>
        <source>Label distance:</source>
        <translation>Дальность подписей:</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Distance up to which labels are drawn, relative to the default</source>
        <translation>Дальность, до которой рисуются подписи, относительно обычной</translation>
    </message>
    <message>
        <source>Fly speed:</source>
        <translation>Скорость полёта:</translation>
    </message>
    <message>
        <source>Relative to the speed that fits the game and the height. The wheel changes it while the right button is held.</source>
        <translation>Относительно скорости, подходящей для игры и высоты. Меняется колесом, пока зажата правая кнопка.</translation>
    </message>
    <message>
        <source>Invert vertical look</source>
        <translation>Инверсия по вертикали</translation>
    </message>
    <message>
        <source>Moving the mouse up looks down.</source>
        <translation>При движении мыши вверх взгляд опускается.</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Привязка</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <translation>Привязка к сетке</translation>
    </message>
    <message>
        <source>Snap to grid</source>
        <translation>Привязка к сетке</translation>
    </message>
    <message>
        <source>Moved and placed elements snap to the nearest grid line.</source>
        <translation>Перемещаемые и создаваемые элементы встают на ближайшую линию сетки.</translation>
    </message>
    <message>
        <source> units</source>
        <translation> ед.</translation>
    </message>
    <message>
        <source>Grid step:</source>
        <translation>Шаг сетки:</translation>
    </message>
    <message>
        <source>Distance between grid lines</source>
        <translation>Расстояние между линиями сетки</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PropertyField</name>
    <message>
        <source>(mixed)</source>
        <translation>(разные)</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Хранится как</translation>
    </message>
    <message>
        <source>As stored in the file</source>
        <translation>Как хранится в файле</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PropertyPage</name>
    <message>
        <source>Raw fields</source>
        <translation>Исходные поля</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PropertyPanel</name>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Find property</source>
        <translation>Найти свойство</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Ничего не выделено</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Нет документа</translation>
    </message>
    <message>
        <source>Select elements to see their properties.</source>
        <translation>Выделите элементы, чтобы увидеть их свойства.</translation>
    </message>
    <message>
        <source>Open a file or folder to start.</source>
        <translation>Для начала откройте файл или папку.</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>Выделено: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::RecoveryDialog</name>
    <message>
        <source>Recovery</source>
        <translation>Восстановление</translation>
    </message>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>Восстановление несохранённой работы</translation>
    </message>
    <message>
        <source>Navsmith quit before these documents were saved. You can recover their edits.</source>
        <translation>Navsmith завершился до сохранения этих документов. Их правки можно восстановить.</translation>
    </message>
    <message>
        <source>Documents with unsaved edits</source>
        <translation>Документы с несохранёнными правками</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Last edit</source>
        <translation>Последняя правка</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Правки</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Восстановить</translation>
    </message>
    <message>
        <source>Open the selected documents with their edits</source>
        <translation>Открыть выделенные документы с их правками</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>Discard the edits of the selected documents</source>
        <translation>Удалить правки выделенных документов</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Позже</translation>
    </message>
    <message>
        <source>Ask again at the next startup</source>
        <translation>Спросить снова при следующем запуске</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>Восстановление: %1</translation>
    </message>
    <message>
        <source>%1: %2 Everything before that was recovered.</source>
        <translation>%1: %2 Всё, что было до этого, восстановлено.</translation>
    </message>
    <message>
        <source>%1: %2 changed or removed since. The edits were recovered unchanged. Saving asks before it replaces anything.</source>
        <translation>%1: %2 — с тех пор изменено или удалено. Правки восстановлены без изменений. При сохранении появится вопрос, прежде чем что-либо будет заменено.</translation>
    </message>
    <message>
        <source>Discard Edits</source>
        <translation>Удалить правки</translation>
    </message>
    <message>
        <source>This deletes the unsaved edits of %1.</source>
        <translation>Будут удалены несохранённые правки: %1.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::RefusalBar</name>
    <message>
        <source>Edit Refused</source>
        <translation>Правка отклонена</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open these files together with the others</source>
        <translation>Открыть эти файлы вместе с остальными</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>Скрыть это сообщение</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::RotateHandles</name>
    <message>
        <source>Drag the ring to rotate. Ctrl snaps to steps of 15°.</source>
        <translation>Тяните кольцо, чтобы повернуть. Ctrl — шаг 15°.</translation>
    </message>
    <message>
        <source>Rotate by %1°</source>
        <translation>Повернуть на %1°</translation>
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
        <translation>Тяните ручку или квадрат, чтобы масштабировать. Shift — по всем осям, Ctrl — шаг 0,1.</translation>
    </message>
    <message>
        <source>Scale by %1</source>
        <translation>Масштаб %1</translation>
    </message>
    <message>
        <source>Scale %1 by %2</source>
        <translation>Масштаб %1: %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> и </translation>
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
        <translation>Нажмите клавишу</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TablePage</name>
    <message>
        <source>Filter %1</source>
        <translation>Фильтр: %1</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>Показано: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Raw fields</source>
        <translation>Исходные поля</translation>
    </message>
    <message>
        <source>Show All Raw Fields</source>
        <translation>Показать все исходные поля</translation>
    </message>
    <message>
        <source>Show Columns Without Content</source>
        <translation>Показать пустые столбцы</translation>
    </message>
    <message>
        <source>Also show columns in which no element has a value</source>
        <translation>Показать и столбцы, в которых ни у одного элемента нет значения</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TargetField</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Go to Element</source>
        <translation>Перейти к элементу</translation>
    </message>
    <message>
        <source>Select the element and frame it in the view</source>
        <translation>Выделить элемент и показать его в виде</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (отсутствует)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ToolBox</name>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>Select and Move</source>
        <translation>Выделение и перемещение</translation>
    </message>
    <message>
        <source>Select elements and move them</source>
        <translation>Выделять и перемещать элементы</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Поворот</translation>
    </message>
    <message>
        <source>Turn the selection about its centre</source>
        <translation>Повернуть выделение вокруг его центра</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Move the selected elements apart, or together</source>
        <translation>Раздвинуть или сблизить выделенные элементы</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Закраска</translation>
    </message>
    <message>
        <source>Paint a property value over elements</source>
        <translation>Закрашивать элементы значением свойства</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Измерение</translation>
    </message>
    <message>
        <source>Measure the distance along a series of clicks</source>
        <translation>Измерить расстояние по ряду щелчков</translation>
    </message>
    <message>
        <source>Tool Options</source>
        <translation>Параметры инструмента</translation>
    </message>
    <message>
        <source>Grid step</source>
        <translation>Шаг сетки</translation>
    </message>
    <message>
        <source>Distance between grid lines</source>
        <translation>Расстояние между линиями сетки</translation>
    </message>
    <message>
        <source> units</source>
        <translation> ед.</translation>
    </message>
    <message>
        <source>Heights from %1 to %2</source>
        <translation>Высоты от %1 до %2</translation>
    </message>
    <message>
        <source>No element under the mouse</source>
        <translation>Под мышью нет элемента</translation>
    </message>
    <message>
        <source>Brush radius: %1 units</source>
        <translation>Радиус кисти: %1 ед.</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Высота:</translation>
    </message>
    <message>
        <source>Height of the ground</source>
        <translation>Высота земли</translation>
    </message>
    <message>
        <source>Height of the next click on the ground</source>
        <translation>Высота следующего щелчка по земле</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TransformHandles</name>
    <message>
        <source>Select elements in different places.</source>
        <translation>Выделите элементы в разных местах.</translation>
    </message>
    <message>
        <source>Limited to the range that the file can store</source>
        <translation>Ограничено диапазоном, допустимым в файле</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TypeRow</name>
    <message>
        <source>Select only %1</source>
        <translation>Выделять только: %1</translation>
    </message>
    <message>
        <source>Selection filter: while this is on, the mouse and Select All take %1 and whatever else is picked here, and nothing else.</source>
        <translation>Фильтр выделения: пока он включён, мышь и «Выделить всё» берут %1 и другие отмеченные здесь типы, и ничего больше.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Заблокировать: %1</translation>
    </message>
    <message>
        <source>When locked, %1 cannot be selected or moved with the mouse.</source>
        <translation>При блокировке %1 нельзя выделить или переместить мышью.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Показывать: %1</translation>
    </message>
    <message>
        <source>Draw %1. Right-click to select them.</source>
        <translation>Рисовать: %1. Правая кнопка выделяет их.</translation>
    </message>
    <message>
        <source>Groups of %1</source>
        <translation>Группы: %1</translation>
    </message>
    <message>
        <source>Show the groups of %1</source>
        <translation>Показать группы: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::Viewport</name>
    <message>
        <source>3D view</source>
        <translation>3D-вид</translation>
    </message>
    <message>
        <source>Fly speed: %L1 units/s</source>
        <translation>Скорость полёта: %L1 ед./с</translation>
    </message>
    <message>
        <source>%1 in %2 (click to switch to it)</source>
        <translation>%1 в %2 (щёлкните, чтобы перейти туда)</translation>
    </message>
    <message>
        <source>Below the ground: Home shows all, E flies up</source>
        <translation>Под землёй: Home показывает всё, E поднимает вверх</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Ничего не открыто.</translation>
    </message>
    <message>
        <source>No elements</source>
        <translation>Нет элементов</translation>
    </message>
    <message>
        <source>%1. Nothing is selected.</source>
        <translation>%1. Ничего не выбрано.</translation>
    </message>
    <message>
        <source>%1. Selected: %2.</source>
        <translation>%1. Выбрано: %2.</translation>
    </message>
</context>
</TS>
