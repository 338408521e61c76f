#include "core/systems/gta_sa_save/rules.h"

namespace navsmith::systems::gta_sa_save {

std::span<const checks::Rule> rules() {
    static const auto table = [] {
        std::vector<checks::Rule> all;
        for (const auto& part : {fileRules(), positionRules(), groundRules(), regionRules(), recordRules(),
                                 referenceRules(), shapeRules(), mapRules()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

} // namespace navsmith::systems::gta_sa_save
