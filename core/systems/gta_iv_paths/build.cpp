// The building tools: roads and boat lanes, click by click. What goes on from a node takes over that node's flags,
// unknown ones too, and those of its link.
#include "core/systems/gta_iv_paths/edit_functions.h"
#include "core/systems/shared/path_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::gta_iv_paths {

using model::EditError;
using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr double kFullSpawn = 15;

// Parameters in the order of edit_table.cpp, of both tools.
enum Value : std::uint8_t { LanesA, LanesB, Median, Spawn };

bool continues(const Model& m, Element from, NodeType type) {
    return from.type == kNode && m.isLive(from) && typeOf(m, from.slot) == type;
}

/// A link that was clicked, if it is an edge of the type that is being built.
Slot edgeClicked(const Model& m, Element onto, NodeType type) {
    if (onto.type != kLink || !m.isLive(onto))
        return kNoSlot;
    return typeOf(m, m.get(link::owner, onto.slot).slot()) == type ? onto.slot : kNoSlot;
}

bool joins(const Model& m, Element onto, NodeType type) {
    return continues(m, onto, type) || edgeClicked(m, onto, type) != kNoSlot;
}

NodeLook lookFor(const Model& m, NodeType type, Values values, Slot from) {
    NodeLook look = from == kNoSlot ? NodeLook{} : lookOf(m, from);
    look.width = static_cast<std::uint8_t>(std::clamp(std::lround(values[Median] / kStep), 0L, 255L));
    look.flags = (look.flags & ~flag::spawnMask) | (static_cast<std::uint32_t>(values[Spawn]) & flag::spawnMask);
    if (type == NodeType::Boat)
        look.flags |= flag::water;
    return look;
}

tl::expected<Slot, EditError> cutAtPlace(Transaction& tx, Slot l, RawPoint at) {
    const auto made = cutAt(tx, l, {at}, lookOf(tx.model(), tx.model().get(link::owner, l).slot()));
    if (!made)
        return tl::unexpected(made.error());
    return made->front();
}

/// The node that a click means: the one that was hit, a new one on the edge that was hit, or a new one on the ground.
tl::expected<Slot, EditError> nodeFor(Transaction& tx, const Builder::Click& click, NodeType type, Values values,
                                      Slot from) {
    const auto& m = tx.model();
    if (click.onto.type == kNode && m.isLive(click.onto)) {
        const auto found = typeOf(m, click.onto.slot);
        if (found != type)
            return refused(fmt::format("{} is a {} node: what is built here has {} nodes.",
                                       nodeName(m, click.onto.slot), typeName(found), typeName(type)));
        return click.onto.slot;
    }
    auto at = paths::snapped(kGrid, click.at, kHeightStep);
    if (!at)
        return refused("The place lies outside the world: x and y are at least -4096 and less than 4096, z at "
                       "least -256 and less than 256.");
    if (const Slot l = edgeClicked(m, click.onto, type); l != kNoSlot)
        return paths::nodeOnEdge(kGraph, tx, l, *at, whyNotCut, cutAtPlace);
    if (type == NodeType::Boat) // the water lies at height 0 but where a lane says otherwise
        at->z = from == kNoSlot ? 0 : m.get(node::z, from);
    if (from != kNoSlot && pointOf(m, from) == *at)
        return from;
    return createNode(tx, lookFor(m, type, values, from), *at);
}

EditResult place(Transaction& tx, const Builder::Click& click, NodeType type, Values values) {
    const auto& m = tx.model();
    if (values[LanesA] + values[LanesB] == 0)
        return refused("A road needs a lane in one of the directions.");
    const Slot from = continues(m, click.from, type) ? click.from.slot : kNoSlot;
    const auto to = nodeFor(tx, click, type, values, from);
    if (!to)
        return tl::unexpected(to.error());
    if (from == kNoSlot || from == *to || findLink(m, from, *to) != kNoSlot)
        return Elements{{kNode, *to}};
    auto look = linkLookNear(m, from);
    look.lanes = withLanes(look.lanes, static_cast<unsigned>(values[LanesA]), static_cast<unsigned>(values[LanesB]));
    const auto l = join(tx, from, *to, look, look);
    if (!l)
        return tl::unexpected(l.error());
    if (const auto cut = cutIfLong(tx, *l, lookFor(m, type, values, from)); !cut)
        return tl::unexpected(cut.error());
    return Elements{{kNode, *to}};
}

/// The link that building goes on from: the one that is selected, or the last one that leads to the node.
Slot linkBefore(const Model& m, Element from) {
    if (from.type == kLink)
        return from.slot;
    const auto links = linksFrom(m, from.slot);
    return links.empty() ? kNoSlot : reverseOf(m, links.back());
}

/// What the node and the link before have.
std::vector<double> proposed(const Model& m, Element from, NodeType type) {
    std::vector<double> values{1, 1, 0, kFullSpawn};
    if (!joins(m, from, type))
        return values;
    const Slot l = linkBefore(m, from);
    const Slot n = from.type == kNode ? from.slot : m.get(link::owner, l).slot();
    values[Median] = m.get(node::width, n) * kStep;
    values[Spawn] = flag::spawn(m.get(node::flags, n));
    if (l == kNoSlot || (m.get(link::lanes, l) & 0x3FU) == 0)
        return values;
    values[LanesA] = lanesA(m.get(link::lanes, l));
    values[LanesB] = lanesB(m.get(link::lanes, l));
    return values;
}

} // namespace

Proposal proposeRoad(const Model& m, Element from) {
    return proposed(m, from, NodeType::Car);
}

Proposal proposeWater(const Model& m, Element from) {
    return proposed(m, from, NodeType::Boat);
}

bool continuesRoad(const Model& m, Element from, Values) {
    return continues(m, from, NodeType::Car);
}

bool continuesWater(const Model& m, Element from, Values) {
    return continues(m, from, NodeType::Boat);
}

bool joinsRoad(const Model& m, Element onto, Values) {
    return joins(m, onto, NodeType::Car);
}

bool joinsWater(const Model& m, Element onto, Values) {
    return joins(m, onto, NodeType::Boat);
}

EditResult placeRoad(Transaction& tx, const Builder::Click& click, Values values) {
    return place(tx, click, NodeType::Car, values);
}

EditResult placeWater(Transaction& tx, const Builder::Click& click, Values values) {
    return place(tx, click, NodeType::Boat, values);
}

} // namespace navsmith::systems::gta_iv_paths
