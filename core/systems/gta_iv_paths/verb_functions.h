// The functions behind the table in verb_table.cpp, by topic.
#pragma once

#include "core/systems/gta_iv_paths/chosen.h"

namespace navsmith::systems::gta_iv_paths {

// Nodes: node_verbs.cpp
std::string unfitErase(const model::Model& m, Selection selection);
VerbResult runErase(model::Transaction& tx, Selection selection, Values values);
std::string unfitMerge(const model::Model& m, Selection selection);
VerbResult runMerge(model::Transaction& tx, Selection selection, Values values);
std::string unfitSplitRoad(const model::Model& m, Selection selection);
VerbResult runSplitRoad(model::Transaction& tx, Selection selection, Values values);
std::string unfitMoveToArea(const model::Model& m, Selection selection);
VerbResult runMoveToArea(model::Transaction& tx, Selection selection, Values values);

// Links: link_verbs.cpp
std::string unfitConnect(const model::Model& m, Selection selection);
VerbResult runConnect(model::Transaction& tx, Selection selection, Values values);
std::string unfitDisconnect(const model::Model& m, Selection selection);
VerbResult runDisconnect(model::Transaction& tx, Selection selection, Values values);
std::string unfitCut(const model::Model& m, Selection selection); ///< of insert and split_link
VerbResult runInsert(model::Transaction& tx, Selection selection, Values values);
VerbResult runSplitLink(model::Transaction& tx, Selection selection, Values values);

// Roads: run_verbs.cpp
std::string unfitRun(const model::Model& m, Selection selection); ///< of reverse, mirror_lanes, set_run and select_run
VerbResult runReverse(model::Transaction& tx, Selection selection, Values values);
VerbResult runMirrorLanes(model::Transaction& tx, Selection selection, Values values);
std::string unfitSplitRun(const model::Model& m, Selection selection);
VerbResult runSplitRun(model::Transaction& tx, Selection selection, Values values);
std::vector<double> proposeSetRun(const model::Model& m, Selection selection);
Description describeSetRun(const model::Model& m, Selection selection, Values values);
VerbResult runSetRun(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectRun(model::Transaction& tx, Selection selection, Values values);
std::string unfitSelectConnected(const model::Model& m, Selection selection);
VerbResult runSelectConnected(model::Transaction& tx, Selection selection, Values values);

// Whole set: set_verbs.cpp
std::string unfitRebuild(const model::Model& m, Selection selection);
VerbResult runRebuild(model::Transaction& tx, Selection selection, Values values);

// Building: build.cpp. `values` are in the order of the parameters in verb_table.cpp.
std::vector<double> proposeRoad(const model::Model& m, model::Element from);
std::vector<double> proposeWater(const model::Model& m, model::Element from);
bool continuesRoad(const model::Model& m, model::Element from, Values values);
bool continuesWater(const model::Model& m, model::Element from, Values values);
bool joinsRoad(const model::Model& m, model::Element onto, Values values);
bool joinsWater(const model::Model& m, model::Element onto, Values values);
VerbResult placeRoad(model::Transaction& tx, const Builder::Click& click, Values values);
VerbResult placeWater(model::Transaction& tx, const Builder::Click& click, Values values);

// Pasted and duplicated rows: adopt.cpp. See System::adopt.
VerbResult adopt(model::Transaction& tx, Selection made);

} // namespace navsmith::systems::gta_iv_paths
