// Writes San Andreas' collision models. docs/formats/gta-sa-world.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "resources/samples/solid.h"

namespace navsmith::samples {

struct CollisionBox {
    glm::vec3 low{0};
    glm::vec3 high{0};
    Material material = Material::Plain;
};

struct CollisionSphere {
    glm::vec3 center{0};
    float radius = 0;
    Material material = Material::Plain;
};

struct CollisionModel {
    std::string name; ///< at most 21 characters
    std::uint16_t id = 0;
    int version = 3; ///< 1 to 3. From 2 on, corners must lie within 255 metres of the origin
    Faces faces;
    std::vector<CollisionBox> boxes = {};
    std::vector<CollisionSphere> spheres = {};
};

std::vector<std::byte> writeCollision(const CollisionModel& model);

} // namespace navsmith::samples
