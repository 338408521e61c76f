#include "core/model/property.h"

#include "core/model/codec.h"

#include <algorithm>
#include <array>

namespace navsmith::model {

namespace {

Range storageRange(Storage storage) {
    return std::visit(
        [](const auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (kIsNumber<T>)
                return Range{static_cast<double>(std::numeric_limits<T>::lowest()),
                             static_cast<double>(std::numeric_limits<T>::max())};
            else
                return Range{0, 0};
        },
        makeColumn(storage));
}

/// The fields of a row or a list entry.
struct StoredFields {
    const Model& model;
    ElementTypeId type;
    ListId list; ///< kNoList: a row of the table

    [[nodiscard]] const ColumnSpec& spec(ColumnId column) const {
        const auto& k = model.schema().type(type);
        return list == kNoList ? k.columns[column] : k.lists[list].columns[column];
    }
    [[nodiscard]] const ColumnData& data(ColumnId column) const {
        return list == kNoList ? model.columnData(type, column) : model.listStore(type, list).pool(column);
    }
    [[nodiscard]] std::uint64_t rawValue(ColumnId column, Ref ref) const {
        return list == kNoList ? model.rawValue(Column<Ref>{type, column}, ref)
                               : model.rawValue(ListField<Ref>{type, list, column}, ref);
    }
};

Value readInteger(const ColumnData& data, const PropertySpec& property, std::size_t at) {
    return std::visit(
        [&](const auto& v) -> Value {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (std::is_integral_v<T>) {
                if (property.scale == 1) // not through a double, which has only 53 bits
                    return property.bits == 0
                               ? static_cast<std::int64_t>(v[at])
                               : static_cast<std::int64_t>((wordOf(v[at]) & maskOf(property)) >> property.shift);
            }
            return toInteger<std::int64_t>(decodeNumber(v[at], property));
        },
        data);
}

Value readDerived(const Model& model, const PropertySpec& property, Slot row) {
    if (property.deriveText != nullptr) {
        auto text = property.deriveText(model, row);
        return text.empty() ? Value{} : Value{std::move(text)};
    }
    double out = 0;
    property.derive(model, std::span(&row, 1), std::span(&out, 1));
    if (std::isnan(out))
        return std::monostate{};
    switch (property.type) {
    case PropertyType::Bool:
        return out != 0;
    case PropertyType::Integer:
    case PropertyType::Enum:
        return toInteger<std::int64_t>(out);
    default:
        return out;
    }
}

Value readStored(const StoredFields& fields, const PropertySpec& property, std::size_t at) {
    const auto number = [&](ColumnId column, std::size_t component = 0) {
        return std::visit([&](const auto& v) { return decodeNumber(v[at], property, component); }, fields.data(column));
    };
    switch (property.type) {
    case PropertyType::Bool:
        return number(property.column) != 0;
    case PropertyType::Integer:
    case PropertyType::Enum:
        return readInteger(fields.data(property.column), property, at);
    case PropertyType::Number:
        return number(property.column);
    case PropertyType::Text:
    case PropertyType::Bytes:
        return values<std::string>(fields.data(property.column))[at];
    case PropertyType::Reference: {
        const Ref ref = values<Ref>(fields.data(property.column))[at];
        if (ref.isNone())
            return std::monostate{};
        if (ref.isRaw())
            return static_cast<std::int64_t>(fields.rawValue(property.column, ref));
        return Element{fields.spec(property.column).ref->target, ref.slot()};
    }
    case PropertyType::Vector: {
        glm::dvec3 out(0);
        for (std::size_t i = 0; i < property.components.size(); ++i)
            out[i] = number(property.components[i], i);
        return out;
    }
    }
    return std::monostate{};
}

// Writing ------------------------------------------------------------------------------------------------------------

/// A value converted for storage: up to three numbers, a text or a reference.
struct Incoming {
    std::array<double, 3> numbers{};
    std::optional<std::uint64_t> word; ///< the exact 64 bits, which a double could not hold
    const std::string* text = nullptr;
    Ref ref;
};

std::optional<double> asNumber(const Value& value) {
    if (const auto* b = std::get_if<bool>(&value))
        return *b ? 1.0 : 0.0;
    if (const auto* i = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*i);
    const auto* d = std::get_if<double>(&value);
    return d != nullptr && !std::isnan(*d) ? std::optional(*d) : std::nullopt;
}

std::optional<Incoming> takeNumber(const ColumnSpec& column, const PropertySpec& property, const Value& value) {
    const auto number = asNumber(value);
    if (!number)
        return std::nullopt;
    Incoming in;
    in.numbers[0] = *number;
    const auto* integer = std::get_if<std::int64_t>(&value);
    if (integer == nullptr || property.scale != 1 || property.bits != 0)
        return in;
    const auto stored = storageRange(column.storage);
    const auto word = static_cast<std::uint64_t>(*integer);
    if (property.hexadecimal && stored.minimum == 0)
        in.numbers[0] = static_cast<double>(word);
    if (column.storage == Storage::U64 && (*integer >= 0 || property.hexadecimal)) {
        const auto limits = rawLimits(column.storage, property);
        if (in.numbers[0] >= limits.lowest && in.numbers[0] <= limits.highest)
            in.word = word;
    }
    // Accept the unsigned notation of a signed word: 0xFFFF is -1 in an i16.
    const double span = stored.maximum - stored.minimum + 1;
    if (property.hexadecimal && stored.minimum < 0 && *number > stored.maximum && *number < span)
        in.numbers[0] = *number - span;
    return in;
}

/// None if the property cannot hold the value.
std::optional<Incoming> take(const StoredFields& fields, const PropertySpec& property, const Value& value) {
    Incoming in;
    switch (property.type) {
    case PropertyType::Bool:
    case PropertyType::Integer:
    case PropertyType::Number:
    case PropertyType::Enum:
        return takeNumber(fields.spec(property.column), property, value);
    case PropertyType::Text:
    case PropertyType::Bytes:
        in.text = std::get_if<std::string>(&value);
        return in.text != nullptr ? std::optional(in) : std::nullopt;
    case PropertyType::Reference: {
        if (std::holds_alternative<std::monostate>(value))
            return in;
        const auto* target = std::get_if<Element>(&value);
        if (target == nullptr || target->type != fields.spec(property.column).ref->target ||
            !fields.model.isLive(*target))
            return std::nullopt;
        in.ref = Ref::to(target->slot);
        return in;
    }
    case PropertyType::Vector: {
        const auto* v = std::get_if<glm::dvec3>(&value);
        if (v == nullptr || std::isnan(v->x) || std::isnan(v->y) || std::isnan(v->z))
            return std::nullopt;
        in.numbers = {v->x, v->y, v->z};
        return in;
    }
    }
    return std::nullopt;
}

std::span<const ColumnId> columnsOf(const PropertySpec& property) {
    return property.type == PropertyType::Vector ? std::span(property.components) : std::span(&property.column, 1);
}

void count(WriteOutcome& outcome, const Fit& fit) {
    outcome.clamped += fit.clamped ? 1 : 0;
    outcome.snapped += fit.snapped ? 1 : 0;
}

template <typename T>
T cellFrom(const Incoming& in, std::size_t component, const T& now, const PropertySpec& property,
           const RawLimits& limits, Fit& fit) {
    if constexpr (std::is_same_v<T, std::string>) {
        return *in.text;
    } else if constexpr (std::is_same_v<T, Ref>) {
        return in.ref;
    } else {
        if constexpr (std::is_same_v<T, std::uint64_t>) {
            if (in.word)
                return *in.word;
        }
        return encodeNumber(in.numbers[component], now, property, limits, fit, component);
    }
}

/// The rows that have the property. `buffer` stores them if some do not.
std::span<const Slot> rowsWith(const Model& model, ElementTypeId type, const PropertySpec& property,
                               std::span<const Slot> rows, std::vector<Slot>& buffer) {
    if (property.present == nullptr)
        return rows;
    std::ranges::copy_if(rows, std::back_inserter(buffer), [&](Slot row) {
        return isPresent(model, property, Element{type, row});
    });
    return buffer;
}

} // namespace

RawLimits rawLimits(Storage storage, const PropertySpec& property) {
    // Bounds are declared for components at the property's scale. A height in finer steps has the same number of steps
    // and so a smaller range.
    const double scale = property.scale;
    Range stored = storageRange(storage);
    if (property.bits != 0)
        stored = {0, static_cast<double>(maskOf(property) >> property.shift)};
    if (property.type == PropertyType::Bool)
        stored = {0, 1};
    auto [lowest, highest] = std::minmax({property.minimum / scale, property.maximum / scale});
    if (storage == Storage::F32) {
        lowest = std::max(lowest, stored.minimum);
        highest = std::min(highest, stored.maximum);
        // Round inwards if a bound is not exact as a float.
        auto low = static_cast<float>(lowest);
        auto high = static_cast<float>(highest);
        if (static_cast<double>(low) < lowest)
            low = std::nextafter(low, std::numeric_limits<float>::max());
        if (static_cast<double>(high) > highest)
            high = std::nextafter(high, std::numeric_limits<float>::lowest());
        return {static_cast<double>(low), static_cast<double>(high)};
    }
    // 63 * 0.125 / 0.125 may yield slightly less than 63.
    constexpr double hair = 1e-9;
    lowest = std::ceil(lowest - hair * std::max(1.0, std::abs(lowest)));
    highest = std::floor(highest + hair * std::max(1.0, std::abs(highest)));
    return {std::max(lowest, stored.minimum), std::min(highest, stored.maximum)};
}

Range rangeOf(Storage storage, const PropertySpec& property) {
    const auto raw = rawLimits(storage, property);
    if (raw.lowest > raw.highest)
        return {raw.lowest, raw.highest};
    const auto [minimum, maximum] = std::minmax({raw.lowest * property.scale, raw.highest * property.scale});
    return {minimum, maximum};
}

Range rangeOf(const ElementType& type, const PropertySpec& property) {
    if (property.derived())
        return {property.minimum, property.maximum};
    return rangeOf(type.columns[columnsOf(property).front()].storage, property);
}

bool isPresent(const Model& model, const PropertySpec& property, Element element) {
    return property.present == nullptr || property.present(model, model.fileOf(element));
}

bool isPresent(const Model& model, const PropertySpec& property, ListOf list) {
    const auto& spec = model.schema().type(list.type).lists[list.list];
    if (spec.present == nullptr && property.present == nullptr)
        return true;
    const Slot file = model.fileOf({list.type, list.parent});
    return (spec.present == nullptr || spec.present(model, file)) &&
           (property.present == nullptr || property.present(model, file));
}

Value readValue(const Model& model, const PropertySpec& property, Element e) {
    if (!isPresent(model, property, e))
        return std::monostate{};
    if (property.derived())
        return readDerived(model, property, e.slot);
    return readStored({model, e.type, kNoList}, property, e.slot);
}

Value readEntry(const Model& model, const PropertySpec& property, ListOf list, std::size_t index) {
    if (!isPresent(model, property, list))
        return std::monostate{};
    const auto range = model.listRange(list.type, list.list, list.parent);
    return readStored({model, list.type, list.list}, property, range.offset + index);
}

void readNumbers(const Model& model, ElementTypeId type, const PropertySpec& property, std::span<const Slot> rows,
                 std::span<double> out) {
    if (property.derive != nullptr) {
        property.derive(model, rows, out);
        return;
    }
    if (property.deriveText != nullptr || property.type == PropertyType::Vector) {
        std::ranges::fill(out, 0.0);
        return;
    }
    std::visit(
        [&](const auto& v) {
            for (std::size_t i = 0; i < rows.size(); ++i)
                out[i] = decodeNumber(v[rows[i]], property);
        },
        model.columnData(type, property.column));
    if (property.type == PropertyType::Bool)
        std::ranges::transform(out, out.begin(), [](double x) { return x != 0 ? 1.0 : 0.0; });
}

std::vector<std::string> readTexts(const Model& model, ElementTypeId type, const PropertySpec& property,
                                   std::span<const Slot> rows) {
    std::vector<std::string> texts(rows.size());
    const auto textOf = [&](Slot row) {
        return property.deriveText != nullptr ? property.deriveText(model, row)
                                              : model.get(Column<std::string>{type, property.column}, row);
    };
    std::ranges::transform(rows, texts.begin(), textOf);
    return texts;
}

WriteOutcome writeValue(Transaction& tx, ElementTypeId type, const PropertySpec& property, std::span<const Slot> rows,
                        const Value& value) {
    const StoredFields fields{tx.model(), type, kNoList};
    const auto in = property.editable() ? take(fields, property, value) : std::nullopt;
    if (!in)
        return {.accepted = false};
    std::vector<Slot> buffer;
    const auto present = rowsWith(tx.model(), type, property, rows, buffer);
    const auto columns = columnsOf(property);
    const auto limits = rawLimits(fields.spec(columns.front()).storage, property);
    WriteOutcome outcome;
    std::visit(
        [&](const auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            for (const Slot row : present) {
                Fit fit;
                for (std::size_t i = 0; i < columns.size(); ++i) {
                    const Column<T> handle{type, columns[i]};
                    tx.set<T>(handle, row, cellFrom(*in, i, tx.model().get(handle, row), property, limits, fit));
                }
                count(outcome, fit);
            }
        },
        fields.data(columns.front()));
    return outcome;
}

WriteOutcome addToValue(Transaction& tx, ElementTypeId type, const PropertySpec& property, std::span<const Slot> rows,
                        const glm::dvec3& delta) {
    const bool numeric = property.type == PropertyType::Vector || property.type == PropertyType::Integer ||
                         property.type == PropertyType::Number;
    if (!numeric || !property.editable() || std::isnan(delta.x) || std::isnan(delta.y) || std::isnan(delta.z))
        return {.accepted = false};
    std::vector<Slot> buffer;
    const auto present = rowsWith(tx.model(), type, property, rows, buffer);
    const auto columns = columnsOf(property);
    const StoredFields fields{tx.model(), type, kNoList};
    const auto limits = rawLimits(fields.spec(columns.front()).storage, property);
    WriteOutcome outcome;
    std::visit(
        [&](const auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (kIsNumber<T>) {
                for (const Slot row : present) {
                    Fit fit;
                    for (std::size_t i = 0; i < columns.size(); ++i) {
                        const Column<T> handle{type, columns[i]};
                        const double start = decodeNumber(tx.before(handle, row), property, i);
                        if (std::isnan(start + delta[i])) // keep a NaN from the file
                            continue;
                        tx.set<T>(
                            handle, row,
                            encodeNumber(start + delta[i], tx.model().get(handle, row), property, limits, fit, i));
                    }
                    count(outcome, fit);
                }
            }
        },
        fields.data(columns.front()));
    return outcome;
}

WriteOutcome writeEntry(const Model& model, const PropertySpec& property, ListOf list, ListEntries& entries,
                        std::size_t index, const Value& value) {
    const StoredFields fields{model, list.type, list.list};
    const auto in =
        property.editable() && isPresent(model, property, list) ? take(fields, property, value) : std::nullopt;
    if (!in)
        return {.accepted = false};
    const auto columns = columnsOf(property);
    const auto limits = rawLimits(fields.spec(columns.front()).storage, property);
    Fit fit;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        std::visit([&](auto& v) { v[index] = cellFrom(*in, i, v[index], property, limits, fit); }, entries[columns[i]]);
    }
    WriteOutcome outcome;
    count(outcome, fit);
    return outcome;
}

} // namespace navsmith::model
