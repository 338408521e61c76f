#include "app/cli/element_writer.h"

#include "core/model/element_index.h"
#include "core/model/property.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <type_traits>
#include <utility>

namespace navsmith::cli {

namespace {

using model::ColumnData;
using model::ColumnId;
using model::ElementTypeId;
using model::PropertySpec;
using model::PropertyType;
using model::Ref;
using model::Slot;

// Derived values are computed for this many rows at once: large enough to share work, small enough to save memory.
constexpr std::size_t kChunk = 8192;

/// Where the fields of a row or of a list entry are stored.
struct Record {
    const model::Model& model;
    ElementTypeId type = model::kNoElementType;
    const std::vector<model::ColumnSpec>& columns;
    const model::ListStore* list = nullptr; ///< null for a row
    std::size_t at = 0;                     ///< slot, or index in the list's pool

    [[nodiscard]] const ColumnData& data(ColumnId column) const {
        return list != nullptr ? list->pool(column) : model.columnData(type, column);
    }
    [[nodiscard]] std::uint64_t rawValue(ColumnId column, Ref ref) const {
        return list != nullptr ? list->rawValues[ref.poolIndex()]
                               : model.rawValue(model::Column<Ref>{type, column}, ref);
    }
};

class ElementWriter {
public:
    ElementWriter(JsonStream& json, const model::Model& model, ElementFilter filter = {})
        : json_(json), model_(model), schema_(model.schema()), filter_(std::move(filter)), index_(model) {}

    void run();
    /// Writes some elements of a type as an array.
    void writeArray(ElementTypeId type, std::span<const Slot> rows);

private:
    void writeChunk(ElementTypeId type, std::span<const Slot> rows);
    void writeLists(ElementTypeId type, Slot row);
    void writeCell(const Record& record, const PropertySpec& property);
    void writeNumber(const Record& record, ColumnId column, const PropertySpec& property, double scale);
    void writeReference(const Record& record, const PropertySpec& property);
    void writePlain(const PropertySpec& property, double value);

    JsonStream& json_;
    const model::Model& model_;
    const model::Schema& schema_;
    ElementFilter filter_;
    model::ElementIndex index_;
};

void ElementWriter::run() {
    json_.beginObject();
    for (ElementTypeId type = 0; type < schema_.typeCount(); ++type) {
        if (!filter_.hasType(schema_.type(type).id))
            continue;
        json_.newLine().key(schema_.type(type).id);
        writeArray(type, index_.elements(type));
    }
    json_.newLine().endObject();
}

void ElementWriter::writeArray(ElementTypeId type, std::span<const Slot> rows) {
    json_.beginArray();
    for (std::size_t first = 0; first < rows.size(); first += kChunk)
        writeChunk(type, rows.subspan(first, std::min(kChunk, rows.size() - first)));
    json_.endArray();
}

void ElementWriter::writeChunk(ElementTypeId type, std::span<const Slot> rows) {
    const auto& spec = schema_.type(type);
    const auto count = rows.size();
    std::vector<std::vector<double>> derived(spec.properties.size());
    for (std::size_t p = 0; p < spec.properties.size(); ++p) {
        if (spec.properties[p].derive == nullptr || !filter_.hasProperty(spec.properties[p].id))
            continue;
        derived[p].resize(count);
        model::readNumbers(model_, type, spec.properties[p], rows, derived[p]);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Slot row = rows[i];
        json_.newLine().beginObject().key("index").number(std::uint64_t{index_.of({type, row})});
        if (type != model::kFileType) {
            const Slot file = model_.fileOf({type, row});
            json_.key("file");
            if (file == model::kNoSlot)
                json_.null();
            else
                json_.number(std::uint64_t{index_.of({model::kFileType, file})});
        }
        json_.key("properties").beginObject();
        for (std::size_t p = 0; p < spec.properties.size(); ++p) {
            const auto& property = spec.properties[p];
            if (!filter_.hasProperty(property.id) || !model::isPresent(model_, property, model::Element{type, row}))
                continue;
            json_.key(property.id);
            if (property.derive != nullptr)
                writePlain(property, derived[p][i]);
            else if (property.deriveText != nullptr)
                json_.text(property.deriveText(model_, row));
            else
                writeCell({model_, type, spec.columns, nullptr, row}, property);
        }
        json_.endObject();
        if (std::ranges::any_of(spec.lists, [&](const auto& list) { return filter_.hasProperty(list.id); }))
            writeLists(type, row);
        json_.endObject();
    }
}

void ElementWriter::writeLists(ElementTypeId type, Slot row) {
    const auto& spec = schema_.type(type);
    const Slot file = model_.fileOf({type, row});
    const auto isThere = [&](model::Present present) { return present == nullptr || present(model_, file); };
    json_.key("lists").beginObject();
    for (model::ListId list = 0; list < spec.listCount(); ++list) {
        const auto& listSpec = spec.lists[list];
        if (!isThere(listSpec.present) || !filter_.hasProperty(listSpec.id))
            continue;
        const auto range = model_.listRange(type, list, row);
        json_.key(listSpec.id).beginArray();
        for (std::size_t at = range.offset; at < std::size_t{range.offset} + range.count; ++at) {
            json_.beginObject();
            for (const auto& property : listSpec.properties) {
                if (!isThere(property.present) || property.derived())
                    continue;
                json_.key(property.id);
                writeCell({model_, type, listSpec.columns, &model_.listStore(type, list), at}, property);
            }
            json_.endObject();
        }
        json_.endArray();
    }
    json_.endObject();
}

void ElementWriter::writeCell(const Record& record, const PropertySpec& property) {
    switch (property.type) {
    case PropertyType::Bool:
    case PropertyType::Integer:
    case PropertyType::Number:
    case PropertyType::Enum:
        writeNumber(record, property.column, property, property.scale);
        break;
    case PropertyType::Text:
        json_.text(model::values<std::string>(record.data(property.column))[record.at]);
        break;
    case PropertyType::Bytes:
        json_.hex(model::values<std::string>(record.data(property.column))[record.at]);
        break;
    case PropertyType::Reference:
        writeReference(record, property);
        break;
    case PropertyType::Vector:
        json_.beginArray();
        for (std::size_t i = 0; i < property.components.size(); ++i)
            writeNumber(record, property.components[i], property, property.scaleOf(i));
        json_.endArray();
        break;
    }
}

void ElementWriter::writePlain(const PropertySpec& property, double value) {
    if (property.isFlag() && !std::isnan(value)) // a derived flag may have no value
        json_.boolean(value != 0);
    else
        json_.number(value);
}

void ElementWriter::writeNumber(const Record& record, ColumnId column, const PropertySpec& property, double scale) {
    std::visit(
        [&](const auto& cells) {
            using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
            if constexpr (std::is_same_v<T, float>) {
                if (scale == 1)
                    json_.number(cells[record.at]);
                else
                    json_.number(static_cast<double>(cells[record.at]) * scale);
            } else if constexpr (std::is_integral_v<T>) {
                if (property.realBits) {
                    json_.number(std::bit_cast<float>(static_cast<std::uint32_t>(cells[record.at])));
                } else if (property.bits != 0) {
                    const auto word =
                        static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<T>>(cells[record.at]));
                    const auto mask = (std::uint64_t{1} << property.bits) - 1;
                    writePlain(property, static_cast<double>((word >> property.shift) & mask) * scale);
                } else if (std::is_same_v<T, std::uint64_t> && scale == 1 && !property.isFlag()) {
                    json_.number(static_cast<std::uint64_t>(cells[record.at])); // a double would lose precision
                } else {
                    writePlain(property, static_cast<double>(cells[record.at]) * scale);
                }
            } else {
                json_.null(); // unreachable: finish() rejects schemas with a number on such a column
            }
        },
        record.data(column));
}

void ElementWriter::writeReference(const Record& record, const PropertySpec& property) {
    const Ref ref = model::values<Ref>(record.data(property.column))[record.at];
    if (ref.isNone()) {
        json_.null();
        return;
    }
    json_.beginObject();
    if (ref.isRaw()) {
        json_.key("raw").number(record.rawValue(property.column, ref));
    } else {
        const auto target = record.columns[property.column].ref->target;
        json_.key("kind").text(schema_.type(target).id);
        json_.key("index").number(std::uint64_t{index_.of({target, ref.slot()})});
    }
    json_.endObject();
}

} // namespace

bool ElementFilter::hasType(std::string_view id) const {
    return types.empty() || std::ranges::find(types, id) != types.end();
}

bool ElementFilter::hasProperty(std::string_view id) const {
    return properties.empty() || std::ranges::find(properties, id) != properties.end();
}

std::string ElementFilter::unknownIn(const model::Schema& schema) const {
    for (const auto& id : types) {
        if (schema.findElementType(id))
            continue;
        std::vector<std::string_view> typeIds;
        for (ElementTypeId type = 0; type < schema.typeCount(); ++type)
            typeIds.push_back(schema.type(type).id);
        return fmt::format("there is no element type '{}'; there are: {}", id, fmt::join(typeIds, ", "));
    }
    for (const auto& id : properties) {
        bool exists = false;
        for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
            const auto& spec = schema.type(type);
            exists = exists || (hasType(spec.id) &&
                                (spec.findProperty(id) != nullptr ||
                                 std::ranges::any_of(spec.lists, [&](const auto& list) { return list.id == id; })));
        }
        if (!exists)
            return fmt::format("no element{} has a property or list '{}'", types.empty() ? "" : " of these types", id);
    }
    return {};
}

void writeElements(JsonStream& json, const model::Model& model, const ElementFilter& filter) {
    ElementWriter(json, model, filter).run();
}

void writeElements(JsonStream& json, const model::Model& model, ElementTypeId type, std::span<const Slot> rows) {
    ElementWriter(json, model).writeArray(type, rows);
}

} // namespace navsmith::cli
