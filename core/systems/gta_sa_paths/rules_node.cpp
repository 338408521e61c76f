#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/shared/path_checks.h"
#include "core/systems/shared/path_rules.h"
#include "formats/gta_sa/path_file.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

double units(Coordinate raw) {
    return raw / 8.0;
}

constexpr std::uint8_t kUsualPedWidth = 16; ///< 2 units: 29,994 of 37,650 stock ped nodes (section 4.2)

bool behaviourKnown(unsigned behaviour) {
    return behaviour <= 2 || behaviour == 8 || behaviour == 9;
}

bool roadClassRight(const Model& m, Slot row) {
    const auto roadClass = flag::roadClass(m.get(node::flags, row));
    return isPed(m, row) ? roadClass == 0 : roadClass <= 2;
}

/// The other nodes at a node's place, of its type. Fixes only: it looks at every node.
std::vector<Slot> nodesAtPlaceOf(const Model& m, Slot row) {
    const auto xs = m.column(node::x);
    const auto ys = m.column(node::y);
    std::vector<Slot> nodes;
    for (Slot other = 0; other < xs.size(); ++other) {
        if (xs[other] == xs[row] && ys[other] == ys[row] && other != row && m.isLive({kNode, other}) &&
            pointOf(m, other) == pointOf(m, row) && typeOf(m, other) == typeOf(m, row))
            nodes.push_back(other);
    }
    return nodes;
}

void checkSearchCost(const Model& m, Rows rows, Findings& out) {
    const auto costs = m.column(node::searchCost);
    for (const Slot row : rows) {
        if (costs[row] != gta_sa::kNotVisited)
            out.add(row,
                    texts::format("Search cost is 0x{:04X} (expected 0x7FFE, not visited): route finding breaks here",
                                  static_cast<std::uint16_t>(costs[row])));
    }
}

void fixSearchCost(Transaction& tx, const Issue& issue) {
    tx.set(node::searchCost, issue.element.slot, gta_sa::kNotVisited);
}

void checkLinkCount(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto count = linkCount(m, row);
        if (count > kMaxLinks)
            out.add(row, Error,
                    texts::format("{} links (expected at most {}: the count has 4 bits)", count, kMaxLinks));
        else if (count > kMaxPedLinks && isPed(m, row))
            out.add(
                row, Warning,
                texts::format("{} links (expected at most {} on a pedestrian node: the game adds one for an interior)",
                              count, kMaxPedLinks));
    }
}

void checkSwitchedOffCopy(const Model& m, Rows rows, Findings& out) {
    const auto flags = m.column(node::flags);
    for (const Slot row : rows) {
        const bool off = (flags[row] & flag::switchedOff) != 0;
        if (off != ((flags[row] & flag::switchedOffOriginal) != 0))
            out.add(row,
                    texts::format("'Switched off' is {}, but its copy (bit 8) is {} (expected the same)", off, !off));
    }
}

void fixSwitchedOffCopy(Transaction& tx, const Issue& issue) {
    const auto flags = tx.model().get(node::flags, issue.element.slot);
    const bool off = (flags & flag::switchedOff) != 0;
    tx.set(node::flags, issue.element.slot,
           off ? flags | flag::switchedOffOriginal : flags & ~flag::switchedOffOriginal);
}

void checkRoadClass(const Model& m, Rows rows, Findings& out) {
    const auto flags = m.column(node::flags);
    for (const Slot row : rows) {
        if (!roadClassRight(m, row))
            out.add(row,
                    texts::format("Road class is {} (expected {})", flag::roadClass(flags[row]),
                                  isPed(m, row) ? texts::format("0 on a pedestrian node") : texts::format("0 to 2")));
    }
}

void fixRoadClass(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    if (!roadClassRight(tx.model(), row))
        tx.set(node::flags, row, tx.model().get(node::flags, row) & ~flag::roadClassMask);
}

void checkIsolated(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (linkCount(m, row) == 0)
            out.add(row, texts::format("The node has no links: nothing can leave it"));
    }
}

void fixIsolated(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    bool reached = linkCount(m, issue.element.slot) > 0;
    m.forEachReferrer(link::target, issue.element.slot, [&](Slot) { reached = true; });
    if (!reached)
        tx.erase(issue.element);
}

void fixSamePlace(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    for (const Slot other : nodesAtPlaceOf(tx.model(), row)) {
        if (!mergeNodes(tx, std::min(row, other), std::max(row, other)) &&
            !mergeNodes(tx, std::max(row, other), std::min(row, other)))
            continue;
        if (!tx.model().isLive(issue.element))
            return;
    }
}

void checkUnknownBits(const Model& m, Rows rows, Findings& out) {
    const auto flags = m.column(node::flags);
    for (const Slot row : rows) {
        const auto behaviour = flag::behaviour(flags[row]);
        if (const auto unknown = flags[row] & flag::unknown; unknown != 0)
            out.add(row, texts::format("Flag bits 0x{:08X} are set; the stock game never sets them", unknown));
        else if (!behaviourKnown(behaviour))
            out.add(row, texts::format("Behaviour is {}; the stock game has 0, 1, 2, 8 and 9", behaviour));
    }
}

void checkBoatHeight(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto type = typeOf(m, row);
        if (type == NodeType::Boat && m.get(node::z, row) != 0)
            out.add(row, texts::format("Boat node at height {} (expected 0)", units(m.get(node::z, row))));
        else if (type == NodeType::Ped && m.get(node::width, row) == 0)
            out.add(row, texts::format("Pedestrian node of width 0 (expected more; usually 2 units)"));
    }
}

void fixBoatHeight(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    const auto type = typeOf(tx.model(), row);
    if (type == NodeType::Boat)
        tx.set(node::z, row, 0);
    else if (type == NodeType::Ped && tx.model().get(node::width, row) == 0)
        tx.set(node::width, row, kUsualPedWidth);
}

} // namespace

std::vector<Rule> nodeRules() {
    const auto place = paths::square(kGraph);
    const auto links = at({against(link::owner)}, link::owner);
    return {
        {"SA004",
         "The stored area and ID match the node's position in the files",
         "Stored area and ID do not match the node's position in the files",
         Error,
         kNode,
         paths::over<kGraph, paths::checkAddress>,
         {own(node::addressError)},
         false,
         paths::over<kGraph, paths::fixAddress>,
         "Renumber Node"},
        {"SA008",
         "The search cost is 0x7FFE",
         "Search cost is not 0x7FFE",
         Error,
         kNode,
         checkSearchCost,
         {own(node::searchCost)},
         false,
         fixSearchCost,
         "Set to 0x7FFE"},
        {"SA010", "At most 15 links, 11 on pedestrian nodes", "Too many links on a node", Error, kNode, checkLinkCount,
         own(node::group) + links},
        {"SA011", "Coordinates fit the file", "Coordinates do not fit the file", Error,
         kNode}, // stored as the file's i16: edits are clamped
        {"SA023", "The node lies in its own square", "Node outside its area's square", Warning, kNode,
         paths::over<kGraph, paths::checkSquare>, place, false, paths::over<kGraph, paths::fixSquare>,
         "Move to Correct Area"},
        {"SA035",
         "Bit 8 is a copy of 'Switched off'",
         "Bit 8 differs from 'Switched off'",
         Warning,
         kNode,
         checkSwitchedOffCopy,
         {own(node::flags)},
         false,
         fixSwitchedOffCopy,
         "Copy 'Switched Off' to Bit 8"},
        {"SA041",
         "Road class 0 to 2, 0 on pedestrian nodes",
         "Road class 3, or a road class on a pedestrian node",
         Warning,
         kNode,
         checkRoadClass,
         {own(node::flags, node::group)},
         false,
         fixRoadClass,
         "Clear Road Class"},
        {"SA050",
         "The node has links",
         "Node without links",
         Note,
         kNode,
         checkIsolated,
         {links},
         false,
         fixIsolated,
         "Delete Node"},
        {"SA051",
         "One node of a type at a position",
         "Several nodes of a type at the same position",
         Note,
         kNode,
         paths::over<kGraph, paths::checkSamePlace, nodeTypeName>,
         {own(node::x, node::y, node::z, node::flags, node::group, node::file, kNodeRank)},
         true,
         fixSamePlace,
         "Merge Nodes"},
        {"SA054",
         "Only known flags and behaviours",
         "Unknown flag or behaviour",
         Note,
         kNode,
         checkUnknownBits,
         {own(node::flags)}},
        {"SA055",
         "Boat nodes at height 0, pedestrian nodes with a width",
         "Boat node not at height 0, or pedestrian node without a width",
         Note,
         kNode,
         checkBoatHeight,
         {own(node::flags, node::group, node::z, node::width)},
         false,
         fixBoatHeight,
         "Set Height 0, Width 2"},
    };
}

} // namespace navsmith::systems::gta_sa_paths
