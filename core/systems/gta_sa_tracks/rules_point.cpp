// Rules of points and of the gaps between them.
#include "core/checks/dependencies.h"
#include "core/systems/gta_sa_tracks/access.h"
#include "core/systems/gta_sa_tracks/rules.h"
#include "core/systems/shared/ground_height.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>

namespace navsmith::systems::gta_sa_tracks {

using model::against;
using model::along;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

using checks::at;
using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

constexpr model::Column<std::uint32_t> kPointRank{kPoint, model::kRank};

constexpr double kSteep = 0.6;   ///< the trams of the original game climb 0.44
constexpr double kLongGap = 250; ///< metres
constexpr double kTimesLonger = 10;
/// Degrees; in the original game a track turns by up to 12 at the ends of a gap of more than 150 m.
constexpr double kMostTurn = 30;
constexpr float kMostOff = 3; ///< metres from the ground; rails lie on a bed

void checkPlace(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto place = placeOf(m, row);
        if (!isInWorld(place))
            out.add(row, texts::format("Position {}, {}, {} (expected numbers from {} to {})", place.x, place.y,
                                       place.z, kLowest, kHighest));
    }
}

bool repeats(const Gap& gap) {
    return gap.to != kNoSlot && gap.a == gap.b;
}

void checkRepeated(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (repeats(gapAfter(m, row)))
            out.add(row, isLast(m, row) ? texts::format("The last point is where the first one is")
                                        : texts::format("The next point is at the same place"));
    }
}

void fixRepeated(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    if (!m.isLive(issue.element))
        return;
    const auto gap = gapAfter(m, row);
    if (!repeats(gap))
        return;
    // The one further from the start goes, and leaves its station behind.
    const Slot gone = isLast(m, row) ? row : gap.to;
    const Slot left = gone == row ? gap.to : row;
    if (m.get(point::station, left) == 0 && m.get(point::station, gone) != 0)
        tx.set(point::station, left, m.get(point::station, gone));
    tx.erase({kPoint, gone});
}

void checkUpright(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto gap = gapAfter(m, row);
        if (gap.to != kNoSlot && isFinite(gap.a) && gap.length() == 0 && gap.a.z != gap.b.z)
            out.add(row, texts::format("The next point is {:.1f} m straight above or below: the game measures in plan "
                                       "and divides by 0",
                                       std::abs(gap.b.z - gap.a.z)));
    }
}

void checkSteep(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto gap = gapAfter(m, row);
        if (gap.to == kNoSlot || gap.length() == 0 || isLast(m, row))
            continue;
        const double slope = (gap.b.z - gap.a.z) / gap.length();
        if (std::abs(slope) > kSteep)
            out.add(row, texts::format("{:+.0f} % on the way to the next point", slope * 100));
    }
}

/// The middle one of a track's gaps; 0 if there is none.
double usualGap(const Model& m, Slot track) {
    std::vector<double> lengths;
    for (const Slot p : pointsOf(m, track)) {
        if (const double length = gapAfter(m, p).length(); std::isfinite(length))
            lengths.push_back(length);
    }
    if (lengths.empty())
        return 0;
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::ranges::nth_element(lengths, middle);
    return *middle;
}

/// Degrees between two stretches in plan.
double turn(const Gap& before, const Gap& after) {
    const auto u = before.b - before.a;
    const auto v = after.b - after.a;
    return std::abs(std::atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y)) * 180 / std::numbers::pi;
}

/// The larger one of the turns at both ends of a gap.
double turnAround(const Model& m, const Gap& gap) {
    const auto points = pointsOf(m, trackOf(m, gap.from));
    const auto position = m.order(kPoint).position(gap.from);
    const auto before = gapAfter(m, points[(position + points.size() - 1) % points.size()]);
    return std::max(turn(before, gap), turn(gap, gapAfter(m, gap.to)));
}

/// In the original game two of the four tracks have ends: trains of missions run on them, and no others.
bool mayEnd(const Model& m, Slot track) {
    const auto number = m.get(file::number, track);
    return number == 2 || number == 4;
}

/// Trains go straight on between two points: where rails are straight, these may lie far apart.
void checkGap(const Model& m, Rows rows, Findings& out) {
    std::map<Slot, double> usual; // by track
    for (const Slot row : rows) {
        const auto gap = gapAfter(m, row);
        if (gap.to == kNoSlot || !(gap.length() > kLongGap))
            continue;
        const Slot track = trackOf(m, row);
        const bool last = isLast(m, row);
        const auto it = usual.find(track);
        const double middle = it != usual.end() ? it->second : usual[track] = usualGap(m, track);
        if (gap.length() <= kTimesLonger * middle || (last && mayEnd(m, track)))
            continue;
        if (const double degrees = turnAround(m, gap); degrees > kMostTurn)
            out.add(row, last ? texts::format("{:.0f} m back to the first point, and the track turns by {:.0f} "
                                              "degrees; most gaps have {:.0f} m",
                                              gap.length(), degrees, middle)
                              : texts::format("{:.0f} m to the next point, and the track turns by {:.0f} degrees; most "
                                              "gaps have {:.0f} m",
                                              gap.length(), degrees, middle));
    }
}

void checkFields(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (!gta_sa::lineOf(recordOf(m, row)).hasStation)
            out.add(row, texts::format("The line has three numbers: the game takes the fourth from another line"));
    }
}

void fixFields(Transaction& tx, const Issue& issue) {
    if (tx.model().isLive(issue.element) && !gta_sa::lineOf(recordOf(tx.model(), issue.element.slot)).hasStation)
        tx.set(point::spelling, issue.element.slot, std::string());
}

void checkEmptyLines(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto lines = gta_sa::lineOf(recordOf(m, row)).emptyLines; lines > 0)
            out.add(row, texts::format("Empty lines before the point: {}. The game takes each for a point.", lines));
    }
}

void fixEmptyLines(Transaction& tx, const Issue& issue) {
    if (tx.model().isLive(issue.element))
        tx.set(point::spelling, issue.element.slot,
               gta_sa::withoutEmptyLines(recordOf(tx.model(), issue.element.slot)));
}

std::optional<float> aboveGround(const Model& m, Slot row) {
    const auto place = placeOf(m, row);
    if (m.map() == nullptr || !isFinite(place))
        return std::nullopt;
    return heightAboveGround(m.map()->rays, glm::vec3(place), kMostOff);
}

void checkHeight(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const auto off = aboveGround(m, row);
        if (off && std::abs(*off) > kMostOff)
            out.add(row, aboveGroundText(*off));
    }
}

void dropToGround(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const auto off = aboveGround(m, row);
    if (off && std::abs(*off) > kMostOff)
        tx.set(point::z, row, m.get(point::z, row) - *off);
}

/// For rules about points: the point and the others of its track, since any may be the next.
Dependencies track() {
    return {at({along(point::file), against(point::file)}, point::x, point::y, point::z, kPointRank), own(point::file)};
}

} // namespace

std::vector<Rule> pointRules() {
    const auto line = own(point::x, point::y, point::z, point::station, point::spelling);
    return {
        {.id = "TR007",
         .title = "The game can hold the position",
         .fault = "Position outside the world",
         .severity = Error,
         .type = kPoint,
         .check = checkPlace,
         .dependsOn = {own(point::x, point::y, point::z)}},
        {.id = "TR008",
         .title = "No point repeats the one before",
         .fault = "Repeated point",
         .severity = Warning,
         .type = kPoint,
         .check = checkRepeated,
         .dependsOn = track(),
         .fix = fixRepeated,
         .fixTitle = "Delete the Repetition"},
        {.id = "TR009",
         .title = "Points lie apart as seen from above",
         .fault = "Points one above the other",
         .severity = Warning,
         .type = kPoint,
         .check = checkUpright,
         .dependsOn = track()},
        {.id = "TR010",
         .title = "The line has four numbers",
         .fault = "Line without a fourth number",
         .severity = Error,
         .type = kPoint,
         .check = checkFields,
         .dependsOn = {line},
         .fix = fixFields,
         .fixTitle = "Add the Number"},
        {.id = "TR011",
         .title = "No empty lines between points",
         .fault = "Empty lines between points",
         .severity = Warning,
         .type = kPoint,
         .check = checkEmptyLines,
         .dependsOn = {line},
         .fix = fixEmptyLines,
         .fixTitle = "Remove Empty Lines"},
        {.id = "TR012",
         .title = "The track is not steep",
         .fault = "Steep track",
         .severity = Note,
         .type = kPoint,
         .check = checkSteep,
         .dependsOn = track()},
        {.id = "TR013",
         .title = "Where points lie far apart, the track is straight",
         .fault = "Long gap in a bend",
         .severity = Note,
         .type = kPoint,
         .check = checkGap,
         .dependsOn = track()},
        {.id = "TR014",
         .title = "Tracks lie on the ground",
         .fault = "Point above or below the ground",
         .severity = Warning,
         .type = kPoint,
         .check = checkHeight,
         .dependsOn = {own(point::x, point::y, point::z)},
         .fix = dropToGround,
         .fixTitle = "Drop to Ground",
         .onMap = true},
    };
}

} // namespace navsmith::systems::gta_sa_tracks
