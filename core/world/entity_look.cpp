#include "core/world/entity_look.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace navsmith::world {
namespace {

enum RenderMode : int { Normal = 0, Solid = 4 };

/// A number without its fraction; 0 if there is none.
int wholeNumber(const MapEntity& entity, std::string_view key, int most) {
    return static_cast<int>(std::clamp(entity.number(key).value_or(0.0F), -1.0F, static_cast<float>(most)));
}

ModelLook lookOf(const MapEntity& entity) {
    constexpr int kMostMode = 255;
    if (const int mode = wholeNumber(entity, "rendermode", kMostMode); mode != Normal) {
        // The amount of a solid only matters if it is none: such models are not drawn.
        const int amount = std::max(wholeNumber(entity, "renderamt", 255), 0);
        if (mode == Solid && amount > 0)
            return {TextureBlend::Masked, 255};
        return {TextureBlend::Translucent, static_cast<std::uint8_t>(amount)};
    }
    // Engines take 0 for "as usual".
    if (const float share = entity.number("alpha").value_or(1.0F); share > 0.0F && share < 1.0F)
        return {TextureBlend::Translucent, static_cast<std::uint8_t>(std::lround(share * 255.0F))};
    return {};
}

} // namespace

std::vector<ModelLook> looksOfModels(std::span<const MapEntity> entities, std::size_t models) {
    std::vector<ModelLook> looks(models);
    std::vector<bool> hasLook(models);
    for (const MapEntity& entity : entities) {
        if (!entity.model || *entity.model == 0 || *entity.model >= models || hasLook[*entity.model])
            continue;
        hasLook[*entity.model] = true;
        looks[*entity.model] = lookOf(entity);
    }
    return looks;
}

std::array<bool, 256> stylesThatAreOn(std::span<const MapEntity> entities) {
    constexpr int kFirstSwitched = 32;
    constexpr std::uint32_t kStartsOff = 1;
    std::array<bool, 256> on{};
    on.fill(true);
    for (const MapEntity& entity : entities) {
        const int style = wholeNumber(entity, "style", 256);
        if (entity.className().starts_with("light") && style >= kFirstSwitched && style < 256 &&
            (entity.spawnFlags() & kStartsOff) != 0)
            on[static_cast<std::size_t>(style)] = false;
    }
    return on;
}

} // namespace navsmith::world
