// Maps of all games, with light, textures and what moves through them asks for.
#include "tests/fuzz/make_seeds/seeds.h"
#include "tests/support/phy_bytes.h"
#include "tests/support/quake2_room.h"
#include "tests/support/source_material_bytes.h"
#include "tests/support/source_room.h"

namespace navsmith::fuzz {
namespace {

using namespace navsmith::tests;

Bytes counting(std::size_t size) {
    Bytes bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::byte>(i);
    return bytes;
}

void addQuake(Seeds& seeds) {
    auto map = smallMap();
    map.axes.assign(map.textures.size(), {1, 0, 0, 100, 0, -1, 0, 0});
    for (auto& face : map.faces) {
        face.styles = {0, 32, 0xFF, 0xFF};
        face.lightOffset = 2;
    }
    map.light = counting(2000);
    for (const auto& texture : map.textures)
        map.images[texture] = buildMiptex(texture, 16, 16, counting(256));
    for (const auto form : kRawQuakeForms) {
        auto lit = map;
        if (form == RawQuakeForm::GoldSrc) {
            for (auto& [name, image] : lit.images)
                image = buildMiptex(name, 16, 16, counting(256), counting(768));
        }
        seeds.add("fuzz_bsp_file", "lit", buildQuakeMap(lit, form));
        lit.bspx = {{"RGBLIGHTING", counting(3 * map.light.size())},
                    {"LMSHIFT", Bytes(map.faces.size(), std::byte{3})},
                    {"LMOFFSET", Bytes(4 * map.faces.size())}};
        seeds.add("fuzz_bsp_file", "bspx", buildQuakeMap(lit, form));
        seeds.add("fuzz_bsp_file", "small", buildQuakeMap(smallMap(), form));
    }
    SolidWorld world({-128, -128, 0}, {128, 128, 128},
                     {boxSolid({0, 0, 0}, {32, 32, 16}), rampSolid({-64, -64, 0}, {0, 0, 32}, 8)});
    world.addBrushEntity("\"classname\" \"func_door\"", {40, 40, 0}, {60, 60, 40});
    seeds.add("fuzz_bsp_file", "trees", world.bytes());
    seeds.add("fuzz_bsp_file", "quake_trees", world.quakeBytes());
}

void addQuake2(Seeds& seeds) {
    auto map = smallQuake2Map();
    map.axes.assign(map.textures.size(), {1, 0, 0, 0, 0, 1, 0, 0});
    for (auto& face : map.faces) {
        face.styles = {0, 0xFF, 0xFF, 0xFF};
        face.lightOffset = 3;
    }
    map.light = counting(2000);
    Quake2Room room({-128, -128, 0}, {128, 128, 128});
    room.addBox({0, 0, 0}, {32, 32, 16});
    room.addBox({64, 0, 0}, {96, 32, 16}, quake2_contents::kWet);
    room.addBrushEntity("\"classname\" \"func_plat\"", {40, 40, 0}, {60, 60, 40});
    for (const auto form : {RawQuake2Form::Ibsp, RawQuake2Form::Qbsp}) {
        seeds.add("fuzz_ibsp_file", "lit", buildQuake2Map(map, form));
        seeds.add("fuzz_ibsp_file", "small", buildQuake2Map(smallQuake2Map(), form));
        seeds.add("fuzz_ibsp_file", "room", room.bytes(form));
        auto more = map;
        more.bspx = {{"LMSHIFT", Bytes(map.faces.size(), std::byte{2})}, {"OTHER", Bytes(5)}};
        seeds.add("fuzz_ibsp_file", "bspx", buildQuake2Map(more, form));
    }
}

Bytes visibility() {
    RawWriter lump;
    constexpr std::uint32_t kRows = 4 + 4 * 8;
    lump.u32(4);
    for (const std::uint32_t row : {kRows, kRows + 1, kRows + 2, 5000U})
        lump.u32(row, row);
    return lump.u8(0b0001, 0b0010, 0b1111, 0, 3).bytes;
}

/// Light of faces and in leaves, with either range.
void light(RawSourceMap& map, bool wide) {
    Bytes face(56);
    setU32(face, 20, 4);
    setU32(face, 36, 1);
    setU32(face, 40, 1);
    map.more[7] = face;
    map.more[6] = Bytes(72);
    map.more[8] = counting(64);
    map.more[56] = counting(28 * 2);
    map.more[52] = RawWriter().u16(2, 0, 1, 9).bytes;
    if (wide) {
        map.more[58] = map.more[7];
        map.more[53] = map.more[8];
        map.more[55] = counting(28);
        map.more[51] = RawWriter().u16(1, 0).bytes;
    }
}

void addSource(Seeds& seeds) {
    const auto add = [&](std::string_view name, const RawSourceMap& map) {
        const auto bytes = buildSourceMap(map);
        seeds.add("fuzz_vbsp_file", name, bytes);
        seeds.add("fuzz_brush_tracer", name, bytes);
    };
    for (const std::int32_t version : {17, 19, 20, 21}) {
        for (const bool packed : {false, true}) {
            auto map = smallSourceMap();
            map.version = version;
            map.packed = packed;
            map.versionFirst = version == 21;
            add("small", map);
            map.more[4] = visibility();
            map.propsPacked = packed;
            map.more[29] = buildCollisionLump(1, {phyBox({-8, -16, 0}, {8, 16, 32}), phyWedge({0, 0, 0}, {4, 4, 4})});
            for (const auto& [size, number] :
                 {std::pair(56, 4), std::pair(60, 5), std::pair(72, 10), std::pair(76, 10), std::pair(80, 11)}) {
                map.propsVersion = static_cast<std::uint16_t>(number);
                map.staticProps =
                    buildStaticProps({"models/crate.mdl", "models/tree.mdl"}, {3, 4, 5},
                                     {{.origin = {1, 2, 3}, .angles = {0, 90, 0}, .model = 1, .leafCount = 3},
                                      {.origin = {4, 5, 6}, .firstLeaf = 2, .leafCount = 9, .solid = 2},
                                      {.origin = {1e30F, 0, 0}}},
                                     static_cast<std::size_t>(size));
                add("props", map);
            }
            auto lit = RawSourceMap();
            lit.version = version;
            light(lit, packed);
            add("light", lit);
        }
    }
    auto map = smallSourceMap();
    map.pakFile = buildZip({{"materials/a.vmt", bytesOf("LightmappedGeneric { $basetexture a }"), 0},
                            {"materials/a.vtf", buildVtf(plainVtf(4, 4, {1, 2, 3, 255})), 14},
                            {"models/crate.mdl", buildModelHead({-8, -8, 0}, {8, 8, 16}), 8},
                            {"models/crate.phy", buildPhy({phyBox({-8, -8, 0}, {8, 8, 16})}), 0}});
    map.staticProps = buildStaticProps({"models/crate.mdl"}, {0}, {{.origin = {1, 2, 3}, .leafCount = 1}});
    add("packed_files", map);
    SourceRoom room({-128, -128, 0}, {128, 128, 128});
    room.addTerrain({-64, -64}, {64, 64}, {1, 2, 3, 4, 5, 6, 7});
    room.addBrushEntity("\"classname\" \"func_brush\" \"angles\" \"0 45 0\"", {40, 40, 0}, {60, 60, 40});
    room.add(rampSolid({-64, -64, 0}, {0, 0, 32}, 8));
    add("room", room.map());
    const auto textured = texturedRoom().bytes();
    seeds.add("fuzz_vbsp_file", "textured", textured);
    seeds.add("fuzz_brush_tracer", "textured", textured);
}

} // namespace

void addMaps(Seeds& seeds) {
    addQuake(seeds);
    addQuake2(seeds);
    addSource(seeds);
}

} // namespace navsmith::fuzz
