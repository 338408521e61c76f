#include "tests/support/source2_nav_bytes.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include <lz4.h>
#include <zstd.h>

namespace navsmith::tests {

namespace {

constexpr unsigned kTwoBuffers = 5;
constexpr std::uint32_t kEnd = 0xFFEEDD00;

/// Distributes a tree over lanes.
class KvWriter {
public:
    explicit KvWriter(unsigned encoding) : twoBuffers_(encoding == kTwoBuffers) {}

    void write(const RawKv& root) {
        tag(root);
        value(root);
    }

    std::array<RawWriter, 4> first;  ///< lanes of 1, 2, 4 and 8 bytes
    std::array<RawWriter, 4> second; ///< of encoding 5
    RawWriter counts;                ///< of members, in encoding 5
    RawWriter types;
    std::vector<std::string> strings;
    unsigned objects = 0;
    unsigned arrays = 0;
    unsigned auxArrays = 0; ///< with entries in the first buffer
    unsigned ownTypes = 0;

private:
    RawWriter& lane(std::size_t which) { return twoBuffers_ && !aux_ ? second[which] : first[which]; }

    std::uint32_t stringIndex(const std::string& text) {
        const auto match = std::ranges::find(strings, text);
        const auto index = match - strings.begin();
        if (match == strings.end())
            strings.push_back(text);
        return static_cast<std::uint32_t>(index);
    }

    void tag(const RawKv& v, bool own = true) {
        ownTypes += own ? 1 : 0;
        types.u8(v.flag >= 0 ? v.type | 0x80 : v.type);
        if (v.flag >= 0)
            types.u8(v.flag);
    }

    void entries(const RawKv& v) {
        tag(v.members.empty() ? RawKv() : v.members.front().second, false);
        aux_ = v.type == 25;
        for (const auto& [name, entry] : v.members)
            value(entry);
        aux_ = false;
    }

    void value(const RawKv& v) {
        switch (v.type) {
        case 2:
        case 23:
            lane(0).u8(v.whole);
            break;
        case 20:
        case 21:
            lane(1).u16(v.whole);
            break;
        case 11:
        case 12:
            lane(2).u32(v.whole);
            break;
        case 3:
        case 4:
            lane(3).put(8, v.whole);
            break;
        case 5:
            lane(3).put(8, std::bit_cast<std::uint64_t>(v.real));
            break;
        case 6:
            lane(2).u32(v.text.empty() ? 0xFFFFFFFF : stringIndex(v.text));
            break;
        case 8:
            ++arrays;
            lane(2).u32(v.members.size());
            for (const auto& [name, entry] : v.members) {
                tag(entry);
                value(entry);
            }
            break;
        case 9:
            ++objects;
            (twoBuffers_ ? counts : lane(2)).u32(v.members.size());
            for (const auto& [name, member] : v.members) {
                tag(member);
                lane(2).u32(stringIndex(name));
                value(member);
            }
            break;
        case 10:
            ++arrays;
            lane(2).u32(v.members.size());
            entries(v);
            break;
        case 19:
            lane(2).real(v.real);
            break;
        case 24:
        case 25:
            ++arrays;
            auxArrays += v.type == 25 ? 1 : 0;
            lane(0).u8(v.members.size());
            entries(v);
            break;
        default:
            break;
        }
    }

    bool twoBuffers_;
    bool aux_ = false;
};

/// Puts lanes behind one another; their numbers of values come back in the order of the header.
void joinLanes(RawWriter& out, const std::array<RawWriter, 4>& lanes, bool alignsEmpty) {
    constexpr std::array<std::size_t, 4> sizes{1, 2, 4, 8};
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        if (lanes[i].size() != 0 || (i == 3 && alignsEmpty))
            out.padTo(sizes[i]);
        out.add(lanes[i].bytes);
    }
}

RawBytes packedBytes(const RawBytes& bytes, RawPacking packing) {
    RawBytes out(packing == RawPacking::Lz4
                     ? static_cast<std::size_t>(LZ4_compressBound(static_cast<int>(bytes.size())))
                     : ZSTD_compressBound(bytes.size()));
    if (packing == RawPacking::Lz4)
        out.resize(static_cast<std::size_t>(
            LZ4_compress_default(reinterpret_cast<const char*>(bytes.data()), reinterpret_cast<char*>(out.data()),
                                 static_cast<int>(bytes.size()), static_cast<int>(out.size()))));
    else
        out.resize(ZSTD_compress(out.data(), out.size(), bytes.data(), bytes.size(), 3));
    return out;
}

std::size_t countOf(const RawWriter& lane, std::size_t size) {
    return lane.size() / size;
}

void point(RawWriter& w, const RawPoint& p) {
    w.reals(p);
}

void block(RawWriter& w, const Source2Mesh& mesh, const RawBytes& bytes) {
    w.fill((8 - w.size() % 8) % 8, mesh.padByte).add(bytes);
}

void area(RawWriter& w, const Source2Mesh& mesh, std::size_t i) {
    const auto& a = mesh.areas[i];
    w.u32(a.id).put(8, a.attributes).u8(a.hull);
    if (mesh.version >= 31) {
        w.u32(mesh.polygonOfArea.empty() ? i : mesh.polygonOfArea[i]);
    } else {
        w.u32(a.corners.size());
        for (const auto corner : a.corners)
            point(w, mesh.corners[corner]);
    }
    w.real(a.unknown);
    for (const auto& edge : a.edges) {
        w.u32(edge.size());
        for (const auto& to : edge)
            w.u32(to[0], to[1]);
    }
    w.u8(0).u32(0);
    w.u32(a.above.size()).each(4, a.above);
    w.u32(a.below.size()).each(4, a.below);
}

void polygons(RawWriter& w, const Source2Mesh& mesh) {
    const auto one = [&](const std::vector<std::uint32_t>& corners, std::uint32_t movable) {
        w.u8(corners.size()).each(4, corners);
        if (mesh.version >= 35)
            w.u32(movable);
    };
    if (!mesh.polygons.empty()) {
        w.u32(mesh.polygons.size());
        for (const auto& polygon : mesh.polygons)
            one(polygon, 0xFFFFFFFF);
        return;
    }
    w.u32(mesh.areas.size());
    for (const auto& a : mesh.areas)
        one(a.corners, a.movableMesh);
}

void hull(RawWriter& w, std::int32_t generator, const Source2Hull& h) {
    if (generator >= 9)
        w.u8(1);
    w.real(h.radius, h.height);
    if (generator >= 9)
        w.u8(1).real(h.height / 2);
    if (generator >= 13)
        w.u8(0).real(h.height / 4);
    w.real(h.climb).u32(50).real(h.jumpDown, h.jumpAcross, h.jumpUp);
    if (generator >= 11)
        w.u32(0);
}

void parameters(RawWriter& w, const Source2Mesh& mesh) {
    const auto g = mesh.generator;
    w.u32(g, mesh.usesDefaults).real(128, 1.5, 2).u32(8, 20).real(120, 2).u32(1200);
    w.real(mesh.version == 30 ? 51 : 45).u32(4);
    if (g >= 7)
        w.real(-1);
    if (g >= 12)
        w.text(mesh.preset).u8(0).text(mesh.hullFile).u8(0);
    w.u32(mesh.hulls.size());
    for (const auto& h : mesh.hulls)
        hull(w, g, h);
    if (g <= 11) {
        for (std::size_t i = mesh.hulls.size(); i < 3; ++i)
            hull(w, g, {1, 2, 3, 4, 5, 6});
    }
    if (g >= 12)
        w.u8(0);
}

RawKv hullNames(const Source2Mesh& mesh) {
    std::vector<RawKv> hulls;
    for (std::size_t i = 0; i < mesh.hulls.size(); ++i)
        hulls.push_back(RawKv::object({{"Name", RawKv::string("player")},
                                       {"FlowMap_Enabled", {.type = 14}},
                                       {"FlowMap_NodeMaxRadius", RawKv::number(400)}}));
    return RawKv::object({{"NavGenParams", RawKv::object({{"HullParams", RawKv::array(hulls, 24)}})}});
}

} // namespace

RawKv RawKv::array(std::vector<RawKv> entries, std::uint8_t type) {
    RawKv out{.type = type};
    for (auto& entry : entries)
        out.members.emplace_back("", std::move(entry));
    return out;
}

RawKv RawKv::integer(std::int64_t value) {
    if (value == 0 || value == 1)
        return {.type = static_cast<std::uint8_t>(15 + value)};
    return {.type = 11, .whole = value};
}

RawKv RawKv::number(double value) {
    if (value == 0 || value == 1)
        return {.type = static_cast<std::uint8_t>(value == 0 ? 17 : 18)};
    return {.type = 5, .real = value};
}

RawBytes bytesOfKv(const RawKv& root, unsigned encoding, RawPacking packing, bool ofCustomData) {
    KvWriter lanes(encoding);
    lanes.write(root);
    const bool two = encoding == kTwoBuffers;
    RawWriter texts;
    for (const auto& text : lanes.strings)
        texts.text(text).u8(0);

    RawWriter all4;
    all4.u32(lanes.strings.size()).add(lanes.first[2].bytes);
    lanes.first[2] = all4;
    if (two) {
        RawWriter all1;
        all1.add(texts.bytes).add(lanes.first[0].bytes);
        lanes.first[0] = all1;
    }
    RawWriter buffer1;
    joinLanes(buffer1, lanes.first, !two);
    RawWriter buffer2;
    if (two) {
        buffer2.add(lanes.counts.bytes);
        joinLanes(buffer2, lanes.second, false);
        buffer2.add(lanes.types.bytes).u32(kEnd);
    } else {
        buffer1.add(texts.bytes).add(lanes.types.bytes).u32(kEnd);
    }
    const bool packs = packing != RawPacking::None;
    const auto stored1 = packs ? packedBytes(buffer1.bytes, packing) : buffer1.bytes;
    const auto stored2 = packs && two ? packedBytes(buffer2.bytes, packing) : buffer2.bytes;

    RawWriter w;
    w.u8(encoding).text("3VK");
    constexpr std::array<unsigned, 16> generic{0x7C, 0x16, 0x12, 0x74, 0xE9, 0x06, 0x98, 0x46,
                                               0xAF, 0xF2, 0xE6, 0x3E, 0xB5, 0x90, 0x37, 0xE7};
    constexpr std::array<unsigned, 16> custom{0x29, 0xF0, 0x00, 0x73, 0x00, 0x8E, 0xF9, 0x45,
                                              0xB9, 0xC3, 0x32, 0xE1, 0x40, 0x3C, 0x96, 0x20};
    w.each(1, ofCustomData ? custom : generic);
    w.u32(static_cast<unsigned>(packing)).u16(0, packing == RawPacking::Lz4 ? 16384 : 0);
    w.u32(countOf(lanes.first[0], 1), countOf(lanes.first[2], 4), countOf(lanes.first[3], 8));
    w.u32(two ? lanes.types.size() : texts.size() + lanes.types.size());
    w.u16(lanes.objects, lanes.arrays);
    w.u32(buffer1.size() + buffer2.size(), stored1.size() + stored2.size(), 0, 0);
    if (encoding >= 4)
        w.u32(countOf(lanes.first[1], 2), 0);
    if (two) {
        w.u32(buffer1.size(), packs ? stored1.size() : 0, buffer2.size(), packs ? stored2.size() : 0);
        w.u32(countOf(lanes.second[0], 1), countOf(lanes.second[1], 2), countOf(lanes.second[2], 4),
              countOf(lanes.second[3], 8));
        w.u32(lanes.ownTypes, lanes.objects, lanes.arrays - lanes.auxArrays, lanes.arrays);
    }
    return w.add(stored1).add(stored2).bytes;
}

RawKv source2Spot(std::int64_t id, RawPoint at, std::int64_t flags) {
    std::vector<RawKv> position;
    for (const auto number : at)
        position.push_back(RawKv::single(static_cast<double>(number)));
    return RawKv::object(
        {{"id", RawKv::integer(id)}, {"pos", RawKv::array(position, 24)}, {"flags", RawKv::integer(flags)}});
}

RawKv source2Approach(std::int64_t previous, std::int64_t here, std::int64_t next) {
    return RawKv::object({{"prev", RawKv::integer(previous)},
                          {"here", RawKv::integer(here)},
                          {"herebackedge", RawKv::integer(2)},
                          {"next", RawKv::integer(next)},
                          {"nextbackedge", RawKv::integer(-1)},
                          {"prevtoherehow", RawKv::integer(0)},
                          {"heretonexthow", RawKv::integer(6)}});
}

RawKv customDataOf(const Source2Mesh& mesh) {
    const auto listOf = [](const std::vector<RawKv>& entries) {
        return RawKv::array(entries, entries.empty() ? 8 : 24);
    };
    std::vector<RawKv> areas;
    for (const auto& a : mesh.areas) {
        // Addresses for ids, as in every real file.
        const auto encounter = RawKv::object({{"from", {.type = 11, .whole = -561166848}},
                                              {"fromdir", RawKv::integer(0)},
                                              {"to", {.type = 11, .whole = 724578816}},
                                              {"todir", RawKv::integer(1)}});
        const auto times = RawKv::array(
            {RawKv::object({{"time", RawKv::number(2.5)}}), RawKv::object({{"time", RawKv::number(120)}})}, 24);
        areas.push_back(RawKv::object({{"hidingspotdata", listOf(a.spots)},
                                       {"spotencounterdata", listOf({encounter})},
                                       {"order", listOf({})},
                                       {"approachdata", listOf(a.approaches)},
                                       {"earliestoccupytime", times}}));
    }
    return RawKv::object({{"arealist", RawKv::array(areas, areas.empty() ? 8 : 10)}});
}

RawBytes bytesOfSource2(const Source2Mesh& mesh) {
    const auto v = mesh.version;
    RawWriter w;
    w.u32(0xFEEDFACE, v, mesh.subVersion, mesh.flags);
    const auto nothing = bytesOfKv({}, kTwoBuffers);
    if (v >= 36)
        block(w, mesh, nothing);
    if (v >= 31) {
        w.u32(mesh.corners.size());
        for (const auto& corner : mesh.corners)
            point(w, corner);
        polygons(w, mesh);
    }
    if (v >= 32)
        w.u32(mesh.unknownWord);
    if (v >= 35) {
        w.u32(mesh.movableMeshes.size());
        for (const auto& name : mesh.movableMeshes)
            w.text(name).u8(0).fill(48, 7);
    }
    if (v >= 36)
        block(w, mesh, nothing);
    w.u32(mesh.areas.size());
    for (std::size_t i = 0; i < mesh.areas.size(); ++i)
        area(w, mesh, i);
    w.u32(mesh.ladders.size());
    for (const auto& l : mesh.ladders) {
        w.u32(l.id).real(l.width);
        point(w, l.top);
        point(w, l.bottom);
        w.real(l.length).u32(l.direction);
        for (std::size_t i = 0; i < (v >= 35 ? 7U : 5U); ++i)
            w.u32(l.areas[i]);
    }
    w.u32(mesh.bounds.size());
    for (const auto& numbers : mesh.bounds)
        w.reals(numbers);
    parameters(w, mesh);
    if (v >= 36)
        block(w, mesh, bytesOfKv(hullNames(mesh), kTwoBuffers));
    if (mesh.subVersion > 0 && mesh.hasCustom)
        block(w, mesh, bytesOfKv(customDataOf(mesh), mesh.customEncoding, mesh.customPacking, true));
    return w.add(mesh.customInstead).bytes;
}

Source2Mesh source2MeshOfSeven(std::uint32_t version) {
    Source2Mesh m;
    m.version = version;
    constexpr std::array<std::int32_t, 7> generators{7, 9, 10, 11, 11, 12, 13}; // of versions 30 to 36
    m.generator = generators[version - 30];
    m.subVersion = version == 30 ? 0 : 1;
    m.hulls = {Source2Hull(), {.radius = 23, .height = 69}};
    m.corners = {{0, 0, 0},       {100, 0, 0},     {100, 100, 0}, {0, 100, 0},  {200, 0, 0},
                 {200, 100, 0},   {300, 0, 0},     {200, 200, 0}, {0, 200, 0},  {0, 220, 120},
                 {100, 220, 120}, {100, 320, 120}, {0, 320, 120}, {0, 0, 8},    {100, 0, 8},
                 {100, 100, 8},   {0, 100, 8},     {200, 0, 8},   {200, 100, 8}};
    m.areas = {
        {.id = 1, .corners = {0, 1, 2, 3}, .edges = {{}, {{2, 3}}, {{4, 0}}, {}}},
        {.id = 2, .attributes = 0x10000, .corners = {1, 4, 5, 2}, .edges = {{}, {{3, 2}}, {{4, 0}}, {{1, 1}}}},
        {.id = 3, .corners = {4, 6, 5}, .edges = {{}, {}, {{2, 1}}}},
        {.id = 4, .corners = {3, 5, 7, 8}, .edges = {{{1, 2}, {2, 2}}, {}, {}, {}}, .above = {1}},
        {.id = 5, .corners = {9, 10, 11, 12}, .edges = {{{4, 2}}, {}, {}, {}}, .below = {1}},
        {.id = 6, .hull = 1, .corners = {13, 14, 15, 16}, .edges = {{}, {{7, 3}}, {}, {}}},
        {.id = 7, .hull = 1, .corners = {14, 17, 18, 15}, .edges = {{}, {}, {}, {{6, 1}}}},
    };
    m.ladders = {
        {.id = 1, .top = {50, 218, 120}, .bottom = {50, 210, 0}, .length = 120, .areas = {5, 0, 0, 0, 4, 0, 0}}};
    m.bounds = {{-8, -8, 0, 8, 8, 16, 1, 0, 0, 50, 0, 1, 0, 50, 0, 0, 1, 4}};
    if (m.subVersion > 0) {
        m.areas[0].spots = {source2Spot(0, m.corners[0], 3)};
        m.areas[3].spots = {source2Spot(1, m.corners[7], 1), source2Spot(2, m.corners[8], 12)};
        m.areas[0].approaches = {source2Approach(-1, 2, 3), source2Approach(4, 2, 3)};
        m.areas[3].approaches = {source2Approach(1, 2, 3)};
    }
    return m;
}

std::vector<std::pair<std::string, Source2Mesh>> allSmallSource2Meshes() {
    std::vector<std::pair<std::string, Source2Mesh>> all;
    for (std::uint32_t version = 30; version <= 36; ++version)
        all.emplace_back("version " + std::to_string(version), source2MeshOfSeven(version));
    auto mesh = source2MeshOfSeven(30);
    mesh.subVersion = 1;
    mesh.generator = 6;
    all.emplace_back("version 30 with custom data", mesh);
    mesh = source2MeshOfSeven(35);
    mesh.customPacking = RawPacking::Zstd;
    all.emplace_back("custom data by zstd", mesh);
    mesh.customPacking = RawPacking::Lz4;
    all.emplace_back("custom data by LZ4", mesh);
    mesh = source2MeshOfSeven(36);
    mesh.customEncoding = kTwoBuffers;
    all.emplace_back("custom data in two buffers", mesh);
    mesh.customPacking = RawPacking::Zstd;
    all.emplace_back("custom data in two buffers by zstd", mesh);
    mesh = source2MeshOfSeven(35);
    mesh.movableMeshes = {"door", ""};
    mesh.areas[1].movableMesh = 1;
    mesh.preset = "default";
    mesh.hullFile = "scripts/hulls.vdata";
    all.emplace_back("movable meshes and presets", mesh);
    return all;
}

} // namespace navsmith::tests
