#include "core/systems/quake_nav/edits.h"

namespace navsmith::systems::quake_nav {

std::vector<Edit> edits(quake::NavGame game) {
    std::vector<Edit> all;
    // Copies come last, because the common edits that follow begin with the same section.
    for (const auto& part : {nodeEdits(), generateEdits(game), linkEdits(game), traversalEdits(), edictEdits(game),
                             selectEdits(game), copyEdits()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace navsmith::systems::quake_nav
