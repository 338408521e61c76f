// Resetting the game time to 0 adjusts the timers of each block.
#include "core/systems/gta_sa_save/edits.h"
#include "tests/core/systems/gta_sa_save/save_world.h"
#include "tests/support/save_fields.h"

#include <gtest/gtest.h>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Transaction;
using tests::SaveBytes;

/// The result computed by hand according to the format page.
SaveBytes repairedByHand(const SaveBytes& before) {
    auto after = before;
    const auto raw = tests::takeApart(before);
    const auto start = tests::payloadOffsets(raw);
    const auto now = tests::wordAt(before, start[0] + 0x94);
    const auto lower = [&](std::size_t at) {
        const auto time = tests::wordAt(after, at);
        tests::setWordAt(after, at, time > now ? time - now : 0);
    };
    tests::setWordAt(after, start[0] + 0x80, 0);
    tests::setWordAt(after, start[0] + 0x94, 0);
    const std::size_t globals = tests::wordAt(raw.blocks[1], 0);
    lower(start[1] + 4 + globals + 0x57C);
    for (std::size_t player = 0; player < tests::wordAt(raw.blocks[2], 0); ++player) {
        for (std::size_t weapon = 0; weapon < 13; ++weapon)
            lower(start[2] + 4 + player * 548 + 0x24 + weapon * 28 + 0x10);
    }
    lower(start[3] + 0x23);
    for (std::size_t i = 0; i < tests::countsOf(raw).garages; ++i)
        lower(start[3] + 39 + 5120 + i * 80 + 0x40);
    lower(start[4] + 7);
    const std::size_t threads = start[1] + 4 + globals + 0x906;
    for (std::size_t i = 0; i < tests::countsOf(raw).threads; ++i) {
        for (const std::size_t at : {0xBEU, 0xC2U, 0xCEU})
            lower(threads + i * 262 + at);
    }
    for (std::size_t i = 0; i < 620; ++i) {
        if (tests::byteAt(before, start[6] + i * 32 + 0x1C) != 0)
            lower(start[6] + i * 32 + 0x0C);
    }
    for (std::size_t i = 0; i < tests::countsOf(raw).generators; ++i)
        lower(start[12] + 6 + i * 34 + 0x16);
    for (std::size_t i = 0; i < tests::countsOf(raw).setPieces; ++i)
        lower(start[17] + 4 + i * 32);
    lower(start[23] + 0x0C);
    lower(start[23] + 0x30);
    tests::enforcePadding(before, after);
    return after;
}

TEST(SaveTimers, areTakenBackEachInItsOwnBlock) {
    const auto edit = repairTimersEdit();
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        EXPECT_EQ(systems::whyDisabled(edit, m, {}), "") << sample.name;
        const auto change = edited(m, [&](Transaction& tx) { EXPECT_TRUE(systems::run(edit, tx, {}, {})); });
        const auto after = saved(m);
        EXPECT_TRUE(after == repairedByHand(sample.bytes)) << sample.name;
        EXPECT_FALSE(after == sample.bytes) << sample.name;
        EXPECT_NE(systems::whyDisabled(edit, m, {}), "") << sample.name;
        m.apply(change, model::Direction::Backward);
        EXPECT_TRUE(saved(m) == sample.bytes) << sample.name;
    }
}

TEST(SaveTimers, areToldOfBeforehand) {
    auto raw = tests::smallSave();
    tests::setWordAt(raw.blocks[0], 0x94, 7'500'000);
    tests::setWordAt(raw.blocks[6], 0x0C, 7'500'500);
    const auto m = loaded(tests::buildSave(raw));
    const auto statusMessage = systems::describe(repairTimersEdit(), m, {}, {});
    EXPECT_NE(statusMessage.text.find("2 h 05 min"), std::string::npos) << statusMessage.text;
    EXPECT_NE(statusMessage.report.find("respawn times of pickups: 3 set to 0, 1 with"), std::string::npos)
        << statusMessage.report;
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
