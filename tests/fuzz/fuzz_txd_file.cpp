// Any bytes: an error, or textures that decode unless they are unknown.
#include "formats/gta_world/txd_file.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace world = navsmith::gta_world;
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto file = world::readTxd(bytes);
    if (!file)
        return 0;
    for (const auto& texture : file->textures) {
        const auto image = world::decodeTexture(bytes, texture);
        if (image.has_value() != (texture.format != world::TxdFormat::Unknown))
            std::abort();
        if (image && image->rgba.size() != std::size_t{4} * texture.width * texture.height)
            std::abort();
    }
    return 0;
}
