#include "core/systems/quake_text/rules.h"

#include "core/checks/dependencies.h"

namespace navsmith::systems::quake_text {

std::span<const checks::Rule> rules() {
    static const auto table = checks::inOrderOfIds({fileRules(), nodeRules(), linkRules(), mapRules()});
    return table;
}

} // namespace navsmith::systems::quake_text
