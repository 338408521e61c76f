// Which brush entity of the map an edict's box belongs to. The file ties an edict to the map by a number of the running
// game, which nobody else can work out; what lasts is the box (docs/formats/quake-nav.md, section 7).
#pragma once

#include "core/world/map_geometry.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::systems::quake_nav {

/// The game grows the stored bounds of a brush model by this on every side: by 1 as it loads the map, by 1 as it links
/// the entity into the world.
inline constexpr float kBoxGrowth = 2.0F;
/// How far the sizes of a box and of a model may be apart on each axis and still be the same. Measured on 35 pairs of
/// waypoints and map: all 205 edicts are.
inline constexpr float kSizeTolerance = 1.0F;

struct BrushMatch {
    std::size_t entity = 0; ///< of MapGeometry::entities
    std::uint32_t model = 0;
    float distance = 0; ///< from the middle of the box to where the map has the entity; movers are saved moved
    bool sure = false;  ///< no other entity fits as well
};

/// The entities whose box has the size of this one: the nearest first, x and y before z, because plats are saved
/// lowered. No triggers: they do not carry anybody.
std::vector<BrushMatch> matches(const world::MapGeometry& map, const glm::vec3& minimum, const glm::vec3& maximum);

/// As a mapper knows it: "func_door gate (*3)".
std::string nameOfEntity(const world::MapGeometry& map, std::size_t entity);

struct EntityBox {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
};

/// The box as the game has it once the map has started: lifts that wait for nobody's trigger have gone down. None if
/// the entity has no brush model.
std::optional<EntityBox> restingBox(const world::MapGeometry& map, std::size_t entity);

/// The box that the game gives a brush entity where the map has it. None if the entity has no brush model.
std::optional<EntityBox> entityBox(const world::MapGeometry& map, std::size_t entity);

} // namespace navsmith::systems::quake_nav
