// Meshes made from a map of Source, for each place to stand on.
#include "core/systems/source_nav/generation/generate.h"
#include "core/systems/source_nav/generation/source/source_world.h"
#include "core/world/brush_tracer.h"
#include "tests/bench/ratios.h"
#include "tests/support/source_room.h"

#include <random>
#include <stdexcept>

namespace navsmith::bench {

namespace {

namespace generation = systems::source_nav::generation;

constexpr int kBoxesPerNode = 60; ///< that the exploration of this map needs
constexpr float kHalf = 1500;

/// A large hall with 200 crates and low walls at random places, and a hill in its middle.
const std::vector<std::byte>& hallBytes() {
    static const auto bytes = [] {
        tests::SourceRoom room({-kHalf, -kHalf, -64}, {kHalf, kHalf, 512});
        std::mt19937 random(1); // NOLINT(cert-msc51-cpp): the same map each time
        std::uniform_real_distribution<float> place(-kHalf + 100, kHalf - 200);
        std::uniform_real_distribution<float> size(8, 120);
        std::uniform_real_distribution<float> height(16, 128);
        for (int i = 0; i < 200; ++i) {
            const float x = place(random);
            const float y = place(random);
            room.add(tests::boxSolid({x, y, -64}, {x + size(random), y + size(random), height(random) - 64}));
        }
        std::array<float, 25> hill{};
        hill[12] = 64;
        room.addTerrain({-400, -400}, {400, 400}, hill);
        room.addEntity(R"("classname" "info_player_terrorist" "origin" "-1450 -1450 0")");
        return room.bytes();
    }();
    return bytes;
}

generation::GeneratedMesh make() {
    auto made = generation::generateMesh(hallBytes(), {.analyse = false});
    if (!made)
        throw std::runtime_error(made.error());
    return std::move(*made);
}

void moveBoxes(benchmark::State& state) {
    const auto map = source::readVbsp(hallBytes()).value();
    const world::BrushTracer tracer(map, {});
    const auto nodes = make().nodes;
    std::mt19937 random(1); // NOLINT(cert-msc51-cpp): the same boxes each time
    std::uniform_real_distribution<float> across(-kHalf, kHalf);
    std::uniform_real_distribution<float> up(-60, 200);
    const glm::vec3 low(-0.45F, -0.45F, 0);
    const glm::vec3 high(0.45F, 0.45F, 55);
    for ([[maybe_unused]] auto _ : state) {
        for (std::size_t i = 0; i < nodes * kBoxesPerNode; ++i) {
            const glm::vec3 from(across(random), across(random), up(random));
            benchmark::DoNotOptimize(
                tracer.box(from, from + glm::vec3(25, 0, -18), low, high, generation::kCreatureMask));
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes) * state.iterations());
}

void makeHallMesh(benchmark::State& state) {
    std::size_t nodes = 0;
    for ([[maybe_unused]] auto _ : state)
        nodes = make().nodes;
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes) * state.iterations());
}

} // namespace

std::vector<Ratio> registerSourceGenerate() {
    addTimed("source_mesh_boxes", moveBoxes);
    addTimed("source_mesh_generate", makeHallMesh);
    return {{"mesh from a Source map / its boxes alone", "source_mesh_generate", "source_mesh_boxes", 2, 0},
            {"mesh from a Source map, milliseconds", "source_mesh_generate", "", 0, 0}};
}

} // namespace navsmith::bench
