// Documents in IMG archives: opened as one set and saved back into the archive, all files or none.
#include "core/files/platform_files.h"
#include "core/model/property.h"
#include "core/opening/open_document.h"
#include "core/opening/save_document.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/opening/path_sets.h"
#include "tests/core/opening/saving.h"
#include "tests/support/img_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::toBytesOf;
using test::areaText;

using Bytes = std::vector<std::byte>;

constexpr int kAreas = 64;

/// As in the game: areas among other files, unsorted, sometimes with unowned sectors between them.
std::vector<tests::RawImgEntry> gameEntries() {
    std::vector<tests::RawImgEntry> entries{{"model.dff", Bytes(3000, std::byte{1})},
                                            {"looks_like.dff", toBytesOf(areaText(5))}};
    for (int i = 0; i < kAreas; ++i) {
        const int area = (i * 37 + 5) % kAreas;
        auto name = std::to_string(area) + ".dat";
        name.insert(0, area % 2 == 0 ? "nodes" : "NODES");
        entries.push_back({std::move(name), toBytesOf(areaText(area)), static_cast<std::uint32_t>(i % 3)});
    }
    entries.push_back({"Nodes7.dat", toBytesOf(areaText(9))});
    entries.push_back({"texture.txd", Bytes(9000, std::byte{2})});
    return entries;
}

class ImgDocuments : public testing::Test {
protected:
    [[nodiscard]] fs::path img() const { return temp_.path() / "models" / "gta3.img"; }
    void putImg(const Bytes& bytes) const { put(img(), bytes); }
    [[nodiscard]] Bytes getImg() const { return toBytesOf(get(img())); }
    [[nodiscard]] static Found find(const fs::path& path) { return findDocuments(std::span(&path, 1)); }
    [[nodiscard]] OpenedDocument open() const {
        auto document = openDocument(find(img()).candidates.at(0));
        if (!document)
            throw std::runtime_error(describe(document.error().at(0)));
        return std::move(*document);
    }
    /// All other entries are unchanged: content and record.
    void expectOthersUnchanged(const Bytes& before, const std::vector<std::string>& changed) const {
        const auto now = getImg();
        const auto entries = gameEntries();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (std::ranges::find(changed, entries[i].name) != changed.end())
                continue;
            EXPECT_EQ(tests::img2Entry(now, i), tests::img2Entry(before, i)) << entries[i].name;
            EXPECT_EQ(tests::img2Record(now, i), tests::img2Record(before, i)) << entries[i].name;
        }
    }

    files::test::TempFolder temp_;
};

TEST_F(ImgDocuments, AreasInAnArchiveAreOneDocument) {
    putImg(tests::buildImg2(gameEntries()));
    const auto found = find(img());
    EXPECT_TRUE(found.problems.empty());
    ASSERT_EQ(found.candidates.size(), 1U) << "an entry named like another type is not read";
    const auto document = open();
    EXPECT_EQ(document.place.files.size(), 64U);
    EXPECT_TRUE(document.failures.empty());
    EXPECT_EQ(document.shownPath, img());
    EXPECT_EQ(document.place.archive, img());
    EXPECT_TRUE(anyNotice(document, "Saving writes into the archive"));
    EXPECT_EQ(find(img() / "NODES5.DAT").candidates.size(), 1U) << "case-insensitive";
}

TEST_F(ImgDocuments, WithoutAnEditNothingIsWritten) {
    const auto whole = tests::buildImg2(gameEntries());
    auto cutOff = tests::buildImg2({{"nodes5.dat", toBytesOf(areaText(5))}});
    cutOff.resize(2048 + areaText(5).size());
    for (const auto& bytes : {whole, cutOff}) {
        putImg(bytes);
        const auto time = fs::last_write_time(img());
        auto document = open();
        const auto report = saveInPlace(document);
        ASSERT_TRUE(report);
        EXPECT_TRUE(report->files.empty());
        EXPECT_EQ(getImg(), bytes);
        EXPECT_EQ(fs::last_write_time(img()), time);
        EXPECT_EQ(files::test::backupCount(img().parent_path()), 0U);
    }
}

TEST_F(ImgDocuments, AnEditIsSavedIntoTheArchiveAndReadBack) {
    const auto before = tests::buildImg2(gameEntries());
    putImg(before);
    auto document = open();
    setWidth(document, "nodes6.dat", 2);
    setWidth(document, "NODES63.dat", 3);
    const auto report = saveInPlace(document);
    ASSERT_TRUE(report) << files::describe(report.error());
    ASSERT_EQ(report->files.size(), 2U);
    EXPECT_EQ(report->files[0].as, files::SavedAs::Replaced);
    expectOthersUnchanged(before, {"nodes6.dat", "NODES63.dat"});
    EXPECT_NE(getImg(), before);
    EXPECT_EQ(files::test::snapshot(img().parent_path()).size(), 1U) << "nothing beside the archive";
    EXPECT_EQ(files::test::newestBackup(img().parent_path()).size(), 2U);
    EXPECT_EQ(document.place.archive, img());
    EXPECT_EQ(document.shownPath, img());
    EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty())
        << "the saved state is known";

    auto again = open();
    EXPECT_EQ(again.place.files.size(), 64U);
    for (const auto* name : {"nodes6.dat", "NODES63.dat"}) {
        EXPECT_EQ(again.place.find(name)->stamp, document.place.find(name)->stamp);
    }
    setWidth(again, "nodes6.dat", 0); // the value in smallArea()
    setWidth(again, "NODES63.dat", 0);
    ASSERT_TRUE(saveInPlace(again));
    EXPECT_EQ(getImg(), before);
    setWidth(document, "nodes6.dat", 4);
    const auto changed = saveInPlace(document);
    ASSERT_FALSE(changed) << "the other document has written it since";
    EXPECT_EQ(changed.error().kind, files::FileErrorKind::Changed);
    EXPECT_EQ(changed.error().path, img() / "nodes6.dat");
    ASSERT_TRUE(saveInPlace(document, {.replaceChanged = true}));
}

TEST_F(ImgDocuments, KeepsOtherEntriesChangedMeanwhile) {
    auto entries = gameEntries();
    putImg(tests::buildImg2(entries));
    auto document = open();
    entries.front().bytes = Bytes(20'000, std::byte{9});
    const auto rebuilt = tests::buildImg2(entries);
    putImg(rebuilt);
    setWidth(document, "nodes6.dat", 2);
    ASSERT_TRUE(saveInPlace(document));
    EXPECT_EQ(tests::img2Entry(getImg(), 0), tests::img2Entry(rebuilt, 0));
}

TEST_F(ImgDocuments, AllEditedAreasAreSavedOrNone) {
    const auto before = tests::buildImg2(gameEntries());
    putImg(before);
    const auto editAll = [](OpenedDocument& document) {
        for (const auto& file : document.place.files)
            setWidth(document, file.name, 2);
    };
    auto document = open();
    editAll(document);
    ASSERT_TRUE(saveInPlace(document));
    const auto after = getImg();
    std::size_t undone = 0;
    for (std::size_t at = 0;; at += 7) {
        SCOPED_TRACE("killed at change " + std::to_string(at));
        temp_.empty();
        putImg(before);
        auto edited = open();
        editAll(edited);
        const int outcome = files::test::inChild([&] {
            files::test::FaultyOps ops(files::test::killAtChange(at));
            return saveInPlace(edited, {.save = {.disk = ops}}) ? 0 : 1;
        });
        ASSERT_TRUE(outcome == 0 || outcome == files::test::kKilled) << outcome;
        const bool torn = getImg() != before && getImg() != after;
        const auto found = find(img());
        ASSERT_EQ(found.candidates.size(), 1U);
        if (torn) {
            EXPECT_FALSE(found.notices.empty()) << "undone and reported";
            ++undone;
        }
        ASSERT_TRUE(getImg() == before || getImg() == after);
        if (outcome == 0)
            break;
    }
    EXPECT_GT(undone, 5U);
}

TEST_F(ImgDocuments, InterruptedSaveIsUndoneFirst) {
    putImg(tests::buildImg2(gameEntries()));
    auto document = open();
    setWidth(document, "nodes6.dat", 2);
    std::size_t at = 0;
    const auto before = getImg();
    while (getImg() == before) { // until the process is killed in the middle
        (void)files::test::inChild([&] {
            files::test::FaultyOps ops(files::test::killAtChange(at));
            ops.killInWrite();
            return saveInPlace(document, {.save = {.disk = ops}}) ? 0 : 1;
        });
        ++at;
    }
    const auto saved = saveInPlace(document);
    ASSERT_TRUE(saved) << files::describe(saved.error());
    EXPECT_TRUE(open().failures.empty());
}

TEST_F(ImgDocuments, ImgWithSeparateDirectoryOpensByEitherName) {
    const auto first = tests::buildImg1(gameEntries());
    const auto dir = img().parent_path() / "GTA3.DIR";
    putImg(first.data);
    put(dir, first.directory);
    const auto byDirectory = find(dir);
    ASSERT_EQ(byDirectory.candidates.size(), 1U);
    EXPECT_EQ(byDirectory.candidates[0].archive, img());
    EXPECT_EQ(byDirectory.candidates[0].files, find(img()).candidates.at(0).files);
    const std::vector both{img(), dir};
    EXPECT_EQ(findDocuments(both).candidates.size(), 1U) << "named twice, opened once";
    EXPECT_EQ(find(dir / "NODES5.DAT").candidates.size(), 1U);

    auto document = open();
    EXPECT_EQ(document.place.files.size(), 64U);
    EXPECT_TRUE(anyNotice(document, "Saving writes into the archive"));
    EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty());
    setWidth(document, "nodes6.dat", 2);
    setWidth(document, "NODES63.dat", 3);
    const auto report = saveInPlace(document);
    ASSERT_TRUE(report) << files::describe(report.error());
    EXPECT_EQ(report->files.size(), 2U);
    EXPECT_EQ(files::test::snapshot(img().parent_path()).size(), 2U) << "nothing beside the two";
    EXPECT_EQ(document.place.archive, img());
    EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty());
    auto again = open();
    for (const auto& file : document.place.files)
        EXPECT_EQ(again.place.find(file.name)->stamp.hash, file.stamp.hash) << file.name;
    setWidth(again, "nodes6.dat", 0); // the value in smallArea()
    setWidth(again, "NODES63.dat", 0);
    ASSERT_TRUE(saveInPlace(again));
    EXPECT_EQ(getImg(), first.data);
    EXPECT_EQ(toBytesOf(get(dir)), first.directory);
}

TEST_F(ImgDocuments, ListsTheArchiveOnce) {
    const auto timesOpened = [&](const Bytes& bytes, std::size_t files) {
        putImg(bytes);
        std::size_t count = 0;
        files::test::FaultyOps ops([&](const files::test::Step& step) -> std::optional<std::error_code> {
            count += step.operation == "open" && step.path == img() ? 1 : 0;
            return std::nullopt;
        });
        const auto path = img();
        const auto found = findDocuments(std::span(&path, 1), ops);
        const auto document = openDocument(found.candidates.at(0), {.read = {.disk = ops}});
        EXPECT_EQ(document->place.files.size(), files);
        return count;
    };
    const auto one = timesOpened(tests::buildImg2({{"nodes5.dat", toBytesOf(areaText(5))}}), 1);
    EXPECT_EQ(timesOpened(tests::buildImg2(gameEntries()), 64), one);
}

TEST_F(ImgDocuments, ReportsUnusualDirectories) {
    putImg(tests::buildImg2(gameEntries()));
    const auto once = find(img());
    ASSERT_EQ(once.notices.size(), 1U);
    EXPECT_EQ(once.notices[0],
              img().string() + ": 1 entry has the same name as an earlier one, which is used (IMG004): Nodes7.dat.");
    auto odd = tests::buildImg2(gameEntries());
    odd[8 + 3] = std::byte{0x7F};
    odd[8 + 32] = odd[8 + 64];
    putImg(odd);
    const std::vector twice{img(), img() / "nodes6.dat"};
    const auto found = findDocuments(twice);
    ASSERT_EQ(found.notices.size(), 3U) << "each once";
    EXPECT_NE(found.notices[0].find("1 entry extends beyond the end and cannot be read (IMG002): model.dff"),
              std::string::npos);
    EXPECT_NE(found.notices[1].find("(IMG003)"), std::string::npos);
}

TEST_F(ImgDocuments, EncryptedArchiveIsReported) {
    putImg(tests::buildEncryptedImg(gameEntries()));
    const auto found = find(img());
    EXPECT_TRUE(found.candidates.empty());
    ASSERT_EQ(found.problems.size(), 1U);
    EXPECT_NE(describe(found.problems[0]).find("encrypted"), std::string::npos);
}

TEST_F(ImgDocuments, AnAreaBeyondTheEndIsReportedAndTheOthersOpen) {
    auto bytes = tests::buildImg2(gameEntries());
    bytes[8 + 2 * 32 + 3] = std::byte{0x7F}; // offset of the first area
    putImg(bytes);
    const auto document = openDocument(find(img()).candidates.at(0));
    ASSERT_TRUE(document);
    EXPECT_EQ(document->place.files.size(), 63U);
    ASSERT_EQ(document->failures.size(), 1U);
    EXPECT_EQ(document->failures[0].format->offset, 8U + 2 * 32);
}

} // namespace
} // namespace navsmith::opening
