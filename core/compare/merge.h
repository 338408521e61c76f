// Combines the edits that two people made to one document.
#pragma once

#include "core/compare/difference.h"
#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace navsmith::compare {

enum class Take : std::uint8_t { Ours, Theirs };

enum class ConflictKind : std::uint8_t {
    Value,   ///< both changed a property to different values, or added the same element with different ones
    Removed, ///< one side removed what the other changed
    Target,  ///< one side removed what an element of the other refers to
    Record,  ///< both used the same free record of a pool, or one freed it while the other changed it
    Entries, ///< both changed how often a list has an entry
    Order,   ///< both changed the order of elements
};

/// The same conflict in every merge of the same models, whatever is taken. Conflicts of one kind about one property
/// follow each other.
struct ConflictKey {
    model::ElementTypeId type = model::kNoElementType;
    ConflictKind kind = ConflictKind::Value;
    std::uint32_t item = 0;  ///< the part, list or column
    std::uint32_t entry = 0; ///< number of the element in the merge

    auto operator<=>(const ConflictKey&) const = default;
};

struct Conflict {
    ConflictKey key;
    std::string element; ///< "node 5:12"; a type for Order
    std::string id;      ///< of the property or list; empty: the whole element
    std::string title;
    std::string base; ///< values; empty where the element is not there
    std::string ours;
    std::string theirs;
    Take taken = Take::Ours;
};

struct MergeOptions {
    Take rule = Take::Ours; ///< for conflicts without a choice
    std::map<ConflictKey, Take> choices = {};
    /// Called now and then with 0..1. If it returns false, the merge ends early and its result is of no use.
    std::function<bool(double)> progress = {};
};

struct Merged {
    model::Model model;
    std::vector<Conflict> conflicts;
    std::vector<std::string> notes; ///< what was adjusted: new ids
    /// For each type and row of the result, the row of ours that is the same element, or kNoSlot.
    std::vector<std::vector<model::Slot>> ours = {};
};

/// Edits of different properties, and of different elements, combine; what both sides did alike is done once. Values
/// that follow from others, such as lengths, are computed from the result and never conflict. merge(x, x, y) and
/// merge(x, y, x) are y, merge(x, y, y) is y; without conflicts, swapping the sides gives the same files. The models
/// have the system's schema; a base without elements stands for none.
Merged merge(const systems::System& system, const model::Model& base, const model::Model& ours,
             const model::Model& theirs, const MergeOptions& options = {});

/// Rules with more issues in the result than on either side.
struct NewIssues {
    const checks::Rule* rule = nullptr;
    std::size_t more = 0;
};
std::vector<NewIssues> newIssues(const systems::System& system, const model::Model& merged, const model::Model& ours,
                                 const model::Model& theirs);

} // namespace navsmith::compare
