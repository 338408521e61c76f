// Edits of Source 2's meshes, one table a topic.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/shared/area_links.h"
#include "core/systems/source2_nav/schema.h"

#include <span>
#include <vector>

namespace navsmith::systems::source2_nav {

std::vector<Edit> connectionEdits();
std::vector<Edit> shapeEdits();
std::vector<Edit> spotEdits();
std::vector<Edit> eraseEdits();
std::vector<Edit> selectEdits();

std::vector<Edit> edits();
std::vector<Builder> builders();

EditResult attachPasted(model::Transaction& tx, std::span<const model::Element> pasted);

/// Connects an area to another through the edges that face each other; false if they are connected already, or have no
/// shape.
bool connectAreas(model::Transaction& tx, model::Slot from, model::Slot to);
void connectToAll(model::Transaction& tx, model::Slot from, std::span<const model::Slot> areas);
/// "area 12".
std::string nameOf(const model::Model& m, model::Slot area);
/// Why the first of these areas cannot be connected to the others; empty: it can.
std::string whyNotLink(const model::Model& m, std::span<const model::Slot> areas);

inline constexpr areas::Links kAreaLinks{.area = kArea,
                                         .connection = kConnection,
                                         .owner = connection::owner,
                                         .target = connection::target,
                                         .nameOf = nameOf,
                                         .link = connectToAll,
                                         .whyNotLink = whyNotLink};
// Functions of shared/area_links.h for these links.
inline constexpr auto areasOnce = over<kAreaLinks, areas::areasOnce>;
inline constexpr auto connects = over<kAreaLinks, areas::connects>;
inline constexpr auto selectedConnections = over<kAreaLinks, areas::selectedConnections>;

} // namespace navsmith::systems::source2_nav
