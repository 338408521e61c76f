// Edits of tags, sections of the map, entrances and collections.
#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/map_tables.h"
#include "core/systems/gta_sa_save/statistics.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Model;
using model::Slot;
using model::Transaction;

const Edit& editCalled(std::string_view id) {
    static const auto all = edits();
    return *std::ranges::find(all, id, &Edit::id);
}

model::Change runEdit(Model& m, std::string_view id, const Elements& selection,
                      const std::vector<double>& numbers = {}) {
    const auto& edit = editCalled(id);
    EXPECT_EQ(systems::whyDisabled(edit, m, selection), "") << id;
    return edited(m, [&](Transaction& tx) { EXPECT_TRUE(systems::run(edit, tx, selection, {numbers})) << id; });
}

TEST(SaveMapEdits, tagsAreSprayedAndCleaned) {
    auto m = smallDocument(); // all have a paint of 200
    const auto before = saved(m);
    const auto sprayed = runEdit(m, "spray_tags", {{kTag, 3}, {kTag, 4}});
    EXPECT_EQ(tests::byteAt(tests::takeApart(saved(m)).blocks[20], 4 + 3), 255);
    EXPECT_NE(systems::whyDisabled(editCalled("spray_tags"), m, Elements{{kTag, 3}}), "");
    const auto cleaned = runEdit(m, "clean_tags", {{kTag, 3}});
    EXPECT_EQ(tests::byteAt(tests::takeApart(saved(m)).blocks[20], 4 + 3), 0);
    m.apply(cleaned, model::Direction::Backward);
    m.apply(sprayed, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == before);
}

TEST(SaveMapEdits, sectorsAreToggled) {
    auto m = smallDocument(); // all have been visited
    runEdit(m, "toggle_sectors", {{kMapSector, 12}});
    const auto block = tests::takeApart(saved(m)).blocks[10];
    EXPECT_EQ(tests::byteAt(block, block.size() - 104 + 12), 0);
    runEdit(m, "toggle_sectors", {{kMapSector, 12}});
    EXPECT_EQ(m.get(map_sector::visited, 12), 1);
}

TEST(SaveMapEdits, sectionsKeepTheirStateInTheOtherOrder) {
    auto m = smallDocument(); // barriers1, barriers2 and crack are on
    const auto before = saved(m);
    runEdit(m, "convert_sections", {}, {1});
    EXPECT_EQ(sectionOrder(m), SectionOrder::Second);
    for (const std::string_view name : {"barriers1", "barriers2", "crack"})
        EXPECT_EQ(m.get(map_section::enabled, static_cast<Slot>(*sectionPlace(SectionOrder::Second, name))), 1) << name;
    runEdit(m, "convert_sections", {}, {0});
    EXPECT_TRUE(saved(m) == before);
}

TEST(SaveMapEdits, entrancesAreAddedAndAllDeleted) {
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        runEdit(m, "add_entrance", {}, {900});
        const auto more = loaded(saved(m));
        EXPECT_EQ(more.get(enex::index, static_cast<Slot>(more.count(kEnexConnection) - 1)), 900) << sample.name;
        {
            const std::vector<double> same{900};
            Transaction tx(m, "test");
            EXPECT_FALSE(systems::run(editCalled("add_entrance"), tx, {}, {same})) << sample.name;
        }
        runEdit(m, "reset_entrances", {});
        const auto block = tests::takeApart(saved(m)).blocks[25];
        EXPECT_EQ(block.size(), 6U) << sample.name;
        EXPECT_EQ(tests::wordAt(block, 0), 0U) << sample.name;
        EXPECT_EQ(tests::shortAt(block, 4), 0xFFFF) << sample.name;
    }
}

/// The statistic and what still lies about add up to all.
TEST(SaveMapEdits, collectionsAreCompletedWhereverTheyAreCounted) {
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        const auto left = [&](std::uint8_t type, std::int16_t model) {
            std::size_t count = 0;
            m.forEachLive(kPickup, [&](Slot row) {
                count += (type != 0 ? m.get(pickup::type, row) == type : m.get(pickup::pickupModel, row) == model);
            });
            return count;
        };
        runEdit(m, "complete_collection", {}, {0});
        EXPECT_EQ(statisticOf(m, 231), 50) << sample.name;
        EXPECT_EQ(left(20, 0), 0U) << sample.name;
        runEdit(m, "complete_collection", {}, {1});
        EXPECT_EQ(statisticOf(m, 241), 50) << sample.name;
        EXPECT_EQ(statisticOf(m, 233), 1000) << sample.name;
        EXPECT_EQ(left(0, 954), 0U) << sample.name;
        runEdit(m, "complete_collection", {}, {2});
        EXPECT_EQ(left(0, 953), 0U) << sample.name;
        runEdit(m, "complete_collection", {}, {3});
        EXPECT_EQ(statisticOf(m, 145), static_cast<double>(m.count(kStuntJump))) << sample.name;
        edited(m, [&](Transaction& tx) {
            m.forEachLive(kTag, [&](Slot row) { tx.set(tag::paint, row, std::uint8_t{0}); });
            m.forEachLive(kMapSector, [&](Slot row) { tx.set(map_sector::visited, row, std::uint8_t{0}); });
        });
        runEdit(m, "complete_collection", {}, {4});
        m.forEachLive(kTag, [&](Slot row) { EXPECT_GE(m.get(tag::paint, row), tag::kSprayed) << sample.name; });
        runEdit(m, "complete_collection", {}, {5});
        m.forEachLive(kMapSector, [&](Slot row) { EXPECT_EQ(m.get(map_sector::visited, row), 1) << sample.name; });
    }
}

/// Which pickups belong to a collection: in every real save, those left and those found are 50.
TEST(SaveMapEdits, pickupsOfACollectionAreRecognised) {
    for (const auto& sample : samples()) {
        if (sample.name == "by hand")
            continue;
        auto m = loaded(sample.bytes);
        for (const int collection : {0, 1, 2}) {
            const auto pickups = m.count(kPickup);
            const auto found = *statisticOf(m, std::array{231, 241, 243}[static_cast<std::size_t>(collection)]);
            runEdit(m, "complete_collection", {}, {static_cast<double>(collection)});
            EXPECT_EQ(static_cast<double>(pickups - m.count(kPickup)) + found, 50) << sample.name << " " << collection;
        }
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
