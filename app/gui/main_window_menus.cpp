// The menus of the window: their layout, and those that are filled when they open.
#include "app/gui/command_topics.h"
#include "app/gui/main_window.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/recipes/recipe_commands.h"
#include "app/gui/tools/edit_commands.h"
#include "app/gui/tools/tool_box.h"
#include "app/gui/viewport/viewport.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

namespace navsmith::gui {

namespace {

constexpr const char* kFileMenu[] = {"action.new",
                                     "action.newSet",
                                     "action.openFolder",
                                     "action.openFiles",
                                     "menu.recent",
                                     "menu.variants",
                                     kSeparator,
                                     "action.save",
                                     "action.saveAs",
                                     "action.importText",
                                     "action.exportText",
                                     "action.exchange",
                                     "menu.compare",
                                     "action.importPoints",
                                     "action.export",
                                     "action.openMap",
                                     "action.useMap",
                                     "action.closeMap",
                                     "action.estimateWalkable",
                                     "action.estimateWalkableFor",
                                     "action.traceGeneration",
                                     "action.pack",
                                     "action.extract",
                                     "action.mapFiles",
                                     "action.rebuild",
                                     "action.reload",
                                     "action.restoreBackup",
                                     "action.close",
                                     kSeparator,
                                     "action.autosavedCopies",
                                     "action.restoreSession",
                                     kSeparator,
                                     "action.quit"};
constexpr const char* kCompareMenu[] = {"action.compareOpen",    "action.compareFile",        "action.compareFolder",
                                        "action.compareSaved",   "action.compareBackup",      kSeparator,
                                        "action.nextDifference", "action.previousDifference", kSeparator,
                                        "action.mergeFile",      "action.mergeFolder"};
constexpr const char* kEditMenu[] = {"action.undo",
                                     "action.redo",
                                     "action.repeatLast",
                                     "action.adjustLast",
                                     kSeparator,
                                     "action.cut",
                                     "action.copy",
                                     "action.paste",
                                     "action.pasteInPlace",
                                     "action.mergeInPlace",
                                     kSeparator,
                                     "action.selectAll",
                                     "action.invertSelection",
                                     "action.deselectAll",
                                     "action.storeSelection",
                                     "action.escape",
                                     "action.selectWhere",
                                     "action.setWhere",
                                     kSeparator,
                                     "action.goTo",
                                     "action.findAction",
                                     kSeparator,
                                     "action.showProperties",
                                     "action.problems",
                                     "action.nextProblem",
                                     "action.previousProblem",
                                     kSeparator,
                                     "menu.wholeDocument",
                                     "part.conversions",
                                     "action.preferences"};
constexpr const char* kElementsMenu[] = {"part.edits"};
constexpr const char* kToolsMenu[] = {"part.tools",
                                      kSeparator,
                                      "action.snap",
                                      "action.neighboursFollow",
                                      "action.followGround",
                                      "action.dragSelected",
                                      "action.pivotAtLast",
                                      "action.lasso",
                                      "action.heights",
                                      "action.heights.take",
                                      "action.brush.smaller",
                                      "action.brush.larger",
                                      kSeparator,
                                      "action.ground",
                                      kSeparator,
                                      "menu.recipes"};
constexpr const char* kRecipesMenu[] = {"action.keepRecipe", "action.recipeFolder", "action.reloadRecipes"};
constexpr const char* kViewMenu[] = {"action.frame",         "action.frameAll",   kSeparator,
                                     "action.topView",       "action.isoView",    "action.southView",
                                     "action.eastView",      "action.northView",  "action.westView",
                                     "action.bottomView",    kSeparator,          "action.orthographic",
                                     "action.cutElements",   "menu.map",          "menu.views",
                                     "action.newWindow",     kSeparator,          "action.isolate",
                                     "action.localView",     "action.hide",       "action.showAll",
                                     "action.showAndSelect", kSeparator,          "action.grid",
                                     "action.labels",        kSeparator,          "action.maximiseView",
                                     "menu.panels",          "action.resetLayout"};
constexpr const char* kMapMenu[] = {"action.map.shaded", "action.map.textured",      "action.map.lit",
                                    "action.map.light",  "action.map.wireframe",     "action.map.surfaces",
                                    kSeparator,          "action.map.hiddenElements"};
constexpr const char* kViewsMenu[] = {"action.views.one",      "action.views.two",  "action.views.four", kSeparator,
                                      "action.views.maximise", "action.views.next", "action.views.menu", kSeparator,
                                      "action.views.link"};
constexpr const char* kPanelsMenu[] = {"action.dock.properties", "action.dock.display",
                                       "action.dock.history",    "action.dock.selections",
                                       "action.dock.map",        "action.dock.simulation",
                                       "action.dock.table",      "action.dock.problems",
                                       "action.dock.route",      "action.dock.lists",
                                       "action.dock.compare",    "action.dock.generation",
                                       "action.dock.log",        kSeparator,
                                       "action.nextPane",        "action.previousPane"};
constexpr const char* kBookmarksMenu[] = {"action.addBookmark", "action.bookmarks", kSeparator,
                                          "action.bookmark1",   "action.bookmark2", "action.bookmark3",
                                          "action.bookmark4",   "action.bookmark5", "action.bookmark6",
                                          "action.bookmark7",   "action.bookmark8", "action.bookmark9"};
constexpr const char* kHelpMenu[] = {"action.controls", "action.crashReports", "action.about"};
constexpr const char* kContextMenu[] = {"part.applicableEdits",
                                        kSeparator,
                                        "action.cut",
                                        "action.copy",
                                        "action.paste",
                                        kSeparator,
                                        "action.frame",
                                        "action.isolate",
                                        "action.hide",
                                        "action.showAll",
                                        kSeparator,
                                        "menu.wholeDocument",
                                        kSeparator,
                                        "action.showProperties"};
constexpr const char* kWholeDocumentMenu[] = {"part.documentEdits"};

constexpr MenuLayout kLayouts[] = {
    {"menu.file", QT_TRANSLATE_NOOP("Commands", "&File"), kFileMenu},
    {"menu.recent", QT_TRANSLATE_NOOP("Commands", "Open &Recent"), {}},
    {"menu.variants", QT_TRANSLATE_NOOP("Commands", "Reloa&d As"), {}},
    {"menu.compare", QT_TRANSLATE_NOOP("Commands", "Compare and Mer&ge"), kCompareMenu},
    {"menu.edit", QT_TRANSLATE_NOOP("Commands", "&Edit"), kEditMenu},
    // Alt+H and Alt+E are taken, by a command and by the Edit menu.
    {"menu.elements", QT_TRANSLATE_NOOP("Commands", "Ele&ments"), kElementsMenu},
    {"menu.wholeDocument", QT_TRANSLATE_NOOP("Commands", "&Whole Document"), kWholeDocumentMenu},
    {"menu.tools", QT_TRANSLATE_NOOP("Commands", "&Tools"), kToolsMenu},
    {"menu.recipes", QT_TRANSLATE_NOOP("Commands", "&Recipes"), kRecipesMenu},
    {"menu.view", QT_TRANSLATE_NOOP("Commands", "&View"), kViewMenu},
    {"menu.map", QT_TRANSLATE_NOOP("Commands", "Look of the &Map"), kMapMenu},
    {"menu.views", QT_TRANSLATE_NOOP("Commands", "&Views"), kViewsMenu},
    {"menu.panels", QT_TRANSLATE_NOOP("Commands", "&Panels"), kPanelsMenu},
    {"menu.bookmarks", QT_TRANSLATE_NOOP("Commands", "&Bookmarks"), kBookmarksMenu},
    {"menu.help", QT_TRANSLATE_NOOP("Commands", "He&lp"), kHelpMenu},
    {"menu.context", "", kContextMenu}};
constexpr const char* kMenuBar[] = {"menu.file", "menu.edit",      "menu.elements", "menu.tools",
                                    "menu.view", "menu.bookmarks", "menu.help"};

} // namespace

std::span<const MenuLayout> menuLayouts() {
    return kLayouts;
}

std::span<const char* const> menuBarLayout() {
    return kMenuBar;
}

void MainWindow::makeMenus() {
    const MenuParts parts{{"part.edits", [this](QMenu& menu) { edits_->addEdits(menu); }},
                          {"part.documentEdits", [this](QMenu& menu) { edits_->addDocumentEdits(menu); }},
                          {"part.conversions", [this](QMenu& menu) { edits_->addConversions(menu); }},
                          {"part.tools", [this](QMenu& menu) { toolBox_->fill(menu); }}};
    for (const char* id : kMenuBar) {
        auto* menu = menuBar()->addMenu(QString());
        fillMenu(*menu, kLayouts, id, commands_, parts);
        connect(menu, &QMenu::aboutToShow, &commands_, &CommandSet::refresh);
    }
    recentMenu_ = findChild<QMenu*>("menu.recent");
    variantMenu_ = findChild<QMenu*>("menu.variants");
    recipeMenu_ = findChild<QMenu*>("menu.recipes");
    fillRecipeMenu();
    connect(recipes_, &RecipeCommands::changed, this, &MainWindow::fillRecipeMenu);
    connect(recentMenu_, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    connect(variantMenu_, &QMenu::aboutToShow, this, &MainWindow::fillVariantMenu);
}

void MainWindow::showContextMenu(const QPoint& onScreen) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    fillMenu(*menu, kLayouts, "menu.context", commands_,
             {{"part.applicableEdits", [this](QMenu& part) { edits_->addApplicable(part); }},
              {"part.documentEdits", [this](QMenu& part) { edits_->addDocumentEdits(part); }}});
    menu->popup(onScreen);
}

/// At once: the keys of commands that are in no menu yet do nothing. Recipes stand before the fixed commands.
void MainWindow::fillRecipeMenu() {
    auto* first = commands_.action(QLatin1String(kRecipesMenu[0]));
    for (auto* action : recipeMenu_->actions()) {
        if (action == first)
            break;
        recipeMenu_->removeAction(action);
    }
    const auto recipes = recipes_->actions();
    recipeMenu_->insertActions(first, recipes);
    if (!recipes.isEmpty())
        recipeMenu_->insertSeparator(first);
}

void MainWindow::fillVariantMenu() {
    variantMenu_->clear();
    auto* document = workspace_.active();
    if (document == nullptr || document->system().codec.variants.empty()) {
        variantMenu_->addAction(tr("Format Detected Automatically"))->setEnabled(false);
        return;
    }
    connect(variantMenu_->addAction(tr("&Automatic")), &QAction::triggered, this, [this, doc = QPointer(document)] {
        if (doc)
            files_.reload(*doc);
    });
    variantMenu_->addSeparator();
    for (const auto& variant : document->system().codec.variants) {
        auto* action = variantMenu_->addAction(fromUtf8(variant.title));
        action->setObjectName(QStringLiteral("variant.") + fromUtf8(variant.id));
        connect(action, &QAction::triggered, this, [this, doc = QPointer(document), id = fromUtf8(variant.id)] {
            if (doc)
                files_.reload(*doc, id);
        });
    }
}

void MainWindow::fillRecentMenu() {
    recentMenu_->clear();
    for (const auto& path : files_.recent()) {
        auto* action = recentMenu_->addAction(QFileInfo(path).fileName().replace(u'&', QStringLiteral("&&")));
        action->setToolTip(QDir::toNativeSeparators(path));
        action->setStatusTip(action->toolTip());
        connect(action, &QAction::triggered, this, [this, path] { files_.open({path}); });
    }
    if (recentMenu_->isEmpty()) {
        recentMenu_->addAction(tr("No Recent Files"))->setEnabled(false);
        return;
    }
    recentMenu_->addSeparator();
    connect(recentMenu_->addAction(tr("&Clear List")), &QAction::triggered, &files_, &FileController::clearRecent);
}

} // namespace navsmith::gui
