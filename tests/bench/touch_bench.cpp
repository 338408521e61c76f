// What the editor's window spends on a small change of what is shown, on the whole map and on an area of about 1,000
// nodes: everything from the click to the buffers of the 3D view, panels included. The cost must follow what is
// touched, not what is open.
#include "app/gui/main_window.h"
#include "app/gui/viewport/viewport.h"
#include "core/model/property.h"
#include "render/qt3d/scene_view.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"
#include "tests/bench/timed_application.h"

#include <QFile>
#include <QMouseEvent>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <memory>
#include <stdexcept>
#include <utility>
#include <variant>
#include <vector>

#include "resources/samples/outpost_map.h"
#include "resources/samples/outpost_mesh.h"

namespace navsmith::bench {

namespace {

using model::Element;
using model::Slot;

constexpr std::size_t kSmall = 1000; ///< nodes
constexpr int kSettle = 70;          ///< milliseconds; longer than the delays of hovering and colouring

TimedApplication& application() {
    return *static_cast<TimedApplication*>(qApp);
}

/// The area of the whole map with the number of nodes nearest to kSmall.
const SourceFile& smallArea() {
    const auto off = [](const SourceFile& file) {
        const auto model = loadMap({file});
        const auto nodes = model.count(*paths().schema->findElementType("node"));
        return std::max(nodes, kSmall) - std::min(nodes, kSmall);
    };
    static const SourceFile& nearest = *std::ranges::min_element(wholeMap(), {}, off);
    return nearest;
}

glm::dvec3 placeOf(const model::Model& model, Element node) {
    return std::get<glm::dvec3>(
        model::readValue(model, *model.schema().type(node.type).findProperty("position"), node));
}

/// Two nodes in the middle of smallArea().
const std::array<glm::dvec3, 2>& lookedAt() {
    static const auto places = [] {
        const auto model = loadMap({smallArea()});
        const auto type = *model.schema().findElementType("node");
        const auto middle = static_cast<Slot>(model.capacity(type) / 2);
        return std::array{placeOf(model, {type, middle}), placeOf(model, {type, middle + 1})};
    }();
    return places;
}

/// The editor with these files open, looking at the nodes of lookedAt() from near.
class Editor {
public:
    explicit Editor(const std::vector<SourceFile>& files) {
        for (const auto& file : files) {
            QFile out(folder_.filePath(QString::fromStdString(file.name)));
            if (!out.open(QIODevice::WriteOnly) ||
                out.write(reinterpret_cast<const char*>(file.bytes.data()), std::ssize(file.bytes)) < 0)
                throw std::runtime_error("cannot write " + file.name);
        }
        window_.resize(1280, 900);
        window_.show();
        window_.open({folder_.path()});
        while (window_.workspace().active() == nullptr || window_.files().isBusy() ||
               !window_.views().active()->issues().isIdle())
            TimedApplication::settle(kSettle);
        node_ = nodeAt(lookedAt()[0]);
        next_ = nodeAt(lookedAt()[1]);
        window_.viewport().goTo(node_);
        settle();
    }

    [[nodiscard]] document::Document& document() { return *window_.workspace().active(); }
    [[nodiscard]] gui::ViewState& view() { return *window_.views().active(); }
    [[nodiscard]] Element node() const { return node_; }
    [[nodiscard]] Element nextNode() const { return next_; }
    [[nodiscard]] model::ElementTypeId nodeType() const { return node_.type; }

    void moveMouseTo(Element element) {
        auto& viewport = window_.viewport();
        const auto pixel = viewport.camera().project(*viewport.activeScene()->anchor(element));
        const QPointF at(pixel->x, pixel->y);
        QMouseEvent move(QEvent::MouseMove, at, viewport.view().mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&viewport.view(), &move);
    }
    /// Turns the view of the whole map a little and draws it.
    void orbit() {
        auto& viewport = window_.viewport();
        constexpr float pixels = 3;
        viewport.camera().orbit(viewport.activeScene()->bounds().centre(), {pixels, 0});
        viewport.cameraMoved();
        viewport.view().drawNow();
    }
    /// The sample mesh, without its map.
    document::Document& openMesh() {
        const auto plan = samples::outpostPlan();
        const auto mesh = samples::outpostMesh(plan, samples::outpostMap(plan));
        if (!mesh)
            throw std::runtime_error(mesh.error());
        const auto path = meshFolder_.filePath("outpost.nav");
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) ||
            out.write(reinterpret_cast<const char*>(mesh->data()), std::ssize(*mesh)) < 0)
            throw std::runtime_error("cannot write the mesh");
        out.close();
        const auto count = window_.workspace().count();
        window_.open({path});
        while (window_.workspace().count() == count || window_.files().isBusy() ||
               !window_.views().active()->issues().isIdle())
            TimedApplication::settle(kSettle);
        return document();
    }
    void activate(document::Document& document) {
        window_.workspace().activate(&document);
        window_.viewport().view().drawNow();
    }
    void close(document::Document& document) { window_.workspace().close(&document); }
    [[nodiscard]] gui::Viewport& viewport() { return window_.viewport(); }
    /// Until nothing more follows, frames included.
    static void settle() { TimedApplication::settle(kSettle); }

private:
    Element nodeAt(glm::dvec3 place) {
        const auto& model = document().model();
        const auto type = *model.schema().findElementType("node");
        Element found;
        model.forEachLive(type, [&](Slot row) {
            if (placeOf(model, {type, row}) == place)
                found = {type, row};
        });
        return found;
    }

    QTemporaryDir folder_;
    QTemporaryDir meshFolder_;
    gui::MainWindow window_;
    Element node_;
    Element next_;
};

/// An action and all that follows it.
template <typename Act>
void measure(benchmark::State& state, Act act) {
    const auto before = application().busy();
    application().run(act);
    Editor::settle();
    state.SetIterationTime(std::chrono::duration<double>(application().busy() - before).count());
}

void hideOne(benchmark::State& state, Editor& editor) {
    for ([[maybe_unused]] auto _ : state) {
        editor.document().selection().set({editor.node()});
        Editor::settle();
        measure(state, [&] { editor.view().hideSelection(); });
        editor.view().showAll();
        Editor::settle();
    }
}

/// From one node to the next; finds out what lies under the mouse.
void hover(benchmark::State& state, Editor& editor) {
    auto from = editor.node();
    auto to = editor.nextNode();
    for ([[maybe_unused]] auto _ : state) {
        measure(state, [&] { editor.moveMouseTo(to); });
        std::swap(from, to);
    }
}

/// The first nodes, up to this many.
std::vector<Element> nodesOf(Editor& editor, std::size_t count) {
    std::vector<Element> nodes;
    editor.document().model().forEachLive(editor.nodeType(), [&](Slot row) {
        if (nodes.size() < count)
            nodes.push_back({editor.nodeType(), row});
    });
    return nodes;
}

void select(benchmark::State& state, Editor& editor, std::size_t count) {
    const auto nodes = nodesOf(editor, count);
    for ([[maybe_unused]] auto _ : state) {
        measure(state, [&] { editor.document().selection().set(nodes); });
        editor.document().selection().clear();
        Editor::settle();
    }
}

/// Frames of the whole map while the view turns, with all nodes selected or without a selection.
void orbit(benchmark::State& state, Editor& editor, bool selected) {
    const auto before = *editor.view().camera();
    if (selected)
        editor.document().selection().set(nodesOf(editor, std::numeric_limits<std::size_t>::max()));
    editor.viewport().showWhole();
    Editor::settle();
    for ([[maybe_unused]] auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        editor.orbit();
        state.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    editor.document().selection().clear();
    editor.view().setCamera(before);
    Editor::settle();
}

/// To a small document of another world, and back; each is drawn.
void switchTabs(benchmark::State& state, Editor& editor) {
    auto& whole = editor.document();
    auto& other = editor.openMesh();
    for (auto* document : {&whole, &other, &whole}) {
        editor.activate(*document);
        Editor::settle();
    }
    for ([[maybe_unused]] auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        editor.activate(other);
        editor.activate(whole);
        state.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        Editor::settle();
    }
    editor.close(other);
}

/// Flood groups as a ramp; one node's goes up and down within it.
void editColour(benchmark::State& state, Editor& editor) {
    const auto& flood = *paths().schema->type(editor.nodeType()).findProperty("flood_group");
    const auto write = [&](Slot row, std::int64_t value) {
        const auto done = editor.document().edit("Flood group", [&](model::Transaction& tx) {
            model::writeValue(tx, editor.nodeType(), flood, std::span(&row, 1), value);
        });
        if (!done)
            throw std::runtime_error(done.error().toStdString());
    };
    constexpr std::int64_t values = 30;
    for (std::int64_t i = 0; i < values; ++i)
        write(static_cast<Slot>(i), i);
    editor.view().setColourBy(editor.nodeType(), flood.id);
    Editor::settle();
    std::int64_t value = values / 2;
    for ([[maybe_unused]] auto _ : state)
        measure(state, [&] { write(editor.node().slot, value ^= 1); });
    editor.view().setColourBy(model::kNoElementType, {});
    Editor::settle();
}

/// Every node moves, as with an import that changes the whole map. The longest time for which the window is blocked.
void moveAll(benchmark::State& state, Editor& editor) {
    const auto& position = *paths().schema->type(editor.nodeType()).findProperty("position");
    std::vector<Slot> rows;
    for (const auto& node : nodesOf(editor, std::numeric_limits<std::size_t>::max()))
        rows.push_back(node.slot);
    for ([[maybe_unused]] auto _ : state) {
        application().run([&] {
            const auto result = editor.document().edit("Move", [&](model::Transaction& tx) {
                model::addToValue(tx, editor.nodeType(), position, rows, {1, 0, 0});
            });
            if (!result)
                throw std::runtime_error(result.error().toStdString());
        });
        Editor::settle();
        static_cast<void>(application().takeLongest()); // the edit's own work, which an import does in a job
        application().run([&] { editor.document().undo(); });
        Editor::settle();
        state.SetIterationTime(std::chrono::duration<double>(application().takeLongest()).count());
    }
}

using LazyEditor = std::shared_ptr<std::unique_ptr<Editor>>;

} // namespace

std::vector<Ratio> registerTouch() {
    if (qGuiApp == nullptr)
        return {};
    // Opened when first needed, and closed with the benchmarks.
    const auto whole = std::make_shared<std::unique_ptr<Editor>>();
    const auto small = std::make_shared<std::unique_ptr<Editor>>();
    const auto add = [&](const char* name, const LazyEditor& on, auto run) {
        const auto work = [on, isWhole = on == whole, run](benchmark::State& state) {
            if (!*on)
                *on = std::make_unique<Editor>(isWhole ? wholeMap() : std::vector<SourceFile>{smallArea()});
            run(state, **on);
        };
        constexpr int iterations = 5;
        benchmark::RegisterBenchmark(name, work)
            ->Unit(benchmark::kMicrosecond)
            ->UseManualTime()
            ->Iterations(iterations)
            ->Repetitions(5);
    };
    const auto selectSome = [](std::size_t count) {
        return [count](benchmark::State& state, Editor& editor) { select(state, editor, count); };
    };
    add("hide_one_whole_map", whole, hideOne);
    add("hide_one_1000_nodes", small, hideOne);
    add("hover_whole_map", whole, hover);
    add("hover_1000_nodes", small, hover);
    add("edit_colour_whole_map", whole, editColour);
    add("edit_colour_1000_nodes", small, editColour);
    add("select_10000_whole_map", whole, selectSome(10 * kSmall));
    add("select_500_1000_nodes", small, selectSome(kSmall / 2));
    const auto turn = [](bool selected) {
        return [selected](benchmark::State& state, Editor& editor) { orbit(state, editor, selected); };
    };
    add("orbit_whole_map", whole, turn(false));
    add("orbit_all_selected", whole, turn(true));
    add("switch_tabs_whole_map", whole, switchTabs);
    add("undo_all_moved_whole_map", whole, moveAll);
    return {
        {"orbit: all nodes selected / none", "orbit_all_selected", "orbit_whole_map", 1.5, 0},
        {"to another tab and back / a frame", "switch_tabs_whole_map", "orbit_whole_map", 4, 0},
        {"all nodes moved, undone: window blocked / a frame", "undo_all_moved_whole_map", "orbit_whole_map", 0, 0},
        {"one node hidden: whole map / 1,000 nodes", "hide_one_whole_map", "hide_one_1000_nodes", 1.5, 0},
        {"hover: whole map / 1,000 nodes", "hover_whole_map", "hover_1000_nodes", 1.5, 0},
        {"edit of what colours: whole map / 1,000 nodes", "edit_colour_whole_map", "edit_colour_1000_nodes", 1.5, 0},
        {"10,000 nodes selected of the whole map / 500 of 1,000", "select_10000_whole_map", "select_500_1000_nodes", 30,
         0}};
}

} // namespace navsmith::bench
