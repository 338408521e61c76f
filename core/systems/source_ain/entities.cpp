#include "core/systems/source_ain/entities.h"

#include "core/systems/source_ain/access.h"
#include "core/world/backdrop.h"
#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <array>

namespace navsmith::systems::source_ain {

using model::Model;
using model::Slot;

namespace {

constexpr std::array<std::string_view, 5> kNodeClasses{"info_node", "info_node_hint", "info_node_air",
                                                       "info_node_air_hint", "info_node_climb"};

struct NodeEntityCache {
    std::weak_ptr<const world::Backdrop> map;
    std::vector<std::uint32_t> entities;
};

} // namespace

bool isNodeEntity(const world::MapEntity& entity) {
    return std::ranges::any_of(kNodeClasses,
                               [&](auto name) { return bytes::equalIgnoringCase(name, entity.className()); });
}

int hintTypeOf(const world::MapEntity& entity) {
    return static_cast<int>(entity.number("hinttype").value_or(0));
}

std::span<const std::uint32_t> nodeEntities(const Model& m) {
    const auto& map = m.map();
    if (map == nullptr)
        return {};
    // Cache for the most recent map, because every node asks.
    thread_local NodeEntityCache cache;
    if (cache.map.lock() != map) {
        cache = {map, {}};
        const auto& entities = map->geometry.entities;
        for (std::size_t i = 0; i < entities.size(); ++i) {
            if (isNodeEntity(entities[i]))
                cache.entities.push_back(static_cast<std::uint32_t>(i));
        }
    }
    return cache.entities;
}

std::optional<std::uint32_t> entityIndexOf(const Model& m, Slot nodeRow) {
    const auto entities = nodeEntities(m);
    const auto number = entities.empty() ? std::size_t{0} : numberOf(m, nodeRow);
    return number < entities.size() ? std::optional(entities[number]) : std::nullopt;
}

const world::MapEntity* entityOf(const Model& m, Slot nodeRow) {
    const auto index = entityIndexOf(m, nodeRow);
    return index ? m.map()->entity(*index) : nullptr;
}

} // namespace navsmith::systems::source_ain
