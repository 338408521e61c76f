// Installs the library into a temporary folder and uses it there as another project would.
#include "tests/core/files/temp_folder.h"
#include "tests/support/shell.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace navsmith {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;
using tests::shell;

const fs::path source = NAVSMITH_SOURCE_DIR;
const fs::path build = NAVSMITH_BUILD_DIR;

/// The library, moved after it was installed. One for all cases.
class Library : public ::testing::Test {
protected:
    static void SetUpTestSuite() {
        temp = new files::test::TempFolder;
        const auto first = temp->path() / "first";
        expectSuccess(fmt::format("'{}' --install '{}' --component development --prefix '{}'", NAVSMITH_CMAKE,
                                  build.string(), first.string()));
        fs::rename(first, prefix());
    }
    static void TearDownTestSuite() { delete std::exchange(temp, nullptr); }

    static fs::path prefix() { return temp->path() / "prefix"; }

    /// What a command prints.
    static std::string expectSuccess(const std::string& command) {
        auto result = shell(command);
        EXPECT_EQ(result.status, 0) << command << ":\n" << result.output;
        return std::move(result.output);
    }

    static files::test::TempFolder* temp;
};

files::test::TempFolder* Library::temp = nullptr;

/// A piece of code as a page shows it.
std::string indented(const std::string& text) {
    std::istringstream lines(text);
    std::string result;
    for (std::string line; std::getline(lines, line);)
        result += "    " + line + '\n';
    return result;
}

TEST_F(Library, ExampleIsBuiltOutsideTheTreeAndDoesWhatItsPageSays) {
    const auto project = temp->path() / "example";
    fs::copy(source / "docs/examples/library", project);
    const std::string flags = std::string_view(NAVSMITH_SANITIZE).empty() ? "" : "-fsanitize=" NAVSMITH_SANITIZE;
    expectSuccess(fmt::format("'{}' -S '{}' -B '{}' -G '{}' -DCMAKE_PREFIX_PATH='{}' -DCMAKE_CXX_COMPILER='{}' "
                              "-DCMAKE_CXX_FLAGS='{}' -DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
                              NAVSMITH_CMAKE, project.string(), (project / "build").string(), NAVSMITH_GENERATOR,
                              prefix().string(), NAVSMITH_CXX, flags));
    expectSuccess(fmt::format("'{}' --build '{}'", NAVSMITH_CMAKE, (project / "build").string()));
    const auto commands = get(project / "build/compile_commands.json");
    for (const std::string_view ours : {" -W", " -include ", "cmake_pch", NAVSMITH_SOURCE_DIR})
        EXPECT_THAT(commands, Not(HasSubstr(ours)));

    const auto town = build / "share/navsmith/samples/town";
    const auto changed = temp->path() / "changed";
    const auto printed = expectSuccess(
        fmt::format("'{}' '{}' '{}'", (project / "build/widen").string(), town.string(), changed.string()));
    const auto page = get(source / "docs/library.md");
    EXPECT_THAT(page, HasSubstr("\n\n" + indented(printed) + "\n"));
    EXPECT_THAT(page, HasSubstr("\n\n" + indented(get(project / "CMakeLists.txt")) + "\n"));

    const auto count = [&](const fs::path& folder, const std::string& expression) {
        return expectSuccess(fmt::format("cd '{}' && '{}' select . --count --where '{}'", folder.string(),
                                         (build / "bin/navsmith-cli").string(), expression));
    };
    EXPECT_EQ(count(town, "node: road_block and width < 4"), ".: 5 nodes\n");
    EXPECT_EQ(count(changed, "node: road_block and width < 4"), ".: 0 nodes\n");
    EXPECT_EQ(count(changed, "node: road_block and width = 4"), ".: 5 nodes\n");
    EXPECT_EQ(get(changed / "NODES35.DAT"), get(town / "NODES35.DAT")); // has no road blocks
}

TEST_F(Library, IsNotTakenForAnotherMinorVersion) {
    const auto script = temp->path() / "find.cmake";
    put(script, fmt::format("find_package(Navsmith {}.{} REQUIRED PATHS \"{}\" NO_DEFAULT_PATH)\n",
                            NAVSMITH_VERSION_MAJOR, NAVSMITH_VERSION_MINOR + 1, prefix().generic_string()));
    const auto result = shell(fmt::format("'{}' -P '{}'", NAVSMITH_CMAKE, script.string()));
    EXPECT_NE(result.status, 0);
    EXPECT_THAT(result.output, ContainsRegex("NavsmithConfig.cmake, version: [0-9.]+"));
}

TEST_F(Library, HeadersAreCompleteAndNeedNoQt) {
    const auto headers = prefix() / "include/navsmith";
    std::size_t count = 0;
    for (const auto& entry : fs::recursive_directory_iterator(headers)) {
        if (!entry.is_regular_file())
            continue;
        EXPECT_EQ(entry.path().extension(), ".h") << entry.path();
        ++count;
        std::istringstream lines(get(entry.path()));
        for (std::string line; std::getline(lines, line);) {
            EXPECT_FALSE(line.starts_with("#include <Q")) << entry.path() << ": " << line;
            constexpr std::string_view include = "#include \"";
            if (line.starts_with(include)) {
                const auto name = line.substr(include.size(), line.rfind('"') - include.size());
                EXPECT_TRUE(fs::exists(headers / name)) << entry.path() << ": " << line;
            }
        }
    }
    EXPECT_GT(count, 100U);
}

TEST_F(Library, NothingLeadsBackToWhereItWasBuilt) {
    std::size_t count = 0;
    for (const auto& entry : fs::recursive_directory_iterator(prefix() / "lib/cmake/Navsmith")) {
        ++count;
        EXPECT_THAT(get(entry.path()), Not(HasSubstr(source.string()))) << entry.path();
        EXPECT_THAT(get(entry.path()), Not(HasSubstr("-W"))) << entry.path();
    }
    EXPECT_EQ(count, 4U); // two of find_package, the targets, and those of this build type
}

TEST_F(Library, IsApartFromTheProgram) {
    EXPECT_FALSE(fs::exists(prefix() / "bin"));
    EXPECT_FALSE(fs::exists(prefix() / "share"));
}

} // namespace
} // namespace navsmith
