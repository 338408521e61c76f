// The building tools: roads and boat lanes. What goes on from a node takes over that node's flags, unknown ones too,
// and those of its link.
#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/gta_iv_paths/graph_edits.h"
#include "core/systems/gta_iv_paths/road_parameters.h"
#include "core/systems/shared/path_build.h"

namespace navsmith::systems::gta_iv_paths {

using model::EditError;
using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

tl::expected<Slot, EditError> cutAtPlace(Transaction& tx, Slot l, RawPoint at) {
    const auto made = cutAt(tx, l, {at}, lookOf(tx.model(), tx.model().get(link::owner, l).slot()));
    if (!made)
        return tl::unexpected(made.error());
    return made->front();
}

constexpr paths::Construction kConstruction{
    .graph = kGraph,
    .sortOf = sortOf,
    .linkOf = [](const Model&, Element e) { return e.type == kLink ? e.slot : kNoSlot; },
    .whyNotCut = whyNotCut,
    .cut = cutAtPlace};

NodeLook lookFor(const Model& m, NodeType type, const RoadValues& values, Slot from) {
    NodeLook look = from == kNoSlot ? NodeLook{} : lookOf(m, from);
    look.width = values.width;
    look.flags = withSpawn(look.flags, values.spawn) | (type == NodeType::Boat ? flag::water : 0U);
    return look;
}

template <NodeType type>
EditResult place(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto values = roadValues(arguments);
    if (!values)
        return tl::unexpected(values.error());
    const auto create = [&](Transaction& t, Slot from, RawPoint at) {
        return createNode(t, lookFor(t.model(), type, *values, from), at);
    };
    const auto joinNodes = [&](Transaction& t, Slot from, Slot to) -> tl::expected<void, EditError> {
        auto look = linkLookNear(t.model(), from);
        look.lanes = withLanes(look.lanes, values->lanesA, values->lanesB);
        const auto l = join(t, from, to, look, look);
        if (!l)
            return tl::unexpected(l.error());
        if (const auto cut = cutIfLong(t, *l, lookFor(t.model(), type, *values, from)); !cut)
            return tl::unexpected(cut.error());
        return {};
    };
    return paths::place(kConstruction, tx, click, {typeName(type), type == NodeType::Boat, create, joinNodes});
}

/// What the node and the link before have.
template <NodeType type>
Proposal propose(const Model& m, Element from) {
    RoadValues values;
    const auto before = paths::before(kConstruction, m, from, typeName(type));
    if (before.node != kNoSlot) {
        values.width = m.get(node::width, before.node);
        values.spawn = flag::spawn(m.get(node::flags, before.node));
    }
    const auto lanes = before.link != kNoSlot ? m.get(link::lanes, before.link) : std::uint8_t{0};
    if (lanesA(lanes) + lanesB(lanes) > 0) {
        values.lanesA = lanesA(lanes);
        values.lanesB = lanesB(lanes);
    }
    return proposal(values);
}

template <NodeType type>
Builder builder(std::string_view id, std::string_view title, std::string_view help, std::string_view shortcut) {
    return {.id = id,
            .title = title,
            .help = help,
            .shortcut = shortcut,
            .parameters = roadParameters(),
            .propose = propose<type>,
            .continues = [](const Model& m, Element from,
                            Arguments) { return paths::continues(kConstruction, m, from, typeName(type)); },
            .joins = [](const Model& m, Element onto,
                        Arguments) { return paths::joins(kConstruction, m, onto, typeName(type)); },
            .place = place<type>};
}

} // namespace

std::vector<Builder> builders() {
    return {builder<NodeType::Car>("build_road", "Build a car road",
                                   "Each click puts a node on the ground or on a road and links it to the one before",
                                   "B"),
            builder<NodeType::Boat>("build_water", "Build a boat lane",
                                    "Each click puts a node on the water or on a boat lane and links it to the one "
                                    "before",
                                    "Shift+B")};
}

} // namespace navsmith::systems::gta_iv_paths
