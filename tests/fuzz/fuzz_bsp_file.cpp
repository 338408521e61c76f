// Any bytes: either an error, or a map whose indexes are all valid.
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
    return 0;
}
