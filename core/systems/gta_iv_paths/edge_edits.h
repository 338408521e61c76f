// Edits of single nodes and edges: what core/systems/shared/path_edges.h needs to know of this graph, and the lanes of
// an edge.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/path_edges.h"

#include <string>

namespace navsmith::systems::gta_iv_paths {

/// Sets the lanes of a link, and swapped on the link back where that assumption holds.
void setLanes(model::Transaction& tx, model::Slot link, unsigned a, unsigned b);

// For kEditing; see paths::Editing.
void inherit(model::Transaction& tx, model::Slot nodeRow, model::Slot like);
tl::expected<void, model::EditError> completeEdge(model::Transaction& tx, model::Slot link, model::Slot back);
void completeBack(model::Transaction& tx, model::Slot link, model::Slot back);
paths::PassOn carriedBy(const model::Model& m, model::Slot link);
void reverseLanes(model::Transaction& tx, model::Slot link);
std::string whyNoLinks(const model::Model& m, model::Slot nodeRow);

inline constexpr paths::Editing kEditing{.graph = kGraph,
                                         .nodeTypeName = nodeTypeName,
                                         .maxLinks = kMaxLinks,
                                         .inherit = inherit,
                                         .completeEdge = completeEdge,
                                         .completeBack = completeBack,
                                         .carriedBy = carriedBy,
                                         .reverseLanes = reverseLanes,
                                         .whyNoLinks = whyNoLinks};

} // namespace navsmith::systems::gta_iv_paths
