// Notices when other programs change the files of an open document.
#pragma once

#include "core/document/job_queue.h"
#include "core/document/workspace.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <filesystem>
#include <map>
#include <optional>
#include <vector>

namespace navsmith::document {

class FileWatch : public QObject {
    Q_OBJECT

public:
    /// Checks with quiet jobs of the queue, and not while it is busy: changes by this program do not count.
    FileWatch(Workspace& workspace, JobQueue& jobs, QObject* parent = nullptr);

    /// Files that differ from what the document read or saved, or are gone; without changes the user has accepted.
    [[nodiscard]] std::vector<std::filesystem::path> changed(const Document& document) const;
    /// Accepts these changes on behalf of the user. Later ones are reported again.
    void keep(Document& document);
    /// Starts a check. It reads a file only if its size or time differ, and reports it only if its content differs.
    void check();
    /// Checks after a short delay, when the changes have settled.
    void checkSoon() { timer_.start(); }

Q_SIGNALS:
    /// changed() has changed.
    void noticed(navsmith::document::Document* document);

private:
    using State = std::optional<files::FileStamp>; ///< none: the file is gone
    struct ChangedFile {
        std::filesystem::path path;
        State state;

        bool operator==(const ChangedFile&) const = default;
    };
    using States = std::map<std::filesystem::path, State>;
    struct Watched {
        std::vector<ChangedFile> changed;
        States accepted; ///< changes that the user has accepted
    };
    using ChangesByDocument = std::map<Document*, std::vector<ChangedFile>>;

    void follow(Document* document);
    void watchFiles();
    /// Runs on a thread.
    static std::vector<ChangedFile> changes(const std::vector<opening::DocumentFile>& files, const States& accepted);
    void applyChanges(const ChangesByDocument& changes);

    Workspace& workspace_;
    JobQueue& jobs_;
    std::map<const Document*, Watched> watched_;
    bool checking_ = false; ///< a check runs
    bool outdated_ = false; ///< the running check does not count
    QFileSystemWatcher watcher_;
    QTimer timer_;
};

} // namespace navsmith::document
