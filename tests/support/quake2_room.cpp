#include "tests/support/quake2_room.h"

#include <array>

namespace navsmith::tests {

Quake2Room::Quake2Room(const RawVector& minimum, const RawVector& maximum) {
    constexpr float kWall = 16;
    map_.entities = "{ \"classname\" \"worldspawn\" }\n";
    map_.textures = {"e1u1/floor1"};
    RawModel world;
    world.minimum = minimum;
    world.maximum = maximum;
    map_.models.push_back(world);
    map_.quake2Leaves.resize(1);
    for (std::size_t axis = 0; axis < 3; ++axis) {
        for (const bool upper : {false, true}) {
            RawVector from = minimum;
            RawVector to = maximum;
            for (std::size_t other = 0; other < 3; ++other) {
                from.at(other) -= kWall;
                to.at(other) += kWall;
            }
            (upper ? from : to).at(axis) = upper ? maximum.at(axis) : minimum.at(axis);
            addBox(from, to);
        }
    }
}

void Quake2Room::addBox(const RawVector& minimum, const RawVector& maximum, std::uint32_t contents) {
    constexpr std::uint32_t kLiquids = quake2_contents::kLava | quake2_contents::kSlime | quake2_contents::kWet;
    map_.quake2Leaves.front().brushes.push_back(addQuake2Box(map_, minimum, maximum, contents));
    if ((contents & kLiquids) == 0)
        return;
    liquids_.push_back({minimum, maximum});
    liquidContents_.push_back(contents);
}

void Quake2Room::addEntity(const std::string& pairs) {
    map_.entities += "{ " + pairs + " }\n";
}

void Quake2Room::addBrushEntity(const std::string& pairs, const RawVector& minimum, const RawVector& maximum) {
    RawModel model;
    model.minimum = minimum;
    model.maximum = maximum;
    map_.quake2Leaves.push_back(
        {quake2_contents::kStone, {addQuake2Box(map_, minimum, maximum, quake2_contents::kStone)}});
    model.heads[0] = -static_cast<std::int32_t>(map_.quake2Leaves.size());
    addEntity(pairs + " \"model\" \"*" + std::to_string(map_.models.size()) + "\"");
    map_.models.push_back(model);
}

std::vector<std::byte> Quake2Room::bytes(RawQuake2Form form) const {
    RawQuake2Map map = map_;
    // One liquid after the other: outside of any of its six sides comes the next.
    std::int32_t outside = -1; // the leaf of the air, which has all brushes of the world
    for (std::size_t i = 0; i < liquids_.size(); ++i) {
        map.quake2Leaves.push_back({liquidContents_[i], {}});
        std::int32_t inside = -static_cast<std::int32_t>(map.quake2Leaves.size());
        for (std::size_t axis = 0; axis < 3; ++axis) {
            for (const float sign : {1.0F, -1.0F}) {
                RawPlane plane;
                plane.normal.at(axis) = sign;
                plane.distance = sign > 0 ? liquids_[i][1].at(axis) : -liquids_[i][0].at(axis);
                map.nodes.push_back({static_cast<std::uint32_t>(map.planes.size()), {outside, inside}});
                map.planes.push_back(plane);
                inside = static_cast<std::int32_t>(map.nodes.size() - 1);
            }
        }
        outside = inside;
    }
    map.models[0].heads[0] = outside;
    return buildQuake2Map(map, form);
}

} // namespace navsmith::tests
