// Makes the node graph of a Source map as the game's builder does (docs/generation.md, Node graphs of Half-Life 2).
#pragma once

#include "core/systems/edit.h"
#include "core/systems/source_ain/generation/graph_builder.h"
#include "core/systems/source_ain/generation/link_tester.h"
#include "core/world/find_game_file.h"
#include "formats/source/ain_file.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::source_ain::generation {

struct GraphOptions {
    std::int32_t version = source::kAinVersion; ///< of the file: 35, 37, 41 or 42
    std::size_t hulls = 0;                      ///< 0: those of `like`, or as many as games of the version have
    /// Half of wide_human's width. None: that which fits `like` best, or that of the game the map seems to be for.
    std::optional<float> wideHumanHalf = {};
    const source::AinFile* like = nullptr; ///< another graph of the map; may be null
    std::size_t mostNodes = kNodesOfSdk;   ///< a map with more is refused
    world::FindGameFile find = {};         ///< models of static props that are not packed into the map
    std::size_t threads = 0;               ///< 0: all cores; the result does not depend on them
};

struct GeneratedGraph {
    source::AinFile file;
    std::size_t exits = 0;          ///< of ladders, added to the nodes
    std::size_t fallen = 0;         ///< nodes too far above a floor, or below it
    std::size_t deleted = 0;        ///< nodes at the place of another
    std::size_t solo = 0;           ///< nodes without links
    std::size_t parts = 0;          ///< connected ones
    float wideHumanHalf = 0;        ///< that was taken
    std::vector<std::string> notes; ///< what is not known of the map, in sentences
};

/// From the map's node entities. Fails with what is wrong, for people: also for a map without any. With an empty text
/// if `progress` asked to stop.
tl::expected<GeneratedGraph, std::string> generateGraph(std::span<const std::byte> map, const GraphOptions& options,
                                                        const StageProgress& progress = {});

/// From nodes with position, yaw, type, info and id, such as those of nodesFromGround().
tl::expected<GeneratedGraph, std::string> generateGraph(std::span<const std::byte> map,
                                                        std::vector<source::AinNode> nodes, const GraphOptions& options,
                                                        const StageProgress& progress = {});

/// What the node entities of a map ask for, in the map's order.
NodePlan planOf(std::span<const world::MapEntity> entities, std::int32_t version);
/// The nodes alone: node i of a graph should be entity i.
std::vector<source::AinNode> nodesOfEntities(std::span<const world::MapEntity> entities, std::int32_t version);

/// Half of wide_human's width: the one with fewer wrong offsets and links in a graph of the map. None if nothing in
/// the graph tells.
std::optional<float> wideHumanHalfOf(const source::AinFile& graph, const std::shared_ptr<const NpcWorld>& world);

} // namespace navsmith::systems::source_ain::generation
