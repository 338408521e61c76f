// Runs a simulation of the inhabitants of an open document in step with the clock, while the document is edited.
#pragma once

#include "core/document/document.h"
#include "core/simulation/simulation.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

namespace navsmith::document {

class SimulationPlayer : public QObject {
    Q_OBJECT

public:
    explicit SimulationPlayer(QObject* parent = nullptr);

    /// Null: no document. Ends the running simulation.
    void setDocument(Document* document);
    [[nodiscard]] Document* document() const { return document_; }
    /// Whether anything moves in documents of this kind.
    [[nodiscard]] bool canSimulate() const;

    /// Null until it is played, stepped or restarted.
    [[nodiscard]] const simulation::Simulation* simulation() const { return simulation_.get(); }
    [[nodiscard]] const simulation::Settings& settings() const { return settings_; }
    /// Restarts with these settings if a simulation has begun.
    void setSettings(const simulation::Settings& settings);
    /// Goes on with these.
    void setSurroundings(const std::optional<simulation::Surroundings>& surroundings);

    [[nodiscard]] bool isPlaying() const { return timer_.isActive(); }
    void play();
    void pause();
    /// One step; pauses.
    void step();
    /// Starts over, and keeps playing if it was.
    void restart();
    void end();
    /// Simulated seconds per second. Falls behind rather than block the window.
    void setPace(double pace);
    [[nodiscard]] double pace() const { return pace_; }

Q_SIGNALS:
    /// Agents have moved, or there is no simulation any more.
    void moved();
    void playingChanged();

private:
    void begin();
    void tick();

    QPointer<Document> document_;
    simulation::Settings settings_;
    std::unique_ptr<simulation::Simulation> simulation_;
    QTimer timer_;
    QElapsedTimer clock_;
    double pace_ = 1;
    double owed_ = 0; ///< simulated seconds
};

} // namespace navsmith::document
