#include "core/systems/source2_nav/polygon_areas.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace navsmith::systems::source2_nav {

namespace {

double turnAt(const glm::vec3& before, const glm::vec3& at, const glm::vec3& after) {
    const glm::dvec2 in(at - before);
    const glm::dvec2 out(after - at);
    return in.x * out.y - in.y * out.x;
}

double lengthsAt(const glm::vec3& before, const glm::vec3& at, const glm::vec3& after) {
    return std::hypot(at.x - before.x, at.y - before.y) * std::hypot(after.x - at.x, after.y - at.y);
}

bool areApart(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c, const glm::vec3& d) {
    return turnAt(a, b, c) * turnAt(a, b, d) >= 0 || turnAt(c, d, a) * turnAt(c, d, b) >= 0;
}

bool crossesItself(const Outline& ring) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
        for (std::size_t k = i + 2; k < ring.size(); ++k) {
            if (!areApart(ring[i], ring[(i + 1) % ring.size()], ring[k], ring[(k + 1) % ring.size()]))
                return true;
        }
    }
    return false;
}

/// Without corners that equal the one before, and those in the middle of straight edges.
Outline withoutIdleCorners(const Outline& ring) {
    Outline out = ring;
    for (std::size_t i = 0; i < out.size() && out.size() > 3;) {
        const auto& before = out[(i + out.size() - 1) % out.size()];
        const auto& after = out[(i + 1) % out.size()];
        const double lengths = lengthsAt(before, out[i], after);
        const bool isIdle = lengths == 0 || std::abs(turnAt(before, out[i], after)) <= kFlat * lengths;
        if (isIdle) {
            out.erase(out.begin() + static_cast<std::ptrdiff_t>(i));
            i = 0;
        } else {
            ++i;
        }
    }
    return out;
}

bool isInside(const glm::vec3& p, const glm::vec3& a, const glm::vec3& b, const glm::vec3& c) {
    return turnAt(a, b, p) >= 0 && turnAt(b, c, p) >= 0 && turnAt(c, a, p) >= 0;
}

using Corners = std::vector<std::size_t>; ///< indexes into the outline

/// The best-shaped corner that can be cut off; the size of the ring if there is none.
std::size_t earOf(const Outline& outline, const Corners& ring) {
    std::size_t best = ring.size();
    double widest = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const auto& a = outline[ring[(i + ring.size() - 1) % ring.size()]];
        const auto& b = outline[ring[i]];
        const auto& c = outline[ring[(i + 1) % ring.size()]];
        const double lengths = lengthsAt(a, b, c);
        const double sine = lengths > 0 ? turnAt(a, b, c) / lengths : 0;
        const bool isFree = std::ranges::none_of(ring, [&](std::size_t other) {
            const auto& p = outline[other];
            return p != a && p != b && p != c && isInside(p, a, b, c);
        });
        if (sine > widest && isFree) {
            widest = sine;
            best = i;
        }
    }
    return best;
}

std::optional<std::vector<Corners>> trianglesOf(const Outline& outline) {
    Corners ring(outline.size());
    for (std::size_t i = 0; i < ring.size(); ++i)
        ring[i] = i;
    std::vector<Corners> triangles;
    while (ring.size() > 3) {
        const auto ear = earOf(outline, ring);
        if (ear == ring.size())
            return std::nullopt;
        triangles.push_back({ring[(ear + ring.size() - 1) % ring.size()], ring[ear], ring[(ear + 1) % ring.size()]});
        ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(ear));
    }
    triangles.push_back(ring);
    return triangles;
}

Outline placesOf(const Outline& outline, const Corners& ring) {
    Outline out;
    for (const auto corner : ring)
        out.push_back(outline[corner]);
    return out;
}

/// Two rings that share an edge, as one.
std::optional<Corners> joined(const Corners& a, const Corners& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t k = 0; k < b.size(); ++k) {
            if (a[i] != b[(k + 1) % b.size()] || a[(i + 1) % a.size()] != b[k])
                continue;
            Corners out;
            for (std::size_t n = 0; n < a.size(); ++n)
                out.push_back(a[(i + 1 + n) % a.size()]);
            for (std::size_t n = 2; n < b.size(); ++n)
                out.push_back(b[(k + n) % b.size()]);
            return out;
        }
    }
    return std::nullopt;
}

/// Joins parts while they stay convex and have few corners.
void mergeParts(const Outline& outline, std::vector<Corners>& parts, std::size_t mostCorners) {
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (std::size_t i = 0; i < parts.size() && !isChanged; ++i) {
            for (std::size_t k = i + 1; k < parts.size() && !isChanged; ++k) {
                auto whole = joined(parts[i], parts[k]);
                if (!whole || whole->size() > mostCorners || !isConvex(placesOf(outline, *whole)))
                    continue;
                parts[i] = std::move(*whole);
                parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(k));
                isChanged = true;
            }
        }
    }
}

} // namespace

std::optional<std::vector<Outline>> convexParts(Outline outline, std::size_t mostCorners) {
    if (outline.size() < 3)
        return std::nullopt;
    if (turnOf(outline) < 0)
        std::ranges::reverse(outline);
    outline = withoutIdleCorners(outline);
    if (!(turnOf(outline) > 0) || crossesItself(outline))
        return std::nullopt;
    if (outline.size() <= mostCorners && isConvex(outline))
        return std::vector<Outline>{std::move(outline)};
    auto parts = trianglesOf(outline);
    if (!parts)
        return std::nullopt;
    mergeParts(outline, *parts, mostCorners);
    std::vector<Outline> out;
    for (const auto& part : *parts)
        out.push_back(placesOf(outline, part));
    return out;
}

} // namespace navsmith::systems::source2_nav
