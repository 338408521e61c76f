// Converts properties to text and text to values.
#include "core/model/codec.h"
#include "core/model/property.h"
#include "core/model/wording.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::model {

namespace {

constexpr double kSmallestDerived = 1e-4;

/// With the fewest digits that restore the value, so that typing a cell as shown does not change it.
std::string numberText(double value, Storage storage, const PropertySpec& property) {
    if (value == std::floor(value) && std::abs(value) < 1e15)
        return fmt::format("{}", static_cast<std::int64_t>(value));
    if (property.derived()) // small values are rounding errors, as of a climb on flat ground
        return std::abs(value) < kSmallestDerived ? "0" : fmt::format("{:.6g}", value);
    if ((storage == Storage::F32 || property.realBits) && property.scale == 1)
        return fmt::format("{}", static_cast<float>(value));
    constexpr double sure = 1e-3; // of a step: rounds back to the same one
    const double tolerance = storage == Storage::F32 ? std::abs(value) * 1e-9 : std::abs(property.scale) * sure;
    for (const int digits : {6, 9, 12}) {
        auto text = fmt::format("{:.{}g}", value, digits);
        if (std::abs(bytes::parsed<double>(text).value_or(0) - value) <= tolerance)
            return text;
    }
    return fmt::format("{}", value);
}

unsigned bitsIn(Storage storage) {
    return std::visit(
        [](const auto& v) {
            return static_cast<unsigned>(8 * sizeof(typename std::remove_cvref_t<decltype(v)>::value_type));
        },
        makeColumn(storage));
}

std::string integerText(std::int64_t value, Storage storage, const PropertySpec& property) {
    const auto word = static_cast<std::uint64_t>(value);
    if (property.type == PropertyType::Reference)
        return fmt::format("0x{:X}", word);
    if (const auto name = std::ranges::find(property.names, value, &EnumName::value); name != property.names.end())
        return std::string(name->title);
    if (property.hexadecimal) {
        const unsigned bits = property.derived() ? 64 : bitsIn(storage);
        return fmt::format("0x{:X}", bits >= 64 ? word : word & ((std::uint64_t{1} << bits) - 1));
    }
    return storage == Storage::U64 ? fmt::format("{}", word) : fmt::format("{}", value);
}

/// Joins lines: replaces each line break and the white space around it with a space.
std::string inOneLine(const std::string& text) {
    std::string line;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find_first_not_of(" \t\r\n", at), text.size());
        const std::string_view blanks(text.data() + at, end - at);
        line.append(blanks.find('\n') == std::string_view::npos ? blanks : " ");
        at = std::min(text.find_first_of(" \t\r\n", end), text.size());
        line.append(text, end, at - end);
    }
    return line;
}

/// `storage` is that of the property's column, or of a vector's components; ignored for derived properties.
std::string valueText(const Model& model, const PropertySpec& property, Storage storage, const Value& value) {
    const auto number = [&](double x) { return texts::localNumber(numberText(x, storage, property)); };
    if (const auto* b = std::get_if<bool>(&value))
        return *b ? texts::format("yes") : texts::format("no");
    if (const auto* i = std::get_if<std::int64_t>(&value))
        return integerText(*i, storage, property);
    if (const auto* d = std::get_if<double>(&value))
        return number(*d);
    if (const auto* text = std::get_if<std::string>(&value))
        return property.type == PropertyType::Text ? inOneLine(*text) : texts::format("{} bytes", text->size());
    if (const auto* element = std::get_if<Element>(&value))
        return elementName(model, *element);
    if (const auto* v = std::get_if<glm::dvec3>(&value)) {
        if (property.components.size() == 2)
            return fmt::format("{}{}{}", number(v->x), texts::separator(), number(v->y));
        return fmt::format("{1}{0}{2}{0}{3}", texts::separator(), number(v->x), number(v->y), number(v->z));
    }
    return {};
}

Storage storageIn(const std::vector<ColumnSpec>& columns, const PropertySpec& property) {
    if (property.derived())
        return Storage::F32;
    return columns[property.type == PropertyType::Vector ? property.components.front() : property.column].storage;
}

/// A finite number. Whole numbers become integers, which a double holds only up to 53 bits; from 2^63 only a word does.
std::optional<Value> parseNumber(std::string_view text, bool word) {
    if (text.starts_with("0x") || text.starts_with("0X")) {
        const auto bits = bytes::parsed<std::uint64_t>(text.substr(2), 16);
        if (!bits)
            return std::nullopt;
        const auto integer = static_cast<std::int64_t>(*bits);
        return word || integer >= 0 ? Value(integer) : Value(static_cast<double>(*bits));
    }
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    if (const auto integer = bytes::parsed<std::int64_t>(text))
        return Value(*integer);
    const auto number = bytes::parsed<double>(texts::plainNumber(text));
    return number && std::isfinite(*number) ? std::optional<Value>(*number) : std::nullopt;
}

std::optional<double> parseDouble(std::string_view text) {
    const auto value = parseNumber(text, false);
    if (!value)
        return std::nullopt;
    const auto* integer = std::get_if<std::int64_t>(&*value);
    return integer != nullptr ? static_cast<double>(*integer) : std::get<double>(*value);
}

std::optional<Value> parseVector(std::string_view text, std::size_t size) {
    const char separator = texts::separator().front();
    glm::dvec3 out(0);
    for (std::size_t i = 0; i < size; ++i) {
        const auto end = text.find(separator);
        const auto part = parseDouble(bytes::trimmed(text.substr(0, end), " "));
        if (!part || (end == std::string_view::npos) != (i + 1 == size))
            return std::nullopt;
        out[i] = *part;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return Value(out);
}

} // namespace

std::string displayText(const Model& model, const PropertySpec& property, Element e) {
    const auto storage = storageIn(model.schema().type(e.type).columns, property);
    return valueText(model, property, storage, readValue(model, property, e));
}

std::string displayEntry(const Model& model, const PropertySpec& property, ListOf list, std::size_t index) {
    const auto storage = storageIn(model.schema().type(list.type).lists[list.list].columns, property);
    return valueText(model, property, storage, readEntry(model, property, list, index));
}

std::string elementName(const Model& model, Element element) {
    const auto& type = model.schema().type(element.type);
    const auto position = model.order(element.type).position(element.slot);
    if (position == kNoSlot) // erased
        return texts::format("{} #{} (deleted)", type.title, element.slot);
    // The system's label of a file, if it has one; otherwise its number.
    const auto fileText = [&](Slot row) {
        const auto* label = model.schema().type(kFileType).findProperty("label");
        return label != nullptr ? displayText(model, *label, {kFileType, row})
                                : fmt::format("{}", model.order(kFileType).position(row));
    };
    if (element.type == kFileType)
        return fmt::format("{} {}", type.title, fileText(element.slot));
    if (const auto* name = type.namedBy.empty() ? nullptr : type.findProperty(type.namedBy);
        name != nullptr && isPresent(model, *name, element)) {
        if (const auto text = displayText(model, *name, element); !text.empty())
            return fmt::format("{} {}", type.title, text);
    }
    const auto file = model.fileOf(element);
    if (file == kNoSlot)
        return fmt::format("{} {}", type.title, position);
    const auto owner = type.groupOwner;
    if (owner != kNoColumn && type.columns[owner].ref->target != kFileType) {
        const Ref up = model.get(Column<Ref>{element.type, owner}, element.slot);
        if (up.isSlot())
            return texts::format("{} {} of {}", type.title, position,
                                 elementName(model, {type.columns[owner].ref->target, up.slot()}));
    }
    // Omit the number of an unlabelled file if it is the only one.
    const bool withFile = model.schema().type(kFileType).findProperty("label") != nullptr || model.count(kFileType) > 1;
    return withFile ? fmt::format("{} {}:{}", type.title, fileText(file), position)
                    : fmt::format("{} {}", type.title, position);
}

std::string countedName(const ElementType& type, std::size_t count) {
    return counted(count, type.title, type.englishPlural);
}

std::string elementsName(const Model& model, std::span<const Element> elements) {
    if (elements.size() == 1)
        return elementName(model, elements.front());
    std::vector<std::size_t> counts(model.schema().types.size());
    for (const auto& element : elements)
        ++counts[element.type];
    std::string text;
    for (std::size_t k = 0; k < counts.size(); ++k) {
        if (counts[k] > 0)
            text += (text.empty() ? "" : ", ") + countedName(model.schema().types[k], counts[k]);
    }
    return text;
}

std::optional<Value> parseValue(const PropertySpec& property, std::string_view text) {
    if (property.type == PropertyType::Text)
        return Value(std::string(text));
    text = bytes::trimmed(text, " ");
    switch (property.type) {
    case PropertyType::Bool:
        if (text == texts::translated({"yes"}) || text == "yes" || text == "true" || text == "1")
            return Value(true);
        if (text == texts::translated({"no"}) || text == "no" || text == "false" || text == "0")
            return Value(false);
        return std::nullopt;
    case PropertyType::Enum:
    case PropertyType::Integer:
        if (const auto name = std::ranges::find_if(
                property.names, [&](const EnumName& each) { return each.title == text || each.english == text; });
            name != property.names.end())
            return Value(name->value);
        return parseNumber(text, property.hexadecimal);
    case PropertyType::Number: {
        const auto value = parseDouble(text);
        return value ? std::optional<Value>(*value) : std::nullopt;
    }
    case PropertyType::Vector:
        return parseVector(text, property.components.size());
    case PropertyType::Text:
    case PropertyType::Bytes:
    case PropertyType::Reference:
        break;
    }
    return std::nullopt;
}

} // namespace navsmith::model
