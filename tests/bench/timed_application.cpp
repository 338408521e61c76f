#include "tests/bench/timed_application.h"

#include "render/qt3d/scene_view.h"

#include <QEvent>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <ctime>

namespace navsmith::bench {

namespace {

/// Processor time of this thread.
std::chrono::nanoseconds now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

TimedApplication::Stretch::Stretch(TimedApplication& application, bool counts)
    : application_(application), outer_(application.counts_) {
    application_.switchTo(counts);
}

TimedApplication::Stretch::~Stretch() {
    application_.switchTo(outer_);
}

void TimedApplication::switchTo(bool counts) {
    if (counts == counts_)
        return;
    counts_ = counts;
    if (counts) {
        since_ = now();
        return;
    }
    const auto time = now() - since_;
    busy_ += time;
    longest_ = std::max(longest_, time);
}

bool TimedApplication::notify(QObject* receiver, QEvent* event) {
    const bool frame =
        event->type() == QEvent::UpdateRequest && qobject_cast<render::qt3d::SceneView*>(receiver) != nullptr;
    const Stretch stretch(*this, !frame);
    return QApplication::notify(receiver, event);
}

void TimedApplication::settle(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace navsmith::bench
