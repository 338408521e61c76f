#include "core/systems/shared/load_parts.h"
#include "core/systems/source_nav/analysis/analysis_parts.h"
#include "core/systems/source_nav/bots/bots.h"
#include "core/systems/source_nav/bots/routes.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/exchange.h"
#include "core/systems/source_nav/files/convert.h"
#include "core/systems/source_nav/files/load.h"
#include "core/systems/source_nav/files/mesh_files.h"
#include "core/systems/source_nav/files/save.h"
#include "core/systems/source_nav/generation/generator.h"
#include "core/systems/source_nav/mesh/floors.h"
#include "core/systems/source_nav/mesh/map_size.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/rules/rules.h"
#include "core/systems/source_nav/shape/transforms.h"
#include "core/systems/source_nav/source_nav.h"
#include "core/systems/source_nav/view/symbols.h"

namespace navsmith::systems::source_nav {

namespace {

Generator generator() {
    auto all = generation::generator();
    all.analyse = analyseMesh;
    all.parts = analysisPartInfos();
    all.trace = traceGeneration;
    return all;
}

/// Counter-Strike on GoldSrc has commands of its own. Those of Source are for cheaters only.
ConsoleLine reload(const model::Model& m) {
    return formatOf(m).version <= source::kLastGoldSrcVersion ? ConsoleLine{"bot_nav_load"}
                                                              : ConsoleLine{"nav_load", "sv_cheats 1"};
}

} // namespace

System system() {
    return {.id = "source_nav",
            .title = "Source navigation mesh",
            .schema = schema(),
            .codec = {.recognise = recognise,
                      .documents = oneDocumentPerFile,
                      .load = load,
                      .save = save,
                      .fieldAt = fieldAt,
                      .fileNames = {"*.nav"},
                      .variants = variants()},
            .rules = rules(),
            .view = view(),
            .editing = {.edits = edits(),
                        .builders = builders(),
                        .attachPasted = attachPasted,
                        .pointBuilders = {{"hiding_spot", kHidingSpot}},
                        .polygonMakers = {polygonAreas()},
                        .transformers = transformers(),
                        .gridStep = static_cast<double>(kGenerationStep)},
            .versions = {.formats = formats(), .formatOf = currentFormat, .convert = convert},
            .map = {.mapNames = mapNames, .namesInMap = namesInMap, .setMapSize = setMapSize, .blanks = blanks},
            .game = {.places = {"maps", "download/maps"}, .reload = reload},
            .identities = &identities(),
            .floors = &floors(),
            .generator = generator(),
            .exchange = exchange(),
            .routing = routing(),
            .traffic = bots(),
            .nodeGroups = "place"};
}

} // namespace navsmith::systems::source_nav
