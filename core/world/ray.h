// A ray against triangles and boxes, in double precision. For the ray casts of this folder.
#pragma once

#include "core/world/finite.h"

#include <glm/common.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace navsmith::world {

/// Watertight intersection after Woop, Benthin and Wald (2013): the ray becomes the z axis of a sheared space, in which
/// three edge functions decide. Two triangles that share an edge compute the same value with opposite signs for it, so
/// no ray slips between them. Uses double, in which map coordinates lose almost nothing.
class Ray {
public:
    /// `direction` has length 1.
    Ray(const glm::dvec3& origin, const glm::dvec3& direction) : origin_(origin), direction_(direction) {
        const glm::dvec3 size = glm::abs(direction);
        z_ = size.x > size.y ? (size.x > size.z ? 0 : 2) : (size.y > size.z ? 1 : 2);
        x_ = (z_ + 1) % 3;
        y_ = (z_ + 2) % 3;
        if (direction[z_] < 0.0)
            std::swap(x_, y_); // keep the winding
        shear_ = {direction[x_] / direction[z_], direction[y_] / direction[z_], 1.0 / direction[z_]};
        inverse_ = 1.0 / direction;
    }

    struct Meeting {
        double distance = std::numeric_limits<double>::infinity();
        bool front = false;
    };

    [[nodiscard]] const glm::dvec3& origin() const { return origin_; }
    [[nodiscard]] const glm::dvec3& direction() const { return direction_; }

    [[nodiscard]] std::optional<Meeting> meet(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c) const {
        const glm::dvec3 p = sheared(a);
        const glm::dvec3 q = sheared(b);
        const glm::dvec3 r = sheared(c);
        const double u = r.x * q.y - r.y * q.x;
        const double v = p.x * r.y - p.y * r.x;
        const double w = q.x * p.y - q.y * p.x;
        if ((u < 0.0 || v < 0.0 || w < 0.0) && (u > 0.0 || v > 0.0 || w > 0.0))
            return std::nullopt;
        const double determinant = u + v + w;
        if (determinant == 0.0)
            return std::nullopt; // edge-on
        const double distance = (u * p.z + v * q.z + w * r.z) / determinant;
        if (!(distance >= 0.0))
            return std::nullopt;
        return Meeting{distance, determinant > 0.0};
    }

    /// Where the ray enters the box enlarged by `slack` on all sides; none if not before `farthest`.
    [[nodiscard]] std::optional<double> enter(const glm::vec3& minimum, const glm::vec3& maximum, double slack,
                                              double farthest) const {
        double near = 0.0;
        double far = farthest;
        for (glm::length_t i = 0; i < 3; ++i) {
            const double low = static_cast<double>(minimum[i]) - slack - origin_[i];
            const double high = static_cast<double>(maximum[i]) + slack - origin_[i];
            if (direction_[i] == 0.0) {
                if (low > 0.0 || high < 0.0)
                    return std::nullopt;
                continue;
            }
            const double one = low * inverse_[i];
            const double other = high * inverse_[i];
            near = std::max(near, std::min(one, other));
            far = std::min(far, std::max(one, other));
        }
        if (near > far)
            return std::nullopt;
        return near;
    }

private:
    [[nodiscard]] glm::dvec3 sheared(const glm::vec3& point) const {
        const glm::dvec3 from = glm::dvec3(point) - origin_;
        return {from[x_] - shear_.x * from[z_], from[y_] - shear_.y * from[z_], shear_.z * from[z_]};
    }

    glm::dvec3 origin_;
    glm::dvec3 direction_;
    glm::dvec3 inverse_{0.0};
    glm::dvec3 shear_{0.0};
    glm::length_t x_ = 0;
    glm::length_t y_ = 0;
    glm::length_t z_ = 0;
};

} // namespace navsmith::world
