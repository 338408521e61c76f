// Makes the waypoints of a map: nodes where bots may go, and links that say how.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/quake_nav/generation/linking.h"
#include "core/systems/quake_nav/generation/network.h"
#include "core/systems/quake_nav/generation/reach.h"
#include "formats/quake/nav_file.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

/// Waypoints that are there already and stay.
struct GivenNode {
    glm::vec3 origin{0.0F}; ///< as in files: a little above the feet
    float radius = 0;
    std::uint16_t flags = 0;
};
struct GivenLink {
    std::uint32_t from = 0; ///< indexes of given nodes
    std::uint32_t to = 0;
    std::uint8_t type = 0;
};

struct WaypointOptions {
    PlacementOptions placement;
    LinkOptions linking;
    float gravity = 0;            ///< 0: that of the map, else the game's usual one
    bool jumps = true;            ///< also long jumps, where nothing else leads
    bool rides = true;            ///< also plats, teleporters and pushers
    std::vector<glm::vec3> seeds; ///< feet from where to explore; none: starts, items and where teleporters lead
    std::vector<GivenNode> nodes;
    std::vector<GivenLink> links;
    /// Where new nodes may be; empty: anywhere.
    std::function<bool(const glm::vec3&)> within;
};

/// The options that fit how authors place the waypoints of a game.
WaypointOptions usualOptions(quake::NavGame game);

struct Waypoints {
    Network network; ///< given nodes first, in their order; given links first
    Terrain terrain;
    Remarks remarks; ///< what was assumed, what is left out
    Reach reach;
    std::size_t cells = 0;   ///< of the lattice
    std::size_t floor = 0;   ///< cells on the ground
    std::size_t covered = 0; ///< of those, within the radius of a node and 48 units more
};

/// Fails with what is wrong with the map, for people; with an empty text if `progress` asked to stop. The same input
/// gives the same result.
tl::expected<Waypoints, std::string> makeWaypoints(std::span<const std::byte> map, const WaypointOptions& options,
                                                   const StageProgress& progress);

/// The entity that an edict ties a link to, as authors do it: what carries it, or the button that opens its door, or a
/// secret door. Doors that open by themselves and brushes that break have none.
std::optional<std::size_t> tiedEntity(const Terrain& terrain, const Link& link);

/// The record of what a link is tied to: its box at rest, grown as the game grows it. The number of its entity is the
/// index of its model in Quake II, and none in Quake, where only the running game knows it.
std::optional<quake::NavEdict> edictFor(const Terrain& terrain, const Link& link);

/// The edict of a file with the same box, for its number; null if there is none.
const quake::NavEdict* sameBox(const quake::NavFile* file, const quake::NavEdict& edict);

/// Waypoints as a file of a version. Entity numbers are those of `like` where a box is the same, else none.
struct AsFile {
    quake::NavFile file;
    std::size_t knownEdicts = 0;   ///< whose number is that of `like`
    std::size_t unknownEdicts = 0; ///< whose number only the running game knows
    std::size_t linksLeftOut = 0;  ///< for which the file has no room
};
AsFile asFile(const Waypoints& waypoints, quake::NavGame game, std::int32_t version, const quake::NavFile* like);

/// The ground that players can get to, and how much of it is near a node: for comparing.
struct Coverage {
    std::size_t cells = 0;
    std::size_t near = 0;
};
Coverage coverageOf(const Lattice& lattice, const std::vector<Node>& nodes);

} // namespace navsmith::systems::quake_nav::generation
