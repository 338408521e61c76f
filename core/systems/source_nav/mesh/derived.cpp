#include "core/systems/source_nav/mesh/derived.h"

#include "core/systems/shared/derived_rows.h"
#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"

#include <limits>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;

void countPlaces(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kPlace).group(row).size(); });
}
void countAreas(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kArea).group(row).size(); });
}
// A document is one mesh, so everything inside areas belongs to it.
void countConnections(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot) { return m.count(kConnection); });
}
void countHidingSpots(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot) { return m.count(kHidingSpot); });
}
void countEncounterPaths(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot) { return m.count(kEncounterPath); });
}
void countLadders(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot) { return m.count(kLadder); });
}

void placeIndex(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kPlace).position(row) + 1; });
}
void fogPlaceIndex(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kFogPlace).position(row) + 1; });
}

void areaWidth(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.get(area::eastX, row) - m.get(area::westX, row); });
}
void areaDepth(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.get(area::southY, row) - m.get(area::northY, row); });
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
void meanLight(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        return (m.get(area::lightNorthWest, row) + m.get(area::lightNorthEast, row) + m.get(area::lightSouthEast, row) +
                m.get(area::lightSouthWest, row)) /
               4;
    });
}
void countVisible(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.listRange(kArea, area::kVisible, row).count; });
}
void countSpots(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.countReferrers(hiding_spot::owner, row); });
}
void countPaths(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.countReferrers(encounter_path::owner, row); });
}

void leadsBack(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        const auto owner = m.get(connection::owner, row);
        const auto target = m.get(connection::target, row);
        return owner.isSlot() && target.isSlot() && connects(m, target.slot(), owner.slot()) ? 1 : 0;
    });
}
void connectionHeight(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        const auto owner = m.get(connection::owner, row);
        const auto target = m.get(connection::target, row);
        if (!owner.isSlot() || !target.isSlot())
            return std::numeric_limits<double>::quiet_NaN();
        const auto way = portal(patchOf(m, owner.slot()), patchOf(m, target.slot()),
                                static_cast<Direction>(m.get(connection::side, row) & 3U));
        return static_cast<double>(way.to.z - way.from.z);
    });
}

void countEncounterSpots(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.listRange(kEncounterPath, encounter_path::kSpots, row).count; });
}

} // namespace navsmith::systems::source_nav
