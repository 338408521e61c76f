// The functions behind the table in rules.cpp, by the element type that they look at. A check reports at most one
// issue a row. A fix mends one issue if it is still there.
#pragma once

#include "core/checks/rule.h"

#include <span>

namespace navsmith::systems::quake_nav {

using checks::Findings;
using checks::Issue;
using RowSpan = std::span<const model::Slot>;

// Files: rules_file.cpp
void checkVersion(const model::Model& model, RowSpan rows, Findings& out);
void checkHeuristic(const model::Model& model, RowSpan rows, Findings& out);
void checkLinkRanges(const model::Model& model, RowSpan rows, Findings& out);
void checkTail(const model::Model& model, RowSpan rows, Findings& out);
void fixHeuristic(model::Transaction& tx, const Issue& issue);
void fixLinkRanges(model::Transaction& tx, const Issue& issue);
void fixTail(model::Transaction& tx, const Issue& issue);

// Nodes: rules_node.cpp
void checkNodePlace(const model::Model& model, RowSpan rows, Findings& out);
void checkAlone(const model::Model& model, RowSpan rows, Findings& out);
void checkLinkCount(const model::Model& model, RowSpan rows, Findings& out);
void checkRadius(const model::Model& model, RowSpan rows, Findings& out);
void checkUnknownFlags(const model::Model& model, RowSpan rows, Findings& out);
void checkFlagsOfLinks(const model::Model& model, RowSpan rows, Findings& out);
void checkSamePlace(const model::Model& model, RowSpan rows, Findings& out);
void fixUnknownFlags(model::Transaction& tx, const Issue& issue);
void fixFlagsOfLinks(model::Transaction& tx, const Issue& issue);

// Links: rules_link.cpp
void checkTarget(const model::Model& model, RowSpan rows, Findings& out);
void checkType(const model::Model& model, RowSpan rows, Findings& out);
void checkToItself(const model::Model& model, RowSpan rows, Findings& out);
void checkDouble(const model::Model& model, RowSpan rows, Findings& out);
void checkTraversalThere(const model::Model& model, RowSpan rows, Findings& out);
void checkTraversalWanted(const model::Model& model, RowSpan rows, Findings& out);
void checkTraversalUnwanted(const model::Model& model, RowSpan rows, Findings& out);
void checkEdictWanted(const model::Model& model, RowSpan rows, Findings& out);
void checkTeams(const model::Model& model, RowSpan rows, Findings& out);
void checkReach(const model::Model& model, RowSpan rows, Findings& out);
void eraseLink(model::Transaction& tx, const Issue& issue);
void fixTraversalThere(model::Transaction& tx, const Issue& issue);
void fixTraversalWanted(model::Transaction& tx, const Issue& issue);
void fixTraversalUnwanted(model::Transaction& tx, const Issue& issue);
void fixTeams(model::Transaction& tx, const Issue& issue);

// Traversals and edicts: rules_parts.cpp
void checkTraversalPlace(const model::Model& model, RowSpan rows, Findings& out);
void checkTraversalUse(const model::Model& model, RowSpan rows, Findings& out);
void checkEdictLink(const model::Model& model, RowSpan rows, Findings& out);
void checkEdictAlone(const model::Model& model, RowSpan rows, Findings& out);
void checkEdictBox(const model::Model& model, RowSpan rows, Findings& out);
void fixTraversalUse(model::Transaction& tx, const Issue& issue);
void eraseEdict(model::Transaction& tx, const Issue& issue);
void fixEdictBox(model::Transaction& tx, const Issue& issue);

// The whole graph: rules_graph.cpp
void checkIslands(const model::Model& model, RowSpan rows, Findings& out);
void checkTraps(const model::Model& model, RowSpan rows, Findings& out);
void checkNoWayIn(const model::Model& model, RowSpan rows, Findings& out);

} // namespace navsmith::systems::quake_nav
