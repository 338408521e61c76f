// Any bytes: an error, or a texture that decodes in every size unless its format is unknown.
#include "formats/source/vtf_file.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace source = navsmith::source;
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto file = source::readVtf(bytes);
    if (!file)
        return 0;
    for (const std::uint32_t most : {source::kMostVtfPixels, 16U, 1U}) {
        const auto image = source::decodeVtf(bytes, *file, most);
        if (image.has_value() != (file->format != source::VtfFormat::Unknown))
            std::abort();
        if (image && image->rgba.size() != std::size_t{4} * image->width * image->height)
            std::abort();
    }
    return 0;
}
