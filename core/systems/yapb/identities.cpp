#include "core/systems/yapb/identities.h"

namespace navsmith::systems::yapb {

const model::Identities& identities() {
    static const model::Identities all{{"node", {{"position"}}, 64}, {"link", {{"owner", "target"}}}};
    return all;
}

} // namespace navsmith::systems::yapb
