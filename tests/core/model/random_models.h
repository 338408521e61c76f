// Random models, edits and schemas.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "tests/core/model/tape.h"

namespace navsmith::model::stress {

/// A model with a random schema: types, columns, references, policies, groups, a pool and lists.
/// The first own column of each type is the u8 `tone`, for which enforceInvariants refuses the value 99; the second,
/// `echo`, is kept at twice its value.
Model randomModel(Tape& tape);

/// Makes one random edit on any schema, sometimes one that commit() must refuse.
void randomEdit(Transaction& tx, Tape& tape);

} // namespace navsmith::model::stress
