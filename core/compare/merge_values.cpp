// Where the values of a merge come from, and the model that they make.
#include "core/compare/merge_plan.h"
#include "core/model/storage.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace navsmith::compare {

namespace {

using model::Column;
using model::ColumnData;
using model::ColumnId;
using model::ElementTypeId;
using model::kNoSlot;
using model::ListField;
using model::ListId;
using model::Model;
using model::ModelBuilder;
using model::RecordView;
using model::Ref;
using model::Slot;
using model::StoredPart;

Source onlySide(const Entry& entry) {
    return entry.has(kOurs) ? kOurs : kTheirs;
}

/// Which of the equal or unequal states of three is the merged one; nothing: a conflict.
std::optional<Source> threeWay(bool hasBase, bool oursIsBase, bool theirsIsBase, bool sidesAreEqual) {
    if (sidesAreEqual)
        return kOurs;
    if (hasBase && oursIsBase)
        return kTheirs;
    if (hasBase && theirsIsBase)
        return kOurs;
    return std::nullopt;
}

class Builder {
public:
    Builder(Plan& plan, std::vector<std::string>& notes)
        : plan_(plan), inputs_(plan.inputs), notes_(notes), builder_(inputs_.models[kOurs]->sharedSchema()) {}

    Model run() {
        const auto types = inputs_.schema().typeCount();
        for (const auto side : {kOurs, kTheirs}) {
            anyRestored_[side] = std::ranges::any_of(plan_.entries, [&](const std::vector<Entry>& entries) {
                return std::ranges::any_of(entries, [&](const Entry& entry) { return entry.isRestored(side); });
            });
        }
        for (ElementTypeId type = 0; type < types; ++type)
            addRows(type);
        for (ElementTypeId type = 0; type < types; ++type) {
            for (std::uint32_t part = 0; part < inputs_.parts[type].size(); ++part)
                fillPart(type, part);
            for (ListId list = 0; list < inputs_.schema().type(type).listCount(); ++list)
                fillList(type, list);
        }
        for (ElementTypeId type = 0; type < types; ++type)
            renumber(type);
        return builder_.finish();
    }

private:
    void addRows(ElementTypeId type) {
        auto& sources = records_.emplace_back(plan_.entries[type].size());
        std::size_t rows = 0;
        for (std::uint32_t e = 0; e < sources.size(); ++e) {
            if (plan_.entries[type][e].slot == kNoSlot)
                continue;
            ++rows;
            sources[e] = sourceOfRecord(plan_, type, e);
        }
        builder_.addRows(type, rows);
    }

    void fillPart(ElementTypeId type, std::uint32_t part) {
        const auto& stored = inputs_.parts[type][part];
        for (std::uint32_t e = 0; e < plan_.entries[type].size(); ++e) {
            const auto& entry = plan_.entries[type][e];
            if (entry.slot == kNoSlot)
                continue;
            const auto& record = records_[type][e];
            const auto source = record ? *record : sourceOf(plan_, type, e, part);
            for (const auto column : stored.columns)
                copyCell(type, column, stored.mask, source, entry.rows[source], entry.slot);
        }
    }

    void copyCell(ElementTypeId type, ColumnId column, std::uint64_t mask, Source source, Slot from, Slot to) {
        std::visit(
            [&](auto& cells) {
                using T = typename std::remove_reference_t<decltype(cells)>::value_type;
                const T& value = inputs_.models[source]->get(Column<T>{type, column}, from);
                if constexpr (std::is_integral_v<T>)
                    cells[to] = static_cast<T>((model::wordOf(cells[to]) & ~mask) | (model::wordOf(value) & mask));
                else if constexpr (std::is_same_v<T, Ref>)
                    cells[to] = translated(Column<Ref>{type, column}, source, value);
                else
                    cells[to] = value;
            },
            builder_.columnData(type, column));
    }

    /// None for an element that is not in the result.
    Ref toResult(ElementTypeId target, Source source, Slot slot) const {
        const auto number = inputs_.labels[source][target][slot];
        const auto to = plan_.entries[target][number].slot;
        return to == kNoSlot ? Ref::none() : Ref::to(to);
    }

    Ref translated(Column<Ref> column, Source source, Ref ref) {
        if (ref.isNone())
            return ref;
        if (ref.isRaw())
            return builder_.raw(column, inputs_.models[source]->rawValue(column, ref));
        return toResult(inputs_.schema().type(column.type).columns[column.column].ref->target, source, ref.slot());
    }

    // Lists ----------------------------------------------------------------------------------------------------------

    struct ListSides {
        ElementTypeId type;
        ListId list;
        std::array<Side, kSources> sides;
        std::vector<StoredPart> parts;
    };

    using Hashes = std::vector<std::uint64_t>;

    Hashes hashesOf(const ListSides& lists, Source source, Slot row) const {
        const auto [offset, count] = inputs_.models[source]->listRange(lists.type, lists.list, row);
        Hashes hashes(count);
        for (std::uint32_t i = 0; i < count; ++i) {
            for (const auto& part : lists.parts)
                hashes[i] = mixPart(hashes[i], lists.sides[source], offset + i, part);
        }
        return hashes;
    }

    void fillList(ElementTypeId type, ListId list) {
        ListSides lists{type, list, {}, {}};
        for (const auto source : {kBase, kOurs, kTheirs})
            lists.sides[source] = {model::recordOf(*inputs_.models[source], type, list), &inputs_.labels[source]};
        lists.parts = model::storedParts(lists.sides[kOurs].record, [](const model::PropertySpec&) { return true; });
        for (std::uint32_t e = 0; e < plan_.entries[type].size(); ++e) {
            const auto& entry = plan_.entries[type][e];
            if (entry.slot != kNoSlot)
                fillEntries(lists, e, entry);
        }
    }

    void fillEntries(const ListSides& lists, std::uint32_t number, const Entry& entry) {
        if (!entry.has(kOurs) || !entry.has(kTheirs))
            return takeEntries(lists, onlySide(entry), entry);
        const auto ours = hashesOf(lists, kOurs, entry.rows[kOurs]);
        const auto theirs = hashesOf(lists, kTheirs, entry.rows[kTheirs]);
        const auto base = entry.has(kBase) ? hashesOf(lists, kBase, entry.rows[kBase]) : Hashes();
        if (lostEntries(lists, entry, kOurs).empty() && lostEntries(lists, entry, kTheirs).empty()) {
            if (const auto source = threeWay(true, ours == base, theirs == base, ours == theirs))
                return takeEntries(lists, *source, entry);
        }
        mergeEntries(lists, number, entry, {base, ours, theirs});
    }

    /// Entries of the base, by position, that a side lacks only because it removed what they lead to, which is kept.
    [[nodiscard]] std::vector<std::uint32_t> lostEntries(const ListSides& lists, const Entry& entry,
                                                         Source side) const {
        std::vector<std::uint32_t> positions;
        if (!anyRestored_[side] || !entry.has(kBase))
            return positions;
        const auto& specs = inputs_.schema().type(lists.type).lists[lists.list].columns;
        const auto [offset, count] = inputs_.models[kBase]->listRange(lists.type, lists.list, entry.rows[kBase]);
        for (std::uint32_t i = 0; i < count; ++i) {
            for (ColumnId f = 0; f < specs.size(); ++f) {
                if (!specs[f].ref || specs[f].ref->onTargetErased != model::OnTargetErased::EraseRow)
                    continue;
                const Ref ref = model::values<Ref>(*lists.sides[kBase].record.columns[f])[offset + i];
                if (refersToRestored(plan_, side, specs[f].ref->target, ref)) {
                    positions.push_back(i);
                    break;
                }
            }
        }
        return positions;
    }

    void takeEntries(const ListSides& lists, Source source, const Entry& entry) {
        const auto [offset, count] = inputs_.models[source]->listRange(lists.type, lists.list, entry.rows[source]);
        auto entries = model::makeEntries(inputs_.schema().type(lists.type).lists[lists.list]);
        for (std::uint32_t i = 0; i < count; ++i)
            append(entries, lists, source, offset + i);
        put(lists, entry, entries);
    }

    void put(const ListSides& lists, const Entry& entry, const model::ListEntries& entries) {
        if (sizeOf(entries.front()) != 0)
            builder_.setList(lists.type, lists.list, entry.slot, entries);
    }

    /// An entry that cannot do without a removed element is left out.
    void append(model::ListEntries& entries, const ListSides& lists, Source source, std::size_t index) {
        const auto& specs = inputs_.schema().type(lists.type).lists[lists.list].columns;
        const auto& record = lists.sides[source].record;
        std::vector<Ref> refs(specs.size());
        for (ColumnId f = 0; f < specs.size(); ++f) {
            if (!specs[f].ref)
                continue;
            const Ref ref = model::values<Ref>(*record.columns[f])[index];
            refs[f] = ref.isSlot() ? toResult(specs[f].ref->target, source, ref.slot()) : ref;
            if (ref.isSlot() && refs[f].isNone() && specs[f].ref->onTargetErased == model::OnTargetErased::EraseRow)
                return;
            if (ref.isRaw())
                refs[f] = builder_.raw(ListField<Ref>{lists.type, lists.list, f}, record.raws[f][ref.poolIndex()]);
        }
        for (ColumnId f = 0; f < specs.size(); ++f) {
            std::visit(
                [&](auto& cells) {
                    using T = typename std::remove_reference_t<decltype(cells)>::value_type;
                    if constexpr (std::is_same_v<T, Ref>)
                        cells.push_back(refs[f]);
                    else
                        cells.push_back(model::values<T>(*record.columns[f])[index]);
                },
                entries[f]);
        }
    }

    /// Counts of equal entries combine as numbers do. Entries of the base keep its order; new ones follow, in an order
    /// that does not depend on the side.
    void mergeEntries(const ListSides& lists, std::uint32_t number, const Entry& entry,
                      const std::array<Hashes, kSources>& hashes) {
        struct Count {
            std::array<std::size_t, kSources> in{};
            Source from = kBase;
            std::uint32_t at = 0;
        };
        std::unordered_map<std::uint64_t, Count> counts;
        Hashes order; // of the first appearance: base, then sorted
        for (const auto source : {kBase, kOurs, kTheirs}) {
            for (std::uint32_t i = 0; i < hashes[source].size(); ++i) {
                const auto [at, isNew] = counts.try_emplace(hashes[source][i], Count{{}, source, i});
                if (isNew)
                    order.push_back(hashes[source][i]);
                ++at->second.in[source];
            }
        }
        for (const auto side : {kOurs, kTheirs}) {
            for (const auto i : lostEntries(lists, entry, side)) {
                auto& count = counts[hashes[kBase][i]];
                count.in[side] = count.in[kBase];
            }
        }
        const auto firstNew = std::ranges::find_if(order, [&](auto hash) { return counts[hash].from != kBase; });
        std::sort(firstNew, order.end());
        auto entries = model::makeEntries(inputs_.schema().type(lists.type).lists[lists.list]);
        for (const auto hash : order) {
            const auto& count = counts[hash];
            const auto source = threeWay(true, count.in[kOurs] == count.in[kBase], count.in[kTheirs] == count.in[kBase],
                                         count.in[kOurs] == count.in[kTheirs]);
            const auto chosenSide =
                source ? *source : plan_.conflicts.settle({lists.type, ConflictKind::Entries, lists.list, number});
            const auto offset =
                inputs_.models[count.from]->listRange(lists.type, lists.list, entry.rows[count.from]).offset;
            for (std::size_t i = 0; i < count.in[chosenSide]; ++i)
                append(entries, lists, count.from, offset + count.at);
        }
        put(lists, entry, entries);
    }

    // Ids ------------------------------------------------------------------------------------------------------------

    /// Both sides may have given one id to different new elements: the later one gets another.
    void renumber(ElementTypeId type) {
        const auto& spec = inputs_.schema().type(type);
        for (ColumnId column = model::kFirstOwn; column < spec.columnCount(); ++column) {
            if (spec.columns[column].uniqueId)
                renumber(type, column);
        }
    }

    void renumber(ElementTypeId type, ColumnId column) {
        auto& ids = model::values<std::uint32_t>(builder_.columnData(type, column));
        std::unordered_set<std::uint32_t> usedIds;
        std::vector<Slot> added; // in the order of slots, which does not depend on the side
        for (const auto& entry : plan_.entries[type]) {
            if (entry.slot == kNoSlot)
                continue;
            if (entry.has(kBase))
                usedIds.insert(ids[entry.slot]);
            else
                added.push_back(entry.slot);
        }
        std::ranges::sort(added);
        std::vector<Slot> again;
        for (const Slot slot : added) {
            if (!usedIds.insert(ids[slot]).second)
                again.push_back(slot);
        }
        std::uint32_t next = ids.empty() ? 0 : *std::ranges::max_element(ids);
        for (const Slot slot : again) {
            do {
                ++next;
            } while (next == 0 || usedIds.contains(next) || isRaw(type, next));
            usedIds.insert(next);
            notes_.push_back(texts::format("{} {}: both sides used this number for a new element; one is now {}",
                                           inputs_.schema().type(type).title, ids[slot], next));
            ids[slot] = next;
        }
    }

    /// Whether a reference to nothing has this value: it would lead to the element.
    [[nodiscard]] bool isRaw(ElementTypeId target, std::uint64_t value) const {
        const auto& m = builder_.model();
        const auto has = [&](std::span<const std::uint64_t> raws) {
            return std::ranges::find(raws, value) != raws.end();
        };
        for (ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
            const auto& spec = m.schema().type(type);
            for (ColumnId c = 0; c < spec.columnCount(); ++c) {
                if (spec.columns[c].ref && spec.columns[c].ref->target == target && has(m.rawValues(type, c)))
                    return true;
            }
            for (ListId l = 0; l < spec.listCount(); ++l) {
                if (has(m.listStore(type, l).rawValues))
                    return true;
            }
        }
        return false;
    }

    Plan& plan_;
    const Inputs& inputs_;
    std::vector<std::string>& notes_;
    ModelBuilder builder_;
    std::array<bool, kSources> anyRestored_{};                ///< by the side that removed the element
    std::vector<std::vector<std::optional<Source>>> records_; ///< by type and entry: of records taken as a whole
};

/// For a reference to a restored element: the side that did not remove the element.
std::optional<Source> sourceOfCleared(const Plan& plan, ElementTypeId type, const Entry& entry,
                                      const StoredPart& part) {
    const auto& inputs = plan.inputs;
    const auto& spec = inputs.schema().type(type).columns[part.column()];
    if (!spec.ref || !entry.has(kBase))
        return std::nullopt;
    const Column<Ref> column{type, part.column()};
    const Ref inBase = inputs.models[kBase]->get(column, entry.rows[kBase]);
    for (const auto side : {kOurs, kTheirs}) {
        if (inputs.models[side]->get(column, entry.rows[side]).isNone() &&
            refersToRestored(plan, side, spec.ref->target, inBase))
            return side == kOurs ? kTheirs : kOurs;
    }
    return std::nullopt;
}

} // namespace

bool refersToRestored(const Plan& plan, Source side, ElementTypeId target, Ref inBase) {
    return inBase.isSlot() && plan.entries[target][plan.inputs.labels[kBase][target][inBase.slot()]].isRestored(side);
}

Source sourceOf(Plan& plan, ElementTypeId type, std::uint32_t number, std::uint32_t part) {
    const auto& inputs = plan.inputs;
    const auto& entry = plan.entries[type][number];
    if (!entry.has(kOurs) || !entry.has(kTheirs))
        return onlySide(entry);
    if (const auto side = sourceOfCleared(plan, type, entry, inputs.parts[type][part]))
        return *side;
    // Most elements were changed by nobody.
    if (entry.has(kBase) && !inputs.changed[kOurs][type][number])
        return kTheirs;
    if (entry.has(kBase) && !inputs.changed[kTheirs][type][number])
        return kOurs;
    const auto& stored = inputs.parts[type][part];
    const auto same = [&](Source a, Source b) {
        return samePart(inputs.sides[a][type], entry.rows[a], inputs.sides[b][type], entry.rows[b], stored);
    };
    const bool hasBase = entry.has(kBase);
    const auto source =
        threeWay(hasBase, hasBase && same(kBase, kOurs), hasBase && same(kBase, kTheirs), same(kOurs, kTheirs));
    if (source)
        return *source;
    // Bookkeeping that nobody sees, such as the hash of the file as it was read.
    const auto& spec = inputs.schema().type(type).columns[stored.column()];
    if (stored.property == nullptr && spec.storage != model::Storage::Ref)
        return kOurs;
    return plan.conflicts.settle({type, ConflictKind::Value, part, number});
}

std::optional<Source> sourceOfRecord(Plan& plan, ElementTypeId type, std::uint32_t number) {
    const auto& inputs = plan.inputs;
    const auto& entry = plan.entries[type][number];
    if (!inputs.schema().type(type).pool || !entry.has(kOurs) || !entry.has(kTheirs) || !entry.has(kBase))
        return std::nullopt;
    std::array<bool, kSources> live{};
    for (const auto source : {kBase, kOurs, kTheirs})
        live[source] = inputs.models[source]->isLive({type, entry.rows[source]});
    if (live[kOurs] == live[kBase] && live[kTheirs] == live[kBase] && live[kBase])
        return std::nullopt;
    const bool ours = inputs.changed[kOurs][type][number];
    const bool theirs = inputs.changed[kTheirs][type][number];
    if (!ours || !theirs)
        return ours ? kOurs : kTheirs;
    for (const auto& part : inputs.parts[type]) {
        if (!samePart(inputs.sides[kOurs][type], entry.rows[kOurs], inputs.sides[kTheirs][type], entry.rows[kTheirs],
                      part))
            return plan.conflicts.settle({type, ConflictKind::Record, 0, number});
    }
    return kOurs;
}

Model build(Plan& plan, std::vector<std::string>& notes) {
    return Builder(plan, notes).run();
}

} // namespace navsmith::compare
