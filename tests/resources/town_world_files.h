// Reads the game world of the sample town by hand from docs/formats/gta-sa-world.md, as a second opinion on its
// writers.
#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace navsmith::samples {

struct WorldModel {
    std::string magic; ///< "COL3"
    std::size_t boxes = 0;
    std::size_t spheres = 0;
    std::vector<std::array<glm::dvec3, 3>> faces;
    std::vector<std::uint8_t> materials; ///< parallel to the faces
};

struct WorldDefinition {
    std::string section;
    std::string model;
    std::uint32_t flags = 0;
};

struct WorldPlacement {
    int id = 0;
    int area = 0;
    glm::dvec3 at{0};
    double turnZ = 0; ///< as stored
    double turnW = 1;
    int lod = -1;
    bool streamed = false;
};

struct WorldFiles {
    std::map<std::string, WorldModel> models;
    std::map<int, WorldDefinition> definitions;
    std::vector<WorldPlacement> placements; ///< of the text, then of the stream
    std::vector<std::vector<glm::dvec3>> water;
};

/// Reads data/default.dat and data/gta.dat and what they name, matching names without case. Throws for what is not as
/// the page says.
WorldFiles readWorld(const std::string& sample);

/// A face of the ground, a bridge or a building, where it is placed.
struct WorldFace {
    std::array<glm::dvec3, 3> corners;
    std::uint8_t material = 0;
    std::string model;
};

/// What stands outdoors, without low-detail twins. Boxes and spheres are left out.
std::vector<WorldFace> placedFaces(const WorldFiles& world);

/// The height of a face at a place.
struct WorldHeight {
    double z = 0;
    std::uint8_t material = 0;
    std::string model;
};

/// Finds faces below and above places.
class WorldHeights {
public:
    explicit WorldHeights(std::vector<WorldFace> faces);
    [[nodiscard]] std::vector<WorldHeight> at(double x, double y) const;

private:
    std::vector<WorldFace> faces_;
    std::map<std::pair<int, int>, std::vector<std::size_t>> squares_;
};

} // namespace navsmith::samples
