// A main() that selects Qt3D's renderer before it creates the application.
#include "render/qt3d/scene_view.h"
#include "tests/render/qt3d/view_test.h"

#include <QGuiApplication>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <span>
#include <string_view>

namespace {

bool hasDisplay() {
#ifdef Q_OS_LINUX
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

} // namespace

int main(int argc, char** argv) {
    navsmith::render::qt3d::prepareProcess();
    const auto arguments = std::span(argv, static_cast<std::size_t>(argc));
    const bool listsOnly = std::ranges::any_of(
        arguments, [](const char* a) { return std::string_view(a).starts_with("--gtest_list_tests"); });
    ::testing::InitGoogleTest(&argc, argv);
    if (listsOnly || !hasDisplay()) {
        if (!listsOnly)
            std::fputs("No display: nothing of the 3D view is tested. Run this under xvfb-run.\n", stderr);
        return RUN_ALL_TESTS();
    }
    navsmith::tests::displayIsThere() = true;
    const QGuiApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
