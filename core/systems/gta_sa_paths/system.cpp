#include "core/systems/gta_sa_paths/edit_functions.h"
#include "core/systems/gta_sa_paths/edit_table.h"
#include "core/systems/gta_sa_paths/gta_sa_paths.h"
#include "core/systems/gta_sa_paths/load.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/gta_sa_paths/save.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "core/systems/gta_sa_paths/symbols.h"
#include "core/systems/gta_sa_paths/traffic.h"

namespace navsmith::systems::gta_sa_paths {

System system() {
    return {.id = "gta_sa_paths",
            .title = "San Andreas paths",
            .schema = schema(),
            .codec = {.recognise = recognise, .documents = documents, .load = load, .save = save, .fieldAt = fieldAt},
            .rules = rules(),
            .view = view(),
            .editing = {.edits = edits(), .builders = builders(), .attachPasted = attachPasted},
            .game = {.copies = {.places = {"models/gta3.img", "data/paths"},
                                .archives = {"models/gta3.img", "models/gta_int.img"},
                                .archiveList = "data/gta.dat",
                                .archiveWord = "IMG"}},
            .world = exchange<publishRoads, deriveTraffic>("gta_sa")};
}

} // namespace navsmith::systems::gta_sa_paths
