// Element types and columns of train tracks. Columns hold what the file holds; save.cpp counts the points.
#pragma once

#include "core/model/fields.h"
#include "core/model/ids.h"
#include "core/model/schema.h"
#include "formats/gta_sa/tracks_file.h"

#include <cstdint>
#include <memory>
#include <string>

namespace navsmith::systems::gta_sa_tracks {

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kPoint = 1;

/// One row a track.
namespace file {
inline constexpr model::Fields fields{
    kFile,
    model::column<std::uint16_t>("number"), // 1..4, from the file's name; 0 for another name
    model::column<std::string>("name"),
    model::column<std::int32_t>("count_excess"), // stated number of points minus the real one
    model::column<std::string>("head"),          // the bytes up to the first point
    model::column<std::string>("tail"),          // the bytes after the last one
};
inline constexpr auto number = fields.column<std::uint16_t>("number");
inline constexpr auto name = fields.column<std::string>("name");
inline constexpr auto countExcess = fields.column<std::int32_t>("count_excess");
inline constexpr auto head = fields.column<std::string>("head");
inline constexpr auto tail = fields.column<std::string>("tail");
} // namespace file

namespace point {
inline constexpr model::Fields fields{
    kPoint,
    model::reference(
        "file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow, .lookup = model::Lookup::Indexed}),
    model::field<&gta_sa::TrackPoint::x>("x"), // metres
    model::field<&gta_sa::TrackPoint::y>("y"),
    model::field<&gta_sa::TrackPoint::z>("z"),
    model::field<&gta_sa::TrackPoint::station>("station"),
    // How the file spelled the point. Values that have changed since are spelled anew when it is saved.
    model::field<&gta_sa::TrackPoint::spelling>("spelling"),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto x = fields.column<float>("x");
inline constexpr auto y = fields.column<float>("y");
inline constexpr auto z = fields.column<float>("z");
inline constexpr auto station = fields.column<std::int32_t>("station");
inline constexpr auto spelling = fields.column<std::string>("spelling");
} // namespace point

/// Limits of the game (section 4 of the format page).
inline constexpr double kLowest = -4096; ///< of a coordinate, metres
inline constexpr double kHighest = 4095.875;
inline constexpr double kStep = 0.125;           ///< the game rounds coordinates towards zero to this
inline constexpr double kLongest = 65536.0 / 3;  ///< of a track, metres in plan
inline constexpr std::size_t kMostBytes = 46384; ///< of a file
inline constexpr std::size_t kStations = 6;      ///< of tracks.dat

std::shared_ptr<const model::Schema> schema();
/// What tells the elements in two files of the same data (identities.cpp).
const model::Identities& identities();

} // namespace navsmith::systems::gta_sa_tracks
