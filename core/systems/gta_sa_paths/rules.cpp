#include "core/systems/gta_sa_paths/rules.h"

namespace navsmith::systems::gta_sa_paths {

std::span<const checks::Rule> rules() {
    return {};
}

} // namespace navsmith::systems::gta_sa_paths
