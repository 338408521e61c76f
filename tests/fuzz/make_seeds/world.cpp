// The world of San Andreas: collision, models, placements, textures, water, lists.
#include "tests/fuzz/make_seeds/seeds.h"
#include "tests/support/dff_bytes.h"
#include "tests/support/extended_path_bytes.h"
#include "tests/support/gta_world_bytes.h"

namespace navsmith::fuzz {
namespace {

using namespace navsmith::tests;

void addWorldModels(Seeds& seeds) {
    for (int version = 1; version <= 4; ++version) {
        auto model = smallColModel(version);
        seeds.add("fuzz_col_file", "small", buildCol({model, model}, 2048));
        model.groups = version > 1;
        model.shadow = version > 2;
        seeds.add("fuzz_col_file", "more", buildCol({model}));
        model.faces.push_back({{0, 1, 900}, 0, 0});
        seeds.add("fuzz_col_file", "bad_face", buildCol({model}));
    }
    for (const auto split : {RawDffSplit::None, RawDffSplit::Lists, RawDffSplit::Strips}) {
        for (const std::uint32_t stamp : {0x1803FFFFU, 0x310U, 0x0800FFFFU, 0x1003FFFFU}) {
            auto model = smallDff(split);
            model.stamp = stamp;
            seeds.add("fuzz_dff_file", "small", buildDff(model));
            model.animated = true;
            model.atomics.push_back({0, 0, 1});
            for (auto& geometry : model.geometries) {
                geometry.colours.assign(geometry.positions.size(), {1, 2, 3, 4});
                geometry.textures.assign(2, std::vector<std::array<float, 2>>(geometry.positions.size()));
                geometry.materials.emplace_back().shared = 0;
                geometry.triangles.push_back({{0, 1, 2}, 9});
            }
            seeds.add("fuzz_dff_file", "more", buildDff(model));
            for (auto& geometry : model.geometries)
                geometry.native = true;
            seeds.add("fuzz_dff_file", "native", buildDff(model));
        }
    }
}

void addLists(Seeds& seeds) {
    for (const std::string_view text :
         {"# made by hand\r\nobjs\r\n5390, laeSkatePark, GlenPark7_lae, 150, 0\r\n5391 laeroad01 laeroads2s 150.5 1 # "
          "road\r\nend\r\npath\r\n0, laeroad01, 5\r\nend\r\ntobj\r\n5465, night, glow, 90, 128, 22, "
          "7\r\nend\r\nANIM\r\n"
          "6257 ,burger01_LAw ,burgsh01_law ,LAw ,100 ,2097152\r\nEND\r\n",
          "txdp\nLae_Roads, generic\nbroken\nend\n",
          "objs\n1, one, t, 1, 120, 0\n2, two, t, 2, 80, 300, 512\n3, three, t, 3, 10, 20, 30, -1\nend\ntobj\n"
          "4, lit, t, 1, 40, 8, 20, 24\nend\nanim\n5, fan, t, fans, 1, 60, 4\nend\n",
          "objs\nx, bad, id, 100, 0\n-1, a, b, 1, 0\n1, a, b, nan, 0\n1, a, b, -5, 0\n1, a\n1, a, b, 0x10, 1e5\n"})
        seeds.add("fuzz_ide_file", "text", text);
    for (const std::string_view text :
         {"# header\r\ninst\r\n3563, LODpmedhos2_LAe, 1024, 2063.13, -1731.78, 15.25, 0, 0, 0.5, -1.5e-1, -1\r\n\r\n"
          "17, a b, 0, 0, 0, 0, 0, 0, 0, 1, 0\r\n17 , roof ,13 ,1 ,2 ,+3 ,0 ,0 ,270 ,1 ,0 # twin\r\nend\r\ncull\r\n1, "
          "2\r\nend\r\n",
          "inst\n170, road, 10, 20, 30, 1, 1, 1, 0, 0, 0.6, 0.8\n171, lamp, 4, 10, 20, 30, 1, 1, 1, 0, 0, -0.6, "
          "0.8\nend\n",
          "inst\n5, m, 0, 10, 20, 30, 0, 0, 0, 1, -1, 7\n1, a, 0, nan, 0, 0, 0, 0, 0, 1, -1\n"
          "1, b, 0, 0, 0, 1e30, 0, 0, 0, 1, -1\n1, f, 0, 1e999, 0, 0, 0, 0, 0, 1, -1\n1, g, 0, 0, 0, 0, 1, 1, 0, 1, "
          "-1"})
        seeds.add("fuzz_ipl_file", "text", text);
    const RawInstance one{{1, 2, 3}, {0.5F, 0.5F, 0.5F, 0.5F}, 5, 1, 0};
    const RawInstance negative{{1, 2, 3}, {0, 0, 0, 1}, -5, 1, 0};
    const RawInstance far{{1e30F, 2, 3}, {0, 0, 0, 1}, 5, 0x100, 0};
    const auto binary = buildBinaryIpl({one, negative, far});
    seeds.add("fuzz_ipl_file", "binary", binary);
    seeds.add("fuzz_ipl_file", "cut", std::span(binary).first(130));
    seeds.add("fuzz_ipl_file", "header", std::span(binary).first(60));
    for (const std::string_view text :
         {"#\r\n# IDE commented\\out.ide\r\n\r\nIMG MODELS\\GTA_INT.IMG\r\n\tide\tDATA\\MAPS\\LA\\LAn.IDE  \r\nIPL "
          "DATA\\MAPS\\My Map\\a.ipl # of a mod\r\nCOLFILE 3 MODELS\\COLL\\WEAPONS.COL\r\nTEXDICTION "
          "MODELS/GENERIC.TXD\r\nSPLASH loadsc2\r\nCDIMAGE models\\extra\r\n",
          "IDE a.ide\nexit\nIDE b.ide\n",
          "COLFILE models\\a.col\nCOLFILE 12 b c.col\nCOLFILE x y.col\nIDE\nIPL # none"})
        seeds.add("fuzz_loader_file", "text", text);
    for (const std::string_view text :
         {"# water\r\nprocessed\r\n0 0 1 0.1 0.2 0.3 0.4    8 0 1 0 0 0 0    0 4 1 0 0 0 0    8 4 1.5e0 0 0 0 0  3\r\n"
          "0 0 0 0 0 0 0\t1 0 0 0 0 0 0\t0 1 0 0 0 0 0\t0\r\n0 0 0 0 0 0 0  1 0 0 0 0 0 0  0 1 0 0 0 0 0\n",
          "proceed\n0 0 0 0 0 0 0  1 0 0 0 0 0 0  0 nan 0 0 0 0 0 1\n0 0 0 0 0 0 0  1 0 0 0 0 0 0  0 1 0 0 0 0 0 x\n"})
        seeds.add("fuzz_water_file", "text", text);
}

} // namespace

void addWorld(Seeds& seeds) {
    addWorldModels(seeds);
    addLists(seeds);
    seeds.add("fuzz_txd_file", "all", buildTxd(someTextures()));
    for (const auto& texture : someTextures())
        seeds.add("fuzz_txd_file", "one", buildTxd({texture}));
    for (const std::uint32_t platform : {5U, 6U, 8U, 9U}) {
        for (auto texture : someTextures()) {
            texture.platform = platform;
            texture.depth = texture.depth == 32 ? 16 : 32;
            seeds.add("fuzz_txd_file", "platform", buildTxd({texture}));
        }
    }
    for (const auto form : {RawForm::Exact, RawForm::Padded, RawForm::Cut, RawForm::Uninitialised}) {
        seeds.add("fuzz_path_file", "area", buildArea(smallArea(), form));
        if (form != RawForm::Cut)
            seeds.add("fuzz_extended_path_file", "area", buildExtendedArea(smallArea(), form));
    }
    auto empty = buildArea({}, RawForm::EmptyCut);
    seeds.add("fuzz_path_file", "empty", empty);
    empty.resize(2048);
    seeds.add("fuzz_path_file", "empty_padded", empty);
    seeds.add("fuzz_path_file", "padded", buildArea({}, RawForm::Padded));
    seeds.add("fuzz_path_file", "extended", buildExtendedArea(smallArea(), RawForm::Exact));
}

} // namespace navsmith::fuzz
