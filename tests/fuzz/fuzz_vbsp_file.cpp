// Any bytes: either an error, or a map whose geometry and textured faces have only valid indexes.
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "core/world/textured_map.h"
#include "formats/source/vbsp_file.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto input = std::as_bytes(std::span(data, size));
    // Small limits, so that the time is spent on parsing and not on decompression.
    navsmith::source::VbspLimits limits;
    limits.lumpBytes = std::uint64_t{1} << 20U;
    limits.allBytes = std::uint64_t{4} << 20U;
    const auto file = navsmith::source::readVbsp(input, limits);
    if (!file)
        return 0;
    for (const auto& face : file->faces)
        (void)navsmith::source::textureOf(*file, face.texInfo);
    const auto map = navsmith::world::readMapGeometry(input);
    if (!map)
        std::abort();
    for (const std::uint32_t index : map->indices)
        (void)map->positions.at(index);
    const auto caster = navsmith::world::RayCaster::build(*map);
    if (!caster || caster->triangleCount() != map->triangleCount())
        std::abort();
    (void)caster->ground(8.0F, 8.0F, 4096.0F);
    const auto textured = navsmith::world::readTexturedMap(input, {});
    if (!textured)
        std::abort();
    for (const std::uint32_t index : textured->indices)
        (void)textured->vertices.at(index);
    return 0;
}
