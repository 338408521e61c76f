#include "core/systems/quake_text/rules.h"

#include "core/systems/quake_text/access.h"
#include "core/systems/shared/slot_rules.h"

namespace navsmith::systems::quake_text {

std::span<const checks::Rule> rules() {
    static const auto table = [] {
        const auto slots = slot_graph::linkRules<kGraph>(
            {.loops = "QT021", .twice = "QT023", .slots = "QT022"}, checks::Severity::Warning,
            {checks::at({model::along(link::owner), model::along(node::file)}, file::dialect)});
        return checks::inOrderOfIds({fileRules(), nodeRules(), linkRules(), slots, mapRules()});
    }();
    return table;
}

} // namespace navsmith::systems::quake_text
