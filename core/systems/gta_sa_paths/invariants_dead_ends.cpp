// Dead ends near an edit. A node is a dead end if fewer than two of its links lead to nodes that are not. If that
// leaves a choice, as on a circle, the answer with the fewest dead ends is right. Removing a link can turn nodes into
// dead ends one after another. After adding one, assume that all dead ends leading to it are open, and apply the rule
// again.
//
// The rule is applied to the same nodes as they were before the edit and as they are after it. A node with the same
// result in both keeps what is stored, right or wrong: faults that came with a file are for the checks.
//
// Areas that are not open: a link into one counts as open if its node is stored as no dead end. So the result is right
// for some state of those areas, before as well as after the edit, and never contradicts what is certain. A node whose
// state depends on those areas alone stays as it is.
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/invariant_parts.h"

#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

enum class When : std::uint8_t { Before, After };

class Enforcer {
public:
    Enforcer(Transaction& tx, const GraphEdit& edit) : tx_(tx), m_(tx.model()), edit_(edit), open_(tx.model()) {
        for (std::size_t i = 0; i < edit_.gone.size(); ++i) {
            goneFrom_.emplace(edit_.gone[i].from, i);
            if (edit_.gone[i].to.isSlot())
                goneTo_.emplace(edit_.gone[i].to.slot(), i);
        }
    }

    void run() {
        clearPeds();
        collect();
        if (touched_.empty())
            return;
        solve();
        write();
    }

private:
    using Dead = std::unordered_map<Slot, bool>; ///< of the nodes that were looked at; others are as stored

    [[nodiscard]] bool isVehicle(Slot n, When when) const {
        return (when == When::After ? m_.get(node::group, n) : tx_.before(node::group, n)) == 0;
    }
    [[nodiscard]] bool storedDead(Slot n, When when) const {
        const auto flags = when == When::After ? m_.get(node::flags, n) : tx_.before(node::flags, n);
        return isVehicle(n, when) && (flags & flag::deadEnd) != 0;
    }
    [[nodiscard]] bool isDead(Slot n, When when, const Dead& dead) const {
        const auto at = dead.find(n);
        return at != dead.end() ? at->second : storedDead(n, when);
    }

    /// f(target) for each link of a node.
    template <typename F>
    void forEachWay(Slot n, When when, F&& f) const {
        m_.forEachReferrer(link::owner, n, [&](Slot l) {
            if (when == When::After || !edit_.hasCome(l))
                f(m_.get(link::target, l));
        });
        if (when == When::After)
            return;
        const auto [first, last] = goneFrom_.equal_range(n);
        for (auto at = first; at != last; ++at)
            f(edit_.gone[at->second].to);
    }
    /// f(owner) for each link to a node.
    template <typename F>
    void forEachWayTo(Slot n, When when, F&& f) const {
        m_.forEachReferrer(link::target, n, [&](Slot l) {
            if (when == When::After || !edit_.hasCome(l))
                f(m_.get(link::owner, l).slot());
        });
        if (when == When::After)
            return;
        const auto [first, last] = goneTo_.equal_range(n);
        for (auto at = first; at != last; ++at)
            f(edit_.gone[at->second].from);
    }

    [[nodiscard]] std::size_t ways(Slot n, When when, const Dead& dead) const {
        const bool unseenLives = !storedDead(n, When::Before);
        std::size_t count = 0;
        forEachWay(n, when, [&](Ref to) {
            const bool lives = to.isSlot() ? to.slot() != n && !isDead(to.slot(), when, dead)
                                           : unseenLives && !open_.isMissing(m_, link::target, to);
            count += lives ? 1 : 0;
        });
        return count;
    }

    /// Peds have no dead ends; one that was a vehicle node, or was made like one, may bring the bit along.
    void clearPeds() {
        for (const Slot n : edit_.nodes) {
            const auto flags = m_.get(node::flags, n);
            if (!isVehicle(n, When::After) && (flags & flag::deadEnd) != 0)
                tx_.set(node::flags, n, flags & ~flag::deadEnd);
        }
    }

    void collect() {
        std::set<Slot> all(edit_.nodes.begin(), edit_.nodes.end());
        for (const auto* links : {&edit_.gone, &edit_.come}) {
            for (const auto& ends : *links)
                all.insert(ends.from);
        }
        for (const Slot n : all) {
            if (m_.isLive({kNode, n}) && isVehicle(n, When::After))
                touched_.push_back(n);
        }
        // The dead ends that a way was opened for, or may have been.
        for (const Slot n : touched_) {
            if (edit_.isNew(n) || storedDead(n, When::After))
                addDoubtful(n);
        }
        for (std::size_t next = 0; next != doubtful_.size();) { // grows on the way
            forEachWayTo(doubtful_[next++], When::After, [&](Slot from) {
                if (storedDead(from, When::After))
                    addDoubtful(from);
            });
        }
    }
    void addDoubtful(Slot n) {
        if (isDoubtful_.insert(n).second)
            doubtful_.push_back(n);
    }

    void solve() {
        for (const Slot n : doubtful_)
            after_[n] = false;
        auto work = doubtful_;
        work.insert(work.end(), touched_.begin(), touched_.end());
        while (!work.empty()) {
            const Slot n = work.back();
            work.pop_back();
            if (!isVehicle(n, When::After) || isDead(n, When::After, after_) || ways(n, When::After, after_) >= 2)
                continue;
            after_[n] = true;
            forEachWayTo(n, When::After, [&](Slot from) { work.push_back(from); });
        }
        // The same nodes before the edit. A dead end that is stored as living was one then, too, and so is what hangs
        // on it.
        for (const auto& each : after_) {
            if (edit_.isNew(each.first))
                continue;
            before_[each.first] = false;
            work.push_back(each.first);
        }
        while (!work.empty()) {
            const Slot n = work.back();
            work.pop_back();
            const auto at = before_.find(n);
            if (at == before_.end() || at->second || ways(n, When::Before, before_) >= 2)
                continue;
            at->second = true;
            forEachWayTo(n, When::Before, [&](Slot from) { work.push_back(from); });
        }
    }

    void write() {
        std::set<Slot> looked;
        for (const auto& each : after_)
            looked.insert(each.first);
        for (const Slot n : looked) {
            const bool dead = isDead(n, When::After, after_);
            const auto flags = m_.get(node::flags, n);
            const bool untouched = ((flags ^ tx_.before(node::flags, n)) & flag::deadEnd) == 0;
            if (!edit_.isNew(n) && untouched && dead == isDead(n, When::Before, before_))
                continue;
            tx_.set(node::flags, n, dead ? flags | flag::deadEnd : flags & ~flag::deadEnd);
        }
    }

    Transaction& tx_;
    const model::Model& m_;
    const GraphEdit& edit_;
    OpenAreas open_;
    std::unordered_multimap<Slot, std::size_t> goneFrom_;
    std::unordered_multimap<Slot, std::size_t> goneTo_;
    std::vector<Slot> touched_;  ///< live vehicle nodes whose links came or went
    std::vector<Slot> doubtful_; ///< may live by the edit: taken for living at first
    std::unordered_set<Slot> isDoubtful_;
    Dead before_;
    Dead after_;
};

} // namespace

void enforceDeadEnds(Transaction& tx, const GraphEdit& edit) {
    if (!edit.empty())
        Enforcer(tx, edit).run();
}

} // namespace navsmith::systems::gta_sa_paths
