#include "tests/support/quake2_map_bytes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace navsmith::tests {
namespace {

constexpr std::size_t kQuake2Lumps = 19;
constexpr std::size_t kQuake2Header = 8 + 8 * kQuake2Lumps;

/// The lumps, with indexes of this width.
struct Lumps {
    std::size_t width = 2;
    std::array<RawWriter, kQuake2Lumps> all{};

    RawWriter& operator[](std::size_t lump) { return all.at(lump); }
    void index(std::size_t lump, auto... values) { all.at(lump).put(width, values...); }
};

void writeSurfaces(const RawQuake2Map& map, Lumps& lumps) {
    lumps[0].text(map.entities).u8(0);
    for (const auto& plane : map.planes)
        lumps[1].reals(plane.normal).real(plane.distance).u32(3);
    for (const auto& vertex : map.vertices)
        lumps[2].reals(vertex);
    lumps[3].text("visibility");
    for (std::size_t i = 0; i < map.textures.size(); ++i) {
        if (i < map.axes.size())
            lumps[5].reals(map.axes[i]);
        else
            lumps[5].fill(32, 0x11);
        lumps[5].u32(i < map.flags.size() ? map.flags[i] : 0, 0).text(map.textures[i], 32).u32(-1);
    }
    for (const auto& face : map.faces) {
        lumps.index(6, face.plane, face.side);
        lumps[6].u32(face.firstEdge);
        lumps.index(6, face.edgeCount, face.texInfo);
        lumps[6].each(1, face.styles).u32(face.lightOffset);
    }
    lumps[7].add(map.light);
    for (const auto& edge : map.edges)
        lumps.index(11, edge[0], edge[1]);
    lumps[12].each(4, map.surfaceEdges);
    for (const auto& model : map.models) {
        lumps[13].reals(model.minimum, model.maximum, model.origin);
        lumps[13].u32(model.heads[0], model.firstFace, model.faceCount);
    }
}

void writeBrushes(const RawQuake2Map& map, Lumps& lumps, bool wide) {
    const std::size_t box = wide ? 24 : 12;
    for (const auto& node : map.nodes) {
        lumps[4].u32(node.plane).each(4, node.children).fill(box, 0x11);
        lumps.index(4, 0, 0);
    }
    std::size_t leafBrush = 0;
    for (const auto& leaf : map.quake2Leaves) {
        lumps[8].u32(leaf.contents);
        lumps.index(8, 0, 0);
        lumps[8].fill(box, 0x11);
        lumps.index(8, 0, 0, leafBrush, leaf.brushes.size());
        lumps[10].each(lumps.width, leaf.brushes);
        leafBrush += leaf.brushes.size();
    }
    std::size_t side = 0;
    for (const auto& brush : map.brushes) {
        lumps[14].u32(side, brush.sides.size(), brush.contents);
        side += brush.sides.size();
        for (const auto& stored : brush.sides)
            lumps.index(15, stored.plane, stored.texInfo);
    }
}

/// The records of a file, for the second reader.
class Reader {
public:
    explicit Reader(std::span<const std::byte> file)
        : file_(file), width_(std::to_integer<char>(file[0]) == 'Q' ? 4 : 2) {}

    [[nodiscard]] std::size_t width() const { return width_; }
    [[nodiscard]] std::size_t offset(std::size_t lump) const { return u32At(file_, 8 + 8 * lump); }
    [[nodiscard]] std::size_t length(std::size_t lump) const { return u32At(file_, 12 + 8 * lump); }
    [[nodiscard]] std::size_t index(std::size_t at) const { return numberAt(file_, at, width_); }
    [[nodiscard]] std::int32_t i32(std::size_t at) const { return static_cast<std::int32_t>(u32At(file_, at)); }
    [[nodiscard]] float real(std::size_t at) const { return std::bit_cast<float>(u32At(file_, at)); }
    [[nodiscard]] RawVector vector(std::size_t at) const { return {real(at), real(at + 4), real(at + 8)}; }

private:
    std::span<const std::byte> file_;
    std::size_t width_;
};

bool isFlat(const RawVector& a, const RawVector& b, const RawVector& c) {
    std::array<double, 3> one{};
    std::array<double, 3> other{};
    for (std::size_t i = 0; i < 3; ++i) {
        one.at(i) = static_cast<double>(b.at(i)) - static_cast<double>(a.at(i));
        other.at(i) = static_cast<double>(c.at(i)) - static_cast<double>(a.at(i));
    }
    return one[1] * other[2] == one[2] * other[1] && one[2] * other[0] == one[0] * other[2] &&
           one[0] * other[1] == one[1] * other[0];
}

void addFaces(const Reader& in, Quake2Facts& facts) {
    const std::size_t w = in.width();
    const std::size_t stride = 4 * w + 12;
    facts.faces = in.length(6) / stride;
    const auto worldFaces = static_cast<std::size_t>(in.i32(in.offset(13) + 44));
    facts.minimum.fill(INFINITY);
    facts.maximum.fill(-INFINITY);
    for (std::size_t f = 0; f < facts.faces; ++f) {
        const std::size_t face = in.offset(6) + f * stride;
        facts.outOfRange += in.index(face) >= in.length(1) / 20;
        const auto first = static_cast<std::size_t>(in.i32(face + 2 * w));
        const std::size_t count = in.index(face + 2 * w + 4);
        facts.outOfRange += in.index(face + 3 * w + 4) >= in.length(5) / 76;
        facts.triangles += count - 2;
        std::vector<RawVector> corners;
        for (std::size_t i = first; i < first + count; ++i) {
            if (i >= in.length(12) / 4) {
                ++facts.outOfRange;
                continue;
            }
            const std::int32_t edge = in.i32(in.offset(12) + 4 * i);
            const auto at = static_cast<std::size_t>(std::abs(edge));
            if (at >= in.length(11) / (2 * w)) {
                ++facts.outOfRange;
                continue;
            }
            const std::size_t vertex = in.index(in.offset(11) + 2 * w * at + (edge < 0 ? w : 0));
            if (vertex >= in.length(2) / 12) {
                ++facts.outOfRange;
                continue;
            }
            const auto place = in.vector(in.offset(2) + 12 * vertex);
            corners.push_back(place);
            for (std::size_t axis = 0; axis < 3 && f < worldFaces; ++axis) {
                facts.minimum.at(axis) = std::min(facts.minimum.at(axis), place.at(axis));
                facts.maximum.at(axis) = std::max(facts.maximum.at(axis), place.at(axis));
            }
        }
        for (std::size_t i = 2; i < corners.size(); ++i)
            facts.flatTriangles += isFlat(corners[0], corners[i - 1], corners[i]);
    }
}

} // namespace

RawBytes buildQuake2Map(const RawQuake2Map& map, RawQuake2Form form) {
    const bool wide = form == RawQuake2Form::Qbsp;
    Lumps lumps{wide ? 4U : 2U};
    writeSurfaces(map, lumps);
    writeBrushes(map, lumps, wide);
    RawWriter file;
    file.text(wide ? "QBSP" : "IBSP").u32(38);
    std::size_t offset = kQuake2Header;
    for (const auto& lump : lumps.all) {
        file.u32(offset, lump.size());
        offset += lump.size();
    }
    for (const auto& lump : lumps.all)
        file.add(lump.bytes);
    return file.bytes;
}

std::uint32_t addQuake2Box(RawQuake2Map& map, const RawVector& minimum, const RawVector& maximum,
                           std::uint32_t contents, std::int16_t texInfo) {
    RawBrush brush;
    brush.contents = contents;
    const auto addSide = [&](const RawPlane& plane) {
        brush.sides.push_back({static_cast<std::uint16_t>(map.planes.size()), texInfo, 0});
        map.planes.push_back(plane);
    };
    for (std::size_t axis = 0; axis < 3; ++axis) {
        for (const float sign : {1.0F, -1.0F}) {
            RawPlane plane;
            plane.normal.at(axis) = sign;
            plane.distance = sign > 0 ? maximum.at(axis) : -minimum.at(axis);
            addSide(plane);
        }
    }
    // A bevel along one of the edges, as compilers add them where brushes are not boxes.
    const float half = std::sqrt(0.5F);
    addSide({{half, half, 0}, half * (maximum[0] + maximum[1])});
    map.brushes.push_back(brush);
    return static_cast<std::uint32_t>(map.brushes.size() - 1);
}

RawQuake2Map smallQuake2Map() {
    constexpr std::uint32_t kStone = 0x1;
    constexpr std::uint32_t kWet = 0x20;
    constexpr std::uint32_t kFog = 0x40;
    RawQuake2Map map;
    static_cast<RawMap&>(map) = smallMap();
    map.textures = {"e1u1/floor1", "e1u1/fence", "e1u1/water1", "e1u1/sky1", "e1u1/trigger", "e1u1/door"};
    map.flags = {0, 0, 0x8 | 0x10, 0x4 | 0x80, 0x80, 0};
    // Below the floor is solid, before y 0 mist, below z 16 water; then air.
    map.nodes = {{0, {1, -1}}, {1, {2, -2}}, {2, {-4, -3}}};
    map.quake2Leaves.resize(6);
    const auto floor = addQuake2Box(map, {-64, -64, -16}, {128, 128, 0}, kStone);
    const auto fog = addQuake2Box(map, {0, -64, 0}, {64, 0, 64}, kFog);
    const auto pool = addQuake2Box(map, {0, 0, 0}, {64, 64, 16}, kWet);
    const auto clip = addQuake2Box(map, {200, 200, 200}, {216, 216, 216}, 0x8030000, -1);
    const auto ladder = addQuake2Box(map, {300, 300, 300}, {316, 316, 316}, 0x28030000, -1);
    const auto rungs = addQuake2Box(map, {400, 400, 400}, {416, 416, 416}, 0x20000001);
    const auto trigger = addQuake2Box(map, {8, 8, 0}, {16, 16, 8}, kStone);
    const auto door = addQuake2Box(map, {-8, -8, 0}, {8, 8, 8}, kStone);
    map.quake2Leaves[0] = {kStone, {floor}};
    map.quake2Leaves[1] = {kFog, {fog}};
    map.quake2Leaves[2] = {kWet, {pool}};
    map.quake2Leaves[3] = {0, {clip, ladder, rungs}};
    map.quake2Leaves[4] = {kStone, {trigger}};
    map.quake2Leaves[5] = {kStone, {door}};
    map.models[0].heads[0] = 0;
    map.models[1].heads[0] = -5;
    map.models[2].heads[0] = -6;
    return map;
}

Quake2Facts quake2Facts(std::span<const std::byte> file) {
    const Reader in(file);
    const std::size_t w = in.width();
    Quake2Facts facts;
    facts.models = in.length(13) / 48;
    facts.brushes = in.length(14) / 12;
    facts.worldMinimum = in.vector(in.offset(13));
    facts.worldMaximum = in.vector(in.offset(13) + 12);
    addFaces(in, facts);
    for (std::size_t b = 0; b < facts.brushes; ++b) {
        const std::size_t brush = in.offset(14) + 12 * b;
        const auto last = std::int64_t{in.i32(brush)} + in.i32(brush + 4);
        facts.outOfRange += static_cast<std::size_t>(last) > in.length(15) / (2 * w);
    }
    for (std::size_t i = 0; i < in.length(10) / w; ++i)
        facts.outOfRange += in.index(in.offset(10) + w * i) >= facts.brushes;
    const std::array<std::array<std::size_t, 2>, 11> strides{{{1, 20},
                                                              {2, 12},
                                                              {4, w == 2 ? 28U : 44U},
                                                              {5, 76},
                                                              {6, 4 * w + 12},
                                                              {8, w == 2 ? 28U : 52U},
                                                              {10, w},
                                                              {11, 2 * w},
                                                              {12, 4},
                                                              {13, 48},
                                                              {15, 2 * w}}};
    for (const auto& [lump, stride] : strides)
        facts.oddLengths += in.length(lump) % stride != 0;
    return facts;
}

} // namespace navsmith::tests
