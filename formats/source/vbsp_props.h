// The static props of a Source map: models that stand in it and never move (docs/formats/source-bsp.md, section 10).
#pragma once

#include "formats/source/vbsp_file.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::source {

/// How a prop stands in the way.
namespace prop_solid {
inline constexpr std::uint8_t kNone = 0;
inline constexpr std::uint8_t kBox = 2;       ///< the box around its model, which does not turn with it
inline constexpr std::uint8_t kTurnedBox = 3; ///< the same box, turned
inline constexpr std::uint8_t kShape = 6;     ///< the collision model
} // namespace prop_solid

struct VbspProp {
    glm::vec3 origin{0.0F};      ///< sound
    glm::vec3 angles{0.0F};      ///< pitch, yaw, roll in degrees; finite
    std::uint32_t model = 0;     ///< of VbspProps::models; may be out of range
    std::uint32_t firstLeaf = 0; ///< range of VbspProps::leaves, which lies within it: the leaves that it reaches into
    std::uint32_t leafCount = 0;
    std::uint8_t solid = 0; ///< as stored, see prop_solid
    std::int32_t skin = 0;  ///< which of its model's textures it has; may be out of range
    float scale = 1.0F;     ///< more than 0
};

struct VbspProps {
    std::uint32_t version = 0;         ///< of the game's part of the lump; 0: the map has none
    std::vector<std::string> models;   ///< names, "models/props/crate.mdl"
    std::vector<std::uint32_t> leaves; ///< positions in VbspFile::leaves; may be out of range
    std::vector<VbspProp> props;       ///< those with a sound place
    std::size_t damaged = 0;           ///< left out
};

/// Allocates no more than the bytes can fill. Errors: those of readVbsp() for the header and packed lumps; Truncated or
/// CountTooLarge for a lump that does not hold what it claims; Unsupported for records of an unknown size.
bytes::Result<VbspProps> readVbspProps(std::span<const std::byte> file, const VbspLimits& limits = {});

struct ModelBounds {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
};
/// First bytes of a model's file that modelBounds() needs.
inline constexpr std::size_t kModelHeadBytes = 128;
/// The box that a model (.mdl) takes up, in its own coordinates. None if the bytes are no model or the box is not
/// sound.
std::optional<ModelBounds> modelBounds(std::span<const std::byte> model);

} // namespace navsmith::source
