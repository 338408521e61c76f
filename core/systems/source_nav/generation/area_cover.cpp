#include "core/systems/source_nav/generation/area_shapes.h"

#include <glm/geometric.hpp>

#include <cmath>

namespace navsmith::systems::source_nav::generation {

namespace {

class Coverer {
public:
    explicit Coverer(const Nodes& nodes) : nodes_(nodes), covered_(nodes.size()), closed_(nodes.size()) {
        result_.owners.assign(nodes.size(), kNoAreaId);
        for (NodeId node = 0; node < nodes.size(); ++node)
            closed_[node] = isClosed(node);
        // The longest run of closed cells bounds what can be tried; most nodes then need no walk over their cells.
        uncovered_ = nodes.size();
    }

    std::optional<Cover> run(const std::function<bool(double)>& progress) {
        constexpr int kLargest = 50;
        int width = kLargest;
        int height = kLargest;
        while (uncovered_ > 0 && width > 0 && height > 0) {
            if (!progress(1.0 - static_cast<double>(width) / kLargest))
                return std::nullopt;
            for (auto node = static_cast<NodeId>(nodes_.size()); node-- > 0;)
                if (closed_[node] && !covered_[node] && fits(node, width, height))
                    build(node, width, height);
            if (width >= height)
                --width;
            else
                --height;
        }
        return std::move(result_);
    }

private:
    [[nodiscard]] NodeId to(NodeId node, Side side) const { return node == kNoNode ? kNoNode : nodes_[node].to[side]; }
    [[nodiscard]] bool leadsBothWays(NodeId node, Side side) const {
        const auto next = to(node, side);
        return next != kNoNode && nodes_[next].to[opposite(side)] == node;
    }
    /// The north-west corner of four nodes that lead to each other.
    [[nodiscard]] bool isClosed(NodeId node) const {
        if (!leadsBothWays(node, South) || !leadsBothWays(node, East))
            return false;
        const auto east = to(node, East);
        const auto south = to(node, South);
        return leadsBothWays(east, South) && leadsBothWays(south, East) && to(east, South) == to(south, East);
    }

    [[nodiscard]] bool fits(NodeId corner, int width, int height) const {
        const auto& first = nodes_[corner];
        const float plane = -glm::dot(first.normal, first.place);
        const bool mustBeFlat = width > 1 || height > 1;
        const auto isOff = [&](NodeId node) {
            constexpr float kTolerance = 5;
            return mustBeFlat && std::abs(glm::dot(nodes_[node].place, first.normal) + plane) > kTolerance;
        };
        NodeId row = corner;
        for (int y = 0; y < height; ++y) {
            NodeId node = row;
            for (int x = 0; x < width; ++x) {
                if (nodes_[node].crouch != first.crouch || covered_[node] || !closed_[node])
                    return false;
                node = to(node, East);
                if (node == kNoNode || isOff(node))
                    return false;
            }
            row = to(row, South);
            if (row == kNoNode || isOff(row))
                return false;
        }
        NodeId node = row;
        for (int x = 0; x < width; ++x) {
            node = to(node, East);
            if (node == kNoNode || isOff(node))
                return false;
        }
        return true;
    }

    void build(NodeId corner, int width, int height) {
        const auto id = static_cast<AreaId>(result_.areas.size());
        NodeId row = corner;
        NodeId northEast = kNoNode;
        for (int y = 0; y < height; ++y) {
            NodeId node = row;
            for (int x = 0; x < width; ++x) {
                uncovered_ -= covered_[node] ? 0 : 1;
                covered_[node] = true;
                result_.owners[node] = id;
                node = to(node, East);
            }
            if (y == 0)
                northEast = node;
            row = to(row, South);
        }
        NodeId southEast = row;
        for (int x = 0; x < width; ++x)
            southEast = to(southEast, East);
        GeneratedArea area;
        area.nodes = {corner, northEast, southEast, row};
        area.low = nodes_[corner].place;
        area.high = nodes_[southEast].place;
        area.northEastZ = nodes_[northEast].place.z;
        area.southWestZ = nodes_[row].place.z;
        area.crouch = nodes_[corner].crouch;
        result_.areas.push_back(std::move(area));
    }

    const Nodes& nodes_;
    std::vector<bool> covered_;
    std::vector<bool> closed_;
    std::size_t uncovered_ = 0;
    Cover result_;
};

} // namespace

std::optional<Cover> coverNodes(const Nodes& nodes, const std::function<bool(double)>& progress) {
    return Coverer(nodes).run(progress);
}

} // namespace navsmith::systems::source_nav::generation
