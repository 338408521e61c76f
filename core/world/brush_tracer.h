// Moving points and boxes through the brushes, displacements and props of a Source map as its engine does
// (docs/formats/source-bsp.md, section 7).
#pragma once

#include "core/world/box_tree.h"
#include "core/world/trace.h"
#include "formats/source/vbsp_file.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::world {

/// An entity's brush model that stands in the way.
struct BrushModel {
    std::uint32_t model = 0;  ///< of source::VbspFile::models; not 0
    std::uint32_t entity = 0; ///< for Trace::entity
    glm::vec3 origin{0.0F};   ///< by which it is moved
};

/// A box that stands in the way, such as a static prop.
struct SolidBox {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
    std::uint32_t contents = 0;
};

/// Displacements count as slabs of one unit under their triangles. Immutable, so threads can share it.
class BrushTracer final : public Tracer {
public:
    BrushTracer(const source::VbspFile& map, std::span<const BrushModel> models, std::span<const SolidBox> boxes = {});

    [[nodiscard]] Trace line(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const override;
    [[nodiscard]] Trace box(const glm::vec3& from, const glm::vec3& to, const glm::vec3& minimum,
                            const glm::vec3& maximum, std::uint32_t mask) const override;

private:
    struct Side {
        glm::vec3 normal{0.0F};
        float distance = 0;
        bool bevel = false; ///< stops boxes only
    };
    /// Behind all of its sides.
    struct Convex {
        std::uint32_t firstSide = 0;
        std::uint32_t sideCount = 0;
        std::uint32_t contents = 0;
        std::uint32_t entity = 0;
        glm::vec3 minimum{0.0F};
        glm::vec3 maximum{0.0F};
    };
    struct Move;

    void addBrushes(const source::VbspFile& map, std::span<const BrushModel> models);
    void addDisplacements(const source::VbspFile& map);
    void addBox(const SolidBox& box);
    void addTriangle(const std::array<glm::vec3, 3>& corners);
    void add(std::span<const Side> sides, std::uint32_t contents, std::uint32_t entity);
    void buildTree();
    [[nodiscard]] Trace trace(const Move& move) const;
    void clip(const Convex& convex, const Move& move, Trace& trace) const;

    std::vector<Side> sides_;
    std::vector<Convex> convexes_;
    BoxTree tree_; ///< over convexes_, which have its order
};

} // namespace navsmith::world
