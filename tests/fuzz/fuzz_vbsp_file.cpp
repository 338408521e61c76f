// Any bytes: either an error, or a map whose geometry and textured faces have only valid indexes.
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "core/world/textured_map.h"
#include "formats/source/vbsp_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    // Small limits, so that the time is spent on parsing and not on decompression.
    source::VbspLimits limits;
    limits.lumpBytes = std::uint64_t{1} << 20U;
    limits.allBytes = std::uint64_t{4} << 20U;
    const auto file = source::readVbsp(input, limits);
    if (!file)
        return;
    for (const auto& face : file->faces)
        (void)source::textureOf(*file, face.texInfo);
    const auto map = world::readMapGeometry(input);
    require(map.has_value());
    requireIndexes(map->indices, map->positions);
    const auto caster = world::RayCaster::build(*map);
    require(caster && caster->triangleCount() == map->triangleCount());
    (void)caster->ground(8.0F, 8.0F, 4096.0F);
    const auto textured = world::readTexturedMap(input, {});
    require(textured.has_value());
    requireIndexes(textured->indices, textured->vertices);
}
