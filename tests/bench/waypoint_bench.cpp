// Waypoints made for a hall with pillars and steps, as a map of Quake and of Quake II, for each node.
#include "core/systems/quake_nav/generation/generate.h"
#include "core/systems/quake_nav/generation/terrain.h"
#include "tests/bench/ratios.h"
#include "tests/support/brush_trees.h"
#include "tests/support/quake2_room.h"

#include <array>
#include <random>
#include <stdexcept>
#include <vector>

namespace navsmith::bench {

namespace {

namespace waypoint_generation = systems::quake_nav::generation;
using tests::RawVector;

constexpr float kHalfRoom = 1024;
constexpr int kMovesPerNode = 4000; ///< of a player's box, about as many as exploring and linking need
constexpr const char* kStart = R"("classname" "info_player_start" "origin" "0 -64 40")";

/// Pillars, and low blocks that are stepped and jumped on.
std::vector<std::array<RawVector, 2>> blocks() {
    constexpr float apart = 256;
    constexpr std::array<float, 4> heights{256, 16, 40, 256};
    std::vector<std::array<RawVector, 2>> found;
    for (float x = -kHalfRoom + apart; x < kHalfRoom; x += apart)
        for (float y = -kHalfRoom + apart; y < kHalfRoom; y += apart)
            found.push_back({RawVector{x - 48, y - 48, 0}, RawVector{x + 48, y + 48, heights[found.size() % 4]}});
    return found;
}

const std::vector<std::byte>& mapOf(quake::NavGame game) {
    static const auto quake = [] {
        std::vector<tests::RawSolid> solids;
        for (const auto& [low, high] : blocks())
            solids.push_back(tests::boxSolid(low, high));
        tests::SolidWorld world({-kHalfRoom, -kHalfRoom, 0}, {kHalfRoom, kHalfRoom, 256}, solids);
        world.addEntity(kStart);
        return world.quakeBytes();
    }();
    static const auto quake2 = [] {
        tests::Quake2Room room({-kHalfRoom, -kHalfRoom, 0}, {kHalfRoom, kHalfRoom, 256});
        for (const auto& [low, high] : blocks())
            room.addBox(low, high);
        room.addEntity(kStart);
        return room.bytes();
    }();
    return game == quake::NavGame::Quake ? quake : quake2;
}

std::size_t makeOf(quake::NavGame game) {
    const auto made = waypoint_generation::makeWaypoints(mapOf(game), waypoint_generation::usualOptions(game), {});
    if (!made)
        throw std::runtime_error(made.error());
    return made->network.nodes().size();
}

template <quake::NavGame game>
void movePlayer(benchmark::State& state) {
    const auto terrain = waypoint_generation::readTerrain(mapOf(game)).value();
    const auto nodes = makeOf(game);
    std::mt19937 random(1); // NOLINT(cert-msc51-cpp): the same moves each time
    std::uniform_real_distribution<float> across(-kHalfRoom + 32, kHalfRoom - 32);
    for ([[maybe_unused]] auto _ : state) {
        for (std::size_t i = 0; i < nodes * kMovesPerNode; ++i) {
            const glm::vec3 from(across(random), across(random), 48);
            benchmark::DoNotOptimize(terrain.move(from, from + glm::vec3(16, 0, 0)));
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes) * state.iterations());
}

template <quake::NavGame game>
void makeWaypoints(benchmark::State& state) {
    std::size_t nodes = 0;
    for ([[maybe_unused]] auto _ : state)
        nodes = makeOf(game);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes) * state.iterations());
}

} // namespace

std::vector<Ratio> registerWaypoints() {
    addTimed("waypoint_moves", movePlayer<quake::NavGame::Quake>);
    addTimed("waypoint_generate", makeWaypoints<quake::NavGame::Quake>);
    addTimed("waypoint_moves_quake2", movePlayer<quake::NavGame::Quake2>);
    addTimed("waypoint_generate_quake2", makeWaypoints<quake::NavGame::Quake2>);
    return {{"waypoints from a map / moves alone", "waypoint_generate", "waypoint_moves", 2, 0},
            {"the same for Quake II", "waypoint_generate_quake2", "waypoint_moves_quake2", 2, 0},
            {"waypoints from a map, milliseconds", "waypoint_generate", "", 0, 0},
            {"the same for Quake II, milliseconds", "waypoint_generate_quake2", "", 0, 0}};
}

} // namespace navsmith::bench
