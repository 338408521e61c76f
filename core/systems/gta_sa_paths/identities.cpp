#include "core/model/identity.h"
#include "core/systems/gta_sa_paths/schema.h"

namespace navsmith::systems::gta_sa_paths {

const model::Identities& identities() {
    static const model::Identities all{{"file", {{"label"}}},
                                       {"node", {{"group", "position"}, {"position"}}, 8},
                                       {"link", {{"owner", "target"}}},
                                       {"navi", {{"attached", "position"}, {"position"}}, 8}};
    return all;
}

} // namespace navsmith::systems::gta_sa_paths
