// What entities of Quake, GoldSrc and Quake II say of how a map looks when a game begins.
#pragma once

#include "core/world/entity_text.h"
#include "core/world/textured_map.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::world {

/// How the faces of a brush model are drawn.
struct ModelLook {
    TextureBlend blend = TextureBlend::Opaque;
    std::uint8_t opacity = 255; ///< 255 unless Translucent

    bool operator==(const ModelLook&) const = default;
};

/// The look of each model, from the first entity that refers to it, as placeModels(). Reads "rendermode" and
/// "renderamt" of GoldSrc and "alpha" of newer engines of Quake.
std::vector<ModelLook> looksOfModels(std::span<const MapEntity> entities, std::size_t models);

/// Whether each light style is on. Styles of lights that somebody has to switch on are off.
std::array<bool, 256> stylesThatAreOn(std::span<const MapEntity> entities);

} // namespace navsmith::world
