#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <vector>

namespace navsmith::systems::gta_iv_paths {

namespace {

void checkTail(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto bytes = m.get(file::tail, row).size(); bytes > 0)
            out.add(row, texts::format("Bytes after the links: {} (expected none, or zeros up to a multiple of 2048)",
                                       bytes));
    }
}

void fixTail(Transaction& tx, const Issue& issue) {
    tx.set(file::tail, issue.element.slot, std::string());
}

void checkTotal(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto cars = m.get(file::carExcess, row);
        const auto intersections = m.get(file::intersectionExcess, row);
        if (cars != 0 || intersections != 0)
            out.add(row, texts::format("The counts in the header are off by {:+} car nodes and {:+} intersections "
                                       "(expected a sum equal to the number of nodes)",
                                       cars, intersections));
    }
}

void fixTotal(Transaction& tx, const Issue& issue) {
    tx.set(file::carExcess, issue.element.slot, 0);
    tx.set(file::intersectionExcess, issue.element.slot, 0);
}

void checkLimits(const Model& m, Rows rows, Findings& out) {
    std::vector<std::size_t> nodes(m.capacity(kFile));
    std::vector<std::size_t> links(m.capacity(kFile));
    m.forEachLive(kNode, [&](Slot n) { ++nodes[m.get(node::file, n).slot()]; });
    m.forEachLive(kLink, [&](Slot l) { ++links[m.get(node::file, m.get(link::owner, l).slot()).slot()]; });
    for (const Slot row : rows) {
        if (nodes[row] > kMaxNodes)
            out.add(row, texts::format("{} nodes (expected at most {})", nodes[row], kMaxNodes));
        else if (links[row] > kMaxFileLinks)
            out.add(row, texts::format("{} links (expected at most {})", links[row], kMaxFileLinks));
    }
}

} // namespace

std::vector<Rule> fileRules() {
    return {
        {"IV001",
         "No bytes follow the links",
         "Bytes after the links",
         Error,
         kFile,
         checkTail,
         {own(file::tail)},
         false,
         fixTail,
         "Remove Trailing Bytes"},
        {"IV002",
         "The counts of car nodes and intersections add up",
         "Counts in the header do not add up",
         Error,
         kFile,
         checkTotal,
         {own(file::carExcess, file::intersectionExcess)},
         false,
         fixTotal,
         "Recount Nodes"},
        {"IV006", "Nodes and links within the limits", "Too many nodes or links in an area", Error, kFile, checkLimits,
         at({against(node::file)}, node::file) + at({against(node::file), against(link::owner)}, link::owner)},
    };
}

} // namespace navsmith::systems::gta_iv_paths
