// Places that three columns hold.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/world/finite.h"

#include <glm/vec3.hpp>

namespace navsmith::systems {

using world::ifFinite;
using world::isFinite;

struct PointColumns {
    model::Column<float> x;
    model::Column<float> y;
    model::Column<float> z;
};

inline glm::vec3 pointOf(const model::Model& m, const PointColumns& columns, model::Slot row) {
    return {m.get(columns.x, row), m.get(columns.y, row), m.get(columns.z, row)};
}
inline glm::vec3 pointBefore(const model::Transaction& tx, const PointColumns& columns, model::Slot row) {
    return {tx.before(columns.x, row), tx.before(columns.y, row), tx.before(columns.z, row)};
}
inline void setPoint(model::Transaction& tx, const PointColumns& columns, model::Slot row, const glm::vec3& p) {
    tx.set(columns.x, row, p.x);
    tx.set(columns.y, row, p.y);
    tx.set(columns.z, row, p.z);
}

} // namespace navsmith::systems
