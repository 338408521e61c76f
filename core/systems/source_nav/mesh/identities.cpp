#include "core/model/identity.h"
#include "core/systems/source_nav/mesh/schema.h"

namespace navsmith::systems::source_nav {

const model::Identities& identities() {
    static const model::Identities all{
        {"place", {{"name"}}},
        {"fog_place", {{"name"}}},
        {"area", {{"north_west", "south_east"}, {"id"}}, 50},
        {"connection", {{"owner", "side", "target"}, {"owner", "target"}}},
        {"hiding_spot", {{"owner", "position"}, {"id"}}, 50},
        {"encounter_path", {{"owner", "from", "to", "from_direction", "to_direction"}, {"owner", "from", "to"}}},
        {"ladder", {{"top", "bottom"}, {"id"}}, 50}};
    return all;
}

} // namespace navsmith::systems::source_nav
