// What keeps work safe from a crash, put together for one window: journals and their recovery, autosaved copies, files
// that other programs change, the last session. A window works without it, and keeps nothing.
#pragma once

#include "app/gui/commands/command.h"
#include "core/document/autosaver.h"
#include "core/document/file_watch.h"
#include "core/document/journals.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace navsmith::gui {

class MainWindow;
class LastSession;

struct CrashSafetySettings {
    std::filesystem::path folder; ///< this program's own: journals in recovery/, copies in autosave/
    std::string version;
};

/// Goes by the preferences for history, autosave and session (preferences/settings.h).
class CrashSafety : public QObject {
    Q_OBJECT

public:
    CrashSafety(MainWindow& window, const CrashSafetySettings& settings);
    ~CrashSafety() override;

    /// How the program begins: offers what a crash has left; then opens the paths, or without any the last session, or
    /// without one `otherwise` unless something is open already.
    void start(const QStringList& paths, const QStringList& otherwise);

    [[nodiscard]] document::Journals& journals() { return journals_; }
    [[nodiscard]] document::Autosaver& autosaver() { return autosaver_; }
    [[nodiscard]] document::FileWatch& fileWatch() { return watch_; }
    [[nodiscard]] LastSession& session() { return *session_; }
    static Topic<CrashSafety> commands();

private:
    void offerRecovery(std::function<void()> then);
    void showRecovery(std::vector<recovery::Abandoned> abandoned, std::function<void()> then);

    MainWindow& window_;
    document::Journals journals_;
    document::Autosaver autosaver_;
    document::FileWatch watch_;
    LastSession* session_;
    QPointer<QWidget> bar_; ///< the window's, but of no use without this
};

} // namespace navsmith::gui
