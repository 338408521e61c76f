#include "resources/samples/triangulation.h"

#include <algorithm>

namespace navsmith::samples {

namespace {

/// Positive if the three points run counter-clockwise.
std::int64_t turn(GridPoint a, GridPoint b, GridPoint c) {
    return (std::int64_t{b.x} - a.x) * (std::int64_t{c.y} - a.y) -
           (std::int64_t{b.y} - a.y) * (std::int64_t{c.x} - a.x);
}

/// Whether `d` lies within the circle through `a`, `b` and `c`, which run counter-clockwise.
bool inCircle(GridPoint a, GridPoint b, GridPoint c, GridPoint d) {
    const auto ax = std::int64_t{a.x} - d.x, ay = std::int64_t{a.y} - d.y;
    const auto bx = std::int64_t{b.x} - d.x, by = std::int64_t{b.y} - d.y;
    const auto cx = std::int64_t{c.x} - d.x, cy = std::int64_t{c.y} - d.y;
    return (ax * ax + ay * ay) * (bx * cy - by * cx) + (bx * bx + by * by) * (cx * ay - cy * ax) +
               (cx * cx + cy * cy) * (ax * by - ay * bx) >
           0;
}

constexpr std::size_t next(std::size_t corner) {
    return (corner + 1) % 3;
}
constexpr std::size_t previous(std::size_t corner) {
    return (corner + 2) % 3;
}

} // namespace

Triangulation::Triangulation(GridPoint low, GridPoint high)
    : points_{low, {high.x, low.y}, high, {low.x, high.y}},
      triangles_{{{0, 1, 2}, {kNone, 1, kNone}, {}}, {{0, 2, 3}, {kNone, kNone, 0}, {}}}, someTriangle_{0, 0, 0, 1} {
    for (std::size_t i = 0; i < 4; ++i)
        at_[points_[i]] = i;
}

std::size_t Triangulation::locate(GridPoint p) const {
    std::size_t t = last_;
    for (std::size_t from = kNone;;) {
        const auto& triangle = triangles_[t];
        std::size_t to = kNone;
        for (std::size_t k = 0; k < 3 && to == kNone; ++k) {
            const auto n = triangle.neighbours[k];
            if (n != kNone && n != from &&
                turn(points_[triangle.corners[next(k)]], points_[triangle.corners[previous(k)]], p) < 0)
                to = n;
        }
        if (to == kNone)
            return t;
        from = t;
        t = to;
    }
}

Triangulation::Edge Triangulation::across(Edge edge) const {
    const auto other = triangles_[edge.triangle].neighbours[edge.corner];
    if (other == kNone)
        return {kNone, 0};
    const auto& neighbours = triangles_[other].neighbours;
    const auto corner = std::ranges::find(neighbours, edge.triangle) - neighbours.begin();
    return {other, static_cast<std::size_t>(corner)};
}

std::vector<Triangulation::Edge> Triangulation::around(std::size_t vertex) const {
    std::vector<Edge> found;
    const auto visit = [&](std::size_t t) {
        const auto& corners = triangles_[t].corners;
        const auto corner = static_cast<std::size_t>(std::ranges::find(corners, vertex) - corners.begin());
        found.push_back({t, corner});
        return corner;
    };
    const auto start = someTriangle_[vertex];
    auto t = start;
    do {
        t = triangles_[t].neighbours[next(visit(t))];
    } while (t != kNone && t != start);
    if (t == start)
        return found;
    // The vertex is on the border: the rest lies on the other side of the first triangle.
    t = triangles_[start].neighbours[previous(found.front().corner)];
    while (t != kNone)
        t = triangles_[t].neighbours[previous(visit(t))];
    return found;
}

std::optional<Triangulation::Edge> Triangulation::edgeBetween(std::size_t a, std::size_t b) const {
    for (const auto [t, corner] : around(a)) {
        if (triangles_[t].corners[next(corner)] == b)
            return Edge{t, previous(corner)};
        if (triangles_[t].corners[previous(corner)] == b)
            return Edge{t, next(corner)};
    }
    return std::nullopt;
}

void Triangulation::link(std::size_t triangle, std::size_t corner, std::size_t other, std::size_t from) {
    triangles_[triangle].neighbours[corner] = other;
    if (other != kNone)
        std::ranges::replace(triangles_[other].neighbours, from, triangle);
}

void Triangulation::touch(std::size_t triangle) {
    for (const auto vertex : triangles_[triangle].corners)
        someTriangle_[vertex] = triangle;
    last_ = triangle;
}

void Triangulation::splitInside(std::size_t triangle, std::size_t vertex) {
    const auto old = triangles_[triangle];
    const auto [a, b, c] = old.corners;
    const auto second = triangles_.size();
    const auto third = second + 1;
    triangles_.resize(third + 1);
    triangles_[triangle] = {{a, b, vertex}, {second, third, old.neighbours[2]}, {false, false, old.fixed[2]}};
    triangles_[second] = {{b, c, vertex}, {third, triangle, kNone}, {false, false, old.fixed[0]}};
    triangles_[third] = {{c, a, vertex}, {triangle, second, kNone}, {false, false, old.fixed[1]}};
    link(second, 2, old.neighbours[0], triangle);
    link(third, 2, old.neighbours[1], triangle);
    for (const auto t : {triangle, second, third})
        touch(t);
    restore({{a, b}, {b, c}, {c, a}});
}

void Triangulation::splitEdge(Edge edge, std::size_t vertex) {
    const auto opposite = across(edge);
    const auto t = edge.triangle;
    const auto old = triangles_[t];
    const auto a = old.corners[edge.corner];
    const auto b = old.corners[next(edge.corner)];
    const auto c = old.corners[previous(edge.corner)];
    const bool fixed = old.fixed[edge.corner];
    const auto t2 = triangles_.size();
    triangles_.emplace_back();
    // t becomes a b vertex, t2 a vertex c.
    triangles_[t] = {{a, b, vertex},
                     {kNone, t2, old.neighbours[previous(edge.corner)]},
                     {fixed, false, old.fixed[previous(edge.corner)]}};
    triangles_[t2] = {{a, vertex, c}, {kNone, kNone, t}, {fixed, old.fixed[next(edge.corner)], false}};
    link(t2, 1, old.neighbours[next(edge.corner)], t);
    std::vector<std::pair<std::size_t, std::size_t>> edges{{a, b}, {c, a}};
    touch(t);
    touch(t2);
    if (opposite.triangle != kNone) {
        const auto u = opposite.triangle;
        const auto other = triangles_[u];
        const auto d = other.corners[opposite.corner]; // d c b
        const auto u2 = triangles_.size();
        triangles_.emplace_back();
        triangles_[u] = {{d, c, vertex},
                         {t2, u2, other.neighbours[previous(opposite.corner)]},
                         {fixed, false, other.fixed[previous(opposite.corner)]}};
        triangles_[u2] = {{d, vertex, b}, {t, kNone, u}, {fixed, other.fixed[next(opposite.corner)], false}};
        link(u2, 1, other.neighbours[next(opposite.corner)], u);
        triangles_[t].neighbours[0] = u2;
        triangles_[t2].neighbours[0] = u;
        touch(u);
        touch(u2);
        edges.insert(edges.end(), {{d, c}, {b, d}});
    }
    restore(std::move(edges));
}

std::size_t Triangulation::insert(GridPoint p) {
    const auto [known, added] = at_.try_emplace(p, points_.size());
    if (!added)
        return known->second;
    const auto vertex = points_.size();
    points_.push_back(p);
    someTriangle_.push_back(0);
    const auto t = locate(p);
    const auto& triangle = triangles_[t];
    for (std::size_t k = 0; k < 3; ++k) {
        if (turn(points_[triangle.corners[next(k)]], points_[triangle.corners[previous(k)]], p) == 0) {
            splitEdge({t, k}, vertex);
            return vertex;
        }
    }
    splitInside(t, vertex);
    return vertex;
}

void Triangulation::flip(Edge edge) {
    const auto opposite = across(edge);
    const auto t = edge.triangle;
    const auto u = opposite.triangle;
    const auto old = triangles_[t];
    const auto other = triangles_[u];
    const auto i = edge.corner;
    const auto j = opposite.corner;
    const auto a = old.corners[i];
    const auto b = old.corners[next(i)];
    const auto c = old.corners[previous(i)];
    const auto d = other.corners[j];
    triangles_[t] = {
        {a, b, d}, {kNone, u, old.neighbours[previous(i)]}, {other.fixed[next(j)], false, old.fixed[previous(i)]}};
    triangles_[u] = {
        {a, d, c}, {kNone, old.neighbours[next(i)], t}, {other.fixed[previous(j)], old.fixed[next(i)], false}};
    link(t, 0, other.neighbours[next(j)], u);
    link(u, 0, other.neighbours[previous(j)], u);
    link(u, 1, old.neighbours[next(i)], t);
    touch(t);
    touch(u);
}

bool Triangulation::canFlip(Edge edge) const {
    const auto opposite = across(edge);
    if (opposite.triangle == kNone || triangles_[edge.triangle].fixed[edge.corner])
        return false;
    const auto& corners = triangles_[edge.triangle].corners;
    const auto a = points_[corners[edge.corner]];
    const auto b = points_[corners[next(edge.corner)]];
    const auto c = points_[corners[previous(edge.corner)]];
    const auto d = points_[triangles_[opposite.triangle].corners[opposite.corner]];
    return turn(a, b, d) > 0 && turn(a, d, c) > 0;
}

bool Triangulation::wantsFlip(Edge edge) const {
    if (!canFlip(edge))
        return false;
    const auto opposite = across(edge);
    const auto& corners = triangles_[edge.triangle].corners;
    return inCircle(points_[corners[0]], points_[corners[1]], points_[corners[2]],
                    points_[triangles_[opposite.triangle].corners[opposite.corner]]);
}

void Triangulation::restore(std::vector<std::pair<std::size_t, std::size_t>> edges) {
    while (!edges.empty()) {
        const auto [a, b] = edges.back();
        edges.pop_back();
        const auto edge = edgeBetween(a, b);
        if (!edge || !wantsFlip(*edge))
            continue;
        const auto opposite = across(*edge);
        const auto c = triangles_[edge->triangle].corners[edge->corner];
        const auto d = triangles_[opposite.triangle].corners[opposite.corner];
        flip(*edge);
        edges.insert(edges.end(), {{a, c}, {c, b}, {b, d}, {d, a}});
    }
}

bool Triangulation::fix(std::size_t a, std::size_t b) {
    if (a == b)
        return true;
    const auto mark = [&](Edge edge) {
        triangles_[edge.triangle].fixed[edge.corner] = true;
        if (const auto opposite = across(edge); opposite.triangle != kNone)
            triangles_[opposite.triangle].fixed[opposite.corner] = true;
    };
    if (const auto edge = edgeBetween(a, b)) {
        mark(*edge);
        return true;
    }
    const auto from = points_[a];
    const auto to = points_[b];
    const auto ahead = [&](GridPoint p) {
        return (std::int64_t{p.x} - from.x) * (std::int64_t{to.x} - from.x) +
                   (std::int64_t{p.y} - from.y) * (std::int64_t{to.y} - from.y) >
               0;
    };
    // The edge opposite `a` that the line leaves by.
    std::optional<Edge> leave;
    for (const auto [t, corner] : around(a)) {
        const auto right = triangles_[t].corners[next(corner)];
        const auto left = triangles_[t].corners[previous(corner)];
        const auto toRight = turn(from, to, points_[right]);
        const auto toLeft = turn(from, to, points_[left]);
        for (const auto& [side, vertex] : {std::pair{toRight, right}, std::pair{toLeft, left}}) {
            if (side == 0 && ahead(points_[vertex])) {
                mark(*edgeBetween(a, vertex));
                return fix(vertex, b);
            }
        }
        if (toRight < 0 && toLeft > 0)
            leave = Edge{t, corner};
    }
    if (!leave)
        return false;
    std::vector<std::pair<std::size_t, std::size_t>> crossed;
    for (Edge edge = *leave;;) {
        const auto& triangle = triangles_[edge.triangle];
        if (triangle.fixed[edge.corner])
            return false;
        crossed.emplace_back(triangle.corners[next(edge.corner)], triangle.corners[previous(edge.corner)]);
        const auto entered = across(edge);
        const auto& beyond = triangles_[entered.triangle];
        const auto apex = beyond.corners[entered.corner];
        const auto side = turn(from, to, points_[apex]);
        if (apex == b)
            break;
        if (side == 0)
            return fix(a, apex) && fix(apex, b);
        edge = {entered.triangle, side > 0 ? next(entered.corner) : previous(entered.corner)};
        // The edge from the apex to the corner on the other side of the line.
        const auto p = turn(from, to, points_[beyond.corners[next(edge.corner)]]);
        const auto q = turn(from, to, points_[beyond.corners[previous(edge.corner)]]);
        if ((p > 0) == (q > 0))
            edge.corner = side > 0 ? previous(entered.corner) : next(entered.corner);
    }
    std::vector<std::pair<std::size_t, std::size_t>> turned;
    for (std::size_t k = 0; k < crossed.size(); ++k) {
        const auto edge = edgeBetween(crossed[k].first, crossed[k].second);
        if (!canFlip(*edge)) {
            crossed.push_back(crossed[k]);
            continue;
        }
        const auto opposite = across(*edge);
        const auto c = triangles_[edge->triangle].corners[edge->corner];
        const auto d = triangles_[opposite.triangle].corners[opposite.corner];
        flip(*edge);
        const auto sideC = turn(from, to, points_[c]);
        const auto sideD = turn(from, to, points_[d]);
        const bool ends = c == a || c == b || d == a || d == b;
        if (!ends && (sideC > 0) != (sideD > 0))
            crossed.emplace_back(c, d);
        else
            turned.emplace_back(c, d);
    }
    const auto made = edgeBetween(a, b);
    if (!made)
        return false;
    mark(*made);
    restore(std::move(turned));
    return true;
}

} // namespace navsmith::samples
