#include "core/systems/transform.h"

#include "core/model/wording.h"
#include "core/systems/arrange.h"
#include "core/systems/common_edits.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/common.hpp>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>
#include <variant>

namespace navsmith::systems {

using model::Element;
using model::Model;

namespace {

Points pointsOf(std::span<const Place> places) {
    Points points;
    std::ranges::transform(places, std::back_inserter(points), &Place::at);
    return points;
}

model::WriteOutcome write(model::Transaction& tx, std::span<const Place> places, const Points& points) {
    model::WriteOutcome all;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& [element, property, at] = places[i];
        const auto outcome = model::writeValue(tx, element.type, *property, std::span(&element.slot, 1), points[i]);
        all.clamped += outcome.clamped;
        all.snapped += outcome.snapped;
    }
    return all;
}

} // namespace

std::vector<Place> placesOf(const Model& m, std::span<const Element> elements) {
    const auto& system = systemOf(m);
    auto* const holdsNoPlace = system.editing.holdsNoPlace;
    std::vector<Place> places;
    for (const auto& e : elements) {
        if (!m.isLive(e))
            continue;
        for (const auto* property : placesOf(system, e.type)) {
            const auto value = model::readValue(m, *property, e);
            if (const auto* at = std::get_if<glm::dvec3>(&value);
                at != nullptr && (holdsNoPlace == nullptr || !holdsNoPlace(*property, *at)))
                places.push_back({e, property, *at});
        }
    }
    return places;
}

/// Elements whose place is more than points, such as areas, lie along the axes and keep their shape only when moved.
std::string whyNotTransform(const Model& m, std::span<const Element> elements) {
    const auto& system = systemOf(m);
    const auto isPoint = [](const auto* place) { return place->type == model::PropertyType::Vector; };
    bool any = false;
    auto last = model::kNoElementType;
    for (const auto& e : elements) {
        if (std::exchange(last, e.type) == e.type)
            continue;
        const auto places = placesOf(system, e.type);
        if (!std::ranges::all_of(places, isPoint))
            return model::capitalised(
                texts::format("{} lie along the axes and can only be moved.", m.schema().type(e.type).plural));
        any = any || !places.empty();
    }
    return any ? "" : texts::format("Select elements that have a position.");
}

Bounds boundsOf(std::span<const Place> places) {
    constexpr double far = std::numeric_limits<double>::max();
    Bounds all{glm::dvec3(far), glm::dvec3(-far)};
    for (const auto& place : places) {
        all.low = glm::min(all.low, place.at);
        all.high = glm::max(all.high, place.at);
    }
    return all;
}

model::WriteOutcome turn(model::Transaction& tx, std::span<const Place> places, const glm::dvec3& centre,
                         double degrees) {
    return write(tx, places, rotated(pointsOf(places), centre, degrees));
}

model::WriteOutcome scale(model::Transaction& tx, std::span<const Place> places, const glm::dvec3& centre,
                          const glm::dvec3& factors) {
    return write(tx, places, scaled(pointsOf(places), centre, factors));
}

} // namespace navsmith::systems
