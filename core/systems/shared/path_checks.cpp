#include "core/systems/shared/path_checks.h"

#include "core/model/wording.h"
#include "core/systems/shared/link_ranges.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <tuple>
#include <vector>

namespace navsmith::systems::paths {

using checks::Findings;
using checks::Issue;
using model::Transaction;

namespace {

/// What is wrong with irregular link ranges, at the first place where something is.
std::string faultOf(const LinkRanges& layout, std::size_t links) {
    const auto owners = layout.owners(links);
    for (std::size_t n = 0; n < layout.claims.size(); ++n) {
        const auto [first, count] = layout.claims[n];
        if (count == 0)
            continue;
        if (first < 0 || static_cast<std::size_t>(first) + count > links)
            return texts::format("Node {} claims links {} to {} of {}", n, first, first + count - 1, links);
        const auto owner = owners[static_cast<std::size_t>(first)];
        if (owner != static_cast<std::int32_t>(n))
            return texts::format("Node {} claims link {}, which is node {}'s", n, first, owner);
    }
    if (!layout.orphans.empty())
        return texts::format("{} of {} links belong to no node", layout.orphans.size(), links);
    return texts::format("The link ranges are not contiguous in the order of the nodes");
}

} // namespace

void checkNeighboursOpen(const Graph& g, const Model& m, Rows rows, Findings& out) {
    const OpenAreas open(g, m);
    for (const Slot row : rows) {
        std::vector<int> missing;
        for (const int area : around(g.grid(m), m.get(g.area, row))) {
            if (!open.contains(static_cast<unsigned>(area)))
                missing.push_back(area);
        }
        if (!missing.empty())
            out.add(row,
                    missing.size() == 1
                        ? texts::format("Not open: area {}. Links across the border are not checked.", missing.front())
                        : texts::format("Not open: areas {}. Links across the border are not checked.",
                                        fmt::join(missing, ", ")));
    }
}

void checkLinkRanges(const Graph& g, const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(g.linkLayout, row).empty())
            continue;
        const auto layout = decodeLinkRanges(m.get(g.linkLayout, row));
        std::size_t links = layout.orphans.size();
        m.forEachReferrer(g.file, row, [&](Slot n) { links += linkCount(g, m, n); });
        out.add(row,
                texts::format("{} (expected contiguous ranges in the order of the nodes)", faultOf(layout, links)));
    }
}

void fixLinkRanges(const Graph& g, Transaction& tx, const Issue& issue) {
    tx.set(g.linkLayout, issue.element.slot, std::string());
}

void checkAddress(const Graph& g, const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto error = m.get(g.addressError, row);
        if (error == 0)
            continue;
        const auto area = static_cast<std::uint32_t>(areaOf(g, m, row));
        const auto id = m.order(g.nodeType()).position(row);
        out.add(row, texts::format("The stored area and ID are {}:{} (expected {}:{})",
                                   static_cast<std::uint16_t>(area + (error >> 16U)),
                                   static_cast<std::uint16_t>(id + error), area, id));
    }
}

void fixAddress(const Graph& g, Transaction& tx, const Issue& issue) {
    tx.set(g.addressError, issue.element.slot, std::uint32_t{0});
}

void checkSquare(const Graph& g, const Model& m, Rows rows, Findings& out) {
    const auto& grid = g.grid(m);
    const auto xs = m.column(g.x);
    const auto ys = m.column(g.y);
    for (const Slot row : rows) {
        const int area = areaOf(g, m, row);
        if (!nearlyInside(grid, area, xs[row], ys[row]))
            out.add(row, texts::format("The node is stored in area {} but lies at ({}, {}), in the square of area {}",
                                       area, xs[row] * kStep, ys[row] * kStep, areaAt(grid, xs[row], ys[row])));
    }
}

void fixSquare(const Graph& g, Transaction& tx, const Issue& issue) {
    moveToSquare(g, tx, issue.element.slot);
}

void checkSamePlace(const Graph& g, const Model& m, Rows rows, Findings& out,
                    std::string_view (*nodeTypeName)(const Model& m, Slot nodeRow)) {
    struct Place {
        std::tuple<Coordinate, Coordinate, Coordinate, std::string_view> key;
        Slot row;
    };
    std::vector<Place> places;
    places.reserve(rows.size());
    for (const Slot row : rows) {
        const auto p = pointOf(g, m, row);
        places.push_back({{p.x, p.y, p.z, nodeTypeName(m, row)}, row});
    }
    std::ranges::sort(places, {}, [](const Place& p) { return std::tie(p.key, p.row); });
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool likePrevious = i > 0 && places[i - 1].key == places[i].key;
        const bool likeNext = i + 1 < places.size() && places[i + 1].key == places[i].key;
        if (likePrevious || likeNext) {
            const Slot other = places[likePrevious ? i - 1 : i + 1].row;
            out.add(places[i].row, texts::format("At the same position as {}", nodeName(g, m, other)),
                    model::Element{g.nodeType(), other});
        }
    }
}

void checkTarget(const Graph& g, const Model& m, Rows rows, Findings& out) {
    const OpenAreas open(g, m);
    const auto targets = m.column(g.target);
    for (const Slot l : rows) {
        if (targets[l].isSlot() || !open.isMissing(m, g.target, targets[l]))
            continue;
        const auto to = nodeName(g, m, g.target, targets[l]);
        const Slot f = targets[l].isRaw() ? open.file(areaOf(g, m, g.target, targets[l])) : kNoSlot;
        if (f != kNoSlot)
            out.add(l, texts::format("The link leads to {}; area {} has {}", to, m.get(g.area, f),
                                     model::counted(m.order(g.nodeType()).group(f).size(), "node")));
        else
            out.add(l,
                    texts::format("The link leads to {} (expected an area from 0 to {})", to, g.grid(m).areas() - 1));
    }
}

void fixTarget(const Graph& g, Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    if (OpenAreas(g, m).isMissing(m, g.target, m.get(g.target, l)))
        disconnect(g, tx, l);
}

void fixLength(const Graph& g, Transaction& tx, const Issue& issue) {
    correctLength(g, tx, issue.element.slot);
}

void checkNeighbourArea(const Graph& g, const Model& m, Rows rows, Findings& out) {
    const auto& grid = g.grid(m);
    const auto targets = m.column(g.target);
    for (const Slot l : rows) {
        if (targets[l].isNone())
            continue;
        const int from = areaOf(g, m, m.get(g.owner, l).slot());
        const auto to = areaOf(g, m, g.target, targets[l]);
        if (to < static_cast<unsigned>(grid.areas()) && !neighbours(grid, from, static_cast<int>(to)))
            out.add(l, texts::format("The link leads from area {} to {}, in an area that is not a neighbour", from,
                                     nodeName(g, m, g.target, targets[l])));
    }
}

} // namespace navsmith::systems::paths
