#include "core/model/identity.h"
#include "core/systems/gta_iv_paths/schema.h"

namespace navsmith::systems::gta_iv_paths {

const model::Identities& identities() {
    static const model::Identities all{
        {"file", {{"label"}}}, {"node", {{"group", "position"}, {"position"}}, 8}, {"link", {{"owner", "target"}}}};
    return all;
}

} // namespace navsmith::systems::gta_iv_paths
