#include "core/systems/source_nav/spot_drags.h"

#include "core/systems/source_nav/geometry.h"
#include "core/systems/source_nav/schema.h"
#include "core/systems/source_nav/selected_elements.h"

#include <glm/vec3.hpp>

#include <cmath>

namespace navsmith::systems::source_nav {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

/// A spot at most this far from the surface of its area lies on it.
constexpr float kOnSurface = 1;

bool isOnArea(const Model& m, Slot s, const glm::vec3& at) {
    const auto owner = m.get(hiding_spot::owner, s);
    if (!owner.isSlot())
        return false;
    const auto patch = patchOf(m, owner.slot());
    return patch.contains(at.x, at.y) && std::abs(patch.heightAt(at.x, at.y) - at.z) <= kOnSurface;
}

} // namespace

void dragSpots(Transaction& tx, std::span<const Slot> spots, const symbol::Drag& drag) {
    const auto& m = tx.model();
    for (const Slot s : spots) {
        const glm::vec3 was(tx.before(hiding_spot::x, s), tx.before(hiding_spot::y, s), tx.before(hiding_spot::z, s));
        auto to = was + drag.by;
        if (drag.by.z == 0 && isOnArea(m, s, was)) {
            if (const Slot a = areaAround(m, to); a != kNoSlot)
                to.z = patchOf(m, a).heightAt(to.x, to.y);
        }
        tx.set(hiding_spot::x, s, to.x);
        tx.set(hiding_spot::y, s, to.y);
        tx.set(hiding_spot::z, s, to.z);
    }
}

} // namespace navsmith::systems::source_nav
