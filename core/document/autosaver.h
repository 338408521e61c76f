// Copies of what has been edited and not saved, made now and then beside the journals: an older state to go back to.
#pragma once

#include "core/document/background_task.h"
#include "core/document/workspace.h"
#include "core/files/own_folder.h"

#include <QObject>
#include <QTimer>

#include <filesystem>
#include <map>
#include <vector>

namespace navsmith::document {

struct AutosaveSettings {
    std::filesystem::path folder;                ///< holds one folder for each document, and in it dated sets
    std::size_t keep = 10;                       ///< sets for each document
    std::chrono::milliseconds interval{300'000}; ///< 0: never
    files::FileOps* ops = nullptr;               ///< the operating system's own when null; used on a thread
};

class Autosaver : public QObject {
    Q_OBJECT

public:
    Autosaver(Workspace& workspace, AutosaveSettings settings, QObject* parent = nullptr);

    /// A new interval begins, if it is of another length.
    void setSettings(AutosaveSettings settings);

    /// What the timer does: writes the files that saving would write, for each document that has been edited since it
    /// was opened, saved or written here last.
    void saveNow();
    [[nodiscard]] bool isWriting() const { return task_.isRunning(); }
    /// Where the copies of a document are.
    [[nodiscard]] std::filesystem::path folderOf(const Document& document) const;

Q_SIGNALS:
    void told(const QString& message);

private:
    struct Job {
        std::filesystem::path folder;
        std::vector<files::NamedBytes> files;
    };

    Workspace& workspace_;
    AutosaveSettings settings_;
    std::map<const Document*, quint64> lastStates_;
    QTimer timer_;
    BackgroundTask task_; ///< last: it is waited for before the rest goes
};

} // namespace navsmith::document
