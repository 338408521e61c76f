#include "app/gui/panels/simulation_panel.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/widgets/flow_layout.h"
#include "app/gui/widgets/wrapping_check_box.h"
#include "core/simulation/lanes.h"
#include "formats/texts/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <memory>

namespace navsmith::gui {

using simulation::Event;
using simulation::Simulation;
using simulation::State;
using symbol::rgb;
using symbol::Rgba;

namespace {

constexpr int kMostAgents = 5000;
constexpr int kUsualAgents = 500;
constexpr std::size_t kNodesOfAgent = 8; ///< nodes for each agent, so that a map of rooms is not full
constexpr int kMostRadius = 20000;
constexpr int kStatisticsMilliseconds = 500;
constexpr std::size_t kMostLanes = 4000;
constexpr std::size_t kMostPlaces = 12; ///< of each kind
constexpr float kDotPixels = 7;
constexpr float kPlacePixels = 18;
constexpr Rgba kLane = rgb(0x8FD8FF, 170);
constexpr Rgba kKink = rgb(0xFF5A4F);
constexpr std::array kPaces{0.25, 1.0, 4.0, 16.0};
constexpr int kUsualPace = 1;

/// Indexed by State.
constexpr std::array kStateColours{rgb(0x5A6676), rgb(0x6FD3FF), rgb(0xFF5A4F),
                                   rgb(0xFFA63D), rgb(0xFFE14D), rgb(0xB8C0CC)};

struct EventColour {
    Event event;
    Rgba colour;
};
constexpr std::array kPlaces{EventColour{Event::Queue, rgb(0xFFA63D)}, EventColour{Event::Stop, rgb(0xFF5A4F)},
                             EventColour{Event::Crossing, rgb(0xFFE14D)}, EventColour{Event::TurnBack, rgb(0xE07CFF)},
                             EventColour{Event::Stuck, rgb(0xFF2A7F)}};

int agentsFor(const document::Document& document) {
    const auto nodes = document.model().count(document.system().routing.node) / kNodesOfAgent;
    return static_cast<int>(std::clamp<std::size_t>(nodes, kNodesOfAgent, kUsualAgents));
}

/// Colours nodes by the time that agents spent on their way there.
class HeatPainter final : public symbol::OverlayPainter {
public:
    HeatPainter(std::vector<float> seconds, float longest) : seconds_(std::move(seconds)), longest_(longest) {}

    void follow(const model::Model& /*model*/, const model::Change& /*change*/) override {}
    void paint(const model::Model& /*model*/, std::span<const model::Element> /*selection*/, std::vector<Rgba>& colours,
               std::vector<symbol::LegendEntry>& legend) override {
        for (std::size_t node = 0; node < std::min(colours.size(), seconds_.size()); ++node)
            colours[node] = seconds_[node] > 0 ? symbol::rampColour(static_cast<double>(seconds_[node] / longest_))
                                               : symbol::kNoCategory;
        constexpr int steps = 4;
        for (int i = 0; i <= steps; ++i) {
            const double part = static_cast<double>(i) / steps;
            legend.push_back({symbol::rampColour(part), texts::format("{:.0f} seconds, all agents together",
                                                                      part * static_cast<double>(longest_))});
        }
    }

private:
    std::vector<float> seconds_; ///< by node
    float longest_;
};

template <typename Box>
Box* named(Box* widget, const char* name, const QString& title, const QString& tip) {
    widget->setObjectName(QLatin1String(name));
    widget->setAccessibleName(title);
    widget->setToolTip(tip);
    return widget;
}

QSpinBox* numberBox(const char* name, const QString& title, const QString& tip, int least, int most, int value,
                    QWidget* parent) {
    auto* box = named(new QSpinBox(parent), name, title, tip);
    box->setRange(least, most);
    box->setValue(value);
    box->setKeyboardTracking(false);
    return box;
}

} // namespace

SimulationPanel::SimulationPanel(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("panel.simulation"));
    setAccessibleName(tr("Simulation"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    state_ = named(new QLabel(content), "simulation.state", tr("State"), {});
    layout->addWidget(makeButtons());
    layout->addWidget(makeSettings());
    state_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    state_->setWordWrap(true);
    layout->addWidget(state_);
    layout->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(content);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    refresh_.setInterval(kStatisticsMilliseconds);
    connect(&refresh_, &QTimer::timeout, this, &SimulationPanel::refresh);
    connect(&player_, &document::SimulationPlayer::moved, this, &SimulationPanel::marksChanged);
    connect(&player_, &document::SimulationPlayer::playingChanged, this, &SimulationPanel::follow);
    setView(nullptr);
}

QWidget* SimulationPanel::makeButtons() {
    auto* row = new QWidget(this);
    auto* layout = new FlowLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    const auto button = [&](const char* name, const QString& text, const QString& tip) {
        auto* toolButton = named(new QToolButton(row), name, text, tip);
        toolButton->setText(text);
        layout->addWidget(toolButton);
        return toolButton;
    };
    play_ = button("simulation.play", tr("Play"), tr("Let everybody move"));
    step_ = button("simulation.step", tr("Step"), tr("A sixtieth of a second"));
    auto* restart = button("simulation.restart", tr("Restart"), tr("From the beginning, with the same random numbers"));
    stop_ = button("simulation.stop", tr("Stop"), tr("End it, and take what it shows away"));
    play_->setText(tr("Pause")); // as wide for either
    const int width = play_->sizeHint().width();
    play_->setText(tr("Play"));
    play_->setMinimumWidth(std::max(width, play_->sizeHint().width()));
    pace_ = named(new QComboBox(row), "simulation.pace", tr("Speed"), tr("Simulated seconds in a second"));
    for (const double pace : kPaces)
        pace_->addItem(QString("%1 ×").arg(pace), pace);
    pace_->setCurrentIndex(kUsualPace);
    layout->addWidget(pace_);
    connect(play_, &QToolButton::clicked, this, [this] {
        if (player_.isPlaying())
            return player_.pause();
        if (player_.simulation() == nullptr)
            applySettings();
        player_.setSurroundings(surroundings());
        player_.play();
    });
    connect(step_, &QToolButton::clicked, this, [this] {
        if (player_.simulation() == nullptr)
            applySettings();
        player_.step();
        refresh();
    });
    connect(restart, &QToolButton::clicked, this, [this] {
        applySettings();
        player_.restart();
        refresh();
    });
    connect(stop_, &QToolButton::clicked, this, [this] {
        player_.end();
        refresh();
    });
    connect(pace_, &QComboBox::currentIndexChanged, this, [this] { player_.setPace(pace_->currentData().toDouble()); });
    return row;
}

QWidget* SimulationPanel::makeSettings() {
    auto* box = new QWidget(this);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    seed_ = numberBox("simulation.seed", tr("Seed"), tr("Of the random numbers: the same seed gives the same course"),
                      0, 999'999, 1, box);
    agents_ = numberBox("simulation.agents", tr("Agents"), tr("How many"), 1, kMostAgents, proposedAgents_, box);
    radius_ = numberBox("simulation.radius", tr("Radius"), tr("World units around the place that the view looks at"),
                        10, kMostRadius, 300, box);
    radius_->setSuffix(tr(" units"));
    form->addRow(tr("Seed"), seed_);
    form->addRow(tr("Agents"), agents_);
    around_ =
        named(new WrappingCheckBox(tr("Only around the view"), box), "simulation.around", tr("Only around the view"),
              tr("Agents appear near the place that the view looks at, and vanish farther away"));
    form->addRow(around_, radius_);
    layout->addLayout(form);
    populationsLayout_ = new QVBoxLayout;
    layout->addLayout(populationsLayout_);
    const auto check = [&](const char* name, const QString& text, const QString& tip) {
        auto* checkBox = named(new WrappingCheckBox(text, box), name, text, tip);
        layout->addWidget(checkBox);
        connect(checkBox, &QCheckBox::toggled, this, &SimulationPanel::refresh);
        return checkBox;
    };
    lanesShown_ = check("simulation.lanes", tr("Show lanes"),
                        tr("The curves that agents follow, around the place that the view looks at; kinks in red"));
    placesShown_ = check("simulation.places", tr("Show where they queue, stop and turn back"), {});
    heatShown_ = check("simulation.heat", tr("Colour nodes by time spent"),
                       tr("How many seconds all agents together were on their way to each node"));
    placesShown_->setChecked(true);
    for (auto* number : {seed_, agents_})
        connect(number, &QSpinBox::valueChanged, this, &SimulationPanel::applySettings);
    connect(radius_, &QSpinBox::valueChanged, this, [this] {
        player_.setSurroundings(surroundings());
        refresh();
    });
    connect(around_, &QCheckBox::toggled, this, [this] { player_.setSurroundings(surroundings()); });
    return box;
}

void SimulationPanel::makePopulations() {
    for (auto* box : populations_)
        delete box;
    populations_.clear();
    if (!player_.canSimulate())
        return;
    const auto& traffic = player_.document()->system().traffic;
    for (const auto& population : traffic.populations) {
        auto* box = new WrappingCheckBox(fromUtf8(population.title), this);
        box->setObjectName(QStringLiteral("simulation.population.") + fromUtf8(population.id));
        box->setAccessibleName(fromUtf8(population.title));
        box->setToolTip(fromUtf8(population.help));
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &SimulationPanel::applySettings);
        populationsLayout_->addWidget(box);
        populations_.push_back(box);
    }
}

void SimulationPanel::setView(ViewState* view) {
    if (view_ != nullptr && view != view_)
        view_->setGuestOverlay(nullptr);
    view_ = view;
    player_.setDocument(view == nullptr ? nullptr : &view->document());
    makePopulations();
    setEnabled(player_.canSimulate());
    if (player_.canSimulate() && agents_->value() == proposedAgents_) { // else the user has chosen another number
        proposedAgents_ = agentsFor(view->document());
        agents_->setValue(proposedAgents_);
    }
    refresh();
}

std::optional<simulation::Surroundings> SimulationPanel::surroundings() const {
    if (!around_->isChecked() || !where_)
        return std::nullopt;
    return simulation::Surroundings{.centre = where_(), .radius = static_cast<float>(radius_->value())};
}

simulation::Settings SimulationPanel::chosen() const {
    simulation::Settings settings{.seed = static_cast<std::uint64_t>(seed_->value()),
                                  .agents = static_cast<std::size_t>(agents_->value()),
                                  .surroundings = surroundings()};
    const auto& all = player_.document()->system().traffic.populations;
    for (std::size_t i = 0; i < populations_.size(); ++i)
        settings.shares.push_back(populations_[i]->isChecked() ? all[i].share : 0);
    return settings;
}

void SimulationPanel::applySettings() {
    if (player_.canSimulate())
        player_.setSettings(chosen());
}

void SimulationPanel::follow() {
    play_->setText(player_.isPlaying() ? tr("Pause") : tr("Play"));
    play_->setAccessibleName(play_->text());
    if (player_.isPlaying())
        refresh_.start();
    else
        refresh_.stop();
    refresh();
}

void SimulationPanel::refresh() {
    stop_->setEnabled(player_.simulation() != nullptr);
    showState();
    findLanes();
    places_.clear();
    if (player_.simulation() != nullptr && placesShown_->isChecked())
        addPlaces(places_);
    showHeat();
    Q_EMIT marksChanged();
}

void SimulationPanel::showState() {
    const auto* simulation = player_.simulation();
    if (simulation == nullptr) {
        state_->setText(player_.document() != nullptr && !player_.canSimulate()
                            ? tr("Nothing moves in this kind of file.")
                            : QString());
        return;
    }
    std::array<std::size_t, kStateColours.size()> counts{};
    for (const auto& agent : simulation->agents())
        ++counts[static_cast<std::size_t>(agent.state)];
    const auto count = [&](State state) { return counts[static_cast<std::size_t>(state)]; };
    const auto total = [&](Event event) { return simulation->statistics().total(event); };
    const bool hasLights = !simulation->traffic().lights.empty();
    placesShown_->setToolTip(
        hasLights ? tr("Orange: queues; red: stops at lights; yellow: gives way; violet: turns back; pink: stuck")
                  : tr("Orange: queues; yellow: gives way; violet: turns back; pink: stuck"));
    const auto now = hasLights ? tr("%L1 move, %L2 at lights, %L3 queue, %L4 give way, %L5 wait")
                                     .arg(count(State::Moving))
                                     .arg(count(State::AtLight))
                               : tr("%L1 move, %L2 queue, %L3 give way, %L4 wait").arg(count(State::Moving));
    const auto soFar =
        hasLights
            ? tr("So far: %L1 times past a node, %L2 stops at lights, %L3 times behind another, %L4 times given way, "
                 "%L5 times turned back, %L6 stuck, %L7 arrived")
                  .arg(total(Event::Pass))
                  .arg(total(Event::Stop))
            : tr("So far: %L1 times past a node, %L2 times behind another, %L3 times given way, %L4 times turned back, "
                 "%L5 stuck, %L6 arrived")
                  .arg(total(Event::Pass));
    const QStringList lines{tr("%1 s simulated").arg(decimal(simulation->seconds(), 1)),
                            now.arg(count(State::Queued)).arg(count(State::GivingWay)).arg(count(State::Waiting)),
                            soFar.arg(total(Event::Queue))
                                .arg(total(Event::Crossing))
                                .arg(total(Event::TurnBack))
                                .arg(total(Event::Stuck))
                                .arg(total(Event::Arrive))};
    state_->setText(lines.join(QStringLiteral("\n")));
}

void SimulationPanel::showHeat() {
    if (view_ == nullptr)
        return;
    const auto* simulation = player_.simulation();
    if (simulation == nullptr || !heatShown_->isChecked()) {
        view_->setGuestOverlay(nullptr);
        return;
    }
    const auto& statistics = simulation->statistics();
    const auto node = simulation->routing().node;
    std::vector<float> seconds(player_.document()->model().capacity(node));
    for (std::size_t i = 0; i < seconds.size(); ++i)
        seconds[i] = statistics.stay(static_cast<model::Slot>(i));
    auto painter = std::make_shared<HeatPainter>(std::move(seconds), std::max(1.0F, statistics.longestStay()));
    auto overlay = std::make_shared<symbol::Overlay>();
    overlay->id = "simulation_heat";
    overlay->title = tr("Time spent").toStdString();
    overlay->type = node;
    overlay->makePainter = [painter] { return painter; };
    view_->setGuestOverlay(std::move(overlay));
}

void SimulationPanel::findLanes() {
    lanes_.clear();
    if (!lanesShown_->isChecked() || !player_.canSimulate() || !where_)
        return;
    const auto& model = player_.document()->model();
    const auto& system = player_.document()->system();
    const simulation::Surroundings around{.centre = where_(), .radius = static_cast<float>(radius_->value())};
    if (player_.simulation() == nullptr)
        player_.restart();
    for (std::size_t i = 0; i < system.traffic.populations.size(); ++i) {
        const auto* graph = player_.simulation()->graph(i);
        if (graph == nullptr || !populations_[i]->isChecked())
            continue;
        for (const auto& lane :
             lanesAround(model, *graph, system.traffic, system.traffic.populations[i], around, kMostLanes)) {
            const bool sharp = lane.kink >= simulation::kSharpKink;
            const Rgba colour = sharp ? kKink : kLane;
            for (std::size_t k = 1; k < lane.points.size(); ++k)
                lanes_.line(lane.points[k - 1], lane.points[k], colour, sharp ? 3 : 1.5F);
        }
    }
}

void SimulationPanel::addAgents(symbol::Primitives& out) const {
    for (const auto& agent : player_.simulation()->agents()) {
        if (!agent.isPresent())
            continue;
        const auto& population = player_.simulation()->traffic().populations[agent.population];
        const Rgba colour = kStateColours[static_cast<std::size_t>(agent.state)];
        const auto half = agent.heading * (population.length / 2);
        out.ribbons.push_back({agent.place - half, agent.place + half, population.width / 2, colour, rgb(0x10151C), 1});
        out.mark(agent.place, colour, kDotPixels, symbol::Shape::Disc);
    }
}

void SimulationPanel::addPlaces(symbol::Primitives& out) const {
    const auto* simulation = player_.simulation();
    const auto& model = player_.document()->model();
    const auto node = simulation->routing().node;
    for (const auto& [event, colour] : kPlaces) {
        for (const auto& [slot, count] : simulation->statistics().top(event, kMostPlaces)) {
            if (!model.isLive({node, slot}))
                continue;
            const auto at = simulation->routing().place(model, slot);
            out.mark(at, colour, kPlacePixels, symbol::Shape::Outline);
            out.labels.push_back({at, colour, std::to_string(count)});
        }
    }
}

symbol::Primitives SimulationPanel::marks() const {
    symbol::Primitives out;
    if (!player_.canSimulate())
        return out;
    out.append(lanes_);
    if (player_.simulation() == nullptr)
        return out;
    out.append(places_);
    addAgents(out);
    return out;
}

} // namespace navsmith::gui
