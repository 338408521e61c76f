// The materials of a Source map, packed into it: VMT and VTF files (docs/formats/source-materials.md).
#pragma once

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::samples {

struct SourceMaterial {
    std::string name;       ///< as in the map
    std::uint32_t side = 0; ///< pixels
    glm::vec3 reflectivity{0.0F};
    std::vector<std::byte> texture; ///< the VTF file
};

/// With a picture of twice the size that the texture has in older games.
SourceMaterial sourceMaterial(std::string_view name);

/// A zip with the VMT and VTF files.
std::vector<std::byte> pakFile(std::span<const SourceMaterial> materials);

} // namespace navsmith::samples
