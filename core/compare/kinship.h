// Whether two documents were made from one another, so that more than places tells which elements are the same.
// Evidence is taken from the data. Internal to core/compare.
#pragma once

#include "core/model/identity.h"
#include "core/model/model.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::compare {

using RowPair = std::pair<model::Slot, model::Slot>; ///< row of A, row of B

/// The places of the elements of a type: the middle of the vectors that identify it. Empty: it has no place.
std::vector<glm::dvec3> placesOf(const model::Model& m, const model::FileOrder& order, model::ElementTypeId type,
                                 const std::vector<std::string_view>& identity);

/// Whether at least half of the pairs lie at the same place, or moved by the same. False without pairs.
bool moveTogether(std::span<const RowPair> pairs, std::span<const glm::dvec3> placesA,
                  std::span<const glm::dvec3> placesB, double near);

/// Rows that are each other's nearest and no farther apart than `near`.
std::vector<RowPair> nearestPairs(std::span<const model::Slot> rowsA, std::span<const glm::dvec3> placesA,
                                  std::span<const model::Slot> rowsB, std::span<const glm::dvec3> placesB, double near);

} // namespace navsmith::compare
