// The graph of GTA IV paths and small readings of the model.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/systems/gta_iv_paths/schema.h"
#include "core/systems/shared/path_graph.h"
#include "formats/texts/texts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

inline constexpr std::size_t kMaxNodes = 65534;     ///< in one file: ids have 16 bits (section 3)
inline constexpr std::size_t kMaxFileLinks = 65535; ///< in one file: first links have 16 bits (section 3)
inline constexpr std::size_t kMaxLinks = 15;        ///< of one node: the stored count has 4 bits (section 4.1)

using paths::kStep;
using paths::RawPoint;

inline constexpr paths::Grid kGrid{};
inline constexpr double kHeightStep = 1.0 / 128; ///< units

inline const paths::Grid& gridOf(const Model& /*m*/) {
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

enum class NodeType : std::uint8_t { Car, Boat, Intersection };

inline NodeType typeOf(const Model& m, Slot row) {
    if (m.get(node::group, row) != 0)
        return NodeType::Intersection;
    return (m.get(node::flags, row) & flag::water) != 0 ? NodeType::Boat : NodeType::Car;
}

/// "car", "boat", "intersection".
inline std::string_view typeName(NodeType type) {
    static constexpr std::array<std::string_view, 3> names{"car", "boat", "intersection"};
    return names[static_cast<std::size_t>(type)];
}
/// The name of a node's type.
inline std::string_view nodeTypeName(const Model& m, Slot row) {
    return typeName(typeOf(m, row));
}

/// Whether a format assumption holds in the set.
inline bool holds(const Model& m, Slot fileRow, std::uint8_t assumption) {
    return (m.get(file::assumptions, fileRow) & assumption) != 0;
}
bool holdsAnywhere(const Model& m, std::uint8_t assumption);
inline bool holdsAtNode(const Model& m, Slot nodeRow, std::uint8_t assumption) {
    return holds(m, m.get(node::file, nodeRow).slot(), assumption);
}

/// Whether the link back of this one is assumed to have the lanes swapped.
inline bool mirrorsLanes(const Model& m, Slot l) {
    return holdsAtNode(m, m.get(link::owner, l).slot(), assumption::mirroredLanes);
}

// See core/systems/shared/path_graph.h.
inline constexpr auto pointOf = paths::over<kGraph, paths::pointOf>;
inline constexpr auto linkCount = paths::over<kGraph, paths::linkCount>;
inline constexpr auto reverseOf = paths::over<kGraph, paths::reverseOf>;
inline constexpr auto linksFrom = paths::over<kGraph, paths::linksFrom>;
inline int areaOf(const Model& m, Slot nodeRow) {
    return paths::areaOf(kGraph, m, nodeRow);
}
inline Slot findLink(const Model& m, Slot from, Slot to) {
    return paths::findLink(kGraph, m, from, to);
}
inline std::string nodeName(const Model& m, Slot nodeRow) {
    return paths::nodeName(kGraph, m, nodeRow);
}
/// The name of a link's target.
inline std::string targetName(const Model& m, Slot l) {
    return paths::nodeName(kGraph, m, link::target, m.get(link::target, l));
}

} // namespace navsmith::systems::gta_iv_paths
