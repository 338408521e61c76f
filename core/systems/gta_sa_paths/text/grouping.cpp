#include "core/systems/gta_sa_paths/text/grouping.h"

#include "core/systems/shared/disjoint_sets.h"
#include "formats/gta_paths_ipl/path_text.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

using Numbers = std::vector<std::uint32_t>;
using gta_paths_ipl::kNodesInGroup;

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

} // namespace

Grouper::Grouper(const Net& net, std::vector<bool> joints, std::vector<std::uint8_t> kinds)
    : net_(net), joint_(std::move(joints)), apart_(net.edges.size()), dropped_(net.edges.size()),
      kinds_(std::move(kinds)), firstInside_(net.nodes.size(), 0) {
    for (std::uint32_t e = 0; e < net_.edges.size(); ++e) {
        const auto& edge = net_.edges[e];
        if (kinds_[edge.low] != kinds_[edge.high] || !couldBeInside(net_, e))
            joint_[e] = apart_[e] = true;
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

bool Grouper::isTogether(std::uint32_t edge) const {
    return !joint_[edge] || (!apart_[edge] && orderOf(edge) == Order::Lost);
}

/// Groups are what hangs together, and what stands between.
Numbers Grouper::partition(std::vector<Numbers>& groups) {
    DisjointSets parts(net_.nodes.size());
    for (std::uint32_t e = 0; e < net_.edges.size(); ++e) {
        if (isTogether(e))
            parts.unite(net_.edges[e].low, net_.edges[e].high);
    }
    // Nodes of an area stay in order, so the part of a node comes before that of the next one.
    Numbers number(net_.nodes.size(), kNone);
    Numbers partOf(net_.nodes.size());
    std::uint32_t count = 0;
    for (std::uint32_t n = 0; n < net_.nodes.size(); ++n) {
        auto& part = number[parts.root(n)];
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

/// Parts the nodes of a joint if the group has too many lines, or makes a connection a joint; this also if the lines
/// cannot state all connections. False if there is nothing to do.
bool Grouper::split(const Numbers& group) {
    std::size_t lines = group.size();
    Numbers inside;
    Numbers joints; // of nodes of the group
    bool mixed = false;
    for (const auto n : group) {
        mixed = mixed || kinds_[n] != kinds_[group.front()];
        for (const auto e : net_.nodes[n].edges) {
            if (joint_[e])
                lines += dropped_[e] ? 0 : 1;
            if (isTogether(e) && net_.edges[e].low == n)
                (joint_[e] ? joints : inside).push_back(e);
        }
    }
    // A line states one connection.
    DisjointSets parts(group.size());
    const auto place = [&](std::uint32_t n) {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(group, n) - group.begin());
    };
    for (const auto e : inside)
        parts.unite(place(net_.edges[e].low), place(net_.edges[e].high));
    std::vector<std::ptrdiff_t> spare(group.size(), 0);
    for (std::uint32_t i = 0; i < group.size(); ++i)
        ++spare[parts.root(i)];
    for (const auto e : inside)
        --spare[parts.root(place(net_.edges[e].low))];
    const bool tooMany = std::ranges::any_of(spare, [](auto s) { return s < 0; });
    if (lines <= kNodesInGroup && !mixed && !tooMany)
        return false;
    const bool tooLong = lines > kNodesInGroup || mixed;
    const auto& candidates = tooLong && !joints.empty() ? joints : inside;
    if (candidates.empty()) {
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
    std::uint32_t best = candidates.front();
    std::optional<std::tuple<Cost, std::ptrdiff_t>> bestScore;
    for (const auto e : joints)
        parts.unite(place(net_.edges[e].low), place(net_.edges[e].high));
    bool several = false;
    for (std::uint32_t i = 1; i < group.size(); ++i)
        several = several || parts.root(i) != parts.root(0);
    for (const auto e : candidates) {
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
    apart_[best] = tooLong;
    return true;
}

std::vector<NetGroup> Grouper::run() {
    std::vector<Numbers> members;
    Numbers groupOf;
    for (bool changed = true; changed;) {
        groupOf = partition(members);
        changed = false;
        for (const auto& group : members)
            changed = split(group) || changed;
    }
    auto groups = inTextOrder(net_, members, groupOf, joint_, dropped_);
    mergeAlongRoads(groups, kinds_);
    return groups;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
