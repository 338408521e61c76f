// What follows from an edit of San Andreas paths.
#pragma once

#include "core/model/transaction.h"

namespace navsmith::systems::gta_sa_paths {

/// Brings in step with what the transaction touched, and leaves everything else alone:
/// lengths of the links of moved nodes, the place, file and direction of their navi nodes, the file of a node that was
/// moved into another open area, the copy of the switched-off bit, the link back of an edited link (length, crossing
/// flags), and the stored link ranges of an irregular file whose nodes or links came, went or changed places.
/// Refuses what the files have no room for: a 16th link of a node, a 1025th navi node or 32768th node of an area.
tl::expected<void, model::Refusal> settle(model::Transaction& tx);

} // namespace navsmith::systems::gta_sa_paths
