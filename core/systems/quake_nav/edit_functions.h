// The functions behind the table in edit_table.cpp, by topic. What each does to the file is told in docs/waypoints.md.
// Numbers are in the order of the parameters in the table.
#pragma once

#include "core/systems/quake_nav/selected_elements.h"

namespace navsmith::systems::quake_nav {

// Nodes: node_verbs.cpp
std::string whyNotErase(const model::Model& m, Selection selection);
EditResult runErase(model::Transaction& tx, Selection selection, Values values);
std::string whyNotMerge(const model::Model& m, Selection selection);
EditResult runMerge(model::Transaction& tx, Selection selection, Values values);
EditResult runInsert(model::Transaction& tx, Selection selection, Values values);
std::string whyNotFitRadius(const model::Model& m, Selection selection);
EditResult runFitRadius(model::Transaction& tx, Selection selection, Values values);

// Links: link_verbs.cpp
std::string whyNotConnect(const model::Model& m, Selection selection);
EditResult runConnect(model::Transaction& tx, Selection selection, Values values);
EditResult runConnectOneWay(model::Transaction& tx, Selection selection, Values values);
EditResult runConnectAs(model::Transaction& tx, Selection selection, Values values);
EditResult runDisconnect(model::Transaction& tx, Selection selection, Values values);
EditResult runTwoWay(model::Transaction& tx, Selection selection, Values values);
EditResult runOneWay(model::Transaction& tx, Selection selection, Values values);
EditResult runReverse(model::Transaction& tx, Selection selection, Values values);
std::vector<double> proposeType(const model::Model& m, Selection selection);
EditResult runSetType(model::Transaction& tx, Selection selection, Values values);
std::string whyNotTeams(const model::Model& m, Selection selection);
std::vector<double> proposeTeams(const model::Model& m, Selection selection);
EditResult runSetTeams(model::Transaction& tx, Selection selection, Values values);
std::string whyNotLinkNear(const model::Model& m, Selection selection);
EditResult runLinkNear(model::Transaction& tx, Selection selection, Values values);

// Traversals: traversal_verbs.cpp
std::string whyNotFindTraversal(const model::Model& m, Selection selection);
Description describeFindTraversal(const model::Model& m, Selection selection, Values values);
EditResult runFindTraversal(model::Transaction& tx, Selection selection, Values values);
std::string whyNotRemoveTraversals(const model::Model& m, Selection selection);
EditResult runRemoveTraversals(model::Transaction& tx, Selection selection, Values values);

// Edicts: edict_verbs.cpp
std::string whyNotTie(const model::Model& m, Selection selection);
std::vector<std::string> brushesOf(const model::Model& m);
std::vector<double> proposeTie(const model::Model& m, Selection selection);
Description describeTie(const model::Model& m, Selection selection, Values values);
EditResult runTie(model::Transaction& tx, Selection selection, Values values);
std::string whyNotRetie(const model::Model& m, Selection selection);
Description describeRetie(const model::Model& m, Selection selection, Values values);
EditResult runRetie(model::Transaction& tx, Selection selection, Values values);

// Copies for symmetric maps: copy_verbs.cpp
std::string whyNotMirror(const model::Model& m, Selection selection);
std::vector<double> proposeMirror(const model::Model& m, Selection selection);
Description describeMirror(const model::Model& m, Selection selection, Values values);
EditResult runMirror(model::Transaction& tx, Selection selection, Values values);
std::vector<double> proposeRotate(const model::Model& m, Selection selection);
Description describeRotate(const model::Model& m, Selection selection, Values values);
EditResult runRotate(model::Transaction& tx, Selection selection, Values values);

// Selecting: select_edits.cpp
std::string whyNotNodes(const model::Model& m, Selection selection);
EditResult runSelectLinks(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectNodes(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectReach(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectUnreachable(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectTraps(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectType(model::Transaction& tx, Selection selection, Values values);

// Building: build.cpp
std::vector<double> proposeChain(const model::Model& m, model::Element from);
bool continuesChain(const model::Model& m, model::Element from, Values values);
bool joinsNode(const model::Model& m, model::Element onto, Values values);
Description describeChain(const model::Model& m, const Builder::Click& click, Values values);
EditResult placeChain(model::Transaction& tx, const Builder::Click& click, Values values);
Description describeLinkDrag(const model::Model& m, const Builder::Click& click, Values values);
EditResult placeLinkDrag(model::Transaction& tx, const Builder::Click& click, Values values);

// Pasted and duplicated rows: attach_pasted.cpp. See Editing::attachPasted.
EditResult attachPasted(model::Transaction& tx, Selection made);
/// See Editing::holdsNoPlace: exits that are not used.
bool holdsNoPlace(const model::PropertySpec& property, const glm::dvec3& value);

} // namespace navsmith::systems::quake_nav
