// Maps of Quake (29, BSP2, 2PSB) and GoldSrc (30): what it takes to draw them and to cast rays at them.
// Follows docs/formats/quake-bsp.md; section numbers below are that page's. Read only: light, visibility and collision
// hulls stay where they are.
#pragma once

#include "formats/bsp/polygons.h"
#include "formats/bytes/format_error.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::quake {

/// Section 1.
enum class BspVariant : std::uint8_t {
    Quake,   ///< 29
    GoldSrc, ///< 30: Half-Life and what was made with it
    Bsp2,    ///< "BSP2": 32-bit edges and faces
    Psb2,    ///< "2PSB": the same for what is read here
};

/// What the first bytes of a file say.
struct BspIdent {
    std::optional<BspVariant> variant; ///< none: a map of another format, or of a version that cannot be read
    std::string title;                 ///< "Quake map (BSP 29)", "Quake II or III map (IBSP)"
};

/// None if the bytes (8 are enough) do not look like a map of the Quake family, readable or not.
std::optional<BspIdent> identify(std::span<const std::byte> start);

/// Section 3. Damaged ones keep their place, so that models count right; they have no corners.
struct BspFace {
    bsp::CornerRange corners;  ///< of BspFile::corners, clockwise as seen from the front (section 4)
    std::uint32_t plane = 0;   ///< valid if there are corners
    std::uint32_t texInfo = 0; ///< valid if there are corners
    bool back = false;         ///< the face looks against its plane's normal

    bool operator==(const BspFace&) const = default;
};

/// Section 3. `texture` is as stored: it may name nothing (see textureOf).
struct BspTexInfo {
    std::int32_t texture = 0;
    std::int32_t flags = 0; ///< 1: no lightmap, so sky or liquid
};

struct BspTexture {
    std::string name; ///< up to 16 bytes as stored; empty if the texture is missing
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// Section 3. The range of faces has been clipped to the faces that there are.
struct BspModel {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
    glm::vec3 origin{0.0F};
    std::uint32_t firstFace = 0;
    std::uint32_t faceCount = 0;
};

struct BspFile {
    BspVariant variant = BspVariant::Quake;
    std::string entities; ///< section 5
    std::vector<bsp::Plane> planes;
    std::vector<glm::vec3> vertices; ///< may hold anything; those of corners are sound
    std::vector<std::uint32_t> corners;
    std::vector<BspFace> faces;
    std::vector<BspTexInfo> texInfos;
    std::vector<BspTexture> textures;
    std::vector<BspModel> models; ///< 0 is the world
    std::size_t damagedFaces = 0;
    std::vector<std::string>
        notes; ///< what is wrong with the file and was passed over, a sentence without its end each
};

/// The texture of a face, or an empty view if it names none.
std::string_view textureOf(const BspFile& file, const BspFace& face);

/// Reads any of the four variants. Damaged faces, ranges and textures are passed over and noted. Allocates only what
/// the bytes back. Errors:
/// - BadMagic: no map of this family; Unsupported: one that cannot be read, named
/// - Truncated: the header, or a lump that is needed, goes beyond the end
bytes::Result<BspFile> readBsp(std::span<const std::byte> file);

} // namespace navsmith::quake
