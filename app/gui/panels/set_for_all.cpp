#include "app/gui/panels/set_for_all.h"

#include "app/gui/language/translate.h"
#include "app/gui/panels/combined_value.h"
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

/// The value that the rows have in common, with its unit; "mixed" if they differ.
QString commonText(const model::Model& model, ElementTypeId type, const PropertySpec& property,
                   std::span<const Slot> rows) {
    const auto combined = combine(model, type, property, rows);
    if (!combined.present || rows.empty())
        return {};
    return combined.mixed ? tr("mixed")
                          : QString::fromStdString(model::displayText(model, property, {type, rows.front()}));
}

/// "Switched off: no to yes, node 15:8".
QString editLabel(const model::Model& model, ElementTypeId type, const PropertySpec& property,
                  std::span<const Slot> rows, const QString& before) {
    const auto what = rows.size() == 1 ? QString::fromStdString(model::elementName(model, {type, rows.front()}))
                                       : counted(model.schema().type(type), rows.size());
    const auto now = commonText(model, type, property, rows);
    if (before == tr("mixed") && now == before)
        return tr("%1 changed, %2").arg(fromUtf8(property.title), what);
    const auto unit = property.unit.empty() ? QString() : ' ' + fromUtf8(property.unit);
    return tr("%1: %2 to %3%4, %5").arg(fromUtf8(property.title), before, now, unit, what);
}

model::WriteOutcome write(model::Transaction& tx, ElementTypeId type, const PropertySpec& property,
                          std::span<const Slot> rows, const NewValue& value) {
    const auto* change = std::get_if<NumberChange>(&value);
    if (change == nullptr)
        return model::writeValue(tx, type, property, rows, std::get<Value>(value));
    if (change->how == NumberChange::How::Set)
        return model::writeValue(tx, type, property, rows, change->number);
    model::WriteOutcome all;
    for (const Slot row : rows) {
        const auto number = asNumber(model::readValue(tx.model(), property, {type, row}));
        if (!number)
            continue; // the row does not have the property
        const auto one = model::writeValue(tx, type, property, std::span(&row, 1), change->of(*number));
        all.accepted = all.accepted && one.accepted;
        all.clamped += one.clamped;
        all.snapped += one.snapped;
    }
    return all;
}

/// The number that all rows are set to, if it is one.
std::optional<double> setNumber(const NewValue& value) {
    if (const auto* change = std::get_if<NumberChange>(&value))
        return change->how == NumberChange::How::Set ? std::optional(change->number) : std::nullopt;
    return asNumber(std::get<Value>(value));
}

QString withUnit(const model::ElementType& type, const PropertySpec& property, double value) {
    const auto text = numberText(type, property, value);
    return property.unit.empty() ? text : QStringLiteral("%1 %2").arg(text, fromUtf8(property.unit));
}

QString tellOutcome(const model::ElementType& type, const PropertySpec& property, const NewValue& value,
                    const model::WriteOutcome& outcome) {
    const auto title = fromUtf8(property.title);
    if (outcome.clamped != 0) {
        const auto range = model::rangeOf(type, property);
        const auto number = setNumber(value);
        if (!number)
            return tr("%1: limited to %2 to %3")
                .arg(title, numberText(type, property, range.minimum), numberText(type, property, range.maximum));
        return *number > range.maximum ? tr("%1: limited to %2, the largest value that the file can store")
                                             .arg(title, withUnit(type, property, range.maximum))
                                       : tr("%1: limited to %2, the smallest value that the file can store")
                                             .arg(title, withUnit(type, property, range.minimum));
    }
    if (outcome.snapped != 0)
        return tr("%1: rounded to a multiple of %2").arg(title, withUnit(type, property, property.step()));
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
                  std::span<const Slot> rows, const NewValue& value, Series* series) {
    const auto& spec = document.model().schema().type(type);
    const auto before = commonText(document.model(), type, property, rows);
    if (series != nullptr && series->from.isEmpty())
        series->from = before;
    model::WriteOutcome outcome;
    const auto label = [&] {
        return editLabel(document.model(), type, property, rows, series != nullptr ? series->from : before);
    };
    const auto done = document.edit(
        fromUtf8(property.title),
        [&](model::Transaction& tx) {
            outcome = write(tx, type, property, rows, value);
            if (!outcome.accepted)
                tx.refuse(tr("%1: this value cannot be set").arg(fromUtf8(property.title)).toStdString());
        },
        series != nullptr ? series->key : 0, label);
    return done ? tellOutcome(spec, property, value, outcome) : QString();
}

} // namespace navsmith::gui
