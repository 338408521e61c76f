#include "app/gui/command_topics.h"
#include "app/gui/main_window.h"
#include "app/gui/viewport/viewport.h"

#include <functional>

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

using Way = CameraController::Way;

template <Way way>
void fly(MainWindow& window, bool on) {
    window.viewport().cameraController().fly(way, on);
}

template <Way way>
void flyStep(MainWindow& window) {
    window.viewport().cameraController().flyStep(way);
}

template <void (ViewState::*Method)()>
void onView(MainWindow& window) {
    (window.views().active()->*Method)();
}

void changeMap(MainWindow& window, const std::function<void(render::BackdropLook&)>& change) {
    auto& views = *window.shownViews();
    auto look = views.mapLook();
    change(look);
    views.setMapLook(look);
}

template <render::SurfaceLook surfaces>
void drawMap(MainWindow& window) {
    changeMap(window, [](auto& look) { look.surfaces = surfaces; });
}

template <render::SurfaceLook surfaces>
bool isMapDrawn(MainWindow& window) {
    const auto* views = window.shownViews();
    return views != nullptr && views->mapLook().surfaces == surfaces;
}

template <std::size_t count>
void showViews(MainWindow& window) {
    window.viewport().setViewCount(count);
}

template <std::size_t count>
bool areShown(MainWindow& window) {
    return window.viewport().layout().count == count;
}

bool hasViews(MainWindow& window) {
    return hasDocument(window) && window.viewport().layout().count > 1;
}
constexpr Condition<MainWindow> kHasViews{hasViews, QT_TRANSLATE_NOOP("Commands", "there is only one view")};

constexpr Command<MainWindow> kViewCommands[] = {
    {.id = "action.frame",
     .title = QT_TRANSLATE_NOOP("Commands", "&Frame Selection"),
     .keys = "F",
     .run = inView<&Viewport::frameSelection>,
     .enabled = kHasDocument},
    {.id = "action.frameAll",
     .title = QT_TRANSLATE_NOOP("Commands", "Frame &All"),
     .keys = "Home",
     .run = inView<&Viewport::frameAll>,
     .enabled = kHasDocument},
    {.id = "action.topView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from &Top"),
     .keys = "T",
     .help = QT_TRANSLATE_NOOP("Commands", "Look straight down, +y at the top"),
     .run = lookFrom<Viewport::Side::Top>,
     .enabled = kHasDocument},
    {.id = "action.isoView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from &South-West"),
     .keys = "Y",
     .help = QT_TRANSLATE_NOOP(
         "Commands", "Look down from -x and -y. Meshes of Source and GoldSrc call -y north, other games south."),
     .run = lookFrom<Viewport::Side::SouthWest>,
     .enabled = kHasDocument},
    {.id = "action.southView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from So&uth"),
     .keys = "1",
     .help = QT_TRANSLATE_NOOP("Commands",
                               "Look from -y along +y. Meshes of Source and GoldSrc call -y north, other games south."),
     .run = lookFrom<Viewport::Side::South>,
     .enabled = kHasDocument},
    {.id = "action.eastView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from &East"),
     .keys = "2",
     .help = QT_TRANSLATE_NOOP("Commands", "Look from +x along -x. All games call +x east."),
     .run = lookFrom<Viewport::Side::East>,
     .enabled = kHasDocument},
    {.id = "action.bottomView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from &Below"),
     .help = QT_TRANSLATE_NOOP("Commands", "Look straight up, +x to the right"),
     .run = lookFrom<Viewport::Side::Bottom>,
     .enabled = kHasDocument},
    {.id = "action.northView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from No&rth"),
     .help = QT_TRANSLATE_NOOP("Commands",
                               "Look from +y along -y. Meshes of Source and GoldSrc call +y south, other games north."),
     .run = lookFrom<Viewport::Side::North>,
     .enabled = kHasDocument},
    {.id = "action.westView",
     .title = QT_TRANSLATE_NOOP("Commands", "View from West"),
     .help = QT_TRANSLATE_NOOP("Commands", "Look from -x along +x. All games call -x west."),
     .run = lookFrom<Viewport::Side::West>,
     .enabled = kHasDocument},
    {.id = "action.orthographic",
     .title = QT_TRANSLATE_NOOP("Commands", "&Orthographic"),
     .keys = "O",
     .help = QT_TRANSLATE_NOOP("Commands", "Show everything at one scale, without perspective"),
     .run = [](MainWindow& window) { window.viewport().setOrthographic(!window.viewport().camera().orthographic); },
     .enabled = kHasDocument,
     .checked = [](MainWindow& window) { return window.viewport().camera().orthographic; }},
    {.id = "action.cutElements",
     .title = QT_TRANSLATE_NOOP("Commands", "&Cut Elements by Height"),
     .help = QT_TRANSLATE_NOOP("Commands", "The height slice of the map cuts elements as well as the map"),
     .run = [](MainWindow& window) { changeMap(window, [](auto& look) { look.cutsElements = !look.cutsElements; }); },
     .enabled = {hasMap, QT_TRANSLATE_NOOP("Commands", "no map is open")},
     .checked =
         [](MainWindow& window) {
             const auto* views = window.shownViews();
             return views != nullptr && views->mapLook().cutsElements;
         }},
    {.id = "action.map.shaded",
     .title = QT_TRANSLATE_NOOP("Commands", "&Shaded Map"),
     .keys = "Ctrl+1",
     .run = drawMap<render::SurfaceLook::Shaded>,
     .enabled = {hasMap, QT_TRANSLATE_NOOP("Commands", "no map is open")},
     .checked = isMapDrawn<render::SurfaceLook::Shaded>},
    {.id = "action.map.textured",
     .title = QT_TRANSLATE_NOOP("Commands", "&Textured Map"),
     .keys = "Ctrl+2",
     .run = drawMap<render::SurfaceLook::Textured>,
     .enabled = {hasMap, QT_TRANSLATE_NOOP("Commands", "no map is open")},
     .checked = isMapDrawn<render::SurfaceLook::Textured>},
    {.id = "action.map.lit",
     .title = QT_TRANSLATE_NOOP("Commands", "Textured and &Lit Map"),
     .keys = "Ctrl+3",
     .run = drawMap<render::SurfaceLook::Lit>,
     .enabled = {hasMap, QT_TRANSLATE_NOOP("Commands", "no map is open")},
     .checked = isMapDrawn<render::SurfaceLook::Lit>},
    {.id = "action.map.light",
     .title = QT_TRANSLATE_NOOP("Commands", "L&ight of the Map"),
     .keys = "Ctrl+4",
     .run = drawMap<render::SurfaceLook::LightOnly>,
     .enabled = {hasMap, QT_TRANSLATE_NOOP("Commands", "no map is open")},
     .checked = isMapDrawn<render::SurfaceLook::LightOnly>},
    {.id = "action.map.wireframe",
     .title = QT_TRANSLATE_NOOP("Commands", "&Wireframe of the Map"),
     .keys = "Ctrl+5",
     .run = drawMap<render::SurfaceLook::Wireframe>,
     .enabled = {hasMap, QT_TRANSLATE_NOOP("Commands", "no map is open")},
     .checked = isMapDrawn<render::SurfaceLook::Wireframe>},
    {.id = "action.map.surfaces",
     .title = QT_TRANSLATE_NOOP("Commands", "Map by S&urface"),
     .keys = "Ctrl+6",
     .run = drawMap<render::SurfaceLook::BySurface>,
     .enabled = {hasMap, QT_TRANSLATE_NOOP("Commands", "no map is open")},
     .checked = isMapDrawn<render::SurfaceLook::BySurface>},
    {.id = "action.map.hiddenElements",
     .title = QT_TRANSLATE_NOOP("Commands", "&Elements behind Walls"),
     .keys = "Alt+Z",
     .help = QT_TRANSLATE_NOOP("Commands", "Draw elements faintly where the map hides them"),
     .run =
         [](MainWindow& window) { changeMap(window, [](auto& look) { look.hiddenElements = !look.hiddenElements; }); },
     .enabled = {hasMap, QT_TRANSLATE_NOOP("Commands", "no map is open")},
     .checked =
         [](MainWindow& window) {
             const auto* views = window.shownViews();
             return views != nullptr && views->mapLook().hiddenElements;
         }},
    {.id = "action.views.one",
     .title = QT_TRANSLATE_NOOP("Commands", "&One View"),
     .keys = "Ctrl+Alt+1",
     .run = showViews<1>,
     .enabled = kHasDocument,
     .checked = areShown<1>},
    {.id = "action.views.two",
     .title = QT_TRANSLATE_NOOP("Commands", "&Two Views"),
     .keys = "Ctrl+Alt+2",
     .help = QT_TRANSLATE_NOOP("Commands", "Show the document in perspective and from the top"),
     .run = showViews<2>,
     .enabled = kHasDocument,
     .checked = areShown<2>},
    {.id = "action.views.four",
     .title = QT_TRANSLATE_NOOP("Commands", "&Four Views"),
     .keys = "Ctrl+Alt+4",
     .help = QT_TRANSLATE_NOOP("Commands", "Show the document in perspective, from the top, the front and the side"),
     .run = showViews<4>,
     .enabled = kHasDocument,
     .checked = areShown<4>},
    {.id = "action.views.maximise",
     .title = QT_TRANSLATE_NOOP("Commands", "Maximise &Active View"),
     .keys = "Shift+Space",
     .help = QT_TRANSLATE_NOOP("Commands", "Show only the active one of several views, or all of them again"),
     .run = [](MainWindow& window) { window.viewport().toggleMaximised(); },
     .enabled = kHasViews,
     .checked = [](MainWindow& window) { return window.viewport().layout().maximised; }},
    {.id = "action.views.next",
     .title = QT_TRANSLATE_NOOP("Commands", "&Next View"),
     .keys = "F5",
     .help = QT_TRANSLATE_NOOP("Commands", "Make the next one of several views the active one"),
     .run = inView<&Viewport::nextView>,
     .enabled = kHasViews},
    {.id = "action.views.menu",
     .title = QT_TRANSLATE_NOOP("Commands", "&Direction of View"),
     .keys = "Shift+F5",
     .help = QT_TRANSLATE_NOOP("Commands", "Open the menu of the active view, which has the directions"),
     .run = inView<&Viewport::openViewMenu>,
     .enabled = kHasDocument},
    {.id = "action.views.link",
     .title = QT_TRANSLATE_NOOP("Commands", "&Link Views"),
     .help = QT_TRANSLATE_NOOP("Commands", "Orthographic views show the same place at the same scale"),
     .run = [](MainWindow& window) { window.viewport().setLinked(!window.viewport().layout().linked); },
     .enabled = kHasViews,
     .checked = [](MainWindow& window) { return window.viewport().layout().linked; }},
    {.id = "action.newWindow",
     .title = QT_TRANSLATE_NOOP("Commands", "&New Window"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show the documents in another window as well, with views of its own"),
     .run = [](MainWindow& window) { window.openViewWindow(); },
     .enabled = kHasDocument},
    {.id = "action.isolate",
     .title = QT_TRANSLATE_NOOP("Commands", "&Isolate Selection"),
     .keys = "Shift+H",
     .help = QT_TRANSLATE_NOOP("Commands", "Hide everything but the selection"),
     .run = onView<&ViewState::isolateSelection>,
     .enabled = kHasSelection},
    {.id = "action.localView",
     .title = QT_TRANSLATE_NOOP("Commands", "Local View"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show nothing but the selection, or again what was shown before"),
     .run =
         [](MainWindow& window) {
             auto& view = *window.views().active();
             view.toggleLocalView();
             if (view.isLocalView())
                 window.viewport().frameSelection();
         },
     .enabled = {[](MainWindow& window) {
                     const auto* view = window.views().active();
                     return view != nullptr && (view->isLocalView() || !view->document().selection().empty());
                 },
                 QT_TRANSLATE_NOOP("Commands", "nothing is selected")},
     .checked =
         [](MainWindow& window) {
             const auto* view = window.views().active();
             return view != nullptr && view->isLocalView();
         }},
    {.id = "action.hide",
     .title = QT_TRANSLATE_NOOP("Commands", "&Hide Selection"),
     .keys = "H",
     .run = onView<&ViewState::hideSelection>,
     .enabled = kHasSelection},
    {.id = "action.showAll",
     .title = QT_TRANSLATE_NOOP("Commands", "Sho&w All"),
     .keys = "Alt+H",
     .help = QT_TRANSLATE_NOOP("Commands", "Show all hidden elements"),
     .run = onView<&ViewState::showAll>,
     .enabled = kHasDocument},
    {.id = "action.showAndSelect",
     .title = QT_TRANSLATE_NOOP("Commands", "Show Hidden an&d Select"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show all hidden elements and select those that were hidden one by one"),
     .run = onView<&ViewState::showAllAndSelect>,
     .enabled = kHasDocument},
    {.id = "action.maximiseView",
     .title = QT_TRANSLATE_NOOP("Commands", "&Maximise View"),
     .keys = "Ctrl+Space",
     .help = QT_TRANSLATE_NOOP("Commands", "Hide all panels and tool bars"),
     .run = [](MainWindow& window) { window.toggleMaximisedView(); },
     .checked = [](MainWindow& window) { return window.isViewMaximised(); }},
    {.id = "action.resetLayout",
     .title = QT_TRANSLATE_NOOP("Commands", "Reset Layout"),
     .help = QT_TRANSLATE_NOOP("Commands", "Put all panels and tool bars back where they were at first"),
     .run = [](MainWindow& window) { window.resetLayout(); }},
    {.id = "action.nextPane",
     .title = QT_TRANSLATE_NOOP("Commands", "&Next Pane"),
     .keys = "F6",
     .help = QT_TRANSLATE_NOOP("Commands", "Move the keyboard focus to the next panel, tool bar or the 3D view"),
     .run = [](MainWindow& window) { window.goToPane(true); }},
    {.id = "action.previousPane",
     .title = QT_TRANSLATE_NOOP("Commands", "P&revious Pane"),
     .keys = "Shift+F6",
     .help = QT_TRANSLATE_NOOP("Commands", "Move the keyboard focus to the previous panel, tool bar or the 3D view"),
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
    {.id = "action.dock.selections", .title = QT_TRANSLATE_NOOP("Commands", "Selec&tions")},
    {.id = "action.dock.map", .title = QT_TRANSLATE_NOOP("Commands", "&Map")},
    {.id = "action.dock.simulation", .title = QT_TRANSLATE_NOOP("Commands", "&Simulation")},
    {.id = "action.dock.route", .title = QT_TRANSLATE_NOOP("Commands", "Ro&ute")},
    {.id = "action.dock.problems", .title = QT_TRANSLATE_NOOP("Commands", "&Issues")},
    {.id = "action.dock.lists", .title = QT_TRANSLATE_NOOP("Commands", "&Lists")},
    {.id = "action.dock.generation", .title = QT_TRANSLATE_NOOP("Commands", "&Generation")},
    {.id = "action.dock.compare", .title = QT_TRANSLATE_NOOP("Commands", "&Comparison")},
    {.id = "action.dock.log", .title = QT_TRANSLATE_NOOP("Commands", "L&og")},
};

constexpr auto* kFlyHelp =
    QT_TRANSLATE_NOOP("Commands", "Move the camera for as long as the key is held; with Shift four times as fast");

constexpr Command<MainWindow> kInView[] = {
    {.id = "action.nextElement",
     .title = QT_TRANSLATE_NOOP("Commands", "Select Next Element"),
     .keys = "Ctrl+Right",
     .help = QT_TRANSLATE_NOOP("Commands", "Select the next element of the same type"),
     .run = [](MainWindow& window) { window.viewport().selectNext(true); },
     .enabled = kHasDocument},
    {.id = "action.previousElement",
     .title = QT_TRANSLATE_NOOP("Commands", "Select Previous Element"),
     .keys = "Ctrl+Left",
     .help = QT_TRANSLATE_NOOP("Commands", "Select the previous element of the same type"),
     .run = [](MainWindow& window) { window.viewport().selectNext(false); },
     .enabled = kHasDocument},
    {.id = "action.contextMenu",
     .title = QT_TRANSLATE_NOOP("Commands", "Open Context Menu"),
     .keys = "Shift+F10",
     .help = QT_TRANSLATE_NOOP("Commands", "Open the context menu at the selection; the Menu key does so, too"),
     .run = inView<&Viewport::openMenu>,
     .enabled = kHasDocument},
    {.id = "action.fly.forwards",
     .title = QT_TRANSLATE_NOOP("Commands", "Fly Forwards"),
     .help = kFlyHelp,
     .run = flyStep<Way::Forwards>,
     .enabled = kHasDocument,
     .hold = fly<Way::Forwards>},
    {.id = "action.fly.backwards",
     .title = QT_TRANSLATE_NOOP("Commands", "Fly Backwards"),
     .help = kFlyHelp,
     .run = flyStep<Way::Backwards>,
     .enabled = kHasDocument,
     .hold = fly<Way::Backwards>},
    {.id = "action.fly.left",
     .title = QT_TRANSLATE_NOOP("Commands", "Fly Left"),
     .help = kFlyHelp,
     .run = flyStep<Way::Left>,
     .enabled = kHasDocument,
     .hold = fly<Way::Left>},
    {.id = "action.fly.right",
     .title = QT_TRANSLATE_NOOP("Commands", "Fly Right"),
     .help = kFlyHelp,
     .run = flyStep<Way::Right>,
     .enabled = kHasDocument,
     .hold = fly<Way::Right>},
    {.id = "action.fly.up",
     .title = QT_TRANSLATE_NOOP("Commands", "Fly Up"),
     .help = kFlyHelp,
     .run = flyStep<Way::Up>,
     .enabled = kHasDocument,
     .hold = fly<Way::Up>},
    {.id = "action.fly.down",
     .title = QT_TRANSLATE_NOOP("Commands", "Fly Down"),
     .help = kFlyHelp,
     .run = flyStep<Way::Down>,
     .enabled = kHasDocument,
     .hold = fly<Way::Down>},
};

} // namespace

Topic<MainWindow> viewCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "View"), kWindow, kViewCommands};
}

Topic<MainWindow> inViewCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "3D View"), kViewport, kInView};
}

Topic<MainWindow> panelCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "Panels"), kWindow, kPanels};
}

} // namespace navsmith::gui
