#include "core/systems/source2_nav/drags.h"

#include "core/model/slots.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

void moveRows(Transaction& tx, const PointColumns& columns, std::span<const Slot> rows, const glm::vec3& by) {
    for (const Slot row : rows) {
        const std::array axes{std::pair(columns.x, by.x), std::pair(columns.y, by.y), std::pair(columns.z, by.z)};
        for (const auto& [column, distance] : axes) {
            if (distance != 0 || tx.model().get(column, row) != tx.before(column, row))
                tx.set(column, row, tx.before(column, row) + distance);
        }
    }
}

struct PlaceHash {
    std::size_t operator()(const glm::vec3& p) const {
        const std::hash<float> hash;
        return hash(p.x) * 31 * 31 + hash(p.y) * 31 + hash(p.z);
    }
};

/// With all rows of the type that stood at the same places.
std::vector<Slot> withTwins(const Transaction& tx, const PointColumns& columns, std::span<const Slot> rows) {
    std::unordered_set<glm::vec3, PlaceHash> places;
    for (const Slot row : rows)
        places.insert(pointBefore(tx, columns, row));
    std::vector<Slot> all;
    tx.model().forEachLive(columns.x.type, [&](Slot row) {
        if (places.contains(pointBefore(tx, columns, row)))
            all.push_back(row);
    });
    return all;
}

void dragRows(Transaction& tx, const PointColumns& columns, std::span<const Slot> rows, const symbol::Drag& drag) {
    if (drag.neighboursFollow)
        moveRows(tx, columns, withTwins(tx, columns, rows), drag.by);
    else
        moveRows(tx, columns, rows, drag.by);
}

} // namespace

void dragPoints(Transaction& tx, std::span<const Slot> points, const symbol::Drag& drag) {
    dragRows(tx, kPointPlace, points, drag);
}

void dragCorners(Transaction& tx, std::span<const Slot> corners, const symbol::Drag& drag) {
    dragRows(tx, kCornerPlace, corners, drag);
}

std::vector<Slot> pointsOf(const Model& m, std::span<const Slot> areas) {
    const bool shared = source2::hasCornerTable(versionOf(m));
    std::vector<Slot> rows;
    for (const Slot a : areas) {
        for (const Slot c : cornersOf(m, a)) {
            const Ref on = m.get(corner::point, c);
            if (!shared)
                rows.push_back(c);
            else if (on.isSlot())
                rows.push_back(on.slot());
        }
    }
    model::sortUnique(rows);
    return rows;
}

void dragAreas(Transaction& tx, std::span<const Slot> areas, const symbol::Drag& drag) {
    const auto& m = tx.model();
    const auto rows = pointsOf(m, areas);
    if (source2::hasCornerTable(versionOf(m)))
        dragPoints(tx, rows, drag);
    else
        dragCorners(tx, rows, drag);
    for (const Slot a : areas)
        moveRows(tx, kSpotPlace, m.referrers(hiding_spot::owner, a), drag.by);
}

} // namespace navsmith::systems::source2_nav
