#include "core/systems/source_nav/mesh/floors.h"

#include "core/systems/source_nav/mesh/schema.h"

#include <algorithm>

namespace navsmith::systems::source_nav {

namespace {

/// A player steps up 18 units, and stands 72 high.
constexpr double kHalfStep = 9;
constexpr double kPlayerHeight = 72;
/// Half the grid on which games generate areas.
constexpr double kCell = 12.5;

std::vector<FloorPatch> patches(const model::Model& m) {
    std::vector<FloorPatch> all;
    m.forEachLive(kArea, [&](model::Slot row) {
        const auto at = [&](model::Column<float> column) { return double{m.get(column, row)}; };
        all.push_back(
            {.row = row,
             .low = {at(area::westX), at(area::northY)},
             .high = {at(area::eastX), at(area::southY)},
             .heights = {at(area::northWestZ), at(area::northEastZ), at(area::southWestZ), at(area::southEastZ)}});
    });
    return all;
}

} // namespace

const Floors& floors() {
    static constexpr Floors all{
        .type = kArea, .patches = patches, .step = kHalfStep, .storey = kPlayerHeight, .cell = kCell};
    return all;
}

} // namespace navsmith::systems::source_nav
