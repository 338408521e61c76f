// Putting elements in line, whatever they are: over the vector property that a system lets a manipulator drag as a
// point.
#pragma once

#include "core/model/property.h"
#include "core/systems/system.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace navsmith::systems {

/// The property that holds where elements of a type are: that of its handle of type Point. Null if it has none, and if
/// it takes several to say where such an element is (ElementType::placedBy): moving one of them would bend it.
const model::PropertySpec* pointOf(const System& system, model::ElementTypeId type);

/// The properties that change when an element of a type is moved as a whole: those of ElementType::placedBy, or else
/// pointOf(). Vectors, and numbers that are heights. None if the type has no place of its own.
std::vector<const model::PropertySpec*> placesOf(const System& system, model::ElementTypeId type);

/// Elements one after another along the edges between them, if the type is the node of a graph and they form one
/// chain, beginning at the end that was chosen first; else in the order in which they were chosen.
std::vector<model::Element> alongEdges(const model::Model& m, std::span<const model::Element> selected);

using Points = std::vector<glm::dvec3>;

/// Each point but the ends is put on the line from the first to the last, at its foot.
Points aligned(Points points);
/// Each point but the ends is put on the line through all of them, at even distances.
Points spread(const Points& points);
/// Each point but the ends goes that part (0 to 1) of the way to the middle between its neighbours.
Points smoothed(const Points& points, double strength);

} // namespace navsmith::systems
