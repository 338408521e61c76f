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

    /// Null: none. Ends a simulation that runs.
    void setDocument(Document* document);
    [[nodiscard]] Document* document() const { return document_; }
    /// Whether anything moves in documents of this kind.
    [[nodiscard]] bool canSimulate() const;

    /// Null until it is played, stepped or restarted.
    [[nodiscard]] const simulation::Simulation* simulation() const { return simulation_.get(); }
    [[nodiscard]] const simulation::Settings& settings() const { return settings_; }
    /// Begins anew with these, if one has begun.
    void setSettings(const simulation::Settings& settings);
    /// Goes on with these.
    void setSurroundings(const std::optional<simulation::Surroundings>& surroundings);

    [[nodiscard]] bool isPlaying() const { return timer_.isActive(); }
    void play();
    void pause();
    /// One step; pauses.
    void step();
    /// From the beginning; goes on playing if it does.
    void restart();
    void end();
    /// Simulated seconds in a second. Falls behind rather than hold up the window.
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
