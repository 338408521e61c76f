// Any bytes: either an error, or waypoints that are written as the same bytes, each of which belongs to a named field.
#include "formats/quake/nav_file.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto input = std::as_bytes(std::span(data, size));
    const auto file = navsmith::quake::readNav(input);
    if (!file)
        return 0;
    const auto written = navsmith::quake::writeNav(*file);
    if (!std::equal(written.begin(), written.end(), input.begin(), input.end()))
        std::abort();
    for (std::size_t at = 0; at < size; at += 1 + size / 64) {
        if (navsmith::quake::fieldAt(*file, at).empty())
            std::abort();
    }
    return 0;
}
