#include "core/model/schema.h"

#include "core/model/codec.h"
#include "core/model/storage.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace navsmith::model {

namespace {

/// Whether a new row can hold the value: casting any other is undefined behaviour.
bool canStart(Storage storage, double initial) {
    if (!isNumber(storage))
        return initial == 0;
    return std::visit(
        [&](const auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (std::is_integral_v<T>) {
                // The maximum plus one is a power of two and exact as a double. The maximum of a 64-bit type is not.
                const double end = 2.0 * static_cast<double>(T{1} << (std::numeric_limits<T>::digits - 1));
                return initial == std::floor(initial) && initial < end &&
                       initial >= static_cast<double>(std::numeric_limits<T>::lowest());
            } else {
                return std::abs(initial) <= static_cast<double>(std::numeric_limits<float>::max());
            }
        },
        makeColumn(storage));
}

std::string checkVector(const std::vector<ColumnSpec>& columns, const PropertySpec& property) {
    const auto& parts = property.components;
    if ((parts.size() != 2 && parts.size() != 3) ||
        !std::ranges::all_of(parts, [&](ColumnId id) { return id < columns.size(); }))
        return "needs two or three known columns";
    const auto storage = columns[parts.front()].storage;
    if (!isNumber(storage) || !std::ranges::all_of(parts, [&](ColumnId id) { return columns[id].storage == storage; }))
        return "needs components of one kind of number";
    if (property.bits != 0 || property.shift != 0)
        return "is a vector of bit fields";
    return {};
}

std::string checkStored(const std::vector<ColumnSpec>& columns, const PropertySpec& property) {
    if (property.column >= columns.size())
        return "has neither a column nor a function";
    const auto& column = columns[property.column];
    const bool text = property.type == PropertyType::Text || property.type == PropertyType::Bytes;
    if (text != (column.storage == Storage::Text))
        return "is text over a column that is not, or the other way round";
    if ((property.type == PropertyType::Reference) != (column.storage == Storage::Ref))
        return "is a reference over a column that is not, or the other way round";
    if (property.bits == 0 && property.shift != 0)
        return "has a shift but no bits";
    if (property.bits != 0 && !isInteger(column.storage))
        return "has bits of a column that is no integer";
    if (property.shift + property.bits > storageBits(column.storage))
        return "has bits beyond its column";
    if (property.type == PropertyType::Bool && property.bits > 1)
        return "is a flag of more than one bit";
    const bool isWord = isInteger(column.storage) && storageBits(column.storage) == 32 && property.bits == 0;
    if (property.realBits && (property.type != PropertyType::Number || !property.readOnly || !isWord))
        return "reads bits as a real number, but is not a read-only number over 32-bit integers";
    if (property.hexadecimal && !isInteger(column.storage))
        return "is hexadecimal over a column that is no integer";
    return {};
}

std::string checkNumbers(const std::vector<ColumnSpec>& columns, const PropertySpec& property) {
    if (!std::isfinite(property.scale) || property.scale == 0)
        return "has a scale of nothing";
    if (!std::isfinite(property.heightScale) || (property.heightScale != 0 && property.components.size() != 3))
        return "has a scale of heights without heights";
    if (!(property.minimum <= property.maximum))
        return "has a range without values";
    if (property.type == PropertyType::Enum && property.names.empty())
        return "is an enumeration without names";
    if (property.derived())
        return {};
    const auto storage =
        columns[property.type == PropertyType::Vector ? property.components.front() : property.column].storage;
    const auto range = rangeOf(storage, property);
    if (isNumber(storage) && !(range.minimum <= range.maximum))
        return "has a range that its column cannot hold";
    const auto outside = [&](const EnumName& name) {
        const auto value = static_cast<double>(name.value);
        return value < range.minimum || value > range.maximum;
    };
    if (std::ranges::any_of(property.names, outside))
        return "has names for values that its column cannot hold";
    return {};
}

std::string checkProperty(const std::vector<ColumnSpec>& columns, const PropertySpec& property, ColumnId firstOwn) {
    if (property.id.empty())
        return "has no id";
    std::string fault;
    if (property.derived()) {
        const bool number = property.type == PropertyType::Bool || property.type == PropertyType::Integer ||
                            property.type == PropertyType::Number || property.type == PropertyType::Enum;
        if (property.derive != nullptr && property.deriveText != nullptr)
            fault = "is derived in two ways";
        else if (property.derive != nullptr && !number)
            fault = "is derived but not a number";
        else if (property.deriveText != nullptr && property.type != PropertyType::Text)
            fault = "is derived as text but is not text";
    } else {
        fault = property.type == PropertyType::Vector ? checkVector(columns, property) : checkStored(columns, property);
    }
    if (fault.empty())
        fault = checkNumbers(columns, property);
    const bool model = !property.derived() && property.column < firstOwn;
    if (fault.empty() && model && !property.readOnly)
        fault = "would write a column of the model's own";
    return fault;
}

std::string checkColumn(const Schema& schema, const ColumnSpec& column) {
    if (column.id.empty())
        return "a column has no id";
    if ((column.storage == Storage::Ref) != column.ref.has_value())
        return fmt::format("column {} is a reference without a target type, or the other way round", column.id);
    if (column.ref && column.ref->target >= schema.types.size())
        return fmt::format("column {} refers to a missing type", column.id);
    if (column.uniqueId && column.storage != Storage::U32)
        return fmt::format("column {} is unique but not u32", column.id);
    if (!canStart(column.storage, column.initial))
        return fmt::format("column {} cannot hold its initial value", column.id);
    return {};
}

template <typename Part>
std::string checkIds(std::string_view what, const std::vector<Part>& parts) {
    std::vector<std::string_view> ids;
    ids.reserve(parts.size());
    for (const auto& part : parts)
        ids.push_back(part.id);
    std::ranges::sort(ids);
    const auto twice = std::ranges::adjacent_find(ids);
    return twice == ids.end() ? std::string() : fmt::format("{} {} is declared twice", what, *twice);
}

/// Checks the columns and properties of a type or list. The first `firstOwn` columns are the model's.
std::string checkFields(const Schema& schema, const std::vector<ColumnSpec>& columns,
                        const std::vector<PropertySpec>& properties, ColumnId firstOwn) {
    for (const auto& column : columns) {
        if (auto fault = checkColumn(schema, column); !fault.empty())
            return fault;
    }
    for (const auto& property : properties) {
        if (const auto fault = checkProperty(columns, property, firstOwn); !fault.empty())
            return fmt::format("property {} {}", property.id, fault);
    }
    auto fault = checkIds("column", columns);
    return fault.empty() ? checkIds("property", properties) : fault;
}

std::string checkList(const Schema& schema, const ListSpec& list) {
    if (list.columns.empty())
        return "has no columns";
    if (auto fault = checkFields(schema, list.columns, list.properties, 0); !fault.empty())
        return fault;
    for (const auto& column : list.columns) {
        if (column.uniqueId)
            return fmt::format("column {} is unique, but entries have no identity", column.id);
        if (column.ref && column.ref->onLastReferrerGone == OnLastReferrerGone::EraseTarget)
            return fmt::format("column {} would erase its target: only columns of a type can", column.id);
        if (column.ref && column.ref->lookup == Lookup::Indexed)
            return fmt::format("column {} is indexed: only columns of a type can be", column.id);
    }
    for (const auto& property : list.properties) {
        if (property.derived())
            return fmt::format("property {} is derived, but entries have no rows", property.id);
    }
    return {};
}

/// True if the reference columns selected by `via` form a cycle of types.
template <typename Via>
bool hasCycle(const Schema& schema, const ElementType& type, Via via) {
    const auto* at = &type;
    for (std::size_t steps = 0; via(*at) != kNoColumn; ++steps) {
        if (steps == schema.types.size())
            return true;
        const auto& column = at->columns[via(*at)];
        at = &schema.types[column.ref->target];
    }
    return false;
}

std::string checkGroups(const ElementType& type) {
    const auto isRef = [&](ColumnId id) {
        return id < type.columns.size() && type.columns[id].storage == Storage::Ref;
    };
    if ((type.groupOwner != kNoColumn && !isRef(type.groupOwner)) ||
        (type.fileVia != kNoColumn && !isRef(type.fileVia)))
        return "group owner and file path must be reference columns";
    if (type.groupPart != kNoColumn &&
        (type.groupPart >= type.columns.size() || type.columns[type.groupPart].storage != Storage::U8))
        return "the part of a group must be a u8 column";
    if ((type.groupPart != kNoColumn) != !type.partTitles.empty())
        return "parts of groups and their titles need each other";
    if (type.edge && (!isRef(type.edge->from) || !isRef(type.edge->to) ||
                      type.columns[type.edge->from].ref->target != type.columns[type.edge->to].ref->target))
        return "an edge needs two reference columns to one type";
    if (type.pool && (type.pool->live == nullptr || type.pool->setLive == nullptr))
        return "a pool needs both its functions";
    return {};
}

std::string checkType(const Schema& schema, const ElementType& type) {
    if (auto fault = checkFields(schema, type.columns, type.properties, kFirstOwn); !fault.empty())
        return fault;
    for (const auto& list : type.lists) {
        if (const auto fault = checkList(schema, list); !fault.empty())
            return fmt::format("list {}: {}", list.id, fault);
    }
    if (auto fault = checkIds("list", type.lists); !fault.empty())
        return fault;
    if (!type.namedBy.empty() && type.findProperty(type.namedBy) == nullptr)
        return fmt::format("named by {}, which is not a property", type.namedBy);
    for (const auto id : type.placedBy) {
        const auto* place = type.findProperty(id);
        if (place == nullptr || !place->editable() ||
            (place->type != PropertyType::Vector && place->type != PropertyType::Number))
            return fmt::format("placed by {}, which is neither a vector nor a number that can be set", id);
    }
    return checkGroups(type);
}

/// Checks that the handles of a type and its lists have the right position.
std::string checkPlaces(const ElementType& type, std::size_t position) {
    if (type.place != kNoElementType && type.place != position)
        return fmt::format("is element type {}, but its handles are of {}", position, type.place);
    for (std::size_t i = 0; i < type.lists.size(); ++i) {
        if (const auto& list = type.lists[i]; list.place != kNoList && list.place != i)
            return fmt::format("list {} is list {}, but its handles are of {}", list.id, i, list.place);
    }
    return {};
}

} // namespace

ColumnData makeColumn(Storage storage) {
    switch (storage) {
    case Storage::U8:
        return std::vector<std::uint8_t>();
    case Storage::I8:
        return std::vector<std::int8_t>();
    case Storage::U16:
        return std::vector<std::uint16_t>();
    case Storage::I16:
        return std::vector<std::int16_t>();
    case Storage::U32:
        return std::vector<std::uint32_t>();
    case Storage::I32:
        return std::vector<std::int32_t>();
    case Storage::U64:
        return std::vector<std::uint64_t>();
    case Storage::F32:
        return std::vector<float>();
    case Storage::Text:
        return std::vector<std::string>();
    case Storage::Ref:
        return std::vector<Ref>();
    }
    return {};
}

const PropertySpec* ElementType::findProperty(std::string_view propertyId) const {
    const auto it = std::ranges::find(properties, propertyId, &PropertySpec::id);
    return it == properties.end() ? nullptr : &*it;
}

std::optional<ElementTypeId> Schema::findElementType(std::string_view typeId) const {
    const auto it = std::ranges::find(types, typeId, &ElementType::id);
    if (it == types.end())
        return std::nullopt;
    return static_cast<ElementTypeId>(it - types.begin());
}

void replaceTexts(Schema& schema, const ReplaceText& replace) {
    const auto put = [&](std::string_view& text, const std::string& id) {
        if (!text.empty())
            text = replace(text, id);
    };
    const auto putProperties = [&](std::vector<PropertySpec>& properties, const std::string& owner) {
        for (auto& property : properties) {
            const auto id = fmt::format("{}.{}", owner, property.id);
            put(property.title, id);
            put(property.section, id + ".section");
            put(property.help, id + ".help");
            put(property.unit, id + ".unit");
            for (auto& name : property.names) {
                if (!name.isProperName)
                    put(name.title, fmt::format("{}.{}", id, name.value));
            }
        }
    };
    for (auto& type : schema.types) {
        const auto id = fmt::format("{}.{}", schema.id, type.id);
        put(type.title, id);
        put(type.plural, id + ".plural");
        for (auto& title : type.partTitles)
            put(title, id + ".part");
        putProperties(type.properties, id);
        for (auto& list : type.lists) {
            put(list.title, fmt::format("{}.{}", id, list.id));
            putProperties(list.properties, fmt::format("{}.{}", id, list.id));
        }
    }
}

tl::expected<std::shared_ptr<const Schema>, std::string> finish(Schema schema) {
    if (schema.types.empty() || schema.types.front().id != "file")
        return tl::unexpected(fmt::format("{}: the first type must be 'file'", schema.id));
    if (schema.types.size() >= kNoElementType)
        return tl::unexpected(fmt::format("{}: more types than ids", schema.id));
    std::set<std::string_view> ids;
    for (auto& type : schema.types) {
        const ColumnSpec own[] = {column<std::uint8_t>("alive"), column<std::uint32_t>("rank")};
        type.columns.insert(type.columns.begin(), std::begin(own), std::end(own));
        if (type.id.empty())
            return tl::unexpected(fmt::format("{}: a type has no id", schema.id));
        if (!ids.insert(type.id).second)
            return tl::unexpected(fmt::format("{}: type {} is declared twice", schema.id, type.id));
        if (type.columns.size() >= kNoColumn || type.lists.size() >= kNoList)
            return tl::unexpected(fmt::format("{}.{}: more columns or lists than ids", schema.id, type.id));
    }
    for (std::size_t i = 0; i < schema.types.size(); ++i) {
        const auto& type = schema.types[i];
        auto fault = checkPlaces(type, i);
        if (fault.empty())
            fault = checkType(schema, type);
        if (!fault.empty())
            return tl::unexpected(fmt::format("{}.{}: {}", schema.id, type.id, fault));
    }
    for (const auto& type : schema.types) {
        if (hasCycle(schema, type, [](const ElementType& k) { return k.fileVia; }))
            return tl::unexpected(fmt::format("{}.{}: the path to the file is a cycle", schema.id, type.id));
        if (hasCycle(schema, type, [](const ElementType& k) { return k.groupOwner; }))
            return tl::unexpected(fmt::format("{}.{}: group owners form a cycle", schema.id, type.id));
    }
    for (auto& type : schema.types) {
        type.englishPlural = type.plural;
        for (auto& property : type.properties) {
            for (auto& name : property.names)
                name.english = name.title;
        }
    }
    if (texts::isInstalled()) {
        replaceTexts(schema, [](std::string_view english, const std::string& id) {
            return texts::translated({english, id});
        });
    }
    return std::make_shared<const Schema>(std::move(schema));
}

std::string checkHandles(const Schema& schema, std::span<const HandleSpec> handles) {
    for (const auto& h : handles) {
        const std::vector<ColumnSpec>* columns = nullptr;
        if (h.type < schema.types.size()) {
            const auto& type = schema.types[h.type];
            if (h.list == kNoList)
                columns = &type.columns;
            else if (h.list < type.lists.size())
                columns = &type.lists[h.list].columns;
        }
        if (columns == nullptr || h.column >= columns->size())
            return fmt::format("{}: no position matches a handle of {}", schema.id, h.id);
        const auto& column = (*columns)[h.column];
        if (column.id != h.id)
            return fmt::format("{}: a handle of {} refers to {}", schema.id, h.id, column.id);
        if (column.storage != h.storage)
            return fmt::format("{}: a handle of {} takes it for another type", schema.id, h.id);
    }
    return {};
}

} // namespace navsmith::model
