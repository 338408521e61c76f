#include "core/systems/source_nav/rules/rule_parts.h"

#include "core/systems/source_nav/mesh/schema.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <utility>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

model::Dependency anyOf(model::ElementTypeId type) {
    return {{}, type, {}};
}

model::Dependency format(std::vector<model::PathStep> steps) {
    return checks::at(std::move(steps), file::version, file::subVersion, file::layout);
}

model::Dependency corners(std::vector<model::PathStep> steps) {
    return checks::at(std::move(steps), area::westX, area::northY, area::northWestZ, area::eastX, area::southY,
                      area::southEastZ, area::northEastZ, area::southWestZ);
}

model::Dependency ladderEnds() {
    return checks::own(ladder::topForward, ladder::topLeft, ladder::topRight, ladder::topBehind, ladder::bottom);
}

checks::Dependencies connectionPlaces() {
    return {checks::own(connection::owner, connection::side, connection::target),
            corners({model::along(connection::owner)}), corners({model::along(connection::target)}),
            checks::at({model::along(connection::target)}, area::id)};
}

std::string areaText(const Model& m, model::Column<Ref> handle, Slot row) {
    const Ref ref = m.get(handle, row);
    if (ref.isSlot())
        return texts::format("area {}", m.get(area::id, ref.slot()));
    return ref.isNone() ? texts::format("no area")
                        : texts::format("area {}, which does not exist", m.rawValue(handle, ref));
}

std::optional<ConnectionEnds> endsOf(const Model& m, Slot c) {
    const Ref owner = m.get(connection::owner, c);
    const Ref target = m.get(connection::target, c);
    if (!owner.isSlot() || !target.isSlot() || owner == target || m.get(connection::side, c) >= kSides.size())
        return std::nullopt;
    return ConnectionEnds{patchOf(m, owner.slot()), patchOf(m, target.slot()),
                          static_cast<Direction>(m.get(connection::side, c)), owner.slot(), target.slot()};
}

std::string targetText(const Model& m, Slot c) {
    return areaText(m, connection::target, c);
}

std::vector<IdFault> idFaults(const Model& m, model::Column<std::uint32_t> ids, Zero zero) {
    std::vector<IdFault> faults;
    std::unordered_map<std::uint32_t, Slot> rowOfId;
    rowOfId.reserve(m.count(ids.type));
    for (const Slot row : m.order(ids.type).all()) {
        const auto id = m.get(ids, row);
        if (id == 0 && zero == Zero::IsNone) {
            faults.push_back({row, model::kNoSlot});
            continue;
        }
        if (const auto [it, fresh] = rowOfId.try_emplace(id, row); !fresh)
            faults.push_back({row, it->second});
    }
    return faults;
}

void giveFreshId(Transaction& tx, model::Column<std::uint32_t> ids, Zero zero, Slot row) {
    const auto faults = idFaults(tx.model(), ids, zero);
    if (std::ranges::find(faults, row, &IdFault::row) == faults.end())
        return;
    std::uint32_t highest = 0;
    for (const auto id : tx.model().column(ids)) // includes erased rows, which undo may restore
        highest = std::max(highest, id);
    if (highest == std::numeric_limits<std::uint32_t>::max())
        tx.refuse(texts::format("No unused IDs are left."));
    else
        tx.set(ids, row, highest + 1);
}

Unresolved unresolved(std::span<const Ref> refs) {
    Unresolved count;
    for (const Ref ref : refs) {
        count.raw += ref.isRaw() ? 1 : 0;
        count.none += ref.isNone() ? 1 : 0;
    }
    return count;
}

void filterList(Transaction& tx, model::ElementTypeId type, model::ListId list, Slot parent,
                const std::function<bool(std::size_t)>& keep) {
    const auto& m = tx.model();
    const auto all = m.listStore(type, list).entries(parent);
    auto entries = model::makeEntries(m.schema().type(type).lists[list]);
    const auto count = m.listRange(type, list, parent).count;
    for (std::size_t i = 0; i < count; ++i) {
        if (keep(i))
            model::appendEntries(entries, all, i, 1);
    }
    if (model::sizeOf(entries.front()) != count)
        tx.setList(type, list, parent, entries);
}

} // namespace navsmith::systems::source_nav
