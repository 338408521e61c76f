// Values of a merged model that follow from others: lengths, mirrored values, flood groups.
#include "core/compare/merge_plan.h"
#include "core/compare/take.h"
#include "core/model/transaction.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace navsmith::compare {

namespace {

using model::Column;
using model::ElementTypeId;
using model::kNoSlot;
using model::ListId;
using model::Model;
using model::Slot;

/// The result as a state of one of the three models.
class Followed {
public:
    Followed(const MergeResult& result, const Inputs& inputs, Source from)
        : result_(result), inputs_(inputs), from_(from),
          labels_(labelsOf(result)), matched_{inputs.orders[from], model::fileOrder(result.model), {}} {
        for (ElementTypeId type = 0; type < schema().typeCount(); ++type) {
            auto& toB = matched_.matching.toB.emplace_back(model().capacity(type), kNoSlot);
            auto& toA = matched_.matching.toA.emplace_back(result.model.capacity(type), kNoSlot);
            for (const auto& entry : result.entries[type]) {
                if (!entry.has(from) || entry.slot == kNoSlot)
                    continue;
                toB[entry.rows[from]] = entry.slot;
                toA[entry.slot] = entry.rows[from];
            }
        }
        difference_.parts = inputs.parts;
        for (ElementTypeId type = 0; type < schema().typeCount(); ++type)
            addDifferences(type);
    }

    [[nodiscard]] const MatchedModels& matched() const { return matched_; }
    [[nodiscard]] const Difference& difference() const { return difference_; }

private:
    [[nodiscard]] const model::Schema& schema() const { return inputs_.schema(); }
    [[nodiscard]] const Model& model() const { return *inputs_.models[from_]; }

    void addDifferences(ElementTypeId type) {
        std::vector<Slot> rowsA;
        std::vector<Slot> rowsB;
        for (const auto& entry : result_.entries[type]) {
            const bool was = entry.has(from_) && model().isLive({type, entry.rows[from_]});
            const bool is = entry.slot != kNoSlot && result_.model.isLive({type, entry.slot});
            if (was != is) {
                difference_.elements.push_back({type, was ? entry.rows[from_] : kNoSlot, is ? entry.slot : kNoSlot});
            } else if (entry.has(from_) && entry.slot != kNoSlot) {
                rowsA.push_back(entry.rows[from_]);
                rowsB.push_back(entry.slot);
            }
        }
        std::map<std::size_t, ElementDifference> differences; // by position of the pair
        const auto at = [&](std::size_t i) -> ElementDifference& {
            return differences.try_emplace(i, ElementDifference{type, rowsA[i], rowsB[i]}).first->second;
        };
        const Side& a = inputs_.sides[from_][type];
        const Side b{model::recordOf(result_.model, type), &labels_};
        for (std::uint16_t p = 0; p < inputs_.parts[type].size(); ++p)
            forEachDifference(a, rowsA, b, rowsB, inputs_.parts[type][p],
                              [&](std::size_t i) { at(i).parts.push_back(p); });
        for (ListId list = 0; list < schema().type(type).listCount(); ++list)
            forEachListDifference({model(), inputs_.labels[from_], rowsA}, {result_.model, labels_, rowsB}, type, list,
                                  [&](std::size_t i) { at(i).lists.push_back(list); });
        for (auto& [i, difference] : differences)
            difference_.elements.push_back(std::move(difference));
    }

    const MergeResult& result_;
    const Inputs& inputs_;
    Source from_;
    Labels labels_;
    MatchedModels matched_;
    Difference difference_;
};

/// Puts the rows into the order of the result.
void arrange(model::Transaction& tx, ElementTypeId type, const std::vector<Slot>& rows) {
    const Column<std::uint32_t> rank{type, model::kRank};
    std::vector<Slot> liveRows;
    std::ranges::copy_if(rows, std::back_inserter(liveRows), [&](Slot row) {
        return row != kNoSlot && tx.model().isLive({type, row});
    });
    std::vector<std::uint32_t> ranks;
    ranks.reserve(liveRows.size());
    for (const Slot row : liveRows)
        ranks.push_back(tx.model().get(rank, row));
    if (std::ranges::is_sorted(ranks, std::ranges::less_equal()))
        return;
    std::ranges::sort(ranks);
    if (std::ranges::adjacent_find(ranks) != ranks.end()) // ranks that were read may be equal
        std::iota(ranks.begin(), ranks.end(), 0U);
    for (std::size_t i = 0; i < liveRows.size(); ++i)
        tx.set(rank, liveRows[i], ranks[i]);
}

} // namespace

Labels labelsOf(const MergeResult& result) {
    Labels labels;
    for (ElementTypeId type = 0; type < result.entries.size(); ++type) {
        // The last entry is none.
        auto& ofType = labels.emplace_back(result.model.capacity(type),
                                           static_cast<std::uint32_t>(result.entries[type].size() - 1));
        for (std::uint32_t e = 0; e < result.entries[type].size(); ++e) {
            if (const Slot slot = result.entries[type][e].slot; slot != kNoSlot)
                ofType[slot] = e;
        }
    }
    return labels;
}

void computeWhatFollows(MergeResult& result, const Inputs& inputs, Source from) {
    const Followed followed(result, inputs, from);
    Model state = *inputs.models[from];
    model::Transaction tx(state, "Merge");
    std::vector<std::size_t> all(followed.difference().elements.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const auto outcome = take(tx, result.model, followed.matched(), followed.difference(), all);
    for (ElementTypeId type = 0; type < outcome.rows.size(); ++type) {
        if (!inputs.schema().type(type).pool)
            arrange(tx, type, outcome.rows[type]);
    }
    if (const auto change = tx.commit(); !change) {
        result.notes.push_back(
            texts::format("Values that follow from others were not computed again: {}", change.error().reason));
        return;
    }
    for (ElementTypeId type = 0; type < outcome.rows.size(); ++type) {
        for (auto& entry : result.entries[type]) {
            if (entry.slot == kNoSlot)
                continue;
            const Slot row = outcome.rows[type][entry.slot];
            const bool exists = row != kNoSlot && (inputs.schema().type(type).pool || state.isLive({type, row}));
            entry.slot = exists ? row : kNoSlot;
        }
    }
    result.model = std::move(state);
}

} // namespace navsmith::compare
