// Materials of the Source engine (.vmt): which texture a surface has, and how it covers what is behind. Follows
// docs/formats/source-materials.md, section 3.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/key_values/key_values.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::source {

struct VmtFile {
    std::string shader;  ///< lower case; "patch" changes the parameters of another material
    std::string include; ///< of a patch: the path of the other material, as vmtPath() gives it; empty: none
    std::vector<key_values::KeyValue> parameters; ///< of a patch: those that it sets
    std::vector<key_values::KeyValue>
        replacements;               ///< of a patch: those that it sets only if the other material has them
    std::vector<std::string> notes; ///< as key_values::KeyValues::notes
};

/// What drawing needs to know.
struct VmtMaterial {
    std::string baseTexture; ///< its path in lower case, as vtfPath() gives it; empty: none
    bool water = false;
    bool translucent = false; ///< alpha of the texture is opacity
    bool additive = false;    ///< added to what is behind
    bool alphaTest = false;   ///< pixels with little alpha are not drawn
    float alpha = 1.0F;       ///< opacity of the whole, 0 to 1
    /// Water that is not seen through: its colour as on the screen, 0 to 1.
    std::optional<glm::vec3> fogColour;
};

/// The text's first block. Errors: BadValue if there is none.
bytes::Result<VmtFile> readVmt(std::span<const std::byte> text);

/// The material that a patch makes of another.
VmtFile patched(VmtFile material, const VmtFile& patch);

VmtMaterial materialOf(const VmtFile& file);

/// The path of a material by its name in a map or model: "Brick\Wall" is "materials/brick/wall.vmt".
std::string vmtPath(std::string_view name);
/// The path of a texture by its name in a material.
std::string vtfPath(std::string_view name);

} // namespace navsmith::source
