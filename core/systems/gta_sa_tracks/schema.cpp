#include "core/systems/gta_sa_tracks/schema.h"

#include "core/systems/gta_sa_tracks/access.h"
#include "core/systems/gta_sa_tracks/invariants.h"
#include "core/systems/shared/derived_rows.h"
#include "core/systems/shared/property_builder.h"

#include <limits>
#include <map>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_tracks {

using model::kNoSlot;
using model::Model;
using model::Slot;

namespace {

using Rows = std::span<const model::Slot>;
using Numbers = std::span<double>;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

void countPoints(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return pointsOf(m, row).size(); });
}

void statedCount(const Model& m, Rows rows, Numbers out) {
    each(rows, out,
         [&](Slot row) { return static_cast<double>(pointsOf(m, row).size()) + m.get(file::countExcess, row); });
}

void countStations(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        std::size_t count = 0;
        for (const Slot p : pointsOf(m, row))
            count += m.get(point::station, p) != 0 ? 1 : 0;
        return count;
    });
}

void trackLength(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return lengthOf(m, row); });
}

/// As files count: 3 for tracks3.dat. A file of another name has only that.
std::string trackLabel(const Model& m, Slot track) {
    const auto number = m.get(file::number, track);
    return number != 0 ? std::to_string(number) : m.get(file::name, track);
}

void pointTrack(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        const Slot track = trackOf(m, row);
        return track == kNoSlot ? kNone : m.get(file::number, track);
    });
}

void pointIndex(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kPoint).position(row); });
}

void lengthToNext(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        const auto gap = gapAfter(m, row);
        return gap.to == kNoSlot ? kNone : gap.length();
    });
}

void slopeToNext(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        const auto gap = gapAfter(m, row);
        return gap.to == kNoSlot || gap.length() == 0 ? kNone : 100 * (gap.b.z - gap.a.z) / gap.length();
    });
}

void distanceFromStart(const Model& m, Rows rows, Numbers out) {
    std::map<Slot, std::vector<double>> ofTrack; // by track, then position
    each(rows, out, [&](Slot row) {
        const Slot track = trackOf(m, row);
        if (track == kNoSlot)
            return kNone;
        auto& way = ofTrack[track];
        if (way.empty()) {
            double sum = 0;
            for (const Slot p : pointsOf(m, track)) {
                way.push_back(sum);
                sum += gapAfter(m, p).length();
            }
        }
        return way[m.order(kPoint).position(row)];
    });
}

model::ElementType fileType() {
    auto type = file::fields.elementType("file", "track", "tracks");
    addProperties(type, "Track",
                  {integer("number", "Number")
                       .help("1 for tracks.dat, 2 to 4 for tracks2.dat to tracks4.dat, 0 for a file of another name")
                       .readOnly(),
                   text("name", "File").help("Name of the file that holds the track").readOnly(),
                   text("label", "Called").help("What names of points begin with").derive(trackLabel).advanced(),
                   integer("points", "Points").help("Points of the track").derive(countPoints),
                   integer("stations", "Stations")
                       .help("Points that are stations. The game reads those of tracks.dat only: up to 6.")
                       .derive(countStations),
                   number("length", "Length")
                       .help("In plan, around the loop, as the game adds it up")
                       .unit("m")
                       .derive(trackLength)});
    addProperties(
        type, "Stored text",
        {integer("stated_count", "Stated points")
             .help("The number in the first line. An edit that adds or deletes points corrects it.")
             .derive(statedCount),
         rawBytes("head", "Head").help("The text up to the first point"),
         rawBytes("tail", "Text after the end").help("The text after the last point, which the game ignores")});
    return type;
}

model::ElementType pointType() {
    auto type = point::fields.elementType("point", "point", "points");
    model::belongsTo(type, point::file);
    addProperties(
        type, "Point",
        {integer("track", "Track")
             .help("1 for tracks.dat, 2 to 4 for tracks2.dat to tracks4.dat, 0 for a file of another name")
             .derive(pointTrack),
         vector("position", "Position")
             .help("From -4096 to 4095.875. The game rounds it towards zero to steps of 0.125.")
             .over(point::x, point::y, point::z)
             .unit("m")
             .range(kLowest, kHighest),
         choice("station", "Station", {{0, "none"}, {1, "doors on the left"}, {2, "doors on the right"}})
             .help("Trains stop here. The game makes no difference between the sides, and reads only tracks.dat."),
         integer("index", "Index").help("Position in the track, from 0").derive(pointIndex)});
    addProperties(type, "Way",
                  {number("to_next", "To the next")
                       .help("Distance in plan to the next point; from the last one to the first")
                       .unit("m")
                       .derive(lengthToNext),
                   number("from_start", "From the start")
                       .help("Distance in plan from the first point along the track")
                       .unit("m")
                       .derive(distanceFromStart),
                   number("slope", "Slope")
                       .help("Rise on the way to the next point, in metres per 100 m")
                       .unit("%")
                       .derive(slopeToNext)});
    return type;
}

} // namespace

std::shared_ptr<const model::Schema> schema() {
    static const auto built = model::finish({"gta_sa_tracks", {fileType(), pointType()}, enforceInvariants});
    if (!built)
        throw std::logic_error(built.error()); // a programming error that the schema's test finds
    return *built;
}

} // namespace navsmith::systems::gta_sa_tracks
