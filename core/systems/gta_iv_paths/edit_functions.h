// The functions behind the table in edit_table.cpp, by topic.
#pragma once

#include "core/systems/gta_iv_paths/selected_elements.h"

namespace navsmith::systems::gta_iv_paths {

// Nodes: node_verbs.cpp
std::string whyNotErase(const model::Model& m, Selection selection);
EditResult runErase(model::Transaction& tx, Selection selection, Values values);
EditResult runMerge(model::Transaction& tx, Selection selection, Values values);
EditResult runSplitRoad(model::Transaction& tx, Selection selection, Values values);
EditResult runMoveToArea(model::Transaction& tx, Selection selection, Values values);

// Links: link_verbs.cpp
EditResult runConnect(model::Transaction& tx, Selection selection, Values values);
std::string whyNotDisconnect(const model::Model& m, Selection selection);
EditResult runDisconnect(model::Transaction& tx, Selection selection, Values values);
std::string whyNotCut(const model::Model& m, Selection selection); ///< of insert and split_link
EditResult runInsert(model::Transaction& tx, Selection selection, Values values);
EditResult runSplitLink(model::Transaction& tx, Selection selection, Values values);

// Roads: road_edits.cpp
std::string whyNotRun(const model::Model& m, Selection selection); ///< of reverse, mirror_lanes, set_run and select_run
EditResult runReverse(model::Transaction& tx, Selection selection, Values values);
EditResult runMirrorLanes(model::Transaction& tx, Selection selection, Values values);
std::string whyNotSplitRun(const model::Model& m, Selection selection);
EditResult runSplitRun(model::Transaction& tx, Selection selection, Values values);
Proposal proposeSetRun(const model::Model& m, Selection selection);
Description describeSetRun(const model::Model& m, Selection selection, Values values);
EditResult runSetRun(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectRun(model::Transaction& tx, Selection selection, Values values);
std::string whyNotSelectConnected(const model::Model& m, Selection selection);
EditResult runSelectConnected(model::Transaction& tx, Selection selection, Values values);

// Whole set: set_verbs.cpp
std::string whyNotRebuild(const model::Model& m, Selection selection);
EditResult runRebuild(model::Transaction& tx, Selection selection, Values values);

// Building: build.cpp. `values` are in the order of the parameters in edit_table.cpp.
Proposal proposeRoad(const model::Model& m, model::Element from);
Proposal proposeWater(const model::Model& m, model::Element from);
bool continuesRoad(const model::Model& m, model::Element from, Values values);
bool continuesWater(const model::Model& m, model::Element from, Values values);
bool joinsRoad(const model::Model& m, model::Element onto, Values values);
bool joinsWater(const model::Model& m, model::Element onto, Values values);
EditResult placeRoad(model::Transaction& tx, const Builder::Click& click, Values values);
EditResult placeWater(model::Transaction& tx, const Builder::Click& click, Values values);

// Pasted and duplicated rows: attach_pasted.cpp. See Editing::attachPasted.
EditResult attachPasted(model::Transaction& tx, Selection made);

} // namespace navsmith::systems::gta_iv_paths
