// What entities of all known games mean for walking. By their class names, so it is as good as those are known.
#pragma once

#include "core/world/map_geometry.h"

#include <glm/vec3.hpp>

#include <vector>

namespace navsmith::walkable {

struct Box {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
};

/// Brush models that let a player pass: doors open, glass breaks, illusions stop nobody, and some entities are not
/// there in games of several players.
class PassableModels {
public:
    explicit PassableModels(const world::MapGeometry& map);

    /// Whether the triangle of a brush model between these corners belongs to one of them. Maps do not keep whose it
    /// is, so it counts as part of the smallest model around it.
    [[nodiscard]] bool owns(const glm::vec3& low, const glm::vec3& high) const;

private:
    struct Model {
        Box box;
        bool passable = false;
    };
    std::vector<Model> models_; ///< from the smallest up
};

/// Places at the foot and the top of ladders.
std::vector<glm::vec3> ladderEnds(const world::MapGeometry& map);

} // namespace navsmith::walkable
