#include "core/model/identity.h"
#include "core/systems/gta_sa_tracks/schema.h"

namespace navsmith::systems::gta_sa_tracks {

const model::Identities& identities() {
    static const model::Identities all{{"file", {{"name"}}}, {"point", {{"position"}}, 8}};
    return all;
}

} // namespace navsmith::systems::gta_sa_tracks
