// What the entities of a map mean for bots: where players start, what they collect, what carries them.
#pragma once

#include "core/systems/quake_nav/generation/terrain.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

/// What an entity is, by its class.
bool isStart(std::string_view className);
bool isItem(std::string_view className);

enum class GoalKind : std::uint8_t { Start, Item, Destination, Button };

struct Goal {
    std::size_t entity = 0; ///< index into the map's entities
    GoalKind kind = GoalKind::Item;
    glm::vec3 feet{0.0F}; ///< on the ground below it
    bool placed = true;   ///< a player can stand there; otherwise `feet` is where the entity is
};
/// In map order.
std::vector<Goal> goalsOf(const Terrain& terrain);

/// A trigger that moves players.
struct Carrier {
    std::size_t entity = 0;
    glm::vec3 low{0.0F}; ///< bounds of its brush model, without growth, or of the box above a pad
    glm::vec3 high{0.0F};

    /// Whether a player who stands there touches it.
    [[nodiscard]] bool touches(const glm::vec3& feet) const;
};
struct Teleporter : Carrier {
    std::size_t destination = 0; ///< an entity; that of the trigger if there is none
    glm::vec3 arrival{0.0F};     ///< on the ground, where a player comes to a halt
    bool works = false;          ///< there is a destination with room for a player
};
struct Pusher : Carrier {
    glm::vec3 velocity{0.0F};        ///< units a second
    std::vector<glm::vec3> landings; ///< from its middle
};
struct Flight {
    glm::vec3 landing{0.0F};
    bool lands = false;
};
std::vector<Teleporter> teleportersOf(const Terrain& terrain);
std::vector<Pusher> pushersOf(const Terrain& terrain);

/// Where a player comes down who stands in one of the triggers at first and may fly through others: the place to which
/// he is thrown or, if that is nowhere to stand, places to which he steers, the highest first.
std::vector<glm::vec3> landingsOf(const Terrain& terrain, std::span<const Pusher> pushers, const glm::vec3& feet);

} // namespace navsmith::systems::quake_nav::generation
