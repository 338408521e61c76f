#include "core/systems/quake_nav/generation/compare.h"

#include "core/systems/quake_nav/generation/explore.h"
#include "core/systems/quake_nav/generation/generate.h"
#include "core/systems/quake_nav/generation/player_moves.h"
#include "core/systems/quake_nav/link_types.h"
#include "core/systems/quake_nav/movement.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

namespace navsmith::systems::quake_nav::generation {

namespace {

constexpr float kMatched = 64;

std::optional<Jump> pointsOf(const quake::NavFile& file, const quake::NavLink& link) {
    if (link.traversal >= file.traversals.size())
        return std::nullopt;
    const auto& points = file.traversals[link.traversal];
    Jump jump;
    jump.exit = points.exit;
    jump.start = points.start;
    jump.end = points.end;
    return jump;
}

Network networkOf(const quake::NavFile& file) {
    Network network;
    std::vector<bool> tied(file.links.size(), false);
    for (const auto& edict : file.edicts)
        if (edict.link < tied.size())
            tied[edict.link] = true;
    for (const auto& node : file.nodes) {
        Node copy;
        copy.feet = node.origin - glm::vec3(0, 0, kFootHeight);
        copy.radius = node.radius;
        network.add(copy);
    }
    for (NodeIndex i = 0; i < file.nodes.size(); ++i) {
        const auto& node = file.nodes[i];
        const auto end = std::min<std::size_t>(file.links.size(), std::size_t{node.firstLink} + node.linkCount);
        for (std::size_t l = node.firstLink; l < end; ++l)
            if (file.links[l].target < file.nodes.size())
                network.link({i, file.links[l].target, static_cast<LinkKind>(file.links[l].type), 0,
                              pointsOf(file, file.links[l]), tied[l] ? std::optional<std::size_t>(0) : std::nullopt,
                              true});
    }
    return network;
}

/// The nearest node of another network, if it is near enough.
std::vector<NodeIndex> nearestOf(const Network& of, const Network& in) {
    std::vector<NodeIndex> nearest;
    for (const auto& node : of.nodes()) {
        NodeIndex best = kNoNode;
        float distance = kMatched;
        for (NodeIndex i = 0; i < in.nodes().size(); ++i)
            if (const float apart = glm::distance(node.feet, in.nodes()[i].feet); apart <= distance) {
                distance = apart;
                best = i;
            }
        nearest.push_back(best);
    }
    return nearest;
}

double shareOf(std::size_t part, std::size_t of) {
    return of == 0 ? 1.0 : static_cast<double>(part) / static_cast<double>(of);
}

struct Shares {
    double nodes = 0;
    double links = 0;
    double ways = 0; ///< links, and ways over nodes between
};

/// How much longer than a link a way in the other network may be that does for it.
constexpr float kDetour = 1.35F;

/// How many nodes of one network have a match in another, and how many of the links between those are there too.
Shares sharesOf(const Network& of, const Network& in) {
    const auto match = nearestOf(of, in);
    const auto matches = std::ranges::count_if(match, [](NodeIndex i) { return i != kNoNode; });
    std::size_t links = 0;
    std::size_t sameLinks = 0;
    std::size_t ways = 0;
    for (const auto& link : of.links()) {
        const auto from = match[link.from];
        const auto to = match[link.to];
        // Where two nodes have one match, the link between them has none.
        if (from == kNoNode || to == kNoNode || from == to)
            continue;
        ++links;
        const bool isLinked = in.linked(from, to);
        sameLinks += isLinked ? 1 : 0;
        const float length = glm::distance(in.nodes()[from].feet, in.nodes()[to].feet);
        ways += isLinked || in.distance(from, to, length * kDetour) ? 1 : 0;
    }
    return {shareOf(static_cast<std::size_t>(matches), of.nodes().size()), shareOf(sameLinks, links),
            shareOf(ways, links)};
}

/// Links of a type in the known file, and those between whose nodes a way leads in the generated one.
struct TypeFigure {
    std::uint8_t type = 0; ///< in both games
    std::string_view id;
    std::string_view title;
};
constexpr std::array kTypeFigures{
    TypeFigure{nav2::kWalk, "walk_ways", "known walks with a way"},
    TypeFigure{nav2::kLedge, "ledge_ways", "known ledges with a way"},
    TypeFigure{nav2::kLongJump, "long_jump_ways", "known long jumps with a way"},
    TypeFigure{nav2::kBarrierJump, "barrier_ways", "known barrier jumps with a way"},
    TypeFigure{nav2::kElevator, "elevator_ways", "known elevators with a way"},
    TypeFigure{nav2::kTrain, "train_ways", "known trains with a way"},
    TypeFigure{nav2::kTeleport, "teleport_ways", "known teleports with a way"},
    TypeFigure{nav2::kPusher, "pusher_ways", "known pushers with a way"},
    TypeFigure{nav2::kManualJump, "manual_jump_ways", "known manual jumps with a way"},
};

/// Why a known link has no way in the generated file, as far as the map tells.
std::string_view causeOf(const Terrain& terrain, const Network& mine, const Link& link, const glm::vec3& from,
                         const glm::vec3& to, NodeIndex mineFrom, NodeIndex mineTo) {
    constexpr float far = 4;
    if (link.mover)
        return "with an edict";
    if (isWater(terrain, from) || isWater(terrain, to))
        return "in water";
    if (mine.distance(mineFrom, mineTo, glm::distance(from, to) * far))
        return "the way around is long";
    if (link.kind == LinkKind::Walk && terrain.moverNear(from, to))
        return "past a mover";
    if (std::abs(to.z - from.z) > 2 * kStepHeight)
        return to.z > from.z ? "up" : "down";
    return "level";
}

void addTypes(const Terrain& terrain, const Network& theirs, const Network& mine, FileComparison& result) {
    const auto match = nearestOf(theirs, mine);
    for (const auto& row : kTypeFigures) {
        std::size_t links = 0;
        std::size_t ways = 0;
        for (const auto& link : theirs.links()) {
            const auto from = match[link.from];
            const auto to = match[link.to];
            if (static_cast<std::uint8_t>(link.kind) != row.type || from == kNoNode || to == kNoNode || from == to)
                continue;
            ++links;
            const auto& start = theirs.nodes()[link.from].feet;
            const auto& end = theirs.nodes()[link.to].feet;
            const float length = glm::distance(mine.nodes()[from].feet, mine.nodes()[to].feet);
            if (mine.linked(from, to) || mine.distance(from, to, length * kDetour)) {
                ++ways;
                continue;
            }
            const auto* type = findLinkType(terrain.game, row.type);
            const auto cause = causeOf(terrain, mine, link, start, end, from, to);
            result.misses.push_back({type->title, cause, start, end});
        }
        if (links != 0)
            result.figures.push_back({row.id, row.title, shareOf(ways, links)});
    }
}

/// How far take-off and landing of jumps and drops are from the author's, where both files have a link of the same
/// type.
void addPoints(const Network& theirs, const Network& mine, FileComparison& result) {
    constexpr std::array jumps{LinkKind::LongJump, LinkKind::Ledge, LinkKind::Barrier};
    constexpr float near = 32;
    const auto match = nearestOf(theirs, mine);
    std::vector<float> starts;
    std::vector<float> ends;
    for (const auto& link : theirs.links()) {
        if (std::ranges::find(jumps, link.kind) == jumps.end() || !link.points || match[link.from] == kNoNode)
            continue;
        for (const auto index : mine.from(match[link.from])) {
            const auto& twin = mine.links()[index];
            if (twin.to != match[link.to] || twin.kind != link.kind || !twin.points)
                continue;
            starts.push_back(glm::distance(link.points->start, twin.points->start));
            ends.push_back(glm::distance(link.points->end, twin.points->end));
        }
    }
    if (starts.empty())
        return;
    const auto medianOf = [](std::vector<float>& distances) {
        const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
        std::ranges::nth_element(distances, middle);
        return static_cast<double>(*middle);
    };
    const auto nearStarts = std::ranges::count_if(starts, [](float distance) { return distance <= near; });
    result.figures.push_back({"jump_starts_near", "take-offs within 32 of the author's",
                              shareOf(static_cast<std::size_t>(nearStarts), starts.size())});
    result.figures.push_back(
        {"jump_start_distance", "median distance of a take-off from the author's", medianOf(starts), false});
    result.figures.push_back(
        {"jump_end_distance", "median distance of a landing from the author's", medianOf(ends), false});
}

/// Edicts of the known file whose box the generated one has too, and of those the ones with the same number.
void addEdicts(const quake::NavFile& theirs, const quake::NavFile& mine, FileComparison& result) {
    std::size_t boxes = 0;
    std::size_t numbers = 0;
    for (const auto& edict : theirs.edicts)
        if (const auto* twin = sameBox(&mine, edict)) {
            ++boxes;
            numbers += twin->entity == edict.entity ? 1 : 0;
        }
    if (!theirs.edicts.empty())
        result.figures.push_back(
            {"edict_recall", "known edicts with the same box", shareOf(boxes, theirs.edicts.size())});
    if (theirs.game == quake::NavGame::Quake2 && boxes != 0)
        result.figures.push_back({"edict_numbers", "of them with the same number", shareOf(numbers, boxes)});
}

/// The walk links that are made between nodes of a file where these stand on the floor. Tells how good the rules for
/// links are, whatever nodes were placed.
struct Linked {
    std::size_t reference = 0; ///< walk links between such nodes
    std::size_t generated = 0;
    std::size_t both = 0;
};
Linked linkedAnew(const Terrain& terrain, const Lattice& lattice, const Network& reference) {
    constexpr float off = 4;
    const auto clearance = clearances(lattice);
    const auto usual = usualOptions(terrain.game);
    Work work{terrain, lattice, clearance, usual.placement, usual.linking, {}, Regions(lattice), {}, {}};
    work.progress = [](double) { return true; };
    std::vector<NodeIndex> index(reference.nodes().size(), kNoNode);
    for (NodeIndex i = 0; i < reference.nodes().size(); ++i) {
        const auto& feet = reference.nodes()[i].feet;
        const auto ground = groundBelow(terrain, feet + glm::vec3(0, 0, off), 2 * off);
        if (ground && std::abs(ground->z - feet.z) <= off)
            index[i] = work.network.add({.feet = *ground, .cell = 0});
    }
    linkWalks(work);
    Linked result;
    result.generated = work.network.links().size();
    for (const auto& link : reference.links()) {
        const auto from = index[link.from];
        const auto to = index[link.to];
        if (link.kind != LinkKind::Walk || from == kNoNode || to == kNoNode)
            continue;
        ++result.reference;
        result.both += work.network.linked(from, to) ? 1 : 0;
    }
    return result;
}

double shareReached(const Reach& reach) {
    return shareOf(reach.itemsReached, reach.items);
}

/// Nodes of one network and the walk to the next, in the middle of all: how far apart they are.
double medianWalk(const Network& network) {
    std::vector<float> lengths;
    for (const auto& link : network.links())
        if (link.kind == LinkKind::Walk)
            lengths.push_back(link.length);
    if (lengths.empty())
        return 0;
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::ranges::nth_element(lengths, middle);
    return *middle;
}

double shareCovered(const Lattice& lattice, const Network& network) {
    const auto coverage = coverageOf(lattice, network.nodes());
    return static_cast<double>(coverage.near) / static_cast<double>(std::max<std::size_t>(1, coverage.cells));
}

} // namespace

tl::expected<FileComparison, std::string> compareWaypoints(std::span<const std::byte> map,
                                                           std::span<const std::byte> generated,
                                                           std::span<const std::byte> reference) {
    const auto mineFile = quake::readNav(generated);
    if (!mineFile)
        return tl::unexpected(bytes::describe(mineFile.error()));
    const auto theirsFile = quake::readNav(reference);
    if (!theirsFile)
        return tl::unexpected(bytes::describe(theirsFile.error()));
    const auto terrain = readTerrain(map);
    if (!terrain)
        return tl::unexpected(terrain.error());
    const auto ground = exploreGround(*terrain, {}, [](double) { return true; });
    if (!ground)
        return tl::unexpected(ground.error());
    const auto mine = networkOf(*mineFile);
    const auto theirs = networkOf(*theirsFile);
    const auto recall = sharesOf(theirs, mine);
    const auto precision = sharesOf(mine, theirs);
    const auto reach = reachOf(*terrain, ground->goals, mine);
    const auto theirReach = reachOf(*terrain, ground->goals, theirs);
    const auto walks = linkedAnew(*terrain, ground->lattice, theirs);
    FileComparison result;
    result.figures = {
        {"floor_near_node", "floor in reach of a node", shareCovered(ground->lattice, mine)},
        {"known_floor_near_node", "the same in the known file", shareCovered(ground->lattice, theirs)},
        {"node_recall", "known nodes with a match", recall.nodes},
        {"node_precision", "made nodes with a match", precision.nodes},
        {"link_recall", "links between matched nodes: recall", recall.links},
        {"link_precision", "links between matched nodes: precision", precision.links},
        {"way_recall", "the same, or ways over nodes between: recall", recall.ways},
        {"way_precision", "the same, or ways over nodes between: precision", precision.ways},
        {"known_nodes_link_recall", "walks made between known nodes on the floor: recall",
         shareOf(walks.both, walks.reference)},
        {"known_nodes_link_precision", "walks made between known nodes on the floor: precision",
         shareOf(walks.both, walks.generated)},
        {"items_reached", "items reached from every start", shareReached(reach)},
        {"known_items_reached", "the same in the known file", shareReached(theirReach)},
        {"items_reached_per_start", "items reached from a start, on average", reach.itemsPerStart},
        {"known_items_reached_per_start", "the same in the known file", theirReach.itemsPerStart},
        {"starts_reached_per_start", "other starts reached from a start, on average", reach.startsPerStart},
        {"walk_length", "median length of walks, units", medianWalk(mine), false},
        {"known_walk_length", "the same in the known file", medianWalk(theirs), false},
    };
    addTypes(*terrain, theirs, mine, result);
    addPoints(theirs, mine, result);
    addEdicts(*theirsFile, *mineFile, result);
    result.sameMap = true; // the format does not tell for which map a file was made
    return result;
}

} // namespace navsmith::systems::quake_nav::generation
