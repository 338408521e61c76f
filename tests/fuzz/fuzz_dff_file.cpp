// Any bytes: an error, or triangles that can be drawn without a check.
#include "formats/gta_world/dff_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto file = gta_world::readDff(input);
    if (!file)
        return;
    for (const auto& geometry : file->geometries) {
        for (const auto& group : geometry.groups)
            require(group.material < geometry.materials.size() &&
                    group.firstIndex + group.indexCount <= geometry.indices.size());
        for (const auto index : geometry.indices) {
            require(std::abs(geometry.positions.at(index).z) <= gta_world::kFarthest);
            for (const auto& set : geometry.textures)
                require(set.empty() || std::isfinite(set.at(index).x));
            if (!geometry.colours.empty())
                (void)geometry.colours.at(index);
        }
    }
    for (const auto& atomic : file->atomics)
        (void)file->geometries.at(atomic.geometry);
    require(gta_world::placesOf(*file).size() == file->frames.size());
}
