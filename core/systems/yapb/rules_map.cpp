// Rules that compare a graph with its map.
#include "core/checks/dependencies.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/entities.h"
#include "core/systems/yapb/jumps.h"
#include "core/systems/yapb/reach.h"
#include "core/systems/yapb/rules.h"
#include "core/world/backdrop.h"
#include "core/world/solid.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>

namespace navsmith::systems::yapb {

using model::against;
using model::along;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

using checks::at;
using checks::Dependencies;
using checks::Issue;
using checks::own;
using checks::Rule;
using enum checks::Severity;

/// On the right map few nodes are in solid.
constexpr std::size_t kMostInSolid = 5; ///< one in so many
constexpr float kFloats = 60;           ///< above the floor
constexpr float kStartReach = 250;

void checkSolid(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        const auto place = placeOf(m, n);
        if (place && world::insideSolid(m.map()->rays, *place))
            out.add(n, texts::format("Inside a wall or outside the map"));
    }
}

void checkRightMap(const Model& m, Rows rows, Findings& out) {
    std::size_t solid = 0;
    m.forEachLive(kNode, [&](Slot n) {
        const auto place = placeOf(m, n);
        solid += place && world::insideSolid(m.map()->rays, *place) ? 1 : 0;
    });
    if (solid == 0 || solid * kMostInSolid < m.count(kNode))
        return;
    for (const Slot f : rows)
        out.add(f,
                texts::format("{} of {} nodes are inside walls: the graph is that of another map, or of another build "
                              "of it",
                              solid, m.count(kNode)));
}

void checkMapSize(const Model& m, Rows rows, Findings& out) {
    const auto actual = m.map()->fileSize;
    for (const Slot f : rows) {
        const auto stored = m.get(file::mapSize, f);
        if (stored != 0 && actual != 0 && static_cast<std::uint64_t>(stored) != actual)
            out.add(f, texts::format("Made for a map of {} bytes, this one has {}", stored, actual));
    }
}

void checkFloats(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        const auto place = placeOf(m, n);
        if (!place || has(m, n, kLadder | kLift))
            continue;
        const auto floor = m.map()->rays.ground(place->x, place->y, place->z);
        if (!floor)
            out.add(n, texts::format("There is no floor below"));
        else if (place->z - floor->point.z > kFloats)
            out.add(n, texts::format("{:.0f} above the floor (expected {:.0f})", place->z - floor->point.z,
                                     has(m, n, kCrouch) ? kCrouchingHeight : kStandingHeight));
    }
}

/// Nothing where a door may open, or for links that are not walked.
void checkWalls(const Model& m, Rows rows, Findings& out) {
    const auto doors =
        zonesOf(m.map()->geometry, std::array<std::string_view, 4>{"func_door", "func_door_rotating", "func_breakable",
                                                                   "func_wall_toggle"});
    for (const Slot l : rows) {
        const auto ends = endsOf(m, l);
        const auto places = placesOf(m, l);
        if (!places || isJump(m, l) || has(m, ends->from, kLadder | kLift) || has(m, ends->to, kLadder | kLift))
            continue;
        if (isClear(m.map()->rays, places->from, places->to))
            continue;
        const auto middle = (places->from + places->to) * 0.5F;
        const float half = glm::distance(places->from, places->to) / 2;
        if (std::ranges::none_of(doors, [&](const TaskZone& door) { return door.distanceTo(middle) <= half; }))
            out.add(l, texts::format("The link leads through a wall"));
    }
}

void checkClimbs(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ends = endsOf(m, l);
        const auto places = placesOf(m, l);
        if (!places || isJump(m, l) || has(m, ends->from, kLadder | kLift) || has(m, ends->to, kLadder | kLift))
            continue;
        const float rise = feetOf(m, ends->to).z - feetOf(m, ends->from).z;
        if (rise < kHighestStep || canWalk(m.map()->rays, places->from, places->to) ||
            glm::distance(places->from, places->to) >= 2 * rise)
            continue;
        const bool canJump = jumpVelocity(feetOf(m, ends->from), feetOf(m, ends->to)).has_value();
        out.add(l, canJump ? texts::format("A climb of {:.0f} that is no jump", rise)
                           : texts::format("A climb of {:.0f} that nobody can jump", rise));
        if (!canJump || !withJumps(m, fileRow(m)))
            out.setBeyondFix();
    }
}

void fixClimb(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    const auto ends = endsOf(m, l);
    const auto velocity = ends ? jumpVelocity(feetOf(m, ends->from), feetOf(m, ends->to)) : std::nullopt;
    if (!velocity || isJump(m, l))
        return;
    makeJump(tx, l, *velocity);
    tx.set(link::distance, l, wholeDistance(originOf(m, ends->from), originOf(m, ends->to)));
}

/// What a node with a flag must be near.
void checkTaskPlaces(const Model& m, Rows rows, Findings& out) {
    struct Zones {
        NodeFlag flag;
        float within;
        std::vector<TaskZone> zones;
        std::string text;
    };
    std::vector<Zones> tasks;
    const auto add = [&](NodeFlag flag, float within, std::string text) {
        tasks.push_back({flag, within, zonesOfTask(m.map()->geometry, flag), std::move(text)});
    };
    add(kLadder, 64, texts::format("No ladder is near"));
    add(kLift, 64, texts::format("No lift is near"));
    add(kButton, 512, texts::format("No button or door is near"));
    add(kGoal, 256, texts::format("No bomb site, hostage or other goal is near"));
    add(kRescue, 64, texts::format("No rescue zone is near"));
    for (const Slot n : rows) {
        const auto place = placeOf(m, n);
        for (const auto& task : tasks) {
            const bool near = std::ranges::any_of(
                task.zones, [&](const TaskZone& zone) { return place && zone.distanceTo(*place) <= task.within; });
            // Maps without zones of a kind, such as fy_ maps, have made-up goals.
            if (!has(m, n, task.flag) || !place || near || (task.flag == kGoal && task.zones.empty()))
                continue;
            out.add(n, task.text);
            break;
        }
    }
}

void checkHeadRoom(const Model& m, Rows rows, Findings& out) {
    constexpr glm::vec3 standing{16, 16, 36};
    constexpr glm::vec3 crouching{16, 16, 18};
    for (const Slot n : rows) {
        const auto place = placeOf(m, n);
        if (!place || has(m, n, kLadder))
            continue;
        const auto& rays = m.map()->rays;
        const auto feet = feetOf(m, n);
        const auto stands = !rays.sweep(standing, feet + glm::vec3(0, 0, 37), feet + glm::vec3(0, 0, 37));
        if (has(m, n, kCrouch) && stands)
            out.add(n, Note, texts::format("A crouch node where one can stand"));
        else if (!has(m, n, kCrouch) && !stands &&
                 !rays.sweep(crouching, feet + glm::vec3(0, 0, 19), feet + glm::vec3(0, 0, 19)))
            out.add(n, texts::format("No room to stand, but the node is not for crouching"));
    }
}

/// Entities that no node serves.
void checkServed(const Model& m, Rows rows, Findings& out) {
    const auto& map = m.map()->geometry;
    const auto isServed = [&](const TaskZone& zone, std::uint32_t flag, float within) {
        bool served = false;
        m.forEachLive(kNode, [&](Slot n) {
            const auto place = placeOf(m, n);
            served = served || (place && (flag == 0 || has(m, n, flag)) && zone.distanceTo(*place) <= within);
        });
        return served;
    };
    constexpr float goalReach = 256;
    constexpr float rescueReach = 64;
    for (const Slot f : rows) {
        for (const auto& zone : zonesOfTask(map, kGoal)) {
            if (!isServed(zone, kGoal, goalReach))
                out.addEntity(f, zone.entity,
                              texts::format("No goal node serves {}", map.entities[zone.entity].className()));
        }
        for (const auto& zone : zonesOfTask(map, kRescue)) {
            if (!isServed(zone, kRescue, rescueReach))
                out.addEntity(f, zone.entity,
                              texts::format("No rescue node is in {}", map.entities[zone.entity].className()));
        }
        for (const bool t : {true, false}) {
            for (const auto& start : startsOf(map, t)) {
                if (!isServed(start, 0, kStartReach))
                    out.addEntity(f, start.entity,
                                  texts::format("No node within {:.0f} of where players start", kStartReach));
            }
        }
    }
}

} // namespace

std::vector<Rule> mapRules() {
    const auto place = own(node::x, node::y, node::z, node::flags);
    const auto end = [](auto column) { return at({along(column)}, node::x, node::y, node::z, node::flags); };
    const Dependencies ways{own(link::flags), end(link::owner), end(link::target)};
    return {{.id = "YB050",
             .title = "Nodes are in open space",
             .fault = "Node inside a wall or outside the map",
             .severity = Warning,
             .type = kNode,
             .check = checkSolid,
             .dependsOn = {own(node::x, node::y, node::z)},
             .onMap = true},
            {.id = "YB051",
             .title = "The map is the one that the graph was made for",
             .fault = "Graph of another map",
             .severity = Warning,
             .type = kFile,
             .check = checkRightMap,
             .dependsOn = {own(node::x, node::y, node::z)},
             .wholeDocument = true,
             .fixTitle = "Move the Graph to Fit",
             .onMap = true,
             .fixEdit = {.id = "fit_map"}},
            {.id = "YB052",
             .title = "The map has the size that the graph states",
             .fault = "Map of another size",
             .severity = Note,
             .type = kFile,
             .check = checkMapSize,
             .dependsOn = {own(file::mapSize)},
             .onMap = true},
            {.id = "YB053",
             .title = "Nodes stand on the floor",
             .fault = "Node that floats",
             .severity = Warning,
             .type = kNode,
             .check = checkFloats,
             .dependsOn = {place},
             .onMap = true},
            {.id = "YB054",
             .title = "Links lead through open space",
             .fault = "Link through a wall",
             .severity = Warning,
             .type = kLink,
             .check = checkWalls,
             .dependsOn = ways,
             .onMap = true},
            {.id = "YB055",
             .title = "Climbs are jumps",
             .fault = "Climb that is no jump",
             .severity = Warning,
             .type = kLink,
             .check = checkClimbs,
             .dependsOn = ways,
             .fix = fixClimb,
             .fixTitle = "Make It a Jump",
             .onMap = true},
            {.id = "YB056",
             .title = "Nodes are where their tasks are",
             .fault = "Node far from its task",
             .severity = Warning,
             .type = kNode,
             .check = checkTaskPlaces,
             .dependsOn = {place},
             .onMap = true},
            {.id = "YB057",
             .title = "Crouch nodes are where one must crouch",
             .fault = "Room that does not suit the node",
             .severity = Warning,
             .type = kNode,
             .check = checkHeadRoom,
             .dependsOn = {place},
             .onMap = true},
            {.id = "YB058",
             .title = "Nodes serve goals, rescue zones and starts",
             .fault = "Entity without a node",
             .severity = Warning,
             .type = kFile,
             .check = checkServed,
             .dependsOn = {place},
             .wholeDocument = true,
             .onMap = true}};
}

} // namespace navsmith::systems::yapb
