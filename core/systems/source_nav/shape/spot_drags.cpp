#include "core/systems/source_nav/shape/spot_drags.h"

#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"

#include <glm/vec3.hpp>

#include <cmath>
#include <optional>

namespace navsmith::systems::source_nav {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

/// A spot at most this far from the surface of its area lies on it.
constexpr float kOnSurface = 1;

bool isOn(const Patch& area, const glm::vec3& at) {
    return area.contains(at.x, at.y) && std::abs(area.heightAt(at.x, at.y) - at.z) <= kOnSurface;
}

/// The height of the mesh there, for a spot that comes from this area.
std::optional<float> surfaceAt(const Model& m, const Patch& from, const glm::vec3& at) {
    if (from.contains(at.x, at.y))
        return from.heightAt(at.x, at.y);
    const Slot a = areaAround(m, at);
    return a == kNoSlot ? std::nullopt : std::optional(patchOf(m, a).heightAt(at.x, at.y));
}

} // namespace

void dragSpots(Transaction& tx, std::span<const Slot> spots, const symbol::Drag& drag) {
    const auto& m = tx.model();
    for (const Slot s : spots) {
        const auto was = pointBefore(tx, kSpotPlace, s);
        auto to = was + drag.by;
        const auto owner = m.get(hiding_spot::owner, s);
        if (drag.by.z == 0 && owner.isSlot()) {
            const auto area = patchOf(m, owner.slot());
            to.z = isOn(area, was) ? surfaceAt(m, area, to).value_or(to.z) : to.z;
        }
        setPoint(tx, kSpotPlace, s, to);
    }
}

} // namespace navsmith::systems::source_nav
