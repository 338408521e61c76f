// Comparing and merging the whole map of San Andreas, and its text form.
#include "core/compare/merge.h"
#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/text_form/text_form.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"

#include <array>
#include <vector>

namespace navsmith::bench {

namespace {

/// The map with every 97th node moved and every 501st erased, counted from one of them.
model::Model editedMap(const model::Model& map, model::Slot first = 0) {
    model::Model edited = map;
    const auto type = *edited.schema().findElementType("node");
    const auto* position = edited.schema().type(type).findProperty("position");
    model::Transaction tx(edited, "edit");
    std::vector<model::Element> gone;
    edited.forEachLive(type, [&](model::Slot row) {
        if ((row + first) % 501 == 0)
            gone.push_back({type, row});
        else if ((row + first) % 97 == 0)
            model::addToValue(tx, type, *position, std::array{row}, {1, 2, 0});
    });
    tx.erase(gone);
    (void)tx.commit();
    return edited;
}

void diffMaps(benchmark::State& state) {
    const auto a = loadMap(wholeMap());
    const auto b = editedMap(a);
    const auto& identities = *paths().identities;
    for ([[maybe_unused]] auto _ : state) {
        auto difference = compare::compare(a, b, compare::matchModels(a, b, identities));
        benchmark::DoNotOptimize(difference);
    }
}

void mergeMaps(benchmark::State& state) {
    const auto base = loadMap(wholeMap());
    const auto ours = editedMap(base);
    const auto theirs = editedMap(base, 40);
    for ([[maybe_unused]] auto _ : state) {
        auto result = compare::merge(paths(), base, ours, theirs);
        benchmark::DoNotOptimize(result);
    }
}

void writeText(benchmark::State& state) {
    const auto map = loadMap(wholeMap());
    for ([[maybe_unused]] auto _ : state) {
        auto text = text_form::write(map, *paths().identities);
        benchmark::DoNotOptimize(text);
    }
}

} // namespace

std::vector<Ratio> registerCompare() {
    addTimed("diff_maps", diffMaps);
    addTimed("merge_maps", mergeMaps);
    addTimed("write_text", writeText);
    return {{"difference of two whole maps, ms", "diff_maps", "", 300, 0},
            {"merge of two edits of the whole map, ms", "merge_maps", "", 0, 0},
            {"whole map to text, ms", "write_text", "", 0, 0}};
}

} // namespace navsmith::bench
