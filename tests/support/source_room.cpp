#include "tests/support/source_room.h"

#include <fmt/format.h>

namespace navsmith::tests {

RawBrush& addSolidBrush(RawSourceMap& map, const RawSolid& solid, std::uint32_t contents, std::uint32_t model) {
    RawBrush brush;
    brush.contents = contents;
    brush.model = model;
    for (const auto& plane : solid.planes) {
        brush.sides.push_back({static_cast<std::uint16_t>(map.planes.size()), -1, 0});
        map.planes.push_back(plane);
    }
    map.brushes.push_back(brush);
    return map.brushes.back();
}

SourceRoom::SourceRoom(const RawVector& minimum, const RawVector& maximum) {
    constexpr float kWall = 16;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        for (const bool upper : {false, true}) {
            RawVector from = minimum;
            RawVector to = maximum;
            for (std::size_t other = 0; other < 3; ++other) {
                from[other] -= kWall;
                to[other] += kWall;
            }
            (upper ? from : to)[axis] = upper ? maximum[axis] : minimum[axis];
            add(boxSolid(from, to));
        }
    }
    map_.entities = "{ \"classname\" \"worldspawn\" }\n";
}

void SourceRoom::add(const RawSolid& solid, std::uint32_t contents) {
    addSolidBrush(map_, solid, contents);
}

void SourceRoom::addSurface(const RawVector& minimum, const RawVector& maximum, std::uint32_t flags) {
    auto& brush = addSolidBrush(map_, boxSolid(minimum, maximum), kSolid);
    for (auto& side : brush.sides)
        side.texInfo = static_cast<std::int16_t>(map_.textures.size());
    map_.textures.emplace_back("test/surface");
    map_.flags.resize(map_.textures.size());
    map_.flags.back() = flags;
}

void SourceRoom::addEntity(const std::string& pairs) {
    map_.entities += "{ " + pairs + " }\n";
}

void SourceRoom::addBrushEntity(const std::string& pairs, const RawVector& minimum, const RawVector& maximum) {
    addEntity(fmt::format("\"model\" \"*{}\" {}", models_, pairs));
    addSolidBrush(map_, boxSolid(minimum, maximum), kSolid, models_++);
    bounds_.push_back({minimum, maximum});
}

void SourceRoom::addTerrain(const std::array<float, 2>& low, const std::array<float, 2>& high,
                            const std::array<float, 25>& heights) {
    // Clockwise as seen from above; rows of posts run from the first corner to the second, each towards the fourth.
    const std::vector<RawVector> corners{
        {low[0], low[1], 0}, {low[0], high[1], 0}, {high[0], high[1], 0}, {high[0], low[1], 0}};
    map_.flags.resize(map_.textures.size());
    map_.addFace(corners, "nature/ground", {{0, 0, 1}, 0}).displacement =
        static_cast<std::int32_t>(map_.displacements.size());
    map_.displacements.push_back({corners[0], static_cast<std::int32_t>(map_.displacementVertices.size()),
                                  static_cast<std::int32_t>(map_.tags.size()), 2});
    for (const float height : heights)
        map_.displacementVertices.push_back({{0, 0, 1}, height});
    map_.tags.resize(map_.tags.size() + 32);
}

std::vector<std::byte> SourceRoom::bytes() const {
    auto map = map_;
    map.endModel();
    map.models.resize(models_);
    for (std::size_t i = 0; i < bounds_.size(); ++i) {
        map.models[i + 1].minimum = bounds_[i][0];
        map.models[i + 1].maximum = bounds_[i][1];
    }
    return buildSourceMap(map);
}

} // namespace navsmith::tests
