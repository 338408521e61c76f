// Elements of a type as a table with commas (RFC 4180), with the unit of each column in its title: "width [m]".
#pragma once

#include "core/exports/result.h"
#include "core/model/model.h"

#include <span>
#include <string>
#include <string_view>

namespace navsmith::exports {

/// Quoted if it has to be.
std::string csvCell(std::string_view text);

/// `rows`: in the order of the table. The first two columns are `element_index`, the place among those of the type as
/// in results of the command line, and `element`, the name without the type.
Result<Bytes> toCsv(const model::Model& model, model::ElementTypeId type, std::span<const model::Slot> rows,
                    const Progress& progress = {});

} // namespace navsmith::exports
