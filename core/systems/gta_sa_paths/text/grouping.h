// Which nodes stand in one group of the text, and which connections are joints.
#pragma once

#include "core/systems/gta_sa_paths/text/net.h"
#include "core/systems/gta_sa_paths/text/text_order.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

/// Decides for a net step by step: connections are inside of groups unless something speaks against it.
class Grouper {
public:
    /// `joints`, by edge: those that cannot be inside a group. Parts of the net that are not the same in `kinds` (by
    /// node) have no groups in common.
    Grouper(const Net& net, std::vector<bool> joints, std::vector<std::uint8_t> kinds);

    /// Makes a connection a joint, and with it those that come before it at its ends: joints come first.
    void makeJoint(std::uint32_t edge);
    /// What follows if a connection becomes a joint.
    struct Cost {
        std::size_t lost = 0; ///< joints that cannot have their place among the links
        std::size_t more = 0; ///< connections that become joints with it
        std::size_t unknown = 0;

        auto operator<=>(const Cost&) const = default;
    };
    [[nodiscard]] Cost costOf(std::uint32_t edge) const;
    [[nodiscard]] bool isJoint(std::uint32_t edge) const { return joint_[edge]; }
    /// Whether the edge is in no group, because its nodes have more connections than a group has lines.
    [[nodiscard]] bool isDropped(std::uint32_t edge) const { return dropped_[edge]; }

    /// Splits what does not fit into groups, and puts them in order.
    std::vector<NetGroup> run();

private:
    enum class Order : std::uint8_t { Lost, Unknown, Kept };
    /// Whether a connection, as a joint, can come after the joints that are before it at its ends: it waits in the
    /// group of its lower node, so these must not wait further down.
    [[nodiscard]] Order orderOf(std::uint32_t edge) const;
    /// Whether the nodes of a connection have to be in one group: those of a joint that has its place only so.
    [[nodiscard]] bool isTogether(std::uint32_t edge) const;
    void settle(std::uint32_t node);
    void settleAll();
    std::vector<std::uint32_t> partition(std::vector<std::vector<std::uint32_t>>& groups);
    bool split(const std::vector<std::uint32_t>& group);

    const Net& net_;
    std::vector<bool> joint_;
    std::vector<bool> apart_; ///< joints whose ends are in different groups
    std::vector<bool> dropped_;
    std::vector<std::uint8_t> kinds_;
    std::vector<std::uint32_t> firstInside_; ///< by node: the first of its links that is inside the group
    std::vector<std::uint32_t> unsettled_;
};

} // namespace navsmith::systems::gta_sa_paths::compiler
