// A system of nodes and one-way links, small enough that its routes can be told by hand.
#pragma once

#include "core/routing/graph.h"
#include "core/routing/route.h"

#include <glm/vec2.hpp>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace navsmith::routing::test {

inline constexpr model::ElementTypeId kNode = 1;
inline constexpr model::ElementTypeId kLink = 2;

/// Traveller::rules of the second traveller: it may use links with `closed` 1.
inline constexpr std::uint32_t kFearless = 1;

struct Options {
    SearchRules rules = {};
    bool groups = false; ///< nodes with x < 0 are a group of their own, to which the game does not search
};

/// Lives as long as the program.
const Routing& routing(const Options& options = {});

struct Link {
    model::Slot from;
    model::Slot to;
    std::uint8_t cost = 1;
    std::uint8_t closed = 0; ///< 1: for all but the fearless
};

/// A model with nodes at these places and these links.
model::Model net(const std::vector<glm::vec2>& places, const std::vector<Link>& links);
/// Nodes 0 to count - 1 at x = 0, 1, 2...
model::Model row(std::size_t count, const std::vector<Link>& links);
model::Model randomNet(std::mt19937& random, std::size_t nodes, std::size_t links, bool bothWays);

/// Moves, erases, creates and relinks at random.
model::Change editAtRandom(model::Model& model, std::mt19937& random);

inline const Traveller& usual() {
    return routing().travellers.front();
}
inline const Traveller& fearless() {
    return routing().travellers.back();
}

/// "0 1 2"; empty if there is no route.
std::string nodesOf(const Route& route);
Route routeBetween(const model::Model& model, model::Slot from, model::Slot to, const Options& options = {},
                   const Traveller& traveller = usual());

} // namespace navsmith::routing::test
