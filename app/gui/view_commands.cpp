#include "app/gui/command_topics.h"
#include "app/gui/main_window.h"
#include "app/gui/viewport/viewport.h"

namespace navsmith::gui {

namespace {

template <void (Viewport::*Method)()>
void inView(MainWindow& window) {
    (window.viewport().*Method)();
}

template <void (ViewState::*Method)()>
void onView(MainWindow& window) {
    (window.views().active()->*Method)();
}

constexpr Command<MainWindow> kCommands[] = {
    {.id = "action.frame",
     .title = "&Frame Selection",
     .keys = "F",
     .run = inView<&Viewport::frameSelection>,
     .enabled = hasDocument},
    {.id = "action.frameAll",
     .title = "Frame &All",
     .keys = "Home",
     .run = inView<&Viewport::frameAll>,
     .enabled = hasDocument},
    {.id = "action.topView",
     .title = "View from &Top",
     .keys = "T",
     .run = inView<&Viewport::lookFromTop>,
     .enabled = hasDocument},
    {.id = "action.isoView",
     .title = "View from &South-West",
     .keys = "Y",
     .run = inView<&Viewport::lookFromSouthWest>,
     .enabled = hasDocument},
    {.id = "action.isolate",
     .title = "&Isolate Selection",
     .keys = "Shift+H",
     .help = "Hide everything but the selection",
     .run = onView<&ViewState::isolateSelection>,
     .enabled = hasSelection},
    {.id = "action.hide",
     .title = "&Hide Selection",
     .keys = "H",
     .run = onView<&ViewState::hideSelection>,
     .enabled = hasSelection},
    {.id = "action.showAll",
     .title = "Sho&w All",
     .keys = "Alt+H",
     .help = "Show all hidden elements",
     .run = onView<&ViewState::showAll>,
     .enabled = hasDocument},
    {.id = "action.maximiseView",
     .title = "&Maximise View",
     .keys = "Ctrl+Space",
     .help = "Hide all panels and tool bars",
     .run = [](MainWindow& window) { window.toggleMaximisedView(); },
     .checked = [](MainWindow& window) { return window.isViewMaximised(); }},
    {.id = "action.grid",
     .title = "&Grid",
     .keys = "G",
     .run = [](MainWindow& window) { window.viewport().setGridVisible(!window.viewport().isGridVisible()); },
     .checked = [](MainWindow& window) { return window.viewport().isGridVisible(); }},
    {.id = "action.labels",
     .title = "&Labels",
     .keys = "L",
     .run = [](MainWindow& window) { window.viewport().setLabelsVisible(!window.viewport().areLabelsVisible()); },
     .checked = [](MainWindow& window) { return window.viewport().areLabelsVisible(); }},
};

constexpr Command<MainWindow> kPanels[] = {
    {.id = "action.dock.properties", .title = "&Properties"},
    {.id = "action.dock.table", .title = "&Elements"},
    {.id = "action.dock.display", .title = "&Display"},
    {.id = "action.dock.history", .title = "&History"},
    {.id = "action.dock.map", .title = "&Map"},
    {.id = "action.dock.problems", .title = "&Issues"},
    {.id = "action.dock.lists", .title = "&Lists"},
    {.id = "action.dock.log", .title = "L&og"},
};

} // namespace

Topic<MainWindow> viewCommands() {
    return {"View", kWindow, kCommands};
}

Topic<MainWindow> panelCommands() {
    return {"Panels", kWindow, kPanels};
}

} // namespace navsmith::gui
