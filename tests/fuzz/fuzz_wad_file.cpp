// Any bytes: an error, or textures with as many pixels as they say. Also as a single texture, a palette, a texture of
// Quake II and coloured light.
#include "formats/quake/lit_file.h"
#include "formats/quake/miptex.h"
#include "formats/quake/wad_file.h"
#include "formats/quake2/wal_file.h"
#include "tests/fuzz/fuzz.h"

namespace navsmith::fuzz {
namespace {

void colour(Input record) {
    const auto texture = quake::readMiptex(record);
    if (!texture || texture->pixels.empty())
        return;
    const auto& palette = texture->palette ? *texture->palette : quake::standardPalette();
    const auto image =
        quake::colourPixels(texture->pixels, texture->width, texture->height, palette, quake::hasHoles(texture->name));
    require(image.rgba.size() == std::size_t{4} * texture->width * texture->height);
    (void)quake::firstFrame(texture->name);
}

} // namespace

void run(Input input) {
    colour(input);
    (void)quake::readPalette(input);
    (void)quake2::readPcxPalette(input);
    const auto wal = quake2::readWal(input);
    require(!wal || wal->pixels.size() == std::size_t{wal->width} * wal->height);
    const auto lit = quake::readLit(input, input.size() < 8 ? 0 : (input.size() - 8) / 3);
    require(!lit || lit->size() + 8 == input.size());
    const auto wad = quake::readWad(input);
    if (!wad)
        return;
    for (const auto& [name, entry] : wad->textures) {
        const auto record = quake::findTexture(*wad, name);
        require(record.has_value());
        colour(*record);
    }
}

} // namespace navsmith::fuzz
