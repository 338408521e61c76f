#include "core/systems/source_nav/generation/path_search.h"

#include <algorithm>

namespace navsmith::systems::source_nav::generation {
PathSearch::PathSearch(const AnalysisMesh& mesh)
    : mesh_(mesh), nodes_(mesh.areas.size()), blocked_(mesh.areas.size()), visited_(mesh.areas.size()) {}

void PathSearch::block(AreaIndex area) {
    blocked_[area] = blocking_;
}

void PathSearch::unblockAll() {
    ++blocking_;
}

bool PathSearch::reachable(AreaIndex from, AreaIndex to) {
    // Backwards from the end: what is left around it is small once its exits are blocked.
    ++visit_;
    pending_.assign(1, to);
    visited_[to] = visit_;
    while (!pending_.empty()) {
        const auto area = pending_.back();
        pending_.pop_back();
        for (const auto before : mesh_.cameFrom[area]) {
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

void PathSearch::expand(AreaIndex area, const glm::vec3& goal) {
    const float soFar = nodes_[area].cost;
    for (const auto& passage : mesh_.areas[area].passages) {
        if (isBlocked(passage.to))
            continue;
        const float cost = passage.length + soFar;
        auto& node = nodes_[passage.to];
        if (node.search == search_ && node.cost <= cost)
            continue;
        node.parent = area;
        node.how = passage.how;
        node.cost = cost;
        node.total = cost + distance(mesh_.areas[passage.to].centre, goal);
        node.search = search_;
        node.entry = ++entries_;
        queue_.push_back({node.total, node.entry, passage.to});
        std::push_heap(queue_.begin(), queue_.end());
    }
}

std::vector<PathStep> PathSearch::find(AreaIndex from, AreaIndex to) {
    std::vector<PathStep> path;
    if (from == to)
        return {{from, std::nullopt}};
    if (isBlocked(from) || isBlocked(to) || !reachable(from, to))
        return path;
    ++search_;
    entries_ = 0;
    const glm::vec3 goal = mesh_.areas[to].centre;
    nodes_[from] = {.total = distance(mesh_.areas[from].centre, goal), .entry = ++entries_, .search = search_};
    queue_.assign(1, {nodes_[from].total, entries_, from});
    while (!queue_.empty()) {
        std::pop_heap(queue_.begin(), queue_.end());
        const auto entry = queue_.back();
        queue_.pop_back();
        if (nodes_[entry.area].entry != entry.number)
            continue; // a shorter way has been found since
        nodes_[entry.area].entry = 0;
        if (entry.area == to)
            break;
        expand(entry.area, goal);
    }
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
