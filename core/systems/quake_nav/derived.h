// Derived properties, computed for many rows at a time.
#pragma once

#include "core/model/model.h"
#include "formats/texts/texts.h"

#include <span>
#include <string>
#include <string_view>

namespace navsmith::systems::quake_nav {

using Rows = std::span<const model::Slot>;
using Numbers = std::span<double>;

void countNodes(const model::Model& model, Rows rows, Numbers out);
void countLinks(const model::Model& model, Rows rows, Numbers out);
void countTraversals(const model::Model& model, Rows rows, Numbers out);
void countEdicts(const model::Model& model, Rows rows, Numbers out);
void nodeIndex(const model::Model& model, Rows rows, Numbers out);
void nodeLinkCount(const model::Model& model, Rows rows, Numbers out);
void nodeFirstLink(const model::Model& model, Rows rows, Numbers out);
void linkIndex(const model::Model& model, Rows rows, Numbers out);
void linkLength(const model::Model& model, Rows rows, Numbers out);
void linkClimb(const model::Model& model, Rows rows, Numbers out);
void traversalIndex(const model::Model& model, Rows rows, Numbers out);
void traversalAcross(const model::Model& model, Rows rows, Numbers out);
void traversalUp(const model::Model& model, Rows rows, Numbers out);
void edictIndex(const model::Model& model, Rows rows, Numbers out);
void edictNumber(const model::Model& model, Rows rows, Numbers out);

/// The brush entity that an edict refers to, for the user; ends with "?" if others fit as well. Empty without a map.
std::string brushOfEdict(const model::Model& model, model::Slot row);
inline constexpr std::string_view kNoBrush = texts::mark("no such brush in the map");
bool hasMap(const model::Model& model, model::Slot file);

} // namespace navsmith::systems::quake_nav
