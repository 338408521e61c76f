// Which nodes stand in one group of the text, which connections are joints, and in which order groups stand, so that
// the compiler finds nodes and links in the order that they have in the files.
#pragma once

#include "core/systems/gta_sa_paths/text/net.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

struct NetGroup {
    std::vector<std::uint32_t> nodes; ///< in the order of the lines
    /// Joints of its nodes. Those that another group, further up, also has come first; those of one that is further
    /// down wait for it, and are in the order that the links have.
    std::vector<std::uint32_t> arriving = {};
    std::vector<std::uint32_t> waiting = {};
    bool continues = false; ///< the road of the group before
};

struct Grouping {
    std::vector<NetGroup> groups;       ///< in the order of the text
    std::vector<std::uint32_t> groupOf; ///< by node
};

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
    /// In no group, because its nodes have more connections than the lines of a group.
    [[nodiscard]] bool isDropped(std::uint32_t edge) const { return dropped_[edge]; }

    /// Splits what does not fit into groups, and puts them in order.
    Grouping run();

private:
    enum class Order : std::uint8_t { Lost, Unknown, Kept };
    /// Whether a connection, as a joint, can come after the joints that are before it at its ends: it waits in the
    /// group of its lower node, so these must not wait further down.
    [[nodiscard]] Order orderOf(std::uint32_t edge) const;
    void settle(std::uint32_t node);
    void settleAll();
    std::vector<std::uint32_t> partition(std::vector<std::vector<std::uint32_t>>& groups);
    bool split(const std::vector<std::uint32_t>& group);

    const Net& net_;
    std::vector<bool> joint_;
    std::vector<bool> dropped_;
    std::vector<std::uint8_t> kinds_;
    std::vector<std::uint32_t> firstInside_; ///< by node: the first of its links that is inside the group
    std::vector<std::uint32_t> unsettled_;
};

} // namespace navsmith::systems::gta_sa_paths::compiler
