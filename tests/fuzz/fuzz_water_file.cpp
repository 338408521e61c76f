// Any bytes: surfaces of 3 or 4 finite corners.
#include "formats/gta_world/water_file.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace world = navsmith::gta_world;
    const auto bytes = std::as_bytes(std::span(data, size));
    for (const auto& polygon : world::readWater(bytes).polygons) {
        if (polygon.count != 3 && polygon.count != 4)
            std::abort();
        for (const auto& corner : polygon.corners) {
            if (!(std::abs(corner.position.z) <= world::kFarthest))
                std::abort();
        }
    }
    return 0;
}
