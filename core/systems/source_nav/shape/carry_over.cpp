#include "core/systems/source_nav/shape/carry_over.h"

#include "core/systems/source_nav/mesh/selected_elements.h"

#include <algorithm>
#include <optional>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Finds the successors of a pair of neighbours.
class Follower {
public:
    Follower(const Model& m, const AreaMap& map) : map_(map) {
        for (const auto& [a, sources] : map.origins) {
            for (const Slot other : linkedTo(m, a)) {
                linked_.emplace(a, other);
                linked_.emplace(other, a);
            }
        }
    }

    using Pair = std::pair<Slot, Slot>;

    /// None unless there is exactly one pair before and after.
    [[nodiscard]] std::optional<Pair> follow(Slot a, Slot b) const {
        if (!map_.changed(a) && !map_.changed(b))
            return Pair(a, b);
        const auto now = pairs(nowOf(a), nowOf(b), linked_);
        if (now.size() != 1 || now.front().first == now.front().second)
            return std::nullopt;
        const auto was = pairs(beforeOf(now.front().first), beforeOf(now.front().second), map_.linkedBefore);
        return was.size() == 1 && was.front() == Pair(a, b) ? std::optional(now.front()) : std::nullopt;
    }
    /// The successor of an area, if there is exactly one.
    [[nodiscard]] std::optional<Slot> follow(Slot a) const {
        const auto now = nowOf(a);
        return now.size() == 1 ? std::optional(now.front()) : std::nullopt;
    }

private:
    using Links = std::set<Pair>;

    [[nodiscard]] static std::vector<Pair> pairs(const std::vector<Slot>& from, const std::vector<Slot>& to,
                                                 const Links& links) {
        std::vector<Pair> out;
        for (const Slot a : from) {
            for (const Slot b : to) {
                if (links.contains({a, b}))
                    out.emplace_back(a, b);
            }
        }
        return out;
    }
    [[nodiscard]] std::vector<Slot> nowOf(Slot a) const {
        const auto it = map_.becomes.find(a);
        return it == map_.becomes.end() ? std::vector{a} : it->second;
    }
    [[nodiscard]] std::vector<Slot> beforeOf(Slot a) const {
        const auto it = map_.origins.find(a);
        return it == map_.origins.end() ? std::vector{a} : it->second;
    }

    const AreaMap& map_;
    Links linked_;
};

struct Approach {
    Ref here;
    Ref previous;
    Ref next;
};

/// An approach record with the current areas; none if they are ambiguous.
std::optional<Approach> followed(const Follower& follower, const AreaMap& map, Approach record) {
    if (!map.changed(record.here) && !map.changed(record.previous) && !map.changed(record.next))
        return record;
    if (!record.here.isSlot())
        return std::nullopt;
    std::optional<Slot> here;
    for (auto* end : {&record.previous, &record.next}) {
        if (end->isNone())
            continue;
        if (!end->isSlot())
            return std::nullopt;
        const auto pair = follower.follow(record.here.slot(), end->slot());
        if (!pair || (here && *here != pair->first))
            return std::nullopt;
        here = pair->first;
        *end = Ref::to(pair->second);
    }
    if (!here)
        here = follower.follow(record.here.slot());
    if (!here)
        return std::nullopt;
    record.here = Ref::to(*here);
    return record;
}

} // namespace

std::vector<Slot> linkedTo(const Model& m, Slot a) {
    std::set<Slot> neighbours;
    const auto add = [&](Ref r) {
        if (r.isSlot() && r.slot() != a)
            neighbours.insert(r.slot());
    };
    m.forEachReferrer(connection::owner, a, [&](Slot c) { add(m.get(connection::target, c)); });
    m.forEachReferrer(connection::target, a, [&](Slot c) { add(m.get(connection::owner, c)); });
    m.forEachLive(kLadder, [&](Slot l) {
        const Ref foot = m.get(ladder::bottom, l);
        for (const auto end : kTopEnds) {
            const Ref top = m.get(end, l);
            if (foot.pointsTo(a))
                add(top);
            else if (top.pointsTo(a))
                add(foot);
        }
    });
    return {neighbours.begin(), neighbours.end()};
}

void followPaths(Transaction& tx, const AreaMap& map, Lost& lost) {
    const auto& m = tx.model();
    const Follower follower(m, map);
    std::vector<Slot> rows;
    m.forEachLive(kEncounterPath, [&](Slot p) {
        if (map.changed(m.get(encounter_path::owner, p)) || map.changed(m.get(encounter_path::from, p)) ||
            map.changed(m.get(encounter_path::to, p)))
            rows.push_back(p);
    });
    std::vector<Slot> gone;
    for (const Slot p : rows) {
        const Ref owner = m.get(encounter_path::owner, p);
        const Ref from = m.get(encounter_path::from, p);
        const Ref to = m.get(encounter_path::to, p);
        std::optional<Follower::Pair> in;
        std::optional<Follower::Pair> out;
        if (owner.isSlot() && from.isSlot() && to.isSlot()) {
            in = follower.follow(owner.slot(), from.slot());
            out = follower.follow(owner.slot(), to.slot());
        }
        if (!in || !out || in->first != out->first) {
            gone.push_back(p);
            continue;
        }
        tx.set(encounter_path::from, p, Ref::to(in->second));
        tx.set(encounter_path::to, p, Ref::to(out->second));
        if (!owner.pointsTo(in->first)) {
            tx.set(encounter_path::owner, p, Ref::to(in->first));
            tx.moveLast({kEncounterPath, p});
        }
    }
    lost.paths += gone.size();
    tx.erase(elements(kEncounterPath, gone));
}

void followApproaches(Transaction& tx, const AreaMap& map, Lost& lost) {
    const auto& m = tx.model();
    const Follower follower(m, map);
    std::vector<Slot> owners;
    m.forEachLive(kArea, [&](Slot a) {
        const auto names = [&](model::ListField<Ref> field) {
            return std::ranges::any_of(m.list(field, a), [&](Ref r) { return map.changed(r); });
        };
        if (m.listRange(kArea, area::kApproaches, a).count != 0 &&
            (map.changed(a) || names(approach::here) || names(approach::previous) || names(approach::next)))
            owners.push_back(a);
    });
    for (const Slot a : owners) {
        const auto all = m.listStore(kArea, area::kApproaches).entries(a);
        auto list = model::makeEntries(m.schema().type(kArea).lists[area::kApproaches]);
        const auto count = model::sizeOf(all.front());
        for (std::size_t i = 0; i < count && !map.changed(a); ++i) {
            const auto now = followed(follower, map,
                                      {model::values<Ref>(all[approach::here.field])[i],
                                       model::values<Ref>(all[approach::previous.field])[i],
                                       model::values<Ref>(all[approach::next.field])[i]});
            if (!now)
                continue;
            model::appendEntries(list, all, i, 1);
            model::values<Ref>(list[approach::here.field]).back() = now->here;
            model::values<Ref>(list[approach::previous.field]).back() = now->previous;
            model::values<Ref>(list[approach::next.field]).back() = now->next;
        }
        lost.approaches += count - model::sizeOf(list.front());
        tx.setList(kArea, area::kApproaches, a, list);
    }
}

} // namespace navsmith::systems::source_nav
