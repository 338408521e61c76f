// Derived values of a path graph, for many rows at a time; see PropertySpec::derive.
#pragma once

#include "core/systems/shared/derived_rows.h"
#include "core/systems/shared/path_graph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::systems::paths {

using Rows = std::span<const model::Slot>;
using Numbers = std::span<double>;

/// For files: the nodes of a group; the links of all their nodes.
void countNodes(const Graph& g, const model::Model& m, Rows rows, Numbers out, unsigned group);
void countLinks(const Graph& g, const model::Model& m, Rows rows, Numbers out);

/// For nodes: the area, the place in its file, how many links there are.
void nodeArea(const Graph& g, const model::Model& m, Rows rows, Numbers out);
void nodeId(const Graph& g, const model::Model& m, Rows rows, Numbers out);
void nodeLinkCount(const Graph& g, const model::Model& m, Rows rows, Numbers out);

/// For nodes: the first link's place in the table of the file.
void nodeFirstLink(const Graph& g, const model::Model& m, Rows rows, Numbers out);
/// For links: the place in that table.
void linkIndex(const Graph& g, const model::Model& m, Rows rows, Numbers out);
/// For links: the address that is stored for the target.
void linkTargetArea(const Graph& g, const model::Model& m, Rows rows, Numbers out);
void linkTargetNode(const Graph& g, const model::Model& m, Rows rows, Numbers out);

} // namespace navsmith::systems::paths
