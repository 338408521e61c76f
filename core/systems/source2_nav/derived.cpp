#include "core/systems/source2_nav/derived.h"

#include "core/systems/shared/derived_rows.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"

#include <algorithm>
#include <limits>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Slot;

namespace {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

/// The extent of an area along an axis.
void sizesAlong(const Model& m, Rows rows, Numbers out, float glm::vec3::*axis) {
    each(rows, out, [&](Slot row) {
        const auto shape = shapeOf(m, row);
        if (!shape)
            return kNoValue;
        const auto [low, high] = std::ranges::minmax(*shape, {}, axis);
        return static_cast<double>(high.*axis - low.*axis);
    });
}

} // namespace

// A document is one mesh, so everything in it belongs to the file.
void countAreas(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot) { return m.count(kArea); });
}
void countConnections(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot) { return m.count(kConnection); });
}
void countHidingSpots(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot) { return m.count(kHidingSpot); });
}
void countLadders(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot) { return m.count(kLadder); });
}

void hullIndex(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kHull).position(row); });
}
void pointIndex(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kPoint).position(row); });
}
void areasAtPoint(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.countReferrers(corner::point, row); });
}
void countCorners(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return cornerCountOf(m, row); });
}
void areaSizeX(const Model& m, Rows rows, Numbers out) {
    sizesAlong(m, rows, out, &glm::vec3::x);
}
void areaSizeY(const Model& m, Rows rows, Numbers out) {
    sizesAlong(m, rows, out, &glm::vec3::y);
}
void areaHeight(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        const auto shape = shapeOf(m, row);
        return shape ? static_cast<double>(middleOf(*shape).z) : kNoValue;
    });
}
void connectionsOut(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.countReferrers(connection::owner, row); });
}
void connectionsIn(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.countReferrers(connection::target, row); });
}
void connectedPart(const Model& m, Rows rows, Numbers out) {
    const auto components = connectedComponents(m);
    each(rows, out, [&](Slot row) { return components[row]; });
}
void countSpots(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.countReferrers(hiding_spot::owner, row); });
}
void cornerNumber(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kCorner).position(row); });
}
void leadsBack(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return backOf(m, row) != model::kNoSlot ? 1 : 0; });
}
void climbOf(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        const auto way = crossingOf(m, row);
        return way ? static_cast<double>(way->portal.climb()) : kNoValue;
    });
}
void gapOf(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        const auto way = crossingOf(m, row);
        return way ? static_cast<double>(way->portal.gap()) : kNoValue;
    });
}

} // namespace navsmith::systems::source2_nav
