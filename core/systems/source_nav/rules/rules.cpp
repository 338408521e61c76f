#include "core/systems/source_nav/rules/rules.h"

#include "core/checks/dependencies.h"

namespace navsmith::systems::source_nav {

std::span<const checks::Rule> rules() {
    static const auto table = checks::inOrderOfIds({fileRules(), placeRules(), areaRules(), connectionRules(),
                                                    ladderRules(), analysisRules(), mapRules(), staleRules()});
    return table;
}

} // namespace navsmith::systems::source_nav
