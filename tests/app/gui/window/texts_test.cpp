// Texts of a studio in the window: files in a new folder, a step of an open document, and a text of a document.
#include "app/gui/exchange_dialog.h"
#include "app/gui/export_text_dialog.h"
#include "app/gui/import_text_dialog.h"
#include "core/files/read_file.h"
#include "core/systems/text_compiler.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/app/gui/window/open_window.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

#include <string>

namespace navsmith::gui {
namespace {

/// A road along x of `nodes` nodes, 40 units apart.
std::string roadGroup(int nodes, int height = 1) {
    std::string text = "1, -1\n";
    for (int i = 0; i < 12; ++i) {
        text += i < nodes
                    ? "\t2, " + std::to_string(i + 1 < nodes ? i + 1 : -1) + ", 0, " + std::to_string(160 + 640 * i) +
                          ", 160, " + std::to_string(16 * height) + ", 0, 1, 1, 1, 0, 1, 0\n"
                    : "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0\n";
    }
    return text;
}

class TextsInWindow : public OpenWindow {
protected:
    void SetUp() override {
        QSettings().clear();
        ASSERT_TRUE(showWindow());
    }

    QString put(const char* name, const std::string& groups) {
        std::ofstream(path(name), std::ios::binary) << "path\n" << groups << "end\n";
        return QString::fromStdString(path(name).string());
    }
    /// Of the dialog that is open, once it is not empty.
    QString textIn(const char* name) {
        (void)QTest::qWaitFor([&] { return !find<QPlainTextEdit>(name)->toPlainText().isEmpty(); }, 10000);
        return find<QPlainTextEdit>(name)->toPlainText();
    }
    void accept(const char* button) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return find<QPushButton>(button)->isEnabled(); }, 10000));
        QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window); }, 60000)); // an extended map has a thousand files
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    /// Opens a document that is made from a text, in this folder.
    void importNew(const QString& text, const char* name) {
        const auto before = window->workspace().count();
        window->files().importTexts({text});
        auto* target = find<QComboBox>("importText.target");
        target->setCurrentIndex(target->count() - 1);
        find<QLineEdit>("importText.folder")->setText(QString::fromStdString(path(name).string()));
        accept("importText.ok");
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == before + 1; }, 10000));
        ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window); }, 10000));
    }
};

TEST_F(TextsInWindow, becomeFilesInANewFolder) {
    importNew(put("paths.ipl", roadGroup(3)), "made");
    EXPECT_EQ(count("node"), 3U);
    EXPECT_EQ(count("link"), 4U);
    EXPECT_EQ(count("navi"), 2U);
    EXPECT_FALSE(document().isModified());
    EXPECT_TRUE(std::filesystem::exists(path("made") / "NODES63.DAT"));
}

TEST_F(TextsInWindow, becomeFilesOfAnExtendedMap) {
    // 7000 units east of the middle: too far for the stock form.
    auto far = roadGroup(3);
    for (const auto* x : {"160, 160", "800, 160", "1440, 160"})
        far.replace(far.find(x), std::string_view(x).find(','), std::to_string(16 * 7000 + std::stoi(x)));
    const auto text = put("paths.ipl", roadGroup(3) + far);
    window->files().importTexts({text});
    EXPECT_TRUE(textIn("importText.problems").contains("not for the extended one"));
    find<QComboBox>("importText.map")->setCurrentIndex(1);
    find<QLineEdit>("importText.folder")->setText(QString::fromStdString(path("made").string()));
    accept("importText.ok");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 1; }, 60000));
    ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window); }, 60000));
    EXPECT_EQ(document().system().id, "gta_sa_extended_paths");
    EXPECT_EQ(count("node"), 6U);

    // And again, over the open document.
    window->files().importTexts({put("changed.ipl", far)});
    EXPECT_FALSE(find<QComboBox>("importText.map")->isEnabled());
    EXPECT_EQ(find<QComboBox>("importText.map")->currentIndex(), 1);
    const auto report = textIn("importText.report");
    expectAccessible(*find<ImportTextDialog>("importText"));
    EXPECT_TRUE(report.contains("Deleted\n  3 nodes")) << report.toStdString();
    accept("importText.ok");
    EXPECT_EQ(count("node"), 3U);
    trigger("action.exportText");
    EXPECT_TRUE(textIn("exportText.report").contains("the text gives the same files"));
    expectAccessible(*find<ExportTextDialog>("exportText"));
}

TEST_F(TextsInWindow, overwriteNoFiles) {
    std::filesystem::create_directories(path("made"));
    std::ofstream(path("made") / "nodes5.dat") << "somebody's work";
    window->files().importTexts({put("paths.ipl", roadGroup(3))});
    EXPECT_FALSE(find<QPushButton>("importText.ok")->isEnabled());
    find<QLineEdit>("importText.folder")->setText(QString::fromStdString(path("made").string()));
    accept("importText.ok");
    ASSERT_TRUE(QTest::qWaitFor([&] { return find<QMessageBox>("message.problems") != nullptr; }, 10000));
    EXPECT_TRUE(find<QMessageBox>("message.problems")->text().contains("exists already"));
    EXPECT_EQ(window->workspace().count(), 0U);
    EXPECT_FALSE(std::filesystem::exists(path("made") / "NODES0.DAT"));
}

TEST_F(TextsInWindow, replaceAnOpenDocumentInOneStep) {
    importNew(put("paths.ipl", roadGroup(3)), "made");
    const auto files = document().system().codec.save(document().model()).files;
    window->files().importTexts({put("paths.ipl", roadGroup(5, 2))});
    const auto report = textIn("importText.report");
    EXPECT_TRUE(report.contains("Added\n  2 nodes\n  4 links\n  2 navi nodes\n")) << report.toStdString();
    EXPECT_TRUE(report.contains("Position of 3 nodes")) << report.toStdString();
    EXPECT_TRUE(report.contains("  car nodes: 5\n")) << report.toStdString();
    EXPECT_FALSE(find<QPlainTextEdit>("importText.problems")->isVisible());
    accept("importText.ok");
    EXPECT_EQ(count("node"), 5U);
    EXPECT_EQ(count("navi"), 4U);
    EXPECT_TRUE(document().isModified());
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(document().undoStack().undoText(), "Import path text");
    trigger("action.undo");
    EXPECT_EQ(count("node"), 3U);
    EXPECT_FALSE(document().isModified());
    const auto undone = document().system().codec.save(document().model()).files;
    for (std::size_t i = 0; i < files.size(); ++i)
        EXPECT_EQ(undone[i].bytes, files[i].bytes) << files[i].name;
    trigger("action.redo");
    EXPECT_EQ(count("node"), 5U);
    trigger("action.save");
    ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window) && !document().isModified(); }, 10000));
    EXPECT_EQ(*files::readFile(path("made") / "NODES36.DAT"),
              document().system().codec.save(document().model()).files[36].bytes);
}

TEST_F(TextsInWindow, theReportFollowsTheDocument) {
    const auto text = put("paths.ipl", roadGroup(3));
    importNew(text, "made");
    window->files().importTexts({text});
    EXPECT_TRUE(textIn("importText.report").startsWith("The document is as the texts are"));
    EXPECT_FALSE(find<QPushButton>("importText.ok")->isEnabled());
    const auto node = *document().model().schema().findElementType("node");
    ASSERT_TRUE(document().edit("Delete", [&](auto& tx) { tx.erase({node, 0}); }));
    EXPECT_TRUE(QTest::qWaitFor([&] { return textIn("importText.report").contains("Added\n  1 node\n"); }, 10000))
        << textIn("importText.report").toStdString();
    accept("importText.ok");
    EXPECT_EQ(count("node"), 3U);
    EXPECT_EQ(document().undoStack().count(), 2);
}

TEST_F(TextsInWindow, brokenGroupsAreListedAndStayInTheLog) {
    const auto second = put("paths2.ipl", roadGroup(2, 40) + "1, -1\n\t2, 1, 0\n");
    const auto first = put("paths.ipl", "1, -1\n\t2, 1, 0\n" + roadGroup(3));
    QSignalSpy message(&window->files(), &FileController::statusMessage);
    window->files().importTexts({second, first});
    EXPECT_EQ(find<QLabel>("importText.texts")->text(), "paths.ipl, paths2.ipl");
    const auto problems = textIn("importText.problems").split('\n');
    ASSERT_EQ(problems.size(), 4) << problems.join('\n').toStdString();
    EXPECT_TRUE(problems[0].startsWith("paths.ipl: line 3: ")) << problems[0].toStdString();
    EXPECT_TRUE(problems[1].startsWith("paths.ipl: line 4: ")) << problems[1].toStdString();
    EXPECT_TRUE(problems[2].startsWith("paths2.ipl: line 16: ")) << problems[2].toStdString();
    EXPECT_EQ(find<QLabel>("importText.problems.title")->text(), "Broken groups, left out (4):");
    find<QLineEdit>("importText.folder")->setText(QString::fromStdString(path("made").string()));
    accept("importText.ok");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 1; }, 10000));
    EXPECT_EQ(count("node"), 5U);
    ASSERT_GT(message.size(), 0);
    EXPECT_EQ(message.first()[0].toString(), "4 broken groups left out. See the log.");
}

TEST_F(TextsInWindow, thatCannotBeCompiledSayWhy) {
    window->files().importTexts({put("paths.ipl", "")});
    EXPECT_TRUE(textIn("importText.problems").contains("there is no group of path nodes"));
    find<QLineEdit>("importText.folder")->setText(QString::fromStdString(path("made").string()));
    EXPECT_FALSE(find<QPushButton>("importText.ok")->isEnabled());
}

TEST_F(TextsInWindow, lightsStayWhereTheyAre) {
    const auto text = put("paths.ipl", roadGroup(3));
    importNew(text, "made");
    const auto navi = *document().model().schema().findElementType("navi");
    const auto column = [&](std::string_view id) {
        const auto& columns = document().model().schema().type(navi).columns;
        const auto found = std::ranges::find(columns, id, &model::ColumnSpec::id);
        return model::Column<std::uint8_t>{navi, static_cast<model::ColumnId>(found - columns.begin())};
    };
    const auto lights = column("lights");
    ASSERT_TRUE(document().edit("Light", [&](auto& tx) { tx.set(lights, 0, std::uint8_t{1}); }));
    window->files().importTexts({put("paths.ipl", roadGroup(4))});
    accept("importText.ok");
    EXPECT_EQ(count("navi"), 3U);
    EXPECT_EQ(document().model().get(lights, 0), 1);
    window->files().importTexts({put("paths.ipl", roadGroup(4))});
    EXPECT_TRUE(textIn("importText.report").startsWith("The document is as the texts are"));
    find<QComboBox>("importText.lights")->setCurrentIndex(1);
    accept("importText.ok");
    EXPECT_EQ(document().model().get(lights, 0), 0);
}

TEST_F(TextsInWindow, aTextIsMadeOfADocumentAsItIs) {
    EXPECT_FALSE(find<QAction>("action.exportText")->isVisible());
    importNew(put("paths.ipl", roadGroup(3)), "made");
    EXPECT_TRUE(find<QAction>("action.exportText")->isVisible());
    const auto node = *document().model().schema().findElementType("node");
    window->files().exportTextByDialog(document());
    EXPECT_TRUE(textIn("exportText.report").startsWith("Compiled, the text gives the same files."))
        << textIn("exportText.report").toStdString();
    const auto& z = *document().model().schema().type(node).findProperty("flood_group");
    const Slot row = 0;
    ASSERT_TRUE(document().edit(
        "Flood", [&](auto& tx) { model::writeValue(tx, node, z, std::span(&row, 1), std::int64_t{7}); }));
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return textIn("exportText.report").contains("1 × nodes: flood group (area 36"); }, 10000))
        << textIn("exportText.report").toStdString();
    auto* dialog = find<ExportTextDialog>("exportText");
    window->files().writeText(dialog->takeText(), QString::fromStdString(path("out.ipl").string()));
    dialog->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window); }, 10000));
    window->files().importTexts({QString::fromStdString(path("out.ipl").string())});
    const auto report = textIn("importText.report");
    EXPECT_TRUE(report.contains("Changed\n  Flood group of 1 node\n")) << report.toStdString();
    EXPECT_FALSE(report.contains("Position")) << report.toStdString();
}

TEST_F(TextsInWindow, waypointsBecomeThoseOfOtherBots) {
    std::ofstream(path("room.way"), std::ios::binary)
        << "saved1 0; saved2 0; saved3 24\nscratch1 2; scratch2 0; scratch3 0; scratch4 0\nsaved4 1; wait\n"
           "saved1 128\nscratch1 1\nsaved4 514; wait\nsaved4 3\n";
    window->files().open({QString::fromStdString(path("room.way").string())});
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 1 && isIdle(*window); }, 10000));
    window->files().exchangeByDialog(document());
    auto* dialog = find<ExchangeDialog>("exchange");
    EXPECT_EQ(find<QComboBox>("exchange.format")->count(), 7) << "versions 18 to 12";
    EXPECT_TRUE(textIn("exchange.report").contains("Blind")) << textIn("exchange.report").toStdString();
    ASSERT_TRUE(QTest::qWaitFor([&] { return find<QPushButton>("exchange.ok")->isEnabled(); }, 10000));
    auto files = dialog->takeFiles();
    dialog->reject();
    ASSERT_EQ(files.size(), 1U);
    window->files().writeAndOpen(std::move(files), QString::fromStdString(path("").string()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 2 && isIdle(*window); }, 10000));
    EXPECT_EQ(document().system().id, "quake_nav2");
    EXPECT_EQ(count("node"), 2U);
    EXPECT_TRUE(std::filesystem::exists(path("room.nav")));
}

} // namespace
} // namespace navsmith::gui
