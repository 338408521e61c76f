#include "core/systems/gta_sa_tracks/load.h"

#include "core/systems/gta_sa_tracks/schema.h"
#include "core/systems/shared/load_parts.h"
#include "core/systems/shared/path_files.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/gta_sa/tracks_file.h"
#include "formats/gta_world/text_rows.h"

#include <algorithm>
#include <utility>

namespace navsmith::systems::gta_sa_tracks {

using model::Ref;
using model::Slot;

namespace {

constexpr std::string_view kEnding = ".dat";

struct Track {
    int number = 0; ///< 0: the name says none
    std::string name;
    gta_sa::TracksFile file;
};

model::Model modelOf(std::vector<Track> tracks) {
    std::ranges::stable_sort(tracks, {}, &Track::number);
    std::size_t points = 0;
    for (const auto& track : tracks)
        points += track.file.points.size();
    model::ModelBuilder builder(schema());
    builder.addRows(kFile, tracks.size());
    builder.addRows(kPoint, points);
    std::size_t first = 0;
    for (Slot row = 0; row < tracks.size(); ++row) {
        auto& [number, name, file] = tracks[row];
        const auto count = file.points.size();
        builder.column(file::number)[row] = static_cast<std::uint16_t>(number);
        builder.column(file::name)[row] = std::move(name);
        builder.column(file::countExcess)[row] =
            static_cast<std::int32_t>(static_cast<std::int64_t>(file.count) - static_cast<std::int64_t>(count));
        builder.column(file::head)[row] = std::move(file.head);
        builder.column(file::tail)[row] = std::move(file.tail);
        std::ranges::fill(builder.column(point::file).subspan(first, count), Ref::to(row));
        point::fields.load(builder, first, file.points);
        first += count;
    }
    return builder.finish();
}

} // namespace

std::optional<int> numberOfName(std::string_view name) {
    const auto lower = bytes::lowered(name);
    for (int number = 1; number <= 4; ++number) {
        if (lower == "tracks" + (number == 1 ? "" : std::to_string(number)) + std::string(kEnding))
            return number;
    }
    return std::nullopt;
}

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t) {
    const auto text = bytes::textOf(head);
    if (numberOfName(name))
        return text.find('\0') == std::string_view::npos ? Confidence::Sure : Confidence::No;
    return bytes::lowered(name).ends_with(kEnding) && gta_sa::looksLikeTracks(text) ? Confidence::Maybe
                                                                                    : Confidence::No;
}

std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names) {
    return paths::documents(names, numberOfName);
}

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    std::vector<Track> tracks;
    std::vector<bytes::FormatError> failures;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto& input = files[i];
        if (progress && !progress(static_cast<double>(i) / static_cast<double>(files.size())))
            return tl::unexpected(loadCancelled(input.name));
        auto read = gta_sa::readTracks(input.bytes);
        if (read) {
            tracks.push_back({numberOfName(input.name).value_or(0), input.name, std::move(*read)});
            continue;
        }
        failures.push_back(std::move(read.error()));
        failures.back().file = input.name;
    }
    if (!tracks.empty())
        return Loaded{modelOf(std::move(tracks)), {}, std::move(failures)};
    if (!failures.empty())
        return tl::unexpected(failures.front());
    return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::BadValue, 0, "files", "none", "at least one", {}});
}

} // namespace navsmith::systems::gta_sa_tracks
