// Which model of a map each brush belongs to. For maps with brushes: Source and Quake II.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace navsmith::world {

/// The model that each brush belongs to: brushes of a model are those in the leaves of its tree. Brushes of no tree
/// belong to none. Indexes of the file need not exist.
template <typename File>
std::vector<std::optional<std::uint32_t>> modelsOfBrushes(const File& map) {
    std::vector<std::optional<std::uint32_t>> models(map.brushes.size());
    std::vector<bool> visited(map.nodes.size());
    for (std::uint32_t model = 0; model < map.models.size(); ++model) {
        std::vector<std::int32_t> pending{map.models[model].headNode};
        while (!pending.empty()) {
            const auto at = pending.back();
            pending.pop_back();
            if (at >= 0) {
                const auto index = static_cast<std::size_t>(at);
                if (index >= map.nodes.size() || visited[index])
                    continue;
                visited[index] = true;
                pending.insert(pending.end(), map.nodes[index].children.begin(), map.nodes[index].children.end());
                continue;
            }
            const auto leaf = static_cast<std::size_t>(-(std::int64_t{at} + 1));
            if (leaf >= map.leaves.size())
                continue;
            for (std::uint32_t i = 0; i < map.leaves[leaf].brushCount; ++i) {
                const auto brush = map.leafBrushes[std::size_t{map.leaves[leaf].firstBrush} + i];
                if (brush < models.size() && !models[brush])
                    models[brush] = model;
            }
        }
    }
    return models;
}

} // namespace navsmith::world
