// Which journals of a folder are offered for recovery: non-empty ones whose owner is no longer running.
#include "core/files/path_text.h"
#include "core/recovery/abandoned.h"
#include "core/recovery/journal_writer.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/model/stress_schemas.h"
#include "tests/core/recovery/journal_history.h"

#include <gtest/gtest.h>

#include <fstream>

namespace navsmith::recovery::test {
namespace {

namespace fs = std::filesystem;
using files::test::TempFolder;

std::vector<std::byte> editedJournal(int edits) {
    JournalHistory history(model::stress::roads::make(1, 3));
    for (int i = 0; i < edits; ++i)
        history.edit(Tape({0, 0, static_cast<std::uint32_t>(i)}));
    return history.journal();
}

/// The number of journals that another process finds in a folder.
const tests::ChildWork kFindAbandoned("find abandoned", [](const tests::ChildWork::Arguments& arguments) {
    return static_cast<int>(findAbandoned(files::fromBytes(arguments[0])).size());
});

/// Writes a journal and dies while it owns it.
const tests::ChildWork kOwnJournal("own journal", [](const tests::ChildWork::Arguments& arguments) {
    const auto path = files::fromBytes(arguments[0]);
    const auto lock = JournalLock::take(path);
    if (!lock)
        return 1;
    JournalWriter writer(path);
    writer.begin(editedJournal(3));
    writer.flush();
    if (tests::runChild(kFindAbandoned, {files::toBytes(path.parent_path())}) != 0)
        return 2; // the owner is running
    tests::die();
});

class AbandonedJournals : public ::testing::Test {
protected:
    fs::path write(std::string_view name, std::span<const std::byte> bytes) const {
        auto path = temp_.path() / name;
        std::ofstream out(path, std::ios::binary);
        out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        return path;
    }

    [[nodiscard]] static std::vector<std::byte> edited(int edits) { return editedJournal(edits); }

    [[nodiscard]] std::size_t filesThere() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(temp_.path()), fs::directory_iterator()));
    }

    TempFolder temp_;
};

TEST_F(AbandonedJournals, AreFoundWhenTheOwnerHasExited) {
    const auto path = temp_.path() / "a.journal";
    ASSERT_EQ(tests::runChild(kOwnJournal, {files::toBytes(path)}), tests::kKilled);
    auto found = findAbandoned(temp_.path());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].path, path);
    ASSERT_TRUE(found[0].summary);
    EXPECT_EQ(found[0].summary->edits, 3U);
    EXPECT_TRUE(findAbandoned(temp_.path()).empty()) << "the first to ask holds it";
    found.clear();
    found = findAbandoned(temp_.path());
    ASSERT_EQ(found.size(), 1U) << "offered again once released";
    discard(std::move(found[0]));
    found.clear();
    EXPECT_EQ(filesThere(), 0U);
}

TEST_F(AbandonedJournals, WithoutUnsavedEditsAreRemoved) {
    JournalHistory history(model::stress::roads::make(1, 3));
    history.edit(Tape({0, 0, 1}));
    history.undo();
    write("a.journal", history.journal());
    write("b.lock", {});
    write("c.journal.navsmith-part", edited(1));
    EXPECT_TRUE(findAbandoned(temp_.path()).empty());
    EXPECT_EQ(filesThere(), 0U);
}

TEST_F(AbandonedJournals, UnreadableOnesAreReportedAndKept) {
    write("a.journal", std::vector<std::byte>(100, std::byte{1}));
    auto whole = edited(3);
    whole.resize(whole.size() - 5);
    write("b.journal", whole);
    write("notes.txt", {});
    const auto found = findAbandoned(temp_.path());
    ASSERT_EQ(found.size(), 2U);
    ASSERT_TRUE(found[0].summary);
    EXPECT_EQ(found[0].summary->edits, 2U);
    EXPECT_FALSE(found[0].summary->damage.empty());
    EXPECT_FALSE(found[1].summary);
    EXPECT_TRUE(fs::exists(temp_.path() / "a.journal"));
    EXPECT_TRUE(fs::exists(temp_.path() / "notes.txt"));
}

TEST_F(AbandonedJournals, MissingFolderHasNone) {
    EXPECT_TRUE(findAbandoned(temp_.path() / "nowhere").empty());
}

} // namespace
} // namespace navsmith::recovery::test
