// Benchmarks whose times mean something only beside another one's of the same run: what is divided by what, and the
// most that it may be.
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace navsmith::bench {

struct Ratio {
    std::string name;        ///< "load / (read + CRC-32)"
    std::string numerator;   ///< names of benchmarks
    std::string denominator; ///< empty: the time itself, in milliseconds
    double limit = 0;        ///< 0: none, for information
    double allowance = 0;    ///< milliseconds taken off the numerator first
};

struct Result {
    Ratio ratio;
    double value = 0;
};

/// Prints as the console reporter does and keeps the best time of every benchmark, in milliseconds.
class BestTimes : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override;
    [[nodiscard]] const std::map<std::string, double>& milliseconds() const { return best_; }

private:
    std::map<std::string, double> best_;
};

/// Ratios of which both sides have run.
std::vector<Result> evaluate(const std::vector<Ratio>& ratios, const std::map<std::string, double>& milliseconds);

/// Bytes that the program holds on its heap.
std::size_t heapBytes();

/// Registers a benchmark that is measured three times, in milliseconds.
inline void addTimed(const std::string& name, auto&& run) {
    benchmark::RegisterBenchmark(name.c_str(), run)->Unit(benchmark::kMillisecond)->Repetitions(3);
}

/// Sets the counter "bytes_a_byte": what `make` leaves on the heap for each byte of its file.
void countMemory(benchmark::State& state, std::size_t fileBytes, auto&& make) {
    const auto before = heapBytes();
    const auto result = make();
    state.counters["bytes_a_byte"] =
        static_cast<double>(heapBytes() - before) / static_cast<double>(std::max<std::size_t>(1, fileBytes));
}

/// Each file of benchmarks registers its own and says what to divide.
std::vector<Ratio> registerCompare();
std::vector<Ratio> registerLoad();
std::vector<Ratio> registerEdit();
std::vector<Ratio> registerPick();
std::vector<Ratio> registerArchive();
std::vector<Ratio> registerTraffic();
std::vector<Ratio> registerWaypoints();
std::vector<Ratio> registerCheck();
std::vector<Ratio> registerCollision();
/// Nothing without the real texts.
std::vector<Ratio> registerCompile();
std::vector<Ratio> registerGenerate();
/// Nothing without the real graphs.
std::vector<Ratio> registerGraphs();
std::vector<Ratio> registerSourceGenerate();
std::vector<Ratio> registerMesh();
std::vector<Ratio> registerPolygonMesh();
std::vector<Ratio> registerQuery();
std::vector<Ratio> registerRoutes();
std::vector<Ratio> registerSave();
std::vector<Ratio> registerSimulation();
std::vector<Ratio> registerWorld();
/// Nothing where the editor is not built or no display is there.
std::vector<Ratio> registerFrame();
std::vector<Ratio> registerTouch();
/// What drawing needs until main() ends; null where nothing is drawn.
std::shared_ptr<void> openDisplay();

} // namespace navsmith::bench
