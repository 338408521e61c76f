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
        <source>Move the selection onto the map's surface</source>
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
        <source>There is no %1 called "%2".</source>
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
        <source>Text to find, or an expression: width &gt; 0 and not water, road = "a name", position.z &lt; -10, name ~ part</source>
        <translation>Текст для поиска или выражение: width &gt; 0 and not water, road = "a name", position.z &lt; -10, name ~ part</translation>
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
        <translation type="unfinished" />
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
        <source>Draw the map's faces from behind, too: from outside, walls hide the rooms</source>
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
        <source>Mark the map's items and spawn points in the view</source>
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
        <source>The game reads %1 beside the map first, and reports it as out of date if it checks the map's size. Delete that file, or set the size of the map in it.</source>
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
        <translation>Общие</translation>
    </message>
    <message>
        <source>Language, Memory and Safety</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
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