#include "core/systems/source_ain/generation/neighbours.h"

#include "core/systems/source_ain/generation/hulls.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <map>
#include <tuple>

namespace navsmith::systems::source_ain::generation {

namespace {

using source::AinNode;

/// A candidate for a node, as seen from there.
struct Candidate {
    std::uint32_t node = 0;
    glm::vec3 direction{0.0F};
    float distance = 0;
    bool stays = true;
};

bool isClimb(const AinNode& node) {
    return node.type == node_type::kClimb;
}

/// Whether two nodes belong to one end of a ladder: a node and its exits are at one place.
bool isOneMount(const AinNode& a, const AinNode& b) {
    return isClimb(a) && isClimb(b) && a.position == b.position;
}

class Redundancy {
public:
    Redundancy(const std::vector<AinNode>& nodes, const std::vector<bool>& isStrider)
        : nodes_(nodes), isStrider_(isStrider) {}

    /// Drops the farther one of each two candidates in about the same direction. The order of the comparisons is the
    /// builder's; one that is dropped meanwhile still drops those after it.
    [[nodiscard]] std::vector<std::uint32_t> row(std::size_t node, std::span<const std::uint32_t> candidates) const {
        std::vector<Candidate> all;
        for (const auto each : candidates)
            all.push_back(seenFrom(nodes_[node], each));
        for (auto& checked : all) {
            if (!checked.stays)
                continue;
            for (auto& other : all) {
                if (&other != &checked && other.stays && areCompared(node, checked.node, other.node))
                    compare(checked, other);
            }
        }
        std::vector<std::uint32_t> row;
        for (const auto& each : all) {
            if (each.stays)
                row.push_back(each.node);
        }
        return row;
    }

private:
    [[nodiscard]] Candidate seenFrom(const AinNode& node, std::uint32_t other) const {
        constexpr float kNotZero = 1.19209290e-07F;
        const auto& to = nodes_[other].position;
        const glm::vec3 way(to.x - node.position.x, to.y - node.position.y, to.z - node.position.z);
        const float distance = glm::length(way);
        return {other, way * (1.0F / (distance + kNotZero)), distance};
    }

    [[nodiscard]] bool areCompared(std::size_t node, std::size_t a, std::size_t b) const {
        const auto& self = nodes_[node];
        const auto& first = nodes_[a];
        const auto& second = nodes_[b];
        if ((first.type == node_type::kAir) != (second.type == node_type::kAir))
            return false;
        if (isClimb(self) && (isClimb(first) || isClimb(second)))
            return false;
        if (isOneMount(first, second))
            return false;
        return !isStrider_[node] || isStrider_[a] == isStrider_[b];
    }

    static void compare(Candidate& checked, Candidate& other) {
        constexpr float kSameDirection = 0.92388F; // 22.5 degrees
        if (glm::dot(checked.direction, other.direction) < kSameDirection)
            return;
        (other.distance < checked.distance ? checked : other).stays = false;
    }

    const std::vector<AinNode>& nodes_;
    const std::vector<bool>& isStrider_;
};

/// Nodes at each place, ascending.
std::map<std::tuple<float, float, float>, std::vector<std::uint32_t>> byPlace(const std::vector<AinNode>& nodes) {
    std::map<std::tuple<float, float, float>, std::vector<std::uint32_t>> places;
    for (std::uint32_t i = 0; i < nodes.size(); ++i)
        places[{nodes[i].position.x, nodes[i].position.y, nodes[i].position.z}].push_back(i);
    return places;
}

} // namespace

Neighbours::Neighbours(std::vector<AinNode>& nodes, std::span<const std::vector<std::uint32_t>> visible,
                       const std::vector<bool>& isStrider)
    : rows_(nodes.size()) {
    const Redundancy redundancy(nodes, isStrider);
    const auto places = byPlace(nodes);
    std::vector<std::vector<std::uint32_t>> wantedBefore(nodes.size()); // by those of a lower number
    for (std::uint32_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].type == node_type::kDeleted)
            continue;
        const auto& position = nodes[i].position;
        for (const auto other : places.at({position.x, position.y, position.z})) {
            if (other != i && !isClimb(nodes[other]))
                nodes[other].type = node_type::kDeleted;
        }
        auto candidates = wantedBefore[i];
        candidates.insert(candidates.end(), visible[i].begin(), visible[i].end());
        std::erase_if(candidates, [&](std::uint32_t other) { return nodes[other].type == node_type::kDeleted; });
        rows_[i] = redundancy.row(i, candidates);
        for (const auto other : rows_[i]) {
            if (other > i)
                wantedBefore[other].push_back(i);
        }
    }
}

bool Neighbours::has(std::size_t node, std::size_t other) const {
    return std::ranges::binary_search(rows_[node], static_cast<std::uint32_t>(other));
}

void Neighbours::force(std::size_t a, std::size_t b) {
    if (a == b || a >= rows_.size() || b >= rows_.size())
        return;
    for (const auto& [node, other] : {std::pair(a, b), std::pair(b, a)}) {
        auto& row = rows_[node];
        const auto value = static_cast<std::uint32_t>(other);
        const auto at = std::ranges::lower_bound(row, value);
        if (at == row.end() || *at != value)
            row.insert(at, value);
    }
}

} // namespace navsmith::systems::source_ain::generation
