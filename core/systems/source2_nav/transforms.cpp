#include "core/systems/source2_nav/transforms.h"

#include "core/systems/shared/ladder_transform.h"
#include "core/systems/shared/plan_transform.h"
#include "core/systems/source2_nav/drags.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

void addCorners(const Model& m, Slot a, std::vector<glm::dvec3>& points) {
    for (const Slot c : cornersOf(m, a)) {
        if (const auto at = placeOf(m, c))
            points.emplace_back(*at);
    }
}

/// Corners go counterclockwise, and edges are counted along them.
std::string whyNotMirror(const Model& /*m*/, std::span<const Slot> /*areas*/, const PlanTransform& by) {
    return by.mirrors() ? texts::format("Areas cannot be mirrored: their corners go counterclockwise.") : "";
}

/// With their hiding spots. Edges keep their numbers, so connections need no change; neighbours follow the corners that
/// they share.
void transformAreas(Transaction& tx, std::span<const Slot> areas, const PlanTransform& by) {
    const auto& m = tx.model();
    const auto& columns = source2::hasCornerTable(versionOf(m)) ? kPointPlace : kCornerPlace;
    for (const Slot row : pointsOf(m, areas))
        transformPlace(tx, columns, row, by);
    for (const Slot a : areas) {
        for (const Slot s : m.referrers(hiding_spot::owner, a))
            transformPlace(tx, kSpotPlace, s, by);
    }
}

void addLadderEnds(const Model& m, Slot l, std::vector<glm::dvec3>& points) {
    points.emplace_back(pointOf(m, kLadderTop, l));
    points.emplace_back(pointOf(m, kLadderBottom, l));
}

void transformLadderRows(Transaction& tx, std::span<const Slot> ladders, const PlanTransform& by) {
    constexpr std::size_t topLeft = 1;
    constexpr std::size_t topRight = 2;
    constexpr std::size_t bottomLeft = 5;
    constexpr std::size_t bottomRight = 6;
    static const LadderColumns columns{.top = kLadderTop,
                                       .bottom = kLadderBottom,
                                       .width = ladder::width,
                                       .direction = ladder::direction,
                                       .sides = {{ladder::ends[topLeft].column, ladder::ends[topRight].column},
                                                 {ladder::ends[bottomLeft].column, ladder::ends[bottomRight].column}}};
    transformLadders(tx, columns, ladders, by);
}

} // namespace

std::vector<Transformer> transformers() {
    return {{.type = kArea, .addPoints = addCorners, .whyNot = whyNotMirror, .transform = transformAreas},
            {.type = kLadder, .addPoints = addLadderEnds, .transform = transformLadderRows}};
}

} // namespace navsmith::systems::source2_nav
