#include "tests/core/systems/quake_nav/waypoint_world.h"

#include "tests/core/world/soup.h"

#include <fmt/format.h>

#include <optional>
#include <stdexcept>

namespace navsmith::tests {

namespace link = systems::quake_nav::link;
using model::Model;
using model::Slot;
using world::MapLayer;

namespace {

constexpr float kFloor = 0.53125F; ///< of nodes that stand on z = 0
constexpr std::uint8_t kTeleport = 2;
constexpr std::uint8_t kLedge = 3;
constexpr std::uint8_t kElevator = 6;
constexpr std::uint16_t kNone = 0xFFFF;

struct LinkSpec {
    std::uint16_t target = 0;
    std::uint8_t type = 0;
    std::uint16_t traversal = kNone;
};

void addNode(RawWaypoints& made, std::uint16_t flags, const RawPlace& origin, const std::vector<LinkSpec>& links) {
    const auto first = static_cast<std::uint16_t>(made.links.size());
    made.nodes.push_back({flags, static_cast<std::uint16_t>(links.size()), first, 32, origin});
    const bool teams = made.form.version >= (made.form.quake2 ? 3 : 18);
    const std::uint8_t all = made.form.quake2 ? 3 : 0xFF;
    for (const auto& l : links)
        made.links.push_back({l.target, l.type, teams ? all : std::uint8_t{0}, l.traversal});
}

void addEntity(world::MapGeometry& map, std::string className, std::optional<std::uint32_t> model = {}) {
    world::MapEntity entity;
    entity.pairs = {{"classname", std::move(className)}};
    entity.model = model;
    map.entities.push_back(entity);
}

} // namespace

RawWaypoints soundWaypoints(const RawWaypointForm& form) {
    RawWaypoints made;
    made.form = form;
    made.heuristic = form.header == 24 ? 0.8F : 0.0F;
    const std::uint16_t top = 4;
    const std::uint16_t bottom = form.quake2 ? 4 : 8;
    addNode(made, 0, {100, 100, kFloor}, {{1, kWalk}, {2, kWalk}, {6, kWalk}});
    addNode(made, 0, {600, 100, kFloor}, {{0, kWalk}, {3, kWalk}});
    addNode(made, bottom, {100, 600, kFloor}, {{0, kWalk}, {5, kElevator, 2}});
    addNode(made, 0, {700, 100, kFloor}, {{1, kWalk}, {4, kLongJump, 0}});
    addNode(made, 0, {960, 100, kFloor}, {{3, kLongJump, 3}});
    addNode(made, top, {100, 700, 200 + kFloor}, {{2, kLedge, 1}});
    addNode(made, 1, {300, 300, kFloor}, {{2, kTeleport}});
    const RawPlace none = form.quake2 ? RawPlace{1e30F, 1e30F, 1e30F} : RawPlace{0, 0, 0};
    made.traversals = {{{728, 100, kFloor}, {752, 100, kFloor}, {930, 100, kFloor}, {}},
                       {none, {100, 670, 200 + kFloor}, {100, 600, kFloor}, {}},
                       {{100, 100, kFloor}, {100, 600, kFloor}, {100, 700, 200 + kFloor}, {}},
                       {{932, 100, kFloor}, {928, 100, kFloor}, {740, 100, kFloor}, {}}};
    made.edicts = {{0, {502, 66, -2}, {514, 134, 514}, 0, 0, 0}, {6, {60, 560, -2}, {140, 640, 18}, 0, 0, 0}};
    for (auto& edict : made.edicts) {
        edict.entity = form.edict == 30 ? (form.quake2 ? 3 : -17) : 0;
        edict.targetName = form.edict == 34 ? 44 : 0;
        edict.className = form.edict == 34 ? 55 : 0;
    }
    return made;
}

std::shared_ptr<const world::Backdrop> houseMap() {
    static const auto made = [] {
        world::Soup soup;
        soup.addBlock(MapLayer::Solid, {0, 0, -512}, {1000, 1000, 512}, true);
        soup.addBlock(MapLayer::Solid, {0, 0, -512}, {760, 1000, 0});
        soup.addBlock(MapLayer::Solid, {920, 0, -512}, {1000, 1000, 0});
        soup.addBlock(MapLayer::Solid, {500, 0, 0}, {516, 68, 512});
        soup.addBlock(MapLayer::Solid, {500, 132, 0}, {516, 1000, 512});
        soup.addBlock(MapLayer::Solid, {0, 650, 0}, {200, 1000, 200}); // where the lift leads to
        soup.addBlock(MapLayer::Brushes, {504, 68, 0}, {512, 132, 512});
        auto map = std::make_shared<world::Backdrop>();
        map->geometry = soup.map();
        map->geometry.models = {
            {{0, 0, -512}, {1000, 1000, 512}}, {{504, 68, 0}, {512, 132, 512}}, {{62, 562, 0}, {138, 638, 16}}};
        addEntity(map->geometry, "worldspawn");
        addEntity(map->geometry, "func_door", 1);
        addEntity(map->geometry, "func_plat", 2);
        map->rays = soup.caster();
        return std::shared_ptr<const world::Backdrop>(std::move(map));
    }();
    return made;
}

Slot linkBetween(const Model& model, Slot from, Slot to) {
    for (const Slot l : model.referrers(link::owner, from)) {
        if (model.get(link::target, l).pointsTo(to))
            return l;
    }
    throw std::runtime_error(fmt::format("no link from {} to {}", from, to));
}

Dangling danglingIn(const RawWaypoints& waypoints) {
    Dangling found;
    const auto look = [&](const char* what, std::size_t index, std::size_t limit) {
        if (index >= limit)
            ++found[{what, static_cast<std::uint32_t>(index)}];
    };
    std::vector<bool> claimed(waypoints.links.size(), false);
    for (const auto& n : waypoints.nodes) {
        const std::size_t end = std::size_t{n.firstLink} + n.linkCount;
        if (n.linkCount != 0)
            look("link range", end - 1, waypoints.links.size());
        for (std::size_t i = n.firstLink; i < end && i < claimed.size(); ++i)
            claimed[i] = true;
    }
    for (const auto& l : waypoints.links) {
        look("target", l.target, waypoints.nodes.size());
        if (l.traversal != kNone)
            look("traversal", l.traversal, waypoints.traversals.size());
    }
    for (const auto& e : waypoints.edicts) { // nor is a link that no node claims one
        const bool there = e.link < claimed.size() && claimed[e.link];
        look("edict", e.link, there ? waypoints.links.size() : 0);
    }
    return found;
}

std::string newlyDangling(const Dangling& before, const Dangling& after) {
    // Numbers that named nothing may be written as 65535 when rows come that they would have named.
    std::map<std::string, std::ptrdiff_t> spare;
    for (const auto& [what, count] : before)
        spare[what.first] += static_cast<std::ptrdiff_t>(count);
    for (const auto& [what, count] : after)
        spare[what.first] -= static_cast<std::ptrdiff_t>(count);
    for (const auto& [what, left] : spare) {
        if (left < 0)
            return fmt::format("{} more of the type \"{}\" name nothing", -left, what);
    }
    for (const auto& [what, count] : after) {
        const auto was = before.find(what);
        if (what.second != 0xFFFF && count > (was == before.end() ? 0 : was->second))
            return fmt::format("{} {} names nothing", what.first, what.second);
    }
    return {};
}

} // namespace navsmith::tests
