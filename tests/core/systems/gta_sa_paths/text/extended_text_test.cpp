// Texts and files of the extended map.
#include "core/systems/gta_sa_paths/text/decompile.h"
#include "tests/core/systems/gta_sa_paths/text/stock_set.h"
#include "tests/core/systems/gta_sa_paths/text/towns.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <limits>
#include <map>
#include <string>

namespace navsmith::systems::gta_sa_paths::compiler {
namespace {

const CompileOptions kLargeMap{.traits = &kExtended};

/// From one square of the extended map to the next; both lie outside of the stock form's reach.
Group farRoad() {
    return group(kCar, {line(kInternal, 1, 5990, -8000), line(kInternal, -1, 6030, -8000)});
}

TEST(ExtendedText, roadsFarAway) {
    const auto compiled = compiledTown({farRoad()}, kLargeMap);
    ASSERT_TRUE(compiled) << describe(compiled.error().messages.front());
    ASSERT_EQ(compiled->files.size(), 1024U);
    constexpr std::size_t kWest = 5 * 32 + 23; // (-8000 + 12000) / 750, (5990 + 12000) / 750
    const auto& west = compiled->files[kWest];
    const auto& east = compiled->files[kWest + 1];
    ASSERT_EQ(west.nodes.size(), 1U);
    ASSERT_EQ(east.nodes.size(), 1U);
    EXPECT_EQ(west.nodes[0].x, 5990 * 8);
    EXPECT_EQ(west.nodes[0].y, -8000 * 8);
    EXPECT_EQ(west.nodes[0].listPointer, 0U);
    ASSERT_EQ(east.navis.size(), 1U); // at 6010
    EXPECT_EQ(west.links[0].navi, (kWest + 1) << 16U);
    EXPECT_EQ(west.links[0].length, 40);
    EXPECT_TRUE(compiled->losses.empty());
    for (const auto& file : compiled->files) {
        const auto read = gta_sa::readExtended(gta_sa::writeExtended(file));
        ASSERT_TRUE(read);
        ASSERT_EQ(*read, file);
    }
}

TEST(ExtendedText, theStockFormSaysThatTheExtendedOneHasRoom) {
    const auto compiled = compiledTown({farRoad(), group(kCar, {line(kInternal, -1, 0, 0)})});
    ASSERT_TRUE(compiled);
    ASSERT_EQ(compiled->skipped.size(), 1U);
    EXPECT_EQ(describe(compiled->skipped[0]),
              "town.ipl:2: x is 5990 units: too far from the middle for the stock form of the files, not for the "
              "extended one");
    const auto higher = compiledTown({group(kCar, {line(kInternal, -1, 0, 0, 5000)})});
    ASSERT_FALSE(higher);
    EXPECT_TRUE(compiledTown({group(kCar, {line(kInternal, -1, 0, 0, 5000)})}, kLargeMap));
    const auto nowhere = compiledTown({group(kCar, {line(kInternal, -1, 0, 2e6)})}, kLargeMap);
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(describe(nowhere.error().messages.front()), "town.ipl:2: y is too far from the middle");
}

TEST(ExtendedText, nodesOutsideOfTheMapAreReported) {
    const auto road = [](double x) { return group(kCar, {line(kInternal, -1, x, 0)}); };
    const auto stock = compiledTown({road(2999), road(3100), road(3200)});
    ASSERT_TRUE(stock);
    ASSERT_EQ(stock->losses.size(), 1U);
    EXPECT_EQ(stock->losses[0].count, 2U);
    EXPECT_EQ(stock->losses[0].first, "town.ipl:2: 3100, 0");
    EXPECT_NE(stock->losses[0].what.find("extended"), std::string_view::npos);
    EXPECT_TRUE(compiledTown({road(3100)}, kLargeMap)->losses.empty());
    EXPECT_EQ(compiledTown({road(12100)}, kLargeMap)->losses.size(), 1U);
}

TEST(ExtendedText, moreNaviNodesThanInTheStockForm) {
    std::vector<Group> groups;
    for (int g = 0; g < 103; ++g) {
        std::vector<NodeLine> lines;
        for (int i = 0; i < 11; ++i)
            lines.push_back(line(kInternal, i < 10 ? i + 1 : -1, 10 + 20 * i, 5 * g));
        groups.push_back(group(kCar, lines));
    }
    EXPECT_FALSE(compiledTown(groups));
    const auto compiled = compiledTown(groups, kLargeMap);
    ASSERT_TRUE(compiled) << describe(compiled.error().messages.front());
    EXPECT_EQ(compiled->counts.navis, 1030U);
}

TEST(ExtendedText, aTownComesBack) {
    auto groups = std::vector{farRoad()};
    groups.push_back(group(kPed, {line(kInternal, 1, -11000, 9000), line(kInternal, -1, -11020, 9000)}));
    const auto town = compiledTown(groups, kLargeMap);
    ASSERT_TRUE(town);
    const auto made = decompile(town->files, {.traits = &kExtended});
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->losses.empty()) << made->losses.front().what;
    EXPECT_EQ(made->files, town->files);
}

TEST(ExtendedText, placesThatNoTextCanHaveAreReported) {
    auto town = compiledTown({farRoad()}, kLargeMap);
    ASSERT_TRUE(town);
    auto& node = town->files[5 * 32 + 23].nodes[0];
    for (const auto x : {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()}) {
        node.x = x;
        const auto made = decompile(town->files, {.traits = &kExtended});
        ASSERT_TRUE(made) << describe(made.error().messages.front());
        EXPECT_TRUE(std::ranges::any_of(made->losses, [](const Loss& loss) { return loss.what == "nodes: x"; }));
    }
}

TEST(ExtendedText, bothFormsHoldTheSame) {
    const auto folder = tests::corpusFolder("gta-sa-nodes/fcnpc");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes");
    for (int area = 0; area < 64; ++area) {
        const auto bytes = tests::readFile(*folder / ("NODES" + std::to_string(area) + ".DAT"));
        ASSERT_EQ(stockBytes(toExtended(*gta_sa::read(bytes))), bytes);
    }
}

/// A real set, and what a text cannot say of it.
TEST(ExtendedText, realFiles) {
    const auto folder = tests::corpusFolder("gta-sa-nodes-fm92");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes-fm92");
    std::vector<PathFile> files(1024);
    for (std::size_t area = 512; area < files.size(); ++area)
        files[area] = *gta_sa::readExtended(tests::readFile(*folder / ("nodes" + std::to_string(area) + ".dat")));
    const auto made = decompile(files, {.traits = &kExtended});
    ASSERT_TRUE(made) << describe(made.error().messages.front());
    std::map<std::string_view, std::size_t> counts;
    std::printf("%zu groups, %zu roads, %zu nodes, %zu inside, %zu joints\n", made->counts.groups, made->counts.roads,
                made->counts.nodes, made->counts.inside, made->counts.joints);
    for (const auto& loss : made->losses) {
        counts[loss.what] = loss.count;
        std::printf("  %8zu %s: %s\n", loss.count, std::string(loss.what).c_str(), loss.first.c_str());
    }
    EXPECT_EQ(made->counts.nodes, 41'379U);
    // Places, widths and lanes come back, and so do all links but those into the areas that are not there.
    const std::map<std::string_view, std::size_t> expected{{"links to nodes that are not there", 122},
                                                           {"nodes: order of links", 136},
                                                           {"links: length", 336},
                                                           {"links: crossing", 1},
                                                           {"nodes: dead end", 541},
                                                           {"pedestrian nodes without links", 1},
                                                           {"navi nodes without a link", 26},
                                                           {"navi nodes: direction, x", 4},
                                                           {"navi nodes: direction, y", 7}};
    for (const auto& [what, count] : expected)
        EXPECT_EQ(counts[what], count) << what;
    for (const auto* what :
         {"nodes: x", "nodes: y", "nodes: z", "nodes: area", "nodes: width", "links", "navi nodes: x", "navi nodes: y",
          "navi nodes: width", "navi nodes: left lanes", "navi nodes: right lanes"})
        EXPECT_EQ(counts[what], 0U) << what;
    const auto again = decompile(made->files, {.traits = &kExtended});
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->losses.empty()) << again->losses.front().what;
}

} // namespace
} // namespace navsmith::systems::gta_sa_paths::compiler
