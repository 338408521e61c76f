// What tells the elements of each system in two files of the same data, for text forms, comparing and merging.
#pragma once

#include "core/model/identity.h"

#include <string_view>

namespace navsmith::systems {

/// Of the system with this id; empty if there is none.
const model::Identities& identitiesOf(std::string_view system);

} // namespace navsmith::systems
