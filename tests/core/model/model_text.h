// Writes a model as text, to compare two models or two states of one.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"

#include <string>

namespace navsmith::model::stress {

/// What a user sees and a file stores: live rows by slot with all values, raw references by value, entries of lists,
/// and the order of each type. Includes free records of pools, because files store them.
std::string seen(const Model& model);

/// All reachable state: also erased rows, capacities and the pools of lists.
std::string everything(const Model& model);

/// everything(), and what the next transaction would allocate: slots, ranks, ids and places in raw pools. Opens a
/// transaction and rolls it back.
std::string everythingAndNext(Model& model);

/// "committed", or the reason why the edit is refused.
std::string commit(Transaction& transaction);

/// Inconsistencies of a model, found by a simple scan of its columns: back references, counts, orders, ids, references
/// to erased rows. Empty if the model is valid.
std::string faults(const Model& model);

} // namespace navsmith::model::stress
