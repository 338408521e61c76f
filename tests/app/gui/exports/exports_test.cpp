// Exporting, and importing points, by keys and clicks in a real window.
#include "app/gui/exports/export_dialog.h"
#include "app/gui/exports/import_points_dialog.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTimer>

#include <set>

namespace navsmith::gui {
namespace {

QByteArray contentOf(const QString& path) {
    QFile in(path);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

class Exporting : public WindowTest {
protected:
    ExportDialog* dialog = nullptr;

    void open() {
        trigger("action.export");
        dialog = window->findChild<ExportDialog*>("export");
        ASSERT_NE(dialog, nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
    }
    template <typename T>
    T& field(const char* name) {
        return *dialog->findChild<T*>(name);
    }
    void chooseFormat(const char* id) {
        field<QComboBox>("export.format").setCurrentIndex(static_cast<int>(exports::findFormat(id)->format));
    }
    [[nodiscard]] QPushButton& ok() {
        return *dialog->findChild<QDialogButtonBox*>("export.buttons")->button(QDialogButtonBox::Ok);
    }
    [[nodiscard]] QString target(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    /// Answers the dialog that asks for the file, and waits for it.
    void exportAs(const QString& path) {
        QTimer::singleShot(0, window.get(), [path] {
            auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(files, nullptr);
            files->findChild<QLineEdit*>("fileNameEdit")->setText(path);
            files->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
        });
        QTest::mouseClick(&ok(), Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(path); }, 10000));
        waitForFiles();
    }
};

TEST_F(Exporting, OffersWhatAFormatCanHold) {
    open();
    chooseFormat("svg");
    EXPECT_TRUE(field<QListWidget>("export.layers").isVisible());
    EXPECT_TRUE(field<QSpinBox>("export.size").isVisible());
    EXPECT_FALSE(field<QComboBox>("export.type").isVisible());
    EXPECT_FALSE(field<QCheckBox>("export.map").isEnabled()) << "no map is open";
    EXPECT_FALSE(field<QCheckBox>("export.selected").isEnabled()) << "nothing is selected";
    chooseFormat("csv");
    EXPECT_FALSE(field<QListWidget>("export.layers").isVisible());
    EXPECT_TRUE(field<QComboBox>("export.type").isVisible());
    chooseFormat("tiles");
    EXPECT_TRUE(field<QSpinBox>("export.zooms").isVisible());
    EXPECT_FALSE(field<QSpinBox>("export.size").isVisible());

    auto& layers = field<QListWidget>("export.layers");
    ASSERT_GT(layers.count(), 2);
    for (int i = 0; i < layers.count(); ++i)
        layers.item(i)->setCheckState(Qt::Unchecked);
    EXPECT_FALSE(ok().isEnabled()) << "nothing would be drawn";
    layers.item(0)->setCheckState(Qt::Checked);
    EXPECT_TRUE(ok().isEnabled());
    dialog->reject();
}

TEST_F(Exporting, ASelectionBecomesATable) {
    document().selection().set({{node(), 0}, {node(), 2}});
    open();
    chooseFormat("csv");
    EXPECT_EQ(field<QComboBox>("export.type").currentText(), "Nodes") << "of what is selected";
    ASSERT_TRUE(field<QCheckBox>("export.selected").isEnabled());
    field<QCheckBox>("export.selected").setChecked(true);
    const auto path = target("nodes.csv");
    exportAs(path);
    const auto lines = contentOf(path).trimmed().split('\n');
    ASSERT_EQ(lines.size(), 3) << contentOf(path).toStdString();
    EXPECT_TRUE(lines[0].contains("position.x")) << lines[0].toStdString();
    EXPECT_FALSE(document().isModified());
}

TEST_F(Exporting, APictureHasTheSizeThatWasAskedFor) {
    const auto pictureOf = [&](const char* name, int size) {
        open();
        chooseFormat("png");
        field<QSpinBox>("export.size").setValue(size);
        exportAs(target(name));
        return QImage(target(name));
    };
    const auto small = pictureOf("small.png", 300);
    const auto large = pictureOf("large.png", 700);
    ASSERT_FALSE(small.isNull() || large.isNull());
    EXPECT_EQ(large.height() - small.height(), 400) << "the drawing; margins and legend stay";
    std::set<QRgb> colours;
    for (int y = 0; y < small.height(); ++y) {
        for (int x = 0; x < small.width(); ++x)
            colours.insert(small.pixel(x, y));
    }
    EXPECT_GT(colours.size(), 8U) << "the network, legend and scale are drawn";
}

class ImportingPoints : public WindowTest {
protected:
    ImportPointsDialog* dialog = nullptr;

    void write(const QByteArray& text) {
        QFile out(folder.filePath("points.csv"));
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    /// Opens the file by its dialog.
    void choose() {
        QTimer::singleShot(0, window.get(), [path = folder.filePath("points.csv")] {
            auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(files, nullptr);
            files->findChild<QLineEdit*>("fileNameEdit")->setText(path);
            files->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open)->click();
        });
        trigger("action.importPoints");
    }
    void open(const QByteArray& text) {
        write(text);
        choose();
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return (dialog = window->findChild<ImportPointsDialog*>("importPoints")) != nullptr; }, 10000));
        waitForPlan();
    }
    [[nodiscard]] QPushButton& ok() {
        return *dialog->findChild<QDialogButtonBox*>("importPoints.buttons")->button(QDialogButtonBox::Ok);
    }
    [[nodiscard]] QString report() { return dialog->findChild<QPlainTextEdit*>("importPoints.report")->toPlainText(); }
    void waitForPlan() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return ok().isEnabled(); }, 10000)) << report().toStdString();
    }
    [[nodiscard]] QComboBox& becomes(int row) {
        auto* table = dialog->findChild<QTableWidget*>("importPoints.columns");
        return *qobject_cast<QComboBox*>(table->cellWidget(row, 2));
    }
};

TEST_F(ImportingPoints, BecomeNodesAsOneStepAndBadRowsAreTold) {
    const auto nodes = document().model().count(node());
    open("x,y,z,width\n-290.5,-290,5,2\n-280,-290,5,4\nfar,-280,5,1\n");
    EXPECT_EQ(becomes(3).currentText(), "Width") << "by its name";
    EXPECT_TRUE(report().startsWith("2 nodes will be made.")) << report().toStdString();
    EXPECT_TRUE(report().contains("line 4")) << report().toStdString();
    EXPECT_EQ(document().model().count(node()), nodes) << "nothing changes before it is accepted";
    QTest::mouseClick(&ok(), Qt::LeftButton);
    EXPECT_EQ(document().model().count(node()), nodes + 2);
    ASSERT_EQ(document().selection().elements().size(), 2U);
    const auto place = positionOf(document().selection().elements().front().slot);
    EXPECT_EQ(place.x, -290.5);
    EXPECT_EQ(document().undoStack().count(), 1);
    document().undo();
    EXPECT_EQ(document().model().count(node()), nodes);
}

TEST_F(ImportingPoints, AColumnThatBecomesNothingIsLeftOut) {
    open("x,y,z,width\n-290.5,-290,5,4\n");
    becomes(3).setCurrentIndex(0);
    waitForPlan();
    QTest::mouseClick(&ok(), Qt::LeftButton);
    const auto& spec = *document().model().schema().type(node()).findProperty("width");
    const auto made = document().selection().elements();
    ASSERT_EQ(made.size(), 1U);
    EXPECT_NE(std::get<double>(model::readValue(document().model(), spec, made.front())), 4);
}

TEST_F(ImportingPoints, AFileWithoutPointsIsRefused) {
    write("");
    choose();
    QMessageBox* box = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] { return (box = window->findChild<QMessageBox*>()) != nullptr; }, 10000));
    EXPECT_TRUE(box->text().contains("points.csv")) << box->text().toStdString();
    box->accept();
    EXPECT_EQ(window->findChild<ImportPointsDialog*>("importPoints"), nullptr);
}

} // namespace
} // namespace navsmith::gui
