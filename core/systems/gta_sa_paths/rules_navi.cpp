#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/navi_edits.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/shared/path_rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

// Section 9, SA028: what truncation to hundredths leaves of a unit vector, with room to spare.
constexpr double kShortestDirection = 98;
constexpr double kLongestDirection = 101;
constexpr double kLeastCosine = 0.99;
constexpr double kFarFromMiddle = 50; ///< units; the farthest stock joint is 45

struct EndsOfNavi {
    Slot to;   ///< attached
    Slot from; ///< the other
};

/// Both ends of a navi's edge, if they are open and it is attached to one.
std::optional<EndsOfNavi> attachedEnds(const Model& m, Slot row) {
    const auto edge = attachedEdgeOf(m, row);
    if (!edge || !edge->target.isSlot())
        return std::nullopt;
    return EndsOfNavi{edge->attachedEnd(), edge->otherEnd()};
}

/// Both ends in any order, attached or not.
std::optional<EndsOfNavi> openEnds(const Model& m, const OpenAreas& open, Slot row) {
    const auto edge = edgeOf(m, open, row);
    if (!edge || !edge->target.isSlot())
        return std::nullopt;
    return EndsOfNavi{edge->target.slot(), edge->owner};
}

/// The pair of ends of a link, the same from both sides.
std::pair<std::uint64_t, std::uint64_t> endsKey(const Model& m, Slot l) {
    const auto key = [&](Ref ref) {
        constexpr std::uint64_t raw = std::uint64_t{1} << 63U;
        return ref.isSlot() ? std::uint64_t{ref.slot()} : raw | m.rawValue(link::target, ref);
    };
    const auto a = key(m.get(link::owner, l));
    const auto b = key(m.get(link::target, l));
    return std::minmax(a, b);
}

/// One link of each edge that uses a navi: links with missing targets are no edges.
std::vector<Slot> edgesUsing(const Model& m, const OpenAreas& open, Slot row) {
    std::vector<Slot> links;
    m.forEachReferrer(link::navi, row, [&](Slot l) {
        if (!open.isMissing(m, link::target, m.get(link::target, l)))
            links.push_back(l);
    });
    std::ranges::sort(links);
    std::vector<Slot> edges;
    for (const Slot l : links) {
        const auto key = endsKey(m, l);
        if (std::ranges::none_of(edges, [&](Slot e) { return endsKey(m, e) == key; }))
            edges.push_back(l);
    }
    return edges;
}

/// A navi whose attached node lies in an area that is not open may belong to an edge of that area alone.
bool mayBeUsedElsewhere(const Model& m, const OpenAreas& open, Slot row) {
    const Ref attached = m.get(navi::attached, row);
    return attached.isRaw() && !open.isMissing(m, navi::attached, attached);
}

std::string directionFault(const Model& m, Slot row) {
    const double dx = m.get(navi::directionX, row);
    const double dy = m.get(navi::directionY, row);
    const double length = std::hypot(dx, dy);
    const auto ends = attachedEnds(m, row);
    double cosine = 1;
    if (ends) {
        const double ex = static_cast<double>(m.get(node::x, ends->to)) - m.get(node::x, ends->from);
        const double ey = static_cast<double>(m.get(node::y, ends->to)) - m.get(node::y, ends->from);
        const double distance = std::hypot(ex, ey);
        if (distance == 0)
            return {}; // one end above the other: there is no direction
        if (length > 0)
            cosine = (dx * ex + dy * ey) / (length * distance);
    }
    if (length < kShortestDirection || length > kLongestDirection)
        return texts::format("The direction ({}, {}) is {:.1f} hundredths long (expected 98 to 101)", dx, dy, length);
    if (cosine <= kLeastCosine) {
        const double degrees = std::acos(std::clamp(cosine, -1.0, 1.0)) * 180 / 3.14159265358979;
        return texts::format("The direction ({}, {}) is {:.0f} degrees off the direction to {}, the attached end", dx,
                             dy, degrees, nodeName(m, ends->to));
    }
    return {};
}

bool isCarEdge(const Model& m, Slot row) {
    bool car = false;
    m.forEachReferrer(link::navi, row,
                      [&](Slot l) { car = car || typeOf(m, m.get(link::owner, l).slot()) == NodeType::Car; });
    return car;
}

bool hasNoLanes(const Model& m, Slot row) {
    return (m.get(navi::lanes, row) & kLaneBits) == 0;
}

double fromMiddle(const Model& m, Slot row, const EndsOfNavi& ends) {
    const double x =
        m.get(navi::x, row) - (static_cast<double>(m.get(node::x, ends.to)) + m.get(node::x, ends.from)) / 2;
    const double y =
        m.get(navi::y, row) - (static_cast<double>(m.get(node::y, ends.to)) + m.get(node::y, ends.from)) / 2;
    return std::hypot(x, y) / 8;
}

std::uint8_t widestEnd(const Model& m, const EndsOfNavi& ends) {
    return std::max(m.get(node::width, ends.to), m.get(node::width, ends.from));
}

/// Gives a link and its doubles both ways another navi.
void turnEdge(Transaction& tx, Slot l, Slot from, Slot to) {
    const auto& m = tx.model();
    const auto key = endsKey(m, l);
    for (const Slot other : m.referrers(link::navi, from)) {
        if (endsKey(m, other) == key)
            tx.set(link::navi, other, Ref::to(to));
    }
}

void checkAttachment(const Model& m, Rows rows, Findings& out) {
    const OpenAreas open(m);
    for (const Slot row : rows) {
        const auto edge = edgeOf(m, open, row);
        if (!edge || attachedToLower(m, *edge, row))
            continue;
        const auto attached = nodeName(m, navi::attached, m.get(navi::attached, row));
        if (edge->attached)
            out.add(row,
                    texts::format("Attached to {}, the higher end of its edge (expected {})", attached,
                                  edge->toOwner ? nodeName(m, link::target, edge->target) : nodeName(m, edge->owner)));
        else
            out.add(row, texts::format("Attached to {}, which is not an end of its edge from {} to {}", attached,
                                       nodeName(m, edge->owner), nodeName(m, link::target, edge->target)));
    }
}

void fixAttachment(Transaction& tx, const Issue& issue) {
    attachToLower(tx, issue.element.slot);
}

void checkDirection(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (auto fault = directionFault(m, row); !fault.empty())
            out.add(row, std::move(fault));
    }
}

void fixDirection(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const auto ends = attachedEnds(m, row);
    if (!ends || directionFault(m, row).empty())
        return;
    if (const auto d = direction(pointOf(m, ends->from), pointOf(m, ends->to))) {
        tx.set(navi::directionX, row, (*d)[0]);
        tx.set(navi::directionY, row, (*d)[1]);
    }
}

void checkNaviSquare(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const int area = m.get(file::area, m.get(navi::file, row).slot());
        const auto [x, y, z] = placeOfNavi(m, row);
        if (!paths::nearlyInside(gridOf(m), area, x, y))
            out.add(row,
                    texts::format("The navi node is stored in area {} but lies at ({}, {}), in the square of area {}",
                                  area, x / 8.0, y / 8.0, areaAt(m, {x, y, z})));
    }
}

void fixNaviSquare(Transaction& tx, const Issue& issue) {
    moveNaviToSquare(tx, issue.element.slot);
}

void checkNaviUsed(const Model& m, Rows rows, Findings& out) {
    const OpenAreas open(m);
    for (const Slot row : rows) {
        bool used = false;
        bool byMissing = false;
        m.forEachReferrer(link::navi, row, [&](Slot l) {
            const bool missing = open.isMissing(m, link::target, m.get(link::target, l));
            used = used || !missing;
            byMissing = byMissing || missing;
        });
        if (used || mayBeUsedElsewhere(m, open, row))
            continue;
        out.add(row, byMissing ? texts::format("Only links to missing nodes use this navi node")
                               : texts::format("No edge uses this navi node"));
    }
}

void fixNaviUsed(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const OpenAreas open(m);
    const Slot row = issue.element.slot;
    const auto links = m.referrers(link::navi, row);
    const bool used =
        std::ranges::any_of(links, [&](Slot l) { return !open.isMissing(m, link::target, m.get(link::target, l)); });
    if (used || mayBeUsedElsewhere(m, open, row))
        return;
    for (const Slot l : links) // a vehicle link without a navi node would be worse than none
        disconnect(tx, l);
    tx.erase(issue.element);
}

void checkNaviOneEdge(const Model& m, Rows rows, Findings& out) {
    const OpenAreas open(m);
    for (const Slot row : rows) {
        std::size_t slots = 0;
        m.forEachReferrer(link::navi, row, [&](Slot) { ++slots; });
        if (slots < 2)
            continue;
        if (const auto edges = edgesUsing(m, open, row); edges.size() > 1)
            out.add(row, texts::format("{} edges use this navi node (expected one): from {} to {}, from {} to {}",
                                       edges.size(), nodeName(m, m.get(link::owner, edges[0]).slot()),
                                       nodeName(m, link::target, m.get(link::target, edges[0])),
                                       nodeName(m, m.get(link::owner, edges[1]).slot()),
                                       nodeName(m, link::target, m.get(link::target, edges[1]))));
    }
}

void fixNaviOneEdge(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const OpenAreas open(m);
    const auto edges = edgesUsing(m, open, row);
    const auto ownEdge = edgeOf(m, open, row);
    if (edges.size() < 2 || !ownEdge)
        return;
    for (const Slot l : edges) {
        if (endsKey(m, l) == endsKey(m, ownEdge->link))
            continue;
        const Slot newNavi = makeNavi(tx, l);
        if (newNavi == kNoSlot)
            continue;
        const auto lanes = m.get(navi::lanes, row);
        const auto lights = m.get(navi::lights, row);
        const bool opposed = m.get(navi::directionX, row) * m.get(navi::directionX, newNavi) +
                                 m.get(navi::directionY, row) * m.get(navi::directionY, newNavi) <
                             0;
        tx.set(navi::lights, newNavi, lights);
        tx.set(navi::lanes, newNavi, opposed ? mirroredLanes(lanes, lights) : lanes);
        turnEdge(tx, l, row, newNavi);
    }
}

void checkHasLanes(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (hasNoLanes(m, row) && isCarEdge(m, row))
            out.add(row, texts::format("A car road without lanes in either direction (expected at least one)"));
    }
}

void fixLanes(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    if (hasNoLanes(m, row) && isCarEdge(m, row))
        tx.set(navi::lanes, row, static_cast<std::uint8_t>(m.get(navi::lanes, row) | kOneLaneEachWay));
}

void checkNaviMiddle(const Model& m, Rows rows, Findings& out) {
    const OpenAreas open(m);
    for (const Slot row : rows) {
        const auto ends = openEnds(m, open, row);
        if (!ends)
            continue;
        if (const double off = fromMiddle(m, row, *ends); off > kFarFromMiddle)
            out.add(row, texts::format("{:.1f} units from the middle of its edge from {} to {} (expected at most 50)",
                                       off, nodeName(m, ends->from), nodeName(m, ends->to)));
    }
}

void fixNaviMiddle(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const auto ends = openEnds(m, OpenAreas(m), row);
    if (!ends || fromMiddle(m, row, *ends) <= kFarFromMiddle)
        return;
    tx.set(navi::x, row, middle(m.get(node::x, ends->to), m.get(node::x, ends->from)));
    tx.set(navi::y, row, middle(m.get(node::y, ends->to), m.get(node::y, ends->from)));
    moveNaviToSquare(tx, row);
}

void checkNaviWidth(const Model& m, Rows rows, Findings& out) {
    const OpenAreas open(m);
    for (const Slot row : rows) {
        const auto ends = openEnds(m, open, row);
        if (ends && m.get(navi::width, row) != widestEnd(m, *ends))
            out.add(row, texts::format("Width {} units (expected {}, as at the wider end of its edge)",
                                       m.get(navi::width, row) / 8.0, widestEnd(m, *ends) / 8.0));
    }
}

void fixNaviWidth(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    if (const auto ends = openEnds(m, OpenAreas(m), issue.element.slot))
        tx.set(navi::width, issue.element.slot, widestEnd(m, *ends));
}

template <typename... T>
Dependencies usingEnds(model::Column<T>... columns) {
    return usingLinks() + at({against(link::navi), along(link::owner)}, columns...) +
           at({against(link::navi), along(link::target)}, columns...);
}

/// What decides which end of an edge is the lower one.
Dependencies lowerEnd() {
    return usingEnds(node::file, node::group, kNodeRank) +
           at({against(link::navi), along(link::owner), along(node::file)}, file::area) +
           at({against(link::navi), along(link::target), along(node::file)}, file::area);
}

} // namespace

Dependencies usingLinks() {
    return {own(navi::attached), at({against(link::navi)}, link::owner, link::target)};
}

std::vector<Rule> naviRules() {
    return {
        {"SA027", "Navi nodes are attached to the lower end of their edge",
         "Navi node not attached to the lower end of its edge", Warning, kNavi, checkAttachment,
         lowerEnd() + own(navi::keepLower) + paths::anyArea(kGraph), false, fixAttachment, "Attach to Lower End"},
        {"SA028", "The direction points to the attached end", "Direction does not point to the attached end", Warning,
         kNavi, checkDirection, usingEnds(node::x, node::y) + own(navi::directionX, navi::directionY), false,
         fixDirection, "Recompute Direction"},
        {"SA030", "Navi nodes are stored in the file of their own square", "Navi node outside its area's square",
         Warning, kNavi, checkNaviSquare, own(navi::x, navi::y, navi::file) + at({along(navi::file)}, file::area),
         false, fixNaviSquare, "Move to Correct File"},
        {"SA031", "Navi nodes are used", "Navi node that no edge uses", Warning, kNavi, checkNaviUsed,
         usingLinks() + paths::anyArea(kGraph), false, fixNaviUsed, "Delete Navi Node"},
        {"SA032", "Navi nodes belong to one edge", "Navi node shared by different edges", Warning, kNavi,
         checkNaviOneEdge, usingLinks() + paths::anyArea(kGraph), false, fixNaviOneEdge,
         "Create Navi Node for Each Edge"},
        {"SA038", "A car road has lanes", "Car road without lanes", Warning, kNavi, checkHasLanes,
         usingEnds(node::group, node::flags) + own(navi::lanes), false, fixLanes, "Set One Lane Each Way"},
        {"SA052", "Navi nodes lie near the middle of their edge", "Navi node far from the middle of its edge", Note,
         kNavi, checkNaviMiddle, usingEnds(node::x, node::y) + own(navi::x, navi::y) + paths::anyArea(kGraph), false,
         fixNaviMiddle, "Move to Middle of Edge"},
        {"SA056", "Navi nodes are as wide as the wider end", "Navi node not as wide as the wider end", Note, kNavi,
         checkNaviWidth, usingEnds(node::width) + own(navi::width) + paths::anyArea(kGraph), false, fixNaviWidth,
         "Use Width of Wider End"},
    };
}

} // namespace navsmith::systems::gta_sa_paths
