#include "core/world/triangle_tree.h"

#include <glm/geometric.hpp>

#include <utility>

namespace navsmith::world {

std::optional<TriangleTree> TriangleTree::build(std::vector<Triangle> triangles, const std::stop_token& stop) {
    std::vector<BoxTree::Item> items;
    items.reserve(triangles.size());
    for (const auto& triangle : triangles) {
        auto& item = items.emplace_back();
        item.bounds.add(triangle.a);
        item.bounds.add(triangle.b);
        item.bounds.add(triangle.c);
        item.layers = layerBit(triangle.layer);
    }
    auto boxes = BoxTree::build(items, stop);
    if (!boxes)
        return std::nullopt;
    TriangleTree tree;
    tree.triangles_.reserve(triangles.size());
    for (const auto number : boxes->order())
        tree.triangles_.push_back(triangles[number]);
    boxes->forgetOrder();
    tree.boxes_ = std::move(*boxes);
    return tree;
}

double TriangleTree::slackFor(const glm::dvec3& origin) const {
    if (boxes_.empty())
        return 0.0;
    const auto& root = boxes_.root();
    const glm::dvec3 reach = glm::max(glm::abs(glm::dvec3(root.minimum)), glm::abs(glm::dvec3(root.maximum)));
    return 1e-12 * (1.0 + std::max({reach.x, reach.y, reach.z}) + glm::length(origin));
}

const TriangleTree::Triangle* TriangleTree::cast(const Ray& ray, LayerMask layers, Facing facing,
                                                 double& distance) const {
    const double slack = slackFor(ray.origin());
    const Triangle* nearest = nullptr;
    const auto enter = [&](const BoxTree::Node& node) -> std::optional<double> {
        if ((node.layers & layers) == 0)
            return std::nullopt;
        return ray.enter(node.minimum, node.maximum, slack, distance + slack);
    };
    const auto isBeyond = [&](double at) { return at > distance + slack; };
    boxes_.visit(enter, isBeyond, [&](std::uint32_t first, std::uint32_t count) {
        for (std::uint32_t i = first; i < first + count; ++i) {
            const Triangle& triangle = triangles_[i];
            if ((layerBit(triangle.layer) & layers) == 0)
                continue;
            const auto meeting = ray.meet(triangle.a, triangle.b, triangle.c);
            if (!meeting || (facing == Facing::Front && !meeting->front) || meeting->distance > distance)
                continue;
            if (nearest != nullptr && meeting->distance == distance && triangle.number > nearest->number)
                continue;
            nearest = &triangle;
            distance = meeting->distance;
        }
    });
    return nearest;
}

} // namespace navsmith::world
