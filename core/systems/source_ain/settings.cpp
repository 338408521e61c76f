#include "core/systems/source_ain/settings.h"

#include "core/systems/source_ain/access.h"

#include <utility>

namespace navsmith::systems::source_ain {

std::vector<DocumentSetting> settings() {
    DocumentSetting hull{.id = "hull",
                         .title = "Hull",
                         .help = "The size of NPC whose ways are shown: nodes are drawn where it stands, links in the "
                                 "colour of its movement",
                         .offered = hullCount};
    for (const auto& each : hullNames())
        hull.options.push_back({each.id, each.title});
    return {std::move(hull),
            {.id = "game",
             .title = "Game",
             .help = "The game whose limit of nodes counts for checks and edits",
             .options = {{"unknown", "Not chosen: 8,192 nodes"},
                         {"sdk", "Half-Life 2 and mods: 1,500 nodes"},
                         {"gmod", "Garry's Mod: 8,192 nodes"},
                         {"gmod-2019", "Garry's Mod before 2025: 4,096 nodes"}}}};
}

} // namespace navsmith::systems::source_ain
