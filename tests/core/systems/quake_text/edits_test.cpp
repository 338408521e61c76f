// Edits and builders of text waypoints.
#include "tests/core/systems/quake_text/text_world.h"

namespace navsmith::tests {
namespace {

namespace text = systems::quake_text;

class QuakeTextEdits : public testing::Test, protected EditedModel {
protected:
    QuakeTextEdits() : EditedModel(loadText(ktxText())) { expected = {"QT011", "QT013", "QT014"}; }

    /// By number.
    [[nodiscard]] Element at(std::size_t number) const { return {text::kNode, text::numbered(model)[number - 1]}; }
    [[nodiscard]] std::string savedText(const std::string& name = "room.bot") const {
        return stringOf(saveFiles(model).at(name));
    }
};

TEST_F(QuakeTextEdits, LinksTakeTheFirstFreeSlot) {
    run("connect", {at(3), at(5)});
    EXPECT_NE(savedText().find("SetMarkerPath 3 1 5\n"), std::string::npos);
    EXPECT_NE(savedText().find("SetMarkerPath 5 1 3\n"), std::string::npos);
    EXPECT_EQ(refusal("connect", {at(3), at(5)}), "The nodes are already linked.");
}

TEST_F(QuakeTextEdits, DeletingAMarkerRenumbersTheRest) {
    run("erase", {at(4)});
    EXPECT_EQ(savedText(),
              "CreateMarker 0 0 24\nCreateMarker 128 128 24\nSetGoal 1 3\nSetZone 1 1\nSetMarkerPath 1 0 3\n"
              "SetZone 2 2\nSetZone 3 1\nSetMarkerPath 3 2 1\nSetZone 4 2\n");
    EXPECT_NE(refusal("erase", {at(1)}).find("the map's"), std::string::npos);
}

TEST_F(QuakeTextEdits, AMapWithAnotherEntityShiftsAllLaterNumbers) {
    run("shift_markers", {}, {2, 1});
    EXPECT_EQ(text::mapMarkerCount(model), 3U);
    EXPECT_NE(savedText().find("SetZone 3 2\n"), std::string::npos) << "what was marker 2";
    EXPECT_NE(savedText().find("SetMarkerPath 1 0 4\n"), std::string::npos);
    run("shift_markers", {}, {2, -1});
    EXPECT_EQ(savedText(), stringOf(ktxText().at("room.bot")));
    EXPECT_NE(refusal("shift_markers", {}, {9, 1}), "");
}

TEST_F(QuakeTextEdits, InsertSplitsAWalkBothWays) {
    const auto link = text::findLink(model, at(5).slot, at(4).slot);
    const auto nodes = run("insert", {{text::kLink, link}});
    ASSERT_EQ(nodes.size(), 1U);
    EXPECT_NE(savedText().find("CreateMarker 128 64 24\n"), std::string::npos);
    EXPECT_NE(savedText().find("SetMarkerPath 5 0 6\n"), std::string::npos);
    EXPECT_NE(savedText().find("SetMarkerPath 6 0 4\n"), std::string::npos);
}

TEST_F(QuakeTextEdits, ChainsAreBuiltClickByClick) {
    const auto nodes = click("chain", at(5), {}, {256, 128, 0});
    EXPECT_NE(savedText().find("CreateMarker 256 128 24\n"), std::string::npos);
    EXPECT_NE(savedText().find("SetMarkerPath 6 0 5\n"), std::string::npos);
    EXPECT_EQ(click("chain", nodes, {}, {130, 0, 0}), at(4)) << "a click on an existing node";
    EXPECT_EQ(click("link", {}, at(3), {128, 128, 24}).type, text::kLink);
}

TEST_F(QuakeTextEdits, PositionsAreAsFineAsTheFile) {
    sound([&](model::Transaction& tx) {
        tx.set(text::node::x, at(3).slot, 10.6F);
        return Elements{};
    });
    EXPECT_TRUE(savedText().starts_with("CreateMarker 11 0 24\n"));
    sound([&](model::Transaction& tx) {
        tx.set(text::node::x, at(1).slot, 99.0F);
        return Elements{};
    });
    EXPECT_FALSE(changed) << "the map's marker stays";
}

TEST_F(QuakeTextEdits, BoxesMoveAsAWhole) {
    model = loadText(nexuizText());
    sound([&](model::Transaction& tx) {
        tx.set(text::node::x, at(3).slot, 110.0F);
        return Elements{};
    });
    EXPECT_NE(savedText("room.waypoints").find("'110.0 100.0  24.0'\n'170.0 160.0  24.0'\n"), std::string::npos);
    EXPECT_NE(savedText("room.waypoints.hardwired").find("'140.0 130.0  24.0'*'  0.0"), std::string::npos);
}

TEST_F(QuakeTextEdits, ARocketJumpGetsTheViewThatTheGamePresets) {
    const auto link = text::findLink(model, at(3).slot, at(4).slot);
    sound([&](model::Transaction& tx) {
        tx.set(text::link::flags, link, 512U);
        return Elements{};
    });
    EXPECT_NE(savedText().find("SetMarkerPathFlags 3 0 r\nSetRocketJumpPathFields 3 0 78.3 -1.0 0\n"),
              std::string::npos);
}

} // namespace
} // namespace navsmith::tests
