#include "app/gui/command_topics.h"
#include "app/gui/main_window.h"
#include "app/gui/viewport/viewport.h"

namespace navsmith::gui {

namespace {

template <void (Viewport::*Method)()>
void inView(MainWindow& window) {
    (window.viewport().*Method)();
}

template <Viewport::Side side>
void lookFrom(MainWindow& window) {
    window.viewport().lookFrom(side);
}

template <void (ViewState::*Method)()>
void onView(MainWindow& window) {
    (window.views().active()->*Method)();
}

constexpr Command<MainWindow> kCommands[] = {
    {.id = "action.frame",
     .title = QT_TRANSLATE_NOOP("Commands", "&Frame Selection"),
     .keys = "F",
     .run = inView<&Viewport::frameSelection>,
     .enabled = hasDocument},
    {.id = "action.frameAll",
     .title = QT_TRANSLATE_NOOP("Commands", "Frame &All"),
     .keys = "Home",
     .run = inView<&Viewport::frameAll>,
     .enabled = hasDocument},
    {.id = "action.topView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from &Top"),
     .keys = "T",
     .run = lookFrom<Viewport::Side::Top>,
     .enabled = hasDocument},
    {.id = "action.isoView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from &South-West"),
     .keys = "Y",
     .run = lookFrom<Viewport::Side::SouthWest>,
     .enabled = hasDocument},
    {.id = "action.southView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from So&uth"),
     .keys = "1",
     .run = lookFrom<Viewport::Side::South>,
     .enabled = hasDocument},
    {.id = "action.eastView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from &East"),
     .keys = "2",
     .run = lookFrom<Viewport::Side::East>,
     .enabled = hasDocument},
    {.id = "action.orthographic",
     .title = QT_TRANSLATE_NOOP("Commands", "&Orthographic"),
     .keys = "O",
     .help = QT_TRANSLATE_NOOP("Commands", "Show everything at one scale, without perspective"),
     .run = [](MainWindow& window) { window.viewport().setOrthographic(!window.viewport().camera().orthographic); },
     .enabled = hasDocument,
     .checked = [](MainWindow& window) { return window.viewport().camera().orthographic; }},
    {.id = "action.cutElements",
     .title = QT_TRANSLATE_NOOP("Commands", "&Cut Elements by Height"),
     .help = QT_TRANSLATE_NOOP("Commands", "The height slice of the map cuts elements as well as the map"),
     .run =
         [](MainWindow& window) {
             auto look = window.views().active()->mapLook();
             look.cutsElements = !look.cutsElements;
             window.views().active()->setMapLook(look);
         },
     .enabled =
         [](MainWindow& window) { return hasDocument(window) && window.workspace().active()->map().has_value(); },
     .checked =
         [](MainWindow& window) {
             const auto* view = window.views().active();
             return view != nullptr && view->mapLook().cutsElements;
         }},
    {.id = "action.isolate",
     .title = QT_TRANSLATE_NOOP("Commands", "&Isolate Selection"),
     .keys = "Shift+H",
     .help = QT_TRANSLATE_NOOP("Commands", "Hide everything but the selection"),
     .run = onView<&ViewState::isolateSelection>,
     .enabled = hasSelection},
    {.id = "action.hide",
     .title = QT_TRANSLATE_NOOP("Commands", "&Hide Selection"),
     .keys = "H",
     .run = onView<&ViewState::hideSelection>,
     .enabled = hasSelection},
    {.id = "action.showAll",
     .title = QT_TRANSLATE_NOOP("Commands", "Sho&w All"),
     .keys = "Alt+H",
     .help = QT_TRANSLATE_NOOP("Commands", "Show all hidden elements"),
     .run = onView<&ViewState::showAll>,
     .enabled = hasDocument},
    {.id = "action.maximiseView",
     .title = QT_TRANSLATE_NOOP("Commands", "&Maximise View"),
     .keys = "Ctrl+Space",
     .help = QT_TRANSLATE_NOOP("Commands", "Hide all panels and tool bars"),
     .run = [](MainWindow& window) { window.toggleMaximisedView(); },
     .checked = [](MainWindow& window) { return window.isViewMaximised(); }},
    {.id = "action.nextPane",
     .title = "&Next Pane",
     .keys = "F6",
     .help = "Move the keyboard focus to the next panel, tool bar or the 3D view",
     .run = [](MainWindow& window) { window.goToPane(true); }},
    {.id = "action.previousPane",
     .title = "P&revious Pane",
     .keys = "Shift+F6",
     .help = "Move the keyboard focus to the previous panel, tool bar or the 3D view",
     .run = [](MainWindow& window) { window.goToPane(false); }},
    {.id = "action.grid",
     .title = QT_TRANSLATE_NOOP("Commands", "&Grid"),
     .keys = "G",
     .run = [](MainWindow& window) { window.viewport().setGridVisible(!window.viewport().isGridVisible()); },
     .checked = [](MainWindow& window) { return window.viewport().isGridVisible(); }},
    {.id = "action.labels",
     .title = QT_TRANSLATE_NOOP("Commands", "&Labels"),
     .keys = "L",
     .run = [](MainWindow& window) { window.viewport().setLabelsVisible(!window.viewport().areLabelsVisible()); },
     .checked = [](MainWindow& window) { return window.viewport().areLabelsVisible(); }},
};

constexpr Command<MainWindow> kPanels[] = {
    {.id = "action.dock.properties", .title = QT_TRANSLATE_NOOP("Commands", "&Properties")},
    {.id = "action.dock.table", .title = QT_TRANSLATE_NOOP("Commands", "&Elements")},
    {.id = "action.dock.display", .title = QT_TRANSLATE_NOOP("Commands", "&Display")},
    {.id = "action.dock.history", .title = QT_TRANSLATE_NOOP("Commands", "&History")},
    {.id = "action.dock.map", .title = QT_TRANSLATE_NOOP("Commands", "&Map")},
    {.id = "action.dock.simulation", .title = QT_TRANSLATE_NOOP("Commands", "&Simulation")},
    {.id = "action.dock.problems", .title = QT_TRANSLATE_NOOP("Commands", "&Issues")},
    {.id = "action.dock.lists", .title = QT_TRANSLATE_NOOP("Commands", "&Lists")},
    {.id = "action.dock.compare", .title = QT_TRANSLATE_NOOP("Commands", "&Comparison")},
    {.id = "action.dock.log", .title = QT_TRANSLATE_NOOP("Commands", "L&og")},
};

constexpr Command<MainWindow> kInView[] = {
    {.id = "action.nextElement",
     .title = "Select Next Element",
     .keys = "Ctrl+Right",
     .help = "Select the next element of the same type",
     .run = [](MainWindow& window) { window.viewport().selectNext(true); },
     .enabled = hasDocument},
    {.id = "action.previousElement",
     .title = "Select Previous Element",
     .keys = "Ctrl+Left",
     .help = "Select the previous element of the same type",
     .run = [](MainWindow& window) { window.viewport().selectNext(false); },
     .enabled = hasDocument},
    {.id = "action.contextMenu",
     .title = "Open Context Menu",
     .keys = "Shift+F10",
     .help = "Open the context menu at the selection; the Menu key does so, too",
     .run = inView<&Viewport::openMenu>,
     .enabled = hasDocument},
};

} // namespace

Topic<MainWindow> viewCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "View"), kWindow, kCommands};
}

Topic<MainWindow> inViewCommands() {
    return {"3D View", {"view", "3D View"}, kInView};
}

Topic<MainWindow> panelCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "Panels"), kWindow, kPanels};
}

} // namespace navsmith::gui
