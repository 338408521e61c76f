// Further windows with views of the same documents.
#include "app/gui/view_window.h"
#include "render/qt3d/scene_view.h"
#include "tests/app/gui/window/mesh_fixture.h"

#include <QDoubleSpinBox>
#include <QMessageBox>

#include <algorithm>

namespace navsmith::gui {
namespace {

class TwoWindows : public MeshFixture {
protected:
    void SetUp() override {
        MeshFixture::SetUp();
        ASSERT_FALSE(HasFatalFailure());
        lookDownAt(middleOf(all("area").front()), 800);
        trigger("action.newWindow");
        other = further();
        ASSERT_NE(other, nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(other));
        other->move(60, 60);
        other->resize(700, 500);
        settle(*other);
    }
    [[nodiscard]] static ViewWindow* further() {
        for (auto* top : QApplication::topLevelWidgets()) {
            if (auto* of = qobject_cast<ViewWindow*>(top); of != nullptr && of->isVisible())
                return of;
        }
        return nullptr;
    }
    /// Until frames with the newest state are shown.
    static void settle(ViewWindow& window) {
        for (int i = 0; i < 5; ++i) {
            window.viewport().view().requestUpdate();
            QTest::qWait(100);
        }
    }
    [[nodiscard]] glm::dvec3 middleOf(Element e) const {
        return glm::dvec3(*window->viewport().scene(*window->workspace().active()).anchor(e));
    }
    [[nodiscard]] static QPoint pixelIn(const Viewport& viewport, glm::dvec3 at) {
        const auto pixel = viewport.camera().project(glm::vec3(at));
        EXPECT_TRUE(pixel.has_value());
        return pixel ? QPoint(static_cast<int>(pixel->x), static_cast<int>(pixel->y)) : QPoint();
    }
    void clickThere(QPoint at) {
        QTest::mouseMove(&other->viewport().view(), at);
        QTest::mouseClick(&other->viewport().view(), Qt::LeftButton, {}, at);
        QTest::qWait(50);
    }
    void closeOther() {
        other->close();
        QTest::qWait(200);
    }

    QPointer<ViewWindow> other;
};

TEST_F(TwoWindows, TheSecondBeginsWhereTheFirstLooksAndGoesItsOwnWay) {
    auto& first = *find<Viewport>("viewport");
    auto& second = other->viewport();
    ASSERT_NE(&first, &second);
    EXPECT_EQ(second.camera().position, first.camera().position);
    EXPECT_TRUE(other->windowTitle().contains("outpost.nav")) << other->windowTitle().toStdString();
    const auto was = first.camera().position;
    second.lookFrom(Viewport::Side::South);
    EXPECT_NE(second.camera().position, was);
    EXPECT_EQ(first.camera().position, was);
    const auto pictureOf = [](Viewport& viewport) { return viewport.view().renderPicture({400, 300}); };
    EXPECT_GT(difference(pictureOf(second), pictureOf(first)), 0.05);
}

TEST_F(TwoWindows, SelectionAndEditsAreSharedAndSoIsUndo) {
    const auto area = all("area").front();
    document().selection().clear();
    clickThere(pixelIn(other->viewport(), middleOf(area)));
    ASSERT_EQ(document().selection().size(), 1U) << "a click there selects here";
    const auto before = other->viewport().view().renderPicture({400, 300});
    const auto areas = count("area");
    select({area});
    QTest::keyClick(&other->viewport().view(), Qt::Key_Delete);
    QTest::qWait(100);
    EXPECT_EQ(count("area"), areas - 1) << "keys of commands work there";
    EXPECT_GT(difference(before, other->viewport().view().renderPicture({400, 300})), 0.01);
    EXPECT_TRUE(other->isWindowModified());
    undo();
    EXPECT_EQ(count("area"), areas);
    EXPECT_FALSE(other->isWindowModified());
}

TEST_F(TwoWindows, CommandsAndTheMapPanelWorkInTheWindowClickedLast) {
    auto* top = find<QDoubleSpinBox>("map.top");
    const double whole = top->value();
    clickThere({20, 20});
    top->setValue(100);
    const auto* state = window->views().active();
    EXPECT_GT(state->mapLook().slice.top, 100) << "the first window keeps its slice";
    EXPECT_EQ(window->shownViews()->mapLook().slice.top, 100);
    QTest::keyClick(&other->viewport().view(), Qt::Key_O);
    EXPECT_TRUE(other->viewport().camera().orthographic);
    EXPECT_FALSE(state->camera()->orthographic);
    trigger("action.views.two");
    EXPECT_EQ(other->viewport().layout().count, 2U);
    EXPECT_EQ(state->layout().count, 1U);
    closeOther();
    EXPECT_EQ(top->value(), whole) << "the panel shows the first window again";
    trigger("action.orthographic");
    EXPECT_TRUE(state->camera()->orthographic);
}

TEST_F(TwoWindows, ClosingOneLeavesTheOther) {
    closeOther();
    EXPECT_TRUE(other.isNull());
    EXPECT_TRUE(window->isVisible());
    EXPECT_EQ(window->workspace().count(), 1U);
    click(pixel(middleOf(all("area").front())));
    EXPECT_EQ(document().selection().size(), 1U);
    trigger("action.newWindow");
    other = further();
    ASSERT_NE(other, nullptr) << "and another one can be opened";
    window->workspace().close(&document());
    EXPECT_TRUE(other->isVisible());
    EXPECT_FALSE(other->windowTitle().contains("outpost.nav")) << other->windowTitle().toStdString();
}

TEST_F(TwoWindows, ClosingTheMainWindowAsksAboutChangesAndClosesAll) {
    const auto area = all("area").front();
    select({area});
    trigger("action.verb.source_nav.erase");
    ASSERT_TRUE(document().isModified());
    const auto answer = [&](QMessageBox::StandardButton button) {
        window->close();
        QMessageBox* box = nullptr;
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return (box = window->findChild<QMessageBox*>("message.unsaved")) != nullptr; }, 5000));
        if (box != nullptr)
            QTest::mouseClick(box->button(button), Qt::LeftButton);
        QTest::qWait(300);
    };
    answer(QMessageBox::Cancel);
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(other && other->isVisible());
    EXPECT_EQ(window->workspace().count(), 1U);
    answer(QMessageBox::Discard);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !window->isVisible() && other.isNull(); }, 5000));
}

} // namespace
} // namespace navsmith::gui
