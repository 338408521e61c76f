// The property panel with real keys and clicks, and the effect on model and history.
#include "app/gui/panels/collapsible_section.h"
#include "tests/app/gui/panels/property_panel_fixture.h"
#include "tests/support/corpus.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

namespace navsmith::gui {
namespace {

using model::Element;
using model::Slot;
using tests::find;
using tests::numberOf;
using tests::typeOf;
using tests::valueOf;

TEST_F(PropertyPanelTest, saysWhatIsSelected) {
    auto& header = find<QLabel>(panel, "property.header");
    EXPECT_EQ(header.text(), "Nothing selected");
    EXPECT_FALSE(find<QLineEdit>(panel, "property.filter").isVisible());
    select("node", {1});
    EXPECT_EQ(header.text(), "node 27:1");
    select("node", {0, 1, 2});
    EXPECT_EQ(header.text(), "3 nodes selected");
    document->selection().set({{typeOf(*document, "node"), 0}, {typeOf(*document, "link"), 0}});
    EXPECT_EQ(header.text(), "1 node, 1 link selected");
    panel.setDocument(nullptr);
    EXPECT_EQ(header.text(), "No document");
}

TEST_F(PropertyPanelTest, showsValuesWithUnitStepAndRawInteger) {
    select("node", {1});
    auto& width = box("property.node.width");
    EXPECT_EQ(textOf(width), "5 units");
    EXPECT_EQ(find<QLabel>(panel, "property.node.width.raw").text(), "0x28");
    EXPECT_EQ(textOf(box("property.node.position.x")), "-499.5");
    EXPECT_EQ(find<QLabel>(panel, "property.node.position.x.raw").text(), "0xF064");
    EXPECT_EQ(find<QLabel>(panel, "property.node.id").text(), "1");
    EXPECT_TRUE(find<QLabel>(panel, "property.node.id").textInteractionFlags() & Qt::TextSelectableByKeyboard);
    EXPECT_EQ(find<QComboBox>(panel, "property.node.road_class").currentText(), "normal");
    EXPECT_EQ(width.accessibleName(), "Width");
    EXPECT_TRUE(width.parentWidget()->toolTip().contains("in steps of 0.125"));
}

TEST_F(PropertyPanelTest, aTypedChangeChangesEachElement) {
    const Slot last = 2;
    select("node", {1});
    tests::replaceText(box("property.node.width"), "8");
    QTest::keyClick(&box("property.node.width"), Qt::Key_Return);
    select("node", {last});
    tests::replaceText(box("property.node.width"), "3");
    QTest::keyClick(&box("property.node.width"), Qt::Key_Return);
    select("node", {1, last});
    auto& width = box("property.node.width");
    EXPECT_EQ(textOf(width), "");
    tests::replaceText(width, "+1.5");
    QTest::keyClick(&width, Qt::Key_Return);
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 9.5);
    EXPECT_EQ(numberOf(*document, "node", "width", last), 4.5);
    tests::replaceText(width, "*2");
    QTest::keyClick(&width, Qt::Key_Return);
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 19);
    EXPECT_EQ(numberOf(*document, "node", "width", last), 9);
    tests::replaceText(width, "-=2");
    QTest::keyClick(&width, Qt::Key_Return);
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 17);
    tests::replaceText(width, "/0");
    QTest::keyClick(&width, Qt::Key_Return);
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 17);
    EXPECT_EQ(document->undoStack().count(), 5);
}

TEST_F(PropertyPanelTest, linksOfANodeAreATableWithTheirLanes) {
    select("node", {1});
    auto& table = find<QTreeWidget>(panel, "edges");
    ASSERT_TRUE(table.isVisible());
    QStringList titles;
    for (int c = 0; c < table.columnCount(); ++c)
        titles << table.headerItem()->text(c);
    const auto lanes = static_cast<int>(titles.indexOf("Left lanes"));
    ASSERT_GT(lanes, 0) << titles.join(", ").toStdString();
    const auto links = document->model().referrers(
        model::Column<model::Ref>{typeOf(*document, "link"),
                                  document->model().schema().type(typeOf(*document, "link")).edge->from},
        1);
    ASSERT_EQ(table.topLevelItemCount(), static_cast<int>(links.size()));
    ASSERT_GE(links.size(), 1U);
    EXPECT_TRUE(table.topLevelItem(0)->text(0).startsWith("node ")) << table.topLevelItem(0)->text(0).toStdString();
    const auto steps = document->undoStack().count();
    table.topLevelItem(0)->setText(lanes, "3");
    EXPECT_EQ(document->undoStack().count(), steps + 1);
    EXPECT_TRUE(document->undoStack().text(steps).startsWith("Left lanes: "));
    QTest::qWait(0);
    EXPECT_EQ(table.topLevelItem(0)->text(lanes), "3");
    select("node", {0, 1});
    EXPECT_FALSE(table.isVisible());
}

TEST_F(PropertyPanelTest, aTypedNumberIsTakenOverOnEnter) {
    select("node", {1});
    auto& width = box("property.node.width");
    tests::replaceText(width, "7.25");
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 5) << "not before Enter";
    QTest::keyClick(&width, Qt::Key_Return);
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 7.25);
    EXPECT_EQ(textOf(width), "7.25 units");
    ASSERT_EQ(document->undoStack().count(), 1);
    EXPECT_EQ(document->undoStack().text(0), "Width: 5 to 7.25 units, node 27:1");
    document->undoStack().undo();
    EXPECT_EQ(textOf(width), "5 units");
}

TEST_F(PropertyPanelTest, tabTakesOverAndGoesOnToTheNextField) {
    select("node", {1});
    auto& x = box("property.node.position.x");
    tests::replaceText(x, "-400");
    QTest::keyClick(&x, Qt::Key_Tab);
    EXPECT_EQ(std::get<glm::dvec3>(valueOf(*document, "node", "position", 1)).x, -400);
    EXPECT_TRUE(box("property.node.position.y").hasFocus());
    EXPECT_EQ(document->undoStack().count(), 1);
}

TEST_F(PropertyPanelTest, escapeRestoresWhatWasThere) {
    select("node", {1});
    auto& width = box("property.node.width");
    tests::replaceText(width, "9");
    QTest::keyClick(&width, Qt::Key_Escape);
    EXPECT_EQ(textOf(width), "5 units");
    QTest::keyClick(&width, Qt::Key_Return);
    EXPECT_EQ(document->undoStack().count(), 0);
}

TEST_F(PropertyPanelTest, aValueIsHeldInsideTheRangeAndRoundedAndSaysSo) {
    select("node", {1});
    QSignalSpy statusMessage(&panel, &PropertyPanel::statusMessage);
    auto& width = box("property.node.width");
    tests::replaceText(width, "1000");
    QTest::keyClick(&width, Qt::Key_Return);
    EXPECT_EQ(textOf(width), "31.875 units");
    ASSERT_EQ(statusMessage.size(), 1);
    EXPECT_EQ(statusMessage[0][0].toString(),
              "Width: limited to 31.875 units, the largest value that the file can store");
    tests::replaceText(width, "1.3");
    QTest::keyClick(&width, Qt::Key_Return);
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 1.25);
    ASSERT_EQ(statusMessage.size(), 2);
    EXPECT_EQ(statusMessage[1][0].toString(), "Width: rounded to a multiple of 0.125 units");
}

TEST_F(PropertyPanelTest, stepsInOneGoAreOneStepOfTheHistory) {
    select("node", {1});
    auto& width = box("property.node.width");
    width.setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&width, Qt::Key_Up);
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 5.5);
    EXPECT_EQ(document->undoStack().count(), 1);
    // Moving the focus away and back starts a new series of steps.
    find<QLineEdit>(panel, "property.filter").setFocus();
    width.setFocus();
    QTest::keyClick(&width, Qt::Key_Down);
    EXPECT_EQ(document->undoStack().count(), 2);
    select("node", {2});
    select("node", {1});
    QTest::keyClick(&width, Qt::Key_Down);
    EXPECT_EQ(document->undoStack().count(), 3);
    document->undoStack().setIndex(0);
    EXPECT_EQ(textOf(width), "5 units");
}

TEST_F(PropertyPanelTest, stepsStopAtTheEndOfTheRange) {
    select("node", {2});
    auto& width = box("property.node.width");
    width.setFocus();
    QTest::keyClick(&width, Qt::Key_Up);
    EXPECT_EQ(textOf(width), "31.875 units");
    EXPECT_EQ(document->undoStack().count(), 0);
}

TEST_F(PropertyPanelTest, mixedNumbersAreBlankAndATypedOneGoesToAll) {
    select("node", {0, 1, 2});
    auto& width = box("property.node.width");
    EXPECT_EQ(textOf(width), "");
    EXPECT_EQ(placeholderOf(width), "(mixed)");
    EXPECT_EQ(find<QLabel>(panel, "property.node.width.raw").text(), "");
    EXPECT_EQ(find<QLabel>(panel, "property.node.id").text(), "(mixed)");
    tests::replaceText(width, "2");
    QTest::keyClick(&width, Qt::Key_Return);
    for (const Slot row : {0U, 1U, 2U})
        EXPECT_EQ(numberOf(*document, "node", "width", row), 2);
    EXPECT_EQ(numberOf(*document, "node", "width", 5), 2) << "16 / 8, as it was";
    EXPECT_EQ(document->undoStack().count(), 1);
    EXPECT_EQ(document->undoStack().text(0), "Width: mixed to 2 units, 3 nodes");
    EXPECT_EQ(textOf(width), "2 units");
}

TEST_F(PropertyPanelTest, oneCoordinateIsSetForAllAndTheOthersStay) {
    select("node", {3, 4});
    EXPECT_EQ(textOf(box("property.node.position.y")), "25") << "both are at 200 / 8";
    EXPECT_EQ(textOf(box("property.node.position.x")), "");
    auto& z = box("property.node.position.z");
    tests::replaceText(z, "10");
    QTest::keyClick(&z, Qt::Key_Return);
    EXPECT_EQ(std::get<glm::dvec3>(valueOf(*document, "node", "position", 3)), glm::dvec3(12.5, 25, 10));
    EXPECT_EQ(std::get<glm::dvec3>(valueOf(*document, "node", "position", 4)), glm::dvec3(37.5, 25, 10));
}

TEST_F(PropertyPanelTest, clickingAMixedFlagChecksThenUnchecksAll) {
    select("node", {3, 5});
    auto& water = find<QCheckBox>(panel, "property.node.water");
    EXPECT_EQ(water.checkState(), Qt::PartiallyChecked);
    QTest::mouseClick(&water, Qt::LeftButton, {}, QPoint(8, water.height() / 2));
    EXPECT_EQ(water.checkState(), Qt::Checked);
    EXPECT_EQ(std::get<bool>(valueOf(*document, "node", "water", 3)), true);
    EXPECT_EQ(std::get<bool>(valueOf(*document, "node", "water", 5)), true);
    QTest::mouseClick(&water, Qt::LeftButton, {}, QPoint(8, water.height() / 2));
    EXPECT_EQ(water.checkState(), Qt::Unchecked);
    EXPECT_EQ(std::get<bool>(valueOf(*document, "node", "water", 3)), false);
    EXPECT_EQ(document->undoStack().count(), 2);
    document->undoStack().setIndex(0);
    EXPECT_EQ(water.checkState(), Qt::PartiallyChecked);
}

TEST_F(PropertyPanelTest, aChoiceIsMadeWithTheKeyboard) {
    select("node", {0, 5});
    auto& road = find<QComboBox>(panel, "property.node.road_class");
    EXPECT_EQ(road.currentIndex(), -1) << "vehicle nodes are normal, pedestrian nodes slow";
    EXPECT_EQ(road.placeholderText(), "(mixed)");
    road.setFocus();
    QTest::keyClick(&road, Qt::Key_H);
    EXPECT_EQ(road.currentText(), "highway");
    EXPECT_EQ(numberOf(*document, "node", "road_class", 0), 2);
    EXPECT_EQ(numberOf(*document, "node", "road_class", 5), 2);
    EXPECT_EQ(find<QLabel>(panel, "property.node.road_class.raw").text(), "0x2");
}

TEST_F(PropertyPanelTest, clickedTypeTabStaysForTheSameTypes) {
    const auto node = typeOf(*document, "node");
    const auto link = typeOf(*document, "link");
    document->selection().set({{node, 0}, {link, 2}});
    auto& tabs = find<QTabBar>(panel, "property.kinds");
    ASSERT_EQ(tabs.count(), 2);
    EXPECT_EQ(tabs.tabText(0), "Nodes");
    EXPECT_EQ(panel.type(), link) << "the last one selected";
    QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(0).center());
    EXPECT_EQ(panel.type(), node);
    EXPECT_TRUE(box("property.node.width").isVisible());
    EXPECT_FALSE(box("property.link.length").isVisible());
    document->selection().set({{node, 1}, {link, 3}});
    EXPECT_EQ(panel.type(), node);
    document->selection().set({{link, 3}});
    EXPECT_EQ(panel.type(), link);
    EXPECT_FALSE(tabs.isVisible());
}

TEST_F(PropertyPanelTest, followsAReference) {
    select("link", {0});
    QSignalSpy jumps(&panel, &PropertyPanel::goTo);
    auto& target = find<QToolButton>(panel, "property.link.target");
    EXPECT_EQ(target.text(), "node 27:1");
    QTest::mouseClick(&target, Qt::LeftButton);
    ASSERT_EQ(jumps.size(), 1);
    EXPECT_EQ(jumps[0][0].value<Element>(), (Element{typeOf(*document, "node"), 1}));
    select("link", {4});
    EXPECT_EQ(target.text(), "0x1C0011 (not open)");
    EXPECT_FALSE(target.isEnabled());
    select("link", {7});
    EXPECT_EQ(find<QToolButton>(panel, "property.link.navi").text(), "none");
}

TEST_F(PropertyPanelTest, rawFieldsAreCollapsedByDefault) {
    select("node", {0});
    auto& cost = box("property.node.search_cost");
    EXPECT_FALSE(cost.isVisible());
    auto& header = find<QToolButton>(panel, "section.node.raw.header");
    EXPECT_EQ(header.text(), "Raw fields");
    QTest::mouseClick(&header, Qt::LeftButton);
    EXPECT_TRUE(cost.isVisible());
    EXPECT_EQ(textOf(cost), "0x7FFE");
    tests::replaceText(cost, "0x10");
    QTest::keyClick(&cost, Qt::Key_Return);
    EXPECT_EQ(numberOf(*document, "node", "search_cost", 0), 16);
    PropertyPanel other;
    other.setDocument(document.get());
    tests::showActive(other);
    EXPECT_TRUE(find<NumberBox>(other, "property.node.search_cost").isVisible());
    other.setDocument(nullptr);
}

TEST_F(PropertyPanelTest, findShowsOnlyMatchingProperties) {
    select("node", {0});
    auto& filter = find<QLineEdit>(panel, "property.filter");
    tests::replaceText(filter, "pointer");
    EXPECT_TRUE(box("property.node.list_pointer").isVisible()) << "also from a collapsed section";
    EXPECT_EQ(textOf(box("property.node.list_pointer")), "0x1EB0000");
    EXPECT_FALSE(box("property.node.width").isVisible());
    EXPECT_FALSE(find<CollapsibleSection>(panel, "section.node.traffic").isVisible());
    EXPECT_FALSE(find<QLabel>(panel, "property.noMatch").isVisible());
    tests::replaceText(filter, "traffic");
    EXPECT_TRUE(box("property.node.spawn_probability").isVisible()) << "its section is called that";
    EXPECT_FALSE(box("property.node.width").isVisible());
    tests::replaceText(filter, "no such property");
    EXPECT_TRUE(find<QLabel>(panel, "property.noMatch").isVisible());
    filter.clear();
    EXPECT_FALSE(find<QLabel>(panel, "property.noMatch").isVisible());
    EXPECT_TRUE(box("property.node.width").isVisible());
    EXPECT_FALSE(box("property.node.list_pointer").isVisible());
}

TEST_F(PropertyPanelTest, externalChangesKeepTextBeingTyped) {
    select("node", {1});
    auto& width = box("property.node.width");
    auto& group = box("property.node.flood_group");
    tests::replaceText(width, "3.5");
    const Slot row = 1;
    const auto& floods = tests::propertyOf(*document, "node", "flood_group");
    const auto& widths = tests::propertyOf(*document, "node", "width");
    ASSERT_TRUE(document->edit("Elsewhere", [&](model::Transaction& tx) {
        model::writeValue(tx, typeOf(*document, "node"), floods, std::span(&row, 1), std::int64_t{9});
        model::writeValue(tx, typeOf(*document, "node"), widths, std::span(&row, 1), 8.0);
    }));
    EXPECT_EQ(textOf(group), "9");
    EXPECT_EQ(textOf(width), "3.5");
    EXPECT_TRUE(width.hasFocus());
    QTest::keyClick(&width, Qt::Key_Escape);
    EXPECT_EQ(textOf(width), "8 units");
}

TEST_F(PropertyPanelTest, typedTextAppliesToTheRowsItWasTypedFor) {
    select("node", {1});
    tests::replaceText(box("property.node.width"), "3.5");
    select("node", {2});
    EXPECT_EQ(textOf(box("property.node.width")), "31.875 units");
    QApplication::processEvents();
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 3.5);
    EXPECT_EQ(numberOf(*document, "node", "width", 2), 31.875);
}

TEST_F(PropertyPanelTest, undoAndRedoInAFieldApplyToTheDocument) {
    select("node", {1});
    auto& width = box("property.node.width");
    QAction undo(&panel);
    undo.setShortcut(QKeySequence::Undo);
    QObject::connect(&undo, &QAction::triggered, &panel, [&] { document->undoStack().undo(); });
    panel.addAction(&undo);
    width.setFocus();
    QTest::keyClick(&width, Qt::Key_Up);
    ASSERT_EQ(textOf(width), "5.125 units");
    QTest::keyClick(&width, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(textOf(width), "5 units");
}

TEST_F(PropertyPanelTest, erasedElementsLeaveThePanel) {
    select("node", {3, 4});
    ASSERT_TRUE(document->edit("Erase", [&](model::Transaction& tx) { tx.erase({typeOf(*document, "node"), 4}); }));
    EXPECT_EQ(find<QLabel>(panel, "property.header").text(), "node 27:3");
    ASSERT_TRUE(document->edit("Erase", [&](model::Transaction& tx) { tx.erase({typeOf(*document, "node"), 3}); }));
    EXPECT_EQ(find<QLabel>(panel, "property.header").text(), "Nothing selected");
}

TEST_F(PropertyPanelTest, invalidNumberIsDiscarded) {
    select("node", {1});
    auto& width = box("property.node.width");
    tests::replaceText(width, "-.");
    EXPECT_TRUE(width.isTyping());
    QTest::keyClick(&width, Qt::Key_Return);
    EXPECT_EQ(textOf(width), "5 units");
    EXPECT_EQ(document->undoStack().count(), 0);
}

TEST_F(PropertyPanelTest, survivesDeletionOfItsDocument) {
    select("node", {1});
    document.reset();
    EXPECT_EQ(find<QLabel>(panel, "property.header").text(), "No document");
}

TEST_F(PropertyPanelTest, readsValuesOnlyWhenVisible) {
    panel.hide();
    select("node", {1});
    panel.show();
    EXPECT_EQ(textOf(box("property.node.width")), "5 units");
}

TEST(PropertyPanelStock, aWholeMapOfNodesIsSetAtOnce) {
    const auto document = tests::stockDocument();
    if (!document)
        GTEST_SKIP() << tests::missingCorpus(tests::kStockFolder);
    PropertyPanel panel;
    panel.setDocument(document.get());
    tests::showActive(panel);
    const auto node = typeOf(*document, "node");
    std::vector<Element> all;
    document->model().forEachLive(node, [&](Slot row) { all.push_back({node, row}); });
    document->selection().set(all);
    EXPECT_EQ(find<QLabel>(panel, "property.header").text(), "68,237 nodes selected");
    auto& water = find<QCheckBox>(panel, "property.node.water");
    EXPECT_EQ(water.checkState(), Qt::PartiallyChecked);
    auto& cost = find<NumberBox>(panel, "property.node.width");
    tests::replaceText(cost, "1");
    QTest::keyClick(&cost, Qt::Key_Return);
    EXPECT_EQ(numberOf(*document, "node", "width", 68236), 1);
    document->undoStack().undo();
    EXPECT_FALSE(cost.value().has_value());
    panel.setDocument(nullptr);
}

} // namespace
} // namespace navsmith::gui
