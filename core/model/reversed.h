// A change that takes another one back.
#pragma once

#include "core/model/change.h"

namespace navsmith::model {

/// What takes `change` back when it is applied forward. It creates no rows: those of `change` are there, and stay.
/// `model` has been through `change`: the entries of lists are read from its pools.
Change reversed(const Model& model, const Change& change);

} // namespace navsmith::model
