// Small queries of the model, for load, save, invariants, rules and symbols.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/geometry.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "core/systems/gta_sa_paths/traits.h"
#include "core/systems/shared/path_graph.h"
#include "formats/texts/texts.h"

#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

inline const paths::Grid& gridOf(const Model& m) {
    return traitsOf(m).grid;
}

/// Position of a node in its file.
inline constexpr model::Column<std::uint32_t> kNodeRank{kNode, model::kRank};
inline constexpr model::Column<std::uint8_t> kLinkAlive{kLink, model::kAlive};

/// The columns of the path graph, in both forms of the files.
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
                                     .groupsApart = true,
                                     .names = {texts::mark("vehicle graph"), texts::mark("pedestrian graph")}};

using paths::address;

inline constexpr auto pointOf = paths::over<kGraph, paths::pointOf>;
inline constexpr auto placeOf = paths::over<kGraph, paths::placeOf>;

inline bool isPed(const Model& m, Slot row) {
    return m.get(node::group, row) != 0;
}

enum class NodeType : std::uint8_t { Car, Boat, Ped };

inline NodeType typeOf(const Model& m, Slot row) {
    if (isPed(m, row))
        return NodeType::Ped;
    return (m.get(node::flags, row) & flag::water) != 0 ? NodeType::Boat : NodeType::Car;
}

/// Number of the area that holds a node.
inline int areaOf(const Model& m, Slot row) {
    return paths::areaOf(kGraph, m, row);
}
/// Area number that a reference to a node names.
inline unsigned areaOf(const Model& m, model::Column<Ref> column, Ref ref) {
    return paths::areaOf(kGraph, m, column, ref);
}

/// Address of a row now, by the order of its file.
inline std::uint32_t addressOf(const Model& m, Slot row) {
    return paths::addressOf(kGraph, m, row);
}
/// Address that a reference to a node stores.
inline std::uint32_t addressOf(const Model& m, model::Column<Ref> column, Ref ref) {
    return paths::addressOf(kGraph, m, column, ref);
}

/// The word that a link stores for its navi node (section 6).
inline std::uint32_t naviWord(const Model& m, Ref ref) {
    if (ref.isSlot())
        return traitsOf(m).naviWord(m.get(file::area, m.get(navi::file, ref.slot()).slot()),
                                    m.order(kNavi).position(ref.slot()));
    return ref.isRaw() ? static_cast<std::uint32_t>(m.rawValue(link::navi, ref)) : 0;
}

/// Whether what a ped link refers to stands for no navi node.
inline bool isNoNavi(const Model& m, Ref ref) {
    return ref.isNone() || (ref.isRaw() && (naviWord(m, ref) & traitsOf(m).pedNaviMask) == 0);
}

inline int areaAt(const Model& m, RawPoint at) {
    return paths::areaAt(gridOf(m), at.x, at.y);
}
/// Without a height.
inline RawPoint placeOfNavi(const Model& m, Slot row) {
    return {m.get(navi::x, row), m.get(navi::y, row), 0};
}

/// The first link, by slot, that uses a navi node: the edge that it belongs to. kNoSlot if nothing uses it.
inline Slot linkOfNavi(const Model& m, Slot row) {
    return m.firstReferrer(link::navi, row);
}

// Links: see core/systems/shared/path_graph.h.
inline Slot findLink(const Model& m, Slot from, Slot to, Slot except = kNoSlot) {
    return paths::findLink(kGraph, m, from, to, except);
}
inline constexpr auto reverseOf = paths::over<kGraph, paths::reverseOf>;
inline constexpr auto linksFrom = paths::over<kGraph, paths::linksFrom>;
inline constexpr auto linkCount = paths::over<kGraph, paths::linkCount>;

/// "node 5:120".
inline std::string nodeName(const Model& m, Slot nodeRow) {
    return paths::nodeName(kGraph, m, nodeRow);
}
inline std::string nodeName(const Model& m, model::Column<Ref> column, Ref ref) {
    return paths::nodeName(kGraph, m, column, ref);
}

using OpenAreas = paths::OpenAreasOf<kGraph>;

} // namespace navsmith::systems::gta_sa_paths
