#pragma once

#include "core/model/transaction.h"

#include <cstdint>

namespace navsmith::systems::source_nav {

/// See MapBinding::setMapSize.
void setMapSize(model::Transaction& tx, std::uint64_t bytes);

} // namespace navsmith::systems::source_nav
