// What differs between two models of one schema, element by element and property by property.
#pragma once

#include "core/compare/matching.h"
#include "core/model/stored_parts.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::compare {

/// Two models and which of their elements are the same.
struct MatchedModels {
    model::FileOrder orderA;
    model::FileOrder orderB;
    Matching matching;
};
MatchedModels matchModels(const model::Model& a, const model::Model& b, const model::Identities& identities);

struct ElementDifference {
    model::ElementTypeId type = model::kNoElementType;
    model::Slot a = model::kNoSlot;     ///< kNoSlot: added
    model::Slot b = model::kNoSlot;     ///< kNoSlot: removed
    std::vector<std::uint16_t> parts{}; ///< that differ: positions in Difference::parts of the type
    std::vector<model::ListId> lists{}; ///< whose entries differ

    [[nodiscard]] bool isAdded() const { return a == model::kNoSlot; }
    [[nodiscard]] bool isRemoved() const { return b == model::kNoSlot; }
    [[nodiscard]] bool isChanged() const { return !isAdded() && !isRemoved(); }
};

struct Difference {
    std::vector<std::vector<model::StoredPart>> parts; ///< by type
    /// Sorted by type, then in the order of A, added elements last.
    std::vector<ElementDifference> elements;
    std::vector<std::size_t> reordered; ///< by type: elements that stand elsewhere among those of their owner
    /// Values that no property shows and that no element is described by differ, such as the form of a text.
    bool inForm = false;

    /// Nothing differs that a user sees.
    [[nodiscard]] bool empty() const;
};

Difference compare(const model::Model& a, const model::Model& b, const MatchedModels& matched);

/// Entries of a list that only one of two elements has.
struct EntryCounts {
    std::size_t added = 0;
    std::size_t removed = 0;
};
EntryCounts compareEntries(const model::Model& a, const model::Model& b, const Matching& matching,
                           const ElementDifference& element, model::ListId list);

} // namespace navsmith::compare
