// Packing a mesh into its map and extracting it, through menus and dialogs in a real window.
#include "app/gui/pack_dialog.h"
#include "core/files/path_text.h"
#include "core/model/property.h"
#include "tests/app/gui/window/editor_fixture.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/ain_bytes.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

namespace navsmith::gui {
namespace {

using files::test::get;
using files::test::put;
using files::test::toBytesOf;
using opening::test::mapText;
using opening::test::meshText;

class PackWindow : public OpenWindow {
protected:
    void SetUp() override {
        QSettings().clear();
        put(path("foo.bsp"), mapText({{"materials/x.vmt", toBytesOf("x"), 8}}));
        put(path("foo.nav"), meshText());
        ASSERT_TRUE(showWindow());
        open("foo.nav");
        ASSERT_TRUE(getsItsMap());
    }
    void open(const char* name) {
        ASSERT_TRUE(OpenWindow::open(path(name)));
        waitForFiles();
    }
    PackDialog* openDialog() {
        window->findChild<QAction*>("action.pack")->trigger();
        PackDialog* dialog = nullptr;
        if (QTest::qWaitFor([&] { return (dialog = window->findChild<PackDialog*>("pack")) != nullptr; }, 10000)) {
            EXPECT_TRUE(QTest::qWaitForWindowExposed(dialog));
        }
        return dialog;
    }
    static std::filesystem::path pathOf(const QString& text) { return files::fromBytes(text.toStdString()); }
    static QPushButton* ok(PackDialog* dialog) { return dialog->findChild<QPushButton*>("pack.ok"); }
    static QString what(PackDialog* dialog) { return dialog->findChild<QLabel*>("pack.what")->text(); }
};

TEST_F(PackWindow, proposesTheOpenMapAndKeepsTheDocument) {
    QSignalSpy statusMessage(&window->files(), &FileController::statusMessage);
    auto* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(pathOf(dialog->findChild<QLineEdit*>("pack.map")->text()), path("foo.bsp"));
    EXPECT_EQ(dialog->findChild<QLineEdit*>("pack.name")->text(), "maps/foo.nav");
    ASSERT_TRUE(QTest::qWaitFor([&] { return ok(dialog)->isEnabled(); }, 10000));
    EXPECT_TRUE(what(dialog).contains("Adds maps/foo.nav")) << what(dialog).toStdString();
    EXPECT_TRUE(what(dialog).contains("foo.bsp grows from")) << what(dialog).toStdString();
    expectAccessible(*dialog);
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    waitForFiles();
    EXPECT_EQ(files::readFile(path("foo.bsp") / "maps" / "foo.nav")->size(), meshText().size());
    EXPECT_EQ(document().opened().shownPath, path("foo.nav"));
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(get(path("foo.nav")), meshText());
    EXPECT_EQ(document().map()->backdrop->fileSize, std::filesystem::file_size(path("foo.bsp")));
    ASSERT_GT(statusMessage.size(), 0);
    EXPECT_TRUE(statusMessage.last()[0].toString().contains(QDir::toNativeSeparators("foo.bsp/maps/foo.nav")));
}

/// The graph is then as good as saved, and nobody else has changed it.
TEST_F(PackWindow, graphsGoBackIntoTheirMap) {
    const auto graph = bytesOfAin(tests::ainOfFourteen());
    const std::filesystem::path inside = "maps/graphs/foo.ain";
    put(path("foo.bsp"), mapText({{inside.string(), graph, 0}}));
    ASSERT_TRUE(OpenWindow::open(path("foo.bsp") / inside));
    waitForFiles();
    const auto file = model::kFileType;
    const auto& revision = *document().model().schema().type(file).findProperty("map_revision");
    ASSERT_TRUE(document().edit("Set Revision", [&](model::Transaction& tx) {
        const model::Slot row = 0;
        model::writeValue(tx, file, revision, std::span(&row, 1), std::int64_t{8});
    }));
    ASSERT_TRUE(document().isModified());
    auto* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return ok(dialog)->isEnabled(); }, 10000));
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    waitForFiles();
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(document().opened().shownPath, path("foo.bsp") / inside);
    EXPECT_NE(files::readFile(path("foo.bsp") / inside).value(), graph);
    document().undoStack().undo();
    EXPECT_TRUE(document().isModified());
}

TEST_F(PackWindow, dialogShowsErrorsAndChangesNothing) {
    const auto before = get(path("foo.bsp"));
    auto* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return ok(dialog)->isEnabled(); }, 10000));
    auto* map = dialog->findChild<QLineEdit*>("pack.map");
    map->setText(QString::fromStdString(path("foo.nav").string()));
    EXPECT_FALSE(ok(dialog)->isEnabled());
    ASSERT_TRUE(QTest::qWaitFor([&] { return what(dialog).contains("no map of the Source engine"); }, 10000));
    map->setText(QString::fromStdString(path("foo.bsp").string()));
    dialog->findChild<QLineEdit*>("pack.name")->setText("../x.nav");
    ASSERT_TRUE(QTest::qWaitFor([&] { return what(dialog).contains("the path is invalid"); }, 10000));
    EXPECT_FALSE(ok(dialog)->isEnabled());
    dialog->findChild<QLineEdit*>("pack.name")->setText("maps/embed.nav");
    ASSERT_TRUE(QTest::qWaitFor([&] { return ok(dialog)->isEnabled(); }, 10000));
    dialog->reject();
    waitForFiles();
    EXPECT_EQ(get(path("foo.bsp")), before);
}

TEST_F(PackWindow, packsTheDocumentAsItIsWhenTheDialogIsAccepted) {
    auto* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return ok(dialog)->isEnabled(); }, 10000));
    const auto area = *document().model().schema().findElementType("area");
    const auto& property = *document().model().schema().type(area).findProperty("attributes_word");
    const model::Slot row = 0;
    ASSERT_TRUE(document().edit("Set", [&](model::Transaction& tx) {
        model::writeValue(tx, area, property, std::span(&row, 1), std::int64_t{1});
    }));
    const auto expected = opening::bytesInMap(document().system(), document().model(), *dialog->planned());
    ASSERT_TRUE(expected);
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    EXPECT_TRUE(window->files().isBusy()) << "a job makes the bytes and writes them";
    waitForFiles();
    EXPECT_EQ(files::readFile(path("foo.bsp") / "maps" / "foo.nav").value(), *expected);
    EXPECT_TRUE(document().isModified()) << "the file beside the map is not saved";
}

TEST_F(PackWindow, mapSizeEditCanBeUndone) {
    QAction* edit = nullptr;
    for (auto* action : window->findChildren<QAction*>())
        edit = action->text().remove('&').contains("Set Map Size") ? action : edit;
    ASSERT_NE(edit, nullptr);
    const auto type = *document().model().schema().findElementType("file");
    const auto size = [&] {
        const auto& property = *document().model().schema().type(type).findProperty("bsp_size");
        return std::get<std::int64_t>(model::readValue(document().model(), property, {type, 0}));
    };
    const auto before = size();
    const auto answer = [&](QDialog::DialogCode code) {
        QString report;
        QTimer::singleShot(0, window.get(), [&] {
            auto* dialog = window->findChild<QDialog*>("dialog.verb");
            ASSERT_NE(dialog, nullptr);
            report = dialog->findChild<QPlainTextEdit*>("dialog.verb.report")->toPlainText();
            dialog->done(code);
        });
        edit->trigger();
        return report;
    };
    EXPECT_TRUE(answer(QDialog::Rejected).startsWith("Changed\n"));
    EXPECT_EQ(size(), before) << "nothing changes without consent";
    answer(QDialog::Accepted);
    EXPECT_EQ(size(), static_cast<std::int64_t>(std::filesystem::file_size(path("foo.bsp"))));
    document().undoStack().undo();
    EXPECT_EQ(size(), before);
}

TEST_F(PackWindow, extractsFromTheOpenMap) {
    put(path("foo.bsp"), mapText({{"maps/foo.nav", toBytesOf(meshText()), 14}}));
    const auto target = QString::fromStdString(path("out.nav").string());
    bool asked = false;
    QTimer answer;
    QObject::connect(&answer, &QTimer::timeout, &answer, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        asked = true;
        answer.stop();
        EXPECT_EQ(pathOf(dialog->selectedFiles().value(0)), path("foo.nav"));
        dialog->findChild<QLineEdit*>()->setText(target);
        QMetaObject::invokeMethod(dialog, "accept");
    });
    answer.start(50);
    window->findChild<QAction*>("action.extract")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return asked && !window->files().isBusy(); }, 10000));
    ASSERT_TRUE(QTest::qWaitFor([&] { return std::filesystem::exists(path("out.nav")); }, 10000));
    EXPECT_EQ(get(path("out.nav")), meshText());
}

TEST_F(PackWindow, openingTheMapOpensTheMeshBesideIt) {
    put(path("foo.bsp"), mapText({{"maps/foo.nav", toBytesOf(meshText()), 0}}));
    window->files().close(document());
    ASSERT_EQ(window->workspace().count(), 0U);
    QSignalSpy statusMessage(&window->files(), &FileController::statusMessage);
    open("foo.bsp");
    EXPECT_EQ(document().opened().shownPath, path("foo.nav"));
    bool noticed = false;
    for (const auto& message : statusMessage)
        noticed = noticed || message[0].toString().contains("is beside foo.bsp");
    EXPECT_TRUE(noticed);
}

TEST_F(PackWindow, theMeshWithTheNameOfTheMapIsTheActiveOne) {
    put(path("foo.bsp"), mapText({{"maps/zoo.nav", toBytesOf(meshText()), 0}}));
    window->files().close(document());
    ASSERT_EQ(window->workspace().count(), 0U);
    open("foo.bsp");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 2U; }, 10000));
    EXPECT_TRUE(QTest::qWaitFor([&] { return document().opened().shownPath.filename() == "foo.nav"; }, 5000))
        << document().opened().shownPath;
}

} // namespace
} // namespace navsmith::gui
