// Hands over the light of faces of Quake, GoldSrc and Quake II to the builder of a textured map.
#pragma once

#include "core/world/entity_text.h"
#include "core/world/textured_map_builder.h"
#include "formats/bsp/lightmaps.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace navsmith::world {

/// How a face without light of its own is drawn in a map that has light.
enum class WithoutLight : std::uint8_t {
    Plain, ///< as its texture is
    Dark,
};

/// Quake's engines double a texture under the brightest light.
inline constexpr float kQuakeLight = 1.0F;
/// GoldSrc's leave it as it is, but for their usual gamma: textures of 2.0 shown with 2.5, which brightens middle tones
/// by a quarter.
inline constexpr float kGoldSrcLight = 0.64F;

/// Light is the sum of all styles that are on when a game begins.
class LightOfFaces {
public:
    /// `lights`: by face; `strength`: what their values are multiplied by. Everything must outlive it.
    LightOfFaces(TexturedMapBuilder& builder, std::span<const bsp::FaceLight> lights, const bsp::LightSamples& samples,
                 std::span<const MapEntity> entities, float strength);

    /// For TexturedFace::light.
    std::uint32_t of(std::size_t face, WithoutLight without);

    /// Tells the builder what was skipped.
    void addNotes();

private:
    std::uint32_t dark();

    TexturedMapBuilder& builder_;
    std::span<const bsp::FaceLight> lights_;
    bsp::LightSamples samples_;
    std::array<bool, 256> on_;
    float strength_;
    std::uint32_t dark_ = TexturedFace::kNoLight;
    std::size_t left_; ///< samples that may still be handed over
    std::size_t damaged_ = 0;
};

/// A place on two axes.
glm::vec2 onAxes(const bsp::SurfaceAxes& axes, const glm::vec3& place);

} // namespace navsmith::world
