#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/gta_iv_paths/gta_iv_paths.h"
#include "core/systems/gta_iv_paths/load.h"
#include "core/systems/gta_iv_paths/routes.h"
#include "core/systems/gta_iv_paths/rules.h"
#include "core/systems/gta_iv_paths/save.h"
#include "core/systems/gta_iv_paths/schema.h"
#include "core/systems/gta_iv_paths/symbols.h"
#include "core/systems/gta_iv_paths/unexplained.h"

namespace navsmith::systems::gta_iv_paths {

System system() {
    return {.id = "gta_iv_paths",
            .title = "GTA IV paths",
            .schema = schema(),
            .codec = {.recognise = recognise,
                      .documents = documents,
                      .load = load,
                      .save = save,
                      .saveFiles = saveFiles,
                      .fieldAt = fieldAt,
                      .fileNames = {"nodes*.nod"}},
            .rules = rules(),
            .view = view(),
            .editing = {.edits = edits(),
                        .builders = builders(),
                        .attachPasted = attachPasted,
                        .pointBuilders = {{"build_road", kNode}, {"build_water", kNode}}},
            .game = {.places = {"pc/data/cdimages/paths.img"}},
            .world = {.name = "gta_iv"},
            .identities = &identities(),
            .explanations = kExplanations,
            .routing = routing()};
}

} // namespace navsmith::systems::gta_iv_paths
