#include "core/systems/quake_nav/generation/explore.h"

#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::quake_nav::generation {

namespace {

constexpr float kWidestSpacing = 128;

Exploration explorationOf(const Terrain& terrain, const Ground& ground, const std::vector<glm::vec3>& seeds) {
    Exploration exploration;
    exploration.seeds = seeds;
    if (seeds.empty()) {
        for (const auto kind : {GoalKind::Start, GoalKind::Destination, GoalKind::Item})
            for (const auto& goal : ground.goals)
                if (goal.kind == kind && goal.placed)
                    exploration.seeds.push_back(goal.feet);
        for (const auto& lift : ground.carriers.lifts) {
            if (terrain.movers[lift.mover].kind == MoverKind::Train)
                continue; // many pass places where nobody gets off
            exploration.seeds.push_back(lift.ends[0]);
            exploration.seeds.insert(exploration.seeds.end(), lift.exits[1].begin(), lift.exits[1].end());
        }
        for (const auto& climb : ground.carriers.climbs)
            exploration.seeds.insert(exploration.seeds.end(), {climb.bottom, climb.top});
        for (const auto& pusher : ground.carriers.pushers)
            exploration.seeds.insert(exploration.seeds.end(), pusher.landings.begin(), pusher.landings.end());
        for (const auto& teleporter : ground.carriers.teleporters)
            if (teleporter.works)
                exploration.seeds.push_back(teleporter.arrival);
    }
    exploration.ends = [&ground](const glm::vec3& feet) {
        return std::ranges::any_of(ground.carriers.teleporters,
                                   [&](const Teleporter& t) { return t.works && t.touches(feet); });
    };
    return exploration;
}

} // namespace

tl::expected<Ground, std::string> exploreGround(const Terrain& terrain, const std::vector<glm::vec3>& seeds,
                                                const std::function<bool(double)>& progress) {
    Ground ground{
        .lattice = Lattice::empty(), .goals = goalsOf(terrain), .carriers = carriersOf(terrain), .remarks = {}};
    const bool starts = std::ranges::any_of(ground.goals, [](const Goal& g) { return g.kind == GoalKind::Start; });
    if (!starts)
        ground.remarks.push_back({"map", {}, texts::format("the map has no place where players start")});
    const auto exploration = explorationOf(terrain, ground, seeds);
    if (exploration.seeds.empty() && !ground.goals.empty())
        return tl::unexpected(texts::format(
            "there is no ground to stand on below any of the map's {} starts and items, so there is nowhere "
            "to explore from. Was the map compiled in full?",
            ground.goals.size()));
    if (exploration.seeds.empty())
        return tl::unexpected(texts::format("the map has no place where players start and no item on the ground, so "
                                            "there is nowhere to explore from"));
    for (float spacing = kStride;; spacing *= 2) {
        const auto report = [&](std::size_t cells, std::size_t most) {
            return progress(static_cast<double>(cells) / static_cast<double>(most));
        };
        auto lattice = Lattice::explore(terrain, exploration, spacing, report);
        if (!lattice)
            return tl::unexpected(std::string());
        const bool whole = !lattice->full();
        if (!whole && spacing < kWidestSpacing)
            continue;
        if (spacing > kStride)
            ground.remarks.push_back(
                {"limit",
                 {},
                 texts::format("the map is so wide that only every {:.0f} units were looked at", spacing)});
        if (!whole)
            ground.remarks.push_back({"limit", {}, texts::format("the map is too wide; parts of it were left out")});
        ground.lattice = std::move(*lattice);
        break;
    }
    if (ground.lattice.cells().empty())
        return tl::unexpected(texts::format("nowhere in the map can a player stand where one starts or an item lies"));
    return ground;
}

} // namespace navsmith::systems::quake_nav::generation
