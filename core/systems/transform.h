// Turning, scaling and mirroring elements of any system about a point, through the properties that say where they are,
// or by the Transformer of their type.
#pragma once

#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/systems/shared/plan_transform.h"

#include <tl/expected.hpp>

#include <span>
#include <string>
#include <vector>

namespace navsmith::systems {

/// Where an element is, or a part of it.
struct Place {
    model::Element element;
    const model::PropertySpec* property; ///< null: a point of a Transformer
    glm::dvec3 at;
};

/// All places of the live elements, in order. Omits parts that are not used (Editing::holdsNoPlace).
std::vector<Place> placesOf(const model::Model& m, std::span<const model::Element> elements);

/// The reason why elements cannot be turned and scaled at all; empty if they can.
std::string whyNotTransform(const model::Model& m, std::span<const model::Element> elements);

/// The degrees that all elements can be turned by, and multiples of them; 0: any angle.
double turnStepOf(const model::Model& m, std::span<const Place> places);

struct Bounds {
    glm::dvec3 low{0};
    glm::dvec3 high{0};

    [[nodiscard]] glm::dvec3 centre() const { return (low + high) / 2.0; }
    [[nodiscard]] glm::dvec3 size() const { return high - low; }
};

/// The centre of no places is the origin. Places that are no numbers do not count.
Bounds boundsOf(std::span<const Place> places);

/// Places are those before the transaction. Fails with the reason, and changes nothing, if an element cannot change
/// like this.
tl::expected<model::WriteOutcome, model::EditError> transform(model::Transaction& tx, std::span<const Place> places,
                                                              const PlanTransform& by);

} // namespace navsmith::systems
