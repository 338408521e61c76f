// Sorting, filtering and selecting in element tables with real keys and clicks.
#include "tests/app/gui/panels/element_table_fixture.h"
#include "tests/support/corpus.h"

#include <QAction>
#include <QClipboard>
#include <QCompleter>
#include <QMenu>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

namespace navsmith::gui {
namespace {

using model::Element;
using model::Slot;
using tests::find;
using tests::typeOf;

TEST_F(ElementTableTest, hasATabForEveryType) {
    auto& tabs = find<QTabWidget>(table, "tables");
    ASSERT_EQ(tabs.count(), 4);
    EXPECT_EQ(tabs.tabText(1), "Nodes");
    EXPECT_EQ(count("node"), "7 of 7");
    table.showType(typeOf(*document, "link"));
    EXPECT_EQ(count("link"), "9 of 9");
    EXPECT_EQ(rows("link").text(4, column("link", "target")), "0x1C0011");
    EXPECT_EQ(view("link").accessibleName(), "Links");
}

TEST_F(ElementTableTest, theTypeFollowsTheSelectionIfPeopleWantIt) {
    const auto link = typeOf(*document, "link");
    const auto node = typeOf(*document, "node");
    ASSERT_EQ(table.type(), node);
    document->selection().set({{link, 3}});
    EXPECT_EQ(table.type(), node);
    auto& follow = find<QToolButton>(table, "tables.follow");
    follow.click();
    EXPECT_EQ(table.type(), link);
    EXPECT_EQ(view("link").currentIndex().row(), 3);
    document->selection().set({{link, 0}, {node, 5}});
    EXPECT_EQ(table.type(), node) << "of the element that was selected last";
    EXPECT_EQ(view("node").currentIndex().row(), 5);

    document->selection().set({{node, 1}});
    table.showType(link);
    QCoreApplication::processEvents();
    clickCell("link", 2, "target", Qt::ControlModifier);
    EXPECT_EQ(table.type(), link) << "what is selected in a table shows no other";
    document->selection().set({});
    EXPECT_EQ(table.type(), link);

    ElementTable next(commands);
    EXPECT_TRUE(find<QToolButton>(next, "tables.follow").isChecked()) << "remembered";
}

TEST_F(ElementTableTest, cellsShowStoredValues) {
    EXPECT_EQ(rows("node").text(1, column("node", "position")), "-499.5, 3, 10.125");
    EXPECT_EQ(rows("node").text(2, column("node", "width")), "31.875");
    EXPECT_EQ(rows("node").text(1, column("node", "road_class")), "normal");
    EXPECT_EQ(rows("node").text(3, column("node", "water")), "yes");
    EXPECT_EQ(rows("node").text(1, column("node", "flags_word")), "0xF1002");
}

TEST_F(ElementTableTest, headerClicksCycleThroughSortOrders) {
    const auto order = [&] { return rows("node").shown(); };
    clickHeader("node", "width");
    EXPECT_EQ(order(), (std::vector<Slot>{0, 3, 4, 5, 6, 1, 2}));
    clickHeader("node", "width");
    EXPECT_EQ(order(), (std::vector<Slot>{2, 1, 5, 6, 0, 3, 4})) << "equal rows keep the file order";
    clickHeader("node", "width");
    EXPECT_EQ(order(), (std::vector<Slot>{0, 1, 2, 3, 4, 5, 6}));
    clickHeader("node", "position");
    EXPECT_EQ(order(), (std::vector<Slot>{0, 1, 2, 6, 5, 3, 4}));
}

TEST_F(ElementTableTest, whatMatchesTheFilterAfterADeletionIsShown) {
    table.showType(typeOf(*document, "link"));
    filterBy("link", "index = 1");
    EXPECT_EQ(rows("link").shown(), (std::vector<Slot>{1}));
    const auto erasure = document->edit("Erase", [&](auto& tx) { tx.erase({typeOf(*document, "link"), 1}); });
    ASSERT_TRUE(erasure) << erasure.error().toStdString();
    EXPECT_EQ(count("link"), "1 of 8") << "the next link has this index now";
}

TEST_F(ElementTableTest, columnsGrowWithTheirContent) {
    auto& nodes = view("node");
    const int position = column("node", "position");
    const int before = nodes.columnWidth(position);
    const Slot row = 2;
    const auto& property = tests::propertyOf(*document, "node", "position");
    ASSERT_TRUE(document->edit("Move", [&](auto& tx) {
        model::writeValue(tx, typeOf(*document, "node"), property, std::span(&row, 1),
                          glm::dvec3(-3999.875, -3999.875, -3999.875));
    }));
    EXPECT_GT(nodes.columnWidth(position), before);
}

TEST_F(ElementTableTest, anExpressionFilters) {
    filterBy("node", "water");
    EXPECT_EQ(rows("node").shown(), (std::vector<Slot>{3, 4}));
    EXPECT_EQ(count("node"), "2 of 7");
    filterBy("node", "width > 0 and group = vehicle");
    EXPECT_EQ(rows("node").shown(), (std::vector<Slot>{1, 2}));
    EXPECT_FALSE(filter("node").isRed());
    QTest::keyClick(&filter("node"), Qt::Key_Escape);
    EXPECT_EQ(count("node"), "7 of 7");
}

TEST_F(ElementTableTest, plainTextSearchesTheCells) {
    filterBy("node", "PED");
    EXPECT_EQ(rows("node").shown(), (std::vector<Slot>{5, 6}));
    EXPECT_FALSE(filter("node").isRed()) << "there are matches";
    filterBy("node", "31.875");
    EXPECT_EQ(rows("node").shown(), (std::vector<Slot>{2}));
    table.showType(typeOf(*document, "link"));
    filterBy("link", "node 27:2");
    EXPECT_EQ(rows("link").shown(), (std::vector<Slot>{2, 3, 4})) << "links from or to it";
    filterBy("link", "nowhere");
    EXPECT_EQ(count("link"), "0 of 9");
    EXPECT_TRUE(filter("link").isRed());
    EXPECT_TRUE(filter("link").toolTip().contains("links have no property 'nowhere'"));
}

TEST_F(ElementTableTest, invalidExpressionIsMarkedAndKeepsRows) {
    filterBy("node", "water");
    filterBy("node", "width >");
    EXPECT_TRUE(filter("node").isRed());
    EXPECT_TRUE(filter("node").toolTip().contains("expected a value"));
    EXPECT_EQ(count("node"), "2 of 7");
}

TEST_F(ElementTableTest, aFilterBelongsToItsDocument) {
    filterBy("node", "water");
    ASSERT_EQ(count("node"), "2 of 7");
    const auto other = tests::smallDocument();
    table.setDocument(other.get());
    EXPECT_EQ(count("node"), "7 of 7");
    EXPECT_TRUE(filter("node").text().isEmpty());
    table.setDocument(document.get());
    EXPECT_EQ(filter("node").text(), "water");
    EXPECT_EQ(count("node"), "2 of 7");
    table.setDocument(nullptr);
    EXPECT_EQ(table.tables(), nullptr);
}

TEST_F(ElementTableTest, aDocumentKeepsItsTablesWhileOthersAreShown) {
    const auto link = typeOf(*document, "link");
    table.showType(link);
    clickHeader("link", "target");
    const auto order = rows("link").shown();
    ASSERT_NE(order, (std::vector<Slot>{0, 1, 2, 3, 4, 5, 6, 7, 8}));
    const auto other = tests::smallDocument();
    table.setDocument(other.get());
    EXPECT_EQ(table.type(), link) << "a document of the same kind begins with the same type";
    EXPECT_EQ(rows("link").shown(), (std::vector<Slot>{0, 1, 2, 3, 4, 5, 6, 7, 8}));
    table.showType(typeOf(*other, "node"));
    const auto erasure = document->edit("Erase", [&](auto& tx) { tx.erase({link, order.front()}); });
    ASSERT_TRUE(erasure) << erasure.error().toStdString();

    table.setDocument(document.get());
    EXPECT_EQ(table.type(), link);
    EXPECT_EQ(rows("link").shown(), (std::vector<Slot>(order.begin() + 1, order.end())));
    EXPECT_EQ(count("link"), "8 of 8");
}

TEST_F(ElementTableTest, columnsFitTheDocumentThatIsShown) {
    const auto other = tests::smallDocument();
    const std::vector<Slot> last{6};
    ASSERT_TRUE(other->edit("Move", [&](model::Transaction& tx) {
        model::writeValue(tx, typeOf(*other, "node"), tests::propertyOf(*other, "node", "position"), last,
                          glm::dvec3(-2999.875, -2999.875, 4000.125));
    }));
    table.setDocument(other.get());
    const int c = column("node", "position");
    EXPECT_GE(view("node").columnWidth(c), view("node").fontMetrics().horizontalAdvance(rows("node").text(6, c)));
    table.setDocument(document.get());
}

TEST_F(ElementTableTest, columnsKeepTheWidthThatTheUserSets) {
    view("node").horizontalHeader()->resizeSection(column("node", "id"), 33);
    const auto other = tests::smallDocument();
    table.setDocument(other.get());
    EXPECT_EQ(view("node").columnWidth(column("node", "id")), 33);
    view("node").horizontalHeader()->resizeSection(column("node", "id"), 44);
    table.setDocument(document.get());
    EXPECT_EQ(view("node").columnWidth(column("node", "id")), 44);
}

TEST_F(ElementTableTest, columnsKeepTheOrderThatTheUserGives) {
    auto* header = view("node").horizontalHeader();
    const int id = column("node", "id");
    header->moveSection(header->visualIndex(id), 3);
    const auto other = tests::smallDocument();
    table.setDocument(other.get());
    EXPECT_EQ(view("node").horizontalHeader()->visualIndex(id), 3);
    view("node").horizontalHeader()->moveSection(3, 1);
    table.setDocument(document.get());
    EXPECT_EQ(header->visualIndex(id), 1);
}

TEST_F(ElementTableTest, aColumnThatIsShownHasNoWidthOfTheUser) {
    Q_EMIT view("node").horizontalHeader()->customContextMenuRequested({5, 5});
    find<QAction>(find<QMenu>(table, "columns.menu"), "columns.node.raw").trigger();
    find<QMenu>(table, "columns.menu").close();
    for (const auto& key : QSettings().allKeys())
        EXPECT_FALSE(key.endsWith("widths")) << key.toStdString();
}

TEST_F(ElementTableTest, filterAppliesAfterADelay) {
    tests::replaceText(filter("node"), "water");
    EXPECT_EQ(count("node"), "7 of 7");
    EXPECT_TRUE(QTest::qWaitFor([&] { return count("node") == "2 of 7"; }));
}

TEST_F(ElementTableTest, propertiesAndNamesOfValuesAreCompleted) {
    EXPECT_TRUE(filter("node").wordsFor("").contains("flood_group"));
    EXPECT_TRUE(filter("node").wordsFor("").contains("position.z"));
    EXPECT_EQ(filter("node").wordsFor("water and road_class = "),
              (QStringList{"slow", "normal", "highway", "\"3 (unused)\""}));
    auto& line = filter("node");
    tests::replaceText(line, "not wat");
    auto* completer = line.completer();
    ASSERT_EQ(completer->completionCount(), 1);
    EXPECT_EQ(completer->currentCompletion(), "not water");
}

TEST_F(ElementTableTest, selectingRowsSelectsElements) {
    clickCell("node", 1, "id");
    EXPECT_EQ(document->selection().elements(), nodes({1}));
    clickCell("node", 4, "id", Qt::ShiftModifier);
    EXPECT_EQ(document->selection().rows(typeOf(*document, "node")), (std::vector<Slot>{1, 2, 3, 4}));
    EXPECT_EQ(document->selection().primary().slot, 4U);
    clickCell("node", 2, "id", Qt::ControlModifier);
    EXPECT_EQ(document->selection().rows(typeOf(*document, "node")), (std::vector<Slot>{1, 3, 4}));
    clickCell("node", 6, "id", Qt::ControlModifier);
    EXPECT_EQ(document->selection().primary().slot, 6U);
    QTest::keyClick(&view("node"), Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(document->selection().size(), 7U);
    QTest::keyClick(&view("node"), Qt::Key_Up);
    EXPECT_EQ(document->selection().elements(), nodes({5}));
}

TEST_F(ElementTableTest, draggingOverRowsSelectsThem) {
    auto* port = view("node").viewport();
    QTest::mousePress(port, Qt::LeftButton, {}, cell("node", 1, "id"));
    QTest::mouseMove(port, cell("node", 3, "id"));
    QTest::mouseMove(port, cell("node", 4, "id"));
    EXPECT_EQ(document->selection().rows(typeOf(*document, "node")), (std::vector<Slot>{1, 2, 3, 4}));
    QTest::mouseMove(port, cell("node", 2, "id"));
    QTest::mouseRelease(port, Qt::LeftButton, {}, cell("node", 2, "id"));
    EXPECT_EQ(document->selection().rows(typeOf(*document, "node")), (std::vector<Slot>{1, 2}));
}

TEST_F(ElementTableTest, ctrlClickKeepsOtherTypesSelected) {
    const Element link{typeOf(*document, "link"), 3};
    document->selection().set({link});
    clickCell("node", 1, "id", Qt::ControlModifier);
    EXPECT_EQ(document->selection().elements(), (std::vector<Element>{link, {typeOf(*document, "node"), 1}}));
    clickCell("node", 2, "id");
    EXPECT_EQ(document->selection().elements(), nodes({2}));
}

TEST_F(ElementTableTest, showingTheSelectionDoesNotChangeIt) {
    QSignalSpy changes(&document->selection(), &document::Selection::changed);
    document->selection().set(nodes({2, 3, 5}));
    EXPECT_EQ(changes.size(), 1);
    std::vector<int> selected;
    for (const auto& index : view("node").selectionModel()->selectedRows())
        selected.push_back(index.row());
    std::ranges::sort(selected);
    EXPECT_EQ(selected, (std::vector<int>{2, 3, 5}));
    EXPECT_EQ(view("node").currentIndex().row(), 5);
    table.showType(typeOf(*document, "link"));
    document->selection().set(nodes({0}));
    EXPECT_FALSE(view("link").selectionModel()->hasSelection());
    table.showType(typeOf(*document, "node"));
    EXPECT_TRUE(view("node").rowSelection()->isRowSelected(0));
    EXPECT_EQ(view("node").currentIndex().row(), 0);
}

TEST_F(ElementTableTest, selectionSurvivesSortingAndFiltering) {
    document->selection().set(nodes({1, 2}));
    clickHeader("node", "width");
    EXPECT_TRUE(view("node").rowSelection()->isRowSelected(5));
    EXPECT_TRUE(view("node").selectionModel()->isRowSelected(6));
    filterBy("node", "water");
    EXPECT_EQ(document->selection().size(), 2U) << "filtered rows stay selected";
    filterBy("node", "");
    EXPECT_TRUE(view("node").selectionModel()->isRowSelected(6));
}

TEST_F(ElementTableTest, copiesSelectionAsATable) {
    for (int c = 0; c < rows("node").columnCount(); ++c)
        view("node").setColumnHidden(c, c != column("node", "id") && c != column("node", "road_class") &&
                                            c != column("node", "water"));
    document->selection().set(nodes({3, 5}));
    view("node").setFocus();
    QTest::keyClick(&view("node"), Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), "ID\tRoad class\tWater\n3\tnormal\tyes\n5\tslow\tno\n");
}

TEST_F(ElementTableTest, contextMenuKeepsTheSelection) {
    document->selection().set(nodes({1, 3}));
    QTest::mouseClick(view("node").viewport(), Qt::RightButton, {}, cell("node", 3, "id"));
    EXPECT_EQ(document->selection().size(), 2U);
    Q_EMIT view("node").customContextMenuRequested(cell("node", 3, "id"));
    auto& menu = find<QMenu>(table, "table.menu");
    QStringList texts;
    for (const auto* action : menu.actions())
        texts << action->text().remove(u'&');
    EXPECT_EQ(texts, (QStringList{"Go to Element", "Select All Shown", "Copy", "Edit Cell"}));
    QSignalSpy jumps(&table, &ElementTable::goTo);
    find<QAction>(view("node"), "table.node.goTo").trigger();
    EXPECT_EQ(jumps.size(), 1);
    filterBy("node", "group = ped");
    find<QAction>(view("node"), "table.node.selectAllShown").trigger();
    EXPECT_EQ(document->selection().rows(typeOf(*document, "node")), (std::vector<Slot>{5, 6}));
    menu.close();
}

TEST_F(ElementTableTest, rawFieldsAreOptionalColumns) {
    EXPECT_TRUE(view("node").isColumnHidden(column("node", "search_cost")));
    EXPECT_FALSE(view("node").isColumnHidden(column("node", "width")));
    Q_EMIT view("node").horizontalHeader()->customContextMenuRequested({5, 5});
    find<QAction>(find<QMenu>(table, "columns.menu"), "columns.node.raw").trigger();
    EXPECT_FALSE(view("node").isColumnHidden(column("node", "search_cost")));
    find<QAction>(find<QMenu>(table, "columns.menu"), "column.node.width").trigger();
    EXPECT_TRUE(view("node").isColumnHidden(column("node", "width")));
    find<QMenu>(table, "columns.menu").close();
    ElementTable other(commands);
    other.setDocument(document.get());
    EXPECT_FALSE(find<RowTableView>(other, "table.node").isColumnHidden(column("node", "search_cost")));
    EXPECT_TRUE(find<RowTableView>(other, "table.node").isColumnHidden(column("node", "width")));
    other.setDocument(nullptr);
}

TEST_F(ElementTableTest, survivesDeletionOfItsDocument) {
    document.reset();
    EXPECT_TRUE(find<QLabel>(table, "tables.hint").isVisible());
    const auto sample = tests::sampleDocument();
    table.setDocument(sample.get());
    EXPECT_EQ(count("thing"), "6 of 6");
    table.setDocument(nullptr);
}

TEST(ElementTableStock, theWholeMapIsSortedFilteredAndSelected) {
    const auto document = tests::stockDocument();
    if (!document)
        GTEST_SKIP() << tests::missingCorpus(tests::kStockFolder);
    QSettings().clear();
    tests::PanelCommands commands;
    ElementTable table(commands);
    table.setDocument(document.get());
    tests::showActive(table, {900, 400});
    const auto link = typeOf(*document, "link");
    table.showType(link);
    auto& view = find<RowTableView>(table, "table.link");
    auto& rows = *static_cast<ElementTableModel*>(view.model());
    EXPECT_EQ(find<QLabel>(table, "count.link").text(), "143,622 of 143,622");
    view.sortByColumn(3, Qt::DescendingOrder);
    ASSERT_EQ(rows.property(3).id, "length");
    std::vector<double> lengths(rows.shown().size());
    model::readNumbers(document->model(), link, rows.property(3), rows.shown(), lengths);
    EXPECT_TRUE(std::ranges::is_sorted(lengths, std::ranges::greater{}));
    EXPECT_GT(lengths.front(), lengths.back());

    // Every other link: too many ranges for Qt's own selection, which the table must still paint and extend.
    std::vector<Element> scattered;
    for (Slot slot = 0; slot < 143622; slot += 2)
        scattered.push_back({link, slot});
    view.sortByColumn(-1, Qt::AscendingOrder);
    document->selection().set(scattered);
    EXPECT_TRUE(view.rowSelection()->isRowSelected(140000));
    EXPECT_FALSE(view.rowSelection()->isRowSelected(140001));
    view.scrollTo(rows.index(1000, 0));
    const auto cell = [&](int row) { return view.visualRect(rows.index(row, 0)).center(); };
    QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ControlModifier, cell(1000));
    EXPECT_EQ(document->selection().size(), scattered.size() - 1);
    QTest::mouseClick(view.viewport(), Qt::RightButton, {}, cell(1002));
    EXPECT_EQ(document->selection().size(), scattered.size() - 1);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ControlModifier, cell(1001));
    EXPECT_EQ(document->selection().size(), scattered.size());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, cell(1001));
    EXPECT_EQ(document->selection().size(), 1U);
    table.setDocument(nullptr);
}

} // namespace
} // namespace navsmith::gui
