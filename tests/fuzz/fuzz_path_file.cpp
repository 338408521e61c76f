// Any bytes: either an error, or a document that is written as the same bytes.
#include "formats/gta_sa/path_file.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto input = std::as_bytes(std::span(data, size));
    if (const auto file = navsmith::gta_sa::read(input)) {
        const auto written = navsmith::gta_sa::write(*file);
        if (!std::equal(written.begin(), written.end(), input.begin(), input.end()))
            std::abort();
    }
    return 0;
}
