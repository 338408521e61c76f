// Installs the build into a temporary folder and shows the result to the programs that Linux desktops use.
#include "core/systems/registry.h"
#include "formats/bytes/text_bytes.h"
#include "formats/gta_sa/extended_path_file.h"
#include "formats/quake/nav_file.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/shell.h"

#include <QImage>
#include <QMimeDatabase>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using ::testing::HasSubstr;
using tests::shell;

/// The installed tree, moved after it was installed. One for all cases.
class LinuxFiles : public ::testing::Test {
protected:
    static void SetUpTestSuite() {
        temp = new files::test::TempFolder;
        const auto first = temp->path() / "first";
        const auto installed =
            shell(fmt::format("'{}' --install '{}' --prefix '{}'", NAVSMITH_CMAKE, NAVSMITH_BUILD_DIR, first.string()));
        ASSERT_EQ(installed.status, 0) << installed.output;
        fs::rename(first, prefix());
    }
    static void TearDownTestSuite() { delete std::exchange(temp, nullptr); }

    static fs::path prefix() { return temp->path() / "prefix"; }
    static fs::path data() { return prefix() / "share"; }
    static std::string program(const std::string& name) { return "'" + (prefix() / "bin" / name).string() + "'"; }
    static fs::path sample(const std::string& name) { return data() / "navsmith/samples" / name; }

    static files::test::TempFolder* temp;
};

files::test::TempFolder* LinuxFiles::temp = nullptr;

void needs(const std::string& name) {
    if (!tests::hasProgram(name))
        GTEST_SKIP() << "no " << name;
}

/// Runs a checker that says nothing about good files.
void expectAccepted(const std::string& command) {
    const auto result = shell(command);
    EXPECT_EQ(result.status, 0) << command << ":\n" << result.output;
}

std::size_t countOf(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

TEST_F(LinuxFiles, DesktopEntryIsValid) {
    ASSERT_NO_FATAL_FAILURE(needs("desktop-file-validate"));
    if (IsSkipped())
        return;
    const auto entry = data() / "applications/org.navsmith.Navsmith.desktop";
    const auto result = shell("desktop-file-validate '" + entry.string() + "'");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.output, "");
    constexpr std::string_view catalogue = "navsmith_";
    for (const auto& file : fs::directory_iterator(fs::path(NAVSMITH_SOURCE_DIR) / "resources/languages")) {
        const auto name = file.path().stem().string();
        if (file.path().extension() != ".ts")
            continue;
        const auto language = name.substr(catalogue.size());
        for (const auto* key : {"Name", "GenericName", "Comment", "Keywords"})
            EXPECT_THAT(get(entry), HasSubstr(fmt::format("\n{}[{}]=", key, language)));
        for (const auto* translated :
             {"metainfo/org.navsmith.Navsmith.metainfo.xml", "mime/packages/org.navsmith.Navsmith.xml"})
            EXPECT_EQ(countOf(get(data() / translated), fmt::format("xml:lang=\"{}\"", language)),
                      countOf(get(data() / translated), "xml:lang=\"de\""))
                << translated << ", " << language;
    }
}

TEST_F(LinuxFiles, TheLibraryIsInstalledOnlyOnRequest) {
    EXPECT_FALSE(fs::exists(prefix() / "include"));
    EXPECT_FALSE(fs::exists(prefix() / "lib"));
}

TEST_F(LinuxFiles, MetadataIsValid) {
    ASSERT_NO_FATAL_FAILURE(needs("appstreamcli"));
    if (IsSkipped())
        return;
    expectAccepted("appstreamcli validate --no-net '" +
                   (data() / "metainfo/org.navsmith.Navsmith.metainfo.xml").string() + "'");
}

TEST_F(LinuxFiles, IconsHaveTheirSizes) {
    const auto icons = data() / "icons/hicolor";
    EXPECT_TRUE(fs::exists(icons / "scalable/apps/org.navsmith.Navsmith.svg"));
    if (!tests::hasProgram("rsvg-convert"))
        GTEST_SKIP() << "no rsvg-convert";
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        const QImage icon(
            QString::fromStdString((icons / fmt::format("{0}x{0}/apps/org.navsmith.Navsmith.png", size)).string()));
        EXPECT_EQ(icon.size(), QSize(size, size));
        std::set<QRgb> colours;
        for (int y = 0; y < icon.height(); ++y) {
            for (int x = 0; x < icon.width(); ++x)
                colours.insert(icon.pixel(x, y));
        }
        EXPECT_GT(colours.size(), 8U) << size; // tile, roads, nodes and what is between
    }
}

/// Names of files by the type that a file manager should see.
std::vector<std::pair<fs::path, std::string>> typedFiles(const fs::path& samples, const fs::path& folder) {
    put(folder / "quake2.nav", quake::writeNav({.game = quake::NavGame::Quake2,
                                                .version = quake::kLastNav3Version,
                                                .layout = {},
                                                .nodes = {},
                                                .links = {},
                                                .traversals = {},
                                                .edicts = {},
                                                .tail = {}}));
    put(folder / "nodes1000.dat", gta_sa::writeExtended({}));
    put(folder / "some.navjson", "{\"Version\": 3}");
    fs::copy_file(samples / "arena/bots/navigation/arena.nav", folder / "without_ending");
    fs::copy_file(samples / "town/NODES27.DAT", folder / "nodes27.dat");
    return {{samples / "town/NODES27.DAT", "application/x-gta-sa-paths"},
            {folder / "nodes27.dat", "application/x-gta-sa-paths"},
            {folder / "nodes1000.dat", "application/x-gta-sa-paths"},
            {samples / "town_save/GTASAsf1.b", "application/x-gta-sa-save"},
            {samples / "town_iv/nodes27.nod", "application/x-gta-iv-paths"},
            {samples / "outpost/outpost.nav", "application/x-source-navigation-mesh"},
            {samples / "arena/bots/navigation/arena.nav", "application/x-quake-bot-waypoints"},
            {folder / "quake2.nav", "application/x-quake-bot-waypoints"},
            {folder / "without_ending", "application/x-quake-bot-waypoints"},
            {folder / "some.navjson", "application/x-quake-bot-waypoints+json"},
            {samples / "arena/maps/arena.bsp", "application/octet-stream"}};
}

TEST_F(LinuxFiles, FileManagersKnowTheTypes) {
    ASSERT_NO_FATAL_FAILURE(needs("update-mime-database"));
    if (IsSkipped())
        return;
    expectAccepted("update-mime-database -n '" + (data() / "mime").string() + "'");
    ASSERT_EQ(setenv("XDG_DATA_HOME", data().c_str(), 1), 0); // NOLINT(concurrency-mt-unsafe): no thread yet
    const auto entry = get(data() / "applications/org.navsmith.Navsmith.desktop");
    const auto folder = temp->path() / "typed";
    fs::create_directory(folder);
    const QMimeDatabase qt;
    for (const auto& [file, type] : typedFiles(data() / "navsmith/samples", folder)) {
        EXPECT_EQ(qt.mimeTypeForFile(QString::fromStdString(file.string())).name().toStdString(), type) << file;
        if (tests::hasProgram("gio")) {
            EXPECT_THAT(shell("gio info -a standard::content-type '" + file.string() + "'").output,
                        HasSubstr("standard::content-type: " + type + "\n"))
                << file;
        }
        if (type != "application/octet-stream") {
            EXPECT_THAT(entry, ::testing::ContainsRegex("[=;]" + type.substr(0, type.find('+')) + "[;+]")) << type;
        }
    }
}

TEST_F(LinuxFiles, TypesHaveTheFileNamesOfAllSystems) {
    const auto types = get(data() / "mime/packages/org.navsmith.Navsmith.xml");
    std::size_t names = 0;
    for (const auto& system : systems::all()) {
        for (std::string name :
             std::vector<std::string>(system.codec.fileNames.begin(), system.codec.fileNames.end())) {
            std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
            EXPECT_THAT(types, HasSubstr("<glob pattern=\"" + name + "\"/>"));
            ++names;
        }
    }
    EXPECT_GE(names, 6U);
}

TEST_F(LinuxFiles, InstalledProgramsWork) {
    const auto checked = shell(program("navsmith-cli") + " info '" + sample("outpost/outpost.nav").string() + "'");
    EXPECT_EQ(checked.status, 0) << checked.output;
    EXPECT_THAT(checked.output, HasSubstr("area"));
    EXPECT_EQ(shell("'" + prefix().string() + "/bin/navsmith' --version").status, 0);
    for (const auto* page : {"navsmith.1.gz", "navsmith-cli.1.gz"})
        EXPECT_EQ(shell("gzip -t '" + (data() / "man/man1" / page).string() + "'").status, 0);
    for (const auto* file : {"doc/navsmith/README.md", "doc/navsmith/LICENSE", "doc/navsmith/docs/user-guide.md"})
        EXPECT_TRUE(fs::exists(data() / file)) << file;
}

TEST_F(LinuxFiles, TheInstalledEditorFindsItsSample) {
    const auto picture = temp->path() / "sample.png";
    const auto home = temp->path().string();
    const auto drawn = shell(fmt::format("env HOME='{0}' XDG_CONFIG_HOME='{0}' {1} --screenshot '{2}' --size 320x200",
                                         home, program("navsmith"), picture.string()));
    ASSERT_EQ(drawn.status, 0) << drawn.output;
    const auto town = temp->path() / "town.png";
    const auto named =
        shell(fmt::format("env HOME='{0}' XDG_CONFIG_HOME='{0}' {1} --screenshot '{2}' --size 320x200 '{3}'", home,
                          program("navsmith"), town.string(), sample("town").string()));
    ASSERT_EQ(named.status, 0) << named.output;
    const QImage without(QString::fromStdString(picture.string()));
    EXPECT_EQ(without.size(), QSize(320, 200));
    const QRect scene(120, 0, 200, 200); // without the axes in the corner, whose discs may be one frame late
    EXPECT_EQ(without.copy(scene), QImage(QString::fromStdString(town.string())).copy(scene));
}

} // namespace
} // namespace navsmith
