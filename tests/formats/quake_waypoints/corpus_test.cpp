// Real waypoint texts: every byte comes back, and nearly all files are what the game's saver would write.
#include "tests/formats/quake_waypoints/chains.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::quake_waypoints {
namespace {

TEST(QuakeTextCorpus, EveryByteComesBack) {
    const auto chains = tests::corpusChains();
    if (!chains)
        GTEST_SKIP() << tests::missingCorpus("quake-text");
    std::size_t nodes = 0;
    for (const auto& chain : *chains) {
        const auto waypoints = quake_waypoints::read(chain.dialect, chain.parts);
        ASSERT_TRUE(waypoints) << chain.name << ": " << bytes::describe(waypoints.error());
        EXPECT_EQ(write(*waypoints), chain.parts) << chain.name;
        EXPECT_FALSE(waypoints->nodes.empty()) << chain.name;
        nodes += waypoints->nodes.size();
    }
    EXPECT_GT(nodes, 30'000U);
}

/// What lines or statements say, in whatever order.
std::vector<std::string> statementsOf(const std::vector<Part>& parts) {
    std::vector<std::string> all;
    for (const auto& part : parts) {
        std::string statement;
        for (const char c : part.text + "\n") {
            if (c != ';' && c != '\n') {
                if (c != '\r')
                    statement += c;
                continue;
            }
            if (!statement.empty())
                all.push_back(std::exchange(statement, {}));
        }
    }
    std::ranges::sort(all);
    return all;
}

/// Values, comments, ends of lines and nothing else: the proof that the model holds all that files say.
TEST(QuakeTextCorpus, FilesAreWhatTheSaverWrites) {
    const auto chains = tests::corpusChains();
    if (!chains)
        GTEST_SKIP() << tests::missingCorpus("quake-text");
    struct Count {
        std::size_t all = 0;
        std::size_t bytes = 0;      ///< alike to the last byte
        std::size_t statements = 0; ///< alike but for their order
        std::string others;
    };
    std::array<Count, kDialects> counts;
    for (const auto& chain : *chains) {
        const auto waypoints = quake_waypoints::read(chain.dialect, chain.parts);
        ASSERT_TRUE(waypoints) << chain.name;
        auto& count = counts[static_cast<std::size_t>(chain.dialect)];
        ++count.all;
        count.bytes += waypoints->source.empty() ? 1 : 0;
        if (statementsOf(writeAnew(*waypoints)) == statementsOf(chain.parts))
            ++count.statements;
        else
            count.others += chain.name + " ";
    }
    const auto expect = [&](Dialect dialect, double bytes, double statements) {
        const auto& count = counts[static_cast<std::size_t>(dialect)];
        const auto all = static_cast<double>(count.all);
        EXPECT_GE(static_cast<double>(count.bytes), bytes * all);
        EXPECT_GE(static_cast<double>(count.statements), statements * all) << count.others;
    };
    expect(Dialect::Ktx, 0.85, 1);
    expect(Dialect::FrikBot, 0.98, 0.98);
    expect(Dialect::FrikBotQc, 1, 1);
    expect(Dialect::Frogbot2, 0.1, 0.8); // the saver goes by a list of markers that is not in the file
    expect(Dialect::Nexuiz, 1, 1);
}

/// One value changed: all other statements stay as they are spelled.
TEST(QuakeTextCorpus, AChangeIsReadAgainAndLeavesTheRest) {
    const auto chains = tests::corpusChains();
    if (!chains)
        GTEST_SKIP() << tests::missingCorpus("quake-text");
    for (const auto& chain : *chains) {
        auto waypoints = quake_waypoints::read(chain.dialect, chain.parts);
        ASSERT_TRUE(waypoints) << chain.name;
        waypoints->nodes.back().origin.x += 16;
        waypoints->nodes.back().upper.x += 16;
        const auto node = waypoints->nodes.back();
        if (waypoints->links.size() > 2)
            waypoints->links.erase(waypoints->links.begin() + 1);
        waypoints->nodes.push_back(node);
        waypoints->nodes.back().origin.z += 8;
        const auto output = write(*waypoints);
        const auto again = quake_waypoints::read(chain.dialect, output);
        ASSERT_TRUE(again) << chain.name;
        ASSERT_EQ(again->nodes.size(), waypoints->nodes.size()) << chain.name;
        EXPECT_EQ(again->links.size(), waypoints->links.size()) << chain.name;
        EXPECT_EQ(again->nodes.back().zone, node.zone) << chain.name;
        EXPECT_EQ(write(*again), output) << chain.name;
    }
}

} // namespace
} // namespace navsmith::quake_waypoints
