// Uses the editor's window by chance: as people do, but without sense.
#pragma once

#include "app/gui/main_window.h"
#include "app/gui/watchdog.h"
#include "tests/monkey/chance.h"
#include "tests/monkey/document_checks.h"
#include "tests/monkey/hands.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <chrono>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

class QAction;
class QDialog;
class QFileDialog;
class QMenu;

namespace navsmith::monkey {

struct MonkeySettings {
    std::size_t events = 1000;
    std::uint64_t seed = 1;
    std::chrono::milliseconds time{}; ///< at most; 0: without end
    bool keepGoing = false;           ///< after a failure
    std::size_t memory = 4096;        ///< MiB that the process may have
    double slowness = 1;              ///< factor of all limits of time
};

class Monkey : public QObject {
    Q_OBJECT

public:
    /// `paths`: files and folders to work on. `folder`: for what it saves.
    Monkey(gui::MainWindow& window, gui::Watchdog& watchdog, MonkeySettings settings, QStringList paths,
           QString folder);

    void start();
    [[nodiscard]] bool hasFailed() const { return failures_ > 0; }
    void report() const;

Q_SIGNALS:
    void finished();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Phase : std::uint8_t {
        Acting,
        Closing, ///< what is modal or pops up, before the checks
        Waiting, ///< for jobs, before the checks
        Leaving, ///< the program
    };
    struct Drag {
        Spot spot;
        QPoint to;
        Qt::MouseButton button = Qt::LeftButton;
        Qt::KeyboardModifiers modifiers;
        int moves = 0; ///< that are left
    };

    // One step at a time. Each may run an event loop, in which the next ones are taken.
    void step();
    void stepSoon() const;
    void act();
    void closeOne();
    void loopStays();
    void wait();
    void check();
    void leave();
    void enter(Phase phase);
    [[nodiscard]] bool isAtTop() const;
    [[nodiscard]] bool isIdle() const;
    void openDocuments();
    void fail(const QString& what);
    void note(const QString& what);
    void follow(document::Document* document);

    // What it does; each returns false if that is not possible now.
    bool actInPopup(QWidget& popup);
    bool actInMenu(QMenu& menu);
    bool actInDialog(QWidget& dialog);
    bool answerFileDialog(QFileDialog& dialog);
    bool actInWindow();
    bool runCommand();
    bool prepareCommand();
    bool closesTooMuch(const QString& id);
    bool pressShortcut();
    bool pressAnyKey();
    bool typeText();
    bool openMenu();
    bool clickElement();
    bool clickView(Qt::MouseButton button);
    bool dragInView();
    bool turnWheelAnywhere();
    bool switchDocument();
    bool selectElements();
    bool adjustLast();
    bool repeatLast();
    bool useWidget(QWidget& top);
    bool dragWidget(QWidget& top);
    bool pressButton(QDialog& dialog, bool accept);

    [[nodiscard]] std::vector<QWidget*> usable(QWidget& top) const;
    [[nodiscard]] std::vector<QWidget*> windows() const;
    [[nodiscard]] Qt::KeyboardModifiers anyModifiers();
    [[nodiscard]] QPoint anyPoint(const QSize& size);
    [[nodiscard]] QString anyText();
    [[nodiscard]] QAction* usableAction(const gui::CommandSet::Entry& entry) const;
    void moveOn();
    void typeWhileDragging();

    gui::MainWindow& window_;
    gui::Watchdog& watchdog_;
    MonkeySettings settings_;
    Chance chance_;
    QStringList paths_;
    QString folder_;
    DocumentChecks checks_;
    Phase phase_ = Phase::Acting;
    QElapsedTimer time_;
    QElapsedTimer phaseTime_;
    QElapsedTimer opened_;
    int topLevel_ = 0; ///< of event loops
    int acting_ = -1;  ///< the level of the innermost step that is being taken
    int depth_ = 0;    ///< of steps
    bool cancelled_ = false;
    bool ended_ = false;
    std::size_t events_ = 0;
    std::size_t failures_ = 0;
    std::size_t checksDone_ = 0;
    std::size_t memory_ = 0; ///< MiB, the most
    std::optional<Drag> drag_;
    QPointer<QWidget> modal_;
    int inModal_ = 0; ///< events, or attempts to close it
    std::set<QString> reached_;
    std::set<QString> dialogs_;
    std::vector<gui::Stall> slowest_;
    int saved_ = 0; ///< names given in file dialogs
};

} // namespace navsmith::monkey
