#include "core/systems/source_nav/bots/bot_costs.h"

#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using routing::ClosedBy;
using routing::Traveller;
using source::NavLayout;

namespace {

/// Traveller::rules.
enum Rules : std::uint32_t { CounterStrike, CounterStrikeSafest, Rescuer, Red, Blue, Plain };

/// Positions in closures(), plus 1.
enum Closed : ClosedBy {
    NotClosed,
    JumpToJump,
    DeadlyFall,
    TooHigh,
    TooDeep,
    NoLadders,
    Blocked,
    OtherTeamsDoor,
    EnemySpawn,
    NoHostages
};

// Bits of area::attributes (docs/formats/source-nav.md, section 7).
constexpr std::uint32_t kCrouch = 1U << 0U;
constexpr std::uint32_t kJump = 1U << 1U;
constexpr std::uint32_t kWalk = 1U << 6U;
constexpr std::uint32_t kAvoid = 1U << 7U;
constexpr std::uint32_t kNoHostages = 1U << 11U;

// Bits of area::gameFlags in Team Fortress 2 (section 8).
constexpr std::uint32_t kBlocked = 0x1;
constexpr std::uint32_t kSpawnRoomRed = 0x2;
constexpr std::uint32_t kSpawnRoomBlue = 0x4;
constexpr std::uint32_t kBlueOneWayDoor = 0x8000;
constexpr std::uint32_t kRedOneWayDoor = 0x10000;
constexpr std::uint32_t kUnblockable = 0x40000000;

// Penalties of Counter-Strike, in lengths of the way.
constexpr float kSlowPenalty = 20; ///< crouching or walking, in a hurry
constexpr float kSlowPenaltySafest = 5;
constexpr float kRescuerFactor = 3;
constexpr float kJumpPenalty = 1;
constexpr float kAvoidPenalty = 20;
// Its falls: damage as the bots estimate it, for a bot of full health.
constexpr float kDamagePerUnit = 0.2178F;
constexpr float kHarmlessDamage = 26;
constexpr float kHealth = 100;
constexpr float kHealthMargin = 10;
constexpr float kPainTolerance = 10; ///< of the least aggressive bot, in a hurry
constexpr float kPainFactor = 100;   ///< for the square of the damage

// Team Fortress 2; units.
constexpr float kMostJump = 72;
constexpr float kDeepestDrop = 1000;
constexpr float kClimbFactor = 2;

// Games without bots of their own: what the engine offers.
constexpr float kPlainCrouchPenalty = 20;
constexpr float kPlainJumpPenalty = 5;

std::uint32_t attributesOf(const Model& m, Slot area) {
    return m.get(area::attributes, area);
}

/// Counter-Strike's bots know whether there is any way back, ladders included.
bool leadsTo(const Model& m, Slot from, Slot to) {
    if (connects(m, from, to))
        return true;
    for (const Ref up : m.list(ladder_ref::up, from)) {
        if (up.isSlot() && std::ranges::any_of(kTopEnds, [&](auto end) { return m.get(end, up.slot()).pointsTo(to); }))
            return true;
    }
    return std::ranges::any_of(m.list(ladder_ref::down, from), [&](Ref down) {
        return down.isSlot() && m.get(ladder::bottom, down.slot()).pointsTo(to);
    });
}

/// Height between the points of two areas that are nearest to the centre of the other one.
float dropBetween(const Model& m, Slot from, Slot to) {
    const auto a = centreOf(m, from);
    const auto b = centreOf(m, to);
    return patchOf(m, from).heightAt(b.x, b.y) - patchOf(m, to).heightAt(a.x, a.y);
}

float dropOf(const Model& m, const BotStep& step) {
    if (step.ladder != kNoSlot) {
        const float bottom = m.get(ladder::bottomZ, step.ladder);
        if (bottom < centreOf(m, step.from).z && bottom > centreOf(m, step.to).z)
            return bottom - centreOf(m, step.to).z;
    }
    return dropBetween(m, step.from, step.to);
}

BotCost counterStrike(const Model& m, std::uint32_t rules, const BotStep& step, float length) {
    BotCost out{.cost = length, .length = length};
    const auto to = attributesOf(m, step.to);
    const bool hurries = rules != CounterStrikeSafest;
    if ((attributesOf(m, step.from) & kJump) != 0 && (to & kJump) != 0)
        out.closed = JumpToJump;
    if (!leadsTo(m, step.to, step.from)) {
        const float damage = std::max(0.0F, kDamagePerUnit * dropOf(m, step) - kHarmlessDamage);
        if (damage > 0 && damage + kHealthMargin >= kHealth)
            out.closed = DeadlyFall;
        else if (damage > (hurries ? kPainTolerance : 0))
            out.cost += kPainFactor * damage * damage;
    }
    if ((to & (kCrouch | kWalk)) != 0) {
        const float penalty = hurries ? kSlowPenalty : kSlowPenaltySafest;
        out.cost += penalty * ((to & kCrouch) != 0 && rules == Rescuer ? kRescuerFactor : 1) * length;
    }
    if ((to & kJump) != 0)
        out.cost += kJumpPenalty * length;
    if ((to & kAvoid) != 0)
        out.cost += kAvoidPenalty * length;
    return out;
}

BotCost teamFortress(const Model& m, const BotStep& step, float length) {
    BotCost out{.cost = length, .length = length};
    if (step.ladder != kNoSlot) { // without an edge to compare, the height counts as infinite
        out.closed = NoLadders;
        return out;
    }
    const auto gate = portal(patchOf(m, step.from), patchOf(m, step.to), step.side);
    const float rise = gate.to.z - gate.from.z;
    if (rise >= kMostJump)
        out.closed = TooHigh;
    else if (rise >= kStepHeight)
        out.cost *= kClimbFactor;
    else if (rise < -kDeepestDrop)
        out.closed = TooDeep;
    return out;
}

BotCost plain(const Model& m, const BotStep& step, float length) {
    BotCost out{.cost = length, .length = length};
    if ((attributesOf(m, step.to) & kCrouch) != 0)
        out.cost += kPlainCrouchPenalty * length;
    if ((attributesOf(m, step.to) & kJump) != 0)
        out.cost += kPlainJumpPenalty * length;
    return out;
}

} // namespace

glm::vec3 centreOf(const Model& m, Slot area) {
    return glm::vec3(m.get(area::westX, area) + m.get(area::eastX, area),
                     m.get(area::northY, area) + m.get(area::southY, area),
                     m.get(area::northWestZ, area) + m.get(area::southEastZ, area)) /
           2.0F;
}

BotCost costOf(const Model& m, const Traveller& traveller, const BotStep& step) {
    const float length = step.ladder != kNoSlot ? m.get(ladder::length, step.ladder)
                                                : glm::distance(centreOf(m, step.from), centreOf(m, step.to));
    BotCost out;
    switch (traveller.rules) {
    case Red:
    case Blue:
        out = teamFortress(m, step, length);
        break;
    case Plain:
        out = plain(m, step, length);
        break;
    default:
        out = counterStrike(m, traveller.rules, step, length);
    }
    if (const auto closed = closedTo(m, traveller, step.to); closed != NotClosed)
        out.closed = closed;
    return out;
}

ClosedBy closedTo(const Model& m, const Traveller& traveller, Slot area) {
    const bool red = traveller.rules == Red;
    if (traveller.rules == Rescuer)
        return (attributesOf(m, area) & kNoHostages) != 0 ? NoHostages : NotClosed;
    if (!red && traveller.rules != Blue)
        return NotClosed;
    const auto flags = m.get(area::gameFlags, area);
    if ((flags & (red ? kSpawnRoomBlue : kSpawnRoomRed)) != 0)
        return EnemySpawn;
    if ((flags & kUnblockable) != 0)
        return NotClosed;
    if ((flags & kBlocked) != 0)
        return Blocked;
    return (flags & (red ? kBlueOneWayDoor : kRedOneWayDoor)) != 0 ? OtherTeamsDoor : NotClosed;
}

bool has(const Model& m, const Traveller& traveller) {
    const auto files = m.order(kFile).all();
    const auto format = files.empty() ? source::NavFormat{} : formatOf(m, files.front());
    switch (traveller.rules) {
    case Red:
    case Blue:
        return format.layout == NavLayout::TeamFortress;
    case Plain: // versions up to 9 are of Counter-Strike and its like
        return format.layout == NavLayout::LeftForDead || (format.layout == NavLayout::Plain && format.version > 9);
    case Rescuer: // the attribute has no room before
        return (format.layout == NavLayout::Plain && format.version == 9) || format.layout == NavLayout::CounterStrike;
    default:
        return format.layout == NavLayout::CounterStrike || (format.layout == NavLayout::Plain && format.version <= 9);
    }
}

std::vector<Traveller> travellers() {
    return {
        {"bot", "Bot in a Hurry", "Avoids areas where it has to crouch or walk, and does not mind small falls",
         CounterStrike},
        {"bot_safest", "Careful Bot", "Minds every fall, and slow areas less; danger is not known here",
         CounterStrikeSafest},
        {"rescuer", "Bot With Hostages", "Does not go where hostages cannot", Rescuer},
        {"red", "Bot, Red Team", "Does not go through doors and spawn rooms of the blue team", Red},
        {"blue", "Bot, Blue Team", "Does not go through doors and spawn rooms of the red team", Blue},
        {"plain_bot", "Bot", "Pays what the engine adds for crouching and jumping", Plain},
    };
}

std::vector<routing::Closure> closures() {
    return {
        {"jump_to_jump", "{0} and {1} are both marked Jump, and bots do not go from one such area to the next."},
        {"deadly_fall", "The fall from {0} to {1} would kill a bot."},
        {"too_high", "{1} is too high above {0} to jump."},
        {"too_deep", "{1} is too far below {0} to drop."},
        {"no_ladders", "Only a ladder leads from {0} to {1}, and these bots do not use ladders."},
        {"blocked", "{1} is marked as blocked."},
        {"team_blocked", "{1} is behind a one-way door of the other team."},
        {"team_blocked", "{1} is in a spawn room of the other team."},
        {"no_hostages", "Hostages do not go into {1}."},
    };
}

} // namespace navsmith::systems::source_nav
