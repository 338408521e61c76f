#include "app/gui/main_window.h"

#include "app/gui/document_tabs.h"
#include "app/gui/job_status.h"
#include "app/gui/panels/display_panel.h"
#include "app/gui/panels/element_table.h"
#include "app/gui/panels/history_panel.h"
#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/list_panel.h"
#include "app/gui/panels/log_panel.h"
#include "app/gui/panels/map_panel.h"
#include "app/gui/panels/property_panel.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/clipboard.h"
#include "app/gui/tools/edits_menu.h"
#include "app/gui/tools/ground.h"
#include "app/gui/tools/snap.h"
#include "app/gui/tools/tool_box.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/post.h"
#include "core/model/property.h"
#include "core/systems/paste.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

using document::Document;

namespace {

constexpr int kMessageMilliseconds = 6000;
constexpr qsizetype kMostCounts = 6; ///< types in the status bar; the others are in its tool tip
// The first layout.
constexpr int kTableShare = 36; ///< percent of the window's height
constexpr int kLeastTable = 250;
constexpr int kMostTable = 420;
constexpr int kBars = 130; ///< menu, tool bars, status
constexpr int kWideWindow = 1400;

/// Rounded, and never "-0.00".
double hundredths(float value) {
    return std::round(static_cast<double>(value) * 100) / 100 + 0.0;
}

} // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), files_(workspace_, jobs_, *this) {
    setObjectName("mainWindow");
    setAccessibleName(tr("Navsmith"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    // The whole of it on the screen, with room for its frame.
    resize(QSize(1600, 1000).boundedTo(screen()->availableSize() - QSize(40, 80)));
    auto* middle = new QWidget(this);
    viewport_ = new Viewport(workspace_, views_, middle, valueOf(settings::kSamples));
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    tabs_ = new DocumentTabs(workspace_, middle);
    connect(tabs_, &DocumentTabs::closeRequested, this, [this](Document* document) { files_.close(*document); });
    layout->addWidget(tabs_);
    layout->addWidget(viewport_, 1);
    setCentralWidget(middle);
    makeFileMenu();
    makeEditMenu();
    makeToolMenus();
    makeViewMenu();
    makeBookmarksMenu();
    makeHelpMenu();
    makeDocks();
    makeStatusBar();
    connectServices();

    const auto tell = &MainWindow::tell;
    connect(&files_, &FileController::told, this, tell);
    connect(viewport_, &Viewport::told, this, tell);
    connect(properties_, &PropertyPanel::told, this, tell);
    connect(properties_, &PropertyPanel::goTo, viewport_, &Viewport::goTo);
    connect(table_, &ElementTable::goTo, viewport_, &Viewport::goTo);
    connect(table_, &ElementTable::told, this, tell);
    connect(map_, &MapPanel::marksChanged, viewport_, [this] { viewport_->setMarks(map_, map_->marks()); });
    connect(lists_, &ListPanel::goTo, viewport_, &Viewport::goTo);
    connect(map_, &MapPanel::goTo, this, &MainWindow::goToPlace);
    connect(map_, &MapPanel::openRequested, this, [this] { files_.openMapByDialog(*workspace_.active()); });
    connect(map_, &MapPanel::closeRequested, this, [this] { workspace_.active()->setMap(std::nullopt); });
    connect(viewport_, &Viewport::pointed, this, [this](glm::vec3 place, const QString& what) {
        place_->setText(QString("%1, %2, %3")
                            .arg(hundredths(place.x), 0, 'f', 2)
                            .arg(hundredths(place.y), 0, 'f', 2)
                            .arg(hundredths(place.z), 0, 'f', 2));
        under_->setText(what);
    });
    connect(&workspace_, &document::Workspace::activeChanged, this, &MainWindow::activate);
    connect(&workspace_, &document::Workspace::added, this, [this, tell](Document* document) {
        connect(document, &Document::modifiedChanged, this, &MainWindow::updateTitle);
        connect(document, &Document::placeChanged, this, &MainWindow::updateTitle);
        connect(document, &Document::changed, this, &MainWindow::updateCounts);
        connect(document, &Document::told, this, tell);
        connect(&document->undoStack(), &QUndoStack::indexChanged, this, &MainWindow::updateUndo);
        connect(&document->selection(), &document::Selection::changed, this, &MainWindow::updateCounts);
    });
    QSettings settings;
    restoreGeometry(settings.value("window/geometry").toByteArray());
    restoreState(settings.value("window/state").toByteArray());
    activate(nullptr);
}

MainWindow::~MainWindow() {
    // The view states go before the panels, which are children.
    display_->setView(nullptr);
    map_->setView(nullptr);
    issues_->setView(nullptr);
}

void MainWindow::addBar(QWidget* bar) {
    static_cast<QVBoxLayout*>(centralWidget()->layout())->insertWidget(0, bar);
}

void MainWindow::tell(const QString& message) {
    statusBar()->showMessage(message, kMessageMilliseconds);
}

QAction* MainWindow::addAction(QMenu* menu, const char* name, const QString& text, const QKeySequence& shortcut,
                               std::function<void()> run) {
    auto* action = menu->addAction(text);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    return action;
}

void MainWindow::makeFileMenu() {
    auto* menu = menuBar()->addMenu(tr("&File"));
    menu->setObjectName("menu.file");
    addAction(menu, "action.new", tr("&New for a map…"), QKeySequence::New, [this] { files_.beginByDialog(); });
    addAction(menu, "action.openFolder", tr("Open &folder…"), QKeySequence("Ctrl+O"),
              [this] { files_.openFolderByDialog(); });
    addAction(menu, "action.openFiles", tr("&Open files…"), QKeySequence("Ctrl+Shift+O"),
              [this] { files_.openFilesByDialog(); });
    recentMenu_ = menu->addMenu(tr("Open &recent"));
    recentMenu_->setObjectName("menu.recent");
    connect(recentMenu_, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    variantMenu_ = menu->addMenu(tr("&Read again as"));
    variantMenu_->setObjectName("menu.variants");
    connect(variantMenu_, &QMenu::aboutToShow, this, &MainWindow::fillVariantMenu);
    menu->addSeparator();
    documentActions_ = {
        addAction(menu, "action.save", tr("&Save"), QKeySequence::Save, [this] { files_.save(*workspace_.active()); }),
        addAction(menu, "action.saveAs", tr("Save &as…"), QKeySequence("Ctrl+Shift+S"),
                  [this] { files_.saveAsByDialog(*workspace_.active()); }),
        addAction(menu, "action.openMap", tr("Open &map…"), {},
                  [this] { files_.openMapByDialog(*workspace_.active()); }),
        addAction(menu, "action.pack", tr("&Pack into the map…"), {},
                  [this] { files_.packByDialog(*workspace_.active()); }),
        addAction(menu, "action.extract", tr("E&xtract from the map…"), {},
                  [this] { files_.extractByDialog(*workspace_.active()); }),
        addAction(menu, "action.rebuild", tr("Re&build the archive…"), {},
                  [this] { files_.rebuildByDialog(*workspace_.active()); }),
        addAction(menu, "action.close", tr("&Close"), QKeySequence("Ctrl+W"),
                  [this] { files_.close(*workspace_.active()); })};
    menu->addSeparator();
    addAction(menu, "action.quit", tr("&Quit"), QKeySequence("Ctrl+Q"), [this] { close(); });
}

void MainWindow::makeEditMenu() {
    auto* menu = menuBar()->addMenu(tr("&Edit"));
    menu->setObjectName("menu.edit");
    undo_ = addAction(menu, "action.undo", tr("&Undo"), QKeySequence::Undo, [this] { workspace_.active()->undo(); });
    redo_ = addAction(menu, "action.redo", tr("&Redo"), QKeySequence("Ctrl+Shift+Z"),
                      [this] { workspace_.active()->redo(); });
    menu->addSeparator();
    const auto add = [&](QAction* action) { documentActions_.push_back(action); };
    const auto addForSelection = [&](QAction* action) { selectionActions_.push_back(action); };
    addForSelection(addAction(menu, "action.cut", tr("Cu&t"), QKeySequence::Cut, [this] {
        auto* erase = edits_->actionFor(systems::EditRole::Erase);
        if (erase == nullptr || !erase->isEnabled())
            tell(erase == nullptr ? tr("Nothing can be cut here") : erase->statusTip());
        else if (copySelection())
            erase->trigger();
    }));
    addForSelection(addAction(menu, "action.copy", tr("&Copy"), QKeySequence::Copy, [this] { copySelection(); }));
    add(addAction(menu, "action.paste", tr("&Paste under the mouse"), QKeySequence::Paste, [this] { paste(true); }));
    add(addAction(menu, "action.pasteInPlace", tr("Paste in p&lace"), QKeySequence("Ctrl+Shift+V"),
                  [this] { paste(false); }));
    mergeInPlace_ = addAction(menu, "action.mergeInPlace", tr("&Merge in place"), QKeySequence("Ctrl+Alt+V"), [this] {
        if (canPaste())
            gui::mergeInPlace(*workspace_.active());
        else
            tell(tr("The clipboard holds no elements"));
    });
    mergeInPlace_->setStatusTip(
        tr("Pastes at the places that elements were copied from, and joins them to what is there"));
    menu->addSeparator();
    add(addAction(menu, "action.selectAll", tr("Select &all"), QKeySequence::SelectAll,
                  [this] { viewport_->selectAll(); }));
    add(addAction(menu, "action.invertSelection", tr("&Invert selection"), QKeySequence("Ctrl+I"),
                  [this] { viewport_->invertSelection(); }));
    add(addAction(menu, "action.escape", tr("&Deselect, or give up the tool"), QKeySequence("Esc"),
                  [this] { escape(); }));
    addSearchActions(menu);
}

bool MainWindow::copySelection() {
    const auto* document = workspace_.active();
    const bool copied = gui::copySelection(*document, viewport_->selectionBox().centre());
    const auto what = model::elementsName(document->model(), document->selection().elements());
    statusBar()->showMessage(copied ? tr("Copied: %1").arg(QString::fromStdString(what))
                                    : tr("There is nothing selected that can be copied"),
                             kMessageMilliseconds);
    return copied;
}

void MainWindow::paste(bool underMouse) {
    if (!canPaste()) {
        statusBar()->showMessage(tr("The clipboard holds no elements"), kMessageMilliseconds);
        return;
    }
    glm::vec3 offset{0};
    const auto centre = pasteCentre();
    const auto mouse = viewport_->mouse();
    if (underMouse && centre && mouse) {
        if (const auto at = viewport_->groundAt(*mouse, centre->z))
            offset = Snap::current().movement(*centre, *at - *centre);
    }
    gui::paste(*workspace_.active(), offset);
}

void MainWindow::makeToolMenus() {
    auto* elements = menuBar()->addMenu(tr("E&lements"));
    elements->setObjectName("menu.elements");
    edits_ = new EditsMenu(workspace_, *elements, this);
    connect(edits_, &EditsMenu::marked, viewport_,
            [this](const symbol::Primitives& marks) { viewport_->setMarks(edits_, marks); });
    for (auto* action : edits_->actionsFor(systems::EditRole::Convert))
        findChild<QMenu*>("menu.edit")->insertAction(findChild<QAction*>("action.preferences"), action);
    auto* tools = menuBar()->addMenu(tr("&Tools"));
    tools->setObjectName("menu.tools");
    toolBox_ = new ToolBox(workspace_, *viewport_, preferences_, *tools, *this);
    tools->addSeparator();
    selectionActions_.push_back(
        addAction(tools, "action.ground", tr("Put on the &ground"), QKeySequence("End"), [this] {
            const auto done = putOnGround(*workspace_.active());
            if (done.refused)
                return;
            tell(!workspace_.active()->map() ? tr("No map is open: File > Open map")
                 : done.above > 0 ? tr("%1 on the ground, no ground below %2").arg(done.moved).arg(done.above)
                                  : tr("%n element(s) on the ground", nullptr, static_cast<int>(done.moved)));
        }));
    connect(viewport_, &Viewport::menuRequested, this, &MainWindow::showContextMenu);
}

void MainWindow::showContextMenu(const QPoint& onScreen) {
    auto* menu = new QMenu(this);
    menu->setObjectName("menu.context");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    edits_->addFitting(*menu);
    menu->addSeparator();
    for (const char* name : {"action.cut", "action.copy", "action.paste"})
        menu->addAction(findChild<QAction*>(name));
    menu->addSeparator();
    for (const char* name : {"action.frame", "action.isolate", "action.hide", "action.showAll"})
        menu->addAction(findChild<QAction*>(name));
    menu->popup(onScreen);
}

void MainWindow::makeViewMenu() {
    auto* menu = menuBar()->addMenu(tr("&View"));
    menu->setObjectName("menu.view");
    const auto add = [&](QAction* action) { documentActions_.push_back(action); };
    add(addAction(menu, "action.frame", tr("&Frame selection"), QKeySequence("F"),
                  [this] { viewport_->frameSelection(); }));
    add(addAction(menu, "action.frameAll", tr("Frame &all"), QKeySequence("Home"), [this] { viewport_->frameAll(); }));
    add(addAction(menu, "action.topView", tr("From the &top"), QKeySequence("T"),
                  [this] { viewport_->lookFromTop(); }));
    add(addAction(menu, "action.isoView", tr("From the &south-west"), QKeySequence("Y"),
                  [this] { viewport_->lookFromSouthWest(); }));
    menu->addSeparator();
    const auto addForSelection = [&](QAction* action) { selectionActions_.push_back(action); };
    addForSelection(addAction(menu, "action.isolate", tr("&Isolate selection"), QKeySequence("Shift+H"),
                              [this] { views_.active()->isolateSelection(); }));
    addForSelection(addAction(menu, "action.hide", tr("&Hide selection"), QKeySequence("H"),
                              [this] { views_.active()->hideSelection(); }));
    add(addAction(menu, "action.showAll", tr("&Show all"), QKeySequence("Alt+H"),
                  [this] { views_.active()->showAll(); }));
    menu->addSeparator();
    auto* grid = menu->addAction(tr("&Grid"));
    grid->setObjectName("action.grid");
    grid->setCheckable(true);
    grid->setChecked(true);
    grid->setShortcut(QKeySequence("G"));
    connect(grid, &QAction::toggled, viewport_, &Viewport::setGridVisible);
    auto* labels = menu->addAction(tr("&Labels"));
    labels->setObjectName("action.labels");
    labels->setCheckable(true);
    labels->setChecked(true);
    labels->setShortcut(QKeySequence("L"));
    connect(labels, &QAction::toggled, viewport_, &Viewport::setLabelsVisible);
    menu->addSeparator();
    panelMenu_ = menu->addMenu(tr("&Panels"));
    panelMenu_->setObjectName("menu.panels");
}

void MainWindow::makeHelpMenu() {
    auto* menu = menuBar()->addMenu(tr("&Help"));
    menu->setObjectName("menu.help");
    addAction(menu, "action.controls", tr("&Mouse and keys"), QKeySequence("F1"), [this] { showControls(); });
    addAction(menu, "action.about", tr("&About Navsmith"), {}, [this] {
        QMessageBox::about(this, tr("Navsmith"),
                           tr("<b>Navsmith %1</b><br>Editor for the navigation data that shipped games read.")
                               .arg(QApplication::applicationVersion()));
    });
}

void MainWindow::showControls() {
    const auto row = [](const QString& keys, const QString& what) {
        return QString("<tr><td style='padding:2px 16px 2px 0'><b>%1</b></td><td>%2</td></tr>").arg(keys, what);
    };
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Mouse and keys"), QString(), QMessageBox::Close, this);
    box->setObjectName("message.controls");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::RichText);
    box->setText(
        "<table>" +
        row(tr("Hold right button"), tr("look around; W A S D fly, Q and E go down and up, Shift is faster, the wheel "
                                        "changes the speed")) +
        row(tr("Middle button"), tr("turn about the point under the mouse; with Shift slide")) +
        row(tr("Wheel"), tr("go to the point under the mouse, or away from it")) +
        row(tr("Click, drag"), tr("select; Shift adds, Ctrl adds or takes away")) +
        row(tr("Click right button"), tr("what can be done there")) +
        row(tr("F, Home, T, Y"), tr("frame the selection, frame all, from the top, from the south-west")) +
        row(tr("Esc"), tr("end what the tool is doing, then the tool, then the selection")) +
        row(tr("Ctrl+G"), tr("go to an element, a place, a bookmark")) +
        row(tr("Ctrl+Shift+P"), tr("find any command")) + "</table><p>" +
        tr("Keys can be changed under Edit > Preferences > Keys.") + "</p>");
    box->open();
}

QDockWidget* MainWindow::addDock(const char* name, const QString& title, QWidget* content, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setAccessibleName(title);
    dock->setWidget(content);
    addDockWidget(area, dock);
    panelMenu_->addAction(dock->toggleViewAction());
    dock->toggleViewAction()->setObjectName(QString("action.%1").arg(name));
    return dock;
}

void MainWindow::makeDocks() {
    properties_ = new PropertyPanel(this);
    table_ = new ElementTable(this);
    display_ = new DisplayPanel(this);
    display_->setViews(views_);
    history_ = new HistoryPanel(this);
    map_ = new MapPanel(this);
    lists_ = new ListPanel(this);
    auto* right = addDock("dock.properties", tr("Properties"), properties_, Qt::RightDockWidgetArea);
    auto* left = addDock("dock.display", tr("Display"), display_, Qt::LeftDockWidgetArea);
    auto* history = addDock("dock.history", tr("History"), history_, Qt::LeftDockWidgetArea);
    auto* bottom = addDock("dock.table", tr("Elements"), table_, Qt::BottomDockWidgetArea);
    auto* log = addDock("dock.log", tr("Log"), new LogPanel(this), Qt::BottomDockWidgetArea);
    issues_ = new IssuesPanel(this);
    issuesDock_ = addDock("dock.problems", tr("Issues"), issues_, Qt::BottomDockWidgetArea);
    // Two panels, one above the other, need more height than a small window has above the table.
    tabifyDockWidget(history, addDock("dock.map", tr("Map"), map_, Qt::LeftDockWidgetArea));
    history->raise();
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    tabifyDockWidget(bottom, issuesDock_);
    tabifyDockWidget(issuesDock_, addDock("dock.lists", tr("Lists"), lists_, Qt::BottomDockWidgetArea));
    tabifyDockWidget(issuesDock_, log);
    bottom->raise();
    // What the view does not need: a table of three rows is of little use, and so is one that fills the
    // window.
    const int below = std::clamp(height() * kTableShare / 100, kLeastTable, kMostTable);
    resizeDocks({right, left}, {width() < kWideWindow ? 300 : 340, 230}, Qt::Horizontal);
    const int beside = height() - kBars;
    resizeDocks({left, history}, {beside * 2 / 3, beside / 3}, Qt::Vertical);
    resizeDocks({bottom}, {below}, Qt::Vertical);
}

void MainWindow::makeStatusBar() {
    const auto label = [&](const char* name, const QString& what) {
        auto* l = new QLabel(this);
        l->setObjectName(name);
        l->setAccessibleName(what);
        return l;
    };
    place_ = label("status.place", tr("Position under the mouse"));
    under_ = label("status.under", tr("Element under the mouse"));
    counts_ = label("status.counts", tr("Elements and selection"));
    statusBar()->setObjectName("statusBar");
    statusBar()->addPermanentWidget(new JobStatus(jobs_, this));
    statusBar()->addPermanentWidget(under_);
    statusBar()->addPermanentWidget(place_);
    statusBar()->addPermanentWidget(counts_);
}

void MainWindow::fillVariantMenu() {
    variantMenu_->clear();
    auto* document = workspace_.active();
    if (document == nullptr || document->system().codec.variants.empty()) {
        variantMenu_->addAction(tr("Format detected automatically"))->setEnabled(false);
        return;
    }
    connect(variantMenu_->addAction(tr("Detect Automatically")), &QAction::triggered, this,
            [this, doc = QPointer(document)] {
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
        auto* action = recentMenu_->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] { files_.open({path}); });
    }
    if (recentMenu_->isEmpty()) {
        recentMenu_->addAction(tr("Nothing yet"))->setEnabled(false);
        return;
    }
    recentMenu_->addSeparator();
    connect(recentMenu_->addAction(tr("Forget these")), &QAction::triggered, &files_, &FileController::clearRecent);
}

void MainWindow::activate(Document* document) {
    properties_->setDocument(document);
    table_->setDocument(document);
    history_->setDocument(document);
    lists_->setDocument(document);
    auto* view = views_.active();
    display_->setView(view);
    map_->setView(view);
    issues_->setView(view);
    for (auto* action : documentActions_)
        action->setEnabled(document != nullptr);
    mergeInPlace_->setEnabled(document != nullptr &&
                              systems::editFor(document->system(), systems::EditRole::Merge) != nullptr);
    updateUndo();
    updateTitle();
    updateCounts();
}

void MainWindow::updateUndo() {
    const auto* document = workspace_.active();
    const bool canUndo = document != nullptr && document->undoStack().canUndo();
    const bool canRedo = document != nullptr && document->undoStack().canRedo();
    undo_->setEnabled(canUndo);
    redo_->setEnabled(canRedo);
    undo_->setText(canUndo ? tr("&Undo %1").arg(document->undoStack().undoText()) : tr("&Undo"));
    redo_->setText(canRedo ? tr("&Redo %1").arg(document->undoStack().redoText()) : tr("&Redo"));
}

void MainWindow::updateTitle() {
    const auto* document = workspace_.active();
    setWindowTitle(document == nullptr
                       ? tr("Navsmith")
                       : tr("%1[*] – %2 – Navsmith").arg(document->title(), fromUtf8(document->system().title)));
    setWindowModified(document != nullptr && document->isModified());
}

void MainWindow::updateCounts() {
    const auto* document = workspace_.active();
    for (auto* action : selectionActions_)
        action->setEnabled(document != nullptr && !document->selection().empty());
    if (document == nullptr) {
        counts_->clear();
        return;
    }
    QStringList parts;
    const auto& schema = document->model().schema();
    for (std::size_t k = 0; k < schema.types.size(); ++k) {
        const auto count = document->model().count(static_cast<model::ElementTypeId>(k));
        if (count == 0)
            continue;
        const auto& type = schema.types[k];
        parts << QString("%L1 %2").arg(count).arg(fromUtf8(count == 1 ? type.title : type.plural));
    }
    counts_->setToolTip(parts.size() > kMostCounts ? parts.join(", ") : QString());
    auto text = parts.mid(0, kMostCounts).join(", ");
    if (parts.size() > kMostCounts)
        text += tr(" and %1 more types").arg(parts.size() - kMostCounts);
    if (!document->selection().empty())
        text += tr(" | %L1 selected").arg(document->selection().size());
    counts_->setText(text);
}

void MainWindow::escape() {
    if (!viewport_->cancelTool() && workspace_.active() != nullptr)
        workspace_.active()->selection().clear();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!leaving_ && (workspace_.count() > 0 || jobs_.isBusy())) {
        event->ignore();
        files_.closeAll([this] {
            leaving_ = true;
            // Later: a window that is being asked whether it may close cannot be closed.
            document::post(this, [this] { close(); });
        });
        return;
    }
    QSettings settings;
    settings.setValue("window/geometry", saveGeometry());
    settings.setValue("window/state", saveState());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const auto& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    if (!paths.isEmpty())
        files_.open(paths);
}

} // namespace navsmith::gui
