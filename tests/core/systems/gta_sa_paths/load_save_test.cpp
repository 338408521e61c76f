// What opening San Andreas paths makes of the files, and which files it takes.
#include "core/systems/gta_sa_paths/load.h"
#include "tests/core/systems/gta_sa_paths/names.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

using systems::Confidence;
using systems::InputFile;
using systems::gta_sa_paths::areaOfName;
using systems::gta_sa_paths::documents;
using systems::gta_sa_paths::lengthAgrees;
using systems::gta_sa_paths::linkLength;
using systems::gta_sa_paths::load;
using systems::gta_sa_paths::recognise;

TEST(Loading, LinksIntoAreasThatAreNotOpenKeepWhatTheFileSays) {
    const auto m = loadOnly(27);
    std::size_t raw = 0;
    m.forEachLive(kLink, [&](Slot l) {
        const auto target = m.get(link::target, l);
        if (!target.isRaw())
            return;
        ++raw;
        const auto address = m.rawValue(link::target, target);
        EXPECT_TRUE(address == (28U << 16U | 0U) || address == (28U << 16U | 4U));
    });
    EXPECT_EQ(raw, 2U);
}

struct Tally {
    std::map<std::string, std::size_t> vehicle;
    std::map<std::string, std::size_t> ped;
};

TEST(StockSet, HasTheCountsOfTheFormatPage) {
    const auto files = corpusSet(kStockSet);
    if (!files)
        GTEST_SKIP() << missingCorpus(kStockSet);
    const auto m = loadSet(*files);
    EXPECT_EQ(m.count(kFile), 64U);
    EXPECT_EQ(m.count(kNode), 68237U);
    EXPECT_EQ(m.count(kNavi), 31466U);
    EXPECT_EQ(m.count(kLink), 143622U);
    Tally tally;
    m.forEachLive(kNode, [&](Slot n) {
        auto& counts = isPed(m, n) ? tally.ped : tally.vehicle;
        const auto flags = m.get(node::flags, n);
        ++counts["nodes"];
        for (const auto bit : {4U, 5U, 6U, 7U, 8U, 9U, 10U, 11U, 14U, 15U, 24U, 25U, 26U, 27U, 28U, 29U, 30U, 31U}) {
            if ((flags >> bit & 1U) != 0)
                ++counts["bit " + std::to_string(bit)];
        }
        ++counts["class " + std::to_string(flag::roadClass(flags))];
        ++counts["spawn " + std::to_string(flag::spawn(flags))];
        ++counts["behaviour " + std::to_string(flag::behaviour(flags))];
    });
    EXPECT_EQ(tally.ped, (std::map<std::string, std::size_t>{{"nodes", 37650},
                                                             {"bit 5", 6019},
                                                             {"bit 8", 6019},
                                                             {"bit 10", 17},
                                                             {"class 0", 37650},
                                                             {"spawn 0", 4},
                                                             {"spawn 1", 970},
                                                             {"spawn 7", 69},
                                                             {"spawn 15", 36607},
                                                             {"behaviour 0", 37650}}));
    EXPECT_EQ(tally.vehicle, (std::map<std::string, std::size_t>{{"nodes", 30587},
                                                                 {"bit 4", 2594},
                                                                 {"bit 5", 7669},
                                                                 {"bit 6", 391},
                                                                 {"bit 7", 1596},
                                                                 {"bit 8", 7669},
                                                                 {"class 0", 112},
                                                                 {"class 1", 27936},
                                                                 {"class 2", 2539},
                                                                 {"spawn 1", 446},
                                                                 {"spawn 2", 5},
                                                                 {"spawn 7", 90},
                                                                 {"spawn 15", 30046},
                                                                 {"behaviour 0", 30355},
                                                                 {"behaviour 1", 1},
                                                                 {"behaviour 2", 215},
                                                                 {"behaviour 8", 9},
                                                                 {"behaviour 9", 7}}));
}

TEST(StockSet, HasLengthsAsComputedInAllBut676Links) {
    const auto files = corpusSet(kStockSet);
    if (!files)
        GTEST_SKIP() << missingCorpus(kStockSet);
    const auto m = loadSet(*files);
    std::size_t oneLower = 0;
    m.forEachLive(kLink, [&](Slot l) {
        const auto a = pointOf(m, m.get(link::owner, l).slot());
        const auto b = pointOf(m, m.get(link::target, l).slot());
        const auto stored = m.get(link::length, l);
        EXPECT_TRUE(lengthAgrees(stored, a, b));
        if (stored != linkLength(a, b)) {
            EXPECT_EQ(stored + 1, linkLength(a, b));
            ++oneLower;
        }
    });
    EXPECT_EQ(oneLower, 676U);
}

TEST(Loading, KnowsTheAreaByTheFileName) {
    EXPECT_EQ(areaOfName("NODES0.DAT"), 0);
    EXPECT_EQ(areaOfName("nodes63.dat"), 63);
    EXPECT_EQ(areaOfName("nodes07.dat"), 7);
    for (const auto* name : {"nodes64.dat", "nodes.dat", "nodes-1.dat", "nodes1x.dat", "node1.dat", "nodes1.nod", ""})
        EXPECT_EQ(areaOfName(name), std::nullopt) << name;
}

TEST(Loading, RecognisesFilesByNameOrElseByTheirHeader) {
    const auto bytes = buildArea(smallArea(), RawForm::Exact);
    const auto head = std::span(bytes).first(20);
    EXPECT_EQ(recognise("nodes5.dat", {}, 0), Confidence::Sure);
    EXPECT_EQ(recognise("backup.bin", head, bytes.size()), Confidence::Maybe);
    EXPECT_EQ(recognise("backup.bin", head, bytes.size() + 1), Confidence::No);
    EXPECT_EQ(recognise("backup.bin", head.first(19), bytes.size()), Confidence::No);
}

TEST(Loading, SortsFilesOfAFolderIntoSets) {
    const std::vector<std::string> names{"NODES1.DAT", "NODES2.DAT", "nodes1.dat", "other.bin"};
    const auto sets = documents(names);
    EXPECT_EQ(sets, (std::vector<std::vector<std::size_t>>{{0, 1}, {2}, {3}}));
}

TEST(Loading, SaysWhichFilesItCouldNotRead) {
    const auto good = buildArea(smallArea(), RawForm::Exact);
    const std::vector<std::byte> bad(10);
    const std::vector<InputFile> files{{"NODES5.DAT", good}, {"NODES6.DAT", bad}, {"nodes5.dat", good}};
    const auto loaded = load(files, {});
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->model.count(kFile), 1U);
    ASSERT_EQ(loaded->failures.size(), 2U);
    EXPECT_EQ(loaded->failures[0].file, "NODES6.DAT");
    EXPECT_EQ(loaded->failures[1].file, "nodes5.dat");
    EXPECT_EQ(loaded->failures[1].found, "a second file of area 5");
}

TEST(Loading, TellsOfOddForms) {
    const auto cut = buildArea(smallArea(), RawForm::Cut);
    const auto loaded = load(std::vector<InputFile>{{"NODES5.DAT", cut}}, {});
    ASSERT_TRUE(loaded);
    ASSERT_EQ(loaded->notices.size(), 1U);
    EXPECT_EQ(loaded->notices[0].file, "NODES5.DAT");
}

TEST(Loading, FailsWithoutFilesAndWithoutOneThatCanBeRead) {
    EXPECT_FALSE(load({}, {}));
    const std::vector<std::byte> bad(10);
    const auto loaded = load(std::vector<InputFile>{{"NODES6.DAT", bad}}, {});
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().file, "NODES6.DAT");
}

} // namespace
} // namespace navsmith::tests
