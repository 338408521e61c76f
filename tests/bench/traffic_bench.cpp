// What an edit of path files costs while a save is open: both documents publish, and both derive what the save's
// regions switch. It happens some times a second at most, not with every movement of the mouse.
#include "core/systems/registry.h"
#include "render/colouring.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"
#include "tests/support/save_bytes.h"

#include <algorithm>
#include <stdexcept>

namespace navsmith::bench {

namespace {

constexpr double kMostTrafficMilliseconds = 100;

const systems::System& saves() {
    return *std::ranges::find(systems::all(), "gta_sa_save", &systems::System::id);
}

/// As many regions as a save has room for, each over a district, in turn off and on.
model::Model fullSave() {
    auto raw = tests::smallSave();
    raw.blocks[5].assign(4, std::byte{0});
    for (int i = 0; i < 64; ++i) {
        const int column = i % 8;
        const int row = i / 8;
        const auto x = static_cast<float>(column * 750 - 3000);
        const auto y = static_cast<float>(row * 750 - 3000);
        tests::addRegion(raw, {.box = {x, x + 700, y, y + 700, -100, 1000},
                               .off = static_cast<std::uint8_t>(i % 2),
                               .car = static_cast<std::uint8_t>(i % 3 == 0 ? 0 : 1)});
    }
    const auto bytes = tests::buildSave(raw);
    const systems::InputFile file{"GTASAsf1.b", bytes};
    auto loaded = saves().codec.load(std::span(&file, 1), {});
    if (!loaded)
        throw std::runtime_error("the save is not what it should be");
    return std::move(loaded->model);
}

void exchangeData(benchmark::State& state) {
    auto map = loadMap(wholeMap());
    const auto save = fullSave();
    for ([[maybe_unused]] auto _ : state) {
        const auto switches = saves().world.publish(save, {});
        const auto roads = paths().world.publish(map, {});
        map.setCrossDocumentData(paths().world.derive({roads, {{"save", switches}}}));
        benchmark::DoNotOptimize(saves().world.derive({switches, {{"paths", roads}}}));
        benchmark::DoNotOptimize(render::usualOverrides(map, paths().view));
    }
}

} // namespace

std::vector<Ratio> registerTraffic() {
    addTimed("traffic_in_save", exchangeData);
    return {{"paths and a save exchange data, ms", "traffic_in_save", "", kMostTrafficMilliseconds, 0}};
}

} // namespace navsmith::bench
