#include "core/systems/source_nav/shape/visibility.h"

#include "core/systems/source_nav/mesh/selected_elements.h"

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::uint8_t kBoth = kPotentially | kCompletely;

/// The areas that a list names, by slot: parts of a split are looked up in lists that name all the others.
class Named {
public:
    Named(const Model& m, std::initializer_list<const SeenList*> lists) : named_(m.capacity(kArea)) {
        for (const auto* list : lists) {
            for (const auto& s : *list) {
                if (s.target.isSlot())
                    named_[s.target.slot()] = true;
            }
        }
    }
    bool operator()(Slot target) const { return named_[target]; }

private:
    std::vector<bool> named_;
};

/// Combines the visibility of several areas; keeps unknown bits.
std::uint8_t together(const std::vector<std::uint8_t>& each) {
    std::uint8_t any = 0;
    bool whole = true;
    for (const auto how : each) {
        any = static_cast<std::uint8_t>(any | how);
        whole = whole && (how & kCompletely) != 0;
    }
    if (any == 0 || whole)
        return any;
    return static_cast<std::uint8_t>((any & ~kCompletely) | kPotentially);
}

/// The entry of a list for an area; none if there is none.
std::optional<std::uint8_t> visibilityIn(const SeenList& list, Slot target) {
    const auto it = std::ranges::find_if(list, [&](const Seen& s) { return s.target.pointsTo(target); });
    return it == list.end() ? std::nullopt : std::optional(it->how);
}

/// Replaces the entries for merged areas with one for the whole. `how(a)` is the visibility of one of them.
template <typename F>
SeenList merged(const SeenList& list, const AreaMap& map, F&& how) {
    SeenList out;
    std::vector<Slot> done;
    for (const auto& entry : list) {
        if (!map.changed(entry.target)) {
            out.push_back(entry);
            continue;
        }
        const Slot whole = map.becomes.at(entry.target.slot()).front();
        if (std::ranges::find(done, whole) != done.end())
            continue;
        done.push_back(whole);
        std::vector<std::uint8_t> each;
        for (const Slot a : map.origins.at(whole))
            each.push_back(how(a));
        out.push_back({Ref::to(whole), together(each)});
    }
    return out;
}

using NewLists = std::vector<std::pair<Slot, SeenList>>;

void setAll(Transaction& tx, const NewLists& lists) {
    for (const auto& [a, list] : lists)
        setSeen(tx, a, list);
}

bool namesChanged(const Model& m, Slot a, const AreaMap& map) {
    return std::ranges::any_of(m.list(visible::target, a), [&](Ref r) { return map.changed(r); });
}

/// What a remaining area sees; merged ones use mergedOwn().
SeenList mergedList(const Model& m, Slot a, const AreaMap& map) {
    const auto own = ownSeen(m, a);
    const Ref base = m.get(area::inheritsFrom, a);
    const auto inherited = base.isSlot() ? ownSeen(m, base.slot()) : SeenList();
    return merged(own, map, [&](Slot target) -> std::uint8_t {
        if (const auto how = visibilityIn(own, target))
            return *how;
        return visibilityIn(inherited, target).value_or(std::uint8_t{0});
    });
}

SeenList mergedOwn(const Model& m, Slot whole, const AreaMap& map) {
    std::vector<SeenList> each;
    SeenList all; // each target once, in order of first use
    std::vector<bool> listed(m.capacity(kArea));
    for (const Slot a : map.origins.at(whole)) {
        const auto list = allSeen(m, a);
        each.push_back(
            merged(list, map, [&](Slot target) { return visibilityIn(list, target).value_or(std::uint8_t{0}); }));
        for (const auto& s : each.back()) {
            if (!s.target.isSlot() || s.target.pointsTo(whole) || listed[s.target.slot()])
                continue;
            listed[s.target.slot()] = true;
            all.push_back(s);
        }
    }
    // Indexed by target, since lists have hundreds of entries.
    std::vector<std::vector<std::uint8_t>> how(m.capacity(kArea));
    for (const auto& list : each) {
        for (const auto& s : list) {
            if (s.target.isSlot())
                how[s.target.slot()].push_back(s.how);
        }
    }
    for (auto& s : all) {
        auto& of = how[s.target.slot()];
        of.resize(each.size(), 0); // the others do not see it
        s.how = together(of);
    }
    return all;
}

/// Replaces the entry for a split area with one for each part.
SeenList split(const SeenList& list, const AreaMap& map) {
    SeenList out;
    out.reserve(list.size());
    for (const auto& entry : list) {
        if (!map.changed(entry.target)) {
            out.push_back(entry);
            continue;
        }
        for (const Slot part : map.becomes.at(entry.target.slot()))
            out.push_back({Ref::to(part), entry.how});
    }
    return out;
}

/// Hides parts that an inheriting area would newly see, because the inherited list now contains them.
void hideParts(const Model& m, SeenList& list, Slot base, const AreaMap& map) {
    const auto before = ownSeen(m, base);
    const Named isNamed(m, {&list, &before});
    for (const Slot part : map.becomes.at(base)) {
        if (part != base && !isNamed(part))
            list.push_back({Ref::to(part), 0});
    }
}

} // namespace

SeenList ownSeen(const Model& m, Slot a) {
    const auto targets = m.list(visible::target, a);
    const auto how = m.list(visible::visibility, a);
    SeenList out;
    out.reserve(targets.size());
    for (std::size_t i = 0; i < targets.size(); ++i)
        out.push_back({targets[i], how[i]});
    return out;
}

SeenList allSeen(const Model& m, Slot a) {
    SeenList out;
    std::vector<bool> decided(m.capacity(kArea));
    const auto add = [&](const SeenList& list, bool inherited) {
        for (const auto& entry : list) {
            if (!entry.target.isSlot() || (inherited && decided[entry.target.slot()]))
                continue;
            decided[entry.target.slot()] = true;
            if (entry.how != 0)
                out.push_back(entry);
        }
    };
    add(ownSeen(m, a), false);
    decided[a] = true; // an area always sees itself
    if (const Ref base = m.get(area::inheritsFrom, a); base.isSlot())
        add(ownSeen(m, base.slot()), true);
    return out;
}

void setSeen(Transaction& tx, Slot a, const SeenList& list) {
    if (ownSeen(tx.model(), a) == list)
        return;
    auto entries = model::makeEntries(tx.model().schema().type(kArea).lists[area::kVisible]);
    auto& targets = model::values<Ref>(entries[visible::target.field]);
    auto& how = model::values<std::uint8_t>(entries[visible::visibility.field]);
    for (const auto& s : list) {
        targets.push_back(s.target);
        how.push_back(s.how);
    }
    tx.setList(kArea, area::kVisible, a, entries);
}

void keepInherited(Transaction& tx, const std::vector<bool>& gone) {
    const auto& m = tx.model();
    std::vector<Slot> heirs;
    m.forEachLive(kArea, [&](Slot a) {
        const Ref from = m.get(area::inheritsFrom, a);
        if (!gone[a] && from.isSlot() && gone[from.slot()])
            heirs.push_back(a);
    });
    for (const Slot a : heirs) {
        auto list = allSeen(m, a);
        std::erase_if(list, [&](const Seen& s) { return gone[s.target.slot()]; });
        setSeen(tx, a, list);
    }
}

std::size_t sightAfterSplit(const Model& m, const std::map<Slot, std::size_t>& parts) {
    if (!source::hasVisible(formatOf(m)))
        return 0;
    const auto partsOf = [&](Ref target) {
        const auto it = target.isSlot() ? parts.find(target.slot()) : parts.end();
        return it == parts.end() ? std::size_t{1} : it->second;
    };
    std::size_t stored = 0;
    std::size_t after = 0;
    m.forEachLive(kArea, [&](Slot a) {
        const auto own = m.list(visible::target, a);
        stored += own.size();
        const auto count = partsOf(Ref::to(a));
        std::size_t each = count; // the parts see each other
        if (count > 1) {
            for (const auto& s : allSeen(m, a))
                each += partsOf(s.target);
        } else {
            each = 0;
            for (const Ref target : own)
                each += partsOf(target);
        }
        after += count * each;
    });
    return stored == 0 ? 0 : after;
}

void splitSight(Transaction& tx, const AreaMap& map) {
    const auto& m = tx.model();
    if (!source::hasVisible(formatOf(m)))
        return;
    // If nothing is stored, add nothing: the game takes an empty mesh for "not computed".
    bool stored = false;
    NewLists lists;
    m.forEachLive(kArea, [&](Slot a) {
        stored = stored || m.listRange(kArea, area::kVisible, a).count != 0;
        if (namesChanged(m, a, map))
            lists.emplace_back(a, split(ownSeen(m, a), map));
    });
    setAll(tx, lists);
    if (!stored)
        return;
    lists.clear();
    for (const auto& [before, after] : map.becomes) {
        const Slot whole = before; // clang 14 cannot capture structured bindings
        const auto& parts = after;
        auto wholeList = allSeen(m, whole);
        for (const Slot part : parts) {
            auto list = part == whole ? ownSeen(m, whole) : wholeList;
            std::erase_if(list, [&](const Seen& s) { return part != whole && s.target.pointsTo(part); });
            const Named isNamed(m, {&list});
            for (const Slot other : parts) {
                if (other != part && !isNamed(other))
                    list.push_back({Ref::to(other), kBoth});
            }
            lists.emplace_back(part, std::move(list));
        }
    }
    std::map<Slot, std::size_t> own; // in `lists`
    for (std::size_t i = 0; i < lists.size(); ++i)
        own.emplace(lists[i].first, i);
    m.forEachLive(kArea, [&](Slot a) {
        if (!map.changed(m.get(area::inheritsFrom, a)))
            return;
        const auto it = own.find(a);
        auto& list = it == own.end() ? lists.emplace_back(a, ownSeen(m, a)).second : lists[it->second].second;
        hideParts(m, list, m.get(area::inheritsFrom, a).slot(), map);
    });
    setAll(tx, lists);
}

void mergeSight(Transaction& tx, const AreaMap& map) {
    const auto& m = tx.model();
    if (!source::hasVisible(formatOf(m)))
        return;
    NewLists lists;
    std::vector<Slot> free; // areas that no longer inherit
    m.forEachLive(kArea, [&](Slot a) {
        if (map.changed(a)) {
            if (map.origins.contains(a)) {
                lists.emplace_back(a, mergedOwn(m, a, map));
                free.push_back(a);
            }
        } else if (map.changed(m.get(area::inheritsFrom, a))) {
            const auto list = allSeen(m, a);
            lists.emplace_back(a, merged(list, map, [&](Slot target) {
                                   return visibilityIn(list, target).value_or(std::uint8_t{0});
                               }));
            free.push_back(a);
        } else if (namesChanged(m, a, map)) {
            lists.emplace_back(a, mergedList(m, a, map));
        }
    });
    setAll(tx, lists);
    for (const Slot a : free)
        tx.set(area::inheritsFrom, a, Ref::none());
}

} // namespace navsmith::systems::source_nav
