// Models of the Source engine as they stand in a map: the triangles of three files, .mdl, .vvd and .vtx. Follows
// docs/formats/source-materials.md, section 5. Read-only; animations, collision models and lower details are not read.
#pragma once

#include "formats/bytes/format_error.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::source {

struct StudioVertex {
    glm::vec3 position{0.0F}; ///< sound
    glm::vec2 texture{0.0F};  ///< finite; 0 to 1 is the whole image, right and down
};

struct StudioMesh {
    std::uint32_t material = 0;          ///< for textureOf()
    std::vector<std::uint32_t> vertices; ///< three of StudioModel::vertices for each triangle, clockwise as seen from
                                         ///< the front
};

struct StudioModel {
    std::vector<std::string> textures; ///< names of materials, without folder
    std::vector<std::string> folders;  ///< in which they may be, in the order in which games look
    std::uint32_t materials = 0;       ///< for each skin
    std::vector<std::uint16_t> skins;  ///< by skin and material: a texture, which may be out of range
    std::vector<StudioVertex> vertices;
    std::vector<StudioMesh> meshes; ///< of the first model of each body part

    /// The name of a material's texture; the first skin counts for one that the model does not have. None if there is
    /// no such texture.
    [[nodiscard]] const std::string* textureOf(std::uint32_t material, std::uint32_t skin) const;
};

/// Reads the largest detail. Allocates no more than the bytes can fill. Errors:
/// - BadMagic: one of the files is none of a model; Unsupported: another version
/// - Truncated or BadValue: a file whose tables extend beyond its end or do not fit together
bytes::Result<StudioModel> readStudioModel(std::span<const std::byte> mdl, std::span<const std::byte> vvd,
                                           std::span<const std::byte> vtx);

} // namespace navsmith::source
