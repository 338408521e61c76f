// Two documents of one world in the window: drawn together, each with data from the other; a click switches between
// them.
#include "app/gui/panels/legend_view.h"
#include "tests/app/gui/window/window_fixture.h"
#include "tests/support/save_bytes.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QTabBar>

#include <algorithm>
#include <fstream>
#include <vector>

namespace navsmith::gui {
namespace {

using document::Document;

class SaveOverPaths : public WindowTest {
protected:
    Document* paths = nullptr;
    Document* save = nullptr;
    /// Car nodes in the middle of area 27 that a region of the save switches off.
    static constexpr Slot kCarNode = 0;
    static constexpr Slot kPedNode = 5;

    void SetUp() override {
        WindowTest::SetUp();
        paths = &document();
        node_ = node();
        plain_ = colourOf(kCarNode);
        openSave();
    }

    void openSave() {
        auto raw = tests::smallSave();
        raw.blocks[5].assign(4, std::byte{0});
        tests::addRegion(raw, {.box = {-600, -300, -50, 50, 0, 50}, .off = 1, .car = 1});
        const auto saved = path("saves/GTASAsf1.b");
        std::filesystem::create_directories(saved.parent_path());
        writeFile(saved, tests::buildSave(raw));
        window->open({QString::fromStdString(saved.string())});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != paths; }, 10000));
        save = &document();
        QTest::qWait(100); // panels of another system change the size of the view
    }

    /// A folder with a world that has water only.
    QString game() {
        const auto data = path("game/data");
        std::filesystem::create_directories(data);
        std::ofstream(data / "gta.dat") << "# nothing\n";
        std::ofstream(data / "water.dat") << "processed\n"
                                             "-10 -10 0 0 0 0 0 10 -10 0 0 0 0 0 -10 10 0 0 0 0 0 10 10 0 0 0 0 0 1\n";
        return QString::fromStdString(data.parent_path().string());
    }

    symbol::Rgba colourOf(Slot row) {
        return window->viewport().scene(*paths).overrides().colour({node_, row}, symbol::rgb(0x010203));
    }
    QPoint pathPixel(Slot row) {
        const auto at = window->viewport().scene(*paths).anchor({node_, row});
        const auto pixel = window->viewport().camera().project(*at);
        return {static_cast<int>(std::lround(pixel->x)), static_cast<int>(std::lround(pixel->y))};
    }
    bool panelSays(const QString& text) {
        const auto labels = window->findChild<QWidget*>("panel.properties")->findChildren<QLabel*>();
        return QTest::qWaitFor([&] {
            return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(text); });
        });
    }
    QStringList legend() {
        QStringList titles;
        for (const auto& group : window->findChild<LegendView*>("display.legend")->groups()) {
            titles << group.title;
            for (const auto& entry : group.entries)
                titles << QString::fromStdString(entry.title);
        }
        return titles;
    }

    model::ElementTypeId node_ = model::kNoElementType;
    symbol::Rgba plain_;
    /// The colour of a node that a region has switched off.
    const symbol::Rgba off_ = symbol::rgb(0xFF5A4F);
};

TEST_F(SaveOverPaths, keysOfEditsWorkAfterChangingDocuments) {
    auto* elements = window->findChild<QMenu*>("menu.elements");
    ASSERT_NE(elements, nullptr);
    Q_EMIT elements->aboutToShow(); // with the save in front
    window->workspace().activate(paths);
    paths->selection().set({{node_, kCarNode}});
    QTest::qWait(50);                                              // commands follow soon
    QTest::keyClick(window.get(), Qt::Key_L, Qt::ControlModifier); // Select Road
    EXPECT_GT(paths->selection().size(), 1U);
}

TEST_F(SaveOverPaths, escInAnOpenListClosesOnlyTheList) {
    window->workspace().activate(paths);
    paths->selection().set({{node_, kCarNode}});
    auto* box = window->findChild<QComboBox*>("display.colour.type");
    ASSERT_NE(box, nullptr);
    box->setFocus();
    box->showPopup();
    ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }, 5000));
    QTest::keyClick(box->view(), Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() == nullptr; }, 5000));
    EXPECT_EQ(paths->selection().size(), 1U);
}

TEST_F(SaveOverPaths, aReloadedDocumentKeepsItsPlaceAndTitle) {
    const auto* tabs = window->findChild<QTabBar*>("documents");
    const auto title = tabs->tabText(0);
    window->files().reload(*paths, "of no system"); // read anew, detected
    ASSERT_TRUE(QTest::qWaitFor([&] { return &window->workspace().at(0) != paths && window->workspace().count() == 2; },
                                10000));
    EXPECT_EQ(window->workspace().active(), &window->workspace().at(0));
    EXPECT_EQ(tabs->tabText(0), title);
}

TEST_F(SaveOverPaths, quittingShowsNoDocumentThatIsAboutToClose) {
    std::vector<Document*> activated;
    QObject::connect(&window->workspace(), &document::Workspace::activeChanged, window.get(),
                     [&](Document* active) { activated.push_back(active); });
    find<QAction>("action.quit")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->isVisible(); }));
    EXPECT_EQ(activated, std::vector<Document*>{nullptr});
}

TEST_F(SaveOverPaths, groundOfOneIsNotThatOfTheOther) {
    const auto ground = std::make_shared<const world::Backdrop>();
    const auto isIdle = [&] { return !window->files().isBusy(); };
    paths->setMap(opening::OpenedMap{"gta.dat", ground});
    window->files().openOwnMap(*save); // none lies beside it
    ASSERT_TRUE(QTest::qWaitFor(isIdle, 10000));
    EXPECT_FALSE(save->map()) << "the save may be of another game";

    auto* use = find<QAction>("action.useMap");
    ASSERT_TRUE(QTest::qWaitFor([&] { return use->isEnabled(); }));
    EXPECT_TRUE(use->text().contains(paths->title())) << use->text().toStdString();
    use->trigger();
    ASSERT_TRUE(save->map());
    EXPECT_EQ(save->map()->backdrop, ground);
    find<QAction>("action.closeMap")->trigger();
    EXPECT_FALSE(save->map());
    EXPECT_TRUE(paths->map()) << "the other one keeps its map";

    paths->setMap(std::nullopt);
    window->files().openMap(*save, game());
    ASSERT_TRUE(QTest::qWaitFor([&] { return save->map().has_value() && isIdle(); }, 10000));
    EXPECT_FALSE(paths->map()) << "the user gave it to the save only";
}

TEST_F(SaveOverPaths, nodesAreTintedBySaveTrafficByDefault) {
    EXPECT_EQ(plain_, symbol::rgb(0x010203)) << "without the save they have the default colours";
    EXPECT_EQ(colourOf(kCarNode), off_);
    EXPECT_NE(colourOf(kPedNode), off_);
    EXPECT_NE(colourOf(kPedNode), plain_);
    EXPECT_TRUE(legend().contains("traffic in GTASAsf1.b")) << "also while the save is edited";

    window->viewport().camera().frame(window->viewport().scene(*paths).extent({node_, kCarNode}), 20);
    window->viewport().cameraMoved();
    const auto picture = view().renderPicture(view().size());
    const auto at = pathPixel(kCarNode);
    int red = 0;
    for (int y = -3; y <= 3; ++y) {
        for (int x = -3; x <= 3; ++x) {
            const auto c = picture.pixelColor(at.x() + x, at.y() + y);
            red += c.red() > 180 && c.green() < 140 && c.blue() < 140 ? 1 : 0;
        }
    }
    EXPECT_GT(red, 5);
}

TEST_F(SaveOverPaths, clickActivatesTheOtherDocument) {
    auto& camera = window->viewport().camera();
    camera.frame(window->viewport().scene(*paths).extent({node_, kCarNode}), 20);
    window->viewport().cameraMoved();
    const auto before = camera.position;
    const auto at = pathPixel(kCarNode);
    ASSERT_FALSE(window->viewport().pickAt(at)) << "no data of the save";
    QString pointed;
    QObject::connect(&window->viewport(), &Viewport::pointed, window.get(),
                     [&](glm::vec3, const QString& what) { pointed = what; });
    QTest::mouseMove(&view(), at + QPoint(1, 0));
    QTest::mouseMove(&view(), at);
    EXPECT_TRUE(QTest::qWaitFor([&] { return pointed.startsWith("node 27:0 in "); })) << pointed.toStdString();
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at);
    EXPECT_EQ(window->workspace().active(), paths);
    EXPECT_EQ(paths->selection().elements(), (std::vector{Element{node_, kCarNode}}));
    EXPECT_EQ(camera.position, before) << "the camera stays";
    EXPECT_TRUE(panelSays("path region 0 (off)"));
}

TEST_F(SaveOverPaths, clickOnEmptySpaceDeselectsOnly) {
    save->selection().set({Element{*save->model().schema().findElementType("path_region"), 0}});
    window->viewport().lookFrom(Viewport::Side::Top);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(3, 3));
    EXPECT_EQ(window->workspace().active(), save);
    EXPECT_TRUE(save->selection().empty());
}

TEST_F(SaveOverPaths, tintAndPanelFollowTheRegions) {
    const auto type = *save->model().schema().findElementType("path_region");
    const auto& off = *save->model().schema().type(type).findProperty("off");
    save->selection().set({Element{type, 0}});
    EXPECT_TRUE(panelSays("3"));
    const Slot row = 0;
    ASSERT_TRUE(save->edit("Switch on", [&](model::Transaction& tx) {
        model::writeValue(tx, type, off, std::span(&row, 1), std::int64_t{0});
    }));
    EXPECT_TRUE(QTest::qWaitFor([&] { return colourOf(kCarNode) != off_; }));
    save->undoStack().undo();
    EXPECT_TRUE(QTest::qWaitFor([&] { return colourOf(kCarNode) == off_; }));
    EXPECT_FALSE(paths->isModified());
}

TEST_F(SaveOverPaths, selectedDefaultColoursAreKept) {
    window->workspace().activate(paths);
    auto* types = find<QComboBox>("display.colour.type");
    auto* property = find<QComboBox>("display.colour.property");
    EXPECT_EQ(types->currentText(), "Nodes");
    EXPECT_EQ(property->currentText(), "Traffic in the save");
    window->views().active()->setColourBy(model::kNoElementType, {});
    EXPECT_EQ(colourOf(kCarNode), plain_);
    EXPECT_EQ(types->currentText(), "Default colours");
    ASSERT_TRUE(paths->edit("Move", [&](model::Transaction& tx) {
        const Slot row = kCarNode;
        const auto& position = *tx.model().schema().type(node_).findProperty("position");
        model::writeValue(tx, node_, position, std::span(&row, 1), glm::dvec3(-500, 3, 10));
    }));
    QTest::qWait(300);
    EXPECT_EQ(colourOf(kCarNode), plain_);
}

TEST_F(SaveOverPaths, closingTheSaveRemovesItsTint) {
    window->workspace().close(save);
    EXPECT_TRUE(QTest::qWaitFor([&] { return colourOf(kCarNode) == plain_; }));
    EXPECT_FALSE(legend().contains("traffic in GTASAsf1.b"));
    EXPECT_EQ(find<QComboBox>("display.colour.type")->currentText(), "Default colours");
}

} // namespace
} // namespace navsmith::gui
