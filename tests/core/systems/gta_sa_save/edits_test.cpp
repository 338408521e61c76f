// Edits, building, paste and drawing.
#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/gta_sa_save.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/symbols.h"
#include "core/systems/paste.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Element;
using model::Model;
using model::Transaction;

const Edit& edit(std::string_view id) {
    static const auto all = edits();
    return *std::ranges::find(all, id, &Edit::id);
}

/// Runs an edit; returns the change for undo.
model::Change run(Model& m, std::string_view id, const Elements& selection, const std::vector<double>& numbers = {}) {
    EXPECT_EQ(systems::whyDisabled(edit(id), m, selection), "") << id;
    return edited(m, [&](Transaction& tx) { EXPECT_TRUE(systems::run(edit(id), tx, selection, {numbers})) << id; });
}

std::vector<float> regionStarts(const Model& m) {
    std::vector<float> starts;
    for (const auto& region : tests::regionsOf(tests::takeApart(saved(m))))
        starts.push_back(region.box[0]);
    return starts;
}

TEST(SaveEdits, pathRegionsAreReordered) {
    auto m = smallDocument();
    const auto before = saved(m);
    std::vector<model::Change> changes;
    using Starts = std::vector<float>;
    changes.push_back(run(m, "region_first", {{kPathRegion, 2}}));
    EXPECT_EQ(regionStarts(m), (Starts{200, 0, 100}));
    changes.push_back(run(m, "region_later", {{kPathRegion, 2}}));
    EXPECT_EQ(regionStarts(m), (Starts{0, 200, 100}));
    changes.push_back(run(m, "region_last", {{kPathRegion, 0}}));
    EXPECT_EQ(regionStarts(m), (Starts{200, 100, 0}));
    changes.push_back(run(m, "region_earlier", {{kPathRegion, 0}, {kPathRegion, 1}}));
    EXPECT_EQ(regionStarts(m), (Starts{100, 0, 200}));
    changes.push_back(run(m, "region_earlier", {{kPathRegion, 1}, {kPathRegion, 0}}));
    EXPECT_EQ(regionStarts(m), (Starts{100, 0, 200})); // they are already first
    changes.push_back(run(m, "region_later", {{kPathRegion, 1}, {kPathRegion, 0}}));
    EXPECT_EQ(regionStarts(m), (Starts{200, 100, 0}));
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        m.apply(*change, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == before);
}

TEST(SaveEdits, aRegionIsMadeAroundWhatIsSelected) {
    auto m = smallDocument();
    run(m, "region_around", {{kCarGenerator, 0}, {kCarGenerator, 2}}, {1, 0, 5});
    const auto regions = tests::regionsOf(tests::takeApart(saved(m)));
    ASSERT_EQ(regions.size(), 4U);
    EXPECT_EQ(regions[3].box[0], 95); // the generators are at x 100
    EXPECT_EQ(regions[3].box[1], 105);
    EXPECT_EQ(regions[3].box[2], -5);
    EXPECT_EQ(regions[3].box[3], 45);
    EXPECT_EQ(regions[3].off, 1);
    EXPECT_EQ(regions[3].car, 0);
}

TEST(SaveEdits, eraseTakesWhatMayGoAndLeavesTheRest) {
    auto m = smallDocument();
    run(m, "erase", {{kPathRegion, 0}, {kGarage, 0}, {kPickup, 0}, {kStuntJump, 1}});
    EXPECT_EQ(m.count(kPathRegion), 2U);
    EXPECT_EQ(m.count(kGarage), 2U);
    EXPECT_EQ(m.count(kPickup), 3U);
    EXPECT_EQ(m.count(kStuntJump), 1U);
    EXPECT_NE(systems::whyDisabled(edit("erase"), m, Elements{{kGarage, 0}}), "");
    EXPECT_TRUE(saved(loaded(saved(m))) == saved(m));
}

TEST(SaveEdits, aGeneratorThatIsOffIsUsedAgain) {
    auto m = smallDocument();
    EXPECT_NE(systems::whyDisabled(edit("reuse_generator"), m, Elements{{kCarGenerator, 1}}), "");
    run(m, "reuse_generator", {{kCarGenerator, 0}}, {560});
    EXPECT_EQ(m.get(generator::carModel, 0), 560);
    EXPECT_EQ(m.get(generator::remaining, 0), 0xFFFF);
    EXPECT_EQ(m.get(generator::index, 0), 10);
}

TEST(SaveEdits, buildersDragRegionsAndParkCars) {
    auto m = smallDocument();
    const auto all = builders();
    edited(m, [&](Transaction& tx) {
        const std::vector<double> numbers{0, 1, -10, 40};
        const Builder::Click drag{{}, {}, {300, -50, 0}, {250, 20, 0}};
        EXPECT_TRUE(systems::place(all[0], tx, drag, {numbers}));
    });
    const auto region = tests::regionsOf(tests::takeApart(saved(m))).back();
    EXPECT_EQ(region.box[0], 250);
    EXPECT_EQ(region.box[1], 300);
    EXPECT_EQ(region.box[2], -50);
    EXPECT_EQ(region.box[5], 40);
    const std::vector<double> car{-1, 90};
    const Builder::Click click{{}, {}, {12.5F, -7.25F, 3}, {12.5F, -7.25F, 3}};
    edited(m, [&](Transaction& tx) { EXPECT_TRUE(systems::place(all[1], tx, click, {car})); });
    EXPECT_EQ(m.get(generator::x, 0), 100);
    EXPECT_EQ(m.get(generator::y, 0), -58);
    EXPECT_EQ(m.get(generator::heading, 0), 64);
    Transaction tx(m, "test");
    EXPECT_FALSE(systems::place(all[1], tx, click, {car})); // the only free one is in use
}

TEST(SaveEdits, whatMayBeAddedCanBeDuplicated) {
    const auto sys = system();
    for (const auto type : {kPathRegion, kSetPiece, kPickup, kRestart, kStoredCar, kStuntJump, kMarker}) {
        auto m = smallDocument();
        const auto before = saved(m);
        const auto count = m.count(type);
        const Element one{type, 0};
        const auto change = edited(m, [&](Transaction& tx) {
            EXPECT_TRUE(duplicate(sys, tx, std::span(&one, 1), {8, 0, 0})) << type;
        });
        EXPECT_EQ(m.count(type), count + 1) << type;
        EXPECT_EQ(loaded(saved(m)).count(type), count + 1) << type;
        m.apply(change, model::Direction::Backward);
        EXPECT_TRUE(saved(m) == before) << type;
    }
}

TEST(SaveEdits, whatTheGameNumbersIsNotDuplicated) {
    const auto sys = system();
    for (const auto type : {kCarGenerator, kGarage, kZone, kEnexConnection, kPlayer, kSimpleVars}) {
        auto m = smallDocument();
        const Element one{type, 0};
        Transaction tx(m, "test");
        EXPECT_FALSE(duplicate(sys, tx, std::span(&one, 1), {8, 0, 0})) << type;
    }
}

TEST(SaveView, everyPlaceIsDrawn) {
    for (const auto& sample : samples()) {
        const auto m = loaded(sample.bytes);
        const auto issues = checks::checkAll(m, rules());
        for (const auto& drawing : view().symbols) {
            std::size_t drawn = 0;
            m.forEachLive(drawing.type, [&](model::Slot row) {
                if (!drawing.anchor(m, row))
                    return;
                symbol::Primitives out;
                drawing.overview(m, {}, row, out);
                EXPECT_FALSE(out.empty());
                ++drawn;
            });
            // Only markers of places are drawn, gang wars that have been, and restart points that are on; script
            // triggers and building swaps over a game's world. A real file has a stored car without a place, which a
            // rule reports.
            const auto nowhere = static_cast<std::size_t>(std::ranges::count_if(issues, [&](const auto& issue) {
                return issue.element.type == drawing.type && issue.message == "A coordinate is not a finite number";
            }));
            constexpr Type sometimes[] = {kMarker, kMarker3d, kGangWars, kFile, kScriptTrigger, kBuildingSwap};
            if (std::ranges::find(sometimes, drawing.type) == std::end(sometimes)) {
                EXPECT_EQ(drawn + nowhere, m.count(drawing.type)) << sample.name << " " << drawing.type;
            }
        }
    }
}

TEST(SaveView, theSecondPointsOfOneUnitAreFaint) {
    auto m = smallDocument();
    const auto drawings = view().symbols;
    const auto& drawing = *std::ranges::find(drawings, kSetPiece, &symbol::Symbol::type);
    const auto alphas = [&](std::uint8_t type) {
        edited(m, [&](Transaction& tx) { tx.set(set_piece::type, 0, type); });
        symbol::Primitives out;
        drawing.overview(m, {}, 0, out);
        std::vector<int> all;
        for (const auto& sprite : out.sprites)
            all.push_back(sprite.colour.a);
        return all;
    };
    const auto one = alphas(2);
    const auto two = alphas(1);
    ASSERT_EQ(one.size(), 2U);
    ASSERT_EQ(two.size(), 2U);
    EXPECT_EQ(one[0], two[0]);
    EXPECT_LT(one[1], one[0]);
    EXPECT_EQ(two[1], two[0]);
}

const symbol::Symbol& symbolFor(const symbol::View& drawings, Type type) {
    return *std::ranges::find(drawings.symbols, type, &symbol::Symbol::type);
}

TEST(SaveView, extraRestartPointsAreDrawnWhereTheyApply) {
    const auto drawings = view();
    const auto& drawing = symbolFor(drawings, kFile);
    auto m = smallDocument();
    EXPECT_FALSE(drawing.anchor(m, 0)) << "all are off";
    edited(m, [](Transaction& tx) {
        tx.set(file::policeX, 0, 100.0F);
        tx.set(file::policeRadius, 0, 1500.0F);
    });
    symbol::Primitives out;
    drawing.overview(m, {}, 0, out);
    EXPECT_EQ(drawing.anchor(m, 0), glm::vec3(100, 0, 0));
    ASSERT_EQ(out.quads.size(), 1U);
    EXPECT_EQ(out.quads[0].corners[2], glm::vec3(1600, 1500, 0));
    edited(m, [](Transaction& tx) { tx.set(file::overrides, 0, std::uint8_t{1}); });
    EXPECT_EQ(drawing.anchor(m, 0), glm::vec3(1, 2, 3));
}

TEST(SaveView, sectorsLieWhereTheMapIsDark) {
    const auto drawings = view();
    const auto& drawing = symbolFor(drawings, kMapSector);
    const auto m = smallDocument();
    EXPECT_EQ(drawing.anchor(m, 0), glm::vec3(-2700, 2700, 0)) << "north-west";
    EXPECT_EQ(drawing.anchor(m, 9), glm::vec3(-2700, -2700, 0)) << "south-west";
    EXPECT_EQ(drawing.anchor(m, 90), glm::vec3(2700, 2700, 0)) << "north-east";
}

TEST(SaveView, entrancesLeadToTheOtherEnd) {
    const auto drawings = view();
    const auto& drawing = symbolFor(drawings, kEnexConnection);
    const auto m = smallDocument();
    symbol::Primitives linked;
    drawing.overview(m, {}, 0, linked);
    ASSERT_EQ(linked.segments.size(), 2U);
    EXPECT_EQ(linked.segments[1].b.position, glm::vec3(161.391F, -96.686F, 1001.81F));
    symbol::Primitives alone;
    drawing.overview(m, {}, 1, alone);
    EXPECT_EQ(alone.segments.size(), 1U);
}

TEST(SaveView, markersStandAtWhatTheyFollow) {
    auto raw = tests::smallSave();
    tests::setWordAt(raw.blocks[9], 4, 1U << 16U | 2U);
    tests::setByteAt(raw.blocks[9], 0x26, 7U << 2U);
    const auto m = loaded(tests::buildSave(raw));
    const auto drawings = view();
    EXPECT_EQ(symbolFor(drawings, kMarker).anchor(m, 0), symbolFor(drawings, kPickup).anchor(m, 2));
}

TEST(SaveView, handlesMovePropertiesThatAreThere) {
    for (const auto& drawing : view().symbols) {
        const auto& type = schema()->type(drawing.type);
        for (const auto& handle : drawing.handles)
            EXPECT_NE(type.findProperty(handle.property), nullptr) << type.id;
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
