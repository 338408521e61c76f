#include "core/systems/source_nav/rules/rules.h"

#include <algorithm>

namespace navsmith::systems::source_nav {

std::span<const checks::Rule> rules() {
    static const auto table = [] {
        std::vector<checks::Rule> all;
        for (const auto& part : {fileRules(), placeRules(), areaRules(), connectionRules(), ladderRules(),
                                 analysisRules(), mapRules(), staleRules()})
            all.insert(all.end(), part.begin(), part.end());
        std::ranges::sort(all, {}, &checks::Rule::id); // the order in which fixes run: crashes first
        return all;
    }();
    return table;
}

} // namespace navsmith::systems::source_nav
