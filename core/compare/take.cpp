#include "core/compare/take.h"

#include "core/model/codec.h"
#include "core/model/replacement.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace navsmith::compare {

namespace {

using model::Column;
using model::ColumnId;
using model::Element;
using model::ElementTypeId;
using model::kNoColumn;
using model::kNoSlot;
using model::ListField;
using model::ListId;
using model::Model;
using model::OnLastReferrerGone;
using model::OnTargetErased;
using model::Ref;
using model::RefSpec;
using model::Slot;

constexpr std::uint64_t kAllBits = ~std::uint64_t{0};

class Taker {
public:
    Taker(model::Transaction& tx, const Model& b, const MatchedModels& matched, const Difference& difference)
        : tx_(tx), b_(b), matched_(matched), difference_(difference), rows_(matched.matching.toA),
          created_(b.schema().typeCount()) {}

    TakeResult run(std::span<const std::size_t> which) {
        for (const auto index : which) {
            const auto& element = difference_.elements[index];
            if (element.isAdded())
                include({element.type, element.b});
            else if (element.isChanged())
                wantTargets(element);
        }
        create();
        for (const auto index : which) {
            const auto& element = difference_.elements[index];
            if (element.isChanged())
                change(element);
            else if (element.isRemoved())
                remove({element.type, element.a});
        }
        tx_.erase(removed_);
        for (ElementTypeId type = 0; type < created_.size(); ++type) {
            setIds(type);
            arrange(type);
        }
        std::erase_if(changed_, [&](const Element& e) { return !tx_.model().isLive(e); });
        return {std::move(changed_), std::move(rows_)};
    }

private:
    // What is taken --------------------------------------------------------------------------------------------------

    [[nodiscard]] bool isLacking(Element inB) const {
        const Slot row = rows_[inB.type][inB.slot];
        return row == kNoSlot || !tx_.model().isLive({inB.type, row});
    }

    /// An element of B that A lacks, with what it cannot do without.
    void include(Element inB) {
        std::vector<Element> work{inB};
        while (!work.empty()) {
            const auto element = work.back();
            work.pop_back();
            if (!isLacking(element) || !order_.insert(element).second)
                continue;
            const auto& columns = b_.schema().type(element.type).columns;
            for (ColumnId column = model::kFirstOwn; column < columns.size(); ++column) {
                if (const auto target = neededTarget(element, column); target.valid())
                    work.push_back(target);
            }
        }
    }

    /// The element that a row needs or that lives only through it; invalid: none.
    [[nodiscard]] Element neededTarget(Element inB, ColumnId column) const {
        const auto& spec = b_.schema().type(inB.type).columns[column].ref;
        if (!spec || (spec->onTargetErased == OnTargetErased::Clear &&
                      spec->onLastReferrerGone == OnLastReferrerGone::KeepTarget))
            return {};
        const Ref ref = b_.get(Column<Ref>{inB.type, column}, inB.slot);
        return ref.isSlot() ? Element{spec->target, ref.slot()} : Element{};
    }

    void wantTargets(const ElementDifference& element) {
        for (const auto part : element.parts) {
            for (const auto column : difference_.parts[element.type][part].columns) {
                if (const auto target = neededTarget({element.type, element.b}, column); target.valid())
                    include(target);
            }
        }
    }

    // Values ---------------------------------------------------------------------------------------------------------

    void create() {
        for (ElementTypeId type = 0; type < b_.schema().typeCount(); ++type) {
            for (const Slot row : matched_.orderB[type]) {
                if (order_.contains({type, row}))
                    create({type, row});
            }
        }
        for (ElementTypeId type = 0; type < created_.size(); ++type) {
            for (const Slot row : created_[type])
                copyAll({type, row});
        }
    }

    void create(Element inB) {
        auto& row = rows_[inB.type][inB.slot];
        if (row == kNoSlot) // otherwise the free record of a pool that B uses
            row = tx_.create(inB.type);
        if (row != kNoSlot)
            created_[inB.type].push_back(inB.slot);
    }

    void copyAll(Element inB) {
        const auto& spec = b_.schema().type(inB.type);
        const Slot row = rows_[inB.type][inB.slot];
        for (ColumnId column = model::kFirstOwn; column < spec.columnCount(); ++column) {
            if (!spec.columns[column].uniqueId)
                copyCell(inB, column, kAllBits, row);
        }
        for (ListId list = 0; list < spec.listCount(); ++list)
            copyList(inB, list, row);
        changed_.push_back({inB.type, row});
    }

    void change(const ElementDifference& element) {
        const Element inB{element.type, element.b};
        for (const auto p : element.parts) {
            const auto& part = difference_.parts[element.type][p];
            for (const auto column : part.columns)
                copyCell(inB, column, part.mask, element.a);
        }
        for (const auto list : element.lists)
            copyList(inB, list, element.a);
        changed_.push_back({element.type, element.a});
    }

    void remove(Element inA) {
        const Slot record = matched_.matching.toB[inA.type][inA.slot];
        if (record != kNoSlot) // of a pool, free in B
            copyAll({inA.type, record});
        else
            removed_.push_back(inA);
    }

    void copyCell(Element inB, ColumnId column, std::uint64_t mask, Slot to) {
        std::visit(
            [&](const auto& cells) {
                using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
                const Column<T> handle{inB.type, column};
                const T& value = cells[inB.slot];
                if constexpr (std::is_same_v<T, Ref>) {
                    const auto raw = value.isRaw() ? b_.rawValue(handle, value) : 0;
                    tx_.set(handle, to,
                            translated(handle, *b_.schema().type(inB.type).columns[column].ref, value, raw));
                } else if constexpr (std::is_integral_v<T>) {
                    const auto now = model::wordOf(tx_.model().get(handle, to));
                    tx_.set(handle, to, static_cast<T>((now & ~mask) | (model::wordOf(value) & mask)));
                } else {
                    tx_.set(handle, to, value);
                }
            },
            b_.columnData(inB.type, column));
    }

    template <typename Handle>
    Ref translated(Handle handle, const RefSpec& spec, Ref ref, std::uint64_t raw) {
        if (ref.isNone())
            return ref;
        if (ref.isRaw())
            return tx_.raw(handle, raw);
        const Slot row = rows_[spec.target][ref.slot()];
        return row == kNoSlot ? Ref::none() : Ref::to(row);
    }

    void copyList(Element inB, ListId list, Slot to) {
        const auto& spec = b_.schema().type(inB.type).lists[list];
        const auto& store = b_.listStore(inB.type, list);
        const auto all = store.entries(inB.slot);
        auto entries = model::makeEntries(spec);
        for (std::size_t i = 0; i < model::sizeOf(all.front()); ++i) {
            if (mayKeep(spec, all, i))
                model::appendEntries(entries, all, i, 1);
        }
        for (ColumnId f = 0; f < spec.columns.size(); ++f) {
            if (!spec.columns[f].ref)
                continue;
            const ListField<Ref> field{inB.type, list, f};
            for (auto& ref : model::values<Ref>(entries[f]))
                ref = translated(field, *spec.columns[f].ref, ref, ref.isRaw() ? store.rawValues[ref.poolIndex()] : 0);
        }
        tx_.setList(inB.type, list, to, entries);
    }

    /// An entry that cannot do without an element that A lacks is left out.
    [[nodiscard]] bool mayKeep(const model::ListSpec& spec, const model::ListEntries& entries, std::size_t i) const {
        for (std::size_t f = 0; f < spec.columns.size(); ++f) {
            const auto& ref = spec.columns[f].ref;
            if (!ref || ref->onTargetErased != OnTargetErased::EraseRow)
                continue;
            const Ref value = model::values<Ref>(entries[f])[i];
            if (value.isSlot() && rows_[ref->target][value.slot()] == kNoSlot)
                return false;
        }
        return true;
    }

    /// New elements have the ids of B where A does not use them.
    void setIds(ElementTypeId type) {
        const auto& columns = b_.schema().type(type).columns;
        for (ColumnId column = model::kFirstOwn; column < columns.size() && !created_[type].empty(); ++column) {
            if (!columns[column].uniqueId)
                continue;
            const Column<std::uint32_t> handle{type, column};
            std::unordered_set<std::uint32_t> used;
            tx_.model().forEachLive(type, [&](Slot row) { used.insert(tx_.model().get(handle, row)); });
            for (const Slot row : created_[type]) {
                const auto id = b_.get(handle, row);
                if (used.insert(id).second)
                    tx_.set(handle, rows_[type][row], id);
            }
        }
    }

    // Order ----------------------------------------------------------------------------------------------------------

    /// Equal for rows with the same owner and part.
    [[nodiscard]] std::uint64_t groupOf(ElementTypeId type, Slot row) const {
        const auto& spec = b_.schema().type(type);
        const auto& m = tx_.model();
        std::uint64_t owner = 0;
        if (spec.groupOwner != kNoColumn) {
            const Ref ref = m.get(Column<Ref>{type, spec.groupOwner}, row);
            owner = ref.isSlot() ? ref.slot() + std::uint64_t{1} : 0;
        }
        const auto part = spec.groupPart == kNoColumn ? 0 : m.get(Column<std::uint8_t>{type, spec.groupPart}, row);
        return owner << 8U | part;
    }

    /// New elements come before what follows them in B.
    void arrange(ElementTypeId type) {
        if (created_[type].empty() || b_.schema().type(type).pool)
            return;
        const auto isCreated = marksOfCreated(type);
        std::unordered_map<std::uint64_t, Slot> following; // by group
        std::map<Slot, std::vector<Slot>> before;          // created rows, the last first
        const auto& order = matched_.orderB[type];
        for (auto it = order.rbegin(); it != order.rend(); ++it) {
            const Slot row = rows_[type][*it];
            if (row == kNoSlot || !tx_.model().isLive({type, row}))
                continue;
            const auto next = following.try_emplace(groupOf(type, row), kNoSlot).first;
            if (!isCreated[row])
                next->second = row;
            else if (next->second != kNoSlot)
                before[next->second].push_back(row);
        }
        if (!before.empty())
            rank(type, isCreated, before);
    }

    [[nodiscard]] std::vector<bool> marksOfCreated(ElementTypeId type) const {
        std::vector<bool> isCreated(tx_.model().capacity(type));
        for (const Slot row : created_[type])
            isCreated[rows_[type][row]] = true;
        return isCreated;
    }

    /// Gives ranks anew, to as few rows as possible.
    void rank(ElementTypeId type, const std::vector<bool>& isCreated, const std::map<Slot, std::vector<Slot>>& before) {
        const Column<std::uint32_t> rank{type, model::kRank};
        const auto& m = tx_.model();
        auto now = m.liveRows(type);
        std::ranges::stable_sort(now, {}, [&](Slot row) { return m.get(rank, row); });
        std::vector<std::uint32_t> ranks;
        ranks.reserve(now.size());
        for (const Slot row : now)
            ranks.push_back(m.get(rank, row));
        if (std::ranges::adjacent_find(ranks) != ranks.end()) // ranks that were read may be equal
            std::iota(ranks.begin(), ranks.end(), 0U);
        std::vector<bool> isPlaced(m.capacity(type));
        for (const auto& [next, rows] : before) {
            for (const Slot row : rows)
                isPlaced[row] = true;
        }
        std::vector<Slot> order;
        for (const Slot row : now) {
            if (isPlaced[row])
                continue;
            if (const auto at = before.find(row); at != before.end() && !isCreated[row])
                order.insert(order.end(), at->second.rbegin(), at->second.rend());
            order.push_back(row);
        }
        for (std::size_t i = 0; i < order.size(); ++i)
            tx_.set(rank, order[i], ranks[i]);
    }

    model::Transaction& tx_;
    const Model& b_;
    const MatchedModels& matched_;
    const Difference& difference_;
    std::vector<std::vector<Slot>> rows_;    ///< by type and row of B: the row of A
    std::unordered_set<Element> order_;      ///< of B
    std::vector<std::vector<Slot>> created_; ///< by type: rows of B
    std::vector<Element> removed_;
    std::vector<Element> changed_;
};

} // namespace

TakeResult take(model::Transaction& tx, const Model& b, const MatchedModels& matched, const Difference& difference,
                std::span<const std::size_t> which) {
    return Taker(tx, b, matched, difference).run(which);
}

model::Change takeAll(const Model& a, const Model& b, const MatchedModels& matched, std::string label) {
    return model::replacedBy(a, b, {.continued = matched.matching.toA}, std::move(label));
}

} // namespace navsmith::compare
