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
        <source>Move the selection onto the map&apos;s surface</source>
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
    <name>core</name>
    <message>
        <source> (deletes {})</source>
        <extracomment>core/document/document.cpp</extracomment>
        <translation> (löscht {})</translation>
    </message>
    <message>
        <source> Changed by another program since, and left unchanged: {}.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation> Inzwischen von einem anderen Programm geändert und unverändert gelassen: {}.</translation>
    </message>
    <message>
        <source> The previous content is in {}.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation> Der vorherige Inhalt liegt in {}.</translation>
    </message>
    <message>
        <source> and {} more</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation> und {} weitere</translation>
    </message>
    <message>
        <source>&apos;Linking disabled&apos; is set exactly on nodes without links</source>
        <extracomment>IV014</extracomment>
        <translation>„Verbinden deaktiviert“ ist genau bei Knoten ohne Verbindungen gesetzt</translation>
    </message>
    <message>
        <source>&apos;Switched off&apos; is {}, but its copy (bit 8) is {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>„Abgeschaltet“ ist {}, aber die Kopie (Bit 8) ist {} (erwartet dasselbe)</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a value of {}</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>„{}“ ist kein Wert von {}</translation>
    </message>
    <message>
        <source>, of </source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>, bei </translation>
    </message>
    <message>
        <source>, or {} below it</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>, oder {} darunter</translation>
    </message>
    <message>
        <source>-(edict number) - 1. Number of the entity in the running game, as shown by nav_edit. The map does not store it.</source>
        <extracomment>quake_nav2.edict.entity_id.help</extracomment>
        <translation>-(Edict-Nummer) - 1. Nummer der Entity im laufenden Spiel, wie nav_edit sie anzeigt. Die Karte speichert sie nicht.</translation>
    </message>
    <message>
        <source>-1: any</source>
        <extracomment>gta_sa_save.car_generator.colour_1.help, gta_sa_save.car_generator.colour_2.help</extracomment>
        <translation>-1: beliebig</translation>
    </message>
    <message>
        <source>-1: none</source>
        <extracomment>gta_sa_save.gang.model.help, gta_sa_save.simple_vars.forced_weather.help</extracomment>
        <translation>-1: keins</translation>
    </message>
    <message>
        <source>-5 to 63</source>
        <extracomment>gta_sa_save.marker.sprite.help</extracomment>
        <translation>-5 bis 63</translation>
    </message>
    <message>
        <source>. A power failure now may undo the change</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>. Ein Stromausfall könnte die Änderung jetzt rückgängig machen</translation>
    </message>
    <message>
        <source>. In JSON, links to either node lead to the last one</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>. In JSON führen Verbindungen zu beiden Knoten zum letzten</translation>
    </message>
    <message>
        <source>. No gap, barrier or ledge: {}</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>. Keine Lücke, Barriere oder Kante: {}</translation>
    </message>
    <message>
        <source>. Nothing was changed, but some temporary files could not be removed. Open the file again to remove them.</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>. Nichts wurde geändert, aber einige temporäre Dateien konnten nicht entfernt werden. Die Datei erneut öffnen, um sie zu entfernen.</translation>
    </message>
    <message>
        <source>. Nothing was changed, but some temporary files could not be removed. Open the folder again to remove them.</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>. Nichts wurde geändert, aber einige temporäre Dateien konnten nicht entfernt werden. Den Ordner erneut öffnen, um sie zu entfernen.</translation>
    </message>
    <message>
        <source>. Nothing was changed.</source>
        <extracomment>core/files/in_place.cpp, core/files/save_set.cpp</extracomment>
        <translation>. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>. Out of reach or blocked (red): {}</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>. Außer Reichweite oder blockiert (rot): {}</translation>
    </message>
    <message>
        <source>. The file is partly changed and could not be restored. Open it again to undo the change.</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>. Die Datei ist teilweise geändert und konnte nicht wiederhergestellt werden. Die Datei erneut öffnen, um die Änderung rückgängig zu machen.</translation>
    </message>
    <message>
        <source>. The interrupted change can be undone once this is fixed. Until then the file is partly changed.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>. Die unterbrochene Änderung kann danach rückgängig gemacht werden. Bis dahin ist die Datei teilweise geändert.</translation>
    </message>
    <message>
        <source>. The interrupted save can be finished once this is fixed. Until then the files are inconsistent.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>. Das unterbrochene Speichern kann danach abgeschlossen werden. Bis dahin sind die Dateien inkonsistent.</translation>
    </message>
    <message>
        <source>. The interrupted save can be undone once this is fixed. Until then the files are inconsistent.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>. Das unterbrochene Speichern kann danach rückgängig gemacht werden. Bis dahin sind die Dateien inkonsistent.</translation>
    </message>
    <message>
        <source>. The mesh now counts as not analysed</source>
        <extracomment>core/systems/source_nav/reshape.cpp</extracomment>
        <translation>. Das Mesh gilt jetzt als nicht analysiert</translation>
    </message>
    <message>
        <source>. The save is incomplete and could not be undone. Open the folder again to finish or undo it.</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>. Das Speichern ist unvollständig und konnte nicht rückgängig gemacht werden. Den Ordner erneut öffnen, um es abzuschließen oder rückgängig zu machen.</translation>
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
        <translation>0 geschlossen, 1 offen</translation>
    </message>
    <message>
        <source>0 in every known file</source>
        <extracomment>gta_iv_paths.node.second_pointer.help</extracomment>
        <translation>0 in jeder bekannten Datei</translation>
    </message>
    <message>
        <source>0 in every known file; the game ignores it</source>
        <extracomment>gta_sa_extended_paths.node.second_pointer.help, gta_sa_paths.node.second_pointer.help</extracomment>
        <translation>0 in jeder bekannten Datei; das Spiel ignoriert es</translation>
    </message>
    <message>
        <source>0 in every live record</source>
        <extracomment>gta_sa_save.pickup.object.help</extracomment>
        <translation>0 in jedem gültigen Datensatz</translation>
    </message>
    <message>
        <source>0 none to 15 full</source>
        <extracomment>gta_sa_extended_paths.node.spawn_probability.help, gta_sa_paths.node.spawn_probability.help</extracomment>
        <translation>0 keiner bis 15 voll</translation>
    </message>
    <message>
        <source>0 none to 15 full. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.spawn_density.help</extracomment>
        <translation>0 keiner bis 15 voll. Zwei Quellen stimmen überein.</translation>
    </message>
    <message>
        <source>0 none, 1 can be bought, 2 cannot</source>
        <extracomment>gta_sa_save.pickup.property_text.help</extracomment>
        <translation>0 keiner, 1 zu kaufen, 2 nicht</translation>
    </message>
    <message>
        <source>0 on a pedestrian node</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>0 bei einem Fußgängerknoten</translation>
    </message>
    <message>
        <source>0 to 2</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>0 bis 2</translation>
    </message>
    <message>
        <source>0 to 8, or red, green, blue and alpha</source>
        <extracomment>gta_sa_save.marker.colour.help</extracomment>
        <translation>0 bis 8 oder Rot, Grün, Blau und Alpha</translation>
    </message>
    <message>
        <source>0: dark, 1: bright</source>
        <extracomment>source_nav.area.light_north_east.help, source_nav.area.light_north_west.help, source_nav.area.light_south_east.help, source_nav.area.light_south_west.help</extracomment>
        <translation>0: dunkel, 1: hell</translation>
    </message>
    <message>
        <source>0: off. 65535: unlimited.</source>
        <extracomment>gta_sa_save.car_generator.remaining.help</extracomment>
        <translation>0: aus. 65535: unbegrenzt.</translation>
    </message>
    <message>
        <source>0: outside</source>
        <extracomment>gta_sa_save.player.interior.help, gta_sa_save.simple_vars.interior.help</extracomment>
        <translation>0: außen</translation>
    </message>
    <message>
        <source>0: start, 1: end</source>
        <extracomment>source_nav.encounter_path.encounter_spot.t.help</extracomment>
        <translation>0: Anfang, 1: Ende</translation>
    </message>
    <message>
        <source>0: the slot is empty</source>
        <extracomment>gta_sa_save.stored_car.model.help</extracomment>
        <translation>0: Der Slot ist leer</translation>
    </message>
    <message>
        <source>0: the usual layout of the version. 1: the other layout of versions 13 and 16, detected by the file size.</source>
        <extracomment>quake_nav2.file.layout.help, quake_nav3.file.layout.help</extracomment>
        <translation>0: das übliche Layout der Version. 1: das andere Layout der Versionen 13 und 16, an der Dateigröße erkannt.</translation>
    </message>
    <message>
        <source>0x7FFE, not visited, in every known file</source>
        <extracomment>gta_iv_paths.node.search_cost.help</extracomment>
        <translation>0x7FFE, nicht besucht, in jeder bekannten Datei</translation>
    </message>
    <message>
        <source>1 entry {} ({}): {}</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>1 Eintrag {} ({}): {}</translation>
    </message>
    <message>
        <source>1 red, 2 blue, 3 both</source>
        <extracomment>quake_nav3.set_teams.mask.help</extracomment>
        <translation>1 Rot, 2 Blau, 3 beide</translation>
    </message>
    <message>
        <source>16 to 18, 24 to 32 and 39 to 42 are safe houses, 5 a respray, 36 to 38 tuning</source>
        <extracomment>gta_sa_save.garage.type.help</extracomment>
        <translation>16 bis 18, 24 bis 32 und 39 bis 42 sind Unterschlüpfe, 5 eine Lackiererei, 36 bis 38 Tuning</translation>
    </message>
    <message>
        <source>192 free entries for links of interiors: FF FF 00 00 each</source>
        <extracomment>gta_sa_extended_paths.file.spare_targets.help, gta_sa_paths.file.spare_targets.help</extracomment>
        <translation>192 freie Einträge für Verbindungen von Innenräumen: je FF FF 00 00</translation>
    </message>
    <message>
        <source>192 zeros</source>
        <extracomment>gta_sa_extended_paths.file.spare_crossings.help, gta_sa_extended_paths.file.spare_lengths.help, gta_sa_paths.file.spare_crossings.help, gta_sa_paths.file.spare_lengths.help</extracomment>
        <translation>192 Nullen</translation>
    </message>
    <message>
        <source>1: four parts, 2: sixteen</source>
        <extracomment>source_nav.subdivide.depth.help</extracomment>
        <translation>1: vier Teile, 2: sechzehn</translation>
    </message>
    <message>
        <source>1: the colour of the gang is shown</source>
        <extracomment>gta_sa_save.zone_population.radar.help</extracomment>
        <translation>1: Die Farbe der Gang wird angezeigt</translation>
    </message>
    <message>
        <source>1: to the midpoint</source>
        <extracomment>gta_iv_paths.smooth.strength.help, gta_sa_extended_paths.smooth.strength.help, gta_sa_paths.smooth.strength.help, gta_sa_save.smooth.strength.help, quake_nav2.smooth.strength.help, quake_nav3.smooth.strength.help, source_nav.smooth.strength.help</extracomment>
        <translation>1: bis zum Mittelpunkt</translation>
    </message>
    <message>
        <source>2: twice as far from the centre</source>
        <extracomment>gta_iv_paths.scale_selection.factor.help, gta_sa_extended_paths.scale_selection.factor.help, gta_sa_paths.scale_selection.factor.help, gta_sa_save.scale_selection.factor.help, quake_nav2.scale_selection.factor.help, quake_nav3.scale_selection.factor.help, source_nav.scale_selection.factor.help</extracomment>
        <translation>2: doppelt so weit vom Mittelpunkt</translation>
    </message>
    <message>
        <source>3 (unused)</source>
        <extracomment>gta_sa_extended_paths.navi.light_cycle.3, gta_sa_extended_paths.node.road_class.3, gta_sa_paths.navi.light_cycle.3, gta_sa_paths.node.road_class.3</extracomment>
        <translation>3 (unbenutzt)</translation>
    </message>
    <message>
        <source>3D marker</source>
        <extracomment>gta_sa_save.marker_3d</extracomment>
        <translation>3D-Markierung</translation>
    </message>
    <message>
        <source>3D markers</source>
        <extracomment>gta_sa_save.block.content.27, gta_sa_save.marker_3d.plural</extracomment>
        <translation>3D-Markierungen</translation>
    </message>
    <message>
        <source>400 to 611. -1: any. Below -1: the negated model that was already chosen.</source>
        <extracomment>gta_sa_save.car_generator.model.help</extracomment>
        <translation>400 bis 611. -1: beliebig. Unter -1: das negierte, bereits gewählte Modell.</translation>
    </message>
    <message>
        <source>400 to 611; -1: any</source>
        <extracomment>gta_sa_save.parked_car.model.help, gta_sa_save.reuse_generator.model.help</extracomment>
        <translation>400 bis 611; -1: beliebig</translation>
    </message>
    <message>
        <source>8 (unknown)</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.8, gta_sa_paths.node.behaviour.8</extracomment>
        <translation>8 (unbekannt)</translation>
    </message>
    <message>
        <source>8 x the width, as stored</source>
        <extracomment>gta_sa_extended_paths.navi.width_raw.help, gta_sa_extended_paths.node.width_raw.help, gta_sa_paths.navi.width_raw.help, gta_sa_paths.node.width_raw.help</extracomment>
        <translation>8 x die Breite, wie gespeichert</translation>
    </message>
    <message>
        <source>9 (unknown)</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.9, gta_sa_paths.node.behaviour.9</extracomment>
        <translation>9 (unbekannt)</translation>
    </message>
    <message>
        <source>: GoldSrc</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>: GoldSrc</translation>
    </message>
    <message>
        <source>; not walkable</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>; nicht begehbar</translation>
    </message>
    <message>
        <source>; not walkable back</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>; zurück nicht begehbar</translation>
    </message>
    <message>
        <source>; the box moves to it</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>; die Box wandert dorthin</translation>
    </message>
    <message>
        <source>A block has a known layout</source>
        <extracomment>SAV-014</extracomment>
        <translation>Ein Block hat ein bekanntes Layout</translation>
    </message>
    <message>
        <source>A block that matches no known layout is kept unchanged</source>
        <extracomment>gta_sa_save.block.opaque.help</extracomment>
        <translation>Ein Block, der keinem bekannten Layout entspricht, bleibt unverändert</translation>
    </message>
    <message>
        <source>A boat node</source>
        <extracomment>gta_sa_extended_paths.node.water.help, gta_sa_paths.node.water.help</extracomment>
        <translation>Ein Bootsknoten</translation>
    </message>
    <message>
        <source>A boat node. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.water.help</extracomment>
        <translation>Ein Bootsknoten. Zwei Quellen stimmen überein.</translation>
    </message>
    <message>
        <source>A bot has reached the node when it is this close. Original files: 4 to 328, multiples of 4.</source>
        <extracomment>quake_nav2.node.radius.help, quake_nav3.node.radius.help</extracomment>
        <translation>Ein Bot hat den Knoten erreicht, wenn er so nah ist. Originaldateien: 4 bis 328, Vielfache von 4.</translation>
    </message>
    <message>
        <source>A bound is not a finite number</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Eine Grenze ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>A breakable wall is here.</source>
        <extracomment>source_nav.area.breakable_wall.help</extracomment>
        <translation>Hier ist eine zerstörbare Wand.</translation>
    </message>
    <message>
        <source>A brush in the map makes the route more expensive (Team Fortress 2).</source>
        <extracomment>source_nav.area.func_cost.help</extracomment>
        <translation>Ein Brush in der Karte verteuert den Weg (Team Fortress 2).</translation>
    </message>
    <message>
        <source>A car generator creates a car</source>
        <extracomment>SAV-041</extracomment>
        <translation>Ein Autogenerator erzeugt ein Auto</translation>
    </message>
    <message>
        <source>A car road has lanes</source>
        <extracomment>SA038</extracomment>
        <translation>Eine Autostraße hat Spuren</translation>
    </message>
    <message>
        <source>A car road needs a lane in at least one direction.</source>
        <extracomment>core/systems/gta_sa_paths/build.cpp, core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>Eine Autostraße braucht in mindestens einer Richtung eine Spur.</translation>
    </message>
    <message>
        <source>A car road without lanes in either direction (expected at least one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Eine Autostraße ohne Spuren in beiden Richtungen (erwartet mindestens eine)</translation>
    </message>
    <message>
        <source>A chance is above 100 %</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Eine Wahrscheinlichkeit liegt über 100 %</translation>
    </message>
    <message>
        <source>A change of {} was interrupted before it changed anything. Its temporary files have been removed.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Eine Änderung von {} wurde unterbrochen, bevor sie etwas geändert hat. Ihre temporären Dateien wurden entfernt.</translation>
    </message>
    <message>
        <source>A change of {} was interrupted, and {} has been replaced or changed by another program since. {} left unchanged, like the record of the old content. If {} intact, remove {}.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Eine Änderung von {} wurde unterbrochen, und {} wurde seitdem von einem anderen Programm ersetzt oder geändert. {} unverändert gelassen, ebenso die Aufzeichnung des alten Inhalts. Vorausgesetzt, {} unversehrt, kann {} entfernt werden.</translation>
    </message>
    <message>
        <source>A completed jump has also been found</source>
        <extracomment>gta_sa_save.stunt_jump.done.help</extracomment>
        <translation>Ein geschaffter Sprung ist auch gefunden</translation>
    </message>
    <message>
        <source>A connection must leave through one of the four sides.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Eine Verbindung muss durch eine der vier Seiten führen.</translation>
    </message>
    <message>
        <source>A coordinate is not a finite number</source>
        <extracomment>core/systems/gta_sa_save/rules_position.cpp, core/systems/quake_nav/rules_node.cpp, core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Eine Koordinate ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>A corner with good cover</source>
        <extracomment>source_nav.hiding_spot.in_cover.help, source_nav.set_spot_kind.in_cover.help</extracomment>
        <translation>Eine Ecke mit guter Deckung</translation>
    </message>
    <message>
        <source>A corner would be {:.1f} units off the new surface (at most {:g}).</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Eine Ecke läge {:.1f} Einheiten neben der neuen Oberfläche (höchstens {:g}).</translation>
    </message>
    <message>
        <source>A door here always counts as closed.</source>
        <extracomment>source_nav.area.tf_door_always_blocks.help</extracomment>
        <translation>Eine Tür hier gilt immer als geschlossen.</translation>
    </message>
    <message>
        <source>A door here never counts as closed.</source>
        <extracomment>source_nav.area.tf_door_never_blocks.help</extracomment>
        <translation>Eine Tür hier gilt nie als geschlossen.</translation>
    </message>
    <message>
        <source>A door, perhaps destroyed</source>
        <extracomment>source_nav.area.spawn_door.help</extracomment>
        <translation>Eine Tür, vielleicht zerstört</translation>
    </message>
    <message>
        <source>A hiding spot of area {} has the same ID {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Ein Versteck von Bereich {} hat dieselbe ID {}</translation>
    </message>
    <message>
        <source>A link has one edict</source>
        <extracomment>QN033</extracomment>
        <translation>Eine Verbindung hat ein Edict</translation>
    </message>
    <message>
        <source>A link leads to a node</source>
        <extracomment>QN020</extracomment>
        <translation>Eine Verbindung führt zu einem Knoten</translation>
    </message>
    <message>
        <source>A link leads to another node</source>
        <extracomment>QN022</extracomment>
        <translation>Eine Verbindung führt zu einem anderen Knoten</translation>
    </message>
    <message>
        <source>A link needs a node at each end.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>Eine Verbindung braucht an jedem Ende einen Knoten.</translation>
    </message>
    <message>
        <source>A link of {} has no target.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Eine Verbindung von {} hat kein Ziel.</translation>
    </message>
    <message>
        <source>A lower bound is above the upper one: no node is inside</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Eine untere Grenze liegt über der oberen: Kein Knoten ist darin</translation>
    </message>
    <message>
        <source>A mesh holds at most {} names.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Ein Mesh fasst höchstens {} Namen.</translation>
    </message>
    <message>
        <source>A minimum corner is above the maximum corner</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp, core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Eine Minimalecke liegt über der Maximalecke</translation>
    </message>
    <message>
        <source>A navi node cannot be deleted on its own. Delete the link from {} to {} instead.</source>
        <extracomment>core/systems/gta_sa_paths/node_edits.cpp</extracomment>
        <translation>Ein Navi-Knoten kann nicht für sich gelöscht werden. Stattdessen die Verbindung von {} zu {} löschen.</translation>
    </message>
    <message>
        <source>A navi node holds one light, for one of the junctions at its ends</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.help, gta_sa_paths.propose_lights.existing.help</extracomment>
        <translation>Ein Navi-Knoten hält eine Ampel, für eine der Kreuzungen an seinen Enden</translation>
    </message>
    <message>
        <source>A node cannot be linked to itself.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Ein Knoten kann nicht mit sich selbst verbunden werden.</translation>
    </message>
    <message>
        <source>A node has a radius</source>
        <extracomment>QN013</extracomment>
        <translation>Ein Knoten hat einen Radius</translation>
    </message>
    <message>
        <source>A number of the shape is not finite</source>
        <extracomment>core/systems/gta_sa_save/rules_position.cpp</extracomment>
        <translation>Eine Zahl der Form ist nicht endlich</translation>
    </message>
    <message>
        <source>A number of unknown meaning. One source.</source>
        <extracomment>gta_iv_paths.node.behaviour.help</extracomment>
        <translation>Eine Zahl unbekannter Bedeutung. Eine Quelle.</translation>
    </message>
    <message>
        <source>A number of unknown meaning. One source; one parser reads its lowest bit as a dead end.</source>
        <extracomment>gta_iv_paths.node.speed_limit.help</extracomment>
        <translation>Eine Zahl unbekannter Bedeutung. Eine Quelle; ein Parser liest ihr niedrigstes Bit als Sackgasse.</translation>
    </message>
    <message>
        <source>A number of {} is not finite: JSON cannot store it.</source>
        <extracomment>core/systems/quake_nav/text_form.cpp</extracomment>
        <translation>Eine Zahl von {} ist nicht endlich: JSON kann sie nicht speichern.</translation>
    </message>
    <message>
        <source>A part of {} would be less than {:g} unit wide.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Ein Teil von {} wäre weniger als {:g} Einheit breit.</translation>
    </message>
    <message>
        <source>A path region switches nodes of the open path files</source>
        <extracomment>SAV-024</extracomment>
        <translation>Eine Pfadregion schaltet Knoten der geöffneten Pfaddateien</translation>
    </message>
    <message>
        <source>A pedestrian link has no navi node</source>
        <extracomment>SA037</extracomment>
        <translation>Eine Fußgängerverbindung hat keinen Navi-Knoten</translation>
    </message>
    <message>
        <source>A pedestrian node is marked as a dead end (expected on vehicle nodes only)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Ein Fußgängerknoten ist als Sackgasse markiert (erwartet nur bei Fahrzeugknoten)</translation>
    </message>
    <message>
        <source>A pedestrian path has no lanes.</source>
        <extracomment>core/systems/gta_sa_paths/edge_edits.cpp</extracomment>
        <translation>Ein Fußgängerpfad hat keine Spuren.</translation>
    </message>
    <message>
        <source>A pickup stores no address</source>
        <extracomment>SAV-051</extracomment>
        <translation>Ein Pickup speichert keine Adresse</translation>
    </message>
    <message>
        <source>A place to hold out</source>
        <extracomment>source_nav.area.spawn_battlestation.help</extracomment>
        <translation>Ein Ort zum Ausharren</translation>
    </message>
    <message>
        <source>A player at this position would be inside a wall or floor, or outside the map</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Ein Spieler an dieser Position wäre in einer Wand oder im Boden oder außerhalb der Karte</translation>
    </message>
    <message>
        <source>A player walking straight falls at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Ein geradeaus gehender Spieler fällt bei ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>A player walking straight is blocked at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Ein geradeaus gehender Spieler wird bei ({:.0f}, {:.0f}, {:.0f}) blockiert</translation>
    </message>
    <message>
        <source>A population name cannot contain a zero byte.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Ein Bevölkerungsname kann kein Nullbyte enthalten.</translation>
    </message>
    <message>
        <source>A restart point has a valid heading and can be used</source>
        <extracomment>SAV-100</extracomment>
        <translation>Ein Neustartpunkt hat eine gültige Ausrichtung und kann benutzt werden</translation>
    </message>
    <message>
        <source>A reverse link has the two lane counts swapped. Off: lanes are not changed.</source>
        <extracomment>gta_iv_paths.file.lanes_agree.help</extracomment>
        <translation>Bei einer Gegenverbindung sind die beiden Spurzahlen vertauscht. Aus: Spuren werden nicht geändert.</translation>
    </message>
    <message>
        <source>A road needs a lane in at least one direction.</source>
        <extracomment>core/systems/gta_iv_paths/road_parameters.cpp</extracomment>
        <translation>Eine Straße braucht in mindestens einer Richtung eine Spur.</translation>
    </message>
    <message>
        <source>A safe room</source>
        <extracomment>source_nav.area.spawn_checkpoint.help</extracomment>
        <translation>Ein Schutzraum</translation>
    </message>
    <message>
        <source>A save in {} was interrupted before it replaced anything. Its temporary files have been removed. All files are as before the save.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>Ein Speichervorgang in {} wurde unterbrochen, bevor er etwas ersetzt hat. Seine temporären Dateien wurden entfernt. Alle Dateien sind wie vor dem Speichern.</translation>
    </message>
    <message>
        <source>A save in {} was interrupted or is still running. The files are read as they are and may be inconsistent.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>Ein Speichervorgang in {} wurde unterbrochen oder läuft noch. Die Dateien werden gelesen, wie sie sind, und können inkonsistent sein.</translation>
    </message>
    <message>
        <source>A second link to {}</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Eine zweite Verbindung zu {}</translation>
    </message>
    <message>
        <source>A side has one connection to an area</source>
        <extracomment>NAV059</extracomment>
        <translation>Eine Seite hat eine Verbindung zu einem Bereich</translation>
    </message>
    <message>
        <source>A tank or witch may spawn here.</source>
        <extracomment>source_nav.area.spawn_threat.help</extracomment>
        <translation>Hier kann ein Tank oder eine Witch spawnen.</translation>
    </message>
    <message>
        <source>A thread resumes inside the script</source>
        <extracomment>SAV-013</extracomment>
        <translation>Ein Thread setzt im Skript fort</translation>
    </message>
    <message>
        <source>A traversal belongs to one link</source>
        <extracomment>QN031</extracomment>
        <translation>Ein Traversal gehört zu einer Verbindung</translation>
    </message>
    <message>
        <source>A vehicle link&apos;s navi node exists</source>
        <extracomment>SA007</extracomment>
        <translation>Der Navi-Knoten einer Fahrzeugverbindung existiert</translation>
    </message>
    <message>
        <source>A wall is between the area and {}, at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Zwischen dem Bereich und {} ist eine Wand, bei ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>A zone has a valid type and population</source>
        <extracomment>SAV-031T</extracomment>
        <translation>Eine Zone hat einen gültigen Typ und eine gültige Bevölkerung</translation>
    </message>
    <message>
        <source>A {} can be moved before another one only within the same group.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>{}: Verschieben vor ein anderes Element ist nur innerhalb derselben Gruppe möglich.</translation>
    </message>
    <message>
        <source>A {} node and a {} node cannot be linked: {} and {}.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Ein {}-Knoten und ein {}-Knoten können nicht verbunden werden: {} und {}.</translation>
    </message>
    <message>
        <source>About 30 km/h. One source.</source>
        <extracomment>gta_iv_paths.node.slow_traffic.help</extracomment>
        <translation>Etwa 30 km/h. Eine Quelle.</translation>
    </message>
    <message>
        <source>About 50 km/h. One source.</source>
        <extracomment>gta_iv_paths.node.dirt_road.help</extracomment>
        <translation>Etwa 50 km/h. Eine Quelle.</translation>
    </message>
    <message>
        <source>About 70 km/h. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.highway.help</extracomment>
        <translation>Etwa 70 km/h. Zwei Quellen stimmen überein.</translation>
    </message>
    <message>
        <source>Across</source>
        <extracomment>quake_nav2.traversal.across, quake_nav3.traversal.across, source_nav.split.across</extracomment>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Across the climbed side</source>
        <extracomment>source_nav.ladder.width.help</extracomment>
        <translation>Quer über die beklimmbare Seite</translation>
    </message>
    <message>
        <source>Active flag</source>
        <extracomment>gta_sa_save.car_generator.active</extracomment>
        <translation>Aktiv-Flag</translation>
    </message>
    <message>
        <source>Add Path Region</source>
        <extracomment>gta_sa_save.path_region</extracomment>
        <translation>Pfadregion hinzufügen</translation>
    </message>
    <message>
        <source>Add Path Region Around</source>
        <extracomment>gta_sa_save.region_around</extracomment>
        <translation>Pfadregion um Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Add Reverse Link</source>
        <extracomment>IV010.fix</extracomment>
        <translation>Gegenverbindung hinzufügen</translation>
    </message>
    <message>
        <source>Add Reverse Link or Delete Duplicate</source>
        <extracomment>SA020.fix</extracomment>
        <translation>Gegenverbindung hinzufügen oder Duplikat löschen</translation>
    </message>
    <message>
        <source>Add Zero Byte</source>
        <extracomment>NAV008.fix, NAV009.fix</extracomment>
        <translation>Nullbyte anfügen</translation>
    </message>
    <message>
        <source>Add to Lists</source>
        <extracomment>NAV027.fix</extracomment>
        <translation>In Listen eintragen</translation>
    </message>
    <message>
        <source>Address in the session that was saved. Meaningless in the next one.</source>
        <extracomment>gta_sa_save.thread.base.help, gta_sa_save.thread.next.help, gta_sa_save.thread.pointer.help, gta_sa_save.thread.previous.help</extracomment>
        <translation>Adresse in der gespeicherten Sitzung. In der nächsten ohne Bedeutung.</translation>
    </message>
    <message>
        <source>Address of a former session</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Adresse einer früheren Sitzung</translation>
    </message>
    <message>
        <source>Address off by</source>
        <extracomment>gta_iv_paths.node.address_error, gta_sa_extended_paths.node.address_error, gta_sa_paths.node.address_error</extracomment>
        <translation>Adresse weicht ab um</translation>
    </message>
    <message>
        <source>Adds a light for incoming traffic to each road into the selected junction, or to each selected road</source>
        <extracomment>gta_sa_extended_paths.propose_lights.help, gta_sa_paths.propose_lights.help</extracomment>
        <translation>Fügt jeder Straße in die ausgewählte Kreuzung oder jeder ausgewählten Straße eine Ampel für ankommenden Verkehr hinzu</translation>
    </message>
    <message>
        <source>Adds a name to the list of places. Rename it in the properties panel.</source>
        <extracomment>source_nav.new_place.help</extracomment>
        <translation>Fügt der Ortsliste einen Namen hinzu. Umbenennen im Panel „Eigenschaften“.</translation>
    </message>
    <message>
        <source>Adds a path region around the selection, after all others</source>
        <extracomment>gta_sa_save.region_around.help</extracomment>
        <translation>Fügt eine Pfadregion um die Auswahl hinzu, nach allen anderen</translation>
    </message>
    <message>
        <source>Adds links of a type from each selected node to the next, with the traversals they need</source>
        <extracomment>quake_nav2.connect_as.help, quake_nav3.connect_as.help</extracomment>
        <translation>Fügt Verbindungen eines Typs von jedem ausgewählten Knoten zum nächsten hinzu, samt den nötigen Traversals</translation>
    </message>
    <message>
        <source>Adds missing reverse connections to the selected ones, or to those between the selected areas</source>
        <extracomment>source_nav.make_two_way.help</extracomment>
        <translation>Fügt fehlende Gegenverbindungen zu den ausgewählten oder denen zwischen den ausgewählten Bereichen hinzu</translation>
    </message>
    <message>
        <source>Adds missing reverse links of the same type, for the same teams</source>
        <extracomment>quake_nav2.two_way.help, quake_nav3.two_way.help</extracomment>
        <translation>Fügt fehlende Gegenverbindungen desselben Typs hinzu, für dieselben Teams</translation>
    </message>
    <message>
        <source>Adds walk links between the selected nodes and nearby ones if a player can walk there on the map</source>
        <extracomment>quake_nav2.link_near.help, quake_nav3.link_near.help</extracomment>
        <translation>Fügt Gehverbindungen zwischen den ausgewählten und nahen Knoten hinzu, wenn ein Spieler auf der Karte dorthin gehen kann</translation>
    </message>
    <message>
        <source>Adds walk links from each selected node to the next</source>
        <extracomment>quake_nav2.connect_one_way.help, quake_nav3.connect_one_way.help</extracomment>
        <translation>Fügt Gehverbindungen von jedem ausgewählten Knoten zum nächsten hinzu</translation>
    </message>
    <message>
        <source>Adds walk links in both directions between successive selected nodes</source>
        <extracomment>quake_nav2.connect.help, quake_nav3.connect.help</extracomment>
        <translation>Fügt Gehverbindungen in beiden Richtungen zwischen aufeinanderfolgenden ausgewählten Knoten hinzu</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>gta_sa_save.restart.kind</extracomment>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Alarm</source>
        <extracomment>gta_sa_save.car_generator.alarm</extracomment>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>Align</source>
        <extracomment>gta_iv_paths.align, gta_sa_extended_paths.align, gta_sa_paths.align, gta_sa_save.align, quake_nav2.align, quake_nav3.align, source_nav.align</extracomment>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>All 32 bits as stored; bit 0 is the least significant one</source>
        <extracomment>gta_iv_paths.node.flags_word.help</extracomment>
        <translation>Alle 32 Bits wie gespeichert; Bit 0 ist das niederwertigste</translation>
    </message>
    <message>
        <source>All 32 bits as they will be stored, link count included</source>
        <extracomment>gta_sa_extended_paths.node.flags_word.help, gta_sa_paths.node.flags_word.help</extracomment>
        <translation>Alle 32 Bits, wie sie gespeichert werden, samt Verbindungszahl</translation>
    </message>
    <message>
        <source>All areas have a place, or none</source>
        <extracomment>NAV061</extracomment>
        <translation>Alle Bereiche haben einen Ort oder keiner</translation>
    </message>
    <message>
        <source>All attribute bits</source>
        <extracomment>source_nav.area.attributes_word.help</extracomment>
        <translation>Alle Attributbits</translation>
    </message>
    <message>
        <source>All bits that the game stores after the area</source>
        <extracomment>source_nav.area.game_flags_word.help</extracomment>
        <translation>Alle Bits, die das Spiel nach dem Bereich speichert</translation>
    </message>
    <message>
        <source>All eight bits as a number. 0xFF: all teams.</source>
        <extracomment>quake_nav2.link.teams.help</extracomment>
        <translation>Alle acht Bits als Zahl. 0xFF: alle Teams.</translation>
    </message>
    <message>
        <source>All taxis have nitro</source>
        <extracomment>gta_sa_save.simple_vars.taxis_nitro</extracomment>
        <translation>Alle Taxis haben Nitro</translation>
    </message>
    <message>
        <source>Allow All Teams</source>
        <extracomment>QN028.fix</extracomment>
        <translation>Alle Teams zulassen</translation>
    </message>
    <message>
        <source>Along x</source>
        <extracomment>gta_iv_paths.duplicate.dx, gta_sa_extended_paths.duplicate.dx, gta_sa_paths.duplicate.dx, gta_sa_save.duplicate.dx, quake_nav2.duplicate.dx, quake_nav3.duplicate.dx, source_nav.duplicate.dx</extracomment>
        <translation>Entlang x</translation>
    </message>
    <message>
        <source>Along y</source>
        <extracomment>gta_iv_paths.duplicate.dy, gta_sa_extended_paths.duplicate.dy, gta_sa_paths.duplicate.dy, gta_sa_save.duplicate.dy, quake_nav2.duplicate.dy, quake_nav3.duplicate.dy, source_nav.duplicate.dy</extracomment>
        <translation>Entlang y</translation>
    </message>
    <message>
        <source>Along z</source>
        <extracomment>gta_iv_paths.duplicate.dz, gta_sa_extended_paths.duplicate.dz, gta_sa_paths.duplicate.dz, gta_sa_save.duplicate.dz, quake_nav2.duplicate.dz, quake_nav3.duplicate.dz, source_nav.duplicate.dz</extracomment>
        <translation>Entlang z</translation>
    </message>
    <message>
        <source>Alpha</source>
        <extracomment>gta_sa_save.zone_population.alpha</extracomment>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Also deleted: {}.</source>
        <extracomment>core/document/document.cpp</extracomment>
        <translation>Ebenfalls gelöscht: {}.</translation>
    </message>
    <message>
        <source>Always 0</source>
        <extracomment>gta_sa_extended_paths.link.crossing_bits_2_7.help, gta_sa_paths.link.crossing_bits_2_7.help</extracomment>
        <translation>Immer 0</translation>
    </message>
    <message>
        <source>Ambush</source>
        <extracomment>gta_sa_save.set_piece.last_time.section, gta_sa_save.set_piece.type.section</extracomment>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>Ammunition or maximum revenue</source>
        <extracomment>gta_sa_save.pickup.amount</extracomment>
        <translation>Munition oder maximale Einnahmen</translation>
    </message>
    <message>
        <source>An area cannot be connected to itself.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Ein Bereich kann nicht mit sich selbst verbunden werden.</translation>
    </message>
    <message>
        <source>An earlier place has the same name</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Ein früherer Ort hat denselben Namen</translation>
    </message>
    <message>
        <source>An edict belongs to one</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>Ein Edict gehört zu einer</translation>
    </message>
    <message>
        <source>An edict needs a link.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>Ein Edict braucht eine Verbindung.</translation>
    </message>
    <message>
        <source>An elevator link is tied to its elevator</source>
        <extracomment>QN027</extracomment>
        <translation>Eine Aufzugverbindung ist an ihren Aufzug gebunden</translation>
    </message>
    <message>
        <source>An elevator serves the area.</source>
        <extracomment>source_nav.area.elevator.help</extracomment>
        <translation>Ein Aufzug bedient den Bereich.</translation>
    </message>
    <message>
        <source>An end, the width or the length is not finite</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Ein Ende, die Breite oder die Länge ist nicht endlich</translation>
    </message>
    <message>
        <source>An entrance is listed once</source>
        <extracomment>SAV-081T</extracomment>
        <translation>Ein Eingang ist einmal aufgeführt</translation>
    </message>
    <message>
        <source>An entrance leads to an existing one</source>
        <extracomment>SAV-081</extracomment>
        <translation>Ein Eingang führt zu einem existierenden</translation>
    </message>
    <message>
        <source>An object has the right data size</source>
        <extracomment>SAV-009O</extracomment>
        <translation>Ein Objekt hat die richtige Datengröße</translation>
    </message>
    <message>
        <source>Analysed</source>
        <extracomment>source_nav.file.analysed</extracomment>
        <translation>Analysiert</translation>
    </message>
    <message>
        <source>Analysed, raw</source>
        <extracomment>source_nav.file.analysed_byte</extracomment>
        <translation>Analysiert, roh</translation>
    </message>
    <message>
        <source>Angle</source>
        <extracomment>gta_iv_paths.rotate_selection.angle, gta_sa_extended_paths.rotate_selection.angle, gta_sa_paths.rotate_selection.angle, gta_sa_save.rotate_selection.angle, quake_nav2.rotate.angle, quake_nav2.rotate_selection.angle, quake_nav3.rotate.angle, quake_nav3.rotate_selection.angle, source_nav.rotate_selection.angle</extracomment>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Animation groups</source>
        <extracomment>gta_sa_save.file.animation_groups</extracomment>
        <translation>Animationsgruppen</translation>
    </message>
    <message>
        <source>Another area has the same ID {}</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Ein anderer Bereich hat dieselbe ID {}</translation>
    </message>
    <message>
        <source>Another edict is tied to the same link</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Ein anderes Edict ist an dieselbe Verbindung gebunden</translation>
    </message>
    <message>
        <source>Another ladder has the same ID {}</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Eine andere Leiter hat dieselbe ID {}</translation>
    </message>
    <message>
        <source>Another {} already has the ID {}.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>Bereits vergeben: {} mit der ID {}.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>gta_sa_save.car_generator.active.section, gta_sa_save.car_generator.any_crowd.section, gta_sa_save.car_generator.max_delay.section, gta_sa_save.car_generator.min_delay.section, gta_sa_save.car_generator.next_time.section, gta_sa_save.car_generator.priority.section, gta_sa_save.car_generator.remaining.section, gta_sa_save.car_generator.wait_far.section, gta_sa_save.marker.appearance</extracomment>
        <translation>Erscheinung</translation>
    </message>
    <message>
        <source>Applies to</source>
        <extracomment>gta_sa_save.path_region.vehicles, gta_sa_save.region_around.vehicles</extracomment>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Approach</source>
        <extracomment>source_nav.area.approach.here.section, source_nav.area.approach.next.section, source_nav.area.approach.next_how.section, source_nav.area.approach.previous.section, source_nav.area.approach.previous_how.section</extracomment>
        <translation>Annäherung</translation>
    </message>
    <message>
        <source>Approach areas</source>
        <extracomment>source_nav.strip.approaches</extracomment>
        <translation>Annäherungsbereiche</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>gta_iv_paths.file.car_nodes.section, gta_iv_paths.file.intersections.section, gta_iv_paths.file.label, gta_iv_paths.file.label.section, gta_iv_paths.file.links.section, gta_iv_paths.file.name.section, gta_iv_paths.node.area, gta_sa_extended_paths.file.label, gta_sa_extended_paths.file.label.section, gta_sa_extended_paths.file.links.section, gta_sa_extended_paths.file.name.section, gta_sa_extended_paths.file.navi_nodes.section, gta_sa_extended_paths.file.ped_nodes.section, gta_sa_extended_paths.file.vehicle_nodes.section, gta_sa_extended_paths.navi.area, gta_sa_extended_paths.node.area, gta_sa_paths.file.label, gta_sa_paths.file.label.section, gta_sa_paths.file.links.section, gta_sa_paths.file.name.section, gta_sa_paths.file.navi_nodes.section, gta_sa_paths.file.ped_nodes.section, gta_sa_paths.file.vehicle_nodes.section, gta_sa_paths.navi.area, gta_sa_paths.node.area, source_nav.area, source_nav.area.fog_place.section, source_nav.area.id.section, source_nav.area.place.section, source_nav.area.visible_area.target, source_nav.hiding_spot.owner</extracomment>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Area ID that is 0 or duplicate</source>
        <extracomment>NAV003.fault</extracomment>
        <translation>Bereichs-ID ist 0 oder doppelt</translation>
    </message>
    <message>
        <source>Area IDs are unique and not 0</source>
        <extracomment>NAV003</extracomment>
        <translation>Bereichs-IDs sind eindeutig und nicht 0</translation>
    </message>
    <message>
        <source>Area ahead after climbing up</source>
        <extracomment>source_nav.ladder.top_forward.help</extracomment>
        <translation>Bereich voraus nach dem Hinaufklettern</translation>
    </message>
    <message>
        <source>Area at the foot</source>
        <extracomment>source_nav.ladder.bottom_area.help</extracomment>
        <translation>Bereich am Fuß</translation>
    </message>
    <message>
        <source>Area behind at the top. Used only for climbing down.</source>
        <extracomment>source_nav.ladder.top_behind.help</extracomment>
        <translation>Bereich dahinter am oberen Ende. Nur zum Hinabklettern benutzt.</translation>
    </message>
    <message>
        <source>Area file in a non-standard form</source>
        <extracomment>SA001.fault</extracomment>
        <translation>Bereichsdatei in abweichender Form</translation>
    </message>
    <message>
        <source>Area number as it will be stored</source>
        <extracomment>gta_iv_paths.link.target_area.help</extracomment>
        <translation>Bereichsnummer, wie sie gespeichert wird</translation>
    </message>
    <message>
        <source>Area of the file that holds the navi node x 1024 + its ID, as stored</source>
        <extracomment>gta_sa_paths.link.navi_word.help</extracomment>
        <translation>Bereich der Datei mit dem Navi-Knoten x 1024 + dessen ID, wie gespeichert</translation>
    </message>
    <message>
        <source>Area of the file that holds the navi node x 65536 + its ID, as stored</source>
        <extracomment>gta_sa_extended_paths.link.navi_word.help</extracomment>
        <translation>Bereich der Datei mit dem Navi-Knoten x 65536 + dessen ID, wie gespeichert</translation>
    </message>
    <message>
        <source>Area off the floor</source>
        <extracomment>NAV070.fault</extracomment>
        <translation>Bereich nicht auf dem Boden</translation>
    </message>
    <message>
        <source>Area that contains the spot</source>
        <extracomment>source_nav.hiding_spot.owner.help</extracomment>
        <translation>Bereich, der das Versteck enthält</translation>
    </message>
    <message>
        <source>Area that is visible from here</source>
        <extracomment>source_nav.area.visible_area.target.help</extracomment>
        <translation>Bereich, der von hier sichtbar ist</translation>
    </message>
    <message>
        <source>Area that the connection enters. A number is the ID of a missing area.</source>
        <extracomment>source_nav.connection.target.help</extracomment>
        <translation>Bereich, in den die Verbindung führt. Eine Zahl ist die ID eines fehlenden Bereichs.</translation>
    </message>
    <message>
        <source>Area that the connection leaves</source>
        <extracomment>source_nav.connection.owner.help</extracomment>
        <translation>Bereich, von dem die Verbindung ausgeht</translation>
    </message>
    <message>
        <source>Area that the enemy comes from</source>
        <extracomment>source_nav.area.approach.previous.help</extracomment>
        <translation>Bereich, aus dem der Gegner kommt</translation>
    </message>
    <message>
        <source>Area that the enemy goes to next</source>
        <extracomment>source_nav.area.approach.next.help</extracomment>
        <translation>Bereich, in den der Gegner als Nächstes geht</translation>
    </message>
    <message>
        <source>Area that the path comes from</source>
        <extracomment>source_nav.encounter_path.from.help</extracomment>
        <translation>Bereich, aus dem der Pfad kommt</translation>
    </message>
    <message>
        <source>Area that the path goes to</source>
        <extracomment>source_nav.encounter_path.to.help</extracomment>
        <translation>Bereich, in den der Pfad führt</translation>
    </message>
    <message>
        <source>Area that the path leads through</source>
        <extracomment>source_nav.encounter_path.owner.help</extracomment>
        <translation>Bereich, durch den der Pfad führt</translation>
    </message>
    <message>
        <source>Area to the left at the top</source>
        <extracomment>source_nav.ladder.top_left.help</extracomment>
        <translation>Bereich links am oberen Ende</translation>
    </message>
    <message>
        <source>Area to the right at the top</source>
        <extracomment>source_nav.ladder.top_right.help</extracomment>
        <translation>Bereich rechts am oberen Ende</translation>
    </message>
    <message>
        <source>Area where an enemy comes into view</source>
        <extracomment>source_nav.area.approach.here.help</extracomment>
        <translation>Bereich, in dem ein Gegner in Sicht kommt</translation>
    </message>
    <message>
        <source>Area with invalid corners</source>
        <extracomment>NAV005.fault</extracomment>
        <translation>Bereich mit ungültigen Ecken</translation>
    </message>
    <message>
        <source>Area without an extent</source>
        <extracomment>NAV038.fault</extracomment>
        <translation>Bereich ohne Ausdehnung</translation>
    </message>
    <message>
        <source>Area {} at the {} of the ladder does not list the ladder, so bots there do not use it</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Bereich {} ({} der Leiter) führt die Leiter nicht auf, daher benutzen Bots sie dort nicht</translation>
    </message>
    <message>
        <source>Area {} is full: {} would have {} {} (at most {}).</source>
        <extracomment>core/systems/shared/path_edit.cpp</extracomment>
        <translation>Bereich {} ist voll: {} hätte {} {} (höchstens {}).</translation>
    </message>
    <message>
        <source>Areas</source>
        <extracomment>source_nav.file.areas</extracomment>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Areas are on a floor of the map</source>
        <extracomment>NAV070</extracomment>
        <translation>Bereiche liegen auf einem Boden der Karte</translation>
    </message>
    <message>
        <source>Areas do not overlap</source>
        <extracomment>NAV039</extracomment>
        <translation>Bereiche überlappen sich nicht</translation>
    </message>
    <message>
        <source>Areas from which a selected area is visible</source>
        <extracomment>source_nav.seen_by.help</extracomment>
        <translation>Bereiche, von denen ein ausgewählter Bereich sichtbar ist</translation>
    </message>
    <message>
        <source>Areas visible from the selected areas, by the stored and inherited lists</source>
        <extracomment>source_nav.sees.help</extracomment>
        <translation>Von den ausgewählten Bereichen sichtbare Bereiche, nach den gespeicherten und geerbten Listen</translation>
    </message>
    <message>
        <source>Areas without a place: {} of {}</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Bereiche ohne Ort: {} von {}</translation>
    </message>
    <message>
        <source>Armour</source>
        <extracomment>gta_sa_save.player.armour</extracomment>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Around</source>
        <extracomment>gta_iv_paths.mirror_selection.around, gta_iv_paths.rotate_selection.around, gta_iv_paths.scale_selection.around, gta_sa_extended_paths.mirror_selection.around, gta_sa_extended_paths.rotate_selection.around, gta_sa_extended_paths.scale_selection.around, gta_sa_paths.mirror_selection.around, gta_sa_paths.rotate_selection.around, gta_sa_paths.scale_selection.around, gta_sa_save.mirror_selection.around, gta_sa_save.rotate_selection.around, gta_sa_save.scale_selection.around, quake_nav2.mirror_selection.around, quake_nav2.rotate_selection.around, quake_nav2.scale_selection.around, quake_nav3.mirror_selection.around, quake_nav3.rotate_selection.around, quake_nav3.scale_selection.around, source_nav.mirror_selection.around, source_nav.rotate_selection.around, source_nav.scale_selection.around</extracomment>
        <translation>Um</translation>
    </message>
    <message>
        <source>Arrange</source>
        <extracomment>gta_iv_paths.align.section, gta_iv_paths.duplicate.section, gta_iv_paths.height_ramp.section, gta_iv_paths.mirror_selection.section, gta_iv_paths.rotate_selection.section, gta_iv_paths.scale_selection.section, gta_iv_paths.smooth.section, gta_iv_paths.spread.section, gta_sa_extended_paths.align.section, gta_sa_extended_paths.duplicate.section, gta_sa_extended_paths.height_ramp.section, gta_sa_extended_paths.mirror_selection.section, gta_sa_extended_paths.rotate_selection.section, gta_sa_extended_paths.scale_selection.section, gta_sa_extended_paths.smooth.section, gta_sa_extended_paths.spread.section, gta_sa_paths.align.section, gta_sa_paths.duplicate.section, gta_sa_paths.height_ramp.section, gta_sa_paths.mirror_selection.section, gta_sa_paths.rotate_selection.section, gta_sa_paths.scale_selection.section, gta_sa_paths.smooth.section, gta_sa_paths.spread.section, gta_sa_save.align.section, gta_sa_save.duplicate.section, gta_sa_save.height_ramp.section, gta_sa_save.mirror_selection.section, gta_sa_save.rotate_selection.section, gta_sa_save.scale_selection.section, gta_sa_save.smooth.section, gta_sa_save.spread.section, quake_nav2.align.section, quake_nav2.duplicate.section, quake_nav2.height_ramp.section, quake_nav2.mirror.section, quake_nav2.mirror_selection.section, quake_nav2.rotate.section, quake_nav2.rotate_selection.section, quake_nav2.scale_selection.section, quake_nav2.smooth.section, quake_nav2.spread.section, quake_nav3.align.section, quake_nav3.duplicate.section, quake_nav3.height_ramp.section, quake_nav3.mirror.section, quake_nav3.mirror_selection.section, quake_nav3.rotate.section, quake_nav3.rotate_selection.section, quake_nav3.scale_selection.section, quake_nav3.smooth.section, quake_nav3.spread.section, source_nav.align.section, source_nav.duplicate.section, source_nav.height_ramp.section, source_nav.mirror_selection.section, source_nav.rotate_selection.section, source_nav.scale_selection.section, source_nav.smooth.section, source_nav.spread.section</extracomment>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Arriving traffic can leave</source>
        <extracomment>SA039</extracomment>
        <translation>Ankommender Verkehr kann weiterfahren</translation>
    </message>
    <message>
        <source>Arriving traffic cannot leave</source>
        <extracomment>SA039.fault</extracomment>
        <translation>Ankommender Verkehr kann nicht weiterfahren</translation>
    </message>
    <message>
        <source>As stored</source>
        <extracomment>gta_sa_extended_paths.link.target_area.help, gta_sa_extended_paths.link.target_node.help, gta_sa_paths.link.target_area.help, gta_sa_paths.link.target_node.help</extracomment>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>As the game prints it after the class: func_door_16</source>
        <extracomment>quake_nav2.edict.edict_number.help</extracomment>
        <translation>Wie das Spiel sie nach der Klasse ausgibt: func_door_16</translation>
    </message>
    <message>
        <source>Assign Unused ID</source>
        <extracomment>NAV003.fix, NAV023.fix, NAV024.fix</extracomment>
        <translation>Unbenutzte ID zuweisen</translation>
    </message>
    <message>
        <source>Assigns the selected hiding spots to the areas below them</source>
        <extracomment>source_nav.spots_to_area.help</extracomment>
        <translation>Weist die ausgewählten Verstecke den Bereichen unter ihnen zu</translation>
    </message>
    <message>
        <source>At</source>
        <extracomment>source_nav.split.at</extracomment>
        <translation>Bei</translation>
    </message>
    <message>
        <source>At foot height: 0.53 above the floor</source>
        <extracomment>quake_nav2.node.position.help, quake_nav3.node.position.help</extracomment>
        <translation>In Fußhöhe: 0.53 über dem Boden</translation>
    </message>
    <message>
        <source>At least one team may use a link</source>
        <extracomment>QN028</extracomment>
        <translation>Mindestens ein Team darf eine Verbindung benutzen</translation>
    </message>
    <message>
        <source>At most 1024: links refer to them by 10 bits</source>
        <extracomment>gta_sa_paths.file.navi_nodes.help</extracomment>
        <translation>Höchstens 1024: Verbindungen verweisen mit 10 Bits darauf</translation>
    </message>
    <message>
        <source>At most 15 links, 11 on pedestrian nodes</source>
        <extracomment>SA010</extracomment>
        <translation>Höchstens 15 Verbindungen, 11 bei Fußgängerknoten</translation>
    </message>
    <message>
        <source>At most 16 approach areas</source>
        <extracomment>NAV033</extracomment>
        <translation>Höchstens 16 Annäherungsbereiche</translation>
    </message>
    <message>
        <source>At most 255 flood groups of a type</source>
        <extracomment>SA042</extracomment>
        <translation>Höchstens 255 Flood-Gruppen eines Typs</translation>
    </message>
    <message>
        <source>At most 65535</source>
        <extracomment>quake_nav2.file.nodes.help, quake_nav2.file.traversals.help, quake_nav3.file.nodes.help, quake_nav3.file.traversals.help</extracomment>
        <translation>Höchstens 65535</translation>
    </message>
    <message>
        <source>At most 65535: links refer to them by 16 bits</source>
        <extracomment>gta_sa_extended_paths.file.navi_nodes.help</extracomment>
        <translation>Höchstens 65535: Verbindungen verweisen mit 16 Bits darauf</translation>
    </message>
    <message>
        <source>At the same position as {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>An derselben Position wie {}</translation>
    </message>
    <message>
        <source>At the same position as {}{}</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>An derselben Position wie {}{}</translation>
    </message>
    <message>
        <source>Attach to Lower End</source>
        <extracomment>SA027.fix</extracomment>
        <translation>Am unteren Ende befestigen</translation>
    </message>
    <message>
        <source>Attached to</source>
        <extracomment>gta_sa_extended_paths.navi.attached, gta_sa_paths.navi.attached</extracomment>
        <translation>Befestigt an</translation>
    </message>
    <message>
        <source>Attached to {}, the higher end of its edge (expected {})</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Befestigt an {}, dem höheren Ende seiner Kante (erwartet {})</translation>
    </message>
    <message>
        <source>Attached to {}, which is not an end of its edge from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Befestigt an {}, keinem Ende seiner Kante von {} zu {}</translation>
    </message>
    <message>
        <source>Attachment of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.attachment, gta_sa_paths.rebuild_derived.attachment</extracomment>
        <translation>Befestigung der Navi-Knoten</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>gta_sa_save.gang_wars.attack.section, gta_sa_save.gang_wars.attack_state.section, gta_sa_save.gang_wars.marker.section, gta_sa_save.gang_wars.near.section, gta_sa_save.gang_wars.next_attack.section, gta_sa_save.gang_wars.size.section, gta_sa_save.gang_wars.timer.section</extracomment>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Attribute bit 20</source>
        <extracomment>source_nav.area.attribute_20</extracomment>
        <translation>Attributbit 20</translation>
    </message>
    <message>
        <source>Attribute bit 21</source>
        <extracomment>source_nav.area.attribute_21</extracomment>
        <translation>Attributbit 21</translation>
    </message>
    <message>
        <source>Attribute bit 22</source>
        <extracomment>source_nav.area.attribute_22</extracomment>
        <translation>Attributbit 22</translation>
    </message>
    <message>
        <source>Attribute bit 23</source>
        <extracomment>source_nav.area.attribute_23</extracomment>
        <translation>Attributbit 23</translation>
    </message>
    <message>
        <source>Attribute bit 24</source>
        <extracomment>source_nav.area.attribute_24</extracomment>
        <translation>Attributbit 24</translation>
    </message>
    <message>
        <source>Attribute bit 25</source>
        <extracomment>source_nav.area.attribute_25</extracomment>
        <translation>Attributbit 25</translation>
    </message>
    <message>
        <source>Attribute bit 26</source>
        <extracomment>source_nav.area.attribute_26</extracomment>
        <translation>Attributbit 26</translation>
    </message>
    <message>
        <source>Attribute bit 27</source>
        <extracomment>source_nav.area.attribute_bit_27</extracomment>
        <translation>Attributbit 27</translation>
    </message>
    <message>
        <source>Attribute bit 28</source>
        <extracomment>source_nav.area.attribute_bit_28</extracomment>
        <translation>Attributbit 28</translation>
    </message>
    <message>
        <source>Attributes</source>
        <extracomment>source_nav.area.attribute_20.section, source_nav.area.attribute_21.section, source_nav.area.attribute_22.section, source_nav.area.attribute_23.section, source_nav.area.attribute_24.section, source_nav.area.attribute_25.section, source_nav.area.attribute_26.section, source_nav.area.attribute_bit_27.section, source_nav.area.attribute_bit_28.section, source_nav.area.avoid.section, source_nav.area.blocker.section, source_nav.area.breakable_wall.section, source_nav.area.cliff.section, source_nav.area.crouch.section, source_nav.area.dont_hide.section, source_nav.area.elevator.section, source_nav.area.flow_blocked.section, source_nav.area.func_cost.section, source_nav.area.game_16.section, source_nav.area.game_17.section, source_nav.area.game_18.section, source_nav.area.game_19.section, source_nav.area.game_20.section, source_nav.area.game_21.section, source_nav.area.game_22.section, source_nav.area.game_23.section, source_nav.area.game_24.section, source_nav.area.game_25.section, source_nav.area.game_26.section, source_nav.area.jump.section, source_nav.area.mob_only.section, source_nav.area.mostly_flat.section, source_nav.area.no_hostages.section, source_nav.area.no_jump.section, source_nav.area.no_merge.section, source_nav.area.obstacle_top.section, source_nav.area.outside_world.section, source_nav.area.playerclip.section, source_nav.area.precise.section, source_nav.area.run.section, source_nav.area.stairs.section, source_nav.area.stand.section, source_nav.area.stop.section, source_nav.area.tank_only.section, source_nav.area.transient.section, source_nav.area.walk.section</extracomment>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Attributes and flags differ. The merged area has all of them.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Attribute und Flags unterscheiden sich. Der zusammengeführte Bereich hat sie alle.</translation>
    </message>
    <message>
        <source>Attributes and game flags</source>
        <extracomment>source_nav.select_flag.flag.help</extracomment>
        <translation>Attribute und Spiel-Flags</translation>
    </message>
    <message>
        <source>Attributes, raw</source>
        <extracomment>source_nav.area.attributes_word</extracomment>
        <translation>Attribute, roh</translation>
    </message>
    <message>
        <source>Avoid</source>
        <extracomment>source_nav.area.avoid</extracomment>
        <translation>Meiden</translation>
    </message>
    <message>
        <source>Axis</source>
        <extracomment>quake_nav2.mirror.axis, quake_nav3.mirror.axis, source_nav.select_half_space.axis</extracomment>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Axis perpendicular to the plane</source>
        <extracomment>quake_nav2.mirror.axis.help, quake_nav3.mirror.axis.help</extracomment>
        <translation>Achse senkrecht zur Ebene</translation>
    </message>
    <message>
        <source>Aztecas</source>
        <extracomment>gta_sa_save.zone_population.gang_8</extracomment>
        <translation>Aztecas</translation>
    </message>
    <message>
        <source>BLU one-way door</source>
        <extracomment>source_nav.area.tf_blue_one_way_door</extracomment>
        <translation>BLU-Einwegtür</translation>
    </message>
    <message>
        <source>BLU sentry danger</source>
        <extracomment>source_nav.area.tf_blue_sentry_danger</extracomment>
        <translation>BLU-Sentry-Gefahr</translation>
    </message>
    <message>
        <source>BLU setup gate</source>
        <extracomment>source_nav.area.tf_blue_setup_gate</extracomment>
        <translation>BLU-Setup-Tor</translation>
    </message>
    <message>
        <source>Ballas</source>
        <extracomment>gta_sa_save.zone_population.gang_1</extracomment>
        <translation>Ballas</translation>
    </message>
    <message>
        <source>Bank vans</source>
        <extracomment>gta_sa_save.file.bank_vans</extracomment>
        <translation>Geldtransporter</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>gta_sa_save.thread.base</extracomment>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Bass boost</source>
        <extracomment>gta_sa_save.stored_car.bass</extracomment>
        <translation>Bassverstärkung</translation>
    </message>
    <message>
        <source>Battle station</source>
        <extracomment>source_nav.area.spawn_battlestation</extracomment>
        <translation>Gefechtsstation</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <extracomment>source_nav.area.spawn_battlefield</extracomment>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <extracomment>gta_iv_paths.node.behaviour, gta_sa_extended_paths.node.behaviour, gta_sa_paths.node.behaviour</extracomment>
        <translation>Verhalten</translation>
    </message>
    <message>
        <source>Behaviour is {}; the stock game has 0, 1, 2, 8 and 9</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Verhalten ist {}; das Originalspiel hat 0, 1, 2, 8 und 9</translation>
    </message>
    <message>
        <source>Belongs to entrance {}, which is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Gehört zu Eingang {}, der nicht im Spielstand ist</translation>
    </message>
    <message>
        <source>Below 0: down</source>
        <extracomment>source_nav.raise.by.help</extracomment>
        <translation>Unter 0: abwärts</translation>
    </message>
    <message>
        <source>Bikes may enter</source>
        <extracomment>gta_sa_save.enex_connection.bikes</extracomment>
        <translation>Zweiräder erlaubt</translation>
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
        <translation>Bit 8 weicht von „Abgeschaltet“ ab</translation>
    </message>
    <message>
        <source>Bit 8 is a copy of &apos;Switched off&apos;</source>
        <extracomment>SA035</extracomment>
        <translation>Bit 8 ist eine Kopie von „Abgeschaltet“</translation>
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
        <translation>Mischfaktor</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>gta_sa_save.block.bytes.section, gta_sa_save.block.content.section, gta_sa_save.block.length.section, gta_sa_save.block.opaque.section, gta_sa_save.block.tagged.section</extracomment>
        <translation>Block</translation>
    </message>
    <message>
        <source>Block of unknown layout</source>
        <extracomment>SAV-014.fault</extracomment>
        <translation>Block mit unbekanntem Layout</translation>
    </message>
    <message>
        <source>Block without its tag</source>
        <extracomment>SAV-002.fault</extracomment>
        <translation>Block ohne Kennung</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>source_nav.area.tf_blocked</extracomment>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Blocked after capture</source>
        <extracomment>source_nav.area.tf_blocked_after_capture</extracomment>
        <translation>Nach Eroberung blockiert</translation>
    </message>
    <message>
        <source>Blocked at run time. The game does not save it.</source>
        <extracomment>source_nav.area.tf_blocked.help</extracomment>
        <translation>Zur Laufzeit blockiert. Das Spiel speichert es nicht.</translation>
    </message>
    <message>
        <source>Blocked models</source>
        <extracomment>gta_sa_save.file.blocked_models</extracomment>
        <translation>Gesperrte Modelle</translation>
    </message>
    <message>
        <source>Blocked once the point is captured</source>
        <extracomment>source_nav.area.tf_blocked_after_capture.help</extracomment>
        <translation>Blockiert, sobald der Punkt erobert ist</translation>
    </message>
    <message>
        <source>Blocked until capture</source>
        <extracomment>source_nav.area.tf_blocked_until_capture</extracomment>
        <translation>Bis Eroberung blockiert</translation>
    </message>
    <message>
        <source>Blocked until the point is captured</source>
        <extracomment>source_nav.area.tf_blocked_until_capture.help</extracomment>
        <translation>Blockiert, bis der Punkt erobert ist</translation>
    </message>
    <message>
        <source>Blocked when the mesh was saved. Run-time state.</source>
        <extracomment>source_nav.area.blocker.help</extracomment>
        <translation>Beim Speichern des Meshes blockiert. Laufzeitzustand.</translation>
    </message>
    <message>
        <source>Blocks too long</source>
        <extracomment>SAV-004.fault</extracomment>
        <translation>Blöcke zu lang</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>gta_sa_save.marker_3d.blue, gta_sa_save.zone_population.blue</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Boat movement</source>
        <extracomment>gta_iv_paths.node.boat_movement</extracomment>
        <translation>Bootsbewegung</translation>
    </message>
    <message>
        <source>Boat node at height {} (expected 0)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Bootsknoten auf Höhe {} (erwartet 0)</translation>
    </message>
    <message>
        <source>Boat node not at height 0, or pedestrian node without a width</source>
        <extracomment>SA055.fault</extracomment>
        <translation>Bootsknoten nicht auf Höhe 0 oder Fußgängerknoten ohne Breite</translation>
    </message>
    <message>
        <source>Boat nodes at height 0, pedestrian nodes with a width</source>
        <extracomment>SA055</extracomment>
        <translation>Bootsknoten auf Höhe 0, Fußgängerknoten mit Breite</translation>
    </message>
    <message>
        <source>Bomb</source>
        <extracomment>gta_sa_save.stored_car.bomb</extracomment>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Bomb can drop here</source>
        <extracomment>source_nav.area.tf_bomb_can_drop</extracomment>
        <translation>Bombe kann hier fallen</translation>
    </message>
    <message>
        <source>Bombs free</source>
        <extracomment>gta_sa_save.file.bombs_free</extracomment>
        <translation>Bomben gratis</translation>
    </message>
    <message>
        <source>Bonus value</source>
        <extracomment>gta_sa_save.object.bonus</extracomment>
        <translation>Bonuswert</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <extracomment>gta_sa_save.car_generator.index.section</extracomment>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <source>Both links of an edge have the same navi node</source>
        <extracomment>SA029</extracomment>
        <translation>Beide Verbindungen einer Kante haben denselben Navi-Knoten</translation>
    </message>
    <message>
        <source>Bots avoid the area unless there is no other way.</source>
        <extracomment>source_nav.area.avoid.help</extracomment>
        <translation>Bots meiden den Bereich, wenn es einen anderen Weg gibt.</translation>
    </message>
    <message>
        <source>Bots build sentries here.</source>
        <extracomment>source_nav.area.tf_sentry_spot.help</extracomment>
        <translation>Bots bauen hier Sentrys.</translation>
    </message>
    <message>
        <source>Bots can reach every node</source>
        <extracomment>QN042</extracomment>
        <translation>Bots können jeden Knoten erreichen</translation>
    </message>
    <message>
        <source>Bots can return from every node</source>
        <extracomment>QN041</extracomment>
        <translation>Bots können von jedem Knoten zurückkehren</translation>
    </message>
    <message>
        <source>Bots crouch to pass.</source>
        <extracomment>source_nav.area.crouch.help</extracomment>
        <translation>Bots ducken sich zum Durchqueren.</translation>
    </message>
    <message>
        <source>Bots do not jump over obstacles here.</source>
        <extracomment>source_nav.area.no_jump.help</extracomment>
        <translation>Bots springen hier nicht über Hindernisse.</translation>
    </message>
    <message>
        <source>Bots do not step outside the area, as on a narrow beam.</source>
        <extracomment>source_nav.area.precise.help</extracomment>
        <translation>Bots treten nicht aus dem Bereich, wie auf einem schmalen Balken.</translation>
    </message>
    <message>
        <source>Bots have no node near {} at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Bots haben keinen Knoten nahe {} bei ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>Bots have no reason to stay here.</source>
        <extracomment>quake_nav3.node.no_interest.help</extracomment>
        <translation>Bots haben keinen Grund, hier zu bleiben.</translation>
    </message>
    <message>
        <source>Bots jump to pass.</source>
        <extracomment>source_nav.area.jump.help</extracomment>
        <translation>Bots springen zum Durchqueren.</translation>
    </message>
    <message>
        <source>Bots must crouch here.</source>
        <extracomment>quake_nav3.node.crouch.help</extracomment>
        <translation>Bots müssen sich hier ducken.</translation>
    </message>
    <message>
        <source>Bots only</source>
        <extracomment>quake_nav3.node.no_monsters.help</extracomment>
        <translation>Nur Bots</translation>
    </message>
    <message>
        <source>Bots only. Version 15 and later.</source>
        <extracomment>quake_nav2.node.no_monsters.help</extracomment>
        <translation>Nur Bots. Ab Version 15.</translation>
    </message>
    <message>
        <source>Bots run.</source>
        <extracomment>source_nav.area.run.help</extracomment>
        <translation>Bots rennen.</translation>
    </message>
    <message>
        <source>Bots snipe from here.</source>
        <extracomment>source_nav.area.tf_sniper_spot.help</extracomment>
        <translation>Bots snipen von hier.</translation>
    </message>
    <message>
        <source>Bots stop before they enter.</source>
        <extracomment>source_nav.area.stop.help</extracomment>
        <translation>Bots halten an, bevor sie hineingehen.</translation>
    </message>
    <message>
        <source>Bots that hide here stand.</source>
        <extracomment>source_nav.area.stand.help</extracomment>
        <translation>Bots, die sich hier verstecken, stehen.</translation>
    </message>
    <message>
        <source>Bots walk.</source>
        <extracomment>source_nav.area.walk.help</extracomment>
        <translation>Bots gehen.</translation>
    </message>
    <message>
        <source>Bottom</source>
        <extracomment>source_nav.ladder.bottom</extracomment>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>gta_sa_save.path_region.maximum.section, gta_sa_save.path_region.minimum.section, gta_sa_save.zone.maximum.section, gta_sa_save.zone.minimum.section</extracomment>
        <translation>Box</translation>
    </message>
    <message>
        <source>Box: maximum x</source>
        <extracomment>gta_sa_save.garage.right</extracomment>
        <translation>Box: maximales x</translation>
    </message>
    <message>
        <source>Box: maximum y</source>
        <extracomment>gta_sa_save.garage.back</extracomment>
        <translation>Box: maximales y</translation>
    </message>
    <message>
        <source>Box: minimum x</source>
        <extracomment>gta_sa_save.garage.left</extracomment>
        <translation>Box: minimales x</translation>
    </message>
    <message>
        <source>Box: minimum y</source>
        <extracomment>gta_sa_save.garage.front</extracomment>
        <translation>Box: minimales y</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>gta_sa_save.stunt_jump.camera.section, gta_sa_save.stunt_jump.landing_maximum.section, gta_sa_save.stunt_jump.landing_minimum.section, gta_sa_save.stunt_jump.start_maximum.section, gta_sa_save.stunt_jump.start_minimum.section</extracomment>
        <translation>Boxen</translation>
    </message>
    <message>
        <source>Brains</source>
        <extracomment>gta_sa_save.file.brains</extracomment>
        <translation>Brains</translation>
    </message>
    <message>
        <source>Breakable wall</source>
        <extracomment>source_nav.area.breakable_wall</extracomment>
        <translation>Zerstörbare Wand</translation>
    </message>
    <message>
        <source>Bright</source>
        <extracomment>gta_sa_save.marker.bright</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>quake_nav2.edict.brush, quake_nav3.edict.brush</extracomment>
        <translation>Brush</translation>
    </message>
    <message>
        <source>Brush entities of the map, with their target names</source>
        <extracomment>quake_nav2.tie.brush.help, quake_nav3.tie.brush.help</extracomment>
        <translation>Brush-Entitys der Karte mit ihren Zielnamen</translation>
    </message>
    <message>
        <source>Brush entity</source>
        <extracomment>quake_nav2.tie.brush, quake_nav3.tie.brush</extracomment>
        <translation>Brush-Entity</translation>
    </message>
    <message>
        <source>Build Boat Lane</source>
        <extracomment>gta_iv_paths.build_water, gta_sa_extended_paths.build_water, gta_sa_paths.build_water</extracomment>
        <translation>Bootsspur bauen</translation>
    </message>
    <message>
        <source>Build Car Road</source>
        <extracomment>gta_iv_paths.build_road, gta_sa_extended_paths.build_road, gta_sa_paths.build_road</extracomment>
        <translation>Autostraße bauen</translation>
    </message>
    <message>
        <source>Build Pedestrian Path</source>
        <extracomment>gta_sa_extended_paths.build_path, gta_sa_paths.build_path</extracomment>
        <translation>Fußgängerpfad bauen</translation>
    </message>
    <message>
        <source>Building swaps</source>
        <extracomment>gta_sa_save.file.building_swaps</extracomment>
        <translation>Gebäudetausche</translation>
    </message>
    <message>
        <source>Bullet proof</source>
        <extracomment>gta_sa_save.stored_car.proof_bullets</extracomment>
        <translation>Kugelsicher</translation>
    </message>
    <message>
        <source>Burglary</source>
        <extracomment>gta_sa_save.enex_connection.burglary</extracomment>
        <translation>Einbruch</translation>
    </message>
    <message>
        <source>Burglary access</source>
        <extracomment>gta_sa_save.enex_connection.burglary_access</extracomment>
        <translation>Zugang für Einbruch</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>source_nav.raise.by</extracomment>
        <translation>Um</translation>
    </message>
    <message>
        <source>By the first game flag that is set</source>
        <extracomment>source_nav.game_flags.help</extracomment>
        <translation>Nach dem ersten gesetzten Spiel-Flag</translation>
    </message>
    <message>
        <source>Byte 13</source>
        <extracomment>gta_sa_extended_paths.navi.unused, gta_sa_paths.navi.unused</extracomment>
        <translation>Byte 13</translation>
    </message>
    <message>
        <source>Byte as stored: 0 or 1</source>
        <extracomment>source_nav.file.analysed_byte.help</extracomment>
        <translation>Byte wie gespeichert: 0 oder 1</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>gta_sa_save.block.bytes</extracomment>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Bytes after the end</source>
        <extracomment>QN004.fault, gta_iv_paths.file.tail, gta_sa_extended_paths.file.tail, gta_sa_paths.file.tail, quake_nav2.file.tail, quake_nav3.file.tail, source_nav.file.tail</extracomment>
        <translation>Bytes nach dem Ende</translation>
    </message>
    <message>
        <source>Bytes after the end: {} (expected none, or zeros up to a multiple of 2048)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Bytes nach dem Ende: {} (erwartet keine oder Nullen bis zu einem Vielfachen von 2048)</translation>
    </message>
    <message>
        <source>Bytes after the last edict: {} (expected none)</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Bytes nach dem letzten Edict: {} (erwartet keine)</translation>
    </message>
    <message>
        <source>Bytes after the links</source>
        <extracomment>IV001.fault</extracomment>
        <translation>Bytes nach den Verbindungen</translation>
    </message>
    <message>
        <source>Bytes after the links that are not padding</source>
        <extracomment>gta_iv_paths.file.tail.help</extracomment>
        <translation>Bytes nach den Verbindungen, die keine Füllbytes sind</translation>
    </message>
    <message>
        <source>Bytes after the links: {} (expected none, or zeros up to a multiple of 2048)</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp</extracomment>
        <translation>Bytes nach den Verbindungen: {} (erwartet keine oder Nullen bis zu einem Vielfachen von 2048)</translation>
    </message>
    <message>
        <source>Bytes after the mesh, left over from a longer one: {} (expected none)</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Bytes nach dem Mesh, Überrest eines längeren: {} (erwartet keine)</translation>
    </message>
    <message>
        <source>Bytes from the start of the script</source>
        <extracomment>gta_sa_save.thread.relative_pointer.help</extracomment>
        <translation>Bytes ab Skriptanfang</translation>
    </message>
    <message>
        <source>Bytes that are not shown as elements</source>
        <extracomment>gta_sa_save.block.bytes.help</extracomment>
        <translation>Bytes, die nicht als Elemente angezeigt werden</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>gta_sa_save.simple_vars.camera, gta_sa_save.stunt_jump.camera</extracomment>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Camera follows</source>
        <extracomment>gta_sa_save.garage.camera_follows</extracomment>
        <translation>Kamera folgt</translation>
    </message>
    <message>
        <source>Camera help</source>
        <extracomment>gta_sa_save.simple_vars.camera_help</extracomment>
        <translation>Kamerahilfe</translation>
    </message>
    <message>
        <source>Cannot add to this block: its layout is unknown.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Zu diesem Block kann nichts hinzugefügt werden: Sein Layout ist unbekannt.</translation>
    </message>
    <message>
        <source>Cannot terminate the list of entrances: the save would become too long for the game.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Die Liste der Eingänge kann nicht abgeschlossen werden: Der Spielstand würde für das Spiel zu lang.</translation>
    </message>
    <message>
        <source>Car</source>
        <extracomment>gta_sa_save.car_generator.alarm.section, gta_sa_save.car_generator.colour_1.section, gta_sa_save.car_generator.colour_2.section, gta_sa_save.car_generator.lock.section, gta_sa_save.car_generator.model.section, gta_sa_save.car_generator.owned.section, gta_sa_save.stored_car.bass.section, gta_sa_save.stored_car.colour_1.section, gta_sa_save.stored_car.colour_2.section, gta_sa_save.stored_car.has_nitro.section, gta_sa_save.stored_car.hydraulics.section, gta_sa_save.stored_car.model.section, gta_sa_save.stored_car.nitro.section, gta_sa_save.stored_car.paint_job.section, gta_sa_save.stored_car.proof_bullets.section, gta_sa_save.stored_car.proof_collisions.section, gta_sa_save.stored_car.proof_explosions.section, gta_sa_save.stored_car.proof_fire.section, gta_sa_save.stored_car.proof_melee.section, gta_sa_save.stored_car.radio.section</extracomment>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Car Generators</source>
        <extracomment>gta_sa_save.reuse_generator.section</extracomment>
        <translation>Autogeneratoren</translation>
    </message>
    <message>
        <source>Car and boat nodes, stored first</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_nodes.help, gta_sa_paths.file.vehicle_nodes.help</extracomment>
        <translation>Auto- und Bootsknoten, zuerst gespeichert</translation>
    </message>
    <message>
        <source>Car camera</source>
        <extracomment>gta_sa_save.simple_vars.car_camera</extracomment>
        <translation>Autokamera</translation>
    </message>
    <message>
        <source>Car count off by</source>
        <extracomment>gta_iv_paths.file.car_excess</extracomment>
        <translation>Autozahl weicht ab um</translation>
    </message>
    <message>
        <source>Car density</source>
        <extracomment>gta_sa_save.player_info.car_density</extracomment>
        <translation>Autodichte</translation>
    </message>
    <message>
        <source>Car generator</source>
        <extracomment>gta_sa_save.number_plate.generator</extracomment>
        <translation>Autogenerator</translation>
    </message>
    <message>
        <source>Car generator out of order</source>
        <extracomment>SAV-040.fault</extracomment>
        <translation>Autogenerator in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>Car generator with invalid model</source>
        <extracomment>SAV-041.fault</extracomment>
        <translation>Autogenerator mit ungültigem Modell</translation>
    </message>
    <message>
        <source>Car generator with invalid values</source>
        <extracomment>SAV-042.fault</extracomment>
        <translation>Autogenerator mit ungültigen Werten</translation>
    </message>
    <message>
        <source>Car generator {} is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Autogenerator {} ist nicht im Spielstand</translation>
    </message>
    <message>
        <source>Car generators are in ascending order of their numbers</source>
        <extracomment>SAV-040</extracomment>
        <translation>Autogeneratoren stehen in aufsteigender Folge ihrer Nummern</translation>
    </message>
    <message>
        <source>Car generators cannot be added, because all other numbers belong to generators of the map. Use a generator that is switched off.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Autogeneratoren können nicht hinzugefügt werden, da alle anderen Nummern Generatoren der Karte gehören. Einen abgeschalteten Generator verwenden.</translation>
    </message>
    <message>
        <source>Car in a garage</source>
        <extracomment>gta_sa_save.stored_car.legend</extracomment>
        <translation>Auto in einer Garage</translation>
    </message>
    <message>
        <source>Car nodes</source>
        <extracomment>gta_iv_paths.file.car_nodes</extracomment>
        <translation>Autoknoten</translation>
    </message>
    <message>
        <source>Car nodes are those of roads and boat lanes; intersections are records without links</source>
        <extracomment>gta_iv_paths.node.group.help</extracomment>
        <translation>Autoknoten sind die von Straßen und Bootsspuren; Kreuzungsknoten sind Datensätze ohne Verbindungen</translation>
    </message>
    <message>
        <source>Car road without lanes</source>
        <extracomment>SA038.fault</extracomment>
        <translation>Autostraße ohne Spuren</translation>
    </message>
    <message>
        <source>Cars and aircraft may enter</source>
        <extracomment>gta_sa_save.enex_connection.cars</extracomment>
        <translation>Autos und Luftfahrzeuge erlaubt</translation>
    </message>
    <message>
        <source>Cars left</source>
        <extracomment>gta_sa_save.car_generator.remaining</extracomment>
        <translation>Übrige Autos</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <extracomment>gta_sa_save.garage.ceiling</extracomment>
        <translation>Decke</translation>
    </message>
    <message>
        <source>Centre of the selection</source>
        <extracomment>gta_iv_paths.mirror_selection.around.0, gta_iv_paths.rotate_selection.around.0, gta_iv_paths.scale_selection.around.0, gta_sa_extended_paths.mirror_selection.around.0, gta_sa_extended_paths.rotate_selection.around.0, gta_sa_extended_paths.scale_selection.around.0, gta_sa_paths.mirror_selection.around.0, gta_sa_paths.rotate_selection.around.0, gta_sa_paths.scale_selection.around.0, gta_sa_save.mirror_selection.around.0, gta_sa_save.rotate_selection.around.0, gta_sa_save.scale_selection.around.0, quake_nav2.mirror_selection.around.0, quake_nav2.rotate_selection.around.0, quake_nav2.scale_selection.around.0, quake_nav3.mirror_selection.around.0, quake_nav3.rotate_selection.around.0, quake_nav3.scale_selection.around.0, source_nav.mirror_selection.around.0, source_nav.rotate_selection.around.0, source_nav.scale_selection.around.0</extracomment>
        <translation>Mittelpunkt der Auswahl</translation>
    </message>
    <message>
        <source>Centre x</source>
        <extracomment>quake_nav2.rotate.x, quake_nav3.rotate.x</extracomment>
        <translation>Mitte x</translation>
    </message>
    <message>
        <source>Centre y</source>
        <extracomment>quake_nav2.rotate.y, quake_nav3.rotate.y</extracomment>
        <translation>Mitte y</translation>
    </message>
    <message>
        <source>Chance that the car has an alarm</source>
        <extracomment>gta_sa_save.car_generator.alarm.help</extracomment>
        <translation>Wahrscheinlichkeit, dass das Auto einen Alarm hat</translation>
    </message>
    <message>
        <source>Chance that the car is locked</source>
        <extracomment>gta_sa_save.car_generator.lock.help</extracomment>
        <translation>Wahrscheinlichkeit, dass das Auto verschlossen ist</translation>
    </message>
    <message>
        <source>Chances are at most 100 %, and a stored car generator is marked as used</source>
        <extracomment>SAV-042</extracomment>
        <translation>Wahrscheinlichkeiten sind höchstens 100 %, und ein gespeicherter Autogenerator ist als benutzt markiert</translation>
    </message>
    <message>
        <source>Change to Car Node</source>
        <extracomment>IV017.fix</extracomment>
        <translation>In Autoknoten umwandeln</translation>
    </message>
    <message>
        <source>Changes the type of links, and adds or removes traversals accordingly</source>
        <extracomment>quake_nav2.set_type.help, quake_nav3.set_type.help</extracomment>
        <translation>Ändert den Typ von Verbindungen und fügt Traversals entsprechend hinzu oder entfernt sie</translation>
    </message>
    <message>
        <source>Chaos</source>
        <extracomment>gta_sa_save.player.chaos</extracomment>
        <translation>Chaos</translation>
    </message>
    <message>
        <source>Cheats</source>
        <extracomment>gta_sa_save.simple_vars.has_cheated.section, gta_sa_save.simple_vars.prostitutes_pay.section, gta_sa_save.simple_vars.taxis_nitro.section</extracomment>
        <translation>Cheats</translation>
    </message>
    <message>
        <source>Cheats used</source>
        <extracomment>gta_sa_save.simple_vars.has_cheated</extracomment>
        <translation>Cheats benutzt</translation>
    </message>
    <message>
        <source>Check door links</source>
        <extracomment>quake_nav3.node.check_doors</extracomment>
        <translation>Türverbindungen prüfen</translation>
    </message>
    <message>
        <source>Check for floor</source>
        <extracomment>quake_nav2.node.check_floor, quake_nav3.node.check_floor</extracomment>
        <translation>Auf Boden prüfen</translation>
    </message>
    <message>
        <source>Check for hazard</source>
        <extracomment>quake_nav2.node.hazard, quake_nav3.node.hazard</extracomment>
        <translation>Auf Gefahr prüfen</translation>
    </message>
    <message>
        <source>Check for solid</source>
        <extracomment>quake_nav2.node.check_solid, quake_nav3.node.check_solid</extracomment>
        <translation>Auf Festes prüfen</translation>
    </message>
    <message>
        <source>Check in liquid</source>
        <extracomment>quake_nav3.node.check_liquid</extracomment>
        <translation>In Flüssigkeit prüfen</translation>
    </message>
    <message>
        <source>Checked while the game runs</source>
        <extracomment>quake_nav2.node.hazard.help, quake_nav3.node.hazard.help</extracomment>
        <translation>Wird geprüft, während das Spiel läuft</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <extracomment>source_nav.area.spawn_checkpoint</extracomment>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Chop</source>
        <extracomment>source_nav.chop</extracomment>
        <translation>Zerlegen</translation>
    </message>
    <message>
        <source>Cities unlocked</source>
        <extracomment>gta_sa_save.restart.needed_cities</extracomment>
        <translation>Freigeschaltete Städte</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>gta_sa_save.simple_vars.level, gta_sa_save.zone.level</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Class name ID</source>
        <extracomment>quake_nav2.edict.class_name_id</extracomment>
        <translation>Klassennamen-ID</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <extracomment>source_nav.compress_ids.section, source_nav.remove_jump_areas.section, source_nav.strip.section</extracomment>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Clear Address</source>
        <extracomment>SAV-051.fix, SAV-092.fix</extracomment>
        <translation>Adresse löschen</translation>
    </message>
    <message>
        <source>Clear Crossing</source>
        <extracomment>gta_sa_extended_paths.no_crossing, gta_sa_paths.no_crossing</extracomment>
        <translation>Überweg löschen</translation>
    </message>
    <message>
        <source>Clear End</source>
        <extracomment>NAV025.fix</extracomment>
        <translation>Ende leeren</translation>
    </message>
    <message>
        <source>Clear Flag</source>
        <extracomment>QN015.fix</extracomment>
        <translation>Flag löschen</translation>
    </message>
    <message>
        <source>Clear Flags</source>
        <extracomment>QN014.fix</extracomment>
        <translation>Flags löschen</translation>
    </message>
    <message>
        <source>Clear Inheritance</source>
        <extracomment>NAV034.fix</extracomment>
        <translation>Vererbung löschen</translation>
    </message>
    <message>
        <source>Clear Link</source>
        <extracomment>SAV-081.fix</extracomment>
        <translation>Verknüpfung löschen</translation>
    </message>
    <message>
        <source>Clear Place</source>
        <extracomment>NAV035.fix, source_nav.clear_place</extracomment>
        <translation>Ort entfernen</translation>
    </message>
    <message>
        <source>Clear Road Class</source>
        <extracomment>SA041.fix</extracomment>
        <translation>Straßenklasse löschen</translation>
    </message>
    <message>
        <source>Clear Spare Values</source>
        <extracomment>SA040.fix</extracomment>
        <translation>Reservewerte löschen</translation>
    </message>
    <message>
        <source>Cliff</source>
        <extracomment>source_nav.area.cliff</extracomment>
        <translation>Klippe</translation>
    </message>
    <message>
        <source>Climb</source>
        <extracomment>quake_nav2.link.climb, quake_nav3.link.climb, source_nav.connection.height</extracomment>
        <translation>Anstieg</translation>
    </message>
    <message>
        <source>Clock of all timers in the save</source>
        <extracomment>gta_sa_save.simple_vars.game_time.help</extracomment>
        <translation>Uhr aller Timer im Spielstand</translation>
    </message>
    <message>
        <source>Clock stored</source>
        <extracomment>gta_sa_save.simple_vars.clock_stored</extracomment>
        <translation>Uhrzeit gespeichert</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>gta_sa_save.file.close</extracomment>
        <translation>Nah</translation>
    </message>
    <message>
        <source>Closed for BLU until the setup time is over</source>
        <extracomment>source_nav.area.tf_blue_setup_gate.help</extracomment>
        <translation>Für BLU geschlossen, bis die Setup-Zeit vorbei ist</translation>
    </message>
    <message>
        <source>Closed for RED until the setup time is over</source>
        <extracomment>source_nav.area.tf_red_setup_gate.help</extracomment>
        <translation>Für RED geschlossen, bis die Setup-Zeit vorbei ist</translation>
    </message>
    <message>
        <source>Clothes</source>
        <extracomment>gta_sa_save.player.clothes_model_1.section, gta_sa_save.player.clothes_model_10.section, gta_sa_save.player.clothes_model_2.section, gta_sa_save.player.clothes_model_3.section, gta_sa_save.player.clothes_model_4.section, gta_sa_save.player.clothes_model_5.section, gta_sa_save.player.clothes_model_6.section, gta_sa_save.player.clothes_model_7.section, gta_sa_save.player.clothes_model_8.section, gta_sa_save.player.clothes_model_9.section, gta_sa_save.player.clothes_texture_1.section, gta_sa_save.player.clothes_texture_10.section, gta_sa_save.player.clothes_texture_11.section, gta_sa_save.player.clothes_texture_12.section, gta_sa_save.player.clothes_texture_13.section, gta_sa_save.player.clothes_texture_14.section, gta_sa_save.player.clothes_texture_15.section, gta_sa_save.player.clothes_texture_16.section, gta_sa_save.player.clothes_texture_17.section, gta_sa_save.player.clothes_texture_18.section, gta_sa_save.player.clothes_texture_2.section, gta_sa_save.player.clothes_texture_3.section, gta_sa_save.player.clothes_texture_4.section, gta_sa_save.player.clothes_texture_5.section, gta_sa_save.player.clothes_texture_6.section, gta_sa_save.player.clothes_texture_7.section, gta_sa_save.player.clothes_texture_8.section, gta_sa_save.player.clothes_texture_9.section</extracomment>
        <translation>Kleidung</translation>
    </message>
    <message>
        <source>Clothes model 1</source>
        <extracomment>gta_sa_save.player.clothes_model_1</extracomment>
        <translation>Kleidungsmodell 1</translation>
    </message>
    <message>
        <source>Clothes model 10</source>
        <extracomment>gta_sa_save.player.clothes_model_10</extracomment>
        <translation>Kleidungsmodell 10</translation>
    </message>
    <message>
        <source>Clothes model 2</source>
        <extracomment>gta_sa_save.player.clothes_model_2</extracomment>
        <translation>Kleidungsmodell 2</translation>
    </message>
    <message>
        <source>Clothes model 3</source>
        <extracomment>gta_sa_save.player.clothes_model_3</extracomment>
        <translation>Kleidungsmodell 3</translation>
    </message>
    <message>
        <source>Clothes model 4</source>
        <extracomment>gta_sa_save.player.clothes_model_4</extracomment>
        <translation>Kleidungsmodell 4</translation>
    </message>
    <message>
        <source>Clothes model 5</source>
        <extracomment>gta_sa_save.player.clothes_model_5</extracomment>
        <translation>Kleidungsmodell 5</translation>
    </message>
    <message>
        <source>Clothes model 6</source>
        <extracomment>gta_sa_save.player.clothes_model_6</extracomment>
        <translation>Kleidungsmodell 6</translation>
    </message>
    <message>
        <source>Clothes model 7</source>
        <extracomment>gta_sa_save.player.clothes_model_7</extracomment>
        <translation>Kleidungsmodell 7</translation>
    </message>
    <message>
        <source>Clothes model 8</source>
        <extracomment>gta_sa_save.player.clothes_model_8</extracomment>
        <translation>Kleidungsmodell 8</translation>
    </message>
    <message>
        <source>Clothes model 9</source>
        <extracomment>gta_sa_save.player.clothes_model_9</extracomment>
        <translation>Kleidungsmodell 9</translation>
    </message>
    <message>
        <source>Clothes texture 1</source>
        <extracomment>gta_sa_save.player.clothes_texture_1</extracomment>
        <translation>Kleidungstextur 1</translation>
    </message>
    <message>
        <source>Clothes texture 10</source>
        <extracomment>gta_sa_save.player.clothes_texture_10</extracomment>
        <translation>Kleidungstextur 10</translation>
    </message>
    <message>
        <source>Clothes texture 11</source>
        <extracomment>gta_sa_save.player.clothes_texture_11</extracomment>
        <translation>Kleidungstextur 11</translation>
    </message>
    <message>
        <source>Clothes texture 12</source>
        <extracomment>gta_sa_save.player.clothes_texture_12</extracomment>
        <translation>Kleidungstextur 12</translation>
    </message>
    <message>
        <source>Clothes texture 13</source>
        <extracomment>gta_sa_save.player.clothes_texture_13</extracomment>
        <translation>Kleidungstextur 13</translation>
    </message>
    <message>
        <source>Clothes texture 14</source>
        <extracomment>gta_sa_save.player.clothes_texture_14</extracomment>
        <translation>Kleidungstextur 14</translation>
    </message>
    <message>
        <source>Clothes texture 15</source>
        <extracomment>gta_sa_save.player.clothes_texture_15</extracomment>
        <translation>Kleidungstextur 15</translation>
    </message>
    <message>
        <source>Clothes texture 16</source>
        <extracomment>gta_sa_save.player.clothes_texture_16</extracomment>
        <translation>Kleidungstextur 16</translation>
    </message>
    <message>
        <source>Clothes texture 17</source>
        <extracomment>gta_sa_save.player.clothes_texture_17</extracomment>
        <translation>Kleidungstextur 17</translation>
    </message>
    <message>
        <source>Clothes texture 18</source>
        <extracomment>gta_sa_save.player.clothes_texture_18</extracomment>
        <translation>Kleidungstextur 18</translation>
    </message>
    <message>
        <source>Clothes texture 2</source>
        <extracomment>gta_sa_save.player.clothes_texture_2</extracomment>
        <translation>Kleidungstextur 2</translation>
    </message>
    <message>
        <source>Clothes texture 3</source>
        <extracomment>gta_sa_save.player.clothes_texture_3</extracomment>
        <translation>Kleidungstextur 3</translation>
    </message>
    <message>
        <source>Clothes texture 4</source>
        <extracomment>gta_sa_save.player.clothes_texture_4</extracomment>
        <translation>Kleidungstextur 4</translation>
    </message>
    <message>
        <source>Clothes texture 5</source>
        <extracomment>gta_sa_save.player.clothes_texture_5</extracomment>
        <translation>Kleidungstextur 5</translation>
    </message>
    <message>
        <source>Clothes texture 6</source>
        <extracomment>gta_sa_save.player.clothes_texture_6</extracomment>
        <translation>Kleidungstextur 6</translation>
    </message>
    <message>
        <source>Clothes texture 7</source>
        <extracomment>gta_sa_save.player.clothes_texture_7</extracomment>
        <translation>Kleidungstextur 7</translation>
    </message>
    <message>
        <source>Clothes texture 8</source>
        <extracomment>gta_sa_save.player.clothes_texture_8</extracomment>
        <translation>Kleidungstextur 8</translation>
    </message>
    <message>
        <source>Clothes texture 9</source>
        <extracomment>gta_sa_save.player.clothes_texture_9</extracomment>
        <translation>Kleidungstextur 9</translation>
    </message>
    <message>
        <source>Collected</source>
        <extracomment>gta_sa_save.file.collected</extracomment>
        <translation>Eingesammelt</translation>
    </message>
    <message>
        <source>Collision case</source>
        <extracomment>gta_sa_save.object.collision_case</extracomment>
        <translation>Kollisionsfall</translation>
    </message>
    <message>
        <source>Collision proof</source>
        <extracomment>gta_sa_save.stored_car.proof_collisions</extracomment>
        <translation>Kollisionsfest</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>gta_sa_save.marker.colour</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour 3</source>
        <extracomment>gta_sa_save.stored_car.colour_3</extracomment>
        <translation>Farbe 3</translation>
    </message>
    <message>
        <source>Colour 4</source>
        <extracomment>gta_sa_save.stored_car.colour_4</extracomment>
        <translation>Farbe 4</translation>
    </message>
    <message>
        <source>Compass: east</source>
        <extracomment>source_nav.area.spawn_compass_east</extracomment>
        <translation>Kompass: Osten</translation>
    </message>
    <message>
        <source>Compass: north</source>
        <extracomment>source_nav.area.spawn_compass_north</extracomment>
        <translation>Kompass: Norden</translation>
    </message>
    <message>
        <source>Compass: north-east</source>
        <extracomment>source_nav.area.spawn_compass_northeast</extracomment>
        <translation>Kompass: Nordosten</translation>
    </message>
    <message>
        <source>Compass: north-west</source>
        <extracomment>source_nav.area.spawn_compass_northwest</extracomment>
        <translation>Kompass: Nordwesten</translation>
    </message>
    <message>
        <source>Compass: south</source>
        <extracomment>source_nav.area.spawn_compass_south</extracomment>
        <translation>Kompass: Süden</translation>
    </message>
    <message>
        <source>Compass: south-east</source>
        <extracomment>source_nav.area.spawn_compass_southeast</extracomment>
        <translation>Kompass: Südosten</translation>
    </message>
    <message>
        <source>Compass: south-west</source>
        <extracomment>source_nav.area.spawn_compass_southwest</extracomment>
        <translation>Kompass: Südwesten</translation>
    </message>
    <message>
        <source>Compass: west</source>
        <extracomment>source_nav.area.spawn_compass_west</extracomment>
        <translation>Kompass: Westen</translation>
    </message>
    <message>
        <source>Component</source>
        <extracomment>source_nav.area.part</extracomment>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Compute Jumps</source>
        <extracomment>quake_nav2.find_traversal, quake_nav3.find_traversal</extracomment>
        <translation>Sprünge berechnen</translation>
    </message>
    <message>
        <source>Computed by the game</source>
        <extracomment>source_nav.area.tf_bomb_can_drop.help, source_nav.area.tf_escape_route.help, source_nav.area.tf_escape_route_visible.help</extracomment>
        <translation>Vom Spiel berechnet</translation>
    </message>
    <message>
        <source>Computed by the game on loading</source>
        <extracomment>source_nav.area.tf_control_point.help, source_nav.area.tf_has_ammo.help, source_nav.area.tf_has_health.help, source_nav.area.tf_spawn_room_blue.help, source_nav.area.tf_spawn_room_exit.help, source_nav.area.tf_spawn_room_red.help</extracomment>
        <translation>Vom Spiel beim Laden berechnet</translation>
    </message>
    <message>
        <source>Computes the exit, start and end of jumps, drops and rides from the map, like the game&apos;s own editor</source>
        <extracomment>quake_nav2.find_traversal.help, quake_nav3.find_traversal.help</extracomment>
        <translation>Berechnet Ausgang, Start und Ende von Sprüngen, Absprüngen und Fahrten aus der Karte, wie der Editor des Spiels</translation>
    </message>
    <message>
        <source>Connect</source>
        <extracomment>source_nav.area.connect</extracomment>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Connect Along Borders</source>
        <extracomment>source_nav.connect_borders</extracomment>
        <translation>Entlang Grenzen verbinden</translation>
    </message>
    <message>
        <source>Connect Both Ways</source>
        <extracomment>source_nav.connect</extracomment>
        <translation>In beide Richtungen verbinden</translation>
    </message>
    <message>
        <source>Connect One Way</source>
        <extracomment>source_nav.connect_one_way</extracomment>
        <translation>In eine Richtung verbinden</translation>
    </message>
    <message>
        <source>Connect downwards up to this height difference</source>
        <extracomment>source_nav.connect_borders.drop.help</extracomment>
        <translation>Abwärts bis zu diesem Höhenunterschied verbinden</translation>
    </message>
    <message>
        <source>Connect in both directions up to this height difference</source>
        <extracomment>source_nav.connect_borders.step.help</extracomment>
        <translation>In beiden Richtungen bis zu diesem Höhenunterschied verbinden</translation>
    </message>
    <message>
        <source>Connect the new area with adjacent areas</source>
        <extracomment>source_nav.area.connect.help</extracomment>
        <translation>Den neuen Bereich mit angrenzenden Bereichen verbinden</translation>
    </message>
    <message>
        <source>Connected areas are close together</source>
        <extracomment>NAV057</extracomment>
        <translation>Verbundene Bereiche liegen nah beieinander</translation>
    </message>
    <message>
        <source>Connection</source>
        <extracomment>source_nav.connection.height.section, source_nav.connection.owner.section, source_nav.connection.side.section, source_nav.connection.target.section, source_nav.connection.two_way.section</extracomment>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Connection between distant areas</source>
        <extracomment>NAV057.fault</extracomment>
        <translation>Verbindung zwischen entfernten Bereichen</translation>
    </message>
    <message>
        <source>Connection higher than a jump</source>
        <extracomment>NAV066.fault</extracomment>
        <translation>Verbindung höher als ein Sprung</translation>
    </message>
    <message>
        <source>Connection on the wrong side</source>
        <extracomment>NAV022.fault</extracomment>
        <translation>Verbindung auf der falschen Seite</translation>
    </message>
    <message>
        <source>Connection that climbs too high</source>
        <extracomment>NAV021.fault</extracomment>
        <translation>Verbindung, die zu hoch steigt</translation>
    </message>
    <message>
        <source>Connection that drops too far</source>
        <extracomment>NAV058.fault</extracomment>
        <translation>Verbindung, die zu tief fällt</translation>
    </message>
    <message>
        <source>Connection through a wall</source>
        <extracomment>NAV071.fault</extracomment>
        <translation>Verbindung durch eine Wand</translation>
    </message>
    <message>
        <source>Connection to a missing area</source>
        <extracomment>NAV002.fault</extracomment>
        <translation>Verbindung zu einem fehlenden Bereich</translation>
    </message>
    <message>
        <source>Connection to its own area</source>
        <extracomment>NAV020.fault</extracomment>
        <translation>Verbindung in den eigenen Bereich</translation>
    </message>
    <message>
        <source>Connections</source>
        <extracomment>source_nav.area.connections_in.section, source_nav.area.connections_out.section, source_nav.area.part.section, source_nav.connect.section, source_nav.connect_borders.section, source_nav.connect_one_way.section, source_nav.disconnect.section, source_nav.disconnect_one_way.section, source_nav.disconnect_outgoing.section, source_nav.file.connections, source_nav.flip.section, source_nav.make_two_way.section, source_nav.set_side.section</extracomment>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Connections that enter the area</source>
        <extracomment>source_nav.area.connections_in.help</extracomment>
        <translation>Verbindungen, die in den Bereich führen</translation>
    </message>
    <message>
        <source>Connections that leave the area</source>
        <extracomment>source_nav.area.connections_out.help</extracomment>
        <translation>Verbindungen, die aus dem Bereich führen</translation>
    </message>
    <message>
        <source>Connects the first selected area to the others, without reverse connections, as for a drop or one-way door</source>
        <extracomment>source_nav.connect_one_way.help</extracomment>
        <translation>Verbindet den ersten ausgewählten Bereich mit den anderen, ohne Gegenverbindungen, etwa für einen Absprung oder eine Einwegtür</translation>
    </message>
    <message>
        <source>Connects the first selected area with the others in both directions</source>
        <extracomment>source_nav.connect.help</extracomment>
        <translation>Verbindet den ersten ausgewählten Bereich mit den anderen in beiden Richtungen</translation>
    </message>
    <message>
        <source>Connects the selected areas with all adjacent ones</source>
        <extracomment>source_nav.connect_borders.help</extracomment>
        <translation>Verbindet die ausgewählten Bereiche mit allen angrenzenden</translation>
    </message>
    <message>
        <source>Connects the selected ladders with the areas at their foot and around their top</source>
        <extracomment>source_nav.ladder_ends.help</extracomment>
        <translation>Verbindet die ausgewählten Leitern mit den Bereichen am Fuß und um das obere Ende</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>gta_sa_save.block.content</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Content of the bytes that hold the position in the stock form; 0 in every known file</source>
        <extracomment>gta_sa_extended_paths.navi.short_place.help, gta_sa_extended_paths.node.short_place.help</extracomment>
        <translation>Inhalt der Bytes, die in der Originalform die Position enthalten; 0 in jeder bekannten Datei</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>source_nav.area.paths.section, source_nav.area.spots.section, source_nav.file.areas.section, source_nav.file.connections.section, source_nav.file.encounter_paths.section, source_nav.file.hiding_spots.section, source_nav.file.ladders.section, source_nav.file.places.section</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Control point</source>
        <extracomment>source_nav.area.tf_control_point</extracomment>
        <translation>Kontrollpunkt</translation>
    </message>
    <message>
        <source>Convert to</source>
        <extracomment>quake_nav2.convert.format, quake_nav3.convert.format, source_nav.convert.format</extracomment>
        <translation>Umwandeln in</translation>
    </message>
    <message>
        <source>Convert to Another Version</source>
        <extracomment>quake_nav2.convert, quake_nav3.convert, source_nav.convert</extracomment>
        <translation>In andere Version umwandeln</translation>
    </message>
    <message>
        <source>Converts the document to another version of its format, or to another game&apos;s variant of it</source>
        <extracomment>quake_nav2.convert.help, quake_nav3.convert.help, source_nav.convert.help</extracomment>
        <translation>Wandelt das Dokument in eine andere Version seines Formats oder die Variante eines anderen Spiels um</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <extracomment>source_nav.select_half_space.at</extracomment>
        <translation>Koordinate</translation>
    </message>
    <message>
        <source>Coordinate appearance</source>
        <extracomment>gta_sa_save.marker.coordinate_look</extracomment>
        <translation>Erscheinung der Koordinate</translation>
    </message>
    <message>
        <source>Coordinate between the two sides</source>
        <extracomment>source_nav.select_half_space.at.help</extracomment>
        <translation>Koordinate zwischen den beiden Seiten</translation>
    </message>
    <message>
        <source>Coordinate of the plane on that axis, usually the centre of the map</source>
        <extracomment>quake_nav2.mirror.at.help, quake_nav3.mirror.at.help</extracomment>
        <translation>Koordinate der Ebene auf dieser Achse, meist die Mitte der Karte</translation>
    </message>
    <message>
        <source>Coordinates do not fit the file</source>
        <extracomment>SA011.fault</extracomment>
        <translation>Koordinaten passen nicht in die Datei</translation>
    </message>
    <message>
        <source>Coordinates fit the file</source>
        <extracomment>SA011</extracomment>
        <translation>Koordinaten passen in die Datei</translation>
    </message>
    <message>
        <source>Coordinates of a node are finite</source>
        <extracomment>QN010</extracomment>
        <translation>Koordinaten eines Knotens sind endlich</translation>
    </message>
    <message>
        <source>Coordinates of a traversal are finite</source>
        <extracomment>QN030</extracomment>
        <translation>Koordinaten eines Traversals sind endlich</translation>
    </message>
    <message>
        <source>Copied links without a team now allow all teams: the original file may not store teams.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Kopierte Verbindungen ohne Team lassen nun alle Teams zu: Die Originaldatei speichert Teams vielleicht nicht.</translation>
    </message>
    <message>
        <source>Copies nodes with their links and traversals to the other side of a plane. Copies at the position of existing nodes are merged with those.</source>
        <extracomment>quake_nav2.mirror.help, quake_nav3.mirror.help</extracomment>
        <translation>Kopiert Knoten mit ihren Verbindungen und Traversals auf die andere Seite einer Ebene. Kopien an der Position vorhandener Knoten werden mit diesen zusammengeführt.</translation>
    </message>
    <message>
        <source>Copies nodes with their links and traversals, rotated about the centre of the map</source>
        <extracomment>quake_nav2.rotate.help, quake_nav3.rotate.help</extracomment>
        <translation>Kopiert Knoten mit ihren Verbindungen und Traversals, um die Mitte der Karte gedreht</translation>
    </message>
    <message>
        <source>Copies the lanes of the selected links, or of the road of the selected node, to the reverse links, with A and B swapped</source>
        <extracomment>gta_iv_paths.mirror_lanes.help</extracomment>
        <translation>Kopiert die Spuren der ausgewählten Verbindungen oder der Straße des ausgewählten Knotens auf die Gegenverbindungen, mit vertauschten A und B</translation>
    </message>
    <message>
        <source>Copies the selection, with everything that belongs to it, to another position</source>
        <extracomment>gta_iv_paths.duplicate.help, gta_sa_extended_paths.duplicate.help, gta_sa_paths.duplicate.help, gta_sa_save.duplicate.help, quake_nav2.duplicate.help, quake_nav3.duplicate.help, source_nav.duplicate.help</extracomment>
        <translation>Kopiert die Auswahl mit allem, was dazugehört, an eine andere Position</translation>
    </message>
    <message>
        <source>Copy &apos;Switched Off&apos; to Bit 8</source>
        <extracomment>SA035.fix</extracomment>
        <translation>„Abgeschaltet“ nach Bit 8 kopieren</translation>
    </message>
    <message>
        <source>Copy of Switched off that the game makes when it loads the file</source>
        <extracomment>gta_sa_extended_paths.node.switched_off_original.help, gta_sa_paths.node.switched_off_original.help</extracomment>
        <translation>Kopie von „Abgeschaltet“, die das Spiel beim Laden der Datei anlegt</translation>
    </message>
    <message>
        <source>Copy or Clear Crossing Flags</source>
        <extracomment>SA036.fix</extracomment>
        <translation>Überweg-Flags kopieren oder löschen</translation>
    </message>
    <message>
        <source>Corner</source>
        <extracomment>gta_sa_save.garage.corner</extracomment>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>source_nav.area.depth.section, source_nav.area.north_east_z.section, source_nav.area.north_west.section, source_nav.area.north_west_z.section, source_nav.area.south_east.section, source_nav.area.south_east_z.section, source_nav.area.south_west_z.section, source_nav.area.width.section</extracomment>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Correct Byte</source>
        <extracomment>NAV042.fix</extracomment>
        <translation>Byte korrigieren</translation>
    </message>
    <message>
        <source>Correct Flag</source>
        <extracomment>IV014.fix</extracomment>
        <translation>Flag korrigieren</translation>
    </message>
    <message>
        <source>Correct Values</source>
        <extracomment>SAV-042.fix, SAV-070.fix</extracomment>
        <translation>Werte korrigieren</translation>
    </message>
    <message>
        <source>Cost value</source>
        <extracomment>gta_sa_save.object.cost</extracomment>
        <translation>Kostenwert</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>gta_sa_save.marker.counter</extracomment>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Counter-Strike</source>
        <extracomment>source_nav.counter-strike, source_nav.file.layout.1</extracomment>
        <translation>Counter-Strike</translation>
    </message>
    <message>
        <source>Counter-clockwise as seen from above</source>
        <extracomment>quake_nav2.rotate.angle.help, quake_nav3.rotate.angle.help</extracomment>
        <translation>Gegen den Uhrzeigersinn von oben gesehen</translation>
    </message>
    <message>
        <source>Counter-clockwise from north</source>
        <extracomment>gta_sa_save.parked_car.heading.help</extracomment>
        <translation>Gegen den Uhrzeigersinn ab Norden</translation>
    </message>
    <message>
        <source>Counter-clockwise from north. Stored as a byte.</source>
        <extracomment>gta_sa_save.car_generator.heading.help</extracomment>
        <translation>Gegen den Uhrzeigersinn ab Norden. Als Byte gespeichert.</translation>
    </message>
    <message>
        <source>Counterclockwise, seen from above</source>
        <extracomment>gta_iv_paths.rotate_selection.angle.help, gta_sa_extended_paths.rotate_selection.angle.help, gta_sa_paths.rotate_selection.angle.help, gta_sa_save.rotate_selection.angle.help, quake_nav2.rotate_selection.angle.help, quake_nav3.rotate_selection.angle.help, source_nav.rotate_selection.angle.help</extracomment>
        <translation>Gegen den Uhrzeigersinn, von oben gesehen</translation>
    </message>
    <message>
        <source>Counts as hidden from survivors</source>
        <extracomment>source_nav.area.spawn_obscured.help</extracomment>
        <translation>Gilt als vor Überlebenden verborgen</translation>
    </message>
    <message>
        <source>Counts in the header do not add up</source>
        <extracomment>IV002.fault</extracomment>
        <translation>Anzahlen im Header ergeben nicht die Summe</translation>
    </message>
    <message>
        <source>Counts the connected components from 1, in the order of areas and nodes</source>
        <extracomment>gta_sa_extended_paths.number_groups.help, gta_sa_paths.number_groups.help</extracomment>
        <translation>Zählt die zusammenhängenden Komponenten ab 1, in der Reihenfolge der Bereiche und Knoten</translation>
    </message>
    <message>
        <source>Counts up or down to the actual amount</source>
        <extracomment>gta_sa_save.player_info.shown_money.help</extracomment>
        <translation>Zählt zum tatsächlichen Betrag hoch oder herunter</translation>
    </message>
    <message>
        <source>Create Navi Node</source>
        <extracomment>SA007.fix</extracomment>
        <translation>Navi-Knoten anlegen</translation>
    </message>
    <message>
        <source>Create Navi Node for Each Edge</source>
        <extracomment>SA032.fix</extracomment>
        <translation>Navi-Knoten für jede Kante anlegen</translation>
    </message>
    <message>
        <source>Create Traversal</source>
        <extracomment>QN025.fix</extracomment>
        <translation>Traversal anlegen</translation>
    </message>
    <message>
        <source>Create Traversal If Needed</source>
        <extracomment>QN024.fix</extracomment>
        <translation>Bei Bedarf Traversal anlegen</translation>
    </message>
    <message>
        <source>Creates a pair</source>
        <extracomment>gta_sa_save.enex_connection.pair</extracomment>
        <translation>Bildet ein Paar</translation>
    </message>
    <message>
        <source>Creator</source>
        <extracomment>gta_sa_save.player.creator</extracomment>
        <translation>Ersteller</translation>
    </message>
    <message>
        <source>Crosses road</source>
        <extracomment>gta_sa_extended_paths.link.crosses_road, gta_sa_paths.link.crosses_road</extracomment>
        <translation>Überquert Straße</translation>
    </message>
    <message>
        <source>Crossing</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing, gta_sa_extended_paths.link.crosses_road.section, gta_sa_extended_paths.link.crossing_bits_2_7.section, gta_sa_extended_paths.link.pedestrian_light.section, gta_sa_paths.build_path.crossing, gta_sa_paths.link.crosses_road.section, gta_sa_paths.link.crossing_bits_2_7.section, gta_sa_paths.link.pedestrian_light.section</extracomment>
        <translation>Überweg</translation>
    </message>
    <message>
        <source>Crossing bits 2-7</source>
        <extracomment>gta_sa_extended_paths.link.crossing_bits_2_7, gta_sa_paths.link.crossing_bits_2_7</extracomment>
        <translation>Überweg-Bits 2-7</translation>
    </message>
    <message>
        <source>Crossing flags</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.crossings, gta_sa_paths.rebuild_derived.crossings</extracomment>
        <translation>Überweg-Flags</translation>
    </message>
    <message>
        <source>Crossing flags are valid and equal in both directions</source>
        <extracomment>SA036</extracomment>
        <translation>Überweg-Flags sind gültig und in beiden Richtungen gleich</translation>
    </message>
    <message>
        <source>Crossing flags of the link to {} are 0x{:02X} (expected 0, 1 or 3)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Überweg-Flags der Verbindung zu {} sind 0x{:02X} (erwartet 0, 1 oder 3)</translation>
    </message>
    <message>
        <source>Crossing flags of the link to {} are {}, of the reverse link {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Überweg-Flags der Verbindung zu {} sind {}, die der Gegenverbindung {} (erwartet dieselben)</translation>
    </message>
    <message>
        <source>Crossing light</source>
        <extracomment>gta_sa_extended_paths.navi.crossing_light, gta_sa_paths.navi.crossing_light</extracomment>
        <translation>Schrankenlicht</translation>
    </message>
    <message>
        <source>Crouch</source>
        <extracomment>quake_nav3.node.crouch, source_nav.area.crouch</extracomment>
        <translation>Ducken</translation>
    </message>
    <message>
        <source>Current place of the areas</source>
        <extracomment>source_nav.replace_place.from.help</extracomment>
        <translation>Aktueller Ort der Bereiche</translation>
    </message>
    <message>
        <source>Current weapon</source>
        <extracomment>gta_sa_save.player.weapon</extracomment>
        <translation>Aktuelle Waffe</translation>
    </message>
    <message>
        <source>Current weather</source>
        <extracomment>gta_sa_save.simple_vars.old_weather</extracomment>
        <translation>Aktuelles Wetter</translation>
    </message>
    <message>
        <source>Da Nang Boys</source>
        <extracomment>gta_sa_save.zone_population.gang_5</extracomment>
        <translation>Da Nang Boys</translation>
    </message>
    <message>
        <source>Damage effect</source>
        <extracomment>gta_sa_save.object.damage_effect</extracomment>
        <translation>Schadenseffekt</translation>
    </message>
    <message>
        <source>Dangling</source>
        <extracomment>source_nav.ladder.dangling</extracomment>
        <translation>Hängend</translation>
    </message>
    <message>
        <source>Data of {} (expected {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Daten von {} (erwartet {})</translation>
    </message>
    <message>
        <source>Data of {} and {} bytes (expected {} and {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Daten von {} und {} Bytes (erwartet {} und {})</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>gta_sa_save.simple_vars.day</extracomment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Dead end</source>
        <extracomment>gta_sa_extended_paths.node.dead_end, gta_sa_paths.node.dead_end</extracomment>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>Dead ends and bit 8</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flags, gta_sa_paths.rebuild_derived.flags</extracomment>
        <translation>Sackgassen und Bit 8</translation>
    </message>
    <message>
        <source>Dead survivors come back here.</source>
        <extracomment>source_nav.area.spawn_rescue_closet.help</extracomment>
        <translation>Tote Überlebende kommen hier zurück.</translation>
    </message>
    <message>
        <source>Dealers</source>
        <extracomment>gta_sa_save.zone_population.dealers</extracomment>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>gta_iv_paths.erase, gta_sa_extended_paths.erase, gta_sa_paths.erase, gta_sa_save.erase, quake_nav2.erase, quake_nav3.erase, source_nav.erase, source_nav.erase.section</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete Connection</source>
        <extracomment>NAV002.fix, NAV020.fix</extracomment>
        <translation>Verbindung löschen</translation>
    </message>
    <message>
        <source>Delete Duplicate</source>
        <extracomment>NAV059.fix, QN023.fix, QN033.fix</extracomment>
        <translation>Duplikat löschen</translation>
    </message>
    <message>
        <source>Delete Earlier Region</source>
        <extracomment>SAV-022.fix</extracomment>
        <translation>Frühere Region löschen</translation>
    </message>
    <message>
        <source>Delete Edict</source>
        <extracomment>QN032.fix</extracomment>
        <translation>Edict löschen</translation>
    </message>
    <message>
        <source>Delete Link</source>
        <extracomment>IV005.fix, IV016.fix, QN020.fix, QN022.fix, SA006.fix, SA021.fix</extracomment>
        <translation>Verbindung löschen</translation>
    </message>
    <message>
        <source>Delete Link and Reverse Link</source>
        <extracomment>SA022.fix</extracomment>
        <translation>Verbindung und Gegenverbindung löschen</translation>
    </message>
    <message>
        <source>Delete Navi Node</source>
        <extracomment>SA031.fix</extracomment>
        <translation>Navi-Knoten löschen</translation>
    </message>
    <message>
        <source>Delete Node</source>
        <extracomment>SA050.fix</extracomment>
        <translation>Knoten löschen</translation>
    </message>
    <message>
        <source>Delete Path</source>
        <extracomment>NAV030.fix</extracomment>
        <translation>Pfad löschen</translation>
    </message>
    <message>
        <source>Delete Place</source>
        <extracomment>NAV062.fix</extracomment>
        <translation>Ort löschen</translation>
    </message>
    <message>
        <source>Delete Region</source>
        <extracomment>SAV-023.fix</extracomment>
        <translation>Region löschen</translation>
    </message>
    <message>
        <source>Delete Regions Inside Later Ones</source>
        <extracomment>SAV-025.fix</extracomment>
        <translation>Regionen innerhalb späterer löschen</translation>
    </message>
    <message>
        <source>Delete Traversals</source>
        <extracomment>quake_nav2.remove_traversals, quake_nav3.remove_traversals</extracomment>
        <translation>Traversals löschen</translation>
    </message>
    <message>
        <source>Delete Unused Places</source>
        <extracomment>source_nav.remove_unused_places</extracomment>
        <translation>Unbenutzte Orte löschen</translation>
    </message>
    <message>
        <source>Delete or Duplicate Traversal</source>
        <extracomment>QN031.fix</extracomment>
        <translation>Traversal löschen oder verdoppeln</translation>
    </message>
    <message>
        <source>Deleted after use</source>
        <extracomment>gta_sa_save.enex_connection.temporary</extracomment>
        <translation>Nach Benutzung gelöscht</translation>
    </message>
    <message>
        <source>Deleted {}, which only the game can compute{}.</source>
        <extracomment>core/systems/source_nav/reshape.cpp</extracomment>
        <translation>Gelöscht, da nur das Spiel dies berechnen kann: {}{}.</translation>
    </message>
    <message>
        <source>Deletes data of the analysis from the selected areas, or from all</source>
        <extracomment>source_nav.strip.help</extracomment>
        <translation>Löscht Daten der Analyse aus den ausgewählten oder allen Bereichen</translation>
    </message>
    <message>
        <source>Deletes nodes between two others, and links their neighbours instead</source>
        <extracomment>quake_nav2.dissolve.help, quake_nav3.dissolve.help</extracomment>
        <translation>Löscht Knoten zwischen zwei anderen und verbindet stattdessen ihre Nachbarn</translation>
    </message>
    <message>
        <source>Deletes nodes that have two links, and links their neighbours instead</source>
        <extracomment>gta_iv_paths.dissolve.help, gta_sa_extended_paths.dissolve.help, gta_sa_paths.dissolve.help</extracomment>
        <translation>Löscht Knoten mit zwei Verbindungen und verbindet stattdessen ihre Nachbarn</translation>
    </message>
    <message>
        <source>Deletes nodes with their links, and links with their reverse links</source>
        <extracomment>gta_iv_paths.erase.help</extracomment>
        <translation>Löscht Knoten mit ihren Verbindungen und Verbindungen mit ihren Gegenverbindungen</translation>
    </message>
    <message>
        <source>Deletes nodes with their links, and links with their reverse links and navi nodes</source>
        <extracomment>gta_sa_extended_paths.erase.help, gta_sa_paths.erase.help</extracomment>
        <translation>Löscht Knoten mit ihren Verbindungen und Verbindungen mit ihren Gegenverbindungen und Navi-Knoten</translation>
    </message>
    <message>
        <source>Deletes one-way connections that leave the selected areas</source>
        <extracomment>source_nav.disconnect_outgoing.help</extracomment>
        <translation>Löscht Einwegverbindungen, die aus den ausgewählten Bereichen führen</translation>
    </message>
    <message>
        <source>Deletes only the selected connections, or those from the first selected area to the others</source>
        <extracomment>source_nav.disconnect_one_way.help</extracomment>
        <translation>Löscht nur die ausgewählten Verbindungen oder die vom ersten ausgewählten Bereich zu den anderen</translation>
    </message>
    <message>
        <source>Deletes places without areas</source>
        <extracomment>source_nav.remove_unused_places.help</extracomment>
        <translation>Löscht Orte ohne Bereiche</translation>
    </message>
    <message>
        <source>Deletes the reverse links of the selected ones. Of a selected pair, the first link stays.</source>
        <extracomment>quake_nav2.one_way.help, quake_nav3.one_way.help</extracomment>
        <translation>Löscht die Gegenverbindungen der ausgewählten. Von einem ausgewählten Paar bleibt die erste Verbindung.</translation>
    </message>
    <message>
        <source>Deletes the selected areas with the attribute &quot;jump&quot;, or all of them, and connects their neighbours</source>
        <extracomment>source_nav.remove_jump_areas.help</extracomment>
        <translation>Löscht die ausgewählten Bereiche mit dem Attribut „Sprung“ oder alle und verbindet ihre Nachbarn</translation>
    </message>
    <message>
        <source>Deletes the selected connections and their reverse connections, or all connections between the selected areas</source>
        <extracomment>source_nav.disconnect.help</extracomment>
        <translation>Löscht die ausgewählten Verbindungen und ihre Gegenverbindungen oder alle Verbindungen zwischen den ausgewählten Bereichen</translation>
    </message>
    <message>
        <source>Deletes the selected elements, or frees their records in fixed arrays</source>
        <extracomment>gta_sa_save.erase.help</extracomment>
        <translation>Löscht die ausgewählten Elemente oder gibt ihre Datensätze in festen Feldern frei</translation>
    </message>
    <message>
        <source>Deletes the selected elements. Areas are deleted with their contents and connections. The mesh then counts as not analysed.</source>
        <extracomment>source_nav.erase.help</extracomment>
        <translation>Löscht die ausgewählten Elemente. Bereiche werden mit ihrem Inhalt und ihren Verbindungen gelöscht. Das Mesh gilt dann als nicht analysiert.</translation>
    </message>
    <message>
        <source>Deletes the selected elements. Nodes are deleted with their links, and links with their traversal and edict.</source>
        <extracomment>quake_nav2.erase.help, quake_nav3.erase.help</extracomment>
        <translation>Löscht die ausgewählten Elemente. Knoten werden mit ihren Verbindungen gelöscht und Verbindungen mit ihrem Traversal und Edict.</translation>
    </message>
    <message>
        <source>Deletes the selected links, or all links between the selected nodes</source>
        <extracomment>quake_nav2.disconnect.help, quake_nav3.disconnect.help</extracomment>
        <translation>Löscht die ausgewählten Verbindungen oder alle Verbindungen zwischen den ausgewählten Knoten</translation>
    </message>
    <message>
        <source>Deletes the selected links, or all links between the selected nodes, with their reverse links</source>
        <extracomment>gta_iv_paths.disconnect.help, gta_sa_extended_paths.disconnect.help, gta_sa_paths.disconnect.help</extracomment>
        <translation>Löscht die ausgewählten Verbindungen oder alle Verbindungen zwischen den ausgewählten Knoten, samt Gegenverbindungen</translation>
    </message>
    <message>
        <source>Deletes the traversals of links and keeps the links</source>
        <extracomment>quake_nav2.remove_traversals.help, quake_nav3.remove_traversals.help</extracomment>
        <translation>Löscht die Traversals von Verbindungen und behält die Verbindungen</translation>
    </message>
    <message>
        <source>Depth along B</source>
        <extracomment>gta_sa_save.garage.depth</extracomment>
        <translation>Tiefe entlang B</translation>
    </message>
    <message>
        <source>Depth of the stack</source>
        <extracomment>gta_sa_save.thread.depth</extracomment>
        <translation>Stapeltiefe</translation>
    </message>
    <message>
        <source>Determines what is stored after each area. The file does not name the game; it is detected.</source>
        <extracomment>source_nav.file.layout.help</extracomment>
        <translation>Bestimmt, was nach jedem Bereich gespeichert ist. Die Datei nennt das Spiel nicht; es wird erkannt.</translation>
    </message>
    <message>
        <source>Difference of the stored area and ID from the true ones; 0 in a valid file</source>
        <extracomment>gta_iv_paths.node.address_error.help, gta_sa_extended_paths.node.address_error.help, gta_sa_paths.node.address_error.help</extracomment>
        <translation>Differenz der gespeicherten Werte von Bereich und ID zu den tatsächlichen; 0 in einer gültigen Datei</translation>
    </message>
    <message>
        <source>Differs if a script changed the type, as when a garage is bought</source>
        <extracomment>gta_sa_save.garage.original_type.help</extracomment>
        <translation>Weicht ab, wenn ein Skript den Typ geändert hat, etwa beim Kauf einer Garage</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>gta_sa_save.gang_wars.difficulty</extracomment>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Directed links of this area&apos;s nodes</source>
        <extracomment>gta_iv_paths.file.links.help, gta_sa_extended_paths.file.links.help, gta_sa_paths.file.links.help</extracomment>
        <translation>Gerichtete Verbindungen der Knoten dieses Bereichs</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>gta_iv_paths.mirror_selection.axis, gta_sa_extended_paths.mirror_selection.axis, gta_sa_extended_paths.navi.direction, gta_sa_paths.mirror_selection.axis, gta_sa_paths.navi.direction, gta_sa_save.mirror_selection.axis, quake_nav2.chain.way, quake_nav2.connect_as.way, quake_nav2.link.way, quake_nav2.mirror_selection.axis, quake_nav3.chain.way, quake_nav3.connect_as.way, quake_nav3.link.way, quake_nav3.mirror_selection.axis, source_nav.mirror_selection.axis</extracomment>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Direction A</source>
        <extracomment>gta_sa_save.garage.direction_a</extracomment>
        <translation>Richtung A</translation>
    </message>
    <message>
        <source>Direction B</source>
        <extracomment>gta_sa_save.garage.direction_b</extracomment>
        <translation>Richtung B</translation>
    </message>
    <message>
        <source>Direction does not point to the attached end</source>
        <extracomment>SA028.fault</extracomment>
        <translation>Richtung zeigt nicht zum befestigten Ende</translation>
    </message>
    <message>
        <source>Direction in which the area is split</source>
        <extracomment>source_nav.split.across.help</extracomment>
        <translation>Richtung, in der der Bereich geteilt wird</translation>
    </message>
    <message>
        <source>Direction that the climbed side faces</source>
        <extracomment>source_nav.ladder.direction.help</extracomment>
        <translation>Richtung, in die die beklimmbare Seite zeigt</translation>
    </message>
    <message>
        <source>Directions of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.directions, gta_sa_paths.rebuild_derived.directions</extracomment>
        <translation>Richtungen der Navi-Knoten</translation>
    </message>
    <message>
        <source>Dirt road</source>
        <extracomment>gta_iv_paths.node.dirt_road</extracomment>
        <translation>Feldweg</translation>
    </message>
    <message>
        <source>Disabled</source>
        <extracomment>quake_nav3.link.disabled, quake_nav3.node.disabled</extracomment>
        <translation>Deaktiviert</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <extracomment>source_nav.disconnect</extracomment>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Disconnect One Way</source>
        <extracomment>source_nav.disconnect_one_way</extracomment>
        <translation>In eine Richtung trennen</translation>
    </message>
    <message>
        <source>Disconnect Outgoing One-Way</source>
        <extracomment>source_nav.disconnect_outgoing</extracomment>
        <translation>Ausgehende Einwegverbindungen trennen</translation>
    </message>
    <message>
        <source>Disconnected component</source>
        <extracomment>NAV055.fault, QN040.fault</extracomment>
        <translation>Abgetrennte Komponente</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <extracomment>gta_iv_paths.dissolve, gta_sa_extended_paths.dissolve, gta_sa_paths.dissolve, quake_nav2.dissolve, quake_nav3.dissolve</extracomment>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Distance between the centres</source>
        <extracomment>source_nav.select_radius.radius.help</extracomment>
        <translation>Entfernung zwischen den Mitten</translation>
    </message>
    <message>
        <source>Distance between the ends. Follows the ends when they move.</source>
        <extracomment>source_nav.ladder.length.help</extracomment>
        <translation>Entfernung zwischen den Enden. Folgt den Enden beim Verschieben.</translation>
    </message>
    <message>
        <source>Distance between the nodes</source>
        <extracomment>quake_nav2.link.length.help, quake_nav3.link.length.help</extracomment>
        <translation>Entfernung zwischen den Knoten</translation>
    </message>
    <message>
        <source>Distance of the two nodes in whole units, at most 255; computed when an end moves. Two sources agree.</source>
        <extracomment>gta_iv_paths.link.length.help</extracomment>
        <translation>Entfernung der beiden Knoten in ganzen Einheiten, höchstens 255; wird beim Verschieben eines Endes berechnet. Zwei Quellen stimmen überein.</translation>
    </message>
    <message>
        <source>Distance that the box extends beyond the selection</source>
        <extracomment>gta_sa_save.region_around.margin.help</extracomment>
        <translation>Entfernung, um die die Box über die Auswahl hinausreicht</translation>
    </message>
    <message>
        <source>Distance to {}: {:.0f} units (expected adjacent areas, or at most {:g})</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Entfernung zu {}: {:.0f} Einheiten (erwartet angrenzende Bereiche oder höchstens {:g})</translation>
    </message>
    <message>
        <source>Distance up to which brushes of another size are considered</source>
        <extracomment>quake_nav2.retie.reach.help, quake_nav3.retie.reach.help</extracomment>
        <translation>Entfernung, bis zu der Brushes anderer Größe berücksichtigt werden</translation>
    </message>
    <message>
        <source>Distance up to which visibility was computed. 0: the game&apos;s default, 1500.</source>
        <extracomment>source_nav.file.view_distance.help</extracomment>
        <translation>Entfernung, bis zu der die Sichtbarkeit berechnet wurde. 0: Vorgabe des Spiels, 1500.</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>quake_nav2.convert.section, quake_nav3.convert.section, source_nav.convert.section</extracomment>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Does not reach the ground</source>
        <extracomment>source_nav.ladder.dangling.help</extracomment>
        <translation>Reicht nicht bis zum Boden</translation>
    </message>
    <message>
        <source>Don&apos;t hide</source>
        <extracomment>source_nav.area.dont_hide</extracomment>
        <translation>Nicht verstecken</translation>
    </message>
    <message>
        <source>Don&apos;t wander</source>
        <extracomment>gta_iv_paths.node.dont_wander, gta_sa_extended_paths.node.dont_wander, gta_sa_paths.node.dont_wander</extracomment>
        <translation>Nicht umherlaufen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>gta_sa_save.stunt_jump.done</extracomment>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Done, but not found</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Geschafft, aber nicht gefunden</translation>
    </message>
    <message>
        <source>Door</source>
        <extracomment>gta_sa_save.garage.door_state, source_nav.area.spawn_door</extracomment>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Door always blocks</source>
        <extracomment>source_nav.area.tf_door_always_blocks</extracomment>
        <translation>Tür blockiert immer</translation>
    </message>
    <message>
        <source>Door is closed</source>
        <extracomment>gta_sa_save.garage.door_closed</extracomment>
        <translation>Tor ist geschlossen</translation>
    </message>
    <message>
        <source>Door never blocks</source>
        <extracomment>source_nav.area.tf_door_never_blocks</extracomment>
        <translation>Tür blockiert nie</translation>
    </message>
    <message>
        <source>Door opens inwards</source>
        <extracomment>gta_sa_save.garage.goes_in</extracomment>
        <translation>Tor öffnet nach innen</translation>
    </message>
    <message>
        <source>Door opens up</source>
        <extracomment>gta_sa_save.garage.opens_up</extracomment>
        <translation>Tor öffnet nach oben</translation>
    </message>
    <message>
        <source>Door position</source>
        <extracomment>gta_sa_save.garage.door</extracomment>
        <translation>Torstellung</translation>
    </message>
    <message>
        <source>Drag a line over an area to split it there, along x or y.</source>
        <extracomment>source_nav.split_area.help</extracomment>
        <translation>Eine Linie über einen Bereich ziehen, um ihn dort entlang x oder y zu teilen.</translation>
    </message>
    <message>
        <source>Drag a rectangle from corner to corner.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Ein Rechteck von Ecke zu Ecke ziehen.</translation>
    </message>
    <message>
        <source>Drag a rectangle of at least 1 m by 1 m.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Ein Rechteck von mindestens 1 m mal 1 m ziehen.</translation>
    </message>
    <message>
        <source>Drag a rectangle. The game switches the nodes inside when it loads the save.</source>
        <extracomment>gta_sa_save.path_region.help</extracomment>
        <translation>Ein Rechteck ziehen. Das Spiel schaltet die Knoten darin beim Laden des Spielstands.</translation>
    </message>
    <message>
        <source>Drag from corner to corner to create an area on the ground of the map, or between its neighbours.</source>
        <extracomment>source_nav.area.help</extracomment>
        <translation>Von Ecke zu Ecke ziehen, um einen Bereich auf dem Boden der Karte oder zwischen seinen Nachbarn anzulegen.</translation>
    </message>
    <message>
        <source>Drag from one node to another.</source>
        <extracomment>core/systems/quake_nav/build.cpp, quake_nav2.link.help, quake_nav3.link.help</extracomment>
        <translation>Von einem Knoten zum anderen ziehen.</translation>
    </message>
    <message>
        <source>Drag from the foot to the top to create a ladder between the areas at its ends.</source>
        <extracomment>source_nav.ladder.help</extracomment>
        <translation>Vom Fuß zum oberen Ende ziehen, um eine Leiter zwischen den Bereichen an ihren Enden anzulegen.</translation>
    </message>
    <message>
        <source>Drag from the foot to the top. A ladder must be higher than a step.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Vom Fuß zum oberen Ende ziehen. Eine Leiter muss höher als eine Stufe sein.</translation>
    </message>
    <message>
        <source>Draw Links</source>
        <extracomment>quake_nav2.link, quake_nav3.link</extracomment>
        <translation>Verbindungen ziehen</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>source_nav.connect_borders.drop</extracomment>
        <translation>Absprung</translation>
    </message>
    <message>
        <source>Drop Corners to Ground</source>
        <extracomment>source_nav.corners_to_ground</extracomment>
        <translation>Ecken auf den Boden setzen</translation>
    </message>
    <message>
        <source>Drop Hiding Spots to Ground</source>
        <extracomment>source_nav.spots_to_ground</extracomment>
        <translation>Verstecke auf den Boden setzen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>gta_iv_paths.duplicate, gta_sa_extended_paths.duplicate, gta_sa_paths.duplicate, gta_sa_save.duplicate, quake_nav2.duplicate, quake_nav3.duplicate, source_nav.duplicate</extracomment>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate connection</source>
        <extracomment>NAV059.fault</extracomment>
        <translation>Doppelte Verbindung</translation>
    </message>
    <message>
        <source>Duplicate edict of a link</source>
        <extracomment>QN033.fault</extracomment>
        <translation>Doppeltes Edict einer Verbindung</translation>
    </message>
    <message>
        <source>Duplicate entrance</source>
        <extracomment>SAV-081T.fault</extracomment>
        <translation>Doppelter Eingang</translation>
    </message>
    <message>
        <source>Duplicate hiding spot ID</source>
        <extracomment>NAV023.fault</extracomment>
        <translation>Doppelte Versteck-ID</translation>
    </message>
    <message>
        <source>Duplicate link</source>
        <extracomment>QN023.fault</extracomment>
        <translation>Doppelte Verbindung</translation>
    </message>
    <message>
        <source>Duplicate number {}</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Doppelte Nummer {}</translation>
    </message>
    <message>
        <source>Duplicate path region</source>
        <extracomment>SAV-022.fault</extracomment>
        <translation>Doppelte Pfadregion</translation>
    </message>
    <message>
        <source>Duplicate place name</source>
        <extracomment>NAV063.fault</extracomment>
        <translation>Doppelter Ortsname</translation>
    </message>
    <message>
        <source>Each block has its tag</source>
        <extracomment>SAV-002</extracomment>
        <translation>Jeder Block hat seine Kennung</translation>
    </message>
    <message>
        <source>Each click moves an unused car generator to that position.</source>
        <extracomment>gta_sa_save.parked_car.help</extracomment>
        <translation>Jeder Klick versetzt einen unbenutzten Autogenerator an diese Position.</translation>
    </message>
    <message>
        <source>Each click places a hiding spot on an area.</source>
        <extracomment>source_nav.hiding_spot.help</extracomment>
        <translation>Jeder Klick setzt ein Versteck auf einen Bereich.</translation>
    </message>
    <message>
        <source>Each click places a node on the floor and links the previous one to it. Click an existing node to link it.</source>
        <extracomment>quake_nav2.chain.help, quake_nav3.chain.help</extracomment>
        <translation>Jeder Klick setzt einen Knoten auf den Boden und verbindet den vorigen mit ihm. Ein Klick auf einen vorhandenen Knoten verbindet diesen.</translation>
    </message>
    <message>
        <source>Each click places a node on the ground or on a path and links it to the previous one.</source>
        <extracomment>gta_sa_extended_paths.build_path.help, gta_sa_paths.build_path.help</extracomment>
        <translation>Jeder Klick setzt einen Knoten auf den Boden oder einen Pfad und verbindet ihn mit dem vorigen.</translation>
    </message>
    <message>
        <source>Each click places a node on the ground or on a road and links it to the previous one.</source>
        <extracomment>gta_iv_paths.build_road.help, gta_sa_extended_paths.build_road.help, gta_sa_paths.build_road.help</extracomment>
        <translation>Jeder Klick setzt einen Knoten auf den Boden oder eine Straße und verbindet ihn mit dem vorigen.</translation>
    </message>
    <message>
        <source>Each click places a node on the water or on a boat lane and links it to the previous one.</source>
        <extracomment>gta_iv_paths.build_water.help, gta_sa_extended_paths.build_water.help, gta_sa_paths.build_water.help</extracomment>
        <translation>Jeder Klick setzt einen Knoten auf das Wasser oder eine Bootsspur und verbindet ihn mit dem vorigen.</translation>
    </message>
    <message>
        <source>Each game has its own sub-versions</source>
        <extracomment>source_nav.file.sub_version.help</extracomment>
        <translation>Jedes Spiel hat eigene Unterversionen</translation>
    </message>
    <message>
        <source>Each selected path region moves after its successor.</source>
        <extracomment>gta_sa_save.region_later.help</extracomment>
        <translation>Jede ausgewählte Pfadregion rückt hinter ihre Nachfolgerin.</translation>
    </message>
    <message>
        <source>Each selected path region moves before its predecessor.</source>
        <extracomment>gta_sa_save.region_earlier.help</extracomment>
        <translation>Jede ausgewählte Pfadregion rückt vor ihre Vorgängerin.</translation>
    </message>
    <message>
        <source>Earliest time after the start at which a player of the team can be here</source>
        <extracomment>source_nav.area.occupy_first.help, source_nav.area.occupy_second.help</extracomment>
        <translation>Früheste Zeit nach dem Start, zu der ein Spieler des Teams hier sein kann</translation>
    </message>
    <message>
        <source>Early files store more words where this bit is set</source>
        <extracomment>source_nav.area.spawn_bit_3.help</extracomment>
        <translation>Frühe Dateien speichern mehr Wörter, wo dieses Bit gesetzt ist</translation>
    </message>
    <message>
        <source>Ease into target</source>
        <extracomment>quake_nav3.link.ease_into_target</extracomment>
        <translation>Sanft ins Ziel</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>source_nav.shift.x.help</extracomment>
        <translation>Osten</translation>
    </message>
    <message>
        <source>East and west (x)</source>
        <extracomment>gta_iv_paths.mirror_selection.axis.0, gta_sa_extended_paths.mirror_selection.axis.0, gta_sa_paths.mirror_selection.axis.0, gta_sa_save.mirror_selection.axis.0, quake_nav2.mirror_selection.axis.0, quake_nav3.mirror_selection.axis.0, source_nav.mirror_selection.axis.0</extracomment>
        <translation>Ost und West (x)</translation>
    </message>
    <message>
        <source>Edge longer than 255 units</source>
        <extracomment>SA026.fault</extracomment>
        <translation>Kante länger als 255 Einheiten</translation>
    </message>
    <message>
        <source>Edict</source>
        <extracomment>quake_nav2.edict.brush.section, quake_nav2.edict.class_name_id.section, quake_nav2.edict.edict_number.section, quake_nav2.edict.entity_id.section, quake_nav2.edict.link.section, quake_nav2.edict.maximum.section, quake_nav2.edict.minimum.section, quake_nav2.edict.target_name_id.section, quake_nav3.edict.brush.section, quake_nav3.edict.link.section, quake_nav3.edict.maximum.section, quake_nav3.edict.minimum.section, quake_nav3.edict.model_index.section</extracomment>
        <translation>Edict</translation>
    </message>
    <message>
        <source>Edict number</source>
        <extracomment>quake_nav2.edict.edict_number, quake_nav2.tie.number</extracomment>
        <translation>Edict-Nummer</translation>
    </message>
    <message>
        <source>Edict of a missing link</source>
        <extracomment>QN032.fault</extracomment>
        <translation>Edict einer fehlenden Verbindung</translation>
    </message>
    <message>
        <source>Edict with invalid box</source>
        <extracomment>QN034.fault</extracomment>
        <translation>Edict mit ungültiger Box</translation>
    </message>
    <message>
        <source>Edict without a brush in the map</source>
        <extracomment>QN053.fault</extracomment>
        <translation>Edict ohne Brush in der Karte</translation>
    </message>
    <message>
        <source>Edicts</source>
        <extracomment>quake_nav2.file.edicts, quake_nav2.retie.section, quake_nav2.tie.section, quake_nav3.file.edicts, quake_nav3.retie.section, quake_nav3.tie.section</extracomment>
        <translation>Edicts</translation>
    </message>
    <message>
        <source>Edicts are stored in the order of their links, as the games write them</source>
        <extracomment>quake_nav2.file.edicts_in_order.help, quake_nav3.file.edicts_in_order.help</extracomment>
        <translation>Edicts sind in der Reihenfolge ihrer Verbindungen gespeichert, wie die Spiele sie schreiben</translation>
    </message>
    <message>
        <source>Edicts belong to {}</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>Edicts gehören zu {}</translation>
    </message>
    <message>
        <source>Edicts by link</source>
        <extracomment>quake_nav2.file.edicts_in_order, quake_nav3.file.edicts_in_order</extracomment>
        <translation>Edicts nach Verbindung</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>gta_sa_save.erase.section</extracomment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>gta_sa_save.path_region.off, gta_sa_save.region_around.off</extracomment>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Effect unknown. One source.</source>
        <extracomment>gta_iv_paths.node.boat_movement.help</extracomment>
        <translation>Wirkung unbekannt. Eine Quelle.</translation>
    </message>
    <message>
        <source>Eight bits as a number. 255: all teams. The meaning of each bit is unknown.</source>
        <extracomment>quake_nav2.set_teams.mask.help</extracomment>
        <translation>Acht Bits als Zahl. 255: alle Teams. Die Bedeutung der einzelnen Bits ist unbekannt.</translation>
    </message>
    <message>
        <source>Either an ignored node or restricted access. One source for each.</source>
        <extracomment>gta_iv_paths.node.restricted.help</extracomment>
        <translation>Entweder ein ignorierter Knoten oder beschränkter Zugang. Je eine Quelle.</translation>
    </message>
    <message>
        <source>Elements that the game refers to by number were kept.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Elemente, auf die das Spiel per Nummer verweist, wurden behalten.</translation>
    </message>
    <message>
        <source>Elevator</source>
        <extracomment>quake_nav3.node.elevator</extracomment>
        <translation>Aufzug</translation>
    </message>
    <message>
        <source>Elevator bottom</source>
        <extracomment>quake_nav2.node.elevator_bottom</extracomment>
        <translation>Aufzug unten</translation>
    </message>
    <message>
        <source>Elevator link without an edict</source>
        <extracomment>QN027.fault</extracomment>
        <translation>Aufzugverbindung ohne Edict</translation>
    </message>
    <message>
        <source>Elevator link without an edict: bots do not know which elevator to wait for</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Aufzugverbindung ohne Edict: Bots wissen nicht, auf welchen Aufzug sie warten sollen</translation>
    </message>
    <message>
        <source>Elevator links end here.</source>
        <extracomment>quake_nav2.node.elevator_top.help</extracomment>
        <translation>Aufzugverbindungen enden hier.</translation>
    </message>
    <message>
        <source>Elevator links start here.</source>
        <extracomment>quake_nav2.node.elevator_bottom.help</extracomment>
        <translation>Aufzugverbindungen beginnen hier.</translation>
    </message>
    <message>
        <source>Elevator links start or end here.</source>
        <extracomment>quake_nav3.node.elevator.help</extracomment>
        <translation>Aufzugverbindungen beginnen oder enden hier.</translation>
    </message>
    <message>
        <source>Elevator top</source>
        <extracomment>quake_nav2.node.elevator_top</extracomment>
        <translation>Aufzug oben</translation>
    </message>
    <message>
        <source>Emergency vehicles only</source>
        <extracomment>gta_iv_paths.node.emergency_only</extracomment>
        <translation>Nur Einsatzfahrzeuge</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>gta_sa_save.pickup.empty, source_nav.area.spawn_empty</extracomment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Empty path region</source>
        <extracomment>SAV-020.fault</extracomment>
        <translation>Leere Pfadregion</translation>
    </message>
    <message>
        <source>Enabled</source>
        <extracomment>gta_sa_save.enex_connection.enabled</extracomment>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>Encounter path</source>
        <extracomment>source_nav.encounter_path.from.section, source_nav.encounter_path.from_direction.section, source_nav.encounter_path.owner.section, source_nav.encounter_path.spots.section, source_nav.encounter_path.to.section, source_nav.encounter_path.to_direction.section</extracomment>
        <translation>Begegnungspfad</translation>
    </message>
    <message>
        <source>Encounter path with a side above 3</source>
        <extracomment>NAV010.fault</extracomment>
        <translation>Begegnungspfad mit einer Seite über 3</translation>
    </message>
    <message>
        <source>Encounter paths</source>
        <extracomment>source_nav.area.paths, source_nav.file.encounter_paths, source_nav.strip.encounter_paths</extracomment>
        <translation>Begegnungspfade</translation>
    </message>
    <message>
        <source>Encounter paths of versions 1 and 2, or extra data of early Left 4 Dead files</source>
        <extracomment>source_nav.area.legacy.help</extracomment>
        <translation>Begegnungspfade der Versionen 1 und 2 oder Zusatzdaten früher Left-4-Dead-Dateien</translation>
    </message>
    <message>
        <source>Encounter spot</source>
        <extracomment>source_nav.encounter_path.encounter_spot.spot.section, source_nav.encounter_path.encounter_spot.t.section</extracomment>
        <translation>Begegnungspunkt</translation>
    </message>
    <message>
        <source>Encounter spots refer to hiding spots</source>
        <extracomment>NAV064</extracomment>
        <translation>Begegnungspunkte verweisen auf Verstecke</translation>
    </message>
    <message>
        <source>Encounter spots without a hiding spot</source>
        <extracomment>NAV064.fault</extracomment>
        <translation>Begegnungspunkte ohne Versteck</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>quake_nav2.traversal.end, quake_nav3.traversal.end</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End of the edge that the direction points to and that left and right lanes refer to</source>
        <extracomment>gta_sa_extended_paths.navi.attached.help, gta_sa_paths.navi.attached.help</extracomment>
        <translation>Ende der Kante, auf das die Richtung zeigt und auf das sich linke und rechte Spuren beziehen</translation>
    </message>
    <message>
        <source>Ends</source>
        <extracomment>source_nav.ladder.bottom_area.section, source_nav.ladder.top_behind.section, source_nav.ladder.top_forward.section, source_nav.ladder.top_left.section, source_nav.ladder.top_right.section</extracomment>
        <translation>Enden</translation>
    </message>
    <message>
        <source>Ends with NUL</source>
        <extracomment>source_nav.fog_place.terminated, source_nav.place.terminated</extracomment>
        <translation>Endet mit NUL</translation>
    </message>
    <message>
        <source>Enter a distance other than 0.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>Eine Entfernung ungleich 0 eingeben.</translation>
    </message>
    <message>
        <source>Enter a size of at least 1 unit.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Eine Größe von mindestens 1 Einheit eingeben.</translation>
    </message>
    <message>
        <source>Entered without exit</source>
        <extracomment>gta_sa_save.enex_connection.entered</extracomment>
        <translation>Betreten ohne Ausgang</translation>
    </message>
    <message>
        <source>Entity</source>
        <extracomment>gta_sa_save.marker.entity</extracomment>
        <translation>Entity</translation>
    </message>
    <message>
        <source>Entity ID</source>
        <extracomment>quake_nav2.edict.entity_id</extracomment>
        <translation>Entity-ID</translation>
    </message>
    <message>
        <source>Entity flags</source>
        <extracomment>gta_sa_save.object.entity_flags</extracomment>
        <translation>Entity-Flags</translation>
    </message>
    <message>
        <source>Entrance</source>
        <extracomment>gta_sa_save.enex_connection.index.section, gta_sa_save.enex_connection.link.section, gta_sa_save.marker.entrance, gta_sa_save.open_entrance.entrance, gta_sa_save.open_entrance.entrance.section, gta_sa_save.player.entrance</extracomment>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Entrance to a missing one</source>
        <extracomment>SAV-081.fault</extracomment>
        <translation>Eingang zu einem fehlenden</translation>
    </message>
    <message>
        <source>Entrance {} is listed twice</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Eingang {} ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>Entries of the area&apos;s own list</source>
        <extracomment>source_nav.area.visible_areas.help</extracomment>
        <translation>Einträge der eigenen Liste des Bereichs</translation>
    </message>
    <message>
        <source>Escape route</source>
        <extracomment>source_nav.area.spawn_escape_route, source_nav.area.tf_escape_route</extracomment>
        <translation>Fluchtweg</translation>
    </message>
    <message>
        <source>Escape route visible</source>
        <extracomment>source_nav.area.tf_escape_route_visible</extracomment>
        <translation>Fluchtweg sichtbar</translation>
    </message>
    <message>
        <source>Every game stores a NUL after the name</source>
        <extracomment>source_nav.fog_place.terminated.help, source_nav.place.terminated.help</extracomment>
        <translation>Jedes Spiel speichert nach dem Namen ein NUL</translation>
    </message>
    <message>
        <source>Every link has exactly one reverse link</source>
        <extracomment>SA020</extracomment>
        <translation>Jede Verbindung hat genau eine Gegenverbindung</translation>
    </message>
    <message>
        <source>Every node has an outgoing link</source>
        <extracomment>QN011</extracomment>
        <translation>Jeder Knoten hat eine ausgehende Verbindung</translation>
    </message>
    <message>
        <source>Every place is in use.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Jeder Ort wird verwendet.</translation>
    </message>
    <message>
        <source>Every road that can have a light here already has one.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Jede Straße, die hier eine Ampel haben kann, hat bereits eine.</translation>
    </message>
    <message>
        <source>Everything already has a copy.</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>Alles hat bereits eine Kopie.</translation>
    </message>
    <message>
        <source>Everything visible from that area is visible from here as well, unless the own list overrides it</source>
        <extracomment>source_nav.area.inherits_from.help</extracomment>
        <translation>Alles, was von jenem Bereich sichtbar ist, ist auch von hier sichtbar, sofern die eigene Liste nicht abweicht</translation>
    </message>
    <message>
        <source>Exclusive missions</source>
        <extracomment>gta_sa_save.file.exclusive_missions</extracomment>
        <translation>Exklusive Missionen</translation>
    </message>
    <message>
        <source>Existing lights</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing, gta_sa_paths.propose_lights.existing</extracomment>
        <translation>Vorhandene Ampeln</translation>
    </message>
    <message>
        <source>Exit</source>
        <extracomment>quake_nav2.traversal.exit, quake_nav3.traversal.exit</extracomment>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Exit at target</source>
        <extracomment>quake_nav3.link.exit_at_target</extracomment>
        <translation>Am Ziel verlassen</translation>
    </message>
    <message>
        <source>Explosion proof</source>
        <extracomment>gta_sa_save.stored_car.proof_explosions</extracomment>
        <translation>Explosionsfest</translation>
    </message>
    <message>
        <source>Exposed</source>
        <extracomment>source_nav.hiding_spot.exposed, source_nav.set_spot_kind.exposed</extracomment>
        <translation>Ungedeckt</translation>
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
        <translation>Zusatzfarbe</translation>
    </message>
    <message>
        <source>Extra colour blend</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour_blend</extracomment>
        <translation>Zusatzfarbe Mischung</translation>
    </message>
    <message>
        <source>Extra colour on</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour_on</extracomment>
        <translation>Zusatzfarbe ein</translation>
    </message>
    <message>
        <source>Extra colour weather</source>
        <extracomment>gta_sa_save.simple_vars.extra_colour_weather</extracomment>
        <translation>Zusatzfarbe Wetter</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>source_nav.ladder.direction</extracomment>
        <translation>Zeigt nach</translation>
    </message>
    <message>
        <source>Factor</source>
        <extracomment>gta_iv_paths.scale_selection.factor, gta_sa_extended_paths.scale_selection.factor, gta_sa_paths.scale_selection.factor, gta_sa_save.scale_selection.factor, quake_nav2.scale_selection.factor, quake_nav3.scale_selection.factor, source_nav.scale_selection.factor</extracomment>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Fade arrest</source>
        <extracomment>gta_sa_save.file.fade_arrest</extracomment>
        <translation>Ausblendung Verhaftung</translation>
    </message>
    <message>
        <source>Fade death</source>
        <extracomment>gta_sa_save.file.fade_death</extracomment>
        <translation>Ausblendung Tod</translation>
    </message>
    <message>
        <source>Fades</source>
        <extracomment>gta_sa_save.marker.fades</extracomment>
        <translation>Verblasst</translation>
    </message>
    <message>
        <source>Fast reload</source>
        <extracomment>gta_sa_save.player_info.fast_reload</extracomment>
        <translation>Schnell nachladen</translation>
    </message>
    <message>
        <source>Fat</source>
        <extracomment>gta_sa_save.player.fat</extracomment>
        <translation>Fett</translation>
    </message>
    <message>
        <source>Ferocity</source>
        <extracomment>gta_sa_save.gang_wars.ferocity</extracomment>
        <translation>Heftigkeit</translation>
    </message>
    <message>
        <source>Fight moves</source>
        <extracomment>gta_sa_save.player.fight_moves</extracomment>
        <translation>Kampfbewegungen</translation>
    </message>
    <message>
        <source>Fight style</source>
        <extracomment>gta_sa_save.player.fight_style</extracomment>
        <translation>Kampfstil</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>gta_iv_paths.file.name, gta_sa_extended_paths.file.name, gta_sa_paths.file.name, gta_sa_save.file.keeps_checksum.section, gta_sa_save.file.keeps_padding.section, gta_sa_save.file.name.section, quake_nav2.file.edicts.section, quake_nav2.file.heuristic.section, quake_nav2.file.json.section, quake_nav2.file.json_meta.section, quake_nav2.file.links.section, quake_nav2.file.name, quake_nav2.file.name.section, quake_nav2.file.nodes.section, quake_nav2.file.traversals.section, quake_nav2.file.version.section, quake_nav3.file.edicts.section, quake_nav3.file.heuristic.section, quake_nav3.file.links.section, quake_nav3.file.name, quake_nav3.file.name.section, quake_nav3.file.nodes.section, quake_nav3.file.traversals.section, quake_nav3.file.version.section, source_nav.file.label</extracomment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Fills the gap between two selected areas with a new one, and connects it with both</source>
        <extracomment>source_nav.splice.help</extracomment>
        <translation>Füllt die Lücke zwischen zwei ausgewählten Bereichen mit einem neuen und verbindet ihn mit beiden</translation>
    </message>
    <message>
        <source>Finale</source>
        <extracomment>source_nav.area.spawn_finale</extracomment>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Find Ladder Ends</source>
        <extracomment>source_nav.ladder_ends</extracomment>
        <translation>Leiterenden suchen</translation>
    </message>
    <message>
        <source>Finds the brush entity of each selected edict, or of all edicts, by its box. Numbers do not change.</source>
        <extracomment>quake_nav2.retie.help, quake_nav3.retie.help</extracomment>
        <translation>Sucht die Brush-Entity jedes ausgewählten oder aller Edicts anhand der Box. Nummern ändern sich nicht.</translation>
    </message>
    <message>
        <source>Fire proof</source>
        <extracomment>gta_sa_save.stored_car.proof_fire</extracomment>
        <translation>Feuerfest</translation>
    </message>
    <message>
        <source>Fireproof</source>
        <extracomment>gta_sa_save.player_info.fireproof</extracomment>
        <translation>Feuerfest</translation>
    </message>
    <message>
        <source>First colour</source>
        <extracomment>gta_sa_save.car_generator.colour_1, gta_sa_save.stored_car.colour_1</extracomment>
        <translation>Erste Farbe</translation>
    </message>
    <message>
        <source>First gang</source>
        <extracomment>gta_sa_save.gang_wars.gang_1</extracomment>
        <translation>Erste Gang</translation>
    </message>
    <message>
        <source>First heads for</source>
        <extracomment>gta_sa_save.set_piece.target_1</extracomment>
        <translation>Erste steuert an</translation>
    </message>
    <message>
        <source>First link</source>
        <extracomment>gta_iv_paths.node.first_link, gta_sa_extended_paths.node.first_link, gta_sa_paths.node.first_link, quake_nav2.node.first_link, quake_nav3.node.first_link</extracomment>
        <translation>Erste Verbindung</translation>
    </message>
    <message>
        <source>First starts at</source>
        <extracomment>gta_sa_save.set_piece.spawn_1</extracomment>
        <translation>Erste startet bei</translation>
    </message>
    <message>
        <source>First team arrives</source>
        <extracomment>source_nav.area.occupy_first</extracomment>
        <translation>Erstes Team kommt an</translation>
    </message>
    <message>
        <source>First timer</source>
        <extracomment>gta_sa_save.thread.timer_a</extracomment>
        <translation>Erster Timer</translation>
    </message>
    <message>
        <source>First weapon</source>
        <extracomment>gta_sa_save.gang.weapon_1</extracomment>
        <translation>Erste Waffe</translation>
    </message>
    <message>
        <source>Fit Heights to Neighbours</source>
        <extracomment>source_nav.fit_heights</extracomment>
        <translation>Höhen an Nachbarn anpassen</translation>
    </message>
    <message>
        <source>Fit Radius to Space</source>
        <extracomment>quake_nav2.fit_radius, quake_nav3.fit_radius</extracomment>
        <translation>Radius an Platz anpassen</translation>
    </message>
    <message>
        <source>Five bytes before each block that identify it</source>
        <extracomment>gta_sa_save.block.tagged.help</extracomment>
        <translation>Fünf Bytes vor jedem Block, die ihn kennzeichnen</translation>
    </message>
    <message>
        <source>Fix Inverted Areas</source>
        <extracomment>source_nav.mend_rectangles</extracomment>
        <translation>Umgekehrte Bereiche korrigieren</translation>
    </message>
    <message>
        <source>Fix Issues</source>
        <extracomment>core/checks/runner.cpp</extracomment>
        <translation>Probleme beheben</translation>
    </message>
    <message>
        <source>Flag</source>
        <extracomment>source_nav.select_flag.flag</extracomment>
        <translation>Flag</translation>
    </message>
    <message>
        <source>Flag bit 15 marks nodes without links. Off: it is not changed.</source>
        <extracomment>gta_iv_paths.file.disabled_agree.help</extracomment>
        <translation>Flag-Bit 15 markiert Knoten ohne Verbindungen. Aus: Es wird nicht geändert.</translation>
    </message>
    <message>
        <source>Flag bits 0x{:08X} are set; the stock game never sets them</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Flag-Bits 0x{:08X} sind gesetzt; das Originalspiel setzt sie nie</translation>
    </message>
    <message>
        <source>Flag bits 0x{:X} have no meaning in version {}</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Flag-Bits 0x{:X} haben in Version {} keine Bedeutung</translation>
    </message>
    <message>
        <source>Flag bits 16-19 are the number of links. Off: they are not changed.</source>
        <extracomment>gta_iv_paths.file.counts_agree.help</extracomment>
        <translation>Flag-Bits 16-19 sind die Anzahl der Verbindungen. Aus: Sie werden nicht geändert.</translation>
    </message>
    <message>
        <source>Flag bits 16-19. Inferred; updated automatically where the assumption holds.</source>
        <extracomment>gta_iv_paths.node.stored_count.help</extracomment>
        <translation>Flag-Bits 16-19. Erschlossen; wird automatisch aktualisiert, wo die Annahme gilt.</translation>
    </message>
    <message>
        <source>Flag bits without meaning</source>
        <extracomment>QN014.fault</extracomment>
        <translation>Flag-Bits ohne Bedeutung</translation>
    </message>
    <message>
        <source>Flags</source>
        <extracomment>gta_iv_paths.link.flags_word, gta_iv_paths.node.bit_24.section, gta_iv_paths.node.bit_29.section, gta_iv_paths.node.bit_30.section, gta_iv_paths.node.bit_31.section, gta_iv_paths.node.bit_9.section, gta_iv_paths.node.boat_movement.section, gta_iv_paths.node.dirt_road.section, gta_iv_paths.node.dont_wander.section, gta_iv_paths.node.emergency_only.section, gta_iv_paths.node.highway.section, gta_iv_paths.node.island.section, gta_iv_paths.node.linking_disabled.section, gta_iv_paths.node.ped_flag.section, gta_iv_paths.node.restricted.section, gta_iv_paths.node.slow_traffic.section, gta_iv_paths.node.switched_off.section, gta_iv_paths.node.water.section, gta_sa_extended_paths.node.bit_11.section, gta_sa_extended_paths.node.bit_14.section, gta_sa_extended_paths.node.bit_15.section, gta_sa_extended_paths.node.bit_9.section, gta_sa_extended_paths.node.dead_end.section, gta_sa_extended_paths.node.dont_wander.section, gta_sa_extended_paths.node.road_block.section, gta_sa_extended_paths.node.switched_off.section, gta_sa_extended_paths.node.switched_off_original.section, gta_sa_extended_paths.node.water.section, gta_sa_paths.node.bit_11.section, gta_sa_paths.node.bit_14.section, gta_sa_paths.node.bit_15.section, gta_sa_paths.node.bit_9.section, gta_sa_paths.node.dead_end.section, gta_sa_paths.node.dont_wander.section, gta_sa_paths.node.road_block.section, gta_sa_paths.node.switched_off.section, gta_sa_paths.node.switched_off_original.section, gta_sa_paths.node.water.section, gta_sa_save.enex_connection.bikes.section, gta_sa_save.enex_connection.burglary.section, gta_sa_save.enex_connection.burglary_access.section, gta_sa_save.enex_connection.cars.section, gta_sa_save.enex_connection.enabled.section, gta_sa_save.enex_connection.entered.section, gta_sa_save.enex_connection.food_date.section, gta_sa_save.enex_connection.group.section, gta_sa_save.enex_connection.is_interior.section, gta_sa_save.enex_connection.no_door.section, gta_sa_save.enex_connection.no_exit.section, gta_sa_save.enex_connection.not_on_foot.section, gta_sa_save.enex_connection.pair.section, gta_sa_save.enex_connection.reward.section, gta_sa_save.enex_connection.reward_used.section, gta_sa_save.enex_connection.temporary.section, gta_sa_save.garage.camera_follows.section, gta_sa_save.garage.door_closed.section, gta_sa_save.garage.flag_0.section, gta_sa_save.garage.free_respray.section, gta_sa_save.garage.goes_in.section, gta_sa_save.garage.inactive.section, gta_sa_save.garage.opens_up.section, gta_sa_save.garage.used_respray.section, gta_sa_save.marker.bright.section, gta_sa_save.marker.coordinate_look.section, gta_sa_save.marker.fades.section, gta_sa_save.marker.friendly.section, gta_sa_save.marker.in_use.section, gta_sa_save.marker.short_range.section, gta_sa_save.marker.stays.section, gta_sa_save.thread.flags, quake_nav2.node.bits_6_15.section, quake_nav2.node.bits_8_15.section, quake_nav2.node.bits_9_15.section, quake_nav2.node.check_floor.section, quake_nav2.node.check_solid.section, quake_nav2.node.elevator_bottom.section, quake_nav2.node.elevator_top.section, quake_nav2.node.hazard.section, quake_nav2.node.no_monsters.section, quake_nav2.node.pusher.section, quake_nav2.node.teleporter.section, quake_nav2.node.under_water.section, quake_nav3.node.bits_14_15.section, quake_nav3.node.check_doors.section, quake_nav3.node.check_floor.section, quake_nav3.node.check_liquid.section, quake_nav3.node.check_solid.section, quake_nav3.node.crouch.section, quake_nav3.node.disabled.section, quake_nav3.node.elevator.section, quake_nav3.node.hazard.section, quake_nav3.node.ladder.section, quake_nav3.node.no_interest.section, quake_nav3.node.no_monsters.section, quake_nav3.node.pusher.section, quake_nav3.node.teleporter.section, quake_nav3.node.under_water.section</extracomment>
        <translation>Flags</translation>
    </message>
    <message>
        <source>Flags of nodes that follow from others</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flags.help, gta_sa_paths.rebuild_derived.flags.help</extracomment>
        <translation>Flags von Knoten, die aus anderen folgen</translation>
    </message>
    <message>
        <source>Flags that this version of the format does not store were dropped.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Flags, die diese Version des Formats nicht speichert, wurden weggelassen.</translation>
    </message>
    <message>
        <source>Flags word</source>
        <extracomment>gta_iv_paths.node.flags_word, gta_sa_extended_paths.node.flags_word, gta_sa_paths.node.flags_word</extracomment>
        <translation>Flag-Wort</translation>
    </message>
    <message>
        <source>Flags {} and {} (expected 0 or 1)</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Flags {} und {} (erwartet 0 oder 1)</translation>
    </message>
    <message>
        <source>Flood group</source>
        <extracomment>gta_iv_paths.node.flood_group, gta_sa_extended_paths.node.flood_group, gta_sa_paths.node.flood_group</extracomment>
        <translation>Flood-Gruppe</translation>
    </message>
    <message>
        <source>Flood group 0 (expected an unused number from 1)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Flood-Gruppe 0 (erwartet eine unbenutzte Nummer ab 1)</translation>
    </message>
    <message>
        <source>Flood group {} (expected {}, that of the connected nodes)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Flood-Gruppe {} (erwartet {}, die der verbundenen Knoten)</translation>
    </message>
    <message>
        <source>Flood group {} is also used by nodes that cannot be reached from here (expected an unused number)</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Flood-Gruppe {} wird auch von Knoten verwendet, die von hier nicht erreichbar sind (erwartet eine unbenutzte Nummer)</translation>
    </message>
    <message>
        <source>Flood groups</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flood_groups, gta_sa_paths.rebuild_derived.flood_groups</extracomment>
        <translation>Flood-Gruppen</translation>
    </message>
    <message>
        <source>Flood groups agree</source>
        <extracomment>gta_iv_paths.file.groups_agree</extracomment>
        <translation>Flood-Gruppen stimmen</translation>
    </message>
    <message>
        <source>Flow blocked</source>
        <extracomment>source_nav.area.flow_blocked</extracomment>
        <translation>Fluss blockiert</translation>
    </message>
    <message>
        <source>Fog place</source>
        <extracomment>source_nav.area.fog_place</extracomment>
        <translation>Nebelort</translation>
    </message>
    <message>
        <source>Fog place name that is not an ASCII word</source>
        <extracomment>NAV037.fault</extracomment>
        <translation>Name des Nebelorts ist kein ASCII-Wort</translation>
    </message>
    <message>
        <source>Fog place name that the engine misreads</source>
        <extracomment>NAV009.fault</extracomment>
        <translation>Name eines Nebelorts, den die Engine falsch liest</translation>
    </message>
    <message>
        <source>Fog place {} of {} does not exist</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Nebelort {} von {} existiert nicht</translation>
    </message>
    <message>
        <source>Fog that applies in this area</source>
        <extracomment>source_nav.area.fog_place.help</extracomment>
        <translation>Nebel, der in diesem Bereich gilt</translation>
    </message>
    <message>
        <source>Food date</source>
        <extracomment>gta_sa_save.enex_connection.food_date</extracomment>
        <translation>Essensdatum</translation>
    </message>
    <message>
        <source>Foot</source>
        <extracomment>source_nav.ladder.bottom_area</extracomment>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Foot camera</source>
        <extracomment>gta_sa_save.simple_vars.foot_camera</extracomment>
        <translation>Kamera zu Fuß</translation>
    </message>
    <message>
        <source>Footpaths switched off</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Gehwege abgeschaltet</translation>
    </message>
    <message>
        <source>Footpaths switched on</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Gehwege eingeschaltet</translation>
    </message>
    <message>
        <source>For the zombies&apos; point of view</source>
        <extracomment>source_nav.area.spawn_compass_east.help, source_nav.area.spawn_compass_north.help, source_nav.area.spawn_compass_northeast.help, source_nav.area.spawn_compass_northwest.help, source_nav.area.spawn_compass_south.help, source_nav.area.spawn_compass_southeast.help, source_nav.area.spawn_compass_southwest.help, source_nav.area.spawn_compass_west.help</extracomment>
        <translation>Für die Sicht der Zombies</translation>
    </message>
    <message>
        <source>Forced weather</source>
        <extracomment>gta_sa_save.simple_vars.forced_weather</extracomment>
        <translation>Erzwungenes Wetter</translation>
    </message>
    <message>
        <source>Foreign padding kept</source>
        <extracomment>gta_sa_save.file.keeps_padding</extracomment>
        <translation>Fremde Füllbytes behalten</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>gta_sa_extended_paths.file.form, gta_sa_paths.file.form, quake_nav2.file.json</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>Form of the file: binary, or a version of the text form. To change it, use Edit &gt; Convert to Another Version.</source>
        <extracomment>quake_nav2.file.json.help</extracomment>
        <translation>Form der Datei: binär oder eine Version der Textform. Zum Ändern Bearbeiten &gt; In andere Version umwandeln verwenden.</translation>
    </message>
    <message>
        <source>Form when saved</source>
        <extracomment>gta_sa_extended_paths.file.written_form, gta_sa_paths.file.written_form</extracomment>
        <translation>Form beim Speichern</translation>
    </message>
    <message>
        <source>Format assumptions</source>
        <extracomment>gta_iv_paths.file.counts_agree.section, gta_iv_paths.file.disabled_agree.section, gta_iv_paths.file.groups_agree.section, gta_iv_paths.file.lanes_agree.section</extracomment>
        <translation>Formatannahmen</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp, gta_sa_save.object.forward, gta_sa_save.stored_car.forward</extracomment>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>gta_sa_save.stunt_jump.found</extracomment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Found: {}</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Gefunden: {}</translation>
    </message>
    <message>
        <source>Fraction of the way from west to east, or from north to south</source>
        <extracomment>source_nav.split.at.help</extracomment>
        <translation>Anteil des Wegs von West nach Ost oder von Nord nach Süd</translation>
    </message>
    <message>
        <source>Frame</source>
        <extracomment>gta_sa_save.simple_vars.frame</extracomment>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Free Spare Targets</source>
        <extracomment>SA009.fix</extracomment>
        <translation>Reserveziele freigeben</translation>
    </message>
    <message>
        <source>Free respray</source>
        <extracomment>gta_sa_save.garage.free_respray</extracomment>
        <translation>Gratis-Umlackierung</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>gta_sa_save.simple_vars.french</extracomment>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Friendly</source>
        <extracomment>gta_sa_save.marker.friendly</extracomment>
        <translation>Freundlich</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>gta_iv_paths.link.owner, gta_sa_extended_paths.link.owner, gta_sa_paths.link.owner, quake_nav2.link.owner, quake_nav3.link.owner, source_nav.connection.owner, source_nav.encounter_path.from</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>From each node to the next only, or in both directions</source>
        <extracomment>quake_nav2.connect_as.way.help, quake_nav3.connect_as.way.help</extracomment>
        <translation>Von jedem Knoten nur zum nächsten oder in beiden Richtungen</translation>
    </message>
    <message>
        <source>From north to south</source>
        <extracomment>source_nav.area.depth.help</extracomment>
        <translation>Von Nord nach Süd</translation>
    </message>
    <message>
        <source>From previous</source>
        <extracomment>source_nav.area.approach.previous_how</extracomment>
        <translation>Vom vorigen</translation>
    </message>
    <message>
        <source>From side</source>
        <extracomment>source_nav.encounter_path.from_direction</extracomment>
        <translation>Von Seite</translation>
    </message>
    <message>
        <source>From west to east</source>
        <extracomment>source_nav.area.width.help</extracomment>
        <translation>Von West nach Ost</translation>
    </message>
    <message>
        <source>Full width of the strip between the directions</source>
        <extracomment>gta_iv_paths.build_road.median.help, gta_iv_paths.build_water.median.help, gta_iv_paths.set_run.median.help, gta_sa_extended_paths.build_road.median.help, gta_sa_extended_paths.build_water.median.help, gta_sa_paths.build_road.median.help, gta_sa_paths.build_water.median.help</extracomment>
        <translation>Volle Breite des Streifens zwischen den Richtungen</translation>
    </message>
    <message>
        <source>Full width of the strip between the directions; of the path where pedestrians walk</source>
        <extracomment>gta_sa_extended_paths.set_run.median.help, gta_sa_paths.set_run.median.help</extracomment>
        <translation>Volle Breite des Streifens zwischen den Richtungen; bei Fußgängern die des Pfads</translation>
    </message>
    <message>
        <source>Func cost</source>
        <extracomment>source_nav.area.func_cost</extracomment>
        <translation>Func-Kosten</translation>
    </message>
    <message>
        <source>Further statistics</source>
        <extracomment>gta_sa_save.file.further_statistics</extracomment>
        <translation>Weitere Statistiken</translation>
    </message>
    <message>
        <source>GTA IV paths</source>
        <extracomment>gta_iv_paths</extracomment>
        <translation>GTA-IV-Pfade</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>source_nav.file.layout</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game bit 16</source>
        <extracomment>source_nav.area.game_16</extracomment>
        <translation>Spielbit 16</translation>
    </message>
    <message>
        <source>Game bit 17</source>
        <extracomment>source_nav.area.game_17</extracomment>
        <translation>Spielbit 17</translation>
    </message>
    <message>
        <source>Game bit 18</source>
        <extracomment>source_nav.area.game_18</extracomment>
        <translation>Spielbit 18</translation>
    </message>
    <message>
        <source>Game bit 19</source>
        <extracomment>source_nav.area.game_19</extracomment>
        <translation>Spielbit 19</translation>
    </message>
    <message>
        <source>Game bit 20</source>
        <extracomment>source_nav.area.game_20</extracomment>
        <translation>Spielbit 20</translation>
    </message>
    <message>
        <source>Game bit 21</source>
        <extracomment>source_nav.area.game_21</extracomment>
        <translation>Spielbit 21</translation>
    </message>
    <message>
        <source>Game bit 22</source>
        <extracomment>source_nav.area.game_22</extracomment>
        <translation>Spielbit 22</translation>
    </message>
    <message>
        <source>Game bit 23</source>
        <extracomment>source_nav.area.game_23</extracomment>
        <translation>Spielbit 23</translation>
    </message>
    <message>
        <source>Game bit 24</source>
        <extracomment>source_nav.area.game_24</extracomment>
        <translation>Spielbit 24</translation>
    </message>
    <message>
        <source>Game bit 25</source>
        <extracomment>source_nav.area.game_25</extracomment>
        <translation>Spielbit 25</translation>
    </message>
    <message>
        <source>Game bit 26</source>
        <extracomment>source_nav.area.game_26</extracomment>
        <translation>Spielbit 26</translation>
    </message>
    <message>
        <source>Game flags</source>
        <extracomment>source_nav.game_flags</extracomment>
        <translation>Spiel-Flags</translation>
    </message>
    <message>
        <source>Game flags, raw</source>
        <extracomment>source_nav.area.game_flags_word</extracomment>
        <translation>Spiel-Flags, roh</translation>
    </message>
    <message>
        <source>Game time</source>
        <extracomment>gta_sa_save.car_generator.next_time.help, gta_sa_save.gang_wars.last_time.help, gta_sa_save.gang_wars.start_time.help, gta_sa_save.pickup.regeneration.help, gta_sa_save.simple_vars.game_time, gta_sa_save.thread.wake_time.help</extracomment>
        <translation>Spielzeit</translation>
    </message>
    <message>
        <source>Game time. Not used again for 40 seconds.</source>
        <extracomment>gta_sa_save.set_piece.last_time.help</extracomment>
        <translation>Spielzeit. 40 Sekunden lang nicht erneut benutzt.</translation>
    </message>
    <message>
        <source>Gang</source>
        <extracomment>gta_sa_save.gang.model.section, gta_sa_save.gang.weapon_1.section, gta_sa_save.gang.weapon_2.section, gta_sa_save.gang.weapon_3.section</extracomment>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Gang 10</source>
        <extracomment>gta_sa_save.zone_population.gang_10</extracomment>
        <translation>Gang 10</translation>
    </message>
    <message>
        <source>Gang 9</source>
        <extracomment>gta_sa_save.zone_population.gang_9</extracomment>
        <translation>Gang 9</translation>
    </message>
    <message>
        <source>Gang wars</source>
        <extracomment>gta_sa_save.gang_wars.active</extracomment>
        <translation>Gangkriege</translation>
    </message>
    <message>
        <source>Gang wars with wrong data size</source>
        <extracomment>SAV-009W.fault</extracomment>
        <translation>Gangkriege mit falscher Datengröße</translation>
    </message>
    <message>
        <source>Gangs</source>
        <extracomment>gta_sa_save.zone_population.dealers.section, gta_sa_save.zone_population.gang_1.section, gta_sa_save.zone_population.gang_10.section, gta_sa_save.zone_population.gang_2.section, gta_sa_save.zone_population.gang_3.section, gta_sa_save.zone_population.gang_4.section, gta_sa_save.zone_population.gang_5.section, gta_sa_save.zone_population.gang_6.section, gta_sa_save.zone_population.gang_7.section, gta_sa_save.zone_population.gang_8.section, gta_sa_save.zone_population.gang_9.section</extracomment>
        <translation>Gangs</translation>
    </message>
    <message>
        <source>Garage</source>
        <extracomment>gta_sa_save.garage.door.section, gta_sa_save.garage.door_state.section, gta_sa_save.garage.legend, gta_sa_save.garage.name.section, gta_sa_save.garage.original_type.section, gta_sa_save.garage.type.section</extracomment>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Garage with a wrong box</source>
        <extracomment>SAV-091.fault</extracomment>
        <translation>Garage mit falscher Box</translation>
    </message>
    <message>
        <source>Garage with invalid shape</source>
        <extracomment>SAV-091D.fault</extracomment>
        <translation>Garage mit ungültiger Form</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>gta_sa_save.simple_vars.german</extracomment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Globals</source>
        <extracomment>gta_sa_save.file.globals</extracomment>
        <translation>Globale Variablen</translation>
    </message>
    <message>
        <source>Globals size</source>
        <extracomment>gta_sa_save.file.globals_size</extracomment>
        <translation>Größe der Globalen</translation>
    </message>
    <message>
        <source>Good sniper spot</source>
        <extracomment>source_nav.hiding_spot.good_sniper_spot, source_nav.set_spot_kind.good_sniper_spot</extracomment>
        <translation>Guter Sniperplatz</translation>
    </message>
    <message>
        <source>Greater differences are kept, as for drops and stairs</source>
        <extracomment>source_nav.fit_heights.step.help</extracomment>
        <translation>Größere Unterschiede bleiben, etwa bei Absprüngen und Treppen</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>gta_sa_save.marker_3d.green, gta_sa_save.zone_population.green</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Grid for sides without an edge nearby. 0: none.</source>
        <extracomment>source_nav.area.grid.help</extracomment>
        <translation>Raster für Seiten ohne Kante in der Nähe. 0: keins.</translation>
    </message>
    <message>
        <source>Grid for the line. 0: none.</source>
        <extracomment>source_nav.split_area.grid.help</extracomment>
        <translation>Raster für die Linie. 0: keins.</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>gta_iv_paths.node.group, gta_sa_extended_paths.node.group, gta_sa_paths.node.group</extracomment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Groups are numbered over the whole map: open all {} areas first.</source>
        <extracomment>core/systems/gta_sa_paths/rebuild.cpp</extracomment>
        <translation>Gruppen werden über die ganze Karte nummeriert: Zuerst alle {} Bereiche öffnen.</translation>
    </message>
    <message>
        <source>Groups may enter</source>
        <extracomment>gta_sa_save.enex_connection.group</extracomment>
        <translation>Gruppen erlaubt</translation>
    </message>
    <message>
        <source>Grove Street</source>
        <extracomment>gta_sa_save.zone_population.gang_2</extracomment>
        <translation>Grove Street</translation>
    </message>
    <message>
        <source>Guesses</source>
        <extracomment>quake_nav2.retie.guesses, quake_nav3.retie.guesses</extracomment>
        <translation>Vermutungen</translation>
    </message>
    <message>
        <source>Handle</source>
        <extracomment>gta_sa_save.object.handle, gta_sa_save.player.handle</extracomment>
        <translation>Handle</translation>
    </message>
    <message>
        <source>Handle of its radar marker</source>
        <extracomment>gta_sa_save.gang_wars.marker.help</extracomment>
        <translation>Handle der Radarmarkierung</translation>
    </message>
    <message>
        <source>Handling</source>
        <extracomment>gta_sa_save.stored_car.handling</extracomment>
        <translation>Handling</translation>
    </message>
    <message>
        <source>Has ammo</source>
        <extracomment>source_nav.area.tf_has_ammo</extracomment>
        <translation>Hat Munition</translation>
    </message>
    <message>
        <source>Has at least one decent line to snipe along</source>
        <extracomment>source_nav.hiding_spot.good_sniper_spot.help, source_nav.set_spot_kind.good_sniper_spot.help</extracomment>
        <translation>Hat mindestens eine brauchbare Schusslinie</translation>
    </message>
    <message>
        <source>Has elevator</source>
        <extracomment>source_nav.area.elevator</extracomment>
        <translation>Hat Aufzug</translation>
    </message>
    <message>
        <source>Has health</source>
        <extracomment>source_nav.area.tf_has_health</extracomment>
        <translation>Hat Gesundheit</translation>
    </message>
    <message>
        <source>Has nitro</source>
        <extracomment>gta_sa_save.stored_car.has_nitro</extracomment>
        <translation>Hat Nitro</translation>
    </message>
    <message>
        <source>Hash of the name of the street, 0 for none. One source; the game after this one has the same field.</source>
        <extracomment>gta_iv_paths.node.street_hash.help</extracomment>
        <translation>Hash des Straßennamens, 0 für keinen. Eine Quelle; das Nachfolgespiel hat dasselbe Feld.</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>gta_sa_save.car_generator.heading, gta_sa_save.parked_car.heading, gta_sa_save.restart.heading</extracomment>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Heading {} (expected 0 to 360)</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Ausrichtung {} (erwartet 0 bis 360)</translation>
    </message>
    <message>
        <source>Health</source>
        <extracomment>gta_sa_save.player.health</extracomment>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>source_nav.level.height</extracomment>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height Ramp</source>
        <extracomment>gta_iv_paths.height_ramp, gta_sa_extended_paths.height_ramp, gta_sa_paths.height_ramp, gta_sa_save.height_ramp, quake_nav2.height_ramp, quake_nav3.height_ramp, source_nav.height_ramp</extracomment>
        <translation>Höhenrampe</translation>
    </message>
    <message>
        <source>Height at maximum x, maximum y</source>
        <extracomment>source_nav.area.south_east_z.help</extracomment>
        <translation>Höhe bei maximalem x, maximalem y</translation>
    </message>
    <message>
        <source>Height at maximum x, minimum y</source>
        <extracomment>source_nav.area.north_east_z.help</extracomment>
        <translation>Höhe bei maximalem x, minimalem y</translation>
    </message>
    <message>
        <source>Height at minimum x, maximum y</source>
        <extracomment>source_nav.area.south_west_z.help</extracomment>
        <translation>Höhe bei minimalem x, maximalem y</translation>
    </message>
    <message>
        <source>Height at minimum x, minimum y</source>
        <extracomment>source_nav.area.north_west_z.help</extracomment>
        <translation>Höhe bei minimalem x, minimalem y</translation>
    </message>
    <message>
        <source>Height of the end above the start</source>
        <extracomment>quake_nav2.traversal.up.help, quake_nav3.traversal.up.help</extracomment>
        <translation>Höhe des Endes über dem Start</translation>
    </message>
    <message>
        <source>Height of the highest corner</source>
        <extracomment>source_nav.select_height_range.high.help</extracomment>
        <translation>Höhe der höchsten Ecke</translation>
    </message>
    <message>
        <source>Height of the lowest corner</source>
        <extracomment>source_nav.select_height_range.low.help</extracomment>
        <translation>Höhe der niedrigsten Ecke</translation>
    </message>
    <message>
        <source>Height of the other area&apos;s edge above this one&apos;s where they meet. Far below 0: a drop.</source>
        <extracomment>source_nav.connection.height.help</extracomment>
        <translation>Höhe der Kante des anderen Bereichs über der von diesem, wo sie sich treffen. Weit unter 0: ein Absprung.</translation>
    </message>
    <message>
        <source>Height of the target above the node that the link leaves</source>
        <extracomment>quake_nav2.link.climb.help, quake_nav3.link.climb.help</extracomment>
        <translation>Höhe des Ziels über dem Knoten, von dem die Verbindung ausgeht</translation>
    </message>
    <message>
        <source>Heights</source>
        <extracomment>source_nav.corners_to_ground.section, source_nav.fit_heights.section, source_nav.level.section, source_nav.mend_rectangles.section, source_nav.raise.section</extracomment>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Heights too</source>
        <extracomment>gta_iv_paths.scale_selection.heights, gta_sa_extended_paths.scale_selection.heights, gta_sa_paths.scale_selection.heights, gta_sa_save.scale_selection.heights, quake_nav2.scale_selection.heights, quake_nav3.scale_selection.heights, source_nav.scale_selection.heights</extracomment>
        <translation>Auch Höhen</translation>
    </message>
    <message>
        <source>Help messages</source>
        <extracomment>gta_sa_save.file.help_messages</extracomment>
        <translation>Hilfetexte</translation>
    </message>
    <message>
        <source>Help was shown</source>
        <extracomment>gta_sa_save.pickup.help_shown</extracomment>
        <translation>Hilfe wurde gezeigt</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>source_nav.area.approach.here</extracomment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <extracomment>quake_nav2.file.heuristic, quake_nav3.file.heuristic</extracomment>
        <translation>Heuristik</translation>
    </message>
    <message>
        <source>Heuristic factor of the route search. 0.8 in nearly all original files.</source>
        <extracomment>quake_nav2.file.heuristic.help, quake_nav3.file.heuristic.help</extracomment>
        <translation>Heuristikfaktor der Wegsuche. 0.8 in fast allen Originaldateien.</translation>
    </message>
    <message>
        <source>Heuristic {} (expected a number above 0, usually 0.8)</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Heuristik {} (erwartet eine Zahl über 0, meist 0.8)</translation>
    </message>
    <message>
        <source>Hiding Spot</source>
        <extracomment>source_nav.hiding_spot</extracomment>
        <translation>Versteck</translation>
    </message>
    <message>
        <source>Hiding Spots</source>
        <extracomment>source_nav.set_spot_kind.section, source_nav.spots_to_area.section, source_nav.spots_to_ground.section</extracomment>
        <translation>Verstecke</translation>
    </message>
    <message>
        <source>Hiding spot</source>
        <extracomment>source_nav.hiding_spot.id.section, source_nav.hiding_spot.owner.section, source_nav.hiding_spot.position.section</extracomment>
        <translation>Versteck</translation>
    </message>
    <message>
        <source>Hiding spot IDs are unique</source>
        <extracomment>NAV023</extracomment>
        <translation>Versteck-IDs sind eindeutig</translation>
    </message>
    <message>
        <source>Hiding spot inside a wall or floor</source>
        <extracomment>NAV072.fault</extracomment>
        <translation>Versteck in einer Wand oder im Boden</translation>
    </message>
    <message>
        <source>Hiding spot outside its area</source>
        <extracomment>NAV060.fault</extracomment>
        <translation>Versteck außerhalb seines Bereichs</translation>
    </message>
    <message>
        <source>Hiding spot to look at</source>
        <extracomment>source_nav.encounter_path.encounter_spot.spot.help</extracomment>
        <translation>Versteck, zu dem geblickt wird</translation>
    </message>
    <message>
        <source>Hiding spot with invalid position</source>
        <extracomment>NAV006.fault</extracomment>
        <translation>Versteck mit ungültiger Position</translation>
    </message>
    <message>
        <source>Hiding spots</source>
        <extracomment>source_nav.area.spots, source_nav.file.hiding_spots, source_nav.strip.hiding_spots</extracomment>
        <translation>Verstecke</translation>
    </message>
    <message>
        <source>Hiding spots are in open space</source>
        <extracomment>NAV072</extracomment>
        <translation>Verstecke liegen im freien Raum</translation>
    </message>
    <message>
        <source>Hiding spots here are not used.</source>
        <extracomment>source_nav.area.dont_hide.help</extracomment>
        <translation>Verstecke hier werden nicht benutzt.</translation>
    </message>
    <message>
        <source>Hiding spots to look at on the way</source>
        <extracomment>source_nav.encounter_path.spots.help</extracomment>
        <translation>Verstecke, zu denen unterwegs geblickt wird</translation>
    </message>
    <message>
        <source>Hiding spots, encounter paths and visibility have been computed</source>
        <extracomment>source_nav.file.analysed.help</extracomment>
        <translation>Verstecke, Begegnungspfade und Sichtbarkeit sind berechnet</translation>
    </message>
    <message>
        <source>High priority</source>
        <extracomment>gta_sa_save.car_generator.priority</extracomment>
        <translation>Hohe Priorität</translation>
    </message>
    <message>
        <source>Highway</source>
        <extracomment>gta_iv_paths.node.highway</extracomment>
        <translation>Autobahn</translation>
    </message>
    <message>
        <source>Horizontal distance from start to end</source>
        <extracomment>quake_nav2.traversal.across.help, quake_nav3.traversal.across.help</extracomment>
        <translation>Horizontale Entfernung vom Start zum Ende</translation>
    </message>
    <message>
        <source>Hospital</source>
        <extracomment>gta_sa_save.restart.legend</extracomment>
        <translation>Krankenhaus</translation>
    </message>
    <message>
        <source>Hospital heading</source>
        <extracomment>gta_sa_save.file.hospital_heading</extracomment>
        <translation>Krankenhaus Ausrichtung</translation>
    </message>
    <message>
        <source>Hospital radius</source>
        <extracomment>gta_sa_save.file.hospital_radius</extracomment>
        <translation>Krankenhaus Radius</translation>
    </message>
    <message>
        <source>Hospital x</source>
        <extracomment>gta_sa_save.file.hospital_x</extracomment>
        <translation>Krankenhaus x</translation>
    </message>
    <message>
        <source>Hospital y</source>
        <extracomment>gta_sa_save.file.hospital_y</extracomment>
        <translation>Krankenhaus y</translation>
    </message>
    <message>
        <source>Hospital z</source>
        <extracomment>gta_sa_save.file.hospital_z</extracomment>
        <translation>Krankenhaus z</translation>
    </message>
    <message>
        <source>Hostages do not go here.</source>
        <extracomment>source_nav.area.no_hostages.help</extracomment>
        <translation>Geiseln gehen nicht hierher.</translation>
    </message>
    <message>
        <source>Hour</source>
        <extracomment>gta_sa_save.simple_vars.hour</extracomment>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>Hours without food</source>
        <extracomment>gta_sa_save.player_info.hours_hungry</extracomment>
        <translation>Stunden ohne Essen</translation>
    </message>
    <message>
        <source>How bots move along the link</source>
        <extracomment>quake_nav2.chain.type.help, quake_nav2.connect_as.type.help, quake_nav2.link.type.help, quake_nav2.select_type.type.help, quake_nav2.set_type.type.help, quake_nav3.chain.type.help, quake_nav3.connect_as.type.help, quake_nav3.link.type.help, quake_nav3.select_type.type.help, quake_nav3.set_type.type.help</extracomment>
        <translation>Wie sich Bots entlang der Verbindung bewegen</translation>
    </message>
    <message>
        <source>How bots move along the link. Changing the type adds or removes the traversal.</source>
        <extracomment>quake_nav2.link.type.help, quake_nav3.link.type.help</extracomment>
        <translation>Wie sich Bots entlang der Verbindung bewegen. Ein anderer Typ fügt das Traversal hinzu oder entfernt es.</translation>
    </message>
    <message>
        <source>How much of the area is visible. &apos;Not visible&apos; overrides an inherited entry.</source>
        <extracomment>source_nav.area.visible_area.visibility.help</extracomment>
        <translation>Wie viel vom Bereich sichtbar ist. „Nicht sichtbar“ hat Vorrang vor einem geerbten Eintrag.</translation>
    </message>
    <message>
        <source>How much traffic appears here: 0 none, 15 full</source>
        <extracomment>gta_iv_paths.build_road.spawn_density.help, gta_iv_paths.build_water.spawn_density.help, gta_iv_paths.set_run.spawn_density.help</extracomment>
        <translation>Wie viel Verkehr hier erscheint: 0 keiner, 15 voll</translation>
    </message>
    <message>
        <source>How often traffic or pedestrians appear here: 0 never, 15 always</source>
        <extracomment>gta_sa_extended_paths.build_path.spawn_probability.help, gta_sa_extended_paths.build_road.spawn_probability.help, gta_sa_extended_paths.build_water.spawn_probability.help, gta_sa_extended_paths.set_run.spawn_probability.help, gta_sa_paths.build_path.spawn_probability.help, gta_sa_paths.build_road.spawn_probability.help, gta_sa_paths.build_water.spawn_probability.help, gta_sa_paths.set_run.spawn_probability.help</extracomment>
        <translation>Wie oft hier Verkehr oder Fußgänger erscheinen: 0 nie, 15 immer</translation>
    </message>
    <message>
        <source>How the file was laid out when it was opened. An edited area keeps forms 1, 2 and 4; truncated and uninitialised files are written in standard form once their area is edited.</source>
        <extracomment>gta_sa_extended_paths.file.form.help, gta_sa_paths.file.form.help</extracomment>
        <translation>Aufbau der Datei beim Öffnen. Ein bearbeiteter Bereich behält die Formen 1, 2 und 4; abgeschnittene und uninitialisierte Dateien werden in Standardform geschrieben, sobald ihr Bereich bearbeitet ist.</translation>
    </message>
    <message>
        <source>Hydraulics</source>
        <extracomment>gta_sa_save.stored_car.hydraulics</extracomment>
        <translation>Hydraulik</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>gta_iv_paths.node.id, gta_sa_extended_paths.navi.id, gta_sa_extended_paths.node.id, gta_sa_paths.navi.id, gta_sa_paths.node.id, source_nav.area.id, source_nav.hiding_spot.id, source_nav.ladder.id</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Ideal sniper spot</source>
        <extracomment>source_nav.hiding_spot.ideal_sniper_spot, source_nav.set_spot_kind.ideal_sniper_spot</extracomment>
        <translation>Idealer Sniperplatz</translation>
    </message>
    <message>
        <source>Ignore visibility</source>
        <extracomment>source_nav.area.spawn_ignore_visibility</extracomment>
        <translation>Sichtbarkeit ignorieren</translation>
    </message>
    <message>
        <source>Ignores the population limit</source>
        <extracomment>gta_sa_save.car_generator.any_crowd</extracomment>
        <translation>Ignoriert die Bevölkerungsgrenze</translation>
    </message>
    <message>
        <source>In all areas</source>
        <extracomment>source_nav.file.encounter_paths.help, source_nav.file.hiding_spots.help</extracomment>
        <translation>In allen Bereichen</translation>
    </message>
    <message>
        <source>In cover</source>
        <extracomment>source_nav.hiding_spot.in_cover, source_nav.set_spot_kind.in_cover</extracomment>
        <translation>In Deckung</translation>
    </message>
    <message>
        <source>In the save</source>
        <extracomment>gta_sa_extended_paths.node.switched_by.section, gta_sa_extended_paths.node.traffic_in_save.section, gta_sa_paths.node.switched_by.section, gta_sa_paths.node.traffic_in_save.section</extracomment>
        <translation>Im Spielstand</translation>
    </message>
    <message>
        <source>In the whole mesh</source>
        <extracomment>source_nav.file.ladders.help</extracomment>
        <translation>Im ganzen Mesh</translation>
    </message>
    <message>
        <source>In this area</source>
        <extracomment>source_nav.area.spots.help</extracomment>
        <translation>In diesem Bereich</translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>gta_sa_save.marker.in_use</extracomment>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Inactive</source>
        <extracomment>gta_sa_save.garage.inactive</extracomment>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>Inclusive</source>
        <extracomment>gta_sa_save.path_region.maximum.help, gta_sa_save.path_region.minimum.help</extracomment>
        <translation>Einschließlich</translation>
    </message>
    <message>
        <source>Incoming connections</source>
        <extracomment>source_nav.area.connections_in</extracomment>
        <translation>Eingehende Verbindungen</translation>
    </message>
    <message>
        <source>Index</source>
        <extracomment>gta_iv_paths.link.index, gta_sa_extended_paths.link.index, gta_sa_paths.link.index, quake_nav2.edict.index, quake_nav2.link.index, quake_nav2.node.index, quake_nav2.traversal.index, quake_nav3.edict.index, quake_nav3.link.index, quake_nav3.node.index, quake_nav3.traversal.index, source_nav.fog_place.index, source_nav.place.index</extracomment>
        <translation>Index</translation>
    </message>
    <message>
        <source>Index of its first link in its area&apos;s file</source>
        <extracomment>gta_iv_paths.node.first_link.help, gta_sa_extended_paths.node.first_link.help, gta_sa_paths.node.first_link.help</extracomment>
        <translation>Index der ersten Verbindung in der Datei des Bereichs</translation>
    </message>
    <message>
        <source>Index of the brush entity&apos;s model in the running game</source>
        <extracomment>quake_nav3.edict.model_index.help</extracomment>
        <translation>Index des Modells der Brush-Entity im laufenden Spiel</translation>
    </message>
    <message>
        <source>Index of the first outgoing link</source>
        <extracomment>quake_nav2.node.first_link.help, quake_nav3.node.first_link.help</extracomment>
        <translation>Index der ersten ausgehenden Verbindung</translation>
    </message>
    <message>
        <source>Infinite run</source>
        <extracomment>gta_sa_save.player_info.endless_run</extracomment>
        <translation>Unbegrenzt rennen</translation>
    </message>
    <message>
        <source>Inherits from</source>
        <extracomment>source_nav.area.inherits_from</extracomment>
        <translation>Erbt von</translation>
    </message>
    <message>
        <source>Insert Along Curve</source>
        <extracomment>gta_iv_paths.curve, gta_sa_extended_paths.curve, gta_sa_paths.curve</extracomment>
        <translation>Entlang Kurve einfügen</translation>
    </message>
    <message>
        <source>Insert Nodes</source>
        <extracomment>SA026.fix, gta_iv_paths.insert, gta_sa_extended_paths.insert, gta_sa_paths.insert, quake_nav2.insert, quake_nav3.insert</extracomment>
        <translation>Knoten einfügen</translation>
    </message>
    <message>
        <source>Inserts a node on the floor halfway along each selected walk link</source>
        <extracomment>quake_nav2.insert.help, quake_nav3.insert.help</extracomment>
        <translation>Fügt in der Mitte jeder ausgewählten Gehverbindung einen Knoten auf dem Boden ein</translation>
    </message>
    <message>
        <source>Inserts evenly spaced nodes into the selected links</source>
        <extracomment>gta_iv_paths.insert.help, gta_sa_extended_paths.insert.help, gta_sa_paths.insert.help</extracomment>
        <translation>Fügt gleichmäßig verteilte Knoten in die ausgewählten Verbindungen ein</translation>
    </message>
    <message>
        <source>Inserts evenly spaced nodes into the selected links, on a smooth curve through the nodes of the road</source>
        <extracomment>gta_iv_paths.curve.help, gta_sa_extended_paths.curve.help, gta_sa_paths.curve.help</extracomment>
        <translation>Fügt gleichmäßig verteilte Knoten in die ausgewählten Verbindungen ein, auf einer glatten Kurve durch die Knoten der Straße</translation>
    </message>
    <message>
        <source>Inserts nodes along the road between its junctions, so that no link is longer than the limit</source>
        <extracomment>gta_iv_paths.split_run.help</extracomment>
        <translation>Fügt Knoten entlang der Straße zwischen ihren Kreuzungen ein, sodass keine Verbindung länger als die Grenze ist</translation>
    </message>
    <message>
        <source>Inserts nodes into the selected links, so that no part is longer than the limit</source>
        <extracomment>gta_iv_paths.split_link.help, gta_sa_extended_paths.split_link.help, gta_sa_paths.split_link.help</extracomment>
        <translation>Fügt Knoten in die ausgewählten Verbindungen ein, sodass kein Teil länger als die Grenze ist</translation>
    </message>
    <message>
        <source>Inside {}, which comes later. Deleting the region without open path files may change nodes outside its box.</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Innerhalb von {}, später in der Liste. Das Löschen der Region ohne geöffnete Pfaddateien kann Knoten außerhalb ihrer Box ändern.</translation>
    </message>
    <message>
        <source>Instant turn</source>
        <extracomment>quake_nav3.link.instant_turn</extracomment>
        <translation>Sofortige Drehung</translation>
    </message>
    <message>
        <source>Interior</source>
        <extracomment>gta_sa_save.enex_connection.is_interior, gta_sa_save.player.interior, gta_sa_save.simple_vars.interior</extracomment>
        <translation>Innenraum</translation>
    </message>
    <message>
        <source>Interiors are at a height of about 1000 m</source>
        <extracomment>gta_sa_save.player.position.help</extracomment>
        <translation>Innenräume liegen in etwa 1000 m Höhe</translation>
    </message>
    <message>
        <source>Intersection count off by</source>
        <extracomment>gta_iv_paths.file.intersection_excess</extracomment>
        <translation>Kreuzungszahl weicht ab um</translation>
    </message>
    <message>
        <source>Intersection with links</source>
        <extracomment>IV017.fault</extracomment>
        <translation>Kreuzungsknoten mit Verbindungen</translation>
    </message>
    <message>
        <source>Intersections</source>
        <extracomment>gta_iv_paths.file.intersections</extracomment>
        <translation>Kreuzungsknoten</translation>
    </message>
    <message>
        <source>Intersections have no links</source>
        <extracomment>IV017</extracomment>
        <translation>Kreuzungsknoten haben keine Verbindungen</translation>
    </message>
    <message>
        <source>Invalid analysed byte</source>
        <extracomment>NAV052.fault</extracomment>
        <translation>Ungültiges Analysebyte</translation>
    </message>
    <message>
        <source>Invalid crossing flags, or other ones than on the reverse link</source>
        <extracomment>SA036.fault</extracomment>
        <translation>Ungültige Überweg-Flags oder andere als bei der Gegenverbindung</translation>
    </message>
    <message>
        <source>Invalid heuristic</source>
        <extracomment>QN002.fault</extracomment>
        <translation>Ungültige Heuristik</translation>
    </message>
    <message>
        <source>Invalid position</source>
        <extracomment>SAV-010A.fault, SAV-010C.fault, SAV-010D.fault, SAV-010G.fault, SAV-010J.fault, SAV-010M.fault, SAV-010O.fault, SAV-010P.fault, SAV-010R.fault</extracomment>
        <translation>Ungültige Position</translation>
    </message>
    <message>
        <source>Invalid position.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp, core/systems/quake_nav/build.cpp, core/systems/source_nav/build.cpp, core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Ungültige Position.</translation>
    </message>
    <message>
        <source>Invalid restart point</source>
        <extracomment>SAV-100.fault</extracomment>
        <translation>Ungültiger Neustartpunkt</translation>
    </message>
    <message>
        <source>Invalid stunt jump</source>
        <extracomment>SAV-070.fault</extracomment>
        <translation>Ungültiger Stuntsprung</translation>
    </message>
    <message>
        <source>Invert look</source>
        <extracomment>gta_sa_save.simple_vars.invert_look</extracomment>
        <translation>Blick umkehren</translation>
    </message>
    <message>
        <source>Inverted set piece</source>
        <extracomment>SAV-060.fault</extracomment>
        <translation>Umgekehrtes Set-Piece</translation>
    </message>
    <message>
        <source>Inverted zone</source>
        <extracomment>SAV-031.fault</extracomment>
        <translation>Umgekehrte Zone</translation>
    </message>
    <message>
        <source>Invisible objects</source>
        <extracomment>gta_sa_save.file.invisible_objects</extracomment>
        <translation>Unsichtbare Objekte</translation>
    </message>
    <message>
        <source>Irregular link ranges</source>
        <extracomment>QN003.fault, gta_iv_paths.file.link_layout, gta_sa_extended_paths.file.link_layout, gta_sa_paths.file.link_layout, quake_nav2.file.link_ranges, quake_nav3.file.link_ranges</extracomment>
        <translation>Unregelmäßige Verbindungsabschnitte</translation>
    </message>
    <message>
        <source>Isolated area</source>
        <extracomment>NAV054.fault</extracomment>
        <translation>Isolierter Bereich</translation>
    </message>
    <message>
        <source>It was</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Sie wurde</translation>
    </message>
    <message>
        <source>Item or start without a node nearby</source>
        <extracomment>QN054.fault</extracomment>
        <translation>Item oder Start ohne Knoten in der Nähe</translation>
    </message>
    <message>
        <source>Items and starts have a node nearby</source>
        <extracomment>QN054</extracomment>
        <translation>Items und Starts haben einen Knoten in der Nähe</translation>
    </message>
    <message>
        <source>Its links are pusher links.</source>
        <extracomment>quake_nav2.node.pusher.help, quake_nav3.node.pusher.help</extracomment>
        <translation>Seine Verbindungen sind Pusher-Verbindungen.</translation>
    </message>
    <message>
        <source>Its links are teleport links.</source>
        <extracomment>quake_nav2.node.teleporter.help, quake_nav3.node.teleporter.help</extracomment>
        <translation>Seine Verbindungen sind Teleport-Verbindungen.</translation>
    </message>
    <message>
        <source>Its links lead through doors.</source>
        <extracomment>quake_nav3.node.check_doors.help</extracomment>
        <translation>Seine Verbindungen führen durch Türen.</translation>
    </message>
    <message>
        <source>Jump</source>
        <extracomment>gta_sa_save.stunt_jump.done.section, gta_sa_save.stunt_jump.found.section, gta_sa_save.stunt_jump.reward.section, source_nav.area.jump</extracomment>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Jump out of reach</source>
        <extracomment>QN029.fault</extracomment>
        <translation>Sprung außer Reichweite</translation>
    </message>
    <message>
        <source>Jumps are within reach</source>
        <extracomment>QN029</extracomment>
        <translation>Sprünge sind in Reichweite</translation>
    </message>
    <message>
        <source>Keeps weapons after arrest</source>
        <extracomment>gta_sa_save.player_info.keeps_when_busted</extracomment>
        <translation>Behält Waffen nach Verhaftung</translation>
    </message>
    <message>
        <source>Keeps weapons after death</source>
        <extracomment>gta_sa_save.player_info.keeps_when_wasted</extracomment>
        <translation>Behält Waffen nach Tod</translation>
    </message>
    <message>
        <source>Kept as found in the file until the first edit</source>
        <extracomment>gta_sa_save.file.keeps_checksum.help</extracomment>
        <translation>Bis zur ersten Änderung wie in der Datei behalten</translation>
    </message>
    <message>
        <source>Kept for a file whose nodes claim overlapping or scattered links; empty in a valid file</source>
        <extracomment>gta_iv_paths.file.link_layout.help, gta_sa_extended_paths.file.link_layout.help, gta_sa_paths.file.link_layout.help</extracomment>
        <translation>Behalten für eine Datei, deren Knoten überlappende oder verstreute Verbindungen beanspruchen; leer in einer gültigen Datei</translation>
    </message>
    <message>
        <source>Kept for files whose nodes claim overlapping or scattered links. Empty in a valid file.</source>
        <extracomment>quake_nav2.file.link_ranges.help, quake_nav3.file.link_ranges.help</extracomment>
        <translation>Behalten für Dateien, deren Knoten überlappende oder verstreute Verbindungen beanspruchen. Leer in einer gültigen Datei.</translation>
    </message>
    <message>
        <source>Kills</source>
        <extracomment>gta_sa_save.file.kills</extracomment>
        <translation>Tötungen</translation>
    </message>
    <message>
        <source>Ladder</source>
        <extracomment>quake_nav3.node.ladder, source_nav.area.ladder_down.ladder, source_nav.area.ladder_down.ladder.section, source_nav.area.ladder_up.ladder, source_nav.area.ladder_up.ladder.section, source_nav.ladder, source_nav.ladder.bottom.section, source_nav.ladder.dangling.section, source_nav.ladder.direction.section, source_nav.ladder.id.section, source_nav.ladder.length.section, source_nav.ladder.top.section, source_nav.ladder.width.section</extracomment>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Ladder ID that is 0 or duplicate</source>
        <extracomment>NAV024.fault</extracomment>
        <translation>Leiter-ID ist 0 oder doppelt</translation>
    </message>
    <message>
        <source>Ladder IDs are unique and not 0</source>
        <extracomment>NAV024</extracomment>
        <translation>Leiter-IDs sind eindeutig und nicht 0</translation>
    </message>
    <message>
        <source>Ladder links start or end here.</source>
        <extracomment>quake_nav3.node.ladder.help</extracomment>
        <translation>Leiterverbindungen beginnen oder enden hier.</translation>
    </message>
    <message>
        <source>Ladder listed by an unrelated area</source>
        <extracomment>NAV028.fault</extracomment>
        <translation>Leiter in der Liste eines fremden Bereichs</translation>
    </message>
    <message>
        <source>Ladder not listed by an area at its end</source>
        <extracomment>NAV027.fault</extracomment>
        <translation>Leiter fehlt in der Liste eines Bereichs an ihrem Ende</translation>
    </message>
    <message>
        <source>Ladder off the map&apos;s ladder</source>
        <extracomment>NAV073.fault</extracomment>
        <translation>Leiter nicht an der Leiter der Karte</translation>
    </message>
    <message>
        <source>Ladder plane</source>
        <extracomment>quake_nav3.traversal.ladder_plane</extracomment>
        <translation>Leiterebene</translation>
    </message>
    <message>
        <source>Ladder that leads down from here</source>
        <extracomment>source_nav.area.ladder_down.ladder.help</extracomment>
        <translation>Leiter, die von hier hinabführt</translation>
    </message>
    <message>
        <source>Ladder that leads up from here</source>
        <extracomment>source_nav.area.ladder_up.ladder.help</extracomment>
        <translation>Leiter, die von hier hinaufführt</translation>
    </message>
    <message>
        <source>Ladder with a wrong length</source>
        <extracomment>NAV065.fault</extracomment>
        <translation>Leiter mit falscher Länge</translation>
    </message>
    <message>
        <source>Ladder with invalid direction</source>
        <extracomment>NAV029.fault</extracomment>
        <translation>Leiter mit ungültiger Richtung</translation>
    </message>
    <message>
        <source>Ladder with invalid ends or sizes</source>
        <extracomment>NAV007.fault</extracomment>
        <translation>Leiter mit ungültigen Enden oder Maßen</translation>
    </message>
    <message>
        <source>Ladder without areas at its ends</source>
        <extracomment>NAV026.fault</extracomment>
        <translation>Leiter ohne Bereiche an ihren Enden</translation>
    </message>
    <message>
        <source>Ladders</source>
        <extracomment>source_nav.file.ladders, source_nav.flip_ladder.section, source_nav.ladder_ends.section</extracomment>
        <translation>Leitern</translation>
    </message>
    <message>
        <source>Ladders are on a ladder of the map</source>
        <extracomment>NAV073</extracomment>
        <translation>Leitern liegen an einer Leiter der Karte</translation>
    </message>
    <message>
        <source>Landing: maximum corner</source>
        <extracomment>gta_sa_save.stunt_jump.landing_maximum</extracomment>
        <translation>Landung: Maximalecke</translation>
    </message>
    <message>
        <source>Landing: minimum corner</source>
        <extracomment>gta_sa_save.stunt_jump.landing_minimum</extracomment>
        <translation>Landung: Minimalecke</translation>
    </message>
    <message>
        <source>Lanes</source>
        <extracomment>gta_iv_paths.link.lanes_a.section, gta_iv_paths.link.lanes_b.section, gta_sa_extended_paths.navi.left_lanes.section, gta_sa_extended_paths.navi.right_lanes.section, gta_sa_paths.navi.left_lanes.section, gta_sa_paths.navi.right_lanes.section</extracomment>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Lanes A</source>
        <extracomment>gta_iv_paths.build_road.lanes_a, gta_iv_paths.build_water.lanes_a, gta_iv_paths.link.lanes_a, gta_iv_paths.set_run.lanes_a</extracomment>
        <translation>Spuren A</translation>
    </message>
    <message>
        <source>Lanes A and B are those of the links along the arrows, {} {}.</source>
        <extracomment>core/systems/gta_iv_paths/road_edits.cpp</extracomment>
        <translation>Die Spuren A und B sind die der Verbindungen entlang der Pfeile, {} {}.</translation>
    </message>
    <message>
        <source>Lanes B</source>
        <extracomment>gta_iv_paths.build_road.lanes_b, gta_iv_paths.build_water.lanes_b, gta_iv_paths.link.lanes_b, gta_iv_paths.set_run.lanes_b</extracomment>
        <translation>Spuren B</translation>
    </message>
    <message>
        <source>Lanes against the direction, away from the attached end</source>
        <extracomment>gta_sa_extended_paths.navi.left_lanes.help, gta_sa_paths.navi.left_lanes.help</extracomment>
        <translation>Spuren entgegen der Richtung, vom befestigten Ende weg</translation>
    </message>
    <message>
        <source>Lanes along the direction, towards the attached end</source>
        <extracomment>gta_sa_extended_paths.navi.right_lanes.help, gta_sa_paths.navi.right_lanes.help</extracomment>
        <translation>Spuren entlang der Richtung, zum befestigten Ende hin</translation>
    </message>
    <message>
        <source>Lanes are mirrored</source>
        <extracomment>gta_iv_paths.file.lanes_agree</extracomment>
        <translation>Spuren sind gespiegelt</translation>
    </message>
    <message>
        <source>Lanes back</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_back, gta_sa_extended_paths.build_water.lanes_back, gta_sa_extended_paths.set_run.lanes_back, gta_sa_paths.build_road.lanes_back, gta_sa_paths.build_water.lanes_back, gta_sa_paths.set_run.lanes_back</extracomment>
        <translation>Spuren zurück</translation>
    </message>
    <message>
        <source>Lanes bit 7</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_bit_7, gta_sa_paths.navi.lanes_bit_7</extracomment>
        <translation>Spurbit 7</translation>
    </message>
    <message>
        <source>Lanes bits 6-7</source>
        <extracomment>gta_iv_paths.link.lanes_bits_6_7</extracomment>
        <translation>Spurbits 6-7</translation>
    </message>
    <message>
        <source>Lanes forward</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_forward, gta_sa_extended_paths.build_water.lanes_forward, gta_sa_extended_paths.set_run.lanes_forward, gta_sa_paths.build_road.lanes_forward, gta_sa_paths.build_water.lanes_forward, gta_sa_paths.set_run.lanes_forward</extracomment>
        <translation>Spuren vorwärts</translation>
    </message>
    <message>
        <source>Lanes in one of the two directions; which of them is not known</source>
        <extracomment>gta_iv_paths.build_road.lanes_a.help, gta_iv_paths.build_water.lanes_a.help, gta_iv_paths.set_run.lanes_a.help</extracomment>
        <translation>Spuren in einer der beiden Richtungen; in welcher, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Lanes in one of the two directions; which of them is not known. The reverse link has A and B swapped. Inferred from how often each value occurs.</source>
        <extracomment>gta_iv_paths.link.lanes_a.help</extracomment>
        <translation>Spuren in einer der beiden Richtungen; in welcher, ist nicht bekannt. Bei der Gegenverbindung sind A und B vertauscht. Aus der Häufigkeit der Werte erschlossen.</translation>
    </message>
    <message>
        <source>Lanes in the direction in which the road is built or selected</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_forward.help, gta_sa_extended_paths.build_water.lanes_forward.help, gta_sa_extended_paths.set_run.lanes_forward.help, gta_sa_paths.build_road.lanes_forward.help, gta_sa_paths.build_water.lanes_forward.help, gta_sa_paths.set_run.lanes_forward.help</extracomment>
        <translation>Spuren in der Richtung, in der die Straße gebaut oder ausgewählt wird</translation>
    </message>
    <message>
        <source>Lanes in the opposite direction; 0: a one-way road</source>
        <extracomment>gta_sa_extended_paths.build_road.lanes_back.help, gta_sa_extended_paths.build_water.lanes_back.help, gta_sa_extended_paths.set_run.lanes_back.help, gta_sa_paths.build_road.lanes_back.help, gta_sa_paths.build_water.lanes_back.help, gta_sa_paths.set_run.lanes_back.help</extracomment>
        <translation>Spuren in der Gegenrichtung; 0: eine Einbahnstraße</translation>
    </message>
    <message>
        <source>Lanes in the other direction. Inferred from how often each value occurs.</source>
        <extracomment>gta_iv_paths.link.lanes_b.help</extracomment>
        <translation>Spuren in der anderen Richtung. Aus der Häufigkeit der Werte erschlossen.</translation>
    </message>
    <message>
        <source>Lanes in the other direction; 0: a one-way road</source>
        <extracomment>gta_iv_paths.build_road.lanes_b.help, gta_iv_paths.build_water.lanes_b.help, gta_iv_paths.set_run.lanes_b.help</extracomment>
        <translation>Spuren in der anderen Richtung; 0: eine Einbahnstraße</translation>
    </message>
    <message>
        <source>Lanes of the reverse link are not swapped</source>
        <extracomment>IV012.fault</extracomment>
        <translation>Spuren der Gegenverbindung sind nicht vertauscht</translation>
    </message>
    <message>
        <source>Lanes word</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_word, gta_sa_paths.navi.lanes_word</extracomment>
        <translation>Spurwort</translation>
    </message>
    <message>
        <source>Lanes, lights and direction of a vehicle link; shared with the reverse link</source>
        <extracomment>gta_sa_extended_paths.link.navi.help, gta_sa_paths.link.navi.help</extracomment>
        <translation>Spuren, Ampeln und Richtung einer Fahrzeugverbindung; gemeinsam mit der Gegenverbindung</translation>
    </message>
    <message>
        <source>Largest mission</source>
        <extracomment>gta_sa_save.file.largest_mission</extracomment>
        <translation>Größte Mission</translation>
    </message>
    <message>
        <source>Las Venturas</source>
        <extracomment>gta_sa_save.simple_vars.level.3, gta_sa_save.zone.level.3</extracomment>
        <translation>Las Venturas</translation>
    </message>
    <message>
        <source>Last clock tick</source>
        <extracomment>gta_sa_save.simple_vars.last_clock_tick</extracomment>
        <translation>Letzter Uhrtakt</translation>
    </message>
    <message>
        <source>Last help</source>
        <extracomment>gta_sa_save.file.last_help</extracomment>
        <translation>Letzte Hilfe</translation>
    </message>
    <message>
        <source>Last in the area</source>
        <extracomment>gta_sa_save.gang_wars.last_time</extracomment>
        <translation>Zuletzt im Gebiet</translation>
    </message>
    <message>
        <source>Last mission</source>
        <extracomment>gta_sa_save.file.last_mission</extracomment>
        <translation>Letzte Mission</translation>
    </message>
    <message>
        <source>Last mission time</source>
        <extracomment>gta_sa_save.file.last_mission_time</extracomment>
        <translation>Zeit der letzten Mission</translation>
    </message>
    <message>
        <source>Last selected element</source>
        <extracomment>gta_iv_paths.mirror_selection.around.1, gta_iv_paths.rotate_selection.around.1, gta_iv_paths.scale_selection.around.1, gta_sa_extended_paths.mirror_selection.around.1, gta_sa_extended_paths.rotate_selection.around.1, gta_sa_extended_paths.scale_selection.around.1, gta_sa_paths.mirror_selection.around.1, gta_sa_paths.rotate_selection.around.1, gta_sa_paths.scale_selection.around.1, gta_sa_save.mirror_selection.around.1, gta_sa_save.rotate_selection.around.1, gta_sa_save.scale_selection.around.1, quake_nav2.mirror_selection.around.1, quake_nav2.rotate_selection.around.1, quake_nav2.scale_selection.around.1, quake_nav3.mirror_selection.around.1, quake_nav3.rotate_selection.around.1, quake_nav3.scale_selection.around.1, source_nav.mirror_selection.around.1, source_nav.rotate_selection.around.1, source_nav.scale_selection.around.1</extracomment>
        <translation>Zuletzt ausgewähltes Element</translation>
    </message>
    <message>
        <source>Last used</source>
        <extracomment>gta_sa_save.set_piece.last_time</extracomment>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>gta_sa_save.block.opaque, quake_nav2.file.layout, quake_nav3.file.layout</extracomment>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Leads to</source>
        <extracomment>gta_sa_save.enex_connection.link</extracomment>
        <translation>Führt zu</translation>
    </message>
    <message>
        <source>Leads to entrance {}, which is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Führt zu Eingang {}, der nicht im Spielstand ist</translation>
    </message>
    <message>
        <source>Leads to its own node</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Führt zum eigenen Knoten</translation>
    </message>
    <message>
        <source>Leads to node {}, which does not exist</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Führt zu Knoten {}, der nicht existiert</translation>
    </message>
    <message>
        <source>Left 4 Dead</source>
        <extracomment>source_nav.area.spawn_battlefield.section, source_nav.area.spawn_battlestation.section, source_nav.area.spawn_bit_0.section, source_nav.area.spawn_bit_21.section, source_nav.area.spawn_bit_22.section, source_nav.area.spawn_bit_23.section, source_nav.area.spawn_bit_3.section, source_nav.area.spawn_bit_4.section, source_nav.area.spawn_checkpoint.section, source_nav.area.spawn_compass_east.section, source_nav.area.spawn_compass_north.section, source_nav.area.spawn_compass_northeast.section, source_nav.area.spawn_compass_northwest.section, source_nav.area.spawn_compass_south.section, source_nav.area.spawn_compass_southeast.section, source_nav.area.spawn_compass_southwest.section, source_nav.area.spawn_compass_west.section, source_nav.area.spawn_door.section, source_nav.area.spawn_empty.section, source_nav.area.spawn_escape_route.section, source_nav.area.spawn_finale.section, source_nav.area.spawn_ignore_visibility.section, source_nav.area.spawn_lying_down.section, source_nav.area.spawn_no_mobs.section, source_nav.area.spawn_no_threat.section, source_nav.area.spawn_not_clearable.section, source_nav.area.spawn_obscured.section, source_nav.area.spawn_player_start.section, source_nav.area.spawn_rescue_closet.section, source_nav.area.spawn_rescue_vehicle.section, source_nav.area.spawn_stop_scan.section, source_nav.area.spawn_threat.section, source_nav.file.layout.3, source_nav.file.population.section, source_nav.file.view_distance.section, source_nav.left-for-dead</extracomment>
        <translation>Left 4 Dead</translation>
    </message>
    <message>
        <source>Left lanes</source>
        <extracomment>gta_sa_extended_paths.navi.left_lanes, gta_sa_paths.navi.left_lanes</extracomment>
        <translation>Linke Spuren</translation>
    </message>
    <message>
        <source>Left over from an older, longer mesh: GoldSrc overwrites a file without truncating it. No effect.</source>
        <extracomment>source_nav.file.tail.help</extracomment>
        <translation>Überrest eines älteren, längeren Meshes: GoldSrc überschreibt eine Datei, ohne sie zu kürzen. Ohne Wirkung.</translation>
    </message>
    <message>
        <source>Left over from the tool that wrote the file; ignored</source>
        <extracomment>gta_iv_paths.node.pointer.help</extracomment>
        <translation>Überrest des Programms, das die Datei geschrieben hat; ignoriert</translation>
    </message>
    <message>
        <source>Left over from the tool that wrote the file; the game ignores it</source>
        <extracomment>gta_sa_extended_paths.node.list_pointer.help, gta_sa_paths.node.list_pointer.help</extracomment>
        <translation>Überrest des Programms, das die Datei geschrieben hat; das Spiel ignoriert ihn</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>gta_iv_paths.link.length, gta_sa_extended_paths.link.length, gta_sa_paths.link.length, gta_sa_save.block.length, quake_nav2.link.length, quake_nav3.link.length, source_nav.ladder.length</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Length is not the distance, or differs from the reverse link&apos;s</source>
        <extracomment>IV011.fault, SA025.fault</extracomment>
        <translation>Länge ist nicht die Entfernung oder weicht von der Gegenverbindung ab</translation>
    </message>
    <message>
        <source>Length of a minute</source>
        <extracomment>gta_sa_save.simple_vars.minute_length</extracomment>
        <translation>Länge einer Minute</translation>
    </message>
    <message>
        <source>Length of a side</source>
        <extracomment>source_nav.select_larger.size.help</extracomment>
        <translation>Länge einer Seite</translation>
    </message>
    <message>
        <source>Length when the file was read</source>
        <extracomment>gta_sa_save.block.length.help</extracomment>
        <translation>Länge beim Lesen der Datei</translation>
    </message>
    <message>
        <source>Lengths</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.lengths, gta_sa_paths.rebuild_derived.lengths</extracomment>
        <translation>Längen</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>gta_sa_save.file.level</extracomment>
        <translation>Level</translation>
    </message>
    <message>
        <source>Level crossing or bridge; the game sets it at run time</source>
        <extracomment>gta_sa_extended_paths.navi.crossing_light.help, gta_sa_paths.navi.crossing_light.help</extracomment>
        <translation>Bahnübergang oder Brücke; das Spiel setzt es zur Laufzeit</translation>
    </message>
    <message>
        <source>Lies in water, slime or lava</source>
        <extracomment>quake_nav2.node.under_water.help, quake_nav3.node.under_water.help</extracomment>
        <translation>Liegt in Wasser, Schleim oder Lava</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>source_nav.area.light.section, source_nav.area.light_north_east.section, source_nav.area.light_north_west.section, source_nav.area.light_south_east.section, source_nav.area.light_south_west.section</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Light cycle</source>
        <extracomment>gta_sa_extended_paths.navi.light_cycle, gta_sa_paths.navi.light_cycle</extracomment>
        <translation>Ampeltakt</translation>
    </message>
    <message>
        <source>Light is from 0 to 1</source>
        <extracomment>NAV041</extracomment>
        <translation>Licht ist von 0 bis 1</translation>
    </message>
    <message>
        <source>Light left without a junction</source>
        <extracomment>SA058.fault</extracomment>
        <translation>Verbliebene Ampel ohne Kreuzung</translation>
    </message>
    <message>
        <source>Light not at a junction, or with the wrong cycle for its direction</source>
        <extracomment>SA053.fault</extracomment>
        <translation>Ampel nicht an einer Kreuzung oder mit falschem Takt für ihre Richtung</translation>
    </message>
    <message>
        <source>Light outside 0 to 1</source>
        <extracomment>NAV041.fault</extracomment>
        <translation>Licht außerhalb 0 bis 1</translation>
    </message>
    <message>
        <source>Light side</source>
        <extracomment>gta_sa_extended_paths.navi.light_side, gta_sa_paths.navi.light_side</extracomment>
        <translation>Ampelseite</translation>
    </message>
    <message>
        <source>Lights</source>
        <extracomment>gta_sa_extended_paths.clear_lights.section, gta_sa_extended_paths.crossing.section, gta_sa_extended_paths.no_crossing.section, gta_sa_extended_paths.pedestrian_light.section, gta_sa_extended_paths.propose_lights.section, gta_sa_paths.clear_lights.section, gta_sa_paths.crossing.section, gta_sa_paths.no_crossing.section, gta_sa_paths.pedestrian_light.section, gta_sa_paths.propose_lights.section</extracomment>
        <translation>Ampeln</translation>
    </message>
    <message>
        <source>Lights are at junctions and have the cycle for their direction</source>
        <extracomment>SA053</extracomment>
        <translation>Ampeln stehen an Kreuzungen und haben den Takt ihrer Richtung</translation>
    </message>
    <message>
        <source>Lights are near a junction</source>
        <extracomment>SA058</extracomment>
        <translation>Ampeln stehen nahe einer Kreuzung</translation>
    </message>
    <message>
        <source>Lights bits 3-7</source>
        <extracomment>gta_sa_extended_paths.navi.lights_bits_3_7, gta_sa_paths.navi.lights_bits_3_7</extracomment>
        <translation>Ampelbits 3-7</translation>
    </message>
    <message>
        <source>Limit of the game exceeded</source>
        <extracomment>SAV-012.fault</extracomment>
        <translation>Grenze des Spiels überschritten</translation>
    </message>
    <message>
        <source>Limit to Range</source>
        <extracomment>NAV041.fix</extracomment>
        <translation>Auf Wertebereich begrenzen</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>gta_iv_paths.link.length.section, gta_iv_paths.link.owner.section, gta_iv_paths.link.target.section, gta_sa_extended_paths.link.length.section, gta_sa_extended_paths.link.navi.section, gta_sa_extended_paths.link.owner.section, gta_sa_extended_paths.link.target.section, gta_sa_paths.link.length.section, gta_sa_paths.link.navi.section, gta_sa_paths.link.owner.section, gta_sa_paths.link.target.section, quake_nav2.edict.link, quake_nav2.link.climb.section, quake_nav2.link.length.section, quake_nav2.link.owner.section, quake_nav2.link.target.section, quake_nav2.link.traversal.section, quake_nav2.link.type.section, quake_nav3.edict.link, quake_nav3.link.climb.section, quake_nav3.link.length.section, quake_nav3.link.owner.section, quake_nav3.link.target.section, quake_nav3.link.traversal.section, quake_nav3.link.type.section</extracomment>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Link As</source>
        <extracomment>quake_nav2.connect_as, quake_nav3.connect_as</extracomment>
        <translation>Verbinden als</translation>
    </message>
    <message>
        <source>Link Both Ways</source>
        <extracomment>quake_nav2.connect, quake_nav3.connect</extracomment>
        <translation>In beide Richtungen verbinden</translation>
    </message>
    <message>
        <source>Link Nodes</source>
        <extracomment>gta_iv_paths.connect, gta_sa_extended_paths.connect, gta_sa_paths.connect</extracomment>
        <translation>Knoten verbinden</translation>
    </message>
    <message>
        <source>Link One Way</source>
        <extracomment>quake_nav2.connect_one_way, quake_nav3.connect_one_way</extracomment>
        <translation>In eine Richtung verbinden</translation>
    </message>
    <message>
        <source>Link between pedestrian, car and boat nodes</source>
        <extracomment>SA022.fault</extracomment>
        <translation>Verbindung zwischen Fußgänger-, Auto- und Bootsknoten</translation>
    </message>
    <message>
        <source>Link between water and land</source>
        <extracomment>IV016.fault</extracomment>
        <translation>Verbindung zwischen Wasser und Land</translation>
    </message>
    <message>
        <source>Link counts agree</source>
        <extracomment>gta_iv_paths.file.counts_agree</extracomment>
        <translation>Verbindungszahlen stimmen</translation>
    </message>
    <message>
        <source>Link flags</source>
        <extracomment>quake_nav3.link.bit_7.section, quake_nav3.link.disabled.section, quake_nav3.link.ease_into_target.section, quake_nav3.link.exit_at_target.section, quake_nav3.link.instant_turn.section, quake_nav3.link.team_blue.section, quake_nav3.link.team_green.section, quake_nav3.link.team_red.section, quake_nav3.link.team_yellow.section, quake_nav3.link.walk_only.section</extracomment>
        <translation>Verbindungs-Flags</translation>
    </message>
    <message>
        <source>Link for no team</source>
        <extracomment>QN028.fault</extracomment>
        <translation>Verbindung für kein Team</translation>
    </message>
    <message>
        <source>Link of type {} with a traversal</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Verbindung des Typs {} mit Traversal</translation>
    </message>
    <message>
        <source>Link of type {} without a traversal</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Verbindung des Typs {} ohne Traversal</translation>
    </message>
    <message>
        <source>Link on which bots wait for the brush or ride on it</source>
        <extracomment>quake_nav2.edict.link.help, quake_nav3.edict.link.help</extracomment>
        <translation>Verbindung, auf der Bots auf den Brush warten oder mit ihm fahren</translation>
    </message>
    <message>
        <source>Link ranges are contiguous and do not overlap</source>
        <extracomment>IV004, SA005</extracomment>
        <translation>Verbindungsabschnitte sind lückenlos und überlappen sich nicht</translation>
    </message>
    <message>
        <source>Link ranges follow the order of the nodes</source>
        <extracomment>QN003</extracomment>
        <translation>Verbindungsabschnitte folgen der Reihenfolge der Knoten</translation>
    </message>
    <message>
        <source>Link ranges of the nodes overlap, end outside or leave gaps</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Verbindungsabschnitte der Knoten überlappen sich, enden außerhalb oder haben Lücken</translation>
    </message>
    <message>
        <source>Link ranges overlap, end outside or leave gaps</source>
        <extracomment>IV004.fault, SA005.fault</extracomment>
        <translation>Verbindungsabschnitte überlappen sich, enden außerhalb oder haben Lücken</translation>
    </message>
    <message>
        <source>Link to Walkable Nodes</source>
        <extracomment>quake_nav2.link_near, quake_nav3.link_near</extracomment>
        <translation>Mit begehbaren Knoten verbinden</translation>
    </message>
    <message>
        <source>Link to a missing node</source>
        <extracomment>QN020.fault</extracomment>
        <translation>Verbindung zu einem fehlenden Knoten</translation>
    </message>
    <message>
        <source>Link to a node that does not exist</source>
        <extracomment>IV005.fault, SA006.fault</extracomment>
        <translation>Verbindung zu einem Knoten, der nicht existiert</translation>
    </message>
    <message>
        <source>Link to an area that is not a neighbour</source>
        <extracomment>IV020.fault, SA024.fault</extracomment>
        <translation>Verbindung in einen Bereich, der kein Nachbar ist</translation>
    </message>
    <message>
        <source>Link to its own node</source>
        <extracomment>QN022.fault, SA021.fault</extracomment>
        <translation>Verbindung zum eigenen Knoten</translation>
    </message>
    <message>
        <source>Link with a superfluous traversal</source>
        <extracomment>QN026.fault</extracomment>
        <translation>Verbindung mit überflüssigem Traversal</translation>
    </message>
    <message>
        <source>Link without a reverse link</source>
        <extracomment>IV010.fault</extracomment>
        <translation>Verbindung ohne Gegenverbindung</translation>
    </message>
    <message>
        <source>Link without a reverse link, or with more than one</source>
        <extracomment>SA020.fault</extracomment>
        <translation>Verbindung ohne Gegenverbindung oder mit mehr als einer</translation>
    </message>
    <message>
        <source>Link without the traversal it needs</source>
        <extracomment>QN025.fault</extracomment>
        <translation>Verbindung ohne benötigtes Traversal</translation>
    </message>
    <message>
        <source>Linked nodes have the same flood group. Off: flood groups are not changed.</source>
        <extracomment>gta_iv_paths.file.groups_agree.help</extracomment>
        <translation>Verbundene Knoten haben dieselbe Flood-Gruppe. Aus: Flood-Gruppen werden nicht geändert.</translation>
    </message>
    <message>
        <source>Linked nodes of different flood groups</source>
        <extracomment>IV018.fault</extracomment>
        <translation>Verbundene Knoten verschiedener Flood-Gruppen</translation>
    </message>
    <message>
        <source>Linking disabled</source>
        <extracomment>gta_iv_paths.node.linking_disabled</extracomment>
        <translation>Verbinden deaktiviert</translation>
    </message>
    <message>
        <source>Linking disabled agrees</source>
        <extracomment>gta_iv_paths.file.disabled_agree</extracomment>
        <translation>„Verbinden deaktiviert“ stimmt</translation>
    </message>
    <message>
        <source>Linking is disabled, but the node has links</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>Verbinden ist deaktiviert, aber der Knoten hat Verbindungen</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>gta_iv_paths.file.links, gta_iv_paths.node.link_count, gta_sa_extended_paths.file.links, gta_sa_extended_paths.node.link_count, gta_sa_paths.file.links, gta_sa_paths.node.link_count, quake_nav2.connect.section, quake_nav2.connect_as.section, quake_nav2.connect_one_way.section, quake_nav2.disconnect.section, quake_nav2.file.links, quake_nav2.link_near.section, quake_nav2.node.link_count, quake_nav2.one_way.section, quake_nav2.reverse.section, quake_nav2.set_teams.section, quake_nav2.set_type.section, quake_nav2.two_way.section, quake_nav3.connect.section, quake_nav3.connect_as.section, quake_nav3.connect_one_way.section, quake_nav3.disconnect.section, quake_nav3.file.links, quake_nav3.link_near.section, quake_nav3.node.link_count, quake_nav3.one_way.section, quake_nav3.reverse.section, quake_nav3.set_teams.section, quake_nav3.set_type.section, quake_nav3.two_way.section</extracomment>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Links across a border lead to a neighbour area</source>
        <extracomment>SA024</extracomment>
        <translation>Verbindungen über eine Grenze führen in einen Nachbarbereich</translation>
    </message>
    <message>
        <source>Links are unique</source>
        <extracomment>QN023</extracomment>
        <translation>Verbindungen sind eindeutig</translation>
    </message>
    <message>
        <source>Links have no superfluous traversal</source>
        <extracomment>QN026</extracomment>
        <translation>Verbindungen haben kein überflüssiges Traversal</translation>
    </message>
    <message>
        <source>Links have the traversals that their types need</source>
        <extracomment>QN025</extracomment>
        <translation>Verbindungen haben die Traversals, die ihre Typen brauchen</translation>
    </message>
    <message>
        <source>Links join nodes of one type</source>
        <extracomment>IV016</extracomment>
        <translation>Verbindungen verbinden Knoten eines Typs</translation>
    </message>
    <message>
        <source>Links lead to neighbour areas</source>
        <extracomment>IV020</extracomment>
        <translation>Verbindungen führen in Nachbarbereiche</translation>
    </message>
    <message>
        <source>Links of this node</source>
        <extracomment>gta_iv_paths.node.link_count.help</extracomment>
        <translation>Verbindungen dieses Knotens</translation>
    </message>
    <message>
        <source>Links of this node; the file has room for 15</source>
        <extracomment>gta_sa_extended_paths.node.link_count.help, gta_sa_paths.node.link_count.help</extracomment>
        <translation>Verbindungen dieses Knotens; die Datei hat Platz für 15</translation>
    </message>
    <message>
        <source>Links that are tied to a moving brush</source>
        <extracomment>quake_nav2.file.edicts.help, quake_nav3.file.edicts.help</extracomment>
        <translation>Verbindungen, die an einen beweglichen Brush gebunden sind</translation>
    </message>
    <message>
        <source>Links the nodes in both directions, in the order of selection</source>
        <extracomment>gta_iv_paths.connect.help, gta_sa_extended_paths.connect.help, gta_sa_paths.connect.help</extracomment>
        <translation>Verbindet die Knoten in beiden Richtungen, in der Reihenfolge der Auswahl</translation>
    </message>
    <message>
        <source>Links to navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.navi_links, gta_sa_paths.rebuild_derived.navi_links</extracomment>
        <translation>Verbindungen zu Navi-Knoten</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>gta_sa_save.zone.list</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>List of entrances not terminated</source>
        <extracomment>SAV-080.fault</extracomment>
        <translation>Liste der Eingänge nicht abgeschlossen</translation>
    </message>
    <message>
        <source>List pointer</source>
        <extracomment>gta_sa_extended_paths.node.list_pointer, gta_sa_paths.node.list_pointer</extracomment>
        <translation>Listenzeiger</translation>
    </message>
    <message>
        <source>Locals</source>
        <extracomment>gta_sa_save.thread.locals</extracomment>
        <translation>Lokale Variablen</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>gta_sa_save.car_generator.lock</extracomment>
        <translation>Verschlossen</translation>
    </message>
    <message>
        <source>Lod links</source>
        <extracomment>gta_sa_save.file.lod_links</extracomment>
        <translation>LOD-Verknüpfungen</translation>
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
        <translation>Niedrige Stufe nur in eine Richtung verbunden</translation>
    </message>
    <message>
        <source>Low steps are connected both ways</source>
        <extracomment>NAV056</extracomment>
        <translation>Niedrige Stufen sind in beide Richtungen verbunden</translation>
    </message>
    <message>
        <source>Lower end</source>
        <extracomment>source_nav.ladder.bottom.help</extracomment>
        <translation>Unteres Ende</translation>
    </message>
    <message>
        <source>Lying down</source>
        <extracomment>source_nav.area.spawn_lying_down</extracomment>
        <translation>Liegend</translation>
    </message>
    <message>
        <source>Mafia</source>
        <extracomment>gta_sa_save.zone_population.gang_6</extracomment>
        <translation>Mafia</translation>
    </message>
    <message>
        <source>Main size</source>
        <extracomment>gta_sa_save.file.main_size</extracomment>
        <translation>Hauptgröße</translation>
    </message>
    <message>
        <source>Make One-Way</source>
        <extracomment>quake_nav2.one_way, quake_nav3.one_way</extracomment>
        <translation>Einseitig machen</translation>
    </message>
    <message>
        <source>Make Two-Way</source>
        <extracomment>quake_nav2.two_way, quake_nav3.two_way, source_nav.make_two_way</extracomment>
        <translation>Beidseitig machen</translation>
    </message>
    <message>
        <source>Map entity whose bounds have this size. A question mark means that others match as well.</source>
        <extracomment>quake_nav2.edict.brush.help, quake_nav3.edict.brush.help</extracomment>
        <translation>Entity der Karte, deren Ausmaße diese Größe haben. Ein Fragezeichen bedeutet, dass auch andere passen.</translation>
    </message>
    <message>
        <source>Map information</source>
        <extracomment>quake_nav2.file.json_meta</extracomment>
        <translation>Kartenangaben</translation>
    </message>
    <message>
        <source>Map section</source>
        <extracomment>gta_sa_save.car_generator.map_section</extracomment>
        <translation>Kartenabschnitt</translation>
    </message>
    <message>
        <source>Map, contributors and comments of a .navjson file, as JSON</source>
        <extracomment>quake_nav2.file.json_meta.help</extracomment>
        <translation>Karte, Mitwirkende und Kommentare einer .navjson-Datei, als JSON</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>gta_sa_save.region_around.margin</extracomment>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Mark as Crossing</source>
        <extracomment>gta_sa_extended_paths.crossing, gta_sa_paths.crossing</extracomment>
        <translation>Als Überweg markieren</translation>
    </message>
    <message>
        <source>Mark as Crossing with Light</source>
        <extracomment>gta_sa_extended_paths.pedestrian_light, gta_sa_paths.pedestrian_light</extracomment>
        <translation>Als Überweg mit Ampel markieren</translation>
    </message>
    <message>
        <source>Marked as a dead end, although two or more ways lead on from here</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Als Sackgasse markiert, obwohl von hier zwei oder mehr Wege weiterführen</translation>
    </message>
    <message>
        <source>Marked as {}, but no {}</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Markiert als {}, aber nicht vorhanden: {}</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>gta_sa_save.gang_wars.marker, gta_sa_save.marker.appearance.section, gta_sa_save.marker.colour.section, gta_sa_save.marker.display.section, gta_sa_save.marker.sprite.section, gta_sa_save.marker.type.section, gta_sa_save.marker_3d.position.section, gta_sa_save.marker_3d.used.section</extracomment>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Marker of a missing entrance</source>
        <extracomment>SAV-092.fault</extracomment>
        <translation>Markierung eines fehlenden Eingangs</translation>
    </message>
    <message>
        <source>Marks the selected pedestrian links as crossing a road at a pedestrian light</source>
        <extracomment>gta_sa_extended_paths.pedestrian_light.help, gta_sa_paths.pedestrian_light.help</extracomment>
        <translation>Markiert die ausgewählten Fußgängerverbindungen als Überweg mit Fußgängerampel</translation>
    </message>
    <message>
        <source>Marks the selected pedestrian links as crossing a road without a light</source>
        <extracomment>gta_sa_extended_paths.crossing.help, gta_sa_paths.crossing.help</extracomment>
        <translation>Markiert die ausgewählten Fußgängerverbindungen als Überweg ohne Ampel</translation>
    </message>
    <message>
        <source>Marks the selected pedestrian links as not crossing a road</source>
        <extracomment>gta_sa_extended_paths.no_crossing.help, gta_sa_paths.no_crossing.help</extracomment>
        <translation>Markiert die ausgewählten Fußgängerverbindungen als keine Straße überquerend</translation>
    </message>
    <message>
        <source>Max chaos</source>
        <extracomment>gta_sa_save.simple_vars.max_chaos</extracomment>
        <translation>Max. Chaos</translation>
    </message>
    <message>
        <source>Max wanted</source>
        <extracomment>gta_sa_save.simple_vars.max_wanted</extracomment>
        <translation>Max. Fahndung</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>quake_nav2.fit_radius.most, quake_nav3.fit_radius.most, source_nav.select_height_range.high</extracomment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Maximum armour</source>
        <extracomment>gta_sa_save.player_info.max_armour</extracomment>
        <translation>Maximale Rüstung</translation>
    </message>
    <message>
        <source>Maximum corner</source>
        <extracomment>gta_sa_save.path_region.maximum, gta_sa_save.set_piece.maximum, gta_sa_save.zone.maximum, quake_nav2.edict.maximum, quake_nav3.edict.maximum</extracomment>
        <translation>Maximalecke</translation>
    </message>
    <message>
        <source>Maximum delay</source>
        <extracomment>gta_sa_save.car_generator.max_delay</extracomment>
        <translation>Maximale Verzögerung</translation>
    </message>
    <message>
        <source>Maximum distance</source>
        <extracomment>gta_iv_paths.curve.longest, gta_sa_extended_paths.curve.longest, gta_sa_paths.curve.longest, quake_nav2.link_near.reach, quake_nav2.retie.reach, quake_nav3.link_near.reach, quake_nav3.retie.reach</extracomment>
        <translation>Maximaler Abstand</translation>
    </message>
    <message>
        <source>Maximum distance between corners and the new surface</source>
        <extracomment>source_nav.merge.tolerance.help</extracomment>
        <translation>Maximale Entfernung zwischen Ecken und der neuen Oberfläche</translation>
    </message>
    <message>
        <source>Maximum distance between nodes</source>
        <extracomment>quake_nav2.link_near.reach.help, quake_nav3.link_near.reach.help</extracomment>
        <translation>Maximale Entfernung zwischen Knoten</translation>
    </message>
    <message>
        <source>Maximum distance downwards</source>
        <extracomment>source_nav.corners_to_ground.limit.help</extracomment>
        <translation>Maximale Entfernung nach unten</translation>
    </message>
    <message>
        <source>Maximum distance of corners from the new surfaces</source>
        <extracomment>source_nav.simplify.tolerance.help</extracomment>
        <translation>Maximale Entfernung der Ecken von den neuen Oberflächen</translation>
    </message>
    <message>
        <source>Maximum distance upwards</source>
        <extracomment>source_nav.corners_to_ground.step.help</extracomment>
        <translation>Maximale Entfernung nach oben</translation>
    </message>
    <message>
        <source>Maximum health</source>
        <extracomment>gta_sa_save.player_info.max_health</extracomment>
        <translation>Maximale Gesundheit</translation>
    </message>
    <message>
        <source>Maximum height</source>
        <extracomment>gta_sa_save.path_region.high</extracomment>
        <translation>Maximalhöhe</translation>
    </message>
    <message>
        <source>Maximum height difference of new connections</source>
        <extracomment>source_nav.remove_jump_areas.height.help</extracomment>
        <translation>Maximaler Höhenunterschied neuer Verbindungen</translation>
    </message>
    <message>
        <source>Maximum height of the ground above the dragged corners</source>
        <extracomment>source_nav.area.step.help</extracomment>
        <translation>Maximale Höhe des Bodens über den gezogenen Ecken</translation>
    </message>
    <message>
        <source>Maximum jump</source>
        <extracomment>source_nav.remove_jump_areas.height</extracomment>
        <translation>Maximaler Sprung</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <extracomment>gta_iv_paths.split_link.longest, gta_iv_paths.split_run.longest, gta_sa_extended_paths.split_link.longest, gta_sa_paths.split_link.longest</extracomment>
        <translation>Maximale Länge</translation>
    </message>
    <message>
        <source>Maximum radius</source>
        <extracomment>quake_nav2.fit_radius.most.help, quake_nav3.fit_radius.most.help</extracomment>
        <translation>Maximaler Radius</translation>
    </message>
    <message>
        <source>Maximum size</source>
        <extracomment>source_nav.chop.size, source_nav.simplify.size</extracomment>
        <translation>Maximale Größe</translation>
    </message>
    <message>
        <source>Maximum step down</source>
        <extracomment>source_nav.corners_to_ground.limit</extracomment>
        <translation>Maximale Stufe abwärts</translation>
    </message>
    <message>
        <source>Maximum step up</source>
        <extracomment>source_nav.corners_to_ground.step</extracomment>
        <translation>Maximale Stufe aufwärts</translation>
    </message>
    <message>
        <source>Maximum x and y, with the height there</source>
        <extracomment>source_nav.area.south_east.help</extracomment>
        <translation>Maximales x und y, mit der Höhe dort</translation>
    </message>
    <message>
        <source>May be flooded while the game runs</source>
        <extracomment>quake_nav3.node.check_liquid.help</extracomment>
        <translation>Kann überflutet werden, während das Spiel läuft</translation>
    </message>
    <message>
        <source>May shoot out of cars</source>
        <extracomment>gta_sa_save.player_info.drive_by</extracomment>
        <translation>Darf aus Autos schießen</translation>
    </message>
    <message>
        <source>Mean height to use</source>
        <extracomment>source_nav.level.height.help</extracomment>
        <translation>Zu verwendende mittlere Höhe</translation>
    </message>
    <message>
        <source>Mean light</source>
        <extracomment>source_nav.area.light</extracomment>
        <translation>Mittleres Licht</translation>
    </message>
    <message>
        <source>Meaningful only in the process that wrote the file</source>
        <extracomment>quake_nav2.edict.class_name_id.help, quake_nav2.edict.target_name_id.help</extracomment>
        <translation>Nur in dem Prozess von Bedeutung, der die Datei geschrieben hat</translation>
    </message>
    <message>
        <source>Median strip</source>
        <extracomment>gta_iv_paths.build_road.median, gta_iv_paths.build_water.median, gta_iv_paths.set_run.median, gta_sa_extended_paths.build_road.median, gta_sa_extended_paths.build_water.median, gta_sa_extended_paths.set_run.median, gta_sa_paths.build_road.median, gta_sa_paths.build_water.median, gta_sa_paths.set_run.median</extracomment>
        <translation>Mittelstreifen</translation>
    </message>
    <message>
        <source>Melee proof</source>
        <extracomment>gta_sa_save.stored_car.proof_melee</extracomment>
        <translation>Nahkampffest</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>source_nav.merge</extracomment>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Merge Nodes</source>
        <extracomment>SA051.fix, gta_iv_paths.merge, gta_sa_extended_paths.merge, gta_sa_paths.merge, quake_nav2.merge, quake_nav3.merge</extracomment>
        <translation>Knoten zusammenführen</translation>
    </message>
    <message>
        <source>Merge with First</source>
        <extracomment>NAV063.fix</extracomment>
        <translation>Mit erstem zusammenführen</translation>
    </message>
    <message>
        <source>Merges selected areas that together fill a rectangle. The first selected keeps its ID.</source>
        <extracomment>source_nav.merge.help</extracomment>
        <translation>Führt ausgewählte Bereiche zusammen, die gemeinsam ein Rechteck füllen. Der zuerst ausgewählte behält seine ID.</translation>
    </message>
    <message>
        <source>Merges selected neighbours of the same type into larger rectangles where the heights allow it</source>
        <extracomment>source_nav.simplify.help</extracomment>
        <translation>Führt ausgewählte Nachbarn desselben Typs zu größeren Rechtecken zusammen, wo die Höhen es zulassen</translation>
    </message>
    <message>
        <source>Merges the selected nodes into the last one, which gets the links of the others</source>
        <extracomment>gta_iv_paths.merge.help, gta_sa_extended_paths.merge.help, gta_sa_paths.merge.help, quake_nav2.merge.help, quake_nav3.merge.help</extracomment>
        <translation>Führt die ausgewählten Knoten zum letzten zusammen, der die Verbindungen der anderen erhält</translation>
    </message>
    <message>
        <source>Mesh</source>
        <extracomment>source_nav.file.analysed.section, source_nav.file.bsp_size.section, source_nav.file.label.section, source_nav.file.layout.section, source_nav.file.sub_version.section, source_nav.file.version.section, source_nav.set_map_size.section</extracomment>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>Mesh made for another size of the map</source>
        <extracomment>NAV075.fault</extracomment>
        <translation>Mesh für eine andere Größe der Karte</translation>
    </message>
    <message>
        <source>Mesh of another map</source>
        <extracomment>NAV076.fault</extracomment>
        <translation>Mesh einer anderen Karte</translation>
    </message>
    <message>
        <source>Mesh without areas</source>
        <extracomment>NAV001.fault</extracomment>
        <translation>Mesh ohne Bereiche</translation>
    </message>
    <message>
        <source>Meshes have no version &quot;{}&quot;.</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Meshes haben keine Version „{}“.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>source_nav.select_height_range.low</extracomment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Minimum corner</source>
        <extracomment>gta_sa_save.path_region.minimum, gta_sa_save.set_piece.minimum, gta_sa_save.zone.minimum, quake_nav2.edict.minimum, quake_nav3.edict.minimum</extracomment>
        <translation>Minimalecke</translation>
    </message>
    <message>
        <source>Minimum delay</source>
        <extracomment>gta_sa_save.car_generator.min_delay</extracomment>
        <translation>Minimale Verzögerung</translation>
    </message>
    <message>
        <source>Minimum height</source>
        <extracomment>gta_sa_save.path_region.low</extracomment>
        <translation>Mindesthöhe</translation>
    </message>
    <message>
        <source>Minimum x and y, with the height there. North is towards lower y.</source>
        <extracomment>source_nav.area.north_west.help</extracomment>
        <translation>Minimales x und y, mit der Höhe dort. Norden liegt bei kleinerem y.</translation>
    </message>
    <message>
        <source>Minute</source>
        <extracomment>gta_sa_save.simple_vars.minute</extracomment>
        <translation>Minute</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>gta_iv_paths.mirror_selection, gta_sa_extended_paths.mirror_selection, gta_sa_paths.mirror_selection, gta_sa_save.mirror_selection, quake_nav2.mirror_selection, quake_nav3.mirror_selection, source_nav.mirror_selection</extracomment>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirror Lanes</source>
        <extracomment>IV012.fix, gta_iv_paths.mirror_lanes</extracomment>
        <translation>Spuren spiegeln</translation>
    </message>
    <message>
        <source>Mirrored Copy</source>
        <extracomment>quake_nav2.mirror, quake_nav3.mirror</extracomment>
        <translation>Gespiegelte Kopie</translation>
    </message>
    <message>
        <source>Mirrors the selection east to west or north to south</source>
        <extracomment>gta_iv_paths.mirror_selection.help, gta_sa_extended_paths.mirror_selection.help, gta_sa_paths.mirror_selection.help, gta_sa_save.mirror_selection.help, quake_nav2.mirror_selection.help, quake_nav3.mirror_selection.help, source_nav.mirror_selection.help</extracomment>
        <translation>Spiegelt die Auswahl von Ost nach West oder von Nord nach Süd</translation>
    </message>
    <message>
        <source>Missing approach area</source>
        <extracomment>NAV032.fault</extracomment>
        <translation>Fehlender Annäherungsbereich</translation>
    </message>
    <message>
        <source>Missing area at a ladder&apos;s end</source>
        <extracomment>NAV025.fault</extracomment>
        <translation>Fehlender Bereich am Ende einer Leiter</translation>
    </message>
    <message>
        <source>Missing area of an encounter path</source>
        <extracomment>NAV030.fault</extracomment>
        <translation>Fehlender Bereich eines Begegnungspfads</translation>
    </message>
    <message>
        <source>Missing area of inherited visibility</source>
        <extracomment>NAV034.fault</extracomment>
        <translation>Fehlender Bereich geerbter Sichtbarkeit</translation>
    </message>
    <message>
        <source>Missing ladder of an area</source>
        <extracomment>NAV004.fault</extracomment>
        <translation>Fehlende Leiter eines Bereichs</translation>
    </message>
    <message>
        <source>Missing place of an area</source>
        <extracomment>NAV035.fault</extracomment>
        <translation>Fehlender Ort eines Bereichs</translation>
    </message>
    <message>
        <source>Missing spot of an encounter path</source>
        <extracomment>NAV031.fault</extracomment>
        <translation>Fehlender Punkt eines Begegnungspfads</translation>
    </message>
    <message>
        <source>Missing traversal</source>
        <extracomment>QN024.fault</extracomment>
        <translation>Fehlendes Traversal</translation>
    </message>
    <message>
        <source>Missing visible area</source>
        <extracomment>NAV011.fault</extracomment>
        <translation>Fehlender sichtbarer Bereich</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>gta_sa_save.thread.is_mission</extracomment>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Mission pack</source>
        <extracomment>gta_sa_save.simple_vars.mission_pack</extracomment>
        <translation>Missionspaket</translation>
    </message>
    <message>
        <source>Missions</source>
        <extracomment>gta_sa_save.file.missions</extracomment>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Mob only</source>
        <extracomment>source_nav.area.mob_only</extracomment>
        <translation>Nur Mob</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>gta_sa_save.car_generator.model, gta_sa_save.object.model, gta_sa_save.parked_car.model, gta_sa_save.pickup.model, gta_sa_save.player.model, gta_sa_save.reuse_generator.model, gta_sa_save.stored_car.model</extracomment>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model index</source>
        <extracomment>quake_nav3.edict.model_index, quake_nav3.tie.number</extracomment>
        <translation>Modellindex</translation>
    </message>
    <message>
        <source>Model override</source>
        <extracomment>gta_sa_save.gang.model</extracomment>
        <translation>Modellvorgabe</translation>
    </message>
    <message>
        <source>Model {} is not a car of the game</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Modell {} ist kein Auto des Spiels</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>gta_sa_save.player_info.money, gta_sa_save.player_info.money.section, gta_sa_save.player_info.shown_money.section</extracomment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Money per day</source>
        <extracomment>gta_sa_save.pickup.money_per_day</extracomment>
        <translation>Geld pro Tag</translation>
    </message>
    <message>
        <source>Money shown</source>
        <extracomment>gta_sa_save.player_info.shown_money</extracomment>
        <translation>Angezeigtes Geld</translation>
    </message>
    <message>
        <source>Month</source>
        <extracomment>gta_sa_save.simple_vars.month</extracomment>
        <translation>Monat</translation>
    </message>
    <message>
        <source>More than 12 outgoing links</source>
        <extracomment>QN012.fault</extracomment>
        <translation>Mehr als 12 ausgehende Verbindungen</translation>
    </message>
    <message>
        <source>More than 16 approach areas</source>
        <extracomment>NAV033.fault</extracomment>
        <translation>Mehr als 16 Annäherungsbereiche</translation>
    </message>
    <message>
        <source>More than 255 flood groups of a type</source>
        <extracomment>SA042.fault</extracomment>
        <translation>Mehr als 255 Flood-Gruppen eines Typs</translation>
    </message>
    <message>
        <source>More vehicle nodes counted than there are nodes</source>
        <extracomment>SA012.fault</extracomment>
        <translation>Mehr Fahrzeugknoten gezählt, als es Knoten gibt</translation>
    </message>
    <message>
        <source>Most locals</source>
        <extracomment>gta_sa_save.file.most_locals</extracomment>
        <translation>Meiste Lokale</translation>
    </message>
    <message>
        <source>Mostly flat</source>
        <extracomment>source_nav.area.mostly_flat</extracomment>
        <translation>Überwiegend flach</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>quake_nav2.node.handle, quake_nav2.traversal.handle, quake_nav3.node.handle, quake_nav3.traversal.handle, source_nav.area.handle</extracomment>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move By</source>
        <extracomment>source_nav.shift</extracomment>
        <translation>Verschieben um</translation>
    </message>
    <message>
        <source>Move Earlier</source>
        <extracomment>gta_sa_save.region_earlier</extracomment>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Move East Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Ostkante verschieben</translation>
    </message>
    <message>
        <source>Move End</source>
        <extracomment>quake_nav2.traversal.handle, quake_nav3.traversal.handle</extracomment>
        <translation>Ende verschieben</translation>
    </message>
    <message>
        <source>Move Exit</source>
        <extracomment>quake_nav2.traversal.handle, quake_nav3.traversal.handle</extracomment>
        <translation>Ausgang verschieben</translation>
    </message>
    <message>
        <source>Move Hiding Spots to Area Below</source>
        <extracomment>source_nav.spots_to_area</extracomment>
        <translation>Verstecke zum Bereich darunter</translation>
    </message>
    <message>
        <source>Move Later</source>
        <extracomment>gta_sa_save.region_later</extracomment>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Move North Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Nordkante verschieben</translation>
    </message>
    <message>
        <source>Move North-East Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Nordostecke verschieben</translation>
    </message>
    <message>
        <source>Move North-West Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Nordwestecke verschieben</translation>
    </message>
    <message>
        <source>Move South Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Südkante verschieben</translation>
    </message>
    <message>
        <source>Move South-East Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Südostecke verschieben</translation>
    </message>
    <message>
        <source>Move South-West Corner</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Südwestecke verschieben</translation>
    </message>
    <message>
        <source>Move Start</source>
        <extracomment>quake_nav2.traversal.handle, quake_nav3.traversal.handle</extracomment>
        <translation>Start verschieben</translation>
    </message>
    <message>
        <source>Move West Edge</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Westkante verschieben</translation>
    </message>
    <message>
        <source>Move to Correct Area</source>
        <extracomment>SA023.fix, gta_iv_paths.move_to_area, gta_sa_extended_paths.move_to_area, gta_sa_paths.move_to_area</extracomment>
        <translation>In den richtigen Bereich verschieben</translation>
    </message>
    <message>
        <source>Move to Correct File</source>
        <extracomment>IV015.fix, SA030.fix</extracomment>
        <translation>In die richtige Datei verschieben</translation>
    </message>
    <message>
        <source>Move to Correct Side</source>
        <extracomment>NAV022.fix</extracomment>
        <translation>Auf die richtige Seite verschieben</translation>
    </message>
    <message>
        <source>Move to End</source>
        <extracomment>gta_sa_save.region_last</extracomment>
        <translation>Ans Ende</translation>
    </message>
    <message>
        <source>Move to Floor</source>
        <extracomment>QN051.fix</extracomment>
        <translation>Auf den Boden verschieben</translation>
    </message>
    <message>
        <source>Move to Front</source>
        <extracomment>gta_sa_save.region_first</extracomment>
        <translation>An den Anfang</translation>
    </message>
    <message>
        <source>Move to Middle of Edge</source>
        <extracomment>SA052.fix</extracomment>
        <translation>Zur Mitte der Kante verschieben</translation>
    </message>
    <message>
        <source>Moves each corner of the selected areas to the ground of the map</source>
        <extracomment>source_nav.corners_to_ground.help</extracomment>
        <translation>Setzt jede Ecke der ausgewählten Bereiche auf den Boden der Karte</translation>
    </message>
    <message>
        <source>Moves each selected element towards the midpoint of its neighbours. The ends of the line stay.</source>
        <extracomment>gta_iv_paths.smooth.help, gta_sa_extended_paths.smooth.help, gta_sa_paths.smooth.help, gta_sa_save.smooth.help, quake_nav2.smooth.help, quake_nav3.smooth.help, source_nav.smooth.help</extracomment>
        <translation>Rückt jedes ausgewählte Element zum Mittelpunkt seiner Nachbarn. Die Enden der Linie bleiben.</translation>
    </message>
    <message>
        <source>Moves nodes outside the square of their area to the area that contains them</source>
        <extracomment>gta_iv_paths.move_to_area.help, gta_sa_extended_paths.move_to_area.help, gta_sa_paths.move_to_area.help</extracomment>
        <translation>Verschiebt Knoten außerhalb des Quadrats ihres Bereichs in den Bereich, in dem sie liegen</translation>
    </message>
    <message>
        <source>Moves the edges of the selected areas to multiples of a step</source>
        <extracomment>source_nav.snap_to_grid.help</extracomment>
        <translation>Verschiebt die Kanten der ausgewählten Bereiche auf Vielfache eines Schritts</translation>
    </message>
    <message>
        <source>Moves the selected areas with their hiding spots and the ladders between them, and the selected spots and ladders</source>
        <extracomment>source_nav.shift.help</extracomment>
        <translation>Verschiebt die ausgewählten Bereiche mit ihren Verstecken und den Leitern dazwischen sowie die ausgewählten Verstecke und Leitern</translation>
    </message>
    <message>
        <source>Moves the selected areas with their hiding spots, and the selected spots and ladders, up or down</source>
        <extracomment>source_nav.raise.help</extracomment>
        <translation>Verschiebt die ausgewählten Bereiche mit ihren Verstecken sowie die ausgewählten Verstecke und Leitern nach oben oder unten</translation>
    </message>
    <message>
        <source>Moves the selected elements apart, or together</source>
        <extracomment>gta_iv_paths.scale_selection.help, gta_sa_extended_paths.scale_selection.help, gta_sa_paths.scale_selection.help, gta_sa_save.scale_selection.help, quake_nav2.scale_selection.help, quake_nav3.scale_selection.help, source_nav.scale_selection.help</extracomment>
        <translation>Rückt die ausgewählten Elemente auseinander oder zusammen</translation>
    </message>
    <message>
        <source>Moves the selected elements onto the straight line from the first to the last</source>
        <extracomment>gta_iv_paths.align.help, gta_sa_extended_paths.align.help, gta_sa_paths.align.help, gta_sa_save.align.help, quake_nav2.align.help, quake_nav3.align.help, source_nav.align.help</extracomment>
        <translation>Verschiebt die ausgewählten Elemente auf die Gerade vom ersten zum letzten</translation>
    </message>
    <message>
        <source>Moves the selected hiding spots to the height of their area</source>
        <extracomment>source_nav.spots_to_ground.help</extracomment>
        <translation>Setzt die ausgewählten Verstecke auf die Höhe ihres Bereichs</translation>
    </message>
    <message>
        <source>Muscle</source>
        <extracomment>gta_sa_save.player.muscle</extracomment>
        <translation>Muskeln</translation>
    </message>
    <message>
        <source>Must be 0x7FFE, not visited; another value breaks the game&apos;s route search</source>
        <extracomment>gta_sa_extended_paths.node.search_cost.help, gta_sa_paths.node.search_cost.help</extracomment>
        <translation>Muss 0x7FFE sein, nicht besucht; ein anderer Wert stört die Wegsuche des Spiels</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>gta_sa_save.file.name, gta_sa_save.garage.name, gta_sa_save.simple_vars.save_name, gta_sa_save.thread.name, gta_sa_save.zone.name, source_nav.fog_place.name, source_nav.place.name</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of a fog controller in the map</source>
        <extracomment>source_nav.fog_place.name.help</extracomment>
        <translation>Name eines Nebelcontrollers in der Karte</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <extracomment>quake_nav2.file.name.help, quake_nav3.file.name.help, source_nav.file.label.help</extracomment>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Name of the file that holds this area</source>
        <extracomment>gta_iv_paths.file.name.help, gta_sa_extended_paths.file.name.help, gta_sa_paths.file.name.help</extracomment>
        <translation>Name der Datei, die diesen Bereich enthält</translation>
    </message>
    <message>
        <source>Name of the population script</source>
        <extracomment>source_nav.file.population.help</extracomment>
        <translation>Name des Bevölkerungsskripts</translation>
    </message>
    <message>
        <source>Name of the save not terminated</source>
        <extracomment>SAV-007.fault</extracomment>
        <translation>Name des Spielstands nicht abgeschlossen</translation>
    </message>
    <message>
        <source>Name that bots call out for this area</source>
        <extracomment>source_nav.area.place.help</extracomment>
        <translation>Name, den Bots für diesen Bereich ausrufen</translation>
    </message>
    <message>
        <source>Name that bots call out. Names that the game knows are in its phrase file.</source>
        <extracomment>source_nav.place.name.help</extracomment>
        <translation>Name, den Bots ausrufen. Namen, die das Spiel kennt, stehen in seiner Phrasendatei.</translation>
    </message>
    <message>
        <source>Name that bots use for the areas</source>
        <extracomment>source_nav.flood_place.place.help, source_nav.set_place.place.help</extracomment>
        <translation>Name, den Bots für die Bereiche benutzen</translation>
    </message>
    <message>
        <source>Names in the list of places</source>
        <extracomment>source_nav.file.places.help</extracomment>
        <translation>Namen in der Ortsliste</translation>
    </message>
    <message>
        <source>Nav blocker</source>
        <extracomment>source_nav.area.blocker</extracomment>
        <translation>Nav-Blocker</translation>
    </message>
    <message>
        <source>Navi node</source>
        <extracomment>gta_sa_extended_paths.link.navi, gta_sa_extended_paths.navi.area.section, gta_sa_extended_paths.navi.attached.section, gta_sa_extended_paths.navi.direction.section, gta_sa_extended_paths.navi.id.section, gta_sa_extended_paths.navi.position.section, gta_sa_extended_paths.navi.width.section, gta_sa_paths.link.navi, gta_sa_paths.navi.area.section, gta_sa_paths.navi.attached.section, gta_sa_paths.navi.direction.section, gta_sa_paths.navi.id.section, gta_sa_paths.navi.position.section, gta_sa_paths.navi.width.section</extracomment>
        <translation>Navi-Knoten</translation>
    </message>
    <message>
        <source>Navi node differs from the reverse link&apos;s</source>
        <extracomment>SA029.fault</extracomment>
        <translation>Navi-Knoten weicht von dem der Gegenverbindung ab</translation>
    </message>
    <message>
        <source>Navi node far from the middle of its edge</source>
        <extracomment>SA052.fault</extracomment>
        <translation>Navi-Knoten weit von der Mitte seiner Kante</translation>
    </message>
    <message>
        <source>Navi node not as wide as the wider end</source>
        <extracomment>SA056.fault</extracomment>
        <translation>Navi-Knoten nicht so breit wie das breitere Ende</translation>
    </message>
    <message>
        <source>Navi node not attached to the lower end of its edge</source>
        <extracomment>SA027.fault</extracomment>
        <translation>Navi-Knoten nicht am unteren Ende seiner Kante befestigt</translation>
    </message>
    <message>
        <source>Navi node outside its area&apos;s square</source>
        <extracomment>SA030.fault</extracomment>
        <translation>Navi-Knoten außerhalb des Quadrats seines Bereichs</translation>
    </message>
    <message>
        <source>Navi node shared by different edges</source>
        <extracomment>SA032.fault</extracomment>
        <translation>Navi-Knoten mehrerer Kanten</translation>
    </message>
    <message>
        <source>Navi node that no edge uses</source>
        <extracomment>SA031.fault</extracomment>
        <translation>Navi-Knoten, den keine Kante verwendet</translation>
    </message>
    <message>
        <source>Navi nodes</source>
        <extracomment>gta_sa_extended_paths.file.navi_nodes, gta_sa_paths.file.navi_nodes</extracomment>
        <translation>Navi-Knoten</translation>
    </message>
    <message>
        <source>Navi nodes are as wide as the wider end</source>
        <extracomment>SA056</extracomment>
        <translation>Navi-Knoten sind so breit wie das breitere Ende</translation>
    </message>
    <message>
        <source>Navi nodes are attached to the lower end of their edge</source>
        <extracomment>SA027</extracomment>
        <translation>Navi-Knoten sind am unteren Ende ihrer Kante befestigt</translation>
    </message>
    <message>
        <source>Navi nodes are stored in the file of their own square</source>
        <extracomment>SA030</extracomment>
        <translation>Navi-Knoten stehen in der Datei ihres eigenen Quadrats</translation>
    </message>
    <message>
        <source>Navi nodes are used</source>
        <extracomment>SA031</extracomment>
        <translation>Navi-Knoten werden verwendet</translation>
    </message>
    <message>
        <source>Navi nodes belong to one edge</source>
        <extracomment>SA032</extracomment>
        <translation>Navi-Knoten gehören zu einer Kante</translation>
    </message>
    <message>
        <source>Navi nodes lie near the middle of their edge</source>
        <extracomment>SA052</extracomment>
        <translation>Navi-Knoten liegen nahe der Mitte ihrer Kante</translation>
    </message>
    <message>
        <source>Navi word</source>
        <extracomment>gta_sa_extended_paths.link.navi_word, gta_sa_paths.link.navi_word</extracomment>
        <translation>Navi-Wort</translation>
    </message>
    <message>
        <source>Nearly all path regions are in use</source>
        <extracomment>SAV-025.fault</extracomment>
        <translation>Fast alle Pfadregionen sind belegt</translation>
    </message>
    <message>
        <source>Neighbour area is not open</source>
        <extracomment>IV023.fault, SA057.fault</extracomment>
        <translation>Nachbarbereich ist nicht geöffnet</translation>
    </message>
    <message>
        <source>Neighbour areas are open</source>
        <extracomment>IV023, SA057</extracomment>
        <translation>Nachbarbereiche sind geöffnet</translation>
    </message>
    <message>
        <source>Never counts as blocked</source>
        <extracomment>source_nav.area.tf_unblockable.help</extracomment>
        <translation>Gilt nie als blockiert</translation>
    </message>
    <message>
        <source>Never set by the game, which switches generators by the cars left</source>
        <extracomment>gta_sa_save.car_generator.active.help</extracomment>
        <translation>Vom Spiel nie gesetzt; es schaltet Generatoren über die übrigen Autos</translation>
    </message>
    <message>
        <source>Never set in original files</source>
        <extracomment>quake_nav2.link.type_high.help, quake_nav2.node.bits_6_15.help, quake_nav2.node.bits_8_15.help, quake_nav2.node.bits_9_15.help, quake_nav3.link.bit_7.help, quake_nav3.node.bits_14_15.help</extracomment>
        <translation>In Originaldateien nie gesetzt</translation>
    </message>
    <message>
        <source>Never set in the stock game</source>
        <extracomment>gta_sa_extended_paths.node.bit_11.help, gta_sa_extended_paths.node.bit_14.help, gta_sa_extended_paths.node.bit_15.help, gta_sa_extended_paths.node.bit_9.help, gta_sa_extended_paths.node.bits_24_31.help, gta_sa_paths.node.bit_11.help, gta_sa_paths.node.bit_14.help, gta_sa_paths.node.bit_15.help, gta_sa_paths.node.bit_9.help, gta_sa_paths.node.bits_24_31.help</extracomment>
        <translation>Im Originalspiel nie gesetzt</translation>
    </message>
    <message>
        <source>Never used: needs {} unlocked cities</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Nie benutzt: braucht {} freigeschaltete Städte</translation>
    </message>
    <message>
        <source>New Place</source>
        <extracomment>source_nav.new_place</extracomment>
        <translation>Neuer Ort</translation>
    </message>
    <message>
        <source>New nodes on each link</source>
        <extracomment>gta_iv_paths.insert.nodes.help, gta_sa_extended_paths.insert.nodes.help, gta_sa_paths.insert.nodes.help</extracomment>
        <translation>Neue Knoten je Verbindung</translation>
    </message>
    <message>
        <source>New place of the areas</source>
        <extracomment>source_nav.replace_place.to.help</extracomment>
        <translation>Neuer Ort der Bereiche</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>source_nav.area.approach.next</extracomment>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Next attack</source>
        <extracomment>gta_sa_save.gang_wars.next_attack</extracomment>
        <translation>Nächster Angriff</translation>
    </message>
    <message>
        <source>Next collected pickup outside the list</source>
        <extracomment>SAV-052.fault</extracomment>
        <translation>Nächstes eingesammeltes Pickup außerhalb der Liste</translation>
    </message>
    <message>
        <source>Next thread</source>
        <extracomment>gta_sa_save.thread.next</extracomment>
        <translation>Nächster Thread</translation>
    </message>
    <message>
        <source>Next time</source>
        <extracomment>gta_sa_save.car_generator.next_time</extracomment>
        <translation>Nächstes Mal</translation>
    </message>
    <message>
        <source>Next to a drop</source>
        <extracomment>source_nav.area.cliff.help</extracomment>
        <translation>Neben einem Abgrund</translation>
    </message>
    <message>
        <source>Next weather</source>
        <extracomment>gta_sa_save.simple_vars.new_weather</extracomment>
        <translation>Nächstes Wetter</translation>
    </message>
    <message>
        <source>Nitro left</source>
        <extracomment>gta_sa_save.stored_car.nitro</extracomment>
        <translation>Übriges Nitro</translation>
    </message>
    <message>
        <source>No area at {} at ({:.0f}, {:.0f}, {:.0f})</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Kein Bereich an {} bei ({:.0f}, {:.0f}, {:.0f})</translation>
    </message>
    <message>
        <source>No area has the attribute &quot;jump&quot;.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Kein Bereich hat das Attribut „Sprung“.</translation>
    </message>
    <message>
        <source>No area has this place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Kein Bereich hat diesen Ort.</translation>
    </message>
    <message>
        <source>No area has this place: the game drops the name when it saves</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Kein Bereich hat diesen Ort: Das Spiel verwirft den Namen beim Speichern</translation>
    </message>
    <message>
        <source>No bytes follow the links</source>
        <extracomment>IV001</extracomment>
        <translation>Nach den Verbindungen folgen keine Bytes</translation>
    </message>
    <message>
        <source>No bytes follow the mesh</source>
        <extracomment>NAV050</extracomment>
        <translation>Nach dem Mesh folgen keine Bytes</translation>
    </message>
    <message>
        <source>No change of {} was interrupted.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Keine Änderung von {} wurde unterbrochen.</translation>
    </message>
    <message>
        <source>No connection climbs higher than 200 units</source>
        <extracomment>NAV021</extracomment>
        <translation>Keine Verbindung steigt um mehr als 200 Einheiten</translation>
    </message>
    <message>
        <source>No connection drops more than 400 units</source>
        <extracomment>NAV058</extracomment>
        <translation>Keine Verbindung fällt um mehr als 400 Einheiten</translation>
    </message>
    <message>
        <source>No connection goes up higher than a player jumps</source>
        <extracomment>NAV066</extracomment>
        <translation>Keine Verbindung steigt höher, als ein Spieler springt</translation>
    </message>
    <message>
        <source>No connection leads to its own area</source>
        <extracomment>NAV020</extracomment>
        <translation>Keine Verbindung führt in ihren eigenen Bereich</translation>
    </message>
    <message>
        <source>No door is opened</source>
        <extracomment>gta_sa_save.enex_connection.no_door</extracomment>
        <translation>Keine Tür wird geöffnet</translation>
    </message>
    <message>
        <source>No edge is longer than 255 units</source>
        <extracomment>SA026</extracomment>
        <translation>Keine Kante ist länger als 255 Einheiten</translation>
    </message>
    <message>
        <source>No edge uses this navi node</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Keine Kante verwendet diesen Navi-Knoten</translation>
    </message>
    <message>
        <source>No exit</source>
        <extracomment>gta_sa_save.enex_connection.no_exit</extracomment>
        <translation>Kein Ausgang</translation>
    </message>
    <message>
        <source>No floor below the node</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Kein Boden unter dem Knoten</translation>
    </message>
    <message>
        <source>No floor of the map at the {}</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Kein Boden der Karte bei: {}</translation>
    </message>
    <message>
        <source>No free record is left for another {}: all {} are in use.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>Kein freier Datensatz mehr ({}): Alle {} sind belegt.</translation>
    </message>
    <message>
        <source>No hostages</source>
        <extracomment>source_nav.area.no_hostages</extracomment>
        <translation>Keine Geiseln</translation>
    </message>
    <message>
        <source>No jump</source>
        <extracomment>source_nav.area.no_jump</extracomment>
        <translation>Kein Sprung</translation>
    </message>
    <message>
        <source>No later path region covers one of its type</source>
        <extracomment>SAV-023</extracomment>
        <translation>Keine spätere Pfadregion überdeckt eine ihres Typs</translation>
    </message>
    <message>
        <source>No link joins pedestrian, car and boat nodes</source>
        <extracomment>SA022</extracomment>
        <translation>Keine Verbindung verbindet Fußgänger-, Auto- und Bootsknoten</translation>
    </message>
    <message>
        <source>No link leads to its own node</source>
        <extracomment>SA021</extracomment>
        <translation>Keine Verbindung führt zum eigenen Knoten</translation>
    </message>
    <message>
        <source>No link leaves the node or leads to it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Keine Verbindung verlässt den Knoten oder führt zu ihm</translation>
    </message>
    <message>
        <source>No link leaves the node: bots get stuck there</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Keine Verbindung verlässt den Knoten: Bots bleiben dort hängen</translation>
    </message>
    <message>
        <source>No link uses the traversal</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Keine Verbindung benutzt das Traversal</translation>
    </message>
    <message>
        <source>No map is open. The points are guessed from the nodes.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Keine Karte ist geöffnet. Die Punkte werden anhand der Knoten geraten.</translation>
    </message>
    <message>
        <source>No map is open. Use File &gt; Open Map.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp, core/systems/quake_nav/link_edits.cpp, core/systems/quake_nav/node_edits.cpp, core/systems/source_nav/corner_edits.cpp, core/systems/source_nav/mesh_edits.cpp</extracomment>
        <translation>Keine Karte ist geöffnet. Verwenden Sie Datei &gt; Karte öffnen.</translation>
    </message>
    <message>
        <source>No merge</source>
        <extracomment>source_nav.area.no_merge</extracomment>
        <translation>Nicht zusammenführen</translation>
    </message>
    <message>
        <source>No mobs</source>
        <extracomment>source_nav.area.spawn_no_mobs</extracomment>
        <translation>Keine Mobs</translation>
    </message>
    <message>
        <source>No mobs spawn here.</source>
        <extracomment>source_nav.area.spawn_no_mobs.help</extracomment>
        <translation>Hier spawnen keine Mobs.</translation>
    </message>
    <message>
        <source>No monsters</source>
        <extracomment>quake_nav2.node.no_monsters, quake_nav3.node.no_monsters</extracomment>
        <translation>Keine Monster</translation>
    </message>
    <message>
        <source>No other unlinked node within reach is walkable.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Kein anderer unverbundener Knoten in Reichweite ist begehbar.</translation>
    </message>
    <message>
        <source>No part of a link is longer than this</source>
        <extracomment>gta_iv_paths.split_link.longest.help, gta_iv_paths.split_run.longest.help, gta_sa_extended_paths.split_link.longest.help, gta_sa_paths.split_link.longest.help</extracomment>
        <translation>Kein Teil einer Verbindung ist länger</translation>
    </message>
    <message>
        <source>No point of interest</source>
        <extracomment>quake_nav3.node.no_interest</extracomment>
        <translation>Kein Punkt von Interesse</translation>
    </message>
    <message>
        <source>No police</source>
        <extracomment>gta_sa_save.zone_population.no_cops</extracomment>
        <translation>Keine Polizei</translation>
    </message>
    <message>
        <source>No random traffic until a script switches it on</source>
        <extracomment>gta_sa_extended_paths.set_run.switched_off.help, gta_sa_paths.set_run.switched_off.help</extracomment>
        <translation>Kein zufälliger Verkehr, bis ein Skript ihn einschaltet</translation>
    </message>
    <message>
        <source>No random traffic: car parks, alleys, roads closed by default. Scripts set and clear it.</source>
        <extracomment>gta_sa_extended_paths.node.switched_off.help, gta_sa_paths.node.switched_off.help</extracomment>
        <translation>Kein zufälliger Verkehr: Parkplätze, Gassen, standardmäßig gesperrte Straßen. Skripte setzen und löschen es.</translation>
    </message>
    <message>
        <source>No resprays</source>
        <extracomment>gta_sa_save.file.no_resprays</extracomment>
        <translation>Keine Umlackierungen</translation>
    </message>
    <message>
        <source>No road that leads here has room for a light. A navi node holds one light, and these are used for the junctions at the other ends.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Keine Straße, die hierher führt, hat Platz für eine Ampel. Ein Navi-Knoten hält eine Ampel, und diese dienen den Kreuzungen an den anderen Enden.</translation>
    </message>
    <message>
        <source>No save was interrupted in {}.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>In {} wurde kein Speichervorgang unterbrochen.</translation>
    </message>
    <message>
        <source>No spawning</source>
        <extracomment>source_nav.area.tf_no_spawning</extracomment>
        <translation>Kein Spawnen</translation>
    </message>
    <message>
        <source>No tank or witch spawns here.</source>
        <extracomment>source_nav.area.spawn_no_threat.help</extracomment>
        <translation>Hier spawnt kein Tank und keine Witch.</translation>
    </message>
    <message>
        <source>No team may use the link</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Kein Team darf die Verbindung benutzen</translation>
    </message>
    <message>
        <source>No threat</source>
        <extracomment>source_nav.area.spawn_no_threat</extracomment>
        <translation>Keine Bedrohung</translation>
    </message>
    <message>
        <source>No two nodes are farther apart than this along the curve</source>
        <extracomment>gta_iv_paths.curve.longest.help, gta_sa_extended_paths.curve.longest.help, gta_sa_paths.curve.longest.help</extracomment>
        <translation>Keine zwei Knoten sind entlang der Kurve weiter voneinander entfernt</translation>
    </message>
    <message>
        <source>No unused IDs are left.</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>Keine unbenutzten IDs mehr frei.</translation>
    </message>
    <message>
        <source>No wall is between connected areas</source>
        <extracomment>NAV071</extracomment>
        <translation>Keine Wand liegt zwischen verbundenen Bereichen</translation>
    </message>
    <message>
        <source>Nobody spawns here.</source>
        <extracomment>source_nav.area.tf_no_spawning.help</extracomment>
        <translation>Hier spawnt niemand.</translation>
    </message>
    <message>
        <source>Node</source>
        <extracomment>gta_iv_paths.node.area.section, gta_iv_paths.node.flood_group.section, gta_iv_paths.node.group.section, gta_iv_paths.node.id.section, gta_iv_paths.node.position.section, gta_iv_paths.node.street_hash.section, gta_iv_paths.node.width.section, gta_sa_extended_paths.node.area.section, gta_sa_extended_paths.node.flood_group.section, gta_sa_extended_paths.node.group.section, gta_sa_extended_paths.node.id.section, gta_sa_extended_paths.node.position.section, gta_sa_extended_paths.node.width.section, gta_sa_paths.node.area.section, gta_sa_paths.node.flood_group.section, gta_sa_paths.node.group.section, gta_sa_paths.node.id.section, gta_sa_paths.node.position.section, gta_sa_paths.node.width.section, quake_nav2.node.index.section, quake_nav2.node.position.section, quake_nav2.node.radius.section, quake_nav3.node.index.section, quake_nav3.node.position.section, quake_nav3.node.radius.section</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Node ID as it will be stored</source>
        <extracomment>gta_iv_paths.link.target_node.help</extracomment>
        <translation>Knoten-ID, wie sie gespeichert wird</translation>
    </message>
    <message>
        <source>Node inside a wall or outside the map</source>
        <extracomment>QN050.fault</extracomment>
        <translation>Knoten in einer Wand oder außerhalb der Karte</translation>
    </message>
    <message>
        <source>Node off the floor</source>
        <extracomment>QN051.fault</extracomment>
        <translation>Knoten nicht auf dem Boden</translation>
    </message>
    <message>
        <source>Node outside its area&apos;s square</source>
        <extracomment>SA023.fault</extracomment>
        <translation>Knoten außerhalb des Quadrats seines Bereichs</translation>
    </message>
    <message>
        <source>Node outside the square of its area</source>
        <extracomment>IV015.fault</extracomment>
        <translation>Knoten außerhalb des Quadrats seines Bereichs</translation>
    </message>
    <message>
        <source>Node that the link leads to</source>
        <extracomment>quake_nav2.link.target.help, quake_nav3.link.target.help</extracomment>
        <translation>Knoten, zu dem die Verbindung führt</translation>
    </message>
    <message>
        <source>Node that the link leaves</source>
        <extracomment>quake_nav2.link.owner.help, quake_nav3.link.owner.help</extracomment>
        <translation>Knoten, von dem die Verbindung ausgeht</translation>
    </message>
    <message>
        <source>Node with invalid position</source>
        <extracomment>QN010.fault</extracomment>
        <translation>Knoten mit ungültiger Position</translation>
    </message>
    <message>
        <source>Node without links</source>
        <extracomment>IV021.fault, SA050.fault</extracomment>
        <translation>Knoten ohne Verbindungen</translation>
    </message>
    <message>
        <source>Node without outgoing links</source>
        <extracomment>QN011.fault</extracomment>
        <translation>Knoten ohne ausgehende Verbindungen</translation>
    </message>
    <message>
        <source>Node {} claims link {}, which is node {}&apos;s</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Knoten {} beansprucht Verbindung {}, die Knoten {} gehört</translation>
    </message>
    <message>
        <source>Node {} claims links {} to {} of {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Knoten {} beansprucht die Verbindungen {} bis {} von {}</translation>
    </message>
    <message>
        <source>Nodes</source>
        <extracomment>gta_iv_paths.connect.section, gta_iv_paths.curve.section, gta_iv_paths.disconnect.section, gta_iv_paths.dissolve.section, gta_iv_paths.erase.section, gta_iv_paths.insert.nodes, gta_iv_paths.insert.section, gta_iv_paths.merge.section, gta_iv_paths.move_to_area.section, gta_iv_paths.split_link.section, gta_sa_extended_paths.connect.section, gta_sa_extended_paths.curve.section, gta_sa_extended_paths.disconnect.section, gta_sa_extended_paths.dissolve.section, gta_sa_extended_paths.erase.section, gta_sa_extended_paths.insert.nodes, gta_sa_extended_paths.insert.section, gta_sa_extended_paths.merge.section, gta_sa_extended_paths.move_to_area.section, gta_sa_extended_paths.split_link.section, gta_sa_paths.connect.section, gta_sa_paths.curve.section, gta_sa_paths.disconnect.section, gta_sa_paths.dissolve.section, gta_sa_paths.erase.section, gta_sa_paths.insert.nodes, gta_sa_paths.insert.section, gta_sa_paths.merge.section, gta_sa_paths.move_to_area.section, gta_sa_paths.split_link.section, quake_nav2.dissolve.section, quake_nav2.erase.section, quake_nav2.file.nodes, quake_nav2.fit_radius.section, quake_nav2.insert.section, quake_nav2.merge.section, quake_nav3.dissolve.section, quake_nav3.erase.section, quake_nav3.file.nodes, quake_nav3.fit_radius.section, quake_nav3.insert.section, quake_nav3.merge.section</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Nodes and links within the limits</source>
        <extracomment>IV006</extracomment>
        <translation>Knoten und Verbindungen innerhalb der Grenzen</translation>
    </message>
    <message>
        <source>Nodes are in open space</source>
        <extracomment>QN050</extracomment>
        <translation>Knoten liegen im freien Raum</translation>
    </message>
    <message>
        <source>Nodes have at most 12 outgoing links</source>
        <extracomment>QN012</extracomment>
        <translation>Knoten haben höchstens 12 ausgehende Verbindungen</translation>
    </message>
    <message>
        <source>Nodes have different positions</source>
        <extracomment>QN016</extracomment>
        <translation>Knoten haben verschiedene Positionen</translation>
    </message>
    <message>
        <source>Nodes marked for a type of link have such links</source>
        <extracomment>QN015</extracomment>
        <translation>Für einen Verbindungstyp markierte Knoten haben solche Verbindungen</translation>
    </message>
    <message>
        <source>Nodes of different types cannot be merged: {} is a {} node, {} a {} node.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Knoten verschiedener Typen können nicht zusammengeführt werden: {} ist ein {}-Knoten, {} ein {}-Knoten.</translation>
    </message>
    <message>
        <source>Nodes of roads and boat lanes, stored first</source>
        <extracomment>gta_iv_paths.file.car_nodes.help</extracomment>
        <translation>Knoten von Straßen und Bootsspuren, zuerst gespeichert</translation>
    </message>
    <message>
        <source>Nodes stand on the floor</source>
        <extracomment>QN051</extracomment>
        <translation>Knoten stehen auf dem Boden</translation>
    </message>
    <message>
        <source>Nodes switched</source>
        <extracomment>gta_sa_save.path_region.nodes_switched</extracomment>
        <translation>Geschaltete Knoten</translation>
    </message>
    <message>
        <source>Nodes that bots can reach from the selected nodes, and nodes from which they can reach the selected nodes</source>
        <extracomment>quake_nav2.reach.help, quake_nav3.reach.help</extracomment>
        <translation>Knoten, die Bots von den ausgewählten Knoten erreichen können, und Knoten, von denen sie die ausgewählten erreichen können</translation>
    </message>
    <message>
        <source>Nodes, navi nodes and links within the limits</source>
        <extracomment>SA003</extracomment>
        <translation>Knoten, Navi-Knoten und Verbindungen innerhalb der Grenzen</translation>
    </message>
    <message>
        <source>None of these areas is inverted.</source>
        <extracomment>core/systems/source_nav/height_edits.cpp</extracomment>
        <translation>Keiner dieser Bereiche ist umgekehrt.</translation>
    </message>
    <message>
        <source>None of these areas is larger than this size.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Keiner dieser Bereiche ist größer als diese Größe.</translation>
    </message>
    <message>
        <source>None of these elements can be copied on its own.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Keines dieser Elemente kann für sich kopiert werden.</translation>
    </message>
    <message>
        <source>None of these spots is on an area.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Keines dieser Verstecke liegt auf einem Bereich.</translation>
    </message>
    <message>
        <source>North and south (y)</source>
        <extracomment>gta_iv_paths.mirror_selection.axis.1, gta_sa_extended_paths.mirror_selection.axis.1, gta_sa_paths.mirror_selection.axis.1, gta_sa_save.mirror_selection.axis.1, quake_nav2.mirror_selection.axis.1, quake_nav3.mirror_selection.axis.1, source_nav.mirror_selection.axis.1</extracomment>
        <translation>Nord und Süd (y)</translation>
    </message>
    <message>
        <source>North is towards lower y</source>
        <extracomment>source_nav.set_side.side.help</extracomment>
        <translation>Norden liegt bei kleinerem y</translation>
    </message>
    <message>
        <source>North-east</source>
        <extracomment>source_nav.area.light_north_east</extracomment>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>North-east height</source>
        <extracomment>source_nav.area.north_east_z</extracomment>
        <translation>Nordosthöhe</translation>
    </message>
    <message>
        <source>North-west</source>
        <extracomment>source_nav.area.light_north_west</extracomment>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>North-west corner</source>
        <extracomment>source_nav.area.north_west</extracomment>
        <translation>Nordwestecke</translation>
    </message>
    <message>
        <source>North-west height</source>
        <extracomment>source_nav.area.north_west_z</extracomment>
        <translation>Nordwesthöhe</translation>
    </message>
    <message>
        <source>Not clearable</source>
        <extracomment>source_nav.area.spawn_not_clearable</extracomment>
        <translation>Nicht säuberbar</translation>
    </message>
    <message>
        <source>Not marked as a dead end, although fewer than two ways lead on from here</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>Nicht als Sackgasse markiert, obwohl von hier weniger als zwei Wege weiterführen</translation>
    </message>
    <message>
        <source>Not on foot</source>
        <extracomment>gta_sa_save.enex_connection.not_on_foot</extracomment>
        <translation>Nicht zu Fuß</translation>
    </message>
    <message>
        <source>Not open: {} {}. Links across the border are not checked.</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Nicht geöffnet: {} {}. Verbindungen über die Grenze werden nicht geprüft.</translation>
    </message>
    <message>
        <source>Not the original script: {} of main script, {} of globals</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Nicht das Originalskript: Hauptskript {}, globale Variablen {}</translation>
    </message>
    <message>
        <source>Not used</source>
        <extracomment>quake_nav3.link.disabled.help, quake_nav3.node.disabled.help</extracomment>
        <translation>Nicht benutzt</translation>
    </message>
    <message>
        <source>Nothing can be pasted into this type of document.</source>
        <extracomment>core/systems/paste.cpp</extracomment>
        <translation>In diesen Dokumenttyp kann nichts eingefügt werden.</translation>
    </message>
    <message>
        <source>Nothing changes: the document already has this version.
</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>Nichts ändert sich: Das Dokument hat bereits diese Version.
</translation>
    </message>
    <message>
        <source>Nothing is lost.
</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>Nichts geht verloren.
</translation>
    </message>
    <message>
        <source>Nothing spawns here.</source>
        <extracomment>source_nav.area.spawn_empty.help</extracomment>
        <translation>Hier spawnt nichts.</translation>
    </message>
    <message>
        <source>Nothing to connect: all adjacent areas are already connected, or too high.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Nichts zu verbinden: Alle angrenzenden Bereiche sind bereits verbunden oder zu hoch.</translation>
    </message>
    <message>
        <source>Nothing to link.</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>Nichts zu verbinden.</translation>
    </message>
    <message>
        <source>Nothing to merge. Areas must share a whole edge, be of the same type, be connected both ways, and match in height.</source>
        <extracomment>core/systems/source_nav/simplify_edits.cpp</extracomment>
        <translation>Nichts zusammenzuführen. Bereiche müssen eine ganze Kante teilen, vom selben Typ und in beide Richtungen verbunden sein und in der Höhe passen.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>gta_sa_save.car_generator.index, gta_sa_save.enex_connection.index, gta_sa_save.thread.index</extracomment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number by which areas refer to the ladder. Unique, never 0.</source>
        <extracomment>source_nav.ladder.id.help</extracomment>
        <translation>Nummer, mit der Bereiche auf die Leiter verweisen. Eindeutig, nie 0.</translation>
    </message>
    <message>
        <source>Number by which encounter paths refer to the spot. Unique in the mesh. Games count from 0.</source>
        <extracomment>source_nav.hiding_spot.id.help</extracomment>
        <translation>Nummer, mit der Begegnungspfade auf das Versteck verweisen. Eindeutig im Mesh. Spiele zählen ab 0.</translation>
    </message>
    <message>
        <source>Number by which other elements refer to the area. Unique, never 0.</source>
        <extracomment>source_nav.area.id.help</extracomment>
        <translation>Nummer, mit der andere Elemente auf den Bereich verweisen. Eindeutig, nie 0.</translation>
    </message>
    <message>
        <source>Number by which scripts refer to the object</source>
        <extracomment>gta_sa_save.object.handle.help</extracomment>
        <translation>Nummer, über die Skripte auf das Objekt verweisen</translation>
    </message>
    <message>
        <source>Number in the running game, as shown by nav_edit. The map does not contain it.</source>
        <extracomment>quake_nav2.tie.number.help, quake_nav3.tie.number.help</extracomment>
        <translation>Nummer im laufenden Spiel, wie nav_edit sie anzeigt. Die Karte enthält sie nicht.</translation>
    </message>
    <message>
        <source>Number of its population record</source>
        <extracomment>gta_sa_save.gang_wars.population.help, gta_sa_save.zone.population.help</extracomment>
        <translation>Nummer des Bevölkerungsdatensatzes</translation>
    </message>
    <message>
        <source>Number of nodes in the open path files that the region switches</source>
        <extracomment>gta_sa_save.path_region.nodes_switched.help</extracomment>
        <translation>Anzahl der Knoten in den geöffneten Pfaddateien, die die Region schaltet</translation>
    </message>
    <message>
        <source>Number of outgoing links. Original files have at most 12.</source>
        <extracomment>quake_nav2.node.link_count.help, quake_nav3.node.link_count.help</extracomment>
        <translation>Anzahl ausgehender Verbindungen. Originaldateien haben höchstens 12.</translation>
    </message>
    <message>
        <source>Number of the 750 x 750 square, 0 to 1023, row by row from the south-west corner</source>
        <extracomment>gta_sa_extended_paths.file.label.help</extracomment>
        <translation>Nummer des Quadrats von 750 x 750, 0 bis 1023, Reihe für Reihe ab der Südwestecke</translation>
    </message>
    <message>
        <source>Number of the 750 x 750 square, 0 to 63, row by row from the south-west corner</source>
        <extracomment>gta_iv_paths.file.label.help, gta_sa_paths.file.label.help</extracomment>
        <translation>Nummer des Quadrats von 750 x 750, 0 bis 63, Reihe für Reihe ab der Südwestecke</translation>
    </message>
    <message>
        <source>Number of the car generator with this plate</source>
        <extracomment>gta_sa_save.number_plate.generator.help</extracomment>
        <translation>Nummer des Autogenerators mit diesem Schild</translation>
    </message>
    <message>
        <source>Number of the connected component that contains the area. The largest has the lowest number.</source>
        <extracomment>source_nav.area.part.help</extracomment>
        <translation>Nummer der zusammenhängenden Komponente, die den Bereich enthält. Die größte hat die kleinste Nummer.</translation>
    </message>
    <message>
        <source>Number of the entrance at the other end. -1: none.</source>
        <extracomment>gta_sa_save.enex_connection.link.help</extracomment>
        <translation>Nummer des Eingangs am anderen Ende. -1: keiner.</translation>
    </message>
    <message>
        <source>Number of the entrance plus 1. 0: none.</source>
        <extracomment>gta_sa_save.marker.entrance.help</extracomment>
        <translation>Nummer des Eingangs plus 1. 0: keiner.</translation>
    </message>
    <message>
        <source>Number of the entrance that the player is in</source>
        <extracomment>gta_sa_save.open_entrance.entrance.help</extracomment>
        <translation>Nummer des Eingangs, in dem der Spieler ist</translation>
    </message>
    <message>
        <source>Number of the entrance that was used. -1: none.</source>
        <extracomment>gta_sa_save.player.entrance.help</extracomment>
        <translation>Nummer des benutzten Eingangs. -1: keiner.</translation>
    </message>
    <message>
        <source>Number of the file and square that hold the node</source>
        <extracomment>gta_iv_paths.node.area.help, gta_sa_extended_paths.node.area.help, gta_sa_paths.node.area.help</extracomment>
        <translation>Nummer der Datei und des Quadrats, die den Knoten enthalten</translation>
    </message>
    <message>
        <source>Number of the file that holds it: the square it lies in</source>
        <extracomment>gta_sa_extended_paths.navi.area.help, gta_sa_paths.navi.area.help</extracomment>
        <translation>Nummer der Datei, die ihn enthält: das Quadrat, in dem er liegt</translation>
    </message>
    <message>
        <source>Number of the navigation zone</source>
        <extracomment>gta_sa_save.gang_wars.zone.help</extracomment>
        <translation>Nummer der Navigationszone</translation>
    </message>
    <message>
        <source>Number of the network component. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.flood_group.help</extracomment>
        <translation>Nummer der Netzkomponente. Zwei Quellen stimmen überein.</translation>
    </message>
    <message>
        <source>Number of the network component; route searches between different groups fail at once</source>
        <extracomment>gta_sa_extended_paths.node.flood_group.help, gta_sa_paths.node.flood_group.help</extracomment>
        <translation>Nummer der Netzkomponente; Wegsuchen zwischen verschiedenen Gruppen scheitern sofort</translation>
    </message>
    <message>
        <source>Number plate</source>
        <extracomment>gta_sa_save.number_plate.plate</extracomment>
        <translation>Nummernschild</translation>
    </message>
    <message>
        <source>Number plate without a car generator</source>
        <extracomment>SAV-043.fault</extracomment>
        <translation>Nummernschild ohne Autogenerator</translation>
    </message>
    <message>
        <source>Number {} (expected less than {})</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Nummer {} (erwartet weniger als {})</translation>
    </message>
    <message>
        <source>Number {} comes after {}</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Nummer {} kommt nach {}</translation>
    </message>
    <message>
        <source>Numbers areas and ladders from 1, in file order</source>
        <extracomment>source_nav.compress_ids.help</extracomment>
        <translation>Nummeriert Bereiche und Leitern ab 1, in Dateireihenfolge</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>gta_sa_save.object.bonus.section, gta_sa_save.object.cost.section, gta_sa_save.object.entity_flags.section, gta_sa_save.object.handle.section, gta_sa_save.object.model.section, gta_sa_save.object.object_flags.section, gta_sa_save.object.size.section</extracomment>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Object flags</source>
        <extracomment>gta_sa_save.object.object_flags</extracomment>
        <translation>Objekt-Flags</translation>
    </message>
    <message>
        <source>Object pointer</source>
        <extracomment>gta_sa_save.pickup.object</extracomment>
        <translation>Objektzeiger</translation>
    </message>
    <message>
        <source>Object with wrong data size</source>
        <extracomment>SAV-009O.fault</extracomment>
        <translation>Objekt mit falscher Datengröße</translation>
    </message>
    <message>
        <source>Obscured</source>
        <extracomment>source_nav.area.spawn_obscured</extracomment>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Obstacle top</source>
        <extracomment>source_nav.area.obstacle_top</extracomment>
        <translation>Hindernisoberseite</translation>
    </message>
    <message>
        <source>Obstacles may appear: bots check whether the way is clear.</source>
        <extracomment>source_nav.area.transient.help</extracomment>
        <translation>Hindernisse können auftauchen: Bots prüfen, ob der Weg frei ist.</translation>
    </message>
    <message>
        <source>Of each area, along x and y</source>
        <extracomment>source_nav.simplify.size.help</extracomment>
        <translation>Jedes Bereichs, entlang x und y</translation>
    </message>
    <message>
        <source>Of each piece, along x and y</source>
        <extracomment>source_nav.chop.size.help</extracomment>
        <translation>Jedes Stücks, entlang x und y</translation>
    </message>
    <message>
        <source>Of links, where they are more than the game&apos;s rounding off</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.lengths.help, gta_sa_paths.rebuild_derived.lengths.help</extracomment>
        <translation>Von Verbindungen, wo sie um mehr als die Rundung des Spiels abweichen</translation>
    </message>
    <message>
        <source>Of the brush entity&apos;s bounds when the file was saved</source>
        <extracomment>quake_nav2.edict.maximum.help, quake_nav2.edict.minimum.help, quake_nav3.edict.maximum.help, quake_nav3.edict.minimum.help</extracomment>
        <translation>Der Ausmaße der Brush-Entity beim Speichern der Datei</translation>
    </message>
    <message>
        <source>Of the four corners</source>
        <extracomment>source_nav.area.light.help</extracomment>
        <translation>Der vier Ecken</translation>
    </message>
    <message>
        <source>Offset of the copy along x</source>
        <extracomment>gta_iv_paths.duplicate.dx.help, gta_sa_extended_paths.duplicate.dx.help, gta_sa_paths.duplicate.dx.help, gta_sa_save.duplicate.dx.help, quake_nav2.duplicate.dx.help, quake_nav3.duplicate.dx.help, source_nav.duplicate.dx.help</extracomment>
        <translation>Versatz der Kopie entlang x</translation>
    </message>
    <message>
        <source>Offset of the copy along y</source>
        <extracomment>gta_iv_paths.duplicate.dy.help, gta_sa_extended_paths.duplicate.dy.help, gta_sa_paths.duplicate.dy.help, gta_sa_save.duplicate.dy.help, quake_nav2.duplicate.dy.help, quake_nav3.duplicate.dy.help, source_nav.duplicate.dy.help</extracomment>
        <translation>Versatz der Kopie entlang y</translation>
    </message>
    <message>
        <source>Offset of the copy upwards</source>
        <extracomment>gta_iv_paths.duplicate.dz.help, gta_sa_extended_paths.duplicate.dz.help, gta_sa_paths.duplicate.dz.help, gta_sa_save.duplicate.dz.help, quake_nav2.duplicate.dz.help, quake_nav3.duplicate.dz.help, source_nav.duplicate.dz.help</extracomment>
        <translation>Versatz der Kopie nach oben</translation>
    </message>
    <message>
        <source>On in the save</source>
        <extracomment>gta_sa_extended_paths.node.traffic_in_save, gta_sa_paths.node.traffic_in_save</extracomment>
        <translation>Im Spielstand ein</translation>
    </message>
    <message>
        <source>On mission</source>
        <extracomment>gta_sa_save.file.on_mission</extracomment>
        <translation>In Mission</translation>
    </message>
    <message>
        <source>On the floor. The bounding box is updated with it.</source>
        <extracomment>gta_sa_save.garage.corner.help</extracomment>
        <translation>Auf dem Boden. Die umgebende Box wird mit aktualisiert.</translation>
    </message>
    <message>
        <source>On the ground</source>
        <extracomment>source_nav.hiding_spot.position.help</extracomment>
        <translation>Auf dem Boden</translation>
    </message>
    <message>
        <source>On the survivors&apos; route</source>
        <extracomment>source_nav.area.spawn_escape_route.help</extracomment>
        <translation>Auf dem Weg der Überlebenden</translation>
    </message>
    <message>
        <source>On: the light is for cars heading to the attached end. Off: for cars leaving it.</source>
        <extracomment>gta_sa_extended_paths.navi.light_side.help, gta_sa_paths.navi.light_side.help</extracomment>
        <translation>Ein: Die Ampel gilt für Autos zum befestigten Ende hin. Aus: für Autos von dort weg.</translation>
    </message>
    <message>
        <source>One bit per race</source>
        <extracomment>gta_sa_save.zone_population.races_allowed.help</extracomment>
        <translation>Ein Bit je Ethnie</translation>
    </message>
    <message>
        <source>One flood group for each component</source>
        <extracomment>IV018, SA033</extracomment>
        <translation>Eine Flood-Gruppe je Komponente</translation>
    </message>
    <message>
        <source>One navi node for both directions</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.navi_links.help, gta_sa_paths.rebuild_derived.navi_links.help</extracomment>
        <translation>Ein Navi-Knoten für beide Richtungen</translation>
    </message>
    <message>
        <source>One node of a type at a position</source>
        <extracomment>IV022, SA051</extracomment>
        <translation>Ein Knoten eines Typs je Position</translation>
    </message>
    <message>
        <source>One number for each component</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.flood_groups.help, gta_sa_paths.rebuild_derived.flood_groups.help</extracomment>
        <translation>Eine Nummer je Komponente</translation>
    </message>
    <message>
        <source>One of the selected elements has no position in this version of the format.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Eines der ausgewählten Elemente hat in dieser Version des Formats keine Position.</translation>
    </message>
    <message>
        <source>One of these areas is degenerate.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Einer dieser Bereiche ist entartet.</translation>
    </message>
    <message>
        <source>One-way connections from one area to another</source>
        <extracomment>source_nav.file.connections.help</extracomment>
        <translation>Einwegverbindungen von einem Bereich zum anderen</translation>
    </message>
    <message>
        <source>One-way links. At most 65535.</source>
        <extracomment>quake_nav2.file.links.help, quake_nav3.file.links.help</extracomment>
        <translation>Einwegverbindungen. Höchstens 65535.</translation>
    </message>
    <message>
        <source>One-way trap</source>
        <extracomment>QN041.fault, SA043.fault</extracomment>
        <translation>Einbahnfalle</translation>
    </message>
    <message>
        <source>Only BLU can pass, in one direction.</source>
        <extracomment>source_nav.area.tf_blue_one_way_door.help</extracomment>
        <translation>Nur BLU kann hindurch, in eine Richtung.</translation>
    </message>
    <message>
        <source>Only RED can pass, in one direction.</source>
        <extracomment>source_nav.area.tf_red_one_way_door.help</extracomment>
        <translation>Nur RED kann hindurch, in eine Richtung.</translation>
    </message>
    <message>
        <source>Only flags of the version are set</source>
        <extracomment>QN014</extracomment>
        <translation>Nur Flags der Version sind gesetzt</translation>
    </message>
    <message>
        <source>Only known flags and behaviours</source>
        <extracomment>SA054</extracomment>
        <translation>Nur bekannte Flags und Verhalten</translation>
    </message>
    <message>
        <source>Only links between pedestrian nodes cross a road.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Nur Verbindungen zwischen Fußgängerknoten überqueren eine Straße.</translation>
    </message>
    <message>
        <source>Only links to missing nodes use this navi node</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Nur Verbindungen zu fehlenden Knoten verwenden diesen Navi-Knoten</translation>
    </message>
    <message>
        <source>Only path regions, set pieces, pickups, restart points, stored cars, stunt jumps and markers can be added to a save.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Nur Pfadregionen, Set-Pieces, Pickups, Neustartpunkte, abgestellte Autos, Stuntsprünge und Markierungen können einem Spielstand hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Only tanks go here.</source>
        <extracomment>source_nav.area.tank_only.help</extracomment>
        <translation>Nur Tanks gehen hierher.</translation>
    </message>
    <message>
        <source>Only the common infected go here.</source>
        <extracomment>source_nav.area.mob_only.help</extracomment>
        <translation>Nur die gewöhnlichen Infizierten gehen hierher.</translation>
    </message>
    <message>
        <source>Only walk links were split. Other links stayed unchanged.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Nur Gehverbindungen wurden geteilt. Andere Verbindungen blieben unverändert.</translation>
    </message>
    <message>
        <source>Only {} of {} areas are on a floor of this map: the mesh belongs to another map</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Nur {} von {} Bereichen liegen auf einem Boden dieser Karte: Das Mesh gehört zu einer anderen Karte</translation>
    </message>
    <message>
        <source>Open time</source>
        <extracomment>gta_sa_save.garage.open_time</extracomment>
        <translation>Öffnungszeit</translation>
    </message>
    <message>
        <source>Original type</source>
        <extracomment>gta_sa_save.garage.original_type</extracomment>
        <translation>Ursprünglicher Typ</translation>
    </message>
    <message>
        <source>Other data</source>
        <extracomment>core/model/change_summary.cpp</extracomment>
        <translation>Andere Daten</translation>
    </message>
    <message>
        <source>Other fields</source>
        <extracomment>gta_sa_save.car_generator.map_section.section, gta_sa_save.car_generator.used.section, gta_sa_save.car_generator.vehicle.section, gta_sa_save.garage.open_time.section, gta_sa_save.marker.counter.section, gta_sa_save.marker.entity.section, gta_sa_save.marker_3d.blue.section, gta_sa_save.marker_3d.green.section, gta_sa_save.marker_3d.red.section, gta_sa_save.object.collision_case.section, gta_sa_save.object.damage_effect.section, gta_sa_save.object.proofs.section, gta_sa_save.object.removal_time.section, gta_sa_save.object.type.section, gta_sa_save.player.creator.section, gta_sa_save.player.fight_moves.section, gta_sa_save.player.handle.section, gta_sa_save.player.model.section, gta_sa_save.player.ped_type.section, gta_sa_save.simple_vars.camera_help.section, gta_sa_save.simple_vars.car_camera.section, gta_sa_save.simple_vars.clock_stored.section, gta_sa_save.simple_vars.extra_colour.section, gta_sa_save.simple_vars.extra_colour_blend.section, gta_sa_save.simple_vars.extra_colour_on.section, gta_sa_save.simple_vars.extra_colour_weather.section, gta_sa_save.simple_vars.foot_camera.section, gta_sa_save.simple_vars.frame.section, gta_sa_save.simple_vars.french.section, gta_sa_save.simple_vars.german.section, gta_sa_save.simple_vars.invert_look.section, gta_sa_save.simple_vars.last_clock_tick.section, gta_sa_save.simple_vars.max_chaos.section, gta_sa_save.simple_vars.max_wanted.section, gta_sa_save.simple_vars.mission_pack.section, gta_sa_save.simple_vars.pad_mode.section, gta_sa_save.simple_vars.quit_car_help.section, gta_sa_save.simple_vars.raw_time_step.section, gta_sa_save.simple_vars.stored_day.section, gta_sa_save.simple_vars.stored_hour.section, gta_sa_save.simple_vars.stored_minute.section, gta_sa_save.simple_vars.stored_month.section, gta_sa_save.simple_vars.system_day.section, gta_sa_save.simple_vars.system_hour.section, gta_sa_save.simple_vars.system_millisecond.section, gta_sa_save.simple_vars.system_minute.section, gta_sa_save.simple_vars.system_month.section, gta_sa_save.simple_vars.system_second.section, gta_sa_save.simple_vars.system_weekday.section, gta_sa_save.simple_vars.system_year.section, gta_sa_save.simple_vars.target_marker.section, gta_sa_save.simple_vars.time_scale.section, gta_sa_save.simple_vars.time_step.section, gta_sa_save.simple_vars.uncensored.section, gta_sa_save.simple_vars.water.section, gta_sa_save.simple_vars.weather_index.section, gta_sa_save.stored_car.bomb.section, gta_sa_save.stored_car.colour_3.section, gta_sa_save.stored_car.colour_4.section, gta_sa_save.stored_car.extra_1.section, gta_sa_save.stored_car.extra_2.section, gta_sa_save.stored_car.handling.section, gta_sa_save.stored_car.upgrade_1.section, gta_sa_save.stored_car.upgrade_10.section, gta_sa_save.stored_car.upgrade_11.section, gta_sa_save.stored_car.upgrade_12.section, gta_sa_save.stored_car.upgrade_13.section, gta_sa_save.stored_car.upgrade_14.section, gta_sa_save.stored_car.upgrade_15.section, gta_sa_save.stored_car.upgrade_2.section, gta_sa_save.stored_car.upgrade_3.section, gta_sa_save.stored_car.upgrade_4.section, gta_sa_save.stored_car.upgrade_5.section, gta_sa_save.stored_car.upgrade_6.section, gta_sa_save.stored_car.upgrade_7.section, gta_sa_save.stored_car.upgrade_8.section, gta_sa_save.stored_car.upgrade_9.section, gta_sa_save.thread.flags.section, gta_sa_save.thread.locals.section, gta_sa_save.thread.return_stack.section, gta_sa_save.thread.stack.section, gta_sa_save.zone_population.alpha.section, gta_sa_save.zone_population.blue.section, gta_sa_save.zone_population.green.section, gta_sa_save.zone_population.red.section</extracomment>
        <translation>Weitere Felder</translation>
    </message>
    <message>
        <source>Outgoing connections</source>
        <extracomment>source_nav.area.connections_out</extracomment>
        <translation>Ausgehende Verbindungen</translation>
    </message>
    <message>
        <source>Outside the area that survivors can reach</source>
        <extracomment>source_nav.area.outside_world.help</extracomment>
        <translation>Außerhalb des Gebiets, das Überlebende erreichen können</translation>
    </message>
    <message>
        <source>Outside the world</source>
        <extracomment>SAV-011C.fault, SAV-011D.fault, SAV-011G.fault, SAV-011J.fault, SAV-011K.fault, SAV-011M.fault, SAV-011O.fault, SAV-011P.fault, SAV-011R.fault, SAV-011V.fault</extracomment>
        <translation>Außerhalb der Welt</translation>
    </message>
    <message>
        <source>Outside world</source>
        <extracomment>source_nav.area.outside_world</extracomment>
        <translation>Außerhalb der Welt</translation>
    </message>
    <message>
        <source>Overlapping areas</source>
        <extracomment>NAV039.fault</extracomment>
        <translation>Überlappende Bereiche</translation>
    </message>
    <message>
        <source>Overlooks a long distance or a large area</source>
        <extracomment>source_nav.hiding_spot.ideal_sniper_spot.help, source_nav.set_spot_kind.ideal_sniper_spot.help</extracomment>
        <translation>Überblickt eine weite Strecke oder eine große Fläche</translation>
    </message>
    <message>
        <source>Override</source>
        <extracomment>gta_sa_save.file.override</extracomment>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Override x</source>
        <extracomment>gta_sa_save.file.override_x</extracomment>
        <translation>Vorgabe x</translation>
    </message>
    <message>
        <source>Override y</source>
        <extracomment>gta_sa_save.file.override_y</extracomment>
        <translation>Vorgabe y</translation>
    </message>
    <message>
        <source>Override z</source>
        <extracomment>gta_sa_save.file.override_z</extracomment>
        <translation>Vorgabe z</translation>
    </message>
    <message>
        <source>Own list</source>
        <extracomment>source_nav.area.visible_areas</extracomment>
        <translation>Eigene Liste</translation>
    </message>
    <message>
        <source>PC 1.00</source>
        <extracomment>gta_sa_save.simple_vars.version_id.903512437</extracomment>
        <translation>PC 1.00</translation>
    </message>
    <message>
        <source>PC 1.00 without disc</source>
        <extracomment>gta_sa_save.simple_vars.version_id.1710482819</extracomment>
        <translation>PC 1.00 ohne Disc</translation>
    </message>
    <message>
        <source>PC 1.01</source>
        <extracomment>gta_sa_save.simple_vars.version_id.2590948952</extracomment>
        <translation>PC 1.01</translation>
    </message>
    <message>
        <source>PC 1.01 without disc</source>
        <extracomment>gta_sa_save.simple_vars.version_id.2470803038</extracomment>
        <translation>PC 1.01 ohne Disc</translation>
    </message>
    <message>
        <source>PC 2.00</source>
        <extracomment>gta_sa_save.simple_vars.version_id.4245982710</extracomment>
        <translation>PC 2.00</translation>
    </message>
    <message>
        <source>PC 2.00, German</source>
        <extracomment>gta_sa_save.simple_vars.version_id.1563544610</extracomment>
        <translation>PC 2.00, deutsch</translation>
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
        <translation>Pad-Modus</translation>
    </message>
    <message>
        <source>Padded to 2048</source>
        <extracomment>gta_iv_paths.file.padded</extracomment>
        <translation>Auf 2048 aufgefüllt</translation>
    </message>
    <message>
        <source>Padding left by another program</source>
        <extracomment>SAV-005.fault</extracomment>
        <translation>Füllbytes eines anderen Programms</translation>
    </message>
    <message>
        <source>Paint job</source>
        <extracomment>gta_sa_save.stored_car.paint_job</extracomment>
        <translation>Lackierung</translation>
    </message>
    <message>
        <source>Park Car</source>
        <extracomment>gta_sa_save.parked_car</extracomment>
        <translation>Auto parken</translation>
    </message>
    <message>
        <source>Parked car</source>
        <extracomment>gta_sa_save.car_generator.legend</extracomment>
        <translation>Geparktes Auto</translation>
    </message>
    <message>
        <source>Parked car, switched off</source>
        <extracomment>gta_sa_save.car_generator.legend</extracomment>
        <translation>Geparktes Auto, abgeschaltet</translation>
    </message>
    <message>
        <source>Part of the finale</source>
        <extracomment>source_nav.area.spawn_finale.help</extracomment>
        <translation>Teil des Finales</translation>
    </message>
    <message>
        <source>Part of the handle in scripts, together with the slot</source>
        <extracomment>gta_sa_save.pickup.counter.help</extracomment>
        <translation>Zusammen mit dem Slot Teil des Handles in Skripten</translation>
    </message>
    <message>
        <source>Part of the padding differs from what the game writes</source>
        <extracomment>gta_sa_save.file.keeps_padding.help</extracomment>
        <translation>Ein Teil der Füllbytes weicht von denen des Spiels ab</translation>
    </message>
    <message>
        <source>Parts of {} would be less than {:g} unit wide.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Teile von {} wären weniger als {:g} Einheit breit.</translation>
    </message>
    <message>
        <source>Path Regions</source>
        <extracomment>gta_sa_save.region_around.section, gta_sa_save.region_earlier.section, gta_sa_save.region_first.section, gta_sa_save.region_last.section, gta_sa_save.region_later.section</extracomment>
        <translation>Pfadregionen</translation>
    </message>
    <message>
        <source>Path region inside a later one</source>
        <extracomment>SAV-023.fault</extracomment>
        <translation>Pfadregion innerhalb einer späteren</translation>
    </message>
    <message>
        <source>Path region with invalid flag</source>
        <extracomment>SAV-021.fault</extracomment>
        <translation>Pfadregion mit ungültigem Flag</translation>
    </message>
    <message>
        <source>Path region without effect</source>
        <extracomment>SAV-024.fault</extracomment>
        <translation>Pfadregion ohne Wirkung</translation>
    </message>
    <message>
        <source>Path regions are left for scripts</source>
        <extracomment>SAV-025</extracomment>
        <translation>Pfadregionen bleiben für Skripte frei</translation>
    </message>
    <message>
        <source>Path regions are unique</source>
        <extracomment>SAV-022</extracomment>
        <translation>Pfadregionen sind eindeutig</translation>
    </message>
    <message>
        <source>Path regions of the open save that switch this node, in the order of application: the last one wins</source>
        <extracomment>gta_sa_extended_paths.node.switched_by.help, gta_sa_paths.node.switched_by.help</extracomment>
        <translation>Pfadregionen des geöffneten Spielstands, die diesen Knoten schalten, in der Reihenfolge der Anwendung: Die letzte gewinnt</translation>
    </message>
    <message>
        <source>Ped type</source>
        <extracomment>gta_sa_save.player.ped_type</extracomment>
        <translation>Ped-Typ</translation>
    </message>
    <message>
        <source>Pedestrian count off by</source>
        <extracomment>gta_sa_extended_paths.file.ped_excess, gta_sa_paths.file.ped_excess</extracomment>
        <translation>Fußgängerzahl weicht ab um</translation>
    </message>
    <message>
        <source>Pedestrian light</source>
        <extracomment>gta_sa_extended_paths.link.pedestrian_light, gta_sa_paths.link.pedestrian_light</extracomment>
        <translation>Fußgängerampel</translation>
    </message>
    <message>
        <source>Pedestrian link with a navi node</source>
        <extracomment>SA037.fault</extracomment>
        <translation>Fußgängerverbindung mit Navi-Knoten</translation>
    </message>
    <message>
        <source>Pedestrian node of width 0 (expected more; usually 2 units)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Fußgängerknoten der Breite 0 (erwartet mehr; meist 2 Einheiten)</translation>
    </message>
    <message>
        <source>Pedestrian nodes</source>
        <extracomment>gta_sa_extended_paths.file.ped_nodes, gta_sa_paths.file.ped_nodes</extracomment>
        <translation>Fußgängerknoten</translation>
    </message>
    <message>
        <source>Pedestrian nodes, stored after the vehicle nodes</source>
        <extracomment>gta_sa_extended_paths.file.ped_nodes.help, gta_sa_paths.file.ped_nodes.help</extracomment>
        <translation>Fußgängerknoten, nach den Fahrzeugknoten gespeichert</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase, gta_sa_paths.propose_lights.phase</extracomment>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Pickup</source>
        <extracomment>gta_sa_save.pickup.amount.section, gta_sa_save.pickup.legend, gta_sa_save.pickup.model.section, gta_sa_save.pickup.money_per_day.section, gta_sa_save.pickup.type.section, gta_sa_save.pickup.value.section</extracomment>
        <translation>Pickup</translation>
    </message>
    <message>
        <source>Pickup of an unknown type</source>
        <extracomment>SAV-050.fault</extracomment>
        <translation>Pickup von unbekanntem Typ</translation>
    </message>
    <message>
        <source>Pickup with an address</source>
        <extracomment>SAV-051.fault</extracomment>
        <translation>Pickup mit Adresse</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>source_nav.area.place, source_nav.flood_place.place, source_nav.fog_place.index.section, source_nav.fog_place.name.section, source_nav.place.index.section, source_nav.place.name.section, source_nav.set_place.place</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Place Nodes</source>
        <extracomment>quake_nav2.chain, quake_nav3.chain</extracomment>
        <translation>Knoten setzen</translation>
    </message>
    <message>
        <source>Place name that is not an ASCII word</source>
        <extracomment>NAV036.fault</extracomment>
        <translation>Ortsname ist kein ASCII-Wort</translation>
    </message>
    <message>
        <source>Place name that the engine misreads</source>
        <extracomment>NAV008.fault</extracomment>
        <translation>Ortsname, den die Engine falsch liest</translation>
    </message>
    <message>
        <source>Place names are unique</source>
        <extracomment>NAV063</extracomment>
        <translation>Ortsnamen sind eindeutig</translation>
    </message>
    <message>
        <source>Place names were dropped: this version of the format does not store them.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>Ortsnamen wurden weggelassen: Diese Version des Formats speichert sie nicht.</translation>
    </message>
    <message>
        <source>Place {} of {} does not exist; the game ignores it</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Ort {} von {} existiert nicht; das Spiel ignoriert ihn</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>source_nav.clear_place.section, source_nav.file.places, source_nav.flood_place.section, source_nav.new_place.section, source_nav.remove_unused_places.section, source_nav.replace_place.section, source_nav.set_place.section</extracomment>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Places are used</source>
        <extracomment>NAV062</extracomment>
        <translation>Orte werden verwendet</translation>
    </message>
    <message>
        <source>Plane at</source>
        <extracomment>quake_nav2.mirror.at, quake_nav3.mirror.at</extracomment>
        <translation>Ebene bei</translation>
    </message>
    <message>
        <source>Plate</source>
        <extracomment>gta_sa_save.number_plate.generator.section, gta_sa_save.number_plate.plate.section</extracomment>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>gta_sa_save.player.armour.section, gta_sa_save.player.chaos.section, gta_sa_save.player.fat.section, gta_sa_save.player.fight_style.section, gta_sa_save.player.health.section, gta_sa_save.player.muscle.section, gta_sa_save.player.ped_size.section, gta_sa_save.player.player_size.section, gta_sa_save.player.wanted.section, gta_sa_save.player.weapon.section, gta_sa_save.player_info.car_density.section, gta_sa_save.player_info.drive_by.section, gta_sa_save.player_info.endless_run.section, gta_sa_save.player_info.fast_reload.section, gta_sa_save.player_info.field_18.section, gta_sa_save.player_info.field_1c.section, gta_sa_save.player_info.field_28.section, gta_sa_save.player_info.field_2a.section, gta_sa_save.player_info.fireproof.section, gta_sa_save.player_info.hours_hungry.section, gta_sa_save.player_info.keeps_when_busted.section, gta_sa_save.player_info.keeps_when_wasted.section, gta_sa_save.player_info.max_armour.section, gta_sa_save.player_info.max_health.section, gta_sa_save.player_info.road_density.section, gta_sa_save.player_info.size.section, gta_sa_save.player_info.state.section</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player clip</source>
        <extracomment>source_nav.area.playerclip</extracomment>
        <translation>Player Clip</translation>
    </message>
    <message>
        <source>Player in a missing entrance</source>
        <extracomment>SAV-081O.fault</extracomment>
        <translation>Spieler in einem fehlenden Eingang</translation>
    </message>
    <message>
        <source>Player is near</source>
        <extracomment>gta_sa_save.gang_wars.near</extracomment>
        <translation>Spieler ist nah</translation>
    </message>
    <message>
        <source>Player position at the start</source>
        <extracomment>gta_sa_save.gang_wars.start</extracomment>
        <translation>Spielerposition beim Start</translation>
    </message>
    <message>
        <source>Player start</source>
        <extracomment>source_nav.area.spawn_player_start</extracomment>
        <translation>Spielerstart</translation>
    </message>
    <message>
        <source>Player with wrong data size</source>
        <extracomment>SAV-009P.fault</extracomment>
        <translation>Spieler mit falscher Datengröße</translation>
    </message>
    <message>
        <source>Player&apos;s state with wrong data size</source>
        <extracomment>SAV-009I.fault</extracomment>
        <translation>Spielerzustand mit falscher Datengröße</translation>
    </message>
    <message>
        <source>Pointer</source>
        <extracomment>gta_iv_paths.node.pointer, gta_sa_save.thread.pointer</extracomment>
        <translation>Zeiger</translation>
    </message>
    <message>
        <source>Police ambush</source>
        <extracomment>gta_sa_save.set_piece.legend</extracomment>
        <translation>Polizeihinterhalt</translation>
    </message>
    <message>
        <source>Police cars</source>
        <extracomment>gta_sa_save.file.police_cars</extracomment>
        <translation>Polizeiautos</translation>
    </message>
    <message>
        <source>Police heading</source>
        <extracomment>gta_sa_save.file.police_heading</extracomment>
        <translation>Polizei Ausrichtung</translation>
    </message>
    <message>
        <source>Police may build a road block here.</source>
        <extracomment>gta_sa_extended_paths.node.road_block.help, gta_sa_paths.node.road_block.help</extracomment>
        <translation>Die Polizei kann hier eine Straßensperre errichten.</translation>
    </message>
    <message>
        <source>Police radius</source>
        <extracomment>gta_sa_save.file.police_radius</extracomment>
        <translation>Polizei Radius</translation>
    </message>
    <message>
        <source>Police station</source>
        <extracomment>gta_sa_save.restart.legend</extracomment>
        <translation>Polizeiwache</translation>
    </message>
    <message>
        <source>Police x</source>
        <extracomment>gta_sa_save.file.police_x</extracomment>
        <translation>Polizei x</translation>
    </message>
    <message>
        <source>Police y</source>
        <extracomment>gta_sa_save.file.police_y</extracomment>
        <translation>Polizei y</translation>
    </message>
    <message>
        <source>Police z</source>
        <extracomment>gta_sa_save.file.police_z</extracomment>
        <translation>Polizei z</translation>
    </message>
    <message>
        <source>Population</source>
        <extracomment>gta_sa_save.gang_wars.population, gta_sa_save.zone.population, gta_sa_save.zone_population.no_cops.section, gta_sa_save.zone_population.races_allowed.section, gta_sa_save.zone_population.races_rest.section, gta_sa_save.zone_population.radar.section, gta_sa_save.zone_population.type.section, source_nav.file.population</extracomment>
        <translation>Bevölkerung</translation>
    </message>
    <message>
        <source>Population type</source>
        <extracomment>gta_sa_save.zone_population.type</extracomment>
        <translation>Bevölkerungstyp</translation>
    </message>
    <message>
        <source>Population {} of {}</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Bevölkerung {} von {}</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>gta_iv_paths.node.position, gta_sa_extended_paths.navi.position, gta_sa_extended_paths.node.position, gta_sa_paths.navi.position, gta_sa_paths.node.position, gta_sa_save.car_generator.heading.section, gta_sa_save.car_generator.position, gta_sa_save.car_generator.position.section, gta_sa_save.gang_wars.population.section, gta_sa_save.gang_wars.start.section, gta_sa_save.gang_wars.zone.section, gta_sa_save.garage.back.section, gta_sa_save.garage.ceiling.section, gta_sa_save.garage.corner.section, gta_sa_save.garage.depth.section, gta_sa_save.garage.direction_a.section, gta_sa_save.garage.direction_b.section, gta_sa_save.garage.front.section, gta_sa_save.garage.left.section, gta_sa_save.garage.right.section, gta_sa_save.garage.width.section, gta_sa_save.marker.entrance.section, gta_sa_save.marker.position, gta_sa_save.marker.position.section, gta_sa_save.marker.radius.section, gta_sa_save.marker.size.section, gta_sa_save.marker_3d.position, gta_sa_save.object.forward.section, gta_sa_save.object.position, gta_sa_save.object.position.section, gta_sa_save.object.right.section, gta_sa_save.pickup.position, gta_sa_save.pickup.position.section, gta_sa_save.player.entrance.section, gta_sa_save.player.interior.section, gta_sa_save.player.position, gta_sa_save.player.position.section, gta_sa_save.restart.position, gta_sa_save.stored_car.forward.section, gta_sa_save.stored_car.position, gta_sa_save.stored_car.position.section, quake_nav2.node.position, quake_nav3.node.position, source_nav.hiding_spot.position</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Position along path</source>
        <extracomment>source_nav.encounter_path.encounter_spot.t</extracomment>
        <translation>Stelle auf dem Pfad</translation>
    </message>
    <message>
        <source>Position among the entrances in the map files, which store their coordinates</source>
        <extracomment>gta_sa_save.enex_connection.index.help</extracomment>
        <translation>Stelle unter den Eingängen in den Kartendateien, die ihre Koordinaten speichern</translation>
    </message>
    <message>
        <source>Position among the game&apos;s 500 generators, by which scripts refer to it</source>
        <extracomment>gta_sa_save.car_generator.index.help</extracomment>
        <translation>Stelle unter den 500 Generatoren des Spiels, über die Skripte darauf verweisen</translation>
    </message>
    <message>
        <source>Position in its area&apos;s file: car nodes first, then intersections</source>
        <extracomment>gta_iv_paths.node.id.help</extracomment>
        <translation>Stelle in der Datei des Bereichs: erst Autoknoten, dann Kreuzungsknoten</translation>
    </message>
    <message>
        <source>Position in its area&apos;s file: vehicle nodes first, then pedestrian nodes</source>
        <extracomment>gta_sa_extended_paths.node.id.help, gta_sa_paths.node.id.help</extracomment>
        <translation>Stelle in der Datei des Bereichs: erst Fahrzeugknoten, dann Fußgängerknoten</translation>
    </message>
    <message>
        <source>Position in its area&apos;s link table</source>
        <extracomment>gta_sa_extended_paths.link.index.help, gta_sa_paths.link.index.help</extracomment>
        <translation>Stelle in der Verbindungstabelle des Bereichs</translation>
    </message>
    <message>
        <source>Position in its file, 0 to 1023</source>
        <extracomment>gta_sa_paths.navi.id.help</extracomment>
        <translation>Stelle in der Datei, 0 bis 1023</translation>
    </message>
    <message>
        <source>Position in its file, 0 to 65534</source>
        <extracomment>gta_sa_extended_paths.navi.id.help</extracomment>
        <translation>Stelle in der Datei, 0 bis 65534</translation>
    </message>
    <message>
        <source>Position in the file</source>
        <extracomment>quake_nav2.edict.index.help, quake_nav3.edict.index.help</extracomment>
        <translation>Stelle in der Datei</translation>
    </message>
    <message>
        <source>Position in the file. Edicts refer to links by this index.</source>
        <extracomment>quake_nav2.link.index.help, quake_nav3.link.index.help</extracomment>
        <translation>Stelle in der Datei. Edicts verweisen mit diesem Index auf Verbindungen.</translation>
    </message>
    <message>
        <source>Position in the file. Links refer to nodes by this index.</source>
        <extracomment>quake_nav2.node.index.help, quake_nav3.node.index.help</extracomment>
        <translation>Stelle in der Datei. Verbindungen verweisen mit diesem Index auf Knoten.</translation>
    </message>
    <message>
        <source>Position in the file. Links refer to traversals by this index.</source>
        <extracomment>quake_nav2.traversal.index.help, quake_nav3.traversal.index.help</extracomment>
        <translation>Stelle in der Datei. Verbindungen verweisen mit diesem Index auf Traversals.</translation>
    </message>
    <message>
        <source>Position in the link table of its area&apos;s file</source>
        <extracomment>gta_iv_paths.link.index.help</extracomment>
        <translation>Stelle in der Verbindungstabelle der Datei seines Bereichs</translation>
    </message>
    <message>
        <source>Position in the list, from 1. Areas refer to places by this index.</source>
        <extracomment>source_nav.fog_place.index.help, source_nav.place.index.help</extracomment>
        <translation>Stelle in der Liste, ab 1. Bereiche verweisen mit diesem Index auf Orte.</translation>
    </message>
    <message>
        <source>Position in the script</source>
        <extracomment>gta_sa_save.thread.base.section, gta_sa_save.thread.depth.section, gta_sa_save.thread.next.section, gta_sa_save.thread.pointer.section, gta_sa_save.thread.previous.section, gta_sa_save.thread.relative_pointer.section</extracomment>
        <translation>Stelle im Skript</translation>
    </message>
    <message>
        <source>Position of the attack</source>
        <extracomment>gta_sa_save.gang_wars.attack</extracomment>
        <translation>Position des Angriffs</translation>
    </message>
    <message>
        <source>Position of the axis</source>
        <extracomment>quake_nav2.rotate.x.help, quake_nav2.rotate.y.help, quake_nav3.rotate.x.help, quake_nav3.rotate.y.help</extracomment>
        <translation>Position der Achse</translation>
    </message>
    <message>
        <source>Positions of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.positions, gta_sa_paths.rebuild_derived.positions</extracomment>
        <translation>Positionen der Navi-Knoten</translation>
    </message>
    <message>
        <source>Possibly; bit 24 is another candidate. One source, doubtful.</source>
        <extracomment>gta_iv_paths.node.emergency_only.help</extracomment>
        <translation>Möglicherweise; Bit 24 kommt auch infrage. Eine Quelle, zweifelhaft.</translation>
    </message>
    <message>
        <source>Precise</source>
        <extracomment>source_nav.area.precise</extracomment>
        <translation>Präzise</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>source_nav.area.approach.previous</extracomment>
        <translation>Voriger</translation>
    </message>
    <message>
        <source>Previous thread</source>
        <extracomment>gta_sa_save.thread.previous</extracomment>
        <translation>Voriger Thread</translation>
    </message>
    <message>
        <source>Process</source>
        <extracomment>gta_sa_save.file.process</extracomment>
        <translation>Verarbeiten</translation>
    </message>
    <message>
        <source>Proofs</source>
        <extracomment>gta_sa_save.object.proofs</extracomment>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>Property text</source>
        <extracomment>gta_sa_save.pickup.property_text</extracomment>
        <translation>Immobilientext</translation>
    </message>
    <message>
        <source>Prostitutes pay</source>
        <extracomment>gta_sa_save.simple_vars.prostitutes_pay</extracomment>
        <translation>Prostituierte zahlen</translation>
    </message>
    <message>
        <source>Purpose unknown. Kept unchanged.</source>
        <extracomment>quake_nav2.file.tail.help, quake_nav3.file.tail.help</extracomment>
        <translation>Zweck unbekannt. Unverändert behalten.</translation>
    </message>
    <message>
        <source>Pusher</source>
        <extracomment>quake_nav2.node.pusher, quake_nav3.node.pusher</extracomment>
        <translation>Pusher</translation>
    </message>
    <message>
        <source>Quake II bot waypoints</source>
        <extracomment>quake_nav3</extracomment>
        <translation>Quake-II-Bot-Wegpunkte</translation>
    </message>
    <message>
        <source>Quake bot waypoints</source>
        <extracomment>quake_nav2</extracomment>
        <translation>Quake-Bot-Wegpunkte</translation>
    </message>
    <message>
        <source>Quit car help</source>
        <extracomment>gta_sa_save.simple_vars.quit_car_help</extracomment>
        <translation>Hilfe zum Aussteigen</translation>
    </message>
    <message>
        <source>RED one-way door</source>
        <extracomment>source_nav.area.tf_red_one_way_door</extracomment>
        <translation>RED-Einwegtür</translation>
    </message>
    <message>
        <source>RED sentry danger</source>
        <extracomment>source_nav.area.tf_red_sentry_danger</extracomment>
        <translation>RED-Sentry-Gefahr</translation>
    </message>
    <message>
        <source>RED setup gate</source>
        <extracomment>source_nav.area.tf_red_setup_gate</extracomment>
        <translation>RED-Setup-Tor</translation>
    </message>
    <message>
        <source>Races allowed</source>
        <extracomment>gta_sa_save.zone_population.races_allowed</extracomment>
        <translation>Zugelassene Ethnien</translation>
    </message>
    <message>
        <source>Races, high bits</source>
        <extracomment>gta_sa_save.zone_population.races_rest</extracomment>
        <translation>Ethnien, hohe Bits</translation>
    </message>
    <message>
        <source>Radar marker</source>
        <extracomment>gta_sa_save.marker.legend</extracomment>
        <translation>Radarmarkierung</translation>
    </message>
    <message>
        <source>Radar mode</source>
        <extracomment>gta_sa_save.zone_population.radar</extracomment>
        <translation>Radarmodus</translation>
    </message>
    <message>
        <source>Radio station</source>
        <extracomment>gta_sa_save.stored_car.radio</extracomment>
        <translation>Radiosender</translation>
    </message>
    <message>
        <source>Radius</source>
        <extracomment>gta_sa_save.marker.radius, quake_nav2.chain.radius, quake_nav2.node.radius, quake_nav3.chain.radius, quake_nav3.node.radius, source_nav.select_radius.radius</extracomment>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius 0</source>
        <extracomment>QN013.fault</extracomment>
        <translation>Radius 0</translation>
    </message>
    <message>
        <source>Radius 0: bots never reach the node</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Radius 0: Bots erreichen den Knoten nie</translation>
    </message>
    <message>
        <source>Radius of new nodes. A bot has reached the node when it is this close.</source>
        <extracomment>quake_nav2.chain.radius.help, quake_nav3.chain.radius.help</extracomment>
        <translation>Radius neuer Knoten. Ein Bot hat den Knoten erreicht, wenn er so nah ist.</translation>
    </message>
    <message>
        <source>Raid mode: survivors come back here</source>
        <extracomment>source_nav.area.tf_rescue_closet.help</extracomment>
        <translation>Raid-Modus: Überlebende kommen hier zurück</translation>
    </message>
    <message>
        <source>Rain</source>
        <extracomment>gta_sa_save.simple_vars.rain</extracomment>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Raise or Lower</source>
        <extracomment>source_nav.raise</extracomment>
        <translation>Heben oder senken</translation>
    </message>
    <message>
        <source>Raw time step</source>
        <extracomment>gta_sa_save.simple_vars.raw_time_step</extracomment>
        <translation>Roher Zeitschritt</translation>
    </message>
    <message>
        <source>Reach of the selected nodes</source>
        <extracomment>quake_nav2.reach, quake_nav3.reach</extracomment>
        <translation>Reichweite der ausgewählten Knoten</translation>
    </message>
    <message>
        <source>Rebuild Derived Data</source>
        <extracomment>gta_iv_paths.rebuild_derived, gta_sa_extended_paths.rebuild_derived, gta_sa_paths.rebuild_derived</extracomment>
        <translation>Abgeleitete Daten neu aufbauen</translation>
    </message>
    <message>
        <source>Rebuild Link Ranges</source>
        <extracomment>QN003.fix</extracomment>
        <translation>Verbindungsabschnitte neu aufbauen</translation>
    </message>
    <message>
        <source>Rebuild Padding</source>
        <extracomment>SAV-005.fix</extracomment>
        <translation>Füllbytes neu erzeugen</translation>
    </message>
    <message>
        <source>Recompute All Dead Ends</source>
        <extracomment>SA034.fix</extracomment>
        <translation>Alle Sackgassen neu berechnen</translation>
    </message>
    <message>
        <source>Recompute All Flood Groups</source>
        <extracomment>SA033.fix</extracomment>
        <translation>Alle Flood-Gruppen neu berechnen</translation>
    </message>
    <message>
        <source>Recompute Box</source>
        <extracomment>SAV-091.fix</extracomment>
        <translation>Box neu berechnen</translation>
    </message>
    <message>
        <source>Recompute Checksum</source>
        <extracomment>SAV-003.fix</extracomment>
        <translation>Prüfsumme neu berechnen</translation>
    </message>
    <message>
        <source>Recompute Direction</source>
        <extracomment>SA028.fix</extracomment>
        <translation>Richtung neu berechnen</translation>
    </message>
    <message>
        <source>Recompute Length</source>
        <extracomment>IV011.fix, NAV065.fix, SA025.fix</extracomment>
        <translation>Länge neu berechnen</translation>
    </message>
    <message>
        <source>Recomputes everything derived from nodes and links: wrong lengths, link ranges and, where the assumptions hold, link counts, &apos;Linking disabled&apos; and flood groups</source>
        <extracomment>gta_iv_paths.rebuild_derived.help</extracomment>
        <translation>Berechnet alles neu, was von Knoten und Verbindungen abgeleitet ist: falsche Längen, Verbindungsabschnitte und, wo die Annahmen gelten, Verbindungszahlen, „Verbinden deaktiviert“ und Flood-Gruppen</translation>
    </message>
    <message>
        <source>Recomputes what follows from nodes, links, lanes and lights, where it is wrong</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.help, gta_sa_paths.rebuild_derived.help</extracomment>
        <translation>Berechnet neu, was aus Knoten, Verbindungen, Spuren und Ampeln folgt, wo es falsch ist</translation>
    </message>
    <message>
        <source>Records of junctions, stored after the car nodes</source>
        <extracomment>gta_iv_paths.file.intersections.help</extracomment>
        <translation>Datensätze von Kreuzungen, nach den Autoknoten gespeichert</translation>
    </message>
    <message>
        <source>Recount Links</source>
        <extracomment>IV013.fix</extracomment>
        <translation>Verbindungen neu zählen</translation>
    </message>
    <message>
        <source>Recount Nodes</source>
        <extracomment>IV002.fix, SA002.fix</extracomment>
        <translation>Knoten neu zählen</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>gta_sa_save.marker_3d.red, gta_sa_save.zone_population.red</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Reduce Modulo 20</source>
        <extracomment>SAV-052.fix</extracomment>
        <translation>Modulo 20 reduzieren</translation>
    </message>
    <message>
        <source>Reference counter</source>
        <extracomment>gta_sa_save.pickup.counter</extracomment>
        <translation>Referenzzähler</translation>
    </message>
    <message>
        <source>Refers to traversal {}, which does not exist</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Verweist auf Traversal {}, das nicht existiert</translation>
    </message>
    <message>
        <source>Removal time</source>
        <extracomment>gta_sa_save.object.removal_time</extracomment>
        <translation>Entfernungszeit</translation>
    </message>
    <message>
        <source>Remove Jump Areas</source>
        <extracomment>source_nav.remove_jump_areas</extracomment>
        <translation>Sprungbereiche entfernen</translation>
    </message>
    <message>
        <source>Remove Last Character</source>
        <extracomment>SAV-007.fix</extracomment>
        <translation>Letztes Zeichen entfernen</translation>
    </message>
    <message>
        <source>Remove Light</source>
        <extracomment>SA058.fix</extracomment>
        <translation>Ampel entfernen</translation>
    </message>
    <message>
        <source>Remove Missing Spots</source>
        <extracomment>NAV031.fix</extracomment>
        <translation>Fehlende Punkte entfernen</translation>
    </message>
    <message>
        <source>Remove Navi Node from Link</source>
        <extracomment>SA037.fix</extracomment>
        <translation>Navi-Knoten von Verbindung entfernen</translation>
    </message>
    <message>
        <source>Remove Spots</source>
        <extracomment>NAV064.fix</extracomment>
        <translation>Punkte entfernen</translation>
    </message>
    <message>
        <source>Remove Stale Bytes</source>
        <extracomment>NAV050.fix</extracomment>
        <translation>Veraltete Bytes entfernen</translation>
    </message>
    <message>
        <source>Remove Traffic Lights</source>
        <extracomment>gta_sa_extended_paths.clear_lights, gta_sa_paths.clear_lights</extracomment>
        <translation>Ampeln entfernen</translation>
    </message>
    <message>
        <source>Remove Trailing Bytes</source>
        <extracomment>IV001.fix, QN004.fix</extracomment>
        <translation>Angehängte Bytes entfernen</translation>
    </message>
    <message>
        <source>Remove Traversal from Link</source>
        <extracomment>QN026.fix</extracomment>
        <translation>Traversal von Verbindung entfernen</translation>
    </message>
    <message>
        <source>Remove from List</source>
        <extracomment>NAV011.fix, NAV032.fix</extracomment>
        <translation>Aus Liste entfernen</translation>
    </message>
    <message>
        <source>Remove from Lists</source>
        <extracomment>NAV004.fix, NAV028.fix</extracomment>
        <translation>Aus Listen entfernen</translation>
    </message>
    <message>
        <source>Removes the lights of the selected links, or those for the selected junctions</source>
        <extracomment>gta_sa_extended_paths.clear_lights.help, gta_sa_paths.clear_lights.help</extracomment>
        <translation>Entfernt die Ampeln der ausgewählten Verbindungen oder die für die ausgewählten Kreuzungen</translation>
    </message>
    <message>
        <source>Removes the place of the selected areas</source>
        <extracomment>source_nav.clear_place.help</extracomment>
        <translation>Entfernt den Ort der ausgewählten Bereiche</translation>
    </message>
    <message>
        <source>Renumber Flood Groups in Game Order</source>
        <extracomment>gta_sa_extended_paths.number_groups, gta_sa_paths.number_groups</extracomment>
        <translation>Flood-Gruppen in Spielreihenfolge nummerieren</translation>
    </message>
    <message>
        <source>Renumber IDs</source>
        <extracomment>source_nav.compress_ids</extracomment>
        <translation>IDs neu nummerieren</translation>
    </message>
    <message>
        <source>Renumber Node</source>
        <extracomment>IV003.fix, SA004.fix</extracomment>
        <translation>Knoten neu nummerieren</translation>
    </message>
    <message>
        <source>Repack Links</source>
        <extracomment>IV004.fix, SA005.fix</extracomment>
        <translation>Verbindungen neu anordnen</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>source_nav.replace_place.from</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace Place</source>
        <extracomment>source_nav.replace_place</extracomment>
        <translation>Ort ersetzen</translation>
    </message>
    <message>
        <source>Replaces a place with another in all areas</source>
        <extracomment>source_nav.replace_place.help</extracomment>
        <translation>Ersetzt einen Ort in allen Bereichen durch einen anderen</translation>
    </message>
    <message>
        <source>Rescue closet</source>
        <extracomment>source_nav.area.spawn_rescue_closet, source_nav.area.tf_rescue_closet</extracomment>
        <translation>Rettungskammer</translation>
    </message>
    <message>
        <source>Rescue vehicle</source>
        <extracomment>source_nav.area.spawn_rescue_vehicle</extracomment>
        <translation>Rettungsfahrzeug</translation>
    </message>
    <message>
        <source>Reset Game Time</source>
        <extracomment>gta_sa_save.repair_timers</extracomment>
        <translation>Spielzeit zurücksetzen</translation>
    </message>
    <message>
        <source>Respawns at</source>
        <extracomment>gta_sa_save.pickup.regeneration</extracomment>
        <translation>Respawn um</translation>
    </message>
    <message>
        <source>Respray was used</source>
        <extracomment>gta_sa_save.garage.used_respray</extracomment>
        <translation>Umlackierung genutzt</translation>
    </message>
    <message>
        <source>Resprays free</source>
        <extracomment>gta_sa_save.file.resprays_free</extracomment>
        <translation>Umlackieren gratis</translation>
    </message>
    <message>
        <source>Rest of the record: padding and remains of older content. Kept unchanged.</source>
        <extracomment>gta_sa_save.car_generator.unnamed_bytes.help, gta_sa_save.counted_statistic.unnamed_bytes.help, gta_sa_save.enex_connection.unnamed_bytes.help, gta_sa_save.gang.unnamed_bytes.help, gta_sa_save.gang_wars.unnamed_bytes.help, gta_sa_save.garage.unnamed_bytes.help, gta_sa_save.marker.unnamed_bytes.help, gta_sa_save.marker_3d.unnamed_bytes.help, gta_sa_save.number_plate.unnamed_bytes.help, gta_sa_save.object.unnamed_bytes.help, gta_sa_save.open_entrance.unnamed_bytes.help, gta_sa_save.path_region.unnamed_bytes.help, gta_sa_save.pickup.unnamed_bytes.help, gta_sa_save.player.unnamed_bytes.help, gta_sa_save.player_info.unnamed_bytes.help, gta_sa_save.restart.unnamed_bytes.help, gta_sa_save.set_piece.unnamed_bytes.help, gta_sa_save.simple_vars.unnamed_bytes.help, gta_sa_save.statistic.unnamed_bytes.help, gta_sa_save.stored_car.unnamed_bytes.help, gta_sa_save.stunt_jump.unnamed_bytes.help, gta_sa_save.thread.unnamed_bytes.help, gta_sa_save.zone.unnamed_bytes.help, gta_sa_save.zone_population.unnamed_bytes.help</extracomment>
        <translation>Rest des Datensatzes: Füllbytes und Reste älteren Inhalts. Unverändert behalten.</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>gta_sa_save.restart.heading.section, gta_sa_save.restart.kind.section, gta_sa_save.restart.needed_cities.section, gta_sa_save.restart.position.section</extracomment>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>Restore Name</source>
        <extracomment>SAV-030.fix</extracomment>
        <translation>Namen wiederherstellen</translation>
    </message>
    <message>
        <source>Restricted access</source>
        <extracomment>gta_iv_paths.node.restricted</extracomment>
        <translation>Beschränkter Zugang</translation>
    </message>
    <message>
        <source>Resumes at</source>
        <extracomment>gta_sa_save.thread.relative_pointer</extracomment>
        <translation>Fortsetzung bei</translation>
    </message>
    <message>
        <source>Retie After Recompile</source>
        <extracomment>quake_nav2.retie, quake_nav3.retie</extracomment>
        <translation>Nach Neukompilieren neu binden</translation>
    </message>
    <message>
        <source>Return stack</source>
        <extracomment>gta_sa_save.thread.return_stack</extracomment>
        <translation>Rücksprungstapel</translation>
    </message>
    <message>
        <source>Reuse</source>
        <extracomment>gta_sa_save.reuse_generator</extracomment>
        <translation>Wiederverwenden</translation>
    </message>
    <message>
        <source>Revenue so far</source>
        <extracomment>gta_sa_save.pickup.value</extracomment>
        <translation>Einnahmen bisher</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>quake_nav2.reverse, quake_nav3.reverse</extracomment>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Reverse Ladders</source>
        <extracomment>source_nav.flip_ladder</extracomment>
        <translation>Leitern umkehren</translation>
    </message>
    <message>
        <source>Reverse One-Way Connections</source>
        <extracomment>source_nav.flip</extracomment>
        <translation>Einwegverbindungen umkehren</translation>
    </message>
    <message>
        <source>Reverse Road</source>
        <extracomment>gta_iv_paths.reverse, gta_sa_extended_paths.reverse, gta_sa_paths.reverse</extracomment>
        <translation>Straße umkehren</translation>
    </message>
    <message>
        <source>Reverses the links. Opposite links swap types and teams.</source>
        <extracomment>quake_nav2.reverse.help, quake_nav3.reverse.help</extracomment>
        <translation>Kehrt die Verbindungen um. Entgegengesetzte Verbindungen tauschen Typen und Teams.</translation>
    </message>
    <message>
        <source>Reverses the selected one-way connections, or those between the selected areas</source>
        <extracomment>source_nav.flip.help</extracomment>
        <translation>Kehrt die ausgewählten Einwegverbindungen um oder die zwischen den ausgewählten Bereichen</translation>
    </message>
    <message>
        <source>Reward</source>
        <extracomment>gta_sa_save.stunt_jump.reward</extracomment>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Reward interior</source>
        <extracomment>gta_sa_save.enex_connection.reward</extracomment>
        <translation>Belohnungsraum</translation>
    </message>
    <message>
        <source>Reward was used</source>
        <extracomment>gta_sa_save.enex_connection.reward_used</extracomment>
        <translation>Belohnung genutzt</translation>
    </message>
    <message>
        <source>Rifas</source>
        <extracomment>gta_sa_save.zone_population.gang_4</extracomment>
        <translation>Rifas</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>gta_sa_save.object.right</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Right lanes</source>
        <extracomment>gta_sa_extended_paths.navi.right_lanes, gta_sa_paths.navi.right_lanes</extracomment>
        <translation>Rechte Spuren</translation>
    </message>
    <message>
        <source>Ring</source>
        <extracomment>gta_sa_save.file.ring</extracomment>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Ring next</source>
        <extracomment>gta_sa_save.file.ring_next</extracomment>
        <translation>Ring nächster</translation>
    </message>
    <message>
        <source>Riots</source>
        <extracomment>gta_sa_save.simple_vars.riots</extracomment>
        <translation>Unruhen</translation>
    </message>
    <message>
        <source>Riots without police cars</source>
        <extracomment>gta_sa_save.simple_vars.riots_without_police</extracomment>
        <translation>Unruhen ohne Polizeiautos</translation>
    </message>
    <message>
        <source>Road block</source>
        <extracomment>gta_sa_extended_paths.node.road_block, gta_sa_paths.node.road_block</extracomment>
        <translation>Straßensperre</translation>
    </message>
    <message>
        <source>Road class</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class, gta_sa_extended_paths.node.road_class, gta_sa_extended_paths.set_run.road_class, gta_sa_paths.build_road.road_class, gta_sa_paths.node.road_class, gta_sa_paths.set_run.road_class</extracomment>
        <translation>Straßenklasse</translation>
    </message>
    <message>
        <source>Road class 0 to 2, 0 on pedestrian nodes</source>
        <extracomment>SA041</extracomment>
        <translation>Straßenklasse 0 bis 2, bei Fußgängerknoten 0</translation>
    </message>
    <message>
        <source>Road class 3, or a road class on a pedestrian node</source>
        <extracomment>SA041.fault</extracomment>
        <translation>Straßenklasse 3 oder Straßenklasse an einem Fußgängerknoten</translation>
    </message>
    <message>
        <source>Road class is {} (expected {})</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Straßenklasse ist {} (erwartet {})</translation>
    </message>
    <message>
        <source>Road density</source>
        <extracomment>gta_sa_save.player_info.road_density</extracomment>
        <translation>Straßendichte</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>gta_iv_paths.mirror_lanes.section, gta_iv_paths.reverse.section, gta_iv_paths.select_connected.section, gta_iv_paths.select_run.section, gta_iv_paths.set_run.section, gta_iv_paths.split_road.section, gta_iv_paths.split_run.section, gta_sa_extended_paths.reverse.section, gta_sa_extended_paths.select_connected.section, gta_sa_extended_paths.select_run.section, gta_sa_extended_paths.set_run.section, gta_sa_extended_paths.split_road.section, gta_sa_paths.reverse.section, gta_sa_paths.select_connected.section, gta_sa_paths.select_run.section, gta_sa_paths.set_run.section, gta_sa_paths.split_road.section</extracomment>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Roads meet at {}. Select a link, or a node of the road itself.</source>
        <extracomment>core/systems/shared/path_selection.cpp</extracomment>
        <translation>An {} treffen Straßen zusammen. Eine Verbindung oder einen Knoten der Straße selbst auswählen.</translation>
    </message>
    <message>
        <source>Roads switched off</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Straßen abgeschaltet</translation>
    </message>
    <message>
        <source>Roads switched on</source>
        <extracomment>gta_sa_save.path_region.legend</extracomment>
        <translation>Straßen eingeschaltet</translation>
    </message>
    <message>
        <source>Rotate by Angle</source>
        <extracomment>gta_iv_paths.rotate_selection, gta_sa_extended_paths.rotate_selection, gta_sa_paths.rotate_selection, gta_sa_save.rotate_selection, quake_nav2.rotate_selection, quake_nav3.rotate_selection, source_nav.rotate_selection</extracomment>
        <translation>Um Winkel drehen</translation>
    </message>
    <message>
        <source>Rotated Copy</source>
        <extracomment>quake_nav2.rotate, quake_nav3.rotate</extracomment>
        <translation>Gedrehte Kopie</translation>
    </message>
    <message>
        <source>Round to</source>
        <extracomment>source_nav.area.grid, source_nav.split_area.grid</extracomment>
        <translation>Runden auf</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>source_nav.area.run</extracomment>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Run-time state</source>
        <extracomment>source_nav.area.tf_blue_sentry_danger.help, source_nav.area.tf_red_sentry_danger.help</extracomment>
        <translation>Laufzeitzustand</translation>
    </message>
    <message>
        <source>Same flags in both directions, on pedestrian links only</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.crossings.help, gta_sa_paths.rebuild_derived.crossings.help</extracomment>
        <translation>Gleiche Flags in beiden Richtungen, nur bei Fußgängerverbindungen</translation>
    </message>
    <message>
        <source>San Andreas paths</source>
        <extracomment>gta_sa_paths</extracomment>
        <translation>San-Andreas-Pfade</translation>
    </message>
    <message>
        <source>San Andreas paths, extended map</source>
        <extracomment>gta_sa_extended_paths</extracomment>
        <translation>San-Andreas-Pfade, erweiterte Karte</translation>
    </message>
    <message>
        <source>San Andreas save</source>
        <extracomment>gta_sa_save</extracomment>
        <translation>San-Andreas-Spielstand</translation>
    </message>
    <message>
        <source>San Fierro</source>
        <extracomment>gta_sa_save.simple_vars.level.2, gta_sa_save.zone.level.2</extracomment>
        <translation>San Fierro</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>gta_sa_save.repair_timers.section, gta_sa_save.simple_vars.save_name.section, gta_sa_save.simple_vars.version_id.section</extracomment>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Scale by Factor</source>
        <extracomment>gta_iv_paths.scale_selection, gta_sa_extended_paths.scale_selection, gta_sa_paths.scale_selection, gta_sa_save.scale_selection, quake_nav2.scale_selection, quake_nav3.scale_selection, source_nav.scale_selection</extracomment>
        <translation>Mit Faktor skalieren</translation>
    </message>
    <message>
        <source>Scale heights as well</source>
        <extracomment>gta_iv_paths.scale_selection.heights.help, gta_sa_extended_paths.scale_selection.heights.help, gta_sa_paths.scale_selection.heights.help, gta_sa_save.scale_selection.heights.help, quake_nav2.scale_selection.heights.help, quake_nav3.scale_selection.heights.help, source_nav.scale_selection.heights.help</extracomment>
        <translation>Auch die Höhen skalieren</translation>
    </message>
    <message>
        <source>Script byte 1</source>
        <extracomment>gta_sa_save.file.script_byte_1</extracomment>
        <translation>Skriptbyte 1</translation>
    </message>
    <message>
        <source>Script byte 2</source>
        <extracomment>gta_sa_save.file.script_byte_2</extracomment>
        <translation>Skriptbyte 2</translation>
    </message>
    <message>
        <source>Script of a mod</source>
        <extracomment>SAV-008.fault</extracomment>
        <translation>Skript einer Mod</translation>
    </message>
    <message>
        <source>Search cost</source>
        <extracomment>gta_iv_paths.node.search_cost, gta_sa_extended_paths.node.search_cost, gta_sa_paths.node.search_cost</extracomment>
        <translation>Suchkosten</translation>
    </message>
    <message>
        <source>Search cost is 0x{:04X} (expected 0x7FFE, not visited)</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>Suchkosten sind 0x{:04X} (erwartet 0x7FFE, nicht besucht)</translation>
    </message>
    <message>
        <source>Search cost is 0x{:04X} (expected 0x7FFE, not visited): route finding breaks here</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Suchkosten sind 0x{:04X} (erwartet 0x7FFE, nicht besucht): Die Wegsuche scheitert hier</translation>
    </message>
    <message>
        <source>Search cost is not 0x7FFE</source>
        <extracomment>IV007.fault, SA008.fault</extracomment>
        <translation>Suchkosten sind nicht 0x7FFE</translation>
    </message>
    <message>
        <source>Second colour</source>
        <extracomment>gta_sa_save.car_generator.colour_2, gta_sa_save.stored_car.colour_2</extracomment>
        <translation>Zweite Farbe</translation>
    </message>
    <message>
        <source>Second gang</source>
        <extracomment>gta_sa_save.gang_wars.gang_2</extracomment>
        <translation>Zweite Gang</translation>
    </message>
    <message>
        <source>Second heads for</source>
        <extracomment>gta_sa_save.set_piece.target_2</extracomment>
        <translation>Zweite steuert an</translation>
    </message>
    <message>
        <source>Second pointer</source>
        <extracomment>gta_iv_paths.node.second_pointer, gta_sa_extended_paths.node.second_pointer, gta_sa_paths.node.second_pointer</extracomment>
        <translation>Zweiter Zeiger</translation>
    </message>
    <message>
        <source>Second starts at</source>
        <extracomment>gta_sa_save.set_piece.spawn_2</extracomment>
        <translation>Zweite startet bei</translation>
    </message>
    <message>
        <source>Second team arrives</source>
        <extracomment>source_nav.area.occupy_second</extracomment>
        <translation>Zweites Team kommt an</translation>
    </message>
    <message>
        <source>Second timer</source>
        <extracomment>gta_sa_save.thread.timer_b</extracomment>
        <translation>Zweiter Timer</translation>
    </message>
    <message>
        <source>Second weapon</source>
        <extracomment>gta_sa_save.gang.weapon_2</extracomment>
        <translation>Zweite Waffe</translation>
    </message>
    <message>
        <source>See the name; nothing else is known. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.dont_wander.help</extracomment>
        <translation>Siehe Name; mehr ist nicht bekannt. Zwei Quellen stimmen überein.</translation>
    </message>
    <message>
        <source>Sees the selection</source>
        <extracomment>source_nav.seen_by</extracomment>
        <translation>Sieht die Auswahl</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>quake_nav2.select_ends.section, quake_nav2.select_links.section, quake_nav2.select_reach.section, quake_nav2.select_traps.section, quake_nav2.select_type.section, quake_nav2.select_unreachable.section, quake_nav3.select_ends.section, quake_nav3.select_links.section, quake_nav3.select_reach.section, quake_nav3.select_traps.section, quake_nav3.select_type.section, quake_nav3.select_unreachable.section, source_nav.select_connected.section, source_nav.select_degenerate.section, source_nav.select_flag.section, source_nav.select_half_space.section, source_nav.select_height_range.section, source_nav.select_jump.section, source_nav.select_ladder_areas.section, source_nav.select_larger.section, source_nav.select_not_connected.section, source_nav.select_one_way.section, source_nav.select_one_way.what, source_nav.select_orphans.section, source_nav.select_overlapping.section, source_nav.select_place.section, source_nav.select_radius.section, source_nav.select_stairs.section, source_nav.select_unnamed.section</extracomment>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select Areas of Ladders</source>
        <extracomment>source_nav.select_ladder_areas</extracomment>
        <translation>Bereiche der Leitern auswählen</translation>
    </message>
    <message>
        <source>Select Around</source>
        <extracomment>source_nav.select_radius</extracomment>
        <translation>Im Umkreis auswählen</translation>
    </message>
    <message>
        <source>Select Between Heights</source>
        <extracomment>source_nav.select_height_range</extracomment>
        <translation>Zwischen Höhen auswählen</translation>
    </message>
    <message>
        <source>Select Connected</source>
        <extracomment>gta_iv_paths.select_connected, gta_sa_extended_paths.select_connected, gta_sa_paths.select_connected, source_nav.select_connected</extracomment>
        <translation>Zusammenhängende auswählen</translation>
    </message>
    <message>
        <source>Select Degenerate</source>
        <extracomment>source_nav.select_degenerate</extracomment>
        <translation>Entartete auswählen</translation>
    </message>
    <message>
        <source>Select Isolated</source>
        <extracomment>source_nav.select_orphans</extracomment>
        <translation>Isolierte auswählen</translation>
    </message>
    <message>
        <source>Select Jump Areas</source>
        <extracomment>source_nav.select_jump</extracomment>
        <translation>Sprungbereiche auswählen</translation>
    </message>
    <message>
        <source>Select Larger</source>
        <extracomment>source_nav.select_larger</extracomment>
        <translation>Größere auswählen</translation>
    </message>
    <message>
        <source>Select Links by Type</source>
        <extracomment>quake_nav2.select_type, quake_nav3.select_type</extracomment>
        <translation>Verbindungen nach Typ auswählen</translation>
    </message>
    <message>
        <source>Select Links of Nodes</source>
        <extracomment>quake_nav2.select_links, quake_nav3.select_links</extracomment>
        <translation>Verbindungen der Knoten auswählen</translation>
    </message>
    <message>
        <source>Select Nodes of Links</source>
        <extracomment>quake_nav2.select_ends, quake_nav3.select_ends</extracomment>
        <translation>Knoten der Verbindungen auswählen</translation>
    </message>
    <message>
        <source>Select One-Way</source>
        <extracomment>source_nav.select_one_way</extracomment>
        <translation>Einweg auswählen</translation>
    </message>
    <message>
        <source>Select One-Way Traps</source>
        <extracomment>quake_nav2.select_traps, quake_nav3.select_traps</extracomment>
        <translation>Einbahnfallen auswählen</translation>
    </message>
    <message>
        <source>Select Overlapping</source>
        <extracomment>source_nav.select_overlapping</extracomment>
        <translation>Überlappende auswählen</translation>
    </message>
    <message>
        <source>Select Reachable Nodes</source>
        <extracomment>quake_nav2.select_reach, quake_nav3.select_reach</extracomment>
        <translation>Erreichbare Knoten auswählen</translation>
    </message>
    <message>
        <source>Select Road</source>
        <extracomment>gta_iv_paths.select_run, gta_sa_extended_paths.select_run, gta_sa_paths.select_run</extracomment>
        <translation>Straße auswählen</translation>
    </message>
    <message>
        <source>Select Same Place</source>
        <extracomment>source_nav.select_place</extracomment>
        <translation>Gleichen Ort auswählen</translation>
    </message>
    <message>
        <source>Select Stairs</source>
        <extracomment>source_nav.select_stairs</extracomment>
        <translation>Treppen auswählen</translation>
    </message>
    <message>
        <source>Select Unconnected</source>
        <extracomment>source_nav.select_not_connected</extracomment>
        <translation>Unverbundene auswählen</translation>
    </message>
    <message>
        <source>Select Unreachable Nodes</source>
        <extracomment>quake_nav2.select_unreachable, quake_nav3.select_unreachable</extracomment>
        <translation>Unerreichbare Knoten auswählen</translation>
    </message>
    <message>
        <source>Select Without Place</source>
        <extracomment>source_nav.select_unnamed</extracomment>
        <translation>Ohne Ort auswählen</translation>
    </message>
    <message>
        <source>Select a flag.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Ein Flag auswählen.</translation>
    </message>
    <message>
        <source>Select a junction, or links that lead to one.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Eine Kreuzung auswählen oder Verbindungen, die zu einer führen.</translation>
    </message>
    <message>
        <source>Select a link, or a node of a road.</source>
        <extracomment>core/systems/shared/path_selection.cpp</extracomment>
        <translation>Eine Verbindung oder einen Knoten einer Straße auswählen.</translation>
    </message>
    <message>
        <source>Select a place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Einen Ort auswählen.</translation>
    </message>
    <message>
        <source>Select an area or a flag.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Einen Bereich oder ein Flag auswählen.</translation>
    </message>
    <message>
        <source>Select an area, or an element in one, as the centre.</source>
        <extracomment>core/systems/source_nav/select_where_edits.cpp</extracomment>
        <translation>Einen Bereich oder ein Element darin als Mitte auswählen.</translation>
    </message>
    <message>
        <source>Select areas or elements in them.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Bereiche oder Elemente darin auswählen.</translation>
    </message>
    <message>
        <source>Select areas or places.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Bereiche oder Orte auswählen.</translation>
    </message>
    <message>
        <source>Select areas that have a place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Bereiche auswählen, die einen Ort haben.</translation>
    </message>
    <message>
        <source>Select areas, connections, hiding spots, encounter paths, ladders or places.</source>
        <extracomment>core/systems/source_nav/erase_edits.cpp</extracomment>
        <translation>Bereiche, Verbindungen, Verstecke, Begegnungspfade, Leitern oder Orte auswählen.</translation>
    </message>
    <message>
        <source>Select areas, hiding spots or ladders.</source>
        <extracomment>core/systems/source_nav/selected_elements.cpp</extracomment>
        <translation>Bereiche, Verstecke oder Leitern auswählen.</translation>
    </message>
    <message>
        <source>Select areas.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp, core/systems/source_nav/place_edits.cpp, core/systems/source_nav/selected_elements.cpp</extracomment>
        <translation>Bereiche auswählen.</translation>
    </message>
    <message>
        <source>Select by Attribute</source>
        <extracomment>source_nav.select_flag</extracomment>
        <translation>Nach Attribut auswählen</translation>
    </message>
    <message>
        <source>Select car generators that are switched off (no cars left).</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Abgeschaltete Autogeneratoren auswählen (keine Autos übrig).</translation>
    </message>
    <message>
        <source>Select connections or connected areas.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Wählen Sie Verbindungen oder verbundene Gebiete aus.</translation>
    </message>
    <message>
        <source>Select connections, or an area and then areas that it is connected to.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Verbindungen auswählen oder einen Bereich und dann Bereiche, mit denen er verbunden ist.</translation>
    </message>
    <message>
        <source>Select elements of a single type.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Elemente eines einzigen Typs auswählen.</translation>
    </message>
    <message>
        <source>Select elements that have a position.</source>
        <extracomment>core/systems/transform.cpp</extracomment>
        <translation>Elemente auswählen, die eine Position haben.</translation>
    </message>
    <message>
        <source>Select elements with a position.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Elemente mit Position auswählen.</translation>
    </message>
    <message>
        <source>Select hiding spots.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Verstecke auswählen.</translation>
    </message>
    <message>
        <source>Select jumps, drops or rides, or the nodes they connect.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Sprünge, Absprünge oder Fahrten auswählen oder die Knoten, die sie verbinden.</translation>
    </message>
    <message>
        <source>Select ladders.</source>
        <extracomment>core/systems/source_nav/ladder_edits.cpp</extracomment>
        <translation>Leitern auswählen.</translation>
    </message>
    <message>
        <source>Select links of a pedestrian path.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Verbindungen eines Fußgängerpfads auswählen.</translation>
    </message>
    <message>
        <source>Select links or linked nodes.</source>
        <extracomment>core/systems/quake_nav/selected_elements.cpp</extracomment>
        <translation>Verbindungen oder verbundene Knoten auswählen.</translation>
    </message>
    <message>
        <source>Select links with traversals, or the nodes they connect.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Verbindungen mit Traversals auswählen oder die Knoten, die sie verbinden.</translation>
    </message>
    <message>
        <source>Select links, or nodes that are linked.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Wählen Sie Links oder verbundene Knoten aus.</translation>
    </message>
    <message>
        <source>Select nodes of two links.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Knoten mit zwei Verbindungen auswählen.</translation>
    </message>
    <message>
        <source>Select nodes or links.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp, core/systems/shared/path_road_edits.cpp</extracomment>
        <translation>Knoten oder Verbindungen auswählen.</translation>
    </message>
    <message>
        <source>Select nodes that lie between two others.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Knoten auswählen, die zwischen zwei anderen liegen.</translation>
    </message>
    <message>
        <source>Select nodes that lie outside the square of their area.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Knoten auswählen, die außerhalb des Quadrats ihres Bereichs liegen.</translation>
    </message>
    <message>
        <source>Select nodes where roads meet or continue.</source>
        <extracomment>core/systems/shared/path_road_edits.cpp</extracomment>
        <translation>Knoten auswählen, an denen Straßen zusammentreffen oder weiterführen.</translation>
    </message>
    <message>
        <source>Select nodes.</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp, core/systems/quake_nav/link_edits.cpp, core/systems/quake_nav/node_edits.cpp, core/systems/quake_nav/select_edits.cpp</extracomment>
        <translation>Knoten auswählen.</translation>
    </message>
    <message>
        <source>Select on One Side</source>
        <extracomment>source_nav.select_half_space</extracomment>
        <translation>Auf einer Seite auswählen</translation>
    </message>
    <message>
        <source>Select one link, or its edict.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>Eine Verbindung oder ihr Edict auswählen.</translation>
    </message>
    <message>
        <source>Select path regions.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Pfadregionen auswählen.</translation>
    </message>
    <message>
        <source>Select something first.</source>
        <extracomment>core/systems/edit.cpp</extracomment>
        <translation>Zuerst etwas auswählen.</translation>
    </message>
    <message>
        <source>Select something that can be deleted. The game refers to garages, zones, entrances, the player and objects by number.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Etwas Löschbares auswählen. Auf Garagen, Zonen, Eingänge, den Spieler und Objekte verweist das Spiel per Nummer.</translation>
    </message>
    <message>
        <source>Select something to copy.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Etwas zum Kopieren auswählen.</translation>
    </message>
    <message>
        <source>Select something to delete.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Etwas zum Löschen auswählen.</translation>
    </message>
    <message>
        <source>Select three or more elements.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Drei oder mehr Elemente auswählen.</translation>
    </message>
    <message>
        <source>Select two areas with a gap between them.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Zwei Bereiche mit einer Lücke dazwischen auswählen.</translation>
    </message>
    <message>
        <source>Select two or more areas that fill a rectangle.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Zwei oder mehr Bereiche auswählen, die ein Rechteck füllen.</translation>
    </message>
    <message>
        <source>Select two or more areas. The first is connected to the others.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Zwei oder mehr Bereiche auswählen. Der erste wird mit den anderen verbunden.</translation>
    </message>
    <message>
        <source>Select two or more nodes, in the order in which to link them.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp, core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Zwei oder mehr Knoten in der Reihenfolge auswählen, in der sie verbunden werden sollen.</translation>
    </message>
    <message>
        <source>Select two or more nodes.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Zwei oder mehr Knoten auswählen.</translation>
    </message>
    <message>
        <source>Select two or more nodes. The last one stays.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Zwei oder mehr Knoten auswählen. Der letzte bleibt.</translation>
    </message>
    <message>
        <source>Select walk links. Nodes cannot be inserted into jumps and rides.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Gehverbindungen auswählen. In Sprünge und Fahrten können keine Knoten eingefügt werden.</translation>
    </message>
    <message>
        <source>Selects all areas connected with the selected ones</source>
        <extracomment>source_nav.select_connected.help</extracomment>
        <translation>Wählt alle mit den ausgewählten verbundenen Bereiche aus</translation>
    </message>
    <message>
        <source>Selects all areas not connected with the selected ones</source>
        <extracomment>source_nav.select_not_connected.help</extracomment>
        <translation>Wählt alle nicht mit den ausgewählten verbundenen Bereiche aus</translation>
    </message>
    <message>
        <source>Selects all links from or to the selected nodes</source>
        <extracomment>quake_nav2.select_links.help, quake_nav3.select_links.help</extracomment>
        <translation>Wählt alle Verbindungen von oder zu den ausgewählten Knoten aus</translation>
    </message>
    <message>
        <source>Selects all links of one type</source>
        <extracomment>quake_nav2.select_type.help, quake_nav3.select_type.help</extracomment>
        <translation>Wählt alle Verbindungen eines Typs aus</translation>
    </message>
    <message>
        <source>Selects all nodes from which bots cannot return to the largest component</source>
        <extracomment>quake_nav2.select_traps.help, quake_nav3.select_traps.help</extracomment>
        <translation>Wählt alle Knoten aus, von denen Bots nicht zur größten Komponente zurückkehren können</translation>
    </message>
    <message>
        <source>Selects all nodes that can be reached from the selected ones</source>
        <extracomment>quake_nav2.select_reach.help, quake_nav3.select_reach.help</extracomment>
        <translation>Wählt alle Knoten aus, die von den ausgewählten erreichbar sind</translation>
    </message>
    <message>
        <source>Selects all nodes that cannot be reached from the largest component</source>
        <extracomment>quake_nav2.select_unreachable.help, quake_nav3.select_unreachable.help</extracomment>
        <translation>Wählt alle Knoten aus, die von der größten Komponente nicht erreichbar sind</translation>
    </message>
    <message>
        <source>Selects areas of zero size and inverted areas</source>
        <extracomment>source_nav.select_degenerate.help</extracomment>
        <translation>Wählt Bereiche der Größe null und umgekehrte Bereiche aus</translation>
    </message>
    <message>
        <source>Selects both ends of the selected links</source>
        <extracomment>quake_nav2.select_ends.help, quake_nav3.select_ends.help</extracomment>
        <translation>Wählt beide Enden der ausgewählten Verbindungen aus</translation>
    </message>
    <message>
        <source>Selects every node that can be reached over links</source>
        <extracomment>gta_iv_paths.select_connected.help, gta_sa_extended_paths.select_connected.help, gta_sa_paths.select_connected.help</extracomment>
        <translation>Wählt jeden über Verbindungen erreichbaren Knoten aus</translation>
    </message>
    <message>
        <source>Selects one-way connections, or the areas that they connect</source>
        <extracomment>source_nav.select_one_way.help</extracomment>
        <translation>Wählt Einwegverbindungen oder die von ihnen verbundenen Bereiche aus</translation>
    </message>
    <message>
        <source>Selects the areas at the ends of the selected ladders, or of all ladders</source>
        <extracomment>source_nav.select_ladder_areas.help</extracomment>
        <translation>Wählt die Bereiche an den Enden der ausgewählten oder aller Leitern aus</translation>
    </message>
    <message>
        <source>Selects the areas larger than a size in both directions</source>
        <extracomment>source_nav.select_larger.help</extracomment>
        <translation>Wählt die Bereiche aus, die in beiden Richtungen größer als eine Größe sind</translation>
    </message>
    <message>
        <source>Selects the areas that are entirely on one side of a coordinate</source>
        <extracomment>source_nav.select_half_space.help</extracomment>
        <translation>Wählt die Bereiche aus, die ganz auf einer Seite einer Koordinate liegen</translation>
    </message>
    <message>
        <source>Selects the areas that are marked as stairs</source>
        <extracomment>source_nav.select_stairs.help</extracomment>
        <translation>Wählt die als Treppe markierten Bereiche aus</translation>
    </message>
    <message>
        <source>Selects the areas that have no place</source>
        <extracomment>source_nav.select_unnamed.help</extracomment>
        <translation>Wählt die Bereiche ohne Ort aus</translation>
    </message>
    <message>
        <source>Selects the areas that overlap another on the same floor</source>
        <extracomment>source_nav.select_overlapping.help</extracomment>
        <translation>Wählt die Bereiche aus, die einen anderen auf demselben Stockwerk überlappen</translation>
    </message>
    <message>
        <source>Selects the areas whose centre is within a distance of the centre of the first selected area</source>
        <extracomment>source_nav.select_radius.help</extracomment>
        <translation>Wählt die Bereiche aus, deren Mitte innerhalb einer Entfernung von der Mitte des ersten ausgewählten Bereichs liegt</translation>
    </message>
    <message>
        <source>Selects the areas whose corners are all between two heights, such as a floor</source>
        <extracomment>source_nav.select_height_range.help</extracomment>
        <translation>Wählt die Bereiche aus, deren Ecken alle zwischen zwei Höhen liegen, etwa ein Stockwerk</translation>
    </message>
    <message>
        <source>Selects the areas with a flag, or with an attribute of the first selected area</source>
        <extracomment>source_nav.select_flag.help</extracomment>
        <translation>Wählt die Bereiche mit einem Flag oder mit einem Attribut des ersten ausgewählten Bereichs aus</translation>
    </message>
    <message>
        <source>Selects the areas with the attribute &quot;jump&quot;</source>
        <extracomment>source_nav.select_jump.help</extracomment>
        <translation>Wählt die Bereiche mit dem Attribut „Sprung“ aus</translation>
    </message>
    <message>
        <source>Selects the areas with the place of a selected area, or with a selected place</source>
        <extracomment>source_nav.select_place.help</extracomment>
        <translation>Wählt die Bereiche mit dem Ort eines ausgewählten Bereichs oder mit einem ausgewählten Ort aus</translation>
    </message>
    <message>
        <source>Selects the areas without connections and ladders</source>
        <extracomment>source_nav.select_orphans.help</extracomment>
        <translation>Wählt die Bereiche ohne Verbindungen und Leitern aus</translation>
    </message>
    <message>
        <source>Selects the nodes of the road up to the junctions at both ends</source>
        <extracomment>gta_iv_paths.select_run.help, gta_sa_extended_paths.select_run.help, gta_sa_paths.select_run.help</extracomment>
        <translation>Wählt die Knoten der Straße bis zu den Kreuzungen an beiden Enden aus</translation>
    </message>
    <message>
        <source>Sentry spot</source>
        <extracomment>source_nav.area.tf_sentry_spot</extracomment>
        <translation>Sentry-Platz</translation>
    </message>
    <message>
        <source>Separates the roads that meet at a node. Each gets its own end node, one unit back.</source>
        <extracomment>gta_iv_paths.split_road.help, gta_sa_extended_paths.split_road.help, gta_sa_paths.split_road.help</extracomment>
        <translation>Trennt die Straßen, die an einem Knoten zusammentreffen. Jede erhält einen eigenen Endknoten, eine Einheit zurückgesetzt.</translation>
    </message>
    <message>
        <source>Set Connection Side</source>
        <extracomment>source_nav.set_side</extracomment>
        <translation>Verbindungsseite setzen</translation>
    </message>
    <message>
        <source>Set Height 0, Width 2</source>
        <extracomment>SA055.fix</extracomment>
        <translation>Höhe 0, Breite 2 setzen</translation>
    </message>
    <message>
        <source>Set Hiding Spot Type</source>
        <extracomment>source_nav.set_spot_kind</extracomment>
        <translation>Versteck-Typ setzen</translation>
    </message>
    <message>
        <source>Set Map Size</source>
        <extracomment>source_nav.set_map_size</extracomment>
        <translation>Kartengröße setzen</translation>
    </message>
    <message>
        <source>Set North-East Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Nordosthöhe setzen</translation>
    </message>
    <message>
        <source>Set North-West Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Nordwesthöhe setzen</translation>
    </message>
    <message>
        <source>Set One Lane Each Way</source>
        <extracomment>SA038.fix</extracomment>
        <translation>Je Richtung eine Spur setzen</translation>
    </message>
    <message>
        <source>Set Place</source>
        <extracomment>source_nav.set_place</extracomment>
        <translation>Ort setzen</translation>
    </message>
    <message>
        <source>Set Radius</source>
        <extracomment>quake_nav2.node.handle, quake_nav3.node.handle</extracomment>
        <translation>Radius setzen</translation>
    </message>
    <message>
        <source>Set Road Properties</source>
        <extracomment>gta_iv_paths.set_run, gta_sa_extended_paths.set_run, gta_sa_paths.set_run</extracomment>
        <translation>Straßeneigenschaften setzen</translation>
    </message>
    <message>
        <source>Set Sides from Positions of Areas</source>
        <extracomment>NAV010.fix</extracomment>
        <translation>Seiten nach Lage der Bereiche setzen</translation>
    </message>
    <message>
        <source>Set South-East Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Südosthöhe setzen</translation>
    </message>
    <message>
        <source>Set South-West Height</source>
        <extracomment>source_nav.area.handle</extracomment>
        <translation>Südwesthöhe setzen</translation>
    </message>
    <message>
        <source>Set Teams</source>
        <extracomment>quake_nav2.set_teams, quake_nav3.set_teams</extracomment>
        <translation>Teams setzen</translation>
    </message>
    <message>
        <source>Set Type</source>
        <extracomment>quake_nav2.set_type, quake_nav3.set_type</extracomment>
        <translation>Typ setzen</translation>
    </message>
    <message>
        <source>Set Up Traffic Lights</source>
        <extracomment>gta_sa_extended_paths.propose_lights, gta_sa_paths.propose_lights</extracomment>
        <translation>Ampeln aufstellen</translation>
    </message>
    <message>
        <source>Set by the game&apos;s analysis</source>
        <extracomment>source_nav.area.mostly_flat.help</extracomment>
        <translation>Von der Analyse des Spiels gesetzt</translation>
    </message>
    <message>
        <source>Set on nodes without links. Updated automatically where the assumption holds. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.linking_disabled.help</extracomment>
        <translation>Bei Knoten ohne Verbindungen gesetzt. Wird automatisch aktualisiert, wo die Annahme gilt. Zwei Quellen stimmen überein.</translation>
    </message>
    <message>
        <source>Set piece of an unknown type</source>
        <extracomment>SAV-060T.fault</extracomment>
        <translation>Set-Piece von unbekanntem Typ</translation>
    </message>
    <message>
        <source>Set to 0</source>
        <extracomment>NAV040.fix</extracomment>
        <translation>Auf 0 setzen</translation>
    </message>
    <message>
        <source>Set to 0.8</source>
        <extracomment>QN002.fix</extracomment>
        <translation>Auf 0.8 setzen</translation>
    </message>
    <message>
        <source>Set to 0x7FFE</source>
        <extracomment>IV007.fix, SA008.fix</extracomment>
        <translation>Auf 0x7FFE setzen</translation>
    </message>
    <message>
        <source>Set to 1</source>
        <extracomment>NAV052.fix, SAV-021.fix</extracomment>
        <translation>Auf 1 setzen</translation>
    </message>
    <message>
        <source>Sets lanes and traffic of the road from junction to junction</source>
        <extracomment>gta_iv_paths.set_run.help</extracomment>
        <translation>Setzt Spuren und Verkehr der Straße von Kreuzung zu Kreuzung</translation>
    </message>
    <message>
        <source>Sets lanes and traffic of the road, or the traffic of the pedestrian path, from junction to junction</source>
        <extracomment>gta_sa_extended_paths.set_run.help, gta_sa_paths.set_run.help</extracomment>
        <translation>Setzt Spuren und Verkehr der Straße oder den Verkehr des Fußgängerpfads von Kreuzung zu Kreuzung</translation>
    </message>
    <message>
        <source>Sets the corners of the selected areas to the heights of connected areas</source>
        <extracomment>source_nav.fit_heights.help</extracomment>
        <translation>Setzt die Ecken der ausgewählten Bereiche auf die Höhen verbundener Bereiche</translation>
    </message>
    <message>
        <source>Sets the four corners of each selected area to the same height</source>
        <extracomment>source_nav.level.help</extracomment>
        <translation>Setzt die vier Ecken jedes ausgewählten Bereichs auf dieselbe Höhe</translation>
    </message>
    <message>
        <source>Sets the heights of the selected elements to an even slope along their line. The ends of the line stay.</source>
        <extracomment>gta_iv_paths.height_ramp.help, gta_sa_extended_paths.height_ramp.help, gta_sa_paths.height_ramp.help, gta_sa_save.height_ramp.help, quake_nav2.height_ramp.help, quake_nav3.height_ramp.help, source_nav.height_ramp.help</extracomment>
        <translation>Setzt die Höhen der ausgewählten Elemente auf ein gleichmäßiges Gefälle entlang ihrer Linie. Die Enden der Linie bleiben.</translation>
    </message>
    <message>
        <source>Sets the largest radius within which a player can walk without reaching a wall or ledge</source>
        <extracomment>quake_nav2.fit_radius.help, quake_nav3.fit_radius.help</extracomment>
        <translation>Setzt den größten Radius, in dem ein Spieler gehen kann, ohne eine Wand oder Kante zu erreichen</translation>
    </message>
    <message>
        <source>Sets the place of the selected areas</source>
        <extracomment>source_nav.set_place.help</extracomment>
        <translation>Setzt den Ort der ausgewählten Bereiche</translation>
    </message>
    <message>
        <source>Sets the place of the selected areas, and of all areas with the same old place that are connected with them</source>
        <extracomment>source_nav.flood_place.help</extracomment>
        <translation>Setzt den Ort der ausgewählten Bereiche und aller damit verbundenen Bereiche mit demselben alten Ort</translation>
    </message>
    <message>
        <source>Sets the side through which the selected connections, or those between the selected areas, leave their area</source>
        <extracomment>source_nav.set_side.help</extracomment>
        <translation>Setzt die Seite, durch die die ausgewählten Verbindungen oder die zwischen den ausgewählten Bereichen ihren Bereich verlassen</translation>
    </message>
    <message>
        <source>Sets the teams that may use links</source>
        <extracomment>quake_nav2.set_teams.help, quake_nav3.set_teams.help</extracomment>
        <translation>Setzt die Teams, die Verbindungen benutzen dürfen</translation>
    </message>
    <message>
        <source>Sets the type of the selected hiding spots</source>
        <extracomment>source_nav.set_spot_kind.help</extracomment>
        <translation>Setzt den Typ der ausgewählten Verstecke</translation>
    </message>
    <message>
        <source>Several nodes of a type at the same position</source>
        <extracomment>IV022.fault, SA051.fault</extracomment>
        <translation>Mehrere Knoten eines Typs an derselben Position</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>source_nav.chop.section, source_nav.merge.section, source_nav.shift.section, source_nav.simplify.section, source_nav.snap_to_grid.section, source_nav.splice.section, source_nav.split.section, source_nav.subdivide.section</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>Share of the territory under control</source>
        <extracomment>gta_sa_save.gang_wars.territory.help</extracomment>
        <translation>Kontrollierter Anteil des Gebiets</translation>
    </message>
    <message>
        <source>Short position</source>
        <extracomment>gta_sa_extended_paths.navi.short_place, gta_sa_extended_paths.node.short_place</extracomment>
        <translation>Kurzposition</translation>
    </message>
    <message>
        <source>Short range</source>
        <extracomment>gta_sa_save.marker.short_range</extracomment>
        <translation>Kurze Reichweite</translation>
    </message>
    <message>
        <source>Shortened to {} characters: &quot;{}&quot;.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Auf {} Zeichen gekürzt: „{}“.</translation>
    </message>
    <message>
        <source>Shows as</source>
        <extracomment>gta_sa_save.marker.display</extracomment>
        <translation>Anzeige als</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>source_nav.connection.side, source_nav.select_half_space.side, source_nav.set_side.side</extracomment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Side of the area where the connection leaves</source>
        <extracomment>source_nav.connection.side.help</extracomment>
        <translation>Seite des Bereichs, durch die die Verbindung hinausführt</translation>
    </message>
    <message>
        <source>Side on which that area lies</source>
        <extracomment>source_nav.encounter_path.from_direction.help, source_nav.encounter_path.to_direction.help</extracomment>
        <translation>Seite, auf der dieser Bereich liegt</translation>
    </message>
    <message>
        <source>Side to select</source>
        <extracomment>source_nav.select_half_space.side.help</extracomment>
        <translation>Auszuwählende Seite</translation>
    </message>
    <message>
        <source>Sides of an encounter path are 0 to 3</source>
        <extracomment>NAV010</extracomment>
        <translation>Seiten eines Begegnungspfads sind 0 bis 3</translation>
    </message>
    <message>
        <source>Sides snap to edges of other areas within this distance</source>
        <extracomment>source_nav.area.magnet.help</extracomment>
        <translation>Seiten rasten an Kanten anderer Bereiche innerhalb dieser Entfernung ein</translation>
    </message>
    <message>
        <source>Simplify</source>
        <extracomment>source_nav.simplify</extracomment>
        <translation>Vereinfachen</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>gta_sa_save.marker.size, source_nav.select_larger.size</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size along x</source>
        <extracomment>source_nav.area.width</extracomment>
        <translation>Größe entlang x</translation>
    </message>
    <message>
        <source>Size along y</source>
        <extracomment>source_nav.area.depth</extracomment>
        <translation>Größe entlang y</translation>
    </message>
    <message>
        <source>Size of data</source>
        <extracomment>gta_sa_save.gang_wars.size, gta_sa_save.player_info.size</extracomment>
        <translation>Datengröße</translation>
    </message>
    <message>
        <source>Size of object data</source>
        <extracomment>gta_sa_save.object.size</extracomment>
        <translation>Größe der Objektdaten</translation>
    </message>
    <message>
        <source>Size of ped data</source>
        <extracomment>gta_sa_save.player.ped_size</extracomment>
        <translation>Größe der Ped-Daten</translation>
    </message>
    <message>
        <source>Size of player data</source>
        <extracomment>gta_sa_save.player.player_size</extracomment>
        <translation>Größe der Spielerdaten</translation>
    </message>
    <message>
        <source>Size of the .bsp when the mesh was saved. If the size differs, the game reports the mesh as out of date.</source>
        <extracomment>source_nav.file.bsp_size.help</extracomment>
        <translation>Größe der .bsp beim Speichern des Meshes. Weicht die Größe ab, meldet das Spiel das Mesh als veraltet.</translation>
    </message>
    <message>
        <source>Size of the map</source>
        <extracomment>source_nav.file.bsp_size</extracomment>
        <translation>Größe der Karte</translation>
    </message>
    <message>
        <source>Skipped while looking for </source>
        <extracomment>core/opening/game_folder.cpp</extracomment>
        <translation>Übersprungen bei der Suche nach </translation>
    </message>
    <message>
        <source>Slot in hand</source>
        <extracomment>gta_sa_save.player.active_slot</extracomment>
        <translation>Slot in der Hand</translation>
    </message>
    <message>
        <source>Slow and medium pairs and officers: player on foot with one star. Others: player in a vehicle with two stars.</source>
        <extracomment>gta_sa_save.set_piece.type.help</extracomment>
        <translation>Langsame und mittlere Paare und Polizisten: Spieler zu Fuß mit einem Stern. Andere: Spieler im Fahrzeug mit zwei Sternen.</translation>
    </message>
    <message>
        <source>Slow traffic</source>
        <extracomment>gta_iv_paths.node.slow_traffic</extracomment>
        <translation>Langsamer Verkehr</translation>
    </message>
    <message>
        <source>Smooth</source>
        <extracomment>gta_iv_paths.smooth, gta_sa_extended_paths.smooth, gta_sa_paths.smooth, gta_sa_save.smooth, quake_nav2.smooth, quake_nav3.smooth, source_nav.smooth</extracomment>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Snap to Grid</source>
        <extracomment>source_nav.snap_to_grid</extracomment>
        <translation>Am Raster einrasten</translation>
    </message>
    <message>
        <source>Snap within</source>
        <extracomment>source_nav.area.magnet</extracomment>
        <translation>Einrasten innerhalb</translation>
    </message>
    <message>
        <source>Sniper spot</source>
        <extracomment>source_nav.area.tf_sniper_spot</extracomment>
        <translation>Sniperplatz</translation>
    </message>
    <message>
        <source>Some areas without a place</source>
        <extracomment>NAV061.fault</extracomment>
        <translation>Einige Bereiche ohne Ort</translation>
    </message>
    <message>
        <source>Some of the padding does not repeat the blocks: another program has modified the file</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Einige Füllbytes wiederholen die Blöcke nicht: Ein anderes Programm hat die Datei geändert</translation>
    </message>
    <message>
        <source>Something may block the node.</source>
        <extracomment>quake_nav3.node.check_solid.help</extracomment>
        <translation>Etwas kann den Knoten blockieren.</translation>
    </message>
    <message>
        <source>Something may block the node. Version 14 and later.</source>
        <extracomment>quake_nav2.node.check_solid.help</extracomment>
        <translation>Etwas kann den Knoten blockieren. Ab Version 14.</translation>
    </message>
    <message>
        <source>Sort Car Generators</source>
        <extracomment>SAV-040.fix</extracomment>
        <translation>Autogeneratoren sortieren</translation>
    </message>
    <message>
        <source>Sort and Recount Nodes</source>
        <extracomment>SA012.fix</extracomment>
        <translation>Knoten sortieren und neu zählen</translation>
    </message>
    <message>
        <source>Source navigation mesh</source>
        <extracomment>source_nav</extracomment>
        <translation>Source-Navigationsmesh</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>source_nav.shift.y.help</extracomment>
        <translation>Süden</translation>
    </message>
    <message>
        <source>South-east</source>
        <extracomment>source_nav.area.light_south_east</extracomment>
        <translation>Südost</translation>
    </message>
    <message>
        <source>South-east corner</source>
        <extracomment>source_nav.area.south_east</extracomment>
        <translation>Südostecke</translation>
    </message>
    <message>
        <source>South-east height</source>
        <extracomment>source_nav.area.south_east_z</extracomment>
        <translation>Südosthöhe</translation>
    </message>
    <message>
        <source>South-west</source>
        <extracomment>source_nav.area.light_south_west</extracomment>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>South-west height</source>
        <extracomment>source_nav.area.south_west_z</extracomment>
        <translation>Südwesthöhe</translation>
    </message>
    <message>
        <source>Spaces the selected elements evenly along their line. The ends of the line stay.</source>
        <extracomment>gta_iv_paths.spread.help, gta_sa_extended_paths.spread.help, gta_sa_paths.spread.help, gta_sa_save.spread.help, quake_nav2.spread.help, quake_nav3.spread.help, source_nav.spread.help</extracomment>
        <translation>Verteilt die ausgewählten Elemente gleichmäßig entlang ihrer Linie. Die Enden der Linie bleiben.</translation>
    </message>
    <message>
        <source>Spare crossing flags</source>
        <extracomment>gta_sa_extended_paths.file.spare_crossings, gta_sa_paths.file.spare_crossings</extracomment>
        <translation>Reserve-Überweg-Flags</translation>
    </message>
    <message>
        <source>Spare length or crossing flag is not 0</source>
        <extracomment>SA040.fault</extracomment>
        <translation>Reservelänge oder -Überweg-Flag ist nicht 0</translation>
    </message>
    <message>
        <source>Spare lengths</source>
        <extracomment>gta_sa_extended_paths.file.spare_lengths, gta_sa_paths.file.spare_lengths</extracomment>
        <translation>Reservelängen</translation>
    </message>
    <message>
        <source>Spare lengths and crossing flags are 0</source>
        <extracomment>SA040</extracomment>
        <translation>Reservelängen und -Überweg-Flags sind 0</translation>
    </message>
    <message>
        <source>Spare lengths and crossing flags that are not 0: {} (expected none)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Reservelängen und -Überweg-Flags, die nicht 0 sind: {} (erwartet keine)</translation>
    </message>
    <message>
        <source>Spare link target is not free</source>
        <extracomment>SA009.fault</extracomment>
        <translation>Reserve-Verbindungsziel ist nicht frei</translation>
    </message>
    <message>
        <source>Spare link targets</source>
        <extracomment>gta_sa_extended_paths.file.spare_targets, gta_sa_paths.file.spare_targets</extracomment>
        <translation>Reserve-Verbindungsziele</translation>
    </message>
    <message>
        <source>Spare link targets are free</source>
        <extracomment>SA009</extracomment>
        <translation>Reserve-Verbindungsziele sind frei</translation>
    </message>
    <message>
        <source>Spare link targets that are not free: {} of {} (expected FF FF 00 00)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Reserve-Verbindungsziele, die nicht frei sind: {} von {} (erwartet FF FF 00 00)</translation>
    </message>
    <message>
        <source>Spawn bit 0</source>
        <extracomment>source_nav.area.spawn_bit_0</extracomment>
        <translation>Spawnbit 0</translation>
    </message>
    <message>
        <source>Spawn bit 21</source>
        <extracomment>source_nav.area.spawn_bit_21</extracomment>
        <translation>Spawnbit 21</translation>
    </message>
    <message>
        <source>Spawn bit 22</source>
        <extracomment>source_nav.area.spawn_bit_22</extracomment>
        <translation>Spawnbit 22</translation>
    </message>
    <message>
        <source>Spawn bit 23</source>
        <extracomment>source_nav.area.spawn_bit_23</extracomment>
        <translation>Spawnbit 23</translation>
    </message>
    <message>
        <source>Spawn bit 3</source>
        <extracomment>source_nav.area.spawn_bit_3</extracomment>
        <translation>Spawnbit 3</translation>
    </message>
    <message>
        <source>Spawn bit 4</source>
        <extracomment>source_nav.area.spawn_bit_4</extracomment>
        <translation>Spawnbit 4</translation>
    </message>
    <message>
        <source>Spawn density</source>
        <extracomment>gta_iv_paths.build_road.spawn_density, gta_iv_paths.build_water.spawn_density, gta_iv_paths.node.spawn_density, gta_iv_paths.set_run.spawn_density</extracomment>
        <translation>Spawndichte</translation>
    </message>
    <message>
        <source>Spawn probability</source>
        <extracomment>gta_sa_extended_paths.build_path.spawn_probability, gta_sa_extended_paths.build_road.spawn_probability, gta_sa_extended_paths.build_water.spawn_probability, gta_sa_extended_paths.node.spawn_probability, gta_sa_extended_paths.set_run.spawn_probability, gta_sa_paths.build_path.spawn_probability, gta_sa_paths.build_road.spawn_probability, gta_sa_paths.build_water.spawn_probability, gta_sa_paths.node.spawn_probability, gta_sa_paths.set_run.spawn_probability</extracomment>
        <translation>Spawnwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Spawn room exit</source>
        <extracomment>source_nav.area.tf_spawn_room_exit</extracomment>
        <translation>Ausgang des Spawnraums</translation>
    </message>
    <message>
        <source>Spawn room, BLU</source>
        <extracomment>source_nav.area.tf_spawn_room_blue</extracomment>
        <translation>Spawnraum, BLU</translation>
    </message>
    <message>
        <source>Spawn room, RED</source>
        <extracomment>source_nav.area.tf_spawn_room_red</extracomment>
        <translation>Spawnraum, RED</translation>
    </message>
    <message>
        <source>Spawns even if survivors can see it</source>
        <extracomment>source_nav.area.spawn_ignore_visibility.help</extracomment>
        <translation>Spawnt auch, wenn Überlebende es sehen können</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <extracomment>gta_iv_paths.node.speed_limit</extracomment>
        <translation>Tempolimit</translation>
    </message>
    <message>
        <source>Speed of the traffic</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.help, gta_sa_extended_paths.set_run.road_class.help, gta_sa_paths.build_road.road_class.help, gta_sa_paths.set_run.road_class.help</extracomment>
        <translation>Geschwindigkeit des Verkehrs</translation>
    </message>
    <message>
        <source>Speed of the traffic; 0 on pedestrian nodes, 1 on water</source>
        <extracomment>gta_sa_extended_paths.node.road_class.help, gta_sa_paths.node.road_class.help</extracomment>
        <translation>Geschwindigkeit des Verkehrs; 0 bei Fußgängerknoten, 1 auf Wasser</translation>
    </message>
    <message>
        <source>Splice</source>
        <extracomment>source_nav.splice</extracomment>
        <translation>Lücke füllen</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>source_nav.split</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Split Area</source>
        <extracomment>source_nav.split_area</extracomment>
        <translation>Bereich teilen</translation>
    </message>
    <message>
        <source>Split Road</source>
        <extracomment>gta_iv_paths.split_road, gta_sa_extended_paths.split_road, gta_sa_paths.split_road</extracomment>
        <translation>Straße trennen</translation>
    </message>
    <message>
        <source>Splits each selected area in two, with its connections, spots and visibility</source>
        <extracomment>source_nav.split.help</extracomment>
        <translation>Teilt jeden ausgewählten Bereich in zwei, samt Verbindungen, Verstecken und Sichtbarkeit</translation>
    </message>
    <message>
        <source>Splits each selected area into equal pieces of limited size</source>
        <extracomment>source_nav.chop.help</extracomment>
        <translation>Teilt jeden ausgewählten Bereich in gleiche Stücke begrenzter Größe</translation>
    </message>
    <message>
        <source>Splits each selected area into quarters, repeatedly</source>
        <extracomment>source_nav.subdivide.help</extracomment>
        <translation>Teilt jeden ausgewählten Bereich wiederholt in Viertel</translation>
    </message>
    <message>
        <source>Spot</source>
        <extracomment>source_nav.encounter_path.encounter_spot.spot</extracomment>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Spots</source>
        <extracomment>source_nav.encounter_path.spots</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Spread Evenly</source>
        <extracomment>gta_iv_paths.spread, gta_sa_extended_paths.spread, gta_sa_paths.spread, gta_sa_save.spread, quake_nav2.spread, quake_nav3.spread, source_nav.spread</extracomment>
        <translation>Gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Spread Place</source>
        <extracomment>source_nav.flood_place</extracomment>
        <translation>Ort ausbreiten</translation>
    </message>
    <message>
        <source>Sprite</source>
        <extracomment>gta_sa_save.marker.sprite</extracomment>
        <translation>Sprite</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>gta_sa_save.thread.stack</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Stairs</source>
        <extracomment>source_nav.area.stairs</extracomment>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>Stairs: bots walk and do not jump.</source>
        <extracomment>source_nav.area.stairs.help</extracomment>
        <translation>Treppe: Bots gehen und springen nicht.</translation>
    </message>
    <message>
        <source>Stale bytes after the mesh</source>
        <extracomment>NAV050.fault</extracomment>
        <translation>Veraltete Bytes nach dem Mesh</translation>
    </message>
    <message>
        <source>Stand</source>
        <extracomment>source_nav.area.stand</extracomment>
        <translation>Stehen</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>quake_nav2.traversal.start, quake_nav3.traversal.start</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start, item or zone without an area</source>
        <extracomment>NAV074.fault</extracomment>
        <translation>Start, Item oder Zone ohne Bereich</translation>
    </message>
    <message>
        <source>Start: maximum corner</source>
        <extracomment>gta_sa_save.stunt_jump.start_maximum</extracomment>
        <translation>Start: Maximalecke</translation>
    </message>
    <message>
        <source>Start: minimum corner</source>
        <extracomment>gta_sa_save.stunt_jump.start_minimum</extracomment>
        <translation>Start: Minimalecke</translation>
    </message>
    <message>
        <source>Started at</source>
        <extracomment>gta_sa_save.gang_wars.start_time</extracomment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Starts, items and zones of the map have an area</source>
        <extracomment>NAV074</extracomment>
        <translation>Starts, Items und Zonen der Karte haben einen Bereich</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>gta_sa_save.gang_wars.state, gta_sa_save.pickup.counter.section, gta_sa_save.pickup.disabled.section, gta_sa_save.pickup.empty.section, gta_sa_save.pickup.help_shown.section, gta_sa_save.pickup.object.section, gta_sa_save.pickup.property_text.section, gta_sa_save.pickup.regeneration.section, gta_sa_save.pickup.visible.section, gta_sa_save.player_info.state</extracomment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>State of the attack</source>
        <extracomment>gta_sa_save.gang_wars.attack_state</extracomment>
        <translation>Zustand des Angriffs</translation>
    </message>
    <message>
        <source>Statistic</source>
        <extracomment>gta_sa_save.counted_statistic.value.section, gta_sa_save.statistic.value.section</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Stays</source>
        <extracomment>gta_sa_save.marker.stays</extracomment>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>source_nav.area.step, source_nav.connect_borders.step, source_nav.fit_heights.step, source_nav.snap_to_grid.step</extracomment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>source_nav.area.stop</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop scan</source>
        <extracomment>source_nav.area.spawn_stop_scan</extracomment>
        <translation>Suche anhalten</translation>
    </message>
    <message>
        <source>Stored area and ID do not match the node&apos;s position in the files</source>
        <extracomment>SA004.fault</extracomment>
        <translation>Gespeicherter Bereich und ID entsprechen nicht der Stellung des Knotens in den Dateien</translation>
    </message>
    <message>
        <source>Stored byte XOR the correct one (whether areas without a place exist). 0 in a valid file.</source>
        <extracomment>source_nav.file.unnamed_error.help</extracomment>
        <translation>Gespeichertes Byte XOR das richtige (ob es Bereiche ohne Ort gibt). 0 in einer gültigen Datei.</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <extracomment>gta_iv_paths.file.car_excess.section, gta_iv_paths.file.intersection_excess.section, gta_iv_paths.file.link_layout.section, gta_iv_paths.file.padded.section, gta_iv_paths.file.tail.section, gta_sa_extended_paths.file.form.section, gta_sa_extended_paths.file.link_layout.section, gta_sa_extended_paths.file.ped_excess.section, gta_sa_extended_paths.file.spare_crossings.section, gta_sa_extended_paths.file.spare_lengths.section, gta_sa_extended_paths.file.spare_targets.section, gta_sa_extended_paths.file.tail.section, gta_sa_extended_paths.file.vehicle_excess.section, gta_sa_extended_paths.file.written_form.section, gta_sa_paths.file.form.section, gta_sa_paths.file.link_layout.section, gta_sa_paths.file.ped_excess.section, gta_sa_paths.file.spare_crossings.section, gta_sa_paths.file.spare_lengths.section, gta_sa_paths.file.spare_targets.section, gta_sa_paths.file.tail.section, gta_sa_paths.file.vehicle_excess.section, gta_sa_paths.file.written_form.section, gta_sa_save.car_generator.unnamed_bytes.section, gta_sa_save.counted_statistic.unnamed_bytes.section, gta_sa_save.enex_connection.unnamed_bytes.section, gta_sa_save.gang.unnamed_bytes.section, gta_sa_save.gang_wars.unnamed_bytes.section, gta_sa_save.garage.unnamed_bytes.section, gta_sa_save.marker.unnamed_bytes.section, gta_sa_save.marker_3d.unnamed_bytes.section, gta_sa_save.number_plate.unnamed_bytes.section, gta_sa_save.object.unnamed_bytes.section, gta_sa_save.open_entrance.unnamed_bytes.section, gta_sa_save.path_region.unnamed_bytes.section, gta_sa_save.pickup.unnamed_bytes.section, gta_sa_save.player.unnamed_bytes.section, gta_sa_save.player_info.unnamed_bytes.section, gta_sa_save.restart.unnamed_bytes.section, gta_sa_save.set_piece.unnamed_bytes.section, gta_sa_save.simple_vars.unnamed_bytes.section, gta_sa_save.statistic.unnamed_bytes.section, gta_sa_save.stored_car.unnamed_bytes.section, gta_sa_save.stunt_jump.unnamed_bytes.section, gta_sa_save.thread.unnamed_bytes.section, gta_sa_save.zone.unnamed_bytes.section, gta_sa_save.zone_population.unnamed_bytes.section, quake_nav2.file.edicts_in_order.section, quake_nav2.file.layout.section, quake_nav2.file.link_ranges.section, quake_nav2.file.tail.section, quake_nav3.file.edicts_in_order.section, quake_nav3.file.layout.section, quake_nav3.file.link_ranges.section, quake_nav3.file.tail.section, source_nav.file.analysed_byte.section, source_nav.file.tail.section, source_nav.file.unnamed_error.section, source_nav.fog_place.terminated.section, source_nav.place.terminated.section</extracomment>
        <translation>Gespeicherte Bytes</translation>
    </message>
    <message>
        <source>Stored count of car nodes minus the real one; 0 in a valid file</source>
        <extracomment>gta_iv_paths.file.car_excess.help</extracomment>
        <translation>Gespeicherte Anzahl der Autoknoten minus die tatsächliche; 0 in einer gültigen Datei</translation>
    </message>
    <message>
        <source>Stored count of intersections minus the real one; 0 in a valid file</source>
        <extracomment>gta_iv_paths.file.intersection_excess.help</extracomment>
        <translation>Gespeicherte Anzahl der Kreuzungsknoten minus die tatsächliche; 0 in einer gültigen Datei</translation>
    </message>
    <message>
        <source>Stored day</source>
        <extracomment>gta_sa_save.simple_vars.stored_day</extracomment>
        <translation>Gespeicherter Tag</translation>
    </message>
    <message>
        <source>Stored hour</source>
        <extracomment>gta_sa_save.simple_vars.stored_hour</extracomment>
        <translation>Gespeicherte Stunde</translation>
    </message>
    <message>
        <source>Stored in steps of 0.125, from -4096 to 4095.875</source>
        <extracomment>gta_sa_paths.node.position.help</extracomment>
        <translation>In Schritten von 0.125 gespeichert, von -4096 bis 4095.875</translation>
    </message>
    <message>
        <source>Stored in steps of 0.125, without a height</source>
        <extracomment>gta_sa_extended_paths.navi.position.help, gta_sa_paths.navi.position.help</extracomment>
        <translation>In Schritten von 0.125 gespeichert, ohne Höhe</translation>
    </message>
    <message>
        <source>Stored in steps of 0.125; the map reaches from -12000 to 12000</source>
        <extracomment>gta_sa_extended_paths.node.position.help</extracomment>
        <translation>In Schritten von 0.125 gespeichert; die Karte reicht von -12000 bis 12000</translation>
    </message>
    <message>
        <source>Stored link count</source>
        <extracomment>gta_iv_paths.node.stored_count</extracomment>
        <translation>Gespeicherte Verbindungszahl</translation>
    </message>
    <message>
        <source>Stored minute</source>
        <extracomment>gta_sa_save.simple_vars.stored_minute</extracomment>
        <translation>Gespeicherte Minute</translation>
    </message>
    <message>
        <source>Stored month</source>
        <extracomment>gta_sa_save.simple_vars.stored_month</extracomment>
        <translation>Gespeicherter Monat</translation>
    </message>
    <message>
        <source>Stored pedestrian node count minus the real one; 0 in a valid file</source>
        <extracomment>gta_sa_extended_paths.file.ped_excess.help, gta_sa_paths.file.ped_excess.help</extracomment>
        <translation>Gespeicherte Anzahl der Fußgängerknoten minus die tatsächliche; 0 in einer gültigen Datei</translation>
    </message>
    <message>
        <source>Stored vehicle node count minus the real one; 0 in a valid file</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_excess.help, gta_sa_paths.file.vehicle_excess.help</extracomment>
        <translation>Gespeicherte Anzahl der Fahrzeugknoten minus die tatsächliche; 0 in einer gültigen Datei</translation>
    </message>
    <message>
        <source>Stored words</source>
        <extracomment>gta_iv_paths.link.flags_word.section, gta_iv_paths.link.index.section, gta_iv_paths.link.lanes_bits_6_7.section, gta_iv_paths.link.target_area.section, gta_iv_paths.link.target_node.section, gta_iv_paths.node.address_error.section, gta_iv_paths.node.first_link.section, gta_iv_paths.node.flags_word.section, gta_iv_paths.node.link_count.section, gta_iv_paths.node.pointer.section, gta_iv_paths.node.search_cost.section, gta_iv_paths.node.second_pointer.section, gta_iv_paths.node.stored_count.section, gta_sa_extended_paths.link.index.section, gta_sa_extended_paths.link.navi_word.section, gta_sa_extended_paths.link.target_area.section, gta_sa_extended_paths.link.target_node.section, gta_sa_extended_paths.navi.lanes_bit_7.section, gta_sa_extended_paths.navi.lanes_word.section, gta_sa_extended_paths.navi.lights_bits_3_7.section, gta_sa_extended_paths.navi.short_place.section, gta_sa_extended_paths.navi.unused.section, gta_sa_extended_paths.navi.width_raw.section, gta_sa_extended_paths.node.address_error.section, gta_sa_extended_paths.node.bits_24_31.section, gta_sa_extended_paths.node.first_link.section, gta_sa_extended_paths.node.flags_word.section, gta_sa_extended_paths.node.link_count.section, gta_sa_extended_paths.node.list_pointer.section, gta_sa_extended_paths.node.search_cost.section, gta_sa_extended_paths.node.second_pointer.section, gta_sa_extended_paths.node.short_place.section, gta_sa_extended_paths.node.width_raw.section, gta_sa_paths.link.index.section, gta_sa_paths.link.navi_word.section, gta_sa_paths.link.target_area.section, gta_sa_paths.link.target_node.section, gta_sa_paths.navi.lanes_bit_7.section, gta_sa_paths.navi.lanes_word.section, gta_sa_paths.navi.lights_bits_3_7.section, gta_sa_paths.navi.unused.section, gta_sa_paths.navi.width_raw.section, gta_sa_paths.node.address_error.section, gta_sa_paths.node.bits_24_31.section, gta_sa_paths.node.first_link.section, gta_sa_paths.node.flags_word.section, gta_sa_paths.node.link_count.section, gta_sa_paths.node.list_pointer.section, gta_sa_paths.node.search_cost.section, gta_sa_paths.node.second_pointer.section, gta_sa_paths.node.width_raw.section, quake_nav2.edict.index.section, quake_nav2.link.index.section, quake_nav2.link.type_high.section, quake_nav2.node.first_link.section, quake_nav2.node.link_count.section, quake_nav3.edict.index.section, quake_nav3.link.index.section, quake_nav3.link.team_byte.section, quake_nav3.node.first_link.section, quake_nav3.node.link_count.section, source_nav.area.attributes_word.section, source_nav.area.game_flags_word.section, source_nav.area.legacy.section</extracomment>
        <translation>Gespeicherte Wörter</translation>
    </message>
    <message>
        <source>Stored, but not marked as used</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Gespeichert, aber nicht als benutzt markiert</translation>
    </message>
    <message>
        <source>Stores the size of the open map in the mesh, so that the game does not report it as out of date</source>
        <extracomment>source_nav.set_map_size.help</extracomment>
        <translation>Speichert die Größe der geöffneten Karte im Mesh, damit das Spiel es nicht als veraltet meldet</translation>
    </message>
    <message>
        <source>Street name</source>
        <extracomment>gta_iv_paths.node.street_hash</extracomment>
        <translation>Straßenname</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>gta_iv_paths.smooth.strength, gta_sa_extended_paths.smooth.strength, gta_sa_paths.smooth.strength, gta_sa_save.smooth.strength, quake_nav2.smooth.strength, quake_nav3.smooth.strength, source_nav.smooth.strength</extracomment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength of the gang here</source>
        <extracomment>gta_sa_save.zone_population.gang_1.help, gta_sa_save.zone_population.gang_10.help, gta_sa_save.zone_population.gang_2.help, gta_sa_save.zone_population.gang_3.help, gta_sa_save.zone_population.gang_4.help, gta_sa_save.zone_population.gang_5.help, gta_sa_save.zone_population.gang_6.help, gta_sa_save.zone_population.gang_7.help, gta_sa_save.zone_population.gang_8.help, gta_sa_save.zone_population.gang_9.help</extracomment>
        <translation>Stärke der Gang hier</translation>
    </message>
    <message>
        <source>Strip</source>
        <extracomment>source_nav.strip</extracomment>
        <translation>Analysedaten löschen</translation>
    </message>
    <message>
        <source>Stunt jump</source>
        <extracomment>gta_sa_save.stunt_jump.legend</extracomment>
        <translation>Stuntsprung</translation>
    </message>
    <message>
        <source>Stunt jump landing</source>
        <extracomment>gta_sa_save.stunt_jump.legend</extracomment>
        <translation>Landung des Stuntsprungs</translation>
    </message>
    <message>
        <source>Sub-version</source>
        <extracomment>source_nav.file.sub_version</extracomment>
        <translation>Unterversion</translation>
    </message>
    <message>
        <source>Subdivide</source>
        <extracomment>source_nav.subdivide</extracomment>
        <translation>Unterteilen</translation>
    </message>
    <message>
        <source>Subdivide Links</source>
        <extracomment>gta_iv_paths.split_link, gta_sa_extended_paths.split_link, gta_sa_paths.split_link</extracomment>
        <translation>Verbindungen unterteilen</translation>
    </message>
    <message>
        <source>Subdivide Road</source>
        <extracomment>gta_iv_paths.split_run</extracomment>
        <translation>Straße unterteilen</translation>
    </message>
    <message>
        <source>Subtracts the game time from all timers of the save. For very long games in which traffic has disappeared.</source>
        <extracomment>gta_sa_save.repair_timers.help</extracomment>
        <translation>Zieht die Spielzeit von allen Timern des Spielstands ab. Für sehr lange Spiele, in denen der Verkehr verschwunden ist.</translation>
    </message>
    <message>
        <source>Survivors are kept out.</source>
        <extracomment>source_nav.area.playerclip.help</extracomment>
        <translation>Überlebende werden ferngehalten.</translation>
    </message>
    <message>
        <source>Survivors cannot clear it.</source>
        <extracomment>source_nav.area.spawn_not_clearable.help</extracomment>
        <translation>Überlebende können den Bereich nicht säubern.</translation>
    </message>
    <message>
        <source>Survivors start here.</source>
        <extracomment>source_nav.area.spawn_player_start.help</extracomment>
        <translation>Überlebende starten hier.</translation>
    </message>
    <message>
        <source>Swap Bounds</source>
        <extracomment>SAV-020.fix</extracomment>
        <translation>Grenzen tauschen</translation>
    </message>
    <message>
        <source>Swap Corners</source>
        <extracomment>QN034.fix, SAV-031.fix, SAV-060.fix</extracomment>
        <translation>Ecken tauschen</translation>
    </message>
    <message>
        <source>Swaps the lanes of the two directions on the selected links, or on the road of the selected node</source>
        <extracomment>gta_iv_paths.reverse.help, gta_sa_extended_paths.reverse.help, gta_sa_paths.reverse.help</extracomment>
        <translation>Vertauscht die Spuren der beiden Richtungen auf den ausgewählten Verbindungen oder der Straße des ausgewählten Knotens</translation>
    </message>
    <message>
        <source>Swaps the sides of selected areas whose west side is east of the east side, or north south of south</source>
        <extracomment>source_nav.mend_rectangles.help</extracomment>
        <translation>Tauscht die Seiten ausgewählter Bereiche, deren Westseite östlich der Ostseite oder deren Nordseite südlich der Südseite liegt</translation>
    </message>
    <message>
        <source>Switched by</source>
        <extracomment>gta_sa_extended_paths.node.switched_by, gta_sa_paths.node.switched_by</extracomment>
        <translation>Geschaltet von</translation>
    </message>
    <message>
        <source>Switched off</source>
        <extracomment>gta_iv_paths.node.switched_off, gta_iv_paths.set_run.switched_off, gta_sa_extended_paths.build_path.switched_off, gta_sa_extended_paths.build_road.switched_off, gta_sa_extended_paths.build_water.switched_off, gta_sa_extended_paths.node.switched_off, gta_sa_extended_paths.set_run.switched_off, gta_sa_paths.build_path.switched_off, gta_sa_paths.build_road.switched_off, gta_sa_paths.build_water.switched_off, gta_sa_paths.node.switched_off, gta_sa_paths.set_run.switched_off</extracomment>
        <translation>Abgeschaltet</translation>
    </message>
    <message>
        <source>Switched off, original</source>
        <extracomment>gta_sa_extended_paths.node.switched_off_original, gta_sa_paths.node.switched_off_original</extracomment>
        <translation>Abgeschaltet, original</translation>
    </message>
    <message>
        <source>Switches the selected car generators on again, with another car</source>
        <extracomment>gta_sa_save.reuse_generator.help</extracomment>
        <translation>Schaltet die ausgewählten Autogeneratoren mit einem anderen Auto wieder ein</translation>
    </message>
    <message>
        <source>Switching</source>
        <extracomment>gta_sa_save.path_region.nodes_switched.section, gta_sa_save.path_region.off.section, gta_sa_save.path_region.vehicles.section</extracomment>
        <translation>Schaltung</translation>
    </message>
    <message>
        <source>System day</source>
        <extracomment>gta_sa_save.simple_vars.system_day</extracomment>
        <translation>Systemtag</translation>
    </message>
    <message>
        <source>System hour</source>
        <extracomment>gta_sa_save.simple_vars.system_hour</extracomment>
        <translation>Systemstunde</translation>
    </message>
    <message>
        <source>System millisecond</source>
        <extracomment>gta_sa_save.simple_vars.system_millisecond</extracomment>
        <translation>Systemmillisekunde</translation>
    </message>
    <message>
        <source>System minute</source>
        <extracomment>gta_sa_save.simple_vars.system_minute</extracomment>
        <translation>Systemminute</translation>
    </message>
    <message>
        <source>System month</source>
        <extracomment>gta_sa_save.simple_vars.system_month</extracomment>
        <translation>Systemmonat</translation>
    </message>
    <message>
        <source>System second</source>
        <extracomment>gta_sa_save.simple_vars.system_second</extracomment>
        <translation>Systemsekunde</translation>
    </message>
    <message>
        <source>System weekday</source>
        <extracomment>gta_sa_save.simple_vars.system_weekday</extracomment>
        <translation>Systemwochentag</translation>
    </message>
    <message>
        <source>System year</source>
        <extracomment>gta_sa_save.simple_vars.system_year</extracomment>
        <translation>Systemjahr</translation>
    </message>
    <message>
        <source>TF bit 10</source>
        <extracomment>source_nav.area.tf_bit_10</extracomment>
        <translation>TF-Bit 10</translation>
    </message>
    <message>
        <source>TF bit 31</source>
        <extracomment>source_nav.area.tf_bit_31</extracomment>
        <translation>TF-Bit 31</translation>
    </message>
    <message>
        <source>TF bit 9</source>
        <extracomment>source_nav.area.tf_bit_9</extracomment>
        <translation>TF-Bit 9</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>gta_sa_save.block.tagged</extracomment>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Tank only</source>
        <extracomment>source_nav.area.tank_only</extracomment>
        <translation>Nur Tank</translation>
    </message>
    <message>
        <source>Target area</source>
        <extracomment>gta_iv_paths.link.target_area, gta_sa_extended_paths.link.target_area, gta_sa_paths.link.target_area</extracomment>
        <translation>Zielbereich</translation>
    </message>
    <message>
        <source>Target marker</source>
        <extracomment>gta_sa_save.simple_vars.target_marker</extracomment>
        <translation>Zielmarkierung</translation>
    </message>
    <message>
        <source>Target name ID</source>
        <extracomment>quake_nav2.edict.target_name_id</extracomment>
        <translation>Zielnamen-ID</translation>
    </message>
    <message>
        <source>Target node</source>
        <extracomment>gta_iv_paths.link.target_node, gta_sa_extended_paths.link.target_node, gta_sa_paths.link.target_node</extracomment>
        <translation>Zielknoten</translation>
    </message>
    <message>
        <source>Taxi glitch</source>
        <extracomment>SAV-030.fault</extracomment>
        <translation>Taxi-Fehler</translation>
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
        <translation>Team-Bit 1</translation>
    </message>
    <message>
        <source>Team bit 2</source>
        <extracomment>quake_nav2.link.team_2</extracomment>
        <translation>Team-Bit 2</translation>
    </message>
    <message>
        <source>Team bit 3</source>
        <extracomment>quake_nav2.link.team_3</extracomment>
        <translation>Team-Bit 3</translation>
    </message>
    <message>
        <source>Team bit 4</source>
        <extracomment>quake_nav2.link.team_4</extracomment>
        <translation>Team-Bit 4</translation>
    </message>
    <message>
        <source>Team bit 5</source>
        <extracomment>quake_nav2.link.team_5</extracomment>
        <translation>Team-Bit 5</translation>
    </message>
    <message>
        <source>Team bit 6</source>
        <extracomment>quake_nav2.link.team_6</extracomment>
        <translation>Team-Bit 6</translation>
    </message>
    <message>
        <source>Team bit 7</source>
        <extracomment>quake_nav2.link.team_7</extracomment>
        <translation>Team-Bit 7</translation>
    </message>
    <message>
        <source>Team bit 8</source>
        <extracomment>quake_nav2.link.team_8</extracomment>
        <translation>Team-Bit 8</translation>
    </message>
    <message>
        <source>Team blue</source>
        <extracomment>quake_nav3.link.team_blue</extracomment>
        <translation>Team Blau</translation>
    </message>
    <message>
        <source>Team byte</source>
        <extracomment>quake_nav3.link.team_byte</extracomment>
        <translation>Team-Byte</translation>
    </message>
    <message>
        <source>Team green</source>
        <extracomment>quake_nav3.link.team_green</extracomment>
        <translation>Team Grün</translation>
    </message>
    <message>
        <source>Team red</source>
        <extracomment>quake_nav3.link.team_red</extracomment>
        <translation>Team Rot</translation>
    </message>
    <message>
        <source>Team yellow</source>
        <extracomment>quake_nav3.link.team_yellow</extracomment>
        <translation>Team Gelb</translation>
    </message>
    <message>
        <source>Teams</source>
        <extracomment>quake_nav2.link.team_1.section, quake_nav2.link.team_2.section, quake_nav2.link.team_3.section, quake_nav2.link.team_4.section, quake_nav2.link.team_5.section, quake_nav2.link.team_6.section, quake_nav2.link.team_7.section, quake_nav2.link.team_8.section, quake_nav2.link.teams, quake_nav2.link.teams.section, quake_nav2.team_colours, quake_nav3.team_colours</extracomment>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Teams that may use a link</source>
        <extracomment>quake_nav2.team_colours.help, quake_nav3.team_colours.help</extracomment>
        <translation>Teams, die eine Verbindung benutzen dürfen</translation>
    </message>
    <message>
        <source>Teleporter</source>
        <extracomment>quake_nav2.node.teleporter, quake_nav3.node.teleporter</extracomment>
        <translation>Teleporter</translation>
    </message>
    <message>
        <source>Teleporter, pusher or elevator node without such links</source>
        <extracomment>QN015.fault</extracomment>
        <translation>Teleporter-, Pusher- oder Aufzugknoten ohne solche Verbindungen</translation>
    </message>
    <message>
        <source>Terminate List</source>
        <extracomment>SAV-080.fix</extracomment>
        <translation>Liste abschließen</translation>
    </message>
    <message>
        <source>Territory</source>
        <extracomment>gta_sa_save.gang_wars.territory</extracomment>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Text key</source>
        <extracomment>gta_sa_save.zone.label</extracomment>
        <translation>Textschlüssel</translation>
    </message>
    <message>
        <source>Text key of the name that players see</source>
        <extracomment>gta_sa_save.zone.label.help</extracomment>
        <translation>Textschlüssel des Namens, den Spieler sehen</translation>
    </message>
    <message>
        <source>Text, .navjson 1: for version 14</source>
        <extracomment>quake_nav2.convert.format.9, quake_nav2.navjson-1</extracomment>
        <translation>Text, .navjson 1: für Version 14</translation>
    </message>
    <message>
        <source>Text, .navjson 2: for version 15</source>
        <extracomment>quake_nav2.convert.format.8, quake_nav2.navjson-2</extracomment>
        <translation>Text, .navjson 2: für Version 15</translation>
    </message>
    <message>
        <source>Text, .navjson 3: for version 17</source>
        <extracomment>quake_nav2.convert.format.7, quake_nav2.navjson-3</extracomment>
        <translation>Text, .navjson 3: für Version 17</translation>
    </message>
    <message>
        <source>The IDs already count from 1 without gaps.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Die IDs zählen bereits lückenlos ab 1.</translation>
    </message>
    <message>
        <source>The analysed byte is 0 or 1</source>
        <extracomment>NAV052</extracomment>
        <translation>Das Analysebyte ist 0 oder 1</translation>
    </message>
    <message>
        <source>The area from which visibility is inherited exists</source>
        <extracomment>NAV034</extracomment>
        <translation>Der Bereich, von dem Sichtbarkeit geerbt wird, existiert</translation>
    </message>
    <message>
        <source>The area has an extent</source>
        <extracomment>NAV038</extracomment>
        <translation>Der Bereich hat eine Ausdehnung</translation>
    </message>
    <message>
        <source>The area has connections or ladders</source>
        <extracomment>NAV054</extracomment>
        <translation>Der Bereich hat Verbindungen oder Leitern</translation>
    </message>
    <message>
        <source>The area has no connection or ladder</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Der Bereich hat keine Verbindung oder Leiter</translation>
    </message>
    <message>
        <source>The area has no extent: {:g} by {:g} units</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Der Bereich hat keine Ausdehnung: {:g} mal {:g} Einheiten</translation>
    </message>
    <message>
        <source>The area is inverted: {:g} by {:g} units</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Der Bereich ist umgekehrt: {:g} mal {:g} Einheiten</translation>
    </message>
    <message>
        <source>The area lists ladder {} as a way {}, but that ladder does not end here</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Der Bereich führt Leiter {} als Weg ({}) auf, aber diese Leiter endet nicht hier</translation>
    </message>
    <message>
        <source>The area overlaps area {} at less than a step of {:g} units in height</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Der Bereich überlappt Bereich {} mit weniger als einer Stufe von {:g} Einheiten Höhe</translation>
    </message>
    <message>
        <source>The area&apos;s ID is 0, which means no area</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Die ID des Bereichs ist 0; das bedeutet kein Bereich</translation>
    </message>
    <message>
        <source>The area&apos;s approach areas exist</source>
        <extracomment>NAV032</extracomment>
        <translation>Die Annäherungsbereiche des Bereichs existieren</translation>
    </message>
    <message>
        <source>The area&apos;s corners are finite</source>
        <extracomment>NAV005</extracomment>
        <translation>Die Ecken des Bereichs sind endlich</translation>
    </message>
    <message>
        <source>The area&apos;s ladders end at the area</source>
        <extracomment>NAV028</extracomment>
        <translation>Die Leitern des Bereichs enden am Bereich</translation>
    </message>
    <message>
        <source>The area&apos;s ladders exist</source>
        <extracomment>NAV004</extracomment>
        <translation>Die Leitern des Bereichs existieren</translation>
    </message>
    <message>
        <source>The area&apos;s lists refer to {}</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Die Listen des Bereichs verweisen auf {}</translation>
    </message>
    <message>
        <source>The area&apos;s place exists</source>
        <extracomment>NAV035</extracomment>
        <translation>Der Ort des Bereichs existiert</translation>
    </message>
    <message>
        <source>The area&apos;s visible areas exist</source>
        <extracomment>NAV011</extracomment>
        <translation>Die sichtbaren Bereiche des Bereichs existieren</translation>
    </message>
    <message>
        <source>The areas at the ladder&apos;s ends exist</source>
        <extracomment>NAV025</extracomment>
        <translation>Die Bereiche an den Enden der Leiter existieren</translation>
    </message>
    <message>
        <source>The areas at the ladder&apos;s ends list the ladder</source>
        <extracomment>NAV027</extracomment>
        <translation>Die Bereiche an den Enden der Leiter führen die Leiter auf</translation>
    </message>
    <message>
        <source>The blocks leave room for the checksum</source>
        <extracomment>SAV-004</extracomment>
        <translation>Die Blöcke lassen Platz für die Prüfsumme</translation>
    </message>
    <message>
        <source>The blue team may use the link.</source>
        <extracomment>quake_nav3.link.team_blue.help</extracomment>
        <translation>Das blaue Team darf die Verbindung benutzen.</translation>
    </message>
    <message>
        <source>The bounding box does not match the floor</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Die umgebende Box passt nicht zum Boden</translation>
    </message>
    <message>
        <source>The bounding box is inverted</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Die umgebende Box ist umgekehrt</translation>
    </message>
    <message>
        <source>The box of a garage matches its floor</source>
        <extracomment>SAV-091</extracomment>
        <translation>Die Box einer Garage passt zu ihrem Boden</translation>
    </message>
    <message>
        <source>The box of an edict is valid</source>
        <extracomment>QN034</extracomment>
        <translation>Die Box eines Edicts ist gültig</translation>
    </message>
    <message>
        <source>The boxes of a stunt jump are valid, and a completed jump is found</source>
        <extracomment>SAV-070</extracomment>
        <translation>Die Boxen eines Stuntsprungs sind gültig, und ein geschaffter Sprung ist gefunden</translation>
    </message>
    <message>
        <source>The byte for an analysed mesh is {} (expected 0 or 1)</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Das Byte für ein analysiertes Mesh ist {} (erwartet 0 oder 1)</translation>
    </message>
    <message>
        <source>The byte for areas without a place is wrong</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Das Byte für Bereiche ohne Ort ist falsch</translation>
    </message>
    <message>
        <source>The capture flags apply to the fifth point.</source>
        <extracomment>source_nav.area.tf_with_fifth_point.help</extracomment>
        <translation>Die Eroberungs-Flags gelten für den fünften Punkt.</translation>
    </message>
    <message>
        <source>The capture flags apply to the fourth point.</source>
        <extracomment>source_nav.area.tf_with_fourth_point.help</extracomment>
        <translation>Die Eroberungs-Flags gelten für den vierten Punkt.</translation>
    </message>
    <message>
        <source>The capture flags apply to the second point.</source>
        <extracomment>source_nav.area.tf_with_second_point.help</extracomment>
        <translation>Die Eroberungs-Flags gelten für den zweiten Punkt.</translation>
    </message>
    <message>
        <source>The capture flags apply to the third point.</source>
        <extracomment>source_nav.area.tf_with_third_point.help</extracomment>
        <translation>Die Eroberungs-Flags gelten für den dritten Punkt.</translation>
    </message>
    <message>
        <source>The car generator of a number plate exists</source>
        <extracomment>SAV-043</extracomment>
        <translation>Der Autogenerator eines Nummernschilds existiert</translation>
    </message>
    <message>
        <source>The ceiling is below the floor</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Die Decke liegt unter dem Boden</translation>
    </message>
    <message>
        <source>The checksum is not the sum of the bytes: the game shows the slot as corrupt</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Die Prüfsumme ist nicht die Summe der Bytes: Das Spiel zeigt den Spielstand als beschädigt</translation>
    </message>
    <message>
        <source>The checksum is the sum of the bytes</source>
        <extracomment>SAV-003</extracomment>
        <translation>Die Prüfsumme ist die Summe der Bytes</translation>
    </message>
    <message>
        <source>The clipboard contains no copied elements.</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>Die Zwischenablage enthält keine kopierten Elemente.</translation>
    </message>
    <message>
        <source>The connection drops {:.0f} units to {} (expected at most {:g}: a longer fall is lethal)</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Die Verbindung fällt um {:.0f} Einheiten zu {} (erwartet höchstens {:g}: Ein längerer Fall ist tödlich)</translation>
    </message>
    <message>
        <source>The connection leads to its own area: the game drops it</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Die Verbindung führt in ihren eigenen Bereich: Das Spiel verwirft sie</translation>
    </message>
    <message>
        <source>The connection leads to {}: the game crashes</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Die Verbindung führt zu {}: Das Spiel stürzt ab</translation>
    </message>
    <message>
        <source>The connection leaves through the {} side, but {} is to the {}</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Die Verbindung führt durch Seite „{}“, aber {} liegt auf Seite „{}“</translation>
    </message>
    <message>
        <source>The connection to {} goes up by {:.0f} units (expected at most {:g}, the highest jump of a player)</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Die Verbindung zu {} steigt um {:.0f} Einheiten (erwartet höchstens {:g}, der höchste Sprung eines Spielers)</translation>
    </message>
    <message>
        <source>The connection to {} goes up by {:.0f} units (expected at most {:g}, the limit for climbing)</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Die Verbindung zu {} steigt um {:.0f} Einheiten (erwartet höchstens {:g}, die Grenze für Klettern)</translation>
    </message>
    <message>
        <source>The connection to {} is one-way, although the step is only {:.0f} units</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Die Verbindung zu {} führt nur in eine Richtung, obwohl die Stufe nur {:.0f} Einheiten hoch ist</translation>
    </message>
    <message>
        <source>The connection&apos;s target exists</source>
        <extracomment>NAV002</extracomment>
        <translation>Das Ziel der Verbindung existiert</translation>
    </message>
    <message>
        <source>The copied edict still has the box and number of the original. Tie it to its own brush entity.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Das kopierte Edict hat noch Box und Nummer des Originals. Es muss an seine eigene Brush-Entity gebunden werden.</translation>
    </message>
    <message>
        <source>The copied edicts still have the boxes and numbers of the originals. Tie them to their own brush entities.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Die kopierten Edicts haben noch Boxen und Nummern der Originale. Sie müssen an ihre eigenen Brush-Entitys gebunden werden.</translation>
    </message>
    <message>
        <source>The copied elements belong to another type of document.</source>
        <extracomment>core/model/clip_paste.cpp, core/model/clip_text.cpp</extracomment>
        <translation>Die kopierten Elemente gehören zu einem anderen Dokumenttyp.</translation>
    </message>
    <message>
        <source>The copied text is damaged: a link has no ends.</source>
        <extracomment>core/systems/gta_iv_paths/attach_pasted.cpp, core/systems/gta_sa_paths/attach_pasted.cpp, core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Der kopierte Text ist beschädigt: Eine Verbindung hat keine Enden.</translation>
    </message>
    <message>
        <source>The copied text is damaged: an element in it has no area.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>Der kopierte Text ist beschädigt: Ein Element darin hat keinen Bereich.</translation>
    </message>
    <message>
        <source>The copied text is damaged: it ends too early or was changed.</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>Der kopierte Text ist beschädigt: Er endet zu früh oder wurde verändert.</translation>
    </message>
    <message>
        <source>The copied text is damaged: {} in &quot;{}&quot;.</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>Der kopierte Text ist beschädigt: {} in „{}“.</translation>
    </message>
    <message>
        <source>The copy would be outside the world.</source>
        <extracomment>core/systems/paste.cpp</extracomment>
        <translation>Die Kopie läge außerhalb der Welt.</translation>
    </message>
    <message>
        <source>The corners of the trigger are swapped</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Die Ecken des Auslösers sind vertauscht</translation>
    </message>
    <message>
        <source>The counts in the header are off by {:+} car nodes and {:+} intersections (expected a sum equal to the number of nodes)</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp</extracomment>
        <translation>Die Anzahlen im Header weichen um {:+} Autoknoten und {:+} Kreuzungsknoten ab (erwartet eine Summe gleich der Knotenzahl)</translation>
    </message>
    <message>
        <source>The counts in the header are off by {:+} vehicle and {:+} pedestrian nodes (expected a sum equal to the total)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Die Anzahlen im Header weichen um {:+} Fahrzeug- und {:+} Fußgängerknoten ab (erwartet eine Summe gleich der Gesamtzahl)</translation>
    </message>
    <message>
        <source>The counts of car nodes and intersections add up</source>
        <extracomment>IV002</extracomment>
        <translation>Die Anzahlen der Autoknoten und Kreuzungsknoten ergeben die Summe</translation>
    </message>
    <message>
        <source>The crossing has a light for pedestrians</source>
        <extracomment>gta_sa_extended_paths.link.pedestrian_light.help, gta_sa_paths.link.pedestrian_light.help</extracomment>
        <translation>Der Überweg hat eine Ampel für Fußgänger</translation>
    </message>
    <message>
        <source>The dead-end flag is correct</source>
        <extracomment>SA034</extracomment>
        <translation>Das Sackgassen-Flag stimmt</translation>
    </message>
    <message>
        <source>The direction ({}, {}) is {:.0f} degrees off the direction to {}, the attached end</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Die Richtung ({}, {}) weicht {:.0f} Grad von der Richtung zu {} ab, dem befestigten Ende</translation>
    </message>
    <message>
        <source>The direction ({}, {}) is {:.1f} hundredths long (expected 98 to 101)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Die Richtung ({}, {}) ist {:.1f} Hundertstel lang (erwartet 98 bis 101)</translation>
    </message>
    <message>
        <source>The direction points to the attached end</source>
        <extracomment>SA028</extracomment>
        <translation>Die Richtung zeigt zum befestigten Ende</translation>
    </message>
    <message>
        <source>The direction that is reversed</source>
        <extracomment>gta_iv_paths.mirror_selection.axis.help, gta_sa_extended_paths.mirror_selection.axis.help, gta_sa_paths.mirror_selection.axis.help, gta_sa_save.mirror_selection.axis.help, quake_nav2.mirror_selection.axis.help, quake_nav3.mirror_selection.axis.help, source_nav.mirror_selection.axis.help</extracomment>
        <translation>Die Richtung, die umgekehrt wird</translation>
    </message>
    <message>
        <source>The directions are not perpendicular unit vectors</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Die Richtungen sind keine rechtwinkligen Einheitsvektoren</translation>
    </message>
    <message>
        <source>The directions of a garage are perpendicular and its ceiling is above the floor</source>
        <extracomment>SAV-091D</extracomment>
        <translation>Die Richtungen einer Garage sind rechtwinklig, und ihre Decke ist über dem Boden</translation>
    </message>
    <message>
        <source>The document has no edicts.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>Das Dokument hat keine Edicts.</translation>
    </message>
    <message>
        <source>The document is read-only: version {} of its format is newer than any supported one.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>Das Dokument ist schreibgeschützt: Version {} des Formats ist neuer als jede unterstützte.</translation>
    </message>
    <message>
        <source>The edit does not terminate: each of its consequences has another.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>Die Änderung endet nicht: Jede ihrer Folgen hat eine weitere.</translation>
    </message>
    <message>
        <source>The encounter path&apos;s areas exist</source>
        <extracomment>NAV030</extracomment>
        <translation>Die Bereiche des Begegnungspfads existieren</translation>
    </message>
    <message>
        <source>The encounter path&apos;s spots exist</source>
        <extracomment>NAV031</extracomment>
        <translation>Die Punkte des Begegnungspfads existieren</translation>
    </message>
    <message>
        <source>The engine can read the fog place&apos;s name</source>
        <extracomment>NAV009</extracomment>
        <translation>Die Engine kann den Namen des Nebelorts lesen</translation>
    </message>
    <message>
        <source>The engine can read the place&apos;s name</source>
        <extracomment>NAV008</extracomment>
        <translation>Die Engine kann den Namen des Orts lesen</translation>
    </message>
    <message>
        <source>The entrance of a marker exists</source>
        <extracomment>SAV-092</extracomment>
        <translation>Der Eingang einer Markierung existiert</translation>
    </message>
    <message>
        <source>The entrance that the player is in exists</source>
        <extracomment>SAV-081O</extracomment>
        <translation>Der Eingang, in dem der Spieler ist, existiert</translation>
    </message>
    <message>
        <source>The entrances become editable when the save is opened again.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Die Eingänge werden nach erneutem Öffnen des Spielstands bearbeitbar.</translation>
    </message>
    <message>
        <source>The entries do not have the fields of {}.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>Die Einträge haben nicht die Felder von „{}“.</translation>
    </message>
    <message>
        <source>The file ends with its last edict</source>
        <extracomment>QN004</extracomment>
        <translation>Die Datei endet mit ihrem letzten Edict</translation>
    </message>
    <message>
        <source>The file has the size of a PC save</source>
        <extracomment>SAV-001</extracomment>
        <translation>Die Datei hat die Größe eines PC-Spielstands</translation>
    </message>
    <message>
        <source>The file has the standard form, or is padded to 2048</source>
        <extracomment>SA001</extracomment>
        <translation>Die Datei hat die Standardform oder ist auf 2048 aufgefüllt</translation>
    </message>
    <message>
        <source>The file is truncated before the spare lengths and crossing flags, so the game leaves them uninitialised (expected all sections)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Die Datei ist vor den Reservelängen und Überweg-Flags abgeschnitten, daher lässt das Spiel sie uninitialisiert (erwartet alle Abschnitte)</translation>
    </message>
    <message>
        <source>The file of an area cannot be deleted. Delete its nodes instead.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Die Datei eines Bereichs kann nicht gelöscht werden. Stattdessen seine Knoten löschen.</translation>
    </message>
    <message>
        <source>The file of this empty area has {} bytes (expected 20: the header alone)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Die Datei dieses leeren Bereichs hat {} Bytes (erwartet 20: nur der Header)</translation>
    </message>
    <message>
        <source>The file states correctly whether areas without a place exist</source>
        <extracomment>NAV042</extracomment>
        <translation>Die Datei gibt richtig an, ob es Bereiche ohne Ort gibt</translation>
    </message>
    <message>
        <source>The file would have {}, but has room for only {}.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>Die Datei hätte {}, hat aber nur Platz für {}.</translation>
    </message>
    <message>
        <source>The first zone is called SAN_AND</source>
        <extracomment>SAV-030</extracomment>
        <translation>Die erste Zone heißt SAN_AND</translation>
    </message>
    <message>
        <source>The first zone is not called SAN_AND: taxi fares stop (the taxi glitch)</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Die erste Zone heißt nicht SAN_AND: Taxifahrten bleiben aus (der Taxi-Fehler)</translation>
    </message>
    <message>
        <source>The flags of a path region are 0 or 1</source>
        <extracomment>SAV-021</extracomment>
        <translation>Die Flags einer Pfadregion sind 0 oder 1</translation>
    </message>
    <message>
        <source>The floor may disappear.</source>
        <extracomment>quake_nav3.node.check_floor.help</extracomment>
        <translation>Der Boden kann verschwinden.</translation>
    </message>
    <message>
        <source>The floor may disappear. Version 14 and later.</source>
        <extracomment>quake_nav2.node.check_floor.help</extracomment>
        <translation>Der Boden kann verschwinden. Ab Version 14.</translation>
    </message>
    <message>
        <source>The fog place&apos;s name is an ASCII word</source>
        <extracomment>NAV037</extracomment>
        <translation>Der Name des Nebelorts ist ein ASCII-Wort</translation>
    </message>
    <message>
        <source>The form in which this area would be saved now</source>
        <extracomment>gta_sa_extended_paths.file.written_form.help, gta_sa_paths.file.written_form.help</extracomment>
        <translation>Die Form, in der dieser Bereich jetzt gespeichert würde</translation>
    </message>
    <message>
        <source>The four bytes from the width on</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_word.help, gta_sa_paths.navi.lanes_word.help</extracomment>
        <translation>Die vier Bytes ab der Breite</translation>
    </message>
    <message>
        <source>The game reads these files from {}, not from here.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>Das Spiel liest diese Dateien aus {}, nicht von hier.</translation>
    </message>
    <message>
        <source>The game time is already 0.</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>Die Spielzeit ist bereits 0.</translation>
    </message>
    <message>
        <source>The game time of {} ({} ms) becomes 0. All timers are shifted accordingly.</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>Die Spielzeit von {} ({} ms) wird 0. Alle Timer werden entsprechend verschoben.</translation>
    </message>
    <message>
        <source>The game&apos;s own grid has a step of 25</source>
        <extracomment>source_nav.snap_to_grid.step.help</extracomment>
        <translation>Das eigene Raster des Spiels hat einen Schritt von 25</translation>
    </message>
    <message>
        <source>The gang wars have the right data size</source>
        <extracomment>SAV-009W</extracomment>
        <translation>Die Gangkriege haben die richtige Datengröße</translation>
    </message>
    <message>
        <source>The generator belongs to a section of the map, which the game does not save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Der Generator gehört zu einem Kartenabschnitt, den das Spiel nicht speichert</translation>
    </message>
    <message>
        <source>The generator leaves the area as it is</source>
        <extracomment>source_nav.area.no_merge.help</extracomment>
        <translation>Der Generator lässt den Bereich, wie er ist</translation>
    </message>
    <message>
        <source>The graph is connected</source>
        <extracomment>QN040</extracomment>
        <translation>Der Graph ist zusammenhängend</translation>
    </message>
    <message>
        <source>The header places the first pedestrian node {:+} records away from its position (expected vehicle nodes first, then pedestrian nodes)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Der Header setzt den ersten Fußgängerknoten {:+} Datensätze neben seine Stelle (erwartet zuerst Fahrzeugknoten, dann Fußgängerknoten)</translation>
    </message>
    <message>
        <source>The heuristic is a number above 0</source>
        <extracomment>QN002</extracomment>
        <translation>Die Heuristik ist eine Zahl über 0</translation>
    </message>
    <message>
        <source>The heuristic is not finite: JSON cannot store it.</source>
        <extracomment>core/systems/quake_nav/text_form.cpp</extracomment>
        <translation>Die Heuristik ist nicht endlich: JSON kann sie nicht speichern.</translation>
    </message>
    <message>
        <source>The hiding spot is in its area</source>
        <extracomment>NAV060</extracomment>
        <translation>Das Versteck liegt in seinem Bereich</translation>
    </message>
    <message>
        <source>The hiding spot&apos;s position is finite</source>
        <extracomment>NAV006</extracomment>
        <translation>Die Position des Verstecks ist endlich</translation>
    </message>
    <message>
        <source>The index of the next collected pickup is inside the list</source>
        <extracomment>SAV-052</extracomment>
        <translation>Der Index des nächsten eingesammelten Pickups liegt in der Liste</translation>
    </message>
    <message>
        <source>The infected come here during a panic event.</source>
        <extracomment>source_nav.area.spawn_battlefield.help</extracomment>
        <translation>Die Infizierten kommen bei einem Panikereignis hierher.</translation>
    </message>
    <message>
        <source>The infected that spawn here lie.</source>
        <extracomment>source_nav.area.spawn_lying_down.help</extracomment>
        <translation>Die hier spawnenden Infizierten liegen.</translation>
    </message>
    <message>
        <source>The intersection has {} (expected none)</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>Der Kreuzungsknoten hat {} (erwartet keine)</translation>
    </message>
    <message>
        <source>The journal belongs to a file type that this version does not support.</source>
        <extracomment>core/document/journals.cpp</extracomment>
        <translation>Das Journal gehört zu einem Dateityp, den diese Version nicht unterstützt.</translation>
    </message>
    <message>
        <source>The ladder connects areas</source>
        <extracomment>NAV026</extracomment>
        <translation>Die Leiter verbindet Bereiche</translation>
    </message>
    <message>
        <source>The ladder ends at {}</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Die Leiter endet an {}</translation>
    </message>
    <message>
        <source>The ladder faces one of four sides</source>
        <extracomment>NAV029</extracomment>
        <translation>Die Leiter zeigt zu einer der vier Seiten</translation>
    </message>
    <message>
        <source>The ladder faces side {} (expected 0 to 3)</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Die Leiter zeigt zu Seite {} (erwartet 0 bis 3)</translation>
    </message>
    <message>
        <source>The ladder has an invalid direction ({}). Set it first.</source>
        <extracomment>core/systems/source_nav/ladder_edits.cpp</extracomment>
        <translation>Die Leiter hat eine ungültige Richtung ({}). Zuerst setzen.</translation>
    </message>
    <message>
        <source>The ladder&apos;s ID is 0, which means no ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Die ID der Leiter ist 0; das bedeutet keine Leiter</translation>
    </message>
    <message>
        <source>The ladder&apos;s ends and sizes are finite</source>
        <extracomment>NAV007</extracomment>
        <translation>Enden und Maße der Leiter sind endlich</translation>
    </message>
    <message>
        <source>The ladder&apos;s length matches its ends</source>
        <extracomment>NAV065</extracomment>
        <translation>Die Länge der Leiter entspricht ihren Enden</translation>
    </message>
    <message>
        <source>The last change of {} was interrupted before it was complete. It has been undone: {} as before.</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Die letzte Änderung von {} wurde vor ihrem Abschluss unterbrochen und rückgängig gemacht: {} wieder wie vorher.</translation>
    </message>
    <message>
        <source>The last save in {} was interrupted after all its data was on disk. It has been finished: {} now as saved.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>Der letzte Speichervorgang in {} wurde unterbrochen, als alle Daten schon auf dem Datenträger waren. Er wurde abgeschlossen. Jetzt wie gespeichert: {}.</translation>
    </message>
    <message>
        <source>The last save in {} was interrupted before it was complete. It has been undone: {} as before that save.</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>Der letzte Speichervorgang in {} wurde vor seinem Abschluss unterbrochen. Er wurde rückgängig gemacht. Wie vor dem Speichern: {}.</translation>
    </message>
    <message>
        <source>The length is the distance, equal in both directions</source>
        <extracomment>IV011, SA025</extracomment>
        <translation>Die Länge ist die Entfernung, in beiden Richtungen gleich</translation>
    </message>
    <message>
        <source>The length matches no known layout. The block is kept unchanged.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Die Länge entspricht keinem bekannten Layout. Der Block bleibt unverändert.</translation>
    </message>
    <message>
        <source>The light at a corner is {:g} (expected 0 to 1)</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Das Licht an einer Ecke ist {:g} (erwartet 0 bis 1)</translation>
    </message>
    <message>
        <source>The light has the {} cycle, but the road runs {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>Die Ampel hat den Takt {}, aber die Straße verläuft {}</translation>
    </message>
    <message>
        <source>The link from {} to {} does not lead to a junction of car roads.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Die Verbindung von {} zu {} führt nicht zu einer Kreuzung von Autostraßen.</translation>
    </message>
    <message>
        <source>The link from {} to {} has no reverse link.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Die Verbindung von {} zu {} hat keine Gegenverbindung.</translation>
    </message>
    <message>
        <source>The link from {} to {} has no target. Fix or delete it first.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Die Verbindung von {} zu {} hat kein Ziel. Zuerst korrigieren oder löschen.</translation>
    </message>
    <message>
        <source>The link from {} to {} joins nodes of different types.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Die Verbindung von {} zu {} verbindet Knoten verschiedener Typen.</translation>
    </message>
    <message>
        <source>The link from {} to {} would be longer than {} units.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>Die Verbindung von {} zu {} wäre länger als {} Einheiten.</translation>
    </message>
    <message>
        <source>The link has a reverse link</source>
        <extracomment>IV010</extracomment>
        <translation>Die Verbindung hat eine Gegenverbindung</translation>
    </message>
    <message>
        <source>The link joins a {} node with {}, a {} node</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung verbindet einen {}-Knoten mit {}, einem {}-Knoten</translation>
    </message>
    <message>
        <source>The link leads from a {} node to {}, a {} node</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung führt von einem {}-Knoten zu {}, einem {}-Knoten</translation>
    </message>
    <message>
        <source>The link leads from area {} to {}, in an area that is not a neighbour</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Die Verbindung führt von Bereich {} zu {}, in einem Bereich, der kein Nachbar ist</translation>
    </message>
    <message>
        <source>The link leads to its own node</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung führt zum eigenen Knoten</translation>
    </message>
    <message>
        <source>The link leads to {} (expected an area from 0 to {})</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Die Verbindung führt zu {} (erwartet ein Bereich von 0 bis {})</translation>
    </message>
    <message>
        <source>The link leads to {}, which is missing or not open.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>Die Verbindung führt zu {}, fehlend oder nicht geöffnet.</translation>
    </message>
    <message>
        <source>The link leads to {}; area {} has {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Die Verbindung führt zu {}; Bereich {} hat {}</translation>
    </message>
    <message>
        <source>The link of an edict exists</source>
        <extracomment>QN032</extracomment>
        <translation>Die Verbindung eines Edicts existiert</translation>
    </message>
    <message>
        <source>The link ranges are not contiguous in the order of the nodes</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Die Verbindungsabschnitte folgen nicht lückenlos der Reihenfolge der Knoten</translation>
    </message>
    <message>
        <source>The link to {} has lanes {} and {}, the reverse link {} and {} (expected {} and {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung zu {} hat die Spuren {} und {}, die Gegenverbindung {} und {} (erwartet {} und {})</translation>
    </message>
    <message>
        <source>The link to {} has no reverse link (expected one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung zu {} hat keine Gegenverbindung (erwartet eine)</translation>
    </message>
    <message>
        <source>The link to {} has {} reverse links (expected one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung zu {} hat {} Gegenverbindungen (erwartet eine)</translation>
    </message>
    <message>
        <source>The link to {} has {}, the reverse link {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung zu {} hat {}, die Gegenverbindung {} (erwartet dasselbe)</translation>
    </message>
    <message>
        <source>The link to {} is stored as {} units, the reverse link as {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung zu {} ist mit {} Einheiten gespeichert, die Gegenverbindung mit {}</translation>
    </message>
    <message>
        <source>The link to {} is stored as {} units, the reverse link as {} (expected the same)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung zu {} ist mit {} Einheiten gespeichert, die Gegenverbindung mit {} (erwartet dasselbe)</translation>
    </message>
    <message>
        <source>The link to {} is stored as {} units; the nodes are {:.1f} apart (expected {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp, core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung zu {} ist mit {} Einheiten gespeichert; die Knoten sind {:.1f} voneinander entfernt (erwartet {})</translation>
    </message>
    <message>
        <source>The link to {} is {:.1f} units long (expected at most {})</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Verbindung zu {} ist {:.1f} Einheiten lang (erwartet höchstens {})</translation>
    </message>
    <message>
        <source>The link&apos;s target exists</source>
        <extracomment>IV005, SA006</extracomment>
        <translation>Das Ziel der Verbindung existiert</translation>
    </message>
    <message>
        <source>The links on both sides of {} differ in who may use them.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Die Verbindungen beiderseits von {} unterscheiden sich darin, wer sie benutzen darf.</translation>
    </message>
    <message>
        <source>The links on both sides of {} do not lead the same ways.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>Die Verbindungen beiderseits von {} führen nicht in dieselben Richtungen.</translation>
    </message>
    <message>
        <source>The list of entrances is not terminated: the game continues into the next block</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Die Liste der Eingänge ist nicht abgeschlossen: Das Spiel liest im nächsten Block weiter</translation>
    </message>
    <message>
        <source>The list of entrances is terminated</source>
        <extracomment>SAV-080</extracomment>
        <translation>Die Liste der Eingänge ist abgeschlossen</translation>
    </message>
    <message>
        <source>The list of visible areas refers to {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Die Liste der sichtbaren Bereiche verweist auf {}</translation>
    </message>
    <message>
        <source>The lower bounds of a path region are below the upper ones</source>
        <extracomment>SAV-020</extracomment>
        <translation>Die unteren Grenzen einer Pfadregion liegen unter den oberen</translation>
    </message>
    <message>
        <source>The map contains the moving brush of an edict</source>
        <extracomment>QN053</extracomment>
        <translation>Die Karte enthält den beweglichen Brush eines Edicts</translation>
    </message>
    <message>
        <source>The map has no gap, barrier or ledge between these nodes.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Die Karte hat zwischen diesen Knoten keine Lücke, Barriere oder Kante.</translation>
    </message>
    <message>
        <source>The map has no ground below any of these corners.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>Die Karte hat unter keiner dieser Ecken Boden.</translation>
    </message>
    <message>
        <source>The map has no ladder within {:g} units</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Die Karte hat keine Leiter innerhalb von {:g} Einheiten</translation>
    </message>
    <message>
        <source>The map has no moving brush entity.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>Die Karte hat keine bewegliche Brush-Entity.</translation>
    </message>
    <message>
        <source>The map has no moving brush of this size ({:.0f} x {:.0f} x {:.0f})</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>Die Karte hat keinen beweglichen Brush dieser Größe ({:.0f} x {:.0f} x {:.0f})</translation>
    </message>
    <message>
        <source>The map has {}.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>Die Karte hat {}.</translation>
    </message>
    <message>
        <source>The meaning of each bit is unknown. Original files set all eight.</source>
        <extracomment>quake_nav2.link.team_1.help, quake_nav2.link.team_2.help, quake_nav2.link.team_3.help, quake_nav2.link.team_4.help, quake_nav2.link.team_5.help, quake_nav2.link.team_6.help, quake_nav2.link.team_7.help, quake_nav2.link.team_8.help</extracomment>
        <translation>Die Bedeutung der einzelnen Bits ist unbekannt. Originaldateien setzen alle acht.</translation>
    </message>
    <message>
        <source>The mesh belongs to the map</source>
        <extracomment>NAV076</extracomment>
        <translation>Das Mesh gehört zur Karte</translation>
    </message>
    <message>
        <source>The mesh has areas</source>
        <extracomment>NAV001</extracomment>
        <translation>Das Mesh hat Bereiche</translation>
    </message>
    <message>
        <source>The mesh has no areas (expected at least one): the game does not accept it</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Das Mesh hat keine Bereiche (erwartet mindestens einen): Das Spiel akzeptiert es nicht</translation>
    </message>
    <message>
        <source>The mesh has no areas.</source>
        <extracomment>core/systems/source_nav/selected_elements.cpp</extracomment>
        <translation>Das Mesh hat keine Bereiche.</translation>
    </message>
    <message>
        <source>The mesh has no ladders.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Das Mesh hat keine Leitern.</translation>
    </message>
    <message>
        <source>The mesh has no places yet. Add one with New Place.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Das Mesh hat noch keine Orte. Mit „Neuer Ort“ einen anlegen.</translation>
    </message>
    <message>
        <source>The mesh is connected</source>
        <extracomment>NAV055</extracomment>
        <translation>Das Mesh ist zusammenhängend</translation>
    </message>
    <message>
        <source>The mesh now counts as not analysed.</source>
        <extracomment>core/systems/source_nav/reshape.cpp</extracomment>
        <translation>Das Mesh gilt jetzt als nicht analysiert.</translation>
    </message>
    <message>
        <source>The mesh refers to missing areas or ladders, and other elements would get their IDs. Fix the issues first.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Das Mesh verweist auf fehlende Bereiche oder Leitern, und andere Elemente würden deren IDs erhalten. Zuerst die Probleme beheben.</translation>
    </message>
    <message>
        <source>The mesh was made for a map of this size</source>
        <extracomment>NAV075</extracomment>
        <translation>Das Mesh wurde für eine Karte dieser Größe erstellt</translation>
    </message>
    <message>
        <source>The mesh was made for a map of {} bytes, but the open map has {}</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Das Mesh wurde für eine Karte von {} Bytes erstellt, aber die geöffnete Karte hat {}</translation>
    </message>
    <message>
        <source>The minimum corner is above the maximum corner</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Die Minimalecke liegt über der Maximalecke</translation>
    </message>
    <message>
        <source>The minimum corner of a set piece is below the maximum corner</source>
        <extracomment>SAV-060</extracomment>
        <translation>Die Minimalecke eines Set-Piece liegt unter der Maximalecke</translation>
    </message>
    <message>
        <source>The minimum corner of a zone is below the maximum corner</source>
        <extracomment>SAV-031</extracomment>
        <translation>Die Minimalecke einer Zone liegt unter der Maximalecke</translation>
    </message>
    <message>
        <source>The minimum height is above the maximum height.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Die Mindesthöhe liegt über der Maximalhöhe.</translation>
    </message>
    <message>
        <source>The name fills all 100 bytes and is not terminated</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Der Name füllt alle 100 Bytes und ist nicht abgeschlossen</translation>
    </message>
    <message>
        <source>The name has characters that no game uses (expected ASCII letters, digits and signs)</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Der Name hat Zeichen, die kein Spiel verwendet (erwartet ASCII-Buchstaben, Ziffern und Satzzeichen)</translation>
    </message>
    <message>
        <source>The name is empty (expected a phrase of the game)</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Der Name ist leer (erwartet eine Phrase des Spiels)</translation>
    </message>
    <message>
        <source>The name is not terminated by a zero byte: the game may read on into an older name</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Der Name endet nicht mit einem Nullbyte: Das Spiel liest womöglich in einen älteren Namen weiter</translation>
    </message>
    <message>
        <source>The name of the save is terminated</source>
        <extracomment>SAV-007</extracomment>
        <translation>Der Name des Spielstands ist abgeschlossen</translation>
    </message>
    <message>
        <source>The name takes {} bytes (expected at most {}): the game misreads what follows</source>
        <extracomment>core/systems/source_nav/rules_place.cpp</extracomment>
        <translation>Der Name braucht {} Bytes (erwartet höchstens {}): Das Spiel liest das Folgende falsch</translation>
    </message>
    <message>
        <source>The name would have {1} bytes, but names have at most {0}.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Der Name hätte {1} Bytes, aber Namen haben höchstens {0}.</translation>
    </message>
    <message>
        <source>The navi node is stored in area {} but lies at ({}, {}), in the square of area {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Der Navi-Knoten steht in Bereich {}, liegt aber bei ({}, {}), im Quadrat von Bereich {}</translation>
    </message>
    <message>
        <source>The new node is not connected with the rest. Link or merge it so that traffic can reach it.</source>
        <extracomment>core/systems/shared/path_paste.cpp</extracomment>
        <translation>Der neue Knoten ist nicht mit dem Rest verbunden. Verbinden oder zusammenführen, damit Verkehr ihn erreicht.</translation>
    </message>
    <message>
        <source>The next collected pickup goes to entry {} of {}</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Das nächste eingesammelte Pickup kommt in Eintrag {} von {}</translation>
    </message>
    <message>
        <source>The node has links</source>
        <extracomment>IV021, SA050</extracomment>
        <translation>Der Knoten hat Verbindungen</translation>
    </message>
    <message>
        <source>The node has no links, but linking is not disabled</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>Der Knoten hat keine Verbindungen, aber Verbinden ist nicht deaktiviert</translation>
    </message>
    <message>
        <source>The node has no links: nothing can leave it</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>Der Knoten hat keine Verbindungen: Nichts kann ihn verlassen</translation>
    </message>
    <message>
        <source>The node is stored in area {} but lies at ({}, {}), in the square of area {}</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Der Knoten steht in Bereich {}, liegt aber bei ({}, {}), im Quadrat von Bereich {}</translation>
    </message>
    <message>
        <source>The node lies in its own square</source>
        <extracomment>SA023</extracomment>
        <translation>Der Knoten liegt in seinem eigenen Quadrat</translation>
    </message>
    <message>
        <source>The node lies in the square of its area</source>
        <extracomment>IV015</extracomment>
        <translation>Der Knoten liegt im Quadrat seines Bereichs</translation>
    </message>
    <message>
        <source>The node that the link leads to. A number: area x 65536 + node of a file that is not open.</source>
        <extracomment>gta_iv_paths.link.target.help, gta_sa_extended_paths.link.target.help, gta_sa_paths.link.target.help</extracomment>
        <translation>Knoten, zu dem die Verbindung führt. Eine Zahl: Bereich x 65536 + Knoten einer nicht geöffneten Datei.</translation>
    </message>
    <message>
        <source>The node that the link leaves</source>
        <extracomment>gta_iv_paths.link.owner.help, gta_sa_extended_paths.link.owner.help, gta_sa_paths.link.owner.help</extracomment>
        <translation>Knoten, von dem die Verbindung ausgeht</translation>
    </message>
    <message>
        <source>The nodes are already linked. Use Set Type to change the links.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Die Knoten sind bereits verbunden. Mit „Typ setzen“ die Verbindungen ändern.</translation>
    </message>
    <message>
        <source>The other area has a reverse connection to this one.</source>
        <extracomment>source_nav.connection.two_way.help</extracomment>
        <translation>Der andere Bereich hat eine Gegenverbindung zu diesem.</translation>
    </message>
    <message>
        <source>The other area is on the connection&apos;s side</source>
        <extracomment>NAV022</extracomment>
        <translation>Der andere Bereich liegt auf der Seite der Verbindung</translation>
    </message>
    <message>
        <source>The padding repeats the blocks</source>
        <extracomment>SAV-005</extracomment>
        <translation>Die Füllbytes wiederholen die Blöcke</translation>
    </message>
    <message>
        <source>The path refers to {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Der Pfad verweist auf {}</translation>
    </message>
    <message>
        <source>The path {} {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Der Pfad {} {}</translation>
    </message>
    <message>
        <source>The pedestrian link to {} has {} (expected none)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Fußgängerverbindung zu {} hat {} (erwartet keinen)</translation>
    </message>
    <message>
        <source>The place&apos;s name is an ASCII word</source>
        <extracomment>NAV036</extracomment>
        <translation>Der Name des Orts ist ein ASCII-Wort</translation>
    </message>
    <message>
        <source>The player has the right data size</source>
        <extracomment>SAV-009P</extracomment>
        <translation>Der Spieler hat die richtige Datengröße</translation>
    </message>
    <message>
        <source>The player is in entrance {}, which is not in the save</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Der Spieler ist in Eingang {}, der nicht im Spielstand ist</translation>
    </message>
    <message>
        <source>The player owns the car.</source>
        <extracomment>gta_sa_save.car_generator.owned</extracomment>
        <translation>Das Auto gehört dem Spieler.</translation>
    </message>
    <message>
        <source>The player&apos;s state has the right data size</source>
        <extracomment>SAV-009I</extracomment>
        <translation>Der Spielerzustand hat die richtige Datengröße</translation>
    </message>
    <message>
        <source>The point that stays where it is</source>
        <extracomment>gta_iv_paths.mirror_selection.around.help, gta_iv_paths.rotate_selection.around.help, gta_iv_paths.scale_selection.around.help, gta_sa_extended_paths.mirror_selection.around.help, gta_sa_extended_paths.rotate_selection.around.help, gta_sa_extended_paths.scale_selection.around.help, gta_sa_paths.mirror_selection.around.help, gta_sa_paths.rotate_selection.around.help, gta_sa_paths.scale_selection.around.help, gta_sa_save.mirror_selection.around.help, gta_sa_save.rotate_selection.around.help, gta_sa_save.scale_selection.around.help, quake_nav2.mirror_selection.around.help, quake_nav2.rotate_selection.around.help, quake_nav2.scale_selection.around.help, quake_nav3.mirror_selection.around.help, quake_nav3.rotate_selection.around.help, quake_nav3.scale_selection.around.help, source_nav.mirror_selection.around.help, source_nav.rotate_selection.around.help, source_nav.scale_selection.around.help</extracomment>
        <translation>Der Punkt, der bleibt, wo er ist</translation>
    </message>
    <message>
        <source>The position is finite</source>
        <extracomment>SAV-010A, SAV-010C, SAV-010D, SAV-010G, SAV-010J, SAV-010M, SAV-010O, SAV-010P, SAV-010R</extracomment>
        <translation>Die Position ist endlich</translation>
    </message>
    <message>
        <source>The position is inside the world of 6,000 m</source>
        <extracomment>SAV-011C, SAV-011D, SAV-011G, SAV-011J, SAV-011K, SAV-011M, SAV-011O, SAV-011P, SAV-011R, SAV-011V</extracomment>
        <translation>Die Position liegt in der Welt von 6000 m</translation>
    </message>
    <message>
        <source>The position is outside the world: x and y are at least {} and less than {}, z at least {} and less than {}.</source>
        <extracomment>core/systems/shared/path_build.cpp</extracomment>
        <translation>Die Position liegt außerhalb der Welt: x und y sind mindestens {} und kleiner als {}, z mindestens {} und kleiner als {}.</translation>
    </message>
    <message>
        <source>The position of a corner is not finite</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Die Position einer Ecke ist nicht endlich</translation>
    </message>
    <message>
        <source>The position of the spot is not finite</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Die Position des Verstecks ist nicht endlich</translation>
    </message>
    <message>
        <source>The red team may use the link.</source>
        <extracomment>quake_nav3.link.team_red.help</extracomment>
        <translation>Das rote Team darf die Verbindung benutzen.</translation>
    </message>
    <message>
        <source>The region switches no node of {}</source>
        <extracomment>core/systems/gta_sa_save/roads.cpp</extracomment>
        <translation>Die Region schaltet keinen Knoten von {}</translation>
    </message>
    <message>
        <source>The reverse link has lanes A and B swapped</source>
        <extracomment>IV012</extracomment>
        <translation>Bei der Gegenverbindung sind die Spuren A und B vertauscht</translation>
    </message>
    <message>
        <source>The same box as {}, which comes later. Deleting the region without open path files may change nodes outside its box.</source>
        <extracomment>core/systems/gta_sa_save/rules_region.cpp</extracomment>
        <translation>Dieselbe Box wie {}, später in der Liste. Das Löschen der Region ohne geöffnete Pfaddateien kann Knoten außerhalb ihrer Box ändern.</translation>
    </message>
    <message>
        <source>The save fits the limits of the game</source>
        <extracomment>SAV-012</extracomment>
        <translation>Der Spielstand hält die Grenzen des Spiels ein</translation>
    </message>
    <message>
        <source>The save has no unused car generator. Switch one off first (no cars left).</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Der Spielstand hat keinen unbenutzten Autogenerator. Zuerst einen abschalten (keine Autos übrig).</translation>
    </message>
    <message>
        <source>The save uses the original script</source>
        <extracomment>SAV-008</extracomment>
        <translation>Der Spielstand nutzt das Originalskript</translation>
    </message>
    <message>
        <source>The save would become too long for the game.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Der Spielstand würde für das Spiel zu lang.</translation>
    </message>
    <message>
        <source>The search cost is 0x7FFE</source>
        <extracomment>IV007, SA008</extracomment>
        <translation>Die Suchkosten sind 0x7FFE</translation>
    </message>
    <message>
        <source>The search for spawn areas stops here.</source>
        <extracomment>source_nav.area.spawn_stop_scan.help</extracomment>
        <translation>Die Suche nach Spawnbereichen endet hier.</translation>
    </message>
    <message>
        <source>The selected path regions are applied after all others and override them.</source>
        <extracomment>gta_sa_save.region_last.help</extracomment>
        <translation>Die ausgewählten Pfadregionen werden nach allen anderen angewendet und haben Vorrang.</translation>
    </message>
    <message>
        <source>The selected path regions are applied before all others, which override them.</source>
        <extracomment>gta_sa_save.region_first.help</extracomment>
        <translation>Die ausgewählten Pfadregionen werden vor allen anderen angewendet; diese haben Vorrang.</translation>
    </message>
    <message>
        <source>The selection has no one-way connection between two areas.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Die Auswahl hat keine Einwegverbindung zwischen zwei Bereichen.</translation>
    </message>
    <message>
        <source>The selection has no traffic lights.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>Die Auswahl hat keine Ampeln.</translation>
    </message>
    <message>
        <source>The side already has a connection to {}</source>
        <extracomment>core/systems/source_nav/rules_connection.cpp</extracomment>
        <translation>Die Seite hat bereits eine Verbindung zu {}</translation>
    </message>
    <message>
        <source>The side towards {} is {} (expected 0 to 3)</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Die Seite zu {} ist {} (erwartet 0 bis 3)</translation>
    </message>
    <message>
        <source>The spare parts and crossing flags were never initialised (expected FF FF 00 00 and zeros)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>Die Reserveteile und Überweg-Flags wurden nie initialisiert (erwartet FF FF 00 00 und Nullen)</translation>
    </message>
    <message>
        <source>The spot is {:.0f} units outside its area {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Das Versteck liegt {:.0f} Einheiten außerhalb seines Bereichs {}</translation>
    </message>
    <message>
        <source>The step of the grid must be above 0.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>Der Rasterschritt muss über 0 liegen.</translation>
    </message>
    <message>
        <source>The stored area and ID are {}:{} (expected {}:{})</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>Gespeicherter Bereich und ID sind {}:{} (erwartet {}:{})</translation>
    </message>
    <message>
        <source>The stored area and ID match the node&apos;s position in the files</source>
        <extracomment>IV003, SA004</extracomment>
        <translation>Gespeicherter Bereich und ID entsprechen der Stellung des Knotens in den Dateien</translation>
    </message>
    <message>
        <source>The stored length is {:.1f} units, but the ends are {:.1f} apart</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Die gespeicherte Länge ist {:.1f} Einheiten, aber die Enden sind {:.1f} voneinander entfernt</translation>
    </message>
    <message>
        <source>The stored link count is correct</source>
        <extracomment>IV013</extracomment>
        <translation>Die gespeicherte Verbindungszahl stimmt</translation>
    </message>
    <message>
        <source>The stored link count is {}, but the node has {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>Die gespeicherte Verbindungszahl ist {}, aber der Knoten hat {}</translation>
    </message>
    <message>
        <source>The survivors&apos; flow does not lead through here.</source>
        <extracomment>source_nav.area.flow_blocked.help</extracomment>
        <translation>Der Fluss der Überlebenden führt hier nicht durch.</translation>
    </message>
    <message>
        <source>The tag before the block is damaged: the game does not load the save</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Die Kennung vor dem Block ist beschädigt: Das Spiel lädt den Spielstand nicht</translation>
    </message>
    <message>
        <source>The teams arrive after {:g} and {:g} seconds (expected 0 or more)</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>Die Teams kommen nach {:g} und {:g} Sekunden an (erwartet 0 oder mehr)</translation>
    </message>
    <message>
        <source>The thread resumes at {}, outside the script space of {} bytes</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Der Thread setzt bei {} fort, außerhalb des Skriptbereichs von {} Bytes</translation>
    </message>
    <message>
        <source>The thread returns to {}, outside the script space of {} bytes</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Der Thread kehrt zu {} zurück, außerhalb des Skriptbereichs von {} Bytes</translation>
    </message>
    <message>
        <source>The top of something to climb</source>
        <extracomment>source_nav.area.obstacle_top.help</extracomment>
        <translation>Die Oberseite von etwas Erklimmbarem</translation>
    </message>
    <message>
        <source>The total is not the sum of vehicle and pedestrian nodes</source>
        <extracomment>SA002.fault</extracomment>
        <translation>Die Gesamtzahl ist nicht die Summe der Fahrzeug- und Fußgängerknoten</translation>
    </message>
    <message>
        <source>The total is the sum of vehicle and pedestrian nodes</source>
        <extracomment>SA002</extracomment>
        <translation>Die Gesamtzahl ist die Summe der Fahrzeug- und Fußgängerknoten</translation>
    </message>
    <message>
        <source>The traffic light has no junction within {:.0f} units of road</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>Die Ampel hat keine Kreuzung innerhalb von {:.0f} Einheiten Straße</translation>
    </message>
    <message>
        <source>The traffic light is not at a junction: {} and {} have fewer than 3 links</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>Die Ampel steht nicht an einer Kreuzung: {} und {} haben weniger als 3 Verbindungen</translation>
    </message>
    <message>
        <source>The traversal of a link exists</source>
        <extracomment>QN024</extracomment>
        <translation>Das Traversal einer Verbindung existiert</translation>
    </message>
    <message>
        <source>The type of a link is known</source>
        <extracomment>QN021</extracomment>
        <translation>Der Typ einer Verbindung ist bekannt</translation>
    </message>
    <message>
        <source>The type of a pickup is known</source>
        <extracomment>SAV-050</extracomment>
        <translation>Der Typ eines Pickups ist bekannt</translation>
    </message>
    <message>
        <source>The type of a set piece is known</source>
        <extracomment>SAV-060T</extracomment>
        <translation>Der Typ eines Set-Piece ist bekannt</translation>
    </message>
    <message>
        <source>The vehicle link to {} has crossing flags 0x{:02X} (expected 0)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Fahrzeugverbindung zu {} hat die Überweg-Flags 0x{:02X} (erwartet 0)</translation>
    </message>
    <message>
        <source>The vehicle link to {} has {}: the game reads past the table (expected an existing one)</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Die Fahrzeugverbindung zu {} hat {}: Das Spiel liest über die Tabelle hinaus (erwartet einen existierenden)</translation>
    </message>
    <message>
        <source>The version ID is known</source>
        <extracomment>SAV-006</extracomment>
        <translation>Die Versions-ID ist bekannt</translation>
    </message>
    <message>
        <source>The version is 4 or later</source>
        <extracomment>NAV051</extracomment>
        <translation>Die Version ist 4 oder höher</translation>
    </message>
    <message>
        <source>The version is known</source>
        <extracomment>QN001</extracomment>
        <translation>Die Version ist bekannt</translation>
    </message>
    <message>
        <source>The {} cannot have the ID 0.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>{}: Die ID 0 ist nicht zulässig.</translation>
    </message>
    <message>
        <source>The {} has more than {} unconnected components: no numbers are left from this node&apos;s component on</source>
        <extracomment>core/systems/gta_sa_paths/rules_graph.cpp</extracomment>
        <translation>{}: mehr als {} getrennte Komponenten; ab der Komponente dieses Knotens bleiben keine Nummern</translation>
    </message>
    <message>
        <source>The {} has {} unconnected components (at most {}).</source>
        <extracomment>core/systems/shared/path_components.cpp</extracomment>
        <translation>{}: {} getrennte Komponenten (höchstens {}).</translation>
    </message>
    <message>
        <source>The {} is {:.0f} units {} the floor (expected at most {:g})</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>{}: {:.0f} Einheiten {} dem Boden (erwartet höchstens {:g})</translation>
    </message>
    <message>
        <source>The {} new nodes are not connected with the rest. Link or merge one of them so that traffic can reach them.</source>
        <extracomment>core/systems/shared/path_paste.cpp</extracomment>
        <translation>Die {} neuen Knoten sind nicht mit dem Rest verbunden. Einen davon verbinden oder zusammenführen, damit Verkehr sie erreicht.</translation>
    </message>
    <message>
        <source>The {} node has no links</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp</extracomment>
        <translation>Der {}-Knoten hat keine Verbindungen</translation>
    </message>
    <message>
        <source>The {} would have more than {} unconnected components, the maximum.</source>
        <extracomment>core/systems/shared/path_flood.cpp</extracomment>
        <translation>{}: Es gäbe mehr als {} getrennte Komponenten, die Höchstzahl.</translation>
    </message>
    <message>
        <source>There are no areas at the ends of the ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>An den Enden der Leiter sind keine Bereiche</translation>
    </message>
    <message>
        <source>There is no area ahead, to the left or to the right at the top of the ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Oben an der Leiter ist weder voraus noch links oder rechts ein Bereich</translation>
    </message>
    <message>
        <source>There is no area at either end.</source>
        <extracomment>core/systems/source_nav/ladder_edits.cpp</extracomment>
        <translation>An keinem Ende ist ein Bereich.</translation>
    </message>
    <message>
        <source>There is no area at the foot of the ladder</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Am Fuß der Leiter ist kein Bereich</translation>
    </message>
    <message>
        <source>There is no area at the {} of the ladder.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>An der Leiter fehlt ein Bereich ({}).</translation>
    </message>
    <message>
        <source>There is no area here. Hiding spots must be on an area.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Hier ist kein Bereich. Verstecke müssen auf einem Bereich liegen.</translation>
    </message>
    <message>
        <source>There is no area to split here.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Hier ist kein Bereich zum Teilen.</translation>
    </message>
    <message>
        <source>There is no file to add the elements to.</source>
        <extracomment>core/systems/quake_nav/attach_pasted.cpp</extracomment>
        <translation>Es gibt keine Datei, zu der die Elemente hinzugefügt werden könnten.</translation>
    </message>
    <message>
        <source>There is no node at the end of the drag.</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>Am Ende der Ziehbewegung ist kein Knoten.</translation>
    </message>
    <message>
        <source>There is no room for {} more {}.</source>
        <extracomment>core/model/clip_paste.cpp</extracomment>
        <translation>Kein Platz mehr für {} {}.</translation>
    </message>
    <message>
        <source>There is no such brush entity.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>Diese Brush-Entity gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such {}.</source>
        <extracomment>core/model/transaction.cpp</extracomment>
        <translation>Nicht vorhanden: {}.</translation>
    </message>
    <message>
        <source>There would be {1} restart points of a type, but the game has room for {0}.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Es gäbe {1} Neustartpunkte eines Typs, aber das Spiel hat nur Platz für {0}.</translation>
    </message>
    <message>
        <source>There would be {2} {1}, but the game has room for {0}.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>Es gäbe {2} {1}, aber das Spiel hat nur Platz für {0}.</translation>
    </message>
    <message>
        <source>These areas do not fill a rectangle without overlap.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Diese Bereiche füllen kein Rechteck ohne Überlappung.</translation>
    </message>
    <message>
        <source>These areas have no data to strip.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>Diese Bereiche haben keine Daten zum Entfernen.</translation>
    </message>
    <message>
        <source>These areas have no facing edges across a gap.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Diese Bereiche haben keine über eine Lücke gegenüberliegenden Kanten.</translation>
    </message>
    <message>
        <source>These areas have no outgoing one-way connection.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>Diese Bereiche haben keine ausgehende Einwegverbindung.</translation>
    </message>
    <message>
        <source>These elements have no position.</source>
        <extracomment>core/systems/common_edits.cpp</extracomment>
        <translation>Diese Elemente haben keine Position.</translation>
    </message>
    <message>
        <source>These links already lead both ways.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Diese Verbindungen führen bereits in beide Richtungen.</translation>
    </message>
    <message>
        <source>These links already lead one way.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Diese Verbindungen führen bereits nur in eine Richtung.</translation>
    </message>
    <message>
        <source>They are already linked. Use Set Type to change the link.</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>Sie sind bereits verbunden. Mit „Typ setzen“ die Verbindung ändern.</translation>
    </message>
    <message>
        <source>They were</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>Sie wurden</translation>
    </message>
    <message>
        <source>Third weapon</source>
        <extracomment>gta_sa_save.gang.weapon_3</extracomment>
        <translation>Dritte Waffe</translation>
    </message>
    <message>
        <source>This document is inside {}. Saving writes into the archive.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>Dieses Dokument liegt in {}. Gespeichert wird in das Archiv.</translation>
    </message>
    <message>
        <source>This file is inside {}, which is read-only. Saving writes it {}, as {}.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>Diese Datei liegt in {}, das schreibgeschützt ist. Gespeichert wird {}, als {}.</translation>
    </message>
    <message>
        <source>This pedestrian link crosses a road.</source>
        <extracomment>gta_sa_extended_paths.link.crosses_road.help, gta_sa_paths.link.crosses_road.help</extracomment>
        <translation>Diese Fußgängerverbindung überquert eine Straße.</translation>
    </message>
    <message>
        <source>This save does not contain the number plate&apos;s car generator.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Dieser Spielstand enthält den Autogenerator des Nummernschilds nicht.</translation>
    </message>
    <message>
        <source>This type of document cannot merge. Paste in place instead.</source>
        <extracomment>core/systems/paste.cpp</extracomment>
        <translation>Dieser Dokumenttyp kann nicht zusammenführen. Stattdessen „An Ort einfügen“ verwenden.</translation>
    </message>
    <message>
        <source>This would create more than {} areas.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>Dies würde mehr als {} Bereiche erzeugen.</translation>
    </message>
    <message>
        <source>This would renumber {} of area {}, to which areas that are not open refer by number.</source>
        <extracomment>core/systems/shared/path_edit.cpp</extracomment>
        <translation>Dies würde {} von Bereich {} neu nummerieren; nicht geöffnete Bereiche verweisen per Nummer darauf.</translation>
    </message>
    <message>
        <source>This {} is still in use ({}).</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>Noch in Verwendung: {} ({}).</translation>
    </message>
    <message>
        <source>Those far from the middle of their edge</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.positions.help, gta_sa_paths.rebuild_derived.positions.help</extracomment>
        <translation>Die weit von der Mitte ihrer Kante</translation>
    </message>
    <message>
        <source>Those of the wider end. The game&apos;s own data has some other widths on purpose.</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.widths.help, gta_sa_paths.rebuild_derived.widths.help</extracomment>
        <translation>Die des breiteren Endes. Die Daten des Spiels haben absichtlich einige andere Breiten.</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>gta_sa_save.thread.index.section, gta_sa_save.thread.is_mission.section, gta_sa_save.thread.name.section</extracomment>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Thread outside the script</source>
        <extracomment>SAV-013.fault</extracomment>
        <translation>Thread außerhalb des Skripts</translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>source_nav.area.spawn_threat</extracomment>
        <translation>Bedrohung</translation>
    </message>
    <message>
        <source>Through</source>
        <extracomment>source_nav.encounter_path.owner</extracomment>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Through this area</source>
        <extracomment>source_nav.area.paths.help</extracomment>
        <translation>Durch diesen Bereich</translation>
    </message>
    <message>
        <source>Tie to Brush</source>
        <extracomment>quake_nav2.tie, quake_nav3.tie</extracomment>
        <translation>An Brush binden</translation>
    </message>
    <message>
        <source>Tied to link {}, which does not exist</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>Gebunden an Verbindung {}, die nicht existiert</translation>
    </message>
    <message>
        <source>Ties a link to a door, elevator, train or button, with the bounds of that entity in the map</source>
        <extracomment>quake_nav2.tie.help, quake_nav3.tie.help</extracomment>
        <translation>Bindet eine Verbindung an eine Tür, einen Aufzug, Zug oder Knopf, mit den Ausmaßen dieser Entity in der Karte</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>gta_sa_save.simple_vars.day.section, gta_sa_save.simple_vars.game_time.section, gta_sa_save.simple_vars.hour.section, gta_sa_save.simple_vars.minute.section, gta_sa_save.simple_vars.minute_length.section, gta_sa_save.simple_vars.month.section, gta_sa_save.simple_vars.weekday.section</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time of arrival below 0</source>
        <extracomment>NAV040.fault</extracomment>
        <translation>Ankunftszeit unter 0</translation>
    </message>
    <message>
        <source>Time scale</source>
        <extracomment>gta_sa_save.simple_vars.time_scale</extracomment>
        <translation>Zeitskala</translation>
    </message>
    <message>
        <source>Time step</source>
        <extracomment>gta_sa_save.simple_vars.time_step</extracomment>
        <translation>Zeitschritt</translation>
    </message>
    <message>
        <source>Timer</source>
        <extracomment>gta_sa_save.gang_wars.timer</extracomment>
        <translation>Timer</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>gta_sa_save.thread.timer_a.section, gta_sa_save.thread.timer_b.section, gta_sa_save.thread.wake_time.section, source_nav.subdivide.depth</extracomment>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Times 127</source>
        <extracomment>gta_sa_save.object.forward.help, gta_sa_save.object.right.help</extracomment>
        <translation>Mal 127</translation>
    </message>
    <message>
        <source>Times of arrival are 0 or more</source>
        <extracomment>NAV040</extracomment>
        <translation>Ankunftszeiten sind 0 oder mehr</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>source_nav.area.occupy_first.section, source_nav.area.occupy_second.section</extracomment>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>gta_iv_paths.link.target, gta_sa_extended_paths.link.target, gta_sa_paths.link.target, quake_nav2.link.target, quake_nav3.link.target, source_nav.connection.target, source_nav.encounter_path.to</extracomment>
        <translation>Nach</translation>
    </message>
    <message>
        <source>To be merged with existing nodes at the same position: {}</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>Mit vorhandenen Knoten an derselben Position zusammenzuführen: {}</translation>
    </message>
    <message>
        <source>To next</source>
        <extracomment>source_nav.area.approach.next_how</extracomment>
        <translation>Zum nächsten</translation>
    </message>
    <message>
        <source>To side</source>
        <extracomment>source_nav.encounter_path.to_direction</extracomment>
        <translation>Zu Seite</translation>
    </message>
    <message>
        <source>To the lower end of their edge</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.attachment.help, gta_sa_paths.rebuild_derived.attachment.help</extracomment>
        <translation>Am unteren Ende ihrer Kante</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <extracomment>source_nav.merge.tolerance, source_nav.simplify.tolerance</extracomment>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Too many links on a node</source>
        <extracomment>SA010.fault</extracomment>
        <translation>Zu viele Verbindungen an einem Knoten</translation>
    </message>
    <message>
        <source>Too many nodes or links in an area</source>
        <extracomment>IV006.fault</extracomment>
        <translation>Zu viele Knoten oder Verbindungen in einem Bereich</translation>
    </message>
    <message>
        <source>Too many nodes, navi nodes or links in an area</source>
        <extracomment>SA003.fault</extracomment>
        <translation>Zu viele Knoten, Navi-Knoten oder Verbindungen in einem Bereich</translation>
    </message>
    <message>
        <source>Top</source>
        <extracomment>source_nav.ladder.top</extracomment>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Top, behind</source>
        <extracomment>source_nav.ladder.top_behind</extracomment>
        <translation>Oben, dahinter</translation>
    </message>
    <message>
        <source>Top, forward</source>
        <extracomment>source_nav.ladder.top_forward</extracomment>
        <translation>Oben, voraus</translation>
    </message>
    <message>
        <source>Top, left</source>
        <extracomment>source_nav.ladder.top_left</extracomment>
        <translation>Oben, links</translation>
    </message>
    <message>
        <source>Top, right</source>
        <extracomment>source_nav.ladder.top_right</extracomment>
        <translation>Oben, rechts</translation>
    </message>
    <message>
        <source>Towards the end that they are attached to</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.directions.help, gta_sa_paths.rebuild_derived.directions.help</extracomment>
        <translation>Zu dem Ende, an dem sie befestigt sind</translation>
    </message>
    <message>
        <source>Traffic</source>
        <extracomment>gta_iv_paths.node.behaviour.section, gta_iv_paths.node.spawn_density.section, gta_iv_paths.node.speed_limit.section, gta_sa_extended_paths.node.behaviour.section, gta_sa_extended_paths.node.road_class.section, gta_sa_extended_paths.node.spawn_probability.section, gta_sa_paths.node.behaviour.section, gta_sa_paths.node.road_class.section, gta_sa_paths.node.spawn_probability.section</extracomment>
        <translation>Verkehr</translation>
    </message>
    <message>
        <source>Traffic arrives from {}, and no lane leads away</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>Verkehr kommt von {}, und keine Spur führt weiter</translation>
    </message>
    <message>
        <source>Traffic arrives from {}, and no lane leads out of the {} nodes from here on</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>Verkehr kommt von {}, und keine Spur führt aus den {} Knoten ab hier heraus</translation>
    </message>
    <message>
        <source>Traffic can leave the roads on which it arrives</source>
        <extracomment>SA043</extracomment>
        <translation>Verkehr kann die Straßen verlassen, auf denen er ankommt</translation>
    </message>
    <message>
        <source>Traffic from {} has no lane to continue to {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>Verkehr von {} hat keine Spur, um nach {} weiterzufahren</translation>
    </message>
    <message>
        <source>Traffic ignores the node. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.switched_off.help</extracomment>
        <translation>Der Verkehr ignoriert den Knoten. Zwei Quellen stimmen überein.</translation>
    </message>
    <message>
        <source>Traffic ignores the road.</source>
        <extracomment>gta_iv_paths.set_run.switched_off.help</extracomment>
        <translation>Der Verkehr ignoriert die Straße.</translation>
    </message>
    <message>
        <source>Traffic in the save</source>
        <extracomment>gta_sa_extended_paths.traffic_overlay, gta_sa_paths.traffic_overlay</extracomment>
        <translation>Verkehr im Spielstand</translation>
    </message>
    <message>
        <source>Traffic light</source>
        <extracomment>gta_sa_extended_paths.navi.crossing_light.section, gta_sa_extended_paths.navi.light_cycle.section, gta_sa_extended_paths.navi.light_side.section, gta_sa_paths.navi.crossing_light.section, gta_sa_paths.navi.light_cycle.section, gta_sa_paths.navi.light_side.section</extracomment>
        <translation>Ampel</translation>
    </message>
    <message>
        <source>Transient</source>
        <extracomment>source_nav.area.transient</extracomment>
        <translation>Vorübergehend</translation>
    </message>
    <message>
        <source>Traversal</source>
        <extracomment>quake_nav2.link.traversal, quake_nav2.traversal.across.section, quake_nav2.traversal.end.section, quake_nav2.traversal.exit.section, quake_nav2.traversal.index.section, quake_nav2.traversal.start.section, quake_nav2.traversal.up.section, quake_nav3.link.traversal, quake_nav3.traversal.across.section, quake_nav3.traversal.end.section, quake_nav3.traversal.exit.section, quake_nav3.traversal.index.section, quake_nav3.traversal.ladder_plane.section, quake_nav3.traversal.start.section, quake_nav3.traversal.up.section</extracomment>
        <translation>Traversal</translation>
    </message>
    <message>
        <source>Traversal with invalid position</source>
        <extracomment>QN030.fault</extracomment>
        <translation>Traversal mit ungültiger Position</translation>
    </message>
    <message>
        <source>Traversal without a link, or with several</source>
        <extracomment>QN031.fault</extracomment>
        <translation>Traversal ohne Verbindung oder mit mehreren</translation>
    </message>
    <message>
        <source>Traversals</source>
        <extracomment>quake_nav2.file.traversals, quake_nav2.find_traversal.section, quake_nav2.remove_traversals.section, quake_nav3.file.traversals, quake_nav3.find_traversal.section, quake_nav3.remove_traversals.section</extracomment>
        <translation>Traversals</translation>
    </message>
    <message>
        <source>Triads</source>
        <extracomment>gta_sa_save.zone_population.gang_7</extracomment>
        <translation>Triaden</translation>
    </message>
    <message>
        <source>Trigger</source>
        <extracomment>gta_sa_save.set_piece.maximum.section, gta_sa_save.set_piece.minimum.section</extracomment>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>Turns the selected ladders round. Forward and behind, left and right swap.</source>
        <extracomment>source_nav.flip_ladder.help</extracomment>
        <translation>Dreht die ausgewählten Leitern herum. Voraus und dahinter, links und rechts werden getauscht.</translation>
    </message>
    <message>
        <source>Turns the selection counterclockwise, seen from above</source>
        <extracomment>gta_iv_paths.rotate_selection.help, gta_sa_extended_paths.rotate_selection.help, gta_sa_paths.rotate_selection.help, gta_sa_save.rotate_selection.help, quake_nav2.rotate_selection.help, quake_nav3.rotate_selection.help, source_nav.rotate_selection.help</extracomment>
        <translation>Dreht die Auswahl gegen den Uhrzeigersinn, von oben gesehen</translation>
    </message>
    <message>
        <source>Two nodes at the same position</source>
        <extracomment>QN016.fault</extracomment>
        <translation>Zwei Knoten an derselben Position</translation>
    </message>
    <message>
        <source>Two-way</source>
        <extracomment>source_nav.connection.two_way</extracomment>
        <translation>Beidseitig</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>gta_sa_save.garage.type, gta_sa_save.marker.type, gta_sa_save.object.type, gta_sa_save.pickup.type, gta_sa_save.set_piece.type, gta_sa_save.zone.type, quake_nav2.chain.type, quake_nav2.connect_as.type, quake_nav2.link.type, quake_nav2.select_type.type, quake_nav2.set_type.type, quake_nav3.chain.type, quake_nav3.connect_as.type, quake_nav3.link.type, quake_nav3.select_type.type, quake_nav3.set_type.type, source_nav.hiding_spot.exposed.section, source_nav.hiding_spot.good_sniper_spot.section, source_nav.hiding_spot.ideal_sniper_spot.section, source_nav.hiding_spot.in_cover.section, source_nav.hiding_spot.spot_bit_4.section, source_nav.hiding_spot.spot_bit_5.section, source_nav.hiding_spot.spot_bit_6.section, source_nav.hiding_spot.spot_bit_7.section</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Type of the nodes</source>
        <extracomment>gta_sa_save.path_region.vehicles.help, gta_sa_save.region_around.vehicles.help</extracomment>
        <translation>Typ der Knoten</translation>
    </message>
    <message>
        <source>Type {} (expected 0 or 3)</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Typ {} (erwartet 0 oder 3)</translation>
    </message>
    <message>
        <source>Type {} (expected 0 to {})</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Typ {} (erwartet 0 bis {})</translation>
    </message>
    <message>
        <source>Type {} (expected 1 to {})</source>
        <extracomment>core/systems/gta_sa_save/rules_place.cpp</extracomment>
        <translation>Typ {} (erwartet 1 bis {})</translation>
    </message>
    <message>
        <source>Type {} (the game has 1 to {})</source>
        <extracomment>core/systems/gta_sa_save/rules_record.cpp</extracomment>
        <translation>Typ {} (das Spiel hat 1 bis {})</translation>
    </message>
    <message>
        <source>Type, high byte</source>
        <extracomment>quake_nav2.link.type_high</extracomment>
        <translation>Typ, hohes Byte</translation>
    </message>
    <message>
        <source>Unblockable</source>
        <extracomment>source_nav.area.tf_unblockable</extracomment>
        <translation>Nicht blockierbar</translation>
    </message>
    <message>
        <source>Uncensored</source>
        <extracomment>gta_sa_save.simple_vars.uncensored</extracomment>
        <translation>Unzensiert</translation>
    </message>
    <message>
        <source>Under water</source>
        <extracomment>quake_nav2.node.under_water, quake_nav3.node.under_water</extracomment>
        <translation>Unter Wasser</translation>
    </message>
    <message>
        <source>Unit vector along the depth</source>
        <extracomment>gta_sa_save.garage.direction_b.help</extracomment>
        <translation>Einheitsvektor entlang der Tiefe</translation>
    </message>
    <message>
        <source>Unit vector along the width</source>
        <extracomment>gta_sa_save.garage.direction_a.help</extracomment>
        <translation>Einheitsvektor entlang der Breite</translation>
    </message>
    <message>
        <source>Unit vector towards the attached end, stored in hundredths</source>
        <extracomment>gta_sa_extended_paths.navi.direction.help, gta_sa_paths.navi.direction.help</extracomment>
        <translation>Einheitsvektor zum befestigten Ende, in Hundertsteln gespeichert</translation>
    </message>
    <message>
        <source>Units</source>
        <extracomment>gta_sa_save.set_piece.spawn_1.section, gta_sa_save.set_piece.spawn_2.section, gta_sa_save.set_piece.target_1.section, gta_sa_save.set_piece.target_2.section</extracomment>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>gta_iv_paths.link.lanes_bits_6_7.help, gta_iv_paths.node.bit_29.help, gta_iv_paths.node.bit_30.help, gta_iv_paths.node.bit_9.help, source_nav.area.attribute_20.help, source_nav.area.attribute_21.help, source_nav.area.attribute_22.help, source_nav.area.attribute_23.help, source_nav.area.attribute_24.help, source_nav.area.attribute_25.help, source_nav.area.attribute_26.help, source_nav.area.attribute_bit_27.help, source_nav.area.attribute_bit_28.help, source_nav.area.spawn_bit_0.help, source_nav.area.spawn_bit_21.help, source_nav.area.spawn_bit_22.help, source_nav.area.spawn_bit_23.help, source_nav.area.spawn_bit_4.help, source_nav.area.tf_bit_10.help, source_nav.area.tf_bit_31.help, source_nav.area.tf_bit_9.help, source_nav.hiding_spot.spot_bit_4.help, source_nav.hiding_spot.spot_bit_5.help, source_nav.hiding_spot.spot_bit_6.help, source_nav.hiding_spot.spot_bit_7.help</extracomment>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Unknown at 0x18</source>
        <extracomment>gta_sa_save.player_info.field_18</extracomment>
        <translation>Unbekannt bei 0x18</translation>
    </message>
    <message>
        <source>Unknown at 0x1C</source>
        <extracomment>gta_sa_save.player_info.field_1c</extracomment>
        <translation>Unbekannt bei 0x1C</translation>
    </message>
    <message>
        <source>Unknown at 0x28</source>
        <extracomment>gta_sa_save.player_info.field_28</extracomment>
        <translation>Unbekannt bei 0x28</translation>
    </message>
    <message>
        <source>Unknown at 0x2A</source>
        <extracomment>gta_sa_save.player_info.field_2a</extracomment>
        <translation>Unbekannt bei 0x2A</translation>
    </message>
    <message>
        <source>Unknown flag</source>
        <extracomment>gta_sa_save.garage.flag_0</extracomment>
        <translation>Unbekanntes Flag</translation>
    </message>
    <message>
        <source>Unknown flag or behaviour</source>
        <extracomment>SA054.fault</extracomment>
        <translation>Unbekanntes Flag oder Verhalten</translation>
    </message>
    <message>
        <source>Unknown link type</source>
        <extracomment>QN021.fault</extracomment>
        <translation>Unbekannter Verbindungstyp</translation>
    </message>
    <message>
        <source>Unknown newer version</source>
        <extracomment>QN001.fault</extracomment>
        <translation>Unbekannte neuere Version</translation>
    </message>
    <message>
        <source>Unknown version ID</source>
        <extracomment>SAV-006.fault</extracomment>
        <translation>Unbekannte Versions-ID</translation>
    </message>
    <message>
        <source>Unknown version ID 0x{:08X}</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>Unbekannte Versions-ID 0x{:08X}</translation>
    </message>
    <message>
        <source>Unknown, but used. One source.</source>
        <extracomment>gta_iv_paths.node.bit_31.help</extracomment>
        <translation>Unbekannt, aber benutzt. Eine Quelle.</translation>
    </message>
    <message>
        <source>Unknown; 0xC040 is the commonest value. Traffic lights are probably stored here; this is inferred, not proven.</source>
        <extracomment>gta_iv_paths.link.flags_word.help</extracomment>
        <translation>Unbekannt; 0xC040 ist der häufigste Wert. Ampeln sind wahrscheinlich hier gespeichert; das ist erschlossen, nicht bewiesen.</translation>
    </message>
    <message>
        <source>Unknown; called the ped flag. One source.</source>
        <extracomment>gta_iv_paths.node.ped_flag.help</extracomment>
        <translation>Unbekannt; Ped-Flag genannt. Eine Quelle.</translation>
    </message>
    <message>
        <source>Unknown; one parser reads it as &apos;Emergency vehicles only&apos;. One source.</source>
        <extracomment>gta_iv_paths.node.bit_24.help</extracomment>
        <translation>Unbekannt; ein Parser liest es als „Nur Einsatzfahrzeuge“. Eine Quelle.</translation>
    </message>
    <message>
        <source>Unknown; used on one island only. One source.</source>
        <extracomment>gta_iv_paths.node.island.help</extracomment>
        <translation>Unbekannt; nur auf einer Insel benutzt. Eine Quelle.</translation>
    </message>
    <message>
        <source>Unlink</source>
        <extracomment>gta_iv_paths.disconnect, gta_sa_extended_paths.disconnect, gta_sa_paths.disconnect, quake_nav2.disconnect, quake_nav3.disconnect</extracomment>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Unnamed areas off by</source>
        <extracomment>source_nav.file.unnamed_error</extracomment>
        <translation>Unbenannte Bereiche weichen ab um</translation>
    </message>
    <message>
        <source>Unnamed bytes</source>
        <extracomment>gta_sa_save.car_generator.unnamed_bytes, gta_sa_save.counted_statistic.unnamed_bytes, gta_sa_save.enex_connection.unnamed_bytes, gta_sa_save.gang.unnamed_bytes, gta_sa_save.gang_wars.unnamed_bytes, gta_sa_save.garage.unnamed_bytes, gta_sa_save.marker.unnamed_bytes, gta_sa_save.marker_3d.unnamed_bytes, gta_sa_save.number_plate.unnamed_bytes, gta_sa_save.object.unnamed_bytes, gta_sa_save.open_entrance.unnamed_bytes, gta_sa_save.path_region.unnamed_bytes, gta_sa_save.pickup.unnamed_bytes, gta_sa_save.player.unnamed_bytes, gta_sa_save.player_info.unnamed_bytes, gta_sa_save.restart.unnamed_bytes, gta_sa_save.set_piece.unnamed_bytes, gta_sa_save.simple_vars.unnamed_bytes, gta_sa_save.statistic.unnamed_bytes, gta_sa_save.stored_car.unnamed_bytes, gta_sa_save.stunt_jump.unnamed_bytes, gta_sa_save.thread.unnamed_bytes, gta_sa_save.zone.unnamed_bytes, gta_sa_save.zone_population.unnamed_bytes, source_nav.area.legacy</extracomment>
        <translation>Unbenannte Bytes</translation>
    </message>
    <message>
        <source>Unreachable nodes</source>
        <extracomment>QN042.fault</extracomment>
        <translation>Unerreichbare Knoten</translation>
    </message>
    <message>
        <source>Unused</source>
        <extracomment>gta_sa_extended_paths.navi.lanes_bit_7.help, gta_sa_extended_paths.navi.lights_bits_3_7.help, gta_sa_paths.navi.lanes_bit_7.help, gta_sa_paths.navi.lights_bits_3_7.help</extracomment>
        <translation>Unbenutzt</translation>
    </message>
    <message>
        <source>Unused place</source>
        <extracomment>NAV062.fault</extracomment>
        <translation>Unbenutzter Ort</translation>
    </message>
    <message>
        <source>Unused, 0</source>
        <extracomment>gta_sa_extended_paths.navi.unused.help, gta_sa_paths.navi.unused.help</extracomment>
        <translation>Unbenutzt, 0</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>quake_nav2.traversal.up, quake_nav3.traversal.up, source_nav.shift.z.help</extracomment>
        <translation>Aufwärts</translation>
    </message>
    <message>
        <source>Up to 8 characters</source>
        <extracomment>gta_sa_save.garage.name.help, gta_sa_save.number_plate.plate.help, gta_sa_save.thread.name.help</extracomment>
        <translation>Bis zu 8 Zeichen</translation>
    </message>
    <message>
        <source>Up to 8 characters. The first zone is SAN_AND: with any other name, taxi fares stop.</source>
        <extracomment>gta_sa_save.zone.name.help</extracomment>
        <translation>Bis zu 8 Zeichen. Die erste Zone ist SAN_AND: Bei jedem anderen Namen bleiben Taxifahrten aus.</translation>
    </message>
    <message>
        <source>Up to 99 characters of the game&apos;s character set. Rewritten at each save.</source>
        <extracomment>gta_sa_save.simple_vars.save_name.help</extracomment>
        <translation>Bis zu 99 Zeichen aus dem Zeichensatz des Spiels. Bei jedem Speichern neu geschrieben.</translation>
    </message>
    <message>
        <source>Updated when the garage moves</source>
        <extracomment>gta_sa_save.garage.back.help, gta_sa_save.garage.front.help, gta_sa_save.garage.left.help, gta_sa_save.garage.right.help</extracomment>
        <translation>Wird beim Verschieben der Garage aktualisiert</translation>
    </message>
    <message>
        <source>Upgrade 1</source>
        <extracomment>gta_sa_save.stored_car.upgrade_1</extracomment>
        <translation>Upgrade 1</translation>
    </message>
    <message>
        <source>Upgrade 10</source>
        <extracomment>gta_sa_save.stored_car.upgrade_10</extracomment>
        <translation>Upgrade 10</translation>
    </message>
    <message>
        <source>Upgrade 11</source>
        <extracomment>gta_sa_save.stored_car.upgrade_11</extracomment>
        <translation>Upgrade 11</translation>
    </message>
    <message>
        <source>Upgrade 12</source>
        <extracomment>gta_sa_save.stored_car.upgrade_12</extracomment>
        <translation>Upgrade 12</translation>
    </message>
    <message>
        <source>Upgrade 13</source>
        <extracomment>gta_sa_save.stored_car.upgrade_13</extracomment>
        <translation>Upgrade 13</translation>
    </message>
    <message>
        <source>Upgrade 14</source>
        <extracomment>gta_sa_save.stored_car.upgrade_14</extracomment>
        <translation>Upgrade 14</translation>
    </message>
    <message>
        <source>Upgrade 15</source>
        <extracomment>gta_sa_save.stored_car.upgrade_15</extracomment>
        <translation>Upgrade 15</translation>
    </message>
    <message>
        <source>Upgrade 2</source>
        <extracomment>gta_sa_save.stored_car.upgrade_2</extracomment>
        <translation>Upgrade 2</translation>
    </message>
    <message>
        <source>Upgrade 3</source>
        <extracomment>gta_sa_save.stored_car.upgrade_3</extracomment>
        <translation>Upgrade 3</translation>
    </message>
    <message>
        <source>Upgrade 4</source>
        <extracomment>gta_sa_save.stored_car.upgrade_4</extracomment>
        <translation>Upgrade 4</translation>
    </message>
    <message>
        <source>Upgrade 5</source>
        <extracomment>gta_sa_save.stored_car.upgrade_5</extracomment>
        <translation>Upgrade 5</translation>
    </message>
    <message>
        <source>Upgrade 6</source>
        <extracomment>gta_sa_save.stored_car.upgrade_6</extracomment>
        <translation>Upgrade 6</translation>
    </message>
    <message>
        <source>Upgrade 7</source>
        <extracomment>gta_sa_save.stored_car.upgrade_7</extracomment>
        <translation>Upgrade 7</translation>
    </message>
    <message>
        <source>Upgrade 8</source>
        <extracomment>gta_sa_save.stored_car.upgrade_8</extracomment>
        <translation>Upgrade 8</translation>
    </message>
    <message>
        <source>Upgrade 9</source>
        <extracomment>gta_sa_save.stored_car.upgrade_9</extracomment>
        <translation>Upgrade 9</translation>
    </message>
    <message>
        <source>Upper end</source>
        <extracomment>source_nav.ladder.top.help</extracomment>
        <translation>Oberes Ende</translation>
    </message>
    <message>
        <source>Use Group of Larger Component</source>
        <extracomment>IV018.fix</extracomment>
        <translation>Gruppe der größeren Komponente verwenden</translation>
    </message>
    <message>
        <source>Use Navi Node of Lower End</source>
        <extracomment>SA029.fix</extracomment>
        <translation>Navi-Knoten des unteren Endes verwenden</translation>
    </message>
    <message>
        <source>Use Width of Wider End</source>
        <extracomment>SA056.fix</extracomment>
        <translation>Breite des breiteren Endes verwenden</translation>
    </message>
    <message>
        <source>Used</source>
        <extracomment>gta_sa_save.car_generator.used, gta_sa_save.marker_3d.used</extracomment>
        <translation>Benutzt</translation>
    </message>
    <message>
        <source>Used by the game</source>
        <extracomment>source_nav.area.game_16.help, source_nav.area.game_17.help, source_nav.area.game_18.help, source_nav.area.game_19.help, source_nav.area.game_20.help, source_nav.area.game_21.help, source_nav.area.game_22.help, source_nav.area.game_23.help, source_nav.area.game_24.help, source_nav.area.game_25.help, source_nav.area.game_26.help</extracomment>
        <translation>Vom Spiel benutzt</translation>
    </message>
    <message>
        <source>Used car generator {} of the save.</source>
        <extracomment>core/systems/gta_sa_save/edits.cpp</extracomment>
        <translation>Autogenerator {} des Spielstands verwendet.</translation>
    </message>
    <message>
        <source>Used when this many cities are unlocked</source>
        <extracomment>gta_sa_save.restart.needed_cities.help</extracomment>
        <translation>Benutzt, wenn so viele Städte freigeschaltet sind</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>gta_sa_save.counted_statistic.value, gta_sa_save.statistic.value</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Variables of the script. Kept unchanged.</source>
        <extracomment>gta_sa_save.file.globals.help</extracomment>
        <translation>Variablen des Skripts. Unverändert behalten.</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <extracomment>gta_sa_save.car_generator.vehicle</extracomment>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>Vehicle count off by</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_excess, gta_sa_paths.file.vehicle_excess</extracomment>
        <translation>Fahrzeugzahl weicht ab um</translation>
    </message>
    <message>
        <source>Vehicle link without a navi node that exists</source>
        <extracomment>SA007.fault</extracomment>
        <translation>Fahrzeugverbindung ohne existierenden Navi-Knoten</translation>
    </message>
    <message>
        <source>Vehicle nodes</source>
        <extracomment>gta_sa_extended_paths.file.vehicle_nodes, gta_sa_paths.file.vehicle_nodes</extracomment>
        <translation>Fahrzeugknoten</translation>
    </message>
    <message>
        <source>Vehicle nodes (cars and boats) carry navi nodes on their links; pedestrian nodes do not</source>
        <extracomment>gta_sa_extended_paths.node.group.help, gta_sa_paths.node.group.help</extracomment>
        <translation>Fahrzeugknoten (Autos und Boote) haben Navi-Knoten an ihren Verbindungen, Fußgängerknoten nicht</translation>
    </message>
    <message>
        <source>Vehicle nodes come before pedestrian nodes</source>
        <extracomment>SA012</extracomment>
        <translation>Fahrzeugknoten stehen vor Fußgängerknoten</translation>
    </message>
    <message>
        <source>Vehicle nodes with fewer than two ways on; computed, not authored</source>
        <extracomment>gta_sa_extended_paths.node.dead_end.help, gta_sa_paths.node.dead_end.help</extracomment>
        <translation>Fahrzeugknoten mit weniger als zwei Wegen weiter; berechnet, nicht von Hand gesetzt</translation>
    </message>
    <message>
        <source>Vehicle nodes: full width of the median strip between the directions. Pedestrian nodes: walking width.</source>
        <extracomment>gta_sa_extended_paths.node.width.help, gta_sa_paths.node.width.help</extracomment>
        <translation>Fahrzeugknoten: volle Breite des Mittelstreifens zwischen den Richtungen. Fußgängerknoten: Gehbreite.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>quake_nav2.file.version, quake_nav3.file.version, source_nav.file.version</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>Version 1 of the format does not store the type of a hiding spot.</source>
        <extracomment>core/systems/source_nav/spot_edits.cpp</extracomment>
        <translation>Version 1 des Formats speichert den Typ eines Verstecks nicht.</translation>
    </message>
    <message>
        <source>Version 10</source>
        <extracomment>source_nav.convert.format.20, source_nav.v10</extracomment>
        <translation>Version 10</translation>
    </message>
    <message>
        <source>Version 10: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.22, source_nav.v10-l4d2</extracomment>
        <translation>Version 10: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 10: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.21, source_nav.v10-tf2</extracomment>
        <translation>Version 10: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 11</source>
        <extracomment>source_nav.convert.format.17, source_nav.v11</extracomment>
        <translation>Version 11</translation>
    </message>
    <message>
        <source>Version 11: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.19, source_nav.v11-l4d2</extracomment>
        <translation>Version 11: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 11: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.18, source_nav.v11-tf2</extracomment>
        <translation>Version 11: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 12</source>
        <extracomment>source_nav.convert.format.14, source_nav.v12</extracomment>
        <translation>Version 12</translation>
    </message>
    <message>
        <source>Version 12: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.16, source_nav.v12-l4d2</extracomment>
        <translation>Version 12: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 12: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.15, source_nav.v12-tf2</extracomment>
        <translation>Version 12: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 12: the oldest known</source>
        <extracomment>quake_nav2.convert.format.6, quake_nav2.v12</extracomment>
        <translation>Version 12: die älteste bekannte</translation>
    </message>
    <message>
        <source>Version 13</source>
        <extracomment>source_nav.convert.format.11, source_nav.v13</extracomment>
        <translation>Version 13</translation>
    </message>
    <message>
        <source>Version 13: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.13, source_nav.v13-l4d2</extracomment>
        <translation>Version 13: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 13: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.12, source_nav.v13-tf2</extracomment>
        <translation>Version 13: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 13: pre-release</source>
        <extracomment>quake_nav2.convert.format.5, quake_nav2.v13</extracomment>
        <translation>Version 13: Vorabversion</translation>
    </message>
    <message>
        <source>Version 14</source>
        <extracomment>source_nav.convert.format.8, source_nav.v14</extracomment>
        <translation>Version 14</translation>
    </message>
    <message>
        <source>Version 14: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.10, source_nav.v14-l4d2</extracomment>
        <translation>Version 14: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 14: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.9, source_nav.v14-tf2</extracomment>
        <translation>Version 14: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 14: the first release, August 2021</source>
        <extracomment>quake_nav2.convert.format.4, quake_nav2.v14</extracomment>
        <translation>Version 14: die erste Veröffentlichung, August 2021</translation>
    </message>
    <message>
        <source>Version 15</source>
        <extracomment>source_nav.convert.format.4, source_nav.v15</extracomment>
        <translation>Version 15</translation>
    </message>
    <message>
        <source>Version 15: Counter-Strike: Source, Global Offensive</source>
        <extracomment>source_nav.convert.format.5, source_nav.v15-cs</extracomment>
        <translation>Version 15: Counter-Strike: Source, Global Offensive</translation>
    </message>
    <message>
        <source>Version 15: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.7, source_nav.v15-l4d2</extracomment>
        <translation>Version 15: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 15: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.6, source_nav.v15-tf2</extracomment>
        <translation>Version 15: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 15: edicts by entity ID, checks for floor and solid</source>
        <extracomment>quake_nav2.convert.format.3, quake_nav2.v15</extracomment>
        <translation>Version 15: Edicts nach Entity-ID, Prüfungen auf Boden und Festes</translation>
    </message>
    <message>
        <source>Version 16: Counter-Strike: Source, Global Offensive</source>
        <extracomment>source_nav.convert.format.1, source_nav.v16-cs</extracomment>
        <translation>Version 16: Counter-Strike: Source, Global Offensive</translation>
    </message>
    <message>
        <source>Version 16: Garry&apos;s Mod, Half-Life 2: Deathmatch</source>
        <extracomment>core/systems/source_nav/convert.cpp, source_nav.convert.format.0, source_nav.v16</extracomment>
        <translation>Version 16: Garry&apos;s Mod, Half-Life 2: Deathmatch</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead 2</source>
        <extracomment>source_nav.convert.format.3, source_nav.v16-l4d2</extracomment>
        <translation>Version 16: Left 4 Dead 2</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 10</source>
        <extracomment>source_nav.convert.format.35, source_nav.v16-l4d-10</extracomment>
        <translation>Version 16: Left 4 Dead, Unterversion 10</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 11</source>
        <extracomment>source_nav.convert.format.34, source_nav.v16-l4d-11</extracomment>
        <translation>Version 16: Left 4 Dead, Unterversion 11</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 12</source>
        <extracomment>source_nav.convert.format.33, source_nav.v16-l4d-12</extracomment>
        <translation>Version 16: Left 4 Dead, Unterversion 12</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 13</source>
        <extracomment>source_nav.convert.format.32, source_nav.v16-l4d-13</extracomment>
        <translation>Version 16: Left 4 Dead, Unterversion 13</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 5</source>
        <extracomment>source_nav.convert.format.40, source_nav.v16-l4d-5</extracomment>
        <translation>Version 16: Left 4 Dead, Unterversion 5</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 6</source>
        <extracomment>source_nav.convert.format.39, source_nav.v16-l4d-6</extracomment>
        <translation>Version 16: Left 4 Dead, Unterversion 6</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 7</source>
        <extracomment>source_nav.convert.format.38, source_nav.v16-l4d-7</extracomment>
        <translation>Version 16: Left 4 Dead, Unterversion 7</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 8</source>
        <extracomment>source_nav.convert.format.37, source_nav.v16-l4d-8</extracomment>
        <translation>Version 16: Left 4 Dead, Unterversion 8</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version 9</source>
        <extracomment>source_nav.convert.format.36, source_nav.v16-l4d-9</extracomment>
        <translation>Version 16: Left 4 Dead, Unterversion 9</translation>
    </message>
    <message>
        <source>Version 16: Left 4 Dead, sub-version {}</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Version 16: Left 4 Dead, Unterversion {}</translation>
    </message>
    <message>
        <source>Version 16: Team Fortress 2</source>
        <extracomment>source_nav.convert.format.2, source_nav.v16-tf2</extracomment>
        <translation>Version 16: Team Fortress 2</translation>
    </message>
    <message>
        <source>Version 16: heuristic</source>
        <extracomment>quake_nav2.convert.format.2, quake_nav2.v16</extracomment>
        <translation>Version 16: Heuristik</translation>
    </message>
    <message>
        <source>Version 17: nodes without monsters</source>
        <extracomment>quake_nav2.convert.format.1, quake_nav2.v17</extracomment>
        <translation>Version 17: Knoten ohne Monster</translation>
    </message>
    <message>
        <source>Version 18: current game, links for teams</source>
        <extracomment>quake_nav2.convert.format.0, quake_nav2.v18</extracomment>
        <translation>Version 18: aktuelles Spiel, Verbindungen für Teams</translation>
    </message>
    <message>
        <source>Version 1: GoldSrc</source>
        <extracomment>source_nav.convert.format.31, source_nav.v1</extracomment>
        <translation>Version 1: GoldSrc</translation>
    </message>
    <message>
        <source>Version 1: the oldest known</source>
        <extracomment>quake_nav3.convert.format.5, quake_nav3.v1</extracomment>
        <translation>Version 1: die älteste bekannte</translation>
    </message>
    <message>
        <source>Version 2: GoldSrc</source>
        <extracomment>source_nav.convert.format.30, source_nav.v2</extracomment>
        <translation>Version 2: GoldSrc</translation>
    </message>
    <message>
        <source>Version 2: model indexes of edicts</source>
        <extracomment>quake_nav3.convert.format.4, quake_nav3.v2</extracomment>
        <translation>Version 2: Modellindizes der Edicts</translation>
    </message>
    <message>
        <source>Version 3: GoldSrc</source>
        <extracomment>source_nav.convert.format.29, source_nav.v3</extracomment>
        <translation>Version 3: GoldSrc</translation>
    </message>
    <message>
        <source>Version 3: link flags</source>
        <extracomment>quake_nav3.convert.format.3, quake_nav3.v3</extracomment>
        <translation>Version 3: Verbindungs-Flags</translation>
    </message>
    <message>
        <source>Version 4 and later</source>
        <extracomment>quake_nav3.traversal.ladder_plane.help</extracomment>
        <translation>Ab Version 4</translation>
    </message>
    <message>
        <source>Version 4: GoldSrc</source>
        <extracomment>source_nav.convert.format.28, source_nav.v4</extracomment>
        <translation>Version 4: GoldSrc</translation>
    </message>
    <message>
        <source>Version 4: ladder planes</source>
        <extracomment>quake_nav3.convert.format.2, quake_nav3.v4</extracomment>
        <translation>Version 4: Leiterebenen</translation>
    </message>
    <message>
        <source>Version 5: Counter-Strike 1.6, Condition Zero</source>
        <extracomment>core/systems/source_nav/convert.cpp, source_nav.convert.format.27, source_nav.v5</extracomment>
        <translation>Version 5: Counter-Strike 1.6, Condition Zero</translation>
    </message>
    <message>
        <source>Version 5: more nodes, four teams</source>
        <extracomment>quake_nav3.convert.format.1, quake_nav3.v5</extracomment>
        <translation>Version 5: mehr Knoten, vier Teams</translation>
    </message>
    <message>
        <source>Version 6</source>
        <extracomment>source_nav.convert.format.26, source_nav.v6</extracomment>
        <translation>Version 6</translation>
    </message>
    <message>
        <source>Version 6 and later</source>
        <extracomment>quake_nav3.link.exit_at_target.help, quake_nav3.link.walk_only.help</extracomment>
        <translation>Ab Version 6</translation>
    </message>
    <message>
        <source>Version 6: current game</source>
        <extracomment>quake_nav3.convert.format.0, quake_nav3.v6</extracomment>
        <translation>Version 6: aktuelles Spiel</translation>
    </message>
    <message>
        <source>Version 7</source>
        <extracomment>source_nav.convert.format.25, source_nav.v7</extracomment>
        <translation>Version 7</translation>
    </message>
    <message>
        <source>Version 8</source>
        <extracomment>source_nav.convert.format.24, source_nav.v8</extracomment>
        <translation>Version 8</translation>
    </message>
    <message>
        <source>Version 9: Counter-Strike: Source of 2004</source>
        <extracomment>core/systems/source_nav/convert.cpp, source_nav.convert.format.23, source_nav.v9</extracomment>
        <translation>Version 9: Counter-Strike: Source von 2004</translation>
    </message>
    <message>
        <source>Version and game of the converted file</source>
        <extracomment>quake_nav2.convert.format.help, quake_nav3.convert.format.help, source_nav.convert.format.help</extracomment>
        <translation>Version und Spiel der umgewandelten Datei</translation>
    </message>
    <message>
        <source>Version of the format. To change it, use Edit &gt; Convert to Another Version.</source>
        <extracomment>quake_nav2.file.version.help, quake_nav3.file.version.help</extracomment>
        <translation>Version des Formats. Zum Ändern Bearbeiten &gt; In andere Version umwandeln verwenden.</translation>
    </message>
    <message>
        <source>Version of the format: up to 5 GoldSrc, 9 Counter-Strike: Source (2004), 16 all later games</source>
        <extracomment>source_nav.file.version.help</extracomment>
        <translation>Version des Formats: bis 5 GoldSrc, 9 Counter-Strike: Source (2004), 16 alle späteren Spiele</translation>
    </message>
    <message>
        <source>Version of the game. The script may be of another version.</source>
        <extracomment>gta_sa_save.simple_vars.version_id.help</extracomment>
        <translation>Version des Spiels. Das Skript kann von einer anderen Version sein.</translation>
    </message>
    <message>
        <source>Version rejected by the game</source>
        <extracomment>NAV051.fault</extracomment>
        <translation>Vom Spiel abgelehnte Version</translation>
    </message>
    <message>
        <source>Version {} (expected {} or later): the game loads the mesh, but its consistency check fails</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>Version {} (erwartet {} oder höher): Das Spiel lädt das Mesh, aber seine Konsistenzprüfung schlägt fehl</translation>
    </message>
    <message>
        <source>Version {} is newer than any supported one, so the file is read-only</source>
        <extracomment>core/systems/quake_nav/rules_file.cpp</extracomment>
        <translation>Version {} ist neuer als jede unterstützte, daher ist die Datei schreibgeschützt</translation>
    </message>
    <message>
        <source>Version {} of the format does not mark stairs.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>Version {} des Formats markiert keine Treppen.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store ladders.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Version {} des Formats speichert keine Leitern.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store places.</source>
        <extracomment>core/systems/source_nav/place_edits.cpp</extracomment>
        <translation>Version {} des Formats speichert keine Orte.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store teams.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>Version {} des Formats speichert keine Teams.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store the map size.</source>
        <extracomment>core/systems/source_nav/mesh_edits.cpp</extracomment>
        <translation>Version {} des Formats speichert die Kartengröße nicht.</translation>
    </message>
    <message>
        <source>Version {} of the format does not store {}.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>Version {} des Formats speichert keine {}.</translation>
    </message>
    <message>
        <source>Version {} of this game does not store {}.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Version {} dieses Spiels speichert keine {}.</translation>
    </message>
    <message>
        <source>Version {} stores only the first {} attributes.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>Version {} speichert nur die ersten {} Attribute.</translation>
    </message>
    <message>
        <source>Version {}: {}</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Version {}: {}</translation>
    </message>
    <message>
        <source>Version {}{}</source>
        <extracomment>core/systems/source_nav/convert.cpp</extracomment>
        <translation>Version {}{}</translation>
    </message>
    <message>
        <source>Versions 1 and 2. Meaning unknown; readers assume all teams.</source>
        <extracomment>quake_nav3.link.team_byte.help</extracomment>
        <translation>Versionen 1 und 2. Bedeutung unbekannt; Leseprogramme nehmen alle Teams an.</translation>
    </message>
    <message>
        <source>Versions 3 to 5. Readers ignore it.</source>
        <extracomment>quake_nav3.link.team_green.help, quake_nav3.link.team_yellow.help</extracomment>
        <translation>Versionen 3 bis 5. Leseprogramme ignorieren es.</translation>
    </message>
    <message>
        <source>View distance</source>
        <extracomment>source_nav.file.view_distance</extracomment>
        <translation>Sichtweite</translation>
    </message>
    <message>
        <source>Visibility</source>
        <extracomment>source_nav.area.inherits_from.section, source_nav.area.visible_area.target.section, source_nav.area.visible_area.visibility, source_nav.area.visible_area.visibility.section, source_nav.area.visible_areas.section, source_nav.strip.visibility</extracomment>
        <translation>Sichtbarkeit</translation>
    </message>
    <message>
        <source>Visibility above 3</source>
        <extracomment>NAV053.fault</extracomment>
        <translation>Sichtbarkeit über 3</translation>
    </message>
    <message>
        <source>Visibility is 0 to 3</source>
        <extracomment>NAV053</extracomment>
        <translation>Sichtbarkeit ist 0 bis 3</translation>
    </message>
    <message>
        <source>Visibility is inherited from {}</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>Sichtbarkeit wird geerbt von {}</translation>
    </message>
    <message>
        <source>Visible</source>
        <extracomment>gta_sa_save.pickup.visible</extracomment>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Visible from the selection</source>
        <extracomment>source_nav.sees</extracomment>
        <translation>Von der Auswahl sichtbar</translation>
    </message>
    <message>
        <source>Visited</source>
        <extracomment>gta_sa_save.file.visited</extracomment>
        <translation>Besucht</translation>
    </message>
    <message>
        <source>Visited count</source>
        <extracomment>gta_sa_save.file.visited_count</extracomment>
        <translation>Anzahl besucht</translation>
    </message>
    <message>
        <source>Waiting to respawn</source>
        <extracomment>gta_sa_save.pickup.disabled</extracomment>
        <translation>Wartet auf Respawn</translation>
    </message>
    <message>
        <source>Waits until the player is far away</source>
        <extracomment>gta_sa_save.car_generator.wait_far</extracomment>
        <translation>Wartet, bis der Spieler weit weg ist</translation>
    </message>
    <message>
        <source>Wakes at</source>
        <extracomment>gta_sa_save.thread.wake_time</extracomment>
        <translation>Erwacht um</translation>
    </message>
    <message>
        <source>Walk</source>
        <extracomment>source_nav.area.walk</extracomment>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>Walk link over a gap</source>
        <extracomment>QN055.fault</extracomment>
        <translation>Gehverbindung über eine Lücke</translation>
    </message>
    <message>
        <source>Walk link through a wall</source>
        <extracomment>QN052.fault</extracomment>
        <translation>Gehverbindung durch eine Wand</translation>
    </message>
    <message>
        <source>Walk links are not blocked</source>
        <extracomment>QN052</extracomment>
        <translation>Gehverbindungen sind nicht blockiert</translation>
    </message>
    <message>
        <source>Walk links have ground along their whole length</source>
        <extracomment>QN055</extracomment>
        <translation>Gehverbindungen haben auf ganzer Länge Boden</translation>
    </message>
    <message>
        <source>Walk only</source>
        <extracomment>quake_nav3.link.walk_only</extracomment>
        <translation>Nur gehen</translation>
    </message>
    <message>
        <source>Walkable rectangles</source>
        <extracomment>source_nav.file.areas.help</extracomment>
        <translation>Begehbare Rechtecke</translation>
    </message>
    <message>
        <source>Walking width</source>
        <extracomment>gta_sa_extended_paths.build_path.width.help, gta_sa_paths.build_path.width.help</extracomment>
        <translation>Gehbreite</translation>
    </message>
    <message>
        <source>Wandering pedestrians do not choose this node.</source>
        <extracomment>gta_sa_extended_paths.node.dont_wander.help, gta_sa_paths.node.dont_wander.help</extracomment>
        <translation>Umherlaufende Fußgänger wählen diesen Knoten nicht.</translation>
    </message>
    <message>
        <source>Wanted level</source>
        <extracomment>gta_sa_save.player.wanted</extracomment>
        <translation>Fahndungslevel</translation>
    </message>
    <message>
        <source>Wanted type 1</source>
        <extracomment>gta_sa_save.file.wanted_type_1</extracomment>
        <translation>Gesuchter Typ 1</translation>
    </message>
    <message>
        <source>Wanted type 2</source>
        <extracomment>gta_sa_save.file.wanted_type_2</extracomment>
        <translation>Gesuchter Typ 2</translation>
    </message>
    <message>
        <source>Wanted type 3</source>
        <extracomment>gta_sa_save.file.wanted_type_3</extracomment>
        <translation>Gesuchter Typ 3</translation>
    </message>
    <message>
        <source>Wanted type 4</source>
        <extracomment>gta_sa_save.file.wanted_type_4</extracomment>
        <translation>Gesuchter Typ 4</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>gta_sa_save.gang_wars.active.section, gta_sa_save.gang_wars.difficulty.section, gta_sa_save.gang_wars.ferocity.section, gta_sa_save.gang_wars.gang_1.section, gta_sa_save.gang_wars.gang_2.section, gta_sa_save.gang_wars.last_time.section, gta_sa_save.gang_wars.start_time.section, gta_sa_save.gang_wars.state.section, gta_sa_save.gang_wars.territory.section</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>gta_iv_paths.node.water, gta_sa_extended_paths.node.water, gta_sa_paths.node.water, gta_sa_save.simple_vars.water</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Way from the previous area to this one</source>
        <extracomment>source_nav.area.approach.previous_how.help</extracomment>
        <translation>Weg vom vorigen Bereich zu diesem</translation>
    </message>
    <message>
        <source>Way from this area to the next</source>
        <extracomment>source_nav.area.approach.next_how.help</extracomment>
        <translation>Weg von diesem Bereich zum nächsten</translation>
    </message>
    <message>
        <source>Waypoints have no version &quot;{}&quot;.</source>
        <extracomment>core/systems/quake_nav/convert.cpp</extracomment>
        <translation>Wegpunkte haben keine Version „{}“.</translation>
    </message>
    <message>
        <source>Weapon 1 ammo</source>
        <extracomment>gta_sa_save.player.weapon_1_ammo</extracomment>
        <translation>Waffe 1 Munition</translation>
    </message>
    <message>
        <source>Weapon 1 clip</source>
        <extracomment>gta_sa_save.player.weapon_1_clip</extracomment>
        <translation>Waffe 1 Magazin</translation>
    </message>
    <message>
        <source>Weapon 1 rest</source>
        <extracomment>gta_sa_save.player.weapon_1_rest</extracomment>
        <translation>Waffe 1 Rest</translation>
    </message>
    <message>
        <source>Weapon 1 state</source>
        <extracomment>gta_sa_save.player.weapon_1_state</extracomment>
        <translation>Waffe 1 Zustand</translation>
    </message>
    <message>
        <source>Weapon 1 type</source>
        <extracomment>gta_sa_save.player.weapon_1_type</extracomment>
        <translation>Waffe 1 Typ</translation>
    </message>
    <message>
        <source>Weapon 10 ammo</source>
        <extracomment>gta_sa_save.player.weapon_10_ammo</extracomment>
        <translation>Waffe 10 Munition</translation>
    </message>
    <message>
        <source>Weapon 10 clip</source>
        <extracomment>gta_sa_save.player.weapon_10_clip</extracomment>
        <translation>Waffe 10 Magazin</translation>
    </message>
    <message>
        <source>Weapon 10 rest</source>
        <extracomment>gta_sa_save.player.weapon_10_rest</extracomment>
        <translation>Waffe 10 Rest</translation>
    </message>
    <message>
        <source>Weapon 10 state</source>
        <extracomment>gta_sa_save.player.weapon_10_state</extracomment>
        <translation>Waffe 10 Zustand</translation>
    </message>
    <message>
        <source>Weapon 10 type</source>
        <extracomment>gta_sa_save.player.weapon_10_type</extracomment>
        <translation>Waffe 10 Typ</translation>
    </message>
    <message>
        <source>Weapon 11 ammo</source>
        <extracomment>gta_sa_save.player.weapon_11_ammo</extracomment>
        <translation>Waffe 11 Munition</translation>
    </message>
    <message>
        <source>Weapon 11 clip</source>
        <extracomment>gta_sa_save.player.weapon_11_clip</extracomment>
        <translation>Waffe 11 Magazin</translation>
    </message>
    <message>
        <source>Weapon 11 rest</source>
        <extracomment>gta_sa_save.player.weapon_11_rest</extracomment>
        <translation>Waffe 11 Rest</translation>
    </message>
    <message>
        <source>Weapon 11 state</source>
        <extracomment>gta_sa_save.player.weapon_11_state</extracomment>
        <translation>Waffe 11 Zustand</translation>
    </message>
    <message>
        <source>Weapon 11 type</source>
        <extracomment>gta_sa_save.player.weapon_11_type</extracomment>
        <translation>Waffe 11 Typ</translation>
    </message>
    <message>
        <source>Weapon 12 ammo</source>
        <extracomment>gta_sa_save.player.weapon_12_ammo</extracomment>
        <translation>Waffe 12 Munition</translation>
    </message>
    <message>
        <source>Weapon 12 clip</source>
        <extracomment>gta_sa_save.player.weapon_12_clip</extracomment>
        <translation>Waffe 12 Magazin</translation>
    </message>
    <message>
        <source>Weapon 12 rest</source>
        <extracomment>gta_sa_save.player.weapon_12_rest</extracomment>
        <translation>Waffe 12 Rest</translation>
    </message>
    <message>
        <source>Weapon 12 state</source>
        <extracomment>gta_sa_save.player.weapon_12_state</extracomment>
        <translation>Waffe 12 Zustand</translation>
    </message>
    <message>
        <source>Weapon 12 type</source>
        <extracomment>gta_sa_save.player.weapon_12_type</extracomment>
        <translation>Waffe 12 Typ</translation>
    </message>
    <message>
        <source>Weapon 13 ammo</source>
        <extracomment>gta_sa_save.player.weapon_13_ammo</extracomment>
        <translation>Waffe 13 Munition</translation>
    </message>
    <message>
        <source>Weapon 13 clip</source>
        <extracomment>gta_sa_save.player.weapon_13_clip</extracomment>
        <translation>Waffe 13 Magazin</translation>
    </message>
    <message>
        <source>Weapon 13 rest</source>
        <extracomment>gta_sa_save.player.weapon_13_rest</extracomment>
        <translation>Waffe 13 Rest</translation>
    </message>
    <message>
        <source>Weapon 13 state</source>
        <extracomment>gta_sa_save.player.weapon_13_state</extracomment>
        <translation>Waffe 13 Zustand</translation>
    </message>
    <message>
        <source>Weapon 13 type</source>
        <extracomment>gta_sa_save.player.weapon_13_type</extracomment>
        <translation>Waffe 13 Typ</translation>
    </message>
    <message>
        <source>Weapon 2 ammo</source>
        <extracomment>gta_sa_save.player.weapon_2_ammo</extracomment>
        <translation>Waffe 2 Munition</translation>
    </message>
    <message>
        <source>Weapon 2 clip</source>
        <extracomment>gta_sa_save.player.weapon_2_clip</extracomment>
        <translation>Waffe 2 Magazin</translation>
    </message>
    <message>
        <source>Weapon 2 rest</source>
        <extracomment>gta_sa_save.player.weapon_2_rest</extracomment>
        <translation>Waffe 2 Rest</translation>
    </message>
    <message>
        <source>Weapon 2 state</source>
        <extracomment>gta_sa_save.player.weapon_2_state</extracomment>
        <translation>Waffe 2 Zustand</translation>
    </message>
    <message>
        <source>Weapon 2 type</source>
        <extracomment>gta_sa_save.player.weapon_2_type</extracomment>
        <translation>Waffe 2 Typ</translation>
    </message>
    <message>
        <source>Weapon 3 ammo</source>
        <extracomment>gta_sa_save.player.weapon_3_ammo</extracomment>
        <translation>Waffe 3 Munition</translation>
    </message>
    <message>
        <source>Weapon 3 clip</source>
        <extracomment>gta_sa_save.player.weapon_3_clip</extracomment>
        <translation>Waffe 3 Magazin</translation>
    </message>
    <message>
        <source>Weapon 3 rest</source>
        <extracomment>gta_sa_save.player.weapon_3_rest</extracomment>
        <translation>Waffe 3 Rest</translation>
    </message>
    <message>
        <source>Weapon 3 state</source>
        <extracomment>gta_sa_save.player.weapon_3_state</extracomment>
        <translation>Waffe 3 Zustand</translation>
    </message>
    <message>
        <source>Weapon 3 type</source>
        <extracomment>gta_sa_save.player.weapon_3_type</extracomment>
        <translation>Waffe 3 Typ</translation>
    </message>
    <message>
        <source>Weapon 4 ammo</source>
        <extracomment>gta_sa_save.player.weapon_4_ammo</extracomment>
        <translation>Waffe 4 Munition</translation>
    </message>
    <message>
        <source>Weapon 4 clip</source>
        <extracomment>gta_sa_save.player.weapon_4_clip</extracomment>
        <translation>Waffe 4 Magazin</translation>
    </message>
    <message>
        <source>Weapon 4 rest</source>
        <extracomment>gta_sa_save.player.weapon_4_rest</extracomment>
        <translation>Waffe 4 Rest</translation>
    </message>
    <message>
        <source>Weapon 4 state</source>
        <extracomment>gta_sa_save.player.weapon_4_state</extracomment>
        <translation>Waffe 4 Zustand</translation>
    </message>
    <message>
        <source>Weapon 4 type</source>
        <extracomment>gta_sa_save.player.weapon_4_type</extracomment>
        <translation>Waffe 4 Typ</translation>
    </message>
    <message>
        <source>Weapon 5 ammo</source>
        <extracomment>gta_sa_save.player.weapon_5_ammo</extracomment>
        <translation>Waffe 5 Munition</translation>
    </message>
    <message>
        <source>Weapon 5 clip</source>
        <extracomment>gta_sa_save.player.weapon_5_clip</extracomment>
        <translation>Waffe 5 Magazin</translation>
    </message>
    <message>
        <source>Weapon 5 rest</source>
        <extracomment>gta_sa_save.player.weapon_5_rest</extracomment>
        <translation>Waffe 5 Rest</translation>
    </message>
    <message>
        <source>Weapon 5 state</source>
        <extracomment>gta_sa_save.player.weapon_5_state</extracomment>
        <translation>Waffe 5 Zustand</translation>
    </message>
    <message>
        <source>Weapon 5 type</source>
        <extracomment>gta_sa_save.player.weapon_5_type</extracomment>
        <translation>Waffe 5 Typ</translation>
    </message>
    <message>
        <source>Weapon 6 ammo</source>
        <extracomment>gta_sa_save.player.weapon_6_ammo</extracomment>
        <translation>Waffe 6 Munition</translation>
    </message>
    <message>
        <source>Weapon 6 clip</source>
        <extracomment>gta_sa_save.player.weapon_6_clip</extracomment>
        <translation>Waffe 6 Magazin</translation>
    </message>
    <message>
        <source>Weapon 6 rest</source>
        <extracomment>gta_sa_save.player.weapon_6_rest</extracomment>
        <translation>Waffe 6 Rest</translation>
    </message>
    <message>
        <source>Weapon 6 state</source>
        <extracomment>gta_sa_save.player.weapon_6_state</extracomment>
        <translation>Waffe 6 Zustand</translation>
    </message>
    <message>
        <source>Weapon 6 type</source>
        <extracomment>gta_sa_save.player.weapon_6_type</extracomment>
        <translation>Waffe 6 Typ</translation>
    </message>
    <message>
        <source>Weapon 7 ammo</source>
        <extracomment>gta_sa_save.player.weapon_7_ammo</extracomment>
        <translation>Waffe 7 Munition</translation>
    </message>
    <message>
        <source>Weapon 7 clip</source>
        <extracomment>gta_sa_save.player.weapon_7_clip</extracomment>
        <translation>Waffe 7 Magazin</translation>
    </message>
    <message>
        <source>Weapon 7 rest</source>
        <extracomment>gta_sa_save.player.weapon_7_rest</extracomment>
        <translation>Waffe 7 Rest</translation>
    </message>
    <message>
        <source>Weapon 7 state</source>
        <extracomment>gta_sa_save.player.weapon_7_state</extracomment>
        <translation>Waffe 7 Zustand</translation>
    </message>
    <message>
        <source>Weapon 7 type</source>
        <extracomment>gta_sa_save.player.weapon_7_type</extracomment>
        <translation>Waffe 7 Typ</translation>
    </message>
    <message>
        <source>Weapon 8 ammo</source>
        <extracomment>gta_sa_save.player.weapon_8_ammo</extracomment>
        <translation>Waffe 8 Munition</translation>
    </message>
    <message>
        <source>Weapon 8 clip</source>
        <extracomment>gta_sa_save.player.weapon_8_clip</extracomment>
        <translation>Waffe 8 Magazin</translation>
    </message>
    <message>
        <source>Weapon 8 rest</source>
        <extracomment>gta_sa_save.player.weapon_8_rest</extracomment>
        <translation>Waffe 8 Rest</translation>
    </message>
    <message>
        <source>Weapon 8 state</source>
        <extracomment>gta_sa_save.player.weapon_8_state</extracomment>
        <translation>Waffe 8 Zustand</translation>
    </message>
    <message>
        <source>Weapon 8 type</source>
        <extracomment>gta_sa_save.player.weapon_8_type</extracomment>
        <translation>Waffe 8 Typ</translation>
    </message>
    <message>
        <source>Weapon 9 ammo</source>
        <extracomment>gta_sa_save.player.weapon_9_ammo</extracomment>
        <translation>Waffe 9 Munition</translation>
    </message>
    <message>
        <source>Weapon 9 clip</source>
        <extracomment>gta_sa_save.player.weapon_9_clip</extracomment>
        <translation>Waffe 9 Magazin</translation>
    </message>
    <message>
        <source>Weapon 9 rest</source>
        <extracomment>gta_sa_save.player.weapon_9_rest</extracomment>
        <translation>Waffe 9 Rest</translation>
    </message>
    <message>
        <source>Weapon 9 state</source>
        <extracomment>gta_sa_save.player.weapon_9_state</extracomment>
        <translation>Waffe 9 Zustand</translation>
    </message>
    <message>
        <source>Weapon 9 type</source>
        <extracomment>gta_sa_save.player.weapon_9_type</extracomment>
        <translation>Waffe 9 Typ</translation>
    </message>
    <message>
        <source>Weapons</source>
        <extracomment>gta_sa_save.player.active_slot.section, gta_sa_save.player.weapon_10_ammo.section, gta_sa_save.player.weapon_10_clip.section, gta_sa_save.player.weapon_10_rest.section, gta_sa_save.player.weapon_10_state.section, gta_sa_save.player.weapon_10_type.section, gta_sa_save.player.weapon_11_ammo.section, gta_sa_save.player.weapon_11_clip.section, gta_sa_save.player.weapon_11_rest.section, gta_sa_save.player.weapon_11_state.section, gta_sa_save.player.weapon_11_type.section, gta_sa_save.player.weapon_12_ammo.section, gta_sa_save.player.weapon_12_clip.section, gta_sa_save.player.weapon_12_rest.section, gta_sa_save.player.weapon_12_state.section, gta_sa_save.player.weapon_12_type.section, gta_sa_save.player.weapon_13_ammo.section, gta_sa_save.player.weapon_13_clip.section, gta_sa_save.player.weapon_13_rest.section, gta_sa_save.player.weapon_13_state.section, gta_sa_save.player.weapon_13_type.section, gta_sa_save.player.weapon_1_ammo.section, gta_sa_save.player.weapon_1_clip.section, gta_sa_save.player.weapon_1_rest.section, gta_sa_save.player.weapon_1_state.section, gta_sa_save.player.weapon_1_type.section, gta_sa_save.player.weapon_2_ammo.section, gta_sa_save.player.weapon_2_clip.section, gta_sa_save.player.weapon_2_rest.section, gta_sa_save.player.weapon_2_state.section, gta_sa_save.player.weapon_2_type.section, gta_sa_save.player.weapon_3_ammo.section, gta_sa_save.player.weapon_3_clip.section, gta_sa_save.player.weapon_3_rest.section, gta_sa_save.player.weapon_3_state.section, gta_sa_save.player.weapon_3_type.section, gta_sa_save.player.weapon_4_ammo.section, gta_sa_save.player.weapon_4_clip.section, gta_sa_save.player.weapon_4_rest.section, gta_sa_save.player.weapon_4_state.section, gta_sa_save.player.weapon_4_type.section, gta_sa_save.player.weapon_5_ammo.section, gta_sa_save.player.weapon_5_clip.section, gta_sa_save.player.weapon_5_rest.section, gta_sa_save.player.weapon_5_state.section, gta_sa_save.player.weapon_5_type.section, gta_sa_save.player.weapon_6_ammo.section, gta_sa_save.player.weapon_6_clip.section, gta_sa_save.player.weapon_6_rest.section, gta_sa_save.player.weapon_6_state.section, gta_sa_save.player.weapon_6_type.section, gta_sa_save.player.weapon_7_ammo.section, gta_sa_save.player.weapon_7_clip.section, gta_sa_save.player.weapon_7_rest.section, gta_sa_save.player.weapon_7_state.section, gta_sa_save.player.weapon_7_type.section, gta_sa_save.player.weapon_8_ammo.section, gta_sa_save.player.weapon_8_clip.section, gta_sa_save.player.weapon_8_rest.section, gta_sa_save.player.weapon_8_state.section, gta_sa_save.player.weapon_8_type.section, gta_sa_save.player.weapon_9_ammo.section, gta_sa_save.player.weapon_9_clip.section, gta_sa_save.player.weapon_9_rest.section, gta_sa_save.player.weapon_9_state.section, gta_sa_save.player.weapon_9_type.section</extracomment>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>gta_sa_save.simple_vars.forced_weather.section, gta_sa_save.simple_vars.new_weather.section, gta_sa_save.simple_vars.old_weather.section, gta_sa_save.simple_vars.rain.section, gta_sa_save.simple_vars.weather_blend.section</extracomment>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Weather index</source>
        <extracomment>gta_sa_save.simple_vars.weather_index</extracomment>
        <translation>Wetterindex</translation>
    </message>
    <message>
        <source>Weekday</source>
        <extracomment>gta_sa_save.simple_vars.weekday</extracomment>
        <translation>Wochentag</translation>
    </message>
    <message>
        <source>What the region does to the nodes inside</source>
        <extracomment>gta_sa_save.path_region.off.help, gta_sa_save.region_around.off.help</extracomment>
        <translation>Was die Region mit den Knoten darin macht</translation>
    </message>
    <message>
        <source>What the region does to the nodes inside. Later regions override earlier ones.</source>
        <extracomment>gta_sa_save.path_region.off.help</extracomment>
        <translation>Was die Region mit den Knoten darin macht. Spätere Regionen haben Vorrang vor früheren.</translation>
    </message>
    <message>
        <source>What to do if several entities match, or only entities of another size</source>
        <extracomment>quake_nav2.retie.guesses.help, quake_nav3.retie.guesses.help</extracomment>
        <translation>Was zu tun ist, wenn mehrere Entitys passen oder nur Entitys anderer Größe</translation>
    </message>
    <message>
        <source>What to select</source>
        <extracomment>source_nav.select_one_way.what.help</extracomment>
        <translation>Was ausgewählt wird</translation>
    </message>
    <message>
        <source>What traffic does here; 8 and 9 occur, their purpose is unknown</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.help, gta_sa_paths.node.behaviour.help</extracomment>
        <translation>Was der Verkehr hier tut; 8 und 9 kommen vor, ihr Zweck ist unbekannt</translation>
    </message>
    <message>
        <source>Where a jump, drop or ride begins and ends</source>
        <extracomment>quake_nav2.link.traversal.help, quake_nav3.link.traversal.help</extracomment>
        <translation>Wo ein Sprung, Absprung oder eine Fahrt beginnt und endet</translation>
    </message>
    <message>
        <source>Where bots expect enemies to come from</source>
        <extracomment>source_nav.strip.approaches.help</extracomment>
        <translation>Von wo Bots Gegner erwarten</translation>
    </message>
    <message>
        <source>Where bots hide and snipe</source>
        <extracomment>source_nav.strip.hiding_spots.help</extracomment>
        <translation>Wo Bots sich verstecken und snipen</translation>
    </message>
    <message>
        <source>Where bots look on their way</source>
        <extracomment>source_nav.strip.encounter_paths.help</extracomment>
        <translation>Wohin Bots unterwegs blicken</translation>
    </message>
    <message>
        <source>Where it ends</source>
        <extracomment>quake_nav2.traversal.end.help, quake_nav3.traversal.end.help</extracomment>
        <translation>Wo es endet</translation>
    </message>
    <message>
        <source>Where the bot leaves the node, near its edge. 0, 0, 0: not used.</source>
        <extracomment>quake_nav2.traversal.exit.help, quake_nav3.traversal.exit.help</extracomment>
        <translation>Wo der Bot den Knoten verlässt, nahe seinem Rand. 0, 0, 0: nicht benutzt.</translation>
    </message>
    <message>
        <source>Where the jump, drop or ride begins</source>
        <extracomment>quake_nav2.traversal.start.help, quake_nav3.traversal.start.help</extracomment>
        <translation>Wo der Sprung, Absprung oder die Fahrt beginnt</translation>
    </message>
    <message>
        <source>Where the vehicle waits</source>
        <extracomment>source_nav.area.spawn_rescue_vehicle.help</extracomment>
        <translation>Wo das Fahrzeug wartet</translation>
    </message>
    <message>
        <source>Whether missions have to switch the road on. As before: as the node that it continues</source>
        <extracomment>gta_sa_extended_paths.build_path.switched_off.help, gta_sa_extended_paths.build_road.switched_off.help, gta_sa_extended_paths.build_water.switched_off.help, gta_sa_paths.build_path.switched_off.help, gta_sa_paths.build_road.switched_off.help, gta_sa_paths.build_water.switched_off.help</extracomment>
        <translation>Ob Missionen die Straße einschalten müssen. Wie bisher: wie der Knoten, den sie fortsetzt</translation>
    </message>
    <message>
        <source>Whether the next link crosses a road</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing.help, gta_sa_paths.build_path.crossing.help</extracomment>
        <translation>Ob die nächste Verbindung eine Straße überquert</translation>
    </message>
    <message>
        <source>Whether there is traffic after the open save is loaded: the bit in the path file, then the path regions of the save in their order</source>
        <extracomment>gta_sa_extended_paths.traffic_overlay.help, gta_sa_paths.traffic_overlay.help</extracomment>
        <translation>Ob nach dem Laden des geöffneten Spielstands Verkehr ist: das Bit in der Pfaddatei, dann die Pfadregionen des Spielstands in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Whether there is traffic here after the open save is loaded</source>
        <extracomment>gta_sa_extended_paths.node.traffic_in_save.help, gta_sa_paths.node.traffic_in_save.help</extracomment>
        <translation>Ob hier nach dem Laden des geöffneten Spielstands Verkehr ist</translation>
    </message>
    <message>
        <source>Whether to add the reverse link</source>
        <extracomment>quake_nav2.chain.way.help, quake_nav2.link.way.help, quake_nav3.chain.way.help, quake_nav3.link.way.help</extracomment>
        <translation>Ob die Gegenverbindung hinzugefügt wird</translation>
    </message>
    <message>
        <source>Which areas each area sees</source>
        <extracomment>source_nav.strip.visibility.help</extracomment>
        <translation>Welche Bereiche jeder Bereich sieht</translation>
    </message>
    <message>
        <source>Which of the game&apos;s two light cycles the road gets</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase.help, gta_sa_paths.propose_lights.phase.help</extracomment>
        <translation>Welchen der beiden Ampeltakte des Spiels die Straße erhält</translation>
    </message>
    <message>
        <source>Which of the junction&apos;s two phases this road has</source>
        <extracomment>gta_sa_extended_paths.navi.light_cycle.help, gta_sa_paths.navi.light_cycle.help</extracomment>
        <translation>Welche der beiden Phasen der Kreuzung diese Straße hat</translation>
    </message>
    <message>
        <source>Whole Set</source>
        <extracomment>gta_iv_paths.rebuild_derived.section, gta_sa_extended_paths.number_groups.section, gta_sa_extended_paths.rebuild_derived.section, gta_sa_paths.number_groups.section, gta_sa_paths.rebuild_derived.section</extracomment>
        <translation>Ganzer Satz</translation>
    </message>
    <message>
        <source>Whole units, at most 255; follows the nodes when they move</source>
        <extracomment>gta_sa_extended_paths.link.length.help, gta_sa_paths.link.length.help</extracomment>
        <translation>Ganze Einheiten, höchstens 255; folgt den Knoten beim Verschieben</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>gta_iv_paths.node.width, gta_sa_extended_paths.build_path.width, gta_sa_extended_paths.navi.width, gta_sa_extended_paths.node.width, gta_sa_paths.build_path.width, gta_sa_paths.navi.width, gta_sa_paths.node.width, source_nav.ladder.width</extracomment>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width along A</source>
        <extracomment>gta_sa_save.garage.width</extracomment>
        <translation>Breite entlang A</translation>
    </message>
    <message>
        <source>Width of the median strip between the directions. One source.</source>
        <extracomment>gta_iv_paths.node.width.help</extracomment>
        <translation>Breite des Mittelstreifens zwischen den Richtungen. Eine Quelle.</translation>
    </message>
    <message>
        <source>Width of the median strip, usually the larger one of the two ends</source>
        <extracomment>gta_sa_extended_paths.navi.width.help, gta_sa_paths.navi.width.help</extracomment>
        <translation>Breite des Mittelstreifens, meist die größere der beiden Enden</translation>
    </message>
    <message>
        <source>Width {} units (expected {}, as at the wider end of its edge)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>Breite {} Einheiten (erwartet {}, wie am breiteren Ende seiner Kante)</translation>
    </message>
    <message>
        <source>Width, raw</source>
        <extracomment>gta_sa_extended_paths.navi.width_raw, gta_sa_extended_paths.node.width_raw, gta_sa_paths.navi.width_raw, gta_sa_paths.node.width_raw</extracomment>
        <translation>Breite, roh</translation>
    </message>
    <message>
        <source>Widths of navi nodes</source>
        <extracomment>gta_sa_extended_paths.rebuild_derived.widths, gta_sa_paths.rebuild_derived.widths</extracomment>
        <translation>Breiten der Navi-Knoten</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>source_nav.replace_place.to</extracomment>
        <translation>Durch</translation>
    </message>
    <message>
        <source>With fifth point</source>
        <extracomment>source_nav.area.tf_with_fifth_point</extracomment>
        <translation>Mit fünftem Punkt</translation>
    </message>
    <message>
        <source>With fourth point</source>
        <extracomment>source_nav.area.tf_with_fourth_point</extracomment>
        <translation>Mit viertem Punkt</translation>
    </message>
    <message>
        <source>With second point</source>
        <extracomment>source_nav.area.tf_with_second_point</extracomment>
        <translation>Mit zweitem Punkt</translation>
    </message>
    <message>
        <source>With third point</source>
        <extracomment>source_nav.area.tf_with_third_point</extracomment>
        <translation>Mit drittem Punkt</translation>
    </message>
    <message>
        <source>Without cover</source>
        <extracomment>source_nav.hiding_spot.exposed.help</extracomment>
        <translation>Ohne Deckung</translation>
    </message>
    <message>
        <source>Without cover. Not used by GoldSrc.</source>
        <extracomment>source_nav.hiding_spot.exposed.help, source_nav.set_spot_kind.exposed.help</extracomment>
        <translation>Ohne Deckung. Von GoldSrc nicht benutzt.</translation>
    </message>
    <message>
        <source>World</source>
        <extracomment>gta_sa_save.simple_vars.camera.section, gta_sa_save.simple_vars.interior.section, gta_sa_save.simple_vars.level.section, gta_sa_save.simple_vars.riots.section, gta_sa_save.simple_vars.riots_without_police.section</extracomment>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Write in Standard Form</source>
        <extracomment>SA001.fix</extracomment>
        <translation>In Standardform schreiben</translation>
    </message>
    <message>
        <source>Written by</source>
        <extracomment>gta_sa_save.simple_vars.version_id</extracomment>
        <translation>Geschrieben von</translation>
    </message>
    <message>
        <source>Wrong &apos;Linking disabled&apos; flag</source>
        <extracomment>IV014.fault</extracomment>
        <translation>Falsches Flag „Verbinden deaktiviert“</translation>
    </message>
    <message>
        <source>Wrong checksum</source>
        <extracomment>SAV-003.fault</extracomment>
        <translation>Falsche Prüfsumme</translation>
    </message>
    <message>
        <source>Wrong checksum kept</source>
        <extracomment>gta_sa_save.file.keeps_checksum</extracomment>
        <translation>Falsche Prüfsumme behalten</translation>
    </message>
    <message>
        <source>Wrong dead-end flag</source>
        <extracomment>SA034.fault</extracomment>
        <translation>Falsches Sackgassen-Flag</translation>
    </message>
    <message>
        <source>Wrong file size</source>
        <extracomment>SAV-001.fault</extracomment>
        <translation>Falsche Dateigröße</translation>
    </message>
    <message>
        <source>Wrong flood group</source>
        <extracomment>SA033.fault</extracomment>
        <translation>Falsche Flood-Gruppe</translation>
    </message>
    <message>
        <source>Wrong stored area or ID</source>
        <extracomment>IV003.fault</extracomment>
        <translation>Falscher gespeicherter Bereich oder falsche ID</translation>
    </message>
    <message>
        <source>Wrong stored link count</source>
        <extracomment>IV013.fault</extracomment>
        <translation>Falsche gespeicherte Verbindungszahl</translation>
    </message>
    <message>
        <source>Wrong unnamed-areas byte</source>
        <extracomment>NAV042.fault</extracomment>
        <translation>Falsches Byte für unbenannte Bereiche</translation>
    </message>
    <message>
        <source>Zero padding of an archive copy, or bytes that the game never reads</source>
        <extracomment>gta_sa_extended_paths.file.tail.help, gta_sa_paths.file.tail.help</extracomment>
        <translation>Null-Füllbytes einer Archivkopie oder Bytes, die das Spiel nie liest</translation>
    </message>
    <message>
        <source>Zeros after the links, as in a copy from an archive. An edited file is padded again.</source>
        <extracomment>gta_iv_paths.file.padded.help</extracomment>
        <translation>Nullen nach den Verbindungen, wie in einer Kopie aus einem Archiv. Eine bearbeitete Datei wird wieder aufgefüllt.</translation>
    </message>
    <message>
        <source>Zone</source>
        <extracomment>gta_sa_save.gang_wars.zone, gta_sa_save.zone.label.section, gta_sa_save.zone.level.section, gta_sa_save.zone.list.section, gta_sa_save.zone.name.section, gta_sa_save.zone.population.section, gta_sa_save.zone.type.section</extracomment>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zone with unknown type or population</source>
        <extracomment>SAV-031T.fault</extracomment>
        <translation>Zone mit unbekanntem Typ oder unbekannter Bevölkerung</translation>
    </message>
    <message>
        <source>
Different, and {}: {}.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>
Abweichend und {}: {}.</translation>
    </message>
    <message>
        <source>
Missing, and not created: {}.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>
Fehlend und nicht angelegt: {}.</translation>
    </message>
    <message>
        <source>
Outdated: {}.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>
Veraltet: {}.</translation>
    </message>
    <message>
        <source>a change of this file was interrupted, and the record of its old content is damaged. Nothing was changed. If the file is intact or has been restored, remove {}</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>eine Änderung dieser Datei wurde unterbrochen, und die Aufzeichnung ihres alten Inhalts ist beschädigt. Nichts wurde geändert. Wenn die Datei unversehrt oder wiederhergestellt ist, {} entfernen</translation>
    </message>
    <message>
        <source>a loop, first from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>eine Schleife, zuerst von {} zu {}</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>ein Teil des Pfads ist kein Ordner</translation>
    </message>
    <message>
        <source>a save was interrupted and can be neither finished nor undone: {}. Nothing was changed. What exists of the previous files is in {}</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>ein Speichervorgang wurde unterbrochen und kann weder abgeschlossen noch rückgängig gemacht werden: {}. Nichts wurde geändert. Was von den vorherigen Dateien existiert, liegt in {}</translation>
    </message>
    <message>
        <source>a save was interrupted and its record is damaged, so it can be neither finished nor undone. Nothing was changed. The previous files are in the latest backup set; see &quot;Restoring&quot; in the guide</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>ein Speichervorgang wurde unterbrochen, und seine Aufzeichnung ist beschädigt; er kann weder abgeschlossen noch rückgängig gemacht werden. Nichts wurde geändert. Die vorherigen Dateien liegen im neuesten Sicherungssatz; siehe „Restoring“ in der Anleitung</translation>
    </message>
    <message>
        <source>a value that does not fit</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>ein unpassender Wert</translation>
    </message>
    <message>
        <source>a wrong number of values</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>eine falsche Anzahl Werte</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp, core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>darüber</translation>
    </message>
    <message>
        <source>adds</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>fügt hinzu:</translation>
    </message>
    <message>
        <source>airstrip</source>
        <extracomment>gta_sa_save.marker.type.8</extracomment>
        <translation>Landebahn</translation>
    </message>
    <message>
        <source>all selected areas</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>alle ausgewählten Bereiche</translation>
    </message>
    <message>
        <source>all teams</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>alle Teams</translation>
    </message>
    <message>
        <source>an earlier change of this file was interrupted. Open it again to undo the change</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>eine frühere Änderung dieser Datei wurde unterbrochen. Erneut öffnen, um sie rückgängig zu machen</translation>
    </message>
    <message>
        <source>an earlier change of this file was interrupted. Open it again to undo the change. Its record is {}</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>eine frühere Änderung dieser Datei wurde unterbrochen. Erneut öffnen, um sie rückgängig zu machen. Ihre Aufzeichnung ist {}</translation>
    </message>
    <message>
        <source>an earlier save was interrupted here. Open the folder again to finish or undo it</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>ein früherer Speichervorgang wurde hier unterbrochen. Den Ordner erneut öffnen, um ihn abzuschließen oder rückgängig zu machen</translation>
    </message>
    <message>
        <source>an earlier save was interrupted here. Open the folder again to finish or undo it before saving</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>ein früherer Speichervorgang wurde hier unterbrochen. Vor dem Speichern den Ordner erneut öffnen, um ihn abzuschließen oder rückgängig zu machen</translation>
    </message>
    <message>
        <source>another program is saving in this folder right now. Try again later</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>ein anderes Programm speichert gerade in diesem Ordner. Später erneut versuchen</translation>
    </message>
    <message>
        <source>approach areas</source>
        <extracomment>source_nav.area.approach</extracomment>
        <translation>Annäherungsbereiche</translation>
    </message>
    <message>
        <source>are</source>
        <extracomment>core/opening/game_copies.cpp, core/systems/shared/path_graph.cpp</extracomment>
        <translation>sind</translation>
    </message>
    <message>
        <source>area</source>
        <extracomment>core/systems/shared/path_checks.cpp, core/systems/shared/path_graph.cpp, gta_iv_paths.file, gta_sa_extended_paths.file, gta_sa_paths.file, source_nav.area, source_nav.area.legend</extracomment>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>area {}</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>Bereich {}</translation>
    </message>
    <message>
        <source>area {}, which does not exist</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>Bereich {}, der nicht existiert</translation>
    </message>
    <message>
        <source>areas</source>
        <extracomment>core/systems/shared/path_checks.cpp, core/systems/shared/path_graph.cpp, gta_iv_paths.file.plural, gta_sa_extended_paths.file.plural, gta_sa_paths.file.plural, source_nav.area.plural, source_nav.select_one_way.what.0</extracomment>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>arrest (police)</source>
        <extracomment>gta_sa_save.restart.kind.1</extracomment>
        <translation>Verhaftung (Polizei)</translation>
    </message>
    <message>
        <source>as before</source>
        <extracomment>gta_sa_extended_paths.build_path.switched_off.0, gta_sa_extended_paths.build_road.switched_off.0, gta_sa_extended_paths.build_water.switched_off.0, gta_sa_paths.build_path.switched_off.0, gta_sa_paths.build_road.switched_off.0, gta_sa_paths.build_water.switched_off.0</extracomment>
        <translation>wie bisher</translation>
    </message>
    <message>
        <source>audio objects</source>
        <extracomment>gta_sa_save.block.content.14</extracomment>
        <translation>Audioobjekte</translation>
    </message>
    <message>
        <source>avoid</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>meiden</translation>
    </message>
    <message>
        <source>barrier jump</source>
        <extracomment>quake_nav2.chain.type.5, quake_nav2.connect_as.type.5, quake_nav2.link.barrier jump, quake_nav2.link.legend, quake_nav2.link.type.5, quake_nav2.select_type.type.5, quake_nav2.set_type.type.5, quake_nav2.traversal.barrier jump, quake_nav3.chain.type.5, quake_nav3.connect_as.type.5, quake_nav3.link.barrier jump, quake_nav3.link.legend, quake_nav3.link.type.5, quake_nav3.select_type.type.5, quake_nav3.set_type.type.5, quake_nav3.traversal.barrier jump</extracomment>
        <translation>Barrierensprung</translation>
    </message>
    <message>
        <source>became longer</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>wurde länger</translation>
    </message>
    <message>
        <source>became shorter</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>wurde kürzer</translation>
    </message>
    <message>
        <source>became shorter while it was being changed</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>wurde während der Änderung kürzer</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp, core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>darunter</translation>
    </message>
    <message>
        <source>beside the archive</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>neben dem Archiv</translation>
    </message>
    <message>
        <source>blip</source>
        <extracomment>gta_sa_save.marker.display.2</extracomment>
        <translation>Blip</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>gta_sa_save.block</extracomment>
        <translation>Block</translation>
    </message>
    <message>
        <source>block {} ({}) has an unknown layout and is kept unchanged</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>Block {} ({}) hat ein unbekanntes Layout und bleibt unverändert</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>blocks</source>
        <extracomment>gta_sa_save.block.plural</extracomment>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>boat</source>
        <extracomment>gta_iv_paths.link.boat, gta_iv_paths.node.boat, gta_sa_extended_paths.link.boat, gta_sa_extended_paths.navi.boat, gta_sa_extended_paths.node.boat, gta_sa_paths.link.boat, gta_sa_paths.navi.boat, gta_sa_paths.node.boat</extracomment>
        <translation>Boot</translation>
    </message>
    <message>
        <source>boat node</source>
        <extracomment>gta_iv_paths.node.legend, gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend</extracomment>
        <translation>Bootsknoten</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>gta_sa_save.marker.display.3</extracomment>
        <translation>beides</translation>
    </message>
    <message>
        <source>both teams</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>beide Teams</translation>
    </message>
    <message>
        <source>both ways</source>
        <extracomment>core/systems/quake_nav/overlays.cpp, quake_nav2.chain.way.0, quake_nav2.connect_as.way.1, quake_nav2.link.way.0, quake_nav3.chain.way.0, quake_nav3.connect_as.way.1, quake_nav3.link.way.0, source_nav.connection.legend, source_nav.connection.twoWay</extracomment>
        <translation>beide Richtungen</translation>
    </message>
    <message>
        <source>by direction of the road</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase.0, gta_sa_paths.propose_lights.phase.0</extracomment>
        <translation>nach Richtung der Straße</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>gta_sa_save.block.length.unit, source_nav.file.bsp_size.unit</extracomment>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>cannot be changed</source>
        <extracomment>core/files/in_place_steps.h</extracomment>
        <translation>kann nicht geändert werden</translation>
    </message>
    <message>
        <source>cannot be changed together with {}: it is in another folder</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>kann nicht zusammen mit {} geändert werden: liegt in einem anderen Ordner</translation>
    </message>
    <message>
        <source>cannot be changed: it is not a regular file</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>kann nicht geändert werden: keine normale Datei</translation>
    </message>
    <message>
        <source>cannot be changed: the file is marked read-only</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>kann nicht geändert werden: Die Datei ist als schreibgeschützt markiert</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <extracomment>core/files/backup_sets.cpp, core/files/save_set.cpp, core/files/save_steps.cpp</extracomment>
        <translation>kann nicht geprüft werden</translation>
    </message>
    <message>
        <source>cannot be checked for changes</source>
        <extracomment>core/files/batch_reader.cpp</extracomment>
        <translation>kann nicht auf Änderungen geprüft werden</translation>
    </message>
    <message>
        <source>cannot be copied</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>kann nicht kopiert werden</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <extracomment>core/files/own_folder.cpp</extracomment>
        <translation>kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>cannot be listed</source>
        <extracomment>core/files/backup_sets.cpp, core/files/read_file.cpp, core/files/recover_folder.cpp</extracomment>
        <translation>kann nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <extracomment>core/files/recover_folder.cpp, core/files/recover_in_place.cpp, core/opening/find_documents.cpp</extracomment>
        <translation>kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>cannot be opened: {} contains no such file</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>kann nicht geöffnet werden: {} enthält keine solche Datei</translation>
    </message>
    <message>
        <source>cannot be packed into: it is not a map. Documents opened from it are saved into it</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>eignet sich nicht zum Packen: keine Karte. Daraus geöffnete Dokumente werden dorthin gespeichert</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>core/files/file_source.cpp, core/files/file_steps.cpp, core/files/recover_in_place.cpp, core/opening/find_documents.cpp, core/opening/world_files.cpp</extracomment>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot be read: a change of this file was interrupted or is still running. Open the file in the editor to undo it</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>kann nicht gelesen werden: Eine Änderung dieser Datei wurde unterbrochen oder läuft noch. Die Datei im Editor öffnen, um sie rückgängig zu machen</translation>
    </message>
    <message>
        <source>cannot be read: a save of it and its directory was interrupted or is still running. Open it in the editor to finish or undo the save</source>
        <extracomment>core/files/archive.cpp</extracomment>
        <translation>kann nicht gelesen werden: Das Speichern der Datei und ihres Verzeichnisses wurde unterbrochen oder läuft noch. Im Editor öffnen, um es abzuschließen oder rückgängig zu machen</translation>
    </message>
    <message>
        <source>cannot be read: another program changed it at the same time</source>
        <extracomment>core/files/file_source.cpp</extracomment>
        <translation>kann nicht gelesen werden: Ein anderes Programm hat die Datei gleichzeitig geändert</translation>
    </message>
    <message>
        <source>cannot be read: it has {} bytes, more than the limit of {}</source>
        <extracomment>core/files/batch_reader.cpp</extracomment>
        <translation>kann nicht gelesen werden: {} Bytes, mehr als die Grenze von {}</translation>
    </message>
    <message>
        <source>cannot be read: it is not a regular file</source>
        <extracomment>core/files/file_source.cpp, core/files/save_plan.cpp, core/opening/find_documents.cpp</extracomment>
        <translation>kann nicht gelesen werden: keine normale Datei</translation>
    </message>
    <message>
        <source>cannot be read: {} contains no file of this name</source>
        <extracomment>core/files/batch_reader.cpp</extracomment>
        <translation>kann nicht gelesen werden: {} enthält keine Datei dieses Namens</translation>
    </message>
    <message>
        <source>cannot be rebuilt</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>kann nicht neu aufgebaut werden</translation>
    </message>
    <message>
        <source>cannot be removed</source>
        <extracomment>core/files/backup_sets.cpp, core/files/in_place.cpp, core/files/save_steps.cpp</extracomment>
        <translation>kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>cannot be replaced</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>kann nicht ersetzt werden</translation>
    </message>
    <message>
        <source>cannot be restored</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>kann nicht wiederhergestellt werden</translation>
    </message>
    <message>
        <source>cannot be saved</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>cannot be saved: a file of this name exists already, and the document was opened from {}</source>
        <extracomment>core/opening/save_document.cpp</extracomment>
        <translation>kann nicht gespeichert werden: Eine Datei dieses Namens existiert bereits, und das Dokument wurde aus {} geöffnet</translation>
    </message>
    <message>
        <source>cannot be saved: a file of this name exists that does not belong to the document</source>
        <extracomment>core/opening/save_document.cpp</extracomment>
        <translation>kann nicht gespeichert werden: Eine Datei dieses Namens existiert, die nicht zum Dokument gehört</translation>
    </message>
    <message>
        <source>cannot be saved: another program has changed it since it was opened</source>
        <extracomment>core/opening/save_document.cpp</extracomment>
        <translation>kann nicht gespeichert werden: Ein anderes Programm hat die Datei seit dem Öffnen geändert</translation>
    </message>
    <message>
        <source>cannot be saved: something other than a file has this name</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>kann nicht gespeichert werden: Etwas anderes als eine Datei hat diesen Namen</translation>
    </message>
    <message>
        <source>cannot be saved: the file is marked read-only</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>kann nicht gespeichert werden: Die Datei ist als schreibgeschützt markiert</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <extracomment>core/files/file_steps.cpp</extracomment>
        <translation>kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>cannot be written to</source>
        <extracomment>core/files/in_place.cpp, core/files/recover_folder.cpp, core/files/save_set.cpp, core/files/save_steps.cpp</extracomment>
        <translation>kann nicht beschrieben werden</translation>
    </message>
    <message>
        <source>cannot be written to: it is {}. Only maps of the Source engine and IMG archives can be changed</source>
        <extracomment>core/files/put_entry.cpp</extracomment>
        <translation>kann nicht beschrieben werden: {}. Nur Karten der Source-Engine und IMG-Archive können geändert werden</translation>
    </message>
    <message>
        <source>cannot be written: {}</source>
        <extracomment>core/systems/source_nav/save.cpp</extracomment>
        <translation>kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>cannot contain a file named &quot;{}&quot;: the path is invalid</source>
        <extracomment>core/files/put_entry.cpp</extracomment>
        <translation>kann keine Datei namens „{}“ enthalten: Der Pfad ist ungültig</translation>
    </message>
    <message>
        <source>cannot contain a file of that name</source>
        <extracomment>core/files/own_folder.cpp</extracomment>
        <translation>kann keine Datei dieses Namens enthalten</translation>
    </message>
    <message>
        <source>cannot contain files of &quot;{}&quot;: no game looks for them in a map</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>kann keine Dateien von „{}“ enthalten: Kein Spiel sucht sie in einer Karte</translation>
    </message>
    <message>
        <source>cannot contain this document: it has {} files, and only one can be packed</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>kann dieses Dokument nicht enthalten: Es hat {} Dateien, und nur eine kann gepackt werden</translation>
    </message>
    <message>
        <source>car</source>
        <extracomment>gta_iv_paths.link.car, gta_iv_paths.node.car, gta_iv_paths.node.group.0, gta_iv_paths.node.part, gta_sa_extended_paths.link.car, gta_sa_extended_paths.navi.car, gta_sa_extended_paths.node.car, gta_sa_paths.link.car, gta_sa_paths.navi.car, gta_sa_paths.node.car, gta_sa_save.marker.type.1</extracomment>
        <translation>Auto</translation>
    </message>
    <message>
        <source>car and boat nodes</source>
        <extracomment>gta_sa_save.path_region.vehicles.1, gta_sa_save.region_around.vehicles.1</extracomment>
        <translation>Auto- und Bootsknoten</translation>
    </message>
    <message>
        <source>car generator</source>
        <extracomment>gta_sa_save.car_generator</extracomment>
        <translation>Autogenerator</translation>
    </message>
    <message>
        <source>car generators</source>
        <extracomment>gta_sa_save.block.content.12, gta_sa_save.car_generator.plural, gta_sa_save.file.close.section, gta_sa_save.file.process.section</extracomment>
        <translation>Autogeneratoren</translation>
    </message>
    <message>
        <source>car node</source>
        <extracomment>gta_iv_paths.node.legend, gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend</extracomment>
        <translation>Autoknoten</translation>
    </message>
    <message>
        <source>check for floor</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>auf Boden prüfen</translation>
    </message>
    <message>
        <source>check for solid</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>auf Festes prüfen</translation>
    </message>
    <message>
        <source>choose a coordinate, as in position.x</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>eine Koordinate angeben, wie in position.x</translation>
    </message>
    <message>
        <source>cliff</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>Klippe</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>gta_sa_save.garage.door_state.0</extracomment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>closing</source>
        <extracomment>gta_sa_save.garage.door_state.2</extracomment>
        <translation>schließt</translation>
    </message>
    <message>
        <source>collectable</source>
        <extracomment>gta_sa_save.pickup.type.6</extracomment>
        <translation>sammelbar</translation>
    </message>
    <message>
        <source>comes from</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>kommt von</translation>
    </message>
    <message>
        <source>completely</source>
        <extracomment>source_nav.area.visible_area.visibility.2</extracomment>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>connection</source>
        <extracomment>source_nav.connection</extracomment>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>connections</source>
        <extracomment>source_nav.connection.plural, source_nav.select_one_way.what.1</extracomment>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>contact point</source>
        <extracomment>gta_sa_save.marker.type.5</extracomment>
        <translation>Kontaktpunkt</translation>
    </message>
    <message>
        <source>contains no supported file ({}, {})</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>enthält keine unterstützte Datei ({}, {})</translation>
    </message>
    <message>
        <source>contains no supported file itself. Name what to open below it: {}</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>enthält selbst keine unterstützte Datei. Angeben, was darunter geöffnet werden soll: {}</translation>
    </message>
    <message>
        <source>contains no supported file. Expected: {}</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>enthält keine unterstützte Datei. Erwartet: {}</translation>
    </message>
    <message>
        <source>coordinate</source>
        <extracomment>gta_sa_save.marker.type.4</extracomment>
        <translation>Koordinate</translation>
    </message>
    <message>
        <source>counted statistic</source>
        <extracomment>gta_sa_save.counted_statistic</extracomment>
        <translation>gezählte Statistik</translation>
    </message>
    <message>
        <source>counted statistics</source>
        <extracomment>gta_sa_save.counted_statistic.plural</extracomment>
        <translation>gezählte Statistiken</translation>
    </message>
    <message>
        <source>country</source>
        <extracomment>gta_sa_save.simple_vars.level.0, gta_sa_save.zone.level.0</extracomment>
        <translation>Land</translation>
    </message>
    <message>
        <source>crosses a road</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing.1, gta_sa_paths.build_path.crossing.1</extracomment>
        <translation>überquert eine Straße</translation>
    </message>
    <message>
        <source>crouch</source>
        <extracomment>quake_nav3.chain.type.9, quake_nav3.connect_as.type.9, quake_nav3.link.crouch, quake_nav3.link.legend, quake_nav3.link.type.9, quake_nav3.node.legend, quake_nav3.select_type.type.9, quake_nav3.set_type.type.9, quake_nav3.traversal.crouch, source_nav.area.legend</extracomment>
        <translation>Ducken</translation>
    </message>
    <message>
        <source>damaged</source>
        <extracomment>gta_sa_save.block.tagged.0</extracomment>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>death (hospital)</source>
        <extracomment>gta_sa_save.restart.kind.0</extracomment>
        <translation>Tod (Krankenhaus)</translation>
    </message>
    <message>
        <source>degrees</source>
        <extracomment>gta_iv_paths.rotate_selection.angle.unit, gta_sa_extended_paths.rotate_selection.angle.unit, gta_sa_paths.rotate_selection.angle.unit, gta_sa_save.car_generator.heading.unit, gta_sa_save.parked_car.heading.unit, gta_sa_save.restart.heading.unit, gta_sa_save.rotate_selection.angle.unit, quake_nav2.rotate_selection.angle.unit, quake_nav3.rotate_selection.angle.unit, source_nav.rotate_selection.angle.unit</extracomment>
        <translation>Grad</translation>
    </message>
    <message>
        <source>disabled</source>
        <extracomment>quake_nav3.node.legend</extracomment>
        <translation>deaktiviert</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>abwärts</translation>
    </message>
    <message>
        <source>drop</source>
        <extracomment>source_nav.connection.drop, source_nav.connection.legend</extracomment>
        <translation>Absprung</translation>
    </message>
    <message>
        <source>dropped car</source>
        <extracomment>gta_sa_save.garage.door_state.5</extracomment>
        <translation>Auto abgesetzt</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.1, source_nav.area.approach.previous_how.1, source_nav.connection.part, source_nav.connection.side.1, source_nav.encounter_path.from_direction.1, source_nav.encounter_path.to_direction.1, source_nav.ladder.direction.1, source_nav.ladder.direction.2, source_nav.set_side.side.2</extracomment>
        <translation>Osten</translation>
    </message>
    <message>
        <source>edict</source>
        <extracomment>quake_nav2.edict, quake_nav2.edict.legend, quake_nav3.edict, quake_nav3.edict.legend</extracomment>
        <translation>Edict</translation>
    </message>
    <message>
        <source>edict without a brush in the map</source>
        <extracomment>quake_nav2.edict.legend, quake_nav3.edict.legend</extracomment>
        <translation>Edict ohne Brush in der Karte</translation>
    </message>
    <message>
        <source>edicts</source>
        <extracomment>quake_nav2.edict.plural, quake_nav3.edict.plural</extracomment>
        <translation>Edicts</translation>
    </message>
    <message>
        <source>elevator</source>
        <extracomment>quake_nav2.chain.type.6, quake_nav2.connect_as.type.6, quake_nav2.link.elevator, quake_nav2.link.legend, quake_nav2.link.type.6, quake_nav2.select_type.type.6, quake_nav2.set_type.type.6, quake_nav2.traversal.elevator, quake_nav3.chain.type.6, quake_nav3.connect_as.type.6, quake_nav3.link.elevator, quake_nav3.link.legend, quake_nav3.link.type.6, quake_nav3.node.legend, quake_nav3.select_type.type.6, quake_nav3.set_type.type.6, quake_nav3.traversal.elevator</extracomment>
        <translation>Aufzug</translation>
    </message>
    <message>
        <source>elevator bottom</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.node.legend</extracomment>
        <translation>Aufzug unten</translation>
    </message>
    <message>
        <source>elevator down</source>
        <extracomment>source_nav.area.approach.next_how.8, source_nav.area.approach.previous_how.8</extracomment>
        <translation>Aufzug hinab</translation>
    </message>
    <message>
        <source>elevator link leads to it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Aufzugslink führt zu ihm</translation>
    </message>
    <message>
        <source>elevator link leaves it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Aufzugslink geht von ihm aus</translation>
    </message>
    <message>
        <source>elevator top</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.node.legend</extracomment>
        <translation>Aufzug oben</translation>
    </message>
    <message>
        <source>elevator up</source>
        <extracomment>source_nav.area.approach.next_how.7, source_nav.area.approach.previous_how.7</extracomment>
        <translation>Aufzug hinauf</translation>
    </message>
    <message>
        <source>empty, 788 bytes</source>
        <extracomment>gta_sa_extended_paths.file.form.4, gta_sa_extended_paths.file.written_form.4, gta_sa_paths.file.form.4, gta_sa_paths.file.written_form.4</extracomment>
        <translation>leer, 788 Bytes</translation>
    </message>
    <message>
        <source>encounter path</source>
        <extracomment>source_nav.encounter_path, source_nav.encounter_path.legend</extracomment>
        <translation>Begegnungspfad</translation>
    </message>
    <message>
        <source>encounter paths</source>
        <extracomment>source_nav.encounter_path.plural</extracomment>
        <translation>Begegnungspfade</translation>
    </message>
    <message>
        <source>encounter spots</source>
        <extracomment>source_nav.encounter_path.encounter_spot</extracomment>
        <translation>Begegnungspunkte</translation>
    </message>
    <message>
        <source>ends</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>Enden</translation>
    </message>
    <message>
        <source>entrance</source>
        <extracomment>gta_sa_save.enex_connection</extracomment>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>entrances</source>
        <extracomment>gta_sa_save.block.content.25, gta_sa_save.enex_connection.plural</extracomment>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>gta_sa_extended_paths.file.form.1, gta_sa_extended_paths.file.written_form.1, gta_sa_paths.file.form.1, gta_sa_paths.file.written_form.1</extracomment>
        <translation>exakt</translation>
    </message>
    <message>
        <source>exchanged</source>
        <extracomment>gta_sa_extended_paths.propose_lights.phase.1, gta_sa_paths.propose_lights.phase.1</extracomment>
        <translation>vertauscht</translation>
    </message>
    <message>
        <source>exists already</source>
        <extracomment>core/files/rebuild_archive.cpp, core/opening/begin_document.cpp</extracomment>
        <translation>existiert bereits</translation>
    </message>
    <message>
        <source>expected a property</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>Eigenschaft erwartet</translation>
    </message>
    <message>
        <source>expected a value</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>Wert erwartet</translation>
    </message>
    <message>
        <source>exposed</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>ungedeckt</translation>
    </message>
    <message>
        <source>extend beyond the end and cannot be read</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>reichen über das Ende hinaus und können nicht gelesen werden</translation>
    </message>
    <message>
        <source>extends beyond the end and cannot be read</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>reicht über das Ende hinaus und kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>gta_sa_save.file, quake_nav2.file, quake_nav3.file</extracomment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>files</source>
        <extracomment>gta_sa_save.file.plural, quake_nav2.file.plural, quake_nav3.file.plural</extracomment>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>floating package</source>
        <extracomment>gta_sa_save.pickup.type.13</extracomment>
        <translation>schwimmendes Paket</translation>
    </message>
    <message>
        <source>floating package, floats</source>
        <extracomment>gta_sa_save.pickup.type.14</extracomment>
        <translation>schwimmendes Paket, schwimmt</translation>
    </message>
    <message>
        <source>fog place</source>
        <extracomment>source_nav.fog_place</extracomment>
        <translation>Nebelort</translation>
    </message>
    <message>
        <source>fog places</source>
        <extracomment>source_nav.fog_place.plural</extracomment>
        <translation>Nebelorte</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>core/systems/source_nav/build.cpp, core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>gta_sa_save.marker.type.0, gta_sa_save.pickup.type.0</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>from the selection only</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>nur von der Auswahl aus</translation>
    </message>
    <message>
        <source>from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>von {} zu {}</translation>
    </message>
    <message>
        <source>game logic</source>
        <extracomment>gta_sa_save.block.content.4</extracomment>
        <translation>Spiellogik</translation>
    </message>
    <message>
        <source>gang</source>
        <extracomment>gta_sa_save.gang</extracomment>
        <translation>Gang</translation>
    </message>
    <message>
        <source>gang war</source>
        <extracomment>gta_sa_save.gang_wars</extracomment>
        <translation>Gangkrieg</translation>
    </message>
    <message>
        <source>gang wars</source>
        <extracomment>gta_sa_save.block.content.23, gta_sa_save.gang_wars.plural</extracomment>
        <translation>Gangkriege</translation>
    </message>
    <message>
        <source>gangs</source>
        <extracomment>gta_sa_save.block.content.11, gta_sa_save.gang.plural</extracomment>
        <translation>Gangs</translation>
    </message>
    <message>
        <source>garage</source>
        <extracomment>gta_sa_save.garage</extracomment>
        <translation>Garage</translation>
    </message>
    <message>
        <source>garages</source>
        <extracomment>gta_sa_save.block.content.3, gta_sa_save.file.bank_vans.section, gta_sa_save.file.bombs_free.section, gta_sa_save.file.collected.section, gta_sa_save.file.last_help.section, gta_sa_save.file.no_resprays.section, gta_sa_save.file.police_cars.section, gta_sa_save.file.resprays_free.section, gta_sa_save.file.wanted_type_1.section, gta_sa_save.file.wanted_type_2.section, gta_sa_save.file.wanted_type_3.section, gta_sa_save.file.wanted_type_4.section, gta_sa_save.garage.plural</extracomment>
        <translation>Garagen</translation>
    </message>
    <message>
        <source>good sniper spot</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>guter Sniperplatz</translation>
    </message>
    <message>
        <source>greater</source>
        <extracomment>source_nav.select_half_space.side.0</extracomment>
        <translation>größer</translation>
    </message>
    <message>
        <source>grows</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>wächst</translation>
    </message>
    <message>
        <source>half turn</source>
        <extracomment>quake_nav2.rotate.angle.0, quake_nav3.rotate.angle.0</extracomment>
        <translation>halbe Drehung</translation>
    </message>
    <message>
        <source>has a name that is not terminated</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>hat einen Namen ohne Ende</translation>
    </message>
    <message>
        <source>has another format</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>hat ein anderes Format</translation>
    </message>
    <message>
        <source>has another format or is damaged</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>hat ein anderes Format oder ist beschädigt</translation>
    </message>
    <message>
        <source>has no backup folder</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>hat keinen Sicherungsordner</translation>
    </message>
    <message>
        <source>has no intact backup</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>hat keine unversehrte Sicherung</translation>
    </message>
    <message>
        <source>has overlapping changes, or changes beyond its size</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>hat überlappende Änderungen oder Änderungen jenseits der Dateigröße</translation>
    </message>
    <message>
        <source>has the same name as an earlier one, which is used</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>hat denselben Namen wie ein früherer, der benutzt wird</translation>
    </message>
    <message>
        <source>have names that are not terminated</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>haben Namen ohne Ende</translation>
    </message>
    <message>
        <source>have the same names as earlier ones, which are used</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>haben dieselben Namen wie frühere, die benutzt werden</translation>
    </message>
    <message>
        <source>hazard</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>height {:.2f}</source>
        <extracomment>core/systems/source_nav/area_drags.cpp</extracomment>
        <translation>Höhe {:.2f}</translation>
    </message>
    <message>
        <source>hiding spot</source>
        <extracomment>source_nav.hiding_spot</extracomment>
        <translation>Versteck</translation>
    </message>
    <message>
        <source>hiding spots</source>
        <extracomment>source_nav.hiding_spot.plural</extracomment>
        <translation>Verstecke</translation>
    </message>
    <message>
        <source>hiding, hostages</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>Verstecken, Geiseln</translation>
    </message>
    <message>
        <source>highway</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.2, gta_sa_extended_paths.node.road_class.2, gta_sa_extended_paths.set_run.road_class.2, gta_sa_paths.build_road.road_class.2, gta_sa_paths.node.road_class.2, gta_sa_paths.set_run.road_class.2</extracomment>
        <translation>Autobahn</translation>
    </message>
    <message>
        <source>hospitals</source>
        <extracomment>gta_sa_save.restart.part</extracomment>
        <translation>Krankenhäuser</translation>
    </message>
    <message>
        <source>ideal sniper spot</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>idealer Sniperplatz</translation>
    </message>
    <message>
        <source>in cover</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>in Deckung</translation>
    </message>
    <message>
        <source>in the folder where the game looks first</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>in dem Ordner, in dem das Spiel zuerst sucht</translation>
    </message>
    <message>
        <source>intersection</source>
        <extracomment>gta_iv_paths.node.group.1, gta_iv_paths.node.intersection, gta_iv_paths.node.legend, gta_iv_paths.node.part</extracomment>
        <translation>Kreuzungsknoten</translation>
    </message>
    <message>
        <source>is</source>
        <extracomment>core/opening/game_copies.cpp, core/systems/shared/path_graph.cpp</extracomment>
        <translation>ist</translation>
    </message>
    <message>
        <source>is cut short or damaged</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>ist abgeschnitten oder beschädigt</translation>
    </message>
    <message>
        <source>is cut short: {} of {} {}</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>ist abgeschnitten: {} von {} {}</translation>
    </message>
    <message>
        <source>is damaged</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>is in a folder whose part of the save is missing</source>
        <extracomment>core/files/save_steps.cpp</extracomment>
        <translation>liegt in einem Ordner, dessen Teil des Speichervorgangs fehlt</translation>
    </message>
    <message>
        <source>is needed to finish or undo an interrupted save in {}, but cannot be reached</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>wird gebraucht, um einen unterbrochenen Speichervorgang in {} abzuschließen oder rückgängig zu machen, ist aber nicht erreichbar</translation>
    </message>
    <message>
        <source>is not a map of the games of </source>
        <extracomment>core/opening/begin_document.cpp</extracomment>
        <translation>ist keine Karte der Spiele von </translation>
    </message>
    <message>
        <source>is not a supported archive</source>
        <extracomment>core/files/archive.cpp</extracomment>
        <translation>ist kein unterstütztes Archiv</translation>
    </message>
    <message>
        <source>is not a supported file</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>ist keine unterstützte Datei</translation>
    </message>
    <message>
        <source>is not a valid name for a backup folder</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>ist kein gültiger Name für einen Sicherungsordner</translation>
    </message>
    <message>
        <source>is not the name of a file</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>ist kein Dateiname</translation>
    </message>
    <message>
        <source>is of a version or variant that is not supported</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>hat eine nicht unterstützte Version oder Variante</translation>
    </message>
    <message>
        <source>it</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>es</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>existiert nicht</translation>
    </message>
    <message>
        <source>it has no coordinates</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>keine Koordinaten vorhanden</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>it is open in another program, such as the game</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>sie ist in einem anderen Programm geöffnet, etwa im Spiel</translation>
    </message>
    <message>
        <source>its links form a cycle</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>seine Verknüpfungen bilden einen Kreis</translation>
    </message>
    <message>
        <source>its spare parts were never initialised. Kept unchanged until the area is edited, then written in standard form.</source>
        <extracomment>core/systems/gta_sa_paths/load.cpp</extracomment>
        <translation>die Reserveteile wurden nie initialisiert. Unverändert behalten, bis der Bereich bearbeitet wird, dann in Standardform geschrieben.</translation>
    </message>
    <message>
        <source>its spare parts were never initialised. Kept unchanged.</source>
        <extracomment>core/systems/gta_sa_paths/load.cpp</extracomment>
        <translation>die Reserveteile wurden nie initialisiert. Unverändert behalten.</translation>
    </message>
    <message>
        <source>jump</source>
        <extracomment>source_nav.area.approach.next_how.6, source_nav.area.approach.previous_how.6, source_nav.area.legend</extracomment>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>keep</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.1, gta_sa_paths.propose_lights.existing.1</extracomment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>known</source>
        <extracomment>gta_sa_save.block.opaque.0</extracomment>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>ladder</source>
        <extracomment>quake_nav3.chain.type.10, quake_nav3.connect_as.type.10, quake_nav3.link.ladder, quake_nav3.link.legend, quake_nav3.link.type.10, quake_nav3.node.legend, quake_nav3.select_type.type.10, quake_nav3.set_type.type.10, quake_nav3.traversal.ladder, source_nav.ladder, source_nav.ladder.legend</extracomment>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>ladder down</source>
        <extracomment>source_nav.area.approach.next_how.5, source_nav.area.approach.previous_how.5</extracomment>
        <translation>Leiter hinab</translation>
    </message>
    <message>
        <source>ladder up</source>
        <extracomment>source_nav.area.approach.next_how.4, source_nav.area.approach.previous_how.4</extracomment>
        <translation>Leiter hinauf</translation>
    </message>
    <message>
        <source>ladders</source>
        <extracomment>source_nav.ladder.plural</extracomment>
        <translation>Leitern</translation>
    </message>
    <message>
        <source>ladders down</source>
        <extracomment>source_nav.area.ladder_down</extracomment>
        <translation>Leitern hinab</translation>
    </message>
    <message>
        <source>ladders up</source>
        <extracomment>source_nav.area.ladder_up</extracomment>
        <translation>Leitern hinauf</translation>
    </message>
    <message>
        <source>leads to</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>führt zu</translation>
    </message>
    <message>
        <source>leave</source>
        <extracomment>quake_nav2.retie.guesses.0, quake_nav3.retie.guesses.0</extracomment>
        <translation>belassen</translation>
    </message>
    <message>
        <source>left unchanged</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>unverändert gelassen</translation>
    </message>
    <message>
        <source>less</source>
        <extracomment>source_nav.select_half_space.side.1</extracomment>
        <translation>kleiner</translation>
    </message>
    <message>
        <source>line {}</source>
        <extracomment>core/systems/quake_nav/save.cpp</extracomment>
        <translation>Zeile {}</translation>
    </message>
    <message>
        <source>link</source>
        <extracomment>core/systems/gta_iv_paths/road_edits.cpp, gta_iv_paths.link, gta_sa_extended_paths.link, gta_sa_paths.link, quake_nav2.link, quake_nav3.link</extracomment>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>links</source>
        <extracomment>core/systems/gta_iv_paths/road_edits.cpp, gta_iv_paths.link.plural, gta_sa_extended_paths.link.plural, gta_sa_paths.link.plural, quake_nav2.link.plural, quake_nav3.link.plural</extracomment>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>links begin at a node</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>Verbindungen beginnen an einem Knoten</translation>
    </message>
    <message>
        <source>long jump</source>
        <extracomment>quake_nav2.chain.type.1, quake_nav2.connect_as.type.1, quake_nav2.link.legend, quake_nav2.link.long jump, quake_nav2.link.type.1, quake_nav2.select_type.type.1, quake_nav2.set_type.type.1, quake_nav2.traversal.long jump, quake_nav3.chain.type.1, quake_nav3.connect_as.type.1, quake_nav3.link.legend, quake_nav3.link.long jump, quake_nav3.link.type.1, quake_nav3.select_type.type.1, quake_nav3.set_type.type.1, quake_nav3.traversal.long jump</extracomment>
        <translation>Weitsprung</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>gta_sa_save.car_generator.position.unit, gta_sa_save.duplicate.dx.unit, gta_sa_save.duplicate.dy.unit, gta_sa_save.duplicate.dz.unit, gta_sa_save.gang_wars.attack.unit, gta_sa_save.gang_wars.start.unit, gta_sa_save.garage.back.unit, gta_sa_save.garage.ceiling.unit, gta_sa_save.garage.corner.unit, gta_sa_save.garage.depth.unit, gta_sa_save.garage.front.unit, gta_sa_save.garage.left.unit, gta_sa_save.garage.right.unit, gta_sa_save.garage.width.unit, gta_sa_save.marker.position.unit, gta_sa_save.marker.radius.unit, gta_sa_save.marker_3d.position.unit, gta_sa_save.object.position.unit, gta_sa_save.path_region.high.unit, gta_sa_save.path_region.low.unit, gta_sa_save.path_region.maximum.unit, gta_sa_save.path_region.minimum.unit, gta_sa_save.pickup.position.unit, gta_sa_save.player.position.unit, gta_sa_save.region_around.margin.unit, gta_sa_save.restart.position.unit, gta_sa_save.set_piece.maximum.unit, gta_sa_save.set_piece.minimum.unit, gta_sa_save.set_piece.spawn_1.unit, gta_sa_save.set_piece.spawn_2.unit, gta_sa_save.set_piece.target_1.unit, gta_sa_save.set_piece.target_2.unit, gta_sa_save.simple_vars.camera.unit, gta_sa_save.stored_car.position.unit, gta_sa_save.stunt_jump.camera.unit, gta_sa_save.stunt_jump.landing_maximum.unit, gta_sa_save.stunt_jump.landing_minimum.unit, gta_sa_save.stunt_jump.start_maximum.unit, gta_sa_save.stunt_jump.start_minimum.unit, gta_sa_save.zone.maximum.unit, gta_sa_save.zone.minimum.unit</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>manual barrier jump</source>
        <extracomment>quake_nav3.chain.type.11, quake_nav3.connect_as.type.11, quake_nav3.link.legend, quake_nav3.link.manual barrier jump, quake_nav3.link.type.11, quake_nav3.select_type.type.11, quake_nav3.set_type.type.11, quake_nav3.traversal.manual barrier jump</extracomment>
        <translation>manueller Barrierensprung</translation>
    </message>
    <message>
        <source>manual jump</source>
        <extracomment>quake_nav2.chain.type.8, quake_nav2.connect_as.type.8, quake_nav2.link.legend, quake_nav2.link.manual jump, quake_nav2.link.type.8, quake_nav2.select_type.type.8, quake_nav2.set_type.type.8, quake_nav2.traversal.manual jump</extracomment>
        <translation>manueller Sprung</translation>
    </message>
    <message>
        <source>manual long jump</source>
        <extracomment>quake_nav3.chain.type.8, quake_nav3.connect_as.type.8, quake_nav3.link.legend, quake_nav3.link.manual long jump, quake_nav3.link.type.8, quake_nav3.select_type.type.8, quake_nav3.set_type.type.8, quake_nav3.traversal.manual long jump</extracomment>
        <translation>manueller Weitsprung</translation>
    </message>
    <message>
        <source>map</source>
        <extracomment>gta_sa_save.zone.type.3</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>map sections</source>
        <extracomment>gta_sa_save.block.content.21</extracomment>
        <translation>Kartenabschnitte</translation>
    </message>
    <message>
        <source>map zones</source>
        <extracomment>gta_sa_save.zone.list.1, gta_sa_save.zone.part</extracomment>
        <translation>Kartenzonen</translation>
    </message>
    <message>
        <source>marker</source>
        <extracomment>gta_sa_save.marker.display.1</extracomment>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>mesh</source>
        <extracomment>source_nav.file</extracomment>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>meshes</source>
        <extracomment>source_nav.file.plural</extracomment>
        <translation>Meshes</translation>
    </message>
    <message>
        <source>mine, armed</source>
        <extracomment>gta_sa_save.pickup.type.10</extracomment>
        <translation>Mine, scharf</translation>
    </message>
    <message>
        <source>mine, inactive</source>
        <extracomment>gta_sa_save.pickup.type.9</extracomment>
        <translation>Mine, inaktiv</translation>
    </message>
    <message>
        <source>missing closing bracket</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>schließende Klammer fehlt</translation>
    </message>
    <message>
        <source>missing closing quotation mark</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>schließendes Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>mission</source>
        <extracomment>gta_sa_save.pickup.type.22</extracomment>
        <translation>Mission</translation>
    </message>
    <message>
        <source>mobile, format 3</source>
        <extracomment>gta_sa_save.simple_vars.version_id.2316549472</extracomment>
        <translation>Mobil, Format 3</translation>
    </message>
    <message>
        <source>mobile, format 4</source>
        <extracomment>gta_sa_save.simple_vars.version_id.343353539</extracomment>
        <translation>Mobil, Format 4</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>gta_sa_save.pickup.type.8</extracomment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>money, permanent</source>
        <extracomment>gta_sa_save.pickup.type.19</extracomment>
        <translation>Geld, dauerhaft</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>gta_sa_save.car_generator.next_time.unit, gta_sa_save.gang_wars.last_time.unit, gta_sa_save.gang_wars.start_time.unit, gta_sa_save.pickup.regeneration.unit, gta_sa_save.set_piece.last_time.unit, gta_sa_save.simple_vars.game_time.unit, gta_sa_save.simple_vars.minute_length.unit, gta_sa_save.thread.timer_a.unit, gta_sa_save.thread.timer_b.unit, gta_sa_save.thread.wake_time.unit</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>must end in {}, because its directory is stored beside it</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>muss auf {} enden, da das Verzeichnis daneben gespeichert wird</translation>
    </message>
    <message>
        <source>names that begin with {} are reserved for saving</source>
        <extracomment>core/files/in_place.cpp, core/files/save_set.cpp</extracomment>
        <translation>mit {} beginnende Namen sind für das Speichern reserviert</translation>
    </message>
    <message>
        <source>navi node</source>
        <extracomment>gta_sa_extended_paths.navi, gta_sa_extended_paths.navi.legend, gta_sa_paths.navi, gta_sa_paths.navi.legend</extracomment>
        <translation>Navi-Knoten</translation>
    </message>
    <message>
        <source>navi node {}:{}</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>Navi-Knoten {}:{}</translation>
    </message>
    <message>
        <source>navi nodes</source>
        <extracomment>gta_sa_extended_paths.navi.plural, gta_sa_paths.navi.plural</extracomment>
        <translation>Navi-Knoten</translation>
    </message>
    <message>
        <source>navigation</source>
        <extracomment>gta_sa_save.zone.type.0</extracomment>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>navigation zones</source>
        <extracomment>gta_sa_save.zone.list.0, gta_sa_save.zone.part</extracomment>
        <translation>Navigationszonen</translation>
    </message>
    <message>
        <source>network</source>
        <extracomment>core/systems/gta_iv_paths/access.h</extracomment>
        <translation>Netz</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>core/model/property_text.cpp, gta_sa_extended_paths.build_path.switched_off.1, gta_sa_extended_paths.build_road.switched_off.1, gta_sa_extended_paths.build_water.switched_off.1, gta_sa_extended_paths.set_run.switched_off.0, gta_sa_paths.build_path.switched_off.1, gta_sa_paths.build_road.switched_off.1, gta_sa_paths.build_water.switched_off.1, gta_sa_paths.set_run.switched_off.0, gta_sa_save.file.keeps_checksum.0, gta_sa_save.file.keeps_padding.0, gta_sa_save.gang_wars.near.0, gta_sa_save.marker_3d.used.0, gta_sa_save.player_info.drive_by.0, gta_sa_save.player_info.endless_run.0, gta_sa_save.player_info.fast_reload.0, gta_sa_save.player_info.fireproof.0, gta_sa_save.player_info.keeps_when_busted.0, gta_sa_save.player_info.keeps_when_wasted.0, gta_sa_save.simple_vars.has_cheated.0, gta_sa_save.simple_vars.prostitutes_pay.0, gta_sa_save.simple_vars.riots.0, gta_sa_save.simple_vars.riots_without_police.0, gta_sa_save.simple_vars.taxis_nitro.0, gta_sa_save.stunt_jump.done.0, gta_sa_save.stunt_jump.found.0, gta_sa_save.thread.is_mission.0</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>no additions</source>
        <extracomment>source_nav.file.layout.0, source_nav.plain</extracomment>
        <translation>keine Zusätze</translation>
    </message>
    <message>
        <source>no area</source>
        <extracomment>core/systems/source_nav/rule_parts.cpp</extracomment>
        <translation>kein Bereich</translation>
    </message>
    <message>
        <source>no floor within {:.0f} units below a node, so the map may be another revision</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>keinen Boden innerhalb von {:.0f} Einheiten unter einem Knoten, ist also vielleicht eine andere Revision</translation>
    </message>
    <message>
        <source>no jump</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>kein Sprung</translation>
    </message>
    <message>
        <source>no link</source>
        <extracomment>quake_nav2.chain.way.2, quake_nav3.chain.way.2</extracomment>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <source>no merge, top</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>nicht zusammenführen, Oberseite</translation>
    </message>
    <message>
        <source>no monsters</source>
        <extracomment>quake_nav2.node.legend</extracomment>
        <translation>keine Monster</translation>
    </message>
    <message>
        <source>no navi node</source>
        <extracomment>core/systems/gta_sa_paths/rules_link.cpp</extracomment>
        <translation>keinen Navi-Knoten</translation>
    </message>
    <message>
        <source>no node</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>kein Knoten</translation>
    </message>
    <message>
        <source>no region</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>keine Region</translation>
    </message>
    <message>
        <source>no such brush in the map</source>
        <extracomment>core/systems/quake_nav/derived.h</extracomment>
        <translation>kein solcher Brush in der Karte</translation>
    </message>
    <message>
        <source>no team</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>kein Team</translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>source_nav.hiding_spot.legend</extracomment>
        <translation>kein Typ</translation>
    </message>
    <message>
        <source>no values</source>
        <extracomment>core/model/clip_text.cpp</extracomment>
        <translation>keine Werte</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>gta_iv_paths.node, gta_sa_extended_paths.node, gta_sa_paths.node, quake_nav2.node, quake_nav2.node.legend, quake_nav3.node, quake_nav3.node.legend</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>node {}:{}</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>Knoten {}:{}</translation>
    </message>
    <message>
        <source>nodes</source>
        <extracomment>gta_iv_paths.node.plural, gta_sa_extended_paths.node.plural, gta_sa_paths.node.plural, quake_nav2.node.plural, quake_nav3.node.plural</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>core/systems/source_nav/overlays.cpp, gta_sa_extended_paths.build_path.crossing.0, gta_sa_extended_paths.navi.light_cycle.0, gta_sa_extended_paths.node.behaviour.0, gta_sa_paths.build_path.crossing.0, gta_sa_paths.navi.light_cycle.0, gta_sa_paths.node.behaviour.0, gta_sa_save.set_piece.type.0, source_nav.area.approach.next_how.9, source_nav.area.approach.previous_how.9</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.1, gta_sa_extended_paths.node.road_class.1, gta_sa_extended_paths.set_run.road_class.1, gta_sa_paths.build_road.road_class.1, gta_sa_paths.node.road_class.1, gta_sa_paths.set_run.road_class.1</extracomment>
        <translation>normal</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.0, source_nav.area.approach.previous_how.0, source_nav.connection.part, source_nav.connection.side.0, source_nav.encounter_path.from_direction.0, source_nav.encounter_path.to_direction.0, source_nav.ladder.direction.0, source_nav.ladder.direction.1, source_nav.set_side.side.1</extracomment>
        <translation>Norden</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>north-east corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Nordostecke</translation>
    </message>
    <message>
        <source>north-south</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp, gta_sa_extended_paths.navi.light_cycle.1, gta_sa_extended_paths.propose_lights.phase.2, gta_sa_paths.navi.light_cycle.1, gta_sa_paths.propose_lights.phase.2</extracomment>
        <translation>Nord-Süd</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>north-west corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Nordwestecke</translation>
    </message>
    <message>
        <source>not</source>
        <extracomment>source_nav.area.visible_area.visibility.0</extracomment>
        <translation>nicht</translation>
    </message>
    <message>
        <source>not a supported archive</source>
        <extracomment>core/files/put_entry.cpp</extracomment>
        <translation>kein unterstütztes Archiv</translation>
    </message>
    <message>
        <source>not permitted</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>nicht zulässig</translation>
    </message>
    <message>
        <source>not visible</source>
        <extracomment>core/systems/source_nav/overlays.cpp</extracomment>
        <translation>nicht sichtbar</translation>
    </message>
    <message>
        <source>not written: its blocks leave no room for the checksum</source>
        <extracomment>core/systems/gta_sa_save/save.cpp</extracomment>
        <translation>nicht geschrieben: Die Blöcke lassen keinen Platz für die Prüfsumme</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>core/systems/conversion_edit.cpp, gta_sa_save.marker.display.0</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>number plate</source>
        <extracomment>gta_sa_save.number_plate</extracomment>
        <translation>Nummernschild</translation>
    </message>
    <message>
        <source>number plates</source>
        <extracomment>gta_sa_save.number_plate.plural</extracomment>
        <translation>Nummernschilder</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>gta_sa_save.marker.type.3, gta_sa_save.object</extracomment>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>objects</source>
        <extracomment>formats/gta_world/surfaces.cpp, gta_sa_save.object.plural</extracomment>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>of all selected areas</source>
        <extracomment>source_nav.level.height.1</extracomment>
        <translation>aller ausgewählten Bereiche</translation>
    </message>
    <message>
        <source>of each area</source>
        <extracomment>source_nav.level.height.0</extracomment>
        <translation>jedes Bereichs</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp, gta_sa_save.gang_wars.active.0</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>off in the path files</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>in den Pfaddateien ausgeschaltet</translation>
    </message>
    <message>
        <source>off the wall</source>
        <extracomment>source_nav.ladder.direction.0</extracomment>
        <translation>von der Wand weg</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp, gta_sa_save.gang_wars.active.1</extracomment>
        <translation>ein</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>gta_sa_save.pickup.type.3</extracomment>
        <translation>einmalig</translation>
    </message>
    <message>
        <source>once, slow timeout</source>
        <extracomment>gta_sa_save.pickup.type.5</extracomment>
        <translation>einmalig, lange befristet</translation>
    </message>
    <message>
        <source>once, timeout</source>
        <extracomment>gta_sa_save.pickup.type.4</extracomment>
        <translation>einmalig, befristet</translation>
    </message>
    <message>
        <source>one car, fast</source>
        <extracomment>gta_sa_save.set_piece.type.2</extracomment>
        <translation>ein Auto, schnell</translation>
    </message>
    <message>
        <source>one car, medium</source>
        <extracomment>gta_sa_save.set_piece.type.3</extracomment>
        <translation>ein Auto, mittel</translation>
    </message>
    <message>
        <source>one of them is</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>eine davon ist</translation>
    </message>
    <message>
        <source>one officer</source>
        <extracomment>gta_sa_save.set_piece.type.4</extracomment>
        <translation>ein Polizist</translation>
    </message>
    <message>
        <source>one way</source>
        <extracomment>quake_nav2.chain.way.1, quake_nav2.connect_as.way.0, quake_nav2.link.way.1, quake_nav3.chain.way.1, quake_nav3.connect_as.way.0, quake_nav3.link.way.1, source_nav.connection.legend, source_nav.connection.oneWay</extracomment>
        <translation>eine Richtung</translation>
    </message>
    <message>
        <source>one-way road</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>Einbahnstraße</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>gta_sa_save.garage.door_state.1</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>open entrance</source>
        <extracomment>gta_sa_save.open_entrance</extracomment>
        <translation>offener Eingang</translation>
    </message>
    <message>
        <source>open entrances</source>
        <extracomment>gta_sa_save.open_entrance.plural</extracomment>
        <translation>offene Eingänge</translation>
    </message>
    <message>
        <source>opening</source>
        <extracomment>gta_sa_save.garage.door_state.3</extracomment>
        <translation>öffnet</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>quake_nav2.link.other, quake_nav2.traversal.other, quake_nav3.link.other, quake_nav3.traversal.other</extracomment>
        <translation>andere</translation>
    </message>
    <message>
        <source>out of stock</source>
        <extracomment>gta_sa_save.pickup.type.7</extracomment>
        <translation>ausverkauft</translation>
    </message>
    <message>
        <source>overlap other entries</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>überlappen andere Einträge</translation>
    </message>
    <message>
        <source>overlaps another entry</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>überlappt einen anderen Eintrag</translation>
    </message>
    <message>
        <source>padded to 2048</source>
        <extracomment>gta_sa_extended_paths.file.form.2, gta_sa_extended_paths.file.written_form.2, gta_sa_paths.file.form.2, gta_sa_paths.file.written_form.2</extracomment>
        <translation>auf 2048 aufgefüllt</translation>
    </message>
    <message>
        <source>parking place</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.2, gta_sa_paths.node.behaviour.2</extracomment>
        <translation>Parkplatz</translation>
    </message>
    <message>
        <source>path from the node to the start</source>
        <extracomment>quake_nav2.traversal.legend, quake_nav3.traversal.legend</extracomment>
        <translation>Weg vom Knoten zum Start</translation>
    </message>
    <message>
        <source>path region</source>
        <extracomment>gta_sa_save.path_region</extracomment>
        <translation>Pfadregion</translation>
    </message>
    <message>
        <source>path regions</source>
        <extracomment>gta_sa_save.path_region.plural</extracomment>
        <translation>Pfadregionen</translation>
    </message>
    <message>
        <source>ped</source>
        <extracomment>gta_sa_extended_paths.node.group.1, gta_sa_extended_paths.node.part, gta_sa_paths.node.group.1, gta_sa_paths.node.part, gta_sa_save.marker.type.2</extracomment>
        <translation>Ped</translation>
    </message>
    <message>
        <source>ped generators</source>
        <extracomment>gta_sa_save.block.content.13</extracomment>
        <translation>Ped-Generatoren</translation>
    </message>
    <message>
        <source>ped relations</source>
        <extracomment>gta_sa_save.block.content.19</extracomment>
        <translation>Ped-Beziehungen</translation>
    </message>
    <message>
        <source>pedestrian</source>
        <extracomment>gta_sa_extended_paths.link.ped, gta_sa_extended_paths.node.ped, gta_sa_paths.link.ped, gta_sa_paths.node.ped</extracomment>
        <translation>Fußgänger</translation>
    </message>
    <message>
        <source>pedestrian graph</source>
        <extracomment>core/systems/gta_sa_paths/access.h</extracomment>
        <translation>Fußgängergraph</translation>
    </message>
    <message>
        <source>pedestrian node</source>
        <extracomment>gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend</extracomment>
        <translation>Fußgängerknoten</translation>
    </message>
    <message>
        <source>pedestrian nodes</source>
        <extracomment>gta_sa_save.path_region.vehicles.0, gta_sa_save.region_around.vehicles.0</extracomment>
        <translation>Fußgängerknoten</translation>
    </message>
    <message>
        <source>pedestrian path</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>Fußgängerpfad</translation>
    </message>
    <message>
        <source>pedestrian path across a road</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>Fußgängerpfad über eine Straße</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>phone</source>
        <extracomment>gta_sa_save.block.content.7</extracomment>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>pickup</source>
        <extracomment>gta_sa_save.marker.type.7, gta_sa_save.pickup</extracomment>
        <translation>Pickup</translation>
    </message>
    <message>
        <source>pickups</source>
        <extracomment>gta_sa_save.block.content.6, gta_sa_save.file.help_messages.section, gta_sa_save.file.ring.section, gta_sa_save.file.ring_next.section, gta_sa_save.pickup.plural</extracomment>
        <translation>Pickups</translation>
    </message>
    <message>
        <source>pivot and jump</source>
        <extracomment>quake_nav3.chain.type.12, quake_nav3.connect_as.type.12, quake_nav3.link.legend, quake_nav3.link.pivot and jump, quake_nav3.link.type.12, quake_nav3.select_type.type.12, quake_nav3.set_type.type.12, quake_nav3.traversal.pivot and jump</extracomment>
        <translation>Drehen und Springen</translation>
    </message>
    <message>
        <source>place</source>
        <extracomment>source_nav.place</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>places</source>
        <extracomment>source_nav.place.plural</extracomment>
        <translation>Orte</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>gta_sa_save.player</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>player info</source>
        <extracomment>gta_sa_save.block.content.15</extracomment>
        <translation>Spielerdaten</translation>
    </message>
    <message>
        <source>player&apos;s state</source>
        <extracomment>gta_sa_save.player_info</extracomment>
        <translation>Spielerzustand</translation>
    </message>
    <message>
        <source>players</source>
        <extracomment>gta_sa_save.player.plural</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>players and objects</source>
        <extracomment>gta_sa_save.block.content.2</extracomment>
        <translation>Spieler und Objekte</translation>
    </message>
    <message>
        <source>players&apos; states</source>
        <extracomment>gta_sa_save.player_info.plural</extracomment>
        <translation>Spielerzustände</translation>
    </message>
    <message>
        <source>police stations</source>
        <extracomment>gta_sa_save.restart.part</extracomment>
        <translation>Polizeiwachen</translation>
    </message>
    <message>
        <source>potentially</source>
        <extracomment>source_nav.area.visible_area.visibility.1</extracomment>
        <translation>potenziell</translation>
    </message>
    <message>
        <source>potentially, completely</source>
        <extracomment>source_nav.area.visible_area.visibility.3</extracomment>
        <translation>potenziell, vollständig</translation>
    </message>
    <message>
        <source>precise</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>präzise</translation>
    </message>
    <message>
        <source>property for sale</source>
        <extracomment>gta_sa_save.pickup.type.18</extracomment>
        <translation>Immobilie, käuflich</translation>
    </message>
    <message>
        <source>property, locked</source>
        <extracomment>gta_sa_save.pickup.type.17</extracomment>
        <translation>Immobilie, gesperrt</translation>
    </message>
    <message>
        <source>pusher</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.chain.type.4, quake_nav2.connect_as.type.4, quake_nav2.link.legend, quake_nav2.link.pusher, quake_nav2.link.type.4, quake_nav2.node.legend, quake_nav2.select_type.type.4, quake_nav2.set_type.type.4, quake_nav2.traversal.pusher, quake_nav3.chain.type.4, quake_nav3.connect_as.type.4, quake_nav3.link.legend, quake_nav3.link.pusher, quake_nav3.link.type.4, quake_nav3.node.legend, quake_nav3.select_type.type.4, quake_nav3.set_type.type.4, quake_nav3.traversal.pusher</extracomment>
        <translation>Pusher</translation>
    </message>
    <message>
        <source>pusher link leaves it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Pusher-Link geht von ihm aus</translation>
    </message>
    <message>
        <source>quarter turn left</source>
        <extracomment>quake_nav2.rotate.angle.1, quake_nav3.rotate.angle.1</extracomment>
        <translation>Vierteldrehung links</translation>
    </message>
    <message>
        <source>quarter turn right</source>
        <extracomment>quake_nav2.rotate.angle.2, quake_nav3.rotate.angle.2</extracomment>
        <translation>Vierteldrehung rechts</translation>
    </message>
    <message>
        <source>radar marker</source>
        <extracomment>gta_sa_save.marker</extracomment>
        <translation>Radarmarkierung</translation>
    </message>
    <message>
        <source>radar markers</source>
        <extracomment>gta_sa_save.block.content.9, gta_sa_save.marker.plural</extracomment>
        <translation>Radarmarkierungen</translation>
    </message>
    <message>
        <source>radio</source>
        <extracomment>gta_sa_save.block.content.26</extracomment>
        <translation>Radio</translation>
    </message>
    <message>
        <source>radius {} units</source>
        <extracomment>core/systems/quake_nav/drags.cpp</extracomment>
        <translation>Radius {} Einheiten</translation>
    </message>
    <message>
        <source>replace</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.0, gta_sa_paths.propose_lights.existing.0</extracomment>
        <translation>ersetzen</translation>
    </message>
    <message>
        <source>replace, including those for other junctions</source>
        <extracomment>gta_sa_extended_paths.propose_lights.existing.2, gta_sa_paths.propose_lights.existing.2</extracomment>
        <translation>ersetzen, auch die für andere Kreuzungen</translation>
    </message>
    <message>
        <source>replaces</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>restart point</source>
        <extracomment>gta_sa_save.restart</extracomment>
        <translation>Neustartpunkt</translation>
    </message>
    <message>
        <source>restart points</source>
        <extracomment>gta_sa_save.block.content.8, gta_sa_save.file.fade_arrest.section, gta_sa_save.file.fade_death.section, gta_sa_save.file.hospital_heading.section, gta_sa_save.file.hospital_radius.section, gta_sa_save.file.hospital_x.section, gta_sa_save.file.hospital_y.section, gta_sa_save.file.hospital_z.section, gta_sa_save.file.override.section, gta_sa_save.file.override_x.section, gta_sa_save.file.override_y.section, gta_sa_save.file.override_z.section, gta_sa_save.file.police_heading.section, gta_sa_save.file.police_radius.section, gta_sa_save.file.police_x.section, gta_sa_save.file.police_y.section, gta_sa_save.file.police_z.section, gta_sa_save.restart.plural</extracomment>
        <translation>Neustartpunkte</translation>
    </message>
    <message>
        <source>revenue</source>
        <extracomment>gta_sa_save.pickup.type.16</extracomment>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>road block</source>
        <extracomment>gta_sa_extended_paths.node.behaviour.1, gta_sa_paths.node.behaviour.1</extracomment>
        <translation>Straßensperre</translation>
    </message>
    <message>
        <source>road with lanes A or B only</source>
        <extracomment>gta_iv_paths.link.legend</extracomment>
        <translation>Straße nur mit Spuren A oder B</translation>
    </message>
    <message>
        <source>road, both ways</source>
        <extracomment>gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>Straße, beide Richtungen</translation>
    </message>
    <message>
        <source>road; lanes A are the brighter side</source>
        <extracomment>gta_iv_paths.link.legend</extracomment>
        <translation>Straße; Spuren A sind die hellere Seite</translation>
    </message>
    <message>
        <source>rocket jump</source>
        <extracomment>quake_nav3.chain.type.13, quake_nav3.connect_as.type.13, quake_nav3.link.legend, quake_nav3.link.rocket jump, quake_nav3.link.type.13, quake_nav3.select_type.type.13, quake_nav3.set_type.type.13, quake_nav3.traversal.rocket jump</extracomment>
        <translation>Raketensprung</translation>
    </message>
    <message>
        <source>run or walk</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>rennen oder gehen</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>source_nav.area.occupy_first.unit, source_nav.area.occupy_second.unit</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>saving was cancelled</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>das Speichern wurde abgebrochen</translation>
    </message>
    <message>
        <source>script thread</source>
        <extracomment>gta_sa_save.thread</extracomment>
        <translation>Skript-Thread</translation>
    </message>
    <message>
        <source>script threads</source>
        <extracomment>gta_sa_save.thread.plural</extracomment>
        <translation>Skript-Threads</translation>
    </message>
    <message>
        <source>scripts</source>
        <extracomment>gta_sa_save.block.content.1, gta_sa_save.file.animation_groups.section, gta_sa_save.file.blocked_models.section, gta_sa_save.file.brains.section, gta_sa_save.file.building_swaps.section, gta_sa_save.file.exclusive_missions.section, gta_sa_save.file.globals.section, gta_sa_save.file.globals_size.section, gta_sa_save.file.invisible_objects.section, gta_sa_save.file.largest_mission.section, gta_sa_save.file.last_mission_time.section, gta_sa_save.file.lod_links.section, gta_sa_save.file.main_size.section, gta_sa_save.file.missions.section, gta_sa_save.file.most_locals.section, gta_sa_save.file.on_mission.section, gta_sa_save.file.script_byte_1.section, gta_sa_save.file.script_byte_2.section</extracomment>
        <translation>Skripte</translation>
    </message>
    <message>
        <source>sea mine, armed</source>
        <extracomment>gta_sa_save.pickup.type.12</extracomment>
        <translation>Seemine, scharf</translation>
    </message>
    <message>
        <source>sea mine, inactive</source>
        <extracomment>gta_sa_save.pickup.type.11</extracomment>
        <translation>Seemine, inaktiv</translation>
    </message>
    <message>
        <source>searchlight</source>
        <extracomment>gta_sa_save.marker.type.6</extracomment>
        <translation>Suchscheinwerfer</translation>
    </message>
    <message>
        <source>selected</source>
        <extracomment>core/systems/source_nav/overlays.cpp</extracomment>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>set piece</source>
        <extracomment>gta_sa_save.set_piece</extracomment>
        <translation>Set-Piece</translation>
    </message>
    <message>
        <source>set pieces</source>
        <extracomment>gta_sa_save.block.content.17, gta_sa_save.set_piece.plural</extracomment>
        <translation>Set-Pieces</translation>
    </message>
    <message>
        <source>shop</source>
        <extracomment>gta_sa_save.pickup.type.1</extracomment>
        <translation>Laden</translation>
    </message>
    <message>
        <source>shopping</source>
        <extracomment>gta_sa_save.block.content.22</extracomment>
        <translation>Einkaufen</translation>
    </message>
    <message>
        <source>shrinks</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>schrumpft</translation>
    </message>
    <message>
        <source>simple variables</source>
        <extracomment>gta_sa_save.block.content.0</extracomment>
        <translation>einfache Variablen</translation>
    </message>
    <message>
        <source>slow</source>
        <extracomment>gta_sa_extended_paths.build_road.road_class.0, gta_sa_extended_paths.node.road_class.0, gta_sa_extended_paths.set_run.road_class.0, gta_sa_paths.build_road.road_class.0, gta_sa_paths.node.road_class.0, gta_sa_paths.set_run.road_class.0</extracomment>
        <translation>langsam</translation>
    </message>
    <message>
        <source>snapshot</source>
        <extracomment>gta_sa_save.pickup.type.20</extracomment>
        <translation>Schnappschuss</translation>
    </message>
    <message>
        <source>some of the padding differs from what the game writes. It is kept.</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>einige Füllbytes weichen von denen des Spiels ab. Sie werden behalten.</translation>
    </message>
    <message>
        <source>some of them are</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>einige davon sind</translation>
    </message>
    <message>
        <source>south</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.2, source_nav.area.approach.previous_how.2, source_nav.connection.part, source_nav.connection.side.2, source_nav.encounter_path.from_direction.2, source_nav.encounter_path.to_direction.2, source_nav.ladder.direction.2, source_nav.ladder.direction.3, source_nav.set_side.side.3</extracomment>
        <translation>Süden</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south-east corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Südostecke</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp</extracomment>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>south-west corner</source>
        <extracomment>core/systems/source_nav/rules_map.cpp</extracomment>
        <translation>Südwestecke</translation>
    </message>
    <message>
        <source>stairs</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>state of the game</source>
        <extracomment>gta_sa_save.simple_vars</extracomment>
        <translation>Spielzustand</translation>
    </message>
    <message>
        <source>states of the game</source>
        <extracomment>gta_sa_save.simple_vars.plural</extracomment>
        <translation>Spielzustände</translation>
    </message>
    <message>
        <source>statistic</source>
        <extracomment>gta_sa_save.statistic</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>statistics</source>
        <extracomment>gta_sa_save.block.content.16, gta_sa_save.file.further_statistics.section, gta_sa_save.file.kills.section, gta_sa_save.file.last_mission.section, gta_sa_save.statistic.plural</extracomment>
        <translation>Statistiken</translation>
    </message>
    <message>
        <source>stop</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>anhalten</translation>
    </message>
    <message>
        <source>stored car</source>
        <extracomment>gta_sa_save.stored_car</extracomment>
        <translation>abgestelltes Auto</translation>
    </message>
    <message>
        <source>stored cars</source>
        <extracomment>gta_sa_save.stored_car.plural</extracomment>
        <translation>abgestellte Autos</translation>
    </message>
    <message>
        <source>streaming</source>
        <extracomment>gta_sa_save.block.content.18</extracomment>
        <translation>Streaming</translation>
    </message>
    <message>
        <source>street</source>
        <extracomment>gta_sa_save.pickup.type.2</extracomment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>street, slow</source>
        <extracomment>gta_sa_save.pickup.type.15</extracomment>
        <translation>Straße, langsam</translation>
    </message>
    <message>
        <source>stunt jump</source>
        <extracomment>gta_sa_save.stunt_jump</extracomment>
        <translation>Stuntsprung</translation>
    </message>
    <message>
        <source>stunt jumps</source>
        <extracomment>gta_sa_save.block.content.24, gta_sa_save.stunt_jump.plural</extracomment>
        <translation>Stuntsprünge</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>gta_iv_paths.node.legend, gta_sa_extended_paths.node.legend, gta_sa_paths.node.legend, gta_sa_save.path_region.off.1, gta_sa_save.region_around.off.1</extracomment>
        <translation>abgeschaltet</translation>
    </message>
    <message>
        <source>switched off by a region</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>durch eine Region ausgeschaltet</translation>
    </message>
    <message>
        <source>switched on</source>
        <extracomment>gta_sa_save.path_region.off.0, gta_sa_save.region_around.off.0</extracomment>
        <translation>eingeschaltet</translation>
    </message>
    <message>
        <source>switched on by a region</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>durch eine Region eingeschaltet</translation>
    </message>
    <message>
        <source>switched path regions</source>
        <extracomment>gta_sa_save.block.content.5</extracomment>
        <translation>geschaltete Pfadregionen</translation>
    </message>
    <message>
        <source>tags</source>
        <extracomment>gta_sa_save.block.content.20</extracomment>
        <translation>Tags</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>quake_nav2.retie.guesses.1, quake_nav3.retie.guesses.1</extracomment>
        <translation>übernehmen</translation>
    </message>
    <message>
        <source>team bits </source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>Team-Bits </translation>
    </message>
    <message>
        <source>team blue</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>Team Blau</translation>
    </message>
    <message>
        <source>team red</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>Team Rot</translation>
    </message>
    <message>
        <source>teleport</source>
        <extracomment>quake_nav2.chain.type.2, quake_nav2.connect_as.type.2, quake_nav2.link.legend, quake_nav2.link.teleport, quake_nav2.link.type.2, quake_nav2.select_type.type.2, quake_nav2.set_type.type.2, quake_nav2.traversal.teleport, quake_nav3.chain.type.2, quake_nav3.connect_as.type.2, quake_nav3.link.legend, quake_nav3.link.teleport, quake_nav3.link.type.2, quake_nav3.select_type.type.2, quake_nav3.set_type.type.2, quake_nav3.traversal.teleport</extracomment>
        <translation>Teleport</translation>
    </message>
    <message>
        <source>teleport link leaves it</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>Teleport-Link geht von ihm aus</translation>
    </message>
    <message>
        <source>teleporter</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp, quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>Teleporter</translation>
    </message>
    <message>
        <source>the change was cancelled</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>die Änderung wurde abgebrochen</translation>
    </message>
    <message>
        <source>the checksum is wrong, so the game shows the slot as corrupt. Any edit fixes it.</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>die Prüfsumme ist falsch, daher zeigt das Spiel den Spielstand als beschädigt. Jede Änderung behebt das.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>der Datenträger meldete einen Fehler</translation>
    </message>
    <message>
        <source>the end: it became shorter</source>
        <extracomment>core/files/file_source.cpp</extracomment>
        <translation>das Ende: Die Datei wurde kürzer</translation>
    </message>
    <message>
        <source>the file</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>the file is</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>die Datei ist</translation>
    </message>
    <message>
        <source>the file is too large for this disk</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>die Datei ist zu groß für diesen Datenträger</translation>
    </message>
    <message>
        <source>the last clock tick becomes 0</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>der letzte Uhrtakt wird 0</translation>
    </message>
    <message>
        <source>the link ranges of its nodes overlap or leave gaps. They are kept until nodes or links are added or deleted.</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>die Verbindungsabschnitte der Knoten überlappen sich oder haben Lücken. Sie werden behalten, bis Knoten oder Verbindungen hinzugefügt oder gelöscht werden.</translation>
    </message>
    <message>
        <source>the mesh has no areas. The game does not accept it.</source>
        <extracomment>core/systems/source_nav/load.cpp</extracomment>
        <translation>das Mesh hat keine Bereiche. Das Spiel akzeptiert es nicht.</translation>
    </message>
    <message>
        <source>the name is not allowed there: it is reserved, such as CON, ends in a dot or space, or contains one of &lt;&gt;:&quot;|?*</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>dieser Name ist dort nicht erlaubt: Er ist reserviert wie CON, endet mit einem Punkt oder Leerzeichen oder enthält eines von &lt;&gt;:&quot;|?*</translation>
    </message>
    <message>
        <source>the name is too long for this disk</source>
        <extracomment>core/files/file_error.cpp</extracomment>
        <translation>der Name ist zu lang für diesen Datenträger</translation>
    </message>
    <message>
        <source>the record of an interrupted save is damaged</source>
        <extracomment>core/files/save_plan.cpp</extracomment>
        <translation>die Aufzeichnung eines unterbrochenen Speichervorgangs ist beschädigt</translation>
    </message>
    <message>
        <source>the tag of block {} ({}) is damaged: the game does not load the save</source>
        <extracomment>core/systems/gta_sa_save/load.cpp</extracomment>
        <translation>die Kennung von Block {} ({}) ist beschädigt: Das Spiel lädt den Spielstand nicht</translation>
    </message>
    <message>
        <source>the text has a different formatting, which is kept until the first edit</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>der Text ist anders formatiert; das bleibt bis zur ersten Änderung so</translation>
    </message>
    <message>
        <source>there is no file to change</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>es gibt keine Datei zum Ändern</translation>
    </message>
    <message>
        <source>they</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>sie</translation>
    </message>
    <message>
        <source>they are</source>
        <extracomment>core/files/recover_in_place.cpp</extracomment>
        <translation>sie sind</translation>
    </message>
    <message>
        <source>to the selection only</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>nur zur Auswahl</translation>
    </message>
    <message>
        <source>too deeply nested</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>core/systems/source_nav/build.cpp, core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>oberes Ende</translation>
    </message>
    <message>
        <source>traffic in {}</source>
        <extracomment>core/systems/gta_sa_paths/traffic.cpp</extracomment>
        <translation>Verkehr in {}</translation>
    </message>
    <message>
        <source>traffic light, north-south</source>
        <extracomment>gta_sa_extended_paths.navi.legend, gta_sa_paths.navi.legend</extracomment>
        <translation>Ampel, Nord-Süd</translation>
    </message>
    <message>
        <source>traffic light, west-east</source>
        <extracomment>gta_sa_extended_paths.navi.legend, gta_sa_paths.navi.legend</extracomment>
        <translation>Ampel, West-Ost</translation>
    </message>
    <message>
        <source>train</source>
        <extracomment>quake_nav2.chain.type.7, quake_nav2.connect_as.type.7, quake_nav2.link.legend, quake_nav2.link.train, quake_nav2.link.type.7, quake_nav2.select_type.type.7, quake_nav2.set_type.type.7, quake_nav2.traversal.train, quake_nav3.chain.type.7, quake_nav3.connect_as.type.7, quake_nav3.link.legend, quake_nav3.link.train, quake_nav3.link.type.7, quake_nav3.select_type.type.7, quake_nav3.set_type.type.7, quake_nav3.traversal.train</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>transient</source>
        <extracomment>source_nav.area.legend</extracomment>
        <translation>vorübergehend</translation>
    </message>
    <message>
        <source>traversal</source>
        <extracomment>quake_nav2.traversal, quake_nav3.traversal</extracomment>
        <translation>Traversal</translation>
    </message>
    <message>
        <source>traversals</source>
        <extracomment>quake_nav2.traversal.plural, quake_nav3.traversal.plural</extracomment>
        <translation>Traversals</translation>
    </message>
    <message>
        <source>truncated (no crossing flags)</source>
        <extracomment>gta_sa_extended_paths.file.form.3, gta_sa_extended_paths.file.written_form.3, gta_sa_paths.file.form.3, gta_sa_paths.file.written_form.3</extracomment>
        <translation>abgeschnitten (ohne Überweg-Flags)</translation>
    </message>
    <message>
        <source>truncated before the crossing flags. Kept unchanged until the area is edited, then written in standard form.</source>
        <extracomment>core/systems/gta_sa_paths/load.cpp</extracomment>
        <translation>vor den Überweg-Flags abgeschnitten. Unverändert behalten, bis der Bereich bearbeitet wird, dann in Standardform geschrieben.</translation>
    </message>
    <message>
        <source>two cars, fast</source>
        <extracomment>gta_sa_save.set_piece.type.7</extracomment>
        <translation>zwei Autos, schnell</translation>
    </message>
    <message>
        <source>two cars, fast, then brake</source>
        <extracomment>gta_sa_save.set_piece.type.6</extracomment>
        <translation>zwei Autos, schnell, dann Bremsen</translation>
    </message>
    <message>
        <source>two cars, medium</source>
        <extracomment>gta_sa_save.set_piece.type.8</extracomment>
        <translation>zwei Autos, mittel</translation>
    </message>
    <message>
        <source>two cars, slow</source>
        <extracomment>gta_sa_save.set_piece.type.1</extracomment>
        <translation>zwei Autos, langsam</translation>
    </message>
    <message>
        <source>two officers</source>
        <extracomment>gta_sa_save.set_piece.type.5</extracomment>
        <translation>zwei Polizisten</translation>
    </message>
    <message>
        <source>two players</source>
        <extracomment>gta_sa_save.pickup.type.21</extracomment>
        <translation>zwei Spieler</translation>
    </message>
    <message>
        <source>type {}</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>Typ {}</translation>
    </message>
    <message>
        <source>under water</source>
        <extracomment>quake_nav2.node.legend, quake_nav3.node.legend</extracomment>
        <translation>unter Wasser</translation>
    </message>
    <message>
        <source>unexpected &apos;{}&apos;</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>unerwartet: „{}“</translation>
    </message>
    <message>
        <source>uninitialised spare parts</source>
        <extracomment>gta_sa_extended_paths.file.form.5, gta_sa_extended_paths.file.written_form.5, gta_sa_paths.file.form.5, gta_sa_paths.file.written_form.5</extracomment>
        <translation>uninitialisierte Reserveteile</translation>
    </message>
    <message>
        <source>units</source>
        <extracomment>gta_iv_paths.build_road.median.unit, gta_iv_paths.build_water.median.unit, gta_iv_paths.curve.longest.unit, gta_iv_paths.duplicate.dx.unit, gta_iv_paths.duplicate.dy.unit, gta_iv_paths.duplicate.dz.unit, gta_iv_paths.link.length.unit, gta_iv_paths.node.position.unit, gta_iv_paths.node.width.unit, gta_iv_paths.set_run.median.unit, gta_iv_paths.split_link.longest.unit, gta_iv_paths.split_run.longest.unit, gta_sa_extended_paths.build_path.width.unit, gta_sa_extended_paths.build_road.median.unit, gta_sa_extended_paths.build_water.median.unit, gta_sa_extended_paths.curve.longest.unit, gta_sa_extended_paths.duplicate.dx.unit, gta_sa_extended_paths.duplicate.dy.unit, gta_sa_extended_paths.duplicate.dz.unit, gta_sa_extended_paths.link.length.unit, gta_sa_extended_paths.navi.position.unit, gta_sa_extended_paths.navi.width.unit, gta_sa_extended_paths.node.position.unit, gta_sa_extended_paths.node.width.unit, gta_sa_extended_paths.set_run.median.unit, gta_sa_extended_paths.split_link.longest.unit, gta_sa_paths.build_path.width.unit, gta_sa_paths.build_road.median.unit, gta_sa_paths.build_water.median.unit, gta_sa_paths.curve.longest.unit, gta_sa_paths.duplicate.dx.unit, gta_sa_paths.duplicate.dy.unit, gta_sa_paths.duplicate.dz.unit, gta_sa_paths.link.length.unit, gta_sa_paths.navi.position.unit, gta_sa_paths.navi.width.unit, gta_sa_paths.node.position.unit, gta_sa_paths.node.width.unit, gta_sa_paths.set_run.median.unit, gta_sa_paths.split_link.longest.unit, quake_nav2.chain.radius.unit, quake_nav2.duplicate.dx.unit, quake_nav2.duplicate.dy.unit, quake_nav2.duplicate.dz.unit, quake_nav2.edict.maximum.unit, quake_nav2.edict.minimum.unit, quake_nav2.fit_radius.most.unit, quake_nav2.link.climb.unit, quake_nav2.link.length.unit, quake_nav2.link_near.reach.unit, quake_nav2.mirror.at.unit, quake_nav2.node.position.unit, quake_nav2.node.radius.unit, quake_nav2.retie.reach.unit, quake_nav2.rotate.x.unit, quake_nav2.rotate.y.unit, quake_nav2.traversal.across.unit, quake_nav2.traversal.end.unit, quake_nav2.traversal.exit.unit, quake_nav2.traversal.start.unit, quake_nav2.traversal.up.unit, quake_nav3.chain.radius.unit, quake_nav3.duplicate.dx.unit, quake_nav3.duplicate.dy.unit, quake_nav3.duplicate.dz.unit, quake_nav3.edict.maximum.unit, quake_nav3.edict.minimum.unit, quake_nav3.fit_radius.most.unit, quake_nav3.link.climb.unit, quake_nav3.link.length.unit, quake_nav3.link_near.reach.unit, quake_nav3.mirror.at.unit, quake_nav3.node.position.unit, quake_nav3.node.radius.unit, quake_nav3.retie.reach.unit, quake_nav3.rotate.x.unit, quake_nav3.rotate.y.unit, quake_nav3.traversal.across.unit, quake_nav3.traversal.end.unit, quake_nav3.traversal.exit.unit, quake_nav3.traversal.ladder_plane.unit, quake_nav3.traversal.start.unit, quake_nav3.traversal.up.unit, source_nav.area.depth.unit, source_nav.area.grid.unit, source_nav.area.magnet.unit, source_nav.area.north_east_z.unit, source_nav.area.north_west.unit, source_nav.area.north_west_z.unit, source_nav.area.south_east.unit, source_nav.area.south_east_z.unit, source_nav.area.south_west_z.unit, source_nav.area.step.unit, source_nav.area.width.unit, source_nav.chop.size.unit, source_nav.connect_borders.drop.unit, source_nav.connect_borders.step.unit, source_nav.connection.height.unit, source_nav.corners_to_ground.limit.unit, source_nav.corners_to_ground.step.unit, source_nav.duplicate.dx.unit, source_nav.duplicate.dy.unit, source_nav.duplicate.dz.unit, source_nav.file.view_distance.unit, source_nav.fit_heights.step.unit, source_nav.hiding_spot.position.unit, source_nav.ladder.bottom.unit, source_nav.ladder.length.unit, source_nav.ladder.top.unit, source_nav.ladder.width.unit, source_nav.merge.tolerance.unit, source_nav.raise.by.unit, source_nav.remove_jump_areas.height.unit, source_nav.select_half_space.at.unit, source_nav.select_height_range.high.unit, source_nav.select_height_range.low.unit, source_nav.select_larger.size.unit, source_nav.select_radius.radius.unit, source_nav.shift.x.unit, source_nav.shift.y.unit, source_nav.shift.z.unit, source_nav.simplify.size.unit, source_nav.simplify.tolerance.unit, source_nav.snap_to_grid.step.unit, source_nav.split_area.grid.unit</extracomment>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>gta_sa_save.block.opaque.1, quake_nav2.chain.type.9, quake_nav2.connect_as.type.9, quake_nav2.link.legend, quake_nav2.link.type.9, quake_nav2.link.unknown, quake_nav2.select_type.type.9, quake_nav2.set_type.type.9, quake_nav2.traversal.unknown, quake_nav3.chain.type.14, quake_nav3.connect_as.type.14, quake_nav3.link.legend, quake_nav3.link.type.14, quake_nav3.link.unknown, quake_nav3.select_type.type.14, quake_nav3.set_type.type.14, quake_nav3.traversal.unknown</extracomment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>unreachable</source>
        <extracomment>core/systems/quake_nav/overlays.cpp</extracomment>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>unused fourth</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp</extracomment>
        <translation>unbenutzter vierter</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>aufwärts</translation>
    </message>
    <message>
        <source>valid</source>
        <extracomment>gta_sa_save.block.tagged.1</extracomment>
        <translation>gültig</translation>
    </message>
    <message>
        <source>vehicle</source>
        <extracomment>gta_sa_extended_paths.node.group.0, gta_sa_extended_paths.node.part, gta_sa_paths.node.group.0, gta_sa_paths.node.part</extracomment>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>vehicle graph</source>
        <extracomment>core/systems/gta_sa_paths/access.h</extracomment>
        <translation>Fahrzeuggraph</translation>
    </message>
    <message>
        <source>version {} is newer than any supported one, so the waypoints are read-only</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>Version {} ist neuer als jede unterstützte, daher sind die Wegpunkte schreibgeschützt</translation>
    </message>
    <message>
        <source>visible areas</source>
        <extracomment>source_nav.area.visible_area</extracomment>
        <translation>sichtbare Bereiche</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>gta_sa_save.garage.door_state.4</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>walk</source>
        <extracomment>quake_nav2.chain.type.0, quake_nav2.connect_as.type.0, quake_nav2.link.legend, quake_nav2.link.type.0, quake_nav2.link.walk, quake_nav2.select_type.type.0, quake_nav2.set_type.type.0, quake_nav2.traversal.walk, quake_nav3.chain.type.0, quake_nav3.connect_as.type.0, quake_nav3.link.legend, quake_nav3.link.type.0, quake_nav3.link.walk, quake_nav3.select_type.type.0, quake_nav3.set_type.type.0, quake_nav3.traversal.walk</extracomment>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>walk off ledge</source>
        <extracomment>quake_nav2.chain.type.3, quake_nav2.connect_as.type.3, quake_nav2.link.legend, quake_nav2.link.type.3, quake_nav2.link.walk off ledge, quake_nav2.select_type.type.3, quake_nav2.set_type.type.3, quake_nav2.traversal.walk off ledge, quake_nav3.chain.type.3, quake_nav3.connect_as.type.3, quake_nav3.link.legend, quake_nav3.link.type.3, quake_nav3.link.walk off ledge, quake_nav3.select_type.type.3, quake_nav3.set_type.type.3, quake_nav3.traversal.walk off ledge</extracomment>
        <translation>Kante hinabgehen</translation>
    </message>
    <message>
        <source>was changed by another program at the same time</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>wurde gleichzeitig von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>was changed by another program since it was checked</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>wurde seit der Prüfung von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>was changed by another program while it was being saved</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>wurde während des Speicherns von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>was changed while it was being copied</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>wurde während des Kopierens geändert</translation>
    </message>
    <message>
        <source>was changed while it was being saved</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>wurde während des Speicherns geändert</translation>
    </message>
    <message>
        <source>was different when generated the second time</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>war beim zweiten Erzeugen anders</translation>
    </message>
    <message>
        <source>was generated with {} bytes instead of {}</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>wurde mit {} statt {} Bytes erzeugt</translation>
    </message>
    <message>
        <source>was not opened: cancelled</source>
        <extracomment>core/opening/open_document.cpp, core/opening/open_game_world.cpp, core/opening/open_map.cpp</extracomment>
        <translation>wurde nicht geöffnet: abgebrochen</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>formats/gta_world/surfaces.cpp, gta_iv_paths.link.legend, gta_sa_extended_paths.link.legend, gta_sa_paths.link.legend</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>core/systems/gta_sa_paths/geometry.cpp, source_nav.area.approach.next_how.3, source_nav.area.approach.previous_how.3, source_nav.connection.part, source_nav.connection.side.3, source_nav.encounter_path.from_direction.3, source_nav.encounter_path.to_direction.3, source_nav.ladder.direction.3, source_nav.ladder.direction.4, source_nav.set_side.side.4</extracomment>
        <translation>Westen</translation>
    </message>
    <message>
        <source>west-east</source>
        <extracomment>core/systems/gta_sa_paths/rules_traffic.cpp, gta_sa_extended_paths.navi.light_cycle.2, gta_sa_extended_paths.propose_lights.phase.3, gta_sa_paths.navi.light_cycle.2, gta_sa_paths.propose_lights.phase.3</extracomment>
        <translation>West-Ost</translation>
    </message>
    <message>
        <source>where the areas meet</source>
        <extracomment>source_nav.set_side.side.0</extracomment>
        <translation>wo die Bereiche sich treffen</translation>
    </message>
    <message>
        <source>with a pedestrian light</source>
        <extracomment>gta_sa_extended_paths.build_path.crossing.2, gta_sa_paths.build_path.crossing.2</extracomment>
        <translation>mit Fußgängerampel</translation>
    </message>
    <message>
        <source>would be changed twice at once</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>würde zweimal zugleich geändert</translation>
    </message>
    <message>
        <source>would be replaced</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>zu ersetzen</translation>
    </message>
    <message>
        <source>would be saved twice at once</source>
        <extracomment>core/files/save_set.cpp</extracomment>
        <translation>würde zweimal zugleich gespeichert</translation>
    </message>
    <message>
        <source>would grow without data for all new bytes</source>
        <extracomment>core/files/in_place.cpp</extracomment>
        <translation>würde wachsen, ohne dass für alle neuen Bytes Daten vorliegen</translation>
    </message>
    <message>
        <source>written in form {} (it was opened in form {})</source>
        <extracomment>core/systems/gta_sa_paths/save.cpp</extracomment>
        <translation>in Form {} geschrieben (geöffnet in Form {})</translation>
    </message>
    <message>
        <source>x</source>
        <extracomment>quake_nav2.mirror.axis.0, quake_nav3.mirror.axis.0, source_nav.select_half_space.axis.0, source_nav.shift.x</extracomment>
        <translation>x</translation>
    </message>
    <message>
        <source>x and y in steps of 1/8 from -4096 to 4095.875, z in steps of 1/128 from -256 to 255.99. Two sources agree.</source>
        <extracomment>gta_iv_paths.node.position.help</extracomment>
        <translation>x und y in Schritten von 1/8 von -4096 bis 4095.875, z in Schritten von 1/128 von -256 bis 255.99. Zwei Quellen stimmen überein.</translation>
    </message>
    <message>
        <source>x: a western and an eastern part</source>
        <extracomment>source_nav.split.across.0</extracomment>
        <translation>x: ein westlicher und ein östlicher Teil</translation>
    </message>
    <message>
        <source>y</source>
        <extracomment>quake_nav2.mirror.axis.1, quake_nav3.mirror.axis.1, source_nav.select_half_space.axis.1, source_nav.shift.y</extracomment>
        <translation>y</translation>
    </message>
    <message>
        <source>y: a northern and a southern part</source>
        <extracomment>source_nav.split.across.1</extracomment>
        <translation>y: ein nördlicher und ein südlicher Teil</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>core/model/property_text.cpp, gta_sa_extended_paths.build_path.switched_off.2, gta_sa_extended_paths.build_road.switched_off.2, gta_sa_extended_paths.build_water.switched_off.2, gta_sa_extended_paths.set_run.switched_off.1, gta_sa_paths.build_path.switched_off.2, gta_sa_paths.build_road.switched_off.2, gta_sa_paths.build_water.switched_off.2, gta_sa_paths.set_run.switched_off.1, gta_sa_save.file.keeps_checksum.1, gta_sa_save.file.keeps_padding.1, gta_sa_save.gang_wars.near.1, gta_sa_save.marker_3d.used.1, gta_sa_save.player_info.drive_by.1, gta_sa_save.player_info.endless_run.1, gta_sa_save.player_info.fast_reload.1, gta_sa_save.player_info.fireproof.1, gta_sa_save.player_info.keeps_when_busted.1, gta_sa_save.player_info.keeps_when_wasted.1, gta_sa_save.simple_vars.has_cheated.1, gta_sa_save.simple_vars.prostitutes_pay.1, gta_sa_save.simple_vars.riots.1, gta_sa_save.simple_vars.riots_without_police.1, gta_sa_save.simple_vars.taxis_nitro.1, gta_sa_save.stunt_jump.done.1, gta_sa_save.stunt_jump.found.1, gta_sa_save.thread.is_mission.1</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>z</source>
        <extracomment>source_nav.select_half_space.axis.2, source_nav.shift.z</extracomment>
        <translation>z</translation>
    </message>
    <message>
        <source>z is the height</source>
        <extracomment>source_nav.select_half_space.axis.help</extracomment>
        <translation>z ist die Höhe</translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>gta_sa_save.zone</extracomment>
        <translation>Zone</translation>
    </message>
    <message>
        <source>zone population</source>
        <extracomment>gta_sa_save.zone_population</extracomment>
        <translation>Zonenbevölkerung</translation>
    </message>
    <message>
        <source>zone populations</source>
        <extracomment>gta_sa_save.zone_population.plural</extracomment>
        <translation>Zonenbevölkerungen</translation>
    </message>
    <message>
        <source>zones</source>
        <extracomment>gta_sa_save.block.content.10, gta_sa_save.file.level.section, gta_sa_save.file.visited.section, gta_sa_save.file.visited_count.section, gta_sa_save.zone.plural</extracomment>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>{:.0f} units, {}</source>
        <extracomment>core/systems/quake_nav/build.cpp</extracomment>
        <translation>{:.0f} Einheiten, {}</translation>
    </message>
    <message>
        <source>{:.0f}, {:.0f} is outside the world</source>
        <extracomment>core/systems/gta_sa_save/rules_position.cpp</extracomment>
        <translation>{:.0f}, {:.0f} liegt außerhalb der Welt</translation>
    </message>
    <message>
        <source>{:.1f} units from the middle of its edge from {} to {} (expected at most 50)</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>{:.1f} Einheiten von der Mitte seiner Kante von {} zu {} (erwartet höchstens 50)</translation>
    </message>
    <message>
        <source>{:.1f} units {} the floor (nodes stand {:.2f} above it)</source>
        <extracomment>core/systems/quake_nav/rules_map.cpp</extracomment>
        <translation>{:.1f} Einheiten {} dem Boden (Knoten stehen {:.2f} darüber)</translation>
    </message>
    <message>
        <source>{:.7g} x {:.7g} units</source>
        <extracomment>core/systems/source_nav/area_drags.cpp</extracomment>
        <translation>{:.7g} x {:.7g} Einheiten</translation>
    </message>
    <message>
        <source>{:g} by {:g}</source>
        <extracomment>core/systems/source_nav/cuts.cpp</extracomment>
        <translation>{:g} mal {:g}</translation>
    </message>
    <message>
        <source>{:g} by {:g} units</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>{:g} mal {:g} Einheiten</translation>
    </message>
    <message>
        <source>{} #{} (deleted)</source>
        <extracomment>core/model/property_text.cpp</extracomment>
        <translation>{} #{} (gelöscht)</translation>
    </message>
    <message>
        <source>{} Open {} first.</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>{} Zuerst {} öffnen.</translation>
    </message>
    <message>
        <source>{} after the end, kept unchanged</source>
        <extracomment>core/systems/quake_nav/load.cpp</extracomment>
        <translation>{} nach dem Ende, unverändert behalten</translation>
    </message>
    <message>
        <source>{} after the mesh, left over from an older, longer mesh. They have no effect and are kept.</source>
        <extracomment>core/systems/source_nav/load.cpp</extracomment>
        <translation>{} nach dem Mesh, Überrest eines älteren, längeren Meshes. Ohne Wirkung und behalten.</translation>
    </message>
    <message>
        <source>{} already existed and stayed unchanged.</source>
        <extracomment>core/systems/quake_nav/link_edits.cpp</extracomment>
        <translation>{}: schon vorhanden und unverändert geblieben.</translation>
    </message>
    <message>
        <source>{} already has {} links, the maximum.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{} hat bereits {} Verbindungen, die Höchstzahl.</translation>
    </message>
    <message>
        <source>{} also contains {}, which the game ignores. To open it, use {}.</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>{} enthält auch {}; das Spiel ignoriert dies. Zum Öffnen {} verwenden.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <extracomment>core/model/wording.cpp</extracomment>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>{} and {} are already linked.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{} und {} sind bereits verbunden.</translation>
    </message>
    <message>
        <source>{} and {} are linked already.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp, core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>{} und {} sind bereits verbunden.</translation>
    </message>
    <message>
        <source>{} and {} cannot be merged.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{} und {} können nicht zusammengeführt werden.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <extracomment>core/files/recover_folder.cpp</extracomment>
        <translation>{} und {} weitere</translation>
    </message>
    <message>
        <source>{} and {} units</source>
        <extracomment>core/systems/source_nav/cuts.cpp</extracomment>
        <translation>{} und {} Einheiten</translation>
    </message>
    <message>
        <source>{} approach areas (expected at most {}, the limit of the game)</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} Annäherungsbereiche (erwartet höchstens {}, die Grenze des Spiels)</translation>
    </message>
    <message>
        <source>{} areas were merged into {}.</source>
        <extracomment>core/systems/source_nav/simplify_edits.cpp</extracomment>
        <translation>{} Bereiche wurden zu {} zusammengeführt.</translation>
    </message>
    <message>
        <source>{} by {} by {} units. The number is the one that nav_edit shows in the running game.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{} mal {} mal {} Einheiten. Die Nummer ist die, die nav_edit im laufenden Spiel anzeigt.</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <extracomment>core/files/file_source.cpp, core/model/property_text.cpp</extracomment>
        <translation>{} Bytes</translation>
    </message>
    <message>
        <source>{} cannot be added or deleted, because the game refers to them by number.</source>
        <extracomment>core/systems/gta_sa_save/invariants.cpp</extracomment>
        <translation>{} können nicht hinzugefügt oder gelöscht werden, da das Spiel per Nummer darauf verweist.</translation>
    </message>
    <message>
        <source>{} certain, {} guessed, {} without a match</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{} sicher, {} geraten, {} ohne Treffer</translation>
    </message>
    <message>
        <source>{} connected areas, starting with this one, are not connected with the largest component of {}</source>
        <extracomment>core/systems/source_nav/rules_area.cpp</extracomment>
        <translation>{} verbundene Bereiche, beginnend mit diesem, sind nicht mit der größten Komponente von {} verbunden</translation>
    </message>
    <message>
        <source>{} contains the same files, but {} outdated or different.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>{} enthält dieselben Dateien, aber {} veraltet oder anders.</translation>
    </message>
    <message>
        <source>{} does not lead to another node.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{} führt nicht zu einem anderen Knoten.</translation>
    </message>
    <message>
        <source>{} edges use this navi node (expected one): from {} to {}, from {} to {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_navi.cpp</extracomment>
        <translation>{} Kanten verwenden diesen Navi-Knoten (erwartet eine): von {} zu {}, von {} zu {}</translation>
    </message>
    <message>
        <source>{} entries {} ({}): {}</source>
        <extracomment>core/files/archive_kinds.cpp</extracomment>
        <translation>{} Einträge {} ({}): {}</translation>
    </message>
    <message>
        <source>{} exists already. The opened document is the file inside {}, but the game uses the other one.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>{} existiert bereits. Das geöffnete Dokument ist die Datei in {}, aber das Spiel verwendet die andere.</translation>
    </message>
    <message>
        <source>{} exists beside {}. The opened document is the file inside {}, but the game uses the file beside it.</source>
        <extracomment>core/opening/open_document.cpp</extracomment>
        <translation>{} existiert neben {}. Das geöffnete Dokument ist die Datei in {}, aber das Spiel verwendet die daneben.</translation>
    </message>
    <message>
        <source>{} h {:02} min</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>{} h {:02} min</translation>
    </message>
    <message>
        <source>{} had no target. The stored number was changed, because it would have referred to a new {}.</source>
        <extracomment>core/systems/quake_nav/invariants.cpp</extracomment>
        <translation>{} ohne Ziel. Die gespeicherte Nummer wurde geändert, da sie sonst auf etwas Neues verwiesen hätte ({}).</translation>
    </message>
    <message>
        <source>{} has an edict, which belongs to this place.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{} hat ein Edict, das an diese Stelle gehört.</translation>
    </message>
    <message>
        <source>{} has fewer than two links to separate.</source>
        <extracomment>core/systems/shared/path_road_edits.cpp</extracomment>
        <translation>{} hat weniger als zwei Verbindungen zum Trennen.</translation>
    </message>
    <message>
        <source>{} has no attributes.</source>
        <extracomment>core/systems/source_nav/select_edits.cpp</extracomment>
        <translation>{} hat keine Attribute.</translation>
    </message>
    <message>
        <source>{} has no reverse link to {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>{} hat keine Gegenverbindung zu {}</translation>
    </message>
    <message>
        <source>{} has no room for the links of {}: a node has at most {}.</source>
        <extracomment>core/systems/shared/path_edges.cpp</extracomment>
        <translation>{} hat keinen Platz für die Verbindungen von {}: Ein Knoten hat höchstens {}.</translation>
    </message>
    <message>
        <source>{} has the flood group {}, {} at the other end {}</source>
        <extracomment>core/systems/gta_iv_paths/rules_link.cpp</extracomment>
        <translation>{} hat die Flood-Gruppe {}, {} am anderen Ende {}</translation>
    </message>
    <message>
        <source>{} has {}. Only nodes of two links can be dissolved.</source>
        <extracomment>core/systems/shared/path_link_edits.cpp</extracomment>
        <translation>{} hat {}. Nur Knoten mit zwei Verbindungen können aufgelöst werden.</translation>
    </message>
    <message>
        <source>{} have no property &apos;{}&apos;</source>
        <extracomment>core/query/query.cpp</extracomment>
        <translation>{} haben keine Eigenschaft „{}“</translation>
    </message>
    <message>
        <source>{} in lists of {}</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>{} in Listen „{}“</translation>
    </message>
    <message>
        <source>{} is a {} node. This tool links only {} nodes.</source>
        <extracomment>core/systems/shared/path_build.cpp</extracomment>
        <translation>{} ist ein {}-Knoten. Dieses Werkzeug verbindet nur {}-Knoten.</translation>
    </message>
    <message>
        <source>{} is a {} node: only car roads have traffic lights.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>{} ist ein {}-Knoten: Nur Autostraßen haben Ampeln.</translation>
    </message>
    <message>
        <source>{} is already connected to {}.</source>
        <extracomment>core/systems/source_nav/connection_edits.cpp</extracomment>
        <translation>{} ist bereits mit {} verbunden.</translation>
    </message>
    <message>
        <source>{} is an intersection: intersections have no links.</source>
        <extracomment>core/systems/gta_iv_paths/edge_edits.cpp</extracomment>
        <translation>{} ist ein Kreuzungsknoten: Kreuzungsknoten haben keine Verbindungen.</translation>
    </message>
    <message>
        <source>{} is beside {} and is opened in place of {} inside it, as in the game. To open the other, use {}.</source>
        <extracomment>core/opening/find_documents.cpp</extracomment>
        <translation>{} liegt neben {} und wird wie im Spiel anstelle von {} darin geöffnet. Um das andere zu öffnen, {} verwenden.</translation>
    </message>
    <message>
        <source>{} is degenerate and cannot be split.</source>
        <extracomment>core/systems/source_nav/shape_edits.cpp</extracomment>
        <translation>{} ist entartet und kann nicht geteilt werden.</translation>
    </message>
    <message>
        <source>{} is linked to an area that is not open, so the reverse link cannot follow.</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>{} ist mit einem nicht geöffneten Bereich verbunden, daher kann die Gegenverbindung nicht folgen.</translation>
    </message>
    <message>
        <source>{} is linked with {}. Only nodes between two others can be dissolved.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{} ist mit {} verbunden. Nur Knoten zwischen zwei anderen können aufgelöst werden.</translation>
    </message>
    <message>
        <source>{} is not a junction: it has fewer than {} links.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>{} ist keine Kreuzung: weniger als {} Verbindungen.</translation>
    </message>
    <message>
        <source>{} is not a plain walk. Only nodes of walk links can be dissolved.</source>
        <extracomment>core/systems/quake_nav/node_edits.cpp</extracomment>
        <translation>{} ist kein einfaches Gehen. Nur Knoten von Gehverbindungen können aufgelöst werden.</translation>
    </message>
    <message>
        <source>{} is off: {} of {} {} ({:.0f} %) contradict the assumption that {}. The values are shown and kept, but not checked or computed.</source>
        <extracomment>core/systems/gta_iv_paths/assumptions.cpp</extracomment>
        <translation>{} ist aus: {} von {} {} ({:.0f} %) widersprechen der Annahme: {}. Die Werte werden angezeigt und behalten, aber nicht geprüft oder berechnet.</translation>
    </message>
    <message>
        <source>{} is too small for the grid.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>{} ist zu klein für das Raster.</translation>
    </message>
    <message>
        <source>{} is too small to be split this way.</source>
        <extracomment>core/systems/source_nav/build.cpp</extracomment>
        <translation>{} ist zu klein, um so geteilt zu werden.</translation>
    </message>
    <message>
        <source>{} lie along the axes and can only be moved.</source>
        <extracomment>core/systems/transform.cpp</extracomment>
        <translation>{} liegen entlang der Achsen und können nur verschoben werden.</translation>
    </message>
    <message>
        <source>{} links (expected at most {} on a pedestrian node: the game adds one for an interior)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>{} Verbindungen (erwartet höchstens {} bei einem Fußgängerknoten: Das Spiel fügt eine für einen Innenraum hinzu)</translation>
    </message>
    <message>
        <source>{} links (expected at most {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp, core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>{} Verbindungen (erwartet höchstens {})</translation>
    </message>
    <message>
        <source>{} links (expected at most {}: the count has 4 bits)</source>
        <extracomment>core/systems/gta_sa_paths/rules_node.cpp</extracomment>
        <translation>{} Verbindungen (erwartet höchstens {}: Die Anzahl hat 4 Bits)</translation>
    </message>
    <message>
        <source>{} links use the traversal (expected one)</source>
        <extracomment>core/systems/quake_nav/rules_parts.cpp</extracomment>
        <translation>{} Verbindungen benutzen das Traversal (erwartet eine)</translation>
    </message>
    <message>
        <source>{} lost attributes that this version of the format does not store.</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp</extracomment>
        <translation>{}: Attribute weggefallen, die diese Version des Formats nicht speichert.</translation>
    </message>
    <message>
        <source>{} navi nodes (expected at most {}: links refer to them by {} bits)</source>
        <extracomment>core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>{} Navi-Knoten (erwartet höchstens {}: Verbindungen verweisen mit {} Bits darauf)</translation>
    </message>
    <message>
        <source>{} nodes (expected at most {})</source>
        <extracomment>core/systems/gta_iv_paths/rules_file.cpp, core/systems/gta_sa_paths/rules_file.cpp</extracomment>
        <translation>{} Knoten (erwartet höchstens {})</translation>
    </message>
    <message>
        <source>{} now has {} links. The game&apos;s own editor allows {}.</source>
        <extracomment>core/systems/quake_nav/selected_elements.cpp</extracomment>
        <translation>{} hat jetzt {} Verbindungen. Der Editor des Spiels erlaubt {}.</translation>
    </message>
    <message>
        <source>{} number plates (expected at most {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} Nummernschilder (erwartet höchstens {})</translation>
    </message>
    <message>
        <source>{} of the copied links. Tie the copies to their own brush entities.</source>
        <extracomment>core/systems/quake_nav/copy_edits.cpp</extracomment>
        <translation>{} der kopierten Verbindungen. Die Kopien müssen an ihre eigenen Brush-Entitys gebunden werden.</translation>
    </message>
    <message>
        <source>{} of the list of visible areas beyond the last area</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} der Liste der sichtbaren Bereiche jenseits des letzten Bereichs</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <extracomment>core/model/change_summary.cpp</extracomment>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>{} of {} links belong to no node</source>
        <extracomment>core/systems/shared/path_checks.cpp</extracomment>
        <translation>{} von {} Verbindungen gehören zu keinem Knoten</translation>
    </message>
    <message>
        <source>{} of {} path regions are in use: scripts will soon be unable to switch roads. Deleting regions without open path files may change nodes outside their boxes.</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} von {} Pfadregionen sind belegt: Skripte können bald keine Straßen mehr schalten. Das Löschen von Regionen ohne geöffnete Pfaddateien kann Knoten außerhalb ihrer Boxen ändern.</translation>
    </message>
    <message>
        <source>{} of {} with the invalid ID 0</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>{} von {} mit der ungültigen ID 0</translation>
    </message>
    <message>
        <source>{} out of reach for a player, or blocked.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>{} außer Reichweite für einen Spieler oder blockiert.</translation>
    </message>
    <message>
        <source>{} outgoing links (expected at most {})</source>
        <extracomment>core/systems/quake_nav/rules_node.cpp</extracomment>
        <translation>{} ausgehende Verbindungen (erwartet höchstens {})</translation>
    </message>
    <message>
        <source>{} removed.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>{} entfernt.</translation>
    </message>
    <message>
        <source>{} removed. {} not replaced: too long or too high for one jump.</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>{} entfernt. {} nicht ersetzt: zu weit oder zu hoch für einen Sprung.</translation>
    </message>
    <message>
        <source>{} restart points of a type (expected at most {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} Neustartpunkte eines Typs (erwartet höchstens {})</translation>
    </message>
    <message>
        <source>{} roads. Forward on the first</source>
        <extracomment>core/systems/gta_sa_paths/road_edits.cpp</extracomment>
        <translation>{} Straßen. Vorwärts auf der ersten</translation>
    </message>
    <message>
        <source>{} set pieces (expected at most {})</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} Set-Pieces (erwartet höchstens {})</translation>
    </message>
    <message>
        <source>{} stays at {}</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>{} bleibt bei {}</translation>
    </message>
    <message>
        <source>{} unchanged. Numbers do not change, since only the running game knows them.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{} unverändert. Nummern ändern sich nicht, da nur das laufende Spiel sie kennt.</translation>
    </message>
    <message>
        <source>{} unchanged: the map has no gap, barrier or ledge there.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>{} unverändert: Die Karte hat dort keine Lücke, Barriere oder Kante.</translation>
    </message>
    <message>
        <source>{} unchanged: the map has {}.</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp</extracomment>
        <translation>{} unverändert: Die Karte hat {}.</translation>
    </message>
    <message>
        <source>{} with a missing area</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} mit fehlendem Bereich</translation>
    </message>
    <message>
        <source>{} with the ID 0, left by deleted areas</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} mit der ID 0, Überrest gelöschter Bereiche</translation>
    </message>
    <message>
        <source>{} with unknown visibility bits (expected 0 to {})</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>{} mit unbekannten Sichtbarkeitsbits (erwartet 0 bis {})</translation>
    </message>
    <message>
        <source>{} without ground below stayed unchanged.</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>{} ohne Boden darunter unverändert geblieben.</translation>
    </message>
    <message>
        <source>{} would have {} links; a node has room for {}.</source>
        <extracomment>core/systems/shared/path_edit.cpp</extracomment>
        <translation>{} hätte {} Verbindungen; ein Knoten hat Platz für {}.</translation>
    </message>
    <message>
        <source>{} would have {} {}, but a file holds at most {}.</source>
        <extracomment>core/systems/source_nav/invariants.cpp</extracomment>
        <translation>{} hätte {} {}, aber eine Datei fasst höchstens {}.</translation>
    </message>
    <message>
        <source>{} would refer to a deleted {}.</source>
        <extracomment>core/model/commit.cpp</extracomment>
        <translation>{} würde auf ein gelöschtes Element verweisen ({}).</translation>
    </message>
    <message>
        <source>{} {} (expected at most {} in the stock game)</source>
        <extracomment>core/systems/gta_sa_save/rules_file.cpp</extracomment>
        <translation>{} {} (erwartet höchstens {} im Originalspiel)</translation>
    </message>
    <message>
        <source>{} {} also in {}, which the game reads first.</source>
        <extracomment>core/opening/game_copies.cpp</extracomment>
        <translation>{} {} auch in {}; das Spiel liest zuerst dort.</translation>
    </message>
    <message>
        <source>{} {} from {} to {}</source>
        <extracomment>core/opening/packed_files.cpp</extracomment>
        <translation>{} {} von {} auf {}</translation>
    </message>
    <message>
        <source>{} {} not open, so {} cannot take new nodes.</source>
        <extracomment>core/systems/shared/path_graph.cpp</extracomment>
        <translation>{} {} nicht geöffnet; {} kann keine neuen Knoten aufnehmen.</translation>
    </message>
    <message>
        <source>{} {} of {}</source>
        <extracomment>core/model/property_text.cpp</extracomment>
        <translation>{} {} von {}</translation>
    </message>
    <message>
        <source>{}: guess: {}, the nearest of {} of this size{}</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{}: geraten: {}, nächste von {} dieser Größe{}</translation>
    </message>
    <message>
        <source>{}: guess: {}, {:.0f} units away. Its size differs, so the box changes.</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{}: geraten: {}, {:.0f} Einheiten entfernt. Die Größe weicht ab, daher ändert sich die Box.</translation>
    </message>
    <message>
        <source>{}: only IMG archives can be, and this is &quot;{}&quot;</source>
        <extracomment>core/files/rebuild_archive.cpp</extracomment>
        <translation>{}: Das geht nur bei IMG-Archiven, und dies ist „{}“</translation>
    </message>
    <message>
        <source>{}: the map has no brush of this or a similar size</source>
        <extracomment>core/systems/quake_nav/edict_edits.cpp</extracomment>
        <translation>{}: Die Karte hat keinen Brush dieser oder ähnlicher Größe</translation>
    </message>
    <message>
        <source>{}: {:.0f} across and {:.0f} up (expected at most {:.0f} across and {:.0f} up)</source>
        <extracomment>core/systems/quake_nav/rules_link.cpp</extracomment>
        <translation>{}: {:.0f} weit und {:.0f} hoch (erwartet höchstens {:.0f} weit und {:.0f} hoch)</translation>
    </message>
    <message>
        <source>{}: {} becomes {}</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>{}: {} wird zu {}</translation>
    </message>
    <message>
        <source>{}: {} north-south, {} west-east, {} unchanged.</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>{}: {} Nord-Süd, {} West-Ost, {} unverändert.</translation>
    </message>
    <message>
        <source>{}: {} of {}: off</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>{}: {} bei {}: aus</translation>
    </message>
    <message>
        <source>{}: {} set to 0, {} with unchanged remaining time</source>
        <extracomment>core/systems/gta_sa_save/edit_timers.cpp</extracomment>
        <translation>{}: {} auf 0 gesetzt, {} mit unveränderter Restzeit</translation>
    </message>
    <message numerus="yes">
        <source>%n 3D markers</source>
        <extracomment>gta_sa_save.marker_3d</extracomment>
        <translation>
            <numerusform>%n 3D-Markierung</numerusform>
            <numerusform>%n 3D-Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approach areas</source>
        <extracomment>core/systems/source_nav/reshape.cpp, core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n Annäherungsbereich</numerusform>
            <numerusform>%n Annäherungsbereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n areas</source>
        <extracomment>core/systems/source_nav/attach_pasted.cpp, gta_iv_paths.file, gta_sa_extended_paths.file, gta_sa_paths.file, source_nav.area</extracomment>
        <translation>
            <numerusform>%n Bereich</numerusform>
            <numerusform>%n Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <extracomment>gta_sa_save.block</extracomment>
        <translation>
            <numerusform>%n Block</numerusform>
            <numerusform>%n Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <extracomment>core/opening/packed_files.cpp, core/systems/gta_sa_save/rules_file.cpp, core/systems/quake_nav/load.cpp, core/systems/source_nav/load.cpp</extracomment>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n car generators</source>
        <extracomment>gta_sa_save.car_generator</extracomment>
        <translation>
            <numerusform>%n Autogenerator</numerusform>
            <numerusform>%n Autogeneratoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp, source_nav.connection</extracomment>
        <translation>
            <numerusform>%n Verbindung</numerusform>
            <numerusform>%n Verbindungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corners</source>
        <extracomment>core/systems/source_nav/corner_edits.cpp</extracomment>
        <translation>
            <numerusform>%n Ecke</numerusform>
            <numerusform>%n Ecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counted statistics</source>
        <extracomment>gta_sa_save.counted_statistic</extracomment>
        <translation>
            <numerusform>%n gezählte Statistik</numerusform>
            <numerusform>%n gezählte Statistiken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edicts</source>
        <extracomment>quake_nav2.edict, quake_nav3.edict</extracomment>
        <translation>
            <numerusform>%n Edict</numerusform>
            <numerusform>%n Edicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n encounter paths</source>
        <extracomment>core/systems/source_nav/reshape.cpp, core/systems/source_nav/rules_file.cpp, source_nav.encounter_path</extracomment>
        <translation>
            <numerusform>%n Begegnungspfad</numerusform>
            <numerusform>%n Begegnungspfade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrances</source>
        <extracomment>gta_sa_save.enex_connection</extracomment>
        <translation>
            <numerusform>%n Eingang</numerusform>
            <numerusform>%n Eingänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>core/systems/conversion_edit.cpp, core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <extracomment>core/opening/find_documents.cpp, gta_sa_save.file, quake_nav2.file, quake_nav3.file</extracomment>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags</source>
        <extracomment>core/systems/conversion_edit.cpp</extracomment>
        <translation>
            <numerusform>%n Flag</numerusform>
            <numerusform>%n Flags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fog places</source>
        <extracomment>source_nav.fog_place</extracomment>
        <translation>
            <numerusform>%n Nebelort</numerusform>
            <numerusform>%n Nebelorte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gang wars</source>
        <extracomment>gta_sa_save.gang_wars</extracomment>
        <translation>
            <numerusform>%n Gangkrieg</numerusform>
            <numerusform>%n Gangkriege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gangs</source>
        <extracomment>gta_sa_save.gang</extracomment>
        <translation>
            <numerusform>%n Gang</numerusform>
            <numerusform>%n Gangs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garages</source>
        <extracomment>gta_sa_save.garage</extracomment>
        <translation>
            <numerusform>%n Garage</numerusform>
            <numerusform>%n Garagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hiding spots</source>
        <extracomment>source_nav.hiding_spot</extracomment>
        <translation>
            <numerusform>%n Versteck</numerusform>
            <numerusform>%n Verstecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jump areas</source>
        <extracomment>core/systems/source_nav/clean_edits.cpp</extracomment>
        <translation>
            <numerusform>%n Sprungbereich</numerusform>
            <numerusform>%n Sprungbereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ladders</source>
        <extracomment>source_nav.ladder</extracomment>
        <translation>
            <numerusform>%n Leiter</numerusform>
            <numerusform>%n Leitern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <extracomment>core/systems/gta_iv_paths/rules_node.cpp, core/systems/gta_sa_paths/road_edits.cpp, core/systems/quake_nav/link_edits.cpp, core/systems/quake_nav/traversal_edits.cpp, core/systems/shared/path_link_edits.cpp, gta_iv_paths.link, gta_sa_extended_paths.link, gta_sa_paths.link, quake_nav2.link, quake_nav3.link</extracomment>
        <translation>
            <numerusform>%n Verbindung</numerusform>
            <numerusform>%n Verbindungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <extracomment>source_nav.file</extracomment>
        <translation>
            <numerusform>%n Mesh</numerusform>
            <numerusform>%n Meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing areas</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n fehlender Bereich</numerusform>
            <numerusform>%n fehlende Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing hiding spots</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n fehlendes Versteck</numerusform>
            <numerusform>%n fehlende Verstecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing ladders</source>
        <extracomment>core/systems/source_nav/rules_ladder.cpp</extracomment>
        <translation>
            <numerusform>%n fehlende Leiter</numerusform>
            <numerusform>%n fehlende Leitern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n navi nodes</source>
        <extracomment>gta_sa_extended_paths.navi, gta_sa_paths.navi</extracomment>
        <translation>
            <numerusform>%n Navi-Knoten</numerusform>
            <numerusform>%n Navi-Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <extracomment>core/systems/quake_nav/rules_graph.cpp, core/systems/shared/path_checks.cpp, gta_iv_paths.node, gta_sa_extended_paths.node, gta_sa_paths.node, quake_nav2.node, quake_nav3.node</extracomment>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number plates</source>
        <extracomment>gta_sa_save.number_plate</extracomment>
        <translation>
            <numerusform>%n Nummernschild</numerusform>
            <numerusform>%n Nummernschilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <extracomment>gta_sa_save.object</extracomment>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open entrances</source>
        <extracomment>gta_sa_save.open_entrance</extracomment>
        <translation>
            <numerusform>%n offener Eingang</numerusform>
            <numerusform>%n offene Eingänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path regions</source>
        <extracomment>gta_sa_save.path_region</extracomment>
        <translation>
            <numerusform>%n Pfadregion</numerusform>
            <numerusform>%n Pfadregionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pickups</source>
        <extracomment>gta_sa_save.pickup</extracomment>
        <translation>
            <numerusform>%n Pickup</numerusform>
            <numerusform>%n Pickups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <extracomment>source_nav.place</extracomment>
        <translation>
            <numerusform>%n Ort</numerusform>
            <numerusform>%n Orte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>gta_sa_save.player</extracomment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players&apos; states</source>
        <extracomment>gta_sa_save.player_info</extracomment>
        <translation>
            <numerusform>%n Spielerzustand</numerusform>
            <numerusform>%n Spielerzustände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n radar markers</source>
        <extracomment>gta_sa_save.marker</extracomment>
        <translation>
            <numerusform>%n Radarmarkierung</numerusform>
            <numerusform>%n Radarmarkierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart points</source>
        <extracomment>gta_sa_save.restart</extracomment>
        <translation>
            <numerusform>%n Neustartpunkt</numerusform>
            <numerusform>%n Neustartpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads</source>
        <extracomment>core/systems/gta_sa_paths/light_edits.cpp</extracomment>
        <translation>
            <numerusform>%n Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n script threads</source>
        <extracomment>gta_sa_save.thread</extracomment>
        <translation>
            <numerusform>%n Skript-Thread</numerusform>
            <numerusform>%n Skript-Threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set pieces</source>
        <extracomment>gta_sa_save.set_piece</extracomment>
        <translation>
            <numerusform>%n Set-Piece</numerusform>
            <numerusform>%n Set-Pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spots</source>
        <extracomment>core/systems/source_nav/rules_file.cpp</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n states of the game</source>
        <extracomment>gta_sa_save.simple_vars</extracomment>
        <translation>
            <numerusform>%n Spielzustand</numerusform>
            <numerusform>%n Spielzustände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statistics</source>
        <extracomment>gta_sa_save.statistic</extracomment>
        <translation>
            <numerusform>%n Statistik</numerusform>
            <numerusform>%n Statistiken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored cars</source>
        <extracomment>gta_sa_save.stored_car</extracomment>
        <translation>
            <numerusform>%n abgestelltes Auto</numerusform>
            <numerusform>%n abgestellte Autos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stunt jumps</source>
        <extracomment>gta_sa_save.stunt_jump</extracomment>
        <translation>
            <numerusform>%n Stuntsprung</numerusform>
            <numerusform>%n Stuntsprünge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traversals</source>
        <extracomment>core/systems/quake_nav/traversal_edits.cpp, quake_nav2.traversal, quake_nav3.traversal</extracomment>
        <translation>
            <numerusform>%n Traversal</numerusform>
            <numerusform>%n Traversals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visible areas</source>
        <extracomment>core/systems/source_nav/rules_analysis.cpp</extracomment>
        <translation>
            <numerusform>%n sichtbarer Bereich</numerusform>
            <numerusform>%n sichtbare Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone populations</source>
        <extracomment>gta_sa_save.zone_population</extracomment>
        <translation>
            <numerusform>%n Zonenbevölkerung</numerusform>
            <numerusform>%n Zonenbevölkerungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zones</source>
        <extracomment>gta_sa_save.zone</extracomment>
        <translation>
            <numerusform>%n Zone</numerusform>
            <numerusform>%n Zonen</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>source_nav.level</comment>
        <translation>Einebnen</translation>
    </message>
    <message>
        <source>Placements whose id no file defines: {}</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>Platzierungen, deren ID keine Datei definiert: {}</translation>
    </message>
    <message>
        <source>World of San Andreas</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>Welt von San Andreas</translation>
    </message>
    <message>
        <source>a collision model of {} bytes has no name</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>ein Kollisionsmodell von {} Bytes hat keinen Namen</translation>
    </message>
    <message>
        <source>a definition in {} cannot be read: {}</source>
        <extracomment>formats/gta_world/ide_file.cpp</extracomment>
        <translation>eine Definition in {} ist nicht lesbar: {}</translation>
    </message>
    <message>
        <source>a line is not a water surface of 3 or 4 corners</source>
        <extracomment>formats/gta_world/water_file.cpp</extracomment>
        <translation>eine Zeile ist keine Wasserfläche mit 3 oder 4 Ecken</translation>
    </message>
    <message>
        <source>a placement cannot be read: {}</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>eine Platzierung ist nicht lesbar: {}</translation>
    </message>
    <message>
        <source>a placement of an object with a negative id</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>eine Platzierung eines Objekts mit negativer ID</translation>
    </message>
    <message>
        <source>a texture is damaged: {} has {}, expected {}</source>
        <extracomment>formats/gta_world/txd_file.cpp</extracomment>
        <translation>eine Textur ist beschädigt: {} hat {}, erwartet wurde {}</translation>
    </message>
    <message>
        <source>a texture without content</source>
        <extracomment>formats/gta_world/txd_file.cpp</extracomment>
        <translation>eine Textur ohne Inhalt</translation>
    </message>
    <message>
        <source>collision model {} is damaged: {} has {}, expected {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>Kollisionsmodell {} ist beschädigt: {} hat {}, erwartet wurde {}</translation>
    </message>
    <message>
        <source>concrete</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Beton</translation>
    </message>
    <message>
        <source>damaged boxes of collision model {}, left out: {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>ausgelassene beschädigte Quader von Kollisionsmodell {}: {}</translation>
    </message>
    <message>
        <source>damaged faces of collision model {}, left out: {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>ausgelassene beschädigte Dreiecke von Kollisionsmodell {}: {}</translation>
    </message>
    <message>
        <source>damaged spheres of collision model {}, left out: {}</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>ausgelassene beschädigte Kugeln von Kollisionsmodell {}: {}</translation>
    </message>
    <message>
        <source>does not lead to the files of a world</source>
        <extracomment>core/opening/world_files.cpp</extracomment>
        <translation>führt nicht zu den Dateien einer Welt</translation>
    </message>
    <message>
        <source>glass</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Glas</translation>
    </message>
    <message>
        <source>grass</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Gras</translation>
    </message>
    <message>
        <source>gravel</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Kies</translation>
    </message>
    <message>
        <source>indoors</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Innenraum</translation>
    </message>
    <message>
        <source>metal</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Metall</translation>
    </message>
    <message>
        <source>pavement</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Gehweg</translation>
    </message>
    <message>
        <source>plants</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Pflanzen</translation>
    </message>
    <message>
        <source>rails</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Gleise</translation>
    </message>
    <message>
        <source>road</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>rock</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Fels</translation>
    </message>
    <message>
        <source>sand</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Sand</translation>
    </message>
    <message>
        <source>soil</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Erde</translation>
    </message>
    <message>
        <source>the file ends within its header</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>die Datei endet in ihrem Kopf</translation>
    </message>
    <message>
        <source>the file ends within its last collision model: {} of {} bytes are there</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>die Datei endet in ihrem letzten Kollisionsmodell: {} von {} Bytes sind vorhanden</translation>
    </message>
    <message>
        <source>the file ends within the texture dictionary</source>
        <extracomment>formats/gta_world/txd_file.cpp</extracomment>
        <translation>die Datei endet im Texturverzeichnis</translation>
    </message>
    <message>
        <source>the file states {} placements and has room for {}</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>die Datei nennt {} Platzierungen und hat Platz für {}</translation>
    </message>
    <message>
        <source>the number of fields</source>
        <extracomment>formats/gta_world/ide_file.cpp, formats/gta_world/ipl_file.cpp</extracomment>
        <translation>die Anzahl der Felder</translation>
    </message>
    <message>
        <source>the placement of object {} has no usable position or rotation</source>
        <extracomment>formats/gta_world/ipl_file.cpp</extracomment>
        <translation>die Platzierung von Objekt {} hat keine brauchbare Position oder Drehung</translation>
    </message>
    <message>
        <source>unspecified</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>formats/gta_world/surfaces.cpp</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>{} bytes that are no collision model</source>
        <extracomment>formats/gta_world/col_file.cpp</extracomment>
        <translation>{} Bytes, die kein Kollisionsmodell sind</translation>
    </message>
    <message>
        <source>{} without a path</source>
        <extracomment>formats/gta_world/loader_file.cpp</extracomment>
        <translation>{} ohne Pfad</translation>
    </message>
    <message>
        <source>{}, byte {}: {}</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>{}, Byte {}: {}</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>{}, Zeile {}: {}</translation>
    </message>
    <message>
        <source>{}, line {}: {} was not found</source>
        <extracomment>core/opening/world_files.cpp</extracomment>
        <translation>{}, Zeile {}: {} wurde nicht gefunden</translation>
    </message>
    <message>
        <source>{}: {} more of that kind</source>
        <extracomment>core/world/game_world.cpp</extracomment>
        <translation>{}: {} weitere dieser Art</translation>
    </message>
    <message>
        <source>A wall stands in the way, {:.1f} m from {}</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>Eine Wand steht im Weg, {:.1f} m von {}</translation>
    </message>
    <message>
        <source>Boat lanes lie on water</source>
        <extracomment>SA061</extracomment>
        <translation>Bootsspuren liegen auf dem Wasser</translation>
    </message>
    <message>
        <source>Boat node off the water</source>
        <extracomment>SA061.fault</extracomment>
        <translation>Bootsknoten nicht auf dem Wasser</translation>
    </message>
    <message>
        <source>Drop to Ground</source>
        <extracomment>SA059.fix</extracomment>
        <translation>Auf den Boden setzen</translation>
    </message>
    <message>
        <source>No wall crosses a pedestrian path</source>
        <extracomment>SA062</extracomment>
        <translation>Keine Wand quert einen Fußweg</translation>
    </message>
    <message>
        <source>Node above or below the ground</source>
        <extracomment>SA059.fault</extracomment>
        <translation>Knoten über oder unter dem Boden</translation>
    </message>
    <message>
        <source>Node under water</source>
        <extracomment>SA060.fault</extracomment>
        <translation>Knoten unter Wasser</translation>
    </message>
    <message>
        <source>Nodes lie on the ground</source>
        <extracomment>SA059</extracomment>
        <translation>Knoten liegen auf dem Boden</translation>
    </message>
    <message>
        <source>Pedestrian path through a wall</source>
        <extracomment>SA062.fault</extracomment>
        <translation>Fußweg durch eine Wand</translation>
    </message>
    <message>
        <source>Roads and pavements are dry</source>
        <extracomment>SA060</extracomment>
        <translation>Straßen und Gehwege sind trocken</translation>
    </message>
    <message>
        <source>There is no water here</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>Hier ist kein Wasser</translation>
    </message>
    <message>
        <source>{:.1f} m above the ground</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} m über dem Boden</translation>
    </message>
    <message>
        <source>{:.1f} m above the water</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} m über dem Wasser</translation>
    </message>
    <message>
        <source>{:.1f} m below the ground</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} m unter dem Boden</translation>
    </message>
    <message>
        <source>{:.1f} m below the water</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} m unter dem Wasserspiegel</translation>
    </message>
    <message>
        <source>{:.1f} m under water</source>
        <extracomment>core/systems/gta_sa_paths/rules_ground.cpp</extracomment>
        <translation>{:.1f} m unter Wasser</translation>
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
        <source>There is no %1 called &quot;%2&quot;.</source>
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
        <source>Text to find, or an expression: width &gt; 0 and not water, road = &quot;a name&quot;, position.z &lt; -10, name ~ part</source>
        <translation>Gesuchter Text oder ein Ausdruck: width &gt; 0 and not water, road = &quot;a name&quot;, position.z &lt; -10, name ~ part</translation>
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
        <translation>Status</translation>
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
        <source>Draw the map&apos;s faces from behind, too: from outside, walls hide the rooms</source>
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
        <source>Mark the map&apos;s items and spawn points in the view</source>
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
    <message>
        <source>In-game map</source>
        <translation>Karte des Spiels</translation>
    </message>
    <message>
        <source>Lay the game&apos;s own map over the ground, if it is there</source>
        <translation>Die Karte des Spiels über den Boden legen, falls vorhanden</translation>
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
        <source>The game reads %1 beside the map first, and reports it as out of date if it checks the map&apos;s size. Delete that file, or set the size of the map in it.</source>
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
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprache:</translation>
    </message>
    <message>
        <source>Of the window. Takes effect when Navsmith starts the next time.</source>
        <translation>Die Sprache des Fensters. Gilt ab dem nächsten Start von Navsmith.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Language, Memory and Safety</source>
        <translation>Sprache, Speicher und Sicherheit</translation>
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
        <translation>Hoher Kontrast</translation>
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
        <translation>Standard</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Für Farbfehlsichtige</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Farben:</translation>
    </message>
    <message>
        <source>Colours of elements, values, selection and axes in the 3D view and the legend</source>
        <translation>Farben von Elementen, Werten, Auswahl und Achsen in der 3D-Ansicht und der Legende</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Größe:</translation>
    </message>
    <message>
        <source>Size of texts, icons and marks, in addition to that of the desktop. Takes effect after a restart.</source>
        <translation>Größe von Texten, Symbolen und Markierungen, zusätzlich zu der des Desktops. Gilt nach einem Neustart.</translation>
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
        <translation>Nichts ist geöffnet.</translation>
    </message>
    <message>
        <source>No elements</source>
        <translation>Keine Elemente</translation>
    </message>
    <message>
        <source>%1. Nothing is selected.</source>
        <translation>%1. Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>%1. Selected: %2.</source>
        <translation>%1. Ausgewählt: %2.</translation>
    </message>
</context>
</TS>
