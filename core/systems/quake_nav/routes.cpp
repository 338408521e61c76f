#include "core/systems/quake_nav/routes.h"

#include "core/checks/dependencies.h"
#include "core/systems/quake_nav/access.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Slot;
using quake::NavGame;
using routing::ClosedBy;
using routing::Traveller;
using routing::Way;

namespace {

/// Traveller::rules, as bits.
enum Rules : std::uint32_t {
    Red = 1U << 0U,
    Blue = 1U << 1U,
    Monster = 1U << 2U, ///< walks, and nothing else
    Jumps = 1U << 3U,   ///< a monster that jumps down and up as well
};

/// Positions in the tables below, plus 1.
enum Closed : ClosedBy { NotClosed, Disabled, OtherTeam, NotForMonsters, NotWalked, TooHigh, TooDeep, Entity };

// Bits of node::flags in Quake II (docs/formats/quake-nav.md).
constexpr std::uint16_t kPusherNode = 2;
constexpr std::uint16_t kElevatorNode = 4;
constexpr std::uint16_t kTeleporterNode = 1;
constexpr std::uint16_t kLadderNode = 8;
constexpr std::uint16_t kWaterNode = 16;
constexpr std::uint16_t kNoMonsters = 256;
constexpr std::uint16_t kCrouchNode = 512;
constexpr std::uint16_t kDisabledNode = 8192;
constexpr std::uint16_t kClosedToMonsters =
    kTeleporterNode | kPusherNode | kElevatorNode | kLadderNode | kWaterNode | kNoMonsters | kCrouchNode;
// Bits of link::mask in Quake II.
constexpr std::uint8_t kRedLink = 1;
constexpr std::uint8_t kBlueLink = 2;
constexpr std::uint8_t kDisabledLink = 64;

// Limits of the monsters that jump; others differ a little.
constexpr float kMonsterDrop = 256;
constexpr float kMonsterJump = 68;

constexpr float kTeleportCost = 1;
/// Units above and below a place within which the game looks for its node first.
constexpr float kSameFloor = 64;
constexpr double kOtherFloor = 1e6;

ClosedBy closedTo(const Model& m, const Traveller& traveller, Slot node) {
    if (gameOf(m) == NavGame::Quake)
        return NotClosed;
    const auto flags = m.get(node::flags, node);
    if ((flags & kDisabledNode) != 0)
        return Disabled;
    return (traveller.rules & Monster) != 0 && (flags & kClosedToMonsters) != 0 ? NotForMonsters : NotClosed;
}

/// What the type of a link asks of a monster.
ClosedBy monsterClosing(const Model& m, const Traveller& traveller, Slot l, float rise) {
    const auto* type = typeOf(m, l);
    const auto movement = type == nullptr ? Movement::Other : type->movement;
    const bool jumps = (traveller.rules & Jumps) != 0;
    if (movement == Movement::Walk)
        return edictOf(m, l) == model::kNoSlot ? NotClosed : Entity;
    if (!jumps || (movement != Movement::Ledge && movement != Movement::BarrierJump))
        return NotWalked;
    if (movement == Movement::Ledge && -rise > kMonsterDrop)
        return TooDeep;
    return movement == Movement::BarrierJump && rise > kMonsterJump ? TooHigh : NotClosed;
}

ClosedBy closing(const Model& m, const Traveller& traveller, Slot l, Slot to, float rise) {
    if (gameOf(m) == NavGame::Quake2 && hasMask(NavGame::Quake2, versionOf(m))) {
        const auto mask = m.get(link::mask, l);
        if ((mask & kDisabledLink) != 0)
            return Disabled;
        const bool red = (traveller.rules & Red) != 0 && (mask & kRedLink) == 0;
        const bool blue = (traveller.rules & Blue) != 0 && (mask & kBlueLink) == 0;
        if (red || blue)
            return OtherTeam;
    }
    if ((traveller.rules & Monster) != 0) {
        if (const auto closed = monsterClosing(m, traveller, l, rise); closed != NotClosed)
            return closed;
    }
    return closedTo(m, traveller, to);
}

/// The factor by which distances become costs; 1 if the file has none, or none that makes sense.
float costFactor(const Model& m) {
    const Slot row = fileRow(m);
    const float stored = row == model::kNoSlot || !layoutOf(m, row).heuristic ? 1 : m.get(file::heuristic, row);
    return std::isfinite(stored) && stored > 0 ? stored : 1;
}

bool teleports(const Model& m, Slot l) {
    return m.get(link::type, l) == nav2::kTeleport; // the same number in both games
}

void ways(const Model& m, const Traveller& traveller, Slot node, std::vector<Way>& out) {
    std::vector<Slot> links = m.referrers(link::owner, node);
    const auto ranks = m.column(model::Column<std::uint32_t>{kLink, model::kRank});
    std::ranges::stable_sort(links, {}, [&](Slot l) { return ranks[l]; });
    const auto from = originOf(m, node);
    const float factor = costFactor(m);
    for (const Slot l : links) {
        const auto target = m.get(link::target, l);
        if (!target.isSlot())
            continue;
        const auto to = originOf(m, target.slot());
        const float length = teleports(m, l) ? 0 : glm::distance(from, to);
        const auto* type = typeOf(m, l);
        out.push_back({.to = target.slot(),
                       .via = {kLink, l},
                       .cost = teleports(m, l) ? kTeleportCost : length * factor,
                       .length = length,
                       .kind = static_cast<std::uint8_t>(type == nullptr ? 0 : type->value),
                       .closed = closing(m, traveller, l, target.slot(), to.z - from.z)});
    }
}

void between(const Model& m, Slot /*from*/, const Way& way, std::vector<glm::vec3>& out) {
    const auto traversal = m.get(link::traversal, way.via.slot);
    if (!traversal.isSlot())
        return;
    if (const auto exit = pointOf(m, kExit, traversal.slot()); isExit(exit))
        out.push_back(exit);
    out.push_back(pointOf(m, kStart, traversal.slot()));
    out.push_back(pointOf(m, kEnd, traversal.slot()));
}

/// In plan, on the same floor if there is a node; whether a wall is between is not known.
double remoteness(const Model& m, Slot node, const glm::vec3& place) {
    const auto away = originOf(m, node) - place;
    return std::hypot(static_cast<double>(away.x), static_cast<double>(away.y)) +
           (std::abs(away.z) > kSameFloor ? kOtherFloor : 0);
}

routing::SearchRules search(const Model& /*m*/) {
    return {.estimate = 1};
}

bool has(const Model& m, const Traveller& traveller) {
    return traveller.rules == 0 || gameOf(m) == NavGame::Quake2;
}

} // namespace

routing::Routing routing(NavGame game) {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    routing::Routing result{
        .node = kNode,
        .travellers = {{"bot", "Bot", "Takes every link that is not disabled"}},
        .has = has,
        .closures = {{"disabled", "A way from {0} to {1} is disabled."},
                     {"other_team", "A link from {0} to {1} is for the other team."},
                     {"no_monsters", "{1} is not for monsters."},
                     {"traversal", "The link from {0} to {1} is none that this monster can take."},
                     {"too_high", "{1} is too high above {0} for a monster's jump."},
                     {"too_deep", "{1} is too far below {0} for a monster's jump."},
                     {"entity", "A moving brush lies on the way from {0} to {1}."}},
        .ways = ways,
        .dependsOn = {own(node::x, node::y, node::z, node::flags),
                      at({along(node::file)}, file::heuristic, file::version),
                      at({against(link::owner)}, link::target, link::type, link::mask,
                         model::Column<std::uint32_t>{kLink, model::kRank}),
                      at({against(link::owner), along(link::target)}, node::x, node::y, node::z, node::flags),
                      at({against(link::owner), against(edict::link)}, edict::link)},
        .place = originOf,
        .between = between,
        .remoteness = remoteness,
        .closedTo = closedTo,
        .search = search};
    for (const auto& type : linkTypes(game))
        result.kinds.push_back(type.title);
    if (game == NavGame::Quake2) {
        result.travellers.push_back({"bot_red", "Bot, Red Team", "Takes the links of the red team", Red});
        result.travellers.push_back({"bot_blue", "Bot, Blue Team", "Takes the links of the blue team", Blue});
        result.travellers.push_back({"monster", "Monster", "Walks on land, and takes no traversals", Monster});
        result.travellers.push_back(
            {"monster_jumping", "Jumping Monster", "Also jumps down ledges and onto barriers", Monster | Jumps});
    }
    return result;
}

} // namespace navsmith::systems::quake_nav
