#include "core/systems/yapb/edits.h"

namespace navsmith::systems::yapb {

std::vector<Edit> edits() {
    std::vector<Edit> all;
    for (const auto& topic : {nodeEdits(), linkEdits(), mapEdits(), graphEdits()})
        all.insert(all.end(), topic.begin(), topic.end());
    return all;
}

} // namespace navsmith::systems::yapb
