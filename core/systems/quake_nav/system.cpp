#include "core/systems/quake_nav/attach_pasted.h"
#include "core/systems/quake_nav/bots.h"
#include "core/systems/quake_nav/convert.h"
#include "core/systems/quake_nav/edits.h"
#include "core/systems/quake_nav/exchange.h"
#include "core/systems/quake_nav/generation/generator.h"
#include "core/systems/quake_nav/load.h"
#include "core/systems/quake_nav/movement.h"
#include "core/systems/quake_nav/quake_nav.h"
#include "core/systems/quake_nav/routes.h"
#include "core/systems/quake_nav/rules.h"
#include "core/systems/quake_nav/save.h"
#include "core/systems/quake_nav/schema.h"
#include "core/systems/quake_nav/symbols.h"
#include "core/systems/quake_nav/unexplained.h"
#include "core/systems/shared/load_parts.h"

namespace navsmith::systems::quake_nav {

namespace {

constexpr std::string_view kBaseGames[] = {"id1", "baseq2"};

using Recognise = Confidence (*)(std::string_view, std::span<const std::byte>, std::uint64_t);

System system(quake::NavGame game, std::string_view id, std::string_view title, Recognise recognise) {
    return {.id = id,
            .title = title,
            .schema = schema(game),
            .codec = {.recognise = recognise,
                      .documents = oneDocumentPerFile,
                      .load = load,
                      .save = save,
                      .fieldAt = fieldAt,
                      .fileNames = {"*.nav", "*.navjson"}},
            .rules = rules(game),
            .view = view(game),
            .editing = {.edits = edits(game),
                        .builders = builders(game),
                        .attachPasted = attachPasted,
                        .holdsNoPlace = holdsNoPlace,
                        .pointBuilders = {{"chain", kNode}},
                        .gridStep = 16},
            .versions = {.formats = formats(game), .formatOf = currentFormat, .convert = convert},
            .map = {.mapNames = mapOfSameName,
                    .blanks = game == quake::NavGame::Quake ? blanksQuake : blanksQuake2,
                    .marks = mapMarks,
                    .aboveGround = static_cast<double>(kFootHeight)},
            .game = {.folder = "bots/navigation", .baseGames = kBaseGames},
            .identities = &identities(),
            .explanations = kExplanations,
            .generator = generation::generator(game),
            .exchange = game == quake::NavGame::Quake ? exchange() : Exchange{},
            .routing = routing(game),
            .traffic = bots(game)};
}

} // namespace

System quake() {
    return system(quake::NavGame::Quake, kQuakeId, "Quake bot waypoints", recogniseQuake);
}

System quake2() {
    return system(quake::NavGame::Quake2, kQuake2Id, "Quake II bot waypoints", recogniseQuake2);
}

} // namespace navsmith::systems::quake_nav
