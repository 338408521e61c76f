#include "tests/core/systems/harness/path_graphs.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace navsmith::tests {

using model::kNoSlot;
using model::Slot;

unsigned areaAt(double x, double y) {
    const auto square = [](double units) {
        return static_cast<unsigned>(std::clamp(static_cast<int>(std::floor((units + 3000) / 750)), 0, 7));
    };
    return square(y) * 8 + square(x);
}

std::vector<Address> addressesOf(const std::vector<WorldPlace>& nodes) {
    std::vector<Address> addresses(nodes.size());
    std::map<unsigned, unsigned> next; // ID, by area
    for (const bool last : {false, true}) {
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const auto area = areaAt(nodes[i].x, nodes[i].y);
            if (nodes[i].last == last)
                addresses[i] = {area, next[area]++};
        }
    }
    return addresses;
}

std::vector<std::size_t> inOrder(const std::vector<Address>& addresses) {
    std::vector<std::size_t> order(addresses.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t node) { return addresses[node]; });
    return order;
}

std::vector<std::size_t> componentsOf(std::size_t nodes,
                                      const std::vector<std::pair<std::size_t, std::size_t>>& edges) {
    std::vector<std::size_t> components(nodes);
    std::iota(components.begin(), components.end(), std::size_t{0});
    for (bool again = true; again;) {
        again = false;
        for (const auto& [a, b] : edges) {
            again = again || components[a] != components[b];
            components[a] = components[b] = std::min(components[a], components[b]);
        }
    }
    return components;
}

Slot nodeAt(const systems::paths::Graph& graph, const model::Model& model, unsigned area, unsigned id) {
    Slot found = kNoSlot;
    model.forEachLive(graph.fileType(), [&](Slot file) {
        const auto nodes = model.order(graph.nodeType()).group(file);
        if (model.get(graph.area, file) == area && id < nodes.size())
            found = nodes[id];
    });
    return found;
}

Element EditedPaths::linkBetween(Element a, Element b) const {
    const Slot link = systems::paths::findLink(graph_, model, a.slot, b.slot);
    EXPECT_NE(link, kNoSlot);
    return {graph_.linkType(), link};
}

bool EditedPaths::linked(Element a, Element b) const {
    return systems::paths::findLink(graph_, model, a.slot, b.slot) != kNoSlot &&
           systems::paths::findLink(graph_, model, b.slot, a.slot) != kNoSlot;
}

} // namespace navsmith::tests
