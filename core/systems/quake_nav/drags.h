// Drag functions of handles, where dragging is more than adding to a property.
#pragma once

#include "core/symbol/symbol.h"

#include <optional>
#include <span>
#include <string>

namespace navsmith::systems::quake_nav {

/// The eastern edge of a node's disc.
std::optional<glm::vec3> radiusAt(const model::Model& m, model::Slot node);
void dragRadius(model::Transaction& tx, std::span<const model::Slot> nodes, const symbol::Drag& drag);
std::string radiusText(const model::Model& m, model::Slot node);

/// Moves the whole traversal. An unused exit stays unused.
void dragTraversals(model::Transaction& tx, std::span<const model::Slot> traversals, const symbol::Drag& drag);
std::optional<glm::vec3> exitAt(const model::Model& m, model::Slot traversal); ///< none if unused
std::optional<glm::vec3> startAt(const model::Model& m, model::Slot traversal);
std::optional<glm::vec3> endAt(const model::Model& m, model::Slot traversal);

} // namespace navsmith::systems::quake_nav
