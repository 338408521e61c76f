#include "core/systems/shared/load_parts.h"
#include "core/systems/shared/slot_edits.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/bots.h"
#include "core/systems/yapb/convert.h"
#include "core/systems/yapb/edits.h"
#include "core/systems/yapb/exchange.h"
#include "core/systems/yapb/load.h"
#include "core/systems/yapb/routes.h"
#include "core/systems/yapb/rules.h"
#include "core/systems/yapb/save.h"
#include "core/systems/yapb/schema.h"
#include "core/systems/yapb/symbols.h"
#include "core/systems/yapb/unexplained.h"
#include "core/systems/yapb/yapb.h"

namespace navsmith::systems::yapb {

namespace {

constexpr std::string_view kBaseGames[] = {"cstrike"};
constexpr double kOriginAboveFeet = 36;

/// YaPB's; what PODBot, which reads the other files, has instead is not known.
ConsoleLine reload(const model::Model& m) {
    const auto file = fileRow(m);
    return file == model::kNoSlot || isPwf(m, file) ? ConsoleLine{} : ConsoleLine{"yb graph load"};
}

} // namespace

System system() {
    return {
        .id = "yapb",
        .title = "Bot graphs of Counter-Strike",
        .schema = schema(),
        .codec = {.recognise = recognise,
                  .documents = oneDocumentPerFile,
                  .load = load,
                  .save = save,
                  .whyNotSaved = whyNotSaved,
                  .fieldAt = fieldAt,
                  .fileNames = {"*.graph", "*.pwf"}},
        .rules = rules(),
        .view = view(),
        .editing = {.edits = edits(),
                    .builders = builders(),
                    .attachPasted = over<kGraph, slot_graph::attachPasted>,
                    .pointBuilders = {{"chain", kNode}},
                    .gridStep = 16},
        .versions = {.formats = formats(), .formatOf = currentFormat, .convert = convert},
        .map = {.mapNames = mapOfSameName, .setMapSize = setMapSize, .blanks = blanks, .aboveGround = kOriginAboveFeet},
        .game = {.folder = "addons/yapb/data/graph",
                 .baseGames = kBaseGames,
                 .places = {"addons/yapb/data/pwf", "addons/podbot/wptdefault"},
                 .reload = reload},
        .identities = &identities(),
        .explanations = kExplanations,
        .exchange = exchange(),
        .routing = routing(),
        .traffic = bots()};
}

} // namespace navsmith::systems::yapb
