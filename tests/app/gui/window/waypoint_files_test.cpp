// Files of bot waypoints: other names, conversion to text, and a file of an unknown version.
#include "tests/app/gui/window/waypoint_fixture.h"

#include <QMessageBox>

#include <cstring>
#include <iterator>
#include <string>

namespace navsmith::gui {
namespace {

std::string contentsOf(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class WaypointFiles : public WaypointFixture {
protected:
    void save() {
        trigger("action.save");
        ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window); }, 10000));
    }
};

TEST_F(WaypointFiles, saveAsGivesTheFileAnotherName) {
    const auto before = contentsOf(file());
    const auto copy = file().parent_path() / "arena2.nav";
    window->files().saveAs(document(), QString::fromStdString(copy.string()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window) && std::filesystem::exists(copy); }, 10000));
    EXPECT_EQ(contentsOf(copy), before);
    EXPECT_EQ(contentsOf(file()), before);
    EXPECT_EQ(document().title(), "arena2.nav");
    EXPECT_FALSE(document().isModified());
    select({node("block")});
    key(Qt::Key_Delete);
    save();
    EXPECT_NE(contentsOf(copy), before);
    EXPECT_EQ(contentsOf(file()), before);
    EXPECT_EQ(window->files().recent().front(), QString::fromStdString(copy.string()));
}

TEST_F(WaypointFiles, saveAsAsksBeforeItReplacesAFileAndNoTakesTheNameBack) {
    const auto theirs = file().parent_path() / "other.nav";
    std::ofstream(theirs) << "somebody's work";
    const auto question = [&] { return find<QMessageBox>("message.changedOnDisk"); };
    const auto saveAs = [&] { window->files().saveAs(document(), QString::fromStdString(theirs.string())); };
    saveAs();
    ASSERT_TRUE(QTest::qWaitFor([&] { return question() != nullptr; }, 10000));
    question()->button(QMessageBox::No)->click();
    EXPECT_EQ(contentsOf(theirs), "somebody's work");
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(document().title(), "arena.nav");
    ASSERT_TRUE(QTest::qWaitFor([&] { return question() == nullptr; }, 10000));
    saveAs();
    ASSERT_TRUE(QTest::qWaitFor([&] { return question() != nullptr; }, 10000));
    question()->button(QMessageBox::Yes)->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window) && document().title() == "other.nav"; }, 10000));
    EXPECT_EQ(contentsOf(theirs), contentsOf(file()));
    EXPECT_FALSE(document().isModified());
}

TEST_F(WaypointFiles, conversionToTextSavesANavjsonFile) {
    const auto before = contentsOf(file());
    select({link("middle 4", "middle 5")});
    inDialog(edit("set_teams"), [&](EditDialog& dialog) {
        dialog.findChild<QDoubleSpinBox*>("parameter.mask")->setValue(5);
        accept(dialog);
    });
    EXPECT_TRUE(find<QMenu>("menu.edit")->actions().contains(edit("convert")));
    QString text;
    inDialog(edit("convert"), [&](EditDialog& dialog) {
        EXPECT_TRUE(report(dialog).startsWith("Nothing changes")) << report(dialog).toStdString();
        choose(dialog, "parameter.format", "Version 17");
        EXPECT_TRUE(report(dialog).startsWith("Lost\n")) << report(dialog).toStdString();
        EXPECT_TRUE(report(dialog).contains("Team bit 2")) << report(dialog).toStdString();
        choose(dialog, "parameter.format", "Text, .navjson 3");
        text = report(dialog);
        accept(dialog);
    });
    EXPECT_TRUE(text.contains("Form: .nav becomes .navjson 3")) << text.toStdString();
    EXPECT_TRUE(text.contains("arena.nav becomes arena.navjson")) << text.toStdString();
    save();
    const auto twin = file().parent_path() / "arena.navjson";
    ASSERT_TRUE(std::filesystem::exists(twin)) << statusMessage().toStdString();
    EXPECT_EQ(contentsOf(twin).front(), '{');
    EXPECT_TRUE(std::filesystem::exists(file()));
    EXPECT_EQ(contentsOf(file()), before) << "the game's file is unchanged";
    EXPECT_FALSE(document().isModified());
    // It also opens by name, with its map.
    const auto nodes = count("node");
    trigger("action.close");
    ASSERT_EQ(window->workspace().count(), 0U);
    window->open({QString::fromStdString(twin.string())});
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
    EXPECT_TRUE(QTest::qWaitFor([&] { return document().map().has_value(); }, 10000));
    EXPECT_EQ(count("node"), nodes);
    EXPECT_TRUE(document().pendingSave().files.empty());
}

class LaterVersion : public WaypointFiles {
protected:
    /// Version 19, and a node in the air.
    void patch(std::vector<std::byte>& waypoints) const override {
        waypoints[4] = std::byte{19};
        const std::size_t node = nodeOf("north 1");
        const float z = 40;
        std::memcpy(&waypoints[24 + plan.waypoints.size() * 8 + node * 12 + 8], &z, sizeof z);
    }
    [[nodiscard]] std::size_t nodeOf(std::string_view name) const {
        const auto found = std::ranges::find(plan.waypoints, name, &samples::arena::Waypoint::name);
        return static_cast<std::size_t>(found - plan.waypoints.begin());
    }

    void expectRefused(const char* what) {
        EXPECT_TRUE(statusMessage().contains("version 19 of its format"))
            << what << ": " << statusMessage().toStdString();
        EXPECT_FALSE(document().isModified()) << what;
        EXPECT_EQ(document().undoStack().count(), 0) << what;
        window->statusBar()->clearMessage();
    }
};

TEST_F(LaterVersion, isReadOnly) {
    EXPECT_EQ(count("node"), plan.waypoints.size());
    EXPECT_EQ(number({type("file"), 0}, "version"), 19);
    select({node("block")});
    key(Qt::Key_Delete);
    expectRefused("erasing");
    select({node("block"), node("middle 3")});
    key(Qt::Key_J);
    expectRefused("linking");
    select({node("middle 5")});
    lookDownAt(point(node("middle 5")), 500);
    const auto arrow = pixel(point(node("middle 5"))) - QPoint(0, 60);
    drag(arrow, arrow - QPoint(0, 60));
    expectRefused("dragging");
    EXPECT_EQ(point(node("middle 5")), glm::dvec3(560, 80, kFoot));
    document().selection().clear();
    lookDownAt({300, -20, 0}, 500);
    key(Qt::Key_B);
    click(pixel({300, -20, 0}));
    expectRefused("placing");
    EXPECT_EQ(count("node"), plan.waypoints.size());
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    select({link("middle 4", "middle 5")});
    choose(*window, "property.link.type", "long jump");
    expectRefused("the property panel");
    EXPECT_EQ(find<QComboBox>("property.link.type")->currentText(), "walk") << "the field shows the stored value";
    select({node("north 1")});
    key(Qt::Key_End);
    expectRefused("putting on the ground");
    EXPECT_EQ(point(node("north 1")).z, 40);
    select({node("middle 5")});
    inDialog(edit("mirror"), [&](EditDialog& dialog) {
        EXPECT_TRUE(dialog.findChild<QLabel*>("dialog.verb.refusal")->text().contains("version 19"));
        EXPECT_FALSE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    });
    EXPECT_TRUE(document().pendingSave().files.empty());
    EXPECT_FALSE(document().isModified());
    // Selecting still works.
    click(pixel(point(node("middle 4"))));
    EXPECT_TRUE(document().selection().primary().valid());
    trigger("action.topView");
    EXPECT_GT(pixelsLike(symbol::rgb(0x7FD6E8)), 200);
}

} // namespace
} // namespace navsmith::gui
