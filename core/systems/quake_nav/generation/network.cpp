#include "core/systems/quake_nav/generation/network.h"

#include "formats/quake/nav_file.h"

#include <queue>

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

namespace navsmith::systems::quake_nav::generation {

namespace {
constexpr float kFar = std::numeric_limits<float>::infinity();
}

NodeIndex Network::add(const Node& node) {
    nodes_.push_back(node);
    outgoing_.emplace_back();
    length_.push_back(kFar);
    return static_cast<NodeIndex>(nodes_.size() - 1);
}

bool Network::linked(NodeIndex from, NodeIndex to) const {
    return std::ranges::any_of(outgoing_[from], [&](std::uint32_t link) { return links_[link].to == to; });
}

bool Network::link(Link link) {
    const bool isCarried =
        nodes_[link.from].carries && !link.existing && link.kind != LinkKind::Teleport && link.kind != LinkKind::Pusher;
    if (link.from == link.to || isCarried || outgoing_[link.from].size() >= quake::kMaxNodeLinks ||
        linked(link.from, link.to))
        return false;
    if (link.length <= 0)
        link.length = glm::distance(nodes_[link.from].feet, nodes_[link.to].feet);
    outgoing_[link.from].push_back(static_cast<std::uint32_t>(links_.size()));
    links_.push_back(std::move(link));
    return true;
}

std::optional<float> Network::distance(NodeIndex from, NodeIndex to, float limit) const {
    using Entry = std::pair<float, NodeIndex>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    std::optional<float> best;
    length_[from] = 0;
    touched_.push_back(from);
    open.emplace(0.0F, from);
    while (!open.empty()) {
        const auto [length, at] = open.top();
        open.pop();
        if (length > length_[at])
            continue;
        if (at == to) {
            best = length;
            break;
        }
        for (const auto index : outgoing_[at]) {
            const auto& link = links_[index];
            const float next = length + link.length;
            if (next > limit || next >= length_[link.to])
                continue;
            length_[link.to] = next;
            touched_.push_back(link.to);
            open.emplace(next, link.to);
        }
    }
    for (const auto node : touched_)
        length_[node] = kFar;
    touched_.clear();
    return best;
}

std::vector<bool> Network::reached(const std::vector<NodeIndex>& from) const {
    std::vector<bool> reached(nodes_.size(), false);
    auto open = from;
    for (const auto node : open)
        reached[node] = true;
    while (!open.empty()) {
        const auto node = open.back();
        open.pop_back();
        for (const auto index : outgoing_[node]) {
            const auto to = links_[index].to;
            if (!reached[to]) {
                reached[to] = true;
                open.push_back(to);
            }
        }
    }
    return reached;
}

} // namespace navsmith::systems::quake_nav::generation
