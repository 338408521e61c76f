#include "core/compare/describe.h"

#include "core/model/part_text.h"
#include "core/model/property.h"
#include "core/symbol/symbol.h"
#include "core/systems/difference_words.h"
#include "core/systems/places.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace navsmith::compare {

namespace {

using model::Element;
using model::ElementTypeId;
using model::kNoSlot;
using model::Model;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;
using model::StoredPart;

/// The property that holds the position; null: there is none.
const PropertySpec* placeProperty(const systems::System& system, ElementTypeId type) {
    const auto& spec = system.schema->type(type);
    const auto firstVector = [&](const std::vector<std::string_view>& ids) -> const PropertySpec* {
        for (const auto id : ids) {
            const auto* property = spec.findProperty(id);
            if (property != nullptr && property->type == PropertyType::Vector)
                return property;
        }
        return nullptr;
    };
    for (const auto& alternative : model::alternativesFor(*system.identities, spec)) {
        if (const auto* property = firstVector(alternative))
            return property;
    }
    return firstVector(spec.placedBy);
}

std::string placeName(const systems::System& system, const glm::dvec3& at) {
    const auto* place = systems::placeAt(system.world.places, at.x, at.y);
    return place == nullptr ? std::string() : std::string(place->name);
}

/// Where people look for it: where it is drawn, otherwise its position.
std::optional<glm::dvec3> seenAt(const systems::System& system, const Model& model, Element element) {
    const auto* drawn = symbol::symbolOf(system.view, element.type);
    if (drawn == nullptr || drawn->anchor == nullptr)
        return placeOf(system, model, element);
    const auto at = drawn->anchor(model, element.slot);
    return at ? std::optional(glm::dvec3(*at)) : std::nullopt;
}

std::optional<double> movement(const std::optional<glm::dvec3>& before, const std::optional<glm::dvec3>& after) {
    if (!before || !after || *before == *after)
        return std::nullopt;
    return glm::distance(*before, *after);
}

std::string whereText(const std::string& place, const std::optional<glm::dvec3>& at) {
    if (!place.empty())
        return texts::format("in {}", place);
    return at ? texts::format("at {:.0f}, {:.0f}", at->x, at->y) : std::string();
}

std::string sentenceFor(const systems::System& system, const systems::ElementStates& states) {
    const auto words =
        system.differenceWords == nullptr ? std::span<const systems::DifferenceWords>() : system.differenceWords();
    const auto type = system.schema->type(states.type).id;
    const auto entry = std::ranges::find(words, type, &systems::DifferenceWords::type);
    return entry == words.end() ? std::string() : entry->tell(states);
}

} // namespace

std::string partText(const Model& model, ElementTypeId type, const StoredPart& part, Slot row) {
    if (part.property != nullptr)
        return model::displayText(model, *part.property, {type, row});
    return model::plainText(model::recordOf(model, type), part, row, [&](ElementTypeId target, Slot slot) {
        return model::elementName(model, {target, slot});
    });
}

std::optional<glm::dvec3> placeOf(const systems::System& system, const Model& model, Element element) {
    const auto* property = placeProperty(system, element.type);
    if (property == nullptr)
        return std::nullopt;
    const auto value = model::readValue(model, *property, element);
    const auto* place = std::get_if<glm::dvec3>(&value);
    return place == nullptr ? std::nullopt : std::optional(*place);
}

ElementText describe(const systems::System& system, const Model& a, const Model& b, const Matching& matching,
                     const Difference& difference, const ElementDifference& element) {
    const auto type = element.type;
    const bool added = element.isAdded();
    const Element shown{type, added ? element.b : element.a};
    ElementText text{model::elementName(added ? b : a, shown), {}, {}, {}, {}, {}};
    if (element.isChanged())
        text.moved = movement(placeOf(system, a, {type, element.a}), placeOf(system, b, {type, element.b}));
    const auto was = added ? seenAt(system, b, {type, element.b}) : seenAt(system, a, {type, element.a});
    const auto is = element.isRemoved() ? was : seenAt(system, b, {type, element.b});
    if (is)
        text.place = placeName(system, *is);
    text.sentence = sentenceFor(system, {a, b, type, element.a, element.b, whereText(text.place, is),
                                         whereText(was ? placeName(system, *was) : std::string(), was), was != is});
    for (const auto p : element.parts) {
        const auto& part = difference.parts[type][p];
        const auto* property = part.property;
        text.parts.push_back({part.id, property != nullptr ? std::string(property->title) : part.id,
                              property != nullptr ? std::string(property->unit) : std::string(),
                              partText(a, type, part, element.a), partText(b, type, part, element.b)});
    }
    for (const auto list : element.lists) {
        const auto& spec = a.schema().type(type).lists[list];
        text.lists.push_back(
            {std::string(spec.id), std::string(spec.title), compareEntries(a, b, matching, element, list)});
    }
    return text;
}

std::vector<TypeSummary> summarise(const Difference& difference) {
    std::vector<TypeSummary> all;
    for (ElementTypeId type = 0; type < difference.reordered.size(); ++type)
        all.push_back({.type = type, .reordered = difference.reordered[type]});
    for (const auto& element : difference.elements) {
        auto& summary = all[element.type];
        ++(element.isAdded() ? summary.added : element.isRemoved() ? summary.removed : summary.changed);
    }
    std::erase_if(all, [](const TypeSummary& summary) { return summary.empty(); });
    return all;
}

} // namespace navsmith::compare
