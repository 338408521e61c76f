#include "core/systems/gta_iv_paths/edits.h"

namespace navsmith::systems::gta_iv_paths {

std::vector<Edit> edits() {
    std::vector<Edit> all;
    for (const auto& topic : {linkEdits(), nodeEdits(), roadEdits(), setEdits()})
        all.insert(all.end(), topic.begin(), topic.end());
    return all;
}

} // namespace navsmith::systems::gta_iv_paths
