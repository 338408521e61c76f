// Moving points and boxes through maps of Quake and GoldSrc as their engines do: through the trees of solids of the
// world and of entities' brush models (docs/formats/quake-bsp.md, section 6).
#pragma once

#include "core/world/trace.h"
#include "formats/quake/bsp_file.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::world {

/// A brush model that stands in the way. Games differ in which entities' models do.
struct SolidModel {
    std::uint32_t model = 0;  ///< of quake::BspFile::models; not 0, which is the world
    std::uint32_t entity = 0; ///< for Trace::entity
    glm::vec3 origin{0.0F};   ///< by which it is moved
    /// Its axes, as columns, if it is turned.
    std::optional<glm::mat3> axes = {};
};

/// The bit of Tracer's `mask` for contents, which are negative.
constexpr std::uint32_t contentsBit(std::int32_t contents) {
    return std::uint32_t{1} << (static_cast<std::uint32_t>(-contents) & 31U);
}
/// What stops points and boxes in the engines.
inline constexpr std::uint32_t kSolidMask = contentsBit(quake::kContentsSolid);

/// A solid that the engine takes for a box, whatever its model looks like.
struct HullBox {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
};

/// The trees of all models of a map. After them come models for `boxes`, which stop points only.
class HullTrees;
std::shared_ptr<const HullTrees> hullTrees(const quake::BspFile& map, std::span<const HullBox> boxes = {});

class HullTracer final : public Tracer {
public:
    /// The world and some solids in it. Ignores models that do not exist.
    HullTracer(std::shared_ptr<const HullTrees> trees, std::span<const SolidModel> solids);

    [[nodiscard]] Trace line(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const override;
    [[nodiscard]] bool isClear(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const override;
    /// As the engines do, takes the tree whose box comes near to the size; one of no height or width counts as a point.
    /// Trees for boxes only know solids, so `mask` should have that bit.
    [[nodiscard]] Trace box(const glm::vec3& from, const glm::vec3& to, const glm::vec3& minimum,
                            const glm::vec3& maximum, std::uint32_t mask) const override;
    /// What fills the world at a point, without its solids.
    [[nodiscard]] std::int32_t contents(const glm::vec3& point) const;

private:
    struct Placed {
        SolidModel solid;
        glm::vec3 minimum{0.0F}; ///< bounds in the world
        glm::vec3 maximum{0.0F};
    };
    struct Move;
    [[nodiscard]] Trace trace(const Move& move) const;
    void throughSolids(const Move& move, Trace& result) const;
    [[nodiscard]] Trace against(const Placed& placed, const Move& move) const;

    std::shared_ptr<const HullTrees> trees_;
    std::vector<Placed> solids_;
};

} // namespace navsmith::world
