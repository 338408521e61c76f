// The functions behind the table in verb_table.cpp, by topic. What each does to the file is told in docs/waypoints.md.
// Numbers are in the order of the parameters in the table.
#pragma once

#include "core/systems/quake_nav/chosen.h"

namespace navsmith::systems::quake_nav {

// Nodes: node_verbs.cpp
std::string unfitErase(const model::Model& m, Selection selection);
VerbResult runErase(model::Transaction& tx, Selection selection, Values values);
std::string unfitMerge(const model::Model& m, Selection selection);
VerbResult runMerge(model::Transaction& tx, Selection selection, Values values);
VerbResult runInsert(model::Transaction& tx, Selection selection, Values values);
std::string unfitFitRadius(const model::Model& m, Selection selection);
VerbResult runFitRadius(model::Transaction& tx, Selection selection, Values values);

// Links: link_verbs.cpp
std::string unfitConnect(const model::Model& m, Selection selection);
VerbResult runConnect(model::Transaction& tx, Selection selection, Values values);
VerbResult runConnectOneWay(model::Transaction& tx, Selection selection, Values values);
VerbResult runConnectAs(model::Transaction& tx, Selection selection, Values values);
VerbResult runDisconnect(model::Transaction& tx, Selection selection, Values values);
VerbResult runTwoWay(model::Transaction& tx, Selection selection, Values values);
VerbResult runOneWay(model::Transaction& tx, Selection selection, Values values);
VerbResult runReverse(model::Transaction& tx, Selection selection, Values values);
std::vector<double> proposeType(const model::Model& m, Selection selection);
VerbResult runSetType(model::Transaction& tx, Selection selection, Values values);
std::string unfitTeams(const model::Model& m, Selection selection);
std::vector<double> proposeTeams(const model::Model& m, Selection selection);
VerbResult runSetTeams(model::Transaction& tx, Selection selection, Values values);
std::string unfitLinkNear(const model::Model& m, Selection selection);
VerbResult runLinkNear(model::Transaction& tx, Selection selection, Values values);

// Traversals: traversal_verbs.cpp
std::string unfitFindTraversal(const model::Model& m, Selection selection);
Description describeFindTraversal(const model::Model& m, Selection selection, Values values);
VerbResult runFindTraversal(model::Transaction& tx, Selection selection, Values values);
std::string unfitRemoveTraversals(const model::Model& m, Selection selection);
VerbResult runRemoveTraversals(model::Transaction& tx, Selection selection, Values values);

// Edicts: edict_verbs.cpp
std::string unfitTie(const model::Model& m, Selection selection);
std::vector<std::string> brushesOf(const model::Model& m);
std::vector<double> proposeTie(const model::Model& m, Selection selection);
Description describeTie(const model::Model& m, Selection selection, Values values);
VerbResult runTie(model::Transaction& tx, Selection selection, Values values);
std::string unfitRetie(const model::Model& m, Selection selection);
Description describeRetie(const model::Model& m, Selection selection, Values values);
VerbResult runRetie(model::Transaction& tx, Selection selection, Values values);

// Copies for symmetric maps: copy_verbs.cpp
std::string unfitMirror(const model::Model& m, Selection selection);
std::vector<double> proposeMirror(const model::Model& m, Selection selection);
Description describeMirror(const model::Model& m, Selection selection, Values values);
VerbResult runMirror(model::Transaction& tx, Selection selection, Values values);
std::vector<double> proposeRotate(const model::Model& m, Selection selection);
Description describeRotate(const model::Model& m, Selection selection, Values values);
VerbResult runRotate(model::Transaction& tx, Selection selection, Values values);

// Selecting: select_verbs.cpp
std::string unfitNodes(const model::Model& m, Selection selection);
VerbResult runSelectLinks(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectNodes(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectReach(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectUnreachable(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectTraps(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectType(model::Transaction& tx, Selection selection, Values values);

// Building: build.cpp
std::vector<double> proposeChain(const model::Model& m, model::Element from);
bool continuesChain(const model::Model& m, model::Element from, Values values);
bool joinsNode(const model::Model& m, model::Element onto, Values values);
Description describeChain(const model::Model& m, const Builder::Click& click, Values values);
VerbResult placeChain(model::Transaction& tx, const Builder::Click& click, Values values);
Description describeLinkDrag(const model::Model& m, const Builder::Click& click, Values values);
VerbResult placeLinkDrag(model::Transaction& tx, const Builder::Click& click, Values values);

// Pasted and duplicated rows: adopt.cpp. See System::adopt.
VerbResult adopt(model::Transaction& tx, Selection made);
/// See System::holdsNoPlace: exits that are not used.
bool holdsNoPlace(const model::PropertySpec& property, const glm::dvec3& value);

} // namespace navsmith::systems::quake_nav
