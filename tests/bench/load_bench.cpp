#include "core/files/read_file.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"

#include <zlib.h>

namespace navsmith::bench {

namespace {

/// Bytes of the map as a program gets them: from the disk's cache, or from memory for the made map.
std::vector<std::vector<std::byte>> readAll() {
    std::vector<std::vector<std::byte>> all;
    for (const auto& f : wholeMap()) {
        auto read = f.path.empty() ? files::Result<std::vector<std::byte>>(f.bytes) : files::readFile(f.path);
        all.push_back(std::move(*read));
    }
    return all;
}

void readAndCrc(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        auto crc = crc32(0, nullptr, 0);
        for (const auto& bytes : readAll())
            crc = crc32(crc, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
        benchmark::DoNotOptimize(crc);
    }
}

void readAndLoad(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        const auto bytes = readAll();
        std::vector<systems::InputFile> in;
        for (std::size_t i = 0; i < bytes.size(); ++i)
            in.push_back({wholeMap()[i].name, bytes[i]});
        auto loaded = paths().codec.load(in, {});
        benchmark::DoNotOptimize(loaded);
    }
    std::size_t size = 0;
    for (const auto& bytes : readAll())
        size += bytes.size();
    countMemory(state, size, [] { return loadMap(wholeMap()); });
}

void saveToBytes(benchmark::State& state) {
    const auto model = loadMap(wholeMap());
    for ([[maybe_unused]] auto _ : state) {
        auto saved = paths().codec.save(model);
        benchmark::DoNotOptimize(saved);
    }
}

} // namespace

std::vector<Ratio> registerLoad() {
    addTimed("read_and_crc", readAndCrc);
    addTimed("read_and_load", readAndLoad);
    addTimed("save_to_bytes", saveToBytes);
    return {{"whole map to model / (read + CRC-32)", "read_and_load", "read_and_crc", 3.5, 0},
            {"whole map to bytes / (read + CRC-32)", "save_to_bytes", "read_and_crc", 0, 0}};
}

} // namespace navsmith::bench
