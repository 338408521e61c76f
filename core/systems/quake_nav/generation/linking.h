// Links between nodes: where bots walk, fall and jump.
#pragma once

#include "core/systems/quake_nav/generation/network.h"
#include "core/systems/quake_nav/generation/regions.h"
#include "core/systems/quake_nav/generation/terrain.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

struct LinkOptions {
    /// Walk link, in the plane. 99 of 100 walks in the game's files are no longer than 351.
    float longest = 320;
    /// A link is of no use if a way over other nodes is no longer than this many times its length. On 16 pairs a
    /// smaller one finds more of the authors' walks, and a larger one makes fewer that authors do not have.
    float detour = 1.03F;
    /// Authors rarely link nodes far apart that other nodes join, and more rarely the less room there is beside the
    /// link: for each unit above a length the detour may be so much longer. Of links of 160 to 220 that no node lies
    /// on, authors make 21 % where the ground ends beside the link, and 85 % where it has 32 or more on both sides.
    float detourGrowth = 0.005F;
    float detourFrom = 120;
    float detourRoom = 1.6F; ///< by which that length grows for each unit of room
    float widestRoom = 64;   ///< more is as good

    [[nodiscard]] float detourOf(float length, float room) const {
        const float from = detourFrom + detourRoom * std::min(room, widestRoom);
        return detour + detourGrowth * std::max(0.0F, length - from);
    }
};

/// What the steps of the generator share.
struct Work {
    const Terrain& terrain;
    const Lattice& lattice;
    const std::vector<float>& clearance;
    PlacementOptions placement;
    LinkOptions linking;
    Network network;
    Regions regions;
    std::function<bool(double)> progress;         ///< of the current step; false: stop
    std::function<bool(const glm::vec3&)> within; ///< where new nodes may be; empty: anywhere

    [[nodiscard]] bool mayAdd(std::uint32_t cell) const { return !within || within(lattice.cells()[cell].feet); }
    /// Waypoints that were there stay as they are.
    [[nodiscard]] bool bothGiven(NodeIndex one, NodeIndex other) const {
        return network.nodes()[one].existing && network.nodes()[other].existing;
    }
    /// A node at a cell or, if given, at another place near it.
    NodeIndex addNode(std::uint32_t cell, std::optional<glm::vec3> feet = std::nullopt, std::uint16_t flags = 0);
};

// Each returns false if stopped.

/// Nodes all over the lattice, first where there is most room.
bool fillWithNodes(Work& work);
/// Links what a player can walk between, both ways if both can be walked.
bool linkWalks(Work& work);
/// Links nodes between which a player falls off a ledge or jumps, where the way around is long.
bool linkJumps(Work& work);
/// Links nodes from which a player falls to others beside the ledge, where no other way is about as short.
bool linkDrops(Work& work);
/// Joins what the lattice joins and links do not yet, with new nodes at corners and ledges if need be.
bool joinRegions(Work& work);
/// Runs and jumps across gaps to what cannot be reached otherwise.
bool linkLongJumps(Work& work);
/// The same from ledge to ledge, with new nodes there, to what still cannot be reached.
bool leapGaps(Work& work);

/// Tries to link two nodes by walking.
bool tryWalk(Work& work, NodeIndex from, NodeIndex to);

} // namespace navsmith::systems::quake_nav::generation
