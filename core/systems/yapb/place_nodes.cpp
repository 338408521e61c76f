#include "core/systems/yapb/place_nodes.h"

#include "core/systems/yapb/access.h"
#include "core/systems/yapb/camps.h"
#include "core/systems/yapb/entities.h"
#include "core/systems/yapb/lift_nodes.h"
#include "core/systems/yapb/lifts.h"
#include "core/systems/yapb/network.h"
#include "core/systems/yapb/place_names.h"
#include "core/systems/yapb/reach.h"
#include "core/world/solid.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace navsmith::systems::yapb {

namespace {

/// People leave less between nodes in corridors than in the open, 100 units in the middle.
constexpr float kSpacingInCorridors = 80;
constexpr float kSpacingInTheOpen = 140;
constexpr float kSpacing = 100;
constexpr float kOpen = 128;  ///< ground that reaches so far on all sides
constexpr float kWide = 64;   ///< ground that reaches so far on all sides is as good as any
constexpr float kStorey = 60; ///< nodes that differ so much in height do not crowd each other
/// Smaller parts that nothing joins to the rest are tops of crates and the like.
constexpr std::size_t kLeastPart = 8;
constexpr float kLadderStep = 160;
constexpr float kZoneReach = 200; ///< from the middle of a zone to the ground below
constexpr std::int32_t kOptions = 8 | 64;
constexpr std::string_view kAuthor = "Navsmith";
/// A camp for so many nodes; people make about one for 27.
constexpr std::size_t kNodesToACamp = 24;
constexpr float kCampsApart = 300;
constexpr float kGoalsApart = 256; ///< on maps without goals of their own
/// The places that people call bomb sites are several times as large as the zones in them.
constexpr float kGoalsOfPlaceApart = 256;
constexpr std::size_t kTeamNodes = 4;
constexpr float kTeamNodesApart = 160;

class Planner {
public:
    Planner(const BotGraph& mesh, const world::Backdrop* map)
        : mesh_(mesh), map_(map), ground_(mesh), network_(map == nullptr ? nullptr : &map->rays) {
        if (map != nullptr)
            lifts_ = liftsOf(map->geometry);
    }

    Network run() {
        placeTasks();
        for (const auto& place : placesInOrder())
            placeNode(place);
        addLadders();
        linkWalks(network_, ground_);
        linkLadders();
        std::vector<Ride> rides;
        if (map_ != nullptr)
            rides = addRides(network_, map_->rays, lifts_);
        bridgeParts(network_, ground_);
        if (map_ != nullptr)
            linkJumps(network_, map_->rays);
        linkRidesDown(network_, rides);
        network_.removeSmallParts(kLeastPart);
        markTasks();
        markTeams();
        markCamps();
        setRadii();
        return std::move(network_);
    }

private:
    [[nodiscard]] bool isCrowded(const glm::vec3& feet, float spacing) const {
        return std::ranges::any_of(network_.nodes, [&](const PlannedNode& node) {
            return std::abs(node.feet.z - feet.z) < kStorey &&
                   glm::distance(glm::vec2(node.feet), glm::vec2(feet)) < spacing;
        });
    }

    [[nodiscard]] float spacingAt(const glm::vec3& feet) const {
        return std::lerp(kSpacingInCorridors, kSpacingInTheOpen, ground_.clearanceAt(feet, kOpen) / kOpen);
    }

    void placeNode(const glm::vec3& feet) {
        // Areas reach into what stands on their ground.
        const auto place = network_.standOn(feet);
        if (place && !isOnLift(lifts_, *place) && network_.nodes.size() < navsmith::yapb::kMaxNodes &&
            !isCrowded(feet, spacingAt(feet)))
            network_.add({.feet = *place});
    }

    /// People walk in the middle of corridors, not along their walls.
    [[nodiscard]] std::vector<glm::vec3> placesInOrder() const {
        std::vector<std::pair<float, glm::vec3>> places;
        for (const auto& place : ground_.places())
            places.emplace_back(ground_.clearanceAt(place, kWide), place);
        std::ranges::stable_sort(places, std::greater(), &std::pair<float, glm::vec3>::first);
        std::vector<glm::vec3> ordered;
        ordered.reserve(places.size());
        for (const auto& [clearance, place] : places)
            ordered.push_back(place);
        return ordered;
    }

    /// A node in the middle of each zone, where there is ground.
    void placeTasks() {
        if (map_ == nullptr)
            return;
        for (const auto flag : {kGoal, kRescue}) {
            for (const auto& zone : zonesOfTask(map_->geometry, flag)) {
                auto middle = zone.middle();
                if (const auto area = ground_.areaAt(middle, kZoneReach)) {
                    middle.z = ground_.heightAt(*area, middle.x, middle.y);
                    if (!isCrowded(middle, kSpacing / 2))
                        network_.add({.feet = middle});
                }
            }
        }
    }

    /// The side of a ladder's brush from which one climbs: where there is ground at its foot.
    [[nodiscard]] std::optional<glm::vec3> footOf(const TaskZone& ladder) const {
        constexpr float away = 18; // a player's half, and a little
        const auto half = (ladder.maximum - ladder.minimum) * 0.5F;
        const auto middle = ladder.middle();
        std::optional<glm::vec3> best;
        float nearest = kZoneReach;
        for (const auto& side : {glm::vec3(half.x + away, 0, 0), glm::vec3(-half.x - away, 0, 0),
                                 glm::vec3(0, half.y + away, 0), glm::vec3(0, -half.y - away, 0)}) {
            auto at = glm::vec3(middle.x, middle.y, ladder.minimum.z + kStandingHeight) + side;
            const auto isFree = [&] { return !map_->rays.sweep({14, 14, 17}, at, at); };
            while (!isFree() && at.z < ladder.maximum.z) // a crate may stand there
                at.z += kStandingHeight / 2;
            const auto floor = map_->rays.ground(at.x, at.y, at.z);
            const bool isThin = side.x != 0 ? half.x <= half.y : half.y <= half.x;
            if (!floor || !isFree() || world::insideSolid(map_->rays, at))
                continue;
            // One climbs the broad side.
            const float depth = std::abs(ladder.minimum.z - floor->point.z) + (isThin ? 0 : kZoneReach / 2);
            if (depth < nearest) {
                nearest = depth;
                best = glm::vec3(at.x, at.y, floor->point.z);
            }
        }
        return best;
    }

    void addLadders() {
        if (map_ == nullptr)
            return;
        for (const auto& ladder : zonesOfTask(map_->geometry, kLadder)) {
            const auto foot = footOf(ladder);
            if (!foot)
                continue;
            std::vector<std::size_t> rungs;
            const float top = ladder.maximum.z;
            for (float z = foot->z; z < top - kStandingHeight; z += kLadderStep)
                rungs.push_back(network_.add({.feet = {foot->x, foot->y, z}, .flags = kLadder}));
            rungs.push_back(network_.add({.feet = {foot->x, foot->y, top}, .flags = kLadder}));
            ladders_.push_back(std::move(rungs));
        }
    }

    void linkBoth(std::size_t a, std::size_t b) {
        network_.link(a, b);
        network_.link(b, a);
    }

    /// From rung to rung, and to the nodes that can be walked to at both ends.
    void linkLadders() {
        constexpr float farthest = 160;
        constexpr std::size_t most = 3;
        for (const auto& rungs : ladders_) {
            for (std::size_t i = 0; i + 1 < rungs.size(); ++i)
                linkBoth(rungs[i], rungs[i + 1]);
            for (const auto end : {rungs.front(), rungs.back()}) {
                const bool isTop = end == rungs.back();
                std::size_t links = 0;
                for (const auto other : network_.within(end, farthest)) {
                    const auto& node = network_.nodes[other];
                    if ((node.flags & kOffGround) != 0 || links == most ||
                        std::abs(node.feet.z - network_.nodes[end].feet.z) > (isTop ? kStorey : kHighestStep))
                        continue;
                    const glm::vec3 lift(0, 0, kStandingHeight);
                    if (!isClear(map_->rays, network_.nodes[end].feet + lift, node.feet + lift))
                        continue;
                    linkBoth(end, other);
                    ++links;
                }
            }
        }
    }

    /// The node nearest to a zone; the graph has nodes.
    [[nodiscard]] std::size_t nearestTo(const TaskZone& zone) const {
        const auto node = std::ranges::min_element(network_.nodes, {},
                                                   [&](const PlannedNode& n) { return zone.distanceTo(originOf(n)); });
        return static_cast<std::size_t>(node - network_.nodes.begin());
    }

    /// Nodes on the ground of places with such a name.
    template <typename Test>
    [[nodiscard]] std::vector<std::size_t> nodesAt(const Test& isSo) const {
        std::vector<std::size_t> nodes;
        for (std::size_t n = 0; n < network_.nodes.size(); ++n) {
            const auto area = ground_.areaAt(network_.nodes[n].feet, kHighestStep);
            if (area && (network_.nodes[n].flags & kOffGround) == 0 && isSo(mesh_.nodes[mesh_.ground[*area].row].place))
                nodes.push_back(n);
        }
        return nodes;
    }

    [[nodiscard]] glm::vec3 middleOf(const std::vector<std::size_t>& nodes) const {
        glm::vec3 sum{0};
        for (const auto n : nodes)
            sum += network_.nodes[n].feet;
        return sum / static_cast<float>(nodes.size());
    }

    void markByEntities(std::uint32_t flag, const std::vector<TaskZone>& zones) {
        for (const auto& zone : zones) {
            for (auto& node : network_.nodes) {
                if (zone.distanceTo(originOf(node)) == 0 && (node.flags & kLadder) == 0)
                    node.flags |= flag;
            }
            if (auto& node = network_.nodes[nearestTo(zone)]; zone.distanceTo(originOf(node)) < kZoneReach)
                node.flags |= flag;
        }
    }

    /// All over the places of a task, from their middle outwards. Whether there are any.
    bool markByNames(std::uint32_t flag) {
        std::vector<std::string_view> all;
        for (const auto& area : mesh_.nodes) {
            if (!area.place.empty() && std::ranges::find(all, area.place) == all.end())
                all.push_back(area.place);
        }
        bool isMarked = false;
        for (const auto name : placesOfTask(all, flag)) {
            const auto nodes = nodesAt([&](std::string_view place) { return place == name; });
            for (const auto n : spread(nodes, kGoalsOfPlaceApart)) {
                network_.nodes[n].flags |= flag;
                isMarked = true;
            }
        }
        return isMarked;
    }

    /// Some of the nodes, those in their middle first.
    [[nodiscard]] std::vector<std::size_t> spread(std::vector<std::size_t> nodes, float least) const {
        const auto middle = middleOf(nodes);
        std::ranges::stable_sort(nodes, {},
                                 [&](std::size_t n) { return glm::distance(network_.nodes[n].feet, middle); });
        std::vector<std::size_t> apart;
        for (const auto n : nodes) {
            if (std::ranges::all_of(apart, [&](std::size_t other) {
                    return glm::distance(network_.nodes[other].feet, network_.nodes[n].feet) >= least;
                }))
                apart.push_back(n);
        }
        return apart;
    }

    void markTasks() {
        if (network_.nodes.empty())
            return;
        bool hasGoal = false;
        for (const auto flag : {kGoal, kRescue}) {
            const auto zones = map_ == nullptr ? std::vector<TaskZone>() : zonesOfTask(map_->geometry, flag);
            markByEntities(flag, zones);
            const bool isMarked = !zones.empty() || markByNames(flag);
            hasGoal = hasGoal || (flag == kGoal && isMarked);
        }
        if (hasGoal)
            return;
        // The bots ask for one: where both teams meet, and where each starts.
        const auto middle = (startOf(true) + startOf(false)) * 0.5F;
        network_.nodes[nearestTo({0, middle, middle})].flags |= kGoal;
        for (const bool t : {true, false}) {
            if (map_ == nullptr)
                continue;
            for (const auto& start : apart(startsOf(map_->geometry, t), kGoalsApart))
                network_.nodes[nearestTo(start)].flags |= kGoal;
        }
    }

    [[nodiscard]] glm::vec3 startOf(bool t) const {
        const auto starts = map_ == nullptr ? std::vector<TaskZone>() : startsOf(map_->geometry, t);
        if (starts.empty()) {
            const auto nodes = nodesAt([&](std::string_view place) { return isStartOf(place, t); });
            return nodes.empty() ? network_.nodes[t ? 0 : network_.nodes.size() - 1].feet : middleOf(nodes);
        }
        glm::vec3 sum{0};
        for (const auto& start : starts)
            sum += start.middle();
        return sum / static_cast<float>(starts.size());
    }

    /// Places that a team holds, near where it starts.
    void markTeams() {
        if (network_.nodes.empty())
            return;
        for (const bool t : {true, false}) {
            const auto start = startOf(t);
            std::vector<std::size_t> order(network_.nodes.size());
            for (std::size_t i = 0; i < order.size(); ++i)
                order[i] = i;
            std::ranges::stable_sort(order, {},
                                     [&](std::size_t i) { return glm::distance(network_.nodes[i].feet, start); });
            std::vector<std::size_t> teamNodes;
            for (const auto i : order) {
                auto& node = network_.nodes[i];
                const bool isFar = std::ranges::all_of(teamNodes, [&](std::size_t c) {
                    return glm::distance(network_.nodes[c].feet, node.feet) >= kTeamNodesApart;
                });
                if (!isFar || (node.flags & (kOffGround | kGoal | kRescue | kTOnly)) != 0)
                    continue;
                node.flags |= t ? kTOnly : kCtOnly;
                teamNodes.push_back(i);
                if (teamNodes.size() == kTeamNodes)
                    break;
            }
        }
    }

    /// How far one sees from a node in a direction.
    [[nodiscard]] float sightFrom(const glm::vec3& eyes, float yaw) const {
        constexpr float farthest = 2000;
        const auto hit =
            map_->rays.cast(eyes, vectorOf({0, yaw}), {.maxDistance = farthest, .layers = world::groundLayers()});
        return hit ? hit->distance : farthest;
    }

    /// The right angle in which one sees farthest.
    void aim(PlannedNode& node) const {
        constexpr int directions = 16;
        constexpr float step = 360.0F / directions;
        constexpr float half = 45;
        const auto eyes = originOf(node) + glm::vec3(0, 0, 17);
        std::array<float, directions> sights{};
        for (int i = 0; i < directions; ++i)
            sights.at(static_cast<std::size_t>(i)) = sightFrom(eyes, step * static_cast<float>(i));
        float best = -1;
        float yaw = 0;
        for (std::size_t i = 0; i < sights.size(); ++i) {
            float sum = 0;
            for (const std::size_t by : {14U, 15U, 16U, 17U, 18U})
                sum += sights.at((i + by) % directions);
            if (sum > best) {
                best = sum;
                yaw = step * static_cast<float>(i);
            }
        }
        node.firstAim = {0, storedYaw(yaw - half), 0};
        node.lastAim = {0, storedYaw(yaw + half), 0};
    }

    /// Nodes nearest to the mesh's hiding spots; those of snipers first.
    void markCamps() {
        if (map_ == nullptr || network_.nodes.empty())
            return;
        auto spots = mesh_.spots;
        std::ranges::stable_sort(spots, {}, [](const BotSpot& spot) { return !spot.snipes; });
        std::vector<glm::vec3> camps;
        for (const auto& spot : spots) {
            if (camps.size() * kNodesToACamp >= network_.nodes.size())
                break;
            const auto eyes = spot.feet + glm::vec3(0, 0, kStandingHeight);
            auto& node = network_.nodes[nearestTo({0, eyes, eyes})];
            const bool isFar = std::ranges::all_of(
                camps, [&](const glm::vec3& c) { return glm::distance(c, node.feet) >= kCampsApart; });
            if (!isFar || node.flags != 0 || glm::distance(node.feet, spot.feet) > kSpacing)
                continue;
            node.flags |= kCamp;
            aim(node);
            camps.push_back(node.feet);
        }
    }

    void setRadii() {
        for (std::size_t n = 0; n < network_.nodes.size(); ++n) {
            auto& node = network_.nodes[n];
            const bool jumps = std::ranges::any_of(network_.links[n], &PlannedLink::isJump);
            if (map_ == nullptr || jumps || (node.flags & (kOffGround | kGoal | kCamp | kRescue | kCrouch)) != 0)
                continue;
            node.radius = freeRadius(map_->rays, originOf(node));
        }
    }

    const BotGraph& mesh_;
    const world::Backdrop* map_;
    MeshGround ground_;
    Network network_;
    std::vector<std::vector<std::size_t>> ladders_; ///< rungs, from the foot up
    std::vector<Lift> lifts_;
};

} // namespace

navsmith::yapb::GraphFile graphFromMesh(const BotGraph& mesh, const world::Backdrop* map) {
    const auto network = Planner(mesh, map).run();
    navsmith::yapb::GraphFile graph;
    graph.options = kOptions;
    graph.author = kAuthor;
    if (map != nullptr && map->fileSize <= static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max()))
        graph.mapSize = static_cast<std::int32_t>(map->fileSize);
    for (std::size_t n = 0; n < network.nodes.size(); ++n) {
        const auto& planned = network.nodes[n];
        auto& node = graph.nodes.emplace_back();
        node.number = static_cast<std::int32_t>(n);
        node.flags = planned.flags;
        node.origin = originOf(planned);
        node.start = planned.firstAim;
        node.end = planned.lastAim;
        node.radius = planned.radius;
        node.light = kLightUnknown;
        for (std::size_t i = 0; i < network.links[n].size(); ++i) {
            const auto& link = network.links[n][i];
            const auto& to = network.nodes[link.to].feet;
            node.links[i] = {link.velocity,
                             link.isJump ? wholeDistance(planned.feet, to)
                                         : std::max(1, horizontalDistance(planned.feet, to)),
                             static_cast<std::uint16_t>(link.isJump ? kJump : 0), static_cast<std::int16_t>(link.to)};
        }
    }
    return graph;
}

} // namespace navsmith::systems::yapb
