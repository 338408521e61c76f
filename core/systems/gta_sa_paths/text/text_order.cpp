#include "core/systems/gta_sa_paths/text/text_order.h"

#include "formats/gta_paths_ipl/path_text.h"

#include <queue>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

using Numbers = std::vector<std::uint32_t>;

/// Puts groups and their joints in order. A joint gets its place among the links when the first group that has it is
/// written; so that must not happen as long as one that comes before it, at either of its ends, has no place and cannot
/// get one now. What may be written stays so until it is: any order of choices leads to the end if one does.
class TextOrder {
public:
    TextOrder(const Net& net, const std::vector<Numbers>& members, const Numbers& groupOf,
              const std::vector<bool>& joint, const std::vector<bool>& dropped)
        : net_(net), members_(members), groupOf_(groupOf), joint_(joint), dropped_(dropped),
          predecessors_(members.size(), 0), successors_(members.size()), placed_(net.edges.size()),
          waiters_(net.edges.size()), done_(members.size()), roadOf_(members.size()) {}

    std::vector<NetGroup> run() {
        orderByAreas();
        for (std::uint32_t g = 0; g < members_.size(); ++g) {
            if (predecessors_[g] == 0)
                open_.emplace(members_[g].front(), g);
        }
        while (groups_.size() < members_.size())
            write(choose());
        return std::move(groups_);
    }

private:
    void orderByAreas() {
        for (std::uint32_t n = 1; n < net_.nodes.size(); ++n) {
            const auto& before = net_.nodes[n - 1];
            const auto& node = net_.nodes[n];
            const auto from = groupOf_[n - 1];
            const auto to = groupOf_[n];
            if (before.ped != node.ped || before.area != node.area || from == to)
                continue;
            successors_[from].push_back(to);
            ++predecessors_[to];
        }
    }

    [[nodiscard]] bool isWritten(std::uint32_t e) const { return joint_[e] && !dropped_[e]; }

    /// A joint that has to be placed before the group is written.
    std::optional<std::uint32_t> blocker(std::uint32_t g) const {
        for (const auto n : members_[g]) {
            for (const auto e : net_.nodes[n].edges) {
                if (!isWritten(e) || placed_[e])
                    continue;
                for (const auto before : net_.nodes[net_.otherEnd(e, n)].edges) {
                    if (before == e)
                        break;
                    if (isWritten(before) && !placed_[before] && groupOf_[net_.edges[before].low] != g &&
                        groupOf_[net_.edges[before].high] != g)
                        return before;
                }
            }
        }
        return std::nullopt;
    }

    /// Vehicles do not wait for pedestrians.
    bool isStuck(std::uint32_t next) const {
        return net_.nodes[members_[next].front()].ped && std::ranges::any_of(waiting_, [&](std::uint32_t g) {
                   return !done_[g] && !net_.nodes[members_[g].front()].ped;
               });
    }

    std::uint32_t choose() {
        // First along the road.
        if (last_ != kNone) {
            for (const auto n : members_[last_]) {
                for (const auto e : net_.nodes[n].edges) {
                    const auto g = groupOf_[net_.otherEnd(e, n)];
                    if (joint_[e] && !done_[g] && predecessors_[g] == 0 && !blocker(g))
                        return g;
                }
            }
        }
        while (!open_.empty()) {
            const auto g = open_.top().second;
            if (isStuck(g))
                break;
            open_.pop();
            if (done_[g])
                continue;
            const auto before = blocker(g);
            if (!before)
                return g;
            waiters_[*before].push_back(g);
            waiting_.push_back(g);
        }
        // No order is right: that of the files.
        std::uint32_t best = kNone;
        std::erase_if(waiting_, [&](std::uint32_t g) { return done_[g]; });
        for (const auto g : waiting_) {
            if (best == kNone || members_[g].front() < members_[best].front())
                best = g;
        }
        return best;
    }

    /// Whether a joint of the next group leads to the last one, or to one before it from which only the joint parts it.
    [[nodiscard]] bool continuesRoad(std::uint32_t joint, std::uint32_t other) const {
        return groupOf_[other] == last_ || (roadOf_[groupOf_[other]] == road_ && couldBeInside(net_, joint));
    }

    void write(std::uint32_t g) {
        done_[g] = true;
        NetGroup group{.nodes = members_[g], .continues = false};
        Numbers waiting;
        for (const auto n : members_[g]) {
            for (const auto e : net_.nodes[n].edges) {
                if (!isWritten(e))
                    continue;
                if (placed_[e]) {
                    group.joints.push_back({e, n});
                    group.continues = group.continues || continuesRoad(e, net_.otherEnd(e, n));
                } else if (std::ranges::find(waiting, e) == waiting.end()) {
                    waiting.push_back(e);
                }
            }
        }
        waiting = inOrder(waiting);
        for (const auto e : waiting) {
            placed_[e] = true;
            for (const auto n : {net_.edges[e].low, net_.edges[e].high}) {
                if (groupOf_[n] == g)
                    group.joints.push_back({e, n});
            }
        }
        for (const auto e : waiting) {
            for (const auto waiter : waiters_[e]) {
                if (!done_[waiter])
                    open_.emplace(members_[waiter].front(), waiter);
            }
            waiters_[e].clear();
        }
        for (const auto next : successors_[g]) {
            if (--predecessors_[next] == 0)
                open_.emplace(members_[next].front(), next);
        }
        if (!group.continues)
            ++road_;
        roadOf_[g] = road_;
        last_ = g;
        groups_.push_back(std::move(group));
    }

    /// Joints that wait in one group, so that at each node they have the order of its links.
    Numbers inOrder(const Numbers& joints) const {
        const auto placeOf = [&](std::uint32_t e) {
            return static_cast<std::size_t>(std::ranges::find(joints, e) - joints.begin());
        };
        std::vector<std::pair<std::size_t, std::size_t>> pairs;
        for (const auto e : joints) {
            for (const auto n : {net_.edges[e].low, net_.edges[e].high}) {
                std::optional<std::size_t> before;
                for (const auto other : net_.nodes[n].edges) {
                    const auto at = placeOf(other);
                    if (at == joints.size())
                        continue;
                    if (before)
                        pairs.emplace_back(*before, at);
                    before = at;
                }
            }
        }
        Numbers sorted;
        std::vector<bool> taken(joints.size());
        while (sorted.size() < joints.size()) {
            std::size_t best = joints.size();
            for (std::size_t i = 0; i < joints.size(); ++i) {
                if (taken[i])
                    continue;
                if (best == joints.size())
                    best = i; // if there is no right order
                if (std::ranges::none_of(pairs, [&](const auto& p) { return p.second == i && !taken[p.first]; })) {
                    best = i;
                    break;
                }
            }
            taken[best] = true;
            sorted.push_back(joints[best]);
        }
        return sorted;
    }

    using Candidate = std::pair<std::uint32_t, std::uint32_t>; ///< first node, group

    const Net& net_;
    const std::vector<Numbers>& members_;
    const Numbers& groupOf_;
    const std::vector<bool>& joint_;
    const std::vector<bool>& dropped_;
    Numbers predecessors_;
    std::vector<Numbers> successors_;
    std::vector<bool> placed_; ///< by edge
    std::vector<Numbers> waiters_;
    std::vector<bool> done_;
    Numbers waiting_;
    std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> open_;
    std::uint32_t last_ = kNone;
    std::uint32_t road_ = 0;
    Numbers roadOf_; ///< by group; 0: not written
    std::vector<NetGroup> groups_;
};

std::size_t linesOf(const NetGroup& group) {
    return group.nodes.size() + group.joints.size();
}

} // namespace

std::vector<NetGroup> inTextOrder(const Net& net, const std::vector<Numbers>& members, const Numbers& groupOf,
                                  const std::vector<bool>& joint, const std::vector<bool>& dropped) {
    return TextOrder(net, members, groupOf, joint, dropped).run();
}

void mergeAlongRoads(std::vector<NetGroup>& groups, const std::vector<std::uint8_t>& kinds) {
    std::vector<NetGroup> merged;
    std::size_t lines = 0; // of the last one
    for (auto& group : groups) {
        const auto more = linesOf(group);
        const bool fits = group.continues && lines + more <= gta_paths_ipl::kNodesInGroup &&
                          kinds[merged.back().nodes.front()] == kinds[group.nodes.front()];
        lines = fits ? lines + more : more;
        if (!fits) {
            merged.push_back(std::move(group));
            continue;
        }
        auto& last = merged.back();
        last.nodes.insert(last.nodes.end(), group.nodes.begin(), group.nodes.end());
        last.joints.insert(last.joints.end(), group.joints.begin(), group.joints.end());
    }
    groups = std::move(merged);
}

} // namespace navsmith::systems::gta_sa_paths::compiler
