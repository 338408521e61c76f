// What a save keeps of the map, by its place in the map files: visited sectors, tags, sections, entrances, and files
// that are loaded; lists of the radio.
#include "core/systems/gta_sa_save/map_tables.h"
#include "core/systems/gta_sa_save/statistics.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Model;
using model::Slot;
using model::Transaction;

TEST(SaveMap, sectorsAreCountedFromTheNorthWestDownEachColumn) {
    const auto m = smallDocument();
    EXPECT_EQ(shown(m, kMapSector, "column", 37), "3");
    EXPECT_EQ(shown(m, kMapSector, "row", 37), "7");
}

TEST(SaveMap, loadedFilesAreThoseThatAreNot255) {
    for (const auto& sample : samples()) {
        const auto m = loaded(sample.bytes);
        const auto block = tests::takeApart(sample.bytes).blocks[18];
        const auto absent = static_cast<std::size_t>(std::ranges::count(block, std::byte{255}));
        EXPECT_EQ(m.count(kLoadedFile), block.size() - absent) << sample.name;
        for (Slot row = 0; row < m.count(kLoadedFile); ++row)
            EXPECT_EQ(m.get(loaded_file::neededBy, row), tests::byteAt(block, m.get(loaded_file::number, row)));
    }
}

TEST(SaveMap, loadedFilesAreNamedByKind) {
    auto raw = tests::smallSave();
    for (const std::size_t number : {std::size_t{411}, std::size_t{20000}, std::size_t{25256}})
        tests::setByteAt(raw.blocks[18], number, 8);
    const auto bytes = tests::buildSave(raw);
    const auto m = loaded(bytes);
    ASSERT_EQ(m.count(kLoadedFile), 3U);
    EXPECT_EQ(shown(m, kLoadedFile, "kind", 0), "Model");
    EXPECT_EQ(shown(m, kLoadedFile, "name", 0), "Infernus");
    EXPECT_EQ(shown(m, kLoadedFile, "kind", 1), "Textures");
    EXPECT_EQ(shown(m, kLoadedFile, "kind", 2), "Map section");
    EXPECT_EQ(shown(m, kLoadedFile, "name", 2), "levelmap_stream0");
    EXPECT_EQ(shown(m, kLoadedFile, "keep", 2), "yes");
    EXPECT_TRUE(saved(m) == bytes);
}

/// A save with these sections on, whose main script has this length.
Model withSections(std::initializer_list<std::size_t> on, std::uint32_t script) {
    auto raw = tests::smallSave();
    std::fill(raw.blocks[21].begin() + 4, raw.blocks[21].end(), std::byte{});
    for (const auto flag : on)
        tests::setByteAt(raw.blocks[21], 4 + flag, 1);
    tests::setWordAt(raw.blocks[1], 4 + 400 + 0x8F2, script);
    return loaded(tests::buildSave(raw));
}

TEST(SaveMap, orderOfSectionsFollowsFromThoseThatAreOn) {
    EXPECT_EQ(sectionOrder(withSections({1, 2, 58}, 194125)), SectionOrder::First);
    EXPECT_EQ(sectionOrder(withSections({58, 59}, 194146)), SectionOrder::Undecided);
    EXPECT_EQ(sectionOrder(withSections({59, 60}, 194146)), SectionOrder::Second);
    EXPECT_EQ(sectionOrder(withSections({}, 194146)), SectionOrder::First);
    EXPECT_EQ(sectionOrder(withSections({}, 194125)), SectionOrder::Second);
    EXPECT_EQ(sectionOrder(withSections({}, 84856)), SectionOrder::Undecided);
    const auto second = withSections({59}, 0);
    EXPECT_EQ(shown(second, kMapSection, "name", 59), "barriers1");
    EXPECT_EQ(shown(second, kMapSection, "switchable", 59), "yes");
    EXPECT_EQ(shown(second, kFile, "section_order", 0), "2.0");
}

TEST(SaveMap, tagsAndEntrancesHaveThePlacesOfTheMapFiles) {
    auto raw = tests::smallSave();
    tests::setByteAt(raw.blocks[20], 4 + 1, 228);
    tests::setByteAt(raw.blocks[20], 4 + 2, 229);
    const auto m = loaded(tests::buildSave(raw));
    EXPECT_EQ(tagAt(m, 2), glm::vec3(1332.133F, -1722.305F, 14.188F));
    EXPECT_EQ(shown(m, kTag, "sprayed", 1), "no");
    EXPECT_EQ(shown(m, kTag, "sprayed", 2), "yes");
    EXPECT_EQ(entranceName(m, 0), "Zip");
    EXPECT_EQ(shown(m, kEnexConnection, "position", 0), "1456.77, -1138.02, 24.287");
    EXPECT_EQ(shown(m, kEnexConnection, "destination", 0), "161.391, -95.286, 1001.81");
    tests::setWordAt(raw.blocks[20], 0, 99); // a modified game with other tags
    raw.blocks[20].pop_back();
    EXPECT_EQ(tagAt(loaded(tests::buildSave(raw)), 2), std::nullopt);
}

TEST(SaveMap, statisticsAreNumberedAsByTheGame) {
    const auto m = smallDocument();
    EXPECT_EQ(shown(m, kStatistic, "name", 21), "Fat");
    EXPECT_EQ(shown(m, kCountedStatistic, "number", 61), "181");
    EXPECT_EQ(statisticOf(m, 181), m.get(statistic::counted, 61));
    EXPECT_EQ(statisticOf(m, 100), std::nullopt);
    EXPECT_EQ(radioFlags().size(), 22U);
}

/// Pieces of the radio: lists of a fixed length.
TEST(SaveRadio, piecesAreReadAndWritten) {
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        const auto raw = tests::takeApart(sample.bytes);
        const auto adverts = m.list(model::ListField<std::int32_t>{kRadioStation, 2, 0}, 3);
        ASSERT_EQ(adverts.size(), 40U) << sample.name;
        for (std::size_t i = 0; i < adverts.size(); ++i)
            EXPECT_EQ(static_cast<std::uint32_t>(adverts[i]), tests::wordAt(raw.blocks[26], 3 * 272 + 0x34 + 4 * i));
        edited(m, [](Transaction& tx) {
            auto entries = tx.model().listStore(kRadioStation, 0).entries(3);
            model::values<std::int8_t>(entries[0])[19] = 7;
            tx.setList(kRadioStation, 0, 3, entries);
        });
        EXPECT_EQ(tests::byteAt(tests::takeApart(saved(m)).blocks[26], 3 * 272 + 19), 7) << sample.name;
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
