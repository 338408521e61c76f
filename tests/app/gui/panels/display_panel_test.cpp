// Hiding and colouring by the display panel, and its texts.
#include "app/gui/panels/colour_choices.h"
#include "app/gui/panels/display_panel.h"
#include "app/gui/panels/legend_view.h"
#include "tests/app/gui/panels/sample_document.h"
#include "tests/app/gui/panels/widgets.h"
#include "tests/support/corpus.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <gtest/gtest.h>

namespace navsmith::gui {
namespace {

using document::Document;
using model::ElementTypeId;
using model::Slot;
using tests::find;
using tests::typeOf;

class DisplayPanelTest : public ::testing::Test {
protected:
    std::unique_ptr<Document> document = tests::smallDocument();
    std::unique_ptr<ViewState> view = std::make_unique<ViewState>(*document);
    DisplayPanel panel;
    std::vector<symbol::Overrides> announced;
    ElementTypeId node = typeOf(*document, "node");
    ElementTypeId link = typeOf(*document, "link");
    ElementTypeId navi = typeOf(*document, "navi");

    void SetUp() override {
        QObject::connect(view.get(), &ViewState::overridesChanged, &panel,
                         [this] { announced.push_back(view->overrides()); });
        panel.setView(view.get());
        tests::showActive(panel, {260, 640});
    }

    void choose(const char* box, const QString& text) {
        auto& combo = find<QComboBox>(panel, box);
        const int index = combo.findText(text);
        ASSERT_GE(index, 0) << text.toStdString();
        combo.setFocus();
        combo.setCurrentIndex(index);
        Q_EMIT combo.activated(index);
    }
    void click(const char* button) { QTest::mouseClick(&find<QPushButton>(panel, button), Qt::LeftButton); }
    std::vector<Slot> hiddenRows(ElementTypeId type) {
        std::vector<Slot> rows;
        document->model().forEachLive(type, [&](Slot row) {
            if (view->overrides().isHidden({type, row}))
                rows.push_back(row);
        });
        return rows;
    }
    [[nodiscard]] QStringList legendTitles() {
        QStringList titles;
        for (const auto& group : find<LegendView>(panel, "display.legend").groups()) {
            titles << group.title;
            for (const auto& entry : group.entries)
                titles << QString::fromStdString(entry.title);
        }
        return titles;
    }
};

TEST_F(DisplayPanelTest, legendShowsDefaultColoursFirst) {
    EXPECT_TRUE(announced.empty());
    EXPECT_TRUE(legendTitles().contains("boat node"));
    EXPECT_TRUE(legendTitles().contains("one-way road"));
    EXPECT_EQ(find<QComboBox>(panel, "display.colour.type").currentText(), "Default colours");
    EXPECT_FALSE(find<QComboBox>(panel, "display.colour.property").isEnabled());
    EXPECT_EQ(panel.findChild<QCheckBox*>("display.type.file"), nullptr) << "it is not drawn";
}

TEST_F(DisplayPanelTest, checkBoxHidesAndShowsAType) {
    auto& box = find<QCheckBox>(panel, "display.type.link");
    EXPECT_TRUE(box.isChecked());
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
    ASSERT_EQ(announced.size(), 1U);
    EXPECT_TRUE(announced[0].isHidden({link, 0}));
    EXPECT_FALSE(announced[0].isHidden({node, 0}));
    EXPECT_FALSE(legendTitles().contains("one-way road"));
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
    EXPECT_FALSE(announced.back().isHidden({link, 0}));
}

// tests/support's small area: car nodes 0 to 2, boat nodes 3 and 4, pedestrian nodes 5 and 6.

TEST_F(DisplayPanelTest, aGroupIsHiddenByItself) {
    const auto press = [&](const char* name) {
        auto& box = find<QCheckBox>(panel, name);
        QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
    };
    const auto shown = [&](std::optional<std::size_t> group = {}) { return view->shownElements(node, group).size(); };
    const auto all = shown();
    const auto cars = shown(0);
    ASSERT_GT(cars, 0U);
    ASSERT_GT(all, cars);
    press("display.type.node.car");
    EXPECT_EQ(shown(), all - cars);
    EXPECT_EQ(shown(0), 0U);
    EXPECT_EQ(find<QCheckBox>(panel, "display.type.node").checkState(), Qt::PartiallyChecked);
    EXPECT_TRUE(find<QCheckBox>(panel, "display.type.link.car").isChecked()) << "links are hidden by themselves";
    press("display.type.node");
    EXPECT_EQ(shown(), all) << "the type shows all its groups";
    press("display.type.node");
    EXPECT_EQ(shown(), 0U);
    press("display.type.node.ped");
    EXPECT_EQ(shown(), shown(2)) << "of a hidden type, only this group";
    EXPECT_GT(shown(), 0U);
    click("display.showAll");
    EXPECT_EQ(shown(), all);
}

TEST_F(DisplayPanelTest, groupsAreLockedAndPickedByThemselves) {
    const auto& symbol = *symbol::symbolOf(document->system().view, node);
    const auto locked = [&](Slot row) { return symbol::isLocked(view->overrides(), symbol, document->model(), row); };
    const auto cars = view->shownElements(node, 0);
    const auto peds = view->shownElements(node, 2);
    const auto press = [&](const char* name) { QTest::mouseClick(&find<QToolButton>(panel, name), Qt::LeftButton); };
    press("display.lock.node.car");
    EXPECT_TRUE(locked(cars[0].slot));
    EXPECT_FALSE(locked(peds[0].slot));
    press("display.lock.node.car");
    EXPECT_FALSE(locked(cars[0].slot));
    press("display.pick.node.ped");
    EXPECT_TRUE(locked(cars[0].slot)) << "the filter takes pedestrian nodes only";
    EXPECT_FALSE(locked(peds[0].slot));
    press("display.pick.node");
    EXPECT_FALSE(locked(cars[0].slot)) << "and now all nodes";
    EXPECT_TRUE(find<QToolButton>(panel, "display.pick.node.car").isChecked());
    press("display.pick.node");
    EXPECT_FALSE(symbol::isSelectionFiltered(view->overrides()));
}

TEST_F(DisplayPanelTest, aGroupChangesWithItsElements) {
    const auto boats = view->shownElements(node, 1).size();
    view->setGroupShown(node, 1, false);
    const auto cars = view->shownElements(node, 0);
    const std::vector<Slot> rows{cars[0].slot};
    const auto& water = tests::propertyOf(*document, "node", "water");
    ASSERT_TRUE(document->edit("Water", [&](auto& tx) { model::writeValue(tx, node, water, rows, true); }));
    view->setGroupShown(node, 1, true);
    EXPECT_EQ(view->shownElements(node, 1).size(), boats + 1);
}

TEST_F(DisplayPanelTest, aClickOnTheLegendSelectsAndAMenuHides) {
    auto& legend = find<LegendView>(panel, "display.legend");
    const auto at = [&](const char* group, const char* title) -> QPoint {
        for (std::size_t g = 0; g < legend.groups().size(); ++g) {
            const auto& entries = legend.groups()[g].entries;
            for (std::size_t i = 0; i < entries.size(); ++i) {
                if (legend.groups()[g].title == group && entries[i].title == title)
                    return legend.entryPosition(g, i);
            }
        }
        ADD_FAILURE() << "no entry " << title;
        return {};
    };
    QTest::mouseClick(&legend, Qt::LeftButton, {}, at("Nodes", "pedestrian node"));
    const auto peds = document->selection().elements();
    ASSERT_FALSE(peds.empty());
    for (const auto& ped : peds) {
        EXPECT_EQ(symbol::symbolOf(document->system().view, node)->groupOf(document->model(), ped.slot), 2U);
        EXPECT_FALSE(std::get<bool>(tests::valueOf(*document, "node", "switched_off", ped.slot)))
            << "those have an entry of their own";
    }
    QTest::mouseClick(&legend, Qt::LeftButton, Qt::ShiftModifier, at("Nodes", "boat node"));
    EXPECT_GT(document->selection().size(), peds.size());
    view->hideElements(peds);
    QTest::mouseClick(&legend, Qt::LeftButton, {}, at("Nodes", "pedestrian node"));
    EXPECT_TRUE(document->selection().empty()) << "they are hidden";
    view->setColourBy(node, "water");
    QTest::mouseClick(&legend, Qt::LeftButton, {}, at("Nodes: Water", "yes (2)"));
    EXPECT_EQ(document->selection().elements(), view->shownElements(node, 1)) << "boat nodes";
}

TEST_F(DisplayPanelTest, propertyGivesColoursAndLegend) {
    choose("display.colour.type", "Nodes");
    choose("display.colour.property", "Water");
    const auto& overrides = view->overrides();
    ASSERT_TRUE(overrides.hasColours(node));
    const symbol::Rgba own{1, 2, 3, 255};
    EXPECT_EQ(overrides.colour({node, 3}, own), overrides.colour({node, 4}, own));
    EXPECT_NE(overrides.colour({node, 3}, own), overrides.colour({node, 0}, own));
    EXPECT_EQ(overrides.colour({link, 0}, own), own);
    const auto legend = legendTitles();
    EXPECT_EQ(legend.mid(0, 3), (QStringList{"Nodes: Water", "no (5)", "yes (2)"}));
    EXPECT_TRUE(legend.contains("one-way road")) << "other types keep their colours";
    EXPECT_FALSE(legend.contains("boat node"));
    choose("display.colour.type", "Default colours");
    EXPECT_FALSE(view->overrides().hasColours(node));
    EXPECT_TRUE(legendTitles().contains("boat node"));
}

TEST_F(DisplayPanelTest, coloursAreOfferedInSections) {
    choose("display.colour.type", "Nodes");
    const auto& box = find<QComboBox>(panel, "display.colour.property");
    const auto isHeading = [&](int item) {
        return (box.model()->flags(box.model()->index(item, 0)) & Qt::ItemIsEnabled) == 0;
    };
    ASSERT_EQ(box.itemText(1), "Traffic in the save") << "what no single property tells comes first";
    EXPECT_TRUE(isHeading(0));
    EXPECT_FALSE(isHeading(1));
    const int traffic = box.findText("Traffic");
    EXPECT_TRUE(isHeading(traffic));
    EXPECT_LT(traffic, box.findText("Road class"));
    EXPECT_LT(box.findText("Road class"), box.findText("Raw fields"));
    EXPECT_LT(box.findText("Raw fields"), box.findText("Search cost"));
    EXPECT_EQ(box.currentIndex(), 6) << "the first property, below the heading";
}

TEST_F(DisplayPanelTest, coloursOfOtherVersionsAreNotOffered) {
    const auto sample = tests::sampleDocument();
    const auto thing = typeOf(*sample, "thing");
    const auto offers = [&](const QString& id) {
        const auto groups = colourGroups(*sample, thing);
        return std::ranges::any_of(groups, [&](const ColourGroup& group) {
            return std::ranges::find(group.choices, id, &ColourChoice::id) != group.choices.end();
        });
    };
    EXPECT_TRUE(offers("late"));
    EXPECT_TRUE(offers("shade"));
    EXPECT_FALSE(offers("name"));
    ASSERT_TRUE(sample->edit("Version", [&](model::Transaction& tx) {
        const std::vector<Slot> files{0, 1};
        model::writeValue(tx, model::kFileType, tests::propertyOf(*sample, "file", "version"), files, std::int64_t{1});
    }));
    EXPECT_FALSE(offers("late")) << "no file has it";
    EXPECT_TRUE(offers("shade"));
}

TEST_F(DisplayPanelTest, onlyPropertiesWithColoursAreOffered) {
    choose("display.colour.type", "Links");
    auto& property = find<QComboBox>(panel, "display.colour.property");
    EXPECT_GE(property.findText("Length"), 0);
    EXPECT_GE(property.findText("Index"), 0) << "also derived properties";
    EXPECT_GE(property.findText("From"), 0) << "a colour for each target";
    choose("display.colour.type", "Nodes");
    EXPECT_LT(property.findText("Position"), 0);
}

TEST_F(DisplayPanelTest, coloursFollowEditsOfThePropertyAndNoOthers) {
    view->setColourBy(node, "flood_group");
    announced.clear();
    const std::vector<Slot> rows{0};
    const auto& width = tests::propertyOf(*document, "node", "width");
    ASSERT_TRUE(document->edit("Width", [&](auto& tx) { model::writeValue(tx, node, width, rows, 3.0); }));
    QTest::qWait(120); // longer than the panel's update delay
    EXPECT_TRUE(announced.empty());
    const auto before = view->overrides().colours[node];
    const auto& flood = tests::propertyOf(*document, "node", "flood_group");
    for (const std::int64_t value : {5, 6, 7})
        ASSERT_TRUE(document->edit("Flood", [&](auto& tx) { model::writeValue(tx, node, flood, rows, value); }));
    EXPECT_TRUE(announced.empty());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !announced.empty(); }));
    EXPECT_EQ(announced.size(), 1U) << "one notification for all three";
    EXPECT_NE(view->overrides().colours[node], before);
    EXPECT_TRUE(legendTitles().contains("7 (1)"));
}

TEST_F(DisplayPanelTest, isolateKeepsSelectionAndConnections) {
    EXPECT_FALSE(find<QPushButton>(panel, "display.isolate").isEnabled());
    document->selection().set({{node, 0}, {node, 1}});
    click("display.isolate");
    EXPECT_EQ(hiddenRows(node), (std::vector<Slot>{2, 3, 4, 5, 6}));
    EXPECT_EQ(hiddenRows(link), (std::vector<Slot>{2, 3, 4, 5, 6, 7, 8})) << "links 0 and 1 connect the two";
    EXPECT_EQ(hiddenRows(navi), (std::vector<Slot>{2, 3})) << "those that depend on hidden nodes";
    EXPECT_EQ(find<QLabel>(panel, "display.hidden").text(), "14 elements hidden");
    EXPECT_EQ(document->selection().size(), 2U);
    document->selection().set({{node, 0}, {node, 1}, {link, 5}});
    click("display.isolate");
    EXPECT_EQ(hiddenRows(link), (std::vector<Slot>{2, 3, 4, 6, 7, 8})) << "links 0 and 1 stay beside the selected one";
    click("display.showAll");
    EXPECT_TRUE(hiddenRows(node).empty());
    EXPECT_FALSE(find<QLabel>(panel, "display.hidden").isVisible());
}

TEST_F(DisplayPanelTest, hideAlsoHidesDependentsAndDeselects) {
    document->selection().set({{node, 1}});
    click("display.hide");
    EXPECT_EQ(hiddenRows(node), (std::vector<Slot>{1}));
    EXPECT_EQ(hiddenRows(link), (std::vector<Slot>{0, 1, 2, 3}));
    EXPECT_TRUE(document->selection().empty());
    document->selection().set({{node, 5}});
    click("display.hide");
    EXPECT_EQ(hiddenRows(node), (std::vector<Slot>{1, 5})) << "in addition to what was hidden";
    view->setTypeShown(navi, false);
    view->showAll();
    EXPECT_TRUE(hiddenRows(node).empty());
    EXPECT_TRUE(find<QCheckBox>(panel, "display.type.navi").isChecked());
}

TEST_F(DisplayPanelTest, eachDocumentHasItsOwnViewState) {
    view->setColourBy(node, "road_class");
    document->selection().set({{node, 0}});
    view->hideSelection();
    const auto other = tests::smallDocument();
    ViewState otherView(*other);
    announced.clear();
    panel.setView(&otherView);
    EXPECT_TRUE(announced.empty());
    EXPECT_FALSE(otherView.overrides().hasColours(node));
    EXPECT_EQ(find<QComboBox>(panel, "display.colour.type").currentText(), "Default colours");
    panel.setView(view.get());
    EXPECT_TRUE(view->overrides().hasColours(node));
    EXPECT_TRUE(view->overrides().isHidden({node, 0}));
    EXPECT_EQ(find<QComboBox>(panel, "display.colour.property").currentText(), "Road class");
}

TEST_F(DisplayPanelTest, outlivesItsView) {
    view->setColourBy(node, "road_class");
    view.reset();
    EXPECT_FALSE(panel.isEnabled());
    EXPECT_TRUE(legendTitles().isEmpty());
}

TEST_F(DisplayPanelTest, theLegendPaintsItsColours) {
    view->setColourBy(node, "water");
    auto& legend = find<LegendView>(panel, "display.legend");
    const auto image = legend.grab().toImage();
    const auto& first = legend.groups().front().entries.front().colour;
    bool found = false;
    for (int y = 0; y < image.height() && !found; ++y)
        found = image.pixelColor(6, y) == QColor(first.r, first.g, first.b);
    EXPECT_TRUE(found);
    EXPECT_TRUE(legend.accessibleDescription().contains("yes (2)"));
}

TEST(DisplayPanelStock, manyValuesBecomeARamp) {
    const auto document = tests::stockDocument();
    if (!document)
        GTEST_SKIP() << tests::missingCorpus(tests::kStockFolder);
    ViewState view(*document);
    DisplayPanel panel;
    panel.setView(&view);
    const auto node = typeOf(*document, "node");
    view.setColourBy(node, "width");
    const auto& group = find<LegendView>(panel, "display.legend").groups().front();
    EXPECT_TRUE(group.ramp);
    EXPECT_EQ(group.title, "Nodes: Width");
    EXPECT_EQ(view.overrides().colours[node].size(), 68237U);
    document->selection().set({{node, 100}});
    view.isolateSelection();
    EXPECT_TRUE(view.overrides().isHidden({node, 99}));
    EXPECT_FALSE(view.overrides().isHidden({node, 100}));
}

TEST_F(DisplayPanelTest, settingsOfTheDocumentAreChosenHere) {
    EXPECT_EQ(panel.findChild<QComboBox*>("display.setting.hull"), nullptr) << "paths have none";
    const auto graph = tests::nodeGraphDocument();
    ViewState graphView(*graph);
    QSignalSpy changed(graph.get(), &Document::settingsChanged);
    panel.setView(&graphView);
    auto& hull = find<QComboBox>(panel, "display.setting.hull");
    ASSERT_EQ(hull.count(), 10) << "as many as the file has";
    EXPECT_EQ(hull.currentText(), "Human");
    choose("display.setting.hull", "Large");
    EXPECT_EQ(graph->model().setting(0), 7U);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_FALSE(graph->isModified()) << "no edit";
    graph->setSetting(0, 3);
    EXPECT_EQ(hull.currentText(), "Tiny") << "whoever changes it";
    panel.setView(view.get());
    EXPECT_EQ(panel.findChild<QComboBox*>("display.setting.hull"), nullptr);
}

TEST_F(DisplayPanelTest, settingsOutliveTheWindow) {
    const auto graph = tests::nodeGraphDocument();
    {
        ViewState graphView(*graph);
        panel.setView(&graphView);
        choose("display.setting.hull", "Large");
    }
    EXPECT_EQ(panel.findChild<QComboBox*>("display.setting.hull"), nullptr) << "its view is gone";
    ViewState again(*graph);
    panel.setView(&again);
    EXPECT_EQ(find<QComboBox>(panel, "display.setting.hull").currentText(), "Large");
    panel.setView(view.get());
}

} // namespace
} // namespace navsmith::gui
