// Numbers by which zones, plates, entrances, markers and gang wars refer to each other.
#include "core/systems/gta_sa_save/gta_sa_save.h"
#include "core/systems/gta_sa_save/rules.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

/// The target of a reference; kNoSlot if it has none.
Slot targetOf(const Model& m, model::Column<Ref> column, Slot row) {
    const Ref ref = m.get(column, row);
    return ref.isSlot() ? ref.slot() : model::kNoSlot;
}

TEST(SaveNumbers, pointAtWhatTheirNumbersMean) {
    for (const auto& sample : samples()) {
        const auto m = loaded(sample.bytes);
        const auto raw = tests::takeApart(sample.bytes);
        const auto& zones = raw.blocks[10];
        for (Slot row = 0; row < tests::shortAt(zones, 4); ++row)
            EXPECT_EQ(targetOf(m, zone::population, row), tests::shortAt(zones, 10 + 32 * row + 0x1C)) << sample.name;
        const auto& cars = raw.blocks[12];
        const auto plates = 6 + std::size_t{34} * tests::wordAt(cars, 0);
        for (Slot row = 0; row < tests::wordAt(cars, plates); ++row)
            EXPECT_EQ(m.get(generator::index, targetOf(m, plate::generator, row)),
                      tests::wordAt(cars, plates + 4 + 16 * row))
                << sample.name;
        const auto& doors = raw.blocks[25];
        const std::size_t open = tests::wordAt(doors, 0);
        for (Slot row = 0; row < open; ++row)
            EXPECT_EQ(m.get(enex::index, targetOf(m, enex::open, row)), tests::shortAt(doors, 4 + 2 * row))
                << sample.name;
        for (Slot row = 0; row < m.count(kEnexConnection); ++row) {
            const auto link = tests::shortAt(doors, 4 + 2 * open + 6 * row + 4);
            if (link == 0xFFFF)
                EXPECT_TRUE(m.get(enex::link, row).isNone()) << sample.name;
            else
                EXPECT_EQ(m.get(enex::index, targetOf(m, enex::link, row)), link) << sample.name;
        }
    }
}

/// A save by hand with one number changed.
tests::SaveBytes with(std::size_t block, std::size_t at, std::uint32_t value, std::size_t bytes) {
    auto raw = tests::smallSave();
    for (std::size_t i = 0; i < bytes; ++i)
        tests::setByteAt(raw.blocks[block], at + i, static_cast<std::uint8_t>(value >> (8 * i)));
    return tests::buildSave(raw);
}

std::size_t issues(const Model& m, std::string_view rule) {
    const auto all = checks::checkAll(m, rules());
    return static_cast<std::size_t>(std::ranges::count(all, rule, &checks::Issue::rule));
}

TEST(SaveNumbers, toNothingKeepTheirNumberAndAreReported) {
    const struct {
        std::string_view rule;
        model::Column<Ref> column;
        tests::SaveBytes bytes;
    } dangling[] = {
        {"SAV-031T", zone::population, with(10, 10 + 0x1C, 77, 2)},
        {"SAV-043", plate::generator, with(12, 6 + 3 * 34 + 4, 77, 4)},
        {"SAV-081", enex::link, with(25, 6 + 4, 99, 2)},
        {"SAV-081O", enex::open, with(25, 4, 99, 2)},
        {"SAV-092", marker::entrance, with(9, 0x20, 300, 4)},
        {"SAV-094", gang_wars::zone, with(23, 0x14, 900, 4)},
    };
    for (const auto& one : dangling) {
        auto m = loaded(one.bytes);
        EXPECT_TRUE(m.get(one.column, 0).isRaw()) << one.rule;
        EXPECT_EQ(issues(m, one.rule), 1U) << one.rule;
        EXPECT_TRUE(saved(m) == one.bytes) << one.rule;
        edited(m, [&](Transaction& tx) { tx.set(one.column, 0, Ref::to(0)); });
        EXPECT_EQ(issues(loaded(saved(m)), one.rule), 0U) << one.rule;
    }
}

TEST(SaveNumbers, ofMarkersFollowAPickupByItsHandle) {
    auto raw = tests::smallSave();
    tests::setWordAt(raw.blocks[9], 4, 1U << 16U | 2U); // pickup 2, whose counter is 1
    tests::setByteAt(raw.blocks[9], 0x26, 7U << 2U);
    tests::setWordAt(raw.blocks[9], 40 + 4, 9U << 16U | 2U);
    tests::setByteAt(raw.blocks[9], 40 + 0x26, 7U << 2U);
    const auto bytes = tests::buildSave(raw);
    auto m = loaded(bytes);
    EXPECT_EQ(targetOf(m, marker::entity, 0), 2U);
    EXPECT_TRUE(m.get(marker::entity, 1).isRaw());
    EXPECT_EQ(issues(m, "SAV-095"), 1U);
    EXPECT_TRUE(saved(m) == bytes);
    const auto change = edited(m, [](Transaction& tx) { tx.erase({kPickup, 2}); });
    EXPECT_EQ(tests::wordAt(tests::takeApart(saved(m)).blocks[9], 4), 0U);
    m.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == bytes);
}

TEST(SaveNumbers, ofMarkersFollowAnObjectByItsHandle) {
    auto raw = tests::smallSave();
    tests::setWordAt(raw.blocks[2], 556, 0x1234);
    tests::setWordAt(raw.blocks[9], 4, 0x1234);
    tests::setByteAt(raw.blocks[9], 0x26, 3U << 2U);
    const auto bytes = tests::buildSave(raw);
    const auto m = loaded(bytes);
    EXPECT_EQ(targetOf(m, marker::object, 0), 0U);
    EXPECT_TRUE(m.get(marker::entity, 0).isNone());
    EXPECT_TRUE(saved(m) == bytes);
}

TEST(SaveNumbers, ofGangWarsAreToNavigationZones) {
    auto m = smallDocument();
    EXPECT_EQ(targetOf(m, gang_wars::zone, 0), 0U);
    const auto mapZone = static_cast<Slot>(m.capacity(kZone) - 1);
    EXPECT_NE(refusalOf(m, [&](Transaction& tx) { tx.set(gang_wars::zone, 0, Ref::to(mapZone)); }), "");
    edited(m, [](Transaction& tx) { tx.set(gang_wars::zone, 0, Ref::to(1)); });
    EXPECT_EQ(tests::wordAt(tests::takeApart(saved(m)).blocks[23], 0x14), 1U);
    edited(m, [](Transaction& tx) { tx.set(gang_wars::zone, 0, Ref::none()); });
    EXPECT_EQ(tests::wordAt(tests::takeApart(saved(m)).blocks[23], 0x14), 0xFFFFFFFFU);
}

TEST(SaveNumbers, areClearedWhenAnEntranceIsErased) {
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        const auto links = m.referrers(enex::link, 1);
        ASSERT_FALSE(links.empty()) << sample.name;
        const auto change = edited(m, [](Transaction& tx) { tx.erase({kEnexConnection, 1}); });
        const auto again = loaded(saved(m));
        EXPECT_EQ(again.count(kEnexConnection), m.count(kEnexConnection)) << sample.name;
        EXPECT_EQ(issues(again, "SAV-081"), 0U) << sample.name;
        m.apply(change, model::Direction::Backward);
        EXPECT_TRUE(saved(m) == sample.bytes) << sample.name;
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
