// What lies under the mouse, found on the CPU among the scene's own arrays.
#pragma once

#include "render/camera.h"
#include "render/scene.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::render {

/// Which elements count; empty: all.
using Pickable = std::function<bool(model::Element)>;

struct Hit {
    model::Element element;
    float depth = 0;  ///< in front of the eye, along its direction, world units
    float pixels = 0; ///< from the mouse
    /// Nothing but a faint surface lies there, which hints at a volume: whoever points there may mean what it holds.
    bool faint = false;
};

/// The element under a pixel, within some pixels of it. Sprites win over lines, lines over surfaces; among equals the
/// nearest to the mouse, then to the eye.
std::optional<Hit> pick(const Scene& scene, const Camera& camera, glm::vec2 pixel, float tolerance = 5,
                        const Pickable& pickable = {});

/// Elements inside a rectangle of the picture: sprites by their centre, lines by both ends. Ascending.
std::vector<model::Element> pickRectangle(const Scene& scene, const Camera& camera, glm::vec2 corner,
                                          glm::vec2 opposite, const Pickable& pickable = {});

/// The same inside a line that is closed from its last point to its first, in pixels; it may cross itself.
std::vector<model::Element> pickPolygon(const Scene& scene, const Camera& camera, std::span<const glm::vec2> outline,
                                        const Pickable& pickable = {});

/// Elements whose overview comes within a distance of a point of the world, whatever stands before it: sprites by their
/// centre, lines, strips and surfaces by their nearest place. Ascending.
std::vector<model::Element> pickAround(const Scene& scene, const glm::vec3& centre, float radius,
                                       const Pickable& pickable = {});

} // namespace navsmith::render
