// Any bytes: either an error, or a map whose indexes are all valid, and through whose trees moves end.
#include "core/world/hull_tracer.h"
#include "core/world/textured_map.h"
#include "formats/quake/bsp_file.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace bsp = navsmith::bsp;
    namespace quake = navsmith::quake;
    const auto file = quake::readBsp(std::as_bytes(std::span(data, size)));
    if (!file)
        return 0;
    for (const quake::BspFace& face : file->faces) {
        (void)quake::textureOf(*file, face);
        for (std::uint32_t i = 0; i < face.corners.count; ++i) {
            if (!bsp::isSound(file->vertices.at(file->corners.at(face.corners.first + i))))
                std::abort();
        }
        if (face.corners.count > 0)
            (void)file->planes.at(face.plane);
    }
    for (const quake::BspModel& model : file->models) {
        if (std::size_t{model.firstFace} + model.faceCount > file->faces.size())
            std::abort();
    }
    const navsmith::world::SolidModel solid{1, 1, glm::vec3(8), {}};
    const navsmith::world::HullTracer tracer(navsmith::world::hullTrees(*file), std::span(&solid, 1));
    const glm::vec3 box(16);
    (void)tracer.line(glm::vec3(1, 2, 100), glm::vec3(50, -20, -100), navsmith::world::kSolidMask);
    (void)tracer.box(glm::vec3(1, 2, 100), glm::vec3(50, -20, -100), -box, box, navsmith::world::kSolidMask);
    const auto textured = navsmith::world::readTexturedMap(std::as_bytes(std::span(data, size)), {});
    if (!textured)
        std::abort();
    for (const std::uint32_t index : textured->indices)
        (void)textured->vertices.at(index);
    return 0;
}
