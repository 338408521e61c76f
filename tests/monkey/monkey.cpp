#include "tests/monkey/monkey.h"

#include "app/gui/view/view_states.h"
#include "tests/monkey/event_list.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QThread>
#include <QTimer>

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace navsmith::monkey {

namespace {

constexpr std::size_t kEventsBetweenChecks = 100;
constexpr int kLongHistory = 250;
constexpr std::size_t kMostSlow = 20;
constexpr int kAttempts = 12;                    ///< to close a dialog
constexpr int kPatience = 20'000;                ///< ms, for jobs until they are cancelled
constexpr int kCancelling = 60'000;              ///< ms, until cancelled ones have ended
constexpr int kReopening = 10'000;               ///< ms, until closed documents are opened again
constexpr std::chrono::milliseconds kSlow{2000}; ///< of computing in one event
/// In all: it may wait for threads of ours, such as those that draw, which wait for a processor themselves.
constexpr std::chrono::milliseconds kVerySlow{10'000};

/// MiB; 0 where unknown.
std::size_t residentMemory() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const auto fields = file.readAll().split(' ');
    constexpr std::size_t kPage = 4096;
    return fields.size() < 2 ? 0 : fields[1].toULongLong() * kPage >> 20U;
}

} // namespace

Monkey::Monkey(gui::MainWindow& window, gui::Watchdog& watchdog, MonkeySettings settings, QStringList paths,
               QString folder)
    : window_(window), watchdog_(watchdog), settings_(settings), chance_(settings.seed), paths_(std::move(paths)),
      folder_(std::move(folder)) {
    QApplication::instance()->installEventFilter(this);
    connect(&watchdog_, &gui::Watchdog::stalled, this, [this](const gui::Stall& stall) {
        slowest_.push_back(stall);
        std::ranges::sort(slowest_, std::greater(), &gui::Stall::own);
        if (slowest_.size() > kMostSlow)
            slowest_.pop_back();
        const auto isLonger = [this](std::chrono::milliseconds time, std::chrono::milliseconds limit) {
            return static_cast<double>(time.count()) > settings_.slowness * static_cast<double>(limit.count());
        };
        if (isLonger(stall.computed, kSlow) || isLonger(stall.own(), kVerySlow))
            fail(stall.text());
    });
    connect(&window_.commands(), &gui::CommandSet::running, this, [this](const QString& id) { reached_.insert(id); });
    for (const auto& entry : window_.commands().entries()) {
        for (const auto& action : entry.actions) { // those of docks, which are adopted
            if (action != nullptr)
                connect(action, &QAction::triggered, this, [this, id = entry.id] { reached_.insert(id); });
        }
    }
    auto& workspace = window_.workspace();
    for (std::size_t i = 0; i < workspace.count(); ++i)
        checks_.remember(workspace.at(i));
    connect(&workspace, &document::Workspace::added, this, [this](document::Document* document) {
        watchdog_.pause();
        checks_.remember(*document);
        watchdog_.resume();
    });
    connect(&workspace, &document::Workspace::closing, this,
            [this](document::Document* document) { checks_.forget(*document); });
}

void Monkey::start() {
    topLevel_ = QThread::currentThread()->loopLevel();
    time_.start();
    openDocuments();
    enter(Phase::Waiting);
    stepSoon();
}

bool Monkey::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show) {
        if (const auto* dialog = qobject_cast<QDialog*>(watched))
            dialogs_.insert(dialog->objectName().isEmpty() ? QString::fromLatin1(dialog->metaObject()->className())
                                                           : dialog->objectName());
    }
    if (event->type() == QEvent::Close && watched == &window_ && phase_ != Phase::Leaving) {
        event->ignore();
        return true;
    }
    return false;
}

// Steps --------------------------------------------------------------------------------------------------------------

void Monkey::stepSoon() const {
    QTimer::singleShot(1, this, &Monkey::step); // not 0: such would keep other events waiting
}

void Monkey::step() {
    if (ended_)
        return;
    stepSoon();
    const int level = QThread::currentThread()->loopLevel();
    if (level <= acting_)
        return; // what is being done has made Qt process events
    const int outer = std::exchange(acting_, level);
    ++depth_;
    switch (phase_) {
    case Phase::Acting:
        act();
        break;
    case Phase::Closing:
        closeOne();
        break;
    case Phase::Waiting:
        wait();
        break;
    case Phase::Leaving:
        leave();
        break;
    }
    --depth_;
    acting_ = outer;
}

bool Monkey::isAtTop() const {
    return depth_ == 1 && QThread::currentThread()->loopLevel() == topLevel_;
}

bool Monkey::isIdle() const {
    auto& workspace = window_.workspace();
    for (std::size_t i = 0; i < workspace.count(); ++i) {
        if (!window_.views().of(workspace.at(i)).issues().isIdle())
            return false;
    }
    return !window_.jobs().isBusy();
}

void Monkey::enter(Phase phase) {
    phase_ = phase;
    phaseTime_.start();
    cancelled_ = false;
    inModal_ = 0;
}

void Monkey::note(const QString& what) {
    addEvent(fmt::format("{} {}", events_, what.toStdString()));
}

void Monkey::fail(const QString& what) {
    ++failures_;
    note(QStringLiteral("FAILED"));
    fmt::print(stderr, "FAILED after {} events: {}\n", events_, what.toStdString());
    printLastEvents();
    std::fflush(stderr);
    if (!settings_.keepGoing)
        settings_.events = events_;
}

void Monkey::openDocuments() {
    note(QStringLiteral("open all"));
    opened_.start();
    window_.open(paths_);
}

void Monkey::act() {
    const bool isOver =
        events_ >= settings_.events || (settings_.time.count() > 0 && time_.elapsed() >= settings_.time.count());
    if (isOver ||
        (events_ > 0 && events_ % kEventsBetweenChecks == 0 && checksDone_ < events_ / kEventsBetweenChecks)) {
        enter(Phase::Closing);
        return;
    }
    for (int attempt = 0; attempt < 20; ++attempt) {
        bool isDone = false;
        if (drag_) {
            moveOn();
            isDone = true;
        } else if (auto* popup = QApplication::activePopupWidget()) {
            isDone = actInPopup(*popup);
        } else if (auto* modal = QApplication::activeModalWidget()) {
            isDone = actInDialog(*modal);
        } else {
            isDone = actInWindow();
        }
        if (isDone)
            break;
    }
}

void Monkey::closeOne() {
    if (drag_) {
        drag_->moves = 0;
        moveOn();
        return;
    }
    auto* popup = QApplication::activePopupWidget();
    QWidget* open = popup != nullptr ? popup : QApplication::activeModalWidget();
    if (open == nullptr) {
        for (auto* top : windows()) {
            if (qobject_cast<QDialog*>(top) != nullptr)
                open = top;
        }
    }
    if (open == nullptr) {
        if (isAtTop())
            enter(Phase::Waiting);
        else if (phaseTime_.hasExpired(static_cast<qint64>(kPatience * settings_.slowness)))
            loopStays();
        return;
    }
    if (modal_ != open) {
        modal_ = open;
        inModal_ = 0;
    }
    note(QStringLiteral("close %1").arg(nameOf(*open)));
    auto* dialog = qobject_cast<QDialog*>(open);
    if (++inModal_ > kAttempts) {
        fail(QStringLiteral("%1 does not close").arg(nameOf(*open)));
        inModal_ = 0;
        if (dialog != nullptr)
            dialog->done(QDialog::Rejected);
        else
            open->hide();
    } else if (popup == nullptr && inModal_ % 3 == 0 && dialog != nullptr) {
        dialog->reject();
    } else if (inModal_ % 5 == 0) {
        open->close();
    } else {
        if (popup == nullptr)
            open->activateWindow();
        key(Qt::Key_Escape, {});
    }
}

void Monkey::loopStays() {
    fail(QStringLiteral("an event loop does not end"));
    phaseTime_.start();
}

void Monkey::wait() {
    if (QApplication::activePopupWidget() != nullptr || QApplication::activeModalWidget() != nullptr) {
        enter(Phase::Closing);
        return;
    }
    if (isIdle()) {
        check();
        return;
    }
    const auto limit = [&](int milliseconds) { return static_cast<qint64>(milliseconds * settings_.slowness); };
    if (!cancelled_ && phaseTime_.hasExpired(limit(kPatience))) {
        note(QStringLiteral("cancel all jobs"));
        window_.jobs().cancelAll();
        cancelled_ = true;
    }
    if (phaseTime_.hasExpired(limit(kPatience + kCancelling))) {
        QStringList titles;
        for (const auto& job : window_.jobs().jobs())
            titles << job.title;
        fail(QStringLiteral("jobs do not end: ") + titles.join(QStringLiteral(", ")));
        phaseTime_.start();
    }
}

void Monkey::check() {
    checksDone_ = events_ / kEventsBetweenChecks;
    auto& workspace = window_.workspace();
    watchdog_.pause();
    std::vector<document::Document*> tooLong;
    for (std::size_t i = 0; i < workspace.count(); ++i) {
        auto& document = workspace.at(i);
        const auto wrong = checks_.check(document, window_.views().of(document).issues());
        if (!wrong.isEmpty()) {
            fail(document.title() + QStringLiteral(": ") + wrong.join('\n'));
            checks_.remember(document);
        }
        if (document.undoStack().count() > kLongHistory)
            tooLong.push_back(&document);
    }
    watchdog_.resume();
    const auto memory = residentMemory();
    memory_ = std::max(memory_, memory);
    if (memory > settings_.memory)
        fail(QStringLiteral("%1 MiB of memory").arg(memory));
    fmt::print("{:6} events, {:5} s, {:5} MiB, {} documents, {} commands, {} failures\n", events_,
               time_.elapsed() / 1000, memory, workspace.count(), reached_.size(), failures_);
    std::fflush(stdout);
    if (events_ >= settings_.events || (settings_.time.count() > 0 && time_.elapsed() >= settings_.time.count())) {
        enter(Phase::Leaving);
        window_.close();
        return;
    }
    enter(Phase::Acting);
    const bool areManyClosed = workspace.count() * 3 <= static_cast<std::size_t>(paths_.size()) * 2;
    if (workspace.count() == 0 || (areManyClosed && opened_.hasExpired(kReopening)))
        openDocuments();
    // A long history would take all the time; it begins again.
    for (auto* document : tooLong)
        window_.files().close(*document);
}

void Monkey::leave() {
    if (!window_.isVisible()) {
        ended_ = true;
        Q_EMIT finished();
        return;
    }
    if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
        if (auto* discard = box->button(QMessageBox::Discard))
            discard->click();
        else
            box->reject();
    }
    if (phaseTime_.hasExpired(static_cast<qint64>(kPatience * settings_.slowness))) {
        fail(QStringLiteral("the window does not close"));
        ended_ = true;
        Q_EMIT finished();
    }
}

void Monkey::report() const {
    const auto& entries = window_.commands().entries();
    QStringList missing;
    std::size_t count = 0;
    for (const auto& entry : entries) {
        if (reached_.contains(entry.id))
            ++count;
        else
            missing << entry.id;
    }
    fmt::print("{} events in {} s, seed {}; {} checks of documents, {} steps undone and redone, {} histories cut\n",
               events_, time_.elapsed() / 1000, settings_.seed, checks_.documents, checks_.steps, checks_.cut);
    fmt::print("{} MiB of memory at most\n", memory_);
    fmt::print("{} of {} commands reached; not: {}\n", count, entries.size(),
               missing.join(QStringLiteral(", ")).toStdString());
    QStringList dialogs(dialogs_.begin(), dialogs_.end());
    fmt::print("{} dialogs: {}\n", dialogs.size(), dialogs.join(QStringLiteral(", ")).toStdString());
    fmt::print("Slowest events:\n");
    for (const auto& stall : slowest_)
        fmt::print("  {}\n", stall.text().toStdString());
    fmt::print("{} failures\n", failures_);
}

} // namespace navsmith::monkey
