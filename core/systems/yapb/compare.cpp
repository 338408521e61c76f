#include "core/systems/yapb/compare.h"

#include "core/systems/yapb/access.h"
#include "core/systems/yapb/mesh_ground.h"
#include "core/systems/yapb/network.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <string>

namespace navsmith::systems::yapb {

using navsmith::yapb::GraphFile;

namespace {

constexpr float kClose = 64;
constexpr float kAgree = 128; ///< within which two people agree on a place
constexpr float kFloorReach = 200;

Network networkOf(const GraphFile& graph) {
    Network network;
    for (const auto& node : graph.nodes)
        network.add({.feet = node.origin, .flags = node.flags});
    for (std::size_t n = 0; n < graph.nodes.size(); ++n) {
        for (const auto& link : graph.nodes[n].links) {
            const bool exists = link.target >= 0 && static_cast<std::size_t>(link.target) < graph.nodes.size();
            if (!exists)
                continue;
            const auto to = static_cast<std::size_t>(link.target);
            network.links[n].push_back({to, glm::distance(network.nodes[n].feet, network.nodes[to].feet),
                                        (link.flags & kJump) != 0, link.velocity});
        }
    }
    return network;
}

/// Nodes of a network within a distance of a place.
std::vector<std::size_t> nodesNear(const Network& network, const glm::vec3& place, float distance) {
    std::vector<std::size_t> near;
    for (std::size_t i = 0; i < network.nodes.size(); ++i) {
        if (glm::distance(network.nodes[i].feet, place) <= distance)
            near.push_back(i);
    }
    return near;
}

struct Share {
    std::size_t matches = 0;
    std::size_t all = 0;

    [[nodiscard]] double value() const {
        return all == 0 ? 1 : static_cast<double>(matches) / static_cast<double>(all);
    }
};

/// Nodes of one network that have one of the other within a distance.
Share nodesMatched(const Network& of, const Network& in, float distance, std::uint32_t flags = 0) {
    Share share;
    for (const auto& node : of.nodes) {
        if (flags != 0 && (node.flags & flags) == 0)
            continue;
        ++share.all;
        share.matches += std::ranges::any_of(
                             nodesNear(in, node.feet, distance),
                             [&](std::size_t i) { return flags == 0 || (in.nodes[i].flags & node.flags & flags) != 0; })
                             ? 1
                             : 0;
    }
    return share;
}

struct LinkShares {
    Share walks;
    Share jumps;
    std::vector<MissedLink> misses;
};

/// Links of one network whose ends are in the other with a way between them that is not much longer.
LinkShares linksMatched(const Network& of, const Network& in) {
    LinkShares shares;
    std::vector<std::vector<std::size_t>> near;
    for (const auto& node : of.nodes)
        near.push_back(nodesNear(in, node.feet, kAgree));
    std::vector<std::vector<float>> ways(in.nodes.size()); // computed where needed
    constexpr float longest = 1200;                        // of links, which are rarely over 250
    for (std::size_t n = 0; n < of.nodes.size(); ++n) {
        for (const auto& link : of.links[n]) {
            const float limit = 1.5F * std::min(link.length, longest) + 128;
            const bool there = std::ranges::any_of(near[n], [&](std::size_t from) {
                if (ways[from].empty())
                    ways[from] = in.waysFrom(from, 1.5F * longest + 128);
                return std::ranges::any_of(near[link.to], [&](std::size_t to) { return ways[from][to] <= limit; });
            });
            auto& share = link.isJump ? shares.jumps : shares.walks;
            ++share.all;
            share.matches += there ? 1 : 0;
            if (!there)
                shares.misses.push_back({link.isJump ? "jump" : "walk",
                                         near[n].empty() || near[link.to].empty() ? "no node" : "no way",
                                         of.nodes[n].feet, of.nodes[link.to].feet});
        }
    }
    return shares;
}

Share floorNear(const BotGraph& mesh, const Network& network) {
    Share share;
    for (const auto& place : MeshGround(mesh).places()) {
        ++share.all;
        share.matches += nodesNear(network, place + glm::vec3(0, 0, kStandingHeight), kFloorReach).empty() ? 0 : 1;
    }
    return share;
}

} // namespace

FileComparison compareGraphs(const BotGraph& mesh, const GraphFile& output, const GraphFile& reference) {
    const auto ours = networkOf(output);
    const auto people = networkOf(reference);
    auto recall = linksMatched(people, ours);
    const auto precision = linksMatched(ours, people);
    Share allPrecise{precision.walks.matches + precision.jumps.matches, precision.walks.all + precision.jumps.all};
    const auto parts = ours.parts();
    const auto inLargest = static_cast<std::size_t>(std::ranges::count(parts, std::size_t{0}));
    FileComparison result;
    const auto add = [&](std::string_view id, std::string_view title, const Share& share) {
        result.figures.push_back({id, title, share.value()});
    };
    add("floor_200", "floor within 200 of a node", floorNear(mesh, ours));
    add("nodes_recall_128", "their nodes within 128", nodesMatched(people, ours, kAgree));
    add("nodes_recall_64", "their nodes within 64", nodesMatched(people, ours, kClose));
    add("nodes_precision_128", "our nodes within 128", nodesMatched(ours, people, kAgree));
    add("nodes_precision_64", "our nodes within 64", nodesMatched(ours, people, kClose));
    add("links_recall", "their walks", recall.walks);
    add("links_precision", "our links", allPrecise);
    add("jumps_recall", "their jumps", recall.jumps);
    add("tasks", "their goals, rescues and ladders", nodesMatched(people, ours, kAgree, kGoal | kRescue | kLadder));
    add("reached", "nodes in one piece", {inLargest, ours.nodes.size()});
    result.figures.push_back({"nodes", "nodes", static_cast<double>(ours.nodes.size()), false});
    result.figures.push_back({"their_nodes", "their nodes", static_cast<double>(people.nodes.size()), false});
    result.misses = std::move(recall.misses);
    result.sameMap = output.mapSize == reference.mapSize || reference.mapSize == 0;
    return result;
}

} // namespace navsmith::systems::yapb
