// Any bytes as a collision model: an error, or parts whose triangles name points that exist.
#include "formats/source/phy_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto file = source::readPhy(input);
    if (!file)
        return;
    for (const auto& solid : file->solids) {
        for (const auto& part : solid.parts) {
            for (const auto& triangle : part.triangles)
                requireIndexes(triangle, part.points);
        }
    }
}
