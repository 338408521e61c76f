// Checks on the ground of a game's world, whole and with archives missing.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/gta_world_bytes.h"
#include "tests/support/img_bytes.h"
#include "tests/support/path_bytes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::put;
using files::test::textOf;
using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::ordered_json;
using Strings = std::vector<std::string>;

/// A game with a plate of ground at height 0, and a node 20 m above it. Its archives are written by the tests.
class CheckInGame : public testing::Test {
protected:
    void SetUp() override {
        put(root / "data" / "gta.dat", "IMG models/more.img\nIDE data/a.ide\nIPL data/a.ipl\n");
        put(root / "data" / "a.ide", "objs\n100, plate, txd, 300, 1\nend\n");
        put(root / "data" / "a.ipl", "inst\n100, plate, 0, 100, 100, 0, 0, 0, 0, 1, -1\nend\n");
        tests::RawArea area;
        area.vehicleNodes = 1;
        area.nodes = {{0, 0, 800, 800, 160, 0x7FFE, 0, 36, 0, 0, 1, 15U << 16U | 1U << 12U}};
        put(paths, tests::buildArea(area, tests::RawForm::Exact));
    }
    static std::string archive(const std::vector<tests::RawImgEntry>& entries) {
        return textOf(tests::buildImg2(entries));
    }
    static std::vector<std::byte> plate() {
        tests::RawColModel model;
        model.name = "plate";
        model.vertices = {{-50, -50, 0}, {50, -50, 0}, {50, 50, 0}, {-50, 50, 0}};
        model.faces = {{{0, 1, 2}}, {{0, 2, 3}}};
        return tests::buildCol({model});
    }
    [[nodiscard]] CliResult check(Strings options = {}) const {
        options.insert(options.begin(), "check");
        options.push_back(paths.string());
        return runCli(options);
    }

    files::test::TempFolder temp;
    const fs::path root = temp.path() / "game";
    const fs::path paths = root / "data" / "paths" / "NODES36.DAT";
};

TEST_F(CheckInGame, RulesOnTheGroundDoNotCountWithoutGround) {
    const auto json = check({"--json"}).json()["documents"][0];
    EXPECT_THAT(json["notChecked"].get<Strings>(), testing::Contains("SA059"));
    EXPECT_EQ(json["mapFault"], "has no ground: not found: models/gta3.img, models/more.img");
    const auto text = check().out;
    EXPECT_THAT(text, HasSubstr("gta.dat has no ground: not found: models/gta3.img, models/more.img\n"));
    EXPECT_THAT(text, HasSubstr(": without ground, "));
    EXPECT_THAT(text, Not(HasSubstr("checked with the map")));
    EXPECT_THAT(check({"--form", "compiler"}).err, HasSubstr("has no ground"));
}

TEST_F(CheckInGame, GroundWithAGapIsToldOf) {
    put(root / "models" / "gta3.img", archive({{"a.col", plate()}}));
    const auto json = check({"--json"}).json()["documents"][0];
    EXPECT_EQ(json["notChecked"], Json::array());
    EXPECT_EQ(json["mapFault"], "may lack ground: not found: models/more.img");
    const auto text = check().out;
    EXPECT_THAT(text, HasSubstr("gta.dat, which may lack ground: not found: models/more.img\n"));
    EXPECT_THAT(text, HasSubstr("SA059")) << "the node is above what is known";
}

TEST_F(CheckInGame, WholeGroundNeedsNoWord) {
    put(root / "models" / "gta3.img", archive({{"a.col", plate()}}));
    put(root / "models" / "more.img", archive({}));
    const auto json = check({"--json"}).json()["documents"][0];
    EXPECT_FALSE(json.contains("mapFault")) << json["mapFault"];
    EXPECT_THAT(check().out, HasSubstr("gta.dat\n"));
}

} // namespace
} // namespace navsmith::cli::test
