#include "core/systems/source_ain/limits.h"

#include "core/systems/source_ain/access.h"

namespace navsmith::systems::source_ain {

Game gameOf(const model::Model& m) {
    return static_cast<Game>(m.setting(kGameSetting));
}

std::size_t mostNodes(const model::Model& m) {
    switch (gameOf(m)) {
    case Game::Sdk:
        return kSdkNodes;
    case Game::OldGarrysMod:
        return kOldGarrysModNodes;
    default:
        return kGarrysModNodes;
    }
}

} // namespace navsmith::systems::source_ain
