// Editing cells of element tables, and how the tables follow the document.
#include "app/gui/panels/number_box.h"
#include "tests/app/gui/panels/element_table_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>

namespace navsmith::gui {
namespace {

using document::Document;
using model::Element;
using model::Slot;
using tests::find;
using tests::numberOf;
using tests::typeOf;
using tests::valueOf;

TEST_F(ElementTableTest, doubleClickOrEnterGoesToElement) {
    QSignalSpy jumps(&table, &ElementTable::goTo);
    clickCell("node", 3, "id");
    QTest::mouseDClick(view("node").viewport(), Qt::LeftButton, {}, cell("node", 3, "id"));
    ASSERT_EQ(jumps.size(), 1);
    EXPECT_EQ(jumps[0][0].value<Element>(), (Element{typeOf(*document, "node"), 3}));
    view("node").setFocus();
    QTest::keyClick(&view("node"), Qt::Key_Return);
    EXPECT_EQ(jumps.size(), 2);
    EXPECT_EQ(document->undoStack().count(), 0);
}

TEST_F(ElementTableTest, editsCheckBoxInPlace) {
    const auto box = [&](int row) {
        auto& v = view("node");
        const auto rect = v.visualRect(v.model()->index(row, column("node", "dead_end")));
        return QPoint(rect.left() + 10, rect.center().y());
    };
    view("node").scrollTo(rows("node").index(0, column("node", "dead_end")));
    QTest::mouseClick(view("node").viewport(), Qt::LeftButton, {}, box(0));
    EXPECT_EQ(std::get<bool>(valueOf(*document, "node", "dead_end", 0)), true);
    EXPECT_EQ(document->undoStack().count(), 1);
    EXPECT_EQ(document->undoStack().text(0), "Dead end: no to yes, node 27:0");
    document->undoStack().undo();
    EXPECT_EQ(rows("node").index(0, column("node", "dead_end")).data(Qt::CheckStateRole).toInt(), Qt::Unchecked);
}

TEST_F(ElementTableTest, editsNumberInPlace) {
    clickCell("node", 1, "width");
    QTest::keyClick(&view("node"), Qt::Key_F2);
    auto& box = find<NumberBox>(view("node"), "cell.node.width");
    tests::replaceText(box, "7.5");
    QTest::keyClick(&box, Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([&] { return numberOf(*document, "node", "width", 1) == 7.5; }));
    EXPECT_EQ(numberOf(*document, "node", "width", 2), 31.875);
    EXPECT_EQ(document->undoStack().count(), 1);
}

TEST_F(ElementTableTest, aTypedNumberReplacesTheValue) {
    for (const bool byKey : {true, false}) { // F2 opens the editor first, a digit opens it and is typed
        clickCell("node", byKey ? 1 : 2, "width");
        if (byKey)
            QTest::keyClick(&view("node"), Qt::Key_F2);
        else
            QTest::keyClick(&view("node"), Qt::Key_8);
        auto& box = find<NumberBox>(view("node"), "cell.node.width");
        if (byKey)
            QTest::keyClick(&box, Qt::Key_8);
        QTest::keyClick(&box, Qt::Key_Return);
        EXPECT_TRUE(QTest::qWaitFor([&] { return numberOf(*document, "node", "width", byKey ? 1 : 2) == 8; }))
            << numberOf(*document, "node", "width", byKey ? 1 : 2);
    }
}

TEST_F(ElementTableTest, escapeRestoresCell) {
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

TEST_F(ElementTableTest, leavingACellCommitsTheText) {
    clickCell("node", 1, "width");
    QTest::keyClick(&view("node"), Qt::Key_F2);
    tests::replaceText(find<NumberBox>(view("node"), "cell.node.width"), "7.5");
    filter("node").setFocus();
    EXPECT_EQ(numberOf(*document, "node", "width", 1), 7.5);
    EXPECT_EQ(document->undoStack().count(), 1);
}

TEST_F(ElementTableTest, editsEnumerationAndCoordinatesInPlace) {
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

TEST_F(ElementTableTest, outOfRangeValueIsClampedAndReported) {
    QSignalSpy statusMessage(&table, &ElementTable::statusMessage);
    EXPECT_TRUE(rows("node").setData(rows("node").index(1, column("node", "width")), 99.0));
    ASSERT_EQ(statusMessage.size(), 1);
    EXPECT_TRUE(statusMessage[0][0].toString().contains("31.875")) << statusMessage[0][0].toString().toStdString();
    EXPECT_FALSE(rows("node").setData(rows("node").index(1, column("node", "id")), 5)) << "derived, not stored";
    EXPECT_FALSE(rows("node").setData(rows("node").index(1, column("node", "position")), "1, 2"));
}

TEST_F(ElementTableTest, changeUpdatesOnlyAffectedCells) {
    std::vector<std::pair<QModelIndex, QModelIndex>> stored;
    QObject::connect(&rows("node"), &QAbstractItemModel::dataChanged, &table,
                     [&](const QModelIndex& from, const QModelIndex& to) {
                         if (!rows("node").property(from.column()).derived())
                             stored.emplace_back(from, to);
                     });
    const std::vector<Slot> changed{1, 2, 5};
    const auto& flood = tests::propertyOf(*document, "node", "flood_group");
    ASSERT_TRUE(document->edit("Flood", [&](model::Transaction& tx) {
        model::writeValue(tx, typeOf(*document, "node"), flood, changed, std::int64_t{77});
    }));
    ASSERT_EQ(stored.size(), 2U);
    EXPECT_EQ(stored[0].first.row(), 1);
    EXPECT_EQ(stored[0].second.row(), 2);
    EXPECT_EQ(stored[1].first.row(), 5);
    EXPECT_EQ(stored[1].second.row(), 5);
    EXPECT_EQ(stored[0].first.column(), column("node", "flood_group"));
    EXPECT_EQ(stored[0].second.column(), column("node", "flood_group"));
}

TEST_F(ElementTableTest, rowsAreInsertedAndRemovedIndividually) {
    QSignalSpy resets(&rows("node"), &QAbstractItemModel::modelReset);
    QSignalSpy removed(&rows("node"), &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&rows("node"), &QAbstractItemModel::rowsInserted);
    erase({typeOf(*document, "node"), 4});
    EXPECT_EQ(count("node"), "6 of 6");
    EXPECT_EQ(rows("node").rowOf(4), -1);
    EXPECT_EQ(rows("node").rowOf(5), 4);
    document->undoStack().undo();
    EXPECT_EQ(rows("node").shown(), (std::vector<Slot>{0, 1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(removed.size(), 1);
    EXPECT_EQ(inserted.size(), 1);
    EXPECT_EQ(resets.size(), 0);
}

TEST_F(ElementTableTest, restoredRowsKeepTheSortOrder) {
    clickHeader("node", "width");
    const auto before = rows("node").shown();
    erase({typeOf(*document, "node"), 4});
    EXPECT_EQ(rows("node").rowCount(), 6);
    document->undoStack().undo();
    EXPECT_EQ(rows("node").shown(), before);
    filterBy("node", "water");
    erase({typeOf(*document, "node"), 6});
    document->undoStack().undo();
    EXPECT_EQ(count("node"), "2 of 7") << "a row that does not match is not shown";
}

TEST_F(ElementTableTest, hiddenTableUpdatesWhenShown) {
    table.showType(typeOf(*document, "link"));
    erase({typeOf(*document, "node"), 3});
    EXPECT_EQ(count("link"), "7 of 7") << "its links were erased with it";
    table.showType(typeOf(*document, "node"));
    EXPECT_EQ(count("node"), "6 of 6");
    EXPECT_EQ(rows("node").shown(), (std::vector<Slot>{0, 1, 2, 4, 5, 6}));
}

class SampleTable : public ElementTableTest {
protected:
    std::unique_ptr<Document> makeDocument() override { return tests::sampleDocument(); }
};

/// The sample without a file of version 2 and without names.
class BlankColumns : public ElementTableTest {
protected:
    std::unique_ptr<Document> makeDocument() override {
        auto made = tests::sampleDocument();
        EXPECT_TRUE(made->edit("Blank", [&](model::Transaction& tx) {
            const std::vector<Slot> files{0, 1};
            model::writeValue(tx, model::kFileType, tests::propertyOf(*made, "file", "version"), files,
                              std::int64_t{1});
            rename(tx, {0, 1, 2, 3, 4, 5}, "");
        }));
        return made;
    }
    static void rename(model::Transaction& tx, const std::vector<Slot>& rows, const std::string& name) {
        const auto type = *tx.model().schema().findElementType("thing");
        model::writeValue(tx, type, *tx.model().schema().type(type).findProperty("name"), rows, name);
    }
    void call(const std::string& name) {
        ASSERT_TRUE(document->edit("Name", [&](model::Transaction& tx) { rename(tx, {2}, name); }));
    }
    bool isShown(std::string_view property) { return !view("thing").isColumnHidden(column("thing", property)); }
    /// The header's context menu, open.
    QMenu& columnMenu() {
        Q_EMIT view("thing").horizontalHeader()->customContextMenuRequested({5, 5});
        return find<QMenu>(table, "columns.menu");
    }
};

TEST_F(BlankColumns, areLeftOutUnlessWanted) {
    EXPECT_FALSE(isShown("late")) << "no file has it";
    EXPECT_FALSE(isShown("name"));
    EXPECT_TRUE(isShown("next"));
    EXPECT_TRUE(isShown("shade"));
    auto& menu = columnMenu();
    EXPECT_EQ(menu.findChild<QAction*>("column.thing.name"), nullptr);
    EXPECT_NE(menu.findChild<QAction*>("column.thing.ratio"), nullptr);
    find<QAction>(menu, "columns.thing.empty").trigger();
    EXPECT_TRUE(isShown("late"));
    EXPECT_TRUE(isShown("name"));
    EXPECT_FALSE(isShown("serial")) << "a raw field";
    find<QAction>(menu, "columns.thing.empty").trigger();
    EXPECT_FALSE(isShown("name"));
    find<QAction>(menu, "columns.thing.raw").trigger();
    EXPECT_TRUE(isShown("serial"));
    menu.close();
}

TEST_F(BlankColumns, appearWithTheFirstValueAndStay) {
    call("Bridge");
    EXPECT_TRUE(isShown("name"));
    EXPECT_FALSE(isShown("late"));
    call("");
    EXPECT_TRUE(isShown("name")) << "so that a value can be entered again";
}

TEST_F(BlankColumns, disappearWhenTheFirstValueIsUndone) {
    call("Bridge");
    ASSERT_TRUE(isShown("name"));
    document->undo();
    EXPECT_FALSE(isShown("name"));
    document->redo();
    EXPECT_TRUE(isShown("name"));
    call("");
    document->undo();
    EXPECT_TRUE(isShown("name")) << "it has a name again";
}

TEST_F(BlankColumns, areThoseOfTheDocumentThatIsShown) {
    const auto other = tests::sampleDocument();
    table.setDocument(nullptr);
    table.setDocument(other.get());
    EXPECT_TRUE(isShown("name"));
    table.setDocument(document.get());
    EXPECT_FALSE(isShown("name"));
    table.setDocument(nullptr);
    table.setDocument(document.get());
    EXPECT_FALSE(isShown("name"));
}

class NoRows : public ElementTableTest {
protected:
    std::unique_ptr<Document> makeDocument() override { return tests::emptyDocument(); }
    void expectRoom(std::string_view property) {
        const auto* header = view("node").horizontalHeader();
        const int c = column("node", property);
        ASSERT_FALSE(header->isSectionHidden(c));
        EXPECT_GE(header->sectionSize(c), header->sectionSizeHint(c)) << property;
    }
};

TEST_F(NoRows, headingsHaveRoom) {
    expectRoom("spawn_probability");
    Q_EMIT view("node").horizontalHeader()->customContextMenuRequested({5, 5});
    auto& menu = find<QMenu>(table, "columns.menu");
    find<QAction>(menu, "columns.node.raw").trigger();
    expectRoom("flags_word");
    expectRoom("second_pointer");
    menu.close();
}

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

TEST_F(SampleTable, absentPropertyIsEmptyAndReadOnly) {
    const int late = column("thing", "late");
    EXPECT_EQ(rows("thing").text(0, late), "");
    EXPECT_FALSE(rows("thing").index(0, late).data(Qt::CheckStateRole).isValid());
    EXPECT_FALSE(rows("thing").flags(rows("thing").index(0, late)) & Qt::ItemIsUserCheckable);
    EXPECT_TRUE(rows("thing").flags(rows("thing").index(3, late)) & Qt::ItemIsUserCheckable);
}

TEST_F(SampleTable, referencesSortByTheirTargets) {
    clickHeader("thing", "next");
    EXPECT_EQ(rows("thing").shown(), (std::vector<Slot>{4, 5, 0, 1, 2, 3})) << "null references come first";
}

} // namespace
} // namespace navsmith::gui
