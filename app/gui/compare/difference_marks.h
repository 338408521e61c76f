// Draws differences over the 3D view: both states at once, in colours that say what differs.
#pragma once

#include "core/compare/difference.h"
#include "core/symbol/colour_scheme.h"
#include "core/systems/system.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <optional>
#include <span>

namespace navsmith::gui {

enum class DifferenceKind : std::uint8_t { Added, Removed, Changed, Moved };
inline constexpr std::size_t kDifferenceKinds = 4;

/// Moved: changed, and drawn elsewhere.
DifferenceKind kindOf(const systems::System& system, const model::Model& ours, const model::Model& theirs,
                      const compare::ElementDifference& element);
symbol::Rgba differenceColour(DifferenceKind kind, symbol::Palette palette);

/// Where an element is drawn; nothing: nowhere.
std::optional<glm::vec3> drawnAt(const systems::System& system, const model::Model& model, model::Element element);

/// What only theirs has, what only ours has, what differs; what has moved at both places, with a line between them.
/// Leaves out what the overrides of the view hide.
symbol::Primitives differenceMarks(const systems::System& system, const model::Model& ours, const model::Model& theirs,
                                   const compare::Difference& difference, std::span<const std::size_t> which,
                                   const symbol::Overrides& overrides, symbol::Palette palette);

} // namespace navsmith::gui
