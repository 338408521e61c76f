#include "core/model/identity.h"
#include "core/systems/gta_sa_save/schema.h"

namespace navsmith::systems::gta_sa_save {

const model::Identities& identities() {
    // Records of other types are known by their number.
    static const model::Identities all{{"path_region", {{"minimum", "maximum"}}},
                                       {"car_generator", {{"position"}, {"index"}}},
                                       {"restart", {{"kind", "position"}}},
                                       {"garage", {{"name"}}},
                                       {"zone", {{"list", "name"}}},
                                       {"stunt_jump", {{"start_minimum"}}},
                                       {"enex_connection", {{"index"}}},
                                       {"object", {{"handle"}}},
                                       {"thread", {{"name"}}},
                                       {"loaded_file", {{"number"}}},
                                       {"price_change", {{"item"}}},
                                       {"block", {{"content"}}}};
    return all;
}

} // namespace navsmith::systems::gta_sa_save
