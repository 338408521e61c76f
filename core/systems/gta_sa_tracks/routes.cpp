#include "core/systems/gta_sa_tracks/routes.h"

#include "core/checks/dependencies.h"
#include "core/systems/gta_sa_tracks/access.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace navsmith::systems::gta_sa_tracks {

using model::Model;
using model::Slot;
using routing::Traveller;
using routing::Way;

namespace {

/// Traveller::rules.
constexpr std::uint32_t kForward = 0;
constexpr std::uint32_t kBackward = 1;

/// The point before a point; the last before the first.
Slot previousOf(const Model& m, Slot pointRow) {
    const auto points = pointsOf(m, trackOf(m, pointRow));
    if (points.size() < 2)
        return model::kNoSlot;
    const auto at = std::ranges::find(points, pointRow);
    return at == points.begin() ? points.back() : *(at - 1);
}

void ways(const Model& m, const Traveller& traveller, Slot point, std::vector<Way>& out) {
    const Slot to = traveller.rules == kForward ? nextOf(m, point) : previousOf(m, point);
    if (to == model::kNoSlot)
        return;
    const auto a = inGame(placeOf(m, point));
    const auto b = inGame(placeOf(m, to));
    out.push_back({.to = to,
                   .via = {kPoint, to},
                   .cost = static_cast<float>(distance(a, b)),
                   .length = static_cast<float>(glm::distance(a, b))});
}

glm::vec3 place(const Model& m, Slot point) {
    return glm::vec3(placeOf(m, point));
}

double remoteness(const Model& m, Slot point, const glm::vec3& at) {
    return glm::distance(placeOf(m, point), glm::dvec3(at));
}

} // namespace

routing::Routing routing() {
    return {.node = kPoint,
            .travellers = {{"forward", "Train", "Runs in the order of the points", kForward},
                           {"backward", "Train, Backward", "Runs against the order of the points", kBackward}},
            .ways = ways,
            // The neighbours of a point change with the order of the whole track.
            .dependsOn = {checks::own(point::x, point::y, point::z, point::file),
                          checks::at({model::along(point::file), model::against(point::file)}, point::x, point::y,
                                     point::z, point::file, model::Column<std::uint32_t>{kPoint, model::kRank})},
            .place = place,
            .remoteness = remoteness};
}

} // namespace navsmith::systems::gta_sa_tracks
