#include "core/systems/yapb/rules.h"

#include "core/checks/dependencies.h"

namespace navsmith::systems::yapb {

std::span<const checks::Rule> rules() {
    static const auto table = checks::inOrderOfIds({fileRules(), nodeRules(), linkRules(), mapRules()});
    return table;
}

} // namespace navsmith::systems::yapb
