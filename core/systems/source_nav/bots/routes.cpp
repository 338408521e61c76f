#include "core/systems/source_nav/bots/routes.h"

#include "core/systems/source_nav/bots/bot_costs.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>

namespace navsmith::systems::source_nav {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using routing::Traveller;
using routing::Way;

namespace {

/// Positions in Routing::kinds.
enum Kind : std::uint8_t { Walk, Crouch, Jump, LadderUp, LadderDown };

constexpr std::uint32_t kCrouchAttribute = 1;
constexpr std::uint32_t kJumpAttribute = 2;

/// Bots leave a ladder at its top to these sides; the one behind is hard to get to on the way up.
constexpr std::array kUpEnds{ladder::topForward, ladder::topLeft, ladder::topRight};

Kind kindOf(const Model& m, Slot to) {
    const auto attributes = m.get(area::attributes, to);
    if ((attributes & kJumpAttribute) != 0)
        return Jump;
    return (attributes & kCrouchAttribute) != 0 ? Crouch : Walk;
}

class Collector {
public:
    Collector(const Model& m, const Traveller& traveller, Slot from, std::vector<Way>& out)
        : m_(m), traveller_(traveller), from_(from), out_(out) {}

    /// In the order of the engine: connections by side, ladders up, ladders down.
    void run() {
        auto connections = m_.referrers(connection::owner, from_);
        const auto ranks = m_.column(model::Column<std::uint32_t>{kConnection, model::kRank});
        std::ranges::sort(connections, {}, [&](Slot c) { return std::pair(m_.get(connection::side, c), ranks[c]); });
        for (const Slot c : connections)
            add(m_.get(connection::target, c), {kConnection, c}, kNoSlot,
                static_cast<Direction>(m_.get(connection::side, c)), Walk);
        for (const Ref up : m_.list(ladder_ref::up, from_)) {
            if (!up.isSlot())
                continue;
            for (const auto end : kUpEnds)
                add(m_.get(end, up.slot()), {kLadder, up.slot()}, up.slot(), {}, LadderUp);
        }
        for (const Ref down : m_.list(ladder_ref::down, from_)) {
            if (down.isSlot())
                add(m_.get(ladder::bottom, down.slot()), {kLadder, down.slot()}, down.slot(), {}, LadderDown);
        }
    }

private:
    void add(Ref target, Element via, Slot ladder, Direction side, Kind kind) {
        if (!target.isSlot() || target.pointsTo(from_))
            return;
        const auto cost = costOf(m_, traveller_, {from_, target.slot(), ladder, side});
        out_.push_back({.to = target.slot(),
                        .via = via,
                        .cost = cost.cost,
                        .length = cost.length,
                        .kind = kind == Walk ? kindOf(m_, target.slot()) : kind,
                        .closed = cost.closed});
    }

    const Model& m_;
    const Traveller& traveller_;
    Slot from_;
    std::vector<Way>& out_;
};

void ways(const Model& m, const Traveller& traveller, Slot from, std::vector<Way>& out) {
    Collector(m, traveller, from, out).run();
}

/// The middle of the border, or the ends of the ladder.
void between(const Model& m, Slot from, const Way& way, std::vector<glm::vec3>& out) {
    if (way.via.type == kConnection) {
        const auto side = static_cast<Direction>(m.get(connection::side, way.via.slot));
        const auto gate = portal(patchOf(m, from), patchOf(m, way.to), side);
        out.push_back(gate.from);
        out.push_back(gate.to);
        return;
    }
    const Slot l = way.via.slot;
    const auto top = pointOf(m, kLadderTop, l);
    const auto bottom = pointOf(m, kLadderBottom, l);
    out.push_back(way.kind == LadderUp ? bottom : top);
    out.push_back(way.kind == LadderUp ? top : bottom);
}

double remoteness(const Model& m, Slot area, const glm::vec3& at) {
    const auto patch = patchOf(m, area);
    const float x = std::clamp(at.x, std::min(patch.west, patch.east), std::max(patch.west, patch.east));
    const float y = std::clamp(at.y, std::min(patch.north, patch.south), std::max(patch.north, patch.south));
    return static_cast<double>(glm::distance(at, glm::vec3(x, y, patch.heightAt(x, y))));
}

routing::SearchRules search(const Model& /*m*/) {
    return {.estimate = 1};
}

std::vector<model::Dependency> dependencies() {
    using model::against;
    using model::along;
    const auto all = [](model::ElementTypeId type, std::vector<model::PathStep> steps) {
        return model::Dependency{.steps = std::move(steps), .type = type, .columns = {}};
    };
    return {all(kArea, {}), all(kArea, {against(connection::owner), along(connection::target)}),
            all(kConnection, {against(connection::owner)}),
            // A way back spares the pain of a fall.
            all(kConnection, {against(connection::target)}),
            // The lists of areas, by which ladders are taken, are no paths.
            all(kLadder, {along(area::file), against(ladder::file)}),
            all(kArea, {along(area::file), against(ladder::file), along(ladder::bottom)}),
            all(kArea, {along(area::file), against(ladder::file), along(ladder::topForward)}),
            all(kArea, {along(area::file), against(ladder::file), along(ladder::topLeft)}),
            all(kArea, {along(area::file), against(ladder::file), along(ladder::topRight)})};
}

} // namespace

routing::Routing routing() {
    return {.node = kArea,
            .travellers = travellers(),
            .has = has,
            .kinds = {"walk", "crouch", "jump", "ladder up", "ladder down"},
            .closures = closures(),
            .ways = ways,
            .dependsOn = dependencies(),
            .place = centreOf,
            .between = between,
            .remoteness = remoteness,
            .closedTo = closedTo,
            .search = search};
}

} // namespace navsmith::systems::source_nav
