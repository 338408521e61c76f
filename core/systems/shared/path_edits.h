// Edits on graphs of paths: what is the same in every system of them, and the reasons why something cannot be done.
#pragma once

#include "core/systems/shared/edit_parts.h"
#include "core/systems/shared/path_edit.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::paths {

/// What sort of node this is, for people: "car", "boat". Links join nodes of one sort.
using SortOf = std::string_view (*)(const model::Model& m, model::Slot nodeRow);

/// Empty if two nodes can be linked; else the reason.
std::string whyNotLink(const Graph& g, const model::Model& m, model::Slot a, model::Slot b, SortOf sortOf,
                       std::size_t maxLinks);
/// Empty if an edge can be cut by new nodes: both ends are open, of one sort, and linked both ways.
std::string whyNotCut(const Graph& g, const model::Model& m, model::Slot link, SortOf sortOf);

/// Places on an edge that cut it into equal pieces; none if the other end is not open.
std::vector<RawPoint> evenPlaces(const Graph& g, const model::Model& m, model::Slot link, int pieces);
/// The same for as few pieces as there may be, none longer than kLongestEdge; none on an edge that is short enough.
std::vector<RawPoint> placesIfLong(const Graph& g, const model::Model& m, model::Slot link);

/// A node on an edge where it was clicked: one of its ends, or a new one. `cut` makes that; it is asked whether it can
/// first.
using CutAtPlace = tl::expected<model::Slot, model::EditError> (*)(model::Transaction& tx, model::Slot link,
                                                                   RawPoint at);
using WhyNotCut = std::string (*)(const model::Model& m, model::Slot link);
tl::expected<model::Slot, model::EditError> nodeOnEdge(const Graph& g, model::Transaction& tx, model::Slot link,
                                                       RawPoint at, WhyNotCut whyNotCut, CutAtPlace cut);

/// The file of the square that a place lies in. Refused if that is not open.
tl::expected<model::Slot, model::EditError> fileFor(const Graph& g, const model::Model& m, RawPoint at);

/// Of connecting nodes in the order in which they were chosen. Edges that are there already may stay.
std::string whyNotConnect(const Graph& g, const model::Model& m, Selection selection,
                          std::string (*whyNotLink)(const model::Model& m, model::Slot a, model::Slot b));
/// Of making one node of several: the last one, which gets the links of the others.
std::string whyNotMerge(const Graph& g, const model::Model& m, Selection selection, SortOf sortOf);

/// Of nodes that lie outside the square of their area.
std::string whyNotMoveToArea(const Graph& g, const model::Model& m, Selection selection);
EditResult runMoveToArea(const Graph& g, model::Transaction& tx, Selection selection);

// Edits whose steps are a system's own. Of edges one link stands for both.
using Join = tl::expected<model::Slot, model::EditError> (*)(model::Transaction& tx, model::Slot a, model::Slot b);
using Cut = tl::expected<std::vector<model::Slot>, model::EditError> (*)(model::Transaction& tx, model::Slot link,
                                                                         int pieces);
using CreateLike = tl::expected<model::Slot, model::EditError> (*)(model::Transaction& tx, model::Slot like,
                                                                   RawPoint at);
using TurnOwner = tl::expected<void, model::EditError> (*)(model::Transaction& tx, model::Slot link, model::Slot to);

/// Links each node with the next; `join` cuts what is too long.
EditResult runConnect(const Graph& g, model::Transaction& tx, Selection selection, Join join);
/// Erases edges; gives their ends.
EditResult runDisconnect(const Graph& g, model::Transaction& tx, const std::vector<model::Slot>& edges,
                         void (*disconnect)(model::Transaction& tx, model::Slot link));
/// Cuts each edge into as many pieces as are asked for; gives the new nodes, or the selection if there are none.
template <typename Pieces>
EditResult cutEach(model::Transaction& tx, Selection selection, model::ElementTypeId nodeType,
                   const std::vector<model::Slot>& edges, Pieces piecesOf, Cut cut) {
    Elements made;
    for (const auto link : edges) {
        const auto nodes = cut(tx, link, piecesOf(link));
        if (!nodes)
            return tl::unexpected(nodes.error());
        const auto more = elements(nodeType, *nodes);
        made.insert(made.end(), more.begin(), more.end());
    }
    return made.empty() ? Elements(selection.begin(), selection.end()) : made;
}
/// Gives each road that meets at one of the nodes an end of its own.
EditResult splitRoads(const Graph& g, model::Transaction& tx, const std::vector<model::Slot>& nodes, CreateLike create,
                      TurnOwner turn);

/// Into how many equal pieces an edge is cut for none to be longer.
int piecesOf(const Graph& g, const model::Model& m, model::Slot link, double longest);

/// Of giving each road that meets at a node an end of its own.
std::string whyNotSplitRoad(const Graph& g, const model::Model& m, Selection selection, SortOf sortOf);
/// Puts a pasted node into the file of its square, without what is wrong of it in another place.
tl::expected<void, model::EditError> adoptNode(const Graph& g, model::Transaction& tx, model::Slot nodeRow);
/// Says of pasted nodes that they are connected with nothing, if so. What is copied takes no links to the rest along.
void noteIsland(const Graph& g, model::Transaction& tx, const std::vector<model::Slot>& nodes);

} // namespace navsmith::systems::paths
