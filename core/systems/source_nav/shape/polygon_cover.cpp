#include "core/systems/source_nav/shape/polygon_cover.h"

#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <utility>

namespace navsmith::systems::source_nav {

namespace {

using Ring = std::vector<glm::dvec3>;

constexpr double kNoDistance = 1e-3; ///< nearer corners are one, and smaller bends are none; units
constexpr double kBent = 0.5;        ///< a corner so far off the plane makes a polygon one that is not flat; units

/// Twice the area, along the normal.
glm::dvec3 newell(const Ring& ring) {
    glm::dvec3 sum(0);
    for (std::size_t i = 0; i < ring.size(); ++i)
        sum += glm::cross(ring[i] - ring[0], ring[(i + 1) % ring.size()] - ring[0]);
    return sum;
}

/// Without repeated corners and those in the middle of straight edges.
Ring withoutIdleCorners(const Ring& ring) {
    Ring out;
    for (const auto& corner : ring) {
        if (out.empty() || glm::distance(out.back(), corner) > kNoDistance)
            out.push_back(corner);
    }
    while (out.size() > 1 && glm::distance(out.back(), out.front()) <= kNoDistance)
        out.pop_back();
    for (std::size_t i = 0; i < out.size() && out.size() > 3;) {
        const auto& before = out[(i + out.size() - 1) % out.size()];
        const auto& after = out[(i + 1) % out.size()];
        const auto way = after - before;
        const double length = glm::length(way);
        const bool isStraight = length > kNoDistance && glm::dot(out[i] - before, after - out[i]) > 0 &&
                                glm::length(glm::cross(out[i] - before, way)) / length <= kNoDistance;
        if (isStraight)
            out.erase(out.begin() + static_cast<std::ptrdiff_t>(i));
        else
            ++i;
    }
    return out;
}

double turnInPlan(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool crossInPlan(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c, const glm::dvec3& d) {
    return turnInPlan(a, b, c) * turnInPlan(a, b, d) < 0 && turnInPlan(c, d, a) * turnInPlan(c, d, b) < 0;
}

/// Whether two of its edges cross, seen from above.
bool crossesItself(const Ring& ring) {
    struct Edge {
        double low, high;
        std::size_t from;
    };
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const auto [low, high] = std::minmax(ring[i].x, ring[(i + 1) % ring.size()].x);
        edges.push_back({low, high, i});
    }
    std::ranges::sort(edges, {}, &Edge::low);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        for (std::size_t k = i + 1; k < edges.size() && edges[k].low <= edges[i].high; ++k) {
            const auto a = edges[i].from;
            const auto b = edges[k].from;
            if (crossInPlan(ring[a], ring[(a + 1) % ring.size()], ring[b], ring[(b + 1) % ring.size()]))
                return true;
        }
    }
    return false;
}

/// 0: along x, 1: along y; none if it is along neither.
std::optional<int> axisOf(const glm::dvec3& from, const glm::dvec3& to, double tolerance) {
    const double x = std::abs(to.x - from.x);
    const double y = std::abs(to.y - from.y);
    if (y <= tolerance && x > y)
        return 0;
    if (x <= tolerance && y > x)
        return 1;
    return std::nullopt;
}

/// The rectangle of four corners, none if they are none along the axes.
std::optional<Patch> rectangleOf(const std::array<glm::dvec3, 4>& corners, double tolerance) {
    for (std::size_t i = 0; i < 4; ++i) {
        const auto axis = axisOf(corners[i], corners[(i + 1) % 4], tolerance);
        const auto next = axisOf(corners[(i + 1) % 4], corners[(i + 2) % 4], tolerance);
        if (!axis || !next || axis == next)
            return std::nullopt;
    }
    const auto middle = (corners[0] + corners[1] + corners[2] + corners[3]) / 4.0;
    std::array<double, 4> sums{}; // west, north, east, south
    std::array<float, 4> heights{};
    for (const auto& corner : corners) {
        const bool east = corner.x > middle.x;
        const bool south = corner.y > middle.y;
        sums.at(east ? 2 : 0) += corner.x / 2;
        sums.at(south ? 3 : 1) += corner.y / 2;
        heights.at(south ? (east ? 2 : 3) : (east ? 1 : 0)) = static_cast<float>(corner.z);
    }
    return Patch{static_cast<float>(sums[0]), static_cast<float>(sums[1]), static_cast<float>(sums[2]),
                 static_cast<float>(sums[3]), heights};
}

/// A triangle that is half of a rectangle along the axes.
struct Half {
    glm::dvec3 right; ///< the corner with the right angle
    glm::dvec3 a, b;  ///< the others
};
std::optional<Half> halfOf(const Ring& ring, double tolerance) {
    if (ring.size() != 3)
        return std::nullopt;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto& a = ring[(i + 2) % 3];
        const auto& b = ring[(i + 1) % 3];
        const auto before = axisOf(ring[i], a, tolerance);
        const auto after = axisOf(ring[i], b, tolerance);
        if (before && after && before != after)
            return Half{ring[i], a, b};
    }
    return std::nullopt;
}

class CoverMaker {
public:
    CoverMaker(std::span<const Polygon> polygons, const CoverOptions& options)
        : polygons_(polygons), options_(options) {}

    Cover run() {
        for (std::size_t i = 0; i < polygons_.size(); ++i)
            add(i);
        std::ranges::sort(rectangles_, {}, &std::pair<std::size_t, Patch>::first);
        for (const auto& [polygon, patch] : rectangles_)
            cover_.patches.push_back(patch);
        for (auto& [key, waiting] : halves_) {
            for (auto& half : waiting)
                addFace(std::move(half.face), half.normal);
        }
        std::ranges::sort(faces_, {}, &Face::polygon);
        fillFaces(faces_, polygons_, options_, cover_);
        std::ranges::sort(problems_, {}, &std::pair<std::size_t, std::string>::first);
        for (auto& [polygon, reason] : problems_)
            cover_.leftOut.push_back({polygons_[polygon].name, std::move(reason)});
        return std::move(cover_);
    }

private:
    struct WaitingHalf {
        Face face;
        glm::dvec3 normal;
        Half half;
    };

    void leaveOut(std::size_t polygon, texts::Sentence reason) { problems_.emplace_back(polygon, std::move(reason)); }

    void add(std::size_t i) {
        Face face{i, {}, {}, {}, 0};
        for (const auto& ring : polygons_[i].rings) {
            for (const auto& corner : ring) {
                if (!(std::abs(corner.x) <= kFarthest && std::abs(corner.y) <= kFarthest &&
                      std::abs(corner.z) <= kFarthest))
                    return leaveOut(i, texts::format("lies outside any map"));
            }
            auto corners = withoutIdleCorners(ring);
            if (corners.size() < 3 && face.rings.empty())
                return leaveOut(i, texts::format("has fewer than three different corners"));
            if (corners.size() >= 3)
                face.rings.push_back(std::move(corners));
        }
        if (face.rings.empty())
            return leaveOut(i, texts::format("has no corners"));
        const auto& outline = face.rings.front();
        const auto normal = newell(outline);
        if (!(glm::length(normal) > kNoDistance))
            return leaveOut(i, texts::format("has no surface: its corners lie on a line"));
        if (face.rings.size() == 1 && outline.size() == 4) {
            if (const auto patch = rectangleOf({outline[0], outline[1], outline[2], outline[3]}, options_.tolerance)) {
                if (addRectangle(i, *patch, normal))
                    ++cover_.exact;
                return;
            }
        }
        if (const auto half = face.rings.size() == 1 ? halfOf(outline, options_.tolerance) : std::nullopt)
            return addHalf({std::move(face), normal, *half});
        if (std::ranges::any_of(face.rings, crossesItself))
            return leaveOut(i, texts::format("crosses itself"));
        addFace(std::move(face), normal);
    }

    bool addRectangle(std::size_t polygon, const Patch& patch, const glm::dvec3& normal) {
        if (auto reason = whyNotWalked(polygon, normal); !reason.empty()) {
            leaveOut(polygon, std::move(reason));
            return false;
        }
        const double width = std::min(double{patch.east} - patch.west, double{patch.south} - patch.north);
        if (width < options_.leastWidth) {
            leaveOut(polygon, texts::format("is too small: {:.2g} units wide", width));
            return false;
        }
        rectangles_.emplace_back(polygon, patch);
        return true;
    }

    /// Joins it with the other half, or keeps it until that comes.
    void addHalf(WaitingHalf half) {
        auto& waiting = halves_[edgeKey(half.half.a, half.half.b)];
        const auto expected = half.half.a + half.half.b - half.half.right;
        const auto other = std::ranges::find_if(waiting, [&](const WaitingHalf& candidate) {
            const auto& right = candidate.half.right;
            return std::abs(right.x - expected.x) <= options_.tolerance &&
                   std::abs(right.y - expected.y) <= options_.tolerance &&
                   (candidate.normal.z > 0) == (half.normal.z > 0);
        });
        const auto patch =
            other == waiting.end()
                ? std::nullopt
                : rectangleOf({half.half.right, half.half.a, other->half.right, half.half.b}, options_.tolerance);
        if (!patch) {
            waiting.push_back(std::move(half));
            return;
        }
        if (addRectangle(other->face.polygon, *patch, other->normal + half.normal))
            cover_.paired += 2;
        else
            leaveOut(half.face.polygon, std::string(problems_.back().second));
        waiting.erase(other);
    }

    [[nodiscard]] std::string whyNotWalked(std::size_t polygon, const glm::dvec3& normal) const {
        const double up = normal.z / glm::length(normal);
        if (!(std::abs(up) >= options_.leastNormalZ))
            return texts::format("is too steep: {:.0f}°",
                                 std::acos(std::min(1.0, std::abs(up))) * 180 / std::numbers::pi);
        if (up < 0 && polygons_[polygon].hasFront && !options_.downwards)
            return texts::format("faces down");
        return {};
    }

    void addFace(Face face, const glm::dvec3& normal) {
        if (auto reason = whyNotWalked(face.polygon, normal); !reason.empty())
            return leaveOut(face.polygon, std::move(reason));
        if (!(std::abs(normal.z) / glm::length(normal) > kNoDistance))
            return leaveOut(face.polygon, texts::format("stands upright"));
        const auto& outline = face.rings.front();
        for (const auto& corner : outline)
            face.middle += corner / static_cast<double>(outline.size());
        face.normal = glm::normalize(normal.z < 0 ? -normal : normal);
        face.extent = std::abs(normal.z) / 2;
        const bool isFlat = std::ranges::all_of(outline, [&](const glm::dvec3& corner) {
            return std::abs(glm::dot(corner - face.middle, face.normal)) <= kBent;
        });
        ++cover_.gridded;
        if (isFlat || outline.size() != 4 || face.rings.size() > 1) {
            cover_.notFlat += isFlat ? 0 : 1;
            faces_.push_back(std::move(face));
            return;
        }
        // Four corners that are not in a plane are two triangles.
        for (const std::size_t last : {std::size_t{0}, std::size_t{2}}) {
            Face half{face.polygon, {{outline[last], outline[last + 1], outline[(last + 2) % 4]}}, {}, {}, 0};
            const auto& ring = half.rings.front();
            auto own = newell(ring);
            if (!(std::abs(own.z) > kNoDistance))
                continue;
            half.middle = (ring[0] + ring[1] + ring[2]) / 3.0;
            half.normal = glm::normalize(own.z < 0 ? -own : own);
            half.extent = std::abs(own.z) / 2;
            faces_.push_back(std::move(half));
        }
    }

    std::span<const Polygon> polygons_;
    const CoverOptions& options_;
    Cover cover_;
    std::vector<std::pair<std::size_t, Patch>> rectangles_; ///< with their polygon
    std::map<EdgeKey, std::vector<WaitingHalf>> halves_;
    std::vector<Face> faces_;
    std::vector<std::pair<std::size_t, std::string>> problems_;
};

/// The sides of rectangles across one axis.
class SideLines {
public:
    void add(float at, float low, float high) { sides_.emplace(at, std::pair(low, high)); }

    /// The nearest one beside a stretch; none if one lies there already or none is near.
    [[nodiscard]] std::optional<float> near(float at, float low, float high, double tolerance) const {
        std::optional<float> best;
        const auto reach = static_cast<float>(tolerance);
        for (auto side = sides_.lower_bound(at - reach); side != sides_.end() && side->first <= at + reach; ++side) {
            if (side->second.second < low || side->second.first > high)
                continue;
            if (!best || std::abs(side->first - at) < std::abs(*best - at))
                best = side->first;
        }
        return best == at ? std::nullopt : best;
    }

private:
    std::multimap<float, std::pair<float, float>> sides_;
};

} // namespace

EdgeKey edgeKey(const glm::dvec3& a, const glm::dvec3& b) {
    constexpr double kSteps = 64;
    const auto part = [](const glm::dvec3& p) {
        return std::array{std::llround(p.x * kSteps), std::llround(p.y * kSteps), std::llround(p.z * kSteps)};
    };
    const auto ofA = part(a);
    const auto ofB = part(b);
    const auto& [low, high] = std::minmax(ofA, ofB);
    return {low[0], low[1], low[2], high[0], high[1], high[2]};
}

Cover coverPolygons(std::span<const Polygon> polygons, const CoverOptions& options) {
    return CoverMaker(polygons, options).run();
}

std::size_t snapSides(std::vector<Patch>& patches, std::span<const Patch> areas, double tolerance) {
    if (!(tolerance > 0))
        return 0;
    SideLines acrossX;
    SideLines acrossY;
    const auto note = [&](const Patch& patch) {
        for (const float x : {patch.west, patch.east})
            acrossX.add(x, patch.north, patch.south);
        for (const float y : {patch.north, patch.south})
            acrossY.add(y, patch.west, patch.east);
    };
    std::ranges::for_each(areas, note);
    std::size_t count = 0;
    for (auto& patch : patches) {
        auto moved = patch;
        const auto pull = [&](float& side, const SideLines& lines, float low, float high) {
            if (const auto to = lines.near(side, low, high, tolerance)) {
                side = *to;
                ++count;
            }
        };
        const auto before = count;
        pull(moved.west, acrossX, patch.north, patch.south);
        pull(moved.east, acrossX, patch.north, patch.south);
        pull(moved.north, acrossY, moved.west, moved.east);
        pull(moved.south, acrossY, moved.west, moved.east);
        if (moved.hasInside())
            patch = moved;
        else
            count = before;
        note(patch);
    }
    return count;
}

} // namespace navsmith::systems::source_nav
