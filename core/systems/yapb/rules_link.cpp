#include "core/checks/dependencies.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/jumps.h"
#include "core/systems/yapb/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <limits>
#include <optional>

namespace navsmith::systems::yapb {

using model::against;
using model::along;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

using checks::at;
using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

constexpr model::Column<std::uint32_t> kLinkRank{kLink, model::kRank};
constexpr std::uint16_t kKnownLinkFlags = kJump | kHelper;
constexpr std::int32_t kLongestDistance = std::numeric_limits<std::int16_t>::max();
constexpr float kHurts = 200; ///< units of a fall

void checkTarget(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ref = m.get(link::target, l);
        if (ref.isSlot())
            continue;
        out.add(l, ref.isNone() ? texts::format("The link leads nowhere")
                                : texts::format("The link leads to node {}, which does not exist",
                                                static_cast<std::int16_t>(m.rawValue(link::target, ref))));
    }
}

/// The length whose bits as a 32-bit float somebody stored; 0: none.
std::int32_t lengthInBits(std::int32_t stored) {
    constexpr float longest = 16384;
    const auto length = std::bit_cast<float>(stored);
    return stored > kLongestDistance && length >= 1 && length <= longest ? static_cast<std::int32_t>(length) : 0;
}

void checkDistance(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto distance = m.get(link::distance, l);
        if (const auto length = lengthInBits(distance); length != 0)
            out.add(l, Error, texts::format("Distance {}: the bits of the number {}", distance, length));
        else if (distance < 0)
            out.add(l, Error, texts::format("Distance {} (expected 0 or more)", distance));
        else if (distance > kLongestDistance)
            out.add(l, texts::format("Distance {}: the bots count to {}", distance, kLongestDistance));
        else if (distance == 0)
            out.add(l, texts::format("Distance 0: the way costs nothing"));
    }
}

void fixDistance(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    const auto distance = m.get(link::distance, l);
    const auto ends = endsOf(m, l);
    if (const auto length = lengthInBits(distance); length != 0)
        tx.set(link::distance, l, length);
    else if (ends && (distance <= 0 || distance > kLongestDistance))
        tx.set(link::distance, l, std::max(1, wholeDistance(originOf(m, ends->from), originOf(m, ends->to))));
}

/// The velocity that a jump should have; nothing if nobody can jump so far or high.
std::optional<glm::vec3> neededVelocity(const Model& m, Slot l) {
    const auto ends = endsOf(m, l);
    return ends ? jumpVelocity(feetOf(m, ends->from), feetOf(m, ends->to)) : std::nullopt;
}

void checkVelocity(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto velocity = velocityOf(m, l);
        if (!isFinite(velocity))
            out.add(l, Error, texts::format("A velocity that is no number"));
        else if (!isJump(m, l) && velocity != glm::vec3(0))
            out.add(l, Note, texts::format("A velocity, but the link is no jump"));
        else if (isJump(m, l) && velocity.x == 0 && velocity.y == 0 && neededVelocity(m, l))
            out.add(l, velocity.z == 0 ? texts::format("A jump without velocity: bots jump as fast as they are")
                                       : texts::format("A jump straight up"));
    }
}

void fixVelocity(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    const auto velocity = velocityOf(m, l);
    const auto needed = isJump(m, l) ? neededVelocity(m, l) : std::nullopt;
    if (needed && (!isFinite(velocity) || (velocity.x == 0 && velocity.y == 0)))
        setVelocity(tx, l, *needed);
    else if (!isJump(m, l) || !isFinite(velocity))
        setVelocity(tx, l, glm::vec3(0));
}

void checkPossible(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto velocity = velocityOf(m, l);
        if (isJump(m, l) && velocity.x == 0 && velocity.y == 0 && endsOf(m, l) && !neededVelocity(m, l))
            out.add(l, texts::format("A jump without velocity, too far or too high for a running player"));
    }
}

void checkLinkBits(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto flags = m.get(link::flags, l);
        if ((flags & ~kKnownLinkFlags) != 0)
            out.add(l, Error, texts::format("Flag bits 0x{:X} have no meaning", flags & ~kKnownLinkFlags));
        else if ((flags & kHelper) != 0)
            out.add(l, texts::format("It needs a helper, which only SyPB knows"));
    }
}

void fixLinkBits(Transaction& tx, const Issue& issue) {
    const auto flags = tx.model().get(link::flags, issue.element.slot);
    tx.set(link::flags, issue.element.slot, static_cast<std::uint16_t>(flags & kJump));
}

void checkFalls(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ends = endsOf(m, l);
        if (!ends || isJump(m, l) || has(m, ends->from, kLadder | kLift) || has(m, ends->to, kLadder | kLift))
            continue;
        const float rise = feetOf(m, ends->to).z - feetOf(m, ends->from).z;
        if (rise < -kHurts && findLink(m, ends->to, ends->from) != model::kNoSlot)
            out.add(l, texts::format("A fall of {:.0f} on a way that leads both ways", -rise));
    }
}

} // namespace

std::vector<Rule> linkRules() {
    const auto place = [](auto end) { return at({along(end)}, node::x, node::y, node::z, node::flags); };
    const Dependencies places{place(link::owner), place(link::target)};
    const Dependencies velocity{
        own(link::velocityX, link::velocityY, link::velocityZ, link::flags, link::owner, link::target)};
    return {{.id = "YB030",
             .title = "Links lead to nodes",
             .fault = "Link to a node that does not exist",
             .severity = Error,
             .type = kLink,
             .check = checkTarget,
             .dependsOn = {own(link::target)},
             .fix = checks::eraseElement,
             .fixTitle = "Delete the Link"},
            {.id = "YB034",
             .title = "Distances are lengths",
             .fault = "Distance that is no length",
             .severity = Warning,
             .type = kLink,
             .check = checkDistance,
             .dependsOn = {own(link::distance)},
             .fix = fixDistance,
             .fixTitle = "Measure the Distance"},
            {.id = "YB035",
             .title = "Jumps have velocities, walks have none",
             .fault = "Velocity that does not suit the link",
             .severity = Warning,
             .type = kLink,
             .check = checkVelocity,
             .dependsOn = velocity + places,
             .fix = fixVelocity,
             .fixTitle = "Compute the Velocity"},
            {.id = "YB036",
             .title = "YaPB knows the flags of links",
             .fault = "Flags of a link without a meaning",
             .severity = Note,
             .type = kLink,
             .check = checkLinkBits,
             .dependsOn = {own(link::flags)},
             .fix = fixLinkBits,
             .fixTitle = "Clear the Flags"},
            {.id = "YB037",
             .title = "Ways both ways do not hurt",
             .fault = "Fall that hurts on a way both ways",
             .severity = Warning,
             .type = kLink,
             .check = checkFalls,
             .dependsOn = Dependencies{own(link::flags), at({along(link::target), against(link::owner)}, link::owner,
                                                            link::target, link::slot, kLinkRank)} +
                          places},
            {.id = "YB038",
             .title = "Jumps are within reach",
             .fault = "Jump too far or too high",
             .severity = Warning,
             .type = kLink,
             .check = checkPossible,
             .dependsOn = velocity + places}};
}

} // namespace navsmith::systems::yapb
