// Lets the inhabitants of the active document move: play, pause, step, and what happens to them.
#pragma once

#include "app/gui/view/view_state.h"
#include "core/document/simulation_player.h"
#include "core/symbol/primitives.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace navsmith::gui {

/// Widgets: "simulation.play", "simulation.step", "simulation.restart", "simulation.pace", "simulation.seed",
/// "simulation.agents", "simulation.around", "simulation.radius", "simulation.population.ID", "simulation.lanes",
/// "simulation.places", "simulation.heat", "simulation.state".
class SimulationPanel : public QWidget {
    Q_OBJECT

public:
    explicit SimulationPanel(QWidget* parent = nullptr);

    /// May be null. The panel drops a view that is deleted.
    void setView(ViewState* view);
    /// Tells the place that the 3D view looks at.
    void setWhere(std::function<glm::vec3()> where) { where_ = std::move(where); }
    /// Agents, lanes, and places where something happened, to be drawn over the scene.
    [[nodiscard]] symbol::Primitives marks() const;
    [[nodiscard]] document::SimulationPlayer& player() { return player_; }

Q_SIGNALS:
    void marksChanged();

private:
    QWidget* makeButtons();
    QWidget* makeSettings();
    void makePopulations();
    [[nodiscard]] simulation::Settings chosen() const;
    [[nodiscard]] std::optional<simulation::Surroundings> surroundings() const;
    void applySettings();
    void follow();
    /// Counts, lanes and colours: not with each step.
    void refresh();
    void showState();
    void showHeat();
    void findLanes();
    void addAgents(symbol::Primitives& out) const;
    void addPlaces(symbol::Primitives& out) const;

    QPointer<ViewState> view_;
    document::SimulationPlayer player_;
    std::function<glm::vec3()> where_;
    QToolButton* play_ = nullptr;
    QToolButton* step_ = nullptr;
    QToolButton* stop_ = nullptr;
    QComboBox* pace_ = nullptr;
    QSpinBox* seed_ = nullptr;
    QSpinBox* agents_ = nullptr;
    int proposedAgents_ = 500; ///< what agents_ shows unless the user changes it
    QCheckBox* around_ = nullptr;
    QSpinBox* radius_ = nullptr;
    QCheckBox* lanesShown_ = nullptr;
    QCheckBox* placesShown_ = nullptr;
    QCheckBox* heatShown_ = nullptr;
    QLabel* state_ = nullptr;
    QVBoxLayout* populationsLayout_ = nullptr;
    std::vector<QCheckBox*> populations_;
    QTimer refresh_;
    symbol::Primitives lanes_;
    symbol::Primitives places_;
};

} // namespace navsmith::gui
