#include "tests/core/systems/harness/schema_editor.h"

#include <algorithm>
#include <limits>
#include <type_traits>
#include <vector>

namespace navsmith::tests {

using model::ColumnId;
using model::Element;
using model::ElementTypeId;
using model::kNoSlot;
using model::ListId;
using model::Ref;
using model::Slot;

Slot SchemaEditor::anyRow(ElementTypeId type) {
    const auto capacity = static_cast<int>(m().capacity(type));
    for (int attempt = 0; attempt < 20 && capacity > 0; ++attempt) {
        if (const auto slot = static_cast<Slot>(below(capacity)); m().isLive({type, slot}))
            return slot;
    }
    std::vector<Slot> live; // there are few among those that are gone
    m().forEachLive(type, [&](Slot row) { live.push_back(row); });
    return live.empty() ? kNoSlot : live[static_cast<std::size_t>(below(static_cast<int>(live.size())))];
}

Element SchemaEditor::anyOf(std::span<const ElementTypeId> types) {
    const auto type = types[static_cast<std::size_t>(below(static_cast<int>(types.size())))];
    const Slot row = anyRow(type);
    return row == kNoSlot ? Element{} : Element{type, row};
}

double SchemaEditor::number() {
    if (below(3) == 0)
        return below(5000) - 2500;
    return oneOf(
        std::array{0.0, 1.0, 2.0, 3.0, 7.0, 8.0, 9.0, 0.5, -1.0, 100.0, 255.0, 300.0, -500.0, 70000.0, 1e9, -1e9});
}

std::string SchemaEditor::text() {
    return oneOf(std::array<const char*, 9>{"", "BombsiteA", "LongDoors", "Tunnel", "caf\xC3\xA9", "x", "SAN_AND",
                                            "qqqqqqq", "qqqqqqqqqqqqq"});
}

model::Value SchemaEditor::valueFor(const model::ElementType& type, const model::PropertySpec& property) {
    using enum model::PropertyType;
    switch (property.type) {
    case Bool:
        return below(2) == 0;
    case Number:
        return number();
    case Text:
        return text();
    case Vector:
        return glm::dvec3(number(), number(), number());
    case Reference: {
        const auto target = type.columns[property.column].ref->target;
        const Slot row = anyRow(target);
        if (row == kNoSlot || below(4) == 0)
            return std::monostate();
        return Element{target, row};
    }
    default:
        return static_cast<std::int64_t>(number());
    }
}

void SchemaEditor::setProperty() {
    const auto type = static_cast<ElementTypeId>(below(m().schema().typeCount()));
    const auto& spec = m().schema().type(type);
    const Slot row = anyRow(type);
    if (row == kNoSlot || spec.properties.empty())
        return;
    const auto& property = spec.properties[static_cast<std::size_t>(below(static_cast<int>(spec.properties.size())))];
    if (property.editable() && model::isPresent(m(), property, Element{type, row}))
        model::writeValue(tx_, type, property, std::span(&row, 1), valueFor(spec, property));
}

ColumnId SchemaEditor::anyColumn(ElementTypeId type) {
    return static_cast<ColumnId>(model::kFirstOwn + below(m().schema().type(type).columnCount() - model::kFirstOwn));
}

namespace {

template <typename T>
struct Typed {
    using Value = T;
};

/// Calls f(Typed<T>{}) with the type of a storage.
template <typename F>
void withTypeOf(model::Storage storage, F&& f) {
    using enum model::Storage;
    switch (storage) {
    case U8:
        return f(Typed<std::uint8_t>{});
    case I8:
        return f(Typed<std::int8_t>{});
    case U16:
        return f(Typed<std::uint16_t>{});
    case I16:
        return f(Typed<std::int16_t>{});
    case U32:
        return f(Typed<std::uint32_t>{});
    case I32:
        return f(Typed<std::int32_t>{});
    case U64:
        return f(Typed<std::uint64_t>{});
    case F32:
        return f(Typed<float>{});
    case Text:
        return f(Typed<std::string>{});
    case Ref:
        return f(Typed<model::Ref>{});
    }
}

} // namespace

void SchemaEditor::setColumn(Element element, ColumnId column) {
    const auto& type = m().schema().type(element.type);
    const auto& spec = type.columns[column];
    const auto shows = [&](const auto& property) { return property.column == column; };
    const auto showsNow = [&](const auto& property) {
        return shows(property) && model::isPresent(m(), property, element);
    };
    if (std::ranges::any_of(type.properties, shows) && std::ranges::none_of(type.properties, showsNow))
        return;
    withTypeOf(spec.storage, [&]<typename T>(Typed<T>) {
        const model::Column<T> handle{element.type, column};
        if constexpr (std::is_same_v<T, Ref>) {
            const bool owner = column == type.groupOwner;
            const Slot target = anyRow(spec.ref->target);
            if (target != kNoSlot && (owner || below(3) != 0))
                tx_.set(handle, element.slot, Ref::to(target));
            else if (!owner && below(2) == 0 && !std::ranges::any_of(neverNone_, [&](const auto& never) {
                         return never.type == element.type && never.column == column;
                     }))
                tx_.set(handle, element.slot, Ref::none());
            else if (!owner)
                tx_.set(handle, element.slot, tx_.raw(handle, std::uint64_t{60000} + static_cast<unsigned>(below(50))));
            if (owner)
                tx_.moveLast(element);
        } else if constexpr (std::is_same_v<T, std::string>) {
            tx_.set(handle, element.slot, text());
        } else if constexpr (std::is_same_v<T, float>) {
            tx_.set(handle, element.slot,
                    oneOf(std::array{std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
                                     -1.0F, 0.0F, 2.0F, 1e20F, 1e30F}));
        } else {
            tx_.set(handle, element.slot, static_cast<T>(oneOf(std::array{0, 1, 2, 3, 4, 5, 16, 255, 65535})));
        }
    });
}

Ref SchemaEditor::entry(const model::ColumnSpec& column, model::ListField<Ref> field) {
    if (any() && below(5) == 0)
        return below(2) == 0 ? Ref::none() : tx_.raw(field, std::uint64_t{1000000} + static_cast<unsigned>(below(50)));
    const Slot row = anyRow(column.ref->target);
    return row == kNoSlot ? Ref::none() : Ref::to(row);
}

void SchemaEditor::setList(ElementTypeId type) {
    const auto& spec = m().schema().type(type);
    const Slot row = anyRow(type);
    if (row == kNoSlot || spec.lists.empty())
        return;
    const auto list = static_cast<ListId>(below(spec.listCount()));
    if (spec.lists[list].present != nullptr && !spec.lists[list].present(m(), m().fileOf({type, row})))
        return;
    const auto& columns = spec.lists[list].columns;
    auto entries = model::makeEntries(spec.lists[list]);
    const int many = below(20) == 0 ? 20 : below(4);
    for (int i = 0; i < many; ++i) {
        for (ColumnId field = 0; field < static_cast<ColumnId>(columns.size()); ++field) {
            if (columns[field].storage == model::Storage::Ref)
                model::values<Ref>(entries[field]).push_back(entry(columns[field], {type, list, field}));
            else
                withTypeOf(columns[field].storage, [&]<typename T>(Typed<T>) {
                    if constexpr (std::is_arithmetic_v<T>)
                        model::values<T>(entries[field]).push_back(static_cast<T>(below(5)));
                });
        }
    }
    tx_.setList(type, list, row, entries);
}

void SchemaEditor::erase(Element element) {
    if (element.valid())
        tx_.erase(element);
}

void SchemaEditor::moveLast(Element element) {
    if (element.valid())
        tx_.moveLast(element);
}

} // namespace navsmith::tests
