#include "core/systems/gta_sa_tracks/save.h"

#include "core/systems/gta_sa_tracks/access.h"

#include <algorithm>
#include <limits>

namespace navsmith::systems::gta_sa_tracks {

using model::Model;
using model::Slot;

gta_sa::TracksFile trackFile(const Model& m, Slot track) {
    const auto points = pointsOf(m, track);
    const auto stated = static_cast<std::int64_t>(points.size()) + m.get(file::countExcess, track);
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    gta_sa::TracksFile f{.count = static_cast<std::uint32_t>(std::clamp<std::int64_t>(stated, 0, most)),
                         .head = m.get(file::head, track),
                         .points = {},
                         .tail = m.get(file::tail, track)};
    f.points.resize(points.size());
    point::fields.save(m, points, f.points);
    return f;
}

Saved saveFiles(const Model& model, std::span<const Slot> files) {
    Saved saved;
    for (const Slot row : files)
        saved.files.push_back({row, model.get(file::name, row), gta_sa::writeTracks(trackFile(model, row))});
    return saved;
}

Saved save(const Model& model) {
    return saveFiles(model, tracks(model));
}

std::string fieldAt(const Model& model, Slot file, std::uint64_t offset) {
    return gta_sa::trackFieldAt(trackFile(model, file), offset);
}

std::vector<OutputFile> blankSet() {
    return {
        {model::kNoSlot, "tracks.dat", gta_sa::writeTracks({.count = 0, .head = "0\r\n", .points = {}, .tail = {}})}};
}

} // namespace navsmith::systems::gta_sa_tracks
