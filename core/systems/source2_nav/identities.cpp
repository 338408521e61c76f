#include "core/model/identity.h"
#include "core/systems/source2_nav/schema.h"

namespace navsmith::systems::source2_nav {

const model::Identities& identities() {
    static const model::Identities all{
        {"area", {{"id"}}},
        {"corner", {{"owner", "point"}, {"owner", "position"}}},
        {"connection", {{"owner", "edge", "target", "target_edge"}, {"owner", "target"}}},
        {"hiding_spot", {{"owner", "position"}, {"id"}}, 50},
        {"ladder", {{"id"}, {"top", "bottom"}}},
        {"point", {{"position"}}, 1}};
    return all;
}

} // namespace navsmith::systems::source2_nav
