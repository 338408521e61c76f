// The sample town inside an archive of a game folder: open, edit and save it, then answer the questions about other
// copies of the files and unused space.
#include "core/document/document_jobs.h"
#include "core/files/batch_reader.h"
#include "tests/app/gui/window/open_window.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/img_bytes.h"

#include <QCheckBox>
#include <QMessageBox>
#include <QPointer>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>

#include "resources/samples/town_builder.h"
#include "resources/samples/town_plan.h"

namespace navsmith::gui {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::textOf;

using Bytes = std::vector<std::byte>;

std::vector<systems::OutputFile> town() {
    auto saved = samples::buildTown(samples::townPlan());
    return saved ? std::move(saved->files) : std::vector<systems::OutputFile>();
}

class ArchiveWindow : public OpenWindow {
protected:
    std::vector<tests::RawImgEntry> entries;

    [[nodiscard]] fs::path game() const { return path(); }
    [[nodiscard]] fs::path img() const { return game() / "models" / "gta3.img"; }
    [[nodiscard]] fs::path loose(const std::string& name) const { return game() / "data" / "paths" / name; }

    void SetUp() override {
        QSettings().clear();
        entries = {{"model.dff", Bytes(5000, std::byte{1})}};
        for (auto& file : town())
            entries.push_back({file.name, std::move(file.bytes)});
        entries.push_back({"texture.txd", Bytes(3000, std::byte{2})});
        ASSERT_GT(entries.size(), 2U);
    }
    void putLoose() {
        for (const auto& entry : entries)
            if (entry.name.ends_with(".DAT"))
                put(loose(entry.name), entry.bytes);
    }
    void start(const Bytes& archive) {
        put(img(), archive);
        open(img());
    }
    void open(const fs::path& what) {
        ASSERT_TRUE(showWindow() && OpenWindow::open(what));
        waitForFiles();
    }
    model::ElementTypeId node() { return type("node"); }
    /// Changes the width of the first node; returns the name of its file.
    std::string edit(double width) {
        const auto& spec = *model().schema().type(node()).findProperty("width");
        const Slot row = all("node").front().slot;
        EXPECT_TRUE(document().edit(
            "Widen", [&](model::Transaction& tx) { model::writeValue(tx, node(), spec, std::span(&row, 1), width); }));
        const auto& name = *model().schema().type(model::kFileType).findProperty("name");
        return model::displayText(model(), name, {model::kFileType, model().fileOf({node(), row})});
    }
    double widthNow() { return std::get<double>(value(all("node").front(), "width")); }
    void save() {
        trigger("action.save");
        waitForFiles();
        QTest::qWait(20); // so that follow-up jobs have started
        waitForFiles();
    }
    QMessageBox* box(const char* name) {
        (void)QTest::qWaitFor([&] { return window->findChild<QMessageBox*>(name) != nullptr; }, 10000);
        return window->findChild<QMessageBox*>(name);
    }
    void press(QMessageBox* box, const char* button) {
        QTest::mouseClick(box->findChild<QPushButton*>(button), Qt::LeftButton);
        QTest::qWait(20);
        waitForFiles();
    }
    [[nodiscard]] std::map<std::string, Bytes> members() const {
        std::map<std::string, Bytes> all;
        files::BatchReader reader;
        for (const auto& entry : entries)
            all[entry.name] = reader.read(img() / entry.name).value().bytes;
        return all;
    }
};

TEST_F(ArchiveWindow, anEditIsSavedIntoTheArchiveAndTheOthersKeepTheirBytes) {
    for (const bool first : {false, true}) {
        SCOPED_TRACE(first ? "version 1" : "version 2");
        const auto two = tests::buildImg1(entries);
        if (first)
            put(img().parent_path() / "gta3.dir", two.directory);
        start(first ? two.data : tests::buildImg2(entries));
        const auto before = members();
        const auto changed = edit(2.5);
        save();
        EXPECT_FALSE(document().isModified());
        EXPECT_EQ(window->findChild<QMessageBox*>(), nullptr) << "there is nothing to ask";
        const auto after = members();
        for (const auto& [name, bytes] : before)
            EXPECT_EQ(after.at(name) == bytes, name != changed) << name;
        open(first ? img().parent_path() / "gta3.dir" : img());
        EXPECT_EQ(document().opened().shownPath, img());
        EXPECT_DOUBLE_EQ(widthNow(), 2.5);
    }
}

TEST_F(ArchiveWindow, updatesTheOtherCopyOnRequest) {
    putLoose();
    start(tests::buildImg2(entries));
    auto changed = edit(2.5);
    const auto before = get(loose(changed));
    save();
    auto* question = box("message.otherCopies");
    ASSERT_NE(question, nullptr);
    EXPECT_TRUE(question->text().contains(QString::fromStdString("Outdated: " + changed + ".")))
        << question->text().toStdString();
    EXPECT_FALSE(question->text().contains("Different"));
    press(question, "copies.leave");
    EXPECT_EQ(get(loose(changed)), before);

    (void)edit(3);
    save();
    question = box("message.otherCopies");
    ASSERT_NE(question, nullptr);
    question->findChild<QCheckBox*>("copies.remember")->setChecked(true);
    press(question, "copies.write");
    const auto text = get(loose(changed));
    EXPECT_EQ(text.size(), before.size());
    EXPECT_NE(text, before);
    EXPECT_EQ(textOf(members().at(changed)).substr(0, text.size()), text);
    EXPECT_EQ(files::test::newestBackup(loose(changed).parent_path()).at(changed), before);

    (void)edit(4);
    save();
    QTest::qWait(50);
    waitForFiles();
    EXPECT_EQ(window->findChild<QMessageBox*>(), nullptr) << "the answer is remembered";
    EXPECT_NE(get(loose(changed)), text);

    put(loose(changed), "somebody else's");
    (void)edit(5);
    save();
    question = box("message.otherCopies");
    ASSERT_NE(question, nullptr) << "other content still asks";
    EXPECT_TRUE(question->text().contains(QString::fromStdString("would be replaced: " + changed + ".")))
        << question->text().toStdString();
    press(question, "copies.leave");
    EXPECT_EQ(get(loose(changed)), "somebody else's");
}

TEST_F(ArchiveWindow, editsDuringTheCloseQuestionAskAgain) {
    putLoose();
    start(tests::buildImg2(entries));
    (void)edit(2.5);
    QPointer<document::Document> open(&document());
    window->files().close(document());
    auto* unsaved = box("message.unsaved");
    ASSERT_NE(unsaved, nullptr);
    QTest::mouseClick(unsaved->button(QMessageBox::Save), Qt::LeftButton);
    auto* question = box("message.otherCopies");
    ASSERT_NE(question, nullptr);
    (void)edit(3);
    press(question, "copies.leave");
    ASSERT_FALSE(open.isNull()) << "closed with an unsaved edit";
    EXPECT_TRUE(open->isModified());
    unsaved = box("message.unsaved");
    ASSERT_NE(unsaved, nullptr);
    QTest::mouseClick(unsaved->button(QMessageBox::Discard), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return open.isNull(); }, 10000));
}

TEST_F(ArchiveWindow, failedCopyIsReportedBeforeClosing) {
    putLoose();
    start(tests::buildImg2(entries));
    const auto changed = edit(2.5);
    QPointer<document::Document> open(&document());
    window->files().close(document());
    auto* unsaved = box("message.unsaved");
    ASSERT_NE(unsaved, nullptr);
    QTest::mouseClick(unsaved->button(QMessageBox::Save), Qt::LeftButton);
    auto* question = box("message.otherCopies");
    ASSERT_NE(question, nullptr);
    put(loose(changed), "another program was here");
    press(question, "copies.write");
    auto* problem = box("message.problems");
    ASSERT_NE(problem, nullptr);
    QTest::qWait(50);
    EXPECT_FALSE(open.isNull()) << "the message goes with the window";
    problem->accept();
    EXPECT_TRUE(QTest::qWaitFor([&] { return open.isNull(); }, 10000));
    EXPECT_EQ(get(loose(changed)), "another program was here");
}

TEST_F(ArchiveWindow, writingACopyWaitsForOtherJobs) {
    putLoose();
    start(tests::buildImg2(entries));
    const auto changed = edit(2.5);
    const auto before = get(loose(changed));
    save();
    auto* question = box("message.otherCopies");
    ASSERT_NE(question, nullptr);
    std::atomic<bool> go = false;
    bool done = false;
    window->jobs().run<int>(
        window.get(), {.title = "Different", .resources = {document::resourceOf(loose(changed).parent_path())}},
        [&](const document::JobQueue::Report&) {
            while (!go)
                std::this_thread::yield();
            return 0;
        },
        [&](int) { done = true; });
    QTest::mouseClick(question->findChild<QPushButton*>("copies.write"), Qt::LeftButton);
    QTest::qWait(50);
    EXPECT_EQ(get(loose(changed)), before);
    go = true;
    EXPECT_TRUE(QTest::qWaitFor([&] { return done && get(loose(changed)) != before; }, 5000));
    waitForFiles();
    EXPECT_EQ(window->findChild<QMessageBox*>("message.problems"), nullptr);
}

TEST_F(ArchiveWindow, createsNoNewFilesInTheOtherCopy) {
    putLoose();
    fs::path gone;
    for (const auto& entry : entries)
        if (entry.name.ends_with(".DAT"))
            gone = loose(entry.name);
    fs::remove(gone);
    start(tests::buildImg2(entries));
    const auto changed = edit(2.5);
    ASSERT_NE(loose(changed), gone) << "the sample has one area only";
    save();
    auto* question = box("message.otherCopies");
    ASSERT_NE(question, nullptr);
    EXPECT_TRUE(question->text().contains("Missing, and not created: ")) << question->text().toStdString();
    press(question, "copies.write");
    EXPECT_FALSE(fs::exists(gone));
}

TEST_F(ArchiveWindow, offersToRebuildOnce) {
    auto gaps = entries;
    gaps.back().gap = 2000;
    start(tests::buildImg2(gaps));
    const auto size = fs::file_size(img());
    (void)edit(2.5);
    save();
    auto* question = box("message.rebuild");
    ASSERT_NE(question, nullptr);
    EXPECT_TRUE(question->text().contains("3.9 MiB of")) << question->text().toStdString();
    press(question, "rebuild.later");
    EXPECT_EQ(fs::file_size(img()), size);
    const auto changed = edit(3);
    save();
    QTest::qWait(50);
    EXPECT_EQ(window->findChild<QMessageBox*>(), nullptr) << "once is enough";

    const auto before = members();
    (void)edit(4);
    QSignalSpy statusMessage(&window->files(), &FileController::statusMessage);
    trigger("action.rebuild");
    question = box("message.rebuild");
    ASSERT_NE(question, nullptr);
    press(question, "rebuild.now");
    EXPECT_LE(fs::file_size(img()), size - 2000 * 2048U);
    EXPECT_TRUE(members() == before);
    EXPECT_TRUE(
        std::ranges::any_of(statusMessage, [](const auto& line) { return line[0].toString().startsWith("Rebuilt"); }));
    EXPECT_TRUE(document().isModified()) << "the document stays open";
    save();
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(window->findChild<QMessageBox*>(), nullptr) << "its files are unchanged since they were read";
    EXPECT_FALSE(members().at(changed) == before.at(changed));
    statusMessage.clear();
    trigger("action.rebuild");
    waitForFiles();
    EXPECT_EQ(statusMessage.size(), 1) << "nothing is unused";
    EXPECT_EQ(window->findChild<QMessageBox*>(), nullptr);
}

TEST_F(ArchiveWindow, rebuildNeedsAnArchive) {
    putLoose();
    open(loose(""));
    QSignalSpy statusMessage(&window->files(), &FileController::statusMessage);
    trigger("action.rebuild");
    EXPECT_EQ(statusMessage.size(), 1);
    EXPECT_EQ(window->findChild<QMessageBox*>(), nullptr);
}

} // namespace
} // namespace navsmith::gui
