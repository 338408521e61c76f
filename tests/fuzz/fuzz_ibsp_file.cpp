// Any bytes: either an error, or a map whose indexes are all valid, and through whose brushes moves end.
#include "core/world/brush_tracer.h"
#include "core/world/quake2_solids.h"
#include "core/world/textured_map.h"
#include "formats/quake2/ibsp_file.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace bsp = navsmith::bsp;
    namespace quake2 = navsmith::quake2;
    namespace world = navsmith::world;
    const auto file = quake2::readIbsp(std::as_bytes(std::span(data, size)));
    if (!file)
        return 0;
    for (const auto& face : file->faces) {
        for (std::uint32_t i = 0; i < face.corners.count; ++i) {
            if (!bsp::isSound(file->vertices.at(file->corners.at(face.corners.first + i))))
                std::abort();
        }
        if (face.corners.count > 0)
            (void)file->planes.at(face.plane);
    }
    for (const auto& model : file->models) {
        if (std::size_t{model.firstFace} + model.faceCount > file->faces.size())
            std::abort();
        (void)quake2::contentsAt(*file, model.headNode, glm::vec3(1, 2, 3));
    }
    const world::BrushTracer tracer(*file, world::quake2SolidModels(world::parseEntities(file->entities)));
    (void)tracer.line(glm::vec3(1, 2, 100), glm::vec3(50, -20, -100), quake2::contents::kStopsPlayers);
    (void)tracer.box(glm::vec3(1, 2, 100), glm::vec3(50, -20, -100), glm::vec3(-16), glm::vec3(16),
                     quake2::contents::kStopsPlayers);
    const auto textured = navsmith::world::readTexturedMap(std::as_bytes(std::span(data, size)), {});
    if (!textured)
        std::abort();
    for (const std::uint32_t index : textured->indices)
        (void)textured->vertices.at(index);
    return 0;
}
