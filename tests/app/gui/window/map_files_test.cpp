// The dialog of the files packed into a map, in a real window.
#include "app/gui/map_files_dialog.h"
#include "core/files/path_text.h"
#include "tests/app/gui/window/editor_fixture.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/core/opening/path_sets.h"

#include <QApplication>
#include <QCheckBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTimer>

namespace navsmith::gui {
namespace {

using files::test::get;
using files::test::put;
using files::test::Snapshot;
using files::test::toBytesOf;
using opening::test::mapText;
using opening::test::meshText;

class MapFilesWindow : public OpenWindow {
protected:
    void SetUp() override {
        QSettings().clear();
        put(path("foo.bsp"), mapText(packed()));
        put(path("foo.nav"), meshText());
        ASSERT_TRUE(showWindow());
    }
    static std::vector<tests::RawZipEntry> packed() {
        return {{"materials/x.vmt", toBytesOf(std::string(400, 'x')), 8},
                {"maps/graphs/foo.ain", toBytesOf("graph"), 14},
                {"sound/y.wav", toBytesOf("noise"), 0}};
    }
    void open(const char* name) {
        ASSERT_TRUE(OpenWindow::open(path(name)));
        waitForFiles();
    }
    MapFilesDialog* openDialog() {
        window->findChild<QAction*>("action.mapFiles")->trigger();
        MapFilesDialog* dialog = nullptr;
        if (QTest::qWaitFor([&] { return (dialog = window->findChild<MapFilesDialog*>("mapFiles")) != nullptr; },
                            10000)) {
            EXPECT_TRUE(QTest::qWaitForWindowExposed(dialog));
        }
        return dialog;
    }
    static QTableView& table(MapFilesDialog* dialog) { return *dialog->findChild<QTableView*>("mapFiles.table"); }
    static QPushButton* button(MapFilesDialog* dialog, const char* name) {
        return dialog->findChild<QPushButton*>(QString("mapFiles.") + name);
    }
    static QString what(MapFilesDialog* dialog) { return dialog->findChild<QLabel*>("mapFiles.what")->text(); }
    static QStringList column(MapFilesDialog* dialog, int column) {
        QStringList texts;
        const auto* model = table(dialog).model();
        for (int row = 0; row < model->rowCount(); ++row)
            texts << model->index(row, column).data().toString();
        return texts;
    }
    static void clickRow(MapFilesDialog* dialog, int row, Qt::KeyboardModifiers keys = {}) {
        auto& view = table(dialog);
        const auto at = view.visualRect(view.model()->index(row, MapFilesModel::Size)).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, keys, at);
    }
    static bool isFeasible(MapFilesDialog* dialog) {
        return QTest::qWaitFor([&] { return button(dialog, "ok")->isEnabled(); }, 10000);
    }
    [[nodiscard]] std::vector<std::string> namesInMap() const {
        std::vector<std::string> names;
        const auto pack = opening::listPackedFiles(path("foo.bsp"));
        for (const auto& file : pack->files)
            names.push_back(file.name);
        return names;
    }
    /// Answers the next file dialog.
    static void answerWith(const std::filesystem::path& target) {
        auto* timer = new QTimer(qApp);
        QObject::connect(timer, &QTimer::timeout, timer, [timer, target] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            timer->deleteLater();
            dialog->findChild<QLineEdit*>()->setText(QString::fromStdString(target.string()));
            QMetaObject::invokeMethod(dialog, "accept");
        });
        timer->start(50);
    }
};

TEST_F(MapFilesWindow, listsFiltersAndTakesBackTheFilesOfTheOpenMap) {
    open("foo.nav");
    ASSERT_TRUE(getsItsMap());
    auto* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->windowTitle(), "Files in foo.bsp");
    EXPECT_EQ(column(dialog, MapFilesModel::Name),
              (QStringList{"materials/x.vmt", "maps/graphs/foo.ain", "sound/y.wav"}));
    EXPECT_EQ(column(dialog, MapFilesModel::Size), (QStringList{"400", "5", "5"}));
    EXPECT_EQ(column(dialog, MapFilesModel::Method), (QStringList{"deflate", "LZMA", "stored"}));
    EXPECT_EQ(what(dialog), "The map has 3 files.");
    EXPECT_FALSE(button(dialog, "ok")->isEnabled()) << "nothing to write";
    expectAccessible(*dialog);
    auto* filter = dialog->findChild<QLineEdit*>("mapFiles.filter");
    filter->setFocus();
    QTest::keyClicks(filter, "GRAPH");
    EXPECT_EQ(column(dialog, MapFilesModel::Name), QStringList{"maps/graphs/foo.ain"});
    filter->clear();
    QTest::mouseClick(table(dialog).horizontalHeader()->viewport(), Qt::LeftButton, {},
                      {table(dialog).columnViewportPosition(MapFilesModel::Size) + 20, 5});
    EXPECT_EQ(column(dialog, MapFilesModel::Size), (QStringList{"5", "5", "400"})) << "by number, not by text";
    table(dialog).selectAll();
    dialog->erase();
    ASSERT_TRUE(isFeasible(dialog));
    EXPECT_FALSE(button(dialog, "erase")->isEnabled());
    dialog->revert();
    EXPECT_FALSE(button(dialog, "ok")->isEnabled()) << "everything is taken back";
    EXPECT_FALSE(button(dialog, "revert")->isEnabled());
    dialog->reject();
}

TEST_F(MapFilesWindow, erasesAfterOkWithABackupAndReadsTheMapAgain) {
    open("foo.nav");
    ASSERT_TRUE(getsItsMap());
    const auto before = get(path("foo.bsp"));
    const auto backdrop = document().map()->backdrop;
    QSignalSpy statusMessage(&window->files(), &FileController::statusMessage);
    auto* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    clickRow(dialog, 1);
    QTest::keyClick(&table(dialog), Qt::Key_Delete);
    EXPECT_EQ(column(dialog, MapFilesModel::State), (QStringList{"", "Erased", ""}));
    ASSERT_TRUE(isFeasible(dialog));
    EXPECT_TRUE(what(dialog).startsWith("Erases maps/graphs/foo.ain (5 bytes): foo.bsp stays at "))
        << what(dialog).toStdString();
    EXPECT_EQ(get(path("foo.bsp")), before) << "not before it is accepted";
    QTest::mouseClick(button(dialog, "ok"), Qt::LeftButton);
    EXPECT_TRUE(window->files().isBusy()) << "a job";
    waitForFiles();
    EXPECT_EQ(namesInMap(), (std::vector<std::string>{"materials/x.vmt", "sound/y.wav"}));
    EXPECT_EQ(files::test::newestBackup(path()), (Snapshot{{"foo.bsp-foo.ain", "graph"}}));
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().map() && document().map()->backdrop != backdrop; }, 10000))
        << "the map is read again";
    EXPECT_FALSE(document().isModified());
    bool isTold = false;
    for (const auto& message : statusMessage)
        isTold = isTold || message[0].toString().startsWith("Erases maps/graphs/foo.ain");
    EXPECT_TRUE(isTold);
}

TEST_F(MapFilesWindow, addsReplacesAndTakesBack) {
    open("foo.nav");
    ASSERT_TRUE(getsItsMap());
    std::filesystem::create_directories(path("materials"));
    put(path("materials") / "new.vmt", "new");
    put(path("other.txt"), "other");
    const auto before = get(path("foo.bsp"));
    auto* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    answerWith(path("materials") / "new.vmt");
    QTest::mouseClick(button(dialog, "add"), Qt::LeftButton);
    ASSERT_EQ(table(dialog).model()->rowCount(), 4);
    EXPECT_EQ(column(dialog, MapFilesModel::Name)[3], "materials/new.vmt") << "where the game looks for it";
    EXPECT_FALSE(button(dialog, "extract")->isEnabled()) << "it is not in the map yet";
    dialog->add({path("other.txt")});
    EXPECT_EQ(column(dialog, MapFilesModel::Name)[4], "other.txt");
    // Its name can be edited, if no other file has it.
    auto* model = table(dialog).model();
    EXPECT_FALSE(model->setData(model->index(4, MapFilesModel::Name), "Sound/Y.wav"));
    EXPECT_FALSE(model->setData(model->index(4, MapFilesModel::Name), "../y.wav"));
    EXPECT_FALSE(model->setData(model->index(0, MapFilesModel::Name), "renamed"));
    EXPECT_TRUE(model->setData(model->index(4, MapFilesModel::Name), "cfg\\other.cfg"));
    clickRow(dialog, 2);
    answerWith(path("other.txt"));
    QTest::mouseClick(button(dialog, "replace"), Qt::LeftButton);
    clickRow(dialog, 0);
    QTest::mouseClick(button(dialog, "erase"), Qt::LeftButton);
    EXPECT_EQ(column(dialog, MapFilesModel::State), (QStringList{"Erased", "", "Replaced", "Added", "Added"}));
    EXPECT_EQ(column(dialog, MapFilesModel::Size)[2], "5");
    ASSERT_TRUE(isFeasible(dialog));
    EXPECT_TRUE(what(dialog).startsWith("Adds 2 files, replaces sound/y.wav (5 bytes), erases materials/x.vmt"))
        << what(dialog).toStdString();
    clickRow(dialog, 0);
    clickRow(dialog, 3, Qt::ControlModifier);
    QTest::mouseClick(button(dialog, "revert"), Qt::LeftButton);
    EXPECT_EQ(column(dialog, MapFilesModel::State), (QStringList{"", "", "Replaced", "Added"}));
    ASSERT_TRUE(isFeasible(dialog));
    EXPECT_EQ(get(path("foo.bsp")), before);
    QTest::mouseClick(dialog->findChild<QCheckBox*>("mapFiles.whole"), Qt::LeftButton, {}, {8, 8});
    QTest::mouseClick(button(dialog, "ok"), Qt::LeftButton);
    waitForFiles();
    EXPECT_EQ(namesInMap(),
              (std::vector<std::string>{"materials/x.vmt", "maps/graphs/foo.ain", "sound/y.wav", "cfg/other.cfg"}));
    EXPECT_EQ(opening::extractFromMap(path("foo.bsp"), "sound/y.wav").value(), toBytesOf("other"));
    EXPECT_EQ(files::test::newestBackup(path()), (Snapshot{{"foo.bsp", before}, {"foo.bsp-y.wav", "noise"}}));
}

TEST_F(MapFilesWindow, documentFromTheMapIsNotDamaged) {
    std::filesystem::remove(path("foo.nav"));
    auto files = packed();
    files.push_back({"maps/foo.nav", toBytesOf(meshText()), 0});
    put(path("foo.bsp"), mapText(files));
    open("foo.bsp");
    ASSERT_EQ(document().opened().shownPath, path("foo.bsp") / "maps" / "foo.nav");
    const auto bytes = document().system().codec.save(document().model()).files.at(0).bytes;
    auto* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(table(dialog).model()->rowCount(), 4);
    clickRow(dialog, 0);
    QTest::mouseClick(button(dialog, "erase"), Qt::LeftButton);
    ASSERT_TRUE(isFeasible(dialog));
    QTest::mouseClick(button(dialog, "ok"), Qt::LeftButton);
    waitForFiles();
    EXPECT_EQ(namesInMap().size(), 3U);
    EXPECT_EQ(files::readFile(path("foo.bsp") / "maps" / "foo.nav").value(), toBytesOf(meshText()));
    dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    clickRow(dialog, 2);
    QTest::mouseClick(button(dialog, "erase"), Qt::LeftButton);
    ASSERT_TRUE(isFeasible(dialog));
    EXPECT_TRUE(what(dialog).startsWith("Erases maps/foo.nav")) << what(dialog).toStdString();
    QTest::mouseClick(button(dialog, "ok"), Qt::LeftButton);
    waitForFiles();
    EXPECT_EQ(namesInMap(), (std::vector<std::string>{"maps/graphs/foo.ain", "sound/y.wav"}));
    ASSERT_EQ(window->workspace().count(), 1U) << "the document stays open";
    EXPECT_EQ(document().system().codec.save(document().model()).files.at(0).bytes, bytes);
    const auto area = *document().model().schema().findElementType("area");
    const auto& property = *document().model().schema().type(area).findProperty("attributes_word");
    const model::Slot row = 0;
    ASSERT_TRUE(document().edit("Set", [&](model::Transaction& tx) {
        model::writeValue(tx, area, property, std::span(&row, 1), std::int64_t{1});
    }));
    window->files().save(document());
    waitForFiles();
    EXPECT_EQ(get(path("foo.nav")).size(), meshText().size()) << "saved where the game looks for it";
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(namesInMap().size(), 2U);
}

TEST_F(MapFilesWindow, extractsAtOnce) {
    open("foo.nav");
    ASSERT_TRUE(getsItsMap());
    auto* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    clickRow(dialog, 2);
    answerWith(path("out.wav"));
    QTest::mouseClick(button(dialog, "extract"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return std::filesystem::exists(path("out.wav")); }, 10000));
    waitForFiles();
    EXPECT_EQ(get(path("out.wav")), "noise");
    EXPECT_TRUE(dialog->isVisible()) << "for more";
    std::filesystem::create_directories(path("out"));
    table(dialog).selectAll();
    answerWith(path("out"));
    QTest::mouseClick(button(dialog, "extract"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return files::test::snapshot(path("out")).size() == 3; }, 10000));
    waitForFiles();
    EXPECT_EQ(files::test::snapshot(path("out")).at("maps/graphs/foo.ain"), "graph");
    dialog->reject();
}

TEST_F(MapFilesWindow, refusalsAreShownBeforeAnythingIsWritten) {
    auto zip = tests::buildZip(packed());
    zip[zip.size() - 2] = std::byte{9};
    for (const auto byte : toBytesOf("XZP1 2048"))
        zip.push_back(byte);
    put(path("foo.bsp"), mapText(zip));
    open("foo.nav");
    ASSERT_TRUE(getsItsMap());
    auto* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    clickRow(dialog, 1);
    QTest::mouseClick(button(dialog, "erase"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return what(dialog).contains("a zip of a console"); }, 10000));
    EXPECT_FALSE(button(dialog, "ok")->isEnabled());
    dialog->reject();
    EXPECT_EQ(get(path("foo.bsp")), mapText(zip));
}

} // namespace
} // namespace navsmith::gui
