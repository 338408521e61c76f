// Any bytes: definitions with a name and a distance.
#include "formats/gta_world/ide_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    for (const auto& object : gta_world::readIde(input).objects)
        require(std::isfinite(object.drawDistance) && !object.model.empty());
}
