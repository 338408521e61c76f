// Finds which elements of three models are the same, and what each side changed.
#include "core/compare/merge_plan.h"

#include <algorithm>
#include <utility>

namespace navsmith::compare {

namespace {

using model::ElementTypeId;
using model::kNoSlot;
using model::ListId;
using model::Model;
using model::Slot;

using Pairs = std::vector<std::vector<Slot>>;

/// Rows of ours and theirs that are the same element of the base.
Pairs throughBase(const Model& ours, const Matching& toOurs, const Matching& toTheirs) {
    Pairs pairs;
    for (ElementTypeId type = 0; type < ours.schema().typeCount(); ++type) {
        auto& rows = pairs.emplace_back(ours.capacity(type), kNoSlot);
        for (Slot row = 0; row < rows.size(); ++row) {
            if (const Slot base = toOurs.toA[type][row]; base != kNoSlot)
                rows[row] = toTheirs.toB[type][base];
        }
    }
    return pairs;
}

class Preparing {
public:
    explicit Preparing(Inputs& inputs) : in_(inputs) {}

    void run() {
        for (const auto source : {kBase, kOurs, kTheirs})
            in_.orders[source] = model::fileOrder(*in_.models[source]);
        toOurs_ = match(*in_.models[kBase], in_.orders[kBase], *in_.models[kOurs], in_.orders[kOurs], in_.identities);
        toTheirs_ =
            match(*in_.models[kBase], in_.orders[kBase], *in_.models[kTheirs], in_.orders[kTheirs], in_.identities);
        sides_ = matchFrom(throughBase(*in_.models[kOurs], toOurs_, toTheirs_), *in_.models[kOurs], in_.orders[kOurs],
                           *in_.models[kTheirs], in_.orders[kTheirs], in_.identities);
        for (ElementTypeId type = 0; type < in_.schema().typeCount(); ++type) {
            listEntries(type);
            label(type);
            for (const auto source : {kBase, kOurs, kTheirs})
                in_.sides[source].push_back({model::recordOf(*in_.models[source], type), &in_.labels[source]});
            in_.parts.push_back(model::storedParts(in_.sides[kOurs][type].record,
                                                   [&](const model::PropertySpec& p) { return exists(p); }));
        }
        for (ElementTypeId type = 0; type < in_.schema().typeCount(); ++type)
            findChanges(type);
    }

private:
    [[nodiscard]] bool exists(const model::PropertySpec& property) const {
        if (property.present == nullptr)
            return true;
        return std::ranges::any_of(in_.models, [&](const Model* m) {
            bool here = false;
            m->forEachLive(model::kFileType, [&](Slot file) { here = here || property.present(*m, file); });
            return here;
        });
    }

    void listEntries(ElementTypeId type) {
        auto& entries = in_.entries.emplace_back();
        for (const Slot row : in_.orders[kBase][type])
            entries.push_back({{row, toOurs_.toB[type][row], toTheirs_.toB[type][row]}});
        std::vector<bool> paired(in_.models[kTheirs]->capacity(type));
        for (const Slot row : in_.orders[kOurs][type]) {
            if (toOurs_.toA[type][row] != kNoSlot)
                continue;
            Slot same = sides_.toB[type][row];
            if (same != kNoSlot && toTheirs_.toA[type][same] != kNoSlot)
                same = kNoSlot; // it is an element of the base
            if (same != kNoSlot)
                paired[same] = true;
            entries.push_back({{kNoSlot, row, same}});
        }
        for (const Slot row : in_.orders[kTheirs][type]) {
            if (toTheirs_.toA[type][row] == kNoSlot && !paired[row])
                entries.push_back({{kNoSlot, kNoSlot, row}});
        }
        entries.push_back({}); // dead rows: never kept
    }

    void label(ElementTypeId type) {
        const auto& entries = in_.entries[type];
        for (const auto source : {kBase, kOurs, kTheirs}) {
            auto& labels = in_.labels[source].emplace_back(in_.models[source]->capacity(type),
                                                           static_cast<std::uint32_t>(entries.size() - 1));
            for (std::uint32_t e = 0; e < entries.size(); ++e) {
                if (entries[e].has(source))
                    labels[entries[e].rows[source]] = e;
            }
        }
    }

    void findChanges(ElementTypeId type) {
        for (const auto side : {kOurs, kTheirs}) {
            auto& changed = in_.changed[side].emplace_back(in_.entries[type].size());
            for (std::uint32_t e = 0; e < changed.size(); ++e)
                changed[e] = !in_.entries[type][e].has(kBase) && in_.entries[type][e].has(side);
            markDifferences(kBase, side, type, changed);
        }
        markDifferences(kOurs, kTheirs, type, in_.sidesDiffer.emplace_back(in_.entries[type].size()));
    }

    /// Marks the entries of both models in which a stored value differs.
    void markDifferences(Source first, Source second, ElementTypeId type, std::vector<bool>& marks) const {
        std::vector<std::uint32_t> numbers;
        std::vector<Slot> rowsA;
        std::vector<Slot> rowsB;
        for (std::uint32_t e = 0; e < marks.size(); ++e) {
            const auto& entry = in_.entries[type][e];
            if (!entry.has(first) || !entry.has(second))
                continue;
            numbers.push_back(e);
            rowsA.push_back(entry.rows[first]);
            rowsB.push_back(entry.rows[second]);
        }
        const auto mark = [&](std::size_t i) { marks[numbers[i]] = true; };
        for (const auto& part : in_.parts[type])
            forEachDifference(in_.sides[first][type], rowsA, in_.sides[second][type], rowsB, part, mark);
        for (ListId list = 0; list < in_.schema().type(type).listCount(); ++list)
            forEachListDifference({*in_.models[first], in_.labels[first], rowsA},
                                  {*in_.models[second], in_.labels[second], rowsB}, type, list, mark);
    }

    Inputs& in_;
    Matching toOurs_;
    Matching toTheirs_;
    Matching sides_;
};

} // namespace

Inputs::Inputs(const model::Identities& matchedBy, const Model& base, const Model& ours, const Model& theirs)
    : identities(matchedBy), models{&base, &ours, &theirs} {
    Preparing(*this).run();
}

} // namespace navsmith::compare
