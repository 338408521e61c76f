// The order of groups in the text, so that the compiler finds nodes and links in the order that they have in the files.
#pragma once

#include "core/systems/gta_sa_paths/text/net.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

/// An end of a connection of groups.
struct NetJoint {
    std::uint32_t edge = 0;
    std::uint32_t node = 0;
};

struct NetGroup {
    std::vector<std::uint32_t> nodes; ///< in the order of the lines
    /// In the order of the lines. A connection consists of two joints, of which the first waits for the other; those
    /// that wait are in the order of the links.
    std::vector<NetJoint> joints = {};
    bool continues = false; ///< the road of the group before
};

/// `members`: nodes by group, ascending. `joint` and `dropped`, by edge: connections of groups, and those of them that
/// are not written.
std::vector<NetGroup> inTextOrder(const Net& net, const std::vector<std::vector<std::uint32_t>>& members,
                                  const std::vector<std::uint32_t>& groupOf, const std::vector<bool>& joint,
                                  const std::vector<bool>& dropped);

/// Makes one of groups that follow each other along a road if its lines suffice, which changes nothing for the
/// compiler. `kinds`, by node: groups of different kinds stay apart.
void mergeAlongRoads(std::vector<NetGroup>& groups, const std::vector<std::uint8_t>& kinds);

} // namespace navsmith::systems::gta_sa_paths::compiler
