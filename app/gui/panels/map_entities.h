// Which entity of a map is under the mouse.
#pragma once

#include "core/symbol/primitives.h"
#include "core/world/backdrop.h"
#include "render/camera.h"

#include <QString>

#include <glm/vec2.hpp>

#include <cstdint>
#include <optional>
#include <span>

namespace navsmith::gui {

/// The entity whose mark is at a pixel; the front one of several. `marks`: lists of marks, which are not copied because
/// the mouse asks at each movement.
[[nodiscard]] std::optional<std::uint32_t> markedEntityAt(const world::MapGeometry& map,
                                                          std::span<const symbol::Primitives* const> marks,
                                                          const render::Camera& camera, glm::vec2 pixel);

/// The smallest brush entity whose bounds hold a point of the map's surface; none if that is no surface of one.
[[nodiscard]] std::optional<std::uint32_t> brushEntityAt(const world::MapGeometry& map, const world::RayHit& hit);

/// "func_door lift1 (entity 12)".
[[nodiscard]] QString entityTitle(const world::MapGeometry& map, std::uint32_t entity);

} // namespace navsmith::gui
