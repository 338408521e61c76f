#include "core/systems/source_nav/generation/path_search.h"

#include <algorithm>

namespace navsmith::systems::source_nav::generation {
PathSearch::PathSearch(const PassageGraph& graph)
    : graph_(graph), nodes_(graph.size()), blocked_(graph.size()), visited_(graph.size()) {}

void PathSearch::block(AreaIndex area) {
    blocked_[area] = blocking_;
}

void PathSearch::unblockAll() {
    ++blocking_;
}

bool PathSearch::leads(AreaIndex from, AreaIndex to) {
    if (from == to)
        return true;
    if (isBlocked(from) || isBlocked(to))
        return false;
    // Backwards from the end: what is left around it is small once its exits are blocked.
    ++visit_;
    pending_.assign(1, to);
    visited_[to] = visit_;
    while (!pending_.empty()) {
        const auto area = pending_.back();
        pending_.pop_back();
        for (const auto& [before, length] : graph_.into(area)) {
            if (before == from)
                return true;
            if (visited_[before] == visit_ || isBlocked(before))
                continue;
            visited_[before] = visit_;
            pending_.push_back(before);
        }
    }
    return false;
}

float PathSearch::toGoal(AreaIndex area) {
    float& length = toGoal_[area];
    if (length < 0)
        length = distance(graph_.centre(area), graph_.centre(goal_));
    return length;
}

void PathSearch::expand(AreaIndex area) {
    const float soFar = nodes_[area].cost;
    for (const auto& passage : graph_.from(area)) {
        if (isBlocked(passage.to))
            continue;
        const float cost = passage.length + soFar;
        auto& node = nodes_[passage.to];
        if (node.search == search_ && node.cost <= cost)
            continue;
        node.parent = area;
        node.how = passage.how;
        node.cost = cost;
        node.search = search_;
        node.entry = ++entries_;
        queue_.emplace_back(cost + toGoal(passage.to), node.entry, passage.to);
        std::push_heap(queue_.begin(), queue_.end());
    }
}

std::vector<PathStep> PathSearch::find(AreaIndex from, AreaIndex to) {
    std::vector<PathStep> path;
    if (from == to)
        return {{from, std::nullopt}};
    if (isBlocked(from) || isBlocked(to))
        return path;
    ++search_;
    entries_ = 0;
    if (goal_ != to)
        toGoal_.assign(graph_.size(), -1.0F);
    goal_ = to;
    nodes_[from] = {.entry = ++entries_, .search = search_};
    queue_.assign(1, {toGoal(from), entries_, from});
    bool arrived = false;
    while (!queue_.empty() && !arrived) {
        std::pop_heap(queue_.begin(), queue_.end());
        const auto entry = queue_.back();
        queue_.pop_back();
        if (nodes_[entry.area].entry != entry.number())
            continue; // a shorter way has been found since
        nodes_[entry.area].entry = 0;
        arrived = entry.area == to;
        if (!arrived)
            expand(entry.area);
    }
    if (!arrived)
        return path;
    for (AreaIndex area = to;; area = nodes_[area].parent) {
        if (area == from || nodes_[area].parent == kNoArea) {
            path.push_back({area, std::nullopt});
            break;
        }
        path.push_back({area, nodes_[area].how});
    }
    std::ranges::reverse(path);
    return path;
}

} // namespace navsmith::systems::source_nav::generation
