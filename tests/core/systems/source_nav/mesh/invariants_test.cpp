// Derived values after edits of a mesh, and edits refused because no file could store the result.
#include "core/model/property.h"
#include "formats/source/nav_file.h"
#include "tests/core/systems/source_nav/nav_world.h"

#include <gtest/gtest.h>

#include <functional>

namespace navsmith::tests {
namespace {

namespace area = systems::source_nav::area;
namespace connection = systems::source_nav::connection;
namespace encounter_path = systems::source_nav::encounter_path;
namespace encounter_spot = systems::source_nav::encounter_spot;
namespace file = systems::source_nav::file;
namespace hiding_spot = systems::source_nav::hiding_spot;
namespace ladder = systems::source_nav::ladder;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;
using systems::source_nav::fog_place;
using systems::source_nav::kArea;
using systems::source_nav::kEncounterPath;
using systems::source_nav::kFogPlace;
using systems::source_nav::kHidingSpot;
using systems::source_nav::kLadder;
using systems::source_nav::kPlace;
using systems::source_nav::place;
using systems::source_nav::schema;

/// The reason for a refused edit; empty if it succeeds. A refused edit must not change any byte.
std::string refusal(Model& m, const std::function<void(Transaction&)>& edit) {
    const auto before = saveMesh(m);
    Transaction tx(m, "edit");
    edit(tx);
    const auto done = tx.commit();
    if (done)
        return {};
    EXPECT_TRUE(saveMesh(m) == before);
    return done.error().reason;
}

TEST(NavSettle, RefusesNamesThatTheEngineCannotRead) {
    auto m = loadMesh(soundMesh(16, 14, RawGame::LeftForDead));
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.set(place::name, 0, std::string(255, 'x')); }), "");
    EXPECT_NE(refusal(m, [](Transaction& tx) { tx.set(place::name, 0, std::string(256, 'x')); }).find("256 bytes"),
              std::string::npos);
    EXPECT_NE(refusal(m, [](Transaction& tx) { tx.set(fog_place::name, 0, std::string(256, 'x')); }), "");
}

TEST(NavSettle, LetsANameThatCameTooLongBecomeShorter) {
    auto mesh = soundMesh();
    mesh.places[0] = std::string(400, 'x');
    auto m = loadMesh(mesh);
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.set(place::name, 0, std::string(300, 'x')); }), "");
    EXPECT_NE(refusal(m, [](Transaction& tx) { tx.set(place::name, 0, std::string(301, 'x')); }), "");
}

TEST(NavSettle, RefusesAPopulationNameThatWouldEndEarly) {
    using namespace std::string_literals;
    auto m = loadMesh(soundMesh(16, 14, RawGame::LeftForDead));
    EXPECT_NE(refusal(m, [](Transaction& tx) { tx.set(file::population, 0, "two\0parts"s); }), "");
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.set(file::population, 0, "c1streets"s); }), "");
}

TEST(NavSettle, RefusesTheHidingSpotThatABytesCountHasNoRoomFor) {
    auto m = loadMesh(soundMesh());
    const auto add = [](Transaction& tx, int count) {
        for (int i = 0; i < count; ++i)
            tx.set(hiding_spot::owner, tx.create(kHidingSpot), Ref::to(1));
    };
    EXPECT_EQ(refusal(m, [&](Transaction& tx) { add(tx, 255); }), "");
    EXPECT_EQ(refusal(m, [&](Transaction& tx) { add(tx, 1); }),
              "Area 2 would have 256 hiding spots, but a file holds at most 255.");
    EXPECT_NE(refusal(m, [&](Transaction& tx) { tx.set(hiding_spot::owner, 0, Ref::to(1)); }), "");
}

template <typename Parent>
void fill(Transaction& tx, model::ElementTypeId type, model::ListId list, Parent parent, std::size_t count) {
    auto entries = model::makeEntries(tx.model().schema().type(type).lists[list]);
    for (auto& field : entries)
        std::visit([&](auto& values) { values.resize(count); }, field);
    tx.setList(type, list, parent, entries);
}

TEST(NavSettle, RefusesListsThatABytesCountHasNoRoomFor) {
    auto m = loadMesh(soundMesh(9));
    const auto approaches = [](std::size_t count) {
        return [count](Transaction& tx) { fill(tx, kArea, area::kApproaches, Slot{2}, count); };
    };
    const auto spots = [](std::size_t count) {
        return [count](Transaction& tx) { fill(tx, kEncounterPath, encounter_path::kSpots, Slot{0}, count); };
    };
    EXPECT_EQ(refusal(m, approaches(255)), "");
    EXPECT_EQ(refusal(m, approaches(256)), "Area 3 would have 256 approach areas, but a file holds at most 255.");
    EXPECT_EQ(refusal(m, spots(255)), "");
    EXPECT_NE(refusal(m, spots(256)), "");
    EXPECT_TRUE(source::read(saveMesh(m)));
}

TEST(NavSettle, RefusesAttributesThatTheVersionDoesNotStore) {
    const auto set = [](std::uint32_t attributes) {
        return [attributes](Transaction& tx) { tx.set(area::attributes, Slot{0}, attributes); };
    };
    auto old = loadMesh(soundMesh(5));
    EXPECT_EQ(refusal(old, set(0xFF)), "");
    EXPECT_EQ(refusal(old, set(0x100)), "Version 5 stores only the first 8 attributes.");
    auto css = loadMesh(soundMesh(9));
    EXPECT_EQ(refusal(css, set(0xFFFF)), "");
    EXPECT_EQ(refusal(css, set(0x10000)), "Version 9 stores only the first 16 attributes.");
    auto now = loadMesh(soundMesh(16));
    EXPECT_EQ(refusal(now, set(0xFFFFFFFF)), "");
}

TEST(NavSettle, RefusesWhatWouldBeGoneAfterSaving) {
    const auto create = [](model::ElementTypeId type, model::Column<Ref> owner) {
        return [=](Transaction& tx) { tx.set(owner, tx.create(type), Ref::to(0)); };
    };
    auto four = loadMesh(soundMesh(4));
    EXPECT_EQ(refusal(four, create(kPlace, place::file)), "Version 4 of this game does not store places.");
    EXPECT_EQ(refusal(four, create(kLadder, ladder::file)), "Version 4 of this game does not store ladders.");
    EXPECT_EQ(refusal(four, create(kEncounterPath, encounter_path::owner)), "");
    auto two = loadMesh(soundMesh(2));
    EXPECT_NE(refusal(two, create(kEncounterPath, encounter_path::owner)), "");
    auto plain = loadMesh(soundMesh(16));
    EXPECT_EQ(refusal(plain, create(kLadder, ladder::file)), "");
    EXPECT_NE(refusal(plain, create(kFogPlace, fog_place::file)), "");
    const auto list = [](model::ListId list) { return [list](Transaction& tx) { fill(tx, kArea, list, Slot{0}, 1); }; };
    EXPECT_EQ(refusal(plain, list(area::kVisible)), "");
    EXPECT_EQ(refusal(plain, list(area::kApproaches)), "Version 16 of this game does not store approach areas.");
    EXPECT_NE(refusal(four, list(area::kVisible)), "");
    EXPECT_NE(refusal(four, list(area::kLaddersUp)), "");
}

TEST(NavSettle, RefusesASideThatThereIsNot) {
    auto m = loadMesh(soundMesh());
    EXPECT_NE(refusal(m, [](Transaction& tx) { tx.set(connection::side, Slot{0}, std::uint8_t{4}); }), "");
}

TEST(NavProperties, HoldSidesToTheFourThatThereAre) {
    auto m = loadMesh(soundMesh());
    const Slot row = 0;
    const auto set = [&](model::ElementTypeId type, std::string_view property) {
        Transaction tx(m, "edit");
        const auto outcome = model::writeValue(tx, type, *schema()->type(type).findProperty(property),
                                               std::span(&row, 1), std::int64_t{9});
        EXPECT_EQ(outcome.clamped, 1U) << property;
        EXPECT_TRUE(tx.commit());
    };
    set(kEncounterPath, "from_direction");
    set(kEncounterPath, "to_direction");
    set(kLadder, "direction");
    EXPECT_EQ(m.get(encounter_path::fromDirection, 0), 3);
    EXPECT_EQ(m.get(encounter_path::toDirection, 0), 3);
    EXPECT_EQ(m.get(ladder::direction, 0), 3U);
}

TEST(NavSettle, KeepsALaddersLengthThatOfItsEnds) {
    auto m = loadMesh(soundMesh());
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.set(ladder::topZ, Slot{0}, 250.0F); }), "");
    EXPECT_EQ(m.get(ladder::length, 0), 250.0F);
}

TEST(NavSettle, LeavesALengthAloneThatWasAnother) {
    auto mesh = soundMesh();
    mesh.ladders[0].length = 77;
    auto m = loadMesh(mesh);
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.set(ladder::topZ, Slot{0}, 250.0F); }), "");
    EXPECT_EQ(m.get(ladder::length, 0), 77.0F);
}

TEST(NavSaving, PositionsOfVisibleAreasFollowWhenAreasGo) {
    auto m = loadMesh(soundMesh(16, 14, RawGame::LeftForDead));
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.erase({kArea, 1}); }), "");
    const auto file = source::read(saveMesh(m));
    ASSERT_TRUE(file);
    const auto seen = source::entries(file->visible, file->areas[0].visible);
    ASSERT_EQ(seen.size(), 1U) << "the erased area is seen no more";
    EXPECT_EQ(seen[0].area, 1U) << "area 3 is the second now";
    EXPECT_EQ(file->areas[seen[0].area].id, 3U);
    EXPECT_EQ(seen[0].visibility, 3);
}

TEST(NavSaving, PositionsOfVisibleAreasFollowAReordering) {
    auto m = loadMesh(soundMesh(16, 14, RawGame::LeftForDead));
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.moveLast({kArea, 1}); }), "");
    const auto file = source::read(saveMesh(m));
    ASSERT_TRUE(file);
    const auto seen = source::entries(file->visible, file->areas[0].visible);
    ASSERT_EQ(seen.size(), 2U);
    EXPECT_EQ(file->areas[seen[0].area].id, 2U);
    EXPECT_EQ(file->areas[seen[1].area].id, 3U);
}

TEST(NavSaving, ErasingAnAreaTakesAllThatNamesItAlong) {
    auto m = loadMesh(soundMesh(16, 1, RawGame::CounterStrike));
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.erase({kArea, 0}); }), "");
    const auto file = source::read(saveMesh(m));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->areas.size(), 4U);
    EXPECT_EQ(file->connections, (std::vector<std::uint32_t>{3, 2, 4}));
    EXPECT_TRUE(file->encounterPaths.empty()) << "the path came from area 1";
    EXPECT_TRUE(file->approaches.empty());
    EXPECT_EQ(file->areas[0].inheritVisibilityFrom, 0U);
    EXPECT_EQ(file->hidingSpots.size(), 1U);
}

TEST(NavSaving, ErasingALadderOrASpotTakesItOutOfLists) {
    auto m = loadMesh(soundMesh());
    EXPECT_EQ(refusal(m,
                      [](Transaction& tx) {
                          tx.erase({kLadder, 0});
                          tx.erase({kHidingSpot, 0});
                      }),
              "");
    const auto file = source::read(saveMesh(m));
    ASSERT_TRUE(file);
    EXPECT_TRUE(file->ladderIds.empty());
    ASSERT_EQ(file->encounterPaths.size(), 1U);
    ASSERT_EQ(file->encounterSpots.size(), 1U);
    EXPECT_EQ(file->encounterSpots[0].spot, 2U);
}

TEST(NavSaving, SpotsThatGoAreNotTakenForTheSpotOfId0) {
    auto mesh = soundMesh();
    mesh.areas[0].hidingSpots[0].id = 0;
    mesh.areas[1].encounters[0].spots[0].first = 0;
    auto m = loadMesh(mesh);
    EXPECT_TRUE(m.list(encounter_spot::spot, 0)[0].pointsTo(0)) << "games count spots from 0";
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.erase({kHidingSpot, 1}); }), "");
    const auto file = source::read(saveMesh(m));
    ASSERT_TRUE(file);
    ASSERT_EQ(file->encounterSpots.size(), 1U);
    EXPECT_EQ(file->encounterSpots[0].spot, 0U);
}

std::uint8_t unnamedByte(const Model& m) {
    return source::read(saveMesh(m))->hasUnnamedAreas;
}

TEST(NavSaving, TheByteThatTellsOfUnnamedAreasFollows) {
    auto m = loadMesh(soundMesh());
    EXPECT_EQ(unnamedByte(m), 0);
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.set(area::place, Slot{3}, Ref::none()); }), "");
    EXPECT_EQ(unnamedByte(m), 1);
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.erase({kArea, 3}); }), "");
    EXPECT_EQ(unnamedByte(m), 0);
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.erase({kPlace, 0}); }), "");
    EXPECT_EQ(unnamedByte(m), 1);
}

TEST(NavSaving, AWrongByteStaysWrongUntilItIsMended) {
    auto mesh = soundMesh();
    mesh.hasUnnamedAreas = 1;
    auto m = loadMesh(mesh);
    EXPECT_EQ(m.get(file::unnamedError, 0), 1);
    EXPECT_EQ(unnamedByte(m), 1);
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.set(file::unnamedError, Slot{0}, std::uint8_t{0}); }), "");
    EXPECT_EQ(unnamedByte(m), 0);
}

TEST(NavSaving, NewAreasAndSpotsGetIdsThatNobodyHad) {
    auto m = loadMesh(soundMesh());
    EXPECT_EQ(refusal(m,
                      [](Transaction& tx) {
                          const Slot a = tx.create(kArea);
                          tx.set(area::file, a, Ref::to(0));
                          tx.set(hiding_spot::owner, tx.create(kHidingSpot), Ref::to(a));
                      }),
              "");
    const auto file = source::read(saveMesh(m));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->areas.back().id, 6U);
    EXPECT_EQ(file->hidingSpots.back().id, 3U);
}

} // namespace
} // namespace navsmith::tests
