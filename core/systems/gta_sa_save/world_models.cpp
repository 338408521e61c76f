#include "core/systems/gta_sa_save/world_models.h"

#include "core/world/model_places.h"

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;

std::string modelName(const Model& m, std::int64_t number) {
    return m.map() == nullptr ? std::string() : std::string(world::modelName(*m.map(), number));
}

bool hasModels(const Model& m, Slot /*file*/) {
    return m.map() != nullptr && m.map()->drawn != nullptr;
}

} // namespace navsmith::systems::gta_sa_save
