#include "core/systems/gta_sa_paths/compile_texts.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/gta_sa_paths/gta_sa_paths.h"
#include "core/systems/gta_sa_paths/load.h"
#include "core/systems/gta_sa_paths/routes.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/gta_sa_paths/save.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "core/systems/gta_sa_paths/symbols.h"
#include "core/systems/gta_sa_paths/traffic.h"
#include "core/systems/gta_sa_paths/traits.h"
#include "core/systems/gta_sa_paths/unexplained.h"
#include "core/systems/gta_sa_paths/wandering.h"
#include "core/systems/shared/ground_height.h"
#include "core/systems/shared/san_andreas.h"

namespace navsmith::systems::gta_sa_paths {

namespace {

/// What both forms have.
System common(const Traits& traits) {
    return {.id = traits.id,
            .title = traits.title,
            .schema = traits.isExtended ? extendedSchema() : schema(),
            .codec = {.save = save, .saveFiles = saveFiles, .fieldAt = fieldAt, .fileNames = {"NODES*.DAT"}},
            .rules = rules(),
            .view = view(traits.grid),
            .editing = {.edits = edits(),
                        .builders = builders(),
                        .attachPasted = attachPasted,
                        .pointBuilders = {{"build_road", kNode}, {"build_water", kNode}, {"build_path", kNode}}},
            .map = kInGameWorld,
            .world = sharing(sanAndreas(), publishRoads, deriveTraffic),
            .identities = &identities(),
            .explanations = kExplanations,
            .textCompiler = &textCompiler(traits),
            .routing = routing(),
            .traffic = wandering()};
}

} // namespace

System system() {
    auto system = common(kStock);
    system.codec.recognise = recognise;
    system.codec.documents = documents;
    system.codec.load = load;
    system.codec.blankSet = blankSet;
    system.game.copies = {.places = {"models/gta3.img", "data/paths"},
                          .archives = {"models/gta3.img", "models/gta_int.img"},
                          .archiveList = "data/gta.dat",
                          .archiveWord = "IMG"};
    return system;
}

System extended() {
    auto system = common(kExtended);
    system.codec.recognise = recogniseExtended;
    system.codec.documents = extendedDocuments;
    system.codec.load = loadExtended;
    return system;
}

} // namespace navsmith::systems::gta_sa_paths
