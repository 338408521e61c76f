// Reading graphs: numbers, places and ends of links. Shared by load, save, invariants, rules, edits and symbols.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/shared/file_row.h"
#include "core/systems/shared/points.h"
#include "core/systems/source_ain/generation/hulls.h"
#include "core/systems/source_ain/kinds.h"
#include "core/systems/source_ain/schema.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace navsmith::systems::source_ain {

using generation::Hull;
using Moves = std::array<std::uint8_t, kMostAinHulls>;

/// Indexes of System::settings (settings.h).
enum Setting : std::size_t { kHullSetting, kGameSetting };

std::int32_t versionOf(const model::Model& m);
std::size_t hullCount(const model::Model& m);
/// Their boxes; wide_human has the width of today's games.
std::vector<Hull> hullsOf(const model::Model& m);
/// The hull that the user looks at, one of the file's.
std::size_t hullInView(const model::Model& m);

inline constexpr PointColumns kNodeOrigin{node::x, node::y, node::z};
inline glm::vec3 originOf(const model::Model& m, model::Slot nodeRow) {
    return pointOf(m, kNodeOrigin, nodeRow);
}
inline void setOrigin(model::Transaction& tx, model::Slot nodeRow, const glm::vec3& at) {
    setPoint(tx, kNodeOrigin, nodeRow, at);
}
/// Nothing if it is not finite.
inline std::optional<glm::vec3> placeOf(const model::Model& m, model::Slot nodeRow) {
    return ifFinite(originOf(m, nodeRow));
}
NodeKind kindOf(const model::Model& m, model::Slot nodeRow);
bool isDeleted(const model::Model& m, model::Slot nodeRow);
bool has(const model::Model& m, model::Slot nodeRow, std::uint32_t infoBits);
/// Where a hull's origin is at a node; nothing if that is not finite.
std::optional<glm::vec3> hullPlace(const model::Model& m, model::Slot nodeRow, std::size_t hull);
/// Its place in the file, from 0.
std::size_t numberOf(const model::Model& m, model::Slot nodeRow);
/// As the file stores it.
AinNode recordOf(const model::Model& m, model::Slot nodeRow);
void setOffsets(model::Transaction& tx, model::Slot nodeRow, const AinNode& from);

struct LinkEnds {
    model::Slot source = model::kNoSlot;
    model::Slot target = model::kNoSlot;

    [[nodiscard]] model::Slot otherThan(model::Slot node) const { return node == source ? target : source; }
};
/// Nothing if an end is none.
std::optional<LinkEnds> endsOf(const model::Model& m, model::Slot linkRow);
std::uint8_t moveOf(const model::Model& m, model::Slot linkRow, std::size_t hull);
Moves movesOf(const model::Model& m, model::Slot linkRow);
void setMoves(model::Transaction& tx, model::Slot linkRow, const Moves& moves);
/// The links at a node in the order of the file.
std::vector<model::Slot> linksOf(const model::Model& m, model::Slot nodeRow);
std::size_t countLinks(const model::Model& m, model::Slot nodeRow);
/// The first link between two nodes, whatever its direction, or kNoSlot.
model::Slot findLink(const model::Model& m, model::Slot one, model::Slot other);
/// What the zones of nodes should be, by number.
std::vector<std::int16_t> zonesByNumber(const model::Model& m);
void setZones(model::Transaction& tx);
/// The nearest node within a distance, other than one; not a deleted one.
model::Slot nodeNear(const model::Model& m, const glm::vec3& at, float within, model::Slot other);

} // namespace navsmith::systems::source_ain
