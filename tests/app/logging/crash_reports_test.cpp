// Processes that really crash, and the reports that they leave.
#include "app/logging/crash_handler.h"
#include "app/logging/crash_reports.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/child_process.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <limits>
#include <stdexcept>

namespace navsmith::logging {
namespace {

using ::testing::HasSubstr;

// Not optimised away, nor known to be a fault.
volatile int* volatile nowhere = nullptr; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

/// Without the sanitizer that would see the fault first.
__attribute__((no_sanitize("undefined"))) void writeNowhere() {
    *nowhere = 1;
}

int deeper(int level) { // NOLINT(misc-no-recursion)
    volatile int local[256] = {level};
    return level == std::numeric_limits<int>::max() ? 0 : deeper(level + 1) + local[0];
}

void throwError() {
    throw std::runtime_error("the cause");
}

/// Arguments: the folder, how to crash.
const tests::ChildWork kCrash("crash", [](const tests::ChildWork::Arguments& arguments) { // NOLINT(cert-err58-cpp)
    if (!installCrashHandler({.folder = arguments.at(0), .version = "1.2.3", .libraries = "Qt 6"}))
        return 1;
    for (int i = 0; i < 40; ++i)
        noteCommand("action.number" + std::to_string(i));
    const auto& way = arguments.at(1);
    if (way == "memory")
        writeNowhere();
    if (way == "stack")
        return deeper(0);
    if (way == "abort")
        std::abort();
    if (way == "exception")
        []() noexcept { throwError(); }();
    return 0;
});

class CrashReports : public ::testing::Test {
protected:
    std::string reportOf(const std::string& way) {
        EXPECT_NE(tests::runChild(kCrash, {folder().string(), way}), 0);
        const auto reports = unseenCrashReports(folder());
        EXPECT_EQ(reports.size(), 1U);
        setCrashReportsSeen(folder());
        return reports.empty() ? std::string() : reports.front().text;
    }
    [[nodiscard]] std::filesystem::path folder() const { return temp_.path() / "crashes"; }

private:
    files::test::TempFolder temp_;
};

TEST_F(CrashReports, SayWhatHappenedAndWhatWasDone) {
    SKIP_ON_WINDOWS("signals");
    const auto text = reportOf("memory");
    EXPECT_THAT(text, HasSubstr("Navsmith 1.2.3, Qt 6\nSystem: Linux"));
    EXPECT_THAT(text, HasSubstr(" UTC\nCrash: invalid memory (SIGSEGV)\nAddress: 0x0\nThread: main\n\nStack:\n"));
    EXPECT_THAT(text, HasSubstr("app_logging_tests"));
    EXPECT_THAT(text, HasSubstr("end:\naction.number8\naction.number9\n")) << "the last 32";
    EXPECT_TRUE(text.ends_with("action.number39\n")) << text;
}

TEST_F(CrashReports, OfStacksThatOverflow) {
    SKIP_ON_WINDOWS("signals");
    EXPECT_THAT(reportOf("stack"), HasSubstr("(SIGSEGV)"));
}

TEST_F(CrashReports, OfExceptionsThatNobodyCatches) {
    SKIP_ON_WINDOWS("signals");
    EXPECT_THAT(reportOf("exception"), HasSubstr("(SIGABRT)\nException: the cause\n"));
    EXPECT_THAT(reportOf("abort"), HasSubstr("(SIGABRT)\nThread: "));
}

TEST_F(CrashReports, AProcessThatEndsLeavesNone) {
    EXPECT_EQ(tests::runChild(kCrash, {folder().string(), "not"}), 0);
    EXPECT_TRUE(unseenCrashReports(folder()).empty());
    EXPECT_TRUE(unseenCrashReports(folder() / "missing").empty());
}

TEST_F(CrashReports, TheOldestSeenOnesGo) {
    std::filesystem::create_directories(folder());
    for (int i = 10; i < 25; ++i)
        files::test::put(folder() / ("crash-17644000" + std::to_string(i) + "-1.txt"), std::to_string(i));
    files::test::put(folder() / "notes.txt", "not ours");
    EXPECT_EQ(unseenCrashReports(folder()).size(), kMostReports);
    EXPECT_EQ(unseenCrashReports(folder()).front().text, "24");
    setCrashReportsSeen(folder());
    EXPECT_TRUE(unseenCrashReports(folder()).empty());
    EXPECT_FALSE(std::filesystem::exists(folder() / "seen-crash-1764400014-1.txt"));
    EXPECT_TRUE(std::filesystem::exists(folder() / "seen-crash-1764400015-1.txt"));
    EXPECT_TRUE(std::filesystem::exists(folder() / "notes.txt"));
}

TEST_F(CrashReports, NamesOfFunctionsAreReadable) {
    EXPECT_EQ(withReadableNames("bin(_ZN8navsmith3gui3runEi+0x1c) [0x55]\n_Zx ends"),
              "bin(navsmith::gui::run(int)+0x1c) [0x55]\n_Zx ends");
}

} // namespace
} // namespace navsmith::logging
