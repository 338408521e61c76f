// Any bytes: either an error, or tracks that are written as the same bytes, and whose points are read again when they
// are spelled anew.
#include "formats/gta_sa/tracks_file.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace gta_sa = navsmith::gta_sa;
    const auto input = std::as_bytes(std::span(data, size));
    auto file = gta_sa::readTracks(input);
    if (!file)
        return 0;
    const auto written = gta_sa::writeTracks(*file);
    if (!std::ranges::equal(written, input))
        std::abort();
    for (auto& point : file->points)
        point.spelling.clear();
    file->count = static_cast<std::uint32_t>(file->points.size());
    const auto again = gta_sa::readTracks(gta_sa::writeTracks(*file));
    if (!again || again->points.size() != file->points.size())
        std::abort();
    return 0;
}
