#include "core/systems/gta_iv_paths/edits.h"

#include "core/systems/gta_iv_paths/edge_edits.h"
#include "core/systems/shared/path_link_edits.h"

namespace navsmith::systems::gta_iv_paths {

std::vector<Edit> edits() {
    auto all = paths::linkEdits<kEditing>();
    for (const auto& topic : {roadEdits(), setEdits()})
        all.insert(all.end(), topic.begin(), topic.end());
    return all;
}

} // namespace navsmith::systems::gta_iv_paths
