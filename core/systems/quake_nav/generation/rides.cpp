#include "core/systems/quake_nav/generation/rides.h"

#include "core/systems/quake_nav/brush_match.h"
#include "core/systems/quake_nav/link_types.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::quake_nav::generation {

namespace {

constexpr float kNear = 32; ///< a node this near a place does for it

/// Where a player stands on the upper side of a mover: at its middle or, if something is in the way, beside that.
std::optional<glm::vec3> standingOn(const Terrain& terrain, const std::array<glm::vec3, 2>& box, State state) {
    constexpr float touch = 2; ///< the box of a model ends at its brush or 1 beyond it
    constexpr std::array<glm::vec2, 5> shares{{{0, 0}, {0.5F, 0}, {-0.5F, 0}, {0, 0.5F}, {0, -0.5F}}};
    const auto middle = (box[0] + box[1]) / 2.0F;
    const auto half = (box[1] - box[0]) / 2.0F;
    for (const auto& share : shares) {
        const glm::vec3 above{middle.x + share.x * half.x, middle.y + share.y * half.y, box[1].z + touch};
        const auto down = terrain.move(above, above - glm::vec3(0, 0, 2 * touch), state);
        if (!down.startSolid && down.hit() && down.normal.z >= kGroundNormal)
            return down.end;
    }
    return std::nullopt;
}

/// Off a mover in all directions, on the same floor. The ground must be there when the mover is at the other end.
std::vector<glm::vec3> exitsOf(const Terrain& terrain, const std::array<glm::vec3, 2>& box, const glm::vec3& top,
                               State state) {
    constexpr int directions = 16;
    constexpr float beyond = 40;
    constexpr float apart = 64;
    const auto other = state == State::Rest ? State::Moved : State::Rest;
    std::vector<glm::vec3> exits;
    const auto middle = (box[0] + box[1]) / 2.0F;
    const auto half = (box[1] - box[0]) / 2.0F;
    for (int i = 0; i < directions; ++i) {
        const float angle = glm::radians(360.0F * static_cast<float>(i) / directions);
        const glm::vec3 along{std::cos(angle), std::sin(angle), 0};
        const float out =
            std::min(half.x / std::max(std::abs(along.x), 0.01F), half.y / std::max(std::abs(along.y), 0.01F));
        const auto outside = glm::vec3(middle.x, middle.y, top.z) + along * (out + beyond);
        const auto line = outside - top;
        const int strides = static_cast<int>(std::ceil(glm::length(line) / kStride));
        glm::vec3 at = top;
        bool arrives = true;
        for (int s = 1; s <= strides && arrives; ++s) {
            const auto towards = top + line * (static_cast<float>(s) / static_cast<float>(strides));
            const auto ground = groundBelow(terrain, {towards.x, towards.y, at.z}, kStepHeight, state);
            arrives =
                ground &&
                !terrain.move(at + glm::vec3(0, 0, kStepHeight), {towards.x, towards.y, at.z + kStepHeight}, state)
                     .hit();
            if (arrives)
                at = *ground;
        }
        if (!arrives || !groundBelow(terrain, at, kStepHeight, other))
            continue;
        if (std::ranges::none_of(exits, [&](const auto& exit) { return glm::distance(exit, at) < apart; }))
            exits.push_back(at);
    }
    return exits;
}

/// A node at a place: one that is there already, or a new one at the cell next to it.
NodeIndex nodeNear(Work& work, const glm::vec3& feet, bool exactly) {
    const auto cell = work.lattice.nearest(feet, std::max(kNear + kStride, work.lattice.reach()));
    if (cell == kNoCell)
        return kNoNode;
    const auto owner = work.regions.owner(cell);
    if (owner != kNoNode && glm::distance(work.network.nodes()[owner].feet, feet) <= (exactly ? kStride / 2 : kNear))
        return owner;
    if (!work.mayAdd(cell))
        return kNoNode;
    return work.addNode(cell, exactly ? std::optional(feet) : std::nullopt);
}

/// Where a player stands in a trigger, and the cell from which one gets there.
struct Standing {
    std::uint32_t cell = kNoCell;
    glm::vec3 feet{0.0F};
};

/// As far from a cell towards the middle of a trigger as a player gets, if that is in it.
std::optional<glm::vec3> pressInto(const Terrain& terrain, const glm::vec3& feet, const Carrier& carrier) {
    const auto middle = (carrier.low + carrier.high) / 2.0F;
    for (const float lift : {0.0F, kStepHeight}) {
        const auto from = terrain.move(feet, feet + glm::vec3(0, 0, lift)).end;
        const auto end = terrain.move(from, {middle.x, middle.y, from.z}).end;
        const auto ground = groundBelow(terrain, end, 2 * kStepHeight);
        if (ground && carrier.touches(*ground))
            return ground;
    }
    return std::nullopt;
}

/// The place in a trigger that is nearest to its middle: of a cell, else beside one, for triggers in alcoves in which
/// no cell fits.
Standing standIn(const Work& work, const Carrier& carrier) {
    const auto middle = (carrier.low + carrier.high) / 2.0F;
    const Carrier around{carrier.entity, carrier.low - kStride, carrier.high + kStride};
    Standing best;
    Standing beside;
    float nearest = std::numeric_limits<float>::infinity();
    float nearestBeside = nearest;
    const auto& cells = work.lattice.cells();
    for (std::uint32_t i = 0; i < cells.size(); ++i) {
        if (!around.touches(cells[i].feet) || !work.mayAdd(i))
            continue;
        const float distance = glm::distance(cells[i].feet + glm::vec3(0, 0, kOriginHeight), middle);
        if (carrier.touches(cells[i].feet)) {
            if (distance < nearest) {
                nearest = distance;
                best = {i, cells[i].feet};
            }
        } else if (distance < nearestBeside && best.cell == kNoCell) {
            if (const auto feet = pressInto(work.terrain, cells[i].feet, carrier)) {
                nearestBeside = distance;
                beside = {i, *feet};
            }
        }
    }
    return best.cell != kNoCell ? best : beside;
}

std::string nameOf(const Work& work, std::size_t entity) {
    return nameOfEntity(work.terrain.map, entity);
}

void addTeleporter(Work& work, const Teleporter& teleporter, std::vector<Ride>& rides, Remarks& remarks) {
    const auto name = nameOf(work, teleporter.entity);
    if (!teleporter.works) {
        remarks.push_back({"teleporter", name, texts::format("has no destination with room for a player; left out")});
        return;
    }
    const auto standing = standIn(work, teleporter);
    const auto arrival = nodeNear(work, teleporter.arrival, true);
    if (standing.cell == kNoCell || arrival == kNoNode) {
        remarks.push_back({"teleporter", name,
                           standing.cell == kNoCell ? texts::format("is out of reach; left out")
                                                    : texts::format("leads to a place out of reach; left out")});
        return;
    }
    const bool named = !work.terrain.map.entities[teleporter.entity].value("targetname").empty();
    remarks.push_back(
        {"teleporter", name,
         named ? texts::format("is assumed to be switched on; it leads to {}", nameOf(work, teleporter.destination))
               : texts::format("leads to {}", nameOf(work, teleporter.destination))});
    const auto start = work.addNode(standing.cell, standing.feet);
    work.network.nodes()[start].carries = true;
    rides.push_back({start, arrival, LinkKind::Teleport, 0, {}});
}

void addPusher(Work& work, const Pusher& pusher, std::span<const Pusher> all, std::vector<Ride>& rides,
               Remarks& remarks) {
    const auto name = nameOf(work, pusher.entity);
    const auto standing = standIn(work, pusher);
    if (standing.cell == kNoCell) {
        remarks.push_back({"pusher", name, texts::format("is out of reach; left out")});
        return;
    }
    const auto from = work.terrain.fits(standing.feet) ? standing.feet : work.lattice.cells()[standing.cell].feet;
    std::vector<NodeIndex> landings;
    for (const auto& landing : landingsOf(work.terrain, all, from))
        if (const auto node = nodeNear(work, landing, false); node != kNoNode)
            landings.push_back(node);
    if (landings.empty()) {
        remarks.push_back({"pusher", name, texts::format("pushes to no place to stand on; left out")});
        return;
    }
    remarks.push_back({"pusher", name, texts::format("is assumed to be on")});
    const auto start = work.addNode(standing.cell, standing.feet);
    work.network.nodes()[start].carries = true;
    for (const auto landing : landings)
        rides.push_back({start, landing, LinkKind::Pusher, 0, {}});
}

/// A node on a train at its far end, where the lattice has no ground: it counts as the cell of the node beside it.
NodeIndex nodeAboard(Work& work, const glm::vec3& feet, NodeIndex beside) {
    Node node;
    node.cell = work.network.nodes()[beside].cell;
    node.feet = feet;
    node.radius = radiusFor(0, work.placement);
    return work.network.add(node);
}

/// Links from the place on a mover at one end to those beside it at the other.
std::size_t addRide(Work& work, const Lift& lift, LinkKind kind, NodeIndex aboard, std::size_t toEnd,
                    std::vector<Ride>& rides) {
    std::size_t added = 0;
    for (const auto& exit : lift.exits[toEnd]) {
        const auto off = nodeNear(work, exit, false);
        if (aboard == kNoNode || off == kNoNode || off == aboard)
            continue;
        rides.push_back({aboard, off, kind, lift.mover, {}});
        ++added;
    }
    return added;
}

void addLift(Work& work, const Lift& lift, std::vector<Ride>& rides, Remarks& remarks) {
    const auto& mover = work.terrain.movers[lift.mover];
    const auto name = nameOf(work, mover.entity);
    const float rise = lift.ends[1].z - lift.ends[0].z;
    const bool train = mover.kind == MoverKind::Train;
    const auto kind = train && std::abs(rise) <= kStepHeight ? LinkKind::Train : LinkKind::Elevator;
    const auto first = nodeNear(work, lift.ends[0], true);
    std::size_t added = addRide(work, lift, kind, first, 1, rides);
    if (train && !lift.exits[1].empty() && !lift.exits[0].empty())
        if (const auto beside = nodeNear(work, lift.exits[1].front(), false); beside != kNoNode)
            added += addRide(work, lift, kind, nodeAboard(work, lift.ends[1], beside), 0, rides);
    remarks.push_back({train ? "train" : "plat", name,
                       added == 0 ? texts::format("has no way on and off; left out")
                       : train    ? texts::format("is assumed to stop at both ends of its track")
                                  : texts::format("is assumed to wait below and to rise by {:.0f} units", rise)});
}

void addClimb(Work& work, const Climb& climb, std::vector<Ride>& rides, Remarks& remarks) {
    const auto name = climb.entity == 0 ? texts::format("ladder at {:.0f} {:.0f} {:.0f}", climb.bottom.x,
                                                        climb.bottom.y, climb.bottom.z)
                                        : nameOf(work, climb.entity);
    const auto bottom = nodeNear(work, climb.bottom, true);
    const auto top = nodeNear(work, climb.top, false);
    if (bottom == kNoNode || top == kNoNode || top == bottom) {
        remarks.push_back({"ladder", name, texts::format("is out of reach; left out")});
        return;
    }
    remarks.push_back({"ladder", name, texts::format("leads up by {:.0f} units", climb.top.z - climb.bottom.z)});
    rides.push_back({bottom, top, LinkKind::Ladder, 0, climb.towards});
}

/// Nodes at the ends of a link have the flags that the game's files have there.
void markEnds(Work& work, const Link& link) {
    const auto* type = findLinkType(work.terrain.game, static_cast<unsigned>(link.kind));
    if (type == nullptr)
        return;
    work.network.nodes()[link.from].flags |= type->sourceFlag;
    work.network.nodes()[link.to].flags |= type->targetFlag;
}

} // namespace

Carriers carriersOf(const Terrain& terrain) {
    Carriers carriers{teleportersOf(terrain), pushersOf(terrain), {}, climbsOf(terrain), {}};
    carriers.lifts = liftsOf(terrain, carriers.leftOut);
    return carriers;
}

std::vector<Lift> liftsOf(const Terrain& terrain, Remarks& remarks) {
    std::vector<Lift> lifts;
    for (std::size_t i = 0; i < terrain.movers.size(); ++i) {
        const auto& mover = terrain.movers[i];
        const auto way = mover.moved[0] - mover.rest[0];
        const bool train = mover.kind == MoverKind::Train;
        const bool upright = glm::length(glm::vec2(way)) < 1 && way.z > kStepHeight;
        if (mover.kind != MoverKind::Plat && !(mover.kind == MoverKind::Door && upright) && !train)
            continue;
        const auto kind = train ? std::string_view("train") : std::string_view("plat");
        const auto leaveOut = [&](std::string text) {
            if (mover.kind != MoverKind::Door)
                remarks.push_back({kind, nameOfEntity(terrain.map, mover.entity), std::move(text)});
        };
        if (glm::length(way) <= kStepHeight) {
            leaveOut(train ? texts::format("has no track; left out") : texts::format("does not rise; left out"));
            continue;
        }
        const auto first = standingOn(terrain, mover.rest, State::Rest);
        const auto second = standingOn(terrain, mover.moved, State::Moved);
        if (!first || !second) {
            leaveOut(first ? texts::format("has no room for a player on it at its far end; left out")
                           : texts::format("has no room for a player on it where it waits; left out"));
            continue;
        }
        Lift lift{i, {*first, *second}, {}};
        lift.exits[1] = exitsOf(terrain, mover.moved, *second, State::Moved);
        if (train)
            lift.exits[0] = exitsOf(terrain, mover.rest, *first, State::Rest);
        if (mover.kind == MoverKind::Plat || !lift.exits[1].empty())
            lifts.push_back(std::move(lift));
        else
            leaveOut(texts::format("has no way off at its far end; left out"));
    }
    return lifts;
}

std::vector<Ride> addRideNodes(Work& work, const Carriers& carriers, Remarks& remarks) {
    std::vector<Ride> rides;
    remarks.insert(remarks.end(), carriers.leftOut.begin(), carriers.leftOut.end());
    for (const auto& teleporter : carriers.teleporters)
        addTeleporter(work, teleporter, rides, remarks);
    for (const auto& pusher : carriers.pushers)
        addPusher(work, pusher, carriers.pushers, rides, remarks);
    for (const auto& lift : carriers.lifts)
        addLift(work, lift, rides, remarks);
    for (const auto& climb : carriers.climbs)
        addClimb(work, climb, rides, remarks);
    return rides;
}

void linkRides(Work& work, const std::vector<Ride>& rides) {
    const glm::vec3 lift{0, 0, kFootHeight};
    constexpr float cost = 64; // a ride is short, however far it leads
    for (const auto& ride : rides) {
        Link link{ride.from, ride.to, ride.kind, cost, {}, {}, false, ride.ladder};
        const auto& nodes = work.network.nodes();
        Jump points;
        points.start = nodes[ride.from].feet + lift;
        points.end = nodes[ride.to].feet + lift;
        if (ride.kind == LinkKind::Ladder) {
            points.exit = noExit(work.terrain.game);
            link.points = points;
        }
        if (ride.kind == LinkKind::Elevator || ride.kind == LinkKind::Train) {
            // Where bots wait for it: the nearest node from which they walk onto it.
            points.exit = points.start;
            float nearest = std::numeric_limits<float>::infinity();
            for (const auto& other : work.network.links())
                if (other.to == ride.from && other.kind == LinkKind::Walk && other.length < nearest) {
                    nearest = other.length;
                    points.exit = nodes[other.from].feet + lift;
                }
            link.points = points;
            link.mover = ride.mover;
        }
        if (work.network.link(link))
            markEnds(work, link);
    }
}

} // namespace navsmith::systems::quake_nav::generation
