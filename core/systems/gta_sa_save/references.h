// Fields that name elements: script handles, numbers of entrances.
#pragma once

#include "core/systems/gta_sa_save/schema.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

namespace navsmith::systems::gta_sa_save {

/// What names a target in the fields that refer to it, before their offset. `place` is its place among its type.
/// - marker, pickup: counter << 16 | place
/// - object: its handle
/// - entrance, car generator: its number
/// - others: their place
std::int64_t keyOf(const model::Model& m, Type target, model::Slot row, std::size_t place);

/// Finds targets by what is stored, while a file is loaded. Rows of the target are complete and in file order. Of
/// several with one name the first counts.
class TargetsByKey {
public:
    explicit TargetsByKey(const model::Model& m) : m_(m) {}
    /// Empty if the value names no live element.
    std::optional<model::Slot> find(const ReferenceField& field, std::int64_t number);

private:
    const std::map<std::int64_t, model::Slot>& rowsOf(Type target);

    const model::Model& m_;
    std::map<Type, std::map<std::int64_t, model::Slot>> targets_;
};

/// Whether a row's field names an element: it may be left from something else in a free record, or in one of another
/// kind.
bool isReference(const model::Model& m, const ReferenceField& field, model::Slot row);

/// The stored value of a reference.
std::int64_t storedReference(const model::Model& m, const ReferenceField& field, model::Column<model::Ref> column,
                             model::Slot row);

} // namespace navsmith::systems::gta_sa_save
