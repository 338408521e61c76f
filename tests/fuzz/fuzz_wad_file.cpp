// Any bytes: an error, or textures with as many pixels as they say. Also as a single texture, a palette, a texture of
// Quake II and coloured light.
#include "formats/quake/lit_file.h"
#include "formats/quake/miptex.h"
#include "formats/quake/wad_file.h"
#include "formats/quake2/wal_file.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

namespace {

void colour(std::span<const std::byte> record) {
    namespace quake = navsmith::quake;
    const auto texture = quake::readMiptex(record);
    if (!texture || texture->pixels.empty())
        return;
    const auto& palette = texture->palette ? *texture->palette : quake::standardPalette();
    const auto image =
        quake::colourPixels(texture->pixels, texture->width, texture->height, palette, quake::hasHoles(texture->name));
    if (image.rgba.size() != std::size_t{4} * texture->width * texture->height)
        std::abort();
    (void)quake::firstFrame(texture->name);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace quake = navsmith::quake;
    const auto bytes = std::as_bytes(std::span(data, size));
    colour(bytes);
    (void)quake::readPalette(bytes);
    (void)navsmith::quake2::readPcxPalette(bytes);
    if (const auto wal = navsmith::quake2::readWal(bytes);
        wal && wal->pixels.size() != std::size_t{wal->width} * wal->height)
        std::abort();
    if (const auto lit = quake::readLit(bytes, size < 8 ? 0 : (size - 8) / 3); lit && lit->size() + 8 != size)
        std::abort();
    const auto wad = quake::readWad(bytes);
    if (!wad)
        return 0;
    for (const auto& [name, entry] : wad->textures) {
        const auto record = quake::findTexture(*wad, name);
        if (!record)
            std::abort();
        colour(*record);
    }
    return 0;
}
