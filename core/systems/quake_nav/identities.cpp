#include "core/model/identity.h"
#include "core/systems/quake_nav/schema.h"

namespace navsmith::systems::quake_nav {

const model::Identities& identities() {
    static const model::Identities all{{"node", {{"position"}}, 64},
                                       {"link", {{"owner", "target"}}},
                                       {"traversal", {{"start", "end"}}},
                                       {"edict", {{"link"}}}};
    return all;
}

} // namespace navsmith::systems::quake_nav
