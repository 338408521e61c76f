// What comes from other programs into the sample mesh and goes from it to the game, in a real window.
#include "app/gui/agent_dialog.h"
#include "app/gui/exports/export_controller.h"
#include "app/gui/exports/import_points_dialog.h"
#include "app/gui/file_controller.h"
#include "app/gui/preferences/settings.h"
#include "core/files/read_file.h"
#include "tests/app/gui/window/mesh_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>

namespace navsmith::gui {
namespace {

class MeshFiles : public MeshFixture {
protected:
    [[nodiscard]] std::size_t areas() { return document().model().count(type("area")); }

    // Importing --------------------------------------------------------------------------------------------------
    ImportPointsDialog* dialog = nullptr;

    void importObj(const std::string& text) {
        const auto bytes = std::as_bytes(std::span(text));
        writeFile(path("edited.obj"), {bytes.begin(), bytes.end()});
        QTimer::singleShot(0, window.get(), [file = QString::fromStdString(path("edited.obj").string())] {
            auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(files, nullptr);
            files->findChild<QLineEdit*>("fileNameEdit")->setText(file);
            files->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open)->click();
        });
        trigger("action.importPoints");
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return (dialog = window->findChild<ImportPointsDialog*>("importPoints")) != nullptr; }, 10000));
    }
    [[nodiscard]] QPushButton& ok() {
        return *dialog->findChild<QDialogButtonBox*>("importPoints.buttons")->button(QDialogButtonBox::Ok);
    }
    [[nodiscard]] QString report() { return dialog->findChild<QPlainTextEdit*>("importPoints.report")->toPlainText(); }
    bool says(const QString& text) {
        return QTest::qWaitFor([&] { return report().contains(text); }, 10000);
    }
};

/// A platform far above the outpost, a wall, and a far away one of another object.
const std::string kPlatform = "o platform\nv 0 500 0\nv 200 500 0\nv 200 500 -100\nv 0 500 -100\nf 1 2 3 4\n"
                              "v 0 500 0\nv 200 500 0\nv 200 900 0\nf 7 6 5\n"
                              "o other\nv 4000 0 0\nv 4100 0 0\nv 4100 0 -100\nv 4000 0 -100\nf 8 9 10 11\n";

TEST_F(MeshFiles, FacesOfAModelBecomeAreasAsOneStep) {
    const auto before = areas();
    importObj(kPlatform);
    EXPECT_TRUE(says("2 areas will be made."));
    EXPECT_TRUE(report().contains("Rectangles that became one area each: 2.")) << report().toStdString();
    EXPECT_TRUE(report().contains("1 polygons are left out:")) << report().toStdString();
    EXPECT_TRUE(report().contains("too steep: 90")) << report().toStdString();
    EXPECT_EQ(areas(), before) << "nothing changes before it is accepted";
    EXPECT_TRUE(dialog->findChild<QListWidget*>("importPoints.objects")->isVisible());
    EXPECT_FALSE(dialog->findChild<QTableWidget*>("importPoints.columns")->isVisible());
    dialog->findChild<QListWidget*>("importPoints.objects")->item(1)->setCheckState(Qt::Unchecked);
    EXPECT_TRUE(says("1 area will be made.")) << report().toStdString();
    QTest::mouseClick(&ok(), Qt::LeftButton);
    EXPECT_EQ(areas(), before + 1);
    ASSERT_EQ(document().selection().elements().size(), 1U);
    EXPECT_EQ(std::get<double>(value(document().selection().elements().front(), "width")), 200);
    EXPECT_EQ(document().undoStack().count(), 1);
    document().undo();
    EXPECT_EQ(areas(), before);
}

TEST_F(MeshFiles, AModelMayStandUpright) {
    importObj(kPlatform);
    EXPECT_TRUE(says("2 areas will be made."));
    dialog->findChild<QComboBox*>("importPoints.up")->setCurrentIndex(1);
    EXPECT_TRUE(says("faces down")) << report().toStdString() << ": the wall lies on its back then";
    EXPECT_FALSE(ok().isEnabled());
    auto* make = dialog->findChild<QComboBox*>("importPoints.make");
    make->setCurrentIndex(1);
    EXPECT_TRUE(dialog->findChild<QTableWidget*>("importPoints.columns")->isVisible())
        << "its corners may be hiding spots instead";
    dialog->reject();
}

TEST_F(MeshFiles, ASaveTellsTheLineForTheConsole) {
    auto* bar = find<QWidget>("consoleBar");
    EXPECT_FALSE(bar->isVisible());
    const auto save = [&](std::string_view flag) {
        ASSERT_TRUE(document().edit("Level", [&](model::Transaction& tx) {
            const auto area = all("area").front();
            const auto& spec = *document().model().schema().type(area.type).findProperty(flag);
            const bool on = std::get<bool>(model::readValue(document().model(), spec, area));
            model::writeValue(tx, area.type, spec, std::span(&area.slot, 1), !on);
        }));
        trigger("action.save");
        ASSERT_TRUE(QTest::qWaitFor([&] { return !document().isModified(); }, 10000));
    };
    save("crouch");
    EXPECT_TRUE(bar->isVisible());
    EXPECT_TRUE(find<QLabel>("consoleBar.text")->text().contains("nav_load"));
    EXPECT_TRUE(find<QLabel>("consoleBar.text")->text().contains("sv_cheats 1"));
    QTest::mouseClick(find<QPushButton>("consoleBar.copy"), Qt::LeftButton);
    EXPECT_EQ(QApplication::clipboard()->text(), "nav_load");
    document().undo();
    EXPECT_FALSE(bar->isVisible()) << "the file is another one now";
    save("jump");
    EXPECT_TRUE(bar->isVisible());
    QTest::mouseClick(find<QPushButton>("consoleBar.dismiss"), Qt::LeftButton);
    EXPECT_FALSE(bar->isVisible());
    window->preferences().set(settings::kConsoleLine, false);
    save("crouch");
    EXPECT_FALSE(bar->isVisible()) << "the preference turns it off";
}

TEST_F(MeshFiles, GroundIsEstimatedForSomebodyWithAName) {
    const auto own = path("own/agents.txt");
    window->files().setAgentsFile(own);
    const auto open = [&]() -> AgentDialog* {
        trigger("action.estimateWalkableFor");
        return window->findChild<AgentDialog*>("agent");
    };
    auto* agents = open();
    ASSERT_NE(agents, nullptr);
    auto* who = agents->findChild<QComboBox*>("agent.who");
    EXPECT_EQ(agents->agent().name, "player");
    EXPECT_FALSE(agents->findChild<QPushButton*>("agent.keep")->isEnabled()) << "without a name";
    agents->findChild<QDoubleSpinBox*>("parameter.height")->setValue(110);
    EXPECT_EQ(agents->agent().name, "") << "these sizes have no name";
    auto* name = agents->findChild<QLineEdit*>("agent.name");
    name->setText("player");
    EXPECT_FALSE(agents->findChild<QPushButton*>("agent.keep")->isEnabled()) << "a name of the games";
    name->setText("brute");
    QTest::mouseClick(agents->findChild<QPushButton*>("agent.keep"), Qt::LeftButton);
    EXPECT_EQ(who->currentText(), "brute");
    const auto written = files::readFile(own);
    ASSERT_TRUE(written);
    const std::string text(reinterpret_cast<const char*>(written->data()), written->size());
    EXPECT_NE(text.find("brute: radius=16, height=110"), std::string::npos) << text;
    QTest::mouseClick(agents->findChild<QDialogButtonBox*>("agent.buttons")->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
    const auto layers = [&] { return document().map()->backdrop->layers(); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return (layers() & world::layerBit(world::MapLayer::Walkable)) != 0; }, 20000));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    agents = open();
    ASSERT_NE(agents, nullptr);
    EXPECT_EQ(agents->agent().name, "brute") << "the last one";
    QTest::mouseClick(agents->findChild<QPushButton*>("agent.remove"), Qt::LeftButton);
    EXPECT_EQ(agents->findChild<QComboBox*>("agent.who")->findText("brute"), -1);
    EXPECT_EQ(files::readFile(own)->size(), 0U);
    agents->reject();
}

} // namespace
} // namespace navsmith::gui
