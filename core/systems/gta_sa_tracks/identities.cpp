#include "core/systems/gta_sa_tracks/identities.h"

namespace navsmith::systems::gta_sa_tracks {

const model::Identities& identities() {
    static const model::Identities all{{"file", {{"name"}}}, {"point", {{"position"}}}};
    return all;
}

} // namespace navsmith::systems::gta_sa_tracks
