#include "core/systems/gta_sa_tracks/edits.h"
#include "core/systems/gta_sa_tracks/gta_sa_tracks.h"
#include "core/systems/gta_sa_tracks/load.h"
#include "core/systems/gta_sa_tracks/routes.h"
#include "core/systems/gta_sa_tracks/rules.h"
#include "core/systems/gta_sa_tracks/save.h"
#include "core/systems/gta_sa_tracks/schema.h"
#include "core/systems/gta_sa_tracks/symbols.h"
#include "core/systems/shared/ground_height.h"
#include "core/systems/shared/san_andreas.h"

namespace navsmith::systems::gta_sa_tracks {

System system() {
    return {.id = "gta_sa_tracks",
            .title = "San Andreas train tracks",
            .schema = schema(),
            .codec = {.recognise = recognise,
                      .documents = documents,
                      .load = load,
                      .save = save,
                      .saveFiles = saveFiles,
                      .fieldAt = fieldAt,
                      .fileNames = {"tracks*.dat"},
                      .blankSet = blankSet},
            .rules = rules(),
            .view = view(),
            .editing = {.edits = edits(), .builders = builders(), .attachPasted = attachPasted},
            .map = kInGameWorld,
            .game = {.places = {"data/paths"}},
            .world = sanAndreas(),
            .identities = &identities(),
            .routing = routing()};
}

} // namespace navsmith::systems::gta_sa_tracks
