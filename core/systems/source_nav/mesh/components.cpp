#include "core/systems/source_nav/mesh/components.h"

#include "core/systems/shared/disjoint_sets.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;

std::vector<std::uint32_t> connectedComponents(const Model& m) {
    const auto areas = m.capacity(kArea);
    DisjointSets sets(areas);
    const auto join = [&](Ref a, Ref b) {
        if (a.isSlot() && b.isSlot())
            sets.unite(b.slot(), a.slot());
    };
    m.forEachLive(kConnection, [&](Slot c) { join(m.get(connection::owner, c), m.get(connection::target, c)); });
    m.forEachLive(kLadder, [&](Slot l) {
        const Ref foot = m.get(ladder::bottom, l);
        for (const auto end : {ladder::topForward, ladder::topLeft, ladder::topRight, ladder::topBehind})
            join(foot, m.get(end, l));
    });
    std::vector<std::uint32_t> sizes(areas, 0);
    m.forEachLive(kArea, [&](Slot a) { ++sizes[sets.root(a)]; });
    std::vector<Slot> roots;
    for (Slot a = 0; a < areas; ++a) {
        if (sizes[a] != 0)
            roots.push_back(a);
    }
    std::ranges::stable_sort(roots, [&](Slot a, Slot b) { return sizes[a] > sizes[b]; });
    std::vector<std::uint32_t> numbers(areas, 0);
    for (std::uint32_t i = 0; i < roots.size(); ++i)
        numbers[roots[i]] = i + 1;
    std::vector<std::uint32_t> components(areas, 0);
    m.forEachLive(kArea, [&](Slot a) { components[a] = numbers[sets.root(a)]; });
    return components;
}

bool connects(const Model& m, Slot from, Slot to) {
    return areas::connects(kAreaLinks, m, from, to);
}

} // namespace navsmith::systems::source_nav
