// Opening and saving waypoints without an edit gives every byte back, whatever they hold; what cannot be opened says
// why.
#include "tests/core/systems/quake_nav/odd_waypoints.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace navsmith::tests {
namespace {

namespace edict = systems::quake_nav::edict;
namespace file = systems::quake_nav::file;
namespace link = systems::quake_nav::link;
using systems::InputFile;
using systems::quake_nav::kLink;
using systems::quake_nav::kNode;

TEST(HandMadeWaypoints, ComeBackByteForByteInEveryForm) {
    for (const auto& form : allWaypointForms()) {
        for (const auto& raw : {smallWaypoints(form), soundWaypoints(form), noWaypoints(form)}) {
            const auto bytes = buildWaypoints(raw);
            const auto m = loadWaypoints(bytes);
            EXPECT_TRUE(saveWaypoints(m) == bytes) << nameOf(form);
            EXPECT_EQ(m.get(file::linkRanges, 0), "") << nameOf(form);
            EXPECT_EQ(m.count(kNode), raw.nodes.size()) << nameOf(form);
            EXPECT_EQ(m.count(kLink), raw.links.size()) << nameOf(form);
        }
    }
}

TEST(HandMadeWaypoints, KeepWhatFollowsTheLastEdict) {
    for (const auto& form : allWaypointForms()) {
        auto bytes = buildWaypoints(soundWaypoints(form));
        for (int i = 0; i < 9; ++i)
            bytes.push_back(static_cast<std::byte>(i * 31));
        const auto loaded = loadFile(bytes);
        EXPECT_TRUE(saveWaypoints(loaded.model) == bytes) << nameOf(form);
        if (form.version == 13 || form.version == 16)
            continue; // another layout of these may end nearer to the last byte
        EXPECT_EQ(loaded.model.get(file::tail, 0).size(), 9U) << nameOf(form);
        ASSERT_EQ(loaded.notices.size(), 1U) << nameOf(form);
        EXPECT_NE(loaded.notices[0].text.find("9 bytes"), std::string::npos);
    }
}

TEST(Loading, KeepsIndexesThatNameNothingAsNumbers) {
    auto raw = soundWaypoints();
    raw.links[0].target = 77;
    raw.links[4].traversal = 88;
    raw.edicts[1].link = 99;
    const auto m = loadWaypoints(raw);
    ASSERT_TRUE(m.get(link::target, 0).isRaw());
    EXPECT_EQ(m.rawValue(link::target, m.get(link::target, 0)), 77U);
    ASSERT_TRUE(m.get(link::traversal, 4).isRaw());
    EXPECT_EQ(m.rawValue(link::traversal, m.get(link::traversal, 4)), 88U);
    ASSERT_TRUE(m.get(edict::link, 1).isRaw());
    EXPECT_EQ(m.rawValue(edict::link, m.get(edict::link, 1)), 99U);
}

TEST(Loading, GivesALinkThatSeveralNodesClaimToTheFirstAndTellsOfIt) {
    auto raw = soundWaypoints();
    raw.nodes[1].firstLink = 2;
    const auto loaded = loadFile(buildWaypoints(raw));
    const auto& m = loaded.model;
    EXPECT_TRUE(m.get(link::owner, 2).pointsTo(0));
    EXPECT_EQ(m.referrers(link::owner, 1).size(), 1U);
    EXPECT_EQ(m.count(kLink), raw.links.size() - 1) << "one that no node claims is no link";
    ASSERT_EQ(loaded.notices.size(), 1U);
    EXPECT_NE(loaded.notices[0].text.find("overlap or leave gaps"), std::string::npos);
}

TEST(LaterVersions, AreShownIfTheyFitAndKept) {
    for (const auto& [form, version] : {std::pair(kQuakeForm, 19), std::pair(kQuake2Form, 7)}) {
        auto raw = soundWaypoints(form);
        raw.form.version = version;
        const auto bytes = buildWaypoints(raw);
        const auto loaded = loadFile(bytes);
        EXPECT_TRUE(saveWaypoints(loaded.model) == bytes);
        ASSERT_EQ(loaded.notices.size(), 1U);
        EXPECT_NE(loaded.notices[0].text.find(fmt::format("version {} is newer", version)), std::string::npos);
        auto longer = bytes;
        longer.push_back(std::byte{0});
        const InputFile input{"e1m1.nav", longer};
        EXPECT_FALSE(quakeSystem().codec.load(std::span(&input, 1), {}));
    }
}

TEST(Loading, TellsTheGamesApart) {
    const auto first = buildWaypoints(soundWaypoints(kQuakeForm));
    const auto second = buildWaypoints(soundWaypoints(kQuake2Form));
    using systems::Confidence;
    EXPECT_EQ(quakeSystem().codec.recognise("a.nav", first, first.size()), Confidence::Sure);
    EXPECT_EQ(quakeSystem().codec.recognise("a.nav", second, second.size()), Confidence::No);
    EXPECT_EQ(quake2System().codec.recognise("a.nav", first, first.size()), Confidence::No);
    EXPECT_EQ(quake2System().codec.recognise("a.nav", second, second.size()), Confidence::Sure);
    EXPECT_EQ(quakeSystem().codec.recognise("a.nav", std::span(first).first(3), 3), Confidence::No);
}

TEST(DamagedWaypoints, SayFileOffsetAndField) {
    for (const auto& form : allWaypointForms()) {
        const auto bytes = buildWaypoints(soundWaypoints(form));
        for (std::size_t size = 0; size < bytes.size(); ++size) {
            const InputFile input{"cut.nav", std::span(bytes).first(size)};
            const auto loaded = quakeSystem().codec.load(std::span(&input, 1), {});
            if (loaded) { // the other layout of its version
                EXPECT_TRUE(form.version == 13 || form.version == 16) << nameOf(form) << " cut to " << size;
                EXPECT_TRUE(std::ranges::equal(saveWaypoints(loaded->model), input.bytes));
                continue;
            }
            EXPECT_EQ(loaded.error().file, "cut.nav");
            EXPECT_LE(loaded.error().offset, size);
            EXPECT_NE(loaded.error().field, "");
            EXPECT_NE(loaded.error().expected, "");
        }
    }
}

TEST(Offsets, NameTheFieldThatAnIndependentWriterPutsThere) {
    for (const auto& form : allWaypointForms()) {
        const auto raw = soundWaypoints(form);
        const auto m = loadWaypoints(raw);
        const auto blocks = blocksOf(raw);
        const auto at = [&](std::size_t offset) { return systemOf(m).codec.fieldAt(m, 0, offset); };
        EXPECT_NE(at(form.header).find("node 0"), std::string::npos) << nameOf(form) << at(form.header);
        EXPECT_NE(at(blocks.origins + 12).find("node 1"), std::string::npos) << nameOf(form);
        EXPECT_NE(at(blocks.links + 6).find("link 1"), std::string::npos) << nameOf(form);
        EXPECT_NE(at(blocks.traversals).find("traversal 0"), std::string::npos) << nameOf(form);
        EXPECT_NE(at(blocks.end - 1).find("edict 1"), std::string::npos) << nameOf(form);
    }
}

} // namespace
} // namespace navsmith::tests
