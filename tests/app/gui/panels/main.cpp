// Runs real widgets without a display, on Qt's offscreen platform.
#include "app/gui/widgets/wheel_guard.h"
#include "tests/app/gui/private_settings.h"

#include <QApplication>
#include <QStandardPaths>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const navsmith::tests::PrivateSettings settings;
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("navsmith-tests"));
    QApplication::setApplicationName(QStringLiteral("navsmith-tests"));
    application.installEventFilter(new navsmith::gui::WheelGuard(&application)); // as the window does
    return RUN_ALL_TESTS();
}
