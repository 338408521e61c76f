#include "tests/core/systems/gta_sa_tracks/track_world.h"

#include "tests/support/map_bytes.h"

#include <cstdio>
#include <stdexcept>

namespace navsmith::tests {

namespace tracks = systems::gta_sa_tracks;

FileBytes smallTracks() {
    return {{"tracks.dat", bytesOf("12\r\n"
                                   "0 0 10 0\r\n"
                                   "30 0 10.5 1\r\n"
                                   "60 0 11 0\r\n"
                                   "90 0 10.25 2\r\n"
                                   "90.000 30.0 10 0\r\n"
                                   "90 60 10 1\r\n"
                                   "90 90 10 0\r\n"
                                   "60 90 10 1\r\n"
                                   "3e1 90 10 0\r\n"
                                   "0 90 10 1\r\n"
                                   "0 60 10 0\r\n"
                                   "0 30 10 1\r\n")},
            {"tracks3.dat", bytesOf("3\n-200 -200 -5 0\n\t-150  -200\t-5 0 depot\n-150 -150 -5 0\n\n")}};
}

std::string textOf(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

FileBytes withText(FileBytes files, const std::string& name, std::string_view part, std::string_view by) {
    auto text = textOf(files.at(name));
    const auto at = text.find(part);
    if (at == std::string::npos)
        throw std::logic_error("no such text: " + std::string(part));
    files[name] = bytesOf(text.replace(at, part.size(), by));
    return files;
}

model::Model loadTracks(const FileBytes& files) {
    return loadFiles(systemNamed("gta_sa_tracks"), files);
}

std::optional<RawTrack> readAsTheGame(const Bytes& file) {
    const auto text = textOf(file);
    std::size_t at = 0;
    std::string line;
    const auto next = [&] {
        const auto end = text.find('\n', at);
        if (end == std::string::npos)
            return false;
        if (end > at) // the game keeps the line before an empty one
            line = text.substr(at, end - at);
        at = end + 1;
        return true;
    };
    RawTrack track;
    const auto isEmptyNext = [&] { return at < text.size() && text[at] == '\n'; };
    // NOLINTNEXTLINE(cert-err34-c): the game reads it so
    if (!next() || (line == "processed" && !next()) || std::sscanf(line.c_str(), "%ld", &track.stated) != 1)
        return std::nullopt;
    for (long i = 0; i < track.stated; ++i) {
        auto& p = track.points.emplace_back();
        track.repeatsPoints |= isEmptyNext();
        // NOLINTNEXTLINE(cert-err34-c): as above
        if (!next() || std::sscanf(line.c_str(), "%lf %lf %lf %d", &p.x, &p.y, &p.z, &p.station) < 3)
            return std::nullopt;
    }
    return track;
}

TrackEditWorld::TrackEditWorld() : EditedModel(loadTracks(smallTracks())) {}

Element TrackEditWorld::track(std::size_t number) const {
    for (const auto row : tracks::tracks(model)) {
        if (model.get(tracks::file::number, row) == number)
            return {tracks::kFile, row};
    }
    throw std::logic_error("no such track");
}

Element TrackEditWorld::at(std::size_t number, std::size_t position) const {
    return {tracks::kPoint, tracks::pointsOf(model, track(number).slot)[position]};
}

std::size_t TrackEditWorld::points(std::size_t number) const {
    return tracks::pointsOf(model, track(number).slot).size();
}

} // namespace navsmith::tests
