// Words for people out of a schema, and numbers as exact as their property stores them.
#pragma once

#include "core/model/property.h"
#include "core/model/schema.h"

#include <QString>
#include <QStringView>

#include <cstddef>
#include <optional>
#include <string_view>

namespace navsmith::gui {

QString fromUtf8(std::string_view text);

/// The first letter made a capital: titles of types and sections stand in running text elsewhere.
QString capitalised(QString text);

/// "1 node", "143,622 links".
QString counted(const model::ElementType& type, std::size_t count);

/// One coordinate of a vector property as a number property of its own, for reading and writing it alone.
model::PropertySpec coordinate(const model::PropertySpec& vector, std::size_t index);

/// "x", "y" or "z".
QString coordinateName(std::size_t index);

/// A value without needless digits but never rounded to less than the storage tells apart; 0x... for raw words.
QString numberText(const model::ElementType& type, const model::PropertySpec& property, double value);

/// What numberText wrote, or what a user types: decimal, exponent, 0x...
std::optional<double> parseNumber(QStringView text);

/// The stored integer as 0x..., as wide as its bits; empty for what is not a number of several bits in an integer
/// column.
QString rawText(const model::ElementType& type, const model::PropertySpec& property, double value);

/// Whether the stored integer tells more than the value: a field of several bits, a quantised number.
bool hasRawText(const model::ElementType& type, const model::PropertySpec& property);

/// Text of a tool tip: the field's meaning, range, step, place in its word, and its name in expressions.
QString propertyHelp(const model::ElementType& type, const model::PropertySpec& property);

/// As model::displayText, with numbers and coordinates as exact as they are stored.
QString cellText(const model::Model& model, const model::PropertySpec& property, model::Element element);

} // namespace navsmith::gui
