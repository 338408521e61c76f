// Turning, scaling and mirroring the ladders of meshes, which face one of the four sides.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/shared/plan_transform.h"
#include "core/systems/shared/points.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::systems {

struct LadderColumns {
    PointColumns top;
    PointColumns bottom;
    model::Column<float> width;
    model::Column<std::uint32_t> direction; ///< 0 north, 1 east, 2 south, 3 west
    /// Areas to the left and to the right, which swap if a ladder is mirrored.
    std::vector<std::pair<model::Column<model::Ref>, model::Column<model::Ref>>> sides;
};

/// At an angle in between, a ladder faces the nearest side.
void transformLadders(model::Transaction& tx, const LadderColumns& columns, std::span<const model::Slot> rows,
                      const PlanTransform& by);

/// Writes where a position was before the transaction, transformed.
void transformPlace(model::Transaction& tx, const PointColumns& columns, model::Slot row, const PlanTransform& by);

} // namespace navsmith::systems
