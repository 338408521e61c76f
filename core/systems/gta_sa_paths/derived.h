// Derived properties: what follows from a row's place in its file and from its references.
#pragma once

#include "core/systems/shared/path_derived.h"

namespace navsmith::systems::gta_sa_paths {

using paths::Numbers;
using paths::Rows;

void countNavis(const model::Model& model, Rows rows, Numbers out);
void writtenForm(const model::Model& model, Rows rows, Numbers out);

void nodeFlagsWord(const model::Model& model, Rows rows, Numbers out);

void linkNaviWord(const model::Model& model, Rows rows, Numbers out);

void naviArea(const model::Model& model, Rows rows, Numbers out);
void naviId(const model::Model& model, Rows rows, Numbers out);
void naviLanesWord(const model::Model& model, Rows rows, Numbers out);

} // namespace navsmith::systems::gta_sa_paths
