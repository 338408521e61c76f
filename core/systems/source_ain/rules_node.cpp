#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/generation/graph_builder.h"
#include "core/systems/source_ain/generation/link_tester.h"
#include "core/systems/source_ain/generation/zones.h"
#include "core/systems/source_ain/rules.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <tuple>

namespace navsmith::systems::source_ain {

using model::against;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

namespace info = generation::info;
using checks::at;
using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

constexpr float kWorldEdge = 16384;

/// If some zones are computed, a wrong one separates connected nodes.
void checkZone(const Model& m, Rows rows, Findings& out) {
    bool anyComputed = false;
    m.forEachLive(kNode,
                  [&](Slot n) { anyComputed = anyComputed || m.get(node::zone, n) != generation::kZoneUnknown; });
    if (!anyComputed)
        return; // AI004
    const auto zones = zonesByNumber(m);
    for (const Slot n : rows) {
        const auto zone = m.get(node::zone, n);
        if (const auto expected = zones[numberOf(m, n)]; zone != expected)
            out.add(n, texts::format("Zone {} (expected {}): the game takes nodes of different zones for unconnected",
                                     zone, expected));
    }
}

void checkPlace(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        const auto at = originOf(m, n);
        if (!isFinite(at))
            out.add(n, texts::format("The position is no place"));
        else if (std::max({std::abs(at.x), std::abs(at.y), std::abs(at.z)}) > kWorldEdge)
            out.add(n, texts::format("Outside the world, which ends at {}", kWorldEdge));
        else if (!std::isfinite(m.get(node::yaw, n)))
            out.add(n, texts::format("The yaw is no angle"));
    }
}

/// Exits of ladders share the place of their node.
bool mayShare(const Model& m, Slot n) {
    return isDeleted(m, n) || kindOf(m, n) == NodeKind::Climb || !placeOf(m, n);
}

void checkSamePlace(const Model& m, Rows rows, Findings& out) {
    std::map<std::tuple<float, float, float>, Slot> first;
    for (const Slot n : m.order(kNode).all()) {
        if (!mayShare(m, n))
            first.try_emplace({m.get(node::x, n), m.get(node::y, n), m.get(node::z, n)}, n);
    }
    for (const Slot n : rows) {
        if (mayShare(m, n))
            continue;
        const Slot other = first.at({m.get(node::x, n), m.get(node::y, n), m.get(node::z, n)});
        if (other != n)
            out.add(n,
                    texts::format("At the place of node {}: the game deletes the second of them", numberOf(m, other)),
                    model::Element{kNode, other});
    }
}

void checkDeleted(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (isDeleted(m, n))
            out.add(n, texts::format("Deleted: it only keeps the numbers of the others"));
    }
}

void checkType(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        const auto type = m.get(node::type, n);
        if (type > generation::node_type::kWater)
            out.add(n, texts::format("Type {} (expected 0 to 5)", type));
        else if (kindOf(m, n) == NodeKind::Other)
            out.add(n, Note, texts::format("A type that the game's builder never writes"));
    }
}

void checkOffsets(const Model& m, Rows rows, Findings& out) {
    const auto hulls = hullCount(m);
    for (const Slot n : rows) {
        if (kindOf(m, n) != NodeKind::Ground || has(m, n, info::dontDrop(versionOf(m))))
            continue;
        bool any = false;
        bool finite = true;
        for (std::size_t h = 0; h < hulls; ++h) {
            const float offset = m.get(node::offset(h), n);
            any = any || offset != 0;
            finite = finite && std::isfinite(offset);
        }
        if (!finite)
            out.add(n, Error, texts::format("An offset is no height"));
        else if (!any)
            out.add(n, texts::format("No offsets: hulls stand at the node itself, not on the floor"));
    }
}

void checkFallen(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        const auto record = recordOf(m, n);
        if (generation::LinkTester::isFallen(record))
            out.add(n, texts::format("The floor is {:.0f} below: the game links no node that is more than 100 above it",
                                     -record.offsets[generation::kSmallCentered] + 20));
    }
}

void checkId(const Model& m, Rows rows, Findings& out) {
    std::map<std::int32_t, Slot> first;
    for (const Slot n : m.order(kNode).all()) {
        if (m.get(node::id, n) > 0)
            first.try_emplace(m.get(node::id, n), n);
    }
    for (const Slot n : rows) {
        const auto id = m.get(node::id, n);
        if (id <= 0)
            continue;
        if (const Slot other = first.at(id); other != n)
            out.add(
                n,
                texts::format("Node {} has the id {}, too: links of the map may go to either", numberOf(m, other), id),
                model::Element{kNode, other});
    }
}

void checkClimb(const Model& m, Rows rows, Findings& out) {
    constexpr auto bits = info::kClimbBottom | info::kClimbOn | info::kClimbExits;
    for (const Slot n : rows) {
        const auto count = std::popcount(m.get(node::info, n) & bits);
        if (kindOf(m, n) == NodeKind::Climb && count != 1)
            out.add(n, count == 0 ? texts::format("A climb node that is neither bottom nor on the ladder nor an exit")
                                  : texts::format("A climb node that is several things at once"));
        else if (kindOf(m, n) != NodeKind::Climb && count != 0)
            out.add(n, Note, texts::format("Flags of a ladder at a node of another type"));
    }
}

void checkLinkCount(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (const auto count = countLinks(m, n); count > generation::kMostLinksOfNode)
            out.add(n, texts::format("{} (expected at most {}): the game drops those behind",
                                     model::counted(count, "link"), generation::kMostLinksOfNode));
    }
}

/// The links that the game drops: it takes them in the order of the file, as long as both ends have room.
void fixLinkCount(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    if (!m.isLive(issue.element))
        return;
    const auto links = linksOf(m, issue.element.slot);
    std::vector<model::Element> surplus;
    for (std::size_t i = generation::kMostLinksOfNode; i < links.size(); ++i)
        surplus.push_back({kLink, links[i]});
    tx.erase(surplus);
}

void checkLonely(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (!isDeleted(m, n) && !generation::LinkTester::isFallen(recordOf(m, n)) && countLinks(m, n) == 0)
            out.add(n, texts::format("No links: NPCs never come here"));
    }
}

std::uint32_t knownInfo(std::int32_t version) {
    const bool isWide = source::ainInfoMask(version) != 0xFFFFU;
    const std::size_t hullsWithBits = isWide ? 12 : 10;
    auto bits = info::kClimbBottom | info::kClimbOn | info::kClimbExits | info::dontDrop(version);
    constexpr std::uint32_t legacy = 1U << 14U;
    for (std::size_t h = 0; h < hullsWithBits; ++h)
        bits |= info::forced(version, h);
    return isWide ? bits | legacy : bits;
}

void checkInfo(const Model& m, Rows rows, Findings& out) {
    const auto bitsWithMeaning = knownInfo(versionOf(m));
    for (const Slot n : rows) {
        if (const auto unknown = m.get(node::info, n) & ~bitsWithMeaning; unknown != 0)
            out.add(n, texts::format("Flags without a meaning: 0x{:X}", unknown));
    }
}

void fixInfo(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    if (m.isLive(issue.element))
        tx.set(node::info, issue.element.slot, m.get(node::info, issue.element.slot) & knownInfo(versionOf(m)));
}

} // namespace

std::vector<Rule> nodeRules() {
    const auto place = own(node::x, node::y, node::z);
    const auto kind = own(node::type, node::info);
    const Dependencies links{at({against(link::source)}, link::target), at({against(link::target)}, link::source)};
    const auto offsets = model::Dependency{{}, kNode, {}};
    constexpr model::Column<std::uint32_t> rank{kNode, model::kRank};
    return {{.id = "AI010",
             .title = "Zones are those of the connected parts",
             .fault = "Wrong zone",
             .severity = Error,
             .type = kNode,
             .check = checkZone,
             .dependsOn = {own(node::zone, rank), own(link::source, link::target)},
             .wholeDocument = true,
             .fix = fixAllZones,
             .fixTitle = "Compute the Zones",
             .fixAppliesToAll = true},
            {.id = "AI011",
             .title = "Nodes lie in the world",
             .fault = "Node outside the world",
             .severity = Error,
             .type = kNode,
             .check = checkPlace,
             .dependsOn = {own(node::x, node::y, node::z, node::yaw)}},
            {.id = "AI012",
             .title = "Each node has a place of its own",
             .fault = "Two nodes at one place",
             .severity = Warning,
             .type = kNode,
             .check = checkSamePlace,
             .dependsOn = {place, own(node::type, rank)},
             .wholeDocument = true},
            {.id = "AI013",
             .title = "Nodes are in use",
             .fault = "Deleted node",
             .severity = Note,
             .type = kNode,
             .check = checkDeleted,
             .dependsOn = {kind}},
            {.id = "AI014",
             .title = "The types of nodes are known",
             .fault = "Unusual type",
             .severity = Error,
             .type = kNode,
             .check = checkType,
             .dependsOn = {kind}},
            {.id = "AI015",
             .title = "Ground nodes know their floor",
             .fault = "Ground node without offsets",
             .severity = Note,
             .type = kNode,
             .check = checkOffsets,
             .dependsOn = {offsets, own(file::hulls, file::version)},
             .fixTitle = "Drop the Hulls to the Floor",
             .fixEdit = {.id = "drop"}},
            {.id = "AI016",
             .title = "Nodes are near their floor",
             .fault = "Node far above the floor",
             .severity = Warning,
             .type = kNode,
             .check = checkFallen,
             .dependsOn = {offsets}},
            {.id = "AI017",
             .title = "Ids are unique",
             .fault = "Id of two nodes",
             .severity = Warning,
             .type = kNode,
             .check = checkId,
             .dependsOn = {own(node::id, rank)},
             .wholeDocument = true},
            {.id = "AI018",
             .title = "Climb nodes say where on the ladder they are",
             .fault = "Climb node without its place on the ladder",
             .severity = Error,
             .type = kNode,
             .check = checkClimb,
             .dependsOn = {kind}},
            {.id = "AI019",
             .title = "Nodes have no more links than the game keeps",
             .fault = "More links than the game keeps",
             .severity = Error,
             .type = kNode,
             .check = checkLinkCount,
             .dependsOn = links,
             .fix = fixLinkCount,
             .fixTitle = "Delete the Links that the Game Drops"},
            {.id = "AI020",
             .title = "Links lead to nodes",
             .fault = "Node without links",
             .severity = Note,
             .type = kNode,
             .check = checkLonely,
             .dependsOn = links + offsets},
            {.id = "AI021",
             .title = "The flags of nodes are known",
             .fault = "Flags of a node without a meaning",
             .severity = Note,
             .type = kNode,
             .check = checkInfo,
             .dependsOn = {kind, own(file::version)},
             .fix = fixInfo,
             .fixTitle = "Clear the Flags"}};
}

} // namespace navsmith::systems::source_ain
