// Values that are worked out, over many rows at a time; see PropertySpec::derive.
#pragma once

#include "core/model/model.h"

#include <span>

namespace navsmith::systems::gta_iv_paths {

using Rows = std::span<const model::Slot>;
using Numbers = std::span<double>;

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
