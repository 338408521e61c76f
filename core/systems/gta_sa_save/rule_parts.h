// What several rules of saved games need.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/gta_sa_save/schema.h"

#include <span>

namespace navsmith::systems::gta_sa_save {

using checks::Findings;
using checks::Issue;
using RowSpan = std::span<const model::Slot>;

/// Any column of any element of a type; of the rule's own type: of the element itself. For pools, whose records come
/// into use by one column or another, always.
inline model::Dependency any(Type type) {
    return {{}, type, {}};
}

constexpr model::Column<std::uint32_t> rankOf(Type type) {
    return {type, model::kRank};
}

/// A fix: takes away all path regions that later ones make superfluous.
void eraseIdleRegions(model::Transaction& tx, const Issue& issue);

} // namespace navsmith::systems::gta_sa_save
