#include "app/gui/command_topics.h"
#include "app/gui/main_window.h"
#include "app/gui/panels/generation_panel.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/viewport/viewport.h"
#include "core/opening/begin_document.h"
#include "core/systems/exchange.h"
#include "core/walkable/walkable.h"

namespace navsmith::gui {

namespace {

document::Document& active(MainWindow& window) {
    return *window.workspace().active();
}

/// Whether the active document's files can be inside maps.
bool isPackable(MainWindow& window) {
    return hasDocument(window) && active(window).system().map.namesInMap != nullptr;
}

/// Whether the active document's map can get a layer of where one can walk. A map that is one piece gets it only once;
/// in a world of placed meshes, it is for a piece of the ground, which may be another one.
bool canEstimateWalkable(MainWindow& window) {
    const auto* map = hasDocument(window) && active(window).map() ? active(window).map()->backdrop.get() : nullptr;
    return walkable::available() && map != nullptr &&
           (map->placed != nullptr || (map->layers() & world::layerBit(world::MapLayer::Walkable)) == 0);
}

/// For somebody else it can be estimated again.
bool hasMapToWalk(MainWindow& window) {
    return walkable::available() && hasDocument(window) && active(window).map() &&
           active(window).map()->backdrop != nullptr;
}

/// The layer is hidden unless somebody asks for it.
void showWalkable(MainWindow& window) {
    auto& views = *window.shownViews();
    auto look = views.mapLook();
    look.layers |= world::layerBit(world::MapLayer::Walkable);
    views.setMapLook(look);
}

void estimateWalkable(MainWindow& window) {
    showWalkable(window);
    window.files().estimateWalkable(active(window), window.viewport().camera().lookedAt());
}

void estimateWalkableFor(MainWindow& window) {
    showWalkable(window);
    window.files().estimateWalkableByDialog(active(window), window.viewport().camera().lookedAt());
}

/// Names the document whose map it is.
QString useMapTitle(MainWindow& window) {
    const auto* owner = hasDocument(window) ? window.files().mapOwnerFor(active(window)) : nullptr;
    return owner != nullptr ? MainWindow::tr("Use Map of %1").arg(window.workspace().titleOf(*owner))
                            : MainWindow::tr("Use Map of Other Document");
}

/// Whether the active document may have the map of another one.
bool canUseMap(MainWindow& window) {
    return hasDocument(window) && window.files().mapOwnerFor(active(window)) != nullptr;
}

/// Whether the active document can be made from texts.
bool hasTexts(MainWindow& window) {
    return hasDocument(window) && active(window).system().textCompiler != nullptr;
}

/// Whether other bots have files that the active document can be converted to.
bool canBeExchanged(MainWindow& window) {
    return hasDocument(window) && !systems::foreignFormats(active(window).system(), active(window).model()).empty();
}

/// Whether points or polygons become elements of the active document.
bool takesPoints(MainWindow& window) {
    if (!hasDocument(window))
        return false;
    const auto& editing = active(window).system().editing;
    return !editing.pointBuilders.empty() || !editing.polygonMakers.empty();
}

/// Names the system if only one comes into question.
QString newSetTitle(MainWindow& /*window*/) {
    const auto beginners = opening::setBeginners();
    return beginners.size() == 1 ? MainWindow::tr("Ne&w %1…").arg(fromUtf8(beginners.front()->title))
                                 : MainWindow::tr("Ne&w Document in Folder…");
}

constexpr Command<MainWindow> kFileCommands[] = {
    {.id = "action.new",
     .title = QT_TRANSLATE_NOOP("Commands", "&New File for Map…"),
     .keys = "Ctrl+N",
     .help = QT_TRANSLATE_NOOP("Commands", "Create an empty file for a map"),
     .run = [](MainWindow& window) { window.files().beginByDialog(); }},
    {.id = "action.newSet",
     .title = QT_TRANSLATE_NOOP("Commands", "Ne&w Document in Folder…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Create an empty set of files in a folder"),
     .run = [](MainWindow& window) { window.files().beginSetByDialog(); },
     .titleNow = newSetTitle},
    {.id = "action.openFolder",
     .title = QT_TRANSLATE_NOOP("Commands", "Open &Folder…"),
     .keys = "Ctrl+O",
     .help = QT_TRANSLATE_NOOP("Commands", "Open all supported files in a folder"),
     .run = [](MainWindow& window) { window.files().openFolderByDialog(); }},
    {.id = "action.openFiles",
     .title = QT_TRANSLATE_NOOP("Commands", "&Open Files…"),
     .keys = "Ctrl+Shift+O",
     .run = [](MainWindow& window) { window.files().openFilesByDialog(); }},
    {.id = "action.save",
     .title = QT_TRANSLATE_NOOP("Commands", "&Save"),
     .keys = "Ctrl+S",
     .run = [](MainWindow& window) { window.files().save(active(window)); },
     .enabled = kHasIdleDocument},
    {.id = "action.saveAs",
     .title = QT_TRANSLATE_NOOP("Commands", "Save &As…"),
     .keys = "Ctrl+Shift+S",
     .run = [](MainWindow& window) { window.files().saveAsByDialog(active(window)); },
     .enabled = kHasIdleDocument},
    {.id = "action.importText",
     .title = QT_TRANSLATE_NOOP("Commands", "&Import Path Text…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Make paths from the texts that the game's studio made them from"),
     .run = [](MainWindow& window) { window.files().importTextsByDialog(); }},
    {.id = "action.exportText",
     .title = QT_TRANSLATE_NOOP("Commands", "Export Pat&h Text…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Write a text from which the same paths can be made"),
     .run = [](MainWindow& window) { window.files().exportTextByDialog(active(window)); },
     .enabled = kHasIdleDocument,
     .visible = hasTexts},
    {.id = "action.exchange",
     .title = QT_TRANSLATE_NOOP("Commands", "Con&vert for Other Bots or Games…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Make waypoints for the bots of another program from these"),
     .run = [](MainWindow& window) { window.files().exchangeByDialog(active(window)); },
     .enabled = kHasIdleDocument,
     .visible = canBeExchanged},
    {.id = "action.importPoints",
     .title = QT_TRANSLATE_NOOP("Commands", "Import Points or Polygons…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Make elements from points or polygons in a table, GeoJSON or a model"),
     .run = [](MainWindow& window) { window.exporting().importPointsByDialog(active(window)); },
     .enabled = kHasIdleDocument,
     .visible = takesPoints},
    {.id = "action.export",
     .title = QT_TRANSLATE_NOOP("Commands", "&Export…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Write a map, a 3D model, a table or a graph for other programs"),
     .run = [](MainWindow& window) { window.exporting().exportByDialog(*window.views().active()); },
     .enabled = kHasDocument},
    {.id = "action.openMap",
     .title = QT_TRANSLATE_NOOP("Commands", "Open &Map…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show a map behind this document"),
     .run = [](MainWindow& window) { window.files().openMapByDialog(active(window)); },
     .enabled = kHasDocument},
    {.id = "action.useMap",
     .title = QT_TRANSLATE_NOOP("Commands", "Use Map of Other Document"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show the map of another open document behind this one, too"),
     .run = [](MainWindow& window) { active(window).setMap(window.files().mapOwnerFor(active(window))->map()); },
     .enabled = canUseMap,
     .visible = canUseMap,
     .titleNow = useMapTitle},
    {.id = "action.closeMap",
     .title = QT_TRANSLATE_NOOP("Commands", "C&lose Map"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show this document without a map"),
     .run = [](MainWindow& window) { active(window).setMap(std::nullopt); },
     .enabled = {hasMap, QT_TRANSLATE_NOOP("Commands", "no map is open")}},
    {.id = "action.estimateWalkable",
     .title = QT_TRANSLATE_NOOP("Commands", "Estimate Walkable &Ground"),
     .help = QT_TRANSLATE_NOOP("Commands",
                               "Show where a player could walk, as Recast estimates it from the map's surfaces"),
     .run = estimateWalkable,
     .enabled = {canEstimateWalkable,
                 QT_TRANSLATE_NOOP("Commands", "no map is open, or its ground is estimated already")}},
    {.id = "action.estimateWalkableFor",
     .title = QT_TRANSLATE_NOOP("Commands", "Estimate Walkable Ground For…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show where somebody of other sizes could walk, who can be kept by name"),
     .run = estimateWalkableFor,
     .enabled = {hasMapToWalk, QT_TRANSLATE_NOOP("Commands", "no map is open")}},
    {.id = "action.traceGeneration",
     .title = QT_TRANSLATE_NOOP("Commands", "Trace Generation"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show how the game's generator goes about this map, stage by stage, and why "
                                           "it leaves ground out"),
     .run =
         [](MainWindow& window) {
             window.generation().trace(active(window));
             window.showGeneration();
         },
     .enabled = {[](MainWindow& window) { return hasDocument(window) && GenerationPanel::canTrace(active(window)); },
                 QT_TRANSLATE_NOOP("Commands", "no map is open")},
     .visible =
         [](MainWindow& window) { return !hasDocument(window) || active(window).system().generator.trace != nullptr; }},
    {.id = "action.pack",
     .title = QT_TRANSLATE_NOOP("Commands", "&Pack into Map…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Pack this file into a map, from which the game reads it"),
     .run = [](MainWindow& window) { window.files().packByDialog(active(window)); },
     .enabled = kHasIdleDocument,
     .visible = isPackable},
    {.id = "action.extract",
     .title = QT_TRANSLATE_NOOP("Commands", "E&xtract from Map…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Extract a file from a map"),
     .run = [](MainWindow& window) { window.files().extractByDialog(active(window)); },
     .enabled = kHasDocument,
     .visible = isPackable},
    {.id = "action.mapFiles",
     .title = QT_TRANSLATE_NOOP("Commands", "Files in the Map…"),
     .help = QT_TRANSLATE_NOOP("Commands", "List, add, replace, extract and erase the files packed into a map"),
     .run = [](MainWindow& window) { window.files().mapFilesByDialog(active(window)); },
     .enabled = kHasDocument,
     .visible = isPackable},
    {.id = "action.rebuild",
     .title = QT_TRANSLATE_NOOP("Commands", "Re&build Archive…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Rebuild the archive that contains this document"),
     .run = [](MainWindow& window) { window.files().rebuildByDialog(active(window)); },
     .enabled = kHasIdleDocument},
    {.id = "action.reload",
     .title = QT_TRANSLATE_NOOP("Commands", "Reloa&d from Disk"),
     .help = QT_TRANSLATE_NOOP("Commands", "Read the files again, as a step that can be undone"),
     .run = [](MainWindow& window) { window.files().reload(active(window)); },
     .enabled = kHasIdleDocument},
    {.id = "action.restoreBackup",
     .title = QT_TRANSLATE_NOOP("Commands", "Restore Bac&kup…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Restore what an earlier save replaced"),
     .run = [](MainWindow& window) { window.files().restoreBackupByDialog(active(window)); },
     .enabled = kHasIdleDocument},
    {.id = "action.close",
     .title = QT_TRANSLATE_NOOP("Commands", "&Close"),
     .keys = "Ctrl+W",
     .run = [](MainWindow& window) { window.files().close(active(window)); },
     .enabled = kHasDocument},
    {.id = "action.quit",
     .title = QT_TRANSLATE_NOOP("Commands", "&Quit"),
     .keys = "Ctrl+Q",
     .run = [](MainWindow& window) { window.close(); }},
};

} // namespace

Topic<MainWindow> fileCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "File"), kWindow, kFileCommands};
}

} // namespace navsmith::gui
