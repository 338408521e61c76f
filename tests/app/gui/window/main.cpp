// Tests with real windows and settings of their own; skips all tests without a display.
#include "render/qt3d/scene_view.h"
#include "tests/app/gui/private_settings.h"

#include <QApplication>
#include <QStandardPaths>

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

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
    QApplication application(argc, argv);
    QApplication::setOrganizationName("navsmith-tests");
    QApplication::setApplicationName("navsmith-tests");
    return RUN_ALL_TESTS();
}
