// Reading the collision models of a map's roads: the editor reads thousands of such models while it is used.
#include "core/files/read_file.h"
#include "formats/gta_world/col_file.h"
#include "tests/bench/ratios.h"
#include "tests/support/corpus.h"
#include "tests/support/gta_world_bytes.h"

#include <cmath>
#include <stdexcept>

#include <zlib.h>

namespace navsmith::bench {

namespace {

constexpr std::size_t kFaces = 92'446; // of the real roads

/// A mesh of about 700 faces, as a road has.
tests::RawColModel madeRoad() {
    constexpr std::uint32_t kSide = 20;
    tests::RawColModel model;
    model.name = "made";
    model.groups = true;
    for (std::uint32_t y = 0; y < kSide; ++y) {
        for (std::uint32_t x = 0; x < kSide; ++x) {
            const auto across = static_cast<float>(x);
            const auto along = static_cast<float>(y);
            model.vertices.push_back({across, along, std::sin(across + along)});
            if (x == 0 || y == 0)
                continue;
            const auto corner = y * kSide + x;
            model.faces.push_back({{corner, corner - 1, corner - kSide}, 1, 0});
            model.faces.push_back({{corner - kSide - 1, corner - kSide, corner - 1}, 1, 0});
        }
    }
    return model;
}

/// The file of the real roads, or its bytes made up.
struct Roads {
    std::optional<std::filesystem::path> path;
    std::vector<std::byte> bytes;
};

const Roads& roads() {
    static const Roads found = [] {
        if (const auto folder = tests::corpusFolder("gta-sa-world"))
            return Roads{*folder / "saxvclc/new_models/colls_img_src/lc_roads.col", {}};
        const auto model = madeRoad();
        return Roads{std::nullopt, tests::buildCol(std::vector(kFaces / model.faces.size(), model), 1000)};
    }();
    return found;
}

std::vector<std::byte> readRoads() {
    return roads().path ? files::readFile(*roads().path).value() : roads().bytes;
}

void readAndCrcRoads(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        const auto bytes = readRoads();
        auto crc = crc32(0, nullptr, 0);
        crc = crc32(crc, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
        benchmark::DoNotOptimize(crc);
    }
}

void readModels(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        auto file = gta_world::readCol(readRoads());
        if (file.notes.total != 0 || file.models.empty())
            throw std::runtime_error("the roads are not what they should be");
        benchmark::DoNotOptimize(file);
    }
}

void listModels(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        auto directory = gta_world::listCol(readRoads());
        benchmark::DoNotOptimize(directory);
    }
}

} // namespace

std::vector<Ratio> registerCollision() {
    addTimed("roads_read_and_crc", readAndCrcRoads);
    addTimed("roads_models", readModels);
    addTimed("roads_list", listModels);
    return {{"roads to collision models / (read + CRC-32)", "roads_models", "roads_read_and_crc", 8, 0},
            {"list of the roads' models / (read + CRC-32)", "roads_list", "roads_read_and_crc", 0, 0}};
}

} // namespace navsmith::bench
