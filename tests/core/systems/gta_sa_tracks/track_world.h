// Small sound train tracks, put together by hand after docs/formats/gta-sa-tracks.md, and an independent reader.
#pragma once

#include "core/systems/gta_sa_tracks/access.h"
#include "core/systems/gta_sa_tracks/gta_sa_tracks.h"
#include "tests/core/systems/harness/edited_model.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

/// tracks.dat: 12 points, 30 m apart around a square, six stations; ends with CR LF. tracks3.dat: a triangle.
FileBytes smallTracks();
std::string textOf(const Bytes& bytes);
/// With a part of a file's text replaced; throws if it is not there.
FileBytes withText(FileBytes files, const std::string& name, std::string_view part, std::string_view by);

model::Model loadTracks(const FileBytes& files);

struct RawTrackPoint {
    double x = 0;
    double y = 0;
    double z = 0;
    int station = 0;

    bool operator==(const RawTrackPoint&) const = default;
};
struct RawTrack {
    long stated = 0;
    std::vector<RawTrackPoint> points;
    bool repeatsPoints = false; ///< there are empty lines among them
};
/// As the game reads a file: line by line. Nothing if it would read behind the end.
std::optional<RawTrack> readAsTheGame(const Bytes& file);

class TrackEditWorld : public testing::Test, protected EditedModel {
protected:
    TrackEditWorld();

    [[nodiscard]] Element track(std::size_t number) const; ///< as in the file's name
    /// By number of the track and position in it.
    [[nodiscard]] Element at(std::size_t number, std::size_t position) const;
    [[nodiscard]] std::size_t points(std::size_t number) const;
    [[nodiscard]] std::string text(const std::string& name) const { return textOf(saveFiles(model).at(name)); }
};

} // namespace navsmith::tests
