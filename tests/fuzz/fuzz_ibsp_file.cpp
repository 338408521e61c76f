// Any bytes: either an error, or a map whose indexes are all valid, and through whose brushes moves end.
#include "core/world/brush_tracer.h"
#include "core/world/quake2_solids.h"
#include "core/world/textured_map.h"
#include "formats/quake2/ibsp_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto file = quake2::readIbsp(input);
    if (!file)
        return;
    for (const auto& face : file->faces) {
        for (std::uint32_t i = 0; i < face.corners.count; ++i)
            require(bsp::isSound(file->vertices.at(file->corners.at(face.corners.first + i))));
        if (face.corners.count > 0)
            (void)file->planes.at(face.plane);
    }
    for (const auto& model : file->models) {
        require(std::size_t{model.firstFace} + model.faceCount <= file->faces.size());
        (void)quake2::contentsAt(*file, model.headNode, glm::vec3(1, 2, 3));
    }
    const world::BrushTracer tracer(*file, world::quake2SolidModels(world::parseEntities(file->entities)));
    (void)tracer.line(glm::vec3(1, 2, 100), glm::vec3(50, -20, -100), quake2::contents::kStopsPlayers);
    (void)tracer.box(glm::vec3(1, 2, 100), glm::vec3(50, -20, -100), glm::vec3(-16), glm::vec3(16),
                     quake2::contents::kStopsPlayers);
    const auto textured = world::readTexturedMap(input, {});
    require(textured.has_value());
    requireIndexes(textured->indices, textured->vertices);
}
