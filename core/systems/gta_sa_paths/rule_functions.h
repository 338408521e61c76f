// The functions behind the table in rules.cpp, by the element type that they look at. A check reports at most one
// issue a row and says nothing of what cannot be known because an area is not open. A fix mends one issue if it is
// still there.
#pragma once

#include "core/checks/rule.h"

#include <span>

namespace navsmith::systems::gta_sa_paths {

using checks::Findings;
using checks::Issue;
using RowSpan = std::span<const model::Slot>;

// Areas: rules_file.cpp
void checkForm(const model::Model& model, RowSpan rows, Findings& out);
void checkTotal(const model::Model& model, RowSpan rows, Findings& out);
void checkLimits(const model::Model& model, RowSpan rows, Findings& out);
void checkLinkRanges(const model::Model& model, RowSpan rows, Findings& out);
void checkSpareTargets(const model::Model& model, RowSpan rows, Findings& out);
void checkVehiclesFirst(const model::Model& model, RowSpan rows, Findings& out);
void checkSpareBytes(const model::Model& model, RowSpan rows, Findings& out);
void checkNeighboursOpen(const model::Model& model, RowSpan rows, Findings& out);
void fixForm(model::Transaction& tx, const Issue& issue);
void fixCounts(model::Transaction& tx, const Issue& issue);
void fixLinkRanges(model::Transaction& tx, const Issue& issue);
void fixSpareTargets(model::Transaction& tx, const Issue& issue);
void fixSpareBytes(model::Transaction& tx, const Issue& issue);

// Nodes: rules_node.cpp
void checkAddress(const model::Model& model, RowSpan rows, Findings& out);
void checkSearchCost(const model::Model& model, RowSpan rows, Findings& out);
void checkLinkCount(const model::Model& model, RowSpan rows, Findings& out);
void checkNodeSquare(const model::Model& model, RowSpan rows, Findings& out);
void checkSwitchedOffCopy(const model::Model& model, RowSpan rows, Findings& out);
void checkLanesMeet(const model::Model& model, RowSpan rows, Findings& out);
void checkRoadClass(const model::Model& model, RowSpan rows, Findings& out);
void checkIsolated(const model::Model& model, RowSpan rows, Findings& out);
void checkSamePlace(const model::Model& model, RowSpan rows, Findings& out);
void checkUnknownBits(const model::Model& model, RowSpan rows, Findings& out);
void checkBoatHeight(const model::Model& model, RowSpan rows, Findings& out);
void fixAddress(model::Transaction& tx, const Issue& issue);
void fixSearchCost(model::Transaction& tx, const Issue& issue);
void fixNodeSquare(model::Transaction& tx, const Issue& issue);
void fixSwitchedOffCopy(model::Transaction& tx, const Issue& issue);
void fixRoadClass(model::Transaction& tx, const Issue& issue);
void fixIsolated(model::Transaction& tx, const Issue& issue);
void fixSamePlace(model::Transaction& tx, const Issue& issue);
void fixBoatHeight(model::Transaction& tx, const Issue& issue);

// Links: rules_link.cpp
void checkTarget(const model::Model& model, RowSpan rows, Findings& out);
void checkLinkNavi(const model::Model& model, RowSpan rows, Findings& out);
void checkReverse(const model::Model& model, RowSpan rows, Findings& out);
void checkSelfLink(const model::Model& model, RowSpan rows, Findings& out);
void checkSameType(const model::Model& model, RowSpan rows, Findings& out);
void checkNeighbourArea(const model::Model& model, RowSpan rows, Findings& out);
void checkLength(const model::Model& model, RowSpan rows, Findings& out);
void checkLongEdge(const model::Model& model, RowSpan rows, Findings& out);
void checkNaviShared(const model::Model& model, RowSpan rows, Findings& out);
void checkCrossing(const model::Model& model, RowSpan rows, Findings& out);
void checkPedNavi(const model::Model& model, RowSpan rows, Findings& out);
void fixTarget(model::Transaction& tx, const Issue& issue);
void fixLinkNavi(model::Transaction& tx, const Issue& issue);
void fixReverse(model::Transaction& tx, const Issue& issue);
void fixSelfLink(model::Transaction& tx, const Issue& issue);
void fixSameType(model::Transaction& tx, const Issue& issue);
void fixLength(model::Transaction& tx, const Issue& issue);
void fixLongEdge(model::Transaction& tx, const Issue& issue);
void fixNaviShared(model::Transaction& tx, const Issue& issue);
void fixCrossing(model::Transaction& tx, const Issue& issue);
void fixPedNavi(model::Transaction& tx, const Issue& issue);

// Navi nodes: rules_navi.cpp
void checkAttachment(const model::Model& model, RowSpan rows, Findings& out);
void checkDirection(const model::Model& model, RowSpan rows, Findings& out);
void checkNaviSquare(const model::Model& model, RowSpan rows, Findings& out);
void checkNaviUsed(const model::Model& model, RowSpan rows, Findings& out);
void checkNaviOneEdge(const model::Model& model, RowSpan rows, Findings& out);
void checkLanes(const model::Model& model, RowSpan rows, Findings& out);
void checkNaviMiddle(const model::Model& model, RowSpan rows, Findings& out);
void checkLight(const model::Model& model, RowSpan rows, Findings& out);
void checkNaviWidth(const model::Model& model, RowSpan rows, Findings& out);
void fixAttachment(model::Transaction& tx, const Issue& issue);
void fixDirection(model::Transaction& tx, const Issue& issue);
void fixNaviSquare(model::Transaction& tx, const Issue& issue);
void fixNaviUsed(model::Transaction& tx, const Issue& issue);
void fixNaviOneEdge(model::Transaction& tx, const Issue& issue);
void fixLanes(model::Transaction& tx, const Issue& issue);
void fixNaviMiddle(model::Transaction& tx, const Issue& issue);
void fixNaviWidth(model::Transaction& tx, const Issue& issue);

// The whole graph: rules_graph.cpp
void checkFloodGroups(const model::Model& model, RowSpan rows, Findings& out);
void checkDeadEnds(const model::Model& model, RowSpan rows, Findings& out);
void checkGroupCount(const model::Model& model, RowSpan rows, Findings& out);
void fixFloodGroups(model::Transaction& tx, const Issue& issue);
void fixDeadEnds(model::Transaction& tx, const Issue& issue);

} // namespace navsmith::systems::gta_sa_paths
