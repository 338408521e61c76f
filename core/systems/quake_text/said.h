// What nodes and links say in every dialect.
#pragma once

#include "core/systems/quake_text/access.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <map>
#include <span>

namespace navsmith::systems::quake_text {

/// Meanings as bits: 1 << meaning.
using Meanings = std::uint32_t;

constexpr Meanings bitOf(Meaning meaning) {
    return 1U << static_cast<unsigned>(meaning);
}

Meanings meaningsOf(std::span<const Flag> flags, std::uint32_t bits);
std::uint32_t bitsOf(std::span<const Flag> flags, Meanings meanings);

/// What a way asks of a bot. Some dialects say it of the link, others of the node that it leaves.
inline constexpr Meanings kOfWays = bitOf(Meaning::Jump) | bitOf(Meaning::RocketJump) | bitOf(Meaning::WaterJump) |
                                    bitOf(Meaning::Lift) | bitOf(Meaning::Teleporter) | bitOf(Meaning::Shoot);

/// For each slot, what nodes and links say in every dialect, and where the nodes are.
struct Said {
    std::map<model::Slot, Meanings> nodes;
    std::map<model::Slot, Meanings> links;
    std::map<model::Slot, glm::vec3> places; ///< without nodes whose place is not known
};

Said saidBy(const model::Model& m);

} // namespace navsmith::systems::quake_text
