// Small readings of the model that load, save, settle, rules and drawing share.
#pragma once

#include "core/model/model.h"
#include "core/systems/gta_sa_paths/geometry.h"
#include "core/systems/gta_sa_paths/schema.h"

#include <optional>

namespace navsmith::systems::gta_sa_paths {

/// A node's address as the file stores it; comparing these is the attachment rule's order (area first, then id).
constexpr std::uint32_t address(std::uint32_t area, std::uint32_t id) {
    return area << 16U | (id & 0xFFFFU);
}

inline RawPoint pointOf(const model::Model& m, model::Slot row) {
    return {m.get(node::x, row), m.get(node::y, row), m.get(node::z, row)};
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
    return m.get(file::area, m.get(node::file, row).slot());
}

/// Address of a row now, by the order of its file.
inline std::uint32_t addressOf(const model::Model& m, model::Slot row) {
    return address(static_cast<std::uint32_t>(areaOf(m, row)), m.order(kNode).position(row));
}

/// Address that a reference to a node stores.
inline std::uint32_t addressOf(const model::Model& m, model::Column<model::Ref> column, model::Ref ref) {
    if (ref.isSlot())
        return addressOf(m, ref.slot());
    return ref.isRaw() ? static_cast<std::uint32_t>(m.rawValue(column, ref)) : 0;
}

/// The word that a link stores for its navi node (section 6).
inline std::uint16_t naviWord(const model::Model& m, model::Ref ref) {
    if (ref.isSlot()) {
        const unsigned area = m.get(file::area, m.get(navi::file, ref.slot()).slot());
        return static_cast<std::uint16_t>(area << 10U | (m.order(kNavi).position(ref.slot()) & 0x3FFU));
    }
    return ref.isRaw() ? static_cast<std::uint16_t>(m.rawValue(link::navi, ref)) : std::uint16_t{0};
}

/// The first link, by slot, that uses a navi node: the edge that it belongs to. kNoSlot if nothing uses it.
inline model::Slot linkOfNavi(const model::Model& m, model::Slot row) {
    model::Slot first = model::kNoSlot;
    m.forEachReferrer(link::navi, row, [&](model::Slot l) { first = l < first ? l : first; });
    return first;
}

/// A live link from `from` to `to` other than `except`, or kNoSlot.
inline model::Slot findLink(const model::Model& m, model::Slot from, model::Slot to,
                            model::Slot except = model::kNoSlot) {
    model::Slot found = model::kNoSlot;
    m.forEachReferrer(link::owner, from, [&](model::Slot l) {
        if (l != except && l < found && m.get(link::target, l).pointsTo(to))
            found = l;
    });
    return found;
}

/// The link back, or kNoSlot if there is none in the open areas. Of several, the one in the same place among the
/// doubles; so that doubled links pair up one to one.
model::Slot reverseOf(const model::Model& m, model::Slot link);

inline std::size_t linkCount(const model::Model& m, model::Slot nodeRow) {
    std::size_t count = 0;
    m.forEachReferrer(link::owner, nodeRow, [&](model::Slot) { ++count; });
    return count;
}

} // namespace navsmith::systems::gta_sa_paths
