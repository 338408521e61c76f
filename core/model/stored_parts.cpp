#include "core/model/stored_parts.h"

#include "core/model/codec.h"
#include "core/model/reformat.h"
#include "core/model/storage.h"

#include <algorithm>

namespace navsmith::model {

namespace {

constexpr std::uint64_t kWhole = ~std::uint64_t{0};

std::uint64_t allBits(Storage storage) {
    const auto bits = storageBits(storage);
    return !isInteger(storage) || bits == 64 ? kWhole : (std::uint64_t{1} << static_cast<unsigned>(bits)) - 1;
}

/// A part for a property; no columns if nothing is stored.
StoredPart partOf(const RecordView& record, const PropertySpec& property) {
    StoredPart part{&property, {}, kWhole, std::string(property.id)};
    if (property.derived() || property.realBits) // another property has the bits
        return part;
    const auto columns = storedColumns(property);
    part.columns.assign(columns.begin(), columns.end());
    if (!part.columns.empty()) {
        // The components of a vector have one storage.
        const auto whole = allBits(record.specs[part.column()].storage);
        part.mask = property.bits == 0 ? whole : maskOf(property) & whole;
    }
    return part;
}

std::string restId(const RecordView& record, ColumnId column, bool isRest) {
    const auto id = record.specs[column].id;
    const bool isUsed = std::ranges::find(record.properties, id, &PropertySpec::id) != record.properties.end();
    return (isRest || isUsed ? "~" : "") + std::string(id);
}

} // namespace

RecordView recordOf(const Model& model, ElementTypeId type) {
    const auto& spec = model.schema().type(type);
    RecordView record{spec.columns, {}, {}, spec.properties, kFirstOwn};
    for (ColumnId c = 0; c < spec.columnCount(); ++c) {
        record.columns.push_back(&model.columnData(type, c));
        record.raws.push_back(model.rawValues(type, c));
    }
    return record;
}

RecordView recordOf(const Model& model, ElementTypeId type, ListId list) {
    const auto& spec = model.schema().type(type).lists[list];
    const auto& store = model.listStore(type, list);
    RecordView record{spec.columns, {}, {}, spec.properties, 0};
    for (std::size_t f = 0; f < spec.columns.size(); ++f) {
        record.columns.push_back(&store.pool(static_cast<ColumnId>(f)));
        record.raws.emplace_back(store.rawValues);
    }
    return record;
}

std::vector<StoredPart> storedParts(const RecordView& record, const PropertyExists& exists) {
    std::vector<std::uint64_t> usedBits(record.specs.size());
    std::vector<StoredPart> parts;
    for (const auto& property : record.properties) {
        auto part = partOf(record, property);
        const auto isTaken = [&](ColumnId c) { return (usedBits[c] & part.mask) != 0; };
        if (part.columns.empty() || !exists(property) || std::ranges::any_of(part.columns, isTaken))
            continue;
        for (const auto column : part.columns)
            usedBits[column] |= part.mask;
        parts.push_back(std::move(part));
    }
    for (auto c = record.firstOwn; c < record.specs.size(); ++c) {
        const auto left = allBits(record.specs[c].storage) & ~usedBits[c];
        if (left != 0)
            parts.push_back({nullptr, {c}, left, restId(record, c, usedBits[c] != 0)});
    }
    return parts;
}

std::vector<StoredPart> allParts(const RecordView& record) {
    std::vector<StoredPart> parts;
    for (const auto& property : record.properties) {
        if (auto part = partOf(record, property); !part.columns.empty())
            parts.push_back(std::move(part));
    }
    for (auto c = record.firstOwn; c < record.specs.size(); ++c) {
        const auto all = allBits(record.specs[c].storage);
        parts.push_back({nullptr, {c}, all, restId(record, c, true)});
        if (auto plain = restId(record, c, false); plain != parts.back().id)
            parts.push_back({nullptr, {c}, all, std::move(plain)});
    }
    return parts;
}

std::vector<bool> absentColumns(const RecordView& record, const PropertyExists& exists) {
    std::vector<bool> shown(record.specs.size());
    std::vector<bool> existing(record.specs.size());
    for (const auto& property : record.properties) {
        const bool here = exists(property);
        for (const auto column : partOf(record, property).columns) {
            shown[column] = true;
            existing[column] = existing[column] || here;
        }
    }
    for (std::size_t c = 0; c < shown.size(); ++c)
        shown[c] = shown[c] && !existing[c];
    return shown;
}

PropertyExists existsIn(const Model& model, Slot file) {
    return [&model, file](const PropertySpec& property) {
        return property.present == nullptr || file == kNoSlot || property.present(model, file);
    };
}

} // namespace navsmith::model
