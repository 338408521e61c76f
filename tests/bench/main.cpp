// Runs the benchmarks, prints their ratios and writes them down:
// navsmith_bench [--json FILE] [--compare FILE] [benchmark's own flags].
#include "tests/bench/ratios.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstring>
#include <fstream>
#include <map>
#include <string>

namespace navsmith::bench {
namespace {

constexpr double kMostGrowth = 1.25; ///< of a ratio since the earlier run; noise stays below it

/// The figures of an earlier run, as this program writes them; null and a message if the file has none.
nlohmann::json readFigures(const std::string& path) {
    std::ifstream in(path);
    auto json = nlohmann::json::parse(in, nullptr, false);
    if (json.is_object() && json.value("milliseconds", nlohmann::json()).is_object())
        return json;
    fmt::print(stderr, "{} has no figures of an earlier run\n", path);
    return nullptr;
}

/// Prints what takes longer or less time than in the earlier run. False if a ratio grew too much. Times of two runs
/// differ with what else the machine does, so only ratios within a run can fail.
bool compareRuns(const nlohmann::ordered_json& now, const nlohmann::json& before) {
    fmt::print("\n{:<58} {:>9} {:>9} {:>9}\n", "milliseconds", "before", "now", "now/before");
    for (const auto& [name, value] : now.value("milliseconds", nlohmann::ordered_json::object()).items())
        if (const auto earlier = before["milliseconds"].value(name, 0.0); earlier > 0)
            fmt::print("{:<58} {:>9.3f} {:>9.3f} {:>9.2f}\n", name, earlier, value.get<double>(),
                       value.get<double>() / earlier);
    std::map<std::string, double> ratios;
    for (const auto& each : before.value("ratios", nlohmann::json::array()))
        ratios[each.value("name", "")] = each.value("value", 0.0);
    bool within = true;
    fmt::print("\n{:<58} {:>9} {:>9} {:>9}\n", "ratio", "before", "now", "now/before");
    for (const auto& each : now.value("ratios", nlohmann::ordered_json::array())) {
        const auto earlier = ratios.find(each["name"].get<std::string>());
        if (earlier == ratios.end() || earlier->second <= 0)
            continue;
        const double growth = each["value"].get<double>() / earlier->second;
        within = within && growth <= kMostGrowth;
        fmt::print("{:<58} {:>9.3f} {:>9.3f} {:>9.2f}{}\n", earlier->first, earlier->second,
                   each["value"].get<double>(), growth, growth <= kMostGrowth ? "" : "  slower");
    }
    return within;
}

int run(int argc, char** argv) {
    std::string jsonPath;
    std::string earlierPath;
    std::vector<char*> rest;
    for (int i = 0; i < argc; ++i) {
        if (std::strcmp(argv[i], "--json") == 0 && i + 1 < argc)
            jsonPath = argv[++i];
        else if (std::strcmp(argv[i], "--compare") == 0 && i + 1 < argc)
            earlierPath = argv[++i];
        else
            rest.push_back(argv[i]);
    }
    nlohmann::json earlier; // read first: --json may replace the same file
    if (!earlierPath.empty() && (earlier = readFigures(earlierPath)).is_null())
        return 2;
    const auto display = openDisplay();
    std::vector<Ratio> ratios;
    for (const auto registerAll :
         {registerLoad,           registerCompare,   registerEdit,        registerPick,       registerCheck,
          registerQuery,          registerMesh,      registerPolygonMesh, registerSave,       registerArchive,
          registerTraffic,        registerCollision, registerCompile,     registerGenerate,   registerGraphs,
          registerSourceGenerate, registerWaypoints, registerRoutes,      registerSimulation, registerWorld,
          registerFrame,          registerTouch}) {
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
    if (!earlier.is_null())
        within = compareRuns(json, earlier) && within;
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
