#include "core/systems/shared/ladder_transform.h"

#include <cmath>

namespace navsmith::systems {

using model::Column;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::uint32_t kSides = 4;

/// A raw value belongs to its column and must be stored again.
Ref movedTo(Transaction& tx, Column<Ref> to, Column<Ref> from, Ref ref) {
    return ref.isRaw() ? tx.raw(to, tx.model().rawValue(from, ref)) : ref;
}

void swapEnds(Transaction& tx, Column<Ref> left, Column<Ref> right, Slot row) {
    const Ref atLeft = tx.model().get(left, row);
    const Ref atRight = tx.model().get(right, row);
    tx.set(left, row, movedTo(tx, left, right, atRight));
    tx.set(right, row, movedTo(tx, right, left, atLeft));
}

} // namespace

void transformPlace(Transaction& tx, const PointColumns& columns, Slot row, const PlanTransform& by) {
    setPoint(tx, columns, row, glm::vec3(by(glm::dvec3(pointBefore(tx, columns, row)))));
}

void transformLadders(Transaction& tx, const LadderColumns& columns, std::span<const Slot> rows,
                      const PlanTransform& by) {
    for (const Slot l : rows) {
        transformPlace(tx, columns.top, l, by);
        transformPlace(tx, columns.bottom, l, by);
        if (by.mirrors()) {
            for (const auto& [left, right] : columns.sides)
                swapEnds(tx, left, right, l);
        }
        const std::uint32_t faces = tx.before(columns.direction, l);
        if (faces >= kSides)
            continue;
        const std::size_t side = by.side(faces);
        tx.set(columns.direction, l, static_cast<std::uint32_t>(side));
        const bool acrossY = side % 2 == 1; // what faces east or west is as wide as it reaches along y
        const double factor = std::abs(acrossY ? by.factors.y : by.factors.x);
        tx.set(columns.width, l, static_cast<float>(static_cast<double>(tx.before(columns.width, l)) * factor));
    }
}

} // namespace navsmith::systems
