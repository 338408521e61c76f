// Aligning and smoothing elements of any system, through the vector property that their handle drags.
#pragma once

#include "core/model/property.h"
#include "core/systems/system.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace navsmith::systems {

/// The property with the position of a type's elements: that of its handle of type Point. Null if it has none, or if
/// the position consists of several properties (ElementType::placedBy), since changing only one would deform the
/// element.
const model::PropertySpec* pointOf(const System& system, model::ElementTypeId type);

/// The properties that change when an element is moved as a whole: those of ElementType::placedBy, else pointOf().
/// Vectors, and numbers that are heights. Empty if the type has no position.
std::vector<const model::PropertySpec*> placesOf(const System& system, model::ElementTypeId type);

/// Orders the elements along the edges between them if they are graph nodes and form a single chain, starting at the
/// end that was selected first. Otherwise keeps the order of selection.
std::vector<model::Element> alongEdges(const model::Model& m, std::span<const model::Element> selected);

using Points = std::vector<glm::dvec3>;

/// Projects each point except the ends onto the line from the first to the last.
Points aligned(Points points);
/// Moves each point except the ends onto the polyline through all of them, at even distances.
Points spread(const Points& points);
/// Moves each point except the ends to the height of a slope from the first to the last, by the way in plan.
Points ramped(Points points);
/// Moves each point except the ends by `strength` (0 to 1) towards the midpoint of its neighbours.
Points smoothed(const Points& points, double strength);

} // namespace navsmith::systems
