#include "core/exports/fields.h"

#include "core/exports/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::exports {

using model::Element;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;

namespace {

FieldKind kindOf(const PropertySpec& property) {
    if (property.isFlag())
        return FieldKind::Truth;
    const bool number = property.type == PropertyType::Integer || property.type == PropertyType::Number ||
                        property.type == PropertyType::Vector;
    return number && !property.hexadecimal && property.deriveText == nullptr ? FieldKind::Number : FieldKind::Text;
}

/// The shortest text that gives the same number.
std::string numberText(double value, bool isFloat) {
    if (!std::isfinite(value))
        return {};
    if (isFloat)
        return fmt::format("{}", static_cast<float>(value));
    constexpr double kWhole = 9e15;
    if (value == std::floor(value) && std::abs(value) < kWhole)
        return fmt::format("{}", static_cast<std::int64_t>(value));
    return fmt::format("{}", value);
}

/// Whether the numbers of a column are floats of the file.
bool isFloat(const model::ElementType& type, model::ColumnId column, double scale) {
    return column != model::kNoColumn && scale == 1 && type.columns[column].storage == model::Storage::F32;
}

std::string enumText(const PropertySpec& property, std::int64_t value) {
    const auto it = std::ranges::find(property.names, value, &model::EnumName::value);
    if (it == property.names.end())
        return property.hexadecimal ? fmt::format("0x{:X}", static_cast<std::uint64_t>(value))
                                    : fmt::format("{}", value);
    return std::string(it->english.empty() ? it->title : it->english);
}

std::string integerText(const model::ElementType& type, const PropertySpec& property, std::int64_t value) {
    if (property.type == PropertyType::Enum)
        return enumText(property, value);
    const bool isUnsigned =
        property.column != model::kNoColumn && type.columns[property.column].storage == model::Storage::U64;
    if (property.hexadecimal)
        return fmt::format("0x{:X}", static_cast<std::uint64_t>(value));
    return isUnsigned ? fmt::format("{}", static_cast<std::uint64_t>(value)) : fmt::format("{}", value);
}

/// The text of a stored cell.
class CellText {
public:
    CellText(const model::Model& model, const model::ElementType& type, const Field& field)
        : model_(model), type_(type), field_(field), property_(*field.property) {}

    std::string operator()(const std::monostate&) const { return {}; }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(std::int64_t value) const { return integerText(type_, property_, value); }
    std::string operator()(double value) const {
        return numberText(value, isFloat(type_, property_.column, property_.scale));
    }
    std::string operator()(const std::string& value) const {
        if (property_.type != PropertyType::Bytes)
            return validUtf8(value);
        std::string hex;
        for (const char c : value)
            hex += fmt::format("{:02x}", static_cast<unsigned char>(c));
        return hex;
    }
    std::string operator()(const Element& value) const { return shortName(model_, value); }
    std::string operator()(const glm::dvec3& value) const {
        const auto at = static_cast<std::size_t>(field_.component);
        return numberText(value[static_cast<glm::length_t>(at)],
                          isFloat(type_, property_.components[at], property_.scaleOf(at)));
    }

private:
    const model::Model& model_;
    const model::ElementType& type_;
    const Field& field_;
    const PropertySpec& property_;
};

std::string derivedText(const PropertySpec& property, double value) {
    if (std::isnan(value))
        return {};
    if (property.isFlag())
        return value != 0 ? "true" : "false";
    if (property.type == PropertyType::Enum)
        return enumText(property, static_cast<std::int64_t>(value));
    return numberText(value, false);
}

} // namespace

std::vector<Field> fieldsOf(const model::ElementType& type) {
    std::vector<Field> fields;
    for (const auto& property : type.properties) {
        const auto kind = kindOf(property);
        if (property.type != PropertyType::Vector) {
            fields.push_back({&property, -1, std::string(property.id), property.unit, kind});
            continue;
        }
        constexpr std::string_view kAxes = "xyz";
        for (std::size_t i = 0; i < property.components.size(); ++i)
            fields.push_back(
                {&property, static_cast<int>(i), fmt::format("{}.{}", property.id, kAxes[i]), property.unit, kind});
    }
    return fields;
}

std::vector<std::string> textsOf(const model::Model& model, model::ElementTypeId typeId, const Field& field,
                                 std::span<const Slot> rows) {
    const auto& type = model.schema().type(typeId);
    const auto& property = *field.property;
    std::vector<std::string> texts(rows.size());
    std::vector<double> numbers(property.derive != nullptr ? rows.size() : 0);
    if (property.derive != nullptr)
        model::readNumbers(model, typeId, property, rows, numbers);
    const CellText cell(model, type, field);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!model::isPresent(model, property, Element{typeId, rows[i]}))
            continue;
        if (property.derive != nullptr)
            texts[i] = derivedText(property, numbers[i]);
        else if (property.deriveText != nullptr)
            texts[i] = validUtf8(property.deriveText(model, rows[i]));
        else
            texts[i] = std::visit(cell, model::readValue(model, property, {typeId, rows[i]}));
    }
    return texts;
}

std::string shortName(const model::Model& model, Element element) {
    auto name = model::elementName(model, element);
    const auto title = model.schema().type(element.type).title;
    if (name.starts_with(title))
        name.erase(0, std::min(title.size() + 1, name.size()));
    return validUtf8(name);
}

} // namespace navsmith::exports
