// Further windows with views of the documents, and which view commands work in.
#include "app/gui/command_topics.h"
#include "app/gui/main_window.h"
#include "app/gui/map_texture_loader.h"
#include "app/gui/panels/map_panel.h"
#include "app/gui/panels/simulation_panel.h"
#include "app/gui/status_line.h"
#include "app/gui/tools/edit_commands.h"
#include "app/gui/view_window.h"
#include "app/gui/viewport/viewport.h"
#include "render/qt3d/scene_view.h"

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

constexpr int kMessageInWindow = 6000; ///< milliseconds

/// What works only in the main window: tools other than selecting, and the arrangement of its panels.
bool isOfMainWindow(const CommandSet::Entry& entry) {
    return entry.englishTopic == QLatin1String("Tools") || entry.id == QLatin1String("action.maximiseView") ||
           entry.id == QLatin1String("action.resetLayout") || entry.id == QLatin1String("action.nextPane") ||
           entry.id == QLatin1String("action.previousPane");
}

} // namespace

WindowViews* MainWindow::shownViews() const {
    if (views_.active() == nullptr) // no document, or one that is being closed
        return nullptr;
    return &viewport().viewsOf(*workspace_.active());
}

void MainWindow::forEachViewport(const std::function<void(Viewport&)>& act) const {
    act(*viewport_);
    for (const auto& window : viewWindows_) {
        if (window)
            act(window->viewport());
    }
}

/// Marks, clicks and menus of a viewport.
void MainWindow::connectViewport(Viewport& viewport) {
    auto* const view = &viewport;
    connect(edits_, &EditCommands::marked, view,
            [this, view](const symbol::Primitives& marks) { view->setMarks(edits_, marks); });
    const auto showMapMarks = [this, view] {
        view->setMarks(map_, map_->marks());
        view->view().setMapLabels(map_->labels());
    };
    connect(map_, &MapPanel::marksChanged, view, showMapMarks);
    const auto showSimulation = [this, view] { view->setMarks(simulation_, simulation_->marks()); };
    connect(simulation_, &SimulationPanel::marksChanged, view, showSimulation);
    view->setNamer([this, view](QPointF at) { return markAt(*view, at); });
    connect(view, &Viewport::nothingClicked, this, &MainWindow::showEntityAt);
    connect(view, &Viewport::menuRequested, this, &MainWindow::showContextMenu);
    connect(view, &Viewport::layoutChanged, this, [this] {
        for (auto* bound : bound_)
            bound->refreshSoon(); // the mouse changes the active view
    });
    connect(view, &Viewport::focused, this, [this, view] { useViewport(*view); });
    showMapMarks();
    showSimulation();
}

void MainWindow::useViewport(Viewport& viewport) {
    if (std::exchange(focusedViewport_, &viewport) == &viewport)
        return;
    map_->setLook(shownViews());
    refreshCommands();
}

/// The keys of the window's commands, and those of commands of the view.
void MainWindow::bindCommands(ViewWindow& window) {
    for (const auto& entry : commands_.entries()) {
        if (auto* action = commands_.action(entry.id);
            action != nullptr && entry.place == kWindow && !isOfMainWindow(entry))
            window.addAction(action);
    }
    commands_.bind(inViewCommands(), *this, &window.viewport());
}

ViewWindow& MainWindow::openViewWindow() {
    std::erase_if(viewWindows_, [](const auto& window) { return window.isNull(); });
    int number = 2;
    for (const auto& window : viewWindows_)
        number = std::max(number, window->number() + 1);
    auto* window = new ViewWindow(
        workspace_, views_, [this](const document::Document& document) -> WindowViews& { return views_.of(document); },
        number);
    viewWindows_.emplace_back(window);
    auto* const view = &window->viewport();
    connect(view, &Viewport::statusMessage, window,
            [window](const QString& message) { window->status().showMessage(message, kMessageInWindow); });
    connect(window, &ViewWindow::lookChanged, this, [this] {
        for (auto* bound : bound_)
            bound->refreshSoon();
    });
    connect(view, &QObject::destroyed, this, [this, view] {
        if (focusedViewport_ == view)
            useViewport(*viewport_);
    });
    connectViewport(*view);
    bindCommands(*window);
    showTheme(*view);
    followPreferences(*view);
    view->setGridVisible(viewport_->isGridVisible());
    view->setLabelsVisible(viewport_->areLabelsVisible());
    auto* textures = new MapTextureLoader(workspace_, jobs_, *view, view);
    textures->setMemory(std::size_t(valueOf(settings::kTextureMegabytes)) << 20U);
    connect(textures, &MapTextureLoader::statusMessage, this, &MainWindow::showMessage);
    window->lookAsBefore();
    window->show();
    return *window;
}

} // namespace navsmith::gui
