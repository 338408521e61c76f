#include "app/gui/panels/schema_text.h"

#include "app/gui/language/translate.h"
#include "core/model/storage.h"
#include "formats/texts/texts.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace navsmith::gui {

using model::ColumnId;
using model::ElementType;
using model::PropertySpec;
using model::PropertyType;
using model::Storage;

namespace {

/// Above this a double cannot represent every integer.
constexpr double kExactIntegers = 9007199254740992.0;
/// A step of 1/128 has seven decimals; 1/255 has no finite number.
constexpr int kMostDecimals = 7;
constexpr int kDerivedDigits = 6;
constexpr int kUsualDecimals = 4;         ///< of real numbers
constexpr double kSmallestDerived = 1e-4; ///< below are rounding errors, as of a climb on flat ground

std::optional<Storage> storageOf(const ElementType& type, const PropertySpec& property) {
    const ColumnId column = property.type == PropertyType::Vector && !property.components.empty()
                                ? property.components.front()
                                : property.column;
    if (property.derived() || column == model::kNoColumn)
        return std::nullopt;
    return type.columns[column].storage;
}

/// Width of the stored integer; 0 if the storage is no integer.
int bitsOf(Storage storage) {
    return model::isInteger(storage) ? model::storageBits(storage) : 0;
}

/// Number of decimals that represent every multiple of a step exactly; empty if there is none.
std::optional<int> decimalsOf(double step) {
    double scaled = std::abs(step);
    for (int decimals = 0; decimals <= kMostDecimals; ++decimals) {
        if (scaled >= 1 && std::abs(scaled - std::round(scaled)) < 1e-9 * scaled)
            return decimals;
        scaled *= 10;
    }
    return std::nullopt;
}

QString shortest(double value) {
    std::array<char, 64> buffer{};
    const auto narrow = static_cast<float>(value);
    // Write a float value with float precision: 0.1, not 0.10000000149.
    const auto [end, fault] = static_cast<double>(narrow) == value
                                  ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), narrow)
                                  : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return fault == std::errc() ? QString::fromLatin1(buffer.data(), end - buffer.data()) : QString::number(value);
}

QString trimmedZeros(QString text) {
    if (!text.contains(u'.'))
        return text;
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text == u"-0" ? QStringLiteral("0") : text;
}

QString hexText(std::uint64_t word, int digits = 0) {
    return QStringLiteral("0x%1").arg(QString::number(word, 16).toUpper(), digits, u'0');
}

} // namespace

QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString capitalised(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString counted(const ElementType& type, std::size_t count) {
    return QString::fromStdString(model::countedName(type, count));
}

PropertySpec coordinate(const PropertySpec& vector, std::size_t index) {
    PropertySpec scalar = vector;
    scalar.type = PropertyType::Number;
    scalar.column = vector.components[index];
    scalar.scale = vector.scaleOf(index);
    if (scalar.scale != vector.scale) { // the same number of steps as the other axes
        scalar.minimum *= scalar.scale / vector.scale;
        scalar.maximum *= scalar.scale / vector.scale;
    }
    scalar.heightScale = 0;
    scalar.components.clear();
    return scalar;
}

QString coordinateName(std::size_t index) {
    return QString(QChar(static_cast<char16_t>(u'x' + index)));
}

QString decimal(double value, int places) {
    const double step = std::pow(10.0, places);
    const auto text = QString::number(std::round(value * step) / step + 0.0, 'f', places);
    return QString::fromStdString(texts::localNumber(text.toStdString()));
}

QString positionText(const glm::vec3& position) {
    return QStringList{decimal(position.x, 2), decimal(position.y, 2), decimal(position.z, 2)}.join(
        fromUtf8(texts::separator()));
}

QString numberText(const ElementType& type, const PropertySpec& property, double value) {
    if (property.hexadecimal && value >= 0 && value < std::ldexp(1.0, 64))
        return hexText(static_cast<std::uint64_t>(value));
    const auto local = [](const QString& text) {
        return QString::fromStdString(texts::localNumber(text.toStdString()));
    };
    if (value == std::floor(value) && std::abs(value) < kExactIntegers)
        return QString::number(static_cast<qint64>(value));
    if (property.derived()) // computed, with as many digits as in a table
        return local(std::abs(value) < kSmallestDerived ? QStringLiteral("0")
                                                        : QString::number(value, 'g', kDerivedDigits));
    const auto storage = storageOf(type, property);
    if (storage && *storage != Storage::F32 && !property.realBits) {
        if (const auto decimals = decimalsOf(property.step()))
            return local(trimmedZeros(QString::number(value, 'f', *decimals)));
        return local(QString::number(value, 'g', 7));
    }
    return local(shortest(value));
}

int fieldDecimals(const ElementType& type, const PropertySpec& property) {
    const auto storage = storageOf(type, property);
    return storage == Storage::F32 ? kUsualDecimals : decimalsOf(property.step()).value_or(kUsualDecimals);
}

std::optional<double> parseNumber(QStringView text) {
    text = text.trimmed();
    bool good = false;
    if (text.startsWith(QStringLiteral("0x"), Qt::CaseInsensitive)) {
        const auto word = text.mid(2).toULongLong(&good, 16);
        return good ? std::optional(static_cast<double>(word)) : std::nullopt;
    }
    const double value = QString::fromStdString(texts::plainNumber(text.toString().toStdString())).toDouble(&good);
    return good && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

QStringList numbersIn(const QString& text) {
    static const QRegularExpression either(QStringLiteral("[,;\\s]+"));
    static const QRegularExpression noComma(QStringLiteral("[;\\s]+"));
    return text.split(texts::separator() == ", " ? either : noComma, Qt::SkipEmptyParts);
}

bool hasRawText(const ElementType& type, const PropertySpec& property) {
    const auto storage = storageOf(type, property);
    if (!storage || bitsOf(*storage) == 0 || property.hexadecimal || property.type == PropertyType::Bool)
        return false;
    return property.bits > 1 || property.scale != 1;
}

namespace {

/// Number of bits in the file. Storage has the width of the widest format variant; a range that exactly fills a
/// narrower integer shows the width in this variant.
int bitsInFile(const ElementType& type, const PropertySpec& property) {
    if (property.bits != 0)
        return property.bits;
    const int stored = bitsOf(*storageOf(type, property));
    const auto range = model::rangeOf(type, property);
    for (const int bits : {8, 16, 32}) {
        const double half = std::ldexp(1.0, bits - 1);
        if (bits < stored && range.minimum == -half * property.scale && range.maximum == (half - 1) * property.scale)
            return bits;
    }
    return stored;
}

} // namespace

QString rawText(const ElementType& type, const PropertySpec& property, double value) {
    if (!hasRawText(type, property))
        return {};
    const int bits = bitsInFile(type, property);
    const auto raw = static_cast<std::int64_t>(std::llround(value / property.scale));
    const std::uint64_t mask = bits >= 64 ? std::numeric_limits<std::uint64_t>::max() : (std::uint64_t{1} << bits) - 1;
    return hexText(static_cast<std::uint64_t>(raw) & mask, (bits + 3) / 4);
}

QString propertyHelp(const ElementType& type, const PropertySpec& property) {
    QStringList lines;
    if (!property.help.empty())
        lines << fromUtf8(property.help);
    const auto storage = storageOf(type, property);
    const bool ranged = storage && (property.type == PropertyType::Integer || property.type == PropertyType::Number ||
                                    property.type == PropertyType::Vector);
    if (ranged && property.editable() && *storage != Storage::F32) {
        const auto range = model::rangeOf(type, property);
        auto line =
            tr("%1 to %2").arg(numberText(type, property, range.minimum), numberText(type, property, range.maximum));
        if (property.scale != 1)
            line += tr(" in steps of %1").arg(shortest(property.step()));
        if (!property.unit.empty())
            line += QStringLiteral(", ") + fromUtf8(property.unit);
        lines << line;
    }
    if (property.bits != 0 && property.column != model::kNoColumn) {
        const auto mask = ((std::uint64_t{1} << property.bits) - 1) << property.shift;
        lines << (property.bits == 1 ? tr("Bit %1, mask %2").arg(property.shift).arg(hexText(mask))
                                     : tr("Bits %1 to %2, mask %3")
                                           .arg(property.shift)
                                           .arg(property.shift + property.bits - 1)
                                           .arg(hexText(mask)));
    }
    if (property.derived())
        lines << tr("Derived, not stored");
    lines << tr("In expressions: %1").arg(fromUtf8(property.id));
    return lines.join(u'\n');
}

QString cellText(const model::Model& model, const PropertySpec& property, model::Element element) {
    if (property.type != PropertyType::Number && property.type != PropertyType::Vector)
        return QString::fromStdString(model::displayText(model, property, element));
    const auto& type = model.schema().type(element.type);
    const auto value = model::readValue(model, property, element);
    if (const auto* number = std::get_if<double>(&value))
        return numberText(type, property, *number);
    QStringList parts;
    if (const auto* vector = std::get_if<glm::dvec3>(&value)) {
        for (std::size_t i = 0; i < property.components.size(); ++i)
            parts << (property.heightScale == 0 ? numberText(type, property, (*vector)[i])
                                                : numberText(type, coordinate(property, i), (*vector)[i]));
    }
    return parts.join(fromUtf8(texts::separator()));
}

} // namespace navsmith::gui
