#include "core/systems/gta_sa_tracks/edits.h"

namespace navsmith::systems::gta_sa_tracks {

std::vector<Edit> edits() {
    auto all = pointEdits();
    for (auto& edit : trackEdits())
        all.push_back(std::move(edit));
    return all;
}

} // namespace navsmith::systems::gta_sa_tracks
