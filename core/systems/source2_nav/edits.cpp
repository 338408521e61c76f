#include "core/systems/source2_nav/edits.h"

#include "core/model/property.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::source2_nav {

std::vector<Edit> edits() {
    std::vector<Edit> all;
    for (const auto table : {connectionEdits, shapeEdits, spotEdits, eraseEdits, selectEdits}) {
        for (auto& edit : table())
            all.push_back(std::move(edit));
    }
    return all;
}

std::string nameOf(const model::Model& m, model::Slot area) {
    return model::elementName(m, {kArea, area});
}

std::string whyNotLink(const model::Model& m, std::span<const model::Slot> areas) {
    for (const model::Slot a : areas) {
        if (m.get(area::hull, a) != m.get(area::hull, areas.front()))
            return texts::format("Areas of different hulls cannot be connected.");
        if (!shapeOf(m, a))
            return texts::format("One of the areas has corners that are nowhere.");
    }
    return {};
}

bool connectAreas(model::Transaction& tx, model::Slot from, model::Slot to) {
    const auto& m = tx.model();
    if (from == to || connects(m, from, to))
        return false;
    const auto shape = shapeOf(m, from);
    const auto other = shapeOf(m, to);
    if (!shape || !other)
        return false;
    auto edges = facingEdges(*shape, *other);
    // A connection that leads the other way says which edges belong together.
    for (const model::Slot c : m.referrers(connection::owner, to)) {
        if (m.get(connection::target, c).pointsTo(from) && m.get(connection::targetEdge, c) < shape->size()) {
            edges = {m.get(connection::targetEdge, c), m.get(connection::edge, c)};
            break;
        }
    }
    const auto row = tx.create(kConnection);
    tx.set(connection::owner, row, model::Ref::to(from));
    tx.set(connection::edge, row, static_cast<std::uint8_t>(edges.from));
    tx.set(connection::target, row, model::Ref::to(to));
    tx.set(connection::targetEdge, row, static_cast<std::uint32_t>(edges.to));
    tx.moveLast({kConnection, row});
    return true;
}

void connectToAll(model::Transaction& tx, model::Slot from, std::span<const model::Slot> areas) {
    for (const model::Slot to : areas)
        connectAreas(tx, from, to);
}

} // namespace navsmith::systems::source2_nav
