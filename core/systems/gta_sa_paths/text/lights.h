// Traffic lights of paths: from the objects that stand in the world, or from other path files.
// docs/path-compiler.md.
#pragma once

#include "formats/gta_sa/path_file.h"

#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
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

/// Reads a table of placements: a first line of names, then lines of fields with tabs or blanks between; the columns
/// `model`, `x`, `y`, `z` and `rz` (degrees) count. Gives the lights among them, or what is wrong, with its line.
tl::expected<std::vector<Light>, std::string> readPlacements(std::span<const std::byte> table);

} // namespace navsmith::systems::gta_sa_paths::compiler
