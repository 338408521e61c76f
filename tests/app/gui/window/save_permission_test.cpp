// The question before the first save of a mesh whose version nobody has proven.
#include "tests/app/gui/window/open_window.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/source2_nav_bytes.h"

#include <QMessageBox>

#include <array>

namespace navsmith::gui {
namespace {

class SavePermissionInWindow : public OpenWindow {
protected:
    void SetUp() override {
        QSettings().clear();
        writeFile(path("room.nav"), tests::bytesOfSource2(tests::source2MeshOfSeven(33)));
        ASSERT_TRUE(showWindow() && open(path("room.nav")));
        waitForFrames();
        waitForFiles();
    }
    void edit(std::int64_t region) {
        const auto* property = model().schema().type(type("file")).findProperty("smallest_region");
        ASSERT_TRUE(document().edit("Edit", [&](model::Transaction& tx) {
            model::writeValue(tx, type("file"), *property, std::array{model::Slot{0}}, model::Value(region));
        }));
    }
    void save() { find<QAction>("action.save")->trigger(); }
    QMessageBox* question() {
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        (void)QTest::qWaitFor([&] { return find<QMessageBox>("message.savePermission") || !document().isModified(); },
                              10000);
        return find<QMessageBox>("message.savePermission");
    }
    bool isSaved() {
        return QTest::qWaitFor([&] { return isIdle(*window); }, 10000) && !document().isModified();
    }
};

TEST_F(SavePermissionInWindow, CancelSavesNothingAndSaveAsksNoMore) {
    const auto before = files::test::get(path("room.nav"));
    edit(9);
    save();
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(question()->informativeText().contains("version 33")) << question()->informativeText().toStdString();
    question()->button(QMessageBox::Cancel)->click();
    waitForFiles();
    EXPECT_TRUE(document().isModified());
    EXPECT_EQ(files::test::get(path("room.nav")), before);
    EXPECT_EQ(files::test::backupCount(path()), 0U);

    save();
    ASSERT_NE(question(), nullptr) << "it asks until the answer is yes";
    question()->button(QMessageBox::Save)->click();
    ASSERT_TRUE(isSaved());
    EXPECT_NE(files::test::get(path("room.nav")), before);
    EXPECT_EQ(files::test::backupCount(path()), 1U);
    EXPECT_EQ(find<QComboBox>("display.setting.unproven")->currentIndex(), 1) << "Display shows the answer";

    edit(10);
    save();
    EXPECT_EQ(question(), nullptr);
    EXPECT_TRUE(isSaved());
}

} // namespace
} // namespace navsmith::gui
