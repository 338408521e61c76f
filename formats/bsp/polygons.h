// Faces of a map as polygons: vertices, edges and the walk round a face (docs/formats/quake-bsp.md, section 4).
#pragma once

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::bsp {

/// 20 bytes in the file.
struct Plane {
    glm::vec3 normal{0.0F};
    float distance = 0.0F;
    std::int32_t type = 0; ///< 0 to 2 along x, y, z; 3 to 5 nearest to it

    bool operator==(const Plane&) const = default;
};

/// Two vertices.
struct Edge {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
};

/// A polygon as a range of Polygons::corners. Count 0: the face was damaged and is left out.
struct CornerRange {
    std::uint32_t first = 0;
    std::uint32_t count = 0;

    bool operator==(const CornerRange&) const = default;
};

/// Coordinates beyond this are taken for damage: maps reach 4096 to 32768 units, and a camera has to frame them.
inline constexpr float kFarthest = 1'048'576.0F;
/// In all known maps every surface edge belongs to one face. This is the room for sharing: without a bound, faces which
/// all name the same edges would make gigabytes of a small file.
inline constexpr std::size_t kMostSharing = 2;

/// Walks round faces. Every index is checked here, once, so that what has been walked needs no check.
class FaceWalker {
public:
    FaceWalker(std::span<const glm::vec3> vertices, std::span<const Edge> edges,
               std::span<const std::int32_t> surfaceEdges)
        : vertices_(vertices), edges_(edges), surfaceEdges_(surfaceEdges) {}

    /// Appends the vertices of the face with these surface edges to corners(). None, and nothing appended, if it has
    /// fewer than three, names what is not there, has a vertex that is not finite or beyond kFarthest, or if the faces
    /// so far have used up kMostSharing.
    std::optional<CornerRange> walk(std::int64_t firstEdge, std::int64_t edgeCount);

    /// Indexes of vertices, face by face. The walker is empty afterwards.
    std::vector<std::uint32_t> release() { return std::move(corners_); }

private:
    std::span<const glm::vec3> vertices_;
    std::span<const Edge> edges_;
    std::span<const std::int32_t> surfaceEdges_;
    std::vector<std::uint32_t> corners_;
};

/// Finite and not beyond kFarthest.
bool isSound(const glm::vec3& position);

Plane decodePlane(const std::byte* record);
glm::vec3 decodeVertex(const std::byte* record);
inline constexpr std::size_t kPlaneBytes = 20;
inline constexpr std::size_t kVertexBytes = 12;

} // namespace navsmith::bsp
