// The functions behind the table in rules.cpp, by the element type that they look at. A check reports at most one
// issue a row and says nothing of what cannot be known because an area is not open. A fix mends one issue if it is
// still there.
#pragma once

#include "core/checks/rule.h"

#include <span>

namespace navsmith::systems::gta_iv_paths {

using checks::Findings;
using checks::Issue;
using RowSpan = std::span<const model::Slot>;

// Areas: rules_file.cpp
void checkTail(const model::Model& model, RowSpan rows, Findings& out);
void checkTotal(const model::Model& model, RowSpan rows, Findings& out);
void checkLinkRanges(const model::Model& model, RowSpan rows, Findings& out);
void checkLimits(const model::Model& model, RowSpan rows, Findings& out);
void checkNeighboursOpen(const model::Model& model, RowSpan rows, Findings& out);
void fixTail(model::Transaction& tx, const Issue& issue);
void fixTotal(model::Transaction& tx, const Issue& issue);
void fixLinkRanges(model::Transaction& tx, const Issue& issue);

// Nodes: rules_node.cpp
void checkAddress(const model::Model& model, RowSpan rows, Findings& out);
void checkSearchCost(const model::Model& model, RowSpan rows, Findings& out);
void checkStoredCount(const model::Model& model, RowSpan rows, Findings& out);
void checkLinkingDisabled(const model::Model& model, RowSpan rows, Findings& out);
void checkSquare(const model::Model& model, RowSpan rows, Findings& out);
void checkIntersection(const model::Model& model, RowSpan rows, Findings& out);
void checkIsolated(const model::Model& model, RowSpan rows, Findings& out);
void checkSamePlace(const model::Model& model, RowSpan rows, Findings& out);
void fixAddress(model::Transaction& tx, const Issue& issue);
void fixSearchCost(model::Transaction& tx, const Issue& issue);
void fixStoredCount(model::Transaction& tx, const Issue& issue);
void fixLinkingDisabled(model::Transaction& tx, const Issue& issue);
void fixSquare(model::Transaction& tx, const Issue& issue);
void fixIntersection(model::Transaction& tx, const Issue& issue);

// Links: rules_link.cpp
void checkTarget(const model::Model& model, RowSpan rows, Findings& out);
void checkReverse(const model::Model& model, RowSpan rows, Findings& out);
void checkLength(const model::Model& model, RowSpan rows, Findings& out);
void checkLanes(const model::Model& model, RowSpan rows, Findings& out);
void checkSameType(const model::Model& model, RowSpan rows, Findings& out);
void checkFloodGroup(const model::Model& model, RowSpan rows, Findings& out);
void checkNeighbourArea(const model::Model& model, RowSpan rows, Findings& out);
void fixTarget(model::Transaction& tx, const Issue& issue);
void fixReverse(model::Transaction& tx, const Issue& issue);
void fixLength(model::Transaction& tx, const Issue& issue);
void fixLanes(model::Transaction& tx, const Issue& issue);
void fixSameType(model::Transaction& tx, const Issue& issue);
void fixFloodGroup(model::Transaction& tx, const Issue& issue);

} // namespace navsmith::systems::gta_iv_paths
