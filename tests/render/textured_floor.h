// A small map with textures and light: a floor of 200 by 200 units around the origin.
#pragma once

#include "core/world/backdrop.h"
#include "render/map_textures.h"

#include <array>
#include <functional>
#include <memory>

namespace navsmith::tests {

using Pixel = std::array<std::uint8_t, 4>;

world::TextureImage imageOf(std::uint32_t width, std::uint32_t height,
                            const std::function<Pixel(std::uint32_t x, std::uint32_t y)>& pixel);

/// The floor, of one texture that covers it once: left of its image is west, top is north.
world::TexturedMap texturedFloor(world::MapTexture texture, world::MapLayer layer = world::MapLayer::Solid);
/// Adds another floor at a height.
void addFloor(world::TexturedMap& map, float height, world::MapTexture texture,
              world::MapLayer layer = world::MapLayer::Solid);
/// The same surfaces without textures.
std::shared_ptr<const world::Backdrop> backdropOf(const world::TexturedMap& map);

} // namespace navsmith::tests
