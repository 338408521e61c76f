// Edits of nodes and links that every path graph has.
#pragma once

#include "core/systems/shared/path_selection.h"

#include <string>
#include <vector>

namespace navsmith::systems::paths {

/// Declared for the tables below, which bind them to a system's graph.
namespace edits {
std::string whyNotConnect(const Editing& e, const model::Model& m, Selection selection);
EditResult connect(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
std::string whyNotDisconnect(const Editing& e, const model::Model& m, Selection selection);
EditResult disconnect(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
std::string whyNotCut(const Editing& e, const model::Model& m, Selection selection);
EditResult insert(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
EditResult splitLinks(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
EditResult insertAlongCurve(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
std::string whyNotMerge(const Editing& e, const model::Model& m, Selection selection);
EditResult merge(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
std::string whyNotDissolve(const Editing& e, const model::Model& m, Selection selection);
EditResult dissolve(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
std::string whyNotMoveToArea(const Editing& e, const model::Model& m, Selection selection);
EditResult moveToArea(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
std::string whyNotErase(const Editing& e, const model::Model& m, Selection selection);
EditResult erase(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
} // namespace edits

inline constexpr Argument<int> kNodes{"nodes"};
inline constexpr Argument<double> kLongest{"longest"};
Parameter longestPiece();
Parameter curveSpacing();
/// Cuts edges into equal pieces that are no longer than kLongest. Returns the new nodes; if there are none, the
/// selection.
EditResult splitEdges(const Editing& e, model::Transaction& tx, Selection selection,
                      const std::vector<model::Slot>& edges, Arguments arguments);

/// Connect, disconnect, insert, split, curve, merge, dissolve, move to area, erase.
template <const Editing& E>
std::vector<Edit> linkEdits() {
    return {
        {.id = "connect",
         .title = "Link Nodes",
         .help = "Links the nodes in both directions, in the order of selection",
         .section = "Nodes",
         .shortcut = "J",
         .whyDisabled = over<E, edits::whyNotConnect>,
         .run = over<E, edits::connect>},
        {.id = "disconnect",
         .title = "Unlink",
         .help = "Deletes the selected links, or all links between the selected nodes, with their reverse links",
         .section = "Nodes",
         .shortcut = "Shift+J",
         .whyDisabled = over<E, edits::whyNotDisconnect>,
         .run = over<E, edits::disconnect>},
        {.id = "insert",
         .title = "Insert Nodes",
         .help = "Inserts evenly spaced nodes into the selected links",
         .section = "Nodes",
         .shortcut = "I",
         .parameters = {numberParameter(kNodes, "Nodes", "New nodes on each link",
                                        {.min = 1, .max = 32, .initial = 1})},
         .whyDisabled = over<E, edits::whyNotCut>,
         .run = over<E, edits::insert>},
        {.id = "split_link",
         .title = "Subdivide Links",
         .help = "Inserts nodes into the selected links, so that no part is longer than the limit",
         .section = "Nodes",
         .parameters = {longestPiece()},
         .whyDisabled = over<E, edits::whyNotCut>,
         .run = over<E, edits::splitLinks>},
        {.id = "curve",
         .title = "Insert Along Curve",
         .help = "Inserts evenly spaced nodes into the selected links, on a smooth curve through the nodes of the road",
         .section = "Nodes",
         .parameters = {curveSpacing()},
         .whyDisabled = over<E, edits::whyNotCut>,
         .run = over<E, edits::insertAlongCurve>},
        {.id = "merge",
         .title = "Merge Nodes",
         .help = "Merges the selected nodes into the last one, which gets the links of the others",
         .section = "Nodes",
         .shortcut = "M",
         .whyDisabled = over<E, edits::whyNotMerge>,
         .run = over<E, edits::merge>},
        {.id = "dissolve",
         .title = "Dissolve",
         .help = "Deletes nodes that have two links, and links their neighbours instead",
         .section = "Nodes",
         .shortcut = "Ctrl+Del",
         .whyDisabled = over<E, edits::whyNotDissolve>,
         .run = over<E, edits::dissolve>},
        {.id = "move_to_area",
         .title = "Move to Correct Area",
         .help = "Moves nodes outside the square of their area to the area that contains them",
         .section = "Nodes",
         .whyDisabled = over<E, edits::whyNotMoveToArea>,
         .run = over<E, edits::moveToArea>},
        {.id = "erase",
         .title = "Delete",
         .help = "Deletes nodes with their links, and links with their reverse links",
         .section = "Nodes",
         .shortcut = "Del",
         .role = EditRole::Erase,
         .whyDisabled = over<E, edits::whyNotErase>,
         .run = over<E, edits::erase>},
    };
}

} // namespace navsmith::systems::paths
