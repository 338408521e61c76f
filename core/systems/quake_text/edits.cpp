#include "core/systems/quake_text/edits.h"

namespace navsmith::systems::quake_text {

std::vector<Edit> edits() {
    std::vector<Edit> all;
    for (const auto& topic : {nodeEdits(), linkEdits(), markerEdits(), zoneEdits()})
        all.insert(all.end(), topic.begin(), topic.end());
    return all;
}

} // namespace navsmith::systems::quake_text
