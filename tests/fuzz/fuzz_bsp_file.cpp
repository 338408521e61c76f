// Any bytes: either an error, or a map whose indexes are all valid, and through whose trees moves end.
#include "core/world/hull_tracer.h"
#include "core/world/textured_map.h"
#include "formats/quake/bsp_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto file = quake::readBsp(input);
    if (!file)
        return;
    for (const quake::BspFace& face : file->faces) {
        (void)quake::textureOf(*file, face);
        for (std::uint32_t i = 0; i < face.corners.count; ++i)
            require(bsp::isSound(file->vertices.at(file->corners.at(face.corners.first + i))));
        if (face.corners.count > 0)
            (void)file->planes.at(face.plane);
    }
    for (const quake::BspModel& model : file->models)
        require(std::size_t{model.firstFace} + model.faceCount <= file->faces.size());
    const world::SolidModel solid{1, 1, glm::vec3(8), {}};
    const world::HullTracer tracer(world::hullTrees(*file), std::span(&solid, 1));
    const glm::vec3 box(16);
    (void)tracer.line(glm::vec3(1, 2, 100), glm::vec3(50, -20, -100), world::kSolidMask);
    (void)tracer.box(glm::vec3(1, 2, 100), glm::vec3(50, -20, -100), -box, box, world::kSolidMask);
    const auto textured = world::readTexturedMap(input, {});
    require(textured.has_value());
    requireIndexes(textured->indices, textured->vertices);
}
