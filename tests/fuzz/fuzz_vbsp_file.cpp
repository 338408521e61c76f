// Any bytes: either an error, or a map whose geometry and textured faces have only valid indexes.
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "core/world/textured_map.h"
#include "formats/source/vbsp_file.h"
#include "formats/source/vbsp_pakfile.h"
#include "tests/fuzz/fuzz.h"

namespace navsmith::fuzz {
namespace {

/// What putting files into a map asks of it.
void place(Input input) {
    const source::ReadRange read = [&](std::uint64_t offset,
                                       std::uint64_t length) -> bytes::Result<std::vector<std::byte>> {
        if (offset > input.size() || length > input.size() - offset)
            return tl::unexpected(
                bytes::FormatError{bytes::FormatErrorCode::Truncated, offset, "range", "the end", "more", {}});
        const auto range = input.subspan(static_cast<std::size_t>(offset), static_cast<std::size_t>(length));
        return std::vector(range.begin(), range.end());
    };
    const auto pakFile = source::placePakFile(input.size(), read);
    if (!pakFile)
        return;
    for (const std::uint64_t length : {0U, 10U, 100'000U}) {
        const auto offset = pakFile->offsetFor(length);
        require(pakFile->mapSizeWith(length) >= offset + length);
        const auto patch = source::pakFileEntry(read, {offset, length});
        require(!patch || patch->offset + patch->bytes.size() <= input.size());
    }
}

void readParts(Input input) {
    (void)source::identifyVbsp(input);
    const auto header = source::readVbspHeader(input);
    const auto pakFile = source::findPakFile(input);
    require(header.has_value() == pakFile.has_value());
    if (source::isPackedLump(input)) {
        const auto lump = source::unpackLump(input, 0, "lump", std::uint64_t{1} << 16U);
        require(!lump || lump->size() <= std::uint64_t{1} << 16U);
    }
}

} // namespace

void run(Input input) {
    readParts(input);
    place(input);
    // Small limits, so that the time is spent on parsing and not on decompression.
    source::VbspLimits limits;
    limits.lumpBytes = std::uint64_t{1} << 20U;
    limits.allBytes = std::uint64_t{4} << 20U;
    const auto file = source::readVbsp(input, limits);
    if (!file)
        return;
    for (const auto& face : file->faces)
        require(source::texDataOf(*file, face.texInfo) != nullptr || source::textureOf(*file, face.texInfo).empty());
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

} // namespace navsmith::fuzz
