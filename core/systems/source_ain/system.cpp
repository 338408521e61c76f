#include "core/systems/shared/load_parts.h"
#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/bots.h"
#include "core/systems/source_ain/convert.h"
#include "core/systems/source_ain/edits.h"
#include "core/systems/source_ain/exchange.h"
#include "core/systems/source_ain/generation/generator.h"
#include "core/systems/source_ain/load.h"
#include "core/systems/source_ain/routes.h"
#include "core/systems/source_ain/rules.h"
#include "core/systems/source_ain/save.h"
#include "core/systems/source_ain/schema.h"
#include "core/systems/source_ain/settings.h"
#include "core/systems/source_ain/source_ain.h"
#include "core/systems/source_ain/symbols.h"
#include "core/systems/source_ain/unexplained.h"

namespace navsmith::systems::source_ain {

namespace {

constexpr double kAboveFloor = 5; ///< usual for the entities of nodes

} // namespace

System system() {
    return {.id = "source_ain",
            .title = "Source node graph",
            .schema = schema(),
            .codec = {.recognise = recognise,
                      .documents = oneDocumentPerFile,
                      .load = load,
                      .save = save,
                      .fieldAt = fieldAt,
                      .fileNames = {"*.ain"}},
            .rules = rules(),
            .view = view(),
            .editing = {.edits = edits(),
                        .builders = builders(),
                        .attachPasted = attachPasted,
                        .pointBuilders = {{"chain", kNode}},
                        .gridStep = 16},
            .versions = {.formats = formats(), .formatOf = currentFormat, .convert = convert},
            .map = {.mapNames = mapOfSameName,
                    .namesInMap = namesInMap,
                    .packedFirst = true,
                    .blanks = blanks,
                    .aboveGround = kAboveFloor},
            .game = {.folder = "maps/graphs"},
            .identities = &identities(),
            .explanations = kExplanations,
            .generator = generation::generator(),
            .exchange = exchange(),
            .routing = routing(),
            .traffic = npcs(),
            .settings = settings()};
}

} // namespace navsmith::systems::source_ain
