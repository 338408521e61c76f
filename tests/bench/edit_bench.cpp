#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/systems/paste.h"
#include "render/scene.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::bench {

namespace {

/// One node moved there and back: transaction with settling, record for undo, buffers patched.
void moveOneNode(benchmark::State& state, const std::vector<SourceFile>& files) {
    auto model = loadMap(files);
    render::Scene scene(model, paths().view);
    scene.rebuild({});
    const auto node = *paths().schema->findElementType("node");
    const auto& position = *paths().schema->type(node).findProperty("position");
    const auto row = static_cast<model::Slot>(model.capacity(node) / 2);
    double step = 0.125;
    for ([[maybe_unused]] auto _ : state) {
        model::Transaction tx(model, "Move");
        model::addToValue(tx, node, position, std::span(&row, 1), {step, step, 0});
        step = -step;
        auto change = tx.commit();
        scene.apply(*change);
        scene.markUploaded();
        benchmark::DoNotOptimize(change);
    }
}

void moveInWholeMap(benchmark::State& state) {
    moveOneNode(state, wholeMap());
}

void moveInSmallMap(benchmark::State& state) {
    std::vector<SourceFile> small;
    small.push_back(madeArea(27, 1000));
    moveOneNode(state, small);
}

void buildScene(benchmark::State& state) {
    const auto model = loadMap(wholeMap());
    for ([[maybe_unused]] auto _ : state) {
        render::Scene scene(model, paths().view);
        scene.rebuild({});
        benchmark::DoNotOptimize(scene);
    }
}

/// 10,000 nodes of the whole map with their links, as text: those of people on foot, because no area has room for as
/// many navi nodes.
std::string manyNodes(const model::Model& map) {
    const auto node = *map.schema().findElementType("node");
    const auto& group = *map.schema().type(node).findProperty("group");
    const auto rows = map.liveRows(node);
    std::vector<double> groups(rows.size());
    model::readNumbers(map, node, group, rows, groups);
    std::vector<model::Element> nodes;
    for (std::size_t i = 0; i < rows.size() && nodes.size() < 10'000; ++i) {
        if (groups[i] == 1)
            nodes.push_back({node, rows[i]});
    }
    return systems::copyText(paths(), map, nodes);
}

model::Change pasteNodes(model::Model& map, const std::string& text) {
    model::Transaction tx(map, "Paste");
    if (const auto elements = systems::pasteText(paths(), tx, text, {1, 0, 0}); !elements)
        throw std::runtime_error(elements.error().reason);
    return std::move(*tx.commit());
}

void pasteManyNodes(benchmark::State& state) {
    auto map = loadMap(wholeMap());
    const auto text = manyNodes(map);
    if (text.empty())
        return state.SkipWithError("only the real map has nodes of people on foot");
    for ([[maybe_unused]] auto _ : state) {
        const auto change = pasteNodes(map, text);
        state.PauseTiming();
        map.apply(change, model::Direction::Backward);
        state.ResumeTiming();
    }
}

void undoManyNodes(benchmark::State& state) {
    auto map = loadMap(wholeMap());
    const auto text = manyNodes(map);
    if (text.empty())
        return state.SkipWithError("only the real map has nodes of people on foot");
    const auto change = pasteNodes(map, text);
    for ([[maybe_unused]] auto _ : state) {
        map.apply(change, model::Direction::Backward);
        state.PauseTiming();
        map.apply(change, model::Direction::Forward);
        state.ResumeTiming();
    }
}

} // namespace

std::vector<Ratio> registerEdit() {
    benchmark::RegisterBenchmark("move_node_whole_map", moveInWholeMap)->Unit(benchmark::kMicrosecond)->Repetitions(5);
    benchmark::RegisterBenchmark("move_node_1000_nodes", moveInSmallMap)->Unit(benchmark::kMicrosecond)->Repetitions(5);
    addTimed("build_scene", buildScene);
    addTimed("paste_10000_nodes", pasteManyNodes);
    addTimed("undo_10000_nodes", undoManyNodes);
    return {{"one node moved: whole map / 1,000 nodes", "move_node_whole_map", "move_node_1000_nodes", 1.5, 0},
            {"scene of the whole map, ms", "build_scene", "", 0, 0},
            {"10,000 nodes pasted, ms", "paste_10000_nodes", "", 0, 0},
            {"their undo, ms", "undo_10000_nodes", "", 0, 0}};
}

} // namespace navsmith::bench
