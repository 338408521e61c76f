// Any bytes: models whose faces have their vertices.
#include "formats/gta_world/col_file.h"
#include "formats/gta_world/surfaces.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto directory = gta_world::listCol(input);
    for (const auto& entry : directory.entries)
        require(entry.offset + entry.size <= input.size());
    const auto file = gta_world::readCol(input);
    require(file.models.size() <= directory.entries.size());
    for (const auto& model : file.models) {
        for (const auto& face : model.faces) {
            require(!gta_world::nameOf(gta_world::surfaceClass(face.material)).empty());
            for (const auto vertex : {face.a, face.b, face.c})
                require(std::abs(model.vertices.at(vertex).x) <= gta_world::kFarthest);
        }
    }
}
