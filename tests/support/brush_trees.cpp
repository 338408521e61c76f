#include "tests/support/brush_trees.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::tests {
namespace {

constexpr std::int32_t kSolidLeaf = -1; // leaf 0
constexpr std::int32_t kEmptyLeaf = -2; // leaf 1; the leaf of a liquid has the number of its contents
constexpr std::int32_t kSolidContents = -2;
constexpr std::int32_t kEmptyContents = -1;

float heightAbove(const RawPlane& plane, const RawVector& point) {
    return plane.normal[0] * point[0] + plane.normal[1] * point[1] + plane.normal[2] * point[2] - plane.distance;
}

/// A solid, and how many of its planes are above the current place in the tree.
struct Part {
    const RawSolid* solid = nullptr;
    std::size_t used = 0;
};

/// Divides by the planes of one solid after the other.
class TreeMaker {
public:
    explicit TreeMaker(RawMap& map) : map_(map) {}

    std::int32_t make(const std::vector<Part>& parts) {
        if (parts.empty())
            return kEmptyLeaf;
        const Part first = parts.front();
        if (first.used == first.solid->planes.size())
            return first.solid->contents == kSolidContents ? kSolidLeaf : first.solid->contents;
        const RawPlane plane = first.solid->planes[first.used];
        std::vector<Part> front;
        std::vector<Part> back{{first.solid, first.used + 1}};
        for (const Part& part : std::vector<Part>(parts.begin() + 1, parts.end())) {
            const auto& corners = part.solid->corners;
            constexpr float kOn = 0.01F;
            if (std::any_of(corners.begin(), corners.end(),
                            [&](const auto& at) { return heightAbove(plane, at) > kOn; }))
                front.push_back(part);
            if (std::any_of(corners.begin(), corners.end(),
                            [&](const auto& at) { return heightAbove(plane, at) < -kOn; }))
                back.push_back(part);
        }
        const auto number = map_.nodes.size();
        map_.nodes.push_back({static_cast<std::uint32_t>(map_.planes.size()), {}});
        map_.planes.push_back(plane);
        const auto above = make(front);
        const auto below = make(back);
        map_.nodes[number].children = {above, below};
        return static_cast<std::int32_t>(number);
    }

private:
    RawMap& map_;
};

std::int32_t addTree(RawMap& map, const std::vector<RawSolid>& solids) {
    std::vector<Part> parts;
    for (const RawSolid& solid : solids)
        parts.push_back({&solid, 0});
    return TreeMaker(map).make(parts);
}

/// Grown by the box of a player, whose origin is 24 above the feet and 32 below the top.
RawSolid grown(const RawSolid& solid) {
    constexpr float kHalf = 16;
    constexpr float kFeet = 24;
    constexpr float kTop = 32;
    RawSolid result;
    for (RawPlane plane : solid.planes) {
        const auto& normal = plane.normal;
        plane.distance += kHalf * (std::abs(normal[0]) + std::abs(normal[1])) +
                          (normal[2] > 0 ? kFeet * normal[2] : -kTop * normal[2]);
        result.planes.push_back(plane);
    }
    for (const RawVector& at : solid.corners)
        for (const float x : {-kHalf, kHalf})
            for (const float y : {-kHalf, kHalf})
                for (const float z : {-kTop, kFeet})
                    result.corners.push_back({at[0] + x, at[1] + y, at[2] + z});
    return result;
}

} // namespace

RawSolid boxSolid(const RawVector& minimum, const RawVector& maximum) {
    RawSolid solid;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        RawPlane plane;
        plane.normal[axis] = 1;
        plane.distance = maximum[axis];
        solid.planes.push_back(plane);
        plane.normal[axis] = -1;
        plane.distance = -minimum[axis];
        solid.planes.push_back(plane);
    }
    for (const float x : {minimum[0], maximum[0]})
        for (const float y : {minimum[1], maximum[1]})
            for (const float z : {minimum[2], maximum[2]})
                solid.corners.push_back({x, y, z});
    return solid;
}

RawSolid rampSolid(const RawVector& minimum, const RawVector& maximum, float low) {
    RawSolid solid = boxSolid(minimum, maximum);
    const float run = maximum[0] - minimum[0];
    const float rise = maximum[2] - low;
    const float length = std::sqrt(run * run + rise * rise);
    RawPlane top;
    top.normal = {-rise / length, 0, run / length};
    top.distance = (-rise * maximum[0] + run * maximum[2]) / length;
    solid.planes.push_back(top);
    for (RawVector& corner : solid.corners)
        if (corner[0] == minimum[0] && corner[2] == maximum[2])
            corner[2] = low;
    return solid;
}

SolidWorld::SolidWorld(const RawVector& minimum, const RawVector& maximum, const std::vector<RawSolid>& solids) {
    constexpr float kWall = 16;
    std::vector<RawSolid> all;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        for (const bool upper : {false, true}) {
            RawVector from = minimum;
            RawVector to = maximum;
            for (std::size_t other = 0; other < 3; ++other) {
                from[other] -= kWall;
                to[other] += kWall;
            }
            (upper ? from : to)[axis] = upper ? maximum[axis] : minimum[axis];
            all.push_back(boxSolid(from, to));
        }
    }
    all.insert(all.end(), solids.begin(), solids.end());
    map_.leaves = {-2, -1, -3, -4, -5};
    RawModel world;
    world.minimum = minimum;
    world.maximum = maximum;
    world.heads[0] = addTree(map_, all);
    map_.models.push_back(world);
    solids_.push_back(all);
    map_.entities = "{ \"classname\" \"worldspawn\" }\n";
}

std::vector<std::byte> SolidWorld::quakeBytes() const {
    RawMap map = map_;
    const auto nodes = map.nodes.size();
    for (std::size_t model = 0; model < map.models.size(); ++model) {
        std::vector<RawSolid> solids;
        for (const RawSolid& solid : solids_[model])
            if (solid.contents == kSolidContents)
                solids.push_back(grown(solid));
        const auto head = addTree(map, solids) - static_cast<std::int32_t>(nodes);
        map.models[model].heads = {map.models[model].heads[0], head, head, head};
    }
    // Clip nodes are numbered on their own and have contents in place of leaves.
    for (std::size_t i = nodes; i < map.nodes.size(); ++i) {
        RawNode node = map.nodes[i];
        for (auto& child : node.children)
            child = child >= 0            ? child - static_cast<std::int32_t>(nodes)
                    : child == kSolidLeaf ? kSolidContents
                                          : kEmptyContents;
        map.clipNodes.push_back(node);
    }
    map.nodes.resize(nodes);
    return buildQuakeMap(map, RawQuakeForm::Quake);
}

void SolidWorld::addEntity(const std::string& pairs) {
    map_.entities += "{ " + pairs + " }\n";
}

void SolidWorld::addBrushEntity(const std::string& pairs, const RawVector& minimum, const RawVector& maximum) {
    addEntity(fmt::format("\"model\" \"*{}\" {}", map_.models.size(), pairs));
    RawModel model;
    // The compilers of the games store the bounds of a model 1 inside its brush.
    for (std::size_t axis = 0; axis < 3; ++axis) {
        model.minimum[axis] = minimum[axis] + 1;
        model.maximum[axis] = maximum[axis] - 1;
    }
    model.heads[0] = addTree(map_, {boxSolid(minimum, maximum)});
    map_.models.push_back(model);
    solids_.push_back({boxSolid(minimum, maximum)});
}

} // namespace navsmith::tests
