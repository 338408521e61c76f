#include "app/gui/panels/choice_box.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace navsmith::gui {
namespace {

using model::PropertySpec;
using model::PropertyType;

/// "even 0", "odd 1", and so on.
PropertySpec choices(std::int64_t count) {
    PropertySpec property;
    property.id = "kind";
    property.title = "Kind";
    property.type = PropertyType::Enum;
    for (std::int64_t value = 0; value < count; ++value)
        property.names.push_back({.value = value, .title = value % 2 == 0 ? "even" : "odd"});
    property.names.front().title = "Nothing";
    property.names.back().title = "Last of all";
    return property;
}

void type(ChoiceBox& box, const QString& text) {
    box.lineEdit()->selectAll();
    QTest::keyClicks(box.lineEdit(), text);
    QTest::keyClick(box.lineEdit(), Qt::Key_Return);
}

TEST(ChoiceBox, fewValuesAreAList) {
    ChoiceBox box(choices(3), nullptr);
    EXPECT_FALSE(box.isEditable());
    box.showValue(2);
    EXPECT_EQ(box.currentText(), "Last of all");
    box.showValue(9);
    EXPECT_EQ(box.currentText(), "9 (unknown)");
    EXPECT_EQ(box.value(), 9);
    box.showValue(0);
    EXPECT_EQ(box.count(), 3);
}

TEST(ChoiceBox, manyValuesHaveNumbersAndAreSearched) {
    ChoiceBox box(choices(300), nullptr);
    box.showValue(299);
    EXPECT_EQ(box.currentText(), "299 Last of all");
    auto* completer = box.completer();
    completer->setCompletionPrefix("last");
    ASSERT_EQ(completer->completionCount(), 1);
    EXPECT_EQ(completer->currentCompletion(), "299 Last of all");
}

TEST(ChoiceBox, typedNamesAndNumbersAreChosen) {
    ChoiceBox box(choices(300), nullptr);
    box.show();
    box.showValue(7);
    QSignalSpy chosen(&box, &ChoiceBox::chosen);
    type(box, "Last of all");
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].toLongLong(), 299);
    type(box, "4711"); // without a name
    ASSERT_EQ(chosen.size(), 2);
    EXPECT_EQ(chosen[1][0].toLongLong(), 4711);
    box.showValue(4711);
    EXPECT_EQ(box.currentText(), "4711 (unknown)");
    type(box, "last of all");
    ASSERT_EQ(chosen.size(), 3) << "in any case";
    box.showValue(299);
    type(box, "thing");
    ASSERT_EQ(chosen.size(), 4);
    EXPECT_EQ(chosen[3][0].toLongLong(), 0) << "the first that has it: Nothing";
    box.showValue(4711);
    type(box, "no such thing");
    EXPECT_EQ(chosen.size(), 4);
    EXPECT_EQ(box.currentText(), "4711 (unknown)") << "back to what it was";
}

} // namespace
} // namespace navsmith::gui
