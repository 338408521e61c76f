<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Commands</name>
    <message>
        <source>%1, while the right button is held</source>
        <translation>%1, bei gedrückter rechter Maustaste</translation>
    </message>
    <message>
        <source>%1 menu</source>
        <translation>Menü %1</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Show A&amp;utosaved Copies</source>
        <translation>&amp;Automatische Kopien anzeigen</translation>
    </message>
    <message>
        <source>Show the folder with the autosaved copies of this document</source>
        <translation>Den Ordner mit den automatisch gespeicherten Kopien dieses Dokuments anzeigen</translation>
    </message>
    <message>
        <source>Restore Last Session at S&amp;tartup</source>
        <translation>Letzte Sitzung beim Sta&amp;rt wiederherstellen</translation>
    </message>
    <message>
        <source>Reopen the documents of the last session when Navsmith starts</source>
        <translation>Beim Start von Navsmith die Dokumente der letzten Sitzung wieder öffnen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Under Mouse</source>
        <translation>Unter der Maus &amp;einfügen</translation>
    </message>
    <message>
        <source>Paste in P&amp;lace</source>
        <translation>An &amp;Ort einfügen</translation>
    </message>
    <message>
        <source>Paste at the original coordinates</source>
        <translation>An den ursprünglichen Koordinaten einfügen</translation>
    </message>
    <message>
        <source>&amp;Merge in Place</source>
        <translation>An Ort &amp;zusammenführen</translation>
    </message>
    <message>
        <source>Paste at the original coordinates and merge with existing elements</source>
        <translation>An den ursprünglichen Koordinaten einfügen und mit vorhandenen Elementen zusammenführen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Cancel or &amp;Deselect</source>
        <translation>Abbrechen oder Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Cancel the current action, then the tool, then the selection</source>
        <translation>Die aktuelle Aktion abbrechen, dann das Werkzeug, dann die Auswahl</translation>
    </message>
    <message>
        <source>Place on &amp;Ground</source>
        <translation>Auf den &amp;Boden setzen</translation>
    </message>
    <message>
        <source>Move the selection onto the map's surface</source>
        <translation>Die Auswahl auf die Oberfläche der Karte setzen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;New File for Map…</source>
        <translation>&amp;Neue Datei für Karte…</translation>
    </message>
    <message>
        <source>Create an empty file for a map</source>
        <translation>Eine leere Datei für eine Karte anlegen</translation>
    </message>
    <message>
        <source>Ne&amp;w Document in Folder…</source>
        <translation>Neues Doku&amp;ment in Ordner…</translation>
    </message>
    <message>
        <source>Create an empty set of files in a folder</source>
        <translation>Einen leeren Satz Dateien in einem Ordner anlegen</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open all supported files in a folder</source>
        <translation>Alle unterstützten Dateien eines Ordners öffnen</translation>
    </message>
    <message>
        <source>&amp;Open Files…</source>
        <translation>&amp;Dateien öffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Open &amp;Map…</source>
        <translation>&amp;Karte öffnen…</translation>
    </message>
    <message>
        <source>Show a map behind this document</source>
        <translation>Eine Karte hinter diesem Dokument anzeigen</translation>
    </message>
    <message>
        <source>&amp;Pack into Map…</source>
        <translation>In Karte &amp;packen…</translation>
    </message>
    <message>
        <source>Pack this file into a map, from which the game reads it</source>
        <translation>Diese Datei in eine Karte packen, aus der das Spiel sie liest</translation>
    </message>
    <message>
        <source>E&amp;xtract from Map…</source>
        <translation>Aus Karte e&amp;xtrahieren…</translation>
    </message>
    <message>
        <source>Extract a file from a map</source>
        <translation>Eine Datei aus einer Karte extrahieren</translation>
    </message>
    <message>
        <source>Re&amp;build Archive…</source>
        <translation>Archiv neu au&amp;fbauen…</translation>
    </message>
    <message>
        <source>Rebuild the archive that contains this document</source>
        <translation>Das Archiv neu aufbauen, das dieses Dokument enthält</translation>
    </message>
    <message>
        <source>Restore Bac&amp;kup…</source>
        <translation>Sicherun&amp;g wiederherstellen…</translation>
    </message>
    <message>
        <source>Restore what an earlier save replaced</source>
        <translation>Wiederherstellen, was ein früherer Speichervorgang ersetzt hat</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Mouse and Keys</source>
        <translation>&amp;Maus und Tasten</translation>
    </message>
    <message>
        <source>&amp;About Navsmith</source>
        <translation>&amp;Über Navsmith</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Reloa&amp;d As</source>
        <translation>Neu &amp;laden als</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Ele&amp;ments</source>
        <translation>Ele&amp;mente</translation>
    </message>
    <message>
        <source>&amp;Whole Document</source>
        <translation>&amp;Ganzes Dokument</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panels</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>Lese&amp;zeichen</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Go to Element</source>
        <translation>&amp;Gehe zu Element</translation>
    </message>
    <message>
        <source>Select the element and frame it in the view, or show the entity of the map</source>
        <translation>Das Element auswählen und einpassen oder die Entity der Karte anzeigen</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix the selected issues</source>
        <translation>Die ausgewählten Probleme beheben</translation>
    </message>
    <message>
        <source>Fix All of This Rule</source>
        <translation>Alle dieser Regel beheben</translation>
    </message>
    <message>
        <source>Fix all listed issues of this rule</source>
        <translation>Alle aufgeführten Probleme dieser Regel beheben</translation>
    </message>
    <message>
        <source>&amp;Hide Selected Issues</source>
        <translation>Ausgewählte Probleme aus&amp;blenden</translation>
    </message>
    <message>
        <source>Hide selected issues for this session</source>
        <translation>Ausgewählte Probleme für diese Sitzung ausblenden</translation>
    </message>
    <message>
        <source>Hide This &amp;Rule</source>
        <translation>Diese &amp;Regel ausblenden</translation>
    </message>
    <message>
        <source>Hide all issues of this rule for this session</source>
        <translation>Alle Probleme dieser Regel für diese Sitzung ausblenden</translation>
    </message>
    <message>
        <source>&amp;Unhide</source>
        <translation>&amp;Einblenden</translation>
    </message>
    <message>
        <source>Show the selected issues again</source>
        <translation>Die ausgewählten Probleme wieder anzeigen</translation>
    </message>
    <message>
        <source>Copy the selected issues as text</source>
        <translation>Die ausgewählten Probleme als Text kopieren</translation>
    </message>
    <message>
        <source>Issues Panel</source>
        <translation>Panel „Probleme“</translation>
    </message>
    <message>
        <source>Issues panel</source>
        <translation>Panel „Probleme“</translation>
    </message>
    <message>
        <source>Copy the selected messages, or all</source>
        <translation>Die ausgewählten oder alle Meldungen kopieren</translation>
    </message>
    <message>
        <source>Log Panel</source>
        <translation>Panel „Protokoll“</translation>
    </message>
    <message>
        <source>Log panel</source>
        <translation>Panel „Protokoll“</translation>
    </message>
    <message>
        <source>Frame the element in the view</source>
        <translation>Das Element in der Ansicht einpassen</translation>
    </message>
    <message>
        <source>Select &amp;All Shown</source>
        <translation>&amp;Alle angezeigten auswählen</translation>
    </message>
    <message>
        <source>Select every row that the filter shows</source>
        <translation>Jede Zeile auswählen, die der Filter anzeigt</translation>
    </message>
    <message>
        <source>Copy the selected rows as text</source>
        <translation>Die ausgewählten Zeilen als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Edit Cell</source>
        <translation>&amp;Zelle bearbeiten</translation>
    </message>
    <message>
        <source>Element Table</source>
        <translation>Elementtabelle</translation>
    </message>
    <message>
        <source>Element table</source>
        <translation>Elementtabelle</translation>
    </message>
    <message>
        <source>&amp;Add Bookmark…</source>
        <translation>Lesezeichen &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Bookmark the current view</source>
        <translation>Ein Lesezeichen für die aktuelle Ansicht setzen</translation>
    </message>
    <message>
        <source>&amp;Manage Bookmarks…</source>
        <translation>Lesezeichen &amp;verwalten…</translation>
    </message>
    <message>
        <source>&amp;Go To…</source>
        <translation>&amp;Gehe zu…</translation>
    </message>
    <message>
        <source>Go to an element, district, position or bookmark, or run a command</source>
        <translation>Zu einem Element, Stadtteil, Lesezeichen oder einer Position gehen oder einen Befehl ausführen</translation>
    </message>
    <message>
        <source>Find C&amp;ommand…</source>
        <translation>Be&amp;fehl suchen…</translation>
    </message>
    <message>
        <source>Search all commands by name</source>
        <translation>Alle Befehle nach Namen durchsuchen</translation>
    </message>
    <message>
        <source>Show I&amp;ssues</source>
        <translation>&amp;Probleme anzeigen</translation>
    </message>
    <message>
        <source>&amp;Next Issue</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>Pre&amp;vious Issue</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Snap to Grid</source>
        <translation>Am &amp;Raster einrasten</translation>
    </message>
    <message>
        <source>Place and move elements in grid steps</source>
        <translation>Elemente in Rasterschritten setzen und verschieben</translation>
    </message>
    <message>
        <source>Move &amp;Neighbours Along</source>
        <translation>&amp;Nachbarn mitverschieben</translation>
    </message>
    <message>
        <source>Also move neighbours that touch a dragged edge, corner or height</source>
        <translation>Auch Nachbarn verschieben, die eine gezogene Kante, Ecke oder Höhe berühren</translation>
    </message>
    <message>
        <source>Select with &amp;Lasso</source>
        <translation>Mit &amp;Lasso auswählen</translation>
    </message>
    <message>
        <source>Select with a freehand outline instead of a rectangle</source>
        <translation>Mit einem Freihandumriss statt eines Rechtecks auswählen</translation>
    </message>
    <message>
        <source>Limit to &amp;Floor</source>
        <translation>Auf &amp;Stockwerk begrenzen</translation>
    </message>
    <message>
        <source>Restrict marquees and brushes to elements between two heights</source>
        <translation>Auswahlrahmen und Pinsel auf Elemente zwischen zwei Höhen begrenzen</translation>
    </message>
    <message>
        <source>Limit to Floor &amp;Under Mouse</source>
        <translation>Auf Stockwerk &amp;unter der Maus begrenzen</translation>
    </message>
    <message>
        <source>Set both heights from the element under the mouse</source>
        <translation>Beide Höhen vom Element unter der Maus übernehmen</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <translation>&amp;Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Decrease the brush radius</source>
        <translation>Den Pinselradius verringern</translation>
    </message>
    <message>
        <source>Larger &amp;Brush</source>
        <translation>&amp;Größerer Pinsel</translation>
    </message>
    <message>
        <source>Increase the brush radius</source>
        <translation>Den Pinselradius vergrößern</translation>
    </message>
    <message>
        <source>3D View</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>&amp;Frame Selection</source>
        <translation>Auswahl &amp;einpassen</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>&amp;Alles einpassen</translation>
    </message>
    <message>
        <source>View from &amp;Top</source>
        <translation>Ansicht von &amp;oben</translation>
    </message>
    <message>
        <source>View from &amp;South-West</source>
        <translation>Ansicht von Süd&amp;westen</translation>
    </message>
    <message>
        <source>View from So&amp;uth</source>
        <translation>Ansicht von &amp;Süden</translation>
    </message>
    <message>
        <source>View from &amp;East</source>
        <translation>Ansicht von Os&amp;ten</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>Ortho&amp;grafisch</translation>
    </message>
    <message>
        <source>Show everything at one scale, without perspective</source>
        <translation>Alles im selben Maßstab zeigen, ohne Perspektive</translation>
    </message>
    <message>
        <source>&amp;Cut Elements by Height</source>
        <translation>Elemente nach &amp;Höhe schneiden</translation>
    </message>
    <message>
        <source>The height slice of the map cuts elements as well as the map</source>
        <translation>Der Höhenschnitt der Karte schneidet auch die Elemente</translation>
    </message>
    <message>
        <source>&amp;Isolate Selection</source>
        <translation>Auswahl &amp;isolieren</translation>
    </message>
    <message>
        <source>Hide everything but the selection</source>
        <translation>Alles außer der Auswahl ausblenden</translation>
    </message>
    <message>
        <source>&amp;Hide Selection</source>
        <translation>Auswahl ausb&amp;lenden</translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation>Alles ei&amp;nblenden</translation>
    </message>
    <message>
        <source>Show all hidden elements</source>
        <translation>Alle ausgeblendeten Elemente anzeigen</translation>
    </message>
    <message>
        <source>&amp;Maximise View</source>
        <translation>Ansicht &amp;maximieren</translation>
    </message>
    <message>
        <source>Hide all panels and tool bars</source>
        <translation>Alle Panels und Werkzeugleisten ausblenden</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Beschriftungen</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Eigenschaften</translation>
    </message>
    <message>
        <source>&amp;Elements</source>
        <translation>E&amp;lemente</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>&amp;Anzeige</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Issues</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>&amp;Lists</source>
        <translation>&amp;Listen</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>Pr&amp;otokoll</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Fly forwards</source>
        <translation>Vorwärts fliegen</translation>
    </message>
    <message>
        <source>Fly backwards</source>
        <translation>Rückwärts fliegen</translation>
    </message>
    <message>
        <source>Fly left</source>
        <translation>Nach links fliegen</translation>
    </message>
    <message>
        <source>Fly right</source>
        <translation>Nach rechts fliegen</translation>
    </message>
    <message>
        <source>Fly down</source>
        <translation>Nach unten fliegen</translation>
    </message>
    <message>
        <source>Fly up</source>
        <translation>Nach oben fliegen</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>New Document</source>
        <translation>Neues Dokument</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
</context>
<context>
    <name>navsmith::document::Autosaver</name>
    <message>
        <source>Autosaving</source>
        <translation>Automatisches Speichern</translation>
    </message>
    <message>
        <source>No autosaved copy: %1</source>
        <translation>Keine automatische Kopie: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::document::DocumentJournal</name>
    <message>
        <source>Edits cannot be kept for recovery: %1</source>
        <translation>Änderungen können nicht zur Wiederherstellung aufbewahrt werden: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::document::FileWatch</name>
    <message>
        <source>Checking for changes on disk</source>
        <translation>Prüfung auf Änderungen auf dem Datenträger</translation>
    </message>
</context>
<context>
    <name>navsmith::document::IssueTracker</name>
    <message>
        <source>Checking</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Fix Issues</source>
        <translation>Probleme beheben</translation>
    </message>
</context>
<context>
    <name>navsmith::document::Journals</name>
    <message>
        <source>Edits cannot be kept for recovery: %1 cannot be written to</source>
        <translation>Änderungen können nicht zur Wiederherstellung aufbewahrt werden: In %1 kann nicht geschrieben werden</translation>
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
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Nothing in the selection can be copied.</source>
        <translation>Nichts in der Auswahl kann kopiert werden.</translation>
    </message>
    <message>
        <source>Nothing in the selection can be cut.</source>
        <translation>Nichts in der Auswahl kann ausgeschnitten werden.</translation>
    </message>
    <message>
        <source>No map is open. Use File &gt; Open Map.</source>
        <translation>Keine Karte ist geöffnet. Verwenden Sie Datei &gt; Karte öffnen.</translation>
    </message>
    <message>
        <source>%1 placed on the ground. No ground found below %2.</source>
        <translation>Auf den Boden gesetzt: %1. Kein Boden gefunden unter: %2.</translation>
    </message>
    <message>
        <source>%1 placed on the ground</source>
        <translation>Auf den Boden gesetzt: %1</translation>
    </message>
    <message>
        <source>Mouse and Keys</source>
        <translation>Maus und Tasten</translation>
    </message>
    <message>
        <source>You can see and change all keys under Edit &gt; Preferences &gt; Keys.</source>
        <translation>Alle Tasten können unter Bearbeiten &gt; Einstellungen &gt; Tasten angezeigt und geändert werden.</translation>
    </message>
    <message>
        <source>About Navsmith</source>
        <translation>Über Navsmith</translation>
    </message>
    <message>
        <source>&lt;b&gt;Navsmith %1&lt;/b&gt;&lt;br&gt;Editor for game navigation data.&lt;p&gt;Free software under the MIT License.&lt;/p&gt;&lt;p&gt;Qt %2, built with %3&lt;/p&gt;</source>
        <translation>&lt;b&gt;Navsmith %1&lt;/b&gt;&lt;br&gt;Editor für Navigationsdaten von Spielen.&lt;p&gt;Freie Software unter der MIT-Lizenz.&lt;/p&gt;&lt;p&gt;Qt %2, erstellt mit %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source> in steps of %1</source>
        <translation> in Schritten von %1</translation>
    </message>
    <message>
        <source>Bit %1, mask %2</source>
        <translation>Bit %1, Maske %2</translation>
    </message>
    <message>
        <source>Bits %1 to %2, mask %3</source>
        <translation>Bits %1 bis %2, Maske %3</translation>
    </message>
    <message>
        <source>Derived, not stored</source>
        <translation>Abgeleitet, nicht gespeichert</translation>
    </message>
    <message>
        <source>In expressions: %1</source>
        <translation>In Ausdrücken: %1</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>%1: %2 to %3%4, %5</source>
        <translation>%1: %2 zu %3%4, %5</translation>
    </message>
    <message>
        <source>%1: limited to %2 to %3</source>
        <translation>%1: auf %2 bis %3 begrenzt</translation>
    </message>
    <message>
        <source>%1: limited to %2, the largest value that the file can store</source>
        <translation>%1: auf %2 begrenzt, den größten Wert, den die Datei speichern kann</translation>
    </message>
    <message>
        <source>%1: limited to %2, the smallest value that the file can store</source>
        <translation>%1: auf %2 begrenzt, den kleinsten Wert, den die Datei speichern kann</translation>
    </message>
    <message>
        <source>%1: rounded to a multiple of %2</source>
        <translation>%1: auf ein Vielfaches von %2 gerundet</translation>
    </message>
    <message>
        <source>%1: this value cannot be set</source>
        <translation>%1: dieser Wert kann nicht gesetzt werden</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>District</source>
        <translation>Stadtteil</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source> (on)</source>
        <translation> (ein)</translation>
    </message>
    <message>
        <source> (off)</source>
        <translation> (aus)</translation>
    </message>
    <message>
        <source>Element (27:345), district, position (x, y, z), bookmark or command</source>
        <translation>Element (27:345), Stadtteil, Position (x, y, z), Lesezeichen oder Befehl</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>View %1</source>
        <translation>Ansicht %1</translation>
    </message>
    <message>
        <source>Add Bookmark</source>
        <translation>Lesezeichen hinzufügen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Place on Ground</source>
        <translation>Auf den Boden setzen</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::AfterSave</name>
    <message>
        <source>Searching for other copies</source>
        <translation>Suche nach anderen Kopien</translation>
    </message>
    <message>
        <source>Another Copy</source>
        <translation>Weitere Kopie</translation>
    </message>
    <message>
        <source>%1

Update the other copy as well? Its current content is backed up.</source>
        <translation>%1

Auch die andere Kopie aktualisieren? Ihr aktueller Inhalt wird gesichert.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Do Not Update</source>
        <translation>Nicht aktualisieren</translation>
    </message>
    <message>
        <source>Do the same after every save of this document</source>
        <translation>Nach jedem Speichern dieses Dokuments ebenso verfahren</translation>
    </message>
    <message>
        <source>Writing the other copy</source>
        <translation>Schreiben der anderen Kopie</translation>
    </message>
    <message>
        <source>Saved %1 in %2 as well</source>
        <translation>%1 auch in %2 gespeichert</translation>
    </message>
    <message>
        <source>Saving Other Copy Failed</source>
        <translation>Speichern der anderen Kopie fehlgeschlagen</translation>
    </message>
    <message>
        <source>Unused Space</source>
        <translation>Ungenutzter Platz</translation>
    </message>
    <message>
        <source>%1 of %2 in %3 are unused. Rebuilding the archive removes the unused space. The old archive is backed up, so the disk needs room for both.</source>
        <translation>%1 von %2 in %3 sind ungenutzt. Ein Neuaufbau des Archivs entfernt den ungenutzten Platz. Das alte Archiv wird gesichert, der Datenträger braucht also Platz für beide.</translation>
    </message>
    <message>
        <source>Rebuild…</source>
        <translation>Neu aufbauen…</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>This document is not in an archive</source>
        <translation>Dieses Dokument liegt nicht in einem Archiv</translation>
    </message>
    <message>
        <source>Listing %1</source>
        <translation>Auflisten von %1</translation>
    </message>
    <message>
        <source>Cannot Rebuild</source>
        <translation>Neuaufbau nicht möglich</translation>
    </message>
    <message>
        <source>%1 has no unused space</source>
        <translation>%1 hat keinen ungenutzten Platz</translation>
    </message>
    <message>
        <source>Rebuilding %1</source>
        <translation>Neuaufbau von %1</translation>
    </message>
    <message>
        <source>Rebuilt %1: %2, was %3</source>
        <translation>%1 neu aufgebaut: %2, vorher %3</translation>
    </message>
    <message>
        <source>Rebuilding cancelled</source>
        <translation>Neuaufbau abgebrochen</translation>
    </message>
    <message>
        <source>Rebuilding Failed</source>
        <translation>Neuaufbau fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::BackupDialog</name>
    <message>
        <source>Restore Backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Restoring replaces the files, and discards your unsaved changes. The files as they are now become a backup.</source>
        <translation>Das Wiederherstellen ersetzt die Dateien und verwirft die nicht gespeicherten Änderungen. Der jetzige Stand der Dateien wird gesichert.</translation>
    </message>
    <message>
        <source>Restoring replaces the files. The files as they are now become a backup.</source>
        <translation>Das Wiederherstellen ersetzt die Dateien. Der jetzige Stand der Dateien wird gesichert.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Before the save of</source>
        <translation>Vor dem Speichern am</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Move the camera to this bookmark</source>
        <translation>Die Kamera zu diesem Lesezeichen bewegen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename this bookmark</source>
        <translation>Dieses Lesezeichen umbenennen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>The first nine bookmarks have shortcuts</source>
        <translation>Die ersten neun Lesezeichen haben Tastenkürzel</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this bookmark</source>
        <translation>Dieses Lesezeichen löschen</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::BuildTool</name>
    <message>
        <source>The ground is too far away.</source>
        <translation>Der Boden ist zu weit entfernt.</translation>
    </message>
    <message>
        <source>Too small. Drag further.</source>
        <translation>Zu klein. Weiter ziehen.</translation>
    </message>
    <message>
        <source>Release to build. Right-click or Esc cancels.</source>
        <translation>Zum Bauen loslassen. Rechtsklick oder Esc bricht ab.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Esc exits the tool.</source>
        <translation>Von Ecke zu Ecke ziehen. Esc beendet das Werkzeug.</translation>
    </message>
    <message>
        <source>Drag from end to end. Esc exits the tool.</source>
        <translation>Von Ende zu Ende ziehen. Esc beendet das Werkzeug.</translation>
    </message>
    <message>
        <source>Click to continue, or click an element to join it. Ctrl+click starts a new one. Right-click or Esc finishes.</source>
        <translation>Klicken, um fortzufahren, oder ein Element anklicken, um anzuschließen. Strg+Klick beginnt neu. Rechtsklick oder Esc schließt ab.</translation>
    </message>
    <message>
        <source>Click the ground or an element to start. Esc exits the tool.</source>
        <translation>Zum Beginnen den Boden oder ein Element anklicken. Esc beendet das Werkzeug.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::CellDelegate</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ChangeBar</name>
    <message>
        <source>Changed on Disk</source>
        <translation>Auf dem Datenträger geändert</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Reload the files from disk</source>
        <translation>Die Dateien vom Datenträger neu laden</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Keep the open document. Saving asks before it replaces the files.</source>
        <translation>Das geöffnete Dokument behalten. Vor dem Ersetzen der Dateien wird beim Speichern nachgefragt.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert oder entfernt.</translation>
    </message>
    <message>
        <source>%1 and %2 were changed or removed by another program.</source>
        <translation>%1 und %2 wurden von einem anderen Programm geändert oder entfernt.</translation>
    </message>
    <message>
        <source>Reloading discards your unsaved changes.</source>
        <translation>Neuladen verwirft die nicht gespeicherten Änderungen.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ChoiceField</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::CommandSet</name>
    <message>
        <source>Unavailable: %1</source>
        <translation>Nicht verfügbar: %1</translation>
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
        <translation>Suche nach nicht gespeicherter Arbeit</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Wiederhergestellt</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::DisplayPanel</name>
    <message>
        <source>%1 (height)</source>
        <translation>%1 (Höhe)</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Raw fields</source>
        <translation>Rohfelder</translation>
    </message>
    <message>
        <source>Other documents:</source>
        <translation>Andere Dokumente:</translation>
    </message>
    <message>
        <source>Isolate Selection</source>
        <translation>Auswahl isolieren</translation>
    </message>
    <message>
        <source>Hide Selection</source>
        <translation>Auswahl ausblenden</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Alles einblenden</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Element type to colour</source>
        <translation>Zu färbender Elementtyp</translation>
    </message>
    <message>
        <source>Element type to colour by a property</source>
        <translation>Elementtyp, der nach einer Eigenschaft gefärbt wird</translation>
    </message>
    <message>
        <source>Property to colour by</source>
        <translation>Eigenschaft zum Färben</translation>
    </message>
    <message>
        <source>Property that determines the colours</source>
        <translation>Eigenschaft, die die Farben bestimmt</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Hidden elements</source>
        <translation>Ausgeblendete Elemente</translation>
    </message>
    <message>
        <source>Show only the selected elements and what connects them</source>
        <translation>Nur die ausgewählten Elemente und das, was sie verbindet, anzeigen</translation>
    </message>
    <message>
        <source>Hide the selected elements</source>
        <translation>Die ausgewählten Elemente ausblenden</translation>
    </message>
    <message>
        <source>Show all element types and elements</source>
        <translation>Alle Elementtypen und Elemente anzeigen</translation>
    </message>
    <message>
        <source>Other documents of the same world</source>
        <translation>Andere Dokumente derselben Welt</translation>
    </message>
    <message>
        <source>How the other open documents of the same world are drawn</source>
        <translation>Wie die anderen geöffneten Dokumente derselben Welt gezeichnet werden</translation>
    </message>
    <message>
        <source>Dimmed if of the same kind</source>
        <translation>Abgeblendet, wenn gleichartig</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Angezeigt</translation>
    </message>
    <message>
        <source>Dimmed</source>
        <translation>Abgeblendet</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ausgeblendet</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Typ:</translation>
    </message>
    <message>
        <source>Property:</source>
        <translation>Eigenschaft:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Colour By</source>
        <translation>Färben nach</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Add to Selection</source>
        <translation>Zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Show Only These</source>
        <translation>Nur diese anzeigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Default colours</source>
        <translation>Standardfarben</translation>
    </message>
    <message>
        <source>Default colours of %1</source>
        <translation>Standardfarben: %1</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 ausgeblendet</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::DocumentTabs</name>
    <message>
        <source>Open documents</source>
        <translation>Geöffnete Dokumente</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EdgeButtons</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>Beide Richtungen</translation>
    </message>
    <message>
        <source>The element to link to: its name, or click it in the 3D view</source>
        <translation>Element, mit dem verbunden wird: Namen angeben oder in der 3D-Ansicht anklicken</translation>
    </message>
    <message>
        <source>Also add the way back</source>
        <translation>Auch den Rückweg hinzufügen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Name the other end, or click it in the 3D view</source>
        <translation>Das andere Ende benennen oder in der 3D-Ansicht anklicken</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Select a row of the table</source>
        <translation>Eine Zeile der Tabelle auswählen</translation>
    </message>
    <message>
        <source>Name of the %1, or click it</source>
        <translation>Name (%1), oder anklicken</translation>
    </message>
    <message>
        <source>There is no %1 called "%2".</source>
        <translation>%1 „%2“ existiert nicht.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EdgeTable</name>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EditCommands</name>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EditDialog</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Keine Änderungen.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ElementTable</name>
    <message>
        <source>No document</source>
        <translation>Kein Dokument</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::EntriesModel</name>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Entfernen aus: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::FileController</name>
    <message>
        <source>All supported files (%1)</source>
        <translation>Alle unterstützten Dateien (%1)</translation>
    </message>
    <message>
        <source>Archives and maps (%1)</source>
        <translation>Archive und Karten (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 more in the log</source>
        <translation>%1 weitere im Protokoll</translation>
    </message>
    <message>
        <source>Searching for documents</source>
        <translation>Suche nach Dokumenten</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Cannot Open</source>
        <translation>Öffnen nicht möglich</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Öffnen von %1</translation>
    </message>
    <message>
        <source>%1 about these files. See the log.</source>
        <translation>%1 zu diesen Dateien. Siehe Protokoll.</translation>
    </message>
    <message>
        <source>Opened from %1. Saving writes into this archive.</source>
        <translation>Aus %1 geöffnet. Gespeichert wird in dieses Archiv.</translation>
    </message>
    <message>
        <source>Opened from %1. Saving writes a separate file in %2.</source>
        <translation>Aus %1 geöffnet. Gespeichert wird als eigene Datei in %2.</translation>
    </message>
    <message>
        <source>Some Files Could Not Be Read</source>
        <translation>Einige Dateien konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>Open Files</source>
        <translation>Dateien öffnen</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Reloading discards them.</source>
        <translation>%1 hat nicht gespeicherte Änderungen. Neuladen verwirft sie.</translation>
    </message>
    <message>
        <source>Open More Files</source>
        <translation>Weitere Dateien öffnen</translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Save them before more of its files are opened? The history starts anew.</source>
        <translation>%1 hat nicht gespeicherte Änderungen. Vor dem Öffnen weiterer Dateien speichern? Der Verlauf beginnt neu.</translation>
    </message>
    <message>
        <source>Reloading %1</source>
        <translation>Neuladen von %1</translation>
    </message>
    <message>
        <source>Cannot Reload %1</source>
        <translation>%1 kann nicht neu geladen werden</translation>
    </message>
    <message>
        <source>Not reloaded: the document was edited in the meantime</source>
        <translation>Nicht neu geladen: Das Dokument wurde inzwischen bearbeitet</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Work in Progress</source>
        <translation>Laufender Vorgang</translation>
    </message>
    <message>
        <source>%1 has not finished.</source>
        <translation>Noch nicht abgeschlossen: %1.</translation>
    </message>
    <message>
        <source>If you cancel the job, the files stay unchanged.</source>
        <translation>Wird der Vorgang abgebrochen, bleiben die Dateien unverändert.</translation>
    </message>
    <message>
        <source>Quit When Finished</source>
        <translation>Danach beenden</translation>
    </message>
    <message>
        <source>Cancel Job and Quit</source>
        <translation>Vorgang abbrechen und beenden</translation>
    </message>
    <message>
        <source>Do Not Quit</source>
        <translation>Nicht beenden</translation>
    </message>
    <message>
        <source>Searching for the map of %1</source>
        <translation>Suche nach der Karte von %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lesen von %1</translation>
    </message>
    <message>
        <source>Cannot Open Map</source>
        <translation>Karte kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Map %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Open Map</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Maps (*.bsp);;All files (*)</source>
        <translation>Karten (*.bsp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Map of the New Document</source>
        <translation>Karte des neuen Dokuments</translation>
    </message>
    <message>
        <source>Cannot Create Document</source>
        <translation>Dokument kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>%1: is not a map of a supported game</source>
        <translation>%1: ist keine Karte eines unterstützten Spiels</translation>
    </message>
    <message>
        <source>Searching for the file of %1</source>
        <translation>Suche nach der Datei von %1</translation>
    </message>
    <message>
        <source>%1 already exists</source>
        <translation>%1 existiert bereits</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>%1 angelegt</translation>
    </message>
    <message>
        <source>Folder for %1</source>
        <translation>Ordner für %1</translation>
    </message>
    <message>
        <source>Creating %1</source>
        <translation>Anlegen von %1</translation>
    </message>
    <message>
        <source>Packing %1</source>
        <translation>Packen von %1</translation>
    </message>
    <message>
        <source>Cannot Pack</source>
        <translation>Packen nicht möglich</translation>
    </message>
    <message>
        <source>Packing into %1</source>
        <translation>Packen in %1</translation>
    </message>
    <message>
        <source>Packing Failed</source>
        <translation>Packen fehlgeschlagen</translation>
    </message>
    <message>
        <source>Packing cancelled</source>
        <translation>Packen abgebrochen</translation>
    </message>
    <message>
        <source>Packed as %1</source>
        <translation>Gepackt als %1</translation>
    </message>
    <message>
        <source>%1 is up to date</source>
        <translation>%1 ist aktuell</translation>
    </message>
    <message>
        <source>Extract from Map</source>
        <translation>Aus Karte extrahieren</translation>
    </message>
    <message>
        <source>Listing %1</source>
        <translation>Auflisten von %1</translation>
    </message>
    <message>
        <source>Cannot Extract</source>
        <translation>Extrahieren nicht möglich</translation>
    </message>
    <message>
        <source>Nothing to Extract</source>
        <translation>Nichts zu extrahieren</translation>
    </message>
    <message>
        <source>%1 contains no file that Navsmith can open.</source>
        <translation>%1 enthält keine Datei, die Navsmith öffnen kann.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Extract To</source>
        <translation>Extrahieren nach</translation>
    </message>
    <message>
        <source>Extracting %1</source>
        <translation>Extrahieren von %1</translation>
    </message>
    <message>
        <source>Extracted to %1</source>
        <translation>Nach %1 extrahiert</translation>
    </message>
    <message>
        <source>Extracting Failed</source>
        <translation>Extrahieren fehlgeschlagen</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Speichern von %1</translation>
    </message>
    <message>
        <source>Saving cancelled</source>
        <translation>Speichern abgebrochen</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Saving Failed</source>
        <translation>Speichern fehlgeschlagen</translation>
    </message>
    <message>
        <source>Nothing to save: the files are up to date</source>
        <translation>Nichts zu speichern: Die Dateien sind aktuell</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Changed on Disk</source>
        <translation>Auf dem Datenträger geändert</translation>
    </message>
    <message>
        <source>File Exists</source>
        <translation>Datei existiert</translation>
    </message>
    <message>
        <source>%1

Replace it? The current content is backed up.</source>
        <translation>%1

Ersetzen? Der aktuelle Inhalt wird gesichert.</translation>
    </message>
    <message>
        <source>Searching for backups of %1</source>
        <translation>Suche nach Sicherungen von %1</translation>
    </message>
    <message>
        <source>Restore Backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>%1 has no backups yet. Each save makes one of the files that it replaces.</source>
        <translation>%1 hat noch keine Sicherungen. Bei jedem Speichern werden die ersetzten Dateien gesichert.</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>Wiederherstellen von %1</translation>
    </message>
    <message>
        <source>Restored %1</source>
        <translation>%1 wiederhergestellt</translation>
    </message>
    <message>
        <source>Restoring Failed</source>
        <translation>Wiederherstellen fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::FilterEdit</name>
    <message>
        <source>Text to find, or an expression: width &gt; 0 and not water, road = "a name", position.z &lt; -10, name ~ part</source>
        <translation>Gesuchter Text oder ein Ausdruck: width &gt; 0 and not water, road = "a name", position.z &lt; -10, name ~ part</translation>
    </message>
    <message>
        <source>Filter %1: text or expression</source>
        <translation>%1 filtern: Text oder Ausdruck</translation>
    </message>
    <message>
        <source>Not a valid expression: %1</source>
        <translation>Kein gültiger Ausdruck: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::GoToBox</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::HeightFields</name>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Restrict marquees and brushes to elements between these heights</source>
        <translation>Auswahlrahmen und Pinsel auf Elemente zwischen diesen Höhen begrenzen</translation>
    </message>
    <message>
        <source>Minimum height</source>
        <translation>Mindesthöhe</translation>
    </message>
    <message>
        <source>Minimum height to include</source>
        <translation>Einbezogene Mindesthöhe</translation>
    </message>
    <message>
        <source>Maximum height</source>
        <translation>Maximalhöhe</translation>
    </message>
    <message>
        <source>Maximum height to include</source>
        <translation>Einbezogene Maximalhöhe</translation>
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
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to it. The dot marks the saved state.</source>
        <translation>Auf einen Schritt klicken, um zu ihm zurück- oder vorzugehen. Der Punkt markiert den gespeicherten Stand.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::IssuesModel</name>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>The game can crash or misread the file.</source>
        <translation>Das Spiel kann abstürzen oder die Datei falsch lesen.</translation>
    </message>
    <message>
        <source>The game behaves incorrectly.</source>
        <translation>Das Spiel verhält sich falsch.</translation>
    </message>
    <message>
        <source>Unusual, but possibly intended</source>
        <translation>Ungewöhnlich, aber vielleicht beabsichtigt</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Sorted by severity and rule</source>
        <translation>Nach Schweregrad und Regel sortiert</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Affected element, or entity of the map. Click to go to it.</source>
        <translation>Betroffenes Element oder Entity der Karte. Anklicken, um dorthin zu gehen.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Number of issues</source>
        <translation>Anzahl der Probleme</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Number of issues since the document was opened</source>
        <translation>Anzahl der Probleme seit dem Öffnen des Dokuments</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>No automatic fix</source>
        <translation>Keine automatische Korrektur</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Korrektur: %1</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ausgeblendet</translation>
    </message>
    <message>
        <source>Appeared after the document was opened</source>
        <translation>Nach dem Öffnen des Dokuments aufgetreten</translation>
    </message>
    <message>
        <source>Already in the file</source>
        <translation>Schon in der Datei</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::IssuesPanel</name>
    <message>
        <source>Only new</source>
        <translation>Nur neue</translation>
    </message>
    <message>
        <source>Show hidden</source>
        <translation>Ausgeblendete anzeigen</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Kein Dokument</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Prüfung läuft…</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>No matching issues</source>
        <translation>Keine passenden Probleme</translation>
    </message>
    <message>
        <source>1 rule needs a map</source>
        <translation>1 Regel braucht eine Karte</translation>
    </message>
    <message>
        <source>%1 rules need a map</source>
        <translation>%1 Regeln brauchen eine Karte</translation>
    </message>
    <message>
        <source>Checked when a map is open (File &gt; Open Map):</source>
        <translation>Geprüft, wenn eine Karte geöffnet ist (Datei &gt; Karte öffnen):</translation>
    </message>
    <message>
        <source>1 rule needs another file</source>
        <translation>1 Regel braucht eine weitere Datei</translation>
    </message>
    <message>
        <source>%1 rules need other files</source>
        <translation>%1 Regeln brauchen weitere Dateien</translation>
    </message>
    <message>
        <source>Checked when other files of the same world are open:</source>
        <translation>Geprüft, wenn weitere Dateien derselben Welt geöffnet sind:</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix All of This Rule</source>
        <translation>Alle dieser Regel beheben</translation>
    </message>
    <message>
        <source>Fix %1 Issues</source>
        <translation>%1 Probleme beheben</translation>
    </message>
    <message>
        <source>Fix All %1 Issues of These Rules</source>
        <translation>Alle %1 Probleme dieser Regeln beheben</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (all %2)</source>
        <translation>%1 (alle %2)</translation>
    </message>
    <message>
        <source>Fixed %1 of %2 issues</source>
        <translation>%1 von %2 Problemen behoben</translation>
    </message>
    <message>
        <source>Fixed. Checking again…</source>
        <translation>Behoben. Erneute Prüfung…</translation>
    </message>
    <message>
        <source>None of these issues can be fixed automatically.</source>
        <translation>Keines dieser Probleme kann automatisch behoben werden.</translation>
    </message>
    <message>
        <source>Filter issues</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>Find text in messages, elements and rules</source>
        <translation>Text in Meldungen, Elementen und Regeln suchen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Show errors: the game can crash or misread the file</source>
        <translation>Fehler anzeigen: Das Spiel kann abstürzen oder die Datei falsch lesen</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Show warnings: the game behaves incorrectly</source>
        <translation>Warnungen anzeigen: Das Spiel verhält sich falsch</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Show notes: unusual, but possibly intended</source>
        <translation>Hinweise anzeigen: ungewöhnlich, aber vielleicht beabsichtigt</translation>
    </message>
    <message>
        <source>Show only issues that appeared after the document was opened</source>
        <translation>Nur Probleme anzeigen, die nach dem Öffnen des Dokuments aufgetreten sind</translation>
    </message>
    <message>
        <source>Show hidden issues as well</source>
        <translation>Auch ausgeblendete Probleme anzeigen</translation>
    </message>
    <message>
        <source>Check status</source>
        <translation>Stand der Prüfung</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::IssuesStatus</name>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Errors: %1, new: %2
Warnings: %3, new: %4
Notes: %5, new: %6</source>
        <translation>Fehler: %1, neu: %2
Warnungen: %3, neu: %4
Hinweise: %5, neu: %6</translation>
    </message>
    <message>
        <source>Click to show the issues</source>
        <translation>Anklicken, um die Probleme anzuzeigen</translation>
    </message>
    <message>
        <source>The document is being checked.</source>
        <translation>Das Dokument wird geprüft.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Prüfung läuft…</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::JobStatus</name>
    <message>
        <source>Job</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Diesen Vorgang abbrechen</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (und %2 weitere)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::KeysPage</name>
    <message>
        <source>Reassign</source>
        <translation>Neu zuweisen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Find command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Find commands by name, menu or key</source>
        <translation>Befehle nach Name, Menü oder Taste suchen</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Key of the command</source>
        <translation>Taste des Befehls</translation>
    </message>
    <message>
        <source>Press the new key. Backspace removes the key.</source>
        <translation>Die neue Taste drücken. Die Rücktaste entfernt die Taste.</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Assign the key to this command and remove it from the other</source>
        <translation>Die Taste diesem Befehl zuweisen und dem anderen entziehen</translation>
    </message>
    <message>
        <source>Remove the key from this command</source>
        <translation>Die Taste von diesem Befehl entfernen</translation>
    </message>
    <message>
        <source>Restore the default key of this command</source>
        <translation>Die Standardtaste dieses Befehls wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the default keys of all commands</source>
        <translation>Die Standardtasten aller Befehle wiederherstellen</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>The keys of Navsmith, or of another editor</source>
        <translation>Die Tasten von Navsmith oder eines anderen Editors</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Menu or Panel</source>
        <translation>Menü oder Panel</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Taste:</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Also assigned to: %1</source>
        <translation>Auch zugewiesen: %1</translation>
    </message>
    <message>
        <source>%1 is assigned to: %2</source>
        <translation>%1 ist zugewiesen: %2</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LegendView</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>%1. Click an entry to select its elements, right-click to hide them.</source>
        <translation>%1. Einen Eintrag anklicken, um seine Elemente auszuwählen; Rechtsklick blendet sie aus.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LinkField</name>
    <message>
        <source>0x%1 (not open)</source>
        <translation>0x%1 (nicht geöffnet)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ListPanel</name>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected entries from the list</source>
        <translation>Die ausgewählten Einträge aus der Liste entfernen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The selected elements have no lists.</source>
        <translation>Die ausgewählten Elemente haben keine Listen.</translation>
    </message>
    <message>
        <source>Select elements to see their lists.</source>
        <translation>Elemente auswählen, um ihre Listen zu sehen.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LogModel</name>
    <message>
        <source>debug</source>
        <translation>Debug</translation>
    </message>
    <message>
        <source>info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>fatal</source>
        <translation>Abbruch</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Minimum level</source>
        <translation>Mindeststufe</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informationen</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MainWindow</name>
    <message>
        <source>Ne&amp;w %1…</source>
        <translation>Ne&amp;u: %1…</translation>
    </message>
    <message>
        <source>Ne&amp;w Document in Folder…</source>
        <translation>Neues Doku&amp;ment in Ordner…</translation>
    </message>
    <message>
        <source>Navsmith</source>
        <translation>Navsmith</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Position under the mouse</source>
        <translation>Position unter der Maus</translation>
    </message>
    <message>
        <source>Element under the mouse</source>
        <translation>Element unter der Maus</translation>
    </message>
    <message>
        <source>Elements and selection</source>
        <translation>Elemente und Auswahl</translation>
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
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source> | %L1 selected</source>
        <translation> | %L1 ausgewählt</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Format Detected Automatically</source>
        <translation>Format automatisch erkannt</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatisch</translation>
    </message>
    <message>
        <source>No Recent Files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>New Errors</source>
        <translation>Neue Fehler</translation>
    </message>
    <message>
        <source>%1 has 1 error that it did not have when it was opened.</source>
        <translation>%1 hat 1 Fehler, der beim Öffnen noch nicht vorhanden war.</translation>
    </message>
    <message>
        <source>%2 has %1 errors that it did not have when it was opened.</source>
        <translation>%2 hat %1 Fehler, die beim Öffnen noch nicht vorhanden waren.</translation>
    </message>
    <message>
        <source>The game may crash or misread the files.</source>
        <translation>Das Spiel kann abstürzen oder die Dateien falsch lesen.</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>Trotzdem &amp;speichern</translation>
    </message>
    <message>
        <source>Show &amp;Errors</source>
        <translation>&amp;Fehler anzeigen</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MapPanel</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a map to show behind the document</source>
        <translation>Eine Karte öffnen, die hinter dem Dokument angezeigt wird</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show the document without a map</source>
        <translation>Das Dokument ohne Karte anzeigen</translation>
    </message>
    <message>
        <source>Show the map</source>
        <translation>Karte anzeigen</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Below 100 %, you can see through walls.</source>
        <translation>Unter 100 % sind Wände durchsichtig.</translation>
    </message>
    <message>
        <source>Opacity:</source>
        <translation>Deckkraft:</translation>
    </message>
    <message>
        <source>From height</source>
        <translation>Ab Höhe</translation>
    </message>
    <message>
        <source>Hide everything below this height</source>
        <translation>Alles unter dieser Höhe ausblenden</translation>
    </message>
    <message>
        <source>To height</source>
        <translation>Bis Höhe</translation>
    </message>
    <message>
        <source>Hide everything above this height, such as roofs</source>
        <translation>Alles über dieser Höhe ausblenden, etwa Dächer</translation>
    </message>
    <message>
        <source>From height:</source>
        <translation>Ab Höhe:</translation>
    </message>
    <message>
        <source>To height:</source>
        <translation>Bis Höhe:</translation>
    </message>
    <message>
        <source>Cut elements, too</source>
        <translation>Auch Elemente schneiden</translation>
    </message>
    <message>
        <source>Elements outside these heights are hidden as well</source>
        <translation>Auch Elemente außerhalb dieser Höhen ausblenden</translation>
    </message>
    <message>
        <source>Show back faces</source>
        <translation>Rückseiten zeigen</translation>
    </message>
    <message>
        <source>Draw the map's faces from behind, too: from outside, walls hide the rooms</source>
        <translation>Flächen der Karte auch von hinten zeichnen: Von außen verdecken Wände die Räume</translation>
    </message>
    <message>
        <source>Colour by height</source>
        <translation>Nach Höhe färben</translation>
    </message>
    <message>
        <source>Colour the map by height, blue below and yellow above</source>
        <translation>Die Karte nach Höhe färben, unten blau und oben gelb</translation>
    </message>
    <message>
        <source>Height lines</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>Draw lines at regular heights</source>
        <translation>Linien in regelmäßigen Höhen zeichnen</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Draw the edges of surfaces, which make stairs and ledges visible</source>
        <translation>Die Kanten der Flächen zeichnen; das macht Treppen und Absätze sichtbar</translation>
    </message>
    <message>
        <source>Show items and spawns</source>
        <translation>Items und Spawns anzeigen</translation>
    </message>
    <message>
        <source>Mark the map's items and spawn points in the view</source>
        <translation>Items und Spawnpunkte der Karte in der Ansicht markieren</translation>
    </message>
    <message>
        <source>Show entities</source>
        <translation>Entitys anzeigen</translation>
    </message>
    <message>
        <source>Mark the listed entities that have a position</source>
        <translation>Die aufgeführten Entitys mit Position markieren</translation>
    </message>
    <message>
        <source>Filter entities</source>
        <translation>Entitys filtern</translation>
    </message>
    <message>
        <source>Class or name</source>
        <translation>Klasse oder Name</translation>
    </message>
    <message>
        <source>Map entities</source>
        <translation>Entitys der Karte</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Keys and values of the entity</source>
        <translation>Schlüssel und Werte der Entity</translation>
    </message>
    <message>
        <source>No map is open. A map of the same name next to the file opens automatically.</source>
        <translation>Keine Karte ist geöffnet. Eine Karte gleichen Namens neben der Datei öffnet sich automatisch.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MeasureTool</name>
    <message>
        <source>Path %1 units, direct %2, horizontal %3, vertical %4</source>
        <translation>Weg %1 Einheiten, direkt %2, horizontal %3, vertikal %4</translation>
    </message>
    <message>
        <source>Click points to measure. Right-click or Esc starts over.</source>
        <translation>Zum Messen Punkte anklicken. Rechtsklick oder Esc beginnt von vorn.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::MoveHandles</name>
    <message>
        <source>Set Height</source>
        <translation>Höhe setzen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Click or drag an outline to select. Shift adds, Ctrl removes, Alt+click lists. Drag the arrows to move.</source>
        <translation>Zum Auswählen klicken oder einen Umriss ziehen. Umschalt fügt hinzu, Strg entfernt, Alt+Klick listet auf. Zum Verschieben die Pfeile ziehen.</translation>
    </message>
    <message>
        <source>Click or drag a rectangle to select. Shift adds, Ctrl removes, Alt+click lists. Drag the arrows to move.</source>
        <translation>Zum Auswählen klicken oder ein Rechteck ziehen. Umschalt fügt hinzu, Strg entfernt, Alt+Klick listet auf. Zum Verschieben die Pfeile ziehen.</translation>
    </message>
    <message>
        <source>%1: drag.</source>
        <translation>%1: ziehen.</translation>
    </message>
    <message>
        <source>%1: drag. Neighbours follow unless Shift is held.</source>
        <translation>%1: ziehen. Nachbarn folgen, außer bei gedrückter Umschalttaste.</translation>
    </message>
    <message>
        <source>%1: drag. With Shift, neighbours follow.</source>
        <translation>%1: ziehen. Mit Umschalt folgen Nachbarn.</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>um %1</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>Höhe %1</translation>
    </message>
    <message>
        <source>Limited to the range that the file can store</source>
        <translation>Auf den Wertebereich begrenzt, den die Datei speichern kann</translation>
    </message>
    <message>
        <source>Moved by %1, %2, %3</source>
        <translation>Verschoben um %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::NumberBox</name>
    <message>
        <source>(mixed)</source>
        <translation>(gemischt)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::NumberField</name>
    <message>
        <source>Type +1, -=1, *2 or /2 to change what is there, in each selected element.</source>
        <translation>Mit +1, -=1, *2 oder /2 den vorhandenen Wert in jedem ausgewählten Element ändern.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::OfferDialog</name>
    <message>
        <source>Open from Game Folder</source>
        <translation>Aus Spielordner öffnen</translation>
    </message>
    <message>
        <source>Documents in this folder</source>
        <translation>Dokumente in diesem Ordner</translation>
    </message>
    <message>
        <source>%1 contains the files of a game. Tick what to open, or double-click one.</source>
        <translation>%1 enthält die Dateien eines Spiels. Zu öffnende ankreuzen oder eines doppelklicken.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PackDialog</name>
    <message>
        <source>Pack into Map</source>
        <translation>In Karte packen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Name in the map</source>
        <translation>Name in der Karte</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Back up the whole map</source>
        <translation>Ganze Karte &amp;sichern</translation>
    </message>
    <message>
        <source>Otherwise, only the replaced file is backed up</source>
        <translation>Sonst wird nur die ersetzte Datei gesichert</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Packen</translation>
    </message>
    <message>
        <source>&amp;Map:</source>
        <translation>&amp;Karte:</translation>
    </message>
    <message>
        <source>&amp;Name in the map:</source>
        <translation>&amp;Name in der Karte:</translation>
    </message>
    <message>
        <source>Select Map</source>
        <translation>Karte auswählen</translation>
    </message>
    <message>
        <source>Maps (*.bsp);;All files (*)</source>
        <translation>Karten (*.bsp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Select the map that the game loads.</source>
        <translation>Die Karte auswählen, die das Spiel lädt.</translation>
    </message>
    <message>
        <source>Reading the map</source>
        <translation>Lesen der Karte</translation>
    </message>
    <message>
        <source>%1. Everything else in the map stays unchanged.</source>
        <translation>%1. Alles andere in der Karte bleibt unverändert.</translation>
    </message>
    <message>
        <source>The game reads %1 beside the map first, and reports it as out of date if it checks the map's size. Delete that file, or set the size of the map in it.</source>
        <translation>Das Spiel liest zuerst %1 neben der Karte und meldet diese Datei als veraltet, falls es die Kartengröße prüft. Löschen Sie diese Datei oder setzen Sie darin die Kartengröße.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PaintFields</name>
    <message>
        <source>Element type</source>
        <translation>Elementtyp</translation>
    </message>
    <message>
        <source>Element type to paint</source>
        <translation>Zu bemalender Elementtyp</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Property to paint</source>
        <translation>Zu malende Eigenschaft</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value to paint. Hold Ctrl while painting to clear it.</source>
        <translation>Zu malender Wert. Beim Malen Strg gedrückt halten, um ihn zu löschen.</translation>
    </message>
    <message>
        <source>Brush radius</source>
        <translation>Pinselradius</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Shape of the stroke</source>
        <translation>Form des Strichs</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source> units</source>
        <translation> Einheiten</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PaintTool</name>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>No property is selected. Select one in the tool bar.</source>
        <translation>Keine Eigenschaft ausgewählt. In der Werkzeugleiste eine auswählen.</translation>
    </message>
    <message>
        <source>Nothing painted</source>
        <translation>Nichts bemalt</translation>
    </message>
    <message>
        <source>This value can no longer be painted.</source>
        <translation>Dieser Wert kann nicht mehr gemalt werden.</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Malen: %1</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>Löschen: %1</translation>
    </message>
    <message>
        <source>Paint %1 %2</source>
        <translation>Malen: %1 %2</translation>
    </message>
    <message>
        <source>Select what to paint. Esc exits the tool.</source>
        <translation>Auswählen, was gemalt werden soll. Esc beendet das Werkzeug.</translation>
    </message>
    <message>
        <source>Drag over elements to paint them. Ctrl clears. Esc exits the tool.</source>
        <translation>Zum Bemalen über Elemente ziehen. Strg löscht. Esc beendet das Werkzeug.</translation>
    </message>
    <message>
        <source>Drag a rectangle around the elements to paint. Ctrl clears. Esc exits the tool.</source>
        <translation>Zum Bemalen ein Rechteck um die Elemente ziehen. Strg löscht. Esc beendet das Werkzeug.</translation>
    </message>
    <message>
        <source>Drag an outline around the elements to paint. Ctrl clears. Esc exits the tool.</source>
        <translation>Zum Bemalen einen Umriss um die Elemente ziehen. Strg löscht. Esc beendet das Werkzeug.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PickTool</name>
    <message>
        <source>There is no %1 under the mouse.</source>
        <translation>Unter der Maus nicht vorhanden: %1.</translation>
    </message>
    <message>
        <source>Click the wanted %1. Right-click or Esc cancels.</source>
        <translation>Das Gewünschte anklicken: %1. Rechtsklick oder Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PlainField</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
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
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Language, Memory and Safety</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Undo memory:</source>
        <translation>Verlaufsspeicher:</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory for the history of a document. When it is full, the oldest steps are dropped.</source>
        <translation>Speicher für den Verlauf eines Dokuments. Ist er voll, fallen die ältesten Schritte weg.</translation>
    </message>
    <message>
        <source>Autosave every:</source>
        <translation>Automatisch speichern:</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>How often a copy of unsaved work is stored. The files themselves do not change.</source>
        <translation>Wie oft eine Kopie nicht gespeicherter Arbeit abgelegt wird. Die Dateien selbst ändern sich nicht.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Copies to keep:</source>
        <translation>Zu behaltende Kopien:</translation>
    </message>
    <message>
        <source>Number of autosaved copies per document</source>
        <translation>Anzahl automatischer Kopien je Dokument</translation>
    </message>
    <message>
        <source>Restore last session</source>
        <translation>Letzte Sitzung wiederherstellen</translation>
    </message>
    <message>
        <source>When Navsmith starts without files to open</source>
        <translation>Wenn Navsmith ohne zu öffnende Dateien startet</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Appearance and Camera</source>
        <translation>Aussehen und Kamera</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Theme:</source>
        <translation>Design:</translation>
    </message>
    <message>
        <source>Colours of the window and the 3D view</source>
        <translation>Farben des Fensters und der 3D-Ansicht</translation>
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
        <translation>Aus</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Samples</translation>
    </message>
    <message>
        <source>Anti-aliasing:</source>
        <translation>Kantenglättung:</translation>
    </message>
    <message>
        <source>Multisampling of the 3D view. Takes effect after a restart.</source>
        <translation>Multisampling der 3D-Ansicht. Wirkt nach einem Neustart.</translation>
    </message>
    <message>
        <source>Label distance:</source>
        <translation>Sichtweite der Beschriftungen:</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Distance up to which labels are drawn, relative to the default</source>
        <translation>Entfernung, bis zu der Beschriftungen gezeichnet werden, relativ zum Standard</translation>
    </message>
    <message>
        <source>Fly speed:</source>
        <translation>Fluggeschwindigkeit:</translation>
    </message>
    <message>
        <source>Relative to the speed that fits the game and the height. The wheel changes it while the right button is held.</source>
        <translation>Relativ zu der Geschwindigkeit, die zu Spiel und Höhe passt. Das Mausrad ändert sie bei gedrückter rechter Maustaste.</translation>
    </message>
    <message>
        <source>Invert vertical look</source>
        <translation>Vertikal umkehren</translation>
    </message>
    <message>
        <source>Moving the mouse up looks down.</source>
        <translation>Eine Mausbewegung nach oben lässt nach unten blicken.</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <translation>Am Raster einrasten</translation>
    </message>
    <message>
        <source>Snap to grid</source>
        <translation>Am Raster einrasten</translation>
    </message>
    <message>
        <source>Moved and placed elements snap to the nearest grid line.</source>
        <translation>Verschobene und gesetzte Elemente rasten an der nächsten Rasterlinie ein.</translation>
    </message>
    <message>
        <source> units</source>
        <translation> Einheiten</translation>
    </message>
    <message>
        <source>Grid step:</source>
        <translation>Rasterschritt:</translation>
    </message>
    <message>
        <source>Distance between grid lines</source>
        <translation>Abstand der Rasterlinien</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PropertyField</name>
    <message>
        <source>(mixed)</source>
        <translation>(gemischt)</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>As stored in the file</source>
        <translation>Wie in der Datei gespeichert</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PropertyPage</name>
    <message>
        <source>Raw fields</source>
        <translation>Rohfelder</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::PropertyPanel</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Find property</source>
        <translation>Eigenschaft suchen</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Kein Dokument</translation>
    </message>
    <message>
        <source>Select elements to see their properties.</source>
        <translation>Elemente auswählen, um ihre Eigenschaften zu sehen.</translation>
    </message>
    <message>
        <source>Open a file or folder to start.</source>
        <translation>Zum Beginnen eine Datei oder einen Ordner öffnen.</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::RecoveryDialog</name>
    <message>
        <source>Recovery</source>
        <translation>Wiederherstellung</translation>
    </message>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>Nicht gespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Navsmith quit before these documents were saved. You can recover their edits.</source>
        <translation>Navsmith wurde beendet, bevor diese Dokumente gespeichert waren. Ihre Änderungen können wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Documents with unsaved edits</source>
        <translation>Dokumente mit nicht gespeicherten Änderungen</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Last edit</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Open the selected documents with their edits</source>
        <translation>Die ausgewählten Dokumente mit ihren Änderungen öffnen</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <source>Discard the edits of the selected documents</source>
        <translation>Die Änderungen der ausgewählten Dokumente verwerfen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Ask again at the next startup</source>
        <translation>Beim nächsten Start wieder fragen</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>Wiederherstellen von %1</translation>
    </message>
    <message>
        <source>%1: %2 Everything before that was recovered.</source>
        <translation>%1: %2 Alles davor wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>%1: %2 changed or removed since. The edits were recovered unchanged. Saving asks before it replaces anything.</source>
        <translation>%1: %2 inzwischen geändert oder entfernt. Die Änderungen wurden unverändert wiederhergestellt. Vor dem Ersetzen wird beim Speichern nachgefragt.</translation>
    </message>
    <message>
        <source>Discard Edits</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>This deletes the unsaved edits of %1.</source>
        <translation>Dies löscht die nicht gespeicherten Änderungen von %1.</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::RefusalBar</name>
    <message>
        <source>Edit Refused</source>
        <translation>Änderung abgelehnt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open these files together with the others</source>
        <translation>Diese Dateien zusammen mit den anderen öffnen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>Diese Meldung ausblenden</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::RotateHandles</name>
    <message>
        <source>Drag the ring to rotate. Ctrl snaps to steps of 15°.</source>
        <translation>Zum Drehen den Ring ziehen. Strg rastet in Schritten von 15° ein.</translation>
    </message>
    <message>
        <source>Rotate by %1°</source>
        <translation>Um %1° drehen</translation>
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
        <translation>Zum Skalieren einen Griff oder ein Quadrat ziehen. Umschalt skaliert alle Achsen, Strg rastet in Schritten von 0,1 ein.</translation>
    </message>
    <message>
        <source>Scale by %1</source>
        <translation>Mit %1 skalieren</translation>
    </message>
    <message>
        <source>Scale %1 by %2</source>
        <translation>%1 mit %2 skalieren</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
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
        <translation>Taste drücken</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TablePage</name>
    <message>
        <source>Filter %1</source>
        <translation>%1 filtern</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 angezeigt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Raw fields</source>
        <translation>Rohfelder</translation>
    </message>
    <message>
        <source>Show All Raw Fields</source>
        <translation>Alle Rohfelder anzeigen</translation>
    </message>
    <message>
        <source>Show Columns Without Content</source>
        <translation>Spalten ohne Inhalt anzeigen</translation>
    </message>
    <message>
        <source>Also show columns in which no element has a value</source>
        <translation>Auch Spalten anzeigen, in denen kein Element einen Wert hat</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TargetField</name>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Go to Element</source>
        <translation>Gehe zu Element</translation>
    </message>
    <message>
        <source>Select the element and frame it in the view</source>
        <translation>Das Element auswählen und in der Ansicht einpassen</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::ToolBox</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Select and Move</source>
        <translation>Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Select elements and move them</source>
        <translation>Elemente auswählen und verschieben</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turn the selection about its centre</source>
        <translation>Die Auswahl um ihren Mittelpunkt drehen</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Move the selected elements apart, or together</source>
        <translation>Die ausgewählten Elemente auseinander- oder zusammenrücken</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Paint a property value over elements</source>
        <translation>Einen Eigenschaftswert über Elemente malen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure the distance along a series of clicks</source>
        <translation>Die Entfernung entlang einer Folge von Klicks messen</translation>
    </message>
    <message>
        <source>Tool Options</source>
        <translation>Werkzeugoptionen</translation>
    </message>
    <message>
        <source>Grid step</source>
        <translation>Rasterschritt</translation>
    </message>
    <message>
        <source>Distance between grid lines</source>
        <translation>Abstand der Rasterlinien</translation>
    </message>
    <message>
        <source> units</source>
        <translation> Einheiten</translation>
    </message>
    <message>
        <source>Heights from %1 to %2</source>
        <translation>Höhen von %1 bis %2</translation>
    </message>
    <message>
        <source>No element under the mouse</source>
        <translation>Kein Element unter der Maus</translation>
    </message>
    <message>
        <source>Brush radius: %1 units</source>
        <translation>Pinselradius: %1 Einheiten</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Höhe:</translation>
    </message>
    <message>
        <source>Height of the ground</source>
        <translation>Höhe des Bodens</translation>
    </message>
    <message>
        <source>Height of the next click on the ground</source>
        <translation>Höhe des nächsten Klicks auf den Boden</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TransformHandles</name>
    <message>
        <source>Select elements in different places.</source>
        <translation>Elemente an verschiedenen Stellen auswählen.</translation>
    </message>
    <message>
        <source>Limited to the range that the file can store</source>
        <translation>Auf den Wertebereich begrenzt, den die Datei speichern kann</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::TypeRow</name>
    <message>
        <source>Select only %1</source>
        <translation>Nur %1 auswählen</translation>
    </message>
    <message>
        <source>Selection filter: while this is on, the mouse and Select All take %1 and whatever else is picked here, and nothing else.</source>
        <translation>Auswahlfilter: Solange er eingeschaltet ist, erfassen die Maus und „Alles auswählen“ %1 und was hier sonst gewählt ist, und nichts anderes.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <source>When locked, %1 cannot be selected or moved with the mouse.</source>
        <translation>Gesperrt können %1 nicht mit der Maus ausgewählt oder verschoben werden.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 anzeigen</translation>
    </message>
    <message>
        <source>Draw %1. Right-click to select them.</source>
        <translation>%1 zeichnen. Rechtsklick wählt sie aus.</translation>
    </message>
    <message>
        <source>Groups of %1</source>
        <translation>Gruppen: %1</translation>
    </message>
    <message>
        <source>Show the groups of %1</source>
        <translation>Die Gruppen anzeigen: %1</translation>
    </message>
</context>
<context>
    <name>navsmith::gui::Viewport</name>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>Fly speed: %L1 units/s</source>
        <translation>Fluggeschwindigkeit: %L1 Einheiten/s</translation>
    </message>
    <message>
        <source>%1 in %2 (click to switch to it)</source>
        <translation>%1 in %2 (anklicken, um dorthin zu wechseln)</translation>
    </message>
    <message>
        <source>Below the ground: Home shows all, E flies up</source>
        <translation>Unter dem Boden: Pos1 zeigt alles, E fliegt nach oben</translation>
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