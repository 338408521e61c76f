// Edits of waypoints.
#pragma once

#include "tests/core/systems/harness/edited_model.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"

#include <cstdint>
#include <initializer_list>

namespace navsmith::tests {

Element nodeAt(model::Slot row);
Element linkAt(model::Slot row);
Elements nodesAt(std::initializer_list<model::Slot> rows);

struct Hand : EditedModel {
    explicit Hand(const RawWaypoints& raw, bool withMap = false);

    [[nodiscard]] RawWaypoints saved() const { return readWaypoints(saveWaypoints(model)); }
    /// The link between two nodes, or kNoSlot.
    [[nodiscard]] model::Slot link(model::Slot from, model::Slot to) const;
    [[nodiscard]] std::uint8_t type(model::Slot from, model::Slot to) const;
    [[nodiscard]] model::Slot traversal(model::Slot from, model::Slot to) const;
};

} // namespace navsmith::tests
