// Models, edits and whole schemas from random numbers.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "tests/core/model/tape.h"

namespace navsmith::model::stress {

/// A model over a schema of its own: types, columns, references, policies, groups, a pool and lists as the numbers say.
/// Each type's first own column is the u8 `tone`, which settle refuses to be 99; its second, `echo`, is kept twice as
/// large.
Model randomModel(Tape& tape);

/// Does one edit of any sort over any schema; now and then one that commit() must refuse.
void randomEdit(Transaction& tx, Tape& tape);

} // namespace navsmith::model::stress
