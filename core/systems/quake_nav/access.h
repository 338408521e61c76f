// Small accessors shared by load, save, invariants, rules, edits and symbols.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/systems/quake_nav/link_types.h"
#include "core/systems/quake_nav/schema.h"
#include "core/systems/quake_nav/traversal_points.h"
#include "core/systems/shared/file_row.h"
#include "core/systems/shared/points.h"

#include <glm/vec3.hpp>

#include <optional>
#include <utility>

namespace navsmith::systems::quake_nav {

inline constexpr std::uint16_t kUnderWater = 16; ///< flag of a node, in both games
inline constexpr float kRadiusStep = 4;          ///< radii in the original files are multiples of this

using systems::isFinite;
using systems::pointOf;
using systems::setPoint;
inline constexpr PointColumns kNodeOrigin{node::x, node::y, node::z};
inline constexpr PointColumns kExit{traversal::exitX, traversal::exitY, traversal::exitZ};
inline constexpr PointColumns kStart{traversal::startX, traversal::startY, traversal::startZ};
inline constexpr PointColumns kEnd{traversal::endX, traversal::endY, traversal::endZ};
inline constexpr PointColumns kPlane{traversal::planeX, traversal::planeY, traversal::planeZ};
inline constexpr PointColumns kEdictMin{edict::minX, edict::minY, edict::minZ};
inline constexpr PointColumns kEdictMax{edict::maxX, edict::maxY, edict::maxZ};

inline glm::vec3 originOf(const model::Model& m, model::Slot nodeRow) {
    return pointOf(m, kNodeOrigin, nodeRow);
}

inline std::int32_t versionOf(const model::Model& m) {
    const auto row = fileRow(m);
    return row == model::kNoSlot ? 0 : m.get(file::version, row);
}
/// The layout of the file; for an unknown version that of the latest one.
quake::NavLayout layoutOf(const model::Model& m, model::Slot file);

/// Whether NavLink::mask holds teams (NAV2 version 18) or flags (NAV3 from version 3 on).
inline bool hasMask(quake::NavGame game, std::int32_t version) {
    return version >= (game == quake::NavGame::Quake ? 18 : 3);
}
/// The mask of a new link.
std::uint8_t newMask(quake::NavGame game, std::int32_t version);

/// The bits of node::flags with a known meaning in a version.
std::uint16_t knownFlags(quake::NavGame game, std::int32_t version);

/// The type of a link; null for an unknown value.
inline const LinkType* typeOf(const model::Model& m, model::Slot linkRow) {
    return findLinkType(gameOf(m), m.get(link::type, linkRow));
}

struct LinkEnds {
    model::Slot from = model::kNoSlot;
    model::Slot to = model::kNoSlot;
};
/// None if either reference is dangling.
inline std::optional<LinkEnds> endsOf(const model::Model& m, model::Slot linkRow) {
    const auto from = m.get(link::owner, linkRow);
    const auto to = m.get(link::target, linkRow);
    if (!from.isSlot() || !to.isSlot())
        return std::nullopt;
    return LinkEnds{from.slot(), to.slot()};
}

/// The first link by slot from one node to another, or kNoSlot.
inline model::Slot findLink(const model::Model& m, model::Slot from, model::Slot to) {
    model::Slot first = model::kNoSlot;
    m.forEachReferrer(link::owner, from, [&](model::Slot l) {
        if (l < first && m.get(link::target, l).pointsTo(to))
            first = l;
    });
    return first;
}

inline std::size_t linkCount(const model::Model& m, model::Slot nodeRow) {
    return m.countReferrers(link::owner, nodeRow);
}

/// The first edict by slot that refers to a link, or kNoSlot.
inline model::Slot edictOf(const model::Model& m, model::Slot linkRow) {
    return m.firstReferrer(edict::link, linkRow);
}

/// The first link by slot that uses a traversal, or kNoSlot.
inline model::Slot linkOfTraversal(const model::Model& m, model::Slot row) {
    return m.firstReferrer(link::traversal, row);
}

} // namespace navsmith::systems::quake_nav
