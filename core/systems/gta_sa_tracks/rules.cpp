#include "core/systems/gta_sa_tracks/rules.h"

#include "core/checks/dependencies.h"

namespace navsmith::systems::gta_sa_tracks {

std::span<const checks::Rule> rules() {
    static const auto table = checks::inOrderOfIds({fileRules(), pointRules()});
    return table;
}

} // namespace navsmith::systems::gta_sa_tracks
