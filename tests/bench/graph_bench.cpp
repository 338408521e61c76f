// Checking the graphs of many maps.
#include "core/checks/rule.h"
#include "core/files/read_file.h"
#include "core/systems/registry.h"
#include "formats/bytes/byte_reader.h"
#include "formats/compression/ulz.h"
#include "formats/yapb/graph_file.h"
#include "tests/bench/ratios.h"
#include "tests/support/corpus.h"

#include <cstdio>
#include <filesystem>
#include <stdexcept>

namespace navsmith::bench {

namespace {

using Paths = std::vector<std::filesystem::path>;

void readAndUnpackGraphs(benchmark::State& state, const Paths& paths) {
    for ([[maybe_unused]] auto _ : state) {
        for (const auto& path : paths) {
            const auto bytes = files::readFile(path).value();
            constexpr std::size_t header = 24;
            constexpr std::size_t sizeAt = 20;
            const auto size = bytes::loadLittleEndian<std::uint32_t>(bytes.data() + sizeAt);
            const auto packed = bytes::loadLittleEndian<std::uint32_t>(bytes.data() + sizeAt - sizeof(size));
            auto nodes = compression::unpackUlz(std::span(bytes).subspan(header, packed), size);
            benchmark::DoNotOptimize(nodes);
        }
    }
}

void checkGraphs(benchmark::State& state, const Paths& paths) {
    const auto& system = *systems::find("yapb");
    for ([[maybe_unused]] auto _ : state) {
        for (const auto& path : paths) {
            const auto bytes = files::readFile(path).value();
            const systems::InputFile file{path.filename().string(), bytes};
            const auto loaded = system.codec.load(std::span(&file, 1), {});
            if (!loaded)
                throw std::runtime_error("a graph cannot be read");
            auto issues = checks::checkAll(loaded->model, system.rules);
            benchmark::DoNotOptimize(issues);
        }
    }
}

} // namespace

std::vector<Ratio> registerGraphs() {
    const auto folder = tests::corpusFolder("yapb-graph");
    if (!folder) {
        std::fprintf(stderr, "%s\n", tests::missingCorpus("yapb-graph").c_str());
        return {};
    }
    Paths paths;
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() == ".graph")
            paths.push_back(path);
    }
    addTimed("graphs_read_and_unpack", [paths](benchmark::State& state) { readAndUnpackGraphs(state, paths); });
    addTimed("graphs_check", [paths](benchmark::State& state) { checkGraphs(state, paths); });
    return {{"graphs of bots checked / (read + unpacked)", "graphs_check", "graphs_read_and_unpack", 7, 0}};
}

} // namespace navsmith::bench
