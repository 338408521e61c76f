#include "formats/bsp/polygons.h"

#include "formats/bsp/lumps.h"

#include <cmath>

namespace navsmith::bsp {

bool isSound(const glm::vec3& position) {
    // False for NaN, as every comparison with it.
    return std::abs(position.x) <= kFarthest && std::abs(position.y) <= kFarthest && std::abs(position.z) <= kFarthest;
}

std::optional<CornerRange> FaceWalker::walk(std::int64_t firstEdge, std::int64_t edgeCount) {
    const auto available = static_cast<std::int64_t>(surfaceEdges_.size());
    if (edgeCount < 3 || firstEdge < 0 || firstEdge > available || edgeCount > available - firstEdge)
        return std::nullopt;
    const std::size_t before = corners_.size();
    if (before + static_cast<std::size_t>(edgeCount) > kMostSharing * surfaceEdges_.size())
        return std::nullopt;
    for (std::int64_t i = 0; i < edgeCount; ++i) {
        const std::int64_t signedEdge = surfaceEdges_[static_cast<std::size_t>(firstEdge + i)];
        const auto edge = static_cast<std::uint64_t>(signedEdge < 0 ? -signedEdge : signedEdge);
        std::uint32_t corner = 0;
        bool sound = edge < edges_.size();
        if (sound) {
            corner = signedEdge < 0 ? edges_[edge].second : edges_[edge].first;
            sound = corner < vertices_.size() && isSound(vertices_[corner]);
        }
        if (!sound) {
            corners_.resize(before);
            return std::nullopt;
        }
        corners_.push_back(corner);
    }
    return CornerRange{static_cast<std::uint32_t>(before), static_cast<std::uint32_t>(edgeCount)};
}

Plane decodePlane(const std::byte* record) {
    Plane plane;
    plane.normal = decodeVertex(record);
    plane.distance = field<float>(record, 12);
    plane.type = field<std::int32_t>(record, 16);
    return plane;
}

glm::vec3 decodeVertex(const std::byte* record) {
    return {field<float>(record, 0), field<float>(record, 4), field<float>(record, 8)};
}

} // namespace navsmith::bsp
