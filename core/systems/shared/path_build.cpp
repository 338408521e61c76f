#include "core/systems/shared/path_build.h"

#include <fmt/format.h>

#include <utility>

namespace navsmith::systems::paths {

using model::EditError;
using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

/// The link of what was clicked, if that is an edge of the sort that is built.
Slot edgeClicked(const Construction& c, const Model& m, Element onto, std::string_view sort) {
    const Slot l = m.isLive(onto) ? c.linkOf(m, onto) : kNoSlot;
    return l != kNoSlot && c.sortOf(m, m.get(c.graph.owner, l).slot()) == sort ? l : kNoSlot;
}

std::string outsideWorld(const Graph& g, const Model& m) {
    const auto& grid = g.grid(m);
    return fmt::format("The place lies outside the world: x and y are at least {} and less than {}, z at least {} and "
                       "less than {}.",
                       grid.lowest * kStep, (grid.highest + 1.0) * kStep, grid.lowest * g.heightStep,
                       (grid.highest + 1.0) * g.heightStep);
}

/// The node that a click means. An edge of another sort is no obstacle: a path crosses roads.
tl::expected<Slot, EditError> nodeFor(const Construction& c, Transaction& tx, const Builder::Click& click,
                                      const NewPath& path, Slot from) {
    const auto& m = tx.model();
    const auto& g = c.graph;
    if (click.onto.type == g.nodeType() && m.isLive(click.onto)) {
        if (const auto sort = c.sortOf(m, click.onto.slot); sort != path.sort)
            return refused(fmt::format("{} is a {} node: what is built here has {} nodes.",
                                       nodeName(g, m, click.onto.slot), sort, path.sort));
        return click.onto.slot;
    }
    auto at = snapped(g.grid(m), click.at, g.heightStep);
    if (!at)
        return refused(outsideWorld(g, m));
    if (const Slot l = edgeClicked(c, m, click.onto, path.sort); l != kNoSlot)
        return nodeOnEdge(g, tx, l, *at, c.whyNotCut, c.cut);
    if (path.onWater)
        at->z = from == kNoSlot ? 0 : m.get(g.z, from);
    if (from != kNoSlot && pointOf(g, m, from) == *at)
        return from;
    return path.createNode(tx, from, *at);
}

} // namespace

bool continues(const Construction& c, const Model& m, Element from, std::string_view sort) {
    return from.type == c.graph.nodeType() && m.isLive(from) && c.sortOf(m, from.slot) == sort;
}

bool joins(const Construction& c, const Model& m, Element onto, std::string_view sort) {
    return continues(c, m, onto, sort) || edgeClicked(c, m, onto, sort) != kNoSlot;
}

Before before(const Construction& c, const Model& m, Element from, std::string_view sort) {
    const auto& g = c.graph;
    if (continues(c, m, from, sort)) {
        const auto links = linksFrom(g, m, from.slot);
        return {from.slot, links.empty() ? kNoSlot : reverseOf(g, m, links.back())};
    }
    if (from.type != g.linkType() || !m.isLive(from))
        return {};
    const Slot owner = m.get(g.owner, from.slot).slot();
    return c.sortOf(m, owner) == sort ? Before{owner, from.slot} : Before{};
}

EditResult place(const Construction& c, Transaction& tx, const Builder::Click& click, const NewPath& path) {
    const auto& m = tx.model();
    const auto& g = c.graph;
    const Slot from = continues(c, m, click.from, path.sort) ? click.from.slot : kNoSlot;
    const auto to = nodeFor(c, tx, click, path, from);
    if (!to)
        return tl::unexpected(to.error());
    if (from != kNoSlot && from != *to && findLink(g, m, from, *to) == kNoSlot) {
        if (const auto joined = path.join(tx, from, *to); !joined)
            return tl::unexpected(joined.error());
    }
    return Elements{{g.nodeType(), *to}};
}

} // namespace navsmith::systems::paths
