// The ground of a navigation mesh: where its areas are, and whether a straight way stays on areas that are linked.
#pragma once

#include "core/systems/bot_graph.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace navsmith::systems::yapb {

class MeshGround {
public:
    /// The graph must outlive it.
    explicit MeshGround(const BotGraph& mesh);

    /// The area whose ground is nearest in height at a place; nothing if none is within `reach`.
    [[nodiscard]] std::optional<std::size_t> areaAt(const glm::vec3& feet, float reach) const;
    /// The height of the ground of an area.
    [[nodiscard]] float heightAt(std::size_t area, float x, float y) const;
    [[nodiscard]] bool isLinked(std::size_t from, std::size_t to) const;
    [[nodiscard]] std::size_t areaCount() const { return mesh_.ground.size(); }
    [[nodiscard]] const std::vector<std::size_t>& targetsOf(std::size_t area) const { return targets_[area]; }
    [[nodiscard]] const std::vector<std::size_t>& sourcesOf(std::size_t area) const { return sources_[area]; }
    [[nodiscard]] glm::vec3 middleOf(std::size_t area) const;
    /// Whether every step of the straight way is on the mesh, small gaps aside, and leads to the same or a linked area.
    [[nodiscard]] bool isJoined(const glm::vec3& from, const glm::vec3& to) const;

    /// How far the ground reaches in all directions, up to a limit.
    [[nodiscard]] float clearanceAt(const glm::vec3& feet, float most) const;

    /// The middle of the border of two areas that touch.
    [[nodiscard]] glm::vec3 borderOf(std::size_t area, std::size_t neighbour) const;
    /// Places on the ground of an area, as in places().
    [[nodiscard]] std::vector<glm::vec3> placesIn(std::size_t area) const;
    /// Places on the ground, about a cell of the game's generator apart: the middles of areas first.
    [[nodiscard]] std::vector<glm::vec3> places() const;

private:
    struct Step {
        std::optional<std::size_t> area; ///< to which the way leads
        bool isParted = false;           ///< there is ground of other areas only
    };
    [[nodiscard]] Step next(std::size_t area, const glm::vec3& feet) const;
    [[nodiscard]] const std::vector<std::uint32_t>& near(float x, float y) const;
    [[nodiscard]] bool contains(std::size_t area, float x, float y) const;

    const BotGraph& mesh_;
    std::unordered_map<std::int64_t, std::vector<std::uint32_t>> cells_;
    std::unordered_set<std::uint64_t> links_;
    std::vector<std::vector<std::size_t>> targets_; ///< by area
    std::vector<std::vector<std::size_t>> sources_;
};

} // namespace navsmith::systems::yapb
