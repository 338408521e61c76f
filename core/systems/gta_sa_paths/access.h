// Small queries of the model, for load, save, invariants, rules and symbols.
#pragma once

#include "core/model/model.h"
#include "core/systems/gta_sa_paths/geometry.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "core/systems/gta_sa_paths/traits.h"
#include "core/systems/shared/path_graph.h"
#include "formats/texts/texts.h"

#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

inline const paths::Grid& gridOf(const model::Model& m) {
    return traitsOf(m).grid;
}

/// Position of a node in its file.
inline constexpr model::Column<std::uint32_t> kNodeRank{kNode, model::kRank};

/// Of both forms.
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

inline RawPoint pointOf(const model::Model& m, model::Slot row) {
    return paths::pointOf(kGraph, m, row);
}

inline bool isPed(const model::Model& m, model::Slot row) {
    return m.get(node::group, row) != 0;
}

enum class NodeType : std::uint8_t { Car, Boat, Ped };

inline NodeType typeOf(const model::Model& m, model::Slot row) {
    if (isPed(m, row))
        return NodeType::Ped;
    return (m.get(node::flags, row) & flag::water) != 0 ? NodeType::Boat : NodeType::Car;
}

/// Number of the area that holds a node.
inline int areaOf(const model::Model& m, model::Slot row) {
    return paths::areaOf(kGraph, m, row);
}
/// Area number that a reference to a node names.
inline unsigned areaOf(const model::Model& m, model::Column<model::Ref> column, model::Ref ref) {
    return paths::areaOf(kGraph, m, column, ref);
}

/// Address of a row now, by the order of its file.
inline std::uint32_t addressOf(const model::Model& m, model::Slot row) {
    return paths::addressOf(kGraph, m, row);
}
/// Address that a reference to a node stores.
inline std::uint32_t addressOf(const model::Model& m, model::Column<model::Ref> column, model::Ref ref) {
    return paths::addressOf(kGraph, m, column, ref);
}

/// The word that a link stores for its navi node (section 6).
inline std::uint32_t naviWord(const model::Model& m, model::Ref ref) {
    if (ref.isSlot())
        return traitsOf(m).naviWord(m.get(file::area, m.get(navi::file, ref.slot()).slot()),
                                    m.order(kNavi).position(ref.slot()));
    return ref.isRaw() ? static_cast<std::uint32_t>(m.rawValue(link::navi, ref)) : 0;
}

/// Whether what a ped link refers to stands for no navi node.
inline bool isNoNavi(const model::Model& m, model::Ref ref) {
    return ref.isNone() || (ref.isRaw() && (naviWord(m, ref) & traitsOf(m).pedNaviMask) == 0);
}

inline int areaAt(const model::Model& m, RawPoint at) {
    return paths::areaAt(gridOf(m), at.x, at.y);
}
/// Without a height.
inline RawPoint placeOfNavi(const model::Model& m, model::Slot row) {
    return {m.get(navi::x, row), m.get(navi::y, row), 0};
}

/// The first link, by slot, that uses a navi node: the edge that it belongs to. kNoSlot if nothing uses it.
inline model::Slot linkOfNavi(const model::Model& m, model::Slot row) {
    model::Slot first = model::kNoSlot;
    m.forEachReferrer(link::navi, row, [&](model::Slot l) { first = l < first ? l : first; });
    return first;
}

// Links: see core/systems/shared/path_graph.h.
inline model::Slot findLink(const model::Model& m, model::Slot from, model::Slot to,
                            model::Slot except = model::kNoSlot) {
    return paths::findLink(kGraph, m, from, to, except);
}
inline model::Slot reverseOf(const model::Model& m, model::Slot link) {
    return paths::reverseOf(kGraph, m, link);
}
inline std::vector<model::Slot> linksFrom(const model::Model& m, model::Slot nodeRow) {
    return paths::linksFrom(kGraph, m, nodeRow);
}
inline std::size_t linkCount(const model::Model& m, model::Slot nodeRow) {
    return paths::linkCount(kGraph, m, nodeRow);
}

/// "node 5:120".
inline std::string nodeName(const model::Model& m, model::Slot nodeRow) {
    return paths::nodeName(kGraph, m, nodeRow);
}
inline std::string nodeName(const model::Model& m, model::Column<model::Ref> column, model::Ref ref) {
    return paths::nodeName(kGraph, m, column, ref);
}

using OpenAreas = paths::OpenAreasOf<kGraph>;

} // namespace navsmith::systems::gta_sa_paths
