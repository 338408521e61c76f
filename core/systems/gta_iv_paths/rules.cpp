// The table. The rules are those of section 9 of the format page.
#include "core/systems/gta_iv_paths/rules.h"

#include <algorithm>

namespace navsmith::systems::gta_iv_paths {

using checks::Rule;

std::span<const Rule> rules() {
    static const auto table = [] {
        std::vector<Rule> all;
        addFileRules(all);
        addNodeRules(all);
        addLinkRules(all);
        std::ranges::sort(all, {}, &Rule::id); // fixes run in this order: references first, then what derives from them
        return all;
    }();
    return table;
}

} // namespace navsmith::systems::gta_iv_paths
