#include "core/systems/yapb/network.h"

#include "core/systems/yapb/access.h"
#include "core/systems/yapb/jumps.h"
#include "core/systems/yapb/reach.h"
#include "core/systems/yapb/symbols.h"
#include "core/world/solid.h"
#include "formats/yapb/graph_file.h"

#include <queue>

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <tuple>

namespace navsmith::systems::yapb {

namespace {

constexpr float kNearestJump = 16; ///< across: nearer ones lead straight up or down
constexpr float kFarthestJump = 200;
constexpr std::size_t kMostJumps = 2; ///< from a node
/// A way that is no longer than this does for a link between the same nodes.
float longestDetour(float length) {
    return 1.5F * length + 128;
}

struct Pair {
    float length = 0;
    std::size_t a = 0;
    std::size_t b = 0;
    bool there = false; ///< the mesh leads from a to b
    bool back = false;
};

std::vector<Pair> pairsOf(const Network& network, const MeshGround& ground) {
    std::vector<Pair> pairs;
    for (std::size_t a = 0; a < network.nodes.size(); ++a) {
        if ((network.nodes[a].flags & kOffGround) != 0)
            continue;
        for (const auto b : network.within(a, kLongestLink)) {
            if (b <= a || (network.nodes[b].flags & kOffGround) != 0)
                continue;
            const auto& from = network.nodes[a].feet;
            const auto& to = network.nodes[b].feet;
            Pair pair{glm::distance(from, to), a, b, false, false};
            pair.there = to.z - from.z < kHighestStep && ground.isJoined(from, to);
            pair.back = from.z - to.z < kHighestStep && ground.isJoined(to, from);
            if (pair.there || pair.back)
                pairs.push_back(pair);
        }
    }
    std::ranges::sort(pairs, {}, [](const Pair& p) { return std::tuple(p.length, p.a, p.b); });
    return pairs;
}

/// Nothing for a way straight up or down.
std::optional<WayOut> wayOut(const Network& network, std::size_t from, std::size_t to) {
    const auto way = network.nodes[to].feet - network.nodes[from].feet;
    const glm::vec2 flat(way.x, way.y);
    return glm::length(flat) > 0 ? std::optional(WayOut{glm::normalize(flat), glm::length(way)}) : std::nullopt;
}

bool isUselessFrom(const Network& network, std::size_t from, std::size_t to) {
    const auto way = wayOut(network, from, to);
    std::vector<WayOut> others;
    for (const auto& link : network.links[from]) {
        if (const auto other = wayOut(network, from, link.to))
            others.push_back(*other);
    }
    return way && isUseless(*way, others);
}

void linkPair(Network& network, const Pair& pair) {
    if (pair.there)
        network.link(pair.a, pair.b);
    if (pair.back)
        network.link(pair.b, pair.a);
}

/// So steep a way up that one has to jump.
bool isClimb(const glm::vec3& from, const glm::vec3& to) {
    const float rise = to.z - from.z;
    return rise >= kHighestStep && glm::distance(from, to) < 2 * rise;
}

/// Whether a bot's box flies along a jump without touching anything.
bool fliesFree(const world::RayCaster& rays, const glm::vec3& from, const glm::vec3& to, const glm::vec3& velocity) {
    constexpr float drawnUp = 18; // the legs of a player who jumps higher than a step
    // The middle of a crouched player, just above the ground.
    const float lift = 19 + (to.z - from.z > kHighestStep - 1 ? drawnUp : 0);
    const auto flight = flightOf(from, to, velocity);
    for (std::size_t i = 0; i + 1 < flight.size(); ++i) {
        if (rays.sweep(kCrouchedBox, flight[i] + glm::vec3(0, 0, lift), flight[i + 1] + glm::vec3(0, 0, lift)))
            return false;
    }
    return true;
}

/// Nodes that a node reaches, or that reach it.
std::vector<bool> reachedFrom(const std::vector<std::vector<std::size_t>>& targets, std::size_t start) {
    std::vector<bool> seen(targets.size(), false);
    std::vector<std::size_t> open{start};
    seen[start] = true;
    while (!open.empty()) {
        const auto n = open.back();
        open.pop_back();
        for (const auto to : targets[n]) {
            if (!seen[to]) {
                seen[to] = true;
                open.push_back(to);
            }
        }
    }
    return seen;
}

/// Areas in front of what one jumps onto slope up to it through the air. At an edge half of a player stands on nothing.
bool isOnFloor(const world::RayCaster& rays, const glm::vec3& feet) {
    constexpr float half = 16;
    constexpr float within = 18;
    return std::ranges::any_of(std::array{glm::vec2(0, 0), glm::vec2(half, half), glm::vec2(-half, half),
                                          glm::vec2(half, -half), glm::vec2(-half, -half)},
                               [&](const glm::vec2& by) {
                                   const auto floor = rays.ground(feet.x + by.x, feet.y + by.y, feet.z + within);
                                   return floor && std::abs(floor->point.z - feet.z) <= within;
                               });
}

} // namespace

glm::vec3 originOf(const PlannedNode& node) {
    return node.feet + glm::vec3(0, 0, (node.flags & kCrouch) != 0 ? kCrouchingHeight : kStandingHeight);
}

std::size_t Network::add(PlannedNode node) {
    constexpr glm::vec3 standing{16, 16, 36};
    const auto middle = node.feet + glm::vec3(0, 0, standing.z + 1);
    if (rays_ != nullptr && (node.flags & kLadder) == 0 && rays_->sweep(standing, middle, middle))
        node.flags |= kCrouch;
    nodes.push_back(node);
    links.emplace_back();
    return nodes.size() - 1;
}

bool Network::hasLink(std::size_t from, std::size_t to) const {
    return std::ranges::any_of(links[from], [&](const PlannedLink& link) { return link.to == to; });
}

bool Network::hasRoom(std::size_t node) const {
    return links[node].size() < navsmith::yapb::kLinkSlots;
}

void Network::link(std::size_t from, std::size_t to) {
    if (from != to && hasRoom(from) && !hasLink(from, to))
        links[from].push_back({to, glm::distance(nodes[from].feet, nodes[to].feet), false, glm::vec3(0)});
}

void Network::jump(std::size_t from, std::size_t to, const glm::vec3& velocity) {
    if (from != to && hasRoom(from) && !hasLink(from, to))
        links[from].push_back({to, glm::distance(nodes[from].feet, nodes[to].feet), true, velocity});
}

void Network::dropLongest(std::size_t node) {
    const auto longest = std::ranges::max_element(links[node], {}, &PlannedLink::length);
    if (longest != links[node].end())
        links[node].erase(longest);
}

std::vector<std::size_t> Network::within(std::size_t node, float distance) const {
    std::vector<std::pair<float, std::size_t>> near;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const float away = glm::distance(nodes[i].feet, nodes[node].feet);
        if (i != node && away <= distance)
            near.emplace_back(away, i);
    }
    std::ranges::sort(near);
    std::vector<std::size_t> all;
    all.reserve(near.size());
    for (const auto& [away, i] : near)
        all.push_back(i);
    return all;
}

std::vector<float> Network::waysFrom(std::size_t node, float limit) const {
    std::vector<float> lengths(nodes.size(), std::numeric_limits<float>::infinity());
    using Entry = std::pair<float, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    lengths[node] = 0;
    open.emplace(0.0F, node);
    while (!open.empty()) {
        const auto [length, n] = open.top();
        open.pop();
        if (length > lengths[n])
            continue;
        for (const auto& link : links[n]) {
            const float next = length + link.length;
            if (next <= limit && next < lengths[link.to]) {
                lengths[link.to] = next;
                open.emplace(next, link.to);
            }
        }
    }
    return lengths;
}

std::vector<std::size_t> Network::parts() const {
    std::vector<std::vector<std::size_t>> forward(nodes.size());
    std::vector<std::vector<std::size_t>> backward(nodes.size());
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        for (const auto& link : links[n]) {
            forward[n].push_back(link.to);
            backward[link.to].push_back(n);
        }
    }
    constexpr auto unknown = static_cast<std::size_t>(-1);
    std::vector<std::size_t> part(nodes.size(), unknown);
    std::vector<std::size_t> sizes;
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        if (part[n] != unknown)
            continue;
        const auto there = reachedFrom(forward, n);
        const auto back = reachedFrom(backward, n);
        sizes.push_back(0);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (there[i] && back[i]) {
                part[i] = sizes.size() - 1;
                ++sizes.back();
            }
        }
    }
    // Parts by size, the largest first.
    std::vector<std::size_t> order(sizes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return sizes[i]; });
    std::vector<std::size_t> rank(sizes.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        rank[order[i]] = i;
    for (auto& number : part)
        number = rank[number];
    return part;
}

void Network::removeSmallParts(std::size_t least) {
    const auto part = parts();
    std::vector<std::size_t> sizes(part.size(), 0);
    for (const auto number : part)
        ++sizes[number];
    Network rest(rays_);
    std::vector<std::size_t> numbers(nodes.size(), 0);
    const auto stays = [&](std::size_t n) { return part[n] == 0 || sizes[part[n]] >= least; };
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        if (stays(n))
            numbers[n] = rest.add(nodes[n]);
    }
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        for (auto link : links[n]) {
            if (!stays(n) || !stays(link.to))
                continue;
            link.to = numbers[link.to];
            rest.links[numbers[n]].push_back(link);
        }
    }
    *this = std::move(rest);
}

bool Network::isFree(std::size_t from, std::size_t to) const {
    return rays_ == nullptr || isClear(*rays_, originOf(nodes[from]), originOf(nodes[to]));
}

std::optional<glm::vec3> Network::standOn(const glm::vec3& feet) const {
    const auto fits = [&](const glm::vec3& at) {
        return !world::insideSolid(*rays_, at + glm::vec3(0, 0, kCrouchingHeight));
    };
    if (rays_ == nullptr)
        return feet;
    if (fits(feet))
        return isOnFloor(*rays_, feet) ? std::optional(feet) : std::nullopt;
    const auto floor = rays_->ground(feet.x, feet.y, feet.z + kHighestStep);
    if (!floor || floor->point.z < feet.z || !fits(floor->point))
        return std::nullopt;
    return floor->point;
}

void linkWalks(Network& network, const MeshGround& ground) {
    std::vector<Pair> others;
    for (const auto& pair : pairsOf(network, ground)) {
        if (!network.isFree(pair.a, pair.b))
            continue;
        if (isUselessFrom(network, pair.a, pair.b) || isUselessFrom(network, pair.b, pair.a))
            others.push_back(pair);
        else
            linkPair(network, pair);
    }
    // Some of them are the only way.
    for (auto pair : others) {
        const float limit = longestDetour(pair.length);
        pair.there = pair.there && network.waysFrom(pair.a, limit)[pair.b] > limit;
        pair.back = pair.back && network.waysFrom(pair.b, limit)[pair.a] > limit;
        linkPair(network, pair);
    }
}

namespace {

/// Nodes on the way of a mesh from one part to another.
class Bridges {
public:
    Bridges(Network& network, const MeshGround& ground) : network_(network), ground_(ground) {}

    /// Joins as many parts to the largest as the mesh does.
    void build() {
        for (int round = 0; round < kMostRounds; ++round) {
            const auto part = network_.parts();
            const auto before = network_.nodes.size();
            const auto linksBefore = countLinks();
            bridge(part, true);
            bridge(part, false);
            if (network_.nodes.size() == before && countLinks() == linksBefore)
                return;
        }
    }

private:
    static constexpr int kMostRounds = 6;
    static constexpr auto kNone = static_cast<std::size_t>(-1);

    [[nodiscard]] std::size_t countLinks() const {
        std::size_t count = 0;
        for (const auto& links : network_.links)
            count += links.size();
        return count;
    }

    /// A node in each area; kNone where there is none.
    [[nodiscard]] std::vector<std::size_t> nodesOfAreas(const std::vector<std::size_t>& part) const {
        std::vector<std::size_t> nodes(ground_.areaCount(), kNone);
        for (std::size_t n = 0; n < part.size(); ++n) {
            if ((network_.nodes[n].flags & kOffGround) != 0)
                continue;
            const auto area = ground_.areaAt(network_.nodes[n].feet, kHighestStep);
            if (area && (nodes[*area] == kNone || part[n] < part[nodes[*area]]))
                nodes[*area] = n;
        }
        return nodes;
    }

    /// From the largest part to each other, or the other way round.
    void bridge(const std::vector<std::size_t>& part, bool forward) {
        const auto nodes = nodesOfAreas(part);
        std::vector<std::size_t> before(ground_.areaCount(), kNone);
        std::vector<bool> seen(ground_.areaCount(), false);
        std::vector<bool> isJoined(part.size(), false); // by the number of the part
        std::queue<std::size_t> open;
        for (std::size_t area = 0; area < nodes.size(); ++area) {
            if (nodes[area] != kNone && part[nodes[area]] == 0) {
                open.push(area);
                seen[area] = true;
            }
        }
        while (!open.empty()) {
            const auto area = open.front();
            open.pop();
            if (nodes[area] != kNone && part[nodes[area]] != 0 && !isJoined[part[nodes[area]]]) {
                isJoined[part[nodes[area]]] = true;
                layNodes(area, before, nodes, forward);
            }
            for (const auto next : forward ? ground_.targetsOf(area) : ground_.sourcesOf(area)) {
                if (!seen[next]) {
                    seen[next] = true;
                    before[next] = area;
                    open.push(next);
                }
            }
        }
    }

    void layNodes(std::size_t area, const std::vector<std::size_t>& before, const std::vector<std::size_t>& nodes,
                  bool forward) {
        std::size_t last = nodes[area];
        for (auto next = before[area]; next != kNone; next = before[next]) {
            const auto node = nodes[next] != kNone ? nodes[next] : nodeIn(next);
            if (node == kNone) { // through the air, as where one jumps
                area = next;
                continue;
            }
            if (network_.isFree(last, node)) {
                layLink(last, node, forward);
            } else if (const auto border = nodeOn(ground_.borderOf(area, next)); border != kNone) {
                layLink(last, border, forward);
                layLink(border, node, forward);
            } else {
                return;
            }
            last = node;
            area = next;
        }
    }

    void layLink(std::size_t last, std::size_t next, bool forward) {
        const auto from = forward ? next : last;
        const auto to = forward ? last : next;
        if (!network_.hasRoom(from) && !network_.hasLink(from, to))
            network_.dropLongest(from);
        layWay(from, to);
        if (network_.isFree(to, from) && ground_.isJoined(network_.nodes[to].feet, network_.nodes[from].feet))
            layWay(to, from);
    }

    void layWay(std::size_t from, std::size_t to) {
        const auto& start = network_.nodes[from].feet;
        const auto& end = network_.nodes[to].feet;
        if (!isClimb(start, end)) {
            network_.link(from, to);
        } else if (const auto velocity = jumpVelocity(start, end)) {
            network_.jump(from, to, *velocity);
        }
    }

    /// In the middle of an area if a player has room there; kNone if nobody has anywhere.
    std::size_t nodeIn(std::size_t area) {
        const auto middle = ground_.middleOf(area);
        if (const auto node = nodeOn(middle); node != kNone)
            return node;
        auto places = ground_.placesIn(area);
        std::ranges::sort(places, {}, [&](const glm::vec3& place) { return glm::distance(place, middle); });
        for (const auto& place : places) {
            if (const auto node = nodeOn(place); node != kNone)
                return node;
        }
        return kNone;
    }
    std::size_t nodeOn(const glm::vec3& place) {
        const auto feet = network_.standOn(place);
        return feet ? nodeAt(*feet) : kNone;
    }

    /// One that stands there, or a new one; kNone if there is no room.
    std::size_t nodeAt(const glm::vec3& feet) {
        constexpr float same = 16;
        const auto near = std::ranges::find_if(network_.nodes, [&](const PlannedNode& node) {
            return (node.flags & kOffGround) == 0 && glm::distance(node.feet, feet) < same;
        });
        if (near != network_.nodes.end())
            return static_cast<std::size_t>(near - network_.nodes.begin());
        return network_.nodes.size() < navsmith::yapb::kMaxNodes ? network_.add({.feet = feet}) : kNone;
    }

    Network& network_;
    const MeshGround& ground_;
};

} // namespace

void bridgeParts(Network& network, const MeshGround& ground) {
    Bridges(network, ground).build();
}

void linkJumps(Network& network, const world::RayCaster& rays) {
    for (std::size_t n = 0; n < network.nodes.size(); ++n) {
        if ((network.nodes[n].flags & (kOffGround | kCrouch)) != 0)
            continue;
        const auto ways = network.waysFrom(n, longestDetour(kFarthestJump));
        std::size_t jumps = 0;
        for (const auto to : network.within(n, kFarthestJump)) {
            const auto& from = network.nodes[n].feet;
            const auto& target = network.nodes[to].feet;
            if (jumps == kMostJumps || !network.hasRoom(n))
                break;
            if (ways[to] <= longestDetour(glm::distance(from, target)) || (network.nodes[to].flags & kOffGround) != 0)
                continue;
            const auto velocity = jumpVelocity(from, target);
            if (glm::distance(glm::vec2(from), glm::vec2(target)) < kNearestJump || !velocity ||
                !fliesFree(rays, from, target, *velocity))
                continue;
            network.jump(n, to, *velocity);
            network.nodes[n].radius = 0;
            ++jumps;
        }
    }
}

} // namespace navsmith::systems::yapb
