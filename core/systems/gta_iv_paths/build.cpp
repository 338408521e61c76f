// The building tools: roads and boat lanes. New segments inherit flags, including unknown ones, from the node and link
// that they extend.
#include "core/systems/gta_iv_paths/edge_edits.h"
#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/gta_iv_paths/road_parameters.h"
#include "core/systems/shared/path_build.h"

namespace navsmith::systems::gta_iv_paths {

using model::Element;

namespace {

template <NodeType type>
EditResult place(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto values = roadValues(arguments);
    if (!values)
        return tl::unexpected(values.error());
    const auto setNode = [&](Transaction& t, Slot n) {
        const auto water = type == NodeType::Boat ? flag::water : 0U;
        t.set(node::width, n, values->width);
        t.set(node::flags, n, withSpawn(t.model().get(node::flags, n), values->spawn) | water);
    };
    const auto setEdge = [&](Transaction& t, Slot l) {
        if (!mirrorsLanes(t.model(), l))
            setLanes(t, reverseOf(t.model(), l), values->lanesA, values->lanesB);
        setLanes(t, l, values->lanesA, values->lanesB);
    };
    return paths::place(
        kEditing, tx, click,
        {.nodeType = typeName(type), .onWater = type == NodeType::Boat, .setNode = setNode, .setEdge = setEdge});
}

/// What the node and the link before have.
template <NodeType type>
Proposal propose(const Model& m, Element from) {
    RoadValues values;
    const auto before = paths::before(kEditing, m, from, typeName(type));
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
                            Arguments) { return paths::continues(kEditing, m, from, typeName(type)); },
            .joins = [](const Model& m, Element onto,
                        Arguments) { return paths::joins(kEditing, m, onto, typeName(type)); },
            .place = place<type>};
}

} // namespace

std::vector<Builder> builders() {
    return {
        builder<NodeType::Car>("build_road", "Build Car Road",
                               "Each click places a node on the ground or on a road and links it to the previous one.",
                               "B"),
        builder<NodeType::Boat>(
            "build_water", "Build Boat Lane",
            "Each click places a node on the water or on a boat lane and links it to the previous one.", "Shift+B")};
}

} // namespace navsmith::systems::gta_iv_paths
