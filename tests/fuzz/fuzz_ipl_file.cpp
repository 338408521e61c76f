// Any bytes: placements that are finite, and have a turn of length 1.
#include "formats/gta_world/ipl_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto file = gta_world::readIpl(input);
    for (const auto& placement : file.placements) {
        require(placement.row < file.rows);
        require(std::abs(glm::length(gta_world::worldRotation(placement)) - 1.0F) < 0.001F);
        for (std::size_t i = 0; i < 3; ++i)
            require(std::abs(placement.position[i]) <= gta_world::kFarthest);
    }
}
