#include "core/systems/transform.h"

#include "core/model/slots.h"
#include "core/model/wording.h"
#include "core/systems/arrange.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/common.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <variant>

namespace navsmith::systems {

using model::Element;
using model::Model;
using model::Slot;

namespace {

const Transformer* transformerOf(const Model& m, model::ElementTypeId type) {
    const auto& transformers = systemOf(m).editing.transformers;
    const auto transformer = std::ranges::find(transformers, type, &Transformer::type);
    return transformer == transformers.end() ? nullptr : &*transformer;
}

/// The elements of a transformer among the places, once each.
std::vector<Slot> rowsOf(const Transformer& transformer, std::span<const Place> places) {
    std::vector<Slot> rows;
    for (const auto& place : places) {
        if (place.property == nullptr && place.element.type == transformer.type)
            rows.push_back(place.element.slot);
    }
    model::sortUnique(rows);
    return rows;
}

} // namespace

std::vector<Place> placesOf(const Model& m, std::span<const Element> elements) {
    const auto& system = systemOf(m);
    auto* const holdsNoPlace = system.editing.holdsNoPlace;
    std::vector<Place> places;
    std::vector<glm::dvec3> points;
    for (const auto& e : elements) {
        if (!m.isLive(e))
            continue;
        if (const auto* transformer = transformerOf(m, e.type); transformer != nullptr) {
            points.clear();
            transformer->addPoints(m, e.slot, points);
            for (const auto& at : points)
                places.push_back({e, nullptr, at});
            continue;
        }
        for (const auto* property : placesOf(system, e.type)) {
            const auto value = model::readValue(m, *property, e);
            if (const auto* at = std::get_if<glm::dvec3>(&value);
                at != nullptr && (holdsNoPlace == nullptr || !holdsNoPlace(*property, *at)))
                places.push_back({e, property, *at});
        }
    }
    return places;
}

/// Elements whose place is more than points keep their shape only when moved, unless a transformer knows more.
std::string whyNotTransform(const Model& m, std::span<const Element> elements) {
    const auto& system = systemOf(m);
    const auto isPoint = [](const auto* place) { return place->type == model::PropertyType::Vector; };
    bool any = false;
    auto last = model::kNoElementType;
    for (const auto& e : elements) {
        if (std::exchange(last, e.type) == e.type)
            continue;
        const auto places = placesOf(system, e.type);
        const bool isKnown = transformerOf(m, e.type) != nullptr;
        if (!isKnown && !std::ranges::all_of(places, isPoint))
            return model::capitalised(
                texts::format("{} lie along the axes and can only be moved.", m.schema().type(e.type).plural));
        any = any || isKnown || !places.empty();
    }
    return any ? "" : texts::format("Select elements that have a position.");
}

double turnStepOf(const Model& m, std::span<const Place> places) {
    double step = 0;
    for (const auto& transformer : systemOf(m).editing.transformers) {
        if (transformer.turnStep > 0 && !rowsOf(transformer, places).empty())
            step = std::max(step, transformer.turnStep);
    }
    return step;
}

Bounds boundsOf(std::span<const Place> places) {
    constexpr double far = std::numeric_limits<double>::max();
    Bounds all{glm::dvec3(far), glm::dvec3(-far)};
    for (const auto& place : places) {
        if (!std::isfinite(place.at.x + place.at.y + place.at.z))
            continue;
        all.low = glm::min(all.low, place.at);
        all.high = glm::max(all.high, place.at);
    }
    return all;
}

tl::expected<model::WriteOutcome, model::EditError> transform(model::Transaction& tx, std::span<const Place> places,
                                                              const PlanTransform& by) {
    const auto& transformers = systemOf(tx.model()).editing.transformers;
    std::vector<std::vector<Slot>> rows;
    for (const auto& transformer : transformers) {
        const auto& own = rows.emplace_back(rowsOf(transformer, places));
        if (transformer.whyNot == nullptr || own.empty())
            continue;
        if (auto why = transformer.whyNot(tx.model(), own, by); !why.empty())
            return tl::unexpected(model::EditError{std::move(why)});
    }
    for (std::size_t i = 0; i < transformers.size(); ++i) {
        if (!rows[i].empty())
            transformers[i].transform(tx, rows[i], by);
    }
    model::WriteOutcome all;
    for (const auto& [element, property, at] : places) {
        if (property == nullptr)
            continue;
        const auto outcome = model::writeValue(tx, element.type, *property, std::span(&element.slot, 1), by(at));
        all.clamped += outcome.clamped;
        all.snapped += outcome.snapped;
    }
    return all;
}

} // namespace navsmith::systems
