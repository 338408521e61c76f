#include "core/systems/source_ain/identities.h"

namespace navsmith::systems::source_ain {

const model::Identities& identities() {
    static const model::Identities all{{"node", {{"position"}}, 64}, {"link", {{"source", "target"}}}};
    return all;
}

} // namespace navsmith::systems::source_ain
