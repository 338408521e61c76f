// Any bytes: either an error, or tracks that are written as the same bytes, and whose points are read again when they
// are spelled anew.
#include "formats/gta_sa/tracks_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    (void)gta_sa::looksLikeTracks(textOf(input.first(std::min<std::size_t>(input.size(), 64))));
    auto file = gta_sa::readTracks(input);
    if (!file)
        return;
    requireSame(gta_sa::writeTracks(*file), input);
    for (std::size_t at = 0; at < input.size(); at += 1 + input.size() / 64)
        require(!gta_sa::trackFieldAt(*file, at).empty());
    require(gta_sa::lineEndOf(file->head).ends_with('\n'));
    for (auto& point : file->points) {
        (void)gta_sa::lineOf(point);
        require(point.spelling.ends_with(gta_sa::withoutEmptyLines(point)));
        point.x += 1;
    }
    if (!file->points.empty())
        file->points.back().station = file->points.back().station == 0 ? 2 : 0;
    const auto moved = gta_sa::readTracks(gta_sa::writeTracks(*file));
    require(moved && moved->points.size() >= file->points.size());
    for (auto& point : file->points)
        point.spelling.clear();
    file->head.resize(file->head.size() / 2);
    file->count = static_cast<std::uint32_t>(file->points.size());
    const auto again = gta_sa::readTracks(gta_sa::writeTracks(*file));
    require(again && again->points.size() == file->points.size());
}
