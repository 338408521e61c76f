// Runs the benchmarks, prints their ratios and writes them down: navsmith_bench [--json FILE] [benchmark's own flags].
#include "tests/bench/ratios.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstring>
#include <fstream>

namespace navsmith::bench {
namespace {

int run(int argc, char** argv) {
    std::string jsonPath;
    std::vector<char*> rest;
    for (int i = 0; i < argc; ++i) {
        if (std::strcmp(argv[i], "--json") == 0 && i + 1 < argc)
            jsonPath = argv[++i];
        else
            rest.push_back(argv[i]);
    }
    const auto display = openDisplay();
    std::vector<Ratio> ratios;
    for (const auto registerAll :
         {registerLoad,      registerCompare, registerEdit,       registerPick,    registerCheck,
          registerQuery,     registerMesh,    registerSave,       registerArchive, registerTraffic,
          registerCollision, registerCompile, registerGenerate,   registerGraphs,  registerSourceGenerate,
          registerWaypoints, registerRoutes,  registerSimulation, registerWorld,   registerFrame,
          registerTouch}) {
        const auto more = registerAll();
        ratios.insert(ratios.end(), more.begin(), more.end());
    }
    int count = static_cast<int>(rest.size());
    benchmark::Initialize(&count, rest.data());
    BestTimes times;
    benchmark::RunSpecifiedBenchmarks(&times);
    benchmark::ClearRegisteredBenchmarks(); // and what they hold, while there is a display

    nlohmann::ordered_json json;
    bool within = true;
    fmt::print("\n{:<58} {:>9} {:>9}\n", "ratio (one run, best of several)", "is", "at most");
    for (const auto& [ratio, value] : evaluate(ratios, times.milliseconds())) {
        const bool good = ratio.limit == 0 || value <= ratio.limit;
        within = within && good;
        fmt::print("{:<58} {:>9.3f} {:>9}{}\n", ratio.name, value,
                   ratio.limit == 0 ? "-" : fmt::format("{:g}", ratio.limit), good ? "" : "  over");
        json["ratios"].push_back({{"name", ratio.name}, {"value", value}, {"limit", ratio.limit}, {"within", good}});
    }
    for (const auto& [name, ms] : times.milliseconds())
        json["milliseconds"][name] = ms;
    if (!jsonPath.empty()) {
        std::ofstream out(jsonPath);
        out << json.dump(2) << '\n';
        if (!out.good()) {
            fmt::print(stderr, "cannot write {}\n", jsonPath);
            return 2;
        }
    }
    return within ? 0 : 1;
}

} // namespace
} // namespace navsmith::bench

int main(int argc, char** argv) {
    return navsmith::bench::run(argc, argv);
}
