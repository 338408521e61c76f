#include "core/systems/gta_sa_save/edits.h"

namespace navsmith::systems::gta_sa_save {

std::vector<Edit> edits() {
    auto all = recordEdits();
    for (const auto& edit : mapEdits())
        all.push_back(edit);
    all.push_back(completeCollectionEdit());
    all.push_back(convertProgramEdit());
    all.push_back(repairTimersEdit());
    return all;
}

} // namespace navsmith::systems::gta_sa_save
