// Consequences of erasing an element: referrers, list entries, and targets that lose their last referrer.
#include "core/model/transaction.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace navsmith::model {

namespace {

/// The slots of elements, by type.
std::map<ElementTypeId, std::vector<Slot>> byType(std::span<const Element> elements) {
    std::map<ElementTypeId, std::vector<Slot>> slots;
    for (const auto& e : elements)
        slots[e.type].push_back(e.slot);
    return slots;
}

std::vector<bool> marks(std::size_t size, std::span<const Slot> slots) {
    std::vector<bool> marked(size);
    for (const Slot slot : slots)
        marked[slot] = true;
    return marked;
}

} // namespace

void Transaction::erase(std::span<const Element> elements) {
    release(markGone(elements));
}

std::vector<Element> Transaction::markGone(std::span<const Element> elements) {
    std::vector<Element> gone;
    for (const auto& e : elements) {
        if (!model_.isLive(e))
            continue;
        noteDroppedTargets(e);
        if (model_.schema().type(e.type).pool)
            setPoolLive(e, false);
        else
            setAlive(e, false);
        assert(!model_.isLive(e)); // otherwise the pool's setLive does not clear what its live tests
        gone.push_back(e);
    }
    return gone;
}

/// Erases what depends on erased elements: first the rows, until no more follow, then the list entries.
void Transaction::release(std::vector<Element> gone) {
    auto wave = gone;
    while (!wave.empty()) {
        std::vector<Element> work;
        for (const auto& [type, slots] : byType(wave))
            releaseReferrers(type, slots, work);
        wave = markGone(work);
        gone.insert(gone.end(), wave.begin(), wave.end());
    }
    for (const auto& [type, slots] : byType(gone))
        releaseListEntries(type, slots);
}

void Transaction::releaseReferrers(ElementTypeId target, std::span<const Slot> gone, std::vector<Element>& work) {
    const auto& types = model_.schema().types;
    for (std::size_t k = 0; k < types.size(); ++k) {
        for (std::size_t c = kFirstOwn; c < types[k].columns.size(); ++c) {
            const auto& ref = types[k].columns[c].ref;
            if (!ref || ref->target != target)
                continue;
            const Column<Ref> handle{static_cast<ElementTypeId>(k), static_cast<ColumnId>(c)};
            std::vector<std::pair<Slot, Slot>> referrers; // row and target; collected first because releasing writes to
                                                          // the column
            if (ref->lookup == Lookup::Indexed || gone.size() == 1) {
                for (const Slot slot : gone)
                    model_.forEachReferringRow(handle, slot, [&](Slot row) { referrers.emplace_back(row, slot); });
                std::ranges::sort(referrers);
            } else {
                const auto marked = marks(model_.capacity(target), gone);
                const auto refs = model_.column(handle);
                for (Slot row = 0; row < refs.size(); ++row) {
                    if (refs[row].isSlot() && marked[refs[row].slot()] && model_.alive(handle.type)[row] != 0)
                        referrers.emplace_back(row, refs[row].slot());
                }
            }
            for (const auto& [row, slot] : referrers)
                releaseReferrer(handle, row, {target, slot}, work);
        }
    }
}

void Transaction::releaseReferrer(Column<Ref> handle, Slot row, Element gone, std::vector<Element>& work) {
    auto policy = model_.schema().type(handle.type).columns[handle.column].ref->onTargetErased;
    if (!model_.isLive({handle.type, row}))
        policy = OnTargetErased::Clear; // a free record of a pool does not block the erase
    switch (policy) {
    case OnTargetErased::EraseRow:
        work.push_back({handle.type, row});
        if (model_.schema().type(handle.type).pool) // the record stays and may be used again
            set(handle, row, Ref::none());
        break;
    case OnTargetErased::Clear:
        set(handle, row, Ref::none());
        break;
    case OnTargetErased::Refuse:
        holders_.push_back({handle.type, kNoList, handle.column, row, gone});
        break;
    }
}

void Transaction::releaseListEntries(ElementTypeId target, std::span<const Slot> gone) {
    const auto& types = model_.schema().types;
    std::vector<bool> marked;
    for (std::size_t k = 0; k < types.size(); ++k) {
        for (std::size_t l = 0; l < types[k].lists.size(); ++l) {
            const auto& columns = types[k].lists[l].columns;
            for (std::size_t f = 0; f < columns.size(); ++f) {
                if (!columns[f].ref || columns[f].ref->target != target)
                    continue;
                if (marked.empty())
                    marked = marks(model_.capacity(target), gone);
                const ListField<Ref> field{static_cast<ElementTypeId>(k), static_cast<ListId>(l),
                                           static_cast<ColumnId>(f)};
                const auto hit = [&](Ref r) { return r.isSlot() && marked[r.slot()]; };
                for (Slot parent = 0; parent < model_.capacity(field.type); ++parent) {
                    if (model_.alive(field.type)[parent] != 0 && std::ranges::any_of(model_.list(field, parent), hit))
                        releaseListEntries(field, parent, marked);
                }
            }
        }
    }
}

void Transaction::releaseListEntries(ListField<Ref> field, Slot parent, const std::vector<bool>& gone) {
    const auto& ref = *model_.schema().type(field.type).lists[field.list].columns[field.field].ref;
    auto policy = ref.onTargetErased;
    if (policy == OnTargetErased::Refuse && !model_.isLive({field.type, parent}))
        policy = OnTargetErased::Clear;
    const auto hit = [&](Ref r) { return r.isSlot() && gone[r.slot()]; };
    if (policy == OnTargetErased::Refuse) {
        for (const Ref r : model_.list(field, parent)) {
            if (hit(r))
                holders_.push_back({field.type, field.list, field.field, parent, {ref.target, r.slot()}});
        }
        return;
    }
    auto entries = model_.listStore(field.type, field.list).entries(parent);
    auto& refs = values<Ref>(entries[field.field]);
    if (policy == OnTargetErased::Clear) {
        std::ranges::replace_if(refs, hit, Ref::none());
    } else {
        const auto old = refs;
        for (auto& data : entries) {
            std::visit(
                [&](auto& v) {
                    std::size_t length = 0;
                    for (std::size_t i = 0; i < old.size(); ++i) {
                        if (hit(old[i]))
                            continue;
                        if (length != i)
                            v[length] = std::move(v[i]);
                        ++length;
                    }
                    v.resize(length);
                },
                data);
        }
    }
    setList(field.type, field.list, parent, entries);
}

void Transaction::noteDroppedTarget(ElementTypeId type, ColumnId column, Slot slot) {
    const auto& ref = model_.schema().type(type).columns[column].ref;
    if (!ref || ref->onLastReferrerGone != OnLastReferrerGone::EraseTarget)
        return;
    const Ref old = model_.get(Column<Ref>{type, column}, slot);
    if (old.isSlot())
        maybeOrphans_.push_back({ref->target, old.slot()});
}

void Transaction::noteDroppedTargets(Element element) {
    const auto& columns = model_.schema().type(element.type).columns;
    for (std::size_t c = kFirstOwn; c < columns.size(); ++c) {
        if (columns[c].ref)
            noteDroppedTarget(element.type, static_cast<ColumnId>(c), element.slot);
    }
}

bool Transaction::isHeld(Element element) const {
    const auto& types = model_.schema().types;
    for (std::size_t k = 0; k < types.size(); ++k) {
        for (std::size_t c = kFirstOwn; c < types[k].columns.size(); ++c) {
            const auto& ref = types[k].columns[c].ref;
            if (!ref || ref->target != element.type || ref->onLastReferrerGone != OnLastReferrerGone::EraseTarget)
                continue;
            bool isReferenced = false;
            model_.forEachReferrer(Column<Ref>{static_cast<ElementTypeId>(k), static_cast<ColumnId>(c)}, element.slot,
                                   [&](Slot) { isReferenced = true; });
            if (isReferenced)
                return true;
        }
    }
    return false;
}

std::vector<Element> Transaction::takeOrphans() {
    auto orphans = std::exchange(maybeOrphans_, {});
    std::ranges::sort(orphans);
    orphans.erase(std::unique(orphans.begin(), orphans.end()), orphans.end());
    std::erase_if(orphans, [&](const Element& e) { return !model_.isLive(e) || isHeld(e); });
    return orphans;
}

/// Pool records that a write, rather than erase(), has freed.
std::vector<Element> Transaction::takeFreed() {
    std::vector<Element> freed;
    for (auto& [element, row] : poolRows_) {
        const bool live = model_.isLive(element);
        if (std::exchange(row.isLive, live) && !live)
            freed.push_back(element);
    }
    return freed;
}

/// True if there was anything to erase.
bool Transaction::eraseConsequences() {
    bool any = false;
    while (true) {
        auto freed = takeFreed();
        for (const auto& e : freed)
            noteDroppedTargets(e);
        const auto orphans = takeOrphans();
        if (freed.empty() && orphans.empty())
            return any;
        any = true;
        release(std::move(freed));
        erase(orphans);
    }
}

} // namespace navsmith::model
