#include "core/world/map_builder.h"

#include "core/world/rotation.h"
#include "formats/bsp/polygons.h"
#include "formats/bytes/plain_text.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>

namespace navsmith::world {
namespace {

constexpr auto kUnused = std::numeric_limits<std::uint32_t>::max();

glm::mat4 placeOf(const MapEntity& entity, bool turned) {
    glm::mat4 place(1.0F);
    if (entity.origin && bsp::isSound(*entity.origin))
        place = glm::translate(place, *entity.origin);
    const auto angles = turned ? parseVector(entity.value("angles")) : std::nullopt;
    return angles ? place * rotationOf(*angles) : place;
}

/// Classes of brushes that only notice who is inside, besides those whose name says so. Some maps give them a visible
/// texture.
constexpr std::array<std::string_view, 17> kZones{
    "func_bomb_target",  "func_buyzone",       "func_capturezone", "func_dustcloud",      "func_dustmotes",
    "func_escapezone",   "func_friction",      "func_grencatch",   "func_hostage_rescue", "func_mortar_field",
    "func_nobuild",      "func_precipitation", "func_regenerate",  "func_respawnroom",    "func_smokevolume",
    "func_tankcontrols", "func_vip_safetyzone"};

bool isTrigger(std::string_view className) {
    return className.starts_with("trigger_") || className.starts_with("func_nav_") ||
           std::find(kZones.begin(), kZones.end(), className) != kZones.end();
}

} // namespace

MapLayer layerByName(std::string_view texture, std::span<const NameRule> rules, MapLayer otherwise) {
    std::string name(texture.size(), '\0');
    std::transform(texture.begin(), texture.end(), name.begin(), bytes::lower);
    const auto rule = std::find_if(rules.begin(), rules.end(), [&](const NameRule& candidate) {
        return candidate.beginning ? name.starts_with(candidate.name) : name == candidate.name;
    });
    return rule == rules.end() ? otherwise : rule->layer;
}

std::vector<ModelPlace> placeModels(std::span<const MapEntity> entities, std::size_t models, bool turned) {
    std::vector<ModelPlace> places(models);
    std::vector<bool> placed(models);
    for (const MapEntity& entity : entities) {
        // Model 0 is the world and is not placed.
        if (!entity.model || *entity.model == 0 || *entity.model >= models || placed[*entity.model])
            continue;
        placed[*entity.model] = true;
        places[*entity.model] = {placeOf(entity, turned), isTrigger(entity.className())};
    }
    return places;
}

bool hasArea(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c) {
    const glm::dvec3 normal = glm::cross(glm::dvec3(b) - glm::dvec3(a), glm::dvec3(c) - glm::dvec3(a));
    return normal.x != 0.0 || normal.y != 0.0 || normal.z != 0.0;
}

void MapBuilder::beginModel(const ModelPlace& place) {
    ++model_;
    place_ = place;
}

std::uint32_t MapBuilder::addPosition(const glm::vec3& position) {
    positions_.emplace_back(place_.transform * glm::vec4(position, 1.0F));
    return static_cast<std::uint32_t>(positions_.size() - 1);
}

void MapBuilder::addTriangle(MapLayer layer, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    if (!hasArea(positions_[a], positions_[b], positions_[c]))
        return;
    auto& indices = layers_[static_cast<std::size_t>(place_.trigger ? MapLayer::Triggers : layer)];
    indices.insert(indices.end(), {a, c, b});
}

void MapBuilder::addPolygon(MapLayer layer, std::span<const std::uint32_t> corners) {
    polygon_.clear();
    for (const std::uint32_t corner : corners) {
        Position& entry = indexes_[corner];
        if (entry.model != model_)
            entry = {model_, addPosition(vertices_[corner])};
        polygon_.push_back(entry.index);
    }
    for (std::size_t i = 2; i < polygon_.size(); ++i)
        addTriangle(layer, polygon_[0], polygon_[i - 1], polygon_[i]);
}

void MapBuilder::addPolygon(MapLayer layer, std::span<const glm::vec3> corners) {
    polygon_.clear();
    for (const glm::vec3& corner : corners)
        polygon_.push_back(addPosition(corner));
    for (std::size_t i = 2; i < polygon_.size(); ++i)
        addTriangle(layer, polygon_[0], polygon_[i - 1], polygon_[i]);
}

void MapBuilder::finish(MapGeometry& into) && {
    std::size_t count = 0;
    for (const auto& layer : layers_)
        count += layer.size();
    into.indices.clear();
    into.indices.reserve(count);
    into.layers.clear();
    for (const MapLayerInfo& info : mapLayers()) {
        auto& layer = layers_[static_cast<std::size_t>(info.layer)];
        if (layer.empty())
            continue;
        into.layers.push_back({info.layer, static_cast<std::uint32_t>(into.indices.size() / 3),
                               static_cast<std::uint32_t>(layer.size() / 3)});
        into.indices.insert(into.indices.end(), layer.begin(), layer.end());
        std::vector<std::uint32_t>().swap(layer);
    }

    std::vector<std::uint32_t> numbers(positions_.size(), kUnused);
    into.positions.clear();
    for (std::uint32_t& index : into.indices) {
        std::uint32_t& number = numbers[index];
        if (number == kUnused) {
            number = static_cast<std::uint32_t>(into.positions.size());
            into.positions.push_back(positions_[index]);
        }
        index = number;
    }
    into.minimum = into.maximum = into.positions.empty() ? glm::vec3(0.0F) : into.positions.front();
    for (const glm::vec3& position : into.positions) {
        into.minimum = glm::min(into.minimum, position);
        into.maximum = glm::max(into.maximum, position);
    }
}

} // namespace navsmith::world
