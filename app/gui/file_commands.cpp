#include "app/gui/command_topics.h"
#include "app/gui/main_window.h"
#include "app/gui/panels/schema_text.h"
#include "core/opening/begin_document.h"

namespace navsmith::gui {

namespace {

document::Document& active(MainWindow& window) {
    return *window.workspace().active();
}

/// Whether the active document's files can be inside maps.
bool isPackable(MainWindow& window) {
    return hasDocument(window) && active(window).system().map.namesInMap != nullptr;
}

/// Names the system if only one comes into question.
QString newSetTitle(MainWindow& /*window*/) {
    const auto beginners = opening::setBeginners();
    return beginners.size() == 1 ? MainWindow::tr("Ne&w %1…").arg(fromUtf8(beginners.front()->title))
                                 : MainWindow::tr("Ne&w Document in Folder…");
}

constexpr Command<MainWindow> kCommands[] = {
    {.id = "action.new",
     .title = "&New File for Map…",
     .keys = "Ctrl+N",
     .help = "Create an empty file for a map",
     .run = [](MainWindow& window) { window.files().beginByDialog(); }},
    {.id = "action.newSet",
     .title = "Ne&w Document in Folder…",
     .help = "Create an empty set of files in a folder",
     .run = [](MainWindow& window) { window.files().beginSetByDialog(); },
     .titleNow = newSetTitle},
    {.id = "action.openFolder",
     .title = "Open &Folder…",
     .keys = "Ctrl+O",
     .help = "Open all supported files in a folder",
     .run = [](MainWindow& window) { window.files().openFolderByDialog(); }},
    {.id = "action.openFiles",
     .title = "&Open Files…",
     .keys = "Ctrl+Shift+O",
     .run = [](MainWindow& window) { window.files().openFilesByDialog(); }},
    {.id = "action.save",
     .title = "&Save",
     .keys = "Ctrl+S",
     .run = [](MainWindow& window) { window.files().save(active(window)); },
     .enabled = hasIdleDocument},
    {.id = "action.saveAs",
     .title = "Save &As…",
     .keys = "Ctrl+Shift+S",
     .run = [](MainWindow& window) { window.files().saveAsByDialog(active(window)); },
     .enabled = hasIdleDocument},
    {.id = "action.openMap",
     .title = "Open &Map…",
     .help = "Show a map behind this document",
     .run = [](MainWindow& window) { window.files().openMapByDialog(active(window)); },
     .enabled = hasDocument},
    {.id = "action.pack",
     .title = "&Pack into Map…",
     .help = "Pack this file into a map, from which the game reads it",
     .run = [](MainWindow& window) { window.files().packByDialog(active(window)); },
     .enabled = hasIdleDocument,
     .visible = isPackable},
    {.id = "action.extract",
     .title = "E&xtract from Map…",
     .help = "Extract a file from a map",
     .run = [](MainWindow& window) { window.files().extractByDialog(active(window)); },
     .enabled = hasDocument,
     .visible = isPackable},
    {.id = "action.rebuild",
     .title = "Re&build Archive…",
     .help = "Rebuild the archive that contains this document",
     .run = [](MainWindow& window) { window.files().rebuildByDialog(active(window)); },
     .enabled = hasIdleDocument},
    {.id = "action.restoreBackup",
     .title = "Restore Bac&kup…",
     .help = "Restore what an earlier save replaced",
     .run = [](MainWindow& window) { window.files().restoreBackupByDialog(active(window)); },
     .enabled = hasIdleDocument},
    {.id = "action.close",
     .title = "&Close",
     .keys = "Ctrl+W",
     .run = [](MainWindow& window) { window.files().close(active(window)); },
     .enabled = hasDocument},
    {.id = "action.quit", .title = "&Quit", .keys = "Ctrl+Q", .run = [](MainWindow& window) { window.close(); }},
};

} // namespace

Topic<MainWindow> fileCommands() {
    return {"File", kWindow, kCommands};
}

} // namespace navsmith::gui
