#include "core/systems/gta_sa_tracks/rules.h"

#include <algorithm>

namespace navsmith::systems::gta_sa_tracks {

using checks::Rule;

std::span<const Rule> rules() {
    static const auto table = [] {
        std::vector<Rule> all;
        for (const auto& topic : {fileRules(), pointRules()})
            all.insert(all.end(), topic.begin(), topic.end());
        std::ranges::sort(all, {}, &Rule::id);
        return all;
    }();
    return table;
}

} // namespace navsmith::systems::gta_sa_tracks
