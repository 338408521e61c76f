#include "core/systems/gta_sa_paths/identities.h"

namespace navsmith::systems::gta_sa_paths {

const model::Identities& identities() {
    static const model::Identities all{{"file", {{"label"}}},
                                       {"node", {{"group", "position"}, {"position"}}},
                                       {"link", {{"owner", "target"}}},
                                       {"navi", {{"attached", "position"}, {"position"}}}};
    return all;
}

} // namespace navsmith::systems::gta_sa_paths
