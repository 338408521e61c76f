#include "core/systems/quake_nav/rules.h"

#include "core/checks/dependencies.h"

namespace navsmith::systems::quake_nav {

std::span<const checks::Rule> rules(quake::NavGame /*game*/) {
    static const auto table =
        checks::inOrderOfIds({fileRules(), nodeRules(), linkRules(), partRules(), graphRules(), mapRules()});
    return table;
}

} // namespace navsmith::systems::quake_nav
