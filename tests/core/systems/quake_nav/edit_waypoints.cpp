#include "tests/core/systems/quake_nav/edit_waypoints.h"

namespace navsmith::tests {

namespace columns = systems::quake_nav::link;
using model::Slot;
using systems::quake_nav::kLink;
using systems::quake_nav::kNode;

Element nodeAt(Slot row) {
    return {kNode, row};
}

Element linkAt(Slot row) {
    return {kLink, row};
}

Elements nodesAt(std::initializer_list<Slot> rows) {
    Elements all;
    for (const Slot row : rows)
        all.push_back(nodeAt(row));
    return all;
}

Hand::Hand(const RawWaypoints& raw, bool withMap) : EditedModel(loadWaypoints(raw)) {
    if (withMap)
        model.setMap(houseMap());
}

Slot Hand::link(Slot from, Slot to) const {
    for (const Slot l : model.referrers(columns::owner, from)) {
        if (model.get(columns::target, l).pointsTo(to))
            return l;
    }
    return model::kNoSlot;
}

std::uint8_t Hand::type(Slot from, Slot to) const {
    return model.get(columns::type, linkBetween(model, from, to));
}

Slot Hand::traversal(Slot from, Slot to) const {
    const auto ref = model.get(columns::traversal, linkBetween(model, from, to));
    return ref.isSlot() ? ref.slot() : model::kNoSlot;
}

} // namespace navsmith::tests
