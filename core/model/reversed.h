// Inverts a change.
#pragma once

#include "core/model/change.h"

namespace navsmith::model {

/// A change that undoes `change` when applied forward. It creates no rows: those created by `change` exist and stay.
/// `change` must have been applied to `model`, whose pools supply the list entries.
Change reversed(const Model& model, const Change& change);

} // namespace navsmith::model
