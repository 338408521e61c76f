// Traffic lights of paths: from the objects that stand in the world, or from other path files.
// docs/path-compiler.md.
#pragma once

#include "formats/gta_sa/path_file.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

/// An object with a traffic light.
struct Light {
    std::uint32_t model = 0; ///< id of its definition
    float x = 0.0F;          ///< units
    float y = 0.0F;
    float z = 0.0F;
    float heading = 0.0F; ///< degrees, counter-clockwise from north

    bool operator==(const Light&) const = default;
};

/// A model that is a traffic light, by its id and its name in the game's own definitions.
struct LightModel {
    std::uint32_t id = 0;
    std::string_view name; ///< lower case
};
std::span<const LightModel> lightModels();
bool isLight(std::uint32_t model);

/// An end of a road.
struct RoadEnd {
    std::size_t links = 0;  ///< without those to or from places where traffic stops; as for lanes, these do not count
    std::size_t around = 0; ///< links of the nodes that it is linked with, without the other end
};
/// The rule of the compiler for which of its ends a road's light counts: whether it is for cars that come to the end
/// that the navi node is attached to.
bool isLightForAttached(const RoadEnd& attached, const RoadEnd& other);

/// The rules of the compiler for what lights stand where; docs/path-compiler.md, "Lights".
class PlacedLights {
public:
    explicit PlacedLights(std::span<const Light> lights); ///< must outlive it

    /// Whether a crossing that ends here has a pedestrian light.
    [[nodiscard]] bool isNear(const glm::vec3& end) const;
    /// The cycle, 1 or 2, of a road between two nodes; 0: it has no light. Of several lights, the first counts.
    [[nodiscard]] std::uint8_t cycleOf(const glm::vec3& a, const glm::vec3& b) const;

private:
    /// Calls found(light) for each light near the box between two places.
    template <typename Found>
    void near(const glm::vec3& a, const glm::vec3& b, Found found) const;

    std::span<const Light> lights_;
    std::unordered_map<std::uint64_t, std::vector<const Light*>> cells_; ///< squares as large as the farthest reach
};

/// Reads a table of placements: a first line of names, then lines of fields with tabs or blanks between; the columns
/// `model`, `x`, `y`, `z` and `rz` (degrees) count. Gives the lights among them, or what is wrong, with its line.
tl::expected<std::vector<Light>, std::string> readPlacements(std::span<const std::byte> table);

} // namespace navsmith::systems::gta_sa_paths::compiler
