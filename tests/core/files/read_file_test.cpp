#include "core/files/batch_reader.h"
#include "core/files/natural_order.h"
#include "core/files/read_file.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <chrono>
#include <fstream>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;

class ReadFileTest : public testing::Test {
protected:
    /// Reads a file while `meddle` changes it before the second chunk is read.
    Result<Bytes> readWhile(const std::function<void()>& meddle) const {
        std::size_t reads = 0;
        FaultyOps ops([&](const Step& step) -> std::optional<std::error_code> {
            if (step.operation == "read" && reads++ == 1)
                meddle();
            return std::nullopt;
        });
        return readFile(file_, {.disk = ops});
    }

    TempFolder temp_;
    fs::path file_ = temp_.path() / "NODES5.DAT";
};

TEST_F(ReadFileTest, GivesEveryByte) {
    std::string text(3'000'000, 'x'); // more than one chunk
    for (std::size_t i = 0; i < text.size(); ++i)
        text[i] = static_cast<char>(i * 7 + i / 256);
    put(file_, text);
    const auto read = readStamped(file_);
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(textOf(read->bytes), text);
    EXPECT_EQ(read->stamp.hash, hashOf(read->bytes));
    EXPECT_EQ(read->stamp, BatchReader().stamp(file_).value());
}

TEST_F(ReadFileTest, EmptyFileHasNoBytes) {
    put(file_, "");
    const auto read = readFile(file_);
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->empty());
}

TEST_F(ReadFileTest, FollowsLinks) {
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
    put(file_, "content");
    fs::create_symlink("NODES5.DAT", temp_.path() / "link");
    EXPECT_EQ(textOf(readFile(temp_.path() / "link").value()), "content");
}

TEST_F(ReadFileTest, MissingFileIsReportedWithItsPath) {
    const auto read = readFile(file_);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::Missing);
    EXPECT_EQ(describe(read.error()), file_.string() + ": cannot be read: it does not exist");
}

TEST_F(ReadFileTest, FolderIsNotAFile) {
    const auto read = readFile(temp_.path());
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::NotAFile);
    EXPECT_NE(read.error().what.find("folder"), std::string::npos);
}

TEST_F(ReadFileTest, PipeIsRefusedWithoutWaitingForItsWriter) {
    SKIP_ON_WINDOWS("there are no pipes in the file system");
    tests::makePipe(file_);
    const auto read = readFile(file_);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::NotAFile);
}

TEST_F(ReadFileTest, FileThatMayNotBeReadIsReportedAsPermission) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    put(file_, "secret");
    setMode(file_, 0);
    EXPECT_EQ(inChildAsOrdinaryUser([&] {
                  const auto read = readFile(file_);
                  return !read && read.error().kind == FileErrorKind::Permission ? 0 : 1;
              }),
              0);
}

TEST_F(ReadFileTest, RefusesAFileBeyondTheLimitWithoutReadingIt) {
    put(file_, "0123456789");
    EXPECT_TRUE(readFile(file_, {.largest = 10}));
    FaultyOps ops(failOn("read", "", std::errc::io_error));
    const auto read = readFile(file_, {.largest = 9, .disk = ops});
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::TooLarge);
    EXPECT_NE(read.error().what.find("10 bytes"), std::string::npos) << read.error().what;
}

TEST_F(ReadFileTest, RefusesMoreThanOneGigabyteByDefault) {
    put(file_, "");
    fs::resize_file(file_, (std::uintmax_t{1} << 30U) + 1); // sparse, so it takes no disk space
    const auto read = readFile(file_);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::TooLarge);
}

TEST_F(ReadFileTest, ShrinkingFileIsAnError) {
    put(file_, std::string(2'000'000, 'a'));
    const auto read = readWhile([&] { fs::resize_file(file_, 1'000'000); });
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::Changed);
}

TEST_F(ReadFileTest, GrowingFileIsAnError) {
    put(file_, std::string(2'000'000, 'a'));
    const auto read = readWhile([&] { std::ofstream(file_, std::ios::app) << "more"; });
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::Changed);
}

TEST_F(ReadFileTest, RewrittenFileIsAnError) {
    put(file_, std::string(2'000'000, 'a'));
    fs::last_write_time(file_, fs::file_time_type::clock::now() - std::chrono::hours(1));
    const auto read = readWhile([&] { put(file_, std::string(2'000'000, 'b')); });
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::Changed);
}

TEST_F(ReadFileTest, ReadErrorOfTheDiskIsPassedOn) {
    put(file_, "text");
    FaultyOps ops(failOn("read", "", std::errc::io_error));
    const auto read = readFile(file_, {.disk = ops});
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::Other);
}

TEST_F(ReadFileTest, DetectsChangesByContent) {
    put(file_, "as it was");
    const auto stamp = BatchReader().stamp(file_).value();
    EXPECT_FALSE(changedSince(file_, stamp).value());
    fs::last_write_time(file_, fs::last_write_time(file_) + std::chrono::hours(1));
    EXPECT_FALSE(changedSince(file_, stamp).value()) << "touched, but the bytes are the same";
    put(file_, "as it is!");
    fs::last_write_time(file_, fs::last_write_time(file_) + std::chrono::hours(2));
    EXPECT_TRUE(changedSince(file_, stamp).value()) << "same size, other bytes";
    put(file_, "longer than it was");
    EXPECT_TRUE(changedSince(file_, stamp).value());
    fs::remove(file_);
    EXPECT_EQ(changedSince(file_, stamp).error().kind, FileErrorKind::Missing);
}

TEST_F(ReadFileTest, ListsUserFilesInNaturalOrder) {
    for (const auto* name : {"NODES10.DAT", "nodes2.dat", "NODES1.DAT", "readme.txt", ".navsmith-save.journal"})
        put(temp_.path() / name, "x");
    fs::create_directory(temp_.path() / "NODES3.DAT");
    if (tests::kOnWindows) { // symbolic links need a privilege there
        put(temp_.path() / "NODES4.DAT", "x");
    } else {
        fs::create_symlink("NODES1.DAT", temp_.path() / "NODES4.DAT");
        fs::create_symlink("nowhere", temp_.path() / "NODES5.DAT");
    }
    const auto listed = listFolder(temp_.path());
    ASSERT_TRUE(listed);
    std::vector<std::string> names;
    for (const auto& path : *listed) {
        EXPECT_EQ(path.parent_path(), temp_.path());
        names.push_back(path.filename().string());
    }
    EXPECT_EQ(names, (std::vector<std::string>{"NODES1.DAT", "nodes2.dat", "NODES4.DAT", "NODES10.DAT", "readme.txt"}));
}

TEST_F(ReadFileTest, ListingAFileIsAnError) {
    put(file_, "x");
    EXPECT_EQ(listFolder(file_).error().kind, FileErrorKind::NotAFolder);
    EXPECT_EQ(listFolder(temp_.path() / "nothing").error().kind, FileErrorKind::Missing);
}

TEST_F(ReadFileTest, ListingAClosedFolderIsAnError) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    setMode(temp_.path(), 0700);
    fs::create_directory(temp_.path() / "closed");
    setMode(temp_.path() / "closed", 0);
    setMode(temp_.path(), 0755);
    EXPECT_EQ(inChildAsOrdinaryUser([&] {
                  return listFolder(temp_.path() / "closed").error().kind == FileErrorKind::Permission ? 0 : 1;
              }),
              0);
}

TEST(NaturalOrder, NumbersCompareByValueAndLettersWithoutCase) {
    const std::vector<std::string_view> ordered{"",
                                                "a",
                                                "a0",
                                                "a00",
                                                "a1",
                                                "a01",
                                                "a2",
                                                "a10",
                                                "a10b",
                                                "A11",
                                                "a99999999999999999999999998",
                                                "a99999999999999999999999999",
                                                "b1.dat",
                                                "B2.DAT",
                                                "b10.dat"};
    for (std::size_t i = 0; i < ordered.size(); ++i)
        for (std::size_t j = 0; j < ordered.size(); ++j)
            EXPECT_EQ(naturalLess(ordered[i], ordered[j]), i < j) << ordered[i] << " and " << ordered[j];
}

/// Names from few characters, so that equal and similar names are common.
std::string someName() {
    return *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0019aAb.\xE9")));
}

RC_GTEST_PROP(NaturalOrder, IsATotalOrder, ()) {
    const auto a = someName();
    const auto b = someName();
    const auto c = someName();
    RC_ASSERT(!naturalLess(a, a));
    RC_ASSERT((a == b) == (!naturalLess(a, b) && !naturalLess(b, a)));
    RC_ASSERT(!(naturalLess(a, b) && naturalLess(b, a)));
    RC_ASSERT(!(naturalLess(a, b) && naturalLess(b, c)) || naturalLess(a, c));
}

} // namespace

} // namespace navsmith::files::test
