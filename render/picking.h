// What lies under the mouse, found on the CPU among the scene's own arrays.
#pragma once

#include "render/camera.h"
#include "render/scene.h"

#include <functional>
#include <optional>
#include <vector>

namespace navsmith::render {

/// Which elements count; empty: all.
using Pickable = std::function<bool(model::Element)>;

struct Hit {
    model::Element element;
    float depth = 0;  ///< in front of the eye, along its direction, world units
    float pixels = 0; ///< from the mouse
};

/// The element under a pixel, within some pixels of it. Sprites win over lines, lines over surfaces; among equals the
/// nearest to the mouse, then to the eye.
std::optional<Hit> pick(const Scene& scene, const Camera& camera, glm::vec2 pixel, float tolerance = 5,
                        const Pickable& pickable = {});

/// Elements inside a rectangle of the picture: sprites by their centre, lines by both ends. Ascending.
std::vector<model::Element> pickRectangle(const Scene& scene, const Camera& camera, glm::vec2 corner,
                                          glm::vec2 opposite, const Pickable& pickable = {});

} // namespace navsmith::render
