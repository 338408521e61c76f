#include "core/systems/source_ain/rules.h"

#include "core/checks/dependencies.h"
#include "core/systems/source_ain/access.h"

namespace navsmith::systems::source_ain {

void fixAllZones(model::Transaction& tx, const Issue&) {
    setZones(tx);
}

std::span<const checks::Rule> rules() {
    static const auto all = checks::inOrderOfIds({fileRules(), nodeRules(), linkRules(), mapRules()});
    return all;
}

} // namespace navsmith::systems::source_ain
