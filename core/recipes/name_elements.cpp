#include "core/recipes/name_elements.h"

#include "core/model/change_summary.h"
#include "core/model/property.h"
#include "core/model/slots.h"
#include "core/symbol/symbol.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

namespace navsmith::recipes {

using model::Element;
using model::ElementTypeId;
using model::Model;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;
using systems::System;

namespace {

std::optional<glm::dvec3> placeOf(const Model& m, const System& system, Element element) {
    const auto* drawn = symbol::symbolOf(system.view, element.type);
    const auto place = drawn == nullptr || drawn->anchor == nullptr ? std::nullopt : drawn->anchor(m, element.slot);
    return place ? std::optional(glm::dvec3(*place)) : std::nullopt;
}

std::string at(const glm::dvec3& place) {
    return fmt::format("at({:.6g}, {:.6g}, {:.6g})", place.x, place.y, place.z);
}

/// The id of the reference property that shows a column; empty if there is none.
std::string_view referenceOn(const model::ElementType& type, model::ColumnId column) {
    const auto it = std::ranges::find_if(type.properties, [&](const PropertySpec& property) {
        return property.type == PropertyType::Reference && property.column == column;
    });
    return it == type.properties.end() ? std::string_view() : it->id;
}

std::string nearTo(std::string_view end, const glm::dvec3& place) {
    return fmt::format("abs({0}.x - {1:.6g}) <= 1 and abs({0}.y - {2:.6g}) <= 1 and abs({0}.z - {3:.6g}) <= 1", end,
                       place.x, place.y, place.z);
}

/// The name of an edge, by its ends.
std::optional<std::string> betweenEnds(const Model& m, const System& system, Element element) {
    const auto& type = m.schema().type(element.type);
    if (!type.edge)
        return std::nullopt;
    const auto from = m.get(model::Column<model::Ref>{element.type, type.edge->from}, element.slot);
    const auto to = m.get(model::Column<model::Ref>{element.type, type.edge->to}, element.slot);
    const auto fromId = referenceOn(type, type.edge->from);
    const auto toId = referenceOn(type, type.edge->to);
    const auto ends = type.columns[type.edge->from].ref->target;
    if (!from.isSlot() || !to.isSlot() || fromId.empty() || toId.empty())
        return std::nullopt;
    const auto a = placeOf(m, system, {ends, from.slot()});
    const auto b = placeOf(m, system, {ends, to.slot()});
    if (!a || !b)
        return std::nullopt;
    return fmt::format("({} and {})", nearTo(fromId, *a), nearTo(toId, *b));
}

std::string nameOf(const Model& m, Element element) {
    return fmt::format("named(\"{}\")", model::elementName(m, element));
}

/// `moved`: by how much the element has moved since it was at the place to name.
std::string termOf(const Model& m, const System& system, Element element, const glm::dvec3& moved) {
    if (auto ends = betweenEnds(m, system, element))
        return std::move(*ends);
    if (const auto place = placeOf(m, system, element))
        return at(*place - moved);
    return nameOf(m, element);
}

std::string joined(const Model& m, ElementTypeId type, const std::vector<std::string>& terms) {
    auto text = fmt::format("{}: ", m.schema().type(type).id);
    for (std::size_t i = 0; i < terms.size(); ++i)
        text += (i == 0 ? "" : " or ") + terms[i];
    return text;
}

double numberIn(const model::ColumnData& data, std::size_t index) {
    return std::visit(
        [&](const auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (std::is_arithmetic_v<T>)
                return static_cast<double>(v[index]);
            else
                return 0.0;
        },
        data);
}

/// How far the change has moved an element that has one position.
glm::dvec3 movement(const model::Change& change, const PropertySpec* point, Element element) {
    glm::dvec3 by(0);
    if (point == nullptr)
        return by;
    for (std::size_t i = 0; i < point->components.size(); ++i) {
        const auto* column = change.find(element.type, point->components[i]);
        if (column == nullptr)
            continue;
        const auto slot = std::ranges::lower_bound(column->slots, element.slot);
        if (slot == column->slots.end() || *slot != element.slot)
            continue;
        const auto index = static_cast<std::size_t>(slot - column->slots.begin());
        by[i] = (numberIn(column->after, index) - numberIn(column->before, index)) * point->scaleOf(i);
    }
    return by;
}

bool isSettable(const PropertySpec& property) {
    return property.editable() && property.type != PropertyType::Bytes;
}

/// The rows whose value the change has set.
std::vector<Slot> rowsSet(const model::Change& change, ElementTypeId type, const PropertySpec& property) {
    std::vector<Slot> rows;
    const auto add = [&](model::ColumnId column) {
        if (const auto* columnChange = change.find(type, column))
            rows.insert(rows.end(), columnChange->slots.begin(), columnChange->slots.end());
    };
    if (property.type == PropertyType::Vector)
        std::ranges::for_each(property.components, add);
    else
        add(property.column);
    model::sortUnique(rows);
    return rows;
}

/// The value as --set takes it.
std::string valueText(const Model& m, const PropertySpec& property, Element element) {
    const auto value = model::readValue(m, property, element);
    if (property.type == PropertyType::Reference) {
        if (const auto* target = std::get_if<Element>(&value))
            return fmt::format("\"{}\"", model::elementName(m, *target));
        return "none";
    }
    if (const auto* text = std::get_if<std::string>(&value))
        return fmt::format("\"{}\"", *text);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "yes" : "no";
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return fmt::format("{}", *integer);
    if (const auto* vector = std::get_if<glm::dvec3>(&value))
        return property.components.size() == 2 ? fmt::format("{}, {}", vector->x, vector->y)
                                               : fmt::format("{}, {}, {}", vector->x, vector->y, vector->z);
    const auto* number = std::get_if<double>(&value);
    return number == nullptr ? std::string() : fmt::format("{}", *number);
}

std::vector<Step> notRepeated(const model::Change& change) {
    return {{.comment = texts::format("left out, because it cannot be repeated elsewhere: {}", change.label)}};
}

} // namespace

std::string selectionText(const Model& m, const System& system, std::span<const Element> elements) {
    if (elements.empty() ||
        !std::ranges::all_of(elements, [&](const Element& element) { return element.type == elements.front().type; }))
        return {};
    const auto type = elements.front().type;
    if (elements.size() == m.count(type))
        return std::string(m.schema().type(type).id);
    if (elements.size() > kMostNamed)
        return {};
    std::vector<std::string> terms;
    for (const auto& element : elements)
        terms.push_back(termOf(m, system, element, glm::dvec3(0)));
    return joined(m, type, terms);
}

std::vector<Step> stepsOf(const model::Change& change, const Model& after, const System& system) {
    const auto summary = model::summarise(after, change);
    if (!summary.rows.empty() || !summary.lists.empty())
        return notRepeated(change);
    std::vector<Step> steps;
    std::size_t named = 0;
    for (const auto& [type, property, file, count] : summary.values) {
        if (property == nullptr || file)
            return notRepeated(change);
        if (!isSettable(*property))
            continue; // follows from the others
        const auto* point = after.schema().type(type).findProperty("position");
        std::map<std::string, std::vector<std::string>> byValue;
        for (const Slot row : rowsSet(change, type, *property)) {
            const Element element{type, row};
            byValue[valueText(after, *property, element)].push_back(
                termOf(after, system, element, movement(change, point, element)));
            if (++named > kMostNamed)
                return notRepeated(change);
        }
        for (const auto& [value, terms] : byValue)
            steps.push_back(
                {.select = joined(after, type, terms), .set = {fmt::format("{} = {}", property->id, value)}});
    }
    return steps;
}

} // namespace navsmith::recipes
