// The largest real navigation mesh at hand, or one made to be like it, from its bytes to a model.
#include "core/files/read_file.h"
#include "core/systems/registry.h"
#include "formats/source/nav_file.h"
#include "tests/bench/ratios.h"
#include "tests/support/corpus.h"

#include <filesystem>
#include <stdexcept>

#include <zlib.h>

namespace navsmith::bench {

namespace {

struct Mesh {
    std::filesystem::path path; ///< empty for the made one
    std::vector<std::byte> bytes;
};

/// As many areas and visible areas as the largest mesh that is known.
std::vector<std::byte> madeMesh() {
    constexpr std::uint32_t areas = 2579;
    constexpr std::uint32_t seen = 296;
    source::NavFile file;
    file.format = {source::kLastNavVersion, 2, source::NavLayout::TeamFortress};
    for (std::uint32_t i = 0; i < areas; ++i) {
        auto& area = file.areas.emplace_back();
        area.id = i + 1;
        area.southEast = {25, 25, 0};
        area.visible = {static_cast<std::uint32_t>(file.visible.size()), seen};
        for (std::uint32_t k = 0; k < seen; ++k)
            file.visible.push_back({(i * 7 + k) % areas + 1, 3});
    }
    auto bytes = source::write(file);
    if (!bytes)
        throw std::runtime_error(bytes::describe(bytes.error()));
    return *bytes;
}

const Mesh& mesh() {
    static const Mesh largest = [] {
        Mesh found;
        if (const auto folder = tests::corpusFolder("source-nav")) {
            for (const auto& path : tests::filesIn(*folder)) {
                if (path.extension() == ".nav" && std::filesystem::file_size(path) > found.bytes.size())
                    found = {path, tests::readFile(path)};
            }
        }
        if (found.bytes.empty())
            found.bytes = madeMesh();
        return found;
    }();
    return largest;
}

std::vector<std::byte> readMesh() {
    return mesh().path.empty() ? mesh().bytes : *files::readFile(mesh().path);
}

const systems::System& meshes() {
    return *systems::find("source_nav");
}

systems::Loaded loadMesh(std::span<const std::byte> bytes) {
    const systems::InputFile in{"mesh.nav", bytes};
    auto loaded = meshes().codec.load(std::span(&in, 1), {});
    if (!loaded)
        throw std::runtime_error(bytes::describe(loaded.error()));
    return std::move(*loaded);
}

void readAndCrcMesh(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        const auto bytes = readMesh();
        benchmark::DoNotOptimize(
            crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
    }
}

void readAndLoadMesh(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        const auto bytes = readMesh();
        benchmark::DoNotOptimize(loadMesh(bytes));
    }
    countMemory(state, mesh().bytes.size(), [] { return loadMesh(mesh().bytes); });
}

void saveMeshToBytes(benchmark::State& state) {
    const auto loaded = loadMesh(mesh().bytes);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(meshes().codec.save(loaded.model));
}

} // namespace

std::vector<Ratio> registerMesh() {
    addTimed("mesh_read_and_crc", readAndCrcMesh);
    addTimed("mesh_read_and_load", readAndLoadMesh);
    addTimed("mesh_save_to_bytes", saveMeshToBytes);
    return {{"mesh to model / (read + CRC-32)", "mesh_read_and_load", "mesh_read_and_crc", 2, 0},
            {"mesh to bytes / (read + CRC-32)", "mesh_save_to_bytes", "mesh_read_and_crc", 0, 0}};
}

} // namespace navsmith::bench
