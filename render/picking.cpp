#include "render/picking.h"

#include "core/symbol/glyphs.h"
#include "render/frustum.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <glm/vec4.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <tuple>

namespace navsmith::render {

namespace {

struct Projected {
    glm::vec2 pixel{0};
    float depth = 0;   ///< along the view direction
    float scaleAt = 0; ///< distance at which perspective shows this scale; <= 0: behind the camera
};

/// The camera's projection with everything precomputed that does not depend on the point.
class Projector {
public:
    explicit Projector(const Camera& camera)
        : matrix_(camera.viewProjection()), half_(glm::vec2(camera.viewport) * 0.5F), forward_(camera.forward()),
          eye_(glm::dot(camera.position, forward_)), parallel_(camera.orthographic) {}

    [[nodiscard]] Projected operator()(const glm::vec3& p) const {
        const glm::vec4 c = matrix_ * glm::vec4(p, 1);
        if (c.w <= 0)
            return {};
        return {glm::vec2((c.x / c.w + 1) * half_.x, (1 - c.y / c.w) * half_.y), glm::dot(p, forward_) - eye_, c.w};
    }

    /// A number that is linear in screen space, and back.
    [[nodiscard]] float linear(float depth) const { return parallel_ ? depth : 1 / depth; }

private:
    glm::mat4 matrix_;
    glm::vec2 half_;
    glm::vec3 forward_;
    float eye_;
    bool parallel_;
};

/// Distance from a point to a line between two pixels, and the parameter of the nearest point.
std::pair<float, float> toLine(glm::vec2 p, glm::vec2 a, glm::vec2 b) {
    const glm::vec2 ab = b - a;
    const float length2 = glm::dot(ab, ab);
    const float t = length2 > 0 ? glm::clamp(glm::dot(p - a, ab) / length2, 0.0F, 1.0F) : 0.0F;
    return {glm::length(p - (a + ab * t)), t};
}

bool inside(glm::vec2 p, std::span<const glm::vec2> corners) {
    bool in = false;
    for (std::size_t i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
        const auto a = corners[i];
        const auto b = corners[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            in = !in;
    }
    return in;
}

/// Depth of a triangle at a pixel inside it; nothing outside.
std::optional<float> depthIn(glm::vec2 p, const std::array<glm::vec2, 3>& corners, const std::array<float, 3>& depths,
                             const Projector& project) {
    const auto area = [](glm::vec2 a, glm::vec2 b, glm::vec2 c) {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    };
    const float all = area(corners[0], corners[1], corners[2]);
    if (all == 0)
        return std::nullopt;
    float sum = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const float share = area(p, corners[(i + 1) % 3], corners[(i + 2) % 3]) / all;
        if (share < 0)
            return std::nullopt;
        sum += share * project.linear(depths[i]);
    }
    return project.linear(sum);
}

glm::vec3 nearestOnLine(const glm::vec3& p, const glm::vec3& a, const glm::vec3& b) {
    const auto ab = b - a;
    const float length2 = glm::dot(ab, ab);
    return length2 > 0 ? a + ab * glm::clamp(glm::dot(p - a, ab) / length2, 0.0F, 1.0F) : a;
}

float distanceToTriangle(const glm::vec3& p, const glm::vec3& a, const glm::vec3& b, const glm::vec3& c) {
    const auto normal = glm::cross(b - a, c - a);
    const float square = glm::dot(normal, normal);
    if (square > 0) {
        const auto foot = p - normal * (glm::dot(p - a, normal) / square);
        const auto left = [&](const glm::vec3& from, const glm::vec3& to) {
            return glm::dot(glm::cross(to - from, foot - from), normal) >= 0;
        };
        if (left(a, b) && left(b, c) && left(c, a))
            return glm::distance(p, foot);
    }
    return std::min({glm::distance(p, nearestOnLine(p, a, b)), glm::distance(p, nearestOnLine(p, b, c)),
                     glm::distance(p, nearestOnLine(p, c, a))});
}

constexpr float kRounding = 1; ///< pixel

/// Elements whose relevant points all project to pixels inside the shape; `holds` is false outside `low` to `high`.
template <typename Inside>
std::vector<model::Element> pickInside(const Scene& scene, const Camera& camera, glm::vec2 low, glm::vec2 high,
                                       const Inside& holds, const Pickable& pickable) {
    const Projector project(camera);
    const Frustum frustum(camera, low - kRounding, high + kRounding);
    const auto in = [&](const glm::vec3& p) {
        const auto at = project(p);
        return at.scaleAt > 0 && holds(at.pixel);
    };
    std::vector<model::Element> elements;
    const auto take = [&](model::Element e) {
        if (e.valid() && (!pickable || pickable(e)))
            elements.push_back(e);
    };
    const auto visit = [&](const Batch& batch) {
        for (std::size_t i = 0; i < batch.sprites.items.size(); ++i) {
            if (in(batch.sprites.items[i].position))
                take(batch.sprites.owners[i]);
        }
        for (std::size_t i = 0; i < batch.segments.items.size(); ++i) {
            const auto& s = batch.segments.items[i];
            if (in(s.a.position) && in(s.b.position))
                take(batch.segments.owners[i]);
        }
        for (std::size_t i = 0; i < batch.quads.items.size(); ++i) {
            if (std::ranges::all_of(batch.quads.items[i].corners, in))
                take(batch.quads.owners[i]);
        }
    };
    for (const auto& tile : scene.tiles()) {
        if (!frustum.mayTouch(tile.bounds))
            continue;
        visit(tile.overview);
        if (tile.detailShown)
            visit(tile.detail);
    }
    std::ranges::sort(elements);
    elements.erase(std::unique(elements.begin(), elements.end()), elements.end());
    return elements;
}

/// A fill with this alpha or less indicates a volume rather than a surface.
constexpr std::uint8_t kFaint = 48;

class Picker {
public:
    /// `all`: collect every hit, besides the best.
    Picker(const Scene& scene, const Camera& camera, glm::vec2 pixel, float tolerance, const Pickable& pickable,
           const Hides& hides, bool all = false)
        : all_(all), camera_(camera), project_(camera),
          frustum_(camera, pixel - (tolerance + kReach), pixel + (tolerance + kReach)), pixel_(pixel),
          tolerance_(tolerance), pickable_(pickable), hides_(hides), fullSizeAt_(scene.view().fullSizeAt) {
        for (const auto& symbol : scene.view().symbols) {
            if (symbol.type >= drawnAfter_.size())
                drawnAfter_.resize(symbol.type + std::size_t{1});
            drawnAfter_[symbol.type] = static_cast<int>(&symbol - scene.view().symbols.data());
        }
    }

    void visit(const Batch& batch) {
        each(batch.sprites, [&](const symbol::Sprite& s, model::Element e) {
            const auto p = project_(s.position);
            if (p.scaleAt <= 0 || s.size <= 0)
                return;
            const float away = glm::length(p.pixel - pixel_);
            const float radius = spritePixels(s.size, p.scaleAt, fullSizeAt_, symbol::leastPixels(s.shape)) / 2;
            const auto rim = away > radius ? p.pixel + (pixel_ - p.pixel) * (radius / away) : pixel_;
            consider(0, e, away - radius, p.depth, rim);
        });
        if (best_ && bestPlace_ == 0 && !best_->hidden && !all_)
            return;
        each(batch.segments, [&](const symbol::Segment& s, model::Element e) {
            const auto a = project_(s.a.position);
            const auto b = project_(s.b.position);
            if (a.scaleAt <= 0 || b.scaleAt <= 0)
                return;
            const auto [off, t] = toLine(pixel_, a.pixel, b.pixel);
            consider(1, e, off, project_.linear((1 - t) * project_.linear(a.depth) + t * project_.linear(b.depth)),
                     a.pixel + (b.pixel - a.pixel) * t);
        });
        each(batch.ribbons, [&](const symbol::Ribbon& r, model::Element e) {
            const glm::vec2 flat(r.b - r.a);
            const float length = glm::length(flat);
            if (length <= 0)
                return;
            const glm::vec3 side(flat.y / length * r.halfWidth, -flat.x / length * r.halfWidth, 0);
            surface({r.a + side, r.b + side, r.b - side, r.a - side}, e, false);
        });
        each(batch.quads, [&](const symbol::Quad& q, model::Element e) {
            q.round != 0 ? disc(q, e)
                         : surface({q.corners[0], q.corners[1], q.corners[2], q.corners[3]}, e, q.fill.a < kFaint);
        });
    }

    [[nodiscard]] bool mayTouch(const Box& box) const { return frustum_.mayTouch(box); }

    [[nodiscard]] std::optional<Hit> best() const { return best_; }

    /// In the order of pickAll(), each element once.
    [[nodiscard]] std::vector<Hit> all() {
        const auto byRank = [&](const Ranked& r) {
            return std::tuple(r.hit.element != best_->element, r.hit.hidden, r.place, r.hit.depth);
        };
        std::ranges::sort(ranked_, {}, byRank);
        std::vector<Hit> hits;
        for (const auto& [place, hit] : ranked_) {
            if (std::ranges::find(hits, hit.element, &Hit::element) == hits.end())
                hits.push_back(hit);
        }
        return hits;
    }

private:
    template <typename T, typename F>
    void each(const Chunk<T>& chunk, F&& f) {
        for (std::size_t i = 0; i < chunk.items.size(); ++i) {
            if (chunk.owners[i].valid())
                f(chunk.items[i], chunk.owners[i]);
        }
    }

    /// Approximates the disc by a polygon with enough corners to look round.
    void disc(const symbol::Quad& q, model::Element e) {
        const auto middle = (q.corners[0] + q.corners[2]) * 0.5F;
        const auto across = (q.corners[1] - q.corners[0]) * 0.5F;
        const auto along = (q.corners[3] - q.corners[0]) * 0.5F;
        constexpr int pieces = 16;
        const auto rim = [&](int i) {
            const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / pieces;
            return middle + across * std::cos(angle) + along * std::sin(angle);
        };
        for (int i = 0; i < pieces; i += 2)
            surface({middle, rim(i), rim(i + 1), rim(i + 2)}, e, q.fill.a < kFaint);
    }

    void surface(const std::array<glm::vec3, 4>& corners, model::Element e, bool faint) {
        std::array<glm::vec2, 4> flat{};
        std::array<float, 4> depths{};
        for (std::size_t i = 0; i < 4; ++i) {
            const auto p = project_(corners[i]);
            if (p.scaleAt <= 0)
                return;
            flat[i] = p.pixel;
            depths[i] = p.depth;
        }
        if (!inside(pixel_, flat))
            return;
        const auto first = depthIn(pixel_, {flat[0], flat[1], flat[2]}, {depths[0], depths[1], depths[2]}, project_);
        const auto second = depthIn(pixel_, {flat[0], flat[2], flat[3]}, {depths[0], depths[2], depths[3]}, project_);
        consider(2, e, 0, first ? *first : second.value_or((depths[0] + depths[2]) / 2), pixel_, faint);
    }

    /// `at`: the pixel of it that is nearest to the mouse.
    void consider(int rank, model::Element e, float off, float depth, glm::vec2 at, bool faint = false) {
        if (off > tolerance_)
            return;
        const float pixels = std::max(off, 0.0F);
        const int place = placeOf(rank, pixels, faint);
        const bool better =
            !best_ || place < bestPlace_ ||
            (place == bestPlace_ && (pixels < best_->pixels - 0.5F ||
                                     (pixels < best_->pixels + 0.5F && isBefore(rank, e.type, depth, *best_))));
        if (!all_ && !better && !best_->hidden)
            return;
        if (pickable_ && !pickable_(e))
            return;
        const Hit hit{e, depth, pixels, faint, isHidden(rank, at, depth)};
        if (all_)
            ranked_.push_back({place, hit});
        if (best_ && best_->hidden != hit.hidden ? hit.hidden : !better)
            return;
        best_ = hit;
        bestPlace_ = place;
    }

    /// In the order in which people mean what is under the mouse. A line beside the mouse comes after a surface under
    /// it: connections along all edges of an area leave room for the area.
    [[nodiscard]] static int placeOf(int rank, float pixels, bool faint) {
        constexpr float kOnLine = 2;
        return rank == 1 && pixels > kOnLine ? 3 : faint ? 4 : rank;
    }

    /// Which of two elements under the mouse comes first: the nearer one. If sprites are at one place, like a node and
    /// the end of a jump to it, the one drawn over the others: its type is listed last in the view.
    [[nodiscard]] bool isBefore(int rank, model::ElementTypeId type, float depth, const Hit& other) const {
        constexpr float kOnePlace = 0.02F; // of the scale: the height of a step
        const int over = drawnAfter_[type] - drawnAfter_[other.element.type];
        if (rank == 0 && over != 0 && std::abs(depth - other.depth) < fullSizeAt_ * kOnePlace)
            return over > 0;
        return depth < other.depth;
    }

    [[nodiscard]] bool isHidden(int rank, glm::vec2 pixel, float depth) const {
        // How much nearer to the eye they are drawn, so that they cover the ground that they lie on.
        constexpr std::array<float, 3> nearer{0.006F, 0.003F, 0.001F};
        const float away = camera_.orthographic ? camera_.focus : depth;
        return hides_ && hides_(camera_.pointAt(pixel, depth - away * nearer[static_cast<std::size_t>(rank)]));
    }

    /// Bounds contain the centres of sprites, which extend some pixels beyond.
    static constexpr float kReach = 16;

    struct Ranked {
        int place = 0;
        Hit hit;
    };

    bool all_;
    std::vector<Ranked> ranked_;
    const Camera& camera_;
    Projector project_;
    Frustum frustum_;
    glm::vec2 pixel_;
    float tolerance_;
    const Pickable& pickable_;
    const Hides& hides_;
    float fullSizeAt_;
    std::vector<int> drawnAfter_; ///< place of each type's symbol in the view
    std::optional<Hit> best_;
    int bestPlace_ = 0;
};

} // namespace

namespace {

void visitTiles(const Scene& scene, Picker& picker) {
    for (const auto& tile : scene.tiles()) {
        if (!picker.mayTouch(tile.bounds))
            continue;
        picker.visit(tile.overview);
        if (tile.detailShown)
            picker.visit(tile.detail);
    }
}

} // namespace

std::optional<Hit> pick(const Scene& scene, const Camera& camera, glm::vec2 pixel, float tolerance,
                        const Pickable& pickable, const Hides& hides) {
    Picker picker(scene, camera, pixel, tolerance, pickable, hides);
    visitTiles(scene, picker);
    return picker.best();
}

std::vector<Hit> pickAll(const Scene& scene, const Camera& camera, glm::vec2 pixel, float tolerance,
                         const Pickable& pickable, const Hides& hides) {
    Picker picker(scene, camera, pixel, tolerance, pickable, hides, true);
    visitTiles(scene, picker);
    return picker.all();
}

std::vector<model::Element> pickRectangle(const Scene& scene, const Camera& camera, glm::vec2 corner,
                                          glm::vec2 opposite, const Pickable& pickable) {
    const auto low = glm::min(corner, opposite);
    const auto high = glm::max(corner, opposite);
    return pickInside(
        scene, camera, low, high,
        [&](glm::vec2 p) { return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y; }, pickable);
}

std::vector<model::Element> pickPolygon(const Scene& scene, const Camera& camera, std::span<const glm::vec2> outline,
                                        const Pickable& pickable) {
    if (outline.size() < 3)
        return {};
    auto low = outline.front();
    auto high = outline.front();
    for (const auto& p : outline) {
        low = glm::min(low, p);
        high = glm::max(high, p);
    }
    return pickInside(
        scene, camera, low, high,
        [&](glm::vec2 p) {
            return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y && inside(p, outline);
        },
        pickable);
}

std::vector<model::Element> pickAround(const Scene& scene, const glm::vec3& centre, float radius,
                                       const Pickable& pickable) {
    std::vector<model::Element> elements;
    const auto take = [&](float distance, model::Element e) {
        if (distance <= radius && e.valid() && (!pickable || pickable(e)))
            elements.push_back(e);
    };
    for (const auto& tile : scene.tiles()) {
        const auto nearest = glm::clamp(centre, tile.bounds.min, tile.bounds.max);
        if (tile.bounds.empty() || glm::distance(nearest, centre) > radius)
            continue;
        const auto& batch = tile.overview;
        for (std::size_t i = 0; i < batch.sprites.items.size(); ++i)
            take(glm::distance(batch.sprites.items[i].position, centre), batch.sprites.owners[i]);
        for (std::size_t i = 0; i < batch.segments.items.size(); ++i) {
            const auto& s = batch.segments.items[i];
            take(glm::distance(nearestOnLine(centre, s.a.position, s.b.position), centre), batch.segments.owners[i]);
        }
        for (std::size_t i = 0; i < batch.ribbons.items.size(); ++i) {
            const auto& r = batch.ribbons.items[i];
            const auto across = glm::distance(nearestOnLine(centre, r.a, r.b), centre) - r.halfWidth;
            take(std::max(across, 0.0F), batch.ribbons.owners[i]);
        }
        for (std::size_t i = 0; i < batch.quads.items.size(); ++i) {
            const auto& c = batch.quads.items[i].corners;
            take(std::min(distanceToTriangle(centre, c[0], c[1], c[2]), distanceToTriangle(centre, c[0], c[2], c[3])),
                 batch.quads.owners[i]);
        }
    }
    std::ranges::sort(elements);
    elements.erase(std::unique(elements.begin(), elements.end()), elements.end());
    return elements;
}

} // namespace navsmith::render
