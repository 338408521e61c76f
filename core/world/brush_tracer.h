// Moving points and boxes through the brushes of a map as its engine does: of Source, with displacements and props
// (docs/formats/source-bsp.md, section 7), and of Quake II (docs/formats/quake2-bsp.md, section 6).
#pragma once

#include "core/world/box_tree.h"
#include "core/world/trace.h"
#include "formats/quake2/ibsp_file.h"
#include "formats/source/vbsp_file.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::world {

/// An entity's brush model that stands in the way.
struct BrushModel {
    std::uint32_t model = 0;  ///< of the map's file; not 0
    std::uint32_t entity = 0; ///< for Trace::entity
    glm::vec3 origin{0.0F};   ///< by which it is moved
    glm::vec3 angles{0.0F};   ///< by which it is turned before (rotation.h)
};

/// A box that stands in the way, such as a static prop or the pad of a teleporter.
struct SolidBox {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
    std::uint32_t contents = 0;
    glm::vec3 origin{0.0F};    ///< by which it is moved
    glm::vec3 angles{0.0F};    ///< by which it is turned before
    std::uint16_t surface = 0; ///< for Trace::surface
    std::uint32_t entity = 0;  ///< for Trace::entity
};

/// What lies inside of all of its triangles, such as a part of a static prop. In the coordinates of the map.
struct SolidConvex {
    std::vector<glm::vec3> points;
    std::vector<std::array<std::uint32_t, 3>> triangles; ///< counter-clockwise as seen from outside
    std::uint32_t contents = 0;
    std::uint32_t entity = 0; ///< for Trace::entity
};

/// Displacements stop only what moves against them from above; a box that does not move is in one if it touches it. Of
/// several places for a model, the first counts. Immutable, so threads can share it.
class BrushTracer final : public Tracer {
public:
    BrushTracer(const source::VbspFile& map, std::span<const BrushModel> models, std::span<const SolidBox> boxes = {},
                std::span<const SolidConvex> convexes = {});
    BrushTracer(const quake2::IbspFile& map, std::span<const BrushModel> models, std::span<const SolidBox> boxes = {});

    [[nodiscard]] Trace line(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const override;
    [[nodiscard]] Trace box(const glm::vec3& from, const glm::vec3& to, const glm::vec3& minimum,
                            const glm::vec3& maximum, std::uint32_t mask) const override;
    [[nodiscard]] bool isClear(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const override;
    [[nodiscard]] bool isClear(const glm::vec3& from, const glm::vec3& to, const glm::vec3& minimum,
                               const glm::vec3& maximum, std::uint32_t mask) const override;

private:
    struct Side {
        glm::vec3 normal{0.0F};
        float distance = 0;
        bool bevel = false;        ///< stops boxes only
        bool forLines = false;     ///< stops lines only
        std::uint16_t surface = 0; ///< for Trace::surface
    };
    /// Behind all of its sides. The first side of a triangle of a displacement is its surface.
    struct Convex {
        std::uint32_t firstSide = 0;
        std::uint32_t sideCount = 0;
        std::uint32_t contents = 0;
        std::uint32_t entity = 0;
        glm::vec3 minimum{0.0F};
        glm::vec3 maximum{0.0F};
        bool terrain = false; ///< of a displacement
    };
    struct Move;
    class Way;

    /// Moves sides, and gives those that are turned other bevels.
    static void place(std::vector<Side>& sides, const glm::vec3& origin, const glm::vec3& angles);
    template <typename File>
    void addBrushes(const File& map, std::span<const BrushModel> models);
    void addDisplacements(const source::VbspFile& map);
    void addBox(const SolidBox& box);
    void addConvex(const SolidConvex& convex);
    void addTriangle(const std::array<glm::vec3, 3>& corners);
    void add(std::span<const Side> sides, std::uint32_t contents, std::uint32_t entity, bool terrain = false);
    static std::vector<Side> sidesOf(const SolidConvex& convex);
    void buildTree();
    [[nodiscard]] Trace trace(const Move& move) const;
    [[nodiscard]] bool isStopped(const Move& move, bool leavesTheWorld) const;
    [[nodiscard]] bool isBehind(const Convex& terrain, const Move& move) const;
    void clip(const Convex& convex, const Move& move, Trace& trace) const;

    std::vector<Side> sides_;
    std::vector<Convex> convexes_;
    BoxTree tree_; ///< over convexes_, which have its order
};

} // namespace navsmith::world
