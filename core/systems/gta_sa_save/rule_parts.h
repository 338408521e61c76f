// Helpers for rules of saved games.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/gta_sa_save/schema.h"

#include <span>

namespace navsmith::systems::gta_sa_save {

using checks::Findings;
using checks::Issue;
using RowSpan = std::span<const model::Slot>;

/// Any column of a type: for the rule's own type of the row itself, for other types of any row. Rules about pools
/// always need it, since several columns decide which records are in use.
inline model::Dependency any(Type type) {
    return {{}, type, {}};
}

constexpr model::Column<std::uint32_t> rankOf(Type type) {
    return {type, model::kRank};
}

/// A fix: erases all path regions that later ones make superfluous.
void eraseIdleRegions(model::Transaction& tx, const Issue& issue);

} // namespace navsmith::systems::gta_sa_save
