// Backups of a document: found, and restored byte for byte.
#include "core/opening/backups.h"
#include "tests/core/opening/path_sets.h"
#include "tests/core/opening/saving.h"
#include "tests/support/img_bytes.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>

namespace navsmith::opening {
namespace {

using files::test::get;
using files::test::put;
using files::test::TempFolder;
using test::areaText;
using test::putAreas;

OpenedDocument reopened(const std::filesystem::path& path) {
    auto document = openDocument(findDocuments(std::span(&path, 1)).candidates.at(0));
    if (!document)
        throw std::runtime_error(describe(document.error().at(0)));
    return std::move(*document);
}

TEST(Backups, AreListedNewestFirstWithTheDocumentsFiles) {
    const TempFolder temp;
    putAreas(temp.path(), {5, 6});
    auto document = reopened(temp.path());
    EXPECT_TRUE(backupsOf(document.place).empty());
    setWidth(document, "NODES6.DAT", 2);
    ASSERT_TRUE(saveInPlace(document));
    setWidth(document, "NODES5.DAT", 3);
    setWidth(document, "NODES6.DAT", 3);
    ASSERT_TRUE(saveInPlace(document));
    put(temp.path() / ".navsmith-backup" / "my own" / "NODES5.DAT", "not a backup");
    const auto backups = backupsOf(document.place);
    ASSERT_EQ(backups.size(), 2U);
    EXPECT_EQ(backups[0].names, (std::vector<std::string>{"NODES5.DAT", "NODES6.DAT"}));
    EXPECT_EQ(backups[1].names, std::vector<std::string>{"NODES6.DAT"});
}

TEST(Backups, RestoringBringsBackTheBytesAndKeepsWhatItReplaces) {
    const TempFolder temp;
    putAreas(temp.path(), {5, 6});
    auto document = reopened(temp.path());
    setWidth(document, "NODES6.DAT", 2);
    ASSERT_TRUE(saveInPlace(document));
    const auto edited = get(temp.path() / "NODES6.DAT");
    put(temp.path() / "NODES6.DAT", edited + "of another program");
    const auto pending = pendingRestore(document.place, backupsOf(document.place).front());
    ASSERT_TRUE(pending);
    ASSERT_TRUE(write(*pending, {.replaceChanged = true}));
    EXPECT_EQ(get(temp.path() / "NODES6.DAT"), areaText(6));
    EXPECT_EQ(get(temp.path() / "NODES5.DAT"), areaText(5));
    EXPECT_EQ(files::test::newestBackup(temp.path()),
              (files::test::Snapshot{{"NODES6.DAT", edited + "of another program"}}));
}

TEST(Backups, AreReadInPlaceOfTheSavedFiles) {
    const TempFolder temp;
    putAreas(temp.path(), {5, 6});
    auto document = reopened(temp.path());
    const auto before = document.model;
    setWidth(document, "NODES6.DAT", 2);
    ASSERT_TRUE(saveInPlace(document));
    const auto& path = temp.path();
    const auto candidate = findDocuments(std::span(&path, 1)).candidates.at(0);
    const auto elsewhere = filesOf(document.place, backupsOf(document.place).front());
    ASSERT_EQ(elsewhere.size(), 1U);
    const auto older = openDocument(candidate, {.elsewhere = elsewhere});
    ASSERT_TRUE(older);
    const auto filesOfModel = [&](const model::Model& m) {
        const auto saved = document.system->codec.save(m);
        std::map<std::string, std::string> bytes;
        for (const auto& file : saved.files)
            bytes[file.name] = files::test::textOf(file.bytes);
        return bytes;
    };
    EXPECT_EQ(filesOfModel(older->model), filesOfModel(before));
    EXPECT_NE(filesOfModel(older->model), filesOfModel(document.model));
    EXPECT_EQ(older->place.files.at(1).name, "NODES6.DAT");
}

TEST(Backups, OfAnArchiveAreWrittenIntoIt) {
    const TempFolder temp;
    const auto img = temp.path() / "gta3.img";
    const auto before = tests::buildImg2({{"nodes5.dat", files::test::toBytesOf(areaText(5))}});
    put(img, before);
    auto document = reopened(img);
    setWidth(document, "nodes5.dat", 2);
    ASSERT_TRUE(saveInPlace(document));
    ASSERT_NE(get(img), files::test::textOf(before));
    const auto backups = backupsOf(document.place);
    ASSERT_EQ(backups.size(), 1U);
    EXPECT_EQ(backups.front().names, std::vector<std::string>{"nodes5.dat"});
    const auto pending = pendingRestore(document.place, backups.front());
    ASSERT_TRUE(pending);
    ASSERT_TRUE(write(*pending, {.replaceChanged = true}));
    EXPECT_EQ(get(img), files::test::textOf(before));
}

} // namespace
} // namespace navsmith::opening
