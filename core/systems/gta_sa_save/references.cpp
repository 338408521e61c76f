#include "core/systems/gta_sa_save/references.h"

#include "core/model/order.h"

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;

namespace {

constexpr unsigned kCounterBits = 16;

std::int64_t handleOf(std::uint16_t counter, std::size_t place) {
    return static_cast<std::int64_t>(std::uint64_t{counter} << kCounterBits | place);
}

bool isTarget(const Model& m, Type type, Slot row) {
    const auto& pool = m.schema().type(type).pool;
    return !pool || pool->live(m, row);
}

} // namespace

std::int64_t keyOf(const Model& m, Type target, Slot row, std::size_t place) {
    switch (target) {
    case kMarker:
        return handleOf(m.get(marker::counter, row), place);
    case kPickup:
        return handleOf(static_cast<std::uint16_t>(m.get(pickup::counter, row)), place);
    case kObject:
        return m.get(object::handle, row);
    case kEnexConnection:
        return m.get(enex::index, row);
    default:
        return static_cast<std::int64_t>(place);
    }
}

const std::map<std::int64_t, Slot>& TargetsByKey::rowsOf(Type target) {
    const auto [entry, fresh] = targets_.try_emplace(target);
    if (fresh) {
        for (Slot row = 0; row < m_.capacity(target); ++row) {
            if (isTarget(m_, target, row))
                entry->second.emplace(keyOf(m_, target, row, row), row);
        }
    }
    return entry->second;
}

std::optional<Slot> TargetsByKey::find(const ReferenceField& field, std::int64_t stored) {
    const auto& rows = rowsOf(field.target);
    const auto found = rows.find(stored - field.offset);
    return found == rows.end() ? std::nullopt : std::optional(found->second);
}

std::int64_t storedReference(const Model& m, const ReferenceField& field, model::Column<model::Ref> column, Slot row) {
    const auto ref = m.get(column, row);
    if (ref.isNone())
        return field.none;
    if (ref.isRaw())
        return static_cast<std::int64_t>(m.rawValue(column, ref));
    return keyOf(m, field.target, ref.slot(), m.order(field.target).position(ref.slot())) + field.offset;
}

} // namespace navsmith::systems::gta_sa_save
