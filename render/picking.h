// Finds the elements under the mouse, on the CPU, in the scene's arrays.
#pragma once

#include "render/camera.h"
#include "render/scene.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::render {

/// Filter for elements; empty: all.
using Pickable = std::function<bool(model::Element)>;

/// Whether the map hides a point in the picture; empty: it hides nothing.
using Hides = std::function<bool(const glm::vec3&)>;

struct Hit {
    model::Element element;
    float depth = 0;  ///< distance from the eye along the viewing direction, world units
    float pixels = 0; ///< distance from the mouse
    /// The hit is only a faint surface that indicates a volume: the user may mean something inside it.
    bool faint = false;
    bool hidden = false; ///< by the map
};

/// The element within some pixels of a pixel. What can be seen wins over what the map hides, then sprites over lines,
/// lines over surfaces, and surfaces over lines that are near but not under the mouse; among equals the nearest to the
/// mouse, then to the eye. Of sprites at one place, that whose symbol is listed last in the view wins.
std::optional<Hit> pick(const Scene& scene, const Camera& camera, glm::vec2 pixel, float tolerance = 5,
                        const Pickable& pickable = {}, const Hides& hides = {});

/// All elements within some pixels of a pixel: pick()'s first, then what can be seen before what the map hides, in the
/// order of pick(), each from near to far.
std::vector<Hit> pickAll(const Scene& scene, const Camera& camera, glm::vec2 pixel, float tolerance = 5,
                         const Pickable& pickable = {}, const Hides& hides = {});

/// Elements inside a screen rectangle: sprites by their centre, lines by both ends. Ascending.
std::vector<model::Element> pickRectangle(const Scene& scene, const Camera& camera, glm::vec2 corner,
                                          glm::vec2 opposite, const Pickable& pickable = {});

/// The same inside a polygon in pixels, closed automatically; it may intersect itself.
std::vector<model::Element> pickPolygon(const Scene& scene, const Camera& camera, std::span<const glm::vec2> outline,
                                        const Pickable& pickable = {});

/// Elements whose overview comes within a distance of a world point, regardless of occlusion: sprites by their centre;
/// lines, strips and surfaces by their nearest point. Ascending.
std::vector<model::Element> pickAround(const Scene& scene, const glm::vec3& centre, float radius,
                                       const Pickable& pickable = {});

} // namespace navsmith::render
