// What a game draws of its world: models with textures at places, in full near the eye and as low-detail twins far
// from it. Plain data, independent of game formats. World units, z up.
#pragma once

#include "core/world/map_geometry.h"
#include "core/world/placed_meshes.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <unordered_map>
#include <vector>

namespace navsmith::world {

inline constexpr auto kNoTwin = std::numeric_limits<std::uint32_t>::max();

struct DrawnModel {
    std::uint32_t id = 0;   ///< by which the game's files refer to it
    std::string name;       ///< of its file, without a suffix; lower case
    std::string textures;   ///< of the file with its textures, in the same way; may be empty
    float distance = 0;     ///< world units from which the game draws it
    bool additive = false;  ///< its colours are added to those behind it
    bool bothSides = false; ///< back faces are drawn, too
    bool atFrames = false;  ///< its parts move: they stand where the model's frames are
    std::uint8_t from = 0;  ///< hours between which it is there; both the same: always
    std::uint8_t until = 0; ///< may be before `from`: then over midnight

    [[nodiscard]] bool isThereAt(std::uint8_t hour) const {
        return from == until || (from < until ? hour >= from && hour < until : hour >= from || hour < until);
    }
    bool operator==(const DrawnModel&) const = default;
};

/// World point = turn * local point + position.
struct DrawnObject {
    std::uint32_t model = 0; ///< of DrawnWorld::models
    MapLayer layer = MapLayer::Solid;
    bool low = false;                       ///< is drawn only where what it stands for is not
    std::uint32_t twin = kNoTwin;           ///< of DrawnWorld::objects: what stands for it far from the eye
    std::uint32_t placement = kNoPlacement; ///< of PlacedMeshes: its collision
    glm::vec3 position{0.0F};               ///< finite
    glm::mat3 turn{1.0F};                   ///< a rotation

    bool operator==(const DrawnObject&) const = default;
};

/// Immutable once created, so threads can share it. All numbers are valid.
struct DrawnWorld {
    std::vector<DrawnModel> models;
    std::vector<DrawnObject> objects;
    /// Where to look for textures that a file lacks: in the file of this other name.
    std::unordered_map<std::string, std::string> textureParents;
    /// Names of all models that the game's lists define, also of those that stand nowhere, by id.
    std::unordered_map<std::uint32_t, std::string> names;

    bool operator==(const DrawnWorld&) const = default;
};

} // namespace navsmith::world
