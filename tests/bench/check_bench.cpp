#include "core/checks/rule.h"
#include "core/model/property.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"

namespace navsmith::bench {

namespace {

void checkWholeMap(benchmark::State& state) {
    const auto model = loadMap(wholeMap());
    for ([[maybe_unused]] auto _ : state) {
        auto issues = checks::checkAll(model, paths().rules);
        benchmark::DoNotOptimize(issues);
    }
}

void checkAfterMove(benchmark::State& state) {
    auto model = loadMap(wholeMap());
    auto issues = checks::checkAll(model, paths().rules);
    const auto node = *paths().schema->findElementType("node");
    const auto& position = *paths().schema->type(node).findProperty("position");
    const auto row = static_cast<model::Slot>(model.capacity(node) / 2);
    model::Transaction tx(model, "Move");
    model::addToValue(tx, node, position, std::span(&row, 1), {1, 1, 0});
    const auto change = tx.commit();
    for ([[maybe_unused]] auto _ : state) {
        checks::checkChange(model, paths().rules, *change, false, issues);
        benchmark::DoNotOptimize(issues);
    }
}

} // namespace

std::vector<Ratio> registerCheck() {
    addTimed("check_whole_map", checkWholeMap);
    addTimed("check_after_move", checkAfterMove);
    return {{"check after one node moved / check of the whole map", "check_after_move", "check_whole_map", 0, 0},
            {"check of the whole map, ms", "check_whole_map", "", 0, 0},
            {"check after one node moved, ms", "check_after_move", "", 0, 0}};
}

} // namespace navsmith::bench
