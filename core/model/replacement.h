// The change from one model to another that was read anew, so that a document takes over what other files hold as one
// step of its history.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"

#include <string>
#include <utility>
#include <vector>

namespace navsmith::model {

struct Replacement {
    /// For each element type and row of the other model, the row that it continues, or kNoSlot for a new element. A row
    /// is continued once at most.
    std::vector<std::vector<Slot>> continued;
    /// Columns in which continued rows keep their values.
    std::vector<std::pair<ElementTypeId, ColumnId>> keptColumns = {};
};

/// The change after which `model` holds the elements of `other`, in their order. Elements that are not continued are
/// erased. Invariants do not run: `other` has to satisfy them. Both models have one schema. Each record of a pool of
/// `other` continues one of `model`.
Change replacedBy(const Model& model, const Model& other, const Replacement& how, std::string label);

} // namespace navsmith::model
