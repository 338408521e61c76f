// Navi nodes of vehicle edges, their lanes, and lengths of links.
#include "core/systems/gta_sa_paths/text/town.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

constexpr int kSpreadPasses = 12;

std::array<std::int8_t, 2> directionOf(const Arithmetic& math, const Place& from, const Place& to) {
    const float dx = math.subtract(to.x, from.x);
    const float dy = math.subtract(to.y, from.y);
    const float length = math.squareRoot(math.add(math.multiply(dx, dx), math.multiply(dy, dy)));
    if (length == 0.0F)
        return {};
    const auto part = [&](float d) {
        return static_cast<std::int8_t>(static_cast<int>(math.multiply(100.0F, math.divide(d, length))));
    };
    return {part(dx), part(dy)};
}

float middle(const Arithmetic& math, float a, float b) {
    return math.multiply(0.5F, math.add(a, b));
}

/// Lanes of a joint: those that the waiting external has, seen from its node.
void setJointLanes(const Town& town, const Edge& edge, Navi& navi) {
    const auto& first = town.vehicleJoints[edge.waiting];
    const auto& second = town.vehicleJoints[edge.arriving];
    auto left = first.left;
    auto right = first.right;
    const bool bothWays = left != 0 && right != 0;
    if (bothWays && (second.left == 0 || second.right == 0)) {
        left = second.right;
        right = second.left;
    }
    if (first.node != edge.low)
        std::swap(left, right);
    navi.left = static_cast<std::int8_t>(left);
    navi.right = static_cast<std::int8_t>(right);
}

/// One lane leads into a node where traffic stops, and none out of it.
void setLanesOfStop(const Town& town, const Edge& edge, Navi& navi) {
    const bool low = town.nodes[edge.low].stops;
    if (!low && !town.nodes[edge.high].stops)
        return;
    navi.left = low ? 1 : 0;
    navi.right = low ? 0 : 1;
}

Navi naviOf(const Town& town, const Edge& edge) {
    const auto& math = *town.math;
    const auto& low = town.nodes[edge.low];
    const auto& high = town.nodes[edge.high];
    const bool isJoint = edge.waiting != kNone;
    const auto& a = isJoint ? town.vehicleJoints[edge.waiting].place : low.place;
    const auto& b = isJoint ? town.vehicleJoints[edge.arriving].place : high.place;
    const float x = middle(math, a.x, b.x);
    const float y = middle(math, a.y, b.y);
    Navi navi;
    navi.area = areaAt(math, town.traits->grid, x, y);
    navi.x = toStored(math, x);
    navi.y = toStored(math, y);
    navi.direction = directionOf(math, high.place, low.place);
    navi.node = edge.low;
    if (isJoint) {
        navi.width = std::max(town.vehicleJoints[edge.waiting].width, town.vehicleJoints[edge.arriving].width);
        setJointLanes(town, edge, navi);
    } else {
        navi.width = std::max(low.width, high.width);
        setLanesOfStop(town, edge, navi);
    }
    return navi;
}

/// Places have 24 bits, see tooFar().
std::uint64_t keyOf(const Navi& navi) {
    const auto bits = [](std::int32_t value, unsigned count) {
        return std::uint64_t{static_cast<std::uint32_t>(value)} & ((std::uint64_t{1} << count) - 1U);
    };
    return bits(navi.x, 24) << 40U | bits(navi.y, 24) << 16U | bits(navi.direction[0], 8) << 8U |
           bits(navi.direction[1], 8);
}

/// Traffic that comes by one edge of a node leaves by the other, so unknown numbers of lanes are those of the other.
bool copyLanes(std::uint32_t node, const Navi& from, Navi& to) {
    if (from.left == kUnknownLanes || to.left != kUnknownLanes)
        return false;
    to.left = from.left;
    to.right = from.right;
    if ((from.node == node) == (to.node == node)) // both point to the node, or both away
        std::swap(to.left, to.right);
    return true;
}

void spreadLanes(Town& town) {
    struct Passage {
        std::uint32_t node;
        std::array<std::uint32_t, 2> navis;
    };
    std::vector<Passage> passages;
    for (std::uint32_t n = 0; n < town.nodes.size() && !town.nodes[n].ped; ++n) {
        Passage passage{n, {}};
        std::size_t count = 0;
        for (const auto e : town.edgesOf(n)) {
            const auto& edge = town.edges[e];
            if (town.nodes[edge.low].stops || town.nodes[edge.high].stops)
                continue;
            if (count < 2)
                passage.navis[count] = edge.navi;
            ++count;
        }
        if (count == 2)
            passages.push_back(passage);
    }
    for (int pass = 0; pass < kSpreadPasses; ++pass) {
        bool changed = false;
        for (const auto& [node, navis] : passages) {
            auto& a = town.navis[navis[0]];
            auto& b = town.navis[navis[1]];
            changed = copyLanes(node, a, b) || copyLanes(node, b, a) || changed;
        }
        if (!changed)
            break;
    }
    for (auto& navi : town.navis) {
        if (navi.left == kUnknownLanes)
            navi.left = navi.right = 0;
    }
}

} // namespace

void makeNavis(Town& town) {
    std::unordered_map<std::uint64_t, std::uint32_t> naviByKey;
    std::vector<std::uint32_t> counts(static_cast<std::size_t>(town.traits->grid.areas()));
    naviByKey.reserve(town.edges.size());
    for (std::uint32_t n = 0; n < town.nodes.size() && !town.nodes[n].ped; ++n) {
        for (const auto e : town.edgesOf(n)) {
            auto& edge = town.edges[e];
            if (edge.low != n)
                continue;
            auto navi = naviOf(town, edge);
            const auto [at, isNew] = naviByKey.try_emplace(keyOf(navi), static_cast<std::uint32_t>(town.navis.size()));
            edge.navi = at->second;
            if (!isNew)
                continue;
            navi.id = counts[navi.area]++;
            town.navis.push_back(navi);
        }
    }
    spreadLanes(town);
}

std::uint8_t linkLength(const Town& town, const Edge& edge) {
    const auto& math = *town.math;
    const auto& a = town.nodes[edge.low].place;
    const auto& b = town.nodes[edge.high].place;
    const auto square = [&](float from, float to) {
        const float d = math.subtract(to, from);
        return math.multiply(d, d);
    };
    const float sum = math.add(math.add(square(a.x, b.x), square(a.y, b.y)), square(a.z, b.z));
    return static_cast<std::uint8_t>(std::clamp(static_cast<int>(math.squareRoot(sum)), 1, 255));
}

} // namespace navsmith::systems::gta_sa_paths::compiler
