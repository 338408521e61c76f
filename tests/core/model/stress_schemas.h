// Four small systems, each with one feature that is difficult for the model. They stand for the real systems and are
// not part of the program: what the tests prove for them holds for any schema.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"

#include <memory>
#include <vector>

namespace navsmith::model::stress {

/// Files own nodes, ordered in two parts; links belong to nodes and lead to other nodes, also in other files; two links
/// share a joint, which is erased with the last of them. enforceInvariants updates the lengths of links and refuses a
/// node at the edge.
namespace roads {
inline constexpr ElementTypeId kNode = 1, kLink = 2, kJoint = 3;
namespace file {
inline constexpr Column<std::uint16_t> number{kFileType, 2};
}
namespace node {
inline constexpr Column<Ref> file{kNode, 2};
inline constexpr Column<std::uint8_t> part{kNode, 3};
inline constexpr Column<std::int16_t> x{kNode, 4};
inline constexpr Column<std::string> name{kNode, 5};
} // namespace node
namespace link {
inline constexpr Column<Ref> owner{kLink, 2};
inline constexpr Column<Ref> target{kLink, 3};
inline constexpr Column<Ref> joint{kLink, 4};
inline constexpr Column<std::uint16_t> length{kLink, 5};
} // namespace link
namespace joint {
inline constexpr Column<Ref> file{kJoint, 2};
inline constexpr Column<float> weight{kJoint, 3};
} // namespace joint
std::shared_ptr<const Schema> schema();
/// Files 10, 11, ..; nodes in a row, every third in the second part; links in both directions between neighbours, each
/// pair with a joint in the first node's file. The last node has a dangling link.
Model make(std::size_t files, std::size_t nodesPerFile);
} // namespace roads

/// Areas with lists of hundreds of thousands of entries; their presence depends on the file's version. Erasing an area
/// removes its entries from `visible` and clears it in `spots`; a ladder in some `ladders` cannot be erased.
namespace mesh {
inline constexpr ElementTypeId kArea = 1, kLadder = 2;
namespace file {
inline constexpr Column<std::uint16_t> version{kFileType, 2};
}
namespace area {
inline constexpr Column<Ref> file{kArea, 2};
inline constexpr Column<std::uint32_t> id{kArea, 3};
inline constexpr Column<std::uint8_t> attributes{kArea, 4};
inline constexpr Column<float> light{kArea, 5};
inline constexpr ListId visible = 0, spots = 1, ladders = 2;
inline constexpr ListField<Ref> visibleArea{kArea, visible, 0};
inline constexpr ListField<std::uint8_t> visibleHow{kArea, visible, 1};
inline constexpr ListField<Ref> spotFrom{kArea, spots, 0};
inline constexpr ListField<std::int16_t> spotX{kArea, spots, 1};
inline constexpr ListField<Ref> ladder{kArea, ladders, 0};
} // namespace area
namespace ladder {
inline constexpr Column<Ref> file{kLadder, 2};
inline constexpr Column<std::int32_t> height{kLadder, 3};
} // namespace ladder
std::shared_ptr<const Schema> schema();
/// One file of version 2 (light exists since 2, visible areas since 3) with this many areas, each with `perArea`
/// visible areas, two spots and sometimes a ladder.
Model make(std::size_t areas, std::size_t perArea);
ListEntries visibleEntries(const std::vector<Ref>& areas, const std::vector<std::uint8_t>& how);
} // namespace mesh

/// A save with a fixed number of records: a pickup exists while its type is not 0.
namespace save {
inline constexpr ElementTypeId kZone = 1, kPickup = 2;
inline constexpr std::size_t kRecords = 16;
namespace zone {
inline constexpr Column<Ref> file{kZone, 2};
inline constexpr Column<std::uint64_t> word{kZone, 3};
} // namespace zone
namespace pickup {
inline constexpr Column<Ref> file{kPickup, 2};
inline constexpr Column<std::uint8_t> type{kPickup, 3};
inline constexpr Column<std::int16_t> x{kPickup, 4};
inline constexpr Column<Ref> zone{kPickup, 5};    ///< erased with its zone
inline constexpr Column<Ref> partner{kPickup, 6}; ///< prevents erasing its partner
inline constexpr Column<std::uint32_t> id{kPickup, 7};
} // namespace pickup
std::shared_ptr<const Schema> schema();
/// Two zones; the first `live` of the 16 records are in use, alternating between the zones.
Model make(std::size_t live);
} // namespace save

/// Links with traversals, which are erased with their last link, and edicts of links, sorted in link order.
namespace bots {
inline constexpr ElementTypeId kNode = 1, kLink = 2, kTraversal = 3, kEdict = 4;
namespace node {
inline constexpr Column<Ref> file{kNode, 2};
inline constexpr Column<float> x{kNode, 3};
} // namespace node
namespace link {
inline constexpr Column<Ref> owner{kLink, 2};
inline constexpr Column<Ref> target{kLink, 3};
inline constexpr Column<Ref> traversal{kLink, 4};
inline constexpr Column<std::uint8_t> type{kLink, 5};
} // namespace link
namespace traversal {
inline constexpr Column<Ref> file{kTraversal, 2};
inline constexpr Column<float> jump{kTraversal, 3};
} // namespace traversal
namespace edict {
inline constexpr Column<Ref> link{kEdict, 2};
inline constexpr Column<std::string> target{kEdict, 3};
} // namespace edict
std::shared_ptr<const Schema> schema();
/// A ring of nodes with links to the next two; every other link has a traversal, each shared by two links; every third
/// link has an edict.
Model make(std::size_t nodes);
/// The edicts in file order: by link, and links by node.
std::vector<Slot> edictsInOrder(const Model& model);
} // namespace bots

} // namespace navsmith::model::stress
