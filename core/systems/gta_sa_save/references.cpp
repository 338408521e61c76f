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

/// Whether fields name these by a handle.
bool isHandle(Type target) {
    return target == kMarker || target == kPickup || target == kObject;
}

/// In a type with two lists, only rows of the first are named by their place.
bool isTarget(const Model& m, Type type, Slot row) {
    const auto& spec = m.schema().type(type);
    const bool second =
        spec.groupPart != model::kNoColumn && m.get(model::Column<std::uint8_t>{type, spec.groupPart}, row) != 0;
    return !second && (!spec.pool || spec.pool->live(m, row));
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
    case kCarGenerator:
        return m.get(generator::index, row);
    default:
        return static_cast<std::int64_t>(place);
    }
}

const std::map<std::int64_t, Slot>& TargetsByKey::rowsOf(Type target) {
    const auto [entry, isNew] = targets_.try_emplace(target);
    if (isNew) {
        for (Slot row = 0; row < m_.capacity(target); ++row) {
            if (isTarget(m_, target, row))
                entry->second.emplace(keyOf(m_, target, row, row), row);
        }
    }
    return entry->second;
}

std::optional<Slot> TargetsByKey::find(const ReferenceField& field, std::int64_t number) {
    const auto& rows = rowsOf(field.target);
    // A handle is 32 bits without a sign, but some fields have one: counters grow beyond 32767 in long games.
    const auto key = isHandle(field.target) ? std::int64_t{static_cast<std::uint32_t>(number)} : number;
    const auto match = rows.find(key - field.offset);
    return match == rows.end() ? std::nullopt : std::optional(match->second);
}

bool isReference(const Model& m, const ReferenceField& field, Slot row) {
    if (field.type == kNumberPlate)
        return m.get(plate::listed, row) != 0;
    if (field.type != kMarker)
        return true;
    const auto type = marker::typeOf(m, row);
    return field.field == "entity" ? type == marker::kOfPickup : type != 0;
}

std::int64_t storedReference(const Model& m, const ReferenceField& field, model::Column<model::Ref> column, Slot row) {
    if (field.type == kMarker && field.field == "entity" && marker::typeOf(m, row) == marker::kOfObject) {
        if (const auto object = m.get(marker::object, row); object.isSlot())
            return keyOf(m, kObject, object.slot(), 0);
    }
    const auto ref = m.get(column, row);
    if (ref.isNone())
        return field.none;
    if (ref.isRaw())
        return static_cast<std::int64_t>(m.rawValue(column, ref));
    return keyOf(m, field.target, ref.slot(), m.order(field.target).position(ref.slot())) + field.offset;
}

} // namespace navsmith::systems::gta_sa_save
