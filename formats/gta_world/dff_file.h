// Models of RenderWare (.dff), as San Andreas, Vice City and III have them on PC. Follows
// docs/formats/gta-sa-models.md. Read-only; skips normals, night colours, skins and 2D effects.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/gta_world/notes.h"

#include <glm/mat3x3.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_world {

/// Point of the parent = turn * own point + position.
struct DffFrame {
    std::string name; ///< lower case; may be empty
    glm::mat3 turn{1.0F};
    glm::vec3 position{0.0F};            ///< metres
    std::optional<std::uint32_t> parent; ///< an earlier frame

    bool operator==(const DffFrame&) const = default;
};

/// Red, green, blue, alpha.
using DffColour = std::array<std::uint8_t, 4>;

struct DffMaterial {
    DffColour colour{255, 255, 255, 255};
    std::string texture; ///< lower case, without a suffix; empty: none
    std::string mask;    ///< lower case; the name of a texture with the transparency, usually empty

    bool operator==(const DffMaterial&) const = default;
};

/// Triangles of one material.
struct DffGroup {
    std::uint32_t material = 0;   ///< of DffGeometry::materials
    std::uint32_t firstIndex = 0; ///< of DffGeometry::indices
    std::uint32_t indexCount = 0; ///< a multiple of 3, not 0

    bool operator==(const DffGroup&) const = default;
};

/// As stored: may be anything, even not finite.
struct DffSphere {
    glm::vec3 center{0.0F};
    float radius = 0.0F;

    bool operator==(const DffSphere&) const = default;
};

struct DffGeometry {
    std::uint32_t flags = 0;
    bool native = false; ///< laid out for one platform: not read, and without triangles
    DffSphere bounds;
    std::vector<glm::vec3> positions; ///< metres; those that triangles use are finite and within kFarthest
    std::array<std::vector<glm::vec2>, 2> textures; ///< coordinates: for each position, or empty; finite
    std::vector<DffColour> colours;                 ///< light by day: for each position, or empty
    std::vector<DffMaterial> materials;
    std::vector<std::uint32_t> indices; ///< three for each triangle, counter-clockwise as seen from the front; valid
    std::vector<DffGroup> groups;       ///< one after another; together they cover all indices
};

/// A geometry that is drawn at a frame.
struct DffAtomic {
    std::uint32_t frame = 0;    ///< valid
    std::uint32_t geometry = 0; ///< valid
    bool drawn = true;          ///< false: for collision only

    bool operator==(const DffAtomic&) const = default;
};

struct DffFile {
    std::uint32_t version = 0; ///< 0x36003 is 3.6.0.3
    std::vector<DffFrame> frames;
    std::vector<DffGeometry> geometries; ///< in file order; one that is damaged has no triangles
    std::vector<DffAtomic> atomics;
    Notes notes; ///< by offset
};

/// Reads the first model of a file. Leaves out what is damaged, with a note. Allocates no more than a fixed multiple of
/// the bytes. Errors:
/// - BadMagic: there is no model
/// - Truncated: the model has no list of frames
bytes::Result<DffFile> readDff(std::span<const std::byte> file);

/// From a frame to the model: point of the model = turn * point of the frame + position. May not be finite, if frames
/// are strange.
struct DffPlace {
    glm::mat3 turn{1.0F};
    glm::vec3 position{0.0F};
};
/// The places of all frames.
std::vector<DffPlace> placesOf(const DffFile& file);

} // namespace navsmith::gta_world
