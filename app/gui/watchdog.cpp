#include "app/gui/watchdog.h"

#include "app/gui/main_window.h"

#include <QAbstractEventDispatcher>
#include <QMetaEnum>
#include <QThread>

#if defined(__linux__)
#include <array>
#include <charconv>
#include <cstdint>
#include <ctime>

#include <fcntl.h>
#include <unistd.h>
#endif

namespace navsmith::gui {

namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

constexpr qsizetype kMostNotes = 8;

#if defined(__linux__)
std::chrono::nanoseconds computedByThread() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// How long the thread has been ready to run without a processor; only the first thread that asks is measured.
std::chrono::nanoseconds waitedForProcessor() {
    static const int file = ::open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
    std::array<char, 96> text{};
    if (file < 0 || ::pread(file, text.data(), text.size() - 1, 0) <= 0)
        return {};
    std::int64_t ran = 0;
    std::int64_t waited = 0;
    const auto* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, ran);
    if (first.ec == std::errc() && first.ptr != end)
        std::from_chars(first.ptr + 1, end, waited); // behind a space
    return std::chrono::nanoseconds(waited);
}
#else
std::chrono::nanoseconds computedByThread() {
    return {};
}
std::chrono::nanoseconds waitedForProcessor() {
    return {};
}
#endif

} // namespace

QString Stall::text() const {
    auto line =
        QStringLiteral("the window did not answer for %1 ms (%2 ms computing, %3 ms waiting for a processor): %4")
            .arg(wall.count())
            .arg(computed.count())
            .arg(waited.count())
            .arg(event);
    if (!outer.isEmpty())
        line += QStringLiteral(", within %1").arg(outer);
    if (!ran.isEmpty())
        line += QStringLiteral("; ran %1").arg(ran.join(QStringLiteral(", ")));
    return line;
}

Watchdog::Watchdog(milliseconds limit, QObject* parent) : QObject(parent), limit_(limit) {
    const auto* dispatcher = QAbstractEventDispatcher::instance();
    connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] { turn(true); });
    connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] { turn(false); });
}

void Watchdog::follow(MainWindow& window) {
    connect(&window.commands(), &CommandSet::running, this, &Watchdog::note);
    const auto followDocument = [this](document::Document* document) {
        connect(document, &document::Document::changed, this,
                [this](const model::Change& change) { note(QString::fromStdString(change.label)); });
    };
    for (std::size_t i = 0; i < window.workspace().count(); ++i)
        followDocument(&window.workspace().at(i));
    connect(&window.workspace(), &document::Workspace::added, this, followDocument);
}

void Watchdog::note(const QString& what) {
    if (since_ && ran_.size() < kMostNotes && (ran_.isEmpty() || ran_.back() != what))
        ran_ << what;
}

void Watchdog::begin(const QObject& receiver, const QEvent& event) {
    const int level = QThread::currentThread()->loopLevel();
    const bool fresh = frames_.empty() || turned_ || level > frames_.back().level;
    turned_ = false;
    frames_.push_back(
        {receiver.metaObject()->className(), receiver.objectName(), event.type(), Clock::now(), level, fresh});
    if (fresh)
        start();
}

void Watchdog::end() {
    const auto frame = std::move(frames_.back());
    frames_.pop_back();
    turned_ = false;
    if (since_ && !innermost_ && Clock::now() - std::max(frame.began, since_->wall) >= limit_)
        innermost_ = text(frame);
    if (!frame.fresh)
        return;
    finish(frame);
    if (!frames_.empty())
        start(); // what handles that event may go on
}

void Watchdog::resume() {
    --paused_;
    if (since_)
        start();
}

milliseconds Watchdog::current() const {
    const auto since = running_.load();
    return since == 0 ? milliseconds()
                      : duration_cast<milliseconds>(Clock::now().time_since_epoch() - Clock::duration(since));
}

Watchdog::Times Watchdog::now() {
    return {Clock::now(), computedByThread(), waitedForProcessor()};
}

QString Watchdog::text(const Frame& frame) {
    const auto* type = QMetaEnum::fromType<QEvent::Type>().valueToKey(frame.type);
    auto line = QStringLiteral("%1 to %2")
                    .arg(type != nullptr ? QString::fromLatin1(type) : QString::number(frame.type),
                         QString::fromLatin1(frame.receiver));
    if (!frame.name.isEmpty())
        line += QStringLiteral(" \"%1\"").arg(frame.name);
    return line;
}

void Watchdog::start() {
    since_ = now();
    innermost_.reset();
    ran_.clear();
    running_ = since_->wall.time_since_epoch().count();
}

void Watchdog::finish(const Frame& frame) {
    if (!since_)
        return;
    const auto began = *std::exchange(since_, std::nullopt);
    running_ = 0;
    if (paused_ > 0 || Clock::now() - began.wall < limit_)
        return;
    const auto ended = now();
    Stall stall{text(frame),
                {},
                std::exchange(ran_, {}),
                duration_cast<milliseconds>(ended.wall - began.wall),
                duration_cast<milliseconds>(ended.waited - began.waited),
                duration_cast<milliseconds>(ended.computed - began.computed)};
    if (stall.own() < limit_)
        return;
    if (innermost_ && *innermost_ != stall.event)
        stall.outer = std::exchange(stall.event, *innermost_);
    Q_EMIT stalled(stall);
}

void Watchdog::turn(bool blocks) {
    if (frames_.empty())
        return;
    const bool inOwnLoop = QThread::currentThread()->loopLevel() > frames_.back().level;
    turned_ = !inOwnLoop;
    finish(frames_.back());
    if (!blocks)
        start();
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
    // Other threads deliver events, too.
    if (QThread::currentThread() != thread())
        return Application::notify(receiver, event);
    watchdog_.begin(*receiver, *event);
    const bool isAccepted = Application::notify(receiver, event);
    watchdog_.end();
    return isAccepted;
}

} // namespace navsmith::gui
