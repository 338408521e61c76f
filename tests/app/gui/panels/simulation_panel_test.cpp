// Playing a simulation from its panel.
#include "app/gui/panels/simulation_panel.h"
#include "tests/app/gui/panels/sample_document.h"
#include "tests/app/gui/panels/widgets.h"

#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::gui {
namespace {

using tests::find;

class SimulationPanelTest : public ::testing::Test {
protected:
    SimulationPanelTest() {
        panel.setWhere([] { return glm::vec3(0); });
        panel.setView(&view);
        find<QSpinBox>(panel, "simulation.agents").setValue(5);
    }
    void click(const char* name) { QTest::mouseClick(&find<QToolButton>(panel, name), Qt::LeftButton); }

    std::unique_ptr<document::Document> document = tests::smallDocument();
    ViewState view{*document};
    SimulationPanel panel;
};

TEST_F(SimulationPanelTest, playsAndPauses) {
    tests::showActive(panel);
    EXPECT_TRUE(panel.marks().empty());
    click("simulation.play");
    EXPECT_TRUE(panel.player().isPlaying());
    EXPECT_EQ(find<QToolButton>(panel, "simulation.play").text(), "Pause");
    ASSERT_TRUE(QTest::qWaitFor([&] { return panel.player().simulation()->seconds() > 0.2; }));
    EXPECT_FALSE(panel.marks().ribbons.empty());
    click("simulation.play");
    const auto steps = panel.player().simulation()->steps();
    QTest::qWait(100);
    EXPECT_EQ(panel.player().simulation()->steps(), steps);
    EXPECT_TRUE(find<QLabel>(panel, "simulation.state").text().contains("s simulated"));
}

TEST_F(SimulationPanelTest, stepsAndBeginsAnewWithTheSameCourse) {
    tests::showActive(panel);
    for (int i = 0; i < 30; ++i)
        click("simulation.step");
    EXPECT_EQ(panel.player().simulation()->steps(), 30U);
    const auto first = panel.player().simulation()->hash();
    click("simulation.restart");
    EXPECT_EQ(panel.player().simulation()->steps(), 0U);
    for (int i = 0; i < 30; ++i)
        click("simulation.step");
    EXPECT_EQ(panel.player().simulation()->hash(), first);
    find<QSpinBox>(panel, "simulation.seed").setValue(2);
    EXPECT_EQ(panel.player().simulation()->steps(), 0U);
    for (int i = 0; i < 30; ++i)
        click("simulation.step");
    EXPECT_NE(panel.player().simulation()->hash(), first);
}

TEST_F(SimulationPanelTest, stoppingTakesAwayWhatItShows) {
    tests::showActive(panel);
    EXPECT_FALSE(find<QToolButton>(panel, "simulation.stop").isEnabled());
    find<QCheckBox>(panel, "simulation.heat").setChecked(true);
    for (int i = 0; i < 30; ++i)
        click("simulation.step");
    ASSERT_FALSE(panel.marks().ribbons.empty());
    click("simulation.stop");
    EXPECT_TRUE(panel.marks().ribbons.empty());
    EXPECT_FALSE(view.painter().any());
    EXPECT_EQ(find<QLabel>(panel, "simulation.state").text(), "");
    EXPECT_FALSE(find<QToolButton>(panel, "simulation.stop").isEnabled());
}

TEST_F(SimulationPanelTest, populationsCanBeLeftOut) {
    find<QCheckBox>(panel, "simulation.population.peds").setChecked(false);
    find<QCheckBox>(panel, "simulation.population.boats").setChecked(false);
    panel.player().step();
    for (const auto& agent : panel.player().simulation()->agents())
        EXPECT_EQ(agent.population, 0U);
}

TEST_F(SimulationPanelTest, coloursNodesByTheTimeSpent) {
    for (int i = 0; i < 60; ++i)
        panel.player().step();
    find<QCheckBox>(panel, "simulation.heat").setChecked(true);
    ASSERT_NE(view.painter().overlay, nullptr);
    EXPECT_EQ(view.painter().overlay->id, "simulation_heat");
    const auto& colours = view.overrides().colours[tests::typeOf(*document, "node")];
    EXPECT_TRUE(std::ranges::any_of(colours,
                                    [](const auto& colour) { return colour.a != 0 && colour != symbol::kNoCategory; }));
    find<QCheckBox>(panel, "simulation.heat").setChecked(false);
    EXPECT_FALSE(view.painter().any());
}

TEST_F(SimulationPanelTest, drawsLanesAroundTheView) {
    EXPECT_TRUE(panel.marks().segments.empty());
    find<QSpinBox>(panel, "simulation.radius").setValue(20'000);
    find<QCheckBox>(panel, "simulation.lanes").setChecked(true);
    EXPECT_FALSE(panel.marks().segments.empty());
}

TEST_F(SimulationPanelTest, followsEditsAndLetsGoOfTheDocument) {
    for (int i = 0; i < 60; ++i)
        panel.player().step();
    const auto node = tests::typeOf(*document, "node");
    const auto gone = document->model().order(node).all().back(); // nothing is renumbered
    const auto erased = document->edit("Erase", [&](model::Transaction& tx) { tx.erase({node, gone}); });
    ASSERT_TRUE(erased) << erased.error().toStdString();
    for (int i = 0; i < 60; ++i)
        panel.player().step();
    for (const auto& agent : panel.player().simulation()->agents()) {
        if (agent.isPresent()) {
            EXPECT_NE(agent.from, gone);
            EXPECT_NE(agent.way.to, gone);
        }
    }
    panel.setView(nullptr);
    EXPECT_EQ(panel.player().simulation(), nullptr);
    EXPECT_TRUE(panel.marks().empty());
    EXPECT_FALSE(panel.isEnabled());
}

} // namespace
} // namespace navsmith::gui
