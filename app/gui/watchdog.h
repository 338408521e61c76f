// Tells what keeps the window from answering: which event, to which object, and the commands and edits that ran
// meanwhile. For debug builds and tests; the program that people use has none.
#pragma once

#include "app/gui/application.h"
#include "core/document/document.h"

#include <QEvent>
#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace navsmith::gui {

class MainWindow;

/// A stretch in which the window answered nobody.
struct Stall {
    QString event;   ///< "MouseButtonRelease to QPushButton \"ok\"": the innermost one that took so long by itself
    QString outer;   ///< likewise, the one that control came to first; empty if it is the same
    QStringList ran; ///< commands and edits, in order
    std::chrono::milliseconds wall{};
    std::chrono::milliseconds waited{};   ///< for a processor that others used; part of `wall`. 0 where unknown
    std::chrono::milliseconds computed{}; ///< by this thread; part of `wall`. 0 where unknown

    /// What is not the fault of others who keep the machine busy.
    [[nodiscard]] std::chrono::milliseconds own() const { return wall - waited; }
    [[nodiscard]] QString text() const;
};

/// Watches the events of the thread that it is made on. Event loops that an event runs, such as those of dialogs, end
/// its stretch: while they turn, the window answers.
class Watchdog : public QObject {
    Q_OBJECT

public:
    /// The default limit for reporting a stall.
    static constexpr std::chrono::milliseconds kLimit{200};

    explicit Watchdog(std::chrono::milliseconds limit = kLimit, QObject* parent = nullptr);

    /// Names the commands and edits of this window.
    void follow(MainWindow& window);
    /// Adds to Stall::ran.
    void note(const QString& what);

    // Around each event.
    void begin(const QObject& receiver, const QEvent& event);
    void end();

    /// What happens meanwhile does not count; calls can be nested.
    void pause() { ++paused_; }
    void resume();
    [[nodiscard]] bool isPaused() const { return paused_ > 0; } ///< any thread may ask
    /// How long the current stretch lasts already. Any thread may ask.
    [[nodiscard]] std::chrono::milliseconds current() const;

Q_SIGNALS:
    void stalled(const navsmith::gui::Stall& stall);

private:
    using Clock = std::chrono::steady_clock;
    struct Times {
        Clock::time_point wall;
        std::chrono::nanoseconds computed{};
        std::chrono::nanoseconds waited{};
    };
    struct Frame {
        const char* receiver;
        QString name;
        QEvent::Type type;
        Clock::time_point began;
        int level;  ///< of event loops
        bool fresh; ///< an event loop delivered it
    };

    static Times now();
    static QString text(const Frame& frame);
    void start();
    void finish(const Frame& frame);
    /// An event loop turns while an event is handled.
    void turn(bool blocks);

    std::chrono::milliseconds limit_;
    std::vector<Frame> frames_; ///< the events that are handled, the innermost last
    bool turned_ = false;       ///< the next event comes from a loop without a level of its own
    std::optional<Times> since_;
    std::optional<QString> innermost_;
    QStringList ran_;
    std::atomic<int> paused_ = 0;
    std::atomic<Clock::rep> running_ = 0; ///< since when; 0: nothing runs
};

/// An application with a watchdog.
class WatchedApplication : public Application {
public:
    WatchedApplication(int& argc, char** argv, std::chrono::milliseconds limit = Watchdog::kLimit)
        : Application(argc, argv), watchdog_(limit) {}

    [[nodiscard]] Watchdog& watchdog() { return watchdog_; }
    bool notify(QObject* receiver, QEvent* event) override;

private:
    Watchdog watchdog_;
};

} // namespace navsmith::gui
