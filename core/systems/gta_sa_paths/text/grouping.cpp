#include "core/systems/gta_sa_paths/text/grouping.h"

#include "formats/gta_paths_ipl/path_text.h"

#include <queue>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

using Numbers = std::vector<std::uint32_t>;
using gta_paths_ipl::kNodesInGroup;

class UnionFind {
public:
    explicit UnionFind(std::size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0U); }

    std::uint32_t find(std::uint32_t i) {
        while (parent_[i] != i) {
            parent_[i] = parent_[parent_[i]];
            i = parent_[i];
        }
        return i;
    }
    void join(std::uint32_t a, std::uint32_t b) { parent_[find(a)] = find(b); }

private:
    Numbers parent_;
};

/// Strongly connected parts of a graph, by Tarjan without recursion. `next` holds the targets of node i from first[i].
Numbers strongParts(const Numbers& first, const Numbers& next) {
    const auto count = first.size() - 1;
    Numbers part(count, kNone);
    Numbers index(count, kNone);
    Numbers low(count, 0);
    Numbers stack;
    std::vector<bool> onStack(count);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> calls; // node, next target
    std::uint32_t counter = 0;
    std::uint32_t parts = 0;
    for (std::uint32_t root = 0; root < count; ++root) {
        if (index[root] != kNone)
            continue;
        calls.emplace_back(root, first[root]);
        while (!calls.empty()) {
            auto& [n, at] = calls.back();
            if (index[n] == kNone) {
                index[n] = low[n] = counter++;
                stack.push_back(n);
                onStack[n] = true;
            }
            if (at < first[n + 1]) {
                const auto target = next[at++];
                if (index[target] == kNone)
                    calls.emplace_back(target, first[target]);
                else if (onStack[target])
                    low[n] = std::min(low[n], index[target]);
                continue;
            }
            if (low[n] == index[n]) {
                for (std::uint32_t member = kNone; member != n;) {
                    member = stack.back();
                    stack.pop_back();
                    onStack[member] = false;
                    part[member] = parts;
                }
                ++parts;
            }
            const auto done = n;
            calls.pop_back();
            if (!calls.empty())
                low[calls.back().first] = std::min(low[calls.back().first], low[done]);
        }
    }
    return part;
}

/// Puts groups and their joints in order. A joint gets its place among the links when the first group that has it is
/// written; so that must not happen as long as one that comes before it, at either of its ends, has no place and cannot
/// get one now. What may be written stays so until it is: any order of choices leads to the end if one does.
class TextOrder {
public:
    TextOrder(const Net& net, const std::vector<Numbers>& members, const Numbers& groupOf,
              const std::function<bool(std::uint32_t)>& isWritten, const std::vector<bool>& joint)
        : net_(net), members_(members), groupOf_(groupOf), isWritten_(isWritten), joint_(joint),
          predecessors_(members.size(), 0), successors_(members.size()), placed_(net.edges.size()),
          waiters_(net.edges.size()), done_(members.size()) {}

    std::vector<NetGroup> run(Numbers& textPlace) {
        orderByAreas();
        for (std::uint32_t g = 0; g < members_.size(); ++g) {
            if (predecessors_[g] == 0)
                open_.emplace(members_[g].front(), g);
        }
        textPlace.assign(members_.size(), kNone);
        while (groups_.size() < members_.size()) {
            const auto g = choose();
            textPlace[g] = static_cast<std::uint32_t>(groups_.size());
            write(g);
        }
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

    /// A joint that has to be placed before the group is written.
    std::optional<std::uint32_t> blocker(std::uint32_t g) const {
        for (const auto n : members_[g]) {
            for (const auto e : net_.nodes[n].edges) {
                if (!joint_[e] || placed_[e] || !isWritten_(e))
                    continue;
                for (const auto before : net_.nodes[net_.otherEnd(e, n)].edges) {
                    if (before == e)
                        break;
                    if (joint_[before] && !placed_[before] && isWritten_(before) &&
                        groupOf_[net_.edges[before].low] != g && groupOf_[net_.edges[before].high] != g)
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

    void write(std::uint32_t g) {
        done_[g] = true;
        NetGroup group{.nodes = members_[g], .continues = false};
        Numbers waiting;
        for (const auto n : members_[g]) {
            for (const auto e : net_.nodes[n].edges) {
                if (!joint_[e] || !isWritten_(e))
                    continue;
                if (placed_[e]) {
                    group.arriving.push_back(e);
                    const auto other = groupOf_[net_.otherEnd(e, n)];
                    group.continues = group.continues || other == last_;
                } else if (std::ranges::find(waiting, e) == waiting.end()) {
                    waiting.push_back(e);
                }
            }
        }
        group.waiting = inOrder(waiting);
        for (const auto e : group.waiting)
            placed_[e] = true;
        for (const auto e : group.waiting) {
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
    const std::function<bool(std::uint32_t)>& isWritten_;
    const std::vector<bool>& joint_;
    Numbers predecessors_;
    std::vector<Numbers> successors_;
    std::vector<bool> placed_; ///< by edge
    std::vector<Numbers> waiters_;
    std::vector<bool> done_;
    Numbers waiting_;
    std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> open_;
    std::uint32_t last_ = kNone;
    std::vector<NetGroup> groups_;
};

} // namespace

Grouper::Grouper(const Net& net, std::vector<bool> joints, std::vector<std::uint8_t> kinds)
    : net_(net), joint_(std::move(joints)), dropped_(net.edges.size()), kinds_(std::move(kinds)),
      firstInside_(net.nodes.size(), 0) {
    for (std::uint32_t e = 0; e < net_.edges.size(); ++e) {
        const auto& edge = net_.edges[e];
        const auto& low = net_.nodes[edge.low];
        const auto& high = net_.nodes[edge.high];
        if (kinds_[edge.low] != kinds_[edge.high] ||
            (low.area == high.area && edge.high - edge.low >= static_cast<std::uint32_t>(kNodesInGroup)))
            joint_[e] = true;
    }
    for (std::uint32_t n = 0; n < net_.nodes.size(); ++n)
        unsettled_.push_back(n);
    settleAll();
}

/// Links inside the group are the last ones, by their targets.
void Grouper::settle(std::uint32_t node) {
    const auto& edges = net_.nodes[node].edges;
    auto first = edges.size();
    while (first > 0 && !joint_[edges[first - 1]] &&
           (first == edges.size() || net_.otherEnd(edges[first - 1], node) < net_.otherEnd(edges[first], node)))
        --first;
    firstInside_[node] = static_cast<std::uint32_t>(first);
    for (std::size_t i = 0; i < first; ++i) {
        if (joint_[edges[i]])
            continue;
        joint_[edges[i]] = true;
        unsettled_.push_back(net_.otherEnd(edges[i], node));
    }
}

void Grouper::settleAll() {
    while (!unsettled_.empty()) {
        const auto node = unsettled_.back();
        unsettled_.pop_back();
        settle(node);
    }
}

void Grouper::makeJoint(std::uint32_t edge) {
    if (joint_[edge])
        return;
    joint_[edge] = true;
    unsettled_ = {net_.edges[edge].low, net_.edges[edge].high};
    settleAll();
}

Grouper::Cost Grouper::costOf(std::uint32_t edge) const {
    Numbers joints{edge};
    Cost cost;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const auto order = orderOf(joints[i]);
        cost.lost += order == Order::Lost ? 1 : 0;
        cost.unknown += order == Order::Unknown ? 1 : 0;
        for (const auto n : {net_.edges[joints[i]].low, net_.edges[joints[i]].high}) {
            const auto& edges = net_.nodes[n].edges;
            for (std::size_t slot = firstInside_[n]; slot < edges.size() && edges[slot] != joints[i]; ++slot) {
                if (std::ranges::find(joints, edges[slot]) == joints.end())
                    joints.push_back(edges[slot]);
            }
        }
    }
    cost.more = joints.size() - 1;
    return cost;
}

Grouper::Order Grouper::orderOf(std::uint32_t edge) const {
    const auto [low, high] = std::pair(net_.edges[edge].low, net_.edges[edge].high);
    const auto area = net_.nodes[low].area;
    if (area != net_.nodes[high].area) // nothing is known of the order of areas
        return net_.nodes[low].edges.front() == edge && net_.nodes[high].edges.front() == edge ? Order::Kept
                                                                                               : Order::Unknown;
    auto order = Order::Kept;
    for (const auto before : net_.nodes[high].edges) {
        if (before == edge)
            break;
        const auto other = net_.otherEnd(before, high);
        if (net_.nodes[other].area != area)
            order = Order::Unknown;
        else if (other > low)
            return Order::Lost;
    }
    return order;
}

/// Groups are what hangs together, and what stands between.
Numbers Grouper::partition(std::vector<Numbers>& groups) {
    UnionFind parts(net_.nodes.size());
    for (std::uint32_t e = 0; e < net_.edges.size(); ++e) {
        if (!joint_[e])
            parts.join(net_.edges[e].low, net_.edges[e].high);
    }
    // Nodes of an area stay in order, so the part of a node comes before that of the next one.
    Numbers number(net_.nodes.size(), kNone);
    Numbers partOf(net_.nodes.size());
    std::uint32_t count = 0;
    for (std::uint32_t n = 0; n < net_.nodes.size(); ++n) {
        auto& part = number[parts.find(n)];
        if (part == kNone)
            part = count++;
        partOf[n] = part;
    }
    const auto follows = [&](std::uint32_t n) {
        return n > 0 && net_.nodes[n].ped == net_.nodes[n - 1].ped && net_.nodes[n].area == net_.nodes[n - 1].area &&
               partOf[n] != partOf[n - 1];
    };
    Numbers first(count + 1, 0);
    for (std::uint32_t n = 0; n < net_.nodes.size(); ++n) {
        if (follows(n))
            ++first[partOf[n - 1] + 1];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    Numbers next(first.back());
    auto at = first;
    for (std::uint32_t n = 0; n < net_.nodes.size(); ++n) {
        if (follows(n))
            next[at[partOf[n - 1]]++] = partOf[n];
    }
    const auto strong = strongParts(first, next);
    groups.assign(strong.empty() ? 0 : *std::ranges::max_element(strong) + 1U, {});
    Numbers groupOf(net_.nodes.size());
    for (std::uint32_t n = 0; n < net_.nodes.size(); ++n) {
        groupOf[n] = strong[partOf[n]];
        groups[groupOf[n]].push_back(n);
    }
    return groupOf;
}

/// Makes a connection a joint if the group has too many lines, or connections that its lines cannot state. False if
/// there is nothing to do.
bool Grouper::split(const Numbers& group) {
    std::size_t lines = group.size();
    Numbers inside;
    bool mixed = false;
    for (const auto n : group) {
        mixed = mixed || kinds_[n] != kinds_[group.front()];
        for (const auto e : net_.nodes[n].edges) {
            if (joint_[e])
                lines += dropped_[e] ? 0 : 1;
            else if (net_.edges[e].low == n)
                inside.push_back(e);
        }
    }
    // A line states one connection.
    UnionFind parts(group.size());
    const auto place = [&](std::uint32_t n) {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(group, n) - group.begin());
    };
    for (const auto e : inside)
        parts.join(place(net_.edges[e].low), place(net_.edges[e].high));
    std::vector<std::ptrdiff_t> spare(group.size(), 0);
    for (std::uint32_t i = 0; i < group.size(); ++i)
        ++spare[parts.find(i)];
    for (const auto e : inside)
        --spare[parts.find(place(net_.edges[e].low))];
    const bool tooMany = std::ranges::any_of(spare, [](auto s) { return s < 0; });
    if (lines <= kNodesInGroup && !mixed && !tooMany)
        return false;
    if (inside.empty()) {
        // One node with more connections than lines, or nodes that cannot be told apart: the last ones are left out.
        const auto& edges = net_.nodes[group.front()].edges;
        const auto last = std::find_if(edges.rbegin(), edges.rend(), [&](auto e) { return !dropped_[e]; });
        if (last == edges.rend() || group.size() != 1)
            return false;
        dropped_[*last] = true;
        return true;
    }
    // Of those that cost least the one in the middle; if the group is one because parts of it stand
    // between others, the one that reaches farthest.
    std::uint32_t best = inside.front();
    std::optional<std::tuple<Cost, std::ptrdiff_t>> bestScore;
    bool several = false;
    for (std::uint32_t i = 1; i < group.size(); ++i)
        several = several || parts.find(i) != parts.find(0);
    for (const auto e : inside) {
        const auto low = static_cast<std::ptrdiff_t>(place(net_.edges[e].low));
        const auto high = static_cast<std::ptrdiff_t>(place(net_.edges[e].high));
        const auto fromMiddle = std::abs(low + high + 1 - std::ssize(group));
        const auto score = std::tuple(costOf(e), several ? low - high : fromMiddle);
        if (!bestScore || score < *bestScore) {
            bestScore = score;
            best = e;
        }
    }
    makeJoint(best);
    return true;
}

Grouping Grouper::run() {
    std::vector<Numbers> members;
    Numbers groupOf;
    for (bool changed = true; changed;) {
        groupOf = partition(members);
        changed = false;
        for (const auto& group : members)
            changed = split(group) || changed;
    }
    Numbers textPlace;
    const std::function<bool(std::uint32_t)> isWritten = [&](std::uint32_t e) { return !dropped_[e]; };
    Grouping grouping;
    grouping.groups = TextOrder(net_, members, groupOf, isWritten, joint_).run(textPlace);
    grouping.groupOf.resize(groupOf.size());
    for (std::size_t n = 0; n < groupOf.size(); ++n)
        grouping.groupOf[n] = textPlace[groupOf[n]];
    return grouping;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
