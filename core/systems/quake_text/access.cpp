#include "core/systems/quake_text/access.h"

#include "core/systems/quake_text/markers.h"

#include <algorithm>

namespace navsmith::systems::quake_text {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

bool has(std::span<const Flag> flags, std::uint32_t bits, Meaning meaning) {
    return std::ranges::any_of(flags, [&](const Flag& f) { return f.meaning == meaning && (bits & f.bit) != 0; });
}

} // namespace

Dialect dialectOf(const Model& m) {
    const Slot f = fileRow(m);
    const auto number = f == kNoSlot ? std::uint8_t{0} : m.get(file::dialect, f);
    return static_cast<Dialect>(std::min<std::size_t>(number, quake_waypoints::kDialects - 1));
}

std::vector<Slot> numbered(const Model& m) {
    const auto all = m.order(kNode).all();
    std::vector<Slot> rows(all.begin(), all.end());
    std::stable_partition(rows.begin(), rows.end(), [&](Slot n) { return isOfMap(m, n); });
    return rows;
}

std::size_t numberOf(const Model& m, Slot nodeRow) {
    const auto rows = numbered(m);
    return static_cast<std::size_t>(std::ranges::find(rows, nodeRow) - rows.begin()) + 1;
}

std::size_t mapMarkerCount(const Model& m) {
    std::size_t count = 0;
    m.forEachLive(kNode, [&](Slot n) { count += isOfMap(m, n) ? 1 : 0; });
    return count;
}

std::optional<glm::vec3> placeOf(const Model& m, Slot nodeRow) {
    if (dialectOf(m) == Dialect::Nexuiz)
        return ifFinite((originOf(m, nodeRow) + upperOf(m, nodeRow)) * 0.5F);
    if (!isOfMap(m, nodeRow) || !m.get(node::className, nodeRow).empty())
        return ifFinite(originOf(m, nodeRow));
    const auto marker = mapMarker(m, numberOf(m, nodeRow));
    return marker ? marker->place : std::nullopt;
}

std::string_view classOf(const Model& m, Slot nodeRow) {
    if (!isOfMap(m, nodeRow))
        return {};
    if (const std::string_view listed = m.get(node::className, nodeRow); !listed.empty())
        return listed;
    const auto marker = mapMarker(m, numberOf(m, nodeRow));
    return marker ? marker->className : std::string_view();
}

std::uint8_t slotCount(const Model& m) {
    return limitsOf(m).slots;
}

bool isWalk(const Model& m, Slot linkRow) {
    return kindOf(m, linkRow) == WayKind::Walk;
}

WayKind kindOf(const Model& m, Slot linkRow) {
    const auto dialect = dialectOf(m);
    const auto bits = m.get(link::flags, linkRow);
    const auto owner = m.get(link::owner, linkRow);
    const auto says = [&](Meaning meaning) {
        return has(linkFlags(dialect), bits, meaning) ||
               (owner.isSlot() &&
                (dialect == Dialect::FrikBot || dialect == Dialect::FrikBotQc || dialect == Dialect::Nexuiz) &&
                has(nodeFlags(dialect), m.get(node::flags, owner.slot()), meaning));
    };
    constexpr std::uint32_t namesDoor = 4; // Frogbot 2
    constexpr std::uint32_t namesAim = 16;
    if (dialect == Dialect::Frogbot2 && (bits & (namesDoor | namesAim)) != 0)
        return WayKind::Other;
    if (says(Meaning::Teleporter) ||
        (owner.isSlot() && isOfMap(m, owner.slot()) && classOf(m, owner.slot()) == "trigger_teleport"))
        return WayKind::Teleport;
    if (says(Meaning::RocketJump))
        return WayKind::RocketJump;
    if (says(Meaning::Jump))
        return WayKind::Jump;
    return says(Meaning::Lift) || says(Meaning::WaterJump) ? WayKind::Ride : WayKind::Walk;
}

} // namespace navsmith::systems::quake_text
