#include "core/systems/source_nav/mesh/blocked.h"

#include "core/systems/source_nav/mesh/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>

namespace navsmith::systems::source_nav {

using model::Model;

namespace {

constexpr std::uint32_t kFlowBlocked = 1U << 27U;

constexpr std::array kBlockedMarks{
    BlockedMark{area::attributes, 1U << 31U, texts::mark("nav blocker")},
    BlockedMark{area::attributes, kFlowBlocked, texts::mark("flow blocked")},
    BlockedMark{area::gameFlags, 1U << 0U, texts::mark("blocked")},
    BlockedMark{area::gameFlags, 1U << 12U, texts::mark("RED setup gate")},
    BlockedMark{area::gameFlags, 1U << 11U, texts::mark("BLU setup gate")},
    BlockedMark{area::gameFlags, 1U << 14U, texts::mark("blocked until a point is captured")},
    BlockedMark{area::gameFlags, 1U << 29U, texts::mark("door that always blocks")},
};

bool isOf(const Model& m, source::NavLayout layout) {
    const auto files = m.order(kFile).all();
    return !files.empty() && formatOf(m, files.front()).layout == layout;
}

} // namespace

std::span<const BlockedMark> blockedMarks() {
    return kBlockedMarks;
}

/// Bits of the games' flags are of Team Fortress 2; the blocked flow is of Left 4 Dead.
bool isMeaningful(const Model& m, const BlockedMark& mark) {
    if (mark.column.column == area::gameFlags.column)
        return isOf(m, source::NavLayout::TeamFortress);
    return mark.bits != kFlowBlocked || isOf(m, source::NavLayout::LeftForDead);
}

bool isBlockedAtStart(const Model& m, model::Slot row) {
    return std::ranges::any_of(kBlockedMarks, [&](const BlockedMark& mark) {
        return (m.get(mark.column, row) & mark.bits) != 0 && isMeaningful(m, mark);
    });
}

bool marksBlocked(const Model& m) {
    const auto files = m.order(kFile).all();
    constexpr std::uint32_t kFirstWide = 13; // versions before have no room for the bits
    return !files.empty() && formatOf(m, files.front()).version >= kFirstWide;
}

} // namespace navsmith::systems::source_nav
