#include "core/systems/quake_nav/generation/generate.h"

#include "core/systems/quake_nav/brush_match.h"
#include "core/systems/quake_nav/generation/explore.h"
#include "core/systems/quake_nav/generation/linking.h"
#include "core/systems/quake_nav/generation/node_grid.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace navsmith::systems::quake_nav::generation {

namespace {

/// A node this near a goal, on foot, does for it. Authors have one within 32 of 71 % of the weapons, but of 39 % of the
/// other items, and within 64 of three quarters of those.
constexpr float kWeaponApart = 40;
constexpr float kGoalApart = 64;
/// Indexes have 16 bits: leaves room for links, of which a node has some four.
constexpr std::size_t kMostNodes = 8'000;

/// Flags of teleporters and pushers, in both games.
constexpr std::uint16_t kCarrying = 1 | 2;

/// Nodes that are there, so that new ones keep off them.
void addGiven(Work& work, const WaypointOptions& options) {
    for (const auto& existing : options.nodes) {
        Node node;
        node.feet = existing.origin - glm::vec3(0, 0, kFootHeight);
        node.radius = existing.radius;
        node.flags = existing.flags;
        node.existing = true;
        node.carries = (existing.flags & kCarrying) != 0;
        node.cell = work.lattice.nearest(node.feet, work.lattice.reach());
        const auto index = work.network.add(node);
        if (node.cell != kNoCell)
            work.regions.claim(index, node.cell);
    }
    for (const auto& link : options.links)
        work.network.link({link.from, link.to, static_cast<LinkKind>(link.type), 0, {}, {}, true});
}

/// A node at each goal, where a player stands, unless one is near.
void addGoals(Work& work, const std::vector<Goal>& goals, bool weapons) {
    const float apart = weapons ? kWeaponApart : kGoalApart;
    for (const auto& goal : goals) {
        if (work.terrain.map.entities[goal.entity].className().starts_with("weapon_") != weapons)
            continue;
        const auto cell = work.lattice.nearest(goal.feet, work.lattice.reach());
        if (cell == kNoCell || !work.mayAdd(cell))
            continue;
        // On a coarse lattice the cell may be far from the goal.
        const auto owner = work.regions.owner(cell);
        if (work.regions.distance(cell) < apart && glm::distance(work.network.nodes()[owner].feet, goal.feet) < apart)
            continue;
        work.addNode(cell, goal.placed ? std::optional(goal.feet) : std::nullopt);
    }
}

void markWater(Work& work) {
    constexpr std::uint16_t underWater = 16;
    for (auto& node : work.network.nodes())
        if (!node.existing && isWater(work.terrain, node.feet))
            node.flags |= underWater;
}

std::string_view assumptionOf(MoverKind kind) {
    switch (kind) {
    case MoverKind::Door:
        return texts::mark("is assumed to open");
    case MoverKind::SecretDoor:
        return texts::mark("is assumed to be opened");
    case MoverKind::Breakable:
        return texts::mark("is assumed to go away");
    case MoverKind::Train:
    case MoverKind::Plat:
        break;
    }
    return {};
}

void addRemarks(const Terrain& terrain, const Network& network, Remarks& remarks) {
    for (std::size_t i = 0; i < terrain.movers.size(); ++i) {
        const auto& mover = terrain.movers[i];
        if (mover.kind == MoverKind::Plat || mover.kind == MoverKind::Train)
            continue;
        const auto links =
            std::ranges::count_if(network.links(), [&](const Link& link) { return link.mover && *link.mover == i; });
        auto text = texts::format("{}; {} of its links pass it", texts::translated({assumptionOf(mover.kind)}), links);
        if (mover.opener)
            text += "; " + texts::format("{} sets it going", nameOfEntity(terrain.map, *mover.opener));
        remarks.push_back({"mover", nameOfEntity(terrain.map, mover.entity), std::move(text)});
    }
    for (const auto& name : terrain.unknownClasses)
        remarks.push_back({"mover", name, texts::format("is not known and is taken for a wall")});
    for (const auto& note : terrain.map.notes)
        remarks.push_back({"map", {}, note});
}

} // namespace

Coverage coverageOf(const Lattice& lattice, const std::vector<Node>& nodes) {
    constexpr float beyond = 48;
    constexpr float height = 40;
    float widest = 0;
    for (const auto& node : nodes)
        widest = std::max(widest, node.radius);
    const NodeGrid grid(nodes, widest + beyond);
    Coverage coverage;
    for (const auto& cell : lattice.cells()) {
        if (cell.swims)
            continue;
        ++coverage.cells;
        bool near = false;
        grid.near(cell.feet, [&](NodeIndex i) {
            near = near || (glm::distance(glm::vec2(cell.feet), glm::vec2(nodes[i].feet)) <= nodes[i].radius + beyond &&
                            std::abs(cell.feet.z - nodes[i].feet.z) <= height);
        });
        coverage.near += near ? 1 : 0;
    }
    return coverage;
}

WaypointOptions usualOptions(quake::NavGame game) {
    WaypointOptions options;
    if (game == quake::NavGame::Quake2) {
        // Of 2,230 nodes in the game's files half have their neighbour 95 to 98 away, nearly all have the radius 32,
        // and 95 % of the walk links are no longer than 163.
        options.placement = {.spacing = 96, .growth = 0, .aside = 0, .highestRadius = 32};
        options.linking.longest = 164;
    }
    return options;
}

tl::expected<Waypoints, std::string> makeWaypoints(std::span<const std::byte> map, const WaypointOptions& options,
                                                   const StageProgress& progress) {
    const auto stopped = tl::unexpected(std::string());
    const auto step = [&](std::string_view stage) {
        return [&progress, stage](double done) { return !progress || progress(stage, done); };
    };
    auto terrain = readTerrain(map, options.gravity);
    if (!terrain)
        return tl::unexpected(std::move(terrain.error()));
    Waypoints waypoints;
    waypoints.terrain = std::move(*terrain);
    auto ground = exploreGround(waypoints.terrain, options.seeds, step(texts::format("Exploring the ground")));
    if (!ground)
        return tl::unexpected(std::move(ground.error()));
    waypoints.remarks = std::move(ground->remarks);
    const auto& lattice = ground->lattice;
    waypoints.cells = lattice.cells().size();

    auto placement = options.placement;
    // A map so wide that indexes do not reach gets fewer nodes.
    const float room = lattice.spacing() * lattice.spacing() * static_cast<float>(waypoints.cells);
    placement.spacing = std::max(placement.spacing, std::sqrt(room / static_cast<float>(kMostNodes)));
    auto linking = options.linking;
    linking.longest = std::max(linking.longest, 2 * placement.spacing);
    const auto clearance = clearances(lattice);
    Work work{waypoints.terrain, lattice,  clearance,     placement, linking, {},
              Regions(lattice),  step(""), options.within};
    addGiven(work, options);
    std::vector<Ride> rides;
    if (options.rides)
        rides = addRideNodes(work, ground->carriers, waypoints.remarks);
    addGoals(work, ground->goals, true);
    work.progress = step(texts::format("Placing nodes"));
    if (!fillWithNodes(work))
        return stopped;
    addGoals(work, ground->goals, false);
    work.progress = step(texts::format("Linking nodes"));
    if (!linkWalks(work))
        return stopped;
    work.progress = step(texts::format("Finding jumps"));
    if (!linkJumps(work) || !linkDrops(work) || !joinRegions(work) || (options.jumps && !linkLongJumps(work)))
        return stopped;
    linkRides(work, rides);
    if (options.jumps && !leapGaps(work))
        return stopped;
    // Jumps and corners have added nodes.
    if (!linkWalks(work))
        return stopped;
    markWater(work);

    const auto coverage = coverageOf(lattice, work.network.nodes());
    waypoints.floor = coverage.cells;
    waypoints.covered = coverage.near;
    waypoints.network = std::move(work.network);
    waypoints.reach = reachOf(waypoints.terrain, ground->goals, waypoints.network);
    addRemarks(waypoints.terrain, waypoints.network, waypoints.remarks);
    return waypoints;
}

std::optional<std::size_t> tiedEntity(const Terrain& terrain, const Link& link) {
    if (!link.mover)
        return std::nullopt;
    const auto& mover = terrain.movers[*link.mover];
    if (link.kind != LinkKind::Walk)
        return mover.entity;
    if (mover.opener && terrain.map.entities[*mover.opener].className().starts_with("func_button"))
        return mover.opener;
    return mover.kind == MoverKind::SecretDoor || mover.kind == MoverKind::Train ? std::optional(mover.entity)
                                                                                 : std::nullopt;
}

std::optional<quake::NavEdict> edictFor(const Terrain& terrain, const Link& link) {
    const auto entity = tiedEntity(terrain, link);
    if (!entity)
        return std::nullopt;
    quake::NavEdict edict;
    if (const auto& mover = terrain.movers[*link.mover]; *entity == mover.entity) {
        edict.minimum = mover.rest[0] - (kBoxGrowth - kModelSpread);
        edict.maximum = mover.rest[1] + (kBoxGrowth - kModelSpread);
    } else if (const auto box = entityBox(terrain.map, *entity)) {
        edict.minimum = box->minimum;
        edict.maximum = box->maximum;
    }
    if (terrain.game == quake::NavGame::Quake2)
        edict.entity = static_cast<std::int32_t>(modelIndexInQuake2(terrain.map.entities[*entity]));
    return edict;
}

} // namespace navsmith::systems::quake_nav::generation
