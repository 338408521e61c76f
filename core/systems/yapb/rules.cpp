#include "core/systems/yapb/rules.h"

#include "core/systems/shared/slot_rules.h"
#include "core/systems/yapb/access.h"

namespace navsmith::systems::yapb {

std::span<const checks::Rule> rules() {
    static const auto table = [] {
        const auto slots =
            slot_graph::linkRules<kGraph>({.loops = "YB031", .twice = "YB032", .slots = "YB033"},
                                          checks::Severity::Error, {checks::own(file::container, file::version)});
        return checks::inOrderOfIds({fileRules(), nodeRules(), linkRules(), slots, mapRules()});
    }();
    return table;
}

} // namespace navsmith::systems::yapb
