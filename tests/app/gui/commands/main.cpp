// Runs real widgets without a display: uses Qt's offscreen platform unless another one is requested.
#include <QApplication>
#include <QSettings>
#include <QStandardPaths>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("navsmith-tests"));
    QApplication::setApplicationName(QStringLiteral("navsmith-commands-tests"));
    QSettings().clear();
    return RUN_ALL_TESTS();
}
