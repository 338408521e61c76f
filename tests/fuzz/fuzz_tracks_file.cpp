// Any bytes: either an error, or tracks that are written as the same bytes, and whose points are read again when they
// are spelled anew.
#include "formats/gta_sa/tracks_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    auto file = gta_sa::readTracks(input);
    if (!file)
        return;
    requireSame(gta_sa::writeTracks(*file), input);
    for (auto& point : file->points)
        point.spelling.clear();
    file->count = static_cast<std::uint32_t>(file->points.size());
    const auto again = gta_sa::readTracks(gta_sa::writeTracks(*file));
    require(again && again->points.size() == file->points.size());
}
