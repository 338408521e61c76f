// Values of properties that are computed.
#pragma once

#include "core/model/model.h"

#include <span>

namespace navsmith::systems::source2_nav {

using Rows = std::span<const model::Slot>;
using Numbers = std::span<double>;

void countAreas(const model::Model& m, Rows rows, Numbers out);
void countConnections(const model::Model& m, Rows rows, Numbers out);
void countHidingSpots(const model::Model& m, Rows rows, Numbers out);
void countLadders(const model::Model& m, Rows rows, Numbers out);
void hullIndex(const model::Model& m, Rows rows, Numbers out);
void pointIndex(const model::Model& m, Rows rows, Numbers out);
void areasAtPoint(const model::Model& m, Rows rows, Numbers out);
void countCorners(const model::Model& m, Rows rows, Numbers out);
void areaSizeX(const model::Model& m, Rows rows, Numbers out);
void areaSizeY(const model::Model& m, Rows rows, Numbers out);
void areaHeight(const model::Model& m, Rows rows, Numbers out);
void connectionsOut(const model::Model& m, Rows rows, Numbers out);
void connectionsIn(const model::Model& m, Rows rows, Numbers out);
void connectedPart(const model::Model& m, Rows rows, Numbers out);
void countSpots(const model::Model& m, Rows rows, Numbers out);
void cornerNumber(const model::Model& m, Rows rows, Numbers out);
void leadsBack(const model::Model& m, Rows rows, Numbers out);
void climbOf(const model::Model& m, Rows rows, Numbers out);
void gapOf(const model::Model& m, Rows rows, Numbers out);

} // namespace navsmith::systems::source2_nav
