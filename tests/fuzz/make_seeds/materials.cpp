// Textures, materials and models.
#include "tests/fuzz/make_seeds/seeds.h"
#include "tests/support/phy_bytes.h"
#include "tests/support/source_material_bytes.h"

namespace navsmith::fuzz {
namespace {

using namespace navsmith::tests;

void addVtf(Seeds& seeds) {
    constexpr std::size_t kBytes = 4 * 4 * 8; // enough for a 4 x 4 image in each format
    for (std::uint32_t format = 0; format < 28; ++format) {
        RawVtf vtf;
        vtf.format = format;
        vtf.minorVersion = format % 7;
        vtf.images = {Bytes(kBytes, static_cast<std::byte>(0x5A + format))};
        vtf.thumbnail = format % 2 == 0;
        seeds.add("fuzz_vtf_file", "format", buildVtf(vtf));
    }
    for (std::uint32_t version = 0; version < 7; ++version) {
        RawVtf vtf;
        vtf.minorVersion = version;
        vtf.width = 8;
        vtf.height = 2;
        vtf.flags = version % 2 == 0 ? 0 : 0x4000;
        vtf.frames = 2;
        vtf.images = {Bytes(4 * 16 * 14), Bytes(4 * 4 * 14), Bytes(4 * 2 * 14), Bytes(4 * 14)};
        seeds.add("fuzz_vtf_file", "sizes", buildVtf(vtf));
    }
}

void addVmt(Seeds& seeds) {
    for (const std::string_view text :
         {"\"LightmappedGeneric\" { \"$BaseTexture\" \"Brick\\Wall01.vtf\" $translucent 0 }",
          "X { $basetexture glass $translucent 1 $alpha \".25\" $alphatest 1 $additive 1 $decal 1 $nocull 1 }",
          "X { X_DX8 { $basetexture old } X_HDR_DX9 { $color 1 } Proxies { Sine { a b } } }",
          "WorldVertexTransition { $basetexture a $basetexture2 b }", "Water { $fogcolor \"{51 102 255}\" }",
          "Water { $fogcolor \"[.5 0.25 9]\" $bottommaterial x }", "Water { $fogcolor \"[1 2]\" }",
          "Patch { include \"materials\\A\\B.vmt\" insert { \"$x\" \"1\" [$X360] } replace { $y [1 2] [!$X360] } }// "
          "end",
          "A { \"a\\\"b\\n\\t\\\\\" \"c\" [$WIN32 || $OSX] \"d\" \"e\" [$A && !$B] } #include \"x\" #base \"y\"",
          "no block", "A { b { c { d { e f", "A }", "A { \"b",
          "\xEF\xBB\xBF"
          "A { b c }",
          "A { b c // comment\n }\n/ x"})
        seeds.add("fuzz_vmt_file", "text", text);
    std::string deep = "A ";
    for (int i = 0; i < 40; ++i)
        deep += "{ b ";
    seeds.add("fuzz_vmt_file", "deep", deep);
}

void addSourceModels(Seeds& seeds) {
    for (const std::int32_t version : {44, 48, 49}) {
        for (int bits = 0; bits < 8; ++bits) {
            const auto files = buildSquareModel({version, (bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0});
            seeds.add("fuzz_studio_model", "square", joinedModel(files.mdl, files.vvd, files.vtx));
        }
    }
    const std::vector<RawPhyPart> parts{phyBox({-8, -16, 0}, {8, 16, 32}), phyWedge({0, 0, 0}, {4, 4, 4}),
                                        phyBox({9, 9, 9}, {10, 10, 10})};
    for (const bool header : {true, false}) {
        for (const std::uint32_t solids : {1U, 2U}) {
            seeds.add("fuzz_phy_file", "parts", buildPhy(parts, {.header = header, .solids = solids}));
            seeds.add("fuzz_phy_file", "one", buildPhy({parts[0]}, {.header = header, .solids = solids}));
        }
    }
    seeds.add("fuzz_phy_file", "kind", buildPhy({parts[0]}, {.kind = 1}));
    seeds.add("fuzz_phy_file", "later", buildPhy({parts[0]}, {.version = 0x101}));
    seeds.add("fuzz_phy_file", "none", buildPhy({}));
}

} // namespace

Bytes joinedModel(const Bytes& mdl, const Bytes& vvd, const Bytes& vtx) {
    return RawWriter().u32(mdl.size(), vvd.size()).add(mdl).add(vvd).add(vtx).bytes;
}

void addMaterials(Seeds& seeds) {
    addVtf(seeds);
    addVmt(seeds);
    addSourceModels(seeds);
}

} // namespace navsmith::fuzz
