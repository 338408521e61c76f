// User-visible texts from a schema, and numbers in the precision of their storage.
#pragma once

#include "core/model/property.h"
#include "core/model/schema.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <glm/vec3.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace navsmith::gui {

QString fromUtf8(std::string_view text);

/// Capitalises the first letter; titles in schemas are lower case.
QString capitalised(QString text);

/// "1 node", "143,622 links".
QString counted(const model::ElementType& type, std::size_t count);

/// One coordinate of a vector property as a number property, to read and write it alone.
model::PropertySpec coordinate(const model::PropertySpec& vector, std::size_t index);

/// "x", "y" or "z".
QString coordinateName(std::size_t index);

/// The number with `places` decimals and the decimal point of the language; never "-0.0".
QString decimal(double value, int places);

/// "1.50, -2.00, 0.25": with two decimals.
QString positionText(const glm::vec3& position);

/// The shortest text that distinguishes all stored values; 0x... for raw words.
QString numberText(const model::ElementType& type, const model::PropertySpec& property, double value);

/// Decimals of a field with a fixed number of them: enough for every stored value, or for those of everyday use if the
/// storage has no step.
int fieldDecimals(const model::ElementType& type, const model::PropertySpec& property);

/// Parses the output of numberText() and user input: decimal, exponent, 0x...
std::optional<double> parseNumber(QStringView text);

/// Splits "1, 2.5, -3"; a comma does not separate where it is the decimal point. Semicolons and spaces always do.
QStringList numbersIn(const QString& text);

/// The stored integer as 0x..., padded to its bits; empty unless the property is a number of several bits in an integer
/// column.
QString rawText(const model::ElementType& type, const model::PropertySpec& property, double value);

/// Whether the stored integer adds information: a field of several bits, or a scaled number.
bool hasRawText(const model::ElementType& type, const model::PropertySpec& property);

/// Tooltip of a property: meaning, range, step, bits, and its name in expressions.
QString propertyHelp(const model::ElementType& type, const model::PropertySpec& property);

/// Like model::displayText(), but numbers and coordinates have full precision.
QString cellText(const model::Model& model, const model::PropertySpec& property, model::Element element);

} // namespace navsmith::gui
