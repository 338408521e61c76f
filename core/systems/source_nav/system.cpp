#include "core/systems/source_nav/analysis_parts.h"
#include "core/systems/source_nav/attach_pasted.h"
#include "core/systems/source_nav/bots.h"
#include "core/systems/source_nav/convert.h"
#include "core/systems/source_nav/edits.h"
#include "core/systems/source_nav/floors.h"
#include "core/systems/source_nav/generation/generator.h"
#include "core/systems/source_nav/identities.h"
#include "core/systems/source_nav/load.h"
#include "core/systems/source_nav/map_size.h"
#include "core/systems/source_nav/mesh_files.h"
#include "core/systems/source_nav/routes.h"
#include "core/systems/source_nav/rules.h"
#include "core/systems/source_nav/save.h"
#include "core/systems/source_nav/schema.h"
#include "core/systems/source_nav/source_nav.h"
#include "core/systems/source_nav/symbols.h"

namespace navsmith::systems::source_nav {

namespace {

Generator generator() {
    auto all = generation::generator();
    all.analyse = analyseMesh;
    all.parts = analysisPartInfos();
    return all;
}

} // namespace

System system() {
    return {.id = "source_nav",
            .title = "Source navigation mesh",
            .schema = schema(),
            .codec = {.recognise = recognise,
                      .documents = documents,
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
                        .pointBuilders = {{"hiding_spot", kHidingSpot}}},
            .versions = {.formats = formats(), .formatOf = currentFormat, .convert = convert},
            .map = {.mapNames = mapNames, .namesInMap = namesInMap, .setMapSize = setMapSize, .blank = blank},
            .game = {.places = {"maps", "download/maps"}},
            .identities = &identities(),
            .floors = &floors(),
            .generator = generator(),
            .routing = routing(),
            .traffic = bots(),
            .nodeGroups = "place"};
}

} // namespace navsmith::systems::source_nav
