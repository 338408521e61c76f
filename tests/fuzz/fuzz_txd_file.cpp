// Any bytes: an error, or textures that decode unless they are unknown.
#include "formats/gta_world/txd_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto file = gta_world::readTxd(input);
    if (!file)
        return;
    for (const auto& texture : file->textures) {
        require(!gta_world::toString(texture.format).empty());
        const auto image = gta_world::decodeTexture(input, texture);
        require(image.has_value() == (texture.format != gta_world::TxdFormat::Unknown));
        require(!image || image->rgba.size() == std::size_t{4} * texture.width * texture.height);
    }
}
