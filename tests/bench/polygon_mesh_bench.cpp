// The largest real mesh of Source 2 at hand, or one made to be like it, from its bytes to a model and back: without its
// custom data, which is packed key values, and with it.
#include "core/files/read_file.h"
#include "core/systems/registry.h"
#include "formats/source2/nav_file.h"
#include "tests/bench/ratios.h"
#include "tests/support/corpus.h"

#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <zlib.h>

namespace navsmith::bench {

namespace {

std::vector<std::byte> bytesOfMesh(const source2::NavFile& file) {
    auto bytes = source2::write(file);
    if (!bytes)
        throw std::runtime_error(bytes::describe(bytes.error()));
    return std::move(*bytes);
}

/// As many areas and connections as the largest mesh that is known.
std::vector<std::byte> madePolygons() {
    constexpr std::uint32_t side = 50;
    source2::NavFile file;
    file.version = 35;
    file.generation.hullCount = 1;
    file.generation.hulls.resize(1);
    for (std::uint32_t i = 0; i < side * side; ++i) {
        const auto x = static_cast<float>(i % side * 40);
        const auto y = static_cast<float>(i / side * 40);
        const auto first = static_cast<std::uint32_t>(file.corners.size());
        file.polygons.push_back({.corners = {first, 4}});
        for (std::uint32_t k = 0; k < 4; ++k)
            file.polygonCorners.push_back(first + k);
        file.corners.insert(file.corners.end(), {{x, y, 0}, {x + 40, y, 0}, {x + 40, y + 40, 0}, {x, y + 40, 0}});
        auto& area = file.areas.emplace_back();
        area.id = i + 1;
        area.polygon = i;
        area.edges = {static_cast<std::uint32_t>(file.edges.size()), 4};
        const auto edge = [&](bool is, std::uint32_t to, std::uint32_t back) {
            file.edges.push_back({static_cast<std::uint32_t>(file.connections.size()), is ? 1U : 0U});
            if (is)
                file.connections.push_back({to + 1, back});
        };
        edge(i >= side, i - side, 2);
        edge(i % side + 1 < side, i + 1, 3);
        edge(i + side < side * side, i + side, 0);
        edge(i % side > 0, i - 1, 1);
    }
    return bytesOfMesh(file);
}

struct PolygonMesh {
    std::filesystem::path path; ///< of the mesh without custom data
    std::vector<std::byte> bare;
    std::vector<std::byte> whole; ///< empty for the made one
};

const PolygonMesh& polygonMesh() {
    static const PolygonMesh largest = [] {
        PolygonMesh mesh;
        if (const auto folder = tests::corpusFolder("source2-nav")) {
            for (const auto& path : tests::filesIn(*folder)) {
                if (path.extension() == ".nav" && std::filesystem::file_size(path) > mesh.whole.size())
                    mesh.whole = tests::readFile(path);
            }
        }
        if (auto file = source2::read(mesh.whole)) {
            file->subVersion = 0;
            file->custom = {};
            mesh.bare = bytesOfMesh(*file);
        } else {
            mesh.bare = madePolygons();
        }
        mesh.path = std::filesystem::temp_directory_path() / "navsmith_bench_polygons.nav";
        std::ofstream(mesh.path, std::ios::binary)
            .write(reinterpret_cast<const char*>(mesh.bare.data()), static_cast<std::streamsize>(mesh.bare.size()));
        return mesh;
    }();
    return largest;
}

const systems::System& polygonMeshes() {
    return *systems::find("source2_nav");
}

systems::Loaded loadPolygons(std::span<const std::byte> bytes) {
    const systems::InputFile in{"mesh.nav", bytes};
    auto loaded = polygonMeshes().codec.load(std::span(&in, 1), {});
    if (!loaded)
        throw std::runtime_error(bytes::describe(loaded.error()));
    return std::move(*loaded);
}

void readAndCrcPolygons(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        const auto bytes = *files::readFile(polygonMesh().path);
        benchmark::DoNotOptimize(
            crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
    }
}

void readAndLoadPolygons(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        const auto bytes = *files::readFile(polygonMesh().path);
        benchmark::DoNotOptimize(loadPolygons(bytes));
    }
}

void savePolygons(benchmark::State& state) {
    const auto loaded = loadPolygons(polygonMesh().bare);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(polygonMeshes().codec.save(loaded.model));
}

void loadWholePolygons(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(loadPolygons(polygonMesh().whole));
}

} // namespace

std::vector<Ratio> registerPolygonMesh() {
    addTimed("polygons_read_and_crc", readAndCrcPolygons);
    addTimed("polygons_read_and_load", readAndLoadPolygons);
    addTimed("polygons_save_to_bytes", savePolygons);
    std::vector<Ratio> ratios{
        {"Source 2 mesh to model / (read + CRC-32)", "polygons_read_and_load", "polygons_read_and_crc", 0, 0},
        {"Source 2 mesh to bytes / (read + CRC-32)", "polygons_save_to_bytes", "polygons_read_and_crc", 0, 0}};
    if (!polygonMesh().whole.empty()) {
        addTimed("polygons_load_with_custom_data", loadWholePolygons);
        ratios.push_back({"Source 2 mesh with custom data to model, ms", "polygons_load_with_custom_data", "", 0, 0});
    }
    return ratios;
}

} // namespace navsmith::bench
