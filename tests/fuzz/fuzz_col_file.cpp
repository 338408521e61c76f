// Any bytes: models whose faces have their vertices.
#include "formats/gta_world/col_file.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace world = navsmith::gta_world;
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto directory = world::listCol(bytes);
    for (const auto& entry : directory.entries) {
        if (entry.offset + entry.size > size)
            std::abort();
    }
    const auto file = world::readCol(bytes);
    if (file.models.size() > directory.entries.size())
        std::abort();
    for (const auto& model : file.models) {
        for (const auto& face : model.faces) {
            for (const auto vertex : {face.a, face.b, face.c}) {
                if (!(std::abs(model.vertices.at(vertex).x) <= world::kFarthest))
                    std::abort();
            }
        }
    }
    return 0;
}
