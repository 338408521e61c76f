// The element tables as their user meets them: sorting, filtering, choosing and editing with real keys and clicks.
#include "app/gui/panels/element_table.h"
#include "app/gui/panels/element_table_model.h"
#include "app/gui/panels/filter_edit.h"
#include "app/gui/panels/number_box.h"
#include "app/gui/panels/row_selection.h"
#include "tests/app/gui/panels/sample_document.h"
#include "tests/app/gui/panels/widgets.h"
#include "tests/support/corpus.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::gui {
namespace {

using document::Document;
using model::Element;
using model::KindId;
using model::Slot;
using tests::find;
using tests::kindOf;
using tests::numberOf;
using tests::valueOf;

class ElementTableTest : public ::testing::Test {
protected:
    std::unique_ptr<Document> document;
    ElementTable table;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;

    virtual std::unique_ptr<Document> makeDocument() { return tests::smallDocument(); }

    void SetUp() override {
        QSettings().clear();
        document = makeDocument();
        table.setDocument(document.get());
        for (auto* view : table.findChildren<RowTableView*>())
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                view->model(), QAbstractItemModelTester::FailureReportingMode::Fatal));
        tests::showActive(table, {900, 400});
    }
    void TearDown() override { table.setDocument(nullptr); }

    RowTableView& view(const char* kind) { return find<RowTableView>(table, (std::string("table.") + kind).c_str()); }
    FilterEdit& filter(const char* kind) { return find<FilterEdit>(table, (std::string("filter.") + kind).c_str()); }
    QString count(const char* kind) { return find<QLabel>(table, (std::string("count.") + kind).c_str()).text(); }
    ElementTableModel& rows(const char* kind) { return *static_cast<ElementTableModel*>(view(kind).model()); }
    int column(const char* kind, std::string_view property) {
        auto& m = rows(kind);
        for (int c = 0; c < m.columnCount(); ++c) {
            if (m.property(c).id == property)
                return c;
        }
        throw std::runtime_error("no such column");
    }
    void filterBy(const char* kind, const QString& text) {
        tests::replaceText(filter(kind), text);
        QTest::keyClick(&filter(kind), Qt::Key_Return);
    }
    void clickHeader(const char* kind, std::string_view property) {
        auto* header = view(kind).horizontalHeader();
        const int c = column(kind, property);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          {header->sectionViewportPosition(c) + 10, header->height() / 2});
    }
    QPoint cell(const char* kind, int row, std::string_view property) {
        auto& v = view(kind);
        return v.visualRect(v.model()->index(row, column(kind, property))).center();
    }
    void clickCell(const char* kind, int row, std::string_view property, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(view(kind).viewport(), Qt::LeftButton, keys, cell(kind, row, property));
    }
    std::vector<Element> nodes(std::initializer_list<Slot> slots) {
        std::vector<Element> elements;
        for (const Slot slot : slots)
            elements.push_back({kindOf(*document, "node"), slot});
        return elements;
    }
    void erase(Element e) {
        ASSERT_TRUE(document->edit("Erase", [&](model::Transaction& tx) { tx.erase(e); }));
    }
};

TEST_F(ElementTableTest, everyKindHasATabWithItsElements) {
    auto& tabs = find<QTabWidget>(table, "tables");
    ASSERT_EQ(tabs.count(), 4);
    EXPECT_EQ(tabs.tabText(1), "Nodes");
    EXPECT_EQ(count("node"), "7 of 7");
    table.showKind(kindOf(*document, "link"));
    EXPECT_EQ(count("link"), "9 of 9");
    EXPECT_EQ(rows("link").text(4, column("link", "target")), "0x1C0011");
    EXPECT_EQ(view("link").accessibleName(), "Links");
}

TEST_F(ElementTableTest, cellsShowValuesAsTheyAreStored) {
    EXPECT_EQ(rows("node").text(1, column("node", "position")), "-499.5, 3, 10.125");
    EXPECT_EQ(rows("node").text(2, column("node", "width")), "31.875");
    EXPECT_EQ(rows("node").text(1, column("node", "road_class")), "normal");
    EXPECT_EQ(rows("node").text(3, column("node", "water")), "yes");
    EXPECT_EQ(rows("node").text(1, column("node", "flags_word")), "0xF1002");
}

TEST_F(ElementTableTest, aClickOnAHeadingSortsAnotherTurnsItAroundAThirdRestoresTheFilesOrder) {
    const auto order = [&] { return rows("node").shown(); };
    clickHeader("node", "width");
    EXPECT_EQ(order(), (std::vector<Slot>{0, 3, 4, 5, 6, 1, 2}));
    clickHeader("node", "width");
    EXPECT_EQ(order(), (std::vector<Slot>{2, 1, 5, 6, 0, 3, 4})) << "equal ones stay in the file's order";
    clickHeader("node", "width");
    EXPECT_EQ(order(), (std::vector<Slot>{0, 1, 2, 3, 4, 5, 6}));
    clickHeader("node", "position");
    EXPECT_EQ(order(), (std::vector<Slot>{0, 1, 2, 6, 5, 3, 4}));
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

TEST_F(ElementTableTest, otherTextIsLookedForInTheCells) {
    filterBy("node", "PED");
    EXPECT_EQ(rows("node").shown(), (std::vector<Slot>{5, 6}));
    EXPECT_FALSE(filter("node").isRed()) << "it has found something";
    EXPECT_TRUE(filter("node").toolTip().contains("nodes have no property 'PED'"));
    filterBy("node", "31.875");
    EXPECT_EQ(rows("node").shown(), (std::vector<Slot>{2}));
    table.showKind(kindOf(*document, "link"));
    filterBy("link", "node 27:2");
    EXPECT_EQ(rows("link").shown(), (std::vector<Slot>{2, 3, 4})) << "from it or to it";
    filterBy("link", "nowhere");
    EXPECT_EQ(count("link"), "0 of 9");
    EXPECT_TRUE(filter("link").isRed());
}

TEST_F(ElementTableTest, anExpressionThatIsWrongIsMarkedAndLeavesTheRows) {
    filterBy("node", "water");
    filterBy("node", "width >");
    EXPECT_TRUE(filter("node").isRed());
    EXPECT_TRUE(filter("node").toolTip().contains("a value is expected here"));
    EXPECT_EQ(count("node"), "2 of 7");
}

TEST_F(ElementTableTest, theFilterIsAppliedAMomentAfterTheLastKey) {
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

TEST_F(ElementTableTest, rowsThatAreChosenAreTheDocumentsSelection) {
    clickCell("node", 1, "id");
    EXPECT_EQ(document->selection().elements(), nodes({1}));
    clickCell("node", 4, "id", Qt::ShiftModifier);
    EXPECT_EQ(document->selection().rows(kindOf(*document, "node")), (std::vector<Slot>{1, 2, 3, 4}));
    EXPECT_EQ(document->selection().primary().slot, 4U);
    clickCell("node", 2, "id", Qt::ControlModifier);
    EXPECT_EQ(document->selection().rows(kindOf(*document, "node")), (std::vector<Slot>{1, 3, 4}));
    clickCell("node", 6, "id", Qt::ControlModifier);
    EXPECT_EQ(document->selection().primary().slot, 6U);
    QTest::keyClick(&view("node"), Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(document->selection().size(), 7U);
    QTest::keyClick(&view("node"), Qt::Key_Up);
    EXPECT_EQ(document->selection().elements(), nodes({5}));
}

TEST_F(ElementTableTest, draggingOverRowsChoosesThem) {
    auto* port = view("node").viewport();
    QTest::mousePress(port, Qt::LeftButton, {}, cell("node", 1, "id"));
    QTest::mouseMove(port, cell("node", 3, "id"));
    QTest::mouseMove(port, cell("node", 4, "id"));
    EXPECT_EQ(document->selection().rows(kindOf(*document, "node")), (std::vector<Slot>{1, 2, 3, 4}));
    QTest::mouseMove(port, cell("node", 2, "id"));
    QTest::mouseRelease(port, Qt::LeftButton, {}, cell("node", 2, "id"));
    EXPECT_EQ(document->selection().rows(kindOf(*document, "node")), (std::vector<Slot>{1, 2}));
}

TEST_F(ElementTableTest, addingToASelectionKeepsOtherKindsAClickAloneDoesNot) {
    const Element link{kindOf(*document, "link"), 3};
    document->selection().set({link});
    clickCell("node", 1, "id", Qt::ControlModifier);
    EXPECT_EQ(document->selection().elements(), (std::vector<Element>{link, {kindOf(*document, "node"), 1}}));
    clickCell("node", 2, "id");
    EXPECT_EQ(document->selection().elements(), nodes({2}));
}

TEST_F(ElementTableTest, theDocumentsSelectionIsShownWithoutComingBack) {
    QSignalSpy changes(&document->selection(), &document::Selection::changed);
    document->selection().set(nodes({2, 3, 5}));
    EXPECT_EQ(changes.size(), 1);
    std::vector<int> selected;
    for (const auto& index : view("node").selectionModel()->selectedRows())
        selected.push_back(index.row());
    std::ranges::sort(selected);
    EXPECT_EQ(selected, (std::vector<int>{2, 3, 5}));
    EXPECT_EQ(view("node").currentIndex().row(), 5);
    table.showKind(kindOf(*document, "link"));
    document->selection().set(nodes({0}));
    EXPECT_FALSE(view("link").selectionModel()->hasSelection());
    table.showKind(kindOf(*document, "node"));
    EXPECT_TRUE(view("node").rowSelection()->isRowSelected(0));
    EXPECT_EQ(view("node").currentIndex().row(), 0);
}

TEST_F(ElementTableTest, theSelectionStaysOverSortingAndFiltering) {
    document->selection().set(nodes({1, 2}));
    clickHeader("node", "width");
    EXPECT_TRUE(view("node").rowSelection()->isRowSelected(5));
    EXPECT_TRUE(view("node").selectionModel()->isRowSelected(6));
    filterBy("node", "water");
    EXPECT_EQ(document->selection().size(), 2U) << "what is filtered away stays selected";
    filterBy("node", "");
    EXPECT_TRUE(view("node").selectionModel()->isRowSelected(6));
}

TEST_F(ElementTableTest, aDoubleClickOrEnterGoesToTheElement) {
    QSignalSpy jumps(&table, &ElementTable::goTo);
    clickCell("node", 3, "id");
    QTest::mouseDClick(view("node").viewport(), Qt::LeftButton, {}, cell("node", 3, "id"));
    ASSERT_EQ(jumps.size(), 1);
    EXPECT_EQ(jumps[0][0].value<Element>(), (Element{kindOf(*document, "node"), 3}));
    view("node").setFocus();
    QTest::keyClick(&view("node"), Qt::Key_Return);
    EXPECT_EQ(jumps.size(), 2);
    EXPECT_EQ(document->undoStack().count(), 0);
}

TEST_F(ElementTableTest, aCheckBoxIsTurnedInPlace) {
    const auto box = [&](int row) {
        auto& v = view("node");
        const auto rect = v.visualRect(v.model()->index(row, column("node", "dead_end")));
        return QPoint(rect.left() + 10, rect.center().y());
    };
    view("node").scrollTo(rows("node").index(0, column("node", "dead_end")));
    QTest::mouseClick(view("node").viewport(), Qt::LeftButton, {}, box(0));
    EXPECT_EQ(std::get<bool>(valueOf(*document, "node", "dead_end", 0)), true);
    EXPECT_EQ(document->undoStack().count(), 1);
    EXPECT_EQ(document->undoStack().text(0), "Set dead end of node 27:0");
    document->undoStack().undo();
    EXPECT_EQ(rows("node").index(0, column("node", "dead_end")).data(Qt::CheckStateRole).toInt(), Qt::Unchecked);
}

TEST_F(ElementTableTest, aNumberIsTypedInPlace) {
    clickCell("node", 1, "width");
    QTest::keyClick(&view("node"), Qt::Key_F2);
    auto& box = find<NumberBox>(view("node"), "cell.node.width");
    tests::replaceText(box, "7.5");
    QTest::keyClick(&box, Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([&] { return numberOf(*document, "node", "width", 1) == 7.5; }));
    EXPECT_EQ(numberOf(*document, "node", "width", 2), 31.875);
    EXPECT_EQ(document->undoStack().count(), 1);
}

TEST_F(ElementTableTest, escapeLeavesACellAsItWas) {
    clickCell("node", 1, "width");
    QTest::keyClick(&view("node"), Qt::Key_F2);
    auto& box = find<NumberBox>(view("node"), "cell.node.width");
    tests::replaceText(box, "7.5");
    QTest::keyClick(&box, Qt::Key_Escape);
    QTest::keyClick(&box, Qt::Key_Escape);
    QApplication::processEvents();
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 5);
    EXPECT_EQ(document->undoStack().count(), 0);
}

TEST_F(ElementTableTest, leavingACellTakesOverWhatWasTyped) {
    clickCell("node", 1, "width");
    QTest::keyClick(&view("node"), Qt::Key_F2);
    tests::replaceText(find<NumberBox>(view("node"), "cell.node.width"), "7.5");
    filter("node").setFocus();
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 7.5);
    EXPECT_EQ(document->undoStack().count(), 1);
}

TEST_F(ElementTableTest, aChoiceAndCoordinatesAreEditedInPlace) {
    clickCell("node", 1, "road_class");
    QTest::keyClick(&view("node"), Qt::Key_F2);
    auto& choice = find<QComboBox>(view("node"), "cell.node.road_class");
    EXPECT_EQ(choice.currentText(), "normal");
    QTest::keyClick(&choice, Qt::Key_H);
    QTest::keyClick(&choice, Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([&] { return numberOf(*document, "node", "road_class", 1) == 2; }));

    clickCell("node", 3, "position");
    QTest::keyClick(&view("node"), Qt::Key_F2);
    auto& line = find<QLineEdit>(view("node"), "cell.node.position");
    EXPECT_EQ(line.text(), "12.5, 25, 0");
    tests::replaceText(line, "13 25.5 -1");
    QTest::keyClick(&line, Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return std::get<glm::dvec3>(valueOf(*document, "node", "position", 3)) == glm::dvec3(13, 25.5, -1); }));
}

TEST_F(ElementTableTest, aValueOutsideTheRangeIsHeldAndSaidSo) {
    QSignalSpy told(&table, &ElementTable::told);
    EXPECT_TRUE(rows("node").setData(rows("node").index(1, column("node", "width")), 99.0));
    ASSERT_EQ(told.size(), 1);
    EXPECT_TRUE(told[0][0].toString().contains("31.875")) << told[0][0].toString().toStdString();
    EXPECT_FALSE(rows("node").setData(rows("node").index(1, column("node", "id")), 5)) << "worked out, not stored";
    EXPECT_FALSE(rows("node").setData(rows("node").index(1, column("node", "position")), "1, 2"));
}

TEST_F(ElementTableTest, aChangeTouchesOnlyTheRowsAndColumnsItIsAbout) {
    std::vector<std::pair<QModelIndex, QModelIndex>> stored;
    QObject::connect(&rows("node"), &QAbstractItemModel::dataChanged, &table,
                     [&](const QModelIndex& from, const QModelIndex& to) {
                         if (rows("node").property(from.column()).derive == nullptr)
                             stored.emplace_back(from, to);
                     });
    const std::vector<Slot> changed{1, 2, 5};
    const auto& flood = tests::propertyOf(*document, "node", "flood_group");
    ASSERT_TRUE(document->edit("Flood", [&](model::Transaction& tx) {
        model::writeValue(tx, kindOf(*document, "node"), flood, changed, std::int64_t{77});
    }));
    ASSERT_EQ(stored.size(), 2U);
    EXPECT_EQ(stored[0].first.row(), 1);
    EXPECT_EQ(stored[0].second.row(), 2);
    EXPECT_EQ(stored[1].first.row(), 5);
    EXPECT_EQ(stored[1].second.row(), 5);
    EXPECT_EQ(stored[0].first.column(), column("node", "flood_group"));
    EXPECT_EQ(stored[0].second.column(), column("node", "flood_group"));
}

TEST_F(ElementTableTest, rowsComeAndGoOneByOne) {
    QSignalSpy resets(&rows("node"), &QAbstractItemModel::modelReset);
    QSignalSpy removed(&rows("node"), &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&rows("node"), &QAbstractItemModel::rowsInserted);
    erase({kindOf(*document, "node"), 4});
    EXPECT_EQ(count("node"), "6 of 6");
    EXPECT_EQ(rows("node").rowOf(4), -1);
    EXPECT_EQ(rows("node").rowOf(5), 4);
    document->undoStack().undo();
    EXPECT_EQ(rows("node").shown(), (std::vector<Slot>{0, 1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(removed.size(), 1);
    EXPECT_EQ(inserted.size(), 1);
    EXPECT_EQ(resets.size(), 0);
}

TEST_F(ElementTableTest, rowsThatComeBackFindTheirPlaceInTheSorting) {
    clickHeader("node", "width");
    const auto before = rows("node").shown();
    erase({kindOf(*document, "node"), 1});
    EXPECT_EQ(rows("node").rowCount(), 6);
    document->undoStack().undo();
    EXPECT_EQ(rows("node").shown(), before);
    filterBy("node", "water");
    erase({kindOf(*document, "node"), 0});
    document->undoStack().undo();
    EXPECT_EQ(count("node"), "2 of 7") << "a row that does not match stays away";
}

TEST_F(ElementTableTest, aTableThatNobodySeesCatchesUpWhenItIsShown) {
    table.showKind(kindOf(*document, "link"));
    erase({kindOf(*document, "node"), 0});
    EXPECT_EQ(count("link"), "7 of 7") << "its links went with it";
    table.showKind(kindOf(*document, "node"));
    EXPECT_EQ(count("node"), "6 of 6");
    EXPECT_EQ(rows("node").shown(), (std::vector<Slot>{1, 2, 3, 4, 5, 6}));
}

TEST_F(ElementTableTest, whatIsChosenIsCopiedAsATable) {
    for (int c = 0; c < rows("node").columnCount(); ++c)
        view("node").setColumnHidden(c, c != column("node", "id") && c != column("node", "road_class") &&
                                            c != column("node", "water"));
    document->selection().set(nodes({3, 5}));
    view("node").setFocus();
    QTest::keyClick(&view("node"), Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), "Id\tRoad class\tWater\n3\tnormal\tyes\n5\tslow\tno\n");
}

TEST_F(ElementTableTest, theMenuOffersWhatCanBeDoneAndKeepsTheSelection) {
    document->selection().set(nodes({1, 3}));
    QTest::mouseClick(view("node").viewport(), Qt::RightButton, {}, cell("node", 3, "id"));
    EXPECT_EQ(document->selection().size(), 2U);
    Q_EMIT view("node").customContextMenuRequested(cell("node", 3, "id"));
    auto& menu = find<QMenu>(table, "table.menu");
    QStringList texts;
    for (const auto* action : menu.actions())
        texts << action->text().remove(u'&');
    EXPECT_EQ(texts, (QStringList{"Go to", "Select all shown", "Copy", "Edit cell"}));
    QSignalSpy jumps(&table, &ElementTable::goTo);
    find<QAction>(view("node"), "table.node.goTo").trigger();
    EXPECT_EQ(jumps.size(), 1);
    filterBy("node", "group = ped");
    find<QAction>(view("node"), "table.node.selectAllShown").trigger();
    EXPECT_EQ(document->selection().rows(kindOf(*document, "node")), (std::vector<Slot>{5, 6}));
    menu.close();
}

TEST_F(ElementTableTest, rawFieldsAreColumnsOnRequestAndStaySo) {
    EXPECT_TRUE(view("node").isColumnHidden(column("node", "search_cost")));
    EXPECT_FALSE(view("node").isColumnHidden(column("node", "width")));
    Q_EMIT view("node").horizontalHeader()->customContextMenuRequested({5, 5});
    find<QAction>(find<QMenu>(table, "columns.menu"), "columns.node.raw").trigger();
    EXPECT_FALSE(view("node").isColumnHidden(column("node", "search_cost")));
    find<QAction>(find<QMenu>(table, "columns.menu"), "column.node.width").trigger();
    EXPECT_TRUE(view("node").isColumnHidden(column("node", "width")));
    find<QMenu>(table, "columns.menu").close();
    ElementTable other;
    other.setDocument(document.get());
    EXPECT_FALSE(find<RowTableView>(other, "table.node").isColumnHidden(column("node", "search_cost")));
    EXPECT_TRUE(find<RowTableView>(other, "table.node").isColumnHidden(column("node", "width")));
    other.setDocument(nullptr);
}

TEST_F(ElementTableTest, outlivesItsDocumentAndTakesAnother) {
    document.reset();
    EXPECT_TRUE(find<QLabel>(table, "tables.hint").isVisible());
    const auto sample = tests::sampleDocument();
    table.setDocument(sample.get());
    EXPECT_EQ(count("thing"), "6 of 6");
    table.setDocument(nullptr);
}

class SampleTable : public ElementTableTest {
protected:
    std::unique_ptr<Document> makeDocument() override { return tests::sampleDocument(); }
};

TEST_F(SampleTable, textIsFoundSortedAndEdited) {
    filterBy("thing", "thing c");
    EXPECT_EQ(rows("thing").shown(), (std::vector<Slot>{2}));
    filterBy("thing", "");
    clickHeader("thing", "name");
    clickHeader("thing", "name");
    EXPECT_EQ(rows("thing").shown().front(), 5U);
    clickCell("thing", 0, "name");
    QTest::keyClick(&view("thing"), Qt::Key_F2);
    auto& line = find<QLineEdit>(view("thing"), "cell.thing.name");
    tests::replaceText(line, "a new name");
    QTest::keyClick(&line, Qt::Key_Return);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return std::get<std::string>(valueOf(*document, "thing", "name", 5)) == "a new name"; }));
    EXPECT_EQ(rows("thing").slotAt(0), 5U) << "rows stay while they are edited";
}

TEST_F(SampleTable, whatAFileDoesNotHaveIsEmptyAndCannotBeEdited) {
    const int late = column("thing", "late");
    EXPECT_EQ(rows("thing").text(0, late), "");
    EXPECT_FALSE(rows("thing").index(0, late).data(Qt::CheckStateRole).isValid());
    EXPECT_FALSE(rows("thing").flags(rows("thing").index(0, late)) & Qt::ItemIsUserCheckable);
    EXPECT_TRUE(rows("thing").flags(rows("thing").index(3, late)) & Qt::ItemIsUserCheckable);
}

TEST_F(SampleTable, referencesSortByTheirTargets) {
    clickHeader("thing", "next");
    EXPECT_EQ(rows("thing").shown(), (std::vector<Slot>{4, 5, 0, 1, 2, 3})) << "those that lead nowhere come first";
}

TEST(ElementTableStock, theWholeMapIsSortedFilteredAndChosen) {
    const auto document = tests::stockDocument();
    if (!document)
        GTEST_SKIP() << tests::missingCorpus(tests::kStockFolder);
    QSettings().clear();
    ElementTable table;
    table.setDocument(document.get());
    tests::showActive(table, {900, 400});
    const auto link = kindOf(*document, "link");
    table.showKind(link);
    auto& view = find<RowTableView>(table, "table.link");
    auto& rows = *static_cast<ElementTableModel*>(view.model());
    EXPECT_EQ(find<QLabel>(table, "count.link").text(), "143,622 of 143,622");
    view.sortByColumn(3, Qt::DescendingOrder);
    ASSERT_EQ(rows.property(3).id, "length");
    std::vector<double> lengths(rows.shown().size());
    model::readNumbers(document->model(), link, rows.property(3), rows.shown(), lengths);
    EXPECT_TRUE(std::ranges::is_sorted(lengths, std::ranges::greater{}));
    EXPECT_GT(lengths.front(), lengths.back());

    // Every other link: far too many ranges for Qt's own selection, which the table must still paint and extend.
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
