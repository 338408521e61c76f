#include "core/files/batch_reader.h"
#include "core/files/save_plan.h"
#include "core/opening/open_document.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/corpus.h"

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
using files::test::snapshot;
using files::test::textOf;
using test::areaText;
using test::putAreas;

Candidate only(const fs::path& path) {
    const std::vector paths{path};
    const auto found = findDocuments(paths);
    EXPECT_EQ(found.candidates.size(), 1U);
    return found.candidates.at(0);
}

std::size_t count(const model::Model& model, std::string_view kind) {
    return model.count(model.schema().findElementType(kind).value());
}

class OpenDocument : public files::test::InTempFolder {};

TEST_F(OpenDocument, ReadsAllFilesOfASetIntoOneModel) {
    const auto files = putAreas(temp.path(), {5, 6});
    const auto document = openDocument(only(temp.path()));
    ASSERT_TRUE(document);
    EXPECT_EQ(document->system->id, "gta_sa_paths");
    EXPECT_EQ(document->shownPath, temp.path());
    EXPECT_EQ(count(document->model, "file"), 2U);
    EXPECT_EQ(count(document->model, "node"), 14U);
    ASSERT_EQ(document->place.files.size(), 2U);
    EXPECT_EQ(document->place.folder, temp.path());
    EXPECT_EQ(document->place.files[1].path, files[1]);
    EXPECT_EQ(document->place.files[1].name, "NODES6.DAT");
    EXPECT_EQ(document->place.files[1].stamp, files::BatchReader().stamp(files[1]).value());
    EXPECT_EQ(document->place.find("NODES5.DAT"), &document->place.files.front());
    EXPECT_EQ(document->place.find("NODES7.DAT"), nullptr);
    EXPECT_TRUE(document->failures.empty());
}

TEST_F(OpenDocument, KeepsBytesOnlyOnRequest) {
    putAreas(temp.path(), {5});
    const auto without = openDocument(only(temp.path()));
    const auto with = openDocument(only(temp.path()), {.keepBytes = true});
    ASSERT_TRUE(without && with);
    EXPECT_TRUE(without->place.files[0].bytes.empty());
    EXPECT_EQ(textOf(with->place.files[0].bytes), areaText(5));
}

TEST_F(OpenDocument, BadFileOfASetLeavesTheOthersOpen) {
    putAreas(temp.path(), {5, 6, 7});
    put(temp.path() / "NODES6.DAT", areaText(6).substr(0, 100));
    const auto document = openDocument(only(temp.path()));
    ASSERT_TRUE(document);
    EXPECT_EQ(count(document->model, "file"), 2U);
    EXPECT_EQ(document->place.files.size(), 2U);
    EXPECT_EQ(document->place.find("NODES6.DAT"), nullptr);
    ASSERT_EQ(document->failures.size(), 1U);
    const auto& failure = document->failures.front();
    EXPECT_EQ(failure.kind, files::FileErrorKind::Malformed);
    EXPECT_EQ(failure.path, temp.path() / "NODES6.DAT");
    ASSERT_TRUE(failure.format);
    EXPECT_FALSE(failure.format->field.empty());
    EXPECT_NE(describe(failure).find("NODES6.DAT: "), std::string::npos);
    EXPECT_NE(describe(failure).find(failure.format->expected), std::string::npos);
}

TEST_F(OpenDocument, MissingFileIsAFailure) {
    const auto files = putAreas(temp.path(), {5, 6});
    const auto candidate = only(temp.path());
    fs::remove(files[0]);
    const auto document = openDocument(candidate);
    ASSERT_TRUE(document);
    ASSERT_EQ(document->failures.size(), 1U);
    EXPECT_EQ(document->failures.front().path, files[0]);
    EXPECT_EQ(document->failures.front().kind, files::FileErrorKind::Missing);
    EXPECT_EQ(document->place.files.size(), 1U);
}

TEST_F(OpenDocument, ReportsEveryUnreadableFile) {
    const auto files = putAreas(temp.path(), {5, 6, 7});
    const auto candidate = only(temp.path());
    put(files[0], "too short");
    put(files[1], std::string("\xFF\xFF\xFF\xFF", 4) + "FM92" + std::string(100, '\0'));
    fs::remove(files[2]);
    const auto document = openDocument(candidate);
    ASSERT_FALSE(document);
    std::vector<fs::path> paths;
    for (const auto& problem : document.error())
        paths.push_back(problem.path);
    std::ranges::sort(paths);
    EXPECT_EQ(paths, files);
}

TEST_F(OpenDocument, ReportsUnusualFiles) {
    const auto cut = tests::corpusFolder("gta-sa-nodes/vc-processed");
    if (!cut)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes/vc-processed");
    const auto document = openDocument(only(*cut), {.recovery = Recovery::Report});
    ASSERT_TRUE(document);
    EXPECT_FALSE(document->notices.empty());
}

TEST_F(OpenDocument, FinishesAnInterruptedSaveFirst) {
    putAreas(temp.path(), {5});
    put(temp.path() / files::kStagingName, "torn");
    const auto document = openDocument(only(temp.path()));
    ASSERT_TRUE(document);
    ASSERT_EQ(document->notices.size(), 1U);
    EXPECT_NE(document->notices.front().text.find("interrupted"), std::string::npos);
    EXPECT_TRUE(files::test::leftovers(temp.path()).empty());
}

TEST_F(OpenDocument, ReportModeDoesNotFinishAnInterruptedSave) {
    putAreas(temp.path(), {5});
    for (const auto name : {files::kStagingName, files::kJournalName, files::kPointerName}) {
        put(temp.path() / name, "torn");
        const auto document = openDocument(only(temp.path()), {.recovery = Recovery::Report});
        ASSERT_TRUE(document);
        ASSERT_EQ(document->notices.size(), 1U) << name;
        EXPECT_TRUE(document->notices.front().file.empty());
        EXPECT_EQ(get(temp.path() / name), "torn");
        fs::remove(temp.path() / name);
    }
}

TEST_F(OpenDocument, FailsIfAnInterruptedSaveCannotBeRecovered) {
    putAreas(temp.path(), {5});
    put(temp.path() / files::kJournalName, "damaged");
    const auto before = snapshot(temp.path());
    const auto document = openDocument(only(temp.path()));
    ASSERT_FALSE(document);
    ASSERT_EQ(document.error().size(), 1U);
    EXPECT_EQ(document.error().front().kind, files::FileErrorKind::Damaged);
    EXPECT_EQ(snapshot(temp.path()), before);
}

TEST_F(OpenDocument, ProgressRisesToTheEnd) {
    putAreas(temp.path(), {5, 6, 7});
    std::vector<double> statusMessage;
    ASSERT_TRUE(openDocument(only(temp.path()), {}, [&](double done) {
        statusMessage.push_back(done);
        return true;
    }));
    EXPECT_TRUE(std::ranges::is_sorted(statusMessage));
    EXPECT_GE(statusMessage.front(), 0.0);
    EXPECT_EQ(statusMessage.back(), 1.0);
    EXPECT_GE(statusMessage.size(), 6U) << "once a file read and once a file loaded";
}

TEST_F(OpenDocument, CanBeCancelledAnywhere) {
    putAreas(temp.path(), {5, 6, 7});
    const auto candidate = only(temp.path());
    for (int steps = 0; steps < 6; ++steps) {
        int left = steps;
        const auto document = openDocument(candidate, {}, [&](double) { return left-- > 0; });
        ASSERT_FALSE(document) << steps;
        ASSERT_EQ(document.error().size(), 1U);
        EXPECT_EQ(document.error().front().kind, files::FileErrorKind::Cancelled);
    }
}

TEST_F(OpenDocument, RefusesAFileLargerThanAllowed) {
    const auto files = putAreas(temp.path(), {5});
    const auto document = openDocument(only(temp.path()), {.read = {.largest = 100}});
    ASSERT_FALSE(document);
    EXPECT_EQ(document.error().front().path, files[0]);
}

} // namespace
} // namespace navsmith::opening
