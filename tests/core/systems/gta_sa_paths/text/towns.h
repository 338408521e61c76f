// Small texts of paths made by hand, and what they are compiled to.
#pragma once

#include "core/systems/gta_sa_paths/text/compile.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

using gta_paths_ipl::Group;
using gta_paths_ipl::kBoat;
using gta_paths_ipl::kCar;
using gta_paths_ipl::kExternal;
using gta_paths_ipl::kInternal;
using gta_paths_ipl::kPed;
using gta_paths_ipl::NodeLine;

/// A line at a place in units; the other fields are those of a two-way road.
inline NodeLine line(std::int32_t kind, std::int32_t next, double x, double y, double z = 10.0) {
    NodeLine made;
    made.kind = kind;
    made.next = next;
    made.x = 16.0 * x;
    made.y = 16.0 * y;
    made.z = 16.0 * z;
    made.left = made.right = 1;
    made.speed = 1;
    return made;
}

inline Group group(std::int32_t type, const std::vector<NodeLine>& lines) {
    Group made;
    made.type = type;
    made.line = 1;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        made.nodes[i] = lines[i];
        made.nodes[i].line = static_cast<std::uint32_t>(i + 2);
    }
    return made;
}

inline gta_paths_ipl::PathText townOf(std::vector<Group> groups) {
    auto town = gta_paths_ipl::blank("town.max");
    town.groups = std::move(groups);
    return town;
}

inline tl::expected<Compiled, CompileFailure> compiledTown(std::vector<Group> groups,
                                                           const CompileOptions& options = {}) {
    const auto text = townOf(std::move(groups));
    const Source source{"town.ipl", &text};
    return compile({&source, 1}, options);
}

} // namespace navsmith::systems::gta_sa_paths::compiler
