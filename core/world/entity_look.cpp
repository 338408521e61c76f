#include "core/world/entity_look.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace navsmith::world {
namespace {

enum RenderMode : int { Normal = 0, Solid = 4 };

std::string_view withoutSpace(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t+"), text.size()));
    return text;
}

ModelLook lookOf(const MapEntity& entity) {
    if (const int mode = wholeNumber(entity.value("rendermode"), Normal); mode != Normal) {
        // The amount of a solid only matters if it is none: such models are not drawn.
        const int amount = std::clamp(wholeNumber(entity.value("renderamt"), 0), 0, 255);
        if (mode == Solid && amount > 0)
            return {TextureBlend::Masked, 255};
        return {TextureBlend::Translucent, static_cast<std::uint8_t>(amount)};
    }
    const auto alpha = withoutSpace(entity.value("alpha"));
    float share = 1.0F;
    const auto [end, failure] = std::from_chars(alpha.data(), alpha.data() + alpha.size(), share);
    // Engines take 0 for "as usual".
    if (failure == std::errc() && share > 0.0F && share < 1.0F)
        return {TextureBlend::Translucent, static_cast<std::uint8_t>(std::lround(share * 255.0F))};
    return {};
}

} // namespace

int wholeNumber(std::string_view text, int otherwise) {
    text = withoutSpace(text);
    int number = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::vector<ModelLook> looksOfModels(std::span<const MapEntity> entities, std::size_t models) {
    std::vector<ModelLook> looks(models);
    std::vector<bool> known(models);
    for (const MapEntity& entity : entities) {
        if (!entity.model || *entity.model == 0 || *entity.model >= models || known[*entity.model])
            continue;
        known[*entity.model] = true;
        looks[*entity.model] = lookOf(entity);
    }
    return looks;
}

std::array<bool, 256> stylesThatAreOn(std::span<const MapEntity> entities) {
    constexpr int kFirstSwitched = 32;
    constexpr int kStartsOff = 1;
    std::array<bool, 256> on{};
    on.fill(true);
    for (const MapEntity& entity : entities) {
        const int style = wholeNumber(entity.value("style"), 0);
        if (entity.className().starts_with("light") && style >= kFirstSwitched && style < 256 &&
            (wholeNumber(entity.value("spawnflags"), 0) & kStartsOff) != 0)
            on[static_cast<std::size_t>(style)] = false;
    }
    return on;
}

} // namespace navsmith::world
