#include "resources/samples/solid.h"

#include <cmath>
#include <numbers>

namespace navsmith::samples {

namespace {

using glm::vec3;

std::vector<vec3> circle(vec3 middle, float radius, int sides) {
    std::vector<vec3> points;
    for (int i = 0; i < sides; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> * (static_cast<float>(i) + 0.5F) / static_cast<float>(sides);
        points.push_back(middle + vec3(std::cos(angle), std::sin(angle), 0) * radius);
    }
    return points;
}

void addBelt(Faces& to, const std::vector<vec3>& low, const std::vector<vec3>& high, Material material) {
    for (std::size_t i = 0; i < low.size(); ++i) {
        const auto j = (i + 1) % low.size();
        addPolygon(to, {low[i], low[j], high[j], high[i]}, material);
    }
}

} // namespace

void addPolygon(Faces& to, const std::vector<vec3>& corners, Material material) {
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        if (corners[0] != corners[i] && corners[i] != corners[i + 1] && corners[0] != corners[i + 1])
            to.push_back({{corners[0], corners[i], corners[i + 1]}, material});
    }
}

void addCuboid(Faces& to, const Cuboid& block, Material walls, Material top) {
    const auto ring = [&](float z) {
        return std::vector<vec3>{{block.low.x, block.low.y, z},
                                 {block.high.x, block.low.y, z},
                                 {block.high.x, block.high.y, z},
                                 {block.low.x, block.high.y, z}};
    };
    addBelt(to, ring(block.bottom), ring(block.top), walls);
    addPolygon(to, ring(block.top), top);
}

void addRoof(Faces& to, const Cuboid& block, float height, float hip, bool alongX, Material roof, Material gable) {
    const auto [low, high] = std::pair{block.low, block.high};
    const auto middle = (low + high) * 0.5F;
    const float z = block.top;
    const vec3 a(low.x, low.y, z);
    const vec3 b(high.x, low.y, z);
    const vec3 c(high.x, high.y, z);
    const vec3 d(low.x, high.y, z);
    const auto ends = hip > 0 ? roof : gable;
    if (alongX) {
        const vec3 west(low.x + hip, middle.y, z + height);
        const vec3 east(high.x - hip, middle.y, z + height);
        addPolygon(to, {a, b, east, west}, roof);
        addPolygon(to, {c, d, west, east}, roof);
        addPolygon(to, {b, c, east}, ends);
        addPolygon(to, {d, a, west}, ends);
    } else {
        const vec3 south(middle.x, low.y + hip, z + height);
        const vec3 north(middle.x, high.y - hip, z + height);
        addPolygon(to, {b, c, north, south}, roof);
        addPolygon(to, {d, a, south, north}, roof);
        addPolygon(to, {a, b, south}, ends);
        addPolygon(to, {c, d, north}, ends);
    }
}

void addColumn(Faces& to, vec3 foot, float height, float radius, float topRadius, int sides, Material material) {
    const auto high = circle(foot + vec3(0, 0, height), topRadius, sides);
    addBelt(to, circle(foot, radius, sides), high, material);
    if (topRadius > 0)
        addPolygon(to, high, material);
}

void addCrown(Faces& to, vec3 middle, float radius, float height, int sides, Material material) {
    const auto belt = circle(middle, radius, sides);
    const auto low = circle(middle - vec3(0, 0, height * 0.4F), radius * 0.55F, sides);
    addBelt(to, low, belt, material);
    addBelt(to, belt, circle(middle + vec3(0, 0, height * 0.6F), 0, sides), material);
    addPolygon(to, {low.rbegin(), low.rend()}, material);
}

} // namespace navsmith::samples
