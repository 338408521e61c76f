#include "core/world/map_edges.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <tuple>

namespace navsmith::world {

namespace {

constexpr double kDirectionSteps = 256; ///< of each component of a line's direction
constexpr double kPlaceSteps = 2;       ///< per world unit, of where a line passes the origin
constexpr double kSamePlace = 0.05;     ///< world units along a line

/// A line through space, rounded, so that edges on the same line compare equal.
using Line = std::array<std::int32_t, 6>;

/// An edge of a triangle on its line.
struct Side {
    Line line;
    double from = 0; ///< along the line
    double to = 0;
    std::uint32_t fromVertex = 0;
    std::uint32_t toVertex = 0;
    glm::vec3 normal; ///< of the triangle
};

Side sideOf(const MapGeometry& map, std::uint32_t a, std::uint32_t b, const glm::vec3& normal) {
    // The direction is unsigned: its first component that is not about zero is positive.
    constexpr double aboutZero = 1e-3;
    glm::dvec3 from(map.positions[a]);
    glm::dvec3 to(map.positions[b]);
    auto direction = glm::normalize(to - from);
    const double sign = std::abs(direction.x) > aboutZero   ? direction.x
                        : std::abs(direction.y) > aboutZero ? direction.y
                                                            : direction.z;
    if (sign < 0) {
        direction = -direction;
        std::swap(from, to);
        std::swap(a, b);
    }
    const auto foot = from - direction * glm::dot(from, direction);
    Side side{{}, glm::dot(from, direction), glm::dot(to, direction), a, b, normal};
    for (int i = 0; i < 3; ++i) {
        const auto at = static_cast<std::size_t>(i);
        side.line[at] = static_cast<std::int32_t>(std::lround(direction[i] * kDirectionSteps));
        side.line[at + 3] = static_cast<std::int32_t>(std::lround(foot[i] * kPlaceSteps));
    }
    return side;
}

std::vector<Side> sidesOf(const MapGeometry& map, const LayerRange& layer) {
    std::vector<Side> sides;
    sides.reserve(std::size_t{layer.triangleCount} * 3);
    for (std::uint32_t t = layer.firstTriangle; t < layer.firstTriangle + layer.triangleCount; ++t) {
        const auto* corner = &map.indices[std::size_t{t} * 3];
        const auto& a = map.positions[corner[0]];
        const auto normal = glm::normalize(glm::cross(map.positions[corner[1]] - a, map.positions[corner[2]] - a));
        for (int i = 0; i < 3; ++i)
            sides.push_back(sideOf(map, corner[i], corner[(i + 1) % 3], normal));
    }
    std::ranges::sort(sides, {}, [](const Side& side) { return std::tie(side.line, side.from, side.to); });
    return sides;
}

/// The side whose surface makes an edge of a line together with that of the first; null if there is none.
const Side* otherOf(const std::vector<const Side*>& sides) {
    static const float flat = std::cos(glm::radians(kCrease));
    if (sides.size() == 1)
        return sides.front();
    const auto other = std::ranges::find_if(
        sides, [&](const Side* side) { return glm::dot(side->normal, sides.front()->normal) < flat; });
    return other == sides.end() ? nullptr : *other;
}

/// Adds the edges among sides that lie on one line. They may overlap.
void addEdges(std::span<const Side> sides, std::vector<MapEdge>& edges) {
    struct Stop {
        double at;
        std::uint32_t vertex;
    };
    std::vector<Stop> stops;
    for (const auto& side : sides) {
        stops.push_back({side.from, side.fromVertex});
        stops.push_back({side.to, side.toVertex});
    }
    std::ranges::sort(stops, {}, &Stop::at);
    const auto last =
        std::unique(stops.begin(), stops.end(), [](const Stop& a, const Stop& b) { return b.at - a.at < kSamePlace; });
    stops.erase(last, stops.end());

    std::vector<const Side*> here; // those along the part between two stops
    auto next = sides.begin();
    bool joined = false; // the part before was an edge, too
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        const double middle = (stops[i].at + stops[i + 1].at) / 2;
        std::erase_if(here, [&](const Side* side) { return side->to < middle; });
        for (; next != sides.end() && next->from < middle; ++next) {
            if (next->to >= middle)
                here.push_back(&*next);
        }
        const auto* other = here.empty() ? nullptr : otherOf(here);
        if (other != nullptr) {
            const MapEdge edge{stops[i].vertex, stops[i + 1].vertex, {here.front()->normal, other->normal}};
            if (joined && std::ranges::equal(edges.back().normals, edge.normals))
                edges.back().to = edge.to;
            else
                edges.push_back(edge);
        }
        joined = other != nullptr;
    }
}

} // namespace

MapEdges findEdges(const MapGeometry& map, const std::stop_token& stop) {
    MapEdges edges;
    for (const auto& layer : map.layers) {
        const auto sides = sidesOf(map, layer);
        if (stop.stop_requested())
            return {};
        auto& ofLayer = edges.emplace_back();
        for (auto from = sides.begin(); from != sides.end();) {
            const auto to = std::find_if(from, sides.end(), [&](const Side& side) { return side.line != from->line; });
            addEdges({from, to}, ofLayer);
            from = to;
        }
    }
    return edges;
}

} // namespace navsmith::world
