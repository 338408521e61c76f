// Zones and goals of KTX and Frogbot 2, as authors choose them: docs/waypoints.md tells how far they agree.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/quake_text/access.h"

#include <cstdint>
#include <map>

namespace navsmith::systems::quake_text {

/// Zones or goals, by slot.
using MarkerNumbers = std::map<model::Slot, std::uint8_t>;

/// Which markers get numbers.
enum class Fill : std::uint8_t { Missing, All };

/// Zones of markers: `Missing` leaves markers in their zones and lists the others only. Markers of unknown place that
/// have no ways are left out, and all that there is no room for.
MarkerNumbers proposeZones(const model::Model& m, Fill fill);

/// Goals of items that ways lead to. What an item is tells the file's list or the open map. Leaves out what the game
/// gives the same goal without being told.
MarkerNumbers proposeGoals(const model::Model& m, Fill fill);

/// What of it is not so yet.
struct ZonesAndGoals {
    MarkerNumbers zones;
    MarkerNumbers goals;
};
ZonesAndGoals proposeZonesAndGoals(const model::Model& m, Fill fill);
void setZonesAndGoals(model::Transaction& tx, const ZonesAndGoals& numbers);

} // namespace navsmith::systems::quake_text
