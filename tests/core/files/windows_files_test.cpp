// What only Windows has: files that other programs do not share, long paths, reserved names, names without case.
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/files/recover_folder.h"
#include "core/files/save_plan.h"
#include "tests/core/files/save_set_fixture.h"

#include <gmock/gmock.h>

#include <optional>

#include <windows.h>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;
using WindowsFilesTest = SaveSetTest;

/// Another program that has a file open.
class OtherProgram {
public:
    OtherProgram(const fs::path& file, DWORD shares, DWORD access = GENERIC_READ)
        : handle_(::CreateFileW(file.c_str(), access, shares, nullptr, OPEN_EXISTING, 0, nullptr)) {
        if (handle_ == INVALID_HANDLE_VALUE)
            throw std::runtime_error("cannot open " + toText(file));
    }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;
    ~OtherProgram() { ::CloseHandle(handle_); }

private:
    HANDLE handle_;
};

/// \\?\C:\...
fs::path withPrefix(const fs::path& path) {
    auto native = path;
    return LR"(\\?\)" + native.make_preferred().native();
}

/// Not fs::remove_all(), which fails beyond 260 characters.
void removeLongPaths(const fs::path& folder) {
    SystemFileOps ops;
    const auto names = ops.names(folder).value();
    for (const auto& name : names)
        if (!ops.removeFile(folder / name))
            removeLongPaths(folder / name);
    EXPECT_TRUE(ops.removeFolder(folder)) << toText(folder);
}

TEST_F(WindowsFilesTest, FileThatTheGameKeepsToItselfIsLeftAlone) {
    put(in("a.dat"), "old a");
    put(in("b.dat"), "old b");
    std::optional<OtherProgram> game(std::in_place, in("b.dat"), 0U);
    const auto read = readFile(in("b.dat"));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::Busy);
    EXPECT_THAT(describe(read.error()),
                testing::EndsWith("b.dat: cannot be read: it is open in another program, such as the game"));
    EXPECT_TRUE(SystemFileOps().info(in("b.dat"), Links::Follow)) << "its size can still be seen";

    const auto refused = save({{in("a.dat"), "new a"}, {in("b.dat"), "new b"}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, FileErrorKind::Busy);
    EXPECT_EQ(refused.error().path, in("b.dat"));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    game.reset();
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "old a"}, {"b.dat", "old b"}}));
    EXPECT_TRUE(save({{in("a.dat"), "new a"}, {in("b.dat"), "new b"}}));
}

TEST_F(WindowsFilesTest, FileThatTheGameReadsCanBeReadButNotSaved) {
    put(in("a.dat"), "old a");
    put(in("b.dat"), "old b");
    {
        const OtherProgram game(in("b.dat"), FILE_SHARE_READ);
        EXPECT_EQ(textOf(readFile(in("b.dat")).value()), "old b");
        expectRefused(FileErrorKind::Busy, {{in("a.dat"), "new a"}, {in("b.dat"), "new b"}});
    }
    {
        const OtherProgram game(in("b.dat"), FILE_SHARE_READ | FILE_SHARE_WRITE);
        expectRefused(FileErrorKind::Busy, {{in("a.dat"), "new a"}, {in("b.dat"), "new b"}});
    }
    EXPECT_TRUE(save({{in("a.dat"), "new a"}, {in("b.dat"), "new b"}}));
}

TEST_F(WindowsFilesTest, FileOpenedWhileItIsSavedPutsTheWholeSetBack) {
    put(in("a.dat"), "old a");
    put(in("b.dat"), "old b");
    std::optional<OtherProgram> game;
    const auto report = save({{in("a.dat"), "new a"}, {in("b.dat"), "new b"}}, [&](std::uint64_t done, std::uint64_t) {
        if (done > 0 && !game) // both files have been compared
            game.emplace(in("b.dat"), FILE_SHARE_READ);
        return true;
    });
    ASSERT_TRUE(game);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, FileErrorKind::Busy) << describe(report.error());
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "old a"}, {"b.dat", "old b"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    game.reset();
    EXPECT_TRUE(save({{in("a.dat"), "new a"}, {in("b.dat"), "new b"}}));
}

TEST_F(WindowsFilesTest, FileThatOthersShareWhollyIsReplaced) {
    SKIP_IN_WINE("it does not know POSIX renames, which replace a file that is open");
    put(in("a.dat"), "old");
    const OtherProgram viewer(in("a.dat"), FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE);
    const auto report = save({{in("a.dat"), "new"}});
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(get(in("a.dat")), "new");
}

TEST_F(WindowsFilesTest, ReadOnlyFileIsRespectedAndAttributesAreKept) {
    put(in("a.dat"), "old");
    put(in("b.dat"), "old");
    ASSERT_TRUE(::SetFileAttributesW(in("a.dat").c_str(), FILE_ATTRIBUTE_READONLY));
    expectRefused(FileErrorKind::Permission, {{in("a.dat"), "new"}, {in("b.dat"), "new"}});
    ASSERT_TRUE(::SetFileAttributesW(in("a.dat").c_str(), FILE_ATTRIBUTE_HIDDEN));
    ASSERT_TRUE(save({{in("a.dat"), "new"}, {in("b.dat"), "new"}}));
    EXPECT_TRUE(::GetFileAttributesW(in("a.dat").c_str()) & FILE_ATTRIBUTE_HIDDEN);
    EXPECT_FALSE(::GetFileAttributesW(in("b.dat").c_str()) & FILE_ATTRIBUTE_HIDDEN);
}

TEST_F(WindowsFilesTest, LongPathsAreReadSavedAndRecovered) {
    fs::path folder = folder_;
    for (int i = 0; i < 10; ++i)
        folder /= std::string(40, static_cast<char>('a' + i));
    const auto file = folder / "a.dat";
    ASSERT_GT(file.native().size(), 400U);
    ASSERT_TRUE(save({{file, "old"}}));
    ASSERT_TRUE(save({{file, "new"}}));
    EXPECT_EQ(textOf(readFile(file).value()), "new");
    EXPECT_EQ(listFolder(folder).value(), (std::vector<fs::path>{file}));
    EXPECT_EQ(recoverFolder(folder).value().outcome, RecoveryOutcome::Nothing);
    EXPECT_EQ(SystemFileOps().resolve(file).value(),
              SystemFileOps().resolve(folder_).value() / file.lexically_relative(folder_));
    removeLongPaths(folder_);
}

TEST_F(WindowsFilesTest, PrefixOfLongPathsIsUnderstoodAndTakenOff) {
    put(in("a.dat"), "old");
    const auto plain = SystemFileOps().resolve(in("a.dat")).value();
    EXPECT_EQ(SystemFileOps().resolve(withPrefix(in("a.dat"))).value(), plain);
    EXPECT_EQ(SystemFileOps().resolve(withPrefix(in("none.dat"))).value(), plain.parent_path() / "none.dat");
    EXPECT_EQ(textOf(readFile(withPrefix(in("a.dat"))).value()), "old");
    expectRefused(FileErrorKind::Invalid, {{in("a.dat"), "1"}, {withPrefix(in("a.dat")), "2"}});
    ASSERT_TRUE(save({{withPrefix(in("a.dat")), "new"}}));
    EXPECT_EQ(get(in("a.dat")), "new");
    const auto share = SystemFileOps().resolve(LR"(\\?\UNC\nowhere.invalid\share\a.dat)");
    ASSERT_TRUE(share);
    EXPECT_EQ(share->native(), LR"(\\nowhere.invalid\share\a.dat)");
    EXPECT_EQ(SystemFileOps().resolve(L"//nowhere.invalid/share/x/../y/./a.dat").value().native(),
              LR"(\\nowhere.invalid\share\y\a.dat)");
}

TEST(WindowsPaths, ServersAndSharesAreKept) {
    const fs::path onShare = LR"(\\server\share\a\b)";
    EXPECT_EQ(rootOf(onShare).native(), LR"(\\server\share\)");
    EXPECT_EQ(rootOf(L"//server/share").native(), LR"(\\server\share\)");
    EXPECT_EQ(rootOf(L"C:/a").native(), LR"(C:\)");
    EXPECT_EQ(rootOf(L"a/b"), fs::path());
    EXPECT_EQ(rootOf(L"C:a"), fs::path());
    for (const auto* text : {L"//server/share/a/x/../b", LR"(\\server\share\.\a\b)", LR"(\\?\UNC\server\share\a\b)"}) {
        EXPECT_EQ(normalPath(text).native(), onShare.native());
        EXPECT_EQ(absolutePath(text).native(), onShare.native());
    }
    EXPECT_EQ(toBytes(onShare), "//server/share/a/b");
    EXPECT_EQ(fromBytes("//server/share/a/b").native(), onShare.native());
    EXPECT_EQ(normalPath(L"a/./b/../c").native(), LR"(a\c)");
    EXPECT_EQ(absolutePath(L"C:/a/../b").native(), LR"(C:\b)");
    EXPECT_EQ(absolutePath(L"x").native(), (fs::current_path() / L"x").native());
    EXPECT_EQ(absolutePath(L""), fs::path());
}

TEST(WindowsPaths, RecordOfASaveNamesServersAndDrives) {
    SavePlan plan;
    plan.id = "0123456789abcdef";
    plan.folders = {LR"(\\server\one\a)", LR"(\\server\one\b)", LR"(\\server\two\a)", LR"(C:\a)", LR"(D:\a)"};
    plan.backupFolder = ".navsmith-backup";
    plan.backupSet = "2024-11-21T09-10-11Z";
    for (const auto& first : std::vector(plan.folders)) {
        plan.folders.front() = first;
        const auto read = decodePlan(encodePlan(plan), first);
        ASSERT_TRUE(read) << describe(read.error());
        for (std::size_t i = 0; i < plan.folders.size(); ++i)
            EXPECT_EQ(read->folders[i].native(), plan.folders[i].native());
    }
}

/// Creates, replaces, reads, lists and removes a file with this name.
void expectKept(const fs::path& folder, const fs::path& name) {
    SCOPED_TRACE(toText(name));
    for (const auto* text : {"old", "new"}) {
        const std::vector<PendingFile> files{{folder / name, toBytesOf(text)}};
        const auto saved = saveSet(files);
        ASSERT_TRUE(saved) << describe(saved.error());
    }
    EXPECT_EQ(textOf(readFile(folder / name).value()), "new");
    EXPECT_EQ(listFolder(folder).value(), (std::vector<fs::path>{folder / name}));
    EXPECT_EQ(recoverFolder(folder).value().outcome, RecoveryOutcome::Nothing);
    fs::remove(folder / name);
}

TEST_F(WindowsFilesTest, NamesInAnyAlphabetAreKept) {
    for (const auto* name : {L"\u00FC\u00DF.dat", L"\u65E5\u672C.dat", L"\U0001F697.dat"})
        expectKept(folder_, name);
}

TEST_F(WindowsFilesTest, NameThatIsNoUtf16IsKept) {
    SKIP_IN_WINE("it keeps names as UTF-8, which has no halves of surrogate pairs");
    expectKept(folder_, L"half \xD83D.dat");
}

TEST_F(WindowsFilesTest, NamesThatWindowsDoesNotGiveAreRefused) {
    for (const auto* name : {"CON", "con.txt", "NUL", "nul.dat", "COM1", "lpt9.x", "AUX .dat", "dot.", "space ",
                             "nodes:b", "what?.dat", "a*b", "a<b", "tab\tb"}) {
        SCOPED_TRACE(name);
        const auto report = save({{in(name), "x"}});
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().kind, FileErrorKind::Invalid) << describe(report.error());
        EXPECT_EQ(readFile(in(name)).error().kind, FileErrorKind::Missing);
    }
    EXPECT_EQ(snapshot(temp_.path()), Snapshot{});
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    for (const auto* name : {"COM.dat", "console.txt", "COM10", "nulls", ".hidden", "a. b"})
        EXPECT_TRUE(save({{in(name), "x"}})) << name;
    EXPECT_THAT(describe(save({{in("NUL"), "x"}}).error()), testing::HasSubstr("the name is not allowed there"));
}

TEST_F(WindowsFilesTest, NamesWithoutRegardToCaseAreOneFile) {
    put(in("NODES5.DAT"), "old");
    const auto real = SystemFileOps().resolve(in("NODES5.DAT")).value();
    EXPECT_EQ(SystemFileOps().resolve(in("nodes5.dat")).value(), real) << "as it is spelled on disk";
    EXPECT_EQ(SystemFileOps().resolve(temp_.path() / "GAME" / "nodes5.dat").value(), real);
    expectRefused(FileErrorKind::Invalid, {{in("NODES5.DAT"), "1"}, {temp_.path() / "GAME" / "nodes5.dat", "2"}});
    ASSERT_TRUE(save({{temp_.path() / "Game" / "nodes5.dat", "new"}}));
    EXPECT_EQ(listFolder(folder_).value(), (std::vector<fs::path>{in("NODES5.DAT")}));
    EXPECT_EQ(get(in("NODES5.DAT")), "new");
}

} // namespace

} // namespace navsmith::files::test
