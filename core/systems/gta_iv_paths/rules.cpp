#include "core/systems/gta_iv_paths/rules.h"

#include "core/systems/shared/path_rules.h"

namespace navsmith::systems::gta_iv_paths {

std::span<const Rule> rules() {
    static const auto table = checks::inOrderOfIds(
        {paths::rules<kGraph>({.linkRanges = "IV004", .target = "IV005", .neighboursOpen = "IV023"}), fileRules(),
         nodeRules(), linkRules()});
    return table;
}

} // namespace navsmith::systems::gta_iv_paths
