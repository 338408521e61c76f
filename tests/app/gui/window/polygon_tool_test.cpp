// Drawing areas by clicks on the ground.
#include "app/gui/tools/polygon_tool.h"
#include "core/document/last_operation.h"
#include "tests/app/gui/window/open_window.h"
#include "tests/support/source2_nav_bytes.h"

namespace navsmith::gui {
namespace {

class PolygonToolInWindow : public OpenWindow {
protected:
    void SetUp() override {
        QSettings().clear();
        writeFile(path("room.nav"), tests::bytesOfSource2(tests::source2MeshOfSeven()));
        ASSERT_TRUE(showWindow({1400, 1000}) && open(path("room.nav")));
        waitForFrames();
        waitForFiles();
        lookDownAt({150, 150, 0}, 500);
        find<QAction>("action.tool.polygon")->trigger();
        tool_ = dynamic_cast<PolygonTool*>(&viewport().tool());
        ASSERT_NE(tool_, nullptr);
    }
    void click(const glm::dvec3& at, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&view(), button, {}, pixel(at));
    }
    PolygonTool* tool_ = nullptr;
};

TEST_F(PolygonToolInWindow, ClicksAroundAPolygonMakeAnArea) {
    ASSERT_EQ(count("area"), 7U);
    for (const auto& at : {glm::dvec3(220, 120, 0), glm::dvec3(300, 120, 0), glm::dvec3(300, 190, 0)})
        click(at);
    EXPECT_EQ(tool_->corners().size(), 3U);
    EXPECT_EQ(count("area"), 7U) << "nothing until it is closed";
    click({220, 190, 0});
    click({220, 120, 0});
    EXPECT_EQ(count("area"), 8U);
    EXPECT_TRUE(tool_->corners().empty());
    EXPECT_TRUE(lastStep().contains("Areas")) << lastStep().toStdString();
    const auto area = document().selection().primary();
    EXPECT_EQ(number(area, "corners"), 4);
    const auto* operation = document::LastOperation::of(document()).current();
    ASSERT_NE(operation, nullptr) << "its numbers can be adjusted";
    EXPECT_EQ(operation->title, "Areas");
    undo();
    EXPECT_EQ(count("area"), 7U);
}

TEST_F(PolygonToolInWindow, EnterClosesAndARightClickTakesACornerBack) {
    click({220, 120, 0});
    click({300, 120, 0});
    QTest::keyClick(&view(), Qt::Key_Return);
    EXPECT_EQ(count("area"), 7U) << "two corners are no polygon";
    click({300, 190, 0});
    click({260, 250, 0});
    click({260, 250, 0}, Qt::RightButton);
    EXPECT_EQ(tool_->corners().size(), 3U);
    QTest::keyClick(&view(), Qt::Key_Return);
    ASSERT_EQ(count("area"), 8U);
    EXPECT_EQ(number(document().selection().primary(), "corners"), 3);
    click({220, 120, 0});
    QTest::keyClick(&view(), Qt::Key_Escape);
    EXPECT_TRUE(tool_->corners().empty());
    EXPECT_EQ(count("area"), 8U);
}

} // namespace
} // namespace navsmith::gui
