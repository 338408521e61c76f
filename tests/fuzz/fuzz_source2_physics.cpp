// Any bytes as a map's world_physics: an error, or parts whose triangles have the vertices that they name.
#include "formats/source2/physics_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto physics = source2::readPhysics(input);
    if (!physics) {
        require(!physics.error().field.empty() && !physics.error().expected.empty());
        return;
    }
    for (const auto& part : physics->parts) {
        for (const auto& triangle : part.triangles)
            requireIndexes(triangle, part.vertices);
    }
}
