#include "core/systems/source2_nav/rules.h"

#include "core/checks/dependencies.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::source2_nav {

std::span<const checks::Rule> rules() {
    static const auto table = checks::inOrderOfIds({connectionRules(), areaRules(), overlapRules(), ladderRules()});
    return table;
}

std::string areaText(const model::Model& m, model::Column<model::Ref> handle, model::Slot row) {
    const auto ref = m.get(handle, row);
    if (ref.isNone())
        return texts::format("no area");
    if (ref.isSlot())
        return texts::format("area {}", m.get(area::id, ref.slot()));
    return texts::format("area {}, which is not there", m.rawValue(handle, ref));
}

} // namespace navsmith::systems::source2_nav
