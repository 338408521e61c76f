#include "core/systems/shared/path_build.h"

#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <utility>

namespace navsmith::systems::paths {

using model::EditError;
using model::Element;
using model::Transaction;

namespace {

/// The link of what was clicked, if its nodes are of this type.
Slot edgeClicked(const Editing& e, const Model& m, Element onto, std::string_view nodeType) {
    const Slot l = linkOf(e, m, onto);
    return l != kNoSlot && e.nodeTypeName(m, m.get(e.graph.owner, l).slot()) == nodeType ? l : kNoSlot;
}

std::string outsideWorld(const Graph& g, const Model& m) {
    const auto& grid = g.grid(m);
    return texts::format(
        "The position is outside the world: x and y are at least {} and less than {}, z at least {} and less than {}.",
        grid.lowest * kStep, (grid.highest + 1.0) * kStep, grid.lowest * g.heightStep,
        (grid.highest + 1.0) * g.heightStep);
}

tl::expected<Slot, EditError> newNode(const Editing& e, Transaction& tx, RawPoint at, const NewPath& path, Slot from) {
    auto node = createNode(e, tx, at, from);
    if (node)
        path.setNode(tx, *node);
    return node;
}

/// The node that a click means. An edge of other nodes is no obstacle: a path crosses roads.
tl::expected<Slot, EditError> nodeFor(const Editing& e, Transaction& tx, const Builder::Click& click,
                                      const NewPath& path, Slot from) {
    const auto& m = tx.model();
    const auto& g = e.graph;
    if (click.onto.type == g.nodeType() && m.isLive(click.onto)) {
        if (const auto nodeType = e.nodeTypeName(m, click.onto.slot); nodeType != path.nodeType)
            return refused(model::capitalised(texts::format("{} is a {} node. This tool links only {} nodes.",
                                                            nodeName(g, m, click.onto.slot), nodeType, path.nodeType)));
        return click.onto.slot;
    }
    auto at = snapped(g.grid(m), click.at, g.heightStep);
    if (!at)
        return refused(outsideWorld(g, m));
    if (const Slot l = edgeClicked(e, m, click.onto, path.nodeType); l != kNoSlot)
        return nodeOnEdge(e, tx, l, *at);
    if (path.onWater)
        at->z = from == kNoSlot ? 0 : m.get(g.z, from);
    if (from != kNoSlot && pointOf(g, m, from) == *at)
        return from;
    return newNode(e, tx, *at, path, from);
}

/// Refuses to build over squares of areas that are not open, before the first of them does.
tl::expected<void, EditError> requireAreasOnTheWay(const Graph& g, const Model& m, Slot from,
                                                   const Builder::Click& click) {
    const auto at = snapped(g.grid(m), click.at, g.heightStep);
    if (from == kNoSlot || !at || click.onto.valid())
        return {};
    const auto start = pointOf(g, m, from);
    auto places = placesBetween(start, *at, piecesFor(distance(start, *at, g.heightStep), kLongestEdge));
    places.push_back(*at);
    return requireAreasAt(g, m, places);
}

} // namespace

bool continues(const Editing& e, const Model& m, Element from, std::string_view nodeType) {
    return from.type == e.graph.nodeType() && m.isLive(from) && e.nodeTypeName(m, from.slot) == nodeType;
}

bool joins(const Editing& e, const Model& m, Element onto, std::string_view nodeType) {
    return continues(e, m, onto, nodeType) || edgeClicked(e, m, onto, nodeType) != kNoSlot;
}

Before before(const Editing& e, const Model& m, Element from, std::string_view nodeType) {
    const auto& g = e.graph;
    if (continues(e, m, from, nodeType)) {
        const auto links = linksFrom(g, m, from.slot);
        return {from.slot, links.empty() ? kNoSlot : reverseOf(g, m, links.back())};
    }
    if (from.type != g.linkType() || !m.isLive(from))
        return {};
    const Slot owner = m.get(g.owner, from.slot).slot();
    return e.nodeTypeName(m, owner) == nodeType ? Before{owner, from.slot} : Before{};
}

EditResult place(const Editing& e, Transaction& tx, const Builder::Click& click, const NewPath& path) {
    const auto& g = e.graph;
    const Slot from = continues(e, tx.model(), click.from, path.nodeType) ? click.from.slot : kNoSlot;
    if (auto open = requireAreasOnTheWay(g, tx.model(), from, click); !open)
        return tl::unexpected(std::move(open.error()));
    const auto to = nodeFor(e, tx, click, path, from);
    if (!to)
        return tl::unexpected(to.error());
    if (from == kNoSlot || from == *to || findLink(g, tx.model(), from, *to) != kNoSlot)
        return Elements{{g.nodeType(), *to}};
    const auto l = connect(e, tx, from, *to);
    if (!l)
        return tl::unexpected(l.error());
    path.setEdge(tx, *l);
    const auto cut = cutIfLong(e, tx, *l);
    if (!cut)
        return tl::unexpected(cut.error());
    for (const Slot n : *cut)
        path.setNode(tx, n);
    return Elements{{g.nodeType(), *to}};
}

} // namespace navsmith::systems::paths
