// Derived properties of a mesh.
#pragma once

#include "core/model/model.h"

#include <span>

namespace navsmith::systems::source_nav {

using Rows = std::span<const model::Slot>;
using Numbers = std::span<double>;

// For the file.
void countPlaces(const model::Model& m, Rows rows, Numbers out);
void countAreas(const model::Model& m, Rows rows, Numbers out);
void countConnections(const model::Model& m, Rows rows, Numbers out);
void countHidingSpots(const model::Model& m, Rows rows, Numbers out);
void countEncounterPaths(const model::Model& m, Rows rows, Numbers out);
void countLadders(const model::Model& m, Rows rows, Numbers out);

// For places: their position in the list of the file, from 1.
void placeIndex(const model::Model& m, Rows rows, Numbers out);
void fogPlaceIndex(const model::Model& m, Rows rows, Numbers out);

// For areas.
void areaWidth(const model::Model& m, Rows rows, Numbers out);
void areaDepth(const model::Model& m, Rows rows, Numbers out);
void connectionsOut(const model::Model& m, Rows rows, Numbers out);
void connectionsIn(const model::Model& m, Rows rows, Numbers out);
/// 1 for the part with the most areas. Connections and ladders count in both directions.
void connectedPart(const model::Model& m, Rows rows, Numbers out);
void meanLight(const model::Model& m, Rows rows, Numbers out);
void countVisible(const model::Model& m, Rows rows, Numbers out);
void countSpots(const model::Model& m, Rows rows, Numbers out);
void countPaths(const model::Model& m, Rows rows, Numbers out);

// For connections.
void leadsBack(const model::Model& m, Rows rows, Numbers out);
/// NaN if an end is missing.
void connectionHeight(const model::Model& m, Rows rows, Numbers out);

// For encounter paths.
void countEncounterSpots(const model::Model& m, Rows rows, Numbers out);

} // namespace navsmith::systems::source_nav
