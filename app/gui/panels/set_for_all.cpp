#include "app/gui/panels/set_for_all.h"

#include "app/gui/language/translate.h"
#include "app/gui/panels/combined_value.h"
#include "app/gui/panels/schema_text.h"
#include "core/document/last_operation.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::gui {

using document::Operation;
using model::ElementTypeId;
using model::PropertySpec;
using model::PropertyType;
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

QString cannotBeSet(const PropertySpec& property) {
    return tr("%1: this value cannot be set").arg(fromUtf8(property.title));
}

// As an operation ----------------------------------------------------------------------------------------------------

/// What sets a property, as often as it is done. The label of a step tells of the last time.
struct Setting {
    ElementTypeId type;
    PropertySpec property; ///< may be a coordinate, which the schema does not have
    NewValue value;        ///< with which it was done first
    std::vector<Slot> rows{};
    QString before{}; ///< what the rows had in common
};

/// "Width"; of a coordinate "X".
std::string_view fieldTitle(const model::ElementType& type, const PropertySpec& property) {
    static constexpr std::array<std::string_view, 3> axes{"X", "Y", "Z"};
    const auto whole = std::ranges::find(type.properties, property.id, &PropertySpec::id);
    if (whole == type.properties.end())
        return property.title;
    const auto at =
        static_cast<std::size_t>(std::ranges::find(whole->components, property.column) - whole->components.begin());
    return at < std::min(whole->components.size(), axes.size()) ? axes[at] : property.title;
}

/// The index of the value among the names of an enumeration; none if it has no name.
std::optional<std::size_t> namedChoice(const PropertySpec& property, double value) {
    const auto it = std::ranges::find(property.names, static_cast<std::int64_t>(value), &model::EnumName::value);
    return it == property.names.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(it - property.names.begin()));
}

struct AdjustableValue {
    systems::Parameter parameter;
    double number;
};

/// The value as a field of a form; none if it is a text, a reference, or a raw word, which no form has a field for.
std::optional<AdjustableValue> adjustable(const model::ElementType& type, const Setting& setting) {
    const auto& property = setting.property;
    systems::Parameter parameter{
        .id = property.id, .title = fieldTitle(type, property), .help = property.help, .unit = property.unit};
    if (const auto* on = std::get_if<Value>(&setting.value); on != nullptr && std::holds_alternative<bool>(*on))
        return AdjustableValue{parameter, std::get<bool>(*on) ? 1.0 : 0.0};
    const auto* change = std::get_if<NumberChange>(&setting.value);
    const auto number = change != nullptr ? std::optional(change->number) : setNumber(setting.value);
    if (!number || property.hexadecimal)
        return std::nullopt;
    if (property.type == PropertyType::Enum && namedChoice(property, *number)) {
        for (const auto& name : property.names)
            parameter.names.push_back(name.title);
        return AdjustableValue{parameter, static_cast<double>(*namedChoice(property, *number))};
    }
    const auto range = model::rangeOf(type, property);
    parameter.min = range.minimum;
    parameter.max = range.maximum;
    parameter.step = property.step();
    parameter.decimals = fieldDecimals(type, property);
    if (change != nullptr && change->how != NumberChange::How::Set) {
        static const auto sum = tr("Add").toStdString();
        static const auto factor = tr("Factor").toStdString();
        constexpr int decimals = 4;
        constexpr double most = 1e6;
        parameter.title = change->how == NumberChange::How::Add ? sum : factor;
        parameter.min = -most;
        parameter.max = most;
        parameter.decimals = decimals;
    }
    return AdjustableValue{parameter, *number};
}

/// What the number of adjustable() stands for.
NewValue valueFor(const Setting& setting, double number) {
    if (const auto* change = std::get_if<NumberChange>(&setting.value))
        return NumberChange{change->how, number};
    if (std::holds_alternative<bool>(std::get<Value>(setting.value)))
        return number != 0;
    const auto first = setNumber(setting.value);
    if (setting.property.type == PropertyType::Enum && first && namedChoice(setting.property, *first))
        return setting.property.names.at(static_cast<std::size_t>(std::max(number, 0.0))).value;
    return number;
}

Operation settingAgain(document::Document& document, const std::shared_ptr<Setting>& setting) {
    const auto& type = document.model().schema().type(setting->type);
    Operation operation{.title = tr("Set %1").arg(fromUtf8(setting->property.title)),
                        .selected = document.selection().elements(),
                        .addsUp = false};
    if (auto field = adjustable(type, *setting)) {
        operation.parameters = {std::span(&field->parameter, 1), document.model()};
        operation.numbers = {field->number};
    }
    for (const Slot row : setting->rows)
        operation.elements.push_back({setting->type, row});
    operation.run = [&document, setting](model::Transaction& tx, std::span<const model::Element> elements,
                                         std::span<const double> numbers) -> systems::EditResult {
        setting->rows.clear();
        for (const auto& element : elements) {
            if (element.type == setting->type)
                setting->rows.push_back(element.slot);
        }
        const auto& property = setting->property;
        if (!combine(tx.model(), setting->type, property, setting->rows).present)
            return tl::unexpected(model::EditError{
                tr("Nothing that is selected has the property %1.").arg(fromUtf8(property.title)).toStdString()});
        setting->before = commonText(tx.model(), setting->type, property, setting->rows);
        const auto now = numbers.empty() ? setting->value : valueFor(*setting, numbers.front());
        if (!write(tx, setting->type, property, setting->rows, now).accepted) // such as a target that is gone
            return tl::unexpected(model::EditError{cannotBeSet(property).toStdString()});
        return document.selection().elements();
    };
    operation.label = [&document, setting](std::span<const double> /*numbers*/) {
        return editLabel(document.model(), setting->type, setting->property, setting->rows, setting->before);
    };
    return operation;
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
    document.commitPreview(); // which is another operation
    const auto& spec = document.model().schema().type(type);
    const auto before = commonText(document.model(), type, property, rows);
    if (series != nullptr && series->from.isEmpty())
        series->from = before;
    model::WriteOutcome outcome;
    const auto label = [&] {
        return editLabel(document.model(), type, property, rows, series != nullptr ? series->from : before);
    };
    auto& last = document::LastOperation::of(document);
    last.expect(
        settingAgain(document, std::make_shared<Setting>(Setting{type, property, value, {rows.begin(), rows.end()}})));
    const auto done = document.edit(
        fromUtf8(property.title),
        [&](model::Transaction& tx) {
            outcome = write(tx, type, property, rows, value);
            if (!outcome.accepted)
                tx.refuse(cannotBeSet(property).toStdString());
        },
        series != nullptr ? series->key : 0, label);
    last.forget();
    return done ? tellOutcome(spec, property, value, outcome) : QString();
}

} // namespace navsmith::gui
