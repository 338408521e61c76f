// Comparing the ground of two meshes, in a real window.
#include "app/gui/compare/compare_panel.h"
#include "core/model/transaction.h"
#include "tests/app/gui/window/mesh_fixture.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QTableView>

namespace navsmith::gui {
namespace {

class ComparingGround : public MeshFixture {
protected:
    ComparePanel& panel() { return window->comparison(); }
    QTableView& table() { return *find<QTableView>("compare.floors"); }
    QString cell(int row, int column) { return table().model()->index(row, column).data().toString(); }
    QCheckBox& byFloor() { return *find<QCheckBox>("compare.byFloorBox"); }
    void compareByFloorWith(const model::Model& theirs) {
        panel().compare(document(), theirs, "theirs");
        ASSERT_TRUE(byFloor().isVisible());
        byFloor().click();
        waitForFloors();
    }
    void waitForFloors() {
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return panel().comparison()->isCurrent() && panel().comparison()->floors() != nullptr; }, 10000));
    }
    double valueOf(Element element, std::string_view property) {
        const auto& spec = *document().model().schema().type(element.type).findProperty(property);
        return std::get<double>(model::readValue(document().model(), spec, element));
    }
    double sizeOf(Element area) { return valueOf(area, "width") * valueOf(area, "depth"); }
    Element largestArea() {
        Element largest;
        const auto area = type("area");
        document().model().forEachLive(area, [&](Slot row) {
            if (!largest.valid() || sizeOf({area, row}) > sizeOf(largest))
                largest = {area, row};
        });
        return largest;
    }
};

TEST_F(ComparingGround, ListsWhatOnlyOneMeshCovers) {
    compareByFloorWith(document().model());
    EXPECT_EQ(table().model()->rowCount(), 0);
    EXPECT_TRUE(table().isVisible());
    EXPECT_TRUE(find<QLabel>("compare.state")->text().contains("Ground: 100.0 % in both"))
        << find<QLabel>("compare.state")->text().toStdString();
    ASSERT_TRUE(document().edit("Erase", [&](model::Transaction& tx) { tx.erase(largestArea()); }));
    ASSERT_TRUE(QTest::qWaitFor([&] { return table().model()->rowCount() == 1; }, 10000));
    EXPECT_EQ(cell(0, 0), "Only theirs");
    EXPECT_FALSE(panel().marks().quads.empty());
    const auto camera = window->viewport().camera();
    window->findChild<QAction*>("action.nextDifference")->trigger();
    EXPECT_EQ(table().currentIndex().row(), 0);
    EXPECT_FALSE(window->viewport().camera() == camera) << "the view goes there";
    EXPECT_TRUE(document().selection().elements().empty()) << "ours has nothing there";
    find<QCheckBox>("compare.added")->click();
    EXPECT_EQ(table().model()->rowCount(), 0);
    EXPECT_FALSE(panel().marks().quads.empty()) << "the ground of both";
    find<QCheckBox>("compare.shared")->click();
    EXPECT_TRUE(panel().marks().quads.empty());
    byFloor().click();
    EXPECT_FALSE(table().isVisible());
}

TEST_F(ComparingGround, TellsByHowMuchGroundIsHigher) {
    const auto theirs = document().model();
    const auto area = largestArea();
    ASSERT_TRUE(document().edit("Raise", [&](model::Transaction& tx) {
        for (const auto* corner : {"north_west_z", "north_east_z", "south_west_z", "south_east_z"}) {
            const auto& spec = *document().model().schema().type(area.type).findProperty(corner);
            model::writeValue(tx, area.type, spec, std::span(&area.slot, 1), valueOf(area, corner) + 40);
        }
    }));
    compareByFloorWith(theirs);
    ASSERT_GE(table().model()->rowCount(), 1);
    EXPECT_EQ(cell(0, 0), "Other height");
    EXPECT_EQ(cell(0, 2), "40 lower in theirs");
    window->findChild<QAction*>("action.nextDifference")->trigger();
    EXPECT_TRUE(document().selection().contains(area));
}

} // namespace
} // namespace navsmith::gui
