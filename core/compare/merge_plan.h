// A merge while it is made: which elements the result has, in which order, and where each value comes from. Internal to
// core/compare.
#pragma once

#include "core/compare/cells.h"
#include "core/compare/merge.h"

#include <array>
#include <optional>
#include <set>
#include <vector>

namespace navsmith::compare {

enum Source : std::uint8_t { kBase, kOurs, kTheirs };
inline constexpr std::size_t kSources = 3;

/// An element of any of the three models.
struct Entry {
    std::array<model::Slot, kSources> rows{model::kNoSlot, model::kNoSlot, model::kNoSlot};
    bool kept = false;
    model::Slot slot = model::kNoSlot; ///< in the result

    [[nodiscard]] bool has(Source source) const { return rows[source] != model::kNoSlot; }
    /// The side removed it, and it is kept all the same.
    [[nodiscard]] bool isRestored(Source side) const { return kept && has(kBase) && !has(side); }
};

using Entries = std::vector<std::vector<Entry>>; ///< by type

/// What a merge works with. Labels are the numbers of entries. Several merges read it, and the columns and lists of its
/// models, at once; none asks these for an order() or for referrers.
struct Inputs {
    /// Finds which elements of the models are the same, and what each side changed.
    Inputs(const model::Identities& matchedBy, const model::Model& base, const model::Model& ours,
           const model::Model& theirs);
    Inputs(const Inputs&) = delete;
    Inputs& operator=(const Inputs&) = delete;
    ~Inputs() = default;

    const model::Identities& identities;
    std::array<const model::Model*, kSources> models;
    std::array<model::FileOrder, kSources> orders;
    std::array<Labels, kSources> labels;
    std::array<std::vector<Side>, kSources> sides;                ///< by type
    Entries entries;                                              ///< not decided yet
    std::vector<std::vector<model::StoredPart>> parts;            ///< by type
    std::array<std::vector<std::vector<bool>>, kSources> changed; ///< by type and entry: differs from the base
    std::vector<std::vector<bool>> sidesDiffer;                   ///< by type and entry: ours and theirs differ

    [[nodiscard]] const model::Schema& schema() const { return models[kOurs]->schema(); }
};

/// Conflicts found so far, each with what is taken.
class Conflicts {
public:
    explicit Conflicts(const MergeOptions& options) : options_(options) {}
    /// Notes the conflict.
    Source settle(const ConflictKey& key) {
        keys_.insert(key);
        return wouldTake(key);
    }
    [[nodiscard]] Source wouldTake(const ConflictKey& key) const {
        const auto choice = options_.choices.find(key);
        const auto take = choice == options_.choices.end() ? options_.rule : choice->second;
        return take == Take::Ours ? kOurs : kTheirs;
    }
    [[nodiscard]] const std::set<ConflictKey>& keys() const { return keys_; }

private:
    const MergeOptions& options_;
    std::set<ConflictKey> keys_;
};

/// A merge while it is made.
struct Plan {
    const Inputs& inputs;
    Entries entries;
    Conflicts conflicts;
};

/// Where the merged value of a part comes from. `number`: of the entry.
Source sourceOf(Plan& plan, model::ElementTypeId type, std::uint32_t number, std::uint32_t part);
/// The same for a whole record of a pool, if the models disagree on whether it is live; nothing if they agree.
std::optional<Source> sourceOfRecord(Plan& plan, model::ElementTypeId type, std::uint32_t number);

/// Decides which entries are kept, with everything that they need, and gives them slots in their order.
void decideRows(Plan& plan);

/// Whether a reference of the base led to an element that the side removed and that is kept all the same: then the side
/// did not mean to change the reference.
bool refersToRestored(const Plan& plan, Source side, model::ElementTypeId target, model::Ref inBase);

/// Builds the result; entries have their slots. Adds notes about new ids.
model::Model build(Plan& plan, std::vector<std::string>& notes);

struct MergeResult {
    model::Model model;
    Entries entries; ///< with their slots in the model
    std::set<ConflictKey> conflicts;
    std::vector<std::string> notes;
};

/// The number of the entry for each type and row of the result.
Labels labelsOf(const MergeResult& result);

/// Computes the values that follow from others, as if one person had made all the edits that lead from one of the three
/// models to the result.
void computeWhatFollows(MergeResult& result, const Inputs& inputs, Source from);

} // namespace navsmith::compare
