#include "core/model/property.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace navsmith::model {

namespace {

template <typename T>
constexpr bool kIsNumber = std::is_arithmetic_v<T>;

double numberIn(const ColumnData& data, Slot slot) {
    return std::visit(
        [&](const auto& v) -> double {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (kIsNumber<T>)
                return static_cast<double>(v[slot]);
            else if constexpr (std::is_same_v<T, Ref>)
                return v[slot].isSlot() ? static_cast<double>(v[slot].slot()) : -1.0;
            else
                return 0.0;
        },
        data);
}

/// The integer behind a cell with its bits taken out, as stored.
std::uint64_t wordIn(const ColumnData& data, Slot slot) {
    return std::visit(
        [&](const auto& v) -> std::uint64_t {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (std::is_integral_v<T>)
                return static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<T>>(v[slot]));
            else
                return 0;
        },
        data);
}

std::uint64_t maskOf(const PropertySpec& property) {
    return ((std::uint64_t{1} << property.bits) - 1) << property.shift;
}

bool isFloat(const KindSpec& kind, ColumnId column) {
    return kind.columns[column].storage == Storage::F32;
}

Range storageRange(Storage storage) {
    const auto limits = []<typename T>(T) {
        return Range{static_cast<double>(std::numeric_limits<T>::lowest()),
                     static_cast<double>(std::numeric_limits<T>::max())};
    };
    switch (storage) {
    case Storage::U8:
        return limits(std::uint8_t{});
    case Storage::I8:
        return limits(std::int8_t{});
    case Storage::U16:
        return limits(std::uint16_t{});
    case Storage::I16:
        return limits(std::int16_t{});
    case Storage::U32:
        return limits(std::uint32_t{});
    case Storage::I32:
        return limits(std::int32_t{});
    case Storage::U64:
        return limits(std::uint64_t{});
    case Storage::F32:
        return limits(float{});
    case Storage::Text:
    case Storage::Ref:
        break;
    }
    return {0, 0};
}

double number(const Model& model, const PropertySpec& property, Element e) {
    if (property.derive != nullptr) {
        double out = 0;
        property.derive(model, std::span(&e.slot, 1), std::span(&out, 1));
        return out;
    }
    const auto& data = model.columnData(e.kind, property.column);
    if (property.bits != 0)
        return static_cast<double>((wordIn(data, e.slot) & maskOf(property)) >> property.shift) * property.scale;
    return numberIn(data, e.slot) * property.scale;
}

/// Rounds and clamps a value to what one cell can hold and writes it.
void writeNumber(Transaction& tx, const KindSpec& spec, const PropertySpec& property, KindId kind, ColumnId column,
                 Slot slot, double value, WriteOutcome& outcome) {
    const auto range = rangeOf(spec, property);
    double wanted = std::clamp(value, range.minimum, range.maximum);
    if (std::isnan(value))
        wanted = range.minimum;
    if (!(wanted == value))
        ++outcome.clamped;
    const double raw = isFloat(spec, column) ? wanted / property.scale : std::round(wanted / property.scale);
    if (!isFloat(spec, column) && std::abs(raw * property.scale - wanted) > 1e-9 * std::max(1.0, std::abs(wanted)))
        ++outcome.snapped;
    std::visit(
        [&](const auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (kIsNumber<T>) {
                const Column<T> handle{kind, column};
                if constexpr (std::is_integral_v<T>) {
                    if (property.bits != 0) {
                        const auto mask = maskOf(property);
                        const auto field = (static_cast<std::uint64_t>(raw) << property.shift) & mask;
                        const auto word = wordIn(tx.model().columnData(kind, column), slot);
                        tx.set<T>(handle, slot, static_cast<T>((word & ~mask) | field));
                        return;
                    }
                }
                tx.set<T>(handle, slot, static_cast<T>(raw));
            }
        },
        tx.model().columnData(kind, column));
}

std::optional<double> asNumber(const Value& value) {
    if (const auto* b = std::get_if<bool>(&value))
        return *b ? 1.0 : 0.0;
    if (const auto* i = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*i);
    if (const auto* d = std::get_if<double>(&value))
        return *d;
    return std::nullopt;
}

bool writeReference(Transaction& tx, const KindSpec& spec, const PropertySpec& property, KindId kind, Slot slot,
                    const Value& value) {
    const Column<Ref> handle{kind, property.column};
    if (std::holds_alternative<std::monostate>(value)) {
        tx.set(handle, slot, Ref::none());
        return true;
    }
    const auto* target = std::get_if<Element>(&value);
    if (target == nullptr || target->kind != spec.columns[property.column].ref->target || !tx.model().isLive(*target))
        return false;
    tx.set(handle, slot, Ref::to(target->slot));
    return true;
}

glm::dvec3 vectorBefore(const Transaction& tx, const PropertySpec& property, Element e) {
    glm::dvec3 out(0);
    for (std::size_t i = 0; i < property.components.size(); ++i) {
        std::visit(
            [&](const auto& v) {
                using T = typename std::remove_cvref_t<decltype(v)>::value_type;
                if constexpr (kIsNumber<T>)
                    out[i] = static_cast<double>(tx.before(Column<T>{e.kind, property.components[i]}, e.slot)) *
                             property.scale;
            },
            tx.model().columnData(e.kind, property.components[i]));
    }
    return out;
}

std::string numberText(double value) {
    if (value == std::floor(value) && std::abs(value) < 1e15)
        return fmt::format("{}", static_cast<std::int64_t>(value));
    return fmt::format("{:.6g}", value);
}

} // namespace

Range rangeOf(const KindSpec& kind, const PropertySpec& property) {
    Range range{property.minimum, property.maximum};
    if (property.derive != nullptr)
        return range;
    const ColumnId column = property.type == PropertyType::Vector ? property.components.front() : property.column;
    Range stored = storageRange(kind.columns[column].storage);
    if (property.bits != 0)
        stored = {0, static_cast<double>((std::uint64_t{1} << property.bits) - 1)};
    range.minimum = std::max(range.minimum, stored.minimum * property.scale);
    range.maximum = std::min(range.maximum, stored.maximum * property.scale);
    return range;
}

bool isPresent(const Model& model, const PropertySpec& property, Element element) {
    return property.present == nullptr || property.present(model, model.fileOf(element));
}

Value readValue(const Model& model, const PropertySpec& property, Element e) {
    if (!isPresent(model, property, e))
        return std::monostate{};
    switch (property.type) {
    case PropertyType::Bool:
        return number(model, property, e) != 0;
    case PropertyType::Integer:
    case PropertyType::Enum:
        return static_cast<std::int64_t>(number(model, property, e));
    case PropertyType::Number:
        return number(model, property, e);
    case PropertyType::Text:
    case PropertyType::Bytes:
        return model.get(Column<std::string>{e.kind, property.column}, e.slot);
    case PropertyType::Reference: {
        const Column<Ref> handle{e.kind, property.column};
        const Ref ref = model.get(handle, e.slot);
        if (ref.isNone())
            return std::monostate{};
        if (ref.isRaw())
            return static_cast<std::int64_t>(model.rawValue(handle, ref));
        return Element{model.schema().kind(e.kind).columns[property.column].ref->target, ref.slot()};
    }
    case PropertyType::Vector: {
        glm::dvec3 out(0);
        for (std::size_t i = 0; i < property.components.size(); ++i)
            out[i] = numberIn(model.columnData(e.kind, property.components[i]), e.slot) * property.scale;
        return out;
    }
    }
    return std::monostate{};
}

void readNumbers(const Model& model, KindId kind, const PropertySpec& property, std::span<const Slot> rows,
                 std::span<double> out) {
    if (property.derive != nullptr) {
        property.derive(model, rows, out);
        return;
    }
    if (property.type == PropertyType::Vector) {
        std::ranges::fill(out, 0.0);
        return;
    }
    std::visit(
        [&](const auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            for (std::size_t i = 0; i < rows.size(); ++i) {
                if constexpr (std::is_integral_v<T>) {
                    if (property.bits != 0) {
                        const auto word = static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<T>>(v[rows[i]]));
                        out[i] = static_cast<double>((word & maskOf(property)) >> property.shift) * property.scale;
                        continue;
                    }
                }
                if constexpr (kIsNumber<T>)
                    out[i] = static_cast<double>(v[rows[i]]) * property.scale;
                else if constexpr (std::is_same_v<T, Ref>)
                    out[i] = v[rows[i]].isSlot() ? static_cast<double>(v[rows[i]].slot()) : -1.0;
                else
                    out[i] = 0.0;
            }
        },
        model.columnData(kind, property.column));
}

std::string displayText(const Model& model, const PropertySpec& property, Element e) {
    const Value value = readValue(model, property, e);
    if (const auto* b = std::get_if<bool>(&value))
        return *b ? "yes" : "no";
    if (const auto* i = std::get_if<std::int64_t>(&value)) {
        if (property.hexadecimal || property.type == PropertyType::Reference)
            return fmt::format("0x{:X}", static_cast<std::uint64_t>(*i));
        const auto name = std::ranges::find(property.names, *i, &EnumName::value);
        return name == property.names.end() ? fmt::format("{}", *i) : std::string(name->title);
    }
    if (const auto* d = std::get_if<double>(&value))
        return numberText(*d);
    if (const auto* text = std::get_if<std::string>(&value)) {
        if (property.type == PropertyType::Text)
            return *text;
        return fmt::format("{} bytes", text->size());
    }
    if (const auto* element = std::get_if<Element>(&value))
        return elementName(model, *element);
    if (const auto* v = std::get_if<glm::dvec3>(&value)) {
        if (property.components.size() == 2)
            return fmt::format("{}, {}", numberText(v->x), numberText(v->y));
        return fmt::format("{}, {}, {}", numberText(v->x), numberText(v->y), numberText(v->z));
    }
    return {};
}

std::string elementName(const Model& model, Element element) {
    const auto& kind = model.schema().kind(element.kind);
    const auto file = model.fileOf(element);
    const auto position = model.order(element.kind).position(element.slot);
    if (element.kind == kFileKind || file == kNoSlot)
        return fmt::format("{} {}", kind.title, position == kNoSlot ? element.slot : position);
    const auto& fileSpec = model.schema().kind(kFileKind);
    const auto* label = fileSpec.findProperty("label");
    const auto fileText = label != nullptr ? displayText(model, *label, {kFileKind, file})
                                           : fmt::format("{}", model.order(kFileKind).position(file));
    const auto owner = kind.groupOwner;
    if (owner != kNoColumn && kind.columns[owner].ref->target != kFileKind) {
        const Ref up = model.get(Column<Ref>{element.kind, owner}, element.slot);
        if (up.isSlot())
            return fmt::format("{} {} of {}", kind.title, position,
                               elementName(model, {kind.columns[owner].ref->target, up.slot()}));
    }
    return fmt::format("{} {}:{}", kind.title, fileText, position);
}

std::optional<Value> parseValue(const PropertySpec& property, std::string_view text) {
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    const auto number = [&]() -> std::optional<double> {
        if (text.starts_with("0x") || text.starts_with("0X")) {
            std::uint64_t word = 0;
            const auto [end, fault] = std::from_chars(text.data() + 2, text.data() + text.size(), word, 16);
            if (fault != std::errc() || end != text.data() + text.size())
                return std::nullopt;
            return static_cast<double>(word);
        }
        double value = 0;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (fault != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
            return std::nullopt;
        return value;
    };
    switch (property.type) {
    case PropertyType::Bool:
        if (text == "yes" || text == "true" || text == "1")
            return Value(true);
        if (text == "no" || text == "false" || text == "0")
            return Value(false);
        return std::nullopt;
    case PropertyType::Enum: {
        const auto name = std::ranges::find(property.names, text, &EnumName::title);
        if (name != property.names.end())
            return Value(name->value);
        [[fallthrough]];
    }
    case PropertyType::Integer:
    case PropertyType::Number: {
        const auto value = number();
        return value ? std::optional<Value>(*value) : std::nullopt;
    }
    case PropertyType::Text:
        return Value(std::string(text));
    case PropertyType::Bytes:
    case PropertyType::Reference:
    case PropertyType::Vector:
        return std::nullopt;
    }
    return std::nullopt;
}

WriteOutcome writeValue(Transaction& tx, KindId kind, const PropertySpec& property, std::span<const Slot> rows,
                        const Value& value) {
    WriteOutcome outcome;
    const auto& spec = tx.model().schema().kind(kind);
    if (!property.editable())
        return {.accepted = false};
    const auto asScalar = asNumber(value);
    const auto* asVector = std::get_if<glm::dvec3>(&value);
    const auto* asText = std::get_if<std::string>(&value);
    for (const Slot row : rows) {
        if (!isPresent(tx.model(), property, {kind, row}))
            continue;
        switch (property.type) {
        case PropertyType::Bool:
        case PropertyType::Integer:
        case PropertyType::Number:
        case PropertyType::Enum:
            if (!asScalar)
                return {.accepted = false};
            writeNumber(tx, spec, property, kind, property.column, row, *asScalar, outcome);
            break;
        case PropertyType::Text:
        case PropertyType::Bytes:
            if (asText == nullptr)
                return {.accepted = false};
            tx.set(Column<std::string>{kind, property.column}, row, *asText);
            break;
        case PropertyType::Reference:
            if (!writeReference(tx, spec, property, kind, row, value))
                return {.accepted = false};
            break;
        case PropertyType::Vector:
            if (asVector == nullptr)
                return {.accepted = false};
            for (std::size_t i = 0; i < property.components.size(); ++i)
                writeNumber(tx, spec, property, kind, property.components[i], row, (*asVector)[i], outcome);
            break;
        }
    }
    return outcome;
}

WriteOutcome addToValue(Transaction& tx, KindId kind, const PropertySpec& property, std::span<const Slot> rows,
                        const glm::dvec3& delta) {
    WriteOutcome outcome;
    if (property.type != PropertyType::Vector)
        return {.accepted = false};
    for (const Slot row : rows) {
        const auto moved = vectorBefore(tx, property, {kind, row}) + delta;
        const auto one = writeValue(tx, kind, property, std::span(&row, 1), moved);
        outcome.accepted = outcome.accepted && one.accepted;
        outcome.clamped += one.clamped;
        outcome.snapped += one.snapped;
    }
    return outcome;
}

} // namespace navsmith::model
