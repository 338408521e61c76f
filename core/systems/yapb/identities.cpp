#include "core/model/identity.h"
#include "core/systems/yapb/schema.h"

namespace navsmith::systems::yapb {

const model::Identities& identities() {
    static const model::Identities all{{"node", {{"position"}}, 64}, {"link", {{"owner", "target"}}}};
    return all;
}

} // namespace navsmith::systems::yapb
