#include "core/systems/source_ain/generation/zones.h"

namespace navsmith::systems::source_ain::generation {

std::vector<std::int16_t> zonesOf(std::size_t nodes, std::span<const std::pair<std::size_t, std::size_t>> links) {
    std::vector<std::vector<std::size_t>> neighbours(nodes);
    for (const auto& [a, b] : links) {
        if (a >= nodes || b >= nodes)
            continue;
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }
    std::vector<std::int16_t> zones(nodes, kZoneUnknown);
    auto next = kFirstZone;
    std::vector<std::size_t> pending;
    for (std::size_t first = 0; first < nodes; ++first) {
        if (zones[first] != kZoneUnknown)
            continue;
        if (neighbours[first].empty()) {
            zones[first] = kZoneSolo;
            continue;
        }
        zones[first] = next;
        pending.push_back(first);
        while (!pending.empty()) {
            const auto node = pending.back();
            pending.pop_back();
            for (const auto other : neighbours[node]) {
                if (zones[other] != kZoneUnknown)
                    continue;
                zones[other] = next;
                pending.push_back(other);
            }
        }
        ++next;
    }
    return zones;
}

std::vector<std::int16_t> zonesOf(const source::AinFile& file) {
    std::vector<std::pair<std::size_t, std::size_t>> links;
    links.reserve(file.links.size());
    for (const auto& link : file.links) {
        if (link.source >= 0 && link.target >= 0)
            links.emplace_back(static_cast<std::size_t>(link.source), static_cast<std::size_t>(link.target));
    }
    return zonesOf(file.nodes.size(), links);
}

} // namespace navsmith::systems::source_ain::generation
