#include "core/document/simulation_player.h"

#include <algorithm>

namespace navsmith::document {

namespace {

constexpr int kTickMilliseconds = 16;
constexpr qint64 kMostMilliseconds = 10; ///< of stepping in a tick
constexpr double kMostOwed = 0.25;       ///< seconds at pace 1 that it makes up for after a delay

} // namespace

SimulationPlayer::SimulationPlayer(QObject* parent) : QObject(parent) {
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(kTickMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &SimulationPlayer::tick);
}

void SimulationPlayer::setDocument(Document* document) {
    if (document == document_)
        return;
    if (document_ != nullptr)
        document_->disconnect(this);
    end();
    document_ = document;
    if (document == nullptr)
        return;
    connect(document, &QObject::destroyed, this, &SimulationPlayer::end);
    connect(document, &Document::changed, this, [this](const model::Change& change) {
        if (simulation_)
            simulation_->follow(document_->model(), change);
    });
    connect(document, &Document::crossDocumentDataChanged, this, [this] {
        if (simulation_)
            simulation_->rebuild(document_->model());
    });
}

bool SimulationPlayer::canSimulate() const {
    return document_ != nullptr && document_->system().traffic.exists();
}

void SimulationPlayer::setSettings(const simulation::Settings& settings) {
    settings_ = settings;
    if (simulation_)
        restart();
}

void SimulationPlayer::setSurroundings(const std::optional<simulation::Surroundings>& surroundings) {
    settings_.surroundings = surroundings;
    if (simulation_)
        simulation_->setSurroundings(surroundings);
}

void SimulationPlayer::begin() {
    if (simulation_ || !canSimulate())
        return;
    const auto& system = document_->system();
    simulation_ =
        std::make_unique<simulation::Simulation>(document_->model(), system.routing, system.traffic, settings_);
    owed_ = 0;
}

void SimulationPlayer::play() {
    begin();
    if (!simulation_ || isPlaying())
        return;
    clock_.start();
    timer_.start();
    Q_EMIT playingChanged();
}

void SimulationPlayer::pause() {
    if (!isPlaying())
        return;
    timer_.stop();
    Q_EMIT playingChanged();
}

void SimulationPlayer::step() {
    pause();
    begin();
    if (!simulation_)
        return;
    simulation_->step(document_->model());
    Q_EMIT moved();
}

void SimulationPlayer::restart() {
    simulation_.reset();
    begin();
    Q_EMIT moved();
}

void SimulationPlayer::end() {
    pause();
    if (!simulation_)
        return;
    simulation_.reset();
    Q_EMIT moved();
}

void SimulationPlayer::setPace(double pace) {
    pace_ = pace;
}

void SimulationPlayer::tick() {
    owed_ = std::min(owed_ + static_cast<double>(clock_.restart()) / 1000 * pace_, kMostOwed * std::max(1.0, pace_));
    const auto each = static_cast<double>(simulation_->traffic().step);
    QElapsedTimer spent;
    spent.start();
    while (owed_ >= each && spent.elapsed() < kMostMilliseconds) {
        simulation_->step(document_->model());
        owed_ -= each;
    }
    Q_EMIT moved();
}

} // namespace navsmith::document
