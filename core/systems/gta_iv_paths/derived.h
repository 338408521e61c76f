// Values that are worked out, over many rows at a time; see PropertySpec::derive.
#pragma once

#include "core/systems/shared/path_derived.h"

namespace navsmith::systems::gta_iv_paths {

using paths::Numbers;
using paths::Rows;

void countCarNodes(const model::Model& m, Rows rows, Numbers out);
void countIntersections(const model::Model& m, Rows rows, Numbers out);
void countLinks(const model::Model& m, Rows rows, Numbers out);

void nodeArea(const model::Model& m, Rows rows, Numbers out);
void nodeId(const model::Model& m, Rows rows, Numbers out);
void nodeLinkCount(const model::Model& m, Rows rows, Numbers out);
void nodeFirstLink(const model::Model& m, Rows rows, Numbers out);

void linkIndex(const model::Model& m, Rows rows, Numbers out);
void linkTargetArea(const model::Model& m, Rows rows, Numbers out);
void linkTargetNode(const model::Model& m, Rows rows, Numbers out);

} // namespace navsmith::systems::gta_iv_paths
