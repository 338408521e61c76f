// Runs real widgets without a display: uses Qt's offscreen platform unless another one is requested.
#include "tests/app/gui/private_settings.h"

#include <QApplication>
#include <QStandardPaths>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const navsmith::tests::PrivateSettings settings;
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("navsmith-tests"));
    QApplication::setApplicationName(QStringLiteral("navsmith-commands-tests"));
    return RUN_ALL_TESTS();
}
