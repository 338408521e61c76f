// Turning and scaling elements of any system about a point, through the properties that say where they are.
#pragma once

#include "core/model/property.h"
#include "core/model/transaction.h"

#include <glm/vec3.hpp>

#include <span>
#include <string>
#include <vector>

namespace navsmith::systems {

/// Where an element is, or a part of it.
struct Place {
    model::Element element;
    const model::PropertySpec* property;
    glm::dvec3 at;
};

/// All places of the live elements, in order. Omits parts that are not used (Editing::holdsNoPlace).
std::vector<Place> placesOf(const model::Model& m, std::span<const model::Element> elements);

/// The reason why elements cannot be turned and scaled; empty if they can.
std::string whyNotTransform(const model::Model& m, std::span<const model::Element> elements);

struct Bounds {
    glm::dvec3 low{0};
    glm::dvec3 high{0};

    [[nodiscard]] glm::dvec3 centre() const { return (low + high) / 2.0; }
    [[nodiscard]] glm::dvec3 size() const { return high - low; }
};

/// The centre of no places is the origin.
Bounds boundsOf(std::span<const Place> places);

/// Turns counterclockwise, seen from above. Places are those before the transaction.
model::WriteOutcome turn(model::Transaction& tx, std::span<const Place> places, const glm::dvec3& centre,
                         double degrees);
/// Moves all away from the centre, or towards it.
model::WriteOutcome scale(model::Transaction& tx, std::span<const Place> places, const glm::dvec3& centre,
                          const glm::dvec3& factors);

} // namespace navsmith::systems
