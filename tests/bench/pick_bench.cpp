#include "render/picking.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"

namespace navsmith::bench {

namespace {

void pickInWholeMap(benchmark::State& state) {
    const auto model = loadMap(wholeMap());
    render::Scene scene(model, paths().view);
    scene.rebuild({});
    render::Camera camera;
    camera.lookFromSouthWest(scene.usualBounds());
    scene.updateDetail(camera);
    float x = 0;
    for ([[maybe_unused]] auto _ : state) {
        x = x > 1200 ? 40 : x + 7;
        auto hit = render::pick(scene, camera, {x, 300 + x / 8});
        benchmark::DoNotOptimize(hit);
    }
}

void rectangleOverWholeMap(benchmark::State& state) {
    const auto model = loadMap(wholeMap());
    render::Scene scene(model, paths().view);
    scene.rebuild({});
    render::Camera camera;
    camera.lookFromTop(scene.bounds());
    for ([[maybe_unused]] auto _ : state) {
        auto hits = render::pickRectangle(scene, camera, {0, 0}, glm::vec2(camera.viewport));
        benchmark::DoNotOptimize(hits);
    }
}

} // namespace

std::vector<Ratio> registerPick() {
    addTimed("pick_whole_map", pickInWholeMap);
    addTimed("rectangle_whole_map", rectangleOverWholeMap);
    return {{"pick in the whole map, ms", "pick_whole_map", "", 2, 0},
            {"rectangle over the whole map, ms", "rectangle_whole_map", "", 0, 0}};
}

} // namespace navsmith::bench
