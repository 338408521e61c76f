#include "core/systems/source_nav/shape/transforms.h"

#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/systems/shared/ladder_transform.h"
#include "core/systems/shared/plan_transform.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/area_drags.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

namespace navsmith::systems::source_nav {

using model::Column;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Where the sides lie, in the order of Direction.
constexpr std::array kSideColumns{area::northY, area::eastX, area::southY, area::westX};
/// Clockwise from the north-west, as area::heights.
constexpr std::array kLight{area::lightNorthWest, area::lightNorthEast, area::lightSouthEast, area::lightSouthWest};

bool liesAlongX(std::size_t side) {
    return side % 2 == 1;
}

void addCorners(const Model& m, Slot a, std::vector<glm::dvec3>& points) {
    for (const auto& corner : patchOf(m, a).corners())
        points.emplace_back(corner);
}

/// Areas that are narrower already, or inside out, may only grow.
std::string whyNotNarrower(const Model& m, std::span<const Slot> areas, const PlanTransform& by) {
    const double alongX = std::abs(by.factors[by.movesSides() && liesAlongX(by.side(0)) ? 1 : 0]);
    const double alongY = std::abs(by.factors[by.movesSides() && liesAlongX(by.side(0)) ? 0 : 1]);
    const auto tooNarrow = [](float width, double factor) {
        return factor < 1 && std::abs(static_cast<double>(width)) * factor < static_cast<double>(kLeastWidth);
    };
    for (const Slot a : areas) {
        const auto patch = patchOf(m, a);
        if (tooNarrow(patch.east - patch.west, alongX) || tooNarrow(patch.south - patch.north, alongY))
            return model::capitalised(texts::format("{} would become narrower than {} unit.",
                                                    model::elementName(m, {kArea, a}), kLeastWidth));
    }
    return {};
}

std::string whyNotTransformed(const Model& m, std::span<const Slot> areas, const PlanTransform& by) {
    return by.keepsAxes() ? whyNotNarrower(m, areas, by)
                          : texts::format("Areas lie along the axes: turn them by 90, 180 or 270 degrees.");
}

void transformCorners(Transaction& tx, Slot a, const PlanTransform& by) {
    for (std::size_t side = 0; side < kSideColumns.size(); ++side) {
        auto at = by.centre;
        (liesAlongX(side) ? at.x : at.y) = static_cast<double>(tx.before(kSideColumns[side], a));
        const auto to = by.side(side);
        const auto moved = by(at);
        tx.set(kSideColumns[to], a, static_cast<float>(liesAlongX(to) ? moved.x : moved.y));
    }
    for (std::size_t corner = 0; corner < area::heights.size(); ++corner) {
        const auto to = by.corner(corner);
        auto at = by.centre;
        at.z = static_cast<double>(tx.before(area::heights[corner], a));
        tx.set(area::heights[to], a, static_cast<float>(by(at).z));
        tx.set(kLight[to], a, tx.before(kLight[corner], a));
    }
}

/// Whether both ends of a way turn, so that its direction turns with them.
class Turning {
public:
    Turning(const Model& m, std::span<const Slot> areas, const PlanTransform& by) : by_(by), turns_(m.capacity(kArea)) {
        for (const Slot a : areas)
            turns_[a] = true;
    }

    [[nodiscard]] bool operator()(Ref a, Ref b) const { return turns(a) && turns(b); }
    /// Other values are not directions, such as ladders among the traverse types.
    [[nodiscard]] std::uint8_t side(std::uint8_t was) const {
        return was < kSideColumns.size() ? static_cast<std::uint8_t>(by_.side(was)) : was;
    }

private:
    [[nodiscard]] bool turns(Ref area) const { return area.isSlot() && turns_[area.slot()]; }

    const PlanTransform& by_;
    std::vector<bool> turns_;
};

void turnConnections(Transaction& tx, Slot a, const Turning& turning) {
    for (const Slot c : tx.model().referrers(connection::owner, a)) {
        if (turning(Ref::to(a), tx.model().get(connection::target, c)))
            tx.set(connection::side, c, turning.side(tx.before(connection::side, c)));
    }
}

void turnPaths(Transaction& tx, Slot a, const Turning& turning) {
    using Side = std::pair<Column<Ref>, Column<std::uint8_t>>;
    for (const Slot p : tx.model().referrers(encounter_path::owner, a)) {
        for (const auto& [area, direction] : {Side{encounter_path::from, encounter_path::fromDirection},
                                              Side{encounter_path::to, encounter_path::toDirection}}) {
            if (turning(Ref::to(a), tx.model().get(area, p)))
                tx.set(direction, p, turning.side(tx.before(direction, p)));
        }
    }
}

/// The approaches of any area may lead through areas that turn.
void turnApproaches(Transaction& tx, Slot a, const Turning& turning) {
    const auto& m = tx.model();
    const auto here = m.list(approach::here, a);
    const auto previous = m.list(approach::previous, a);
    const auto next = m.list(approach::next, a);
    const auto turns = [&](std::size_t i) { return turning(here[i], previous[i]) || turning(here[i], next[i]); };
    std::vector<std::size_t> changed;
    for (std::size_t i = 0; i < here.size(); ++i) {
        if (turns(i))
            changed.push_back(i);
    }
    if (changed.empty())
        return;
    auto entries = m.listStore(kArea, area::kApproaches).entries(a);
    auto& previousHow = model::values<std::uint8_t>(entries[approach::previousHow.field]);
    auto& nextHow = model::values<std::uint8_t>(entries[approach::nextHow.field]);
    for (const auto i : changed) {
        if (turning(previous[i], here[i]))
            previousHow[i] = turning.side(previousHow[i]);
        if (turning(here[i], next[i]))
            nextHow[i] = turning.side(nextHow[i]);
    }
    tx.setList(kArea, area::kApproaches, a, entries);
}

/// Moves hiding spots too. Connections within the selection turn with it; those to other areas stay, as in a move.
void transformAreas(Transaction& tx, std::span<const Slot> areas, const PlanTransform& by) {
    if (by.isNone())
        return;
    const auto& m = tx.model();
    const Turning turning(m, areas, by);
    for (const Slot a : areas) {
        transformCorners(tx, a, by);
        for (const Slot s : m.referrers(hiding_spot::owner, a))
            transformPlace(tx, kSpotPlace, s, by);
        if (by.movesSides()) {
            turnConnections(tx, a, turning);
            turnPaths(tx, a, turning);
        }
    }
    if (by.movesSides())
        m.forEachLive(kArea, [&](Slot a) { turnApproaches(tx, a, turning); });
    tellNotAnalysed(tx);
}

void addLadderEnds(const Model& m, Slot l, std::vector<glm::dvec3>& points) {
    points.emplace_back(pointOf(m, kLadderTop, l));
    points.emplace_back(pointOf(m, kLadderBottom, l));
}

void transformLadderRows(Transaction& tx, std::span<const Slot> ladders, const PlanTransform& by) {
    static const LadderColumns columns{.top = kLadderTop,
                                       .bottom = kLadderBottom,
                                       .width = ladder::width,
                                       .direction = ladder::direction,
                                       .sides = {{ladder::topLeft, ladder::topRight}}};
    transformLadders(tx, columns, ladders, by);
}

} // namespace

std::vector<Transformer> transformers() {
    return {{.type = kArea,
             .turnStep = 90,
             .addPoints = addCorners,
             .whyNot = whyNotTransformed,
             .transform = transformAreas},
            {.type = kLadder, .addPoints = addLadderEnds, .transform = transformLadderRows}};
}

} // namespace navsmith::systems::source_nav
