// Where the files of an export go.
#include "core/exports/file_output.h"
#include "formats/bytes/text_bytes.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>

#include <fstream>

namespace navsmith::exports {
namespace {

namespace fs = std::filesystem;
using files::test::put;
using files::test::TempFolder;

TEST(FileOutput, AFileThatIsThereGetsABackup) {
    const TempFolder temp;
    put(temp.path() / "map.svg", "mine");
    FileOutput output(temp.path() / "map.svg", false);
    ASSERT_TRUE(output.begin());
    ASSERT_TRUE(output.taker()("", bytes::bytesOf("new")));
    ASSERT_TRUE(output.finish());
    EXPECT_EQ(fs::file_size(temp.path() / "map.svg"), 3U);
    EXPECT_TRUE(fs::exists(temp.path() / ".navsmith-backup"));
}

TEST(FileOutput, AFolderIsMadeAsAWholeOrNotAtAll) {
    const TempFolder temp;
    const auto folder = temp.path() / "tiles";
    {
        FileOutput output(folder, true);
        ASSERT_TRUE(output.begin());
        ASSERT_TRUE(output.taker()("0/0/0.png", bytes::bytesOf("x")));
        EXPECT_FALSE(fs::exists(folder));
    }
    EXPECT_TRUE(fs::is_empty(temp.path())) << "nothing is left of an export that was given up";
    {
        FileOutput output(folder, true);
        ASSERT_TRUE(output.begin());
        ASSERT_TRUE(output.taker()("0/0/0.png", bytes::bytesOf("x")));
        ASSERT_TRUE(output.finish());
    }
    EXPECT_TRUE(fs::exists(folder / "0" / "0" / "0.png"));
    FileOutput again(folder, true);
    const auto refused = again.begin();
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().find("is there already"), std::string::npos);
    EXPECT_TRUE(fs::exists(folder / "0" / "0" / "0.png"));
}

TEST(FileOutput, WhatAnInterruptedExportLeftDoesNotBlockTheNext) {
    const TempFolder temp;
    const auto folder = temp.path() / "tiles";
    put(temp.path() / "tiles.navsmith-part" / "0" / "0" / "0.png", "half");
    put(temp.path() / "tiles.navsmith-part" / ".navsmith-lock", "");
    FileOutput output(folder, true);
    const auto begun = output.begin();
    ASSERT_TRUE(begun) << begun.error();
    FileOutput other(folder, true);
    EXPECT_FALSE(other.begin()) << "it is being made";
    ASSERT_TRUE(output.taker()("1.png", bytes::bytesOf("x")));
    ASSERT_TRUE(output.finish());
    EXPECT_EQ(files::test::snapshot(temp.path()), (files::test::Snapshot{{"tiles/1.png", "x"}}));
    EXPECT_EQ(std::distance(fs::directory_iterator(temp.path()), {}), 1);
}

} // namespace
} // namespace navsmith::exports
