#include "core/query/query.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"

#include <string>
#include <vector>

namespace navsmith::bench {

namespace {

struct Asked {
    const char* name;
    const char* text;
};
constexpr Asked kAsked[] = {{"query_plain_columns", "width > 0 and not water and spawn_probability < 8"},
                            {"query_referrers", "count(links) > 4 and any(links, target.water)"},
                            {"query_places", "within(-500, -500, 500, 500) or distance(0, 0, 0) < 50"}};

void askNodes(benchmark::State& state, const char* text) {
    const auto model = loadMap(wholeMap());
    const auto node = *paths().schema->findElementType("node");
    const auto rows = model.liveRows(node);
    const auto query = query::Query::parse(text, model.schema(), node);
    for ([[maybe_unused]] auto _ : state) {
        auto flags = query->matches(model, rows);
        benchmark::DoNotOptimize(flags);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(rows.size()));
}

} // namespace

std::vector<Ratio> registerQuery() {
    std::vector<Ratio> ratios;
    for (const auto& [name, text] : kAsked) {
        benchmark::RegisterBenchmark(name, askNodes, text)->Unit(benchmark::kMillisecond)->Repetitions(3);
        ratios.push_back({std::string(name) + " of the whole map, ms", name, "", 0, 0});
    }
    ratios.front().limit = 10;
    return ratios;
}

} // namespace navsmith::bench
