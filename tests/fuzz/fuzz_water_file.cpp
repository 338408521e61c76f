// Any bytes: surfaces of 3 or 4 finite corners.
#include "formats/gta_world/water_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    for (const auto& polygon : gta_world::readWater(input).polygons) {
        require(polygon.count == 3 || polygon.count == 4);
        for (const auto& corner : polygon.corners)
            require(std::abs(corner.position.z) <= gta_world::kFarthest);
    }
}
