#include "core/world/model_places.h"

#include <algorithm>
#include <limits>

namespace navsmith::world {

namespace {

bool isId(std::int64_t id) {
    return id >= 0 && id <= std::numeric_limits<std::uint32_t>::max();
}

} // namespace

std::string_view modelName(const Backdrop& map, std::int64_t id) {
    if (map.drawn == nullptr || !isId(id))
        return {};
    const auto name = map.drawn->names.find(static_cast<std::uint32_t>(id));
    return name == map.drawn->names.end() ? std::string_view() : name->second;
}

std::vector<ModelSpot> placesOfModel(const Backdrop& map, std::int64_t id) {
    if (map.drawn == nullptr || !isId(id))
        return {};
    const auto& models = map.drawn->models; // each id once
    const auto model = std::ranges::find(models, static_cast<std::uint32_t>(id), &DrawnModel::id);
    if (model == models.end())
        return {};
    const auto index = static_cast<std::uint32_t>(model - models.begin());
    std::vector<ModelSpot> inFull;
    std::vector<ModelSpot> low;
    for (const auto& object : map.drawn->objects) {
        if (object.model != index)
            continue;
        auto& place = (object.low ? low : inFull).emplace_back(ModelSpot{object.position});
        if (object.placement != kNoPlacement && map.placed != nullptr)
            place.bounds = map.placed->boundsOf(object.placement);
    }
    return inFull.empty() ? low : inFull;
}

} // namespace navsmith::world
