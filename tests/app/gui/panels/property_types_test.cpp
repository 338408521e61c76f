// Property fields of every type, with a schema made for the test.
#include "app/gui/panels/commit_line_edit.h"
#include "app/gui/panels/schema_text.h"
#include "tests/app/gui/panels/property_panel_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QToolButton>

namespace navsmith::gui {
namespace {

using document::Document;
using model::Slot;
using tests::find;
using tests::numberOf;
using tests::valueOf;

class SamplePanel : public PropertyPanelTest {
protected:
    std::unique_ptr<Document> sample = tests::sampleDocument();

    void SetUp() override {
        PropertyPanelTest::SetUp();
        use(*sample);
    }
};

TEST_F(SamplePanel, textIsEditedAsText) {
    selectIn(*sample, "thing", {0});
    auto& name = find<CommitLineEdit>(panel, "property.thing.name");
    EXPECT_EQ(name.text(), "thing a");
    tests::replaceText(name, "harbour");
    QTest::keyClick(&name, Qt::Key_Return);
    EXPECT_EQ(std::get<std::string>(valueOf(*sample, "thing", "name", 0)), "harbour");
    tests::replaceText(name, "gone");
    QTest::keyClick(&name, Qt::Key_Escape);
    EXPECT_EQ(name.text(), "harbour");
    EXPECT_EQ(sample->undoStack().count(), 1);
    selectIn(*sample, "thing", {0, 1});
    EXPECT_EQ(name.text(), "");
    EXPECT_EQ(name.placeholderText(), "(mixed)");
}

TEST_F(SamplePanel, floatsHaveShortestText) {
    selectIn(*sample, "thing", {0});
    EXPECT_EQ(textOf(box("property.thing.spot.x")), "0.1");
    auto& ratio = box("property.thing.ratio");
    tests::replaceText(ratio, "0.3");
    QTest::keyClick(&ratio, Qt::Key_Return);
    EXPECT_EQ(textOf(ratio), "0.3");
    EXPECT_EQ(numberOf(*sample, "thing", "ratio", 0), static_cast<double>(0.3F));
}

TEST_F(SamplePanel, computedNumbersHaveTheDigitsOfATable) {
    const auto waypoints = tests::waypointDocument();
    const auto link = tests::typeOf(*waypoints, "link");
    const auto& spec = waypoints->model().schema().type(link);
    const auto& length = tests::propertyOf(*waypoints, "link", "length");
    EXPECT_EQ(numberText(spec, length, 13.928388277184119), "13.9284");
    EXPECT_EQ(numberText(spec, length, -1.7e-15), "0");
    EXPECT_EQ(numberText(spec, length, 128), "128");
}

TEST_F(SamplePanel, refusedEditRestoresTheField) {
    selectIn(*sample, "thing", {0});
    QSignalSpy statusMessage(sample.get(), &Document::statusMessage);
    auto& ratio = box("property.thing.ratio");
    tests::replaceText(ratio, "7");
    QTest::keyClick(&ratio, Qt::Key_Return);
    EXPECT_EQ(textOf(ratio), "0.5");
    EXPECT_EQ(sample->undoStack().count(), 0);
    ASSERT_EQ(statusMessage.size(), 1);
    EXPECT_EQ(statusMessage[0][0].toString(), "Seven is taken");
}

TEST_F(SamplePanel, aValueWithoutANameIsShownByItsNumber) {
    selectIn(*sample, "thing", {5});
    auto& shade = find<QComboBox>(panel, "property.thing.shade");
    EXPECT_EQ(shade.currentText(), "7 (unknown)");
    EXPECT_EQ(shade.count(), 3);
    selectIn(*sample, "thing", {0});
    EXPECT_EQ(shade.currentText(), "dark");
    EXPECT_EQ(shade.count(), 2);
}

TEST_F(SamplePanel, absentPropertyIsNotShown) {
    selectIn(*sample, "thing", {0});
    auto& late = find<QCheckBox>(panel, "property.thing.late");
    EXPECT_FALSE(late.isVisible());
    selectIn(*sample, "thing", {0, 3});
    ASSERT_TRUE(late.isVisible());
    QTest::mouseClick(&late, Qt::LeftButton, {}, QPoint(8, late.height() / 2));
    EXPECT_EQ(std::get<bool>(valueOf(*sample, "thing", "late", 3)), true);
    EXPECT_TRUE(std::holds_alternative<std::monostate>(valueOf(*sample, "thing", "late", 0)));
    EXPECT_EQ(numberOf(*sample, "thing", "shade", 0), 0) << "the rest of the word is unchanged";
    // The file version determines whether the property exists.
    selectIn(*sample, "thing", {0});
    const Slot file = 0;
    ASSERT_TRUE(sample->edit("Convert", [&](model::Transaction& tx) {
        model::writeValue(tx, model::kFileType, tests::propertyOf(*sample, "file", "version"), std::span(&file, 1),
                          std::int64_t{2});
    }));
    EXPECT_TRUE(late.isVisible());
}

TEST_F(SamplePanel, bytesOpenAsHexadecimal) {
    selectIn(*sample, "thing", {0});
    QTest::mouseClick(&find<QToolButton>(panel, "section.thing.raw.header"), Qt::LeftButton);
    auto& blob = find<QToolButton>(panel, "property.thing.blob");
    EXPECT_EQ(blob.text(), "4 bytes");
    QTest::mouseClick(&blob, Qt::LeftButton);
    auto* text = panel.findChild<QPlainTextEdit*>("hex.text");
    ASSERT_NE(text, nullptr);
    EXPECT_EQ(text->toPlainText(), QString("00000000  62 6C 6F 62").leftJustified(60) + "blob");
}

TEST_F(SamplePanel, mixedReferencesLeadNowhere) {
    auto& next = [&]() -> QToolButton& {
        selectIn(*sample, "thing", {0, 1});
        return find<QToolButton>(panel, "property.thing.next");
    }();
    EXPECT_EQ(next.text(), "(mixed)");
    EXPECT_FALSE(next.isEnabled());
    selectIn(*sample, "thing", {5});
    EXPECT_EQ(next.text(), "0xBEEF (not open)");
    selectIn(*sample, "thing", {4});
    EXPECT_EQ(next.text(), "none");
}

TEST_F(SamplePanel, switchesToADocumentOfAnotherSchema) {
    selectIn(*sample, "thing", {0});
    use(*document);
    EXPECT_EQ(find<QLabel>(panel, "property.header").text(), "Nothing selected");
    select("node", {1});
    EXPECT_EQ(panel.findChild<QWidget*>("property.thing.name"), nullptr);
    EXPECT_TRUE(box("property.node.width").isVisible());
}

} // namespace
} // namespace navsmith::gui
