#include "core/systems/quake_nav/rules.h"

#include <algorithm>

namespace navsmith::systems::quake_nav {

std::span<const checks::Rule> rules(quake::NavGame /*game*/) {
    static const auto table = [] {
        std::vector<checks::Rule> all;
        for (const auto& part : {fileRules(), nodeRules(), linkRules(), partRules(), graphRules(), mapRules()})
            all.insert(all.end(), part.begin(), part.end());
        std::ranges::sort(all, {}, &checks::Rule::id); // the order in which fixes run
        return all;
    }();
    return table;
}

} // namespace navsmith::systems::quake_nav
