// Any bytes: an error, or a texture that decodes in every size unless its format is unknown.
#include "formats/source/vtf_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto file = source::readVtf(input);
    if (!file)
        return;
    (void)source::toString(file->format);
    for (const std::uint32_t most : {source::kMostVtfPixels, 16U, 1U}) {
        const auto image = source::decodeVtf(input, *file, most);
        require(image.has_value() == (file->format != source::VtfFormat::Unknown));
        require(!image || image->rgba.size() == std::size_t{4} * image->width * image->height);
    }
}
