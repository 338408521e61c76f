// Finds the brush entity that an edict refers to. The file identifies it by a number of the running game that cannot be
// computed from the map; the box is the only reliable criterion (docs/formats/quake-nav.md, section 7).
#pragma once

#include "core/world/map_geometry.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::systems::quake_nav {

/// The game grows the stored bounds of a brush model by this on each side: by 1 when it loads the map, and by 1 when it
/// links the entity into the world.
inline constexpr float kBoxGrowth = 2.0F;
/// The first of the two. The bounds stored in maps of Quake end 1 inside the brush, so that those spread by this are
/// the brush's own.
inline constexpr float kModelSpread = 1.0F;
/// Tolerance per axis for comparing the sizes of a box and a model. Measured on 35 pairs of waypoints and map: all 205
/// edicts are within it.
inline constexpr float kSizeTolerance = 1.0F;

struct BrushMatch {
    std::size_t entity = 0; ///< index into MapGeometry::entities
    std::uint32_t model = 0;
    float distance = 0; ///< from the centre of the box to that of the entity in the map; movers are saved in a moved
                        ///< position
    bool sure = false;  ///< no other entity fits as well
};

/// The entities whose box has the same size, nearest first. x and y count before z, since plats are saved lowered.
/// Excludes triggers, which carry nobody.
std::vector<BrushMatch> matches(const world::MapGeometry& map, const glm::vec3& minimum, const glm::vec3& maximum);

/// For the user: "func_door gate (*3)".
std::string nameOfEntity(const world::MapGeometry& map, std::size_t entity);

/// The index that Quake II gives an entity's model, as edicts of NAV3 store it: the world has 1, brush models follow.
std::uint32_t modelIndexInQuake2(const world::MapEntity& entity);

struct EntityBox {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
};

/// The box when the map has started: lifts without a trigger have moved down. None if the entity has no brush model.
std::optional<EntityBox> restingBox(const world::MapGeometry& map, std::size_t entity);

/// The box of a brush entity at its position in the map, as the game computes it. None if the entity has no brush
/// model.
std::optional<EntityBox> entityBox(const world::MapGeometry& map, std::size_t entity);

} // namespace navsmith::systems::quake_nav
