#include "core/systems/gta_sa_tracks/access.h"

#include <glm/common.hpp>

#include <cmath>

namespace navsmith::systems::gta_sa_tracks {

using model::kNoSlot;
using model::Model;
using model::Slot;

std::span<const Slot> pointsOf(const Model& m, Slot track) {
    return m.order(kPoint).group(track);
}

Slot trackOf(const Model& m, Slot pointRow) {
    const auto file = m.get(point::file, pointRow);
    return file.isSlot() ? file.slot() : kNoSlot;
}

glm::dvec3 placeOf(const Model& m, Slot pointRow) {
    return {m.get(point::x, pointRow), m.get(point::y, pointRow), m.get(point::z, pointRow)};
}

bool isFinite(const glm::dvec3& place) {
    return std::isfinite(place.x) && std::isfinite(place.y) && std::isfinite(place.z);
}

bool isInWorld(const glm::dvec3& place) {
    const auto within = [](double value) { return value > kLowest - kStep && value < kHighest + kStep; };
    return within(place.x) && within(place.y) && within(place.z);
}

glm::dvec3 inGame(const glm::dvec3& place) {
    return glm::trunc(place / kStep) * kStep;
}

double distance(const glm::dvec3& a, const glm::dvec3& b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

Slot nextOf(const Model& m, Slot pointRow) {
    const Slot track = trackOf(m, pointRow);
    const auto points = track == kNoSlot ? std::span<const Slot>() : pointsOf(m, track);
    return points.size() < 2 ? kNoSlot : points[(m.order(kPoint).position(pointRow) + 1) % points.size()];
}

bool isLast(const Model& m, Slot pointRow) {
    const Slot track = trackOf(m, pointRow);
    return track != kNoSlot && pointsOf(m, track).back() == pointRow;
}

Gap gapAfter(const Model& m, Slot pointRow) {
    const Slot next = nextOf(m, pointRow);
    const auto a = inGame(placeOf(m, pointRow));
    return {pointRow, next, a, next == kNoSlot ? a : inGame(placeOf(m, next))};
}

double lengthOf(const Model& m, Slot track) {
    double sum = 0;
    for (const Slot p : pointsOf(m, track))
        sum += gapAfter(m, p).length();
    return sum;
}

gta_sa::TrackPoint recordOf(const Model& m, Slot pointRow) {
    return {m.get(point::x, pointRow), m.get(point::y, pointRow), m.get(point::z, pointRow),
            m.get(point::station, pointRow), m.get(point::spelling, pointRow)};
}

std::vector<Slot> tracks(const Model& m) {
    return m.liveRows(kFile);
}

} // namespace navsmith::systems::gta_sa_tracks
