#include "core/systems/quake_nav/brush_match.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::quake_nav {
namespace {

/// How well the position of an entity fits. Movers that go up and down keep x and y.
enum class Fit : std::uint8_t { Elsewhere, AboveOrBelow, Same };

struct Candidate {
    BrushMatch match;
    Fit fit = Fit::Elsewhere;
    float across = 0; ///< in whole units, so that rounding does not outweigh the height
    float along = 0;
};

bool within(float difference) {
    return std::abs(difference) <= kSizeTolerance;
}

bool sameSize(const glm::vec3& one, const glm::vec3& other) {
    return within(one.x - other.x) && within(one.y - other.y) && within(one.z - other.z);
}

Fit fitOf(const glm::vec3& apart) {
    if (!within(apart.x) || !within(apart.y))
        return Fit::Elsewhere;
    return within(apart.z) ? Fit::Same : Fit::AboveOrBelow;
}

} // namespace

std::optional<EntityBox> entityBox(const world::MapGeometry& map, std::size_t entity) {
    const world::MapEntity& brush = map.entities[entity];
    if (!brush.model || *brush.model == 0 || *brush.model >= map.models.size())
        return std::nullopt;
    const world::MapModel& model = map.models[*brush.model];
    const glm::vec3 origin = brush.origin.value_or(glm::vec3(0.0F));
    return EntityBox{model.minimum + origin - kBoxGrowth, model.maximum + origin + kBoxGrowth};
}

std::vector<BrushMatch> matches(const world::MapGeometry& map, const glm::vec3& minimum, const glm::vec3& maximum) {
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < map.entities.size(); ++i) {
        const auto box = entityBox(map, i);
        if (!box || !sameSize(maximum - minimum, box->maximum - box->minimum) ||
            map.entities[i].className().starts_with("trigger_"))
            continue;
        const glm::vec3 apart = 0.5F * (box->minimum + box->maximum) - 0.5F * (minimum + maximum);
        Candidate candidate;
        candidate.match = {i, *map.entities[i].model, glm::length(apart), false};
        candidate.fit = fitOf(apart);
        candidate.across = std::round(glm::length(glm::vec2(apart)));
        candidate.along = std::abs(apart.z);
        candidates.push_back(candidate);
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& one, const Candidate& other) {
        return one.across != other.across ? one.across < other.across : one.along < other.along;
    });
    if (!candidates.empty())
        candidates.front().match.sure = candidates.size() == 1 || candidates[0].fit > candidates[1].fit;

    std::vector<BrushMatch> result(candidates.size());
    std::transform(candidates.begin(), candidates.end(), result.begin(),
                   [](const Candidate& candidate) { return candidate.match; });
    return result;
}

std::uint32_t modelIndexInQuake2(const world::MapEntity& entity) {
    constexpr std::uint32_t worldModel = 1;
    return worldModel + entity.model.value_or(0);
}

std::string nameOfEntity(const world::MapGeometry& map, std::size_t entity) {
    const auto& e = map.entities[entity];
    std::string name(e.className());
    if (const auto target = e.value("targetname"); !target.empty())
        name += fmt::format(" {}", target);
    return e.model ? name + fmt::format(" (*{})", *e.model) : name;
}

std::optional<EntityBox> restingBox(const world::MapGeometry& map, std::size_t entity) {
    auto box = entityBox(map, entity);
    const auto& e = map.entities[entity];
    const bool lift = e.className() == "func_plat" || e.className() == "func_new_plat";
    if (!box || !lift || !e.value("targetname").empty())
        return box;
    // The game's rule: the key "height", else the height of the model, as it is spread, minus 8 units.
    constexpr float left = 8;
    const float height = e.number("height").value_or(0);
    const float size = box->maximum.z - box->minimum.z - 2 * (kBoxGrowth - kModelSpread);
    const float down = height > 0 ? height : std::max(0.0F, size - left);
    box->minimum.z -= down;
    box->maximum.z -= down;
    return box;
}

} // namespace navsmith::systems::quake_nav
