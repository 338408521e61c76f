#include "core/model/schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace navsmith::model {

namespace {

std::size_t bitsOf(Storage storage) {
    switch (storage) {
    case Storage::U8:
    case Storage::I8:
        return 8;
    case Storage::U16:
    case Storage::I16:
        return 16;
    case Storage::U32:
    case Storage::I32:
    case Storage::F32:
    case Storage::Ref:
        return 32;
    case Storage::U64:
        return 64;
    case Storage::Text:
        return 0;
    }
    return 0;
}

std::string checkProperty(const std::vector<ColumnSpec>& columns, const PropertySpec& property) {
    if (property.derive != nullptr)
        return {};
    const auto known = [&](ColumnId id) { return id < columns.size(); };
    if (property.type == PropertyType::Vector) {
        const bool sized = property.components.size() == 2 || property.components.size() == 3;
        return sized && std::ranges::all_of(property.components, known) ? "" : "needs two or three known columns";
    }
    if (!known(property.column))
        return "has neither a column nor a function";
    const auto& column = columns[property.column];
    if (static_cast<std::size_t>(property.shift) + property.bits > bitsOf(column.storage))
        return property.bits == 0 ? "" : "has bits beyond its column";
    const bool text = property.type == PropertyType::Text || property.type == PropertyType::Bytes;
    if (text != (column.storage == Storage::Text))
        return "is text over a column that is not, or the other way round";
    if ((property.type == PropertyType::Reference) != (column.storage == Storage::Ref))
        return "is a reference over a column that is not, or the other way round";
    if (property.type == PropertyType::Bool && property.bits > 1)
        return "is a flag of more than one bit";
    if (property.type == PropertyType::Enum && property.names.empty())
        return "is an enumeration without names";
    return {};
}

std::string checkColumns(const Schema& schema, const std::vector<ColumnSpec>& columns) {
    std::set<std::string_view> ids;
    for (const auto& column : columns) {
        if (!ids.insert(column.id).second)
            return fmt::format("column {} stands twice", column.id);
        if ((column.storage == Storage::Ref) != column.ref.has_value())
            return fmt::format("column {} is a reference without a target kind, or the other way round", column.id);
        if (column.ref && column.ref->target >= schema.kinds.size())
            return fmt::format("column {} refers to a kind that is not there", column.id);
        if (column.uniqueId && column.storage != Storage::U32)
            return fmt::format("column {} is unique but not u32", column.id);
    }
    return {};
}

std::string checkProperties(const std::vector<ColumnSpec>& columns, const std::vector<PropertySpec>& properties) {
    std::set<std::string_view> ids;
    for (const auto& property : properties) {
        if (!ids.insert(property.id).second)
            return fmt::format("property {} stands twice", property.id);
        if (const auto fault = checkProperty(columns, property); !fault.empty())
            return fmt::format("property {} {}", property.id, fault);
    }
    return {};
}

std::string checkKind(const Schema& schema, const KindSpec& kind) {
    if (auto fault = checkColumns(schema, kind.columns); !fault.empty())
        return fault;
    if (auto fault = checkProperties(kind.columns, kind.properties); !fault.empty())
        return fault;
    for (const auto& list : kind.lists) {
        if (auto fault = checkColumns(schema, list.columns); !fault.empty())
            return fmt::format("list {}: {}", list.id, fault);
        if (auto fault = checkProperties(list.columns, list.properties); !fault.empty())
            return fmt::format("list {}: {}", list.id, fault);
    }
    const auto isRef = [&](ColumnId id) {
        return id == kNoColumn || (id < kind.columns.size() && kind.columns[id].storage == Storage::Ref);
    };
    if (!isRef(kind.groupOwner) || !isRef(kind.fileVia))
        return "group owner and file path must be reference columns";
    if (kind.groupPart != kNoColumn &&
        (kind.groupPart >= kind.columns.size() || kind.columns[kind.groupPart].storage != Storage::U8))
        return "the part of a group must be a u8 column";
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

const PropertySpec* KindSpec::findProperty(std::string_view wanted) const {
    const auto it = std::ranges::find(properties, wanted, &PropertySpec::id);
    return it == properties.end() ? nullptr : &*it;
}

std::optional<KindId> Schema::findKind(std::string_view wanted) const {
    const auto it = std::ranges::find(kinds, wanted, &KindSpec::id);
    if (it == kinds.end())
        return std::nullopt;
    return static_cast<KindId>(it - kinds.begin());
}

tl::expected<std::shared_ptr<const Schema>, std::string> finish(Schema schema) {
    if (schema.kinds.empty() || schema.kinds.front().id != "file")
        return tl::unexpected(fmt::format("{}: the first kind must be 'file'", schema.id));
    std::set<std::string_view> ids;
    for (auto& kind : schema.kinds) {
        const ColumnSpec own[] = {column<std::uint8_t>("alive"), column<std::uint32_t>("rank")};
        kind.columns.insert(kind.columns.begin(), std::begin(own), std::end(own));
        if (!ids.insert(kind.id).second)
            return tl::unexpected(fmt::format("{}: kind {} stands twice", schema.id, kind.id));
    }
    for (const auto& kind : schema.kinds) {
        if (const auto fault = checkKind(schema, kind); !fault.empty())
            return tl::unexpected(fmt::format("{}.{}: {}", schema.id, kind.id, fault));
    }
    return std::make_shared<const Schema>(std::move(schema));
}

} // namespace navsmith::model
