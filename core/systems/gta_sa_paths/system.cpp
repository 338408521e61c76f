#include "core/systems/gta_sa_paths/edit_functions.h"
#include "core/systems/gta_sa_paths/edit_table.h"
#include "core/systems/gta_sa_paths/gta_sa_paths.h"
#include "core/systems/gta_sa_paths/load.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/gta_sa_paths/save.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "core/systems/gta_sa_paths/symbols.h"
#include "core/systems/gta_sa_paths/traffic.h"
#include "core/systems/shared/road_switches.h"

namespace navsmith::systems::gta_sa_paths {

System system() {
    return {.id = "gta_sa_paths",
            .title = "San Andreas paths",
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
            .tells = tellRoads,
            .tellsWhat = &typeid(gta_sa_world::Roads),
            .hears = &typeid(gta_sa_world::RoadSwitches),
            .survey = surveyTraffic,
            .copies = {.places = {"models/gta3.img", "data/paths"},
                       .archives = {"models/gta3.img", "models/gta_int.img"},
                       .archiveList = "data/gta.dat",
                       .archiveWord = "IMG"}};
}

} // namespace navsmith::systems::gta_sa_paths
