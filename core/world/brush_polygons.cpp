#include "core/world/brush_polygons.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::world {
namespace {

using Polygon = std::vector<glm::dvec3>;

constexpr double kOnPlane = 1e-4; // map coordinates are floats, so the planes that meet in a corner miss each other by
                                  // up to this much
constexpr double kNormalSlack = 1e-2;

bool isUnit(const bsp::Plane& plane) {
    const double length = glm::length(glm::dvec3(plane.normal));
    return std::abs(length - 1.0) < kNormalSlack && std::abs(plane.distance) <= bsp::kFarthest;
}

/// A square on the plane, larger than any map, clockwise as seen from the side that the normal points to.
Polygon wholePlane(const bsp::Plane& plane) {
    const glm::dvec3 normal(plane.normal);
    const glm::dvec3 aside = std::abs(normal.z) < 0.7 ? glm::dvec3(0, 0, 1) : glm::dvec3(1, 0, 0);
    const double reach = 4.0 * static_cast<double>(bsp::kFarthest);
    const glm::dvec3 right = glm::normalize(glm::cross(aside, normal)) * reach;
    const glm::dvec3 up = glm::normalize(glm::cross(normal, right)) * reach;
    const glm::dvec3 middle = normal * static_cast<double>(plane.distance);
    return {middle - right - up, middle - right + up, middle + right + up, middle + right - up};
}

/// The part of the polygon behind the plane.
Polygon behind(const Polygon& polygon, const bsp::Plane& plane) {
    const auto height = [&](const glm::dvec3& point) {
        return glm::dot(glm::dvec3(plane.normal), point) - static_cast<double>(plane.distance);
    };
    Polygon result;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const glm::dvec3& here = polygon[i];
        const glm::dvec3& next = polygon[(i + 1) % polygon.size()];
        const double heightHere = height(here);
        const double heightNext = height(next);
        if (heightHere <= kOnPlane)
            result.push_back(here);
        if ((heightHere < -kOnPlane && heightNext > kOnPlane) || (heightHere > kOnPlane && heightNext < -kOnPlane))
            result.push_back(glm::mix(here, next, heightHere / (heightHere - heightNext)));
    }
    return result;
}

/// Whether a plane bounds the brush in more than an edge or a corner, as bevels do.
bool hasWidth(const Polygon& polygon) {
    constexpr double kLeastWidth = 1e-2;
    glm::dvec3 twiceArea(0.0);
    double longest = 0.0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const glm::dvec3 next = polygon[(i + 1) % polygon.size()];
        twiceArea += glm::cross(polygon[i] - polygon[0], next - polygon[0]);
        longest = std::max(longest, glm::distance(polygon[i], next));
    }
    return glm::length(twiceArea) > kLeastWidth * longest;
}

} // namespace

std::vector<std::vector<glm::vec3>> brushPolygons(std::span<const bsp::Plane> planes) {
    std::vector<std::vector<glm::vec3>> result;
    if (planes.size() > kMostBrushSides || !std::all_of(planes.begin(), planes.end(), isUnit))
        return result;
    for (std::size_t i = 0; i < planes.size(); ++i) {
        Polygon polygon = wholePlane(planes[i]);
        for (std::size_t j = 0; j < planes.size() && polygon.size() >= 3; ++j) {
            if (j != i)
                polygon = behind(polygon, planes[j]);
        }
        if (polygon.size() < 3 || !hasWidth(polygon))
            continue;
        std::vector<glm::vec3> corners(polygon.begin(), polygon.end());
        if (!std::all_of(corners.begin(), corners.end(), bsp::isSound))
            return {};
        result.push_back(std::move(corners));
    }
    return result;
}

} // namespace navsmith::world
