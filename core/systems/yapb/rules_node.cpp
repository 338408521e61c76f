#include "core/checks/dependencies.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/camps.h"
#include "core/systems/yapb/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <vector>

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

constexpr float kWorldEdge = 4096;
constexpr float kLargestRadius = 128;
constexpr std::array kNumbers{node::x,      node::y,        node::z,      node::startPitch, node::startYaw,
                              node::startZ, node::endPitch, node::endYaw, node::endZ,       node::radius};

void checkNumber(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (const auto offset = m.get(node::numberOffset, n); offset != 0)
            out.add(n, texts::format("Stored as number {}",
                                     static_cast<std::int64_t>(m.order(kNode).position(n)) + offset));
    }
}

void fixNumber(Transaction& tx, const Issue& issue) {
    tx.set(node::numberOffset, issue.element.slot, 0);
}

void checkFinite(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (!std::ranges::all_of(kNumbers, [&](const auto& column) { return std::isfinite(m.get(column, n)); }))
            out.add(n, texts::format("A position, direction or radius that is no number"));
    }
}

void fixFinite(Transaction& tx, const Issue& issue) {
    for (const auto& column : kNumbers) {
        if (!std::isfinite(tx.model().get(column, issue.element.slot)))
            tx.set(column, issue.element.slot, 0.0F);
    }
}

void checkPlaces(const Model& m, Rows rows, Findings& out) {
    using Place = std::array<float, 3>;
    std::vector<std::tuple<Place, std::size_t, Slot>> nodes; // with their rank
    for (const Slot n : m.order(kNode).all()) {
        if (const auto at = placeOf(m, n))
            nodes.emplace_back(Place{at->x, at->y, at->z}, nodes.size(), n);
    }
    std::ranges::sort(nodes);
    std::vector<Slot> firstAt(m.capacity(kNode), model::kNoSlot); // by node: the first one at its place
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& [place, rank, n] = nodes[i];
        const bool isSame = i > 0 && std::get<Place>(nodes[i - 1]) == place;
        firstAt[n] = isSame ? firstAt[std::get<Slot>(nodes[i - 1])] : n;
    }
    for (const Slot n : rows) {
        if (const Slot other = firstAt[n]; other != n && other != model::kNoSlot)
            out.add(n, texts::format("At the place of node {}", m.order(kNode).position(other)),
                    model::Element{kNode, other});
    }
}

void checkLinks(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        std::size_t leaving = 0;
        std::size_t arriving = 0;
        m.forEachReferrer(link::owner, n, [&](Slot) { ++leaving; });
        m.forEachReferrer(link::target, n, [&](Slot) { ++arriving; });
        if (leaving == 0 && arriving == 0)
            out.add(n, Error, texts::format("No link leads here or away"));
        else if (leaving == 0)
            out.add(n, texts::format("No link leads away"));
        else if (arriving == 0)
            out.add(n, texts::format("No link leads here"));
    }
}

void checkInWorld(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        const auto at = placeOf(m, n);
        if (at && std::max({std::abs(at->x), std::abs(at->y), std::abs(at->z)}) > kWorldEdge)
            out.add(n, texts::format("At ({:.0f}, {:.0f}, {:.0f}), outside the world", at->x, at->y, at->z));
    }
}

bool isZero(const Direction& direction) {
    return direction.pitch == 0 && direction.yaw == 0;
}

void checkCamp(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        const auto first = firstDirection(m, n);
        const auto last = lastDirection(m, n);
        if (!has(m, n, kCamp) || looksAtPlaces(m, n))
            continue;
        if (isZero(last))
            out.add(n, texts::format("A camp without its last direction: YaPB's check fails"));
        else if (isZero(first))
            out.add(n, Note, texts::format("A camp without its first direction"));
        else if (first.pitch == last.pitch && first.yaw == last.yaw)
            out.add(n, texts::format("A camp from which bots look one way only"));
    }
}

void fixCamp(Transaction& tx, const Issue& issue) {
    constexpr float half = 45;
    const auto& m = tx.model();
    const Slot n = issue.element.slot;
    const auto first = firstDirection(m, n);
    const auto last = lastDirection(m, n);
    if (isZero(last) || isZero(first)) {
        // The other direction is the middle of what they look at.
        const auto middle = isZero(last) ? first : last;
        tx.set(node::startPitch, n, middle.pitch);
        tx.set(node::endPitch, n, middle.pitch);
        tx.set(node::startYaw, n, storedYaw(middle.yaw - half));
        tx.set(node::endYaw, n, storedYaw(middle.yaw + half));
    } else if (first.pitch == last.pitch && first.yaw == last.yaw) {
        tx.set(node::startYaw, n, storedYaw(first.yaw - half));
        tx.set(node::endYaw, n, storedYaw(last.yaw + half));
    }
}

void checkAngles(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (has(m, n, kCamp) && looksAtPlaces(m, n))
            out.add(n, texts::format("A camp whose directions are no angles: old editors stored places"));
    }
}

void fixAngles(Transaction& tx, const Issue& issue) {
    if (looksAtPlaces(tx.model(), issue.element.slot))
        aimFromPlaces(tx, issue.element.slot);
}

void checkThird(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (has(m, n, kCamp) && (m.get(node::startZ, n) != 0 || m.get(node::endZ, n) != 0))
            out.add(n, texts::format("A third number of a direction, which the bots ignore"));
    }
}

void fixThird(Transaction& tx, const Issue& issue) {
    tx.set(node::startZ, issue.element.slot, 0.0F);
    tx.set(node::endZ, issue.element.slot, 0.0F);
}

void checkSniper(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (has(m, n, kSniper) && !has(m, n, kCamp))
            out.add(n, texts::format("For snipers, but no camp"));
    }
}

void fixSniper(Transaction& tx, const Issue& issue) {
    tx.set(node::flags, issue.element.slot, tx.model().get(node::flags, issue.element.slot) & ~std::uint32_t{kSniper});
}

void checkTeams(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (has(m, n, kTOnly) && has(m, n, kCtOnly))
            out.add(n, texts::format("For terrorists and for counter-terrorists: only the first counts"));
    }
}

void fixTeams(Transaction& tx, const Issue& issue) {
    tx.set(node::flags, issue.element.slot, tx.model().get(node::flags, issue.element.slot) & ~std::uint32_t{kCtOnly});
}

void checkBits(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (const auto odd = m.get(node::flags, n) & ~knownNodeFlags(); odd != 0)
            out.add(n, texts::format("Flag bits 0x{:X} have no meaning for YaPB", odd));
    }
}

void fixBits(Transaction& tx, const Issue& issue) {
    tx.set(node::flags, issue.element.slot, tx.model().get(node::flags, issue.element.slot) & knownNodeFlags());
}

void checkVisible(const Model& m, Rows rows, Findings& out) {
    const Slot f = fileRow(m);
    if (f == model::kNoSlot || isPwf(m, f))
        return;
    const auto count = m.count(kNode);
    for (const Slot n : rows) {
        const auto most = std::max(m.get(node::seenStanding, n), m.get(node::seenCrouched, n));
        if (most > count)
            out.add(n, texts::format("{} visible nodes of {}", most, count));
    }
}

void fixVisible(Transaction& tx, const Issue& issue) {
    tx.set(node::seenStanding, issue.element.slot, std::uint16_t{0});
    tx.set(node::seenCrouched, issue.element.slot, std::uint16_t{0});
}

void checkRadius(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        const float radius = m.get(node::radius, n);
        if (radius < 0 || radius > kLargestRadius)
            out.add(n, texts::format("Radius {:.0f} (expected 0 to {})", radius, kLargestRadius));
        else if (radius > 0 && has(m, n, kLadder | kGoal | kCamp | kRescue))
            out.add(n, Note, texts::format("Radius {:.0f} at a place to which bots should go exactly", radius));
    }
}

void fixRadius(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot n = issue.element.slot;
    const bool exact = has(m, n, kLadder | kGoal | kCamp | kRescue);
    tx.set(node::radius, n, exact ? 0.0F : std::clamp(m.get(node::radius, n), 0.0F, kLargestRadius));
}

void checkDisplay(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (const float display = m.get(node::display, n); display != 0)
            out.add(n, texts::format("The time of display is {} (expected 0)", display));
    }
}

void fixDisplay(Transaction& tx, const Issue& issue) {
    tx.set(node::display, issue.element.slot, 0.0F);
}

void checkLight(const Model& m, Rows rows, Findings& out) {
    constexpr float most = 100;
    for (const Slot n : rows) {
        const float light = m.get(node::light, n);
        const bool isPlausible = (light >= 0 && light <= most) || light == kNoLightInMap;
        if (!isPlausible && light != kLightUnknown)
            out.add(n, texts::format("Light {} (expected 0 to 100)", light));
    }
}

void fixLight(Transaction& tx, const Issue& issue) {
    tx.set(node::light, issue.element.slot, kLightUnknown);
}

void checkLeftovers(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (!m.get(node::leftovers, n).empty())
            out.add(n, texts::format("Bytes of old links in free slots"));
    }
}

void fixLeftovers(Transaction& tx, const Issue& issue) {
    tx.set(node::leftovers, issue.element.slot, std::string());
}

} // namespace

std::vector<Rule> nodeRules() {
    constexpr model::Column<std::uint32_t> rank{kNode, model::kRank};
    const Dependencies directions{own(node::flags, node::startPitch, node::startYaw, node::endPitch, node::endYaw)};
    return {
        {.id = "YB010",
         .title = "Nodes have the numbers of their places",
         .fault = "Node with another number",
         .severity = Error,
         .type = kNode,
         .check = checkNumber,
         .dependsOn = {own(node::numberOffset)},
         .fix = fixNumber,
         .fixTitle = "Store Its Place"},
        {.id = "YB011",
         .title = "Positions, directions and radii are numbers",
         .fault = "Value that is no number",
         .severity = Error,
         .type = kNode,
         .check = checkFinite,
         .dependsOn = {own(node::x, node::y, node::z, node::startPitch, node::startYaw, node::startZ, node::endPitch,
                           node::endYaw, node::endZ, node::radius)},
         .fix = fixFinite,
         .fixTitle = "Set Them to 0"},
        {.id = "YB012",
         .title = "Each node has a place of its own",
         .fault = "Two nodes at one place",
         .severity = Warning,
         .type = kNode,
         .check = checkPlaces,
         .dependsOn = {own(node::x, node::y, node::z, rank)},
         .wholeDocument = true},
        {.id = "YB013",
         .title = "Links lead to and from each node",
         .fault = "Node without links",
         .severity = Warning,
         .type = kNode,
         .check = checkLinks,
         .dependsOn = {at({against(link::owner)}, link::owner), at({against(link::target)}, link::target)}},
        {.id = "YB014",
         .title = "Nodes are in the world",
         .fault = "Node outside the world",
         .severity = Warning,
         .type = kNode,
         .check = checkInWorld,
         .dependsOn = {own(node::x, node::y, node::z)}},
        {.id = "YB015",
         .title = "Camps have two directions",
         .fault = "Camp that looks one way",
         .severity = Warning,
         .type = kNode,
         .check = checkCamp,
         .dependsOn = directions,
         .fix = fixCamp,
         .fixTitle = "Look to Both Sides"},
        {.id = "YB016",
         .title = "Directions of camps are angles",
         .fault = "Camp direction that is no angle",
         .severity = Warning,
         .type = kNode,
         .check = checkAngles,
         .dependsOn = directions,
         .fix = fixAngles,
         .fixTitle = "Look at the Stored Places"},
        {.id = "YB017",
         .title = "Directions of camps are two angles each",
         .fault = "Third number of a direction",
         .severity = Note,
         .type = kNode,
         .check = checkThird,
         .dependsOn = {own(node::flags, node::startZ, node::endZ)},
         .fix = fixThird,
         .fixTitle = "Set It to 0"},
        {.id = "YB018",
         .title = "Snipers have camps",
         .fault = "Sniper node that is no camp",
         .severity = Warning,
         .type = kNode,
         .check = checkSniper,
         .dependsOn = {own(node::flags)},
         .fix = fixSniper,
         .fixTitle = "Clear the Flag"},
        {.id = "YB019",
         .title = "Nodes belong to one team",
         .fault = "Node of both teams",
         .severity = Warning,
         .type = kNode,
         .check = checkTeams,
         .dependsOn = {own(node::flags)},
         .fix = fixTeams,
         .fixTitle = "Leave It to the Terrorists"},
        {.id = "YB020",
         .title = "YaPB knows the flags of nodes",
         .fault = "Flags of other bots",
         .severity = Note,
         .type = kNode,
         .check = checkBits,
         .dependsOn = {own(node::flags)},
         .fix = fixBits,
         .fixTitle = "Clear the Flags"},
        {.id = "YB021",
         .title = "Nodes see no more nodes than there are",
         .fault = "Impossible number of visible nodes",
         .severity = Note,
         .type = kNode,
         .check = checkVisible,
         .dependsOn = {own(node::seenStanding, node::seenCrouched),
                       at({along(node::file), against(node::file)}, node::file), // how many there are
                       {{}, kFile, {file::container.column}}},
         .fix = fixVisible,
         .fixTitle = "Set It to 0"},
        {.id = "YB022",
         .title = "Radii suit the nodes",
         .fault = "Radius that does not suit the node",
         .severity = Warning,
         .type = kNode,
         .check = checkRadius,
         .dependsOn = {own(node::radius, node::flags)},
         .fix = fixRadius,
         .fixTitle = "Limit the Radius"},
        {.id = "YB023",
         .title = "The time of display is 0",
         .fault = "Time of display",
         .severity = Note,
         .type = kNode,
         .check = checkDisplay,
         .dependsOn = {own(node::display)},
         .fix = fixDisplay,
         .fixTitle = "Set It to 0"},
        {.id = "YB024",
         .title = "Light is between 0 and 100, or unknown",
         .fault = "Impossible light",
         .severity = Warning,
         .type = kNode,
         .check = checkLight,
         .dependsOn = {own(node::light)},
         .fix = fixLight,
         .fixTitle = "Make It Unknown"},
        {.id = "YB025",
         .title = "Free slots are empty",
         .fault = "Bytes in free slots",
         .severity = Note,
         .type = kNode,
         .check = checkLeftovers,
         .dependsOn = {own(node::leftovers)},
         .fix = fixLeftovers,
         .fixTitle = "Clear the Slots"},
    };
}

} // namespace navsmith::systems::yapb
