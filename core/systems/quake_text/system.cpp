#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/blank.h"
#include "core/systems/quake_text/convert.h"
#include "core/systems/quake_text/edits.h"
#include "core/systems/quake_text/exchange.h"
#include "core/systems/quake_text/load.h"
#include "core/systems/quake_text/quake_text.h"
#include "core/systems/quake_text/routes.h"
#include "core/systems/quake_text/rules.h"
#include "core/systems/quake_text/save.h"
#include "core/systems/quake_text/schema.h"
#include "core/systems/quake_text/symbols.h"
#include "core/systems/quake_text/unexplained.h"
#include "core/systems/shared/slot_edits.h"

namespace navsmith::systems::quake_text {

namespace {

constexpr std::string_view kBaseGames[] = {"id1", "data"};
constexpr double kOriginAboveFeet = 24;

} // namespace

System system() {
    return {.id = "quake_text",
            .title = "Quake text waypoints",
            .schema = schema(),
            .codec = {.recognise = recognise,
                      .documents = documents,
                      .load = load,
                      .save = save,
                      .fieldAt = fieldAt,
                      .fileNames = {"*.way", "*.wa1", "*.wa2", "*.wa3", "*.wa4", "*.wa5", "*.wa6", "*.wa7", "*.wa8",
                                    "*.wa9", "*.bot", "map_*.qc", "*.waypoints", "*.waypoints.cache",
                                    "*.waypoints.hardwired"},
                      .inParts = true},
            .rules = rules(),
            .view = view(),
            .editing = {.edits = edits(),
                        .builders = builders(),
                        .attachPasted = over<kGraph, slot_graph::attachPasted>,
                        .pointBuilders = {{"chain", kNode}},
                        .gridStep = 16},
            .versions = {.formats = formats(), .formatOf = currentFormat, .convert = convert},
            .map = {.mapNames = mapNames, .blanks = blanks, .aboveGround = kOriginAboveFeet},
            .game = {.folder = "bots/maps", .baseGames = kBaseGames, .places = {"maps"}},
            .identities = &identities(),
            .explanations = kExplanations,
            .exchange = exchange(),
            .routing = routing()};
}

} // namespace navsmith::systems::quake_text
