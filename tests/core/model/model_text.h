// A model written out, for comparing two of them or one with itself before.
#pragma once

#include "core/model/model.h"

#include <string>

namespace navsmith::model::stress {

/// What a user could see or a file would hold: live rows by slot with all values, raw references by their value,
/// entries of lists, and the order of each type. Records of pools that are free belong to it: the file keeps them.
std::string seen(const Model& model);

/// Everything that can be reached: dead rows, capacities and the pools of lists besides.
std::string everything(const Model& model);

/// everything(), and what the next transaction would be given: slots, ranks, ids and places in raw pools. Opens one and
/// takes it back.
std::string everythingAndNext(Model& model);

/// The faults of a model against a plain reading of its columns: who refers to whom, counts, orders, ids, references to
/// what is gone. Empty for a sound model.
std::string faults(const Model& model);

} // namespace navsmith::model::stress
