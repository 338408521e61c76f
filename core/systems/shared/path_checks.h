// Rules for every path graph. A check reports nothing about areas that are not open.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/shared/path_edit.h"

#include <span>
#include <string_view>

namespace navsmith::systems::paths {

using Rows = std::span<const model::Slot>;

/// Files: all neighbour areas are open.
void checkNeighboursOpen(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);
/// Files: the links are stored in the order of their nodes, without gaps.
void checkLinkRanges(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);
void fixLinkRanges(const Graph& g, model::Transaction& tx, const checks::Issue& issue);
/// Nodes: the stored address is that of their place in the file.
void checkAddress(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);
void fixAddress(const Graph& g, model::Transaction& tx, const checks::Issue& issue);
/// Nodes: they lie in the square of their area.
void checkSquare(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);
void fixSquare(const Graph& g, model::Transaction& tx, const checks::Issue& issue);
/// Nodes: no two of one type lie at the same place.
void checkSamePlace(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out,
                    std::string_view (*nodeTypeName)(const model::Model& m, model::Slot nodeRow));
/// Links: the target exists.
void checkTarget(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);
/// Erases the link and its link back.
void fixTarget(const Graph& g, model::Transaction& tx, const checks::Issue& issue);
/// Links: the stored length is right, and equal both ways. See correctLength().
void fixLength(const Graph& g, model::Transaction& tx, const checks::Issue& issue);
/// Links: they lead into the same area or one that touches it.
void checkNeighbourArea(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);

} // namespace navsmith::systems::paths
