// Connections between the areas of a mesh, and their edits, which the meshes of Source and of Source 2 have alike.
#pragma once

#include "core/systems/shared/edit_parts.h"
#include "core/systems/shared/over.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::areas {

/// The connections of a system: rows that belong to an area and lead to one.
struct Links {
    model::ElementTypeId area = model::kNoElementType;
    model::ElementTypeId connection = model::kNoElementType;
    model::Column<model::Ref> owner;  ///< indexed
    model::Column<model::Ref> target; ///< raw: there is no such area
    std::string (*nameOf)(const model::Model&, model::Slot area) = nullptr;
    /// Connects an area to each of the others, unless it is already. Skips itself.
    void (*link)(model::Transaction&, model::Slot from, std::span<const model::Slot> to) = nullptr;
    /// Why the first of these areas cannot be connected to the others; empty: it can. Null: any can be.
    std::string (*whyNotLink)(const model::Model&, std::span<const model::Slot> areas) = nullptr;
};

/// Live selected areas, without duplicates.
std::vector<model::Slot> areasOnce(const Links& links, const model::Model& m, Selection selection);
/// Whether a connection leads from one area to another.
bool connects(const Links& links, const model::Model& m, model::Slot from, model::Slot to);
/// Whether both ends are existing areas.
bool hasEnds(const Links& links, const model::Model& m, model::Slot connection);
/// Whether no connection leads back, or the target is missing.
bool isOneWay(const Links& links, const model::Model& m, model::Slot connection);
/// Calls `f` for the selected connections or, if there are none, for those between selected areas. `f` returns false to
/// stop.
void forEachSelected(const Links& links, const model::Model& m, Selection selection,
                     const std::function<bool(model::Slot connection)>& f);
std::vector<model::Slot> selectedConnections(const Links& links, const model::Model& m, Selection selection);
/// Empty if forEachSelected() has any.
std::string whyNoConnections(const Links& links, const model::Model& m, Selection selection);
/// One-way connections of the selection that can become two-way.
std::vector<model::Slot> selectedOneWays(const Links& links, const model::Model& m, Selection selection);
std::string whyNoOneWays(const Links& links, const model::Model& m, Selection selection);
/// Erases connections. The areas of the selection are left selected, or else those at the ends.
EditResult erase(const Links& links, model::Transaction& tx, std::vector<model::Slot> connections, Selection selection);

/// Declared for the table below, which binds them to a system's connections.
namespace edits {
std::string whyNotConnect(const Links& links, const model::Model& m, Selection selection);
EditResult connect(const Links& links, model::Transaction& tx, Selection selection, Arguments arguments);
std::string whyNotConnectOneWay(const Links& links, const model::Model& m, Selection selection);
EditResult connectOneWay(const Links& links, model::Transaction& tx, Selection selection, Arguments arguments);
EditResult disconnect(const Links& links, model::Transaction& tx, Selection selection, Arguments arguments);
std::string whyNotDisconnectOneWay(const Links& links, const model::Model& m, Selection selection);
EditResult disconnectOneWay(const Links& links, model::Transaction& tx, Selection selection, Arguments arguments);
EditResult makeTwoWay(const Links& links, model::Transaction& tx, Selection selection, Arguments arguments);
} // namespace edits

/// Connect and disconnect, both ways and one way, and make two-way.
template <const Links& L>
std::vector<Edit> linkEdits() {
    return {
        {.id = "connect",
         .title = "Connect Both Ways",
         .help = "Connects the first selected area with the others in both directions",
         .section = "Connections",
         .shortcut = "J",
         .whyDisabled = over<L, edits::whyNotConnect>,
         .run = over<L, edits::connect>},
        {.id = "connect_one_way",
         .title = "Connect One Way",
         .help = "Connects the first selected area to the others, without reverse connections, as for a drop or "
                 "one-way door",
         .section = "Connections",
         .shortcut = "Ctrl+J",
         .whyDisabled = over<L, edits::whyNotConnectOneWay>,
         .run = over<L, edits::connectOneWay>},
        {.id = "disconnect",
         .title = "Disconnect",
         .help = "Deletes the selected connections and their reverse connections, or all connections between the "
                 "selected areas",
         .section = "Connections",
         .shortcut = "Shift+J",
         .whyDisabled = over<L, whyNoConnections>,
         .run = over<L, edits::disconnect>},
        {.id = "disconnect_one_way",
         .title = "Disconnect One Way",
         .help = "Deletes only the selected connections, or those from the first selected area to the others",
         .section = "Connections",
         .shortcut = "Ctrl+Shift+J",
         .whyDisabled = over<L, edits::whyNotDisconnectOneWay>,
         .run = over<L, edits::disconnectOneWay>},
        {.id = "make_two_way",
         .title = "Make Two-Way",
         .help = "Adds missing reverse connections to the selected ones, or to those between the selected areas",
         .section = "Connections",
         .whyDisabled = over<L, whyNoOneWays>,
         .run = over<L, edits::makeTwoWay>},
    };
}

} // namespace navsmith::systems::areas
