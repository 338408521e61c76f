#include "app/gui/main_window.h"

#include "app/gui/command_topics.h"
#include "app/gui/compare/compare_panel.h"
#include "app/gui/console_bar.h"
#include "app/gui/document_tabs.h"
#include "app/gui/focus_order.h"
#include "app/gui/generate_bar.h"
#include "app/gui/job_status.h"
#include "app/gui/panels/commit_line_edit.h"
#include "app/gui/panels/display_panel.h"
#include "app/gui/panels/element_table.h"
#include "app/gui/panels/generation_panel.h"
#include "app/gui/panels/history_panel.h"
#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/list_panel.h"
#include "app/gui/panels/log_panel.h"
#include "app/gui/panels/map_panel.h"
#include "app/gui/panels/property_panel.h"
#include "app/gui/panels/route_panel.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/selections_panel.h"
#include "app/gui/panels/simulation_panel.h"
#include "app/gui/recipes/recipe_commands.h"
#include "app/gui/refusal_bar.h"
#include "app/gui/settings_bar.h"
#include "app/gui/status_line.h"
#include "app/gui/tools/clipboard.h"
#include "app/gui/tools/edit_commands.h"
#include "app/gui/tools/route_tool.h"
#include "app/gui/tools/tool_box.h"
#include "app/gui/view_window.h"
#include "app/gui/viewport/viewport.h"
#include "app/gui/widgets/list_keys.h"
#include "app/gui/widgets/on_screen.h"
#include "app/gui/widgets/wheel_guard.h"
#include "core/document/last_operation.h"
#include "core/document/post.h"
#include "render/qt3d/scene_view.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

using document::Document;

namespace {

constexpr int kMessageMilliseconds = 6000;
constexpr qsizetype kMostCounts = 6; ///< element types shown in the status bar; the tooltip lists the others
// The initial layout.
constexpr int kTableShare = 36; ///< percent of the window height
constexpr int kLeastTable = 250;
constexpr int kMostTable = 420;
constexpr int kBars = 130; ///< height of menu bar, tool bars and status bar
constexpr int kWideWindow = 1400;

/// Whether the keys of a command work while this widget has the focus.
bool reaches(const QAction& action, QWidget* focused) {
    return action.shortcutContext() != Qt::WidgetShortcut || action.associatedObjects().contains(focused);
}

} // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), commands_(this), files_(workspace_, jobs_, *this), exporting_(jobs_, *this) {
    setObjectName("mainWindow");
    setAccessibleName(tr("Navsmith"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    resize(QSize(1600, 1000).boundedTo(roomOnScreen(*this)));
    auto* middle = new QWidget(this);
    viewport_ = new Viewport(workspace_, views_, middle, valueOf(settings::kSamples));
    focusedViewport_ = viewport_;
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    tabs_ = new DocumentTabs(workspace_, middle);
    connect(tabs_, &DocumentTabs::closeRequested, this, [this](Document* document) { files_.close(*document); });
    layout->addWidget(tabs_);
    layout->addWidget(viewport_, 1);
    setCentralWidget(middle);
    declareCommands(commands_);
    QApplication::instance()->installEventFilter(new ListKeys(this));
    QApplication::instance()->installEventFilter(new WheelGuard(this));
    viewport_->view().installEventFilter(this); // a native window does not pass drops on to its parent
    makeDocks();
    status_ = new StatusLine(new JobStatus(jobs_, this), this);
    setStatusBar(status_);
    edits_ = new EditCommands(commands_, workspace_, jobs_, this);
    edits_->setWhere([this] { return viewport().selectionOnScreen(); });
    toolBox_ = new ToolBox(commands_, workspace_, *viewport_, preferences_, *this);
    recipes_ = new RecipeCommands(commands_, workspace_, jobs_, *this);
    makeMenus();
    connectServices();
    bindCommands();

    const auto showMessage = &MainWindow::showMessage;
    connect(&files_, &FileController::statusMessage, this, showMessage);
    connect(&exporting_, &ExportController::statusMessage, this, showMessage);
    connect(recipes_, &RecipeCommands::statusMessage, this, showMessage);
    connect(&files_, &FileController::sampleReplaced, viewport_, &Viewport::frameAll); // the camera looks at the sample
    connect(viewport_, &Viewport::statusMessage, this, showMessage);
    connect(viewport_, &Viewport::focusLeaves, this, [this](bool forward) { focusNext(*this, focused(), forward); });
    connect(properties_, &PropertyPanel::statusMessage, this, showMessage);
    const auto goTo = [this](model::Element element) { viewport().goTo(element); };
    connect(properties_, &PropertyPanel::goTo, this, goTo);
    connect(properties_, &PropertyPanel::pickRequested, toolBox_, &ToolBox::pick);
    connect(toolBox_, &ToolBox::picked, properties_, &PropertyPanel::picked);
    connect(table_, &ElementTable::goTo, this, goTo);
    connect(table_, &ElementTable::statusMessage, this, showMessage);
    simulation_->setWhere([this] { return viewport().camera().lookedAt(); });
    connect(lists_, &ListPanel::goTo, this, goTo);
    routePanel_->setSource([&tool = toolBox_->route()] { return tool.listing(); });
    connect(&toolBox_->route(), &RouteTool::routeChanged, routePanel_, &RoutePanel::refresh);
    connect(routePanel_, &RoutePanel::chosen, this, [this, goTo](model::Element element) {
        workspace_.active()->selection().set({element});
        goTo(element);
    });
    connect(map_, &MapPanel::goTo, this, &MainWindow::goToPlace);
    connect(map_, &MapPanel::openRequested, this, [this] { files_.openMapByDialog(*workspace_.active()); });
    connect(map_, &MapPanel::closeRequested, this, [this] { workspace_.active()->setMap(std::nullopt); });
    connectViewport(*viewport_);
    connect(viewport_, &Viewport::pointed, status_, &StatusLine::setPointed);
    connect(viewport_, &Viewport::left, status_, &StatusLine::clearPointed);
    connect(toolBox_, &ToolBox::hintChanged, status_, &StatusLine::setHint);
    connect(&workspace_, &document::Workspace::activeChanged, this, &MainWindow::activate);
    connect(&workspace_, &document::Workspace::added, this, [this, showMessage](Document* document) {
        connect(document, &Document::modifiedChanged, this, &MainWindow::updateTitle);
        connect(document, &Document::placeChanged, this, &MainWindow::updateTitle);
        connect(document, &Document::changed, this, &MainWindow::updateCounts);
        connect(document, &Document::statusMessage, this, [this](const QString& message) {
            // The status bar shows one line, for a while.
            QString line;
            for (const auto& part : message.split(u'\n')) {
                spdlog::info("{}", part.toStdString());
                line += line.isEmpty() || line.endsWith(u'.') ? QStringLiteral(" ") : QStringLiteral("; ");
                line += part;
            }
            this->showMessage(line.trimmed());
        });
        connect(document, &Document::stepped, this, [this](document::HistoryMove move, const model::Change& change) {
            if (move == document::HistoryMove::Undone)
                this->showMessage(tr("Undone: %1").arg(QString::fromStdString(change.label)));
            else if (move == document::HistoryMove::Redone)
                this->showMessage(tr("Redone: %1").arg(QString::fromStdString(change.label)));
        });
        connect(&document->undoStack(), &QUndoStack::indexChanged, this, &MainWindow::refreshCommands);
        const auto refreshSoon = [this] {
            for (auto* bound : bound_)
                bound->refreshSoon(); // sliders change the look many times a second
        };
        connect(&views_.of(*document), &ViewState::mapLookChanged, this, refreshSoon);
        connect(&document::LastOperation::of(*document), &document::LastOperation::changed, this, refreshSoon);
        connect(document, &Document::mapChanged, this, refreshSoon);
        connect(&document->selection(), &document::Selection::changed, this, &MainWindow::updateCounts);
    });
    addBar(new RefusalBar(workspace_, files_, middle));
    addBar(new SettingsBar(preferences_, middle));
    addBar(new ConsoleBar(workspace_, files_, middle));
    addBar(new GenerateBar(workspace_, commands_, middle));
    QSettings settings;
    if (restoreGeometry(settings.value("window/geometry").toByteArray()))
        keepOnScreen(*this); // the screen may be another one now
    usualLayout_ = saveState();
    restoreState(settings.value("window/state").toByteArray());
    activate(nullptr);
}

MainWindow::~MainWindow() {
    for (const auto& window : viewWindows_)
        delete window.data();
    bound_.clear();        // the history of a document announces its end, when the jobs are gone already
    edits_->closeDialog(); // at the end of its document it would clear its marks in a view whose scenes are gone
    // The panels are child widgets: documents and view states are destroyed before them.
    properties_->setDocument(nullptr);
    display_->setView(nullptr);
    map_->setView(nullptr);
    simulation_->setView(nullptr);
    issues_->setView(nullptr);
}

void MainWindow::addBar(QWidget* bar) {
    static_cast<QVBoxLayout*>(centralWidget()->layout())->insertWidget(0, bar);
}

void MainWindow::showMessage(const QString& message) {
    status_->showMessage(message, kMessageMilliseconds);
}

void MainWindow::bindCommands() {
    for (const auto& topic : {fileCommands(), compareCommands(), editMenuCommands(), searchCommands(), toolCommands(),
                              viewCommands(), bookmarkCommands(), helpCommands()})
        bound_.push_back(commands_.bind(topic, *this));
    bound_.push_back(commands_.bind(inViewCommands(), *this, viewport_));
    bound_.push_back(commands_.bind(RecipeCommands::commands(), *recipes_));
    connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &MainWindow::followClipboard);
    followClipboard();
    connect(&bookmarks_, &Bookmarks::changed, this, &MainWindow::refreshCommands);
    connect(&jobs_, &document::JobQueue::changed, this, &MainWindow::refreshCommands);
}

void MainWindow::followClipboard() {
    clipboardHasElements_ = canPaste();
    refreshCommands();
}

void MainWindow::refreshCommands() {
    for (auto* bound : bound_)
        bound->refresh();
}

QDockWidget* MainWindow::addDock(const char* name, const QString& title, QWidget* content, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setAccessibleName(title);
    dock->setWidget(content);
    dock->installEventFilter(this);
    addDockWidget(area, dock);
    auto* toggle = dock->toggleViewAction();
    connect(toggle, &QAction::triggered, dock, &QDockWidget::raise); // it may be a tab behind another
    commands_.adopt(QString("action.%1").arg(name), toggle);
    return dock;
}

void MainWindow::makeDocks() {
    properties_ = new PropertyPanel(this);
    table_ = new ElementTable(commands_, this);
    display_ = new DisplayPanel(this);
    display_->setViews(views_);
    history_ = new HistoryPanel(this);
    selections_ = new SelectionsPanel(this);
    map_ = new MapPanel(this);
    lists_ = new ListPanel(this);
    simulation_ = new SimulationPanel(this);
    auto* right = addDock("dock.properties", tr("Properties"), properties_, Qt::RightDockWidgetArea);
    auto* left = addDock("dock.display", tr("Display"), display_, Qt::LeftDockWidgetArea);
    auto* history = addDock("dock.history", tr("History"), history_, Qt::LeftDockWidgetArea);
    auto* bottom = addDock("dock.table", tr("Elements"), table_, Qt::BottomDockWidgetArea);
    auto* log = addDock("dock.log", tr("Log"), new LogPanel(commands_, this), Qt::BottomDockWidgetArea);
    issues_ = new IssuesPanel(commands_, this);
    issuesDock_ = addDock("dock.problems", tr("Issues"), issues_, Qt::BottomDockWidgetArea);
    // Tab them together: two stacked panels need more height than a small window has above the table.
    tabifyDockWidget(history, addDock("dock.map", tr("Map"), map_, Qt::LeftDockWidgetArea));
    auto* selections = addDock("dock.selections", tr("Selections"), selections_, Qt::LeftDockWidgetArea);
    tabifyDockWidget(history, selections);
    selections->hide(); // until people store one
    tabifyDockWidget(history, addDock("dock.simulation", tr("Simulation"), simulation_, Qt::LeftDockWidgetArea));
    history->raise();
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    tabifyDockWidget(bottom, issuesDock_);
    tabifyDockWidget(issuesDock_, addDock("dock.lists", tr("Lists"), lists_, Qt::BottomDockWidgetArea));
    compare_ = new ComparePanel(commands_, views_, jobs_, this);
    tabifyDockWidget(issuesDock_, addDock("dock.compare", tr("Comparison"), compare_, Qt::BottomDockWidgetArea));
    routePanel_ = new RoutePanel(this);
    auto* route = addDock("dock.route", tr("Route"), routePanel_, Qt::BottomDockWidgetArea);
    tabifyDockWidget(issuesDock_, route);
    route->hide(); // until people want to see it
    generation_ = new GenerationPanel(commands_, jobs_, gameFolders, this);
    tabifyDockWidget(issuesDock_, addDock("dock.generation", tr("Generation"), generation_, Qt::BottomDockWidgetArea));
    tabifyDockWidget(issuesDock_, log);
    bottom->raise();
    // Clamp the height: a table of three rows is useless, and so is one that fills the window.
    const int below = std::clamp(height() * kTableShare / 100, kLeastTable, kMostTable);
    resizeDocks({right, left}, {width() < kWideWindow ? 300 : 340, 230}, Qt::Horizontal);
    const int beside = height() - kBars;
    resizeDocks({left, history}, {beside * 2 / 3, beside / 3}, Qt::Vertical);
    resizeDocks({bottom}, {below}, Qt::Vertical);
}

void MainWindow::activate(Document* document) {
    properties_->setDocument(document);
    table_->setDocument(document);
    history_->setDocument(document);
    selections_->setDocument(document);
    lists_->setDocument(document);
    compare_->setDocument(document);
    generation_->setDocument(document);
    auto* view = views_.active();
    display_->setView(view);
    map_->setView(view);
    map_->setLook(shownViews());
    simulation_->setView(view);
    issues_->setView(view);
    showUsefulDocks(document);
    status_->clearPointed();
    if (document == nullptr)
        status_->clearMessage(); // about what is closed now
    updateTitle();
    updateCounts();
}

void MainWindow::showUsefulDocks(const Document* document) {
    if (isViewMaximised())
        return;
    const auto show = [&](const char* name, bool useful) {
        auto* dock = findChild<QDockWidget*>(QLatin1String(name));
        dock->toggleViewAction()->setVisible(useful);
        if (useful && std::erase(uselessDocks_, dock) != 0) {
            dock->show();
        } else if (!useful && !dock->isHidden()) {
            dock->hide();
            uselessDocks_.push_back(dock);
        }
    };
    const auto hasLists = [](const model::ElementType& type) { return !type.lists.empty(); };
    show("dock.lists", document == nullptr || std::ranges::any_of(document->model().schema().types, hasLists));
    show("dock.compare", compare_->comparison() != nullptr);
    show("dock.generation", generation_->isShown());
    show("dock.map", document == nullptr || document->map() || document->system().map.mapNames != nullptr);
}

void MainWindow::toggleMaximisedView() {
    if (isViewMaximised()) {
        restoreState(std::exchange(layoutBefore_, {}));
        showUsefulDocks(workspace_.active());
        return;
    }
    layoutBefore_ = saveState();
    for (auto* dock : findChildren<QDockWidget*>())
        dock->hide();
    for (auto* bar : findChildren<QToolBar*>())
        bar->hide();
}

void MainWindow::resetLayout() {
    layoutBefore_.clear();
    restoreState(usualLayout_);
    showUsefulDocks(workspace_.active());
}

model::ElementTypeId MainWindow::shownType() const {
    return table_->type();
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
    refreshCommands();
    if (document == nullptr) {
        status_->setCounts({}, {}, {});
        return;
    }
    QStringList parts;
    const auto& schema = document->model().schema();
    for (std::size_t k = 0; k < schema.types.size(); ++k) {
        const auto count = document->model().count(static_cast<model::ElementTypeId>(k));
        if (count == 0)
            continue;
        parts << counted(schema.types[k], count);
    }
    auto text = parts.mid(0, kMostCounts).join(", ");
    if (parts.size() > kMostCounts)
        text += tr(" and %1 more").arg(parts.size() - kMostCounts);
    const auto& selection = document->selection();
    const auto types = selection.types();
    const auto selected =
        types.size() == 1 ? counted(schema.type(types.front()), selection.size()) : grouped(selection.size());
    status_->setCounts(text, parts.join(", "), selection.empty() ? QString() : tr("%1 selected").arg(selected));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!leaving_ && (workspace_.count() > 0 || jobs_.isBusy())) {
        event->ignore();
        files_.closeAll([this] {
            leaving_ = true;
            // Delayed: a window cannot be closed while it handles a close event.
            document::post(this, [this] { close(); });
        });
        return;
    }
    for (const auto& window : viewWindows_) {
        if (window)
            window->close();
    }
    if (isViewMaximised())
        toggleMaximisedView();
    QSettings settings;
    settings.setValue("window/geometry", saveGeometry());
    settings.setValue("window/state", saveState());
    event->accept();
}

QWidget* MainWindow::focused() const {
    if (QGuiApplication::focusWindow() == &viewport_->view())
        return &viewport_->container();
    return QApplication::focusWidget();
}

bool MainWindow::focusNextPrevChild(bool next) {
    return !bound_.empty() && focusNext(*this, focused(), next); // the destructor hides what has the focus
}

void MainWindow::childEvent(QChildEvent* event) {
    QMainWindow::childEvent(event);
    // Qt makes tab bars for panels as they are put together.
    if (auto* tabs = event->polished() ? qobject_cast<QTabBar*>(event->child()) : nullptr)
        tabs->setAccessibleName(tr("Panels"));
}

/// After Return in a field that takes a value, keys mean commands of the view again.
bool MainWindow::leaveField(const QKeyEvent& event) {
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const auto* field = QApplication::focusWidget();
    if (!enter || (qobject_cast<const QAbstractSpinBox*>(field) == nullptr &&
                   qobject_cast<const CommitLineEdit*>(field) == nullptr))
        return false;
    viewport_->view().requestActivate();
    return true;
}

/// The keys of a command that cannot run do nothing.
void MainWindow::tellWhyDisabled(const QKeyEvent& event) {
    const QKeySequence keys(event.keyCombination());
    for (const auto& entry : commands_.entries()) {
        const auto* action = commands_.action(entry.id);
        if (action == nullptr || action->isEnabled() || !action->isVisible() || !action->shortcuts().contains(keys) ||
            !reaches(*action, focused()))
            continue;
        if (const auto why = CommandSet::whyDisabled(*action); !why.isEmpty()) {
            showMessage(QStringLiteral("%1: %2").arg(entry.title(), why));
            return;
        }
    }
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (leaveField(*event))
        return;
    tellWhyDisabled(*event);
    QMainWindow::keyPressEvent(event);
}

void MainWindow::goToPane(bool forward) {
    focusNextPane(*this, focused(), forward);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    // What a field of a panel makes no use of, also of one that floats.
    if (event->type() == QEvent::KeyPress && qobject_cast<QDockWidget*>(watched) != nullptr)
        return leaveField(*static_cast<QKeyEvent*>(event));
    if (viewport_ == nullptr || watched != &viewport_->view())
        return QMainWindow::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
        takeDrag(*static_cast<QDragMoveEvent*>(event));
        return true;
    case QEvent::Drop:
        dropEvent(static_cast<QDropEvent*>(event));
        return true;
    default:
        return false;
    }
}

void MainWindow::takeDrag(QDragMoveEvent& event) {
    if (event.mimeData()->hasUrls())
        event.acceptProposedAction();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    takeDrag(*event);
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const auto& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    files_.open(paths);
}

} // namespace navsmith::gui
