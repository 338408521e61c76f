// Regularly copies unsaved edits to a folder beside the journals, so that users can return to an older state.
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

/// The editor fills them from its preferences (app/gui/crash_safety.cpp).
struct AutosaveSettings {
    std::filesystem::path folder;          ///< holds one folder per document, with dated sets in it
    std::size_t keep = 0;                  ///< sets per document
    std::chrono::milliseconds interval{0}; ///< 0: never
    files::Disk disk = {};                 ///< used on a worker thread
};

class Autosaver : public QObject {
    Q_OBJECT

public:
    Autosaver(Workspace& workspace, AutosaveSettings settings, QObject* parent = nullptr);

    /// Restarts the timer if the interval changes.
    void setSettings(AutosaveSettings settings);

    /// Called by the timer. For each document edited since it was opened, saved or autosaved, writes the files that
    /// saving would write.
    void saveNow();
    [[nodiscard]] bool isWriting() const { return task_.isRunning(); }
    /// The folder with the copies of a document.
    [[nodiscard]] std::filesystem::path folderOf(const Document& document) const;

Q_SIGNALS:
    void statusMessage(const QString& message);

private:
    struct Job {
        std::filesystem::path folder;
        std::vector<files::NamedBytes> files;
    };

    Workspace& workspace_;
    AutosaveSettings settings_;
    std::map<const Document*, quint64> lastStates_;
    QTimer timer_;
    BackgroundTask task_; ///< last member: its destructor waits for the thread
};

} // namespace navsmith::document
