#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/rule_functions.h"
#include "core/systems/shared/path_checks.h"

#include <fmt/format.h>

#include <vector>

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;
using model::Transaction;

void checkTail(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto bytes = m.get(file::tail, row).size(); bytes > 0)
            out.add(row, fmt::format("{} bytes lie behind the links (expected none, or zeros to a multiple of 2048)",
                                     bytes));
    }
}

void fixTail(Transaction& tx, const Issue& issue) {
    tx.set(file::tail, issue.element.slot, std::string());
}

void checkTotal(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto cars = m.get(file::carExcess, row);
        const auto intersections = m.get(file::intersectionExcess, row);
        if (cars != 0 || intersections != 0)
            out.add(row, fmt::format("The header counts {:+} car nodes and {:+} intersections against what the file "
                                     "holds (expected their sum to be the number of nodes)",
                                     cars, intersections));
    }
}

void fixTotal(Transaction& tx, const Issue& issue) {
    tx.set(file::carExcess, issue.element.slot, 0);
    tx.set(file::intersectionExcess, issue.element.slot, 0);
}

void checkLinkRanges(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (!m.get(file::linkLayout, row).empty())
            out.add(row, "The nodes' links overlap, leave gaps or end outside the table (expected ranges that run on "
                         "in the order of the nodes)");
    }
}

void fixLinkRanges(Transaction& tx, const Issue& issue) {
    tx.set(file::linkLayout, issue.element.slot, std::string());
}

void checkLimits(const Model& m, RowSpan rows, Findings& out) {
    std::vector<std::size_t> nodes(m.capacity(kFile));
    std::vector<std::size_t> links(m.capacity(kFile));
    m.forEachLive(kNode, [&](Slot n) { ++nodes[m.get(node::file, n).slot()]; });
    m.forEachLive(kLink, [&](Slot l) { ++links[m.get(node::file, m.get(link::owner, l).slot()).slot()]; });
    for (const Slot row : rows) {
        if (nodes[row] > kMaxNodes)
            out.add(row, fmt::format("{} nodes (expected at most {})", nodes[row], kMaxNodes));
        else if (links[row] > kMaxFileLinks)
            out.add(row, fmt::format("{} links (expected at most {})", links[row], kMaxFileLinks));
    }
}

void checkNeighboursOpen(const Model& m, RowSpan rows, Findings& out) {
    paths::checkNeighboursOpen(kGraph, m, rows, out);
}

} // namespace navsmith::systems::gta_iv_paths
