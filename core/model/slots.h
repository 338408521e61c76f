// Lists of rows as sets.
#pragma once

#include "core/model/ids.h"

#include <vector>

namespace navsmith::model {

/// Sorts the rows and keeps each once. Linear for rows that are sorted already, or many and dense.
void sortUnique(std::vector<Slot>& rows);

} // namespace navsmith::model
