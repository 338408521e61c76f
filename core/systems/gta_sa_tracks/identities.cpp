#include "core/systems/gta_sa_tracks/identities.h"

namespace navsmith::systems::gta_sa_tracks {

const model::Identities& identities() {
    static const model::Identities all{{"file", {{"name"}}}, {"point", {{"position"}}, 8}};
    return all;
}

} // namespace navsmith::systems::gta_sa_tracks
