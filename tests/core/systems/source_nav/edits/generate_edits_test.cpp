// Generate Mesh and Analyse Mesh over the sample map.
#include "core/systems/registry.h"
#include "core/systems/shared/box.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/world/backdrop.h"
#include "tests/core/systems/harness/edited_model.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/support/brush_trees.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <string>

#include "resources/samples/outpost_goldsrc_map.h"

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;
using model::Slot;

constexpr double kEverywhere = 0;
constexpr double kGaps = 1;
constexpr double kInsteadOfSelection = 2;
constexpr double kInBox = 3;
constexpr double kFromFirstStart = 0;
constexpr double kFromAllStarts = 1;
constexpr double kFromSelection = 2;
constexpr double kAllAnalysis = 0;
constexpr double kOnlySpots = 1;
constexpr double kNoAnalysis = 2;

const std::vector<std::byte>& mapBytes() {
    static const auto bytes = samples::outpostGoldSrcMap(samples::outpostGoldSrcPlan());
    return bytes;
}

class GenerateEdits : public testing::Test, protected EditedModel {
protected:
    GenerateEdits() : EditedModel(blank()) { open(); }

    static model::Model blank() {
        const auto& system = *systems::find("source_nav");
        const auto made =
            system.map.blanks({.name = "outpost", .head = std::span(mapBytes()).first(8), .bytes = mapBytes().size()})
                .at(0);
        const systems::InputFile file{made.name, made.bytes};
        return std::move(system.codec.load(std::span(&file, 1), {}).value().model);
    }
    void open() {
        auto geometry = world::readMapGeometry(mapBytes()).value();
        auto rays = world::RayCaster::build(geometry).value();
        model.setMap(std::make_shared<world::Backdrop>(
            world::Backdrop{std::move(geometry), std::move(rays), mapBytes().size()}));
    }

    /// The first arguments are given, the others are those that a dialog would begin with.
    Values withDefaults(std::string_view id, const Elements& selection, const Values& first) {
        auto numbers = systems::initialNumbers(edit(id), model, selection);
        std::ranges::copy(first, numbers.begin());
        return numbers;
    }
    EditResult start(model::Transaction& tx, std::string_view id, const Elements& selection, const Values& values,
                     systems::StageProgress progress = {}) {
        const auto numbers = withDefaults(id, selection, values);
        return systems::run(edit(id), tx, selection,
                            {.numbers = numbers,
                             .ground = &model.map()->rays,
                             .mapBytes = mapBytes().size(),
                             .mapFile = mapBytes(),
                             .progress = std::move(progress)});
    }
    Elements runOnMap(std::string_view id, const Elements& selection, const Values& values) {
        return sound([&](model::Transaction& tx) { return start(tx, id, selection, values); });
    }
    /// Arguments of "generate" with a box.
    static Values inBox(const systems::Box& box, double analysis = kNoAnalysis) {
        return {kInBox,    kFromFirstStart, analysis,   1,          box.low.x,
                box.low.y, box.low.z,       box.high.x, box.high.y, box.high.z};
    }
    Elements generate(double where = kEverywhere, double from = kFromFirstStart, double analysis = kNoAnalysis,
                      const Elements& selection = {}) {
        return runOnMap("generate", selection, {where, from, analysis, 1});
    }

    [[nodiscard]] std::size_t areas() const { return model.count(nav::kArea); }
    [[nodiscard]] Slot areaAt(float x, float y, float z) const {
        Slot found = model::kNoSlot;
        model.forEachLive(nav::kArea, [&](Slot a) {
            const auto patch = nav::patchOf(model, a);
            if (patch.contains(x, y) && std::abs(patch.heightAt(x, y) - z) < 20)
                found = a;
        });
        return found;
    }
    [[nodiscard]] float covered() const {
        float sum = 0;
        model.forEachLive(nav::kArea, [&](Slot a) {
            const auto p = nav::patchOf(model, a);
            sum += (p.east - p.west) * (p.south - p.north);
        });
        return sum;
    }
};

TEST_F(GenerateEdits, aMeshOfTheSampleIsClean) {
    const auto made = generate(kEverywhere, kFromAllStarts, kAllAnalysis);
    EXPECT_EQ(made.size(), areas());
    EXPECT_GT(areas(), 100U);
    EXPECT_GT(model.count(nav::kHidingSpot), 20U);
    EXPECT_GT(model.count(nav::kEncounterPath), 100U);
    EXPECT_EQ(model.get(nav::file::bspSize, 0), mapBytes().size());
    const auto found = checks::checkAll(model, system().rules);
    for (const auto& issue : found)
        ADD_FAILURE() << issue.rule << ": " << issue.message;
}

TEST_F(GenerateEdits, itIsWherePlayersWalk) {
    generate();
    EXPECT_NE(areaAt(-960, -120, 0), model::kNoSlot) << "the attackers' yard";
    EXPECT_NE(areaAt(960, 120, 0), model::kNoSlot) << "the defenders' yard";
    EXPECT_NE(areaAt(0, 500, 96), model::kNoSlot) << "the platform, up the stairs";
    EXPECT_NE(areaAt(448, 600, 48), model::kNoSlot) << "the ramp";
    EXPECT_NE(areaAt(0, 100, 176), model::kNoSlot) << "the roof, up the crates";
    EXPECT_EQ(areaAt(-960, -400, 0), model::kNoSlot) << "inside a block";
    const auto passage = areaAt(-832, -400, 0);
    ASSERT_NE(passage, model::kNoSlot);
    EXPECT_EQ(model.get(nav::area::attributes, passage) & 1U, 1U) << "the low passage: crouch";
}

TEST_F(GenerateEdits, theMeshIsTheSameAgain) {
    generate();
    const auto first = saveMesh(model);
    model::Transaction tx(model, "again");
    ASSERT_TRUE(start(tx, "generate", {}, {kEverywhere, kFromAllStarts, kNoAnalysis, 1}));
    ASSERT_TRUE(tx.commit());
    EXPECT_TRUE(saveMesh(model) == first);
}

TEST_F(GenerateEdits, keepsPlacesAndAttributesMadeByHand) {
    generate();
    const auto yard = areaAt(-960, -120, 0);
    sound([&](model::Transaction& tx) {
        const auto place = tx.create(nav::kPlace);
        tx.set(nav::place::file, place, model::Ref::to(Slot{0}));
        tx.set(nav::place::name, place, std::string("Yard"));
        tx.set(nav::area::place, yard, model::Ref::to(place));
        tx.set(nav::area::attributes, yard, std::uint32_t{8});
        tx.erase({nav::kArea, areaAt(960, 120, 0)});
        return EditResult{};
    });
    generate();
    const auto again = areaAt(-960, -120, 0);
    ASSERT_TRUE(model.get(nav::area::place, again).isSlot());
    EXPECT_EQ(model.get(nav::place::name, model.get(nav::area::place, again).slot()), "Yard");
    EXPECT_EQ(model.get(nav::area::attributes, again), 8U);
    ASSERT_EQ(notes.size(), 2U);
    EXPECT_NE(notes[0].find(" areas created, "), std::string::npos) << notes[0];
    EXPECT_EQ(notes[1], "Kept from before: places of 1 area, attributes of 1 area, 0 areas shaped by hand.");
}

TEST_F(GenerateEdits, fillsGapsAndConnectsThem) {
    generate();
    const auto whole = covered();
    const auto gone = areaAt(0, 500, 96);
    runOnMap("erase", {{nav::kArea, gone}}, {});
    const auto less = areas();
    generate(kGaps);
    EXPECT_EQ(areas(), less + 1);
    EXPECT_FLOAT_EQ(covered(), whole);
    const auto back = areaAt(0, 500, 96);
    ASSERT_NE(back, model::kNoSlot);
    EXPECT_GT(model.referrers(nav::connection::owner, back).size(), 0U);
    EXPECT_GT(model.referrers(nav::connection::target, back).size(), 0U);
}

TEST_F(GenerateEdits, makesSelectedAreasAgain) {
    generate();
    const auto whole = covered();
    const auto count = areas();
    const auto other = areaAt(960, 120, 0);
    const auto yard = areaAt(-960, -120, 0);
    sound([&](model::Transaction& tx) {
        tx.set(nav::area::northWestZ, yard, 17.0F);
        return EditResult{};
    });
    generate(kInsteadOfSelection, kFromAllStarts, kNoAnalysis, {{nav::kArea, yard}});
    EXPECT_TRUE(model.isLive({nav::kArea, other})) << "what was not selected stays";
    EXPECT_EQ(areas(), count);
    EXPECT_FLOAT_EQ(covered(), whole);
    EXPECT_NEAR(nav::patchOf(model, areaAt(-960, -120, 0)).heights[0], 0, 1);
}

TEST_F(GenerateEdits, exploresFromSelectedElements) {
    generate();
    const Elements from{{nav::kArea, areaAt(960, 120, 0)}};
    const auto whole = covered();
    generate(kEverywhere, kFromSelection, kNoAnalysis, from);
    EXPECT_NEAR(covered() / whole, 1, 0.05) << "everything can be reached from there";
}

TEST_F(GenerateEdits, makesWhatIsInABoxAgain) {
    generate();
    const auto count = areas();
    const auto other = areaAt(960, 120, 0);
    const auto yard = areaAt(-960, -120, 0);
    const auto box = systems::Box::between({-1024, -256, -32}, {-700, 64, 64});
    runOnMap("generate", {}, inBox(box));
    EXPECT_FALSE(model.isLive({nav::kArea, yard}));
    EXPECT_TRUE(model.isLive({nav::kArea, other}));
    EXPECT_NE(areaAt(-960, -120, 0), model::kNoSlot);
    EXPECT_GT(areas(), count / 2);
}

TEST_F(GenerateEdits, anEmptyMeshGetsOnlyWhatIsInTheBox) {
    const auto box = systems::Box::between({-1024, -256, -32}, {-700, 64, 64});
    runOnMap("generate", {}, inBox(box));
    EXPECT_GT(areas(), 0U);
    model.forEachLive(nav::kArea, [&](Slot a) {
        for (const auto& corner : nav::patchOf(model, a).corners())
            EXPECT_TRUE(box.contains(corner)) << corner.x << " " << corner.y << " " << corner.z;
    });
    const auto high = refused([&](model::Transaction& tx) {
        return start(tx, "generate", {}, inBox(systems::Box::between({0, 0, 5000}, {100, 100, 6000})));
    });
    EXPECT_NE(high.find("lies in the box"), std::string::npos) << high;
}

TEST_F(GenerateEdits, theBoxBeginsAroundTheSelection) {
    generate();
    const auto yard = areaAt(-960, -120, 0);
    const auto numbers = systems::initialNumbers(edit("generate"), model, Elements{{nav::kArea, yard}});
    const auto patch = nav::patchOf(model, yard);
    EXPECT_EQ(numbers[4], std::floor(patch.west));
    EXPECT_EQ(numbers[5], std::floor(patch.north));
    EXPECT_LE(numbers[6], patch.heights[0] - 18);
    EXPECT_EQ(numbers[7], std::ceil(patch.east));
    const auto shown = systems::describe(edit("generate"), model, {}, {.numbers = inBox({{0, 0, 0}, {1, 1, 1}})});
    EXPECT_EQ(shown.marks.segments.size(), 12U) << "the edges of the box";
}

TEST_F(GenerateEdits, onlyHidingSpotsCanBeFound) {
    generate(kEverywhere, kFromFirstStart, kOnlySpots);
    EXPECT_GT(model.count(nav::kHidingSpot), 20U);
    EXPECT_EQ(model.count(nav::kEncounterPath), 0U);
}

TEST_F(GenerateEdits, aMeshOfAnotherMapGetsNothing) {
    generate();
    sound([&](model::Transaction& tx) {
        tx.set(nav::file::bspSize, Slot{0}, 4321U);
        return EditResult{};
    });
    const auto bytes = saveMesh(model);
    for (const double where : {kGaps, kInBox}) {
        const auto why = refused([&](model::Transaction& tx) {
            return start(tx, "generate", {}, {where, 0, kNoAnalysis, 1});
        });
        EXPECT_NE(why.find("made for a map of"), std::string::npos) << why;
    }
    const auto why = refused([&](model::Transaction& tx) { return start(tx, "analyse", {}, {0}); });
    EXPECT_NE(why.find("made for a map of"), std::string::npos) << why;
    EXPECT_EQ(saveMesh(model), bytes);
    generate(); // everything anew is for the open map
    EXPECT_EQ(model.get(nav::file::bspSize, 0), mapBytes().size());
}

TEST_F(GenerateEdits, theSizeOfTheMapIsStored) {
    sound([&](model::Transaction& tx) {
        tx.set(nav::file::bspSize, Slot{0}, 4321U);
        return EditResult{};
    });
    runOnMap("set_map_size", {}, {});
    EXPECT_EQ(model.get(nav::file::bspSize, 0), mapBytes().size());
    model.setMap(nullptr);
    EXPECT_FALSE(systems::whyDisabled(edit("set_map_size"), model, {}).empty()) << "there is no map";
}

TEST_F(GenerateEdits, aMapWithoutStartsIsRefused) {
    SolidWorld world({-112, -112, 0}, {112, 112, 400}, {});
    const auto bytes = world.bytes();
    const auto why = refused([&](model::Transaction& tx) {
        const auto numbers = withDefaults("generate", {}, {});
        return systems::run(edit("generate"), tx, {}, {.numbers = numbers, .mapBytes = bytes.size(), .mapFile = bytes});
    });
    EXPECT_NE(why.find("no place where players start"), std::string::npos) << why;
    EXPECT_EQ(areas(), 0U);
}

TEST_F(GenerateEdits, theRuleOnAnalysisIsFixedByTheEdit) {
    const auto stale = [&] {
        const auto found = checks::checkAll(model, system().rules);
        return std::ranges::count(found, std::string_view("NAV077"), &checks::Issue::rule);
    };
    generate();
    EXPECT_EQ(stale(), 1) << "not analysed at all";
    const auto& rule = *std::ranges::find(system().rules, std::string_view("NAV077"), &checks::Rule::id);
    EXPECT_EQ(rule.fixEdit.id, "analyse");
    ASSERT_EQ(rule.fixEdit.arguments.size(), 1U);
    runOnMap("analyse", {}, {rule.fixEdit.arguments[0].value});
    EXPECT_EQ(stale(), 0);
    const auto yard = areaAt(-960, -120, 0);
    const auto link = model.referrers(nav::connection::owner, yard).front();
    sound([&](model::Transaction& tx) {
        tx.erase({nav::kConnection, link});
        return EditResult{};
    });
    EXPECT_EQ(stale(), 1) << "a link is gone";
    runOnMap("analyse", {}, {rule.fixEdit.arguments[0].value});
    EXPECT_EQ(stale(), 0);
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_EQ(notes[0].find(std::to_string(areas())), std::string::npos) << "not all areas: " << notes[0];
}

TEST_F(GenerateEdits, saysWhyItCannot) {
    const auto refusedOn = [&](const std::vector<std::byte>& map, const Values& values) {
        return refused([&](model::Transaction& tx) {
            const auto numbers = withDefaults("generate", {}, values);
            return systems::run(edit("generate"), tx, {}, {.numbers = numbers, .mapBytes = map.size(), .mapFile = map});
        });
    };
    EXPECT_EQ(refusedOn(mapBytes(), {kInsteadOfSelection, 0, 0, 1}), "Select the areas to make again.");
    EXPECT_EQ(refusedOn(mapBytes(), {kEverywhere, kFromSelection, 0, 1}),
              "Select areas or hiding spots to explore from.");
    EXPECT_NE(refusedOn(bytesOf("no map at all"), {kEverywhere, 0, 0, 1}), "");
    model.setMap(nullptr);
    EXPECT_EQ(whyDisabled("generate", {}), "No map is open. Use File > Open Map.");
}

TEST_F(GenerateEdits, stopsOnRequestWithoutAChange) {
    int calls = 0;
    refused([&](model::Transaction& tx) {
        return start(tx, "generate", {}, {0, 0, 0, 1}, [&](std::string_view stage, double done) {
            EXPECT_FALSE(stage.empty());
            EXPECT_GE(done, 0);
            EXPECT_LE(done, 1);
            return ++calls < 3;
        });
    });
    EXPECT_EQ(calls, 3);
}

TEST_F(GenerateEdits, analysisIsDoneLaterAndForPartsOfTheMesh) {
    generate();
    EXPECT_EQ(model.count(nav::kHidingSpot), 0U);
    const auto hall = areaAt(0, 100, 0);
    ASSERT_NE(hall, model::kNoSlot);
    runOnMap("analyse", {{nav::kArea, hall}}, {1});
    const auto some = model.count(nav::kHidingSpot);
    runOnMap("analyse", {}, {0});
    const auto all = model.count(nav::kHidingSpot);
    EXPECT_GT(all, some);
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_NE(notes[0].find(std::to_string(areas()) + " areas analysed"), std::string::npos) << notes[0];
    const auto bytes = saveMesh(model);
    runOnMap("analyse", {}, {0});
    EXPECT_FALSE(changed) << "nothing is new";
    EXPECT_EQ(saveMesh(model), bytes);
}

TEST_F(GenerateEdits, settingsAreForSourceOnly) {
    for (const auto& parameter : edit("generate").parameters) {
        const bool isSetting = parameter.id == "settings" || parameter.id.starts_with("nav_");
        EXPECT_TRUE(!isSetting || (parameter.applies != nullptr && !parameter.applies(model))) << parameter.id;
    }
}

} // namespace
} // namespace navsmith::tests
