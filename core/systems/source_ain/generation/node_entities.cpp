// The entities of a map that become nodes, in their order. Section 5 of docs/formats/source-ain.md.
#include "core/systems/source_ain/generation/brush_entities.h"
#include "core/systems/source_ain/generation/generate_graph.h"

#include <charconv>
#include <unordered_map>

namespace navsmith::systems::source_ain::generation {

namespace {

using world::MapEntity;

std::optional<std::uint8_t> nodeTypeOf(std::string_view className) {
    if (className == "info_node" || className == "info_node_hint")
        return node_type::kGround;
    if (className == "info_node_air" || className == "info_node_air_hint")
        return node_type::kAir;
    if (className == "info_node_climb")
        return node_type::kClimb;
    return std::nullopt;
}

std::optional<std::int32_t> integerOf(const MapEntity& entity, std::string_view key) {
    const auto text = valueOf(entity, key);
    std::int32_t number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    return failure == std::errc() ? std::optional(number) : std::nullopt;
}

float yawOf(const MapEntity& entity) {
    if (const auto angles = world::parseVector(valueOf(entity, "angles")))
        return angles->y;
    return entity.number("angle").value_or(0.0F);
}

bool isStriderHint(const MapEntity& entity) {
    constexpr std::int32_t kStriderHint = 904;
    return entity.className().ends_with("_hint") && integerOf(entity, "hinttype") == kStriderHint;
}

} // namespace

NodePlan planOf(std::span<const MapEntity> entities, std::int32_t version) {
    NodePlan plan;
    std::unordered_map<std::int32_t, std::size_t> byId; // of several with an id, the first counts
    for (const auto& entity : entities) {
        const auto type = nodeTypeOf(entity.className());
        if (!type)
            continue;
        source::AinNode node;
        if (entity.origin)
            node.position = {entity.origin->x, entity.origin->y, entity.origin->z};
        node.yaw = yawOf(entity);
        node.type = *type;
        node.info = info::ofSpawnFlags(version, entity.spawnFlags());
        node.id = integerOf(entity, "nodeid").value_or(0);
        byId.try_emplace(node.id, plan.nodes.size());
        plan.nodes.push_back(node);
        plan.isStrider.push_back(isStriderHint(entity));
    }
    for (const auto& entity : entities) {
        if (entity.className() != "info_node_link")
            continue;
        const auto start = byId.find(integerOf(entity, "startnode").value_or(0));
        const auto end = byId.find(integerOf(entity, "endnode").value_or(0));
        if (start != byId.end() && end != byId.end())
            plan.forced.emplace_back(start->second, end->second);
    }
    return plan;
}

std::vector<source::AinNode> nodesOfEntities(std::span<const MapEntity> entities, std::int32_t version) {
    return planOf(entities, version).nodes;
}

} // namespace navsmith::systems::source_ain::generation
