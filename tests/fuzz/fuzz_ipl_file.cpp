// Any bytes: placements that are finite, and have a turn of length 1.
#include "formats/gta_world/ipl_file.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace world = navsmith::gta_world;
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto file = world::readIpl(bytes);
    for (const auto& placement : file.placements) {
        const auto turn = world::worldRotation(placement);
        if (!(std::abs(glm::length(turn) - 1.0F) < 0.001F) || placement.row >= file.rows)
            std::abort();
        for (std::size_t i = 0; i < 3; ++i) {
            if (!(std::abs(placement.position[i]) <= world::kFarthest))
                std::abort();
        }
    }
    return 0;
}
