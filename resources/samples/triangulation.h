// A triangulation of points in a rectangle, as near to Delaunay's as its fixed lines allow. Whole numbers, so that
// every test is exact.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace navsmith::samples {

struct GridPoint {
    std::int32_t x = 0;
    std::int32_t y = 0;

    auto operator<=>(const GridPoint&) const = default;
};

class Triangulation {
public:
    static constexpr std::int32_t kLargestSide = 30'000; ///< of the rectangle: beyond it, tests would overflow

    Triangulation(GridPoint low, GridPoint high);

    /// The vertex at a point within the rectangle; points that exist already are found.
    std::size_t insert(GridPoint p);
    /// Makes a line between two vertices an edge, or several if it passes through others. False if it would cross
    /// another such line.
    bool fix(std::size_t a, std::size_t b);

    [[nodiscard]] const std::vector<GridPoint>& points() const { return points_; }

    struct Triangle {
        std::array<std::size_t, 3> corners{};    ///< counter-clockwise
        std::array<std::size_t, 3> neighbours{}; ///< opposite the corners; kNone outside the rectangle
        std::array<bool, 3> fixed{};             ///< the edges opposite the corners
    };
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    [[nodiscard]] const std::vector<Triangle>& triangles() const { return triangles_; }

private:
    /// An edge of a triangle: the one opposite this corner.
    struct Edge {
        std::size_t triangle = 0;
        std::size_t corner = 0;
    };

    [[nodiscard]] std::size_t locate(GridPoint p) const;
    [[nodiscard]] Edge across(Edge edge) const;
    [[nodiscard]] std::optional<Edge> edgeBetween(std::size_t a, std::size_t b) const;
    /// Triangles with this corner.
    [[nodiscard]] std::vector<Edge> around(std::size_t vertex) const;
    void link(std::size_t triangle, std::size_t corner, std::size_t other, std::size_t from);
    void touch(std::size_t triangle);
    void splitInside(std::size_t triangle, std::size_t vertex);
    void splitEdge(Edge edge, std::size_t vertex);
    /// Turns the edge in the quadrangle of its two triangles.
    void flip(Edge edge);
    [[nodiscard]] bool canFlip(Edge edge) const;
    [[nodiscard]] bool wantsFlip(Edge edge) const;
    void restore(std::vector<std::pair<std::size_t, std::size_t>> edges);

    std::vector<GridPoint> points_;
    std::map<GridPoint, std::size_t> at_;
    std::vector<Triangle> triangles_;
    std::vector<std::size_t> someTriangle_; ///< parallel to points
    std::size_t last_ = 0;                  ///< where the next search begins
};

} // namespace navsmith::samples
