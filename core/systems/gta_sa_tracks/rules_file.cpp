// Rules of whole tracks and of their text.
#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/gta_sa_tracks/access.h"
#include "core/systems/gta_sa_tracks/rules.h"
#include "core/systems/gta_sa_tracks/save.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <string>

namespace navsmith::systems::gta_sa_tracks {

using model::against;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

void checkCount(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto points = pointsOf(m, row).size();
        const auto excess = m.get(file::countExcess, row);
        const auto stated = static_cast<std::int64_t>(points) + excess;
        if (excess > 0)
            out.add(row, Error,
                    texts::format("The first line states {} points, but there are {}: the game reads beyond the end",
                                  stated, points));
        else if (excess < 0)
            out.add(row, Warning,
                    texts::format("The first line states {} points, but there are {}: the game ignores the rest",
                                  stated, points));
    }
}

void fixCount(Transaction& tx, const Issue& issue) {
    tx.set(file::countExcess, issue.element.slot, 0);
}

void checkSize(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto size = gta_sa::writeTracks(trackFile(m, row)).size(); size > kMostBytes)
            out.add(row, texts::format("The file has {} bytes (expected at most {})", size, kMostBytes));
    }
}

/// Where the last line with a meaning is: the last point, or the count.
bool isEnded(const Model& m, Slot track) {
    const auto points = pointsOf(m, track);
    if (!m.get(file::tail, track).empty())
        return true;
    return points.empty() ? m.get(file::head, track).ends_with('\n')
                          : gta_sa::lineOf(recordOf(m, points.back())).isEnded;
}

void checkEnd(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (!isEnded(m, row))
            out.add(row, texts::format("The last line has no end: the game reads on behind the file"));
    }
}

void fixEnd(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot track = issue.element.slot;
    if (isEnded(m, track))
        return;
    const auto points = pointsOf(m, track);
    const std::string end(gta_sa::lineEndOf(m.get(file::head, track)));
    if (points.empty())
        tx.set(file::head, track, m.get(file::head, track) + end);
    else
        tx.set(point::spelling, points.back(), m.get(point::spelling, points.back()) + end);
}

void checkPoints(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto points = pointsOf(m, row).size(); points < 2)
            out.add(row, texts::format("The track has {} (expected 2 or more)", model::counted(points, "point")));
    }
}

void checkLength(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto points = pointsOf(m, row);
        if (points.empty())
            continue;
        // The game stores where points lie, not the length of the loop.
        const double length = lengthOf(m, row) - gapAfter(m, points.back()).length();
        if (length >= kLongest)
            out.add(row, texts::format("{:.0f} m from the first point to the last (expected less than {:.0f})", length,
                                       kLongest));
    }
}

void checkStations(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(file::number, row) != 1)
            continue;
        std::size_t stations = 0;
        for (const Slot p : pointsOf(m, row))
            stations += m.get(point::station, p) != 0 ? 1 : 0;
        if (stations > kStations)
            out.add(row, Error,
                    texts::format("{} stations: the game has room for {} and overwrites what lies behind them",
                                  stations, kStations));
        else if (stations < kStations)
            out.add(row, Note,
                    texts::format("{} of {} stations: the game takes the original places of the others", stations,
                                  kStations));
    }
}

} // namespace

Dependencies pointsOfTrack() {
    return {{{against(point::file)}, kPoint, {}}};
}

std::vector<Rule> fileRules() {
    const auto text = pointsOfTrack() + Dependencies{own(file::head, file::tail, file::countExcess)};
    return {
        {.id = "TR001",
         .title = "The first line states the number of points",
         .fault = "Wrong number of points in the first line",
         .severity = Error,
         .type = kFile,
         .check = checkCount,
         .dependsOn = text,
         .fix = fixCount,
         .fixTitle = "Correct the Number"},
        {.id = "TR002",
         .title = "The file fits into the game's memory for it",
         .fault = "File too large",
         .severity = Error,
         .type = kFile,
         .check = checkSize,
         .dependsOn = text},
        {.id = "TR003",
         .title = "The last line has an end",
         .fault = "Last line without an end",
         .severity = Error,
         .type = kFile,
         .check = checkEnd,
         .dependsOn = text,
         .fix = fixEnd,
         .fixTitle = "End the Line"},
        {.id = "TR004",
         .title = "The track has two points or more",
         .fault = "Track with fewer than two points",
         .severity = Warning,
         .type = kFile,
         .check = checkPoints,
         .dependsOn = pointsOfTrack()},
        {.id = "TR005",
         .title = "The track is short enough",
         .fault = "Track too long",
         .severity = Error,
         .type = kFile,
         .check = checkLength,
         .dependsOn = pointsOfTrack()},
        {.id = "TR006",
         .title = "tracks.dat has six stations",
         .fault = "Not six stations in tracks.dat",
         .severity = Error,
         .type = kFile,
         .check = checkStations,
         .dependsOn = pointsOfTrack() + Dependencies{own(file::number)}},
    };
}

} // namespace navsmith::systems::gta_sa_tracks
