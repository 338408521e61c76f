// The graph of GTA IV paths and small readings of the model.
#pragma once

#include "core/model/model.h"
#include "core/systems/gta_iv_paths/schema.h"
#include "core/systems/shared/path_graph.h"
#include "formats/texts/texts.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

inline constexpr std::size_t kMaxNodes = 65534;     ///< in one file: ids have 16 bits (section 3)
inline constexpr std::size_t kMaxFileLinks = 65535; ///< in one file: first links have 16 bits (section 3)
inline constexpr std::size_t kMaxLinks = 15;        ///< of one node: the stored count has 4 bits (section 4.1)

using paths::kStep;
using paths::RawPoint;

inline constexpr paths::Grid kGrid{};
inline constexpr double kHeightStep = 1.0 / 128; ///< units

inline const paths::Grid& gridOf(const model::Model& /*m*/) {
    return kGrid;
}
/// Whether a stored length is within 1 of the distance, or 255 for a longer one (section 5).
bool lengthAgrees(std::uint8_t stored, RawPoint a, RawPoint b);

inline constexpr paths::Graph kGraph{.grid = gridOf,
                                     .area = file::area,
                                     .fileName = file::name,
                                     .linkLayout = file::linkLayout,
                                     .file = node::file,
                                     .group = node::group,
                                     .x = node::x,
                                     .y = node::y,
                                     .z = node::z,
                                     .floodGroup = node::floodGroup,
                                     .addressError = node::addressError,
                                     .owner = link::owner,
                                     .target = link::target,
                                     .length = link::length,
                                     .lengthAgrees = lengthAgrees,
                                     .heightStep = kHeightStep,
                                     .names = {texts::mark("network"), texts::mark("network")}};

using OpenAreas = paths::OpenAreasOf<kGraph>;

inline RawPoint pointOf(const model::Model& m, model::Slot row) {
    return paths::pointOf(kGraph, m, row);
}

enum class NodeType : std::uint8_t { Car, Boat, Intersection };

inline NodeType typeOf(const model::Model& m, model::Slot row) {
    if (m.get(node::group, row) != 0)
        return NodeType::Intersection;
    return (m.get(node::flags, row) & flag::water) != 0 ? NodeType::Boat : NodeType::Car;
}

/// "car", "boat", "intersection".
std::string_view typeName(NodeType type);
/// Of a node.
inline std::string_view nodeTypeName(const model::Model& m, model::Slot row) {
    return typeName(typeOf(m, row));
}

/// Number of the area that holds a node.
inline int areaOf(const model::Model& m, model::Slot row) {
    return paths::areaOf(kGraph, m, row);
}

/// Whether a format assumption holds in the set.
inline bool holds(const model::Model& m, model::Slot fileRow, std::uint8_t assumption) {
    return (m.get(file::assumptions, fileRow) & assumption) != 0;
}
bool holdsAnywhere(const model::Model& m, std::uint8_t assumption);
inline bool holdsAtNode(const model::Model& m, model::Slot nodeRow, std::uint8_t assumption) {
    return holds(m, m.get(node::file, nodeRow).slot(), assumption);
}

/// Whether the link back of this one is assumed to have the lanes swapped.
inline bool mirrorsLanes(const model::Model& m, model::Slot l) {
    return holdsAtNode(m, m.get(link::owner, l).slot(), assumption::mirroredLanes);
}

// Links: see core/systems/shared/path_graph.h.
inline std::size_t linkCount(const model::Model& m, model::Slot nodeRow) {
    return paths::linkCount(kGraph, m, nodeRow);
}
inline model::Slot findLink(const model::Model& m, model::Slot from, model::Slot to) {
    return paths::findLink(kGraph, m, from, to);
}
inline model::Slot reverseOf(const model::Model& m, model::Slot link) {
    return paths::reverseOf(kGraph, m, link);
}
inline std::vector<model::Slot> linksFrom(const model::Model& m, model::Slot nodeRow) {
    return paths::linksFrom(kGraph, m, nodeRow);
}

/// "node 5:120".
inline std::string nodeName(const model::Model& m, model::Slot nodeRow) {
    return paths::nodeName(kGraph, m, nodeRow);
}
/// Of a link's target.
inline std::string targetName(const model::Model& m, model::Slot l) {
    return paths::nodeName(kGraph, m, link::target, m.get(link::target, l));
}

} // namespace navsmith::systems::gta_iv_paths
