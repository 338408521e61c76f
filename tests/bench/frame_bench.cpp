// A frame of the 3D view beside the same picture by bare OpenGL. Needs a display.
#include "core/opening/open_map.h"
#include "render/qt3d/scene_view.h"
#include "tests/app/gui/private_settings.h"
#include "tests/bench/bare_gl.h"
#include "tests/bench/game_world.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"
#include "tests/bench/textured_map.h"
#include "tests/bench/timed_application.h"

#include <QStandardPaths>

#include <fmt/format.h>

#include <memory>
#include <optional>

#include <malloc.h>

namespace navsmith::bench {

namespace {

constexpr QSize kSize{1280, 800};

enum class Look { WholeMap, Close };

render::Camera cameraFor(Look look, const render::Scene& scene) {
    render::Camera camera;
    camera.viewport = {kSize.width(), kSize.height()};
    camera.lookFromTop(scene.bounds());
    if (look == Look::Close) {
        // A street corner in the south-east of the map, where nodes lie thick.
        camera.position = {1480, -1720, 50};
        camera.yaw = 0.4F;
        camera.pitch = -0.75F;
    }
    return camera;
}

struct World {
    model::Model model = loadMap(wholeMap());
    render::Scene scene{model, paths().view};
    render::Camera camera;

    explicit World(Look look) {
        scene.rebuild({});
        camera = cameraFor(look, scene);
        scene.updateDetail(camera);
    }
    /// A step that no buffering can foresee and nobody can see.
    void step() { camera.position.x += 0.001F; }
};

/// Made once for all repetitions.
struct ViewOfWorld {
    World world;
    render::qt3d::SceneView view;
    bool works = false;

    ViewOfWorld(Look look, bool grid, bool ground = false) : world(look) {
        if (ground) {
            const auto map = opening::openMap(stockSizedWorld());
            if (!map)
                return;
            view.setBackdrop(map->backdrop);
        }
        view.resize(kSize);
        view.setGrid(paths().view.grid, grid);
        view.setCamera(world.camera);
        view.setScenes({&world.scene});
        works = !view.renderPicture(kSize).isNull();
        for (int i = 0; i < 4; ++i)
            view.drawNow();
    }
};
/// Four views of the world in one window, each of the whole map, or only the first one of them, maximised.
struct FourViews {
    ViewOfWorld shown;
    std::size_t count;

    explicit FourViews(bool maximised) : shown(Look::WholeMap, false), count(maximised ? 1 : 4) {
        const QSize half = kSize / 2;
        std::vector<QRect> areas;
        for (int i = 0; i < 4; ++i)
            areas.emplace_back(QPoint(i % 2 * half.width(), i / 2 * half.height()), half);
        shown.view.setPanes(areas, kSize, 0);
        move();
        for (int i = 0; i < 4; ++i)
            shown.view.drawNow();
        if (count == 1)
            shown.view.setPanes({}, kSize, 0);
        for (int i = 0; i < 4; ++i)
            shown.view.drawNow();
    }
    void move() {
        shown.world.step();
        for (std::size_t i = 0; i < count; ++i)
            shown.view.setCamera(shown.world.camera, i);
    }
};

/// A map alone, in this look.
struct ViewOfMap {
    render::Camera camera;
    render::qt3d::SceneView view;
    std::shared_ptr<const world::Backdrop> map;
    bool works = false;

    ViewOfMap(render::SurfaceLook look, bool inside, bool occlusion) {
        auto rooms = texturedRooms();
        map = rooms.plain;
        camera.viewport = {kSize.width(), kSize.height()};
        render::Box box;
        box.add(map->geometry.minimum);
        box.add(map->geometry.maximum);
        camera.lookFromSouthWest(box);
        if (inside) {
            camera.position = {20, 30, 60};
            camera.yaw = 0.5F;
            camera.pitch = -0.1F;
        }
        view.resize(kSize);
        view.setGrid({}, false);
        view.setCamera(camera);
        view.setBackdrop(map);
        if (render::needsTextures(look))
            view.setTextures(map, *render::packTextures(std::move(rooms.textured)));
        view.setLook({.surfaces = look});
        view.setAtmosphere({.occlusion = occlusion});
        works = !view.renderPicture(kSize).isNull();
        for (int i = 0; i < 4; ++i)
            view.drawNow();
    }
};

struct BareWorld {
    World world;
    BareGl bare{kSize};

    explicit BareWorld(Look look) : world(look) {
        if (!bare.valid())
            return;
        bare.load(world.scene);
        for (int i = 0; i < 4; ++i)
            bare.draw(world.camera);
    }
};

void frameOfView(benchmark::State& state, ViewOfWorld& shown) {
    if (!shown.works) {
        state.SkipWithError("no picture: is there OpenGL 3.3?");
        return;
    }
    for ([[maybe_unused]] auto _ : state) {
        shown.world.step();
        shown.view.setCamera(shown.world.camera);
        shown.view.drawNow();
    }
}

void frameOfFour(benchmark::State& state, FourViews& four) {
    if (!four.shown.works) {
        state.SkipWithError("no picture: is there OpenGL 3.3?");
        return;
    }
    for ([[maybe_unused]] auto _ : state) {
        four.move();
        four.shown.view.drawNow();
    }
}

void frameOfMap(benchmark::State& state, ViewOfMap& shown) {
    if (!shown.works) {
        state.SkipWithError("no picture: is there OpenGL 3.3?");
        return;
    }
    for ([[maybe_unused]] auto _ : state) {
        shown.camera.position.x += 0.001F;
        shown.view.setCamera(shown.camera);
        shown.view.drawNow();
    }
}

void frameOfBareGl(benchmark::State& state, BareWorld& shown) {
    if (!shown.bare.valid()) {
        state.SkipWithError("no OpenGL 3.3");
        return;
    }
    for ([[maybe_unused]] auto _ : state) {
        shown.world.step();
        shown.bare.draw(shown.world.camera);
    }
}

/// What is shown is made when the benchmark first runs, and stays for all repetitions: many short ones, of which at
/// least one should have the machine for itself.
template <typename Shown, typename... Arguments>
void add(const char* name, void (*frame)(benchmark::State&, Shown&), Arguments... arguments) {
    const auto shown = std::make_shared<std::optional<Shown>>();
    const auto run = [=](benchmark::State& state) {
        if (!shown->has_value())
            shown->emplace(arguments...);
        frame(state, **shown);
    };
    benchmark::RegisterBenchmark(name, run)->Unit(benchmark::kMillisecond)->Iterations(4)->Repetitions(40);
}

} // namespace

std::shared_ptr<void> openDisplay() {
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")) {
        fmt::print(stderr, "No display: frames are not measured. Run this under xvfb-run.\n");
        return nullptr;
    }
    // The software renderer takes and gives back some megabytes a frame. Whether the C library keeps them or asks the
    // kernel for them anew each time hangs on what else lies in the heap: keep them, for both sides of a ratio.
    mallopt(M_TRIM_THRESHOLD, 512 << 20);
    mallopt(M_MMAP_THRESHOLD, 512 << 20);
    render::qt3d::prepareProcess();
    static int argc = 1;
    static char name[] = "navsmith_bench";
    static char* argv[] = {name, nullptr};
    QStandardPaths::setTestModeEnabled(true);
    static const tests::PrivateSettings settings;
    QCoreApplication::setOrganizationName("navsmith-bench");
    QCoreApplication::setApplicationName("navsmith-bench");
    return std::make_shared<TimedApplication>(argc, argv);
}

std::vector<Ratio> registerFrame() {
    if (qGuiApp == nullptr)
        return {};
    add("frame_whole_view", frameOfView, Look::WholeMap, false);
    add("frame_whole_bare", frameOfBareGl, Look::WholeMap);
    add("frame_close_view", frameOfView, Look::Close, false);
    add("frame_close_bare", frameOfBareGl, Look::Close);
    add("frame_whole_four", frameOfFour, false);
    add("frame_whole_maximised", frameOfFour, true);
    add("frame_whole_grid", frameOfView, Look::WholeMap, true);
    add("frame_close_grid", frameOfView, Look::Close, true);
    add("frame_whole_ground", frameOfView, Look::WholeMap, false, true);
    add("frame_close_ground", frameOfView, Look::Close, false, true);
    add("frame_map_grey", frameOfMap, render::SurfaceLook::Shaded, false, false);
    add("frame_map_lit", frameOfMap, render::SurfaceLook::Lit, false, false);
    add("frame_map_occluded", frameOfMap, render::SurfaceLook::Shaded, false, true);
    add("frame_room_grey", frameOfMap, render::SurfaceLook::Shaded, true, false);
    add("frame_room_lit", frameOfMap, render::SurfaceLook::Lit, true, false);
    add("frame_room_occluded", frameOfMap, render::SurfaceLook::Shaded, true, true);
    // Qt3D's own work a frame hardly grows with what is drawn: a millisecond, then a share.
    return {{"frame of the whole map / bare OpenGL", "frame_whole_view", "frame_whole_bare", 1.25, 1},
            {"frame close up / bare OpenGL", "frame_close_view", "frame_close_bare", 1.25, 1},
            {"frame of four views of the whole map / one", "frame_whole_four", "frame_whole_view", 4.5, 0},
            {"frame of one of four views, maximised / one", "frame_whole_maximised", "frame_whole_view", 1.15, 0},
            {"frame close up / of the whole map", "frame_close_grid", "frame_whole_grid", 0.25, 0},
            {"frame of the whole map with the ground / without", "frame_whole_ground", "frame_whole_view", 2, 0},
            {"frame close up with the ground / without", "frame_close_ground", "frame_close_view", 0, 0},
            {"frame of a textured, lit map / grey", "frame_map_lit", "frame_map_grey", 1.5, 0},
            {"frame inside a textured, lit map / grey", "frame_room_lit", "frame_room_grey", 1.5, 0},
            {"frame with ambient occlusion / without", "frame_map_occluded", "frame_map_grey", 0, 0},
            {"frame inside a map with ambient occlusion / without", "frame_room_occluded", "frame_room_grey", 0, 0},
            {"frame of the whole map, ms", "frame_whole_grid", "", 0, 0},
            {"frame close up, ms", "frame_close_grid", "", 0, 0}};
}

} // namespace navsmith::bench
