#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/gta_sa_save.h"
#include "core/systems/gta_sa_save/load.h"
#include "core/systems/gta_sa_save/roads.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/save.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/gta_sa_save/symbols.h"
#include "core/systems/shared/road_switches.h"

namespace navsmith::systems::gta_sa_save {

System system() {
    return {.id = kSystemId,
            .title = "San Andreas save",
            .schema = schema(),
            .recognise = recognise,
            .documents = documents,
            .load = load,
            .save = save,
            .fieldAt = fieldAt,
            .rules = rules(),
            .view = view(),
            .edits = edits(),
            .builders = builders(),
            .adopt = adopt,
            .world = "gta_sa",
            .tells = tellSwitches,
            .tellsWhat = &typeid(gta_sa_world::RoadSwitches),
            .hears = &typeid(gta_sa_world::Roads),
            .survey = surveyRoads};
}

} // namespace navsmith::systems::gta_sa_save
