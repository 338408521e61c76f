// Any bytes: an error, or triangles that can be drawn without a check.
#include "formats/gta_world/dff_file.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace world = navsmith::gta_world;
    const auto file = world::readDff(std::as_bytes(std::span(data, size)));
    if (!file)
        return 0;
    for (const auto& geometry : file->geometries) {
        for (const auto& group : geometry.groups) {
            if (group.material >= geometry.materials.size() ||
                group.firstIndex + group.indexCount > geometry.indices.size())
                std::abort();
        }
        for (const auto index : geometry.indices) {
            if (!(std::abs(geometry.positions.at(index).z) <= world::kFarthest))
                std::abort();
            for (const auto& set : geometry.textures) {
                if (!set.empty() && !std::isfinite(set.at(index).x))
                    std::abort();
            }
            if (!geometry.colours.empty())
                (void)geometry.colours.at(index);
        }
    }
    for (const auto& atomic : file->atomics)
        (void)file->geometries.at(atomic.geometry);
    if (world::placesOf(*file).size() != file->frames.size())
        std::abort();
    return 0;
}
