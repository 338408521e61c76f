// Small readings of the model that load, save, settle, rules and drawing share.
#pragma once

#include "core/model/model.h"
#include "core/systems/gta_iv_paths/geometry.h"
#include "core/systems/gta_iv_paths/schema.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

inline constexpr std::size_t kMaxNodes = 65534;     ///< in one file: ids have 16 bits (section 3)
inline constexpr std::size_t kMaxFileLinks = 65535; ///< in one file: first links have 16 bits (section 3)
inline constexpr std::size_t kMaxLinks = 15;        ///< of one node: the stored count has 4 bits (section 4.1)

/// A node's address as the file stores it.
constexpr std::uint32_t address(std::uint32_t area, std::uint32_t id) {
    return area << 16U | (id & 0xFFFFU);
}

inline RawPoint pointOf(const model::Model& m, model::Slot row) {
    return {m.get(node::x, row), m.get(node::y, row), m.get(node::z, row)};
}

enum class NodeType : std::uint8_t { Car, Boat, Intersection };

inline NodeType typeOf(const model::Model& m, model::Slot row) {
    if (m.get(node::group, row) != 0)
        return NodeType::Intersection;
    return (m.get(node::flags, row) & flag::water) != 0 ? NodeType::Boat : NodeType::Car;
}

/// "car", "boat", "intersection".
std::string_view typeName(NodeType type);

/// Number of the area that holds a node.
inline int areaOf(const model::Model& m, model::Slot row) {
    return m.get(file::area, m.get(node::file, row).slot());
}
/// Area number that a reference to a node names.
unsigned areaOf(const model::Model& m, model::Column<model::Ref> column, model::Ref ref);

/// Address of a row now, by the order of its file.
inline std::uint32_t addressOf(const model::Model& m, model::Slot row) {
    return address(static_cast<std::uint32_t>(areaOf(m, row)), m.order(kNode).position(row));
}

/// Address that a link stores for its target.
inline std::uint32_t targetAddress(const model::Model& m, model::Slot l) {
    const auto ref = m.get(link::target, l);
    if (ref.isSlot())
        return addressOf(m, ref.slot());
    return ref.isRaw() ? static_cast<std::uint32_t>(m.rawValue(link::target, ref)) : 0;
}

/// Whether a reading of the format that is not proven holds of the set (namespace custom).
inline bool holds(const model::Model& m, model::Slot fileRow, std::uint8_t custom) {
    return (m.get(file::customs, fileRow) & custom) != 0;
}
inline bool holdsAtNode(const model::Model& m, model::Slot nodeRow, std::uint8_t custom) {
    return holds(m, m.get(node::file, nodeRow).slot(), custom);
}

inline std::size_t linkCount(const model::Model& m, model::Slot nodeRow) {
    std::size_t count = 0;
    m.forEachReferrer(link::owner, nodeRow, [&](model::Slot) { ++count; });
    return count;
}

/// The live link of the lowest slot from `from` to `to`, or kNoSlot.
inline model::Slot findLink(const model::Model& m, model::Slot from, model::Slot to) {
    model::Slot found = model::kNoSlot;
    m.forEachReferrer(link::owner, from, [&](model::Slot l) {
        if (l < found && m.get(link::target, l).pointsTo(to))
            found = l;
    });
    return found;
}

/// The link back, or kNoSlot if there is none in the open areas. Of several, the one in the same place among the
/// doubles; so that doubled links pair up one to one.
model::Slot reverseOf(const model::Model& m, model::Slot link);

/// A node's links in the order of the file; good in the middle of a transaction.
std::vector<model::Slot> linksFrom(const model::Model& m, model::Slot nodeRow);

/// Which areas are open, and their file rows.
class OpenAreas {
public:
    explicit OpenAreas(const model::Model& model);

    /// kNoSlot for an area that is not open, and for a number beyond 63.
    [[nodiscard]] model::Slot file(unsigned area) const { return area < rows_.size() ? rows_[area] : model::kNoSlot; }
    [[nodiscard]] bool contains(unsigned area) const { return file(area) != model::kNoSlot; }
    [[nodiscard]] bool all() const { return std::ranges::find(rows_, model::kNoSlot) == rows_.end(); }

    /// A target that cannot be there: of an open area without such a node, or of an area that no file has. A raw
    /// reference to an area that is merely not open is not missing.
    [[nodiscard]] bool isMissing(const model::Model& m, model::Ref target) const;
    /// The area that a link leads into if that could be opened but is not.
    [[nodiscard]] std::optional<unsigned> closedTarget(const model::Model& m, model::Slot link) const;

private:
    std::array<model::Slot, kAreas> rows_;
};

/// "node 5:120".
std::string nodeName(const model::Model& m, model::Slot nodeRow);
/// Of a link's target.
std::string targetName(const model::Model& m, model::Slot link);

} // namespace navsmith::systems::gta_iv_paths
