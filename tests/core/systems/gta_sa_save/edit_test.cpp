// What an edit changes in the file, and what it does not.
#include "core/model/property.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/save.h"
#include "tests/core/systems/gta_sa_save/save_world.h"
#include "tests/core/systems/harness/system_case.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <random>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Slot;
using model::Transaction;
using tests::SaveBytes;

/// The padding computed by hand according to the format page.
SaveBytes withPaddingByHand(SaveBytes bytes, std::size_t body) {
    for (std::size_t at = body; at < tests::kRawSaveSize - 4; ++at)
        bytes[at] = bytes[at - 51200];
    tests::repairChecksum(bytes);
    return bytes;
}

std::size_t bodyOf(const SaveBytes& bytes) {
    const auto raw = tests::takeApart(bytes);
    return tests::payloadOffsets(raw)[27] + 140;
}

TEST(SaveEdits, movedRegionChangesOnlyItsFieldsPaddingAndChecksum) {
    const auto raw = tests::smallSave();
    const auto before = tests::buildSave(raw);
    auto m = loaded(before);
    edited(m, [](Transaction& tx) { tx.set(region::xMax, 1, 4321.5F); });
    const auto after = saved(m);
    auto expected = before;
    tests::setFloatAt(expected, tests::payloadOffsets(raw)[5] + 4 + 28 + 4, 4321.5F);
    EXPECT_TRUE(after == withPaddingByHand(expected, bodyOf(before)));
}

TEST(SaveEdits, unusualPaddingStays) {
    auto before = tests::buildSave(tests::smallSave());
    before[tests::kRawSaveSize - 300] ^= std::byte{0x55};
    tests::repairChecksum(before);
    auto m = loaded(before);
    edited(m, [](Transaction& tx) { tx.set(marker3d::x, 0, 99.0F); });
    const auto after = saved(m);
    EXPECT_EQ(after[tests::kRawSaveSize - 300], before[tests::kRawSaveSize - 300]);
    EXPECT_EQ(tests::wordAt(after, after.size() - 4), tests::sumOf(after));
    std::size_t differing = 0;
    for (std::size_t i = 0; i < after.size() - 4; ++i)
        differing += after[i] != before[i];
    EXPECT_GT(differing, 0U);
    EXPECT_LT(differing, 20U); // four bytes and their repetitions
}

TEST(SaveEdits, addedRegionMovesLaterBlocksAndRebuildsThePadding) {
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        const auto change = edited(m, [](Transaction& tx) {
            const Slot row = tx.create(kPathRegion);
            tx.set(fileOf(kPathRegion), row, model::Ref::to(0));
            tx.set(region::xMin, row, -10.0F);
            tx.set(region::xMax, row, 10.0F);
            tx.set(region::off, row, std::uint8_t{1});
        });
        auto raw = tests::takeApart(sample.bytes);
        tests::addRegion(raw, {{-10, 10, 0, 0, 0, 0}, 1, 0});
        const auto after = saved(m);
        EXPECT_TRUE(after == tests::buildSave(raw)) << sample.name;
        EXPECT_TRUE(saved(loaded(after)) == after) << sample.name;
        m.apply(change, model::Direction::Backward);
        EXPECT_TRUE(saved(m) == sample.bytes) << sample.name;
    }
}

TEST(SaveEdits, regionsAreWrittenInOrder) {
    auto m = smallDocument();
    const auto change = edited(m, [](Transaction& tx) { tx.moveBefore({kPathRegion, 2}, 0); });
    const auto regions = tests::regionsOf(tests::takeApart(saved(m)));
    ASSERT_EQ(regions.size(), 3U);
    EXPECT_EQ(regions[0].box[0], 200);
    EXPECT_EQ(regions[1].box[0], 0);
    m.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == tests::buildSave(tests::smallSave()));
}

TEST(SaveEdits, poolRecordsAreUsedAndFreedInPlace) {
    auto m = smallDocument();
    const auto before = saved(m);
    const auto change = edited(m, [](Transaction& tx) {
        tx.erase({kPickup, 1});
        tx.erase({kMarker, 0});
        tx.erase({kStoredCar, 0});
        const Slot row = tx.create(kPickup);
        EXPECT_EQ(row, 1U); // the first free one
    });
    EXPECT_EQ(m.count(kPickup), 4U);
    EXPECT_EQ(m.count(kMarker), 2U);
    EXPECT_EQ(m.count(kStoredCar), 1U);
    const auto after = saved(m);
    EXPECT_EQ(after.size(), before.size());
    EXPECT_EQ(bodyOf(after), bodyOf(before));
    EXPECT_EQ(tests::countsOf(tests::takeApart(after)).storedCars, 1U);
    m.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == before);
}

TEST(SaveEdits, erasedSetPieceLeavesNoHole) {
    auto m = smallDocument();
    const auto before = saved(m);
    const auto second = m.get(set_piece::xMin, 1);
    const auto change = edited(m, [](Transaction& tx) { tx.erase({kSetPiece, 0}); });
    EXPECT_EQ(m.count(kSetPiece), 1U);
    const auto again = loaded(saved(m));
    EXPECT_EQ(again.count(kSetPiece), 1U);
    EXPECT_EQ(again.get(set_piece::xMin, 0), second);
    m.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == before);
}

TEST(SaveEdits, erasingACarGeneratorErasesItsPlates) {
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        ASSERT_GT(m.count(kCarGenerator), 1U) << sample.name;
        edited(m, [&](Transaction& tx) { // two plates of one car, one of another
            for (const Slot car : {Slot{1}, Slot{0}, Slot{1}}) {
                const Slot row = tx.create(kNumberPlate);
                tx.set(plate::generator, row, model::Ref::to(car));
            }
        });
        const auto before = saved(m);
        std::size_t ofOthers = 0;
        m.forEachLive(kNumberPlate, [&](Slot row) { ofOthers += m.get(plate::generator, row).pointsTo(1) ? 0U : 1U; });
        const auto change = edited(m, [](Transaction& tx) { tx.erase({kCarGenerator, 1}); });
        EXPECT_EQ(m.count(kNumberPlate), ofOthers) << sample.name;
        const auto again = loaded(saved(m));
        EXPECT_EQ(again.count(kNumberPlate), ofOthers) << sample.name;
        again.forEachLive(kNumberPlate,
                          [&](Slot row) { EXPECT_TRUE(again.get(plate::generator, row).isSlot()) << sample.name; });
        m.apply(change, model::Direction::Backward);
        EXPECT_TRUE(saved(m) == before) << sample.name;
    }
}

TEST(SaveEdits, fullPoolRefusesMore) {
    auto m = smallDocument();
    EXPECT_EQ(refusalOf(m,
                        [](Transaction& tx) {
                            for (int i = 0; i < 5; ++i)
                                tx.create(kMarker3d);
                        }),
              "");
    EXPECT_NE(refusalOf(m, [](Transaction& tx) { tx.create(kMarker3d); }), "");
}

TEST(SaveEdits, atMost64Regions) {
    auto m = smallDocument();
    const auto addTo = [&](std::size_t count) {
        return refusalOf(m, [&](Transaction& tx) {
            while (m.count(kPathRegion) < count) {
                const Slot row = tx.create(kPathRegion);
                tx.set(fileOf(kPathRegion), row, model::Ref::to(0));
            }
        });
    };
    EXPECT_EQ(addTo(64), "");
    EXPECT_NE(addTo(65).find("64"), std::string::npos);
    EXPECT_EQ(m.count(kPathRegion), 64U);
}

TEST(SaveEdits, numberedRecordsStay) {
    auto m = smallDocument();
    const auto before = saved(m);
    for (const auto type : {kGarage, kZone, kZonePopulation, kTag, kPlayer, kObject, kSimpleVars, kBlock}) {
        EXPECT_NE(refusalOf(m, [&](Transaction& tx) { tx.erase({type, 0}); }), "") << type;
        EXPECT_NE(refusalOf(m, [&](Transaction& tx) { tx.create(type); }), "") << type;
    }
    EXPECT_NE(refusalOf(m, [](Transaction& tx) { tx.create(kCarGenerator); }), "");
    EXPECT_TRUE(saved(m) == before);
}

TEST(SaveEdits, opaqueBlocksAreNotEdited) {
    auto raw = tests::smallSave();
    raw.blocks[5].push_back(std::byte{1});
    auto m = loaded(tests::buildSave(raw));
    EXPECT_NE(refusalOf(m, [](Transaction& tx) { tx.create(kPathRegion); }), "");
    EXPECT_EQ(refusalOf(m, [](Transaction& tx) { tx.create(kStuntJump); }), "");
}

TEST(SaveEdits, garageBoxIsUpdated) {
    auto m = smallDocument();
    edited(m, [](Transaction& tx) {
        tx.set(garage::x, 0, 50.0F);
        tx.set(garage::aX, 0, 0.0F); // rotated by 90 degrees
        tx.set(garage::aY, 0, 1.0F);
        tx.set(garage::bX, 0, -1.0F);
        tx.set(garage::bY, 0, 0.0F);
    });
    EXPECT_FLOAT_EQ(m.get(garage::left, 0), 42);
    EXPECT_FLOAT_EQ(m.get(garage::right, 0), 50);
    EXPECT_FLOAT_EQ(m.get(garage::front, 0), 0);
    EXPECT_FLOAT_EQ(m.get(garage::back, 0), 6);
    EXPECT_FLOAT_EQ(m.get(garage::left, 1), 100); // the other one does not change
}

/// NaNs in a garage, in a file whose box is valid.
TEST(SaveEdits, garageBoxWithNansStays) {
    constexpr std::size_t garages = 39 + 80 * 64;
    for (const std::size_t at : {0x20U, 0x24U, 0x28U}) { // ceiling, width, depth
        for (const float odd : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
            auto raw = tests::smallSave();
            tests::setFloatAt(raw.blocks[3], garages + at, odd);
            const auto bytes = tests::buildSave(raw);
            auto m = loaded(bytes);
            const auto issues = checks::checkAll(m, rules());
            EXPECT_NE(std::ranges::find(issues, "SAV-010G", &checks::Issue::rule), issues.end()) << at;
            std::vector<model::Change> changes;
            checks::fixAll(m, rules(), changes);
            EXPECT_TRUE(saved(m) == bytes) << at;
            const auto box = [&] {
                return std::array{m.get(garage::left, 0), m.get(garage::right, 0), m.get(garage::front, 0),
                                  m.get(garage::back, 0)};
            };
            const auto before = box();
            edited(m, [&](Transaction& tx) { tx.set(garage::door, 0, 0.5F); });
            EXPECT_EQ(box(), before) << at;
            if (at == 0x20)
                continue; // the box does not depend on the ceiling
            edited(m, [](Transaction& tx) { tx.set(garage::x, 0, 7.0F); });
            EXPECT_EQ(box(), before) << at;
            edited(m, [&](Transaction& tx) {
                tx.set(garage::width, 0, 6.0F);
                tx.set(garage::depth, 0, 8.0F);
            });
            EXPECT_EQ(m.get(garage::left, 0), 7.0F) << at;
            EXPECT_EQ(m.get(garage::right, 0), 13.0F) << at;
        }
    }
}

TEST(SaveEdits, crossedCornersAreSwapped) {
    auto m = smallDocument();
    const auto before = saved(m);
    const auto change = edited(m, [](Transaction& tx) {
        tx.set(region::xMin, 0, 75.0F); // its highest x is 50
        tx.set(set_piece::yMax, 0, std::int16_t{-30000});
        tx.set(zone::zMin, 1, std::int16_t{3000});
        tx.set(jump::corner(1, false, 0), 0, 9000.0F);
    });
    EXPECT_EQ(m.get(region::xMin, 0), 50.0F);
    EXPECT_EQ(m.get(region::xMax, 0), 75.0F);
    EXPECT_EQ(m.get(set_piece::yMin, 0), -30000);
    EXPECT_LT(m.get(zone::zMin, 1), 3000);
    EXPECT_EQ(m.get(zone::zMax, 1), 3000);
    EXPECT_EQ(m.get(jump::corner(1, true, 0), 0), 9000.0F);
    for (const auto& issue : checks::checkAll(m, rules()))
        EXPECT_FALSE(issue.rule == "SAV-020" || issue.rule == "SAV-031" || issue.rule == "SAV-060" ||
                     issue.rule == "SAV-070")
            << issue.rule;
    m.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == before);
}

TEST(SaveEdits, invertedBoxOfAFileStaysUntilFixed) {
    auto raw = tests::smallSave();
    tests::setFloatAt(raw.blocks[5], 4, 77); // lowest x; the highest is 50
    auto m = loaded(tests::buildSave(raw));
    edited(m, [](Transaction& tx) { tx.set(region::xMin, 0, 80.0F); });
    EXPECT_EQ(m.get(region::xMin, 0), 80.0F);
    EXPECT_EQ(m.get(region::xMax, 0), 50.0F);
    std::vector<model::Change> changes;
    checks::fixAll(m, rules(), changes);
    EXPECT_EQ(m.get(region::xMin, 0), 50.0F);
    EXPECT_EQ(m.get(region::xMax, 0), 80.0F);
}

/// A stored value outside the range of its property, and the result.
struct Beyond {
    Type type;
    std::string_view property;
    std::int64_t low;
    std::int64_t high;
};

TEST(SaveEdits, valuesAreClamped) {
    const Beyond all[] = {{kCarGenerator, "alarm", 0, 100},
                          {kCarGenerator, "lock", 0, 100},
                          {kCarGenerator, "model", -611, 611},
                          {kRestart, "needed_cities", 0, 4},
                          {kSetPiece, "type", 0, 8},
                          {kPickup, "type", 0, 22},
                          {kZone, "type", 0, 3},
                          {kMarker, "sprite", -5, 64},
                          {kGarage, "type", 0, 45},
                          {kGarage, "door_state", 0, 5},
                          {kFile, "ring_next", 0, 19}};
    for (const auto& one : all) {
        for (const bool high : {false, true}) {
            auto m = smallDocument();
            const auto& property = *m.schema().type(one.type).findProperty(one.property);
            Slot row = 0;
            while (!m.isLive({one.type, row}))
                ++row;
            edited(m, [&](Transaction& tx) {
                const model::Value beyond = std::int64_t{high ? 30000 : -30000};
                EXPECT_TRUE(model::writeValue(tx, one.type, property, std::span(&row, 1), beyond).accepted);
            });
            EXPECT_EQ(model::readValue(m, property, {one.type, row}), model::Value(high ? one.high : one.low))
                << one.property;
        }
    }
}

TEST(SaveEdits, outOfRangeValueOfAFileStays) {
    auto raw = tests::smallSave();
    tests::setByteAt(raw.blocks[12], 6 + 0x0D, 150); // probability of an alarm
    const auto bytes = tests::buildSave(raw);
    auto m = loaded(bytes);
    const auto change = edited(m, [](Transaction& tx) { tx.set(generator::heading, 0, std::uint8_t{9}); });
    EXPECT_EQ(m.get(generator::alarm, 0), 150);
    m.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == bytes);
}

TEST(SaveEdits, textsAreTruncatedAndKeepBytesAfterTheNul) {
    auto m = smallDocument();
    edited(m, [](Transaction& tx) {
        tx.set(garage::name, 0, std::string("much too long"));
        tx.set(vars::saveName, 0, std::string("x"));
    });
    EXPECT_EQ(m.get(garage::name, 0), "much too");
    const auto after = tests::takeApart(saved(m));
    EXPECT_EQ(tests::byteAt(after.blocks[0], 4), 'x');
    EXPECT_EQ(tests::byteAt(after.blocks[0], 5), 0);
    EXPECT_EQ(tests::byteAt(after.blocks[0], 6), ' '); // of "In the", the stale text that the game leaves
    EXPECT_EQ(tests::byteAt(after.blocks[0], 4 + 30), 0x77);
    EXPECT_TRUE(saved(loaded(saved(m))) == saved(m));
}

TEST(SaveEdits, truncatedTextsAreReported) {
    constexpr model::Column<std::string> lastMission =
        fileField<std::string>(SaveRecord::StatisticsTail, "last_mission");
    auto m = smallDocument();
    const auto notesOf = [&](const std::function<void(Transaction&)>& edit) {
        Transaction tx(m, "test");
        edit(tx);
        EXPECT_TRUE(tx.commit());
        return tx.notes();
    };
    EXPECT_TRUE(notesOf([&](Transaction& tx) {
                    tx.set(vars::saveName, 0, std::string(99, 'a'));
                    tx.set(lastMission, 0, std::string("12345678"));
                    tx.set(garage::name, 0, std::string("87654321"));
                }).empty());
    EXPECT_EQ(notesOf([](Transaction& tx) { tx.set(vars::saveName, 0, std::string(100, 'b')); }).size(), 1U);
    EXPECT_EQ(m.get(vars::saveName, 0), std::string(99, 'b'));
    EXPECT_EQ(notesOf([&](Transaction& tx) { tx.set(lastMission, 0, std::string("123456789")); }).size(), 1U);
    EXPECT_EQ(m.get(lastMission, 0), "12345678");
    EXPECT_EQ(notesOf([](Transaction& tx) { tx.set(garage::name, 0, std::string("much too long")); }).size(), 1U);
    const auto again = loaded(saved(m));
    EXPECT_EQ(again.get(vars::saveName, 0), std::string(99, 'b'));
    EXPECT_EQ(again.get(lastMission, 0), "12345678");
    for (const auto& issue : checks::checkAll(again, rules()))
        EXPECT_NE(issue.rule, "SAV-007");
}

TEST(SaveEdits, completedJumpIsAlsoFound) {
    auto m = smallDocument();
    edited(m, [](Transaction& tx) { tx.set(jump::done, 1, std::uint8_t{1}); });
    EXPECT_EQ(m.get(jump::found, 1), 1);
}

TEST(SaveEdits, randomEditsGiveAValidFileAndCanBeUndone) {
    std::mt19937 random(7);
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        std::vector<model::Change> changes;
        for (int i = 0; i < 60; ++i) {
            Transaction tx(m, "test");
            tests::caseOf(m).editAtRandom(tx, random, tests::RandomEdits::Any);
            if (auto change = tx.commit())
                changes.push_back(std::move(*change));
            if (i % 12 != 0)
                continue;
            const auto bytes = saved(m);
            ASSERT_EQ(bytes.size(), tests::kRawSaveSize);
            EXPECT_EQ(tests::wordAt(bytes, bytes.size() - 4), tests::sumOf(bytes)) << sample.name;
            EXPECT_TRUE(saved(loaded(bytes)) == bytes) << sample.name;
            const auto counts = tests::countsOf(tests::takeApart(bytes));
            EXPECT_EQ(counts.regions, m.count(kPathRegion)) << sample.name;
            EXPECT_EQ(counts.livePickups, m.count(kPickup)) << sample.name;
            EXPECT_EQ(counts.setPieces, m.count(kSetPiece)) << sample.name;
        }
        EXPECT_GT(changes.size(), 20U);
        const auto last = saved(m);
        for (auto change = changes.rbegin(); change != changes.rend(); ++change)
            m.apply(*change, model::Direction::Backward);
        EXPECT_TRUE(saved(m) == sample.bytes) << sample.name;
        for (const auto& change : changes)
            m.apply(change, model::Direction::Forward);
        EXPECT_TRUE(saved(m) == last) << sample.name;
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
