// Marks of areas that nobody, or not every team, can enter when the round starts.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::systems::source_nav {

/// One of the bits of a column.
struct BlockedMark {
    model::Column<std::uint32_t> column;
    std::uint32_t bits;
    std::string_view title; ///< marked for translation
};

/// All that there are; those of one game only have a meaning there (isMeaningful).
std::span<const BlockedMark> blockedMarks();
bool isMeaningful(const model::Model& m, const BlockedMark& mark);
/// Whether an area has one that means something.
bool isBlockedAtStart(const model::Model& m, model::Slot row);

/// Whether the version of the mesh has room for such marks.
bool marksBlocked(const model::Model& m);

} // namespace navsmith::systems::source_nav
