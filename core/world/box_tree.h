// A hierarchy of bounding boxes over any items, and rays through it. For the ray casts of this folder.
#pragma once

#include "core/world/map_geometry.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace navsmith::world {

struct Bounds {
    glm::vec3 minimum{std::numeric_limits<float>::infinity()};
    glm::vec3 maximum{-std::numeric_limits<float>::infinity()};

    void add(const glm::vec3& point);
    void add(const Bounds& bounds);
    [[nodiscard]] bool empty() const { return !(minimum.x <= maximum.x); }
    [[nodiscard]] glm::vec3 centre() const { return minimum * 0.5F + maximum * 0.5F; }
    bool operator==(const Bounds&) const = default;
};

class BoxTree {
public:
    struct Item {
        Bounds bounds;
        LayerMask layers = 0;
    };
    /// A leaf holds order()[first] .. order()[first + count - 1]; an inner node has count 0 and children first and
    /// first + 1.
    struct Node {
        glm::vec3 minimum{0.0F};
        glm::vec3 maximum{0.0F};
        std::uint32_t first = 0;
        std::uint32_t count = 0;
        LayerMask layers = 0; ///< of all items below
    };

    /// Builds top down. Each split minimises the surface area heuristic. None if stopped on request.
    static std::optional<BoxTree> build(std::span<const Item> items, const std::stop_token& stop = {});

    [[nodiscard]] bool empty() const { return nodes_.empty(); }
    /// Requires !empty().
    [[nodiscard]] const Node& root() const { return nodes_.front(); }
    /// Items as leaves name them. An owner that stores its items in this order may forget it.
    [[nodiscard]] std::span<const std::uint32_t> order() const { return order_; }
    void forgetOrder() { order_ = {}; }

    /// Visits leaves, nearer ones first. enter(node) gives the distance to a node, or none to leave it out;
    /// isBeyond(distance) tells whether leaf(first, count) has made visits at that distance pointless since.
    template <typename Enter, typename IsBeyond, typename Leaf>
    void visit(const Enter& enter, const IsBeyond& isBeyond, const Leaf& leaf) const {
        struct Visit {
            std::uint32_t node;
            double at;
        };
        std::array<Visit, kStack> stack{};
        std::size_t depth = 0;
        const auto push = [&](std::uint32_t node, const std::optional<double>& at) {
            if (at)
                stack[depth++] = {node, *at};
        };
        if (nodes_.empty())
            return;
        push(0, enter(nodes_.front()));
        while (depth > 0) {
            const Visit visit = stack[--depth];
            if (isBeyond(visit.at))
                continue;
            const Node& node = nodes_[visit.node];
            if (node.count > 0) {
                leaf(node.first, node.count);
                continue;
            }
            const auto first = enter(nodes_[node.first]);
            const auto second = enter(nodes_[node.first + 1]);
            // Push the nearer child last.
            const bool secondIsNearer = first && second && *second < *first;
            push(secondIsNearer ? node.first : node.first + 1, secondIsNearer ? first : second);
            push(secondIsNearer ? node.first + 1 : node.first, secondIsNearer ? second : first);
        }
    }

    /// Visits leaves in any order until leaf(first, count) returns true; tells whether one did. meets(node) leaves
    /// nodes out.
    template <typename Meets, typename Leaf>
    [[nodiscard]] bool any(const Meets& meets, const Leaf& leaf) const {
        std::array<std::uint32_t, kStack> stack{};
        std::size_t depth = 0;
        if (!nodes_.empty() && meets(nodes_.front()))
            stack[depth++] = 0;
        while (depth > 0) {
            const Node& node = nodes_[stack[--depth]];
            if (node.count > 0) {
                if (leaf(node.first, node.count))
                    return true;
                continue;
            }
            for (const auto child : {node.first, node.first + 1})
                if (meets(nodes_[child]))
                    stack[depth++] = child;
        }
        return false;
    }

private:
    friend class BoxTreeBuilder;
    static constexpr std::size_t kStack = 96; ///< the builder's limit of depth

    std::vector<Node> nodes_; ///< the first is the root
    std::vector<std::uint32_t> order_;
};

} // namespace navsmith::world
