// Placements of objects in San Andreas' world (.ipl, text and binary). Follows docs/formats/gta-sa-world.md, sections 3
// and 4. Read-only.
#pragma once

#include "formats/gta_world/notes.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_world {

/// Parts of IplPlacement::area.
namespace ipl_area {
inline constexpr std::uint32_t kCodeMask = 0xFF; ///< the interior
inline constexpr std::uint32_t kOutdoors = 0;
inline constexpr std::uint32_t kEverywhere = 13;
inline constexpr std::uint32_t kUnimportant = 0x100;
inline constexpr std::uint32_t kNotStreamed = 0x200;
inline constexpr std::uint32_t kUnderwater = 0x400;
inline constexpr std::uint32_t kTunnel = 0x800;
inline constexpr std::uint32_t kTunnelTransition = 0x1000;
} // namespace ipl_area

struct IplPlacement {
    std::uint32_t id = 0;                       ///< of the definition, see IdeObject
    std::int32_t lod = -1;                      ///< row of its low-detail twin (see readIpl), as stored; -1: none
    std::string model;                          ///< lower case; a hint only, and empty in binary files
    std::uint32_t area = 0;                     ///< ipl_area
    glm::vec3 position{0.0F};                   ///< metres, z up; finite and within kFarthest
    glm::vec4 rotation{0.0F, 0.0F, 0.0F, 1.0F}; ///< x, y, z, w as stored, finite: the inverse of the object's turn. Not
                                                ///< necessarily of length 1, see worldRotation()
    std::uint32_t row = 0; ///< among all rows of the file, those left out included: what `lod` counts
    std::uint64_t at = 0;  ///< of a text the line, counted from 1; of a binary file the offset in bytes

    bool operator==(const IplPlacement&) const = default;
};

struct IplFile {
    bool binary = false;
    std::vector<IplPlacement> placements; ///< in file order, ascending rows
    std::uint32_t rows = 0;               ///< in sections inst, those left out included
    Notes notes;                          ///< by line or offset
};

/// Whether the first 4 bytes are those of a binary file.
bool isBinaryIpl(std::span<const std::byte> start);

/// Reads the section inst of a text, or the instances of a binary file, from any bytes. A placement that is broken, not
/// finite or too far away is left out with a note, and still counts as a row. `lod` in a binary file counts the rows of
/// the text with the same base name.
IplFile readIpl(std::span<const std::byte> file);

/// The turn of the object: world point = turn * local point + position. Of length 1. As in the game, a rotation that
/// hardly tilts (|x| and |y| up to 0.05) is a heading of 2 acos(w), to the sign of -z; this also holds for rows that
/// have degrees in place of a quaternion.
glm::quat worldRotation(const IplPlacement& placement);

} // namespace navsmith::gta_world
