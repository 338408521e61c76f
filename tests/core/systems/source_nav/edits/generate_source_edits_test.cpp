// Generate Mesh over a map of Source, in meshes of its games.
#include "core/systems/registry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/world/backdrop.h"
#include "tests/core/systems/harness/edited_model.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/support/source_room.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;

/// A hall with a fence through it, and a crate.
const std::vector<std::byte>& hallBytes() {
    static const auto bytes = [] {
        SourceRoom room({-412, -412, 0}, {412, 412, 300});
        room.add(boxSolid({10, -412, 0}, {14, 412, 40}));
        room.add(boxSolid({-312, -312, 0}, {-212, -212, 40}));
        room.addEntity("\"classname\" \"info_player_terrorist\" \"origin\" \"-100 0 20\"");
        room.addEntity("\"classname\" \"info_player_counterterrorist\" \"origin\" \"300 0 20\"");
        return room.bytes();
    }();
    return bytes;
}

class GenerateSourceEdits : public testing::Test, protected EditedModel {
protected:
    using Settings = std::vector<std::pair<std::string_view, double>>;

    GenerateSourceEdits() : EditedModel(blank()) {
        auto geometry = world::readMapGeometry(hallBytes()).value();
        auto rays = world::RayCaster::build(geometry).value();
        model.setMap(std::make_shared<world::Backdrop>(
            world::Backdrop{std::move(geometry), std::move(rays), hallBytes().size()}));
    }

    static model::Model blank() {
        const auto& system = *systems::find("source_nav");
        const auto made =
            system.map.blanks({.name = "hall", .head = std::span(hallBytes()).first(8), .bytes = hallBytes().size()})
                .at(0);
        const systems::InputFile file{made.name, made.bytes};
        return std::move(system.codec.load(std::span(&file, 1), {}).value().model);
    }
    void convertTo(std::string_view format) {
        model::Transaction tx(model, "convert");
        ASSERT_TRUE(system().versions.convert(tx, format));
        ASSERT_TRUE(tx.commit());
    }
    /// Everywhere, from the first start.
    EditResult start(model::Transaction& tx, double analysis, const Settings& settings = {}) {
        const auto& generate = edit("generate");
        auto values = systems::initialNumbers(generate, model, {});
        const auto set = [&](std::string_view id, double value) {
            const auto at = std::ranges::find(generate.parameters, id, &systems::Parameter::id);
            ASSERT_NE(at, generate.parameters.end()) << id;
            EXPECT_TRUE(at->applies == nullptr || at->applies(model)) << id;
            values[static_cast<std::size_t>(at - generate.parameters.begin())] = value;
        };
        set("analysis", analysis);
        for (const auto& [id, value] : settings)
            set(id, value);
        return systems::run(
            generate, tx, {},
            {.numbers = values, .ground = &model.map()->rays, .mapBytes = hallBytes().size(), .mapFile = hallBytes()});
    }
    Elements generate(double analysis = 0, const Settings& settings = {}) {
        return sound([&](model::Transaction& tx) { return start(tx, analysis, settings); });
    }
    [[nodiscard]] std::size_t areas() const { return model.count(nav::kArea); }
};

TEST_F(GenerateSourceEdits, meshesOfAllGamesAreClean) {
    for (const auto* const format : {"v16", "v16-cs", "v16-tf2", "v9"}) {
        convertTo(format);
        EXPECT_EQ(whyDisabled("generate", {}), "") << format;
        generate();
        EXPECT_GT(areas(), 10U) << format;
        EXPECT_GT(model.count(nav::kHidingSpot), 0U) << format;
        EXPECT_EQ(model.get(nav::file::bspSize, 0), hallBytes().size());
        for (const auto& issue : checks::checkAll(model, system().rules))
            EXPECT_NE(issue.severity, checks::Severity::Error) << format << ": " << issue.rule << ": " << issue.message;
    }
    convertTo("v16-l4d2");
    EXPECT_NE(whyDisabled("generate", {}), "");
}

TEST_F(GenerateSourceEdits, aNewFileBecomesOneOfTheMapsGame) {
    const auto format = [&] {
        return source::NavFormat{model.get(nav::file::version, 0), model.get(nav::file::subVersion, 0),
                                 static_cast<source::NavLayout>(model.get(nav::file::layout, 0))};
    };
    const source::NavFormat plain;
    const source::NavFormat counterStrike{16, 1, source::NavLayout::CounterStrike};
    ASSERT_EQ(format(), plain);
    generate(2);
    EXPECT_EQ(format(), counterStrike) << "the map has starts for terrorists";
    convertTo("v16");
    model::Transaction tx(model, "again");
    ASSERT_TRUE(start(tx, 2));
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(format(), plain) << "a mesh with areas keeps its format";
}

TEST_F(GenerateSourceEdits, theAnalysedMeshSaysSo) {
    convertTo("v16-cs");
    generate();
    EXPECT_EQ(model.get(nav::file::analysed, 0), 1);
    generate(2);
    EXPECT_EQ(model.get(nav::file::analysed, 0), 0);
    EXPECT_EQ(model.count(nav::kHidingSpot), 0U);
}

TEST_F(GenerateSourceEdits, areasOnTheFenceAreNotTakenForHandWork) {
    convertTo("v16-cs");
    generate(2);
    const auto bytes = saveMesh(model);
    model::Transaction tx(model, "again");
    ASSERT_TRUE(start(tx, 2));
    ASSERT_TRUE(tx.commit());
    EXPECT_TRUE(saveMesh(model) == bytes);
}

TEST_F(GenerateSourceEdits, followOwnSettings) {
    const auto tops = [&] {
        constexpr std::uint32_t obstacleTop = 0x4000;
        std::size_t count = 0;
        model.forEachLive(nav::kArea, [&](model::Slot a) {
            count += (model.get(nav::area::attributes, a) & obstacleTop) != 0 ? 1U : 0U;
        });
        return count;
    };
    generate(2);
    const auto usual = areas();
    EXPECT_GT(tops(), 0U);
    {
        model::Transaction tx(model, "again");
        ASSERT_TRUE(start(tx, 2, {{"nav_generate_fencetops", 0}, {"nav_area_max_size", 2}}));
        ASSERT_TRUE(tx.commit());
        EXPECT_EQ(areas(), usual) << "those of the game, unless told otherwise";
    }
    generate(2, {{"settings", 1}, {"nav_generate_fencetops", 0}});
    EXPECT_EQ(tops(), 0U);
    generate(2, {{"settings", 1}, {"nav_area_max_size", 2}});
    EXPECT_GT(areas(), usual);
}

} // namespace
} // namespace navsmith::tests
