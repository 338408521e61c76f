#include "core/systems/source_nav/generation/area_shapes.h"

#include <glm/geometric.hpp>

#include <cmath>

namespace navsmith::systems::source_nav::generation {

namespace {

class Coverer {
public:
    Coverer(const Walker& walker, const Nodes& nodes)
        : walker_(walker), nodes_(nodes), covered_(nodes.size()), closed_(nodes.size()) {
        result_.owners.assign(nodes.size(), kNoAreaId);
        for (NodeId node = 0; node < nodes.size(); ++node)
            closed_[node] = isClosed(node);
        uncovered_ = nodes.size();
    }

    std::optional<Cover> run(const std::function<bool(double)>& progress) {
        const int largest = walker_.rules().largestArea;
        int width = largest;
        int height = largest;
        while (uncovered_ > 0 && width > 0 && height > 0) {
            if (!progress(1.0 - static_cast<double>(width) / largest))
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
        const bool crouch = (first.crouch & bitOf(SouthEast)) != 0;
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
                const auto inside = insideCorners(x, y);
                if (((nodes_[node].crouch & inside) != 0) != crouch || (nodes_[node].blocked & inside) != 0 ||
                    covered_[node] || !closed_[node] || (mustBeFlat && meetsObstacle(node, x, y, width, height)))
                    return false;
                node = to(node, East);
                if (node == kNoNode || isOff(node))
                    return false;
            }
            if (mustBeFlat && meetsObstacle(node, width, y, width, height))
                return false;
            row = to(row, South);
            if (row == kNoNode || isOff(row))
                return false;
        }
        NodeId node = row;
        for (int x = 0; x < width; ++x) {
            if (mustBeFlat && meetsObstacle(node, x, height, width, height))
                return false;
            node = to(node, East);
            if (node == kNoNode || isOff(node))
                return false;
        }
        return !(mustBeFlat && meetsObstacle(node, width, height, width, height)) &&
               (!crouch || fitsCrouched(corner, width, height));
    }

    /// The corners around a node that lie inside an area in which the node is the one at `x` and `y`. Those of its
    /// north and west edge have some outside.
    static std::uint8_t insideCorners(int x, int y) {
        std::uint8_t corners = bitOf(SouthEast);
        if (x > 0)
            corners |= bitOf(SouthWest);
        if (y > 0)
            corners |= bitOf(NorthEast);
        if (x > 0 && y > 0)
            corners |= bitOf(NorthWest);
        return corners;
    }

    /// On the way to another node of the area.
    [[nodiscard]] bool meetsObstacle(NodeId node, int x, int y, int width, int height) const {
        const auto sides = nodes_[node].obstacles;
        return sides != 0 &&
               ((x > 0 && (sides & 1U << West) != 0) || (y > 0 && (sides & 1U << North) != 0) ||
                (x < width - 1 && (sides & 1U << East) != 0) || (y < height - 1 && (sides & 1U << South) != 0));
    }

    /// Finds pillars between nodes.
    [[nodiscard]] bool fitsCrouched(NodeId corner, int width, int height) const {
        NodeId row = corner;
        for (int y = 0; y < height; ++y) {
            NodeId node = row;
            for (int x = 0; x < width; ++x) {
                if (!walker_.fitsCrouched(nodes_[node]))
                    return false;
                node = to(node, East);
            }
            row = to(row, South);
        }
        return true;
    }

    /// Something stands between two corners.
    [[nodiscard]] bool holdsObstacle(const GeneratedArea& area) const {
        const auto has = [&](Corner corner, Side one, Side other) {
            return nodes_.hasObstacle(area.nodes[corner], one) || nodes_.hasObstacle(area.nodes[corner], other);
        };
        return has(NorthWest, South, East) || has(NorthEast, West, South) || has(SouthEast, North, West) ||
               has(SouthWest, East, North);
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
        area.crouch = (nodes_[corner].crouch & bitOf(SouthEast)) != 0;
        area.staysAlone = holdsObstacle(area);
        result_.areas.push_back(std::move(area));
    }

    const Walker& walker_;
    const Nodes& nodes_;
    std::vector<bool> covered_;
    std::vector<bool> closed_;
    std::size_t uncovered_ = 0;
    Cover result_;
};

} // namespace

std::optional<Cover> coverNodes(const Walker& walker, const Nodes& nodes, const std::function<bool(double)>& progress) {
    return Coverer(walker, nodes).run(progress);
}

} // namespace navsmith::systems::source_nav::generation
