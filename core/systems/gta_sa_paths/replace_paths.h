// Replaces the paths of a document by others, such as those that were compiled from texts.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"
#include "core/model/schema.h"

#include <tl/expected.hpp>

namespace navsmith::systems::gta_sa_paths {

/// The change, without a label, after which `now` has the nodes, links and navi nodes of `other`, which has all areas.
/// Files keep their names, forms and spare parts. Elements that both have keep their rows:
/// - a node of the same place and group; else of the same kind, if each is the other's nearest of those left, not more
///   than kMovedAtMost apart
/// - a link between such nodes, and its navi node
/// Refuses if not all areas are open.
tl::expected<model::Change, model::EditError> replacePaths(const model::Model& now, const model::Model& other);

inline constexpr double kMovedAtMost = 16.0; ///< units

} // namespace navsmith::systems::gta_sa_paths
