// The program at twice the size: what is drawn, what the mouse hits, and what has room.
#include "core/symbol/colour_scheme.h"
#include "render/axis_gizmo.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QProcess>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

namespace navsmith::gui {
namespace {

constexpr auto kScaled = "NAVSMITH_TEST_SCALED";

/// Buttons and check boxes whose text does not fit.
void expectRoomForTexts(QWidget& within) {
    for (const auto* button : within.findChildren<QAbstractButton*>()) {
        const bool texts = qobject_cast<const QPushButton*>(button) != nullptr ||
                           qobject_cast<const QCheckBox*>(button) != nullptr ||
                           (qobject_cast<const QToolButton*>(button) != nullptr &&
                            static_cast<const QToolButton*>(button)->toolButtonStyle() != Qt::ToolButtonIconOnly);
        if (!texts || button->text().isEmpty() || button->visibleRegion().isEmpty() || isPartOfQt(*button))
            continue;
        const auto text = button->fontMetrics().size(Qt::TextShowMnemonic, button->text());
        EXPECT_GE(button->width(), text.width()) << button->objectName().toStdString();
        EXPECT_GE(button->height(), text.height()) << button->objectName().toStdString();
    }
}

void expectRoomInPanels(MainWindow& window) {
    for (auto* dock : window.findChildren<QDockWidget*>()) {
        if (!dock->toggleViewAction()->isVisible())
            continue;
        dock->show();
        dock->raise();
        QTest::qWait(10);
        expectRoomForTexts(*dock);
    }
}

/// Runs only in a process with QT_SCALE_FACTOR=2, which Scale starts.
class ScaledWindow : public WindowTest {
protected:
    void SetUp() override {
        if (!qEnvironmentVariableIsSet(kScaled))
            GTEST_SKIP() << "runs in the process that Scale starts";
        WindowTest::SetUp();
    }
};

TEST_F(ScaledWindow, aClickAtANodeSelectsIt) {
    EXPECT_EQ(view().devicePixelRatio(), 2);
    for (const Slot row : {Slot{0}, Slot{1}, Slot{2}, Slot{3}}) { // other elements are in front of the rest
        window->viewport().goTo({node(), row});
        // Elsewhere first: the next click at one place selects what lies beneath.
        QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(view().width() - 4, 4));
        document().selection().clear();
        const auto at = nodePixel(row);
        ASSERT_TRUE(QRect(QPoint(), view().size()).contains(at));
        QTest::mouseMove(&view(), at);
        QTest::mouseClick(&view(), Qt::LeftButton, {}, at);
        EXPECT_EQ(document().selection().elements(), (std::vector<Element>{{node(), row}}));
    }
}

TEST_F(ScaledWindow, theSelectionIsDrawnWhereTheMouseHitsIt) {
    document().selection().set({{node(), 0}});
    trigger("action.tool.measure"); // without handles over it
    QTest::qWait(300);              // the tool bar changes its height
    QImage picture;
    const auto isDrawn = [&] { return picture.size() == view().size() * 2; };
    for (int i = 0; i < 20 && !isDrawn(); ++i) { // the height may still change
        trigger("action.frame");
        picture = {};
        view().requestPicture([&](QImage image) { picture = std::move(image); });
        ASSERT_TRUE(QTest::qWaitFor([&] { return !picture.isNull(); }, 10000));
    }
    ASSERT_TRUE(isDrawn()) << picture.width() << " x " << picture.height();
    const auto at = nodePixel(0) * 2;
    const auto wanted = symbol::selectionColour(symbol::Palette::Standard);
    int found = 0;
    for (int y = -6; y <= 6; ++y) {
        for (int x = -6; x <= 6; ++x) {
            const auto c = picture.pixelColor(at + QPoint(x, y));
            found += std::abs(c.red() - wanted.r) + std::abs(c.green() - wanted.g) + std::abs(c.blue() - wanted.b) < 60
                         ? 1
                         : 0;
        }
    }
    EXPECT_GT(found, 20);
}

TEST_F(ScaledWindow, anArrowOfTheSelectionCanBeDragged) {
    document().selection().set({{node(), 0}});
    trigger("action.frame");
    trigger("action.topView");
    const auto& camera = window->viewport().camera();
    const auto origin = placeOf(0);
    const render::AxisGizmo gizmo(origin, true);
    const auto end = camera.project(gizmo.endOf(render::GizmoPart::X, camera, glm::vec3(1)));
    ASSERT_TRUE(end);
    const auto from = QPointF(end->x, end->y).toPoint() - QPoint(10, 0);
    const auto was = positionOf(0);
    QTest::mouseMove(&view(), from);
    QTest::mousePress(&view(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 8; ++step) {
        const QPointF at = from + QPoint(step * 5, 0);
        QMouseEvent move(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&view(), &move);
    }
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, from + QPoint(40, 0));
    const auto now = positionOf(0);
    EXPECT_NEAR(now.x - was.x, 40 * static_cast<double>(camera.unitsPerPixel(origin)), 0.2);
    EXPECT_EQ(now.y, was.y);
}

TEST_F(ScaledWindow, textsHaveRoom) {
    document().selection().set({{node(), 0}});
    expectRoomInPanels(*window);
}

TEST(Scale, atTwiceTheSizeTheMouseHitsWhatIsDrawn) {
    if (qEnvironmentVariableIsSet(kScaled))
        GTEST_SKIP() << "this is the process at twice the size";
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_SCALE_FACTOR", "2");
    environment.insert(kScaled, "1");
    environment.remove("GTEST_OUTPUT");
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationFilePath(), {"--gtest_filter=ScaledWindow.*"});
    ASSERT_TRUE(process.waitForFinished(120000));
    const auto output = process.readAll();
    EXPECT_EQ(process.exitCode(), 0) << output.toStdString();
    EXPECT_TRUE(output.contains("[  PASSED  ] 4 tests")) << output.toStdString();
}

/// With the font of a desktop that asks for large texts.
class LargeFont : public WindowTest {
protected:
    QFont before = QApplication::font();

    void SetUp() override {
        auto font = before;
        font.setPointSize(14);
        QApplication::setFont(font);
        WindowTest::SetUp();
    }
    void TearDown() override {
        window.reset();
        QApplication::setFont(before);
    }
};

TEST_F(LargeFont, textsHaveRoom) {
    document().selection().set({{node(), 0}});
    EXPECT_EQ(window->statusBar()->font().pointSize(), 14);
    expectRoomInPanels(*window);
}

} // namespace
} // namespace navsmith::gui
