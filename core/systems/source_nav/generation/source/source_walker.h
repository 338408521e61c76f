// How far a player gets in a map of Source: boxes moved through its solids.
#pragma once

#include "core/systems/source_nav/generation/sampling.h"
#include "core/systems/source_nav/generation/source/source_games.h"
#include "core/systems/source_nav/generation/source/source_world.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace navsmith::systems::source_nav::generation {

inline constexpr float kSourceCrouchHeight = 55; ///< world units: of a crouching player

// The box that is moved: a thin column, so walls count where they are.
inline constexpr glm::vec3 kFeet(-0.45F, -0.45F, 0);
inline constexpr glm::vec3 kHead(0.45F, 0.45F, kSourceCrouchHeight);

/// Room over a node, by its four sides.
struct Room {
    std::uint8_t crouch = 0;       ///< bits by Corner: one cannot stand upright
    std::uint8_t blocked = 0;      ///< bits by Corner: nor crouched, however high one jumps
    std::array<float, 4> raised{}; ///< by Corner: how far above the node the room begins
};

class BoxWalker final : public Walker {
public:
    BoxWalker(std::shared_ptr<const SourceWorld> world, const SourceRules& rules)
        : world_(std::move(world)), rules_(rules) {}

    [[nodiscard]] const SourceWorld& world() const { return *world_; }
    [[nodiscard]] const SourceRules& sourceRules() const { return rules_; }

    [[nodiscard]] const MeshRules& rules() const override { return rules_.mesh; }
    [[nodiscard]] std::optional<Landing> step(const glm::vec3& from, Side side) const override;
    [[nodiscard]] Refusal whyNot(const glm::vec3& from, Side side) const override; ///< refusal.cpp
    [[nodiscard]] std::optional<Ground> groundAt(const glm::vec3& place) const override;
    [[nodiscard]] bool isFree(const glm::vec3& from, const glm::vec3& to) const override;
    [[nodiscard]] bool reaches(const glm::vec3& from, const glm::vec3& to) const override;
    [[nodiscard]] bool canJumpDown(const glm::vec3& from, const glm::vec3& to) const override;
    [[nodiscard]] bool isForJumping(const glm::vec3& normal, const glm::vec3& otherNormal,
                                    const glm::vec3& middle) const override;
    [[nodiscard]] bool fitsCrouched(const Node& node) const override;

    [[nodiscard]] Room roomOver(const glm::vec3& place) const;
    /// One walks to a place, over steps, falling at most `drop`.
    [[nodiscard]] std::optional<glm::vec3> walk(const glm::vec3& from, const glm::vec3& to, float drop) const;

private:
    [[nodiscard]] world::Trace move(const glm::vec3& from, const glm::vec3& to) const;
    [[nodiscard]] bool stayOnFloor(world::Trace& trace, float drop) const;
    [[nodiscard]] bool walk(const glm::vec3& from, const glm::vec3& to, float drop, world::Trace& trace) const;
    [[nodiscard]] std::optional<Landing> climb(const glm::vec3& from, const glm::vec3& to) const;
    [[nodiscard]] Obstacle obstacleBelow(const glm::vec3& from, const glm::vec3& to, float height) const;
    [[nodiscard]] bool isHemmedIn(const glm::vec3& place) const;
    [[nodiscard]] bool isBelowTerrain(const glm::vec3& place) const;

    std::shared_ptr<const SourceWorld> world_;
    SourceRules rules_;
};

/// Finds out which nodes one must crouch at. False if `progress`, which gets 0 to 1, stopped.
bool findRoom(const BoxWalker& walker, Nodes& nodes, const std::function<bool(double)>& progress);

} // namespace navsmith::systems::source_nav::generation
