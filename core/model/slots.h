// Lists of rows as sets.
#pragma once

#include "core/model/ids.h"

#include <vector>

namespace navsmith::model {

/// Sorts the rows and keeps each once. Fast for rows that are sorted already, or many.
void sortUnique(std::vector<Slot>& rows);

} // namespace navsmith::model
