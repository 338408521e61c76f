#include "app/gui/panels/set_for_all.h"

#include "app/gui/panels/schema_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <optional>

namespace navsmith::gui {

using model::ElementTypeId;
using model::PropertySpec;
using model::Slot;
using model::Value;

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("SetForAll", text);
}

void mix(std::size_t& seed, std::size_t value) {
    seed ^= value + 0x9E3779B97F4A7C15U + (seed << 6U) + (seed >> 2U); // the golden ratio, as boost::hash_combine
}

std::optional<double> asNumber(const Value& value) {
    if (const auto* i = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*i);
    if (const auto* d = std::get_if<double>(&value))
        return *d;
    return std::nullopt;
}

/// Lower case for use within a sentence: "width" for "Width", but "AI slot" stays.
QString inSentence(QString title) {
    if (title.size() > 1 && title[1].isLower())
        title[0] = title[0].toLower();
    return title;
}

QString withUnit(const model::ElementType& type, const PropertySpec& property, double value) {
    const auto text = numberText(type, property, value);
    return property.unit.empty() ? text : QStringLiteral("%1 %2").arg(text, fromUtf8(property.unit));
}

QString tellOutcome(const model::ElementType& type, const PropertySpec& property, const Value& value,
                    const model::WriteOutcome& outcome) {
    const auto title = fromUtf8(property.title);
    if (outcome.clamped != 0) {
        const auto range = model::rangeOf(type, property);
        const auto number = asNumber(value);
        if (!number)
            return say("%1: limited to %2 to %3")
                .arg(title, numberText(type, property, range.minimum), numberText(type, property, range.maximum));
        return *number > range.maximum ? say("%1: limited to %2, the largest value that the file can store")
                                             .arg(title, withUnit(type, property, range.maximum))
                                       : say("%1: limited to %2, the smallest value that the file can store")
                                             .arg(title, withUnit(type, property, range.minimum));
    }
    if (outcome.snapped != 0)
        return say("%1: rounded to a multiple of %2").arg(title, withUnit(type, property, property.step()));
    return {};
}

} // namespace

quint64 mergeKey(ElementTypeId type, const PropertySpec& property, std::span<const Slot> rows, quint64 run) {
    std::size_t seed = std::hash<std::string_view>{}(property.id);
    mix(seed, type);
    mix(seed, property.column); // distinguishes the coordinates of a vector
    mix(seed, run);
    for (const Slot row : rows)
        mix(seed, row);
    return std::max<quint64>(seed, 1);
}

QString setForAll(document::Document& document, ElementTypeId type, const PropertySpec& property,
                  std::span<const Slot> rows, const Value& value, quint64 key) {
    const auto& spec = document.model().schema().type(type);
    const auto what = rows.size() == 1
                          ? QString::fromStdString(model::elementName(document.model(), {type, rows.front()}))
                          : counted(spec, rows.size());
    const auto label = say("Set %1 of %2").arg(inSentence(fromUtf8(property.title)), what);
    model::WriteOutcome outcome;
    const auto done = document.edit(
        label,
        [&](model::Transaction& tx) {
            outcome = model::writeValue(tx, type, property, rows, value);
            if (!outcome.accepted)
                tx.refuse(say("%1: this value cannot be set").arg(fromUtf8(property.title)).toStdString());
        },
        key);
    return done ? tellOutcome(spec, property, value, outcome) : QString();
}

} // namespace navsmith::gui
