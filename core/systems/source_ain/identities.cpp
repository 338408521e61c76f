#include "core/model/identity.h"
#include "core/systems/source_ain/schema.h"

namespace navsmith::systems::source_ain {

const model::Identities& identities() {
    static const model::Identities all{{"node", {{"position"}}, 64}, {"link", {{"source", "target"}}}};
    return all;
}

} // namespace navsmith::systems::source_ain
