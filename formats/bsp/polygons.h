// Map faces as polygons: vertices, edges and traversal of a face (docs/formats/quake-bsp.md, section 4).
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
    std::int32_t type = 0; ///< 0 to 2: along x, y, z; 3 to 5: nearest to x, y, z

    bool operator==(const Plane&) const = default;
};

/// Two vertices.
struct Edge {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
};

/// A polygon as a range of Polygons::corners. Count 0: the face is damaged and left out.
struct CornerRange {
    std::uint32_t first = 0;
    std::uint32_t count = 0;

    bool operator==(const CornerRange&) const = default;
};

/// Larger coordinates count as damage: maps reach 4096 to 32768 units, and a camera has to frame them.
inline constexpr float kFarthest = 1'048'576.0F;
/// In all known maps, every surface edge belongs to one face. This leaves room for sharing; without a limit, faces that
/// all use the same edges would turn a small file into gigabytes.
inline constexpr std::size_t kMostSharing = 2;

/// Traverses faces. Checks every index once, so that the results need no further checks.
class FaceWalker {
public:
    FaceWalker(std::span<const glm::vec3> vertices, std::span<const Edge> edges,
               std::span<const std::int32_t> surfaceEdges)
        : vertices_(vertices), edges_(edges), surfaceEdges_(surfaceEdges) {}

    /// Appends the vertices of the face with these surface edges to corners(). Returns none and appends nothing if the
    /// face has fewer than three vertices, an invalid index, or a vertex that is not finite or beyond kFarthest, or if
    /// the faces so far have used up kMostSharing.
    std::optional<CornerRange> walk(std::int64_t firstEdge, std::int64_t edgeCount);

    /// Vertex indexes, face by face. The walker is empty afterwards.
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
