// Tests with real windows and settings of their own; skips all tests without a display. A part of a window that is
// shown before it has its place is a window of its own for a moment, which fails the test that shows it.
#include "app/gui/application.h"
#include "render/qt3d/scene_view.h"
#include "tests/app/gui/private_settings.h"

#include <QDialog>
#include <QEvent>
#include <QMainWindow>
#include <QStandardPaths>

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

namespace {

class StrayWindows : public QObject {
public:
    bool eventFilter(QObject* object, QEvent* event) override {
        const auto* widget = qobject_cast<QWidget*>(object);
        if (event->type() == QEvent::Show && widget != nullptr && widget->windowType() == Qt::Window &&
            qobject_cast<QMainWindow*>(object) == nullptr && qobject_cast<QDialog*>(object) == nullptr)
            ADD_FAILURE() << widget->metaObject()->className() << " \"" << widget->objectName().toStdString()
                          << "\" is shown as a window";
        return false;
    }
};

} // namespace

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    // ctest lists the test cases first, which must work without a display.
    if (GTEST_FLAG_GET(list_tests))
        return RUN_ALL_TESTS();
    if (std::getenv("DISPLAY") == nullptr) {
        std::puts("[  SKIPPED ] no display: run under Xvfb");
        return 0;
    }
    navsmith::render::qt3d::prepareProcess();
    QStandardPaths::setTestModeEnabled(true);
    const navsmith::tests::PrivateSettings settings;
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); // those of Windows cannot be operated from here
    navsmith::gui::Application application(argc, argv);
    QApplication::setOrganizationName("navsmith-tests");
    QApplication::setApplicationName("navsmith-tests");
    StrayWindows strayWindows;
    application.installEventFilter(&strayWindows);
    return RUN_ALL_TESTS();
}
