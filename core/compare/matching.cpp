#include "core/compare/matching.h"

#include "core/compare/cells.h"
#include "core/compare/kinship.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace navsmith::compare {

namespace {

using model::Column;
using model::ColumnId;
using model::Element;
using model::ElementType;
using model::ElementTypeId;
using model::FileOrder;
using model::kNoColumn;
using model::kNoSlot;
using model::Model;
using model::PropertyType;
using model::Ref;
using model::Slot;

/// Chains of moved nodes are found link by link; a longer one is rare.
constexpr int kRounds = 64;

bool hasEdges(const ElementType& type) {
    return type.edge.has_value();
}

class Matcher {
public:
    Matcher(const Model& a, const FileOrder& orderA, const Model& b, const FileOrder& orderB,
            const model::Identities& identities)
        : a_(a), b_(b), orderA_(orderA), orderB_(orderB), identities_(identities) {
        const auto types = a.schema().typeCount();
        for (ElementTypeId type = 0; type < types; ++type) {
            matching_.toB.emplace_back(a.capacity(type), kNoSlot);
            matching_.toA.emplace_back(b.capacity(type), kNoSlot);
            // What is not matched has a label of its own.
            auto& labelsA = matching_.labelsA.emplace_back(a.capacity(type));
            std::iota(labelsA.begin(), labelsA.end(), 0U);
            auto& labelsB = matching_.labelsB.emplace_back(b.capacity(type));
            std::iota(labelsB.begin(), labelsB.end(), static_cast<std::uint32_t>(labelsA.size()));
        }
        done_.resize(types);
    }

    using Pairs = std::vector<std::vector<Slot>>;
    using Rows = std::vector<Slot>;

    Matching run(const Pairs* knownPairs = nullptr) {
        knownPairs_ = knownPairs;
        for (ElementTypeId type = 0; type < a_.schema().typeCount(); ++type)
            matchType(type);
        return std::move(matching_);
    }

private:
    void matchType(ElementTypeId type) {
        if (done_[type])
            return;
        done_[type] = true;
        const auto& spec = a_.schema().type(type);
        for (const auto need : model::identityNeeds(a_.schema(), identities_, type))
            matchType(need);
        if (spec.pool) {
            matchRecords(type);
            return;
        }
        joinKnown(type);
        const auto& alternatives = model::alternativesFor(identities_, spec);
        if (alternatives.empty())
            matchPositions(type);
        const auto places = placesOf(type);
        for (const auto& alternative : alternatives) {
            if (places.empty() || !isIdOnly(spec, alternative) || idsMean(type, alternative, places))
                matchIdentities(type, alternative);
        }
        if (type == model::kFileType)
            matchOnlyFile();
        if (knownPairs_ != nullptr)
            return;
        if (!places.empty() && !isKin(type, places)) {
            matchNearest(type, places);
            return;
        }
        matchNeighbours(type);
        if (!places.empty())
            matchGaps(type);
    }

    // Kinship --------------------------------------------------------------------------------------------------------

    /// Places of the elements of a type in A and B; empty if they have none.
    struct Places {
        std::vector<glm::dvec3> a;
        std::vector<glm::dvec3> b;
        double near = 0;

        [[nodiscard]] bool empty() const { return a.empty() && b.empty(); }
    };

    [[nodiscard]] Places placesOf(ElementTypeId type) const {
        const auto& spec = a_.schema().type(type);
        const auto& alternatives = model::alternativesFor(identities_, spec);
        if (alternatives.empty())
            return {};
        const auto identity = std::ranges::find(identities_, spec.id, &model::Identity::type);
        return {compare::placesOf(a_, orderA_, type, alternatives.front()),
                compare::placesOf(b_, orderB_, type, alternatives.front()), identity->near};
    }

    /// Nothing of it says where the element is, or what it connects.
    static bool isIdOnly(const ElementType& type, const std::vector<std::string_view>& alternative) {
        return std::ranges::all_of(
            alternative, [&](std::string_view id) { return type.findProperty(id)->type == PropertyType::Integer; });
    }

    /// Ids tell what is the same where elements at the same place mostly have the same one. Where none is at the same
    /// place, where those with the same one moved together.
    bool idsMean(ElementTypeId type, const std::vector<std::string_view>& ids, const Places& places) const {
        const Side a{model::recordOf(a_, type), &matching_.labelsA};
        const Side b{model::recordOf(b_, type), &matching_.labelsB};
        const auto parts = model::identityParts(a.record, ids);
        const auto keyOf = [&](const Side& side, Slot row) {
            std::uint64_t key = 0;
            for (const auto& part : parts)
                key = mixPart(key, side, row, part);
            return key;
        };
        std::unordered_map<std::uint64_t, Slot> rowsB;
        for (const Slot row : orderB_[type])
            rowsB.try_emplace(keyOf(b, row), row);
        std::size_t joined = 0;
        std::size_t same = 0;
        std::vector<RowPair> pairs;
        for (const Slot row : orderA_[type]) {
            const auto key = keyOf(a, row);
            if (const Slot other = matching_.toB[type][row]; other != kNoSlot) {
                ++joined;
                same += keyOf(b, other) == key ? 1 : 0;
            }
            if (const auto entry = rowsB.find(key); entry != rowsB.end())
                pairs.emplace_back(row, entry->second);
        }
        return joined != 0 ? same * 2 >= joined : moveTogether(pairs, places.a, places.b, places.near);
    }

    /// Most of the elements are the same already, or the files list them in an order in which they moved together.
    [[nodiscard]] bool isKin(ElementTypeId type, const Places& places) const {
        const auto& a = orderA_[type];
        const auto& b = orderB_[type];
        const auto joined = std::ranges::count_if(a, [&](Slot row) { return !isFreeA(type, row); });
        if (static_cast<std::size_t>(joined) * 2 >= std::min(a.size(), b.size()))
            return true;
        if (a.size() != b.size())
            return false;
        std::vector<RowPair> pairs;
        for (std::size_t i = 0; i < a.size(); ++i)
            pairs.emplace_back(a[i], b[i]);
        return moveTogether(pairs, places.a, places.b, places.near);
    }

    void matchNearest(ElementTypeId type, const Places& places) {
        if (places.near == 0)
            return;
        Rows freeA;
        Rows freeB;
        std::ranges::copy_if(orderA_[type], std::back_inserter(freeA), [&](Slot row) { return isFreeA(type, row); });
        std::ranges::copy_if(orderB_[type], std::back_inserter(freeB), [&](Slot row) { return isFreeB(type, row); });
        for (const auto& [a, b] : nearestPairs(freeA, places.a, freeB, places.b, places.near))
            join(type, a, b);
    }

    void joinKnown(ElementTypeId type) {
        if (knownPairs_ == nullptr)
            return;
        const auto& toB = (*knownPairs_)[type];
        for (Slot a = 0; a < toB.size(); ++a) {
            if (toB[a] != kNoSlot)
                join(type, a, toB[a]);
        }
    }

    void join(ElementTypeId type, Slot a, Slot b) {
        matching_.toB[type][a] = b;
        matching_.toA[type][b] = a;
        matching_.labelsB[type][b] = matching_.labelsA[type][a];
    }
    [[nodiscard]] bool isFreeA(ElementTypeId type, Slot a) const { return matching_.toB[type][a] == kNoSlot; }
    [[nodiscard]] bool isFreeB(ElementTypeId type, Slot b) const { return matching_.toA[type][b] == kNoSlot; }

    void matchRecords(ElementTypeId type) {
        const auto count = std::min(orderA_[type].size(), orderB_[type].size());
        for (std::size_t i = 0; i < count; ++i)
            join(type, orderA_[type][i], orderB_[type][i]);
    }

    /// Two single files are versions of each other, whatever they are called.
    void matchOnlyFile() {
        constexpr auto type = model::kFileType;
        if (orderA_[type].size() == 1 && orderB_[type].size() == 1 && isFreeA(type, orderA_[type].front()))
            join(type, orderA_[type].front(), orderB_[type].front());
    }

    /// Joins the rows with equal keys, those that come first with each other. `skip`: rows without a key.
    template <typename KeyA, typename KeyB>
    void joinEqual(ElementTypeId type, KeyA keyA, KeyB keyB) {
        std::unordered_map<std::uint64_t, std::pair<Slot, Slot>> heads; // first free row of B and the last, by key
        std::vector<Slot> nextRow(b_.capacity(type), kNoSlot);
        heads.reserve(orderB_[type].size());
        for (const Slot b : orderB_[type]) {
            if (!isFreeB(type, b))
                continue;
            const auto [at, isNew] = heads.try_emplace(keyB(b), b, b);
            if (!isNew) {
                nextRow[at->second.second] = b;
                at->second.second = b;
            }
        }
        for (const Slot a : orderA_[type]) {
            if (!isFreeA(type, a))
                continue;
            const auto head = heads.find(keyA(a));
            if (head == heads.end() || head->second.first == kNoSlot)
                continue;
            const Slot b = head->second.first;
            head->second.first = nextRow[b];
            join(type, a, b);
        }
    }

    void matchIdentities(ElementTypeId type, const std::vector<std::string_view>& identity) {
        const Side a{model::recordOf(a_, type), &matching_.labelsA};
        const Side b{model::recordOf(b_, type), &matching_.labelsB};
        const auto parts = model::identityParts(a.record, identity);
        const auto keyOf = [&](const Side& side, Slot row) {
            std::uint64_t key = 0;
            for (const auto& part : parts)
                key = mixPart(key, side, row, part);
            return key;
        };
        joinEqual(
            type, [&](Slot row) { return keyOf(a, row); }, [&](Slot row) { return keyOf(b, row); });
    }

    /// The position among the rows of the same owner.
    std::vector<std::uint64_t> positionKeys(const Model& m, const FileOrder& order, const Labels& labels,
                                            ElementTypeId type) const {
        const auto& spec = m.schema().type(type);
        std::vector<std::uint64_t> keys(m.capacity(type));
        std::unordered_map<std::uint64_t, std::uint64_t> counts;
        for (const Slot row : order[type]) {
            std::uint64_t owner = 0;
            if (spec.groupOwner != kNoColumn) {
                const Ref ref = m.get(Column<Ref>{type, spec.groupOwner}, row);
                owner =
                    ref.isSlot() ? labels[spec.columns[spec.groupOwner].ref->target][ref.slot()] + std::uint64_t{1} : 0;
            }
            keys[row] = mix(owner, counts[owner]++);
        }
        return keys;
    }

    void matchPositions(ElementTypeId type) {
        const auto keysA = positionKeys(a_, orderA_, matching_.labelsA, type);
        const auto keysB = positionKeys(b_, orderB_, matching_.labelsB, type);
        joinEqual(
            type, [&](Slot row) { return keysA[row]; }, [&](Slot row) { return keysB[row]; });
    }

    // Neighbours -------------------------------------------------------------------------------------------------

    struct Neighbour {
        std::uint64_t via; ///< the type and direction of the link
        Slot slot;
    };
    using Neighbours = std::unordered_map<Slot, std::vector<Neighbour>>;

    /// Links of the rows that are not matched.
    template <typename IsFree>
    Neighbours neighboursOf(const Model& m, ElementTypeId type, IsFree isFree) const {
        Neighbours neighbours;
        for (ElementTypeId k = 0; k < m.schema().typeCount(); ++k) {
            const auto& spec = m.schema().type(k);
            if (!hasEdges(spec) || spec.columns[spec.edge->from].ref->target != type)
                continue;
            const auto from = m.column(Column<Ref>{k, spec.edge->from});
            const auto to = m.column(Column<Ref>{k, spec.edge->to});
            m.forEachLive(k, [&](Slot row) {
                if (!from[row].isSlot() || !to[row].isSlot())
                    return;
                const Slot f = from[row].slot();
                const Slot t = to[row].slot();
                if (isFree(f))
                    neighbours[f].push_back({std::uint64_t{k} * 2, t});
                if (isFree(t))
                    neighbours[t].push_back({std::uint64_t{k} * 2 + 1, f});
            });
        }
        return neighbours;
    }

    [[nodiscard]] bool isNode(ElementTypeId type) const {
        return std::ranges::any_of(a_.schema().types, [&](const ElementType& spec) {
            return hasEdges(spec) && spec.columns[spec.edge->from].ref->target == type;
        });
    }

    /// A free row whose matched neighbours are those of exactly one free row of the other model.
    void matchNeighbours(ElementTypeId type) {
        if (!isNode(type))
            return;
        auto around = neighboursOf(a_, type, [&](Slot row) { return isFreeA(type, row); });
        auto aroundB = neighboursOf(b_, type, [&](Slot row) { return isFreeB(type, row); });
        for (int round = 0; round < kRounds && !around.empty() && !aroundB.empty(); ++round) {
            const auto pairs = pairsOf(type, around, aroundB);
            if (pairs.empty())
                return;
            for (const auto& [a, b] : pairs) {
                join(type, a, b);
                around.erase(a);
                aroundB.erase(b);
            }
        }
    }

    /// The rows of one side by the hash of their matched neighbours; kNoSlot: several have it.
    template <typename IsFree>
    std::unordered_map<std::uint64_t, Slot> byNeighbours(ElementTypeId type, const Neighbours& around,
                                                         const Labels& labels, IsFree isFree) const {
        std::unordered_map<std::uint64_t, Slot> rows;
        std::vector<std::uint64_t> keys;
        for (const auto& [row, neighbours] : around) {
            keys.clear();
            for (const auto& n : neighbours) {
                if (!isFree(n.slot))
                    keys.push_back(mix(n.via, labels[type][n.slot]));
            }
            if (keys.empty())
                continue;
            std::ranges::sort(keys);
            std::uint64_t hash = 0;
            for (const auto key : keys)
                hash = mix(hash, key);
            const auto [at, isNew] = rows.try_emplace(hash, row);
            if (!isNew)
                at->second = kNoSlot;
        }
        return rows;
    }

    std::vector<std::pair<Slot, Slot>> pairsOf(ElementTypeId type, const Neighbours& around,
                                               const Neighbours& aroundB) const {
        std::vector<std::pair<Slot, Slot>> pairs;
        const auto inB = byNeighbours(type, aroundB, matching_.labelsB, [&](Slot row) { return isFreeB(type, row); });
        for (const auto& [hash, a] :
             byNeighbours(type, around, matching_.labelsA, [&](Slot row) { return isFreeA(type, row); })) {
            const auto counterpart = inB.find(hash);
            if (a != kNoSlot && counterpart != inB.end() && counterpart->second != kNoSlot)
                pairs.emplace_back(a, counterpart->second);
        }
        return pairs;
    }

    // Gaps ---------------------------------------------------------------------------------------------------------

    /// Runs of free rows in the file, by the matched row before them (kNoSlot: none) and the one after.
    template <typename IsFree, typename LabelOf>
    static std::unordered_map<std::uint64_t, Rows> gapsOf(const Rows& order, IsFree isFree, LabelOf labelOf) {
        std::unordered_map<std::uint64_t, Rows> gaps;
        std::uint64_t before = kNoSlot;
        Rows run;
        const auto close = [&](std::uint64_t after) {
            if (!run.empty())
                gaps[before << 32U | after] = std::move(run);
            run.clear();
            before = after;
        };
        for (const Slot row : order) {
            if (isFree(row))
                run.push_back(row);
            else
                close(labelOf(row));
        }
        close(kNoSlot);
        return gaps;
    }

    /// As many free rows in the same place of both files have moved.
    void matchGaps(ElementTypeId type) {
        const auto inA = gapsOf(
            orderA_[type], [&](Slot row) { return isFreeA(type, row); },
            [&](Slot row) { return matching_.labelsA[type][row]; });
        const auto inB = gapsOf(
            orderB_[type], [&](Slot row) { return isFreeB(type, row); },
            [&](Slot row) { return matching_.labelsB[type][row]; });
        for (const auto& [place, rows] : inA) {
            const auto counterparts = inB.find(place);
            if (counterparts == inB.end() || counterparts->second.size() != rows.size())
                continue;
            for (std::size_t i = 0; i < rows.size(); ++i)
                join(type, rows[i], counterparts->second[i]);
        }
    }

    const Model& a_;
    const Model& b_;
    const FileOrder& orderA_;
    const FileOrder& orderB_;
    Matching matching_;
    const model::Identities& identities_;
    const Pairs* knownPairs_ = nullptr;
    std::vector<bool> done_;
};

} // namespace

Matching match(const Model& a, const FileOrder& orderA, const Model& b, const FileOrder& orderB,
               const model::Identities& identities) {
    return Matcher(a, orderA, b, orderB, identities).run();
}

Matching matchFrom(const std::vector<std::vector<Slot>>& knownPairs, const Model& a, const FileOrder& orderA,
                   const Model& b, const FileOrder& orderB, const model::Identities& identities) {
    return Matcher(a, orderA, b, orderB, identities).run(&knownPairs);
}

} // namespace navsmith::compare
