#include "core/systems/gta_sa_save/difference_words.h"
#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/gta_sa_save.h"
#include "core/systems/gta_sa_save/load.h"
#include "core/systems/gta_sa_save/roads.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/save.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/gta_sa_save/symbols.h"
#include "core/systems/gta_sa_save/unexplained.h"
#include "core/systems/shared/ground_height.h"
#include "core/systems/shared/load_parts.h"
#include "core/systems/shared/san_andreas.h"

namespace navsmith::systems::gta_sa_save {

System system() {
    return {.id = kSystemId,
            .title = "San Andreas save",
            .schema = schema(),
            .codec = {.recognise = recognise,
                      .documents = oneDocumentPerFile,
                      .load = load,
                      .save = save,
                      .fieldAt = fieldAt,
                      .fileNames = {"GTASAsf*.b"}},
            .rules = rules(),
            .view = view(),
            .editing = {.edits = edits(), .builders = builders(), .attachPasted = attachPasted},
            .map = kInGameWorld,
            .world = sharing(sanAndreas(), publishSwitches, deriveEffects),
            .identities = &identities(),
            .explanations = kExplanations,
            .differenceWords = differenceWords};
}

} // namespace navsmith::systems::gta_sa_save
