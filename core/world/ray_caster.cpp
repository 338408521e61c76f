#include "core/world/ray_caster.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::world {
namespace {

constexpr std::uint32_t kLeafTriangles = 4;
constexpr std::size_t kBins = 16;
// Below this depth nodes are split at the median, which ends after 32 more levels. So the stack below suffices.
constexpr std::uint32_t kDepthOfChoice = 60;
constexpr std::size_t kStack = 96;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct Box {
    glm::vec3 minimum{std::numeric_limits<float>::infinity()};
    glm::vec3 maximum{-std::numeric_limits<float>::infinity()};

    void add(const glm::vec3& point) {
        minimum = glm::min(minimum, point);
        maximum = glm::max(maximum, point);
    }
    void add(const Box& box) {
        minimum = glm::min(minimum, box.minimum);
        maximum = glm::max(maximum, box.maximum);
    }
    /// Half of the surface area, for the cost of a split.
    [[nodiscard]] float area() const {
        const glm::vec3 size = maximum - minimum;
        return size.x < 0.0F ? 0.0F : size.x * size.y + size.y * size.z + size.z * size.x;
    }
};

/// Watertight intersection after Woop, Benthin and Wald (2013): the ray becomes the z axis of a sheared space, in which
/// three edge functions decide. Two triangles that share an edge compute the same value with opposite signs for it, so
/// no ray slips between them. Uses double, in which map coordinates lose almost nothing.
class Ray {
public:
    Ray(const glm::dvec3& origin, const glm::dvec3& direction) : origin_(origin), direction_(direction) {
        const glm::dvec3 size = glm::abs(direction);
        z_ = size.x > size.y ? (size.x > size.z ? 0U : 2U) : (size.y > size.z ? 1U : 2U);
        x_ = (z_ + 1) % 3;
        y_ = (z_ + 2) % 3;
        if (direction[z_] < 0.0)
            std::swap(x_, y_); // keep the winding
        shear_ = {direction[x_] / direction[z_], direction[y_] / direction[z_], 1.0 / direction[z_]};
        inverse_ = 1.0 / direction;
    }

    struct Meeting {
        double distance = kInfinity;
        bool front = false;
    };

    [[nodiscard]] std::optional<Meeting> meet(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c) const {
        const glm::dvec3 p = sheared(a);
        const glm::dvec3 q = sheared(b);
        const glm::dvec3 r = sheared(c);
        const double u = r.x * q.y - r.y * q.x;
        const double v = p.x * r.y - p.y * r.x;
        const double w = q.x * p.y - q.y * p.x;
        if ((u < 0.0 || v < 0.0 || w < 0.0) && (u > 0.0 || v > 0.0 || w > 0.0))
            return std::nullopt;
        const double determinant = u + v + w;
        if (determinant == 0.0)
            return std::nullopt; // edge-on
        const double distance = (u * p.z + v * q.z + w * r.z) / determinant;
        if (!(distance >= 0.0))
            return std::nullopt;
        return Meeting{distance, determinant > 0.0};
    }

    /// Where the ray enters the box enlarged by `slack` on all sides; none if not before `farthest`.
    [[nodiscard]] std::optional<double> enter(const glm::vec3& minimum, const glm::vec3& maximum, double slack,
                                              double farthest) const {
        double near = 0.0;
        double far = farthest;
        for (glm::length_t i = 0; i < 3; ++i) {
            const double low = static_cast<double>(minimum[i]) - slack - origin_[i];
            const double high = static_cast<double>(maximum[i]) + slack - origin_[i];
            if (direction_[i] == 0.0) {
                if (low > 0.0 || high < 0.0)
                    return std::nullopt;
                continue;
            }
            const double one = low * inverse_[i];
            const double other = high * inverse_[i];
            near = std::max(near, std::min(one, other));
            far = std::min(far, std::max(one, other));
        }
        if (near > far)
            return std::nullopt;
        return near;
    }

private:
    [[nodiscard]] glm::dvec3 sheared(const glm::vec3& point) const {
        const glm::dvec3 from = glm::dvec3(point) - origin_;
        return {from[x_] - shear_.x * from[z_], from[y_] - shear_.y * from[z_], shear_.z * from[z_]};
    }

    glm::dvec3 origin_;
    glm::dvec3 direction_;
    glm::dvec3 inverse_{0.0};
    glm::dvec3 shear_{0.0};
    glm::length_t x_ = 0;
    glm::length_t y_ = 0;
    glm::length_t z_ = 0;
};

bool isFinite(const glm::vec3& v) {
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

} // namespace

/// Builds top down. Each split minimises the surface area heuristic over kBins positions along each axis.
class RayCasterBuilder {
public:
    RayCasterBuilder(const MapGeometry& geometry, const std::stop_token& stop) : stop_(stop) {
        items_.reserve(geometry.triangleCount());
        for (const LayerRange& range : geometry.layers) {
            for (std::uint32_t i = range.firstTriangle; i < range.firstTriangle + range.triangleCount; ++i) {
                Item item;
                const auto corner = [&](std::size_t which) {
                    return geometry.positions[geometry.indices[std::size_t{i} * 3 + which]];
                };
                item.triangle = {corner(0), corner(1), corner(2), i, range.layer};
                item.box.add(item.triangle.a);
                item.box.add(item.triangle.b);
                item.box.add(item.triangle.c);
                item.middle = item.box.minimum * 0.5F + item.box.maximum * 0.5F;
                items_.push_back(item);
            }
        }
    }

    std::optional<RayCaster> build() {
        RayCaster caster;
        if (items_.empty())
            return caster;
        caster.nodes_.emplace_back();
        struct Task {
            std::uint32_t node;
            std::uint32_t first;
            std::uint32_t last;
            std::uint32_t depth;
        };
        std::vector<Task> tasks{{0, 0, static_cast<std::uint32_t>(items_.size()), 0}};
        while (!tasks.empty()) {
            if (stop_.stop_requested())
                return std::nullopt;
            const Task task = tasks.back();
            tasks.pop_back();
            {
                RayCaster::Node& node = caster.nodes_[task.node];
                Box box;
                for (std::uint32_t i = task.first; i < task.last; ++i) {
                    box.add(items_[i].box);
                    node.layers |= layerBit(items_[i].triangle.layer);
                }
                node.minimum = box.minimum;
                node.maximum = box.maximum;
                if (task.last - task.first <= kLeafTriangles) {
                    node.first = task.first;
                    node.count = task.last - task.first;
                    continue;
                }
                node.first = static_cast<std::uint32_t>(caster.nodes_.size());
            }
            const std::uint32_t middle = cut(task.first, task.last, task.depth);
            const std::uint32_t child = caster.nodes_[task.node].first;
            caster.nodes_.resize(caster.nodes_.size() + 2);
            tasks.push_back({child, task.first, middle, task.depth + 1});
            tasks.push_back({child + 1, middle, task.last, task.depth + 1});
        }
        caster.triangles_.reserve(items_.size());
        for (const Item& item : items_)
            caster.triangles_.push_back(item.triangle);
        return caster;
    }

private:
    struct Item {
        RayCaster::Triangle triangle;
        Box box;
        glm::vec3 middle{0.0F};
    };

    struct Cut {
        glm::length_t axis = 0;
        std::size_t bin = 0; ///< last bin of the first part
        float cost = std::numeric_limits<float>::infinity();
    };

    static std::size_t binOf(float place, float low, float high) {
        const float scaled = (place - low) / (high - low) * static_cast<float>(kBins);
        return std::min(kBins - 1, static_cast<std::size_t>(std::max(scaled, 0.0F)));
    }

    [[nodiscard]] Cut cheapest(std::uint32_t first, std::uint32_t last, const Box& middles) const {
        Cut best;
        for (glm::length_t axis = 0; axis < 3; ++axis) {
            const float low = middles.minimum[axis];
            const float high = middles.maximum[axis];
            if (!(high > low))
                continue;
            std::array<Box, kBins> boxes{};
            std::array<std::uint32_t, kBins> counts{};
            for (std::uint32_t i = first; i < last; ++i) {
                const std::size_t bin = binOf(items_[i].middle[axis], low, high);
                boxes[bin].add(items_[i].box);
                ++counts[bin];
            }
            std::array<float, kBins> costAfter{};
            Box after;
            std::uint32_t countAfter = 0;
            for (std::size_t bin = kBins - 1; bin > 0; --bin) {
                after.add(boxes[bin]);
                countAfter += counts[bin];
                costAfter[bin - 1] = after.area() * static_cast<float>(countAfter);
            }
            Box before;
            std::uint32_t countBefore = 0;
            for (std::size_t bin = 0; bin + 1 < kBins; ++bin) {
                before.add(boxes[bin]);
                countBefore += counts[bin];
                const float cost = before.area() * static_cast<float>(countBefore) + costAfter[bin];
                if (countBefore > 0 && countBefore < last - first && cost < best.cost)
                    best = {axis, bin, cost};
            }
        }
        return best;
    }

    /// Partitions the items and returns the first of the second part; neither part is empty.
    std::uint32_t cut(std::uint32_t first, std::uint32_t last, std::uint32_t depth) {
        const auto begin = items_.begin() + first;
        const auto end = items_.begin() + last;
        Box middles;
        std::for_each(begin, end, [&](const Item& item) { middles.add(item.middle); });
        if (depth < kDepthOfChoice) {
            const Cut best = cheapest(first, last, middles);
            if (std::isfinite(best.cost)) {
                const float low = middles.minimum[best.axis];
                const float high = middles.maximum[best.axis];
                const auto middle = std::partition(
                    begin, end, [&](const Item& item) { return binOf(item.middle[best.axis], low, high) <= best.bin; });
                return static_cast<std::uint32_t>(middle - items_.begin());
            }
        }
        const glm::vec3 size = middles.maximum - middles.minimum;
        const glm::length_t axis = size.x > size.y ? (size.x > size.z ? 0U : 2U) : (size.y > size.z ? 1U : 2U);
        const auto middle = begin + (last - first) / 2;
        std::nth_element(begin, middle, end,
                         [&](const Item& a, const Item& b) { return a.middle[axis] < b.middle[axis]; });
        return static_cast<std::uint32_t>(middle - items_.begin());
    }

    std::vector<Item> items_;
    std::stop_token stop_;
};

std::optional<RayCaster> RayCaster::build(const MapGeometry& geometry, const std::stop_token& stop) {
    return RayCasterBuilder(geometry, stop).build();
}

std::optional<RayHit> RayCaster::cast(const glm::vec3& origin, const glm::vec3& direction,
                                      const RayOptions& options) const {
    const double length = glm::length(glm::dvec3(direction));
    if (nodes_.empty() || !isFinite(origin) || !isFinite(direction) || !(length > 0.0))
        return std::nullopt;
    const glm::dvec3 along = glm::dvec3(direction) / length;
    const Ray ray(glm::dvec3(origin), along);
    // Boxes only cull, so enlarge them slightly to be safe from rounding.
    const glm::dvec3 reach =
        glm::max(glm::abs(glm::dvec3(nodes_.front().minimum)), glm::abs(glm::dvec3(nodes_.front().maximum)));
    const double slack = 1e-12 * (1.0 + std::max({reach.x, reach.y, reach.z}) + glm::length(glm::dvec3(origin)));

    const Triangle* nearest = nullptr;
    double distance = static_cast<double>(options.maxDistance);
    struct Visit {
        std::uint32_t node;
        double enters;
    };
    std::array<Visit, kStack> stack{};
    std::size_t depth = 0;
    const auto push = [&](std::uint32_t index, std::optional<double> enters) {
        if (enters)
            stack[depth++] = {index, *enters};
    };
    const auto enter = [&](std::uint32_t index) -> std::optional<double> {
        const Node& node = nodes_[index];
        if ((node.layers & options.layers) == 0)
            return std::nullopt;
        return ray.enter(node.minimum, node.maximum, slack, distance + slack);
    };
    push(0, enter(0));
    while (depth > 0) {
        const Visit visit = stack[--depth];
        if (visit.enters > distance + slack)
            continue;
        const Node& node = nodes_[visit.node];
        if (node.count == 0) {
            const auto first = enter(node.first);
            const auto second = enter(node.first + 1);
            // Push the nearer child last.
            const bool secondIsNearer = first && second && *second < *first;
            push(secondIsNearer ? node.first : node.first + 1, secondIsNearer ? first : second);
            push(secondIsNearer ? node.first + 1 : node.first, secondIsNearer ? second : first);
            continue;
        }
        for (std::uint32_t i = node.first; i < node.first + node.count; ++i) {
            const Triangle& triangle = triangles_[i];
            if ((layerBit(triangle.layer) & options.layers) == 0)
                continue;
            const auto meeting = ray.meet(triangle.a, triangle.b, triangle.c);
            if (!meeting || (options.facing == Facing::Front && !meeting->front) || meeting->distance > distance)
                continue;
            if (nearest != nullptr && meeting->distance == distance && triangle.number > nearest->number)
                continue;
            nearest = &triangle;
            distance = meeting->distance;
        }
    }
    if (nearest == nullptr)
        return std::nullopt;
    RayHit hit;
    hit.point = glm::vec3(glm::dvec3(origin) + along * distance);
    hit.normal = glm::vec3(glm::normalize(
        glm::cross(glm::dvec3(nearest->b) - glm::dvec3(nearest->a), glm::dvec3(nearest->c) - glm::dvec3(nearest->a))));
    hit.triangle = nearest->number;
    hit.layer = nearest->layer;
    hit.distance = static_cast<float>(distance);
    return hit;
}

std::optional<RayHit> RayCaster::ground(float x, float y, float fromZ) const {
    RayOptions options;
    options.layers = groundLayers();
    return cast({x, y, fromZ}, {0.0F, 0.0F, -1.0F}, options);
}

} // namespace navsmith::world
