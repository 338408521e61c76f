// What the surfaces of a map hide from an eye, as they are drawn.
#pragma once

#include "core/world/backdrop.h"
#include "render/backdrop_look.h"
#include "render/camera.h"

#include <memory>
#include <optional>

namespace navsmith::render {

class Sight {
public:
    /// The sight without a map: nothing is hidden.
    Sight() = default;
    /// `scale`: symbol::View::fullSizeAt, for what counts as lying in the ground.
    Sight(std::shared_ptr<const world::Backdrop> map, const BackdropLook& look, float scale)
        : map_(std::move(map)), look_(look), scale_(scale) {}

    /// Whether a surface can hide an element at all: not while elements show through the map.
    [[nodiscard]] bool hidesAnything() const;
    /// The nearest surface that is drawn.
    [[nodiscard]] std::optional<world::RayHit> surface(const Ray& ray) const;
    /// Whether a surface that nobody can see through is in front of a point in the picture. What lies on a surface or
    /// up to a step inside the ground counts as visible.
    [[nodiscard]] bool isHidden(const Camera& camera, const glm::vec3& point) const;

private:
    [[nodiscard]] std::optional<world::RayHit> cast(const glm::vec3& from, const Ray& ray, world::RayOptions options,
                                                    float reach) const;

    std::shared_ptr<const world::Backdrop> map_;
    BackdropLook look_;
    float scale_ = 0;
};

} // namespace navsmith::render
