// Reading tracks: a track is the points of one file, in their order, and the way back from the last to the first.
#pragma once

#include "core/model/model.h"
#include "core/systems/gta_sa_tracks/schema.h"

#include <glm/vec3.hpp>

#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_tracks {

/// The points of a track in order; valid until the next structural change.
std::span<const model::Slot> pointsOf(const model::Model& m, model::Slot track);
model::Slot trackOf(const model::Model& m, model::Slot pointRow);

glm::dvec3 placeOf(const model::Model& m, model::Slot pointRow);
bool isFinite(const glm::dvec3& place);
/// Whether the game can hold the position.
bool isInWorld(const glm::dvec3& place);
/// The position that the game uses: rounded towards zero to kStep.
glm::dvec3 inGame(const glm::dvec3& place);
/// The distance in plan.
double distance(const glm::dvec3& a, const glm::dvec3& b);

/// The point after a point; the first after the last. kNoSlot if there is no other.
model::Slot nextOf(const model::Model& m, model::Slot pointRow);
bool isLast(const model::Model& m, model::Slot pointRow);

/// A point and the next one.
struct Gap {
    model::Slot from = model::kNoSlot;
    model::Slot to = model::kNoSlot; ///< kNoSlot if the track has no other point
    glm::dvec3 a{0};                 ///< as the game has them
    glm::dvec3 b{0};

    [[nodiscard]] double length() const { return distance(a, b); } ///< in plan
};
/// The gap after a point.
Gap gapAfter(const model::Model& m, model::Slot pointRow);

/// The length in plan, around the loop, as the game adds it up. Not a number if a position is none.
double lengthOf(const model::Model& m, model::Slot track);

gta_sa::TrackPoint recordOf(const model::Model& m, model::Slot pointRow);

/// All live rows of type `file`.
std::vector<model::Slot> tracks(const model::Model& m);

} // namespace navsmith::systems::gta_sa_tracks
