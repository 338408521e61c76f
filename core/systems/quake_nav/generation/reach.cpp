#include "core/systems/quake_nav/generation/reach.h"

#include "core/systems/quake_nav/brush_match.h"
#include "core/systems/quake_nav/generation/regions.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace navsmith::systems::quake_nav::generation {

namespace {

/// A player at a node this far from an entity touches its box or is about to.
constexpr float kTouch = 64;
constexpr float kTouchHeight = 48;

std::vector<NodeIndex> nodesAt(const Network& network, const glm::vec3& feet) {
    std::vector<NodeIndex> matches;
    const auto& nodes = network.nodes();
    for (NodeIndex i = 0; i < nodes.size(); ++i)
        if (glm::distance(glm::vec2(nodes[i].feet), glm::vec2(feet)) <= kTouch &&
            std::abs(nodes[i].feet.z - feet.z) <= kTouchHeight)
            matches.push_back(i);
    return matches;
}

std::string placeText(const glm::vec3& at) {
    return texts::format("at {:.0f} {:.0f} {:.0f}", at.x, at.y, at.z);
}

struct Start {
    const Goal* goal = nullptr;
    std::vector<bool> reached; ///< nodes
};

bool reaches(const std::vector<bool>& reached, const std::vector<NodeIndex>& nodes) {
    return std::ranges::any_of(nodes, [&](NodeIndex node) { return reached[node]; });
}

/// How far the nearest place is that players reach from some start: what a jump would have to do.
std::string gapText(const Network& network, const std::vector<Start>& starts, const std::vector<NodeIndex>& nodes) {
    const auto& all = network.nodes();
    float nearest = std::numeric_limits<float>::infinity();
    glm::vec3 apart(0.0F);
    for (NodeIndex i = 0; i < all.size(); ++i) {
        if (std::ranges::none_of(starts, [&](const Start& start) { return start.reached[i]; }))
            continue;
        for (const auto node : nodes)
            if (const float distance = glm::distance(all[i].feet, all[node].feet); distance < nearest) {
                nearest = distance;
                apart = all[node].feet - all[i].feet;
            }
    }
    if (!std::isfinite(nearest))
        return {};
    const float away = glm::length(glm::vec2(apart));
    return apart.z < 0
               ? texts::format("the nearest node that is reached is {:.0f} away and {:.0f} higher", away, -apart.z)
               : texts::format("the nearest node that is reached is {:.0f} away and {:.0f} lower", away, apart.z);
}

/// Nodes from which links lead to some, these included.
std::vector<NodeIndex> leadingTo(const Network& network, std::vector<NodeIndex> nodes) {
    std::vector<std::vector<NodeIndex>> incoming(network.nodes().size());
    for (const auto& link : network.links())
        incoming[link.to].push_back(link.from);
    std::vector<bool> leads(network.nodes().size(), false);
    for (const auto node : nodes)
        leads[node] = true;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        for (const auto from : incoming[nodes[i]])
            if (!leads[from]) {
                leads[from] = true;
                nodes.push_back(from);
            }
    return nodes;
}

/// Where a rocket jump would lead there: straight up from a place that is reached, and over. Bots of the re-releases
/// make none by themselves, so it is left to people.
std::string rocketText(const Terrain& terrain, const Network& network, const std::vector<Start>& starts,
                       const std::vector<NodeIndex>& nodes) {
    // As in 288 rocket jumps of KTX, of which the highest is 298.
    constexpr float highest = 300;
    constexpr float farthest = 300;
    constexpr float over = 8;
    const auto& all = network.nodes();
    const auto targets = leadingTo(network, nodes);
    const Node* best = nullptr;
    glm::vec3 by(0.0F);
    for (NodeIndex i = 0; i < all.size(); ++i) {
        if (std::ranges::none_of(starts, [&](const Start& start) { return start.reached[i]; }))
            continue;
        for (const auto node : targets) {
            const auto apart = all[node].feet - all[i].feet;
            if (apart.z < 0 || apart.z > highest || glm::length(glm::vec2(apart)) > farthest ||
                (best != nullptr && glm::length(apart) >= glm::length(by)))
                continue;
            const auto top = all[i].feet + glm::vec3(0, 0, apart.z + over);
            if (terrain.move(all[i].feet, top).hit() || terrain.move(top, all[node].feet + glm::vec3(0, 0, over)).hit())
                continue;
            best = &all[i];
            by = apart;
        }
    }
    if (best == nullptr)
        return {};
    return "; " + texts::format("a rocket jump would lead there {}: {:.0f} up and {:.0f} across",
                                texts::format("from {:.0f} {:.0f} {:.0f}", best->feet.x, best->feet.y, best->feet.z),
                                by.z, glm::length(glm::vec2(by)));
}

} // namespace

Reach reachOf(const Terrain& terrain, const std::vector<Goal>& goals, const Network& network) {
    Reach reach;
    std::vector<Start> starts;
    const auto report = [&](const Goal& goal, std::string text) {
        reach.unreached.push_back(
            {"unreached", nameOfEntity(terrain.map, goal.entity), placeText(goal.feet) + ": " + std::move(text)});
    };
    for (const auto& goal : goals) {
        if (goal.kind != GoalKind::Start)
            continue;
        const auto nodes = nodesAt(network, goal.feet);
        if (nodes.empty())
            report(goal, texts::format("no node is near"));
        else
            starts.push_back({&goal, network.reached(nodes)});
    }
    reach.starts = starts.size();
    std::size_t itemsReached = 0;
    std::size_t startsReached = 0;
    for (const auto& goal : goals) {
        if (goal.kind == GoalKind::Destination || goal.kind == GoalKind::Button)
            continue;
        reach.items += goal.kind == GoalKind::Item ? 1 : 0;
        const auto nodes = nodesAt(network, goal.feet);
        if (nodes.empty()) {
            if (goal.kind == GoalKind::Item)
                report(goal,
                       goal.placed ? texts::format("no node is near") : texts::format("a player does not fit there"));
            continue;
        }
        std::size_t from = 0;
        for (const auto& start : starts)
            from += reaches(start.reached, nodes) ? 1 : 0;
        (goal.kind == GoalKind::Item ? itemsReached : startsReached) += from;
        if (from == starts.size() && from != 0)
            ++(goal.kind == GoalKind::Item ? reach.itemsReached : reach.startsReached);
        else if (from == 0)
            report(goal, texts::format("no way leads there from any start") + "; " + gapText(network, starts, nodes) +
                             rocketText(terrain, network, starts, nodes));
        else
            report(goal, texts::format("no way leads there from {} of {} starts", starts.size() - from, starts.size()));
    }
    const auto share = [](std::size_t part, std::size_t of) {
        return of == 0 ? 1.0 : static_cast<double>(part) / static_cast<double>(of);
    };
    reach.itemsPerStart = share(itemsReached, reach.items * starts.size());
    // Each start reaches itself.
    const auto others = starts.size() * (starts.size() - std::min<std::size_t>(starts.size(), 1));
    reach.startsPerStart = share(startsReached - std::min(startsReached, starts.size()), others);
    return reach;
}

} // namespace navsmith::systems::quake_nav::generation
