// What a simulation has counted, for the whole and for each node.
#pragma once

#include "core/model/ids.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::simulation {

/// What happens to agents. Each is also counted for the node that the agent is heading to.
enum class Event : std::uint8_t {
    Pass,     ///< an agent has passed a node
    TurnBack, ///< it turns back, because no other way is open
    Stop,     ///< it stops at a light
    Queue,    ///< it stops behind another
    Crossing, ///< it gives way to one that crosses its lane
    Stuck,    ///< it has not moved for long, though no light stops it
    Arrive,   ///< it has reached its goal, or a place where traffic ends
};
inline constexpr std::size_t kEvents = 7;

/// A node and how often something happened there.
struct NodeCount {
    model::Slot node = model::kNoSlot;
    std::uint32_t count = 0;

    bool operator==(const NodeCount&) const = default;
};

// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): of the compiler, to copy an array
class Statistics {
public:
    /// Nodes have slots below this.
    void resize(std::size_t nodes);
    void count(Event event, model::Slot node);
    /// An agent was at a node, or on its way there, for so many seconds.
    void stay(model::Slot node, float seconds);
    void clear();

    [[nodiscard]] std::uint64_t total(Event event) const { return totals_[static_cast<std::size_t>(event)]; }
    [[nodiscard]] std::uint32_t of(Event event, model::Slot node) const;
    /// Seconds that agents spent heading to a node, all together.
    [[nodiscard]] float stay(model::Slot node) const { return node < stays_.size() ? stays_[node] : 0; }
    [[nodiscard]] float longestStay() const;
    /// The nodes where something happened most often, those of the lowest slots first among equals.
    [[nodiscard]] std::vector<NodeCount> top(Event event, std::size_t most) const;

private:
    std::uint64_t totals_[kEvents]{};
    std::vector<std::uint32_t> counts_[kEvents]; ///< by node
    std::vector<float> stays_;                   ///< by node
};

} // namespace navsmith::simulation
