// Triangles with surface materials, and simple bodies made of them. Metres, z up; front faces are counter-clockwise.
#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace navsmith::samples {

/// Numbers of San Andreas' surfaces.
enum class Material : std::uint8_t {
    Plain = 0,
    Tarmac = 1,
    Pavement = 4,
    Gravel = 6,
    Concrete = 7,
    Grass = 9,
    Woodland = 22,
    Leaves = 23,
    Dirt = 26,
    Beach = 33,
    Promenade = 34,
    Rock = 35,
    RiverBed = 38,
    Cornfield = 40,
    Wood = 43,
    ThinWood = 44,
    Glass = 45,
    Windows = 46,
    GarageDoor = 50,
    Metal = 51,
    LampPost = 53,
    Hydrant = 57,
    Car = 63,
    Stone = 69,
    Bench = 70,
    Carpet = 71,
    Floorboards = 72,
    Door = 158,
    ParkGrass = 160,
    SheetMetal = 167,
};

struct Face {
    std::array<glm::vec3, 3> corners{};
    Material material = Material::Plain;
};

using Faces = std::vector<Face>;

/// Corners of a plane polygon, convex, counter-clockwise as seen from outside.
void addPolygon(Faces& to, const std::vector<glm::vec3>& corners, Material material);

/// Upright, with its sides along the axes.
struct Cuboid {
    glm::vec2 low{0};
    glm::vec2 high{0};
    float bottom = 0;
    float top = 0;
};

void addCuboid(Faces& to, const Cuboid& block, Material walls, Material top);
/// A roof whose ridge runs along x (or y), over a block's top; `hip`: how far each end of the ridge is drawn in.
void addRoof(Faces& to, const Cuboid& block, float height, float hip, bool alongX, Material roof, Material gable);
/// A round body with so many sides; `topRadius` 0 makes a cone.
void addColumn(Faces& to, glm::vec3 foot, float height, float radius, float topRadius, int sides, Material material);
/// A crown of leaves: two cones base to base, cut off.
void addCrown(Faces& to, glm::vec3 middle, float radius, float height, int sides, Material material);

} // namespace navsmith::samples
