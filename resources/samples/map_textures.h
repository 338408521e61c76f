// The textures of the sample maps, by the names that faces have: their patterns, and how they lie on a face.
#pragma once

#include "formats/bsp/lightmaps.h"

#include <glm/vec3.hpp>

#include <string_view>
#include <vector>

#include "resources/samples/pattern.h"

namespace navsmith::samples {

struct MapTexture {
    std::string_view name;     ///< without folder
    Pattern pattern;           ///< `side`: of the picture in Quake and GoldSrc
    float units = 64;          ///< of the map, for one repetition
    bool fitted = false;       ///< each face shows whole repetitions, of about that size
    std::string_view top = {}; ///< what tops of blocks have in its place, with folder; may be empty
};

/// A name of GoldSrc or Quake, or a Source name with folders. Textures without a pattern look like the first one.
const MapTexture& mapTexture(std::string_view name);

/// Without folders, as in GoldSrc.
std::string_view shortName(std::string_view texture);

/// Drawn and lit in games: no sky, liquid or trigger.
bool isSolidSurface(std::string_view texture);

struct MapFace {
    std::vector<glm::vec3> corners; ///< clockwise as seen from the front
    glm::vec3 normal{0.0F};         ///< points to the front, length 1
    std::string_view texture;
};

/// Places on the face's texture in its own pixels, as if its picture had `side` of them on a side.
bsp::SurfaceAxes textureAxes(const MapFace& face, std::uint32_t side);

} // namespace navsmith::samples
