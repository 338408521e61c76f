// Whatever the bytes are: an error, or a saved game that writes the same bytes again, every one of which has a name.
// Bytes that begin with a block's number besides try that block alone.
#include "formats/gta_sa/save_file.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace sa = navsmith::gta_sa;
    const auto input = std::as_bytes(std::span(data, size));
    if (size > 0) {
        const auto layout = sa::layOut(data[0] % sa::kSaveBlocks, input.subspan(1));
        if (layout && layout->length > size - 1)
            std::abort();
    }
    const auto file = sa::readSave(input);
    if (!file)
        return 0;
    const auto written = sa::writeSave(*file);
    if (!std::equal(written.begin(), written.end(), input.begin(), input.end()))
        std::abort();
    for (std::size_t at = 0; at < size; at += 1 + size / 64) {
        if (sa::fieldAt(*file, at).empty())
            std::abort();
    }
    return 0;
}
