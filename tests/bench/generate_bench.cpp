// Meshes made from the sample map, and their analysis, for each place to stand on.
#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/generate.h"
#include "core/world/hull_tracer.h"
#include "tests/bench/ratios.h"

#include <random>
#include <stdexcept>

#include "resources/samples/outpost_goldsrc_map.h"

namespace navsmith::bench {

namespace {

namespace generation = systems::source_nav::generation;

constexpr int kLinesPerNode = 296; ///< that the exploration needs, docs/generation.md

const std::vector<std::byte>& mapBytes() {
    static const auto bytes = samples::outpostGoldSrcMap(samples::outpostGoldSrcPlan());
    return bytes;
}

generation::GeneratedMesh make(bool analyse) {
    auto made = generation::generateMesh(mapBytes(), {.analyse = analyse});
    if (!made)
        throw std::runtime_error(made.error());
    return std::move(*made);
}

void castLines(benchmark::State& state) {
    const auto map = quake::readBsp(mapBytes()).value();
    const world::HullTracer tracer(world::hullTrees(map), {});
    const auto nodes = make(false).nodes;
    std::mt19937 random(1); // NOLINT(cert-msc51-cpp): the same lines each time
    std::uniform_real_distribution<float> across(-1000, 1000);
    std::uniform_real_distribution<float> up(1, 200);
    for ([[maybe_unused]] auto _ : state) {
        for (std::size_t i = 0; i < nodes * kLinesPerNode; ++i) {
            const glm::vec3 from(across(random), across(random) * 0.7F, up(random));
            benchmark::DoNotOptimize(tracer.line(from, from - glm::vec3(0, 0, 100), world::kSolidMask));
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes) * state.iterations());
}

void makeMesh(benchmark::State& state) {
    std::size_t nodes = 0;
    for ([[maybe_unused]] auto _ : state)
        nodes = make(false).nodes;
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes) * state.iterations());
}

void analyseMesh(benchmark::State& state) {
    const auto mesh = make(false);
    const auto map = generation::readSightMap(mapBytes()).value();
    generation::AnalysisOptions options;
    options.rules = generation::rulesFor(mesh.file.format);
    options.parts = generation::partsOf(mesh.file.format);
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(generation::analyse(mesh.file, map->sight(), options));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(mesh.nodes) * state.iterations());
}

} // namespace

std::vector<Ratio> registerGenerate() {
    addTimed("mesh_lines", castLines);
    addTimed("mesh_generate", makeMesh);
    addTimed("mesh_analyse", analyseMesh);
    return {{"mesh from a map / its lines alone", "mesh_generate", "mesh_lines", 2, 0},
            {"analysis of a mesh / lines of making it", "mesh_analyse", "mesh_lines", 2, 0},
            {"mesh from a map, milliseconds", "mesh_generate", "", 0, 0},
            {"analysis of a mesh, milliseconds", "mesh_analyse", "", 0, 0}};
}

} // namespace navsmith::bench
