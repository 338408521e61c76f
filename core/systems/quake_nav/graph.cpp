#include "core/systems/quake_nav/graph.h"

#include "core/systems/quake_nav/access.h"

#include <algorithm>

namespace navsmith::systems::quake_nav {

using model::Column;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

std::vector<bool> spread(const Model& m, std::vector<bool> marked, Column<Ref> from, Column<Ref> to) {
    std::vector<Slot> work;
    for (Slot n = 0; n < marked.size(); ++n) {
        if (marked[n])
            work.push_back(n);
    }
    while (!work.empty()) {
        const Slot n = work.back();
        work.pop_back();
        m.forEachReferrer(from, n, [&](Slot l) {
            const Ref other = m.get(to, l);
            if (other.isSlot() && !marked[other.slot()]) {
                marked[other.slot()] = true;
                work.push_back(other.slot());
            }
        });
    }
    return marked;
}

/// Numbers parts by their first node in the file, so that saving and reloading keeps their order. Leaves out dead
/// slots.
void sortParts(const Model& m, StrongParts& parts) {
    constexpr auto unseen = static_cast<std::uint32_t>(-1);
    std::vector<std::uint32_t> places(parts.sizes.size(), unseen);
    std::vector<std::size_t> sizes;
    for (const Slot n : m.order(kNode).all()) {
        auto& place = places[parts.partOf[n]];
        if (place == unseen) {
            place = static_cast<std::uint32_t>(sizes.size());
            sizes.push_back(parts.sizes[parts.partOf[n]]);
        }
        parts.partOf[n] = place;
    }
    parts.sizes = std::move(sizes);
}

} // namespace

std::uint32_t largestOf(const StrongParts& parts) {
    return static_cast<std::uint32_t>(std::max_element(parts.sizes.begin(), parts.sizes.end()) - parts.sizes.begin());
}

StrongParts strongParts(const Model& model) {
    std::vector<std::vector<Slot>> next(model.capacity(kNode));
    model.forEachLive(kLink, [&](Slot l) {
        const Ref owner = model.get(link::owner, l);
        const Ref target = model.get(link::target, l);
        if (owner.isSlot() && target.isSlot())
            next[owner.slot()].push_back(target.slot());
    });
    auto parts = routing::strongParts(next);
    sortParts(model, parts);
    return parts;
}

std::vector<bool> reachedFrom(const Model& model, std::vector<bool> marked) {
    return spread(model, std::move(marked), link::owner, link::target);
}

std::vector<bool> leadingTo(const Model& model, std::vector<bool> marked) {
    return spread(model, std::move(marked), link::target, link::owner);
}

} // namespace navsmith::systems::quake_nav
