// Finds the same elements in two models of one schema, by what identifies them (model::Identities) and then by what
// surrounds them, never by their place in a table.
#pragma once

#include "core/model/identity.h"
#include "core/model/model.h"

#include <cstdint>
#include <vector>

namespace navsmith::compare {

/// For each element type and slot of a model, a number that is the same for the same element in every model of a
/// comparison.
using Labels = std::vector<std::vector<std::uint32_t>>;

struct Matching {
    std::vector<std::vector<model::Slot>> toB; ///< by type and slot of A: the same element in B, or kNoSlot
    std::vector<std::vector<model::Slot>> toA; ///< the other way round
    Labels labelsA;
    Labels labelsB;
};

/// What is matched:
/// - records of pools by their number, because scripts and other records refer to them by it;
/// - elements with equal identities, alternative by alternative; of several the first with the first;
/// - elements without an identity by their position in the group;
/// - of what is left, nodes by the neighbours that they are linked to, and elements with a place by those that stand
///   before and after them in the file: they have moved.
/// If neither document was made from the other (kinship.h), ids, neighbours and order mean nothing: then elements are
/// matched with the nearest one, as far as they have a place.
Matching match(const model::Model& a, const model::FileOrder& orderA, const model::Model& b,
               const model::FileOrder& orderB, const model::Identities& identities);

/// Joins the given rows (by type and slot of A: the row of B or kNoSlot) and, of the others, those with equal
/// identities only.
Matching matchFrom(const std::vector<std::vector<model::Slot>>& knownPairs, const model::Model& a,
                   const model::FileOrder& orderA, const model::Model& b, const model::FileOrder& orderB,
                   const model::Identities& identities);

} // namespace navsmith::compare
