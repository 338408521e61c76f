// docs/checks.md describes what each rule counts and fixes.
#include "core/systems/gta_sa_paths/rules.h"

#include <algorithm>

namespace navsmith::systems::gta_sa_paths {

using checks::Rule;

std::span<const Rule> rules() {
    static const auto table = [] {
        std::vector<Rule> all;
        for (const auto& topic : {fileRules(), nodeRules(), linkRules(), naviRules(), graphRules(), trafficRules(),
                                  groundRules(), laneRules()})
            all.insert(all.end(), topic.begin(), topic.end());
        std::ranges::sort(all, {}, &Rule::id); // fixes run in this order: references first, then what derives from them
        return all;
    }();
    return table;
}

} // namespace navsmith::systems::gta_sa_paths
