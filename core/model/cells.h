// Reads numbers from stored cells of rows and list entries alike.
#pragma once

#include "core/model/property.h"

#include <cstdint>
#include <span>

namespace navsmith::model {

/// Like readNumbers() for one component of a vector (0 for other properties), which is not derived, in rows of a table
/// or, with a list, at places of the list's pool. Does not look at PropertySpec::present.
void readCells(const Model& model, ElementTypeId type, ListId list, const PropertySpec& property, std::size_t component,
               std::span<const std::uint32_t> places, std::span<double> out);

} // namespace navsmith::model
