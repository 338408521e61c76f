#include "core/systems/yapb/lifts.h"

#include "core/systems/yapb/access.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

namespace navsmith::systems::yapb {

namespace {

using world::MapEntity;
using world::MapGeometry;
using world::MapModel;

constexpr float kNarrowestPlatform = 32; ///< a player's width
constexpr float kUpright = 1;            ///< corners of a track that differ less in plan are above each other

/// How far below and above the place of its model a mover stops, and how far beside it.
struct Stops {
    float below = 0;
    float above = 0;
    glm::vec2 beside{0};
};
using Travel = std::optional<Stops>;

/// Built where it stops above.
Travel travelOfPlatform(const MapEntity& entity, const MapModel& model) {
    constexpr float staysOut = 8; // of the floor
    const float height = entity.number("height").value_or(0);
    const float travel = height != 0 ? height : model.maximum.z - model.minimum.z - staysOut;
    return Stops{-travel, 0};
}

/// 1 for a door that opens upwards, -1 downwards.
std::optional<float> openingOf(const MapEntity& entity) {
    constexpr float straightUp = -1;
    constexpr float straightDown = -2;
    constexpr float upright = 90;
    if (const auto angle = entity.number("angle")) {
        if (*angle == straightUp || *angle == straightDown)
            return *angle == straightUp ? 1.0F : -1.0F;
        return std::nullopt;
    }
    const auto angles = world::parseVector(entity.value("angles"));
    if (!angles || std::abs(angles->x) != upright)
        return std::nullopt;
    return angles->x < 0 ? 1.0F : -1.0F;
}

Travel travelOfDoor(const MapEntity& entity, const MapModel& model) {
    constexpr float frame = 2; // models are as much larger than their brushes
    const auto opening = openingOf(entity);
    if (!opening)
        return std::nullopt;
    const float way = model.maximum.z - model.minimum.z - frame - entity.number("lip").value_or(0);
    return *opening > 0 ? Stops{0, way} : Stops{-way, 0};
}

/// Along the corners of its track, where its middle stops.
Travel travelOfTrain(const MapGeometry& map, const MapEntity& entity, const MapModel& model) {
    const auto middle = (model.minimum + model.maximum) * 0.5F;
    std::vector<const MapEntity*> corners;
    auto name = entity.value("target");
    float lowest = 0;
    float highest = 0;
    glm::vec2 first{0};
    while (!name.empty()) {
        const auto corner = std::ranges::find_if(map.entities, [&](const MapEntity& each) {
            return each.className() == "path_corner" && each.value("targetname") == name;
        });
        if (corner == map.entities.end() || !corner->origin || std::ranges::find(corners, &*corner) != corners.end())
            break;
        const glm::vec2 place(*corner->origin);
        const float by = corner->origin->z - middle.z;
        if (corners.empty()) {
            first = place;
            lowest = highest = by;
        }
        if (glm::distance(place, first) > kUpright)
            return std::nullopt;
        lowest = std::min(lowest, by);
        highest = std::max(highest, by);
        corners.push_back(&*corner);
        name = corner->value("target");
    }
    // It starts at its first corner, wherever it was built.
    return corners.empty() ? std::nullopt : Travel(Stops{lowest, highest, first - glm::vec2(middle)});
}

Travel travelOf(const MapGeometry& map, const MapEntity& entity, const MapModel& model) {
    const auto kind = entity.className();
    if (kind == "func_plat")
        return travelOfPlatform(entity, model);
    if (kind == "func_door")
        return travelOfDoor(entity, model);
    return kind == "func_train" ? travelOfTrain(map, entity, model) : std::nullopt;
}

} // namespace

float Lift::distanceTo(const glm::vec2& place) const {
    return glm::distance(place, glm::clamp(place, low, high));
}

std::vector<Lift> liftsOf(const MapGeometry& map) {
    std::vector<Lift> lifts;
    for (std::size_t i = 0; i < map.entities.size(); ++i) {
        const auto& entity = map.entities[i];
        if (!entity.model || *entity.model >= map.models.size())
            continue;
        const auto& model = map.models[*entity.model];
        const auto travel = travelOf(map, entity, model);
        const auto size = model.maximum - model.minimum;
        if (!travel || !(travel->above - travel->below >= kHighestStep) ||
            std::min(size.x, size.y) < kNarrowestPlatform)
            continue;
        const auto place = entity.origin.value_or(glm::vec3(0)) + glm::vec3(travel->beside, 0);
        const float platform = place.z + model.maximum.z;
        lifts.push_back({static_cast<std::uint32_t>(i), glm::vec2(place + model.minimum),
                         glm::vec2(place + model.maximum), platform + travel->below, platform + travel->above});
    }
    return lifts;
}

} // namespace navsmith::systems::yapb
