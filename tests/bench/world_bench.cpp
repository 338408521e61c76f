// Opening a game's world, from its files and from the cache.
#include "core/opening/open_map.h"
#include "core/opening/world_cache.h"
#include "tests/bench/game_world.h"
#include "tests/bench/ratios.h"

#include <stdexcept>

#include <malloc.h>

namespace navsmith::bench {

namespace {

std::filesystem::path cacheFolder() {
    return stockSizedWorld().parent_path() / "cache";
}

opening::OpenedMap opened(const std::filesystem::path& cache) {
    auto map = opening::openMap(stockSizedWorld(), {}, {}, cache);
    if (!map || map->backdrop->placed == nullptr)
        throw std::runtime_error("the world does not open");
    return std::move(*map);
}

void fromFiles(benchmark::State& state) {
    (void)stockSizedWorld();
    const auto before = mallinfo2().uordblks;
    for ([[maybe_unused]] auto _ : state) {
        const auto map = opened({});
        state.PauseTiming();
        const auto& placed = *map.backdrop->placed;
        state.counters["placements"] = static_cast<double>(placed.placements().size());
        state.counters["models"] = static_cast<double>(placed.meshes().size());
        state.counters["triangles"] = static_cast<double>(placed.triangleCount());
        state.counters["MiB"] = static_cast<double>(mallinfo2().uordblks + mallinfo2().hblkhd - before) / (1U << 20U);
        state.ResumeTiming();
    }
}

void fromCache(benchmark::State& state) {
    if (const auto map = opened(cacheFolder()); !map.states.empty()) {
        if (!opening::cacheWorld(cacheFolder(), map.states, *map.backdrop))
            throw std::runtime_error("the world is not cached");
    }
    for ([[maybe_unused]] auto _ : state) {
        const auto map = opened(cacheFolder());
        if (!map.states.empty())
            throw std::runtime_error("the world is not taken from the cache");
    }
}

} // namespace

std::vector<Ratio> registerWorld() {
    addTimed("world_from_files", fromFiles);
    addTimed("world_from_cache", fromCache);
    return {{"a world of the stock game's size from its files, ms", "world_from_files", "", 2000, 0},
            {"the same from the cache, ms", "world_from_cache", "", 1000, 0}};
}

} // namespace navsmith::bench
