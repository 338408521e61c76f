// Notices when somebody else changes the files of an open document.
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
    /// `busy` tells that this program is saving: what it writes itself is not news.
    FileWatch(Workspace& workspace, std::function<bool()> busy, QObject* parent = nullptr);

    /// Files that are not what the document was opened from or saved as, or are gone; what was kept is left out.
    [[nodiscard]] const std::vector<std::filesystem::path>& changed(const Document& document) const;
    /// The document stands: no more of these changes. Further ones are told of.
    void keep(const Document& document);
    /// Looks now. Content is read only where size or time are others, and nothing is told before it is another.
    void check();
    /// Looks soon, when what is going on has come to rest.
    void checkSoon() { timer_.start(); }

Q_SIGNALS:
    /// changed() is another list than before.
    void noticed(navsmith::document::Document* document);

private:
    struct Watched {
        std::vector<std::filesystem::path> changed;
        /// What the user has decided to live with; no stamp: that it is gone.
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
