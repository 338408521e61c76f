// Takes differences over from another model, one by one or all.
#pragma once

#include "core/compare/difference.h"
#include "core/model/transaction.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::compare {

struct TakeResult {
    /// Elements of A that have new values, without those that are gone.
    std::vector<model::Element> changed;
    /// For each type and row of B, the row of A that is the same element now, or kNoSlot.
    std::vector<std::vector<model::Slot>> rows;
};

/// Writes differences into A, the model of the transaction, which is as it was when they were found: then it has there
/// what B has. `which`: positions in Difference::elements. Elements that a taken one cannot do without, such as the
/// ends of a link, are taken as well; other references to what A lacks lead to nothing. New elements stand where they
/// stand in B. Values that follow from others are computed at the commit.
TakeResult take(model::Transaction& tx, const model::Model& b, const MatchedModels& matched,
                const Difference& difference, std::span<const std::size_t> which);

/// The change after which A holds all that B holds, as it stands there: nothing is computed again.
model::Change takeAll(const model::Model& a, const model::Model& b, const MatchedModels& matched, std::string label);

} // namespace navsmith::compare
