#include "core/world/map_light.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::world {
namespace {

/// Trees of maps are not deeper; a damaged one may run in circles.
constexpr int kDeepest = 512;
constexpr float kDown = 512.0F;

} // namespace

MapLight::MapLight(source::VbspFile map, source::VbspLight light) : map_(std::move(map)), light_(std::move(light)) {}

std::optional<std::size_t> MapLight::leafAt(const glm::vec3& place) const {
    auto at = map_.models.empty() ? -1 : map_.models.front().headNode;
    for (int depth = 0; at >= 0; ++depth) {
        const auto index = static_cast<std::size_t>(at);
        if (depth > kDeepest || index >= map_.nodes.size() || map_.nodes[index].plane >= map_.planes.size())
            return std::nullopt;
        const auto& node = map_.nodes[index];
        const auto& plane = map_.planes[node.plane];
        at = node.children.at(glm::dot(plane.normal, place) - plane.distance >= 0.0F ? 0 : 1);
    }
    const auto leaf = static_cast<std::size_t>(-(std::int64_t{at} + 1));
    return leaf < map_.leaves.size() ? std::optional(leaf) : std::nullopt;
}

std::optional<glm::vec3> MapLight::inLeaf(std::size_t leaf, const glm::vec3& place) const {
    if (leaf >= light_.leaves.size() || light_.leaves[leaf].count == 0)
        return std::nullopt;
    const auto& box = map_.leaves[leaf];
    const auto [first, count] = light_.leaves[leaf];
    glm::vec3 sum(0.0F);
    float weights = 0.0F;
    for (std::uint32_t i = first; i < first + count; ++i) {
        const auto& sample = light_.samples[i];
        const glm::vec3 at = box.minimum + sample.share * (box.maximum - box.minimum);
        const float weight = 1.0F / (glm::distance(at, place) + 1.0F);
        sum += weight * sample.colour;
        weights += weight;
    }
    return sum / weights;
}

std::optional<glm::vec3> MapLight::onNode(const source::VbspNode& node, const glm::vec3& place) const {
    const auto end = std::min<std::size_t>(std::size_t{node.firstFace} + node.faceCount, light_.faces.size());
    for (std::size_t i = node.firstFace; i < end; ++i) {
        const auto& face = light_.faces[i];
        if (face.width == 0)
            continue;
        const auto& axes = light_.axes[static_cast<std::size_t>(face.texInfo)];
        std::array<float, 2> at{};
        for (std::size_t axis = 0; axis < 2; ++axis)
            at.at(axis) =
                glm::dot(glm::vec3(axes.at(axis)), place) + axes.at(axis).w - static_cast<float>(face.minimum.at(axis));
        // False for NaN, too.
        const bool inside = at[0] >= 0.0F && at[0] <= static_cast<float>(face.width - 1) && at[1] >= 0.0F &&
                            at[1] <= static_cast<float>(face.height - 1);
        if (!inside)
            continue;
        const auto s = static_cast<std::uint32_t>(at[0]);
        const auto t = static_cast<std::uint32_t>(at[1]);
        const float ds = at[0] - static_cast<float>(s);
        const float dt = at[1] - static_cast<float>(t);
        return (light_.at(face, s, t) * (1.0F - ds) + light_.at(face, s + 1, t) * ds) * (1.0F - dt) +
               (light_.at(face, s, t + 1) * (1.0F - ds) + light_.at(face, s + 1, t + 1) * ds) * dt;
    }
    return std::nullopt;
}

std::optional<glm::vec3> MapLight::onFace(const glm::vec3& from, const glm::vec3& to) const {
    struct Part {
        std::int32_t node;
        float begin; ///< of the way, 0 to 1
        float end;
        bool plane; ///< the faces in the node's plane, at `begin`
    };
    if (map_.models.empty())
        return std::nullopt;
    std::vector<Part> pending{{map_.models.front().headNode, 0.0F, 1.0F, false}};
    const glm::vec3 way = to - from;
    std::size_t faces = light_.faces.size();
    // Each part is followed front to back; the number of steps limits damaged trees.
    for (std::size_t steps = 0; !pending.empty() && steps < 4 * map_.nodes.size() + 4; ++steps) {
        const auto part = pending.back();
        pending.pop_back();
        if (part.node < 0 || static_cast<std::size_t>(part.node) >= map_.nodes.size())
            continue;
        const auto& node = map_.nodes[static_cast<std::size_t>(part.node)];
        if (part.plane) {
            // In a sound map a face is in one plane.
            if (node.faceCount > faces)
                return std::nullopt;
            faces -= node.faceCount;
            if (const auto light = onNode(node, from + part.begin * way))
                return light;
            continue;
        }
        if (node.plane >= map_.planes.size())
            continue;
        const auto& plane = map_.planes[node.plane];
        const float begin = glm::dot(plane.normal, from + part.begin * way) - plane.distance;
        const float end = glm::dot(plane.normal, from + part.end * way) - plane.distance;
        const std::size_t near = begin >= 0.0F ? 0 : 1;
        if ((begin >= 0.0F) == (end >= 0.0F)) {
            pending.push_back({node.children.at(near), part.begin, part.end, false});
            continue;
        }
        const float middle = part.begin + (part.end - part.begin) * begin / (begin - end);
        pending.push_back({node.children.at(1 - near), middle, part.end, false});
        pending.push_back({part.node, middle, middle, true});
        pending.push_back({node.children.at(near), part.begin, middle, false});
    }
    return std::nullopt;
}

std::optional<glm::vec3> MapLight::at(const glm::vec3& place) const {
    const auto leaf = leafAt(place);
    if (!leaf || map_.leaves[*leaf].cluster < 0)
        return std::nullopt;
    if (const auto light = inLeaf(*leaf, place))
        return light;
    return onFace(place, {place.x, place.y, place.z - kDown});
}

} // namespace navsmith::world
