#include "core/world/light_of_faces.h"

#include "core/world/entity_look.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace navsmith::world {
namespace {

/// In a sound map faces share no light. A damaged one may ask for gigabytes.
constexpr std::size_t kMostSharing = 4;

} // namespace

LightOfFaces::LightOfFaces(TexturedMapBuilder& builder, std::span<const bsp::FaceLight> lights,
                           const bsp::LightSamples& samples, std::span<const MapEntity> entities, float strength)
    : builder_(builder), lights_(lights), samples_(samples), on_(stylesThatAreOn(entities)), strength_(strength),
      left_(kMostSharing * samples.bytes.size() / samples.channels) {}

std::uint32_t LightOfFaces::of(std::size_t face, WithoutLight without) {
    if (samples_.bytes.empty())
        return TexturedFace::kNoLight;
    const bsp::FaceLight& light = lights_[face];
    if (light.width == 0)
        return without == WithoutLight::Dark ? dark() : TexturedFace::kNoLight;
    const std::size_t size = std::size_t{light.width} * light.height;
    std::vector<std::uint8_t> rgb;
    if (size <= left_) {
        left_ -= size;
        rgb = bsp::readLight(samples_, light, [&](std::uint8_t style) { return on_.at(style); });
    }
    if (rgb.empty()) {
        ++damaged_;
        return TexturedFace::kNoLight;
    }
    for (std::uint8_t& value : rgb)
        value = static_cast<std::uint8_t>(std::lround(static_cast<float>(value) * strength_));
    return builder_.addLightmap(light.width, light.height, rgb);
}

std::uint32_t LightOfFaces::dark() {
    constexpr std::array<std::uint8_t, 3> kBlack{};
    if (dark_ == TexturedFace::kNoLight)
        dark_ = builder_.addLightmap(1, 1, kBlack);
    return dark_;
}

void LightOfFaces::addNotes() {
    if (damaged_ > 0)
        builder_.addNote(texts::format("the light of {} faces lies beyond the map's light and was ignored", damaged_));
}

glm::vec2 onAxes(const bsp::SurfaceAxes& axes, const glm::vec3& place) {
    return {glm::dot(glm::vec3(axes[0]), place) + axes[0].w, glm::dot(glm::vec3(axes[1]), place) + axes[1].w};
}

} // namespace navsmith::world
