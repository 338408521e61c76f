// Meshes from files and back: what areas hold, and what follows them when they go.
#include "core/model/property.h"
#include "tests/core/systems/source2_nav/mesh_world.h"
#include "tests/support/corpus.h"

#include <algorithm>

namespace navsmith::tests {
namespace {

namespace nav = systems::source2_nav;
using model::Ref;
using model::Slot;

std::vector<source2::AreaData> customOf(const source2::NavFile& file) {
    const auto data = source2::readCustomData(file.custom.bytes);
    EXPECT_TRUE(data);
    return data ? *data : std::vector<source2::AreaData>();
}

TEST(Source2Load, ElementsOfRealFilesAreThoseOfTheManifest) {
    const auto folder = corpusFolder(kSource2Corpus);
    if (!folder)
        GTEST_SKIP() << missingCorpus(kSource2Corpus);
    const auto load = [&](const char* name) {
        return loadFiles(systemNamed("source2_nav"), {{name, readFile(*folder / name)}});
    };
    const auto mirage = load("cs2-v35s1-de_mirage.nav");
    EXPECT_EQ(mirage.count(nav::kArea), 2519U);
    EXPECT_EQ(mirage.count(nav::kConnection), 6349U);
    EXPECT_EQ(mirage.count(nav::kLadder), 2U);
    EXPECT_EQ(mirage.count(nav::kHidingSpot), 369U);
    EXPECT_EQ(mirage.count(nav::kPoint), 3590U);
    EXPECT_EQ(mirage.count(nav::kHull), 1U);
    EXPECT_EQ(mirage.get(nav::file::customData, 0), static_cast<std::uint8_t>(nav::CustomData::Understood));
    const auto vault = load("hla-v30s0-a5_vault.nav");
    EXPECT_EQ(vault.count(nav::kArea), 1245U);
    EXPECT_EQ(vault.count(nav::kConnection), 2502U);
    EXPECT_EQ(vault.count(nav::kBounds), 2U);
    EXPECT_EQ(vault.count(nav::kHull), 3U);
    EXPECT_EQ(vault.count(nav::kPoint), 0U) << "corners have places of their own";
    const auto latest = load("v36s1-point_template_test.nav");
    EXPECT_EQ(latest.count(nav::kArea), 0U);
}

TEST(Source2Load, AnEditedRealFileKeepsWhatWasNotEdited) {
    const auto folder = corpusFolder(kSource2Corpus);
    if (!folder)
        GTEST_SKIP() << missingCorpus(kSource2Corpus);
    const auto bytes = readFile(*folder / "cs2-v35s1-de_mirage.nav");
    auto m = loadFiles(systemNamed("source2_nav"), {{"room.nav", bytes}});
    model::Transaction tx(m, "delete");
    tx.erase({nav::kArea, 100});
    ASSERT_TRUE(tx.commit());
    const auto before = source2::read(bytes).value();
    const auto after = source2::read(saveFiles(m).at("room.nav")).value();
    EXPECT_EQ(after.areas.size(), before.areas.size() - 1);
    EXPECT_EQ(after.polygons.size(), before.polygons.size() - 1);
    EXPECT_EQ(after.areas[100].id, before.areas[101].id) << "the others keep their ids";
    EXPECT_EQ(after.ladders, before.ladders);
    EXPECT_EQ(after.generation, before.generation);
    const auto old = customOf(before);
    const auto now = customOf(after);
    ASSERT_EQ(now.size(), old.size() - 1);
    for (std::size_t i = 0; i < now.size(); ++i)
        EXPECT_EQ(now[i].spots, old[i < 100 ? i : i + 1].spots) << i;
    EXPECT_LT(bytes.size(), saveFiles(m).at("room.nav").size()) << "the custom data is no longer packed";
}

TEST(Source2Load, DataOfTheGameIsKeptWithItsArea) {
    const Source2Model m(source2File(source2MeshOfSeven()));
    EXPECT_EQ(m.model.get(nav::hiding_spot::owner, m.spot(0).slot), Ref::to(m.area(1).slot));
    EXPECT_EQ(m.model.get(nav::hiding_spot::flags, m.spot(2).slot), 12U);
    const auto here = m.model.list(nav::approach::here, m.area(1).slot);
    ASSERT_EQ(here.size(), 2U);
    EXPECT_TRUE(here[0].pointsTo(m.area(2).slot));
    EXPECT_TRUE(m.model.list(nav::approach::previous, m.area(1).slot)[0].isNone());
    EXPECT_EQ(m.model.get(nav::area::occupyFirst, m.area(3).slot), 2.5F);
}

TEST(Source2Load, UnknownDataOfTheGameIsToldAndKept) {
    const auto files = sevenWith([](Source2Mesh& m) {
        m.hasCustom = false;
        m.customInstead = RawBytes(37, std::byte{0x5A});
    });
    const auto loaded = loadAll(systemNamed("source2_nav"), files);
    ASSERT_EQ(loaded.notices.size(), 1U);
    EXPECT_NE(loaded.notices.front().text.find("37 bytes"), std::string::npos) << loaded.notices.front().text;
    Source2Model m(files);
    EXPECT_NE(m.whyDisabled("erase", {m.area(3)}), "");
    EXPECT_EQ(m.whyDisabled("erase", {m.connection(1, 2)}), "");
    m.run("disconnect", {m.area(1), m.area(2)});
    EXPECT_EQ(m.file().tail, RawBytes(37, std::byte{0x5A}));
}

TEST(Source2Save, DeletingAnAreaTakesAllThatNamesItInEveryVersion) {
    for (std::uint32_t version = 30; version <= 36; ++version) {
        SCOPED_TRACE(version);
        Source2Model m(source2File(source2MeshOfSeven(version)));
        m.expected = {"S2015", "S2022"};
        m.run("erase", {m.area(4)});
        const auto file = m.file();
        ASSERT_EQ(file.areas.size(), 6U);
        EXPECT_EQ(file.areas[3].id, 5U) << "the others keep their ids";
        EXPECT_TRUE(std::ranges::none_of(file.connections, [](const auto& c) { return c.area == 4; }));
        EXPECT_EQ(file.ladders.at(0).bottomArea, 0U);
        EXPECT_EQ(file.ladders.at(0).topForward, 5U);
        if (source2::hasCornerTable(version)) {
            EXPECT_EQ(file.polygons.size(), 6U);
            EXPECT_EQ(file.areas[3].polygon, 3U);
            EXPECT_EQ(file.corners.size(), 17U) << "corners that no area has any more are gone";
        }
        if (version == 30)
            continue;
        const auto custom = customOf(file);
        ASSERT_EQ(custom.size(), 6U);
        EXPECT_EQ(custom[0].approaches.size(), 1U) << "the other one came from the area";
        EXPECT_TRUE(custom[3].spots.empty());
    }
}

TEST(Source2Save, ANewAreaHasAnEntryInTheDataOfTheGame) {
    Source2Model m(source2File(source2MeshOfSeven()));
    m.expected = {"S2015", "S2008", "S2018"};
    const auto copies = m.run("duplicate", {m.area(3)});
    ASSERT_EQ(copies.size(), 1U);
    const auto file = m.file();
    ASSERT_EQ(file.areas.size(), 8U);
    EXPECT_EQ(file.areas[7].id, 8U);
    EXPECT_EQ(file.areas[7].polygon, 7U);
    EXPECT_EQ(file.corners.size(), 22U);
    const auto custom = customOf(file);
    ASSERT_EQ(custom.size(), 8U);
    EXPECT_EQ(custom[0].spots.size(), 1U);
}

TEST(Source2Save, PackedDataOfTheGameStaysPackedWithoutAChange) {
    for (const auto packing : {RawPacking::Lz4, RawPacking::Zstd}) {
        auto mesh = source2MeshOfSeven();
        mesh.customPacking = packing;
        Source2Model m(source2File(mesh));
        const auto before = m.file().custom.bytes;
        m.run("disconnect", {m.area(1), m.area(2)});
        EXPECT_EQ(m.file().custom.bytes, before);
        m.run("erase", {m.spot(2)});
        EXPECT_NE(m.file().custom.bytes, before);
        EXPECT_EQ(customOf(m.file())[3].spots.size(), 1U);
    }
}

} // namespace
} // namespace navsmith::tests
