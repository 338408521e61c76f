// Computes the light of the sample maps: sun, sky and lamps with their shadows, and the light that surfaces throw back.
#pragma once

#include "formats/bsp/lightmaps.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "resources/samples/map_textures.h"

namespace navsmith::samples {

struct LitSurface {
    const MapFace* face = nullptr;
    bsp::SurfaceAxes axes{}; ///< a sample lies on every 16th place
    glm::vec3 colour{0.5F};  ///< mean, linear: how much light it throws back
    bool isLit = true;       ///< has light of its own
    bool throwsShadows = true;
};

/// As their textures tell. The faces must outlive the result.
std::vector<LitSurface> litSurfaces(std::span<const MapFace> faces,
                                    const std::function<bsp::SurfaceAxes(const MapFace&)>& axesOf);

struct Lamp {
    glm::vec3 at{0.0F};
    glm::vec3 colour{1.0F}; ///< linear, near the lamp
    float reach = 0;        ///< where its light ends
};

/// Linear; 1 shows a surface as its texture is.
struct Lighting {
    glm::vec3 towardsSun{0.0F, 0.0F, 1.0F};
    glm::vec3 sun{1.0F};
    glm::vec3 sky{0.3F};
    std::vector<Lamp> lamps;
};

/// Towards the sun of a light_environment entity, which tells where its light goes. Degrees.
glm::vec3 towardsSun(float yaw, float pitch);

/// A grid as bsp::lightGrid() gives it. Width 0: not lit.
struct LightMap {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<glm::vec3> samples; ///< row by row; linear
};

/// By surface. The same arguments give the same light.
std::vector<LightMap> bakeLight(std::span<const LitSurface> surfaces, const Lighting& lighting);

/// Light as games multiply it with a texture on the screen; `plain` leaves the texture as it is.
std::uint8_t lightOnScreen(float linear, float plain);

} // namespace navsmith::samples
