// Single nodes and edges of a path graph: created, linked, cut, turned and merged inside a transaction. Nothing here
// leaves a dangling reference. What cannot be done is refused with a reason that names the node or the area; the caller
// then gives up the transaction.
#pragma once

#include "core/systems/shared/edit_parts.h"
#include "core/systems/shared/path_edit.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::paths {

/// The type of a node, for people: "car", "boat". Links join nodes of one type.
using NodeTypeName = std::string_view (*)(const model::Model& m, model::Slot nodeRow);

/// A piece of an edge that was cut.
struct Piece {
    model::Slot link = model::kNoSlot; ///< in the direction of the link that was cut
    bool first = false;
    bool last = false;
};
/// Gives a piece what the whole edge carried.
using PassOn = std::function<void(model::Transaction& tx, const Piece& piece)>;

/// What edits need to know of a system's graph besides its columns. Functions marked optional may be null.
struct Editing {
    const Graph& graph;
    NodeTypeName nodeTypeName;
    std::size_t maxLinks = 0; ///< of a node
    /// Gives a new node what it takes over from another: all but place, links, and what is true of that place only.
    void (*inherit)(model::Transaction& tx, model::Slot nodeRow, model::Slot like);
    /// Gives the two links of a new edge what they need besides ends and length. Refused if there is no room.
    tl::expected<void, model::EditError> (*completeEdge)(model::Transaction& tx, model::Slot link, model::Slot back);
    /// Gives a new link back what follows from the link.
    void (*completeBack)(model::Transaction& tx, model::Slot link, model::Slot back);
    /// What an edge carries besides its ends, for the pieces that it is cut into.
    PassOn (*carriedBy)(const model::Model& m, model::Slot link);
    /// Exchanges the lanes of both directions of an edge.
    void (*reverseLanes)(model::Transaction& tx, model::Slot link);
    /// Optional: why a node has no links; empty if it may have some.
    std::string (*whyNoLinks)(const model::Model& m, model::Slot nodeRow) = nullptr;
    /// Optional: why the links of a node have no lanes; empty if they have.
    std::string (*whyNoLanes)(const model::Model& m, model::Slot nodeRow) = nullptr;
    /// Optional: why an edge cannot be cut at these places; empty if it can.
    std::string (*whyNoRoom)(const model::Model& m, model::Slot link, const std::vector<RawPoint>& places) = nullptr;
    /// Optional: the link that an element of another type belongs to, or kNoSlot.
    model::Slot (*linkOf)(const model::Model& m, model::Slot row, model::ElementTypeId type) = nullptr;
    /// Optional: turns what is attached to one node to another; of one link, or of all (kNoSlot).
    void (*reattach)(model::Transaction& tx, model::Slot from, model::Slot to, model::Slot link) = nullptr;
};

/// Makes a node like another in the file of its square. Refused if that square is not open.
tl::expected<model::Slot, model::EditError> createNode(const Editing& e, model::Transaction& tx, RawPoint at,
                                                       model::Slot like);

/// Empty if two nodes can be linked; else the reason.
std::string whyNotLink(const Editing& e, const model::Model& m, model::Slot a, model::Slot b);
/// Links two nodes both ways. Returns the link from `a`. Changes nothing if it is refused.
tl::expected<model::Slot, model::EditError> connect(const Editing& e, model::Transaction& tx, model::Slot a,
                                                    model::Slot b);
/// connect(), and cuts the edge if it is too long.
tl::expected<model::Slot, model::EditError> connectAndCut(const Editing& e, model::Transaction& tx, model::Slot a,
                                                          model::Slot b);
/// Adds the link back, of the same length. kNoSlot if the target is not open, the node itself, or has no room.
model::Slot addReverse(const Editing& e, model::Transaction& tx, model::Slot link);

/// Empty if an edge can be cut by new nodes: both ends are open, of one type, and linked both ways.
std::string whyNotCut(const Editing& e, const model::Model& m, model::Slot link);
using NewNodes = tl::expected<std::vector<model::Slot>, model::EditError>;
/// Puts new nodes on an edge, in order from the link's owner, each like that one. The pieces keep what the edge
/// carries. Returns the new nodes.
NewNodes cutAt(const Editing& e, model::Transaction& tx, model::Slot link, const std::vector<RawPoint>& places);
/// Cuts an edge into equal pieces.
NewNodes cutEvenly(const Editing& e, model::Transaction& tx, model::Slot link, int pieces);
/// Cuts an edge into as few pieces as possible that fit the length byte; one that is short enough is not cut.
NewNodes cutIfLong(const Editing& e, model::Transaction& tx, model::Slot link);

/// A node where an edge was clicked: one of its ends, or a new one.
tl::expected<model::Slot, model::EditError> nodeOnEdge(const Editing& e, model::Transaction& tx, model::Slot link,
                                                       RawPoint at);

/// Turns the owner's end of an edge to another node. Refused if the edge cannot be cut.
tl::expected<void, model::EditError> turnOwner(const Editing& e, model::Transaction& tx, model::Slot link,
                                               model::Slot to);
/// Turns the links of `gone` to `survivor` and erases `gone`; edges that `survivor` has already, and those between the
/// two, go.
/// Changes nothing if it is refused: they are of different types, a link leads nowhere, or `survivor` has no
/// room.
tl::expected<void, model::EditError> mergeInto(const Editing& e, model::Transaction& tx, model::Slot survivor,
                                               model::Slot gone);

/// The open file of a place's square.
tl::expected<model::Slot, model::EditError> fileFor(const Graph& g, const model::Model& m, RawPoint at);

/// Copies a row's values of some columns to another row.
template <typename... T>
void copyColumns(model::Transaction& tx, model::Slot to, model::Slot from, model::Column<T>... columns) {
    (tx.set(columns, to, tx.model().get(columns, from)), ...);
}

} // namespace navsmith::systems::paths
