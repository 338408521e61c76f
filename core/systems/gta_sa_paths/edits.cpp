#include "core/systems/gta_sa_paths/edits.h"

namespace navsmith::systems::gta_sa_paths {

std::vector<Edit> edits() {
    std::vector<Edit> all;
    for (const auto& topic : {nodeEdits(), roadEdits(), lightEdits(), worldLightEdits(), groundEdits(), setEdits()})
        all.insert(all.end(), topic.begin(), topic.end());
    return all;
}

} // namespace navsmith::systems::gta_sa_paths
