// Opening and saving San Andreas paths without an edit gives every byte back, whatever the files hold.
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/load.h"
#include "formats/gta_sa/path_file.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <random>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

namespace flag = systems::gta_sa_paths::flag;
namespace link = systems::gta_sa_paths::link;
namespace node = systems::gta_sa_paths::node;
using model::Slot;
using systems::Confidence;
using systems::InputFile;
using systems::gta_sa_paths::areaOfName;
using systems::gta_sa_paths::documents;
using systems::gta_sa_paths::isPed;
using systems::gta_sa_paths::kFile;
using systems::gta_sa_paths::kLink;
using systems::gta_sa_paths::kNavi;
using systems::gta_sa_paths::kNode;
using systems::gta_sa_paths::lengthAgrees;
using systems::gta_sa_paths::linkLength;
using systems::gta_sa_paths::load;
using systems::gta_sa_paths::pointOf;
using systems::gta_sa_paths::recognise;
using systems::gta_sa_paths::system;

class RealSet : public testing::TestWithParam<std::string_view> {
protected:
    void SetUp() override {
        files_ = corpusSet(GetParam());
        if (!files_)
            GTEST_SKIP() << missingCorpus(GetParam());
        ASSERT_EQ(files_->size(), 64U);
    }
    [[nodiscard]] const FileBytes& files() const { return *files_; }

private:
    std::optional<FileBytes> files_;
};

TEST_P(RealSet, ComesBackByteForByte) {
    EXPECT_EQ(saveSet(loadSet(files())), files());
}

TEST_P(RealSet, EachFileComesBackAlone) {
    for (const auto& [name, bytes] : files())
        EXPECT_TRUE(saveSet(loadSet({{name, bytes}})).at(name) == bytes) << name;
}

TEST_P(RealSet, AnyPartOfItComesBack) {
    std::mt19937 random(1);
    for (int round = 0; round < 20; ++round) {
        FileBytes part;
        for (const auto& [name, bytes] : files()) {
            if (random() % 3 == 0)
                part[name] = bytes;
        }
        if (part.empty())
            continue;
        EXPECT_TRUE(saveSet(loadSet(part)) == part);
    }
}

INSTANTIATE_TEST_SUITE_P(Sets, RealSet, testing::Values(kStockSet, kDamagedSet),
                         [](const auto& info) { return info.param == kStockSet ? "Stock" : "Damaged"; });

TEST(Loading, LinksIntoAreasThatAreNotOpenKeepWhatTheFileSays) {
    const auto files = bytesOf(smallWorld().areas());
    const auto m = loadSet({{fileName(27), files.at(fileName(27))}});
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

/// An odd file of area 5, and what opening it must not trip over.
struct Odd {
    std::string_view name;
    std::vector<std::byte> bytes;
};

void PrintTo(const Odd& odd, std::ostream* out) {
    *out << odd.name;
}

std::vector<std::byte> edited(void (*edit)(RawArea&)) {
    auto area = smallArea();
    edit(area);
    return buildArea(area, RawForm::Exact);
}

std::vector<std::byte> patched(std::size_t offset, std::uint8_t value) {
    auto bytes = buildArea(smallArea(), RawForm::Exact);
    bytes[offset] = std::byte{value};
    return bytes;
}

std::vector<std::byte> withTail(RawForm form, std::size_t size, std::byte value) {
    auto bytes = buildArea(smallArea(), form);
    bytes.resize(bytes.size() + size, value);
    return bytes;
}

std::vector<Odd> oddFiles() {
    return {
        {"exact", buildArea(smallArea(), RawForm::Exact)},
        {"padded", buildArea(smallArea(), RawForm::Padded)},
        {"cut", buildArea(smallArea(), RawForm::Cut)},
        {"empty", buildArea(RawArea{}, RawForm::EmptyCut)},
        {"uninitialised", buildArea(smallArea(), RawForm::Uninitialised)},
        {"header only", buildArea(RawArea{}, RawForm::Exact)},
        {"empty and padded", buildArea(RawArea{}, RawForm::Padded)},
        {"stray tail", withTail(RawForm::Exact, 5, std::byte{0x41})},
        {"cut with stray tail", withTail(RawForm::Uninitialised, 7, std::byte{0})},
        {"overlapping ranges", edited([](RawArea& a) { a.nodes[2].firstLink = 1; })},
        {"gap between ranges", edited([](RawArea& a) { a.nodes[1].flags -= 1; })},
        {"ranges in another order", edited([](RawArea& a) { std::swap(a.nodes[0].firstLink, a.nodes[5].firstLink); })},
        {"range past the end", edited([](RawArea& a) { a.nodes[6].firstLink = 300; })},
        {"negative range", edited([](RawArea& a) { a.nodes[6].firstLink = -3; })},
        {"no links, odd first link", edited([](RawArea& a) {
             a.nodes[3].flags &= ~15U;
             a.nodes[3].firstLink = 77;
         })},
        {"no node claims a link", edited([](RawArea& a) {
             for (auto& n : a.nodes)
                 n.flags &= ~15U;
         })},
        {"wrong ids", edited([](RawArea& a) {
             a.nodes[0].id = 3;
             a.nodes[5].id = 65535;
         })},
        {"wrong area", edited([](RawArea& a) { a.nodes[4].area = 71; })},
        {"more vehicle nodes than nodes", patched(4, 200)},
        {"fewer ped nodes", patched(8, 0)},
        {"vehicle count of another place", patched(4, 6)},
        {"1100 navis", edited([](RawArea& a) { a.navis.resize(1100); })},
        {"peds with navis", edited([](RawArea& a) {
             for (auto& l : a.links)
                 l.navi = 5 << 10 | 2;
         })},
        {"vehicles without navis", edited([](RawArea& a) { a.navis.clear(); })},
        {"dangling targets", edited([](RawArea& a) {
             a.links[0].node = 99;
             a.links[1].area = 64;
             a.links[2].area = 65535;
         })},
        {"navis attached anywhere", edited([](RawArea& a) {
             a.navis[0].node = 6;
             a.navis[1].area = 63;
             a.navis[2].node = 1000;
         })},
        {"doubled and self links", edited([](RawArea& a) {
             a.links[1].node = 1;
             a.links[2].node = 0;
         })},
        {"one navi for all", edited([](RawArea& a) {
             for (auto& l : a.links)
                 l.navi = 5 << 10 | 1;
         })},
    };
}

class OddFile : public testing::TestWithParam<Odd> {};

TEST_P(OddFile, ComesBackByteForByte) {
    const auto& bytes = GetParam().bytes;
    EXPECT_EQ(saveSet(loadSet({{fileName(5), bytes}})).at(fileName(5)), bytes);
}

TEST_P(OddFile, KeepsItsPlaceInASetWithItsNeighbour) {
    const FileBytes files{{fileName(5), GetParam().bytes}, {fileName(6), buildArea(smallArea(6), RawForm::Exact)}};
    EXPECT_EQ(saveSet(loadSet(files)), files);
}

INSTANTIATE_TEST_SUITE_P(Odd, OddFile, testing::ValuesIn(oddFiles()), [](const auto& info) {
    std::string name(info.param.name);
    for (auto& c : name)
        c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    return name;
});

TEST(Loading, GivesBackWhateverTheCodecCanRead) {
    const bool held = rc::check([] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        ByteMutator mutator(seed);
        const auto& odd = oddFiles();
        const auto bytes = mutator.mutated(odd[mutator.below(odd.size())].bytes);
        const auto whole = buildArea(smallArea(6), RawForm::Exact);
        RC_PRE(gta_sa::read(bytes).has_value());
        const FileBytes files{{fileName(5), bytes}, {fileName(6), whole}};
        RC_ASSERT(saveSet(loadSet(files)) == files);
    });
    EXPECT_TRUE(held);
}

TEST(Loading, ChecksWhateverTheCodecCanReadWithoutTrouble) {
    const bool held = rc::check([] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        ByteMutator mutator(seed);
        auto files = bytesOf(smallWorld().areas());
        for (const unsigned area : {27U, 28U}) {
            const auto bytes = mutator.mutated(files.at(fileName(area)));
            if (gta_sa::read(bytes))
                files[fileName(area)] = bytes;
        }
        auto m = loadSet(files);
        std::vector<model::Change> changes;
        const auto report = checks::fixAll(m, system().rules, changes);
        RC_ASSERT(countsOf(issuesOf(loadSet(saveSet(m)))) == countsOf(report.left));
        for (auto change = changes.rbegin(); change != changes.rend(); ++change)
            m.apply(*change, model::Direction::Backward);
        RC_ASSERT(saveSet(m) == files);
    });
    EXPECT_TRUE(held);
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

TEST(Loading, StopsWhenAsked) {
    const auto good = buildArea(smallArea(), RawForm::Exact);
    const auto loaded = load(std::vector<InputFile>{{"NODES5.DAT", good}}, [](double) { return false; });
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().field, "cancelled");
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
