#include "tests/support/quake2_map_bytes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace navsmith::tests {
namespace {

using Bytes = std::vector<std::byte>;

constexpr std::size_t kQuake2Lumps = 19;
constexpr std::size_t kQuake2Header = 8 + 8 * kQuake2Lumps;

class Writer {
public:
    explicit Writer(int width) : width_(width) {}

    Writer& number(std::int64_t value, int bytes) {
        for (int i = 0; i < bytes; ++i)
            bytes_.push_back(static_cast<std::byte>(static_cast<std::uint64_t>(value) >> (8 * i) & 0xFF));
        return *this;
    }
    Writer& index(std::int64_t value) { return number(value, width_); }
    Writer& i32(std::int64_t value) { return number(value, 4); }
    Writer& real(float value) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, &value, sizeof(bits));
        return i32(bits);
    }
    Writer& vector(const RawVector& v) { return real(v[0]).real(v[1]).real(v[2]); }
    Writer& text(const std::string& text, std::size_t length) {
        for (std::size_t i = 0; i < length; ++i)
            bytes_.push_back(i < text.size() ? static_cast<std::byte>(text[i]) : std::byte{0});
        return *this;
    }
    Writer& filler(std::size_t bytes) {
        bytes_.resize(bytes_.size() + bytes, std::byte{0x11});
        return *this;
    }
    [[nodiscard]] std::size_t size() const { return bytes_.size(); }
    [[nodiscard]] const Bytes& bytes() const { return bytes_; }

private:
    int width_;
    Bytes bytes_;
};

using Lumps = std::vector<Writer>;

void writeSurfaces(const RawQuake2Map& map, Lumps& lumps) {
    lumps[0].text(map.entities, map.entities.size() + 1);
    for (const auto& plane : map.planes)
        lumps[1].vector(plane.normal).real(plane.distance).i32(3);
    for (const auto& vertex : map.vertices)
        lumps[2].vector(vertex);
    lumps[3].text("visibility", 10);
    for (std::size_t i = 0; i < map.textures.size(); ++i) {
        if (i < map.axes.size()) {
            for (const float value : map.axes[i])
                lumps[5].real(value);
        } else {
            lumps[5].filler(32);
        }
        lumps[5].i32(i < map.flags.size() ? map.flags[i] : 0).i32(0).text(map.textures[i], 32).i32(-1);
    }
    for (const auto& face : map.faces) {
        lumps[6].index(face.plane).index(face.side).i32(face.firstEdge).index(face.edgeCount).index(face.texInfo);
        for (const std::uint8_t style : face.styles)
            lumps[6].number(style, 1);
        lumps[6].i32(face.lightOffset);
    }
    for (const std::byte value : map.light)
        lumps[7].number(std::to_integer<std::int64_t>(value), 1);
    for (const auto& edge : map.edges)
        lumps[11].index(edge[0]).index(edge[1]);
    for (const auto edge : map.surfaceEdges)
        lumps[12].i32(edge);
    for (const auto& model : map.models)
        lumps[13]
            .vector(model.minimum)
            .vector(model.maximum)
            .vector(model.origin)
            .i32(model.heads[0])
            .i32(model.firstFace)
            .i32(model.faceCount);
}

void writeBrushes(const RawQuake2Map& map, Lumps& lumps, bool wide) {
    const std::size_t box = wide ? 24 : 12;
    for (const auto& node : map.nodes)
        lumps[4].i32(node.plane).i32(node.children[0]).i32(node.children[1]).filler(box).index(0).index(0);
    std::int64_t leafBrush = 0;
    for (const auto& leaf : map.quake2Leaves) {
        lumps[8].i32(leaf.contents).index(0).index(0).filler(box).index(0).index(0);
        lumps[8].index(leafBrush).index(static_cast<std::int64_t>(leaf.brushes.size()));
        for (const auto brush : leaf.brushes)
            lumps[10].index(brush);
        leafBrush += static_cast<std::int64_t>(leaf.brushes.size());
    }
    std::int64_t side = 0;
    for (const auto& brush : map.brushes) {
        lumps[14].i32(side).i32(static_cast<std::int64_t>(brush.sides.size())).i32(brush.contents);
        side += static_cast<std::int64_t>(brush.sides.size());
        for (const auto& stored : brush.sides)
            lumps[15].index(stored.plane).index(stored.texInfo);
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
    [[nodiscard]] std::size_t index(std::size_t at) const {
        return width_ == 4 ? u32At(file_, at) : u32At(file_.subspan(0), at - 2) >> 16U;
    }
    [[nodiscard]] std::int32_t i32(std::size_t at) const { return static_cast<std::int32_t>(u32At(file_, at)); }
    [[nodiscard]] float real(std::size_t at) const {
        const std::uint32_t bits = u32At(file_, at);
        float value = 0;
        std::memcpy(&value, &bits, sizeof(value));
        return value;
    }
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

Bytes buildQuake2Map(const RawQuake2Map& map, RawQuake2Form form) {
    const bool wide = form == RawQuake2Form::Qbsp;
    Lumps lumps(kQuake2Lumps, Writer(wide ? 4 : 2));
    writeSurfaces(map, lumps);
    writeBrushes(map, lumps, wide);
    Writer file(4);
    file.text(wide ? "QBSP" : "IBSP", 4).i32(38);
    std::size_t offset = kQuake2Header;
    for (const auto& lump : lumps) {
        file.i32(static_cast<std::int64_t>(offset)).i32(static_cast<std::int64_t>(lump.size()));
        offset += lump.size();
    }
    Bytes bytes = file.bytes();
    for (const auto& lump : lumps)
        bytes.insert(bytes.end(), lump.bytes().begin(), lump.bytes().end());
    return bytes;
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
        const auto last = static_cast<std::size_t>(in.i32(brush) + in.i32(brush + 4));
        facts.outOfRange += last > in.length(15) / (2 * w);
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
