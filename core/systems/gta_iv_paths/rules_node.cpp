#include "core/model/wording.h"
#include "core/systems/gta_iv_paths/edge_edits.h"
#include "core/systems/gta_iv_paths/rules.h"
#include "core/systems/shared/path_checks.h"
#include "core/systems/shared/path_rules.h"
#include "formats/gta_iv/path_file.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

namespace navsmith::systems::gta_iv_paths {

namespace {

/// Whether the flag of nodes without links is wrong; false where the assumption does not hold.
bool disabledWrong(const Model& m, Slot n) {
    const bool flagged = (m.get(node::flags, n) & flag::linkingDisabled) != 0;
    return holdsAtNode(m, n, assumption::linkingDisabled) && flagged != (linkCount(m, n) == 0);
}

bool countWrong(const Model& m, Slot n) {
    return holdsAtNode(m, n, assumption::linkCount) && flag::storedCount(m.get(node::flags, n)) != linkCount(m, n);
}

void checkSearchCost(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto cost = m.get(node::searchCost, row); cost != gta_iv::kNotVisited)
            out.add(row, texts::format("Search cost is 0x{:04X} (expected 0x7FFE, not visited)", cost));
    }
}

void fixSearchCost(Transaction& tx, const Issue& issue) {
    tx.set(node::searchCost, issue.element.slot, gta_iv::kNotVisited);
}

void checkStoredCount(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (countWrong(m, row))
            out.add(row, texts::format("The stored link count is {}, but the node has {}",
                                       flag::storedCount(m.get(node::flags, row)), linkCount(m, row)));
    }
}

void fixStoredCount(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot n = issue.element.slot;
    const auto links = linkCount(m, n);
    if (countWrong(m, n) && links <= kMaxLinks)
        tx.set(node::flags, n, flag::withCount(m.get(node::flags, n), links));
}

void checkLinkingDisabled(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (disabledWrong(m, row))
            out.add(row, linkCount(m, row) == 0 ? texts::format("The node has no links, but linking is not disabled")
                                                : texts::format("Linking is disabled, but the node has links"));
    }
}

void fixLinkingDisabled(Transaction& tx, const Issue& issue) {
    const Slot n = issue.element.slot;
    if (disabledWrong(tx.model(), n))
        tx.set(node::flags, n, tx.model().get(node::flags, n) ^ flag::linkingDisabled);
}

void checkIntersection(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (typeOf(m, row) != NodeType::Intersection)
            continue;
        if (const auto links = linkCount(m, row); links > 0)
            out.add(row, texts::format("The intersection has {} (expected none)", model::counted(links, "link")));
    }
}

void fixIntersection(Transaction& tx, const Issue& issue) {
    const Slot n = issue.element.slot;
    if (linkCount(tx.model(), n) == 0)
        return;
    tx.set(node::group, n, std::uint8_t{0});
    tx.moveLast(issue.element);
}

void checkIsolated(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (typeOf(m, row) != NodeType::Intersection && linkCount(m, row) == 0)
            out.add(row, texts::format("The {} node has no links", typeName(typeOf(m, row))));
    }
}

constexpr model::Column<std::uint32_t> kNodeRank{kNode, model::kRank};

/// For rules about nodes: their links, and what is assumed of the set of files.
Dependencies nodeLinks() {
    return {at({against(link::owner)}, link::owner), own(node::file), at({along(node::file)}, file::assumptions)};
}

} // namespace

std::vector<Rule> nodeRules() {
    return {
        {"IV003",
         "The stored area and ID match the node's position in the files",
         "Wrong stored area or ID",
         Error,
         kNode,
         paths::over<kGraph, paths::checkAddress>,
         {own(node::addressError)},
         false,
         paths::over<kGraph, paths::fixAddress>,
         "Renumber Node"},
        {"IV007",
         "The search cost is 0x7FFE",
         "Search cost is not 0x7FFE",
         Error,
         kNode,
         checkSearchCost,
         {own(node::searchCost)},
         false,
         fixSearchCost,
         "Set to 0x7FFE"},
        {"IV013", "The stored link count is correct", "Wrong stored link count", Warning, kNode, checkStoredCount,
         nodeLinks() + own(node::flags), false, fixStoredCount, "Recount Links"},
        {"IV014", "'Linking disabled' is set exactly on nodes without links", "Wrong 'Linking disabled' flag", Warning,
         kNode, checkLinkingDisabled, nodeLinks() + own(node::flags), false, fixLinkingDisabled, "Correct Flag"},
        {"IV015", "The node lies in the square of its area", "Node outside the square of its area", Warning, kNode,
         paths::over<kGraph, paths::checkSquare>, paths::square(kGraph), false, paths::over<kGraph, paths::fixSquare>,
         "Move to Correct File"},
        {"IV017", "Intersections have no links", "Intersection with links", Warning, kNode, checkIntersection,
         nodeLinks() + own(node::group), false, fixIntersection, "Change to Car Node"},
        {"IV021", "The node has links", "Node without links", Note, kNode, checkIsolated,
         nodeLinks() + own(node::group, node::flags)},
        {"IV022",
         "One node of a type at a position",
         "Several nodes of a type at the same position",
         Note,
         kNode,
         paths::over<kGraph, paths::checkSamePlace, nodeTypeName>,
         {own(node::x, node::y, node::z, node::flags, node::group, node::file, kNodeRank)},
         true},
    };
}

} // namespace navsmith::systems::gta_iv_paths
