// The application object of the benchmarks. Adds up the time that the event loop is at work.
#pragma once

#include <QApplication>

#include <chrono>
#include <utility>

namespace navsmith::bench {

/// Counts processor time of the GUI thread, which other programs do not lengthen, without the frames of 3D views, which
/// frame_bench.cpp measures.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;
    /// Runs a function as if it were an event.
    template <typename Work>
    void run(Work&& work) {
        const Stretch stretch(*this, true);
        std::forward<Work>(work)();
    }
    /// Handles the events of the next milliseconds.
    static void settle(int milliseconds);
    /// Time of all events so far.
    [[nodiscard]] std::chrono::nanoseconds busy() const { return busy_; }
    /// The longest of these times without a return to the event loop or a frame, since the last call.
    [[nodiscard]] std::chrono::nanoseconds takeLongest() { return std::exchange(longest_, {}); }

private:
    /// A time that counts or does not count. The innermost one decides.
    class Stretch {
    public:
        Stretch(TimedApplication& application, bool counts);
        ~Stretch();
        Stretch(const Stretch&) = delete;
        Stretch& operator=(const Stretch&) = delete;

    private:
        TimedApplication& application_;
        bool outer_;
    };

    void switchTo(bool counts);

    std::chrono::nanoseconds busy_{0};
    std::chrono::nanoseconds longest_{0};
    std::chrono::nanoseconds since_{0}; ///< start of the time that counts
    bool counts_ = false;
};

} // namespace navsmith::bench
