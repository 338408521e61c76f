#pragma once

#include "core/model/transaction.h"

#include <cstdint>
#include <string>

namespace navsmith::systems::source_nav {

/// See MapBinding::setMapSize.
void setMapSize(model::Transaction& tx, std::uint64_t bytes);
/// What is wrong if the mesh says that it was made for a map of another size; empty if it does not.
std::string whyNotForMap(const model::Model& m, std::uint64_t bytes);

} // namespace navsmith::systems::source_nav
