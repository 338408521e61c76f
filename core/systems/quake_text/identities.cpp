#include "core/model/identity.h"
#include "core/systems/quake_text/schema.h"

namespace navsmith::systems::quake_text {

const model::Identities& identities() {
    static const model::Identities all{{"node", {{"position"}}, 64}, {"link", {{"owner", "target"}}}};
    return all;
}

} // namespace navsmith::systems::quake_text
