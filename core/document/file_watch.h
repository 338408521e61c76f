// Notices when other programs change the files of an open document.
#pragma once

#include "core/document/workspace.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace navsmith::files {
class BatchReader;
} // namespace navsmith::files

namespace navsmith::document {

class FileWatch : public QObject {
    Q_OBJECT

public:
    /// `busy` returns true while this program saves, since its own changes do not count.
    FileWatch(Workspace& workspace, std::function<bool()> busy, QObject* parent = nullptr);

    /// Files that differ from what the document read or saved, or are gone; without changes the user has accepted.
    [[nodiscard]] const std::vector<std::filesystem::path>& changed(const Document& document) const;
    /// Accepts the current changes on behalf of the user. Later ones are reported again.
    void keep(const Document& document);
    /// Checks now. Reads a file only if its size or time differ, and reports it only if its content differs.
    void check();
    /// Checks after a short delay, when the changes have settled.
    void checkSoon() { timer_.start(); }

Q_SIGNALS:
    /// changed() has changed.
    void noticed(navsmith::document::Document* document);

private:
    struct Watched {
        std::vector<std::filesystem::path> changed;
        /// Changes that the user has accepted; no stamp: the file is gone.
        std::map<std::filesystem::path, std::optional<files::FileStamp>> kept;
    };

    void follow(Document* document);
    void watchFiles();
    [[nodiscard]] static bool isNews(files::BatchReader& reader, const opening::DocumentFile& file,
                                     const Watched& watched);

    Workspace& workspace_;
    std::function<bool()> busy_;
    std::map<const Document*, Watched> watched_;
    QFileSystemWatcher watcher_;
    QTimer timer_;
};

} // namespace navsmith::document
