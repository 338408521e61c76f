// What panels and tables show of a mesh that no column holds.
#pragma once

#include "core/model/model.h"

#include <span>

namespace navsmith::systems::source_nav {

using Rows = std::span<const model::Slot>;
using Numbers = std::span<double>;

// Of the file.
void countPlaces(const model::Model& m, Rows rows, Numbers out);
void countAreas(const model::Model& m, Rows rows, Numbers out);
void countConnections(const model::Model& m, Rows rows, Numbers out);
void countHidingSpots(const model::Model& m, Rows rows, Numbers out);
void countEncounterPaths(const model::Model& m, Rows rows, Numbers out);
void countLadders(const model::Model& m, Rows rows, Numbers out);

// Of places: their positions in the file's list, from 1.
void placeIndex(const model::Model& m, Rows rows, Numbers out);
void fogPlaceIndex(const model::Model& m, Rows rows, Numbers out);

// Of areas.
void areaWidth(const model::Model& m, Rows rows, Numbers out);
void areaDepth(const model::Model& m, Rows rows, Numbers out);
void connectionsOut(const model::Model& m, Rows rows, Numbers out);
void connectionsIn(const model::Model& m, Rows rows, Numbers out);
/// 1 for the part with most areas; ways count in both directions, ladders as well.
void connectedPart(const model::Model& m, Rows rows, Numbers out);
void meanLight(const model::Model& m, Rows rows, Numbers out);
void countVisible(const model::Model& m, Rows rows, Numbers out);
void countSpots(const model::Model& m, Rows rows, Numbers out);
void countPaths(const model::Model& m, Rows rows, Numbers out);

// Of connections.
void leadsBack(const model::Model& m, Rows rows, Numbers out);
/// NaN if an end is missing.
void connectionHeight(const model::Model& m, Rows rows, Numbers out);

// Of encounter paths.
void countEncounterSpots(const model::Model& m, Rows rows, Numbers out);

} // namespace navsmith::systems::source_nav
