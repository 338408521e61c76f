#include "core/compare/difference.h"

#include "core/compare/cells.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace navsmith::compare {

namespace {

using model::Column;
using model::ElementTypeId;
using model::kNoSlot;
using model::ListId;
using model::Model;
using model::Ref;
using model::Slot;
using model::StoredPart;

/// A value that save() keeps and nobody sees: no property shows it, and it relates the element to no other.
bool isHidden(const model::RecordView& record, const StoredPart& part) {
    return part.property == nullptr && record.specs[part.column()].storage != model::Storage::Ref;
}

/// True if the property exists in some file of the model.
bool existsAnywhere(const Model& m, const model::PropertySpec& property) {
    if (property.present == nullptr)
        return true;
    bool exists = false;
    m.forEachLive(model::kFileType, [&](Slot file) { exists = exists || property.present(m, file); });
    return exists;
}

/// The length of the longest ascending subsequence: what stays in place when the fewest are moved.
std::size_t longestAscending(const std::vector<std::size_t>& positions) {
    std::vector<std::size_t> ends;
    for (const auto position : positions) {
        const auto at = std::ranges::lower_bound(ends, position);
        if (at == ends.end())
            ends.push_back(position);
        else
            *at = position;
    }
    return ends.size();
}

class Comparer {
public:
    Comparer(const Model& a, const Model& b, const MatchedModels& matched) : a_(a), b_(b), matched_(matched) {}

    Difference run() {
        for (ElementTypeId type = 0; type < a_.schema().typeCount(); ++type)
            compareType(type);
        return std::move(out_);
    }

private:
    void compareType(ElementTypeId type) {
        const Side a{model::recordOf(a_, type), &matched_.matching.labelsA};
        const Side b{model::recordOf(b_, type), &matched_.matching.labelsB};
        out_.parts.push_back(model::storedParts(a.record, [&](const model::PropertySpec& property) {
            return existsAnywhere(a_, property) || existsAnywhere(b_, property);
        }));
        collectPairs(type);
        differences_.clear();
        compareParts(a, b, out_.parts.back());
        const RowsOf inA{a_, matched_.matching.labelsA, rowsA_};
        const RowsOf inB{b_, matched_.matching.labelsB, rowsB_};
        for (ListId list = 0; list < a_.schema().type(type).listCount(); ++list)
            forEachListDifference(inA, inB, type, list, [&](std::size_t i) { differences_[i].lists.push_back(list); });
        report(type);
        out_.reordered.push_back(reordered(type));
    }

    /// Live in both models; records of a pool that are live in one only are added or removed.
    void collectPairs(ElementTypeId type) {
        rowsA_.clear();
        rowsB_.clear();
        for (const Slot row : matched_.orderA[type]) {
            const Slot same = matched_.matching.toB[type][row];
            if (same == kNoSlot || a_.isLive({type, row}) != b_.isLive({type, same}))
                continue;
            rowsA_.push_back(row);
            rowsB_.push_back(same);
        }
    }

    void compareParts(const Side& a, const Side& b, const std::vector<StoredPart>& parts) {
        for (std::size_t p = 0; p < parts.size(); ++p) {
            if (isHidden(a.record, parts[p])) {
                forEachDifference(a, rowsA_, b, rowsB_, parts[p], [&](std::size_t) { out_.inForm = true; });
                continue;
            }
            forEachDifference(a, rowsA_, b, rowsB_, parts[p],
                              [&](std::size_t i) { differences_[i].parts.push_back(static_cast<std::uint16_t>(p)); });
        }
    }

    void report(ElementTypeId type) {
        std::vector<ElementDifference> differences;
        const auto add = [&](Slot a, Slot b) { differences.push_back({type, a, b, {}, {}}); };
        std::size_t pair = 0;
        for (const Slot row : matched_.orderA[type]) {
            const Slot same = matched_.matching.toB[type][row];
            if (pair < rowsA_.size() && rowsA_[pair] == row) {
                const auto difference = differences_.find(pair++);
                if (difference == differences_.end())
                    continue;
                // A free record of a pool holds stale bytes.
                if (!a_.isLive({type, row})) {
                    out_.inForm = true;
                    continue;
                }
                differences.push_back(
                    {type, row, same, std::move(difference->second.parts), std::move(difference->second.lists)});
            } else if (a_.isLive({type, row})) {
                add(row, kNoSlot);
            }
        }
        for (const Slot row : matched_.orderB[type]) {
            const Slot same = matched_.matching.toA[type][row];
            if (b_.isLive({type, row}) && (same == kNoSlot || !a_.isLive({type, same})))
                add(kNoSlot, row);
        }
        std::ranges::move(differences, std::back_inserter(out_.elements));
    }

    [[nodiscard]] std::uint64_t ownerOf(const Model& m, const Labels& labels, ElementTypeId type, Slot row) const {
        const auto& spec = m.schema().type(type);
        std::uint64_t owner = 0;
        if (spec.groupOwner != model::kNoColumn) {
            const Ref ref = m.get(Column<Ref>{type, spec.groupOwner}, row);
            owner = ref.isSlot() ? labels[spec.columns[spec.groupOwner].ref->target][ref.slot()] + std::uint64_t{1} : 0;
        }
        const auto part =
            spec.groupPart == model::kNoColumn ? 0 : m.get(Column<std::uint8_t>{type, spec.groupPart}, row);
        return owner << 8U | part;
    }

    std::size_t reordered(ElementTypeId type) const {
        if (a_.schema().type(type).pool)
            return 0;
        std::vector<std::size_t> place(b_.capacity(type));
        for (std::size_t i = 0; i < matched_.orderB[type].size(); ++i)
            place[matched_.orderB[type][i]] = i;
        std::size_t moved = 0;
        std::vector<std::size_t> group;
        std::uint64_t owner = 0;
        const auto close = [&] {
            if (!std::ranges::is_sorted(group))
                moved += group.size() - longestAscending(group);
            group.clear();
        };
        for (std::size_t i = 0; i < rowsA_.size(); ++i) {
            const auto inA = ownerOf(a_, matched_.matching.labelsA, type, rowsA_[i]);
            if (inA != owner)
                close();
            owner = inA;
            if (inA == ownerOf(b_, matched_.matching.labelsB, type, rowsB_[i]))
                group.push_back(place[rowsB_[i]]);
        }
        close();
        return moved;
    }

    struct Parts {
        std::vector<std::uint16_t> parts;
        std::vector<ListId> lists;
    };

    const Model& a_;
    const Model& b_;
    const MatchedModels& matched_;
    Difference out_;
    std::vector<Slot> rowsA_; ///< matched rows of the type at hand
    std::vector<Slot> rowsB_;
    std::unordered_map<std::size_t, Parts> differences_; ///< by position in them
};

} // namespace

bool Difference::empty() const {
    return elements.empty() && std::ranges::all_of(reordered, [](std::size_t count) { return count == 0; });
}

MatchedModels matchModels(const Model& a, const Model& b, const model::Identities& identities) {
    MatchedModels matched{model::fileOrder(a), model::fileOrder(b), {}};
    matched.matching = match(a, matched.orderA, b, matched.orderB, identities);
    return matched;
}

Difference compare(const Model& a, const Model& b, const MatchedModels& matched) {
    return Comparer(a, b, matched).run();
}

EntryCounts compareEntries(const Model& a, const Model& b, const Matching& matching, const ElementDifference& element,
                           ListId list) {
    std::unordered_map<std::uint64_t, std::int64_t> counts;
    const auto count = [&](const Model& m, const Labels& labels, Slot row, std::int64_t by) {
        if (row == kNoSlot)
            return;
        const Side side{model::recordOf(m, element.type, list), &labels};
        const auto parts = model::storedParts(side.record, [](const model::PropertySpec&) { return true; });
        const auto [offset, entries] = m.listRange(element.type, list, row);
        for (std::uint32_t e = 0; e < entries; ++e) {
            std::uint64_t hash = 0;
            for (const auto& part : parts)
                hash = mixPart(hash, side, offset + e, part);
            counts[hash] += by;
        }
    };
    count(a, matching.labelsA, element.a, -1);
    count(b, matching.labelsB, element.b, 1);
    EntryCounts out;
    for (const auto& [hash, difference] : counts)
        (difference > 0 ? out.added : out.removed) += static_cast<std::size_t>(std::abs(difference));
    return out;
}

} // namespace navsmith::compare
