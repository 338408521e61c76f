// docs/checks.md describes what each rule counts and fixes.
#include "core/systems/gta_sa_paths/rules.h"

#include "core/systems/shared/path_rules.h"

namespace navsmith::systems::gta_sa_paths {

std::span<const Rule> rules() {
    static const auto table = checks::inOrderOfIds(
        {paths::rules<kGraph>({.linkRanges = "SA005", .target = "SA006", .neighboursOpen = "SA057"}), fileRules(),
         nodeRules(), linkRules(), naviRules(), graphRules(), trafficRules(), groundRules(), laneRules()});
    return table;
}

} // namespace navsmith::systems::gta_sa_paths
