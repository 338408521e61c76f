#include "app/cli/columns.h"

#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/model/transaction.h"

#include <fmt/format.h>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace navsmith::cli {

namespace {

using model::Element;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

std::size_t componentsOf(const PropertySpec& property) {
    return property.type == PropertyType::Vector ? property.components.size() : 1;
}

class ColumnReader {
public:
    ColumnReader(const model::Model& model, model::ElementTypeId type, const PropertySpec& property)
        : model_(model), index_(model), type_(type), property_(property), rows_(index_.elements(type)) {}

    PropertyColumn read() {
        PropertyColumn column{.count = rows_.size(), .components = componentsOf(property_), .values = {}};
        switch (property_.type) {
        case PropertyType::Text:
        case PropertyType::Bytes:
            column.values = texts();
            break;
        case PropertyType::Reference:
            column.target = model_.schema().type(model_.schema().type(type_).columns[property_.column].ref->target).id;
            column.values = positions();
            break;
        case PropertyType::Vector:
            column.values = vectors();
            break;
        default:
            readNumbers(column);
        }
        return column;
    }

private:
    [[nodiscard]] bool isPresent(Slot row) const {
        return property_.present == nullptr || model::isPresent(model_, property_, Element{type_, row});
    }

    [[nodiscard]] std::vector<std::optional<std::string>> texts() const {
        std::vector<std::optional<std::string>> values(rows_.size());
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (isPresent(rows_[i]))
                values[i] = model::displayText(model_, property_, {type_, rows_[i]});
        }
        return values;
    }

    [[nodiscard]] std::vector<std::int64_t> positions() {
        std::vector<std::int64_t> values(rows_.size(), -1);
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const auto value = model::readValue(model_, property_, Element{type_, rows_[i]});
            if (const auto* target = std::get_if<Element>(&value))
                values[i] = index_.of(*target);
        }
        return values;
    }

    [[nodiscard]] std::vector<double> vectors() const {
        const auto components = componentsOf(property_);
        std::vector<double> values(rows_.size() * components, kNoNumber);
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const auto value = model::readValue(model_, property_, Element{type_, rows_[i]});
            const auto* place = std::get_if<glm::dvec3>(&value);
            for (std::size_t part = 0; place != nullptr && isPresent(rows_[i]) && part < components; ++part)
                values[i * components + part] = (*place)[static_cast<glm::length_t>(part)];
        }
        return values;
    }

    void readNumbers(PropertyColumn& column) const {
        std::vector<double> values(rows_.size());
        model::readNumbers(model_, type_, property_, rows_, values);
        for (std::size_t i = 0; property_.present != nullptr && i < values.size(); ++i) {
            if (!isPresent(rows_[i]))
                values[i] = kNoNumber;
        }
        const bool isComplete = std::ranges::none_of(values, [](double value) { return std::isnan(value); });
        if (isComplete && property_.type == PropertyType::Bool)
            column.values = std::vector<std::uint8_t>(values.begin(), values.end());
        else if (isComplete && property_.type != PropertyType::Number)
            column.values = std::vector<std::int64_t>(values.begin(), values.end());
        else
            column.values = std::move(values);
    }

    const model::Model& model_;
    model::ElementIndex index_;
    model::ElementTypeId type_;
    const PropertySpec& property_;
    std::span<const Slot> rows_;
};

model::Value valueAt(const PropertySpec& property, const ColumnInput& input, std::size_t i) {
    if (!input.texts.empty())
        return input.texts[i];
    if (property.type == PropertyType::Vector) {
        glm::dvec3 place(0);
        for (std::size_t part = 0; part < componentsOf(property); ++part)
            place[static_cast<glm::length_t>(part)] = input.numbers[i * componentsOf(property) + part];
        return place;
    }
    if (property.isFlag())
        return input.numbers[i] != 0;
    return input.numbers[i];
}

} // namespace

tl::expected<ColumnPlace, std::string> findColumn(const model::Schema& schema, std::string_view kind,
                                                  std::string_view property) {
    const auto type = schema.findElementType(kind);
    if (!type)
        return tl::unexpected(fmt::format("there is no element type '{}'", kind));
    const auto* const spec = schema.type(*type).findProperty(property);
    if (spec == nullptr)
        return tl::unexpected(fmt::format("{} has no property '{}'", kind, property));
    return ColumnPlace{*type, spec};
}

PropertyColumn readColumn(const model::Model& model, model::ElementTypeId type, const PropertySpec& property) {
    return ColumnReader(model, type, property).read();
}

tl::expected<ColumnOutcome, std::string> setColumn(model::Model& model, model::ElementTypeId type,
                                                   const PropertySpec& property, const ColumnInput& input) {
    model::ElementIndex index(model);
    const auto all = index.elements(type);
    std::vector<Slot> rows;
    for (const auto at : input.index) {
        if (at >= all.size())
            return tl::unexpected(
                fmt::format("there is no {} {}: there are {}", model.schema().type(type).id, at, all.size()));
        rows.push_back(all[at]);
    }
    if (input.index.empty())
        rows.assign(all.begin(), all.end());
    const auto components = componentsOf(property);
    const auto count = input.texts.empty() ? input.numbers.size() / components : input.texts.size();
    if (count != rows.size() || (input.texts.empty() && input.numbers.size() % components != 0))
        return tl::unexpected(fmt::format("{} values for {} elements", count, rows.size()));
    ColumnOutcome outcome{.change = {}, .count = rows.size()};
    model::Transaction tx(model, "Set column");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto written = model::writeValue(tx, type, property, std::span(&rows[i], 1), valueAt(property, input, i));
        if (!written.accepted) {
            tx.refuse(fmt::format("{} of {} does not take this value", property.id,
                                  model::elementName(model, {type, rows[i]})));
            break;
        }
        outcome.clamped += written.clamped;
        outcome.rounded += written.snapped;
    }
    auto change = tx.commit();
    if (!change)
        return tl::unexpected(change.error().reason);
    outcome.change = std::move(*change);
    return outcome;
}

} // namespace navsmith::cli
