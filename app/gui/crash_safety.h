// Protects the work in one window from crashes: journals and their recovery, autosaved copies, detection of files that
// other programs change, and the last session. Without it a window works but nothing is protected.
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
    std::filesystem::path folder; ///< folder of this program: journals in recovery/, copies in autosave/, crashes/
    std::string version;
};

/// Follows the preferences for history, autosave and session (preferences/settings.h).
class CrashSafety : public QObject {
    Q_OBJECT

public:
    CrashSafety(MainWindow& window, const CrashSafetySettings& settings);
    ~CrashSafety() override;

    /// Where reports of crashes are, in the folder of this program.
    static std::filesystem::path crashFolder(const std::filesystem::path& folder) { return folder / "crashes"; }

    /// Call once at startup. Offers to recover what a crash left behind, and shows its report, then opens `paths`; if
    /// there are none, restores the last session; without a session opens `otherwise`, unless a document is already
    /// open.
    void start(const QStringList& paths, const QStringList& otherwise);

    [[nodiscard]] document::Journals& journals() { return journals_; }
    [[nodiscard]] document::Autosaver& autosaver() { return autosaver_; }
    [[nodiscard]] document::FileWatch& fileWatch() { return watch_; }
    [[nodiscard]] LastSession& session() { return *session_; }
    static Topic<CrashSafety> commands();

private:
    void showCrashReports();
    void offerRecovery(std::function<void()> then);
    void showRecovery(std::vector<recovery::Abandoned> abandoned, std::function<void()> then);

    MainWindow& window_;
    std::filesystem::path crashFolder_;
    document::Journals journals_;
    document::Autosaver autosaver_;
    document::FileWatch watch_;
    LastSession* session_;
    QPointer<QWidget> bar_; ///< shown in the window, deleted with this object
};

} // namespace navsmith::gui
