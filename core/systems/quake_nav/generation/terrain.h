// A map as a player of Quake or Quake II meets it: where the box of a player fits, what fills a place, and which
// brushes move. terrain_quake.cpp and terrain_quake2.cpp read the maps. All points are at the feet of a player.
#pragma once

#include "core/systems/quake_nav/movement.h"
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "core/world/trace.h"
#include "formats/quake/nav_file.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

inline constexpr glm::vec3 kPlayerLow{-16.0F, -16.0F, 0.0F};
inline constexpr glm::vec3 kPlayerHigh{16.0F, 16.0F, 56.0F};
/// The game's origin of a player above the feet.
inline constexpr float kOriginHeight = 24.0F;

enum class Liquid : std::uint8_t { None, Water, Slime, Lava };

/// Where the movers are.
enum class State : std::uint8_t {
    Rest,  ///< as when the map starts: doors closed, plats down
    Gone,  ///< out of the way
    Moved, ///< at the other end: doors open, plats up, trains at the corner farthest from their first
};
inline constexpr std::size_t kStates = 3;

enum class MoverKind : std::uint8_t { Door, SecretDoor, Plat, Train, Breakable };

/// A brush that moves out of the way or carries players.
struct Mover {
    std::size_t entity = 0; ///< index into Terrain::map.entities
    MoverKind kind = MoverKind::Door;
    std::optional<std::size_t> opener = {}; ///< the entity of a button or trigger that sets it going
    std::array<glm::vec3, 2> rest{};        ///< bounds, low and high, spread as the game does when it loads the map
    std::array<glm::vec3, 2> moved{};       ///< bounds at the other end
};

/// A face of a brush that players climb.
struct LadderFace {
    std::array<glm::vec3, 2> ends{}; ///< at the middle of its width: low and high
    glm::vec3 normal{0.0F};          ///< level and away from the brush, length 1
    std::size_t entity = 0;          ///< that the brush belongs to; 0: the world
};

/// What players can do in a game, and items.
struct PlayerRules {
    float gravity = kGravity;     ///< units a second squared
    float highestBarrier = 48.0F; ///< that a jump gets onto
    float fastestPush = 2000.0F;  ///< by a trigger, units a second along each axis
    float runSpeed = 320.0F;      ///< units a second
    float airSpeed = 30.0F;       ///< up to which a player in the air speeds up in a direction
    float airAcceleration = 3200.0F;
    bool stepsInAir = false;
    float itemFall = 256.0F;     ///< the deepest fall of an item when the map starts
    float deepestFall = 8192.0F; ///< that a player survives; into water any
};

struct Terrain {
    quake::NavGame game = quake::NavGame::Quake;
    PlayerRules player;
    std::array<std::shared_ptr<const world::Tracer>, kStates> tracers; ///< by State
    std::uint32_t solidMask = 0;
    std::uint32_t ladderMask = 0; ///< contents of brushes that are climbed; 0: the game has none
    std::function<Liquid(const glm::vec3&)> liquidAt;
    world::MapGeometry map; ///< entities, models and triangles
    world::RayCaster rays;  ///< through those triangles, for the points of jumps
    std::vector<Mover> movers;
    std::vector<LadderFace> ladders;
    std::vector<std::array<glm::vec3, 2>> deadly; ///< boxes of triggers that kill whoever touches them
    std::vector<std::string> unknownClasses;      ///< of brushes that were taken for walls, sorted

    /// Moves a player's box.
    [[nodiscard]] world::Trace move(const glm::vec3& from, const glm::vec3& to, State state = State::Rest) const {
        return tracers[static_cast<std::size_t>(state)]->box(from, to, kPlayerLow, kPlayerHigh, solidMask);
    }
    [[nodiscard]] bool fits(const glm::vec3& feet, State state = State::Rest) const {
        return !move(feet, feet, state).startSolid;
    }
    /// Whether a player's box meets something deadly that is no liquid, anywhere in the box around its way.
    [[nodiscard]] bool kills(const glm::vec3& from, const glm::vec3& to) const;
    /// The index of a mover that a player's box comes near on its way; none if there is none.
    [[nodiscard]] std::optional<std::size_t> moverNear(const glm::vec3& from, const glm::vec3& to) const;
};

/// The game of a map with these first bytes (8 are enough); none if readTerrain() cannot read it.
std::optional<quake::NavGame> gameOfMap(std::span<const std::byte> head);

/// Fails with what is wrong with the map, for people. The gravity is the given one or, if that is 0, what the key
/// "gravity" of the map's worldspawn says.
tl::expected<Terrain, std::string> readTerrain(std::span<const std::byte> file, float gravity = 0);

// For readers of maps ----------------------------------------------------------------------------------------------

tl::expected<Terrain, std::string> readQuakeTerrain(std::span<const std::byte> file);
tl::expected<Terrain, std::string> readQuake2Terrain(std::span<const std::byte> file);

/// A brush entity as it stands in the way.
struct PlacedBrush {
    std::uint32_t model = 0;
    std::uint32_t entity = 0;
    std::array<glm::vec3, kStates> shift{}; ///< from where the map has it, by State
    std::array<glm::vec3, kStates> turn{};  ///< angles, by State
    bool moves = false;                     ///< not there in State::Gone
};
/// Decides by the classes and keys of the entities which brushes are solid and how they move. Fills
/// Terrain::movers, deadly and unknownClasses. Entities for which `isThere` is false are not in the game.
std::vector<PlacedBrush> placeBrushes(Terrain& terrain, const std::function<bool(std::size_t)>& isThere);

/// The entity of a button or trigger that fires what has this name, directly or through relays; buttons first.
std::optional<std::size_t> openerOf(std::span<const world::MapEntity> entities, std::string_view targetName);

/// Fills map and rays; fails with what is wrong.
tl::expected<void, std::string> readGeometry(Terrain& terrain, std::span<const std::byte> file);

} // namespace navsmith::systems::quake_nav::generation
